//! The consequences of an action, read off its events: of the one that is open, and of one that is only looked at.

use super::spots::ArgoSpot as Spot;
use crate::app::board::{drawn::BoardScene, marks::last_action, story::Deed};
use crate::games::argo::{Astronaut, Command, Event, State, Tile};
use crate::rules::Seat;

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
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Consequences {
    /// Steps in order.
    pub hops: Vec<Hop>,
    /// The dead, each with the tile of the death.
    pub deaths: Vec<(Astronaut, Tile)>,
    /// Points by seat, in the order they come.
    pub scores: Vec<(Seat, i32)>,
    /// The alien score before and after.
    pub aliens: Option<(u8, u8)>,
    /// The number of pods that leave.
    pub launches: usize,
    /// The number of aliens that die.
    pub aliens_killed: usize,
    /// The room that is activated, and by whom.
    pub activated: Option<(Tile, Astronaut)>,
    /// Other events that are worth a line: tiles moved, aliens killed, pods gone.
    pub others: Vec<Event>,
}

impl Consequences {
    /// Reads them off the events of an action.
    pub(super) fn of<'a>(events: impl IntoIterator<Item = &'a Event>) -> Self {
        let mut out = Self::default();
        events.into_iter().for_each(|event| out.add(event));
        out
    }

    /// Those of the action that is open, if one is.
    pub(super) fn open(scene: &BoardScene<'_, State>) -> Self {
        Self::of(open_deeds(scene).iter().flat_map(|deed| deed.events.iter()))
    }

    fn add(&mut self, event: &Event) {
        let mut hop = |who, from, to, teleport, pushed| {
            self.hops.push(Hop {
                who,
                from,
                to,
                teleport,
                pushed,
            });
        };
        match *event {
            Event::AlienMoved { from, to } => hop(None, from, to, false, false),
            Event::AlienPushed { from, to } => hop(None, from, to, false, true),
            Event::Moved { astronaut, from, to } => hop(Some(astronaut), from, to, false, false),
            Event::Pushed {
                astronaut, from, to, ..
            } => hop(Some(astronaut), from, to, false, true),
            Event::Teleported { astronaut, portal, to } => hop(Some(astronaut), portal, to, true, false),
            Event::Killed { astronaut, at, .. } => self.deaths.push((astronaut, at)),
            Event::AlienScored { from, to } => {
                let first = self.aliens.map_or(from, |(first, _)| first);
                self.aliens = Some((first, to));
            }
            Event::Activated { tile, activator, .. } => self.activated = Some((tile, activator)),
            Event::Scored { seat, points, .. } => self.score(seat, i32::from(points)),
            Event::AlienKilled { .. } => self.aliens_killed += 1,
            Event::Launched { .. } => self.launches += 1,
            _ => {}
        }
        use Event::{AlienKilled, Launched, Relocated, Revived, Swapped};
        if let AlienKilled { .. } | Launched { .. } | Relocated { .. } | Revived { .. } | Swapped { .. } = event {
            self.others.push(event.clone());
        }
    }

    fn score(&mut self, seat: Seat, points: i32) {
        match self.scores.iter_mut().find(|(other, _)| *other == seat) {
            Some((_, sum)) => *sum += points,
            None => self.scores.push((seat, points)),
        }
    }

    /// Points of one seat.
    pub(super) fn score_of(&self, seat: Seat) -> i32 {
        let own = self.scores.iter().find(|(other, _)| *other == seat);
        own.map_or(0, |(_, points)| *points)
    }

    /// True if a figure dies where a step ends.
    pub(super) fn dies(&self, hop: &Hop) -> bool {
        let mut deaths = self.deaths.iter();
        deaths.any(|&(who, at)| Some(who) == hop.who && at == hop.to)
    }
}

/// The commands of the action that is open.
fn open_deeds<'a>(scene: &BoardScene<'a, State>) -> &'a [Deed<State>] {
    match scene.about.view.before {
        Some(_) => last_action(scene.story),
        None => &[],
    }
}

/// True if a command opens an action of its own instead of going on with the open one. What was interrupted is over.
pub(super) fn begins(command: &Command, open: &[Deed<State>]) -> bool {
    use Command::{Activate, Build, Interrupt, MoveAlien, MoveAstronaut};
    let mut last = open.last().into_iter().flat_map(|deed| deed.events.iter());
    match command {
        _ if last.any(|event| matches!(event, Event::Interrupted { .. })) => true,
        MoveAlien { .. } | Build { .. } | Activate { .. } | Interrupt { .. } => true,
        // The Explorer's second step belongs to her first.
        MoveAstronaut { astronaut, .. } => {
            let goes_on = |event: &Event| match event {
                Event::Moved { astronaut: before, .. } => before == astronaut,
                Event::Activated { .. } => true,
                _ => false,
            };
            let is_final = |event: &Event| matches!(event, Event::Committed { .. } | Event::InterruptEnded { .. });
            let events = || open.iter().flat_map(|deed| deed.events.iter());
            !events().any(goes_on) || events().any(is_final)
        }
        _ => false,
    }
}

/// The number of commands that a click on a link takes back, so that its step of the open action, or the activation, is
/// undone.
pub(super) fn takes_back(scene: &BoardScene<'_, State>, spot: Spot) -> usize {
    let (open, mut hops) = (open_deeds(scene), 0);
    let undone = |deed: &Deed<State>| {
        let what = Consequences::of(deed.events.iter());
        hops += what.hops.len();
        match spot {
            Spot::Activation => what.activated.is_some(),
            Spot::Link(index) => hops > usize::from(index),
            _ => false,
        }
    };
    let place = open.iter().position(undone).filter(|_| scene.steps_back);
    place.map_or(0, |place| open.len() - place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{games::trial::setup, rules::words};

    #[test]
    fn points_and_alien_scores_of_a_chain_add_up() {
        let setup = setup::<State>(2, &[]);
        let told = [
            "pushed P1.pilot P0.grunt C01 C02",
            "killed P1.pilot C02 entered P0",
            "scored P0 1 kills",
            "scored P1 3 kills",
            "scored P0 2 kills",
            "alien-scored 3 5",
            "alien-scored 5 7",
        ];
        let all = Consequences::of(&told.map(|event| words::parse(&setup, event).expect("an event")));
        let points = [0, 1].map(|seat| all.score_of(Seat::wrapping(seat)));
        assert_eq!((points, all.aliens), ([3, 3], Some((3, 7))));
        assert!(all.hops.len() == 1 && all.dies(&all.hops[0]));
    }
}
