//! Every command, event, question and reason has words, and those of one list can be told apart.

mod samples;

use super::*;
use crate::{
    games::{
        aqua_sphere::{Card, Expansion, Prize, Sector, Space, Symbol},
        trial::setup,
    },
    rules::{Game, Seed},
    text::trial::{
        Seen, at_the_start, clauses_of_their_own, every_named_text_exists, lines_of_their_own, play,
        texts_of_their_own, the_result_has_words,
    },
};

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

#[test]
fn every_named_text_is_there() {
    every_named_text_exists(SOURCES, |id| id.starts_with("aq-"), 150);
}

#[test]
fn whatever_comes_up_in_games_has_words_and_no_list_says_the_same_twice() {
    let mut seen = Seen::default();
    let optional = &[("red_line_crystal", "optional")][..];
    let games = (0..3).flat_map(|seed| [2, 3, 4].map(|players| (players, seed)));
    for (players, seed, options) in games.flat_map(|(n, seed)| [(n, 2 * seed, &[][..]), (n, 2 * seed + 1, optional)]) {
        seen.play::<State>(&setup::<State>(players, options), seed, |about, event| {
            about.event(event)
        });
    }
    assert!(seen.commands.len() >= 16, "{seen:?}");
    assert!(seen.events.len() >= 34, "{seen:?}");
    assert!(seen.questions.len() >= 9, "{seen:?}");
}

#[test]
fn what_a_way_and_a_returned_bot_promise_happens() {
    let (mut ways, mut returns) = (0, 0);
    let setup = setup::<State>(4, &[]);
    play::<State>(&setup, 7, |ply| {
        let text = ply.about.command(Some(&ply.asked.prompt), ply.command);
        for event in ply.events {
            match (ply.command, event) {
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
    at_the_start::<State>(&setup::<State>(2, &[]), Some(Seat::wrapping(1)), |about| {
        let kinds = lines_of_their_own(&samples::events(), |event| about.event(event));
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
    });
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
    clauses_of_their_own::<State>(&reasons());
    assert_eq!(reason(&Reason::TooLittleTime { cost: 3 }), "It costs 3 time");
}

#[test]
fn every_card_symbol_and_expansion_has_a_name_and_says_what_it_does() {
    let setup = setup::<State>(4, &[]);
    let board = State::new(&setup, Seed::from_number(1)).board;
    let mut texts: Vec<String> = Card::all().map(card).collect();
    texts.extend(Card::all().map(|which| card_rule(&setup.components, which)));
    texts.extend(Symbol::ALL.map(tile));
    texts.extend(Symbol::ALL.map(job));
    texts.extend(Symbol::ALL.map(|symbol| symbol_rule(&setup, &board, symbol)));
    let kinds = 0..setup.components.expansions.len() as u8;
    texts.extend(kinds.map(|kind| expansion(&setup.components, Expansion(kind))));
    texts_of_their_own(&texts);
    assert_eq!(card(Card::Hq(Symbol::Red, Prize::Time)), "Red Shift (time)");
}

#[test]
fn every_result_has_words() {
    the_result_has_words::<State>(&setup::<State>(3, &[]));
}

#[test]
fn every_part_of_the_box_that_may_be_doubted_has_words_and_no_text_is_left_over() {
    let catalogue = include_str!("../../../assets/text/en.ftl").lines();
    let ids = catalogue.filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
    let mut parts: Vec<&str> = ids.filter_map(|id| id.strip_prefix("aq-field-")).collect();
    parts.sort_unstable();
    assert_eq!(parts, TABLES);
    let components = setup::<State>(2, &[]).components;
    for field in &components.marks.provisional {
        let part = field.split('.').next().unwrap_or_default().replace('_', "-");
        assert!(TABLES.contains(&part.as_str()), "{field}");
    }
    assert!(doubts(&components).contains("red lines"), "{}", doubts(&components));
}
