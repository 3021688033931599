//! The checks that scenarios write behind `then` for Alien Frontiers.

use super::super::deal::empty_board;
use super::super::{Board, Class, Facility, Place, Player, Setup, State, Tally, Tech, TurnFlags};
use super::fields::{FLAGS, PLANET, PLAYER, TURN};
use super::read::{all_cards, is_seat};
use super::table_lines;
use super::words::{Read, Reader};
use crate::rules::scenario::{Scripted, Verdict};
use crate::rules::{Game, NotationError, Seat, Status, legal};

impl Scripted for State {
    fn table_text(&self, setup: &Setup) -> String {
        let mut lines = table_lines(setup, &self.board);
        lines.push(format!("deck {}", self.board.deck_left));
        lines.join("\n")
    }
    fn judge(&self, line: &mut Reader<'_>) -> Result<Verdict, NotationError> {
        if line.peek().is_some_and(is_seat) {
            let owner = line.read()?;
            return match Verdict::field(PLAYER, line, "none", &self.board.players[owner], Player::default())? {
                Some(verdict) => Ok(verdict),
                None => of_seat(self, owner, line),
            };
        }
        if let Some(at) = line.attempt(Reader::read) {
            return dice(line, self.board.docked_at(at).map(|docked| docked.class()));
        }
        match line.peek().unwrap_or_default() {
            "control" | "copies" | "deck" | "discard" | "ending" | "free" | "ship" => beside_fields(self, line),
            "display" if counts(&line.ahead(2)["display".len()..]) => beside_fields(self, line),
            _ => field(&self.board, line),
        }
    }
}

/// Exactly the dice that follow, in ascending order.
fn dice(line: &mut Reader<'_>, got: impl Iterator<Item = Class>) -> Read<Verdict> {
    let mut got: Vec<_> = got.collect();
    got.sort();
    Verdict::same(line, &got)
}

/// A check of a field of a position.
fn field(board: &Board, line: &mut Reader<'_>) -> Read<Verdict> {
    let none = match line.peek() {
        Some("field") => "off",
        Some("relic") => "home",
        _ => "none",
    };
    for fields in [TURN, PLANET] {
        let blank = empty_board(line.setup, board.first);
        if let Some(verdict) = Verdict::field(fields, line, none, board, blank)? {
            return Ok(verdict);
        }
    }
    let verdict = Verdict::field(FLAGS, line, none, &board.flags, TurnFlags::default())?;
    verdict.ok_or_else(|| {
        line.next();
        line.wrong("something that can be checked, such as A, LM, control or display")
    })
}

/// True for what begins as a number or a condition for one.
fn counts(text: &str) -> bool {
    text.trim_start()
        .starts_with(|c: char| matches!(c, '<' | '>') || c.is_ascii_digit())
}

fn beside_fields(state: &State, line: &mut Reader<'_>) -> Read<Verdict> {
    let board = &state.board;
    let got = match line.next().unwrap_or_default() {
        "control" => {
            let at = line.read()?;
            return Verdict::value(line, "none", board.control(at));
        }
        "ship" => {
            let ship = line.read()?;
            return Verdict::same(line, &board.place(ship));
        }
        "ending" => return Verdict::value(line, "none", board.ending),
        "copies" => {
            let wanted: Option<Tech> = if line.take("all") { None } else { Some(line.read()?) };
            all_cards(state)
                .filter(|card| wanted.is_none_or(|wanted| wanted == *card))
                .count()
        }
        "deck" => board.deck_left.into(),
        "discard" if line.peek().is_some_and(counts) => board.pile().into(),
        "discard" => board.discard[line.read::<Tech>()?.index()].into(),
        "free" => free(line.setup, board, line.read()?),
        _ => board.display.iter().flatten().count(),
    };
    Verdict::number(line, got)
}

fn of_seat(state: &State, owner: Seat, line: &mut Reader<'_>) -> Read<Verdict> {
    let board = &state.board;
    let player = &board.players[owner];
    let ships = |wanted: Place| player.ships.iter().filter(|&&at| at == wanted).count();
    let got = match line.next().unwrap_or_default() {
        "vp" => player.points.total().into(),
        "stock" => ships(Place::Stock),
        "bay" => ships(Place::Bay),
        "fleet" => player.fleet().into(),
        "legal" => legal(state, line.setup, owner).len(),
        "hand" => {
            let hand = board.ships_of(owner).filter_map(|(ship, _)| board.class_in_hand(ship));
            return dice(line, hand);
        }
        "at" => {
            let at = line.read()?;
            let own = board.docked_at(at).filter(|docked| docked.seat == owner);
            return dice(line, own.map(|docked| docked.class()));
        }
        "points" => {
            let Tally {
                colonies,
                territories,
                positron,
                city,
                monument,
            } = player.points;
            return Verdict::same(line, &[colonies, territories, positron, city, monument]);
        }
        "rank" => {
            let rank = rank(state, line.setup, owner);
            return Verdict::value(line, "the game goes on", rank);
        }
        _ => {
            let known = "fuel, ore, supply, hub, vp, stock, bay, fleet, legal, hand, at, points, cards or rank";
            return Err(line.wrong(known));
        }
    };
    Verdict::number(line, got)
}

/// The rank of a seat once the game is over.
fn rank(state: &State, setup: &Setup, owner: Seat) -> Option<u8> {
    let Status::Finished(outcome) = state.status(setup) else {
        return None;
    };
    let standing = outcome.standings.iter().find(|standing| standing.seat == owner);
    standing.map(|standing| standing.rank)
}

/// Free ports, or empty groups where a facility has groups; at the hub on the active seat's track.
fn free(setup: &Setup, board: &Board, at: Facility) -> usize {
    let own = setup.components.facility(at).own;
    let taken: Vec<_> = board
        .docked_at(at)
        .filter(|docked| !own || docked.seat == board.active)
        .map(|docked| docked.port)
        .collect();
    if setup.components.facility(at).group > 1 {
        let empty = |group: &u8| !taken.iter().any(|&port| setup.group_of(at, port) == *group);
        (0..setup.groups(at)).filter(empty).count()
    } else {
        usize::from(setup.ports[at.index()]).saturating_sub(taken.len())
    }
}
