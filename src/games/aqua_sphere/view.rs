//! The view, which is the same for everybody (VIEW-1), and what is hidden by it.

use super::{
    check, deal,
    options::Setup,
    state::{Board, Player, State},
    types::{CARDS, Card, EXPANSIONS, Expansion, PROGRAMS, RING, ROUNDS},
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

/// Takes one piece of each kind that was seen out of so many of each kind in the box; `None` if it is not there.
fn without<const KINDS: usize>(mut counts: [u8; KINDS], mut seen: impl Iterator<Item = usize>) -> Option<[u8; KINDS]> {
    seen.try_for_each(|kind| {
        let left = counts.get_mut(kind)?;
        *left = left.checked_sub(1)?;
        Some(())
    })?;
    Some(counts)
}

impl Board {
    /// The research cards that are face down, in the order of their ids: the box without those in Sectors and labs.
    /// `None` if more of a kind lie open than there are.
    #[must_use]
    pub fn unseen_research(&self, setup: &Setup) -> Option<List<Card, CARDS>> {
        let in_sectors = self.areas.iter().flat_map(|area| &area.research);
        let in_labs = self.players.0.iter().flat_map(|player| &player.cards);
        let seen = in_sectors.chain(in_labs.map(|own| &own.card));
        let left = without(deal::research_counts(&setup.components), seen.map(|card| card.index()))?;
        Some(deal::research_in_order(&setup.components, left))
    }
    /// The expansions that are face down, in the order of the box file. `None` if more of a kind lie open than there
    /// are.
    #[must_use]
    pub fn unseen_expansions(&self, setup: &Setup) -> Option<List<Expansion, EXPANSIONS>> {
        let in_sectors = self.areas.iter().flat_map(|area| &area.expansions);
        let in_labs = self.players.0.iter().flat_map(|player| &player.expansions);
        let seen = in_sectors.chain(in_labs).map(|tile| usize::from(tile.0));
        let left = without(deal::expansion_counts(&setup.components), seen)?;
        Some(deal::expansions_in_order(left))
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
        let (research, expansions) = (board.unseen_research(setup), board.unseen_expansions(setup));
        let research = research.filter(|cards| cards.len() == usize::from(board.research_left));
        let expansions = expansions.filter(|tiles| tiles.len() == usize::from(board.expansions_left));
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
        state.redraw();
        check::state(setup, &state).map_err(ViewError)?;
        Ok(state)
    }
    /// Draws all hidden orders from the seed, and the generator goes on from there. The decks are first laid out anew from
    /// the box, so that the orders they had do not matter.
    pub(super) fn draw_all(&mut self, setup: &Setup, seed: Seed) {
        let (research, expansions) = (self.board.unseen_research(setup), self.board.unseen_expansions(setup));
        // Both are there, unless a command was carried out that was not listed.
        if let (Some(research), Some(expansions)) = (research, expansions) {
            (self.research, self.expansions) = (research, expansions);
        }
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
