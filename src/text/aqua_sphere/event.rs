//! Events: the lines of the log.

use super::names::{crystals, expansion, goods, octopods, time};
use crate::{
    games::aqua_sphere::{Card, Cause, Event, Expansion, Pool, State},
    text::{About, Line, lines, listed, name, say},
};

/// True if an event has a line of its own; other lines tell the rest.
pub(super) const fn is_told(event: &Event) -> bool {
    !matches!(
        event,
        Event::TimePaid { why: Cause::Way, .. }
            | Event::PreparationDone { .. }
            | Event::TurnEnded { .. }
            | Event::Committed { .. }
    )
}

impl About<'_, State> {
    /// An event as a line of the log.
    #[must_use]
    pub fn event(&self, event: &Event) -> Line {
        lines! { self, event;
            Event::TurnStarted { seat } of seat => "aq-event-turn", name = seat;
            Event::EngineerMoved { seat, space, sideways } of seat => "aq-event-engineer", space, sideways;
            Event::BotProgrammed { seat, symbol } of seat => "aq-event-programmed", symbol;
            Event::BotReturned { seat, symbol, why } of seat => returned(why), symbol;
            Event::TimeGained { seat, amount, why } of seat => "aq-event-gained", goods = time(amount), why;
            Event::TimePaid { seat, amount, why } of seat => "aq-event-paid", goods = time(amount), why;
            Event::CrystalsGained { seat, amount, why } of seat => "aq-event-gained", goods = crystals(amount), why;
            Event::CrystalPaid { seat } of seat => "aq-event-crystal-paid";
            Event::ScientistMoved { seat, way, cost } of seat =>
                "aq-event-scientist", steps = way.len(), way = listed(way.iter().map(name)), price = time(cost);
            Event::BotDeployed { seat, sector, symbol } of seat => "aq-event-deployed", symbol, sector;
            Event::BotDisplaced { sector, owner } => "aq-event-displaced", bot = self.bot_of(owner), sector;
            Event::StationOverloaded { sector, back } => "aq-event-overloaded", bots = self.bots(&back), sector;
            Event::ActionWithoutEffect { seat, symbol } of seat => "aq-event-no-effect", symbol;
            Event::ActionSkipped { seat, symbol } of seat => "aq-event-skipped", symbol;
            Event::ExpansionTaken { seat, expansion } of seat =>
                "aq-event-expansion", expansion = self.expansion(expansion);
            Event::LetterBotPlaced { seat, sector } of seat => "aq-event-letter-placed", sector;
            Event::LetterDeclined { seat, sector } of seat => "aq-event-letter-declined", sector;
            Event::OctopodsCaught { seat, sector, count } of seat =>
                "aq-event-caught", octopods = octopods(count), sector;
            Event::SubmarinePlaced { seat, sector, slot } of seat =>
                "aq-event-submarine", sector, slot = slot.saturating_add(1);
            Event::CardTaken { seat, card } of seat => "aq-event-card", card;
            Event::CardRewarded { seat, card, points } of seat =>
                "aq-event-reward", card, n = points;
            Event::CardDeclined { seat, card } of seat => "aq-event-card-declined", card;
            Event::PointsGained { seat, source, points } of seat =>
                "aq-event-points", n = points, source;
            Event::LineCrossed { seat, space } of seat => "aq-event-line", space;
            Event::StoppedAtLine { seat, space, lost } of seat =>
                "aq-event-stopped", space, n = lost;
            Event::Passed { seat, place } of seat => "aq-event-passed", place;
            Event::PreparationDone { seat } of seat => "aq-event-prepared";
            Event::RoundScored { seat, majority, bots, crystals, octopods } of seat =>
                "aq-event-scored", sum = majority + bots + crystals + octopods, majority, bots, crystals, octopods;
            Event::PointsLost { seat, points } of seat => "aq-event-lost", n = points;
            Event::Refilled { sector, goods, card, expansion } =>
                "aq-event-refilled", sector, goods = self.refill(goods, card, expansion);
            Event::SubmarineDrifted { sector } => "aq-event-drifted", sector;
            Event::TilesLaid {} => "aq-event-tiles";
            Event::TurnOrderSet { order } => "aq-event-order", names = listed(order.iter().map(|&seat| self.seat(seat)));
            Event::RoundStarted { round } => "aq-event-round", round;
            Event::TurnEnded { seat } of seat => "event-turn-ended";
            Event::Committed { round } => "aq-event-committed", round;
            Event::FinalScored { seat, letters, time, submarines, lab } of seat =>
                "aq-event-final", letters, time, submarines, lab;
            Event::GameOver { ranking } => "aq-event-over", ranking = self.ranking(&ranking);
        }
    }

    /// A lab expansion by what it has.
    pub(super) fn expansion(&self, which: Expansion) -> String {
        expansion(&self.setup.components, which)
    }

    /// All that came to a Sector.
    fn refill(&self, pool: Pool, card: Option<Card>, expansion: Option<Expansion>) -> String {
        let some = pool != Pool::default();
        let card = card.map(|card| say!(self, "aq-the-card", card));
        let expansion = expansion.map(|which| say!(self, "aq-the-expansion", expansion = self.expansion(which)));
        let cards: Vec<String> = card.into_iter().chain(expansion).collect();
        let pool = (some || cards.is_empty()).then(|| goods(pool));
        listed(pool.into_iter().chain(cards))
    }
}

/// The id of the return of a bot.
const fn returned(why: Cause) -> &'static str {
    match why {
        Cause::Third => "aq-event-third",
        Cause::Line => "aq-event-returned-line",
        _ => "aq-event-returned",
    }
}
