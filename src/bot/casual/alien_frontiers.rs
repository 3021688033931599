//! Alien Frontiers by three rules: colonies on the planet, ships and cards, and the goods for both.

use super::Casual;
use crate::{
    games::alien_frontiers::{Setup, State},
    rules::Seat,
};

/// Units of fuel, and of ore, that are worth collecting: the most that a single purchase takes.
const ENOUGH: u8 = 3;
/// Worth of one of these units in circles of the hub track.
const UNIT: i32 = 2;

impl Casual for State {
    /// 1. Land a colony where it brings the most, and do whatever else brings points or takes them from the leader.
    /// 2. Build a ship, or take a card.
    /// 3. Collect fuel and ore for that, and bring a colony forward at the hub with the ships that are left.
    fn rules(&self, setup: &Setup, seat: Seat) -> [i32; 3] {
        let (board, player) = (&self.board, &self.board.players[seat]);
        let points = |seat: Seat| i32::from(board.players[seat].points.total());
        let rival = setup.players.others(seat).map(points).max().unwrap_or(0);
        let has_relic = board.relic.is_some_and(|relic| relic.holder == seat);
        let ships = i32::from(player.safe_fleet()) + i32::from(has_relic);
        let goods = player.goods;
        let stock = i32::from(goods.fuel.min(ENOUGH)) + i32::from(goods.ore.min(ENOUGH));
        [
            points(seat) - rival,
            ships + player.cards.len() as i32,
            UNIT * stock + i32::from(player.hub),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::preferences;
    use super::*;

    #[test]
    fn a_colony_comes_first_and_costs_no_ship_if_possible() {
        let found = preferences::<State>(4, "A fuel 1 ore 4 hand 2 2 2 6\n");
        assert_eq!(found, ["dock CC 2 2 2"]);
        let found = preferences::<State>(4, "A fuel 1 ore 1 hand 2 2 4 6\n");
        assert_eq!(found, ["dock TS 6"]);
    }

    #[test]
    fn a_ship_is_built_before_goods_are_collected() {
        let found = preferences::<State>(4, "A fuel 1 ore 1 hand 3 3 5\n");
        assert_eq!(found, ["dock SY 3 3"]);
    }

    #[test]
    fn goods_are_collected_until_there_are_enough_and_then_the_hub_is_served() {
        assert_eq!(preferences::<State>(4, "A hand 1 4 4\n"), ["dock SC 4"]);
        let found = preferences::<State>(4, "A fuel 3 ore 3 hand 1 2 4\n");
        assert_eq!(found, ["dock HUB 1", "dock HUB 2", "dock HUB 4"]);
    }
}
