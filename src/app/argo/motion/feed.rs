//! From what happened to movements, one after the other.

use super::sprites::{Actor, LONGEST, Motion, Skull, Sprite, Track, Way};
use crate::{
    app::argo::{art::waking, hit_test},
    games::argo::{ASTRONAUTS, Astronaut, Board, Dir, Event, MAX_TILES, Place, Setup, Spot, Tile, meeting_doors},
};
use egui::{Vec2, vec2};

/// Seconds for one step of an astronaut.
const STEP: f64 = 0.32;
/// Delay of the next step of a push chain in seconds, so that the pusher is seen to arrive first.
const PUSH_PAUSE: f64 = 0.12;
/// Seconds for a step of an alien.
const ALIEN: f64 = 0.36;
/// Seconds for a tile or an alien to come up.
const POP: f64 = 0.26;
/// Seconds for a tile to be moved.
const SLIDE: f64 = 0.5;
/// Seconds for a death.
const DEATH: f64 = 0.42;
/// Seconds for a pod to leave.
const LAUNCH: f64 = 0.7;
/// Distance that a pod flies before it is forgotten, in cells.
const FLIGHT: f32 = 14.0;

impl Motion {
    /// Takes in what led from one board to the next.
    pub(in crate::app::argo) fn feed(
        &mut self,
        setup: &Setup,
        (before, after): (&Board, &Board),
        events: &[Event],
        now: f64,
    ) {
        // After an interrupt the board is what it was: there is no way to show.
        let jump = events.iter().any(|event| matches!(event, Event::Interrupted { .. }));
        let by_hand = std::mem::take(&mut self.by_hand);
        if self.is_instant() || jump {
            self.skip();
            return;
        }
        let mut director = Director::new(self, setup, before, after, now);
        director.by_hand = by_hand;
        for event in events {
            director.event(event);
        }
        director.arrive();
        if self.end() - now > LONGEST {
            self.skip();
        }
    }
}

/// An alien while the events are gone through.
struct AlienAt {
    tile: Tile,
    pos: Vec2,
    sprite: Option<usize>,
}

/// Goes through the events with a clock of its own.
struct Director<'a> {
    motion: &'a mut Motion,
    setup: &'a Setup,
    before: &'a Board,
    after: &'a Board,
    /// Start of the next movement.
    clock: f64,
    by_hand: bool,
    pos: [Vec2; ASTRONAUTS],
    on: [Option<Tile>; ASTRONAUTS],
    aliens: Vec<AlienAt>,
    spots: [Option<Spot>; MAX_TILES],
}

impl<'a> Director<'a> {
    fn new(motion: &'a mut Motion, setup: &'a Setup, before: &'a Board, after: &'a Board, now: f64) -> Self {
        let pieces = hit_test::pieces(setup, before);
        let mut pos = [Vec2::ZERO; ASTRONAUTS];
        for figure in &pieces.figures {
            pos[figure.astronaut.index()] = figure.centre;
        }
        let mut on = [None; ASTRONAUTS];
        for (entry, place) in on.iter_mut().zip(before.places) {
            *entry = match place {
                Place::Module(tile) | Place::Aboard(tile, _) | Place::Transit(tile) => Some(tile),
                Place::Absent | Place::Saved(_) | Place::Dead => None,
            };
        }
        let clock = motion.end().max(now);
        let known = |tile| motion.sprites.iter().position(|s| s.actor == Actor::Alien(tile));
        let aliens = pieces
            .aliens
            .iter()
            .map(|alien| AlienAt {
                tile: alien.tile,
                pos: alien.centre,
                sprite: known(alien.tile).filter(|_| !alien.in_hand),
            })
            .collect();
        Self {
            motion,
            setup,
            before,
            after,
            clock,
            by_hand: false,
            pos,
            on,
            aliens,
            spots: before.spots,
        }
    }

    fn event(&mut self, event: &Event) {
        match *event {
            Event::Moved { astronaut, to, .. } => self.step(astronaut, to, 0.0),
            Event::Pushed { astronaut, to, .. } => self.step(astronaut, to, PUSH_PAUSE),
            Event::Teleported { astronaut, to, .. } => {
                self.figure(astronaut, self.centre(astronaut, to), Way::Blink, STEP)
            }
            Event::Boarded { astronaut, pod, .. } => self.on[astronaut.index()] = Some(pod),
            Event::Killed { astronaut, .. } => self.death(astronaut),
            Event::Revived { astronaut } => {
                let at = self.centre(astronaut, Tile::WAKING_ROOM);
                self.pos[astronaut.index()] = at;
                self.on[astronaut.index()] = Some(Tile::WAKING_ROOM);
                self.figure(astronaut, at, Way::Pop, POP);
            }
            Event::AlienMoved { from, to } => self.alien(from, to, false),
            Event::AlienPushed { from, to } => self.alien(from, to, true),
            Event::AlienKilled { at, .. } => self.alien_killed(at),
            Event::Spawned { at } => self.spawned(at),
            Event::Placed { tile, spot, .. } => {
                self.spots[tile.index()] = Some(spot);
                let at = hit_test::centre(spot.cell);
                self.add(Actor::Tile(tile), (at, at), Way::Pop, POP);
                self.clock += POP;
            }
            Event::Relocated { tile, from, to } => self.relocated(tile, from, to),
            Event::Swapped {
                astronaut,
                from,
                alien_from,
            } => self.swapped(astronaut, from, alien_from),
            Event::Launched { pod, ref aboard } => self.launched(pod, aboard),
            _ => {}
        }
    }

    /// A rough place for somebody on a tile; the last step ends at the exact one.
    fn centre(&self, who: Astronaut, tile: Tile) -> Vec2 {
        let spot = self.spots[tile.index()].or(self.after.spots[tile.index()]);
        let middle = spot.map_or(Vec2::ZERO, |spot| hit_test::centre(spot.cell));
        let large = hit_test::side(self.setup, tile) > 1.0;
        if large {
            middle + Vec2::from(waking::bay(who.seat()))
        } else {
            middle
        }
    }

    fn step(&mut self, who: Astronaut, to: Tile, pause: f64) {
        self.on[who.index()] = Some(to);
        self.clock += pause;
        let length = if std::mem::take(&mut self.by_hand) { 0.001 } else { STEP };
        self.figure(who, self.centre(who, to), Way::Step, length);
    }

    fn figure(&mut self, who: Astronaut, to: Vec2, way: Way, length: f64) {
        let from = self.pos[who.index()];
        self.pos[who.index()] = to;
        self.add(Actor::Figure(who), (from, to), way, length);
        self.clock += length;
    }

    /// Adds a movement to what moves already, or starts a new one.
    fn add(&mut self, actor: Actor, (from, to): (Vec2, Vec2), way: Way, length: f64) -> usize {
        let track = Track {
            start: self.clock,
            length,
            from,
            to,
            way,
        };
        let known = match actor {
            Actor::LostAlien | Actor::Pod { .. } => None,
            _ => self.motion.sprites.iter().position(|s| s.actor == actor),
        };
        if let Some(index) = known {
            let sprite = &mut self.motion.sprites[index];
            sprite.tracks.push(track);
            sprite.stays = true;
            return index;
        }
        self.motion.sprites.push(Sprite {
            actor,
            tracks: vec![track],
            stays: true,
        });
        self.motion.sprites.len() - 1
    }

    fn death(&mut self, who: Astronaut) {
        let at = self.pos[who.index()];
        let index = self.add(Actor::Figure(who), (at, at), Way::Vanish, DEATH);
        self.motion.sprites[index].stays = false;
        self.motion.skulls.push(Skull {
            who,
            at,
            start: self.clock,
        });
        self.on[who.index()] = None;
        self.clock += DEATH;
    }

    fn alien(&mut self, from: Tile, to: Tile, pushed: bool) {
        // Of two on one tile the one that was there first is pushed on.
        let mut here = (0..self.aliens.len()).filter(|&i| self.aliens[i].tile == from);
        let Some(index) = (if pushed { here.next() } else { here.next_back() }) else {
            return;
        };
        let pos = self.spots[to.index()].map_or(self.aliens[index].pos, |spot| hit_test::centre(spot.cell));
        let length = if std::mem::take(&mut self.by_hand) {
            0.001
        } else {
            ALIEN
        };
        if pushed {
            self.clock += PUSH_PAUSE;
        }
        self.carry_alien(index, to, pos, Way::Sway, length);
        self.clock += length;
        // Who came last stands last.
        let alien = self.aliens.remove(index);
        self.aliens.push(alien);
    }

    /// Moves an alien in `aliens` to a place on a tile.
    fn carry_alien(&mut self, index: usize, to: Tile, pos: Vec2, way: Way, length: f64) {
        let alien = &self.aliens[index];
        let (from, known) = (alien.pos, alien.sprite);
        let sprite = match known {
            Some(sprite) => {
                self.motion.sprites[sprite].tracks.push(Track {
                    start: self.clock,
                    length,
                    from,
                    to: pos,
                    way,
                });
                self.motion.sprites[sprite].actor = Actor::Alien(to);
                sprite
            }
            None => {
                self.motion.sprites.push(Sprite {
                    actor: Actor::Alien(to),
                    tracks: vec![Track {
                        start: self.clock,
                        length,
                        from,
                        to: pos,
                        way,
                    }],
                    stays: true,
                });
                self.motion.sprites.len() - 1
            }
        };
        let alien = &mut self.aliens[index];
        (alien.tile, alien.pos, alien.sprite) = (to, pos, Some(sprite));
    }

    fn alien_killed(&mut self, at: Tile) {
        let Some(index) = self.aliens.iter().position(|alien| alien.tile == at) else {
            return;
        };
        let pos = self.aliens[index].pos;
        self.carry_alien(index, at, pos, Way::Vanish, DEATH);
        let alien = self.aliens.remove(index);
        if let Some(sprite) = alien.sprite.and_then(|sprite| self.motion.sprites.get_mut(sprite)) {
            sprite.actor = Actor::LostAlien;
            sprite.stays = false;
        }
        self.clock += DEATH;
    }

    fn spawned(&mut self, at: Tile) {
        let pos = self.spots[at.index()].map_or(Vec2::ZERO, |spot| hit_test::centre(spot.cell));
        self.aliens.push(AlienAt {
            tile: at,
            pos,
            sprite: None,
        });
        self.carry_alien(self.aliens.len() - 1, at, pos, Way::Pop, POP);
        self.clock += POP;
    }

    fn relocated(&mut self, tile: Tile, from: Spot, to: Spot) {
        let (start, end) = (hit_test::centre(from.cell), hit_test::centre(to.cell));
        self.spots[tile.index()] = Some(to);
        self.add(Actor::Tile(tile), (start, end), Way::Slide, SLIDE);
        for index in 0..ASTRONAUTS {
            if self.on[index] == Some(tile)
                && let Some(who) = Astronaut::from_index(index)
            {
                let pos = self.pos[index];
                self.pos[index] = pos + end - start;
                self.add(Actor::Figure(who), (pos, pos + end - start), Way::Slide, SLIDE);
            }
        }
        if let Some(index) = self.aliens.iter().position(|alien| alien.tile == tile) {
            let pos = self.aliens[index].pos;
            self.carry_alien(index, tile, pos + end - start, Way::Slide, SLIDE);
        }
        self.clock += SLIDE;
    }

    fn swapped(&mut self, who: Astronaut, from: Tile, alien_from: Tile) {
        if let Some(index) = self.aliens.iter().position(|alien| alien.tile == alien_from) {
            let pos = self.spots[from.index()].map_or(Vec2::ZERO, |spot| hit_test::centre(spot.cell));
            self.carry_alien(index, from, pos, Way::Sway, SLIDE);
        }
        self.on[who.index()] = Some(alien_from);
        self.figure(who, self.centre(who, alien_from), Way::Step, SLIDE);
    }

    fn launched(&mut self, pod: Tile, aboard: &[(Astronaut, u8)]) {
        let Some(spot) = self.spots[pod.index()] else { return };
        let data = self.setup.components.tile(pod);
        let mut seats = vec![None; data.seats.len()];
        for &(who, value) in aboard {
            let free = (0..seats.len()).find(|&i| seats[i].is_none() && data.seats[i] == value);
            if let Some(free) = free {
                seats[free] = Some(who);
            }
            self.on[who.index()] = None;
        }
        let mut board = *self.before;
        board.spots = self.spots;
        let connected = meeting_doors(self.setup, &board, pod, spot);
        let away = Dir::ALL
            .into_iter()
            .find(|&dir| connected.contains(dir))
            .map_or(Dir::North, Dir::opposite);
        let (dx, dy) = away.delta();
        let from = hit_test::centre(spot.cell);
        let to = from + vec2(f32::from(dx), f32::from(dy)) * FLIGHT;
        let actor = Actor::Pod {
            pod,
            spot,
            connected,
            aboard: seats,
        };
        let index = self.add(actor, (from, to), Way::Leave, LAUNCH);
        self.motion.sprites[index].stays = false;
        self.spots[pod.index()] = None;
        self.clock += LAUNCH;
    }

    /// Lets every last step end exactly where the piece lies.
    fn arrive(&mut self) {
        let pieces = hit_test::pieces(self.setup, self.after);
        for sprite in &mut self.motion.sprites {
            let rest = match sprite.actor {
                Actor::Figure(who) => pieces.figures.iter().find(|f| f.astronaut == who).map(|f| f.centre),
                Actor::Alien(tile) => pieces.aliens.iter().find(|a| a.tile == tile).map(|a| a.centre),
                _ => continue,
            };
            match (rest, sprite.tracks.last_mut()) {
                (Some(rest), Some(last)) => {
                    if last.way == Way::Pop {
                        last.from = rest;
                    }
                    last.to = rest;
                }
                // Gone in the end, such as aboard a pod that left.
                _ => sprite.stays = false,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::argo::{Role, State},
        rules::{Config, Game, Notation, Seat, SeatCount},
    };

    /// Plays commands from a position and feeds what happened; the first movement starts at 10 s.
    fn played(position: &str, commands: &[&str]) -> (Motion, Setup, Board) {
        let players = SeatCount::new(2).expect("two seats");
        let setup = State::setup(&Config::new("argo", players)).expect("the default setup");
        let mut game = State::parse_position(&setup, position).expect("a position");
        let before = game.view(crate::rules::Viewer::Spectator).board;
        let mut events = Vec::new();
        for command in commands {
            let command = State::parse_command(&setup, command).expect("a command");
            let seat = game.decisions(&setup)[0].seat;
            events.extend(game.apply(&setup, seat, &command).expect("legal").events);
        }
        let after = game.view(crate::rules::Viewer::Spectator).board;
        let mut motion = Motion::default();
        motion.feed(&setup, (&before, &after), &events, 10.0);
        (motion, setup, after)
    }

    const CHAIN: &str =
        "tile C01 0,-2 r0\ntile C02 0,-3 r0\ntile C03 0,-4 r0\nalien C03\nat C01 P1.pilot\nat C02 P1.chief\n";
    const PUSHES: [&str; 2] = ["move P0.pilot C01", "commit"];

    fn figure(seat: usize, role: Role) -> Astronaut {
        Astronaut::new(Seat::wrapping(seat), role)
    }

    #[test]
    fn a_chain_moves_one_after_the_other_and_the_dead_stay_for_a_moment() {
        let (motion, setup, after) = played(CHAIN, &PUSHES[..1]);
        let (mover, pushed, victim) = (figure(0, Role::Pilot), figure(1, Role::Pilot), figure(1, Role::Chief));
        assert!(motion.figure(mover, 10.1).is_some_and(|pose| pose.moving));
        assert!(
            motion.figure(pushed, 10.1).is_some_and(|pose| !pose.moving),
            "it waits to be pushed"
        );
        assert!(motion.figure(pushed, 10.5).is_some_and(|pose| pose.moving));
        assert_eq!(motion.figure(mover, 10.5), None, "the first one has arrived");
        assert!(motion.leaving(11.0).any(|(actor, _)| *actor == Actor::Figure(victim)));
        assert!(motion.skulls(11.4).any(|skull| skull.who == victim));
        assert!(!motion.is_active(14.0));
        let rest = hit_test::pieces(&setup, &after);
        let end = rest
            .figures
            .iter()
            .find(|f| f.astronaut == mover)
            .expect("on the board")
            .centre;
        let last = motion.figure(mover, 10.319).expect("nearly there").centre;
        assert!((last - end).length() < 0.02);
    }

    #[test]
    fn a_full_pod_is_seen_to_leave() {
        let position = "tile C01 0,-2 r0\ntile pod4 0,-3 r0\nat C01 P0.chief\nat pod4 P1.robot\n";
        let (motion, ..) = played(position, &["move P0.chief pod4"]);
        let pod = motion.leaving(10.4).find_map(|(actor, pose)| match actor {
            Actor::Pod { aboard, .. } => Some((aboard.clone(), pose)),
            _ => None,
        });
        let (aboard, pose) = pod.expect("the pod is on its way");
        assert_eq!(aboard.iter().flatten().count(), 2);
        assert!(pose.centre.y <= -3.0, "it leaves away from the station");
    }

    #[test]
    fn nothing_moves_when_nobody_wants_it() {
        let (mut motion, setup, after) = played(CHAIN, &PUSHES[..1]);
        motion.skip();
        assert!(!motion.is_active(10.0));
        motion.reduced = true;
        let events = [Event::Moved {
            astronaut: figure(0, Role::Pilot),
            from: Tile::WAKING_ROOM,
            to: Tile::WAKING_ROOM,
        }];
        motion.feed(&setup, (&after, &after), &events, 10.0);
        assert!(!motion.is_active(10.0));
    }
}
