//! A position as text, in the order of a turn's life: turn, question, seats, planet, cards, what is counted in the turn.

use super::super::{Field, Relic, Setup, State, Table, Tech, Territory, TurnFlags};
use crate::rules::{
    Seat,
    words::{Words, list, text},
};

pub(super) fn position(setup: &Setup, state: &State) -> String {
    let mut out = Vec::new();
    table(setup, &state.table, &mut out);
    out.push(format!("deck {}", deck(setup, state)));
    out.push(format!("rng {}", state.rng));
    out.join("\n") + "\n"
}

/// Everything that lies open, but for the number of cards in the deck.
pub(super) fn table(setup: &Setup, table: &Table, out: &mut Vec<String>) {
    out.push(format!("turn {}", table.turn));
    out.push(format!("active {}", text(setup, &table.active)));
    out.push(format!("first {}", text(setup, &table.first)));
    match (&table.prompt, &table.ending) {
        (Some(asked), ending) => {
            out.push(format!("asked {}", text(setup, asked)));
            out.extend(ending.as_ref().map(|why| format!("ending {}", text(setup, why))));
        }
        (None, Some(why)) => out.push(format!("over {}", text(setup, why))),
        (None, None) => {}
    }
    for owner in setup.players.seats() {
        player(setup, table, owner, out);
    }
    if let Some(Relic { holder, place: at }) = table.relic {
        out.push(format!("relic {} {}", text(setup, &holder), text(setup, &at)));
    }
    if let Some(teleported) = &table.teleported {
        out.push(format!("teleported {}", text(setup, teleported)));
    }
    for at in Territory::ALL {
        let there = colonies(setup, table, at);
        if there != "-" {
            out.push(format!("colonies {} {there}", text(setup, &at)));
        }
    }
    for which in Field::ALL {
        if let Some(at) = table.fields[which.index()] {
            out.push(format!("field {}", text(setup, &(which, at))));
        }
    }
    out.push(format!("display {}", display(setup, table)));
    out.push(format!("discard {}", discard(setup, table)));
    flags(setup, &table.flags, out);
}

/// The face-down cards, the next one first.
fn deck(setup: &Setup, state: &State) -> String {
    let cards = state.deck.iter().take(state.table.deck_left.into()).rev();
    all(setup, cards.copied())
}

/// A list of values, or `-`.
pub(super) fn all<T: Words<Setup>>(setup: &Setup, values: impl IntoIterator<Item = T>) -> String {
    list(values.into_iter().map(|value| text(setup, &value)))
}

fn player(setup: &Setup, table: &Table, owner: Seat, out: &mut Vec<String>) {
    let player = &table.players[owner];
    let name = text(setup, &owner);
    out.push(format!(
        "{name} fuel {} ore {} supply {} hub {} cards {}",
        player.goods.fuel,
        player.goods.ore,
        player.supply,
        player.hub,
        all(setup, player.cards.iter())
    ));
    out.push(format!("{name} ships {}", all(setup, player.ships)));
}

/// `A2 B1`
pub(super) fn colonies(setup: &Setup, table: &Table, at: Territory) -> String {
    let there = &table.colonies[at.index()];
    let some = setup.players.seats().filter(|&owner| there[owner] > 0);
    list(some.map(|owner| format!("{}{}", text(setup, &owner), there[owner])))
}

/// All places of the display, `-` where there is no card.
pub(super) fn display(setup: &Setup, table: &Table) -> String {
    all(setup, table.display)
}

/// The discard pile in the order of types.
fn discard(setup: &Setup, table: &Table) -> String {
    let of_type = |c: Tech| std::iter::repeat_n(c, table.discard[c.index()].into());
    all(setup, Tech::ALL.into_iter().flat_map(of_type))
}

fn flags(setup: &Setup, flags: &TurnFlags, out: &mut Vec<String>) {
    if *flags == TurnFlags::default() {
        return;
    }
    let mut line = format!(
        "flags credit {} cycles {} hub-docked {}",
        flags.credit, flags.cycles, flags.hub_docked
    );
    for (word, set) in [
        (" discard-used", flags.discard_used),
        (" asimov-used", flags.asimov_used),
        (" hub-excess", flags.hub_excess),
        (" mine-docked", flags.mine_docked),
        (" relic-bought", flags.relic_bought),
    ] {
        line += if set { word } else { "" };
    }
    if let Some(of) = &flags.borrowed {
        line += &format!(" borrowed {}", text(setup, of));
    }
    if !flags.used.is_empty() {
        line += &format!(" used {}", all(setup, flags.used.iter()));
    }
    out.push(line);
}
