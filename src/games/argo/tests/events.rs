//! Events tell everything: whoever carries them out on a copy of the board gets the board.

use super::{
    super::{Board, Event, Place, Setup, State, Tile},
    course::setup_with_box,
    play, setup_of,
};
use crate::rules::{Game, Seed};

/// A board that only follows what it is told.
struct Follower<'a> {
    setup: &'a Setup,
    board: Board,
    /// As it was before the open action.
    before: Option<Board>,
}

impl Follower<'_> {
    fn alien_comes(&mut self, to: Tile) {
        if self.board.aliens.contains(to) {
            self.board.alien_in_hand = Some(to);
        }
        self.board.aliens.insert(to);
    }
    fn dies(&mut self, index: usize) {
        let who = super::super::Astronaut::from_index(index).unwrap();
        self.board.places[index] = Place::Dead;
        self.board.track.slots[usize::from(self.board.track.len)] = who;
        self.board.track.len += 1;
    }
    fn comes_back(&mut self, index: usize) {
        let track = &mut self.board.track;
        let last = usize::from(track.len) - 1;
        let slot = track.slots.iter().take(last + 1).position(|a| a.index() == index);
        let slot = slot.expect("only the dead come back");
        track.slots[slot] = track.slots[last];
        track.slots[last] = super::super::Astronaut::from_index(0).unwrap();
        track.len -= 1;
        self.board.places[index] = Place::Module(Tile::WAKING_ROOM);
    }
    fn launched(&mut self, pod: Tile, aboard: &[(super::super::Astronaut, u8)]) {
        for &(who, value) in aboard {
            assert!(matches!(self.board.places[who.index()], Place::Aboard(at, _) if at == pod));
            self.board.places[who.index()] = Place::Saved(value);
            self.board.saved[who.seat()] += 1;
        }
        self.board.spots[pod.index()] = None;
        self.board.pods_left += 1;
    }
    fn follow(&mut self, event: &Event) {
        let setup = self.setup;
        let board = &mut self.board;
        match *event {
            Event::Relocated { tile, from, to } => {
                assert_eq!(board.spots[tile.index()], Some(from));
                board.spots[tile.index()] = Some(to);
            }
            Event::Placed { tile, spot, .. } => {
                board.spots[tile.index()] = Some(spot);
                match board.display.iter_mut().find(|slot| **slot == Some(tile)) {
                    Some(slot) => *slot = None,
                    None => board.pods_taken += 1,
                }
            }
            Event::Revealed { slot, tile } => board.display[usize::from(slot)] = Some(tile),
            Event::Spawned { at } => board.aliens.insert(at),
            Event::Scored { seat, points, source } => {
                board.score[seat] += i16::from(points);
                board.points[seat][source as usize] += i16::from(points);
            }
            Event::Activated { seat, tile, .. } | Event::Interrupted { seat, tile, .. } => {
                if matches!(event, Event::Interrupted { .. }) {
                    *board = self.before.take().expect("an interrupt cancels an action");
                }
                assert!(!board.tokens[tile.index()].contains(seat));
                board.tokens[tile.index()].insert(seat);
                board.activations[seat] += 1;
            }
            Event::Revived { astronaut } => self.comes_back(astronaut.index()),
            Event::Swapped {
                astronaut,
                from,
                alien_from,
            } => {
                board.aliens.remove(alien_from);
                board.aliens.insert(from);
                board.places[astronaut.index()] = Place::Module(alien_from);
            }
            Event::AlienScored { from, to } => {
                let dead = usize::from(board.track.len);
                let row = &setup.track;
                assert_eq!(to, row[dead.min(row.len() - 1)], "{event:?} after {dead} deaths");
                assert_ne!(from, to);
            }
            Event::TurnStarted { .. }
            | Event::PhaseSkipped { .. }
            | Event::Announced { .. }
            | Event::Passed { .. }
            | Event::ActionPassed { .. }
            | Event::Claimed { .. }
            | Event::Committed { .. }
            | Event::InterruptEnded { .. }
            | Event::CountdownStarted
            | Event::TurnEnded { .. }
            | Event::GameOver => {}
            _ => self.follow_figures(event),
        }
    }
    fn follow_figures(&mut self, event: &Event) {
        let setup = self.setup;
        let board = &mut self.board;
        match *event {
            Event::AlienMoved { from, to } => {
                board.aliens.remove(from);
                self.alien_comes(to);
            }
            Event::AlienPushed { from, to } => {
                assert_eq!(board.alien_in_hand.take(), Some(from));
                self.alien_comes(to);
            }
            Event::Moved { astronaut, from, to }
            | Event::Pushed {
                astronaut, from, to, ..
            } => {
                assert_eq!(board.places[astronaut.index()], Place::Module(from), "{event:?}");
                let portal = setup.components.tile(to).kind == super::super::Kind::Teleporter;
                board.places[astronaut.index()] = if portal { Place::Transit(to) } else { Place::Module(to) };
            }
            Event::Teleported { astronaut, portal, to } => {
                assert_eq!(board.places[astronaut.index()], Place::Transit(portal));
                board.places[astronaut.index()] = Place::Module(to);
            }
            Event::Killed { astronaut, .. } => self.dies(astronaut.index()),
            Event::AlienKilled { at, .. } => board.aliens.remove(at),
            Event::Boarded { astronaut, pod, place } => board.places[astronaut.index()] = Place::Aboard(pod, place),
            Event::Launched { pod, ref aboard } => self.launched(pod, aboard),
            _ => panic!("nobody follows {event:?}"),
        }
    }
}

#[test]
fn who_follows_the_events_has_the_table() {
    let odd: &[(&str, &str)] = &[("meaner_teleporter", "yes"), ("launch_on_alien_adjacency", "any")];
    let rooms: &[(&str, &str)] = &[
        ("kind = \"warehouse\"", "kind = \"lab\""),
        ("kind = \"jump_room\"", "kind = \"control_room\""),
        ("kind = \"laser\"", "kind = \"time_machine\""),
    ];
    let mut counted = 0;
    for (setup, seeds) in [
        (setup_of(2, &[]), 0..20_u64),
        (setup_of(3, odd), 20..40),
        (setup_with_box(4, rooms, &[]), 40..60),
    ] {
        for seed in seeds {
            let mut last = State::new(&setup, Seed::from_number(seed));
            play(&setup, seed, |state, applied| {
                let mut follower = Follower {
                    setup: &setup,
                    board: last.open.board,
                    before: last.open.before,
                };
                applied.events.iter().for_each(|event| follower.follow(event));
                // Counters of the turn and the pending end are told by what is asked, not by events.
                follower.board.actions_used = state.open.board.actions_used;
                follower.board.moved_this_turn = state.open.board.moved_this_turn;
                follower.board.ending = state.open.board.ending;
                assert_eq!(follower.board, state.open.board, "{:?}", applied.events);
                counted += applied.events.len();
                last = state.clone();
            });
        }
    }
    assert!(counted > 10_000, "{counted}");
}
