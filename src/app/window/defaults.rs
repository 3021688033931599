//! Values that a fresh window and a new table begin with.

use crate::{
    app::{frame::TableScreen, games::shown},
    games::any::GameId,
    net::Wake,
};
use eframe::egui::Context;
use std::{sync::Arc, time::Duration};

/// Time for which a host's own bots think, so that people can follow.
pub(super) const BOT_PACE: Duration = Duration::from_millis(700);

/// Time to answer an interrupt, unless the lobby says otherwise.
pub(super) const WINDOW: Duration = Duration::from_secs(20);

/// The game of a table until its host chooses another one.
pub(super) const FIRST_GAME: GameId = GameId::ALL[0];

/// Asks for a frame when something new can be polled.
pub(super) fn wake(ctx: &Context) -> Wake {
    let ctx = ctx.clone();
    Arc::new(move || ctx.request_repaint())
}

/// The screen of a game before there is a table.
pub(super) fn fresh_screen() -> Box<dyn TableScreen> {
    (shown(FIRST_GAME).screen)()
}
