//! A lesson as it is played: the engine's positions, one after the other.

use super::{
    client::TableClient,
    coach::{Coach, CoachWish},
    frame::TableScreen,
    lesson::{LEARNER, Lesson, LessonStop},
    solo::{SoloPosition, SoloTable},
};
use crate::{
    games::any::{AnyCommand, AnyGame},
    protocol::{ClientMessage, Name},
    rules::Game,
};

/// A lesson with the place in it that is shown.
pub struct LessonRun {
    lesson: Lesson,
    at: usize,
    table: SoloTable,
}

impl LessonRun {
    /// Begins a lesson for somebody of this name.
    #[must_use]
    pub fn new(lesson: Lesson, name: Name) -> Self {
        let table = SoloTable::new(lesson.config.clone(), lesson.setup.clone(), LEARNER, name);
        let mut run = Self { lesson, at: 0, table };
        run.show(0, false);
        run
    }

    /// The table screen with what it shows.
    pub fn on_screen(&mut self) -> (&mut dyn TableScreen, &mut TableClient) {
        self.table.on_screen()
    }

    /// The table as the screen shows it.
    #[must_use]
    pub const fn client(&self) -> &TableClient {
        self.table.client()
    }

    /// The ids of all that the coach says in this lesson.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        self.lesson.pages.iter().map(|page| page.text.as_str())
    }

    /// The position that is shown.
    #[must_use]
    pub fn stop(&self) -> Option<&LessonStop> {
        self.lesson.stops.get(self.at)
    }

    /// Takes what the learner says to the table: the command that is asked for goes on, so does one that leads to the same
    /// position, and a step back goes back inside the page. Anything else changes nothing.
    pub fn hear(&mut self, message: &ClientMessage<AnyGame>) {
        match message {
            ClientMessage::Command { command, .. } if self.is_asked(command) => self.show(self.at + 1, false),
            ClientMessage::Command { .. } => {
                self.table.refuse();
                self.show(self.at, true);
            }
            ClientMessage::StepBack { .. } if self.may_step_back() => self.show(self.at - 1, false),
            _ => {}
        }
    }

    fn is_asked(&self, command: &AnyCommand) -> bool {
        let Some((stop, (asked, then))) = self.stop().and_then(|stop| Some((stop, stop.asked.as_ref()?))) else {
            return false;
        };
        let mut game = stop.game.clone();
        command == asked || (game.apply(&self.lesson.setup, LEARNER, command).is_ok() && game == *then)
    }

    /// Goes where the learner wants; true if the lesson is over.
    pub fn go(&mut self, to: CoachWish) -> bool {
        match to {
            CoachWish::Leave => return true,
            CoachWish::On if self.at + 1 >= self.lesson.stops.len() => return true,
            CoachWish::On => self.show(self.at + 1, false),
            CoachWish::Back => {
                let page = self.stop().map_or(0, |stop| stop.page);
                let begun = self.first_of(page) < self.at;
                let first = self.first_of(if begun { page } else { page.saturating_sub(1) });
                self.show(first, false);
            }
        }
        false
    }

    /// Begins with a fresh screen at the same place: in the language that is spoken now.
    pub fn begin_anew(&mut self) {
        self.table.begin_anew();
        self.show(self.at, false);
    }

    /// The first position of a page.
    fn first_of(&self, page: usize) -> usize {
        let mut stops = self.lesson.stops.iter();
        stops.position(|stop| stop.page == page).unwrap_or(0)
    }

    /// True if the page has begun with a command, which can be taken back.
    fn may_step_back(&self) -> bool {
        self.stop().is_some_and(|stop| self.first_of(stop.page) < self.at)
    }

    /// Shows a position; `strayed` if another command was given than the one that is asked for.
    fn show(&mut self, at: usize, strayed: bool) {
        self.at = at.min(self.lesson.stops.len().saturating_sub(1));
        let may_step_back = self.may_step_back();
        let Some(stop) = self.lesson.stops.get(self.at) else {
            return;
        };
        let page = self.lesson.pages.get(stop.page);
        let coach = Coach {
            page: stop.page + 1,
            pages: self.lesson.pages.len(),
            text: page.map_or_else(String::new, |page| page.text.clone()),
            at: page.and_then(|page| page.at.clone()),
            asked: stop.asked.as_ref().map(|(command, _)| command.clone()),
            line: Vec::new(),
            is_puzzle: false,
            strayed,
        };
        self.table.show(SoloPosition {
            game: &stop.game,
            asks: stop.asked.is_some(),
            may_step_back,
            log: &self.lesson.log,
            told: stop.log.clone(),
            coach,
        });
    }
}
