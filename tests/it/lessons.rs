//! The lessons: played to their ends by what the screen shows, whole in every language.

use super::{
    languages::flaws,
    sheets::{press, program_at, screen, until},
};
use egui::{Key, accesskit::Role};
use egui_kittest::{
    Harness,
    kittest::{NodeT, Queryable},
};
use podbay::{
    app::{
        App, Screen,
        coach::{CoachWish, coach_words},
        games::shown,
        lesson::LEARNER,
        lesson_run::LessonRun,
        screens::lesson::{coach_height, coach_ui},
    },
    games::any::{AnyGame, GameId},
    protocol::{ClientMessage, DecisionId, Name},
    rules::legal,
    store::Keys,
    text::{Language, game, speaking},
};
use std::collections::BTreeSet;

type Program = Harness<'static, Option<App>>;

fn run(id: GameId) -> LessonRun {
    let lesson = (shown(id).lesson)().unwrap_or_else(|why| panic!("{id:?}: {why}"));
    LessonRun::new(lesson, Name::parse("Ada").expect("a name"))
}

fn page(run: &LessonRun) -> usize {
    run.client().coach.as_ref().expect("a coach").page
}

fn command(command: <AnyGame as podbay::rules::Game>::Command) -> ClientMessage<AnyGame> {
    let decision = DecisionId {
        epoch: 0,
        generation: 0,
        index: 0,
    };
    ClientMessage::Command {
        decision,
        seat: LEARNER,
        command,
    }
}

#[test]
fn every_lesson_is_legal_short_and_asks_for_something() {
    for &id in GameId::ALL {
        let lesson = (shown(id).lesson)().unwrap_or_else(|why| panic!("{id:?}: {why}"));
        assert!((15..=25).contains(&lesson.pages.len()), "{id:?}");
        let asked = lesson.stops.iter().filter(|stop| stop.asked.is_some()).count();
        assert!(asked >= 8, "{id:?} asks for {asked} commands");
        for language in Language::ALL {
            speaking(language, || {
                let words: usize = lesson
                    .pages
                    .iter()
                    .map(|page| coach_words(&page.text, Keys::default()).split_whitespace().count())
                    .sum();
                // A hundred words a minute leave time to do what is asked for.
                assert!(words < 750, "{words} words in {language:?}");
            });
        }
    }
}

#[test]
fn only_what_is_asked_for_goes_on_and_back_leads_to_the_beginning() {
    for &id in GameId::ALL {
        let mut run = run(id);
        let lesson = (shown(id).lesson)().expect("a lesson");
        let mut seen = 0;
        loop {
            let stop = run.stop().expect("a position").clone();
            if let Some((asked, _)) = &stop.asked {
                let before = page(&run);
                for other in legal(&stop.game, &lesson.setup, LEARNER) {
                    if other == *asked {
                        continue;
                    }
                    run.hear(&command(other.clone()));
                    let now = run.stop().expect("a position");
                    let same = now.game == stop.game;
                    if same {
                        let coach = run.client().coach.as_ref().expect("a coach");
                        assert!(coach.strayed, "{id:?} page {before}: {other:?} is not told");
                    } else {
                        // It leads to the same position as what is asked for.
                        run.go(CoachWish::Back);
                    }
                    break;
                }
                while run
                    .stop()
                    .is_some_and(|now| now.game != stop.game || now.page != stop.page)
                {
                    run.go(CoachWish::On);
                }
                run.hear(&command(asked.clone()));
                let coach = run.client().coach.as_ref().expect("a coach");
                assert!(!coach.strayed, "{id:?} page {before}");
            } else if run.go(CoachWish::On) {
                break;
            }
            seen += 1;
            assert!(seen < 200, "{id:?} has no end");
        }
        assert_eq!(page(&run), lesson.pages.len());
        for expected in (1..lesson.pages.len()).rev() {
            assert!(!run.go(CoachWish::Back));
            assert_eq!(page(&run), expected);
        }
        assert!(!run.go(CoachWish::Back));
        assert_eq!(page(&run), 1);
        assert!(run.go(CoachWish::Leave));
    }
}

#[test]
fn a_step_back_inside_a_page_takes_the_command_back() {
    let mut run = run(GameId::Argo);
    while run.stop().is_none_or(|stop| stop.asked.is_none()) || page(&run) < 7 {
        run.go(CoachWish::On);
    }
    let stop = run.stop().expect("a position").clone();
    let (asked, _) = stop.asked.clone().expect("a command");
    run.hear(&command(asked));
    assert_ne!(run.stop().expect("a position").game, stop.game);
    assert_eq!(page(&run), 7);
    let back = ClientMessage::StepBack {
        seat: LEARNER,
        revision: 0,
    };
    run.hear(&back);
    assert_eq!(run.stop().expect("a position").game, stop.game);
    run.hear(&back);
    assert_eq!(page(&run), 7, "the page before is not the table's");
}

#[test]
fn points_are_explained_no_longer_than_their_page_is_shown() {
    let mut harness = screen(run(GameId::AquaSphere), |ui, run| {
        let (screen, client) = run.on_screen();
        screen.draw(ui, client);
    });
    let text = |run: &LessonRun| run.client().coach.as_ref().map(|coach| coach.text.clone());
    while text(harness.state()).as_deref() != Some("aq-lesson-scoring") {
        assert!(!harness.state_mut().go(CoachWish::On), "no page is about the scoring");
    }
    let explains = |harness: &Harness<'_, LessonRun>| {
        let mut steps = harness.query_all_by_role(Role::Button);
        steps.any(|step| {
            step.accesskit_node()
                .label()
                .is_some_and(|label| label.starts_with("Control fields"))
        })
    };
    harness.run_steps(3);
    assert!(explains(&harness));
    // "Do it for me" goes on.
    harness.state_mut().go(CoachWish::On);
    harness.run_steps(3);
    assert!(!explains(&harness), "the page before is still on the board");
}

#[test]
fn what_the_coach_says_is_whole_in_every_language_in_the_smallest_window() {
    for &id in GameId::ALL {
        for language in Language::ALL {
            speaking(language, || {
                let mut harness = screen((run(id), 0.0_f32), |ui, (run, high)| {
                    *high = coach_height(ui, run);
                    let mut coach = run.client().coach.clone().expect("a coach");
                    coach.strayed = true;
                    let (strip, _) = ui.max_rect().split_top_bottom_at_y(*high);
                    coach_ui(ui, strip, &coach, true);
                });
                let mut cut = BTreeSet::new();
                let mut over = false;
                while !over {
                    harness.run_steps(2);
                    cut.extend(flaws(&harness));
                    let (run, high) = harness.state_mut();
                    assert!(
                        *high <= 88.0,
                        "{id:?} {language:?}: {high} points leave too little of the board"
                    );
                    over = run.go(CoachWish::On);
                }
                assert_eq!(cut, BTreeSet::new(), "{id:?} {language:?}");
            });
        }
    }
}

fn steps(harness: &mut Program) {
    (0..6).for_each(|_| harness.step());
}

fn labels(harness: &Program, role: Role) -> Vec<String> {
    let all = harness.query_all_by_role(role);
    all.filter_map(|node| node.accesskit_node().label()).collect()
}

/// The part of the lesson that is shown: its page, and whether something is half done there.
fn shown_now(harness: &Program) -> Option<(usize, u32)> {
    let client = harness.state().as_ref()?.lesson()?.client();
    Some((client.coach.as_ref()?.page, client.snapshot.as_ref()?.revision))
}

/// Begins a lesson as somebody new does.
fn begin(port: u16, id: GameId) -> Program {
    let (mut harness, bell) = program_at(port);
    until(&mut harness, &bell, "the start", "Play here");
    press(&mut harness, "Learn");
    harness.get_by_label(&game(id.name())).click();
    steps(&mut harness);
    press(&mut harness, "Play the lesson");
    steps(&mut harness);
    assert_eq!(harness.state().as_ref().map(App::screen), Some(Screen::Lesson));
    harness
}

/// Clicks where the mark says "Here", and presses Enter where there is none; `still` counts how often that did nothing.
fn follow(harness: &mut Program, still: usize) {
    let reads = labels(harness, Role::Button)
        .iter()
        .any(|label| label == "Next" || label == "Finish");
    let mark = harness.query_all_by_role(Role::Label).find_map(|node| {
        // What is only text is the value of its node.
        let label = node.accesskit_node().value()?;
        Some((label.strip_prefix("Here: ")?.to_owned(), node.rect()))
    });
    let place = mark.filter(|_| !reads).and_then(|(place, tag)| {
        // Several places may have one name: the mark lies at the one that is meant.
        let all = harness.query_all_by_role(Role::Button);
        let named = all.filter(|node| {
            node.accesskit_node()
                .label()
                .is_some_and(|label| label.starts_with(&place))
        });
        named.min_by_key(|node| node.rect().distance_to_pos(tag.center()) as i32)
    });
    match place {
        // Somebody stands in the middle of it, so that a click means them: the digit is its own.
        Some(_) if still == 4 => harness.key_press(Key::Num1),
        Some(place) => place.click(),
        None => harness.key_press(Key::Enter),
    }
    steps(harness);
}

/// Follows the marks to the end in so many clicks and keys: no mark lies where nothing has to be clicked.
fn played_by_its_marks(port: u16, id: GameId, most: usize) {
    let mut harness = begin(port, id);
    let (mut last, mut still, mut taken) = (None, 0, 0);
    while let Some(now) = shown_now(&harness) {
        still = if last == Some(now) { still + 1 } else { 0 };
        last = Some(now);
        let said = labels(&harness, Role::Status);
        assert!(still < 12, "{id:?} stands still at {now:?}: {said:?}");
        let app = harness.state().as_ref().expect("the program");
        let coach = app
            .lesson()
            .and_then(|run| run.client().coach.clone())
            .expect("a coach");
        assert!(!coach.strayed, "{id:?}: the mark leads astray on page {}", coach.page);
        let words = coach_words(&coach.text, Keys::default());
        assert!(said.contains(&words), "it is read aloud");
        follow(&mut harness, still);
        taken += 1;
    }
    assert!(taken <= most, "{id:?} takes {taken}");
    assert_eq!(harness.state().as_ref().map(App::screen), Some(Screen::Start));
}

#[test]
fn argo_is_learnt_by_following_the_marks() {
    played_by_its_marks(16_441, GameId::Argo, 30);
}

#[test]
fn alien_frontiers_is_learnt_by_following_the_marks() {
    played_by_its_marks(16_442, GameId::AlienFrontiers, 24);
}

#[test]
fn aquasphere_is_learnt_by_following_the_marks() {
    played_by_its_marks(16_443, GameId::AquaSphere, 30);
}

#[test]
fn a_lesson_is_played_from_the_list_with_the_keyboard_and_left_with_esc() {
    let mut harness = begin(16_444, GameId::Argo);
    let key = |harness: &mut Program, key| {
        harness.key_press(key);
        steps(harness);
    };
    (0..3).for_each(|_| key(&mut harness, Key::Enter));
    assert_eq!(shown_now(&harness).map(|(page, _)| page), Some(4));
    key(&mut harness, Key::H);
    key(&mut harness, Key::Num1);
    let moved = shown_now(&harness).map(|(page, _)| page);
    assert_eq!(moved, Some(5), "the only alien has one way");
    key(&mut harness, Key::PageUp);
    assert_eq!(shown_now(&harness).map(|(page, _)| page), Some(4));
    key(&mut harness, Key::PageDown);
    assert_eq!(shown_now(&harness).map(|(page, _)| page), Some(5), "the coach does it");
    key(&mut harness, Key::Questionmark);
    assert!(harness.query_by_role(Role::Document).is_some(), "the rules");
    assert!(harness.query_by_label("Play the lesson").is_none());
    key(&mut harness, Key::Escape);
    assert_eq!(harness.state().as_ref().map(App::screen), Some(Screen::Lesson));
    key(&mut harness, Key::Escape);
    assert_eq!(harness.state().as_ref().map(App::screen), Some(Screen::Start));
}
