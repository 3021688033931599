//! Pieces on their way from where they lay to where they lie.

use super::drawn::{Key, PieceAt};
use egui::{Rect, emath::easing};

/// Seconds that a piece is usually on its way.
const WAY: f64 = 0.32;
/// Seconds after which the next piece sets off.
const NEXT: f64 = 0.06;
/// Pieces further apart than this have moved, in points.
const NEAR: f32 = 1.0;

/// A piece on its way: one without a start comes, one without an end goes.
#[derive(Clone, Copy, Debug)]
struct Move<P> {
    from: Option<PieceAt<P>>,
    to: Option<P>,
    /// The time at which it sets off.
    start: f64,
    /// The seconds it takes.
    takes: f64,
}

impl<P> Move<P> {
    /// The part of its time that is over.
    fn share(&self, now: f64) -> f32 {
        ((now - self.start) / self.takes).clamp(0.0, 1.0) as f32
    }
}

/// Everything that moves on a board.
#[derive(Clone, Debug)]
pub(super) struct Motion<P> {
    shown: Vec<PieceAt<P>>,
    board: Rect,
    moves: Vec<Move<P>>,
    /// True for two pieces that look the same, so that one that comes is one that went.
    alike: fn(P, P) -> bool,
    /// The part of the usual time that a piece takes. Without any, nothing moves: the player wants it so, or nobody looks.
    pub(super) time: f64,
}

impl<P: Key> Motion<P> {
    /// Nothing moves yet; of pieces that are alike, one that comes is one that went.
    pub(super) fn new(alike: fn(P, P) -> bool) -> Self {
        Self {
            shown: Vec::new(),
            board: Rect::NOTHING,
            moves: Vec::new(),
            alike,
            time: 1.0,
        }
    }

    /// True if nothing moves by itself.
    pub(super) fn is_still(&self) -> bool {
        self.time <= 0.0
    }

    /// Takes in where the pieces of a new position lie. In a window of another size they are there at once.
    pub(super) fn follow(&mut self, pieces: &[PieceAt<P>], board: Rect, now: f64) {
        if self.is_still() || self.board != board || self.shown.is_empty() {
            self.skip();
        } else {
            self.set_off(pieces, now);
        }
        (self.shown, self.board) = (pieces.to_vec(), board);
    }

    /// Lets the pieces of this position come from where they lay before.
    pub(super) fn show_again(&mut self, before: &[PieceAt<P>], pieces: &[PieceAt<P>], now: f64) {
        self.skip();
        self.shown = before.to_vec();
        self.follow(pieces, self.board, now);
    }

    fn set_off(&mut self, pieces: &[PieceAt<P>], now: f64) {
        let before = std::mem::take(&mut self.shown);
        let of = |list: &[PieceAt<P>], piece: P| list.iter().copied().find(|other| other.piece == piece);
        let (stays, mut left): (Vec<_>, Vec<_>) = before.into_iter().partition(|old| of(pieces, old.piece).is_some());
        let (mut start, takes) = (now, WAY * self.time);
        for at in pieces {
            let from = of(&stays, at.piece).or_else(|| {
                let same = left.iter().position(|old| (self.alike)(old.piece, at.piece))?;
                Some(left.remove(same))
            });
            if from.is_some_and(|from| from.at.distance(at.at) < NEAR) {
                continue;
            }
            let to = Some(at.piece);
            self.moves.retain(|other| other.to != to);
            self.moves.push(Move { from, to, start, takes });
            start += NEXT * self.time;
        }
        let goes = |old| Move {
            from: Some(old),
            to: None,
            start: now,
            takes,
        };
        self.moves.extend(left.into_iter().map(goes));
    }

    /// Lets everything lie where it belongs.
    pub(super) fn skip(&mut self) {
        self.moves.clear();
    }

    /// True while something moves.
    pub(super) fn is_active(&self, now: f64) -> bool {
        self.moves.iter().any(|way| way.share(now) < 1.0)
    }

    /// The pieces as they are to be drawn now, each with its opacity.
    pub(super) fn at(&self, pieces: &[PieceAt<P>], now: f64) -> Vec<(PieceAt<P>, f32)> {
        let gone = self.moves.iter().filter(|way| way.to.is_none() && way.share(now) < 1.0);
        let leaving = gone.filter_map(|way| Some((way.from?, 1.0 - way.share(now))));
        let lying = pieces.iter().map(|&at| {
            let Some(way) = self.moves.iter().find(|way| way.to == Some(at.piece)) else {
                return (at, 1.0);
            };
            let Some(from) = way.from else {
                return (at, way.share(now));
            };
            let done = easing::cubic_in_out(way.share(now));
            let moving = PieceAt {
                at: from.at.lerp(at.at, done),
                r: egui::lerp(from.r..=at.r, done),
                ..at
            };
            (moving, 1.0)
        });
        leaving.chain(lying).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Pos2, pos2, vec2};

    fn piece(piece: u8, x: f32) -> PieceAt<u8> {
        PieceAt {
            piece,
            at: pos2(x, 0.0),
            r: 10.0,
        }
    }

    /// A board of this width.
    fn board(width: f32) -> Rect {
        Rect::from_min_size(Pos2::ZERO, vec2(width, 400.0))
    }

    #[test]
    fn a_piece_glides_or_one_that_looks_the_same_and_others_come_and_go() {
        let mut motion = Motion::new(|a: u8, b: u8| a % 10 == b % 10);
        motion.follow(&[piece(1, 0.0), piece(2, 50.0), piece(4, 0.0)], board(500.0), 0.0);
        assert!(!motion.is_active(0.0), "the first position is there at once");
        let next = [piece(1, 100.0), piece(23, 70.0), piece(14, 70.0)];
        motion.follow(&next, board(500.0), 1.0);
        assert!(motion.is_active(1.4) && !motion.is_active(1.5));
        assert_eq!(motion.at(&next, 2.0), next.map(|at| (at, 1.0)));
        let mut half = motion.at(&next, 1.16);
        let (left, alpha) = half.remove(0);
        assert!(left.piece == 2 && alpha < 1.0, "what leaves lies below: {left:?}");
        assert!((half[0].0.at.x - 50.0).abs() < 1.0 && half[0].1 >= 1.0, "{half:?}");
        assert!((0.0..1.0).contains(&half[1].1), "it fades in: {half:?}");
        assert!(
            (0.0..70.0).contains(&half[2].0.at.x) && half[2].1 >= 1.0,
            "it glides: {half:?}"
        );
    }

    #[test]
    fn what_happened_is_shown_again_but_in_another_window_or_unseen_nothing_moves() {
        let mut motion = Motion::new(|_, _| false);
        let at = |x| [piece(1, x)];
        motion.follow(&at(80.0), board(500.0), 0.0);
        motion.show_again(&at(10.0), &at(80.0), 5.0);
        assert!(motion.is_active(5.1));
        assert_eq!([5.0, 6.0].map(|now| motion.at(&at(80.0), now)[0].0.at.x), [10.0, 80.0]);
        motion.follow(&at(90.0), board(600.0), 7.0);
        assert!(!motion.is_active(7.0));
        motion.time = 0.0;
        motion.follow(&at(20.0), board(600.0), 8.0);
        assert!(motion.is_still() && !motion.is_active(8.0));
    }

    #[test]
    fn fast_pieces_take_a_part_of_the_time() {
        let mut motion = Motion::new(|_: u8, _| false);
        let at = |x| [piece(1, x), piece(2, x + 20.0)];
        motion.follow(&at(0.0), board(500.0), 0.0);
        motion.time = 0.5;
        motion.follow(&at(80.0), board(500.0), 1.0);
        assert!(motion.is_active(1.0 + 0.9 * (WAY + NEXT) / 2.0));
        assert!(!motion.is_active(1.001 + (WAY + NEXT) / 2.0));
    }
}
