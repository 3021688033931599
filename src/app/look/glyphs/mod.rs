//! The glyphs: small drawings, and how they are drawn.

mod drawing;
pub(crate) mod masks;
mod shape;
mod table;

pub(crate) use drawing::{draw, draw_casing, draw_on};
#[cfg(test)]
pub(crate) use shape::Part;
pub(crate) use shape::{GRID, Glyph, Inks};
pub(crate) use table::Glyphs;

use crate::protocol::Character;
use std::sync::LazyLock;

static WINDOW: LazyLock<Glyphs> = LazyLock::new(|| Glyphs::read(include_str!("../../../../assets/window/glyphs.txt")));

/// Gives each glyph of the window's file a name in the code: that of the file in capitals.
macro_rules! glyphs {
    ($($name:ident)*) => {
        $(pub(crate) static $name: LazyLock<&'static Glyph> =
            LazyLock::new(|| WINDOW.named(&stringify!($name).to_lowercase()));)*
        #[cfg(test)]
        const NAMES: &[&str] = &[$(stringify!($name)),*];
    };
}

glyphs! {
    POD ROBOT UNDO REDO SWAP ROTATE CHECK CLOSE BAN RIGHT LEFT DOWN MENU GEAR PLAY HOST JOIN LOG FILTER HELP INFO FIT PLUS
    MINUS SIGNAL2 SEAT TROPHY CURVE BOLT EYE COPY ALERT HOURGLASS CHAT POINT HINT
    PAUSE REWIND FORWARD FIRST LAST SOUND PLATE
    EVEN HUNTER BUILDER GUARD
}

/// The face of a bot: that of its character, or of any robot if it has none.
pub(crate) fn face(character: Option<Character>) -> &'static Glyph {
    match character {
        None => *ROBOT,
        Some(Character::Even) => *EVEN,
        Some(Character::Hunter) => *HUNTER,
        Some(Character::Builder) => *BUILDER,
        Some(Character::Guard) => *GUARD,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_glyph_of_the_window_has_a_name_in_the_code() {
        let mut names: Vec<String> = NAMES.iter().map(|name| name.to_lowercase()).collect();
        names.sort();
        assert_eq!(names, WINDOW.names().collect::<Vec<_>>());
    }
}
