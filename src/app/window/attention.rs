//! Calls the player back to a window that asks something and has not the focus.

use crate::{
    app::client::TableClient,
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

/// The calls that were made already.
#[derive(Debug, Default)]
pub(super) struct Attention {
    /// The question that was open last.
    asked: Option<Asked>,
    /// The window system was asked to point at the window, and was not told that this is over.
    calls: bool,
}

impl Attention {
    /// The message to the window system, given the question that is open to this player: a new one calls once if
    /// the window has not the focus. Whoever is here, or has nothing left to answer, is called no longer.
    pub(super) fn wanted(&mut self, question: Option<Asked>, focused: bool) -> Option<UserAttentionType> {
        let new = question.is_some() && question != self.asked;
        self.asked = question;
        if new && !focused {
            self.calls = true;
            return Some(UserAttentionType::Informational);
        }
        if self.calls && (focused || question.is_none()) {
            self.calls = false;
            return Some(UserAttentionType::Reset);
        }
        None
    }
}

/// The question that is open to one of the player's own seats and can be answered.
pub(super) fn question(table: &TableClient) -> Option<Asked> {
    let snapshot = table.snapshot.as_ref()?;
    let mine = table.my_seats();
    let open = table.take_back.and_then(|open| take_back(&open.request, &mine));
    if open.is_some() {
        return open;
    }
    let can_answer = |seat| snapshot.legal.iter().any(|(of, list)| *of == seat && !list.is_empty());
    let mut open = snapshot.decisions.iter();
    open.find(|open| mine.contains(&open.decision.seat) && can_answer(open.decision.seat))
        .map(|open| Asked::Decision(open.id))
}

/// The request, if one of these seats has to answer it.
fn take_back(request: &TakeBackRequest, mine: &[Seat]) -> Option<Asked> {
    let asked = mine.iter().any(|&seat| request.waiting.contains(seat));
    asked.then_some(Asked::TakeBack(request.seat, request.revision))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::SeatSet;
    use UserAttentionType::{Informational, Reset};

    const fn id(index: u32) -> Option<Asked> {
        Some(Asked::Decision(DecisionId {
            epoch: 1,
            generation: 0,
            index,
        }))
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
            assert_eq!(attention.wanted(question, focused), call, "{why}");
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
        assert_eq!(take_back(&request, &[waits]), Some(Asked::TakeBack(asks, 9)));
        assert_eq!(take_back(&request, &[agreed, waits]), Some(Asked::TakeBack(asks, 9)));
        assert_eq!(take_back(&request, &[agreed]), None);
        assert_eq!(take_back(&request, &[asks]), None);
        assert_eq!(take_back(&request, &[]), None);
    }
}
