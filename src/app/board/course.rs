//! The course of a game on a drawn board, from the positions and the log that a client has kept.

use super::drawn::Drawn;
use crate::{
    app::{
        client::TableClient,
        course::{Course, CoursePoint, commands_that_stand, started},
        frame::TableModel,
        heard::recorded,
    },
    record::Cursor,
    rules::{Game as _, Seed, Viewer},
    text::About,
};

/// The course of the running game; empty if another game is played.
pub(super) fn course<G: Drawn>(client: &TableClient) -> Course {
    let mut course = Course::default();
    let Some(model) = TableModel::<G>::of(client, &[]) else {
        return course;
    };
    let start = started(&client.chronicle);
    let first = client.past.first();
    course.whole = start.zip(first).is_some_and(|(start, first)| first <= start);
    // A client that came later, or whose host began anew, knows the positions before only from the record.
    let recorded = if course.whole {
        None
    } else {
        recorded_views::<G>(client)
    };
    course.whole |= recorded.is_some();
    let views: Vec<G::View> = recorded.unwrap_or_else(|| client.past.views::<G>().collect());
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
    for view in views {
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
    if !course.whole && course.points.len() > 1 {
        // Where nobody can say how it went at first, the curve begins at least with the game.
        let view = G::new(model.setup, Seed::from_number(0)).view(Viewer::Spectator);
        course.points.insert(0, point(0, &view));
    }
    if start.is_some() {
        for (_, events) in commands_that_stand(&client.chronicle) {
            let feats = events.iter().filter_map(G::own_event).flat_map(G::feats);
            feats.for_each(|feat| course.count(feat));
        }
    }
    course
}

/// All positions of a game that is over, from its record as this client heard it; `None` if it did not hear all.
fn recorded_views<G: Drawn>(client: &TableClient) -> Option<Vec<G::View>> {
    let record = recorded(client).ok()?;
    let mut cursor = Cursor::new(&record).ok()?;
    let mut views = Vec::new();
    loop {
        let view = cursor.state().view(Viewer::Spectator);
        views.extend(G::own_view(&view).cloned());
        if !cursor.step().ok()? {
            return Some(views);
        }
    }
}
