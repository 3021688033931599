//! One table over the network, one window that reads French and one that reads German: each reads everything in its own
//! language, and what people typed as they typed it.

use crate::{
    support::profile_at,
    visit::{Window, backend, host_of},
};
use egui::{Event, Key, accesskit::Role};
use egui_kittest::kittest::{NodeT, Queryable};
use podbay::{
    app::Screen,
    protocol::Name,
    rules::{Config, SeatCount},
    store::Settings,
    text::{Language, spoken_language, t},
};
use std::{
    net::SocketAddr,
    path::Path,
    sync::mpsc::{Receiver, Sender, channel},
    thread,
    time::Duration,
};

/// Nothing here takes longer; a test that waits for it has failed.
const DEADLINE: Duration = Duration::from_secs(60);

/// Somebody at the table, with what is typed, and what is to be read in the own language.
struct Person {
    language: Language,
    name: &'static str,
    says: &'static str,
    /// The phrase that both choose.
    phrase: &'static str,
    /// The question of the first turn.
    asked: &'static str,
    /// Lines of the log.
    started: &'static str,
    rolls: &'static str,
}

/// She begins.
const ZOE: Person = Person {
    language: Language::Fr,
    name: "Zoé d’Été",
    says: "Ça va? I speak English too",
    phrase: "Bien joué\u{a0}!",
    asked: "Ton tour. Lance tes vaisseaux.",
    started: "La partie commence.",
    rolls: "Zoé d’Été\u{a0}: obtient ",
};

const JUERGEN: Person = Person {
    language: Language::De,
    name: "Jürgen Weiß",
    says: "Schön, daß du da bist",
    phrase: "Gut gemacht!",
    asked: "Zoé d’Été ist dran. Zoé d’Été würfelt.",
    started: "Das Spiel beginnt.",
    rolls: "Zoé d’Été: würfelt ",
};

/// A window at the table, and what tells another one that its turn to go on has come.
struct Guest {
    window: Window,
    me: &'static Person,
    other: &'static Person,
    tell: Sender<()>,
    told: Receiver<()>,
}

impl Guest {
    fn open(folder: &Path, [me, other]: [&'static Person; 2], tell: Sender<()>, told: Receiver<()>) -> Self {
        let profile = profile_at(folder);
        let settings = Settings {
            language: Some(me.language.tag().to_owned()),
            name: Some(Name::parse(me.name).unwrap()),
            reduced_motion: true,
            ..Settings::default()
        };
        settings.save(&profile).unwrap();
        let mut window = Window::open_as(profile, backend());
        window.until("its language", |_| spoken_language() == me.language);
        Self {
            window,
            me,
            other,
            tell,
            told,
        }
    }

    /// Waits until some words are read, if only as a part of others.
    fn reads(&mut self, part: &str) {
        self.window.until(part, |harness| {
            harness.root().children_recursive().any(|node| {
                let node = node.accesskit_node();
                let words = node.label().or_else(|| node.value());
                words.is_some_and(|words| words.contains(part))
            })
        });
    }

    /// Presses what has that role and begins with these words.
    fn press(&mut self, role: Role, words: &str) {
        self.reads(words);
        let begins = |label: Option<String>| label.is_some_and(|label| label.starts_with(words));
        let all = self.window.harness.query_all_by_role(role);
        let mut named = all.filter(|node| begins(node.accesskit_node().label()));
        let node = named.next_back();
        node.unwrap_or_else(|| panic!("{role:?} {words}")).click();
        drop(named);
        (0..4).for_each(|_| self.window.harness.step());
    }

    fn go_on(&self) {
        self.told.recv_timeout(DEADLINE).expect("the other one goes on");
    }

    /// Sits down, and says something in own words and by a phrase, as the other one does.
    fn talk(&mut self, address: SocketAddr) {
        self.window.join(address);
        self.window.until_screen(Screen::Lobby);
        self.tell.send(()).unwrap();
        self.reads(self.other.name);
        self.press(Role::Tab, &t("talk"));
        let field = t("talk-write");
        self.window
            .harness
            .get_by_role_and_label(Role::TextInput, &field)
            .focus();
        self.window.harness.step();
        self.window.harness.event(Event::Text(self.me.says.to_owned()));
        self.window.harness.step();
        self.window.harness.key_press(Key::Enter);
        self.window.harness.step();
        self.reads(self.me.says);
        self.press(Role::Button, &t("talk-phrases"));
        self.press(Role::Button, self.me.phrase);
        self.reads(self.other.says);
        let phrase = self.me.phrase;
        self.window.until("both phrases", |harness| {
            harness.query_all_by_label(phrase).count() == 2
        });
        self.nothing_foreign();
        self.press(Role::Button, &t("lobby-ready"));
    }

    /// Reads how the game begins.
    fn begin(&mut self) {
        self.window.until_screen(Screen::Table);
        self.reads(self.me.asked);
        self.reads(self.me.started);
        self.reads(self.other.name);
        self.nothing_foreign();
    }

    /// Nothing of what the other one reads is read here.
    fn nothing_foreign(&self) {
        for words in [
            self.other.phrase,
            self.other.asked,
            self.other.started,
            self.other.rolls,
        ] {
            let found = self.window.harness.query_all_by_label_contains(words).count();
            assert_eq!(found, 0, "{words} is read in {:?}", self.me.language);
        }
    }
}

#[test]
fn each_window_reads_its_own_language_at_one_table() {
    let kitchen = backend();
    let two = SeatCount::new(2).unwrap();
    let config = Config::chosen("alien-frontiers", two, &[("first_player", "P0")]);
    let (_host, address) = host_of(&kitchen, config);
    let folder = tempfile::tempdir().unwrap();
    let (to_german, from_french) = channel();
    let (to_french, from_german) = channel();
    // A language is that of a thread.
    thread::scope(|scope| {
        scope.spawn(|| {
            let place = folder.path().join("fr");
            let mut zoe = Guest::open(&place, [&ZOE, &JUERGEN], to_german, from_german);
            zoe.talk(address);
            zoe.go_on();
            zoe.begin();
            zoe.go_on();
            zoe.press(Role::Button, "Lancer tes vaisseaux");
            zoe.reads(ZOE.rolls);
            zoe.nothing_foreign();
        });
        scope.spawn(|| {
            let place = folder.path().join("de");
            let mut juergen = Guest::open(&place, [&JUERGEN, &ZOE], to_french, from_french);
            juergen.go_on();
            juergen.talk(address);
            juergen.begin();
            juergen.tell.send(()).unwrap();
            juergen.reads(JUERGEN.rolls);
            juergen.nothing_foreign();
        });
    });
}
