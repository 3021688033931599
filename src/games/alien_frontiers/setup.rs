//! The setup of a match: its options, and what follows from them for the box (SET-7).

use super::{
    components::Components,
    load,
    options::{EndMode, Options, Setup},
    types::Facility,
};
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
        let seats = *components.seats(players);
        let ports = Facility::ALL.map(|facility| {
            components
                .facility(facility)
                .ports
                .saturating_sub(seats.blocked[facility.index()])
        });
        Self {
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
}

#[cfg(test)]
mod tests {
    use super::super::{options::Docking, state::State};
    use super::*;
    use crate::games::choices::FirstPlayer;
    use crate::games::spoil::{only_chosen, true_to_choice};
    use crate::games::trial::{self, offered, setup};
    use crate::rules::Seat;

    /// SET-2 and SET-4, column by column.
    #[test]
    fn ports_and_colonies_are_those_of_the_seat_count() {
        let ports = |players| setup::<State>(players, &[]).ports;
        assert_eq!(ports(4), [8, 5, 4, 6, 6, 1, 3, 4, 3]);
        assert_eq!(ports(3), [7, 4, 2, 4, 6, 1, 3, 4, 3]);
        assert_eq!(ports(2), [7, 3, 2, 2, 3, 1, 3, 4, 3]);
        let colonies = |players, long| setup::<State>(players, &[("long", long)]).colonies;
        assert_eq!([2, 3, 4].map(|players| colonies(players, "no")), [8, 7, 6]);
        assert_eq!([3, 4].map(|players| colonies(players, "yes")), [8, 8]);
    }

    #[test]
    fn targets_are_those_of_the_seat_count() {
        let target = |players, mode| setup::<State>(players, &[("end_mode", mode)]).vp_target;
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
        let found = setup::<State>(4, &chosen);
        let expected = Options {
            long: true,
            end_mode: EndMode::VpTargetShort,
            first_player: FirstPlayer::Seat(Seat::wrapping(3)),
            docking: Docking::FreeOnly,
            round_limit: Some(77),
        };
        assert_eq!(found.options, expected);
        for (key, value) in chosen {
            let specs = offered::<State>(4, &chosen);
            let spec = specs.iter().find(|spec| spec.key == key).unwrap();
            assert_eq!(spec.value, value);
            assert!(spec.values.contains(&spec.value), "{key}");
        }
    }

    #[test]
    fn the_defaults_are_the_plain_game() {
        let found = setup::<State>(3, &[]);
        let expected = Options {
            long: false,
            end_mode: EndMode::Colonies,
            first_player: FirstPlayer::Random,
            docking: Docking::Strict,
            round_limit: None,
        };
        assert_eq!(found.options, expected);
    }

    #[test]
    fn what_does_not_fit_the_seats_is_not_offered() {
        trial::whatever_is_offered_is_accepted::<State>();
        let keys = |players| {
            offered::<State>(players, &[])
                .into_iter()
                .map(|spec| spec.key)
                .collect::<Vec<_>>()
        };
        assert_eq!(keys(2), ["end_mode", "docking", "first_player", "round_limit"]);
        assert_eq!(keys(3).len(), 5);
        let values = |players, key: &str| {
            let specs = offered::<State>(players, &[]);
            specs.into_iter().find(|spec| spec.key == key).unwrap().values
        };
        assert_eq!(values(3, "first_player"), ["random", "P0", "P1", "P2"]);
        assert_eq!(values(3, "end_mode"), ["colonies", "vp_target"]);
        assert_eq!(values(4, "end_mode").len(), 3);
    }

    #[test]
    fn what_cannot_be_played_is_named() {
        trial::refused::<State>(&[
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
        ]);
    }

    #[test]
    fn dice_of_absent_colours_cover_the_ports_that_are_not_played() {
        for players in 2..=4 {
            let setup = setup::<State>(players, &[]);
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

    #[test]
    fn a_setup_is_read_only_if_it_can_be_chosen() {
        let long = setup::<State>(4, &[("long", "yes"), ("round_limit", "200")]);
        only_chosen(&long, &[]);
        let whole = setup::<State>(2, &[]);
        let short = "end_mode has to be one of colonies, vp_target with 2 players";
        only_chosen(
            &whole,
            &[
                (|c| c.players = SeatCount::new(1).unwrap(), "2, 3 or 4"),
                (|c| c.options.long = true, "long has to be no, which is the only choice"),
                (|c| c.options.end_mode = EndMode::VpTargetShort, short),
                (
                    |c| c.options.first_player = FirstPlayer::Seat(Seat::wrapping(2)),
                    "first_player has to be one of random, P0, P1 with 2 players",
                ),
                (|c| c.options.round_limit = Some(0), "a number from 1 to 200"),
                (|c| c.options.round_limit = Some(201), "a number from 1 to 200"),
                (|c| c.text.insert_str(0, "x = 1\n"), "unknown field"),
                (|c| c.text = c.text.replacen("loot = 4", "loot = 9", 1), "1 to 8"),
            ],
        );
        true_to_choice(
            &whole,
            &[
                |s| s.components.raid.loot = 5,
                |s| s.components.board.facility.clear(),
                |s| s.ports[0] += 1,
                |s| s.colonies = 9,
                |s| s.vp_target = Some(3),
            ],
        );
    }
}
