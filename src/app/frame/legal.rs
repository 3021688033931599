//! The legal commands of the newest position.

use super::model::TableModel;
use crate::{
    app::client::TableClient,
    games::any::{AnyGame, Listed},
    protocol::LogEntry,
    rules::{Game, Seat},
};

/// Lists of legal commands by seat, unpacked from the snapshot once.
#[derive(Clone, Debug)]
pub struct Legal<G: Game> {
    /// Number of the snapshot that they are of.
    snapshot: u64,
    lists: Vec<(Seat, Vec<G::Command>)>,
}

impl<G: Game> Default for Legal<G> {
    fn default() -> Self {
        Self {
            snapshot: 0,
            lists: Vec::new(),
        }
    }
}

impl<G: Listed> Legal<G> {
    /// Lets `draw` draw the table that a client is at, given what is new in its log and whether that has a gap; `None`
    /// before there is a position, and if another game is played.
    pub fn drawn<R>(
        &mut self,
        client: &mut TableClient,
        draw: impl FnOnce(&TableModel<'_, G>, &[LogEntry<AnyGame>], bool) -> Option<R>,
    ) -> Option<R> {
        if !TableModel::<G>::is_there(client) {
            return None;
        }
        let (entries, gap) = std::mem::take(&mut client.unread);
        let model = TableModel::of(client, self.of(client))?;
        draw(&model, &entries, gap)
    }

    /// The lists of the newest snapshot.
    fn of(&mut self, client: &TableClient) -> &[(Seat, Vec<G::Command>)] {
        if self.snapshot != client.snapshots {
            self.snapshot = client.snapshots;
            let all = client.snapshot.iter().flat_map(|snapshot| &snapshot.legal);
            self.lists = all
                .map(|(seat, list)| (*seat, list.iter().filter_map(G::own_command).cloned().collect()))
                .collect();
        }
        &self.lists
    }
}
