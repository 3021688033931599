//! Each law broken once: the least that the law is about, with its fault and without it.

mod beside;
mod laws;

use super::machine::key_of;
use crate::{
    games::any::{AnyCommand, AnyGame, AnySetup, GameId},
    protocol::{Colour, DeviceId, Lobby, MemberId, MemberInfo, Name, SeatInfo, Snapshot, Stage, TableId},
    record::{Header, RecordedSeat, Start, Versions},
    rules::{Config, Game, Outcome, Seat, SeatCount, Seed, Viewer, legal},
};
use std::collections::BTreeSet;

/// A law that is broken once: its number in the README, its sentence as the source has it, and the observation. The
/// observation has the fault if its flag is set.
type Case<O> = (u32, &'static str, O);

const TABLE: TableId = TableId([7; 16]);
/// The numbers that the first host's program and its record get in an evening.
const LIFE: u32 = 1;
const BOOK: u32 = 1;
const FIRST: Seat = Seat::wrapping(0);

/// Asserts that an observation reports this law and nothing else with its fault, and nothing without it.
fn fires(sentence: &str, observe: impl Fn(bool) -> Vec<String>) {
    assert_eq!(observe(false), [""; 0], "{sentence:?} without its fault");
    let broken = observe(true);
    let is_it = matches!(&broken[..], [text] if fits(sentence, text));
    assert!(is_it, "{sentence:?} with its fault: {broken:?}");
}

/// True if a text is a sentence of the source with values in the places for them.
fn fits(sentence: &str, text: &str) -> bool {
    let parts = sentence.split('{');
    let parts = parts.map(|part| part.split_once('}').map_or(part, |(_, words)| words));
    let parts: Vec<&str> = parts.collect();
    let mut rest = text;
    let in_order = parts.iter().all(|part| match rest.split_once(*part) {
        Some((_, after)) => {
            rest = after;
            true
        }
        None => false,
    });
    in_order && text.starts_with(parts[0]) && text.ends_with(parts[parts.len() - 1])
}

fn device(number: u64) -> DeviceId {
    key_of(number).device()
}

/// The owners of both seats: the first two people of an evening without a window.
fn owners() -> [DeviceId; 2] {
    [1, 2].map(device)
}

fn config() -> Config {
    let players = SeatCount::new(2).unwrap();
    Config::chosen(GameId::AlienFrontiers.name(), players, &[("round_limit", "1")])
}

fn setup() -> AnySetup {
    AnyGame::setup(&config()).unwrap()
}

fn start() -> Start<AnyGame> {
    Start::Given(Seed::from_number(1))
}

/// The game before its first command.
fn game() -> AnyGame {
    AnyGame::new(&setup(), Seed::from_number(1))
}

/// A command that is legal there. No law looks at its content.
fn command() -> AnyCommand {
    let (setup, game) = (setup(), game());
    let asked = game.decisions(&setup)[0].seat;
    legal(&game, &setup, asked).swap_remove(0)
}

fn header(owners: [DeviceId; 2], start: Start<AnyGame>) -> Header<AnyGame> {
    let seat = |device| RecordedSeat {
        device,
        name: Name::person(1),
        bot: false,
    };
    Header {
        versions: Versions::of_this_build::<AnyGame>(&config().game, &setup()),
        table: TABLE,
        number: 1,
        setup: setup(),
        seats: owners.map(seat).to_vec(),
        start,
        hosting: None,
    }
}

/// The first position with another revision. A host that begins its record tells it with revision 1.
fn position(revision: u32) -> Snapshot<AnyGame> {
    Snapshot {
        revision,
        ..Snapshot::at_rest(TABLE, 1, game().view(Viewer::Spectator))
    }
}

/// The lobby of the running game. Its members are the owners, with numbers from 1.
fn lobby(owners: [DeviceId; 2]) -> Lobby {
    let numbered = || owners.into_iter().zip(1..);
    let seat = |(device, number): (DeviceId, u32)| SeatInfo {
        device: Some(device),
        member: Some(MemberId(number)),
        name: None,
        colour: Colour::ALL[number as usize],
        ready: true,
        bot: None,
        stand_in: None,
        lets_pass: None,
        reserve: 0,
    };
    let member = |(device, number): (DeviceId, u32)| MemberInfo {
        id: MemberId(number),
        name: Name::person(1),
        device,
        host: false,
        bot: false,
        connected: true,
        slow: false,
        may_host: true,
        addresses: Vec::new(),
    };
    Lobby {
        stage: Stage::Playing,
        game: 1,
        seats: numbered().map(seat).collect(),
        members: numbered().map(member).collect(),
        saved: true,
        handed_to: None,
        together: true,
        sure: 0,
        moves: Vec::new(),
    }
}

/// A result of a game, with nobody in it.
fn outcome() -> Outcome {
    Outcome {
        standings: Vec::new(),
        neutral: None,
        ended_by: String::new(),
    }
}

#[test]
fn every_law_of_the_page_has_a_case() {
    let lines = include_str!("README.md").lines();
    let items = lines.filter_map(|line| line.split_once(". "));
    let numbers: BTreeSet<u32> = items.filter_map(|(number, _)| number.parse().ok()).collect();
    let cases = laws::CASES.iter().map(|(law, ..)| *law);
    let cases: BTreeSet<u32> = cases.chain(beside::CASES.iter().map(|(law, ..)| *law)).collect();
    assert_eq!(cases, numbers);
}

#[test]
fn a_text_fits_its_own_sentence() {
    assert!(fits("two hosts spoke in epoch {epoch}", "two hosts spoke in epoch 7"));
    assert!(fits("{came} of {} went", "1 of 2 went") && fits("a seat went", "a seat went"));
    assert!(!fits("a seat went", "a seat went to another device") && !fits("{came} of {} went", "1 of 2 came"));
}
