//! Prompts: the status line.

use crate::{
    games::argo::{ASTRONAUTS, Astronaut, Phase, Place, Prompt, State, Tile},
    rules::Seat,
    text::{About, StatusLine, say, t},
};

impl About<'_, State> {
    /// The status line for the question that is put to `seat` in a phase of the turn.
    #[must_use]
    pub fn prompt(&self, seat: Seat, phase: Phase, prompt: &Prompt) -> StatusLine {
        let what = self.wanted(phase, prompt);
        let frame = match prompt {
            Prompt::ConfirmAction | Prompt::ConfirmInterrupt | Prompt::ConfirmTurn => "prompt-do",
            Prompt::React { .. } => "prompt-react",
            _ => "prompt-choose",
        };
        StatusLine {
            subject: self.of_seat(subject(phase, prompt), seat),
            wanted: say!(self, frame, you = self.is_you(seat), name = seat, what),
        }
    }

    /// The open question as part of a sentence: "where Cleo's Pilot is pushed".
    fn wanted(&self, phase: Phase, prompt: &Prompt) -> String {
        match *prompt {
            Prompt::ChooseAlienMove => t("wanted-alien-move"),
            Prompt::ChooseAlienPush { at } => say!(self, "wanted-alien-push", at),
            Prompt::ChooseVictim { at } => say!(self, "wanted-victim", at),
            Prompt::ChooseBuild => t("wanted-build"),
            Prompt::ChooseAction { interrupt: false } if phase == Phase::Action2 => t("wanted-action-2"),
            Prompt::ChooseAction { interrupt: false } => t("wanted-action"),
            Prompt::ChooseAction { interrupt: true } => t("wanted-interrupt-action"),
            Prompt::ChooseStep { astronaut, must, .. } => say!(self, "wanted-step", figure = astronaut, must),
            Prompt::ChoosePush { mover, at } => self.wanted_push(mover, at),
            Prompt::ChooseTeleport { astronaut, .. } => say!(self, "wanted-teleport", figure = astronaut),
            Prompt::ChoosePilot { astronaut, pod } => say!(self, "wanted-pilot", figure = astronaut, pod),
            Prompt::ChooseLaserTarget => t("wanted-laser"),
            Prompt::ChooseRevive => t("wanted-revive"),
            Prompt::ChooseSwapAlien => t("wanted-swap-alien"),
            Prompt::ChooseSwapAstronaut { alien } => say!(self, "wanted-swap-astronaut", at = alien),
            Prompt::ChooseRelocation => t("wanted-relocation"),
            Prompt::ChoosePlace { tile } => say!(self, "wanted-place", tile),
            Prompt::ChooseLaunch => t("wanted-launch"),
            Prompt::React { .. } => t("wanted-react"),
            Prompt::ConfirmAction => t("wanted-confirm"),
            Prompt::ConfirmInterrupt => t("wanted-confirm-interrupt"),
            Prompt::ConfirmTurn => t("wanted-confirm-turn"),
        }
    }

    /// "where Cleo's Pilot is pushed" if only one figure stands in the way, otherwise "who is pushed, and where".
    fn wanted_push(&self, mover: Astronaut, at: Tile) -> String {
        let mut others = (0..ASTRONAUTS)
            .filter_map(Astronaut::from_index)
            .filter(|&other| other != mover && self.view.board.places[other.index()] == Place::Module(at));
        match (others.next(), others.next()) {
            (Some(victim), None) => say!(self, "wanted-push-one", figure = victim),
            _ => say!(self, "wanted-push", at),
        }
    }
}

/// The bold part: the matter that the seat is asked about.
fn subject(phase: Phase, prompt: &Prompt) -> &'static str {
    match (prompt, phase) {
        (Prompt::React { .. }, _) => "subject-react",
        (Prompt::ChooseAction { interrupt: true } | Prompt::ConfirmInterrupt, _) => "subject-interrupt",
        (Prompt::ConfirmTurn, _) => "subject-turn",
        (_, Phase::Alien) => "subject-alien",
        (_, Phase::Build) => "subject-build",
        (Prompt::ChooseStep { .. } | Prompt::ChoosePush { .. } | Prompt::ChooseTeleport { .. }, _) => "subject-move",
        (_, Phase::Action1) => "subject-action-1",
        (_, Phase::Action2) => "subject-action-2",
        (_, Phase::End) => "subject-turn",
    }
}
