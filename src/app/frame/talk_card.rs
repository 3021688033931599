//! The talk on the screen: what was said, and a line to say something.

use super::{keys::key_name, table_screen::Wish};
use crate::{
    app::{
        look::{Pen, badges, colors::colour, fonts, glyphs, palette, sizes},
        talk::{Heard, TableTalk},
        widgets::{self, Button},
    },
    protocol::{ClientMessage, Emote, Remark, RemarkError, Talk, limits},
    store::Shortcut,
    text::{emote, t, t_args},
};
use egui::{Context, Id, Pos2, Rect, Ui, pos2, vec2};
use strum::VariantArray;

/// Height of the line to write in, with what is said below it.
const FOOT: f32 = 66.0;
/// Height of a line that was said, beside its words: that of the button that mutes.
const HEAD: f32 = sizes::TARGET;

/// Draws the talk in a card; returns what is to be said, or who is to be muted or heard again.
pub(crate) fn talk_ui(ui: &mut Ui, talk: &TableTalk, room: Rect) -> Option<Wish> {
    let (now, pass) = (ui.input(|input| input.time), ui.ctx().cumulative_pass_nr());
    ui.data_mut(|data| {
        data.insert_temp(
            seen_id(),
            Seen {
                count: talk.count,
                pass,
            },
        )
    });
    let (list, foot) = room.split_top_bottom_at_y(room.bottom() - FOOT);
    let muted = said(ui, talk, list);
    let Some(said) = write(ui, foot) else {
        return muted;
    };
    if !talk.may_speak(now) {
        let wait = Draft {
            wait: true,
            ..draft(ui.ctx())
        };
        remember(ui.ctx(), wait);
        return muted;
    }
    if matches!(said, Talk::Remark(_)) {
        remember(ui.ctx(), Draft::default());
    }
    Some(Wish::Say(ClientMessage::Talk(said)))
}

/// Height of the tabs at the head of a card.
pub(crate) const TABS: f32 = 48.0;

/// The part of a card below its tabs.
pub(crate) fn below_tabs(card: Rect) -> Rect {
    card.with_min_y(card.top() + TABS).shrink2(vec2(0.0, 4.0))
}

/// The name of the tab, with the number of things that are unread.
pub(crate) fn tab_text(unread: u64) -> String {
    match unread {
        0 => t("talk"),
        n => t_args("talk-unread", &[("n", n.into())]),
    }
}

/// Draws a card with tabs at its head for something else and the talk; returns whether the talk is chosen. At the right
/// of the tabs `free` stays free.
pub(crate) fn tabs(ui: &mut Ui, other: &str, talk: &TableTalk, (card, free): (Rect, f32), open: bool) -> bool {
    widgets::draw(ui, |pen| widgets::card(pen, card));
    let row = card.with_max_y(card.top() + TABS).shrink2(vec2(8.0, 6.0));
    let row = row.with_max_x(row.right() - free);
    let (left, right) = row.split_left_right_at_fraction(0.5);
    let unread = if open { 0 } else { unread(ui.ctx(), talk) };
    let other = widgets::head_tab(ui, left, other, !open).clicked();
    let talk = widgets::head_tab(ui, right, &tab_text(unread), open).clicked();
    talk || (open && !other)
}

/// What of the talk has been on the screen.
#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    /// The things that others had said by then.
    count: u64,
    /// The pass that drew it.
    pass: u64,
}

fn seen_id() -> Id {
    Id::unique("seen of the talk")
}
fn seen(ctx: &Context) -> Seen {
    ctx.data(|data| data.get_temp(seen_id())).unwrap_or_default()
}

/// The number of things that others said and that were not on the screen.
pub(crate) fn unread(ctx: &Context, talk: &TableTalk) -> u64 {
    talk.count.saturating_sub(seen(ctx).count)
}

/// True if the talk was on the screen in the last frame.
pub(crate) fn is_seen(ctx: &Context) -> bool {
    seen(ctx).pass + 1 >= ctx.cumulative_pass_nr()
}

/// What is being written.
#[derive(Clone, Debug, Default)]
struct Draft {
    text: String,
    /// Too much was said just now.
    wait: bool,
}

fn draft_id() -> Id {
    Id::unique("draft of talk")
}
fn draft(ctx: &Context) -> Draft {
    ctx.data(|data| data.get_temp(draft_id())).unwrap_or_default()
}
fn remember(ctx: &Context, draft: Draft) {
    ctx.data_mut(|data| data.insert_temp(draft_id(), draft));
}

/// Begins anew for another table: nothing of it was seen, and nothing is half written.
pub(crate) fn forget(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(seen_id(), Seen::default()));
    remember(ctx, Draft::default());
}

/// Puts words that nobody has heard back into the field, before what was written since.
pub(crate) fn give_back(ctx: &Context, words: &Remark) {
    let mut draft = draft(ctx);
    draft.text = format!("{} {}", words.as_str(), draft.text).trim_end().to_owned();
    remember(ctx, draft);
}

/// The line to write in, and the phrases; returns what is to be said.
fn write(ui: &mut Ui, rect: Rect) -> Option<Talk> {
    let mut draft = draft(ui.ctx());
    let row = rect.with_max_y(rect.top() + sizes::BUTTON).shrink2(vec2(10.0, 0.0));
    let phrases = Button::new("").glyph(&glyphs::CHAT).label(t("talk-phrases"));
    let square = vec2(sizes::BUTTON, sizes::BUTTON);
    let (left, right) = (
        Rect::from_min_size(row.min, square),
        Rect::from_min_max(row.max - square, row.max),
    );
    let phrase = phrase_menu(&phrases.show(ui, left));
    let field = row.with_min_x(left.right() + 6.0).with_max_x(right.left() - 6.0);
    let (name, waits) = (t("talk-write"), draft.wait);
    let wrong = |text: &str| wrong_words(text, waits);
    let typed = widgets::text_field(ui, field, (&name, &name), &mut draft.text, wrong);
    if typed.is_changed() {
        draft.wait = false;
    }
    let words = Remark::parse(&draft.text);
    let send = Button::new("")
        .glyph(&glyphs::RIGHT)
        .label(t("talk-send"))
        .enabled(words.is_ok());
    let sent = send.show(ui, right).clicked() || typed.is_entered();
    remember(ui.ctx(), draft);
    if sent {
        // One goes on writing.
        typed.response.request_focus();
    }
    let said = words.ok().filter(|_| sent).map(Talk::Remark);
    phrase.map(Talk::Emote).or(said)
}

/// Says why words cannot be said, or not yet.
fn wrong_words(text: &str, waits: bool) -> Option<String> {
    if waits {
        return Some(t("talk-wait"));
    }
    let Err(RemarkError::TooLong { got }) = Remark::parse(text) else {
        return None;
    };
    let args = [("n", got.into()), ("most", limits::REMARK_MAX.into())];
    Some(t_args("talk-long", &args))
}

fn phrase_menu(response: &egui::Response) -> Option<Emote> {
    let mut chosen = None;
    egui::Popup::menu(response).show(|ui| {
        for &phrase in Emote::VARIANTS {
            if ui.selectable_label(false, emote(phrase)).clicked() {
                chosen = Some(phrase);
                ui.close();
            }
        }
    });
    chosen
}

/// Draws what was said, the newest at the bottom, and below it who is muted; returns a change of that.
fn said(ui: &mut Ui, talk: &TableTalk, rect: Rect) -> Option<Wish> {
    let inner = rect.shrink2(vec2(6.0, 2.0));
    let mut child = ui.new_child(egui::UiBuilder::new().max_rect(inner).id_salt("talk"));
    if talk.said().next().is_none() && talk.muted().next().is_none() {
        let (p, at, wide) = (palette(ui.ctx()), inner.min + vec2(8.0, 4.0), inner.width() - 16.0);
        widgets::paragraph(
            &mut child,
            at,
            &t_args("talk-empty", &[("key", key_name(ui.ctx(), Shortcut::Point).into())]),
            fonts::regular(sizes::LABEL),
            p.dim,
            wide,
        );
        return None;
    }
    child.spacing_mut().item_spacing.y = 0.0;
    let scroll = egui::ScrollArea::vertical().auto_shrink(false).stick_to_bottom(true);
    let wish = scroll.show(&mut child, |ui| {
        let mut wish = None;
        for (index, heard) in talk.said().enumerate() {
            if line(ui, heard, index) {
                wish = Some(Wish::Mute(heard.device, true));
            }
        }
        for (device, name) in talk.muted() {
            let (_, place) = ui.allocate_space(vec2(ui.available_width(), sizes::BUTTON + 6.0));
            let again = t_args("talk-unmute", &[("name", name.into())]);
            if Button::new(again).show(ui, place.shrink2(vec2(8.0, 3.0))).clicked() {
                wish = Some(Wish::Mute(device, false));
            }
        }
        wish
    });
    wish.inner
}

/// The words of something said.
pub(crate) fn words_of(heard: &Heard) -> String {
    match &heard.talk {
        Talk::Remark(words) => words.as_str().to_owned(),
        Talk::Emote(phrase) => emote(*phrase),
        Talk::Point { .. } => String::new(),
    }
}

/// Draws a line that was said; returns whether its speaker is to be muted.
fn line(ui: &mut Ui, heard: &Heard, index: usize) -> bool {
    let (words, font) = (words_of(heard), fonts::regular(sizes::LABEL));
    let width = ui.available_width();
    let room = width - 34.0 - 12.0;
    let high = Pen::new(ui.ctx()).height(&words, font.clone(), room);
    let (_, place) = ui.allocate_space(vec2(width, HEAD + high + 8.0));
    if !ui.is_rect_visible(place) {
        return false;
    }
    let middle = pos2(place.left() + 16.0, place.top() + HEAD / 2.0);
    let p = palette(ui.ctx());
    widgets::draw(ui, |pen| match heard.colour {
        Some(one) => badges::look_badge(pen, colour(one), middle, 8.5),
        None => pen.glyph(&glyphs::EYE, middle, 16.0, p.dim, p.card),
    });
    let left = pos2(place.left() + 34.0, middle.y);
    widgets::paragraph(ui, pos2(left.x, place.top() + HEAD), &words, font, p.text, room);
    let mut right = Pos2::new(place.right() - 4.0, middle.y);
    let mut mutes = false;
    if !heard.own {
        let mute = t_args("talk-mute", &[("name", heard.name.as_str().into())]);
        let button = Button::new("").glyph(&glyphs::BAN).label(&mute);
        let response = button.show_left_of(ui, &mut right, vec2(sizes::BUTTON, HEAD), ("mute", index));
        mutes = response.on_hover_text(mute).clicked();
    }
    let (name, wide) = (&heard.name, right.x - left.x - 8.0);
    widgets::bold(ui, left, name, sizes::LABEL, p.dim, wide);
    mutes
}
