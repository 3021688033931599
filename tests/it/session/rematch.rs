//! Another game with the same people: from Argo to Alien Frontiers and back.

use super::table::{Table, device, key, options, origin};
use crate::support;
use podbay::{
    games::any::{AnyGame, GameId},
    protocol::{ClientMessage, Colour, HostMessage, RefusalCode, SeedVerdict, Stage},
    record::verify,
    rules::{Config, Game, GameRng, Seat, SeatCount, Seed},
    session::{Operator, Session, TableOptions},
};

pub fn config(game: GameId, players: usize) -> Config {
    Config::new(game.name(), SeatCount::new(players).unwrap())
}

fn fair(players: usize) -> TableOptions {
    TableOptions {
        seed: None,
        ..options("argo", players)
    }
}

/// Whoever is asked plays by chance until the game ends. A client plays for the seats that it is asked for.
pub fn play_out(table: &mut Table<AnyGame>, clients: &[u64], rng: &mut GameRng) {
    while table.session().stage() == Stage::Playing {
        let asked = clients.iter().find(|&client| !table.newest(*client).legal.is_empty());
        let client = *asked.expect("somebody is asked");
        let newest = table.newest(client);
        let (seat, legal) = &newest.legal[0];
        let command = legal[rng.below(legal.len() as u32) as usize].clone();
        let (seat, question) = (*seat, newest.decisions.iter().find(|open| open.decision.seat == *seat));
        let decision = question.expect("it is asked").id;
        table.say(
            client,
            ClientMessage::Command {
                decision,
                seat,
                command,
            },
        );
    }
}

fn owners(table: &Table<AnyGame>) -> Vec<(Option<podbay::protocol::DeviceId>, Colour)> {
    table
        .session()
        .lobby()
        .seats
        .iter()
        .map(|seat| (seat.device, seat.colour))
        .collect()
}

#[test]
fn who_comes_between_two_games_is_told_that_there_is_a_log() {
    let mut table = Table::<AnyGame>::started(fair(2), 2);
    play_out(&mut table, &[0, 1], &mut GameRng::new(Seed::from_number(3)));
    table.say(0, ClientMessage::Rematch);
    table.drop_client(1);
    table.join_as(8, device(1), origin(1), false);
    (0..9).for_each(|client| table.say(client, ClientMessage::SetReady { ready: true }));
    table.say(0, ClientMessage::Start);
    assert_eq!(table.newest(0).game, 2, "the next game has begun");
    assert!(!table.newest(0).gap, "the host's window heard everything");
    assert!(
        table.newest(8).gap,
        "this client has not heard the end of the first game"
    );
}

#[test]
fn the_host_changes_the_game_and_everybody_is_kept() {
    let mut rng = GameRng::new(Seed::from_number(2));
    let mut table = Table::<AnyGame>::started(fair(3), 3);
    let clients = [0, 1, 2];
    table.join(7, origin(7));
    let before = owners(&table);
    play_out(&mut table, &clients, &mut rng);
    for (number, game) in [(2, GameId::AlienFrontiers), (3, GameId::Argo)] {
        let change = ClientMessage::SetConfig {
            config: config(game, 3),
        };
        table.say(0, change.clone());
        assert_eq!(
            table.last_refusal(0),
            Some(RefusalCode::WrongStage),
            "first back to the lobby"
        );
        table.say(0, ClientMessage::Rematch);
        clients
            .iter()
            .for_each(|&c| table.say(c, ClientMessage::SetReady { ready: true }));
        table.say(1, change.clone());
        assert_eq!(table.last_refusal(1), Some(RefusalCode::HostOnly));
        table.say(0, change);
        assert_eq!(owners(&table), before);
        assert!(
            table.session().lobby().seats.iter().all(|seat| !seat.ready),
            "it is another game"
        );
        for &client in &[0, 1, 2, 7] {
            let told = table.clients[&client]
                .heard
                .iter()
                .rev()
                .find_map(|message| match message {
                    HostMessage::Table(info) => Some((info.config.game.clone(), info.setup.id())),
                    _ => None,
                });
            assert_eq!(told, Some((game.name().to_owned(), game)));
        }
        table.say(0, ClientMessage::Start);
        assert_eq!(table.last_refusal(0), Some(RefusalCode::NotReady));
        clients[1..]
            .iter()
            .for_each(|&c| table.say(c, ClientMessage::SetReady { ready: true }));
        table.say(0, ClientMessage::Start);
        assert_eq!(table.newest(7).game, number);
        play_out(&mut table, &clients, &mut rng);
        let record = &table.records[number as usize - 1];
        assert_eq!(record.header.versions.game, game.name());
        assert_eq!(record.header.number, number);
        let end = verify(record).expect("it plays again").digest();
        for &client in &[0, 1, 2, 7] {
            assert_eq!(table.newest(client).digest, end);
        }
        assert_eq!(table.clients[&1].verdict, Some(SeedVerdict::Verified));
        assert_eq!(table.clients[&7].verdict, Some(SeedVerdict::PromiseKept));
    }
    let announced: Vec<&str> = table.announced.iter().map(|a| a.game.as_str()).collect();
    let first = |game| announced.iter().position(|name| *name == game);
    assert!(first("argo") < first("alien-frontiers") && announced.last() == Some(&"argo"));
}

#[test]
fn who_comes_back_in_another_game_gets_its_position_and_its_log() {
    let mut rng = GameRng::new(Seed::from_number(3));
    let mut table = Table::<AnyGame>::started(fair(2), 2);
    play_out(&mut table, &[0, 1], &mut rng);
    table.drop_client(1);
    table.operate(Operator::Rematch(Some(config(GameId::AlienFrontiers, 2))));
    table.join_as(11, device(1), origin(1), false);
    table.say(11, ClientMessage::SetReady { ready: true });
    table.say(0, ClientMessage::Start);
    table.drop_client(11);
    let asked = table.newest(0).legal.is_empty();
    table.join_as(12, device(1), origin(1), false);
    assert_eq!(table.newest(12).digest, table.newest(0).digest);
    assert_eq!(table.newest(12).legal.is_empty(), !asked, "one of the two is asked");
    table.say(12, ClientMessage::LogFrom { number: 1 });
    play_out(&mut table, &[0, 12], &mut rng);
    assert_eq!(table.clients[&12].verdict, Some(SeedVerdict::Verified));
    assert!(verify(&table.records[1]).is_ok());
}

/// The host is lost between two messages: the new game is chosen, the lobby not told yet.
#[test]
fn the_end_of_a_game_stands_while_a_host_that_chooses_another_game_is_lost() {
    let mut table = Table::<AnyGame>::started(fair(2), 2);
    play_out(&mut table, &[0, 1], &mut GameRng::new(Seed::from_number(3)));
    let end = table.newest(1).digest;
    let before = table.estate(1);
    let heard = table.clients[&1].heard.len();
    table.operate(Operator::Rematch(Some(config(GameId::AlienFrontiers, 2))));
    let said = &table.clients[&1].heard[heard..];
    assert!(said.iter().any(|said| matches!(said, HostMessage::Table(_))));
    let mut estate = before;
    for message in said.iter().filter(|said| !matches!(said, HostMessage::Lobby(_))) {
        estate.hear(message);
    }
    let legacy = estate.legacy().expect("the game that is over, to tell its end");
    assert_eq!(legacy.snapshot.as_ref().unwrap().digest, end);
    assert!(Session::succeed(legacy, &key(1), [6; 32], true).is_ok());
    said.iter().for_each(|message| estate.hear(message));
    let legacy = estate.legacy().expect("all are back in the lobby");
    assert_eq!((legacy.snapshot, legacy.lobby.stage), (None, Stage::Lobby));
    for client in [0, 1] {
        table.say(client, ClientMessage::SetReady { ready: true });
    }
    table.say(0, ClientMessage::Start);
    assert!(Session::succeed(table.estate(1).legacy().unwrap(), &key(1), [6; 32], true).is_ok());
}

#[test]
fn a_game_that_cannot_be_set_up_changes_nothing() {
    let mut table = Table::<AnyGame>::new(fair(3));
    table.join(0, podbay::session::Origin::Host);
    let before = owners(&table);
    let wrong = support::config("alien-frontiers", 3, &[("difficulty", "hard")]);
    let alone = config(GameId::AlienFrontiers, 1);
    let mut unknown = config(GameId::Argo, 3);
    unknown.game = "moonlight".to_owned();
    for config in [wrong, alone, unknown] {
        table.say(0, ClientMessage::SetConfig { config });
        let refused = table.last_refusal(0);
        assert!(matches!(refused, Some(RefusalCode::Setup(_))), "{refused:?}");
        assert_eq!(
            (owners(&table), table.session().setup().id()),
            (before.clone(), GameId::Argo)
        );
    }
    assert_eq!(AnyGame::seats(table.session().setup()).get(), 3);
    assert!(
        table
            .session()
            .lobby()
            .seats_of(podbay::protocol::MemberId(1))
            .contains(&Seat::wrapping(0))
    );
}
