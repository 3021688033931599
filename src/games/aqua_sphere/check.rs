//! The laws every state obeys, also for states that come from outside.
//!
//! A state that passes leads only to states that pass, so that no number leaves its type later.

use super::{
    check_tasks::{ensure, question},
    options::Setup,
    state::{Area, Board, OwnCard, Player, RoundPart, Sources, State},
    types::{BOTS, Card, Engineer, Pool, RING, ROUNDS, Sector},
};
use crate::rules::{MAX_SEATS, Seat, SeatSet};
use enumset::EnumSet;

/// Most points of all sources, gained and lost: no game brings half of it, and their sum stays within its type.
pub(super) const MOST_POINTS: u16 = 20_000;

/// A whole state.
pub(super) fn state(setup: &Setup, state: &State) -> Result<(), String> {
    let board = &state.board;
    seats(setup, board)?;
    let ring: EnumSet<Sector> = board.ring.into_iter().collect();
    ensure(ring.len() == RING, "a Sector is twice on the ring")?;
    headquarters(setup, state)?;
    for seat in (0..MAX_SEATS).map(Seat::wrapping) {
        if setup.players.contains(seat) {
            player(setup, board, seat)?;
        } else {
            neutral(setup, board, seat)?;
        }
    }
    for sector in Sector::ALL {
        area(setup, board, board.area(sector))?;
    }
    supply(setup, board)?;
    decks(setup, state)?;
    question(setup, board)
}

/// The orders of the seats, and the seat that has the turn.
fn seats(setup: &Setup, board: &Board) -> Result<(), String> {
    let players = setup.players.get();
    let all_differ = |seats: &[Seat]| {
        let set: SeatSet = seats.iter().copied().collect();
        set.len() == seats.len() && set.iter().all(|seat| setup.players.contains(seat))
    };
    ensure(
        board.order.len() == players && all_differ(&board.order),
        "the turn order is not that of all players",
    )?;
    ensure(all_differ(&board.passed), "a seat passed twice, or takes no part")?;
    ensure(
        setup.players.contains(board.active) && setup.players.contains(board.last),
        "a seat has the turn that takes no part",
    )?;
    ensure(board.turn > 0, "turns are counted from 1")?;
    let prepared = usize::from(board.prepared);
    let holds = match board.stage {
        RoundPart::Turns => prepared == 0 && board.passed.len() <= players,
        RoundPart::Preparation => board.passed.len() == players && board.order.get(prepared) == Some(&board.active),
        RoundPart::Scoring | RoundPart::Over => board.passed.len() == players && prepared == players,
    };
    ensure(
        holds,
        "passed and prepared seats do not agree with the part of the round",
    )?;
    ensure(
        !board.time_taken || board.stage == RoundPart::Preparation,
        "submarine time was taken at the wrong time",
    )
}

/// Program cards and centre tiles: each comes up once, and there is one of each for every round.
fn headquarters(setup: &Setup, state: &State) -> Result<(), String> {
    let board = &state.board;
    let round = board.laid.len();
    ensure(round > 0, "rounds are counted from 1")?;
    let last = round == ROUNDS;
    ensure(
        board.next.is_some() != last && board.orientation.is_some() != last,
        "a round without its program card or its centre tile",
    )?;
    let cards = board.laid.iter().chain(&board.next).chain(&state.programs);
    let programs = setup.components.programs.len();
    ensure(
        usize::from(state.program_cards) == programs,
        "program cards were lost or found",
    )?;
    let mut seen = vec![false; programs];
    for &card in cards {
        let seen = seen.get_mut(usize::from(card));
        let again = seen.is_none_or(|seen| std::mem::replace(seen, true));
        ensure(!again, "a program card that is not there, or is there twice")?;
    }
    let mut orientations = board.orientation.iter().chain(&state.orientations);
    ensure(
        orientations.all(|&orientation| usize::from(orientation) < RING),
        "a centre tile lies askew",
    )?;
    ensure(
        state.programs.len() == board.covered() && state.orientations.len() == board.covered(),
        "covered cards or tiles for another number of rounds",
    )
}

/// All that a seat has.
fn player(setup: &Setup, board: &Board, seat: Seat) -> Result<(), String> {
    let player = &board.players[seat];
    let lab = board.capacity(setup, seat);
    ensure(
        player.time <= lab.time && player.crystals <= lab.crystals && player.cards.len() <= lab.research.into(),
        "more than the lab holds",
    )?;
    player.cards.iter().try_for_each(|own| used(board, *own))?;
    let on_station: u16 = board.areas.iter().map(|area| bots(area, seat)).sum();
    let all = u16::from(player.bots) + player.programmed.len() as u16 + on_station;
    ensure(all == u16::from(BOTS), "bots were lost or found")?;
    ensure(
        player.submarines > 0 && submarines(board, seat) == usize::from(player.submarines),
        "submarines were lost or found",
    )?;
    ensure(
        (player.engineer == Engineer::Passed) == board.passed.contains(&seat),
        "the engineer and the pass order do not agree",
    )?;
    let same_lab = |other: Seat| board.players[other].lab == player.lab;
    ensure(
        !setup.players.others(seat).any(same_lab),
        "two base labs with one letter",
    )?;
    points(setup, board, player)
}

/// Only some cards are used up, and those of the preparation only for the round.
fn used(board: &Board, own: OwnCard) -> Result<(), String> {
    let can_be = match own.card {
        Card::Sidestep | Card::Now(_) => true,
        Card::Interim(_) => board.stage != RoundPart::Turns,
        _ => false,
    };
    ensure(can_be || !own.used, "a card was used that cannot have been")
}

/// The points stay within bounds, and every red line that was passed was paid for.
fn points(setup: &Setup, board: &Board, player: &Player) -> Result<(), String> {
    ensure(within(&player.points, MOST_POINTS), "more points than a game can bring")?;
    ensure(player.points.total() >= 0, "points below 0")?;
    let lines = (1..=player.points())
        .filter(|space| setup.components.score.is_line(*space))
        .count();
    let paid = usize::from(player.paid.0) + usize::from(player.paid.1);
    // The final scoring is not stopped by lines.
    let fits = paid == lines || board.stage == RoundPart::Over && paid < lines;
    ensure(fits, "what was paid for red lines is not what was passed")
}

/// True if no more points were gained and lost. They cannot be added up before each is known to be small.
pub(super) fn within(of: &Sources, most: u16) -> bool {
    let sources = [
        of.caught,
        of.submarines,
        of.research,
        of.rewards,
        of.majority,
        of.bots,
        of.crystals,
        of.octopods,
        of.letters,
        of.time,
        of.all_submarines,
        of.complete_lab,
        of.lines,
    ];
    let moved: u32 = sources.iter().map(|points| u32::from(points.unsigned_abs())).sum();
    moved <= most.into()
}

/// A colour that nobody plays has nothing but the bots and submarines that lie on the Station.
fn neutral(setup: &Setup, board: &Board, colour: Seat) -> Result<(), String> {
    let first = Board::neutral(setup).next() == Some(colour);
    let most = if first {
        setup.components.deal(setup.players).neutral_bots
    } else {
        0
    };
    ensure(
        board.players[colour] == Player::default() && board.areas.iter().all(|area| area.station[colour] <= most),
        "a colour has something that takes no part",
    )
}

/// Bots of a colour in a Sector.
pub(super) fn bots(area: &Area, colour: Seat) -> u16 {
    u16::from(area.station[colour]) + u16::from(area.control == Some(colour))
}

/// Submarines of a colour on the Station.
pub(super) fn submarines(board: &Board, colour: Seat) -> usize {
    let there = |area: &&Area| area.submarines.contains(&colour);
    board.areas.iter().filter(there).count()
}

/// A Sector: the owners of its bots and submarines, the limit of its charging station, the height of its stacks.
fn area(setup: &Setup, board: &Board, area: &Area) -> Result<(), String> {
    ensure(
        area.control.is_none_or(|owner| setup.players.contains(owner)),
        "a neutral bot on a control field",
    )?;
    let limit = u16::from(setup.components.numbers.limit(setup.players));
    let all: u16 = area.station.0.iter().map(|&bots| u16::from(bots)).sum();
    let one_each = setup.players.seats().all(|seat| area.station[seat] <= 1);
    ensure(all <= limit || one_each, "an overloaded charging station")?;
    let colours: SeatSet = area.submarines.iter().copied().collect();
    ensure(
        colours.len() == area.submarines.len(),
        "two submarines of one colour in a Sector",
    )?;
    let round = board.laid.len();
    ensure(
        area.research.len() <= round && area.expansions.len() <= round,
        "a stack that is higher than the rounds can have made it",
    )
}

/// Time, crystals and octopods are those of the box, if they can run out.
fn supply(setup: &Setup, board: &Board) -> Result<(), String> {
    let count = |of: fn(&Pool) -> u8, held: fn(&Player) -> u8| {
        let lies: u16 = board.areas.iter().map(|area| u16::from(of(&area.goods))).sum();
        let held: u16 = board.players.0.iter().map(|player| u16::from(held(player))).sum();
        u16::from(of(&board.general)) + lies + held == u16::from(of(&setup.components.supply))
    };
    let all = count(|goods| goods.time, |player| player.time)
        && count(|goods| goods.crystals, |player| player.crystals)
        && count(|goods| goods.octopods, |_| 0);
    ensure(
        all || !setup.options.finite_supply,
        "time, crystals or octopods were lost or found",
    )
}

/// Face down lies what is seen nowhere.
fn decks(setup: &Setup, state: &State) -> Result<(), String> {
    let board = &state.board;
    let (mut research, mut expansions) = (state.research, state.expansions);
    research.sort_unstable();
    expansions.sort_unstable();
    ensure(
        board.unseen_research(setup) == Some(research) && board.unseen_expansions(setup) == Some(expansions),
        "cards or expansions are not those of the box",
    )?;
    ensure(
        (state.research.len(), state.expansions.len()) == (board.research_left.into(), board.expansions_left.into()),
        "the decks are not as high as they look",
    )
}
