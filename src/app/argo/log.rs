//! The log: events in words, kept as they were said, and the events of the action that is open.

use crate::{
    app::frame::{LineKind, Lines},
    games::{
        any::{AnyGame, Listed},
        argo::{Command, Event, State, Tile},
    },
    protocol::{LogEntry, LogKind},
    rules::Seat,
    text::{About, argo::Words},
};

/// The log of the running game.
#[derive(Clone, Debug, Default)]
pub struct LogBook {
    /// All lines, oldest first.
    pub lines: Lines,
    /// Events of the open action by the revision they led to.
    open: Vec<(u32, Vec<Event>)>,
    /// Tiles that the last action was about.
    pub touched: Vec<Tile>,
    /// What happened since the last frame, to be shown as movement.
    fresh: Vec<Event>,
}

/// What the sentences need besides the entries; the position is the one after them.
pub type LogContext<'a> = About<'a, State>;

impl LogBook {
    /// Takes in the entries of a snapshot or of a page of the log; those known already are left out.
    pub fn absorb(&mut self, context: LogContext<'_>, entries: &[LogEntry<AnyGame>], gap: bool) {
        for what in self.lines.news(entries, gap) {
            self.entry(context, what);
        }
        if context.view.before.is_none() {
            self.open.clear();
        }
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

    fn entry(&mut self, context: LogContext<'_>, what: &LogKind<AnyGame>) {
        match what {
            LogKind::Started { .. } => {
                let lines = std::mem::take(&mut self.lines);
                *self = Self {
                    lines,
                    ..Self::default()
                };
            }
            LogKind::SteppedBack { to, .. } | LogKind::TakenBack { to, .. } => self.forget_after(*to),
            _ => {}
        }
        self.lines.entry(what);
        if let LogKind::Command {
            seat,
            command,
            events,
            revision,
            ..
        } = what
            && let Some(command) = State::own_command(command)
        {
            let events: Vec<Event> = events.iter().filter_map(State::own_event).cloned().collect();
            self.command(context, *seat, command, &events, *revision);
        }
    }

    /// Takes in a step back, for tables without a host.
    pub fn step_back(&mut self, seat: Seat, to: u32) {
        self.forget_after(to);
        self.lines.step_back(seat, to);
    }

    /// What happened after a position is not to be shown as movement any more.
    fn forget_after(&mut self, to: u32) {
        self.open.retain(|(revision, _)| *revision <= to);
        self.fresh.clear();
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
                if !self.lines.add_points(*seat, points, revision) {
                    let text = words.event(event).text;
                    self.lines.push(LineKind::Event, Some(*seat), text, revision);
                    self.lines.add_points(*seat, points, revision);
                }
            }
            Event::TurnStarted { seat, .. } => {
                let line = words.event(event);
                self.lines.push(LineKind::Turn, Some(*seat), line.text, revision);
            }
            Event::Committed { .. } | Event::TurnEnded { .. } | Event::AlienScored { .. } => {}
            _ => {
                let line = words.event(event);
                self.lines
                    .push(LineKind::Event, line.seat.or(Some(actor)), line.text, revision);
            }
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
