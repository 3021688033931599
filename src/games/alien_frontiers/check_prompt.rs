//! The open question can be open: what its answers look up exists, and there is an answer.

use super::{
    laws::Question,
    options::Setup,
    prompt::{Chosen, ColonySource, Final, Prompt, ShotTarget},
    state::{State, Table},
    types::{Facility, Field, Tech, Territory},
};
use crate::{games::listing::Any, rules::Seat};

/// Nothing where the law holds, else the law.
pub(super) fn ensure(holds: bool, law: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(law.to_owned()) }
}

/// The question agrees with everything else.
pub(super) fn question(setup: &Setup, state: &State) -> Result<(), String> {
    let Some(prompt) = state.table.prompt else {
        return Ok(());
    };
    card_in_use(&state.table, prompt)?;
    values(setup, &state.table, prompt)?;
    let any = Question::new(setup, &state.table, prompt).list(&mut Any).is_break();
    ensure(any, "a question without an answer")
}

/// The card whose effect is being chosen: its owner has it, and it was used, or may be discarded.
fn card_in_use(table: &Table, prompt: Prompt) -> Result<(), String> {
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
    let used = table.flags.used.contains(card);
    ensure(
        table.players[table.active].cards.contains(card),
        "a card works that is not there",
    )?;
    ensure(
        power == used,
        "a power works that was not used, or a used card is discarded",
    )?;
    ensure(
        power || !table.flags.discard_used,
        "a second card is discarded in one turn",
    )
}

/// The values within the prompt are possible ones.
fn values(setup: &Setup, table: &Table, prompt: Prompt) -> Result<(), String> {
    let active = &table.players[table.active];
    match prompt {
        Prompt::ChooseTerritory { from } => ensure(
            match from {
                ColonySource::Supply => active.supply > 0 || active.hub > 0,
                ColonySource::Hub => active.hub == setup.components.hub.circles,
            },
            "there is no colony to place",
        ),
        Prompt::ChooseLoot { left, last } => {
            let asked = |(seat, _)| is_opponent(setup, table, seat);
            ensure(left > 0 && last.is_none_or(asked), "nothing is left to loot")
        }
        Prompt::ChooseDie { card } => ensure(
            matches!(card, Tech::BoosterPod | Tech::PolarityDevice | Tech::StasisBeam),
            "the card changes no die",
        ),
        Prompt::ChooseRaised { lowered } => ensure(
            table.is_in_hand(lowered) && table.teleported.is_none_or(|(ship, _)| ship != lowered),
            "a die was lowered that is not in hand",
        ),
        Prompt::ChooseReroll { chosen } => rerolled(table, chosen),
        Prompt::ChooseBonus => ensure(table.flags.borrowed.is_none(), "a bonus is borrowed already"),
        Prompt::ChooseDocked => ensure(table.teleported.is_none(), "a ship was recalled already"),
        Prompt::ChooseShot { facility, last } => {
            let fits = |target: ShotTarget| is_target(setup, table, facility, target);
            ensure(last.is_none_or(fits), "a shot at what is no target")
        }
        Prompt::ChooseField { card, field } => {
            ensure(card.field() == Some(field), "the card does not place that field")
        }
        Prompt::ChooseDestination { seat, from } | Prompt::ChooseSwapSecond { seat, from } => {
            colony(setup, table, seat, from)
        }
        Prompt::ChooseSurplus { surplus } => ensure(
            surplus > 0 && active.goods.total() == u16::from(setup.components.limits.resources) + u16::from(surplus),
            "a surplus that there is not",
        ),
        Prompt::Commit { what: Final::Cycle } => {
            ensure(table.deck_left > 0 || table.pile() > 0, "there are no cards to deal")
        }
        _ => Ok(()),
    }
}

fn is_opponent(setup: &Setup, table: &Table, seat: Seat) -> bool {
    setup.players.contains(seat) && seat != table.active
}

/// A colony that can be moved.
fn colony(setup: &Setup, table: &Table, seat: Seat, from: Territory) -> Result<(), String> {
    ensure(
        setup.players.contains(seat) && table.colonies[from.index()][seat] > 0,
        "there is no such colony",
    )?;
    ensure(
        table.fields[Field::Repulsor.index()] != Some(from),
        "the Repulsor Field holds the colony",
    )
}

/// No more dice are chosen than can be.
fn rerolled(table: &Table, chosen: Chosen) -> Result<(), String> {
    let mut rest = chosen;
    for (_, class) in table.hand().filter(|(_, class)| !class.teleported) {
        rest.set(class, rest.count(class).saturating_sub(1));
    }
    ensure(rest.is_empty(), "dice are rolled again that are not in hand")
}

/// True for what can have been shot at: it need not be there any more.
fn is_target(setup: &Setup, table: &Table, facility: Facility, target: ShotTarget) -> bool {
    let ShotTarget { group, seat, class } = target;
    is_opponent(setup, table, seat)
        && group < setup.groups(facility)
        && (1..=6).contains(&class.value)
        && !class.teleported
}
