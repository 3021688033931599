//! The numbers that count at the orbital facilities, and the dockings that are looked for there.

use crate::{
    games::alien_frontiers::{Board, Class, Command, Dice, Facility, Pattern, Setup},
    text::t_args,
};

/// The number that counts at a facility at this moment, in words.
pub(super) fn note(setup: &Setup, board: &Board, facility: Facility) -> String {
    let id = match facility {
        Facility::LunarMine => "af-at-least",
        Facility::RaidersOutpost => "af-more-than",
        Facility::OrbitalMarket => "af-rate",
        Facility::AlienArtifact => "af-credit",
        _ => return String::new(),
    };
    let of = setup.components.artifact.claim_at;
    number(setup, board, facility).map_or_else(String::new, |n| t_args(id, &[("n", n.into()), ("of", of.into())]))
}

/// The least value that the Lunar Mine takes, the sum to be topped at the Raiders' Outpost, the rate at the Orbital
/// Market, the credit at the Alien Artifact; `None` while there is none.
pub(super) fn number(setup: &Setup, board: &Board, facility: Facility) -> Option<u8> {
    let values = || board.docked_at(facility).map(|docked| docked.value);
    let number = match facility {
        Facility::LunarMine => values().max(),
        Facility::RaidersOutpost => Some(values().sum()),
        Facility::AlienArtifact => Some(board.flags.credit),
        Facility::OrbitalMarket => board.market_rate(setup),
        _ => None,
    };
    number.filter(|number| *number > 0)
}

/// One docking for each facility whose dice are in hand, so that its list can say why it is not possible.
pub(super) fn dockings(setup: &Setup, board: &Board) -> Vec<Command> {
    let mut hand: Vec<Class> = board.hand().map(|(_, class)| class).collect();
    hand.sort_unstable();
    let fitting = |facility: Facility| {
        let data = setup.components.facility(facility);
        let group = usize::from(data.group.max(1));
        match data.pattern {
            Pattern::Any | Pattern::AtLeastMax => hand.last().map(|class| vec![*class]),
            Pattern::Six => hand.iter().find(|class| class.value == 6).map(|class| vec![*class]),
            Pattern::Equal => hand
                .windows(group)
                .find(|dice| dice.iter().all(|class| class.value == dice[0].value))
                .map(<[Class]>::to_vec),
            Pattern::Run => run(&hand, group),
        }
    };
    let one = |facility: Facility| dock(facility, &fitting(facility)?);
    Facility::ALL.into_iter().filter_map(one).collect()
}

/// The highest run of so many dice.
fn run(hand: &[Class], length: usize) -> Option<Vec<Class>> {
    let of = |value: u8| hand.iter().find(|class| class.value == value).copied();
    (1..=6_u8)
        .rev()
        .find_map(|first| (first..).take(length).map(of).collect::<Option<Vec<Class>>>())
}

/// A docking with these dice; `None` if they are more than any facility takes.
fn dock(facility: Facility, classes: &[Class]) -> Option<Command> {
    let mut classes = classes.to_vec();
    classes.sort_unstable();
    let dice = Dice::of(&classes)?;
    Some(Command::Dock { facility, dice })
}
