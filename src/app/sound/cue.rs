//! The occasions that have a sound.

use strum::VariantArray;

/// A sound, named by what it tells. Of many that come at once the first of these are heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, VariantArray)]
pub enum Cue {
    /// It is one's own turn.
    Turn,
    /// A question comes out of turn.
    Question,
    /// The game is over.
    End,
    /// Somebody or something died, or was shot.
    Death,
    /// Something leaves for good, or is built.
    Launch,
    /// Dice roll.
    Dice,
    /// Somebody was pushed.
    Push,
    /// Somebody else moved something.
    Move,
    /// Somebody said something.
    Remark,
}
