//! The rules of Argo, page by page.

use super::{field, rule};
use crate::{
    games::argo::{Cause, Event, Kind, Phase, PointSource, Role, Setup, State},
    text::{
        book::{Chapter, Doubt, Paragraph, Taught, Told, chapter, tell, texts},
        capitalised, name, say, t,
    },
};
use Paragraph::{Heading, Point, Text};

/// The subject of a page of the rules of Argo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArgoTopic {
    /// The aim and the turn.
    Turn,
    /// What else matters, and the end.
    Rest,
    /// A phase of the turn.
    Phase(Phase),
    /// Steps, and who is in the way.
    Pushing,
    /// Rooms, and the tokens that say who used them.
    Activation,
    /// An astronaut.
    Role(Role),
    /// Aliens.
    Alien,
    /// The track of the dead.
    Track,
    /// A kind of tile.
    Kind(Kind),
    /// The end of the game, and who wins.
    End,
}

const PHASES: [Phase; 5] = [Phase::Alien, Phase::Build, Phase::Action1, Phase::Action2, Phase::End];
const PLACES: [Kind; 14] = [
    Kind::WakingRoom,
    Kind::Corridor,
    Kind::Teleporter,
    Kind::Pod,
    Kind::Lab,
    Kind::ControlRoom,
    Kind::TimeMachine,
    Kind::JumpRoom,
    Kind::Laser,
    Kind::Infirmary,
    Kind::Warehouse,
    Kind::SecurityCenter,
    Kind::CoreRoom,
    Kind::SafeRoom,
];

const TURN: [Told; 10] = [
    (Heading, "book-aim"),
    (Text, "argo-book-aim"),
    (Heading, "book-turn"),
    (Text, "argo-book-turn"),
    (Point, "argo-book-alien"),
    (Point, "argo-book-build"),
    (Point, "argo-book-actions"),
    (Heading, "argo-book-pushing"),
    (Text, "argo-book-move"),
    (Text, "argo-book-activate"),
];
const REST: [Told; 14] = [
    (Heading, "argo-book-aliens"),
    (Text, "argo-book-kill"),
    (Text, "argo-book-points"),
    (Text, "argo-book-track"),
    (Heading, "argo-book-pods-title"),
    (Text, "argo-book-pods"),
    (Text, "argo-book-launch"),
    (Heading, "argo-book-time-title"),
    (Text, "argo-book-time"),
    (Heading, "book-end"),
    (Text, "argo-book-end"),
    (Text, "argo-book-result"),
    (Text, "book-options"),
    (Paragraph::Unsure, "argo-book-unsure"),
];

impl Taught for State {
    type Topic = ArgoTopic;

    fn chapters() -> Vec<Chapter<ArgoTopic>> {
        use ArgoTopic::{Activation, Alien, End, Pushing, Rest, Track, Turn};
        let phases = PHASES.map(ArgoTopic::Phase).into_iter();
        vec![
            chapter("book-game", [Turn, Rest]),
            chapter("book-turn", phases.chain([Pushing, Activation, End])),
            chapter(
                "argo-book-figures",
                Role::ALL.map(ArgoTopic::Role).into_iter().chain([Alien, Track]),
            ),
            chapter("argo-book-tiles", PLACES.map(ArgoTopic::Kind)),
        ]
    }

    fn title(topic: ArgoTopic) -> String {
        match topic {
            ArgoTopic::Turn => t("book-one"),
            ArgoTopic::Rest => t("book-two"),
            ArgoTopic::Phase(phase) => name(&phase),
            ArgoTopic::Pushing => t("argo-book-pushing"),
            ArgoTopic::Activation => t("argo-book-activation"),
            ArgoTopic::Role(role) => capitalised(&name(&role)),
            ArgoTopic::Alien => t("argo-book-aliens"),
            ArgoTopic::Track => capitalised(&t("end-alien-track")),
            ArgoTopic::Kind(kind) => capitalised(&name(&kind)),
            ArgoTopic::End => t("book-end"),
        }
    }

    fn text(setup: &Setup, topic: ArgoTopic) -> Vec<Paragraph> {
        let told = |ids: &[&str]| texts(ids, &[]);
        match topic {
            ArgoTopic::Turn => tell(&TURN, &[]),
            ArgoTopic::Rest => tell(&REST, &[]),
            ArgoTopic::Phase(Phase::Alien) => told(&["argo-book-alien", "argo-book-kill", "argo-book-points"]),
            ArgoTopic::Phase(Phase::Build) => told(&["argo-book-build", "argo-book-doors", "argo-book-pods"]),
            ArgoTopic::Phase(Phase::Action1) => told(&["argo-book-actions", "argo-book-move"]),
            ArgoTopic::Phase(Phase::Action2) => told(&["argo-book-actions", "argo-book-activate", "argo-book-time"]),
            ArgoTopic::Phase(Phase::End) => told(&["argo-book-turn-end"]),
            ArgoTopic::Pushing => told(&["argo-book-move", "argo-book-chain"]),
            ArgoTopic::Activation => told(&["argo-book-activate", "argo-book-effect"]),
            ArgoTopic::Role(role) => vec![Text(rule(&role))],
            ArgoTopic::Alien => told(&["rule-alien", "argo-book-kill", "argo-book-points"]),
            ArgoTopic::Track => told(&["argo-book-track", "argo-book-result"]),
            ArgoTopic::Kind(kind) => place(setup, kind),
            ArgoTopic::End => told(&["argo-book-end", "argo-book-result", "book-options"]),
        }
    }

    fn subject(setup: &Setup, event: &Event) -> ArgoTopic {
        let kind = |tile| ArgoTopic::Kind(setup.components.tile(tile).kind);
        match *event {
            Event::TurnStarted { .. } => ArgoTopic::Turn,
            Event::PhaseSkipped { phase, .. } => ArgoTopic::Phase(phase),
            Event::AlienMoved { .. } | Event::AlienPushed { .. } | Event::Spawned { .. } => ArgoTopic::Alien,
            Event::Moved { astronaut, .. } | Event::Swapped { astronaut, .. } => ArgoTopic::Role(astronaut.role()),
            Event::Pushed { .. } => ArgoTopic::Pushing,
            Event::Teleported { portal, .. } => kind(portal),
            Event::Killed { at, cause, .. } | Event::AlienKilled { at, cause, .. } => match cause {
                Cause::AlienPhase | Cause::Entered | Cause::TwoGrunts => ArgoTopic::Alien,
                Cause::Laser => ArgoTopic::Kind(Kind::Laser),
                Cause::Lab => ArgoTopic::Kind(Kind::Lab),
                Cause::Radiation | Cause::Teleporter => kind(at),
            },
            Event::AlienScored { .. } => ArgoTopic::Track,
            Event::Boarded { pod, .. } | Event::Launched { pod, .. } => kind(pod),
            Event::Placed { tile, .. }
            | Event::Relocated { tile, .. }
            | Event::Revealed { tile, .. }
            | Event::Activated { tile, .. }
            | Event::Claimed { tile, .. }
            | Event::Interrupted { tile, .. } => kind(tile),
            Event::Scored { source, .. } => match source {
                PointSource::Pods => ArgoTopic::Kind(Kind::Pod),
                PointSource::Kills | PointSource::Aliens => ArgoTopic::Alien,
                PointSource::Warehouse => ArgoTopic::Kind(Kind::Warehouse),
            },
            Event::Revived { .. } => ArgoTopic::Kind(Kind::WakingRoom),
            Event::Announced { .. } | Event::Passed { .. } | Event::InterruptEnded { .. } => {
                ArgoTopic::Kind(Kind::TimeMachine)
            }
            Event::ActionPassed { .. } | Event::Committed { .. } => ArgoTopic::Phase(Phase::Action1),
            Event::CountdownStarted | Event::GameOver => ArgoTopic::End,
            Event::TurnEnded { .. } => ArgoTopic::Phase(Phase::End),
        }
    }

    fn unconfirmed(setup: &Setup) -> &[String] {
        &setup.components.marks.provisional
    }

    fn doubted(setup: &Setup, path: &str) -> Doubt<ArgoTopic> {
        let parts: Vec<&str> = path.split('.').collect();
        let tile = |id: &str| setup.components.tiles.iter().find(|tile| tile.id == id);
        let topic = match parts.as_slice() {
            ["module" | "pod", id, ..] => tile(id).map(|tile| ArgoTopic::Kind(tile.kind)),
            ["track", ..] => Some(ArgoTopic::Track),
            ["waking_room", ..] => Some(ArgoTopic::Kind(Kind::WakingRoom)),
            _ => None,
        };
        Doubt {
            topics: vec![topic.unwrap_or(ArgoTopic::Rest)],
            words: field(parts.last().copied().unwrap_or_default()),
        }
    }
}

/// A kind of tile: its rule, what more there is to say of it, and what the box has of it.
fn place(setup: &Setup, kind: Kind) -> Vec<Paragraph> {
    let more: &[&str] = match kind {
        Kind::TimeMachine => &["argo-book-time"],
        Kind::Pod => &["argo-book-pods", "argo-book-launch"],
        Kind::Corridor | Kind::Teleporter => &["argo-book-move"],
        Kind::WakingRoom | Kind::CoreRoom | Kind::SafeRoom => &[],
        _ => &["argo-book-activate"],
    };
    let tiles = || setup.components.tiles.iter().filter(|tile| tile.kind == kind);
    let mut page = vec![Text(rule(&kind))];
    page.extend(texts(more, &[]));
    page.push(Point(say!(&(), "argo-book-count", n = tiles().count())));
    let mut capacities = tiles().map(|tile| tile.capacity);
    let first = capacities.next();
    if let Some(capacity) = first.filter(|&first| first < u8::MAX && capacities.all(|other| other == first)) {
        page.push(Point(say!(&(), "tile-holds", n = capacity)));
    }
    let aliens = tiles().filter(|tile| tile.alien).count();
    if aliens > 0 {
        page.push(Point(say!(&(), "argo-book-with-alien", n = aliens)));
    }
    page
}
