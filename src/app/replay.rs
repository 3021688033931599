//! A record as it is looked at: the engine plays it to wherever one goes, and an ordinary table screen shows it.

use super::{
    client::TableClient,
    frame::TableScreen,
    games::shown,
    playback::{Playback, ReplayWish, Speed},
};
use crate::{
    games::any::{AnyEvent, AnyGame},
    protocol::{
        BotKind, Colour, DeviceId, Digest, ForwardOffer, Lobby, LogEntry, LogKind, MemberId, MemberInfo, Name,
        PROTOCOL_VERSION, SeatInfo, Snapshot, Stage, StepBackOffer, TableId, WhoMayJoin,
    },
    record::{
        Action, Cursor, Difference, FORMAT, Header, HostedSeat, Hosting, Loaded, Record, RecordedSeat, Start, Versions,
    },
    rules::{Config, Game, Seat, SeatSet, Seed, Status, Viewer},
    text::{self, About},
};

/// Seconds from one action to the next at the usual speed.
const STEP: f64 = 1.2;
/// The one who looks on; the players come after it.
const SPECTATOR: u32 = 0;

/// A position that can be stepped to.
#[derive(Clone, Copy, Debug)]
struct Stop {
    /// The number of entries of the record before it.
    entries: usize,
    /// Number of the turn.
    turn: u32,
}

/// A record with the place in it that is shown.
pub struct Replay {
    cursor: Cursor<'static, AnyGame>,
    /// The beginning, and the position after each action.
    stops: Vec<Stop>,
    at: usize,
    /// Seats that went to another owner, with the number of entries before.
    moves: Vec<(usize, Seat, RecordedSeat)>,
    speed: Speed,
    /// The time of the next step while it plays by itself, once that is known.
    plays: Option<Option<f64>>,
    seen_by: Option<Seat>,
    trouble: Option<String>,
    scrolls: bool,
    client: TableClient,
    screen: Box<dyn TableScreen>,
}

/// Numbers of the log that a record begins with: those of an earlier host go on.
fn before<G: Game>(header: &Header<G>) -> (u32, u32) {
    match &header.start {
        Start::Taken { from, .. } => (from.log_last, from.revision),
        _ => (0, 0),
    }
}

/// Number after a number of entries; what is made up ends at the highest one.
fn after(base: u32, entries: usize) -> u32 {
    let entries = u32::try_from(entries).unwrap_or(u32::MAX);
    base.saturating_add(1).saturating_add(entries)
}

impl Replay {
    /// Plays a record once, checking it, and shows its beginning. A record that differs is shown up to there.
    ///
    /// # Errors
    /// Its first position is impossible.
    pub fn new(loaded: Loaded<AnyGame>) -> Result<Self, Difference> {
        let cursor = Cursor::owning(loaded.record)?;
        let (client, screen) = (table(cursor.header()), screen(&cursor));
        let mut replay = Self {
            cursor,
            stops: Vec::new(),
            at: 0,
            moves: Vec::new(),
            speed: Speed::default(),
            plays: None,
            seen_by: None,
            trouble: None,
            scrolls: true,
            client,
            screen,
        };
        let difference = replay.tell();
        replay.trouble = match (&difference, &loaded.damage) {
            (Some(difference), _) => Some(text::records::difference(difference)),
            (None, damage) => damage.map(text::records::damage),
        };
        replay.show(0);
        Ok(replay)
    }

    /// Plays all of the record, notes the positions that can be stepped to, and tells the screen what happened.
    fn tell(&mut self) -> Option<Difference> {
        self.cursor.go_to(0);
        self.screen.clear_log();
        self.moves.clear();
        let first = Stop {
            entries: 0,
            turn: self.cursor.state().turn(),
        };
        self.stops = vec![first];
        let mut told: Vec<LogEntry<AnyGame>> = Vec::new();
        for entry in self.cursor.entries() {
            if let Action::Told { entry } = &entry.action {
                told.push((**entry).clone());
            }
        }
        told.sort_by_key(|entry| entry.number);
        let (log, _) = before(self.cursor.header());
        told.retain(|entry| entry.number <= log);
        let what = match &self.cursor.header().start {
            Start::Taken { from, .. } => LogKind::TakenOver {
                seat: from.seat,
                epoch: from.epoch,
            },
            _ => LogKind::Started {
                game: self.cursor.header().number,
                commitment: None,
            },
        };
        told.push(LogEntry {
            number: after(log, 0),
            what,
        });
        told.iter().for_each(|entry| self.say(entry));
        loop {
            match self.cursor.advance() {
                Ok(Some(events)) => self.note(events),
                Ok(None) => return None,
                Err(difference) => return Some(difference),
            }
        }
    }

    /// Notes the entry that was played just now.
    fn note(&mut self, events: Vec<AnyEvent>) {
        let entries = self.cursor.at();
        let Some(action) = self.cursor.entries().get(entries - 1).map(|entry| &entry.action) else {
            return;
        };
        let moves = matches!(
            action,
            Action::Command { .. } | Action::StepBack { .. } | Action::TakeBack { .. } | Action::GoForward { .. }
        );
        if let Action::SeatChange { seat, to } = action {
            self.moves.push((entries, *seat, to.clone()));
        }
        let what = self.line(action, events);
        if moves {
            let turn = self.cursor.state().turn();
            self.stops.push(Stop { entries, turn });
        }
        if let Some(what) = what {
            let (log, _) = before(self.cursor.header());
            let number = after(log, entries);
            self.say(&LogEntry { number, what });
        }
    }

    /// The line of the log that an action wrote.
    fn line(&self, action: &Action<AnyGame>, events: Vec<AnyEvent>) -> Option<LogKind<AnyGame>> {
        let (_, revision) = before(self.cursor.header());
        let to_revision = |to: u32| after(revision, to as usize);
        Some(match action {
            Action::Command {
                seat,
                command,
                timed_out,
            } => LogKind::Command {
                seat: *seat,
                command: command.clone(),
                events,
                timed_out: *timed_out,
                revision: after(revision, self.cursor.at()),
            },
            Action::StepBack { to } => LogKind::SteppedBack {
                seat: self.actor(*to),
                to: to_revision(*to),
            },
            Action::TakeBack { to } => LogKind::TakenBack {
                seat: self.actor(*to),
                to: to_revision(*to),
            },
            Action::GoForward { to } => LogKind::GoneForward {
                seat: self.actor(*to),
                to: to_revision(*to),
            },
            Action::StandIn { seat, kind } => LogKind::StandIn {
                seat: *seat,
                on: kind.is_some(),
            },
            Action::SeatChange { seat, .. } => LogKind::SeatMoved { seat: *seat },
            Action::Told { .. }
            | Action::MovedOn
            | Action::Resumed { .. }
            | Action::Closed
            | Action::Banned { .. }
            | Action::Assembled => return None,
        })
    }

    /// The seat whose command came after so many entries; for a way back that of the command it went back to.
    fn actor(&self, entries: u32) -> Seat {
        let mut place = entries as usize;
        // What it leads to lies before it each time.
        while let Some(entry) = self.cursor.entries().get(place) {
            match &entry.action {
                Action::Command { seat, .. } => return *seat,
                Action::StepBack { to } | Action::TakeBack { to } if (*to as usize) < place => place = *to as usize,
                _ => break,
            }
        }
        Seat::wrapping(0)
    }

    /// Tells the screen of an entry, in the position that it led to.
    fn say(&mut self, entry: &LogEntry<AnyGame>) {
        let view = self.cursor.state().view(Viewer::Spectator);
        let names: Vec<String> = self.owners().into_iter().map(|owner| owner.name.to_string()).collect();
        let about = About {
            setup: &self.cursor.header().setup,
            view: &view,
            names: &names,
            you: self.seen_by,
        };
        self.screen.retell(about, entry);
    }

    /// The owners of the seats at the cursor.
    fn owners(&self) -> Vec<RecordedSeat> {
        let header = self.cursor.header();
        let mut owners = header.seats.clone();
        owners.truncate(AnyGame::seats(&header.setup).get());
        for (_, seat, to) in self
            .moves
            .iter()
            .take_while(|(entries, ..)| *entries <= self.cursor.at())
        {
            if let Some(owner) = owners.get_mut(seat.index()) {
                *owner = to.clone();
            }
        }
        owners
    }

    /// A record that begins in the position on the screen, at a table of this device alone: it has the seat through whose
    /// eyes the game is seen, else its own of then, else the first person's, and bots have the others. What is hidden is
    /// drawn anew, from the seed.
    #[must_use]
    pub fn from_here(&self, me: RecordedSeat, table: TableId, seed: Seed) -> Record<AnyGame> {
        let (header, owners) = (self.cursor.header(), self.owners());
        let place = |wanted: &dyn Fn(&RecordedSeat) -> bool| owners.iter().position(wanted);
        let mine = self.seen_by.map(Seat::index);
        let mine = mine.or_else(|| place(&|owner| owner.device == me.device));
        let mine = mine.or_else(|| place(&|owner| !owner.bot)).unwrap_or(0);
        let bot = |index: usize, number: u32| RecordedSeat {
            device: DeviceId::of_bot(table, number),
            // As bots of a host call themselves.
            name: Name::parse(&format!("Bot {}", index + 1)).unwrap_or_else(|_| Name::person(1)),
            bot: true,
        };
        let seats = owners.iter().enumerate().zip(0..);
        let seats = seats.map(|((index, _), number)| if index == mine { me.clone() } else { bot(index, number) });
        let seats: Vec<RecordedSeat> = seats.collect();
        let lobby = lobby(header, &owners);
        let hosted = lobby.seats.iter().enumerate().map(|(index, seat)| HostedSeat {
            colour: seat.colour,
            bot: (index != mine).then_some(BotKind::Greedy),
        });
        let hosting = Hosting {
            name: me.name,
            config: config(header),
            window_seconds: 0,
            away_seconds: None,
            who: WhoMayJoin::Anyone,
            seats: hosted.collect(),
            // There are few seats.
            next_bot: owners.len() as u32,
            epoch: 0,
            hosts: vec![me.device],
        };
        let header = Header {
            versions: Versions {
                format: FORMAT,
                protocol: PROTOCOL_VERSION,
                game: header.versions.game.clone(),
                rules: header.versions.rules,
                program: env!("CARGO_PKG_VERSION").to_owned(),
            },
            table,
            number: 1,
            setup: header.setup.clone(),
            seats,
            start: Start::View {
                view: Box::new(self.cursor.state().view(Viewer::Spectator)),
                seed,
            },
            hosting: Some(hosting),
        };
        let entries = Vec::new();
        Record { header, entries }
    }

    /// The table screen with what it shows.
    pub fn shown(&mut self) -> (&mut dyn TableScreen, &mut TableClient) {
        (&mut *self.screen, &mut self.client)
    }

    /// The table as the screen shows it.
    #[must_use]
    pub const fn client(&self) -> &TableClient {
        &self.client
    }

    /// The state of its controls.
    #[must_use]
    pub fn playback(&self) -> Option<&Playback> {
        self.client.playback.as_ref()
    }

    /// The state that is shown.
    #[must_use]
    pub const fn state(&self) -> &AnyGame {
        self.cursor.state()
    }

    /// The reason why the record ends before its file does, in words.
    #[must_use]
    pub fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    /// Goes where the player wants, at this time in seconds; a step by hand ends what plays by itself.
    pub fn seek(&mut self, to: ReplayWish) {
        let last = self.stops.len() - 1;
        self.scrolls = !matches!(to, ReplayWish::Entry(_));
        let place = match to {
            ReplayWish::Speed => {
                self.speed = self.speed.next();
                return self.show(self.at);
            }
            ReplayWish::SeenBy(seat) => {
                self.seen_by = seat;
                // The log addresses another one now.
                self.tell();
                return self.show(self.at);
            }
            ReplayWish::Play => {
                let starts = self.plays.is_none();
                self.plays = starts.then_some(None);
                let anew = starts && self.at == last;
                return self.show(if anew { 0 } else { self.at });
            }
            ReplayWish::FromHere => return,
            ReplayWish::Start => 0,
            ReplayWish::Back => self.at.saturating_sub(1),
            ReplayWish::On => self.at + 1,
            ReplayWish::End => last,
            ReplayWish::TurnBack => self.turns().take_while(|&stop| stop < self.at).last().unwrap_or(0),
            ReplayWish::TurnOn => self.turns().find(|&stop| stop > self.at).unwrap_or(last),
            ReplayWish::To(stop) => stop,
            ReplayWish::Entry(number) => self.stop_of(number),
        };
        self.plays = None;
        self.show(place);
    }

    /// The positions in which a turn begins.
    fn turns(&self) -> impl Iterator<Item = usize> {
        let begins = |pair: &[Stop]| pair.first().map(|stop| stop.turn) != pair.last().map(|stop| stop.turn);
        let later = self.stops.windows(2).zip(1..).filter(move |(pair, _)| begins(pair));
        std::iter::once(0).chain(later.map(|(_, stop)| stop))
    }

    /// The position that an entry of the log led to, or the last one before it.
    fn stop_of(&self, number: u32) -> usize {
        let (log, _) = before(self.cursor.header());
        let entries = number.saturating_sub(after(log, 0)) as usize;
        let later = self.stops.partition_point(|stop| stop.entries <= entries);
        later.saturating_sub(1)
    }

    /// Steps on if it plays by itself and it is time; returns the seconds until it is time again.
    pub fn play_on(&mut self, now: f64) -> Option<f64> {
        let due = self.plays?;
        let step = STEP / f64::from(self.speed.factor());
        let due = due.unwrap_or(now + step).min(now + step);
        if due > now {
            self.plays = Some(Some(due));
            return Some(due - now);
        }
        self.scrolls = true;
        let ends = self.at + 2 >= self.stops.len();
        self.plays = (!ends).then_some(Some(now + step));
        self.show(self.at + 1);
        (!ends).then_some(step)
    }

    /// Puts a position on the screen.
    fn show(&mut self, place: usize) {
        let last = self.stops.len() - 1;
        self.at = place.min(last);
        let Some(stop) = self.stops.get(self.at).copied() else {
            return;
        };
        self.cursor.go_to(stop.entries);
        let ((log, revision), header) = (before(self.cursor.header()), self.cursor.header());
        let entry = after(log, stop.entries);
        let newest = self.stops.last().map_or(entry, |stop| after(log, stop.entries));
        let snapshot = Snapshot {
            table: header.table,
            epoch: 0,
            sure: 0,
            game: header.number,
            generation: 0,
            revision: after(revision, stop.entries),
            view: self.cursor.state().view(Viewer::Spectator),
            decisions: Vec::new(),
            legal: Vec::new(),
            step_back: StepBackOffer::Nothing,
            take_back: SeatSet::default(),
            forward: ForwardOffer::default(),
            events: Vec::new(),
            gap: false,
            log_last: entry,
            // Nobody compares it: it comes from here.
            digest: Digest([0; 32]),
        };
        let owners = self.owners();
        self.client.me = Some(member(self.seen_by));
        self.client.lobby = Some(lobby(header, &owners));
        self.client.playback = Some(Playback {
            at: self.at,
            last,
            entry,
            reach: (after(log, 0), newest),
            plays: self.plays.is_some(),
            speed: self.speed,
            seen_by: self.seen_by,
            over: matches!(self.cursor.status(), Status::Finished(_)),
            trouble: self.trouble.clone().filter(|_| self.at == last),
            scrolls: self.scrolls,
        });
        self.client.snapshot = Some(Box::new(snapshot));
        self.client.snapshots += 1;
    }
}

/// The number of a seat's player among those who see the replay.
fn member(seat: Option<Seat>) -> MemberId {
    // There are few seats.
    MemberId(seat.map_or(SPECTATOR, |seat| seat.index() as u32 + 1))
}

/// A fresh screen of the game that was recorded.
fn screen(cursor: &Cursor<'_, AnyGame>) -> Box<dyn TableScreen> {
    (shown(cursor.header().setup.id()).screen)()
}

/// The configuration of a record; of one that does not say it, that of its game for so many players.
fn config(header: &Header<AnyGame>) -> Config {
    let usual = || Config::new(header.setup.id().name(), AnyGame::seats(&header.setup));
    let hosting = header.hosting.as_ref();
    hosting.map_or_else(usual, |hosting| hosting.config.clone())
}

/// The table of a record without its seats.
fn table(header: &Header<AnyGame>) -> TableClient {
    let hosting = header.hosting.as_ref();
    let first = header.seats.first().map(|seat| seat.name.clone());
    let name = hosting.map(|hosting| hosting.name.clone()).or(first);
    let name = name.unwrap_or_else(|| Name::person(1));
    TableClient::hostless(header.table, name, config(header), header.setup.clone())
}

/// The people at the table, all of them there.
fn lobby(header: &Header<AnyGame>, owners: &[RecordedSeat]) -> Lobby {
    let hosted = |index: usize| header.hosting.as_ref().and_then(|hosting| hosting.seats.get(index));
    let seats = owners.iter().enumerate().zip(Colour::ALL.iter().cycle());
    let seats = seats.map(|((index, owner), colour)| SeatInfo {
        device: Some(owner.device),
        member: Seat::new(index).map(|seat| member(Some(seat))),
        name: Some(owner.name.clone()),
        colour: hosted(index).map_or(*colour, |seat| seat.colour),
        ready: true,
        bot: hosted(index).and_then(|seat| seat.bot).filter(|_| owner.bot),
        stand_in: None,
        lets_pass: None,
        reserve: 0,
    });
    let players = owners.iter().enumerate().map(|(index, owner)| MemberInfo {
        id: member(Seat::new(index)),
        name: owner.name.clone(),
        device: owner.device,
        host: false,
        bot: owner.bot,
        connected: true,
        slow: false,
        may_host: false,
        addresses: Vec::new(),
    });
    Lobby {
        stage: Stage::Playing,
        game: header.number,
        seats: seats.collect(),
        members: players.collect(),
        saved: true,
        handed_to: None,
        together: true,
        moves: Vec::new(),
    }
}
