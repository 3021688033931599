//! Whole games as somebody plays them who hears the window: everything is found by its role and its words and pressed
//! by its spoken action. Nothing here looks at the picture or knows what is legal.

use crate::{
    board_ui::questions::kind,
    session::table::{Table, options},
};
use egui::{
    Key,
    accesskit::{Action, Role},
};
use egui_kittest::{
    Harness,
    kittest::{NodeT, Queryable},
};
use podbay::{
    app::{
        client::TableClient,
        frame::{TableScreen, Wish},
        games::shown,
        look,
        screens::{end::end_ui, lobby::lobby_ui},
        table_event::TableEvent,
    },
    games::{
        alien_frontiers,
        any::{AnyGame, GameId, Listed},
        aqua_sphere, argo,
    },
    net::ClientUpdate,
    protocol::Stage,
    rules::{GameRng, Seed},
    session::{Origin, TableOptions},
    text::{game, t_args},
};
use std::collections::{BTreeMap, BTreeSet};
use strum::VariantNames;

/// A table that one window hosts, plays and hears of; the session decides, without a clock or a network.
struct Evening {
    table: Table<AnyGame>,
    window: TableClient,
    heard: usize,
    board: Box<dyn TableScreen>,
    installed: bool,
}

impl Evening {
    fn new(seed: u64) -> Self {
        let seed = Some(Seed::from_number(seed));
        let first = GameId::ALL[0];
        let options = options(first.name(), 2);
        let mut table = Table::new(TableOptions { seed, ..options });
        table.join(0, Origin::Host);
        Self {
            table,
            window: TableClient::default(),
            heard: 0,
            board: (shown(first).screen)(),
            installed: false,
        }
    }

    fn frame(&mut self, ui: &mut egui::Ui) {
        if !std::mem::replace(&mut self.installed, true) {
            // Fonts are there from the next frame on.
            look::install(ui.ctx());
            ui.ctx().request_repaint();
            return;
        }
        let now = ui.input(|input| input.time);
        let heard = &self.table.clients[&0].heard;
        for message in &heard[self.heard..] {
            let events = self.window.take(ClientUpdate::Message(message.clone()), now);
            let refused = events.iter().any(|event| matches!(event, TableEvent::Refused(_)));
            assert!(!refused, "what is offered is never refused");
        }
        self.heard = heard.len();
        look::set_seat_colours(ui.ctx(), self.window.colours());
        for wish in self.screen(ui) {
            if let Wish::Say(message) = wish {
                self.table.say(0, message);
            }
        }
        assert_eq!(
            self.window.recorded,
            [],
            "a window that misses nothing asks for nothing"
        );
    }

    /// Draws what the program shows at this stage of a table.
    fn screen(&mut self, ui: &mut egui::Ui) -> Vec<Wish> {
        match (self.window.stage(), &self.window.ended) {
            (Stage::Ended, Some(ended)) => end_ui(ui, &self.window, ended),
            (Stage::Playing | Stage::Ended, _) => {
                let game = self.window.game().expect("a game");
                if self.board.game() != game {
                    self.board = (shown(game).screen)();
                }
                Vec::from_iter(self.board.draw(ui, &mut self.window))
            }
            (Stage::Lobby | Stage::Dealing, _) => lobby_ui(ui, &self.window),
        }
    }

    fn is_over(&self) -> bool {
        self.window.stage() == Stage::Ended && self.window.ended.is_some()
    }

    fn revision(&self) -> Option<u32> {
        Some(self.window.snapshot.as_ref()?.revision)
    }

    /// The kinds of the questions that are open; only to tell at the end which ones came up.
    fn kinds<G: Listed>(&self) -> Vec<String> {
        let open = self.window.snapshot.iter().flat_map(|snapshot| &snapshot.decisions);
        let own = open.filter_map(|open| G::own_prompt(&open.decision.prompt));
        own.map(kind).collect()
    }
}

/// What somebody likes to do, and what only if nothing else is left: by words in the lines that are read.
#[derive(Clone, Copy)]
struct Taste {
    keen: &'static [&'static str],
    loath: &'static [&'static str],
}

const NONE: Taste = Taste { keen: &[], loath: &[] };

impl Taste {
    /// The place of a line among the others, if lines like it were pressed so often: the least one is taken.
    fn order(&self, words: &str, pressed: u32) -> (u8, u32) {
        let words = words.to_lowercase();
        let among = |list: &[&str]| list.iter().any(|part| words.contains(part));
        let likes = if among(self.keen) {
            0
        } else {
            1 + u8::from(among(self.loath))
        };
        (likes, if likes == 0 { 0 } else { pressed })
    }
}

/// A game that is set up in the lobby: options by the ids of their names and values.
struct Plan {
    seed: u64,
    players: usize,
    options: &'static [(&'static str, &'static str)],
    taste: Taste,
}

/// What can be pressed, as it is read aloud.
type Heard = (Role, String);

/// Somebody who hears the window, and tries what has been tried least.
struct Listener {
    window: Harness<'static, Evening>,
    taste: Taste,
    /// Chooses among lines.
    rng: GameRng,
    /// Chooses between the list and the board.
    route: GameRng,
    /// How often lines of a kind were pressed.
    pressed: BTreeMap<String, u32>,
    /// How many answers were given by the list, and on the board.
    by_list: u32,
    by_board: u32,
}

/// Seconds from one frame to the next: longer than the dead time of a question.
const STEP: f32 = 0.45;

impl Listener {
    fn new(seed: u64, taste: Taste) -> Self {
        let mut window = Harness::builder()
            .with_size([1280.0, 800.0])
            .with_step_dt(STEP)
            .build_ui_state(|ui, evening: &mut Evening| evening.frame(ui), Evening::new(seed));
        window.run_steps(3);
        Self {
            window,
            taste,
            rng: GameRng::new(Seed::from_number(seed)),
            route: GameRng::new(Seed::from_number(seed)),
            pressed: BTreeMap::new(),
            by_list: 0,
            by_board: 0,
        }
    }

    /// All that can be pressed now. Whatever of it says nothing is a fault.
    fn choices(&self) -> Vec<Heard> {
        let all = self.window.root().children_recursive();
        let open = all.filter_map(|node| {
            let node = node.accesskit_node();
            let pressed = node.data().supports_action(Action::Click) && node.role() != Role::ScrollBar;
            let words = || node.label().or_else(|| node.value()).unwrap_or_default();
            (pressed && !node.is_disabled() && !node.is_hidden()).then(|| (node.role(), words()))
        });
        let open: Vec<Heard> = open.collect();
        let silent = open.iter().find(|(_, words)| words.trim().is_empty());
        assert_eq!(silent, None, "it can be pressed and says nothing");
        open
    }

    /// Presses what is called so and nothing else is.
    fn press(&mut self, role: Role, words: &str) {
        let nodes: Vec<_> = self.window.query_all_by_role_and_label(role, words).collect();
        let [node] = &nodes[..] else {
            panic!("{} times {role:?} {words:?} among {:?}", nodes.len(), self.choices());
        };
        node.click_accesskit();
        self.window.run_steps(1);
    }

    /// Presses that, and waits until what follows is on the screen.
    fn press_on(&mut self, role: Role, words: &str) {
        self.press(role, words);
        self.window.run_steps(1);
    }

    /// Chooses a value of an option in the lobby.
    fn choose(&mut self, option: &str, value: &str) {
        let (head, whole) = (format!("{option}: "), format!("{option}: {value}"));
        let choices = self.choices();
        let cell = choices.iter().find(|(_, words)| words.starts_with(&head));
        let (role, words) = cell.unwrap_or_else(|| panic!("{option} is not among {choices:?}"));
        if *words != whole {
            self.press_on(*role, words);
            self.press_on(Role::Button, value);
        }
        assert!(self.choices().iter().any(|(_, words)| *words == whole), "{whole}");
    }

    /// Sets a game up in the lobby, with a person of this window in each seat, and starts it.
    fn start(&mut self, name: &str, plan: &Plan) {
        self.choose("Game", name);
        self.choose("Players", &plan.players.to_string());
        if !plan.options.is_empty() {
            let more = |(_, words): &&Heard| words.ends_with("more rules, as the rulebook has them");
            let (role, words) = self.choices().iter().find(more).expect("more options").clone();
            self.press_on(role, &words);
        }
        for (option, value) in plan.options {
            self.choose(option, value);
        }
        for _ in 1..plan.players {
            // One free seat is as good as the other.
            let mut free = self.window.query_all_by_role_and_label(Role::Button, "One more here");
            free.next().expect("a free seat").click_accesskit();
            drop(free);
            self.window.run_steps(2);
        }
        self.press_on(Role::Button, "Start");
    }

    /// The kind of a line: its first words without numbers.
    fn sort(words: &str) -> String {
        let plain = words.split_whitespace().filter(|word| !word.contains(char::is_numeric));
        plain.take(4).collect::<Vec<_>>().join(" ")
    }

    /// Of some lines one that was pressed least, by taste.
    fn pick(&mut self, lines: &[String]) -> String {
        let order = |line: &String| {
            let pressed = self.pressed.get(&Self::sort(line)).copied().unwrap_or(0);
            self.taste.order(line, pressed)
        };
        let least = lines.iter().map(order).min().expect("a line");
        let best: Vec<&String> = lines.iter().filter(|line| order(line) == least).collect();
        let at = if best.len() > 1 {
            self.rng.below(best.len() as u32)
        } else {
            0
        };
        let line = best[at as usize].clone();
        *self.pressed.entry(Self::sort(&line)).or_default() += 1;
        line
    }

    /// Answers the question that is asked: reads what can be done and does one thing of it, by the list or on the board
    /// where it is called the same.
    fn answer(&mut self) {
        let before = self.window.state().revision();
        let status: Vec<String> = self
            .window
            .query_all_by_role(Role::Status)
            .filter_map(|node| node.accesskit_node().label())
            .collect();
        assert!(status.len() == 1 && status[0].len() > 12, "{status:?}");
        self.press(Role::Button, LIST);
        let choices = self.choices();
        let lines = choices.iter().filter(|(role, _)| *role == Role::ListItem);
        let lines: Vec<String> = lines.map(|(_, words)| words.clone()).collect();
        let line = self.pick(&lines);
        let end = format!(" {line}");
        let place = |(role, words): &&Heard| *role == Role::Button && (*words == line || words.ends_with(&end));
        let mut places = choices.iter().filter(place);
        let twice = places.clone().find(|(_, words)| words.matches(&line).count() > 1);
        assert_eq!(twice, None, "it says the same twice");
        if let Some((role, words)) = places.next().filter(|_| self.route.below(3) == 0) {
            self.window.key_press(Key::Escape);
            self.window.run_steps(1);
            self.press_on(*role, words);
            if self.window.state().revision() == before
                && self.choices().contains(&(Role::Button, "Confirm".to_owned()))
            {
                // It lies there as a ghost.
                self.press_on(Role::Button, "Confirm");
            }
            self.by_board += 1;
        } else {
            self.press_on(Role::ListItem, &line);
            self.by_list += 1;
        }
        assert_ne!(
            self.window.state().revision(),
            before,
            "{status:?}: {line:?} does nothing"
        );
    }

    /// Listens to the result.
    fn hear_the_end(&mut self) {
        self.window.run_steps(3);
        let read = self.window.root().children_recursive().filter_map(|node| {
            let node = node.accesskit_node();
            node.label().or_else(|| node.value())
        });
        let read: Vec<String> = read.collect();
        let seats: Vec<String> = (1..=4)
            .map(|n| if n == 1 { "P0".to_owned() } else { format!("P0 {n}") })
            .collect();
        let wins = |text: &String| {
            let one = seats
                .iter()
                .any(|name| *text == t_args("end-wins", &[("name", name.as_str().into())]));
            one || text == "The aliens win" || text.ends_with("share the win")
        };
        assert_eq!(read.iter().filter(|text| wins(text)).count(), 1, "{read:?}");
        let offered = self.choices();
        for button in ["Rematch", "Back to the lobby", "Look around"] {
            assert!(offered.contains(&(Role::Button, button.to_owned())), "{offered:?}");
        }
    }
}

/// The button of all that can be done.
const LIST: &str = "What can I do?";

/// Plays whole games until each kind of question of the game has come up. As rules and words are now it takes no more
/// than three games; where they change, some more, and where these do not suffice, other seeds.
fn every_question_comes_up<G: Listed<Prompt: VariantNames>>(plans: &[Plan]) {
    let mut met = BTreeSet::new();
    let every: BTreeSet<String> = G::Prompt::VARIANTS.iter().map(ToString::to_string).collect();
    for (round, plan) in (0..6).flat_map(|round| plans.iter().map(move |plan| (round, plan))) {
        let mut listener = Listener::new(plan.seed + round, plan.taste);
        listener.start(&game(G::ID.name()), plan);
        while !listener.window.state().is_over() {
            met.extend(listener.window.state().kinds::<G>());
            listener.answer();
        }
        listener.hear_the_end();
        assert!(
            listener.by_list > 10 && listener.by_board > 0,
            "{} {}",
            listener.by_list,
            listener.by_board
        );
        if met == every {
            return;
        }
    }
    let missing: Vec<_> = every.difference(&met).collect();
    assert!(missing.is_empty(), "never asked; other seeds may do: {missing:?}");
}

#[test]
fn argo_is_played_to_the_end_by_what_is_read_and_asks_everything() {
    let pods = Taste {
        keen: &["pod", "activate"],
        loath: &[],
    };
    let plan = |seed, players, taste| Plan {
        seed,
        players,
        options: &[],
        taste,
    };
    every_question_comes_up::<argo::State>(&[plan(57, 4, pods), plan(55, 3, pods), plan(15, 3, NONE)]);
}

#[test]
fn alien_frontiers_is_played_to_the_end_by_what_is_read_and_asks_everything() {
    let uses = Taste {
        keen: &["claim", "use the"],
        loath: &["discard"],
    };
    let all = Taste {
        keen: &["claim", "use the", "discard", "alien artifact", "raider"],
        loath: &[],
    };
    let plan = |seed, players, taste| Plan {
        seed,
        players,
        options: &[("Most rounds", "15")],
        taste,
    };
    every_question_comes_up::<alien_frontiers::State>(&[plan(206, 4, all), plan(61, 4, uses), plan(77, 3, uses)]);
}

#[test]
fn aquasphere_is_played_to_the_end_by_what_is_read_and_asks_everything() {
    let options = &[("Crystals at red lines", "The player decides")];
    // Bots may be taken back whenever something is asked: who always does never uses one.
    let taste = Taste {
        keen: &[],
        loath: &["take back the"],
    };
    let plan = |seed, players| Plan {
        seed,
        players,
        options,
        taste,
    };
    every_question_comes_up::<aqua_sphere::State>(&[plan(11, 3), plan(13, 3)]);
}
