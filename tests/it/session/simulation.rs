//! What makes a session fit for a simulation: `tests/it/chaos.rs` plays whole evenings.

use super::table::{Table, options};
use podbay::{
    protocol::ClientMessage,
    rules::relics::Relics,
    session::{ConnectionId, Input},
};

#[test]
fn inputs_of_unknown_connections_do_nothing() {
    let mut table = Table::<Relics>::started(options("relics", 2), 2);
    let before = table.session().state().cloned();
    table.input(Input::Disconnected {
        connection: ConnectionId(77),
    });
    table.say(77, ClientMessage::Leave);
    assert_eq!(table.session().state().cloned(), before);
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
