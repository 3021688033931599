//! The places to click for a command.

use super::spots::FrontierSpot as Spot;
use crate::{
    games::alien_frontiers::{Board, Class, Command, Dice, Docked, Facility, Goods, Prompt, Setup, Ship, State},
    rules::Seat,
    text::About,
};

/// Every way to give the command by clicks.
pub(super) fn ways(about: About<'_, State>, prompt: &Prompt, command: &Command) -> Vec<Vec<Spot>> {
    let (setup, board) = (about.setup, &about.view.board);
    let one = |spot| vec![vec![spot]];
    match *command {
        Command::Dock { facility, dice } => dockings(board, facility, dice),
        Command::Trade => {
            let own = board.docked_at(Facility::OrbitalMarket);
            let own = own.filter(|docked| docked.seat == board.active);
            own.map(|docked| vec![Spot::Docked(docked.ship)]).collect()
        }
        Command::Cycle => one(Spot::Deck),
        Command::Claim { card } => {
            let slots = (0..).zip(board.display).filter(|(_, shown)| *shown == Some(card));
            slots.map(|(slot, _)| vec![Spot::Display(slot)]).collect()
        }
        Command::Launch => one(Spot::Circle(board.active)),
        Command::BuyRelic => one(Spot::Relic),
        Command::UsePower { card } | Command::DiscardCard { card } => one(Spot::OwnCard(card)),
        Command::PlaceColony { territory }
        | Command::BorrowBonus { territory }
        | Command::PlaceField { territory }
        | Command::MoveColonyTo { territory } => one(Spot::Land(territory)),
        Command::RaidResources => raids(setup, board),
        Command::RaidCard { seat, card } => one(Spot::CardOf(seat, card)),
        Command::DeclineRaid => one(Spot::NoRaid),
        Command::TakeResource { seat, goods } => units(board, seat, goods).collect(),
        Command::ChooseDie { class } => {
            let fits = board.hand().filter(|(_, other)| *other == class);
            fits.map(|(ship, _)| vec![Spot::Die(ship)]).collect()
        }
        Command::RecallShip { facility, class } => targets(setup, board, facility, |docked, _| {
            docked.seat == board.active && docked.class() == class
        }),
        Command::AimAt { facility } => {
            let mut ways = targets(setup, board, facility, |docked, _| docked.seat != board.active);
            ways.insert(0, vec![Spot::Station(facility)]);
            ways
        }
        Command::Shoot { group, seat, class } => match *prompt {
            Prompt::ChooseShot { facility, .. } => targets(setup, board, facility, |docked, at| {
                (docked.seat, docked.class(), at) == (seat, class, group)
            }),
            _ => Vec::new(),
        },
        Command::Sink {
            facility,
            group,
            seat,
            class,
        } => targets(setup, board, facility, |docked, at| {
            (docked.seat, docked.class(), at) == (seat, class, group)
        }),
        Command::RemoveField { field } => one(Spot::Field(field)),
        Command::PickColony { seat, territory } => one(Spot::Colonies(seat, territory)),
        Command::Recover { card } => one(Spot::Discarded(card)),
        Command::ReturnSurplus { fuel, ore } => {
            let of = |goods, count| (0..count).map(move |index| Spot::Surplus(goods, index));
            let units = of(Goods::Fuel, fuel).chain(of(Goods::Ore, ore));
            vec![units.chain([Spot::GiveBack]).collect()]
        }
        Command::Roll | Command::EndTurn | Command::CeaseFire | Command::Commit => Vec::new(),
    }
}

/// The command that a click on a place at rest would mean, for the engine to say why not.
pub(super) const fn meant(prompt: Option<Prompt>, spot: Spot) -> Option<Command> {
    Some(match (prompt, spot) {
        (Some(Prompt::ChooseRaid), Spot::CardOf(seat, card)) => Command::RaidCard { seat, card },
        (Some(Prompt::ChooseLoot { .. }), Spot::UnitOf(seat, goods, _)) => Command::TakeResource { seat, goods },
        (Some(Prompt::ChooseTerritory { .. }), Spot::Land(territory)) => Command::PlaceColony { territory },
        (Some(Prompt::ChooseBonus), Spot::Land(territory)) => Command::BorrowBonus { territory },
        (Some(Prompt::ChooseField { .. }), Spot::Land(territory)) => Command::PlaceField { territory },
        (Some(Prompt::ChooseDestination { .. }), Spot::Land(territory)) => Command::MoveColonyTo { territory },
        (Some(Prompt::ChooseSwapSecond { .. }), Spot::Colonies(seat, territory)) => {
            Command::PickColony { seat, territory }
        }
        (Some(Prompt::Main), Spot::OwnCard(card)) => Command::UsePower { card },
        (Some(Prompt::Main), Spot::Deck) => Command::Cycle,
        _ => return None,
    })
}

/// Docked ships that fit, with the number of their group.
fn targets(setup: &Setup, board: &Board, facility: Facility, fits: impl Fn(&Docked, u8) -> bool) -> Vec<Vec<Spot>> {
    let there = board.docked_at(facility);
    there
        .filter(|docked| fits(docked, setup.group_of(facility, docked.port)))
        .map(|docked| vec![Spot::Docked(docked.ship)])
        .collect()
}

/// Any unit of a player's goods of a kind.
fn units(board: &Board, seat: Seat, goods: Goods) -> impl Iterator<Item = Vec<Spot>> {
    let there = board.loot_of(seat).of(goods);
    (0..there).map(move |index| vec![Spot::UnitOf(seat, goods, index)])
}

/// Raiding goods begins with the button for it, or with any unit of others.
fn raids(setup: &Setup, board: &Board) -> Vec<Vec<Spot>> {
    let all = |seat| Goods::ALL.into_iter().flat_map(move |goods| units(board, seat, goods));
    let units = setup.players.others(board.active).flat_map(all);
    std::iter::once(vec![Spot::RaidGoods]).chain(units).collect()
}

/// Every set of ships in hand with what they show, in the order of their numbers.
pub(super) fn sets(board: &Board) -> Vec<Vec<(Ship, Class)>> {
    let hand: Vec<(Ship, Class)> = board.hand().collect();
    let set = |mask: usize| {
        let chosen = hand.iter().enumerate().filter(|(index, _)| mask & (1 << index) != 0);
        chosen.map(|(_, ship)| *ship).collect()
    };
    (1..1_usize << hand.len()).map(set).collect()
}

/// The values of a set of ships; `None` if they are more than any facility takes.
pub(super) fn dice(set: &[(Ship, Class)]) -> Option<Dice> {
    let mut classes: Vec<Class> = set.iter().map(|(_, class)| *class).collect();
    classes.sort_unstable();
    Dice::of(&classes)
}

/// The ships of each set that shows these values, and then the station; at the hub the own track.
fn dockings(board: &Board, facility: Facility, wanted: Dice) -> Vec<Vec<Spot>> {
    let target = match facility {
        Facility::ColonistHub => Spot::Berth(board.active),
        _ => Spot::Station(facility),
    };
    let fitting = sets(board).into_iter().filter(|set| dice(set) == Some(wanted));
    let way = |set: Vec<(Ship, Class)>| {
        set.into_iter()
            .map(|(ship, _)| Spot::Die(ship))
            .chain([target])
            .collect()
    };
    fitting.map(way).collect()
}
