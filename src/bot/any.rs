//! The bots' view of any game.

use super::Evaluate;
use crate::{
    games::any::{AnyCommand, AnyGame, AnyPrompt, AnySetup, games},
    rules::Seat,
};

macro_rules! evaluate_any {
    ($($variant:ident = $name:literal, $state:ty;)+) => {
        impl Evaluate for AnyGame {
            fn value(&self, setup: &AnySetup, seat: Seat) -> i32 {
                match (self, setup) {
                    $((Self::$variant(game), AnySetup::$variant(setup)) => game.value(setup, seat),)+
                    // Nothing is known of a state under the setup of another game.
                    _ => 0,
                }
            }
            fn is_follow_up(prompt: &AnyPrompt) -> bool {
                match prompt { $(AnyPrompt::$variant(prompt) => <$state>::is_follow_up(prompt),)+ }
            }
            fn price(command: &AnyCommand) -> i32 {
                match command { $(AnyCommand::$variant(command) => <$state>::price(command),)+ }
            }
        }
    };
}

games!(evaluate_any);
