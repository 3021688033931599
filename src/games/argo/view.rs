//! The public part of a game: all but the order of the stack.

use super::{
    board::Board,
    check::{self, unseen},
    options::Setup,
    prompt::Prompt,
    state::{State, View},
    station::Links,
    types::{MAX_MODULES, Tile, TileSet},
};
use crate::rules::{GameRng, Seed, ViewError};

impl View {
    /// The open prompt.
    #[must_use]
    pub const fn prompt(&self) -> Option<Prompt> {
        self.task.prompt
    }
    /// The board as it stands for good: before the open action, if there is one.
    #[must_use]
    pub fn settled(&self) -> &Board {
        self.before.as_ref().unwrap_or(&self.board)
    }
}

impl State {
    /// A state with this view; the unseen modules are shuffled. Views come from other machines: nothing is believed.
    pub(super) fn imagine(setup: &Setup, view: &View, seed: Seed) -> Result<Self, ViewError> {
        let hidden = unseen(setup, &view.board);
        if hidden.len() != usize::from(view.stack_left) || hidden.len() > MAX_MODULES {
            return Err(ViewError(
                "the height of the stack is not what is left of the box".to_owned(),
            ));
        }
        let mut stack = [Tile::WAKING_ROOM; MAX_MODULES];
        for (place, tile) in stack.iter_mut().zip(hidden.iter()) {
            *place = tile;
        }
        let mut state = Self {
            open: view.clone(),
            stack,
            links: Links::default(),
        };
        check::state(setup, &state).map_err(ViewError)?;
        state.links = Links::of(setup, &state.open.board);
        state.shuffle_stack(seed);
        Ok(state)
    }
    /// Draws the order of the stack from the seed. The tiles are first put in the order of the box, so that the order they
    /// had does not matter.
    pub(super) fn shuffle_stack(&mut self, seed: Seed) {
        let left = usize::from(self.open.stack_left).min(MAX_MODULES);
        let stack = &mut self.stack[..left];
        let tiles: TileSet = stack.iter().copied().collect();
        for (place, tile) in stack.iter_mut().zip(tiles.iter()) {
            *place = tile;
        }
        GameRng::new(seed).shuffle(stack);
    }
}
