//! Prompts: the status line.

use super::{dice, facility, field, territory};
use crate::{
    games::alien_frontiers::{Class, Final, Prompt, State, Tech, Territory},
    rules::Seat,
    text::{About, StatusLine, t, t_args},
};

impl About<'_, State> {
    /// The status line for the question that is put to `seat`.
    #[must_use]
    pub fn prompt(&self, seat: Seat, prompt: &Prompt) -> StatusLine {
        StatusLine {
            subject: self.subject(seat, prompt),
            wanted: match prompt {
                Prompt::Start => self.of_seat("af-ask-roll", seat, &[]),
                Prompt::Main => self.turn(seat),
                Prompt::Commit { .. } => self.of_seat("prompt-do", seat, &[("what", self.wanted(prompt).into())]),
                _ => self.of_seat("prompt-choose", seat, &[("what", self.wanted(prompt).into())]),
            },
        }
    }

    /// The bold part: the matter that the seat is asked about.
    fn subject(&self, seat: Seat, prompt: &Prompt) -> String {
        match prompt {
            Prompt::Start | Prompt::Main | Prompt::Commit { .. } | Prompt::ChooseSurplus { .. } => {
                self.of_seat("subject-turn", seat, &[])
            }
            Prompt::ChooseTerritory { .. } => self.of_seat("af-subject-colony", seat, &[]),
            Prompt::ChooseRaid | Prompt::ChooseLoot { .. } => self.of_seat("af-subject-raid", seat, &[]),
            Prompt::ChooseDie { card } | Prompt::ChooseField { card, .. } => self.about_card(seat, *card),
            Prompt::ChooseLowered | Prompt::ChooseRaised { .. } => self.about_card(seat, Tech::GravityManipulator),
            Prompt::ChooseReroll { .. } | Prompt::ChooseRecovered => self.about_card(seat, Tech::TemporalWarper),
            Prompt::ChooseBonus => self.about_card(seat, Tech::DataCrystal),
            Prompt::ChooseDocked | Prompt::ChooseMoved | Prompt::ChooseDestination { .. } => {
                self.about_card(seat, Tech::OrbitalTeleporter)
            }
            Prompt::ChooseAim | Prompt::ChooseShot { .. } | Prompt::ChooseSunk => {
                self.about_card(seat, Tech::PlasmaCannon)
            }
            Prompt::ChooseRemoval => self.about_card(seat, Tech::BoosterPod),
            Prompt::ChooseSwapFirst | Prompt::ChooseSwapSecond { .. } => self.about_card(seat, Tech::PolarityDevice),
        }
    }

    fn about_card(&self, seat: Seat, card: Tech) -> String {
        self.of_seat("af-subject-card", seat, &[("card", super::card(card).into())])
    }

    /// The request in the middle of a turn: to dock the dice in hand, or to act without dice.
    fn turn(&self, seat: Seat) -> String {
        let mut hand: Vec<Class> = self.view.table.hand().map(|(_, class)| class).collect();
        hand.sort_unstable();
        if hand.is_empty() {
            return self.of_seat("af-ask-main", seat, &[]);
        }
        self.of_seat("af-ask-dock", seat, &[("dice", dice(hand).into())])
    }

    /// The open question as part of a sentence: "where the colony goes".
    fn wanted(&self, prompt: &Prompt) -> String {
        match *prompt {
            Prompt::ChooseTerritory { .. } => t("af-wanted-territory"),
            Prompt::ChooseRaid => t("af-wanted-raid"),
            Prompt::ChooseLoot { left, .. } => t_args("af-wanted-loot", &[("left", left.into())]),
            Prompt::ChooseDie { card: Tech::StasisBeam } | Prompt::ChooseLowered => t("af-wanted-die-down"),
            Prompt::ChooseDie {
                card: Tech::PolarityDevice,
            } => t("af-wanted-die-over"),
            Prompt::ChooseDie { .. } | Prompt::ChooseRaised { .. } => t("af-wanted-die-up"),
            Prompt::ChooseReroll { .. } => t("af-wanted-reroll"),
            Prompt::ChooseBonus => t("af-wanted-bonus"),
            Prompt::ChooseDocked => t("af-wanted-docked"),
            Prompt::ChooseAim => t("af-wanted-aim"),
            Prompt::ChooseShot { facility: at, .. } => t_args("af-wanted-shot", &[("facility", facility(at).into())]),
            Prompt::ChooseSunk => t("af-wanted-sunk"),
            Prompt::ChooseField { field: which, .. } => t_args("af-wanted-field", &[("field", field(which).into())]),
            Prompt::ChooseRemoval => t("af-wanted-removal"),
            Prompt::ChooseMoved => t("af-wanted-moved"),
            Prompt::ChooseDestination { seat, from } => self.colony_on("af-wanted-destination", seat, from),
            Prompt::ChooseSwapFirst => t("af-wanted-swap-first"),
            Prompt::ChooseSwapSecond { seat, from } => self.colony_on("af-wanted-swap-second", seat, from),
            Prompt::ChooseRecovered => t("af-wanted-recovered"),
            Prompt::ChooseSurplus { surplus } => t_args(
                "af-wanted-surplus",
                &[
                    ("n", surplus.into()),
                    ("limit", self.setup.components.limits.resources.into()),
                ],
            ),
            Prompt::Start => t("af-command-roll"),
            Prompt::Main => t("wanted-confirm-turn"),
            Prompt::Commit { what: Final::Cycle } => t("af-wanted-commit-cycle"),
            Prompt::Commit { what: Final::Claim } => t("af-wanted-commit-claim"),
            Prompt::Commit { what: Final::End } => t("af-wanted-commit-end"),
        }
    }

    fn colony_on(&self, id: &str, seat: Seat, from: Territory) -> String {
        t_args(
            id,
            &[("colony", self.colony(seat).into()), ("from", territory(from).into())],
        )
    }
}
