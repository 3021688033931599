//! Events of every kind and form.

use crate::{
    games::aqua_sphere::{Card, Cause, Event, Expansion, Pool, Prize, Sector, Source, Space, Symbol},
    rules::Seat,
};

const A: Seat = Seat::wrapping(0);
const B: Seat = Seat::wrapping(1);
/// A colour that nobody plays in a game of two.
const N: Seat = Seat::wrapping(2);
const CARD: Card = Card::Octopods(Prize::Points);
const SECTOR: Sector = Sector::C;

/// One event of each kind, and of each of its forms.
pub(super) fn events() -> Vec<Event> {
    [turns(), headquarters(), station(), goods(), points()].concat()
}

fn turns() -> Vec<Event> {
    let goods = Pool {
        time: 3,
        crystals: 1,
        octopods: 2,
    };
    let refilled = |goods, card, expansion| Event::Refilled {
        sector: SECTOR,
        goods,
        card,
        expansion,
    };
    vec![
        Event::TurnStarted { seat: A },
        Event::TurnEnded { seat: A },
        Event::Passed { seat: A, place: 2 },
        Event::PreparationDone { seat: A },
        Event::Committed { round: 2 },
        refilled(goods, Some(CARD), Some(Expansion(1))),
        refilled(Pool::default(), None, None),
        Event::SubmarineDrifted {
            sector: SECTOR,
            owner: N,
        },
        Event::TilesLaid { program: 1, next: None },
        Event::TurnOrderSet { order: vec![B, A] },
        Event::RoundStarted { round: 2 },
        Event::GameOver {
            ranking: vec![(B, 1), (A, 2)],
        },
    ]
}

fn headquarters() -> Vec<Event> {
    let (seat, symbol, space) = (A, Symbol::Red, Space::B2);
    let returned = |why| Event::BotReturned { seat, symbol, why };
    let moved = |sideways| Event::EngineerMoved { seat, space, sideways };
    vec![
        moved(false),
        moved(true),
        Event::BotProgrammed { seat, symbol },
        returned(Cause::Return),
        returned(Cause::Third),
        returned(Cause::Line),
    ]
}

fn station() -> Vec<Event> {
    let (seat, sector, symbol) = (A, SECTOR, Symbol::Red);
    let scientist = |way, cost| Event::ScientistMoved { seat, way, cost };
    let displaced = |owner| Event::BotDisplaced { sector, owner };
    vec![
        scientist(vec![Sector::B, Sector::C], 3),
        scientist(Vec::new(), 0),
        Event::BotDeployed { seat, sector, symbol },
        displaced(B),
        displaced(N),
        Event::StationOverloaded {
            sector,
            back: vec![(A, 1), (B, 2)],
        },
        Event::ActionWithoutEffect { seat, symbol },
        Event::ActionSkipped { seat, symbol },
        Event::ExpansionTaken {
            seat,
            expansion: Expansion(0),
        },
        Event::LetterBotPlaced { seat, sector },
        Event::LetterDeclined { seat, sector },
        Event::OctopodsCaught { seat, sector, count: 2 },
        Event::SubmarinePlaced { seat, sector, slot: 1 },
        Event::CardTaken { seat, card: CARD },
    ]
}

fn goods() -> Vec<Event> {
    let (seat, amount) = (A, 2);
    let gained = |why| Event::TimeGained { seat, amount, why };
    let paid = |why| Event::TimePaid { seat, amount, why };
    vec![
        gained(Cause::Return),
        gained(Cause::Action(Symbol::Yellow)),
        gained(Cause::Card(CARD)),
        gained(Cause::Submarines),
        paid(Cause::FreeProgram),
        paid(Cause::Way),
        paid(Cause::Slot),
        Event::CrystalsGained {
            seat,
            amount,
            why: Cause::Action(Symbol::Black),
        },
        Event::CrystalPaid { seat },
    ]
}

fn points() -> Vec<Event> {
    let (seat, card, points) = (A, CARD, 3);
    let gained = |source| Event::PointsGained {
        seat,
        source,
        points: 3,
    };
    vec![
        gained(Source::Caught),
        gained(Source::Submarine),
        gained(Source::Research),
        gained(Source::Reward),
        Event::CardRewarded { seat, card, points },
        Event::CardDeclined { seat, card },
        Event::LineCrossed { seat, space: 20 },
        Event::StoppedAtLine {
            seat,
            space: 20,
            lost: 1,
        },
        Event::RoundScored {
            seat,
            majority: 6,
            bots: 5,
            crystals: 3,
            octopods: -4,
        },
        Event::PointsLost { seat, points: 5 },
        Event::FinalScored {
            seat,
            letters: 10,
            time: 3,
            submarines: 5,
            lab: 0,
        },
    ]
}
