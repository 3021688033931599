//! The aliens' card: their score, the track of the dead, who may be brought back.

use super::{
    art::{chips, figures},
    model::ArgoAction,
    prompts::Anchor,
    scene::Scene,
    state::ArgoScreen,
};
use crate::{
    app::{
        look::{Pen, chips as look_chips, fonts, palette, sizes},
        widgets,
    },
    games::argo::{ALIENS, Astronaut},
    text::{t, t_args},
};
use egui::{Align2, Pos2, Rect, Sense, Ui, WidgetInfo, accesskit, vec2};

/// Draws the card and takes clicks on the dead, where somebody may be brought back. Returns its bottom.
pub(super) fn aliens_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut ArgoScreen,
    rect: Rect,
    low: bool,
) -> (Option<ArgoAction>, f32) {
    let context = ui.ctx().clone();
    let mut pen = Pen::new(&context);
    let (card, squares) = if scene.zones.is_compact() {
        alien_compact(&mut pen, scene, rect);
        (rect, revive_sheet(ui, scene))
    } else {
        let (card, squares) = alien_card(&mut pen, scene, rect, low);
        // The squares of a low card are too small to be hit.
        (card, if low { revive_sheet(ui, scene) } else { squares })
    };
    pen.paint(&ui.painter_at(scene.zones.left));
    spoken_aliens(ui, scene, card);
    (revive_targets(ui, scene, state, &squares), card.bottom())
}

/// The aliens' card; returns where it is and the squares of the dead.
fn alien_card(pen: &mut Pen<'_>, scene: &Scene<'_>, rect: Rect, low: bool) -> (Rect, Vec<(Astronaut, Rect)>) {
    let p = pen.palette;
    let track = &scene.model.setup.track;
    let dead = usize::from(scene.settled.track.len);
    // One square per death: after the last value comes the one that fills the track.
    let count = track.len();
    let columns = if low { count.div_ceil(2).max(1) } else { 4 };
    let side = if low {
        22.0
    } else {
        50.0 * (rect.width() - 24.0) / 220.0
    };
    let rows = count.div_ceil(columns);
    let square_height = if low {
        22.0
    } else {
        (rect.height() - 92.0).max(66.0) / rows as f32 - 5.0
    };
    let square_height = square_height.clamp(22.0, 66.0);
    let height = 56.0 + rows as f32 * (square_height + 5.0) + 30.0;
    let card = Rect::from_min_size(rect.min, vec2(rect.width(), height.min(rect.height())));
    pen.rect_lined(card, sizes::R_LARGE, p.card, 1.0, p.line);
    alien_head(pen, scene, card);
    let mut squares = Vec::new();
    for index in 0..count {
        let (row, column) = (index / columns, index % columns);
        let gap = if low { 3.0 } else { 5.5 };
        let min = card.min
            + vec2(
                12.0 + column as f32 * (side + gap),
                52.0 + row as f32 * (square_height + 5.0),
            );
        let mut square = Rect::from_min_size(min, vec2(side, square_height));
        let last = index + 1 == count;
        if last && !low {
            square.max.x = card.right() - 12.0;
        }
        track_square(pen, scene, index, square, dead, low);
        if index < dead {
            squares.push((scene.settled.track.slots[index], square));
        }
    }
    aliens_out(pen, scene, card);
    (card, squares)
}

/// Draws the number of aliens that are out, as pictures and in words.
fn aliens_out(pen: &mut Pen<'_>, scene: &Scene<'_>, card: Rect) {
    let p = pen.palette;
    let out = scene.model.view.board.aliens.len();
    let y = card.bottom() - 15.0;
    for index in 0..ALIENS {
        let at = Pos2::new(card.left() + 22.0 + 21.0 * index as f32, y);
        if index < out {
            figures::alien_shapes(pen, at, 18.0);
        } else {
            pen.ring(at, 4.0, 1.5, p.line_hi);
        }
    }
    let text = t_args("aliens-out", &[("n", out.into())]);
    let at = Pos2::new(card.right() - 14.0, y);
    pen.text(at, Align2::RIGHT_CENTER, &text, sizes::SMALL, p.dim);
}

fn alien_head(pen: &mut Pen<'_>, scene: &Scene<'_>, card: Rect) {
    let p = pen.palette;
    let y = card.top() + 26.0;
    figures::alien_shapes(pen, Pos2::new(card.left() + 25.0, y), 27.0);
    pen.bold(
        Pos2::new(card.left() + 47.0, y),
        Align2::LEFT_CENTER,
        &t("aliens"),
        sizes::NAME,
        p.text,
    );
    let right = card.right() - sizes::PAD;
    let score = alien_score(scene).to_string();
    let number = pen.bold(Pos2::new(right, y), Align2::RIGHT_CENTER, &score, sizes::SCORE, p.text);
    if let Some((from, to)) = scene.open.aliens {
        let text = format!("{from} › {to}");
        let left = number.left() - 12.0 - look_chips::width(pen, &text);
        chips::aliens(pen, Pos2::new(left, y), &text);
    }
}

/// The aliens' score as the board stands.
#[must_use]
pub(super) fn alien_score(scene: &Scene<'_>) -> u8 {
    let track = &scene.model.setup.track;
    let dead = usize::from(scene.settled.track.len);
    track.get(dead).or(track.last()).copied().unwrap_or(0)
}

fn track_square(pen: &mut Pen<'_>, scene: &Scene<'_>, index: usize, square: Rect, dead: usize, low: bool) {
    let p = pen.palette;
    let track = &scene.model.setup.track;
    let last = index + 1 == track.len();
    let (width, border) = if index == dead || last {
        (2.0, p.lime)
    } else {
        (1.0, p.line)
    };
    pen.rect_lined(
        square,
        5.0,
        if index < dead { p.card_hi } else { p.panel },
        width,
        border,
    );
    let value = track.get(index + 1).map(u8::to_string);
    let coming = scene.model.view.board.track;
    let pending = index >= dead && index < usize::from(coming.len);
    if index < dead || pending {
        let who = if pending { coming } else { scene.settled.track }.slots[index];
        dead_figure(pen, who, square, value.filter(|_| !low), pending, low);
        return;
    }
    match value {
        Some(value) => {
            let size = if low { sizes::SMALL } else { sizes::BODY };
            pen.text(square.center(), Align2::CENTER_CENTER, &value, size, p.dim);
        }
        None if low => figures::alien_shapes(pen, square.center(), 17.0),
        None => {
            let x = square.left() + 20.0;
            figures::alien_shapes(pen, Pos2::new(x, square.center().y), 26.0);
            let font = fonts::regular(sizes::SMALL);
            let room = square.right() - x - 24.0;
            if room > 50.0 {
                let at = Pos2::new(x + 19.0, square.center().y - 15.0);
                pen.paragraph(at, &t("track-full"), font, p.text, room);
            }
        }
    }
}

/// A dead figure on its square; `pending` while the action that kills it is not final.
fn dead_figure(pen: &mut Pen<'_>, who: Astronaut, square: Rect, value: Option<String>, pending: bool, low: bool) {
    let p = pen.palette;
    let (r, at) = if low {
        (7.0, square.center())
    } else {
        (11.5, square.center() - vec2(6.0, 3.0))
    };
    let (state, share) = if pending {
        (figures::FigureLook::Pending, 0.85)
    } else {
        (figures::FigureLook::Resting, 1.0)
    };
    figures::figure_shapes(pen, who, at, r * share, figures::Lod::Silhouette, state);
    if let Some(value) = value {
        let corner = square.max - vec2(5.0, 4.0);
        pen.text(corner, Align2::RIGHT_BOTTOM, &value, sizes::SMALL, p.text);
    }
}

fn alien_compact(pen: &mut Pen<'_>, scene: &Scene<'_>, rect: Rect) {
    let p = pen.palette;
    let track = &scene.model.setup.track;
    let dead = usize::from(scene.settled.track.len);
    pen.rect_lined(rect, sizes::R_LARGE, p.card, 1.0, p.line);
    figures::alien_shapes(pen, rect.left_top() + vec2(20.0, 22.0), 25.0);
    let score = alien_score(scene).to_string();
    pen.bold(
        rect.right_top() + vec2(-9.0, 22.0),
        Align2::RIGHT_CENTER,
        &score,
        19.0,
        p.text,
    );
    let of = t_args("track-of", &[("dead", dead.into()), ("all", track.len().into())]);
    pen.text(
        rect.left_top() + vec2(8.0, 50.0),
        Align2::LEFT_CENTER,
        &of,
        sizes::SMALL,
        p.dim,
    );
    let next = track
        .get(dead + 1)
        .map_or_else(|| t("track-then-full"), |n| t_args("track-then", &[("n", (*n).into())]));
    pen.text(
        rect.left_top() + vec2(8.0, 68.0),
        Align2::LEFT_CENTER,
        &next,
        sizes::SMALL,
        p.dim,
    );
    for index in 0..track.len() {
        let at = rect.left_top() + vec2(8.0 + (index % 6) as f32 * 10.0, 84.0 + (index / 6) as f32 * 11.0);
        let square = Rect::from_min_size(at, vec2(8.5, 8.5));
        let fill = if index < dead { p.lime } else { p.panel };
        pen.rect_lined(square, 1.5, fill, 1.0, p.line_hi);
    }
}

fn spoken_aliens(ui: &Ui, scene: &Scene<'_>, rect: Rect) {
    let provisional = scene
        .model
        .setup
        .components
        .marks
        .provisional
        .iter()
        .any(|field| field.starts_with("track"));
    let spoken = t_args(
        "card-aliens",
        &[
            ("score", alien_score(scene).into()),
            ("dead", scene.settled.track.len.into()),
            ("all", scene.model.setup.track.len().into()),
        ],
    );
    let response = ui.interact(rect, ui.scope_id().with("card of the aliens"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(accesskit::Role::Label, true, &spoken));
    if provisional {
        response.on_hover_text(t("provisional"));
    }
}

/// The dead who may be brought back, as buttons on their squares; in small and low windows on a sheet of their own.
fn revive_targets(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut ArgoScreen,
    squares: &[(Astronaut, Rect)],
) -> Option<ArgoAction> {
    let mut action = None;
    for choice in &scene.choices {
        let Anchor::Dead(who) = choice.at else { continue };
        let Some(&(_, rect)) = squares.iter().find(|(dead, _)| *dead == who) else {
            continue;
        };
        let response = ui.interact(rect, ui.scope_id().with(("revive", who.index())), Sense::CLICK);
        let label = scene.label(choice);
        response.widget_info(|| WidgetInfo::labeled(accesskit::Role::Button, true, &label));
        let p = palette(ui.ctx());
        let width = if response.hovered() { 4.0 } else { 2.5 };
        let stroke = egui::Stroke::new(width, p.board_accent);
        ui.painter().rect_stroke(rect, 5.0, stroke, egui::StrokeKind::Outside);
        if scene.is_focused(state, choice) {
            widgets::focus_frame(ui, rect, 5.0);
        }
        if response.on_hover_text(&label).clicked() {
            action = state.choose(scene.model, choice, scene.now).or(action);
        }
    }
    action
}

/// Side of a square on the sheet of the dead.
const SHEET_SQUARE: f32 = 58.0;

/// The sheet of the dead for windows whose track shows no figures: pictures to choose from, over the board.
fn revive_sheet(ui: &Ui, scene: &Scene<'_>) -> Vec<(Astronaut, Rect)> {
    let dead: Vec<Astronaut> = scene
        .choices
        .iter()
        .filter_map(|choice| {
            if let Anchor::Dead(who) = choice.at {
                Some(who)
            } else {
                None
            }
        })
        .collect();
    if dead.is_empty() {
        return Vec::new();
    }
    let columns = dead.len().min(6);
    let rows = dead.len().div_ceil(columns);
    let step = SHEET_SQUARE + 8.0;
    let size = vec2((columns as f32 * step + 24.0).max(210.0), rows as f32 * step + 48.0);
    let sheet = Rect::from_min_size(scene.zones.board.min + vec2(12.0, 12.0), size);
    let context = ui.ctx().clone();
    let mut pen = Pen::new(&context);
    let p = pen.palette;
    pen.rect_lined(sheet, sizes::R_LARGE, p.card, 1.0, p.line_hi);
    let head = sheet.min + vec2(14.0, 21.0);
    pen.bold(head, Align2::LEFT_CENTER, &t("revive-head"), sizes::BODY, p.text);
    let mut squares = Vec::new();
    for (index, &who) in dead.iter().enumerate() {
        let place = vec2((index % columns) as f32, (index / columns) as f32) * step;
        let square = Rect::from_min_size(sheet.min + vec2(14.0, 42.0) + place, egui::Vec2::splat(SHEET_SQUARE));
        pen.rect_lined(square, 5.0, p.card_hi, 1.0, p.line);
        let (lod, resting) = (figures::Lod::Silhouette, figures::FigureLook::Resting);
        figures::figure_shapes(&mut pen, who, square.center(), 15.0, lod, resting);
        squares.push((who, square));
    }
    pen.paint(ui.painter());
    squares
}
