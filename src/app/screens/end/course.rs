//! How a game went: the curve of points, or the chances over the turns.

use super::chart;
use crate::{
    app::{
        analysis::GameAnalysis,
        client::TableClient,
        course::Course,
        frame::{
            Wish,
            chances::{ChancesShown, ChancesWish, chances_ui},
        },
        games::shown,
        look::sizes,
        widgets,
    },
    games::any::AnyGame,
    rules::{Game, Seat},
    text::t,
};
use egui::{Rect, Ui, vec2};

/// Most width of a button that chooses the curve.
const CHOICE: f32 = 220.0;

/// The curve that is chosen.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct CurveChosen {
    /// The chances, and not the points.
    pub(super) chances: bool,
    /// The moment that is read about.
    moment: usize,
}

/// Draws the chosen curve, and above it the choice.
pub(super) fn course_ui(
    ui: &mut Ui,
    room: Rect,
    (model, course): (&TableClient, &Course),
    chosen: &mut CurveChosen,
) -> Option<Wish> {
    let (row, room) = room.split_top_bottom_at_y(room.top() + sizes::TARGET);
    let row = row.shrink2(vec2(16.0, 0.0));
    let each = ((row.width() - 8.0) / 2.0).min(CHOICE);
    let choices = [(false, "end-course-points"), (true, "end-course-chances")];
    for (index, (chances, text)) in choices.into_iter().enumerate() {
        let at = row.min + vec2((each + 8.0) * index as f32, 0.0);
        let rect = Rect::from_min_size(at, vec2(each, row.height()));
        if widgets::choice_button(ui, rect, &t(text), chosen.chances == chances).clicked() {
            chosen.chances = chances;
        }
    }
    let room = room.with_min_y(room.top() + 8.0);
    if chosen.chances {
        return chances(ui, room, model, chosen);
    }
    chart::chart_ui(ui, room, model, course);
    None
}

/// Draws the chances. The analysis begins when they are shown for the first time.
fn chances(ui: &mut Ui, room: Rect, model: &TableClient, chosen: &mut CurveChosen) -> Option<Wish> {
    let (Some(info), Some(analysis)) = (&model.info, &model.chances) else {
        return Some(Wish::Analyse);
    };
    let (chances, game) = (GameAnalysis::chances(analysis), shown(info.setup.id()));
    let seats = AnyGame::seats(&info.setup).seats();
    let names: Vec<String> = seats.map(|seat: Seat| model.name(seat).to_owned()).collect();
    let swings = chances.swings.iter();
    let sentences: Vec<String> = swings.map(|swing| (game.moment)(model, swing)).collect();
    let entry = |moment: usize| {
        let entry = chances.number(chances.swings.get(moment)?)?;
        model.past.place(entry).map(|_| entry)
    };
    let shown = ChancesShown {
        chances: &chances,
        names: &names,
        neutral: game.neutral,
        sentences: &sentences,
        chosen: chosen.moment,
        can_look: entry(chosen.moment).is_some(),
    };
    match chances_ui(ui, room, &shown)? {
        ChancesWish::Choose(moment) => {
            chosen.moment = moment;
            None
        }
        ChancesWish::Look(moment) => Some(Wish::LookAt {
            entry: entry(moment)?,
            words: sentences.get(moment)?.clone(),
        }),
    }
}
