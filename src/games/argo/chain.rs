//! Chains: astronauts and aliens that move, push and are teleported (MOV, PUSH, TEL, ALM, POD-1 to POD-5).

use super::{
    board::Place,
    command::Command,
    components::Kind,
    event::{Cause, Event},
    look::{Bite, GRUNTS, bit, bite, figures, has_room},
    prompt::Prompt,
    run::Run,
    station::first_of,
    types::{Astronaut, Cell, Role, Tile, TileSet},
};
use crate::games::listing::Only;
use crate::rules::EventSink;

impl<E: EventSink<Event>> Run<'_, E> {
    /// One step of a walker and all that follows (MOV-1).
    pub(super) fn step(&mut self, who: Astronaut, to: Tile) {
        let Place::Module(from) = self.state.open.board.places[who.index()] else {
            return self.finish_action(false);
        };
        self.state.open.task.chain = 0;
        self.tell(Event::Moved {
            astronaut: who,
            from,
            to,
        });
        self.enter(who, from, to);
    }
    fn enter(&mut self, who: Astronaut, from: Tile, to: Tile) {
        self.state.open.task.chain |= bit(who);
        if to == Tile::WAKING_ROOM {
            self.put(who, Place::Module(to));
            return self.chain_done();
        }
        match self.kind(to) {
            Kind::Pod => self.board(who, to),
            Kind::Teleporter => self.enter_portal(who, from, to),
            _ => self.settle(who, from, to),
        }
    }
    fn enter_portal(&mut self, who: Astronaut, from: Tile, portal: Tile) {
        if self.setup.options.meaner_teleporter && self.look().teleporters(portal).is_empty() {
            self.kill(who, portal, Cause::Teleporter);
            return self.chain_done();
        }
        self.put(who, Place::Transit(portal));
        self.state.open.task.ban = Some(from);
        let mut only = Only::default();
        let _ = self.look().teleports(who, portal, self.state.chain(), &mut only);
        self.ask(Prompt::ChooseTeleport { astronaut: who, portal });
        if let (Some(Command::TeleportTo { tile }), false) = (only.first, only.more) {
            self.teleport_to(tile);
        }
    }
    /// Sends the figure in the air to the chosen teleporter or the Waking Room (TEL-2, TEL-3).
    pub(super) fn teleport_to(&mut self, tile: Tile) {
        let Some(Prompt::ChooseTeleport { astronaut, portal }) = self.state.open.task.prompt else {
            return;
        };
        self.state.open.task.prompt = None;
        self.tell(Event::Teleported {
            astronaut,
            portal,
            to: tile,
        });
        if tile == Tile::WAKING_ROOM {
            self.put(astronaut, Place::Module(tile));
            return self.chain_done();
        }
        let ban = self.state.open.task.ban.unwrap_or(portal);
        self.settle(astronaut, ban, tile);
    }
    /// Meets the alien, stands or pushes (ENT-2 to ENT-4).
    fn settle(&mut self, who: Astronaut, ban: Tile, at: Tile) {
        if self.aliens().contains(at) {
            match who.role() {
                Role::Robot => {}
                Role::Grunt => self.kill_alien(at, Cause::Entered),
                Role::Chief | Role::Explorer | Role::Pilot => {
                    self.kill(who, at, Cause::Entered);
                    return self.chain_done();
                }
            }
        }
        let room = has_room(self.setup, self.on(at), at);
        self.put(who, Place::Module(at));
        if room {
            return self.chain_done();
        }
        self.state.open.task.ban = Some(ban);
        let mut only = Only::default();
        let _ = self.look().pushes(at, self.state.chain(), &mut only);
        self.ask(Prompt::ChoosePush { mover: who, at });
        if let (Some(Command::PushAstronaut { victim, to }), false) = (only.first, only.more) {
            self.push_astronaut(victim, to);
        }
    }
    /// Pushes the victim to the chosen tile, which it then enters (PUSH-1 to PUSH-4).
    pub(super) fn push_astronaut(&mut self, victim: Astronaut, to: Tile) {
        let Some(Prompt::ChoosePush { mover, at }) = self.state.open.task.prompt else {
            return;
        };
        self.state.open.task.prompt = None;
        self.tell(Event::Pushed {
            astronaut: victim,
            by: mover,
            from: at,
            to,
        });
        self.enter(victim, at, to);
    }
    /// Takes the cheapest free seat; a full pod leaves, a Pilot is asked (POD-1, POD-2, POD-4).
    fn board(&mut self, who: Astronaut, pod: Tile) {
        let seats = self.setup.components.tile(pod).seats.len() as u8;
        let mut taken = 0_u32;
        for other in figures(self.state.open.board.aboard(pod)) {
            if let Place::Aboard(_, place) = self.state.open.board.places[other.index()] {
                taken |= 1 << place;
            }
        }
        let place = (!taken).trailing_zeros() as u8;
        self.put(who, Place::Aboard(pod, place));
        self.tell(Event::Boarded {
            astronaut: who,
            pod,
            place,
        });
        if taken.count_ones() as u8 + 1 >= seats {
            self.launch(pod);
            self.chain_done();
        } else if who.role() == Role::Pilot {
            self.ask(Prompt::ChoosePilot { astronaut: who, pod });
        } else {
            self.chain_done();
        }
    }
    fn pilots_pod(&self) -> Option<Tile> {
        match self.state.open.task.prompt {
            Some(Prompt::ChoosePilot { pod, .. }) => Some(pod),
            _ => None,
        }
    }
    /// Goes on after the Pilot stayed, departed or moved the pod (POD-4).
    pub(super) fn pilot_done(&mut self) {
        self.state.open.task.prompt = None;
        self.chain_done();
    }
    /// Launches the pod with the Pilot alone in it (POD-4).
    pub(super) fn pilot_depart(&mut self) {
        if let Some(pod) = self.pilots_pod() {
            self.launch(pod);
        }
        self.pilot_done();
    }
    /// Moves the pod with the Pilot to another place (POD-4).
    pub(super) fn pilot_relocate(&mut self, cell: Cell, rot: u8) {
        if let Some(pod) = self.pilots_pod() {
            self.relocate(pod, cell, rot);
        }
        self.pilot_done();
    }
    /// Everybody stands: another step, or the action is complete.
    pub(super) fn chain_done(&mut self) {
        self.state.open.task.chain = 0;
        self.state.open.task.ban = None;
        self.state.open.task.prompt = None;
        self.launch_beside_aliens();
        if let (Some(mover), false) = (self.state.open.task.mover, self.is_ending())
            && mover.left > 0
            && self.look().has_step(mover.astronaut)
        {
            return self.ask(Prompt::ChooseStep {
                astronaut: mover.astronaut,
                must: false,
                left: mover.left,
            });
        }
        self.finish_action(false);
    }
    /// Moves an alien one tile, pushing an alien that it meets (ALM-1).
    pub(super) fn move_alien(&mut self, from: Tile, to: Tile) {
        self.open_action();
        self.state.open.board.aliens.remove(from);
        self.state.open.task.alien_chain = TileSet::default();
        self.tell(Event::AlienMoved { from, to });
        self.alien_arrives(from, to);
    }
    /// Launches pods, meets two Grunts, and pushes on the alien that stood there (ALM-2, ALM-3).
    fn alien_arrives(&mut self, from: Tile, to: Tile) {
        let met = self.aliens().contains(to);
        self.state.open.board.aliens.insert(to);
        if met {
            self.state.open.board.alien_in_hand = Some(to);
        }
        self.launch_around(to);
        if (self.on(to) & GRUNTS).count_ones() >= 2 {
            self.kill_alien(to, Cause::TwoGrunts);
        } else {
            self.state.open.task.alien_chain.insert(to);
        }
        if !met {
            return self.aliens_rest();
        }
        self.state.open.task.ban = Some(from);
        let moved = self.state.open.task.alien_chain;
        let mut only = Only::default();
        let _ = self.look().alien_pushes(to, Some(from), moved, &mut only);
        self.ask(Prompt::ChooseAlienPush { at: to });
        if let (Some(Command::PushAlien { to }), false) = (only.first, only.more) {
            self.push_alien(to);
        }
    }
    /// Sends the pushed alien to the chosen tile (ALM-2).
    pub(super) fn push_alien(&mut self, to: Tile) {
        let Some(Prompt::ChooseAlienPush { at }) = self.state.open.task.prompt else {
            return;
        };
        self.state.open.task.prompt = None;
        self.state.open.board.alien_in_hand = None;
        self.tell(Event::AlienPushed { from: at, to });
        self.alien_arrives(at, to);
    }
    fn aliens_rest(&mut self) {
        self.state.open.task = super::Task::default();
        self.launch_beside_aliens();
        self.kill_step(true);
    }
    /// Lets every alien kill, row by row (VIC-1). `asked` says whether a command of the actor belongs to the action.
    pub(super) fn kill_step(&mut self, asked: bool) {
        while !self.is_ending() {
            let left = self.aliens().without(self.state.open.task.killed);
            let Some(at) = first_of(&self.state.open.board, left) else {
                break;
            };
            match bite(self.on(at)) {
                Bite::OneOf(set) if set.count_ones() > 1 => return self.ask(Prompt::ChooseVictim { at }),
                Bite::OneOf(set) => {
                    for who in figures(set) {
                        self.kill(who, at, Cause::AlienPhase);
                    }
                }
                Bite::AlienDies => self.kill_alien(at, Cause::TwoGrunts),
                Bite::Nothing => {}
            }
            self.state.open.task.killed.insert(at);
        }
        self.finish_action(!asked);
    }
    /// Kills the chosen victim of the kill step (VIC-1) or of the Lab (KILL-9).
    pub(super) fn kill_victim(&mut self, who: Astronaut) {
        let Some(Prompt::ChooseVictim { at }) = self.state.open.task.prompt else {
            return;
        };
        self.state.open.task.prompt = None;
        if self.state.open.task.lab {
            self.kill(who, at, Cause::Lab);
            return self.finish_action(false);
        }
        self.kill(who, at, Cause::AlienPhase);
        self.state.open.task.killed.insert(at);
        self.kill_step(true);
    }
}
