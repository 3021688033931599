//! The checks that scenarios write behind `then` for Alien Frontiers.

use super::super::{Class, Facility, Place, Relic, Setup, State, Table, Tech, Territory};
use super::read::{colony_count, is_seat};
use super::words::Reader;
use super::write::{self, all};
use crate::rules::scenario::{Scripted, Verdict};
use crate::rules::words::{list, parse, text as say};
use crate::rules::{Game, GameRng, NotationError, Seat, Seed, Status, legal};

type Read<T> = Result<T, NotationError>;

impl Scripted for State {
    fn table_text(&self, setup: &Setup) -> String {
        let mut lines = Vec::new();
        write::table(setup, &self.table, &mut lines);
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
            line.next();
            match key {
                "control" | "colonies" | "field" | "borrowed" => on_planet(&self.table, key, &mut line)?,
                "display" | "deck" | "discard" | "copies" | "used" => of_cards(self, key, &mut line)?,
                "free" | "ship" | "relic" | "teleported" => of_ships(&self.table, key, &mut line)?,
                _ => of_the_course(self, key, &mut line)?,
            }
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

/// Exactly the cards that follow, in any order.
fn cards(line: &mut Reader<'_>, got: impl Iterator<Item = Tech>) -> Read<Verdict> {
    let mut wanted: Vec<Tech> = line.distinct()?;
    wanted.sort();
    Ok(Verdict::equal(say(line.setup, &wanted), all(line.setup, got)))
}

fn of_seat(state: &State, owner: Seat, line: &mut Reader<'_>) -> Read<Verdict> {
    let table = &state.table;
    let player = &table.players[owner];
    let ships = |wanted: Place| player.ships.iter().filter(|&&at| at == wanted).count();
    let got: usize = match line.next().unwrap_or_default() {
        "fuel" => player.goods.fuel.into(),
        "ore" => player.goods.ore.into(),
        "supply" => player.supply.into(),
        "hub" => player.hub.into(),
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
        "cards" => return cards(line, player.cards.iter()),
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

fn on_planet(table: &Table, key: &str, line: &mut Reader<'_>) -> Read<Verdict> {
    match key {
        "control" => {
            let at = line.read()?;
            Verdict::value(line, "none", table.control(at))
        }
        "colonies" => {
            let at: Territory = line.read()?;
            let setup = line.setup;
            let mut wanted = line.list(colony_count)?;
            wanted.sort();
            let wanted = list(
                wanted
                    .iter()
                    .map(|(owner, count)| format!("{}{count}", say(setup, owner))),
            );
            Ok(Verdict::equal(wanted, write::colonies(setup, table, at)))
        }
        "field" => {
            let which = line.read()?;
            Verdict::value(line, "off", table.field(which))
        }
        _ => Verdict::value(line, "none", table.flags.borrowed),
    }
}

fn of_cards(state: &State, key: &str, line: &mut Reader<'_>) -> Read<Verdict> {
    let table = &state.table;
    let counted = line
        .peek()
        .is_some_and(|word| word.starts_with(['<', '>', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9']));
    match key {
        "display" if counted => Verdict::number(line, table.display.iter().flatten().count()),
        "display" => {
            let mut wanted: Vec<Option<Tech>> = vec![line.read()?];
            while !line.done() {
                wanted.push(line.read()?);
            }
            Ok(Verdict::equal(
                say(line.setup, &wanted),
                write::display(line.setup, table),
            ))
        }
        "deck" => Verdict::number(line, table.deck_left.into()),
        "discard" if counted => Verdict::number(line, table.pile().into()),
        "discard" => {
            let wanted: Tech = line.read()?;
            Verdict::number(line, table.discard[wanted.index()].into())
        }
        "used" => cards(line, table.flags.used.iter()),
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

fn of_ships(table: &Table, key: &str, line: &mut Reader<'_>) -> Read<Verdict> {
    match key {
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
        "relic" => Verdict::value(line, "home", table.relic.map(|Relic { holder, place }| (holder, place))),
        _ => Verdict::value(line, "none", table.teleported),
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

fn of_the_course(state: &State, key: &str, line: &mut Reader<'_>) -> Read<Verdict> {
    let table = &state.table;
    let flags = &table.flags;
    let got: usize = match key {
        "credit" => flags.credit.into(),
        "cycles" => flags.cycles.into(),
        "hub-docked" => flags.hub_docked.into(),
        "turn" => table.turn.into(),
        "active" => return Verdict::value(line, "none", Some(table.active)),
        "first" => return Verdict::value(line, "none", Some(table.first)),
        "discard-used" => return yes(line, flags.discard_used),
        "asimov-used" => return yes(line, flags.asimov_used),
        "hub-excess" => return yes(line, flags.hub_excess),
        "mine-docked" => return yes(line, flags.mine_docked),
        "relic-bought" => return yes(line, flags.relic_bought),
        "ending" => return Verdict::value(line, "none", table.ending),
        _ => return Err(line.wrong("something that can be checked, such as A, LM, control or display")),
    };
    Verdict::number(line, got)
}

/// `yes` or `no`.
fn yes(line: &mut Reader<'_>, got: bool) -> Read<Verdict> {
    let wanted = line.one_of(&["no", "yes"])? == 1;
    Ok(Verdict {
        holds: wanted == got,
        got: if got { "yes" } else { "no" }.to_owned(),
    })
}
