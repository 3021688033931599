//! The table of somebody who learns alone: positions on an ordinary table screen, without a host.

use super::{client::TableClient, coach::Coach, frame::TableScreen, games::shown};
use crate::{
    games::any::{AnyGame, AnySetup},
    protocol::{
        BotKind, Colour, DecisionId, DeviceId, Lobby, LogEntry, MemberId, MemberInfo, Name, OpenDecision, SeatInfo,
        Snapshot, Stage, StepBackOffer, TableId,
    },
    rules::{Config, Game, Seat, Viewer, legal},
};
use std::{ops::Range, sync::Arc};

/// The number of whoever learns among those at the table.
const ME: MemberId = MemberId(1);

/// A position for the screen.
pub(super) struct SoloPosition<'a> {
    pub(super) game: &'a AnyGame,
    /// True if the learner may give a command.
    pub(super) asks: bool,
    pub(super) may_step_back: bool,
    /// All that happened.
    pub(super) log: &'a [Arc<LogEntry<AnyGame>>],
    /// The part of the log that belongs to the position.
    pub(super) told: Range<usize>,
    pub(super) coach: Coach,
}

/// The table with what is on the screen.
pub(super) struct SoloTable {
    setup: AnySetup,
    learner: Seat,
    /// Number of the position on the screen: each has one of its own, so that nothing half chosen stays.
    generation: u32,
    /// The part of the log that the screen has; `None` for a fresh one.
    told: Option<Range<usize>>,
    client: TableClient,
    screen: Box<dyn TableScreen>,
}

impl SoloTable {
    /// A table without a position yet, at which somebody of this name has a seat, and bots have the others.
    pub(super) fn new(config: Config, setup: AnySetup, learner: Seat, name: Name) -> Self {
        Self {
            learner,
            generation: 0,
            told: None,
            client: table(config, &setup, learner, name),
            screen: (shown(setup.id()).screen)(),
            setup,
        }
    }

    /// The table screen with what it shows.
    pub(super) fn on_screen(&mut self) -> (&mut dyn TableScreen, &mut TableClient) {
        (&mut *self.screen, &mut self.client)
    }

    /// The table as the screen shows it.
    pub(super) const fn client(&self) -> &TableClient {
        &self.client
    }

    /// Goes on with a fresh screen, in the language that is spoken now. Nothing of the log is known there.
    pub(super) fn begin_anew(&mut self) {
        self.screen = (shown(self.setup.id()).screen)();
        self.told = None;
    }

    /// Lets the learner answer once more.
    pub(super) fn refuse(&mut self) {
        self.screen.refused();
    }

    /// Shows a position.
    pub(super) fn show(&mut self, position: SoloPosition<'_>) {
        self.generation += 1;
        let told = &position.told;
        let goes_on = self.told.take();
        let goes_on = goes_on.filter(|old| old.start == told.start && old.end <= told.end);
        let from = goes_on.as_ref().map_or(told.start, |old| old.end);
        let news = position.log.get(from..told.end).unwrap_or_default();
        if goes_on.is_none() {
            self.client.chronicle.begin_anew();
            let first = news.first().map_or(1, |first| first.number);
            self.client.chronicle.begins_at(first);
        }
        for entry in news {
            self.client.chronicle.keep(Arc::clone(entry));
        }
        let snapshot = self.snapshot(&position);
        self.client.snapshot = Some(Box::new(snapshot));
        self.client.snapshots += 1;
        self.client.coach = Some(position.coach);
        self.told = Some(position.told);
    }

    /// A position as the screen gets it: where it is only read, nobody has a choice.
    fn snapshot(&self, position: &SoloPosition<'_>) -> Snapshot<AnyGame> {
        let (game, setup, learner) = (position.game, &self.setup, self.learner);
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
        let list = position.asks.then(|| (learner, legal(game, setup, learner)));
        Snapshot {
            generation: self.generation,
            revision: self.generation,
            decisions: decisions.collect(),
            legal: list.into_iter().collect(),
            step_back: if position.may_step_back {
                StepBackOffer::Available { seat: learner }
            } else {
                StepBackOffer::Nothing
            },
            // What is learnt alone is short.
            log_last: position.told.end as u32,
            ..Snapshot::at_rest(TableId([0; 16]), 1, game.view(Viewer::Seat(learner)))
        }
    }
}

/// The table of whoever learns, and of bots.
fn table(config: Config, setup: &AnySetup, learner: Seat, name: Name) -> TableClient {
    let me = DeviceId([1; 32]);
    let table = TableId([0; 16]);
    let seats = AnyGame::seats(setup).seats();
    let seats = seats.zip(Colour::ALL).zip(1..).map(|((seat, colour), number)| {
        let mine = seat == learner;
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
    let mut client = TableClient::hostless(table, name, config, setup.clone());
    (client.me, client.lobby) = (Some(ME), Some(lobby));
    client
}
