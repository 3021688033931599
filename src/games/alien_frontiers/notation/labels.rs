//! Prompts and the small enumerations as words.

use super::super::{Cause, Chosen, ColonySource, Ending, Final, HubStep, Place, Prompt, RelicLoss, SHIPS, Target};
use super::words::{Reader, card, class, facility, field, goods, list, seat, ship, territory, word};
use crate::rules::NotationError;

pub(super) const ENDINGS: [(&str, Ending); 4] = [
    ("colonies", Ending::Colonies),
    ("vp-target", Ending::VpTarget),
    ("no-colonies", Ending::NoColonies),
    ("rounds", Ending::Rounds),
];
const FINALS: [(&str, Final); 3] = [("cycle", Final::Cycle), ("claim", Final::Claim), ("end", Final::End)];
const SOURCES: [(&str, ColonySource); 2] = [("supply", ColonySource::Supply), ("hub", ColonySource::Hub)];

/// Prompts that have no words of their own.
const BARE: [(&str, Prompt); 12] = [
    ("start", Prompt::Start),
    ("main", Prompt::Main),
    ("choose-raid", Prompt::ChooseRaid),
    ("choose-lowered", Prompt::ChooseLowered),
    ("choose-bonus", Prompt::ChooseBonus),
    ("choose-docked", Prompt::ChooseDocked),
    ("choose-aim", Prompt::ChooseAim),
    ("choose-sunk", Prompt::ChooseSunk),
    ("choose-removal", Prompt::ChooseRemoval),
    ("choose-moved", Prompt::ChooseMoved),
    ("choose-swap-first", Prompt::ChooseSwapFirst),
    ("choose-recovered", Prompt::ChooseRecovered),
];

pub(super) fn prompt(prompt: &Prompt) -> String {
    match *prompt {
        Prompt::ChooseTerritory { from } => format!("choose-territory {}", word(&SOURCES, &from)),
        Prompt::ChooseLoot { left, last } => {
            let last = last.map_or(String::new(), |(from, what)| format!(" {} {}", seat(from), goods(what)));
            format!("choose-loot {left}{last}")
        }
        Prompt::ChooseDie { card: used } => format!("choose-die {}", card(used)),
        Prompt::ChooseRaised { lowered } => format!("choose-raised {}", ship(lowered)),
        Prompt::ChooseReroll { chosen } => format!("choose-reroll {}", reroll(&chosen)),
        Prompt::ChooseShot { facility: at, last } => {
            let last = last.map_or(String::new(), |last| format!(" {}", target(last)));
            format!("choose-shot {}{last}", facility(at))
        }
        Prompt::ChooseField {
            card: used,
            field: which,
        } => format!("choose-field {} {}", card(used), field(which)),
        Prompt::ChooseDestination { seat: of, from } => format!("choose-destination {} {}", seat(of), territory(from)),
        Prompt::ChooseSwapSecond { seat: of, from } => format!("choose-swap-second {} {}", seat(of), territory(from)),
        Prompt::ChooseSurplus { surplus } => format!("choose-surplus {surplus}"),
        Prompt::Commit { what } => format!("commit {}", word(&FINALS, &what)),
        ref bare => word(&BARE, bare).to_owned(),
    }
}

pub(super) fn parse_prompt(line: &mut Reader<'_>) -> Result<Prompt, NotationError> {
    let name = line.next().unwrap_or_default();
    let prompt = match name {
        "choose-territory" => Prompt::ChooseTerritory {
            from: line.value(&SOURCES)?,
        },
        "choose-loot" => {
            let left = line.number("how many units are left to take")?;
            let last = if line.done() {
                None
            } else {
                Some((line.seat()?, line.goods()?))
            };
            Prompt::ChooseLoot { left, last }
        }
        "choose-die" => Prompt::ChooseDie { card: line.card()? },
        "choose-raised" => Prompt::ChooseRaised { lowered: line.ship()? },
        "choose-reroll" => Prompt::ChooseReroll {
            chosen: parse_reroll(line)?,
        },
        "choose-shot" => {
            let facility = line.facility()?;
            let last = if line.done() { None } else { Some(parse_target(line)?) };
            Prompt::ChooseShot { facility, last }
        }
        "choose-field" => Prompt::ChooseField {
            card: line.card()?,
            field: line.field()?,
        },
        "choose-destination" => Prompt::ChooseDestination {
            seat: line.seat()?,
            from: line.territory()?,
        },
        "choose-swap-second" => Prompt::ChooseSwapSecond {
            seat: line.seat()?,
            from: line.territory()?,
        },
        "choose-surplus" => Prompt::ChooseSurplus {
            surplus: line.number("how many units are over the limit")?,
        },
        "commit" => Prompt::Commit {
            what: line.value(&FINALS)?,
        },
        _ => match BARE.iter().find(|(bare, _)| *bare == name) {
            Some(&(_, prompt)) => prompt,
            None => return Err(line.wrong("a prompt such as main or choose-raid")),
        },
    };
    line.end()?;
    Ok(prompt)
}

/// The dice chosen for a re-roll, `r` for the Relic Ship.
fn reroll(chosen: &Chosen) -> String {
    let of_value = |(value, &count): (usize, &u8)| vec![(value + 1).to_string(); count.into()];
    let coloured = chosen.coloured.iter().enumerate().flat_map(of_value);
    list(coloured.chain(chosen.relic.then(|| "r".to_owned())))
}

fn parse_reroll(line: &mut Reader<'_>) -> Result<Chosen, NotationError> {
    let mut chosen = Chosen::default();
    let mut count = 0;
    line.list(|line| {
        if line.take("r") {
            chosen.relic = true;
            return Ok(());
        }
        let value = line.pips()?;
        count += 1;
        if count > SHIPS {
            return Err(line.wrong("no more than six coloured dice"));
        }
        chosen.coloured[usize::from(value) - 1] += 1;
        Ok(())
    })?;
    Ok(chosen)
}

/// `1 B 3`
fn target(target: Target) -> String {
    format!(
        "{} {} {}",
        u16::from(target.group) + 1,
        seat(target.seat),
        class(target.class)
    )
}

fn parse_target(line: &mut Reader<'_>) -> Result<Target, NotationError> {
    Ok(Target {
        group: line.group()?,
        seat: line.seat()?,
        class: line.class()?,
    })
}

/// `stock`, `bay`, `hand:3`, or facility, port from 1 and value: `LM:2:5`.
pub(super) fn place(place: Place) -> String {
    match place {
        Place::Stock => "stock".to_owned(),
        Place::Bay => "bay".to_owned(),
        Place::Hand { value } => format!("hand:{value}"),
        Place::Docked {
            facility: at,
            port,
            value,
        } => format!("{}:{}:{value}", facility(at), u16::from(port) + 1),
    }
}

/// Why goods came or went.
pub(super) fn cause(cause: Cause) -> &'static str {
    match cause {
        Cause::At(at) => facility(at),
        Cause::Power(used) => card(used),
        Cause::Launch => "launch",
        Cause::Relic => "relic",
    }
}

/// Why the Relic Ship went home.
pub(super) const fn loss(why: RelicLoss) -> &'static str {
    match why {
        RelicLoss::Terraformed => "terraformed",
        RelicLoss::Control => "control",
        RelicLoss::Isolation => "isolation",
        RelicLoss::Plasma => "plasma",
    }
}

/// Why a colony moved along its track.
pub(super) const fn step(why: HubStep) -> &'static str {
    match why {
        HubStep::Ship => "ship",
        HubStep::Asimov => "asimov",
        HubStep::Excess => "excess",
    }
}
