//! The log: events in words, kept as they were said, and the events of the action that is open.

use crate::{
    games::{
        any::{AnyCommand, AnyEvent, AnyGame},
        argo::{Command, Event, Setup, Tile, View},
    },
    protocol::{LogEntry, LogKind},
    rules::Seat,
    text::{argo::Words, t, t_args},
};

/// Lines that are kept; a long game has some thousand.
const LINES_MAX: usize = 4000;

/// What kind of line it is.
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

/// One line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// What kind.
    pub kind: LineKind,
    /// Whose doing.
    pub seat: Option<Seat>,
    /// The words.
    pub text: String,
    /// Points to show in a chip.
    pub points: Option<(Seat, i32)>,
    /// The position it led to.
    pub revision: u32,
}

/// The log of the running game.
#[derive(Clone, Debug, Default)]
pub struct LogBook {
    /// All lines, oldest first.
    pub lines: Vec<LogLine>,
    /// Events of the open action by the revision they led to.
    open: Vec<(u32, Vec<Event>)>,
    /// Number of the newest entry taken in.
    newest: u32,
    /// Tiles that the last action was about.
    pub touched: Vec<Tile>,
    /// What happened since the last frame, to be shown as movement.
    fresh: Vec<Event>,
}

/// What the sentences need besides the entries.
#[derive(Clone, Copy, Debug)]
pub struct LogContext<'a> {
    /// The match.
    pub setup: &'a Setup,
    /// The position after the entries.
    pub view: &'a View,
    /// Names by seat.
    pub names: &'a [String],
    /// The reader.
    pub you: Option<Seat>,
}

impl LogBook {
    /// Takes in the entries of a snapshot or of a page of the log; those known already are left out.
    pub fn absorb(&mut self, context: LogContext<'_>, entries: &[LogEntry<AnyGame>], gap: bool) {
        if gap && !self.lines.is_empty() {
            self.push(LineKind::Notice, None, t("log-gap"), 0);
        }
        for entry in entries {
            if entry.number > self.newest {
                self.newest = entry.number;
                self.entry(context, &entry.what);
            }
        }
        if context.view.before.is_none() {
            self.open.clear();
        }
        let surplus = self.lines.len().saturating_sub(LINES_MAX);
        self.lines.drain(..surplus);
    }

    /// Takes in the events of one command, for tables without a host.
    pub fn command(&mut self, context: LogContext<'_>, seat: Seat, command: &Command, events: &[Event], revision: u32) {
        if starts_action(command, &self.open_events()) {
            self.open.clear();
            self.touched.clear();
        }
        self.open.push((revision, events.to_vec()));
        self.fresh.extend_from_slice(events);
        self.touched.extend(events.iter().filter_map(touched));
        let mut actor = seat;
        for event in events {
            // What follows the start of a turn is the next player's.
            if let Event::TurnStarted { seat, .. } = event {
                actor = *seat;
            }
            self.event(context, actor, event, revision);
        }
        if context.view.before.is_none() {
            self.open.clear();
        }
    }

    /// What happened since the last time it was asked for.
    pub(super) fn take_fresh(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.fresh)
    }

    /// How many commands of the open action have to be taken back to undo its hop of that number, counted from 0.
    #[must_use]
    pub fn commands_since_hop(&self, hop: usize) -> usize {
        let mut hops = 0;
        for (place, (_, events)) in self.open.iter().enumerate() {
            hops += super::preview::Consequences::of(events).hops.len();
            if hops > hop {
                return self.open.len() - place;
            }
        }
        0
    }

    /// How many commands of the open action have to be taken back to undo its activation.
    #[must_use]
    pub fn commands_since_activation(&self) -> usize {
        let activates = |events: &[Event]| events.iter().any(|event| matches!(event, Event::Activated { .. }));
        let place = self.open.iter().position(|(_, events)| activates(events));
        place.map_or(0, |place| self.open.len() - place)
    }

    /// All that happened in the open action.
    #[must_use]
    pub fn open_events(&self) -> Vec<Event> {
        self.open
            .iter()
            .flat_map(|(_, events)| events.iter().cloned())
            .collect()
    }

    #[allow(
        irrefutable_let_patterns,
        unreachable_patterns,
        reason = "with a single game every value is Argo's"
    )]
    fn entry(&mut self, context: LogContext<'_>, what: &LogKind<AnyGame>) {
        match what {
            LogKind::Started { .. } => {
                *self = Self {
                    newest: self.newest,
                    ..Self::default()
                };
                self.push(LineKind::Notice, None, t("log-started"), 0);
            }
            LogKind::Command {
                seat,
                command,
                events,
                timed_out,
                revision,
            } => {
                let AnyCommand::Argo(command) = command else { return };
                let events: Vec<Event> = events
                    .iter()
                    .filter_map(|event| {
                        if let AnyEvent::Argo(event) = event {
                            Some(event.clone())
                        } else {
                            None
                        }
                    })
                    .collect();
                if *timed_out {
                    self.push(LineKind::Notice, Some(*seat), t("log-timed-out"), *revision);
                }
                self.command(context, *seat, command, &events, *revision);
            }
            LogKind::SteppedBack { seat, to } => self.step_back(*seat, *to),
            LogKind::TakenBack { seat, to } => self.go_back(*seat, *to, t("log-taken-back")),
            LogKind::Away { seat } => self.push(LineKind::Notice, Some(*seat), t("log-away"), 0),
            LogKind::Back { seat } => self.push(LineKind::Notice, Some(*seat), t("log-back"), 0),
            LogKind::Ended { .. } => {}
        }
    }

    /// Takes in a step back, for tables without a host.
    pub fn step_back(&mut self, seat: Seat, to: u32) {
        self.go_back(seat, to, t("log-stepped-back"));
    }

    /// Marks everything after a position as taken back; others saw it, so it stays readable.
    fn go_back(&mut self, seat: Seat, to: u32, words: String) {
        self.open.retain(|(revision, _)| *revision <= to);
        self.fresh.clear();
        for line in self
            .lines
            .iter_mut()
            .rev()
            .take_while(|line| line.revision > to || line.revision == 0)
        {
            if line.kind == LineKind::Event {
                line.kind = LineKind::Undone;
            }
        }
        self.push(LineKind::Event, Some(seat), words, 0);
    }

    fn event(&mut self, context: LogContext<'_>, actor: Seat, event: &Event, revision: u32) {
        let words = Words {
            setup: context.setup,
            table: &context.view.table,
            names: context.names,
            you: context.you,
        };
        match event {
            // Points stand in the chip of what brought them.
            Event::Scored { seat, points, .. } => {
                let points = i32::from(*points);
                match self.lines.last_mut() {
                    Some(line) if line.points.is_none() && line.revision == revision => {
                        line.points = Some((*seat, points));
                    }
                    _ => {
                        let line = words.event(event);
                        self.push(LineKind::Event, Some(*seat), line.text, revision);
                        if let Some(line) = self.lines.last_mut() {
                            line.points = Some((*seat, points));
                        }
                    }
                }
            }
            Event::TurnStarted { seat, .. } => {
                let line = words.event(event);
                self.push(LineKind::Turn, Some(*seat), line.text, revision);
            }
            Event::Committed { .. } | Event::TurnEnded { .. } | Event::AlienScored { .. } => {}
            _ => {
                let line = words.event(event);
                self.push(LineKind::Event, line.seat.or(Some(actor)), line.text, revision);
            }
        }
    }

    fn push(&mut self, kind: LineKind, seat: Option<Seat>, text: String, revision: u32) {
        self.lines.push(LogLine {
            kind,
            seat,
            text,
            points: None,
            revision,
        });
    }
}

impl LogLine {
    /// The line as it is read aloud or copied.
    #[must_use]
    pub fn spoken(&self, names: &[String]) -> String {
        let name = self.seat.and_then(|seat| names.get(seat.index()));
        match (self.kind, name) {
            (LineKind::Turn, _) | (_, None) => self.text.clone(),
            (LineKind::Undone, Some(name)) => t_args(
                "log-undone",
                &[("name", name.as_str().into()), ("text", self.text.as_str().into())],
            ),
            (_, Some(name)) => t_args(
                "log-line",
                &[("name", name.as_str().into()), ("text", self.text.as_str().into())],
            ),
        }
    }
}

/// Whether a command opens an action of its own instead of going on with the open one.
fn starts_action(command: &Command, open: &[Event]) -> bool {
    match command {
        Command::MoveAlien { .. } | Command::Build { .. } | Command::Activate { .. } | Command::Interrupt { .. } => {
            true
        }
        // The Explorer's second step belongs to her first.
        Command::MoveAstronaut { astronaut, .. } => !open.iter().any(|event| match event {
            Event::Moved { astronaut: before, .. } => before == astronaut,
            Event::Activated { .. } => true,
            _ => false,
        }),
        _ => false,
    }
}

/// The tile an event changes, for the outline of the last action.
const fn touched(event: &Event) -> Option<Tile> {
    match *event {
        Event::Placed { tile, .. } | Event::Relocated { tile, .. } | Event::Activated { tile, .. } => Some(tile),
        Event::AlienMoved { to, .. } | Event::Moved { to, .. } => Some(to),
        _ => None,
    }
}
