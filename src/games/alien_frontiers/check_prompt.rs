//! The open question can be open: what its answers look up exists, and there is an answer.

use super::{
    laws::Question,
    options::Setup,
    prompt::{Chosen, ColonySource, Final, Prompt, ShotTarget},
    state::{Board, State},
    types::{Facility, Field, Tech, Territory},
};
use crate::{games::listing::Any, rules::Seat};

/// Nothing where the law holds, else the law.
pub(super) fn ensure(holds: bool, law: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(law.to_owned()) }
}

/// The question agrees with everything else.
pub(super) fn question(setup: &Setup, state: &State) -> Result<(), String> {
    let Some(prompt) = state.board.prompt else {
        return Ok(());
    };
    card_in_use(&state.board, prompt)?;
    values(setup, &state.board, prompt)?;
    let any = Question::new(setup, &state.board, prompt).list(&mut Any).is_break();
    ensure(any, "a question without an answer")
}

/// The card whose effect is being chosen: its owner has it, and it was used, or may be discarded.
fn card_in_use(board: &Board, prompt: Prompt) -> Result<(), String> {
    let (card, power) = match prompt {
        Prompt::ChooseDie { card } => (card, true),
        Prompt::ChooseLowered | Prompt::ChooseRaised { .. } => (Tech::GravityManipulator, true),
        Prompt::ChooseReroll { .. } => (Tech::TemporalWarper, true),
        Prompt::ChooseBonus => (Tech::DataCrystal, true),
        Prompt::ChooseDocked => (Tech::OrbitalTeleporter, true),
        Prompt::ChooseAim | Prompt::ChooseShot { .. } => (Tech::PlasmaCannon, true),
        Prompt::ChooseSunk => (Tech::PlasmaCannon, false),
        Prompt::ChooseField { card, .. } => (card, false),
        Prompt::ChooseRemoval => (Tech::BoosterPod, false),
        Prompt::ChooseMoved | Prompt::ChooseDestination { .. } => (Tech::OrbitalTeleporter, false),
        Prompt::ChooseSwapFirst | Prompt::ChooseSwapSecond { .. } => (Tech::PolarityDevice, false),
        Prompt::ChooseRecovered => (Tech::TemporalWarper, false),
        _ => return Ok(()),
    };
    let used = board.flags.used.contains(card);
    ensure(
        board.players[board.active].cards.contains(card),
        "a card works that is not there",
    )?;
    ensure(
        power == used,
        "a power works that was not used, or a used card is discarded",
    )?;
    ensure(
        power || !board.flags.discard_used,
        "a second card is discarded in one turn",
    )
}

/// The values within the prompt are possible ones.
fn values(setup: &Setup, board: &Board, prompt: Prompt) -> Result<(), String> {
    let active = &board.players[board.active];
    match prompt {
        Prompt::ChooseTerritory { from } => ensure(
            match from {
                ColonySource::Supply => active.supply > 0 || active.hub > 0,
                ColonySource::Hub => active.hub == setup.components.hub.circles,
            },
            "there is no colony to place",
        ),
        Prompt::ChooseLoot { left, last } => {
            let asked = |(seat, _)| is_opponent(setup, board, seat);
            ensure(left > 0 && last.is_none_or(asked), "nothing is left to loot")
        }
        Prompt::ChooseDie { card } => ensure(
            matches!(card, Tech::BoosterPod | Tech::PolarityDevice | Tech::StasisBeam),
            "the card changes no die",
        ),
        Prompt::ChooseRaised { lowered } => ensure(
            board.is_in_hand(lowered) && board.teleported.is_none_or(|(ship, _)| ship != lowered),
            "a die was lowered that is not in hand",
        ),
        Prompt::ChooseReroll { chosen } => rerolled(board, chosen),
        Prompt::ChooseBonus => ensure(board.flags.borrowed.is_none(), "a bonus is borrowed already"),
        Prompt::ChooseDocked => ensure(board.teleported.is_none(), "a ship was recalled already"),
        Prompt::ChooseShot { facility, last } => {
            let fits = |target: ShotTarget| is_target(setup, board, facility, target);
            ensure(last.is_none_or(fits), "a shot at what is no target")
        }
        Prompt::ChooseField { card, field } => {
            ensure(card.field() == Some(field), "the card does not place that field")
        }
        Prompt::ChooseDestination { seat, from } | Prompt::ChooseSwapSecond { seat, from } => {
            colony(setup, board, seat, from)
        }
        Prompt::ChooseSurplus { surplus } => ensure(
            surplus > 0 && active.goods.total() == u16::from(setup.components.limits.resources) + u16::from(surplus),
            "a surplus that there is not",
        ),
        Prompt::Commit { what: Final::Cycle } => {
            ensure(board.deck_left > 0 || board.pile() > 0, "there are no cards to deal")
        }
        _ => Ok(()),
    }
}

fn is_opponent(setup: &Setup, board: &Board, seat: Seat) -> bool {
    setup.players.contains(seat) && seat != board.active
}

/// A colony that can be moved.
fn colony(setup: &Setup, board: &Board, seat: Seat, from: Territory) -> Result<(), String> {
    ensure(
        setup.players.contains(seat) && board.colonies[from.index()][seat] > 0,
        "there is no such colony",
    )?;
    ensure(
        board.fields[Field::Repulsor.index()] != Some(from),
        "the Repulsor Field holds the colony",
    )
}

/// No more dice are chosen than can be.
fn rerolled(board: &Board, chosen: Chosen) -> Result<(), String> {
    let mut rest = chosen;
    for (_, class) in board.hand().filter(|(_, class)| !class.teleported) {
        rest.set(class, rest.count(class).saturating_sub(1));
    }
    ensure(rest.is_empty(), "dice are rolled again that are not in hand")
}

/// True for what can have been shot at: it need not be there any more.
fn is_target(setup: &Setup, board: &Board, facility: Facility, target: ShotTarget) -> bool {
    let ShotTarget { group, seat, class } = target;
    is_opponent(setup, board, seat)
        && group < setup.groups(facility)
        && (1..=6).contains(&class.value)
        && !class.teleported
}
