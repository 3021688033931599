//! Positions and commands of AquaSphere as text.

use crate::{
    notation::{
        any_text, any_text_is_lawful_or_refused, commands_stay_as_written, holds, positions_are_refused,
        wrong_words_are_named,
    },
    support::setup,
};
use podbay::{
    games::aqua_sphere::{Card, Command, Sector, Space, State, Symbol},
    rules::{Game, Notation},
};

/// Every command that can be said.
fn all_commands() -> Vec<Command> {
    let mut all = vec![
        Command::Pass,
        Command::Perform,
        Command::Skip,
        Command::PlaceLetterBot,
        Command::DeclineLetter,
        Command::UseCard,
        Command::DeclineCard,
        Command::PayCrystal,
        Command::StopAtLine,
        Command::TakeSubTime,
        Command::PrepDone,
        Command::EndTurn,
        Command::Commit,
    ];
    all.extend(Space::ALL.map(|space| Command::EngineerMove { space }));
    all.extend(Symbol::ALL.map(|symbol| Command::FreeProgram { symbol }));
    all.extend(Symbol::ALL.map(|symbol| Command::Deploy { symbol }));
    all.extend(Symbol::ALL.map(|symbol| Command::ReturnBot { symbol }));
    all.extend(Sector::ALL.map(|sector| Command::MoveTo { sector }));
    all.extend(Symbol::ALL.map(|symbol| Command::UseInt {
        card: Card::Interim(symbol),
    }));
    all
}

#[test]
fn every_command_survives_text() {
    let setup = setup::<State>(4, &[]);
    for command in all_commands() {
        let text = State::command_text(&setup, &command);
        assert_eq!(State::parse_command(&setup, &text), Ok(command), "{text}");
    }
}

#[test]
fn commands_are_written_as_agreed() {
    let lines = [
        "move A1",
        "free RED",
        "deploy WHITE",
        "return GREEN",
        "pass",
        "to B",
        "do",
        "skip",
        "place",
        "decline",
        "use",
        "forgo",
        "pay",
        "stop",
        "time",
        "int BLUE",
        "done",
        "end",
        "commit",
    ];
    commands_stay_as_written::<State>(2, &lines);
}

#[test]
fn a_wrong_word_is_named() {
    let lines = [
        ("", "ends"),
        ("jump", "jump"),
        ("move", "ends"),
        ("move A3", "A3"),
        ("free red", "red"),
        ("to G", "\"G\""),
        ("int PINK", "PINK"),
        ("int INT-RED", "INT-RED"),
        ("end now", "now"),
    ];
    wrong_words_are_named::<State>(3, &lines);
}

/// Words that positions are made of, and some that are in none.
const WORDS: &str = "P0 P1 P2 P3 N1 N2 N3 A B C D E F G A1 B2 C2 start passed time crystals octopods control station \
    submarines research expansions programmed engineer scientist lab cards free-used paid kp points caught rewards bots \
    lines turn active last stage turns preparation scoring over task confirm sector action letter third reward gain \
    entered now score order prepared time-taken ring laid next orientation general research-deck expansion-deck programs \
    orientations rng seed GREEN YELLOW BLACK PURPLE BLUE RED WHITE HQ-GREEN-K OCT-T EVICT LOCK SUB SIDESTEP \
    SIDESTEP:used INT-RED INT-RED:used NOW-BLUE NOW-BLUE:used A:r1 AB:t2 -:r1c1 A:o1 P0:2 P1:1 N1:1 N2:255 - 0 1 2 3 4 5 6 7 9 \
    14 15 38 255 256 999 1000 65535 -1 -999 é";

/// Lines that are usual in positions.
const USUAL: &[&str] = &[
    "P0 time 3 programmed RED GREEN",
    "P0 kp 8 crystals 1",
    "P1 cards EVICT LOCK expansions A:o1 AB:t2",
    "P0 engineer C1",
    "P1 engineer B1 cards SIDESTEP:used",
    "A control P1 station P0:1 P1:1",
    "B octopods 3 submarines P1 N1",
    "C time 5 crystals 2 octopods 1 research NOW-BLUE",
    "passed P1",
    "stage over",
    "stage scoring",
    "stage preparation",
    "laid 1 0",
    "laid 1 2 3 0",
    "task 1 confirm",
    "task 2 action RED",
    "task 2 gain 3",
    "task 2 third",
    "P0 scientist A RED",
    "A control P0",
];

#[test]
fn any_text_is_a_lawful_position_or_none() {
    any_text_is_lawful_or_refused::<State>(any_text(WORDS, USUAL), State::check_invariants);
}

#[test]
fn an_empty_position_takes_the_defaults() {
    let checks = [
        "turn 1",
        "active P0",
        "last P0",
        "stage turns",
        "order P0 P1 P2",
        "passed none",
        "ring A B C D E F",
        "laid 0",
        "next 1",
        "programs 2 3",
        "orientation 0",
        "orientations 0 0",
        "general 38 20 15",
        "research-left 41",
        "expansions-left 30",
        "P0 lab A",
        "P0 scientist A BLUE",
        "P2 scientist C BLUE",
        "P0 engineer start",
        "P0 time 0",
        "P0 crystals 0",
        "P0 kp 0",
        "P0 bots 15",
        "P0 programmed none",
        "P0 expansions -",
        "P0 cards none",
        "P0 free-used no",
        "P0 paid 0 0",
        "A submarines P0",
        "C submarines P2",
        "D submarines none",
        "A control none",
        "A station none",
        "A stacks 0 0",
        "N1 submarines 0",
    ];
    holds::<State>(&setup::<State>(3, &[]), "", &checks);
}

#[test]
fn what_is_not_told_follows_from_what_is() {
    let position = "laid 4 1\nactive P1\npassed P2\nP0 kp 32 time 3 programmed RED cards SUB lab F\nP1 crystals 2\n\
        A control P0 station P0:2 N1:1 time 5\nD submarines P1 N1 expansions A:r1\nresearch-deck -";
    let setup = setup::<State>(3, &[]);
    let error = State::parse_position(&setup, position).unwrap_err();
    assert_eq!(
        (error.line, error.message.as_str()),
        (8, "cards or expansions are not those of the box")
    );
    let checks = [
        "round 2",
        "next 0",
        "programs 2",
        "orientations 0",
        "last P1",
        "P2 engineer passed",
        "P0 scientist F BLUE",
        "P0 paid 3 0",
        "P0 points caught 32",
        "P0 bots 11",
        "F submarines P0",
        "B submarines none",
        "D submarines P1 N1",
        "P1 submarines 1",
        "general 30 18 15",
        "research-left 40",
        "expansions-left 29",
    ];
    holds::<State>(&setup, position.strip_suffix("\nresearch-deck -").unwrap(), &checks);
    let over = [
        "passed P0 P1 P2",
        "prepared 3",
        "P1 engineer passed",
        "next none",
        "orientation none",
    ];
    holds::<State>(&setup, "stage over\nlaid 1 2 3 4", &over);
}

#[test]
fn an_impossible_position_is_refused() {
    let texts = [
        ("turn 3\n\nbogus 1", 3, "bogus"),
        ("P0 time x", 1, "x"),
        ("P0", 1, "ends"),
        ("A", 1, "ends"),
        ("P3 time 1", 1, "\"P3\""),
        ("N1 time 1", 1, "\"N1\""),
        ("P0 gold 3", 1, "gold"),
        ("P0 programmed RED RED", 1, "each symbol once"),
        ("P0 programmed RED INT", 1, "INT"),
        ("P0 cards INT-WHITE", 1, "not those of the box"),
        ("P0 time 1\nA time 1\nP0 time 2", 3, "P0 time is told twice"),
        ("A time 1 octopods 1 time 2", 1, "A time is told twice"),
        ("P0 kp 3\nP0 points caught 3", 2, "P0 kp is told twice"),
        ("P0 points caught 1000", 1, "1000"),
        ("A station P0:1 P0:1", 1, "told twice"),
        ("A submarines P0 P1 P2 N1 P0", 1, "at most 4"),
        ("ring A B C D E", 1, "all six"),
        ("ring A B C D E E", 1, "each only once"),
        ("task 2 confirm", 1, "task 1 comes next"),
        ("seed 1\nseed 2", 2, "the generator is told twice"),
        ("rng 7", 1, "7"),
        ("P0 cards OPP\nA research OPP", 2, "not those of the box"),
        ("A expansions A:r1\nB expansions A:r1", 2, "not those of the box"),
        ("A time 30\nB time 9", 2, "lost or found"),
        ("A station P0:15 control P0", 1, "bots were lost or found"),
        // What breaks a law of the state.
        ("P0 time 5", 1, ""),
        ("P0 kp 12 paid 0 0", 1, ""),
        ("P0 engineer passed", 1, ""),
        ("active N1", 1, ""),
        ("A control N1", 1, ""),
        ("task 1 third", 1, ""),
        ("P0 kp 8\nA station P0:3 P1:2", 2, ""),
        ("laid 7", 1, ""),
        ("orientation 6", 1, ""),
    ];
    positions_are_refused::<State>(3, &texts);
}
