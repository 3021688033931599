//! Deals: shares are promised before any is revealed, and every client counts the deals that come to nothing.

use super::{
    play::play_out,
    table::{Client, Table, device, options, origin},
};
use podbay::{
    diagnostics::Dropped,
    protocol::{
        ClientMessage, Commitment, Epoch, Finding, HostMessage, RefusalCode, SeedFault, SeedProof, SeedReport,
        SeedVerdict, SeedWitness, ShareHash, Stage, limits, overtaking_epoch,
    },
    rules::relics::Relics,
    session::{Origin, TableOptions},
};
use std::cell::{Cell, RefCell};

fn fair(players: usize) -> TableOptions {
    TableOptions {
        seed: None,
        ..options("relics", players)
    }
}

/// A table with the host member and guests that are ready; `prepare` changes how they answer.
fn dealing(players: u64, prepare: impl FnOnce(&mut Table<Relics>)) -> Table<Relics> {
    let mut table = Table::new(fair(players as usize));
    table.join(0, Origin::Host);
    for guest in 1..players {
        table.join(guest, origin(guest));
        table.say(guest, ClientMessage::SetReady { ready: true });
    }
    prepare(&mut table);
    table.say(0, ClientMessage::Start);
    table
}

fn guest(table: &mut Table<Relics>, number: u64) -> &mut Client<Relics> {
    table.clients.get_mut(&number).unwrap()
}

/// The promises that a client heard, with the numbers of their deals.
fn promises(table: &Table<Relics>, client: u64) -> Vec<(u32, Commitment)> {
    let promise = |message: &HostMessage<Relics>| match message {
        HostMessage::Commitment {
            attempt, commitment, ..
        } => Some((*attempt, *commitment)),
        _ => None,
    };
    table.clients[&client].heard.iter().filter_map(promise).collect()
}

fn proof(table: &Table<Relics>) -> SeedProof {
    let (_, proof) = table.clients[&0].ended.clone().unwrap();
    proof.unwrap()
}

fn found(table: &Table<Relics>, client: u64) -> (Option<SeedVerdict>, u32) {
    let client = &table.clients[&client];
    (client.verdict, client.abandoned)
}

const VERIFIED: Option<SeedVerdict> = Some(SeedVerdict::Verified);

#[test]
fn no_share_is_accepted_before_all_hashes_are_told() {
    let mut table = dealing(3, |table| guest(table, 2).shares = false);
    table.say(1, ClientMessage::SeedShare { share: [2; 32] });
    assert_eq!(table.last_refusal(1), Some(RefusalCode::ShareNotWanted));
    let told = |table: &Table<Relics>| {
        let mut heard = table.clients[&1].heard.iter();
        heard.any(|message| matches!(message, HostMessage::ShareHashes { .. }))
    };
    assert!(!told(&table));
    table.pass(limits::SHARES_MAX);
    assert!(told(&table) && table.session().stage() == Stage::Playing);
    assert_eq!(table.dropped, [Dropped::SharesMissing(1)]);
    play_out(&mut table, 3);
    assert_eq!(found(&table, 1), (VERIFIED, 0));
    assert_eq!(proof(&table).shares[2], None, "its hash did not come in time");
}

#[test]
fn a_withheld_share_has_the_game_dealt_anew_without_it() {
    let mut table = dealing(3, |table| guest(table, 2).reveals = false);
    assert_eq!(table.session().stage(), Stage::Dealing);
    table.pass(limits::REVEAL_MAX);
    assert_eq!(table.session().stage(), Stage::Playing);
    assert_eq!(table.dropped, [Dropped::SharesWithheld(1), Dropped::SharesMissing(1)]);
    play_out(&mut table, 3);
    let [(1, first), (2, second)] = promises(&table, 1)[..] else {
        panic!("two deals");
    };
    assert_ne!(first, second, "each deal has a secret of its own");
    assert_eq!(found(&table, 0), (Some(SeedVerdict::House), 1));
    assert_eq!(found(&table, 1), (VERIFIED, 1));
    assert_eq!(found(&table, 2), (Some(SeedVerdict::ShareLost), 1));
    assert_eq!(proof(&table).shares[2], None);
}

#[test]
fn whoever_withholds_shares_holds_the_table_up_once() {
    // One after the other promises a share and keeps it.
    let mut table = dealing(4, |table| guest(table, 1).reveals = false);
    for withholds in [2, 3] {
        guest(&mut table, withholds).reveals = false;
        table.pass(limits::REVEAL_MAX);
    }
    let rounds = promises(&table, 0).len();
    table.pass(2 * limits::SHARES_MAX);
    assert_eq!(table.session().stage(), Stage::Playing);
    assert!(rounds <= 4, "{rounds} deals");
    play_out(&mut table, 4);
    assert!(matches!(found(&table, 1), (Some(SeedVerdict::ShareLost), 1..=3)));
}

#[test]
fn a_share_that_was_not_promised_is_not_accepted() {
    let mut table = dealing(2, |table| guest(table, 1).reveals = false);
    table.say(1, ClientMessage::SeedShare { share: [77; 32] });
    assert_eq!(table.last_refusal(1), Some(RefusalCode::ShareNotWanted));
    table.say(1, ClientMessage::SeedShare { share: [2; 32] });
    assert_eq!(table.session().stage(), Stage::Playing);
    play_out(&mut table, 2);
    assert_eq!(proof(&table).shares[1], Some([2; 32]));
}

#[test]
fn a_client_that_comes_back_in_time_reveals_its_share() {
    let mut table = dealing(3, |table| {
        guest(table, 1).reveals = false;
        guest(table, 2).reveals = false;
    });
    table.drop_client(1);
    table.join_as(1, device(1), origin(1), false);
    table.say(2, ClientMessage::SeedShare { share: [3; 32] });
    assert_eq!(table.session().stage(), Stage::Playing);
    table.say(1, ClientMessage::LogFrom { number: 1 });
    play_out(&mut table, 3);
    assert_eq!(found(&table, 1), (VERIFIED, 0));
}

#[test]
fn a_client_that_was_started_anew_promises_another_share() {
    let mut table = dealing(3, |table| guest(table, 2).shares = false);
    table.drop_client(1);
    let promised = table.clients.remove(&1);
    assert!(promised.is_some_and(|client| client.shares));
    // The number of the connection makes the share.
    table.join_as(11, device(1), origin(1), false);
    table.pass(limits::SHARES_MAX);
    assert_eq!(table.session().stage(), Stage::Playing);
    assert_eq!(promises(&table, 0).len(), 1, "nothing was withheld");
}

#[test]
fn who_was_away_for_the_last_promise_does_not_accuse_the_host() {
    let mut table = dealing(3, |table| guest(table, 1).reveals = false);
    table.drop_client(1);
    table.pass(limits::SHARES_MAX);
    assert_eq!(table.session().stage(), Stage::Playing);
    table.join_as(1, device(1), origin(1), false);
    play_out(&mut table, 3);
    assert_eq!(found(&table, 1), (Some(SeedVerdict::CameLater), 1));
    assert_eq!(found(&table, 2), (VERIFIED, 1));
}

#[test]
fn a_client_that_was_away_when_shares_were_revealed_does_not_accuse_the_host() {
    let mut table = dealing(3, |table| guest(table, 1).reveals = false);
    guest(&mut table, 2).shares = false;
    table.drop_client(1);
    table.pass(limits::REVEAL_MAX);
    assert_eq!(
        table.session().stage(),
        Stage::Dealing,
        "the second deal waits for a share"
    );
    table.join_as(1, device(1), origin(1), false);
    table.pass(limits::SHARES_MAX);
    assert_eq!(table.session().stage(), Stage::Playing);
    play_out(&mut table, 3);
    assert_eq!(found(&table, 1), (Some(SeedVerdict::ShareLost), 1));
}

/// The report of guest 1, of three players, if its host had told it this instead.
fn retold(tamper: impl Fn(HostMessage<Relics>) -> Vec<HostMessage<Relics>>) -> SeedReport {
    let mut table = dealing(3, |_| {});
    play_out(&mut table, 3);
    let mut witness = SeedWitness::<Relics>::default();
    let heard = table.clients[&1].heard.iter().cloned().flat_map(tamper);
    let findings: Vec<_> = heard.filter_map(|message| witness.hear(&message, || [2; 32])).collect();
    match findings.last() {
        Some(Finding::Verdict { report, .. }) => *report,
        other => panic!("no verdict: {other:?}"),
    }
}

/// The same with another list of hashes.
fn list(change: impl Fn(&mut Vec<Option<ShareHash>>)) -> SeedVerdict {
    let report = retold(|mut message| {
        if let HostMessage::ShareHashes { hashes, .. } = &mut message {
            change(hashes);
        }
        vec![message]
    });
    report.verdict
}

fn failed(fault: SeedFault) -> SeedVerdict {
    SeedVerdict::Failed(fault)
}

#[test]
fn a_list_of_hashes_has_to_fit_the_shares() {
    let other = Some(ShareHash([9; 32]));
    assert_eq!(list(|_| {}), SeedVerdict::Verified, "an honest host");
    assert_eq!(list(|hashes| hashes[1] = None), failed(SeedFault::ShareOmitted));
    assert_eq!(list(|hashes| hashes[1] = other), failed(SeedFault::ShareReplaced));
    assert_eq!(list(|hashes| hashes[0] = other), failed(SeedFault::UnpromisedShare));
    assert_eq!(list(|hashes| hashes.truncate(2)), failed(SeedFault::ShareCount));
    // The other members were told another list: whoever has the one that the shares do not fit finds it out.
    assert_eq!(list(|hashes| hashes[2] = other), failed(SeedFault::UnpromisedShare));
    assert_eq!(list(|hashes| hashes[2] = None), failed(SeedFault::UnpromisedShare));
}

#[test]
fn a_promised_share_cannot_be_left_out() {
    let report = retold(|mut message| {
        if let HostMessage::Ended { proof: Some(proof), .. } = &mut message {
            proof.shares[2] = None;
        }
        vec![message]
    });
    assert_eq!(report.verdict, failed(SeedFault::PromisedShareOmitted));
}

#[test]
fn the_hashes_are_told_once() {
    let untold = retold(|message| match message {
        HostMessage::ShareHashes { .. } => Vec::new(),
        _ => vec![message],
    });
    assert_eq!(untold.verdict, failed(SeedFault::HashesUntold));
    let twice = retold(|message| {
        let mut again = message.clone();
        match &mut again {
            HostMessage::ShareHashes { hashes, .. } => {
                hashes[2] = None;
                vec![message, again]
            }
            _ => vec![message],
        }
    });
    assert_eq!(twice.verdict, failed(SeedFault::HashesChanged));
}

/// A host that promises so many deals before the one that it plays, which it gives the number `attempt`.
fn grinds(deals: u32, deal: impl Fn(u32) -> (u32, u32), attempt: u32) -> SeedReport {
    let false_promise = |number: u32| {
        let (game, attempt) = deal(number);
        let commitment = Commitment([number as u8; 32]);
        HostMessage::Commitment {
            game,
            attempt,
            commitment,
        }
    };
    retold(|mut message| match &mut message {
        HostMessage::Commitment { attempt: told, .. } => {
            *told = attempt;
            (1..=deals).map(false_promise).chain([message]).collect()
        }
        HostMessage::ShareHashes { attempt: told, .. } => {
            *told = attempt;
            vec![message]
        }
        _ => vec![message],
    })
}

#[test]
fn a_host_that_deals_until_it_likes_the_cards_is_shown_as_such() {
    let verified = |abandoned| SeedReport {
        verdict: SeedVerdict::Verified,
        abandoned,
    };
    assert_eq!(grinds(0, |_| (1, 1), 1), verified(0));
    assert_eq!(grinds(200, |number| (1, number), 201), verified(200));
    // It says that it has abandoned deals that nobody heard of.
    assert_eq!(grinds(0, |_| (1, 1), 5), verified(4));
    // It goes back to the lobby each time.
    assert_eq!(grinds(200, |number| (1000 + number, 1), 1), verified(200));
}

/// A host whose program ends over each deal that it does not like, and counts its deals from one again.
#[test]
fn a_host_that_starts_again_until_it_likes_the_cards_is_shown_as_such() {
    let info = RefCell::new(None);
    let report = retold(|message| {
        if let HostMessage::Welcome { table, .. } = &message {
            *info.borrow_mut() = Some(table.clone());
        }
        if !matches!(message, HostMessage::Commitment { .. }) {
            return vec![message];
        }
        let starts_again = |times: u8| {
            let mut table = info.borrow().clone().expect("the table was told");
            table.epoch += Epoch::from(times);
            let commitment = Commitment([times; 32]);
            let deal = HostMessage::Commitment {
                game: 1,
                attempt: 1,
                commitment,
            };
            [deal, HostMessage::Table(table)]
        };
        (1..=3).flat_map(starts_again).chain([message]).collect()
    });
    assert_eq!(report.abandoned, 3);
    // One that sets itself above others each time counts from one again as well.
    let report = retold(|message| {
        if let HostMessage::Welcome { table, .. } = &message {
            *info.borrow_mut() = Some(table.clone());
        }
        if !matches!(message, HostMessage::Commitment { .. }) {
            return vec![message];
        }
        let mut table = info.borrow().clone().expect("the table was told");
        table.epoch = overtaking_epoch(table.epoch, table.epoch);
        let deal = HostMessage::Commitment {
            game: 1,
            attempt: 1,
            commitment: Commitment([1; 32]),
        };
        vec![deal, HostMessage::Table(table), message]
    });
    assert_eq!(report.abandoned, 1);
}

#[test]
fn a_host_that_draws_the_hidden_things_of_its_game_anew_is_shown_as_such() {
    let (info, positions) = (RefCell::new(None), Cell::new(0));
    let report = retold(|message| {
        match &message {
            HostMessage::Welcome { table, .. } => *info.borrow_mut() = Some(table.clone()),
            HostMessage::Snapshot(_) => positions.set(positions.get() + 1),
            _ => {}
        }
        let anew = |times: u8| {
            let mut table = info.borrow().clone().expect("the table was told");
            table.stretch = Epoch::from(times) << 40;
            let commitment = Commitment([times; 32]);
            let deal = HostMessage::Commitment {
                game: 1,
                attempt: 1,
                commitment,
            };
            [HostMessage::Table(table), deal]
        };
        let drawn = matches!(message, HostMessage::Snapshot(_)) && positions.get() == 3;
        let deals = (1..=3).filter(|_| drawn).flat_map(anew);
        deals.chain([message]).collect()
    });
    // The deal of the game that was on, and two that came to nothing.
    assert_eq!(report.abandoned, 3);
    // A stretch that the client did not hear the deal of, in the next game: nothing was abandoned there.
    let mut witness = SeedWitness::<Relics>::default();
    let mut table = dealing(3, |_| {});
    play_out(&mut table, 3);
    let heard = &table.clients[&1].heard;
    let until_end = heard
        .iter()
        .take_while(|message| !matches!(message, HostMessage::Ended { .. }));
    until_end.for_each(|message| {
        witness.hear(message, || [2; 32]);
    });
    let mut info = info.borrow().clone().expect("the table was told");
    info.stretch = 9 << 40;
    witness.hear(&HostMessage::Table(info), || [2; 32]);
    let next = HostMessage::Commitment {
        game: 2,
        attempt: 1,
        commitment: Commitment([9; 32]),
    };
    witness.hear(&next, || [2; 32]);
    let ended = heard.iter().find_map(|message| match message {
        HostMessage::Ended {
            outcome, digest, proof, ..
        } => Some(HostMessage::Ended {
            game: 2,
            outcome: outcome.clone(),
            digest: *digest,
            proof: proof.clone(),
        }),
        _ => None,
    });
    let end = witness.hear(&ended.expect("the game ended"), || [2; 32]);
    assert!(
        matches!(end, Some(Finding::Verdict { report, .. }) if report.abandoned == 0),
        "{end:?}"
    );
}

#[test]
fn a_promise_that_changes_without_a_new_deal_is_a_fault() {
    let same = grinds(1, |_| (1, 1), 1);
    assert_eq!(same.verdict, failed(SeedFault::PromiseChanged));
    let back = grinds(1, |_| (1, 7), 2);
    assert_eq!(back.verdict, failed(SeedFault::PromiseChanged));
}
