//! An earlier position on the board: framed, to be looked at and no more. The game goes on underneath.

use super::{
    bars,
    drawn::Drawn,
    earlier::{Earlier, LookWish, Step},
    frame::BoardFrame,
    rails,
    state::{BoardScreen, Looking},
};
use crate::{
    app::{
        frame::{LogLine, TableModel},
        look::{glyphs, palette, sizes},
        past::Past,
        widgets::{self, Button},
    },
    text::{t, t_args},
};
use egui::{Key, Modifiers, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo, accesskit::Role, vec2};

/// Shows the position that a line of the log led to, if it is kept.
pub(super) fn look_at<G: Drawn>(state: &mut BoardScreen<G>, model: &TableModel<'_, G>, index: usize) {
    let Some((line, past)) = state.lines.get(index).zip(model.past) else {
        return;
    };
    let Some(view) = past.place(line.entry).and_then(|place| past.view::<G>(place)) else {
        return;
    };
    let earlier = Earlier {
        entry: line.entry,
        line: line.spoken(&model.names),
        scrolls: true,
        ..Earlier::default()
    };
    state.log_open = false;
    let screen = state.looking.take().map(|looking| looking.screen);
    let lens = screen.as_ref().map_or(state.lens, |screen| screen.lens);
    let mut screen = screen.unwrap_or_default();
    (screen.lens, screen.log_open) = (lens, false);
    screen.earlier = Some(earlier);
    state.looking = Some(Box::new(Looking { view, screen }));
}

/// Goes to the line before or after, as far as it shows another position; from the newest one on to the game.
fn look_along<G: Drawn>(state: &mut BoardScreen<G>, model: &TableModel<'_, G>, step: Step) {
    let Some(past) = model.past else { return };
    let here = state.looking.as_ref().and_then(|looking| past.place(looking.entry()));
    match (next_line(&state.lines, past, here, step), step) {
        (Some(index), _) => look_at(state, model, index),
        (None, Step::Later) => state.looking = None,
        (None, Step::Earlier) => {}
    }
}

/// The nearest line that shows another position than the one at a place, or than the game as it is now.
fn next_line(lines: &[LogLine], past: &Past, here: Option<usize>, step: Step) -> Option<usize> {
    let place = |line: &LogLine| past.place(line.entry);
    match step {
        Step::Earlier => lines.iter().rposition(|line| match (place(line), here) {
            (Some(place), Some(here)) => place < here,
            (Some(place), None) => past.since(place) > 0,
            (None, _) => false,
        }),
        Step::Later => lines
            .iter()
            .position(|line| here.is_some_and(|here| place(line).is_some_and(|place| place > here))),
    }
}

/// Takes in what has become of the table, before the earlier position is drawn.
pub(super) fn begin<G: Drawn>(model: &TableModel<'_, G>, state: &mut BoardScreen<G>, looking: &mut Looking<G>) {
    let place = model.past.and_then(|past| past.place(looking.entry()));
    let ago = model.past.zip(place).map_or(0, |(past, place)| past.since(place));
    let screen = &mut looking.screen;
    screen.motion.still = state.motion.still;
    (screen.is_watched, screen.focused_at) = (state.is_watched, state.focused_at);
    std::mem::swap(&mut screen.lines, &mut state.lines);
    if let Some(earlier) = &mut screen.earlier {
        (earlier.ago, earlier.asked) = (ago, model.own().is_some());
    }
}

/// Does what was wished for while it was drawn. A position that is no longer kept is left.
pub(super) fn end<G: Drawn>(model: &TableModel<'_, G>, state: &mut BoardScreen<G>, mut looking: Box<Looking<G>>) {
    std::mem::swap(&mut looking.screen.lines, &mut state.lines);
    let kept = model.past.and_then(|past| past.place(looking.entry())).is_some();
    let wish = looking.screen.earlier.as_mut().and_then(|earlier| {
        earlier.scrolls = false;
        earlier.wish.take()
    });
    state.looking = kept.then_some(looking);
    match wish {
        None => {}
        Some(LookWish::Game) => state.looking = None,
        Some(LookWish::Step(step)) => look_along(state, model, step),
        Some(LookWish::Line(line)) => look_at(state, model, line),
    }
}

/// Draws what is around the board of an earlier position: the line that says which it is, the bar with the steps, the
/// log, and the frame.
pub(super) fn around<G: Drawn>(ui: &mut Ui, frame: &BoardFrame<'_, G>, state: &mut BoardScreen<G>) {
    let Some(earlier) = state.earlier.clone() else { return };
    let told = bars::told(frame, state);
    let returns = head(ui, frame, &earlier).then_some(LookWish::Game);
    let step = foot(ui, frame, &told).map(LookWish::Step);
    edge(ui, frame);
    let line = rails::log(ui, frame, state, (Some(earlier.entry), earlier.scrolls)).map(LookWish::Line);
    let wish = returns.or(step).or(line);
    if wish.is_some() {
        ui.ctx().request_repaint();
    }
    state.earlier = Some(Earlier { wish, ..earlier });
}

/// The line over the board that says which position it is, with the way back; returns whether that was pressed. It says
/// too if one is asked meanwhile.
fn head<G: Drawn>(ui: &mut Ui, frame: &BoardFrame<'_, G>, earlier: &Earlier) -> bool {
    let args = [("n", earlier.ago.into()), ("line", earlier.line.as_str().into())];
    let text = t_args("past-where", &args);
    let head = t(if earlier.asked { "past-asked" } else { "past-head" });
    let rect = frame.zones.banner;
    let spoken = t_args(
        "status-line",
        &[("subject", head.as_str().into()), ("wanted", text.as_str().into())],
    );
    let response = ui.interact(rect, ui.scope_id().with("status"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Status, true, &spoken));
    widgets::notice_bar(ui, rect, &glyphs::EYE, &head, &text, &t("past-return"))
}

/// The bar below: one position back or on, and what lies under the pointer.
fn foot<G: Drawn>(ui: &mut Ui, frame: &BoardFrame<'_, G>, told: &str) -> Option<Step> {
    let bar = frame.zones.actions;
    let top = bar.center().y - sizes::BUTTON_LARGE / 2.0;
    let mut left = bar.left() + 12.0;
    let mut step = None;
    for (text, glyph, on) in [
        (t("past-earlier"), &glyphs::LEFT, Step::Earlier),
        (t("past-later"), &glyphs::RIGHT, Step::Later),
    ] {
        let button = Button::new(&text).glyph(glyph);
        let rect = Rect::from_min_size(Pos2::new(left, top), vec2(button.width(ui), sizes::BUTTON_LARGE));
        if button.show(ui, rect).clicked() {
            step = Some(on);
        }
        left = rect.right() + 8.0;
    }
    let hint = t("past-hint");
    let room = Rect::from_min_max(Pos2::new(left + 4.0, bar.top()), bar.max - vec2(12.0, 0.0));
    bars::tell(ui, if told.is_empty() { &hint } else { told }, room);
    step
}

/// Width of the frame.
const EDGE: f32 = 5.0;

/// The frame around banner, board and bar.
fn edge<G: Drawn>(ui: &Ui, frame: &BoardFrame<'_, G>) {
    let whole = frame.zones.banner.union(frame.zones.actions);
    let stroke = Stroke::new(EDGE, palette(ui.ctx()).key);
    ui.painter().rect_stroke(whole, 0.0, stroke, StrokeKind::Inside);
}

/// Reads the keys that lead to earlier positions, between them, and back to the game: arrows while one looks back, page
/// keys at any time.
pub(super) fn keys<G: Drawn>(ui: &Ui, model: &TableModel<'_, G>, state: &mut BoardScreen<G>) {
    // A sheet over the table has the keys.
    if !ui.memory(|memory| memory.allows_interaction(ui.layer_id())) {
        return;
    }
    let looking = state.looking.is_some();
    // Nothing else hears of them.
    let taken = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let any = |keys: &[Key]| keys.iter().any(|&key| taken(key));
    if any(&[Key::PageUp]) || (looking && any(&[Key::ArrowLeft, Key::ArrowUp])) {
        look_along(state, model, Step::Earlier);
    } else if any(&[Key::PageDown]) || (looking && any(&[Key::ArrowRight, Key::ArrowDown])) {
        look_along(state, model, Step::Later);
    } else if looking && taken(Key::Escape) {
        state.looking = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::frame::LineKind,
        games::{any::Listed, argo::State, trial},
        rules::{Game, Seed, Viewer},
    };

    #[test]
    fn steps_go_from_position_to_position() {
        let setup = trial::setup::<State>(2, &[]);
        let view = State::any_view(State::new(&setup, Seed::from_number(1)).view(Viewer::Spectator));
        let mut past = Past::default();
        past.keep(3..=3, &view);
        past.keep(4..=5, &view);
        past.keep(6..=6, &view);
        let line = |entry| LogLine {
            kind: LineKind::Event,
            seat: None,
            text: String::new(),
            points: None,
            revision: 1,
            undone: 0,
            entry,
        };
        let lines = [1, 3, 3, 4, 5, 6].map(line);
        let go = |here, step| next_line(&lines, &past, here, step);
        assert_eq!(
            go(None, Step::Earlier),
            Some(4),
            "the newest position is the game as it is"
        );
        assert_eq!(go(Some(1), Step::Earlier), Some(2));
        assert_eq!(go(Some(0), Step::Earlier), None, "what is not kept is not shown");
        assert_eq!(go(Some(0), Step::Later), Some(3));
        assert_eq!(go(Some(2), Step::Later), None);
    }
}
