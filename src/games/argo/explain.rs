//! Why a command is not legal: the first rule that forbids it. Commands come from anywhere, so every index is checked.

use super::{
    command::{Command, Reason},
    components::Kind,
    legal::Find,
    look::{Look, bit, team},
    options::Setup,
    prompt::Prompt,
    state::State,
    station::{Candidates, Links, rotations},
    table::Place,
    types::{Astronaut, Cell, Doors, Role, Tile, TileSet},
};
use crate::rules::Seat;

impl State {
    /// The rule that forbids the command; `None` if it is listed.
    pub(super) fn reason(&self, setup: &Setup, seat: Seat, command: Command) -> Option<Reason> {
        if self.list(setup, seat, &mut Find(command)).is_break() {
            return None;
        }
        let prompt = match self.task.prompt {
            None => return Some(Reason::GameOver),
            Some(_) if !self.is_asked(seat) => return Some(Reason::NotYourTurn),
            Some(prompt) => prompt,
        };
        let links = Links::of(setup, &self.table);
        let mut why = Why {
            state: self,
            look: Look::new(setup, &self.table, &links),
            seat,
        };
        Some(why.reason(prompt, command))
    }
}

struct Why<'a> {
    state: &'a State,
    look: Look<'a>,
    seat: Seat,
}

impl Why<'_> {
    fn reason(&mut self, prompt: Prompt, command: Command) -> Reason {
        match (prompt, command) {
            (Prompt::ConfirmAction | Prompt::ConfirmInterrupt, _) => Reason::CommitFirst,
            (Prompt::ChooseAlienMove, Command::MoveAlien { from, to }) => {
                self.alien(from, to, TileSet::default(), None)
            }
            (Prompt::ChooseAlienPush { at }, Command::PushAlien { to }) => {
                self.alien(at, to, TileSet(self.state.task.alien_chain), self.state.task.ban)
            }
            (Prompt::ChooseVictim { .. }, Command::KillVictim { .. }) => Reason::NotAVictim,
            (Prompt::ChooseBuild, Command::Build { source, cell, rot }) => self.build(source, cell, rot),
            (Prompt::ChooseAction { interrupt }, Command::MoveAstronaut { astronaut, to }) => {
                self.walk(astronaut, to, interrupt)
            }
            (Prompt::ChooseStep { astronaut: walker, .. }, Command::MoveAstronaut { astronaut, to }) => {
                if astronaut == walker {
                    self.walk(astronaut, to, true)
                } else {
                    Reason::OtherQuestion
                }
            }
            (Prompt::ChooseStep { must: true, .. }, Command::StopMoving) => Reason::StepCompulsory,
            (Prompt::ChooseAction { interrupt }, Command::Activate { tile, activator }) => {
                self.activate(tile, activator, interrupt)
            }
            (_, Command::Pass) => Reason::Compulsory,
            (Prompt::ChoosePush { at, .. }, Command::PushAstronaut { victim, to }) => self.push(at, victim, to),
            (Prompt::ChooseTeleport { portal, .. }, Command::TeleportTo { tile }) => self.teleport(portal, tile),
            (Prompt::ChoosePilot { pod, .. }, Command::PilotRelocate { cell, rot }) => {
                self.pilot_relocates(pod, cell, rot)
            }
            (Prompt::ChooseLaserTarget, Command::LaserTarget { tile }) => self.alien_or(tile, Reason::OutOfReach),
            (Prompt::ChooseRevive, Command::Revive { .. }) => Reason::NoEffect,
            (Prompt::ChooseSwapAlien, Command::SwapAlien { tile }) => self.alien_or(tile, Reason::SwapImpossible),
            (Prompt::ChooseSwapAstronaut { .. }, Command::SwapAstronaut { .. }) => Reason::SwapImpossible,
            (Prompt::ChooseRelocation, Command::RelocateTile { tile }) => {
                let stays = tile == Tile::WAKING_ROOM || !self.look.setup.modules.contains(tile);
                if stays {
                    Reason::Immovable
                } else {
                    self.laid_or(tile, Reason::StationBreaks)
                }
            }
            (Prompt::ChoosePlace { tile }, Command::PlaceTileAt { cell, rot }) => self.place(tile, cell, rot),
            (Prompt::ChooseLaunch, Command::LaunchPod { tile }) => self.laid_or(tile, Reason::EmptyPod),
            (Prompt::React { .. }, Command::Interrupt { tile, activator }) => self.interrupt(tile, activator),
            _ => Reason::OtherQuestion,
        }
    }
    fn is_laid(&self, tile: Tile) -> bool {
        self.look.table.spots[tile.index()].is_some() && tile.index() < self.look.setup.components.tiles.len()
    }
    fn laid_or(&self, tile: Tile, other: Reason) -> Reason {
        if self.is_laid(tile) {
            other
        } else {
            Reason::NothingThere
        }
    }
    fn alien_or(&self, tile: Tile, other: Reason) -> Reason {
        if self.look.aliens.contains(tile) {
            other
        } else {
            Reason::NoAlien
        }
    }
    fn alien(&self, from: Tile, to: Tile, moved: TileSet, ban: Option<Tile>) -> Reason {
        if !self.look.aliens.contains(from) {
            Reason::NoAlien
        } else if !self.is_laid(to) || !self.look.links.connected(from, to) {
            Reason::NotConnected
        } else if Some(to) == ban {
            Reason::PushedBack
        } else if !self.look.alien_may(to) {
            Reason::AliensBarred
        } else if moved.contains(to) {
            Reason::NotPushable
        } else {
            Reason::ChainStuck
        }
    }
    /// Of one's own mobile figure; `None` if it is one.
    fn figure(&self, who: Astronaut) -> Result<Tile, Reason> {
        if who.seat() != self.seat {
            return Err(Reason::NotYours);
        }
        match self.look.table.places[who.index()] {
            Place::Module(tile) => Ok(tile),
            _ => Err(Reason::NotMobile),
        }
    }
    fn walk(&self, who: Astronaut, to: Tile, free: bool) -> Reason {
        let from = match self.figure(who) {
            Ok(from) => from,
            Err(reason) => return reason,
        };
        if !free && self.look.table.moved_this_turn & bit(who) != 0 {
            Reason::AlreadyMoved
        } else if !self.is_laid(to) || !self.look.links.connected(from, to) {
            Reason::NotConnected
        } else {
            Reason::ChainStuck
        }
    }
    fn push(&mut self, at: Tile, victim: Astronaut, to: Tile) -> Reason {
        let here = self.look.table.places[victim.index()] == Place::Module(at);
        if !here || self.state.task.chain & bit(victim) != 0 {
            Reason::NotPushable
        } else if !self.is_laid(to) || !self.look.links.connected(at, to) {
            Reason::NotConnected
        } else if self.state.task.ban == Some(to) {
            Reason::PushedBack
        } else {
            Reason::ChainStuck
        }
    }
    fn teleport(&self, portal: Tile, tile: Tile) -> Reason {
        if self.look.teleporters(portal).contains(tile) {
            Reason::ChainStuck
        } else {
            Reason::NotConnected
        }
    }
    fn activate(&mut self, tile: Tile, activator: Astronaut, interrupt: bool) -> Reason {
        if self.state.scope(self.look.setup).moves_only && !interrupt {
            return Reason::FirstTurn;
        }
        if !self.is_laid(tile) {
            return Reason::NothingThere;
        }
        let kind = self.look.kind(tile);
        if !kind.activatable() || kind == Kind::TimeMachine {
            return Reason::NotActivatable;
        }
        if let Some(reason) = self.user(tile, activator) {
            return reason;
        }
        let none = match kind {
            Kind::Warehouse => false,
            Kind::JumpRoom => !self.look.has_step(activator),
            _ => !self.look.has_effect(kind, self.seat),
        };
        // Otherwise another figure in the room is listed, and it makes no difference who does it (CMD-7).
        if none { Reason::NoEffect } else { Reason::OtherQuestion }
    }
    fn user(&self, tile: Tile, activator: Astronaut) -> Option<Reason> {
        match self.figure(activator) {
            Err(reason) => return Some(reason),
            Ok(at) if at != tile => return Some(Reason::NotPresent),
            Ok(_) => {}
        }
        if !self.look.has_slot(self.seat, tile) {
            return Some(Reason::NoSlot);
        }
        let barred = activator.role() == Role::Robot && self.look.setup.components.tile(tile).robot_forbidden;
        barred.then_some(Reason::RobotForbidden)
    }
    /// Judged on the table before the announced action (TM-1).
    fn interrupt(&self, tile: Tile, activator: Astronaut) -> Reason {
        let Some(before) = &self.state.before else {
            return Reason::OtherQuestion;
        };
        if !self.is_laid(tile) {
            return Reason::NothingThere;
        }
        if self.look.kind(tile) != Kind::TimeMachine {
            return Reason::NotActivatable;
        }
        if bit(activator) & team(self.seat) == 0 {
            return Reason::NotYours;
        }
        let look = Look::new(self.look.setup, before, self.look.links);
        if before.places[activator.index()] != Place::Module(tile) {
            Reason::NotPresent
        } else if !look.has_slot(self.seat, tile) {
            Reason::NoSlot
        } else {
            Reason::OtherQuestion
        }
    }
    fn build(&self, source: u8, cell: Cell, rot: u8) -> Reason {
        let (setup, table) = (self.look.setup, self.look.table);
        let tile = match source {
            0..=2 => table.display[usize::from(source)],
            3 => setup.pods.get(usize::from(table.pods_taken)).copied(),
            _ => None,
        };
        let Some(tile) = tile else {
            return Reason::NothingThere;
        };
        let doors = match self.rotation(tile, rot) {
            Ok(doors) => doors,
            Err(reason) => return reason,
        };
        match self.reached(None, cell, doors) {
            Err(reason) => reason,
            Ok(_) if setup.components.is_pod(tile) => Reason::PodTooNear,
            Ok(_) => Reason::OtherQuestion,
        }
    }
    /// The connectors of a rotation, if it is the lowest that gives them (BLD-10).
    fn rotation(&self, tile: Tile, rot: u8) -> Result<Doors, Reason> {
        let doors = self.look.setup.components.tile(tile).doors;
        let found = rotations(doors).find(|&(r, _)| r == rot);
        found.map(|(_, mask)| mask).ok_or(Reason::NoChange)
    }
    /// The modules a tile with these connectors would touch on the cell.
    fn reached(&self, without: Option<Tile>, cell: Cell, doors: Doors) -> Result<TileSet, Reason> {
        let (setup, table) = (self.look.setup, self.look.table);
        let taken = super::station::tile_at(setup, table, cell);
        if taken.is_some() && taken != without {
            return Err(Reason::CellTaken);
        }
        let cells = Candidates::new(setup, table, self.look.links, without);
        let found = cells.as_slice().iter().find(|c| c.cell == cell);
        let touched = found.map(|c| c.tiles(c.modules & doors.0)).unwrap_or_default();
        if touched.is_empty() {
            Err(Reason::NoDoor)
        } else {
            Ok(touched)
        }
    }
    fn stays_as_it_is(&self, tile: Tile, cell: Cell, doors: Doors) -> bool {
        let old = self.look.table.spots[tile.index()];
        old.is_some_and(|s| s.cell == cell) && self.look.links.doors(tile) == doors
    }
    fn pilot_relocates(&self, pod: Tile, cell: Cell, rot: u8) -> Reason {
        match self.rotation(pod, rot) {
            Err(reason) => reason,
            Ok(doors) if self.stays_as_it_is(pod, cell, doors) => Reason::NoChange,
            Ok(doors) => self
                .reached(Some(pod), cell, doors)
                .err()
                .unwrap_or(Reason::AlienBeside),
        }
    }
    fn place(&self, tile: Tile, cell: Cell, rot: u8) -> Reason {
        match self.rotation(tile, rot) {
            Err(reason) => reason,
            Ok(doors) if self.stays_as_it_is(tile, cell, doors) => Reason::NoChange,
            Ok(doors) => match self.reached(Some(tile), cell, doors) {
                Err(reason) => reason,
                Ok(_) if self.look.table.spots[tile.index()].is_some_and(|s| s.cell == cell) => {
                    let turning = self.look.setup.options.control_rotate_in_place;
                    if turning {
                        Reason::StationBreaks
                    } else {
                        Reason::NoChange
                    }
                }
                Ok(_) => Reason::StationBreaks,
            },
        }
    }
}
