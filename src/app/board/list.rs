//! "What can I do?" over the board: every legal command as a line, and below them what is not possible and why.

use super::{
    drawn::{Drawn, SpotAt},
    frame::{BoardFrame, is_short, list_button},
    opened::Row,
    preview::Refusal,
    split::within,
    state::BoardScreen,
};
use crate::{
    app::{
        frame::{
            Wish,
            line::{self, line},
            zones::Zones,
        },
        look::{Pen, fonts, palette, sizes},
        widgets,
    },
    text::{t, t_args},
};
use egui::{Align2, Pos2, Rect, ScrollArea, Sense, Ui, Vec2, WidgetInfo, accesskit::Role, vec2};
use std::rc::Rc;

/// Height of the head of the list.
const HEAD: f32 = 44.0;
/// Width of the edge around its lines.
const EDGE: f32 = 6.0;
/// From one reason to the next, height of the words above them, and the room at both their sides.
const REASONS_GAP: f32 = 6.0;
const REASONS_HEAD: f32 = 34.0;
const REASONS_SIDES: f32 = 24.0;
/// A list with more lines has heads, and is filed under them.
const SHORT: usize = 9;
/// The room above and below a head, and by how much a second one stands further inside.
const HEAD_MARGIN: f32 = 14.0;
const INWARDS: f32 = 12.0;
/// Width of the list of a place, and the least height of the log at which the list of everything stands over it.
const LIST: f32 = 340.0;
const ROOMY: f32 = 240.0;

/// Draws the button of the list: in the action bar, or over a board that leaves room for it.
pub(super) fn button<G: Drawn>(
    ui: &mut Ui,
    frame: &BoardFrame<'_, G>,
    state: &mut BoardScreen<G>,
    at: Pos2,
    high: f32,
) {
    let button = list_button(ui, !frame.has_lens() && is_short(frame.model, &frame.zones, state));
    let rect = Rect::from_min_size(at, vec2(button.width(ui), high));
    if frame.own.is_some() && button.show(ui, rect).on_hover_text(t("what-can-i-do")).clicked() {
        state.toggle_list();
    }
}

/// Draws the list where it is open.
pub(super) fn list<G: Drawn>(ui: &mut Ui, frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>) -> Option<Wish> {
    let rows = rows(frame, state)?;
    let pointed = state.pointed(frame.model);
    // A line in focus is read aloud with its effect.
    let effect = pointed.and_then(|(_, command)| state.foresee(frame.model, &[command]));
    let effect = effect.as_ref().map_or("", |effect| effect.text.as_str());
    let (count, all) = (state.listed().len(), state.list.as_ref()?.only.is_none());
    let refusals: &[Refusal<G::Spot>] = if all { &state.refusals } else { &[] };
    let place = place(ui, frame, state, (&*rows, refusals));
    if all {
        hide_rail(ui, frame);
    }
    let inner = ground(ui, place, &t_args("list-head", &[("n", count.into())]));
    let mut child = ui.new_child(egui::UiBuilder::new().max_rect(inner).id_salt("list"));
    child.set_clip_rect(inner);
    child.spacing_mut().item_spacing.y = 0.0;
    let (focus, scrolls) = (state.list.as_ref()?.focus, state.list.as_ref()?.scrolls);
    let (mut pressed, mut hovered, mut index) = (None, None, 0);
    ScrollArea::vertical().auto_shrink(false).show(&mut child, |ui| {
        for row in rows.iter() {
            let (number, shown) = match row {
                Row::Head(words, inwards) => {
                    head(ui, words, *inwards);
                    continue;
                }
                Row::Line(number, shown) => (*number, shown.as_str()),
            };
            let text = state.words.get(number).map_or("", String::as_str);
            let whole = [text, effect].join(". ");
            let is_told = focus == index && !effect.is_empty();
            let spoken = if is_told { &whole } else { text };
            let response = line(ui, (index, shown), focus == index, spoken);
            if focus == index && scrolls {
                ui.scroll_to_rect_animation(response.rect, None, egui::style::ScrollAnimation::none());
            }
            pressed = pressed.or(response.clicked().then_some(number));
            hovered = hovered.or(response.hovered().then_some(index));
            index += 1;
        }
        reasons(ui, refusals);
    });
    // A pointer that rests leaves the keyboard its line.
    let moved = ui.input(|input| input.pointer.delta() != egui::Vec2::ZERO);
    if let Some(list) = &mut state.list {
        list.scrolls = false;
        list.focus = hovered.filter(|_| moved).unwrap_or(list.focus);
    }
    state.send(frame.model, pressed?, frame.now)
}

/// The rows of the open list: the lines of a long one stand under heads.
fn rows<G: Drawn>(frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>) -> Option<Rc<[Row]>> {
    if let Some(rows) = &state.list.as_ref()?.rows {
        return Some(Rc::clone(rows));
    }
    let numbers = state.listed();
    let long = numbers.len() > SHORT;
    let (mut rows, mut last) = (Vec::new(), Vec::new());
    for number in numbers {
        let words = state.words.get(number).cloned().unwrap_or_default();
        let command = frame.scene.legal.get(number).filter(|_| long);
        let filed = command.and_then(|command| G::filed(frame.scene.about, frame.scene.prompt?, command));
        let (heads, words) = filed.unwrap_or((Vec::new(), words));
        let same = heads.iter().zip(&last).take_while(|(one, other)| one == other).count();
        let new = heads.iter().enumerate().skip(same);
        rows.extend(new.map(|(inwards, head)| Row::Head(head.clone(), inwards)));
        last = heads;
        rows.push(Row::Line(number, words));
    }
    let rows: Rc<[Row]> = rows.into();
    state.list.as_mut()?.rows = Some(Rc::clone(&rows));
    Some(rows)
}

/// Draws the ground of the list and its head, and returns the room for its rows.
fn ground(ui: &Ui, [sheet, list]: [Rect; 2], head: &str) -> Rect {
    // What lies below the sheet is not to be clicked through it.
    let ground = ui.interact(list, ui.scope_id().with("list"), Sense::click_and_drag());
    ground.widget_info(|| WidgetInfo::labeled(Role::List, true, head));
    let rest = sheet.with_min_y(list.bottom());
    if rest.is_positive() {
        let rest = ui.interact(rest, ui.scope_id().with("list-rest"), Sense::CLICK | Sense::DRAG);
        rest.widget_info(|| WidgetInfo::labeled(Role::Group, true, head));
    }
    let mut pen = Pen::new(ui.ctx());
    let p = pen.palette;
    pen.rect_lined(sheet, sizes::R_LARGE, p.card, 1.0, p.line_hi);
    // In a narrow list the head has two lines.
    let room = sheet.with_max_y(sheet.top() + HEAD).shrink2(vec2(16.0, 2.0));
    let font = pen.largest(head, room.width(), [sizes::BODY, sizes::LABEL].map(fonts::bold));
    pen.paragraph_within(room, head, font, p.text);
    pen.paint(ui.painter());
    Rect::from_min_max(list.min + vec2(EDGE, HEAD), list.max - Vec2::splat(EDGE))
}

/// The height of a head in a list of this width.
fn head_height(pen: &Pen<'_>, text: &str, inwards: usize, width: f32) -> f32 {
    let font = fonts::bold(sizes::LABEL);
    pen.height(text, font, width - REASONS_SIDES - INWARDS * inwards as f32) + HEAD_MARGIN
}

/// Draws a head over the lines that have it in common.
fn head(ui: &mut Ui, text: &str, inwards: usize) {
    let (p, width) = (palette(ui.ctx()), ui.available_width());
    let high = head_height(&Pen::new(ui.ctx()), text, inwards, width);
    let (rect, _) = ui.allocate_exact_size(vec2(width, high), Sense::hover());
    let right = INWARDS * inwards as f32;
    let at = rect.min + vec2(REASONS_SIDES / 2.0 + right, HEAD_MARGIN - 4.0);
    let color = if inwards == 0 { p.text } else { p.dim };
    let font = fonts::bold(sizes::LABEL);
    widgets::paragraph(ui, at, text, font, color, width - REASONS_SIDES - right);
}

/// The place of the list. That of a place stands beside it; that of everything stands over the log, or at the left of the
/// board: what it is about is in sight. The first rectangle is that of the sheet, the second that of the list on it:
/// as high as whole lines are.
fn place<G: Drawn>(
    ui: &Ui,
    frame: &BoardFrame<'_, G>,
    state: &BoardScreen<G>,
    (rows, refusals): (&[Row], &[Refusal<G::Spot>]),
) -> [Rect; 2] {
    let only = state.list.as_ref().and_then(|list| list.only.as_ref());
    let about = only.and_then(|(spot, _)| frame.places.iter().find(|place| place.spot == *spot));
    let Some(about) = about else {
        let room = room(frame);
        let list = room.with_max_y(room.top() + height(ui, room, (rows, refusals)));
        // In a compact window nothing peeps out below it.
        let fills = frame.zones.is_compact() && !frame.on_sheet;
        return [if fills { room } else { list }, list];
    };
    let board = frame.zones.board.shrink(12.0);
    let size = vec2(LIST.min(board.width()), board.height());
    let high = height(ui, Rect::from_min_size(board.min, size), (rows, refusals));
    [aside(about.shape.bounds(), vec2(size.x, high), board); 2]
}

/// The room for the list of everything: the log's, where it is high enough, or the left rail, where nothing of it is lit;
/// in a compact window beside the board, and over the foot of a sheet.
pub(super) fn room<G: Drawn>(frame: &BoardFrame<'_, G>) -> Rect {
    let (zones, inset) = (&frame.zones, vec2(4.0, 6.0));
    let left = Rect::from_min_max(zones.left.min, zones.board.left_bottom()).shrink2(inset);
    if frame.on_sheet {
        return frame.below;
    }
    if zones.is_compact() {
        return beside(zones).shrink2(inset);
    }
    let lit = |place: &&SpotAt<G::Spot>| frame.scene.lit.contains(&place.spot);
    let is_lit = frame
        .places
        .iter()
        .filter(lit)
        .any(|place| place.shape.bounds().intersects(left));
    match frame.below.height() >= ROOMY || is_lit {
        true => frame.below,
        false => left,
    }
}

/// The ground of what stands beside the board of a compact window: over the left rail, or over the right one.
fn beside(zones: &Zones) -> Rect {
    let left = Rect::from_min_max(zones.left.min, zones.board.left_bottom());
    let right = Rect::from_min_max(zones.board.right_top(), zones.right.max);
    if left.width() < right.width() {
        return right.with_min_y(zones.right.top()).with_max_y(zones.board.bottom());
    }
    left
}

/// Hides the rail of a compact window under what stands in its place, so that nothing of the rail peeps out beside it or
/// below it. The button of the log stays.
pub(super) fn hide_rail<G: Drawn>(ui: &Ui, frame: &BoardFrame<'_, G>) {
    let zones = &frame.zones;
    if !zones.is_compact() || frame.on_sheet {
        return;
    }
    let (ground, fill) = (beside(zones), palette(ui.ctx()).panel);
    ui.painter().rect_filled(ground, 0.0, fill);
    if ground.left() <= zones.left.left() {
        let foot = zones.left.with_min_y(ground.bottom());
        ui.painter().rect_filled(foot, 0.0, fill);
    }
}

/// The place of a rectangle of this size in a room, beside another one that it does not cover if there is any way.
fn aside(about: Rect, size: Vec2, room: Rect) -> Rect {
    let (x, y) = (vec2(10.0, 0.0), vec2(0.0, 10.0));
    let sides = [
        Align2::LEFT_TOP.anchor_size(about.right_top() + x, size),
        Align2::RIGHT_TOP.anchor_size(about.left_top() - x, size),
        Align2::LEFT_TOP.anchor_size(about.left_bottom() + y, size),
        Align2::LEFT_BOTTOM.anchor_size(about.left_top() - y, size),
    ]
    .map(|side| within(side, room));
    let covers = |side: &Rect| side.intersect(about);
    let area = |side: &&Rect| {
        if covers(side).is_positive() {
            covers(side).area()
        } else {
            0.0
        }
    };
    let least = sides.iter().min_by(|one, other| area(one).total_cmp(&area(other)));
    least.copied().unwrap_or(sides[0])
}

/// The height of a list in a room: as high as it needs to be; where that is too high, as high as whole lines are.
fn height<S>(ui: &Ui, room: Rect, (rows, refusals): (&[Row], &[Refusal<S>])) -> f32 {
    let (pen, inner) = (Pen::new(ui.ctx()), room.width() - 2.0 * EDGE);
    let mut index = 0;
    let mut row_height = |row: &Row| match row {
        Row::Head(words, inwards) => head_height(&pen, words, *inwards, inner),
        Row::Line(_, words) => {
            index += 1;
            line::height(&pen, (index - 1, words.as_str()), inner)
        }
    };
    let head = (!refusals.is_empty()).then_some(REASONS_HEAD);
    let reasons = refusals
        .iter()
        .map(|refusal| reason_height(&pen, &refused(refusal), inner));
    let most = room.height() - HEAD - EDGE;
    let fitting = rows
        .iter()
        .map(&mut row_height)
        .chain(head)
        .chain(reasons)
        .scan(0.0, |sum, high| {
            *sum += high;
            (*sum <= most).then_some(*sum)
        });
    fitting.last().unwrap_or(most) + HEAD + EDGE
}

/// A command that is not possible, and why.
fn refused<S>(Refusal { command, why, .. }: &Refusal<S>) -> String {
    let args = [("what", command.as_str().into()), ("why", why.as_str().into())];
    t_args("board-refused", &args)
}

/// The height of a reason in a list of this width.
fn reason_height(pen: &Pen<'_>, text: &str, width: f32) -> f32 {
    pen.height(text, fonts::regular(sizes::LABEL), width - REASONS_SIDES) + REASONS_GAP
}

/// Lists commands that are not possible now.
fn reasons<S>(ui: &mut Ui, refusals: &[Refusal<S>]) {
    if refusals.is_empty() {
        return;
    }
    let p = palette(ui.ctx());
    let width = ui.available_width();
    let (head, _) = ui.allocate_exact_size(vec2(width, REASONS_HEAD), Sense::hover());
    let (at, inner) = (
        Pos2::new(head.left() + REASONS_SIDES / 2.0, head.center().y + 4.0),
        width - REASONS_SIDES,
    );
    let font = fonts::bold(sizes::LABEL);
    widgets::label(ui, at, Align2::LEFT_CENTER, &t("board-not-now"), font, p.dim, inner);
    for refusal in refusals {
        let text = refused(refusal);
        let high = reason_height(&Pen::new(ui.ctx()), &text, width);
        let (rect, _) = ui.allocate_exact_size(vec2(width, high), Sense::hover());
        let at = rect.min + vec2(REASONS_SIDES / 2.0, REASONS_GAP / 2.0);
        widgets::paragraph(ui, at, &text, fonts::regular(sizes::LABEL), p.dim, inner);
    }
}
