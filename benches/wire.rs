//! Bytes of a snapshot and the time to write and read it, over whole games of Argo with four players, every other one
//! of random bots and of greedy ones. One JSON line.

mod common;

use common::{rate, scaled};
use podbay::{
    bot::{Bot, BotKind},
    games::any::{AnyEvent, AnyGame, AnySetup},
    protocol::{
        DecisionId, HostMessage, LogEntry, LogKind, OpenDecision, Snapshot, StepBackOffer, TableId, codec, view_digest,
    },
    rules::{Applied, Config, Game, Seat, SeatCount, Seed, Viewer, legal},
};
use std::sync::Arc;

fn main() {
    let four = SeatCount::new(4).expect("a number of seats");
    let setup = AnyGame::setup(&Config::new("argo", four)).expect("the default configuration is valid");
    let mut frames = Vec::new();
    for number in 0..scaled(40, 2) as u64 {
        let kind = if number % 2 == 0 {
            BotKind::Random
        } else {
            BotKind::Greedy
        };
        collect(&setup, kind, number, &mut frames);
    }
    let mut sizes: Vec<usize> = frames.iter().map(|message| encode(message).len()).collect();
    sizes.sort_unstable();
    let sample: Vec<HostMessage<AnyGame>> = frames.into_iter().take(2000).collect();
    let written: Vec<Vec<u8>> = sample.iter().map(encode).collect();
    let encode_rate = rate(|_| {
        sample.iter().for_each(|message| drop(encode(message)));
        sample.len() as u64
    });
    let decode_rate = rate(|_| {
        written
            .iter()
            .for_each(|bytes| drop(codec::decode::<HostMessage<AnyGame>>(bytes)));
        written.len() as u64
    });
    let line = serde_json::json!({
        "bench": "wire",
        "reps": common::repeats(),
        "timing": common::timing(),
        "snapshots": sizes.len(),
        "snapshot_bytes_mean": sizes.iter().sum::<usize>() / sizes.len(),
        "snapshot_bytes_p99": sizes[sizes.len() * 99 / 100],
        "snapshot_bytes_max": sizes.last(),
        "encode_ns": (1e9 / encode_rate).round(),
        "decode_ns": (1e9 / decode_rate).round(),
    });
    println!("{line}");
}

fn encode(message: &HostMessage<AnyGame>) -> Vec<u8> {
    codec::encode(message).expect("a snapshot fits a frame")
}

/// Plays a game and keeps what every seat is sent after every command.
fn collect(setup: &AnySetup, kind: BotKind, number: u64, frames: &mut Vec<HostMessage<AnyGame>>) {
    let mut game = AnyGame::new(setup, Seed::from_number(number));
    let mut bot = Bot::new(kind, Seed::from_number(number));
    let mut revision = 0;
    while let Some(seat) = game.decisions(setup).first().map(|asked| asked.seat) {
        let list = legal(&game, setup, seat);
        let view = game.view(Viewer::Seat(seat));
        let command = bot.choose_any(setup, seat, &view, &list, || false);
        let command = command.expect("a list");
        let applied = game.apply(setup, seat, &command).expect("bots choose from the list");
        revision += 1;
        let entry = Arc::new(LogEntry {
            number: revision,
            what: command_entry(seat, command, applied, revision),
        });
        for receiver in AnyGame::seats(setup).seats() {
            let snapshot = snapshot(&game, setup, receiver, revision, Arc::clone(&entry));
            frames.push(HostMessage::Snapshot(Box::new(snapshot)));
        }
    }
}

fn command_entry(
    seat: Seat,
    command: <AnyGame as Game>::Command,
    applied: Applied<AnyEvent>,
    revision: u32,
) -> LogKind<AnyGame> {
    LogKind::Command {
        seat,
        command,
        events: applied.events,
        timed_out: false,
        revision,
    }
}

fn snapshot(
    game: &AnyGame,
    setup: &AnySetup,
    receiver: Seat,
    revision: u32,
    entry: Arc<LogEntry<AnyGame>>,
) -> Snapshot<AnyGame> {
    let view = game.view(Viewer::Seat(receiver));
    let decisions = game.decisions(setup).into_iter().enumerate();
    let own = legal(game, setup, receiver);
    Snapshot {
        table: TableId([7; 16]),
        epoch: 1,
        sure: 1,
        game: 1,
        generation: 3,
        revision,
        log_last: 0,
        digest: view_digest(&view),
        seal: None,
        view,
        decisions: decisions
            .map(|(index, decision)| OpenDecision {
                id: DecisionId {
                    epoch: 1,
                    generation: 3,
                    index: revision + index as u32,
                },
                decision,
                clock: None,
            })
            .collect(),
        legal: if own.is_empty() {
            Vec::new()
        } else {
            vec![(receiver, own)]
        },
        step_back: StepBackOffer::Sealed,
        take_back: podbay::rules::SeatSet::EMPTY,
        forward: podbay::protocol::ForwardOffer::default(),
        events: vec![entry],
        gap: false,
    }
}
