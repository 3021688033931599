//! Whole games over lossy lines: inputs late, lost, doubled and out of order, clients that come and go.

use super::table::{Table, device, options, origin};
use podbay::{
    protocol::{ClientMessage, HostMessage, Stage},
    record::verify,
    rules::{GameRng, Seat, Seed, relics::Relics},
    session::{ConnectionId, Input},
};
use std::time::Duration;

/// Plays one game by chance and returns how many messages were refused and how many take-backs were agreed on.
fn simulate(seed: u64) -> (usize, u32) {
    let mut rng = GameRng::new(Seed::from_number(seed));
    let players = 2 + u64::from(rng.below(3));
    let mut options = options("relics", players as usize);
    options.seed = None;
    let mut table = Table::<Relics>::started(options, players);
    // The present connection of each player, and what is on its way from them.
    let mut lines: Vec<Option<u64>> = (0..players).map(Some).collect();
    let mut flying: Vec<(u64, ClientMessage<Relics>)> = Vec::new();
    let mut next = 100;
    for _ in 0..20_000 {
        if table.session.stage() != Stage::Playing {
            break;
        }
        let player = rng.below(players as u32) as usize;
        match (rng.below(20), lines[player]) {
            (0, Some(line)) => {
                table.drop_client(line);
                lines[player] = None;
            }
            (1 | 2, None) => {
                table.join_as(next, device(player as u64), origin(1), false);
                lines[player] = Some(next);
                next += 1;
            }
            (3, _) => table.pass(Duration::from_millis(rng.below(9000).into())),
            (4..=9, _) if !flying.is_empty() => {
                let at = rng.below(flying.len() as u32) as usize;
                let (line, message) = flying.swap_remove(at);
                match rng.below(8) {
                    0 => {}
                    1 => {
                        table.say(line, message.clone());
                        table.say(line, message);
                    }
                    _ => table.say(line, message),
                }
            }
            (_, Some(line)) => flying.extend(speak(&table, &mut rng, player, line).map(|m| (line, m))),
            _ => {}
        }
        table.now += Duration::from_millis(20);
        check(&table);
    }
    assert_eq!(table.session.stage(), Stage::Ended, "seed {seed}");
    let end = verify(&table.records[0]).unwrap();
    for line in lines.into_iter().flatten() {
        assert_eq!(table.newest(line).digest, end.digest(), "seed {seed}");
    }
    let refused = table.clients.values().map(|c| c.refusals().len()).sum();
    (refused, end.take_backs())
}

fn speak(table: &Table<Relics>, rng: &mut GameRng, player: usize, line: u64) -> Option<ClientMessage<Relics>> {
    let snapshot = table.clients[&line].newest.as_ref()?;
    let seat = Seat::wrapping(player);
    if rng.below(12) == 0 {
        return Some(ClientMessage::StepBack {
            seat,
            revision: snapshot.revision,
        });
    }
    if let Some(message) = about_a_take_back(table, rng, seat, line) {
        return Some(message);
    }
    let decision = snapshot.decisions.iter().find(|d| d.decision.seat == seat)?.id;
    if rng.below(6) == 0 {
        return Some(ClientMessage::Displayed { decision });
    }
    let (_, list) = snapshot.legal.iter().find(|(s, _)| *s == seat)?;
    let command = list[rng.below(list.len() as u32) as usize];
    Some(ClientMessage::Command {
        decision,
        seat,
        command,
    })
}

/// Asks, answers or withdraws now and then.
fn about_a_take_back(table: &Table<Relics>, rng: &mut GameRng, seat: Seat, line: u64) -> Option<ClientMessage<Relics>> {
    let client = &table.clients[&line];
    let revision = client.newest.as_ref()?.revision;
    let chance = rng.below(40);
    match client.request {
        None => (chance == 0).then_some(ClientMessage::AskTakeBack { seat, revision }),
        Some(request) if request.seat == seat => (chance == 0).then_some(ClientMessage::WithdrawTakeBack { seat }),
        Some(request) => (chance < 30).then_some(ClientMessage::AnswerTakeBack {
            seat,
            asker: request.seat,
            revision: request.revision,
            agree: chance > 2,
        }),
    }
}

/// Every snapshot anybody got is one that the journal had before.
fn check(table: &Table<Relics>) {
    let Some(record) = table.records.first() else { return };
    for client in table.clients.values() {
        if let Some(HostMessage::Snapshot(snapshot)) = client.heard.last()
            && snapshot.revision > 1
        {
            assert!(record.entries.iter().any(|e| e.digest == snapshot.digest) || record.entries.is_empty());
        }
    }
}

#[test]
fn whole_games_over_bad_lines_end_and_replay() {
    let (refused, taken_back): (Vec<usize>, Vec<u32>) = (0..300).map(simulate).unzip();
    assert!(
        refused.iter().sum::<usize>() > 0,
        "doubled and late messages have to be refused"
    );
    let taken_back = taken_back.iter().sum::<u32>();
    assert!(taken_back > 30, "{taken_back} take-backs in 300 games");
}

#[test]
fn inputs_of_unknown_connections_do_nothing() {
    let mut table = Table::<Relics>::started(options("relics", 2), 2);
    let before = table.session.state().cloned();
    table.input(Input::Disconnected {
        connection: ConnectionId(77),
    });
    table.say(77, ClientMessage::Leave);
    assert_eq!(table.session.state().cloned(), before);
}

#[test]
fn the_same_inputs_give_the_same_records() {
    let play = || {
        let mut table = Table::<Relics>::started(options("relics", 3), 3);
        super::play::play_out(&mut table, 3);
        table.records.remove(0)
    };
    assert_eq!(play(), play());
}
