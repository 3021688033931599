//! The card that says who asks for a take-back: over any table, below its status line.

use super::{
    asking::DEAD_TIME,
    keys::{key_name, struck},
};
use crate::{
    app::{
        client::{OpenTakeBack, TableClient},
        look::{Pen, fonts, palette, sizes},
        widgets::{
            self, Button,
            toasts::{Notice, Tone},
        },
    },
    games::any::AnyGame,
    protocol::{ClientMessage, TakeBackEnd, TakeBackRequest},
    rules::SeatSet,
    store::Shortcut,
    text::{t, t_args},
};
use egui::{Align2, Area, Id, Order, Pos2, Rect, Sense, Ui, Vec2, vec2};

const WIDTH: f32 = 460.0;
/// Head and margins.
const HEAD: f32 = 58.0;
const MARGIN: f32 = 20.0;
/// Between two buttons.
const GAP: f32 = 12.0;

/// Draws the open request, if there is one; returns what is to be said to the host.
pub fn take_back_ui(ui: &Ui, client: &TableClient, below: f32) -> Vec<ClientMessage<AnyGame>> {
    let Some(OpenTakeBack { request, since, until }) = client.take_back else {
        return Vec::new();
    };
    let now = ui.input(|i| i.time);
    let text = explanation(client, &request);
    let answers = answers(client, &request);
    let width = WIDTH.min(ui.max_rect().width() - 24.0);
    let high = Pen::new(ui.ctx()).height(&text, fonts::regular(sizes::LABEL), width - 2.0 * MARGIN);
    let buttons = if answers.is_empty() {
        0.0
    } else {
        sizes::BUTTON_LARGE + 14.0
    };
    let min = Pos2::new(ui.max_rect().center().x - width / 2.0, below + 10.0);
    let rect = Rect::from_min_size(min, Vec2::new(width, HEAD + high + buttons));
    // The next second that is told.
    ui.ctx()
        .request_repaint_after_secs(((until - now).fract() as f32).max(0.02));
    let shown = Area::new(Id::unique("take-back"))
        .order(Order::Middle)
        .fade_in(false)
        .fixed_pos(min)
        .show(ui.ctx(), |ui| {
            ui.allocate_rect(rect, Sense::hover());
            words(ui, rect, &head(client, &request), &text, until - now);
            buttons_ui(ui, rect, answers, now - since >= DEAD_TIME)
        });
    shown.inner
}

fn words(ui: &mut Ui, rect: Rect, head: &str, text: &str, left: f64) {
    let p = palette(ui.ctx());
    let clock = t_args("take-back-left", &[("n", (left.max(0.0).ceil() as usize).into())]);
    let clock = widgets::draw(ui, |pen| {
        pen.rect_lined(rect, sizes::R_LARGE, p.panel, 2.0, p.hazard);
        let at = rect.right_top() + vec2(-MARGIN, 24.0);
        pen.text(at, Align2::RIGHT_CENTER, &clock, sizes::LABEL, p.dim)
    });
    let room = clock.left() - rect.left() - MARGIN - 12.0;
    widgets::bold(ui, rect.min + vec2(MARGIN, 24.0), head, sizes::NAME, p.text, room);
    let (at, font) = (rect.min + vec2(MARGIN, 42.0), fonts::regular(sizes::LABEL));
    widgets::paragraph(ui, at, text, font, p.dim, rect.width() - 2.0 * MARGIN);
}

/// The words on a button, its key, and what it says to the host.
type Answer = (String, Shortcut, Vec<ClientMessage<AnyGame>>);

/// The answers that this window can give to the request; none if it is not asked, or not any more.
fn answers(client: &TableClient, request: &TakeBackRequest) -> Vec<Answer> {
    let (mut mine, asker, revision) = (client.my_seats(), request.seat, request.revision);
    if mine.contains(&asker) {
        let withdraw = ClientMessage::WithdrawTakeBack { seat: asker };
        return vec![(t("take-back-withdraw"), Shortcut::Decline, vec![withdraw])];
    }
    mine.retain(|seat| request.waiting.contains(*seat));
    let say = |seats: usize, agree| {
        let answer = |&seat| ClientMessage::AnswerTakeBack {
            seat,
            asker,
            revision,
            agree,
        };
        mine.iter().take(seats).map(answer).collect()
    };
    let yes = t(if request.forward {
        "forward-yes"
    } else {
        "take-back-yes"
    });
    // One no is enough.
    let all = [
        (yes, Shortcut::Agree, say(mine.len(), true)),
        (t("take-back-no"), Shortcut::Decline, say(1, false)),
    ];
    all.into_iter().filter(|_| !mine.is_empty()).collect()
}

/// Draws the buttons and reads their keys; returns what is said.
fn buttons_ui(ui: &mut Ui, rect: Rect, answers: Vec<Answer>, keys: bool) -> Vec<ClientMessage<AnyGame>> {
    let foot = rect.shrink2(Vec2::new(MARGIN, 16.0));
    let step = (foot.width() + GAP) / answers.len().max(1) as f32;
    let mut place = foot.with_min_y(foot.bottom() - sizes::BUTTON_LARGE);
    place.set_width(step - GAP);
    let mut said = Vec::new();
    for (text, key, messages) in answers {
        let by_key = keys && struck(ui.ctx(), key);
        if Button::new(text).key(key_name(ui.ctx(), key)).show(ui, place).clicked() || by_key {
            said = messages;
        }
        place = place.translate(vec2(step, 0.0));
    }
    said
}

fn head(client: &TableClient, request: &TakeBackRequest) -> String {
    let id = match (request.forward, client.my_seats() == [request.seat]) {
        (true, true) => "forward-own",
        (true, false) => "forward-head",
        (false, true) => "take-back-own",
        (false, false) => "take-back-head",
    };
    t_args(id, &[("name", client.name(request.seat).into())])
}

fn explanation(client: &TableClient, request: &TakeBackRequest) -> String {
    let of = names(client, request.of);
    let undone = [("n", (request.commands as usize).into()), ("names", of.as_str().into())];
    let waiting = t_args("take-back-waiting", &[("names", names(client, request.waiting).into())]);
    let what = if request.forward {
        "forward-restores"
    } else {
        "take-back-undoes"
    };
    format!("{} {waiting}", t_args(what, &undone))
}

fn names(client: &TableClient, seats: SeatSet) -> String {
    let names: Vec<&str> = seats.iter().map(|seat| client.name(seat)).collect();
    names.join(", ")
}

/// The end of a request as a notice.
#[must_use]
pub fn ended(client: &TableClient, end: TakeBackEnd) -> Notice {
    let (tone, head) = match end {
        TakeBackEnd::Agreed => (Tone::Good, "take-back-done"),
        TakeBackEnd::AgreedForward => (Tone::Good, "forward-done"),
        _ => (Tone::Note, "take-back-not"),
    };
    let text = match end {
        TakeBackEnd::Agreed => t("take-back-agreed"),
        TakeBackEnd::AgreedForward => t("forward-agreed"),
        TakeBackEnd::Declined { seat } => t_args("take-back-declined", &[("name", client.name(seat).into())]),
        TakeBackEnd::Withdrawn => t("take-back-withdrawn"),
        TakeBackEnd::Overtaken => t("take-back-overtaken"),
        TakeBackEnd::Expired => t("take-back-expired"),
    };
    let head = t(head);
    Notice { tone, head, text }
}
