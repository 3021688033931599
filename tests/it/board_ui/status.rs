//! The status line follows from the position and not from a question that is missing.

use super::{
    past::status,
    questions::{FRONTIERS, Position, SPHERE, STATION, show},
    *,
};
use podbay::games::{alien_frontiers, aqua_sphere, argo};

/// Earlier positions are shown without their questions: none of them is the end of the game, but the last one.
fn only_the_end_is_the_end<G: Boarded>() {
    let mut table = Table::<G>::new(11, 3, &[]);
    table.quiet = true;
    let mut rng = GameRng::new(Seed::from_number(12));
    let mut looked = 0;
    while !table.is_over() {
        if table.revision.is_multiple_of(37) {
            let mut earlier = Table::of(table.setup.clone(), table.game.clone());
            earlier.quiet = true;
            let (said, name) = (status(&window(earlier, LARGE)), NAMES[table.seat().index()]);
            assert!(said.starts_with(name), "{name} is asked: {said}");
            looked += 1;
        }
        let list = table.legal();
        table.command(table.seat(), list[rng.below(list.len() as u32) as usize]);
    }
    assert!(looked > 2, "{looked} positions");
    let said = status(&window(table, LARGE));
    assert!(said.starts_with("The game is over."), "{said}");
}

#[test]
fn only_the_end_of_argo_is_the_end() {
    only_the_end_is_the_end::<argo::State>();
}

#[test]
fn only_the_end_of_alien_frontiers_is_the_end() {
    only_the_end_is_the_end::<alien_frontiers::State>();
}

#[test]
fn only_the_end_of_aqua_sphere_is_the_end() {
    only_the_end_is_the_end::<aqua_sphere::State>();
}

/// Several people share a window: each question says by name whom it asks. Whoever has a window alone needs no name.
fn the_name_comes_first<G: Boarded>(positions: &[Position<G>]) {
    let mut harness = window(Table::<G>::new(1, 2, &[]), LARGE);
    for position in positions {
        show(&mut harness, position);
        let (asked, prompt) = (harness.state().seat(), harness.state().prompt());
        let named = format!("{} · ", NAMES[asked.index()]);
        let said = status(&harness);
        assert!(said.starts_with(&named), "{prompt:?} for {named}: {said}");
        harness.state_mut().mine = vec![asked];
        wait(&mut harness);
        let said = status(&harness);
        assert!(!said.starts_with(&named), "{prompt:?}: {said}");
    }
}

#[test]
fn people_who_share_a_window_are_asked_by_name_in_argo() {
    the_name_comes_first(&STATION);
}

#[test]
fn people_who_share_a_window_are_asked_by_name_in_alien_frontiers() {
    the_name_comes_first(&FRONTIERS);
}

#[test]
fn people_who_share_a_window_are_asked_by_name_in_aqua_sphere() {
    the_name_comes_first(&SPHERE);
}

#[test]
fn the_line_of_aqua_sphere_names_the_main_options_that_there_are() {
    use aqua_sphere::{Command, Prompt};
    let mut table = Table::<aqua_sphere::State>::new(5, 3, &[]);
    let mut rng = GameRng::new(Seed::from_number(6));
    let (mut with, mut without) = (0, 0);
    while !table.is_over() && with.min(without) < 3 {
        let list = table.legal();
        if table.prompt() == Prompt::ChooseMain {
            let mut here = Table::of(table.setup.clone(), table.game.clone());
            here.mine = vec![table.seat()];
            let said = status(&window(here, LARGE)).to_lowercase();
            let moves = list.iter().any(|c| matches!(c, Command::EngineerMove { .. }));
            let deploys = list.iter().any(|c| matches!(c, Command::Deploy { .. }));
            let passes = list.contains(&Command::Pass);
            for (word, may) in [("move your engineer", moves), ("deploy", deploys), ("pass", passes)] {
                assert_eq!(said.contains(word), may, "{word}: {said}");
            }
            with += u32::from(passes);
            without += u32::from(!passes);
        }
        table.command(table.seat(), list[rng.below(list.len() as u32) as usize]);
    }
    assert!(with.min(without) == 3, "{with} with a way to pass, {without} without");
}
