//! Short notices at the lower right that go by themselves: refusals above all.

use super::{
    look::{
        Pen, fonts,
        glyphs::{self, Inks},
        palette, sizes,
    },
    widgets,
};
use crate::text::t;
use egui::{Align2, Area, Id, Order, Pos2, Rect, Sense, Ui, Vec2};

/// What a toast is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Something went well.
    Good,
    /// Something is slow or changed.
    Note,
    /// Something was refused.
    Bad,
}

#[derive(Clone, Debug)]
struct Toast {
    number: u64,
    tone: Tone,
    head: String,
    text: String,
    until: f64,
}

/// The notices now shown.
#[derive(Debug, Default)]
pub struct Toasts {
    list: Vec<Toast>,
    next: u64,
}

/// At most so many at a time; the oldest goes first.
const MAX: usize = 4;
const SIZE: Vec2 = Vec2::new(420.0, 58.0);

impl Toasts {
    /// Shows a notice from `now` on. The same notice twice stays one.
    pub fn push(&mut self, tone: Tone, head: impl Into<String>, text: impl Into<String>, now: f64) {
        self.push_until(tone, head.into(), text.into(), now + sizes::T_TOAST_STAYS);
    }

    /// Shows a notice that should not be missed: it stays for a minute, or until it is closed.
    pub fn push_long(&mut self, tone: Tone, head: impl Into<String>, text: impl Into<String>, now: f64) {
        self.push_until(tone, head.into(), text.into(), now + sizes::T_TOAST_STAYS_LONG);
    }

    fn push_until(&mut self, tone: Tone, head: String, text: String, until: f64) {
        self.list.retain(|toast| (&toast.head, &toast.text) != (&head, &text));
        self.next += 1;
        self.list.push(Toast {
            number: self.next,
            tone,
            head,
            text,
            until,
        });
        if self.list.len() > MAX {
            self.list.remove(0);
        }
    }

    /// Draws what is shown, the newest at the bottom: at the left or the right, so far above the lower edge.
    pub fn ui(&mut self, ui: &Ui, above: f32, left: bool) {
        let ctx = ui.ctx().clone();
        let now = ctx.input(|i| i.time);
        self.list.retain(|toast| toast.until > now);
        let Some(first) = self.list.iter().map(|toast| toast.until).reduce(f64::min) else {
            return;
        };
        ctx.request_repaint_after_secs((first - now) as f32);
        let screen = ui.max_rect();
        let mut closed = None;
        for (place, toast) in self.list.iter().rev().enumerate() {
            let bottom = screen.bottom() - above - 12.0 - place as f32 * (SIZE.y + 8.0);
            let width = SIZE.x.min(screen.width() - 24.0);
            let x = if left {
                screen.left() + 12.0
            } else {
                screen.right() - 12.0 - width
            };
            let min = Pos2::new(x, bottom - SIZE.y);
            let rect = Rect::from_min_size(min, Vec2::new(width, SIZE.y));
            Area::new(Id::unique(("toast", toast.number)))
                .order(Order::Foreground)
                .fixed_pos(min)
                .show(&ctx, |ui| {
                    ui.allocate_rect(rect, Sense::hover());
                    if toast_ui(ui, rect, toast) {
                        closed = Some(toast.number);
                    }
                });
        }
        self.list.retain(|toast| Some(toast.number) != closed);
    }

    /// Texts now shown, newest last.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        self.list.iter().map(|toast| toast.text.as_str())
    }
}

fn toast_ui(ui: &mut Ui, rect: Rect, toast: &Toast) -> bool {
    let p = palette(ui.ctx());
    let (color, glyph) = match toast.tone {
        Tone::Good => (p.accent, &glyphs::CHECK),
        Tone::Note => (p.hazard, &glyphs::SIGNAL2),
        Tone::Bad => (p.bad, &glyphs::ALERT),
    };
    let mut pen = Pen::new(ui.ctx());
    pen.rect_lined(rect, sizes::R_BUTTON, p.card_hi, 1.0, p.line_hi);
    pen.rect(Rect::from_min_size(rect.min, Vec2::new(5.0, rect.height())), 2.0, color);
    let y = rect.center().y;
    glyphs::draw(
        &mut pen,
        glyph,
        Pos2::new(rect.left() + 34.0, y),
        20.0,
        Inks::new(color, p.card_hi),
    );
    pen.paint(ui.painter());
    let wide = rect.width() - 62.0 - 48.0;
    let x = rect.left() + 62.0;
    widgets::label(
        ui,
        Pos2::new(x, y - 10.0),
        Align2::LEFT_CENTER,
        &toast.head,
        fonts::bold(15.0),
        p.text,
        wide,
    );
    let font = fonts::regular(sizes::LABEL);
    widgets::label(
        ui,
        Pos2::new(x, y + 11.0),
        Align2::LEFT_CENTER,
        &toast.text,
        font,
        p.dim,
        wide,
    );
    widgets::icon_button(ui, Pos2::new(rect.right() - 26.0, y), &glyphs::CLOSE, &t("toast-close")).clicked()
}
