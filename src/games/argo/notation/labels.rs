//! Prompts, events and the small enumerations as words.

use super::super::{Astronaut, Cause, Ending, Event, Phase, PointSource, Prompt, Setup, Skip, Tile, WindowKind};
use super::words::{Reader, astronaut, list, seat, spot, tile};
pub(super) use crate::rules::words::word;
use crate::rules::{NotationError, Seat};

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
            window: line.value(&WINDOWS)?,
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
    let details = event_details(setup, event);
    let name = event_name(event);
    if details.is_empty() {
        name.to_owned()
    } else {
        format!("{name} {details}")
    }
}

const fn event_name(event: &Event) -> &'static str {
    match event {
        Event::TurnStarted { .. } => "turn-started",
        Event::PhaseSkipped { .. } => "phase-skipped",
        Event::AlienMoved { .. } => "alien-moved",
        Event::AlienPushed { .. } => "alien-pushed",
        Event::Moved { .. } => "moved",
        Event::Pushed { .. } => "pushed",
        Event::Teleported { .. } => "teleported",
        Event::Killed { .. } => "killed",
        Event::AlienKilled { .. } => "alien-killed",
        Event::AlienScored { .. } => "alien-scored",
        Event::Boarded { .. } => "boarded",
        Event::Launched { .. } => "launched",
        Event::Relocated { .. } => "relocated",
        Event::Placed { .. } => "placed",
        Event::Revealed { .. } => "revealed",
        Event::Spawned { .. } => "spawned",
        Event::Scored { .. } => "scored",
        Event::Activated { .. } => "activated",
        Event::Revived { .. } => "revived",
        Event::Swapped { .. } => "swapped",
        Event::Announced { .. } => "announced",
        Event::Passed { .. } => "passed",
        Event::ActionPassed { .. } => "action-passed",
        Event::Claimed { .. } => "claimed",
        Event::Interrupted { .. } => "interrupted",
        Event::Committed { .. } => "committed",
        Event::InterruptEnded { .. } => "interrupt-ended",
        Event::CountdownStarted => "countdown-started",
        Event::TurnEnded { .. } => "turn-ended",
        Event::GameOver => "game-over",
    }
}

/// What stands behind the name, in the order of the fields.
fn event_details(setup: &Setup, event: &Event) -> String {
    let name = |t: &Tile| tile(setup, *t);
    let who = |a: &Astronaut| astronaut(*a);
    let of = |s: &Seat| seat(*s);
    let words = |parts: &[String]| parts.join(" ");
    match event {
        Event::TurnStarted { seat, turn } => words(&[of(seat), turn.to_string()]),
        Event::PhaseSkipped { phase, why } => format!("{} {}", word(&PHASES, phase), skip(*why)),
        Event::AlienMoved { from, to } | Event::AlienPushed { from, to } => words(&[name(from), name(to)]),
        Event::Moved { astronaut, from, to } => words(&[who(astronaut), name(from), name(to)]),
        Event::Pushed {
            astronaut,
            by,
            from,
            to,
        } => words(&[who(astronaut), who(by), name(from), name(to)]),
        Event::Teleported { astronaut, portal, to } => words(&[who(astronaut), name(portal), name(to)]),
        Event::Killed {
            astronaut,
            at,
            cause: why,
            by,
        } => words(&[who(astronaut), name(at), cause(*why).to_owned(), of(by)]),
        Event::AlienKilled { at, cause: why, by } => words(&[name(at), cause(*why).to_owned(), of(by)]),
        Event::AlienScored { from, to } => format!("{from} {to}"),
        Event::Boarded { astronaut, pod, place } => words(&[who(astronaut), name(pod), place.to_string()]),
        Event::Launched { pod, aboard } => {
            let aboard = aboard.iter().map(|(a, value)| format!("{}:{value}", who(a)));
            words(&[name(pod), list(aboard)])
        }
        Event::Relocated { tile, from, to } => words(&[name(tile), spot(*from), spot(*to)]),
        Event::Placed { seat, tile, spot: at } => words(&[of(seat), name(tile), spot(*at)]),
        Event::Revealed { slot, tile } => words(&[(u16::from(*slot) + 1).to_string(), name(tile)]),
        Event::Spawned { at } => name(at),
        Event::Scored {
            seat,
            points,
            source: from,
        } => words(&[of(seat), points.to_string(), source(*from).to_owned()]),
        Event::Activated { seat, tile, activator }
        | Event::Claimed { seat, tile, activator }
        | Event::Interrupted { seat, tile, activator } => words(&[of(seat), name(tile), who(activator)]),
        Event::Revived { astronaut } => who(astronaut),
        Event::Swapped {
            astronaut,
            from,
            alien_from,
        } => words(&[who(astronaut), name(from), name(alien_from)]),
        Event::Announced { seat, window } => format!("{} {}", of(seat), word(&WINDOWS, window)),
        Event::Passed { seat }
        | Event::ActionPassed { seat }
        | Event::Committed { seat }
        | Event::InterruptEnded { seat }
        | Event::TurnEnded { seat } => of(seat),
        Event::CountdownStarted | Event::GameOver => String::new(),
    }
}
