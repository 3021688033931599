//! The rules card: what a tile or a piece is and does, and which of its values are only supposed.

use super::{
    art::{
        Square, any_tile, figures,
        pods::{self, PodLook},
        tile_look::TileLook,
    },
    list, overlay,
    prompts::Piece,
    scene::Scene,
    state::ArgoScreen,
    topic::Topic,
};
use crate::{
    app::{
        look::{Pen, fonts, glyphs, palette, sizes},
        widgets,
    },
    games::argo::{Astronaut, Kind, Place, Tile},
    text::{argo, capitalised, name, t, t_args},
};
use egui::{Align2, Pos2, Rect, Sense, Ui, Vec2, WidgetInfo, accesskit::Role, vec2};

/// Smallest room in which a card stands for good, in points.
const DOCK_MIN: f32 = 132.0;
/// Side of the picture.
const PICTURE: f32 = 52.0;

/// The thing at a place of the board: a piece before the tile that it stands on.
#[must_use]
pub(super) fn topic_at(scene: &Scene<'_>, state: &ArgoScreen, at: Pos2) -> Option<Topic> {
    let point = state.camera.to_board(scene.zones.board, at);
    let figure = scene
        .pieces
        .figures
        .iter()
        .find(|f| (f.centre - point).length() < 1.2 * f.radius);
    if let Some(figure) = figure {
        return Some(Topic::Figure(figure.astronaut));
    }
    let alien = scene
        .pieces
        .aliens
        .iter()
        .any(|a| (a.centre - point).length() < 0.5 * a.size);
    if alien {
        return Some(Topic::Alien);
    }
    scene.tile_at(point).map(Topic::Tile)
}

/// The thing that is chosen at the moment.
fn chosen(scene: &Scene<'_>, state: &ArgoScreen) -> Option<Topic> {
    let source = state
        .selection
        .source
        .and_then(|source| scene.words.source_tile(source));
    match state.selection.piece {
        Some(Piece::Figure(who)) => Some(Topic::Figure(who)),
        Some(Piece::Alien(_)) => Some(Topic::Alien),
        Some(Piece::Room(tile)) => Some(Topic::Tile(tile)),
        None => source.map(Topic::Tile),
    }
}

/// The card at the foot of the left rail, where there is room for it.
pub(super) fn docked_ui(ui: &mut Ui, scene: &Scene<'_>, state: &mut ArgoScreen, room: Rect) {
    state.card_docked = room.height() >= DOCK_MIN && !scene.zones.is_compact();
    if !state.card_docked {
        return;
    }
    match state.card.or_else(|| chosen(scene, state)) {
        Some(topic) => {
            let text = Text::of(scene, topic);
            show(ui, scene, topic, &text, room);
        }
        None => {
            let mut pen = Pen::new(ui.ctx());
            let p = pen.palette;
            pen.rect_lined(room, sizes::R_LARGE, p.card, 1.0, p.line);
            let font = fonts::regular(sizes::LABEL);
            pen.paragraph(
                room.min + vec2(14.0, 14.0),
                &t("card-hint"),
                font,
                p.dim,
                room.width() - 28.0,
            );
            pen.paint(ui.painter());
        }
    }
}

/// The card over the board, above the action bar, where the rail has no room.
pub(super) fn floating_ui(ui: &mut Ui, scene: &Scene<'_>, state: &mut ArgoScreen) {
    let Some(topic) = state.card.filter(|_| !state.card_docked) else {
        return;
    };
    let text = Text::of(scene, topic);
    let board = scene.zones.board;
    let lit = scene
        .choices
        .iter()
        .filter_map(|choice| scene.board_rect(state, choice.at));
    let buttons = list::button_places(ui, scene);
    let kept: Vec<Rect> = lit.chain(overlay::ghost_places(scene, state)).chain(buttons).collect();
    let sizes = WIDTHS.map(|width| {
        let width = width.min(board.width() - 230.0);
        vec2(width, text.height(ui, width).min(board.height() - 24.0))
    });
    let rect = beside(board.shrink(12.0), &sizes, &kept);
    show(ui, scene, topic, &text, rect);
    let close = Pos2::new(rect.right() - 24.0, rect.top() + 24.0);
    if widgets::icon_button(ui, close, &glyphs::CLOSE, &t("card-close")).clicked() {
        state.card = None;
    }
}

/// Side of the smallest corridor on which an id is printed, and of the smallest room, whose glyph is to be seen as well.
const ID_FROM: (f32, f32) = (38.0, 48.0);
/// Widths of a card over the board; the first one that leaves free what is lit is taken.
const WIDTHS: [f32; 3] = [420.0, 330.0, 250.0];
/// Distance between two places that are tried for a card.
const TRIED: f32 = 24.0;

/// A place in a room for something of one of these sizes that covers none of these rectangles, the lowest first; at the
/// foot of the room if there is none.
fn beside(room: Rect, sizes: &[Vec2], lit: &[Rect]) -> Rect {
    let foot =
        |size: Vec2| Rect::from_min_size(Pos2::new(room.center().x - size.x / 2.0, room.bottom() - size.y), size);
    for &size in sizes {
        let (across, up) = ((room.width() - size.x).max(0.0), (room.height() - size.y).max(0.0));
        for row in 0..=(up / TRIED) as u16 {
            for column in 0..=(across / TRIED) as u16 {
                // From the middle to both sides.
                let away = f32::from(column.div_ceil(2)) * TRIED;
                let side = if column % 2 == 0 { away } else { -away };
                let place = foot(size).translate(vec2(side, -f32::from(row) * TRIED));
                let inside = place.left() >= room.left() && place.right() <= room.right();
                if inside && !lit.iter().any(|lit| lit.intersects(place)) {
                    return place;
                }
            }
        }
    }
    sizes.first().map_or(room, |&size| foot(size))
}

/// The words of a card.
struct Text {
    title: String,
    below: String,
    rule: String,
    provisional: Option<String>,
}

impl Text {
    fn of(scene: &Scene<'_>, topic: Topic) -> Self {
        match topic {
            Topic::Figure(who) => Self {
                title: capitalised(&name(&who.role())),
                below: whereabouts(scene, who),
                rule: argo::rule(&who.role()),
                provisional: None,
            },
            Topic::Alien => Self {
                title: capitalised(&t("an-alien")),
                below: t_args("aliens-out", &[("n", scene.model.view.board.aliens.len().into())]),
                rule: t("rule-alien"),
                provisional: None,
            },
            Topic::Tile(tile) => Self::tile(scene, tile),
        }
    }

    fn tile(scene: &Scene<'_>, tile: Tile) -> Self {
        let data = scene.model.setup.components.tile(tile);
        let mut facts = Vec::new();
        if data.kind != Kind::Pod && data.capacity < 255 {
            facts.push(t_args("tile-holds", &[("n", data.capacity.into())]));
        }
        if data.alien {
            facts.push(t("tile-alien"));
        }
        let slots = scene.model.setup.slots.get(tile.index()).copied().unwrap_or(0);
        if data.kind.activatable() && slots > 0 {
            facts.push(t_args("tile-slots", &[("n", slots.into())]));
        }
        let users: Vec<String> = scene.model.view.board.tokens[tile.index()]
            .iter()
            .map(|seat| scene.words.seat(seat))
            .collect();
        if !users.is_empty() {
            facts.push(t_args("tile-used", &[("names", users.join(", ").into())]));
        }
        let fields: Vec<String> = data.provisional.iter().map(|field| argo::field(field)).collect();
        Self {
            title: capitalised(&scene.words.tile_bare(tile)),
            below: facts.join(" "),
            rule: argo::rule(&data.kind),
            provisional: (!fields.is_empty())
                .then(|| t_args("tile-provisional", &[("fields", fields.join(", ").into())])),
        }
    }

    /// All of it in one line, to be read aloud.
    fn spoken(&self) -> String {
        let last = self.provisional.as_deref().unwrap_or_default();
        [&self.title, ". ", &self.below, " ", &self.rule, " ", last].concat()
    }

    /// The height that a card of this width needs.
    fn height(&self, ui: &Ui, width: f32) -> f32 {
        let mut pen = Pen::new(ui.ctx());
        self.write(&mut pen, Rect::from_min_size(Pos2::ZERO, vec2(width, 4000.0))) + 12.0
    }

    /// Writes it into a card; returns how far down it goes.
    fn write(&self, pen: &mut Pen<'_>, card: Rect) -> f32 {
        let p = pen.palette;
        let left = card.left() + PICTURE + 28.0;
        let width = card.right() - left - 14.0;
        // The place of the button that closes it stays free.
        let at = Pos2::new(left, card.top() + 24.0);
        pen.text_within(
            at,
            Align2::LEFT_CENTER,
            &self.title,
            fonts::bold(sizes::NAME),
            p.text,
            width - 36.0,
        );
        let small = fonts::regular(sizes::LABEL);
        let below = Pos2::new(left, card.top() + 38.0);
        let below = pen.paragraph(below, &self.below, small.clone(), p.dim, width - 30.0);
        let top = Pos2::new(
            card.left() + 14.0,
            below.bottom().max(card.top() + PICTURE + 14.0) + 8.0,
        );
        let wide = card.width() - 28.0;
        let rule = pen.paragraph(top, &self.rule, fonts::regular(sizes::LABEL + 1.0), p.text, wide);
        let Some(provisional) = &self.provisional else {
            return rule.bottom() - card.top();
        };
        let at = Pos2::new(top.x, rule.bottom() + 6.0);
        pen.paragraph(at, provisional, small, p.hazard_text, wide).bottom() - card.top()
    }
}

/// A figure's owner and place in words.
fn whereabouts(scene: &Scene<'_>, who: Astronaut) -> String {
    let owner = scene.words.seat(who.seat());
    match scene.model.view.board.places[who.index()] {
        Place::Dead => t_args("card-dead", &[("name", owner.into())]),
        Place::Saved(_) => t_args("card-saved", &[("name", owner.into())]),
        Place::Module(tile) | Place::Aboard(tile, _) | Place::Transit(tile) => {
            let tile = scene.words.tile(tile);
            t_args("card-on", &[("name", owner.into()), ("tile", tile.into())])
        }
        Place::Absent => owner,
    }
}

fn show(ui: &mut Ui, scene: &Scene<'_>, topic: Topic, text: &Text, rect: Rect) {
    let response = ui.interact(rect, ui.scope_id().with("rules card"), Sense::CLICK);
    let spoken = text.spoken();
    response.widget_info(|| WidgetInfo::labeled(Role::Note, true, &spoken));
    let context = ui.ctx().clone();
    let mut pen = Pen::new(&context);
    let p = pen.palette;
    pen.rect_lined(rect, sizes::R_LARGE, p.card, 1.0, p.line_hi);
    let frame = Square::new(rect.min + vec2(14.0, 14.0), PICTURE);
    match topic {
        Topic::Figure(who) => {
            let (lod, state) = (figures::Lod::Silhouette, figures::FigureLook::Resting);
            figures::figure_shapes(&mut pen, who, frame.center(), 0.36 * PICTURE, lod, state);
        }
        Topic::Alien => figures::alien_shapes(&mut pen, frame.center(), 0.9 * PICTURE),
        Topic::Tile(tile) => picture(&mut pen, scene, tile, frame),
    }
    text.write(&mut pen, rect);
    pen.paint(&ui.painter_at(rect));
}

/// A tile by itself, as it lies in the display.
pub(super) fn picture(pen: &mut Pen<'_>, scene: &Scene<'_>, tile: Tile, frame: Square) {
    let setup = scene.model.setup;
    let look = TileLook {
        slots: setup.slots.get(tile.index()).copied().unwrap_or(0),
        ..TileLook::new(setup.components.tile(tile))
    };
    match look.data.kind {
        Kind::Pod => pods::pod_shapes(pen, &PodLook::of(&look), frame),
        // All nine cells of it would not fit.
        Kind::WakingRoom => {
            let inks = glyphs::Inks::new(pen.palette.text, pen.palette.card);
            glyphs::draw(pen, &glyphs::WAKING_ROOM, frame.center(), 0.8 * frame.s, inks);
        }
        _ => any_tile::tile_shapes(pen, &look, frame),
    }
    print_id(pen, scene, tile, frame);
}

/// Prints the id that texts use of a tile at its upper left, where it can be read.
pub(super) fn print_id(pen: &mut Pen<'_>, scene: &Scene<'_>, tile: Tile, frame: Square) {
    let kind = scene.model.setup.components.tile(tile).kind;
    let plain = matches!(kind, Kind::Corridor | Kind::Teleporter);
    let least = if plain { ID_FROM.0 } else { ID_FROM.1 };
    let Some(id) = scene.words.id_in_text(tile).filter(|_| frame.s >= least) else {
        return;
    };
    let p = pen.palette;
    let room = vec2(pen.width(id, fonts::bold(sizes::SMALL)) + 4.0, 14.0);
    let plate = Rect::from_min_size(frame.at(0.035, 0.035), room);
    pen.rect(plate, 3.0, p.ink);
    pen.bold(plate.center(), Align2::CENTER_CENTER, id, sizes::SMALL, p.key);
}

/// The same words as a tooltip.
pub(super) fn tooltip(ui: &mut Ui, scene: &Scene<'_>, tile: Tile) {
    let words = Text::of(scene, Topic::Tile(tile));
    ui.set_max_width(320.0);
    ui.strong(&words.title);
    ui.label(&words.rule);
    ui.label(&words.below);
    if let Some(provisional) = &words.provisional {
        let p = palette(ui.ctx());
        ui.colored_label(p.hazard_text, provisional);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_covers_nothing_that_is_lit() {
        let room = Rect::from_min_size(Pos2::ZERO, vec2(700.0, 400.0));
        let sizes = [vec2(420.0, 120.0), vec2(250.0, 180.0)];
        let free = beside(room, &sizes, &[]);
        assert_eq!((free.size(), free.bottom()), (sizes[0], room.bottom()));
        let low = Rect::from_min_size(Pos2::new(300.0, 300.0), vec2(50.0, 50.0));
        let place = beside(room, &sizes, &[low]);
        assert!(room.contains_rect(place) && !place.intersects(low), "{place:?}");
        let middle = Rect::from_min_size(Pos2::new(300.0, 0.0), vec2(100.0, 400.0));
        let place = beside(room, &sizes, &[middle]);
        assert_eq!(place.size(), sizes[1], "narrower beside a column");
        assert!(room.contains_rect(place) && !place.intersects(middle), "{place:?}");
    }
}
