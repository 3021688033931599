//! Tables found by beacon and mDNS on ports of their own.

use super::{
    hostile::{Raw, joining, raw_as},
    relay::Relay,
    *,
};
use podbay::net::{
    browse::FoundTable,
    discovery::{Announcement, Announcer, TableState},
};
use podbay::rules::Seat;
use socket2::{Domain, Protocol, Socket, Type};
use std::{net::UdpSocket, time::Instant};

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
            addresses: found.addresses,
            expected: Some(a.fingerprint),
            ..Target::default()
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

const fn mdns(port: u16) -> MdnsOptions {
    MdnsOptions {
        port,
        loopback_only: true,
        adapter: None,
    }
}

/// What anybody on the network can announce about a table.
fn forged(host: &HostHandle, name: &str, fingerprint: Fingerprint) -> Announcement {
    Announcement {
        id: host.status().table.to_string(),
        name: name.to_owned(),
        game: "argo".to_owned(),
        seats: 2,
        taken: 2,
        state: TableState::Full,
        version: "1".to_owned(),
        protocol: podbay::protocol::PROTOCOL_VERSION,
        fingerprint,
    }
}

fn names(tables: &[FoundTable]) -> Vec<&str> {
    tables.iter().map(|t| t.announcement.name.as_str()).collect()
}

#[test]
fn a_table_is_listed_only_while_its_host_answers() {
    const PORT: u16 = 15_476;
    let (table, guest) = (device(0), device(PORT));
    let (host, address) = open(&table, 2);
    let mut list = guest.browse(no_wake()).unwrap();
    guest.runtime().block_on(async {
        let relay = Relay::to(address).await;
        let announced = forged(&host, "Elsewhere", table.identity().fingerprint());
        let _announcer = Announcer::start(mdns(PORT), relay.address.port(), announced).unwrap();
        let found = list.wait_for(DEADLINE, |tables| !tables.is_empty()).await;
        let own = host.status().name.to_string();
        assert_eq!(names(&found), [&own], "it says itself what it is");
        assert_eq!(found[0].addresses, [relay.address]);
        relay.dark(true);
        assert_eq!(list.wait_for(DEADLINE, <[_]>::is_empty).await, []);
        assert_eq!(list.silent(), [relay.address], "it is announced and does not answer");
        relay.dark(false);
        let found = list.wait_for(DEADLINE, |tables| !tables.is_empty()).await;
        assert_eq!(names(&found), [&own]);
    });
}

#[test]
fn a_forged_announcement_changes_nothing_of_what_a_host_says_itself() {
    const PORT: u16 = 15_501;
    let (table, other, guest) = (device(PORT), device(PORT), device(PORT));
    let real = table.host(named("Real")).unwrap();
    let mut list = guest.browse(no_wake()).unwrap();
    guest.runtime().block_on(async {
        let before = list.wait_for(DEADLINE, |tables| tables.len() == 1).await;
        let port = before[0].addresses[0].port();
        let keys = [table.identity().fingerprint(), Fingerprint([7; 32])];
        let forgers = keys.map(|key| Announcer::start(mdns(PORT), port, forged(&real, "Real", key)).unwrap());
        // A farewell in its name as well.
        for forger in forgers {
            forger.stop().await;
        }
        let shout = Shouter::new(PORT);
        shout.say(&packet(2, 0, port));
        let _later = other.host(named("Second")).unwrap();
        let found = list.wait_for(DEADLINE, |tables| tables.len() == 2).await;
        assert_eq!(names(&found), ["Real", "Second"]);
        assert_eq!(found[0].announcement, before[0].announcement);
    });
}

/// Says things to all beacons of this machine.
struct Shouter {
    socket: UdpSocket,
    port: u16,
}

/// The beacon's port where mDNS has this one.
const fn beacon(mdns_port: u16) -> u16 {
    mdns_port.wrapping_add(47_201 - 5353)
}

impl Shouter {
    fn new(mdns_port: u16) -> Self {
        let socket = UdpSocket::bind("127.0.0.1:0").unwrap();
        socket.set_broadcast(true).unwrap();
        let port = beacon(mdns_port);
        Self { socket, port }
    }
    fn say(&self, bytes: &[u8]) {
        self.socket.send_to(bytes, ("127.255.255.255", self.port)).unwrap();
    }
}

/// A packet as the beacon's layout has it, written by hand.
fn packet(kind: u8, news: u32, port: u16) -> Vec<u8> {
    let question = 0_u64.to_le_bytes();
    [
        b"PODBCN\0\x01",
        &[kind][..],
        &question,
        &news.to_le_bytes(),
        &port.to_le_bytes(),
    ]
    .concat()
}

#[test]
fn a_flood_of_forged_tables_and_of_broken_packets_hides_no_table() {
    const PORT: u16 = 15_502;
    let (table, guest) = (device(PORT), device(PORT));
    let mut list = guest.browse(no_wake()).unwrap();
    let shout = Shouter::new(PORT);
    for port in 1..=140 {
        shout.say(&packet(1, 1, 20_000 + port));
        (0..50).for_each(|length| shout.say(&vec![0xff; length]));
    }
    let _host = table.host(named("Here")).unwrap();
    let found = guest.runtime().block_on(list.wait_for(DEADLINE, |t| !t.is_empty()));
    assert_eq!(names(&found), ["Here"]);
    // What did not answer is bounded: eight addresses of one machine.
    assert!(list.silent().len() <= 8, "{:?}", list.silent());
}

/// Shows these bytes to everybody who looks, until the endpoint is closed.
pub async fn copyist(endpoint: quinn::Endpoint, shown: Vec<u8>) {
    while let Some(incoming) = endpoint.accept().await {
        let Ok(connection) = incoming.await else { continue };
        if let Ok((mut send, mut recv)) = connection.accept_bi().await
            && framing::read_hello(&mut recv).await.is_ok()
            && framing::write_bytes(&mut send, &shown).await.is_ok()
        {
            connection.closed().await;
        }
    }
}

#[test]
fn an_impostor_with_the_same_id_and_name_is_a_row_of_its_own() {
    const PORT: u16 = 15_503;
    let (table, guest) = (device(PORT), device(PORT));
    let host = table.host(named("Kitchen")).unwrap();
    let port = host.status().addresses[0].port();
    let mut list = guest.browse(no_wake()).unwrap();
    guest.runtime().block_on(async {
        list.wait_for(DEADLINE, |tables| tables.len() == 1).await;
        let looking = endpoint::client().unwrap();
        let config = tls::client_config(guest.identity(), None).unwrap();
        let address = SocketAddr::from((HOME, port));
        let connection = looking.connect_with(config, address, "podbay").unwrap().await.unwrap();
        let (mut send, mut recv) = connection.open_bi().await.unwrap();
        framing::write_hello(&mut send, &Hello::ours(HelloAction::Look))
            .await
            .unwrap();
        let (hello, card) = framing::read_hello_with(&mut recv).await.unwrap();
        let impostor = Identity::generate().unwrap();
        let posing = endpoint::server(&impostor, Some(HOME), Some(0)).unwrap().endpoint;
        let posing_port = posing.local_addr().unwrap().port();
        tokio::spawn(copyist(posing.clone(), hello.to_bytes_with(&card)));
        Shouter::new(PORT).say(&packet(1, 1, posing_port));
        let found = list.wait_for(DEADLINE, |tables| tables.len() == 2).await;
        assert_eq!(names(&found), ["Kitchen", "Kitchen"]);
        assert_eq!(found[0].announcement.id, found[1].announcement.id);
        for (key, port) in [
            (table.identity().fingerprint(), port),
            (impostor.fingerprint(), posing_port),
        ] {
            let row = found.iter().find(|t| t.key() == key).unwrap();
            assert!(row.addresses.iter().all(|a| a.port() == port), "{row:?}");
        }
        posing.close(0_u32.into(), b"");
    });
}

/// A socket that hears what is said to everybody at a port.
fn shared(port: u16) -> UdpSocket {
    let socket = Socket::new(Domain::IPV4, Type::DGRAM, Some(Protocol::UDP)).unwrap();
    socket.set_reuse_address(true).unwrap();
    #[cfg(unix)]
    socket.set_reuse_port(true).unwrap();
    let address = SocketAddr::from((Ipv4Addr::UNSPECIFIED, port));
    socket.bind(&address.into()).unwrap();
    let socket = UdpSocket::from(socket);
    socket.set_nonblocking(true).unwrap();
    socket
}

/// What mDNS says on this machine, as anybody hears it.
fn mdns_listener(port: u16) -> UdpSocket {
    let socket = shared(port);
    let group = Ipv4Addr::new(224, 0, 0, 251);
    socket.join_multicast_v4(&group, &Ipv4Addr::LOCALHOST).unwrap();
    socket
}

/// Packets that wait there and are announcements.
fn announcements(socket: &UdpSocket, is_one: impl Fn(&[u8]) -> bool) -> Vec<Vec<u8>> {
    let mut bytes = [0; 2048];
    let mut found = Vec::new();
    while let Ok(length) = socket.recv(&mut bytes) {
        if is_one(&bytes[..length]) {
            found.push(bytes[..length].to_vec());
        }
    }
    found
}

/// Sits down and stands up so often, each time as soon as the table has told of the last time, at most as often as a
/// table takes it from anybody. Returns how long that took.
async fn toggles(guest: &mut Raw, times: u32) -> Duration {
    let started = Instant::now();
    let mut pace = tokio::time::interval(Duration::from_millis(5));
    // On a busy machine nothing is made up for at once: that would be refused.
    pace.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let seat = Seat::new(0).unwrap();
    for time in 0..times {
        let wish = match time % 2 {
            0 => ClientMessage::LeaveSeat { seat },
            _ => ClientMessage::TakeSeat { seat: Some(seat) },
        };
        guest.say(wish).await.unwrap();
        // What goes beyond its ration is refused.
        let answers =
            |message: &HostMessage<AnyGame>| matches!(message, HostMessage::Lobby(_) | HostMessage::Refused(_));
        while !answers(&guest.hear().await.unwrap()) {}
        pace.tick().await;
    }
    started.elapsed()
}

#[test]
fn a_guest_that_sits_down_and_stands_up_all_the_time_makes_no_traffic() {
    const PORT: u16 = 15_504;
    const TIMES: u32 = 900;
    let (table, guest) = (device(PORT), device(PORT));
    let (heard, mdns) = (shared(beacon(PORT)), mdns_listener(PORT));
    let host = table.host(options(2, 0, true)).unwrap();
    let address = host.status().addresses[0];
    let time = guest.runtime().block_on(async {
        let mut toggling = raw_as(guest.identity(), address).await;
        toggling.say(joining("Ada", false)).await.unwrap();
        while !matches!(toggling.hear().await.unwrap(), HostMessage::Welcome { .. }) {}
        let time = toggles(&mut toggling, TIMES).await;
        toggling.say(ClientMessage::SetReady { ready: false }).await.unwrap();
        time
    });
    let seconds = 1 + time.as_secs() as usize;
    // The opening is said four times; each time by multicast and by broadcast.
    let by_beacon = announcements(&heard, |packet| packet.get(8) == Some(&1)).len();
    assert!(
        (2..=2 * (seconds + 5)).contains(&by_beacon),
        "{by_beacon} packets of the beacon for {TIMES} changes in {seconds} s"
    );
    // An announcement of mDNS is said once more a second later; one that comes meanwhile is one of its own.
    let by_mdns = announcements(&mdns, |packet| packet.get(2).is_some_and(|flags| flags & 0x80 != 0)).len();
    assert!(
        (2..=2 * (seconds + 2)).contains(&by_mdns),
        "{by_mdns} packets of mDNS for {TIMES} changes in {seconds} s"
    );
    println!("{TIMES} changes in {seconds} s: {by_beacon} packets of the beacon, {by_mdns} of mDNS");
    // The last state is told for certain.
    host.operate(Operator::SetConfig(Config::new(
        "aqua-sphere",
        SeatCount::new(2).unwrap(),
    )));
    let mut list = guest.browse(no_wake()).unwrap();
    let is_last = |t: &FoundTable| t.announcement.game == "aqua-sphere";
    let found = guest
        .runtime()
        .block_on(list.wait_for(DEADLINE, |t| t.iter().any(is_last)));
    assert!(found.iter().any(is_last), "{found:?}");
}
