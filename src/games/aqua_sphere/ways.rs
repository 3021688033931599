//! The ways of the scientists (DEP-1): locks, the cards that open them, and jumps.

use super::{
    options::Setup,
    state::Board,
    types::{Card, RING, Sector},
};
use crate::rules::Seat;

/// Time in a weight; below it stand, each within four bits, steps, jumps and steps against the clock.
const TIME: u32 = 1 << 12;
/// A step in a weight.
const STEP: u32 = 1 << 8;
/// A jump in a weight.
const JUMP: u32 = 1 << 4;
/// A step against the clock in a weight.
const BACK: u32 = 1;
/// The weight of a Sector that no way was found to yet.
const NONE: u32 = u32::MAX;

/// The cheapest ways of a scientist; of equally cheap ones those with fewer steps, without a jump, clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ways {
    /// The weight of the way to each Sector.
    weight: [u32; Sector::COUNT],
    /// The Sector that the way to each Sector comes from.
    from: [Sector; Sector::COUNT],
}

impl Ways {
    /// Time that the way costs.
    #[must_use]
    pub fn cost(&self, to: Sector) -> u8 {
        (self.weight[to.index()] / TIME).min(u8::MAX.into()) as u8
    }
    /// The Sectors that the way leads through, the last one is its end; none for staying.
    #[must_use]
    pub fn steps(&self, to: Sector) -> Vec<Sector> {
        let mut steps = Vec::new();
        let mut at = to;
        while self.from[at.index()] != at && steps.len() < RING {
            steps.push(at);
            at = self.from[at.index()];
        }
        steps.reverse();
        steps
    }
}

impl Board {
    /// Time for each lock of the ring, between a position and the next one clockwise, for a seat (RES-4).
    fn locks(&self, setup: &Setup, seat: Seat) -> [u8; RING] {
        let holds = self.players[seat].copies(Card::Lock) > 0;
        let opened = holds.then(|| setup.components.card(Card::Lock).amount);
        self.ring.map(|sector| {
            let lock = setup.components.sector(sector).lock;
            if opened == Some(lock) { 0 } else { lock }
        })
    }
    /// The ways of a seat's scientist.
    #[must_use]
    pub fn ways(&self, setup: &Setup, seat: Seat) -> Ways {
        let start = self.players[seat].scientist.0;
        let mut ways = Ways {
            weight: [NONE; Sector::COUNT],
            from: [start; Sector::COUNT],
        };
        ways.weight[start.index()] = 0;
        let locks = self.locks(setup, seat).map(|lock| u32::from(lock) * TIME);
        if self.players[seat].copies(Card::Opposite) > 0 {
            let jump = u32::from(setup.components.card(Card::Opposite).amount) * TIME + STEP + JUMP;
            self.jump_about(&mut ways, &locks, jump);
        } else {
            self.go_round(&mut ways, &locks, self.position(start));
        }
        ways
    }
    /// Extends the ways of a scientist who jumps, until none gets better.
    fn jump_about(&self, ways: &mut Ways, locks: &[u32; RING], jump: u32) {
        // No way enters a Sector twice, so it has fewer steps than there are Sectors.
        for _ in 1..RING {
            let before = ways.weight;
            for at in 0..RING {
                let (next, back) = ((at + 1) % RING, (at + RING - 1) % RING);
                self.extend(ways, at, next, locks[at] + STEP);
                self.extend(ways, at, back, locks[back] + STEP + BACK);
                self.extend(ways, at, (at + RING / 2) % RING, jump);
            }
            if ways.weight == before {
                break;
            }
        }
    }
    /// Extends the ways of a scientist who only walks: once round clockwise and once against the clock. A Sector that is
    /// reached better clockwise leads nowhere better against the clock, so that one walk each is enough.
    fn go_round(&self, ways: &mut Ways, locks: &[u32; RING], start: usize) {
        for steps in 0..RING - 1 {
            let at = (start + steps) % RING;
            self.extend(ways, at, (at + 1) % RING, locks[at] + STEP);
        }
        for steps in 0..RING - 1 {
            let at = (start + RING - steps) % RING;
            let back = (at + RING - 1) % RING;
            self.extend(ways, at, back, locks[back] + STEP + BACK);
        }
    }
    /// Goes on from one position of the ring to another if that makes a better way.
    fn extend(&self, ways: &mut Ways, from: usize, to: usize, weight: u32) {
        let (from, to) = (self.ring[from], self.ring[to]);
        let weight = ways.weight[from.index()].saturating_add(weight);
        if weight < ways.weight[to.index()] {
            ways.weight[to.index()] = weight;
            ways.from[to.index()] = from;
        }
    }
}
