//! The words of any game, for programs that know none.

use super::{About, Line, Spoken};
use crate::games::any::{AnyEvent, AnyGame, AnySetup, AnyView, games};

macro_rules! event_of_any {
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
    };
}

games!(event_of_any);
