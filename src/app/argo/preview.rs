//! The consequences of a command, found by the engine on a copy of the view.

use crate::{
    games::argo::{Astronaut, Command, Event, Setup, State, Tile, View},
    rules::{Game, Seat, Seed},
};

/// One step of a chain, for the numbered arrows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Hop {
    /// The astronaut who moves; `None` is an alien.
    pub who: Option<Astronaut>,
    /// The tile that is left.
    pub from: Tile,
    /// The tile that is entered.
    pub to: Tile,
    /// Through a teleporter.
    pub teleport: bool,
    /// Not of one's own will.
    pub pushed: bool,
}

/// The consequences of an action.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Consequences {
    /// Steps in order.
    pub hops: Vec<Hop>,
    /// The dead, each with the tile of the death.
    pub deaths: Vec<(Astronaut, Tile)>,
    /// Points by seat, in the order they come.
    pub scores: Vec<(Seat, i32)>,
    /// The alien score before and after.
    pub aliens: Option<(u8, u8)>,
    /// Pods that leave.
    pub launches: Vec<Tile>,
    /// The number of figures that are pushed.
    pub pushes: usize,
    /// Aliens that die.
    pub aliens_killed: usize,
    /// The room that is activated, and by whom.
    pub activated: Option<(Tile, Astronaut)>,
    /// Other events that are worth a line: tiles moved, aliens killed, pods gone.
    pub others: Vec<Event>,
}

impl Consequences {
    /// Reads them off the events of an action.
    #[must_use]
    pub(super) fn of<'a>(events: impl IntoIterator<Item = &'a Event>) -> Self {
        let mut out = Self::default();
        events.into_iter().for_each(|event| out.add(event));
        out
    }

    fn add(&mut self, event: &Event) {
        if matches!(
            event,
            Event::AlienKilled { .. }
                | Event::Launched { .. }
                | Event::Relocated { .. }
                | Event::Revived { .. }
                | Event::Swapped { .. }
        ) {
            self.others.push(event.clone());
        }
        match *event {
            Event::AlienMoved { from, to } => self.hop(None, from, to, (false, false)),
            Event::AlienPushed { from, to } => self.hop(None, from, to, (false, true)),
            Event::Moved { astronaut, from, to } => self.hop(Some(astronaut), from, to, (false, false)),
            Event::Pushed {
                astronaut, from, to, ..
            } => {
                self.pushes += 1;
                self.hop(Some(astronaut), from, to, (false, true));
            }
            Event::Teleported { astronaut, portal, to } => self.hop(Some(astronaut), portal, to, (true, false)),
            Event::Killed { astronaut, at, .. } => self.deaths.push((astronaut, at)),
            Event::AlienKilled { .. } => self.aliens_killed += 1,
            Event::AlienScored { from, to } => {
                let first = self.aliens.map_or(from, |(first, _)| first);
                self.aliens = Some((first, to));
            }
            Event::Activated { tile, activator, .. } => self.activated = Some((tile, activator)),
            Event::Launched { pod, .. } => self.launches.push(pod),
            Event::Scored { seat, points, .. } => self.score(seat, i32::from(points)),
            _ => {}
        }
    }

    fn hop(&mut self, who: Option<Astronaut>, from: Tile, to: Tile, (teleport, pushed): (bool, bool)) {
        self.hops.push(Hop {
            who,
            from,
            to,
            teleport,
            pushed,
        });
    }

    fn score(&mut self, seat: Seat, points: i32) {
        match self.scores.iter_mut().find(|(other, _)| *other == seat) {
            Some((_, sum)) => *sum += points,
            None => self.scores.push((seat, points)),
        }
    }

    /// Points of one seat.
    #[must_use]
    pub(super) fn score_of(&self, seat: Seat) -> i32 {
        self.scores
            .iter()
            .find(|(other, _)| *other == seat)
            .map_or(0, |(_, points)| *points)
    }

    /// True if there is nothing to show.
    #[must_use]
    pub(super) fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// The effect of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Preview {
    /// Everything it sets off by itself.
    pub events: Vec<Event>,
    /// The position after it.
    pub after: View,
    /// Nothing hidden comes up: it will happen exactly so.
    pub exact: bool,
}

/// Tries a command on a copy; `None` if the view is not a possible one or the command not legal in it.
#[must_use]
pub(super) fn preview(setup: &Setup, view: &View, seat: Seat, command: &Command) -> Option<Preview> {
    let mut copy = State::from_view(setup, view, Seed::from_number(0)).ok()?;
    let applied = copy.apply(setup, seat, command).ok()?;
    let after = copy.view(crate::rules::Viewer::Seat(seat));
    Some(Preview {
        events: applied.events,
        after,
        exact: applied.reversible,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::argo::{PointSource, Role};

    #[test]
    fn points_and_alien_scores_of_a_chain_add_up() {
        let (a, b) = (Seat::wrapping(0), Seat::wrapping(1));
        let scored = |seat, points| Event::Scored {
            seat,
            points,
            source: PointSource::Kills,
        };
        let tile = |i| Tile::from_index(i).expect("in range");
        let pilot = Astronaut::new(b, Role::Pilot);
        let events = [
            Event::Pushed {
                astronaut: pilot,
                by: Astronaut::new(a, Role::Grunt),
                from: tile(1),
                to: tile(2),
            },
            scored(a, 1),
            scored(b, 3),
            scored(a, 2),
            Event::AlienScored { from: 3, to: 5 },
            Event::AlienScored { from: 5, to: 7 },
        ];
        let all = Consequences::of(&events);
        assert_eq!(all.scores, [(a, 3), (b, 3)]);
        assert_eq!(all.aliens, Some((3, 7)));
        assert_eq!((all.pushes, all.hops.len()), (1, 1));
    }
}
