//! The tally of an evening: the games that each person has won at this table, as far as this machine saw them end.

use crate::rules::{Outcome, Seat};

/// Names that are counted; more come to no table in an evening.
const NAMES_MAX: usize = 64;

/// Games won, by the name of the person.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wins {
    /// Number of the newest game that is counted.
    newest: u32,
    /// The number of games that are counted.
    pub games: u32,
    /// People in the order in which they were first seen, with the games they won or shared the win of.
    pub won: Vec<(String, u32)>,
    /// The games that the side won which nobody plays.
    pub neutral: u32,
}

impl Wins {
    /// Counts a game by its number; one that was counted, or that was before it, is not counted again. The names are
    /// those of the seats.
    pub fn count(&mut self, game: u32, outcome: &Outcome, name: impl Fn(Seat) -> String) {
        if game <= self.newest {
            return;
        }
        (self.newest, self.games) = (game, self.games + 1);
        let neutral = outcome.neutral.as_ref().is_some_and(|neutral| neutral.won);
        self.neutral += u32::from(neutral);
        let mut seats: Vec<_> = outcome
            .standings
            .iter()
            .map(|s| (s.seat, !neutral && s.rank == 1))
            .collect();
        seats.sort_unstable();
        for (seat, won) in seats {
            let (name, won) = (name(seat), u32::from(won));
            if let Some((_, games)) = self.won.iter_mut().find(|(known, _)| *known == name) {
                *games += won;
            } else if self.won.len() < NAMES_MAX && !name.is_empty() {
                self.won.push((name, won));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Neutral, Ranking, SeatCount};

    fn outcome(first: usize, neutral: Option<bool>) -> Outcome {
        let players = SeatCount::new(2).expect("two seats");
        let neutral = neutral.map(|won| Neutral { score: 3, won });
        let score = |seat: Seat| if seat.index() == first { 5 } else { 1 };
        let ranking = Ranking::new(players, neutral, |seat| (score(seat), ()));
        ranking.outcome("pods".to_owned(), |_| (Vec::new(), Vec::new()))
    }

    #[test]
    fn wins_are_counted_by_name_and_once_for_each_game() {
        let mut tally = Wins::default();
        let names = |names: [&'static str; 2]| move |seat: Seat| names[seat.index()].to_owned();
        tally.count(1, &outcome(0, None), names(["Bo", "Ada"]));
        // Told again after a lost connection.
        tally.count(1, &outcome(0, None), names(["Bo", "Ada"]));
        // They have changed places.
        tally.count(2, &outcome(1, Some(false)), names(["Ada", "Bo"]));
        tally.count(3, &outcome(1, Some(true)), names(["Ada", "Cleo"]));
        assert_eq!((tally.games, tally.neutral), (3, 1));
        let won = [("Bo", 2), ("Ada", 0), ("Cleo", 0)].map(|(name, won)| (name.to_owned(), won));
        assert_eq!(tally.won, won);
    }
}
