//! A chain on the table: its links, what it costs, how it moves.

use super::*;
use egui_kittest::kittest::NodeT;

const CHAIN: &str = "tile C01 0,-2 r0
tile C02 0,-3 r0
tile C06 0,-4 r1
tile C03 1,-4 r1
tile C04 -1,-4 r1
alien C03
at C01 P1.pilot
at C02 P1.chief
at C06 P2.explorer";

fn labels(harness: &Harness<'static, Table>, role: egui::accesskit::Role) -> Vec<String> {
    harness
        .query_all_by_role(role)
        .filter_map(|node| node.accesskit_node().label().or_else(|| node.accesskit_node().value()))
        .collect()
}

#[test]
fn a_link_of_the_chain_is_opened_again() {
    let table = Table::at(CHAIN).play(&["move P0.pilot C01"]);
    assert!(
        matches!(table.prompt(), Prompt::ChoosePush { .. }),
        "{:?}",
        table.prompt()
    );
    let mut harness = harness(table, LARGE);
    let link = labels(&harness, egui::accesskit::Role::Button)
        .into_iter()
        .find(|label| label.starts_with("Back to step 1"))
        .expect("the first link is there");
    click(&mut harness, &link);
    assert_eq!(harness.state().prompt(), Prompt::ChooseAction { interrupt: false });
    assert!(matches!(
        harness.state().actions.as_slice(),
        [TableAction::StepBack { .. }]
    ));
    assert!(harness.state().state.story.open_events().is_empty());
}

#[test]
fn the_first_link_takes_back_everything_since() {
    let table = Table::at(CHAIN).play(&["move P0.explorer C01"]);
    // Pushes with one way out are carried out at once; a second step of the Explorer follows on her first.
    let pushes: Vec<Command> = table.legal();
    let mut harness = harness(table, LARGE);
    let (seat, push) = (harness.state().seat(), pushes[0]);
    harness.state_mut().command(seat, push);
    wait(&mut harness);
    let taken = harness.state().history.len();
    assert!(taken >= 2, "two commands can be taken back, not {taken}");
    let link = labels(&harness, egui::accesskit::Role::Button)
        .into_iter()
        .find(|label| label.starts_with("Back to step 1"))
        .expect("the first link is there");
    click(&mut harness, &link);
    wait(&mut harness);
    assert_eq!(harness.state().prompt(), Prompt::ChooseAction { interrupt: false });
    assert_eq!(harness.state().history.len(), 0);
    let back = |action: &&ArgoAction| matches!(action, TableAction::StepBack { .. });
    assert_eq!(harness.state().actions.iter().filter(back).count(), taken);
}

#[test]
fn what_happened_is_seen_to_move_and_space_ends_it() {
    let mut harness = harness_at(SHORT_STEP, Table::at(CHAIN), LARGE);
    let mover = podbay::games::argo::Astronaut::new(Seat::wrapping(0), podbay::games::argo::Role::Pilot);
    let command = State::parse_command(&harness.state().setup, "move P0.pilot C01").expect("a command");
    let seat = harness.state().seat();
    harness.state_mut().command(seat, command);
    harness.run_steps(2);
    let now = harness.ctx.input(|input| input.time);
    assert!(
        harness.state().state.motion.figure(mover, now).is_some(),
        "nothing moves"
    );
    harness.key_press(Key::Space);
    harness.run_steps(1);
    assert!(!harness.state().state.motion.is_active(now));
    assert_eq!(harness.state().commands(), [], "Space answers nothing");
}

#[test]
fn with_reduced_motion_everything_is_where_it_lies_at_once() {
    let mut harness = harness(Table::at(CHAIN), LARGE);
    look::set_reduced_motion(&harness.ctx, true);
    let command = State::parse_command(&harness.state().setup, "move P0.pilot C01").expect("a command");
    let seat = harness.state().seat();
    harness.state_mut().command(seat, command);
    harness.run_steps(1);
    let now = harness.ctx.input(|input| input.time);
    assert!(!harness.state().state.motion.is_active(now));
}

#[test]
fn an_announcement_is_read_aloud_with_what_it_costs() {
    let position = format!("{CHAIN}\ntile TIM1 2,0 r1\nat TIM1 P1.grunt\nphase action2\nused 1");
    let mut table = Table::at(&position).play(&["move P0.pilot C01"]);
    for _ in 0..6 {
        match table.prompt() {
            Prompt::React { .. } => break,
            _ => {
                let command = table.legal()[0];
                table.command(table.seat(), command);
            }
        }
    }
    assert!(matches!(table.prompt(), Prompt::React { .. }), "{:?}", table.prompt());
    let harness = harness(table, LARGE);
    let read = labels(&harness, egui::accesskit::Role::Label);
    let announced = read
        .iter()
        .find(|label| label.starts_with("Ada announces a move"))
        .unwrap_or_else(|| panic!("the announcement is not read aloud: {read:?}"));
    assert!(announced.contains("is pushed"), "{announced:?}");
    let status = labels(&harness, egui::accesskit::Role::Status);
    assert!(status[0].contains("Waiting for you: Time Machine"), "{status:?}");
}

#[test]
fn the_countdown_is_read_aloud_and_runs() {
    let react = |prompt: &Prompt| matches!(prompt, Prompt::React { .. });
    let mut harness = harness(Table::played_until(3, react), LARGE);
    let left = |harness: &Harness<'static, Table>| {
        let text = labels(harness, egui::accesskit::Role::Timer)
            .pop()
            .expect("a countdown");
        let number = text.split(' ').next().unwrap_or_default();
        number.parse::<u32>().expect("a number of seconds")
    };
    let first = left(&harness);
    assert!((18..=20).contains(&first), "{first}");
    harness.run_steps((3.0 / STEP) as usize);
    assert_eq!(left(&harness), first - 3);
}

#[test]
fn the_interrupt_sheet_slides_in_and_rests() {
    let react = |prompt: &Prompt| matches!(prompt, Prompt::React { .. });
    let mut harness = harness(Table::played_until(3, react), LARGE);
    let left = |harness: &Harness<'static, Table>| harness.get_by_label("Let it happen").rect().left();
    let rest = left(&harness);
    assert!(rest < LARGE.x - 200.0, "{rest}");
    for (reduced, start) in [(false, rest + 288.0), (true, rest)] {
        look::set_reduced_motion(&harness.ctx, reduced);
        // The same question under a new id is a new question.
        harness.state_mut().revision += 1;
        harness.run_steps(1);
        assert_eq!(left(&harness), start, "in the first frame");
        harness.run_steps(1);
        assert!((rest..=start).contains(&left(&harness)), "on the way");
        harness.run_steps(1);
        assert_eq!(left(&harness), rest, "after 0.3 seconds");
    }
}
