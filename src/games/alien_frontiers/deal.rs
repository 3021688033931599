//! A new game (rules section 3). The order of draws is pinned: first player, deck.

use super::{
    options::{FirstPlayer, Setup},
    prompt::Prompt,
    state::{Player, Points, State, Table, TurnFlags},
    types::{CARDS, DISPLAY, Field, Place, SHIPS, Tech, TechSet, Territory},
};
use crate::rules::{GameRng, PerSeat, Seat, Seed};

/// All steps of the setup, up to the first roll.
pub(super) fn deal(setup: &Setup, seed: Seed) -> State {
    let mut rng = GameRng::new(seed);
    let first = match setup.options.first_player {
        FirstPlayer::Seat(seat) => seat,
        FirstPlayer::Random => Seat::wrapping(rng.below(setup.players.get() as u32) as usize),
    };
    let mut table = empty_table(setup, first);
    let mut cards = in_order(setup.components.tech.map(|tech| tech.copies));
    rng.shuffle(&mut cards);
    for slot in &mut table.display {
        *slot = cards.pop();
    }
    for seat in turn_order(setup, first) {
        for _ in 0..setup.components.start_cards {
            if let Some(card) = cards.pop() {
                table.players[seat].cards.insert(card);
                add_card_points(setup, &mut table.players[seat].points, card);
            }
        }
    }
    State::with_deck(table, &cards, rng)
}

impl State {
    /// A state whose deck is `cards`, the next one to come up last.
    pub(super) fn with_deck(mut table: Table, cards: &[Tech], rng: GameRng) -> Self {
        let mut deck = [Tech::AlienCity; CARDS];
        for (place, card) in deck.iter_mut().zip(cards) {
            *place = *card;
        }
        table.deck_left = cards.len().min(CARDS) as u8;
        Self { table, deck, rng }
    }
}

/// So many cards of each type, laid out in the order of types, as they lie before a shuffle (rules section 13).
pub(super) fn in_order(counts: [u8; Tech::COUNT]) -> Vec<Tech> {
    let stacks = Tech::ALL.into_iter().zip(counts);
    stacks
        .flat_map(|(tech, count)| std::iter::repeat_n(tech, count.into()))
        .collect()
}

/// The seats that take part, clockwise from the first.
pub(super) fn turn_order(setup: &Setup, first: Seat) -> impl Iterator<Item = Seat> {
    std::iter::once(first).chain(setup.others(first))
}

/// What the table looks like before any card is dealt.
pub(super) fn empty_table(setup: &Setup, first: Seat) -> Table {
    let mut players = PerSeat::default();
    for (seat, &goods) in turn_order(setup, first).zip(&setup.components.start) {
        let mut ships = [Place::Stock; SHIPS];
        for ship in ships.iter_mut().take(setup.components.start_ships.into()) {
            *ship = Place::Bay;
        }
        players[seat] = Player {
            goods,
            supply: setup.colonies,
            hub: 0,
            cards: TechSet::EMPTY,
            ships,
            points: Points::default(),
        };
    }
    Table {
        prompt: Some(Prompt::Start),
        ending: None,
        turn: 1,
        active: first,
        first,
        players,
        relic: None,
        teleported: None,
        colonies: [PerSeat::default(); Territory::COUNT],
        fields: [None; Field::COUNT],
        display: [None; DISPLAY],
        discard: [0; Tech::COUNT],
        deck_left: 0,
        flags: TurnFlags::default(),
    }
}

/// The points of a card that is held.
fn add_card_points(setup: &Setup, points: &mut Points, card: Tech) {
    match card {
        Tech::AlienCity => points.city = setup.components.card(card).points,
        Tech::AlienMonument => points.monument = setup.components.card(card).points,
        _ => {}
    }
}
