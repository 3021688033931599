//! Alien Frontiers in words.

mod book;
mod command;
mod event;
mod names;
mod prompt;
mod reason;
mod rules;
#[cfg(test)]
mod tests;

pub use book::FrontierTopic;
pub use names::{amount, bay, dice, die, goods, relic_ship};
pub use prompt::card_of;
pub use reason::reason;
pub use rules::{bay_rule, bonus, control_rule, discard_power, facility_rule, field_rule, power, relic_rule};

use super::{About, Line, Spoken, StatusLine, listed, say};
use crate::{
    games::alien_frontiers::{Command, Event, Prompt, Reason, Ship, State},
    rules::Seat,
};

impl About<'_, State> {
    /// Ships by their owners: "2 ships of Bo, the Relic Ship".
    #[must_use]
    pub fn ships(&self, ships: &[Ship]) -> String {
        let of = |seat: Seat| {
            let own = |ship: &&Ship| matches!(ship, Ship::Coloured(owner, _) if *owner == seat);
            ships.iter().filter(own).count()
        };
        let coloured = self.setup.players.seats().map(|seat| (seat, of(seat)));
        let mut parts: Vec<String> = coloured
            .filter(|(_, count)| *count > 0)
            .map(|(seat, n)| say!(self, "af-ships-of", you = self.is_you(seat), name = seat, n))
            .collect();
        if ships.contains(&Ship::Relic) {
            parts.push(relic_ship());
        }
        listed(parts)
    }
}

impl Spoken for State {
    fn command(about: About<'_, Self>, prompt: Option<&Prompt>, command: &Command) -> String {
        about.command(prompt, command)
    }
    fn event(about: About<'_, Self>, event: &Event) -> Option<Line> {
        event::is_told(event).then(|| about.event(event))
    }
    fn begins_turn(event: &Event) -> Option<Seat> {
        match event {
            Event::TurnStarted { seat, .. } => Some(*seat),
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
