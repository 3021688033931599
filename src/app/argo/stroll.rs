//! Those who walk a step now and then in the station of the start screen, and rest when all are back.

use crate::games::argo::{Astronaut, Role};
use crate::rules::Seat;

/// From one step to the next, in seconds.
const EVERY: f64 = 5.0;
/// Seconds for one step.
const STEP: f64 = 0.32;

/// A cell of the picture, counted from the middle of the Waking Room.
pub(super) type At = (i8, i8);

/// Somebody who goes to and fro.
#[derive(Clone, Copy, Debug)]
pub(super) struct Walker {
    /// The figure itself.
    pub who: Astronaut,
    /// Its home, and the cell that it visits.
    pub places: [At; 2],
}

const fn walker(seat: usize, role: Role, places: [At; 2]) -> Walker {
    let who = Astronaut::new(Seat::wrapping(seat), role);
    Walker { who, places }
}

/// All who walk, in the order in which they take their steps.
pub(super) const WALKERS: [Walker; 3] = [
    walker(3, Role::Pilot, [(2, 0), (3, 0)]),
    walker(1, Role::Chief, [(0, -2), (0, -3)]),
    walker(2, Role::Explorer, [(3, 1), (4, 1)]),
];

/// A walker's way from one cell to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Walk {
    /// The cell that is left.
    pub(super) from: At,
    /// The cell that is entered.
    pub(super) to: At,
    /// The part of its time that is over, 0 to 1.
    pub(super) share: f32,
}

/// The walkers on their ways.
#[derive(Clone, Debug)]
pub(super) struct Stroll {
    /// Steps begun by all together before somebody began to look.
    steps: usize,
    /// Since when somebody looks.
    since: Option<f64>,
}

/// Steps until all are back: then they rest until somebody looks anew.
const ROUND: usize = 2 * WALKERS.len();

impl Stroll {
    /// Everybody at home.
    pub(super) const fn new() -> Self {
        Self { steps: 0, since: None }
    }

    /// Steps begun by all together, and the seconds since the last one.
    fn begun(&self, now: f64) -> (usize, f64) {
        let looked = self.since.map_or(0.0, |since| now - since);
        let new = ((looked / EVERY) as usize).min(ROUND - self.steps);
        (self.steps + new, looked - EVERY * new as f64)
    }

    /// Lets time pass. Returns after how many seconds there is something new to draw, 0 during a step; `None` once all
    /// rest, and where nobody `may` walk: then a step that has begun ends at once.
    pub(super) fn advance(&mut self, now: f64, may: bool) -> Option<f64> {
        let (steps, ago) = self.begun(now);
        if !may {
            (self.steps, self.since) = (steps % ROUND, None);
            return None;
        }
        self.since.get_or_insert(now);
        match steps > self.steps && ago < STEP {
            true => Some(0.0),
            false => (steps < ROUND).then_some(EVERY - ago),
        }
    }

    /// The way of a walker at a moment.
    pub(super) fn way(&self, index: usize, now: f64) -> Walk {
        let (steps, ago) = self.begun(now);
        let walks = steps > self.steps && (steps - 1) % WALKERS.len() == index;
        let (before, share) = match walks {
            true => (steps - 1, (ago / STEP).min(1.0) as f32),
            false => (steps, 1.0),
        };
        let [from, to] = [before, steps].map(|steps| WALKERS[index].places[place(steps, index)]);
        Walk { from, to, share }
    }

    /// The number of walkers in a cell, or on their way there.
    pub(super) fn people_at(&self, at: At, now: f64) -> usize {
        let there = |&index: &usize| self.way(index, now).to == at;
        (0..WALKERS.len()).filter(there).count()
    }
}

/// The place of a walker after so many steps of all together, or the one it goes to: 0 is home.
const fn place(steps: usize, index: usize) -> usize {
    let (rounds, rest) = (steps / WALKERS.len(), steps % WALKERS.len());
    (rounds + (index < rest) as usize) % 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_after_the_other_walks_and_comes_back() {
        let mut stroll = Stroll::new();
        assert_eq!(stroll.advance(0.0, true), Some(EVERY), "nothing moves at first");
        for step in 0..ROUND {
            let now = EVERY * (step + 1) as f64;
            let (index, there) = (step % WALKERS.len(), step / WALKERS.len());
            let [home, away] = WALKERS[index].places;
            let (from, to) = if there == 0 { (home, away) } else { (away, home) };
            assert_eq!(stroll.advance(now, true), Some(0.0), "a step is drawn frame by frame");
            assert_eq!(stroll.way(index, now), Walk { from, to, share: 0.0 });
            assert!((stroll.way(index, now + STEP / 2.0).share - 0.5).abs() < 1e-5);
            for other in (0..WALKERS.len()).filter(|&other| other != index) {
                assert_eq!(stroll.way(other, now).share, 1.0, "one at a time");
            }
            let wait = (step + 1 < ROUND).then_some(EVERY - 1.0);
            assert_eq!(stroll.advance(now + 1.0, true), wait, "at rest until the next one");
            assert_eq!((stroll.people_at(from, now), stroll.people_at(to, now)), (0, 1));
        }
        let end = EVERY * ROUND as f64 + 100.0;
        let home = |walker: &Walker| stroll.people_at(walker.places[0], end) == 1;
        assert!(WALKERS.iter().all(home), "all are back");
        assert_eq!(stroll.advance(end, true), None, "nothing is drawn any more");
        stroll.advance(end + 1.0, false);
        assert_eq!(stroll.advance(end + 2.0, true), Some(EVERY), "for who comes back");
    }

    #[test]
    fn nobody_walks_unseen_and_time_is_not_made_up_for() {
        let mut stroll = Stroll::new();
        stroll.advance(0.0, true);
        assert_eq!(stroll.advance(EVERY, true), Some(0.0));
        assert_eq!(stroll.advance(EVERY + 0.1, false), None, "the step ends at once");
        assert_eq!(stroll.way(0, EVERY + 0.1).share, 1.0);
        assert_eq!(stroll.advance(100.0, false), None);
        assert_eq!(stroll.advance(200.0, true), Some(EVERY), "the next step waits anew");
        assert_eq!(stroll.people_at(WALKERS[0].places[1], 200.0), 1);
    }
}
