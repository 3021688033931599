//! The rules to read: a page for everything, whole in every language, by key and by mouse.

use crate::{
    languages::flaws,
    sheets::{press, program_at, until},
    support::setup,
};
use egui::{Key, Modifiers, accesskit::Role};
use egui_kittest::{
    Harness,
    kittest::{NodeT, Queryable},
};
use podbay::{
    app::{
        App, Screen, look,
        screens::rules::{RulesSheet, rules_ui},
    },
    games::{
        alien_frontiers::{self, Facility, Field, Tech, Territory},
        any::{GameId, GameVisitor, Listed},
        aqua_sphere::{self, Card, Sector, Symbol},
        argo::{self, Kind, Phase},
    },
    rules::{
        GameRng, Seed, legal,
        scenario::Scripted,
        words::{self, Words},
    },
    text::{
        Language,
        alien_frontiers::FrontierTopic,
        aqua_sphere::{CardKind, SeaPart, SeaTopic},
        argo::ArgoTopic,
        book::{Paragraph, Taught, page_of, pages},
        speaking, t,
    },
};
use std::collections::BTreeSet;

/// All values of a type that has words: the complaint about a wrong word lists them.
fn all_of<T: Words<()>>() -> Vec<T> {
    let complaint = words::parse::<(), T>(&(), "?").err().expect("no such word").message;
    let (_, words) = complaint.split_once("expected one of ").expect("a list of words");
    let parse = |word| words::parse::<(), T>(&(), word).unwrap_or_else(|_| panic!("{word} is none"));
    words.split(", ").map(parse).collect()
}

/// The subjects of `all` that have no page.
fn without_page<G: Taught>(all: impl IntoIterator<Item = G::Topic>) -> Vec<G::Topic> {
    let missing: Vec<G::Topic> = all.into_iter().filter(|&topic| page_of::<G>(topic).is_none()).collect();
    missing
}

#[test]
fn every_tile_role_and_phase_of_argo_has_a_page() {
    let kinds = setup::<argo::State>(4, &[])
        .components
        .tiles
        .into_iter()
        .map(|tile| tile.kind);
    let kinds = kinds.chain(all_of::<Kind>()).map(ArgoTopic::Kind);
    let roles = argo::Role::ALL.map(ArgoTopic::Role);
    let phases = all_of::<Phase>().into_iter().map(ArgoTopic::Phase);
    assert_eq!(without_page::<argo::State>(kinds.chain(roles).chain(phases)), []);
}

#[test]
fn every_facility_territory_card_field_and_phase_of_alien_frontiers_has_a_page() {
    let facilities = Facility::ALL.map(FrontierTopic::Facility).into_iter();
    let lands = Territory::ALL.map(FrontierTopic::Land);
    let cards = Tech::ALL.map(FrontierTopic::Card);
    let fields = Field::ALL.map(FrontierTopic::Field);
    use FrontierTopic::{Colony, Dock, End, EndTurn, Raid, Roll};
    let phases = [Roll, Dock, Colony, Raid, EndTurn, End];
    let all = facilities.chain(lands).chain(cards).chain(fields).chain(phases);
    assert_eq!(without_page::<alien_frontiers::State>(all), []);
}

#[test]
fn every_symbol_sector_card_and_part_of_aqua_sphere_has_a_page_that_tells_it() {
    let symbols = Symbol::ALL.map(SeaTopic::Action).into_iter();
    let sectors = Sector::ALL.map(SeaTopic::Sector);
    let cards = Card::all().map(|card| SeaTopic::Cards(CardKind::of(card)));
    use SeaPart::{Act, End, Pass, Program, Refill, Scoring};
    let parts = [Program, Act, Pass, Scoring, Refill, End].map(SeaTopic::Part);
    let all = symbols.chain(sectors).chain(cards).chain(parts);
    assert_eq!(without_page::<aqua_sphere::State>(all), []);
    let setup = setup::<aqua_sphere::State>(4, &[]);
    let told: String = pages::<aqua_sphere::State>(&setup)
        .iter()
        .flat_map(|page| &page.text)
        .map(Paragraph::words)
        .collect();
    for card in Card::all() {
        let rule = podbay::text::aqua_sphere::card_rule(&setup.components, card);
        assert!(told.contains(&rule), "{card:?} is told nowhere");
    }
}

/// What every page has, whatever its game.
struct Pages;

impl GameVisitor for Pages {
    type Out = ();
    fn visit<G: Scripted + Listed>(self) {
        for language in Language::ALL {
            speaking(language, || {
                let sheet = RulesSheet::open(G::ID, 0, None, None);
                let first = sheet.page().expect("a first page");
                assert_eq!(first.chapter, t("book-game"), "{language:?}");
            });
        }
    }
}

/// Words of pages, counted as a reader does.
fn words_of<G: Taught>(setup: &G::Setup, most: usize) {
    for language in Language::ALL {
        speaking(language, || {
            let pages = pages::<G>(setup);
            let count = |text: &[Paragraph]| text.iter().map(|p| p.words().split_whitespace().count()).sum::<usize>();
            let whole: usize = pages.iter().take(2).map(|page| count(&page.text)).sum();
            // Two hundred words a minute are read with ease.
            assert!((250..most).contains(&whole), "{whole} words in {language:?}");
            let titles: BTreeSet<&str> = pages.iter().map(|page| page.title.as_str()).collect();
            assert_eq!(titles.len(), pages.len(), "two pages have one title in {language:?}");
            for page in &pages {
                assert!(count(&page.text) > 3, "{language:?} {page:?} is empty");
                assert!(
                    !page.text.iter().any(|p| p.words().contains(['{', '}'])),
                    "{language:?} {page:?}"
                );
            }
        });
    }
}

#[test]
fn the_game_in_two_pages_takes_five_minutes_and_no_page_is_empty() {
    GameId::ALL.iter().for_each(|game| game.visit(Pages));
    words_of::<argo::State>(&setup::<argo::State>(4, &[]), 1000);
    words_of::<alien_frontiers::State>(&setup::<alien_frontiers::State>(4, &[]), 1000);
    words_of::<aqua_sphere::State>(&setup::<aqua_sphere::State>(4, &[]), 1000);
}

/// Every field of the box that no source confirms stands as such on all pages about it.
fn all_doubts_are_told<G: Taught>(setup: &G::Setup, least: usize, some: &[(&str, G::Topic)]) {
    for (field, topic) in some {
        let topics = G::doubted(setup, field).topics;
        assert!(topics.contains(topic), "{field}: {topics:?}");
        assert!(G::unconfirmed(setup).iter().any(|known| known == field), "{field}");
    }
    for language in Language::ALL {
        speaking(language, || {
            let pages = pages::<G>(setup);
            let fields = G::unconfirmed(setup);
            assert!(fields.len() >= least, "{fields:?}");
            for field in fields {
                let doubt = G::doubted(setup, field);
                assert!(!doubt.topics.is_empty() && !doubt.words.is_empty(), "{field}");
                assert_ne!(&doubt.words, field, "it has words");
                for topic in doubt.topics {
                    let page = &pages[page_of::<G>(topic).expect("a page")];
                    let mut unsure = page.text.iter().filter(|p| matches!(p, Paragraph::Unsure(_)));
                    let told = unsure.any(|paragraph| paragraph.words().contains(&doubt.words));
                    assert!(told, "{language:?} {field} is not told on {page:?}");
                }
            }
        });
    }
}

#[test]
fn what_no_source_confirms_is_marked_on_its_pages() {
    let some = [
        ("module.LAB1.doors", ArgoTopic::Kind(Kind::Lab)),
        ("track.4.printed", ArgoTopic::Track),
    ];
    all_doubts_are_told::<argo::State>(&setup::<argo::State>(4, &[]), 100, &some);
    let some = [("tech.booster_pod.copies", FrontierTopic::Card(Tech::BoosterPod))];
    let frontiers = setup::<alien_frontiers::State>(4, &[]);
    all_doubts_are_told::<alien_frontiers::State>(&frontiers, 10, &some);
    // The places of the board are no doubt but a choice, and say so.
    let told = "Our own design: where things lie on the board.";
    let page = page_of::<alien_frontiers::State>(FrontierTopic::Rest).expect("a page");
    let page = &pages::<alien_frontiers::State>(&frontiers)[page];
    assert!(page.text.iter().any(|paragraph| paragraph.words() == told), "{page:?}");
    let some = [
        ("sector.C.lock", SeaTopic::Sector(Sector::C)),
        ("sector.C.lock", SeaTopic::Lock),
        ("score.lines", SeaTopic::Track),
        ("research.amount", SeaTopic::Cards(CardKind::Catch)),
    ];
    all_doubts_are_told::<aqua_sphere::State>(&setup::<aqua_sphere::State>(4, &[]), 40, &some);
}

/// The sheet alone in a window; a fresh one whenever the game changes.
fn sheet(size: [f32; 2], game: GameId) -> Harness<'static, RulesSheet> {
    let mut ready = false;
    let mut harness = Harness::builder().with_size(size).build_ui_state(
        move |root, rules: &mut RulesSheet| {
            if ready {
                rules_ui(root, rules, None);
            } else {
                // Fonts are there from the next frame on.
                look::install(root.ctx());
                root.ctx().request_repaint();
                ready = true;
            }
        },
        RulesSheet::open(game, 0, None, None),
    );
    harness.run_steps(4);
    harness
}

fn title<S>(harness: &Harness<'static, S>) -> String {
    let page = harness.get_by_role(Role::Document);
    page.accesskit_node().label().unwrap_or_default()
}

#[test]
fn every_page_is_whole_in_every_language_in_the_smallest_window() {
    for &game in GameId::ALL {
        for language in Language::ALL {
            speaking(language, || {
                let mut harness = sheet([960.0, 600.0], game);
                let mut titles = Vec::new();
                let mut cut = BTreeSet::new();
                while titles.last() != Some(&title(&harness)) {
                    titles.push(title(&harness));
                    cut.extend(flaws(&harness));
                    harness.key_press(Key::ArrowRight);
                    harness.run_steps(2);
                }
                assert!(titles.len() > 25, "{game:?} has {titles:?}");
                assert_eq!(cut, BTreeSet::new(), "{game:?} {language:?}");
            });
        }
    }
}

#[test]
fn keys_turn_pages_and_scroll_and_the_mouse_chooses_games_and_pages() {
    let mut harness = sheet([960.0, 600.0], GameId::Argo);
    let step = |harness: &mut Harness<'static, RulesSheet>, key| {
        harness.key_press(key);
        harness.run_steps(3);
        title(harness)
    };
    assert_eq!(title(&harness), "Aim and turn");
    assert_eq!(step(&mut harness, Key::ArrowDown), "What matters, and the end");
    let top = |harness: &Harness<'static, RulesSheet>| harness.get_by_label("Interrupting").rect().top();
    let before = top(&harness);
    step(&mut harness, Key::PageDown);
    assert!(top(&harness) < before - 100.0, "the page does not scroll");
    step(&mut harness, Key::PageUp);
    assert_eq!(top(&harness), before);
    assert_eq!(step(&mut harness, Key::ArrowUp), "Aim and turn");
    assert_eq!(step(&mut harness, Key::End), "Safe room");
    assert_eq!(step(&mut harness, Key::ArrowRight), "Safe room");
    assert_eq!(step(&mut harness, Key::Home), "Aim and turn");
    harness.get_by_role_and_label(Role::ListItem, "Build").click();
    harness.run_steps(3);
    assert_eq!(title(&harness), "Build");
    harness.get_by_role_and_label(Role::Button, "Next page").click();
    harness.run_steps(3);
    assert_eq!(title(&harness), "Action 1");
    harness.get_by_label("AquaSphere").click();
    harness.run_steps(3);
    assert_eq!(title(&harness), "Aim and turn");
    assert!(harness.query_all_by_label("The seven actions").next().is_some());
}

type Program = Harness<'static, Option<App>>;

fn key(harness: &mut Program, key: Key) {
    harness.key_press(key);
    (0..4).for_each(|_| harness.step());
}

fn is_open(harness: &Program) -> bool {
    harness.query_by_role(Role::Document).is_some()
}

fn focused(harness: &Program) -> Option<egui::Id> {
    harness.ctx.memory(egui::Memory::focused)
}

#[test]
fn the_rules_open_by_key_and_by_mouse_on_every_screen_and_give_the_focus_back() {
    let (mut harness, bell) = program_at(16_397);
    until(&mut harness, &bell, "the start", "Play here");
    key(&mut harness, Key::Tab);
    let before = focused(&harness);
    assert!(before.is_some());
    key(&mut harness, Key::Questionmark);
    assert!(is_open(&harness));
    assert_ne!(focused(&harness), before);
    key(&mut harness, Key::Escape);
    assert!(!is_open(&harness));
    assert_eq!(focused(&harness), before);
    press(&mut harness, "Learn");
    assert!(is_open(&harness));
    press(&mut harness, "Close");
    assert!(!is_open(&harness));
    press(&mut harness, "Play here");
    until(&mut harness, &bell, "nobody is missing", "Ready to start");
    press(&mut harness, "Rules");
    assert!(is_open(&harness));
    key(&mut harness, Key::Escape);
    assert_eq!(harness.state().as_ref().map(App::screen), Some(Screen::Lobby));
    press(&mut harness, "Start");
    until(&mut harness, &bell, "the table", "Table");
    let before = focused(&harness);
    key(&mut harness, Key::Questionmark);
    assert!(is_open(&harness));
    // Keys belong to the sheet: the list of commands stays closed.
    key(&mut harness, Key::H);
    key(&mut harness, Key::Escape);
    assert!(!is_open(&harness));
    assert_eq!(focused(&harness), before);
    assert_eq!(harness.state().as_ref().map(App::screen), Some(Screen::Table));
    press(&mut harness, "Rules");
    assert!(is_open(&harness));
}

#[test]
fn a_page_is_found_by_its_words() {
    let mut harness = sheet([960.0, 600.0], GameId::Argo);
    let lines = |harness: &Harness<'static, RulesSheet>| harness.query_all_by_role(Role::ListItem).count();
    let all = lines(&harness);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::F);
    harness.run_steps(2);
    let type_words = |harness: &mut Harness<'static, RulesSheet>, words: &str| {
        harness.event(egui::Event::Text(words.to_owned()));
        harness.run_steps(3);
    };
    type_words(&mut harness, "laSer");
    assert_eq!(title(&harness), "Laser");
    let found = lines(&harness);
    assert!((1..all).contains(&found), "{found} of {all}");
    // All of the words have to be there.
    type_words(&mut harness, " pushed off the moon");
    assert_eq!(lines(&harness), 0);
    assert_eq!(title(&harness), "Laser");
    harness.get_by_label("No page has all of these words.");
    assert_eq!(harness.state().found(), [0_usize; 0]);
    // Arrows move within the words while they are typed, and turn pages after Enter.
    harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    type_words(&mut harness, "teleporter");
    assert_eq!(title(&harness), "Teleporter");
    harness.key_press(Key::ArrowLeft);
    harness.run_steps(2);
    assert_eq!(title(&harness), "Teleporter");
    harness.key_press(Key::Enter);
    harness.run_steps(2);
    // Keys and buttons walk along what was found, in the order in which it is listed.
    let listed: Vec<String> = harness
        .query_all_by_role(Role::ListItem)
        .filter_map(|node| node.accesskit_node().label())
        .collect();
    assert!(listed.len() > 1 && listed[0] == "Teleporter", "{listed:?}");
    for (key, place) in [
        (Key::ArrowDown, 1),
        (Key::ArrowUp, 0),
        (Key::End, listed.len() - 1),
        (Key::ArrowRight, listed.len() - 1),
        (Key::Home, 0),
    ] {
        harness.key_press(key);
        harness.run_steps(2);
        assert_eq!(title(&harness), listed[place], "{key:?}");
    }
    harness.get_by_role_and_label(Role::Button, "Next page").click();
    harness.run_steps(3);
    assert_eq!(title(&harness), listed[1]);
    // Up and down do it from the field as well.
    harness.key_press_modifiers(Modifiers::COMMAND, Key::F);
    harness.run_steps(2);
    harness.key_press(Key::ArrowUp);
    harness.run_steps(2);
    assert_eq!(title(&harness), listed[0]);
}

/// The pages about what happens in a game that is played at random.
fn pages_about<G: Listed + Taught>(seed: u64) -> BTreeSet<usize> {
    let setup = setup::<G>(4, &[]);
    let mut game = G::new(&setup, Seed::from_number(seed));
    let mut rng = GameRng::new(Seed::from_number(seed));
    let mut met = BTreeSet::new();
    while let Some(decision) = game.decisions(&setup).pop() {
        let list = legal(&game, &setup, decision.seat);
        let command = list[rng.below(list.len() as u32) as usize].clone();
        for event in game.apply(&setup, decision.seat, &command).unwrap().events {
            let page = page_of::<G>(G::subject(&setup, &event));
            met.insert(page.unwrap_or_else(|| panic!("{event:?} leads nowhere")));
        }
    }
    met
}

#[test]
fn whatever_happens_leads_to_a_page() {
    for seed in 0..3 {
        let met = [
            pages_about::<argo::State>(seed),
            pages_about::<alien_frontiers::State>(seed),
            pages_about::<aqua_sphere::State>(seed),
        ];
        assert!(met.iter().all(|pages| pages.len() > 15), "{met:?}");
    }
}
