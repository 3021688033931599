//! Short notices that go by themselves, at the lower edge or where they cover nothing: refusals above all.

use super::{controls, places, said};
use crate::{
    app::look::{Pen, fonts, glyphs, motion, palette, sizes},
    text::t,
};
use egui::{Align2, Area, Id, Order, Rect, Sense, Ui, accesskit::Live, vec2};

/// The tone of a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Something went well.
    Good,
    /// Something is slow or changed.
    Note,
    /// Somebody says something.
    Said,
    /// Something was refused.
    Bad,
}

/// A short text with a head.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The tone of the notice.
    pub tone: Tone,
    /// The line above, in bold.
    pub head: String,
    /// The text below it.
    pub text: String,
}

impl Notice {
    /// Something went wrong.
    #[must_use]
    pub fn bad(head: impl Into<String>, text: impl Into<String>) -> Self {
        Self {
            tone: Tone::Bad,
            head: head.into(),
            text: text.into(),
        }
    }
}

#[derive(Clone, Debug)]
struct Toast {
    number: u64,
    notice: Notice,
    until: f64,
    /// Its place, once it was drawn.
    place: Option<Rect>,
}

/// The notices now shown.
#[derive(Debug, Default)]
pub(crate) struct Toasts {
    list: Vec<Toast>,
    next: u64,
}

/// At most so many at a time; the oldest goes first.
const MAX: usize = 4;
const WIDTH: f32 = 440.0;
/// Height without the text below the head.
const HEAD: f32 = 42.0;
/// From the left edge to the text, and from the text to the right edge.
const INSET: (f32, f32) = (62.0, 52.0);

impl Toasts {
    /// Shows a notice until a time. The same notice twice stays one.
    pub(crate) fn push(&mut self, notice: Notice, until: f64) {
        let same = |old: &Notice| (&old.head, &old.text) == (&notice.head, &notice.text);
        self.list.retain(|toast| !same(&toast.notice));
        self.next += 1;
        let number = self.next;
        let place = None;
        self.list.push(Toast {
            number,
            notice,
            until,
            place,
        });
        if self.list.len() > MAX {
            self.list.remove(0);
        }
    }

    /// Takes away what somebody said: it is read elsewhere.
    pub(crate) fn forget_said(&mut self) {
        self.list.retain(|toast| toast.notice.tone != Tone::Said);
    }

    /// Draws what is shown, the newest at the bottom: at the left or the right, so far above the lower edge, or where it
    /// covers nothing that was drawn before.
    pub(crate) fn ui(&mut self, ui: &Ui, above: f32, left: bool) {
        let ctx = ui.ctx().clone();
        let now = ctx.input(|i| i.time);
        self.list.retain(|toast| toast.until > now);
        let Some(first) = self.list.iter().map(|toast| toast.until).reduce(f64::min) else {
            return;
        };
        ctx.request_repaint_after_secs((first - now) as f32);
        let screen = ui.max_rect();
        let width = WIDTH.min(screen.width() - 24.0);
        let side = if left {
            Align2::LEFT_BOTTOM
        } else {
            Align2::RIGHT_BOTTOM
        };
        let room = screen.shrink(12.0);
        let (mut corner, mut closed) = (side.pos_in_rect(&room) - vec2(0.0, above), None);
        let mut drawn = places::drawn(&ctx);
        for toast in self.list.iter_mut().rev() {
            let (font, wide) = (fonts::regular(sizes::LABEL), width - INSET.0 - INSET.1);
            let text = Pen::new(&ctx).height(&toast.notice.text, font, wide);
            let usual = side.anchor_size(corner, vec2(width, HEAD + text));
            // It stays where it is as long as it covers nothing there.
            let stays = |old: &Rect| old.size() == usual.size() && places::covered(*old, &drawn) <= 0.0;
            let old = toast.place.filter(stays);
            let rect = old.unwrap_or_else(|| places::place(room, usual.min, usual.size(), &drawn));
            toast.place = Some(rect);
            drawn.push(rect);
            if rect.min == usual.min {
                corner.y = rect.top() - 8.0;
            }
            let entry = motion::entry(&ctx, Id::unique(("toast appears", toast.number)));
            let rect = rect.translate(vec2(0.0, entry.below));
            Area::new(Id::unique(("toast", toast.number)))
                .order(Order::Foreground)
                .fade_in(false)
                .fixed_pos(rect.min)
                .show(&ctx, |ui| {
                    ui.set_opacity(entry.alpha);
                    ui.allocate_rect(rect, Sense::hover());
                    if notice_ui(ui, rect, &toast.notice) {
                        closed = Some(toast.number);
                    }
                });
        }
        self.list.retain(|toast| Some(toast.number) != closed);
    }
}

/// Draws one; returns whether it is closed.
fn notice_ui(ui: &mut Ui, rect: Rect, notice: &Notice) -> bool {
    let p = palette(ui.ctx());
    let (color, glyph) = match notice.tone {
        Tone::Good => (p.accent, &glyphs::CHECK),
        Tone::Note => (p.hazard, &glyphs::SIGNAL2),
        Tone::Said => (p.accent, &glyphs::CHAT),
        Tone::Bad => (p.bad, &glyphs::ALERT),
    };
    let mut pen = Pen::new(ui.ctx());
    pen.rect_lined(rect, sizes::R_BUTTON, p.card_hi, 1.0, p.line_hi);
    pen.rect(rect.with_max_x(rect.left() + 5.0), 2.0, color);
    pen.glyph(glyph, rect.left_center() + vec2(34.0, 0.0), 20.0, color, p.card_hi);
    pen.paint(ui.painter());
    let wide = rect.width() - INSET.0 - INSET.1;
    let at = rect.min + vec2(INSET.0, 19.0);
    let live = match notice.tone {
        Tone::Bad => Live::Assertive,
        _ => Live::Polite,
    };
    said(ui, live, |ui| {
        controls::bold(ui, at, &notice.head, sizes::BODY, p.text, wide);
        let (at, font) = (at + vec2(0.0, 12.0), fonts::regular(sizes::LABEL));
        controls::paragraph(ui, at, &notice.text, font, p.dim, wide);
    });
    let at = rect.right_center() - vec2(26.0, 0.0);
    controls::icon_button(ui, at, &glyphs::CLOSE, &t("toast-close")).clicked()
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui_kittest::{
        Harness,
        kittest::{NodeT, Queryable},
    };

    #[test]
    fn a_notice_is_said_by_itself_and_at_once_if_something_is_wrong() {
        let mut ready = false;
        let mut harness = Harness::new_ui_state(
            move |ui, toasts: &mut Toasts| {
                if std::mem::replace(&mut ready, true) {
                    toasts.ui(ui, 0.0, false);
                } else {
                    crate::app::look::install(ui.ctx());
                    ui.ctx().request_repaint();
                }
            },
            Toasts::default(),
        );
        let said = Notice {
            tone: Tone::Said,
            head: "Ada".to_owned(),
            text: "Hello".to_owned(),
        };
        for notice in [Notice::bad("Not now.", "Why."), said] {
            harness.state_mut().push(notice, 1000.0);
        }
        harness.run_steps(3);
        let live = |label| harness.get_by_label(label).accesskit_node().live();
        assert_eq!([live("Not now."), live("Why.")], [Live::Assertive; 2]);
        assert_eq!([live("Ada"), live("Hello")], [Live::Polite; 2]);
        assert_eq!(
            harness
                .get_all_by_label("Close this message")
                .map(|node| node.accesskit_node().live())
                .collect::<Vec<_>>(),
            [Live::Off; 2]
        );
    }

    #[test]
    fn a_toast_rises_to_its_place_and_then_no_frame_is_asked_for() {
        let mut ready = false;
        let mut harness = Harness::builder().with_step_dt(0.05).build_ui_state(
            move |ui, toasts: &mut Toasts| {
                if ready {
                    toasts.ui(ui, 0.0, false);
                } else {
                    // The fonts are there from the next frame on.
                    crate::app::look::install(ui.ctx());
                    ui.ctx().request_repaint();
                    ready = true;
                }
            },
            Toasts::default(),
        );
        let now = harness.ctx.input(|input| input.time);
        let toasts = harness.state_mut();
        toasts.push(Notice::bad("That is not possible.", "Why."), now + sizes::T_TOAST_STAYS);
        let top = |harness: &Harness<'_, Toasts>| harness.get_by_label("Close this message").rect().top();
        // The first frame only measures.
        harness.run_steps(2);
        let first = top(&harness);
        harness.run_steps(4);
        let rest = top(&harness);
        assert!((0.5..=6.0).contains(&(first - rest)), "from {first} to {rest}");
        let steps = harness.run();
        assert!(steps <= 2, "{steps} more frames");
        assert_eq!(top(&harness), rest);
    }
}
