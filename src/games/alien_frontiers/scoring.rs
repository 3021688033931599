//! The result (END-4).

use super::{event::Ending, options::Setup, state::Board};
use crate::rules::{Outcome, Points, Ranking, Seat, SeatSet, words};

impl Board {
    /// The reason for which the game is over; `None` while it goes on.
    pub(super) fn over(&self) -> Option<Ending> {
        if self.prompt.is_none() { self.ending } else { None }
    }
    /// The seats with one colony left, where the last one of a seat ends the game (END-1).
    #[must_use]
    pub fn last_colonies(&self, setup: &Setup) -> SeatSet {
        let ends = setup.vp_target.is_none() && self.ending.is_none();
        let has_one = |seat: &Seat| {
            let player = &self.players[*seat];
            player.supply.saturating_add(u8::from(player.hub > 0)) == 1
        };
        setup.players.seats().filter(|seat| ends && has_one(seat)).collect()
    }
    /// The seats by points, cards, ore and fuel (END-4).
    #[must_use]
    pub fn ranking(&self, setup: &Setup) -> Ranking {
        Ranking::new(setup.players, None, |seat| {
            let player = &self.players[seat];
            let ties = (player.cards.len(), player.goods.ore, player.goods.fuel);
            (player.points.total().into(), ties)
        })
    }
    /// The result of a finished game.
    pub(super) fn outcome(&self, setup: &Setup, why: Ending) -> Outcome {
        let ended_by = words::text(setup, &why);
        self.ranking(setup).outcome(ended_by, |seat| self.details(seat))
    }
    /// The points of a seat by source, and its tie-break values.
    fn details(&self, seat: Seat) -> (Vec<Points>, Vec<Points>) {
        let player = &self.players[seat];
        let ties = [
            ("cards", player.cards.len() as u8),
            ("ore", player.goods.ore),
            ("fuel", player.goods.fuel),
        ];
        let named = |(source, value): (&str, u8)| Points::new(source, value);
        (player.points.named().map(named).into(), ties.map(named).into())
    }
}

#[cfg(test)]
mod tests {
    use super::{super::State, *};
    use crate::{games::trial::setup, rules::Notation};

    /// The seats with one colony left in a position of four players, by their numbers.
    fn last(options: &[(&str, &str)], lines: &str) -> Vec<usize> {
        let setup = setup::<State>(4, options);
        let state = State::parse_position(&setup, lines).expect("a position");
        state.board.last_colonies(&setup).iter().map(Seat::index).collect()
    }

    #[test]
    fn a_seat_with_one_colony_in_supply_or_on_its_track_may_end_the_game() {
        assert_eq!(last(&[], "A hand 1 2 3 4"), [0; 0]);
        assert_eq!(last(&[], "A hand 1 2 3 4\ncolonies lem A4"), [0; 0], "two are left");
        assert_eq!(last(&[], "A hand 1 2 3 4\ncolonies lem A5"), [0]);
        assert_eq!(
            last(&[], "A hub 3 hand 1 2 3 4\ncolonies lem A5\ncolonies pohl B5"),
            [0, 1]
        );
        let by_points = [("end_mode", "vp_target")];
        assert_eq!(
            last(&by_points, "A hand 1 2 3 4\ncolonies lem A5"),
            [0; 0],
            "points end this game"
        );
    }
}
