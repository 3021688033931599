//! A question out of turn, as a sheet over the right rail: its ground, the countdown, who else is asked.

use super::{drawn::Drawn, frame::BoardFrame, state::BoardScreen};
use crate::{
    app::{
        frame::{Wish, clock},
        look::{Pen, fonts, palette, sizes},
        widgets::Button,
    },
    protocol::{ClientMessage, LetsPass, limits},
    text::{t, t_args},
};
use egui::{Rect, Sense, Ui, WidgetInfo, accesskit::Role, vec2};

/// Paints the ground of the sheet.
pub(super) fn ground(ui: &Ui, rail: Rect, sheet: Rect) {
    let p = palette(ui.ctx());
    ui.painter().rect_filled(rail, 0.0, p.space_bottom);
    ui.painter().rect_filled(sheet, 0.0, p.panel);
    let edge = Rect::from_min_size(sheet.min, vec2(4.0, sheet.height()));
    ui.painter().rect_filled(edge, 0.0, p.accent);
}

/// Height of a button for a standing answer, and from one to the next.
const STANDING: (f32, f32) = (sizes::BUTTON, sizes::BUTTON + 6.0);
/// The standing answers on offer.
const ANSWERS: [(&str, LetsPass); 2] = [
    ("let-pass-turn", LetsPass::ThisTurn),
    ("let-pass-own-turn", LetsPass::UntilOwnTurn),
];

/// Draws the wish for more time and the standing answers, where there is room; returns what is said, and the room left.
pub(super) fn standing<G: Drawn>(ui: &mut Ui, frame: &BoardFrame<'_, G>, room: Rect) -> (Option<Wish>, Rect) {
    let Some((question, _)) = frame.own else {
        return (None, room);
    };
    let seat = question.seat;
    let standing = ANSWERS.map(|(text, time)| (t(text), ClientMessage::LetPass { seat, time: Some(time) }));
    let mut offers = Vec::from(standing);
    let reserve = frame.model.reserve;
    if question.clock.is_some() && reserve > 0 {
        let step = reserve.min(limits::RESERVE_STEP.as_secs() as u16);
        let text = t_args("more-time", &[("step", step.into()), ("left", reserve.into())]);
        let decision = question.id;
        offers.insert(0, (text, ClientMessage::MoreTime { decision }));
    }
    let high = STANDING.1 * offers.len() as f32;
    if room.height() < high {
        return (None, room);
    }
    let mut given = None;
    for (index, (text, message)) in offers.into_iter().enumerate() {
        let at = room.min + vec2(0.0, STANDING.1 * index as f32);
        let place = Rect::from_min_size(at, vec2(room.width(), STANDING.0));
        if Button::new(text).show(ui, place).clicked() {
            given = Some(Wish::Say(message));
        }
    }
    (given, room.with_min_y(room.top() + high + 6.0))
}

/// Draws the countdown, a line that fills while keys are dead, and who else is asked; returns the room left.
pub(super) fn rest<G: Drawn>(ui: &Ui, frame: &BoardFrame<'_, G>, state: &BoardScreen<G>) -> Rect {
    let Some((question, _)) = &frame.own else {
        return frame.below;
    };
    let mut pen = Pen::new(ui.ctx());
    let p = pen.palette;
    if let Some((left, total)) = clock::remaining(question, &state.asking, frame.now) {
        let centre = frame.scene.rail.right_top() + vec2(-18.0, 25.0);
        clock::ring(&mut pen, centre, 19.0, left, total);
        let rect = Rect::from_center_size(centre, vec2(44.0, 44.0));
        let spoken = t_args("seconds-left", &[("n", (left.ceil() as u32).into())]);
        let response = ui.interact(rect, ui.scope_id().with("countdown"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Timer, true, &spoken));
    }
    let line = Rect::from_min_size(frame.below.min, vec2(frame.below.width(), 3.0));
    let share = state.asking.dead_time_share(frame.now);
    if share < 1.0 {
        pen.rect(line, 1.5, p.card_hi);
        let filled = Rect::from_min_size(line.min, vec2(line.width() * share, line.height()));
        pen.rect(filled, 1.5, p.accent);
    }
    let others = frame.model.questions.iter().filter(|other| other.seat != question.seat);
    let names: Vec<String> = others.map(|other| frame.model.name(other.seat)).collect();
    let text = if names.is_empty() {
        t("nobody-else-asked")
    } else {
        t_args("also-asked", &[("names", names.join(", ").into())])
    };
    let at = line.min + vec2(0.0, 12.0);
    let told = pen.paragraph(at, &text, fonts::regular(sizes::LABEL), p.dim, line.width());
    pen.paint(ui.painter());
    Rect::from_min_max(egui::Pos2::new(line.left(), told.bottom() + 12.0), frame.below.max)
}
