//! Prompts: the status line.

use crate::{
    games::argo::{ASTRONAUTS, Astronaut, Phase, Place, Prompt, State, Tile},
    rules::Seat,
    text::{About, StatusLine, t, t_args},
};

impl About<'_, State> {
    /// The status line for the question that is put to `seat` in a phase of the turn.
    #[must_use]
    pub fn prompt(&self, seat: Seat, phase: Phase, prompt: &Prompt) -> StatusLine {
        let args = [("you", self.is_you(seat).into()), ("name", self.seat(seat).into())];
        let subject = t_args(subject(phase, prompt), &args);
        let what = self.wanted(phase, prompt);
        let [you, name] = args;
        let frame = match prompt {
            Prompt::ConfirmAction | Prompt::ConfirmInterrupt | Prompt::ConfirmTurn => "prompt-do",
            Prompt::React { .. } => "prompt-react",
            _ => "prompt-choose",
        };
        StatusLine {
            subject,
            wanted: t_args(frame, &[you, name, ("what", what.into())]),
        }
    }

    /// The open question as part of a sentence: "where Cleo's Pilot is pushed".
    fn wanted(&self, phase: Phase, prompt: &Prompt) -> String {
        match *prompt {
            Prompt::ChooseAlienMove => t("wanted-alien-move"),
            Prompt::ChooseAlienPush { at } => t_args("wanted-alien-push", &[("at", self.tile(at).into())]),
            Prompt::ChooseVictim { at } => t_args("wanted-victim", &[("at", self.tile(at).into())]),
            Prompt::ChooseBuild => t("wanted-build"),
            Prompt::ChooseAction { interrupt: false } if phase == Phase::Action2 => t("wanted-action-2"),
            Prompt::ChooseAction { interrupt: false } => t("wanted-action"),
            Prompt::ChooseAction { interrupt: true } => t("wanted-interrupt-action"),
            Prompt::ChooseStep { astronaut, must, left } => t_args(
                "wanted-step",
                &[
                    ("figure", self.figure(astronaut).into()),
                    ("must", if must { "yes" } else { "no" }.into()),
                    ("left", left.into()),
                ],
            ),
            Prompt::ChoosePush { mover, at } => self.wanted_push(mover, at),
            Prompt::ChooseTeleport { astronaut, .. } => {
                t_args("wanted-teleport", &[("figure", self.figure(astronaut).into())])
            }
            Prompt::ChoosePilot { astronaut, pod } => t_args(
                "wanted-pilot",
                &[
                    ("figure", self.figure(astronaut).into()),
                    ("pod", self.tile(pod).into()),
                ],
            ),
            Prompt::ChooseLaserTarget => t("wanted-laser"),
            Prompt::ChooseRevive => t("wanted-revive"),
            Prompt::ChooseSwapAlien => t("wanted-swap-alien"),
            Prompt::ChooseSwapAstronaut { alien } => {
                t_args("wanted-swap-astronaut", &[("at", self.tile(alien).into())])
            }
            Prompt::ChooseRelocation => t("wanted-relocation"),
            Prompt::ChoosePlace { tile } => t_args("wanted-place", &[("tile", self.tile(tile).into())]),
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
            .filter(|&other| other != mover && self.view.table.places[other.index()] == Place::Module(at));
        match (others.next(), others.next()) {
            (Some(victim), None) => t_args("wanted-push-one", &[("figure", self.figure(victim).into())]),
            _ => t_args("wanted-push", &[("at", self.tile(at).into())]),
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
