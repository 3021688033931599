//! Argo's station moved, and looked at from nearer and from farther away; tiles turned by key and wheel.

use super::{argo::*, *};
use podbay::{
    app::argo::spots::ArgoSpot,
    games::argo::{Cell, Command, State},
};

#[test]
fn a_figure_is_large_enough_to_be_hit_also_where_the_station_is_small() {
    let table = Table::at("tile C01 0,-2 r0\nat C01 P0.chief\nphase action1");
    let mut harness = window(table, SMALL);
    (0..20).for_each(|_| press(&mut harness, Key::Minus));
    let label = labels(&harness, Role::Button)
        .into_iter()
        .find(|label| label.starts_with("Your Chief"));
    let size = harness.get_by_label(&label.expect("it may be chosen")).rect().size();
    assert!(size.min_elem() >= 31.9, "{size}");
}

#[test]
fn the_station_is_moved_and_looked_at_from_nearer() {
    let mut harness = window(Table::at("tile C01 0,-2 r0"), LARGE);
    let width = |harness: &Window<State>| bounds_of(harness, ROOM);
    let fitted = width(&harness);
    press(&mut harness, Key::Plus);
    wait(&mut harness);
    assert!(width(&harness).width() > 1.1 * fitted.width());
    let corner = harness.get_by_role(Role::Canvas).rect().min + Vec2::splat(30.0);
    let before = width(&harness).center();
    drag(&mut harness, corner, corner + Vec2::new(60.0, 40.0));
    assert!((width(&harness).center() - before - Vec2::new(60.0, 40.0)).length() < 25.0);
    press(&mut harness, Key::F);
    wait(&mut harness);
    assert!((width(&harness).center() - fitted.center()).length() < 0.1);
}

#[test]
fn looking_from_nearer_keeps_the_point_under_the_pointer_and_has_its_limits() {
    let mut harness = window(Table::at("tile C01 0,-2 r0"), LARGE);
    let fitted = bounds_of(&harness, ROOM);
    harness.hover_at(fitted.min);
    harness.event(egui::Event::Zoom(1.3));
    wait(&mut harness);
    let nearer = bounds_of(&harness, ROOM);
    assert!(
        nearer.width() > 1.2 * fitted.width() && nearer.min.distance(fitted.min) < 0.5,
        "{nearer:?}"
    );
    let mut pressed = |key| {
        (0..40).for_each(|_| press(&mut harness, key));
        wait(&mut harness);
        bounds_of(&harness, ROOM).width()
    };
    let ratio = pressed(Key::Plus) / pressed(Key::Minus);
    assert!(
        (ratio - 10.0).abs() < 0.01,
        "from a fifth of its size to twice: {ratio}"
    );
}

#[test]
fn the_wheel_brings_the_station_nearer_also_over_a_tile_but_not_through_the_list() {
    let mut harness = window(Table::at("tile C01 0,-2 r0"), LARGE);
    let wheel = |harness: &mut Window<State>| {
        let before = bounds_of(harness, ROOM);
        harness.hover_at(harness.get_by_role(Role::Canvas).rect().center());
        harness.event(egui::Event::MouseWheel {
            unit: egui::MouseWheelUnit::Point,
            delta: Vec2::new(0.0, -60.0),
            phase: egui::TouchPhase::Move,
            source: egui::MouseWheelSource::Wheel,
            modifiers: egui::Modifiers::NONE,
        });
        harness.run_steps(3);
        bounds_of(harness, ROOM).width() / before.width()
    };
    let share = wheel(&mut harness);
    assert!((0.7..0.9).contains(&share), "{share}");
    press(&mut harness, Key::H);
    assert_eq!(wheel(&mut harness), 1.0);
}

#[test]
fn the_longest_station_is_seen_as_a_whole_and_what_is_cut_is_brought_into_sight() {
    let mut table = Table::<State>::new(3, 2, &[]);
    let far = |command: &Command| match command {
        Command::Build { cell, .. } => i32::from(-cell.y),
        _ => 0,
    };
    let high =
        |table: &Table<State>| State::extent(table.model(&table.shown()).about()).map_or(0.0, |all| all.height());
    for _ in 0..300 {
        if high(&table) > 1200.0 && table.prompt() == FIRST_ACTION {
            break;
        }
        let legal = table.legal();
        let command = legal.iter().rev().max_by_key(|command| far(command));
        table.command(table.seat(), *command.expect("the game goes on"));
    }
    assert!(high(&table) > 1200.0, "no long station: {}", high(&table));
    let mut harness = window(table, SMALL);
    let board = harness.get_by_role(Role::Canvas).rect();
    let is_tile = |spot: ArgoSpot| matches!(spot, ArgoSpot::Tile(_) | ArgoSpot::Cell(_) | ArgoSpot::Figure(_));
    let places = harness.state().screen.places().iter();
    let tiles: Vec<_> = places.filter(|place| is_tile(place.spot)).collect();
    assert!(
        tiles.iter().all(|place| board.contains_rect(place.shape.bounds())),
        "{tiles:?}"
    );
    let fitted = bounds_of(&harness, ROOM);
    press(&mut harness, Key::Tab);
    assert_eq!(bounds_of(&harness, ROOM), fitted, "what is seen whole moves nothing");
    (0..9).for_each(|_| press(&mut harness, Key::Plus));
    let corner = board.min + Vec2::splat(30.0);
    drag(&mut harness, corner, corner + Vec2::new(650.0, 300.0));
    let before = bounds_of(&harness, ROOM);
    assert!(before.min.x > fitted.min.x + 300.0, "it was moved");
    press(&mut harness, Key::N);
    wait(&mut harness);
    let focus = harness.state().screen.focus.expect("what is asked about");
    assert!(board.contains(middle_of(&harness, focus)), "{focus:?} is out of sight");
    assert_ne!(bounds_of(&harness, ROOM), before, "it was brought into sight");
}

#[test]
fn the_station_moves_by_itself_only_for_the_next_player() {
    let mut harness = window(Table::<State>::new(3, 2, &[]), LARGE);
    let seen = |harness: &Window<State>| {
        let table = harness.state();
        let extent = State::extent(table.model(&table.shown()).about());
        (table.seat(), extent.expect("it has one"), bounds_of(harness, ROOM))
    };
    let (mut grown, mut stayed, mut moved) = (false, 0, 0);
    for _ in 0..60 {
        let (seat, extent, at) = seen(&harness);
        let command = harness.state().legal()[0];
        harness.state_mut().command(seat, command);
        wait(&mut harness);
        let (next, wider, then) = seen(&harness);
        grown |= wider != extent;
        if next == seat {
            assert_eq!(at, then, "the same player thinks");
            stayed += usize::from(wider != extent);
        } else {
            moved += usize::from(at != then);
            assert!(at != then || !grown, "the next player sees all of it");
            grown = false;
        }
    }
    assert!(stayed > 0 && moved > 0, "{stayed} {moved}");
    press(&mut harness, Key::Plus);
    wait(&mut harness);
    let (seat, _, at) = seen(&harness);
    while harness.state().seat() == seat {
        let command = harness.state().legal()[0];
        harness.state_mut().command(seat, command);
        wait(&mut harness);
    }
    assert_eq!(seen(&harness).2, at, "where somebody moved it, it stays");
}

/// A window with a tile chosen that can lie in several ways on a cell; the cell, and the commands for it.
fn turning() -> (Window<State>, Cell, Vec<Command>) {
    let harness = window(Table::<State>::played_until(1, is_build), LARGE);
    let legal = harness.state().legal();
    let of = |source: u8, cell: Cell| {
        let same = |command: &&Command| matches!(**command, Command::Build { source: s, cell: c, .. } if s == source && c == cell);
        legal.iter().filter(same).copied().collect::<Vec<Command>>()
    };
    let several = legal.iter().find_map(|command| match *command {
        Command::Build { source, cell, .. } if of(source, cell).len() > 1 => Some((source, cell)),
        _ => None,
    });
    let (source, cell) = several.expect("a tile that can be turned");
    let mut harness = harness;
    point_at(&mut harness, ArgoSpot::Source(source));
    (harness, cell, of(source, cell))
}

#[test]
fn a_tile_is_turned_before_it_is_put_down() {
    let (mut harness, cell, turns) = turning();
    let at = middle_of(&harness, ArgoSpot::Cell(cell));
    harness.hover_at(at);
    harness.run_steps(2);
    press(&mut harness, Key::R);
    assert_eq!(harness.state().screen.ghost(), None, "it is only looked at");
    harness.drag_at(at);
    harness.drop_at(at);
    harness.run_steps(2);
    let ghost =
        |harness: &Window<State>| harness.state().legal()[harness.state().screen.ghost().expect("it lies there")];
    assert_eq!(ghost(&harness), turns[1]);
    // The wheel turns it too, and does not bring the station nearer.
    harness.hover_at(at);
    harness.run_steps(1);
    let before = bounds_of(&harness, ROOM);
    harness.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        delta: Vec2::new(0.0, 50.0),
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Wheel,
        modifiers: egui::Modifiers::NONE,
    });
    harness.run_steps(3);
    assert_eq!(ghost(&harness), turns[0]);
    assert_eq!(bounds_of(&harness, ROOM), before);
}

#[test]
fn the_middle_button_and_a_held_space_bar_move_the_station_also_over_a_figure() {
    let mut harness = window(Table::<State>::played_until(2, |prompt| *prompt == FIRST_ACTION), LARGE);
    let command = harness.state().find(|c| matches!(c, Command::MoveAstronaut { .. }));
    let Command::MoveAstronaut { astronaut, .. } = command else {
        unreachable!()
    };
    let way = Vec2::new(60.0, 40.0);
    for by_space in [false, true] {
        let (from, before) = (
            middle_of(&harness, ArgoSpot::Figure(astronaut)),
            bounds_of(&harness, ROOM),
        );
        let button = |pressed, pos| egui::Event::PointerButton {
            pos,
            button: if by_space {
                egui::PointerButton::Primary
            } else {
                egui::PointerButton::Middle
            },
            pressed,
            modifiers: egui::Modifiers::NONE,
        };
        harness.hover_at(from);
        harness.run_steps(1);
        if by_space {
            harness.key_down(Key::Space);
            harness.run_steps(1);
        }
        harness.event(button(true, from));
        harness.run_steps(1);
        for share in [0.5, 1.0] {
            harness.hover_at(from + share * way);
            harness.run_steps(1);
        }
        harness.event(button(false, from + way));
        harness.run_steps(1);
        if by_space {
            harness.key_up(Key::Space);
        }
        harness.run_steps(2);
        let moved = bounds_of(&harness, ROOM).center() - before.center();
        assert!((moved - way).length() < 25.0, "{by_space}: {moved}");
        assert!(harness.state().commands().is_empty() && harness.state().screen.chosen.is_empty());
    }
}

#[test]
fn the_key_that_jumps_goes_to_what_is_asked_in_every_game() {
    fn jumps<G: Boarded>() {
        let mut harness = window(Table::<G>::new(3, 2, &[]), SMALL);
        assert_eq!(harness.state().screen.focus, None);
        let lit = harness
            .state()
            .legal()
            .iter()
            .any(|command| !harness.state().ways(command).is_empty());
        press(&mut harness, Key::N);
        assert_eq!(harness.state().screen.focus.is_some(), lit);
    }
    jumps::<State>();
    jumps::<podbay::games::aqua_sphere::State>();
    jumps::<podbay::games::alien_frontiers::State>();
}
