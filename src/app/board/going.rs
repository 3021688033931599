//! A piece on its way: along its points, in its gait.

use super::{
    acts::Gait,
    drawn::{Key, PieceAt},
};
use egui::{Pos2, emath::easing};
use std::f32::consts::PI;

/// Seconds for which a tumbling piece shows a face.
const FACE: f64 = 0.06;
/// A piece that makes a step is larger by this in the middle of it, and one that tumbles while it hops.
const LARGER: f32 = 0.08;
const HOP: f32 = 0.2;
/// How far a piece grows beyond its size before it fits.
const OVERSHOOT: f32 = 1.1;

/// A part of a piece's way.
#[derive(Clone, Debug)]
pub(super) struct Track {
    pub(super) start: f64,
    pub(super) takes: f64,
    /// `None`: it only fades.
    pub(super) gait: Option<Gait>,
    pub(super) points: Vec<Pos2>,
    /// The radius at both ends.
    pub(super) r: [f32; 2],
}

impl Track {
    pub(super) fn end(&self) -> f64 {
        self.start + self.takes
    }

    fn share(&self, now: f64) -> f32 {
        ((now - self.start) / self.takes.max(1e-6)).clamp(0.0, 1.0) as f32
    }
}

/// A piece with its way.
#[derive(Clone, Debug)]
pub(super) struct Going<P> {
    /// The piece as it is drawn on its way, and as it lies at its end.
    pub(super) piece: P,
    pub(super) tracks: Vec<Track>,
    pub(super) faces: Vec<P>,
    /// It lies on the board afterwards.
    pub(super) lands: bool,
    /// It is a part of the ground afterwards.
    pub(super) is_ground: bool,
}

/// A piece as it is drawn at a moment, with its opacity; nothing before it comes.
pub(super) type Pose<P> = Option<(PieceAt<P>, f32)>;

impl<P: Key> Going<P> {
    pub(super) fn end(&self) -> f64 {
        self.tracks.last().map_or(0.0, Track::end)
    }

    /// The time of its first movement.
    pub(super) fn start(&self) -> f64 {
        self.tracks.first().map_or(0.0, |track| track.start)
    }

    /// True if it leaves, or if it lies at its end among these pieces.
    pub(super) fn leads_to(&self, pieces: &[PieceAt<P>]) -> bool {
        let end = self.tracks.last().and_then(|track| track.points.last());
        let lies = |at: &PieceAt<P>| at.piece == self.piece && end.is_some_and(|end| end.distance(at.at) < 1.0);
        !self.lands || pieces.iter().any(lies)
    }

    /// The piece on its way; `None` once it is at its end.
    pub(super) fn pose(&self, now: f64) -> Option<Pose<P>> {
        let place = self.tracks.iter().position(|track| now < track.end())?;
        let track = &self.tracks[place];
        let comes = place == 0 && matches!(track.gait, None | Some(Gait::Pop)) && self.arrives();
        if now < track.start && comes {
            return Some(None);
        }
        let share = if now < track.start { 0.0 } else { track.share(now) };
        let (along, size, alpha) = self.look(track, share);
        let mut piece = self.piece;
        if track.gait == Some(Gait::Tumble) && !self.faces.is_empty() {
            let face = ((now - track.start).max(0.0) / FACE) as usize;
            piece = self.faces[face % self.faces.len()];
        }
        let at = point(&track.points, along);
        let r = egui::lerp(track.r[0]..=track.r[1], along) * size;
        Some(Some((PieceAt { piece, at, r }, alpha)))
    }

    /// True for a piece that lies somewhere afterwards, and not one that leaves.
    const fn arrives(&self) -> bool {
        self.lands || self.is_ground
    }

    /// Share of the way, size and opacity after a share of the time.
    fn look(&self, track: &Track, t: f32) -> (f32, f32, f32) {
        let in_out = easing::cubic_in_out(t);
        match track.gait {
            None if self.arrives() => (1.0, 1.0, t),
            None => (1.0, 1.0, 1.0 - t),
            Some(Gait::Step) => (in_out, 1.0 + LARGER * (PI * t).sin(), 1.0),
            Some(Gait::Sway) => ((1.0 - (PI * t).cos()) / 2.0, 1.0, 1.0),
            Some(Gait::Slide) => (in_out, 1.0, 1.0),
            Some(Gait::Blink) if t < 0.5 => (0.0, 1.0 - 2.0 * t, 1.0),
            Some(Gait::Blink) => (1.0, 2.0 * t - 1.0, 1.0),
            Some(Gait::Pop) => (1.0, out_back(t), 1.0),
            Some(Gait::Vanish) => (1.0, 1.0 - t, 1.0),
            Some(Gait::Launch) => (t * t * t, 1.0, 1.0),
            Some(Gait::Tumble) => (in_out, 1.0 + HOP * (3.0 * PI * t).sin().abs(), 1.0),
        }
    }
}

/// The point at a share of the length of a way.
fn point(points: &[Pos2], share: f32) -> Pos2 {
    let length = |pair: &[Pos2]| pair[0].distance(pair[1]);
    let whole: f32 = points.windows(2).map(length).sum();
    let mut left = whole * share;
    for pair in points.windows(2) {
        let long = length(pair);
        if left < long {
            return pair[0].lerp(pair[1], left / long);
        }
        left -= long;
    }
    points.last().copied().unwrap_or_default()
}

/// Grows a little too far, then fits.
fn out_back(t: f32) -> f32 {
    let left = t - 1.0;
    1.0 + (OVERSHOOT + 1.0) * left.powi(3) + OVERSHOOT * left * left
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    fn going(gait: Option<Gait>, points: Vec<Pos2>) -> Going<u8> {
        let track = Track {
            start: 1.0,
            takes: 0.4,
            gait,
            points,
            r: [10.0, 10.0],
        };
        Going {
            piece: 1,
            tracks: vec![track],
            faces: vec![8, 9],
            lands: true,
            is_ground: false,
        }
    }

    fn pose(going: &Going<u8>, now: f64) -> (PieceAt<u8>, f32) {
        going.pose(now).expect("it is on its way").expect("it is seen")
    }

    #[test]
    fn a_step_goes_round_its_corner_begins_and_ends_at_rest_and_is_larger_in_between() {
        let way = vec![pos2(0.0, 0.0), pos2(100.0, 0.0), pos2(100.0, 100.0)];
        let step = going(Some(Gait::Step), way);
        assert_eq!(pose(&step, 0.5).0.at, pos2(0.0, 0.0), "it waits where it lies");
        let (middle, _) = pose(&step, 1.2);
        assert!(
            middle.at.distance(pos2(100.0, 0.0)) < 1.0 && middle.r > 10.7,
            "{middle:?}"
        );
        for now in [1.05, 1.1, 1.15, 1.25, 1.3, 1.35] {
            let at = pose(&step, now).0.at;
            assert!(at.y < 0.1 || at.x > 99.9, "{at:?} is beside the way");
        }
        assert!(step.pose(1.4).is_none(), "it has arrived");
    }

    #[test]
    fn what_comes_is_not_there_before_and_overshoots_a_little() {
        let pop = going(Some(Gait::Pop), vec![Pos2::ZERO]);
        assert_eq!(pop.pose(0.9), Some(None));
        let sizes = (1..40).map(|step| pose(&pop, 1.0 + f64::from(step) * 0.01).0.r);
        let most = sizes.fold(0.0, f32::max);
        assert!((10.2..10.8).contains(&most), "{most}");
        let fades = going(None, vec![Pos2::ZERO]);
        assert_eq!(fades.pose(0.9), Some(None));
        assert!((pose(&fades, 1.1).1 - 0.25).abs() < 0.01);
    }

    #[test]
    fn what_leaves_shrinks_and_a_die_shows_other_faces_first() {
        let gone = Going {
            lands: false,
            ..going(Some(Gait::Vanish), vec![Pos2::ZERO])
        };
        assert_eq!(pose(&gone, 0.5).0.r, 10.0, "it is there until its time comes");
        assert!(pose(&gone, 1.3).0.r < 3.0);
        let die = going(Some(Gait::Tumble), vec![Pos2::ZERO]);
        let faces: Vec<u8> = [1.01, 1.07, 1.13].map(|now| pose(&die, now).0.piece).into();
        assert_eq!(faces, [8, 9, 8]);
    }
}
