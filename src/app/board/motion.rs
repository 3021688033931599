//! Pieces on their way from where they lay to where they lie.

use super::drawn::{Key, PieceAt};
use crate::app::look::motion::in_out_cubic;
use egui::Rect;

/// Seconds that a piece is on its way.
const WAY: f64 = 0.32;
/// Seconds after which the next piece sets off.
const NEXT: f64 = 0.06;
/// Pieces further apart than this have moved, in points.
const NEAR: f32 = 1.0;

/// A piece on its way, or one that comes or goes.
#[derive(Clone, Copy, Debug)]
struct Move<P> {
    piece: P,
    from: Option<PieceAt<P>>,
    /// The time at which it sets off.
    start: f64,
}

/// Everything that moves on a board.
#[derive(Clone, Debug)]
pub(super) struct Motion<P> {
    shown: Vec<PieceAt<P>>,
    board: Rect,
    moves: Vec<Move<P>>,
    /// Pieces that are gone, and since when.
    gone: Vec<(PieceAt<P>, f64)>,
    /// True for two pieces that look the same, so that one that comes is one that went.
    alike: fn(P, P) -> bool,
    /// Nothing moves: the player wants it so, or nobody looks.
    pub(super) still: bool,
}

impl<P> Default for Motion<P> {
    fn default() -> Self {
        Self {
            shown: Vec::new(),
            board: Rect::NOTHING,
            moves: Vec::new(),
            gone: Vec::new(),
            alike: |_, _| false,
            still: false,
        }
    }
}

impl<P: Key> Motion<P> {
    /// Nothing moves yet; of pieces that are alike, one that comes is one that went.
    pub(super) fn of(alike: fn(P, P) -> bool) -> Self {
        Self {
            alike,
            ..Self::default()
        }
    }

    /// Takes in where the pieces of a new position lie. In a window of another size they are there at once.
    pub(super) fn follow(&mut self, pieces: &[PieceAt<P>], board: Rect, now: f64) {
        let jumps = self.still || self.board != board || self.shown.is_empty();
        if jumps {
            self.skip();
        } else {
            self.set_off(pieces, now);
        }
        (self.shown, self.board) = (pieces.to_vec(), board);
    }

    /// Lets the pieces of this position come from where they lay before.
    pub(super) fn replay(&mut self, before: &[PieceAt<P>], pieces: &[PieceAt<P>], now: f64) {
        self.skip();
        if !self.still {
            self.shown = before.to_vec();
            self.set_off(pieces, now);
        }
        self.shown = pieces.to_vec();
    }

    fn set_off(&mut self, pieces: &[PieceAt<P>], now: f64) {
        let before = std::mem::take(&mut self.shown);
        let of = |list: &[PieceAt<P>], piece: P| list.iter().copied().find(|other| other.piece == piece);
        let (stays, mut left): (Vec<_>, Vec<_>) = before.into_iter().partition(|old| of(pieces, old.piece).is_some());
        let mut start = now;
        for at in pieces {
            let from = of(&stays, at.piece).or_else(|| {
                let same = left.iter().position(|old| (self.alike)(old.piece, at.piece))?;
                Some(left.remove(same))
            });
            if from.is_some_and(|from| from.at.distance(at.at) < NEAR) {
                continue;
            }
            self.moves.retain(|other| other.piece != at.piece);
            let piece = at.piece;
            self.moves.push(Move { piece, from, start });
            start += NEXT;
        }
        self.gone.extend(left.into_iter().map(|old| (old, now)));
    }

    /// Lets everything lie where it belongs.
    pub(super) fn skip(&mut self) {
        self.moves.clear();
        self.gone.clear();
    }

    /// True while something moves.
    pub(super) fn is_active(&self, now: f64) -> bool {
        self.moves.iter().any(|way| now < way.start + WAY) || self.gone.iter().any(|(_, since)| now < since + WAY)
    }

    /// The pieces as they are to be drawn now, each with its opacity.
    pub(super) fn at(&self, pieces: &[PieceAt<P>], now: f64) -> Vec<(PieceAt<P>, f32)> {
        let share = |start: f64| ((now - start) / WAY).clamp(0.0, 1.0) as f32;
        let leaving = self.gone.iter().map(|&(old, since)| (old, 1.0 - share(since)));
        let leaving = leaving.filter(|(_, alpha)| *alpha > 0.0);
        let lying = pieces.iter().map(|&at| {
            let Some(way) = self.moves.iter().find(|way| way.piece == at.piece) else {
                return (at, 1.0);
            };
            let done = share(way.start);
            match way.from {
                None => (at, done),
                Some(from) => {
                    let gone = in_out_cubic(done);
                    let moving = PieceAt {
                        at: from.at + (at.at - from.at) * gone,
                        r: from.r + (at.r - from.r) * gone,
                        ..at
                    };
                    (moving, 1.0)
                }
            }
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

    #[test]
    fn a_piece_glides_and_others_come_and_go() {
        let board = Rect::from_min_size(Pos2::ZERO, vec2(500.0, 400.0));
        let mut motion = Motion::default();
        motion.follow(&[piece(1, 0.0), piece(2, 50.0)], board, 0.0);
        assert!(!motion.is_active(0.0), "the first position is there at once");
        let next = [piece(1, 100.0), piece(3, 70.0)];
        motion.follow(&next, board, 1.0);
        let half = motion.at(&next, 1.16);
        assert_eq!(half[0].0.piece, 2, "who leaves lies below");
        assert!((half[1].0.at.x - 50.0).abs() < 1.0, "{half:?}");
        assert!((0.0..1.0).contains(&half[2].1), "it fades in");
        assert!(motion.is_active(1.3) && !motion.is_active(1.5));
        let end = motion.at(&next, 2.0);
        assert_eq!(end, [(next[0], 1.0), (next[1], 1.0)]);
    }

    #[test]
    fn of_pieces_that_look_the_same_one_that_comes_is_one_that_went() {
        let board = Rect::from_min_size(Pos2::ZERO, vec2(500.0, 400.0));
        let mut motion = Motion::of(|a: u8, b: u8| a % 10 == b % 10);
        motion.follow(&[piece(1, 0.0), piece(2, 50.0)], board, 0.0);
        let next = [piece(11, 100.0), piece(23, 70.0)];
        motion.follow(&next, board, 1.0);
        let half = motion.at(&next, 1.16);
        assert_eq!(half.len(), 3, "{half:?}");
        assert!(
            half[0].0.piece == 2 && half[0].1 < 1.0,
            "nobody looks like it: {half:?}"
        );
        assert!(
            (half[1].0.at.x - 50.0).abs() < 1.0 && half[1].1 >= 1.0,
            "it glides: {half:?}"
        );
        assert!(half[2].1 < 1.0, "it fades in: {half:?}");
    }

    #[test]
    fn what_happened_is_shown_again() {
        let board = Rect::from_min_size(Pos2::ZERO, vec2(500.0, 400.0));
        let mut motion = Motion::default();
        motion.follow(&[piece(1, 80.0)], board, 0.0);
        motion.replay(&[piece(1, 10.0)], &[piece(1, 80.0)], 5.0);
        assert!(motion.is_active(5.1));
        assert_eq!(motion.at(&[piece(1, 80.0)], 5.0)[0].0.at.x, 10.0);
        assert_eq!(motion.at(&[piece(1, 80.0)], 6.0)[0].0.at.x, 80.0);
    }

    #[test]
    fn in_another_window_nothing_moves() {
        let board = |width| Rect::from_min_size(Pos2::ZERO, vec2(width, 400.0));
        let mut motion = Motion::default();
        motion.follow(&[piece(1, 0.0)], board(500.0), 0.0);
        motion.follow(&[piece(1, 90.0)], board(600.0), 1.0);
        assert!(!motion.is_active(1.0));
        motion.still = true;
        motion.follow(&[piece(1, 20.0)], board(600.0), 2.0);
        assert!(!motion.is_active(2.0));
    }
}
