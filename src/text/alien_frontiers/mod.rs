//! Alien Frontiers in words.

mod command;
mod event;
mod names;
mod prompt;
mod reason;
mod rules;
#[cfg(test)]
mod tests;

pub use names::{amount, bay, card, dice, die, ending, facility, field, goods, relic_ship, territory};
pub use reason::reason;
pub use rules::{bay_rule, bonus, control_rule, discard_power, facility_rule, field_rule, power, relic_rule};

use super::{About, Line, Spoken, Status, seat_name, t_args, yes_no};
use crate::{
    games::alien_frontiers::{Command, Event, Prompt, Reason, Setup, Ship, State, Table},
    rules::Seat,
};

/// What the sentences about a position need: who is called what, and where things lie.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    /// The match.
    pub setup: &'a Setup,
    /// The table as it lies when the sentence is said.
    pub table: &'a Table,
    /// Names of the players by seat; a seat without one is called by its number.
    pub names: &'a [String],
    /// The reader's seat, who is addressed as "you".
    pub you: Option<Seat>,
}

impl Words<'_> {
    /// The name of a player.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> String {
        seat_name(self.names, seat)
    }

    /// Selector for the sentences that address the reader: `yes` or `no`.
    fn is_you(&self, seat: Seat) -> &'static str {
        yes_no(self.you == Some(seat))
    }

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
            .map(|(seat, count)| self.of_seat("af-ships-of", seat, &[("n", count.into())]))
            .collect();
        if ships.contains(&Ship::Relic) {
            parts.push(relic_ship());
        }
        parts.join(", ")
    }

    /// A text about something of a player, which addresses the reader if it is his.
    fn of_seat(&self, id: &str, seat: Seat, more: &[(&str, super::Value<'_>)]) -> String {
        let mut args = vec![("you", self.is_you(seat).into()), ("name", self.seat(seat).into())];
        args.extend(more.iter().cloned());
        t_args(id, &args)
    }
}

impl Spoken for State {
    fn command(about: About<'_, Self>, prompt: Option<&Prompt>, command: &Command) -> String {
        words(about).command(prompt, command)
    }
    fn event(about: About<'_, Self>, event: &Event) -> Option<Line> {
        event::is_told(event).then(|| words(about).event(event))
    }
    fn begins_turn(event: &Event) -> Option<Seat> {
        match event {
            Event::TurnStarted { seat, .. } => Some(*seat),
            _ => None,
        }
    }
    fn status_line(about: About<'_, Self>, seat: Seat, prompt: &Prompt) -> Status {
        words(about).prompt(seat, prompt)
    }
    fn reason(why: &Reason) -> String {
        reason(why)
    }
}

fn words<'a>(about: About<'a, State>) -> Words<'a> {
    Words {
        setup: about.setup,
        table: &about.view.table,
        names: about.names,
        you: about.you,
    }
}
