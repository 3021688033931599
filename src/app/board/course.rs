//! The course of a game on a drawn board, from the positions and the log that a client has kept.

use super::drawn::Drawn;
use crate::{
    app::{
        client::TableClient,
        course::{Course, CoursePoint, commands_that_stand, started},
        frame::TableModel,
    },
    rules::Seed,
    text::About,
};

/// The course of the running game; empty if another game is played.
pub(super) fn course<G: Drawn>(client: &TableClient) -> Course {
    let mut course = Course::default();
    let Some(model) = TableModel::<G>::of(client, &[]) else {
        return course;
    };
    let start = started(&client.log);
    let first = client.past.first();
    course.whole = start.zip(first).is_some_and(|(start, first)| first <= start);
    let point = |turn: u32, view: &G::View| {
        let about = About { view, ..model.about() };
        CoursePoint {
            turn,
            scores: G::seats(model.setup)
                .seats()
                .map(|seat| G::score(about, seat).points)
                .collect(),
            neutral: G::neutral_score(about),
        }
    };
    // Only the last position of a turn counts its points.
    let mut last: Option<(u32, G::View)> = None;
    for view in client.past.views::<G>() {
        let Ok(game) = G::from_view(model.setup, &view, Seed::from_number(0)) else {
            continue;
        };
        let turn = game.turn();
        match &last {
            None if course.whole => course.take(point(turn.saturating_sub(1), &view)),
            Some((before, done)) if *before != turn => course.take(point(*before, done)),
            _ => {}
        }
        last = Some((turn, view));
    }
    if let Some((turn, view)) = last {
        course.take(point(turn, &view));
    }
    if start.is_some() {
        for (_, events) in commands_that_stand(&client.log) {
            let feats = events.iter().filter_map(G::own_event).flat_map(G::feats);
            feats.for_each(|feat| course.count(feat));
        }
    }
    course
}
