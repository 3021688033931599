//! The lesson of a drawn game: read from its file, and the mark on the place that the coach means.

use super::{
    drawn::{Drawn, SpotAt},
    frame::BoardFrame,
    paint, point,
    state::BoardScreen,
};
use crate::{
    app::{
        coach::{LEARNER, Lesson, Page, Stop},
        look::Pen,
        widgets,
    },
    games::any::AnyGame,
    protocol::{LogEntry, LogKind, codec},
    rules::{Config, Game, Illegal, Seat, SeatCount, Seed},
    text::{t, t_args},
};
use egui::{Ui, accesskit::Role};
use serde::{Deserialize, de::DeserializeOwned};

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

/// Carries out a command of whoever may give it; returns who that was, and what happened.
fn carry_out(game: &mut AnyGame, lesson: &Lesson, command: &<AnyGame as Game>::Command) -> Result<Carried, Illegal> {
    let mut refused = Illegal::NotAsked;
    for open in game.decisions(&lesson.setup) {
        match game.apply(&lesson.setup, open.seat, command) {
            Ok(applied) => return Ok((open.seat, applied.events)),
            Err(why) => refused = why,
        }
    }
    Err(refused)
}

/// Who gave a command, and what happened.
type Carried = (Seat, Vec<<AnyGame as Game>::Event>);

/// Reads the lesson of a game and plays it through.
///
/// # Errors
/// The file is not in the format, a position is impossible or a command is not legal: which page, and why.
pub(super) fn read<G: Drawn>() -> Result<Lesson, String> {
    let file: LessonFile<G::Spot> = toml::from_str(G::LESSON).map_err(|error| error.to_string())?;
    let players = SeatCount::new(file.players).ok_or("so many players have no seats")?;
    let config = Config::new(G::ID.name(), players);
    let setup = G::setup(&config).map_err(|error| error.to_string())?;
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
        game = read_page::<G>(&mut lesson, &setup, game, page).map_err(|why| format!("page {name}: {why}"))?;
    }
    Ok(lesson)
}

/// Reads a page that begins in a position; returns the one that it ends in.
fn read_page<G: Drawn>(
    lesson: &mut Lesson,
    setup: &G::Setup,
    mut game: AnyGame,
    page: PageFile<G::Spot>,
) -> Result<AnyGame, String> {
    let mut from = lesson.stops.last().map_or(0, |stop| stop.log.start);
    if let Some(position) = &page.position {
        game = G::any_game(G::parse_position(setup, position).map_err(|error| error.to_string())?);
        from = lesson.log.len();
    }
    let parse = |text: &String| G::parse_command(setup, text).map_err(|error| error.to_string());
    for text in &page.play {
        step(lesson, &mut game, G::any_command(parse(text)?)).map_err(|why| format!("{text}: {why}"))?;
    }
    let number = lesson.pages.len();
    let stop = |lesson: &Lesson, game: &AnyGame, asked| Stop {
        page: number,
        game: game.clone(),
        asked,
        log: from..lesson.log.len(),
    };
    for text in &page.ask {
        let command = G::any_command(parse(text)?);
        let mut found = stop(lesson, &game, None);
        let seat = step(lesson, &mut game, command.clone()).map_err(|why| format!("{text}: {why}"))?;
        if seat != LEARNER {
            return Err(format!("{text}: another seat is asked"));
        }
        found.asked = Some((command, game.clone()));
        lesson.stops.push(found);
    }
    if page.ask.is_empty() {
        let found = stop(lesson, &game, None);
        lesson.stops.push(found);
    }
    let at = page.at.map(point::in_bytes::<G>).transpose()?;
    lesson.pages.push(Page { text: page.text, at });
    Ok(game)
}

/// Carries out a command and writes it into the log; returns who gave it.
fn step(lesson: &mut Lesson, game: &mut AnyGame, command: <AnyGame as Game>::Command) -> Result<Seat, String> {
    let (seat, events) = carry_out(game, lesson, &command).map_err(|why| why.to_string())?;
    // A lesson is short.
    let number = lesson.log.len() as u32 + 1;
    let what = LogKind::Command {
        seat,
        command,
        events,
        timed_out: false,
        revision: number,
    };
    lesson.log.push(LogEntry { number, what });
    Ok(seat)
}

/// The place that the coach means: the next one to be clicked, or what is told about.
fn meant<'p, G: Drawn>(frame: &'p BoardFrame<'_, G>, state: &BoardScreen<G>) -> Option<&'p SpotAt<G::Spot>> {
    let coach = frame.model.coach?;
    let spot = match (&coach.asked, &coach.at) {
        (Some(command), _) => {
            let (command, (question, _)) = (G::own_command(command)?, frame.own?);
            let ways = G::ways(frame.scene.about, &question.prompt, command);
            let ghost = state.staged.as_ref().map(|staged| staged.spot);
            let way = ways.first()?;
            let next = way.iter().find(|spot| !state.chosen.contains(spot)).or(way.last());
            ghost.filter(|spot| way.contains(spot)).or(next.copied())
        }
        (None, Some(at)) => codec::decode::<G::Spot>(at).ok(),
        (None, None) => None,
    };
    frame.places.iter().find(|place| Some(place.spot) == spot)
}

/// Marks the place that the coach means.
pub(super) fn mark<G: Drawn>(ui: &Ui, frame: &BoardFrame<'_, G>, state: &BoardScreen<G>) {
    let Some(place) = meant(frame, state).filter(|_| state.list.is_none() && !state.log_open) else {
        return;
    };
    let mut pen = Pen::new(ui.ctx());
    let color = pen.palette.accent;
    paint::around(&mut pen, &place.shape, 3.0, color, 0.12);
    let floats = frame.has_lens() && G::floats(place.spot);
    let room = if floats {
        frame.zones.board
    } else {
        frame.zones.window()
    };
    let tag = point::name_tag(&mut pen, place.shape.bounds(), room, &t("lesson-here"));
    pen.paint(&ui.painter_at(room));
    let words = t_args("lesson-here-at", &[("place", place.label.as_str().into())]);
    widgets::named(ui, tag, "coach", Role::Label, &words);
}
