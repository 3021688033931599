//! The public part of a game: all but the order of the stack.

use super::{
    board::Board,
    check::{self, unseen},
    options::Setup,
    prompt::Prompt,
    state::{State, View},
    station::Links,
    types::{MAX_MODULES, Tile},
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
        let mut hidden: Vec<Tile> = unseen(setup, &view.board).iter().collect();
        if hidden.len() != usize::from(view.stack_left) || hidden.len() > MAX_MODULES {
            return Err(ViewError(
                "the height of the stack is not what is left of the box".to_owned(),
            ));
        }
        GameRng::new(seed).shuffle(&mut hidden);
        let mut stack = [Tile::WAKING_ROOM; MAX_MODULES];
        stack[..hidden.len()].copy_from_slice(&hidden);
        let mut state = Self {
            open: view.clone(),
            stack,
            links: Links::default(),
        };
        check::state(setup, &state).map_err(ViewError)?;
        state.links = Links::of(setup, &state.open.board);
        Ok(state)
    }
}
