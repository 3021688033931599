//! The state of a running game with its open questions and the way back.

use super::clock::Timer;
use crate::{
    protocol::{
        Clock, DecisionId, Digest, Epoch, ForwardOffer, OpenDecision, PlayedGame, RefusalCode, StepBackOffer, limits,
        view_digest,
    },
    record::Taken,
    rules::{Applied, Decision, Game, Illegal, Obligation, Seat, SeatSet, Viewer},
};
use std::time::Duration;

/// Counters that go on over all games of a table, so that nothing of an earlier game is taken for the present one.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Counters {
    pub(super) epoch: Epoch,
    pub(super) generation: u32,
    pub(super) revision: u32,
    next_index: u32,
}

impl Counters {
    /// Continues the counters of the former host.
    pub(super) const fn go_on_from<G: Game>(&mut self, from: &Taken<G>) {
        self.epoch = from.epoch;
        self.generation = from.generation + 1;
        self.revision = from.revision;
    }
}

/// An open question.
#[derive(Clone, Debug)]
pub(super) struct Open<P> {
    pub(super) id: DecisionId,
    pub(super) decision: Decision<P>,
    pub(super) timer: Option<Timer>,
}

/// An open question with a clock.
#[derive(Debug)]
pub(super) struct Timed<'a> {
    pub(super) seat: Seat,
    pub(super) id: DecisionId,
    pub(super) timer: &'a mut Timer,
}

/// The data of an act that undoing it needs.
#[derive(Clone, Copy, Debug)]
struct Earlier {
    /// The seat that acted.
    seat: Seat,
    /// Record entries before the act.
    entries: u32,
    /// The revision that was acted on.
    revision: u32,
    /// True if the seat that acted may step back over it alone.
    open: bool,
}

/// The data of an undo that redoing it needs.
#[derive(Clone, Copy, Debug)]
struct GoneBack {
    /// Record entries before the undo.
    entries: u32,
    /// The revision that was left.
    revision: u32,
    claimed: bool,
    passed: bool,
    /// True if everybody had to agree to it.
    agreed: bool,
}

/// The result of an undo or redo: the record entries and the revision of the state that stands again.
#[derive(Clone, Copy, Debug)]
pub(super) struct WentBack {
    pub(super) entries: u32,
    pub(super) revision: u32,
}

/// The commands that a request would undo or redo. A goal is valid until the next change.
#[derive(Clone, Copy, Debug)]
pub(super) struct Goal {
    /// The place of the first command to undo in the timeline; `None` for a redo.
    place: Option<usize>,
    pub(super) revision: u32,
    pub(super) commands: u32,
    pub(super) of: SeatSet,
}

impl Goal {
    /// True for a redo.
    pub(super) const fn is_forward(&self) -> bool {
        self.place.is_none()
    }
}

fn seats_of<'a>(acts: impl Iterator<Item = &'a Earlier>) -> SeatSet {
    acts.map(|earlier| earlier.seat).collect()
}

#[derive(Debug)]
pub(super) struct Position<G: Game> {
    game: PlayedGame<G, Earlier, GoneBack>,
    /// The public view of the current state, and its digest.
    view: G::View,
    digest: Digest,
    open: Vec<Open<G::Prompt>>,
    /// The reason why no step back is possible once no act is kept.
    bottom: StepBackOffer,
    /// Entries of the record so far.
    entries: u32,
    /// True if somebody has acted in the open window instead of letting it pass.
    claimed: bool,
    /// True if the last command let a window pass.
    passed: bool,
}

impl<G: Game> Position<G> {
    pub(super) fn new(state: G) -> Self {
        let view = state.view(Viewer::Spectator);
        Self {
            game: PlayedGame::new(state),
            digest: view_digest(&view),
            view,
            open: Vec::new(),
            bottom: StepBackOffer::Nothing,
            entries: 0,
            claimed: false,
            passed: false,
        }
    }
    /// The first position of a stretch. The commands before it cannot be undone here.
    pub(super) fn taken(state: G) -> Self {
        let mut position = Self::new(state);
        position.bottom = StepBackOffer::TooDeep;
        position
    }
    pub(super) const fn state(&self) -> &G {
        self.game.state()
    }
    /// The public view of the current state.
    pub(super) const fn view(&self) -> &G::View {
        &self.view
    }
    /// The digest of the public view.
    pub(super) const fn digest(&self) -> Digest {
        self.digest
    }
    /// Makes the view and the digest of the present state.
    fn look(&mut self) {
        self.view = self.state().view(Viewer::Spectator);
        self.digest = view_digest(&self.view);
    }
    /// Entries of the record so far.
    pub(super) const fn entries(&self) -> u32 {
        self.entries
    }
    pub(super) fn open(&self) -> &[Open<G::Prompt>] {
        &self.open
    }
    pub(super) fn timed(&mut self) -> impl Iterator<Item = Timed<'_>> {
        self.open.iter_mut().filter_map(|open| {
            Some(Timed {
                seat: open.decision.seat,
                id: open.id,
                timer: open.timer.as_mut()?,
            })
        })
    }
    pub(super) fn remove_timer(&mut self, seat: Seat) {
        self.open
            .iter_mut()
            .filter(|o| o.decision.seat == seat)
            .for_each(|o| o.timer = None);
    }
    pub(super) fn next_deadline(&self) -> Option<Duration> {
        self.open
            .iter()
            .filter_map(|o| o.timer.as_ref())
            .filter_map(Timer::next)
            .min()
    }

    /// Carries out a command, and keeps the state before it for undo.
    pub(super) fn apply(
        &mut self,
        setup: &G::Setup,
        counters: &mut Counters,
        seat: Seat,
        command: &G::Command,
        timed_out: bool,
    ) -> Result<Applied<G::Event>, Illegal> {
        let mut after = self.state().clone();
        let applied = after.apply(setup, seat, command)?;
        let in_window = |o: &Open<G::Prompt>| o.decision.seat == seat && o.decision.obligation == Obligation::MayPass;
        let answers_window = self.open.iter().any(in_window);
        self.passed = answers_window && G::pass(setup).as_ref() == Some(command);
        self.claimed |= answers_window && !self.passed;
        let earlier = Earlier {
            seat,
            entries: self.entries,
            revision: counters.revision,
            open: applied.reversible && !timed_out,
        };
        if self.game.act(after, earlier, limits::UNDO_DEPTH) {
            self.bottom = StepBackOffer::TooDeep;
        }
        self.look();
        self.entries += 1;
        counters.revision += 1;
        Ok(applied)
    }

    /// Undoes the last command for the seat that gave it.
    pub(super) fn step_back(&mut self, counters: &mut Counters, seat: Seat) -> Result<WentBack, RefusalCode> {
        match self.step_back_offer() {
            StepBackOffer::Available { seat: actor } if actor != seat => return Err(RefusalCode::OtherActed),
            StepBackOffer::Available { .. } => {}
            StepBackOffer::Nothing => return Err(RefusalCode::NothingToStepBack),
            StepBackOffer::Sealed => return Err(RefusalCode::Sealed),
            StepBackOffer::TooDeep => return Err(RefusalCode::TooDeep),
        }
        let newest = self.game.acts().len().saturating_sub(1);
        self.go_back(counters, newest, false)
            .ok_or(RefusalCode::NothingToStepBack)
    }

    /// Undoes or redoes the commands that everybody agreed on.
    pub(super) fn travel(&mut self, counters: &mut Counters, goal: Goal) -> Option<WentBack> {
        match goal.place {
            Some(place) => self.go_back(counters, place, true),
            None => self.go_forward(counters),
        }
    }

    /// Goes back to the state before the command at a place. If all `agreed`, that state gets other randomness.
    fn go_back(&mut self, counters: &mut Counters, place: usize, agreed: bool) -> Option<WentBack> {
        let left = GoneBack {
            entries: self.entries,
            revision: counters.revision,
            claimed: self.claimed,
            passed: self.passed,
            agreed,
        };
        let Earlier { entries, revision, .. } = self.game.go_back(place, agreed, left)?;
        (self.claimed, self.passed) = (false, false);
        self.look();
        self.moved(counters);
        Some(WentBack { entries, revision })
    }

    /// Redoes the last undo.
    pub(super) fn go_forward(&mut self, counters: &mut Counters) -> Option<WentBack> {
        let from = self.game.go_forward()?;
        (self.claimed, self.passed) = (from.claimed, from.passed);
        self.look();
        self.moved(counters);
        Some(WentBack {
            entries: from.entries,
            revision: from.revision,
        })
    }

    /// Continues in a later epoch, in which every question is asked anew.
    pub(super) fn resumed(&mut self, counters: &mut Counters, epoch: Epoch) {
        counters.epoch = epoch;
        self.moved(counters);
    }

    /// Counts an entry of the record that does not change the position.
    pub(super) const fn noted(&mut self) {
        self.entries += 1;
    }

    /// The goal of going back to the state after so many entries of the record, and the seat that acted on that state.
    pub(super) fn goal_at(&self, entries: u32) -> Option<(Seat, Goal)> {
        let place = self.game.acts().position(|earlier| earlier.entries == entries)?;
        let seat = self.game.acts().nth(place)?.seat;
        Some((seat, self.goal(place)?))
    }

    /// Notes a change without a command, after which every question is asked anew.
    fn moved(&mut self, counters: &mut Counters) {
        self.entries += 1;
        self.open.clear();
        counters.generation += 1;
        counters.revision += 1;
    }

    pub(super) fn forward_offer(&self) -> ForwardOffer {
        let offer = |(from, undone): (&GoneBack, _)| ForwardOffer {
            seats: seats_of(undone),
            alone: !from.agreed,
        };
        self.game.gone_back().map(offer).unwrap_or_default()
    }

    /// The commands that a seat may ask everybody to redo: those of the last undo.
    pub(super) fn forward_goal(&self, seat: Seat) -> Result<Goal, RefusalCode> {
        let (from, undone) = self.game.gone_back().ok_or(RefusalCode::NothingToGoForward)?;
        // At most `UNDO_DEPTH`.
        let (commands, of) = (undone.len() as u32, seats_of(undone));
        if !of.contains(seat) {
            return Err(RefusalCode::NothingToGoForward);
        }
        Ok(Goal {
            place: None,
            revision: from.revision,
            commands,
            of,
        })
    }

    pub(super) fn step_back_offer(&self) -> StepBackOffer {
        match self.game.acts().next_back() {
            Some(earlier) if earlier.open => StepBackOffer::Available { seat: earlier.seat },
            Some(_) => StepBackOffer::Sealed,
            None => self.bottom,
        }
    }

    /// The commands that a seat may ask everybody to undo: its last one and all since.
    pub(super) fn take_back_goal(&self, seat: Seat) -> Result<Goal, RefusalCode> {
        if self.step_back_offer() == (StepBackOffer::Available { seat }) {
            return Err(RefusalCode::StepBackInstead);
        }
        let last = self.game.acts().rposition(|earlier| earlier.seat == seat);
        let place = last.ok_or(match self.bottom {
            StepBackOffer::TooDeep => RefusalCode::TooDeep,
            _ => RefusalCode::NothingToStepBack,
        })?;
        self.goal(place).ok_or(RefusalCode::NothingToStepBack)
    }

    fn goal(&self, place: usize) -> Option<Goal> {
        let undone = || self.game.acts().skip(place);
        Some(Goal {
            place: Some(place),
            revision: undone().next()?.revision,
            // At most `UNDO_DEPTH`.
            commands: undone().len() as u32,
            of: seats_of(undone()),
        })
    }

    /// The seats that may ask for a take-back now.
    pub(super) fn take_back_offer(&self) -> SeatSet {
        let seats = seats_of(self.game.acts());
        seats.iter().filter(|&seat| self.take_back_goal(seat).is_ok()).collect()
    }

    /// Asks anew after a change by `actor`. A question that another seat is still asked keeps its id and its clock, so
    /// that an answer on its way is not refused.
    pub(super) fn ask(
        &mut self,
        setup: &G::Setup,
        counters: &mut Counters,
        actor: Option<Seat>,
        timer: impl Fn(Seat) -> Option<Timer>,
    ) {
        let decisions = self.state().decisions(setup);
        let window_open = decisions.iter().any(|d| d.obligation == Obligation::MayPass);
        if self.claimed && !window_open {
            // The window ended with an interrupt, so late answers are refused.
            self.claimed = false;
            counters.generation += 1;
        }
        let mut earlier = std::mem::take(&mut self.open);
        for decision in decisions {
            let timed = decision.obligation == Obligation::MayPass;
            // A window goes on when another seat lets it pass, even if the prompt tells who is still asked.
            let goes_on = |o: &Open<G::Prompt>| {
                o.decision == decision || (self.passed && timed && o.decision.obligation == decision.obligation)
            };
            let same = |o: &Open<G::Prompt>| o.decision.seat == decision.seat && goes_on(o);
            let kept = earlier.iter().position(same).filter(|_| Some(decision.seat) != actor);
            if let Some(at) = kept {
                let mut kept = earlier.swap_remove(at);
                kept.decision = decision;
                self.open.push(kept);
                continue;
            }
            counters.next_index += 1;
            let id = DecisionId {
                epoch: counters.epoch,
                generation: counters.generation,
                index: counters.next_index,
            };
            let timer = if timed { timer(decision.seat) } else { None };
            self.open.push(Open { id, decision, timer });
        }
    }

    pub(super) fn clocks(&self, now: Duration) -> Vec<(DecisionId, Clock)> {
        self.open
            .iter()
            .filter_map(|o| o.timer.map(|t| (o.id, t.reading(now))))
            .collect()
    }

    pub(super) fn open_decisions(&self, now: Duration) -> Vec<OpenDecision<G::Prompt>> {
        let send = |o: &Open<G::Prompt>| OpenDecision {
            id: o.id,
            decision: o.decision.clone(),
            clock: o.timer.map(|t| t.reading(now)),
        };
        self.open.iter().map(send).collect()
    }
}
