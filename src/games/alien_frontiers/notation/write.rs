//! A position as text.

use super::super::{Relic, Setup, State, Table, Tech, TurnFlags};
use super::fields::{FLAGS, PLANET, PLAYER, TURN};
use crate::rules::words::{lines, text};

pub(super) fn position(setup: &Setup, state: &State) -> String {
    let mut out = table(setup, &state.table);
    let deck = state.deck.iter().take(state.table.deck_left.into()).rev();
    out.push(format!("deck {}", text(setup, &deck.copied().collect::<Vec<Tech>>())));
    out.push(format!("rng {}", state.rng));
    out.join("\n") + "\n"
}

/// Everything that lies open, but for the number of cards in the deck.
pub(super) fn table(setup: &Setup, table: &Table) -> Vec<String> {
    let mut out = lines(TURN, setup, table, "");
    for owner in setup.players.seats() {
        let (name, player) = (text(setup, &owner), &table.players[owner]);
        out.push(format!("{name} {}", lines(PLAYER, setup, player, "").join(" ")));
        out.push(format!("{name} ships {}", text(setup, &player.ships)));
    }
    if let Some(Relic { holder, place }) = table.relic {
        out.push(format!("relic {}", text(setup, &(holder, place))));
    }
    out.extend(lines(PLANET, setup, table, ""));
    if table.flags != TurnFlags::default() {
        out.push(format!("flags {}", lines(FLAGS, setup, &table.flags, "").join(" ")));
    }
    out
}
