//! The curve: the points of each player over the turns.

use crate::{
    app::{
        client::TableClient,
        course::{Course, CoursePoint},
        frame::chances::spread,
        games::shown,
        look::{Pen, badges, fonts, palette, sizes},
        widgets,
    },
    rules::Seat,
    text::{t, t_args},
};
use egui::{Align2, Pos2, Rect, Role, Ui, pos2, vec2};

/// Distances between the lines across; the first that gives few enough lines is taken.
const STEPS: [i64; 9] = [1, 2, 5, 10, 20, 25, 50, 100, 200];
/// Marks on a line, beside the badge at its end.
const MARKS: usize = 5;
/// Radius of the badge at the end of a line.
const END: f32 = 9.0;

/// A line of the chart: a player's, or without a seat that of the side that nobody plays.
struct Curve {
    seat: Option<Seat>,
    name: String,
    /// Turns and points.
    points: Vec<(u32, i32)>,
}

impl Curve {
    fn last(&self) -> i32 {
        self.points.last().map_or(0, |(_, score)| *score)
    }

    /// In words: the points at a few turns.
    fn spoken(&self) -> String {
        let last = self.points.len().saturating_sub(1);
        let mut places = [0, last / 3, last * 2 / 3, last].to_vec();
        places.dedup();
        let at = |&place: &usize| {
            let (turn, score) = self.points.get(place)?;
            Some(t_args(
                "end-course-at",
                &[("n", (*score).into()), ("turn", (*turn).into())],
            ))
        };
        let stations: Vec<String> = places.iter().filter_map(at).collect();
        let stations = stations.join(", ");
        t_args(
            "end-course-of",
            &[("name", self.name.as_str().into()), ("points", stations.into())],
        )
    }
}

fn curves(model: &TableClient, course: &Course) -> Vec<Curve> {
    let seats = course.points.first().map_or(0, |point| point.scores.len());
    let line = |of: &dyn Fn(&CoursePoint) -> Option<i32>| {
        let points = course.points.iter().filter_map(|point| Some((point.turn, of(point)?)));
        points.collect::<Vec<_>>()
    };
    let neutral = Curve {
        seat: None,
        name: t("end-aliens"),
        points: line(&|point| point.neutral),
    };
    let player = |seat: Seat| Curve {
        seat: Some(seat),
        name: model.name(seat).to_owned(),
        points: line(&|point| Some(point.of(seat))),
    };
    let players = (0..seats).filter_map(Seat::new).map(player);
    let with_points = |curve: &Curve| !curve.points.is_empty();
    std::iter::once(neutral).filter(with_points).chain(players).collect()
}

/// The place of the chart, and what its edges stand for.
struct Axes {
    plot: Rect,
    turns: (u32, u32),
    /// Wider than any score, which a host may send as it likes.
    scores: (i64, i64),
    step: i64,
}

impl Axes {
    fn new(plot: Rect, curves: &[Curve]) -> Self {
        let all = || curves.iter().flat_map(|curve| &curve.points);
        let first = all().map(|(turn, _)| *turn).min().unwrap_or(0);
        let last = all().map(|(turn, _)| *turn).max().unwrap_or(0);
        let scores = || all().map(|(_, score)| i64::from(*score));
        let lowest = scores().min().unwrap_or(0).min(0);
        let highest = scores().max().unwrap_or(0).max(1);
        let span = highest - lowest;
        let most = (plot.height() / 34.0).max(2.0) as i64;
        let step = STEPS.into_iter().find(|step| span / step <= most).unwrap_or(span);
        let down = lowest.div_euclid(step) * step;
        let up = (highest + step - 1).div_euclid(step) * step;
        Self {
            plot,
            turns: (first, last.max(first.saturating_add(1))),
            scores: (down, up),
            step,
        }
    }

    /// The scores with a line across.
    fn lines(&self) -> Vec<i64> {
        let span = self.scores.1 - self.scores.0;
        (0..=span / self.step)
            .map(|line| self.scores.0 + line * self.step)
            .collect()
    }

    fn at(&self, (turn, score): (u32, i64)) -> Pos2 {
        let share = |value: f32, (from, to): (f32, f32)| (value - from) / (to - from);
        let across = share(turn as f32, (self.turns.0 as f32, self.turns.1 as f32));
        let up = share(score as f32, (self.scores.0 as f32, self.scores.1 as f32));
        pos2(
            self.plot.left() + across * self.plot.width(),
            self.plot.bottom() - up * self.plot.height(),
        )
    }

    fn paint(&self, pen: &mut Pen<'_>, from_start: bool) {
        let p = pen.palette;
        for score in self.lines() {
            let at = self.at((self.turns.0, score));
            pen.flat_line(vec![at, pos2(self.plot.right(), at.y)], 1.0, p.line);
            let left = at - vec2(10.0, 0.0);
            pen.text(left, Align2::RIGHT_CENTER, &score.to_string(), sizes::SMALL, p.dim);
        }
        let (first, last) = self.turns;
        let middle = first + (last - first) / 2;
        let turn = |turn: u32| t_args("end-turn", &[("n", turn.into())]);
        let begin = if from_start { t("end-start") } else { turn(first) };
        let below = self.plot.bottom() + 16.0;
        let mut label = |at: u32, anchor, text: &str| {
            let x = self.at((at, self.scores.0)).x;
            pen.text(pos2(x, below), anchor, text, sizes::SMALL, p.dim);
        };
        label(first, Align2::LEFT_CENTER, &begin);
        if last - first > 3 && self.plot.width() > 260.0 {
            label(middle, Align2::CENTER_CENTER, &turn(middle));
        }
        label(last, Align2::RIGHT_CENTER, &turn(last));
    }
}

/// Draws the chart into a room.
pub(super) fn chart_ui(ui: &mut Ui, room: Rect, model: &TableClient, course: &Course) {
    let curves = curves(model, course);
    if course.points.len() < 2 {
        let (p, font) = (palette(ui.ctx()), fonts::regular(sizes::LABEL));
        let at = room.min + vec2(16.0, 8.0);
        widgets::paragraph(ui, at, &t("end-course-none"), font, p.dim, room.width() - 32.0);
        return;
    }
    let plot = Rect::from_min_max(room.min + vec2(46.0, 12.0), room.max - vec2(66.0, 34.0));
    let axes = Axes::new(plot, &curves);
    widgets::draw(ui, |pen| {
        axes.paint(pen, course.whole);
        for (index, curve) in curves.iter().enumerate() {
            paint_curve(pen, &axes, curve, index);
        }
        ends(pen, &axes, &curves, model);
    });
    let lines: Vec<String> = curves.iter().map(Curve::spoken).collect();
    let words = format!("{} {}", t("end-course-spoken"), lines.join(" "));
    widgets::named(ui, room, "course", Role::Image, &words);
}

/// A player's line is cased and bears its shape; that of the side that nobody plays is dashed.
fn paint_curve(pen: &mut Pen<'_>, axes: &Axes, curve: &Curve, index: usize) {
    let p = pen.palette;
    let points: Vec<Pos2> = curve
        .points
        .iter()
        .map(|&(turn, score)| axes.at((turn, score.into())))
        .collect();
    let Some(seat) = curve.seat else {
        let color = if p.dark { p.lime } else { p.text };
        return pen.dashed(&points, 2.0, color, 5.0, 4.0);
    };
    let look = pen.seat(seat);
    pen.line(&points, 4.4, p.ink);
    pen.line(&points, 2.6, look.fill);
    // Those of several lines stand beside each other.
    let every = (points.len() / MARKS).max(1);
    let first = (every * index / MARKS).max(1);
    let last = points.len().saturating_sub(1);
    for at in points.iter().take(last).skip(first).step_by(every) {
        badges::look_shape(pen, look, *at, 4.0, look.fill, 1.2, p.ink);
    }
}

/// The badges and points at the ends of the lines, none over another.
fn ends(pen: &mut Pen<'_>, axes: &Axes, curves: &[Curve], model: &TableClient) {
    let p = pen.palette;
    let mut order: Vec<&Curve> = curves.iter().collect();
    order.sort_by_key(|curve| std::cmp::Reverse(curve.last()));
    let high = 2.0 * END + 3.0;
    let at = |curve: &Curve| axes.at((axes.turns.1, curve.last().into())).y;
    let mut places: Vec<f32> = order.iter().map(|curve| at(curve)).collect();
    spread(&mut places, (axes.plot.top() - 6.0, axes.plot.bottom() + 4.0), high);
    for (curve, y) in order.into_iter().zip(places) {
        let at = pos2(axes.plot.right() + 17.0, y);
        match curve.seat {
            Some(seat) => badges::badge(pen, seat, at, END),
            None => {
                if let Some(shown) = model.game().map(shown) {
                    (shown.neutral)(pen, at, END * 2.2);
                }
            }
        }
        let at = at + vec2(15.0, 0.0);
        pen.bold(at, Align2::LEFT_CENTER, &curve.last().to_string(), sizes::LABEL, p.text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_points_a_host_sends_there_are_few_lines_and_all_points_lie_between_them() {
        let plot = Rect::from_min_size(Pos2::ZERO, vec2(400.0, 200.0));
        for scores in [[0, 0], [-3, 19], [0, i32::MAX], [i32::MIN, i32::MAX], [i32::MIN, 0]] {
            for turn in [1, u32::MAX] {
                let points = scores.map(|score| (turn, score)).to_vec();
                let (seat, name) = (None, String::new());
                let axes = Axes::new(plot, &[Curve { seat, name, points }]);
                let lines = axes.lines();
                assert!((2..=8).contains(&lines.len()), "{scores:?} {lines:?}");
                for score in scores.map(i64::from) {
                    assert!(axes.scores.0 <= score && score <= axes.scores.1, "{scores:?} {lines:?}");
                    assert!(axes.at((turn, score)).y.is_finite());
                }
            }
        }
    }
}
