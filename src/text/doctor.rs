//! The findings of the network's examination in words.

use super::{id_of_code, lookup, t, t_args};
use crate::net::doctor::{RungResult, RungState, Trouble};

/// A finding in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RungWords {
    /// The rung and its state.
    pub head: String,
    /// The cause and what can be done about it; empty where all is well.
    pub more: String,
}

/// The words for a finding.
#[must_use]
pub fn rung(found: &RungResult) -> RungWords {
    let about = found.about.join(", ");
    let state = t(match found.state {
        RungState::Ok => "doctor-ok",
        RungState::Failed => "doctor-failed",
        RungState::NotTested => "doctor-not-tested",
    });
    let what = t(&id_of_code("doctor-rung", found.rung));
    let head = t_args("doctor-head", &[("what", what.into()), ("state", state.into())]);
    let cause = |family: &str, trouble: Trouble| {
        let id = id_of_code(family, trouble);
        // Some causes leave nothing to do.
        lookup(&id, &[("about", about.as_str().into())])
    };
    let more: Vec<String> = match found.cause {
        Some(trouble) => ["doctor-cause", "doctor-do"]
            .into_iter()
            .filter_map(|family| cause(family, trouble))
            .collect(),
        None if about.is_empty() => Vec::new(),
        None => vec![about.clone()],
    };
    RungWords {
        head,
        more: more.join(" "),
    }
}

/// The findings in one sentence: the first fault, or that none was found.
#[must_use]
pub fn summary(found: &[RungResult]) -> String {
    let failed = found.iter().find(|f| f.state == RungState::Failed);
    failed.map_or_else(|| t("doctor-all-well"), |f| rung(f).more)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::doctor::Rung;
    use strum::VariantNames;

    #[test]
    fn every_rung_and_every_cause_has_its_words() {
        for name in Rung::VARIANTS {
            assert!(lookup(&format!("doctor-rung-{name}"), &[]).is_some(), "{name}");
        }
        for name in Trouble::VARIANTS {
            assert!(
                lookup(&format!("doctor-cause-{name}"), &[("about", "x".into())]).is_some(),
                "{name}"
            );
        }
        let ids = super::super::tests::ids();
        for (family, codes) in [
            ("doctor-rung-", Rung::VARIANTS),
            ("doctor-cause-", Trouble::VARIANTS),
            ("doctor-do-", Trouble::VARIANTS),
        ] {
            let left = ids.iter().filter_map(|id| id.strip_prefix(family));
            let left: Vec<&str> = left.filter(|code| !codes.contains(code)).collect();
            assert_eq!(left, [""; 0], "{family}");
        }
    }

    #[test]
    fn a_fault_is_told_with_what_to_do() {
        let found = RungResult {
            rung: Rung::Port,
            state: RungState::Failed,
            cause: Some(Trouble::PortTaken),
            about: vec!["47200".to_owned()],
        };
        let words = rung(&found);
        assert_eq!(words.head, "The port of tables: fault");
        assert!(
            words.more.contains("47200") && words.more.contains("."),
            "{}",
            words.more
        );
        assert_eq!(summary(&[found]), words.more);
        assert_eq!(summary(&[]), t("doctor-all-well"));
    }
}
