//! Examines why two machines do not find each other. Each rung between them is tried with packets of its own, within a
//! few seconds. The findings are values, which the text layer puts into words.

mod knock;
mod packets;
mod rung;
mod tables;

pub use rung::{Rung, RungResult, RungState, Trouble};

use super::{
    discovery::MdnsOptions,
    endpoint::{self, DEFAULT_PORT},
    identity::Identity,
    interfaces::{self, OwnAddress, Reach},
    wake::Wake,
};
use knock::Knock;
use std::net::{Ipv4Addr, SocketAddr, UdpSocket};
use tokio::sync::watch;

/// A running examination. Dropping this does not stop it; it ends within seconds.
#[derive(Clone, Debug)]
pub struct Checkup {
    findings: watch::Receiver<Option<Vec<RungResult>>>,
}

impl Checkup {
    /// The findings in the order of the rungs; `None` while they are sought.
    #[must_use]
    pub fn findings(&self) -> Option<Vec<RungResult>> {
        self.findings.borrow().clone()
    }
    /// Waits for the findings.
    pub async fn wait(mut self) -> Vec<RungResult> {
        // An examination may end without findings; the list is empty then.
        let _ = self.findings.wait_for(Option::is_some).await;
        self.findings().unwrap_or_default()
    }
}

/// The scope of an examination.
#[derive(Clone, Copy, Debug)]
pub struct CheckupOptions {
    /// The port and the interfaces of mDNS.
    pub mdns: MdnsOptions,
    /// The port that tables open at.
    pub port: u16,
    /// An address that somebody has read out.
    pub at: Option<SocketAddr>,
}

impl CheckupOptions {
    /// The usual port, and no address.
    #[must_use]
    pub const fn new(mdns: MdnsOptions) -> Self {
        Self {
            mdns,
            port: DEFAULT_PORT,
            at: None,
        }
    }
}

/// Starts an examination on the current runtime; `wake` is called at its end.
#[must_use]
pub fn examine(identity: Identity, options: CheckupOptions, wake: Wake) -> Checkup {
    let (sender, findings) = watch::channel(None);
    tokio::spawn(async move {
        let found = climb(&identity, options).await;
        sender.send_replace(Some(found));
        wake();
    });
    Checkup { findings }
}

async fn climb(identity: &Identity, options: CheckupOptions) -> Vec<RungResult> {
    let all = match interfaces::own_of(options.mdns.adapter) {
        Ok(all) => all,
        Err(error) => {
            let adapters = RungResult::failed(Rung::Adapters, Trouble::System, vec![error.to_string()]);
            return ladder(vec![adapters], options.at);
        }
    };
    // With `loopback_only` the loopback is the network. Multicast does not pass a tunnel, so tunnels count only if
    // there is no network.
    let without = !all.iter().any(|own| matches!(own.reach, Reach::Network | Reach::Link));
    let reaches = |own: &&OwnAddress| match options.mdns.loopback_only {
        true => own.ip == Ipv4Addr::LOCALHOST,
        false => matches!(own.reach, Reach::Network | Reach::Link) || without && own.reach == Reach::Tunnel,
    };
    let own: Vec<OwnAddress> = all.iter().filter(reaches).cloned().collect();
    let mut found = match options.mdns.loopback_only {
        true => vec![RungResult::ok(Rung::Adapters, vec![Ipv4Addr::LOCALHOST.to_string()])],
        false => vec![adapters(&all)],
    };
    found.push(sockets());
    if own.is_empty()
        || found
            .iter()
            .any(|f| f.rung == Rung::Sockets && f.state == RungState::Failed)
    {
        return ladder(found, options.at);
    }
    let mdns = options.mdns;
    let looked_for = async {
        match options.at {
            Some(address) => Some(tables::at(identity, mdns, &own, address).await),
            None => None,
        }
    };
    // The port is tried first, because the packets need it.
    let at_port = async {
        let port = port(identity, options).await;
        [port, packets::at_port(&own, options.port).await]
    };
    let (at_port, multicast, tables, looked_for) = tokio::join!(
        at_port,
        packets::ask_all(&own, &all, mdns.port),
        tables::announced(identity, mdns, &own),
        looked_for,
    );
    found.extend(at_port);
    found.extend([multicast.own, multicast.others]);
    found.extend(tables);
    found.extend(looked_for);
    excuse_router(&mut found);
    ladder(found, options.at)
}

/// Clears the finding `NoRouter` if a table answers. Machines with made-up addresses find each other without a router.
fn excuse_router(found: &mut [RungResult]) {
    let reached = |f: &RungResult| matches!(f.rung, Rung::Tables | Rung::Address) && f.state == RungState::Ok;
    if found.iter().any(reached) {
        for adapters in found.iter_mut().filter(|f| f.cause == Some(Trouble::NoRouter)) {
            *adapters = RungResult::ok(Rung::Adapters, std::mem::take(&mut adapters.about));
        }
    }
}

/// Sorts the findings, and marks rungs without a finding as not reached.
fn ladder(mut found: Vec<RungResult>, at: Option<SocketAddr>) -> Vec<RungResult> {
    use strum::IntoEnumIterator;
    for rung in Rung::iter() {
        let asked = rung != Rung::Address || at.is_some();
        if asked && !found.iter().any(|f| f.rung == rung) {
            found.push(RungResult::untested(rung, Trouble::NotReached));
        }
    }
    found.sort_by_key(|f| f.rung);
    found
}

/// The finding about the connected adapters.
fn adapters(all: &[OwnAddress]) -> RungResult {
    let rung = Rung::Adapters;
    let best = all.first().map_or(Reach::Here, |own| own.reach);
    let about = |reach| {
        let of = all.iter().filter(move |own| own.reach == reach);
        of.map(|own| format!("{} {}", own.adapter, own.ip)).collect()
    };
    match best {
        Reach::Network | Reach::Tunnel => RungResult::ok(rung, about(best)),
        Reach::Link => RungResult::failed(rung, Trouble::NoRouter, about(Reach::Link)),
        Reach::Inside => RungResult::failed(rung, Trouble::OnlyVirtual, about(Reach::Inside)),
        Reach::Here => RungResult::failed(rung, Trouble::NoNetwork, Vec::new()),
    }
}

/// Tries to open a socket such as tables and guests need.
fn sockets() -> RungResult {
    match endpoint::client() {
        Ok(_) => RungResult::ok(Rung::Sockets, Vec::new()),
        Err(error) => RungResult::failed(Rung::Sockets, Trouble::System, vec![error.to_string()]),
    }
}

/// Checks that the port of tables is free, or taken by a table of this machine.
async fn port(identity: &Identity, options: CheckupOptions) -> RungResult {
    let port = options.port;
    let about = vec![port.to_string()];
    match UdpSocket::bind((Ipv4Addr::UNSPECIFIED, port)) {
        Ok(_) => RungResult::ok(Rung::Port, about),
        Err(error) if error.kind() == std::io::ErrorKind::AddrInUse => {
            let here = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
            match knock::knock(identity, options.mdns, here).await {
                Knock::Answered | Knock::Other(Trouble::Busy | Trouble::OtherVersion) => {
                    RungResult::ok(Rung::Port, about)
                }
                _ => RungResult::failed(Rung::Port, Trouble::PortTaken, about),
            }
        }
        Err(error) => RungResult::failed(Rung::Port, Trouble::System, vec![error.to_string()]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::interfaces::tests::machine;

    #[test]
    fn adapters_say_how_far_this_machine_reaches() {
        let cause = |list: &[(&str, &str)]| adapters(&machine(list)).cause;
        let (home, docker) = (("lo", "127.0.0.1"), ("docker0", "172.17.0.1"));
        assert_eq!(cause(&[home]), Some(Trouble::NoNetwork));
        assert_eq!(cause(&[home, docker]), Some(Trouble::OnlyVirtual));
        assert_eq!(cause(&[home, docker, ("eth0", "169.254.1.1")]), Some(Trouble::NoRouter));
        assert_eq!(cause(&[home, docker, ("eth0", "192.168.1.5")]), None);
    }

    #[test]
    fn no_router_is_no_fault_where_a_table_answers() {
        let made_up = adapters(&machine(&[("eth0", "fe80::1")]));
        let mut alone = [made_up.clone(), RungResult::untested(Rung::Tables, Trouble::NoTable)];
        excuse_router(&mut alone);
        assert_eq!(alone[0].cause, Some(Trouble::NoRouter));
        let mut found = [made_up, RungResult::ok(Rung::Tables, Vec::new())];
        excuse_router(&mut found);
        assert_eq!((found[0].state, found[0].cause), (RungState::Ok, None));
        assert_eq!(found[0].about, ["eth0 fe80::1"]);
    }

    #[tokio::test]
    async fn every_rung_is_told_once_and_in_order() {
        let found = vec![sockets(), adapters(&[])];
        let told: Vec<Rung> = ladder(found.clone(), None).iter().map(|f| f.rung).collect();
        assert!(told.is_sorted() && told.len() == 8, "{told:?}");
        let at = ladder(found, Some(SocketAddr::from(([192, 0, 2, 1], 1))));
        assert_eq!(
            at.last().map(|f| (f.rung, f.state)),
            Some((Rung::Address, RungState::NotTested))
        );
    }
}
