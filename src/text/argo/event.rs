//! Events: the lines of the log.

use crate::{
    games::argo::{Cause, Ending, Event, State},
    rules::words,
    text::{About, Line, lines, listed, outcome},
};

impl About<'_, State> {
    /// An event as a line of the log.
    #[must_use]
    pub fn event(&self, event: &Event) -> Line {
        lines! { self, event;
            Event::TurnStarted { seat, turn } of seat => "turn-of", turn, name = seat;
            Event::PhaseSkipped { phase, why } => "event-skipped", phase, why;
            Event::AlienMoved { from, to } => "event-alien-moved", to = self.way(from, to);
            Event::AlienPushed { from, to } => "event-alien-pushed", to = self.way(from, to);
            Event::Moved { astronaut, from, to } of astronaut.seat() =>
                "event-moved", role = astronaut.role(), to = self.way(from, to);
            Event::Pushed { astronaut, from, to } => "event-pushed", figure = astronaut, to = self.way(from, to);
            Event::Teleported { astronaut, to } => "event-teleported", figure = astronaut, to;
            Event::Killed { astronaut, cause, by } of by => "event-killed", figure = astronaut, cause;
            Event::AlienKilled { at, cause, by } of by => alien_killed(cause), tile = at, cause;
            Event::AlienScored { from, to } => "event-alien-scored", from, to;
            Event::Boarded { astronaut, pod } => "event-boarded", figure = astronaut, to = pod;
            Event::Launched { pod, aboard } =>
                "event-launched", pod, who = listed(aboard.into_iter().map(|(who, _)| self.figure(who)));
            Event::Relocated { tile } => "event-relocated", tile;
            Event::Placed { seat, tile } of seat => "event-placed", tile;
            Event::Revealed { tile } => "event-revealed", tile;
            Event::Spawned { at } => "event-spawned", tile = at;
            Event::Scored { seat, points, source } of seat => "event-scored", points, source;
            Event::Activated { seat, tile, activator } of seat => "event-activated", tile, role = activator.role();
            Event::Revived { astronaut } => "event-revived", figure = astronaut;
            Event::Swapped { astronaut, alien_from } => "event-swapped", figure = astronaut, to = alien_from;
            Event::Announced { seat } of seat => "event-announced";
            Event::Passed { seat } of seat => "event-passed";
            Event::ActionPassed { seat } of seat => "event-action-passed";
            Event::Claimed { seat, tile, activator } of seat => "event-claimed", tile, role = activator.role();
            Event::Interrupted { seat, tile, activator } of seat => "event-interrupted", tile, role = activator.role();
            Event::Committed { seat } of seat => "event-committed";
            Event::InterruptEnded { seat } of seat => "event-interrupt-ended";
            Event::CountdownStarted => "event-countdown";
            Event::TurnEnded { seat } of seat => "event-turn-ended";
            Event::GameOver => over(self.view.over), ending = self.view.over.map(ended_by);
        }
    }
}

/// The line of an alien's death: what an astronaut meets is an alien, what an alien meets is a Grunt.
const fn alien_killed(cause: Cause) -> &'static str {
    match cause {
        Cause::Entered => "event-alien-meets-grunt",
        _ => "event-alien-killed",
    }
}

/// The line of the end: with what brought it, where the position says that.
const fn over(why: Option<Ending>) -> &'static str {
    match why {
        Some(_) => "event-game-over-by",
        None => "event-game-over",
    }
}

/// A sentence that names the reason of the game's end.
fn ended_by(why: Ending) -> String {
    outcome::ended_by(&words::text(&(), &why))
}

/// True if an event has a line; another line, a chip or the status line tells the others.
pub(super) const fn is_told(event: &Event) -> bool {
    !matches!(
        event,
        Event::Committed { .. } | Event::TurnEnded { .. } | Event::AlienScored { .. }
    )
}
