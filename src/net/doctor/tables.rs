//! Tables that are announced: whether they answer, and which versions they run.

use super::{
    knock::{ADDRESSES, knock, verdict},
    rung::{Rung, RungResult, Trouble},
};
use crate::{
    net::{
        browse::{self, FoundTable},
        discovery::MdnsOptions,
        identity::Identity,
        interfaces::OwnAddress,
        wake::no_wake,
    },
    protocol::PROTOCOL_VERSION,
};
use std::{net::SocketAddr, time::Duration};
use tokio::task::JoinSet;

/// Time to hear of tables. A device that has just answered somebody else is silent for a second.
const HEARD: Duration = Duration::from_millis(1200);

/// The findings about the tables that are announced, and about their versions.
pub(super) async fn announced(identity: &Identity, mdns: MdnsOptions, own: &[OwnAddress]) -> [RungResult; 2] {
    let mut list = match browse::browse(mdns, no_wake()) {
        Ok(list) => list,
        Err(error) => {
            return [
                RungResult::failed(Rung::Tables, Trouble::System, vec![error.to_string()]),
                RungResult::untested(Rung::Versions, Trouble::NotReached),
            ];
        }
    };
    let found = list.settle(HEARD).await;
    let silent = list.silent();
    let tables = match (silent.is_empty(), found.is_empty()) {
        (true, true) => RungResult::untested(Rung::Tables, Trouble::NoTable),
        (true, false) => RungResult::ok(
            Rung::Tables,
            found.iter().map(|t| t.announcement.name.clone()).collect(),
        ),
        (false, _) => unanswered(identity, mdns, own, &silent).await,
    };
    [tables, versions(&found)]
}

/// Finds the cause for which an announced table does not answer.
async fn unanswered(identity: &Identity, mdns: MdnsOptions, own: &[OwnAddress], silent: &[SocketAddr]) -> RungResult {
    let knocks = knock_at(identity, mdns, silent).await;
    let about = silent.iter().map(ToString::to_string).collect();
    match verdict(own, &knocks) {
        // A table answers after all, because only a packet was lost.
        None => RungResult::ok(Rung::Tables, about),
        Some(cause) => RungResult::failed(Rung::Tables, cause, about),
    }
}

async fn knock_at(
    identity: &Identity,
    mdns: MdnsOptions,
    addresses: &[SocketAddr],
) -> Vec<(SocketAddr, super::knock::Knock)> {
    let mut under_way = JoinSet::new();
    for &address in addresses.iter().take(ADDRESSES) {
        let identity = identity.clone();
        under_way.spawn(async move { (address, knock(&identity, mdns, address).await) });
    }
    under_way.join_all().await
}

/// The finding about tables of another protocol version, which this program cannot join.
fn versions(found: &[FoundTable]) -> RungResult {
    let other = |table: &&FoundTable| table.announcement.protocol != PROTOCOL_VERSION;
    let shown = |table: &FoundTable| format!("{} ({})", table.announcement.name, table.announcement.version);
    let others: Vec<String> = found.iter().filter(other).map(shown).collect();
    match (found.is_empty(), others.is_empty()) {
        (true, _) => RungResult::untested(Rung::Versions, Trouble::NoTable),
        (false, true) => RungResult::ok(Rung::Versions, Vec::new()),
        (false, false) => RungResult::failed(Rung::Versions, Trouble::OtherVersion, others),
    }
}

/// The finding about an address that somebody has read out.
pub(super) async fn at(identity: &Identity, mdns: MdnsOptions, own: &[OwnAddress], address: SocketAddr) -> RungResult {
    let knocks = knock_at(identity, mdns, &[address]).await;
    let about = vec![address.to_string()];
    match verdict(own, &knocks) {
        None => RungResult::ok(Rung::Address, about),
        Some(cause) => RungResult::failed(Rung::Address, cause, about),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::{
        discovery::{Announcement, TableState},
        identity::Fingerprint,
    };

    #[test]
    fn tables_of_another_version_are_named() {
        let table = |name: &str, protocol| FoundTable {
            announcement: Announcement {
                id: "0".repeat(32),
                name: name.to_owned(),
                game: "argo".to_owned(),
                seats: 2,
                taken: 0,
                state: TableState::Open,
                version: "9.9.9".to_owned(),
                protocol,
                fingerprint: Fingerprint([1; 32]),
            },
            addresses: Vec::new(),
            found_ms: 0,
        };
        assert_eq!(versions(&[]).cause, Some(Trouble::NoTable));
        assert_eq!(versions(&[table("Kitchen", PROTOCOL_VERSION)]).cause, None);
        let found = versions(&[table("Kitchen", PROTOCOL_VERSION), table("Attic", PROTOCOL_VERSION + 1)]);
        assert_eq!(found.cause, Some(Trouble::OtherVersion));
        assert_eq!(found.about, ["Attic (9.9.9)"]);
    }
}
