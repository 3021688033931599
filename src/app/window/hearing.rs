//! What can be heard at the table: the sounds of what came since the last frame.

use super::{
    app::App,
    attention::{self, Call},
};
use crate::{
    app::{client::TableClient, games::shown, sound::Cue},
    protocol::LogKind,
};
use eframe::egui::{Context, UserAttentionType, ViewportCommand};

/// The sounds of what came since this was asked last.
fn news(table: &mut TableClient) -> Vec<Cue> {
    let (mine, entries) = (table.my_seats(), std::mem::take(&mut table.news));
    let mut cues = Vec::new();
    for entry in &entries {
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
    if !table.talk.fresh.is_empty() {
        cues.push(Cue::Remark);
    }
    cues
}

impl App {
    /// Takes in what came for the table, lets it be heard, and calls the player if it is a question.
    pub(super) fn poll(&mut self, ctx: &Context, now: f64) {
        let (mut cues, mut question) = (Vec::new(), None);
        if let Some(table) = &mut self.table {
            table.poll(now);
            (cues, question) = (news(table), attention::question(table));
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
    }

    /// Plays sounds as loud as the player wants them.
    pub(super) fn sound(&mut self, cues: impl IntoIterator<Item = Cue>, now: f64) {
        if let Some(speaker) = self.speaker.as_mut().filter(|_| !self.settings.muted) {
            speaker.play(cues, self.settings.volume(), now);
        }
    }
}
