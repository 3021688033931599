//! Announces tables by mDNS, as services of `_podbay._udp`.

use super::{
    error::NetError,
    identity::Fingerprint,
    interfaces::{self, AdapterName},
};
use crate::diagnostics::Dropped;
use mdns_sd::{IfKind, ServiceDaemon, ServiceInfo};
use serde::Serialize;
use std::time::Duration;

pub(super) const SERVICE: &str = "_podbay._udp.local.";
/// Longest name in an announcement, in bytes. A record may have 400 bytes to arrive everywhere.
const NAME_BYTES: usize = 160;
/// Hexadecimal digits of a table's tag, which has 64 bits.
const TAG_DIGITS: usize = 16;

/// The port of mDNS, and the adapters that tables are looked for and announced on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MdnsOptions {
    /// UDP port; 5353 is mDNS, others keep tests apart.
    pub port: u16,
    /// True to stay on this machine.
    pub loopback_only: bool,
    /// The one adapter to use; `None` for all. See [`interfaces::own_of`].
    pub adapter: Option<AdapterName>,
}

impl Default for MdnsOptions {
    fn default() -> Self {
        Self {
            port: 5353,
            loopback_only: false,
            adapter: None,
        }
    }
}

/// A table's state for those who might join, in one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum TableState {
    /// In the lobby with a free seat.
    Open,
    /// In the lobby without a free seat.
    Full,
    /// A game is being played.
    Playing,
    /// A game is over; the next one has not been opened.
    Ended,
}

impl TableState {
    const fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Full => "full",
            Self::Playing => "playing",
            Self::Ended => "ended",
        }
    }
}

/// The public data that a host announces about its table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announcement {
    /// Id of the table, stays the same when another device hosts it.
    pub id: String,
    /// Name of the table.
    pub name: String,
    /// Name of the game.
    pub game: String,
    /// Number of seats.
    pub seats: u8,
    /// Seats that are taken.
    pub taken: u8,
    /// Its state for those who might join.
    pub state: TableState,
    /// Version of the host's program.
    pub version: String,
    /// Version of the host's protocol.
    pub protocol: u16,
    /// The host's device key.
    pub fingerprint: Fingerprint,
}

impl Announcement {
    /// The `number`-th text of a table. The number only makes each text a new one, because a browser that has cached an
    /// equal text does not notice that it is announced again.
    fn properties(&self, number: u32) -> Vec<(&'static str, String)> {
        vec![
            ("n", number.to_string()),
            ("id", self.id.clone()),
            ("name", cut(&self.name, NAME_BYTES)),
            ("game", self.game.clone()),
            ("seats", self.seats.to_string()),
            ("taken", self.taken.to_string()),
            ("state", self.state.name().to_owned()),
            ("v", self.version.clone()),
            ("p", self.protocol.to_string()),
            ("tag", self.tag()),
        ]
    }

    /// Identifies the host's key at this table alone, so that no listener can follow a device from one evening to the
    /// next. Anybody who knows the key can compute the tag.
    fn tag(&self) -> String {
        let mut hasher = blake3::Hasher::new_derive_key("podbay table tag v1");
        hasher.update(&self.fingerprint.0).update(self.id.as_bytes());
        hasher.finalize().to_hex()[..TAG_DIGITS].to_owned()
    }
}

/// The longest beginning of the text that fits into this many bytes.
fn cut(text: &str, bytes: usize) -> String {
    let end = (0..=bytes.min(text.len()))
        .rev()
        .find(|&i| text.is_char_boundary(i))
        .unwrap_or(0);
    text[..end].to_owned()
}

pub(super) fn daemon(options: MdnsOptions) -> Result<ServiceDaemon, NetError> {
    let failed = |e: mdns_sd::Error| NetError::Discovery(e.to_string());
    let daemon = ServiceDaemon::new_with_port(options.port).map_err(failed)?;
    if options.loopback_only {
        daemon.disable_interface(IfKind::All).map_err(failed)?;
        daemon.enable_interface(IfKind::LoopbackV4).map_err(failed)?;
    } else if let Some(name) = options.adapter.filter(is_connected) {
        daemon.disable_interface(IfKind::All).map_err(failed)?;
        daemon.enable_interface(name.as_str()).map_err(failed)?;
    }
    Ok(daemon)
}

fn is_connected(name: &AdapterName) -> bool {
    let all = interfaces::own().unwrap_or_default();
    all.iter().any(|own| own.adapter == name.as_str())
}

/// A running announcement. `stop` takes it back at once; dropping it does so as well.
pub struct Announcer {
    daemon: ServiceDaemon,
    instance: String,
    port: u16,
    last: Announcement,
    /// Number of the present text, from 0.
    number: u32,
}

impl Announcer {
    /// Announces a table on the QUIC port `port`.
    ///
    /// # Errors
    /// `Discovery` if mDNS cannot run here; the table can then be joined by address alone.
    pub fn start(options: MdnsOptions, port: u16, announcement: Announcement) -> Result<Self, NetError> {
        // A random name needs no probing, and is announced within milliseconds.
        let instance = format!("podbay-{:016x}", rand::random::<u64>());
        let announcer = Self {
            daemon: daemon(options)?,
            instance,
            port,
            last: announcement,
            number: 0,
        };
        announcer.register()?;
        Ok(announcer)
    }

    /// Announces changed data; does nothing if it equals the last announcement.
    ///
    /// # Errors
    /// `Discovery` if the announcement is refused.
    pub fn update(&mut self, announcement: Announcement) -> Result<(), NetError> {
        if self.last == announcement {
            return Ok(());
        }
        self.last = announcement;
        self.number = self.number.wrapping_add(1);
        self.register()
    }

    fn register(&self) -> Result<(), NetError> {
        let failed = |e: mdns_sd::Error| NetError::Discovery(e.to_string());
        let properties = self.last.properties(self.number);
        let host = format!("{}.local.", self.instance);
        let mut info = ServiceInfo::new(SERVICE, &self.instance, &host, "", self.port, &properties[..])
            .map_err(failed)?
            .enable_addr_auto();
        info.set_requires_probe(false);
        self.daemon.register(info).map_err(failed)
    }

    /// Announces that the table is gone, and waits until that is sent, for at most a second.
    pub async fn stop(self) {
        let name = format!("{}.{SERVICE}", self.instance);
        let limit = Duration::from_secs(1);
        // A daemon that is gone announces nothing any more.
        if let Ok(done) = self.daemon.unregister(&name)
            && tokio::time::timeout(limit, done.recv_async()).await.is_err()
        {
            Dropped::StillAnnounced.tell();
        }
    }
}

impl Drop for Announcer {
    fn drop(&mut self) {
        // The daemon may be gone already, then so is the announcement.
        let _ = self.daemon.shutdown();
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// An announcer whose daemon has ended by a fault.
    pub(in crate::net) fn dead(announcement: Announcement) -> Announcer {
        let options = MdnsOptions {
            port: 0,
            loopback_only: true,
            adapter: None,
        };
        let announcer = Announcer::start(options, 1, announcement).unwrap();
        let ended = announcer.daemon.shutdown().unwrap();
        // The daemon takes nothing more by the time that it says so.
        ended.recv_timeout(Duration::from_secs(60)).unwrap();
        announcer
    }

    #[test]
    fn the_longest_announcement_arrives_everywhere() {
        let longest = Announcement {
            id: "f".repeat(32),
            name: "🧑".repeat(crate::protocol::limits::NAME_MAX),
            game: "alien_frontiers".to_owned(),
            seats: 4,
            taken: 4,
            state: TableState::Playing,
            version: "100.100.100".to_owned(),
            protocol: u16::MAX,
            fingerprint: Fingerprint([0xff; 32]),
        };
        let properties = longest.properties(u32::MAX);
        // Each is a length byte, the key, a sign and the value.
        let record: usize = properties.iter().map(|(key, value)| 2 + key.len() + value.len()).sum();
        assert!(record < 400, "{record} bytes");
        let name = properties.iter().find(|(key, _)| *key == "name");
        assert_eq!(name.map(|(_, value)| value), Some(&longest.name), "no name is cut");
    }

    #[test]
    fn nothing_that_is_announced_tells_a_device_from_one_table_to_the_next() {
        let table = |id: &str| Announcement {
            id: id.repeat(32),
            name: "Kitchen".to_owned(),
            game: "argo".to_owned(),
            seats: 2,
            taken: 1,
            state: TableState::Open,
            version: "1.0.0".to_owned(),
            protocol: 1,
            fingerprint: Fingerprint([7; 32]),
        };
        let key = table("a").fingerprint.to_string();
        let [one, two] = ["a", "b"].map(|id| table(id).properties(0));
        let mut differ: Vec<&str> = Vec::new();
        for ((name, one), (_, two)) in one.iter().zip(&two) {
            assert!(!one.contains(&key[..8]), "{name} has a part of the key");
            if one != two {
                differ.push(*name);
            }
        }
        assert_eq!(differ, ["id", "tag"]);
        assert_eq!(table("a").tag(), table("a").tag());
    }
}
