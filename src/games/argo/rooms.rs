//! The effects of rooms (ROOM-1 to ROOM-8).

use super::{
    board::Place,
    command::Command,
    components::Kind,
    event::{Cause, Event, PointSource},
    legal::jump_steps,
    look::{Bite, bite, figures},
    prompt::Prompt,
    run::Run,
    state::Mover,
    types::{Astronaut, Cell, Role, Tile},
};
use crate::rules::EventSink;

impl<E: EventSink<Event>> Run<'_, E> {
    /// Begins the effect of an activated room.
    pub(super) fn room_effect(&mut self, tile: Tile, activator: Astronaut) {
        match self.kind(tile) {
            Kind::Warehouse => {
                let points = if activator.role() == Role::Chief { 4 } else { 2 };
                let seat = self.state.acting();
                self.score(seat, points, PointSource::Warehouse);
                self.finish_action(false);
            }
            Kind::JumpRoom => self.start_jump(activator),
            Kind::Laser => self.ask(Prompt::ChooseLaserTarget),
            Kind::Infirmary => self.ask(Prompt::ChooseRevive),
            Kind::Lab => self.ask(Prompt::ChooseSwapAlien),
            Kind::ControlRoom => self.ask(Prompt::ChooseRelocation),
            Kind::SecurityCenter => self.ask(Prompt::ChooseLaunch),
            // Not listed (ACT-2); the Time Machine only by `Interrupt`.
            Kind::WakingRoom
            | Kind::Corridor
            | Kind::Teleporter
            | Kind::TimeMachine
            | Kind::CoreRoom
            | Kind::SafeRoom
            | Kind::Pod => self.finish_action(false),
        }
    }
    fn start_jump(&mut self, astronaut: Astronaut) {
        let left = jump_steps(astronaut.role());
        self.state.open.task.mover = Some(Mover {
            astronaut,
            left,
            jump: true,
        });
        self.ask(Prompt::ChooseStep {
            astronaut,
            must: true,
            left,
        });
    }
    /// Shoots the alien (ROOM-3).
    pub(super) fn shoot(&mut self, tile: Tile) {
        self.kill_alien(tile, Cause::Laser);
        self.finish_action(false);
    }
    /// Brings a figure back; the last of the track fills the gap (ROOM-4).
    pub(super) fn revive(&mut self, who: Astronaut) {
        let track = &mut self.state.open.board.track;
        let len = usize::from(track.len);
        let Some(at) = track.slots.iter().take(len).position(|&a| a == who) else {
            return self.finish_action(false);
        };
        track.slots[at] = track.slots[len - 1];
        track.slots[len - 1] = super::board::NOBODY;
        track.len -= 1;
        let dead = track.len;
        self.put(who, Place::Module(Tile::WAKING_ROOM));
        self.tell(Event::Revived { astronaut: who });
        let (from, to) = (self.setup.alien_score(dead + 1), self.setup.alien_score(dead));
        self.tell(Event::AlienScored { from, to });
        self.finish_action(false);
    }
    /// Swaps the astronaut with the chosen alien, which then kills (ROOM-5).
    pub(super) fn swap(&mut self, who: Astronaut) {
        let (Some(Prompt::ChooseSwapAstronaut { alien }), Place::Module(from)) =
            (self.state.open.task.prompt, self.state.open.board.places[who.index()])
        else {
            return;
        };
        self.state.open.task.prompt = None;
        let board = &mut self.state.open.board;
        board.aliens.remove(alien);
        board.aliens.insert(from);
        self.put(who, Place::Module(alien));
        self.tell(Event::Swapped {
            astronaut: who,
            from,
            alien_from: alien,
        });
        self.launch_around(from);
        self.launch_beside_aliens();
        if !self.is_ending() {
            match bite(self.on(from)) {
                Bite::OneOf(set) if set.count_ones() > 1 => {
                    self.state.open.task.lab = true;
                    return self.ask(Prompt::ChooseVictim { at: from });
                }
                Bite::OneOf(set) => {
                    for victim in figures(set) {
                        self.kill(victim, from, Cause::Lab);
                    }
                }
                Bite::AlienDies => self.kill_alien(from, Cause::TwoGrunts),
                Bite::Nothing => {}
            }
        }
        self.finish_action(false);
    }
    /// Lays the chosen tile elsewhere (ROOM-6).
    pub(super) fn place_tile(&mut self, cell: Cell, rot: u8) {
        if let Some(Prompt::ChoosePlace { tile }) = self.state.open.task.prompt {
            self.relocate(tile, cell, rot);
            self.launch_beside_aliens();
        }
        self.finish_action(false);
    }
    /// Launches the chosen pod (ROOM-7).
    pub(super) fn launch_pod(&mut self, pod: Tile) {
        self.launch(pod);
        self.finish_action(false);
    }
    /// Radiation at the end of a turn (ROOM-8): all who were on a Core Room at its start and are on one now.
    pub(super) fn radiation(&mut self) {
        for who in figures(self.state.open.core_snapshot) {
            if let Place::Module(at) = self.state.open.board.places[who.index()]
                && self.kind(at) == Kind::CoreRoom
                && !self.is_ending()
            {
                self.kill(who, at, Cause::Radiation);
            }
        }
    }
}

/// True if the seat that gives the command may step back over it, as far as the command alone tells (CMD-6).
pub(super) const fn can_step_back(command: Command, in_window: bool) -> bool {
    !in_window
        && !matches!(
            command,
            Command::Commit | Command::EndInterrupt | Command::EndTurn | Command::Interrupt { .. }
        )
}
