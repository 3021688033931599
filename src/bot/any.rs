//! The bots' view of any game, and the way from its id to the game itself.

use super::Evaluate;
use crate::{
    games::any::{AnyCommand, AnyGame, AnyPrompt, AnySetup, GameId, Listed, games},
    rules::Seat,
};

/// Something to do with a game that bots can judge, of which only the id is known; see `visit`.
pub trait EvaluateVisitor {
    /// The result of a visit.
    type Out;
    /// Does it with the game `G`.
    fn visit<G: Evaluate + Listed>(self) -> Self::Out;
}

macro_rules! evaluate_any {
    ($($variant:ident = $name:literal, $state:ty;)+) => {
        /// Runs the visitor with the type of the game. A search runs on that, as `AnyGame` copies each of its lists.
        pub fn visit<V: EvaluateVisitor>(game: GameId, visitor: V) -> V::Out {
            match game { $(GameId::$variant => visitor.visit::<$state>(),)+ }
        }

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
            fn scale(setup: &AnySetup) -> i32 {
                match setup { $(AnySetup::$variant(setup) => <$state>::scale(setup),)+ }
            }
            fn horizon(setup: &AnySetup) -> u32 {
                match setup { $(AnySetup::$variant(setup) => <$state>::horizon(setup),)+ }
            }
        }
    };
}

games!(evaluate_any);
