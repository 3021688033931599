//! What a position of Alien Frontiers is worth to a bot.

use super::Evaluate;
use crate::{
    games::alien_frontiers::{Prompt, Setup, State},
    rules::{Game, Seat},
};

impl Evaluate for State {
    fn value(&self, setup: &Setup, seat: Seat) -> i32 {
        let worth = |of: Seat| worth(self, of);
        let others = Self::seats(setup).seats().filter(|&other| other != seat);
        4 * worth(seat) - others.map(worth).max().unwrap_or(0)
    }
    fn is_follow_up(prompt: &Prompt) -> bool {
        !matches!(prompt, Prompt::Start | Prompt::Main)
    }
}

/// Points first, then the way to further colonies: the track, ships, goods that a turn can use.
fn worth(state: &State, seat: Seat) -> i32 {
    let player = &state.table.players[seat];
    let useful = |units: u8, most: u8, each: i32| i32::from(units.min(most)) * each;
    let placed: i32 = state.table.colonies.iter().map(|of| i32::from(of[seat])).sum();
    100 * i32::from(player.points.total())
        + 60 * placed
        + 14 * i32::from(player.hub)
        + 45 * i32::from(player.fleet())
        + 12 * player.cards.len() as i32
        + useful(player.goods.fuel, 4, 4)
        + useful(player.goods.ore, 4, 7)
}
