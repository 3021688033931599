//! From a question and its legal commands to things that can be clicked. Nothing here knows a rule: what is offered is
//! exactly the list that was sent, sorted by the piece one would point at.

use crate::games::argo::{Astronaut, Cell, Command, Prompt, Tile};

/// Everything that has been pointed at already, on the way to a command.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// The piece that is to act.
    pub piece: Option<Piece>,
    /// The source to build from.
    pub source: Option<u8>,
    /// The cell where a tile would be put.
    pub cell: Option<Cell>,
    /// The place of the rotation among the legal ones there.
    pub turn: usize,
}

/// A piece that can act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// The figure of an astronaut.
    Figure(Astronaut),
    /// The alien on a tile.
    Alien(Tile),
    /// A room with several possible activators.
    Room(Tile),
}

/// A place on the screen at which a choice is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// A figure on the board.
    Figure(Astronaut),
    /// A figure on the alien track.
    Dead(Astronaut),
    /// The alien on this tile.
    Alien(Tile),
    /// A tile on the board.
    Tile(Tile),
    /// An empty or own cell of the board.
    Cell(Cell),
    /// A display place (0..=2) or the top pod (3).
    Source(u8),
    /// A button in the action bar.
    Button,
    /// The button at the far right, also reached with Enter.
    Primary,
    /// The interrupt sheet.
    Sheet,
}

/// The effect of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Gives a command.
    Send(Command),
    /// Points at something; more has to be chosen.
    Select(Selection),
}

/// One thing that can be chosen now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The place at which it is made.
    pub at: Anchor,
    /// The effect of choosing it.
    pub effect: Effect,
}

impl Choice {
    const fn send(at: Anchor, command: Command) -> Self {
        Self {
            at,
            effect: Effect::Send(command),
        }
    }
    const fn select(at: Anchor, selection: Selection) -> Self {
        Self {
            at,
            effect: Effect::Select(selection),
        }
    }
}

/// Everything that can be pointed at now, each place once, in the order of the legal list.
#[must_use]
pub fn choices(prompt: &Prompt, legal: &[Command], selection: &Selection) -> Vec<Choice> {
    let mut out: Vec<Choice> = Vec::new();
    for &command in legal {
        for choice in offered(prompt, legal, selection, command) {
            if !out.iter().any(|other| other.at == choice.at && is_single(choice.at)) {
                out.push(choice);
            }
        }
    }
    out
}

/// Places that hold one choice at a time; buttons and the sheet hold several.
const fn is_single(at: Anchor) -> bool {
    !matches!(at, Anchor::Button | Anchor::Sheet | Anchor::Primary)
}

/// The choices that one legal command puts on the screen.
fn offered(prompt: &Prompt, legal: &[Command], selection: &Selection, command: Command) -> Vec<Choice> {
    match command {
        Command::MoveAlien { from, to } => alien_moves(legal, selection, from, to, command),
        Command::PushAlien { to } | Command::TeleportTo { tile: to } => vec![Choice::send(Anchor::Tile(to), command)],
        Command::KillVictim { astronaut } | Command::SwapAstronaut { astronaut } => {
            vec![Choice::send(Anchor::Figure(astronaut), command)]
        }
        Command::Revive { astronaut } => vec![Choice::send(Anchor::Dead(astronaut), command)],
        Command::LaserTarget { tile } | Command::SwapAlien { tile } => vec![Choice::send(Anchor::Alien(tile), command)],
        Command::RelocateTile { tile } | Command::LaunchPod { tile } => vec![Choice::send(Anchor::Tile(tile), command)],
        Command::MoveAstronaut { astronaut, to } if matches!(prompt, Prompt::ChooseStep { .. }) => {
            let _ = astronaut;
            vec![Choice::send(Anchor::Tile(to), command)]
        }
        Command::MoveAstronaut { astronaut, to } => by_piece(
            selection,
            Piece::Figure(astronaut),
            Anchor::Figure(astronaut),
            Anchor::Tile(to),
            command,
        ),
        Command::PushAstronaut { victim, to } => pushes(legal, selection, victim, to, command),
        Command::Activate { tile, activator } => activations(legal, selection, tile, activator, command),
        Command::Build { source, cell, rot } => builds(legal, selection, source, cell, rot, command),
        Command::PilotRelocate { cell, .. } | Command::PlaceTileAt { cell, .. } => {
            placements(legal, selection, cell, command)
        }
        Command::PilotStay | Command::PilotDepart => vec![Choice::send(Anchor::Button, command)],
        Command::Interrupt { .. } => vec![Choice::send(Anchor::Sheet, command)],
        Command::Pass if matches!(prompt, Prompt::React { .. }) => vec![Choice::send(Anchor::Sheet, command)],
        Command::Pass => vec![Choice::send(Anchor::Button, command)],
        Command::StopMoving | Command::Commit | Command::EndInterrupt | Command::EndTurn => {
            vec![Choice::send(Anchor::Primary, command)]
        }
    }
}

/// First the piece, then where it goes.
fn by_piece(selection: &Selection, piece: Piece, at: Anchor, target: Anchor, command: Command) -> Vec<Choice> {
    let chosen = Selection {
        piece: Some(piece),
        ..Selection::default()
    };
    let mut out = vec![Choice::select(at, chosen)];
    if selection.piece == Some(piece) {
        out.push(Choice::send(target, command));
    }
    out
}

/// A step of an alien: the tile says all if only one alien can go there and none that can go stands there.
fn alien_moves(legal: &[Command], selection: &Selection, from: Tile, to: Tile, command: Command) -> Vec<Choice> {
    let mut out = by_piece(
        selection,
        Piece::Alien(from),
        Anchor::Alien(from),
        Anchor::Tile(to),
        command,
    );
    let another = |other: &Command| match *other {
        Command::MoveAlien { from: f, to: t } => f == to || (t == to && f != from),
        _ => false,
    };
    if selection.piece.is_none() && !legal.iter().any(another) {
        out.push(Choice::send(Anchor::Tile(to), command));
    }
    out
}

/// A push: the tile says all if only one figure can go there; otherwise the figure comes first.
fn pushes(legal: &[Command], selection: &Selection, victim: Astronaut, to: Tile, command: Command) -> Vec<Choice> {
    let several = legal
        .iter()
        .any(|c| matches!(c, Command::PushAstronaut { victim: v, .. } if *v != victim));
    if several {
        by_piece(
            selection,
            Piece::Figure(victim),
            Anchor::Figure(victim),
            Anchor::Tile(to),
            command,
        )
    } else {
        vec![Choice::send(Anchor::Tile(to), command)]
    }
}

/// An activation: the room itself, then its activator if it makes a difference.
fn activations(
    legal: &[Command],
    selection: &Selection,
    tile: Tile,
    activator: Astronaut,
    command: Command,
) -> Vec<Choice> {
    match selection.piece {
        Some(Piece::Room(room)) if room == tile => vec![Choice::send(Anchor::Figure(activator), command)],
        // A selected figure lights where it can go; the button keeps activations within reach.
        Some(Piece::Figure(figure)) if figure == activator => vec![Choice::send(Anchor::Button, command)],
        Some(_) => Vec::new(),
        None => {
            let several = legal
                .iter()
                .any(|c| matches!(c, Command::Activate { tile: t, activator: a } if *t == tile && *a != activator));
            if several {
                let chosen = Selection {
                    piece: Some(Piece::Room(tile)),
                    ..Selection::default()
                };
                vec![Choice::select(Anchor::Tile(tile), chosen)]
            } else {
                vec![Choice::send(Anchor::Tile(tile), command)]
            }
        }
    }
}

/// A build: source, then cell, then the rotation and once more the cell.
fn builds(legal: &[Command], selection: &Selection, source: u8, cell: Cell, rot: u8, command: Command) -> Vec<Choice> {
    let _ = rot;
    let chosen = Selection {
        source: Some(source),
        ..Selection::default()
    };
    let mut out = vec![Choice::select(Anchor::Source(source), chosen)];
    if selection.source == Some(source) {
        out.extend(placements(legal, selection, cell, command));
    }
    out
}

/// A cell: pointed at first it holds the ghost, pointed at again it takes the tile.
fn placements(legal: &[Command], selection: &Selection, cell: Cell, command: Command) -> Vec<Choice> {
    if selection.cell == Some(cell) {
        let Some(staged) = staged(legal, selection) else {
            return Vec::new();
        };
        if staged != command {
            return Vec::new();
        }
        return vec![
            Choice::send(Anchor::Cell(cell), command),
            Choice::send(Anchor::Primary, command),
        ];
    }
    let chosen = Selection {
        cell: Some(cell),
        turn: 0,
        ..*selection
    };
    vec![Choice::select(Anchor::Cell(cell), chosen)]
}

/// The cell and rotation of a command that puts a tile somewhere.
#[must_use]
pub const fn placement(command: &Command) -> Option<(Cell, u8)> {
    match *command {
        Command::Build { cell, rot, .. }
        | Command::PilotRelocate { cell, rot }
        | Command::PlaceTileAt { cell, rot } => Some((cell, rot)),
        _ => None,
    }
}

/// The legal commands that differ only in rotation from what is staged.
#[must_use]
pub fn rotations(legal: &[Command], selection: &Selection) -> Vec<Command> {
    let Some(cell) = selection.cell else { return Vec::new() };
    legal
        .iter()
        .copied()
        .filter(|command| placement(command).is_some_and(|(at, _)| at == cell))
        .filter(|command| match command {
            Command::Build { source, .. } => selection.source == Some(*source),
            _ => true,
        })
        .collect()
}

/// The command of the ghost tile.
#[must_use]
pub fn staged(legal: &[Command], selection: &Selection) -> Option<Command> {
    let turns = rotations(legal, selection);
    turns.get(selection.turn % turns.len().max(1)).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{games::argo::Role, rules::Seat};

    fn figure(role: Role) -> Astronaut {
        Astronaut::new(Seat::wrapping(0), role)
    }
    fn tile(index: usize) -> Tile {
        Tile::from_index(index).expect("below the limit")
    }
    const ACTION: Prompt = Prompt::ChooseAction { interrupt: false };

    /// All commands that can be reached by clicking, from nothing selected.
    fn reachable(prompt: &Prompt, legal: &[Command]) -> Vec<Command> {
        let (mut open, mut seen, mut sent) = (vec![Selection::default()], Vec::new(), Vec::new());
        while let Some(selection) = open.pop() {
            if seen.contains(&selection) {
                continue;
            }
            seen.push(selection);
            let turns = rotations(legal, &selection).len();
            open.extend((0..turns).map(|turn| Selection { turn, ..selection }));
            for choice in choices(prompt, legal, &selection) {
                match choice.effect {
                    Effect::Select(next) => open.push(next),
                    Effect::Send(command) if !sent.contains(&command) => sent.push(command),
                    Effect::Send(_) => {}
                }
            }
        }
        sent.sort_unstable();
        sent
    }

    fn all_reachable(prompt: Prompt, mut legal: Vec<Command>) {
        let found = reachable(&prompt, &legal);
        legal.sort_unstable();
        assert_eq!(found, legal);
    }

    #[test]
    fn every_action_can_be_clicked_and_nothing_else() {
        let (chief, pilot) = (figure(Role::Chief), figure(Role::Pilot));
        all_reachable(
            ACTION,
            vec![
                Command::MoveAstronaut {
                    astronaut: chief,
                    to: tile(3),
                },
                Command::MoveAstronaut {
                    astronaut: chief,
                    to: tile(4),
                },
                Command::MoveAstronaut {
                    astronaut: pilot,
                    to: tile(3),
                },
                Command::Activate {
                    tile: tile(7),
                    activator: chief,
                },
                Command::Activate {
                    tile: tile(7),
                    activator: pilot,
                },
                Command::Activate {
                    tile: tile(8),
                    activator: pilot,
                },
                Command::Pass,
            ],
        );
    }

    #[test]
    fn every_build_can_be_clicked() {
        let cell = |x, y| Cell { x, y };
        let mut legal = Vec::new();
        for source in [0, 2, 3] {
            for (at, rots) in [(cell(0, 2), 0..4), (cell(3, 0), 1..3)] {
                legal.extend(rots.map(|rot| Command::Build { source, cell: at, rot }));
            }
        }
        all_reachable(Prompt::ChooseBuild, legal);
    }

    #[test]
    fn pushes_reactions_and_pilots_can_be_clicked() {
        let (chief, pilot) = (figure(Role::Chief), figure(Role::Pilot));
        let push = |victim, to| Command::PushAstronaut { victim, to: tile(to) };
        let prompt = Prompt::ChoosePush {
            mover: chief,
            at: tile(2),
        };
        all_reachable(prompt, vec![push(chief, 3), push(pilot, 3), push(pilot, 4)]);
        all_reachable(prompt, vec![push(pilot, 3), push(pilot, 4)]);
        let react = Prompt::React {
            window: crate::games::argo::WindowKind::Start,
        };
        all_reachable(
            react,
            vec![
                Command::Interrupt {
                    tile: tile(5),
                    activator: chief,
                },
                Command::Pass,
            ],
        );
        let cell = Cell { x: 1, y: 4 };
        all_reachable(
            Prompt::ChoosePilot {
                astronaut: pilot,
                pod: tile(30),
            },
            vec![
                Command::PilotStay,
                Command::PilotDepart,
                Command::PilotRelocate { cell, rot: 0 },
                Command::PilotRelocate { cell, rot: 1 },
            ],
        );
    }

    #[test]
    fn an_alien_goes_by_its_target_alone_where_no_other_is_meant() {
        let step = |from, to| Command::MoveAlien {
            from: tile(from),
            to: tile(to),
        };
        let legal = vec![step(3, 4), step(3, 5), step(6, 5), step(6, 3)];
        let offered = choices(&Prompt::ChooseAlienMove, &legal, &Selection::default());
        let at_once: Vec<&Choice> = offered.iter().filter(|c| matches!(c.effect, Effect::Send(_))).collect();
        assert_eq!(at_once, [&Choice::send(Anchor::Tile(tile(4)), legal[0])]);
        all_reachable(Prompt::ChooseAlienMove, legal);
    }

    #[test]
    fn one_victim_is_pushed_by_its_target_alone() {
        let legal = [Command::PushAstronaut {
            victim: figure(Role::Pilot),
            to: tile(3),
        }];
        let prompt = Prompt::ChoosePush {
            mover: figure(Role::Chief),
            at: tile(2),
        };
        let offered = choices(&prompt, &legal, &Selection::default());
        assert_eq!(offered, [Choice::send(Anchor::Tile(tile(3)), legal[0])]);
    }
}
