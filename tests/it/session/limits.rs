//! The largest values that are accepted fit the frames and files that carry them.

use super::{
    succession::running,
    table::{Table, device, key, options, origin},
};
use podbay::{
    games::any::AnyGame,
    protocol::{ClientMessage, HostMessage, RefusalCode, codec, limits},
    record::{Action, Entry, encode_header},
    rules::{BoxFile, Config, Seat, SeatCount, SetupError},
    session::{Origin, Session},
};
use std::fmt::Write;

const BOX: &str = include_str!("../../../assets/argo/box.toml");

/// As many tiles as there may be, each as long as it may be, and a name that fills the file up to `length` bytes.
fn largest_box(length: usize) -> String {
    let mut text = BOX.to_owned();
    for number in 0..40 {
        let mut more = text.clone();
        let seats = vec!["50"; 20].join(", ");
        write!(
            more,
            "\n[[pod]]\nid = \"PODPOD{number:02}\"\nseats = [{seats}]\nmin_players = 4\ndoors = \"NESW\"\n"
        )
        .unwrap();
        if setup_error(&more).is_none() {
            text = more;
        }
    }
    let name = text
        .lines()
        .find(|line| line.starts_with("name = "))
        .unwrap()
        .to_owned();
    let fill = length - (text.len() - name.len()) - "name = \"\"".len();
    text.replacen(&name, &format!("name = \"{}\"", "n".repeat(fill)), 1)
}

fn config(text: String) -> Config {
    let mut config = Config::new("argo", SeatCount::new(4).unwrap());
    config.box_file = Some(BoxFile {
        name: "b".repeat(limits::BOX_NAME_MAX),
        text,
    });
    config
}

fn setup_error(text: &str) -> Option<SetupError> {
    <AnyGame as podbay::rules::Game>::setup(&config(text.to_owned())).err()
}

#[test]
fn the_largest_box_file_fits_every_frame_it_travels_in() {
    let text = largest_box(limits::BOX_FILE_MAX);
    assert_eq!((text.len(), setup_error(&text)), (limits::BOX_FILE_MAX, None));
    let mut table = Table::<AnyGame>::new(options("argo", 4));
    table.join(0, Origin::Host);
    let message = ClientMessage::SetConfig { config: config(text) };
    assert!(codec::encode_frame(&message).is_ok());
    table.say(0, message);
    assert_eq!(table.last_refusal(0), None);
    for client in 1..4 {
        table.join(client, origin(client));
    }
    (0..4).for_each(|client| table.say(client, ClientMessage::SetReady { ready: true }));
    table.say(0, ClientMessage::Start);
    let mut longest = 0;
    for message in table.clients.values().flat_map(|client| &client.heard) {
        let bytes = codec::encode(message).unwrap();
        longest = longest.max(bytes.len());
        assert_eq!(codec::decode::<HostMessage<AnyGame>>(&bytes).as_ref(), Ok(message));
    }
    assert!(
        longest > limits::BOX_FILE_MAX * 2,
        "the text in the configuration and in the setup: {longest}"
    );
    let header = encode_header(&table.records[0].header).unwrap();
    assert!(header.len() > limits::BOX_FILE_MAX);
}

#[test]
fn a_box_file_beyond_the_limit_is_refused() {
    let mut table = Table::<AnyGame>::new(options("argo", 4));
    table.join(0, Origin::Host);
    let long_text = config(largest_box(limits::BOX_FILE_MAX + 1));
    let mut long_name = config(BOX.to_owned());
    long_name.box_file.as_mut().unwrap().name.push('b');
    for config in [long_text, long_name] {
        table.say(0, ClientMessage::SetConfig { config });
        assert_eq!(table.last_refusal(0), Some(RefusalCode::TooLarge));
    }
    assert!(matches!(
        setup_error(&largest_box(limits::BOX_FILE_MAX + 1)),
        Some(SetupError::BoxFile { .. })
    ));
}

#[test]
fn a_lobby_takes_no_more_than_the_limits() {
    let mut table = Table::<AnyGame>::new(options("argo", 4));
    table.join(0, Origin::Host);
    let mut refused = |message: ClientMessage<AnyGame>| {
        let before = table.clients[&0].refusals().len();
        table.say(0, message);
        table.clients[&0].refusals().get(before).cloned()
    };
    let seconds = |limit: std::time::Duration| u16::try_from(limit.as_secs()).expect("it fits");
    let (window, away) = (seconds(limits::WINDOW_MAX), seconds(limits::STAND_IN_MAX));
    assert_eq!(refused(ClientMessage::SetWindow { seconds: window }), None);
    let window = ClientMessage::SetWindow { seconds: window + 1 };
    assert_eq!(refused(window), Some(RefusalCode::TooLarge));
    assert_eq!(refused(ClientMessage::SetAway { seconds: Some(away) }), None);
    let away = ClientMessage::SetAway {
        seconds: Some(away + 1),
    };
    assert_eq!(refused(away), Some(RefusalCode::TooLarge));
    // No game knows these options, which it says where there are few.
    for (count, known) in [(limits::OPTIONS_MAX, true), (limits::OPTIONS_MAX + 1, false)] {
        let mut config = Config::new("argo", SeatCount::new(4).unwrap());
        config.options = (0..count)
            .map(|number| (format!("option {number}"), "yes".to_owned()))
            .collect();
        let refusal = refused(ClientMessage::SetConfig { config }).expect("it is refused");
        assert_eq!(matches!(refusal, RefusalCode::Setup(_)), known, "{count}: {refusal:?}");
    }
}

#[test]
fn a_table_remembers_its_last_hosts() {
    let old = running(2);
    let mut legacy = old.estate(1).legacy().expect("a game is on");
    let before: Vec<_> = (100..100 + limits::HOSTS_MAX as u64).map(device).collect();
    legacy.info.hosts.clone_from(&before);
    let session = Session::succeed(legacy, &key(1), [6; 32], true).expect("it can be gone on with");
    let mut table = Table::around(session);
    table.host = 1;
    table.join(1, Origin::Host);
    let hosts = table.clients[&1].heard.iter().find_map(|message| match message {
        HostMessage::Welcome { table, .. } => Some(table.hosts.clone()),
        _ => None,
    });
    let expected: Vec<_> = before[1..].iter().copied().chain([device(1)]).collect();
    assert_eq!(hosts, Some(expected));
}

#[test]
fn no_seat_has_more_extra_time_than_a_game_grants_and_each_request_takes_one_step_of_it() {
    let old = running(2);
    let [whole, step] = [limits::RESERVE, limits::RESERVE_STEP].map(|time| time.as_secs() as u16);
    for (told, kept, left) in [
        (whole + 1, whole, whole - step),
        (whole, whole, whole - step),
        (step + 1, step + 1, 1),
        (step, step, 0),
        (step - 1, step - 1, 0),
    ] {
        let mut legacy = old.estate(1).legacy().expect("a game is on");
        legacy.lobby.seats[1].reserve = told;
        let session = Session::succeed(legacy, &key(1), [6; 32], true).expect("it can be gone on with");
        let mut table = Table::around(session);
        table.host = 1;
        table.join(1, Origin::Host);
        assert_eq!(table.session().lobby().seats[1].reserve, kept, "told {told}");
        let decision = table.newest(1).decisions[0].id;
        table.say(1, ClientMessage::MoreTime { decision });
        assert_eq!(table.session().lobby().seats[1].reserve, left, "of {kept}");
    }
    // Nor does a record grant more.
    for (seconds, fits) in [(whole, true), (whole + 1, false)] {
        let mut record = old.records[0].clone();
        let digest = record.entries.last().expect("two commands").digest;
        let seat = Seat::wrapping(1);
        let action = Action::Reserve { seat, seconds };
        record.entries.push(Entry { action, digest });
        let resumed = Session::resume(&record, &key(0), [4; 32], false);
        assert_eq!(resumed.is_ok(), fits, "{seconds} s");
    }
}
