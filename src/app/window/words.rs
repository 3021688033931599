//! Ends of connections in words.

use crate::{
    net::{ClientEnd, Loss},
    protocol::Closing,
    text::{errors, network, t, t_args},
};

/// The reason for which the host was lost, and what happens now.
#[must_use]
pub(super) fn lost(loss: Option<&Loss>) -> String {
    let why = t(match loss {
        None => return t("link-lost-more"),
        Some(Loss::Silent) => "lost-silent",
        Some(Loss::Moved) => "lost-moved",
        Some(Loss::Behind) => "lost-behind",
        Some(Loss::Forgotten) => "lost-forgotten",
        Some(Loss::Nonsense(_) | Loss::Damaged | Loss::Impossible(_)) => "lost-nonsense",
        Some(Loss::WentBack) => "lost-went-back",
        Some(Loss::NeverBegan) => "lost-never-began",
        Some(Loss::OtherTable) => "lost-other-table",
        Some(Loss::SentAway(Closing::Flooding)) => "lost-flooding",
        Some(Loss::SentAway(Closing::MovedOn | Closing::NoQuorum) | Loss::Superseded) => "lost-moved-on",
        Some(Loss::Ended | Loss::SentAway(_) | Loss::Gone) => "lost-ended",
        Some(Loss::Line(_)) => "lost-line",
    });
    format!("{why} {}", t("link-lost-more"))
}

/// The end of a client's visit in two or three words.
#[must_use]
pub(super) fn client_end_head(end: &ClientEnd) -> String {
    t(match end {
        ClientEnd::Closed(Closing::TableClosed) | ClientEnd::Gone | ClientEnd::OtherTable { .. } => "ended-head-closed",
        ClientEnd::Closed(_) => "ended-head-left",
        _ => "ended-head-failed",
    })
}

/// The reason why a client is no longer at its table.
#[must_use]
pub(super) fn client_end(end: &ClientEnd) -> String {
    t(match end {
        ClientEnd::Closed(Closing::TableClosed) => "closed-table",
        ClientEnd::Closed(Closing::Replaced) => "closed-replaced",
        ClientEnd::Closed(Closing::Left) => "closed-left",
        ClientEnd::Closed(Closing::Removed) => "closed-removed",
        ClientEnd::Closed(Closing::MovedOn) => "closed-moved-on",
        ClientEnd::Closed(Closing::Banned) => "closed-banned",
        ClientEnd::Closed(Closing::MadeWay) => "closed-made-way",
        ClientEnd::Closed(_) => "closed-other",
        ClientEnd::WrongKey(_) => "ended-wrong-key",
        ClientEnd::OtherTable { name, .. } => {
            return t_args("ended-other-table", &[("table", name.as_str().into())]);
        }
        ClientEnd::Busy => "ended-busy",
        ClientEnd::WrongCode(_) => "refused-wrong-code",
        ClientEnd::CodeSilent => "ended-code-silent",
        ClientEnd::Nonsense(_) => "ended-nonsense",
        ClientEnd::NotBack(_) => "ended-not-back",
        ClientEnd::Succession(_) | ClientEnd::Gone => "ended-gone",
        ClientEnd::Refused(why) => return errors::refusal(&why.code),
        ClientEnd::Version { theirs, ours, .. } => {
            let versions = [("theirs", theirs.as_str().into()), ("ours", ours.as_str().into())];
            return t_args("ended-version", &versions);
        }
        ClientEnd::NotPodbay(address) => {
            return t_args("ended-not-podbay", &[("address", address.to_string().into())]);
        }
        ClientEnd::Net(error) => return network::net_error(error),
    })
}
