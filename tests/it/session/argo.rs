//! Whole games of Argo as every table plays them: through the list of games, with interrupts, steps back, people who
//! drop out and come back, and the next game at the same table.

use super::table::{Table, device, options, origin};
use podbay::{
    games::{
        any::{AnyCommand, AnyGame},
        argo::Command,
    },
    protocol::{ClientMessage, LogKind, SeedVerdict, Stage, StepBackOffer, codec, limits},
    record::{load, verify},
    rules::{GameRng, Seat, Seed},
    session::TableOptions,
};
use std::time::Duration;

/// Counts over all games.
#[derive(Debug, Default)]
struct Counts {
    interrupts: usize,
    steps_back: usize,
    forward: usize,
    returns: usize,
    timed_out: usize,
    /// Bytes of the longest event.
    event_max: usize,
    /// Bytes of the longest snapshot without its events.
    snapshot_max: usize,
}

/// People at a table: the present connection of each, if there is one.
struct Party {
    table: Table<AnyGame>,
    lines: Vec<Option<u64>>,
    next: u64,
    rng: GameRng,
    counts: Counts,
}

impl Party {
    fn new(players: u64, seed: u64) -> Self {
        let fair = TableOptions {
            seed: None,
            secret: [seed as u8; 32],
            ..options("argo", players as usize)
        };
        Self {
            table: Table::started(fair, players),
            lines: (0..players).map(Some).collect(),
            next: 100,
            rng: GameRng::new(Seed::from_number(seed)),
            counts: Counts::default(),
        }
    }

    fn play(&mut self) {
        for _ in 0..20_000 {
            if self.table.session().stage() != Stage::Playing {
                return;
            }
            let player = self.rng.below(self.lines.len() as u32) as usize;
            match (self.rng.below(100), self.lines[player]) {
                // The host's own window stays.
                (0, Some(line)) if player > 0 => {
                    self.table.drop_client(line);
                    self.lines[player] = None;
                }
                (0..=4, None) => self.come_back(player),
                (5, _) => self.table.pass(Duration::from_secs(u64::from(self.rng.below(30)))),
                (_, Some(line)) => self.act(player, line),
                (_, None) => {}
            }
        }
        panic!("the game does not end");
    }

    fn come_back(&mut self, player: usize) {
        self.table
            .join_as(self.next, device(player as u64), origin(player as u64), false);
        self.table.say(self.next, ClientMessage::LogFrom { number: 1 });
        self.lines[player] = Some(self.next);
        self.next += 1;
        self.counts.returns += 1;
    }

    fn act(&mut self, player: usize, line: u64) {
        let seat = Seat::wrapping(player);
        let snapshot = self.table.newest(line);
        if snapshot.step_back == (StepBackOffer::Available { seat }) && self.rng.below(30) == 0 {
            let revision = snapshot.revision;
            self.table.say(line, ClientMessage::StepBack { seat, revision });
            self.counts.steps_back += 1;
            return;
        }
        if snapshot.forward.alone && snapshot.forward.seats.contains(seat) && self.rng.below(2) == 0 {
            let revision = snapshot.revision;
            self.table.say(line, ClientMessage::GoForward { seat, revision });
            self.counts.forward += 1;
            return;
        }
        let Some((_, list)) = snapshot.legal.iter().find(|(of, _)| *of == seat) else {
            return;
        };
        let is_interrupt = |c: &&AnyCommand| matches!(c, AnyCommand::Argo(Command::Interrupt { .. }));
        let command = match list.iter().find(is_interrupt) {
            // A bot that picks any command seldom steps in.
            Some(interrupt) if self.rng.below(2) == 0 => interrupt,
            _ => &list[self.rng.below(list.len() as u32) as usize],
        };
        let decision = snapshot.decisions.iter().find(|d| d.decision.seat == seat).unwrap().id;
        let command = command.clone();
        self.table.say(
            line,
            ClientMessage::Command {
                decision,
                seat,
                command,
            },
        );
        assert_eq!(self.table.last_refusal(line), None, "what is listed is accepted");
        self.measure(line);
    }

    fn measure(&mut self, line: u64) {
        let mut snapshot = self.table.newest(line).clone();
        for entry in std::mem::take(&mut snapshot.events) {
            let LogKind::Command {
                command,
                events,
                timed_out,
                ..
            } = &entry.what
            else {
                continue;
            };
            self.counts.interrupts += usize::from(is_interrupt(command));
            self.counts.timed_out += usize::from(*timed_out);
            let longest = events.iter().map(|e| codec::encode(e).unwrap().len()).max();
            self.counts.event_max = self.counts.event_max.max(longest.unwrap_or(0));
        }
        let bytes = codec::encode(&snapshot).unwrap().len();
        self.counts.snapshot_max = self.counts.snapshot_max.max(bytes);
    }

    /// After a game: everybody comes back, sees the same and can prove the seed.
    fn agree(&mut self) {
        for player in 0..self.lines.len() {
            if self.lines[player].is_none() {
                self.come_back(player);
            }
        }
        let record = self.table.records.last().unwrap();
        let end = verify(record).unwrap();
        let loaded = load::<AnyGame>(&record.to_bytes().unwrap()).unwrap();
        assert_eq!((&loaded.record, loaded.damage), (record, None));
        for (player, line) in self.lines.iter().enumerate() {
            let client = &self.table.clients[&line.unwrap()];
            assert_eq!(client.newest.as_ref().unwrap().digest, end.digest(), "player {player}");
            let expected = if player == 0 {
                SeedVerdict::House
            } else {
                SeedVerdict::Verified
            };
            assert_eq!(client.verdict, Some(expected), "player {player}");
        }
    }

    fn again(&mut self) {
        let seats = self.table.session().lobby().seats;
        self.table.say(0, ClientMessage::Rematch);
        for line in self.lines.iter().flatten() {
            self.table.say(*line, ClientMessage::SetReady { ready: true });
        }
        self.table.say(0, ClientMessage::Start);
        let lobby = self.table.session().lobby();
        assert_eq!((lobby.stage, lobby.game), (Stage::Playing, 2));
        for (before, after) in seats.iter().zip(&lobby.seats) {
            assert_eq!(
                (before.device, before.member, before.colour),
                (after.device, after.member, after.colour)
            );
        }
    }
}

const fn is_interrupt(command: &AnyCommand) -> bool {
    matches!(command, AnyCommand::Argo(Command::Interrupt { .. }))
}

#[test]
fn argo_with_everything_that_happens_at_a_table() {
    let mut all = Counts::default();
    for players in 2..=4 {
        let mut party = Party::new(players, players);
        party.play();
        party.agree();
        party.again();
        party.play();
        party.agree();
        assert_ne!(party.table.records[0].header.start, party.table.records[1].header.start);
        all.interrupts += party.counts.interrupts;
        all.steps_back += party.counts.steps_back;
        all.forward += party.counts.forward;
        all.returns += party.counts.returns;
        all.timed_out += party.counts.timed_out;
        all.event_max = all.event_max.max(party.counts.event_max);
        all.snapshot_max = all.snapshot_max.max(party.counts.snapshot_max);
    }
    println!("{all:?}");
    assert!(
        all.interrupts > 0 && all.steps_back > 0 && all.forward > 0 && all.returns > 0,
        "{all:?}"
    );
    // The longest event there can be launches a pod with twenty aboard; a snapshot of the most events still fits.
    let most = all.snapshot_max + limits::SNAPSHOT_EVENTS_MAX * all.event_max.max(64);
    assert!(most < limits::FRAME_MAX / 4, "{all:?}");
}
