//! Lines that become slow: who hears of it, and when it is over.

use super::table::{Table, device, options, origin};
use podbay::{
    protocol::{HostMessage, Lobby},
    rules::relics::Relics,
    session::{ConnectionId, Input},
};

/// The lobbies that a client heard of.
fn lobbies(table: &Table<Relics>, client: u64) -> Vec<&Lobby> {
    let heard = table.clients[&client].heard.iter();
    heard
        .filter_map(|message| match message {
            HostMessage::Lobby(lobby) => Some(lobby),
            _ => None,
        })
        .collect()
}

/// Those who are connected, and those of them who are slow, in the newest lobby.
fn seen(table: &Table<Relics>, client: u64) -> (Vec<u32>, Vec<u32>) {
    let lobby = lobbies(table, client).pop().expect("somebody came");
    let those = |holds: fn(&&podbay::protocol::MemberInfo) -> bool| {
        let members = lobby.members.iter().filter(holds);
        members.map(|member| member.id.0).collect()
    };
    (those(|member| member.connected), those(|member| member.slow))
}

fn line(table: &mut Table<Relics>, connection: u64, slow: bool) {
    let connection = ConnectionId(connection);
    table.input(Input::Line { connection, slow });
}

#[test]
fn everybody_hears_once_that_a_line_is_slow_and_once_that_it_is_good() {
    let mut table = Table::<Relics>::started(options("relics", 2), 2);
    let before = lobbies(&table, 0).len();
    line(&mut table, 1, false);
    assert_eq!(lobbies(&table, 0).len(), before, "nothing is new");
    line(&mut table, 1, true);
    line(&mut table, 1, true);
    for client in 0..2 {
        assert_eq!(seen(&table, client), (vec![1, 2], vec![2]));
    }
    assert_eq!(lobbies(&table, 0).len(), before + 1);
    line(&mut table, 1, false);
    assert_eq!(seen(&table, 0), (vec![1, 2], vec![]));
    assert_eq!(lobbies(&table, 0).len(), before + 2);
}

#[test]
fn who_is_away_is_not_slow_and_comes_back_by_a_good_line() {
    let mut table = Table::<Relics>::started(options("relics", 2), 2);
    line(&mut table, 1, true);
    table.drop_client(1);
    assert_eq!(seen(&table, 0), (vec![1], vec![]));
    // A late word on a line that is gone.
    line(&mut table, 1, true);
    table.join_as(11, device(1), origin(1), false);
    assert_eq!(seen(&table, 0), (vec![1, 2], vec![]));
}
