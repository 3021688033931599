//! Earlier positions as the clients of a real table keep them: who plays, who comes later, who only looks on.

use crate::session::table::{Table, options, origin};
use podbay::{
    app::client::{TableClient, Wire},
    games::{
        alien_frontiers,
        any::{AnyGame, AnyView, GameId, Listed},
        aqua_sphere, argo,
    },
    net::ClientUpdate,
    rules::{GameRng, Seed},
};

/// What client 0 saw: the number of the newest entry of the log, and the position.
type Seen = Vec<(u32, AnyView)>;

fn play(table: &mut Table<AnyGame>, commands: u32, rng: &mut GameRng, seen: &mut Seen) {
    for _ in 0..commands {
        let asked = (0..2).find(|&client| !table.newest(client).legal.is_empty()).unwrap();
        let list = &table.newest(asked).legal[0].1;
        let command = list[rng.below(list.len() as u32) as usize].clone();
        table.answer(asked, command);
        seen.push((table.newest(0).log_last, table.newest(0).view.clone()));
    }
}

/// The window's knowledge of the table at which a connection heard all this.
fn client(table: &Table<AnyGame>, connection: u64) -> TableClient {
    let mut client = TableClient::new(Wire::Recorded(Vec::new()), None);
    for message in &table.clients[&connection].heard {
        client.take(ClientUpdate::Message(message.clone()), 0.0);
    }
    client
}

/// Asserts that a client keeps these positions, and none of those.
fn keeps<G: Listed>(client: &TableClient, kept: &[(u32, AnyView)], not: &[(u32, AnyView)]) {
    for (entry, view) in kept {
        let place = client.past.place(*entry).expect("it was there");
        assert_eq!(client.past.view::<G>(place).as_ref(), G::own_view(view));
    }
    for (entry, _) in not {
        assert_eq!(client.past.place(*entry), None, "nobody showed it to this client");
    }
}

fn at_a_table<G: Listed>(game: GameId) {
    let mut table = Table::<AnyGame>::started(options(game.name(), 2), 2);
    let (mut rng, mut seen) = (GameRng::new(Seed::from_number(6)), Seen::new());
    play(&mut table, 15, &mut rng, &mut seen);
    // All seats are taken: this one looks on.
    table.join(7, origin(7));
    play(&mut table, 15, &mut rng, &mut seen);
    for connection in [0, 1] {
        keeps::<G>(&client(&table, connection), &seen, &[]);
    }
    let (before, after) = seen.split_at(14);
    keeps::<G>(&client(&table, 7), after, before);
    // Another game's positions are no longer those of this one.
    let mut guest = client(&table, 7);
    let mut other = table.newest(7).clone();
    (other.game, other.revision) = (other.game + 1, other.revision + 1);
    other.events.clear();
    let message = podbay::protocol::HostMessage::Snapshot(Box::new(other));
    guest.take(ClientUpdate::Message(message), 0.0);
    keeps::<G>(&guest, &after[after.len() - 1..], &after[..after.len() - 1]);
}

#[test]
fn who_plays_and_who_looks_on_keeps_the_positions_that_came() {
    at_a_table::<argo::State>(GameId::Argo);
    at_a_table::<alien_frontiers::State>(GameId::AlienFrontiers);
    at_a_table::<aqua_sphere::State>(GameId::AquaSphere);
}
