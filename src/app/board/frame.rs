//! The facts of one frame of a drawn board.

use super::{
    drawn::{Account, BoardScene, Drawn, LayoutOf, SpotAt},
    lens::Lens,
    split,
    state::{BoardScreen, Places},
    story::Deed,
};
use crate::{
    app::{
        frame::{
            TableModel, Wish,
            keys::{key_name, keys_of},
            model::Own,
            undo,
            zones::Zones,
        },
        look::{glyphs, is_full_screen, motion, sizes},
        widgets::{Button, Weight},
    },
    rules::Seat,
    store::Shortcut,
    text::{book::page_of, t},
};
use egui::{Rect, Ui, vec2};
use std::rc::Rc;

/// Height that the log keeps below the game's part of the right rail.
const LOG_MIN: f32 = 150.0;
/// Height that a sheet keeps below the game's part: for the line of the dead time, two lines of who else is asked, and
/// one button.
const SHEET_MIN: f32 = 64.0 + sizes::BUTTON + 6.0;

/// The facts that one frame is drawn from.
pub(super) struct BoardFrame<'a, G: Drawn> {
    pub(super) model: &'a TableModel<'a, G>,
    /// One's own question and its legal commands.
    pub(super) own: Option<Own<'a, G>>,
    pub(super) zones: Zones,
    /// The question comes as a sheet over the right rail.
    pub(super) on_sheet: bool,
    /// The window fills a screen and plays for nobody: only what is read from afar is shown.
    pub(super) on_big_screen: bool,
    /// The right rail below the game's part of it.
    pub(super) below: Rect,
    /// The cards of the players, in seat order.
    pub(super) cards: Vec<(Seat, Rect)>,
    /// The facts for the game's own drawing, without the command that is previewed.
    pub(super) scene: BoardScene<'a, G>,
    /// Places and pieces as the game laid them out, and the places as they lie on the screen.
    pub(super) layout: Rc<LayoutOf<G>>,
    pub(super) places: Places<G>,
    /// The points that the position explains, if it does.
    pub(super) account: Option<Account<G::Spot>>,
    /// Seconds since the program started.
    pub(super) now: f64,
}

impl<'a, G: Drawn> BoardFrame<'a, G> {
    /// Cuts the window and lays out the board, before anything is pointed at.
    pub(super) fn new(
        ui: &Ui,
        model: &'a TableModel<'a, G>,
        state: &mut BoardScreen<G>,
        story: &'a [Deed<G>],
        now: f64,
    ) -> Self {
        let (own, about) = (model.own(), model.about());
        let asked = own.map(|(question, _)| question.seat);
        let on_sheet = own.is_some_and(|(question, _)| G::on_sheet(&question.prompt));
        let on_big_screen = model.watches() && is_full_screen(ui.ctx());
        let zones = cut(ui, state, (on_sheet, on_big_screen), now);
        // What is only shown again leaves the board where it is.
        if let Some(board) = G::extent(about).filter(|_| !state.steps.is_again()) {
            state.lens.follow(zones.board, board, asked);
        }
        let (cards, left) = cards::<G>(model, &zones);
        let mut scene = BoardScene {
            viewer: asked.or_else(|| model.mine.first().copied()),
            prompt: own.map(|(question, _)| &question.prompt),
            legal: own.map_or(&[], |(_, legal)| legal),
            story,
            steps_back: model.step_back_seat().is_some(),
            lens: state.lens,
            opened: state.opened,
            ..BoardScene::resting(
                about,
                [zones.board, zones.right, left],
                (zones.breakpoint, keys_of(ui.ctx())),
            )
        };
        let (rail, below) = rail(&scene, on_sheet);
        scene.rail = rail;
        let first = if model.watches() {
            full_screen_button(ui).width(ui)
        } else {
            undo::width(zones.is_compact()) + undo::forward_width(ui, model, zones.is_compact())
        };
        let mut free = zones.actions.left() + 12.0 + first + 12.0;
        if own.is_some() && state.lens == Lens::STILL {
            free += list_button(ui, is_short(model, &zones, state)).width(ui) + 8.0;
        }
        if model.talk.is_some() && state.lens == Lens::STILL {
            free += tool_button(ui, false).width(ui) + 8.0;
        }
        scene.bar = Rect::from_x_y_ranges(free..=zones.actions.right() - 12.0, zones.actions.y_range());
        let (layout, places) = state.lay_out(&scene);
        Self {
            model,
            own,
            zones,
            on_sheet,
            on_big_screen,
            below,
            cards,
            scene,
            layout,
            places,
            account: None,
            now,
        }
    }

    /// True for a board that can be moved and looked at from nearer.
    pub(super) fn has_lens(&self) -> bool {
        self.scene.lens != Lens::STILL
    }

    /// The wish to read the rules: about the line of the log or the place that is pointed at or in focus, or else about
    /// what led to the position that is looked at.
    pub(super) fn rules(&self, state: &BoardScreen<G>) -> Wish {
        let of_place = || page_of::<G>(G::topic(&self.scene, state.looked_at()?)?);
        let looked_at = || {
            let earlier = state.earlier.as_ref().map(|earlier| earlier.entry);
            let entry = earlier.or_else(|| Some(self.model.playback?.entry))?;
            let newest = state.lines.iter().rfind(|line| line.entry <= entry)?;
            let mut lines = state.lines.iter().filter(|line| line.entry == newest.entry);
            lines.find_map(|line| line.page)
        };
        Wish::Rules(state.page.or_else(of_place).or_else(looked_at))
    }

    /// The places that may be clicked now, as a reader meets them: those that come next, then those that may be chosen
    /// in place of a chosen one. Of the latter those are left out that lie on one that comes next: there it is meant.
    pub(super) fn lit(&self, state: &BoardScreen<G>) -> Vec<G::Spot> {
        let (next, instead) = (state.ways.lit(&state.chosen), state.ways.instead(&state.chosen));
        let bounds = |place: &SpotAt<G::Spot>| place.shape.bounds();
        let comes = |place: &&SpotAt<G::Spot>| next.contains(&place.spot);
        let may = |place: &&SpotAt<G::Spot>| {
            let mut coming = self.places.iter().filter(comes);
            let replaces = instead.iter().any(|(spot, _)| *spot == place.spot);
            comes(place) || replaces && !coming.any(|other| bounds(other).contains(bounds(place).center()))
        };
        let mut lit = self.in_order(may);
        // What comes next is read first.
        lit.sort_by_key(|spot| !next.contains(spot));
        lit
    }

    /// The places that are wanted, as a reader meets them.
    pub(super) fn in_order(&self, wanted: impl Fn(&&SpotAt<G::Spot>) -> bool) -> Vec<G::Spot> {
        let mut places: Vec<_> = self.places.iter().filter(wanted).collect();
        places.sort_by_key(|place| {
            let at = place.shape.bounds().center();
            ((at.y / ROW) as i32, at.x as i32)
        });
        places.into_iter().map(|place| place.spot).collect()
    }
}

/// Cuts the window: with a sheet that slides in, for a big screen, or beside a list.
fn cut<G: Drawn>(ui: &Ui, state: &BoardScreen<G>, (on_sheet, on_big_screen): (bool, bool), now: f64) -> Zones {
    let mut zones = Zones::new(ui.max_rect(), on_sheet);
    if on_big_screen {
        zones = zones.without_actions();
    }
    let beside = match &state.list {
        Some(list) => list.only.is_none(),
        None => state.hint.is_open(),
    };
    if beside && zones.is_compact() && !on_sheet {
        // What may be clicked in a rail stays in view.
        let lit = state.ways.lit(&state.chosen);
        let mut lit = state.places().iter().filter(|place| lit.contains(&place.spot));
        let at_right = lit.any(|place| place.shape.bounds().intersects(zones.left));
        zones = zones.beside_list(at_right);
    }
    let slides = on_sheet && !state.motion.is_still();
    if let Some(age) = state.asking.asked_for(now).filter(|_| slides) {
        let slide = zones.right.width() * motion::slide(ui.ctx(), age);
        zones.right = zones.right.translate(vec2(slide, 0.0));
    }
    zones
}

/// The button with which whoever watches fills the screen.
pub(super) fn full_screen_button(ui: &Ui) -> Button {
    Button::new(t("full-screen"))
        .glyph(&glyphs::FIT)
        .key(key_name(ui.ctx(), Shortcut::FullScreen))
}

/// The button of the list, without words where there is little room.
pub(super) fn list_button(ui: &Ui, short: bool) -> Button {
    let words = t("what-can-i-do");
    let button = if short {
        Button::new("").glyph(&glyphs::LOG).label(words)
    } else {
        Button::new(words)
    };
    button.key(key_name(ui.ctx(), Shortcut::List))
}

/// The button of the hand: after it the next click or drag on the board shows something.
pub(super) fn tool_button(ui: &Ui, is_on: bool) -> Button {
    let key = key_name(ui.ctx(), Shortcut::Point);
    let button = Button::new("").glyph(&glyphs::POINT).key(key).label(t("point-tool"));
    button.weight(if is_on { Weight::Made } else { Weight::Plain })
}

/// True if the button of the list has to be short in the action bar: in a compact window, and beside further buttons.
pub(super) fn is_short<G: Drawn>(model: &TableModel<'_, G>, zones: &Zones, state: &BoardScreen<G>) -> bool {
    zones.is_compact() || !state.without_place(model).is_empty()
}

/// The right rail: what the game draws, and below it the log, or the button that opens it.
fn rail<G: Drawn>(scene: &BoardScene<'_, G>, on_sheet: bool) -> (Rect, Rect) {
    let compact = scene.is_compact();
    let margin = match (on_sheet, compact) {
        (true, _) => 15.0,
        (false, true) => 5.0,
        (false, false) => sizes::MARGIN,
    };
    let least = match (on_sheet, compact) {
        (true, _) => SHEET_MIN,
        (false, true) => sizes::BUTTON_LARGE,
        (false, false) => LOG_MIN,
    };
    let rail = scene.rail.shrink2(vec2(margin, sizes::GAP));
    let most = rail.with_max_y((rail.bottom() - least - sizes::GAP).max(rail.top()));
    let high = G::rail_height(&BoardScene { rail: most, ..*scene }).clamp(0.0, most.height());
    let (above, below) = rail.split_top_bottom_at_y(rail.top() + high);
    let gap = if high > 0.0 { sizes::GAP } else { 0.0 };
    (above, below.with_min_y(below.top() + gap))
}

/// Places whose middles differ less in height are read as one row.
const ROW: f32 = 40.0;

/// The places of the players' cards, and of what is below them.
fn cards<G: Drawn>(model: &TableModel<'_, G>, zones: &Zones) -> (Vec<(Seat, Rect)>, Rect) {
    let [small, large] = G::CARD_HEIGHT;
    let (margin, gap, wanted) = match zones.is_compact() {
        true => (vec2(5.0, 6.0), 6.0, small),
        false => (vec2(sizes::MARGIN, sizes::MARGIN), sizes::GAP, large),
    };
    let rail = zones.left.shrink2(margin);
    let seats = G::seats(model.setup);
    let most = (wanted + gap) * seats.get() as f32 - gap;
    let (all, left) = rail.split_top_bottom_at_y(rail.top() + most.min(rail.height()));
    let cards = seats.seats().zip(split::rows(all, seats.get(), gap)).collect();
    (cards, left.with_min_y((left.top() + gap).min(rail.bottom())))
}
