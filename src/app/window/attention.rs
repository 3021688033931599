//! Calls the player to a window that asks something: by a sound, and by the window system where another window is in
//! front, as often as the player wants.

use crate::{
    app::{client::TableClient, games::shown, sound::Cue},
    protocol::{DecisionId, TakeBackRequest},
    rules::Seat,
};
use eframe::egui::UserAttentionType;

/// A question to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asked {
    /// By the game.
    Decision(DecisionId),
    /// By a player who wants to take something back, at a revision.
    TakeBack(Seat, u32),
}

/// A question that can be answered at this window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct OpenQuestion {
    asked: Asked,
    /// The seat that is asked.
    seat: Seat,
    /// Its sound.
    cue: Cue,
}

/// The call of a frame.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Call {
    /// The message to the window system.
    pub(super) system: Option<UserAttentionType>,
    /// The sound.
    pub(super) cue: Option<Cue>,
    /// Seconds until it calls again.
    pub(super) next: Option<f64>,
}

/// The calls that were made already.
#[derive(Debug, Default)]
pub(super) struct Attention {
    /// The question that was open last.
    open: Option<OpenQuestion>,
    /// The window system was asked to point at the window, and was not told that this is over.
    calls: bool,
    /// The time at which the player was called or here last.
    since: f64,
}

impl Attention {
    /// The call of this frame, given the question that is open to this player. While another window is in front, a new
    /// question calls at once, and again every `every` seconds. A player who looks at this window is not called, and hears
    /// the sound of a question when another of the own seats is asked, or in another way.
    pub(super) fn call(&mut self, question: Option<OpenQuestion>, focused: bool, now: f64, every: Option<f64>) -> Call {
        let before = std::mem::replace(&mut self.open, question);
        let Some(open) = question.filter(|_| !focused) else {
            self.since = now;
            let ends = std::mem::take(&mut self.calls);
            let same = |open: &OpenQuestion| before.is_some_and(|old| (old.seat, old.cue) == (open.seat, open.cue));
            return Call {
                system: ends.then_some(UserAttentionType::Reset),
                cue: question.filter(|open| !same(open)).map(|open| open.cue),
                next: None,
            };
        };
        let new = before.is_none_or(|old| old.asked != open.asked);
        let again = every.is_some_and(|every| now - self.since >= every);
        let calls = new || again;
        if calls {
            (self.calls, self.since) = (true, now);
        }
        Call {
            system: calls.then_some(UserAttentionType::Informational),
            cue: calls.then_some(open.cue),
            next: every.map(|every| every - (now - self.since)),
        }
    }
}

/// The question that is open to one of the player's own seats and can be answered.
pub(super) fn question(table: &TableClient) -> Option<OpenQuestion> {
    let snapshot = table.snapshot.as_ref()?;
    let mine = table.my_seats();
    let open = table.take_back.and_then(|open| take_back(&open.request, &mine));
    if open.is_some() {
        return open;
    }
    let can_answer = |seat| snapshot.legal.iter().any(|(of, list)| *of == seat && !list.is_empty());
    let mut open = snapshot.decisions.iter();
    let open = open.find(|open| mine.contains(&open.decision.seat) && can_answer(open.decision.seat))?;
    let out_of_turn = (shown(table.game()?).out_of_turn)(&open.decision.prompt);
    Some(OpenQuestion {
        asked: Asked::Decision(open.id),
        seat: open.decision.seat,
        cue: if out_of_turn { Cue::Question } else { Cue::Turn },
    })
}

/// The request, if one of these seats has to answer it.
fn take_back(request: &TakeBackRequest, mine: &[Seat]) -> Option<OpenQuestion> {
    let seat = mine.iter().copied().find(|&seat| request.waiting.contains(seat))?;
    Some(OpenQuestion {
        asked: Asked::TakeBack(request.seat, request.revision),
        seat,
        cue: Cue::Question,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::SeatSet;
    use UserAttentionType::{Informational, Reset};

    /// A question to the first seat in its turn.
    fn id(index: u32) -> Option<OpenQuestion> {
        let id = DecisionId {
            epoch: 1,
            generation: 0,
            index,
        };
        Some(OpenQuestion {
            asked: Asked::Decision(id),
            seat: Seat::wrapping(0),
            cue: Cue::Turn,
        })
    }

    #[test]
    fn a_window_without_the_focus_calls_once_for_a_question_until_the_player_comes_or_it_is_answered() {
        let mut attention = Attention::default();
        for (question, focused, call, why) in [
            (None, false, None, "nothing is asked"),
            (id(1), false, Some(Informational), "a question"),
            (id(1), false, None, "it was said"),
            (id(2), false, Some(Informational), "another question"),
            (id(2), true, Some(Reset), "the player came"),
            (id(2), true, None, "and is here"),
            (id(2), false, None, "the player saw it and went"),
            (id(3), true, None, "who is here is not called"),
            (None, true, None, "it was answered"),
            (id(4), false, Some(Informational), "one more question"),
            (None, false, Some(Reset), "it was answered without the player"),
            (None, false, None, "that is over"),
        ] {
            let made = attention.call(question, focused, 0.0, None);
            assert_eq!((made.system, made.next), (call, None), "{why}");
            if !focused {
                assert_eq!(made.cue.is_some(), call == Some(Informational), "{why}");
            }
        }
    }

    #[test]
    fn a_question_that_waits_calls_again_as_often_as_is_wanted() {
        let mut attention = Attention::default();
        for (now, focused, every, calls, next, why) in [
            (5.0, false, Some(30.0), true, Some(30.0), "a question"),
            (20.0, false, Some(30.0), false, Some(15.0), "it waits"),
            (35.0, false, Some(30.0), true, Some(30.0), "it still waits"),
            (40.0, true, Some(30.0), false, None, "the player looked at it"),
            (50.0, true, Some(30.0), false, None, "and thinks"),
            (60.0, false, Some(30.0), false, Some(20.0), "and went"),
            (80.0, false, Some(30.0), true, Some(30.0), "for too long"),
            (111.0, false, Some(60.0), false, Some(29.0), "less often is wanted"),
            (140.0, false, None, false, None, "once is enough"),
            (900.0, false, None, false, None, "for good"),
        ] {
            let made = attention.call(id(1), focused, now, every);
            let called = made.system == Some(Informational);
            assert_eq!((called, made.next), (calls, next), "{why}");
            assert_eq!(made.cue.is_some(), calls, "{why}");
        }
        let made = attention.call(None, false, 999.0, Some(30.0));
        assert_eq!((made.system, made.cue, made.next), (Some(Reset), None, None));
        assert_eq!(attention.call(None, false, 1999.0, Some(30.0)), Call::default());
    }

    #[test]
    fn who_is_here_hears_a_turn_that_begins_and_not_each_of_its_questions() {
        let other = id(3).map(|question| OpenQuestion {
            seat: Seat::wrapping(1),
            ..question
        });
        let reacts = id(4).map(|question| OpenQuestion {
            cue: Cue::Question,
            ..question
        });
        let mut attention = Attention::default();
        for (question, cue, why) in [
            (id(1), Some(Cue::Turn), "the turn begins"),
            (id(2), None, "it goes on"),
            (other, Some(Cue::Turn), "the other player at this window"),
            (reacts, Some(Cue::Question), "a question out of turn"),
            (None, None, "somebody else acts"),
            (id(5), Some(Cue::Turn), "the next turn"),
        ] {
            assert_eq!(attention.call(question, true, 0.0, Some(30.0)).cue, cue, "{why}");
        }
    }

    #[test]
    fn who_is_to_answer_a_take_back_is_called_and_nobody_else() {
        let [asks, agreed, waits] = [0, 1, 2].map(Seat::wrapping);
        let request = TakeBackRequest {
            seat: asks,
            revision: 9,
            to: 5,
            commands: 1,
            of: SeatSet::from_iter([asks]),
            agreed: SeatSet::from_iter([agreed]),
            waiting: SeatSet::from_iter([waits]),
            left_ms: 1000,
            forward: false,
        };
        let asked = Some((Asked::TakeBack(asks, 9), Cue::Question));
        let of = |mine: &[Seat]| take_back(&request, mine).map(|question| (question.asked, question.cue));
        assert_eq!(of(&[waits]), asked);
        assert_eq!(of(&[agreed, waits]), asked);
        assert_eq!(of(&[agreed]), None);
        assert_eq!(of(&[asks]), None);
        assert_eq!(of(&[]), None);
    }
}
