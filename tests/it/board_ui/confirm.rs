//! When a move has to be pressed twice: as the settings say, in every game, by mouse and by keyboard.

use super::*;
use podbay::{
    app::screens::settings,
    games::{
        alien_frontiers, aqua_sphere,
        argo::{self, Command, Prompt},
    },
    rules::Game,
    store::{Confirm, Settings},
};

/// The window of a table with this setting.
fn window_with<G: Boarded>(table: Table<G>, confirm: Confirm) -> Window<G> {
    let mut harness = window(table, LARGE);
    let settings = Settings {
        confirm,
        scale: Some(100),
        ..Settings::default()
    };
    settings::apply(&harness.ctx, &settings, false);
    wait(&mut harness);
    harness
}

/// True if the window says that a command is sent by pressing it once more.
fn asks<G: Boarded>(harness: &Window<G>) -> bool {
    let said = labels(harness, Role::Label);
    said.iter()
        .any(|text| text.starts_with("Press it once more to send it: "))
}

fn click_on<G: Boarded>(harness: &mut Window<G>, spot: G::Spot) {
    let label = label_of(harness, spot);
    harness.get_by_role_and_label(Role::Button, &label).click();
    harness.run_steps(2);
}

/// Gives a command by the mouse, or from the list where it has no place; the first press alone sends nothing.
fn by_two_clicks<G: Boarded>(harness: &mut Window<G>, command: &G::Command) {
    let given = harness.state().commands().len();
    let Some(way) = harness.state().ways(command).first().cloned() else {
        return by_two_keys(harness, command);
    };
    for &spot in &way {
        click_on(harness, spot);
    }
    assert_eq!(harness.state().commands().len(), given, "{command:?} is not sent yet");
    let last = *way.last().expect("a way has a target");
    if turned(harness, command) || asks(harness) {
        click_on(harness, last);
    } else {
        click_line(harness, command);
        assert!(asks(harness) && harness.state().commands().len() == given);
        click_line(harness, command);
    }
    assert_given(harness, given, command);
    wait(harness);
}

/// Gives a command from the list by the keyboard; the first press of Enter sends nothing.
fn by_two_keys<G: Boarded>(harness: &mut Window<G>, command: &G::Command) {
    let given = harness.state().commands().len();
    press(harness, Key::H);
    let (line, lines) = (harness.state().number(command), harness.state().legal().len());
    go_to(harness, line, lines);
    press(harness, Key::Enter);
    harness.run_steps(1);
    assert!(
        asks(harness) && harness.state().commands().len() == given,
        "{command:?}"
    );
    press(harness, Key::Enter);
    assert_given(harness, given, command);
    wait(harness);
}

/// Gives a command.
type Answer<G> = fn(&mut Window<G>, &<G as Game>::Command);

fn play<G: Boarded>(confirm: Confirm, answers: [Answer<G>; 2]) {
    let mut harness = window_with(Table::<G>::new(4, 2, &[]), confirm);
    let mut rng = GameRng::new(Seed::from_number(8));
    for answer in answers.into_iter().cycle().take(30) {
        let list = harness.state().legal();
        let wanted = list[rng.below(list.len() as u32) as usize];
        let given = harness.state().commands().len();
        answer(&mut harness, &wanted);
        assert_given(&harness, given, &wanted);
    }
}

#[test]
fn whoever_wants_it_presses_every_move_twice_in_every_game() {
    play::<argo::State>(Confirm::Always, [by_two_clicks, by_two_keys]);
    play::<alien_frontiers::State>(Confirm::Always, [by_two_clicks, by_two_keys]);
    play::<aqua_sphere::State>(Confirm::Always, [by_two_clicks, by_two_keys]);
}

#[test]
fn whoever_wants_it_presses_no_move_twice_in_any_game() {
    play::<argo::State>(Confirm::Never, [by_mouse_once, by_mouse_once]);
    play::<alien_frontiers::State>(Confirm::Never, [by_mouse_once, by_mouse_once]);
    play::<aqua_sphere::State>(Confirm::Never, [by_mouse_once, by_mouse_once]);
}

/// Gives a command by one click on each place of its way, and a further one only to choose among several.
fn by_mouse_once<G: Boarded>(harness: &mut Window<G>, command: &G::Command) {
    let given = harness.state().commands().len();
    let Some(way) = harness.state().ways(command).first().cloned() else {
        return from_list(harness, command);
    };
    let ways = |other: &G::Command| harness.state().ways(other);
    let alike = harness
        .state()
        .legal()
        .iter()
        .filter(|other| ways(other).contains(&way))
        .count();
    for &spot in &way {
        click_on(harness, spot);
    }
    assert!(!asks(harness));
    assert_eq!(harness.state().commands().len() > given, alike == 1, "{command:?}");
    if turned(harness, command) {
        click_on(harness, way[way.len() - 1]);
    } else if alike > 1 {
        click_line(harness, command);
    }
    wait(harness);
}

#[test]
fn a_press_that_is_left_or_another_one_sends_nothing() {
    let table = Table::<argo::State>::played_until(2, |prompt| matches!(prompt, Prompt::ChooseAction { .. }));
    let mut harness = window_with(table, Confirm::Always);
    press(&mut harness, Key::H);
    for key in [Key::Num1, Key::Num2, Key::Num1] {
        press(&mut harness, key);
        harness.run_steps(1);
        assert!(asks(&harness));
    }
    press(&mut harness, Key::Escape);
    harness.run_steps(1);
    assert!(!asks(&harness));
    press(&mut harness, Key::H);
    press(&mut harness, Key::Num1);
    assert_eq!(harness.state().commands(), []);
    let first = harness.state().legal()[0];
    press(&mut harness, Key::Num1);
    assert_eq!(harness.state().commands(), [first]);
}

#[test]
fn without_a_second_press_a_tile_that_cannot_be_turned_is_built_at_once() {
    let is_build = |prompt: &Prompt| *prompt == Prompt::ChooseBuild;
    let mut built = [0, 0];
    for seed in 1..40 {
        let mut harness = window_with(Table::<argo::State>::played_until(seed, is_build), Confirm::Never);
        let list = harness.state().legal();
        let turns = |one: &Command| {
            let way = harness.state().ways(one);
            list.iter().filter(|other| harness.state().ways(other) == way).count()
        };
        let builds = list.iter().filter(|command| matches!(command, Command::Build { .. }));
        let fixed = built[0] == 0;
        let Some(&command) = builds.into_iter().find(|command| (turns(command) == 1) == fixed) else {
            continue;
        };
        for spot in harness.state().ways(&command).remove(0) {
            click_on(&mut harness, spot);
        }
        wait(&mut harness);
        let sent = harness.state().commands();
        if fixed {
            assert_eq!(sent, [command, Command::Commit]);
        } else {
            assert_eq!(sent, [], "it can be turned, and waits");
            assert!(harness.state().screen.ghost().is_some());
        }
        built[usize::from(!fixed)] += 1;
        if built == [1, 1] {
            return;
        }
    }
    panic!("no such tiles: {built:?}");
}
