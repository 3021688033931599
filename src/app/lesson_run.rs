//! A lesson as it is played: the engine's positions on an ordinary table screen, without a host.

use super::{
    client::TableClient,
    coach::{Coach, CoachWish},
    frame::TableScreen,
    games::shown,
    lesson::{LEARNER, Lesson, LessonStop},
};
use crate::{
    games::any::{AnyCommand, AnyGame},
    protocol::{
        BotKind, ClientMessage, Colour, DecisionId, DeviceId, Lobby, MemberId, MemberInfo, Name, OpenDecision,
        SeatInfo, Snapshot, Stage, StepBackOffer, TableId,
    },
    rules::{Game, Viewer, legal},
};
use std::sync::Arc;

/// The number of whoever learns among those at the table.
const ME: MemberId = MemberId(1);

/// A lesson with the place in it that is shown.
pub struct LessonRun {
    lesson: Lesson,
    at: usize,
    /// Number of the position on the screen: each has one of its own, so that nothing half chosen stays.
    generation: u32,
    client: TableClient,
    screen: Box<dyn TableScreen>,
}

impl LessonRun {
    /// Begins a lesson for somebody of this name.
    #[must_use]
    pub fn new(lesson: Lesson, name: Name) -> Self {
        let (client, screen) = (table(&lesson, name), (shown(lesson.setup.id()).screen)());
        let mut run = Self {
            lesson,
            at: 0,
            generation: 0,
            client,
            screen,
        };
        run.show(0);
        run
    }

    /// The table screen with what it shows.
    pub fn on_screen(&mut self) -> (&mut dyn TableScreen, &mut TableClient) {
        (&mut *self.screen, &mut self.client)
    }

    /// The table as the screen shows it.
    #[must_use]
    pub const fn client(&self) -> &TableClient {
        &self.client
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
            ClientMessage::Command { command, .. } if self.is_asked(command) => self.show(self.at + 1),
            ClientMessage::Command { .. } => {
                self.screen.refused();
                self.show(self.at);
                if let Some(coach) = &mut self.client.coach {
                    coach.strayed = true;
                }
            }
            ClientMessage::StepBack { .. } if self.may_step_back() => self.show(self.at - 1),
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
            CoachWish::On => self.show(self.at + 1),
            CoachWish::Back => {
                let page = self.stop().map_or(0, |stop| stop.page);
                let begun = self.first_of(page) < self.at;
                self.show(self.first_of(if begun { page } else { page.saturating_sub(1) }));
            }
        }
        false
    }

    /// Begins with a fresh screen at the same place: in the language that is spoken now.
    pub fn begin_anew(&mut self) {
        self.screen = (shown(self.lesson.setup.id()).screen)();
        // Nothing of the log is known there.
        self.generation = 0;
        self.show(self.at);
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

    /// Shows a position.
    fn show(&mut self, at: usize) {
        let before = self.stop().map(|stop| stop.log.clone()).filter(|_| self.generation > 0);
        self.at = at.min(self.lesson.stops.len().saturating_sub(1));
        self.generation += 1;
        let Some(stop) = self.lesson.stops.get(self.at) else {
            return;
        };
        let goes_on = before.filter(|old| old.start == stop.log.start && old.end <= stop.log.end);
        let from = goes_on.as_ref().map_or(stop.log.start, |old| old.end);
        let news = self.lesson.log.get(from..stop.log.end).unwrap_or_default();
        if goes_on.is_none() {
            self.client.chronicle.begin_anew();
            self.client
                .chronicle
                .begins_at(news.first().map_or(1, |first| first.number));
        }
        news.iter()
            .for_each(|entry| self.client.chronicle.keep(Arc::clone(entry)));
        let page = self.lesson.pages.get(stop.page);
        self.client.coach = Some(Coach {
            page: stop.page + 1,
            pages: self.lesson.pages.len(),
            text: page.map_or_else(String::new, |page| page.text.clone()),
            at: page.and_then(|page| page.at.clone()),
            asked: stop.asked.as_ref().map(|(command, _)| command.clone()),
            strayed: false,
        });
        let snapshot = self.snapshot(stop);
        self.client.snapshot = Some(Box::new(snapshot));
        self.client.snapshots += 1;
    }

    /// A position as the screen gets it: where a page is only read, nobody has a choice.
    fn snapshot(&self, stop: &LessonStop) -> Snapshot<AnyGame> {
        let (game, setup) = (&stop.game, &self.lesson.setup);
        let decisions = game.decisions(setup).into_iter().zip(0..);
        let decisions = decisions.map(|(decision, index)| OpenDecision {
            id: DecisionId {
                epoch: 0,
                generation: self.generation,
                index,
            },
            decision,
            clock: None,
        });
        let list = stop.asked.iter().map(|_| (LEARNER, legal(game, setup, LEARNER)));
        Snapshot {
            generation: self.generation,
            revision: self.generation,
            decisions: decisions.collect(),
            legal: list.collect(),
            step_back: if self.may_step_back() {
                StepBackOffer::Available { seat: LEARNER }
            } else {
                StepBackOffer::Nothing
            },
            // A lesson is short.
            log_last: stop.log.end as u32,
            ..Snapshot::at_rest(TableId([0; 16]), 1, game.view(Viewer::Seat(LEARNER)))
        }
    }
}

/// The table of a lesson: whoever learns, and bots.
fn table(lesson: &Lesson, name: Name) -> TableClient {
    let me = DeviceId([1; 32]);
    let table = TableId([0; 16]);
    let seats = AnyGame::seats(&lesson.setup).seats();
    let seats = seats.zip(Colour::ALL).zip(1..).map(|((seat, colour), number)| {
        let mine = seat == LEARNER;
        SeatInfo {
            device: Some(if mine { me } else { DeviceId::of_bot(table, number) }),
            member: mine.then_some(ME),
            name: Some(if mine { name.clone() } else { Name::bot(None, seat) }),
            colour,
            ready: true,
            bot: (!mine).then_some(BotKind::Greedy),
            stand_in: None,
            lets_pass: None,
            reserve: 0,
        }
    });
    let lobby = Lobby {
        stage: Stage::Playing,
        game: 1,
        seats: seats.collect(),
        members: vec![MemberInfo {
            id: ME,
            name: name.clone(),
            device: me,
            host: false,
            bot: false,
            connected: true,
            slow: false,
            may_host: false,
            addresses: Vec::new(),
        }],
        saved: false,
        handed_to: None,
        together: true,
        sure: 0,
        moves: Vec::new(),
    };
    let mut client = TableClient::hostless(table, name, lesson.config.clone(), lesson.setup.clone());
    (client.me, client.lobby) = (Some(ME), Some(lobby));
    client
}
