//! Counting and walking game trees, for any game.

use super::{Game, Illegal, Seat, legal};

/// The number of positions after exactly `depth` commands; equal positions reached in different ways count again.
///
/// All commands of all seats that are asked belong to the tree. A game that ends earlier adds nothing.
///
/// # Errors
/// A listed command was refused, which breaks the contract.
pub fn perft<G: Game>(game: &G, setup: &G::Setup, depth: u32) -> Result<u64, Illegal> {
    let Some(below) = depth.checked_sub(1) else {
        return Ok(1);
    };
    let mut nodes = 0;
    for decision in game.decisions(setup) {
        let commands = legal(game, setup, decision.seat);
        if below == 0 {
            nodes += commands.len() as u64;
            continue;
        }
        for command in &commands {
            let mut next = game.clone();
            next.apply(setup, decision.seat, command)?;
            nodes += perft(&next, setup, below)?;
        }
    }
    Ok(nodes)
}

/// One first command of the tree and the positions behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch<C> {
    /// The seat that gives the command.
    pub seat: Seat,
    /// The first command of the branch.
    pub command: C,
    /// `perft` of the position after it, one command less deep.
    pub nodes: u64,
}

/// `perft` split by the first command, in the order of the lists; empty for depth 0.
///
/// # Errors
/// A listed command was refused, which breaks the contract.
pub fn divide<G: Game>(game: &G, setup: &G::Setup, depth: u32) -> Result<Vec<Branch<G::Command>>, Illegal> {
    let mut branches = Vec::new();
    let Some(below) = depth.checked_sub(1) else {
        return Ok(branches);
    };
    for seat in game.decisions(setup).into_iter().map(|decision| decision.seat) {
        for command in legal(game, setup, seat) {
            let mut next = game.clone();
            next.apply(setup, seat, &command)?;
            let nodes = perft(&next, setup, below)?;
            branches.push(Branch { seat, command, nodes });
        }
    }
    Ok(branches)
}

/// Plays on until the game is over or `limit` commands are given, and returns how many were.
///
/// `below(n)` chooses a number under `n`: first the seat if several are asked, then the command. `seen` is shown the
/// position, the seat and the command before it is applied.
///
/// # Errors
/// A listed command was refused, or a seat that is asked has none, which breaks the contract.
pub fn playout<G: Game>(
    game: &mut G,
    setup: &G::Setup,
    limit: u32,
    mut below: impl FnMut(u32) -> u32,
    mut seen: impl FnMut(&G, Seat, &G::Command),
) -> Result<u32, Illegal> {
    let mut commands = Vec::new();
    for given in 0..limit {
        let decisions = game.decisions(setup);
        let asked = match decisions.len() {
            0 => return Ok(given),
            1 => 0,
            many => below(many as u32) as usize,
        };
        let seat = decisions.get(asked).ok_or(Illegal::NotAsked)?.seat;
        commands.clear();
        game.legal_commands(setup, seat, &mut commands);
        let choice = below(commands.len() as u32) as usize;
        let command = commands.get(choice).ok_or(Illegal::NotListed)?;
        seen(game, seat, command);
        game.apply(setup, seat, command)?;
    }
    Ok(limit)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{SeatCount, Seed, push_grid::PushGrid, relics::Relics};

    #[test]
    fn small_trees_are_counted_by_hand() {
        let setup = SeatCount::new(2).expect("two seats");
        let grid = PushGrid::new(&setup, Seed::from_number(0));
        // No pawn starts at the edge: four pawns in four directions, twice.
        assert_eq!(
            [0, 1, 2].map(|depth| perft(&grid, &setup, depth)),
            [Ok(1), Ok(16), Ok(256)]
        );
        let relics = Relics::new(&setup, Seed::from_number(0));
        // Three digs, one commit each, interrupt or pass, then three depths again in either case.
        let counts = [1, 2, 3, 4].map(|depth| perft(&relics, &setup, depth));
        assert_eq!(counts, [Ok(3), Ok(3), Ok(6), Ok(18)]);
    }

    #[test]
    fn a_window_of_three_counts_every_order_of_answers() {
        let setup = SeatCount::new(4).expect("four seats");
        let relics = Relics::new(&setup, Seed::from_number(0));
        // Three seats with two answers each: 3 * 3 * 2 after the first; an interrupt closes the window.
        assert_eq!(perft(&relics, &setup, 3), Ok(18));
        // Behind 9 interrupts three digs each; behind 9 passes two seats with two answers.
        assert_eq!(perft(&relics, &setup, 4), Ok(9 * 3 + 9 * 4));
    }

    #[test]
    fn the_branches_add_up() {
        let setup = SeatCount::new(3).expect("three seats");
        let grid = PushGrid::new(&setup, Seed::from_number(0));
        let branches = divide(&grid, &setup, 3).expect("listed commands apply");
        assert_eq!(Ok(branches.iter().map(|b| b.nodes).sum()), perft(&grid, &setup, 3));
        assert_eq!(branches.len(), 16);
    }
}
