//! The places of ships, also told shortly.

use super::super::{Board, Facility, Place, Relic, SHIPS, Setup};
use super::words::{Read, Reader, pips};
use crate::rules::{
    PerSeat, Seat,
    words::{Told, parse, text},
};

/// The ships told shortly so far. Their places are on the board already.
#[derive(Default)]
pub(super) struct Fleets {
    /// Ships told by `hand` and `dock`: they take the lowest numbers in this order.
    named: PerSeat<usize>,
    /// Ships in all, told by `fleet`.
    count: PerSeat<Option<usize>>,
}

impl Fleets {
    /// Reads the clause of a seat that begins with `hand`, `dock`, `fleet` or `ships`.
    pub(super) fn clause(&mut self, board: &mut Board, owner: Seat, key: &str, line: &mut Reader<'_>) -> Read {
        match key {
            "hand" => {
                while let Some(value) = line.attempt(pips) {
                    self.put(board, owner, Place::Hand { value });
                }
            }
            "dock" => {
                for place in dock(board, owner, line)? {
                    self.put(board, owner, place);
                }
            }
            "fleet" => self.count[owner] = Some(line.number("a number of ships")?),
            "ships" => {
                for number in 0..SHIPS {
                    board.players[owner].ships[number] = place(board, owner, line)?;
                }
            }
            _ => return Err(line.wrong("fuel, ore, supply, hub, cards, hand, dock, fleet or ships")),
        }
        Ok(())
    }

    /// Puts down the next ship. One beyond the last is only counted, for the complaint about it.
    fn put(&mut self, board: &mut Board, owner: Seat, place: Place) {
        if let Some(ship) = board.players[owner].ships.get_mut(self.named[owner]) {
            *ship = place;
        }
        self.named[owner] += 1;
    }

    /// Puts the rest of each fleet into the bay, unless `ships` told the place of each.
    pub(super) fn finish(&self, setup: &Setup, board: &mut Board, told: &Told) -> Result<(), String> {
        for owner in setup.players.seats() {
            let (code, named) = (text(setup, &owner), self.named[owner]);
            let usual = named.max(setup.components.ships.minimum.into());
            let count = self.count[owner].unwrap_or(usual);
            if told.has(&format!("{code} ships")) {
                if named > 0 || self.count[owner].is_some() {
                    return Err(format!("the ships of {code} are told twice"));
                }
            } else if count > SHIPS || named > count {
                return Err(format!("{code} has {named} ships, {count} of at most {SHIPS} in all"));
            } else {
                board.players[owner].ships[named..count].fill(Place::Bay);
            }
        }
        Ok(())
    }
}

/// `A bay`, `A hand 5`, `A dock OM1 5`, or its exact place.
pub(super) fn read_relic(board: &mut Board, _: usize, line: &mut Reader<'_>) -> Read {
    let holder = line.read()?;
    let place = if line.take("hand") {
        Place::Hand { value: pips(line)? }
    } else if line.take("dock") {
        match dock(board, holder, line)?.as_slice() {
            &[place] => place,
            _ => return Err(line.error("there is one Relic Ship")),
        }
    } else {
        place(board, holder, line)?
    };
    board.relic = Some(Relic { holder, place });
    Ok(())
}

/// The seat whose ship holds a port. At a facility where each seat has its own ports only those of `owner` count.
fn taken(setup: &Setup, board: &Board, owner: Seat, facility: Facility, port: u8) -> Option<Seat> {
    let own = setup.components.facility(facility).own;
    let mut docked = board.docked_at(facility);
    let found = docked.find(|docked| docked.port == port && (docked.seat == owner || !own));
    found.map(|docked| docked.seat)
}

/// A facility, perhaps a group from 1 behind it, and the values of ships there. Without a group they take the lowest
/// free ports, or the lowest empty group.
fn dock(board: &Board, owner: Seat, line: &mut Reader<'_>) -> Read<Vec<Place>> {
    let setup = line.setup;
    let found = line.next().and_then(|word| {
        let name = word.trim_end_matches(|c: char| c.is_ascii_digit());
        let facility = parse::<_, Facility>(setup, name).ok()?;
        match &word[name.len()..] {
            "" => Some((facility, None)),
            group => Some((facility, Some(group.parse::<u8>().ok()?.checked_sub(1)?))),
        }
    });
    let Some((facility, group)) = found else {
        return Err(line.wrong("a facility such as LM, or with its group OM2"));
    };
    let is_free = |port: u8| taken(setup, board, owner, facility, port).is_none();
    let ports = 0..setup.ports[facility.index()];
    let in_group = |group| {
        ports
            .clone()
            .filter(move |&port| setup.group_of(facility, port) == group)
    };
    let empty = || (0..setup.groups(facility)).find(|&group| in_group(group).all(is_free));
    let group = group.or_else(empty);
    let mut free = ports
        .clone()
        .filter(|&port| is_free(port) && group.is_none_or(|group| setup.group_of(facility, port) == group));
    let mut places = Vec::new();
    while let Some(value) = line.attempt(pips) {
        let port = free.next().ok_or_else(|| line.wrong("no more ships than free ports"))?;
        places.push(Place::Docked { facility, port, value });
    }
    if places.is_empty() {
        line.next();
        return Err(line.wrong("values from 1 to 6"));
    }
    Ok(places)
}

/// A place as it is written: `stock`, `bay`, `hand:3` or `LM:2:5`.
fn place(board: &Board, owner: Seat, line: &mut Reader<'_>) -> Read<Place> {
    let place = line.read()?;
    if let Place::Docked { facility, port, .. } = place
        && let Some(holder) = taken(line.setup, board, owner, facility, port)
    {
        let holder = text(line.setup, &holder);
        return Err(line.wrong(&format!("a port that no ship of {holder} takes")));
    }
    Ok(place)
}
