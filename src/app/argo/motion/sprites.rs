//! Pieces that move, and their places at a moment.

use crate::{
    app::look::motion::in_out_cubic,
    games::argo::{Astronaut, Doors, Spot, Tile},
    rules::{MAX_SEATS, Seat},
};
use egui::Vec2;

/// Longer queues than this are not worth watching, in seconds: the pieces jump.
pub(super) const LONGEST: f64 = 7.0;
/// Seconds for which a skull stays after a death.
const SKULL: f64 = 0.9;
/// Seconds in which a score counts to its new value.
const COUNT: f64 = 0.4;

/// A thing that moves.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Actor {
    /// The figure of an astronaut.
    Figure(Astronaut),
    /// The alien that comes to rest on this tile.
    Alien(Tile),
    /// An alien that is killed.
    LostAlien,
    /// A tile that is placed or moved.
    Tile(Tile),
    /// A pod that leaves: where it lay, its connected doors, who sits in it.
    Pod {
        /// The pod that leaves.
        pod: Tile,
        /// Its spot before it left.
        spot: Spot,
        /// Sides on which it was docked.
        connected: Doors,
        /// Its passengers by seat.
        aboard: Vec<Option<Astronaut>>,
    },
}

/// A kind of movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// A step of an astronaut: slow, fast, slow, and a little larger in between.
    Step,
    /// An alien, softly.
    Sway,
    /// With something else.
    Slide,
    /// Away here, back there.
    Blink,
    /// Grows a little too large, then fits.
    Pop,
    /// Shrinks to nothing.
    Vanish,
    /// Faster and faster.
    Leave,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Track {
    pub(super) start: f64,
    pub(super) length: f64,
    pub(super) from: Vec2,
    pub(super) to: Vec2,
    pub(super) way: Way,
}

impl Track {
    fn end(&self) -> f64 {
        self.start + self.length
    }
}

/// Something on its way.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Sprite {
    pub(super) actor: Actor,
    pub(super) tracks: Vec<Track>,
    /// It rests on the board afterwards; otherwise it is gone.
    pub(super) stays: bool,
}

impl Sprite {
    fn end(&self) -> f64 {
        self.tracks.last().map_or(0.0, Track::end)
    }
}

/// Place and size of something at a moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// Its centre, in cells.
    pub centre: Vec2,
    /// Its size, 1 at rest.
    pub scale: f32,
    /// It is really moving, not waiting for its turn.
    pub moving: bool,
}

/// A score on its way to a new value.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Count {
    from: i16,
    to: i16,
    start: f64,
}

/// A skull at the place of a death.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Skull {
    /// The astronaut who died.
    pub(crate) who: Astronaut,
    /// The place, in cells.
    pub(crate) at: Vec2,
    /// The time of the death.
    pub(super) start: f64,
}

impl Skull {
    /// The part of its time that is over, 0 to 1 while it is seen.
    #[must_use]
    pub(crate) fn share(&self, now: f64) -> f32 {
        ((now - self.start) / SKULL) as f32
    }
}

/// Everything that moves.
#[derive(Clone, Debug, Default)]
pub struct Motion {
    /// The player wants no movement.
    pub(in crate::app::argo) reduced: bool,
    /// Nobody looks: the window is hidden, or was left long ago.
    pub(in crate::app::argo) unwatched: bool,
    /// The next step was made by hand already.
    pub(in crate::app::argo) by_hand: bool,
    pub(super) sprites: Vec<Sprite>,
    pub(super) skulls: Vec<Skull>,
    counts: [Option<Count>; MAX_SEATS],
}

impl Motion {
    /// Ends every movement.
    pub(crate) fn skip(&mut self) {
        self.sprites.clear();
        self.skulls.clear();
        for count in self.counts.iter_mut().flatten() {
            count.from = count.to;
        }
    }

    /// True while anything has to be drawn anew.
    #[must_use]
    pub fn is_active(&self, now: f64) -> bool {
        let counting = |count: &Count| count.from != count.to && now < count.start + COUNT;
        self.end() > now
            || self.skulls.iter().any(|skull| now < skull.start + SKULL)
            || self.counts.iter().flatten().any(counting)
    }

    /// The time at which the last piece comes to rest.
    pub(super) fn end(&self) -> f64 {
        self.sprites.iter().map(Sprite::end).fold(0.0, f64::max)
    }

    /// Forgets what has come to rest.
    pub(in crate::app::argo) fn tidy(&mut self, now: f64) {
        self.sprites.retain(|sprite| sprite.end() > now);
        self.skulls.retain(|skull| now < skull.start + SKULL);
    }

    fn pose_of(&self, now: f64, is: impl Fn(&Actor) -> bool) -> Option<Pose> {
        let sprite = self.sprites.iter().find(|sprite| is(&sprite.actor))?;
        (sprite.end() > now).then(|| pose(&sprite.tracks, now))
    }

    /// The pose of a figure on its way.
    #[must_use]
    pub fn figure(&self, who: Astronaut, now: f64) -> Option<Pose> {
        self.pose_of(now, |actor| *actor == Actor::Figure(who))
    }

    /// The pose of the alien that will rest on a tile.
    #[must_use]
    pub(crate) fn alien(&self, tile: Tile, now: f64) -> Option<Pose> {
        self.pose_of(now, |actor| *actor == Actor::Alien(tile))
    }

    /// The pose of a tile that was placed or moved.
    #[must_use]
    pub(crate) fn tile(&self, tile: Tile, now: f64) -> Option<Pose> {
        self.pose_of(now, |actor| *actor == Actor::Tile(tile))
    }

    /// Things that are still seen though they are gone.
    pub(crate) fn leaving(&self, now: f64) -> impl Iterator<Item = (&Actor, Pose)> {
        let seen = move |sprite: &&Sprite| !sprite.stays && sprite.end() > now;
        self.sprites
            .iter()
            .filter(seen)
            .map(move |sprite| (&sprite.actor, pose(&sprite.tracks, now)))
    }

    /// Skulls of those who just died.
    pub(crate) fn skulls(&self, now: f64) -> impl Iterator<Item = &Skull> {
        self.skulls
            .iter()
            .filter(move |skull| (0.0..1.0).contains(&skull.share(now)))
    }

    /// Steps that are not finished: their arrows are not drawn yet.
    #[must_use]
    pub(crate) fn steps_left(&self, now: f64) -> usize {
        let step = |track: &&Track| matches!(track.way, Way::Step | Way::Sway | Way::Blink) && track.end() > now;
        self.sprites.iter().flat_map(|s| &s.tracks).filter(step).count()
    }

    /// The score to show for a seat whose score is `rest`: on its way up or down after it changed.
    #[must_use]
    pub(crate) fn score(&self, seat: Seat, rest: i16, now: f64) -> i16 {
        match self.counts[seat.index()] {
            Some(count) if count.to == rest => {
                let share = ((now - count.start) / COUNT).clamp(0.0, 1.0);
                let way = f64::from(count.to - count.from) * share;
                count.from + way as i16
            }
            _ => rest,
        }
    }

    /// Lets a score count to its new value once everything rests.
    pub(in crate::app::argo) fn count(&mut self, seat: Seat, to: i16, now: f64) {
        let instant = self.is_instant();
        let start = self.end().max(now);
        let entry = &mut self.counts[seat.index()];
        let from = match entry {
            Some(count) if !instant => count.to,
            _ => to,
        };
        if entry.is_none_or(|count| count.to != to) {
            *entry = Some(Count { from, to, start });
        }
    }

    /// True if movements are not to be watched.
    pub(super) fn is_instant(&self) -> bool {
        self.reduced || self.unwatched
    }
}

/// The pose of something whose tracks follow one another.
fn pose(tracks: &[Track], now: f64) -> Pose {
    let still = |centre, scale| Pose {
        centre,
        scale,
        moving: false,
    };
    let Some(current) = tracks.iter().find(|track| now < track.end()) else {
        return tracks.last().map_or(still(Vec2::ZERO, 1.0), |last| still(last.to, 1.0));
    };
    if now < current.start {
        // What pops up is not there before.
        let scale = if current.way == Way::Pop { 0.0 } else { 1.0 };
        return still(current.from, scale);
    }
    let t = ((now - current.start) / current.length) as f32;
    let (share, scale) = current.way.at(t);
    Pose {
        centre: current.from + (current.to - current.from) * share,
        scale,
        moving: true,
    }
}

impl Way {
    /// Share of the way and size after a share of the time.
    fn at(self, t: f32) -> (f32, f32) {
        match self {
            Self::Step => (in_out_cubic(t), 1.0 + 0.08 * (std::f32::consts::PI * t).sin()),
            Self::Sway => ((1.0 - (std::f32::consts::PI * t).cos()) / 2.0, 1.0),
            Self::Slide => (in_out_cubic(t), 1.0),
            Self::Blink if t < 0.5 => (0.0, 1.0 - 2.0 * t),
            Self::Blink => (1.0, 2.0 * t - 1.0),
            Self::Pop => (1.0, out_back(t)),
            Self::Vanish => (1.0, 1.0 - t),
            Self::Leave => (t * t * t, 1.0),
        }
    }
}

/// Overshoots by about a twentieth.
fn out_back(t: f32) -> f32 {
    let (over, u) = (1.1, t - 1.0);
    1.0 + (over + 1.0) * u * u * u + over * u * u
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::vec2;

    fn track(start: f64, way: Way) -> Track {
        Track {
            start,
            length: 0.32,
            from: vec2(0.0, 0.0),
            to: vec2(1.0, 0.0),
            way,
        }
    }

    #[test]
    fn a_step_starts_and_ends_at_rest() {
        let tracks = [track(1.0, Way::Step), track(1.44, Way::Step)];
        let at = |now| pose(&tracks, now);
        assert_eq!((at(0.5).centre, at(0.5).moving), (vec2(0.0, 0.0), false));
        assert!(at(1.16).scale > 1.07 && at(1.16).moving);
        assert!((at(1.16).centre.x - 0.5).abs() < 0.01);
        assert_eq!(at(5.0).centre, vec2(1.0, 0.0));
    }

    #[test]
    fn overshoot_is_small_and_ends_exactly() {
        let most = (0..=100_u8).map(|i| out_back(f32::from(i) / 100.0)).fold(0.0, f32::max);
        assert!((1.02..1.08).contains(&most), "it grows to {most}");
        assert!((out_back(1.0) - 1.0).abs() < 1e-6 && out_back(0.0).abs() < 1e-6);
    }

    #[test]
    fn what_pops_up_is_not_there_before() {
        let tracks = [track(1.0, Way::Pop)];
        assert_eq!(pose(&tracks, 0.9).scale, 0.0);
        assert!(pose(&tracks, 1.3).scale > 0.9);
    }
}
