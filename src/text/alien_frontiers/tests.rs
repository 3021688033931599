//! Every command, event, question and reason has words, and those of one list can be told apart.

mod samples;

use super::*;
use crate::{
    games::alien_frontiers::{Facility, Field, Setup, Tech, Territory},
    rules::{Config, Game, GameRng, SeatCount, Seed, Status as Course, Viewer, legal},
    text::{
        lookup, name, outcome,
        tests::{families, things},
    },
};
use std::collections::{BTreeMap, BTreeSet};
use strum::VariantNames;

const SOURCES: &[&str] = &[
    include_str!("mod.rs"),
    include_str!("names.rs"),
    include_str!("rules.rs"),
    include_str!("command.rs"),
    include_str!("event.rs"),
    include_str!("prompt.rs"),
];

/// String literals that look like ids: lower case, at least one hyphen.
fn ids(source: &str) -> impl Iterator<Item = &str> {
    source.split('"').skip(1).step_by(2).filter(|text| {
        text.contains('-')
            && text
                .chars()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    })
}

#[test]
fn every_named_text_exists() {
    let (things, families) = (things(), families());
    let is_family = |id: &&str| families.iter().any(|(family, _)| family == id);
    let named = things.iter().map(String::as_str).filter(|id| id.starts_with("af-"));
    let written = SOURCES
        .iter()
        .flat_map(|source| ids(source))
        .filter(|id| !is_family(id));
    let all: Vec<&str> = written.chain(named).collect();
    assert!(all.len() > 200, "only {} ids were found", all.len());
    let missing: Vec<&str> = all.into_iter().filter(|id| lookup(id, &[]).is_none()).collect();
    assert_eq!(missing, Vec::<&str>::new());
}

fn whole(text: &str) -> bool {
    !text.trim().is_empty() && !text.contains(['{', '}']) && !text.contains("af-")
}

fn setup(players: usize, options: &[(&str, &str)]) -> Setup {
    let mut config = Config::new("alien-frontiers", SeatCount::new(players).expect("a number of seats"));
    for (key, value) in options {
        config.options.insert((*key).to_owned(), (*value).to_owned());
    }
    State::setup(&config).expect("options that are offered")
}

fn names() -> Vec<String> {
    ["Ada", "Bo", "Cleo", "Dee"].map(str::to_owned).to_vec()
}

/// Plays a random game to its end and hands every position with its legal list and every command with its events to
/// the checks.
fn play(setup: &Setup, seed: u64, mut check: impl FnMut(About<'_, State>, &[Command], Option<(&Command, &[Event])>)) {
    let (mut state, mut rng) = (
        State::new(setup, Seed::from_number(seed)),
        GameRng::new(Seed::from_number(seed + 1)),
    );
    let names = names();
    for _ in 0..setup.max_commands() {
        let Some(decision) = state.decisions(setup).into_iter().next() else {
            assert!(matches!(state.status(setup), Course::Finished(_)));
            return;
        };
        let view = state.view(Viewer::Seat(decision.seat));
        let list = legal(&state, setup, decision.seat);
        let about = |view| About::<State> {
            setup,
            view,
            names: &names,
            you: Some(decision.seat),
        };
        check(about(&view), &list, None);
        let command = list[rng.below(list.len() as u32) as usize];
        let applied = state.apply(setup, decision.seat, &command).expect("listed");
        check(about(&view), &list, Some((&command, &applied.events)));
    }
    panic!("the game does not end");
}

#[test]
fn whatever_comes_up_in_games_has_words_and_no_list_says_the_same_twice() {
    let (mut commands, mut events) = (BTreeSet::new(), 0);
    for players in 2..=4 {
        for seed in 0..3 {
            let setup = setup(players, &[]);
            play(&setup, seed, |about, list, done| {
                let prompt = about.view.board.prompt.expect("somebody is asked");
                if let Some((_, told)) = done {
                    for line in told.iter().filter_map(|event| State::event(about, event)) {
                        assert!(whole(&line.text), "{line:?}");
                        events += 1;
                    }
                    return;
                }
                for you in [about.you, None] {
                    let status = State::status_line(About { you, ..about }, about.view.board.active, &prompt);
                    assert!(
                        whole(&status.subject) && whole(&status.wanted),
                        "{prompt:?}: {status:?}"
                    );
                }
                let mut said = BTreeMap::new();
                for command in list {
                    let text = State::command(about, Some(&prompt), command);
                    assert!(
                        whole(&text) && text.starts_with(char::is_uppercase),
                        "{command:?}: {text:?}"
                    );
                    commands.insert(
                        format!("{command:?}")
                            .split([' ', '{'])
                            .next()
                            .unwrap_or_default()
                            .to_owned(),
                    );
                    let other = said.insert(text.clone(), *command);
                    assert_eq!(other, None, "{command:?} reads the same: {text}");
                }
            });
        }
    }
    assert!(
        commands.len() >= 26 && events > 5000,
        "{} {events}: {commands:?}",
        commands.len()
    );
}

#[test]
fn what_a_docking_promises_happens() {
    let mut kinds = BTreeMap::new();
    for players in 2..=4 {
        let setup = setup(players, &[]);
        play(&setup, 7, |about, _, done| {
            let Some((Command::Dock { facility, dice }, events)) = done else {
                return;
            };
            let words = about;
            let text = words.command(
                Some(&Prompt::Main),
                &Command::Dock {
                    facility: *facility,
                    dice: *dice,
                },
            );
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
    let (setup, names) = (setup(2, &[]), names());
    let view = State::new(&setup, Seed::from_number(1)).view(Viewer::Spectator);
    let about: About<'_, State> = About {
        setup: &setup,
        view: &view,
        names: &names,
        you: None,
    };
    let mut said = BTreeMap::new();
    let mut kinds = BTreeSet::new();
    for event in samples::events() {
        let line = about.event(&event);
        assert!(whole(&line.text), "{event:?}: {line:?}");
        assert_eq!(said.insert(line.text.clone(), event.clone()), None, "{}", line.text);
        kinds.insert(
            format!("{event:?}")
                .split([' ', '{'])
                .next()
                .unwrap_or_default()
                .to_owned(),
        );
    }
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
        R::RelicBought,
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
    let reasons = reasons();
    let codes: BTreeSet<&str> = reasons.iter().map(<&str>::from).collect();
    assert_eq!(codes, Reason::VARIANTS.iter().copied().collect());
    let texts: BTreeSet<String> = reasons.iter().map(reason).collect();
    assert_eq!(texts.len(), reasons.len());
    for text in &texts {
        assert!(
            whole(text) && text.starts_with(char::is_uppercase) && !text.ends_with('.'),
            "{text:?}"
        );
    }
    let facilities = vec![Facility::SolarConverter, Facility::ColonistHub];
    let must_dock = reason(&Reason::MustDock { facilities });
    assert_eq!(must_dock, "Ships can still dock: Solar Converter, Colonist Hub");
    assert_eq!(reason(&Reason::CannotPay { fuel: 1, ore: 2 }), "It costs 1 fuel, 2 ore");
}

#[test]
fn every_thing_has_a_name_and_says_what_it_does() {
    let setup = setup(4, &[]);
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
    let different: BTreeSet<&String> = texts.iter().collect();
    assert_eq!(different.len(), texts.len());
    assert!(texts.iter().all(|text| whole(text)), "{texts:?}");
}

#[test]
fn a_card_that_is_discarded_for_something_says_for_what() {
    let (setup, names) = (setup(2, &[]), names());
    let view = State::new(&setup, Seed::from_number(1)).view(Viewer::Spectator);
    let about: About<'_, State> = About {
        setup: &setup,
        view: &view,
        names: &names,
        you: None,
    };
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
}

#[test]
fn every_result_has_words() {
    for options in [&[("round_limit", "2")][..], &[("end_mode", "vp_target")], &[]] {
        let setup = setup(3, options);
        let mut state = State::new(&setup, Seed::from_number(5));
        let mut rng = GameRng::new(Seed::from_number(6));
        let result = loop {
            if let Course::Finished(result) = state.status(&setup) {
                break result;
            }
            let seat = state.decisions(&setup)[0].seat;
            let list = legal(&state, &setup, seat);
            let command = list[rng.below(list.len() as u32) as usize];
            state.apply(&setup, seat, &command).expect("listed");
        };
        assert!(
            outcome::ended_by(&result.ended_by).ends_with('.'),
            "{}",
            result.ended_by
        );
        for standing in &result.standings {
            for points in &standing.points {
                assert_ne!(outcome::source(&points.source), points.source);
            }
            for points in &standing.tie_breaks {
                assert_ne!(outcome::tie_break(&points.source), points.source);
            }
        }
    }
}
