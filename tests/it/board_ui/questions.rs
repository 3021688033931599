//! Every kind of question is answered by mouse on the drawing, by keyboard, and from the list.

use super::*;
use podbay::app::board::drawn::{Outline, SpotAt};
use podbay::games::{alien_frontiers, aqua_sphere, argo};
use podbay::rules::Notation;
use podbay::text::t_args;
use std::{collections::BTreeMap, sync::LazyLock};
use strum::VariantNames;

/// The kind of a question: the name of its variant.
pub fn kind(prompt: &impl std::fmt::Debug) -> String {
    let text = format!("{prompt:?}");
    text.split([' ', '{', '(']).next().unwrap_or_default().to_owned()
}

/// A position with what it is played with.
pub type Position<G> = (<G as podbay::rules::Game>::Setup, G);
pub type Positions<G> = Vec<Position<G>>;

/// A position for every kind of question, from games played at random: the one with the most answers.
fn positions<G: Boarded>(options: &[(&str, &str)], not_at_random: &[&str]) -> Positions<G>
where
    G::Prompt: VariantNames,
{
    let kinds = G::Prompt::VARIANTS.len() - not_at_random.len();
    let mut found: BTreeMap<String, (G::Setup, G, usize)> = BTreeMap::new();
    for seed in 1..=200 {
        let Table { setup, mut game, .. } = Table::<G>::new(seed, 2 + seed as usize % 3, options);
        let mut rng = GameRng::new(Seed::from_number(seed));
        while let Some(open) = game.decisions(&setup).pop() {
            let list = legal(&game, &setup, open.seat);
            let most = found.get(&kind(&open.prompt)).map_or(0, |(.., most)| *most);
            if list.len() > most {
                found.insert(kind(&open.prompt), (setup.clone(), game.clone(), list.len()));
            }
            let command = list[rng.below(list.len() as u32) as usize];
            game.apply(&setup, open.seat, &command).unwrap();
        }
        if seed >= 12 && found.len() == kinds {
            break;
        }
    }
    assert_eq!(found.len(), kinds, "{:?}", found.keys());
    found.into_values().map(|(setup, game, _)| (setup, game)).collect()
}

pub static FRONTIERS: LazyLock<Positions<alien_frontiers::State>> = LazyLock::new(|| positions(&[], &[]));
pub static SPHERE: LazyLock<Positions<aqua_sphere::State>> =
    LazyLock::new(|| positions(&[("red_line_crystal", "optional")], &[]));

pub static STATION: LazyLock<Positions<argo::State>> = LazyLock::new(|| {
    let mut all = positions(&[], &["ChoosePilot"]);
    // At random no Pilot ever gets into an empty pod.
    let pod = "tile C01 0,-2 r0\ntile pod4 0,-3 r0\nat C01 P0.pilot";
    let Table { setup, game, .. } = Table::at(pod).play(&["move P0.pilot pod4"]);
    all.push((setup, game));
    all
});

/// Positions in which Bo may soon end the game: with one astronaut left who can move, and with none.
pub static STRANDED: LazyLock<[Position<argo::State>; 2]> = LazyLock::new(|| {
    let one = "tile C01 0,-2 r0\ntile C02 0,2 r0\ntile WAR2 2,0 r1\nat WAR2 P1.robot\n\
        saved P1.explorer:2 P1.chief:4 P1.pilot:3 P1.grunt:3\npods taken 2\npods left 2\nscore 23 18 8";
    let none = "tile C01 0,-2 r0\ntile C02 0,2 r0\n\
        saved P1.explorer:2 P1.chief:4 P1.pilot:3 P1.grunt:3 P1.robot:4\npods taken 3\npods left 3\nscore 23 19 8";
    [one, none].map(|text| {
        let Table { setup, game, .. } = Table::<argo::State>::at(text);
        (setup, game)
    })
});

/// A position in which Ada has one colony left to place.
pub static LAST_COLONY: LazyLock<Position<alien_frontiers::State>> = LazyLock::new(|| {
    let setup = setup::<alien_frontiers::State>(4, &[]);
    let text = "A hand 1 2 3 4\ncolonies lem A5\ncolonies pohl B3";
    let game = alien_frontiers::State::parse_position(&setup, text).expect("a position");
    (setup, game)
});

/// Puts another position on the screen.
pub(super) fn show<G: Boarded>(harness: &mut Window<G>, (setup, game): &(G::Setup, G)) {
    let before = harness.state();
    let next = Table {
        installed: before.installed,
        talk: before.talk.clone(),
        revision: before.revision + 1,
        ..Table::of(setup.clone(), game.clone())
    };
    *harness.state_mut() = next;
    wait(harness);
}

/// Gives the first, the middle and the last answer to every question in one window.
fn answer_all<G: Boarded>(positions: &[(G::Setup, G)], size: Vec2, answer: impl Fn(&mut Window<G>, &G::Command)) {
    let mut harness = window(Table::<G>::new(1, 2, &[]), size);
    for position in positions {
        let list = Table::of(position.0.clone(), position.1.clone()).legal();
        let mut some = vec![0, list.len() / 2, list.len() - 1];
        some.dedup();
        for index in some {
            show(&mut harness, position);
            answer(&mut harness, &list[index]);
            assert_given(&harness, 0, &list[index]);
        }
    }
}

#[test]
fn alien_frontiers_is_answered_with_the_mouse() {
    for size in [LARGE, SMALL] {
        answer_all(&FRONTIERS, size, by_mouse);
    }
}

#[test]
fn alien_frontiers_is_answered_with_the_keyboard() {
    answer_all(&FRONTIERS, SMALL, by_keys);
}

#[test]
fn alien_frontiers_is_answered_from_the_list() {
    answer_all(&FRONTIERS, LARGE, from_list);
}

#[test]
fn aqua_sphere_is_answered_with_the_mouse() {
    for size in [LARGE, SMALL] {
        answer_all(&SPHERE, size, by_mouse);
    }
}

#[test]
fn aqua_sphere_is_answered_with_the_keyboard() {
    answer_all(&SPHERE, SMALL, by_keys);
}

#[test]
fn aqua_sphere_is_answered_from_the_list() {
    answer_all(&SPHERE, SMALL, from_list);
}

#[test]
fn argo_is_answered_with_the_mouse() {
    for size in [LARGE, SMALL] {
        answer_all(&STATION, size, by_mouse);
    }
}

#[test]
fn argo_is_answered_with_the_keyboard() {
    answer_all(&STATION, LARGE, by_keys);
}

#[test]
fn argo_is_answered_from_the_list() {
    answer_all(&STATION, LARGE, from_list);
}

/// Each question is asked in words, and whatever may be clicked says what it is.
fn words<G: Boarded>(positions: &[(G::Setup, G)]) {
    let mut harness = window(Table::<G>::new(1, 2, &[]), LARGE);
    for position in positions {
        show(&mut harness, position);
        let status = labels(&harness, Role::Status);
        assert_eq!(status.len(), 1);
        assert!(status[0].len() > 12 && !status[0].contains('{'), "{status:?}");
        let places = harness.state().screen.places().iter();
        let mut places: Vec<String> = places.map(|place| place.label.clone()).collect();
        let whole = |label: &String| !label.is_empty() && !label.contains('{') && !label.contains(" :");
        assert!(places.iter().all(whole), "{places:?}");
        let count = places.len();
        places.sort();
        places.dedup();
        assert_eq!(places.len(), count, "two places read the same: {places:?}");
    }
}

#[test]
fn every_question_is_asked_in_words() {
    words(&FRONTIERS);
    words(&SPHERE);
    words(&STATION);
}

/// Places are in the window and have outlines that can be filled: convex, without two corners in one place.
fn outlined<S: std::fmt::Debug>(places: &[SpotAt<S>], size: Vec2) {
    let bounds = egui::Rect::from_min_size(egui::Pos2::ZERO, size).expand(0.5);
    for place in places {
        let (spot, rect) = (&place.spot, place.shape.bounds());
        assert!(
            bounds.contains_rect(rect) && rect.is_positive(),
            "{spot:?} at {size}: {rect:?}"
        );
        let Outline::Poly(points) = &place.shape else { continue };
        for index in 0..points.len() {
            let [a, b, c] = [0, 1, 2].map(|more| points[(index + more) % points.len()]);
            let (one, next) = (b - a, c - b);
            let turn = one.x * next.y - one.y * next.x;
            assert!(
                turn > -0.05 && one.length() > 0.1,
                "{spot:?} at {size}: {a:?} {b:?} {c:?}"
            );
        }
    }
}

/// Places that may be clicked lie beside each other, or one wholly upon the other.
fn apart<G: Boarded>(table: &Table<G>, size: Vec2) {
    let legal = table.legal();
    let open: Vec<G::Spot> = legal.iter().flat_map(|command| table.ways(command)).flatten().collect();
    let places = table.screen.places().iter().filter(|place| open.contains(&place.spot));
    let places: Vec<_> = places.collect();
    for (index, one) in places.iter().enumerate() {
        for other in &places[index + 1..] {
            let (a, b) = (one.shape.bounds(), other.shape.bounds());
            let nested = a.expand(0.5).contains_rect(b) || b.expand(0.5).contains_rect(a);
            let beside = match (&one.shape, &other.shape) {
                (Outline::Disc(a, r), Outline::Disc(b, s)) => a.distance(*b) > r + s - 1.0,
                _ => !a.shrink(1.0).intersects(b.shrink(1.0)),
            };
            assert!(
                nested || beside,
                "{:?} {a:?} and {:?} {b:?} at {size}",
                one.spot,
                other.spot
            );
        }
    }
}

fn all_laid_out<G: Boarded>(positions: &[(G::Setup, G)]) {
    for size in SIZES {
        let mut harness = window(Table::<G>::new(1, 4, &[]), size);
        for position in positions {
            show(&mut harness, position);
            outlined(harness.state().screen.places(), size);
            apart(harness.state(), size);
        }
    }
}

#[test]
fn every_place_of_every_question_has_an_outline_and_room_of_its_own() {
    all_laid_out(&FRONTIERS);
    all_laid_out(&SPHERE);
    all_laid_out(&STATION);
}

fn frontiers_asked(
    kind_of: &str,
) -> &'static (
    <alien_frontiers::State as podbay::rules::Game>::Setup,
    alien_frontiers::State,
) {
    let asked = |(setup, game): &&(_, alien_frontiers::State)| {
        let open = podbay::rules::Game::decisions(game, setup);
        open.first().is_some_and(|open| kind(&open.prompt) == kind_of)
    };
    FRONTIERS.iter().find(asked).expect("a position for every question")
}

/// Clicks the first place whose label has these words.
fn click_on<G: Boarded>(harness: &mut Window<G>, words: &str) {
    let read = labels(harness, Role::Button);
    let label = read.iter().find(|label| label.contains(words));
    let label = label.unwrap_or_else(|| panic!("{words} is not among {read:?}")).clone();
    harness.get_by_role_and_label(Role::Button, &label).click();
    harness.run_steps(3);
}

#[test]
fn loot_is_taken_unit_by_unit_and_put_back() {
    use alien_frontiers::Command;
    for size in [SMALL, LARGE] {
        let mut harness = window(Table::<alien_frontiers::State>::new(1, 2, &[]), size);
        show(&mut harness, frontiers_asked("ChooseRaid"));
        click_on(&mut harness, "1 fuel of");
        let commands = harness.state().commands();
        assert!(matches!(
            commands[..],
            [Command::RaidResources, Command::TakeResource { .. }]
        ));
        let taken = harness.state().game.clone();
        click_on(&mut harness, "1 fuel of");
        assert_eq!(harness.state().commands().len(), 3);
        click_on(&mut harness, "Loot 2");
        assert!(matches!(
            harness.state().actions.last(),
            Some(Wish::Say(ClientMessage::StepBack { .. }))
        ));
        assert_eq!(harness.state().game, taken);
    }
}

#[test]
fn the_discard_pile_is_looked_into_at_any_time() {
    for size in [SMALL, LARGE] {
        let mut harness = window(Table::<alien_frontiers::State>::new(1, 2, &[]), size);
        show(&mut harness, frontiers_asked("Main"));
        let shown = harness.state().screen.places().len();
        click_on(&mut harness, "discard pile");
        assert!(!harness.state().screen.is_idle());
        assert_ne!(harness.state().screen.places().len(), shown);
        click_on(&mut harness, "discard pile");
        assert!(harness.state().screen.is_idle(), "a second click closes it");
        click_on(&mut harness, "discard pile");
        press(&mut harness, Key::Escape);
        assert!(harness.state().screen.is_idle());
        assert_eq!(harness.state().commands(), []);
    }
}

/// Where nothing can be clicked on the drawing, nothing says that it can.
#[test]
fn a_lit_place_is_spoken_of_only_where_there_is_one() {
    let hint = |harness: &Window<argo::State>| {
        let hint = t_args("board-hint", &[("list", "H".into())]);
        labels(harness, Role::Label).contains(&hint)
    };
    let mut harness = window(Table::<argo::State>::new(1, 2, &[]), LARGE);
    let (mut hints, mut unlit) = (0, 0);
    for position in STATION.iter() {
        show(&mut harness, position);
        let list = Table::of(position.0.clone(), position.1.clone());
        let lit = list.legal().iter().any(|command| !list.ways(command).is_empty());
        assert!(lit || !hint(&harness), "{:?}", list.prompt());
        hints += usize::from(hint(&harness));
        unlit += usize::from(!lit);
    }
    assert!(hints > 10 && unlit > 1, "{hints} {unlit}");
}
