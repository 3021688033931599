//! Commands, said as what a player would do by choosing them.

use super::role;
use crate::{
    games::argo::{Astronaut, Command, Place, Prompt, State, Tile},
    text::{About, capitalised, t, t_args},
};

impl About<'_, State> {
    /// A legal command as a line of the list "What can I do?", such as "Explorer to the east corridor".
    ///
    /// `prompt` is the question that the command answers: the same push reads differently for alien and astronaut.
    #[must_use]
    pub fn command(&self, prompt: Option<Prompt>, command: &Command) -> String {
        let text = match *command {
            Command::MoveAlien { from, to } => t_args(
                "command-move-alien",
                &[("from", self.tile(from).into()), ("to", self.step(from, to).into())],
            ),
            Command::PushAlien { to } => t_args("command-push-alien", &[("to", self.pushed_alien(prompt, to).into())]),
            Command::KillVictim { astronaut } => self.about("command-kill-victim", astronaut),
            Command::Build { source, cell, rot } => t_args(
                "command-build",
                &[
                    ("tile", self.source(source).into()),
                    ("where", self.cell(cell).into()),
                    ("rot", (u16::from(rot) * 90).into()),
                ],
            ),
            Command::MoveAstronaut { astronaut, to } => t_args(
                "command-move",
                &[
                    ("role", role(astronaut.role()).into()),
                    ("to", self.walk(astronaut, to).into()),
                ],
            ),
            Command::PushAstronaut { victim, to } => t_args(
                "command-push",
                &[
                    ("figure", self.figure(victim).into()),
                    ("to", self.walk(victim, to).into()),
                ],
            ),
            Command::TeleportTo { tile } => t_args("command-teleport", &[("to", self.tile(tile).into())]),
            Command::PilotStay => t("command-pilot-stay"),
            Command::PilotDepart => t("command-pilot-depart"),
            Command::PilotRelocate { cell, rot } => t_args(
                "command-pilot-relocate",
                &[("where", self.cell(cell).into()), ("rot", (u16::from(rot) * 90).into())],
            ),
            Command::StopMoving => t("command-stop"),
            Command::Activate { tile, activator } => self.with("command-activate", tile, activator),
            Command::LaserTarget { tile } => self.at("command-laser", tile),
            Command::Revive { astronaut } => self.about("command-revive", astronaut),
            Command::SwapAlien { tile } => self.at("command-swap-alien", tile),
            Command::SwapAstronaut { astronaut } => self.about("command-swap-astronaut", astronaut),
            Command::RelocateTile { tile } => self.at("command-relocate", tile),
            Command::PlaceTileAt { cell, rot } => t_args(
                "command-place",
                &[("where", self.cell(cell).into()), ("rot", (u16::from(rot) * 90).into())],
            ),
            Command::LaunchPod { tile } => self.at("command-launch", tile),
            Command::Interrupt { tile, activator } => self.with("command-interrupt", tile, activator),
            Command::Pass if matches!(prompt, Some(Prompt::React { .. }) | None) => t("command-let-it-happen"),
            Command::Pass => t("command-pass"),
            Command::Commit => t("command-commit"),
            Command::EndInterrupt => t("command-end-interrupt"),
            Command::EndTurn => t("command-end-turn"),
        };
        capitalised(&text)
    }

    /// The tile of a build source: a display place or the top pod.
    #[must_use]
    pub fn source_tile(&self, source: u8) -> Option<Tile> {
        match self.view.table.display.get(usize::from(source)) {
            Some(place) => *place,
            None => self.setup.pods.get(usize::from(self.view.table.pods_taken)).copied(),
        }
    }

    fn source(&self, source: u8) -> String {
        self.source_tile(source)
            .map_or_else(|| t("tile-unknown"), |tile| self.tile(tile))
    }

    /// The tile or pod that a figure stands on, or the teleporter it passes through; `None` off the board.
    #[must_use]
    pub fn stands_on(&self, astronaut: Astronaut) -> Option<Tile> {
        match self.view.table.places[astronaut.index()] {
            Place::Module(tile) | Place::Aboard(tile, _) | Place::Transit(tile) => Some(tile),
            Place::Absent | Place::Saved(_) | Place::Dead => None,
        }
    }

    /// The target of a step, by direction from where the figure stands.
    fn walk(&self, astronaut: Astronaut, to: Tile) -> String {
        match self.stands_on(astronaut) {
            Some(from) => self.step(from, to),
            None => self.tile(to),
        }
    }

    /// The target of an alien's push, by direction from the tile that the question is about.
    fn pushed_alien(&self, prompt: Option<Prompt>, to: Tile) -> String {
        match prompt {
            Some(Prompt::ChooseAlienPush { at }) => self.step(at, to),
            _ => self.tile(to),
        }
    }

    fn about(&self, id: &str, astronaut: Astronaut) -> String {
        t_args(id, &[("figure", self.figure(astronaut).into())])
    }

    fn at(&self, id: &str, tile: Tile) -> String {
        t_args(id, &[("tile", self.tile(tile).into())])
    }

    fn with(&self, id: &str, tile: Tile, activator: Astronaut) -> String {
        t_args(
            id,
            &[
                ("tile", self.tile(tile).into()),
                ("role", role(activator.role()).into()),
            ],
        )
    }
}
