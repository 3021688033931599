//! The chances of each side over the turns, as bands one above the other, and the moments in which they changed most.

use crate::{
    app::{
        analysis::Chances,
        look::{Pen, badges, fonts, glyphs, palette, sizes},
        widgets::{self, Button, Weight},
    },
    rules::Seat,
    text::{seat_name, t, t_args},
};
use egui::{Align2, FontId, Pos2, Rect, Role, Ui, pos2, vec2};
use std::time::Duration;

/// Room beside the bands: for percents at the left, for badges with theirs at the right.
const BESIDE: [f32; 2] = [52.0, 84.0];
/// Height and least width of the buttons, and the gap between two of them.
const TARGET: f32 = sizes::TARGET;
const APART: f32 = 4.0;
/// Room above the bands, for the buttons of the moments.
const ABOVE: f32 = TARGET + 10.0;
/// Room below the bands, for the turns.
const BELOW: f32 = 30.0;
/// Least height of the bands.
const BANDS: f32 = 40.0;
/// Margin of the words below.
const MARGIN: f32 = 16.0;
/// Radius of a badge at the end of a band, and inside of it.
const BADGE: f32 = 9.0;
/// A side that never had a greater chance than this has no band.
const SEEN: f64 = 0.005;
/// Time after which the window looks for more findings.
const GROWS: Duration = Duration::from_millis(100);

/// Everything that is shown of an analysis.
pub(crate) struct ChancesShown<'a> {
    pub(crate) chances: &'a Chances,
    /// Names by seat.
    pub(crate) names: &'a [String],
    /// Draws the side that nobody plays.
    pub(crate) neutral: fn(&mut Pen<'_>, Pos2, f32),
    /// The moments in words.
    pub(crate) sentences: &'a [String],
    /// The moment whose words are shown.
    pub(crate) chosen: usize,
    /// True if its position can be looked at.
    pub(crate) can_look: bool,
}

/// A wish about the moments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ChancesWish {
    /// Reads about this moment.
    Choose(usize),
    /// Looks at the board in this moment.
    Look(usize),
}

/// Draws the chances into a room. They grow until the analysis is done.
pub(crate) fn chances_ui(ui: &mut Ui, room: Rect, shown: &ChancesShown<'_>) -> Option<ChancesWish> {
    let (p, font) = (palette(ui.ctx()), fonts::regular(sizes::LABEL));
    if !shown.chances.is_done {
        ui.ctx().request_repaint_after(GROWS);
    }
    let words = words(shown);
    let foot = foot(ui, room, shown, &words, font.clone());
    widgets::paragraph(ui, foot.min, &words, font, p.text, foot.width());
    let has_moments = !shown.sentences.is_empty();
    let look = has_moments && {
        let rect = Align2::RIGHT_TOP.anchor_size(pos2(room.right() - MARGIN, foot.top()), vec2(TARGET, TARGET));
        let (name, id) = (t("chances-look"), ui.scope_id().with("look at the moment"));
        let button = Button::new("").glyph(&glyphs::EYE).label(&name).enabled(shown.can_look);
        button.show_as(ui, rect, id).on_hover_text(name).clicked()
    };
    let bottom = (foot.top() - BELOW).max(room.top() + ABOVE + BANDS);
    let plot = Rect::from_min_max(
        room.min + vec2(BESIDE[0], ABOVE),
        pos2(room.right() - BESIDE[1], bottom),
    );
    let bands = Bands::new(plot, shown);
    if bands.chances.points.len() > 1 {
        widgets::draw(ui, |pen| bands.paint(pen, shown.neutral));
        widgets::named(ui, plot, "chances", Role::Image, &bands.spoken(shown.names));
    }
    let pressed = moments(ui, &bands, shown).map(ChancesWish::Choose);
    pressed.or(look.then_some(ChancesWish::Look(shown.chosen)))
}

/// The line below the bands: the words of the moment, or how far the analysis is.
fn words(shown: &ChancesShown<'_>) -> String {
    let Chances {
        points, turns, is_done, ..
    } = shown.chances;
    match (is_done, shown.sentences) {
        (true, _) if points.len() < 2 => t("end-course-none"),
        (true, []) => t("chances-steady"),
        (true, sentences) => sentences.get(shown.chosen).cloned().unwrap_or_default(),
        (false, _) if points.is_empty() || points.len() > *turns => t("chances-looking"),
        (false, _) => {
            let next = points.len().saturating_add(1).min(*turns);
            t_args("chances-turn", &[("turn", next.into()), ("last", (*turns).into())])
        }
    }
}

/// The place of the words, which leave room for a button beside them.
fn foot(ui: &Ui, room: Rect, shown: &ChancesShown<'_>, words: &str, font: FontId) -> Rect {
    let beside = if shown.sentences.is_empty() { 0.0 } else { TARGET + 10.0 };
    let room = room.shrink2(vec2(MARGIN, 0.0));
    let width = (room.width() - beside).max(1.0);
    let high = Pen::new(ui.ctx()).height(words, font, width).max(TARGET);
    Rect::from_min_size(pos2(room.left(), room.bottom() - high - MARGIN), vec2(width, high))
}

/// Draws a button for each moment above the bands, and leads a line from it to its turn. A button names the turn, or where
/// there is little room the number of the moment. Returns the number of the one that was pressed.
fn moments(ui: &mut Ui, bands: &Bands<'_>, shown: &ChancesShown<'_>) -> Option<usize> {
    let plot = bands.plot;
    let swings = || shown.chances.swings.iter();
    let turns: Vec<f32> = swings().map(|swing| bands.middle_of(swing.turn)).collect();
    let of_turn = |turn: u32| Button::new(t_args("end-turn", &[("n", turn.into())]));
    let mut buttons: Vec<Button> = swings().map(|swing| of_turn(swing.turn)).collect();
    let mut wide = buttons.iter().map(|button| button.width(ui)).fold(TARGET, f32::max);
    if (wide + APART) * buttons.len() as f32 > plot.width() {
        wide = TARGET;
        buttons = (1..=buttons.len())
            .map(|number| Button::new(number.to_string()))
            .collect();
    }
    let mut middles = turns.clone();
    let half = wide / 2.0;
    spread(&mut middles, (plot.left() + half, plot.right() - half), wide + APART);
    let top = plot.top() - ABOVE;
    let mut pressed = None;
    for (index, ((turn, middle), button)) in turns.into_iter().zip(middles).zip(buttons).enumerate() {
        let rect = Rect::from_center_size(pos2(middle, top + TARGET / 2.0), vec2(wide, TARGET));
        widgets::draw(ui, |pen| {
            let p = pen.palette;
            let line = vec![rect.center_bottom(), pos2(turn, plot.top()), pos2(turn, plot.bottom())];
            pen.flat_line(line.clone(), 3.5, p.ink);
            // The band of the aliens is dark where the window is light.
            pen.flat_line(line, 1.5, if p.dark { p.text } else { p.card });
        });
        let sentence = shown.sentences.get(index).map_or("", String::as_str);
        let label = t_args(
            "chances-moment",
            &[("n", (index + 1).into()), ("text", sentence.into())],
        );
        let weight = if index == shown.chosen {
            Weight::Made
        } else {
            Weight::Plain
        };
        let id = ui.scope_id().with(("moment", index));
        let response = button.label(label).weight(weight).show_as(ui, rect, id);
        if response.on_hover_text(sentence).clicked() {
            pressed = Some(index);
        }
    }
    pressed
}

/// The place of the bands, and the sides that have one, from the lowest.
struct Bands<'a> {
    plot: Rect,
    chances: &'a Chances,
    sides: Vec<Option<Seat>>,
}

impl<'a> Bands<'a> {
    fn new(plot: Rect, shown: &ChancesShown<'a>) -> Self {
        let chances = shown.chances;
        let seats = (0..shown.names.len()).filter_map(Seat::new).map(Some);
        let has_neutral = chances.points.iter().any(|point| point.of(None) > SEEN);
        let sides = seats.chain(has_neutral.then_some(None)).collect();
        Self { plot, chances, sides }
    }

    /// The place of a point across, by its number; it may lie between two.
    fn across(&self, point: f32) -> f32 {
        self.plot.left() + self.plot.width() * point / self.chances.turns.max(1) as f32
    }

    /// The middle of a turn across.
    fn middle_of(&self, turn: u32) -> f32 {
        let found = self.chances.points.iter().position(|point| point.turn == turn);
        self.across(found.unwrap_or_default() as f32 + 0.5)
    }

    /// The height of a part of the whole.
    fn up(&self, part: f64) -> f32 {
        self.plot.bottom() - self.plot.height() * part.clamp(0.0, 1.0) as f32
    }

    /// The part that the first of the sides have together in a point.
    fn below(&self, point: usize, sides: usize) -> f64 {
        let point = self.chances.points.get(point);
        let sides = self.sides.iter().take(sides);
        point.map_or(0.0, |point| sides.map(|side| point.of(*side)).sum())
    }

    /// The line over the first of the sides.
    fn line_over(&self, sides: usize) -> Vec<Pos2> {
        let points = 0..self.chances.points.len();
        let at = |point: usize| pos2(self.across(point as f32), self.up(self.below(point, sides)));
        points.map(at).collect()
    }

    /// The middle of a side's band in a point, and its height there.
    fn middle(&self, point: usize, side: usize) -> (Pos2, f32) {
        let [low, high] = [side, side + 1].map(|sides| self.up(self.below(point, sides)));
        (pos2(self.across(point as f32), (low + high) / 2.0), low - high)
    }

    fn paint(&self, pen: &mut Pen<'_>, neutral: fn(&mut Pen<'_>, Pos2, f32)) {
        let p = pen.palette;
        for (index, side) in self.sides.iter().enumerate() {
            let fill = match side {
                Some(seat) => pen.seat(*seat).fill,
                None if p.dark => p.lime,
                None => p.text,
            };
            pen.band(&self.line_over(index), &self.line_over(index + 1), fill);
        }
        for index in 1..self.sides.len() {
            pen.flat_line(self.line_over(index), 1.5, p.ink);
        }
        self.badges_inside(pen, neutral);
        self.axes(pen);
        self.ends(pen, neutral);
    }

    /// The badge of each side where its band is highest, so that its colour is not its only sign.
    fn badges_inside(&self, pen: &mut Pen<'_>, neutral: fn(&mut Pen<'_>, Pos2, f32)) {
        for (index, side) in self.sides.iter().enumerate() {
            let inner = 1..self.chances.points.len().saturating_sub(1);
            let high = |point: &usize| self.middle(*point, index).1;
            let Some(widest) = inner.max_by(|one, other| high(one).total_cmp(&high(other))) else {
                continue;
            };
            let (at, high) = self.middle(widest, index);
            if high > 2.0 * BADGE + 4.0 {
                sign(pen, *side, at, neutral);
            }
        }
    }

    /// Percents at the left, turns below.
    fn axes(&self, pen: &mut Pen<'_>) {
        let (p, plot) = (pen.palette, self.plot);
        for part in [0.0, 0.5, 1.0] {
            let at = pos2(plot.left() - 8.0, self.up(part));
            pen.text(at, Align2::RIGHT_CENTER, &percent(part), sizes::SMALL, p.dim);
        }
        let (turns, below) = (self.chances.turns, plot.bottom() + 15.0);
        let turn = |point: usize| {
            let point = self.chances.points.get(point)?;
            Some(t_args("end-turn", &[("n", point.turn.into())]))
        };
        let mut label = |x: f32, anchor, text: Option<String>| {
            let text = text.unwrap_or_default();
            pen.text(pos2(x, below), anchor, &text, sizes::SMALL, p.dim);
        };
        label(plot.left(), Align2::LEFT_CENTER, turn(0));
        if turns > 3 && plot.width() > 260.0 {
            label(self.across((turns / 2) as f32), Align2::CENTER_CENTER, turn(turns / 2));
        }
        label(plot.right(), Align2::RIGHT_CENTER, Some(t("chances-end")));
    }

    /// The badges and chances at the ends of the bands, none over another.
    fn ends(&self, pen: &mut Pen<'_>, neutral: fn(&mut Pen<'_>, Pos2, f32)) {
        let Some(last) = self.chances.points.len().checked_sub(1) else {
            return;
        };
        let highest_first = || self.sides.iter().enumerate().rev();
        let mut places: Vec<f32> = highest_first().map(|(index, _)| self.middle(last, index).0.y).collect();
        spread(&mut places, (self.plot.top(), self.plot.bottom()), 2.0 * BADGE + 3.0);
        let (text, x) = (pen.palette.text, self.plot.right() + 17.0);
        for ((_, side), y) in highest_first().zip(places) {
            let share = self.chances.points.get(last).map_or(0.0, |point| point.of(*side));
            sign(pen, *side, pos2(x, y), neutral);
            let at = pos2(x + 15.0, y);
            pen.bold(at, Align2::LEFT_CENTER, &percent(share), sizes::LABEL, text);
        }
    }

    /// In words: the chances at a few turns.
    fn spoken(&self, names: &[String]) -> String {
        let chances = self.chances;
        let last = chances.points.len().saturating_sub(1);
        let mut places = vec![0, last / 3, last * 2 / 3, last];
        places.dedup();
        let of = |side: &Option<Seat>| {
            let at = |&place: &usize| {
                let point = chances.points.get(place)?;
                let n = rounded(point.of(*side)).into();
                Some(match place == chances.turns {
                    true => t_args("chances-at-end", &[("n", n)]),
                    false => t_args("chances-at", &[("n", n), ("turn", point.turn.into())]),
                })
            };
            let stations: Vec<String> = places.iter().filter_map(at).collect();
            let name = side.map_or_else(|| t("end-aliens"), |seat| seat_name(names, seat));
            let args = [("name", name.into()), ("points", stations.join(", ").into())];
            t_args("end-course-of", &args)
        };
        let lines: Vec<String> = self.sides.iter().map(of).collect();
        format!("{} {}", t("chances-spoken"), lines.join(" "))
    }
}

/// The sign of a side: a badge, or the picture of the side that nobody plays.
fn sign(pen: &mut Pen<'_>, side: Option<Seat>, at: Pos2, neutral: fn(&mut Pen<'_>, Pos2, f32)) {
    match side {
        Some(seat) => badges::badge(pen, seat, at, BADGE),
        None => neutral(pen, at, BADGE * 2.2),
    }
}

/// A part of one in percents.
pub(crate) fn rounded(part: f64) -> i32 {
    (part * 100.0).round() as i32
}

fn percent(part: f64) -> String {
    t_args("chances-share", &[("n", rounded(part).into())])
}

/// Moves places along a line, which are in order, until each two are so far apart; inside these ends if there is room.
pub(crate) fn spread(places: &mut [f32], (from, to): (f32, f32), apart: f32) {
    let mut free = from;
    for place in &mut *places {
        *place = place.max(free);
        free = *place + apart;
    }
    let mut free = to;
    for place in places.iter_mut().rev() {
        *place = place.min(free);
        free = *place - apart;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_spread_inside_the_ends() {
        let mut places = [5.0, 6.0, 50.0, 99.0];
        spread(&mut places, (0.0, 100.0), 10.0);
        assert_eq!(places, [5.0, 15.0, 50.0, 99.0]);
        let mut places = [95.0, 96.0, 97.0];
        spread(&mut places, (0.0, 100.0), 10.0);
        assert_eq!(places, [80.0, 90.0, 100.0]);
        let mut places = [-3.0];
        spread(&mut places, (0.0, 100.0), 10.0);
        assert_eq!(places, [0.0]);
    }
}
