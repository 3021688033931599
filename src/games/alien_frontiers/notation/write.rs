//! A position as text, in the order of a turn's life: turn, question, seats, planet, cards, what is counted in the turn.

use super::super::{DISPLAY, Field, Place, Relic, Setup, State, Table, Tech, Territory, TurnFlags};
use super::labels::{ENDINGS, place, prompt};
use super::words::{card, facility, field, list, seat, ship, territory, word};
use crate::rules::Seat;

pub(super) fn position(setup: &Setup, state: &State) -> String {
    let mut out = Vec::new();
    table(setup, &state.table, &mut out);
    out.push(format!("deck {}", deck(state)));
    out.push(format!("rng {}", state.rng));
    out.join("\n") + "\n"
}

/// Everything that lies open, but for the number of cards in the deck.
pub(super) fn table(setup: &Setup, table: &Table, out: &mut Vec<String>) {
    out.push(format!("turn {}", table.turn));
    out.push(format!("active {}", seat(table.active)));
    out.push(format!("first {}", seat(table.first)));
    match (&table.prompt, &table.ending) {
        (Some(asked), ending) => {
            out.push(format!("asked {}", prompt(asked)));
            out.extend(ending.as_ref().map(|why| format!("ending {}", word(&ENDINGS, why))));
        }
        (None, Some(why)) => out.push(format!("over {}", word(&ENDINGS, why))),
        (None, None) => {}
    }
    for owner in setup.players.seats() {
        player(table, owner, out);
    }
    if let Some(Relic { holder, place: at }) = table.relic {
        out.push(format!("relic {} {}", seat(holder), place(at)));
    }
    if let Some((back, from)) = table.teleported {
        out.push(format!("teleported {} {}", ship(back), facility(from)));
    }
    for at in Territory::ALL {
        let there = colonies(setup, table, at);
        if there != "-" {
            out.push(format!("colonies {} {there}", territory(at)));
        }
    }
    for which in Field::ALL {
        if let Some(at) = table.fields[which.index()] {
            out.push(format!("field {} {}", field(which), territory(at)));
        }
    }
    out.push(format!("display {}", display(table)));
    out.push(format!("discard {}", discard(table)));
    flags(&table.flags, out);
}

/// The face-down cards, the next one first.
fn deck(state: &State) -> String {
    let cards = state.deck.iter().take(state.table.deck_left.into()).rev();
    list(cards.map(|&c| card(c).to_owned()))
}

fn player(table: &Table, owner: Seat, out: &mut Vec<String>) {
    let player = &table.players[owner];
    let name = seat(owner);
    out.push(format!(
        "{name} fuel {} ore {} supply {} hub {} cards {}",
        player.goods.fuel,
        player.goods.ore,
        player.supply,
        player.hub,
        list(player.cards.iter().map(|c| card(c).to_owned()))
    ));
    out.push(format!("{name} ships {}", places(&player.ships)));
}

fn places(ships: &[Place]) -> String {
    list(ships.iter().map(|&at| place(at)))
}

/// `A2 B1`
pub(super) fn colonies(setup: &Setup, table: &Table, at: Territory) -> String {
    let there = &table.colonies[at.index()];
    let some = setup.players.seats().filter(|&owner| there[owner] > 0);
    list(some.map(|owner| format!("{}{}", seat(owner), there[owner])))
}

/// All places of the display, `-` where there is no card.
pub(super) fn display(table: &Table) -> String {
    let names: [&str; DISPLAY] = table.display.map(|place| place.map_or("-", card));
    names.join(" ")
}

/// The discard pile in the order of types.
fn discard(table: &Table) -> String {
    let of_type = |c: Tech| std::iter::repeat_n(card(c).to_owned(), table.discard[c.index()].into());
    list(Tech::ALL.into_iter().flat_map(of_type))
}

fn flags(flags: &TurnFlags, out: &mut Vec<String>) {
    if *flags == TurnFlags::default() {
        return;
    }
    let mut text = format!(
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
        text += if set { word } else { "" };
    }
    if let Some(of) = flags.borrowed {
        text += &format!(" borrowed {}", territory(of));
    }
    if !flags.used.is_empty() {
        text += &format!(" used {}", list(flags.used.iter().map(|c| card(c).to_owned())));
    }
    out.push(text);
}
