//! Everything that moves on a board: from how it lay to how it lies, in the order of what happened.

use super::{
    acts::{Act, Gait, Go, RisingChip},
    drawn::{BoardLayout, Key, PieceAt},
    going::{Going, Track},
};
use egui::{Pos2, Rect};
use std::rc::Rc;

/// Seconds that a piece is usually on its way of which no event tells, and after which the next one sets off.
const WAY: f64 = 0.32;
const NEXT: f64 = 0.06;
/// Pieces further apart than this have moved, in points.
const NEAR: f32 = 1.0;
/// What takes longer than this, in seconds, is not worth watching: all pieces go at once.
const LONGEST: f64 = 6.0;
/// Seconds in which a chip rises, and for which it is there.
const RISES: f64 = 0.3;
const STAYS: f64 = 0.9;

/// A chip with its time.
#[derive(Clone, Debug)]
struct ChipOnTime<S> {
    chip: RisingChip<S>,
    start: f64,
}

/// Everything that moves on a board.
#[derive(Clone, Debug)]
pub(super) struct Motion<S, P> {
    /// The board as it lay last.
    shown: Option<Rc<BoardLayout<S, P>>>,
    board: Rect,
    goings: Vec<Going<P>>,
    chips: Vec<ChipOnTime<S>>,
    /// True for two pieces that look the same, so that one that comes is one that went.
    alike: fn(P, P) -> bool,
    /// The part of the usual time that a piece takes. Without any, nothing moves: the player wants it so, or nobody looks.
    pub(super) time: f64,
}

impl<S: Key, P: Key> Motion<S, P> {
    /// Nothing moves yet; of pieces that are alike, one that comes is one that went.
    pub(super) const fn new(alike: fn(P, P) -> bool) -> Self {
        Self {
            shown: None,
            board: Rect::NOTHING,
            goings: Vec::new(),
            chips: Vec::new(),
            alike,
            time: 1.0,
        }
    }

    /// True if nothing moves by itself.
    pub(super) fn is_still(&self) -> bool {
        self.time <= 0.0
    }

    /// Takes in where the pieces of a new position lie, and what led there; those that are on their way still go on if they
    /// lie at its end. In a window of another size all are there at once.
    pub(super) fn follow(
        &mut self,
        layout: &Rc<BoardLayout<S, P>>,
        board: Rect,
        acts: impl IntoIterator<Item = Act<S, P>>,
        now: f64,
    ) {
        let before = self.shown.replace(Rc::clone(layout));
        let same_window = self.board == board;
        self.board = board;
        let under_way = std::mem::take(&mut self.goings);
        self.chips.retain(|chip| now < chip.start + STAYS);
        let Some(before) = before.filter(|_| same_window && !self.is_still()) else {
            return self.skip();
        };
        let mut stage = Stage::new(&before.pieces, now, self.time);
        for act in acts {
            match act {
                Act::Go(go) => stage.go(go),
                Act::Chip(chip) => self.chips.push(ChipOnTime {
                    chip,
                    start: stage.free,
                }),
            }
        }
        if stage.free > now + LONGEST * self.time {
            stage = Stage::new(&before.pieces, now, self.time);
            self.chips.clear();
        }
        self.goings = stage.land(&layout.pieces, self.alike);
        let goes_on = under_way
            .into_iter()
            .filter(|going| now < going.end() && going.leads_to(&layout.pieces));
        for going in goes_on {
            if self.goings.iter().all(|other| other.piece != going.piece) {
                self.goings.push(going);
            }
        }
    }

    /// Lets the next position be there at once.
    pub(super) fn jump(&mut self) {
        self.shown = None;
    }

    /// Lets everything lie where it belongs.
    pub(super) fn skip(&mut self) {
        self.goings.clear();
        self.chips.clear();
    }

    /// The time at which the last piece has arrived.
    pub(super) fn end(&self) -> f64 {
        self.goings.iter().map(Going::end).fold(0.0, f64::max)
    }

    /// True while a piece is on its way.
    pub(super) fn is_active(&self, now: f64) -> bool {
        now < self.end()
    }

    /// Seconds until something on the board looks different, 0 while something moves; `None` once all is at rest.
    pub(super) fn due(&self, now: f64) -> Option<f64> {
        let of_going = |going: &Going<P>| (going.end() > now).then(|| (going.start() - now).max(0.0));
        let of_chip = |chip: &ChipOnTime<S>| match now - chip.start {
            age if age < 0.0 => Some(-age),
            age if age < RISES => Some(0.0),
            age if age < STAYS => Some(STAYS - age),
            _ => None,
        };
        let due = self.goings.iter().filter_map(of_going);
        due.chain(self.chips.iter().filter_map(of_chip)).reduce(f64::min)
    }

    /// The pieces as they are to be drawn now, each with its opacity.
    pub(super) fn at(&self, pieces: &[PieceAt<P>], now: f64) -> Vec<(PieceAt<P>, f32)> {
        let leaving = self.goings.iter().filter(|going| !going.lands);
        let leaving = leaving.filter_map(|going| going.pose(now)?);
        let lying = pieces.iter().filter_map(|&at| {
            let mut landing = self.goings.iter().filter(|going| going.lands);
            let going = landing.find(|going| going.piece == at.piece);
            going.and_then(|going| going.pose(now)).unwrap_or(Some((at, 1.0)))
        });
        leaving.chain(lying).collect()
    }

    /// The parts of the ground that are on their way, and not there yet.
    pub(super) fn lifted(&self, now: f64) -> Vec<P> {
        let away = self.goings.iter().filter(|going| going.is_ground && now < going.end());
        away.map(|going| going.piece).collect()
    }

    /// The chips that are seen now, each with the part of its rise that is over.
    pub(super) fn chips(&self, now: f64) -> impl Iterator<Item = (&RisingChip<S>, f32)> {
        let seen = self
            .chips
            .iter()
            .filter(move |chip| (0.0..STAYS).contains(&(now - chip.start)));
        seen.map(move |chip| (&chip.chip, ((now - chip.start) / RISES).min(1.0) as f32))
    }
}

/// A piece while what happened is gone through.
#[derive(Clone, Debug)]
struct Actor<P> {
    going: Going<P>,
    /// The place that it has got to, and its radius; not known of one that comes.
    at: Option<(Pos2, f32)>,
}

/// Goes through what happened with a clock of its own.
struct Stage<P> {
    actors: Vec<Actor<P>>,
    now: f64,
    time: f64,
    /// The start of the last movement, and the time at which all have arrived.
    last: f64,
    free: f64,
}

impl<P: Key> Stage<P> {
    fn new(pieces: &[PieceAt<P>], now: f64, time: f64) -> Self {
        let lying = |piece: &PieceAt<P>| Actor {
            going: coming(piece.piece),
            at: Some((piece.at, piece.r)),
        };
        Self {
            actors: pieces.iter().map(lying).collect(),
            now,
            time,
            last: now,
            free: now,
        }
    }

    /// A piece goes.
    fn go(&mut self, go: Go<P>) {
        let start = go.along.map_or(self.free, |along| self.last + along * self.time) + go.pause * self.time;
        let takes = go.takes.unwrap_or(go.gait.seconds()) * self.time;
        let known = self.actors.iter().position(|actor| actor.going.piece == go.was);
        // Who came last stands last: of two on one place the one that was there first goes on.
        let known = known.map(|place| self.actors.remove(place));
        let mut actor = known.unwrap_or_else(|| Actor {
            going: coming(go.was),
            at: go.ground,
        });
        let (from, r) = actor.at.unwrap_or((go.via.first().copied().unwrap_or_default(), 0.0));
        let mut points = vec![from];
        points.extend(go.via);
        points.extend(go.by.map(|by| from + by));
        actor.at = actor.at.map(|_| (points.last().copied().unwrap_or(from), r));
        actor.going.is_ground |= go.ground.is_some();
        actor.going.piece = go.piece;
        actor.going.faces = go.faces;
        actor.going.tracks.push(Track {
            start,
            takes,
            gait: Some(go.gait),
            points,
            r: [r, r],
        });
        self.actors.push(actor);
        (self.last, self.free) = (start, self.free.max(start + takes));
    }

    /// Lets every piece end where it lies: those of which nothing was told go there by themselves, come or leave.
    fn land(mut self, pieces: &[PieceAt<P>], alike: fn(P, P) -> bool) -> Vec<Going<P>> {
        let (mut goings, mut untold, mut next) = (Vec::new(), Vec::new(), self.now);
        for at in pieces {
            match self.take(|actor| !actor.going.tracks.is_empty() && actor.going.piece == at.piece) {
                Some(actor) => goings.push(actor.landed(at)),
                None => untold.push(at),
            }
        }
        let mut news = Vec::new();
        for at in untold {
            match self.take(|actor| actor.going.tracks.is_empty() && actor.going.piece == at.piece) {
                Some(actor) => goings.extend(self.glide(actor, at, &mut next)),
                None => news.push(at),
            }
        }
        for at in news {
            let like = self.take(|actor| actor.going.tracks.is_empty() && alike(actor.going.piece, at.piece));
            let actor = like.unwrap_or_else(|| Actor {
                going: coming(at.piece),
                at: None,
            });
            goings.extend(self.glide(actor, at, &mut next));
        }
        let (now, fade) = (self.now, WAY * self.time);
        // What came from nowhere and lies nowhere was not to be seen.
        let left = self.actors.into_iter().filter(|actor| actor.at.is_some());
        goings.extend(left.map(|actor| actor.left(now, fade)));
        goings
    }

    /// Takes an actor that fits off the stage.
    fn take(&mut self, fits: impl Fn(&Actor<P>) -> bool) -> Option<Actor<P>> {
        let place = self.actors.iter().position(fits)?;
        Some(self.actors.remove(place))
    }

    /// A piece of which nothing was told: it goes there, or fades in; nothing if it lies there already.
    fn glide(&self, mut actor: Actor<P>, at: &PieceAt<P>, next: &mut f64) -> Option<Going<P>> {
        actor.going.piece = at.piece;
        let from = actor.at.unwrap_or((at.at, at.r));
        if actor.at.is_some_and(|(from, _)| from.distance(at.at) < NEAR) {
            return None;
        }
        actor.going.tracks.push(Track {
            start: *next,
            takes: WAY * self.time,
            gait: actor.at.map(|_| Gait::Slide),
            points: vec![from.0, at.at],
            r: [from.1, at.r],
        });
        *next += NEXT * self.time;
        actor.going.lands = true;
        Some(actor.going)
    }
}

/// A piece without a way yet.
const fn coming<P>(piece: P) -> Going<P> {
    Going {
        piece,
        tracks: Vec::new(),
        faces: Vec::new(),
        lands: false,
        is_ground: false,
    }
}

impl<P: Key> Actor<P> {
    /// It ends where the piece lies; of several movements without points the first one leads there.
    fn landed(self, at: &PieceAt<P>) -> Going<P> {
        let (mut going, comes) = (self.going, self.at.is_none());
        going.lands = true;
        let last = going.tracks.len().saturating_sub(1);
        let mut is_there = comes;
        for (place, track) in going.tracks.iter_mut().enumerate() {
            if is_there {
                (track.points[0], track.r) = (at.at, [at.r, at.r]);
            }
            if place == last || track.points.len() == 1 {
                match track.points.as_mut_slice() {
                    [_, .., end] => *end = at.at,
                    _ => track.points.push(at.at),
                }
                (track.r[1], is_there) = (at.r, true);
            }
        }
        going
    }

    /// It lies nowhere afterwards: it leaves as was told, or fades.
    fn left(self, now: f64, fade: f64) -> Going<P> {
        let (mut going, (at, r)) = (self.going, self.at.unwrap_or_default());
        if going.tracks.is_empty() {
            going.tracks.push(Track {
                start: now,
                takes: fade,
                gait: None,
                points: vec![at],
                r: [r, r],
            });
        }
        going
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{app::board::acts::ChipAt, rules::Seat};
    use egui::{pos2, vec2};

    type Acts = Vec<Act<char, u8>>;

    fn piece(piece: u8, x: f32) -> PieceAt<u8> {
        PieceAt {
            piece,
            at: pos2(x, 0.0),
            r: 10.0,
        }
    }

    fn lying(pieces: &[PieceAt<u8>]) -> Rc<BoardLayout<char, u8>> {
        Rc::new(BoardLayout::new([], |_: char| Default::default(), pieces.to_vec()))
    }

    /// A board of this width.
    fn board(width: f32) -> Rect {
        Rect::from_min_size(Pos2::ZERO, vec2(width, 400.0))
    }

    /// What moves between two positions, from 1.0 on.
    fn moved(before: &[PieceAt<u8>], after: &[PieceAt<u8>], acts: Acts) -> Motion<char, u8> {
        let mut motion = Motion::new(|a: u8, b: u8| a % 10 == b % 10);
        motion.follow(&lying(before), board(500.0), [], 0.0);
        assert!(!motion.is_active(0.0), "the first position is there at once");
        motion.follow(&lying(after), board(500.0), acts, 1.0);
        motion
    }

    /// The place of a piece; nowhere before it comes.
    fn x(motion: &Motion<char, u8>, pieces: &[PieceAt<u8>], which: u8, now: f64) -> Option<f32> {
        let all = motion.at(pieces, now);
        let found = all.iter().find(|(at, _)| at.piece == which);
        found.map(|(at, _)| at.at.x)
    }

    #[test]
    fn a_piece_glides_or_one_that_looks_the_same_and_others_come_and_go() {
        let next = [piece(1, 100.0), piece(23, 70.0), piece(14, 70.0)];
        let motion = moved(&[piece(1, 0.0), piece(2, 50.0), piece(4, 0.0)], &next, Vec::new());
        assert!(motion.is_active(1.4) && !motion.is_active(1.5));
        assert_eq!(motion.at(&next, 2.0), next.map(|at| (at, 1.0)));
        let half = motion.at(&next, 1.16);
        let of = |which: u8| half.iter().find(|(at, _)| at.piece == which).copied();
        let (left, alpha) = half[0];
        assert!(left.piece == 2 && alpha < 1.0, "what leaves lies below: {left:?}");
        assert!(of(1).is_some_and(|(at, alpha)| (at.at.x - 50.0).abs() < 1.0 && alpha >= 1.0));
        assert!(
            of(23).is_some_and(|(_, alpha)| (0.0..1.0).contains(&alpha)),
            "it fades in"
        );
        assert!(
            of(14).is_some_and(|(at, _)| (0.0..70.0).contains(&at.at.x)),
            "it glides"
        );
    }

    #[test]
    fn what_was_told_is_seen_in_its_order_by_its_way() {
        let next = [piece(1, 100.0), piece(2, 200.0)];
        let push = Go::new(Gait::Step, 2)
            .pause(0.12)
            .via(vec![pos2(150.0, 80.0), pos2(190.0, 0.0)]);
        let acts: Acts = vec![Go::new(Gait::Step, 1).into(), push.into()];
        let motion = moved(&[piece(1, 0.0), piece(2, 100.0)], &next, acts);
        assert_eq!(x(&motion, &next, 2, 1.3), Some(100.0), "it waits to be pushed");
        assert!(x(&motion, &next, 1, 1.3).is_some_and(|x| x > 80.0));
        assert_eq!(x(&motion, &next, 1, 1.33), Some(100.0), "who pushes is there first");
        assert_eq!(x(&motion, &next, 2, 1.43), Some(100.0), "a moment later");
        let half = motion.at(&next, 1.6).into_iter().find(|(at, _)| at.piece == 2);
        assert!(half.is_some_and(|(at, _)| at.at.y > 40.0), "by its way: {half:?}");
        assert_eq!(x(&motion, &next, 2, 1.77), Some(200.0));
        assert!(!motion.is_active(1.77));
    }

    #[test]
    fn of_two_movements_without_points_the_first_one_leads_to_the_end() {
        let next = [piece(1, 100.0)];
        let acts: Acts = vec![Go::new(Gait::Slide, 1).into(), Go::new(Gait::Tumble, 1).into()];
        let motion = moved(&[piece(1, 0.0)], &next, acts);
        assert!(x(&motion, &next, 1, 1.21).is_some_and(|x| (40.0..60.0).contains(&x)));
        assert_eq!(x(&motion, &next, 1, 1.5), Some(100.0), "there it tumbles");
    }

    #[test]
    fn of_two_that_change_their_names_each_ends_in_its_place() {
        // What is called 3 goes where 13 lies, which is called 23 then.
        let next = [piece(13, 100.0), piece(23, 130.0)];
        let acts: Acts = vec![Go::new(Gait::Sway, 13).was(3).into()];
        let motion = moved(&[piece(3, 0.0), piece(13, 100.0)], &next, acts);
        assert!(x(&motion, &next, 13, 1.1).is_some_and(|x| x < 50.0));
        assert!(x(&motion, &next, 23, 1.1).is_some_and(|x| (100.0..130.0).contains(&x)));
    }

    #[test]
    fn what_leaves_goes_in_its_time_and_what_comes_is_not_there_before() {
        let next = [piece(5, 60.0)];
        let acts: Acts = vec![
            Go::new(Gait::Vanish, 1).into(),
            Go::new(Gait::Launch, 9)
                .ground(pos2(20.0, 0.0), 40.0)
                .by(vec2(800.0, 0.0))
                .into(),
            Go::new(Gait::Pop, 5).into(),
        ];
        let motion = moved(&[piece(1, 0.0)], &next, acts);
        assert_eq!(x(&motion, &next, 5, 1.9), None);
        assert_eq!(x(&motion, &next, 5, 2.2), Some(60.0));
        assert!(x(&motion, &next, 1, 1.3).is_some() && x(&motion, &next, 1, 1.5).is_none());
        assert_eq!(x(&motion, &next, 9, 1.2), Some(20.0), "it waits");
        assert!(x(&motion, &next, 9, 2.0).is_some_and(|x| x > 300.0));
        assert_eq!((motion.lifted(1.5), motion.lifted(2.5)), (vec![9], vec![]));
    }

    #[test]
    fn a_chip_rises_when_the_piece_has_arrived_and_stays_without_a_frame() {
        let next = [piece(1, 100.0)];
        let chip = Act::gain(ChipAt::Card(Seat::wrapping(1)), Vec::new(), None);
        let motion = moved(&[piece(1, 0.0)], &next, vec![Go::new(Gait::Step, 1).into(), chip]);
        let seen = |now| motion.chips(now).map(|(_, risen)| risen).next();
        assert_eq!((seen(1.3), seen(1.7), seen(2.3)), (None, Some(1.0), None));
        assert!(seen(1.4).is_some_and(|risen| risen < 0.5));
        assert_eq!((motion.due(1.1), motion.due(1.4)), (Some(0.0), Some(0.0)));
        assert!(motion.due(1.7).is_some_and(|due| due > 0.4), "nothing moves");
        assert_eq!(motion.due(2.3), None);
    }

    #[test]
    fn a_piece_goes_on_while_the_next_position_leaves_it_its_end() {
        let (before, next) = ([piece(1, 0.0), piece(2, 50.0)], [piece(1, 100.0), piece(2, 150.0)]);
        let mut motion = moved(&before, &next, vec![Go::new(Gait::Step, 1).into()]);
        motion.follow(&lying(&next), board(500.0), [], 1.1);
        assert!(x(&motion, &next, 1, 1.16).is_some_and(|x| (20.0..80.0).contains(&x)));
        let other = [piece(1, 120.0), piece(2, 150.0)];
        motion.follow(&lying(&other), board(500.0), [], 1.2);
        assert_eq!(x(&motion, &other, 1, 1.2), Some(100.0), "it sets off anew");
    }

    #[test]
    fn in_another_window_unseen_or_after_a_jump_nothing_moves() {
        let at = |x| lying(&[piece(1, x)]);
        let mut motion = Motion::new(|_, _| false);
        motion.follow(&at(80.0), board(500.0), [], 0.0);
        motion.follow(&at(90.0), board(600.0), [], 7.0);
        assert!(!motion.is_active(7.0), "another window");
        motion.jump();
        motion.follow(&at(20.0), board(600.0), [], 8.0);
        assert!(!motion.is_active(8.0), "a jump");
        motion.follow(&at(50.0), board(600.0), [], 9.0);
        assert!(motion.is_active(9.0));
        motion.time = 0.0;
        motion.follow(&at(70.0), board(600.0), [], 10.0);
        assert!(motion.is_still() && !motion.is_active(10.0) && motion.due(10.0).is_none());
    }

    #[test]
    fn fast_pieces_take_a_part_of_the_time_and_what_is_too_long_goes_at_once() {
        let next = [piece(1, 80.0), piece(2, 100.0)];
        let before = [piece(1, 0.0), piece(2, 20.0)];
        let mut motion = Motion::new(|_: u8, _| false);
        motion.follow(&lying(&before), board(500.0), Acts::new(), 0.0);
        motion.time = 0.5;
        motion.follow(&lying(&next), board(500.0), Acts::new(), 1.0);
        assert!(motion.is_active(1.0 + 0.9 * (WAY + NEXT) / 2.0));
        assert!(!motion.is_active(1.001 + (WAY + NEXT) / 2.0));
        let long = (0..40).map(|_| Go::new(Gait::Step, 1).via(vec![pos2(5.0, 5.0)]).into());
        let motion = moved(&before, &next, long.collect());
        assert!(!motion.is_active(1.5));
    }
}
