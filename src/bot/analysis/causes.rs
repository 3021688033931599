//! The cause of a swing, from the commands of its turn one by one.
//!
//! Luck is the chance in the position that came, against the mean over the deals in which the same command was given. A
//! mistake is the chance with the chosen command, against the chance with the command that the search prefers, both
//! before anything is drawn and over the same deals.

use super::super::Evaluate;
use super::{
    findings::{ChancePoint, ChosenCommand, PlayedPosition, Swing, SwingCause, of_side},
    judge::{Deals, Judge, Stopped, differ},
};
use crate::rules::{PerSeat, Seat, Viewer, legal};
use std::ops::Range;

/// A command that costs less than this is as good as the best one: a short search tells them no further apart.
const NOISE: f64 = 0.02;
/// The part of a swing that its cause has to explain.
const MOST_OF_IT: f64 = 0.5;
/// A seat that lost less than this made no mistake worth telling.
const LOST: f64 = 0.05;
/// Most commands of an action that are told.
const TOLD: usize = 2;

/// A command that was worse than another one.
struct Fault<C> {
    place: usize,
    /// The chance of the seat with the chosen command.
    got: f64,
    /// The chance of the seat with the better command.
    best: f64,
    /// The change of each seat's chance from the better command to the chosen one.
    moved: PerSeat<f64>,
    /// The better command, and what the search expects after it.
    line: Vec<(Seat, C)>,
    /// Something is drawn right after the better command, so nobody knows what it leads to.
    is_open: bool,
}

/// The changes that the commands of a turn brought about.
struct Causes<C> {
    /// The changes by luck.
    luck: PerSeat<f64>,
    /// The largest change by luck, and the place of the position after it.
    draw: (f64, usize),
    /// The changes by each seat's mistakes.
    moved: PerSeat<PerSeat<f64>>,
    /// The worst command of each seat.
    faults: PerSeat<Option<Fault<C>>>,
}

impl<C> Causes<C> {
    fn note_luck(&mut self, expected: &PerSeat<f64>, came: &PerSeat<f64>, place: usize) {
        let mut largest: f64 = 0.0;
        for ((sum, expected), came) in self.luck.0.iter_mut().zip(expected.0).zip(came.0) {
            *sum += came - expected;
            largest = largest.max((came - expected).abs());
        }
        if largest > self.draw.0 {
            self.draw = (largest, place);
        }
    }

    fn note_fault(&mut self, seat: Seat, fault: Fault<C>) {
        let cost = fault.best - fault.got;
        for (sum, moved) in self.moved[seat].0.iter_mut().zip(fault.moved.0) {
            *sum += moved;
        }
        let worst = &mut self.faults[seat];
        if worst.as_ref().is_none_or(|worst| worst.best - worst.got < cost) {
            *worst = Some(fault);
        }
    }
}

/// The change of a side. The side that nobody plays loses what the seats gain.
fn change_of(change: &PerSeat<f64>, side: Option<Seat>) -> f64 {
    side.map_or_else(|| -change.0.iter().sum::<f64>(), |seat| change[seat])
}

/// Finds the cause of the change from one point to the next, told of this side if nobody's mistake caused it.
pub(super) fn explain<G: Evaluate>(
    judge: &Judge<'_, G>,
    game: &[PlayedPosition<G>],
    [before, after]: [&ChancePoint; 2],
    side: Option<Seat>,
) -> Result<Swing<G>, Stopped> {
    let mut causes = causes(judge, game, before.place..after.place)?;
    let change = |side: Option<Seat>| after.of(side) - before.of(side);
    let swing = |place, side, cause| Swing {
        turn: before.turn,
        place,
        side,
        before: before.of(side),
        after: after.of(side),
        cause,
    };
    let by_luck = change_of(&causes.luck, side) / change(side);
    let seats = G::seats(judge.setup).seats();
    let losers = seats.filter(|seat| change(Some(*seat)) <= -LOST);
    let by_mistake = losers.map(|seat| (change_of(&causes.moved[seat], side) / change(side), seat));
    let by_mistake = by_mistake.max_by(|(one, _), (other, _)| one.total_cmp(other));
    if let Some((part, seat)) = by_mistake
        && part >= MOST_OF_IT.max(by_luck)
        && let Some(fault) = causes.faults[seat].take()
    {
        let cause = mistake(judge, game, seat, &fault)?;
        return Ok(swing(fault.place, Some(seat), cause));
    }
    if by_luck >= MOST_OF_IT {
        let (_, place) = causes.draw;
        return Ok(swing(place, side, SwingCause::Luck));
    }
    let acted = |seat| {
        let turn = game.get(before.place..after.place).unwrap_or_default();
        let mut seats = turn.iter().filter_map(|played| played.chosen.as_ref());
        seats.any(|(by, _)| *by == seat)
    };
    let cause = match side {
        Some(seat) if change(side) > 0.0 && acted(seat) => SwingCause::FinePlay,
        _ => SwingCause::Unclear,
    };
    Ok(swing(before.place, side, cause))
}

/// Looks at the commands at these places of the game.
fn causes<G: Evaluate>(
    judge: &Judge<'_, G>,
    game: &[PlayedPosition<G>],
    places: Range<usize>,
) -> Result<Causes<G::Command>, Stopped> {
    let mut causes = Causes {
        luck: PerSeat::default(),
        draw: (0.0, places.start),
        moved: PerSeat::default(),
        faults: PerSeat(std::array::from_fn(|_| None)),
    };
    for place in places {
        let (Some(here), Some(next)) = (game.get(place), game.get(place + 1)) else {
            break;
        };
        let Some((seat, command)) = &here.chosen else { continue };
        let state = judge.state(&here.view)?;
        let list = legal(&state, judge.setup, *seat);
        // A host may tell of any command. Only a listed one can be carried out on a position.
        if !list.contains(command) {
            continue;
        }
        let made = judge.deals(place, &here.view, Some((*seat, command)))?;
        if differ(&made) {
            let expected = judge.sampled(&made)?;
            // The same deals as before the command: what is drawn only later is drawn alike.
            let came = judge.sampled(&judge.deals(place, &next.view, None)?)?;
            causes.note_luck(&expected, &came, place + 1);
        }
        if list.len() > 1
            && let Some(fault) = fault(judge, place, &state, (*seat, command), &made)?
        {
            causes.note_fault(*seat, fault);
        }
    }
    Ok(causes)
}

/// The fault of one of several commands, if the search finds a better one. `made` are the deals after the command.
fn fault<G: Evaluate>(
    judge: &Judge<'_, G>,
    place: usize,
    state: &G,
    (seat, command): (Seat, &G::Command),
    made: &Deals<G>,
) -> Result<Option<Fault<G::Command>>, Stopped> {
    let thought = judge.think(state, seat, place as u64, judge.iterations)?;
    if thought.command == *command {
        return Ok(None);
    }
    let better = judge.deals(place, &state.view(Viewer::Seat(seat)), Some((seat, &thought.command)))?;
    let is_open = differ(&better);
    // Both by searches of one length: a longer one finds more for the seat.
    let [best, got] = if is_open || differ(made) {
        [judge.sampled(&better)?, judge.sampled(made)?]
    } else {
        let ([better, ..], [made, ..]) = (&better, made);
        [judge.searched(better)?, judge.searched(made)?]
    };
    let moved = PerSeat(std::array::from_fn(|index| got.0[index] - best.0[index]));
    let (best, got) = (of_side(&best, Some(seat)), of_side(&got, Some(seat)));
    Ok((best - got >= NOISE).then_some(Fault {
        place,
        got,
        best,
        moved,
        line: thought.line,
        is_open,
    }))
}

/// A fault with the commands that tell of it.
fn mistake<G: Evaluate>(
    judge: &Judge<'_, G>,
    game: &[PlayedPosition<G>],
    seat: Seat,
    fault: &Fault<G::Command>,
) -> Result<SwingCause<G>, Stopped> {
    let played = game.get(fault.place..).unwrap_or_default();
    let view = played.first().map(|played| &played.view).ok_or(Stopped)?;
    Ok(SwingCause::Mistake {
        chosen: chosen_action(judge, played, seat)?,
        better: better_action(judge, view, seat, fault)?,
        got: fault.got,
        best: fault.best,
    })
}

/// The first command of the seat, and those that belong to the same action. Answers without an alternative are left out.
fn chosen_action<G: Evaluate>(
    judge: &Judge<'_, G>,
    played: &[PlayedPosition<G>],
    seat: Seat,
) -> Result<Vec<ChosenCommand<G>>, Stopped> {
    let mut action: Vec<ChosenCommand<G>> = Vec::new();
    for PlayedPosition { view, chosen } in played {
        let Some((_, command)) = chosen.as_ref().filter(|(by, _)| *by == seat) else {
            break;
        };
        let state = judge.state(view)?;
        let Some(prompt) = asked(judge, &state, seat).filter(|prompt| belongs::<G>(&action, prompt)) else {
            break;
        };
        if legal(&state, judge.setup, seat).len() > 1 {
            action.push(ChosenCommand {
                view: view.clone(),
                prompt,
                command: command.clone(),
            });
        }
    }
    Ok(action)
}

/// The better command, and those of the line after it that belong to the same action.
fn better_action<G: Evaluate>(
    judge: &Judge<'_, G>,
    view: &G::View,
    seat: Seat,
    fault: &Fault<G::Command>,
) -> Result<Vec<ChosenCommand<G>>, Stopped> {
    let mut action: Vec<ChosenCommand<G>> = Vec::new();
    let (mut state, mut line) = (judge.state(view)?, fault.line.iter());
    while let Some(prompt) = asked(judge, &state, seat).filter(|prompt| belongs::<G>(&action, prompt)) {
        let list = legal(&state, judge.setup, seat);
        let command = match (list.as_slice(), line.as_slice()) {
            ([only], _) => only.clone(),
            (list, [(by, next), ..]) if *by == seat && list.contains(next) => {
                line.next();
                action.push(ChosenCommand {
                    view: state.view(Viewer::Seat(seat)),
                    prompt,
                    command: next.clone(),
                });
                next.clone()
            }
            _ => break,
        };
        if fault.is_open {
            break;
        }
        state.carry_out(judge.setup, seat, &command);
    }
    Ok(action)
}

/// The question that the seat is asked.
fn asked<G: Evaluate>(judge: &Judge<'_, G>, state: &G, seat: Seat) -> Option<G::Prompt> {
    let mut decisions = state.decisions(judge.setup).into_iter();
    let own = decisions.find(|decision| decision.seat == seat)?;
    Some(own.prompt)
}

/// True if the answer to a question still belongs to this action, and is told.
fn belongs<G: Evaluate>(action: &[ChosenCommand<G>], prompt: &G::Prompt) -> bool {
    action.is_empty() || action.len() < TOLD && G::is_follow_up(prompt)
}
