//! A question out of turn, as a sheet over the right rail: its ground, the countdown, who else is asked, and answers that
//! stand for more than this question.

use super::{drawn::Drawn, frame::BoardFrame, state::BoardScreen};
use crate::{
    app::{
        frame::{Wish, clock},
        look::{Pen, fonts, glyphs, palette, sizes},
        widgets::{self, Button},
    },
    games::any::AnyGame,
    protocol::{ClientMessage, LetsPass, limits},
    rules::Seat,
    text::{t, t_args},
};
use egui::{Popup, Rect, Sense, Ui, WidgetInfo, accesskit::Role, vec2};

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

/// Something that is said to the host, with its words.
type Offer = (String, ClientMessage<AnyGame>);

/// The wish for more time, and the standing answers.
fn offers<G: Drawn>(frame: &BoardFrame<'_, G>) -> Vec<Offer> {
    let Some((question, _)) = frame.own else {
        return Vec::new();
    };
    let seat = question.seat;
    let standing = ANSWERS.map(|(text, time)| (t(text), ClientMessage::LetPass { seat, time: Some(time) }));
    let reserve = frame.model.reserves.get(seat.index()).copied().unwrap_or(0);
    let more = (question.clock.is_some() && reserve > 0).then(|| {
        let step = reserve.min(limits::RESERVE_STEP.as_secs() as u16);
        let text = t_args("more-time", &[("step", step.into()), ("left", reserve.into())]);
        let decision = question.id;
        (text, ClientMessage::MoreTime { decision })
    });
    more.into_iter().chain(standing).collect()
}

/// Draws the wish for more time and the standing answers, in a menu where there is no room for a button each; returns
/// what is said, and the room left.
pub(super) fn standing<G: Drawn>(ui: &mut Ui, frame: &BoardFrame<'_, G>, room: Rect) -> (Option<Wish>, Rect) {
    let offers = offers(frame);
    let fit = room.height() >= STANDING.1 * offers.len() as f32;
    let place = |index: usize| {
        let at = room.min + vec2(0.0, STANDING.1 * index as f32);
        Rect::from_min_size(at, vec2(room.width(), STANDING.0))
    };
    let (mut given, mut rows) = (None, offers.len());
    if fit {
        for (index, (text, message)) in offers.into_iter().enumerate() {
            let pressed = Button::new(text).show(ui, place(index)).clicked();
            given = pressed.then_some(message).or(given);
        }
    } else {
        rows = 1;
        let button = Button::new(t("let-pass-menu")).glyph(&glyphs::DOWN).show(ui, place(0));
        Popup::menu(&button).width(room.width()).show(|ui| {
            for (text, message) in offers {
                if ui.selectable_label(false, text).clicked() {
                    given = Some(message);
                    ui.close();
                }
            }
        });
    }
    let left = room.with_min_y(place(rows).top() + 6.0);
    (given.map(Wish::Say), left)
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
    let text = also_asked(frame, question.seat);
    let at = line.min + vec2(0.0, 12.0);
    let told = pen.paragraph(at, &text, fonts::regular(sizes::LABEL), p.dim, line.width());
    pen.paint(ui.painter());
    widgets::named(ui, told, "also asked", Role::Label, &text);
    Rect::from_min_max(egui::Pos2::new(line.left(), told.bottom() + 12.0), frame.below.max)
}

/// The others who are asked as well. Of several who step in the first in the list of the questions does.
fn also_asked<G: Drawn>(frame: &BoardFrame<'_, G>, seat: Seat) -> String {
    let all: Vec<Seat> = frame.model.questions.iter().map(|question| question.seat).collect();
    let own = all.iter().position(|&other| other == seat).unwrap_or(0);
    let said = |id: &str, seats: &[Seat]| {
        let names: Vec<String> = seats.iter().map(|&seat| frame.model.name(seat)).collect();
        (!names.is_empty()).then(|| t_args(id, &[("names", names.join(", ").into())]))
    };
    let parts = [
        said("asked-before", &all[..own]),
        said("also-asked", all.get(own + 1..).unwrap_or_default()),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    if parts.is_empty() {
        t("nobody-else-asked")
    } else {
        parts.join(" ")
    }
}
