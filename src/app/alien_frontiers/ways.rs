//! The places to click for a command.

use super::spots::FrontierSpot as Spot;
use crate::games::alien_frontiers::{Board, Class, Command, Dice, Docked, Facility, Goods, Prompt, Setup, Ship, State};
use crate::rules::Seat;
use crate::text::About;

/// Every way to give the command by clicks.
pub(super) fn ways(about: About<'_, State>, prompt: &Prompt, command: &Command) -> Vec<Vec<Spot>> {
    let (setup, board) = (about.setup, &about.view.board);
    let spots = match *command {
        Command::Dock { facility, dice } => return dockings(board, facility, dice),
        Command::Trade => docked(board, Facility::OrbitalMarket, |docked| docked.seat == board.active),
        Command::Cycle => vec![Spot::Deck],
        Command::Claim { card } => {
            let slots = (0..).zip(board.display).filter(|(_, shown)| *shown == Some(card));
            slots.map(|(slot, _)| Spot::Display(slot)).collect()
        }
        Command::Launch => vec![Spot::Circle(board.active)],
        Command::BuyRelic => vec![Spot::Relic],
        Command::UsePower { card } | Command::DiscardCard { card } => vec![Spot::OwnCard(card)],
        Command::PlaceColony { territory }
        | Command::BorrowBonus { territory }
        | Command::PlaceField { territory }
        | Command::MoveColonyTo { territory } => vec![Spot::Land(territory)],
        Command::RaidResources => raids(setup, board),
        Command::RaidCard { seat, card } => vec![Spot::CardOf(seat, card)],
        Command::DeclineRaid => vec![Spot::NoRaid],
        Command::TakeResource { seat, goods } => units(board, seat, goods).collect(),
        Command::ChooseDie { class } => {
            let chosen = rerolled(board);
            let fits = board
                .hand()
                .filter(|(ship, other)| *other == class && !chosen.contains(ship));
            fits.map(|(ship, _)| Spot::Die(ship)).collect()
        }
        Command::RecallShip { facility, class } => docked(board, facility, |docked| {
            docked.seat == board.active && docked.class() == class
        }),
        Command::AimAt { facility } => {
            let others = docked(board, facility, |docked| docked.seat != board.active);
            [vec![Spot::Station(facility)], others].concat()
        }
        Command::Shoot { group, seat, class } => match *prompt {
            Prompt::ChooseShot { facility, .. } => targets(about, facility, (group, seat, class)),
            _ => Vec::new(),
        },
        Command::Sink {
            facility,
            group,
            seat,
            class,
        } => targets(about, facility, (group, seat, class)),
        Command::RemoveField { field } => vec![Spot::Field(field)],
        Command::PickColony { seat, territory } => vec![Spot::Colonies(seat, territory)],
        Command::Recover { card } => vec![Spot::Discarded(card)],
        Command::ReturnSurplus { fuel, ore } => {
            let of = |goods, count| (0..count).map(move |index| Spot::Surplus(goods, index));
            let units = of(Goods::Fuel, fuel).chain(of(Goods::Ore, ore));
            return vec![units.chain([Spot::GiveBack]).collect()];
        }
        Command::Roll | Command::EndTurn | Command::CeaseFire | Command::Commit => Vec::new(),
    };
    spots.into_iter().map(|spot| vec![spot]).collect()
}

/// The command that a click on a place at rest would mean, for the engine to say why not.
pub(super) fn meant(board: &Board, spot: Spot) -> Option<Command> {
    Some(match (board.prompt?, spot) {
        (Prompt::ChooseDie { .. } | Prompt::ChooseLowered | Prompt::ChooseReroll { .. }, Spot::Die(ship)) => {
            let class = board.class_in_hand(ship)?;
            Command::ChooseDie { class }
        }
        (Prompt::ChooseRaid, Spot::CardOf(seat, card)) => Command::RaidCard { seat, card },
        (Prompt::ChooseLoot { .. }, Spot::UnitOf(seat, goods, _)) => Command::TakeResource { seat, goods },
        (Prompt::ChooseTerritory { .. }, Spot::Land(territory)) => Command::PlaceColony { territory },
        (Prompt::ChooseBonus, Spot::Land(territory)) => Command::BorrowBonus { territory },
        (Prompt::ChooseField { .. }, Spot::Land(territory)) => Command::PlaceField { territory },
        (Prompt::ChooseDestination { .. }, Spot::Land(territory)) => Command::MoveColonyTo { territory },
        (Prompt::ChooseSwapSecond { .. }, Spot::Colonies(seat, territory)) => Command::PickColony { seat, territory },
        (Prompt::Main, Spot::OwnCard(card)) => Command::UsePower { card },
        (Prompt::Main, Spot::Deck) => Command::Cycle,
        _ => return None,
    })
}

/// Docked ships that fit.
fn docked(board: &Board, facility: Facility, fits: impl Fn(&Docked) -> bool) -> Vec<Spot> {
    let there = board.docked_at(facility).filter(fits);
    there.map(|docked| Spot::Docked(docked.ship)).collect()
}

/// The ships of a group at a facility that a shot may hit.
fn targets(about: About<'_, State>, facility: Facility, wanted: (u8, Seat, Class)) -> Vec<Spot> {
    let group = |docked: &Docked| about.setup.group_of(facility, docked.port);
    docked(&about.view.board, facility, |docked| {
        (group(docked), docked.seat, docked.class()) == wanted
    })
}

/// Any unit of a player's goods of a kind.
fn units(board: &Board, seat: Seat, goods: Goods) -> impl Iterator<Item = Spot> {
    (0..board.loot_of(seat).of(goods)).map(move |index| Spot::UnitOf(seat, goods, index))
}

/// Raiding goods begins with the button for it, or with any unit of others.
fn raids(setup: &Setup, board: &Board) -> Vec<Spot> {
    let all = |seat| Goods::ALL.into_iter().flat_map(move |goods| units(board, seat, goods));
    let units = setup.players.others(board.active).flat_map(all);
    std::iter::once(Spot::RaidGoods).chain(units).collect()
}

/// Every set of ships in hand that a facility may take, in the order of their numbers: their places, and what they show.
pub(super) fn sets(board: &Board) -> impl Iterator<Item = (Vec<Spot>, Dice)> {
    let hand: Vec<(Ship, Class)> = board.hand().collect();
    (1..1_usize << hand.len()).filter_map(move |mask| {
        let chosen = hand.iter().enumerate().filter(|(index, _)| mask & (1 << index) != 0);
        let chosen = chosen.map(|(_, (ship, class))| (Spot::Die(*ship), *class));
        let (ships, mut classes): (Vec<Spot>, Vec<Class>) = chosen.unzip();
        classes.sort_unstable();
        Some((ships, Dice::of(&classes)?))
    })
}

/// The ships of each set that shows these values, and then the station; at the hub the own track.
fn dockings(board: &Board, facility: Facility, wanted: Dice) -> Vec<Vec<Spot>> {
    let target = match facility {
        Facility::ColonistHub => Spot::Berth(board.active),
        _ => Spot::Station(facility),
    };
    let fitting = sets(board).filter(|(_, dice)| *dice == wanted);
    let ways = fitting.map(|(ships, _)| ships.into_iter().chain([target]).collect());
    ways.collect()
}

/// The ships chosen for the re-roll that is open: of those that show the same the first ones.
pub(super) fn rerolled(board: &Board) -> Vec<Ship> {
    let Some(Prompt::ChooseReroll { chosen }) = board.prompt else {
        return Vec::new();
    };
    let mut left = chosen.coloured;
    let ships = board.hand().filter(|(_, class)| {
        if class.relic {
            return chosen.relic;
        }
        let Some(left) = left.get_mut(usize::from(class.value.wrapping_sub(1))) else {
            return false;
        };
        let is_chosen = *left > 0;
        *left = left.saturating_sub(1);
        is_chosen
    });
    ships.map(|(ship, _)| ship).collect()
}

/// The things that earlier answers of the open action chose.
pub(super) fn picked(board: &Board) -> Vec<Spot> {
    match board.prompt {
        Some(Prompt::ChooseReroll { .. }) => rerolled(board).into_iter().map(Spot::Die).collect(),
        Some(Prompt::ChooseRaised { lowered }) => vec![Spot::Die(lowered)],
        Some(Prompt::ChooseDestination { seat, from } | Prompt::ChooseSwapSecond { seat, from }) => {
            vec![Spot::Colonies(seat, from)]
        }
        Some(Prompt::ChooseShot { facility, .. }) => vec![Spot::Station(facility)],
        _ => Vec::new(),
    }
}
