//! Commands, said as what a player would do by choosing them.

use crate::{
    games::argo::{Astronaut, Cell, Command, Dir, Doors, Place, Prompt, State, Tile, turned},
    text::{About, capitalised, listed, name, say, t},
};

impl About<'_, State> {
    /// A legal command as a line of the list "What can I do?", such as "Explorer to the east corridor".
    ///
    /// `prompt` is the question that the command answers: the same push reads differently for alien and astronaut.
    #[must_use]
    pub fn command(&self, prompt: Option<Prompt>, command: &Command) -> String {
        let text = match *command {
            Command::MoveAlien { from, to } => {
                let (from, to) = (self.located(from), self.step(from, to));
                say!(self, "command-move-alien", from, to)
            }
            Command::PushAlien { to } => say!(self, "command-push-alien", to = self.pushed_alien(prompt, to)),
            Command::KillVictim { astronaut } => say!(self, "command-kill-victim", figure = astronaut),
            Command::Build { source, cell, rot } => {
                let (tile, cell) = (self.source(source), self.place(cell));
                let doors = self.doors(self.source_tile(source), rot);
                say!(self, "command-build", tile, cell, doors)
            }
            Command::MoveAstronaut { astronaut, to } => {
                let (role, to) = (astronaut.role(), self.walk(astronaut, to));
                say!(self, "command-move", role, to)
            }
            Command::PushAstronaut { victim, to } => {
                say!(self, "command-push", figure = victim, to = self.walk(victim, to))
            }
            Command::TeleportTo { tile } => say!(self, "command-teleport", to = self.located(tile)),
            Command::PilotStay => t("command-pilot-stay"),
            Command::PilotDepart => t("command-pilot-depart"),
            Command::PilotRelocate { cell, rot } => {
                let pod = match prompt {
                    Some(Prompt::ChoosePilot { pod, .. }) => Some(pod),
                    _ => None,
                };
                let (cell, doors) = (self.place(cell), self.doors(pod, rot));
                say!(self, "command-pilot-relocate", cell, doors)
            }
            Command::StopMoving => t("command-stop"),
            Command::Activate { tile, activator } => {
                let (tile, role) = (self.located(tile), activator.role());
                say!(self, "command-activate", tile, role)
            }
            Command::LaserTarget { tile } => say!(self, "command-laser", tile = self.located(tile)),
            Command::Revive { astronaut } => say!(self, "command-revive", figure = astronaut),
            Command::SwapAlien { tile } => say!(self, "command-swap-alien", tile = self.located(tile)),
            Command::SwapAstronaut { astronaut } => say!(self, "command-swap-astronaut", figure = astronaut),
            Command::RelocateTile { tile } => say!(self, "command-relocate", tile = self.located(tile)),
            Command::PlaceTileAt { cell, rot } => {
                let tile = match prompt {
                    Some(Prompt::ChoosePlace { tile }) => Some(tile),
                    _ => None,
                };
                let (cell, doors) = (self.place(cell), self.doors(tile, rot));
                say!(self, "command-place", cell, doors)
            }
            Command::LaunchPod { tile } => say!(self, "command-launch", tile),
            Command::Interrupt { tile, activator } => say!(self, "command-interrupt", tile, role = activator.role()),
            Command::Pass if matches!(prompt, Some(Prompt::React { .. }) | None) => t("command-let-it-happen"),
            Command::Pass => t("command-pass"),
            Command::Commit => t("command-commit"),
            Command::EndInterrupt => t("command-end-interrupt"),
            Command::EndTurn => t("command-end-turn"),
        };
        capitalised(&text)
    }

    /// The heads under which a command stands in a long list, and what is left of its words: a tile that is built by the
    /// tile, then by its place; a step by who walks. `None` for a command that stands alone.
    #[must_use]
    pub fn filed(&self, prompt: Option<Prompt>, command: &Command) -> Option<(Vec<String>, String)> {
        let doors = |tile, rot| capitalised(&say!(self, "command-doors", doors = self.doors(tile, rot)));
        let heads = |heads: &[String]| heads.iter().map(|head| capitalised(head)).collect::<Vec<_>>();
        Some(match *command {
            Command::Build { source, cell, rot } => {
                let filed = heads(&[self.source(source), self.place(cell)]);
                (filed, doors(self.source_tile(source), rot))
            }
            Command::PilotRelocate { cell, rot } => {
                let pod = match prompt {
                    Some(Prompt::ChoosePilot { pod, .. }) => Some(pod),
                    _ => None,
                };
                (heads(&[self.place(cell)]), doors(pod, rot))
            }
            Command::PlaceTileAt { cell, rot } => {
                let tile = match prompt {
                    Some(Prompt::ChoosePlace { tile }) => Some(tile),
                    _ => None,
                };
                (heads(&[self.place(cell)]), doors(tile, rot))
            }
            Command::MoveAstronaut { astronaut, to } => {
                let whose = heads(&[name(&astronaut.role())]);
                (whose, capitalised(&self.walk(astronaut, to)))
            }
            Command::PushAstronaut { victim, to } => {
                (heads(&[self.figure(victim)]), capitalised(&self.walk(victim, to)))
            }
            _ => return None,
        })
    }

    /// The tile of a build source in words.
    fn source(&self, source: u8) -> String {
        let tile = self.source_tile(source);
        tile.map_or_else(|| t("tile-unknown"), |tile| self.tile(tile))
    }

    /// A free cell in a list, away from the board.
    fn place(&self, cell: Cell) -> String {
        match self.beside(cell) {
            Some((direction, tile)) => say!(self, "cell-beside", direction, tile = self.located(tile)),
            None => self.cell(cell),
        }
    }

    /// The tile of a build source: a display place or the top pod.
    #[must_use]
    pub fn source_tile(&self, source: u8) -> Option<Tile> {
        match self.view.board.display.get(usize::from(source)) {
            Some(place) => *place,
            None => self.setup.pods.get(usize::from(self.view.board.pods_taken)).copied(),
        }
    }

    /// The tile or pod that a figure stands on, or the teleporter it passes through; `None` off the board.
    #[must_use]
    pub fn stands_on(&self, astronaut: Astronaut) -> Option<Tile> {
        match self.view.board.places[astronaut.index()] {
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

    /// The sides to which the doors of a tile lead when it lies turned like this.
    fn doors(&self, tile: Option<Tile>, rot: u8) -> String {
        let data = tile.and_then(|tile| self.setup.components.tiles.get(tile.index()));
        let doors = data.map_or(Doors::empty(), |data| turned(data.doors, rot));
        let sides = Dir::ALL.into_iter().filter(|&dir| doors.contains(dir));
        listed(sides.map(|dir| name(&dir)))
    }

    /// The target of an alien's push, by direction from the tile that the question is about.
    fn pushed_alien(&self, prompt: Option<Prompt>, to: Tile) -> String {
        match prompt {
            Some(Prompt::ChooseAlienPush { at }) => self.step(at, to),
            _ => self.tile(to),
        }
    }
}
