//! Reasons: the rule that forbids a command.

use super::{amount, facility};
use crate::{
    games::alien_frontiers::{Amount, Reason},
    text::{t, t_args},
};

/// The rule that forbids a command, in a player's words.
#[must_use]
pub fn reason(reason: &Reason) -> String {
    let number = |id: &str, name: &str, n: u8| t_args(id, &[(name, n.into())]);
    match reason {
        Reason::WrongCount { wanted } => number("af-reason-wrong-count", "wanted", *wanted),
        Reason::BelowMineLimit { max } => number("af-reason-mine-limit", "max", *max),
        Reason::RunTooLow { sum } => number("af-reason-run-too-low", "sum", *sum),
        Reason::CannotPay { fuel, ore } => {
            let price = amount(Amount::new(*fuel, *ore));
            t_args("af-reason-cannot-pay", &[("price", price.into())])
        }
        Reason::JustTeleported { facility: left } => {
            t_args("af-reason-just-teleported", &[("facility", facility(*left).into())])
        }
        Reason::CreditTooLow { have } => number("af-reason-credit", "have", *have),
        Reason::MustDock { facilities } => {
            let places: Vec<String> = facilities.iter().map(|&place| facility(place)).collect();
            t_args("af-reason-must-dock", &[("facilities", places.join(", ").into())])
        }
        Reason::NotTheSurplus { surplus } => number("af-reason-surplus", "n", *surplus),
        Reason::GameOver => t("reason-game-over"),
        Reason::NotYourTurn => t("reason-not-your-turn"),
        Reason::OtherQuestion => t("reason-other-question"),
        Reason::CommitFirst => t("reason-commit-first"),
        Reason::OpenChoice => t("af-reason-open-choice"),
        Reason::Unsorted => t("af-reason-unsorted"),
        Reason::NotInHand => t("af-reason-not-in-hand"),
        Reason::NoFreePort => t("af-reason-no-free-port"),
        Reason::GroupNotEmpty => t("af-reason-group-not-empty"),
        Reason::NotEqual => t("af-reason-not-equal"),
        Reason::NotARun => t("af-reason-not-a-run"),
        Reason::NotASix => t("af-reason-not-a-six"),
        Reason::FleetMinimum => t("af-reason-fleet-minimum"),
        Reason::StockEmpty => t("af-reason-stock-empty"),
        Reason::NoColony => t("af-reason-no-colony"),
        Reason::HubTrackDone => t("af-reason-hub-done"),
        Reason::HubTrackOpen => t("af-reason-hub-open"),
        Reason::ValueFixed => t("af-reason-value-fixed"),
        Reason::OutOfRange => t("af-reason-out-of-range"),
        Reason::CardUsed => t("af-reason-card-used"),
        Reason::DiscardUsed => t("af-reason-discard-used"),
        Reason::NotOwned => t("af-reason-not-owned"),
        Reason::AlreadyOwned => t("af-reason-already-owned"),
        Reason::NotThere => t("af-reason-not-there"),
        Reason::NoPower => t("af-reason-no-power"),
        Reason::NoCycle => t("af-reason-no-cycle"),
        Reason::PileEmpty => t("af-reason-pile-empty"),
        Reason::NoPair => t("af-reason-no-pair"),
        Reason::Repulsor => t("af-reason-repulsor"),
        Reason::Isolated => t("af-reason-isolated"),
        Reason::NotBorrowable => t("af-reason-not-borrowable"),
        Reason::BonusOwned => t("af-reason-bonus-owned"),
        Reason::NotInControl => t("af-reason-not-in-control"),
        Reason::RelicAway => t("af-reason-relic-away"),
        Reason::RelicBought => t("af-reason-relic-bought"),
        // The seat is the one whose goods or card were named.
        Reason::DecoyShields { seat: _ } => t("af-reason-decoy"),
        Reason::NoEffect => t("af-reason-no-effect"),
        Reason::NoTarget => t("af-reason-no-target"),
        Reason::OutOfOrder => t("af-reason-out-of-order"),
    }
}
