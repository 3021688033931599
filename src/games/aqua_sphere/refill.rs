//! The refill between two rounds (REF-1 to REF-4).

use super::{
    event::Event,
    options::Setup,
    run::Run,
    state::{Board, RoundPart, State},
    types::{Card, Engineer, Pool, RING, Sector},
};
use crate::rules::{EventSink, MAX_SEATS, Seat};

impl Board {
    /// Takes goods out of the general supply, as far as they go.
    pub(super) fn draw(&mut self, setup: &Setup, wanted: Pool) -> Pool {
        if !setup.options.finite_supply {
            return wanted;
        }
        let supply = &mut self.general;
        let take = |from: &mut u8, wanted: u8| {
            let taken = wanted.min(*from);
            *from -= taken;
            taken
        };
        Pool {
            time: take(&mut supply.time, wanted.time),
            crystals: take(&mut supply.crystals, wanted.crystals),
            octopods: take(&mut supply.octopods, wanted.octopods),
        }
    }
    /// Places goods of the general supply in a Sector, as far as they go, and tells them.
    pub(super) fn stock(&mut self, setup: &Setup, sector: Sector, wanted: Pool) -> Pool {
        let placed = self.draw(setup, wanted);
        let goods = &mut self.area_mut(sector).goods;
        goods.time = goods.time.saturating_add(placed.time);
        goods.crystals = goods.crystals.saturating_add(placed.crystals);
        goods.octopods = goods.octopods.saturating_add(placed.octopods);
        placed
    }
    /// The colours that nobody plays, N1 first (SET-11).
    pub(super) fn neutral(setup: &Setup) -> impl Iterator<Item = Seat> + use<> {
        (setup.players.get()..MAX_SEATS).map(Seat::wrapping)
    }
    /// Places a neutral submarine in a Sector: of the first colour that is not there yet (SET-11). A colour has one for
    /// each Sector, so there is one left. `None` if all neutral colours are there.
    pub(super) fn drift(&mut self, setup: &Setup, sector: Sector) -> Option<Seat> {
        let submarines = &mut self.area_mut(sector).submarines;
        let colour = Self::neutral(setup).find(|colour| !submarines.contains(colour))?;
        submarines.push(colour).then_some(colour)
    }
}

impl<E: EventSink<Event>> Run<'_, E> {
    /// Brings new cards and goods to the Sectors, lays the tiles and begins the next round. Its first turn is begun by
    /// the caller.
    pub(super) fn refill(&mut self) {
        let ring = self.state.board.ring;
        self.clear_time();
        let goods = self.restock();
        for (sector, goods) in ring.into_iter().zip(goods) {
            let (card, expansion) = self.state.turn_up(sector);
            self.events.tell(|| Event::Refilled {
                sector,
                goods,
                card,
                expansion,
            });
        }
        self.drift();
        self.lay_tiles();
        self.set_order();
        let round = self.state.board.round();
        self.events.tell(|| Event::RoundStarted { round });
    }

    /// All time leaves the Sectors (REF-2).
    fn clear_time(&mut self) {
        let Board { areas, general, .. } = &mut self.state.board;
        for area in areas {
            let time = std::mem::take(&mut area.goods.time);
            if self.setup.options.finite_supply {
                general.time = general.time.saturating_add(time);
            }
        }
    }

    /// Places the goods of the centre tile (REF-2): what came to each position of the ring.
    fn restock(&mut self) -> [Pool; RING] {
        let board = &mut self.state.board;
        let mut placed = [Pool::default(); RING];
        for (position, placed) in placed.iter_mut().enumerate() {
            if let Some(wanted) = board.to_come(self.setup, position) {
                *placed = board.stock(self.setup, board.ring[position], wanted);
            }
        }
        placed
    }

    /// Places the neutral submarines of the centre tile: where no colour fits, in the next Sector clockwise where one
    /// does (REF-3).
    fn drift(&mut self) {
        let board = &mut self.state.board;
        for position in 0..RING {
            if !board.drifts_to(self.setup, position) {
                continue;
            }
            let drifted = (0..RING).find_map(|steps| {
                let sector = board.ring[(position + steps) % RING];
                Some((sector, board.drift(self.setup, sector)?))
            });
            if let Some((sector, owner)) = drifted {
                self.events.tell(|| Event::SubmarineDrifted { sector, owner });
            }
        }
    }

    /// The centre tile leaves, and the program card that was seen lays the tiles of the round (REF-4).
    fn lay_tiles(&mut self) {
        let State {
            board,
            programs,
            orientations,
            ..
        } = &mut *self.state;
        board.orientation = orientations.pop();
        if let Some(program) = board.next.take() {
            let fits = board.laid.push(program);
            debug_assert!(fits, "there are as many rounds as there is room for");
            board.next = programs.pop();
            self.events.tell(|| Event::TilesLaid {
                program,
                next: board.next,
            });
        }
    }

    /// The pass order becomes the turn order, engineers go back, and what counts for a round counts anew (REF-4).
    fn set_order(&mut self) {
        let board = &mut self.state.board;
        board.order = std::mem::take(&mut board.passed);
        for &seat in &board.order {
            let player = &mut board.players[seat];
            player.engineer = Engineer::Start;
            player.free_used = false;
            for own in &mut player.cards {
                own.used &= !matches!(own.card, Card::Interim(_));
            }
        }
        (board.prepared, board.time_taken) = (0, false);
        board.stage = RoundPart::Turns;
        if let Some(&first) = board.order.first() {
            board.active = first;
        }
        self.events.tell(|| Event::TurnOrderSet {
            order: board.order.to_vec(),
        });
    }
}

impl Board {
    /// The edge of the centre tile that serves a position of the ring.
    fn edge(&self, position: usize) -> usize {
        let turned = usize::from(self.orientation.unwrap_or(0)) % RING;
        (position + RING - turned) % RING
    }
    /// Goods that the centre tile brings to a position of the ring after this round, if the general supply has them;
    /// `None` after the last round (REF-2).
    #[must_use]
    pub fn to_come(&self, setup: &Setup, position: usize) -> Option<Pool> {
        let tile = setup.components.restock(setup.players, self.round())?;
        let [time, crystals, octopods] = tile.edges[self.edge(position)];
        Some(Pool {
            time,
            crystals,
            octopods,
        })
    }
    /// True if the centre tile brings a neutral submarine to a position of the ring after this round (REF-2).
    #[must_use]
    pub fn drifts_to(&self, setup: &Setup, position: usize) -> bool {
        let tile = setup.components.restock(setup.players, self.round());
        tile.is_some_and(|tile| tile.neutral.contains(&(self.edge(position) as u8)))
    }
}
