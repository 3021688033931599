//! The turn: phases, commits, windows, interrupts, ends (TURN, TM, CMD, END).

use super::{
    board::Ending,
    board::Place,
    command::Command,
    components::Kind,
    event::{Event, Skip},
    legal::can_interrupt,
    look::{figures, team},
    options::{LastTileCounts, LastTileExtra, Stranded},
    prompt::{Phase, Prompt, WindowKind},
    run::Run,
    state::{Countdown, Task, Window},
    types::{Astronaut, Tile},
};
use crate::games::listing::Any;
use crate::rules::{EventSink, PerSeat, Seat, SeatSet};

impl<E: EventSink<Event>> Run<'_, E> {
    /// Begins a turn: a stranded player may end the game (END-3); who is on a Core Room is remembered (ROOM-8).
    pub(super) fn begin_turn(&mut self, seat: Seat) {
        let state = &mut *self.state;
        state.open.active = seat;
        state.open.turn = state.open.turn.saturating_add(1);
        state.open.windows_used = [false; 2];
        state.open.interrupter = None;
        state.open.window = None;
        state.open.before = None;
        state.open.board.actions_used = 0;
        state.open.board.moved_this_turn = 0;
        let turn = state.open.turn;
        self.tell(Event::TurnStarted { seat, turn });
        if self.setup.options.stranded == Stranded::Immediate && !self.has_mobile(seat) {
            return self.game_over(Ending::Stranded);
        }
        self.state.open.core_snapshot = self.on_core_rooms(seat);
        self.enter_phase(Phase::Alien);
    }
    fn on_core_rooms(&self, seat: Seat) -> u32 {
        figures(team(seat))
            .filter(|a| match self.state.open.board.places[a.index()] {
                Place::Module(tile) => self.kind(tile) == Kind::CoreRoom,
                _ => false,
            })
            .fold(0, |set, a| set | 1 << a.index())
    }
    /// Begins a phase, or begins it again after an interrupt (TM-5); one without options is skipped (TURN-1).
    pub(super) fn enter_phase(&mut self, phase: Phase) {
        self.state.open.phase = phase;
        self.state.open.before = None;
        self.state.open.task = Task::default();
        match phase {
            Phase::Alien => self.enter_alien_phase(),
            Phase::Build => {
                if self.look().can_build() {
                    return self.ask(Prompt::ChooseBuild);
                }
                self.skip_build();
            }
            Phase::Action1 | Phase::Action2 => {
                let scope = self.state.scope(self.setup);
                if self.look().actions(scope, &mut Any).is_break() {
                    return self.ask(Prompt::ChooseAction { interrupt: false });
                }
                self.tell(Event::PhaseSkipped {
                    phase,
                    why: Skip::NoAction,
                });
                self.enter_phase(self.phase_after(phase));
            }
            Phase::End if self.reversible && !self.setup.options.auto_end_turn => self.ask(Prompt::ConfirmTurn),
            Phase::End => self.end_turn(),
        }
    }
    fn phase_after(&self, phase: Phase) -> Phase {
        match phase {
            Phase::Alien => Phase::Build,
            Phase::Build => Phase::Action1,
            Phase::Action1 if self.state.open.turns_taken[self.state.open.active] > 0 => Phase::Action2,
            Phase::Action1 | Phase::Action2 | Phase::End => Phase::End,
        }
    }
    fn enter_alien_phase(&mut self) {
        if self.look().alien_moves(&mut Any).is_break() {
            return self.ask(Prompt::ChooseAlienMove);
        }
        if !self.aliens().is_empty() {
            // No alien can move, but they kill (TURN-6); nobody has to begin that.
            self.open_action();
            return self.kill_step(false);
        }
        self.skip_alien_phase();
    }
    fn skip_alien_phase(&mut self) {
        let phase = Phase::Alien;
        self.tell(Event::PhaseSkipped {
            phase,
            why: Skip::NoAlien,
        });
        self.enter_phase(Phase::Build);
    }
    fn nothing_left_to_build(&self) -> bool {
        let board = &self.state.open.board;
        let modules = board.display.iter().all(Option::is_none) && self.state.open.stack_left == 0;
        let pods = usize::from(board.pods_taken) >= self.setup.pods.len();
        modules && (pods || self.setup.options.last_tile_counts == LastTileCounts::Modules)
    }
    fn skip_build(&mut self) {
        let phase = Phase::Build;
        self.tell(Event::PhaseSkipped {
            phase,
            why: Skip::NothingToBuild,
        });
        if !self.nothing_left_to_build() {
            // A full round of them is all that matters: the last round runs from there (END-2).
            let round = self.setup.players.get() as u8;
            self.state.open.skips = self.state.open.skips.saturating_add(1).min(round);
        }
        self.check_last_tile();
        self.enter_phase(Phase::Action1);
    }
    /// Begins the last round after the last tile, or when nobody could build for a round (END-2, A-60).
    fn check_last_tile(&mut self) {
        let stuck = usize::from(self.state.open.skips) >= self.setup.players.get();
        if !stuck && !self.nothing_left_to_build() {
            return;
        }
        let mut waiting: SeatSet = self.setup.players.seats().collect();
        if self.setup.options.last_tile_extra == LastTileExtra::Others {
            waiting.remove(self.state.open.active);
        }
        self.start_countdown(Ending::LastTile, waiting, None);
    }
    fn start_countdown(&mut self, why: Ending, waiting: SeatSet, stranded: Option<Seat>) {
        if self.state.open.countdown.is_none() {
            self.state.open.countdown = Some(Countdown { why, waiting, stranded });
            self.tell(Event::CountdownStarted);
        }
    }
    /// Begins the last round if a player is stranded and `stranded` = others once more (END-3).
    fn check_stranded(&mut self) {
        if self.setup.options.stranded == Stranded::Immediate || self.state.open.countdown.is_some() {
            return;
        }
        let mut seat = self.state.open.active;
        for _ in 0..self.setup.players.get() {
            if !self.has_mobile(seat) {
                let waiting = self.setup.players.seats().filter(|&s| s != seat).collect();
                return self.start_countdown(Ending::Stranded, waiting, Some(seat));
            }
            seat = self.setup.players.after(seat);
        }
    }
    /// The last step of an action is done: confirm, announce or go on (CMD-4). `unasked` actions had no command.
    pub(super) fn finish_action(&mut self, unasked: bool) {
        self.state.open.task = Task::default();
        if self.state.open.interrupter.is_some() {
            if self.setup.options.auto_end_turn && !self.is_ending() {
                return self.end_interrupt();
            }
            return self.ask(Prompt::ConfirmInterrupt);
        }
        if unasked && self.state.open.before == Some(self.state.open.board) {
            return self.skip_alien_phase(); // nothing happened: no action (TURN-5)
        }
        let window = self.due_window();
        match window {
            Some((kind, eligible)) if unasked => self.announce(kind, eligible),
            None if unasked => self.make_final(false),
            _ if window.is_some() || self.is_ending() || self.will_reveal() => self.ask(Prompt::ConfirmAction),
            _ => self.make_final(false),
        }
    }
    fn will_reveal(&self) -> bool {
        self.state.open.phase == Phase::Build
            && self.state.open.stack_left > 0
            && self.state.open.board.display.iter().any(Option::is_none)
    }
    fn due_kind(&self) -> Option<WindowKind> {
        let [start, mid] = self.state.open.windows_used;
        if !start {
            Some(WindowKind::Start)
        } else if self.state.open.phase == Phase::Action2 && !mid {
            Some(WindowKind::Mid)
        } else {
            None
        }
    }
    /// The window above the open action, if anybody could use it (TURN-5, TM-1): judged on the board before it.
    fn due_window(&self) -> Option<(WindowKind, SeatSet)> {
        let kind = self.due_kind()?;
        let before = self.state.open.before.as_ref()?;
        // A module that lay before the action lies now.
        let machines = self.setup.time_machines.common(self.state.links.laid());
        let waits = |place: &Place| matches!(place, Place::Module(tile) if machines.contains(*tile));
        if machines.is_empty() || !before.places.iter().any(waits) {
            return None; // spares nearly all games nearly all of what follows
        }
        let links = self.state.links.at(self.setup, &self.state.open.board, before);
        let seats = self.setup.players.seats();
        let others = seats.filter(|&s| s != self.state.open.active && can_interrupt(self.setup, before, &links, s));
        let eligible: SeatSet = others.collect();
        (!eligible.is_empty()).then_some((kind, eligible))
    }
    fn use_window(&mut self) {
        match self.due_kind() {
            // Above ACTION_2 there is one window at most, also where it is the first action of the turn.
            Some(WindowKind::Start) => self.state.open.windows_used = [true, self.state.open.phase == Phase::Action2],
            Some(WindowKind::Mid) => self.state.open.windows_used[1] = true,
            None => {}
        }
    }
    fn announce(&mut self, window: WindowKind, undecided: SeatSet) {
        self.reversible = false;
        let seat = self.state.open.active;
        self.tell(Event::Announced { seat, window });
        self.state.open.window = Some(Window {
            kind: window,
            undecided,
            claims: PerSeat::default(),
        });
        self.ask(Prompt::React { window });
    }
    /// Confirms the action: announced if somebody may interrupt it, else final (CMD-4).
    pub(super) fn commit(&mut self) {
        match self.due_window() {
            Some((kind, eligible)) => self.announce(kind, eligible),
            None => self.make_final(true),
        }
    }
    /// The action can no longer be cancelled.
    fn make_final(&mut self, committed: bool) {
        self.use_window();
        self.state.open.window = None;
        self.state.open.before = None;
        if committed {
            let seat = self.state.open.active;
            self.tell(Event::Committed { seat });
        }
        if let Some(why) = self.state.open.board.ending {
            return self.game_over(why);
        }
        let phase = self.state.open.phase;
        if phase == Phase::Build {
            self.state.open.skips = 0;
            self.reveal();
            self.check_last_tile();
        }
        self.check_stranded();
        self.enter_phase(self.phase_after(phase));
    }
    /// Fills the display from the stack (BLD-7).
    fn reveal(&mut self) {
        for slot in 0..self.state.open.board.display.len() {
            if self.state.open.board.display[slot].is_some() || self.state.open.stack_left == 0 {
                continue;
            }
            self.state.open.stack_left -= 1;
            let at = usize::from(self.state.open.stack_left);
            let tile = std::mem::replace(&mut self.state.stack[at], Tile::WAKING_ROOM);
            self.state.open.board.display[slot] = Some(tile);
            self.tell(Event::Revealed { slot: slot as u8, tile });
        }
    }
    /// Notes that a seat wants to interrupt (TM-3).
    pub(super) fn claim(&mut self, seat: Seat, tile: Tile, activator: Astronaut) {
        if let Some(window) = &mut self.state.open.window {
            window.undecided.remove(seat);
            window.claims[seat] = Some((tile, activator));
        }
        if !self.settle_window() {
            self.tell(Event::Claimed { seat, tile, activator });
        }
    }
    /// A seat lets it happen (TM-3), or gives up an action (TURN-1).
    pub(super) fn pass(&mut self, seat: Seat) {
        if let Some(window) = &mut self.state.open.window {
            window.undecided.remove(seat);
            self.tell(Event::Passed { seat });
            self.settle_window();
        } else {
            self.tell(Event::ActionPassed { seat });
            self.enter_phase(self.phase_after(self.state.open.phase));
        }
    }
    /// Lets the nearest claim take effect, or closes the window; whether one of both happened.
    fn settle_window(&mut self) -> bool {
        let Some(window) = self.state.open.window else {
            return false;
        };
        for seat in self.setup.players.others(self.state.open.active) {
            if window.undecided.contains(seat) {
                return false;
            }
            if let Some((tile, activator)) = window.claims[seat] {
                self.interrupt(seat, tile, activator);
                return true;
            }
        }
        self.make_final(true);
        true
    }
    /// Cancels the announced action and lets the seat act (TM-4).
    fn interrupt(&mut self, seat: Seat, tile: Tile, activator: Astronaut) {
        self.use_window();
        self.state.open.window = None;
        if let Some(before) = self.state.open.before.take() {
            self.state.links = self.state.links.at(self.setup, &self.state.open.board, &before);
            self.state.open.board = before;
        }
        self.state.open.task = Task::default();
        self.state.open.interrupter = Some(seat);
        self.tell(Event::Interrupted { seat, tile, activator });
        self.place_token(tile);
        self.ask(Prompt::ChooseAction { interrupt: true });
    }
    /// Makes the interrupt final; the active seat chooses again in its phase (TM-4, TM-5, TM-8).
    pub(super) fn end_interrupt(&mut self) {
        self.reversible = false;
        let seat = self.state.acting();
        self.state.open.before = None;
        self.tell(Event::InterruptEnded { seat });
        if let Some(why) = self.state.open.board.ending {
            return self.game_over(why);
        }
        self.state.open.interrupter = None;
        self.check_stranded();
        self.enter_phase(self.state.open.phase);
    }
    /// Ends the turn: radiation, the last round, the next seat (ROOM-8, END-2).
    pub(super) fn end_turn(&mut self) {
        self.reversible = false;
        self.state.open.before = None;
        self.state.open.task = Task::default();
        let seat = self.state.open.active;
        self.radiation();
        self.tell(Event::TurnEnded { seat });
        if let Some(why) = self.state.open.board.ending {
            return self.game_over(why);
        }
        self.check_stranded();
        let taken = &mut self.state.open.turns_taken[seat];
        *taken = taken.saturating_add(1);
        match self.next_seat() {
            Ok(next) => self.begin_turn(next),
            Err(why) => self.game_over(why),
        }
    }
    /// The seat that has the next turn, or the end of the game if there is none (END-2, END-3).
    fn next_seat(&mut self) -> Result<Seat, Ending> {
        let players = self.setup.players;
        let mut seat = players.after(self.state.open.active);
        let Some(mut countdown) = self.state.open.countdown else {
            return Ok(seat);
        };
        for _ in 0..players.get() {
            // In the round after the last tile nobody is skipped.
            let stays_away = countdown.why == Ending::Stranded && !self.has_mobile(seat);
            let waits = countdown.waiting.contains(seat);
            countdown.waiting.remove(seat);
            self.state.open.countdown = Some(countdown);
            if waits && !stays_away {
                return Ok(seat);
            }
            seat = players.after(seat);
        }
        Err(countdown.why)
    }
    fn game_over(&mut self, why: Ending) {
        self.reversible = false;
        let state = &mut *self.state;
        state.open.over = Some(why);
        state.open.board.ending = Some(why);
        state.open.before = None;
        state.open.window = None;
        state.open.interrupter = None;
        state.open.task = Task::default();
        self.tell(Event::GameOver);
    }
}

/// True if the command answers a reaction window.
pub(super) const fn answers_window(prompt: Option<Prompt>, command: Command) -> bool {
    matches!(prompt, Some(Prompt::React { .. })) && matches!(command, Command::Pass | Command::Interrupt { .. })
}
