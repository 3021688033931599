//! The legal lists, in the fixed order of the rules (CMD-1): the candidates of a question, narrowly made, that no law
//! forbids.

use super::{
    command::Command,
    components::Kind,
    look::{Bite, Look, bit, bite, figures, team},
    options::{FirstTurn, Setup},
    prompt::Prompt,
    scope::{Chain, Scope, names_activator},
    site::{Candidate, Candidates, Gap, meets, rotations},
    state::State,
    station::{Links, row_major},
    table::{Place, Table},
    types::{Astronaut, Cell, Doors, Role, Tile, TileSet},
    verdict::Verdict,
};
use crate::{
    games::listing::{Any, Sink},
    rules::Seat,
};
use arrayvec::ArrayVec;
use std::ops::ControlFlow::{self, Continue};

/// Steps a Jump Room gives at most (ROOM-2).
pub(super) const fn jump_steps(role: Role) -> u8 {
    if matches!(role, Role::Explorer) { 4 } else { 2 }
}

impl State {
    /// Lists what the seat may do.
    pub(super) fn list<S: Sink<Command>>(&self, setup: &Setup, seat: Seat, out: &mut S) -> ControlFlow<()> {
        if !self.is_asked(seat) {
            return Continue(());
        }
        match self.open.task.prompt {
            None => Continue(()),
            Some(Prompt::React { .. }) => {
                if let Some(before) = &self.open.before {
                    // Who stands where is enough here, whatever is connected.
                    Look::new(setup, before, &self.links).interrupts(seat, out)?;
                }
                out.put(Command::Pass)
            }
            Some(Prompt::ConfirmAction) => out.put(Command::Commit),
            Some(Prompt::ConfirmInterrupt) => out.put(Command::EndInterrupt),
            Some(Prompt::ConfirmTurn) => out.put(Command::EndTurn),
            Some(prompt) => self.with_look(setup, |look| self.list_choices(look, prompt, out)),
        }
    }
    fn list_choices<S: Sink<Command>>(&self, look: &mut Look<'_>, prompt: Prompt, out: &mut S) -> ControlFlow<()> {
        match prompt {
            Prompt::ChooseAlienMove => look.alien_moves(out),
            Prompt::ChooseAlienPush { at } => {
                look.alien_pushes(at, self.open.task.ban, self.open.task.alien_chain, out)
            }
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
            Prompt::ChoosePush { at, .. } => look.pushes(at, self.chain(), out),
            Prompt::ChooseTeleport { astronaut, portal } => look.teleports(astronaut, portal, self.chain(), out),
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
    /// Looks at the table, with the cached links if there are any.
    pub(super) fn with_look<T>(&self, setup: &Setup, ask: impl FnOnce(&mut Look<'_>) -> T) -> T {
        if self.links.is_valid() {
            ask(&mut Look::new(setup, &self.open.table, &self.links))
        } else {
            ask(&mut Look::new(
                setup,
                &self.open.table,
                &Links::of(setup, &self.open.table),
            ))
        }
    }
    /// The seat that makes the decisions and gets the rewards now.
    pub(super) fn acting(&self) -> Seat {
        self.open.interrupter.unwrap_or(self.open.active)
    }
    /// The limits of the acting seat's action.
    pub(super) fn scope(&self, setup: &Setup) -> Scope {
        let first = self.open.turns_taken[self.open.active] == 0 && setup.options.first_turn == FirstTurn::MoveOnly;
        Scope {
            acting: self.acting(),
            interrupt: self.open.interrupter.is_some(),
            moves_only: first && self.open.interrupter.is_none(),
        }
    }
    /// The chain of astronauts that is under way.
    pub(super) const fn chain(&self) -> Chain {
        Chain {
            ban: self.open.task.ban,
            moved: self.open.task.chain,
        }
    }
}

/// True if the seat could use a Time Machine on this table (TM-1).
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
    /// Lists where aliens can move (ALM-1).
    pub(super) fn alien_moves<S: Sink<Command>>(&self, out: &mut S) -> ControlFlow<()> {
        for from in row_major(self.table, self.aliens) {
            for to in self.links.around(from) {
                out.put_if(Command::MoveAlien { from, to }, || self.alien_move(from, to).is_ok())?;
            }
        }
        Continue(())
    }
    /// Lists where the alien met on `at` can be pushed (ALM-2); `moved` ones of the chain stay where they stand.
    pub(super) fn alien_pushes<S: Sink<Command>>(
        &self,
        at: Tile,
        ban: Option<Tile>,
        moved: TileSet,
        out: &mut S,
    ) -> ControlFlow<()> {
        for to in self.links.around(at) {
            let legal = || self.alien_push(at, ban, moved, to).is_ok();
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
    /// True if anything can be built.
    pub(super) fn can_build(&self) -> bool {
        // Every module has a connector and may be turned, so that one of them fits at any open door.
        let module = self.table.display.iter().any(Option::is_some);
        (module && self.links.has_open_module(self.setup)) || self.builds(&mut Any).is_break()
    }
    /// Lists what can be built where (BLD-1 to BLD-4).
    pub(super) fn builds<S: Sink<Command>>(&self, out: &mut S) -> ControlFlow<()> {
        let sources = [0, 1, 2, 3].map(|source| (source, self.source(source)));
        if sources.iter().all(|(_, tile)| tile.is_none()) {
            return Continue(());
        }
        let cells = Candidates::new(self.setup, self.table, self.links, None);
        for (source, tile) in sources {
            let Some(tile) = tile else {
                continue;
            };
            let near = if self.setup.components.is_pod(tile) {
                self.links.near_waking_room(self.setup)
            } else {
                TileSet::default()
            };
            let law = |at: &Candidate, doors| meets(at, doors, at.sides(near));
            let command = |cell, rot| Command::Build { source, cell, rot };
            self.turned(tile, &cells, law, command, out)?;
        }
        Continue(())
    }
    /// Lists the cells, and the rotations with different doors, in which no law forbids the tile to lie (BLD-10).
    fn turned<S: Sink<Command>>(
        &self,
        tile: Tile,
        cells: &Candidates,
        law: impl Fn(&Candidate, Doors) -> Verdict,
        command: impl Fn(Cell, u8) -> Command,
        out: &mut S,
    ) -> ControlFlow<()> {
        let turns: ArrayVec<(u8, Doors), 4> = rotations(self.setup.components.tile(tile).doors).collect();
        for at in cells.as_slice() {
            for &(rot, doors) in &turns {
                out.put_if(command(at.cell, rot), || law(at, doors).is_ok())?;
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
    /// Lists the Moves, then the activations (TURN-3).
    pub(super) fn actions<S: Sink<Command>>(&mut self, scope: Scope, out: &mut S) -> ControlFlow<()> {
        let table = self.table;
        let mut rooms = TileSet::default();
        for astronaut in figures(team(scope.acting)) {
            let Place::Module(from) = table.places[astronaut.index()] else {
                continue;
            };
            rooms.insert(from);
            // The law says it of each step again.
            if scope.interrupt || table.moved_this_turn & bit(astronaut) == 0 {
                self.steps(astronaut, out)?;
            }
        }
        if scope.moves_only {
            return Continue(());
        }
        for tile in row_major(self.table, rooms) {
            self.activations(scope, tile, out)?;
        }
        Continue(())
    }
    /// Lists the steps of one figure (MOV-1).
    pub(super) fn steps<S: Sink<Command>>(&mut self, astronaut: Astronaut, out: &mut S) -> ControlFlow<()> {
        let Place::Module(from) = self.table.places[astronaut.index()] else {
            return Continue(());
        };
        for to in self.links.around(from) {
            let legal = || self.step(astronaut, to).is_ok();
            out.put_if(Command::MoveAstronaut { astronaut, to }, legal)?;
        }
        Continue(())
    }
    fn activations<S: Sink<Command>>(&mut self, scope: Scope, tile: Tile, out: &mut S) -> ControlFlow<()> {
        let all = names_activator(self.kind(tile));
        let users = figures(self.users(scope.acting, tile));
        for activator in users.take(if all { usize::MAX } else { 1 }) {
            let legal = || self.activate(scope, tile, activator).is_ok();
            out.put_if(Command::Activate { tile, activator }, legal)?;
        }
        Continue(())
    }
    /// True if activating a room of this kind could do something (ACT-5).
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
    pub(super) fn pushes<S: Sink<Command>>(&mut self, at: Tile, chain: Chain, out: &mut S) -> ControlFlow<()> {
        for victim in figures(self.on[at.index()] & !chain.moved) {
            for to in self.links.around(at) {
                let legal = || self.push(at, chain, victim, to).is_ok();
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
        chain: Chain,
        out: &mut S,
    ) -> ControlFlow<()> {
        let mut set = self.teleporters(portal);
        set.insert(Tile::WAKING_ROOM);
        for tile in row_major(self.table, set) {
            let legal = || self.teleport(astronaut, portal, chain, tile).is_ok();
            out.put_if(Command::TeleportTo { tile }, legal)?;
        }
        Continue(())
    }
    /// Lists what the Pilot in the pod can do (POD-4, POD-6).
    pub(super) fn pilot_choices<S: Sink<Command>>(&self, pod: Tile, out: &mut S) -> ControlFlow<()> {
        out.put(Command::PilotStay)?;
        out.put_if(Command::PilotDepart, || self.depart(pod).is_ok())?;
        let cells = Candidates::new(self.setup, self.table, self.links, Some(pod));
        let command = |cell, rot| Command::PilotRelocate { cell, rot };
        self.turned(pod, &cells, |at, doors| self.moors(pod, at, doors), command, out)
    }
    /// Figures in a docked pod.
    pub(super) fn aboard(&self, pod: Tile) -> u32 {
        aboard(self.table, pod)
    }
    /// Lists the aliens that the Laser reaches (ROOM-3).
    pub(super) fn laser_targets<S: Sink<Command>>(&self, seat: Seat, out: &mut S) -> ControlFlow<()> {
        for tile in row_major(self.table, self.aliens) {
            out.put_if(Command::LaserTarget { tile }, || self.shoot(seat, tile).is_ok())?;
        }
        Continue(())
    }
    /// Lists who can be revived (ROOM-4).
    pub(super) fn revivals<S: Sink<Command>>(&self, out: &mut S) -> ControlFlow<()> {
        for astronaut in Astronaut::all() {
            out.put_if(Command::Revive { astronaut }, || self.revive(astronaut).is_ok())?;
        }
        Continue(())
    }
    /// Lists the aliens with somebody to swap with (ROOM-5).
    pub(super) fn swap_aliens<S: Sink<Command>>(&self, out: &mut S) -> ControlFlow<()> {
        for tile in row_major(self.table, self.aliens) {
            out.put_if(Command::SwapAlien { tile }, || self.swap_alien(tile).is_ok())?;
        }
        Continue(())
    }
    /// Lists who can be swapped with the alien (ROOM-5).
    pub(super) fn swap_astronauts<S: Sink<Command>>(&self, alien: Tile, out: &mut S) -> ControlFlow<()> {
        for astronaut in Astronaut::all() {
            let legal = || self.swap_astronaut(alien, astronaut).is_ok();
            out.put_if(Command::SwapAstronaut { astronaut }, legal)?;
        }
        Continue(())
    }
    /// Lists the modules that can be laid elsewhere (ROOM-6).
    pub(super) fn relocations<S: Sink<Command>>(&self, out: &mut S) -> ControlFlow<()> {
        let mut modules = self.setup.modules;
        modules.remove(Tile::WAKING_ROOM);
        // The free cells are the same whichever module is lifted; each adds the one it leaves.
        let free = Candidates::new(self.setup, self.table, self.links, None);
        for tile in row_major(self.table, modules) {
            let legal = || self.lift(tile, free.as_slice()).is_ok();
            out.put_if(Command::RelocateTile { tile }, legal)?;
        }
        Continue(())
    }
    /// Lists where the module can go (ROOM-6).
    pub(super) fn places<S: Sink<Command>>(&self, tile: Tile, out: &mut S) -> ControlFlow<()> {
        let Some(gap) = Gap::new(self.setup, self.table, self.links, tile) else {
            return Continue(());
        };
        let cells = Candidates::new(self.setup, self.table, self.links, Some(tile));
        let command = |cell, rot| Command::PlaceTileAt { cell, rot };
        self.turned(tile, &cells, |at, doors| gap.fits(self.setup, at, doors), command, out)
    }
    /// Lists the pods with somebody aboard (ROOM-7).
    pub(super) fn launches<S: Sink<Command>>(&self, out: &mut S) -> ControlFlow<()> {
        let loaded = self.table.places.iter().filter_map(|place| match place {
            Place::Aboard(pod, _) => Some(*pod),
            _ => None,
        });
        let pods = loaded.collect();
        for tile in row_major(self.table, pods) {
            out.put_if(Command::LaunchPod { tile }, || self.launch(tile).is_ok())?;
        }
        Continue(())
    }
    /// Lists the Time Machines in which the seat has a figure and a place for its token (TM-1).
    pub(super) fn interrupts<S: Sink<Command>>(&self, seat: Seat, out: &mut S) -> ControlFlow<()> {
        let rooms = self.mobile(seat).map(|(_, tile)| tile).collect();
        for tile in row_major(self.table, rooms) {
            if let Some(activator) = figures(self.users(seat, tile)).next() {
                let legal = || self.interrupt(seat, tile, activator).is_ok();
                out.put_if(Command::Interrupt { tile, activator }, legal)?;
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
