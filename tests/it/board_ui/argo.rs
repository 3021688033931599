//! Argo alone: tiles that are turned before they are built, figures that walk, what a click means, what is said why.

use super::*;
use podbay::{
    app::{argo::spots::ArgoSpot, board::drawn::Placing, frame::LineKind},
    games::argo::{Command, Place, Prompt, Role as Who, State, Tile},
    rules::Notation,
    text::About,
};

pub(super) const FIRST_ACTION: Prompt = Prompt::ChooseAction { interrupt: false };

pub(super) fn is_build(prompt: &Prompt) -> bool {
    *prompt == Prompt::ChooseBuild
}

pub(super) fn is_react(prompt: &Prompt) -> bool {
    matches!(prompt, Prompt::React { .. })
}

impl Table<State> {
    /// A position as text; modules that it does not name are face down.
    pub(super) fn at(position: &str) -> Self {
        let setup = setup::<State>(3, &[]);
        let named: Vec<&str> = position.split_whitespace().collect();
        let ids = setup.modules.iter().map(|tile| setup.components.tile(tile).id.as_str());
        let rest: Vec<&str> = ids.filter(|id| *id != "WR" && !named.contains(id)).collect();
        let position = format!("{position}\nstack {}\n", rest.join(" "));
        let game = State::parse_position(&setup, &position).expect("a position");
        Self::of(setup, game)
    }

    /// Commands as text, given by whoever is asked.
    pub(super) fn play(mut self, commands: &[&str]) -> Self {
        for text in commands {
            let command = State::parse_command(&self.setup, text).expect("a command");
            self.command(self.seat(), command);
        }
        self
    }

    /// Says something in the words of the position.
    fn say(&self, what: impl FnOnce(About<'_, State>) -> String) -> String {
        what(self.model(&self.shown()).about())
    }

    pub(super) fn find(&self, wanted: impl Fn(&Command) -> bool) -> Command {
        *self
            .legal()
            .iter()
            .find(|command| wanted(command))
            .expect("it is legal")
    }
}

/// Clicks what bears a label that begins like this.
pub(super) fn click(harness: &mut Window<State>, label: &str) {
    let all = labels(harness, Role::Button);
    let whole = all.iter().find(|other| other.starts_with(label));
    let whole = whole.unwrap_or_else(|| panic!("{label} is not among {all:?}"));
    harness.get_by_role_and_label(Role::Button, whole).click();
    wait(harness);
}

fn built_by_mouse(size: Vec2) {
    let mut harness = window(Table::<State>::played_until(1, is_build), size);
    let command = harness.state().find(|c| matches!(c, Command::Build { source: 1, .. }));
    let Command::Build { cell, .. } = command else {
        unreachable!()
    };
    let source = label_of(&harness, ArgoSpot::Source(1));
    click(&mut harness, &source);
    let place = label_of(&harness, ArgoSpot::Cell(cell));
    click(&mut harness, &place);
    assert_eq!(harness.state().commands(), [], "the first click only shows the ghost");
    assert!(labels(&harness, Role::Status)[0].contains("Put "), "the banner says so");
    let place = label_of(&harness, ArgoSpot::Cell(cell));
    click(&mut harness, &place);
    assert_eq!(
        harness.state().commands(),
        [command, Command::Commit],
        "no second confirmation"
    );
}

#[test]
fn a_tile_is_built_with_the_mouse() {
    built_by_mouse(LARGE);
    built_by_mouse(SMALL);
}

#[test]
fn a_tile_is_built_and_turned_with_the_keyboard() {
    let mut harness = window(Table::<State>::played_until(1, is_build), LARGE);
    press(&mut harness, Key::Num1);
    for key in [Key::Tab, Key::Enter] {
        press(&mut harness, key);
        wait(&mut harness);
    }
    let ghost = harness.state().screen.ghost().expect("a tile lies there");
    let Command::Build { source: 0, cell, .. } = harness.state().legal()[ghost] else {
        panic!("another tile lies there")
    };
    let turn = |c: &&Command| matches!(c, Command::Build { source: 0, cell: at, .. } if *at == cell);
    let turns: Vec<Command> = harness.state().legal().iter().filter(turn).copied().collect();
    let back = |harness: &mut Window<State>| harness.key_press_modifiers(egui::Modifiers::SHIFT, Key::R);
    for lies in [turns.len() - 1, turns.len() * 2 - 2] {
        back(&mut harness);
        harness.run_steps(1);
        let ghost = harness
            .state()
            .screen
            .ghost()
            .map(|ghost| harness.state().legal()[ghost]);
        assert_eq!(ghost, Some(turns[lies % turns.len()]), "it is turned back");
    }
    (0..3).for_each(|_| press(&mut harness, Key::R));
    press(&mut harness, Key::Enter);
    wait(&mut harness);
    assert_eq!(harness.state().commands(), [turns[1 % turns.len()], Command::Commit]);
}

#[test]
fn an_astronaut_moves_with_the_mouse() {
    let mut harness = window(Table::<State>::played_until(2, |prompt| *prompt == FIRST_ACTION), LARGE);
    let command = harness.state().find(|c| matches!(c, Command::MoveAstronaut { .. }));
    let Command::MoveAstronaut { astronaut, to } = command else {
        unreachable!()
    };
    let figure = harness.state().say(|about| about.figure(astronaut));
    // Nothing can be activated in the first turn.
    harness.get_by_label_contains("Choose who moves, and where to.");
    let label = label_of(&harness, ArgoSpot::Figure(astronaut));
    click(&mut harness, &label);
    harness.get_by_label_contains(&format!("Choose where {figure} goes."));
    let label = label_of(&harness, ArgoSpot::Tile(to));
    let words = harness.state().words(&command);
    assert!(label.contains(&words), "{label} does not say {words}");
    click(&mut harness, &label);
    assert_eq!(harness.state().commands(), [command]);
}

#[test]
fn the_list_names_exactly_the_legal_commands() {
    let mut harness = window(
        Table::<State>::played_until(2, |prompt| *prompt == FIRST_ACTION),
        Vec2::new(1440.0, 1300.0),
    );
    let legal = harness.state().legal();
    assert!(
        legal.len() < 28,
        "all of the list has to fit on the screen for this test, it has {}",
        legal.len()
    );
    press(&mut harness, Key::H);
    wait(&mut harness);
    let expected: Vec<String> = legal.iter().map(|command| harness.state().words(command)).collect();
    let mut lines = labels(&harness, Role::ListItem);
    // The line in focus says its effect too.
    assert!(
        lines[0].starts_with(&format!("{}. Then: ", expected[0])),
        "{}",
        lines[0]
    );
    lines[0].clone_from(&expected[0]);
    assert_eq!(lines, expected);
    press(&mut harness, Key::Num2);
    assert_eq!(harness.state().commands(), [legal[1]]);
}

#[test]
fn whole_turns_are_played_by_enter_and_tab_alone() {
    let mut harness = window(Table::<State>::new(7, 3, &[]), LARGE);
    for _ in 0..120 {
        if harness.state().commands().len() >= 12 {
            break;
        }
        press(&mut harness, Key::Tab);
        let key = if is_react(&harness.state().prompt()) {
            Key::P
        } else {
            Key::Enter
        };
        press(&mut harness, key);
        wait(&mut harness);
    }
    assert!(
        harness.state().commands().len() >= 12,
        "only {:?}",
        harness.state().commands()
    );
}

#[test]
fn what_follows_the_start_of_a_turn_is_told_of_its_player() {
    let mut table = Table::<State>::new(1, 3, &[]);
    let turns = |table: &Table<State>| table.screen.lines.iter().filter(|l| l.kind == LineKind::Turn).count();
    while turns(&table) < 3 {
        let command = table.legal()[0];
        table.command(table.seat(), command);
    }
    let pairs = table.screen.lines.windows(2);
    let skipped: Vec<_> = pairs
        .filter(|pair| pair[0].kind == LineKind::Turn && pair[1].kind == LineKind::Event)
        .map(|pair| (pair[0].seat, pair[1].seat))
        .collect();
    assert!(
        !skipped.is_empty(),
        "no alien is there yet, so the first phase is left out"
    );
    assert!(skipped.iter().all(|(turn, line)| turn == line), "{skipped:?}");
}

/// A table at which a turn has an alien, a tile to build and two astronauts who can step.
const TURN: &str = "tile C01 0,-2 r0
tile C02 2,0 r1
tile C03 0,2 r0
tile C06 0,-3 r1
alien C06
at C01 P1.pilot
display C04 C05 C07
phase alien";

/// Clicks with the pointer on the middle of a place.
pub(super) fn point_at(harness: &mut Window<State>, spot: ArgoSpot) {
    let label = label_of(harness, spot);
    let at = harness.get_by_role_and_label(Role::Button, &label).rect().center();
    harness.hover_at(at);
    harness.run_steps(1);
    harness.drag_at(at);
    harness.run_steps(1);
    harness.drop_at(at);
    wait(harness);
}

/// Gives a command by the way with the fewest clicks; returns how many it took.
fn fewest_clicks(harness: &mut Window<State>, wanted: &Command) -> usize {
    let table = harness.state();
    let words = table.words(wanted);
    let placed = |command: &Command| matches!(State::placing(command), Placing::AsGhost | Placing::AsGhostForGood);
    let sure = |way: &Vec<ArgoSpot>| {
        let same = |other: &&Command| table.ways(other).contains(way);
        placed(wanted) || table.legal().iter().filter(same).count() == 1
    };
    let ways = table.ways(wanted);
    let Some(mut way) = ways.into_iter().filter(sure).min_by_key(Vec::len) else {
        click(harness, &words);
        return 1;
    };
    if placed(wanted) {
        // The ghost is confirmed where it lies.
        way.extend(way.last().copied());
    }
    way.retain(|spot| !harness.state().screen.chosen.contains(spot));
    way.iter().for_each(|spot| point_at(harness, *spot));
    assert!(harness.state().commands().contains(wanted), "{way:?}");
    way.len()
}

#[test]
fn a_whole_turn_takes_at_most_eight_clicks() {
    for explorer_in in [None, Some(0), Some(1)] {
        let clicks = whole_turn(explorer_in);
        assert!(clicks <= 8, "{clicks} clicks with the Explorer in {explorer_in:?}");
    }
}

/// The clicks of a whole turn with an alien, a tile, and two who walk a step: in one of these moves it is the Explorer.
fn whole_turn(explorer_in: Option<usize>) -> usize {
    let mut harness = window(Table::at(TURN), LARGE);
    let active = harness.state().seat();
    let (mut clicks, mut builds, mut moves, mut aliens) = (0, 0, 0, 0);
    while harness.state().seat() == active {
        let table = harness.state();
        let board = table.shown().view.board;
        let empty = |to: &Tile| !board.aliens.contains(*to) && !board.places.contains(&Place::Module(*to));
        let (legal, chosen) = (table.legal(), table.screen.chosen.clone());
        let step = legal.iter().find(|command| match command {
            Command::MoveAstronaut { astronaut, to } => {
                let walks = (astronaut.role() == Who::Explorer) == (explorer_in == Some(moves));
                let is_chosen = chosen.is_empty() || chosen == [ArgoSpot::Figure(*astronaut)];
                walks && is_chosen && empty(to)
            }
            _ => false,
        });
        // An Explorer may step twice.
        let stop = legal.iter().find(|command| **command == Command::StopMoving);
        let wanted = *stop.or(step).or(legal.first()).expect("something can be done");
        match wanted {
            Command::Build { .. } => builds += 1,
            Command::MoveAstronaut { .. } => moves += 1,
            Command::MoveAlien { .. } => aliens += 1,
            _ => {}
        }
        if wanted == Command::StopMoving && moves == 1 {
            // Who walks next is clicked at once.
            let ways = harness.state().ways(&wanted);
            let next = ways.iter().flatten().find(|spot| matches!(spot, ArgoSpot::Figure(_)));
            point_at(&mut harness, *next.expect("others are in the Waking Room"));
            clicks += 1;
        } else {
            clicks += fewest_clicks(&mut harness, &wanted);
        }
        wait(&mut harness);
    }
    assert_eq!((aliens, builds, moves), (1, 1, 2));
    clicks
}

#[test]
fn a_second_click_on_its_tile_ends_the_walk_of_an_explorer() {
    let mut harness = window(Table::at("tile C01 0,-2 r0\ntile C02 0,-3 r0\ntile C03 0,-4 r0"), LARGE);
    let step = State::parse_command(&harness.state().setup, "move P0.explorer C01").expect("a command");
    let Command::MoveAstronaut { astronaut, to } = step else {
        panic!("{step:?}")
    };
    for spot in [ArgoSpot::Figure(astronaut), ArgoSpot::Tile(to), ArgoSpot::Tile(to)] {
        point_at(&mut harness, spot);
    }
    assert_eq!(harness.state().commands(), [step, Command::StopMoving]);
}

#[test]
fn a_click_on_who_walks_next_ends_the_walk_of_an_explorer() {
    let mut harness = window(Table::at("tile C01 0,-2 r0\ntile C02 0,-3 r0\nphase action1"), LARGE);
    let setup = harness.state().setup.clone();
    let [step, next] = ["move P0.explorer C01", "move P0.pilot C01"]
        .map(|text| State::parse_command(&setup, text).expect("a command"));
    let (Command::MoveAstronaut { astronaut: first, to }, Command::MoveAstronaut { astronaut: second, .. }) =
        (step, next)
    else {
        panic!("{step:?}")
    };
    for spot in [ArgoSpot::Figure(first), ArgoSpot::Tile(to), ArgoSpot::Figure(second)] {
        point_at(&mut harness, spot);
    }
    assert_eq!(harness.state().commands(), [step, Command::StopMoving]);
    assert_eq!(harness.state().screen.chosen, [ArgoSpot::Figure(second)]);
}

#[test]
fn a_click_on_a_lit_place_means_the_place_also_where_an_own_figure_stands() {
    let position = "tile C01 0,-2 r0\ntile C02 0,-3 r0\nat C01 P0.chief";
    let mut harness = window(Table::at(position), LARGE);
    let push = State::parse_command(&harness.state().setup, "move P0.pilot C01").expect("a command");
    assert!(harness.state().legal().contains(&push), "{:?}", harness.state().legal());
    assert_eq!(fewest_clicks(&mut harness, &push), 2);
    assert_eq!(harness.state().commands(), [push]);
}

/// Drags from the middle of one place to the middle of another.
pub(super) fn drag(harness: &mut Window<State>, from: egui::Pos2, to: egui::Pos2) {
    harness.drag_at(from);
    harness.run_steps(1);
    for share in [0.3, 0.7, 1.0] {
        harness.hover_at(from + (to - from) * share);
        harness.run_steps(1);
    }
    harness.drop_at(to);
    harness.run_steps(2);
}

pub(super) fn bounds_of(harness: &Window<State>, spot: ArgoSpot) -> egui::Rect {
    let places = harness.state().screen.places();
    let place = places.iter().find(|place| place.spot == spot).expect("it is there");
    place.shape.bounds()
}

pub(super) fn middle_of(harness: &Window<State>, spot: ArgoSpot) -> egui::Pos2 {
    bounds_of(harness, spot).center()
}

pub(super) const ROOM: ArgoSpot = ArgoSpot::Tile(Tile::WAKING_ROOM);

#[test]
fn dragging_a_figure_gives_the_same_as_two_clicks() {
    let mut harness = window(Table::<State>::played_until(2, |prompt| *prompt == FIRST_ACTION), LARGE);
    let command = harness.state().find(|c| matches!(c, Command::MoveAstronaut { .. }));
    let Command::MoveAstronaut { astronaut, to } = command else {
        unreachable!()
    };
    let from = middle_of(&harness, ArgoSpot::Figure(astronaut));
    let to = middle_of(&harness, ArgoSpot::Tile(to));
    drag(&mut harness, from, to);
    assert_eq!(harness.state().commands(), [command]);
}

#[test]
fn a_tile_dragged_from_the_display_lies_as_a_ghost() {
    let mut harness = window(Table::<State>::played_until(1, is_build), LARGE);
    let command = harness.state().find(|c| matches!(c, Command::Build { source: 2, .. }));
    let Command::Build { cell, .. } = command else {
        unreachable!()
    };
    let from = middle_of(&harness, ArgoSpot::Source(2));
    point_at(&mut harness, ArgoSpot::Source(2));
    assert!(
        !harness.state().screen.is_idle(),
        "Esc is to give the tile back, not to open the menu"
    );
    press(&mut harness, Key::Escape);
    assert!(harness.state().screen.is_idle());
    let to = middle_of(&harness, ArgoSpot::Cell(cell));
    drag(&mut harness, from, to);
    assert_eq!(
        harness.state().screen.ghost().map(|at| harness.state().legal()[at]),
        Some(command)
    );
    assert_eq!(harness.state().commands(), [], "a dropped tile is not final");
    press(&mut harness, Key::Enter);
    wait(&mut harness);
    assert_eq!(harness.state().commands(), [command, Command::Commit]);
}

/// The words of the action bar.
fn told(harness: &Window<State>) -> String {
    labels(harness, Role::Label).pop().unwrap_or_default()
}

#[test]
fn a_tile_that_is_pointed_at_says_its_rule_and_what_is_supposed() {
    let mut harness = window(Table::<State>::played_until(1, is_build), LARGE);
    let middle = middle_of(&harness, ArgoSpot::Tile(Tile::WAKING_ROOM));
    harness.hover_at(middle);
    harness.run_steps(2);
    let all = labels(&harness, Role::Label);
    assert!(all.iter().any(|label| label.starts_with("Waking Room")), "{all:?}");
    let supposed = |tile: &&Tile| !harness.state().setup.components.tile(**tile).provisional.is_empty();
    let display = harness.state().shown().view.board.display;
    let (source, _) = (0..)
        .zip(display.iter().flatten())
        .find(|(_, tile)| supposed(tile))
        .expect("one is");
    let at = middle_of(&harness, ArgoSpot::Source(source));
    harness.hover_at(at);
    harness.run_steps(2);
    let all = labels(&harness, Role::Label);
    assert!(
        all.iter().any(|label| label.contains("Not confirmed by a source")),
        "{all:?} {}",
        told(&harness)
    );
    assert_eq!(harness.state().commands(), []);
}

#[test]
fn a_tile_in_focus_is_read_aloud_with_who_is_there() {
    let position = "tile C01 0,-2 r0\ntile INF1 0,-3 r0\nat C01 P0.chief\nat INF1 P1.grunt\ndead P0.pilot";
    let mut harness = window(Table::at(position), LARGE);
    let chief = State::parse_command(&harness.state().setup, "move P0.chief INF1").expect("a command");
    click(&mut harness, "Your Chief");
    for _ in 0..8 {
        press(&mut harness, Key::Tab);
        let table = harness.state();
        let (Some(focus), words) = (table.screen.focus, table.words(&chief)) else {
            continue;
        };
        let text = label_of(&harness, focus);
        if text.contains(&words) {
            assert!(text.contains("holds 2") && text.contains("Bo’s Grunt"), "{text:?}");
            assert!(
                text.contains("Then:"),
                "its effect is said before it is given: {text:?}"
            );
            return;
        }
    }
    panic!("the infirmary was never in focus");
}

#[test]
fn only_what_can_be_turned_offers_it() {
    let table = Table::<State>::played_until(1, is_build);
    let legal = table.legal();
    let turns = |command: &Command| {
        legal
            .iter()
            .filter(|other| table.ways(other) == table.ways(command))
            .count()
    };
    for several in [true, false] {
        let command = *legal
            .iter()
            .find(|command| (turns(command) > 1) == several)
            .expect("there is one");
        let Command::Build { source, cell, .. } = command else {
            unreachable!()
        };
        let mut harness = window(Table::<State>::played_until(1, is_build), LARGE);
        for spot in [ArgoSpot::Source(source), ArgoSpot::Cell(cell)] {
            point_at(&mut harness, spot);
        }
        let handle = harness.query_by_label("Turn the tile").map(|node| node.rect());
        assert_eq!(handle.is_some(), several);
        let (ghost, board) = (
            bounds_of(&harness, ArgoSpot::Cell(cell)),
            harness.get_by_role(Role::Canvas).rect(),
        );
        let free = |handle: egui::Rect| board.contains_rect(handle) && !handle.intersects(ghost);
        assert!(handle.is_none_or(free), "{handle:?} {ghost:?}");
    }
}

#[test]
fn a_pod_that_cannot_be_built_says_why() {
    let mut harness = window(Table::<State>::played_until(1, is_build), LARGE);
    let why = "A pod needs three tiles between it and the Waking Room";
    let said = |harness: &Window<State>| labels(harness, Role::Label).iter().any(|label| label.contains(why));
    assert!(!said(&harness));
    let at = middle_of(&harness, ArgoSpot::Source(3));
    harness.hover_at(at);
    harness.run_steps(2);
    assert!(said(&harness), "{:?}", labels(&harness, Role::Label));
    let aloud = labels(&harness, Role::Group);
    assert!(aloud.iter().any(|label| label.contains(why)), "{aloud:?}");
    press(&mut harness, Key::H);
    wait(&mut harness);
    assert!(said(&harness), "the list says it as well");
}

#[test]
fn the_banner_announces_the_last_round_and_who_is_away() {
    let status = |table: Table<State>| labels(&window(table, SMALL), Role::Status).remove(0);
    let seen = status(Table::at("tile C01 0,-2 r0\nphase action1"));
    assert!(!seen.contains("Last round."), "{seen}");
    let last = || Table::at("tile C01 0,-2 r0\nphase action1\ncountdown last-tile waiting P1");
    let seen = status(last());
    assert!(seen.contains("Last round."), "{seen}");
    let linked = |link| {
        let mut table = last();
        (table.mine, table.links[0]) = (vec![Seat::wrapping(1)], link);
        status(table)
    };
    let seen = linked(Link::Away);
    assert!(seen.contains("Waiting for Ada, who is away."), "{seen}");
    let seen = linked(Link::Slow);
    assert!(seen.contains("Ada") && seen.ends_with(" (slow connection)"), "{seen}");
}

#[test]
fn bots_and_who_is_away_are_named_on_their_cards() {
    for size in [LARGE, SMALL] {
        let mut table = Table::<State>::played_until(1, is_build);
        (table.links[1], table.links[2]) = (Link::Bot(None), Link::Away);
        let harness = window(table, size);
        harness.get_by_label("Bo, 0 points, bot");
        harness.get_by_label("Cleo, 0 points, away");
    }
}

#[test]
fn undo_says_why_it_is_off_and_before_whose_actions_it_takes_back() {
    let mut table = Table::<State>::played_until(1, is_build);
    table.undoes = vec![(Seat::wrapping(0), 1), (Seat::wrapping(1), 3)];
    let mut harness = window(table, SMALL);
    let asked = |harness: &Window<State>| {
        let asks = |action: &&Wish| matches!(action, Wish::Say(ClientMessage::AskTakeBack { .. }));
        harness.state().actions.iter().filter(asks).count()
    };
    let words = "Takes back 4 actions: 1 of Ada, 3 of Bo. Press again to ask for it.";
    click(&mut harness, words);
    assert_eq!(asked(&harness), 0, "the first press only says it");
    click(&mut harness, words);
    assert_eq!(asked(&harness), 1);
    harness.state_mut().undoes = vec![(Seat::wrapping(0), 1)];
    wait(&mut harness);
    click(&mut harness, "Ask everybody whether you may take back your last step");
    assert_eq!(asked(&harness), 2, "one's own action alone is asked for at once");
    let mut harness = window(Table::<State>::played_until(1, is_build), LARGE);
    assert!(harness.query_by_label("Undo is off: Nothing was done yet.").is_some());
    press(&mut harness, Key::Backspace);
    assert_eq!(harness.state().actions, []);
}

#[test]
fn the_digit_of_a_pod_that_cannot_be_built_says_why() {
    for size in [SMALL, LARGE] {
        let mut harness = window(Table::at("tile C01 0,-2 r0\ndisplay C02 C03 C04\nphase build"), size);
        press(&mut harness, Key::Num4);
        harness.run_steps(1);
        assert_eq!(harness.state().commands(), []);
        assert_eq!(harness.state().screen.focus, Some(ArgoSpot::Source(3)));
        let told = labels(&harness, Role::Label);
        let why = told.iter().find(|text| text.contains("three tiles between"));
        assert!(why.is_some(), "{told:?}");
        // The digits of the tiles are those of their places.
        press(&mut harness, Key::Num2);
        assert_eq!(harness.state().screen.chosen, [ArgoSpot::Source(1)]);
        press(&mut harness, Key::Num3);
        assert_eq!(harness.state().screen.chosen, [ArgoSpot::Source(2)]);
    }
}
