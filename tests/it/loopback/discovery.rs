//! Tables found by mDNS on ports of their own.

use super::{relay::Relay, *};
use podbay::net::{
    browse::FoundTable,
    discovery::{Announcement, Announcer, TableState},
};

#[test]
fn tables_are_announced_found_joined_and_taken_back() {
    const PORT: u16 = 15_471;
    let (table, guest) = (device(PORT), device(PORT));
    let mut list = guest.browse(no_wake()).unwrap();
    let host = table
        .host(HostOptions {
            table: "Ünï 🙂".to_owned(),
            ..options(2, 0, true)
        })
        .unwrap();
    guest.runtime().block_on(async {
        let found = list.wait_for(DEADLINE, |t| !t.is_empty()).await.remove(0);
        let a = &found.announcement;
        assert_eq!((a.name.as_str(), a.seats, a.taken), ("Ünï 🙂", 2, 0));
        assert_eq!(a.fingerprint, table.identity().fingerprint());
        let target = Target {
            table: None,
            addresses: found.addresses,
            expected: Some(a.fingerprint),
        };
        let _client = come(&guest, target);
        let taken = list
            .wait_for(DEADLINE, |t| t.iter().any(|t| t.announcement.taken == 1))
            .await;
        assert_eq!(taken[0].announcement.taken, 1, "the announcement follows the table");
        host.close();
        host.closed().await;
        assert_eq!(list.wait_for(DEADLINE, <[_]>::is_empty).await, []);
    });
}

#[test]
fn a_table_that_becomes_again_what_it_was_is_listed_so() {
    const PORT: u16 = 15_484;
    let (table, guest) = (device(PORT), device(PORT));
    let mut list = guest.browse(no_wake()).unwrap();
    let host = table.host(options(2, 0, true)).unwrap();
    let game = |name: &str| Operator::SetConfig(Config::new(name, SeatCount::new(2).unwrap()));
    guest.runtime().block_on(async {
        let mut wait = async |what: &str, listed: &dyn Fn(&Announcement) -> bool| {
            let found = list
                .wait_for(DEADLINE, |tables| tables.iter().any(|t| listed(&t.announcement)))
                .await;
            assert!(found.iter().any(|t| listed(&t.announcement)), "{what}: {found:?}");
        };
        wait("as it was opened", &|a| a.game == "argo").await;
        host.operate(game("alien-frontiers"));
        wait("with another game", &|a| a.game == "alien-frontiers").await;
        host.operate(game("argo"));
        wait("with the first one again", &|a| a.game == "argo").await;
    });
}

fn named(name: &str) -> HostOptions {
    HostOptions {
        table: name.to_owned(),
        ..options(2, 0, true)
    }
}

#[test]
fn any_name_arrives_as_it_was_typed() {
    const PORT: u16 = 15_474;
    let guest = device(PORT);
    let mut list = guest.browse(no_wake()).unwrap();
    let longest = "🧑".repeat(40);
    let names = [
        "dots. in. it.local.",
        r"back\slash \. \\",
        "Ærøskøbing ßäöü",
        "\"quoted\" = key=value; <b>",
        "日本語のテーブル",
        &longest,
    ];
    let hosts: Vec<(Backend, HostHandle)> = names
        .iter()
        .map(|name| {
            let table = device(PORT);
            let host = table.host(named(name)).unwrap();
            (table, host)
        })
        .collect();
    let found = guest
        .runtime()
        .block_on(list.wait_for(DEADLINE, |tables| tables.len() == names.len()));
    let mut found: Vec<&str> = found.iter().map(|t| t.announcement.name.as_str()).collect();
    let mut expected = names.to_vec();
    found.sort_unstable();
    expected.sort_unstable();
    assert_eq!(found, expected);
    drop(hosts);
}

#[test]
fn two_tables_of_one_name_on_one_machine_are_two() {
    const PORT: u16 = 15_475;
    let (one, two, guest) = (device(PORT), device(PORT), device(PORT));
    let hosts = [one.host(named("Twins")).unwrap(), two.host(named("Twins")).unwrap()];
    let mut list = guest.browse(no_wake()).unwrap();
    guest.runtime().block_on(async {
        let found = list.wait_for(DEADLINE, |tables| tables.len() == 2).await;
        let mut ids: Vec<String> = found.iter().map(|t| t.announcement.id.clone()).collect();
        let mut expected: Vec<String> = hosts.iter().map(|h| h.status().table.to_string()).collect();
        ids.sort_unstable();
        expected.sort_unstable();
        assert_eq!(ids, expected);
        hosts[0].close();
        hosts[0].closed().await;
        let left = list.wait_for(DEADLINE, |tables| tables.len() == 1).await;
        assert_eq!(left[0].announcement.id, hosts[1].status().table.to_string());
    });
}

#[test]
fn a_table_is_listed_only_while_its_host_answers() {
    const PORT: u16 = 15_476;
    let (table, guest) = (device(0), device(PORT));
    let (host, address) = open(&table, 2);
    let mdns = MdnsOptions {
        port: PORT,
        loopback_only: true,
    };
    let announcement = |name: &str| Announcement {
        id: host.status().table.to_string(),
        name: name.to_owned(),
        game: "argo".to_owned(),
        seats: 2,
        taken: 0,
        state: TableState::Open,
        version: "1".to_owned(),
        protocol: podbay::protocol::PROTOCOL_VERSION,
        fingerprint: table.identity().fingerprint(),
    };
    let impostor = Announcement {
        fingerprint: Fingerprint([7; 32]),
        ..announcement("Impostor")
    };
    let mut list = guest.browse(no_wake()).unwrap();
    guest.runtime().block_on(async {
        let relay = Relay::to(address).await;
        let _impostor = Announcer::start(mdns, relay.address.port(), impostor).unwrap();
        let _announcer = Announcer::start(mdns, relay.address.port(), announcement("Here")).unwrap();
        let names =
            |tables: &[FoundTable]| -> Vec<String> { tables.iter().map(|t| t.announcement.name.clone()).collect() };
        let found = list.wait_for(DEADLINE, |tables| !tables.is_empty()).await;
        assert_eq!(names(&found), ["Here"], "the key has to fit");
        relay.dark(true);
        assert_eq!(names(&list.wait_for(DEADLINE, <[_]>::is_empty).await), [""; 0]);
        relay.dark(false);
        let found = list.wait_for(DEADLINE, |tables| !tables.is_empty()).await;
        assert_eq!(names(&found), ["Here"]);
    });
}
