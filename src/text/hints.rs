//! Hints in words.

use super::{lookup, t, t_args};
use crate::bot::hint::{Hint, HintReason, Side};

/// From this certainty on an action is clearly the best one, and from the other one on probably.
const SURE: f64 = 0.6;
const FAIRLY_SURE: f64 = 0.3;

/// The sentence that names the best action of a game, with the reasons that the catalogue knows.
#[must_use]
pub fn best(game: &str, what: &str, reasons: &[HintReason]) -> String {
    match why(game, reasons) {
        None => t_args("hint-best", &[("what", what.into())]),
        Some(why) => t_args("hint-best-because", &[("what", what.into()), ("why", why.into())]),
    }
}

/// The reasons that the catalogue knows as a part of a sentence; `None` without any.
pub(super) fn why(game: &str, reasons: &[HintReason]) -> Option<String> {
    let known = reasons.iter().filter_map(|reason| lookup(&id(game, *reason), &[]));
    listed(known.collect())
}

/// The id of the text of a reason.
pub(super) fn id(game: &str, HintReason { term, side }: HintReason) -> String {
    let side = match side {
        Side::Own => "own",
        Side::Rivals => "rivals",
        Side::Neutral => "neutral",
    };
    format!("term-{game}-{}-{side}", term.replace('_', "-"))
}

/// Parts of a sentence as a list in words; `None` without parts.
fn listed(mut parts: Vec<String>) -> Option<String> {
    let last = parts.pop()?;
    if parts.is_empty() {
        return Some(last);
    }
    let first = parts.join(", ");
    Some(t_args("end-and", &[("first", first.into()), ("last", last.into())]))
}

/// The chance to win with the best action, in whole per cent.
#[must_use]
pub fn chance(hint: &Hint) -> String {
    let percent = (hint.share.clamp(0.0, 1.0) * 100.0).round() as u8;
    t_args("hint-chance", &[("n", percent.into())])
}

/// The sentence that says how sure a hint is.
#[must_use]
pub fn certainty(hint: &Hint) -> String {
    t(match hint.certainty {
        SURE.. => "hint-sure",
        FAIRLY_SURE.. => "hint-fairly-sure",
        _ => "hint-guess",
    })
}

#[cfg(test)]
mod tests {
    use super::super::tests::ids;
    use super::*;
    use crate::{
        bot::{self, Evaluate, EvaluateVisitor, Group, Term},
        games::any::{GameId, Listed},
        rules::{Config, SeatCount},
    };

    fn hint(share: f64, certainty: f64) -> Hint {
        Hint {
            line: Vec::new(),
            share,
            second: None,
            other: None,
            reasons: Vec::new(),
            iterations: 100,
            certainty,
        }
    }

    #[test]
    fn reasons_without_a_text_are_left_out_of_the_sentence() {
        let (term, side) = ("no_such_term", Side::Rivals);
        let unknown = HintReason { term, side };
        assert_eq!(id("argo", unknown), "term-argo-no-such-term-rivals");
        for reasons in [&[][..], &[unknown], &[unknown; 3]] {
            assert_eq!(best("argo", "Build a lab", reasons), "Best: Build a lab.");
        }
    }

    #[test]
    fn up_to_three_reasons_are_one_list() {
        const PARTS: [&str; 3] = ["you gain", "they lose", "time is left"];
        let list = |count: usize| listed(PARTS[..count].iter().map(ToString::to_string).collect());
        assert_eq!(list(0), None);
        assert_eq!(list(1).as_deref(), Some("you gain"));
        assert_eq!(list(2).as_deref(), Some("you gain and they lose"));
        assert_eq!(list(3).as_deref(), Some("you gain, they lose and time is left"));
    }

    #[test]
    fn chances_are_in_whole_per_cent_and_certainty_has_three_steps() {
        assert_eq!(chance(&hint(0.616, 1.0)), "Your chance to win is then about 62%.");
        let said = [1.0, 0.6, 0.59, 0.3, 0.29, 0.0].map(|part| certainty(&hint(0.5, part)));
        let [sure, fairly, guess] = ["hint-sure", "hint-fairly-sure", "hint-guess"].map(t);
        assert_eq!(said, [sure.clone(), sure, fairly.clone(), fairly, guess.clone(), guess]);
    }

    /// The ids of the reasons of a game.
    struct Ids;

    impl EvaluateVisitor for Ids {
        type Out = Vec<String>;
        fn visit<G: Evaluate + Listed>(self) -> Vec<String> {
            let players = SeatCount::new(2).expect("two seats");
            let setup = G::setup(&Config::new(G::ID.name(), players)).expect("the default configuration");
            let judgement = G::judgement(&setup);
            let of = |list: &'static [Term], side: Side| {
                let telling = list.iter().filter(|term| term.group != Group::Turn);
                let reason = move |term: &Term| HintReason { term: term.name, side };
                telling.map(move |term| id(G::ID.name(), reason(term)))
            };
            let own = of(judgement.seat, Side::Own).chain(of(judgement.seat, Side::Rivals));
            own.chain(of(judgement.neutral, Side::Neutral)).collect()
        }
    }

    #[test]
    fn every_reason_has_its_text_and_no_text_is_left_over() {
        let of = |game: &GameId| bot::visit(*game, Ids);
        let mut wanted: Vec<String> = GameId::ALL.iter().flat_map(of).collect();
        let mut texts: Vec<String> = ids().into_iter().filter(|id| id.starts_with("term-")).collect();
        wanted.sort_unstable();
        texts.sort_unstable();
        assert_eq!(texts, wanted);
    }
}
