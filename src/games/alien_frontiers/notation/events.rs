//! Events as words: the name, then the fields in their order.

use super::super::{Amount, Event, Ship, Tech};
use super::labels::{ENDINGS, cause, loss, place, step};
use super::words::{card, facility, field, goods, list, seat, ship, ships, territory, word};
use crate::rules::Seat;

pub(super) fn event(event: &Event) -> String {
    let details = details(event);
    let name = name(event);
    if details.is_empty() {
        name.to_owned()
    } else {
        format!("{name} {details}")
    }
}

const fn name(event: &Event) -> &'static str {
    match event {
        Event::GameStarted { .. } => "game-started",
        Event::CardDealt { .. } => "card-dealt",
        Event::DisplayDealt { .. } => "display-dealt",
        Event::TurnStarted { .. } => "turn-started",
        Event::ShipSpent { .. } => "ship-spent",
        Event::RelicReturned { .. } => "relic-returned",
        Event::Gathered { .. } => "gathered",
        Event::Rolled { .. } => "rolled",
        Event::CachePaid { .. } => "cache-paid",
        Event::CacheLost => "cache-lost",
        Event::Docked { .. } => "docked",
        Event::Bumped { .. } => "bumped",
        Event::Gained { .. } => "gained",
        Event::Paid { .. } => "paid",
        Event::Traded { .. } => "traded",
        Event::ShipBuilt { .. } => "ship-built",
        Event::RelicBought { .. } => "relic-bought",
        Event::HubAdvanced { .. } => "hub-advanced",
        Event::HubExcessLost { .. } => "hub-excess-lost",
        Event::Launched { .. } => "launched",
        Event::ColonyPlaced { .. } => "colony-placed",
        Event::ColonyMoved { .. } => "colony-moved",
        Event::ColoniesSwapped { .. } => "colonies-swapped",
        Event::ControlChanged { .. } => "control-changed",
        Event::Looted { .. } => "looted",
        Event::CardStolen { .. } => "card-stolen",
        Event::RaidDeclined { .. } => "raid-declined",
        Event::Cycled { .. } => "cycled",
        Event::Reshuffled { .. } => "reshuffled",
        Event::Claimed { .. } => "claimed",
        Event::PowerUsed { .. } => "power-used",
        Event::DieChanged { .. } => "die-changed",
        Event::Rerolled { .. } => "rerolled",
        Event::Recalled { .. } => "recalled",
        Event::ShipShot { .. } => "ship-shot",
        Event::BonusBorrowed { .. } => "bonus-borrowed",
        Event::CardDiscarded { .. } => "card-discarded",
        Event::FieldPlaced { .. } => "field-placed",
        Event::FieldRemoved { .. } => "field-removed",
        Event::CardRecovered { .. } => "card-recovered",
        Event::Parked { .. } => "parked",
        Event::Returned { .. } => "returned",
        Event::TurnEnded { .. } => "turn-ended",
        Event::ScoreChanged { .. } => "score-changed",
        Event::EndReached { .. } => "end-reached",
        Event::GameOver { .. } => "game-over",
    }
}

fn details(event: &Event) -> String {
    match event {
        Event::ShipSpent { .. }
        | Event::RelicReturned { .. }
        | Event::Gathered { .. }
        | Event::Rolled { .. }
        | Event::Docked { .. }
        | Event::Bumped { .. }
        | Event::ShipBuilt { .. }
        | Event::DieChanged { .. }
        | Event::Rerolled { .. }
        | Event::Recalled { .. }
        | Event::ShipShot { .. }
        | Event::Parked { .. } => of_ships(event),
        Event::CardDealt { .. }
        | Event::DisplayDealt { .. }
        | Event::CachePaid { .. }
        | Event::CacheLost
        | Event::CardStolen { .. }
        | Event::Cycled { .. }
        | Event::Reshuffled { .. }
        | Event::Claimed { .. }
        | Event::PowerUsed { .. }
        | Event::CardDiscarded { .. }
        | Event::CardRecovered { .. } => of_cards(event),
        Event::HubAdvanced { .. }
        | Event::HubExcessLost { .. }
        | Event::Launched { .. }
        | Event::ColonyPlaced { .. }
        | Event::ColonyMoved { .. }
        | Event::ColoniesSwapped { .. }
        | Event::ControlChanged { .. }
        | Event::BonusBorrowed { .. }
        | Event::FieldPlaced { .. }
        | Event::FieldRemoved { .. } => of_territories(event),
        _ => of_the_course(event),
    }
}

fn of_ships(event: &Event) -> String {
    match event {
        Event::ShipSpent { ship: s } | Event::ShipBuilt { ship: s } => ship(*s),
        Event::RelicReturned { from, why } => format!("{} {}", place(*from), loss(*why)),
        Event::Gathered { seat: of, ships: all } => format!("{} {}", seat(*of), ships(all)),
        Event::Rolled { dice } | Event::Rerolled { dice } => rolled(dice),
        Event::Docked {
            facility: at,
            port,
            ships: all,
            values,
        } => {
            let values = values.iter().map(u8::to_string).collect::<Vec<_>>().join(",");
            format!("{} {} {values} {}", facility(*at), u16::from(*port) + 1, ships(all))
        }
        Event::Bumped { ships: all } | Event::Parked { ships: all } => ships(all),
        Event::DieChanged { ship: s, from, to, why } => format!("{} {from} {to} {}", ship(*s), card(*why)),
        Event::Recalled { ship: s, from } => format!("{} {}", ship(*s), facility(*from)),
        Event::ShipShot { ship: s, from, to, by } => {
            format!("{} {} {} {}", ship(*s), facility(*from), place(*to), seat(*by))
        }
        _ => String::new(),
    }
}

fn of_cards(event: &Event) -> String {
    match event {
        Event::CardDealt { seat: to, card: c }
        | Event::Claimed { seat: to, card: c }
        | Event::PowerUsed { seat: to, card: c }
        | Event::CardDiscarded { seat: to, card: c }
        | Event::CardRecovered { seat: to, card: c } => format!("{} {}", seat(*to), card(*c)),
        Event::DisplayDealt { slot, card: c } => format!("{} {}", u16::from(*slot) + 1, card(*c)),
        Event::CachePaid { odd, even, gain } => format!("{odd} {even} {}", amount(*gain)),
        Event::CardStolen {
            by,
            from,
            card: c,
            discarded,
        } => {
            let discarded = if *discarded { " discarded" } else { "" };
            format!("{} {} {}{discarded}", seat(*by), seat(*from), card(*c))
        }
        Event::Cycled { cards } => list(cards.iter().map(|&c: &Tech| card(c).to_owned())),
        Event::Reshuffled { count } => count.to_string(),
        _ => String::new(),
    }
}

fn of_territories(event: &Event) -> String {
    match event {
        Event::HubAdvanced {
            seat: of,
            from,
            to,
            why,
        } => format!("{} {from} {to} {}", seat(*of), step(*why)),
        Event::HubExcessLost { seat: of } | Event::Launched { seat: of } => seat(*of).to_owned(),
        Event::ColonyPlaced {
            seat: of,
            territory: at,
            hub,
        } => format!("{} {}{}", seat(*of), territory(*at), if *hub { " hub" } else { "" }),
        Event::ColonyMoved { seat: of, from, to } => {
            format!("{} {} {}", seat(*of), territory(*from), territory(*to))
        }
        Event::ColoniesSwapped {
            first: (one, at),
            second: (other, there),
        } => format!(
            "{} {} {} {}",
            seat(*one),
            territory(*at),
            seat(*other),
            territory(*there)
        ),
        Event::ControlChanged {
            territory: at,
            from,
            to,
        } => format!("{} {} {}", territory(*at), nobody(*from), nobody(*to)),
        Event::BonusBorrowed {
            seat: by,
            territory: of,
        } => format!("{} {}", seat(*by), territory(*of)),
        Event::FieldPlaced { field: which, from, to } => {
            format!("{} {} {}", field(*which), from.map_or("-", territory), territory(*to))
        }
        Event::FieldRemoved { field: which, from } => format!("{} {}", field(*which), territory(*from)),
        _ => String::new(),
    }
}

/// Goods, turns, the end.
fn of_the_course(event: &Event) -> String {
    match event {
        Event::GameStarted { first } => seat(*first).to_owned(),
        Event::TurnStarted { seat: of, turn } => format!("{} {turn}", seat(*of)),
        Event::Gained { seat: to, gain, why } => format!("{} {} {}", seat(*to), amount(*gain), cause(*why)),
        Event::Paid { seat: by, price, why } => format!("{} {} {}", seat(*by), amount(*price), cause(*why)),
        Event::Traded { seat: by, fuel } => format!("{} {fuel}", seat(*by)),
        Event::RelicBought { seat: by } | Event::RaidDeclined { seat: by } | Event::TurnEnded { seat: by } => {
            seat(*by).to_owned()
        }
        Event::Looted { by, from, goods: what } => format!("{} {} {}", seat(*by), seat(*from), goods(*what)),
        Event::Returned { seat: by, fuel, ore } => format!("{} {}", seat(*by), amount(Amount::new(*fuel, *ore))),
        Event::ScoreChanged { seat: of, from, to } => format!("{} {from} {to}", seat(*of)),
        Event::EndReached { why } => word(&ENDINGS, why).to_owned(),
        Event::GameOver { ranking } => list(ranking.iter().map(|(of, rank)| format!("{}:{rank}", seat(*of)))),
        _ => String::new(),
    }
}

/// `2F 0O`
fn amount(amount: Amount) -> String {
    format!("{}F {}O", amount.fuel, amount.ore)
}

/// `A0:3 A1:5 relic:1`
fn rolled(dice: &[(Ship, u8)]) -> String {
    list(dice.iter().map(|(s, value)| format!("{}:{value}", ship(*s))))
}

fn nobody(who: Option<Seat>) -> &'static str {
    who.map_or("-", seat)
}

/// First words of commands, prompts and events.
pub(super) const VOCABULARY: &[&str] = &[
    "roll",
    "dock",
    "trade",
    "cycle",
    "claim",
    "launch",
    "relic",
    "use",
    "discard",
    "end",
    "place",
    "raid",
    "take",
    "die",
    "borrow",
    "recall",
    "aim",
    "shoot",
    "cease",
    "sink",
    "field",
    "lift",
    "pick",
    "to",
    "recover",
    "return",
    "commit",
    "start",
    "main",
    "choose-territory",
    "choose-raid",
    "choose-loot",
    "choose-die",
    "choose-lowered",
    "choose-raised",
    "choose-reroll",
    "choose-bonus",
    "choose-docked",
    "choose-aim",
    "choose-shot",
    "choose-sunk",
    "choose-field",
    "choose-removal",
    "choose-moved",
    "choose-destination",
    "choose-swap-first",
    "choose-swap-second",
    "choose-recovered",
    "choose-surplus",
    "game-started",
    "card-dealt",
    "display-dealt",
    "turn-started",
    "ship-spent",
    "relic-returned",
    "gathered",
    "rolled",
    "cache-paid",
    "cache-lost",
    "docked",
    "bumped",
    "gained",
    "paid",
    "traded",
    "ship-built",
    "relic-bought",
    "hub-advanced",
    "hub-excess-lost",
    "launched",
    "colony-placed",
    "colony-moved",
    "colonies-swapped",
    "control-changed",
    "looted",
    "card-stolen",
    "raid-declined",
    "cycled",
    "reshuffled",
    "claimed",
    "power-used",
    "die-changed",
    "rerolled",
    "recalled",
    "ship-shot",
    "bonus-borrowed",
    "card-discarded",
    "field-placed",
    "field-removed",
    "card-recovered",
    "parked",
    "returned",
    "turn-ended",
    "score-changed",
    "end-reached",
    "game-over",
];
