//! Reads a configuration: options by name, presets, and what follows from them for the box (OPT-1, OPT-2).

use super::{
    Components, Difficulty, Kind, LastTileCounts, LastTileExtra, LaunchOn, Options, Preset, SecuritySlots, Setup,
    StartPlayer, Stranded, Tile, TileSet, load,
};
use crate::games::choices::{self, Choices};
use crate::rules::{Config, OptionSpec, SeatCount, SetupError};

/// Values of a yes-no option.
const YES_NO: &[&str] = &["yes", "no"];

/// Keys in the order they are shown, with their values.
const OPTIONS: &Choices = &[
    ("preset", &["en", "fr", "nl", "de", "it", "es", "yucata"]),
    ("difficulty", &["easy", "medium", "hard"]),
    ("first_turn", &["move_only", "any_action"]),
    ("last_tile_extra", &["all", "others"]),
    ("last_tile_counts", &["any", "modules"]),
    ("stranded", &["immediate", "others_once_more"]),
    ("stretch_rooms", YES_NO),
    ("time_machine", YES_NO),
    ("control_rotate_in_place", YES_NO),
    ("start_player", &["random", "P0", "P1", "P2", "P3"]),
    ("meaner_teleporter", YES_NO),
    ("launch_on_alien_adjacency", &["enter", "any"]),
    ("laser_points", &["1", "0"]),
    ("allow_voluntary_pass", YES_NO),
    ("auto_end_turn", YES_NO),
    ("security_center_slots", &["2", "1", "unlimited"]),
];

/// Where a preset differs from the English rules.
const PRESETS: &[(&str, &[(&str, &str)])] = &[
    ("fr", &[("last_tile_extra", "others"), ("last_tile_counts", "modules")]),
    ("nl", &[("last_tile_extra", "others"), ("stranded", "others_once_more")]),
    (
        "de",
        &[
            ("first_turn", "any_action"),
            ("last_tile_counts", "modules"),
            ("stranded", "others_once_more"),
            ("control_rotate_in_place", "no"),
        ],
    ),
    ("it", SMALL_BOX),
    ("es", SMALL_BOX),
    ("yucata", &[("last_tile_extra", "others"), ("time_machine", "no")]),
];

/// Italian and Spanish rulebooks.
const SMALL_BOX: &[(&str, &str)] = &[
    ("last_tile_counts", "modules"),
    ("stranded", "others_once_more"),
    ("stretch_rooms", "no"),
];

/// Yes-no options that are off by default.
const OFF: &[&str] = &["meaner_teleporter", "allow_voluntary_pass", "auto_end_turn"];

/// Reads a configuration into a setup.
///
/// # Errors
/// Names the option, the player count or the box field that is wrong, and what was expected.
pub(super) fn setup(config: &Config) -> Result<Setup, SetupError> {
    choices::check_players(config)?;
    check(config)?;
    let options = options(config);
    let components = load::load(config.box_file.as_ref())?;
    Ok(assemble(config.players, options, components))
}

/// What follows from 2 to 4 players, the options and the box.
pub(super) fn assemble(players: SeatCount, options: Options, components: Components) -> Setup {
    let (modules, pods, slots) = used(&components, &options, players);
    let track = components.tracks[players.get() - 2][options.difficulty as usize].clone();
    Setup {
        players,
        options,
        components,
        modules,
        pods,
        track,
        slots,
    }
}

/// All options with the values in force; a wrong value counts as absent.
pub(super) fn specs(config: &Config) -> Vec<OptionSpec> {
    let spec = |&(key, _): &(&str, &[&str])| OptionSpec {
        key: key.to_owned(),
        values: values(key, config.players).into_iter().map(str::to_owned).collect(),
        value: value(config, key).to_owned(),
    };
    OPTIONS.iter().map(spec).collect()
}

fn check(config: &Config) -> Result<(), SetupError> {
    for (key, got) in &config.options {
        choices::check_key(OPTIONS, key)?;
        let allowed = values(key, config.players);
        if !allowed.contains(&got.as_str()) {
            let expected = format!("one of {}", allowed.join(", "));
            return Err(SetupError::OptionValue {
                key: key.clone(),
                got: got.clone(),
                expected,
            });
        }
    }
    Ok(())
}

/// Allowed values of a key; empty if there is no such option.
fn values(key: &str, players: SeatCount) -> Vec<&'static str> {
    let all = choices::values_of(OPTIONS, key);
    let count = if key == "start_player" {
        players.get() + 1
    } else {
        all.len()
    };
    all.iter().copied().take(count).collect()
}

/// The value in force: chosen, else of the preset, else English.
fn value(config: &Config, key: &str) -> &'static str {
    let allowed = values(key, config.players);
    let chosen = config
        .options
        .get(key)
        .and_then(|got| allowed.iter().copied().find(|v| v == got));
    chosen
        .or_else(|| {
            if key == "preset" {
                None
            } else {
                of_preset(value(config, "preset"), key)
            }
        })
        .unwrap_or_else(|| {
            if OFF.contains(&key) {
                "no"
            } else {
                allowed.first().copied().unwrap_or_default()
            }
        })
}

fn of_preset(preset: &str, key: &str) -> Option<&'static str> {
    let &(_, changes) = PRESETS.iter().find(|(name, _)| *name == preset)?;
    changes.iter().find(|(name, _)| *name == key).map(|&(_, value)| value)
}

fn options(config: &Config) -> Options {
    let is = |key: &str, wanted: &str| value(config, key) == wanted;
    let yes = |key: &str| is(key, "yes");
    Options {
        preset: match value(config, "preset") {
            "fr" => Preset::Fr,
            "nl" => Preset::Nl,
            "de" => Preset::De,
            "it" => Preset::It,
            "es" => Preset::Es,
            "yucata" => Preset::Yucata,
            _ => Preset::En,
        },
        difficulty: match value(config, "difficulty") {
            "medium" => Difficulty::Medium,
            "hard" => Difficulty::Hard,
            _ => Difficulty::Easy,
        },
        first_turn_any_action: is("first_turn", "any_action"),
        last_tile_extra: if is("last_tile_extra", "others") {
            LastTileExtra::Others
        } else {
            LastTileExtra::All
        },
        last_tile_counts: if is("last_tile_counts", "modules") {
            LastTileCounts::Modules
        } else {
            LastTileCounts::Any
        },
        stranded: if is("stranded", "others_once_more") {
            Stranded::OthersOnceMore
        } else {
            Stranded::Immediate
        },
        stretch_rooms: yes("stretch_rooms"),
        time_machine: yes("time_machine"),
        control_rotate_in_place: yes("control_rotate_in_place"),
        start_player: choices::seat(value(config, "start_player")).map_or(StartPlayer::Random, StartPlayer::Seat),
        meaner_teleporter: yes("meaner_teleporter"),
        launch_on_alien_adjacency: if is("launch_on_alien_adjacency", "any") {
            LaunchOn::Any
        } else {
            LaunchOn::Enter
        },
        laser_points: u8::from(is("laser_points", "1")),
        allow_voluntary_pass: yes("allow_voluntary_pass"),
        auto_end_turn: yes("auto_end_turn"),
        security_center_slots: match value(config, "security_center_slots") {
            "1" => SecuritySlots::One,
            "unlimited" => SecuritySlots::Unlimited,
            _ => SecuritySlots::Two,
        },
    }
}

/// Modules, pods from the cheapest, and activation places that these options use.
fn used(components: &Components, options: &Options, players: SeatCount) -> (TileSet, Vec<Tile>, Vec<u8>) {
    let mut modules = TileSet::default();
    let mut pods = Vec::new();
    let mut slots = Vec::new();
    for (index, data) in components.tiles.iter().enumerate() {
        slots.push(match (data.kind, options.security_center_slots) {
            (Kind::SecurityCenter, SecuritySlots::One) => 1,
            (Kind::SecurityCenter, SecuritySlots::Unlimited) => u8::MAX,
            _ => data.activation_slots,
        });
        let Some(tile) = Tile::from_index(index) else { continue };
        if data.kind == Kind::Pod {
            if usize::from(data.min_players) <= players.get() {
                pods.push(tile);
            }
        } else if (options.stretch_rooms || !data.stretch) && (options.time_machine || data.kind != Kind::TimeMachine) {
            modules.insert(tile);
        }
    }
    pods.sort_by_cached_key(|&pod| {
        let data = components.tile(pod);
        let sum: u32 = data.seats.iter().map(|&value| u32::from(value)).sum();
        (sum, data.seats.first().copied(), data.id.clone())
    });
    (modules, pods, slots)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Seat;

    fn config(players: usize, options: &[(&str, &str)]) -> Config {
        let mut config = Config::new("argo", SeatCount::new(players).unwrap());
        config.options = options
            .iter()
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect();
        config
    }

    #[test]
    fn presets_are_the_table() {
        let of = |preset| setup(&config(4, &[("preset", preset)])).unwrap();
        let en = of("en");
        assert_eq!((en.modules.len(), en.pods.len()), (31, 6));
        assert_eq!(en.options.last_tile_extra, LastTileExtra::All);
        assert!(en.options.control_rotate_in_place && !en.options.first_turn_any_action);
        assert_eq!(of("fr").options.last_tile_counts, LastTileCounts::Modules);
        assert_eq!(of("nl").options.stranded, Stranded::OthersOnceMore);
        let de = of("de").options;
        assert!(de.first_turn_any_action && !de.control_rotate_in_place);
        assert_eq!((of("it").modules.len(), of("es").modules.len()), (28, 28));
        let yucata = of("yucata");
        assert_eq!(yucata.modules.len(), 29);
        assert!(
            yucata
                .modules
                .iter()
                .all(|tile| yucata.components.tile(tile).kind != Kind::TimeMachine)
        );
        assert_eq!(yucata.options.last_tile_extra, LastTileExtra::Others);
    }

    /// Every preset in full (OPT-1); what is not said is as in the English rules.
    #[test]
    fn every_preset_sets_every_option_as_its_rulebook_has_it() {
        let keys = [
            "first_turn",
            "last_tile_extra",
            "last_tile_counts",
            "stranded",
            "stretch_rooms",
            "time_machine",
            "control_rotate_in_place",
            "start_player",
        ];
        let rows = [
            ("en", "move_only all any immediate yes yes yes random"),
            ("fr", "move_only others modules immediate yes yes yes random"),
            ("nl", "move_only others any others_once_more yes yes yes random"),
            ("de", "any_action all modules others_once_more yes yes no random"),
            ("it", "move_only all modules others_once_more no yes yes random"),
            ("es", "move_only all modules others_once_more no yes yes random"),
            ("yucata", "move_only others any immediate yes no yes random"),
        ];
        for (preset, row) in rows {
            let specs = specs(&config(4, &[("preset", preset)]));
            let of = |key: &str| specs.iter().find(|spec| spec.key == key).unwrap().value.clone();
            assert_eq!(keys.map(of).join(" "), row, "{preset}");
            let orthogonal = [
                "difficulty",
                "meaner_teleporter",
                "launch_on_alien_adjacency",
                "laser_points",
                "allow_voluntary_pass",
                "auto_end_turn",
                "security_center_slots",
            ];
            assert_eq!(orthogonal.map(of).join(" "), "easy no enter 1 no no 2", "{preset}");
        }
    }

    #[test]
    fn an_option_beats_its_preset() {
        let found = setup(&config(
            2,
            &[("preset", "it"), ("stretch_rooms", "yes"), ("start_player", "P1")],
        ))
        .unwrap();
        assert_eq!(found.modules.len(), 31);
        assert_eq!(found.options.start_player, StartPlayer::Seat(Seat::wrapping(1)));
        let specs = specs(&config(2, &[("preset", "it"), ("laser_points", "0")]));
        let of = |key: &str| specs.iter().find(|spec| spec.key == key).unwrap();
        assert_eq!(
            (of("stretch_rooms").value.as_str(), of("laser_points").value.as_str()),
            ("no", "0")
        );
        assert_eq!(of("start_player").values, ["random", "P0", "P1"]);
        assert_eq!(specs.len(), OPTIONS.len());
    }

    #[test]
    fn two_players_use_four_pods_from_the_cheapest() {
        let found = setup(&config(2, &[])).unwrap();
        let ids: Vec<_> = found
            .pods
            .iter()
            .map(|&pod| found.components.tile(pod).id.as_str())
            .collect();
        assert_eq!(ids, ["P2", "P4", "P5", "P6"]);
        assert_eq!(found.track, [0, 5, 8, 11, 15, 19, 24]);
        let unlimited = setup(&config(2, &[("security_center_slots", "unlimited")])).unwrap();
        assert_eq!(unlimited.slots.iter().filter(|&&slots| slots == u8::MAX).count(), 1);
    }

    #[test]
    fn what_cannot_be_played_is_named() {
        let expected = |config: &Config| setup(config).unwrap_err().to_string();
        assert!(expected(&config(1, &[])).contains("2, 3 or 4"));
        assert!(expected(&config(2, &[("colour", "red")])).contains("difficulty"));
        assert!(expected(&config(2, &[("difficulty", "brutal")])).contains("easy, medium, hard"));
        assert!(expected(&config(2, &[("start_player", "P2")])).contains("random, P0, P1"));
    }
}
