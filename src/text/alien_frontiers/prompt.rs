//! Prompts: the status line.

use super::dice;
use crate::{
    games::alien_frontiers::{Class, Final, Prompt, State, Tech},
    rules::Seat,
    text::{About, StatusLine, say, t},
};

/// The card whose power or effect asks.
#[must_use]
pub const fn card_of(prompt: &Prompt) -> Option<Tech> {
    Some(match *prompt {
        Prompt::Start
        | Prompt::Main
        | Prompt::Commit { .. }
        | Prompt::ChooseSurplus { .. }
        | Prompt::ChooseTerritory { .. }
        | Prompt::ChooseRaid
        | Prompt::ChooseLoot { .. } => return None,
        Prompt::ChooseDie { card } | Prompt::ChooseField { card, .. } => card,
        Prompt::ChooseLowered | Prompt::ChooseRaised { .. } => Tech::GravityManipulator,
        Prompt::ChooseReroll { .. } | Prompt::ChooseRecovered => Tech::TemporalWarper,
        Prompt::ChooseBonus => Tech::DataCrystal,
        Prompt::ChooseDocked | Prompt::ChooseMoved | Prompt::ChooseDestination { .. } => Tech::OrbitalTeleporter,
        Prompt::ChooseAim | Prompt::ChooseShot { .. } | Prompt::ChooseSunk => Tech::PlasmaCannon,
        Prompt::ChooseRemoval => Tech::BoosterPod,
        Prompt::ChooseSwapFirst | Prompt::ChooseSwapSecond { .. } => Tech::PolarityDevice,
    })
}

impl About<'_, State> {
    /// The status line for the question that is put to `seat`.
    #[must_use]
    pub fn prompt(&self, seat: Seat, prompt: &Prompt) -> StatusLine {
        let frame = match prompt {
            Prompt::Commit { .. } => "prompt-do",
            _ => "prompt-choose",
        };
        let wanted = match prompt {
            Prompt::Start => self.of_seat("af-ask-roll", seat),
            Prompt::Main => self.turn(seat),
            _ => {
                let what = self.wanted(prompt);
                say!(self, frame, you = self.is_you(seat), name = seat, what)
            }
        };
        StatusLine {
            subject: self.subject(seat, prompt),
            wanted,
        }
    }

    /// The bold part: the matter that the seat is asked about.
    fn subject(&self, seat: Seat, prompt: &Prompt) -> String {
        let card = match *prompt {
            Prompt::ChooseTerritory { .. } => return self.of_seat("af-subject-colony", seat),
            Prompt::ChooseRaid | Prompt::ChooseLoot { .. } => return self.of_seat("af-subject-raid", seat),
            _ => match card_of(prompt) {
                Some(card) => card,
                None => return self.of_seat("subject-turn", seat),
            },
        };
        say!(self, "af-subject-card", you = self.is_you(seat), name = seat, card)
    }

    /// The request in the middle of a turn: to dock the dice in hand, or to act without dice.
    fn turn(&self, seat: Seat) -> String {
        let mut hand: Vec<Class> = self.view.board.hand().map(|(_, class)| class).collect();
        hand.sort_unstable();
        if hand.is_empty() {
            return self.of_seat("af-ask-main", seat);
        }
        let dice = dice(hand);
        say!(self, "af-ask-dock", you = self.is_you(seat), name = seat, dice)
    }

    /// The open question as part of a sentence: "where the colony goes".
    fn wanted(&self, prompt: &Prompt) -> String {
        match *prompt {
            Prompt::ChooseTerritory { .. } => t("af-wanted-territory"),
            Prompt::ChooseRaid => t("af-wanted-raid"),
            Prompt::ChooseLoot { left, .. } => say!(self, "af-wanted-loot", left),
            Prompt::ChooseDie { card: Tech::StasisBeam } | Prompt::ChooseLowered => t("af-wanted-die-down"),
            Prompt::ChooseDie {
                card: Tech::PolarityDevice,
            } => t("af-wanted-die-over"),
            Prompt::ChooseDie { .. } | Prompt::ChooseRaised { .. } => t("af-wanted-die-up"),
            Prompt::ChooseReroll { .. } => t("af-wanted-reroll"),
            Prompt::ChooseBonus => t("af-wanted-bonus"),
            Prompt::ChooseDocked => t("af-wanted-docked"),
            Prompt::ChooseAim => t("af-wanted-aim"),
            Prompt::ChooseShot { facility, .. } => say!(self, "af-wanted-shot", facility),
            Prompt::ChooseSunk => t("af-wanted-sunk"),
            Prompt::ChooseField { field, .. } => say!(self, "af-wanted-field", field),
            Prompt::ChooseRemoval => t("af-wanted-removal"),
            Prompt::ChooseMoved => t("af-wanted-moved"),
            Prompt::ChooseDestination { seat, from } => {
                say!(self, "af-wanted-destination", colony = self.colony(seat), from)
            }
            Prompt::ChooseSwapFirst => t("af-wanted-swap-first"),
            Prompt::ChooseSwapSecond { seat, from } => {
                say!(self, "af-wanted-swap-second", colony = self.colony(seat), from)
            }
            Prompt::ChooseRecovered => t("af-wanted-recovered"),
            Prompt::ChooseSurplus { surplus } => {
                let limit = self.setup.components.limits.resources;
                say!(self, "af-wanted-surplus", n = surplus, limit)
            }
            Prompt::Start => t("af-command-roll"),
            Prompt::Main => t("wanted-confirm-turn"),
            Prompt::Commit { what: Final::Cycle } => t("af-wanted-commit-cycle"),
            Prompt::Commit { what: Final::Claim } => t("af-wanted-commit-claim"),
            Prompt::Commit { what: Final::End } => t("af-wanted-commit-end"),
        }
    }
}
