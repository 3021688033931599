//! The laws: the first rule against a command, if there is one. `explain` names it, `apply` obeys it, and the lists
//! leave out the commands that have one. Commands may come from anywhere, so nothing they name is trusted.

use super::{
    board::Place,
    command::{Command, Reason, Verdict},
    components::{Footprint, Kind},
    look::{Bite, Look, ROBOTS, bit, bite, figures, team},
    options::{LastTileCounts, Setup},
    prompt::Prompt,
    scope::{Chain, Scope, names_activator},
    site::{Candidate, Candidates, Gap, meets, rotations},
    state::State,
    station::{Beside, in_waking_room},
    types::{Astronaut, Cell, Dir, Doors, Role, Spot, Tile, TileSet, turned},
};
use crate::{
    games::listing::{Any, ensure},
    rules::Seat,
};

impl State {
    /// The rule that forbids the command.
    pub(super) fn forbids(&self, setup: &Setup, seat: Seat, command: Command) -> Verdict {
        let prompt = self.open.task.prompt.ok_or(Reason::GameOver)?;
        ensure(self.is_asked(seat), Reason::NotYourTurn)?;
        match (prompt, command) {
            (Prompt::ConfirmAction, Command::Commit)
            | (Prompt::ConfirmInterrupt, Command::EndInterrupt)
            | (Prompt::ConfirmTurn, Command::EndTurn)
            | (Prompt::React { .. }, Command::Pass)
            | (Prompt::ChooseStep { must: false, .. }, Command::StopMoving)
            | (Prompt::ChoosePilot { .. }, Command::PilotStay) => Ok(()),
            (Prompt::ConfirmAction | Prompt::ConfirmInterrupt, _) => Err(Reason::CommitFirst),
            (Prompt::ChooseStep { must: true, .. }, Command::StopMoving) => Err(Reason::StepCompulsory),
            (
                Prompt::ConfirmTurn,
                Command::MoveAlien { .. }
                | Command::Build { .. }
                | Command::MoveAstronaut { .. }
                | Command::Activate { .. },
            ) => Err(Reason::NoActionLeft),
            (Prompt::ChooseAction { interrupt: false }, Command::Pass) if setup.options.allow_voluntary_pass => Ok(()),
            (prompt, Command::Pass | Command::EndTurn) if is_compulsory(setup, prompt) => Err(Reason::Compulsory),
            (Prompt::React { .. }, Command::Interrupt { tile, activator }) => {
                let before = self.open.before.as_ref().ok_or(Reason::OtherQuestion)?;
                Look::before(setup, before, &self.links).interrupt(seat, tile, activator)
            }
            _ => self.with_look(setup, |look| self.forbids_choice(look, prompt, command)),
        }
    }
    /// The rule that forbids the answer to a question about the board.
    fn forbids_choice(&self, look: &mut Look<'_>, prompt: Prompt, command: Command) -> Verdict {
        let task = &self.open.task;
        match (prompt, command) {
            (Prompt::ChooseAlienMove, Command::MoveAlien { from, to }) => look.alien_move(from, to),
            (Prompt::ChooseAlienPush { at }, Command::PushAlien { to }) => {
                look.alien_push(at, task.ban, task.alien_chain, to)
            }
            (Prompt::ChooseVictim { at }, Command::KillVictim { astronaut }) => look.victim(at, astronaut),
            (Prompt::ChooseBuild, Command::Build { source, cell, rot }) => look.build(source, cell, rot),
            (Prompt::ChooseAction { .. }, Command::MoveAstronaut { astronaut, to }) => {
                look.walk(self.scope(look.setup), astronaut, to)
            }
            (Prompt::ChooseStep { astronaut: walker, .. }, Command::MoveAstronaut { astronaut, to }) => {
                ensure(astronaut == walker, Reason::OtherQuestion)?;
                look.step(astronaut, to)
            }
            (Prompt::ChooseAction { .. }, Command::Activate { tile, activator }) => {
                look.activate(self.scope(look.setup), tile, activator)
            }
            (Prompt::ChoosePush { at, .. }, Command::PushAstronaut { victim, to }) => {
                look.push(at, self.chain(), victim, to)
            }
            (Prompt::ChooseTeleport { astronaut, portal }, Command::TeleportTo { tile }) => {
                look.teleport(astronaut, portal, self.chain(), tile)
            }
            (Prompt::ChoosePilot { pod, .. }, Command::PilotDepart) => look.depart(pod),
            (Prompt::ChoosePilot { pod, .. }, Command::PilotRelocate { cell, rot }) => look.moor(pod, cell, rot),
            (Prompt::ChooseLaserTarget, Command::LaserTarget { tile }) => look.shoot(self.acting(), tile),
            (Prompt::ChooseRevive, Command::Revive { astronaut }) => look.revive(astronaut),
            (Prompt::ChooseSwapAlien, Command::SwapAlien { tile }) => look.swap_alien(tile),
            (Prompt::ChooseSwapAstronaut { alien }, Command::SwapAstronaut { astronaut }) => {
                look.swap_astronaut(alien, astronaut)
            }
            (Prompt::ChooseRelocation, Command::RelocateTile { tile }) => {
                let mut free = Candidates::default();
                look.lift(tile, free.find(look.setup, look.board, look.links, None))
            }
            (Prompt::ChoosePlace { tile }, Command::PlaceTileAt { cell, rot }) => look.place(tile, cell, rot),
            (Prompt::ChooseLaunch, Command::LaunchPod { tile }) => look.launch(tile),
            _ => Err(Reason::OtherQuestion),
        }
    }
}

/// True if the prompt begins something that cannot be left out (TURN-1).
const fn is_compulsory(setup: &Setup, prompt: Prompt) -> bool {
    match prompt {
        Prompt::ChooseAlienMove | Prompt::ChooseBuild => true,
        Prompt::ChooseAction { interrupt } => interrupt || !setup.options.allow_voluntary_pass,
        _ => false,
    }
}

/// The laws of aliens.
impl Look<'_> {
    /// The rule that forbids an alien's move (ALM-1).
    pub(super) fn alien_move(&self, from: Tile, to: Tile) -> Verdict {
        ensure(self.aliens.contains(from), Reason::NoAlien)?;
        let mut others = self.aliens;
        others.remove(from);
        self.alien_step(others, None, TileSet::default(), from, to)
    }
    /// The rule that forbids pushing the alien met on `at` to `to` (ALM-2). `moved` aliens of the chain stay.
    pub(super) fn alien_push(&self, at: Tile, ban: Option<Tile>, moved: TileSet, to: Tile) -> Verdict {
        self.alien_step(self.aliens, ban, moved, at, to)
    }
    fn alien_step(&self, others: TileSet, ban: Option<Tile>, moved: TileSet, from: Tile, to: Tile) -> Verdict {
        ensure(self.links.connected(from, to), Reason::NotConnected)?;
        ensure(ban != Some(to), Reason::PushedBack)?;
        ensure(self.alien_may(to), Reason::AliensBarred)?;
        ensure(!moved.contains(to), Reason::NotPushable)?;
        ensure(self.can_alien(others, moved, from, to), Reason::ChainStuck)
    }
    /// The rule that forbids the alien to kill this one of the figures beside it (VIC-1).
    pub(super) fn victim(&self, at: Tile, who: Astronaut) -> Verdict {
        ensure(self.prey(at) & bit(who) != 0, Reason::NotAVictim)
    }
    /// The figures of which the alien kills one (VIC-1).
    pub(super) fn prey(&self, at: Tile) -> u32 {
        match bite(self.on[at.index()]) {
            Bite::OneOf(set) => set,
            Bite::Nothing | Bite::AlienDies => 0,
        }
    }
}

/// The laws of moves and chains.
impl Look<'_> {
    /// The tile that a mobile figure of the seat stands on.
    fn figure(&self, seat: Seat, who: Astronaut) -> Result<Tile, Reason> {
        ensure(who.seat() == seat, Reason::NotYours)?;
        match self.board.places[who.index()] {
            Place::Module(tile) => Ok(tile),
            _ => Err(Reason::NotMobile),
        }
    }
    /// The rule that forbids the first step of a Move (MOV-3, TURN-3).
    pub(super) fn walk(&mut self, scope: Scope, who: Astronaut, to: Tile) -> Verdict {
        self.figure(scope.acting, who)?;
        let moved = self.board.moved_this_turn & bit(who) != 0;
        ensure(scope.interrupt || !moved, Reason::AlreadyMoved)?;
        self.step(who, to)
    }
    /// The rule that forbids a step of a mobile figure (MOV-1).
    pub(super) fn step(&mut self, who: Astronaut, to: Tile) -> Verdict {
        let Place::Module(from) = self.board.places[who.index()] else {
            return Err(Reason::NotMobile);
        };
        ensure(self.links.connected(from, to), Reason::NotConnected)?;
        ensure(self.can_step(who, from, to), Reason::ChainStuck)
    }
    /// The rule that forbids pushing this figure off `at` (PUSH-1 to PUSH-5).
    pub(super) fn push(&mut self, at: Tile, chain: Chain, who: Astronaut, to: Tile) -> Verdict {
        ensure(self.on[at.index()] & !chain.moved & bit(who) != 0, Reason::NotPushable)?;
        ensure(self.links.connected(at, to), Reason::NotConnected)?;
        ensure(chain.ban != Some(to), Reason::PushedBack)?;
        ensure(self.can_push_to(who, at, to, chain.moved, 0), Reason::ChainStuck)
    }
    /// The rule that forbids the destination of a teleported figure (TEL-1, TEL-6).
    pub(super) fn teleport(&mut self, who: Astronaut, portal: Tile, chain: Chain, to: Tile) -> Verdict {
        if to == Tile::WAKING_ROOM {
            return ensure(!self.setup.options.meaner_teleporter, Reason::NoDestination);
        }
        ensure(self.teleporters(portal).contains(to), Reason::NoDestination)?;
        let ban = chain.ban.unwrap_or(portal);
        ensure(self.can_settle(who, ban, to, chain.moved, 0), Reason::ChainStuck)
    }
}

/// The laws of laying tiles.
impl Look<'_> {
    fn is_laid(&self, tile: Tile) -> bool {
        self.board.spots[tile.index()].is_some()
    }
    /// The tile that lies ready at a source of the build; pods may have to stay in the pile (BLD-11).
    pub(super) fn source(&self, source: u8) -> Option<Tile> {
        let display = &self.board.display;
        if let Some(slot) = display.get(usize::from(source)) {
            return *slot;
        }
        let stay = self.setup.options.last_tile_counts == LastTileCounts::Modules;
        let barred = usize::from(source) > display.len() || stay && display.iter().all(Option::is_none);
        let pod = self.setup.pods.get(usize::from(self.board.pods_taken)).copied();
        pod.filter(|_| !barred)
    }
    /// The rule that forbids a build (BLD-1 to BLD-4).
    pub(super) fn build(&self, source: u8, cell: Cell, rot: u8) -> Verdict {
        let tile = self.source(source).ok_or(Reason::NothingThere)?;
        let doors = self.setup.components.tile(tile).doors;
        let at = self.free_cell(cell, None)?;
        if at.modules.is_empty() {
            let touched = !at.pods.is_disjoint(turned(doors, rot));
            ensure(!touched || self.setup.components.is_pod(tile), Reason::OnlyPod)?;
            return Err(Reason::NoDoor);
        }
        let near = at.sides(self.too_near(tile));
        as_lowest(doors, rot, |doors| meets(&at, doors, near))
    }
    /// The tiles beside which a tile from the display or the pile is too near the Waking Room (BLD-3).
    pub(super) fn too_near(&self, tile: Tile) -> TileSet {
        if self.setup.components.is_pod(tile) {
            self.links.near_waking_room(self.setup)
        } else {
            TileSet::default()
        }
    }
    /// The rule that forbids moving the pod with the Pilot there (POD-6).
    pub(super) fn moor(&self, pod: Tile, cell: Cell, rot: u8) -> Verdict {
        let at = self.open_cell(cell, pod)?;
        let doors = self.setup.components.tile(pod).doors;
        as_lowest(doors, rot, |doors| self.moors(pod, &at, doors))
    }
    /// The same, for a cell that a module's door leads to and the doors the pod would have there.
    pub(super) fn moors(&self, pod: Tile, at: &Candidate, doors: Doors) -> Verdict {
        let printed = self.setup.components.tile(pod).doors;
        let stays = |old: Spot| old.cell == at.cell && turned(printed, old.rot) == doors;
        ensure(!self.board.spots[pod.index()].is_some_and(stays), Reason::NoChange)?;
        meets(at, doors, Doors::empty())?;
        let touched = at.tiles(at.modules & doors);
        ensure(touched.common(self.aliens).is_empty(), Reason::AlienBeside)
    }
    /// The rule that forbids the Control Room to move the tile (ROOM-6); `free` are the cells open to every tile.
    pub(super) fn lift(&self, tile: Tile, free: &[Candidate]) -> Verdict {
        ensure(self.is_laid(tile), Reason::NothingThere)?;
        let fixed = tile == Tile::WAKING_ROOM || self.setup.components.is_pod(tile);
        ensure(!fixed, Reason::Immovable)?;
        let gap = Gap::new(self.setup, self.board, self.links, tile).ok_or(Reason::NothingThere)?;
        let left = || Candidate::new(self.setup, self.board, &self.beside(gap.old.cell), Some(tile));
        let doors = self.setup.components.tile(tile).doors;
        let fits = |at: &Candidate| rotations(doors).any(|(_, doors)| gap.fits(self.setup, at, doors).is_ok());
        if free.iter().any(fits) || fits(&left()) {
            return Ok(());
        }
        ensure(gap.splits() || !gap.strands(), Reason::PodStranded)?;
        Err(Reason::StationBreaks)
    }
    /// The rule that forbids laying the lifted tile there (ROOM-6).
    pub(super) fn place(&self, tile: Tile, cell: Cell, rot: u8) -> Verdict {
        let gap = Gap::new(self.setup, self.board, self.links, tile).ok_or(Reason::NothingThere)?;
        let at = self.open_cell(cell, tile)?;
        let doors = self.setup.components.tile(tile).doors;
        as_lowest(doors, rot, |doors| gap.fits(self.setup, &at, doors))
    }
    /// A free cell, as if `without` were not there, and the doors that lead to it.
    fn free_cell(&self, cell: Cell, without: Option<Tile>) -> Result<Candidate, Reason> {
        let beside = self.beside(cell);
        ensure(beside.here.is_none() || beside.here == without, Reason::CellTaken)?;
        Ok(Candidate::new(self.setup, self.board, &beside, without))
    }
    fn beside(&self, cell: Cell) -> Beside {
        Beside::new(self.setup, self.board, self.links.laid(), cell)
    }
    /// A free cell that a module's door leads to, as if the tile were not there.
    fn open_cell(&self, cell: Cell, without: Tile) -> Result<Candidate, Reason> {
        let at = self.free_cell(cell, Some(without))?;
        ensure(!at.modules.is_empty(), Reason::NoDoor)?;
        Ok(at)
    }
}

/// The rule that forbids a rotation: the one against its doors there, or that a lower rotation gives the same doors
/// (BLD-10).
fn as_lowest(printed: Doors, rot: u8, judge: impl Fn(Doors) -> Verdict) -> Verdict {
    judge(turned(printed, rot))?;
    ensure(
        rotations(printed).any(|(lowest, _)| lowest == rot),
        Reason::SameAsListed,
    )
}

/// The laws of rooms and pods.
impl Look<'_> {
    /// The rule that forbids an activation (ACT-1 to ACT-5).
    pub(super) fn activate(&mut self, scope: Scope, tile: Tile, activator: Astronaut) -> Verdict {
        ensure(!scope.moves_only, Reason::FirstTurn)?;
        ensure(self.is_laid(tile), Reason::NothingThere)?;
        let kind = self.kind(tile);
        ensure(kind != Kind::TimeMachine, Reason::OnlyAsInterrupt)?;
        ensure(kind.activatable(), Reason::NotActivatable)?;
        ensure(self.figure(scope.acting, activator)? == tile, Reason::NotPresent)?;
        self.slot(scope.acting, tile)?;
        let users = self.users(scope.acting, tile);
        ensure(users & bit(activator) != 0, Reason::RobotForbidden)?;
        ensure(self.has_effect(kind, activator), Reason::NoEffect)?;
        let first = figures(users).next() == Some(activator);
        ensure(first || names_activator(kind), Reason::SameAsListed)
    }
    /// The rule that forbids the seat to leave a token on the tile (ACT-3).
    fn slot(&self, seat: Seat, tile: Tile) -> Verdict {
        let tokens = self.board.tokens[tile.index()];
        let slots = self.setup.slots.get(tile.index()).copied().unwrap_or(0);
        ensure(!tokens.contains(seat), Reason::OwnToken)?;
        ensure(tokens.len() < usize::from(slots), Reason::NoSlot)
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
    /// The rule that forbids using the Time Machine, on the board before the announced action (TM-1).
    pub(super) fn interrupt(&self, seat: Seat, tile: Tile, activator: Astronaut) -> Verdict {
        ensure(self.is_laid(tile), Reason::NothingThere)?;
        ensure(self.kind(tile) == Kind::TimeMachine, Reason::NotActivatable)?;
        ensure(activator.seat() == seat, Reason::NotYours)?;
        ensure(self.on[tile.index()] & bit(activator) != 0, Reason::NotPresent)?;
        self.slot(seat, tile)?;
        let first = figures(self.users(seat, tile)).next() == Some(activator);
        ensure(first, Reason::SameAsListed)
    }
    /// The rule that forbids the Pilot to depart (POD-4, A-67).
    pub(super) fn depart(&self, pod: Tile) -> Verdict {
        ensure(self.board.aboard(pod).count_ones() == 1, Reason::NotAlone)
    }
    /// The rule that forbids shooting at the tile (ROOM-3).
    pub(super) fn shoot(&self, seat: Seat, tile: Tile) -> Verdict {
        ensure(self.aliens.contains(tile), Reason::NoAlien)?;
        let spots = |from: Tile| from != tile && self.side_by_side(from, tile);
        ensure(self.mobile(seat).any(|(_, from)| spots(from)), Reason::OutOfReach)
    }
    /// True if two tiles share a cell edge; `tile` is not the Waking Room.
    fn side_by_side(&self, from: Tile, tile: Tile) -> bool {
        let (Some(a), Some(b)) = (self.board.spots[from.index()], self.board.spots[tile.index()]) else {
            return false;
        };
        if from == Tile::WAKING_ROOM && self.setup.components.footprint == Footprint::Three {
            return Dir::ALL.iter().any(|&dir| in_waking_room(self.setup, b.cell.step(dir)));
        }
        a.cell.towards(b.cell).is_some()
    }
    /// The rule that forbids reviving the figure (ROOM-4).
    pub(super) fn revive(&self, who: Astronaut) -> Verdict {
        ensure(self.board.places[who.index()] == Place::Dead, Reason::NotDead)
    }
    /// The rule that forbids swapping the alien on the tile (ROOM-5).
    pub(super) fn swap_alien(&self, tile: Tile) -> Verdict {
        ensure(self.aliens.contains(tile), Reason::NoAlien)?;
        let any = self.swap_astronauts(tile, &mut Any).is_break();
        ensure(any, Reason::SwapImpossible)
    }
    /// The rule that forbids swapping the figure with the alien (ROOM-5).
    pub(super) fn swap_astronaut(&self, alien: Tile, who: Astronaut) -> Verdict {
        let fits = match self.board.places[who.index()] {
            Place::Module(tile) => tile != alien && self.alien_may(tile) && !self.aliens.contains(tile),
            _ => false,
        };
        ensure(
            fits && who.role() != Role::Robot && self.has_room(alien),
            Reason::NotSwappable,
        )
    }
    /// The rule that forbids launching the pod (ROOM-7).
    pub(super) fn launch(&self, pod: Tile) -> Verdict {
        let docked = self.is_laid(pod) && self.setup.components.is_pod(pod);
        ensure(docked, Reason::NothingThere)?;
        ensure(self.board.aboard(pod) != 0, Reason::EmptyPod)
    }
}
