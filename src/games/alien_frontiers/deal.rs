//! A new game (SET-1 to SET-6). The order of draws is pinned: first player, deck.

use super::{
    options::Setup,
    prompt::Prompt,
    state::{Board, Player, State, Tally, TurnFlags},
    types::{CARDS, DISPLAY, Field, Place, SHIPS, Tech, TechSet, Territory},
};
use crate::{
    games::choices::FirstPlayer,
    rules::{GameRng, PerSeat, Seat, Seed},
};

/// All steps of the setup, up to the first roll.
pub(super) fn deal(setup: &Setup, seed: Seed) -> State {
    let mut rng = GameRng::new(seed);
    let first = match setup.options.first_player {
        FirstPlayer::Seat(seat) => seat,
        FirstPlayer::Random => Seat::wrapping(rng.below(setup.players.get() as u32) as usize),
    };
    let mut board = empty_board(setup, first);
    let mut cards = in_order(setup.components.tech.map(|tech| tech.copies));
    rng.shuffle(&mut cards);
    for slot in &mut board.display {
        *slot = cards.pop();
    }
    for seat in turn_order(setup, first) {
        for _ in 0..setup.components.start.cards {
            if let Some(card) = cards.pop() {
                board.players[seat].cards.insert(card);
                add_card_points(setup, &mut board.players[seat].points, card);
            }
        }
    }
    State::with_deck(board, &cards, rng)
}

impl State {
    /// A state whose deck is `cards`, the next one to come up last.
    pub(super) fn with_deck(mut board: Board, cards: &[Tech], rng: GameRng) -> Self {
        let mut deck = [Tech::AlienCity; CARDS];
        for (place, card) in deck.iter_mut().zip(cards) {
            *place = *card;
        }
        board.deck_left = cards.len().min(CARDS) as u8;
        Self { board, deck, rng }
    }
}

/// The cards in the order of their types, as they lie before a shuffle; `counts` says how many of each (TECH-5).
pub(super) fn in_order(counts: [u8; Tech::COUNT]) -> Vec<Tech> {
    let stacks = Tech::ALL.into_iter().zip(counts);
    stacks
        .flat_map(|(tech, count)| std::iter::repeat_n(tech, count.into()))
        .collect()
}

/// Lays so many cards of each type onto a deck, in the order of their types, as they lie before a shuffle (TECH-5).
/// Returns their number.
pub(super) fn lay_in_order(deck: &mut [Tech], counts: [u8; Tech::COUNT]) -> usize {
    let mut laid = 0;
    for (card, count) in Tech::ALL.into_iter().zip(counts) {
        for _ in 0..count {
            if let Some(place) = deck.get_mut(laid) {
                *place = card;
                laid += 1;
            }
        }
    }
    laid
}

/// The seats that take part, clockwise from the first.
pub(super) fn turn_order(setup: &Setup, first: Seat) -> impl Iterator<Item = Seat> {
    std::iter::once(first).chain(setup.players.others(first))
}

/// The board before any card is dealt.
pub(super) fn empty_board(setup: &Setup, first: Seat) -> Board {
    let mut players = PerSeat::default();
    for (seat, &goods) in turn_order(setup, first).zip(&setup.components.start.resources) {
        let mut ships = [Place::Stock; SHIPS];
        for ship in ships.iter_mut().take(setup.components.start.ships.into()) {
            *ship = Place::Bay;
        }
        players[seat] = Player {
            goods,
            supply: setup.colonies,
            hub: 0,
            cards: TechSet::new(),
            ships,
            points: Tally::default(),
        };
    }
    Board {
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
fn add_card_points(setup: &Setup, points: &mut Tally, card: Tech) {
    match card {
        Tech::AlienCity => points.city = setup.components.card(card).points,
        Tech::AlienMonument => points.monument = setup.components.card(card).points,
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::super::types::{Amount, Ship};
    use super::*;
    use crate::games::trial::setup;

    /// SET-1 to SET-5: what lies there before the first roll.
    #[test]
    fn everything_is_laid_out_by_the_seat_count() {
        let goods = [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(fuel, ore)| Amount::new(fuel, ore));
        for (players, colonies, left) in [(2, 8, 17), (3, 7, 16), (4, 6, 15)] {
            let setup = setup::<State>(players, &[]);
            for seed in 0..20 {
                let state = deal(&setup, Seed::from_number(seed));
                let board = &state.board;
                assert_eq!((board.deck_left, board.turn, board.active), (left, 1, board.first));
                assert_eq!(board.prompt, Some(Prompt::Start));
                assert!(board.display.iter().all(Option::is_some) && board.relic.is_none());
                for (seat, goods) in turn_order(&setup, board.first).zip(goods) {
                    let player = &board.players[seat];
                    assert_eq!((player.goods, player.supply, player.cards.len()), (goods, colonies, 1));
                    assert_eq!(player.ships[..3], [Place::Bay; 3]);
                    assert_eq!(player.ships[3..], [Place::Stock; 3]);
                }
                assert_eq!(super::super::check::state(&setup, &state), Ok(()));
            }
        }
    }

    /// SET-5 with every card counted.
    #[test]
    fn all_cards_are_somewhere() {
        let setup = setup::<State>(4, &[]);
        let state = deal(&setup, Seed::from_number(5));
        let mut cards = state.deck[..15].to_vec();
        cards.extend(state.board.display.iter().flatten());
        cards.extend(state.board.players.0.iter().flat_map(|player| player.cards.iter()));
        cards.sort_unstable();
        assert_eq!(cards, in_order([1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]));
        assert_eq!(cards.len(), CARDS);
    }

    /// The order of draws, on every platform and in every release: first player, then one shuffle.
    #[test]
    fn a_seed_means_the_same_deal_for_good() {
        let setup = setup::<State>(4, &[]);
        let state = deal(&setup, Seed::from_number(7));
        assert_eq!(state.board.first, Seat::wrapping(3));
        let mut rng = GameRng::new(Seed::from_number(7));
        assert_eq!(rng.below(4) as usize, state.board.first.index());
        let mut cards = in_order(setup.components.tech.map(|tech| tech.copies));
        rng.shuffle(&mut cards);
        assert_eq!(state.rng, rng, "nothing else is drawn");
        cards.reverse();
        assert_eq!(
            state.board.display,
            [0, 1, 2].map(|slot| Some(cards[slot])),
            "the display comes first"
        );
        for (place, seat) in turn_order(&setup, state.board.first).enumerate() {
            assert!(
                state.board.players[seat].cards.contains(cards[3 + place]),
                "then the seats in turn order"
            );
        }
        let down: Vec<Tech> = state.deck[..15].iter().rev().copied().collect();
        assert_eq!(down, cards[7..]);
        let order: Vec<usize> = cards.iter().map(|card| card.index()).collect();
        assert_eq!(
            order,
            [6, 11, 10, 5, 8, 2, 0, 6, 7, 9, 4, 10, 4, 2, 5, 3, 1, 8, 7, 9, 11, 3]
        );
    }

    #[test]
    fn a_given_first_player_costs_no_draw() {
        for first in 0..3 {
            let setup = setup::<State>(3, &[("first_player", ["P0", "P1", "P2"][first])]);
            let state = deal(&setup, Seed::from_number(7));
            assert_eq!(state.board.first, Seat::wrapping(first));
            let mut rng = GameRng::new(Seed::from_number(7));
            rng.shuffle(&mut [0; CARDS]);
            assert_eq!(state.rng, rng);
            assert_eq!(state.board.place(Ship::Coloured(Seat::wrapping(first), 2)), Place::Bay);
        }
    }

    #[test]
    fn every_seat_can_be_drawn_first() {
        let setup = setup::<State>(3, &[]);
        let mut drawn = [0; 4];
        for seed in 0..300 {
            drawn[deal(&setup, Seed::from_number(seed)).board.first.index()] += 1;
        }
        assert!(drawn[..3].iter().all(|&times| times > 70), "{drawn:?}");
    }
}
