//! Recent events for movement and marks: those of the open action, and the tiles of the last one.

use super::preview::Consequences;
use crate::{
    games::{
        any::{AnyGame, Listed},
        argo::{Command, Event, State, Tile, View},
    },
    protocol::LogKind,
};

/// Events that are not yet history: those of the open action, and those to be shown as movement.
#[derive(Clone, Debug, Default)]
pub struct Story {
    /// Events of the open action by the revision they led to.
    open: Vec<(u32, Vec<Event>)>,
    /// Tiles that the last action was about.
    pub touched: Vec<Tile>,
    /// Events since the last frame, to be shown as movement.
    fresh: Vec<Event>,
}

impl Story {
    /// Takes in new entries of the log; `view` is the position after them.
    pub(super) fn absorb(&mut self, view: &View, news: &[&LogKind<AnyGame>]) {
        for what in news {
            self.entry(view, what);
        }
        if view.before.is_none() {
            self.open.clear();
        }
    }

    fn entry(&mut self, view: &View, what: &LogKind<AnyGame>) {
        match what {
            LogKind::Started { .. } => *self = Self::default(),
            LogKind::SteppedBack { to, .. } | LogKind::TakenBack { to, .. } => {
                // What happened after that is not to be shown as movement any more.
                self.open.retain(|(revision, _)| revision <= to);
                self.fresh.clear();
            }
            LogKind::Command {
                command,
                events,
                revision,
                ..
            } => {
                if let Some(command) = State::own_command(command) {
                    let events: Vec<Event> = events.iter().filter_map(State::own_event).cloned().collect();
                    self.command(view, command, events, *revision);
                }
            }
            _ => {}
        }
    }

    fn command(&mut self, view: &View, command: &Command, events: Vec<Event>, revision: u32) {
        if starts_action(command, &self.open_events()) {
            self.open.clear();
            self.touched.clear();
        }
        self.fresh.extend_from_slice(&events);
        self.touched.extend(events.iter().filter_map(touched));
        if view.before.is_some() {
            self.open.push((revision, events));
        } else {
            self.open.clear();
        }
    }

    /// Takes the events since the last time they were asked for.
    pub(super) fn take_fresh(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.fresh)
    }

    /// The number of commands to take back so that the open action's hop of that number, counted from 0, is undone.
    #[must_use]
    pub fn commands_since_hop(&self, hop: usize) -> usize {
        let mut hops = 0;
        for (place, (_, events)) in self.open.iter().enumerate() {
            hops += Consequences::of(events).hops.len();
            if hops > hop {
                return self.open.len() - place;
            }
        }
        0
    }

    /// The number of commands to take back so that the open action's activation is undone.
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
}

/// True if a command opens an action of its own instead of going on with the open one.
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
