//! Every command, event, question and reason has words, and those of one list can be told apart.

mod samples;

use super::*;
use crate::{
    games::{
        alien_frontiers::{Facility, Field, Tech, Territory},
        trial::setup,
    },
    text::{
        name,
        trial::{
            Seen, at_the_start, clauses_of_their_own, every_named_text_exists, lines_of_their_own, play,
            texts_of_their_own, the_result_has_words,
        },
    },
};
use std::collections::BTreeMap;

const SOURCES: &[&str] = &[
    include_str!("mod.rs"),
    include_str!("names.rs"),
    include_str!("rules.rs"),
    include_str!("command.rs"),
    include_str!("event.rs"),
    include_str!("prompt.rs"),
];

#[test]
fn every_named_text_is_there() {
    every_named_text_exists(SOURCES, |id| id.starts_with("af-"), 200);
}

#[test]
fn whatever_comes_up_in_games_has_words_and_no_list_says_the_same_twice() {
    let mut seen = Seen::default();
    for players in 2..=4 {
        for seed in 0..3 {
            seen.play::<State>(&setup::<State>(players, &[]), seed, |about, event| about.event(event));
        }
    }
    assert!(seen.commands.len() >= 26 && seen.lines > 5000, "{seen:?}");
}

#[test]
fn what_a_docking_promises_happens() {
    let mut kinds = BTreeMap::new();
    for players in 2..=4 {
        let setup = setup::<State>(players, &[]);
        play::<State>(&setup, 7, |ply| {
            let (Command::Dock { facility, .. }, events) = (ply.command, ply.events) else {
                return;
            };
            let text = ply.about.command(Some(&Prompt::Main), ply.command);
            let hub = events.iter().rev().find_map(|event| match event {
                Event::HubAdvanced { to, .. } => Some(*to),
                _ => None,
            });
            let paid = events.iter().find_map(|event| match event {
                Event::Paid { price, .. } => Some(amount(*price)),
                _ => None,
            });
            let gained = events.iter().find_map(|event| match event {
                Event::Gained { gain, .. } => Some(format!("+{}", amount(*gain))),
                _ => None,
            });
            for promise in [paid, gained].into_iter().flatten() {
                assert!(text.contains(&promise), "{text}: {events:?}");
                *kinds.entry(*facility).or_insert(0) += 1;
            }
            if let Some(circle) = hub {
                assert!(text.contains(&format!("circle {circle} of 7")), "{text}: {events:?}");
                *kinds.entry(*facility).or_insert(0) += 1;
            }
        });
    }
    assert!(kinds.len() >= 5, "{kinds:?}");
}

#[test]
fn every_kind_of_event_has_a_line_of_its_own() {
    at_the_start::<State>(&setup::<State>(2, &[]), None, |about| {
        let kinds = lines_of_their_own(&samples::events(), |event| about.event(event));
        assert_eq!(kinds.len(), 46, "{kinds:?}");
        let text = |event: &Event| about.event(event).text;
        let ship = Ship::Coloured(Seat::wrapping(1), 0);
        let (facility, port) = (Facility::OrbitalMarket, 0);
        let (ships, values) = (vec![ship, Ship::Relic], vec![3, 3]);
        let docked = Event::Docked {
            facility,
            port,
            ships,
            values,
        };
        assert_eq!(text(&docked), "docks 3 + Relic 3 at the Orbital Market");
        let bumped = Event::Bumped {
            ships: vec![ship, ship, Ship::Relic],
        };
        assert_eq!(
            text(&bumped),
            "2 ships of Bo, the Relic Ship give way at the Raiders’ Outpost"
        );
    });
}

/// Every reason, with values.
fn reasons() -> Vec<Reason> {
    use Reason as R;
    let seat = Seat::wrapping(1);
    let facilities = vec![Facility::SolarConverter, Facility::ColonistHub];
    vec![
        R::GameOver,
        R::NotYourTurn,
        R::OtherQuestion,
        R::OpenChoice,
        R::CommitFirst,
        R::Unsorted,
        R::NotInHand,
        R::WrongCount { wanted: 2 },
        R::NoFreePort,
        R::GroupNotEmpty,
        R::NotEqual,
        R::NotARun,
        R::NotASix,
        R::BelowMineLimit { max: 5 },
        R::RunTooLow { sum: 9 },
        R::CannotPay { fuel: 1, ore: 0 },
        R::FleetMinimum,
        R::StockEmpty,
        R::NoColony,
        R::HubTrackDone,
        R::HubTrackOpen,
        R::JustTeleported {
            facility: Facility::LunarMine,
        },
        R::ValueFixed,
        R::OutOfRange,
        R::CardUsed,
        R::DiscardUsed,
        R::NotOwned,
        R::AlreadyOwned,
        R::NotThere,
        R::NoPower,
        R::CreditTooLow { have: 7 },
        R::NoCycle,
        R::PileEmpty,
        R::NoPair,
        R::Repulsor,
        R::Isolated,
        R::NotBorrowable,
        R::BonusOwned,
        R::NotInControl,
        R::RelicAway,
        R::DecoyShields { seat },
        R::NoEffect,
        R::NoTarget,
        R::OutOfOrder,
        R::MustDock { facilities },
        R::NotTheSurplus { surplus: 2 },
    ]
}

#[test]
fn every_reason_is_a_clause_of_its_own_with_its_values() {
    clauses_of_their_own::<State>(&reasons());
    let facilities = vec![Facility::SolarConverter, Facility::ColonistHub];
    let must_dock = reason(&Reason::MustDock { facilities });
    assert_eq!(must_dock, "Ships can still dock: Solar Converter, Colonist Hub");
    assert_eq!(reason(&Reason::CannotPay { fuel: 1, ore: 2 }), "It costs 1 fuel, 2 ore");
}

#[test]
fn every_thing_has_a_name_and_says_what_it_does() {
    let setup = setup::<State>(4, &[]);
    let components = &setup.components;
    let mut texts = vec![bay(), bay_rule(), relic_ship(), relic_rule(), control_rule()];
    texts.extend(Facility::ALL.map(|which| name(&which)));
    texts.extend(Facility::ALL.map(|which| facility_rule(components, which)));
    texts.extend(Territory::ALL.map(|which| name(&which)));
    texts.extend(Territory::ALL.map(|which| bonus(components, which)));
    texts.extend(Tech::ALL.map(|which| name(&which)));
    // City and Monument do the same.
    texts.extend(Tech::ALL.iter().skip(1).map(|&which| power(components, which)));
    texts.extend(Tech::ALL.iter().filter_map(|&which| discard_power(components, which)));
    texts.extend(Field::ALL.map(|which| name(&which)));
    texts.extend(Field::ALL.map(field_rule));
    texts_of_their_own(&texts);
}

#[test]
fn a_card_that_is_discarded_for_something_says_for_what() {
    let setup = setup::<State>(2, &[]);
    at_the_start::<State>(&setup, None, |about| {
        let mut kept = Vec::new();
        for card in Tech::ALL {
            let text = about.command(Some(&Prompt::Main), &Command::DiscardCard { card });
            let power = discard_power(&setup.components, card);
            assert_eq!(text.ends_with(": nothing"), power.is_none(), "{text}");
            if power.is_none() {
                kept.push(card);
            }
        }
        let expected = [
            Tech::AlienCity,
            Tech::AlienMonument,
            Tech::HolographicDecoy,
            Tech::ResourceCache,
        ];
        assert_eq!(kept, expected);
    });
}

#[test]
fn every_result_has_words() {
    for options in [&[("round_limit", "2")][..], &[("end_mode", "vp_target")], &[]] {
        the_result_has_words::<State>(&setup::<State>(3, options));
    }
}
