//! Reasons: the rule that forbids a command.

use crate::{
    games::alien_frontiers::{Amount, Reason},
    text::{id_of_code, listed, name, say, t},
};

/// The rule that forbids a command, in a player's words.
#[must_use]
pub fn reason(reason: &Reason) -> String {
    let id = &id_of_code("af-reason", reason);
    match *reason {
        Reason::WrongCount { wanted: n }
        | Reason::BelowMineLimit { max: n }
        | Reason::RunTooLow { sum: n }
        | Reason::CreditTooLow { have: n }
        | Reason::NotTheSurplus { surplus: n } => say!(&(), id, n),
        Reason::CannotPay { fuel, ore } => say!(&(), id, price = Amount::new(fuel, ore)),
        Reason::JustTeleported { facility } => say!(&(), id, facility),
        Reason::MustDock { ref facilities } => say!(&(), id, facilities = listed(facilities.iter().map(name))),
        _ => t(id),
    }
}
