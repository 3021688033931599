//! Reasons: the rule that forbids a command.

use super::names::time;
use crate::{
    games::aqua_sphere::Reason,
    text::{id_of_code, say, t},
};

/// The rule that forbids a command, in a player's words.
#[must_use]
pub fn reason(reason: &Reason) -> String {
    let id = &id_of_code("aq-reason", reason);
    match *reason {
        Reason::SymbolOccupied { symbol } | Reason::NotProgrammed { symbol } => say!(&(), id, symbol),
        Reason::NoArrow { space } => say!(&(), id, space),
        Reason::TooLittleTime { cost } | Reason::SlotTooDear { cost } => say!(&(), id, price = time(cost)),
        Reason::SubmarineHere { sector } => say!(&(), id, sector),
        _ => t(id),
    }
}
