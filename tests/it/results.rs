//! The end screens and the log of a table, from what a host tells.

use super::window::{client, lobby, name, screen, some, table};
use egui_kittest::kittest::Queryable;
use podbay::{
    app::{
        client::{Ended, TableClient},
        frame::Wish,
        screens::end::end_ui,
    },
    games::any::GameId,
    net::ClientUpdate,
    protocol::{ClientMessage, HostMessage, LogEntry, LogKind, MemberId, SeedFault, SeedReport, SeedVerdict, Stage},
    rules::{Neutral, Outcome, Points, Seat, Standing},
};
use std::sync::Arc;

/// A seat's result with points by source, in the order in which Alien Frontiers names them.
fn colonist(seat: usize, rank: u8, points: [i32; 3], ties: [i32; 3]) -> Standing {
    let named = |names: [&str; 3], values: [i32; 3]| {
        let pair = |(source, value): (&str, i32)| Points {
            source: source.to_owned(),
            value,
        };
        names.into_iter().zip(values).map(pair).collect::<Vec<_>>()
    };
    Standing {
        seat: Seat::new(seat).unwrap(),
        rank,
        score: points.iter().sum(),
        points: named(["colonies", "territories", "positron"], points),
        tie_breaks: named(["cards", "ore", "fuel"], ties),
    }
}

#[test]
fn the_end_of_alien_frontiers_has_its_own_columns_and_says_what_broke_the_tie() {
    let mut c = client(Stage::Ended);
    c.info = Some(table(GameId::AlienFrontiers));
    c.lobby.as_mut().unwrap().seats[2].name = name("Cleo");
    let outcome = Outcome {
        standings: vec![
            colonist(0, 1, [5, 3, 1], [2, 4, 0]),
            colonist(2, 2, [6, 2, 1], [2, 1, 7]),
            colonist(1, 3, [3, 0, 0], [0, 0, 0]),
        ],
        neutral: None,
        ended_by: "colonies".to_owned(),
    };
    let ended = Ended {
        game: 2,
        outcome,
        seed: SeedReport::of(SeedVerdict::Verified),
        lasted: None,
        proof: None,
    };
    let harness = screen((c, ended), |ui, (c, e): &mut (TableClient, Ended)| {
        some(end_ui(ui, c, e))
    });
    for label in [
        "Bo wins",
        "9 points. A player has placed the last colony.",
        "As many points as the second; decided by: Ore.",
        "1. Bo 9",
        "2. Cleo 9",
        "Cards 2 · Ore 4 · Fuel 0",
        "Cards 2 · Ore 1 · Fuel 7",
    ] {
        assert!(harness.query_by_label(label).is_some(), "{label}");
    }
    assert!(harness.query_by_label_contains("Aliens").is_none(), "nobody else plays");
}

fn standing(seat: usize, rank: u8, score: i32) -> Standing {
    let points = vec![Points {
        source: "pods".to_owned(),
        value: score,
    }];
    Standing {
        seat: Seat::new(seat).unwrap(),
        rank,
        score,
        points,
        tie_breaks: Vec::new(),
    }
}

fn ended(aliens: i32, won: bool, seed: SeedVerdict) -> Ended {
    let standings = vec![standing(0, 1, 12), standing(1, 2, 7)];
    let neutral = Some(Neutral { score: aliens, won });
    Ended {
        game: 1,
        outcome: Outcome {
            standings,
            neutral,
            ended_by: "pods".to_owned(),
        },
        seed: SeedReport::of(seed),
        lasted: None,
        proof: None,
    }
}

#[test]
fn the_end_ranks_the_aliens_among_the_players_and_checks_the_shuffle() {
    let good = ended(9, false, SeedVerdict::Verified);
    let c = client(Stage::Ended);
    let mut harness = screen((c, good), |ui, (c, e): &mut (TableClient, Ended)| {
        some(end_ui(ui, c, e))
    });
    for label in ["Bo wins", "1. Bo 12", "2. Aliens 9", "Shuffle verified"] {
        assert!(harness.query_by_label(label).is_some(), "{label}");
    }
    // Nothing can be pressed in the first moment.
    harness.run_steps(60);
    harness.get_by_label("Rematch").click();
    harness.run();
    assert_eq!(harness.state().1, some(vec![Wish::Say(ClientMessage::Rematch)]));
    harness.state_mut().0.1 = ended(30, true, SeedVerdict::Failed(SeedFault::ShareReplaced));
    harness.run();
    for label in [
        "The aliens win",
        "1. Aliens 30",
        "Shuffle not verified",
        "your share was replaced",
    ] {
        assert!(harness.query_by_label(label).is_some(), "{label}");
    }
    // A host that dealt again and again is not shown as one that dealt once.
    let mut again = ended(9, false, SeedVerdict::Verified);
    again.seed.abandoned = 3;
    harness.state_mut().0.1 = again;
    harness.run();
    let words = "Shuffle verified, after 3 abandoned deals";
    assert!(harness.query_by_label(words).is_some());
    let knew = "computer knew the hidden order";
    assert!(
        harness.query_by_label_contains(knew).is_some(),
        "nor as one that knew nothing"
    );
    harness.state_mut().0.1 = ended(9, false, SeedVerdict::Given);
    harness.run();
    assert!(harness.query_by_label("not verifiable, the host gave a seed").is_some());
}

#[test]
fn a_player_whose_share_did_not_count_reads_that_the_host_may_have_refused_it() {
    let lost = ended(9, false, SeedVerdict::ShareLost);
    let harness = screen((client(Stage::Ended), lost), |ui, (c, e): &mut (TableClient, Ended)| {
        some(end_ui(ui, c, e))
    });
    for label in [
        "Shuffle not checked",
        "your share did not count: the connection broke, or the host refused it",
    ] {
        assert!(harness.query_by_label(label).is_some(), "{label}");
    }
}

#[test]
fn the_log_is_asked_for_page_by_page() {
    let mut c = client(Stage::Playing);
    let page = |numbers: std::ops::RangeInclusive<u32>| {
        let what = LogKind::Ended { game: 1 };
        let entry = |number| {
            let what = what.clone();
            Arc::new(LogEntry { number, what })
        };
        HostMessage::Log {
            entries: numbers.map(entry).collect(),
            last: 7,
        }
    };
    for (numbers, expected) in [(1..=3, 1), (4..=6, 2), (7..=7, 2)] {
        c.take(ClientUpdate::Message(page(numbers)), 0.0);
        assert_eq!(c.recorded.len(), expected);
    }
    assert_eq!(c.recorded, [4, 7].map(|number| ClientMessage::LogFrom { number }));
    assert_eq!(c.chronicle.entries().len(), 7);
    // The host comes back after a loss: the log stays.
    let info = c.info.clone().unwrap();
    let welcome = HostMessage::Welcome {
        member: MemberId(1),
        host: false,
        table: Box::new(info),
        lobby: lobby(Stage::Playing),
    };
    c.take(ClientUpdate::Message(welcome), 0.0);
    assert_eq!(c.chronicle.entries().len(), 7, "the same table");
}
