//! The plain table as one of the window's table screens.

use super::{Described, Plain, pieces, plain_ui, rects::Rects};
use crate::{
    app::{
        client::TableClient,
        frame::{LineKind, Lines, TableAction, TableModel},
        games::{Shown, TableScreen, Wish},
    },
    games::any::{AnyGame, AnyReason, GameId},
    protocol::{LogEntry, LogKind},
    rules::Seat,
    text::About,
};
use egui::{Rect, Ui};

impl Shown {
    /// A game on the plain table.
    #[must_use]
    pub fn plain<G: Described>() -> Self {
        Self {
            screen: || Box::<Plain<G>>::default(),
            pieces: pieces::<G>,
            remark: remark::<G>,
        }
    }
}

impl<G: Described> TableScreen for Plain<G> {
    fn game(&self) -> GameId {
        G::ID
    }

    fn draw(&mut self, ui: &mut Ui, client: &mut TableClient) -> Option<Wish> {
        let model = TableModel::<G>::of(client)?;
        let (entries, gap) = std::mem::take(&mut client.unread);
        absorb(&mut self.lines, model.about(), &entries, gap);
        plain_ui(ui, &model, self).map(TableAction::wish::<G>)
    }

    fn is_idle(&self) -> bool {
        Self::is_idle(self)
    }

    fn refused(&mut self) {
        self.asking.refused();
    }

    fn reason(&self, reason: &AnyReason) -> Option<String> {
        G::own_reason(reason).map(G::reason)
    }

    fn banner(&self, window: Rect) -> Rect {
        Rects::new(window, None).banner
    }
}

/// What the game says of a player's points.
fn remark<G: Described>(client: &TableClient, seat: Seat) -> String {
    let Some(model) = TableModel::<G>::of(client) else {
        return String::new();
    };
    let mut cards = G::layout(model.about()).players.into_iter();
    cards
        .find(|card| card.seat == seat)
        .map_or_else(String::new, |card| card.remark)
}

/// Takes entries into the log.
fn absorb<G: Described>(lines: &mut Lines, about: About<'_, G>, entries: &[LogEntry<AnyGame>], gap: bool) {
    for what in lines.news(entries, gap) {
        lines.entry(what);
        if let LogKind::Command {
            seat, events, revision, ..
        } = what
        {
            let events: Vec<&G::Event> = events.iter().filter_map(G::own_event).collect();
            tell(lines, about, *seat, &events, *revision);
        }
    }
}

/// Writes the events of a command into the log.
pub fn tell<G: Described>(lines: &mut Lines, about: About<'_, G>, seat: Seat, events: &[&G::Event], revision: u32) {
    let mut actor = seat;
    for event in events {
        let turn = G::begins_turn(event);
        // What follows the start of a turn is the next player's.
        actor = turn.unwrap_or(actor);
        if let Some(line) = G::event(about, event) {
            let kind = if turn.is_some() {
                LineKind::Turn
            } else {
                LineKind::Event
            };
            lines.push(kind, line.seat.or(Some(actor)), line.text, revision);
        }
    }
}
