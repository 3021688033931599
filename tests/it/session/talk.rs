//! What people say to each other.

use super::table::{Table, options, origin};
use podbay::{
    diagnostics::Dropped,
    protocol::{ClientMessage, Emote, HostMessage, MemberId, RefusalCode, Remark, SharedPlace, Talk, limits},
    rules::relics::Relics,
    session::{Origin, Outbox},
};

fn lobby() -> Table<Relics> {
    let mut table = Table::new(options("relics", 2));
    table.join(0, Origin::Host);
    table.join(1, origin(1));
    table
}

fn words(text: &str) -> Talk {
    Talk::Remark(Remark::parse(text).unwrap())
}

/// What somebody has heard, with the speaker.
fn heard(table: &Table<Relics>, client: u64) -> Vec<(MemberId, Talk)> {
    let said = |message: &HostMessage<Relics>| match message {
        HostMessage::Said { member, talk } => Some((*member, talk.clone())),
        _ => None,
    };
    table.clients[&client].heard.iter().filter_map(said).collect()
}

#[test]
fn everybody_hears_what_is_said_and_shown_in_one_order() {
    let mut table = lobby();
    let place = |byte: u8| SharedPlace::from_iter([byte; limits::SHARED_PLACE_MAX]);
    let arrow = Talk::Point {
        at: place(1),
        to: Some(place(2)),
    };
    table.say(1, ClientMessage::Talk(words("hello")));
    table.say(0, ClientMessage::Talk(Talk::Emote(Emote::Wow)));
    table.say(1, ClientMessage::Talk(arrow.clone()));
    let expected = [
        (MemberId(2), words("hello")),
        (MemberId(1), Talk::Emote(Emote::Wow)),
        (MemberId(2), arrow),
    ];
    for client in [0, 1] {
        assert_eq!(heard(&table, client), expected);
    }
}

#[test]
fn whoever_says_too_much_is_refused_and_heard_again_later() {
    let mut table = lobby();
    for number in 0..=limits::TALK_BURST {
        table.say(1, ClientMessage::Talk(words(&number.to_string())));
    }
    assert_eq!(table.last_refusal(1), Some(RefusalCode::TooFast));
    assert_eq!(heard(&table, 0).len(), limits::TALK_BURST);
    table.say(0, ClientMessage::Talk(words("calm")));
    assert_eq!(heard(&table, 1).len(), limits::TALK_BURST + 1, "others may talk");
    table.pass(limits::TALK_TIME);
    table.say(1, ClientMessage::Talk(words("sorry")));
    assert_eq!(heard(&table, 0).last(), Some(&(MemberId(2), words("sorry"))));
}

#[test]
fn who_comes_back_may_say_no_more_than_who_stayed() {
    let mut table = lobby();
    assert!(table.session().lobby().has_listeners(MemberId(1)));
    for number in 0..limits::TALK_BURST {
        table.say(1, ClientMessage::Talk(words(&number.to_string())));
    }
    table.drop_client(1);
    assert!(
        !table.session().lobby().has_listeners(MemberId(1)),
        "who is away hears nothing"
    );
    table.join(1, origin(1));
    table.say(1, ClientMessage::Talk(words("again")));
    assert_eq!(table.last_refusal(1), Some(RefusalCode::TooFast));
    assert_eq!(heard(&table, 0).len(), limits::TALK_BURST);
}

#[test]
fn talk_never_fills_the_queue_of_a_slow_peer() {
    let mut outbox = Outbox::<Relics>::default();
    let mut left_out = 0;
    for number in 0..10 * limits::OUTBOX_MAX {
        let said = HostMessage::Said {
            member: MemberId(1),
            talk: words(&number.to_string()),
        };
        let reads = outbox.push(said, |why| left_out += usize::from(why == Dropped::TalkLeftOut));
        assert!(reads, "nobody is let go for what others say");
    }
    let kept: Vec<_> = std::iter::from_fn(|| outbox.pop()).collect();
    assert_eq!(
        (kept.len(), left_out),
        (limits::TALK_WAITING, 10 * limits::OUTBOX_MAX - limits::TALK_WAITING)
    );
    let newest = words(&(10 * limits::OUTBOX_MAX - 1).to_string());
    assert!(matches!(kept.last().map(|last| &**last), Some(HostMessage::Said { talk, .. }) if *talk == newest));
}
