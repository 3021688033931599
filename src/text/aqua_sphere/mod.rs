//! AquaSphere in words.

mod book;
mod command;
mod event;
mod names;
mod prompt;
mod reason;
mod rules;
#[cfg(test)]
mod tests;

pub use book::{CardKind, SeaPart, SeaTopic};
pub use names::{card, expansion, goods, job, points, tile, time};
pub use reason::reason;
pub use rules::{card_rule, doubts, red_lines, symbol_rule};

use super::{About, Line, Spoken, StatusLine, listed, say};
use crate::{
    games::aqua_sphere::{Command, Event, Prompt, Reason, State},
    rules::Seat,
};

impl About<'_, State> {
    /// A bot by its colour: "your bot", "Cleo’s bot", "a neutral bot".
    pub(super) fn bot_of(&self, seat: Seat) -> String {
        self.owned("aq-bot-of", seat, 1)
    }

    /// Bots by their colours: "2 bots of Cleo, one neutral bot".
    fn bots(&self, bots: &[(Seat, u8)]) -> String {
        listed(bots.iter().map(|&(seat, n)| self.owned("aq-bots-of", seat, n)))
    }

    /// A text about pieces of a colour. That of a seat that takes no part is neutral.
    fn owned(&self, id: &str, seat: Seat, n: u8) -> String {
        let neutral = !self.setup.players.contains(seat);
        say!(self, id, neutral, you = self.is_you(seat), name = seat, n)
    }

    /// The seats by rank: "1. Cleo, 2. Bo".
    fn ranking(&self, ranking: &[(Seat, u8)]) -> String {
        let place = |&(seat, rank): &(Seat, u8)| say!(self, "aq-rank", rank, name = seat);
        listed(ranking.iter().map(place))
    }
}

impl Spoken for State {
    fn command(about: About<'_, Self>, prompt: Option<&Prompt>, command: &Command) -> String {
        about.command(prompt, command)
    }
    fn event(about: About<'_, Self>, event: &Event) -> Option<Line> {
        event::is_told(event).then(|| about.event(event))
    }
    fn points(event: &Event) -> Option<(Seat, i32)> {
        match *event {
            Event::PointsGained { seat, points, .. } => Some((seat, points.into())),
            _ => None,
        }
    }
    fn begins_turn(event: &Event) -> Option<Seat> {
        match event {
            Event::TurnStarted { seat } => Some(*seat),
            _ => None,
        }
    }
    fn status_line(about: About<'_, Self>, seat: Seat, prompt: &Prompt) -> StatusLine {
        about.prompt(seat, prompt)
    }
    fn reason(why: &Reason) -> String {
        reason(why)
    }
}
