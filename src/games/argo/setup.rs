//! The setup of a match: its options, and what follows from them for the box (OPT-1, OPT-2).

use super::{Components, Kind, Options, SecuritySlots, Setup, Tile, TileSet, load};
use crate::{
    games::choices::Assembled,
    rules::{BoxFile, SeatCount, SetupError},
};
use std::sync::LazyLock;

impl Assembled for Setup {
    type Options = Options;
    type Components = Components;
    const BUILT_IN: &'static str = load::BUILT_IN;

    fn load(file: Option<&BoxFile>) -> Result<Components, SetupError> {
        load::load(file)
    }
    fn built_in() -> &'static Result<Components, SetupError> {
        static READ: LazyLock<Result<Components, SetupError>> = LazyLock::new(|| load::load(None));
        &READ
    }
    fn box_text(&self) -> &str {
        &self.components.text
    }
    fn assemble(players: SeatCount, options: Options, components: Components) -> Self {
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
            } else if (options.stretch_rooms || !data.stretch)
                && (options.time_machine || data.kind != Kind::TimeMachine)
            {
                modules.insert(tile);
            }
        }
        // From the cheapest.
        pods.sort_by_cached_key(|&pod| {
            let data = components.tile(pod);
            let sum: u32 = data.seats.iter().map(|&value| u32::from(value)).sum();
            (sum, data.seats.first().copied(), data.id.clone())
        });
        Self {
            players,
            options,
            modules,
            teleporters: components.of_kind(Kind::Teleporter).common(modules),
            time_machines: components.of_kind(Kind::TimeMachine).common(modules),
            pods,
            track: components.tracks[players.get() - 2][options.difficulty as usize].clone(),
            slots,
            components,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{FirstTurn, LastTileCounts, LastTileExtra, State, Stranded};
    use super::*;
    use crate::games::choices::{Choices, FirstPlayer};
    use crate::games::spoil::{only_chosen, true_to_choice};
    use crate::games::trial::{self, offered, setup};
    use crate::rules::Seat;

    #[test]
    fn presets_are_the_table() {
        let of = |preset| setup::<State>(4, &[("preset", preset)]);
        let en = of("en");
        assert_eq!((en.modules.len(), en.pods.len()), (31, 6));
        assert_eq!(en.options.last_tile_extra, LastTileExtra::All);
        assert!(en.options.control_rotate_in_place && en.options.first_turn == FirstTurn::MoveOnly);
        assert_eq!(of("fr").options.last_tile_counts, LastTileCounts::Modules);
        assert_eq!(of("nl").options.stranded, Stranded::OthersOnceMore);
        let de = of("de").options;
        assert!(de.first_turn == FirstTurn::AnyAction && !de.control_rotate_in_place);
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
            let specs = offered::<State>(4, &[("preset", preset)]);
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
        let found = setup::<State>(2, &[("preset", "it"), ("stretch_rooms", "yes"), ("start_player", "P1")]);
        assert_eq!(found.modules.len(), 31);
        assert_eq!(found.options.start_player, FirstPlayer::Seat(Seat::wrapping(1)));
        let specs = offered::<State>(2, &[("preset", "it"), ("laser_points", "0")]);
        let of = |key: &str| specs.iter().find(|spec| spec.key == key).unwrap();
        assert_eq!(
            (of("stretch_rooms").value.as_str(), of("laser_points").value.as_str()),
            ("no", "0")
        );
        assert_eq!(of("start_player").values, ["random", "P0", "P1"]);
        assert_eq!(specs.len(), Options::TABLE.len());
    }

    #[test]
    fn two_players_use_four_pods_from_the_cheapest() {
        let found = setup::<State>(2, &[]);
        let ids: Vec<_> = found
            .pods
            .iter()
            .map(|&pod| found.components.tile(pod).id.as_str())
            .collect();
        assert_eq!(ids, ["P2", "P4", "P5", "P6"]);
        assert_eq!(found.track, [0, 5, 8, 11, 15, 19, 24]);
        let unlimited = setup::<State>(2, &[("security_center_slots", "unlimited")]);
        assert_eq!(unlimited.slots.iter().filter(|&&slots| slots == u8::MAX).count(), 1);
    }

    #[test]
    fn what_cannot_be_played_is_named() {
        trial::refused::<State>(&[
            (2, "colour", "red", "difficulty"),
            (2, "difficulty", "brutal", "easy, medium, hard"),
            (2, "start_player", "P2", "random, P0, P1"),
        ]);
    }

    #[test]
    fn whatever_is_offered_is_accepted() {
        trial::whatever_is_offered_is_accepted::<State>();
    }

    #[test]
    fn a_setup_is_read_only_if_it_can_be_chosen() {
        let whole = setup::<State>(2, &[]);
        only_chosen(
            &whole,
            &[
                (|c| c.players = SeatCount::new(1).unwrap(), "2, 3 or 4"),
                (|c| c.options.laser_points = 2, "laser_points has to be one of 1, 0"),
                (
                    |c| c.options.start_player = FirstPlayer::Seat(Seat::wrapping(3)),
                    "start_player has to be one of random, P0, P1 with 2 players",
                ),
                (|c| c.text.insert_str(0, "x = 1\n"), "unknown field"),
                (|c| c.text.clear(), "box: expected a value"),
            ],
        );
        true_to_choice(
            &whole,
            &[
                |s| s.components.tiles.clear(),
                |s| s.components.first_pod += 1,
                |s| s.modules = TileSet(u64::MAX),
                |s| s.teleporters = TileSet(u64::MAX),
                |s| s.time_machines = TileSet(u64::MAX),
                |s| s.pods.clear(),
                |s| s.track.clear(),
                |s| s.slots.clear(),
            ],
        );
        let four = setup::<State>(4, &[]);
        only_chosen(&four, &[]);
    }
}
