//! Hosts that gave their table away, and mandates that name the giver.

use super::{
    succession::{gone_on, running, told},
    table::{device, key, origin, sworn},
};
use podbay::{
    protocol::{ClientMessage, Grant, Lineage, TableId, limits, restarted_epoch},
    session::Origin,
};
use std::time::Duration;

#[test]
fn a_host_gives_way_to_whom_it_gave_the_table_before_it_died() {
    let mut old = running(3);
    old.say(0, ClientMessage::HandOver { to: None });
    let mut next = old.succeeded(1, true);
    next.pass(Duration::from_millis(700));
    next.join(1, Origin::Host);
    // Restarted, it still has the signature.
    next.killed_and_resumed();
    let word = next.session().gone_on().unwrap();
    assert!(
        !word
            .mandate
            .as_ref()
            .unwrap()
            .mandate
            .has_most_of(word.table, &[0, 1, 2].map(device).into())
    );
    // The record of the former host says nothing of that.
    old.killed_and_resumed();
    old.join(0, Origin::Host);
    told(&mut old, 1, &word);
    old.pass(limits::IDLE);
    told(&mut old, 1, &word);
    assert!(old.superseded);
    // Where it went on itself, after the wait, and most have followed it since, the old word is void.
    let mut kept = running(3);
    let standing = kept.estate(2).standing().unwrap();
    kept.say(0, ClientMessage::HandOver { to: None });
    kept.pass(limits::HAND_OVER_MAX);
    assert!(kept.session().epoch() > 0);
    kept.standings.insert(2, standing);
    kept.join(2, origin(2));
    assert!(kept.session().lobby().together);
    kept.drop_client(2);
    let mut later = word;
    (later.epoch, later.sure) = (kept.session().epoch() + (1 << 33), kept.session().epoch() + (1 << 33));
    later.snapshot = None;
    let mandate = &mut later.mandate.as_mut().unwrap().mandate;
    let grant = mandate.grant;
    *mandate = sworn(later.sure, 1, &[1]);
    mandate.grant = grant;
    told(&mut kept, 1, &later);
    kept.pass(limits::IDLE);
    told(&mut kept, 1, &later);
    assert!(!kept.superseded);
}

#[test]
fn a_host_that_missed_two_successions_gives_way_to_whom_the_second_host_gave_the_table() {
    let mut old = running(3);
    let mut next = gone_on(&mut old, &[2]);
    next.say(1, ClientMessage::HandOver { to: None });
    let mut last = next.succeeded(2, true);
    last.pass(Duration::from_millis(700));
    last.join(2, Origin::Host);
    last.killed_and_resumed();
    let word = last.session().gone_on().unwrap();
    assert_eq!(word.mandate.as_ref().unwrap().givers.len(), 1);
    for knows_the_giver in [false, true] {
        let mut word = word.clone();
        if !knows_the_giver {
            word.mandate.as_mut().unwrap().givers.clear();
        }
        let mut kept = running(3);
        [1, 2].iter().for_each(|guest| kept.drop_client(*guest));
        told(&mut kept, 2, &word);
        kept.pass(limits::IDLE);
        told(&mut kept, 2, &word);
        assert_eq!(kept.superseded, knows_the_giver);
    }
    // Who missed the same gathers the others, who were at the last host.
    for knows_the_giver in [false, true] {
        let mut word = last.estate(2).standing().unwrap();
        let lineage = word.mandate.as_mut().unwrap();
        assert!(!lineage.mandate.has_most_of(word.table, &[0, 1, 2].map(device).into()));
        if !knows_the_giver {
            lineage.givers.clear();
        }
        let mut third = running(3).succeeded(0, false);
        third.standings.insert(2, word);
        third.join(2, origin(2));
        third.pass(Duration::from_millis(1500) + limits::SHARES_MAX);
        assert_eq!(third.session().is_gathering(), !knows_the_giver);
    }
}

#[test]
fn promises_to_an_earlier_giver_close_no_later_table() {
    for (before, closes) in [(true, false), (false, true)] {
        let mut kept = running(3);
        kept.say(0, ClientMessage::HandOver { to: None });
        kept.pass(limits::HAND_OVER_MAX);
        let own = kept.session().epoch();
        let later = own + (2 << 33);
        let giver = if before { 0 } else { own + (1 << 33) };
        let mut lineage = Lineage::from(sworn(later, 2, &[2]));
        lineage.mandate.grant = Some(Grant::new(&key(1), TableId([7; 16]), giver, device(2)));
        lineage.givers = vec![sworn(giver, 1, &[1, 2])];
        let mut word = running(3).estate(2).standing().unwrap();
        (word.epoch, word.sure, word.snapshot) = (later, later, None);
        word.mandate = Some(Box::new(lineage));
        [1, 2].iter().for_each(|guest| kept.drop_client(*guest));
        told(&mut kept, 2, &word);
        kept.pass(limits::IDLE);
        told(&mut kept, 2, &word);
        assert_eq!(kept.superseded, closes, "{:?}", kept.dropped);
    }
}

#[test]
fn a_givers_own_reign_closes_no_table_that_it_gave_away() {
    let mut old = running(3);
    let mut giver = gone_on(&mut old, &[2]);
    let mut word = giver.session().gone_on().expect("it took the table over");
    giver.say(1, ClientMessage::HandOver { to: None });
    let mut heir = giver.succeeded(2, true);
    heir.pass(Duration::from_millis(700));
    heir.join(2, Origin::Host);
    assert!(!heir.session().is_gathering());
    // Everybody knows the giver's mandate, which is good for all epochs of its reign.
    let again = restarted_epoch(word.sure);
    (word.epoch, word.sure, word.snapshot) = (again, again, None);
    heir.there.insert(device(1), again);
    for _ in 0..2 {
        told(&mut heir, 1, &word);
        heir.pass(limits::IDLE);
    }
    assert!(!heir.superseded && !heir.session().is_closed());
}

#[test]
fn a_hand_over_counts_only_for_whom_has_taken_it() {
    for is_taken in [true, false] {
        let mut giver = running(3);
        giver.say(0, ClientMessage::HandOver { to: None });
        let mut heir = giver.succeeded(1, true);
        heir.pass(Duration::from_millis(700));
        heir.join(1, Origin::Host);
        let mut word = heir.session().gone_on().unwrap();
        if !is_taken {
            // Whoever was at the table knows the giver's signature.
            word.mandate.as_mut().unwrap().mandate.promises.clear();
        }
        giver.pass(limits::HAND_OVER_MAX);
        giver.there.insert(device(1), word.sure);
        for _ in 0..2 {
            told(&mut giver, 1, &word);
            giver.pass(limits::IDLE);
        }
        assert_eq!(giver.session().is_closed(), is_taken);
    }
}
