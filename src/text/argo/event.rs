//! Events: the lines of the log.

use super::{phase, point_source, role, skip};
use crate::{
    games::argo::{Astronaut, Cause, Event, State, Tile},
    rules::Seat,
    text::{About, Line, t, t_args},
};

impl About<'_, State> {
    /// An event as a line of the log.
    #[must_use]
    pub fn event(&self, event: &Event) -> Line {
        Line {
            seat: Self::whose(event),
            text: self.event_text(event),
        }
    }

    fn whose(event: &Event) -> Option<Seat> {
        match *event {
            Event::TurnStarted { seat, .. }
            | Event::Placed { seat, .. }
            | Event::Scored { seat, .. }
            | Event::Activated { seat, .. }
            | Event::Announced { seat, .. }
            | Event::Passed { seat }
            | Event::ActionPassed { seat }
            | Event::Claimed { seat, .. }
            | Event::Interrupted { seat, .. }
            | Event::Committed { seat }
            | Event::InterruptEnded { seat }
            | Event::TurnEnded { seat }
            | Event::Killed { by: seat, .. }
            | Event::AlienKilled { by: seat, .. } => Some(seat),
            Event::Moved { astronaut, .. } => Some(astronaut.seat()),
            _ => None,
        }
    }

    fn event_text(&self, event: &Event) -> String {
        match *event {
            Event::TurnStarted { seat, turn } => {
                t_args("turn-of", &[("turn", turn.into()), ("name", self.seat(seat).into())])
            }
            Event::PhaseSkipped { phase: skipped, why } => t_args(
                "event-skipped",
                &[("phase", phase(skipped).into()), ("why", skip(why).into())],
            ),
            Event::AlienMoved { from, to } => t_args("event-alien-moved", &[("to", self.way(from, to).into())]),
            Event::AlienPushed { from, to } => t_args("event-alien-pushed", &[("to", self.way(from, to).into())]),
            Event::Moved { astronaut, from, to } => t_args(
                "event-moved",
                &[
                    ("role", role(astronaut.role()).into()),
                    ("to", self.way(from, to).into()),
                ],
            ),
            Event::Pushed {
                astronaut, from, to, ..
            } => t_args(
                "event-pushed",
                &[
                    ("figure", self.figure(astronaut).into()),
                    ("to", self.way(from, to).into()),
                ],
            ),
            Event::Teleported { astronaut, to, .. } => self.figure_at("event-teleported", astronaut, to),
            Event::Killed {
                astronaut, cause: why, ..
            } => t_args(
                "event-killed",
                &[("figure", self.figure(astronaut).into()), ("cause", cause(why).into())],
            ),
            Event::AlienKilled { at, cause: why, .. } => t_args(
                "event-alien-killed",
                &[("tile", self.tile(at).into()), ("cause", cause(why).into())],
            ),
            Event::AlienScored { from, to } => {
                t_args("event-alien-scored", &[("from", from.into()), ("to", to.into())])
            }
            Event::Boarded { astronaut, pod, .. } => self.figure_at("event-boarded", astronaut, pod),
            Event::Launched { pod, ref aboard } => self.launched(pod, aboard),
            _ => self.further_event_text(event),
        }
    }

    fn further_event_text(&self, event: &Event) -> String {
        match *event {
            Event::Relocated { tile, .. } => self.of_tile("event-relocated", tile),
            Event::Placed { tile, .. } => self.of_tile("event-placed", tile),
            Event::Revealed { tile, .. } => self.of_tile("event-revealed", tile),
            Event::Spawned { at } => self.of_tile("event-spawned", at),
            Event::Scored { points, source, .. } => t_args(
                "event-scored",
                &[("points", points.into()), ("source", point_source(source).into())],
            ),
            Event::Activated { tile, activator, .. } => self.with_activator("event-activated", tile, activator),
            Event::Revived { astronaut } => t_args("event-revived", &[("figure", self.figure(astronaut).into())]),
            Event::Swapped {
                astronaut, alien_from, ..
            } => self.figure_at("event-swapped", astronaut, alien_from),
            Event::Announced { .. } => t("event-announced"),
            Event::Passed { .. } => t("event-passed"),
            Event::ActionPassed { .. } => t("event-action-passed"),
            Event::Claimed { tile, activator, .. } => self.with_activator("event-claimed", tile, activator),
            Event::Interrupted { tile, activator, .. } => self.with_activator("event-interrupted", tile, activator),
            Event::Committed { .. } => t("event-committed"),
            Event::InterruptEnded { .. } => t("event-interrupt-ended"),
            Event::CountdownStarted => t("event-countdown"),
            Event::TurnEnded { .. } => t("event-turn-ended"),
            // Everything else stands in `event_text`.
            _ => t("event-game-over"),
        }
    }

    fn launched(&self, pod: Tile, aboard: &[(Astronaut, u8)]) -> String {
        let who: Vec<String> = aboard.iter().map(|&(astronaut, _)| self.figure(astronaut)).collect();
        t_args(
            "event-launched",
            &[("pod", self.tile(pod).into()), ("who", Self::list(&who).into())],
        )
    }

    fn of_tile(&self, id: &str, tile: Tile) -> String {
        t_args(id, &[("tile", self.tile(tile).into())])
    }

    fn figure_at(&self, id: &str, astronaut: Astronaut, tile: Tile) -> String {
        t_args(
            id,
            &[
                ("figure", self.figure(astronaut).into()),
                ("to", self.tile(tile).into()),
            ],
        )
    }

    fn with_activator(&self, id: &str, tile: Tile, activator: Astronaut) -> String {
        t_args(
            id,
            &[
                ("tile", self.tile(tile).into()),
                ("role", role(activator.role()).into()),
            ],
        )
    }
}

/// True if an event has a line; another line, a chip or the status line tells the others.
pub(super) const fn is_told(event: &Event) -> bool {
    !matches!(
        event,
        Event::Committed { .. } | Event::TurnEnded { .. } | Event::AlienScored { .. }
    )
}

/// The cause of a death, in a few words.
#[must_use]
pub(super) fn cause(cause: Cause) -> String {
    t(match cause {
        Cause::AlienPhase => "cause-alien-phase",
        Cause::Entered => "cause-entered",
        Cause::TwoGrunts => "cause-two-grunts",
        Cause::Laser => "cause-laser",
        Cause::Lab => "cause-lab",
        Cause::Radiation => "cause-radiation",
        Cause::Teleporter => "cause-teleporter",
    })
}
