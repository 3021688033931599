//! The geometry, the words and the ways of the drawn board in random games.

use super::{pieces::SeaPiece, spots::SeaSpot};
use crate::{
    app::{
        board::drawn::{BoardLayout, BoardScene, Drawn, Outline},
        look::sizes::Breakpoint,
    },
    games::{
        aqua_sphere::{Card, Command, OwnCard, RoundPart, Sector, Setup, Space, State, Symbol, View},
        trial::{self, kind},
    },
    rules::{Game, GameRng, Seat, Seed, Viewer, legal},
    text::About,
};
use egui::{Rect, Vec2, pos2, vec2};
use std::collections::{BTreeSet, HashSet};

/// Red lines ask for a crystal then.
const OPTIONAL: &[(&str, &str)] = &[("red_line_crystal", "optional")];

const WINDOWS: [Vec2; 4] = [
    vec2(960.0, 600.0),
    vec2(1180.0, 720.0),
    vec2(1440.0, 900.0),
    vec2(1920.0, 1080.0),
];

/// Hands a scene of a view in a window to a function.
fn in_window<R>(setup: &Setup, view: &View, window: Vec2, look: impl FnOnce(&BoardScene<'_, State>) -> R) -> R {
    let names = ["Ada", "Bo", "Cleo", "Dee"].map(str::to_owned);
    let (breakpoint, prompt) = (Breakpoint::of(window), view.board.prompt());
    let rails = breakpoint.drawn();
    let about = About {
        setup,
        view,
        names: &names[..setup.players.get()],
        you: view.board.asked(),
    };
    let board = Rect::from_min_max(
        pos2(rails.left, 96.0),
        pos2(window.x - rails.right, window.y - rails.actions),
    );
    let mut scene = BoardScene {
        viewer: view.board.asked(),
        prompt: prompt.as_ref(),
        ..BoardScene::resting(about, [board, Rect::NOTHING, Rect::NOTHING], breakpoint)
    };
    let compact = breakpoint == Breakpoint::Compact;
    let (margin, gap) = if compact { (5.0, 6.0) } else { (10.0, 8.0) };
    let rail = Rect::from_min_max(pos2(window.x - rails.right, 52.0), window.to_pos2()).shrink2(vec2(margin, 8.0));
    scene.rail = Rect::from_min_size(rail.min, vec2(rail.width(), State::rail_height(&scene)));
    assert!(scene.rail.height() < rail.height() - 50.0, "the log has no room");
    let left = Rect::from_min_max(pos2(0.0, 52.0), pos2(rails.left, window.y)).shrink2(vec2(margin, gap));
    let card = State::CARD_HEIGHT[usize::from(!compact)] + gap;
    let top = left.top() + card * setup.players.get() as f32;
    scene.left = Rect::from_min_max(pos2(left.left(), top.min(left.bottom())), left.max);
    look(&scene)
}

/// Plays a random game and hands every position with its legal commands to a function.
fn play(setup: &Setup, seed: u64, mut look: impl FnMut(&View, &[Command])) {
    let mut state = State::new(setup, Seed::from_number(seed));
    let mut rng = GameRng::new(Seed::from_number(seed + 1));
    loop {
        let view = state.view(Viewer::Spectator);
        let Some(seat) = state.decisions(setup).first().map(|decision| decision.seat) else {
            return look(&view, &[]);
        };
        let list = legal(&state, setup, seat);
        look(&view, &list);
        // Whoever does what bots are for comes to cards and red lines.
        let performs = list.iter().copied().find(|command| *command == Command::Perform);
        let command = performs.unwrap_or_else(|| trial::any(&list, &mut rng));
        state.apply(setup, seat, &command).expect("listed");
    }
}

fn shape_of(layout: &BoardLayout<SeaSpot, SeaPiece>, spot: SeaSpot) -> Rect {
    let found = layout.places.iter().find(|place| place.spot == spot);
    found.unwrap_or_else(|| panic!("no place {spot:?}")).shape.bounds()
}

fn apart(layout: &BoardLayout<SeaSpot, SeaPiece>, spots: &[SeaSpot]) {
    for (index, &one) in spots.iter().enumerate() {
        for &other in &spots[index + 1..] {
            let (a, b) = (shape_of(layout, one).shrink(1.5), shape_of(layout, other).shrink(1.5));
            assert!(!a.intersects(b), "{one:?} {a:?} lies over {other:?} {b:?}");
        }
    }
}

#[test]
fn in_every_window_places_lie_in_their_parts_and_apart() {
    for players in 2..=4 {
        let setup = trial::setup::<State>(players, &[]);
        let view = State::new(&setup, Seed::from_number(1)).view(Viewer::Spectator);
        for window in WINDOWS {
            in_window(&setup, &view, window, |scene| {
                let layout = State::layout(scene);
                for place in &layout.places {
                    let rect = place.shape.bounds();
                    let inside = [scene.board, scene.rail, scene.left]
                        .iter()
                        .any(|part| part.contains_rect(rect));
                    assert!(inside, "{window:?} {players}: {:?} {rect:?}", place.spot);
                    assert!(
                        rect.width() >= 14.0 && rect.height() >= 10.0,
                        "{window:?}: {:?} {rect:?}",
                        place.spot
                    );
                }
                for piece in &layout.pieces {
                    let inside = [scene.board, scene.rail, scene.left]
                        .iter()
                        .any(|part| part.contains(piece.at));
                    assert!(inside && piece.r >= 4.0, "{window:?}: {piece:?}");
                }
                let mut spots: Vec<SeaSpot> = Sector::ALL.map(SeaSpot::Sector).to_vec();
                spots.extend(Symbol::ALL.map(SeaSpot::Hexagon));
                spots.extend([
                    SeaSpot::Bots,
                    SeaSpot::Submarines,
                    SeaSpot::Time,
                    SeaSpot::Research,
                    SeaSpot::Hub,
                ]);
                spots.extend((0..5).map(SeaSpot::Module));
                spots.extend(Space::ALL.map(SeaSpot::Space));
                spots.extend([
                    SeaSpot::Start,
                    SeaSpot::Next,
                    SeaSpot::Pass(0),
                    SeaSpot::Supply,
                    SeaSpot::Order,
                ]);
                spots.push(SeaSpot::Track);
                apart(&layout, &spots);
                for sector in Sector::ALL {
                    apart(&layout, &Symbol::ALL.map(|symbol| SeaSpot::Area(sector, symbol)));
                    apart(&layout, &[SeaSpot::Control(sector), SeaSpot::Charging(sector)]);
                }
            });
        }
    }
}

/// The commands that only the list and the large button give.
fn goes_by_itself(command: &Command) -> bool {
    use Command as C;
    let declines = matches!(command, C::Skip | C::DeclineLetter | C::DeclineCard);
    declines || matches!(command, C::EndTurn | C::PrepDone | C::Commit)
}

#[test]
fn every_command_has_ways_over_places_and_every_place_has_words_of_its_own() {
    let mut kinds = BTreeSet::new();
    for (players, seed, options) in [
        (2, 3, &[][..]),
        (3, 4, OPTIONAL),
        (4, 5, &[]),
        (4, 7, OPTIONAL),
        (2, 8, &[]),
    ] {
        let setup = trial::setup::<State>(players, options);
        let mut window = WINDOWS.iter().cycle();
        play(&setup, seed, |view, list| {
            let size = *window.next().expect("a cycle has no end");
            in_window(&setup, view, size, |scene| {
                let layout = State::layout(scene);
                let places: HashSet<SeaSpot> = layout.places.iter().map(|place| place.spot).collect();
                assert_eq!(places.len(), layout.places.len(), "a place twice");
                let labels: HashSet<&str> = layout.places.iter().map(|place| place.label.as_str()).collect();
                let twice = layout
                    .places
                    .iter()
                    .filter(|place| !labels.contains(place.label.as_str()));
                assert_eq!(twice.count(), 0);
                assert_eq!(labels.len(), layout.places.len(), "{:#?}", labels);
                for place in &layout.places {
                    let text = &place.label;
                    let whole = !text.trim().is_empty() && !text.contains(['{', '}']) && !text.contains("aq-");
                    assert!(whole, "{:?}: {text:?}", place.spot);
                }
                let pieces: HashSet<SeaPiece> = layout.pieces.iter().map(|piece| piece.piece).collect();
                assert_eq!(pieces.len(), layout.pieces.len(), "a piece twice");
                for command in list.iter().filter(|command| !goes_by_itself(command)) {
                    let prompt = scene.prompt.expect("somebody is asked");
                    let ways = State::ways(scene.about, prompt, command);
                    assert!(!ways.is_empty(), "{command:?}");
                    let all = ways.iter().flatten().all(|spot| places.contains(spot));
                    assert!(all, "{command:?}: {ways:?}");
                    kinds.insert(kind(command));
                }
            });
        });
    }
    assert!(kinds.len() >= 11, "{kinds:?}");
}

#[test]
fn the_preparation_is_answered_on_the_own_board() {
    let setup = trial::setup::<State>(2, &[]);
    let mut state = State::new(&setup, Seed::from_number(1));
    let (board, card) = (&mut state.board, Card::Interim(Symbol::Red));
    let seat = board.active;
    board.stage = RoundPart::Preparation;
    let player = &mut board.players[seat];
    player.time = 9;
    let owned = [(Card::Sidestep, false), (card, true), (card, false)];
    player.cards = owned.map(|(card, used)| OwnCard { card, used }).into_iter().collect();
    let list = legal(&state, &setup, seat);
    let view = state.view(Viewer::Spectator);
    in_window(&setup, &view, WINDOWS[0], |scene| {
        let prompt = scene.prompt.expect("the preparation asks");
        let ways = |command: &Command| State::ways(scene.about, prompt, command);
        let all: Vec<_> = list.iter().map(|command| (*command, ways(command))).collect();
        let expected = [
            (Command::TakeSubTime, vec![vec![SeaSpot::Submarines]]),
            (Command::UseInt { card }, vec![vec![SeaSpot::Card(2)]]),
            (Command::PrepDone, Vec::new()),
        ];
        assert_eq!(all, expected);
        shape_of(&State::layout(scene), SeaSpot::Card(2));
    });
}

#[test]
fn the_targets_of_one_question_tell_its_commands_apart() {
    let setup = trial::setup::<State>(4, OPTIONAL);
    play(&setup, 9, |view, list| {
        in_window(&setup, view, WINDOWS[2], |scene| {
            let mut taken = HashSet::new();
            for command in list {
                let prompt = scene.prompt.expect("somebody is asked");
                for way in State::ways(scene.about, prompt, command) {
                    assert!(taken.insert(way.clone()), "{way:?} means {command:?} and another");
                }
            }
        });
    });
}

#[test]
fn a_whole_game_is_drawn_and_a_scoring_shows_everybody() {
    let (setup, ctx) = (trial::setup::<State>(3, &[]), egui::Context::default());
    crate::app::look::install(&ctx);
    let (mut scored, mut windows) = (0, WINDOWS.iter().cycle());
    play(&setup, 2, |view, list| {
        let size = *windows.next().expect("a cycle has no end");
        in_window(&setup, view, size, |scene| {
            let _ = ctx.run_ui(egui::RawInput::default(), |ui| {
                let mut pen = crate::app::look::Pen::new(ui.ctx());
                State::ground(&mut pen, scene);
                for piece in State::layout(scene).pieces {
                    State::piece(&mut pen, scene, &piece);
                }
                for seat in setup.players.seats() {
                    State::player(
                        &mut pen,
                        scene,
                        seat,
                        Rect::from_min_size(scene.left.min, vec2(200.0, 70.0)),
                    );
                }
                State::above(&mut pen, scene);
                assert!(pen.shapes.len() > 300, "{}", pen.shapes.len());
            });
            if view.board.stage == RoundPart::Scoring && list == [Command::Commit] {
                let layout = State::layout(scene);
                for seat in setup.players.seats() {
                    let place = layout.places.iter().find(|place| place.spot == SeaSpot::Score(seat));
                    let place = place.expect("a row for every player");
                    assert!(matches!(place.shape, Outline::Poly(_)));
                    assert!(place.label.contains(&scene.about.seat(seat)));
                }
                assert!(
                    layout
                        .places
                        .iter()
                        .all(|place| place.spot != SeaSpot::Hexagon(Symbol::Red))
                );
                scored += 1;
            }
        });
    });
    assert_eq!(scored, 4);
}

#[test]
fn a_piece_goes_where_the_position_says() {
    let setup = trial::setup::<State>(2, &[]);
    play(&setup, 8, |view, _| {
        in_window(&setup, view, WINDOWS[2], |scene| {
            let layout = State::layout(scene);
            for seat in setup.players.seats() {
                let (sector, symbol) = view.board.players[seat].scientist;
                let scientist = layout.pieces.iter().find(|at| at.piece == SeaPiece::Scientist(seat));
                let area = shape_of(&layout, SeaSpot::Area(sector, symbol)).expand(8.0);
                assert!(
                    scientist.is_some_and(|at| area.contains(at.at)),
                    "{seat:?} at {sector:?} {symbol:?}"
                );
            }
            let charging: u8 = view.board.areas.iter().flat_map(|area| area.station.0).sum();
            let held = view.board.areas.iter().filter(|area| area.control.is_some()).count();
            let bots = |of: fn(&SeaPiece) -> bool| layout.pieces.iter().filter(|at| of(&at.piece)).count();
            let in_sectors = bots(|piece| matches!(piece, SeaPiece::Bot(_, berth) if berth.is_in_sector()));
            assert_eq!(in_sectors, usize::from(charging) + held);
            let own: Option<Seat> = scene.viewer;
            let engineers = bots(|piece| matches!(piece, SeaPiece::Engineer(_)));
            assert!(own.is_none() || engineers == 2 || engineers == 0);
        });
    });
}
