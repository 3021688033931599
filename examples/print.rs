//! A client without a window: looks on at a table and prints the game as it is played, in the words of the window's log.
//! `cargo run --example print [ADDRESS]`; without an address it looks for a table on this network.

use podbay::{
    games::any::AnyGame,
    net::{Backend, ClientUpdate, JoinOptions, discovery::MdnsOptions, identity::Identity, no_wake},
    protocol::{HostMessage, Lobby, LogKind, Snapshot, TableInfo},
    text::{About, any, seat_name},
};
use std::{error::Error, time::Duration};

/// Everything heard of the table so far.
#[derive(Default)]
struct Heard {
    table: Option<Box<TableInfo<AnyGame>>>,
    names: Vec<String>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let backend = Backend::new(Identity::generate()?, MdnsOptions::default())?;
    let address = std::env::args().nth(1).map(|text| text.parse()).transpose()?;
    let target = backend.find(address, Duration::from_secs(10))?;
    let target = target.ok_or("no table is announced here")?;
    let options = JoinOptions {
        spectator: true,
        ..JoinOptions::new("Printer")
    };
    let client = backend.join(target, options, no_wake());
    let mut heard = Heard::default();
    backend.runtime().block_on(async {
        while let Some(update) = client.next().await {
            match update {
                ClientUpdate::Message(message) => heard.hear(message),
                ClientUpdate::Ended(end) => println!("{end}"),
                _ => {}
            }
        }
    });
    Ok(())
}

impl Heard {
    fn hear(&mut self, message: HostMessage<AnyGame>) {
        match message {
            HostMessage::Welcome { table, lobby, .. } => {
                self.table = Some(table);
                self.call(&lobby);
            }
            HostMessage::Table(table) => self.table = Some(table),
            HostMessage::Lobby(lobby) => self.call(&lobby),
            HostMessage::Snapshot(snapshot) => self.tell(&snapshot),
            HostMessage::Ended { outcome, .. } => {
                for standing in outcome.standings {
                    println!("{}: {} points", seat_name(&self.names, standing.seat), standing.score);
                }
            }
            _ => {}
        }
    }

    fn call(&mut self, lobby: &Lobby) {
        let name = |seat: &podbay::protocol::SeatInfo| seat.name.as_ref().map_or_else(String::new, ToString::to_string);
        self.names = lobby.seats.iter().map(name).collect();
    }

    /// Prints what happened since the last position.
    fn tell(&self, snapshot: &Snapshot<AnyGame>) {
        let Some(table) = &self.table else { return };
        let about = About {
            setup: &table.setup,
            view: &snapshot.view,
            names: &self.names,
            you: None,
        };
        for entry in &snapshot.events {
            let LogKind::Command { seat, events, .. } = &entry.what else {
                continue;
            };
            for line in events.iter().filter_map(|event| any::event(about, event)) {
                println!("{}: {}", seat_name(&self.names, line.seat.unwrap_or(*seat)), line.text);
            }
        }
    }
}
