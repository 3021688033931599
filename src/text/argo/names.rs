//! Names and rules of single things.

use crate::{
    games::argo::{Cause, Dir, Kind, Phase, PointSource, Reason, Role, Skip},
    rules::words::{Words, lexicon},
    text::{id_of, id_of_code, named, outcome::of_family, t},
};

// Kinds and directions have no words in notation.
lexicon! {
    Kind:
    "waking-room" WakingRoom, "corridor" Corridor, "teleporter" Teleporter, "lab" Lab, "control-room" ControlRoom,
    "time-machine" TimeMachine, "jump-room" JumpRoom, "laser" Laser, "infirmary" Infirmary, "warehouse" Warehouse,
    "security-center" SecurityCenter, "core-room" CoreRoom, "safe-room" SafeRoom, "pod" Pod
}
lexicon! { Dir: "north" North, "east" East, "south" South, "west" West }

named! {
    "role" Role, "direction" Dir, "kind" Kind, "phase" Phase, "skip" Skip, "points" PointSource, "cause" Cause
}

/// The abilities of a role or the effect of a kind of tile, in one or two sentences.
#[must_use]
pub fn rule(thing: &impl Words<()>) -> String {
    t(&id_of("rule", thing))
}

/// The words for a value of a tile that the box data marks as supposed; the given name itself if there are none.
#[must_use]
pub fn field(name: &str) -> String {
    of_family("field", name).unwrap_or_else(|| name.to_owned())
}

/// The rule that forbids a command, in a player's words.
#[must_use]
pub fn reason(reason: Reason) -> String {
    t(&id_of_code("reason", reason))
}
