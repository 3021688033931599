//! A record as it is looked at: the engine plays it to wherever one goes, and an ordinary table screen shows it.

use super::{
    analysis::{GameAnalysis, positions_of},
    client::TableClient,
    frame::TableScreen,
    games::shown,
    playback::{Playback, ReplayWish, Speed},
};
use crate::{
    games::any::{AnyEvent, AnyGame},
    protocol::{
        BotKind, Character, Colour, DeviceId, Level, Lobby, LogEntry, LogKind, MemberId, MemberInfo, Name, SeatInfo,
        Snapshot, Stage, TableId, WhoMayJoin, codec,
    },
    record::{
        Action, Cursor, Damage, Difference, Header, HostedSeat, Hosting, Loaded, Record, RecordedSeat, Start, Versions,
    },
    rules::{Config, Game, Seat, Seed, Status, Viewer},
    text::{self, About},
};
use std::rc::Rc;

/// Seconds from one action to the next at the usual speed.
const STEP: f64 = 1.2;
/// The one who looks on; the players come after it.
const SPECTATOR: u32 = 0;

/// How a replay goes on by itself.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Pace {
    /// Not at all.
    Still,
    /// From the next frame on, whose time is not known yet.
    Begins,
    /// With a step at this time.
    Due(f64),
}

/// A position that can be stepped to.
#[derive(Clone, Copy, Debug)]
struct Stop {
    /// The number of entries of the record before it.
    entries: usize,
    /// Number of the turn.
    turn: u32,
}

/// A line of the log with all that its words follow from.
struct Told {
    entry: LogEntry<AnyGame>,
    /// The position that it led to, encoded.
    view: Vec<u8>,
    /// The names of the players then.
    names: Rc<[String]>,
}

/// A record with the place in it that is shown.
pub struct Replay {
    cursor: Cursor<'static, AnyGame>,
    /// The beginning, and the position after each action.
    stops: Vec<Stop>,
    /// The log of the whole record.
    told: Vec<Told>,
    at: usize,
    speed: Speed,
    pace: Pace,
    seen_by: Option<Seat>,
    trouble: Option<String>,
    difference: Option<Difference>,
    damage: Option<Damage>,
    scrolls: bool,
    /// The analysis of the game, once somebody asked for it.
    pub analysis: Option<GameAnalysis>,
    chances_open: bool,
    moment: Option<usize>,
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
            told: Vec::new(),
            at: 0,
            speed: Speed::default(),
            pace: Pace::Still,
            seen_by: None,
            trouble: None,
            difference: None,
            damage: loaded.damage,
            scrolls: true,
            analysis: None,
            chances_open: false,
            moment: None,
            client,
            screen,
        };
        let difference = replay.play_through();
        replay.tell();
        replay.trouble = trouble(difference.as_ref(), loaded.damage);
        replay.difference = difference;
        replay.show(0);
        Ok(replay)
    }

    /// Plays all of the record, and notes the positions that can be stepped to and what happened.
    fn play_through(&mut self) -> Option<Difference> {
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
        let mut names = self.names();
        told.into_iter().for_each(|entry| self.keep(entry, &names));
        loop {
            let actor = self.cursor.next_actor();
            match self.cursor.advance() {
                Ok(Some(events)) => self.note(actor, events, &mut names),
                Ok(None) => return None,
                Err(difference) => return Some(difference),
            }
        }
    }

    /// Notes the entry that was played just now, by `actor` if by anybody; `names` are those of the players.
    fn note(&mut self, actor: Option<Seat>, events: Vec<AnyEvent>, names: &mut Rc<[String]>) {
        let entries = self.cursor.at();
        let Some(action) = self.cursor.entries().get(entries - 1).map(|entry| &entry.action) else {
            return;
        };
        let moves = matches!(
            action,
            Action::Command { .. } | Action::StepBack { .. } | Action::TakeBack { .. } | Action::GoForward { .. }
        );
        if matches!(action, Action::SeatChange { .. }) {
            *names = self.names();
        }
        let what = self.line(action, actor, events);
        if moves {
            let turn = self.cursor.state().turn();
            self.stops.push(Stop { entries, turn });
        }
        if let Some(what) = what {
            let (log, _) = before(self.cursor.header());
            let number = after(log, entries);
            self.keep(LogEntry { number, what }, names);
        }
    }

    /// Keeps a line of the log for the position at the cursor.
    fn keep(&mut self, entry: LogEntry<AnyGame>, names: &Rc<[String]>) {
        // What a host may send fits a frame; a line without its position would have no words.
        if let Ok(view) = codec::encode(&self.cursor.state().view(Viewer::Spectator)) {
            let names = Rc::clone(names);
            self.told.push(Told { entry, view, names });
        }
    }

    /// The line of the log that an action wrote.
    fn line(&self, action: &Action<AnyGame>, actor: Option<Seat>, events: Vec<AnyEvent>) -> Option<LogKind<AnyGame>> {
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
                seat: actor?,
                to: to_revision(*to),
            },
            Action::TakeBack { to } => LogKind::TakenBack {
                seat: actor?,
                to: to_revision(*to),
            },
            Action::GoForward { to } => LogKind::GoneForward {
                seat: actor?,
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
            | Action::Reserve { .. }
            | Action::Mandate { .. }
            | Action::Lineage { .. }
            | Action::Footing { .. }
            | Action::FormerOwners { .. }
            | Action::Assembled => return None,
        })
    }

    /// Begins with a fresh screen at the same place: in the language that is spoken now.
    pub fn begin_anew(&mut self) {
        self.screen = screen(&self.cursor);
        self.trouble = trouble(self.difference.as_ref(), self.damage);
        self.tell();
        self.show(self.at);
    }

    /// Tells the screen what happened, as whoever sees it now.
    fn tell(&mut self) {
        self.screen.clear_log();
        for told in &self.told {
            // It was encoded here.
            let Ok(view) = codec::decode(&told.view) else { continue };
            let about = About {
                setup: &self.cursor.header().setup,
                view: &view,
                names: &told.names,
                you: self.seen_by,
            };
            self.screen.retell(about, &told.entry);
        }
    }

    /// The names of the players at the cursor.
    fn names(&self) -> Rc<[String]> {
        self.owners().into_iter().map(|owner| owner.name.to_string()).collect()
    }

    /// The owners of the seats at the cursor.
    fn owners(&self) -> Vec<RecordedSeat> {
        let header = self.cursor.header();
        let before = self.cursor.entries().get(..self.cursor.at());
        let mut owners = header.owners(before.unwrap_or_default());
        owners.truncate(AnyGame::seats(&header.setup).get());
        owners
    }

    /// A record that begins in the position on the screen, at a table of this device alone: it has the seat through whose
    /// eyes the game is seen, else its own of then, else the first person's, and bots of different characters have the
    /// others. What is hidden is drawn anew, from the seed.
    #[must_use]
    pub fn from_here(&self, me: RecordedSeat, table: TableId, seed: Seed) -> Record<AnyGame> {
        let (header, owners) = (self.cursor.header(), self.owners());
        let place = |wanted: &dyn Fn(&RecordedSeat) -> bool| owners.iter().position(wanted);
        let mine = self.seen_by.map(Seat::index);
        let mine = mine.or_else(|| place(&|owner| owner.device == me.device));
        let mine = mine.or_else(|| place(&|owner| !owner.bot)).unwrap_or(0);
        let character = |index: usize| Character::ALL[index % Character::ALL.len()];
        let bot = |seat: Seat| RecordedSeat {
            // There are few seats.
            device: DeviceId::of_bot(table, seat.index() as u32),
            name: Name::bot(Some(character(seat.index())), seat),
            bot: true,
        };
        let seats = AnyGame::seats(&header.setup).seats();
        let seats = seats.map(|seat| if seat.index() == mine { me.clone() } else { bot(seat) });
        let seats: Vec<RecordedSeat> = seats.collect();
        let lobby = lobby(header, &owners);
        let hosted = lobby.seats.iter().enumerate().map(|(index, seat)| HostedSeat {
            colour: seat.colour,
            bot: (index != mine).then(|| BotKind::Level(Level::Normal, character(index))),
        });
        let hosting = Hosting {
            name: me.name,
            config: config(header),
            window_seconds: 0,
            away_seconds: None,
            who: WhoMayJoin::Anyone,
            seats: hosted.collect(),
            next_bot: owners.len() as u32,
            epoch: 0,
            hosts: vec![me.device],
            hints: true,
        };
        let header = Header {
            versions: Versions::of_this_build::<AnyGame>(&header.versions.game, &header.setup),
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
    pub fn on_screen(&mut self) -> (&mut dyn TableScreen, &mut TableClient) {
        // The findings grow by themselves.
        if let Some(playback) = &mut self.client.playback {
            playback.chances = self.analysis.as_ref().map(GameAnalysis::chances);
        }
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

    /// Goes where the player wants, or shows it in another way; a step by hand ends what plays by itself.
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
                self.tell();
                return self.show(self.at);
            }
            ReplayWish::Play => {
                let starts = self.pace == Pace::Still;
                self.pace = if starts { Pace::Begins } else { Pace::Still };
                let anew = starts && self.at == last;
                return self.show(if anew { 0 } else { self.at });
            }
            ReplayWish::FromHere => return,
            ReplayWish::Chances => {
                self.chances_open = !self.chances_open;
                self.analyse();
                return self.show(self.at);
            }
            ReplayWish::Moment(moment) | ReplayWish::LookAt(moment) => match self.place_of(moment) {
                Some(place) => place,
                None => return,
            },
            ReplayWish::Start => 0,
            ReplayWish::Back => self.at.saturating_sub(1),
            ReplayWish::On => self.at + 1,
            ReplayWish::End => last,
            ReplayWish::TurnBack => self.turns().take_while(|&stop| stop < self.at).last().unwrap_or(0),
            ReplayWish::TurnOn => self.turns().find(|&stop| stop > self.at).unwrap_or(last),
            ReplayWish::To(stop) => stop,
            ReplayWish::Entry(number) => self.stop_of(number),
        };
        self.pace = Pace::Still;
        self.moment = match to {
            ReplayWish::Moment(moment) | ReplayWish::LookAt(moment) => Some(moment),
            _ => None,
        };
        self.chances_open &= !matches!(to, ReplayWish::LookAt(_));
        self.show(place);
    }

    /// Begins to look where the game turned, unless that has begun.
    fn analyse(&mut self) {
        if self.analysis.is_some() {
            return;
        }
        let (header, entries) = (self.cursor.header().clone(), self.cursor.entries().to_vec());
        let ((log, _), setup) = (before(&header), header.setup.clone());
        let record = Record { header, entries };
        self.analysis = Some(GameAnalysis::begin(setup, move || {
            let numbered = |(at, played)| (after(log, at), played);
            positions_of(&record).into_iter().map(numbered).collect()
        }));
    }

    /// The place of the position that shows a moment.
    fn place_of(&self, moment: usize) -> Option<usize> {
        let chances = self.analysis.as_ref()?.chances();
        let number = chances.number(chances.swings.get(moment)?)?;
        Some(self.stop_of(number))
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
        let step = STEP / f64::from(self.speed.factor());
        let due = match self.pace {
            Pace::Still => return None,
            Pace::Begins => now + step,
            // A higher speed shortens the present step as well.
            Pace::Due(due) => due.min(now + step),
        };
        if due > now {
            self.pace = Pace::Due(due);
            return Some(due - now);
        }
        (self.scrolls, self.moment) = (true, None);
        let ends = self.at + 2 >= self.stops.len();
        self.pace = if ends { Pace::Still } else { Pace::Due(now + step) };
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
        let view = self.cursor.state().view(Viewer::Spectator);
        let snapshot = Snapshot {
            revision: after(revision, stop.entries),
            log_last: entry,
            ..Snapshot::at_rest(header.table, header.number, view)
        };
        let owners = self.owners();
        self.client.me = Some(member(self.seen_by));
        self.client.lobby = Some(lobby(header, &owners));
        self.client.playback = Some(Playback {
            at: self.at,
            last,
            entry,
            reach: (after(log, 0), newest),
            plays: self.pace != Pace::Still,
            speed: self.speed,
            seen_by: self.seen_by,
            over: matches!(self.cursor.status(), Status::Finished(_)),
            trouble: self.trouble.clone().filter(|_| self.at == last),
            scrolls: self.scrolls,
            chances: self.analysis.as_ref().map(GameAnalysis::chances),
            chances_open: self.chances_open,
            moment: self.moment,
        });
        self.client.snapshot = Some(Box::new(snapshot));
        self.client.snapshots += 1;
    }
}

/// The reason why a record ends before its file does, in words.
fn trouble(difference: Option<&Difference>, damage: Option<Damage>) -> Option<String> {
    match difference {
        Some(difference) => Some(text::records::difference(difference)),
        None => damage.map(text::records::damage),
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
        sure: 0,
        moves: Vec::new(),
    }
}
