//! Bars about the table, over its status line: what keeps it from going on, and what can be done about that.

use super::{
    app::{App, Screen},
    words,
};
use crate::{
    app::{
        client::{LinkState, TableClient},
        frame::Wish,
        look::{glyphs, palette, sizes},
        widgets,
    },
    protocol::{BotKind, ClientMessage, MoveBy, SeatMove, Stage},
    rules::Seat,
    text::{t, t_args, waiting_time},
};
use eframe::egui::{Rect, Ui, vec2};

/// Seconds without the host after which it is called gone, and the player told what can be done. A laptop that was
/// carried through a door is back by then.
const GONE: f64 = 15.0;

impl App {
    /// Draws the bar that matters most; returns what is wished for there.
    pub(super) fn bars(&mut self, ui: &mut Ui) -> Option<Wish> {
        let rect = self.bar_rect(ui);
        let table = self.table.as_ref()?;
        if let Some(name) = table.handed_to() {
            let head = t_args("link-handing-over", &[("name", name.into())]);
            widgets::table_bar(ui, rect, &glyphs::HOST, &head, &t("link-handing-over-more"));
            return None;
        }
        let saved = table.lobby.as_ref().is_none_or(|lobby| lobby.saved);
        let reached = matches!(table.link, LinkState::Up) || table.host.is_some();
        match (reached, saved) {
            (false, _) => lost_bar(ui, rect, table),
            (true, false) => {
                let [head, more] = ["link-not-saved", "link-not-saved-more"].map(t);
                widgets::table_bar(ui, rect, &glyphs::ALERT, &head, &more);
                None
            }
            (true, true) if table.resumed && table.host.is_some() => self.resumed_bar(ui, rect),
            (true, true) if table.stage() == Stage::Playing && !table.at_result => match move_asked(table) {
                Some(asked) => move_bar(ui, rect, table, asked),
                None => away_bar(ui, rect, table),
            },
            (true, true) => None,
        }
    }

    /// The table was opened again after a crash.
    fn resumed_bar(&mut self, ui: &mut Ui, rect: Rect) -> Option<Wish> {
        let [head, more, end, good] = ["resumed", "resumed-more", "resumed-end", "resumed-good"].map(t);
        let fill = palette(ui.ctx()).key;
        let pressed = widgets::buttons_bar(ui, rect, &glyphs::HOST, (&head, &more), fill, &[&good, &end])?;
        self.table.as_mut()?.resumed = false;
        (pressed == 1).then_some(Wish::Leave)
    }

    /// The place of bars about the table: over the status line, or below the top bar of the lobby.
    fn bar_rect(&self, ui: &Ui) -> Rect {
        let window = ui.max_rect();
        if self.screen() == Screen::Lobby {
            let min = window.min + vec2(12.0, sizes::TOP_BAR + 2.0);
            return Rect::from_min_size(min, vec2(window.width() - 24.0, sizes::BANNER));
        }
        self.game_screen.banner(window)
    }
}

/// The host does not answer: at first only that, then that it is gone and what the player can do.
fn lost_bar(ui: &mut Ui, rect: Rect, table: &TableClient) -> Option<Wish> {
    let now = ui.input(|i| i.time);
    let left = table.lost_since.map_or(GONE, |since| since + GONE - now);
    if left > 0.0 {
        ui.ctx().request_repaint_after_secs(left as f32);
        let more = words::lost(table.loss.as_ref());
        widgets::table_bar(ui, rect, &glyphs::SIGNAL2, &t("link-lost"), &more);
        return None;
    }
    let more = if table.may_go_on {
        "link-gone-go-on-more"
    } else {
        "link-gone-more"
    };
    let [head, more, leave, go_on] = ["link-gone", more, "link-gone-leave", "link-gone-go-on"].map(t);
    let fill = palette(ui.ctx()).hazard;
    // In the order of the wishes below.
    let buttons = [leave.as_str(), go_on.as_str()];
    let buttons = if table.may_go_on { &buttons[..] } else { &buttons[..1] };
    let pressed = widgets::buttons_bar(ui, rect, &glyphs::ALERT, (&head, &more), fill, buttons)?;
    [Wish::Leave, Wish::GoOn].into_iter().nth(pressed)
}

/// The game waits for somebody who is away: names the player, and lets the host have a bot play on. Where most are away it
/// says that they may have gone on elsewhere.
fn away_bar(ui: &mut Ui, rect: Rect, table: &TableClient) -> Option<Wish> {
    let (info, lobby, snapshot) = (table.info.as_ref()?, table.lobby.as_ref()?, table.snapshot.as_ref()?);
    let mine = table.my_seats();
    let finishes = |seat: &Seat| {
        lobby
            .seats
            .get(seat.index())
            .is_some_and(|info| info.stand_in.is_some())
    };
    if mine.iter().any(finishes) {
        let [head, more] = ["away-finishes", "away-finishes-more"].map(t);
        widgets::table_bar(ui, rect, &glyphs::ROBOT, &head, &more);
        return None;
    }
    let asked = snapshot.legal.iter().any(|(_, list)| !list.is_empty());
    let mut open = snapshot.decisions.iter().map(|open| open.decision.seat);
    let seat = open.find(|seat| table.is_absent(*seat)).filter(|_| !asked);
    let apart = (!lobby.together).then(|| ["link-apart", "link-apart-more"].map(t));
    let Some(seat) = seat else {
        if let Some([head, more]) = apart {
            widgets::table_bar(ui, rect, &glyphs::ALERT, &head, &more);
        }
        return None;
    };
    let head = t_args("away-head", &[("name", table.name(seat).into())]);
    let more = match (table.is_host, info.away_seconds) {
        (true, _) => t("away-host"),
        (false, Some(seconds)) => t_args("away-after", &[("time", waiting_time(Some(seconds)).into())]),
        (false, None) => t("away-waits"),
    };
    let [head, more] = apart.unwrap_or([head, more]);
    if !table.is_host {
        widgets::table_bar(ui, rect, &glyphs::ALERT, &head, &more);
        return None;
    }
    let fill = palette(ui.ctx()).hazard;
    let button = t("seats-bot-plays");
    widgets::buttons_bar(ui, rect, &glyphs::ALERT, (&head, &more), fill, &[&button])?;
    let kind = Some(BotKind::STAND_IN);
    Some(Wish::Say(ClientMessage::StandIn { seat, kind }))
}

/// The offer or wish that this player has to answer.
fn move_asked(table: &TableClient) -> Option<SeatMove> {
    let mut moves = table.lobby.as_ref()?.moves.iter().copied();
    moves.find(|one| match one.by {
        MoveBy::Owner | MoveBy::Host => Some(one.to) == table.me,
        MoveBy::Newcomer => table.is_host,
    })
}

/// A seat is offered to this player, or somebody wishes for one and this player is the host.
fn move_bar(ui: &mut Ui, rect: Rect, table: &TableClient, asked: SeatMove) -> Option<Wish> {
    let members = table.lobby.iter().flat_map(|lobby| &lobby.members);
    let newcomer = members.rev().find(|m| m.id == asked.to).map(|m| m.name.as_str());
    let args = [
        ("seat", table.name(asked.seat).into()),
        ("name", newcomer.unwrap_or_default().into()),
    ];
    let head = match asked.by {
        MoveBy::Owner | MoveBy::Host => t_args("move-offered", &args),
        MoveBy::Newcomer => t_args("move-wished", &args),
    };
    let [more, yes, no] = ["move-more", "move-yes", "move-no"].map(t);
    let fill = palette(ui.ctx()).key;
    let pressed = widgets::buttons_bar(ui, rect, &glyphs::SEAT, (&head, &more), fill, &[&yes, &no])?;
    let agree = pressed == 0;
    Some(Wish::Say(ClientMessage::AnswerMove { asked, agree }))
}
