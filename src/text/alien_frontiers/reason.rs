//! Reasons: the rule that forbids a command.

use super::{amount, facility};
use crate::{
    games::alien_frontiers::{Amount, Reason},
    text::{Value, t_code},
};

/// The rule that forbids a command, in a player's words.
#[must_use]
pub fn reason(reason: &Reason) -> String {
    let arg: Option<(&str, Value<'_>)> = match reason {
        Reason::WrongCount { wanted: n }
        | Reason::BelowMineLimit { max: n }
        | Reason::RunTooLow { sum: n }
        | Reason::CreditTooLow { have: n }
        | Reason::NotTheSurplus { surplus: n } => Some(("n", (*n).into())),
        Reason::CannotPay { fuel, ore } => Some(("price", amount(Amount::new(*fuel, *ore)).into())),
        Reason::JustTeleported { facility: left } => Some(("facility", facility(*left).into())),
        Reason::MustDock { facilities } => {
            let places: Vec<String> = facilities.iter().map(|&place| facility(place)).collect();
            Some(("facilities", places.join(", ").into()))
        }
        _ => None,
    };
    t_code("af-reason", reason, arg.as_slice())
}
