//! The course of a game: how many points each player had after each turn, and what stands out in it.

use crate::{
    games::any::{AnyEvent, AnyGame},
    protocol::{Chronicle, LogEntry, LogKind, Timeline},
    rules::{Outcome, Seat},
};

/// The scores after a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CoursePoint {
    /// Number of the turn; the one before the first stands for the beginning.
    pub turn: u32,
    /// The points by seat.
    pub scores: Vec<i32>,
    /// The points of the side that nobody plays, if the game has one.
    pub neutral: Option<i32>,
}

impl CoursePoint {
    /// The most points of anybody, the side included that nobody plays.
    fn most(&self) -> i32 {
        let most = self.scores.iter().copied().chain(self.neutral).max();
        most.unwrap_or(0)
    }

    /// The seat that has more points than everybody else.
    #[must_use]
    pub fn leader(&self) -> Option<Seat> {
        let most = self.most();
        if self.neutral == Some(most) {
            return None;
        }
        let mut best = self.scores.iter().enumerate().filter(|(_, score)| **score == most);
        let (leader, _) = best.next()?;
        best.next().is_none().then(|| Seat::new(leader)).flatten()
    }

    /// The points of a seat.
    #[must_use]
    pub fn of(&self, seat: Seat) -> i32 {
        self.scores.get(seat.index()).copied().unwrap_or(0)
    }
}

/// Something that a player did and that can be counted, such as astronauts killed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feat {
    /// Place of its kind among those of the game, the most telling first.
    pub place: u8,
    /// Catalogue key of its heading.
    pub head: &'static str,
    /// Catalogue key of its sentence, which takes `names` and `n`.
    pub text: &'static str,
    /// The player who did it.
    pub seat: Seat,
    /// The number of times.
    pub count: u32,
}

impl Feat {
    /// Something that was done once.
    #[must_use]
    pub const fn once(place: u8, [head, text]: [&'static str; 2], seat: Seat) -> Self {
        let count = 1;
        Self {
            place,
            head,
            text,
            seat,
            count,
        }
    }
}

/// The players who did the most of something, or had the most of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Most {
    /// The players, in seat order.
    pub seats: Vec<Seat>,
    /// The number, never 0.
    pub count: u32,
    /// The turn in which it was, where there is one.
    pub turn: u32,
}

/// The course of a game, as far as this machine has seen it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// The scores turn by turn, oldest first.
    pub points: Vec<CoursePoint>,
    /// It was seen from the beginning of the game on.
    pub whole: bool,
    /// What was done and stands, by kind and player; empty if not all of it was heard.
    pub feats: Vec<Feat>,
}

impl Course {
    /// Takes in the scores at the end of a turn; after a way back the later turns are gone.
    pub fn take(&mut self, point: CoursePoint) {
        while self.points.last().is_some_and(|last| last.turn >= point.turn) {
            self.points.pop();
        }
        self.points.push(point);
    }

    /// Adds something that a player did to what was done before.
    pub fn count(&mut self, feat: Feat) {
        let same = |old: &&mut Feat| (old.text, old.seat) == (feat.text, feat.seat);
        match self.feats.iter_mut().find(same) {
            Some(old) => old.count = old.count.saturating_add(feat.count),
            None => self.feats.push(feat),
        }
    }

    /// Lets the course end with the result, which counts points that come at the very end.
    pub fn finish(&mut self, outcome: &Outcome) {
        let Some(last) = self.points.last_mut() else { return };
        for standing in &outcome.standings {
            if let Some(score) = last.scores.get_mut(standing.seat.index()) {
                *score = standing.score;
            }
        }
        last.neutral = outcome.neutral.as_ref().map(|neutral| neutral.score);
    }

    /// Number of the last turn that was seen.
    #[must_use]
    pub fn turns(&self) -> Option<u32> {
        self.points.last().map(|last| last.turn)
    }

    /// The kinds of feats in the order of the game, each with those who did it most often.
    #[must_use]
    pub fn most_feats(&self) -> Vec<(Feat, Most)> {
        let mut kinds: Vec<(Feat, Most)> = Vec::new();
        for feat in self.feats.iter().filter(|feat| feat.count > 0) {
            let fresh = Most {
                seats: vec![feat.seat],
                count: feat.count,
                turn: 0,
            };
            match kinds.iter_mut().find(|(kind, _)| kind.text == feat.text) {
                None => kinds.push((*feat, fresh)),
                Some((_, most)) if most.count == feat.count => most.seats.push(feat.seat),
                Some((_, most)) if most.count < feat.count => *most = fresh,
                Some(_) => {}
            }
        }
        kinds.sort_by_key(|(kind, _)| kind.place);
        for (_, most) in &mut kinds {
            most.seats.sort_unstable();
        }
        kinds
    }

    /// The turn that brought somebody the most points.
    #[must_use]
    pub fn best_turn(&self) -> Option<Most> {
        let mut best: Option<Most> = None;
        for pair in self.points.windows(2) {
            let [before, after] = pair else { continue };
            if before.turn.saturating_add(1) != after.turn {
                continue;
            }
            for (seat, (old, new)) in before.scores.iter().zip(&after.scores).enumerate() {
                let count = u32::try_from(new.saturating_sub(*old)).unwrap_or(0);
                if let (true, Some(seat)) = (count > best.as_ref().map_or(0, |most| most.count), Seat::new(seat)) {
                    let (seats, turn) = (vec![seat], after.turn);
                    best = Some(Most { seats, count, turn });
                }
            }
        }
        best
    }

    /// The most turns one after the other at whose end the same player was alone in front, in a game seen as a whole.
    #[must_use]
    pub fn longest_lead(&self) -> Option<Most> {
        let (mut best, mut run): (Option<Most>, Option<Most>) = (None, None);
        for pair in self.points.windows(2) {
            let [before, point] = pair else { continue };
            let follows = before.turn.saturating_add(1) == point.turn;
            let goes_on = run
                .take()
                .filter(|run| follows && run.seats.first() == point.leader().as_ref());
            run = match (goes_on, point.leader()) {
                (Some(run), _) => Some(Most {
                    count: run.count + 1,
                    turn: point.turn,
                    ..run
                }),
                (None, leader) => leader.map(|seat| Most {
                    seats: vec![seat],
                    count: 1,
                    turn: point.turn,
                }),
            };
            if let Some(run) = &run
                && best.as_ref().is_none_or(|best| best.count < run.count)
            {
                best = Some(run.clone());
            }
        }
        best.filter(|_| self.whole)
    }

    /// The most points by which a player was behind the first, and the turn after which that was.
    #[must_use]
    pub fn furthest_behind(&self, seat: Seat) -> Option<Most> {
        let behind = |point: &CoursePoint| u32::try_from(point.most().saturating_sub(point.of(seat))).unwrap_or(0);
        // The first of several such turns.
        let worst = self.points.iter().rev().max_by_key(|point| behind(point))?;
        let (count, turn) = (behind(worst), worst.turn);
        (count > 0).then(|| Most {
            seats: vec![seat],
            count,
            turn,
        })
    }

    /// The number of times at which another player than before was alone in front, in a game seen as a whole.
    #[must_use]
    pub fn lead_changes(&self) -> usize {
        let mut leaders: Vec<Seat> = self.points.iter().filter_map(CoursePoint::leader).collect();
        leaders.dedup();
        if self.whole { leaders.len().saturating_sub(1) } else { 0 }
    }
}

/// Number of the line that says that the running game began, if it is still kept.
#[must_use]
pub fn started(log: &Chronicle<AnyGame>) -> Option<u32> {
    let start = log
        .entries()
        .rfind(|entry| matches!(entry.what, LogKind::Started { .. }));
    start.map(|entry| entry.number)
}

/// The lines of the commands that stand in the running game, oldest first.
#[must_use]
pub fn lines_that_stand(log: &Chronicle<AnyGame>) -> Vec<&LogEntry<AnyGame>> {
    let mut timeline = Timeline::<(u32, &LogEntry<AnyGame>)>::default();
    for (entry, _) in log.from(started(log).unwrap_or(0)) {
        match &entry.what {
            LogKind::Command { revision, .. } => timeline.act((*revision, &**entry)),
            LogKind::SteppedBack { to, .. } | LogKind::TakenBack { to, .. } => {
                let place = timeline.first_or_end(|(revision, _)| revision > to);
                timeline.go_back(place, ());
            }
            LogKind::GoneForward { .. } => {
                timeline.go_forward();
            }
            _ => {}
        }
    }
    timeline.standing().map(|(_, line)| *line).collect()
}

/// The commands of the running game that stand, newest first: by whom, and what they brought about.
#[must_use]
pub fn commands_that_stand(log: &Chronicle<AnyGame>) -> Vec<(Seat, &[AnyEvent])> {
    let newest_first = lines_that_stand(log).into_iter().rev();
    let commands = newest_first.filter_map(|line| match &line.what {
        LogKind::Command { seat, events, .. } => Some((*seat, events.as_slice())),
        _ => None,
    });
    commands.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(index: usize) -> Seat {
        Seat::new(index).expect("a seat")
    }

    fn course(scores: &[[i32; 2]]) -> Course {
        let mut course = Course {
            whole: true,
            ..Course::default()
        };
        for (turn, scores) in (0..).zip(scores) {
            course.take(CoursePoint {
                turn,
                scores: scores.to_vec(),
                neutral: None,
            });
        }
        course
    }

    #[test]
    fn leaps_leads_and_comebacks_are_found() {
        let course = course(&[[0, 0], [3, 0], [4, 1], [4, 1], [4, 8], [4, 8], [9, 8]]);
        let most = |seat_index, count, turn| {
            Some(Most {
                seats: vec![seat(seat_index)],
                count,
                turn,
            })
        };
        assert_eq!(course.best_turn(), most(1, 7, 4));
        assert_eq!(course.longest_lead(), most(0, 3, 3));
        assert_eq!(course.furthest_behind(seat(0)), most(0, 4, 4));
        assert_eq!(course.furthest_behind(seat(1)), most(1, 3, 1));
        assert_eq!(course.lead_changes(), 2);
        assert_eq!(course.turns(), Some(6));
    }

    #[test]
    fn a_course_with_holes_or_without_its_beginning_claims_nothing_it_cannot_know() {
        let mut course = course(&[[0, 0], [1, 0], [2, 0]]);
        course.points.remove(1);
        assert_eq!(course.best_turn(), None, "two turns at once");
        course.whole = false;
        assert_eq!((course.longest_lead(), course.lead_changes()), (None, 0));
        let nothing = Course::default();
        assert_eq!((nothing.best_turn(), nothing.furthest_behind(seat(0))), (None, None));
    }

    #[test]
    fn nobody_leads_while_the_side_is_in_front_that_nobody_plays() {
        let mut course = course(&[[0, 0], [3, 0], [4, 1]]);
        course.points[2].neutral = Some(9);
        assert_eq!(course.longest_lead().map(|most| (most.count, most.turn)), Some((1, 1)));
        assert_eq!(course.furthest_behind(seat(0)).map(|most| most.count), Some(5));
    }

    #[test]
    fn a_way_back_takes_the_later_turns_away() {
        let mut course = course(&[[0, 0], [1, 0], [2, 0], [3, 0]]);
        course.take(CoursePoint {
            turn: 2,
            scores: vec![1, 5],
            neutral: None,
        });
        let turns: Vec<u32> = course.points.iter().map(|point| point.turn).collect();
        assert_eq!(turns, [0, 1, 2]);
        assert_eq!(course.points.last().map(|point| point.of(seat(1))), Some(5));
    }

    #[test]
    fn who_did_most_of_a_thing_is_named_with_all_who_did_as_much() {
        let mut course = Course::default();
        for (text, by, count) in [("a", 2, 1), ("a", 0, 2), ("b", 1, 4), ("a", 2, 1), ("a", 1, 1)] {
            course.count(Feat {
                place: u8::from(text == "a"),
                head: "h",
                text,
                seat: seat(by),
                count,
            });
        }
        let most: Vec<(&str, Vec<Seat>, u32)> = course
            .most_feats()
            .into_iter()
            .map(|(feat, most)| (feat.text, most.seats, most.count))
            .collect();
        assert_eq!(most, [("b", vec![seat(1)], 4), ("a", vec![seat(0), seat(2)], 2)]);
    }
}
