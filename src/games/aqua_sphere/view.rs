//! The view, which is the same for everybody (VIEW-1), and what is hidden by it.

use super::{
    check, deal,
    options::Setup,
    state::{Board, Player, State},
    types::{Card, Expansion, PROGRAMS, RING, ROUNDS},
};
use crate::rules::{GameRng, List, Seed, ViewError};
use serde::{Deserialize, Serialize};

/// Highest turn number that is accepted. A record has no room for more commands, and the number stays within its type.
const MAX_TURN: u16 = 1 << 15;
/// Most points that are accepted: half of what the laws allow, so that a game can go on from there.
const MAX_POINTS: u16 = check::MOST_POINTS / 2;
/// Most crystals, and most bots, paid at red lines that are accepted, for the same reason.
const MAX_PAID: u16 = u16::MAX / 2;

/// All but the hidden orders and the generator.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The open part of the state.
    pub board: Board,
}

/// Takes what was seen out of what is in the box; `None` if it is not there.
fn without<T: Copy + PartialEq>(mut all: Vec<T>, seen: impl IntoIterator<Item = T>) -> Option<Vec<T>> {
    for seen in seen {
        let at = all.iter().position(|one| *one == seen)?;
        all.remove(at);
    }
    Some(all)
}

impl Board {
    /// The research cards that are face down, in the order of their ids: the box without those in Sectors and labs.
    /// `None` if more of a kind lie open than there are.
    #[must_use]
    pub fn unseen_research(&self, setup: &Setup) -> Option<Vec<Card>> {
        let in_sectors = self.areas.iter().flat_map(|area| area.research.iter().copied());
        let in_labs = self
            .players
            .0
            .iter()
            .flat_map(|player| &player.cards)
            .map(|own| own.card);
        without(deal::research_in_order(&setup.components), in_sectors.chain(in_labs))
    }
    /// The expansions that are face down, in the order of the box file. `None` if more of a kind lie open than there
    /// are.
    #[must_use]
    pub fn unseen_expansions(&self, setup: &Setup) -> Option<Vec<Expansion>> {
        let in_sectors = self.areas.iter().flat_map(|area| &area.expansions);
        let in_labs = self.players.0.iter().flat_map(|player| &player.expansions);
        let seen = in_sectors.chain(in_labs).copied();
        without(deal::expansions_in_order(&setup.components), seen)
    }
    /// The program cards that were not seen, in the order of their ids. Not all of them come into play.
    #[must_use]
    pub fn unseen_programs(&self, setup: &Setup) -> Vec<u8> {
        self.unseen_of(setup.components.programs.len() as u8).collect()
    }
    /// Those of so many program cards that were not seen.
    fn unseen_of(&self, programs: u8) -> impl Iterator<Item = u8> {
        (0..programs).filter(move |id| !self.laid.contains(id) && self.next != Some(*id))
    }
    /// Program cards and centre tiles that will come up in rounds after the next one.
    pub(super) fn covered(&self) -> usize {
        (ROUNDS - 1).saturating_sub(self.laid.len())
    }
}

impl State {
    /// A state with this view: what is seen nowhere lies face down in an order drawn from the seed, and the generator
    /// goes on from there. Views come from other machines: nothing is believed.
    pub(super) fn imagine(setup: &Setup, view: &View, seed: Seed) -> Result<Self, ViewError> {
        let board = view.board;
        let scored = |player: &Player| {
            let (crystals, bots) = player.paid;
            check::within(&player.points, MAX_POINTS) && crystals.max(bots) <= MAX_PAID
        };
        if board.turn > MAX_TURN || !board.players.0.iter().all(scored) {
            return Err(ViewError("a game is not that long".to_owned()));
        }
        let research = board
            .unseen_research(setup)
            .and_then(|cards| exactly(cards, board.research_left));
        let expansions = board
            .unseen_expansions(setup)
            .and_then(|tiles| exactly(tiles, board.expansions_left));
        let (Some(research), Some(expansions)) = (research, expansions) else {
            return Err(ViewError(
                "what lies face down is not what is left of the box".to_owned(),
            ));
        };
        let mut state = Self {
            board,
            research,
            expansions,
            programs: List::default(),
            program_cards: setup.components.programs.len() as u8,
            orientations: List::default(),
            rng: GameRng::new(seed),
        };
        state.draw_all(seed);
        check::state(setup, &state).map_err(ViewError)?;
        Ok(state)
    }
    /// Draws all hidden orders from the seed, and the generator goes on from there. The decks are first put in the order of
    /// the box, so that the orders they had do not matter.
    pub(super) fn draw_all(&mut self, seed: Seed) {
        // Counting is quicker than sorting, as cards are slow to compare.
        let mut counts = [0_u8; Card::COUNT];
        self.research.iter().for_each(|card| counts[card.index()] += 1);
        let kinds = Card::all().zip(counts);
        let in_order = kinds.flat_map(|(card, count)| std::iter::repeat_n(card, count.into()));
        self.research = in_order.collect();
        self.expansions.sort_unstable();
        self.rng = GameRng::new(seed);
        self.redraw();
    }
    /// Draws all hidden orders anew, after a take-back too: what came up since then does not return. The decks keep
    /// what is in them; any program card that was not seen may come up.
    pub(super) fn redraw(&mut self) {
        self.rng.shuffle(&mut self.research);
        self.rng.shuffle(&mut self.expansions);
        let unseen = self.board.unseen_of(self.program_cards);
        let mut programs: List<u8, PROGRAMS> = unseen.take(PROGRAMS).collect();
        self.rng.shuffle(&mut programs);
        self.programs = programs.iter().copied().take(self.board.covered()).collect();
        let orientations = (0..self.board.covered()).map(|_| self.rng.below(RING as u32) as u8);
        self.orientations = orientations.collect();
    }
}

/// The stack if it has this many.
fn exactly<T: Copy + Default, const MOST: usize>(stack: Vec<T>, count: u8) -> Option<List<T, MOST>> {
    let fits = stack.len() == usize::from(count) && stack.len() <= MOST;
    fits.then(|| stack.into_iter().collect())
}
