//! The left rail: a card for every player, one for the aliens.

use super::{aliens, art::figures, card, model::ArgoAction, scene::Scene, state::ArgoScreen};
use crate::{
    app::{
        frame::{
            Link, clock,
            player::{self, Head},
        },
        look::{
            Pen, badges, fonts,
            glyphs::{self, Inks},
            sizes,
        },
    },
    games::argo::{Astronaut, Place, Role},
    rules::Seat,
    text::{self, t_args},
};
use egui::{Align2, Pos2, Rect, Sense, Ui, WidgetInfo, accesskit, vec2};

/// Draws the rail and takes clicks on the dead, where somebody may be brought back.
pub(super) fn left_ui(ui: &mut Ui, scene: &Scene<'_>, state: &mut ArgoScreen) -> Option<ArgoAction> {
    let rail = scene.zones.left;
    let context = ui.ctx().clone();
    let mut pen = Pen::new(&context);
    pen.rect(rail, 0.0, pen.palette.panel);
    let compact = scene.zones.is_compact();
    let margin = if compact { 5.0 } else { sizes::MARGIN };
    let low = rail.height() < 780.0;
    let height = match (compact, low) {
        (true, _) => 100.0,
        (false, true) => 92.0,
        (false, false) => 118.0,
    };
    let mut y = rail.top() + if compact { 6.0 } else { sizes::MARGIN };
    for seat in scene.model.setup.players.seats() {
        let rect = Rect::from_min_size(
            Pos2::new(rail.left() + margin, y),
            vec2(rail.width() - 2.0 * margin, height),
        );
        player_card(&mut pen, scene, state, seat, rect, (compact, low));
        spoken_card(ui, scene, seat, rect);
        y += height + if compact { 6.0 } else { sizes::GAP };
    }
    let rect = Rect::from_min_max(
        Pos2::new(rail.left() + margin, y),
        Pos2::new(rail.right() - margin, rail.bottom() - 6.0),
    );
    pen.paint(&ui.painter_at(rail));
    let (action, bottom) = aliens::aliens_ui(ui, scene, state, rect, low);
    let room = Rect::from_min_max(
        Pos2::new(rect.left(), bottom + sizes::GAP),
        Pos2::new(rect.right(), rail.bottom() - 10.0),
    );
    card::docked_ui(ui, scene, state, room);
    action
}

fn player_card(
    pen: &mut Pen<'_>,
    scene: &Scene<'_>,
    state: &ArgoScreen,
    seat: Seat,
    rect: Rect,
    (compact, low): (bool, bool),
) {
    let p = pen.palette;
    let active = scene.actor() == seat;
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
    let score = state
        .motion
        .score(seat, scene.settled.score[seat], scene.now)
        .to_string();
    let clock = clock_of(scene, state, seat);
    if compact {
        compact_player(pen, scene, seat, rect, &score);
        if let Some((left, total)) = clock {
            clock::ring(pen, rect.right_top() + vec2(-15.0, 64.0), 9.5, left, total);
        }
        return;
    }
    let right = rect.right() - sizes::PAD;
    let head = Head {
        seat,
        name: &scene.words.seat(seat),
        you: scene.model.is_you(seat),
        score: &score,
        delta: scene.open.score_of(seat),
        clock,
    };
    player::head(pen, rect, &head, link_of(scene, seat));
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

/// The clock of a question that a seat is asked; one's own stands in the sheet.
fn clock_of(scene: &Scene<'_>, state: &ArgoScreen, seat: Seat) -> Option<(f32, f32)> {
    let question = scene.model.questions.iter().find(|question| question.seat == seat)?;
    let own = scene.own.is_some_and(|(own, _)| own.id == question.id);
    clock::remaining(question, &state.asking, scene.now).filter(|_| !own)
}

/// Activations, saved astronauts, connection.
fn counters(pen: &mut Pen<'_>, scene: &Scene<'_>, seat: Seat, at: Pos2, right: f32) {
    let p = pen.palette;
    let table = scene.settled;
    let inks = Inks::new(p.dim, p.card);
    glyphs::draw(pen, &glyphs::BOLT, at + vec2(7.0, 0.0), 13.0, inks);
    let text = t_args("activated", &[("n", table.activations[seat].into())]);
    let done = pen.text(at + vec2(18.0, 0.0), Align2::LEFT_CENTER, &text, sizes::SMALL, p.dim);
    let next = Pos2::new(done.right() + 14.0, at.y);
    glyphs::draw(pen, &glyphs::POD, next + vec2(7.0, 0.0), 13.0, inks);
    let text = t_args("saved", &[("n", table.saved[seat].into())]);
    pen.text(next + vec2(18.0, 0.0), Align2::LEFT_CENTER, &text, sizes::SMALL, p.dim);
    if link_of(scene, seat) == Link::Here {
        let inks = Inks::new(p.accent, p.card);
        glyphs::draw(pen, &glyphs::SIGNAL, Pos2::new(right - 7.0, at.y), 14.0, inks);
    }
}

/// The connection of a seat's player.
fn link_of(scene: &Scene<'_>, seat: Seat) -> Link {
    scene.model.links.get(seat.index()).copied().unwrap_or(Link::Here)
}

fn compact_player(pen: &mut Pen<'_>, scene: &Scene<'_>, seat: Seat, rect: Rect, score: &str) {
    let p = pen.palette;
    badges::badge(pen, seat, rect.left_top() + vec2(18.0, 20.0), 10.5);
    pen.bold(
        rect.right_top() + vec2(-9.0, 20.0),
        Align2::RIGHT_CENTER,
        score,
        19.0,
        p.text,
    );
    // The name has a line of its own, or little would be left of it.
    let at = rect.left_top() + vec2(8.0, 43.0);
    let (name, room) = (scene.words.seat(seat), rect.width() - 14.0);
    pen.text_within(at, Align2::LEFT_CENTER, &name, fonts::bold(sizes::LABEL), p.text, room);
    let at = rect.left_top() + vec2(6.0, 64.0);
    player::tags(pen, at, scene.model.is_you(seat), link_of(scene, seat));
    for (index, role) in Role::ALL.into_iter().enumerate() {
        let who = Astronaut::new(seat, role);
        let at = rect.left_top() + vec2(13.0 + 12.4 * index as f32, 85.0);
        match scene.settled.places[who.index()] {
            Place::Dead => glyphs::draw(pen, &glyphs::SKULL, at, 11.0, Inks::new(p.text, p.card)),
            place => {
                let fill = pen.seat(seat).fill;
                badges::seat_shape(pen, seat, at, 4.4, fill, 1.0, p.ink);
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
    let place = scene.settled.places[who.index()];
    let gone = matches!(place, Place::Dead | Place::Saved(_));
    // On a light card a faint figure of a light colour is not seen any more.
    let faint = if pen.palette.dark { 0.35 } else { 0.65 };
    pen.faded(if gone { faint } else { 1.0 }, |pen| {
        figures::figure_shapes(pen, who, at, r, figures::Lod::Silhouette, figures::FigureLook::Resting);
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
pub(super) fn skull(pen: &mut Pen<'_>, at: Pos2, r: f32) {
    let p = pen.palette;
    pen.disc(at, r + 1.2, p.ink);
    pen.disc(at, r, p.key);
    glyphs::draw(pen, &glyphs::SKULL, at, r * 1.5, Inks::new(p.ink, p.key));
}

/// The words of a card for a screen reader: all that its figures show.
fn spoken_card(ui: &Ui, scene: &Scene<'_>, seat: Seat, rect: Rect) {
    let table = &scene.model.view.board;
    let mut parts = vec![t_args(
        "card-of",
        &[
            ("name", scene.words.seat(seat).into()),
            ("score", table.score[seat].into()),
        ],
    )];
    parts.extend(player::link_text(link_of(scene, seat)));
    for role in Role::ALL {
        let id = match table.places[Astronaut::new(seat, role).index()] {
            Place::Dead => "figure-dead",
            Place::Saved(_) => "figure-saved",
            Place::Aboard(..) => "figure-aboard",
            _ => continue,
        };
        parts.push(t_args(id, &[("role", text::name(&role).into())]));
    }
    let spoken = parts.join(", ");
    let response = ui.interact(rect, ui.scope_id().with(("card", seat)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(accesskit::Role::Label, true, &spoken));
    response.on_hover_ui(|ui| score_tooltip(ui, scene, seat));
}

/// Lists the sources of the points.
fn score_tooltip(ui: &mut Ui, scene: &Scene<'_>, seat: Seat) {
    use crate::games::argo::PointSource;
    let sources = [
        PointSource::Pods,
        PointSource::Kills,
        PointSource::Aliens,
        PointSource::Warehouse,
    ];
    for (source, points) in sources.into_iter().zip(scene.model.view.board.points[seat]) {
        ui.label(format!("{points:+}  {}", text::name(&source)));
    }
}
