//! The acts of a game that stand, and the places that undo and redo lead to.
//!
//! This is the only reading of undo and redo. The host's table, a record, the proof of the seed, the log, the board and
//! the curve of points each keep what they need of an act in a timeline of their own.

use super::limits;
use crate::rules::Game;
use std::collections::{VecDeque, vec_deque};

/// The acts that stand, and the undos since the last act. `A` is kept of each act, `B` of each undo.
#[derive(Clone, Debug)]
pub struct Timeline<A, B = ()> {
    standing: VecDeque<A>,
    gone_back: Vec<Back<A, B>>,
}

/// An undo that can be redone.
#[derive(Clone, Debug)]
pub struct Back<A, B> {
    /// The acts that it undid, oldest first; empty if none of them is known here.
    pub undone: VecDeque<A>,
    /// The note that was kept with the undo.
    pub note: B,
}

impl<A, B> Default for Timeline<A, B> {
    fn default() -> Self {
        Self {
            standing: VecDeque::new(),
            gone_back: Vec::new(),
        }
    }
}

impl<A, B> Timeline<A, B> {
    /// Adds an act. Nothing can be redone any more.
    pub fn act(&mut self, act: A) {
        self.gone_back.clear();
        self.standing.push_back(act);
    }

    /// Forgets the oldest acts, so that at most `most` stand. Returns true if any was forgotten.
    pub fn forget_all_but(&mut self, most: usize) -> bool {
        let old = self.standing.len().saturating_sub(most);
        self.standing.drain(..old);
        old > 0
    }

    /// The acts that stand, oldest first.
    pub fn standing(&self) -> vec_deque::Iter<'_, A> {
        self.standing.iter()
    }

    /// The place of the first act of this kind that stands, counted from 0 at the oldest.
    #[must_use]
    pub fn first(&self, is_it: impl Fn(&A) -> bool) -> Option<usize> {
        self.standing.iter().position(is_it)
    }

    /// The place of the first act of this kind that stands, or the place after all acts. If only the newest acts are
    /// known here, an undo may concern older ones.
    #[must_use]
    pub fn first_or_end(&self, is_it: impl Fn(&A) -> bool) -> usize {
        self.first(is_it).unwrap_or(self.standing.len())
    }

    /// Undoes the act at a place and all later ones. Returns that undo; `None` if there is no such place, or if
    /// [`limits::UNDO_DEPTH`] undos can be redone already, which no honest game reaches.
    pub fn go_back(&mut self, place: usize, note: B) -> Option<&Back<A, B>> {
        if place > self.standing.len() || self.gone_back.len() == limits::UNDO_DEPTH {
            return None;
        }
        let undone = self.standing.split_off(place);
        self.gone_back.push(Back { undone, note });
        self.gone_back.last()
    }

    /// The last undo since anybody acted, which the next redo concerns.
    #[must_use]
    pub fn gone_back(&self) -> Option<&Back<A, B>> {
        self.gone_back.last()
    }
}

impl<A: Clone, B> Timeline<A, B> {
    /// Redoes the last undo, so that its acts stand again. Returns that undo; `None` if there was no undo since the
    /// last act.
    pub fn go_forward(&mut self) -> Option<Back<A, B>> {
        let back = self.gone_back.pop()?;
        self.standing.extend(back.undone.iter().cloned());
        Some(back)
    }
}

/// An act of a game with states.
#[derive(Clone, Debug)]
struct Acted<G, A> {
    /// The state that was acted on.
    state: G,
    /// Number of take-backs before the act.
    keyed: u32,
    note: A,
}

/// An undo in a game with states.
#[derive(Clone, Debug)]
struct Left<G, B> {
    /// The state that was left.
    state: G,
    /// Number of take-backs before the undo.
    take_backs: u32,
    note: B,
}

/// A game with the states of its timeline. `A` is kept of each act, `B` of each undo.
#[derive(Clone, Debug)]
pub struct PlayedGame<G, A, B = ()> {
    state: G,
    take_backs: u32,
    timeline: Timeline<Acted<G, A>, Left<G, B>>,
}

impl<G: Game, A: Clone, B> PlayedGame<G, A, B> {
    /// A game in which nobody has acted.
    #[must_use]
    pub fn new(state: G) -> Self {
        Self {
            state,
            take_backs: 0,
            timeline: Timeline::default(),
        }
    }

    /// The state that stands.
    #[must_use]
    pub const fn state(&self) -> &G {
        &self.state
    }

    /// The acts that stand, oldest first. Its place in this order names an act.
    pub fn acts(&self) -> impl DoubleEndedIterator<Item = &A> + ExactSizeIterator {
        self.timeline.standing.iter().map(|act| &act.note)
    }

    /// The last undo since anybody acted, and the acts that it undid, oldest first.
    #[must_use]
    pub fn gone_back(&self) -> Option<(&B, impl ExactSizeIterator<Item = &A>)> {
        let back = self.timeline.gone_back()?;
        Some((&back.note.note, back.undone.iter().map(|act| &act.note)))
    }

    /// Adds an act, which leads to the state `after`. Keeps at most `depth` acts, and returns true if one was
    /// forgotten.
    pub fn act(&mut self, after: G, note: A, depth: usize) -> bool {
        let state = std::mem::replace(&mut self.state, after);
        self.timeline.act(Acted {
            state,
            keyed: self.take_backs,
            note,
        });
        self.timeline.forget_all_but(depth)
    }

    /// Undoes the act at a place and all later ones. After an `agreed` undo, a take-back, the game goes on with other
    /// randomness. Returns the note of that act; `None` if no act stands there.
    pub fn go_back(&mut self, place: usize, agreed: bool, note: B) -> Option<A> {
        let act = self.timeline.standing.get(place)?.clone();
        let left = Left {
            state: std::mem::replace(&mut self.state, act.state),
            take_backs: self.take_backs,
            note,
        };
        self.timeline.go_back(place, left)?;
        self.take_backs += u32::from(agreed);
        if act.keyed < self.take_backs {
            // Otherwise a later step back over a take-back would bring the known randomness back.
            self.state.rekey(self.take_backs);
        }
        Some(act.note)
    }

    /// Redoes the last undo. The state before that undo stands again, with everything hidden in it: nobody has acted
    /// since, so nobody has seen what the other randomness brings. Returns the note of that undo.
    pub fn go_forward(&mut self) -> Option<B> {
        let left = self.timeline.go_forward()?.note;
        (self.state, self.take_backs) = (left.state, left.take_backs);
        Some(left.note)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(timeline: &Timeline<u32>) -> Vec<u32> {
        timeline.standing().copied().collect()
    }

    fn after(acts: u32) -> Timeline<u32> {
        let mut timeline = Timeline::default();
        (1..=acts).for_each(|act| timeline.act(act));
        timeline
    }

    #[test]
    fn ways_back_are_gone_forward_over_in_turn() {
        let mut timeline = after(5);
        assert!(timeline.go_back(3, ()).is_some_and(|back| back.undone == [4, 5]));
        assert!(timeline.go_back(1, ()).is_some_and(|back| back.undone == [2, 3]));
        assert_eq!(standing(&timeline), [1]);
        assert!(timeline.go_forward().is_some_and(|back| back.undone == [2, 3]));
        assert_eq!(standing(&timeline), [1, 2, 3]);
        assert!(timeline.go_forward().is_some_and(|back| back.undone == [4, 5]));
        assert_eq!(standing(&timeline), [1, 2, 3, 4, 5]);
        assert!(timeline.go_forward().is_none());
    }

    #[test]
    fn nothing_is_gone_forward_over_once_somebody_has_acted() {
        let mut timeline = after(3);
        assert!(timeline.go_back(2, ()).is_some());
        timeline.act(9);
        assert_eq!(standing(&timeline), [1, 2, 9]);
        assert!(timeline.gone_back().is_none() && timeline.go_forward().is_none());
    }

    #[test]
    fn a_way_back_over_unknown_acts_is_gone_forward_over_in_its_turn() {
        let mut timeline = after(2);
        assert!(timeline.go_back(0, ()).is_some());
        let end = timeline.first_or_end(|act| *act > 0);
        assert!(timeline.go_back(end, ()).is_some_and(|back| back.undone.is_empty()));
        assert!(timeline.go_back(end + 1, ()).is_none(), "no such place");
        assert!(timeline.go_forward().is_some() && standing(&timeline).is_empty());
        assert!(timeline.go_forward().is_some() && standing(&timeline) == [1, 2]);
    }

    #[test]
    fn endless_ways_back_are_not_followed() {
        let mut timeline = after(1);
        let ways = (0..2 * limits::UNDO_DEPTH).filter(|_| timeline.go_back(0, ()).is_some());
        assert_eq!(ways.count(), limits::UNDO_DEPTH);
    }

    #[test]
    fn the_oldest_acts_are_forgotten_and_not_gone_back_over() {
        let mut timeline = after(5);
        assert!(timeline.forget_all_but(2) && !timeline.forget_all_but(2));
        assert_eq!(
            (standing(&timeline), timeline.first(|act| *act == 3)),
            (vec![4, 5], None)
        );
    }
}
