//! Every command, event, question and reason has words, and those of one list can be told apart.

mod samples;

use super::*;
use crate::{
    games::aqua_sphere::{Card, Expansion, Prize, Sector, Setup, Space, Symbol},
    rules::{Config, Game, GameRng, SeatCount, Seed, Status as Course, Viewer, legal},
    text::{
        lookup, outcome,
        tests::{families, things},
    },
};
use std::collections::{BTreeMap, BTreeSet};
use strum::VariantNames;

/// Tables of a box file that may have values which no source confirms.
const TABLES: [&str; 12] = [
    "centre",
    "const",
    "expansion",
    "hq",
    "lab",
    "program-card",
    "research",
    "score",
    "sector",
    "setup",
    "slots",
    "supply",
];

const SOURCES: &[&str] = &[
    include_str!("mod.rs"),
    include_str!("names.rs"),
    include_str!("rules.rs"),
    include_str!("command.rs"),
    include_str!("event.rs"),
    include_str!("prompt.rs"),
];

/// String literals that look like ids: lower case, at least one hyphen.
fn ids(source: &str) -> impl Iterator<Item = &str> {
    source.split('"').skip(1).step_by(2).filter(|text| {
        text.len() > 1
            && text.contains('-')
            && text
                .chars()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    })
}

#[test]
fn every_named_text_exists() {
    let (things, families) = (things(), families());
    let is_family =
        |id: &&str| families.iter().any(|(family, _)| family == id) || *id == "aq-reason" || *id == "aq-field-";
    let named = things.iter().map(String::as_str).filter(|id| id.starts_with("aq-"));
    let written = SOURCES
        .iter()
        .flat_map(|source| ids(source))
        .filter(|id| !is_family(id));
    let all: Vec<&str> = written.chain(named).collect();
    assert!(all.len() > 150, "only {} ids were found", all.len());
    let missing: Vec<&str> = all.into_iter().filter(|id| lookup(id, &[]).is_none()).collect();
    assert_eq!(missing, Vec::<&str>::new());
}

fn whole(text: &str) -> bool {
    !text.trim().is_empty() && !text.contains(['{', '}']) && !text.contains("aq-")
}

fn setup(players: usize, options: &[(&str, &str)]) -> Setup {
    let mut config = Config::new("aqua-sphere", SeatCount::new(players).expect("a number of seats"));
    for (key, value) in options {
        config.options.insert((*key).to_owned(), (*value).to_owned());
    }
    State::setup(&config).expect("options that are offered")
}

fn names() -> Vec<String> {
    ["Ada", "Bo", "Cleo", "Dee"].map(str::to_owned).to_vec()
}

/// The first word of a value as the compiler writes it: its variant.
fn kind(value: &impl std::fmt::Debug) -> String {
    let text = format!("{value:?}");
    text.split([' ', '{']).next().unwrap_or_default().to_owned()
}

/// Plays a random game to its end and hands every position with its legal list and every command with its events to
/// the checks.
fn play(setup: &Setup, seed: u64, mut check: impl FnMut(About<'_, State>, &[Command], Option<(&Command, &[Event])>)) {
    let (mut state, mut rng) = (
        State::new(setup, Seed::from_number(seed)),
        GameRng::new(Seed::from_number(seed + 1)),
    );
    let names = names();
    for _ in 0..setup.max_commands() {
        let Some(decision) = state.decisions(setup).into_iter().next() else {
            assert!(matches!(state.status(setup), Course::Finished(_)));
            return;
        };
        let view = state.view(Viewer::Seat(decision.seat));
        let list = legal(&state, setup, decision.seat);
        let about = About::<State> {
            setup,
            view: &view,
            names: &names,
            you: Some(decision.seat),
        };
        check(about, &list, None);
        let command = list[rng.below(list.len() as u32) as usize];
        let applied = state.apply(setup, decision.seat, &command).expect("listed");
        check(about, &list, Some((&command, &applied.events)));
    }
    panic!("the game does not end");
}

#[test]
fn whatever_comes_up_in_games_has_words_and_no_list_says_the_same_twice() {
    let (mut commands, mut events, mut asked) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let optional = &[("red_line_crystal", "optional")][..];
    for (players, seed, options) in [2, 3, 4].into_iter().flat_map(|n| [(n, 0, &[][..]), (n, 1, optional)]) {
        let setup = setup(players, options);
        play(&setup, seed, |about, list, done| {
            let seat = about.view.board.asked().expect("somebody is asked");
            let prompt = about.view.board.prompt().expect("somebody is asked");
            if let Some((_, told)) = done {
                for event in told {
                    events.insert(kind(event));
                    let line = about.event(event);
                    assert!(whole(&line.text), "{event:?}: {line:?}");
                }
                return;
            }
            asked.insert(kind(&prompt));
            for you in [about.you, None] {
                let status = State::status_line(About { you, ..about }, seat, &prompt);
                assert!(
                    whole(&status.subject) && whole(&status.wanted),
                    "{prompt:?}: {status:?}"
                );
            }
            let mut said = BTreeMap::new();
            for command in list {
                let text = State::command(about, Some(&prompt), command);
                assert!(
                    whole(&text) && text.starts_with(char::is_uppercase),
                    "{command:?}: {text:?}"
                );
                commands.insert(kind(command));
                let other = said.insert(text.clone(), *command);
                assert_eq!(other, None, "{command:?} reads the same: {text}");
            }
        });
    }
    assert!(commands.len() >= 16, "{} {commands:?}", commands.len());
    assert!(events.len() >= 34, "{} {events:?}", events.len());
    assert!(asked.len() >= 9, "{} {asked:?}", asked.len());
}

#[test]
fn what_a_way_and_a_returned_bot_promise_happens() {
    let (mut ways, mut returns) = (0, 0);
    let setup = setup(4, &[]);
    play(&setup, 7, |about, _, done| {
        let Some((command, events)) = done else { return };
        let text = about.command(about.view.board.prompt().as_ref(), command);
        for event in events {
            match (command, event) {
                (Command::MoveTo { .. }, Event::ScientistMoved { cost, way, .. }) if !way.is_empty() => {
                    assert!(text.contains(&time(*cost)), "{text}: {event:?}");
                    ways += 1;
                }
                (Command::ReturnBot { .. }, Event::TimeGained { amount, .. }) => {
                    assert!(text.contains(&format!("+{}", time(*amount))), "{text}: {event:?}");
                    returns += 1;
                }
                _ => {}
            }
        }
    });
    assert!(ways > 10 && returns > 3, "{ways} {returns}");
}

#[test]
fn every_kind_of_event_has_a_line_of_its_own() {
    let (setup, names) = (setup(2, &[]), names());
    let view = State::new(&setup, Seed::from_number(1)).view(Viewer::Spectator);
    let about: About<'_, State> = About {
        setup: &setup,
        view: &view,
        names: &names,
        you: Some(Seat::wrapping(1)),
    };
    let (mut said, mut kinds) = (BTreeMap::new(), BTreeSet::new());
    for event in samples::events() {
        let line = about.event(&event);
        assert!(whole(&line.text), "{event:?}: {line:?}");
        assert_eq!(said.insert(line.text.clone(), event.clone()), None, "{}", line.text);
        kinds.insert(kind(&event));
    }
    assert_eq!(kinds.len(), 38, "{kinds:?}");
    let text = |event: Event| about.event(&event).text;
    let (seat, sector) = (Seat::wrapping(0), Sector::C);
    let back = vec![(Seat::wrapping(0), 1), (Seat::wrapping(1), 2)];
    assert_eq!(
        text(Event::StationOverloaded { sector, back }),
        "the charging station of Sector C is overfull, back on their boards: one bot of Ada, 2 of your bots"
    );
    let way = vec![Sector::B, Sector::C];
    assert_eq!(
        text(Event::ScientistMoved { seat, way, cost: 3 }),
        "the scientist goes to Sector B, Sector C: 3 time"
    );
    let owner = Seat::wrapping(3);
    assert_eq!(
        text(Event::BotDisplaced { sector, owner }),
        "a neutral bot goes to the charging station of Sector C"
    );
}

/// Every reason, with values.
fn reasons() -> Vec<Reason> {
    use Reason as R;
    let (symbol, sector) = (Symbol::Red, Sector::C);
    vec![
        R::GameOver,
        R::NotYourTurn,
        R::OtherQuestion,
        R::SymbolOccupied { symbol },
        R::NoArrow { space: Space::B2 },
        R::MustReturnBot,
        R::SupplyEmpty,
        R::TooLittleTime { cost: 3 },
        R::FreeProgramUsed,
        R::NotProgrammed { symbol },
        R::SubmarineHere { sector },
        R::NoSubmarine,
        R::SlotTooDear { cost: 2 },
        R::NoSlot,
        R::NotOnExit,
        R::CardUsed,
        R::NoCard,
        R::NoCrystal,
        R::TimeTaken,
    ]
}

#[test]
fn every_reason_is_a_clause_of_its_own_with_its_values() {
    let reasons = reasons();
    let codes: BTreeSet<&str> = reasons.iter().map(<&str>::from).collect();
    assert_eq!(codes, Reason::VARIANTS.iter().copied().collect());
    let texts: BTreeSet<String> = reasons.iter().map(reason).collect();
    assert_eq!(texts.len(), reasons.len());
    for text in &texts {
        assert!(
            whole(text) && text.starts_with(char::is_uppercase) && !text.ends_with('.'),
            "{text:?}"
        );
    }
    assert_eq!(reason(&Reason::TooLittleTime { cost: 3 }), "It costs 3 time");
}

#[test]
fn every_card_symbol_and_expansion_has_a_name_and_says_what_it_does() {
    let setup = setup(4, &[]);
    let board = State::new(&setup, Seed::from_number(1)).board;
    let mut texts: Vec<String> = Card::all().map(card).collect();
    texts.extend(Card::all().map(|which| card_rule(&setup.components, which)));
    texts.extend(Symbol::ALL.map(tile));
    texts.extend(Symbol::ALL.map(job));
    texts.extend(Symbol::ALL.map(|symbol| symbol_rule(&setup, &board, symbol)));
    let kinds = 0..setup.components.expansions.len() as u8;
    texts.extend(kinds.map(|kind| expansion(&setup.components, Expansion(kind))));
    let different: BTreeSet<&String> = texts.iter().collect();
    assert_eq!(different.len(), texts.len());
    assert!(texts.iter().all(|text| whole(text)), "{texts:?}");
    assert_eq!(card(Card::Hq(Symbol::Red, Prize::Time)), "Red Shift (time)");
}

#[test]
fn every_result_has_words() {
    let setup = setup(3, &[]);
    let mut state = State::new(&setup, Seed::from_number(5));
    let mut rng = GameRng::new(Seed::from_number(6));
    let result = loop {
        if let Course::Finished(result) = state.status(&setup) {
            break result;
        }
        let seat = state.decisions(&setup)[0].seat;
        let list = legal(&state, &setup, seat);
        let command = list[rng.below(list.len() as u32) as usize];
        state.apply(&setup, seat, &command).expect("listed");
    };
    assert!(
        outcome::ended_by(&result.ended_by).ends_with('.'),
        "{}",
        result.ended_by
    );
    for standing in &result.standings {
        for points in &standing.points {
            assert_ne!(outcome::source(&points.source), points.source);
        }
        for points in &standing.tie_breaks {
            assert_ne!(outcome::tie_break(&points.source), points.source);
        }
    }
}

#[test]
fn every_part_of_the_box_that_may_be_doubted_has_words_and_no_text_is_left_over() {
    let catalogue = include_str!("../../../assets/text/en.ftl").lines();
    let ids = catalogue.filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
    let mut parts: Vec<&str> = ids.filter_map(|id| id.strip_prefix("aq-field-")).collect();
    parts.sort_unstable();
    assert_eq!(parts, TABLES);
    let components = setup(2, &[]).components;
    for field in &components.marks.provisional {
        let part = field.split('.').next().unwrap_or_default().replace('_', "-");
        assert!(TABLES.contains(&part.as_str()), "{field}");
    }
    assert!(doubts(&components).contains("red lines"), "{}", doubts(&components));
}
