//! Argo in words.

mod command;
mod event;
mod prompt;
#[cfg(test)]
mod tests;

use super::{seat_name, t, t_args, yes_no};
use crate::{
    games::argo::{
        Astronaut, Cell, Dir, Ending, Footprint, Kind, Phase, PointSource, Reason, Role, Setup, Skip, Table, Tile,
    },
    rules::Seat,
};

/// What the sentences about a position need: who is called what, and where things lie.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    /// The match.
    pub setup: &'a Setup,
    /// The table as it lies when the sentence is said.
    pub table: &'a Table,
    /// Names of the players by seat; a seat without one is called by its number.
    pub names: &'a [String],
    /// The reader's seat, who is addressed as "you".
    pub you: Option<Seat>,
}

impl Words<'_> {
    /// The name of a player.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> String {
        seat_name(self.names, seat)
    }

    /// Selector for the sentences that address the reader: `yes` or `no`.
    fn is_you(&self, seat: Seat) -> &'static str {
        yes_no(self.you == Some(seat))
    }

    /// A figure with its owner: "your Pilot", "Cleo's Pilot".
    #[must_use]
    pub fn figure(&self, astronaut: Astronaut) -> String {
        t_args(
            "figure",
            &[
                ("you", self.is_you(astronaut.seat()).into()),
                ("name", self.seat(astronaut.seat()).into()),
                ("role", role(astronaut.role()).into()),
            ],
        )
    }

    /// A tile with its article, by kind; the id of the box tells apart several of one kind on the board.
    #[must_use]
    pub fn tile(&self, tile: Tile) -> String {
        t_args("tile-the", &[("tile", self.tile_bare(tile).into())])
    }

    /// A tile without article, such as "corridor C04" or "pod 2, 3".
    #[must_use]
    pub fn tile_bare(&self, tile: Tile) -> String {
        let Some(data) = self.setup.components.tiles.get(tile.index()) else {
            return t("tile-unknown");
        };
        if data.kind == Kind::Pod {
            let seats: Vec<String> = data.seats.iter().map(u8::to_string).collect();
            return t_args("tile-pod", &[("seats", seats.join(", ").into())]);
        }
        if self.is_ambiguous(tile, data.kind) {
            t_args(
                "tile-with-id",
                &[("kind", kind(data.kind).into()), ("id", data.id.as_str().into())],
            )
        } else {
            kind(data.kind)
        }
    }

    /// Whether another tile of this kind lies open on the board or in the display.
    fn is_ambiguous(&self, tile: Tile, kind: Kind) -> bool {
        let open = |other: Tile| self.table.spots[other.index()].is_some() || self.table.display.contains(&Some(other));
        self.setup
            .components
            .of_kind(kind)
            .iter()
            .any(|other| other != tile && open(other))
    }

    /// The tile next to `from`, by direction if that says it: "the east corridor".
    #[must_use]
    pub fn step(&self, from: Tile, to: Tile) -> String {
        let named = to == Tile::WAKING_ROOM || self.setup.components.is_pod(to);
        match self.direction(from, to) {
            Some(dir) if !named => {
                let kind = self.setup.components.tiles.get(to.index()).map(|data| kind(data.kind));
                t_args(
                    "tile-towards",
                    &[
                        ("direction", direction(dir).into()),
                        ("kind", kind.unwrap_or_default().into()),
                    ],
                )
            }
            _ => self.tile(to),
        }
    }

    /// A free cell by the tile whose door leads to it: "east of the corridor C04"; by its coordinates if none does.
    #[must_use]
    pub fn cell(&self, cell: Cell) -> String {
        let beside = Dir::ALL.into_iter().find_map(|dir| {
            let tile = self.tile_with_door(cell.step(dir), dir.opposite())?;
            Some((dir.opposite(), tile))
        });
        match beside {
            Some((dir, tile)) => t_args(
                "cell-beside",
                &[("direction", direction(dir).into()), ("tile", self.tile(tile).into())],
            ),
            None => t_args("cell-at", &[("x", cell.x.into()), ("y", cell.y.into())]),
        }
    }

    /// The module that has a door on this side of this cell.
    fn tile_with_door(&self, cell: Cell, side: Dir) -> Option<Tile> {
        self.setup.modules.iter().find(|tile| {
            let Some(spot) = self.table.spots[tile.index()] else {
                return false;
            };
            let large = *tile == Tile::WAKING_ROOM && self.setup.components.footprint == Footprint::Three;
            let door_cell = if large { spot.cell.step(side) } else { spot.cell };
            let doors = self.setup.components.tile(*tile).doors.rotated(spot.rot);
            door_cell == cell && doors.contains(side)
        })
    }

    /// Where a step leads, as short as it can be said: "east" along corridors, "to the lab" into a room.
    #[must_use]
    pub fn way(&self, from: Tile, to: Tile) -> String {
        let kind = self.setup.components.tiles.get(to.index()).map(|data| data.kind);
        match self.direction(from, to) {
            Some(dir) if kind == Some(Kind::Corridor) => direction(dir),
            _ => t_args("way-to", &[("tile", self.tile(to).into())]),
        }
    }

    /// In which direction a tile lies from another one in the same row or column.
    fn direction(&self, from: Tile, to: Tile) -> Option<Dir> {
        let (a, b) = (self.table.spots[from.index()]?.cell, self.table.spots[to.index()]?.cell);
        match (i16::from(b.x) - i16::from(a.x), i16::from(b.y) - i16::from(a.y)) {
            (0, dy) if dy < 0 => Some(Dir::North),
            (0, dy) if dy > 0 => Some(Dir::South),
            (dx, 0) if dx > 0 => Some(Dir::East),
            (dx, 0) if dx < 0 => Some(Dir::West),
            _ => None,
        }
    }

    /// Several things in one sentence: "a, b, c".
    fn list(items: &[String]) -> String {
        items.join(", ")
    }
}

/// A role's name.
#[must_use]
pub fn role(role: Role) -> String {
    t(match role {
        Role::Chief => "role-chief",
        Role::Explorer => "role-explorer",
        Role::Pilot => "role-pilot",
        Role::Grunt => "role-grunt",
        Role::Robot => "role-robot",
    })
}

/// A direction of the board.
#[must_use]
pub fn direction(dir: Dir) -> String {
    t(match dir {
        Dir::North => "direction-north",
        Dir::East => "direction-east",
        Dir::South => "direction-south",
        Dir::West => "direction-west",
    })
}

/// A kind of tile, without article.
#[must_use]
pub fn kind(kind: Kind) -> String {
    t(match kind {
        Kind::WakingRoom => "kind-waking-room",
        Kind::Corridor => "kind-corridor",
        Kind::Teleporter => "kind-teleporter",
        Kind::Lab => "kind-lab",
        Kind::ControlRoom => "kind-control-room",
        Kind::TimeMachine => "kind-time-machine",
        Kind::JumpRoom => "kind-jump-room",
        Kind::Laser => "kind-laser",
        Kind::Infirmary => "kind-infirmary",
        Kind::Warehouse => "kind-warehouse",
        Kind::SecurityCenter => "kind-security-center",
        Kind::CoreRoom => "kind-core-room",
        Kind::SafeRoom => "kind-safe-room",
        Kind::Pod => "kind-pod",
    })
}

/// What a figure can do, in one or two sentences.
#[must_use]
pub fn role_rule(role: Role) -> String {
    t(match role {
        Role::Chief => "rule-chief",
        Role::Explorer => "rule-explorer",
        Role::Pilot => "rule-pilot",
        Role::Grunt => "rule-grunt",
        Role::Robot => "rule-robot",
    })
}

/// A value of a tile that the box data marks as supposed, by its name there; the name itself if it has no words.
#[must_use]
pub fn field(name: &str) -> String {
    match name {
        "kind" => t("field-kind"),
        "doors" => t("field-doors"),
        "capacity" => t("field-capacity"),
        "alien" => t("field-alien"),
        "set" => t("field-set"),
        "robot_forbidden" => t("field-robot-forbidden"),
        "activation_slots" => t("field-activation-slots"),
        "seats" => t("field-seats"),
        "min_players" => t("field-min-players"),
        other => other.to_owned(),
    }
}

/// What a kind of tile does, in one or two sentences.
#[must_use]
pub fn kind_rule(kind: Kind) -> String {
    t(match kind {
        Kind::WakingRoom => "rule-waking-room",
        Kind::Corridor => "rule-corridor",
        Kind::Teleporter => "rule-teleporter",
        Kind::Lab => "rule-lab",
        Kind::ControlRoom => "rule-control-room",
        Kind::TimeMachine => "rule-time-machine",
        Kind::JumpRoom => "rule-jump-room",
        Kind::Laser => "rule-laser",
        Kind::Infirmary => "rule-infirmary",
        Kind::Warehouse => "rule-warehouse",
        Kind::SecurityCenter => "rule-security-center",
        Kind::CoreRoom => "rule-core-room",
        Kind::SafeRoom => "rule-safe-room",
        Kind::Pod => "rule-pod",
    })
}

/// A phase of the turn.
#[must_use]
pub fn phase(phase: Phase) -> String {
    t(match phase {
        Phase::Alien => "phase-alien",
        Phase::Build => "phase-build",
        Phase::Action1 => "phase-action-1",
        Phase::Action2 => "phase-action-2",
        Phase::End => "phase-end",
    })
}

/// Why a phase was skipped.
#[must_use]
pub fn skip(skip: Skip) -> String {
    t(match skip {
        Skip::NoAlien => "skip-no-alien",
        Skip::NothingToBuild => "skip-nothing-to-build",
        Skip::NoAction => "skip-no-action",
    })
}

/// Where points come from.
#[must_use]
pub fn point_source(source: PointSource) -> String {
    t(match source {
        PointSource::Pods => "points-pods",
        PointSource::Kills => "points-kills",
        PointSource::Aliens => "points-aliens",
        PointSource::Warehouse => "points-warehouse",
    })
}

/// What ended the game.
#[must_use]
pub fn ending(ending: Ending) -> String {
    t(match ending {
        Ending::Pods => "ending-pods",
        Ending::Track => "ending-track",
        Ending::LastTile => "ending-last-tile",
        Ending::Stranded => "ending-stranded",
    })
}

/// The rule that forbids a command, in a player's words.
#[must_use]
pub fn reason(reason: Reason) -> String {
    t(match reason {
        Reason::GameOver => "reason-game-over",
        Reason::NotYourTurn => "reason-not-your-turn",
        Reason::OtherQuestion => "reason-other-question",
        Reason::NotYours => "reason-not-yours",
        Reason::NotMobile => "reason-not-mobile",
        Reason::AlreadyMoved => "reason-already-moved",
        Reason::NotConnected => "reason-not-connected",
        Reason::ChainStuck => "reason-chain-stuck",
        Reason::PushedBack => "reason-pushed-back",
        Reason::NotPushable => "reason-not-pushable",
        Reason::AliensBarred => "reason-aliens-barred",
        Reason::NoAlien => "reason-no-alien",
        Reason::NotAVictim => "reason-not-a-victim",
        Reason::CellTaken => "reason-cell-taken",
        Reason::NoDoor => "reason-no-door",
        Reason::PodTooNear => "reason-pod-too-near",
        Reason::NothingThere => "reason-nothing-there",
        Reason::FirstTurn => "reason-first-turn",
        Reason::NotActivatable => "reason-not-activatable",
        Reason::NotPresent => "reason-not-present",
        Reason::NoSlot => "reason-no-slot",
        Reason::RobotForbidden => "reason-robot-forbidden",
        Reason::NoEffect => "reason-no-effect",
        Reason::OutOfReach => "reason-out-of-reach",
        Reason::SwapImpossible => "reason-swap-impossible",
        Reason::StationBreaks => "reason-station-breaks",
        Reason::NoChange => "reason-no-change",
        Reason::AlienBeside => "reason-alien-beside",
        Reason::Immovable => "reason-immovable",
        Reason::EmptyPod => "reason-empty-pod",
        Reason::Compulsory => "reason-compulsory",
        Reason::StepCompulsory => "reason-step-compulsory",
        Reason::CommitFirst => "reason-commit-first",
        Reason::OwnToken => "reason-own-token",
        Reason::OnlyAsInterrupt => "reason-only-as-interrupt",
        Reason::NotDead => "reason-not-dead",
        Reason::NotSwappable => "reason-not-swappable",
        Reason::DoorsDoNotMeet => "reason-doors-do-not-meet",
        Reason::OnlyPod => "reason-only-pod",
        Reason::SameAsListed => "reason-same-as-listed",
        Reason::PodStranded => "reason-pod-stranded",
        Reason::TurningBarred => "reason-turning-barred",
        Reason::NoDestination => "reason-no-destination",
        Reason::NotAlone => "reason-not-alone",
        Reason::NoActionLeft => "reason-no-action-left",
    })
}
