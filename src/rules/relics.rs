//! Relics: the smallest game with everything that is hard about a table: a hidden deck, a die, and a reaction window.
//!
//! Twelve relics worth 1 to 6, two of each, lie face down. The active seat announces a dig of 1 to 3 relics and
//! commits. Every other seat that still has its ward may then interrupt: the dig is cancelled, the interrupter spends
//! the ward for one point, and the active seat chooses again, this time without a window. If nobody interrupts, a die
//! is rolled: a roll of at least twice the depth earns the relics that come up; otherwise they are lost. Play ends with
//! the deck.

use super::{
    Applied, Config, Decision, EventSink, Game, GameRng, Illegal, NoEvents, Obligation, OptionSpec, PerSeat, Points,
    Ranking, Seat, SeatCount, SeatSet, Seed, SetupError, Status, ViewError, Viewer, legal,
};
use serde::{Deserialize, Serialize};

/// Relics in the box.
pub const RELICS: usize = 12;
/// Most relics of one dig.
pub const MAX_DEPTH: u8 = 3;

/// A command of a seat; each question takes some of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Command {
    /// Announces a dig of `1..=MAX_DEPTH` relics, at most as many as are left.
    Dig {
        /// Number of relics to dig for.
        depth: u8,
    },
    /// Makes the dig final.
    Commit,
    /// Cancels the dig, for the ward.
    Interrupt,
    /// Lets it happen.
    Pass,
}

/// A change in the game, with the seat that brought it about.
#[allow(missing_docs, reason = "the fields are what the sentences say")]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A dig of `depth` relics was chosen.
    Chosen { seat: Seat, depth: u8 },
    /// Others may interrupt now.
    Announced { seat: Seat },
    /// A seat let it happen.
    Passed { seat: Seat },
    /// A seat spent its ward: the dig is off.
    Interrupted { seat: Seat },
    /// The die shows `roll`.
    Rolled { roll: u8 },
    /// `relics` came up; `earned` by the digger or lost.
    Dug { seat: Seat, relics: Vec<u8>, earned: bool },
}

/// The open question. It also says where in a turn the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Prompt {
    /// The active seat chooses the depth of its dig.
    ChooseDepth,
    /// The active seat makes its dig final.
    ConfirmDig {
        /// Number of relics to dig for.
        depth: u8,
    },
    /// The seats that have not answered may interrupt the dig.
    React {
        /// Number of relics to dig for.
        depth: u8,
        /// The seats that have not answered.
        undecided: SeatSet,
    },
}

/// The rule that forbids a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// This seat is not asked.
    NotAsked,
    /// The command does not answer the open question.
    OtherQuestion,
    /// A dig is 1 to 3 relics deep, and no deeper than the relics that are left.
    Depth,
}

/// The open part of the game: all but the order of the deck and the generator.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Relics that came up, in order.
    pub seen: Vec<u8>,
    /// Points of each seat so far.
    pub score: PerSeat<u8>,
    /// The seats that still have their ward.
    pub wards: SeatSet,
    /// The seat whose turn it is.
    pub active: Seat,
    /// Number of that turn, from 1.
    pub turn: u8,
    /// The open question.
    pub prompt: Prompt,
    /// True once the window of this turn was opened: a second dig of the turn cannot be interrupted.
    pub window_used: bool,
}

/// A game of Relics: the whole truth, hidden deck and generator included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Relics {
    open: View,
    /// Face-down relics; the last one is the next to come up.
    deck: Vec<u8>,
    rng: GameRng,
}

impl Relics {
    fn box_of_relics() -> Vec<u8> {
        (0..RELICS as u8).map(|n| n / 2 + 1).collect()
    }

    /// Nobody objects: rolls, reveals, and hands the turn on.
    fn resolve(&mut self, setup: SeatCount, depth: u8, events: &mut impl EventSink<Event>) {
        let roll = self.rng.below(6) as u8 + 1;
        events.tell(|| Event::Rolled { roll });
        let left = self.deck.len().saturating_sub(depth.into());
        let relics: Vec<u8> = self.deck.drain(left..).rev().collect();
        let (seat, earned) = (self.open.active, roll >= 2 * depth);
        if earned {
            self.open.score[seat] += relics.iter().sum::<u8>();
        }
        self.open.seen.extend(&relics);
        events.tell(|| Event::Dug { seat, relics, earned });
        self.open.active = setup.after(seat);
        self.open.turn += u8::from(!self.deck.is_empty());
        self.open.prompt = Prompt::ChooseDepth;
        self.open.window_used = false;
    }

    fn commit(&mut self, setup: SeatCount, depth: u8, events: &mut impl EventSink<Event>) {
        let mut undecided = self.open.wards;
        undecided.remove(self.open.active);
        if self.open.window_used || undecided.is_empty() {
            return self.resolve(setup, depth, events);
        }
        let seat = self.open.active;
        events.tell(|| Event::Announced { seat });
        self.open.window_used = true;
        self.open.prompt = Prompt::React { depth, undecided };
    }

    fn answer(&mut self, setup: SeatCount, seat: Seat, interrupt: bool, events: &mut impl EventSink<Event>) {
        let Prompt::React { depth, mut undecided } = self.open.prompt else {
            return;
        };
        if interrupt {
            self.open.wards.remove(seat);
            self.open.score[seat] += 1;
            self.open.prompt = Prompt::ChooseDepth;
            return events.tell(|| Event::Interrupted { seat });
        }
        events.tell(|| Event::Passed { seat });
        undecided.remove(seat);
        if undecided.is_empty() {
            self.resolve(setup, depth, events);
        } else {
            self.open.prompt = Prompt::React { depth, undecided };
        }
    }

    /// Carries out a listed command.
    fn perform(&mut self, setup: SeatCount, seat: Seat, command: Command, events: &mut impl EventSink<Event>) {
        match (command, self.open.prompt) {
            (Command::Dig { depth }, _) => {
                self.open.prompt = Prompt::ConfirmDig { depth };
                events.tell(|| Event::Chosen { seat, depth });
            }
            (Command::Commit, Prompt::ConfirmDig { depth }) => self.commit(setup, depth, events),
            (answer, _) => self.answer(setup, seat, answer == Command::Interrupt, events),
        }
    }

    fn ranking(&self, setup: SeatCount) -> Ranking {
        Ranking::new(setup, None, |seat| (self.open.score[seat].into(), ()))
    }
}

impl Game for Relics {
    type Setup = SeatCount;
    type Command = Command;
    type Event = Event;
    type Prompt = Prompt;
    type View = View;
    type Reason = Reason;

    fn setup(config: &Config) -> Result<SeatCount, SetupError> {
        super::setup_without_options(config)
    }
    fn options(_: &Config) -> Vec<OptionSpec> {
        Vec::new()
    }
    fn rules_version(_: &SeatCount) -> u16 {
        1
    }
    fn seats(setup: &SeatCount) -> SeatCount {
        *setup
    }
    /// At least one relic comes up per turn, and a turn takes two for the dig, one answer of each of three others, and
    /// two for a second dig.
    fn max_commands(_: &SeatCount) -> u32 {
        RELICS as u32 * 7
    }

    fn new(setup: &SeatCount, seed: Seed) -> Self {
        let mut rng = GameRng::new(seed);
        let mut deck = Self::box_of_relics();
        rng.shuffle(&mut deck);
        let open = View {
            seen: Vec::new(),
            score: PerSeat::default(),
            wards: setup.seats().collect(),
            active: Seat::wrapping(0),
            turn: 1,
            prompt: Prompt::ChooseDepth,
            window_used: false,
        };
        Self { open, deck, rng }
    }

    fn status(&self, setup: &SeatCount) -> Status {
        if !self.deck.is_empty() {
            return Status::Deciding;
        }
        let points = |seat: Seat| (vec![Points::new("relics", self.open.score[seat])], Vec::new());
        Status::Finished(self.ranking(*setup).outcome("deck".to_owned(), points))
    }

    fn result(&self, setup: &SeatCount) -> Option<Ranking> {
        self.deck.is_empty().then(|| self.ranking(*setup))
    }

    fn turn(&self) -> u32 {
        self.open.turn.into()
    }

    fn decisions(&self, _: &SeatCount) -> Vec<Decision<Prompt>> {
        let prompt = self.open.prompt;
        let (asked, obligation) = match prompt {
            _ if self.deck.is_empty() => return Vec::new(),
            Prompt::React { undecided, .. } => (undecided, Obligation::MayPass),
            Prompt::ChooseDepth | Prompt::ConfirmDig { .. } => {
                (SeatSet::from_iter([self.open.active]), Obligation::Must)
            }
        };
        let ask = |seat| Decision::new(seat, obligation, prompt);
        asked.iter().map(ask).collect()
    }

    fn legal_commands(&self, setup: &SeatCount, seat: Seat, out: &mut Vec<Command>) {
        if !self.decisions(setup).iter().any(|decision| decision.seat == seat) {
            return;
        }
        match self.open.prompt {
            Prompt::ChooseDepth => {
                let deepest = MAX_DEPTH.min(self.deck.len() as u8);
                out.extend((1..=deepest).map(|depth| Command::Dig { depth }));
            }
            Prompt::ConfirmDig { .. } => out.push(Command::Commit),
            Prompt::React { .. } => out.extend([Command::Interrupt, Command::Pass]),
        }
    }

    fn pass(_: &SeatCount) -> Option<Command> {
        Some(Command::Pass)
    }

    fn apply(&mut self, setup: &SeatCount, seat: Seat, command: &Command) -> Result<Applied<Event>, Illegal> {
        if self.explain(setup, seat, command).is_some() {
            return Err(self.refusal(setup, seat));
        }
        let mut events = Vec::new();
        self.perform(*setup, seat, *command, &mut events);
        let reversible = matches!(command, Command::Dig { .. });
        Ok(Applied { events, reversible })
    }

    fn carry_out(&mut self, setup: &SeatCount, seat: Seat, command: &Command) {
        self.perform(*setup, seat, *command, &mut NoEvents);
    }

    /// A ward was spent: the others have to think anew.
    fn strikes(event: &Event, seat: Seat) -> bool {
        matches!(event, Event::Interrupted { seat: by } if *by != seat)
    }

    fn rekey(&mut self, count: u32) {
        self.rng.rekey(count);
    }

    fn explain(&self, setup: &SeatCount, seat: Seat, command: &Command) -> Option<Reason> {
        if legal(self, setup, seat).contains(command) {
            None
        } else if self.deck.is_empty() {
            Some(Reason::GameOver)
        } else if !self.decisions(setup).iter().any(|decision| decision.seat == seat) {
            Some(Reason::NotAsked)
        } else if matches!((command, self.open.prompt), (Command::Dig { .. }, Prompt::ChooseDepth)) {
            Some(Reason::Depth)
        } else {
            Some(Reason::OtherQuestion)
        }
    }

    fn view(&self, _: Viewer) -> View {
        self.open.clone()
    }

    fn from_view(setup: &SeatCount, view: &View, seed: Seed) -> Result<Self, ViewError> {
        let mut deck = Self::box_of_relics();
        for relic in &view.seen {
            let place = deck.iter().position(|r| r == relic);
            deck.remove(place.ok_or_else(|| ViewError(format!("too many relics of value {relic}")))?);
        }
        let (open, rng) = (view.clone(), GameRng::new(seed));
        let mut game = Self { open, deck, rng };
        game.check_invariants(setup).map_err(ViewError)?;
        game.redeal(setup, seed);
        Ok(game)
    }

    fn redeal(&mut self, _: &SeatCount, seed: Seed) {
        self.deck.sort_unstable();
        self.rng = GameRng::new(seed);
        self.rng.shuffle(&mut self.deck);
    }

    fn check_invariants(&self, setup: &SeatCount) -> Result<(), String> {
        let mut relics: Vec<u8> = self.deck.iter().chain(&self.open.seen).copied().collect();
        relics.sort_unstable();
        if relics != Self::box_of_relics() {
            return Err(format!("the relics are {relics:?}"));
        }
        // The relics are worth 42 and each ward one point.
        let total: u32 = self.open.score.0.iter().map(|&score| u32::from(score)).sum();
        if total > 42 + setup.get() as u32 {
            return Err(format!("{total} points are more than there are"));
        }
        // Every turn before this one brought up 1 to `MAX_DEPTH` relics.
        let (turns, seen) = (usize::from(self.open.turn).saturating_sub(1), self.open.seen.len());
        let last = usize::from(self.deck.is_empty());
        if self.open.turn == 0 || turns + last > seen || seen > (turns + last) * usize::from(MAX_DEPTH) {
            return Err(format!("{seen} relics came up before turn {}", self.open.turn));
        }
        let mut seats = self.open.wards.iter().chain([self.open.active]);
        if let Some(seat) = seats.find(|&seat| !setup.contains(seat)) {
            return Err(format!("{seat:?} does not take part"));
        }
        let fits = |depth: u8| (1..=MAX_DEPTH).contains(&depth) && usize::from(depth) <= self.deck.len();
        match self.open.prompt {
            Prompt::React { depth, undecided } => {
                let mut may_answer = self.open.wards;
                may_answer.remove(self.open.active);
                let stranger = undecided.iter().any(|seat| !may_answer.contains(seat));
                let good = fits(depth) && !undecided.is_empty() && !stranger && self.open.window_used;
                good.then_some(()).ok_or_else(|| "a window that cannot be".to_owned())
            }
            Prompt::ConfirmDig { depth } if !fits(depth) => Err(format!("a dig of {depth} cannot be")),
            Prompt::ConfirmDig { .. } | Prompt::ChooseDepth => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(seats: usize) -> (SeatCount, Relics) {
        let setup = SeatCount::new(seats).expect("one to four seats");
        (setup, Relics::new(&setup, Seed::from_number(3)))
    }

    #[test]
    fn a_window_asks_every_other_ward_at_once_and_closes_with_the_last_pass() {
        let (setup, mut game) = table(4);
        let seats: Vec<Seat> = setup.seats().collect();
        game.apply(&setup, seats[0], &Command::Dig { depth: 1 })
            .expect("listed");
        game.apply(&setup, seats[0], &Command::Commit).expect("listed");
        let asked: Vec<Seat> = game.decisions(&setup).iter().map(|d| d.seat).collect();
        assert_eq!(asked, seats[1..]);
        for seat in [seats[3], seats[1]] {
            let applied = game.apply(&setup, seat, &Command::Pass).expect("listed");
            assert_eq!(applied.events, [Event::Passed { seat }]);
        }
        let applied = game.apply(&setup, seats[2], &Command::Pass).expect("listed");
        assert!(matches!(
            applied.events[..],
            [Event::Passed { .. }, Event::Rolled { .. }, Event::Dug { .. }]
        ));
        assert_eq!(game.open.active, seats[1]);
    }

    #[test]
    fn an_interrupt_costs_the_ward_and_opens_no_second_window() {
        let (setup, mut game) = table(3);
        let seats: Vec<Seat> = setup.seats().collect();
        let dig = game.apply(&setup, seats[0], &Command::Dig { depth: 3 });
        assert!(dig.expect("listed").reversible);
        let commit = game.apply(&setup, seats[0], &Command::Commit);
        assert!(!commit.expect("listed").reversible);
        game.apply(&setup, seats[2], &Command::Interrupt).expect("listed");
        assert_eq!(game.decisions(&setup)[0].seat, seats[0]);
        assert_eq!((game.deck.len(), game.open.score[seats[2]]), (RELICS, 1));
        assert!(!game.open.wards.contains(seats[2]));
        game.apply(&setup, seats[0], &Command::Dig { depth: 1 })
            .expect("listed");
        game.apply(&setup, seats[0], &Command::Commit).expect("listed");
        assert_eq!((game.deck.len(), game.open.active), (RELICS - 1, seats[1]));
    }

    #[test]
    fn after_a_take_back_the_die_is_another_and_the_deck_the_same() {
        let (setup, start) = table(2);
        let dig = |count: Option<u32>| {
            let mut game = start.clone();
            count.into_iter().for_each(|count| game.rekey(count));
            assert_eq!((&game.open, &game.deck), (&start.open, &start.deck));
            let answers = [(0, Command::Dig { depth: 1 }), (0, Command::Commit), (1, Command::Pass)];
            let done = answers.map(|(seat, command)| game.apply(&setup, Seat::wrapping(seat), &command));
            match done[2].as_ref().map(|done| done.events.as_slice()) {
                Ok([_, Event::Rolled { roll }, Event::Dug { relics, .. }]) => (*roll, relics.clone()),
                other => panic!("{other:?}"),
            }
        };
        let (roll, relics) = dig(None);
        let others: Vec<_> = (1..=8).map(|count| dig(Some(count))).collect();
        assert!(others.iter().all(|(_, found)| *found == relics));
        assert!(
            (1..=6)
                .filter(|face| others.iter().any(|(other, _)| other == face))
                .count()
                >= 3
        );
        assert!(others.iter().any(|(other, _)| *other != roll));
    }

    #[test]
    fn a_view_with_a_relic_too_many_is_refused() {
        let (setup, game) = table(2);
        let mut view = game.view(Viewer::Spectator);
        view.seen = vec![6, 6, 6];
        assert!(Relics::from_view(&setup, &view, Seed::from_number(1)).is_err());
    }
}
