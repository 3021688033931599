//! AquaSphere alone: a program that is dragged to a Sector, what the previews say.

use super::questions::{SPHERE, kind};
use super::*;
use podbay::{
    app::aqua_sphere::spots::SeaSpot,
    games::aqua_sphere::{Command, Prompt, State},
    rules::Game,
};

/// Plays at random until a bot may be deployed.
fn deploying() -> (Table<State>, Command) {
    let mut table = Table::<State>::new(3, 2, &[]);
    let mut rng = GameRng::new(Seed::from_number(9));
    loop {
        let list = table.legal();
        if let Some(deploy) = list.iter().find(|command| matches!(command, Command::Deploy { .. })) {
            return (Table::of(table.setup.clone(), table.game.clone()), *deploy);
        }
        let command = list[rng.below(list.len() as u32) as usize];
        table.game.apply(&table.setup, table.seat(), &command).unwrap();
    }
}

fn middle(harness: &Window<State>, spot: SeaSpot) -> egui::Pos2 {
    let places = harness.state().screen.places();
    let place = places.iter().find(|place| place.spot == spot).expect("a place");
    // The letter of a Sector is no place of its own.
    match spot {
        SeaSpot::Sector(_) => place.shape.bounds().left_top() + Vec2::splat(14.0),
        _ => place.shape.bounds().center(),
    }
}

#[test]
fn a_program_is_dragged_onto_a_sector() {
    for size in [SMALL, LARGE] {
        let (table, deploy) = deploying();
        let Command::Deploy { symbol } = deploy else {
            unreachable!()
        };
        let mut harness = window(table, size);
        let from = middle(&harness, SeaSpot::Hexagon(symbol));
        harness.hover_at(from);
        harness.run_steps(1);
        harness.drag_at(from);
        harness.run_steps(1);
        harness.hover_at(from - Vec2::new(0.0, 40.0));
        harness.run_steps(3);
        assert_eq!(
            harness.state().commands(),
            [deploy],
            "Sectors light up while it is dragged"
        );
        let to = harness.state().legal()[0];
        let Command::MoveTo { sector } = to else {
            panic!("{to:?}")
        };
        let at = middle(&harness, SeaSpot::Sector(sector));
        harness.hover_at(at);
        harness.run_steps(2);
        harness.drop_at(at);
        harness.run_steps(2);
        assert_eq!(harness.state().commands(), [deploy, to]);
    }
}

#[test]
fn a_program_that_is_dropped_elsewhere_waits_for_its_sector() {
    let (table, deploy) = deploying();
    let Command::Deploy { symbol } = deploy else {
        unreachable!()
    };
    let mut harness = window(table, LARGE);
    let from = middle(&harness, SeaSpot::Hexagon(symbol));
    let aside = harness.get_by_role(Role::Canvas).rect().min + Vec2::splat(4.0);
    harness.hover_at(from);
    harness.run_steps(1);
    harness.drag_at(from);
    harness.run_steps(1);
    harness.hover_at(aside);
    harness.run_steps(2);
    harness.drop_at(aside);
    harness.run_steps(2);
    assert_eq!(harness.state().commands(), [deploy]);
    assert_eq!(kind(&harness.state().prompt()), "ChooseSector");
    let to = harness.state().legal()[0];
    by_mouse(&mut harness, &to);
    assert_eq!(harness.state().commands(), [deploy, to]);
}

#[test]
fn what_may_be_chosen_is_possible_and_not_done_already() {
    let mut harness = window(Table::<State>::new(3, 2, &[]), LARGE);
    let read = |harness: &Window<State>| labels(harness, Role::Label);
    assert!(
        read(&harness).contains(&"Program, possible now".to_owned()),
        "{:?}",
        read(&harness)
    );
    let program = harness.state().legal()[0];
    by_mouse(&mut harness, &program);
    assert!(!read(&harness).iter().any(|label| label.ends_with("possible now")));
}

#[test]
fn at_the_end_of_a_turn_what_was_chosen_is_done_and_the_other_is_skipped() {
    let mut harness = window(Table::<State>::new(3, 2, &[]), LARGE);
    let (mut main, mut seen) = (None, [false; 2]);
    for _ in 0..60 {
        let table = harness.state();
        let (seat, list, prompt) = (table.seat(), table.legal(), table.prompt());
        let expected = match main {
            Some(Command::Deploy { .. }) => Some((0, ["Act, done", "Program, skipped"])),
            Some(Command::EngineerMove { .. } | Command::FreeProgram { .. }) => {
                Some((1, ["Program, done", "Act, skipped"]))
            }
            _ => None,
        };
        if let Some((place, expected)) = expected.filter(|_| prompt == Prompt::ConfirmTurn) {
            let said = labels(&harness, Role::Label);
            for words in expected {
                assert!(said.iter().any(|label| label == words), "{words}: {said:?}");
            }
            seen[place] = true;
        }
        if seen == [true; 2] {
            return;
        }
        let deploys = list.iter().find(|command| matches!(command, Command::Deploy { .. }));
        let command = *deploys.unwrap_or(&list[0]);
        if prompt == Prompt::ChooseMain {
            main = Some(command);
        }
        harness.state_mut().command(seat, command);
        wait(&mut harness);
    }
    panic!("no turn with both: {seen:?}");
}

#[test]
fn the_last_round_is_announced_in_the_banner() {
    let last = SPHERE.iter().find(|(setup, game)| {
        let round = game.view(Viewer::Spectator).board.round();
        round == 4 && game.decisions(setup)[0].prompt != Prompt::ConfirmRound
    });
    let (setup, game) = last.expect("a position of the last round");
    let said = |table: Table<State>| labels(&window(table, SMALL), Role::Status)[0].contains("Last round. ");
    assert!(said(Table::of(setup.clone(), game.clone())));
    assert!(!said(Table::new(3, 2, &[])));
}
