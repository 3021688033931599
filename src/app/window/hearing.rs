//! What can be heard at the table: the sounds of what came since the last frame.

use super::{
    app::App,
    attention::{self, Call},
};
use crate::{
    app::{client::TableClient, games::shown, sound::Cue, table_event::TableEvent},
    protocol::LogKind,
};
use eframe::egui::{Context, UserAttentionType, ViewportCommand};

/// The sounds of what happened.
fn sounds(table: &TableClient, events: &[TableEvent]) -> Vec<Cue> {
    let mine = table.my_seats();
    let entries = events.iter().flat_map(|event| match event {
        TableEvent::News(entries) => entries.as_slice(),
        _ => &[],
    });
    let mut cues = Vec::new();
    for entry in entries {
        match &entry.what {
            LogKind::Command { seat, events, .. } => {
                let Some(game) = table.game() else { continue };
                let sounds = events.iter().filter_map(shown(game).cue);
                // Who moves something sees it.
                cues.extend(sounds.filter(|cue| *cue != Cue::Move || !mine.contains(seat)));
            }
            LogKind::Ended { .. } => cues.push(Cue::End),
            _ => {}
        }
    }
    if events.iter().any(|event| matches!(event, TableEvent::Said(_))) {
        cues.push(Cue::Remark);
    }
    cues
}

impl App {
    /// Takes in what came for the table, lets it be heard, and calls the player if it is a question. Returns what else the
    /// window reacts to.
    pub(super) fn poll(&mut self, ctx: &Context, now: f64) -> Vec<TableEvent> {
        let (mut events, mut cues, mut question) = (Vec::new(), Vec::new(), None);
        if let Some(table) = &mut self.table {
            events = table.poll(now);
            (cues, question) = (sounds(table, &events), attention::question(table));
        }
        let focused = ctx.input(|i| i.focused);
        let every = self.settings.reminder.every();
        let Call { system, cue, next } = self.attention.call(question, focused, now, every);
        if system == Some(UserAttentionType::Informational) {
            // One that points at the window already would not move for a second call.
            ctx.send_viewport_cmd(ViewportCommand::RequestUserAttention(UserAttentionType::Reset));
        }
        if let Some(system) = system {
            ctx.send_viewport_cmd(ViewportCommand::RequestUserAttention(system));
        }
        if let Some(next) = next {
            ctx.request_repaint_after_secs(next as f32);
        }
        cues.extend(cue);
        self.sound(cues, now);
        events
    }

    /// Plays sounds as loud as the player wants them.
    pub(super) fn sound(&mut self, cues: impl IntoIterator<Item = Cue>, now: f64) {
        if let Some(speaker) = self.speaker.as_mut().filter(|_| !self.settings.muted) {
            speaker.play(cues, self.settings.volume(), now);
        }
    }
}
