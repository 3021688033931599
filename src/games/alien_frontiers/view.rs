//! The view, which is the same for everybody (VIEW-1).

use super::{
    check,
    deal::lay_in_order,
    options::Setup,
    state::{Board, State},
    types::{CARDS, Tech},
};
use crate::rules::{GameRng, Seed, ViewError};
use serde::{Deserialize, Serialize};

/// Highest turn number that is accepted. A record has no room for more commands, and the number stays within its type.
const MAX_TURN: u16 = 1 << 15;

/// All but the order of the deck and the generator.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The open part of the state.
    pub board: Board,
}

impl Board {
    /// The cards that are face down, in type order: what is left of the box. `None` if more of a type lie open than
    /// there are.
    #[must_use]
    pub fn unseen(&self, setup: &Setup) -> Option<Vec<Tech>> {
        let mut unseen = Vec::with_capacity(CARDS);
        for card in Tech::ALL {
            let held = setup
                .players
                .seats()
                .filter(|&seat| self.players[seat].cards.contains(card))
                .count();
            let shown = self.display.iter().filter(|slot| **slot == Some(card)).count();
            let open = held + shown + usize::from(self.discard[card.index()]);
            let left = usize::from(setup.components.card(card).copies).checked_sub(open)?;
            unseen.extend(std::iter::repeat_n(card, left));
        }
        Some(unseen)
    }
}

impl State {
    /// A state with this view: the cards that are seen nowhere are the deck, in an order drawn from the seed, and the
    /// generator goes on from there. Views come from other machines: nothing is believed.
    pub(super) fn imagine(setup: &Setup, view: &View, seed: Seed) -> Result<Self, ViewError> {
        let board = view.board;
        if board.turn > MAX_TURN {
            return Err(ViewError("a game is not that long".to_owned()));
        }
        let unseen = board.unseen(setup);
        let Some(cards) = unseen.filter(|cards| cards.len() == usize::from(board.deck_left)) else {
            return Err(ViewError("the deck is not what is left of the box".to_owned()));
        };
        let mut state = Self::with_deck(board, &cards, GameRng::new(seed));
        check::state(setup, &state).map_err(ViewError)?;
        state.shuffle_deck(seed);
        Ok(state)
    }
    /// Draws the order of the deck from the seed, and the generator goes on from there. The cards are first put in type
    /// order, so that the order they had does not matter.
    pub(super) fn shuffle_deck(&mut self, seed: Seed) {
        let left = usize::from(self.board.deck_left).min(CARDS);
        let deck = &mut self.deck[..left];
        // Counting is quicker than sorting, and every walk of a search deals anew.
        let mut counts = [0_u8; Tech::COUNT];
        deck.iter().for_each(|card| counts[card.index()] += 1);
        lay_in_order(deck, counts);
        self.rng = GameRng::new(seed);
        self.rng.shuffle(deck);
    }
}
