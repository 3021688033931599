//! Names that end with `.local`, asked for by real mDNS on this machine.

use super::*;
use mdns_sd::{IfKind, ServiceDaemon, ServiceInfo};
use podbay::net::TypedAddress;
use std::time::Instant;

/// A machine that answers for a name by mDNS, as the system of a laptop does.
struct NamedMachine(ServiceDaemon);

impl NamedMachine {
    fn start(port: u16, name: &str) -> Self {
        let daemon = ServiceDaemon::new_with_port(port).unwrap();
        daemon.disable_interface(IfKind::All).unwrap();
        daemon.enable_interface(IfKind::LoopbackV4).unwrap();
        let info = ServiceInfo::new("_laptop._udp.local.", "laptop", name, "", 9, &[("n", "0")][..]);
        let mut info = info.unwrap().enable_addr_auto();
        info.set_requires_probe(false);
        daemon.register(info).unwrap();
        Self(daemon)
    }
}

impl Drop for NamedMachine {
    fn drop(&mut self) {
        // A daemon that is gone answers for nothing.
        let _ = self.0.shutdown();
    }
}

const fn mdns(port: u16) -> MdnsOptions {
    MdnsOptions {
        port,
        loopback_only: true,
        adapter: None,
    }
}

/// The addresses of the name. A busy machine may need more than one lookup.
async fn looked_up(typed: &TypedAddress, port: u16) -> Vec<SocketAddr> {
    let started = Instant::now();
    loop {
        match typed.addresses(mdns(port)).await {
            Ok(found) => return found,
            Err(error) => assert!(started.elapsed() < DEADLINE, "{typed}: {error}"),
        }
    }
}

#[test]
fn a_table_is_joined_by_a_name_that_only_mdns_knows() {
    const PORT: u16 = 15_505;
    let (table, guest) = (device(PORT), device(PORT));
    let (host, address) = open(&table, 2);
    let _machine = NamedMachine::start(PORT, "Ada-Laptop.local.");
    let typed: TypedAddress = format!("ADA-laptop.local.:{}", address.port()).parse().unwrap();
    guest.runtime().block_on(async {
        let found = looked_up(&typed, PORT).await;
        assert!(found.contains(&address), "{found:?}");
        // A busy machine may need more than one lookup here, too.
        let connected = async {
            let mut client = come(&guest, Target::typed(typed.clone()));
            loop {
                match client.next().await {
                    Some(ClientUpdate::Connected { host }) => return host,
                    Some(ClientUpdate::Ended(_)) => client = come(&guest, Target::typed(typed.clone())),
                    Some(_) => {}
                    None => panic!("the client is gone"),
                }
            }
        };
        let key = tokio::time::timeout(DEADLINE, connected).await.expect("it comes");
        assert_eq!(key.map(|(key, _)| key), Some(table.identity().fingerprint()));
        host.close();
        host.closed().await;
    });
}

#[test]
fn a_name_that_nobody_answers_for_is_unknown() {
    const PORT: u16 = 15_506;
    let guest = device(PORT);
    let _machine = NamedMachine::start(PORT, "laptop.local.");
    let [known, typed]: [TypedAddress; 2] = ["laptop.local", "nobody.local"].map(|name| name.parse().unwrap());
    let found = guest.runtime().block_on(async {
        // mDNS runs here.
        looked_up(&known, PORT).await;
        tokio::time::timeout(DEADLINE, typed.addresses(mdns(PORT))).await
    });
    assert_eq!(found, Ok(Err(NetError::UnknownName("nobody.local".to_owned()))));
}
