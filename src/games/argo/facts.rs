//! Facts about a position that those outside the rules ask for.

use super::{Countdown, Ending, Links, Setup, State, Stranded, Tile, View};
use crate::rules::{Game, Seat, SeatSet};

impl State {
    /// Tiles connected to a tile, pods included, in the order of directions (MOV-1).
    pub fn neighbours(&self, setup: &Setup, tile: Tile) -> impl Iterator<Item = Tile> + use<> {
        // A state that was just read from bytes does not have its links yet.
        if self.links.is_valid() {
            self.links.around(tile)
        } else {
            Links::of(setup, &self.open.board).around(tile)
        }
    }
}

impl Setup {
    /// The aliens' score after so many deaths (TRK-1); a full track keeps that of its last square.
    #[must_use]
    pub fn alien_score(&self, dead: u8) -> u8 {
        let score = self.track.get(usize::from(dead));
        score.or(self.track.last()).copied().unwrap_or(0)
    }
    /// Most turns of a game: each turn builds a tile as long as one fits, and END-2 stops play where none does.
    #[must_use]
    pub fn max_turns(&self) -> u32 {
        let laid_at_start = 5;
        let to_build = (self.modules.len() + self.pods.len()).saturating_sub(laid_at_start);
        State::seats(self).get() as u32 * (to_build as u32 + 3)
    }
}

/// The distance from the end that a player without a mobile astronaut brings (END-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stranding {
    /// Each of these seats has one mobile astronaut left, and may begin another turn.
    Near(SeatSet),
    /// The seat has no mobile astronaut left: the game ends when its next turn begins.
    Next(Seat),
    /// The seat had no mobile astronaut left, and the last round runs.
    LastRound(Seat),
}

impl View {
    /// The distance from the end by END-3, on the board before an action that is not final. `None` while every seat has
    /// two mobile astronauts or more, where a last round keeps that end off, and once the game is over.
    #[must_use]
    pub fn stranding(&self, setup: &Setup) -> Option<Stranding> {
        if self.over.is_some() {
            return None;
        }
        if let Some(Countdown {
            why: Ending::Stranded,
            stranded: Some(seat),
            ..
        }) = self.countdown
        {
            return Some(Stranding::LastRound(seat));
        }
        let ends_at_once = setup.options.stranded == Stranded::Immediate;
        let has_turn = |seat: &Seat| match &self.countdown {
            // No round begins anew while one runs (END-7), but a turn in it may still end the game at once.
            Some(last) => ends_at_once && last.waiting.contains(*seat),
            None => true,
        };
        // The active seat has begun its turn: all others come before its next one.
        let others = setup.players.others(self.active);
        let order = others.chain([self.active]).filter(has_turn);
        let mut near = SeatSet::EMPTY;
        for seat in order {
            match self.settled().mobile_left(seat) {
                0 if ends_at_once => return Some(Stranding::Next(seat)),
                1 => near.insert(seat),
                _ => {}
            }
        }
        (!near.is_empty()).then_some(Stranding::Near(near))
    }
}

#[cfg(test)]
mod tests {
    use super::{super::tests::setup_of, *};
    use crate::rules::{Neutral, Notation};

    const A: Seat = Seat::wrapping(0);
    const B: Seat = Seat::wrapping(1);
    const C: Seat = Seat::wrapping(2);

    /// Four of the second seat's astronauts have left with the first two pods.
    const LEFT: &str = "tile C01 0,-2 r0\ntile C02 0,2 r0\ntile WAR2 2,0 r1\n\
        saved P1.explorer:2 P1.chief:4 P1.pilot:3 P1.grunt:3\npods taken 2\npods left 2";
    /// All five have left.
    const GONE: &str = "tile C01 0,-2 r0\ntile C02 0,2 r0\n\
        saved P1.explorer:2 P1.chief:4 P1.pilot:3 P1.grunt:3 P1.robot:4\npods taken 3\npods left 3";
    /// Four are dead, the fifth waits in a pod that is docked.
    const WAITS: &str = "tile C01 0,-2 r0\ntile C02 0,2 r0\ntile pod2 2,0 r1\nat pod2 P1.robot\n\
        dead P1.explorer P1.chief P1.pilot P1.grunt\npods taken 2\npods left 1";
    const ONCE_MORE: (&str, &str) = ("stranded", "others_once_more");

    /// A position of three players, with further lines.
    fn position(options: &[(&str, &str)], lines: &[&str]) -> (Setup, State) {
        let setup = setup_of(3, options);
        let state = State::parse_position(&setup, &lines.join("\n")).expect("a position");
        (setup, state)
    }

    fn stranding(options: &[(&str, &str)], lines: &[&str]) -> Option<Stranding> {
        let (setup, state) = position(options, lines);
        state.open.stranding(&setup)
    }

    /// The end comes near to these seats.
    fn near(seats: &[Seat]) -> Option<Stranding> {
        Some(Stranding::Near(seats.iter().copied().collect()))
    }

    #[test]
    fn a_seat_with_one_mobile_astronaut_is_near_the_end_and_one_without_is_next() {
        assert_eq!(stranding(&[], &["tile C01 0,-2 r0"]), None);
        assert_eq!(stranding(&[], &[LEFT]), near(&[B]), "in the Waking Room");
        assert_eq!(stranding(&[], &[LEFT, "at WAR2 P1.robot"]), near(&[B]));
        let dead = "dead P2.explorer P2.chief P2.pilot P2.grunt";
        assert_eq!(stranding(&[], &[LEFT, dead]), near(&[B, C]));
        assert_eq!(stranding(&[], &[GONE]), Some(Stranding::Next(B)));
        assert_eq!(
            stranding(&[], &[WAITS]),
            Some(Stranding::Next(B)),
            "nobody leaves a pod"
        );
        // The nearer turn comes first.
        let both = "dead P2.explorer P2.chief P2.pilot P2.grunt P2.robot";
        assert_eq!(stranding(&[], &[GONE, both]), Some(Stranding::Next(B)));
        assert_eq!(stranding(&[], &[GONE, both, "active P1"]), Some(Stranding::Next(C)));
        assert_eq!(
            stranding(&[], &[GONE, "active P1"]),
            Some(Stranding::Next(B)),
            "its next turn"
        );
    }

    #[test]
    fn an_action_that_is_not_final_changes_nothing_yet() {
        // The first seat's Explorer pushes the last astronaut of the second one into a pod, and may go on.
        let left = LEFT.replace("pods taken 2", "pods taken 3");
        let (setup, mut state) = position(&[], &[&left, "tile pod3 0,-3 r0", "at C01 P1.robot"]);
        let give = |state: &mut State, text: &str| {
            let command = State::parse_command(&setup, text).expect("a command");
            state.apply(&setup, A, &command).expect("it is legal");
            state.open.stranding(&setup)
        };
        assert_eq!(give(&mut state, "move P0.explorer C01"), near(&[B]));
        assert!(state.open.before.is_some(), "the action is open");
        assert_eq!(give(&mut state, "stop"), Some(Stranding::Next(B)));
    }

    #[test]
    fn a_last_round_keeps_the_end_off_where_no_turn_is_left_to_begin() {
        let last = |waiting: &str| format!("countdown last-tile waiting {waiting}");
        assert_eq!(stranding(&[], &[GONE, &last("P1 P2")]), Some(Stranding::Next(B)));
        assert_eq!(stranding(&[], &[GONE, &last("P2")]), None);
        assert_eq!(stranding(&[], &[LEFT, &last("P2")]), None);
        assert_eq!(stranding(&[ONCE_MORE], &[LEFT]), near(&[B]));
        assert_eq!(stranding(&[ONCE_MORE], &[LEFT, &last("P1 P2")]), None);
        let begun = "countdown stranded waiting P2 stranded P1";
        assert_eq!(stranding(&[ONCE_MORE], &[GONE, begun]), Some(Stranding::LastRound(B)));
    }

    #[test]
    fn the_ranking_now_is_that_of_the_end() {
        let ranking = |lines: &[&str]| {
            let (setup, state) = position(&[], lines);
            state.open.ranking_if_stranded(&setup)
        };
        let ahead = ranking(&[GONE, "score 7 18 2"]);
        assert_eq!((ahead.ranks.0, ahead.scores.0), ([2, 1, 3, 0], [7, 18, 2, 0]));
        assert_eq!(ahead.neutral, Some(Neutral { score: 0, won: false }));
        let tie = ranking(&[GONE, "score 18 18 2", "activations 1 0 0"]);
        assert_eq!(
            tie.ranks.0,
            [1, 2, 3, 0],
            "more rooms, though the other one has saved more"
        );
        let shared = ranking(&["tile C01 0,-2 r0", "score 3 3 2"]);
        assert_eq!(shared.ranks.0, [1, 1, 3, 0]);
        let aliens = ranking(&[WAITS, "score 1 0 2"]);
        assert!(aliens.neutral.is_some_and(|aliens| aliens.won && aliens.score > 2));
        assert_eq!(aliens.share(A), 0);
    }
}
