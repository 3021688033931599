//! The analysis of a played game: the chance of each side over the turns, and the turns in which a chance changed most.
//!
//! The position at the start of each turn is judged by a search. The largest swings from one turn to the next are then
//! looked at command by command, so that each has a cause: a mistake, luck, fine play, or nothing in particular.

mod any;
mod causes;
mod findings;
mod judge;
#[cfg(test)]
mod tests;

pub use any::analyse_any;
pub use findings::{ChancePoint, ChosenCommand, PlayedPosition, Swing, SwingCause};
pub(super) use judge::Judge;

use self::judge::Stopped;
use super::{Evaluate, Stop};
use crate::rules::Seat;

/// Iterations of a search with which a whole game takes a few seconds.
pub const ITERATIONS: u32 = 400;

/// Smallest change of a chance that is a swing.
const SWING: f64 = 0.1;
/// Most swings of a game that are told.
const SWINGS: usize = 3;
/// A swing is told of the seat whose turn it is, unless another side changed that much more.
const OWN: f64 = 0.75;

/// Analyses the positions of a game, which follow each other. `looked` hears of the start of each turn and then of the
/// end, each with the number of all turns.
///
/// Returns the largest swings in the order of the game; `None` if `stop` ended the analysis, or if the setup cannot
/// produce a position.
pub fn analyse<G: Evaluate>(
    setup: &G::Setup,
    game: &[PlayedPosition<G>],
    iterations: u32,
    stop: &Stop,
    looked: impl FnMut(ChancePoint, usize),
) -> Option<Vec<Swing<G>>> {
    let weights = G::judgement(setup).weights(G::seats(setup));
    let judge = Judge {
        setup,
        weights: &weights,
        iterations,
        stop,
    };
    let points = points(&judge, game, looked).ok()?;
    let swings = swings(&judge, game, &points).into_iter();
    let explained = swings.map(|(pair, side)| causes::explain(&judge, game, pair, side));
    explained.collect::<Result<_, Stopped>>().ok()
}

/// The chances at the start of each turn, and at the end.
fn points<G: Evaluate>(
    judge: &Judge<'_, G>,
    game: &[PlayedPosition<G>],
    mut looked: impl FnMut(ChancePoint, usize),
) -> Result<Vec<ChancePoint>, Stopped> {
    let mut places: Vec<(usize, u32)> = Vec::new();
    for (place, played) in game.iter().enumerate() {
        let turn = judge.state(&played.view)?.turn();
        if places.last().is_none_or(|(_, last)| *last != turn) {
            places.push((place, turn));
        }
    }
    let turns = places.len();
    let end = game.len().saturating_sub(1);
    if let Some(&(start, turn)) = places.last()
        && start < end
    {
        places.push((end, turn));
    }
    let mut points = Vec::with_capacity(places.len());
    for (place, turn) in places {
        let Some(played) = game.get(place) else { break };
        let share = judge.chances(place, &played.view)?;
        let point = ChancePoint { turn, place, share };
        looked(point, turns);
        points.push(point);
    }
    Ok(points)
}

/// The points on both sides of a turn, and the side that the swing is told of.
type Found<'p> = ([&'p ChancePoint; 2], Option<Seat>);

/// The turns in which a chance changed most, in the order of the game.
fn swings<'p, G: Evaluate>(
    judge: &Judge<'_, G>,
    game: &[PlayedPosition<G>],
    points: &'p [ChancePoint],
) -> Vec<Found<'p>> {
    let seats = G::seats(judge.setup);
    let found = |pair: &'p [ChancePoint]| {
        let [before, after] = pair else { return None };
        let change = |side: Option<Seat>| (after.of(side) - before.of(side)).abs();
        let sides = seats.seats().map(Some).chain([None]);
        let most = sides.max_by(|one, other| change(*one).total_cmp(&change(*other)))?;
        let own = game.get(before.place).and_then(|played| played.chosen.as_ref());
        let own = own.map(|(seat, _)| Some(*seat));
        let side = own.filter(|own| change(*own) >= OWN * change(most)).unwrap_or(most);
        (change(most) >= SWING).then_some((change(most), ([before, after], side)))
    };
    let mut all: Vec<(f64, Found<'p>)> = points.windows(2).filter_map(found).collect();
    all.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    all.truncate(SWINGS);
    all.sort_by_key(|(_, ([before, _], _))| before.place);
    all.into_iter().map(|(_, swing)| swing).collect()
}
