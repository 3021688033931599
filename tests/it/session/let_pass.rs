//! Standing answers in reaction windows.

use super::{
    play::dig,
    table::{Table, options, origin},
};
use podbay::{
    games::argo,
    protocol::{ClientMessage, HostMessage, LetsPass, LogKind, OpenDecision, RefusalCode, Stage},
    record::Action,
    rules::{
        GameRng, Obligation, Seat, Seed,
        relics::{Command, Relics},
    },
};
use std::{collections::BTreeSet, time::Duration};

const SEAT: [Seat; 3] = [Seat::wrapping(0), Seat::wrapping(1), Seat::wrapping(2)];

/// Three at a table; the first is about to dig.
fn table() -> Table<Relics> {
    Table::started(options("relics", 3), 3)
}

fn let_pass(table: &mut Table<Relics>, client: u64, time: LetsPass) {
    let seat = SEAT[client as usize];
    table.say(client, ClientMessage::LetPass { seat, time: Some(time) });
}

fn stands(table: &Table<Relics>, client: u64) -> Option<LetsPass> {
    table.session().lobby().seats[client as usize].lets_pass
}

/// A seat digs, and whoever is asked lets it happen; says who was asked.
fn turn(table: &mut Table<Relics>, digger: u64) -> Vec<u64> {
    table.answer(digger, dig(1));
    table.answer(digger, Command::Commit);
    let mut asked = Vec::new();
    for client in (0..3).filter(|&client| client != digger) {
        if is_asked(table, client) {
            asked.push(client);
            table.answer(client, Command::Pass);
        }
    }
    asked
}

fn is_asked(table: &Table<Relics>, client: u64) -> bool {
    let open = &table.newest(client).decisions;
    let may_pass = |open: &OpenDecision<_>| open.decision.obligation == Obligation::MayPass;
    open.iter()
        .any(|open| may_pass(open) && open.decision.seat == SEAT[client as usize])
}

#[test]
fn who_lets_all_pass_is_not_asked_until_the_own_turn() {
    let mut table = table();
    let_pass(&mut table, 2, LetsPass::UntilOwnTurn);
    assert_eq!(stands(&table, 2), Some(LetsPass::UntilOwnTurn), "everybody sees it");
    assert_eq!(turn(&mut table, 0), [1]);
    assert_eq!(turn(&mut table, 1), [0]);
    assert_eq!(stands(&table, 2), None, "it is the own turn");
    assert_eq!(turn(&mut table, 2), [0, 1]);
    assert_eq!(turn(&mut table, 0), [1, 2]);
    let passed = |e: &&podbay::record::Entry<Relics>| {
        matches!(
            &e.action,
            Action::Command { seat, command: Command::Pass, timed_out: false } if *seat == SEAT[2]
        )
    };
    let passes = table.records[0].entries.iter().filter(passed).count();
    assert_eq!(passes, 3, "the record has each as an answer of its own");
}

#[test]
fn who_lets_it_pass_never_sees_the_question() {
    let mut table = table();
    let_pass(&mut table, 2, LetsPass::UntilOwnTurn);
    let from = table.clients[&2].heard.len();
    table.answer(0, dig(1));
    table.answer(0, Command::Commit);
    let asks = |message: &&HostMessage<Relics>| match message {
        HostMessage::Snapshot(snapshot) => snapshot.decisions.iter().any(|open| open.decision.seat == SEAT[2]),
        _ => false,
    };
    assert_eq!(table.clients[&2].heard[from..].iter().filter(asks).count(), 0);
    assert!(is_asked(&table, 1), "the others are asked");
}

#[test]
fn it_goes_with_the_player_when_another_takes_the_seat() {
    let mut table = table();
    let_pass(&mut table, 2, LetsPass::UntilOwnTurn);
    table.drop_client(2);
    table.join(3, origin(3));
    let seat = SEAT[2];
    let member = table.session().lobby().members.last().unwrap().id;
    table.say(3, ClientMessage::AskSeat { seat });
    let asked = table.session().lobby().moves[0];
    table.say(0, ClientMessage::AnswerMove { asked, agree: true });
    assert_eq!(table.session().lobby().seats[2].member, Some(member));
    assert_eq!(table.session().lobby().seats[2].lets_pass, None);
}

#[test]
fn an_answer_for_this_turn_ends_with_it_and_answers_what_is_asked_now() {
    let mut table = table();
    table.answer(0, dig(1));
    table.answer(0, Command::Commit);
    assert!(is_asked(&table, 2));
    let_pass(&mut table, 2, LetsPass::ThisTurn);
    assert!(!is_asked(&table, 2), "it lets this pass as well");
    table.answer(1, Command::Pass);
    assert_eq!(stands(&table, 2), None);
    assert_eq!(turn(&mut table, 1), [0, 2]);
}

#[test]
fn it_ends_when_something_is_done_to_the_seat_and_when_it_is_told_so() {
    let mut table = table();
    table.answer(0, dig(1));
    table.answer(0, Command::Commit);
    table.answer(2, Command::Pass);
    let_pass(&mut table, 2, LetsPass::UntilOwnTurn);
    table.answer(1, Command::Interrupt);
    assert_eq!(stands(&table, 2), None);
    let_pass(&mut table, 2, LetsPass::UntilOwnTurn);
    let seat = SEAT[2];
    table.say(2, ClientMessage::LetPass { seat, time: None });
    assert_eq!(stands(&table, 2), None);
}

#[test]
fn it_ends_when_anything_is_taken_back_and_when_the_player_comes_back() {
    let mut table = table();
    let_pass(&mut table, 2, LetsPass::UntilOwnTurn);
    table.answer(0, dig(1));
    let (seat, revision) = (SEAT[0], table.newest(0).revision);
    table.say(0, ClientMessage::StepBack { seat, revision });
    assert_eq!(stands(&table, 2), None);
    let_pass(&mut table, 2, LetsPass::UntilOwnTurn);
    table.drop_client(2);
    assert_eq!(
        stands(&table, 2),
        Some(LetsPass::UntilOwnTurn),
        "nobody waits for who is away"
    );
    table.join(2, origin(2));
    assert_eq!(stands(&table, 2), None);
    // So does a way back that everybody agrees to, over a turn that is over.
    turn(&mut table, 0);
    let_pass(&mut table, 2, LetsPass::UntilOwnTurn);
    let (seat, revision) = (SEAT[0], table.newest(0).revision);
    table.say(0, ClientMessage::AskTakeBack { seat, revision });
    assert_eq!(stands(&table, 2), Some(LetsPass::UntilOwnTurn));
    for client in 1..3 {
        let answer = ClientMessage::AnswerTakeBack {
            seat: Seat::wrapping(client as usize),
            asker: seat,
            revision,
            agree: true,
        };
        table.say(client, answer);
    }
    assert!(table.wrote(|action| matches!(action, Action::TakeBack { .. })));
    assert_eq!(stands(&table, 2), None);
}

#[test]
fn it_is_seen_to_end_while_the_record_cannot_be_written() {
    let mut table = table();
    let_pass(&mut table, 2, LetsPass::UntilOwnTurn);
    table.disk_full = true;
    table.answer(0, dig(1));
    assert_eq!(stands(&table, 2), Some(LetsPass::UntilOwnTurn));
    table.drop_client(2);
    table.join(2, origin(2));
    assert_eq!(stands(&table, 2), None);
}

#[test]
fn it_ends_with_the_game() {
    let mut table = table();
    while table.session().stage() == Stage::Playing {
        for client in 0..3 {
            let_pass(&mut table, client, LetsPass::UntilOwnTurn);
        }
        let asked = (0..3).find_map(|client| Some((client, table.newest(client).legal.first()?.1.last().copied()?)));
        let (client, command) = asked.expect("somebody is asked");
        table.answer(client, command);
    }
    assert_eq!([0, 1, 2].map(|client| stands(&table, client)), [None; 3]);
}

/// The astronauts that something was done to, by what it was.
fn struck(table: &Table<argo::State>, from: usize) -> Vec<(Seat, &'static str)> {
    let heard = table.clients[&0].heard[from..].iter();
    let entries = heard.filter_map(|message| match message {
        HostMessage::Snapshot(snapshot) => Some(&snapshot.events),
        _ => None,
    });
    let events = entries.flatten().filter_map(|entry| match &entry.what {
        LogKind::Command { events, .. } => Some(events),
        _ => None,
    });
    let struck = events.flatten().filter_map(|event| match event {
        argo::Event::Pushed { astronaut, .. } => Some((astronaut.seat(), "pushed")),
        argo::Event::Killed { astronaut, .. } => Some((astronaut.seat(), "killed")),
        argo::Event::Swapped { astronaut, .. } => Some((astronaut.seat(), "swapped")),
        _ => None,
    });
    struck.collect()
}

/// Commands of one game at random.
const COMMANDS: usize = 1500;

/// Plays Argo at random, in which everybody always lets pass what can be; says what was done to those who did.
fn argo_at_random(seed: u64) -> BTreeSet<&'static str> {
    let mut table = Table::<argo::State>::started(options("argo", 4), 4);
    let mut rng = GameRng::new(Seed::from_number(seed));
    let mut done = BTreeSet::new();
    let stands = |table: &Table<argo::State>| {
        let seats = table.session().lobby().seats;
        seats.iter().map(|seat| seat.lets_pass.is_some()).collect::<Vec<_>>()
    };
    for _ in 0..COMMANDS {
        for client in 0..4 {
            let seat = Seat::wrapping(client as usize);
            let time = Some(LetsPass::UntilOwnTurn);
            table.say(client, ClientMessage::LetPass { seat, time });
        }
        // So many words at once would be too many.
        table.pass(Duration::from_secs(1));
        let (before, heard) = (stands(&table), table.clients[&0].heard.len());
        let asked = (0..4).find(|client| !table.newest(*client).legal.is_empty());
        let asked = asked.expect("somebody is asked");
        let list = &table.newest(asked).legal[0].1;
        let command = list[rng.below(list.len() as u32) as usize];
        table.answer(asked, command);
        let struck = struck(&table, heard);
        let now = stands(&table);
        let open = &table.newest(0).decisions;
        if table.session().stage() != Stage::Playing {
            break;
        }
        for (index, _) in before.iter().enumerate().filter(|(_, stood)| **stood) {
            let seat = Seat::wrapping(index);
            let found = struck.iter().find(|(of, _)| *of == seat);
            let is_asked = open.iter().any(|open| open.decision.seat == seat);
            assert_eq!(now[index], found.is_none() && !is_asked, "{struck:?} {open:?}");
            done.extend(found.map(|(_, what)| what));
        }
    }
    done
}

#[test]
fn in_argo_it_ends_for_whoever_is_pushed_swapped_or_killed_and_for_nobody_else() {
    let all: BTreeSet<&str> = (0..12).flat_map(argo_at_random).collect();
    assert_eq!(all, BTreeSet::from(["killed", "pushed", "swapped"]));
}

#[test]
fn only_the_own_seat_lets_pass_and_not_in_its_turn() {
    let mut table = table();
    let time = Some(LetsPass::ThisTurn);
    table.say(1, ClientMessage::LetPass { seat: SEAT[2], time });
    assert_eq!(table.last_refusal(1), Some(RefusalCode::NotYourSeat));
    table.say(0, ClientMessage::LetPass { seat: SEAT[0], time });
    assert_eq!(table.last_refusal(0), Some(RefusalCode::WrongStage));
    assert!((0..3).all(|client| stands(&table, client).is_none()));
    assert_eq!(table.session().lobby().stage, Stage::Playing);
}
