//! The plain table by accessible name, without a network: Alien Frontiers from the engine.

mod questions;

use crate::{rounds::rounds, support::setup};
use egui::{Key, Vec2, accesskit::Role};
use egui_kittest::{
    Harness,
    kittest::{NodeT, Queryable},
};
use podbay::{
    app::{
        frame::{DIGITS, Link, Question, TableAction, TableModel},
        look,
        plain::{PlainScreen, plain_ui},
    },
    games::{
        alien_frontiers::{Command, Facility, Prompt, Setup, State, View},
        any::{AnyGame, Listed},
    },
    protocol::{Colour, DecisionId, LogEntry, LogKind, StepBackOffer},
    rules::{Game, GameRng, Notation, Seat, Seed, Viewer, legal},
    text::Spoken,
};

/// A game on the table with one window that plays some seats.
struct Table {
    setup: Setup,
    game: State,
    plain: PlainScreen<State>,
    mine: Vec<Seat>,
    revision: u32,
    /// Entries of the log so far.
    entries: u32,
    actions: Vec<TableAction<Command>>,
    /// Earlier positions that can be stepped back to.
    history: Vec<(State, u32)>,
    installed: bool,
}

/// A position as the window gets it.
struct Shown {
    view: View,
    legal: Vec<(Seat, Vec<Command>)>,
}

impl Table {
    fn new(seed: u64, players: usize, options: &[(&str, &str)]) -> Self {
        let setup = setup::<State>(players, options);
        let game = State::new(&setup, Seed::from_number(seed));
        Self::of(setup, game)
    }

    fn of(setup: Setup, game: State) -> Self {
        Self {
            mine: setup.players.seats().collect(),
            setup,
            game,
            plain: PlainScreen::default(),
            revision: 1,
            entries: 0,
            actions: Vec::new(),
            history: Vec::new(),
            installed: false,
        }
    }

    fn shown(&self) -> Shown {
        let decisions = self.game.decisions(&self.setup);
        let own = decisions.iter().filter(|d| self.mine.contains(&d.seat));
        Shown {
            view: self.game.view(Viewer::Spectator),
            legal: own.map(|d| (d.seat, legal(&self.game, &self.setup, d.seat))).collect(),
        }
    }

    fn model<'a>(&'a self, shown: &'a Shown) -> TableModel<'a, State> {
        let decisions = self.game.decisions(&self.setup);
        TableModel {
            title: "Friday".to_owned(),
            setup: &self.setup,
            view: &shown.view,
            revision: self.revision,
            names: ["Ada", "Bo", "Cleo", "Dex"].map(str::to_owned).to_vec(),
            colours: Colour::ALL,
            links: vec![Link::Here; 4],
            mine: self.mine.clone(),
            questions: decisions
                .iter()
                .map(|d| Question {
                    id: DecisionId {
                        epoch: 0,
                        generation: 0,
                        index: self.revision,
                    },
                    seat: d.seat,
                    obligation: d.obligation,
                    prompt: d.prompt,
                    clock: None,
                })
                .collect(),
            legal: &shown.legal,
            step_back: match self.history.last() {
                Some(_) => StepBackOffer::Available { seat: self.seat() },
                None => StepBackOffer::Nothing,
            },
            take_back: None,
            host: None,
        }
    }

    fn frame(&mut self, ui: &mut egui::Ui) {
        if !self.installed {
            look::install(ui.ctx());
            self.installed = true;
            // The fonts are there from the next frame on.
            ui.ctx().request_repaint();
            return;
        }
        let (shown, mut plain) = (self.shown(), std::mem::take(&mut self.plain));
        let action = plain_ui(ui, &self.model(&shown), &mut plain);
        self.plain = plain;
        let Some(action) = action else { return };
        self.actions.push(action);
        match action {
            TableAction::Command { seat, command, .. } => self.command(seat, command),
            TableAction::StepBack { seat, revision } => {
                assert_eq!(revision, self.revision, "an answer to an older position");
                let (game, to) = self.history.pop().expect("it was offered");
                self.game = game;
                self.log(LogKind::SteppedBack { seat, to });
                self.revision += 1;
            }
            _ => {}
        }
    }

    /// Carries out a command as the host would.
    fn command(&mut self, seat: Seat, command: Command) {
        self.history.push((self.game.clone(), self.revision));
        let applied = self
            .game
            .apply(&self.setup, seat, &command)
            .expect("only listed commands are offered");
        self.revision += 1;
        if !applied.reversible {
            self.history.clear();
        }
        self.log(LogKind::Command {
            seat,
            command: State::any_command(command),
            events: applied.events.into_iter().map(State::any_event).collect(),
            timed_out: false,
            revision: self.revision,
        });
    }

    /// Tells the window what happened.
    fn log(&mut self, what: LogKind<AnyGame>) {
        self.entries += 1;
        let entry = LogEntry {
            number: self.entries,
            what,
        };
        let (shown, mut plain) = (self.shown(), std::mem::take(&mut self.plain));
        plain.lines.absorb(self.model(&shown).about(), &[entry], false);
        self.plain = plain;
    }

    /// Commands as text, given by whoever is asked.
    fn play(mut self, commands: &[&str]) -> Self {
        for text in commands {
            let command = State::parse_command(&self.setup, text).expect("a command");
            self.command(self.seat(), command);
        }
        self
    }

    fn is_over(&self) -> bool {
        self.game.decisions(&self.setup).is_empty()
    }

    fn seat(&self) -> Seat {
        let decisions = self.game.decisions(&self.setup);
        decisions.first().map_or(Seat::wrapping(0), |open| open.seat)
    }

    fn prompt(&self) -> Prompt {
        self.game.decisions(&self.setup)[0].prompt
    }

    fn legal(&self) -> Vec<Command> {
        legal(&self.game, &self.setup, self.seat())
    }

    fn label(&self, command: Command) -> String {
        State::command(self.model(&self.shown()).about(), Some(&self.prompt()), &command)
    }

    fn commands(&self) -> Vec<Command> {
        let command = |action: &TableAction<Command>| match action {
            TableAction::Command { command, .. } => Some(*command),
            _ => None,
        };
        self.actions.iter().filter_map(command).collect()
    }
}

/// A position of three players as text.
fn at(position: &str) -> Table {
    let table = Table::new(7, 3, &[("first_player", "P0")]);
    let game = State::parse_position(&table.setup, position).unwrap_or_else(|e| panic!("{e}"));
    Table::of(table.setup, game)
}

/// A turn of Ada with these dice.
fn rolled(dice: &str) -> Table {
    at(&format!("A hand {dice}\n"))
}

fn harness(table: Table, size: Vec2) -> Harness<'static, Table> {
    harness_at(STEP, table, size)
}

fn harness_at(step: f32, table: Table, size: Vec2) -> Harness<'static, Table> {
    let mut harness = Harness::builder()
        .with_size(size)
        .with_step_dt(step)
        .with_max_steps(60)
        .build_ui_state(|ui, table: &mut Table| table.frame(ui), table);
    wait(&mut harness);
    harness
}

/// Seconds from one frame to the next: longer than the dead time of a question.
const STEP: f32 = 0.45;

/// Short enough to see the dead time pass, in the frames that `SHORT_WAIT` counts.
const SHORT_STEP: f32 = 0.15;
const SHORT_WAIT: usize = 4;

/// Lets the dead time of the question on the screen pass.
fn wait(harness: &mut Harness<'static, Table>) {
    harness.run_steps(2);
}

const LARGE: Vec2 = Vec2::new(1440.0, 900.0);
const SMALL: Vec2 = Vec2::new(960.0, 600.0);

fn labels(harness: &Harness<'static, Table>, role: Role) -> Vec<String> {
    harness
        .query_all_by_role(role)
        .filter_map(|node| node.accesskit_node().label().or_else(|| node.accesskit_node().value()))
        .collect()
}

fn press(harness: &mut Harness<'static, Table>, key: Key) {
    harness.key_press(key);
    harness.run_steps(1);
}

/// Answers the open question with the keyboard alone: a digit, the arrows and Enter, or Enter alone.
fn answer_by_keys(harness: &mut Harness<'static, Table>, rng: &mut GameRng) -> Command {
    let list = harness.state().legal();
    let given = harness.state().commands().len();
    let wanted = rng.below(list.len() as u32) as usize;
    match rng.below(3) {
        0 if wanted < DIGITS.len() => press(harness, DIGITS[wanted]),
        1 if list.len() == 1 => press(harness, Key::Enter),
        _ => {
            for _ in 0..=wanted {
                press(harness, Key::ArrowDown);
            }
            press(harness, Key::Enter);
        }
    }
    wait(harness);
    let commands = harness.state().commands();
    assert_eq!(commands.len(), given + 1, "one answer was given");
    assert_eq!(commands[given], list[wanted]);
    commands[given]
}

#[test]
fn a_whole_game_is_played_with_the_keyboard() {
    let table = Table::new(5, 2, &[("round_limit", rounds("6", "10"))]);
    let mut harness = harness(table, LARGE);
    let mut rng = GameRng::new(Seed::from_number(5));
    for _ in 0..2000 {
        if harness.state().is_over() {
            assert!(harness.state().revision > 80, "that was no game");
            let status = labels(&harness, Role::Status);
            assert_eq!(status, ["The game is over. The last round is over."]);
            return;
        }
        answer_by_keys(&mut harness, &mut rng);
    }
    panic!("the game never ended");
}

#[test]
fn a_whole_game_is_played_with_the_mouse_from_the_list() {
    let table = Table::new(6, 3, &[("round_limit", rounds("5", "10")), ("docking", "free_only")]);
    let mut harness = harness(table, LARGE);
    let mut rng = GameRng::new(Seed::from_number(6));
    for _ in 0..2000 {
        if harness.state().is_over() {
            assert!(harness.state().revision > 80, "that was no game");
            return;
        }
        let list = harness.state().legal();
        // Further down the wheel is needed first.
        let wanted = list[rng.below(list.len().min(10) as u32) as usize];
        let label = harness.state().label(wanted);
        harness.get_by_role_and_label(Role::ListItem, &label).click();
        wait(&mut harness);
        assert_eq!(harness.state().commands().last(), Some(&wanted));
    }
    panic!("the game never ended");
}

#[test]
fn the_list_names_exactly_the_legal_commands_and_says_why_not() {
    let harness = harness(rolled("2 6 6"), LARGE);
    let table = harness.state();
    let words: Vec<String> = table.legal().into_iter().map(|c| table.label(c)).collect();
    assert!(words.len() > 5);
    assert_eq!(labels(&harness, Role::ListItem), words);
    let read = labels(&harness, Role::Label);
    let refused = |what: &str, why: &str| read.iter().any(|l| l.starts_with(what) && l.contains(why));
    assert!(refused("End your turn", "Ships can still dock"), "{read:?}");
    assert!(refused("Buy the Relic Ship", "Burroughs Desert"), "{read:?}");
}

#[test]
fn panels_say_what_lies_there() {
    let harness = harness(rolled("3 3 5").play(&["dock SC 5", "dock OM 3 3"]), LARGE);
    let panels = labels(&harness, Role::Group);
    let panel = |title: &str| {
        let found = panels.iter().find(|label| label.starts_with(title));
        found.unwrap_or_else(|| panic!("nothing is called {title}: {panels:?}"))
    };
    assert!(
        panel("Solar Converter").contains("Ada’s 5, 6 free ports, one port closed"),
        "{panels:?}"
    );
    assert!(panel("Orbital Market").contains("3 fuel for 1 ore"));
    assert!(panel("Orbital Market").contains("Ada’s 3, Ada’s 3"));
    assert!(panel("Burroughs Desert").contains("Relic Ship"));
    assert!(panel("Ada’s dice").contains("All docked"));
    assert!(panel("Ada, 0 points").contains("3 of 6 ships"), "{panels:?}");
    for facility in Facility::ALL {
        panel(&podbay::text::name(&facility));
    }
    let log: Vec<&str> = harness
        .state()
        .plain
        .lines
        .iter()
        .map(|line| line.text.as_str())
        .collect();
    assert!(log.contains(&"docks 5 at the Solar Converter"), "{log:?}");
}

#[test]
fn control_and_cards_are_told_of_panels_and_players() {
    let position = "A hand 3\nA cards booster city\nA fuel 3\ncolonies lem A2 B1\ncolonies pohl A1 C1\nflags used booster\ndisplay booster plasma plasma";
    let harness = harness(at(position), LARGE);
    let panels = labels(&harness, Role::Group);
    let starts = |start: &str| {
        let found = panels.iter().find(|label| label.starts_with(start));
        found.unwrap_or_else(|| panic!("nothing begins with {start}: {panels:?}"))
    };
    assert!(starts("Lem Badlands").contains("Ada 2, Bo 1"));
    // One colony each on Pohl Foothills: nobody controls it.
    let ada = starts("Ada, 5 points");
    assert!(ada.contains("Controls Lem Badlands,"), "{ada}");
    assert!(ada.contains("Booster Pod, used") && ada.contains("Alien City"), "{ada}");
    let used = |label: &&String| label.starts_with("Booster Pod") && label.contains("used in this turn");
    assert_eq!(panels.iter().filter(used).count(), 1);
    // A card in the display is another panel than the own one of the same name.
    let pods = panels.iter().filter(|label| label.starts_with("Booster Pod")).count();
    assert_eq!(pods, 2);
    assert!(starts("Bo, one point").contains("6 colonies left"), "{panels:?}");
}

#[test]
fn n_brings_what_is_asked_about_into_the_picture() {
    let mut harness = harness(at("A hand 4 4 4\nA ore 3").play(&["dock CC 4 4 4"]), SMALL);
    assert!(matches!(harness.state().prompt(), Prompt::ChooseTerritory { .. }));
    let top = |harness: &Harness<'static, Table>| {
        let mut panels = harness.query_all_by_role(Role::Group);
        let asimov = panels.find(|node| {
            let label = node.accesskit_node().label();
            label.is_some_and(|label| label.starts_with("Asimov Crater"))
        });
        asimov.expect("a panel").rect().top()
    };
    assert!(top(&harness) > SMALL.y, "it is below the picture");
    press(&mut harness, Key::N);
    // The way there is animated.
    harness.run_steps(10);
    assert!((96.0..300.0).contains(&top(&harness)), "{}", top(&harness));
    look::set_reduced_motion(&harness.ctx, true);
    press(&mut harness, Key::PageDown);
    harness.run_steps(1);
    assert!(top(&harness) < 96.0, "{}", top(&harness));
}

#[test]
fn a_line_in_focus_says_what_it_would_do() {
    let mut harness = harness(rolled("2 6 6"), LARGE);
    press(&mut harness, Key::ArrowDown);
    harness.run_steps(1);
    let read = labels(&harness, Role::Label);
    assert!(
        read.iter()
            .any(|l| l.starts_with("Then: Docks 2 at the Solar Converter") && l.contains("1 fuel")),
        "{read:?}"
    );
    assert_eq!(harness.state().commands(), [], "looking gives nothing");
    let mut start = self::harness(Table::new(1, 2, &[]), LARGE);
    press(&mut start, Key::ArrowDown);
    start.run_steps(1);
    let read = labels(&start, Role::Label);
    assert!(read.contains(&"This is final. What it reveals is not known before.".to_owned()));
    // The end of a turn is final and reveals nothing.
    let mut end = self::harness(at("A fuel 1\n"), LARGE);
    press(&mut end, Key::ArrowDown);
    end.run_steps(1);
    let read = labels(&end, Role::Label);
    assert!(read.contains(&"This is final.".to_owned()), "{read:?}");
}

#[test]
fn keys_are_dead_for_a_moment_and_a_step_is_taken_back() {
    let mut harness = harness_at(SHORT_STEP, rolled("2 6 6"), LARGE);
    harness.run_steps(SHORT_WAIT);
    let list = harness.state().legal();
    press(&mut harness, Key::Num1);
    assert_eq!(harness.state().commands(), [list[0]]);
    // The next question came this moment.
    press(&mut harness, Key::Num1);
    assert_eq!(harness.state().commands().len(), 1, "a stray key answers nothing");
    harness.run_steps(SHORT_WAIT);
    press(&mut harness, Key::Backspace);
    harness.run_steps(SHORT_WAIT);
    assert!(matches!(
        harness.state().actions.last(),
        Some(TableAction::StepBack { .. })
    ));
    assert_eq!(harness.state().legal(), list);
    press(&mut harness, Key::Num2);
    harness.run_steps(SHORT_WAIT);
    harness.get_by_label("Undo").click();
    harness.run_steps(SHORT_WAIT);
    assert_eq!(harness.state().legal(), list);
}

#[test]
fn tab_goes_on_to_the_buttons_and_the_list_folds_away() {
    let mut harness = harness(rolled("2 6 6"), LARGE);
    let count = harness.state().legal().len();
    for _ in 0..count {
        press(&mut harness, Key::Tab);
    }
    assert_eq!(harness.state().plain.focus, Some(count - 1));
    press(&mut harness, Key::Tab);
    harness.run_steps(1);
    assert_eq!(harness.state().plain.focus, None);
    assert!(!harness.get_by_role(Role::Canvas).is_focused());
    press(&mut harness, Key::H);
    harness.run_steps(2);
    assert_eq!(labels(&harness, Role::ListItem), Vec::<String>::new());
    harness.get_by_label("What can I do?").click();
    wait(&mut harness);
    assert_eq!(labels(&harness, Role::ListItem).len(), count);
    assert_eq!(harness.state().commands(), []);
}

#[test]
fn who_is_not_asked_looks_on() {
    let mut table = rolled("2 6 6");
    table.mine = vec![Seat::wrapping(1)];
    let mut harness = harness(table, SMALL);
    assert_eq!(labels(&harness, Role::ListItem), Vec::<String>::new());
    assert!(
        labels(&harness, Role::Status)[0].starts_with("Ada"),
        "{:?}",
        labels(&harness, Role::Status)
    );
    for key in [Key::Enter, Key::Num1, Key::ArrowDown, Key::Enter, Key::H, Key::Num1] {
        press(&mut harness, key);
    }
    assert_eq!(harness.state().actions, []);
}

#[test]
fn no_button_covers_another_or_leaves_the_window() {
    for size in [SMALL, LARGE, Vec2::new(1920.0, 1080.0)] {
        for dice in ["2 6 6", "1"] {
            let mut harness = harness(rolled(dice), size);
            for folded in [false, true] {
                let buttons: Vec<egui::Rect> = harness
                    .query_all_by_role(Role::Button)
                    .map(|node| node.rect().shrink(0.1))
                    .collect();
                assert!(buttons.len() >= 2, "menu and undo");
                let window = egui::Rect::from_min_size(egui::Pos2::ZERO, size);
                for (index, rect) in buttons.iter().enumerate() {
                    assert!(window.contains_rect(*rect), "{rect:?} at {size:?}, folded {folded}");
                    assert!(buttons[index + 1..].iter().all(|other| !other.intersects(*rect)));
                }
                press(&mut harness, Key::H);
                wait(&mut harness);
            }
        }
    }
}

#[test]
fn the_log_opens_over_the_panels_in_a_small_window() {
    let mut harness = harness(rolled("3 3 5").play(&["dock SC 5"]), SMALL);
    let told = |harness: &Harness<'static, Table>| {
        labels(harness, Role::Label)
            .iter()
            .any(|label| label == "Ada: docks 5 at the Solar Converter")
    };
    assert!(!told(&harness));
    harness.get_by_label("Log").click();
    wait(&mut harness);
    assert!(told(&harness));
    assert!(!harness.state().plain.is_idle());
    press(&mut harness, Key::Escape);
    harness.run_steps(1);
    assert!(!told(&harness));
    assert!(harness.state().plain.is_idle());
}
