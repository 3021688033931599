//! Names and rules of single things.

use crate::{
    games::argo::{Dir, Kind, Phase, PointSource, Reason, Role, Skip},
    text::{t, t_code},
};

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

/// The abilities of a role, in one or two sentences.
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

/// The words for a value of a tile that the box data marks as supposed; the given name itself if there are none.
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

/// The effect of a kind of tile, in one or two sentences.
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

/// The reason for which a phase was skipped, in a few words.
#[must_use]
pub fn skip(skip: Skip) -> String {
    t(match skip {
        Skip::NoAlien => "skip-no-alien",
        Skip::NothingToBuild => "skip-nothing-to-build",
        Skip::NoAction => "skip-no-action",
    })
}

/// The name of a source of points.
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
    t_code("reason", reason, &[])
}
