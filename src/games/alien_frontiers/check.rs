//! What holds in every state (rules sections 4 and 23).

use super::{options::Setup, state::State};

/// Names the first law that a state breaks.
pub(super) fn state(setup: &Setup, state: &State) -> Result<(), String> {
    let table = &state.table;
    for seat in setup.players.seats() {
        let player = &table.players[seat];
        if player.safe_fleet() < setup.components.minimum_fleet {
            return Err(format!("{seat:?} has too few ships"));
        }
        let placed: u8 = table.colonies.iter().map(|of| of[seat]).sum();
        if player.supply + u8::from(player.hub > 0) + placed != setup.colonies {
            return Err(format!("{seat:?} has not its number of colonies"));
        }
        if player.points != table.points(setup, seat) {
            return Err(format!("the points of {seat:?} are not what lies on the table"));
        }
    }
    match table.unseen(setup) {
        Some(cards) if cards.len() == usize::from(table.deck_left) => Ok(()),
        _ => Err("the cards are not those of the box".to_owned()),
    }
}
