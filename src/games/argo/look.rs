//! Looking ahead: which steps of a chain can be carried to a proper end (PUSH-5, ALM-2).

use super::{
    board::{Board, Place},
    components::Kind,
    options::Setup,
    station::{Links, standing},
    types::{ASTRONAUTS, Astronaut, MAX_TILES, Role, Tile, TileSet},
};
use crate::rules::Seat;
use arrayvec::ArrayVec;

/// From this many figures in a chain on, a cheap test first asks whether any end is in reach at all.
const DEEP: u8 = 3;

/// Bits of all figures of a role.
pub(super) const fn of_role(role: Role) -> u32 {
    let one = 1 << role as u32;
    one | one << 5 | one << 10 | one << 15
}
/// Bits of the Robots of all seats.
pub(super) const ROBOTS: u32 = of_role(Role::Robot);
/// Bits of the Grunts of all seats.
pub(super) const GRUNTS: u32 = of_role(Role::Grunt);
/// Bits of the figures that an alien prefers to kill (VIC-1).
pub(super) const PREY: u32 = of_role(Role::Chief) | of_role(Role::Explorer) | of_role(Role::Pilot);
/// Figures of one sort meet aliens alike.
const SORTS: [u32; 3] = [PREY, GRUNTS, ROBOTS];

/// The bit of a figure.
pub(super) const fn bit(a: Astronaut) -> u32 {
    1 << a.index()
}
/// The bits of the five figures of a seat.
pub(super) const fn team(seat: Seat) -> u32 {
    0b11111 << (seat.index() * 5)
}
/// The figures of a bit set in rule order.
pub(super) fn figures(mut set: u32) -> impl Iterator<Item = Astronaut> {
    std::iter::from_fn(move || {
        let index = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        if index < ASTRONAUTS {
            Astronaut::from_index(index)
        } else {
            None
        }
    })
}

/// The victims of an alien (VIC-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bite {
    /// It sees nobody.
    Nothing,
    /// One of these figures.
    OneOf(u32),
    /// Two Grunts get the alien.
    AlienDies,
}

/// The victims of an alien among these figures.
pub(super) const fn bite(occupants: u32) -> Bite {
    let prey = occupants & PREY;
    let grunts = occupants & GRUNTS;
    if prey != 0 {
        Bite::OneOf(prey)
    } else if grunts.count_ones() >= 2 {
        Bite::AlienDies
    } else if grunts != 0 {
        Bite::OneOf(grunts)
    } else {
        Bite::Nothing
    }
}

/// True if a tile with these occupants holds another astronaut (MOV-2).
#[inline]
pub(super) fn has_room(setup: &Setup, occupants: u32, tile: Tile) -> bool {
    // Every tile holds somebody, so most need not be counted.
    occupants == 0
        || tile == Tile::WAKING_ROOM
        || occupants.count_ones() < u32::from(setup.components.tile(tile).capacity)
}

/// A board to think on: figures and aliens may be moved about here and are always put back.
pub(super) struct Look<'a> {
    /// Fixed for the match.
    pub setup: &'a Setup,
    /// The board that is looked at.
    pub board: &'a Board,
    /// The links of that board.
    pub links: &'a Links,
    /// Mobile figures per tile.
    pub on: [u32; MAX_TILES],
    /// Tiles with an alien.
    pub aliens: TileSet,
}

impl<'a> Look<'a> {
    /// A fresh look at a board with its links.
    pub(super) fn new(setup: &'a Setup, board: &'a Board, links: &'a Links) -> Self {
        Self {
            setup,
            board,
            links,
            on: *links.on(),
            aliens: board.aliens,
        }
    }
    /// A look at the board before the announced action, for questions about Time Machines. The links may be those of
    /// another board: who stands where is enough for these questions, whatever is connected.
    pub(super) fn before(setup: &'a Setup, board: &'a Board, links: &'a Links) -> Self {
        Self {
            on: standing(board),
            ..Self::new(setup, board, links)
        }
    }
    /// The kind of the tile.
    #[inline]
    pub(super) fn kind(&self, tile: Tile) -> Kind {
        self.setup.components.tile(tile).kind
    }
    /// True if another astronaut finds room (MOV-2).
    #[inline]
    pub(super) fn has_room(&self, tile: Tile) -> bool {
        has_room(self.setup, self.on[tile.index()], tile)
    }
    /// Laid teleporters other than `but`.
    pub(super) fn teleporters(&self, but: Tile) -> TileSet {
        let mut others = self.setup.teleporters.common(self.links.laid());
        others.remove(but);
        others
    }
    /// True if the figure's step from `from` to the connected `to` can be carried through (MOV-1, PUSH-5).
    pub(super) fn can_step(&mut self, who: Astronaut, from: Tile, to: Tile) -> bool {
        self.on[from.index()] &= !bit(who);
        let can = self.can_enter(who, from, to, bit(who), 0);
        self.on[from.index()] |= bit(who);
        can
    }
    /// The figures that are alike where they stand together with this one: those of its sort, or all without an alien.
    pub(super) fn sort(&self, who: Astronaut) -> u32 {
        if self.aliens.is_empty() {
            return u32::MAX;
        }
        SORTS.into_iter().find(|sort| sort & bit(who) != 0).unwrap_or(0)
    }
    /// True if the figure can take any step.
    pub(super) fn has_step(&mut self, who: Astronaut) -> bool {
        let Place::Module(from) = self.board.places[who.index()] else {
            return false;
        };
        self.links.around(from).any(|to| self.can_step(who, from, to))
    }
    /// True if a figure in the air can arrive at `to` coming from `from`; `chain` holds it and all who moved before.
    fn can_enter(&mut self, who: Astronaut, from: Tile, to: Tile, chain: u32, depth: u8) -> bool {
        if to == Tile::WAKING_ROOM {
            return true;
        }
        match self.kind(to) {
            Kind::Pod => true,
            Kind::Teleporter => self.can_teleport(who, from, to, chain, depth),
            _ => self.can_settle(who, from, to, chain, depth),
        }
    }
    fn can_teleport(&mut self, who: Astronaut, from: Tile, portal: Tile, chain: u32, depth: u8) -> bool {
        if !self.setup.options.meaner_teleporter {
            return true; // the Waking Room is always free (TEL-1)
        }
        let others = self.teleporters(portal);
        others.is_empty() || others.iter().any(|to| self.can_settle(who, from, to, chain, depth))
    }
    /// True if the figure can come to stand on `at` with everything that follows.
    pub(super) fn can_settle(&mut self, who: Astronaut, ban: Tile, at: Tile, chain: u32, depth: u8) -> bool {
        #[cfg(test)]
        super::tests::look::count_node();
        let alien = self.aliens.contains(at);
        if alien && who.role() != Role::Robot && who.role() != Role::Grunt {
            return true; // dies at the door (KILL-3)
        }
        if self.has_room(at) {
            return true;
        }
        if depth >= DEEP && !self.end_in_reach(ban, at, chain) {
            return false;
        }
        let shot = alien && who.role() == Role::Grunt;
        if shot {
            self.aliens.remove(at);
        }
        self.on[at.index()] |= bit(who);
        let can = self.can_push(ban, at, chain, depth);
        self.on[at.index()] &= !bit(who);
        if shot {
            self.aliens.insert(at);
        }
        can
    }
    fn can_push(&mut self, ban: Tile, at: Tile, chain: u32, depth: u8) -> bool {
        let victims = self.on[at.index()] & !chain;
        // Figures that meet aliens alike are alike here: one of each sort tells for all.
        let sorts = if self.aliens.is_empty() {
            [victims, 0, 0]
        } else {
            SORTS.map(|sort| victims & sort)
        };
        sorts.into_iter().filter_map(|sort| figures(sort).next()).any(|victim| {
            self.links
                .around(at)
                .any(|to| to != ban && self.can_push_to(victim, at, to, chain, depth + 1))
        })
    }
    /// True if pushing this victim there can be carried through.
    pub(super) fn can_push_to(&mut self, victim: Astronaut, at: Tile, to: Tile, chain: u32, depth: u8) -> bool {
        self.on[at.index()] &= !bit(victim);
        let can = self.can_enter(victim, at, to, chain | bit(victim), depth);
        self.on[at.index()] |= bit(victim);
        can
    }
    /// True if some end of a chain can be reached over tiles that still hold an unmoved figure, never straight back to
    /// where a push came from. Says yes too often, never no too often: it only keeps crowded dead ends from being
    /// searched exhaustively.
    fn end_in_reach(&self, ban: Tile, from: Tile, chain: u32) -> bool {
        let mut reach = Reach::new();
        reach.enter(from, ban);
        // Whoever is the last to leave it cannot come by again.
        reach.closed = ((self.on[from.index()] & !chain).count_ones() == 1).then_some(from);
        while let Some(Stop { tile, back, again }) = reach.open.pop() {
            let mortal = self.on[tile.index()] & !chain & PREY != 0;
            for next in self.links.around(tile).filter(|&next| (next == back) == again) {
                let kind = self.kind(next);
                if kind == Kind::Pod || next == Tile::WAKING_ROOM {
                    return true;
                }
                let landing = if kind == Kind::Teleporter {
                    let portals = self.teleporters(next);
                    if !self.setup.options.meaner_teleporter || portals.is_empty() {
                        return true;
                    }
                    portals // nobody ever stands where he enters
                } else {
                    TileSet::from_iter([next])
                };
                for at in landing.iter() {
                    if (mortal && self.aliens.contains(at)) || self.has_room(at) {
                        return true;
                    }
                    if self.on[at.index()] & !chain != 0 {
                        reach.enter(at, tile);
                    }
                }
            }
        }
        false
    }
    /// True if aliens may stand on the tile at all (ALM-1).
    pub(super) fn alien_may(&self, tile: Tile) -> bool {
        !matches!(self.kind(tile), Kind::WakingRoom | Kind::Pod | Kind::SafeRoom)
    }
    /// True if an alien can go from `from` to the connected `to`, pushing others if need be (ALM-2). `aliens` are those
    /// on the board without the one that goes, `moved` those of them that moved before.
    pub(super) fn can_alien(&self, mut aliens: TileSet, mut moved: TileSet, from: Tile, to: Tile) -> bool {
        if !self.alien_may(to) {
            return false;
        }
        let met = aliens.contains(to);
        if met && moved.contains(to) {
            return false;
        }
        if (self.on[to.index()] & GRUNTS).count_ones() >= 2 {
            aliens.remove(to);
        } else {
            aliens.insert(to);
            moved.insert(to);
        }
        !met || self
            .links
            .around(to)
            .any(|next| next != from && self.can_alien(aliens, moved, to, next))
    }
}

/// Tiles a chain may come to: by one side, and by a second one, which opens the way back to the first.
struct Reach {
    /// The tile it was first entered from; `UNSEEN`, or `TWICE` for entered from two sides.
    entered: [u8; MAX_TILES],
    /// Tiles still to be looked at: each comes in twice at most.
    open: ArrayVec<Stop, { 2 * MAX_TILES }>,
    /// A tile that cannot be entered again.
    closed: Option<Tile>,
}

/// A tile that a chain may come to.
struct Stop {
    tile: Tile,
    /// The tile it was entered from, first.
    back: Tile,
    /// True if only the way back is new: it was entered from another side before.
    again: bool,
}

impl Reach {
    const UNSEEN: u8 = u8::MAX;
    const TWICE: u8 = u8::MAX - 1;

    const fn new() -> Self {
        Self {
            entered: [Self::UNSEEN; MAX_TILES],
            open: ArrayVec::new_const(),
            closed: None,
        }
    }
    fn enter(&mut self, tile: Tile, from: Tile) {
        let first = &mut self.entered[tile.index()];
        let again = *first != Self::UNSEEN;
        let back = if again {
            let Some(back) = Tile::from_index((*first).into()) else {
                return; // entered twice already
            };
            if back == from || self.closed == Some(tile) {
                return;
            }
            *first = Self::TWICE;
            back
        } else {
            *first = from.index() as u8;
            from
        };
        self.open.push(Stop { tile, back, again });
    }
}
