//! The words, the ways and the scoring of the drawn board in random games.

use super::pieces::{Berth, SeaPiece};
use super::{players, spots::SeaSpot, ways};
use crate::app::board::drawn::{BoardScene, Drawn};
use crate::app::board::story::Deed;
use crate::app::look::sizes::Breakpoint;
use crate::games::aqua_sphere::{Area, Card, Command, Event, OwnCard, RoundPart, Setup, State, Symbol, View};
use crate::games::trial;
use crate::rules::{Game, GameRng, Seed, Viewer, legal};
use crate::store::Keys;
use crate::text::About;
use egui::{Rect, pos2, vec2};
use std::collections::BTreeSet;

/// Hands a scene of a view to a function.
fn scene<R>(setup: &Setup, view: &View, look: impl FnOnce(&BoardScene<'_, State>) -> R) -> R {
    let names = ["Ada", "Bo", "Cleo", "Dee"].map(str::to_owned);
    let (asked, prompt) = (view.board.asked(), view.board.prompt());
    let about = About {
        setup,
        view,
        names: &names[..setup.players.get()],
        you: asked,
    };
    let [x, y] = [[264.0, 1152.0, 1430.0], [60.0, 560.0, 832.0]];
    let board = Rect::from_min_max(pos2(x[0], y[0]), pos2(x[1], y[2]));
    let rail = Rect::from_min_max(pos2(x[1], y[0]), pos2(x[2], y[1]));
    let left = Rect::from_min_max(pos2(0.0, y[1]), pos2(x[0], y[2]));
    let resting = BoardScene::resting(about, [board, rail, left], (Breakpoint::Regular, Keys::default()));
    look(&BoardScene {
        viewer: asked,
        prompt: prompt.as_ref(),
        ..resting
    })
}

/// Plays a random game and hands every position to a function, with the story that led to it.
fn play(players: usize, seed: u64, mut look: impl FnMut(&BoardScene<'_, State>)) {
    let setup = trial::setup::<State>(players, &[]);
    let mut state = State::new(&setup, Seed::from_number(seed));
    let mut rng = GameRng::new(Seed::from_number(seed + 1));
    let mut story = Vec::new();
    loop {
        let view = state.view(Viewer::Spectator);
        scene(&setup, &view, |scene| {
            look(&BoardScene {
                story: &story,
                ..*scene
            })
        });
        let Some(seat) = state.decisions(&setup).first().map(|decision| decision.seat) else {
            return;
        };
        let command = trial::any(&legal(&state, &setup, seat), &mut rng);
        let applied = state.apply(&setup, seat, &command).expect("listed");
        story.push(Deed::of(seat, command, applied.events));
    }
}

#[test]
fn a_scoring_is_explained_to_the_point() {
    let (mut scored, mut pages) = (0, 0);
    play(4, 2, |scene| {
        let board = &scene.about.view.board;
        let account = State::account(scene);
        assert_eq!(account.is_some(), players::scores(board));
        let Some(account) = account else { return };
        scored += 1;
        pages += account.pages.len();
        let number = |text: &str| text.replace('−', "-").parse::<i32>().expect("a number");
        for (index, seat) in scene.about.setup.players.seats().enumerate() {
            let round = &account.pages[0];
            let sum: i32 = round.steps[..4].iter().map(|step| number(&step.rows[index].1)).sum();
            let mut events = scene.story.iter().rev().flat_map(|deed| deed.events.iter().rev());
            let scored = events.find_map(|event| match *event {
                Event::RoundScored { seat: of, majority, .. } if of == seat => Some(majority),
                _ => None,
            });
            let control = number(&round.steps[0].rows[index].1);
            assert_eq!(scored.map(i32::from), Some(control), "{seat:?}");
            let (_, way) = &round.steps[4].rows[index];
            let (from, to) = way.split_once(" › ").expect("from and to");
            let moved = number(to) - number(from);
            assert!(moved <= sum.max(0), "a red line adds nothing: {way} {sum}");
            assert_eq!(round.sums[index], to);
            let last = account.pages.last().expect("a page");
            if board.stage == RoundPart::Over {
                assert_eq!(number(&last.sums[index]), i32::from(board.players[seat].points.total()));
            }
        }
    });
    assert_eq!(
        (scored, pages),
        (5, 7),
        "the last round with the final scoring, at the end too"
    );
}

#[test]
fn a_click_where_nothing_is_possible_has_a_reason() {
    let mut kinds = BTreeSet::new();
    play(4, 2, |scene| {
        let (setup, view) = (scene.about.setup, scene.about.view);
        let Some(seat) = view.board.asked() else { return };
        let copy = State::from_view(setup, view, Seed::from_number(0)).expect("a view of a game");
        let list = legal(&copy, setup, seat);
        let places = State::layout(scene).places;
        let meant = places.iter().filter_map(|place| ways::meant(&view.board, place.spot));
        for command in ways::looked_for(scene.about, seat).into_iter().chain(meant) {
            let reason = copy.explain(setup, seat, &command);
            assert_eq!(reason.is_none(), list.contains(&command), "{command:?}");
            kinds.extend(reason.map(|reason| <&str>::from(&reason)));
        }
    });
    let wanted = "no-arrow symbol-occupied too-little-time not-on-exit free-program-used not-programmed";
    let mut wanted = wanted.split(' ');
    assert!(wanted.all(|kind| kinds.contains(kind)), "{kinds:?}");
}

#[test]
fn the_preparation_is_answered_on_the_own_board() {
    let setup = trial::setup::<State>(2, &[]);
    let mut state = State::new(&setup, Seed::from_number(1));
    let (board, card) = (&mut state.board, Card::Interim(Symbol::Red));
    let seat = board.active;
    board.stage = RoundPart::Preparation;
    board.players[seat].time = 9;
    let owned = [(Card::Sidestep, false), (card, true), (card, false)];
    board.players[seat].cards = owned.map(|(card, used)| OwnCard { card, used }).into_iter().collect();
    let list = legal(&state, &setup, seat);
    scene(&setup, &state.view(Viewer::Spectator), |scene| {
        let prompt = scene.prompt.expect("the preparation asks");
        let ways = |command: &Command| (*command, State::ways(scene.about, prompt, command));
        let expected = [
            (Command::TakeSubTime, vec![vec![SeaSpot::Submarines]]),
            (Command::UseInt { card }, vec![vec![SeaSpot::Card(2)]]),
            (Command::PrepDone, Vec::new()),
        ];
        assert_eq!(list.iter().map(ways).collect::<Vec<_>>(), expected);
    });
}

#[test]
fn pieces_stand_where_the_position_says_and_players_are_read_aloud() {
    play(2, 8, |scene| {
        let (board, layout) = (&scene.about.view.board, State::layout(scene));
        for seat in scene.about.setup.players.seats() {
            let (sector, symbol) = board.players[seat].scientist;
            let spot = SeaSpot::Area(sector, symbol);
            let area = layout.places.iter().find(|place| place.spot == spot);
            let scientist = layout.pieces.iter().find(|at| at.piece == SeaPiece::Scientist(seat));
            let area = area.expect("an area").shape.bounds().expand(8.0);
            assert!(
                scientist.is_some_and(|at| area.contains(at.at)),
                "{seat:?} in {sector:?}"
            );
            let spoken = players::spoken(scene.about, seat);
            assert!(!spoken.contains(['{', '}']) && !spoken.contains(", ,"), "{spoken}");
        }
        let bots = |area: &Area| area.station.0.iter().sum::<u8>() + u8::from(area.control.is_some());
        let shown = |piece: SeaPiece| matches!(piece, SeaPiece::Bot(_, Berth::Control(_) | Berth::Charging(..)));
        let shown = layout.pieces.iter().filter(|at| shown(at.piece)).count();
        assert_eq!(shown, board.areas.iter().map(bots).map(usize::from).sum::<usize>());
    });
}

#[test]
fn digits_hide_neither_what_a_pill_brings_nor_the_number_of_a_place() {
    let mut seen = BTreeSet::new();
    play(2, 8, |scene| {
        for place in State::layout(scene).places {
            let kind = match place.spot {
                SeaSpot::Return(_) => "pill",
                SeaSpot::Pass(_) => "place",
                _ => continue,
            };
            let words = Rect::from_center_size(place.shape.bounds().center(), vec2(30.0, 6.0));
            let cap = Rect::from_center_size(State::digit_at(&place), vec2(20.0, 20.0));
            assert!(!cap.intersects(words), "{:?}", place.spot);
            seen.insert(kind);
        }
    });
    assert_eq!(seen.len(), 2);
}
