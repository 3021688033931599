//! Names of seats, figures, tiles and places, and the tables of commands, prompts and events.

use super::super::{
    Astronaut, Cause, Cell, Command, Ending, Event, Phase, PointSource, Prompt, Role, Setup, Skip, Spot, Tile,
    WindowKind, station::REACH,
};
use crate::rules::{
    NotationError, Seat,
    words::{self, Colons, Flag, FromOne, OneOf, Words, lexicon},
};

/// Words of one line.
pub(super) type Reader<'a> = words::Reader<'a, Setup>;
pub(super) type Writer<'a> = words::Writer<'a, Setup>;
pub(super) type Read<T = ()> = Result<T, NotationError>;

/// A rotation by quarter turns.
pub(super) const ROTATION: OneOf<u8> = OneOf(&[("r0", 0), ("r1", 1), ("r2", 2), ("r3", 3)]);
/// The source of a tile to build: a place of the display or the pile of pods.
const SOURCE: OneOf<u8> = OneOf(&[("1", 0), ("2", 1), ("3", 2), ("pod", 3)]);
/// A step that is left to the player, or compulsory.
const MUST: OneOf<bool> = OneOf(&[("may", false), ("must", true)]);

lexicon! {
    enum Command of Setup, "a command such as move, build or activate";
    "alien"         MoveAlien { from, to }
    "alien-to"      PushAlien { to }
    "kill"          KillVictim { astronaut }
    "build"         Build { source as SOURCE, cell, rot as ROTATION }
    "move"          MoveAstronaut { astronaut, to }
    "push"          PushAstronaut { victim, to }
    "teleport"      TeleportTo { tile }
    "stay"          PilotStay
    "depart"        PilotDepart
    "relocate"      PilotRelocate { cell, rot as ROTATION }
    "stop"          StopMoving
    "activate"      Activate { tile, activator }
    "shoot"         LaserTarget { tile }
    "revive"        Revive { astronaut }
    "swap-alien"    SwapAlien { tile }
    "swap"          SwapAstronaut { astronaut }
    "lift"          RelocateTile { tile }
    "put"           PlaceTileAt { cell, rot as ROTATION }
    "launch"        LaunchPod { tile }
    "interrupt"     Interrupt { tile, activator }
    "pass"          Pass
    "commit"        Commit
    "end-interrupt" EndInterrupt
    "end"           EndTurn
}

lexicon! {
    enum Prompt of Setup, "a prompt such as choose-action";
    "choose-alien-move"     ChooseAlienMove
    "choose-alien-push"     ChooseAlienPush { at }
    "choose-victim"         ChooseVictim { at }
    "choose-build"          ChooseBuild
    "choose-action"         ChooseAction { interrupt as Flag("interrupt") }
    "choose-step"           ChooseStep { astronaut, must as MUST, left }
    "choose-push"           ChoosePush { mover, at }
    "choose-teleport"       ChooseTeleport { astronaut, portal }
    "choose-pilot"          ChoosePilot { astronaut, pod }
    "choose-laser-target"   ChooseLaserTarget
    "choose-revive"         ChooseRevive
    "choose-swap-alien"     ChooseSwapAlien
    "choose-swap-astronaut" ChooseSwapAstronaut { alien }
    "choose-relocation"     ChooseRelocation
    "choose-place"          ChoosePlace { tile }
    "choose-launch"         ChooseLaunch
    "react"                 React { window }
    "confirm-action"        ConfirmAction
    "confirm-interrupt"     ConfirmInterrupt
    "confirm-turn"          ConfirmTurn
}

lexicon! {
    enum Event of Setup, "an event such as moved";
    "turn-started"      TurnStarted { seat, turn }
    "phase-skipped"     PhaseSkipped { phase, why }
    "alien-moved"       AlienMoved { from, to }
    "alien-pushed"      AlienPushed { from, to }
    "moved"             Moved { astronaut, from, to }
    "pushed"            Pushed { astronaut, by, from, to }
    "teleported"        Teleported { astronaut, portal, to }
    "killed"            Killed { astronaut, at, cause, by }
    "alien-killed"      AlienKilled { at, cause, by }
    "alien-scored"      AlienScored { from, to }
    "boarded"           Boarded { astronaut, pod, place }
    "launched"          Launched { pod, aboard as Colons }
    "relocated"         Relocated { tile, from, to }
    "placed"            Placed { seat, tile, spot }
    "revealed"          Revealed { slot as FromOne, tile }
    "spawned"           Spawned { at }
    "scored"            Scored { seat, points, source }
    "activated"         Activated { seat, tile, activator }
    "revived"           Revived { astronaut }
    "swapped"           Swapped { astronaut, from, alien_from }
    "announced"         Announced { seat, window }
    "passed"            Passed { seat }
    "action-passed"     ActionPassed { seat }
    "claimed"           Claimed { seat, tile, activator }
    "interrupted"       Interrupted { seat, tile, activator }
    "committed"         Committed { seat }
    "interrupt-ended"   InterruptEnded { seat }
    "countdown-started" CountdownStarted
    "turn-ended"        TurnEnded { seat }
    "game-over"         GameOver
}

lexicon! { Role: "chief" Chief, "explorer" Explorer, "pilot" Pilot, "grunt" Grunt, "robot" Robot }
lexicon! { Phase: "alien" Alien, "build" Build, "action1" Action1, "action2" Action2, "end" End }
lexicon! { Ending: "pods" Pods, "track" Track, "last-tile" LastTile, "stranded" Stranded }
lexicon! { WindowKind: "start" Start, "mid" Mid }
lexicon! { Skip: "no-alien" NoAlien, "nothing-to-build" NothingToBuild, "no-action" NoAction }
lexicon! { PointSource: "pods" Pods, "kills" Kills, "aliens" Aliens, "warehouse" Warehouse }
lexicon! {
    Cause:
    "alien-phase" AlienPhase, "entered" Entered, "two-grunts" TwoGrunts, "laser" Laser, "lab" Lab,
    "radiation" Radiation, "teleporter" Teleporter
}
lexicon! { struct Spot of Setup { cell, rot as ROTATION } }

/// `P0`: a seat that takes part.
impl Words<Setup> for Seat {
    fn write(&self, line: &mut Writer<'_>) {
        line.word(format!("P{}", self.index()));
    }
    fn read(line: &mut Reader<'_>) -> Read<Self> {
        let players = line.setup.players;
        line.one(players.seats(), &format!("a seat from P0 to P{}", players.get() - 1))
    }
}

/// `P0.pilot`: a figure of a seat that takes part.
impl Words<Setup> for Astronaut {
    fn write(&self, line: &mut Writer<'_>) {
        line.word(format!(
            "P{}.{}",
            self.seat().index(),
            words::text(line.setup, &self.role())
        ));
    }
    fn read(line: &mut Reader<'_>) -> Read<Self> {
        let team = |seat| Role::ALL.map(|role| Self::new(seat, role));
        line.one(
            line.setup.players.seats().flat_map(team),
            "an astronaut such as P0.pilot",
        )
    }
}

/// The id of a tile that is used in this game; `P3` is written `pod3`, so that it is not mistaken for a seat.
impl Words<Setup> for Tile {
    fn write(&self, line: &mut Writer<'_>) {
        let id = &line.setup.components.tile(*self).id;
        match id.strip_prefix('P') {
            Some(number) if !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit()) => {
                line.word(format!("pod{number}"));
            }
            _ => line.word(id),
        }
    }
    fn read(line: &mut Reader<'_>) -> Read<Self> {
        let setup = line.setup;
        let all = (0..setup.components.tiles.len()).filter_map(Self::from_index);
        let used = all.filter(|tile| setup.modules.contains(*tile) || setup.pods.contains(tile));
        line.one(used, "a tile of this game such as WR, C01 or pod3")
    }
}

/// Written as in `0,-2`.
impl Words<Setup> for Cell {
    fn write(&self, line: &mut Writer<'_>) {
        line.word(format!("{},{}", self.x, self.y));
    }
    fn read(line: &mut Reader<'_>) -> Read<Self> {
        let reach = -REACH..=REACH;
        let all = reach
            .clone()
            .flat_map(|y| reach.clone().map(move |x| (format!("{x},{y}"), Self { x, y })));
        line.parsed(all, "a cell such as 0,-2", |word| {
            let (x, y) = word.split_once(',')?;
            let (x, y) = (x.parse().ok()?, y.parse().ok()?);
            Some(Self { x, y })
        })
    }
}
