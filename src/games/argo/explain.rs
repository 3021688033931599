//! Why a command is not legal: the first rule that forbids it. Commands come from anywhere, so every index is checked.

use super::{
    command::{Command, Reason},
    components::Kind,
    look::{Look, bit, team},
    options::Setup,
    prompt::Prompt,
    site::{Candidates, Gap, rotations},
    state::State,
    station::{Links, tile_at},
    table::{Place, Table},
    types::{Astronaut, Cell, Dir, Doors, Role, Tile, TileSet},
};
use crate::games::listing::Find;
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
                if self.look.aliens.contains(from) {
                    self.alien(from, to, TileSet::default(), None)
                } else {
                    Reason::NoAlien
                }
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
            (Prompt::ChoosePush { at, .. }, Command::PushAstronaut { victim, to }) => self.push(at, victim, to),
            (
                Prompt::ConfirmTurn,
                Command::MoveAlien { .. }
                | Command::Build { .. }
                | Command::MoveAstronaut { .. }
                | Command::Activate { .. },
            ) => Reason::NoActionLeft,
            (prompt, Command::Pass | Command::EndTurn) if self.is_compulsory(prompt) => Reason::Compulsory,
            _ => self.further_reason(prompt, command),
        }
    }
    /// The prompts inside an action.
    fn further_reason(&mut self, prompt: Prompt, command: Command) -> Reason {
        match (prompt, command) {
            (Prompt::ChooseTeleport { portal, .. }, Command::TeleportTo { tile }) => self.teleport(portal, tile),
            (Prompt::ChoosePilot { .. }, Command::PilotDepart) => Reason::NotAlone,
            (Prompt::ChoosePilot { pod, .. }, Command::PilotRelocate { cell, rot }) => {
                self.lies_at(pod, cell, rot, |why, doors| why.pilot_relocates(pod, cell, doors))
            }
            (Prompt::ChooseLaserTarget, Command::LaserTarget { tile }) => self.alien_or(tile, Reason::OutOfReach),
            (Prompt::ChooseRevive, Command::Revive { .. }) => Reason::NotDead,
            (Prompt::ChooseSwapAlien, Command::SwapAlien { tile }) => self.alien_or(tile, Reason::SwapImpossible),
            (Prompt::ChooseSwapAstronaut { .. }, Command::SwapAstronaut { .. }) => Reason::NotSwappable,
            (Prompt::ChooseRelocation, Command::RelocateTile { tile }) => self.lift(tile),
            (Prompt::ChoosePlace { tile }, Command::PlaceTileAt { cell, rot }) => {
                self.lies_at(tile, cell, rot, |why, doors| why.place(tile, cell, doors))
            }
            (Prompt::ChooseLaunch, Command::LaunchPod { tile }) => {
                if self.is_laid(tile) && self.look.setup.components.is_pod(tile) {
                    Reason::EmptyPod
                } else {
                    Reason::NothingThere
                }
            }
            (Prompt::React { .. }, Command::Interrupt { tile, activator }) => self.interrupt(tile, activator),
            _ => Reason::OtherQuestion,
        }
    }
    /// Whether the prompt begins something that cannot be left out (TURN-1).
    fn is_compulsory(&self, prompt: Prompt) -> bool {
        match prompt {
            Prompt::ChooseAlienMove | Prompt::ChooseBuild => true,
            Prompt::ChooseAction { interrupt } => interrupt || !self.look.setup.options.allow_voluntary_pass,
            _ => false,
        }
    }
    fn is_laid(&self, tile: Tile) -> bool {
        self.look.table.spots[tile.index()].is_some() && tile.index() < self.look.setup.components.tiles.len()
    }
    /// A tile to be moved by the Control Room.
    fn lift(&self, tile: Tile) -> Reason {
        let (setup, table, links) = (self.look.setup, self.look.table, self.look.links);
        if !self.is_laid(tile) {
            return Reason::NothingThere;
        }
        if tile == Tile::WAKING_ROOM || setup.components.is_pod(tile) {
            return Reason::Immovable;
        }
        match Gap::new(setup, table, links, tile) {
            Some(gap) if !gap.splits() && gap.strands() => Reason::PodStranded,
            _ => Reason::StationBreaks,
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
        if !self.is_laid(to) || !self.look.links.connected(from, to) {
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
            Reason::NoDestination
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
        if kind == Kind::TimeMachine {
            return Reason::OnlyAsInterrupt;
        }
        if !kind.activatable() {
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
        // Otherwise another figure in the room is listed, and it makes no difference who does it.
        if none { Reason::NoEffect } else { Reason::SameAsListed }
    }
    fn user(&self, tile: Tile, activator: Astronaut) -> Option<Reason> {
        match self.figure(activator) {
            Err(reason) => return Some(reason),
            Ok(at) if at != tile => return Some(Reason::NotPresent),
            Ok(_) => {}
        }
        if let Some(reason) = self.slot(self.look.table, tile) {
            return Some(reason);
        }
        let barred = activator.role() == Role::Robot && self.look.setup.components.tile(tile).robot_forbidden;
        barred.then_some(Reason::RobotForbidden)
    }
    /// Why the player has no place for a token (ACT-3).
    fn slot(&self, table: &Table, tile: Tile) -> Option<Reason> {
        let tokens = table.tokens[tile.index()];
        let slots = self.look.setup.slots.get(tile.index()).copied().unwrap_or(0);
        if tokens.contains(self.seat) {
            Some(Reason::OwnToken)
        } else {
            (tokens.len() >= usize::from(slots)).then_some(Reason::NoSlot)
        }
    }
    /// Judged on the table before the announced action (TM-1).
    fn interrupt(&self, tile: Tile, activator: Astronaut) -> Reason {
        let Some(before) = &self.state.before else {
            return Reason::OtherQuestion;
        };
        if before.spots[tile.index()].is_none() {
            return Reason::NothingThere;
        }
        if self.look.kind(tile) != Kind::TimeMachine {
            return Reason::NotActivatable;
        }
        if bit(activator) & team(self.seat) == 0 {
            return Reason::NotYours;
        }
        if before.places[activator.index()] != Place::Module(tile) {
            Reason::NotPresent
        } else {
            self.slot(before, tile).unwrap_or(Reason::SameAsListed)
        }
    }
    fn build(&mut self, source: u8, cell: Cell, rot: u8) -> Reason {
        let setup = self.look.setup;
        let Some(tile) = self.source(source) else {
            return Reason::NothingThere;
        };
        self.lies_at(tile, cell, rot, |why, doors| match why.reached(None, cell, doors) {
            Err(reason @ Reason::NoDoor) if !setup.components.is_pod(tile) => {
                why.touches_pod(cell, doors).unwrap_or(reason)
            }
            Err(reason) => reason,
            Ok(_) if setup.components.is_pod(tile) => Reason::PodTooNear,
            Ok(_) => Reason::OtherQuestion,
        })
    }
    /// Judges a tile on a cell by the connectors it would have there. A rotation that is not the lowest with these
    /// connectors is judged as that one, and is the same if that one is listed (BLD-10).
    fn lies_at(&mut self, tile: Tile, cell: Cell, rot: u8, judge: impl Fn(&Self, Doors) -> Reason) -> Reason {
        let printed = self.look.setup.components.tile(tile).doors;
        let doors = printed.rotated(rot);
        let lowest = rotations(printed)
            .find(|&(_, mask)| mask == doors)
            .map_or(rot, |(lowest, _)| lowest);
        let Some(prompt) = self.state.task.prompt.filter(|_| lowest != rot) else {
            return judge(self, doors);
        };
        let mut list = Vec::new();
        // A vector never stops the listing.
        let _ = self.state.list(self.look.setup, self.seat, &mut list);
        let same = list.iter().any(|&command| match (prompt, command) {
            (
                Prompt::ChooseBuild,
                Command::Build {
                    source,
                    cell: c,
                    rot: r,
                },
            ) => self.source(source) == Some(tile) && c == cell && r == lowest,
            (_, Command::PilotRelocate { cell: c, rot: r } | Command::PlaceTileAt { cell: c, rot: r }) => {
                c == cell && r == lowest
            }
            _ => false,
        });
        if same { Reason::SameAsListed } else { judge(self, doors) }
    }
    /// The tile at a source of the build.
    fn source(&self, source: u8) -> Option<Tile> {
        let (setup, table) = (self.look.setup, self.look.table);
        match source {
            0..=2 => table.display[usize::from(source)],
            3 => setup.pods.get(usize::from(table.pods_taken)).copied(),
            _ => None,
        }
    }
    /// Whether the tile would touch a pod door to door.
    fn touches_pod(&self, cell: Cell, doors: Doors) -> Option<Reason> {
        let faces = |dir: Dir| {
            let near = tile_at(self.look.setup, self.look.table, cell.step(dir))?;
            let meets = doors.contains(dir) && self.look.links.doors(near).contains(dir.opposite());
            (meets && self.look.setup.components.is_pod(near)).then_some(Reason::OnlyPod)
        };
        Dir::ALL.into_iter().find_map(faces)
    }
    /// The modules a tile with these connectors would touch on the cell.
    fn reached(&self, without: Option<Tile>, cell: Cell, doors: Doors) -> Result<TileSet, Reason> {
        let (setup, table) = (self.look.setup, self.look.table);
        let taken = tile_at(setup, table, cell);
        if taken.is_some() && taken != without {
            return Err(Reason::CellTaken);
        }
        let cells = Candidates::new(setup, table, self.look.links, without);
        let Some(found) = cells.as_slice().iter().find(|c| c.cell == cell) else {
            return Err(Reason::NoDoor);
        };
        let touched = found.tiles(found.modules & doors.0);
        if touched.is_empty() {
            Err(Reason::DoorsDoNotMeet)
        } else {
            Ok(touched)
        }
    }
    fn stays_as_it_is(&self, tile: Tile, cell: Cell, doors: Doors) -> bool {
        let old = self.look.table.spots[tile.index()];
        old.is_some_and(|s| s.cell == cell) && self.look.links.doors(tile) == doors
    }
    fn pilot_relocates(&self, pod: Tile, cell: Cell, doors: Doors) -> Reason {
        if self.stays_as_it_is(pod, cell, doors) {
            return Reason::NoChange;
        }
        let reached = self.reached(Some(pod), cell, doors);
        reached.err().unwrap_or(Reason::AlienBeside)
    }
    fn place(&self, tile: Tile, cell: Cell, doors: Doors) -> Reason {
        let (setup, table, links) = (self.look.setup, self.look.table, self.look.links);
        if self.stays_as_it_is(tile, cell, doors) {
            return Reason::NoChange;
        }
        let same_cell = table.spots[tile.index()].is_some_and(|s| s.cell == cell);
        if same_cell && !setup.options.control_rotate_in_place {
            return Reason::TurningBarred;
        }
        if let Err(reason) = self.reached(Some(tile), cell, doors) {
            return reason;
        }
        let cells = Candidates::new(setup, table, links, Some(tile));
        let found = cells.as_slice().iter().find(|c| c.cell == cell);
        match (Gap::new(setup, table, links, tile), found) {
            (Some(gap), Some(at)) if gap.joins(at, doors) => Reason::PodStranded,
            _ => Reason::StationBreaks,
        }
    }
}
