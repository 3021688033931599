//! The card that says who asks for a take-back: over any table, below its status line.

use super::asking::DEAD_TIME;
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
    rules::{Seat, SeatSet},
    text::{t, t_args},
};
use egui::{Align2, Area, Id, Key, Order, Pos2, Rect, Sense, Ui, Vec2};

const WIDTH: f32 = 460.0;
/// Head and margins.
const HEAD: f32 = 58.0;
const MARGIN: f32 = 20.0;

/// Draws the open request, if there is one; returns what is to be said to the host. The keys are Y and X.
pub fn take_back_ui(ui: &Ui, client: &TableClient, below: f32) -> Vec<ClientMessage<AnyGame>> {
    let Some(OpenTakeBack { request, since, until }) = client.take_back else {
        return Vec::new();
    };
    let now = ui.input(|i| i.time);
    let mine = client.my_seats();
    let text = explanation(client, &request);
    let answers = Answers::of(&request, &mine);
    let width = WIDTH.min(ui.max_rect().width() - 24.0);
    let high = Pen::new(ui.ctx()).height(&text, fonts::regular(sizes::LABEL), width - 2.0 * MARGIN);
    let buttons = if matches!(answers, Answers::None) {
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
            words(ui, rect, &head(client, &request, &mine), &text, until - now);
            answers.ui(ui, rect, now - since >= DEAD_TIME, request.forward)
        });
    shown
        .inner
        .map_or_else(Vec::new, |agree| answers.messages(&request, agree))
}

fn words(ui: &mut Ui, rect: Rect, head: &str, text: &str, left: f64) {
    let p = palette(ui.ctx());
    let mut pen = Pen::new(ui.ctx());
    pen.rect_lined(rect, sizes::R_LARGE, p.panel, 2.0, p.hazard);
    let clock = t_args("take-back-left", &[("n", (left.max(0.0).ceil() as usize).into())]);
    let at = Pos2::new(rect.right() - MARGIN, rect.top() + 24.0);
    let clock = pen.text(at, Align2::RIGHT_CENTER, &clock, sizes::LABEL, p.dim);
    pen.paint(ui.painter());
    let room = clock.left() - rect.left() - MARGIN - 12.0;
    let at = rect.min + Vec2::new(MARGIN, 24.0);
    widgets::bold(ui, at, head, sizes::NAME, p.text, room);
    let at = rect.min + Vec2::new(MARGIN, 42.0);
    let font = fonts::regular(sizes::LABEL);
    widgets::paragraph(ui, at, text, font, p.dim, rect.width() - 2.0 * MARGIN);
}

/// The answers that this window can give to the request.
enum Answers {
    /// Yes or no, for these seats.
    Asked(Vec<Seat>),
    /// It asks itself.
    Withdraw(Seat),
    /// Nothing, or nothing more.
    None,
}

impl Answers {
    fn of(request: &TakeBackRequest, mine: &[Seat]) -> Self {
        let mut asked = mine.to_vec();
        asked.retain(|seat| request.waiting.contains(*seat));
        if mine.contains(&request.seat) {
            Self::Withdraw(request.seat)
        } else if asked.is_empty() {
            Self::None
        } else {
            Self::Asked(asked)
        }
    }

    /// Draws the buttons and reads their keys; `Some(true)` is a yes.
    fn ui(&self, ui: &mut Ui, rect: Rect, keys: bool, forward: bool) -> Option<bool> {
        let foot = rect.shrink2(Vec2::new(MARGIN, 16.0));
        let inner = foot.with_min_y(foot.bottom() - sizes::BUTTON_LARGE);
        let (left, right) = inner.split_left_right_at_fraction(0.5);
        let pressed = |ui: &mut Ui, rect, text: &str, cap: &str, key| {
            let by_key = keys && ui.input(|i| i.key_pressed(key) && !i.modifiers.any());
            Button::new(text).key(cap).show(ui, rect).clicked() || by_key
        };
        match self {
            Self::None => None,
            Self::Withdraw(_) => pressed(ui, inner, &t("take-back-withdraw"), "X", Key::X).then_some(false),
            Self::Asked(_) => {
                let left = left.with_max_x(left.right() - 6.0);
                let text = t(if forward { "forward-yes" } else { "take-back-yes" });
                let yes = pressed(ui, left, &text, "Y", Key::Y);
                let right = right.with_min_x(right.left() + 6.0);
                let no = pressed(ui, right, &t("take-back-no"), "X", Key::X);
                (yes || no).then_some(yes)
            }
        }
    }

    fn messages(&self, request: &TakeBackRequest, agree: bool) -> Vec<ClientMessage<AnyGame>> {
        let answer = |&seat: &Seat| ClientMessage::AnswerTakeBack {
            seat,
            asker: request.seat,
            revision: request.revision,
            agree,
        };
        match self {
            // One no is enough.
            Self::Asked(seats) => seats
                .iter()
                .take(if agree { seats.len() } else { 1 })
                .map(answer)
                .collect(),
            Self::Withdraw(seat) => vec![ClientMessage::WithdrawTakeBack { seat: *seat }],
            Self::None => Vec::new(),
        }
    }
}

fn head(client: &TableClient, request: &TakeBackRequest, mine: &[Seat]) -> String {
    let (own, other) = if request.forward {
        ("forward-own", "forward-head")
    } else {
        ("take-back-own", "take-back-head")
    };
    if mine == [request.seat] {
        return t(own);
    }
    t_args(other, &[("name", client.name(request.seat).into())])
}

fn explanation(client: &TableClient, request: &TakeBackRequest) -> String {
    let of = names(client, request.of);
    let undone = [("n", (request.commands as usize).into()), ("names", of.as_str().into())];
    let waiting = names(client, request.waiting);
    let waiting = t_args("take-back-waiting", &[("names", waiting.as_str().into())]);
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
        TakeBackEnd::Agreed => (Tone::Good, t("take-back-done")),
        TakeBackEnd::AgreedForward => (Tone::Good, t("forward-done")),
        _ => (Tone::Note, t("take-back-not")),
    };
    let text = match end {
        TakeBackEnd::Agreed => t("take-back-agreed"),
        TakeBackEnd::AgreedForward => t("forward-agreed"),
        TakeBackEnd::Declined { seat } => t_args("take-back-declined", &[("name", client.name(seat).into())]),
        TakeBackEnd::Withdrawn => t("take-back-withdrawn"),
        TakeBackEnd::Overtaken => t("take-back-overtaken"),
        TakeBackEnd::Expired => t("take-back-expired"),
    };
    Notice { tone, head, text }
}
