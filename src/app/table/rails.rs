//! The left rail: a card for every player, one for the aliens.

use super::{phase_strip::link_text, prompts::Anchor, scene::Scene, state::TableState};
use crate::{
    app::table::model::TableAction,
    app::{
        art::{chips, figures},
        look::{
            Pen, fonts,
            glyphs::{self, Inks},
            sizes,
        },
        widgets,
    },
    games::argo::{Astronaut, Place, Role},
    rules::Seat,
    text::{self, t, t_args},
};
use egui::{Align2, Pos2, Rect, Sense, Ui, WidgetInfo, accesskit, vec2};

/// Draws the rail and takes clicks on the dead, where somebody may be brought back.
pub fn left_ui(ui: &mut Ui, scene: &Scene<'_>, state: &mut TableState) -> Option<TableAction> {
    let rail = scene.layout.left;
    let context = ui.ctx().clone();
    let mut pen = Pen::new(&context);
    pen.rect(rail, 0.0, pen.palette.panel);
    let compact = scene.layout.is_compact();
    let margin = if compact { 5.0 } else { sizes::MARGIN };
    let low = rail.height() < 780.0;
    let height = match (compact, low) {
        (true, _) => 86.0,
        (false, true) => 92.0,
        (false, false) => 118.0,
    };
    let mut y = rail.top() + if compact { 6.0 } else { sizes::MARGIN };
    for seat in scene.model.setup.players.seats() {
        let rect = Rect::from_min_size(
            Pos2::new(rail.left() + margin, y),
            vec2(rail.width() - 2.0 * margin, height),
        );
        player_card(&mut pen, scene, seat, rect, compact, low);
        spoken_card(ui, scene, seat, rect);
        y += height + if compact { 6.0 } else { sizes::GAP };
    }
    let rect = Rect::from_min_max(
        Pos2::new(rail.left() + margin, y),
        Pos2::new(rail.right() - margin, rail.bottom() - 6.0),
    );
    let squares = if compact {
        alien_compact(&mut pen, scene, rect)
    } else {
        alien_card(&mut pen, scene, rect, low)
    };
    spoken_aliens(ui, scene, rect);
    pen.paint(&ui.painter_at(rail));
    revive_targets(ui, scene, state, &squares)
}

fn player_card(pen: &mut Pen<'_>, scene: &Scene<'_>, seat: Seat, rect: Rect, compact: bool, low: bool) {
    let p = pen.palette;
    let active = scene.model.actor() == seat;
    let (width, border) = if active {
        (2.0, pen.seat(seat).fill)
    } else {
        (1.0, p.line)
    };
    pen.rect_lined(
        rect,
        sizes::R_LARGE,
        if active { p.card_hi } else { p.card },
        width,
        border,
    );
    let score = scene.model.view.table.score[seat].to_string();
    if compact {
        compact_player(pen, scene, seat, rect, &score);
        return;
    }
    let head = rect.top() + 26.0;
    figures::badge(pen, seat, Pos2::new(rect.left() + 24.0, head), 13.0);
    let name = scene.words.seat(seat);
    let right = rect.right() - sizes::PAD;
    let number = pen.bold(
        Pos2::new(right, head),
        Align2::RIGHT_CENTER,
        &score,
        sizes::SCORE,
        p.text,
    );
    let mut end = number.left() - 8.0;
    let delta = scene.open.score_of(seat);
    if delta != 0 {
        let text = format!("{delta:+}");
        let left = end - chips::width(pen, &text);
        chips::score(pen, Pos2::new(left, head), seat, &text);
        end = left - 6.0;
    }
    let font = fonts::bold(sizes::NAME);
    let x = rect.left() + 46.0;
    let is_you = scene.model.is_mine(seat);
    let you = t("you");
    let room = end
        - x
        - if is_you {
            pen.width(&you, fonts::bold(sizes::SMALL)) + 24.0
        } else {
            0.0
        };
    let (name, _) = pen.text_within(Pos2::new(x, head), Align2::LEFT_CENTER, &name, font, p.text, room);
    if is_you {
        widgets::pill(pen, Pos2::new(name.right() + 8.0, head), &you, p.line, p.text);
    }
    for (index, role) in Role::ALL.into_iter().enumerate() {
        let at = Pos2::new(
            rect.left() + 35.0 + 44.0 * index as f32 * (rect.width() / 244.0),
            rect.top() + 66.0,
        );
        figure_mark(pen, scene, Astronaut::new(seat, role), at, 12.5);
    }
    if !low {
        counters(
            pen,
            scene,
            seat,
            Pos2::new(rect.left() + 14.0, rect.bottom() - 16.0),
            right,
        );
    }
}

/// Activations, saved astronauts, connection.
fn counters(pen: &mut Pen<'_>, scene: &Scene<'_>, seat: Seat, at: Pos2, right: f32) {
    let p = pen.palette;
    let table = &scene.model.view.table;
    let inks = Inks::new(p.dim, p.card);
    glyphs::draw(pen, &glyphs::BOLT, at + vec2(7.0, 0.0), 13.0, inks);
    let text = t_args("activated", &[("n", table.activations[seat].into())]);
    let done = pen.text(at + vec2(18.0, 0.0), Align2::LEFT_CENTER, &text, sizes::SMALL, p.dim);
    let next = Pos2::new(done.right() + 14.0, at.y);
    glyphs::draw(pen, &glyphs::POD, next + vec2(7.0, 0.0), 13.0, inks);
    let text = t_args("saved", &[("n", table.saved[seat].into())]);
    pen.text(next + vec2(18.0, 0.0), Align2::LEFT_CENTER, &text, sizes::SMALL, p.dim);
    if let Some(text) = scene.model.links.get(seat.index()).copied().and_then(link_text) {
        pen.text(
            Pos2::new(right, at.y),
            Align2::RIGHT_CENTER,
            &text,
            sizes::SMALL,
            p.hazard_text,
        );
    }
}

fn compact_player(pen: &mut Pen<'_>, scene: &Scene<'_>, seat: Seat, rect: Rect, score: &str) {
    let p = pen.palette;
    figures::badge(pen, seat, rect.left_top() + vec2(18.0, 20.0), 10.5);
    pen.bold(
        rect.right_top() + vec2(-9.0, 20.0),
        Align2::RIGHT_CENTER,
        score,
        19.0,
        p.text,
    );
    if scene.model.is_mine(seat) {
        let at = rect.left_top() + vec2(31.0, 20.0);
        let room = rect.width() - 31.0 - 9.0 - pen.width(score, fonts::bold(19.0));
        pen.text_within(
            at,
            Align2::LEFT_CENTER,
            &t("you"),
            fonts::regular(sizes::SMALL),
            p.dim,
            room,
        );
    }
    let at = rect.left_top() + vec2(8.0, 46.0);
    let name = scene.words.seat(seat);
    pen.text_within(
        at,
        Align2::LEFT_CENTER,
        &name,
        fonts::bold(sizes::LABEL),
        p.text,
        rect.width() - 14.0,
    );
    for (index, role) in Role::ALL.into_iter().enumerate() {
        let who = Astronaut::new(seat, role);
        let at = rect.left_top() + vec2(13.0 + 12.4 * index as f32, 69.0);
        match scene.model.view.table.places[who.index()] {
            Place::Dead => glyphs::draw(pen, &glyphs::SKULL, at, 11.0, Inks::new(p.key, p.card)),
            place => {
                let fill = pen.seat(seat).fill;
                figures::seat_shape(pen, seat, at, 4.4, fill, 1.0, p.ink);
                let underline = match place {
                    Place::Aboard(..) => Some(p.hazard),
                    Place::Saved(_) => Some(p.accent),
                    _ => None,
                };
                if let Some(color) = underline {
                    pen.line(&[at + vec2(-4.5, 9.0), at + vec2(4.5, 9.0)], 2.0, color);
                }
            }
        }
    }
}

/// A figure of a card with what became of it.
fn figure_mark(pen: &mut Pen<'_>, scene: &Scene<'_>, who: Astronaut, at: Pos2, r: f32) {
    let place = scene.model.view.table.places[who.index()];
    let gone = matches!(place, Place::Dead | Place::Saved(_));
    pen.faded(if gone { 0.35 } else { 1.0 }, |pen| {
        figures::figure_shapes(pen, who, at, r, figures::Lod::Silhouette, figures::State::Resting);
    });
    let p = pen.palette;
    let mark = at + vec2(11.0, 9.0);
    match place {
        Place::Dead => skull(pen, mark, 7.5),
        Place::Aboard(..) => {
            pen.disc(mark, 7.5, p.hazard);
            glyphs::draw(pen, &glyphs::POD, mark, 11.0, Inks::new(p.ink, p.hazard));
        }
        Place::Saved(_) => {
            pen.disc(mark, 7.5, p.accent);
            glyphs::draw(pen, &glyphs::CHECK, mark, 10.0, Inks::new(p.accent_ink, p.accent));
        }
        _ => {}
    }
}

/// A skull on bone.
pub fn skull(pen: &mut Pen<'_>, at: Pos2, r: f32) {
    let p = pen.palette;
    pen.disc(at, r, p.key);
    glyphs::draw(pen, &glyphs::SKULL, at, r * 1.5, Inks::new(p.ink, p.key));
}

/// The aliens' card; returns the squares of the dead.
fn alien_card(pen: &mut Pen<'_>, scene: &Scene<'_>, rect: Rect, low: bool) -> Vec<(Astronaut, Rect)> {
    let p = pen.palette;
    let track = &scene.model.setup.track;
    let dead = usize::from(scene.model.view.table.track.len);
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
            squares.push((scene.model.view.table.track.slots[index], square));
        }
    }
    let aliens = scene.model.view.table.aliens.len();
    let text = t_args("aliens-out", &[("n", aliens.into())]);
    pen.text(
        card.left_bottom() + vec2(14.0, -15.0),
        Align2::LEFT_CENTER,
        &text,
        sizes::SMALL,
        p.dim,
    );
    squares
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
        let left = number.left() - 12.0 - chips::width(pen, &text);
        chips::aliens(pen, Pos2::new(left, y), &text);
    }
}

/// The aliens' score as the table stands.
#[must_use]
pub fn alien_score(scene: &Scene<'_>) -> u8 {
    let track = &scene.model.setup.track;
    let dead = usize::from(scene.model.view.table.track.len);
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
    if index < dead {
        let who = scene.model.view.table.track.slots[index];
        let r = if low { 7.0 } else { 11.5 };
        let at = if low {
            square.center()
        } else {
            square.center() - vec2(6.0, 3.0)
        };
        figures::figure_shapes(pen, who, at, r, figures::Lod::Silhouette, figures::State::Resting);
        if let Some(value) = value.filter(|_| !low) {
            pen.text(
                square.max - vec2(5.0, 4.0),
                Align2::RIGHT_BOTTOM,
                &value,
                sizes::SMALL,
                p.text,
            );
        }
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

fn alien_compact(pen: &mut Pen<'_>, scene: &Scene<'_>, rect: Rect) -> Vec<(Astronaut, Rect)> {
    let p = pen.palette;
    let track = &scene.model.setup.track;
    let dead = usize::from(scene.model.view.table.track.len);
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
    Vec::new()
}

/// What a card says when it is read aloud: all that its figures show.
fn spoken_card(ui: &Ui, scene: &Scene<'_>, seat: Seat, rect: Rect) {
    let table = &scene.model.view.table;
    let mut parts = vec![t_args(
        "card-of",
        &[
            ("name", scene.words.seat(seat).into()),
            ("score", table.score[seat].into()),
        ],
    )];
    for role in Role::ALL {
        let id = match table.places[Astronaut::new(seat, role).index()] {
            Place::Dead => "figure-dead",
            Place::Saved(_) => "figure-saved",
            Place::Aboard(..) => "figure-aboard",
            _ => continue,
        };
        parts.push(t_args(id, &[("role", text::argo::role(role).into())]));
    }
    let spoken = parts.join(", ");
    let response = ui.interact(rect, ui.scope_id().with(("card", seat)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(accesskit::Role::Label, true, &spoken));
    response.on_hover_ui(|ui| score_tooltip(ui, scene, seat));
}

/// Where the points come from.
fn score_tooltip(ui: &mut Ui, scene: &Scene<'_>, seat: Seat) {
    use crate::games::argo::PointSource;
    let sources = [
        PointSource::Pods,
        PointSource::Kills,
        PointSource::Aliens,
        PointSource::Warehouse,
    ];
    for (source, points) in sources.into_iter().zip(scene.model.view.table.points[seat]) {
        ui.label(format!("{points:+}  {}", text::argo::point_source(source)));
    }
}

fn spoken_aliens(ui: &Ui, scene: &Scene<'_>, rect: Rect) {
    let provisional = scene
        .model
        .setup
        .components
        .provisional
        .iter()
        .any(|field| field.starts_with("track"));
    let spoken = t_args(
        "card-aliens",
        &[
            ("score", alien_score(scene).into()),
            ("dead", scene.model.view.table.track.len.into()),
            ("all", scene.model.setup.track.len().into()),
        ],
    );
    let response = ui.interact(rect, ui.scope_id().with("card of the aliens"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(accesskit::Role::Label, true, &spoken));
    if provisional {
        response.on_hover_text(t("provisional"));
    }
}

/// The dead who may be brought back, as buttons on their squares.
fn revive_targets(
    ui: &mut Ui,
    scene: &Scene<'_>,
    state: &mut TableState,
    squares: &[(Astronaut, Rect)],
) -> Option<TableAction> {
    let mut action = None;
    for choice in &scene.choices {
        let Anchor::Dead(who) = choice.at else { continue };
        let Some(&(_, rect)) = squares.iter().find(|(dead, _)| *dead == who) else {
            continue;
        };
        let response = ui.interact(rect, ui.scope_id().with(("revive", who.index())), Sense::CLICK);
        let label = scene.label(choice);
        response.widget_info(|| WidgetInfo::labeled(accesskit::Role::Button, true, &label));
        let p = crate::app::look::palette(ui.ctx());
        let width = if response.hovered() { 4.0 } else { 2.5 };
        ui.painter().rect_stroke(
            rect,
            5.0,
            egui::Stroke::new(width, p.board_accent),
            egui::StrokeKind::Outside,
        );
        if response.clicked() {
            action = state.choose(scene.model, choice, scene.now).or(action);
        }
    }
    action
}
