//! The legal lists. Legality is defined here and nowhere else; the order is fixed (CMD-1).

use super::{
    command::Command,
    components::Kind,
    look::{Bite, Look, ROBOTS, bit, bite, figures, team},
    options::Setup,
    prompt::{Prompt, WindowKind},
    site::{Candidates, Gap, rotations, rotations_meeting},
    state::State,
    station::{Links, RowMajor, in_waking_room},
    table::{Place, Table},
    types::{Astronaut, Cell, Role, Tile, TileSet},
};
use crate::{
    games::{
        argo::Footprint,
        listing::{Any, Sink},
    },
    rules::Seat,
};
use std::ops::ControlFlow::{self, Continue};

/// Steps a Jump Room gives at most (ROOM-2).
pub(super) const fn jump_steps(role: Role) -> u8 {
    if matches!(role, Role::Explorer) { 4 } else { 2 }
}

/// What `ChooseAction` depends on beside the table.
#[derive(Clone, Copy)]
pub(super) struct Scope {
    /// Who acts.
    pub acting: Seat,
    /// Whether by Time Machine (TM-4).
    pub interrupt: bool,
    /// Whether only Moves are allowed (TURN-2).
    pub moves_only: bool,
}

impl State {
    /// Lists what the seat may do.
    pub(super) fn list<S: Sink<Command>>(&self, setup: &Setup, seat: Seat, out: &mut S) -> ControlFlow<()> {
        let Some(prompt) = self.task.prompt else {
            return Continue(());
        };
        if let Prompt::React { window } = prompt {
            return self.list_reactions(setup, seat, window, out);
        }
        if seat != self.acting() {
            return Continue(());
        }
        match prompt {
            Prompt::ConfirmAction => return out.put(Command::Commit),
            Prompt::ConfirmInterrupt => return out.put(Command::EndInterrupt),
            Prompt::ConfirmTurn => return out.put(Command::EndTurn),
            _ => {}
        }
        let fresh;
        let links = if self.links.is_valid() {
            &self.links
        } else {
            fresh = Links::of(setup, &self.table);
            &fresh
        };
        let mut look = Look::new(setup, &self.table, links);
        self.list_prompt(&mut look, prompt, out)
    }
    fn list_prompt<S: Sink<Command>>(&self, look: &mut Look<'_>, prompt: Prompt, out: &mut S) -> ControlFlow<()> {
        let ban = self.task.ban.unwrap_or(Tile::WAKING_ROOM);
        match prompt {
            Prompt::ChooseAlienMove => look.alien_moves(out),
            Prompt::ChooseAlienPush { at } => look.alien_pushes(at, ban, TileSet(self.task.alien_chain), out),
            Prompt::ChooseVictim { at } => look.victims(at, out),
            Prompt::ChooseBuild => look.builds(out),
            Prompt::ChooseAction { interrupt } => {
                look.actions(self.scope(look.setup), out)?;
                if look.setup.options.allow_voluntary_pass && !interrupt {
                    out.put(Command::Pass)
                } else {
                    Continue(())
                }
            }
            Prompt::ChooseStep { astronaut, must, .. } => {
                look.steps(astronaut, out)?;
                if must {
                    Continue(())
                } else {
                    out.put(Command::StopMoving)
                }
            }
            Prompt::ChoosePush { at, .. } => look.pushes(at, ban, self.task.chain, out),
            Prompt::ChooseTeleport { astronaut, portal } => {
                look.teleports(astronaut, portal, ban, self.task.chain, out)
            }
            Prompt::ChoosePilot { pod, .. } => look.pilot_choices(pod, out),
            Prompt::ChooseLaserTarget => look.laser_targets(self.acting(), out),
            Prompt::ChooseRevive => look.revivals(out),
            Prompt::ChooseSwapAlien => look.swap_aliens(out),
            Prompt::ChooseSwapAstronaut { alien } => look.swap_astronauts(alien, out),
            Prompt::ChooseRelocation => look.relocations(out),
            Prompt::ChoosePlace { tile } => look.places(tile, out),
            Prompt::ChooseLaunch => look.launches(out),
            // Listed without a look at the table.
            Prompt::React { .. } | Prompt::ConfirmAction | Prompt::ConfirmInterrupt | Prompt::ConfirmTurn => {
                Continue(())
            }
        }
    }
    /// Who makes the decisions and gets the rewards now.
    pub(super) fn acting(&self) -> Seat {
        self.interrupter.unwrap_or(self.active)
    }
    /// What the acting seat's action may be.
    pub(super) fn scope(&self, setup: &Setup) -> Scope {
        let first = self.turns_taken[self.active] == 0 && !setup.options.first_turn_any_action;
        Scope {
            acting: self.acting(),
            interrupt: self.interrupter.is_some(),
            moves_only: first && self.interrupter.is_none(),
        }
    }
    fn list_reactions<S: Sink<Command>>(
        &self,
        setup: &Setup,
        seat: Seat,
        _: WindowKind,
        out: &mut S,
    ) -> ControlFlow<()> {
        let (Some(window), Some(before)) = (&self.window, &self.before) else {
            return Continue(());
        };
        if !window.undecided.contains(seat) {
            return Continue(());
        }
        // Who stands where is enough here, whatever is connected.
        Look::new(setup, before, &self.links).interrupts(seat, out)?;
        out.put(Command::Pass)
    }
}

/// Whether the seat could use a Time Machine on this table (TM-1).
pub(super) fn can_interrupt(setup: &Setup, table: &Table, links: &Links, seat: Seat) -> bool {
    let scope = Scope {
        acting: seat,
        interrupt: true,
        moves_only: false,
    };
    let mut look = Look::new(setup, table, links);
    look.interrupts(seat, &mut Any).is_break() && look.actions(scope, &mut Any).is_break()
}

impl Look<'_> {
    fn row_major(&self, set: TileSet) -> RowMajor {
        RowMajor::new(self.table, set)
    }
    /// Lists where aliens can move (ALM-1).
    pub(super) fn alien_moves<S: Sink<Command>>(&self, out: &mut S) -> ControlFlow<()> {
        for &from in self.row_major(self.aliens).as_slice() {
            let mut others = self.aliens;
            others.remove(from);
            for to in self.links.around(from) {
                let legal = || self.can_alien(others, TileSet::default(), from, to);
                out.put_if(Command::MoveAlien { from, to }, legal)?;
            }
        }
        Continue(())
    }
    /// Lists where the alien met on `at` can be pushed (ALM-2); `moved` ones of the chain stay where they stand.
    pub(super) fn alien_pushes<S: Sink<Command>>(
        &self,
        at: Tile,
        ban: Tile,
        moved: TileSet,
        out: &mut S,
    ) -> ControlFlow<()> {
        for to in self.links.around(at) {
            let legal = || to != ban && self.can_alien(self.aliens, moved, at, to);
            out.put_if(Command::PushAlien { to }, legal)?;
        }
        Continue(())
    }
    /// Lists whom the alien on `at` may kill (VIC-1).
    pub(super) fn victims<S: Sink<Command>>(&self, at: Tile, out: &mut S) -> ControlFlow<()> {
        if let Bite::OneOf(set) = bite(self.on[at.index()]) {
            for astronaut in figures(set) {
                out.put(Command::KillVictim { astronaut })?;
            }
        }
        Continue(())
    }
    /// Whether anything can be built.
    pub(super) fn can_build(&self) -> bool {
        // Every module has a connector and may be turned, so that one of them fits at any open door.
        let module = self.table.display.iter().any(Option::is_some);
        (module && self.links.has_open_module(self.setup)) || self.builds(&mut Any).is_break()
    }
    /// Lists what can be built where (BLD-1 to BLD-4).
    pub(super) fn builds<S: Sink<Command>>(&self, out: &mut S) -> ControlFlow<()> {
        let pod = self.setup.pods.get(usize::from(self.table.pods_taken)).copied();
        let modules_gone = self.table.display.iter().all(Option::is_none);
        let pod = pod.filter(|_| !(modules_gone && self.pods_stay_unbuilt()));
        if modules_gone && pod.is_none() {
            return Continue(());
        }
        let cells = Candidates::new(self.setup, self.table, self.links, None);
        for (source, tile) in self.table.display.iter().enumerate() {
            if let Some(tile) = tile {
                self.builds_of(source as u8, *tile, &cells, out)?;
            }
        }
        let Some(pod) = pod else {
            return Continue(());
        };
        let near = self.links.near_waking_room(self.setup);
        let doors = self.setup.components.tile(pod).doors;
        for candidate in cells.as_slice() {
            let cell = candidate.cell;
            for rot in rotations_meeting(doors, candidate.modules, candidate.sides(near)) {
                out.put(Command::Build { source: 3, cell, rot })?;
            }
        }
        Continue(())
    }
    fn pods_stay_unbuilt(&self) -> bool {
        self.setup.options.last_tile_counts == super::options::LastTileCounts::Modules
    }
    fn builds_of<S: Sink<Command>>(&self, source: u8, tile: Tile, cells: &Candidates, out: &mut S) -> ControlFlow<()> {
        let doors = self.setup.components.tile(tile).doors;
        for candidate in cells.as_slice() {
            let cell = candidate.cell;
            for rot in rotations_meeting(doors, candidate.modules, 0) {
                out.put(Command::Build { source, cell, rot })?;
            }
        }
        Continue(())
    }
    /// Mobile figures of a seat.
    pub(super) fn mobile(&self, seat: Seat) -> impl Iterator<Item = (Astronaut, Tile)> + use<'_> {
        figures(team(seat)).filter_map(|a| match self.table.places[a.index()] {
            Place::Module(tile) => Some((a, tile)),
            _ => None,
        })
    }
    /// Moves, then activations.
    pub(super) fn actions<S: Sink<Command>>(&mut self, scope: Scope, out: &mut S) -> ControlFlow<()> {
        let table = self.table;
        let mut rooms = TileSet::default();
        for astronaut in figures(team(scope.acting)) {
            let Place::Module(from) = table.places[astronaut.index()] else {
                continue;
            };
            rooms.insert(from);
            if scope.interrupt || table.moved_this_turn & bit(astronaut) == 0 {
                self.steps(astronaut, out)?;
            }
        }
        if scope.moves_only {
            return Continue(());
        }
        for &tile in self.row_major(rooms).as_slice() {
            self.activations(scope.acting, tile, out)?;
        }
        Continue(())
    }
    /// Steps of one figure.
    pub(super) fn steps<S: Sink<Command>>(&mut self, astronaut: Astronaut, out: &mut S) -> ControlFlow<()> {
        let Place::Module(from) = self.table.places[astronaut.index()] else {
            return Continue(());
        };
        for to in self.links.around(from) {
            out.put_if(Command::MoveAstronaut { astronaut, to }, || {
                self.can_step(astronaut, from, to)
            })?;
        }
        Continue(())
    }
    /// Whether the seat could place a token on the tile (ACT-3).
    pub(super) fn has_slot(&self, seat: Seat, tile: Tile) -> bool {
        let tokens = self.table.tokens[tile.index()];
        let slots = self.setup.slots.get(tile.index()).copied().unwrap_or(0);
        tokens.len() < usize::from(slots) && !tokens.contains(seat)
    }
    /// Figures of the seat that could use the room (ACT-1, ACT-4).
    pub(super) fn users(&self, seat: Seat, tile: Tile) -> u32 {
        let own = self.on[tile.index()] & team(seat);
        if self.setup.components.tile(tile).robot_forbidden {
            own & !ROBOTS
        } else {
            own
        }
    }
    fn activations<S: Sink<Command>>(&mut self, seat: Seat, tile: Tile, out: &mut S) -> ControlFlow<()> {
        let kind = self.kind(tile);
        if !kind.activatable() || kind == Kind::TimeMachine || !self.has_slot(seat, tile) {
            return Continue(());
        }
        for activator in figures(self.users(seat, tile)) {
            let command = Command::Activate { tile, activator };
            match kind {
                Kind::Warehouse => out.put(command)?,
                Kind::JumpRoom => out.put_if(command, || self.has_step(activator))?,
                // It makes no difference who does it (CMD-7).
                _ => return out.put_if(command, || self.has_effect(kind, seat)),
            }
        }
        Continue(())
    }
    /// Whether activating a room of this kind could do something (ACT-5).
    pub(super) fn has_effect(&self, kind: Kind, seat: Seat) -> bool {
        let mut any = Any;
        match kind {
            Kind::Laser => self.laser_targets(seat, &mut any),
            Kind::Infirmary => self.revivals(&mut any),
            Kind::Lab => self.swap_aliens(&mut any),
            Kind::ControlRoom => self.relocations(&mut any),
            Kind::SecurityCenter => self.launches(&mut any),
            _ => Continue(()),
        }
        .is_break()
    }
    /// Lists who can be pushed from `at`, and where to (PUSH-1 to PUSH-5).
    pub(super) fn pushes<S: Sink<Command>>(&mut self, at: Tile, ban: Tile, chain: u32, out: &mut S) -> ControlFlow<()> {
        for victim in figures(self.on[at.index()] & !chain) {
            for to in self.links.around(at) {
                let legal = || to != ban && self.can_push_to(victim, at, to, chain, 0);
                out.put_if(Command::PushAstronaut { victim, to }, legal)?;
            }
        }
        Continue(())
    }
    /// Lists where the teleporter can lead (TEL-1, TEL-5, TEL-6).
    pub(super) fn teleports<S: Sink<Command>>(
        &mut self,
        astronaut: Astronaut,
        portal: Tile,
        ban: Tile,
        chain: u32,
        out: &mut S,
    ) -> ControlFlow<()> {
        let mut set = self.teleporters(portal);
        if !self.setup.options.meaner_teleporter {
            set.insert(Tile::WAKING_ROOM);
        }
        for &tile in self.row_major(set).as_slice() {
            let legal = || tile == Tile::WAKING_ROOM || self.can_settle(astronaut, ban, tile, chain, 0);
            out.put_if(Command::TeleportTo { tile }, legal)?;
        }
        Continue(())
    }
    /// Lists what the Pilot in the pod can do (POD-4, POD-6).
    pub(super) fn pilot_choices<S: Sink<Command>>(&self, pod: Tile, out: &mut S) -> ControlFlow<()> {
        out.put(Command::PilotStay)?;
        let aboard = self.aboard(pod);
        if aboard.count_ones() == 1 {
            out.put(Command::PilotDepart)?;
        }
        let Some(old) = self.table.spots[pod.index()] else {
            return Continue(());
        };
        let cells = Candidates::new(self.setup, self.table, self.links, Some(pod));
        for candidate in cells.as_slice() {
            for (rot, doors) in rotations(self.setup.components.tile(pod).doors) {
                let same = candidate.cell == old.cell && doors == self.links.doors(pod);
                let touched = candidate.tiles(candidate.modules & doors.0);
                if !same && !touched.is_empty() && touched.0 & self.aliens.0 == 0 {
                    let cell = candidate.cell;
                    out.put(Command::PilotRelocate { cell, rot })?;
                }
            }
        }
        Continue(())
    }
    /// Figures in a docked pod.
    pub(super) fn aboard(&self, pod: Tile) -> u32 {
        aboard(self.table, pod)
    }
    /// Lists the aliens that the Laser reaches (ROOM-3).
    pub(super) fn laser_targets<S: Sink<Command>>(&self, seat: Seat, out: &mut S) -> ControlFlow<()> {
        for &tile in self.row_major(self.aliens).as_slice() {
            let seen = |from: Tile| from != tile && self.side_by_side(from, tile);
            if self.mobile(seat).any(|(_, from)| seen(from)) {
                out.put(Command::LaserTarget { tile })?;
            }
        }
        Continue(())
    }
    /// Whether two tiles share a cell edge; `tile` is not the Waking Room.
    pub(super) fn side_by_side(&self, from: Tile, tile: Tile) -> bool {
        let (Some(a), Some(b)) = (self.table.spots[from.index()], self.table.spots[tile.index()]) else {
            return false;
        };
        if from == Tile::WAKING_ROOM && self.setup.components.footprint == Footprint::Three {
            return super::types::Dir::ALL
                .iter()
                .any(|&d| in_waking_room(self.setup, b.cell.step(d)));
        }
        let gap = |p: i8, q: i8| (i16::from(p) - i16::from(q)).unsigned_abs();
        let (p, q): (Cell, Cell) = (a.cell, b.cell);
        gap(p.x, q.x) + gap(p.y, q.y) == 1
    }
    /// Lists who can be revived (ROOM-4).
    pub(super) fn revivals<S: Sink<Command>>(&self, out: &mut S) -> ControlFlow<()> {
        for (index, place) in self.table.places.iter().enumerate() {
            if *place == Place::Dead
                && let Some(astronaut) = Astronaut::from_index(index)
            {
                out.put(Command::Revive { astronaut })?;
            }
        }
        Continue(())
    }
    /// Lists the aliens with somebody to swap with (ROOM-5).
    pub(super) fn swap_aliens<S: Sink<Command>>(&self, out: &mut S) -> ControlFlow<()> {
        for &tile in self.row_major(self.aliens).as_slice() {
            let legal = || self.swap_astronauts(tile, &mut Any).is_break();
            out.put_if(Command::SwapAlien { tile }, legal)?;
        }
        Continue(())
    }
    /// Lists who can be swapped with the alien (ROOM-5).
    pub(super) fn swap_astronauts<S: Sink<Command>>(&self, alien: Tile, out: &mut S) -> ControlFlow<()> {
        if !self.has_room(alien) {
            return Continue(());
        }
        for (index, place) in self.table.places.iter().enumerate() {
            let Place::Module(tile) = *place else {
                continue;
            };
            let fits = tile != alien && self.alien_may(tile) && !self.aliens.contains(tile);
            if let Some(astronaut) = Astronaut::from_index(index)
                && fits
                && astronaut.role() != Role::Robot
            {
                out.put(Command::SwapAstronaut { astronaut })?;
            }
        }
        Continue(())
    }
    /// Lists the modules that can be laid elsewhere (ROOM-6).
    pub(super) fn relocations<S: Sink<Command>>(&self, out: &mut S) -> ControlFlow<()> {
        let mut modules = self.setup.modules;
        modules.remove(Tile::WAKING_ROOM);
        // The free cells are the same whichever module is lifted; each adds the one it leaves.
        let free = Candidates::new(self.setup, self.table, self.links, None);
        let movable = |tile| {
            let gap = Gap::new(self.setup, self.table, self.links, tile)?;
            let fits = |cells: &Candidates| self.places_among(&gap, cells, &mut Any).is_break();
            let left = || Candidates::left_by(self.setup, self.table, self.links, tile);
            (fits(&free) || fits(&left())).then_some(())
        };
        for &tile in self.row_major(modules).as_slice() {
            out.put_if(Command::RelocateTile { tile }, || movable(tile).is_some())?;
        }
        Continue(())
    }
    /// Lists where the module can go (ROOM-6).
    pub(super) fn places<S: Sink<Command>>(&self, tile: Tile, out: &mut S) -> ControlFlow<()> {
        let Some(gap) = Gap::new(self.setup, self.table, self.links, tile) else {
            return Continue(());
        };
        let cells = Candidates::new(self.setup, self.table, self.links, Some(tile));
        self.places_among(&gap, &cells, out)
    }
    fn places_among<S: Sink<Command>>(&self, gap: &Gap, cells: &Candidates, out: &mut S) -> ControlFlow<()> {
        let turns = rotations(self.setup.components.tile(gap.tile).doors);
        for candidate in cells.as_slice() {
            for (rot, doors) in turns.clone() {
                if gap.fits(self.setup, candidate, doors) {
                    let cell = candidate.cell;
                    out.put(Command::PlaceTileAt { cell, rot })?;
                }
            }
        }
        Continue(())
    }
    /// Lists the pods with somebody aboard (ROOM-7).
    pub(super) fn launches<S: Sink<Command>>(&self, out: &mut S) -> ControlFlow<()> {
        let mut pods = TileSet::default();
        for place in self.table.places {
            if let Place::Aboard(pod, _) = place {
                pods.insert(pod);
            }
        }
        for &tile in self.row_major(pods).as_slice() {
            out.put(Command::LaunchPod { tile })?;
        }
        Continue(())
    }
    /// Lists the Time Machines in which the seat has a figure and a place for its token (TM-1).
    pub(super) fn interrupts<S: Sink<Command>>(&self, seat: Seat, out: &mut S) -> ControlFlow<()> {
        let mut rooms = TileSet::default();
        for (_, tile) in self.mobile(seat) {
            if self.kind(tile) == Kind::TimeMachine && self.has_slot(seat, tile) {
                rooms.insert(tile);
            }
        }
        for &tile in self.row_major(rooms).as_slice() {
            if let Some(activator) = figures(self.users(seat, tile)).next() {
                out.put(Command::Interrupt { tile, activator })?;
            }
        }
        Continue(())
    }
}

/// Figures in a docked pod.
pub(super) fn aboard(table: &Table, pod: Tile) -> u32 {
    let mut set = 0;
    for (index, place) in table.places.iter().enumerate() {
        if matches!(place, Place::Aboard(tile, _) if *tile == pod) {
            set |= 1 << index;
        }
    }
    set
}
