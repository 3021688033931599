//! Argo in words.

mod command;
mod event;
mod prompt;
#[cfg(test)]
mod tests;

use super::{About, Line, Spoken, Status, seat_name, t, t_args, yes_no};
use crate::{
    games::argo::{
        Astronaut, Cell, Command, Dir, Event, Kind, Phase, PointSource, Prompt, Reason, Role, Skip, State, Tile,
        tile_with_door,
    },
    rules::Seat,
};

impl About<'_, State> {
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
        let open = |other: Tile| {
            self.view.table.spots[other.index()].is_some() || self.view.table.display.contains(&Some(other))
        };
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
            let table = &self.view.table;
            let tile = tile_with_door(self.setup, table, cell.step(dir), dir.opposite())?;
            (!self.setup.components.is_pod(tile)).then_some((dir.opposite(), tile))
        });
        match beside {
            Some((dir, tile)) => t_args(
                "cell-beside",
                &[("direction", direction(dir).into()), ("tile", self.tile(tile).into())],
            ),
            None => t_args("cell-at", &[("x", cell.x.into()), ("y", cell.y.into())]),
        }
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
        let (a, b) = (
            self.view.table.spots[from.index()]?.cell,
            self.view.table.spots[to.index()]?.cell,
        );
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

impl Spoken for State {
    fn command(about: About<'_, Self>, prompt: Option<&Prompt>, command: &Command) -> String {
        about.command(prompt.copied(), command)
    }
    fn event(about: About<'_, Self>, event: &Event) -> Option<Line> {
        event::is_told(event).then(|| about.event(event))
    }
    fn points(event: &Event) -> Option<(Seat, i32)> {
        match event {
            Event::Scored { seat, points, .. } => Some((*seat, i32::from(*points))),
            _ => None,
        }
    }
    fn begins_turn(event: &Event) -> Option<Seat> {
        match event {
            Event::TurnStarted { seat, .. } => Some(*seat),
            _ => None,
        }
    }
    fn status_line(about: About<'_, Self>, seat: Seat, prompt: &Prompt) -> Status {
        about.prompt(seat, about.view.phase, prompt)
    }
    fn reason(why: &Reason) -> String {
        reason(*why)
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
