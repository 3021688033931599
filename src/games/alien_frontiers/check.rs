//! The laws every state obeys (INV-1 to INV-5), also for states that come from outside.
//!
//! A state that passes leads only to states that pass: what is bounded here is bounded by what a turn can still bring,
//! so that no number leaves its type later.

use super::{
    board::Docked,
    check_prompt::{ensure, question},
    components::Pattern,
    event::Ending,
    options::{EndMode, Setup},
    prompt::{Final, Prompt},
    state::{Board, Player, State, TurnFlags},
    types::{DISPLAY, Facility, Field, Place, SHIPS, Tech, Territory},
};
use crate::rules::Seat;

/// Most dockings of a turn: six coloured ships, the Relic Ship, and one of them again with the Orbital Teleporter.
const DOCKINGS: u16 = SHIPS as u16 + 2;
/// Cards with a power that is used.
const POWERS: [Tech; 8] = [
    Tech::BoosterPod,
    Tech::DataCrystal,
    Tech::GravityManipulator,
    Tech::OrbitalTeleporter,
    Tech::PlasmaCannon,
    Tech::PolarityDevice,
    Tech::StasisBeam,
    Tech::TemporalWarper,
];

/// A whole state.
pub(super) fn state(setup: &Setup, state: &State) -> Result<(), String> {
    let board = &state.board;
    whose_turn(setup, board)?;
    for seat in [0, 1, 2, 3].map(Seat::wrapping) {
        player(setup, board, seat)?;
    }
    relic(setup, board)?;
    ports(setup, board)?;
    cards(setup, state)?;
    turn_flags(setup, board)?;
    gains(setup, board)?;
    points(setup, board)?;
    ending(setup, board)?;
    question(setup, state)
}

fn whose_turn(setup: &Setup, board: &Board) -> Result<(), String> {
    let plays = |seat| setup.players.contains(seat);
    ensure(
        plays(board.first) && plays(board.active),
        "a seat has the turn that takes no part",
    )?;
    ensure(board.turn > 0, "turns are counted from 1")?;
    let players = setup.players.get();
    let passed = usize::from(board.turn - 1);
    ensure(
        (board.first.index() + passed) % players == board.active.index(),
        "it is another seat's turn",
    )?;
    let last = setup.options.round_limit.map(|rounds| usize::from(rounds) * players);
    ensure(last.is_none_or(|last| passed < last), "the rounds are over")
}

/// One seat alone: ships, colonies, goods (INV-1).
fn player(setup: &Setup, board: &Board, seat: Seat) -> Result<(), String> {
    let player = &board.players[seat];
    let on_planet: u32 = board.colonies.iter().map(|colonies| u32::from(colonies[seat])).sum();
    if !setup.players.contains(seat) {
        return ensure(
            *player == Player::default() && on_planet == 0,
            "a seat has something and takes no part",
        );
    }
    ensure(
        player.hub <= setup.components.hub.circles,
        "a colony beyond the end of its track",
    )?;
    let colonies = u32::from(player.supply) + u32::from(player.hub > 0) + on_planet;
    ensure(colonies == u32::from(setup.colonies), "colonies were lost or found")?;
    ensure(
        seat == board.active || player.goods.total() <= u16::from(setup.components.limits.resources),
        "more goods than may be kept",
    )?;
    ensure(
        player.safe_fleet() >= setup.components.ships.minimum,
        "a fleet below its minimum",
    )?;
    player
        .ships
        .iter()
        .try_for_each(|place| ship(setup, board, seat, *place))
}

/// One ship of a seat, the Relic Ship too.
fn ship(setup: &Setup, board: &Board, seat: Seat, place: Place) -> Result<(), String> {
    match place {
        Place::Stock | Place::Bay => Ok(()),
        Place::Hand { value } => {
            ensure((1..=6).contains(&value), "a die without a value")?;
            let rolled = !matches!(board.prompt, Some(Prompt::Start | Prompt::ChooseSurplus { .. }));
            ensure(seat == board.active && rolled, "ships in hand at the wrong time")
        }
        Place::Docked { facility, port, value } => {
            ensure((1..=6).contains(&value), "a die without a value")?;
            ensure(port < setup.ports[facility.index()], "a ship at no port")?;
            ensure(
                facility != Facility::TerraformingStation || value == 6,
                "no 6 on the Terraforming Station",
            )
        }
    }
}

/// The Relic Ship is held only with Burroughs Desert and without the Isolation Field there (INV-5).
fn relic(setup: &Setup, board: &Board) -> Result<(), String> {
    let Some(relic) = board.relic else {
        return Ok(());
    };
    ensure(setup.players.contains(relic.holder), "the Relic Ship belongs to nobody")?;
    ensure(relic.place != Place::Stock, "the Relic Ship has no stock")?;
    ensure(
        board.control(Territory::BurroughsDesert) == Some(relic.holder),
        "the Relic Ship is held without Burroughs Desert",
    )?;
    ensure(
        !board.has_field(Field::Isolation, Territory::BurroughsDesert),
        "the Relic Ship is held under the Isolation Field",
    )?;
    ship(setup, board, relic.holder, relic.place)
}

/// A port has one ship, a group one owner and one pattern (INV-2).
fn ports(setup: &Setup, board: &Board) -> Result<(), String> {
    for facility in Facility::ALL {
        let data = setup.components.facility(facility);
        let docked: Vec<Docked> = board.docked_at(facility).collect();
        for (index, one) in docked.iter().enumerate() {
            for other in docked[..index]
                .iter()
                .filter(|other| !data.own || other.seat == one.seat)
            {
                ensure(other.port != one.port, "two ships in one port")?;
                if data.group == 1 || setup.group_of(facility, other.port) != setup.group_of(facility, one.port) {
                    continue;
                }
                ensure(other.seat == one.seat, "a group of two owners")?;
                let steps = match data.pattern {
                    Pattern::Run => i16::from(one.port) - i16::from(other.port),
                    _ => 0,
                };
                let fits = i16::from(one.value) - i16::from(other.value) == steps;
                ensure(fits, "a group that does not fit its pattern")?;
            }
        }
    }
    Ok(())
}

/// The cards add up, and the display is full if it can be.
fn cards(setup: &Setup, state: &State) -> Result<(), String> {
    let board = &state.board;
    let left = usize::from(board.deck_left);
    ensure(left <= state.deck.len(), "the deck is too high")?;
    let mut deck = state.deck[..left].to_vec();
    deck.sort_unstable();
    ensure(board.unseen(setup) == Some(deck), "the cards are not those of the box")?;
    let gone = state.deck[left..].iter().all(|&card| card == Tech::AlienCity);
    ensure(gone, "cards beyond the top of the deck")?;
    let gaps = DISPLAY - board.display.iter().flatten().count();
    let to_come = left + usize::from(board.pile());
    let allowed = match board.prompt {
        Some(Prompt::Commit { what: Final::Claim }) => gaps == 1 && to_come > 0,
        _ => gaps == 0 || to_come == 0 || board.ending.is_some(),
    };
    ensure(allowed, "the display has a gap")
}

/// The turn's flags agree with what lies on the board.
fn turn_flags(setup: &Setup, board: &Board) -> Result<(), String> {
    let flags = &board.flags;
    let cards = board.players[board.active].cards;
    let own = |tech: Tech| cards.contains(tech) && POWERS.contains(&tech);
    ensure(flags.used.iter().all(own), "a card was used that its owner has not")?;
    if let Some(borrowed) = flags.borrowed {
        ensure(
            flags.used.contains(Tech::DataCrystal) && setup.components.territory(borrowed).borrowable,
            "a bonus is borrowed that cannot be",
        )?;
    }
    ensure(
        !flags.asimov_used || flags.hub_docked >= setup.components.territory(Territory::AsimovCrater).min_ships,
        "Asimov Crater paid too early",
    )?;
    ensure(
        !flags.hub_excess || flags.asimov_used,
        "an advance is left over from nothing",
    )?;
    ensure(
        !flags.hub_excess || board.ending.is_none(),
        "an advance is left over after the end",
    )?;
    if let Some((ship, from)) = board.teleported {
        let in_hand = board.is_in_hand(ship);
        ensure(
            in_hand && flags.used.contains(Tech::OrbitalTeleporter) && from != Facility::TerraformingStation,
            "a ship was recalled that is not in hand",
        )?;
    }
    ensure(
        board.prompt != Some(Prompt::Start) || *flags == TurnFlags::default(),
        "something was done before the roll",
    )
}

/// Goods, credit and cycles are no more than a turn can have brought with the dockings it can have had.
fn gains(setup: &Setup, board: &Board) -> Result<(), String> {
    let components = &setup.components;
    let flags = &board.flags;
    let in_hand = board.hand().count() as u16;
    let recall = u16::from(!flags.used.contains(Tech::OrbitalTeleporter) || board.prompt == Some(Prompt::ChooseDocked));
    let done = DOCKINGS.saturating_sub(in_hand + recall);
    ensure(
        u16::from(flags.credit) <= 6 * done,
        "more credit than ships can have brought",
    )?;
    ensure(
        u16::from(flags.cycles) <= done && u16::from(flags.hub_docked) <= done,
        "more dockings than there can have been",
    )?;
    let (kept, coming) = match board.prompt {
        Some(Prompt::Start) => (true, 0),
        Some(Prompt::ChooseLoot { left, .. }) => (false, u16::from(left)),
        Some(Prompt::ChooseRaid) => (false, u16::from(components.raid.loot)),
        _ => (false, 0),
    };
    let goods = board.players[board.active].goods.total();
    let limit = u16::from(components.limits.resources);
    if kept {
        return ensure(goods <= limit, "more goods than may be kept");
    }
    // The Resource Cache brings both, a docked ship at most three and what Lem Badlands adds; the three ships of a raid
    // do not bring more.
    let most = limit + 2 + (3 + u16::from(components.territory(Territory::LemBadlands).fuel)) * done;
    ensure(goods + coming <= most, "more goods than a turn can have brought")
}

/// The stored points agree with those that the board gives (INV-3).
fn points(setup: &Setup, board: &Board) -> Result<(), String> {
    let same = |seat| board.players[seat].points == board.points(setup, seat);
    ensure(
        setup.players.seats().all(same),
        "points that are not those of the board",
    )
}

/// The game ends exactly when it has to (END-1, END-2, END-5).
fn ending(setup: &Setup, board: &Board) -> Result<(), String> {
    let asked_last = matches!(board.prompt, None | Some(Prompt::Commit { what: Final::End }));
    ensure(
        asked_last == board.ending.is_some(),
        "the end and the question do not agree",
    )?;
    let spent = |seat| board.players[seat].supply == 0 && board.players[seat].hub == 0;
    let reached = |target| {
        setup
            .players
            .seats()
            .any(|seat| board.players[seat].points.total() >= target)
    };
    let by_points = setup.options.end_mode != EndMode::Colonies;
    let target = setup.vp_target.is_some_and(reached);
    let nobody = by_points && setup.players.seats().all(spent);
    let holds = match board.ending {
        Some(Ending::Colonies) => !by_points && spent(board.active),
        Some(Ending::VpTarget) => target,
        Some(Ending::NoColonies) => nobody,
        Some(Ending::Rounds) => {
            let last = setup
                .options
                .round_limit
                .map(|rounds| u32::from(rounds) * setup.players.get() as u32);
            board.prompt.is_none() && last == Some(u32::from(board.turn))
        }
        None => !target && !nobody && (by_points || !setup.players.seats().any(spent)),
    };
    ensure(holds, "the game is over, or not for this reason")
}
