//! Checks the ways through the headquarters, and the tiles on its spaces.

use super::{
    components::{Components, HqData},
    types::{Engineer, Space},
};
use crate::{games::source::Source, rules::SetupError};

/// Moves of an engineer in a round, from the start to an exit.
const MOVES: u8 = 3;

impl Source<'_> {
    /// The arrows lead in three moves to an exit, with two ways on from everywhere else.
    pub(super) fn headquarters(&self, hq: &HqData) -> Result<(), SetupError> {
        let tiers = self.tiers(hq)?;
        for space in Space::ALL {
            let name = <&str>::from(space);
            if tiers[space.index()].is_none() {
                return Err(self.refuse("hq.arrows", format!("arrows that lead to {name}")));
            }
            if tiers[space.index()] == Some(MOVES) && !hq.after(Engineer::On(space)).is_empty() {
                return Err(self.refuse(&arrows(Engineer::On(space)), "no space after an exit"));
            }
        }
        let last = |space: &Space| tiers[space.index()] == Some(MOVES);
        let expected: Vec<Space> = Space::ALL.into_iter().filter(last).collect();
        if expected.len() != hq.exits.len() || !expected.iter().all(|space| hq.exits.contains(space)) {
            let names: Vec<&str> = expected.into_iter().map(Into::into).collect();
            let expected = format!("the spaces that lie {MOVES} moves after S: {}", names.join(", "));
            return Err(self.refuse("hq.exits", expected));
        }
        self.sideways(hq, tiers)
    }

    /// The number of moves that lead to each space; all ways to a space have as many.
    fn tiers(&self, hq: &HqData) -> Result<[Option<u8>; Space::COUNT], SetupError> {
        let mut tiers = [None; Space::COUNT];
        let mut tier = vec![Engineer::Start];
        for moves in 1..=MOVES {
            for from in std::mem::take(&mut tier) {
                let after = hq.after(from);
                if !matches!(after, [one, other] if one != other) {
                    return Err(self.refuse(&arrows(from), "two different spaces"));
                }
                for &space in after {
                    match tiers[space.index()].replace(moves) {
                        None => tier.push(Engineer::On(space)),
                        Some(before) if before == moves => {}
                        Some(before) => {
                            let name = <&str>::from(space);
                            let expected = format!("spaces of the next tier; {name} is reached in {before} moves");
                            return Err(self.refuse(&arrows(from), expected));
                        }
                    }
                }
            }
        }
        Ok(tiers)
    }

    /// A `Sidestep` leads to another space that is as many moves away, so that it gives one move more.
    fn sideways(&self, hq: &HqData, tiers: [Option<u8>; Space::COUNT]) -> Result<(), SetupError> {
        for (number, &[one, other]) in hq.sideways.iter().enumerate() {
            let known = |pair: &[Space; 2]| pair.contains(&one) && pair.contains(&other);
            if one == other || tiers[one.index()] != tiers[other.index()] || hq.sideways[..number].iter().any(known) {
                let expected = "pairs of two spaces of a tier, each once";
                return Err(self.refuse(&format!("hq.sideways.{number}"), expected));
            }
        }
        Ok(())
    }

    /// The program cards stand in their order, and each lays every tile once.
    pub(super) fn programs(&self, found: &Components) -> Result<(), SetupError> {
        for (number, card) in found.programs.iter().enumerate() {
            if usize::from(card.id) != number {
                let expected = format!("{number}, as the cards stand from 0 on");
                return Err(self.refuse(&format!("program_card.{number}.id"), expected));
            }
            for (space, tile) in card.tiles.iter().enumerate() {
                if card.tiles[..space].contains(tile) {
                    let path = format!("program_card.{number}.tiles.{space}");
                    return Err(self.refuse(&path, "each tile once"));
                }
            }
        }
        Ok(())
    }
}

/// The path of the arrows that begin here.
fn arrows(from: Engineer) -> String {
    let name = match from {
        Engineer::On(space) => space.into(),
        Engineer::Start | Engineer::Passed => "S",
    };
    format!("hq.arrows.{name}")
}
