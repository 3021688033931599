//! The keyboard alone, and what else is pressed beside the choices.

use super::*;
use crate::rounds::rounds;
use podbay::app::frame::DIGITS;

/// Plays one command of a game: the interrupt sheet by its keys, everything else by the list, now and then by Tab.
fn one_command(harness: &mut Harness<'static, Table>, rng: &mut GameRng) {
    let before = harness.state().revision;
    let (prompt, count) = (harness.state().prompt(), harness.state().legal().len());
    let by_tab = rng.below(4) == 0;
    if matches!(prompt, Prompt::React { .. }) {
        let use_it = rng.below(2) == 0;
        harness.key_press(if use_it { Key::U } else { Key::P });
    } else if by_tab {
        for _ in 0..12 {
            for key in [Key::Tab, Key::Enter] {
                harness.key_press(key);
                harness.run_steps(1);
            }
            if harness.state().revision > before {
                break;
            }
        }
    } else {
        harness.key_press(Key::H);
        harness.run_steps(1);
        let line = rng.below(count.min(9) as u32) as usize;
        harness.key_press(DIGITS[line]);
    }
    wait(harness);
    assert!(harness.state().revision > before, "nothing was answered: {prompt:?}");
}

#[test]
fn a_whole_game_is_played_with_the_keyboard() {
    // The game of seed 7 is a short one.
    let seed = rounds(7, 5);
    let mut harness = harness(Table::new(seed), LARGE);
    let mut rng = GameRng::new(Seed::from_number(seed));
    for _ in 0..3000 {
        if harness.state().is_over() {
            assert!(harness.state().revision > 50, "that was no game");
            return;
        }
        one_command(&mut harness, &mut rng);
    }
    panic!("the game never ended");
}

#[test]
fn tab_goes_on_to_the_buttons_and_comes_back() {
    let first_action = |prompt: &Prompt| *prompt == (Prompt::ChooseAction { interrupt: false });
    let mut harness = harness(Table::played_until(2, first_action), LARGE);
    let choices = {
        let table = harness.state();
        let selection = table.state.selection;
        podbay::app::argo::prompts::choices(&table.prompt(), &table.legal(), &selection).len()
    };
    for _ in 0..choices {
        harness.key_press(Key::Tab);
        harness.run_steps(1);
    }
    assert_eq!(harness.state().state.focus, Some(choices - 1));
    harness.key_press(Key::Tab);
    harness.run_steps(2);
    assert_eq!(harness.state().state.focus, None);
    assert!(harness.get_by_label("What can I do?").is_focused());
    // Enter presses the button and answers nothing.
    harness.key_press(Key::Enter);
    harness.run_steps(2);
    assert!(harness.state().state.list_open);
    assert_eq!(harness.state().commands(), []);
    harness.key_press(Key::H);
    for _ in 0..12 {
        harness.key_press(Key::Tab);
        harness.run_steps(2);
        if harness.state().state.focus == Some(0) {
            return;
        }
    }
    panic!("Tab did not come back to the board");
}

#[test]
fn shift_tab_reaches_the_buttons_from_the_first_choice() {
    let first_action = |prompt: &Prompt| *prompt == (Prompt::ChooseAction { interrupt: false });
    let mut harness = harness(Table::played_until(2, first_action), LARGE);
    harness.key_press(Key::Tab);
    harness.run_steps(1);
    assert_eq!(harness.state().state.focus, Some(0));
    harness.key_press_modifiers(egui::Modifiers::SHIFT, Key::Tab);
    harness.run_steps(3);
    assert_eq!(harness.state().state.focus, None);
    assert!(!harness.get_by_role(egui::accesskit::Role::Canvas).is_focused());
}

/// Drags from the middle of one thing to the middle of another.
fn drag(harness: &mut Harness<'static, Table>, from: egui::Pos2, to: egui::Pos2) {
    harness.drag_at(from);
    harness.run_steps(1);
    for share in [0.3, 0.7, 1.0] {
        harness.hover_at(from + (to - from) * share);
        harness.run_steps(1);
    }
    harness.drop_at(to);
    harness.run_steps(2);
}

#[test]
fn dragging_a_figure_gives_the_same_as_two_clicks() {
    let first_action = |prompt: &Prompt| *prompt == (Prompt::ChooseAction { interrupt: false });
    let mut harness = harness(Table::played_until(2, first_action), LARGE);
    let Some(command @ Command::MoveAstronaut { astronaut, .. }) = harness
        .state()
        .legal()
        .into_iter()
        .find(|c| matches!(c, Command::MoveAstronaut { .. }))
    else {
        panic!("somebody can move");
    };
    let figure = harness.state().say(|about| about.figure(astronaut));
    let from = harness.get_by_label(&format!("Choose {figure}")).rect().center();
    click(&mut harness, &format!("Choose {figure}"));
    let label = harness.state().label(command);
    let to = harness.get_by_label(&label).rect().center();
    harness.key_press(Key::Escape);
    wait(&mut harness);
    drag(&mut harness, from, to);
    assert_eq!(harness.state().commands(), [command]);
}

#[test]
fn a_tile_dragged_from_the_display_lies_as_a_ghost() {
    let mut harness = harness(Table::played_until(1, is_build), LARGE);
    let Some(Command::Build { cell, .. }) = harness
        .state()
        .legal()
        .into_iter()
        .find(|c| matches!(c, Command::Build { source: 2, .. }))
    else {
        panic!("the third display place can be built");
    };
    let tile = harness
        .state()
        .say(|about| about.tile(about.source_tile(2).expect("a tile lies there")));
    let from = harness.get_by_label(&format!("Take {tile}")).rect().center();
    click(&mut harness, &format!("Take {tile}"));
    let put = harness.state().say(|about| about.cell(cell));
    let to = harness.get_by_label(&format!("Put it {put}")).rect().center();
    assert!(
        !harness.state().state.is_idle(),
        "Esc is to give the tile back, not to open the menu"
    );
    harness.key_press(Key::Escape);
    wait(&mut harness);
    assert!(harness.state().state.is_idle());
    drag(&mut harness, from, to);
    let selection = harness.state().state.selection;
    assert_eq!((selection.source, selection.cell), (Some(2), Some(cell)));
    assert_eq!(harness.state().commands(), [], "a dropped tile is not final");
    harness.key_press(Key::Enter);
    wait(&mut harness);
    assert!(matches!(
        harness.state().commands().as_slice(),
        [Command::Build { source: 2, cell: at, .. }, Command::Commit] if *at == cell
    ));
}

#[test]
fn a_click_on_a_tile_reads_its_card_and_says_what_is_supposed() {
    let mut harness = harness(Table::played_until(1, is_build), LARGE);
    // The middle of the Waking Room.
    let middle = harness.get_by_role(egui::accesskit::Role::Canvas).rect().center();
    harness.state_mut().state.camera = podbay::app::argo::camera::Camera {
        fitted: false,
        ..Default::default()
    };
    harness.run_steps(1);
    harness.hover_at(middle);
    harness.run_steps(1);
    harness.drag_at(middle);
    harness.drop_at(middle);
    harness.run_steps(2);
    let card = |harness: &Harness<'static, Table>| {
        harness
            .query_all_by_role(egui::accesskit::Role::Note)
            .find_map(|node| node.accesskit_node().label())
    };
    let text = card(&harness).expect("a card is open");
    assert!(text.starts_with("Waking Room"), "{text:?}");
    harness.key_press(Key::Escape);
    wait(&mut harness);
    assert_eq!(card(&harness), None);
    assert_eq!(harness.state().commands(), []);
}

#[test]
fn undo_says_why_it_is_off() {
    let mut harness = harness(Table::played_until(1, is_build), LARGE);
    assert!(harness.query_by_label("Undo is off: Nothing was done yet.").is_some());
    harness.key_press(Key::Backspace);
    wait(&mut harness);
    assert_eq!(harness.state().actions, []);
}

#[test]
fn the_focus_on_the_board_is_read_aloud_with_who_is_there() {
    let position = "tile C01 0,-2 r0\ntile INF1 0,-3 r0\nat C01 P0.chief\nat INF1 P1.grunt\ndead P0.pilot";
    let mut harness = harness(Table::at(position), LARGE);
    click(&mut harness, "Choose your Chief");
    let mut heard = Vec::new();
    for _ in 0..8 {
        harness.key_press(Key::Tab);
        harness.run_steps(2);
        let board = harness.get_by_role(egui::accesskit::Role::Canvas);
        heard.extend(board.accesskit_node().label());
    }
    let infirmary = heard.iter().find(|text| text.contains("to the north infirmary"));
    let text = infirmary.unwrap_or_else(|| panic!("the infirmary was never in focus: {heard:?}"));
    assert!(text.contains("holds 2") && text.contains("Bo’s Grunt"), "{text:?}");
}

#[test]
fn only_what_can_be_turned_offers_it() {
    for (several, seed) in [(true, 1), (false, 1)] {
        let mut table = Table::new(seed);
        let mut rng = GameRng::new(Seed::from_number(seed));
        let turns = |legal: &[Command], source, cell| {
            let same =
                |c: &&Command| matches!(c, Command::Build { source: s, cell: at, .. } if (*s, *at) == (source, cell));
            legal.iter().filter(same).count()
        };
        let (source, cell) = loop {
            let legal = table.legal();
            let wanted = legal.iter().find_map(|command| match *command {
                Command::Build { source, cell, .. } => {
                    ((turns(&legal, source, cell) > 1) == several).then_some((source, cell))
                }
                _ => None,
            });
            match wanted {
                Some(found) => break found,
                None => table.apply(table.seat(), legal[rng.below(legal.len() as u32) as usize]),
            }
        };
        let mut harness = harness(table, LARGE);
        harness.state_mut().state.selection.source = Some(source);
        harness.state_mut().state.selection.cell = Some(cell);
        harness.run_steps(2);
        for offer in ["Turn", "Turn the tile"] {
            assert_eq!(harness.query_by_label(offer).is_some(), several, "{offer}");
        }
    }
}
