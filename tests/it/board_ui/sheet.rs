//! The sheet of a question out of turn: all its answers have room, at every size, for the seat that is asked.

use super::{argo::is_react, *};
use egui::Rect;
use podbay::{
    games::argo::{Command, State},
    rules::Game,
    text::{t, t_args},
};

/// An Explorer who pushes three others on, twice, while two players hold a Time Machine.
fn long_chain() -> Table<State> {
    let position = "tile C01 0,-2 r0\ntile C02 0,-3 r0\ntile C06 0,-4 r1\ntile C03 1,-4 r1\ntile C04 -1,-4 r1
alien C03\nat C01 P1.pilot\nat C02 P1.chief\nat C06 P2.explorer
tile TIM1 2,0 r1\nat TIM1 P1.grunt\ntile TIM2 -2,0 r0\nat TIM2 P2.grunt\nphase action2\nused 1";
    let mut table = Table::at(position).play(&["move P0.explorer C01"]);
    while !is_react(&table.prompt()) {
        let list = table.legal();
        let more = list.iter().find(|command| !matches!(command, Command::StopMoving));
        table.command(table.seat(), *more.unwrap_or(&list[0]));
    }
    table
}

/// The buttons of the answers that stand for more than one question, as they would be at a large size.
fn wide_answers(seat: Seat) -> Vec<(String, ClientMessage<AnyGame>)> {
    let standing = [
        ("let-pass-turn", LetsPass::ThisTurn),
        ("let-pass-own-turn", LetsPass::UntilOwnTurn),
    ];
    let of = |(id, time)| (t(id), ClientMessage::LetPass { seat, time: Some(time) });
    standing.map(of).to_vec()
}

#[test]
fn every_answer_has_room_beside_a_long_chain_and_a_menu_takes_what_has_none() {
    for size in [SMALL, Vec2::new(1180.0, 720.0), LARGE] {
        let table = long_chain();
        assert_eq!(table.game.decisions(&table.setup).len(), 2, "both are asked");
        let harness = window(table, size);
        // The status line tells the announcement too.
        let rects_of = |label: &str| {
            let all = harness.query_all_by_label_contains(label).map(|node| node.rect());
            all.filter(|rect| rect.left() > size.x / 2.0).collect::<Vec<Rect>>()
        };
        let mut rects = Vec::new();
        for label in [
            "announces a move",
            "Use Time Machine",
            "Let it happen",
            "Asked as well: Cleo.",
        ] {
            let found = rects_of(label);
            assert_eq!(found.len(), 1, "{label} at {size}");
            rects.extend(found);
        }
        let menu = rects_of(&t("let-pass-menu"));
        let others = wide_answers(harness.state().seat());
        let others: Vec<Rect> = others.iter().flat_map(|(label, _)| rects_of(label)).collect();
        let wanted = if size == LARGE { (0, 2) } else { (1, 0) };
        assert_eq!((menu.len(), others.len()), wanted, "at {size}");
        rects.extend(menu.into_iter().chain(others));
        let window = Rect::from_min_size(egui::Pos2::ZERO, size);
        for (index, rect) in rects.iter().enumerate() {
            assert!(window.contains_rect(*rect), "{rect:?} at {size}");
            let over = rects[index + 1..]
                .iter()
                .find(|other| other.shrink(0.1).intersects(*rect));
            assert!(over.is_none(), "{rect:?} and {over:?} at {size}");
        }
    }
}

#[test]
fn more_time_and_standing_answers_are_those_of_the_seat_that_is_asked() {
    for (size, by_key) in [(SMALL, false), (SMALL, true), (LARGE, false), (LARGE, true)] {
        let mut table = long_chain();
        let asked = table.seat();
        table.mine = vec![Seat::wrapping(0), asked];
        // The harness gives each seat a reserve of its own: the second one has sixty seconds.
        let decision = table.model(&table.shown()).questions[0].id;
        let more = t_args("more-time", &[("step", 20.into()), ("left", 60.into())]);
        let all = [vec![(more, ClientMessage::MoreTime { decision })], wide_answers(asked)].concat();
        let mut harness = window(table, size);
        for (label, message) in all {
            if size == SMALL {
                give(&mut harness, &t("let-pass-menu"), by_key);
            }
            give(&mut harness, &label, by_key);
            assert_eq!(
                harness.state().actions.last(),
                Some(&Wish::Say(message)),
                "{label} at {size}"
            );
        }
    }
}

/// Clicks a button, or walks to it with Tab and presses Enter.
fn give(harness: &mut Window<State>, label: &str, by_key: bool) {
    if !by_key {
        harness.get_by_label(label).click();
        return harness.run_steps(3);
    }
    for _ in 0..60 {
        if harness.get_by_label(label).is_focused() {
            break;
        }
        press(harness, Key::Tab);
    }
    assert!(harness.get_by_label(label).is_focused(), "Tab never comes to {label}");
    press(harness, Key::Enter);
    harness.run_steps(2);
}

#[test]
fn whoever_sits_nearer_is_named_as_the_one_who_goes_first() {
    let mut table = long_chain();
    let seats: Vec<Seat> = table
        .game
        .decisions(&table.setup)
        .iter()
        .map(|open| open.seat)
        .collect();
    table.mine = vec![seats[1]];
    let harness = window(table, LARGE);
    let name = NAMES[seats[0].index()];
    let said = t_args("asked-before", &[("names", name.into())]);
    assert!(labels(&harness, Role::Label).contains(&said), "{said}");
}
