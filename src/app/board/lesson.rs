//! The lesson of a drawn game: read from its file, and the mark on the place that the coach means.

use super::{
    drawn::{Drawn, SpotAt},
    frame::BoardFrame,
    point,
    state::BoardScreen,
    ways::Click,
};
use crate::{
    app::{
        lesson::{LEARNER, Lesson, LessonError, LessonPage, LessonStop, PageError},
        look::Pen,
        widgets,
    },
    games::any::{AnyCommand, AnyEvent, AnyGame},
    protocol::{LogEntry, LogKind, codec},
    rules::{Config, Game, Illegal, Seat, SeatCount, Seed},
    text::{t, t_args},
};
use egui::{Ui, accesskit::Role};
use serde::{Deserialize, de::DeserializeOwned};
use std::sync::Arc;

/// The file of a lesson.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound = "S: DeserializeOwned")]
struct LessonFile<S> {
    players: usize,
    page: Vec<PageFile<S>>,
}

/// A page in that file. Positions and commands are in the notation of the game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound = "S: DeserializeOwned")]
struct PageFile<S> {
    /// Id of what the coach says.
    text: String,
    /// The position that it begins with; without one the game goes on.
    position: Option<String>,
    /// Commands that are carried out before anything is said, by whoever is asked.
    #[serde(default)]
    play: Vec<String>,
    /// The place that it is about.
    at: Option<S>,
    /// The commands that the learner gives.
    #[serde(default)]
    ask: Vec<String>,
}

/// Who gave a command, and what happened.
type Carried = (Seat, Vec<AnyEvent>);

/// Carries out a command of whoever may give it; returns who that was, and what happened.
fn carry_out(game: &mut AnyGame, lesson: &Lesson, command: &AnyCommand) -> Result<Carried, Illegal> {
    let mut refused = Illegal::NotAsked;
    for open in game.decisions(&lesson.setup) {
        match game.apply(&lesson.setup, open.seat, command) {
            Ok(applied) => return Ok((open.seat, applied.events)),
            Err(why) => refused = why,
        }
    }
    Err(refused)
}

/// The lesson of a game.
///
/// # Errors
/// As [`read`].
pub(super) fn lesson<G: Drawn>() -> Result<Lesson, LessonError> {
    read::<G>(G::LESSON)
}

/// Reads a lesson and plays it through.
///
/// # Errors
/// The file is not in the format, a position is impossible or a command is not legal: which page, and why.
fn read<G: Drawn>(text: &str) -> Result<Lesson, LessonError> {
    let file: LessonFile<G::Spot> = toml::from_str(text).map_err(|error| LessonError::File(error.to_string()))?;
    let players = SeatCount::new(file.players).ok_or(LessonError::Players(file.players))?;
    let config = Config::new(G::ID.name(), players);
    let setup = G::setup(&config)?;
    let mut game = G::any_game(G::new(&setup, Seed::from_number(1)));
    let mut lesson = Lesson {
        config,
        setup: G::any_setup(setup.clone()),
        pages: Vec::new(),
        stops: Vec::new(),
        log: Vec::new(),
    };
    for page in file.page {
        let name = page.text.clone();
        let read = read_page::<G>(&mut lesson, &setup, game, page);
        game = read.map_err(|fault| LessonError::Page { page: name, fault })?;
    }
    Ok(lesson)
}

/// Reads a page that begins in a position; returns the one that it ends in.
fn read_page<G: Drawn>(
    lesson: &mut Lesson,
    setup: &G::Setup,
    mut game: AnyGame,
    page: PageFile<G::Spot>,
) -> Result<AnyGame, PageError> {
    let mut from = lesson.stops.last().map_or(0, |stop| stop.log.start);
    if let Some(position) = &page.position {
        game = G::any_game(G::parse_position(setup, position)?);
        from = lesson.log.len();
    }
    for text in &page.play {
        step(lesson, &mut game, G::any_command(G::parse_command(setup, text)?), text)?;
    }
    let number = lesson.pages.len();
    let stop = |lesson: &Lesson, game: &AnyGame, asked| LessonStop {
        page: number,
        game: game.clone(),
        asked,
        log: from..lesson.log.len(),
    };
    for text in &page.ask {
        let command = G::any_command(G::parse_command(setup, text)?);
        let mut found = stop(lesson, &game, None);
        if step(lesson, &mut game, command.clone(), text)? != LEARNER {
            return Err(PageError::OtherSeat(text.clone()));
        }
        found.asked = Some((command, game.clone()));
        lesson.stops.push(found);
    }
    if page.ask.is_empty() {
        let found = stop(lesson, &game, None);
        lesson.stops.push(found);
    }
    let place = |spot| point::in_bytes::<G>(spot).ok_or(PageError::LongPlace);
    let at = page.at.map(place).transpose()?;
    lesson.pages.push(LessonPage { text: page.text, at });
    Ok(game)
}

/// Carries out a command and writes it into the log; returns who gave it.
fn step(lesson: &mut Lesson, game: &mut AnyGame, command: AnyCommand, text: &str) -> Result<Seat, PageError> {
    let carried = carry_out(game, lesson, &command);
    let (seat, events) = carried.map_err(|why| PageError::Illegal {
        text: text.to_owned(),
        why,
    })?;
    // A lesson is short.
    let number = lesson.log.len() as u32 + 1;
    let what = LogKind::Command {
        seat,
        command,
        events,
        timed_out: false,
        revision: number,
    };
    lesson.log.push(Arc::new(LogEntry { number, what }));
    Ok(seat)
}

/// The place that the coach means: the next one that has to be clicked, or what is told about.
pub(super) fn meant<'p, G: Drawn>(frame: &'p BoardFrame<'_, G>, state: &BoardScreen<G>) -> Option<&'p SpotAt<G::Spot>> {
    let coach = frame.model.coach?;
    if state.list.is_some() || state.log_open {
        return None;
    }
    let spot = match (&coach.asked, &coach.at) {
        (Some(command), _) => next_click(frame, state, G::own_command(command)?),
        (None, Some(at)) => codec::decode::<G::Spot>(at).ok(),
        (None, None) => None,
    };
    frame.places.iter().find(|place| Some(place.spot) == spot)
}

/// The place to click next for a command; one that may be left out is left out.
pub(super) fn next_click<G: Drawn>(
    frame: &BoardFrame<'_, G>,
    state: &BoardScreen<G>,
    command: &G::Command,
) -> Option<G::Spot> {
    let (question, legal) = frame.own?;
    let ways = G::ways(frame.scene.about, &question.prompt, command);
    let way = ways.first()?;
    let target = *way.last()?;
    if let Some(ghost) = state.staged.as_ref().filter(|ghost| way.contains(&ghost.spot)) {
        return Some(ghost.spot);
    }
    let number = legal.iter().position(|other| other == command)?;
    if state.ways.click(&state.chosen, target) == Some(Click::Give(vec![number])) {
        return Some(target);
    }
    let open = way.iter().find(|spot| !state.chosen.contains(spot));
    Some(open.copied().unwrap_or(target))
}

/// Says where the place that the coach means is.
pub(super) fn mark<G: Drawn>(ui: &Ui, frame: &BoardFrame<'_, G>, state: &BoardScreen<G>) {
    let Some(place) = meant(frame, state) else { return };
    let mut pen = Pen::new(ui.ctx());
    let bounds = place.shape.bounds();
    let floats = frame.has_lens() && G::floats(place.spot);
    let room = if floats || frame.zones.board.contains(bounds.center()) {
        frame.zones.board
    } else {
        frame.zones.window()
    };
    let other_lit = |other: &&SpotAt<G::Spot>| other.spot != place.spot && frame.scene.lit.contains(&other.spot);
    let lit = frame.places.iter().filter(other_lit);
    let lit: Vec<_> = lit.map(|other| other.shape.bounds()).collect();
    let tag = point::name_tag(&mut pen, bounds, (room, &lit), &t("lesson-here"));
    pen.paint(&ui.painter_at(room));
    let words = t_args("lesson-here-at", &[("place", place.label.as_str().into())]);
    widgets::named(ui, tag, "coach", Role::Label, &words);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::argo::State;

    fn fault(text: &str) -> String {
        read::<State>(text).expect_err("a fault").to_string()
    }

    #[test]
    fn each_fault_of_a_lesson_is_told_with_its_page() {
        let page = |more: &str| fault(&format!("players = 2\n[[page]]\ntext = \"argo-lesson-aim\"\n{more}"));
        assert!(fault("players = ").starts_with("the file is not in the format: "));
        assert_eq!(fault("players = 9\npage = []"), "9 players have no seats");
        let unread = page("play = [\"fly\"]");
        assert!(unread.starts_with("page argo-lesson-aim: "), "{unread}");
        let illegal = page("play = [\"end\"]");
        assert!(illegal.starts_with("page argo-lesson-aim: end: "), "{illegal}");
    }
}
