//! Refusals and ends of connections in words.

use crate::{
    net::{ClientEnd, Loss},
    protocol::{Closing, RefusalCode},
    rules::SetupError,
    text::{capitalised, errors, option, option_value, t, t_args},
};

/// The reason for a refusal; the rule of the game that forbids it, if it is known, says more than the code.
#[must_use]
pub(super) fn refusal(code: &RefusalCode, reason: Option<String>) -> String {
    if let (RefusalCode::Illegal(_), Some(reason)) = (code, reason) {
        return reason;
    }
    t(match code {
        RefusalCode::Setup(SetupError::OptionValue { key, got, .. }) => return option_does_not_fit(key, got),
        RefusalCode::Setup(error) => return errors::setup_error(error),
        RefusalCode::Illegal(illegal) => return errors::illegal(*illegal),
        RefusalCode::Name(_) => "refused-name",
        RefusalCode::TableFull => "refused-table-full",
        RefusalCode::NoFreeSeat => "refused-no-free-seat",
        RefusalCode::SeatTaken => "refused-seat-taken",
        RefusalCode::NoSuchSeat => "refused-no-such-seat",
        RefusalCode::NotYourSeat => "refused-not-your-seat",
        RefusalCode::ColourTaken => "refused-colour-taken",
        RefusalCode::WrongStage => "refused-wrong-stage",
        RefusalCode::HostOnly => "refused-host-only",
        RefusalCode::NotSeated => "refused-not-seated",
        RefusalCode::NoBot => "refused-no-bot",
        RefusalCode::SeatsOpen => "refused-seats-open",
        RefusalCode::NotReady => "refused-not-ready",
        RefusalCode::TooLarge => "refused-too-large",
        RefusalCode::Stale => "refused-stale",
        RefusalCode::NotAsked => "refused-not-asked",
        RefusalCode::NothingToStepBack => "refused-nothing",
        RefusalCode::Sealed => "refused-sealed",
        RefusalCode::OtherActed => "refused-other-acted",
        RefusalCode::TooDeep => "refused-too-deep",
        RefusalCode::TooFast => "refused-too-fast",
        RefusalCode::NotSaved => "refused-not-saved",
        RefusalCode::NoSuchGuest => "refused-no-such-guest",
        RefusalCode::TakeBackOpen => "refused-take-back-open",
        RefusalCode::StepBackInstead => "refused-step-back-instead",
        RefusalCode::AnsweredAlready => "refused-answered-already",
        RefusalCode::AskedJustNow => "refused-asked-just-now",
        RefusalCode::NothingToGoForward => "refused-nothing-to-go-forward",
        RefusalCode::NotJoined | RefusalCode::AlreadyJoined | RefusalCode::ShareNotWanted => "refused-other",
    })
}

/// An option stands at a value that does not go with a change, such as another number of players.
fn option_does_not_fit(key: &str, value: &str) -> String {
    let (name, value) = (option(key), capitalised(&option_value(key, value)));
    t_args("refused-option", &[("name", name.into()), ("value", value.into())])
}

/// The reason for which the host was lost, and what happens now.
#[must_use]
pub(super) fn lost(loss: Option<&Loss>) -> String {
    let why = t(match loss {
        None => return t("link-lost-more"),
        Some(Loss::Silent) => "lost-silent",
        Some(Loss::Behind) => "lost-behind",
        Some(Loss::Forgotten) => "lost-forgotten",
        Some(Loss::Nonsense(_) | Loss::Damaged | Loss::Impossible(_)) => "lost-nonsense",
        Some(Loss::SentAway(Closing::Flooding)) => "lost-flooding",
        Some(Loss::Ended | Loss::SentAway(_) | Loss::Gone) => "lost-ended",
        Some(Loss::Line(_)) => "lost-line",
    });
    format!("{why} {}", t("link-lost-more"))
}

/// The end of a client's visit in two or three words.
#[must_use]
pub(super) fn client_end_head(end: &ClientEnd) -> String {
    t(match end {
        ClientEnd::Closed(Closing::TableClosed) | ClientEnd::Gone => "ended-head-closed",
        ClientEnd::Closed(_) => "ended-head-left",
        _ => "ended-head-failed",
    })
}

/// The reason why a client is no longer at its table.
#[must_use]
pub(super) fn client_end(end: &ClientEnd) -> String {
    match end {
        ClientEnd::Closed(Closing::TableClosed) => t("closed-table"),
        ClientEnd::Closed(Closing::Replaced) => t("closed-replaced"),
        ClientEnd::Closed(Closing::Left) => t("closed-left"),
        ClientEnd::Closed(Closing::Removed) => t("closed-removed"),
        ClientEnd::Closed(_) => t("closed-other"),
        ClientEnd::Refused(why) => refusal(&why.code, None),
        ClientEnd::Version { theirs, ours, .. } => t_args(
            "ended-version",
            &[("theirs", theirs.as_str().into()), ("ours", ours.as_str().into())],
        ),
        ClientEnd::WrongKey(_) => t("ended-wrong-key"),
        ClientEnd::NotPodbay(address) => t_args("ended-not-podbay", &[("address", address.to_string().into())]),
        ClientEnd::Busy => t("ended-busy"),
        ClientEnd::Gone => t("ended-gone"),
        ClientEnd::Net(error) => t_args("ended-net", &[("why", error.to_string().into())]),
    }
}
