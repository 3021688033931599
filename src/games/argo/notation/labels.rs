//! Prompts, events and the small enumerations as words.

use super::super::{Cause, Ending, Event, Phase, PointSource, Prompt, Setup, Skip, WindowKind};
use super::words::{Reader, astronaut, list, seat, spot, tile};
use crate::rules::NotationError;

pub(super) const PHASES: [(&str, Phase); 5] = [
    ("alien", Phase::Alien),
    ("build", Phase::Build),
    ("action1", Phase::Action1),
    ("action2", Phase::Action2),
    ("end", Phase::End),
];
pub(super) const ENDINGS: [(&str, Ending); 4] = [
    ("pods", Ending::Pods),
    ("track", Ending::Track),
    ("last-tile", Ending::LastTile),
    ("stranded", Ending::Stranded),
];
pub(super) const WINDOWS: [(&str, WindowKind); 2] = [("start", WindowKind::Start), ("mid", WindowKind::Mid)];

/// The word of a value in one of the lists above.
pub(super) fn word<T: PartialEq>(words: &[(&'static str, T)], value: &T) -> &'static str {
    words.iter().find(|(_, v)| v == value).map_or("?", |&(word, _)| word)
}

/// The value of the next word.
pub(super) fn value<T: Copy>(line: &mut Reader<'_>, words: &[(&'static str, T)]) -> Result<T, NotationError> {
    let names: Vec<_> = words.iter().map(|&(name, _)| name).collect();
    Ok(words[line.one_of(&names)?].1)
}

pub(super) fn prompt(setup: &Setup, prompt: &Prompt) -> String {
    let name = |t| tile(setup, t);
    match *prompt {
        Prompt::ChooseAlienMove => "choose-alien-move".to_owned(),
        Prompt::ChooseAlienPush { at } => format!("choose-alien-push {}", name(at)),
        Prompt::ChooseVictim { at } => format!("choose-victim {}", name(at)),
        Prompt::ChooseBuild => "choose-build".to_owned(),
        Prompt::ChooseAction { interrupt: false } => "choose-action".to_owned(),
        Prompt::ChooseAction { interrupt: true } => "choose-action interrupt".to_owned(),
        Prompt::ChooseStep {
            astronaut: a,
            must,
            left,
        } => {
            format!(
                "choose-step {} {} {left}",
                astronaut(a),
                if must { "must" } else { "may" }
            )
        }
        Prompt::ChoosePush { mover, at } => format!("choose-push {} {}", astronaut(mover), name(at)),
        Prompt::ChooseTeleport { astronaut: a, portal } => format!("choose-teleport {} {}", astronaut(a), name(portal)),
        Prompt::ChoosePilot { astronaut: a, pod } => format!("choose-pilot {} {}", astronaut(a), name(pod)),
        Prompt::ChooseLaserTarget => "choose-laser-target".to_owned(),
        Prompt::ChooseRevive => "choose-revive".to_owned(),
        Prompt::ChooseSwapAlien => "choose-swap-alien".to_owned(),
        Prompt::ChooseSwapAstronaut { alien } => format!("choose-swap-astronaut {}", name(alien)),
        Prompt::ChooseRelocation => "choose-relocation".to_owned(),
        Prompt::ChoosePlace { tile } => format!("choose-place {}", name(tile)),
        Prompt::ChooseLaunch => "choose-launch".to_owned(),
        Prompt::React { window } => format!("react {}", word(&WINDOWS, &window)),
        Prompt::ConfirmAction => "confirm-action".to_owned(),
        Prompt::ConfirmInterrupt => "confirm-interrupt".to_owned(),
        Prompt::ConfirmTurn => "confirm-turn".to_owned(),
    }
}

pub(super) fn parse_prompt(line: &mut Reader<'_>) -> Result<Prompt, NotationError> {
    let prompt = match line.next().unwrap_or_default() {
        "choose-alien-move" => Prompt::ChooseAlienMove,
        "choose-alien-push" => Prompt::ChooseAlienPush { at: line.tile()? },
        "choose-victim" => Prompt::ChooseVictim { at: line.tile()? },
        "choose-build" => Prompt::ChooseBuild,
        "choose-action" => Prompt::ChooseAction {
            interrupt: line.take("interrupt"),
        },
        "choose-step" => Prompt::ChooseStep {
            astronaut: line.astronaut()?,
            must: line.one_of(&["may", "must"])? == 1,
            left: line.number("how many steps")?,
        },
        "choose-push" => Prompt::ChoosePush {
            mover: line.astronaut()?,
            at: line.tile()?,
        },
        "choose-teleport" => Prompt::ChooseTeleport {
            astronaut: line.astronaut()?,
            portal: line.tile()?,
        },
        "choose-pilot" => Prompt::ChoosePilot {
            astronaut: line.astronaut()?,
            pod: line.tile()?,
        },
        "choose-laser-target" => Prompt::ChooseLaserTarget,
        "choose-revive" => Prompt::ChooseRevive,
        "choose-swap-alien" => Prompt::ChooseSwapAlien,
        "choose-swap-astronaut" => Prompt::ChooseSwapAstronaut { alien: line.tile()? },
        "choose-relocation" => Prompt::ChooseRelocation,
        "choose-place" => Prompt::ChoosePlace { tile: line.tile()? },
        "choose-launch" => Prompt::ChooseLaunch,
        "react" => Prompt::React {
            window: value(line, &WINDOWS)?,
        },
        "confirm-action" => Prompt::ConfirmAction,
        "confirm-interrupt" => Prompt::ConfirmInterrupt,
        "confirm-turn" => Prompt::ConfirmTurn,
        _ => return Err(line.wrong("a prompt such as choose-action")),
    };
    line.end()?;
    Ok(prompt)
}

const fn cause(cause: Cause) -> &'static str {
    match cause {
        Cause::AlienPhase => "alien-phase",
        Cause::Entered => "entered",
        Cause::TwoGrunts => "two-grunts",
        Cause::Laser => "laser",
        Cause::Lab => "lab",
        Cause::Radiation => "radiation",
        Cause::Teleporter => "teleporter",
    }
}

const fn source(source: PointSource) -> &'static str {
    match source {
        PointSource::Pods => "pods",
        PointSource::Kills => "kills",
        PointSource::Aliens => "aliens",
        PointSource::Warehouse => "warehouse",
    }
}

const fn skip(why: Skip) -> &'static str {
    match why {
        Skip::NoAlien => "no-alien",
        Skip::NothingToBuild => "nothing-to-build",
        Skip::NoAction => "no-action",
    }
}

pub(super) fn event(setup: &Setup, event: &Event) -> String {
    let name = |t| tile(setup, t);
    match event {
        Event::TurnStarted { seat: s, turn } => format!("turn-started {} {turn}", seat(*s)),
        Event::PhaseSkipped { phase, why } => format!("phase-skipped {} {}", word(&PHASES, phase), skip(*why)),
        Event::AlienMoved { from, to } => format!("alien-moved {} {}", name(*from), name(*to)),
        Event::AlienPushed { from, to } => format!("alien-pushed {} {}", name(*from), name(*to)),
        Event::Moved { astronaut: a, from, to } => format!("moved {} {} {}", astronaut(*a), name(*from), name(*to)),
        Event::Pushed {
            astronaut: a,
            by,
            from,
            to,
        } => {
            format!(
                "pushed {} {} {} {}",
                astronaut(*a),
                astronaut(*by),
                name(*from),
                name(*to)
            )
        }
        Event::Teleported {
            astronaut: a,
            portal,
            to,
        } => {
            format!("teleported {} {} {}", astronaut(*a), name(*portal), name(*to))
        }
        Event::Killed {
            astronaut: a,
            at,
            cause: why,
            by,
        } => {
            format!("killed {} {} {} {}", astronaut(*a), name(*at), cause(*why), seat(*by))
        }
        Event::AlienKilled { at, cause: why, by } => {
            format!("alien-killed {} {} {}", name(*at), cause(*why), seat(*by))
        }
        Event::AlienScored { from, to } => format!("alien-scored {from} {to}"),
        Event::Boarded {
            astronaut: a,
            pod,
            place,
        } => format!("boarded {} {} {place}", astronaut(*a), name(*pod)),
        Event::Launched { pod, aboard } => {
            let aboard = aboard.iter().map(|(a, value)| format!("{}:{value}", astronaut(*a)));
            format!("launched {} {}", name(*pod), list(aboard))
        }
        Event::Relocated { tile: t, from, to } => format!("relocated {} {} {}", name(*t), spot(*from), spot(*to)),
        Event::Placed {
            seat: s,
            tile: t,
            spot: at,
        } => format!("placed {} {} {}", seat(*s), name(*t), spot(*at)),
        Event::Revealed { slot, tile: t } => format!("revealed {} {}", u16::from(*slot) + 1, name(*t)),
        Event::Spawned { at } => format!("spawned {}", name(*at)),
        Event::Scored {
            seat: s,
            points,
            source: from,
        } => format!("scored {} {points} {}", seat(*s), source(*from)),
        other => rest(setup, other),
    }
}

/// The events that say who decided what.
fn rest(setup: &Setup, event: &Event) -> String {
    let use_of = |word: &str, s, t, a| format!("{word} {} {} {}", seat(s), tile(setup, t), astronaut(a));
    match event {
        Event::Activated {
            seat: s,
            tile: t,
            activator,
        } => use_of("activated", *s, *t, *activator),
        Event::Claimed {
            seat: s,
            tile: t,
            activator,
        } => use_of("claimed", *s, *t, *activator),
        Event::Interrupted {
            seat: s,
            tile: t,
            activator,
        } => use_of("interrupted", *s, *t, *activator),
        Event::Revived { astronaut: a } => format!("revived {}", astronaut(*a)),
        Event::Swapped {
            astronaut: a,
            from,
            alien_from,
        } => {
            format!(
                "swapped {} {} {}",
                astronaut(*a),
                tile(setup, *from),
                tile(setup, *alien_from)
            )
        }
        Event::Announced { seat: s, window } => format!("announced {} {}", seat(*s), word(&WINDOWS, window)),
        Event::Passed { seat: s } => format!("passed {}", seat(*s)),
        Event::Committed { seat: s } => format!("committed {}", seat(*s)),
        Event::InterruptEnded { seat: s } => format!("interrupt-ended {}", seat(*s)),
        Event::CountdownStarted => "countdown-started".to_owned(),
        Event::TurnEnded { seat: s } => format!("turn-ended {}", seat(*s)),
        Event::GameOver => "game-over".to_owned(),
        // All others are told by `event`, which is the only caller.
        other => format!("{other:?}"),
    }
}
