//! The setup of a match: its options and the box.

use super::{
    components::Components,
    load,
    options::{Options, Setup},
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
        Self {
            players,
            options,
            components,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{options::LinePayment, state::State, types::Card};
    use super::*;
    use crate::games::choices::FirstPlayer;
    use crate::games::spoil::{only_chosen, true_to_choice};
    use crate::games::trial::{self, offered, setup};
    use crate::rules::Seat;

    #[test]
    fn the_defaults_are_the_plain_game() {
        for players in 2..=4 {
            let found = setup::<State>(players, &[]);
            let expected = Options {
                start_player: FirstPlayer::Random,
                red_line_crystal: LinePayment::Forced,
                finite_supply: true,
                auto_end_turn: false,
            };
            assert_eq!((found.options, found.players.get()), (expected, players));
            assert_eq!(found.max_commands(), 800 * players as u32);
        }
    }

    #[test]
    fn every_option_reaches_the_rules() {
        let chosen = [
            ("start_player", "P3"),
            ("red_line_crystal", "optional"),
            ("finite_supply", "no"),
            ("auto_end_turn", "yes"),
        ];
        let found = setup::<State>(4, &chosen);
        let expected = Options {
            start_player: FirstPlayer::Seat(Seat::wrapping(3)),
            red_line_crystal: LinePayment::Optional,
            finite_supply: false,
            auto_end_turn: true,
        };
        assert_eq!(found.options, expected);
        for (spec, (key, value)) in offered::<State>(4, &chosen).iter().zip(chosen) {
            assert_eq!((spec.key.as_str(), spec.value.as_str()), (key, value));
            assert!(spec.values.contains(&spec.value), "{key}");
        }
    }

    #[test]
    fn what_does_not_fit_the_seats_is_not_offered() {
        trial::whatever_is_offered_is_accepted::<State>();
        for players in 2..=4 {
            let specs = offered::<State>(players, &[]);
            let keys: Vec<&str> = specs.iter().map(|spec| spec.key.as_str()).collect();
            assert_eq!(
                keys,
                ["start_player", "red_line_crystal", "finite_supply", "auto_end_turn"]
            );
            assert_eq!(specs[0].values, ["random", "P0", "P1", "P2", "P3"][..=players]);
        }
    }

    #[test]
    fn what_cannot_be_played_is_named() {
        trial::refused::<State>(&[
            (2, "start_player", "P2", "random, P0, P1 with 2"),
            (3, "start_player", "P3", "random, P0, P1, P2 with 3"),
            (4, "start_player", "P4", "random, P0, P1, P2, P3"),
            (4, "red_line_crystal", "never", "forced, optional"),
            (4, "finite_supply", "true", "yes, no"),
            (4, "auto_end_turn", "", "no, yes"),
            (
                4,
                "speed",
                "fast",
                "start_player, red_line_crystal, finite_supply, auto_end_turn",
            ),
        ]);
    }

    /// A box of somebody's own is played with; one that cannot be read is refused, and until then the options of the
    /// built-in one are offered.
    #[test]
    fn another_box_changes_the_numbers() {
        let text = setup::<State>(2, &[]).components.text;
        let options = &[("auto_end_turn", "yes")];
        let own = |number: &str| {
            let text = text.replacen("free_program = 3", &format!("free_program = {number}"), 1);
            trial::boxed::<State>(3, options, text)
        };
        let found = Setup::read(&own("1")).unwrap();
        assert_eq!(
            (found.components.numbers.free_program, found.options.auto_end_turn),
            (1, true)
        );
        assert_eq!(found.components.card(Card::Sidestep).copies, 1);
        let refused = Setup::read(&own("10")).unwrap_err().to_string();
        assert!(
            refused.contains("mine.toml") && refused.contains("const.free_program"),
            "{refused}"
        );
        assert_eq!(Setup::specs(&own("10")), offered::<State>(3, options));
    }

    #[test]
    fn a_setup_is_read_only_if_it_can_be_chosen() {
        let chosen = [
            ("start_player", "P3"),
            ("red_line_crystal", "optional"),
            ("finite_supply", "no"),
        ];
        only_chosen(&setup::<State>(4, &chosen), &[]);
        let whole = setup::<State>(2, &[]);
        only_chosen(
            &whole,
            &[
                (|c| c.players = SeatCount::new(1).unwrap(), "2, 3 or 4"),
                (
                    |c| c.options.start_player = FirstPlayer::Seat(Seat::wrapping(2)),
                    "start_player has to be one of random, P0, P1 with 2 players",
                ),
                (|c| c.text.insert_str(0, "x = 1\n"), "unknown field"),
                (
                    |c| c.text = c.text.replacen("lap = 50", "lap = 40", 1),
                    "1 to 39, and 0 at most as the last one",
                ),
            ],
        );
        true_to_choice(
            &whole,
            &[
                |s| s.components.numbers.majority = 5,
                |s| s.components.expansions.clear(),
                |s| s.components.research.clear(),
                |s| s.components.marks.provisional.clear(),
                |s| s.components.score.lines.clear(),
            ],
        );
    }
}
