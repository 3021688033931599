//! What scenarios say about a game of Alien Frontiers.

use super::super::{Class, Event, Facility, Place, Prompt, Relic, Setup, Ship, State, Table, Tech};
use super::labels::{ENDINGS, place, prompt};
use super::read::colony_count;
use super::words::{CARDS, FACILITIES, Reader, SEATS, TERRITORIES, card, class, list, seat, ship, territory, word};
use super::{events, write};
use crate::rules::scenario::{Scripted, Verdict, number_fits};
use crate::rules::{Game, GameRng, NotationError, Seat, Seed, Status, legal};

type Read<T> = Result<T, NotationError>;

impl Scripted for State {
    fn vocabulary() -> &'static [&'static str] {
        events::VOCABULARY
    }
    fn prompt_text(_: &Setup, asked: &Prompt) -> String {
        prompt(asked)
    }
    fn event_text(_: &Setup, happened: &Event) -> String {
        events::event(happened)
    }
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
        let verdict = if SEATS.iter().any(|(name, _)| *name == key) {
            let owner = line.seat()?;
            of_seat(self, owner, &mut line)?
        } else if FACILITIES.iter().any(|(code, _)| *code == key) {
            let at = line.facility()?;
            let there = self.table.docked_at(at).map(|docked| docked.class());
            equal(&line.rest(), sorted(there))
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

/// Equal or not.
fn equal(wanted: &str, got: impl ToString) -> Verdict {
    let got = got.to_string();
    Verdict {
        holds: wanted == got,
        got,
    }
}

/// A number that fits `3`, `<=3` or `>=3`.
fn number(line: &mut Reader<'_>, got: usize) -> Read<Verdict> {
    match line.next().and_then(|condition| number_fits(condition, got)) {
        Some(holds) => Ok(Verdict {
            holds,
            got: got.to_string(),
        }),
        None => Err(line.wrong("a number such as 3 or <=3")),
    }
}

/// Classes in ascending order.
fn sorted(classes: impl Iterator<Item = Class>) -> String {
    let mut classes: Vec<_> = classes.collect();
    classes.sort();
    list(classes.into_iter().map(class))
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
            return Ok(equal(&line.rest(), sorted(hand)));
        }
        "at" => {
            let at = line.facility()?;
            let own = table.docked_at(at).filter(|docked| docked.seat == owner);
            return Ok(equal(&line.rest(), sorted(own.map(|docked| docked.class()))));
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
            return Ok(equal(&line.rest(), list(by_source.iter().map(u8::to_string))));
        }
        "cards" => {
            let wanted = line.list(Reader::card)?;
            let got = list(player.cards.iter().map(|c| card(c).to_owned()));
            return Ok(equal(&in_order(&wanted), got));
        }
        "rank" => return rank(state, owner, line),
        _ => {
            let known = "fuel, ore, supply, hub, vp, stock, bay, fleet, legal, hand, at, points, cards or rank";
            return Err(line.wrong(known));
        }
    };
    number(line, got)
}

fn rank(state: &State, owner: Seat, line: &mut Reader<'_>) -> Read<Verdict> {
    let wanted = line.number::<u8>("a rank from 1")?;
    let Status::Finished(outcome) = state.status(line.setup) else {
        return Ok(equal(&wanted.to_string(), "the game goes on"));
    };
    let standing = outcome.standings.iter().find(|standing| standing.seat == owner);
    let got = standing.map_or("none".to_owned(), |standing| standing.rank.to_string());
    Ok(equal(&wanted.to_string(), got))
}

/// Each type once, in the order of types.
fn in_order(wanted: &[Tech]) -> String {
    let there = CARDS.iter().filter(|(_, c)| wanted.contains(c));
    list(there.map(|(name, _)| (*name).to_owned()))
}

fn on_planet(table: &Table, key: &str, line: &mut Reader<'_>) -> Read<Verdict> {
    Ok(match key {
        "control" => {
            let at = line.territory()?;
            let wanted = if line.take("none") { "none" } else { seat(line.seat()?) };
            equal(wanted, table.control(at).map_or("none", seat))
        }
        "colonies" => {
            let at = line.territory()?;
            let setup = line.setup;
            let mut wanted = line.list(colony_count)?;
            wanted.sort();
            let wanted = list(wanted.iter().map(|(owner, count)| format!("{}{count}", seat(*owner))));
            equal(&wanted, write::colonies(setup, table, at))
        }
        "field" => {
            let which = line.field()?;
            let wanted = if line.take("off") {
                "off"
            } else {
                word(&TERRITORIES, &line.territory()?)
            };
            equal(wanted, table.field(which).map_or("off", territory))
        }
        _ => {
            let wanted = if line.take("none") {
                "none"
            } else {
                territory(line.territory()?)
            };
            equal(wanted, table.flags.borrowed.map_or("none", territory))
        }
    })
}

fn of_cards(state: &State, key: &str, line: &mut Reader<'_>) -> Read<Verdict> {
    let table = &state.table;
    let counted = line
        .peek()
        .is_some_and(|word| word.starts_with(['<', '>', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9']));
    match key {
        "display" if counted => number(line, table.display.iter().flatten().count()),
        "display" => Ok(equal(&line.rest(), write::display(table))),
        "deck" => number(line, table.deck_left.into()),
        "discard" if counted => number(line, table.pile().into()),
        "discard" => {
            let wanted = line.card()?;
            number(line, table.discard[wanted.index()].into())
        }
        "used" => {
            let wanted = line.list(Reader::card)?;
            let got = list(table.flags.used.iter().map(|c| card(c).to_owned()));
            Ok(equal(&in_order(&wanted), got))
        }
        _ => {
            let wanted = if line.take("all") { None } else { Some(line.card()?) };
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
            number(line, hands + shown + hidden + thrown)
        }
    }
}

fn of_ships(table: &Table, key: &str, line: &mut Reader<'_>) -> Read<Verdict> {
    Ok(match key {
        "free" => {
            let at = line.facility()?;
            let got = free(line.setup, table, at);
            return number(line, got);
        }
        "ship" => {
            let wanted = line.ship()?;
            equal(&line.rest(), place(table.place(wanted)))
        }
        "relic" => {
            let got = match table.relic {
                None => "home".to_owned(),
                Some(Relic { holder, place: at }) => format!("{} {}", seat(holder), place(at)),
            };
            equal(&line.rest(), got)
        }
        _ => {
            let got = table
                .teleported
                .map_or("none".to_owned(), |(back, from): (Ship, Facility)| {
                    format!("{} {}", ship(back), super::words::facility(from))
                });
            equal(&line.rest(), got)
        }
    })
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
        "active" => return Ok(equal(seat(line.seat()?), seat(table.active))),
        "first" => return Ok(equal(seat(line.seat()?), seat(table.first))),
        "discard-used" => return yes(line, flags.discard_used),
        "asimov-used" => return yes(line, flags.asimov_used),
        "hub-excess" => return yes(line, flags.hub_excess),
        "mine-docked" => return yes(line, flags.mine_docked),
        "relic-bought" => return yes(line, flags.relic_bought),
        "ending" => {
            let wanted = if line.take("none") {
                "none"
            } else {
                word(&ENDINGS, &line.value(&ENDINGS)?)
            };
            return Ok(equal(wanted, table.ending.map_or("none", |why| word(&ENDINGS, &why))));
        }
        _ => return Err(line.wrong("something that can be checked, such as A, LM, control or display")),
    };
    number(line, got)
}

/// `yes` or `no`.
fn yes(line: &mut Reader<'_>, got: bool) -> Read<Verdict> {
    let wanted = line.one_of(&["no", "yes"])? == 1;
    Ok(Verdict {
        holds: wanted == got,
        got: if got { "yes" } else { "no" }.to_owned(),
    })
}
