//! Hosts that are not what a client expects: each is named for what it is, and none does harm.

use super::*;
use podbay::protocol::PROTOCOL_VERSION;
use tokio::task::JoinHandle;

/// Something at an address that answers every introduction with these bytes and then says nothing more.
struct Stranger {
    endpoint: quinn::Endpoint,
    answering: JoinHandle<()>,
}

impl Drop for Stranger {
    fn drop(&mut self) {
        self.answering.abort();
        self.endpoint.close(0_u32.into(), b"");
    }
}

impl Stranger {
    fn new(answer: Vec<u8>) -> Self {
        let endpoint = endpoint::server(&Identity::generate().unwrap(), Some(HOME), Some(0))
            .unwrap()
            .endpoint;
        let answering = tokio::spawn(answer_all(endpoint.clone(), answer));
        Self { endpoint, answering }
    }
    fn address(&self) -> SocketAddr {
        self.endpoint.local_addr().unwrap()
    }
}

async fn answer_all(endpoint: quinn::Endpoint, answer: Vec<u8>) {
    let mut kept = Vec::new();
    while let Some(incoming) = endpoint.accept().await {
        let Ok(connection) = incoming.await else { continue };
        let Ok((mut send, mut recv)) = connection.accept_bi().await else {
            continue;
        };
        if framing::read_hello(&mut recv).await.is_ok() && framing::write_bytes(&mut send, &answer).await.is_ok() {
            kept.push((connection, send, recv));
        }
    }
}

/// The end of a first visit, or the reason why its conversation was lost.
async fn visit(guest: &Backend, address: SocketAddr) -> Result<ClientEnd, String> {
    let client = come(guest, at(address));
    let outcome = async {
        loop {
            match client.next().await {
                Some(ClientUpdate::Ended(end)) => return Ok(end),
                Some(ClientUpdate::Lost { why }) => return Err(why.to_string()),
                Some(_) => {}
                None => panic!("the client says how it ended"),
            }
        }
    };
    tokio::time::timeout(DEADLINE, outcome).await.expect("it ends")
}

fn hello(protocol: u16, action: HelloAction) -> Vec<u8> {
    let version = "9.9.9".to_owned();
    Hello {
        protocol,
        action,
        version,
    }
    .to_bytes()
}

#[test]
fn a_host_of_another_version_is_told_by_both_versions() {
    let guest = device(0);
    guest.runtime().block_on(async {
        for (protocol, action) in [
            (PROTOCOL_VERSION + 1, HelloAction::VersionDiffers),
            (PROTOCOL_VERSION + 1, HelloAction::Proceed),
            (PROTOCOL_VERSION, HelloAction::VersionDiffers),
        ] {
            let host = Stranger::new(hello(protocol, action));
            let end = visit(&guest, host.address()).await;
            let expected = ClientEnd::Version {
                theirs: "9.9.9".to_owned(),
                their_protocol: protocol,
                ours: env!("CARGO_PKG_VERSION").to_owned(),
                our_protocol: PROTOCOL_VERSION,
            };
            assert_eq!(end, Ok(expected));
        }
    });
}

/// A device that cannot be spoken with keeps nobody from a host that can.
#[test]
fn a_host_is_reached_beside_others_of_another_version() {
    let (table, guest) = (device(0), device(0));
    let (_host, address) = open(&table, 2);
    guest.runtime().block_on(async {
        let differs = || Stranger::new(hello(PROTOCOL_VERSION + 1, HelloAction::VersionDiffers));
        let strangers: Vec<_> = (0..8).map(|_| differs()).collect();
        let addresses = strangers.iter().map(Stranger::address).chain([address]);
        let target = Target {
            addresses: addresses.collect(),
            ..at(address)
        };
        let client = come(&guest, target);
        let reached = async {
            loop {
                match client.next().await {
                    Some(ClientUpdate::Connected { host }) => return host.map(|(_, address)| address),
                    Some(ClientUpdate::Ended(end)) => panic!("{end:?}"),
                    _ => {}
                }
            }
        };
        assert_eq!(tokio::time::timeout(DEADLINE, reached).await, Ok(Some(address)));
    });
}

#[test]
fn what_is_no_host_is_named() {
    let guest = device(0);
    guest.runtime().block_on(async {
        let check = async |answer: Vec<u8>, expected: fn(SocketAddr) -> ClientEnd| {
            let host = Stranger::new(answer);
            assert_eq!(visit(&guest, host.address()).await, Ok(expected(host.address())));
        };
        check(b"HTTP/1.1 400 Bad Request\r\n\r\n".to_vec(), ClientEnd::NotPodbay).await;
        check(b"PODBAY\0\x01\xff\xff".to_vec(), ClientEnd::NotPodbay).await;
        check(hello(PROTOCOL_VERSION, HelloAction::Busy), |_| ClientEnd::Busy).await;
        // Silence, and half an introduction.
        let no_answer = |address| ClientEnd::Net(NetError::NoAnswer(address));
        check(Vec::new(), no_answer).await;
        check(b"PODBAY\0".to_vec(), no_answer).await;
    });
}

#[test]
fn a_host_that_sends_nonsense_is_left() {
    let guest = device(0);
    guest.runtime().block_on(async {
        let proceed = hello(PROTOCOL_VERSION, HelloAction::Proceed);
        let frame = |bytes: &[u8]| [&(bytes.len() as u32).to_le_bytes()[..], bytes].concat();
        for nonsense in [u32::MAX.to_le_bytes().to_vec(), frame(&[]), frame(&[255; 100])] {
            let host = Stranger::new([&proceed[..], &nonsense].concat());
            let lost = visit(&guest, host.address()).await;
            assert!(lost.as_ref().is_err_and(|why| why.contains("message")), "{lost:?}");
        }
    });
}

#[test]
fn a_host_that_never_sends_anything_else_is_left_for_good() {
    let guest = device(0);
    guest.runtime().block_on(async {
        let proceed = hello(PROTOCOL_VERSION, HelloAction::Proceed);
        let host = Stranger::new([&proceed[..], &u32::MAX.to_le_bytes()].concat());
        let client = come(&guest, at(host.address()));
        let mut losses = 0;
        let visit = async {
            loop {
                match client.next().await {
                    Some(ClientUpdate::Lost { .. }) => losses += 1,
                    Some(ClientUpdate::Ended(end)) => return end.code(),
                    Some(_) => {}
                    None => panic!("the client says how it ended"),
                }
            }
        };
        assert_eq!(tokio::time::timeout(DEADLINE, visit).await, Ok("nonsense"));
        assert_eq!(losses, 4, "it could have been an accident");
    });
}

#[test]
fn a_device_that_comes_twice_is_at_the_table_once() {
    let (table, other, guest) = (device(0), device(0), device(0));
    let (host, address) = open(&table, 2);
    table.runtime().block_on(async {
        let first = come(&guest, at(address));
        play_until_seated(&first).await;
        let second = come(&guest, at(address));
        // The first one is told, and does not come back to throw the second one out.
        assert_eq!(play(&first, 1).await.end, ClientEnd::Closed(Closing::Replaced));
        let playing = tokio::spawn(async move { play(&second, 2).await });
        let opponent = come(&other, at(address));
        let opponent = tokio::spawn(async move { play(&opponent, 3).await });
        let digest = one_game(&host).await;
        for task in [playing, opponent] {
            assert_in_order(&task.await.unwrap(), &digest);
        }
    });
}

async fn play_until_seated(client: &ClientHandle) {
    let seated = async {
        while !matches!(
            client.next().await,
            Some(ClientUpdate::Message(HostMessage::Welcome { .. }))
        ) {}
    };
    tokio::time::timeout(DEADLINE, seated).await.expect("welcomed");
}
