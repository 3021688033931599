//! Events tell everything: whoever carries them out on a copy of the table gets the table.

use super::{
    super::{Event, Place, Setup, State, Table, Tile},
    course::setup_with_box,
    play, setup_of,
};
use crate::rules::{Game, Seed};

/// A table that only follows what it is told.
struct Follower<'a> {
    setup: &'a Setup,
    table: Table,
    /// As it was before the open action.
    before: Option<Table>,
}

impl Follower<'_> {
    fn alien_comes(&mut self, to: Tile) {
        if self.table.aliens.contains(to) {
            self.table.alien_in_hand = Some(to);
        }
        self.table.aliens.insert(to);
    }
    fn dies(&mut self, index: usize) {
        let who = super::super::Astronaut::from_index(index).unwrap();
        self.table.places[index] = Place::Dead;
        self.table.track.slots[usize::from(self.table.track.len)] = who;
        self.table.track.len += 1;
    }
    fn comes_back(&mut self, index: usize) {
        let track = &mut self.table.track;
        let last = usize::from(track.len) - 1;
        let slot = track.slots.iter().take(last + 1).position(|a| a.index() == index);
        let slot = slot.expect("only the dead come back");
        track.slots[slot] = track.slots[last];
        track.slots[last] = super::super::Astronaut::from_index(0).unwrap();
        track.len -= 1;
        self.table.places[index] = Place::Module(Tile::WAKING_ROOM);
    }
    fn launched(&mut self, pod: Tile, aboard: &[(super::super::Astronaut, u8)]) {
        for &(who, value) in aboard {
            assert!(matches!(self.table.places[who.index()], Place::Aboard(at, _) if at == pod));
            self.table.places[who.index()] = Place::Saved(value);
            self.table.saved[who.seat()] += 1;
        }
        self.table.spots[pod.index()] = None;
        self.table.pods_left += 1;
    }
    fn follow(&mut self, event: &Event) {
        let setup = self.setup;
        let table = &mut self.table;
        match *event {
            Event::Relocated { tile, from, to } => {
                assert_eq!(table.spots[tile.index()], Some(from));
                table.spots[tile.index()] = Some(to);
            }
            Event::Placed { tile, spot, .. } => {
                table.spots[tile.index()] = Some(spot);
                match table.display.iter_mut().find(|slot| **slot == Some(tile)) {
                    Some(slot) => *slot = None,
                    None => table.pods_taken += 1,
                }
            }
            Event::Revealed { slot, tile } => table.display[usize::from(slot)] = Some(tile),
            Event::Spawned { at } => table.aliens.insert(at),
            Event::Scored { seat, points, source } => {
                table.score[seat] += i16::from(points);
                table.points[seat][source as usize] += i16::from(points);
            }
            Event::Activated { seat, tile, .. } | Event::Interrupted { seat, tile, .. } => {
                if matches!(event, Event::Interrupted { .. }) {
                    *table = self.before.take().expect("an interrupt cancels an action");
                }
                assert!(!table.tokens[tile.index()].contains(seat));
                table.tokens[tile.index()].insert(seat);
                table.activations[seat] += 1;
            }
            Event::Revived { astronaut } => self.comes_back(astronaut.index()),
            Event::Swapped {
                astronaut,
                from,
                alien_from,
            } => {
                table.aliens.remove(alien_from);
                table.aliens.insert(from);
                table.places[astronaut.index()] = Place::Module(alien_from);
            }
            Event::AlienScored { from, to } => {
                let dead = usize::from(table.track.len);
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
        let table = &mut self.table;
        match *event {
            Event::AlienMoved { from, to } => {
                table.aliens.remove(from);
                self.alien_comes(to);
            }
            Event::AlienPushed { from, to } => {
                assert_eq!(table.alien_in_hand.take(), Some(from));
                self.alien_comes(to);
            }
            Event::Moved { astronaut, from, to }
            | Event::Pushed {
                astronaut, from, to, ..
            } => {
                assert_eq!(table.places[astronaut.index()], Place::Module(from), "{event:?}");
                let portal = setup.components.tile(to).kind == super::super::Kind::Teleporter;
                table.places[astronaut.index()] = if portal { Place::Transit(to) } else { Place::Module(to) };
            }
            Event::Teleported { astronaut, portal, to } => {
                assert_eq!(table.places[astronaut.index()], Place::Transit(portal));
                table.places[astronaut.index()] = Place::Module(to);
            }
            Event::Killed { astronaut, .. } => self.dies(astronaut.index()),
            Event::AlienKilled { at, .. } => table.aliens.remove(at),
            Event::Boarded { astronaut, pod, place } => table.places[astronaut.index()] = Place::Aboard(pod, place),
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
                    table: last.open.table,
                    before: last.open.before,
                };
                applied.events.iter().for_each(|event| follower.follow(event));
                // Counters of the turn and the pending end are told by what is asked, not by events.
                follower.table.actions_used = state.open.table.actions_used;
                follower.table.moved_this_turn = state.open.table.moved_this_turn;
                follower.table.ending = state.open.table.ending;
                assert_eq!(follower.table, state.open.table, "{:?}", applied.events);
                counted += applied.events.len();
                last = state.clone();
            });
        }
    }
    assert!(counted > 10_000, "{counted}");
}
