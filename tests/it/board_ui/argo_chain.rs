//! A chain of Argo on the table: its links, how it moves, and the question whether to step in.

use super::{
    argo::{click, is_react},
    *,
};
use podbay::games::argo::{Command, Prompt, State};
use podbay::rules::Notation;

const CHAIN: &str = "tile C01 0,-2 r0
tile C02 0,-3 r0
tile C06 0,-4 r1
tile C03 1,-4 r1
tile C04 -1,-4 r1
alien C03
at C01 P1.pilot
at C02 P1.chief
at C06 P2.explorer";

const ACTION: Prompt = Prompt::ChooseAction { interrupt: false };

/// Short enough to see the dead time pass, in the frames that `SHORT_WAIT` counts.
const SHORT_STEP: f32 = 0.15;
const SHORT_WAIT: usize = 4;

fn steps_back(harness: &Window<State>) -> usize {
    let back = |action: &&Wish| matches!(action, Wish::Say(ClientMessage::StepBack { .. }));
    harness.state().actions.iter().filter(back).count()
}

#[test]
fn a_link_of_the_chain_is_opened_again() {
    let table = Table::at(CHAIN).play(&["move P0.pilot C01"]);
    assert!(
        matches!(table.prompt(), Prompt::ChoosePush { .. }),
        "{:?}",
        table.prompt()
    );
    let mut harness = window(table, LARGE);
    click(&mut harness, "Back to step 1");
    assert_eq!(harness.state().prompt(), ACTION);
    assert_eq!((steps_back(&harness), harness.state().actions.len()), (1, 1));
    let links = labels(&harness, Role::Button);
    assert!(
        !links.iter().any(|label| label.starts_with("Back to step")),
        "{links:?}"
    );
}

#[test]
fn the_first_link_takes_back_everything_since() {
    let mut table = Table::at(CHAIN).play(&["move P0.explorer C01"]);
    // Pushes with one way out are carried out at once; a second step of the Explorer follows on her first.
    let push = table.legal()[0];
    table.command(table.seat(), push);
    let mut harness = window(table, LARGE);
    let taken = harness.state().history.len();
    assert!(taken >= 2, "two commands can be taken back, not {taken}");
    click(&mut harness, "Back to step 1");
    wait(&mut harness);
    assert_eq!(harness.state().prompt(), ACTION);
    assert_eq!((harness.state().history.len(), steps_back(&harness)), (0, taken));
}

#[test]
fn what_happened_is_seen_to_move_and_space_ends_it() {
    let mut harness = window_at(SHORT_STEP, Table::at(CHAIN), LARGE);
    let command = State::parse_command(&harness.state().setup, "move P0.pilot C01").expect("a command");
    let moving = |harness: &Window<State>| {
        let now = harness.ctx.input(|input| input.time);
        harness.state().screen.is_moving(now)
    };
    let seat = harness.state().seat();
    harness.state_mut().command(seat, command);
    harness.run_steps(2);
    assert!(moving(&harness), "nothing moves");
    press(&mut harness, Key::Space);
    assert!(!moving(&harness));
    assert_eq!(harness.state().commands(), [], "Space answers nothing");
    let mut harness = window(Table::at(CHAIN), LARGE);
    look::set_reduced_motion(&harness.ctx, true);
    harness.state_mut().command(seat, command);
    harness.run_steps(1);
    assert!(
        !moving(&harness),
        "with reduced motion everything is where it lies at once"
    );
    wait(&mut harness);
    let delay = |harness: &Window<State>| harness.output().viewport_output[&egui::ViewportId::ROOT].repaint_delay;
    let second = std::time::Duration::from_secs(1);
    assert!(delay(&harness) > second, "nor does a place pulse");
    look::set_reduced_motion(&harness.ctx, false);
    harness.state_mut().revision += 1;
    harness.run_steps(3);
    assert!(delay(&harness) < second, "otherwise it does");
}

#[test]
fn an_announcement_is_read_aloud_with_what_it_costs() {
    let position = format!("{CHAIN}\ntile TIM1 2,0 r1\nat TIM1 P1.grunt\nphase action2\nused 1");
    let mut table = Table::at(&position).play(&["move P0.pilot C01"]);
    for _ in 0..6 {
        if !is_react(&table.prompt()) {
            let command = table.legal()[0];
            table.command(table.seat(), command);
        }
    }
    assert!(is_react(&table.prompt()), "{:?}", table.prompt());
    let harness = window(table, LARGE);
    let read = labels(&harness, Role::Group);
    let announced = read.iter().find(|label| label.starts_with("Ada announces a move"));
    let announced = announced.unwrap_or_else(|| panic!("the announcement is not read aloud: {read:?}"));
    assert!(announced.contains("is pushed"), "{announced:?}");
    let status = labels(&harness, Role::Status);
    assert!(status[0].contains("Waiting for you: Time Machine"), "{status:?}");
}

#[test]
fn keys_do_nothing_for_a_moment_after_an_interrupt_is_offered() {
    let mut harness = window_at(SHORT_STEP, Table::<State>::played_until(3, is_react), LARGE);
    harness.run_steps(SHORT_WAIT);
    // The same question under a new id is a new question.
    harness.state_mut().revision += 1;
    harness.run_steps(2);
    assert!(harness.query_by_label_contains("Let it happen").is_some());
    press(&mut harness, Key::P);
    assert_eq!(harness.state().commands(), [], "a stray key passed");
    harness.run_steps(SHORT_WAIT);
    press(&mut harness, Key::P);
    harness.run_steps(1);
    assert_eq!(harness.state().commands(), [Command::Pass]);
}

#[test]
fn a_shown_interrupt_is_reported_once_and_can_be_used() {
    let mut harness = window(Table::<State>::played_until(3, is_react), SMALL);
    let shown = |action: &&Wish| matches!(action, Wish::Say(ClientMessage::Displayed { .. }));
    assert_eq!(harness.state().actions.iter().filter(shown).count(), 1);
    let legal = harness.state().legal();
    let interrupt = legal.into_iter().find(|c| matches!(c, Command::Interrupt { .. }));
    press(&mut harness, Key::U);
    wait(&mut harness);
    assert_eq!(
        harness.state().commands(),
        [interrupt.expect("somebody holds a Time Machine")]
    );
}

#[test]
fn the_countdown_is_read_aloud_and_runs() {
    let mut harness = window(Table::<State>::played_until(3, is_react), LARGE);
    let left = |harness: &Window<State>| {
        let text = labels(harness, Role::Timer).pop().expect("a countdown");
        let number = text.split(' ').next().unwrap_or_default();
        number.parse::<u32>().expect("a number of seconds")
    };
    let first = left(&harness);
    assert!((18..=20).contains(&first), "{first}");
    harness.run_steps((3.0 / STEP) as usize);
    assert_eq!(left(&harness), first - 3);
}

#[test]
fn the_sheet_slides_in_and_rests() {
    let mut harness = window(Table::<State>::played_until(3, is_react), LARGE);
    let left = |harness: &Window<State>| harness.get_by_label_contains("Let it happen").rect().left();
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

#[test]
fn a_standing_answer_is_given_on_the_sheet_and_ended_in_the_bar() {
    let mut harness = window(Table::<State>::played_until(3, is_react), LARGE);
    let seat = harness.state().seat();
    harness.get_by_label("Let all happen until my turn").click();
    harness.run_steps(1);
    let time = Some(LetsPass::UntilOwnTurn);
    let given = Wish::Say(ClientMessage::LetPass { seat, time });
    assert_eq!(harness.state().actions.last(), Some(&given));
    harness.state_mut().lets_pass = Some((seat, LetsPass::UntilOwnTurn));
    harness.state_mut().quiet = true;
    harness.run_steps(2);
    harness.get_by_label("Ask me each time again").click();
    harness.run_steps(1);
    let ended = Wish::Say(ClientMessage::LetPass { seat, time: None });
    assert_eq!(harness.state().actions.last(), Some(&ended));
}
