//! All that no line of a position tells: it follows from what the lines tell and from the box. Where they tell of more
//! than there is, the laws complain.

use super::super::{BOTS, Board, Player, Pool, ROUNDS, RoundPart, SUBMARINES, Setup, State, check};
use crate::rules::{List, Seat, words::Told};

/// After the turns of a round everybody has passed, in the scoring everybody is prepared.
pub(super) fn stage(board: &mut Board, told: &Told) {
    if board.stage != RoundPart::Turns && !told.has("passed") {
        board.passed = board.order;
    }
    if matches!(board.stage, RoundPart::Scoring | RoundPart::Over) && !told.has("prepared") {
        board.prepared = board.order.len() as u8;
    }
}

/// A seat of whose submarines no line tells has one in the Sector of its lab, in the next slot.
pub(super) fn submarines(board: &mut Board, seat: Seat) {
    if check::submarines(board, seat) == 0 {
        let lab = board.players[seat].lab;
        // Four are there already only where one colour is told twice.
        let _ = board.area_mut(lab).submarines.push(seat);
    }
    board.players[seat].submarines = check::submarines(board, seat).min(SUBMARINES) as u8;
}

/// The bots on a board are those that are nowhere else.
pub(super) fn board_supply(board: &mut Board, seat: Seat) {
    let out: u16 = board.areas.iter().map(|area| check::bots(area, seat)).sum();
    let player = &mut board.players[seat];
    let elsewhere = out + player.programmed.len() as u16;
    player.bots = u16::from(BOTS).saturating_sub(elsewhere) as u8;
}

/// Each red line that the counter has passed was paid for with a crystal.
pub(super) fn paid(setup: &Setup, player: &mut Player) {
    let passed = (1..=player.points()).filter(|&space| setup.components.score.is_line(space));
    player.paid = (passed.count() as u16, 0);
}

/// The general supply is what lies nowhere else; one that never runs out stays as it is.
pub(super) fn general(setup: &Setup, board: &mut Board) {
    let supply = setup.components.supply;
    let left = |of: fn(&Pool) -> u8, held: fn(&Player) -> u8| {
        let lies: u16 = board.areas.iter().map(|area| u16::from(of(&area.goods))).sum();
        let held: u16 = board.players.0.iter().map(|player| u16::from(held(player))).sum();
        u16::from(of(&supply)).saturating_sub(lies + held) as u8
    };
    board.general = if setup.options.finite_supply {
        Pool {
            time: left(|goods| goods.time, |player| player.time),
            crystals: left(|goods| goods.crystals, |player| player.crystals),
            octopods: left(|goods| goods.octopods, |_| 0),
        }
    } else {
        supply
    };
}

/// The next program card and the hidden orders: all that is seen nowhere, the lowest first, and orientation 0.
pub(super) fn hidden(setup: &Setup, state: &mut State, told: &Told) {
    let board = &mut state.board;
    let goes_on = board.laid.len() < ROUNDS;
    if goes_on && !told.has("orientation") {
        board.orientation = Some(0);
    }
    if goes_on && !told.has("next") {
        let named = |id: &u8| state.programs.contains(id);
        board.next = board.unseen_programs(setup).into_iter().find(|id| !named(id));
    }
    if !told.has("programs") {
        state.programs = face_down(board.unseen_programs(setup).into_iter().take(board.covered()));
    }
    if !told.has("orientations") {
        state.orientations = face_down(std::iter::repeat_n(0, board.covered()));
    }
    if !told.has("research-deck") {
        state.research = face_down(board.unseen_research(setup).iter().flatten().copied());
    }
    if !told.has("expansion-deck") {
        state.expansions = face_down(board.unseen_expansions(setup).iter().flatten().copied());
    }
    board.research_left = state.research.len() as u8;
    board.expansions_left = state.expansions.len() as u8;
}

/// A pile of these, as far as it has room, the first one on top.
fn face_down<T: Copy + Default, const N: usize>(items: impl Iterator<Item = T>) -> List<T, N> {
    let mut pile: List<T, N> = items.take(N).collect();
    pile.reverse();
    pile
}
