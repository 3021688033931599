//! Alien Frontiers alone: keys of the stations, dice that are chosen and put back, what the board shows of it.

use super::questions::{FRONTIERS, kind, show};
use super::*;
use podbay::{
    app::alien_frontiers::spots::FrontierSpot as Spot,
    games::alien_frontiers::{Command, Facility, Prompt, State},
    rules::Game,
};

type Frontiers = Window<State>;

/// A window with a position that asks this.
fn asked(kind_of: &str, size: Vec2) -> Frontiers {
    let asks = |(setup, game): &&(_, State)| game.decisions(setup).iter().any(|open| kind(&open.prompt) == kind_of);
    let position = FRONTIERS.iter().find(asks).expect("a position for every question");
    window(Table::of(position.0.clone(), position.1.clone()), size)
}

/// Clicks a place by its spoken label.
fn click(harness: &mut Frontiers, spot: Spot) {
    let label = label_of(harness, spot);
    harness.get_by_role_and_label(Role::Button, &label).click();
    harness.run_steps(3);
}

#[test]
fn each_station_has_its_digit_for_good_and_says_why_it_takes_no_ship() {
    let keys = [
        (Key::Num1, Facility::SolarConverter),
        (Key::Num2, Facility::LunarMine),
        (Key::Num3, Facility::OrbitalMarket),
        (Key::Num4, Facility::Shipyard),
        (Key::Num5, Facility::ColonyConstructor),
        (Key::Num6, Facility::TerraformingStation),
        (Key::Num7, Facility::ColonistHub),
        (Key::Num8, Facility::AlienArtifact),
        (Key::Num9, Facility::RaidersOutpost),
    ];
    let mut harness = asked("Main", LARGE);
    let position = (harness.state().setup.clone(), harness.state().game.clone());
    let (mut docked, mut refused) = (0, 0);
    for (key, facility) in keys {
        show(&mut harness, &position);
        let hub = Spot::Berth(harness.state().seat());
        let spot = if facility == Facility::ColonistHub {
            hub
        } else {
            Spot::Station(facility)
        };
        let docks = |command: &Command| matches!(command, Command::Dock { facility: at, .. } if *at == facility);
        let legal: Vec<Command> = harness.state().legal().into_iter().filter(docks).collect();
        press(&mut harness, key);
        harness.run_steps(1);
        match legal[..] {
            [] => {
                assert_eq!(
                    (harness.state().commands(), harness.state().screen.focus),
                    (vec![], Some(spot))
                );
                let told = labels(&harness, Role::Label);
                assert!(
                    told.iter()
                        .any(|text| text.starts_with("Dock ") || text.starts_with("Trade ")),
                    "{facility:?}: {told:?}"
                );
                refused += 1;
            }
            [only] => assert_eq!(harness.state().commands(), [only]),
            _ => {
                // The dice are chosen next, on the dice: no list lies over them.
                assert_eq!(harness.state().screen.chosen, [spot], "{facility:?}");
                assert_eq!(harness.state().commands(), [], "{facility:?}");
                assert_eq!(labels(&harness, Role::ListItem), Vec::<String>::new(), "{facility:?}");
            }
        }
        docked += usize::from(!legal.is_empty());
    }
    assert!(docked > 1 && refused > 1, "{docked} {refused}");
}

#[test]
fn zero_raids_nothing_and_stops_shooting() {
    let mut harness = asked("ChooseRaid", SMALL);
    press(&mut harness, Key::Num0);
    assert_eq!(harness.state().commands(), [Command::DeclineRaid]);
    let mut harness = asked("ChooseShot", SMALL);
    if harness.state().legal().contains(&Command::CeaseFire) {
        press(&mut harness, Key::Num0);
        assert_eq!(harness.state().commands(), [Command::CeaseFire]);
    } else {
        press(&mut harness, Key::Num1);
        wait(&mut harness);
        assert!(
            harness.state().legal().contains(&Command::CeaseFire),
            "after a hit one may stop"
        );
        press(&mut harness, Key::Num0);
        assert_eq!(harness.state().commands().last(), Some(&Command::CeaseFire));
    }
}

#[test]
fn a_digit_takes_a_unit_of_a_kind_in_a_raid() {
    let mut harness = asked("ChooseRaid", LARGE);
    press(&mut harness, Key::Num1);
    harness.run_steps(3);
    let commands = harness.state().commands();
    assert!(
        matches!(
            commands[..],
            [Command::RaidResources, Command::TakeResource { .. }] | [Command::RaidCard { .. }]
        ),
        "{commands:?}"
    );
}

#[test]
fn a_die_that_is_rolled_again_is_marked_and_a_click_puts_it_back() {
    let mut harness = asked("ChooseReroll", LARGE);
    let lit = |harness: &Frontiers| {
        let table = harness.state();
        let list = table.legal();
        let mut open: Vec<Spot> = list.iter().flat_map(|command| table.ways(command)).flatten().collect();
        open.dedup();
        open
    };
    let before = (lit(&harness), harness.state().game.clone());
    let die = before.0[0];
    click(&mut harness, die);
    assert_eq!(harness.state().commands().len(), 1);
    assert!(!lit(&harness).contains(&die), "it is chosen already");
    let Prompt::ChooseReroll { chosen } = harness.state().prompt() else {
        panic!("{:?}", harness.state().prompt())
    };
    assert!(!chosen.is_empty());
    // It is a button still.
    click(&mut harness, die);
    let last = harness.state().actions.last();
    assert!(
        matches!(last, Some(Wish::Say(ClientMessage::StepBack { .. }))),
        "{last:?}"
    );
    assert_eq!((lit(&harness), harness.state().game.clone()), before);
}

#[test]
fn the_last_round_of_a_limit_is_announced_in_the_banner() {
    let mut table = Table::<State>::new(1, 2, &[("round_limit", "2")]);
    let mut harness = window(Table::of(table.setup.clone(), table.game.clone()), SMALL);
    let mut heard = Vec::new();
    while !table.is_over() {
        show(&mut harness, &(table.setup.clone(), table.game.clone()));
        let round = (table.game.view(Viewer::Spectator).board.turn.max(1) - 1) / 2 + 1;
        heard.push((round, labels(&harness, Role::Status)[0].contains("Last round. ")));
        let list = table.legal();
        let command = list.iter().find(|command| State::goes_on(command)).unwrap_or(&list[0]);
        table.game.apply(&table.setup, table.seat(), command).unwrap();
    }
    assert!(heard.iter().all(|(round, last)| *last == (*round == 2)), "{heard:?}");
    assert!(heard.iter().any(|(_, last)| *last) && heard.iter().any(|(_, last)| !last));
}
