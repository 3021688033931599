//! The orbital facilities with their ports and the ships that stand there.

use super::parts::{dock, owner};
use crate::{
    app::plain::panels::{Panel, Port, Row, Section, Token},
    games::alien_frontiers::{Board, Class, Command, Facility, Pattern, Setup},
    text::{alien_frontiers as words, name, t, t_args},
};

/// All of them.
pub(super) fn section(setup: &Setup, board: &Board) -> Section {
    Section {
        title: t("af-section-facilities"),
        width: 232.0,
        aligned: false,
        panels: Facility::ALL
            .into_iter()
            .map(|facility| panel(setup, board, facility))
            .collect(),
    }
}

fn panel(setup: &Setup, board: &Board, facility: Facility) -> Panel {
    let own = setup.components.facility(facility).own;
    Panel {
        title: name(&facility),
        note: note(setup, board, facility),
        owner: None,
        rows: if own {
            tracks(setup, board, facility)
        } else {
            vec![ports(setup, board, facility)]
        },
        rule: words::facility_rule(&setup.components, facility),
    }
}

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

/// The ports of all, by groups; those that are closed with so many players come last.
fn ports(setup: &Setup, board: &Board, facility: Facility) -> Row {
    let data = setup.components.facility(facility);
    let open = usize::from(setup.ports[facility.index()]);
    let mut places = vec![Port::Closed; usize::from(data.ports)];
    places.iter_mut().take(open).for_each(|place| *place = Port::Free);
    for docked in board.docked_at(facility) {
        if let Some(place) = places.get_mut(usize::from(docked.port)) {
            *place = Port::Die(owner(docked.ship, docked.seat), docked.value);
        }
    }
    let group = usize::from(data.group);
    let token = |ports: &[Port], joined: bool| Token::Ports {
        ports: ports.to_vec(),
        joined,
    };
    match group {
        0 | 1 => vec![token(&places, false)],
        _ => places.chunks(group).map(|ports| token(ports, true)).collect(),
    }
}

/// The track of each player with its ports.
fn tracks(setup: &Setup, board: &Board, facility: Facility) -> Vec<Row> {
    let track = |seat| {
        let mut places = vec![Port::Free; usize::from(setup.ports[facility.index()])];
        for docked in board.docked_at(facility).filter(|docked| docked.seat == seat) {
            if let Some(place) = places.get_mut(usize::from(docked.port)) {
                *place = Port::Die(owner(docked.ship, docked.seat), docked.value);
            }
        }
        vec![
            Token::Track {
                seat,
                at: board.players[seat].hub,
                of: setup.components.hub.circles,
            },
            Token::Ports {
                ports: places,
                joined: false,
            },
        ]
    };
    setup.players.seats().map(track).collect()
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
