//! Carrying out: the working copy of one `apply`, and the atomic effects that all commands are made of.

use super::{
    board::{Ending, Place},
    command::Command,
    components::Kind,
    event::{Cause, Event, PointSource},
    look::{Look, bit, figures},
    options::{LaunchOn, Setup},
    state::State,
    station::{Links, first_of},
    types::{ASTRONAUTS, Astronaut, Cell, Role, Spot, Tile, TileSet},
};
use crate::rules::{EventSink, Seat};
use arrayvec::ArrayVec;

/// One command being carried out.
pub(super) struct Run<'a, E> {
    /// Fixed for the match.
    pub setup: &'a Setup,
    /// The state that changes.
    pub state: &'a mut State,
    /// Takes the events.
    pub events: E,
    /// True if the actor may step back over it.
    pub reversible: bool,
}

impl<'a, E: EventSink<Event>> Run<'a, E> {
    /// Starts with a valid cache of links.
    pub(super) fn new(setup: &'a Setup, state: &'a mut State, reversible: bool, events: E) -> Self {
        if !state.links.is_valid() {
            state.links = Links::of(setup, &state.open.board);
        }
        Self {
            setup,
            state,
            events,
            reversible,
        }
    }
    /// A fresh look at the board.
    pub(super) fn look(&self) -> Look<'_> {
        Look::new(self.setup, &self.state.open.board, &self.state.links)
    }
    /// Records an event.
    pub(super) fn tell(&mut self, event: Event) {
        self.events.tell(|| event);
    }
    /// The kind of the tile.
    pub(super) fn kind(&self, tile: Tile) -> Kind {
        self.setup.components.tile(tile).kind
    }
    /// Mobile figures on a tile.
    pub(super) fn on(&self, tile: Tile) -> u32 {
        self.state.links.on()[tile.index()]
    }
    /// Puts a figure somewhere else.
    pub(super) fn put(&mut self, who: Astronaut, place: Place) {
        let from = std::mem::replace(&mut self.state.open.board.places[who.index()], place);
        self.state.links.follow(who, from, place);
    }
    /// Gives a seat points and notes their source.
    pub(super) fn score(&mut self, seat: Seat, points: i8, source: PointSource) {
        if points == 0 {
            return;
        }
        let board = &mut self.state.open.board;
        board.score[seat] = board.score[seat].saturating_add(points.into());
        let of = &mut board.points[seat][source as usize];
        *of = of.saturating_add(points.into());
        self.tell(Event::Scored { seat, points, source });
    }
    /// Puts an astronaut on the track (KILL-13); the acting seat scores foreign ones unless it is radiation.
    pub(super) fn kill(&mut self, who: Astronaut, at: Tile, cause: Cause) {
        let by = self.state.acting();
        self.put(who, Place::Dead);
        let board = &mut self.state.open.board;
        let dead = board.track.len;
        if let Some(slot) = board.track.slots.get_mut(usize::from(dead)) {
            *slot = who;
            board.track.len = dead + 1;
        }
        self.tell(Event::Killed {
            astronaut: who,
            at,
            cause,
            by,
        });
        if who.seat() != by {
            let points = if who.role() == Role::Chief { 2 } else { 1 };
            self.score(by, points, PointSource::Kills);
        }
        let (from, to) = (self.setup.alien_score(dead), self.setup.alien_score(dead + 1));
        // The death that fills the track has no square of its own.
        if from != to {
            self.tell(Event::AlienScored { from, to });
        }
        if usize::from(dead) + 1 >= self.setup.track.len() {
            self.state.open.board.ending.get_or_insert(Ending::Track);
        }
    }
    /// Takes an alien off the board for points.
    pub(super) fn kill_alien(&mut self, at: Tile, cause: Cause) {
        let by = self.state.acting();
        self.state.open.board.aliens.remove(at);
        self.tell(Event::AlienKilled { at, cause, by });
        let points = if cause == Cause::Laser {
            self.setup.options.laser_points as i8
        } else {
            1
        };
        self.score(by, points, PointSource::Aliens);
    }
    /// Lays a tile.
    pub(super) fn lay(&mut self, tile: Tile, spot: Spot) {
        self.state.open.board.spots[tile.index()] = Some(spot);
        self.state.links.add(self.setup, &self.state.open.board, tile);
    }
    /// Takes a tile from the board.
    pub(super) fn lift(&mut self, tile: Tile) {
        self.state.links.remove(self.setup, &self.state.open.board, tile);
        self.state.open.board.spots[tile.index()] = None;
    }
    /// Moves a tile with all that is on it.
    pub(super) fn relocate(&mut self, tile: Tile, cell: Cell, rot: u8) {
        let Some(from) = self.state.open.board.spots[tile.index()] else {
            return;
        };
        let to = Spot { cell, rot };
        self.lift(tile);
        self.lay(tile, to);
        self.tell(Event::Relocated { tile, from, to });
    }
    /// A pod leaves (POD-3).
    pub(super) fn launch(&mut self, pod: Tile) {
        let seats = &self.setup.components.tile(pod).seats;
        let mut gone: ArrayVec<(Astronaut, u8), ASTRONAUTS> = ArrayVec::new();
        for who in figures(self.state.open.board.aboard(pod)) {
            if let Place::Aboard(_, place) = self.state.open.board.places[who.index()] {
                gone.push((who, seats.get(usize::from(place)).copied().unwrap_or(0)));
            }
        }
        for &(who, value) in &gone {
            self.put(who, Place::Saved(value));
            let saved = &mut self.state.open.board.saved[who.seat()];
            *saved = saved.saturating_add(1);
        }
        self.lift(pod);
        self.events.tell(|| Event::Launched {
            pod,
            aboard: gone.to_vec(),
        });
        for (who, value) in gone {
            let times = if who.role() == Role::Chief { 2 } else { 1 };
            let points = i8::try_from(u16::from(value) * times).unwrap_or(i8::MAX);
            self.score(who.seat(), points, PointSource::Pods);
        }
        let board = &mut self.state.open.board;
        board.pods_left = board.pods_left.saturating_add(1);
        if usize::from(board.pods_left) >= self.setup.pods.len() {
            board.ending.get_or_insert(Ending::Pods);
        }
    }
    /// Launches the non-empty pods connected to the tile an alien came to (POD-5).
    pub(super) fn launch_around(&mut self, tile: Tile) {
        for other in self.state.links.around(tile) {
            if self.setup.components.is_pod(other) && self.state.open.board.aboard(other) != 0 {
                self.launch(other);
            }
        }
    }
    /// With `launch_on_alien_adjacency` = any: launches every non-empty pod beside an alien (POD-5).
    pub(super) fn launch_beside_aliens(&mut self) {
        if self.setup.options.launch_on_alien_adjacency == LaunchOn::Any {
            let mut left = self.aliens();
            while let Some(tile) = first_of(&self.state.open.board, left) {
                left.remove(tile);
                self.launch_around(tile);
            }
        }
    }
    /// True if the game is decided inside the open action (CMD-4).
    pub(super) fn is_ending(&self) -> bool {
        self.state.open.board.ending.is_some()
    }
    /// True if a seat has a mobile astronaut.
    pub(super) fn has_mobile(&self, seat: Seat) -> bool {
        self.state.open.board.mobile_left(seat) > 0
    }
    /// Keeps the board as it is before the first command of an action.
    pub(super) fn open_action(&mut self) {
        if self.state.open.before.is_none() {
            self.state.open.before = Some(self.state.open.board);
        }
    }
    /// Begins one of the two actions, or the one of an interrupter.
    fn open_counted_action(&mut self) {
        self.open_action();
        if self.state.open.interrupter.is_none() {
            self.state.open.board.actions_used += 1;
        }
    }
    /// A Move, or the next step of one (MOV-3).
    pub(super) fn move_astronaut(&mut self, who: Astronaut, to: Tile) {
        if let Some(mover) = &mut self.state.open.task.mover {
            mover.left = mover.left.saturating_sub(1);
        } else {
            self.open_counted_action();
            if self.state.open.interrupter.is_none() {
                self.state.open.board.moved_this_turn |= bit(who);
            }
            self.state.open.task.mover = Some(super::Mover {
                astronaut: who,
                left: u8::from(who.role() == Role::Explorer),
                jump: false,
            });
        }
        self.step(who, to);
    }
    /// Leaves a token, then begins the effect (ACT-3).
    pub(super) fn activate(&mut self, tile: Tile, activator: Astronaut) {
        self.open_counted_action();
        self.place_token(tile);
        let seat = self.state.acting();
        self.tell(Event::Activated { seat, tile, activator });
        self.room_effect(tile, activator);
    }
    /// Puts the acting seat's token on the tile (ACT-3).
    pub(super) fn place_token(&mut self, tile: Tile) {
        let seat = self.state.acting();
        let board = &mut self.state.open.board;
        board.tokens[tile.index()].insert(seat);
        board.activations[seat] = board.activations[seat].saturating_add(1);
    }
    /// Lays the tile of the source; an alien may come with it (BLD-1, BLD-6).
    pub(super) fn build(&mut self, source: u8, cell: Cell, rot: u8) {
        self.open_action();
        let board = &mut self.state.open.board;
        let tile = match board.display.get_mut(usize::from(source)) {
            Some(slot) => slot.take(),
            None => {
                board.pods_taken += 1;
                self.setup.pods.get(usize::from(board.pods_taken) - 1).copied()
            }
        };
        let Some(tile) = tile else {
            return self.finish_action(false);
        };
        let (seat, spot) = (self.state.acting(), Spot { cell, rot });
        self.lay(tile, spot);
        self.tell(Event::Placed { seat, tile, spot });
        if self.setup.components.tile(tile).alien && self.state.open.board.aliens.len() < super::ALIENS {
            self.state.open.board.aliens.insert(tile);
            self.tell(Event::Spawned { at: tile });
            self.launch_beside_aliens();
        }
        self.finish_action(false);
    }
    /// Carries out a listed command of the seat.
    pub(super) fn perform(&mut self, seat: Seat, command: Command) {
        match command {
            Command::MoveAlien { from, to } => self.move_alien(from, to),
            Command::PushAlien { to } => self.push_alien(to),
            Command::KillVictim { astronaut } => self.kill_victim(astronaut),
            Command::Build { source, cell, rot } => self.build(source, cell, rot),
            Command::MoveAstronaut { astronaut, to } => self.move_astronaut(astronaut, to),
            Command::PushAstronaut { victim, to } => self.push_astronaut(victim, to),
            Command::TeleportTo { tile } => self.teleport_to(tile),
            Command::PilotStay => self.pilot_done(),
            Command::PilotDepart => self.pilot_depart(),
            Command::PilotRelocate { cell, rot } => self.pilot_relocate(cell, rot),
            Command::StopMoving => self.finish_action(false),
            Command::Activate { tile, activator } => self.activate(tile, activator),
            Command::LaserTarget { tile } => self.shoot(tile),
            Command::Revive { astronaut } => self.revive(astronaut),
            Command::SwapAlien { tile } => self.ask(super::Prompt::ChooseSwapAstronaut { alien: tile }),
            Command::SwapAstronaut { astronaut } => self.swap(astronaut),
            Command::RelocateTile { tile } => self.ask(super::Prompt::ChoosePlace { tile }),
            Command::PlaceTileAt { cell, rot } => self.place_tile(cell, rot),
            Command::LaunchPod { tile } => self.launch_pod(tile),
            Command::Interrupt { tile, activator } => self.claim(seat, tile, activator),
            Command::Pass => self.pass(seat),
            Command::Commit => self.commit(),
            Command::EndInterrupt => self.end_interrupt(),
            Command::EndTurn => self.end_turn(),
        }
    }
    /// Asks the acting seat something.
    pub(super) fn ask(&mut self, prompt: super::Prompt) {
        self.state.open.task.prompt = Some(prompt);
    }
    /// All tiles with an alien.
    pub(super) fn aliens(&self) -> TileSet {
        self.state.open.board.aliens
    }
}
