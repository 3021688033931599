//! What the look-ahead answers on crowded stations, and how much work it does there, counted in nodes.

use super::super::{
    Astronaut, Board, Cell, Command, Event, Kind, Phase, Place, Prompt, Role, Setup, Spot, State, Tile, look::Look,
    scope::Scope, station::Links,
};
use crate::games::trial;
use crate::rules::{Game, GameRng, Seed, legal};
use std::{cell::Cell as Counter, fmt::Write};

thread_local! {
    static NODES: Counter<u64> = const { Counter::new(0) };
}

/// Called for every figure that the look-ahead sets down somewhere.
pub(in super::super) fn count_node() {
    NODES.set(NODES.get() + 1);
}

/// A box of 31 modules with random doors, most of them roomy or not, and some teleporters.
fn crowded_box(rng: &mut GameRng) -> String {
    let mut text = String::from("[box]\nname = \"crowd\"\n[waking_room]\nfootprint = \"3x3\"\n");
    text += "[[module]]\nid = \"WR\"\nkind = \"waking_room\"\ndoors = \"NESW\"\nset = \"base\"\n";
    let portals = rng.below(4);
    let roomy = rng.below(11);
    for number in 0..31 {
        let (kind, capacity) = match number {
            0..4 => ("corridor", 1),
            n if n < 4 + portals => ("teleporter", 1 + rng.below(2)),
            _ if rng.below(10) < roomy => ("warehouse", 2 + rng.below(2)),
            _ => ("warehouse", 1),
        };
        let doors: String = "NESW".chars().filter(|_| rng.below(8) != 0).collect();
        let doors = if doors.is_empty() { "NESW" } else { &doors };
        let _ = write!(
            text,
            "[[module]]\nid = \"M{number}\"\nkind = \"{kind}\"\ndoors = \"{doors}\"\ncapacity = {capacity}\nset = \"base\"\n"
        );
    }
    text += "[[pod]]\nid = \"P1\"\nseats = [2, 3]\nmin_players = 2\ndoors = \"NS\"\n";
    for players in 2..=4 {
        let _ = write!(text, "[track.{players}]\nprinted = [0, 1, 2, 3, 4, 5, 6, 7, 8]\n");
    }
    text
}

fn crowded_setup(rng: &mut GameRng, players: usize, meaner: bool) -> Setup {
    let options = &[("meaner_teleporter", if meaner { "yes" } else { "no" })];
    State::setup(&trial::boxed::<State>(players, options, crowded_box(rng))).unwrap()
}

/// A block of tiles below one door of the Waking Room, as many as the figures can fill; a few aliens among them.
fn crowded_board(setup: &Setup, rng: &mut GameRng) -> Board {
    let mut board = State::new(setup, Seed::from_number(0)).open.board;
    board.spots.iter_mut().skip(1).for_each(|spot| *spot = None);
    let width = 1 + rng.below(5) as i8;
    let mut left: Vec<Astronaut> = (0..setup.players.get() * 5).filter_map(Astronaut::from_index).collect();
    rng.shuffle(&mut left);
    let mut tiles: Vec<Tile> = (1..32).filter_map(Tile::from_index).collect();
    rng.shuffle(&mut tiles);
    let (mut free, mut aliens) = (rng.below(3), rng.below(3));
    for (number, tile) in (0_i8..).zip(tiles) {
        let cell = Cell {
            x: number % width - width / 2,
            y: 2 + number / width,
        };
        let rot = rng.below(4) as u8;
        board.spots[tile.index()] = Some(Spot { cell, rot });
        if aliens > 0 && rng.below(6) == 0 {
            board.aliens.insert(tile);
            aliens -= 1;
        }
        for _ in 0..setup.components.tile(tile).capacity {
            if free > 0 && rng.below(12) == 0 {
                free -= 1;
            } else if let Some(who) = left.pop() {
                board.places[who.index()] = Place::Module(tile);
            }
        }
        if left.is_empty() {
            break;
        }
    }
    board
}

/// Nodes of the dearest list of Moves.
fn dearest(setup: &Setup, board: &Board) -> u64 {
    let links = Links::of(setup, board);
    let nodes = |acting| {
        NODES.set(0);
        let scope = Scope {
            acting,
            interrupt: false,
            moves_only: true,
        };
        let mut list = Vec::new();
        let _ = Look::new(setup, board, &links).actions(scope, &mut list);
        NODES.get()
    };
    setup.players.seats().map(nodes).max().unwrap()
}

#[test]
fn crowded_stations_do_not_make_the_look_ahead_explode() {
    let mut rng = GameRng::new(Seed::from_number(7));
    let mut worst = 0;
    for round in 0..100 {
        let setup = crowded_setup(&mut rng, 4, round % 2 == 0);
        for _ in 0..20 {
            let board = crowded_board(&setup, &mut rng);
            worst = worst.max(dearest(&setup, &board));
        }
    }
    // Without the test for an end in reach some of these take thousands, and the worst never end.
    assert!((100..=400).contains(&worst), "{worst} nodes");
}

/// The chain word by word (ENT-1 to ENT-4), without any short cut.
#[derive(Clone)]
struct Plain<'a> {
    setup: &'a Setup,
    links: &'a Links,
    board: Board,
    moved: Vec<Astronaut>,
}

impl Plain<'_> {
    fn step(mut self, who: Astronaut, from: Tile, to: Tile) -> bool {
        self.moved.push(who);
        self.board.places[who.index()] = Place::Dead;
        let data = self.setup.components.tile(to);
        match data.kind {
            Kind::WakingRoom | Kind::Pod => true,
            Kind::Teleporter => {
                let others: Vec<Tile> = self.setup.components.of_kind(Kind::Teleporter).iter().collect();
                let mut others = others
                    .into_iter()
                    .filter(|&t| t != to && self.board.spots[t.index()].is_some())
                    .peekable();
                !self.setup.options.meaner_teleporter
                    || others.peek().is_none()
                    || others.any(|t| self.clone().settle(who, from, t))
            }
            _ => self.settle(who, from, to),
        }
    }
    fn settle(mut self, who: Astronaut, ban: Tile, at: Tile) -> bool {
        if self.board.aliens.contains(at) && who.role() != Role::Robot {
            if who.role() != Role::Grunt {
                return true;
            }
            self.board.aliens.remove(at);
        }
        let mut there: Vec<Astronaut> = (0..20).filter_map(Astronaut::from_index).collect();
        there.retain(|a| self.board.places[a.index()] == Place::Module(at));
        self.board.places[who.index()] = Place::Module(at);
        if there.len() < usize::from(self.setup.components.tile(at).capacity) {
            return true;
        }
        there.retain(|a| !self.moved.contains(a));
        let ways = || self.links.around(at).filter(move |&to| to != ban);
        there
            .iter()
            .any(|&victim| ways().any(|to| self.clone().step(victim, at, to)))
    }
}

#[test]
fn short_cuts_of_the_look_ahead_change_no_answer() {
    let mut rng = GameRng::new(Seed::from_number(11));
    let (mut yes, mut no) = (0, 0);
    for round in 0..150 {
        let setup = crowded_setup(&mut rng, 2, round % 2 == 0);
        for _ in 0..10 {
            let board = crowded_board(&setup, &mut rng);
            let links = Links::of(&setup, &board);
            for who in (0..10).filter_map(Astronaut::from_index) {
                let Place::Module(from) = board.places[who.index()] else {
                    continue;
                };
                for to in links.around(from) {
                    let plain = Plain {
                        setup: &setup,
                        links: &links,
                        board,
                        moved: Vec::new(),
                    };
                    let expected = plain.step(who, from, to);
                    let got = Look::new(&setup, &board, &links).can_step(who, from, to);
                    assert_eq!(got, expected, "{who:?} {from:?} {to:?} in {board:?}");
                    *(if got { &mut yes } else { &mut no }) += 1;
                }
            }
        }
    }
    assert!(yes > 5000 && no > 500, "{yes} {no}");
}

#[test]
fn figures_that_stand_together_are_listed_as_if_each_were_judged_alone() {
    let mut rng = GameRng::new(Seed::from_number(19));
    let mut together = 0;
    for round in 0..60 {
        let setup = crowded_setup(&mut rng, 2, round % 2 == 0);
        for _ in 0..10 {
            let mut board = crowded_board(&setup, &mut rng);
            for place in board.places.iter_mut().take(10) {
                if rng.below(3) == 0 {
                    *place = Place::Module(Tile::WAKING_ROOM);
                }
            }
            let links = Links::of(&setup, &board);
            for acting in setup.players.seats() {
                let scope = Scope {
                    acting,
                    interrupt: false,
                    moves_only: true,
                };
                let mut list = Vec::new();
                let _ = Look::new(&setup, &board, &links).actions(scope, &mut list);
                let (mut expected, mut tiles) = (Vec::new(), Vec::new());
                for (astronaut, from) in Look::new(&setup, &board, &links).mobile(acting) {
                    together += usize::from(tiles.contains(&from));
                    tiles.push(from);
                    for to in links.around(from) {
                        if Look::new(&setup, &board, &links).can_step(astronaut, from, to) {
                            expected.push(Command::MoveAstronaut { astronaut, to });
                        }
                    }
                }
                assert_eq!(list, expected, "{acting:?} in {board:?}");
            }
        }
    }
    assert!(together > 300, "{together}");
}

/// ALM-2 word by word: the alien in hand goes somewhere it has not come from, and nobody twice.
fn plain_alien(look: &Look<'_>, resting: &[Tile], moved: &[Tile], from: Tile, to: Tile) -> bool {
    let kind = look.kind(to);
    if matches!(kind, Kind::WakingRoom | Kind::Pod | Kind::SafeRoom) || moved.contains(&to) {
        return false;
    }
    if !resting.contains(&to) {
        return true;
    }
    let grunts = |place: &Place, index: usize| *place == Place::Module(to) && index % 5 == Role::Grunt as usize;
    let places = look.board.places.iter().enumerate();
    let lives = places.filter(|&(index, place)| grunts(place, index)).count() < 2;
    let resting: Vec<Tile> = resting.iter().copied().filter(|&tile| tile != to).collect();
    let moved: Vec<Tile> = moved.iter().copied().chain(lives.then_some(to)).collect();
    look.links
        .around(to)
        .any(|next| next != from && plain_alien(look, &resting, &moved, to, next))
}

#[test]
fn aliens_push_each_other_as_the_rule_says() {
    let mut rng = GameRng::new(Seed::from_number(13));
    let (mut yes, mut no) = (0, 0);
    for _ in 0..100 {
        let setup = crowded_setup(&mut rng, 4, false);
        for _ in 0..10 {
            let mut board = crowded_board(&setup, &mut rng);
            let laid: Vec<Tile> = (1..32)
                .filter_map(Tile::from_index)
                .filter(|t| board.spots[t.index()].is_some())
                .collect();
            while board.aliens.len() < laid.len().min(5) {
                board.aliens.insert(laid[rng.below(laid.len() as u32) as usize]);
            }
            let links = Links::of(&setup, &board);
            let look = Look::new(&setup, &board, &links);
            let mut list = Vec::new();
            let _ = look.alien_moves(&mut list);
            for from in board.aliens.iter() {
                let resting: Vec<Tile> = board.aliens.iter().filter(|&t| t != from).collect();
                for to in links.around(from) {
                    let expected = plain_alien(&look, &resting, &[], from, to);
                    assert_eq!(list.contains(&Command::MoveAlien { from, to }), expected, "{board:?}");
                    *(if expected { &mut yes } else { &mut no }) += 1;
                }
            }
        }
    }
    assert!(yes > 1000 && no > 500, "{yes} {no}");
}

#[test]
fn every_listed_step_on_a_crowded_station_comes_to_its_end() {
    let mut rng = GameRng::new(Seed::from_number(17));
    let mut longest = 0;
    for round in 0..60 {
        let setup = crowded_setup(&mut rng, 4, round % 2 == 0);
        let mut start = State::new(&setup, Seed::from_number(0));
        start.open.board = crowded_board(&setup, &mut rng);
        start.links = Links::default();
        (start.open.phase, start.open.turns_taken.0) = (Phase::Action1, [2; 4]);
        start.open.task.prompt = Some(Prompt::ChooseAction { interrupt: false });
        for first in legal(&start, &setup, start.open.active) {
            let (mut state, mut command, mut pushes) = (start.clone(), first, 0);
            loop {
                let applied = state.apply(&setup, start.open.active, &command).unwrap();
                let pushed = applied.events.iter().filter(|e| matches!(e, Event::Pushed { .. }));
                pushes += pushed.count();
                let chain = matches!(
                    state.open.task.prompt,
                    Some(Prompt::ChoosePush { .. } | Prompt::ChooseTeleport { .. })
                );
                if !chain {
                    break;
                }
                let list = legal(&state, &setup, start.open.active);
                assert!(!list.is_empty(), "{first:?} ends nowhere: {:?}", state.open.task);
                command = list[rng.below(list.len() as u32) as usize];
            }
            for tile in setup.modules.iter().skip(1) {
                let there = state
                    .open
                    .board
                    .places
                    .iter()
                    .filter(|&&p| p == Place::Module(tile))
                    .count();
                assert!(
                    there <= usize::from(setup.components.tile(tile).capacity),
                    "{first:?} crowds {tile:?}"
                );
            }
            longest = longest.max(pushes);
        }
    }
    assert!(longest >= 8, "chains of {longest} at most");
}
