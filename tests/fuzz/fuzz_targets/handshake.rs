//! Before somebody is at a table: introductions, codes, cards, packets of the beacon, proofs, who is let in, and what a
//! client believes of a host.
#![no_main]

use libfuzzer_sys::fuzz_target;
use podbay::{
    games::any::AnyGame,
    net::{
        code::{Invitation, OwnNetwork},
        fuzzing,
    },
    protocol::{ClientMessage, Hello, HostMessage, codec},
    session::{ConnectionId, Guest, Input, Session},
};
use podbay_fuzz::{Bytes, Table, device, key};
use std::net::Ipv4Addr;

/// Messages of one conversation.
const MESSAGES: usize = 32;

fuzz_target!(|bytes: &[u8]| {
    let Some((&which, rest)) = bytes.split_first() else {
        return;
    };
    match which % 5 {
        0 => introduce(rest),
        1 => invite(rest),
        2 => fuzzing::packet(rest),
        3 => knock(rest),
        _ => listen(rest),
    }
});

fn introduce(bytes: &[u8]) {
    let Ok((hello, more)) = Hello::parse_with(bytes) else {
        return;
    };
    let again = hello.to_bytes_with(more);
    assert_eq!(Hello::parse_with(&again), Ok((hello, more)));
}

fn invite(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let Ok(invitation) = text.parse::<Invitation>() else {
        return;
    };
    assert_eq!(invitation.to_string().parse(), Ok(invitation));
    for prefix in [8, 16, 24, 30, 32] {
        let ip = Ipv4Addr::new(192, 168, 1, 20);
        let addresses = invitation.addresses(&[OwnNetwork { ip, prefix }]);
        assert!(addresses.len() <= 256, "{} places to try", addresses.len());
    }
}

/// Messages with their length in front, in one byte or two.
fn parts<'a>(bytes: &mut Bytes<'a>) -> Option<&'a [u8]> {
    let length = usize::from(bytes.next()?);
    let more = if length & 0x80 == 0 {
        0
    } else {
        usize::from(bytes.next()?)
    };
    Some(bytes.take(length & 0x7f | more << 7))
}

/// Connections that say anything before they are let in, at a table that lets in not everybody.
fn knock(bytes: &[u8]) {
    let mut bytes = Bytes(bytes);
    let mut table = Table::new(0, bytes.next().unwrap_or_default());
    table.connect(0);
    for _ in 0..MESSAGES {
        let (Some(what), Some(part)) = (bytes.next(), parts(&mut bytes)) else {
            break;
        };
        let connection = ConnectionId(u64::from(what >> 4));
        match what & 3 {
            0 => table.connect(what >> 2 & 7),
            1 => table.input(Input::Proved { connection }),
            _ => {
                let message = codec::decode::<ClientMessage<AnyGame>>(part);
                if let Ok(message) = message {
                    table.input(Input::Message { connection, message });
                }
            }
        }
    }
}

/// A client that hears anything from a host, and goes on with its table.
fn listen(bytes: &[u8]) {
    let mut bytes = Bytes(bytes);
    let mut guest = Guest::<AnyGame>::new(false);
    for _ in 0..MESSAGES {
        let Some(part) = parts(&mut bytes) else { break };
        let Ok(message) = codec::decode::<HostMessage<AnyGame>>(part) else {
            continue;
        };
        if guest.check(&message).is_err() {
            break;
        }
        let _ = guest.bear_witness(&message, || [1; 32]);
        let _ = (guest.standing(), guest.heirs(device(1)));
    }
    for (number, legacy) in (0..3).zip(std::iter::repeat_with(|| guest.legacy())) {
        let Some(legacy) = legacy else { return };
        if let Ok(session) = Session::succeed(legacy, &key(number), [5; 32], true) {
            Table::around(session).go_on((0..3).map(device));
        }
    }
}
