//! Commands as text.

use super::super::{Command, Setup};
use super::words::{Reader, astronaut, cell, tile};
use crate::rules::NotationError;

/// Where a tile to build comes from, by source number.
const SOURCES: [&str; 4] = ["1", "2", "3", "pod"];

pub(super) fn text(setup: &Setup, command: &Command) -> String {
    let name = |t| tile(setup, t);
    match *command {
        Command::MoveAlien { from, to } => format!("alien {} {}", name(from), name(to)),
        Command::PushAlien { to } => format!("alien-to {}", name(to)),
        Command::KillVictim { astronaut: a } => format!("kill {}", astronaut(a)),
        Command::Build { source, cell: at, rot } => {
            let source = SOURCES.get(usize::from(source)).copied().unwrap_or("?");
            format!("build {source} {} r{rot}", cell(at))
        }
        Command::MoveAstronaut { astronaut: a, to } => format!("move {} {}", astronaut(a), name(to)),
        Command::PushAstronaut { victim, to } => format!("push {} {}", astronaut(victim), name(to)),
        Command::TeleportTo { tile } => format!("teleport {}", name(tile)),
        Command::PilotStay => "stay".to_owned(),
        Command::PilotDepart => "depart".to_owned(),
        Command::PilotRelocate { cell: at, rot } => format!("relocate {} r{rot}", cell(at)),
        Command::StopMoving => "stop".to_owned(),
        Command::Activate { tile, activator } => format!("activate {} {}", name(tile), astronaut(activator)),
        Command::LaserTarget { tile } => format!("shoot {}", name(tile)),
        Command::Revive { astronaut: a } => format!("revive {}", astronaut(a)),
        Command::SwapAlien { tile } => format!("swap-alien {}", name(tile)),
        Command::SwapAstronaut { astronaut: a } => format!("swap {}", astronaut(a)),
        Command::RelocateTile { tile } => format!("lift {}", name(tile)),
        Command::PlaceTileAt { cell: at, rot } => format!("put {} r{rot}", cell(at)),
        Command::LaunchPod { tile } => format!("launch {}", name(tile)),
        Command::Interrupt { tile, activator } => format!("interrupt {} {}", name(tile), astronaut(activator)),
        Command::Pass => "pass".to_owned(),
        Command::Commit => "commit".to_owned(),
        Command::EndInterrupt => "end-interrupt".to_owned(),
        Command::EndTurn => "end".to_owned(),
    }
}

pub(super) fn parse(line: &mut Reader<'_>) -> Result<Command, NotationError> {
    let command = match line.next().unwrap_or_default() {
        "alien" => Command::MoveAlien {
            from: line.tile()?,
            to: line.tile()?,
        },
        "alien-to" => Command::PushAlien { to: line.tile()? },
        "kill" => Command::KillVictim {
            astronaut: line.astronaut()?,
        },
        "build" => {
            let source = line.one_of(&SOURCES)? as u8;
            Command::Build {
                source,
                cell: line.cell()?,
                rot: line.rotation()?,
            }
        }
        "move" => Command::MoveAstronaut {
            astronaut: line.astronaut()?,
            to: line.tile()?,
        },
        "push" => Command::PushAstronaut {
            victim: line.astronaut()?,
            to: line.tile()?,
        },
        "teleport" => Command::TeleportTo { tile: line.tile()? },
        "stay" => Command::PilotStay,
        "depart" => Command::PilotDepart,
        "relocate" => Command::PilotRelocate {
            cell: line.cell()?,
            rot: line.rotation()?,
        },
        "stop" => Command::StopMoving,
        "activate" => Command::Activate {
            tile: line.tile()?,
            activator: line.astronaut()?,
        },
        "shoot" => Command::LaserTarget { tile: line.tile()? },
        "revive" => Command::Revive {
            astronaut: line.astronaut()?,
        },
        "swap-alien" => Command::SwapAlien { tile: line.tile()? },
        "swap" => Command::SwapAstronaut {
            astronaut: line.astronaut()?,
        },
        "lift" => Command::RelocateTile { tile: line.tile()? },
        "put" => Command::PlaceTileAt {
            cell: line.cell()?,
            rot: line.rotation()?,
        },
        "launch" => Command::LaunchPod { tile: line.tile()? },
        "interrupt" => Command::Interrupt {
            tile: line.tile()?,
            activator: line.astronaut()?,
        },
        "pass" => Command::Pass,
        "commit" => Command::Commit,
        "end-interrupt" => Command::EndInterrupt,
        "end" => Command::EndTurn,
        _ => return Err(line.wrong("a command such as move, build or activate")),
    };
    line.end()?;
    Ok(command)
}
