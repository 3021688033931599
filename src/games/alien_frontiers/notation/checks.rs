//! The checks that scenarios write behind `then` for Alien Frontiers.

use super::super::deal::empty_table;
use super::super::{Class, Facility, Place, Player, Relic, Setup, State, Table, Tech, TurnFlags};
use super::fields::{FLAGS, PLANET, PLAYER, TURN};
use super::read::is_seat;
use super::words::Reader;
use super::write;
use crate::rules::scenario::{Scripted, Verdict};
use crate::rules::words::{Told, lines, list, parse, take, text as say};
use crate::rules::{Game, GameRng, NotationError, Seat, Seed, Status, legal};

type Read<T> = Result<T, NotationError>;

impl Scripted for State {
    fn table_text(&self, setup: &Setup) -> String {
        let mut lines = write::table(setup, &self.table);
        lines.push(format!("deck {}", self.table.deck_left));
        lines.join("\n")
    }
    fn with_hidden_order(&self, _: &Setup, seed: Seed) -> Self {
        let mut other = self.clone();
        other.rng = GameRng::new(seed);
        other.rng.shuffle(&mut other.deck[..usize::from(self.table.deck_left)]);
        other
    }
    fn check(&self, setup: &Setup, text: &str) -> Result<Verdict, NotationError> {
        let mut line = Reader::new(setup, 1, text);
        let key = line.peek().unwrap_or_default();
        let verdict = if is_seat(key) {
            let owner = line.read()?;
            of_seat(self, owner, &mut line)?
        } else if let Ok(at) = parse::<_, Facility>(setup, key) {
            line.next();
            let there = self.table.docked_at(at).map(|docked| docked.class());
            dice(&mut line, there)?
        } else {
            of_table(self, key, &mut line)?
        };
        line.end()?;
        Ok(verdict)
    }
}

/// Exactly the dice that follow, in ascending order.
fn dice(line: &mut Reader<'_>, got: impl Iterator<Item = Class>) -> Read<Verdict> {
    let wanted: Vec<Class> = line.read()?;
    let mut got: Vec<_> = got.collect();
    got.sort();
    Ok(Verdict::equal(say(line.setup, &wanted), say(line.setup, &got)))
}

fn of_table(state: &State, key: &str, line: &mut Reader<'_>) -> Read<Verdict> {
    let table = &state.table;
    match key {
        "deck" | "discard" | "copies" => return of_cards(state, line),
        "free" | "ship" | "relic" => return of_ships(table, line),
        "control" => {
            line.next();
            let at = line.read()?;
            return Verdict::value(line, "none", table.control(at));
        }
        "ending" => {
            line.next();
            return Verdict::value(line, "none", table.ending);
        }
        "display" if counted(&line.ahead(2)[key.len()..]) => {
            line.next();
            return Verdict::number(line, table.display.iter().flatten().count());
        }
        _ => {}
    }
    let none = if key == "field" { "off" } else { "none" };
    for fields in [TURN, PLANET] {
        let blank = empty_table(line.setup, table.first);
        if let Some(verdict) = Verdict::field(fields, line, none, table, blank)? {
            return Ok(verdict);
        }
    }
    let blank = TurnFlags::default();
    if matches!(line.ahead(2).split_once(' '), Some((_, "yes" | "no"))) {
        let set = lines(FLAGS, line.setup, &table.flags, "")
            .iter()
            .any(|flag| flag == key);
        if take(FLAGS, &mut { blank }, line, &mut Told::default(), "")? {
            let wanted = line.one_of(&["no", "yes"])?;
            return Ok(Verdict::equal(["no", "yes"][wanted], ["no", "yes"][usize::from(set)]));
        }
    }
    let verdict = Verdict::field(FLAGS, line, none, &table.flags, blank)?;
    verdict.ok_or_else(|| {
        line.next();
        line.wrong("something that can be checked, such as A, LM, control or display")
    })
}

/// True for what begins as a number or a condition for one.
fn counted(text: &str) -> bool {
    text.trim_start()
        .starts_with(|c: char| matches!(c, '<' | '>') || c.is_ascii_digit())
}

fn of_seat(state: &State, owner: Seat, line: &mut Reader<'_>) -> Read<Verdict> {
    let table = &state.table;
    let player = &table.players[owner];
    if let Some(verdict) = Verdict::field(PLAYER, line, "none", player, Player::default())? {
        return Ok(verdict);
    }
    let ships = |wanted: Place| player.ships.iter().filter(|&&at| at == wanted).count();
    let got: usize = match line.next().unwrap_or_default() {
        "vp" => player.points.total().into(),
        "stock" => ships(Place::Stock),
        "bay" => ships(Place::Bay),
        "fleet" => player.fleet().into(),
        "legal" => legal(state, line.setup, owner).len(),
        "hand" => {
            let hand = table.ships_of(owner).filter_map(|(ship, _)| table.class_in_hand(ship));
            return dice(line, hand);
        }
        "at" => {
            let at = line.read()?;
            let own = table.docked_at(at).filter(|docked| docked.seat == owner);
            return dice(line, own.map(|docked| docked.class()));
        }
        "points" => {
            let points = player.points;
            let by_source = [
                points.colonies,
                points.territories,
                points.positron,
                points.city,
                points.monument,
            ];
            let wanted: Vec<u8> = line.read()?;
            return Ok(Verdict::equal(
                say(line.setup, &wanted),
                list(by_source.iter().map(u8::to_string)),
            ));
        }
        "rank" => return rank(state, owner, line),
        _ => {
            let known = "fuel, ore, supply, hub, vp, stock, bay, fleet, legal, hand, at, points, cards or rank";
            return Err(line.wrong(known));
        }
    };
    Verdict::number(line, got)
}

fn rank(state: &State, owner: Seat, line: &mut Reader<'_>) -> Read<Verdict> {
    let wanted = line.number::<u8>("a rank from 1")?;
    let Status::Finished(outcome) = state.status(line.setup) else {
        return Ok(Verdict::equal(wanted.to_string(), "the game goes on"));
    };
    let standing = outcome.standings.iter().find(|standing| standing.seat == owner);
    let got = standing.map_or("none".to_owned(), |standing| standing.rank.to_string());
    Ok(Verdict::equal(wanted.to_string(), got))
}

fn of_cards(state: &State, line: &mut Reader<'_>) -> Read<Verdict> {
    let table = &state.table;
    match line.next().unwrap_or_default() {
        "deck" => Verdict::number(line, table.deck_left.into()),
        "discard" if line.peek().is_some_and(counted) => Verdict::number(line, table.pile().into()),
        "discard" => {
            let wanted: Tech = line.read()?;
            Verdict::number(line, table.discard[wanted.index()].into())
        }
        _ => {
            let wanted: Option<Tech> = if line.take("all") { None } else { Some(line.read()?) };
            let counts = |c: &Tech| wanted.is_none_or(|wanted| wanted == *c);
            let hands = table
                .players
                .0
                .iter()
                .flat_map(|player| player.cards.iter())
                .filter(counts)
                .count();
            let shown = table.display.iter().flatten().filter(|c| counts(c)).count();
            let hidden = state
                .deck
                .iter()
                .take(table.deck_left.into())
                .filter(|c| counts(c))
                .count();
            let thrown: usize = Tech::ALL
                .iter()
                .filter(|c| counts(c))
                .map(|c| usize::from(table.discard[c.index()]))
                .sum();
            Verdict::number(line, hands + shown + hidden + thrown)
        }
    }
}

fn of_ships(table: &Table, line: &mut Reader<'_>) -> Read<Verdict> {
    match line.next().unwrap_or_default() {
        "free" => {
            let at = line.read()?;
            let got = free(line.setup, table, at);
            Verdict::number(line, got)
        }
        "ship" => {
            let wanted = line.read()?;
            let place: Place = line.read()?;
            Ok(Verdict::equal(
                say(line.setup, &place),
                say(line.setup, &table.place(wanted)),
            ))
        }
        _ => Verdict::value(line, "home", table.relic.map(|Relic { holder, place }| (holder, place))),
    }
}

/// Free ports, or empty groups where a facility has groups; at the hub on the active seat's track.
fn free(setup: &Setup, table: &Table, at: Facility) -> usize {
    let own = setup.components.facility(at).own;
    let taken: Vec<_> = table
        .docked_at(at)
        .filter(|docked| !own || docked.seat == table.active)
        .map(|docked| docked.port)
        .collect();
    if setup.components.facility(at).group > 1 {
        let empty = |group: &u8| !taken.iter().any(|&port| setup.group_of(at, port) == *group);
        (0..setup.groups(at)).filter(empty).count()
    } else {
        usize::from(setup.ports[at.index()]).saturating_sub(taken.len())
    }
}
