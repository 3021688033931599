//! The legal lists, in the fixed order of the rules (CMD-1): the candidates of a question, narrowly made, that no law
//! forbids.

use super::{
    board::{Board, Place},
    command::{Command, Verdict},
    components::Kind,
    look::{Look, bit, figures, team},
    options::{FirstTurn, Setup},
    prompt::Prompt,
    scope::{Chain, Scope, names_activator},
    site::{Candidate, Candidates, Gap, meets, rotations},
    state::State,
    station::{Links, row_major},
    types::{Astronaut, Cell, Doors, Role, Tile, TileSet},
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
                    Look::before(setup, before, &self.links).interrupts(seat, out)?;
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
        let task = &self.open.task;
        match prompt {
            Prompt::ChooseAlienMove => look.alien_moves(out),
            Prompt::ChooseAlienPush { at } => look.alien_pushes(at, task.ban, task.alien_chain, out),
            Prompt::ChooseVictim { at } => look.victims(at, out),
            Prompt::ChooseBuild => look.builds(out),
            Prompt::ChooseAction { interrupt } => {
                look.actions(self.scope(look.setup), out)?;
                out.put_if(Command::Pass, look.setup.options.allow_voluntary_pass && !interrupt)
            }
            Prompt::ChooseStep { astronaut, must, .. } => {
                look.steps(astronaut, &mut Steps::default(), out)?;
                out.put_if(Command::StopMoving, !must)
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
            // Listed without a look at the board.
            Prompt::React { .. } | Prompt::ConfirmAction | Prompt::ConfirmInterrupt | Prompt::ConfirmTurn => {
                Continue(())
            }
        }
    }
    /// Looks at the board, with the cached links if there are any.
    pub(super) fn with_look<T>(&self, setup: &Setup, ask: impl FnOnce(&mut Look<'_>) -> T) -> T {
        let board = &self.open.board;
        if self.links.is_valid() {
            ask(&mut Look::new(setup, board, &self.links))
        } else {
            ask(&mut Look::new(setup, board, &Links::of(setup, board)))
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

/// True if the seat could use a Time Machine on this board (TM-1).
pub(super) fn can_interrupt(setup: &Setup, board: &Board, links: &Links, seat: Seat) -> bool {
    let scope = Scope {
        acting: seat,
        interrupt: true,
        moves_only: false,
    };
    let mut look = Look::new(setup, board, links);
    look.interrupts(seat, &mut Any).is_break() && look.actions(scope, &mut Any).is_break()
}

/// The steps of figures that are alike.
#[derive(Default)]
struct Steps {
    /// The figures that can take them, a bit each.
    alike: u32,
    /// The tiles they lead to.
    to: ArrayVec<Tile, 4>,
}

impl Look<'_> {
    /// Lists where aliens can move (ALM-1).
    pub(super) fn alien_moves<S: Sink<Command>>(&self, out: &mut S) -> ControlFlow<()> {
        row_major(self.board, self.aliens).try_for_each(|from| {
            let around = self.links.around(from);
            out.put_lawful(around.map(|to| (Command::MoveAlien { from, to }, self.alien_move(from, to))))
        })
    }
    /// Lists where the alien met on `at` can be pushed (ALM-2); `moved` ones of the chain stay where they stand.
    pub(super) fn alien_pushes<S: Sink<Command>>(
        &self,
        at: Tile,
        ban: Option<Tile>,
        moved: TileSet,
        out: &mut S,
    ) -> ControlFlow<()> {
        let around = self.links.around(at);
        out.put_lawful(around.map(|to| (Command::PushAlien { to }, self.alien_push(at, ban, moved, to))))
    }
    /// Lists whom the alien on `at` may kill (VIC-1).
    pub(super) fn victims<S: Sink<Command>>(&self, at: Tile, out: &mut S) -> ControlFlow<()> {
        figures(self.prey(at)).try_for_each(|astronaut| out.put(Command::KillVictim { astronaut }))
    }
    /// True if anything can be built.
    pub(super) fn can_build(&self) -> bool {
        // Every module has a connector and may be turned, so that one of them fits at any open door.
        let module = self.board.display.iter().any(Option::is_some);
        (module && self.links.has_open_module(self.setup)) || self.builds(&mut Any).is_break()
    }
    /// Lists what can be built where (BLD-1 to BLD-4).
    pub(super) fn builds<S: Sink<Command>>(&self, out: &mut S) -> ControlFlow<()> {
        let sources = [0, 1, 2, 3].map(|source| (source, self.source(source)));
        if sources.iter().all(|(_, tile)| tile.is_none()) {
            return Continue(());
        }
        let mut cells = Candidates::default();
        let cells = cells.find(self.setup, self.board, self.links, None);
        for (source, tile) in sources {
            let Some(tile) = tile else {
                continue;
            };
            let near = self.too_near(tile);
            let law = |at: &Candidate, doors| meets(at, doors, at.sides(near));
            let command = |cell, rot| Command::Build { source, cell, rot };
            self.turned(tile, cells, law, command, out)?;
        }
        Continue(())
    }
    /// Lists the cells, and the rotations with different doors, in which no law forbids the tile to lie (BLD-10).
    fn turned<S: Sink<Command>>(
        &self,
        tile: Tile,
        cells: &[Candidate],
        law: impl Fn(&Candidate, Doors) -> Verdict,
        command: impl Fn(Cell, u8) -> Command,
        out: &mut S,
    ) -> ControlFlow<()> {
        let turns: ArrayVec<(u8, Doors), 4> = rotations(self.setup.components.tile(tile).doors).collect();
        for at in cells {
            // All rotations are judged before any is listed, without a branch: no processor foresees which of them fit, and a
            // wrong guess costs more than a law. It does foresee how many of them fit.
            let mut fitting = 0_u32;
            for (index, &(_, doors)) in turns.iter().enumerate() {
                fitting |= u32::from(law(at, doors).is_ok()) << index;
            }
            while let Some(&(rot, _)) = turns.get(fitting.trailing_zeros() as usize) {
                out.put(command(at.cell, rot))?;
                fitting &= fitting.wrapping_sub(1);
            }
        }
        Continue(())
    }
    /// Mobile figures of a seat.
    pub(super) fn mobile(&self, seat: Seat) -> impl Iterator<Item = (Astronaut, Tile)> + use<'_> {
        figures(team(seat)).filter_map(|a| match self.board.places[a.index()] {
            Place::Module(tile) => Some((a, tile)),
            _ => None,
        })
    }
    /// Lists the Moves, then the activations (TURN-3).
    pub(super) fn actions<S: Sink<Command>>(&mut self, scope: Scope, out: &mut S) -> ControlFlow<()> {
        let board = self.board;
        let mut rooms = TileSet::default();
        let mut known = Steps::default();
        for astronaut in figures(team(scope.acting)) {
            let Place::Module(from) = board.places[astronaut.index()] else {
                continue;
            };
            // The laws hold both of these conditions too: here they keep the candidates few.
            if self.kind(from).activatable() {
                rooms.insert(from);
            }
            if scope.interrupt || board.moved_this_turn & bit(astronaut) == 0 {
                self.steps(astronaut, &mut known, out)?;
            }
        }
        if scope.moves_only {
            return Continue(());
        }
        for tile in row_major(board, rooms) {
            self.activations(scope, tile, out)?;
        }
        Continue(())
    }
    /// Lists the steps of one figure (MOV-1). `known` holds the steps that were listed last: figures that stand together
    /// and meet aliens alike take the same steps, so these are judged once.
    fn steps<S: Sink<Command>>(&mut self, astronaut: Astronaut, known: &mut Steps, out: &mut S) -> ControlFlow<()> {
        let Place::Module(from) = self.board.places[astronaut.index()] else {
            return Continue(());
        };
        let command = |to| Command::MoveAstronaut { astronaut, to };
        if known.alike & bit(astronaut) != 0 {
            return known.to.iter().try_for_each(|&to| out.put(command(to)));
        }
        *known = Steps::default();
        for to in self.links.around(from) {
            if self.step(astronaut, to).is_ok() {
                out.put(command(to))?;
                known.to.push(to);
            }
        }
        known.alike = self.on[from.index()] & self.sort(astronaut);
        Continue(())
    }
    fn activations<S: Sink<Command>>(&mut self, scope: Scope, tile: Tile, out: &mut S) -> ControlFlow<()> {
        let all = names_activator(self.kind(tile));
        let users = figures(self.users(scope.acting, tile)).take(if all { usize::MAX } else { 1 });
        out.put_lawful(users.map(|activator| {
            let verdict = self.activate(scope, tile, activator);
            (Command::Activate { tile, activator }, verdict)
        }))
    }
    /// True if activating a room of this kind does something (ACT-5).
    pub(super) fn has_effect(&mut self, kind: Kind, activator: Astronaut) -> bool {
        match kind {
            Kind::Warehouse => true,
            Kind::JumpRoom => self.has_step(activator),
            Kind::Laser => self.laser_targets(activator.seat(), &mut Any).is_break(),
            Kind::Infirmary => self.revivals(&mut Any).is_break(),
            Kind::Lab => self.swap_aliens(&mut Any).is_break(),
            Kind::ControlRoom => self.relocations(&mut Any).is_break(),
            Kind::SecurityCenter => self.launches(&mut Any).is_break(),
            // Used in a window (TM-1).
            Kind::TimeMachine => false,
            // Not activated (ACT-2).
            Kind::WakingRoom | Kind::Corridor | Kind::Teleporter | Kind::CoreRoom | Kind::SafeRoom | Kind::Pod => false,
        }
    }
    /// Lists who can be pushed from `at`, and where to (PUSH-1 to PUSH-5).
    pub(super) fn pushes<S: Sink<Command>>(&mut self, at: Tile, chain: Chain, out: &mut S) -> ControlFlow<()> {
        figures(self.on[at.index()] & !chain.moved).try_for_each(|victim| {
            let around = self.links.around(at);
            out.put_lawful(around.map(|to| (Command::PushAstronaut { victim, to }, self.push(at, chain, victim, to))))
        })
    }
    /// Lists where the teleporter can lead (TEL-1, TEL-5, TEL-6).
    pub(super) fn teleports<S: Sink<Command>>(
        &mut self,
        who: Astronaut,
        portal: Tile,
        chain: Chain,
        out: &mut S,
    ) -> ControlFlow<()> {
        let mut set = self.teleporters(portal);
        set.insert(Tile::WAKING_ROOM);
        let ends = row_major(self.board, set);
        out.put_lawful(ends.map(|tile| (Command::TeleportTo { tile }, self.teleport(who, portal, chain, tile))))
    }
    /// Lists what the Pilot in the pod can do (POD-4, POD-6).
    pub(super) fn pilot_choices<S: Sink<Command>>(&self, pod: Tile, out: &mut S) -> ControlFlow<()> {
        out.put(Command::PilotStay)?;
        out.put_if(Command::PilotDepart, self.depart(pod).is_ok())?;
        let mut cells = Candidates::default();
        let cells = cells.find(self.setup, self.board, self.links, Some(pod));
        let command = |cell, rot| Command::PilotRelocate { cell, rot };
        self.turned(pod, cells, |at, doors| self.moors(pod, at, doors), command, out)
    }
    /// Lists the aliens that the Laser reaches (ROOM-3).
    pub(super) fn laser_targets<S: Sink<Command>>(&self, seat: Seat, out: &mut S) -> ControlFlow<()> {
        let aliens = row_major(self.board, self.aliens);
        out.put_lawful(aliens.map(|tile| (Command::LaserTarget { tile }, self.shoot(seat, tile))))
    }
    /// Lists who can be revived (ROOM-4).
    pub(super) fn revivals<S: Sink<Command>>(&self, out: &mut S) -> ControlFlow<()> {
        out.put_lawful(Astronaut::all().map(|astronaut| (Command::Revive { astronaut }, self.revive(astronaut))))
    }
    /// Lists the aliens with somebody to swap with (ROOM-5).
    pub(super) fn swap_aliens<S: Sink<Command>>(&self, out: &mut S) -> ControlFlow<()> {
        let aliens = row_major(self.board, self.aliens);
        out.put_lawful(aliens.map(|tile| (Command::SwapAlien { tile }, self.swap_alien(tile))))
    }
    /// Lists who can be swapped with the alien (ROOM-5).
    pub(super) fn swap_astronauts<S: Sink<Command>>(&self, alien: Tile, out: &mut S) -> ControlFlow<()> {
        out.put_lawful(Astronaut::all().map(|astronaut| {
            let verdict = self.swap_astronaut(alien, astronaut);
            (Command::SwapAstronaut { astronaut }, verdict)
        }))
    }
    /// Lists the modules that can be laid elsewhere (ROOM-6).
    pub(super) fn relocations<S: Sink<Command>>(&self, out: &mut S) -> ControlFlow<()> {
        let mut modules = self.setup.modules;
        modules.remove(Tile::WAKING_ROOM);
        // The free cells are the same whichever module is lifted; each adds the one it leaves.
        let mut free = Candidates::default();
        let free = free.find(self.setup, self.board, self.links, None);
        let modules = row_major(self.board, modules);
        out.put_lawful(modules.map(|tile| (Command::RelocateTile { tile }, self.lift(tile, free))))
    }
    /// Lists where the module can go (ROOM-6).
    pub(super) fn places<S: Sink<Command>>(&self, tile: Tile, out: &mut S) -> ControlFlow<()> {
        let Some(gap) = Gap::new(self.setup, self.board, self.links, tile) else {
            return Continue(());
        };
        let mut cells = Candidates::default();
        let cells = cells.find(self.setup, self.board, self.links, Some(tile));
        let command = |cell, rot| Command::PlaceTileAt { cell, rot };
        self.turned(tile, cells, |at, doors| gap.fits(self.setup, at, doors), command, out)
    }
    /// Lists the pods with somebody aboard (ROOM-7).
    pub(super) fn launches<S: Sink<Command>>(&self, out: &mut S) -> ControlFlow<()> {
        let loaded = self.board.places.iter().filter_map(|place| match place {
            Place::Aboard(pod, _) => Some(*pod),
            _ => None,
        });
        let pods = row_major(self.board, loaded.collect());
        out.put_lawful(pods.map(|tile| (Command::LaunchPod { tile }, self.launch(tile))))
    }
    /// Lists the Time Machines in which the seat has a figure and a place for its token (TM-1).
    pub(super) fn interrupts<S: Sink<Command>>(&self, seat: Seat, out: &mut S) -> ControlFlow<()> {
        let rooms = self.mobile(seat).map(|(_, tile)| tile).collect();
        out.put_lawful(row_major(self.board, rooms).filter_map(|tile| {
            let activator = figures(self.users(seat, tile)).next()?;
            let verdict = self.interrupt(seat, tile, activator);
            Some((Command::Interrupt { tile, activator }, verdict))
        }))
    }
}

impl Board {
    /// Figures in a docked pod.
    pub(super) fn aboard(&self, pod: Tile) -> u32 {
        let mut set = 0;
        for (index, place) in self.places.iter().enumerate() {
            if matches!(place, Place::Aboard(tile, _) if *tile == pod) {
                set |= 1 << index;
            }
        }
        set
    }
}
