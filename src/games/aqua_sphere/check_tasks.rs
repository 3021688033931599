//! The open question can be open: what waits for its answer can wait there, and there is an answer.

use super::{
    options::{LinePayment, Setup},
    state::{Board, OwnCard, Pending, Player, RoundPart},
    types::{Card, Engineer, PROGRAMMED, Prize, SUBMARINES, Symbol},
};
use crate::{
    games::listing::{self, Any},
    rules::Seat,
};

/// More points than any single gain has: the largest of each table of a box, thrice.
const MOST_GAIN: u16 = 3 * u8::MAX as u16;
/// The law against tasks in an order that cannot be.
const ORDER: &str = "tasks that cannot wait for one another";

/// Nothing where the law holds, else the law.
pub(super) fn ensure(holds: bool, law: &str) -> Result<(), String> {
    listing::ensure(holds, law).map_err(str::to_owned)
}

/// The tasks agree with everything else, and the one that asks can be answered.
pub(super) fn question(setup: &Setup, board: &Board) -> Result<(), String> {
    for seat in setup.players.seats() {
        programmed(board, seat)?;
    }
    match board.stage {
        RoundPart::Turns => turn(setup, board)?,
        RoundPart::Preparation => ensure(matches!(board.tasks[..], [] | [Pending::Third]), ORDER)?,
        RoundPart::Scoring => scoring(setup, board)?,
        RoundPart::Over => return ensure(board.tasks.is_empty(), "something is left to do after the end"),
    }
    ensure(board.list(setup, &mut Any).is_break(), "a question without an answer")
}

/// Three bots are programmed only while one of them has to go back (BOT-3).
fn programmed(board: &Board, seat: Seat) -> Result<(), String> {
    let third = seat == board.active && board.tasks.last() == Some(&Pending::Third);
    let count = board.players[seat].programmed.len();
    let holds = if third {
        count == PROGRAMMED + 1
    } else {
        count <= PROGRAMMED
    };
    ensure(holds, "more programmed bots than may be, or a third one that is none")
}

/// The tasks of a turn: at the bottom its end, then what is left of the main option, then rewards, then a gain.
fn turn(setup: &Setup, board: &Board) -> Result<(), String> {
    let passed = board.passed.contains(&board.active);
    let Some((bottom, tasks)) = board.tasks.split_first() else {
        return ensure(!passed, "a seat has the turn that passed");
    };
    ensure(*bottom == Pending::Confirm, ORDER)?;
    if tasks.is_empty() {
        ensure(
            !setup.options.auto_end_turn,
            "the end of a turn is asked for that ends by itself",
        )?;
        return ensure(
            !passed || board.passed.last() == Some(&board.active),
            "a seat has the turn that passed",
        );
    }
    ensure(!passed, "a seat has the turn that passed")?;
    let (tasks, gain) = match tasks.split_last() {
        Some((&Pending::Gain { left }, below)) => (below, Some(left)),
        _ => (tasks, None),
    };
    let is_reward = |task: &Pending| matches!(task, Pending::Reward { .. });
    let below = tasks.iter().rposition(|task| !is_reward(task)).map_or(0, |at| at + 1);
    let (option, rewards) = tasks.split_at(below);
    main_option(setup, board, option, rewards, gain.is_some())?;
    rewarded(setup, board, rewards, gain.is_some())?;
    gain.map_or(Ok(()), |left| line(setup, board, left))
}

/// The rest of a main option, below rewards and a gain.
fn main_option(
    setup: &Setup,
    board: &Board,
    option: &[Pending],
    rewards: &[Pending],
    gain: bool,
) -> Result<(), String> {
    let player = board.actor();
    let evicts = |task: &Pending| matches!(task, Pending::Reward { card: Card::Evict, .. });
    let evicted = rewards.iter().all(evicts) && (!gain || player.copies(Card::Evict) > 0);
    let asks = rewards.is_empty() && !gain;
    let holds = match option {
        [] => true,
        [Pending::Sector { symbol }] => asks && board.deployment(setup, *symbol).is_ok(),
        [Pending::Action { symbol }] => {
            let asked = *symbol != Symbol::Blue && board.has_effect(setup, *symbol);
            evicted && deployed(setup, board, *symbol) && (asked || !asks)
        }
        [Pending::Letter { .. }] | [Pending::Letter { .. }, Pending::Letter { .. }] => {
            let bots = player.bots > 0 || !player.programmed.is_empty();
            evicted && printed(setup, player, option) && (bots || !asks)
        }
        [Pending::Caught { count }] => {
            let most = board.capacity(setup, board.active).octopods;
            gain && rewards.is_empty() && (1..=most).contains(count)
        }
        [Pending::Now { symbol }] => {
            let taken = OwnCard {
                card: Card::Now(*symbol),
                used: true,
            };
            let bots = player.programmed.len() < PROGRAMMED;
            gain && rewards.is_empty() && bots && player.cards.last() == Some(&taken)
        }
        [Pending::Third] => asks,
        [Pending::Entered { symbol }, Pending::Third] => {
            asks && entered(setup, board, *symbol) && player.programmed.contains(*symbol)
        }
        _ => false,
    };
    ensure(holds, ORDER)
}

/// The bot that has this action to do was just deployed, and a submarine can be paid.
fn deployed(setup: &Setup, board: &Board, symbol: Symbol) -> bool {
    let player = board.actor();
    let sector = player.scientist.0;
    let area = board.area(sector);
    let there = player.scientist.1 == symbol && area.control == Some(board.active);
    let gone = player.programmed.len() < PROGRAMMED && !player.programmed.contains(symbol);
    let dives = usize::from(player.submarines) < SUBMARINES
        && !area.submarines.contains(&board.active)
        && board.slot_price(setup, board.active, sector) <= player.time;
    there && gone && (dives || symbol != Symbol::Blue)
}

/// The letters that are left are the last ones of the expansion just taken; the next one is on top.
fn printed(setup: &Setup, player: &Player, letters: &[Pending]) -> bool {
    let Some(&expansion) = player.expansions.last() else {
        return false;
    };
    let printed = setup.components.expansion(expansion).letters.into_iter().flatten();
    let tasks: Vec<Pending> = printed.rev().map(|letter| Pending::Letter { letter }).collect();
    tasks.starts_with(letters)
}

/// True if the engineer stands on the tile with this symbol.
fn entered(setup: &Setup, board: &Board, symbol: Symbol) -> bool {
    matches!(board.actor().engineer, Engineer::On(space) if board.tile(setup, space) == symbol)
}

/// Rewards come from the copies of one card, and the next one is asked for because it meets a line.
fn rewarded(setup: &Setup, board: &Board, rewards: &[Pending], gain: bool) -> Result<(), String> {
    let Some(&Pending::Reward { card, points }) = rewards.last() else {
        return Ok(());
    };
    let amount = setup.components.card(card).amount;
    let holds = match card {
        Card::Hq(symbol, Prize::Points) => points == amount && entered(setup, board, symbol),
        Card::Octopods(Prize::Points) => points == amount,
        Card::Evict => {
            let most = setup.components.numbers.limit(setup.players).saturating_add(1);
            (1..=most).any(|bots| bots.saturating_mul(amount) == points)
        }
        _ => false,
    };
    let copies = usize::from(board.actor().copies(card));
    let alike = rewards.iter().all(|task| *task == Pending::Reward { card, points });
    ensure(
        holds && alike && points > 0 && rewards.len() + usize::from(gain) <= copies,
        "a reward of a card that does not give it",
    )?;
    ensure(
        gain || board.meets_line(setup, board.active, points),
        "a reward is asked for that meets no line",
    )
}

/// A gain stands before a line that can be paid for, but not by itself (LINE-1, LINE-2).
fn line(setup: &Setup, board: &Board, left: u16) -> Result<(), String> {
    let player = board.actor();
    let optional = setup.options.red_line_crystal == LinePayment::Optional;
    let asks = match player.crystals {
        0 => !player.programmed.is_empty(),
        _ => optional,
    };
    ensure(
        (1..=MOST_GAIN).contains(&left) && asks && setup.components.score.is_line(player.points() + 1),
        "a gain that waits for nothing",
    )
}

/// The tasks of a scoring: at the bottom its end, then the seats that are still to come, then a gain of the one before.
fn scoring(setup: &Setup, board: &Board) -> Result<(), String> {
    let scores = board.round_scores(setup);
    let at = board.order.iter().position(|seat| *seat == board.active);
    let to_come = board.order.iter().skip(at.map_or(0, |at| at + 1)).rev();
    let mut tasks = vec![Pending::Confirm];
    tasks.extend(to_come.map(|&seat| Pending::Score {
        seat,
        net: scores[seat].net(),
    }));
    let (gain, below) = match board.tasks.split_last() {
        Some((&Pending::Gain { left }, below)) => (Some(left), below),
        _ => (None, &board.tasks[..]),
    };
    ensure(below == tasks && (gain.is_some() || below.len() == 1), ORDER)?;
    gain.map_or(Ok(()), |left| line(setup, board, left))
}
