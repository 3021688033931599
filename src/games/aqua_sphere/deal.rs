//! A new game (SET-1 to SET-11). The order of draws is pinned: ring, start seat, program cards, base labs, orientations
//! of the centre tiles from 4 down to 2, research cards, expansions.

use super::{
    components::Components,
    options::Setup,
    state::{Board, Player, RoundPart, State},
    types::{BOTS, CARDS, Card, EXPANSIONS, Expansion, Pool, RING, Sector, Symbol, Symbols},
};
use crate::{
    games::choices::FirstPlayer,
    rules::{GameRng, List, PerSeat, Seat, Seed},
};

/// All steps of the setup, up to the first turn.
pub(super) fn deal(setup: &Setup, seed: Seed) -> State {
    let mut rng = GameRng::new(seed);
    let mut ring = Sector::ALL;
    rng.shuffle(&mut ring);
    let first = match setup.options.start_player {
        FirstPlayer::Seat(seat) => seat,
        FirstPlayer::Random => Seat::wrapping(rng.below(setup.players.get() as u32) as usize),
    };
    let mut programs: Vec<u8> = (0..setup.components.programs.len() as u8).collect();
    rng.shuffle(&mut programs);
    let mut labs = Sector::ALL;
    rng.shuffle(&mut labs);
    let [four, three, two] = [4, 3, 2].map(|_| rng.below(RING as u32) as u8);
    let mut research = research_in_order(&setup.components, research_counts(&setup.components));
    rng.shuffle(&mut research);
    let mut expansions = expansions_in_order(expansion_counts(&setup.components));
    rng.shuffle(&mut expansions);
    let drawn = |place: usize| programs.get(place).copied().unwrap_or_default();
    let [now, next, third, fourth] = [0, 1, 2, 3].map(drawn);

    let mut board = empty_board(setup, ring, first);
    let fits = board.laid.push(now);
    debug_assert!(fits, "nothing is laid before");
    (board.next, board.orientation) = (Some(next), Some(two));
    lay_out(setup, &mut board, labs);
    let mut state = State {
        board,
        research,
        expansions,
        programs: [fourth, third].into_iter().collect(),
        program_cards: setup.components.programs.len() as u8,
        orientations: [four, three].into_iter().collect(),
        rng,
    };
    for sector in ring {
        state.turn_up(sector);
    }
    state
}

/// The number of research cards of each kind in the box.
pub(super) fn research_counts(components: &Components) -> [u8; Card::COUNT] {
    std::array::from_fn(|kind| components.research.get(kind).map_or(0, |data| data.copies))
}

/// The number of lab expansions of each kind in the box. There are never more kinds than expansions.
pub(super) fn expansion_counts(components: &Components) -> [u8; EXPANSIONS] {
    std::array::from_fn(|kind| components.expansions.get(kind).map_or(0, |data| data.count))
}

/// So many research cards of each kind in the order of their ids, as they lie before a shuffle.
pub(super) fn research_in_order(components: &Components, counts: [u8; Card::COUNT]) -> List<Card, CARDS> {
    in_order(components.research.iter().map(|data| data.card).zip(counts))
}

/// So many lab expansions of each kind in the order of the box, as they lie before a shuffle.
pub(super) fn expansions_in_order(counts: [u8; EXPANSIONS]) -> List<Expansion, EXPANSIONS> {
    in_order((0..).map(Expansion).zip(counts))
}

/// The pieces of these kinds in their order, so many of each. Every search lays them out once for each of its walks,
/// which plain loops do faster than an iterator of iterators.
fn in_order<T: Copy + Default, const N: usize>(kinds: impl Iterator<Item = (T, u8)>) -> List<T, N> {
    let mut pieces = List::default();
    for (kind, count) in kinds {
        for _ in 0..count {
            let fits = pieces.push(kind);
            debug_assert!(fits, "a box has no more pieces than a deck has room for");
        }
    }
    pieces
}

/// The board before anything lies on the Station.
pub(super) fn empty_board(setup: &Setup, ring: [Sector; RING], first: Seat) -> Board {
    Board {
        stage: RoundPart::Turns,
        tasks: List::default(),
        turn: 1,
        active: first,
        last: first,
        order: std::iter::once(first).chain(setup.players.others(first)).collect(),
        passed: List::default(),
        prepared: 0,
        time_taken: false,
        ring,
        laid: List::default(),
        next: None,
        orientation: None,
        areas: Default::default(),
        players: PerSeat::default(),
        general: setup.components.supply,
        research_left: 0,
        expansions_left: 0,
    }
}

/// Places goods, players and neutral pieces by the base labs: those of the seats come first, then those of the two rows
/// of goods, then the rest (SET-4 to SET-6, SET-8 to SET-10).
fn lay_out(setup: &Setup, board: &mut Board, labs: [Sector; Sector::COUNT]) {
    let data = setup.components.deal(setup.players);
    let (taken, free) = labs.split_at(setup.players.get());
    for (seat, &lab) in setup.players.seats().zip(taken) {
        board.stock(setup, lab, data.start);
        let fits = board.area_mut(lab).submarines.push(seat);
        debug_assert!(fits, "no Sector has two labs");
        board.players[seat] = player(setup, board, lab);
    }
    let goods_of = data.rows.into_iter().chain(std::iter::repeat(data.leftover));
    for (&sector, [octopods, crystals]) in free.iter().zip(goods_of) {
        let goods = Pool {
            time: 0,
            crystals,
            octopods,
        };
        board.stock(setup, sector, goods);
    }
    for &sector in free.iter().skip(data.rows.len()).take(data.neutral_submarines.into()) {
        board.drift(setup, sector);
    }
    if let Some(neutral) = Board::neutral(setup).next() {
        for &sector in free {
            board.area_mut(sector).station[neutral] = data.neutral_bots;
        }
    }
}

/// A player with this base lab; the start time leaves the general supply.
fn player(setup: &Setup, board: &mut Board, lab: Sector) -> Player {
    let numbers = &setup.components.numbers;
    let time = if touches_open_lock(&setup.components, board, lab) {
        numbers.start_time_open
    } else {
        numbers.start_time
    };
    let start = Pool {
        time,
        ..Pool::default()
    };
    Player {
        time: board.draw(setup, start).time,
        bots: BOTS - 1,
        programmed: Symbols::only(setup.components.sector(lab).white),
        submarines: 1,
        scientist: (lab, Symbol::Blue),
        lab,
        ..Player::default()
    }
}

/// True if one of the two locks of a Sector costs nothing. Research cards change nothing about that.
fn touches_open_lock(components: &Components, board: &Board, sector: Sector) -> bool {
    let at = board.position(sector);
    let behind = board.ring[(at + RING - 1) % RING];
    [sector, behind].iter().any(|&lock| components.sector(lock).lock == 0)
}

impl State {
    /// Turns up the next research card and the next expansion onto the stacks of a Sector (SET-7, REF-1).
    pub(super) fn turn_up(&mut self, sector: Sector) -> (Option<Card>, Option<Expansion>) {
        let Self {
            board,
            research,
            expansions,
            ..
        } = self;
        let area = board.area_mut(sector);
        let card = turn_up(research, &mut area.research);
        let expansion = turn_up(expansions, &mut area.expansions);
        (board.research_left, board.expansions_left) = (research.len() as u8, expansions.len() as u8);
        (card, expansion)
    }
}

/// Moves the top of a deck onto a stack, which has room for one of each round.
fn turn_up<T: Copy, const DECK: usize, const STACK: usize>(
    deck: &mut List<T, DECK>,
    stack: &mut List<T, STACK>,
) -> Option<T> {
    if stack.is_full() {
        return None;
    }
    let top = deck.pop()?;
    stack.push(top).then_some(top)
}
