//! Tables that are joined by an address or a name that somebody typed.

use super::processes::{Host, failure, json, podbay};
use std::{fs, path::Path};

fn join(guest: &Path, at: &str) -> serde_json::Value {
    json(&podbay(guest, &["join", "--headless", "--at", at]).output().unwrap())
}

#[test]
fn a_table_is_joined_by_the_name_of_its_computer_and_its_key_is_remembered_for_it() {
    let folder = tempfile::tempdir().unwrap();
    let guest = folder.path().join("guest");
    for (number, name) in ["localhost", "[::1]", " LOCALHOST"].into_iter().enumerate() {
        let host = Host::start(&folder.path().join(number.to_string()), &["--bots", "1:random"]);
        let end = join(&guest, &format!("{name}:{}", host.port));
        assert_eq!(end["games"], 1, "{name}: {end}");
        assert!(host.end().0);
    }
    let first = Host::start(&folder.path().join("first"), &["--bots", "1:random"]);
    let (port, at) = (first.port.clone(), format!("localhost:{}", first.port));
    assert_eq!(join(&guest, &at)["games"], 1);
    assert!(first.end().0);
    // Another device at the same name.
    let arguments = ["host", "--headless", "--bots", "1:random", "--port", &port];
    let second = Host::begin(&mut podbay(&folder.path().join("second"), &arguments));
    let (code, _) = failure(&guest, &["join", "--headless", "--at", &at]);
    assert_eq!(code, "wrong-key");
    let kept = fs::read_to_string(guest.join("hosts.toml")).unwrap();
    assert!(kept.contains(&at), "{kept}");
    let forget = podbay(&guest, &["join", "--headless", "--at", &at, "--forget"]);
    assert_eq!(json(&{ forget }.output().unwrap())["games"], 1);
    assert!(second.end().0);
}

#[test]
fn an_address_that_cannot_be_one_says_what_to_write() {
    let folder = tempfile::tempdir().unwrap();
    for (at, code, says) in [
        ("192.168.1", "usage", "192.168.1.20:4000"),
        ("192.168.1.20:0", "usage", "1 to 65535"),
        ("laptop/local", "usage", "laptop.local"),
        ("no-such-laptop.invalid", "unknown-name", "no-such-laptop.invalid"),
        ("no-such-laptop.local", "unknown-name", "no-such-laptop.local"),
        ("fe80::1%no-such-adapter", "unknown-name", "192.168.1.20"),
    ] {
        for command in [&["join", "--headless", "--at", at][..], &["doctor", "--at", at]] {
            let (found, message) = failure(folder.path(), command);
            assert_eq!(found, code, "{command:?}: {message}");
            assert!(message.contains(says), "{command:?}: {message}");
        }
    }
}
