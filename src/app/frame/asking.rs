//! The question on the screen: since when it is there, and whether it was answered.

use super::{
    model::{Question, TableModel},
    table_screen::Wish,
};
use crate::{
    games::any::Listed,
    protocol::{ClientMessage, DecisionId},
    store::Confirm,
};
use egui::{Context, Id};

/// Keys do nothing for this long after the question they answer appeared, in seconds (a stray key must not answer).
pub(crate) const DEAD_TIME: f64 = 0.4;
/// An answer that brought nothing about may be given again after this long, in seconds.
const RESEND: f64 = 2.0;

fn confirm_id() -> Id {
    Id::unique("when a move is pressed twice")
}

/// Sets when a move has to be pressed twice, for this and the following frames.
pub(crate) fn set_confirm(ctx: &Context, confirm: Confirm) {
    ctx.data_mut(|data| data.insert_temp(confirm_id(), confirm));
}

/// When a move has to be pressed twice.
#[must_use]
pub(crate) fn confirm_of(ctx: &Context) -> Confirm {
    ctx.data(|data| data.get_temp(confirm_id())).unwrap_or_default()
}

/// The question on the screen and its answer under way.
#[derive(Clone, Copy, Debug, Default)]
pub struct Asking {
    /// The position that was drawn last.
    revision: Option<u32>,
    /// The time of the position, for clocks that run on between two messages.
    since: f64,
    /// The question on the screen, and when it appeared.
    asked: Option<(DecisionId, f64)>,
    /// The question that the host was told to be on the screen.
    reported: Option<DecisionId>,
    /// The question of this position that was answered, and when: the answer is under way.
    sent: Option<(DecisionId, f64)>,
}

/// The news since the last frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct News {
    /// The position is another one.
    pub position: bool,
    /// Another question to a seat of this window, or none any more.
    pub question: bool,
}

impl Asking {
    /// Takes note of the position and of one's own question in it; a new question begins its dead time.
    pub fn sync(&mut self, revision: u32, own: Option<DecisionId>, now: f64) -> News {
        let news = News {
            position: self.revision != Some(revision),
            question: self.question() != own,
        };
        if news.position {
            (self.revision, self.since, self.sent) = (Some(revision), now, None);
        }
        if news.question {
            self.asked = own.map(|id| (id, now));
        }
        news
    }

    /// The question on the screen.
    #[must_use]
    pub fn question(&self) -> Option<DecisionId> {
        self.asked.map(|(id, _)| id)
    }

    /// The time of the position, in seconds.
    #[must_use]
    pub const fn position_since(&self) -> f64 {
        self.since
    }

    /// True if keys may answer the question on the screen.
    #[must_use]
    pub fn keys_alive(&self, now: f64) -> bool {
        self.asked_for(now).is_none_or(|age| age >= DEAD_TIME)
    }

    /// The age of the question on the screen, in seconds.
    #[must_use]
    pub fn asked_for(&self, now: f64) -> Option<f64> {
        self.asked.map(|(_, since)| now - since)
    }

    /// The part of the dead time that is over, 0 to 1.
    #[must_use]
    pub fn dead_time_share(&self, now: f64) -> f32 {
        let age = self.asked_for(now).unwrap_or(DEAD_TIME);
        (age / DEAD_TIME).clamp(0.0, 1.0) as f32
    }

    /// The host refused the last answer: another one may be given at once.
    pub const fn refused(&mut self) {
        self.sent = None;
    }

    /// Tells the host once that a question with a clock is on the screen.
    pub fn report<P>(&mut self, question: &Question<P>) -> Option<Wish> {
        let decision = question.id;
        let news = question.clock.is_some() && self.reported.replace(decision) != Some(decision);
        news.then_some(Wish::Say(ClientMessage::Displayed { decision }))
    }

    /// Gives a legal command for one's own question; only once for a question.
    pub fn send<G: Listed>(&mut self, model: &TableModel<'_, G>, command: G::Command, now: f64) -> Option<Wish> {
        let (question, legal) = model.own()?;
        let may = legal.contains(&command) && self.answer(question.id, now);
        may.then(|| {
            Wish::Say(ClientMessage::Command {
                decision: question.id,
                seat: question.seat,
                command: G::any_command(command),
            })
        })
    }

    /// True if an answer may be given now: only once for a question, unless nothing came of it.
    fn answer(&mut self, id: DecisionId, now: f64) -> bool {
        let recent = |(to, at): (DecisionId, f64)| to == id && now - at < RESEND;
        let waiting = self.sent.is_some_and(recent);
        if !waiting {
            self.sent = Some((id, now));
        }
        !waiting
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn id(index: u32) -> DecisionId {
        DecisionId {
            epoch: 0,
            generation: 0,
            index,
        }
    }

    #[test]
    fn a_new_question_is_dead_for_a_moment_and_answered_once() {
        let mut asking = Asking::default();
        let news = asking.sync(1, Some(id(1)), 10.0);
        assert_eq!((news.position, news.question), (true, true));
        assert!(!asking.keys_alive(10.3) && asking.keys_alive(10.4));
        assert!(asking.answer(id(1), 10.5));
        assert!(!asking.answer(id(1), 10.6), "it is under way");
        assert!(asking.answer(id(1), 12.6), "nothing came of it");
        asking.refused();
        assert!(asking.answer(id(1), 12.7), "it was refused");
        assert_eq!(asking.sync(1, Some(id(1)), 13.0), News::default());
        assert!(asking.sync(2, None, 14.0).question);
        assert!(asking.keys_alive(14.0), "nothing is asked");
    }
}
