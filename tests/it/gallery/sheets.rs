//! Sheets of the program, the settings, the rules, the lessons, the puzzles, and the records.

use super::{
    lobbies::{host_with_code, page_of, start},
    screens::Screen,
};
use crate::{
    puzzles,
    replays::{any_recorded, shelf_of_all, whole},
    settings::long_nearby,
    turned::luck_after,
};
use egui::{Key, Modifiers, Rect, Ui, UiBuilder, accesskit::Role, vec2};
use podbay::{
    app::{
        analysis::GameAnalysis,
        client::TableClient,
        coach::PuzzleWish,
        lesson_run::LessonRun,
        playback::ReplayWish,
        puzzle_run::PuzzleRun,
        replay::Replay,
        screens::{
            doctor::doctor_ui,
            lesson::{coach_height, coach_ui},
            lobby::invite_sheet,
            menu, problem,
            puzzles::{PuzzlesSheet, puzzles_ui},
            replays::ReplaysScreen,
            rules::{RulesSheet, rules_ui},
            settings::{Facts, SettingsSheet, Tab},
        },
        shelf::Shelf,
    },
    games::{
        alien_frontiers,
        any::{GameId, Listed},
        aqua_sphere, argo,
    },
    net::doctor::{Rung, RungResult, RungState, Trouble},
    protocol::Name,
    store::{Settings, Shortcut},
    text::{t, t_args},
};
use std::{path::Path, time::Duration};
use strum::VariantArray;

/// A sheet over the start screen.
fn sheet<U: FnMut(&Ui) + 'static>(name: impl Into<String>, ui: impl Fn() -> U + 'static) -> Screen {
    Screen::alone(name, move || {
        let (mut below, mut above) = (start(), ui());
        move |ui: &mut Ui| {
            above(ui);
            below.ui(ui, None);
        }
    })
}

/// What can be found on a network of which little works.
fn findings() -> Vec<RungResult> {
    let found = |rung, state, cause, about: &[&str]| RungResult {
        rung,
        state,
        cause,
        about: about.iter().map(|&text| text.to_owned()).collect(),
    };
    let failed = |rung, cause, about| found(rung, RungState::Failed, Some(cause), about);
    vec![
        found(
            Rung::Adapters,
            RungState::Ok,
            None,
            &["eth0 192.168.0.5", "wlan0 192.168.0.9"],
        ),
        found(Rung::Sockets, RungState::Ok, None, &[]),
        failed(Rung::Port, Trouble::PortTaken, &["47200"]),
        failed(Rung::Packets, Trouble::PacketsBlocked, &["eth0 192.168.0.5"]),
        failed(Rung::Multicast, Trouble::MulticastBlocked, &["wlan0 192.168.0.9"]),
        failed(Rung::Neighbours, Trouble::NobodyHeard, &[]),
        failed(Rung::Tables, Trouble::FarFirewall, &["Kitchen"]),
        failed(Rung::Versions, Trouble::OtherVersion, &["Kitchen 9.9.9"]),
        found(Rung::Address, RungState::NotTested, Some(Trouble::NotReached), &[]),
    ]
}

const REPORT: &str = "/home/ada/.local/share/podbay/reports/podbay-report-2026-11-25.txt";

pub fn sheets() -> Vec<Screen> {
    let leaving = |why: &'static str, heir: Option<&'static str>| {
        sheet(why, move || {
            move |ui: &Ui| {
                menu::leave_ui(ui, &t(why), heir);
            }
        })
    };
    let over = |name: &str, show: fn(&Ui)| sheet(name, move || move |ui: &Ui| show(ui));
    let problem = || {
        |ui: &mut Ui| {
            let small = Rect::from_min_size(ui.max_rect().min, vec2(560.0, 250.0));
            let why = "The profile in /home/ada/.local/share/podbay is in use by another window of Podbay.";
            problem::problem_ui(&mut ui.new_child(UiBuilder::new().max_rect(small)), why);
        }
    };
    vec![
        Screen::alone("problem", problem),
        over("doctor-running", |ui| {
            doctor_ui(ui, None);
        }),
        over("doctor", |ui| {
            doctor_ui(ui, Some(&findings()));
        }),
        over("help", |ui| {
            menu::help_ui(ui, None);
        }),
        over("help-version", |ui| {
            menu::help_ui(ui, Some("9.9.9"));
        }),
        over("stranger", |ui| {
            menu::stranger_ui(ui, "192.168.0.5:47200");
        }),
        over("other-table", |ui| {
            menu::other_table_ui(ui, "Friday");
        }),
        over("report", |ui| {
            menu::reported_ui(ui, REPORT);
        }),
        over("exported", |ui| {
            menu::exported_ui(
                ui,
                "/home/ada/.local/share/podbay/exports/podbay-argo-2026-11-25.podbay",
            );
        }),
        leaving("leave-seat", None),
        leaving("leave-alone", None),
        leaving("leave-host-game", None),
        leaving("leave-host-lobby", None),
        leaving("leave-hand-over", Some("Wilhelmina")),
        sheet("invite", || {
            let host = host_with_code();
            move |ui: &Ui| {
                invite_sheet(ui, &host.status().code.expect("a code"), None, None);
            }
        }),
        sheet("invite-page", || {
            let host = host_with_code();
            let (page, kept) = page_of(&host);
            move |ui: &Ui| {
                let folder = Some(Path::new(FOLDER));
                invite_sheet(ui, &host.status().code.expect("a code"), Some(&page), folder);
                assert!(kept.path().exists());
            }
        }),
    ]
}

const FOLDER: &str = "/home/somebody/with/a/long/way/to/the/folder/of/the/profile/share/podbay/profile";

/// The settings on a tab.
fn tab(name: String, tab: Tab) -> Screen {
    sheet(name, move || {
        let (mut settings, mut sheet) = (Settings::default(), SettingsSheet::default());
        sheet.open(&settings, "Ada");
        sheet.show_nearby(long_nearby());
        move |ui: &Ui| {
            let folder = Some(Path::new(FOLDER));
            let facts = Facts {
                silent: Some(true),
                folder,
                ..Facts::default()
            };
            sheet.ui(ui, &mut settings, &facts);
        }
    })
    .then(move |gallery| gallery.press(Role::Tab, &t(tab.name())))
}

/// Waits for a new key of the list of all that can be done, and is given this one.
fn rebound(name: &str, key: Option<Key>) -> Screen {
    let tab = tab(name.to_owned(), Tab::Controls);
    let way = tab.then;
    Screen {
        then: Box::new(move |gallery| {
            way(gallery);
            let action = t(&format!("settings-key-{}", Shortcut::List.name()));
            let of = [("action", action.into()), ("key", Shortcut::List.usual_key().into())];
            gallery.press(Role::Button, &t_args("settings-keys-change-of", &of));
            key.into_iter().for_each(|key| gallery.key(key));
        }),
        ..tab
    }
}

pub fn settings() -> Vec<Screen> {
    let named = |&one: &Tab| tab(one.name().to_owned(), one);
    let port = tab("settings-port-bad".to_owned(), Tab::Network);
    let way = port.then;
    let port = Screen {
        then: Box::new(move |gallery| {
            way(gallery);
            gallery.write(&t("settings-port"), "7");
        }),
        ..port
    };
    let mut all: Vec<Screen> = Tab::VARIANTS.iter().map(named).collect();
    all.extend([
        rebound("settings-keys-listening", None),
        rebound("settings-keys-fixed", Some(Key::Space)),
        rebound("settings-keys-taken", Some(Key::F11)),
        port,
    ]);
    all
}

/// The rules of a game at a page.
fn rules(game: GameId, page: usize) -> Screen {
    sheet(format!("rules-{}-{page}", game.name()), move || {
        let mut rules = RulesSheet::open(game, page, None, None);
        move |ui: &Ui| {
            rules_ui(ui, &mut rules, None);
        }
    })
}

/// A lesson after so many steps; strayed or not.
fn lesson(name: String, game: GameId, steps: usize, strayed: bool) -> Screen {
    Screen::alone(name, move || {
        let lesson = (podbay::app::games::shown(game).lesson)().expect("a lesson");
        let mut run = LessonRun::new(lesson, Name::parse("Ada").expect("a name"));
        for _ in 0..steps {
            run.go(podbay::app::coach::CoachWish::On);
        }
        move |ui: &mut Ui| {
            let window = ui.max_rect();
            let (strip, rest) = window.split_top_bottom_at_y(window.top() + coach_height(ui, &run));
            let mut coach = run.client().coach.clone().expect("a coach");
            coach.strayed = strayed;
            let (screen, client): (_, &mut TableClient) = run.on_screen();
            screen.draw(
                &mut ui.new_child(UiBuilder::new().max_rect(rest).id_salt("lesson")),
                client,
            );
            coach_ui(ui, strip, &coach, true);
        }
    })
}

/// A puzzle after this was done with it.
fn puzzle(name: &str, done: fn(&mut PuzzleRun)) -> Screen {
    Screen::alone(name, move || {
        let mut run = puzzles::run(1);
        done(&mut run);
        move |ui: &mut Ui| {
            puzzles::draw(ui, &mut run);
        }
    })
}

/// The list of puzzles, and one on its way.
fn all_of_puzzles() -> Vec<Screen> {
    let list = || {
        let all = puzzles::of_argo();
        let solved = all.iter().skip(1).map(|puzzle| puzzle.id.clone()).collect();
        let list = PuzzlesSheet::open(GameId::Argo, all, None);
        move |ui: &Ui| {
            puzzles_ui(ui, &list, &solved);
        }
    };
    vec![
        sheet("puzzles-list", list),
        puzzle("puzzle-open", |_| {}),
        puzzle("puzzle-missed", puzzles::miss),
        puzzle("puzzle-solved", puzzles::solve),
        puzzle("puzzle-solution", |run| {
            run.go(PuzzleWish::Solution);
        }),
    ]
}

pub fn rules_and_lessons() -> Vec<Screen> {
    let mut all = all_of_puzzles();
    for &game in GameId::ALL {
        all.extend([0, 16].map(|page| rules(game, page)));
        let name = |what: &str| format!("lesson-{}-{what}", game.name());
        all.push(lesson(name("first"), game, 0, false));
        all.push(lesson(name("strayed"), game, 6, true));
    }
    let nothing = rules(GameId::Argo, 0).then(|gallery| {
        gallery.key_with(Modifiers::COMMAND, Key::F);
        gallery.write(&t("rules-search"), "xyzzy");
    });
    all.push(Screen {
        name: "rules-nothing".to_owned(),
        ..nothing
    });
    all
}

/// A record that is looked at, at a place of it.
fn replay<G: Listed>(name: &str, to: ReplayWish) -> Screen {
    Screen::alone(format!("replay-{}-{name}", G::ID.name()), move || {
        let (record, _) = any_recorded::<G>(3, 7, 90);
        let mut replay = Replay::new(whole(record)).expect("a record");
        replay.seek(to);
        move |ui: &mut Ui| {
            let (screen, client) = replay.on_screen();
            screen.draw(ui, client);
        }
    })
}

/// A record with the sheet of its chances over the board.
fn replay_with_chances() -> Screen {
    Screen::alone("replay-argo-chances", || {
        let (record, _) = any_recorded::<argo::State>(2, 7, 90);
        let mut replay = Replay::new(whole(record)).expect("a record");
        replay.analysis = Some(GameAnalysis::done(luck_after([20, 40, 60])));
        replay.seek(ReplayWish::Chances);
        replay.seek(ReplayWish::Moment(1));
        move |ui: &mut Ui| {
            let (screen, client) = replay.on_screen();
            screen.draw(ui, client);
        }
    })
}

pub fn replays() -> Vec<Screen> {
    let list = |name: &str, shelf: fn() -> Shelf| {
        Screen::alone(name, move || {
            let (mut screen, shelf) = (ReplaysScreen::default(), shelf());
            move |ui: &mut Ui| {
                screen.ui(ui, &shelf);
            }
        })
    };
    let full = || {
        let folder = tempfile::tempdir().expect("a folder");
        let (profile, _) = shelf_of_all(folder.path());
        let mut shelf = Shelf::new(&profile);
        shelf.look(Duration::MAX);
        shelf
    };
    vec![
        list("replays-empty", Shelf::default),
        list("replays", full),
        replay::<argo::State>("start", ReplayWish::Start),
        replay_with_chances(),
        replay::<argo::State>("middle", ReplayWish::To(40)),
        replay::<alien_frontiers::State>("middle", ReplayWish::To(40)),
        replay::<aqua_sphere::State>("end", ReplayWish::End),
    ]
}
