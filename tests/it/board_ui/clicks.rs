//! The number of clicks that frequent commands take.

use super::questions::{FRONTIERS, show};
use super::*;
use podbay::{
    games::{alien_frontiers, aqua_sphere},
    rules::Game,
};

/// Clicks the last place of a command's way, then its parts where several commands can be given there, or its line where
/// nothing else tells them apart; returns the number of clicks.
fn at_target<G: Boarded>(harness: &mut Window<G>, command: &G::Command) -> usize {
    let given = harness.state().commands().len();
    let mut way = harness.state().ways(command).remove(0);
    way.rotate_right(1);
    let mut clicks = 0;
    for spot in way {
        let label = label_of(harness, spot);
        harness.get_by_role_and_label(Role::Button, &label).click();
        harness.run_steps(2);
        clicks += 1;
        if harness.state().commands().len() > given {
            break;
        }
        if harness.query_by_role(Role::List).is_some() {
            click_line(harness, command);
            clicks += 1;
            break;
        }
    }
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
        // Of a row each die may be clicked.
        let most = if docked.len() > 2 { 1 + docked.len() } else { 2 };
        assert!(at_target(&mut harness, &command) <= most, "{command:?}");
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

/// A place that takes several of the dice in hand is chosen first, then the dice: no list lies over them.
#[test]
fn dice_are_chosen_on_the_dice() {
    use alien_frontiers::{Command, Prompt};
    let is_turn = |(setup, game): &&(_, alien_frontiers::State)| game.decisions(setup)[0].prompt == Prompt::Main;
    let turn = FRONTIERS.iter().find(is_turn).expect("a turn");
    for size in SIZES {
        let mut harness = window(Table::of(turn.0.clone(), turn.1.clone()), size);
        let table = harness.state();
        let docks = |command: &&Command| matches!(command, Command::Dock { .. });
        let targets = |command: &Command| table.ways(command).remove(0).pop();
        let legal = table.legal();
        let wanted = legal.iter().filter(docks).find(|one| {
            let same = |other: &&Command| docks(other) && targets(other) == targets(one);
            legal.iter().filter(same).count() > 1
        });
        let wanted = *wanted.expect("a place takes several dice");
        let way = table.ways(&wanted).remove(0);
        let (target, dice) = way.split_last().expect("a way");
        let label = label_of(&harness, *target);
        harness.get_by_role_and_label(Role::Button, &label).click();
        harness.run_steps(2);
        assert!(
            harness.query_by_role(Role::List).is_none(),
            "a list lies over the dice at {size}"
        );
        assert_eq!(harness.state().screen.chosen, [*target]);
        for die in dice {
            let label = label_of(&harness, *die);
            harness.get_by_role_and_label(Role::Button, &label).click();
            harness.run_steps(2);
        }
        assert_eq!(harness.state().commands(), [wanted], "{size}");
    }
}
