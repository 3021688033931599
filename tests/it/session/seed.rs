//! Whether the order that came up was nobody's choice: what honest tables prove, and how dishonest hosts are caught.

use super::{
    play::{dig, play_out},
    table::{Table, Tamper, device, options, origin},
};
use podbay::{
    protocol::{
        BotKind, ClientMessage, Commitment, Finding, HostMessage, RefusalCode, SeedFault, SeedProof, SeedVerdict,
        SeedWitness, ShareHash, Stage, TableId, limits, view_digest,
    },
    rules::{
        Game, Seat, Seed, Viewer,
        relics::{Command, Relics},
    },
    session::{Operator, Origin, TableOptions},
};
use std::cell::Cell;

/// The table of [`options`].
const TABLE: TableId = TableId([7; 16]);

fn fair(players: usize) -> TableOptions {
    TableOptions {
        seed: None,
        ..options("relics", players)
    }
}

/// Plays a game of a host member and one guest, whose messages `tamper` changes; returns the guest's verdict.
fn told_by(tamper: Tamper<Relics>) -> Option<SeedVerdict> {
    let mut table = Table::<Relics>::new(fair(2));
    table.tamper = Some(tamper);
    table.join(0, Origin::Host);
    table.join(1, origin(1));
    table.say(1, ClientMessage::SetReady { ready: true });
    table.say(0, ClientMessage::Start);
    play_out(&mut table, 2);
    table.clients[&1].verdict
}

/// A host that reveals something else in the end.
fn reveals(change: impl Fn(&mut Option<SeedProof>) + 'static) -> Option<SeedVerdict> {
    told_by(Box::new(move |_, mut message| {
        if let HostMessage::Ended { proof, .. } = &mut message {
            change(proof);
        }
        vec![message]
    }))
}

fn failed(fault: SeedFault) -> Option<SeedVerdict> {
    Some(SeedVerdict::Failed(fault))
}

#[test]
fn everybody_at_an_honest_table_can_prove_it() {
    let mut table = Table::<Relics>::started(fair(3), 3);
    table.join(7, origin(7));
    play_out(&mut table, 3);
    assert_eq!(table.clients[&0].verdict, Some(SeedVerdict::House));
    assert_eq!(table.clients[&1].verdict, Some(SeedVerdict::Verified));
    assert_eq!(table.clients[&2].verdict, Some(SeedVerdict::Verified));
    assert_eq!(table.clients[&7].verdict, Some(SeedVerdict::CameLater));
    // The next game has a promise and shares of its own; now the fourth was there from the start.
    table.say(0, ClientMessage::Rematch);
    (0..3).for_each(|client| table.say(client, ClientMessage::SetReady { ready: true }));
    table.say(0, ClientMessage::Start);
    play_out(&mut table, 3);
    assert_eq!(table.records.len(), 2);
    assert_eq!(table.clients[&1].verdict, Some(SeedVerdict::Verified));
    assert_eq!(table.clients[&7].verdict, Some(SeedVerdict::PromiseKept));
}

#[test]
fn steps_back_and_dropping_out_do_not_hide_the_proof() {
    let mut table = Table::<Relics>::started(fair(2), 2);
    for _ in 0..3 {
        table.answer(0, dig(1));
        let revision = table.newest(0).revision;
        let seat = Seat::wrapping(0);
        table.say(0, ClientMessage::StepBack { seat, revision });
    }
    table.answer(0, dig(2));
    table.drop_client(1);
    table.answer(0, Command::Commit);
    table.join_as(11, device(1), origin(1), false);
    table.say(11, ClientMessage::LogFrom { number: 1 });
    play_on(&mut table, [0, 11]);
    assert_eq!(table.clients[&11].verdict, Some(SeedVerdict::Verified));
}

#[test]
fn a_seed_given_by_hand_is_called_so() {
    let mut table = Table::<Relics>::started(options("relics", 2), 2);
    table.join(7, origin(7));
    play_out(&mut table, 2);
    for client in [0, 1, 7] {
        assert_eq!(table.clients[&client].verdict, Some(SeedVerdict::Given), "{client}");
    }
}

#[test]
fn what_is_revealed_has_to_fit_what_was_promised_and_given() {
    assert_eq!(reveals(|_| {}), Some(SeedVerdict::Verified), "an honest host");
    assert_eq!(reveals(|proof| *proof = None), failed(SeedFault::NotRevealed));
    let change = |how: fn(&mut SeedProof)| reveals(move |proof| proof.iter_mut().for_each(how));
    assert_eq!(change(|p| p.secret[0] ^= 1), failed(SeedFault::Secret));
    assert_eq!(change(|p| p.nonce[0] ^= 1), failed(SeedFault::Secret));
    assert_eq!(change(|p| p.shares[1] = None), failed(SeedFault::ShareOmitted));
    assert_eq!(
        change(|p| p.shares[1] = Some([9; 32])),
        failed(SeedFault::ShareReplaced)
    );
    assert_eq!(change(|p| p.shares[0] = Some([9; 32])), failed(SeedFault::HouseShare));
    assert_eq!(change(|p| p.shares[0] = None), failed(SeedFault::HouseShare));
    assert_eq!(change(|p| p.shares.push(Some([9; 32]))), failed(SeedFault::ShareCount));
    assert_eq!(change(|p| p.shares.truncate(1)), failed(SeedFault::ShareCount));
}

#[test]
fn who_got_a_seat_after_the_promise_gave_no_share_for_it() {
    let mut table = Table::<Relics>::new(fair(3));
    let promised = Cell::new(false);
    table.tamper = Some(Box::new(move |_, mut message| {
        match &mut message {
            HostMessage::Commitment { .. } => promised.set(true),
            // Of the lobbies that a slow client misses the first one it hears is of a moved seat.
            HostMessage::Lobby(lobby) if promised.get() => lobby.seats[2].member = lobby.seats[0].member,
            _ => {}
        }
        vec![message]
    }));
    table.join(0, Origin::Host);
    for guest in [1, 2] {
        table.join(guest, origin(guest));
        table.say(guest, ClientMessage::SetReady { ready: true });
    }
    table.say(0, ClientMessage::Start);
    play_out(&mut table, 3);
    assert_eq!(table.clients[&1].verdict, Some(SeedVerdict::Verified));
}

#[test]
fn a_promise_stands_once_given() {
    let other = Commitment([8; 32]);
    let twice = told_by(Box::new(move |_, message| match message {
        HostMessage::Started { .. } => vec![
            HostMessage::Commitment {
                game: 1,
                attempt: 1,
                commitment: other,
            },
            message,
        ],
        _ => vec![message],
    }));
    assert_eq!(twice, failed(SeedFault::PromiseChanged));
    let at_the_start = told_by(Box::new(move |_, mut message| {
        if let HostMessage::Started { commitment, .. } = &mut message {
            *commitment = Some(other);
        }
        vec![message]
    }));
    assert_eq!(at_the_start, failed(SeedFault::PromiseChanged));
    let withdrawn = told_by(Box::new(move |_, mut message| {
        if let HostMessage::Started { commitment, .. } = &mut message {
            *commitment = None;
        }
        vec![message]
    }));
    assert_eq!(withdrawn, failed(SeedFault::PromiseChanged));
}

/// A host that makes a promise and takes a share, but deals with a seed of its own choice.
fn deals_its_own() -> Option<SeedVerdict> {
    let mut table = Table::<Relics>::new(options("relics", 2));
    let mut proof = SeedProof {
        secret: [1; 32],
        nonce: [2; 32],
        shares: vec![Some([2; 32]), None],
    };
    proof.shares[1] = Some(proof.house_share(1));
    let commitment = proof.commitment();
    table.tamper = Some(Box::new(move |_, mut message| {
        let mut before = Vec::new();
        match &mut message {
            HostMessage::Started { game, commitment: told } => {
                before.push(HostMessage::Commitment {
                    game: *game,
                    attempt: 1,
                    commitment,
                });
                let hash = |share: &Option<_>| Some(ShareHash::of(share.as_ref()?, TABLE, *game, commitment));
                before.push(HostMessage::ShareHashes {
                    game: *game,
                    attempt: 1,
                    hashes: proof.shares.iter().map(hash).collect(),
                });
                *told = Some(commitment);
            }
            HostMessage::Ended { proof: revealed, .. } => *revealed = Some(proof.clone()),
            _ => {}
        }
        before.push(message);
        before
    }));
    table.join(1, origin(1));
    table.operate(Operator::AddBot {
        seat: None,
        kind: BotKind::Random,
    });
    let (bot, _) = table.bots[0];
    table.join_as(0, bot, Origin::Bot, true);
    table.say(1, ClientMessage::SetReady { ready: true });
    table.operate(Operator::Start);
    play_on(&mut table, [0, 1]);
    table.clients[&1].verdict
}

/// Whoever of these two is asked gives the last listed command, until the game is over.
fn play_on(table: &mut Table<Relics>, clients: [u64; 2]) {
    while table.session().stage() == Stage::Playing {
        let asked = clients
            .into_iter()
            .find(|&c| !table.newest(c).legal.is_empty())
            .unwrap();
        let (seat, list) = table.newest(asked).legal[0].clone();
        let open = |d: &&podbay::protocol::OpenDecision<_>| d.decision.seat == seat;
        let decision = table.newest(asked).decisions.iter().find(open).unwrap().id;
        let command = list[list.len() - 1];
        table.say(
            asked,
            ClientMessage::Command {
                decision,
                seat,
                command,
            },
        );
    }
}

#[test]
fn a_host_that_deals_with_another_seed_is_caught() {
    assert_eq!(deals_its_own(), failed(SeedFault::Course));
    let mut shown = false;
    let another_start = told_by(Box::new(move |client, mut message| {
        if let HostMessage::Snapshot(snapshot) = &mut message
            && client == 1
            && !std::mem::replace(&mut shown, true)
        {
            let setup = Relics::setup(&options("relics", 2).config).unwrap();
            let mut other = Relics::new(&setup, Seed::from_number(1));
            other.apply(&setup, Seat::wrapping(0), &dig(2)).unwrap();
            snapshot.view = other.view(Viewer::Spectator);
            snapshot.digest = view_digest(&snapshot.view);
        }
        vec![message]
    }));
    assert_eq!(another_start, failed(SeedFault::FirstPosition));
}

#[test]
fn another_table_of_the_same_host_is_not_taken_for_the_first_one() {
    let mut first = Table::<Relics>::started(fair(2), 2);
    first.answer(0, dig(1));
    let remembers = first.clients.remove(&1).unwrap();
    let mut second = Table::<Relics>::new(TableOptions {
        table: TableId([8; 16]),
        secret: [4; 32],
        ..fair(2)
    });
    second.clients.insert(1, remembers);
    second.join(0, Origin::Host);
    second.join_as(11, device(1), origin(1), false);
    second.say(11, ClientMessage::SetReady { ready: true });
    second.say(0, ClientMessage::Start);
    play_on(&mut second, [0, 11]);
    assert_eq!(second.clients[&11].verdict, Some(SeedVerdict::Verified));
}

/// A game of two, dealt without the share of guest 1.
fn dealt_without_a_share() -> Table<Relics> {
    let mut table = Table::<Relics>::new(fair(2));
    table.join(0, Origin::Host);
    table.join(1, origin(1));
    table.clients.get_mut(&1).unwrap().shares = false;
    table.say(1, ClientMessage::SetReady { ready: true });
    table.say(0, ClientMessage::Start);
    table.pass(limits::SHARES_MAX);
    play_out(&mut table, 2);
    table
}

#[test]
fn a_share_that_came_too_late_is_missed() {
    let table = dealt_without_a_share();
    assert_eq!(table.clients[&1].verdict, failed(SeedFault::ShareOmitted));
}

/// Until its player has acted, the host may have got the share too late, and its word of that be on the way.
#[test]
fn a_share_that_is_left_out_is_a_fault_only_once_the_host_has_heard_its_player() {
    let table = dealt_without_a_share();
    let mut positions = 0;
    let until_the_second = |message: &&HostMessage<Relics>| {
        positions += usize::from(matches!(message, HostMessage::Snapshot(_)));
        positions < 2 || matches!(message, HostMessage::Ended { .. })
    };
    let heard: Vec<_> = table.clients[&1].heard.iter().filter(until_the_second).collect();
    let mut witness = SeedWitness::default();
    let findings = heard
        .into_iter()
        .filter_map(|message| witness.hear(message, || [2; 32]));
    let Some(Finding::Verdict { report, .. }) = findings.last() else {
        panic!("no verdict");
    };
    assert_eq!(report.verdict, SeedVerdict::ShareLost);
}

#[test]
fn a_share_that_the_host_could_not_count_accuses_nobody() {
    let dealing = || {
        let mut table = Table::<Relics>::new(fair(2));
        table.join(0, Origin::Host);
        table.join(1, origin(1));
        table.clients.get_mut(&1).unwrap().shares = false;
        table.say(1, ClientMessage::SetReady { ready: true });
        table.say(0, ClientMessage::Start);
        table
    };
    let mut late = dealing();
    late.pass(limits::SHARES_MAX);
    late.say(1, ClientMessage::SeedShare { share: [5; 32] });
    assert_eq!(late.last_refusal(1), Some(RefusalCode::ShareNotWanted));
    play_out(&mut late, 2);
    assert_eq!(late.clients[&1].verdict, Some(SeedVerdict::ShareLost));
    // The line breaks with the share on its way.
    let mut away = dealing();
    away.drop_client(1);
    away.join_as(11, device(1), origin(1), false);
    away.say(11, ClientMessage::LogFrom { number: 1 });
    play_on(&mut away, [0, 11]);
    assert_eq!(away.clients[&11].verdict, Some(SeedVerdict::ShareLost));
}

#[test]
fn every_part_changes_the_seed() {
    let proof = SeedProof {
        secret: [1; 32],
        nonce: [2; 32],
        shares: vec![Some([3; 32]), None],
    };
    let seeds: Vec<Seed> = [
        proof.clone(),
        SeedProof {
            secret: [9; 32],
            ..proof.clone()
        },
        SeedProof {
            shares: vec![None, Some([3; 32])],
            ..proof.clone()
        },
        SeedProof {
            shares: vec![Some([3; 32]), Some([0; 32])],
            ..proof.clone()
        },
    ]
    .iter()
    .map(SeedProof::seed)
    .collect();
    for (index, seed) in seeds.iter().enumerate() {
        assert!(!seeds[..index].contains(seed), "{index}");
    }
    assert_ne!(proof.house_share(0), proof.house_share(1));
}
