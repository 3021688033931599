//! Errors of the network and of tables in words: what is wrong, and what to do.

use super::{errors, t, t_args};
use crate::{
    net::{HostError, NetError, SendError},
    session::ResumeError,
};

/// The reason why the network could not do what was asked.
#[must_use]
pub fn net_error(error: &NetError) -> String {
    let with = |id: &str, name: &'static str, value: String| t_args(id, &[(name, value.into())]);
    match error {
        NetError::PortInUse(port) => with("net-port-in-use", "port", port.to_string()),
        NetError::NoNetwork => t("net-no-network"),
        NetError::OnlyVirtual(names) => with("net-only-virtual", "names", names.clone()),
        NetError::System(_, why) => with("net-system", "why", why.clone()),
        NetError::Discovery(why) => with("net-discovery", "why", why.clone()),
        NetError::Tls(_) => t("net-tls"),
        NetError::NoAnswer(address) => with("net-no-answer", "address", address.to_string()),
        NetError::UnknownName(name) => with("net-unknown-name", "name", name.clone()),
    }
}

/// The reason why a table could not be opened.
#[must_use]
pub fn host_error(error: &HostError) -> String {
    match error {
        HostError::Name(error) => errors::name(*error),
        HostError::Setup(error) => errors::setup_error(error),
        HostError::Net(error) => net_error(error),
        HostError::Record(_) | HostError::NoRecord(_) => t("host-record"),
        HostError::Resume(error) => resume_error(error),
    }
}

fn resume_error(error: &ResumeError) -> String {
    match error {
        ResumeError::NotHosted => t("resume-not-hosted"),
        ResumeError::Over => t("resume-over"),
        ResumeError::NotOver => t("resume-not-over"),
        ResumeError::Setup(error) => errors::setup_error(error),
        ResumeError::MovedOn => t("resume-moved-on"),
        ResumeError::Start(_) | ResumeError::Seats | ResumeError::Counters | ResumeError::Differs { .. } => {
            t("resume-impossible")
        }
    }
}

/// The reason why a message was not taken.
#[must_use]
pub fn send_error(error: SendError) -> String {
    t(match error {
        SendError::Full => "send-full",
        SendError::Ended => "send-ended",
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        protocol::NameError,
        rules::SetupError,
        text::{Language, speaking},
    };
    use std::collections::BTreeSet;

    fn errors() -> Vec<HostError> {
        let net = [
            NetError::PortInUse(4711),
            NetError::NoNetwork,
            NetError::OnlyVirtual("docker0".to_owned()),
            NetError::System("a network socket", "EPERM".to_owned()),
            NetError::Discovery("EPERM".to_owned()),
            NetError::Tls("bad".to_owned()),
            NetError::NoAnswer(([10, 0, 0, 7], 47200).into()),
            NetError::UnknownName("laptop".to_owned()),
        ];
        let resume = [
            ResumeError::NotHosted,
            ResumeError::Over,
            ResumeError::NotOver,
            ResumeError::MovedOn,
            ResumeError::Seats,
        ];
        let own = [
            HostError::Name(NameError::Empty),
            HostError::Name(NameError::Control),
            HostError::Setup(SetupError::UnknownGame("chess".to_owned())),
            HostError::Record("bad".to_owned()),
        ];
        let all = net.into_iter().map(HostError::Net);
        all.chain(resume.into_iter().map(HostError::Resume))
            .chain(own)
            .collect()
    }

    #[test]
    fn errors_are_told_in_the_language_that_is_spoken() {
        let mut told = BTreeSet::new();
        let all = errors();
        for language in Language::ALL {
            speaking(language, || {
                for error in &all {
                    let text = host_error(error);
                    assert_ne!(text, error.to_string());
                    assert!(text.contains(' ') && !text.contains('{'), "{text}");
                    told.insert(text);
                }
                for error in [SendError::Full, SendError::Ended] {
                    told.insert(send_error(error));
                }
            });
        }
        assert_eq!(
            told.len(),
            (all.len() + 2) * Language::ALL.len(),
            "each in words of its own"
        );
    }
}
