//! Reads a configuration: options by name, and what follows from them for the box (SET-7).

use super::{
    components::Components,
    load,
    options::{Docking, EndMode, FirstPlayer, Options, Setup},
    types::Facility,
};
use crate::games::choices::{self, Choices};
use crate::rules::{Config, OptionSpec, SeatCount, SetupError};

/// Most rounds that can be agreed on.
pub(super) const MAX_ROUNDS: u16 = 200;
/// Offered limits; any other number up to `MAX_ROUNDS` can be given too.
const USUAL_ROUNDS: [&str; 7] = ["none", "10", "15", "20", "30", "50", "100"];

/// Keys in the order they are shown, with all their values; the first is the default.
const OPTIONS: &Choices = &[
    ("end_mode", &["colonies", "vp_target", "vp_target_short"]),
    ("long", &["no", "yes"]),
    ("docking", &["strict", "free_only"]),
    ("first_player", &["random", "P0", "P1", "P2", "P3"]),
    ("round_limit", &USUAL_ROUNDS),
];

/// Reads a configuration into a setup.
///
/// # Errors
/// Names the option, the player count or the box field that is wrong, and what was expected.
pub(super) fn setup(config: &Config) -> Result<Setup, SetupError> {
    choices::check_players(config)?;
    let components = load::load(config.box_file.as_ref())?;
    for (key, got) in &config.options {
        check(config, &components, key, got)?;
    }
    Ok(assemble(config.players, options(config), components))
}

/// What follows from 2 to 4 players, the options and the box.
pub(super) fn assemble(players: SeatCount, options: Options, components: Components) -> Setup {
    let seats = components.seats[players.get() - 2];
    let ports = Facility::ALL.map(|facility| {
        components
            .facility(facility)
            .ports
            .saturating_sub(seats.blocked[facility.index()])
    });
    Setup {
        players,
        options,
        ports,
        colonies: match (options.long, seats.colonies_long) {
            (true, Some(long)) => long,
            _ => seats.colonies,
        },
        vp_target: match options.end_mode {
            EndMode::Colonies => None,
            EndMode::VpTarget => Some(seats.vp_target),
            EndMode::VpTargetShort => Some(seats.vp_target_short.unwrap_or(seats.vp_target)),
        },
        components,
    }
}

/// Whether a box offers these options to so many players.
pub(super) fn offered(players: SeatCount, options: &Options, components: &Components) -> bool {
    let seats = components.seats[players.get() - 2];
    let seated = match options.first_player {
        FirstPlayer::Random => true,
        FirstPlayer::Seat(seat) => players.contains(seat),
    };
    let rounds = options
        .round_limit
        .is_none_or(|rounds| (1..=MAX_ROUNDS).contains(&rounds));
    let short = options.end_mode != EndMode::VpTargetShort || seats.vp_target_short.is_some();
    seated && rounds && short && (!options.long || seats.colonies_long.is_some())
}

/// The options that so many players have, with the values in force; a wrong value counts as absent.
pub(super) fn specs(config: &Config) -> Vec<OptionSpec> {
    // A box that cannot be read is refused by `setup`; until then the lobby offers what the built-in one does.
    let components = load::load(config.box_file.as_ref()).or_else(|_| load::load(None));
    let spec = |&(key, _): &(&str, &[&str])| {
        let mut values = values(key, config.players, components.as_ref().ok());
        let value = value(config, key, &values);
        if !values.contains(&value) {
            values.push(value.clone());
        }
        OptionSpec {
            key: key.to_owned(),
            values,
            value,
        }
    };
    // A choice of one is none.
    OPTIONS.iter().map(spec).filter(|spec| spec.values.len() > 1).collect()
}

fn check(config: &Config, components: &Components, key: &str, got: &str) -> Result<(), SetupError> {
    choices::check_key(OPTIONS, key)?;
    let values = values(key, config.players, Some(components));
    if values.iter().any(|value| value == got) || (key == "round_limit" && rounds(got).is_some()) {
        return Ok(());
    }
    let players = config.players.get();
    let expected = match (key, values.as_slice()) {
        ("round_limit", _) => format!("none or a number from 1 to {MAX_ROUNDS}"),
        (_, [only]) => format!("{only}, which is the only choice with {players} players"),
        _ => format!("one of {} with {players} players", values.join(", ")),
    };
    Err(SetupError::OptionValue {
        key: key.to_owned(),
        got: got.to_owned(),
        expected,
    })
}

/// Values of a key that so many players may choose from; empty if there is no such option.
fn values(key: &str, players: SeatCount, components: Option<&Components>) -> Vec<String> {
    let all = choices::values_of(OPTIONS, key);
    let seats = components.and_then(|components| components.seats.get(players.get().wrapping_sub(2)));
    let fits = |value: &&&str| match (key, **value) {
        ("long", "yes") => seats.is_some_and(|seats| seats.colonies_long.is_some()),
        ("end_mode", "vp_target_short") => seats.is_some_and(|seats| seats.vp_target_short.is_some()),
        ("first_player", seat) => choices::seat(seat).is_none_or(|seat| players.contains(seat)),
        _ => true,
    };
    all.iter().filter(fits).map(|&value| value.to_owned()).collect()
}

/// The value in force: chosen, else the default.
fn value(config: &Config, key: &str, values: &[String]) -> String {
    let fits = |got: &&String| values.contains(got) || (key == "round_limit" && rounds(got).is_some());
    let chosen = config.options.get(key).filter(fits);
    chosen.or_else(|| values.first()).cloned().unwrap_or_default()
}

/// A number of rounds as it is written; no signs, no leading zeros.
fn rounds(text: &str) -> Option<u16> {
    let plain = !text.starts_with(['0', '+']);
    text.parse()
        .ok()
        .filter(|rounds| plain && (1..=MAX_ROUNDS).contains(rounds))
}

/// The chosen options, which were checked.
fn options(config: &Config) -> Options {
    let of = |key: &str| config.options.get(key).map_or("", String::as_str);
    Options {
        long: of("long") == "yes",
        end_mode: match of("end_mode") {
            "vp_target" => EndMode::VpTarget,
            "vp_target_short" => EndMode::VpTargetShort,
            _ => EndMode::Colonies,
        },
        first_player: choices::seat(of("first_player")).map_or(FirstPlayer::Random, FirstPlayer::Seat),
        docking: if of("docking") == "free_only" {
            Docking::FreeOnly
        } else {
            Docking::Strict
        },
        round_limit: rounds(of("round_limit")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Seat;

    fn config(players: usize, options: &[(&str, &str)]) -> Config {
        let mut config = Config::new("alien_frontiers", SeatCount::new(players).unwrap());
        config.options = options
            .iter()
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect();
        config
    }

    /// SET-2 and SET-4, column by column.
    #[test]
    fn ports_and_colonies_are_those_of_the_seat_count() {
        let ports = |players| setup(&config(players, &[])).unwrap().ports;
        assert_eq!(ports(4), [8, 5, 4, 6, 6, 1, 3, 4, 3]);
        assert_eq!(ports(3), [7, 4, 2, 4, 6, 1, 3, 4, 3]);
        assert_eq!(ports(2), [7, 3, 2, 2, 3, 1, 3, 4, 3]);
        let colonies = |players, long| setup(&config(players, &[("long", long)])).unwrap().colonies;
        assert_eq!([2, 3, 4].map(|players| colonies(players, "no")), [8, 7, 6]);
        assert_eq!([3, 4].map(|players| colonies(players, "yes")), [8, 8]);
    }

    #[test]
    fn targets_are_those_of_the_seat_count() {
        let target = |players, mode| setup(&config(players, &[("end_mode", mode)])).unwrap().vp_target;
        assert_eq!([2, 3, 4].map(|players| target(players, "colonies")), [None; 3]);
        assert_eq!(
            [2, 3, 4].map(|players| target(players, "vp_target")),
            [Some(12), Some(10), Some(9)]
        );
        assert_eq!(target(4, "vp_target_short"), Some(8));
    }

    #[test]
    fn every_option_reaches_the_rules() {
        let chosen = [
            ("long", "yes"),
            ("end_mode", "vp_target_short"),
            ("docking", "free_only"),
            ("first_player", "P3"),
            ("round_limit", "77"),
        ];
        let found = setup(&config(4, &chosen)).unwrap();
        let expected = Options {
            long: true,
            end_mode: EndMode::VpTargetShort,
            first_player: FirstPlayer::Seat(Seat::wrapping(3)),
            docking: Docking::FreeOnly,
            round_limit: Some(77),
        };
        assert_eq!(found.options, expected);
        for (key, value) in chosen {
            let specs = specs(&config(4, &chosen));
            let spec = specs.iter().find(|spec| spec.key == key).unwrap();
            assert_eq!(spec.value, value);
            assert!(spec.values.contains(&spec.value), "{key}");
        }
    }

    #[test]
    fn the_defaults_are_the_plain_game() {
        let found = setup(&config(3, &[])).unwrap();
        let expected = Options {
            long: false,
            end_mode: EndMode::Colonies,
            first_player: FirstPlayer::Random,
            docking: Docking::Strict,
            round_limit: None,
        };
        assert_eq!(found.options, expected);
    }

    /// Each offered value is accepted, alone and in any number of seats.
    #[test]
    fn what_does_not_fit_the_seats_is_not_offered() {
        for players in 2..=4 {
            for spec in specs(&config(players, &[])) {
                for value in &spec.values {
                    let chosen = config(players, &[(&spec.key, value)]);
                    assert!(setup(&chosen).is_ok(), "{players} seats, {} = {value}", spec.key);
                }
            }
        }
        let keys = |players| {
            specs(&config(players, &[]))
                .into_iter()
                .map(|spec| spec.key)
                .collect::<Vec<_>>()
        };
        assert_eq!(keys(2), ["end_mode", "docking", "first_player", "round_limit"]);
        assert_eq!(keys(3).len(), 5);
        let values = |players, key: &str| {
            let specs = specs(&config(players, &[]));
            specs.into_iter().find(|spec| spec.key == key).unwrap().values
        };
        assert_eq!(values(3, "first_player"), ["random", "P0", "P1", "P2"]);
        assert_eq!(values(3, "end_mode"), ["colonies", "vp_target"]);
        assert_eq!(values(4, "end_mode").len(), 3);
    }

    #[test]
    fn what_cannot_be_played_is_named() {
        let refused = |players, key, value| setup(&config(players, &[(key, value)])).unwrap_err().to_string();
        let cases = [
            (2, "long", "yes", "only choice with 2 players"),
            (3, "end_mode", "vp_target_short", "colonies, vp_target with 3"),
            (3, "first_player", "P3", "random, P0, P1, P2 with 3"),
            (4, "first_player", "P4", "random, P0, P1, P2, P3"),
            (4, "round_limit", "0", "1 to 200"),
            (4, "round_limit", "201", "1 to 200"),
            (4, "round_limit", "+5", "1 to 200"),
            (4, "round_limit", "05", "1 to 200"),
            (4, "docking", "lax", "strict, free_only"),
            (4, "colour", "red", "round_limit"),
        ];
        for (players, key, value, expected) in cases {
            let got = refused(players, key, value);
            assert!(got.contains(expected), "{key} = {value}: {got}");
        }
        assert!(setup(&config(1, &[])).unwrap_err().to_string().contains("2, 3 or 4"));
    }

    #[test]
    fn dice_of_absent_colours_cover_the_ports_that_are_not_played() {
        for players in 2..=4 {
            let setup = setup(&config(players, &[])).unwrap();
            let mut dice = [0; 4];
            for facility in Facility::ALL {
                let printed = setup.components.facility(facility).ports;
                let open: Vec<u8> = (0..printed)
                    .filter(|&port| setup.covered_by(facility, port).is_none())
                    .collect();
                assert_eq!(open.len(), usize::from(setup.ports[facility.index()]), "{facility:?}");
                for (port, open) in (0..).zip(open) {
                    assert_eq!(setup.printed_port(facility, port), open);
                }
                for cover in (0..printed).filter_map(|port| setup.covered_by(facility, port)) {
                    dice[cover.index()] += 1;
                }
            }
            let expected = [[0, 0, 6, 6], [0, 0, 0, 6], [0; 4]][players - 2];
            assert_eq!(dice, expected, "{players} seats");
        }
    }
}
