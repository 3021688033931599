//! Join codes over real QUIC: who has the code comes in, who guesses does not, and nobody can stand in between.

use super::{
    hostile::{Raw, connected, connected_at, looking_on, raw_as, raw_at},
    *,
};
use crate::{
    processes::{Host, MDNS, json, podbay},
    support::profile_at,
};
use podbay::{
    net::{
        TableCode,
        code::{CodeSecret, Invitation},
    },
    protocol::{CodeElement, DeviceId, WhoMayJoin},
};
use std::time::Instant;

/// A table that takes in nobody without its code.
fn closed_table(device: &Backend) -> (HostHandle, SocketAddr) {
    let host = device
        .host(HostOptions {
            admission: Admission {
                who: WhoMayJoin::Code,
                ..Admission::default()
            },
            ..options(3, 0, false)
        })
        .unwrap();
    let address = host.status().addresses[0];
    (host, address)
}

fn code(host: &HostHandle) -> TableCode {
    host.status().code.expect("the table is on the network")
}

/// The same place with another secret.
fn wrong(invitation: Invitation) -> Invitation {
    let secrets = (1..3).map(|number| CodeSecret::from_random(number, false));
    let mut wrong = invitation;
    wrong.code.secret = secrets
        .into_iter()
        .find(|other| *other != invitation.code.secret)
        .unwrap();
    wrong
}

/// Looks on at the table; the end of the visit if it was not taken in.
async fn visit(device: &Backend, target: Target) -> Result<(), ClientEnd> {
    let options = JoinOptions {
        spectator: true,
        ..JoinOptions::new("Guest")
    };
    let client = device.join(target, options, no_wake());
    let outcome = async {
        loop {
            match client.next().await {
                Some(ClientUpdate::Message(HostMessage::Welcome { .. })) => return Ok(()),
                Some(ClientUpdate::Ended(end)) => return Err(end),
                Some(_) => {}
                None => panic!("the client says how it ended"),
            }
        }
    };
    tokio::time::timeout(DEADLINE, outcome).await.expect("it ends")
}

async fn renewed(host: &HostHandle, times: u32) -> Invitation {
    let waiting = host.wait_for(|status| status.code.as_ref().is_some_and(|code| code.renewed == times));
    let status = tokio::time::timeout(DEADLINE, waiting).await.expect("a new code");
    status.code.unwrap().invitation
}

#[test]
fn who_has_the_code_comes_in_and_others_do_not() {
    let (table, stranger, guest) = (device(0), device(0), device(0));
    let (host, address) = closed_table(&table);
    let shown = code(&host);
    assert_eq!(shown.address, address);
    table.runtime().block_on(async {
        let end = visit(&stranger, at(address)).await.unwrap_err();
        assert!(
            matches!(&end, ClientEnd::Refused(r) if r.code == RefusalCode::NeedsCode),
            "{end:?}"
        );
        // As it is typed and as it is scanned.
        for text in [
            shown.invitation.to_string().to_lowercase(),
            shown.invitation.link(address),
        ] {
            let invitation: Invitation = text.parse().unwrap();
            assert_eq!(visit(&guest, Target::invited(&invitation)).await, Ok(()), "{text}");
        }
        // Known by now: without the code as well.
        assert_eq!(visit(&guest, at(address)).await, Ok(()));
        assert_eq!(code(&host), shown, "right tries use nothing up");
    });
}

/// Tries a code that is none, from 127.0.0.`last`.
pub async fn guess(last: u8, address: SocketAddr) -> RefusalCode {
    let mut raw = raw_at(last, address).await;
    // Bytes that are no point of the curve cost a try.
    let element = CodeElement([0xff; 33]);
    raw.say(ClientMessage::CodeBegin { element }).await.unwrap();
    refusal(&mut raw).await
}

#[test]
fn one_machine_that_guesses_closes_the_code_for_nobody_else() {
    let (table, friends) = (device(0), [(); 3].map(|()| device(0)));
    let (host, address) = closed_table(&table);
    let shown = code(&host);
    table.runtime().block_on(async {
        for number in 0..20 {
            let refused = guess(66, address).await;
            let expected = match number {
                0..3 => RefusalCode::WrongCode,
                _ => RefusalCode::CodeTooFast,
            };
            // One more is granted in half a minute, also while this runs.
            assert!(refused == expected || number > 3, "{number}: {refused:?}");
        }
        for friend in &friends {
            assert_eq!(visit(friend, Target::invited(&shown.invitation)).await, Ok(()));
        }
        assert_eq!(code(&host), shown, "the code that was told is still good");
    });
}

#[test]
fn wrong_tries_from_several_machines_make_a_new_code() {
    let (table, guest) = (device(0), device(0));
    let (host, address) = closed_table(&table);
    let first = code(&host).invitation;
    table.runtime().block_on(async {
        for last in 60..64 {
            for _ in 0..3 {
                assert_eq!(guess(last, address).await, RefusalCode::WrongCode);
            }
        }
        let second = renewed(&host, 1).await;
        assert_ne!(second.code.secret, first.code.secret);
        assert_eq!(
            visit(&guest, Target::invited(&first)).await,
            Err(ClientEnd::WrongCode(address))
        );
        assert_eq!(visit(&guest, Target::invited(&second)).await, Ok(()));
    });
}

#[test]
fn whoever_guesses_on_and_on_is_told_to_wait() {
    let (table, guest) = (device(0), device(0));
    let (host, address) = closed_table(&table);
    let shown = code(&host);
    table.runtime().block_on(async {
        for number in 0.. {
            match visit(&guest, Target::invited(&wrong(shown.invitation))).await {
                Err(ClientEnd::WrongCode(at)) => assert!(at == address && number < 30, "{number} guesses"),
                Err(ClientEnd::Refused(why)) => {
                    assert_eq!(
                        (why.code, number >= 3),
                        (RefusalCode::CodeTooFast, true),
                        "{number} guesses"
                    );
                    break;
                }
                other => panic!("{other:?}"),
            }
        }
        assert_eq!(code(&host), shown);
        // The table goes on for others.
        let end = visit(&guest, at(address)).await.unwrap_err();
        assert!(
            matches!(&end, ClientEnd::Refused(r) if r.code == RefusalCode::NeedsCode),
            "{end:?}"
        );
    });
}

/// Stands between guests and a host with a key of its own, and hands on every byte.
async fn in_between(host: SocketAddr) -> (quinn::Endpoint, SocketAddr) {
    let identity = Identity::generate().unwrap();
    let server = endpoint::server(&identity, Some(HOME), Some(0)).unwrap().endpoint;
    let address = server.local_addr().unwrap();
    let door = server.clone();
    tokio::spawn(async move {
        while let Some(incoming) = door.accept().await {
            let guest = incoming.await.unwrap();
            let (mut to_guest, mut from_guest) = guest.accept_bi().await.unwrap();
            let Raw {
                connection,
                send: mut to_host,
                recv: mut from_host,
                endpoint,
            } = connected_at(66, &identity, host).await;
            tokio::spawn(async move {
                tokio::select! {
                    _ = tokio::io::copy(&mut from_guest, &mut to_host) => {}
                    _ = tokio::io::copy(&mut from_host, &mut to_guest) => {}
                }
                connection.close(0_u32.into(), b"");
                drop((endpoint, guest));
            });
        }
    });
    (server, address)
}

#[test]
fn nobody_can_stand_between_a_guest_with_the_code_and_the_host() {
    let (table, guest) = (device(0), device(0));
    let (host, address) = closed_table(&table);
    let shown = code(&host).invitation;
    table.runtime().block_on(async {
        let (_mallory, middle) = in_between(address).await;
        for _ in 0..3 {
            let target = Target {
                addresses: vec![middle],
                ..Target::invited(&shown)
            };
            assert_eq!(visit(&guest, target).await, Err(ClientEnd::WrongCode(middle)));
        }
        // They were three tries from there, which the guest does not pay for.
        assert_eq!(guess(66, address).await, RefusalCode::CodeTooFast);
        assert_eq!(visit(&guest, Target::invited(&shown)).await, Ok(()));
    });
}

/// Reads on until a refusal.
async fn refusal(raw: &mut Raw) -> RefusalCode {
    loop {
        if let HostMessage::Refused(refusal) = raw.hear().await.expect("a refusal") {
            return refusal.code;
        }
    }
}

#[test]
fn proofs_out_of_their_turn_are_worth_nothing() {
    let table = device(0);
    let (_host, address) = closed_table(&table);
    table.runtime().block_on(async {
        let begin = |byte| ClientMessage::CodeBegin {
            element: CodeElement([byte; 33]),
        };
        let confirm = ClientMessage::CodeConfirm { confirm: [0; 32] };
        // A confirmation of nothing, also one that is all zero.
        let mut raw = raw_as(&Identity::generate().unwrap(), address).await;
        raw.say(confirm.clone()).await.unwrap();
        assert_eq!(refusal(&mut raw).await, RefusalCode::NotJoined);
        // Bytes that are no point of the curve cost a try.
        raw.say(begin(0xff)).await.unwrap();
        assert_eq!(refusal(&mut raw).await, RefusalCode::WrongCode);
        assert_eq!(raw.why().await, Some(Closing::Refused));
        // So does a beginning that is not gone on with, and each connection has one.
        let mut raw = raw_as(&Identity::generate().unwrap(), address).await;
        let mut point = [0; 33];
        (point[0], point[1]) = (0x41, 1);
        let element = CodeElement(point);
        raw.say(ClientMessage::CodeBegin { element }).await.unwrap();
        assert!(matches!(raw.hear().await, Ok(HostMessage::CodeAnswer { .. })));
        raw.say(ClientMessage::CodeBegin { element }).await.unwrap();
        assert_eq!(refusal(&mut raw).await, RefusalCode::NotJoined);
        raw.connection.close(0_u32.into(), b"");
        let mut raw = raw_as(&Identity::generate().unwrap(), address).await;
        raw.say(ClientMessage::CodeBegin { element }).await.unwrap();
        raw.say(confirm).await.unwrap();
        assert_eq!(refusal(&mut raw).await, RefusalCode::WrongCode);
        assert_eq!(guess(1, address).await, RefusalCode::CodeTooFast, "all three are spent");
    });
}

#[test]
fn what_one_guest_said_is_worth_nothing_to_another() {
    let (table, guest) = (device(0), device(0));
    let (host, address) = closed_table(&table);
    let shown = code(&host).invitation;
    table.runtime().block_on(async {
        // A guest with the right code begins with somebody else, who begins with the host in the same words.
        let server = endpoint::server(&Identity::generate().unwrap(), Some(HOME), Some(0))
            .unwrap()
            .endpoint;
        let target = Target {
            addresses: vec![server.local_addr().unwrap()],
            ..Target::invited(&shown)
        };
        let visiting = visit(&guest, target);
        let heard = async {
            let connection = server.accept().await.unwrap().await.unwrap();
            let (mut send, mut recv) = connection.accept_bi().await.unwrap();
            framing::read_hello(&mut recv).await.unwrap();
            framing::write_hello(&mut send, &Hello::ours(HelloAction::Proceed))
                .await
                .unwrap();
            framing::read_message::<ClientMessage<AnyGame>>(&mut recv)
                .await
                .unwrap()
        };
        let (end, begun) = tokio::join!(visiting, heard);
        assert!(
            end.is_err() && matches!(begun, ClientMessage::CodeBegin { .. }),
            "{begun:?}"
        );
        let mut raw = raw_as(&Identity::generate().unwrap(), address).await;
        raw.say(begun).await.unwrap();
        let Ok(HostMessage::CodeAnswer { confirm, .. }) = raw.hear().await else {
            panic!("an answer");
        };
        // The host's own words sent back are not the guest's.
        raw.say(ClientMessage::CodeConfirm { confirm }).await.unwrap();
        assert_eq!(refusal(&mut raw).await, RefusalCode::WrongCode);
    });
}

#[test]
fn devices_that_play_a_game_here_are_known_from_then_on() {
    let (table, guests) = (device(0), [device(0), device(0)]);
    let (host, address) = open(&table, 2);
    table.runtime().block_on(async {
        let playing: Vec<_> = (0..)
            .zip(&guests)
            .map(|(seed, guest)| {
                let client = come(guest, at(address));
                tokio::spawn(async move { play(&client, seed).await })
            })
            .collect();
        one_game(&host).await;
        for task in playing {
            task.await.unwrap();
        }
    });
    let expected = guests.iter().map(|guest| DeviceId(guest.identity().fingerprint().0));
    assert!(
        host.status()
            .people
            .into_keys()
            .eq(std::collections::BTreeSet::from_iter(expected))
    );
}

#[test]
fn who_is_only_announced_or_connects_or_looks_on_is_not_known_later() {
    let folder = tempfile::tempdir().unwrap();
    let profile = folder.path().join("host");
    let (elsewhere, guest) = (device(MDNS.parse().unwrap()), device(0));
    let named = HostOptions {
        table: "Elsewhere".to_owned(),
        ..options(2, 0, true)
    };
    let _announced = elsewhere.host(named).unwrap();
    // The program of this profile has heard the announcement.
    let deadline = Instant::now() + DEADLINE;
    loop {
        let found = json(&podbay(&profile, &["tables", "--seconds", "1"]).output().unwrap());
        if found["tables"].to_string().contains("Elsewhere") {
            break;
        }
        assert!(Instant::now() < deadline, "it is not listed: {found}");
    }
    let host = Host::start(&profile, &["--bots", "1:random"]);
    let address = host.address().parse().unwrap();
    guest.runtime().block_on(async {
        let _connected = connected(&Identity::generate().unwrap(), address).await;
        let mut introduced = raw_as(&Identity::generate().unwrap(), address).await;
        let confirm = ClientMessage::CodeConfirm { confirm: [0; 32] };
        introduced.say(confirm).await.unwrap();
        assert_eq!(refusal(&mut introduced).await, RefusalCode::NotJoined);
        let mut onlooker = raw_as(&Identity::generate().unwrap(), address).await;
        onlooker.say(looking_on("Eve")).await.unwrap();
        while !matches!(onlooker.hear().await.expect("a welcome"), HostMessage::Welcome { .. }) {}
        assert_eq!(play(&come(&guest, at(address)), 1).await.games, 1);
    });
    assert!(host.end().0);
    let known = profile_at(&profile).known_devices().unwrap();
    assert_eq!(known, [DeviceId(guest.identity().fingerprint().0)].into());
}
