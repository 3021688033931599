//! The bar of the start screen that offers to go on with a game that was hosted here.

use super::join_card::StartAction;
use crate::{
    app::{
        look::{Pen, badges, colour, fonts, glyphs, palette, sizes},
        widgets::{self, Button},
    },
    protocol::Colour,
    text::{self, t, t_args},
};
use egui::{Align2, Pos2, Rect, Ui, Vec2, vec2};
use std::{path::PathBuf, time::Duration};

/// The newest game that was hosted here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfinished {
    /// The file of its record.
    pub record: PathBuf,
    /// Name and place of the game, or what hinders to go on with it.
    pub state: Going,
    /// Time since it was played.
    pub age: Duration,
}

/// The state of a game that is not over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Going {
    /// It can go on.
    Ready {
        /// Name of the game.
        game: String,
        /// Number of the turn it stopped at.
        turn: u32,
        /// It is over; others may not have heard the end.
        over: bool,
        /// Colour and name of each seat, in order.
        seats: Vec<(Colour, String)>,
        /// Nobody else but bots plays.
        alone: bool,
    },
    /// An earlier version wrote it, which did not keep the table.
    NoTable,
    /// This other version wrote it, in a way that this one cannot read.
    OtherVersion(String),
}

impl Unfinished {
    /// True for a game that is over.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self.state, Going::Ready { over: true, .. })
    }

    fn head(&self) -> String {
        match &self.state {
            Going::Ready { game, turn, .. } => {
                let game = text::game(game);
                t_args("start-resume", &[("game", game.into()), ("turn", (*turn).into())])
            }
            Going::NoTable | Going::OtherVersion(_) => t("start-resume-not"),
        }
    }

    fn more(&self) -> String {
        match &self.state {
            Going::Ready { seats, .. } => {
                let names: Vec<&str> = seats.iter().map(|(_, name)| name.as_str()).collect();
                format!("{} · {}", names.join(", "), text::records::ago(self.age))
            }
            Going::NoTable => t("start-resume-no-table"),
            Going::OtherVersion(theirs) => {
                let ours = env!("CARGO_PKG_VERSION");
                let versions = [("theirs", theirs.as_str().into()), ("ours", ours.into())];
                t_args("start-resume-other-version", &versions)
            }
        }
    }
}

/// Draws the bar; returns what was chosen.
pub(super) fn resume_bar(ui: &mut Ui, rect: Rect, game: &Unfinished) -> Option<StartAction> {
    let p = palette(ui.ctx());
    let ready = matches!(game.state, Going::Ready { .. });
    let at = rect.left_center() + vec2(38.0, 0.0);
    widgets::draw(ui, |pen| {
        let (width, border) = if ready { (2.0, p.accent) } else { (1.0, p.line) };
        pen.rect_lined(rect, sizes::R_LARGE, p.card, width, border);
        let glyph = if ready { &glyphs::SEAT } else { &glyphs::ALERT };
        widgets::icon_well(pen, at, 40.0, glyph, false);
    });
    let mut action = None;
    let mut right = rect.right_center() - vec2(14.0, 0.0);
    let away = Button::new("").glyph(&glyphs::CLOSE).label(t("start-resume-away"));
    let response = away.show_left_of(ui, &mut right, Vec2::splat(sizes::BUTTON), "put away");
    if response.on_hover_text(t("start-resume-away-more")).clicked() {
        action = Some(StartAction::PutAway);
    }
    right.x -= 8.0;
    if ready {
        let button = Button::new(t("start-resume-button")).primary();
        if button
            .show_left_of(ui, &mut right, vec2(100.0, 42.0), "resume")
            .clicked()
        {
            action = Some(StartAction::Resume);
        }
    }
    let at = at + vec2(32.0, 0.0);
    let wide = right.x - at.x - 12.0;
    widgets::bold(ui, at - vec2(0.0, 11.0), &game.head(), sizes::NAME + 1.0, p.text, wide);
    let mut below = at + vec2(0.0, 12.0);
    if let Going::Ready { seats, .. } = &game.state {
        below.x = badges_of(ui, below, seats);
    }
    let (more, room) = (game.more(), wide - (below.x - at.x));
    let font = Pen::new(ui.ctx()).largest(&more, room, [sizes::LABEL, sizes::SMALL].map(fonts::regular));
    widgets::label(ui, below, Align2::LEFT_CENTER, &more, font, p.dim, room);
    action
}

/// The badges of the seats in a row from a place on; returns where the names may begin.
fn badges_of(ui: &Ui, at: Pos2, seats: &[(Colour, String)]) -> f32 {
    let mut x = at.x;
    widgets::draw(ui, |pen| {
        for (one, _) in seats {
            badges::look_badge(pen, colour(*one), Pos2::new(x + 6.5, at.y), 6.5);
            x += 17.0;
        }
    });
    x + 5.0
}
