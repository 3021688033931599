//! The number of clicks that frequent commands take.

use super::questions::{FRONTIERS, show};
use super::*;
use podbay::{
    games::{alien_frontiers, aqua_sphere},
    rules::Game,
};

/// Clicks the last place of a command's way, and its line where several commands are offered there; returns the number
/// of clicks.
fn at_target<G: Boarded>(harness: &mut Window<G>, command: &G::Command) -> usize {
    let given = harness.state().commands().len();
    let way = harness.state().ways(command).remove(0);
    let label = label_of(harness, *way.last().expect("a way has a target"));
    harness.get_by_role_and_label(Role::Button, &label).click();
    harness.run_steps(2);
    let clicks = if harness.state().commands().len() > given {
        1
    } else {
        click_line(harness, command);
        2
    };
    assert_given(harness, given, command);
    wait(harness);
    clicks
}

#[test]
fn docking_takes_at_most_two_clicks() {
    use alien_frontiers::{Command, Prompt};
    let is_turn = |(setup, game): &&(_, alien_frontiers::State)| game.decisions(setup)[0].prompt == Prompt::Main;
    let turn = FRONTIERS.iter().find(is_turn).expect("a turn");
    let mut harness = window(Table::of(turn.0.clone(), turn.1.clone()), SMALL);
    let mut dice = Vec::new();
    for command in harness.state().legal() {
        let Command::Dock { dice: docked, .. } = command else {
            continue;
        };
        show(&mut harness, turn);
        assert!(at_target(&mut harness, &command) <= 2, "{command:?}");
        dice.push(docked.len());
    }
    assert!(
        dice.contains(&1) && dice.contains(&2),
        "ships dock alone and in pairs: {dice:?}"
    );
}

#[test]
fn a_bot_is_deployed_and_acts_with_three_clicks() {
    use aqua_sphere::Command;
    let mut table = Table::<aqua_sphere::State>::new(3, 2, &[]);
    let mut rng = GameRng::new(Seed::from_number(9));
    let mut acted = 0;
    while acted < 8 {
        let legal = table.legal();
        if let Some(deploy) = legal.iter().find(|command| matches!(command, Command::Deploy { .. })) {
            let mut harness = window(Table::of(table.setup.clone(), table.game.clone()), LARGE);
            let mut clicks = at_target(&mut harness, deploy);
            let sectors = harness.state().legal();
            clicks += at_target(&mut harness, &sectors[sectors.len() / 2]);
            if harness.state().legal().contains(&Command::Perform) {
                clicks += at_target(&mut harness, &Command::Perform);
                acted += 1;
            }
            assert!(clicks <= 3, "{deploy:?} takes {clicks} clicks");
        }
        let command = legal[rng.below(legal.len() as u32) as usize];
        table.game.apply(&table.setup, table.seat(), &command).unwrap();
    }
}
