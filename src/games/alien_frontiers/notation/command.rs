//! Commands as text.

use super::super::{Command, Setup};
use super::words::{Reader, card, class, dice, facility, field, goods, seat, territory};
use crate::rules::NotationError;

pub(super) fn text(setup: &Setup, command: &Command) -> String {
    match *command {
        Command::Roll => "roll".to_owned(),
        Command::Dock {
            facility: at,
            dice: all,
        } => format!("dock {} {}", facility(at), dice(all)),
        Command::Trade => "trade".to_owned(),
        Command::Cycle => "cycle".to_owned(),
        Command::Claim { card: wanted } => format!("claim {}", card(wanted)),
        Command::Launch => "launch".to_owned(),
        Command::BuyRelic => "relic".to_owned(),
        Command::UsePower { card: own } => format!("use {}", card(own)),
        Command::DiscardCard { card: own } => format!("discard {}", card(own)),
        Command::EndTurn => "end".to_owned(),
        Command::PlaceColony { territory: to } => format!("place {}", territory(to)),
        Command::RaidResources => "raid goods".to_owned(),
        Command::RaidCard {
            seat: from,
            card: taken,
        } => format!("raid card {} {}", seat(from), card(taken)),
        Command::DeclineRaid => "raid none".to_owned(),
        Command::TakeResource {
            seat: from,
            goods: what,
        } => format!("take {} {}", seat(from), goods(what)),
        Command::ChooseDie { class: die } => format!("die {}", class(die)),
        Command::BorrowBonus { territory: of } => format!("borrow {}", territory(of)),
        Command::RecallShip {
            facility: from,
            class: die,
        } => format!("recall {} {}", facility(from), class(die)),
        Command::AimAt { facility: at } => format!("aim {}", facility(at)),
        Command::Shoot {
            group,
            seat: of,
            class: die,
        } => format!("shoot {} {} {}", u16::from(group) + 1, seat(of), class(die)),
        Command::CeaseFire => "cease".to_owned(),
        Command::Sink {
            facility: at,
            group,
            seat: of,
            class: die,
        } => {
            // Single ports are no groups: their ships are named without one.
            let grouped = setup.components.facility(at).group > 1 || group > 0;
            let group = if grouped {
                format!("{} ", u16::from(group) + 1)
            } else {
                String::new()
            };
            format!("sink {} {group}{} {}", facility(at), seat(of), class(die))
        }
        Command::PlaceField { territory: to } => format!("field {}", territory(to)),
        Command::RemoveField { field: which } => format!("lift {}", field(which)),
        Command::PickColony {
            seat: of,
            territory: at,
        } => format!("pick {} {}", seat(of), territory(at)),
        Command::MoveColonyTo { territory: to } => format!("to {}", territory(to)),
        Command::Recover { card: wanted } => format!("recover {}", card(wanted)),
        Command::ReturnSurplus { fuel, ore } => format!("return {fuel}F {ore}O"),
        Command::Commit => "commit".to_owned(),
    }
}

pub(super) fn parse(line: &mut Reader<'_>) -> Result<Command, NotationError> {
    let command = match line.peek().unwrap_or_default() {
        "dock" | "recall" | "aim" | "shoot" | "sink" | "die" => with_ships(line)?,
        "raid" | "take" | "place" | "borrow" | "field" | "lift" | "pick" | "to" => with_places(line)?,
        _ => other(line)?,
    };
    line.end()?;
    Ok(command)
}

/// What names ships.
fn with_ships(line: &mut Reader<'_>) -> Result<Command, NotationError> {
    Ok(match line.next().unwrap_or_default() {
        "dock" => Command::Dock {
            facility: line.facility()?,
            dice: line.dice()?,
        },
        "recall" => Command::RecallShip {
            facility: line.facility()?,
            class: line.class()?,
        },
        "aim" => Command::AimAt {
            facility: line.facility()?,
        },
        "shoot" => Command::Shoot {
            group: line.group()?,
            seat: line.seat()?,
            class: line.class()?,
        },
        "sink" => Command::Sink {
            facility: line.facility()?,
            group: line.group()?,
            seat: line.seat()?,
            class: line.class()?,
        },
        _ => Command::ChooseDie { class: line.class()? },
    })
}

/// What names a territory, or what is taken from others.
fn with_places(line: &mut Reader<'_>) -> Result<Command, NotationError> {
    Ok(match line.next().unwrap_or_default() {
        "raid" => match line.one_of(&["goods", "card", "none"])? {
            0 => Command::RaidResources,
            1 => Command::RaidCard {
                seat: line.seat()?,
                card: line.card()?,
            },
            _ => Command::DeclineRaid,
        },
        "take" => Command::TakeResource {
            seat: line.seat()?,
            goods: line.goods()?,
        },
        "place" => Command::PlaceColony {
            territory: line.territory()?,
        },
        "borrow" => Command::BorrowBonus {
            territory: line.territory()?,
        },
        "field" => Command::PlaceField {
            territory: line.territory()?,
        },
        "lift" => Command::RemoveField { field: line.field()? },
        "pick" => Command::PickColony {
            seat: line.seat()?,
            territory: line.territory()?,
        },
        _ => Command::MoveColonyTo {
            territory: line.territory()?,
        },
    })
}

fn other(line: &mut Reader<'_>) -> Result<Command, NotationError> {
    Ok(match line.next().unwrap_or_default() {
        "roll" => Command::Roll,
        "trade" => Command::Trade,
        "cycle" => Command::Cycle,
        "claim" => Command::Claim { card: line.card()? },
        "launch" => Command::Launch,
        "relic" => Command::BuyRelic,
        "use" => Command::UsePower { card: line.card()? },
        "discard" => Command::DiscardCard { card: line.card()? },
        "recover" => Command::Recover { card: line.card()? },
        "end" => Command::EndTurn,
        "cease" => Command::CeaseFire,
        "commit" => Command::Commit,
        "return" => Command::ReturnSurplus {
            fuel: units(line, 'F')?,
            ore: units(line, 'O')?,
        },
        _ => return Err(line.wrong("a command such as roll, dock or end")),
    })
}

/// `2F`
fn units(line: &mut Reader<'_>, mark: char) -> Result<u8, NotationError> {
    let units = line.next().and_then(|word| word.strip_suffix(mark)?.parse().ok());
    units.ok_or_else(|| line.wrong(&format!("a number and {mark}, such as 2{mark}")))
}
