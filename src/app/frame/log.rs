//! The lines of the log, whatever the game: events in words, kept as they were said.

use crate::{
    games::any::{AnyEvent, AnyGame, Listed},
    protocol::{LogEntry, LogKind, Timeline},
    rules::{Seat, SeatSet},
    text::{
        About, Spoken,
        book::{Taught, page_of},
        t, t_args,
    },
};

/// Lines that are kept; a long game has some thousand.
const LINES_MAX: usize = 4000;

/// The kinds of lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineKind {
    /// The head of a turn.
    Turn,
    /// Something that happened.
    Event,
    /// Something that was stepped back over: struck through.
    Undone,
    /// About the table: somebody left, the list has a gap.
    Notice,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// The kind of line.
    pub kind: LineKind,
    /// The player whose doing it is.
    pub seat: Option<Seat>,
    /// The line in words.
    pub text: String,
    /// Points to show in a chip.
    pub points: Option<(Seat, i32)>,
    /// The position it led to.
    pub revision: u32,
    /// Number of the entry that took it back, 0 if none did.
    pub undone: u32,
    /// Number of the entry of the table's log whose position shows it: its own, or the one before where it changed
    /// nothing on the board.
    pub entry: u32,
    /// The number of its event among those of the entry, from 0.
    pub event: Option<usize>,
    /// The page of the rules that tells of it, from 0.
    pub page: Option<usize>,
    /// The players to whose figures it does something.
    pub struck: SeatSet,
}

/// All lines of the running game, oldest first.
#[derive(Clone, Debug, Default)]
pub struct Lines {
    list: Vec<LogLine>,
    /// Number of the newest entry taken in.
    newest: u32,
    /// Number of the newest of them that changed the position.
    position: u32,
    /// The revisions that acts led to, and the number of the entry of each way back.
    timeline: Timeline<u32, u32>,
}

impl std::ops::Deref for Lines {
    type Target = [LogLine];
    fn deref(&self) -> &[LogLine] {
        &self.list
    }
}

impl Lines {
    /// Takes in the entries of a snapshot or of a page of the log, whose position is the one after them. Returns those
    /// that were not known yet.
    pub fn absorb<'e, G: Listed + Spoken + Taught>(
        &mut self,
        about: About<'_, G>,
        entries: impl IntoIterator<Item = &'e LogEntry<AnyGame>>,
        gap: bool,
    ) -> Vec<&'e LogEntry<AnyGame>> {
        if gap && !self.list.is_empty() {
            // Nothing shows what is missing.
            self.position = 0;
            self.push(LineKind::Notice, None, t("log-gap"), 0);
        }
        let surplus = self.list.len().saturating_sub(LINES_MAX);
        self.list.drain(..surplus);
        let mut news = Vec::new();
        for entry in entries {
            if entry.number > self.newest {
                self.newest = entry.number;
                self.entry(about, entry.number, &entry.what);
                news.push(entry);
            }
        }
        news
    }

    /// Writes an entry: a command, a beginning, somebody comes and goes, somebody steps back.
    fn entry<G: Listed + Spoken + Taught>(&mut self, about: About<'_, G>, number: u32, what: &LogKind<AnyGame>) {
        if !matches!(
            what,
            LogKind::Away { .. }
                | LogKind::Back { .. }
                | LogKind::StandIn { .. }
                | LogKind::SeatMoved { .. }
                | LogKind::Ended { .. }
        ) {
            self.position = number;
        }
        match what {
            LogKind::Started { .. } => {
                self.list.clear();
                self.timeline = Timeline::default();
                self.push(LineKind::Notice, None, t("log-started"), 0);
            }
            LogKind::Command {
                seat,
                events,
                timed_out,
                revision,
                ..
            } => {
                self.timeline.act(*revision);
                self.timeline.forget_all_but(LINES_MAX);
                if *timed_out {
                    self.push(LineKind::Notice, Some(*seat), t("log-timed-out"), *revision);
                }
                self.tell(about, *seat, events, *revision);
            }
            LogKind::SteppedBack { seat, to } => self.go_back(*seat, *to, t("log-stepped-back")),
            LogKind::TakenBack { seat, to } => self.go_back(*seat, *to, t("log-taken-back")),
            LogKind::GoneForward { seat, .. } => self.go_forward(*seat),
            LogKind::Away { seat } => self.push(LineKind::Notice, Some(*seat), t("log-away"), 0),
            LogKind::Back { seat } => self.push(LineKind::Notice, Some(*seat), t("log-back"), 0),
            LogKind::TakenOver { seat, .. } => self.push(LineKind::Notice, Some(*seat), t("log-taken-over"), 0),
            LogKind::StandIn { seat, on } => {
                let text = t(if *on { "log-stand-in" } else { "log-plays-again" });
                self.push(LineKind::Notice, Some(*seat), text, 0);
            }
            LogKind::SeatMoved { seat } => self.push(LineKind::Notice, Some(*seat), t("log-seat-moved"), 0),
            LogKind::Ended { .. } => {}
        }
    }

    /// Writes the events of a command.
    fn tell<G: Listed + Spoken + Taught>(
        &mut self,
        about: About<'_, G>,
        seat: Seat,
        events: &[AnyEvent],
        revision: u32,
    ) {
        let mut actor = seat;
        for (number, event) in events.iter().filter_map(G::own_event).enumerate() {
            let turn = G::begins_turn(event);
            // What follows the start of a turn is the next player's.
            actor = turn.unwrap_or(actor);
            let points = G::points(event);
            if points.is_some_and(|points| self.add_points(points, revision)) {
                continue;
            }
            let Some(line) = G::event(about, event) else { continue };
            let kind = if turn.is_some() {
                LineKind::Turn
            } else {
                LineKind::Event
            };
            self.push(kind, line.seat.or(Some(actor)), line.text, revision);
            if let Some(line) = self.list.last_mut() {
                line.event = Some(number);
                line.page = page_of::<G>(G::subject(about.setup, event));
                let seats = G::seats(about.setup).seats();
                seats
                    .filter(|&seat| G::strikes(event, seat))
                    .for_each(|seat| line.struck.insert(seat));
            }
            if let Some(points) = points {
                self.add_points(points, revision);
            }
        }
    }

    /// Strikes the lines of the acts that an undo takes back; others saw them, so they stay readable.
    fn go_back(&mut self, seat: Seat, to: u32, words: String) {
        let place = self.timeline.first_or_end(|revision| *revision > to);
        if let Some(back) = self.timeline.go_back(place, self.position) {
            let stood = |line: &&mut LogLine| line.kind == LineKind::Event && back.undone.contains(&line.revision);
            for line in self.list.iter_mut().filter(stood) {
                (line.kind, line.undone) = (LineKind::Undone, self.position);
            }
        }
        self.push(LineKind::Event, Some(seat), words, 0);
    }

    /// Lets stand again what was taken back last.
    fn go_forward(&mut self, seat: Seat) {
        if let Some(back) = self.timeline.go_forward() {
            for line in self.list.iter_mut().filter(|line| line.undone == back.note) {
                (line.kind, line.undone) = (LineKind::Event, 0);
            }
        }
        self.push(LineKind::Event, Some(seat), t("log-gone-forward"), 0);
    }

    /// Adds a line.
    fn push(&mut self, kind: LineKind, seat: Option<Seat>, text: String, revision: u32) {
        self.list.push(LogLine {
            kind,
            seat,
            text,
            points: None,
            revision,
            undone: 0,
            entry: self.position,
            event: None,
            page: None,
            struck: SeatSet::default(),
        });
    }

    /// Shows points at the last line if it is of this position and has none yet; says whether it does.
    fn add_points(&mut self, points: (Seat, i32), revision: u32) -> bool {
        let last = self.list.last_mut();
        let free = last.filter(|line| line.points.is_none() && line.revision == revision);
        free.is_some_and(|line| {
            line.points = Some(points);
            true
        })
    }
}

impl LogLine {
    /// True if it is about one of these players: who did it, to whom it was done, who got points, or about all.
    #[must_use]
    pub fn is_about(&self, seats: &[Seat]) -> bool {
        let all = self.kind == LineKind::Notice && self.seat.is_none();
        let points = self.points.map(|(seat, _)| seat);
        let of = |&seat: &Seat| self.seat == Some(seat) || points == Some(seat) || self.struck.contains(seat);
        all || seats.iter().any(of)
    }

    /// The line as it is read aloud or copied.
    #[must_use]
    pub fn spoken(&self, names: &[String]) -> String {
        let name = self.seat.and_then(|seat| names.get(seat.index()));
        let Some(name) = name.filter(|_| self.kind != LineKind::Turn) else {
            return self.text.clone();
        };
        let undone = self.kind == LineKind::Undone;
        t_args(
            if undone { "log-undone" } else { "log-line" },
            &[("name", name.as_str().into()), ("text", self.text.as_str().into())],
        )
    }
}
