//! The bots' view of any game.

use super::Evaluate;
use crate::{
    games::any::{AnyCommand, AnyGame, AnyPrompt, AnySetup},
    games::argo,
    rules::Seat,
};

impl Evaluate for AnyGame {
    fn value(&self, setup: &AnySetup, seat: Seat) -> i32 {
        let (Self::Argo(game), AnySetup::Argo(setup)) = (self, setup);
        game.value(setup, seat)
    }
    fn is_follow_up(prompt: &AnyPrompt) -> bool {
        let AnyPrompt::Argo(prompt) = prompt;
        argo::State::is_follow_up(prompt)
    }
    fn price(command: &AnyCommand) -> i32 {
        let AnyCommand::Argo(command) = command;
        argo::State::price(command)
    }
}
