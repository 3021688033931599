//! Events of every kind and form.

use crate::{
    games::alien_frontiers::{
        Amount, Cause, Ending, Event, Facility, Field, Goods, HubStep, Place, RelicLoss, Ship, Tech, Territory,
    },
    rules::Seat,
};

const A: Seat = Seat::wrapping(0);
const B: Seat = Seat::wrapping(1);
const SHIP: Ship = Ship::Coloured(B, 1);
const CARD: Tech = Tech::DataCrystal;
const MINE: Facility = Facility::LunarMine;
const LEM: Territory = Territory::LemBadlands;
const POHL: Territory = Territory::PohlFoothills;

/// One event of each kind, and of each of its forms.
pub(super) fn events() -> Vec<Event> {
    [turns(), goods(), cards(), ships(), planet()].concat()
}

fn turns() -> Vec<Event> {
    let end = |why| Event::EndReached { why };
    let ranking = vec![(B, 1), (A, 2)];
    vec![
        Event::GameStarted { first: A },
        Event::TurnStarted { seat: A, turn: 3 },
        Event::TurnEnded { seat: A },
        Event::ScoreChanged {
            seat: A,
            from: 0,
            to: 1,
        },
        end(Ending::Colonies),
        end(Ending::VpTarget),
        end(Ending::NoColonies),
        end(Ending::Rounds),
        Event::GameOver { ranking },
    ]
}

fn goods() -> Vec<Event> {
    let gain = Amount::new(1, 2);
    let gained = |why| Event::Gained { seat: A, gain, why };
    let why = Cause::Launch;
    vec![
        gained(Cause::At(MINE)),
        gained(Cause::Power(CARD)),
        gained(Cause::Launch),
        gained(Cause::Relic),
        Event::Paid {
            seat: A,
            price: gain,
            why,
        },
        Event::Traded { seat: A, fuel: 2 },
        Event::CachePaid { odd: 2, even: 1, gain },
        Event::CacheLost,
        Event::Looted {
            by: A,
            from: B,
            goods: Goods::Fuel,
        },
        Event::RaidDeclined { seat: A },
        Event::Returned {
            seat: A,
            fuel: 0,
            ore: 1,
        },
    ]
}

fn cards() -> Vec<Event> {
    let (seat, card) = (A, CARD);
    let stolen = |discarded| Event::CardStolen {
        by: A,
        from: B,
        card,
        discarded,
    };
    vec![
        Event::CardDealt { seat, card },
        Event::DisplayDealt { slot: 0, card },
        Event::Cycled {
            cards: vec![CARD, Tech::AlienCity],
        },
        Event::Reshuffled { count: 1 },
        Event::Claimed { seat, card },
        Event::PowerUsed { seat, card },
        Event::CardDiscarded { seat, card },
        Event::CardRecovered { seat, card },
        stolen(false),
        stolen(true),
    ]
}

fn ships() -> Vec<Event> {
    let (ship, facility, from) = (SHIP, MINE, MINE);
    let docked = Place::Docked {
        facility,
        port: 0,
        value: 3,
    };
    let home = |why| Event::RelicReturned { from: docked, why };
    let shot = |ship, to| Event::ShipShot { ship, from, to, by: A };
    let (pair, values) = (vec![SHIP, Ship::Relic], vec![4, 4]);
    vec![
        Event::ShipSpent { ship },
        home(RelicLoss::Terraformed),
        home(RelicLoss::Control),
        home(RelicLoss::Isolation),
        home(RelicLoss::Plasma),
        Event::Gathered {
            seat: A,
            ships: pair.clone(),
        },
        Event::Rolled {
            dice: vec![(SHIP, 3), (Ship::Relic, 4)],
        },
        Event::Docked {
            facility,
            port: 0,
            ships: pair.clone(),
            values,
        },
        Event::Bumped { ships: pair.clone() },
        Event::ShipBuilt { ship },
        Event::RelicBought { seat: A },
        Event::DieChanged {
            ship,
            from: 3,
            to: 4,
            why: CARD,
        },
        Event::Rerolled { dice: vec![(SHIP, 5)] },
        Event::Recalled { ship, from },
        shot(SHIP, Place::Bay),
        shot(SHIP, Place::Stock),
        shot(Ship::Relic, Place::Stock),
        Event::Parked { ships: pair },
    ]
}

fn planet() -> Vec<Event> {
    let (seat, territory, field) = (A, LEM, Field::Repulsor);
    let control = |from, to| Event::ControlChanged { territory, from, to };
    let hub = |from, why| Event::HubAdvanced {
        seat,
        from,
        to: from + 1,
        why,
    };
    let placed = |from| Event::FieldPlaced { field, from, to: LEM };
    vec![
        hub(0, HubStep::Ship),
        hub(3, HubStep::Ship),
        hub(3, HubStep::Asimov),
        hub(0, HubStep::Excess),
        Event::HubExcessLost { seat },
        Event::Launched { seat },
        Event::ColonyPlaced {
            seat,
            territory,
            hub: true,
        },
        Event::ColonyMoved {
            seat: B,
            from: LEM,
            to: POHL,
        },
        Event::ColoniesSwapped {
            first: (A, LEM),
            second: (B, POHL),
        },
        control(None, Some(A)),
        control(Some(B), Some(A)),
        control(Some(B), None),
        Event::BonusBorrowed { seat, territory },
        placed(None),
        placed(Some(POHL)),
        Event::FieldRemoved { field, from: LEM },
    ]
}
