//! The words of any game, for programs that know none.

use super::{About, Line, Spoken};
use crate::games::any::{AnyCommand, AnyEvent, AnyGame, AnyPrompt, AnySetup, AnyView, games};

macro_rules! words_of_any {
    ($($variant:ident = $name:literal, $state:ty;)+) => {
        /// An event of any game as a line of the log. `None` where another line says it already, or where match,
        /// position and event are of different games.
        #[must_use]
        pub fn event(about: About<'_, AnyGame>, event: &AnyEvent) -> Option<Line> {
            match (about.setup, about.view, event) {
                $((AnySetup::$variant(setup), AnyView::$variant(view), AnyEvent::$variant(event)) => {
                    let (names, you) = (about.names, about.you);
                    <$state as Spoken>::event(About { setup, view, names, you }, event)
                })+
                _ => None,
            }
        }

        /// A command of any game in words, as an answer to a question. `None` where match, position, question and command
        /// are of different games.
        #[must_use]
        pub fn command(about: About<'_, AnyGame>, prompt: &AnyPrompt, command: &AnyCommand) -> Option<String> {
            match (about.setup, about.view, prompt, command) {
                $((
                    AnySetup::$variant(setup),
                    AnyView::$variant(view),
                    AnyPrompt::$variant(prompt),
                    AnyCommand::$variant(command),
                ) => {
                    let (names, you) = (about.names, about.you);
                    Some(<$state as Spoken>::command(About { setup, view, names, you }, Some(prompt), command))
                })+
                _ => None,
            }
        }
    };
}

games!(words_of_any);
