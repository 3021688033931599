//! The places of ships from text: place by place, or told shortly.

use super::super::{Facility, Place, Relic, SHIPS, Setup, Table};
use super::words::{Read, Reader, pips};
use crate::rules::{
    PerSeat, Seat,
    words::{parse, text},
};

/// A port that a ship takes.
struct Taken {
    /// The seat that the ship belongs to.
    owner: Seat,
    facility: Facility,
    port: u8,
}

/// The ships named so far.
#[derive(Default)]
pub(super) struct Fleets {
    /// Ships told by `hand` and `dock`: they take the lowest numbers in this order.
    named: PerSeat<Vec<Place>>,
    /// Ships in all, told by `fleet`.
    count: PerSeat<Option<u8>>,
    /// Places of all six, told by `ships`.
    exact: PerSeat<Option<[Place; SHIPS]>>,
    taken: Vec<Taken>,
}

impl Fleets {
    /// The seat whose ship holds a port. At a facility where each seat has its own ports only those of `owner` count.
    fn holder(&self, setup: &Setup, owner: Seat, facility: Facility, port: u8) -> Option<Seat> {
        let own = setup.components.facility(facility).own;
        let same = |taken: &&Taken| taken.facility == facility && taken.port == port && (taken.owner == owner || !own);
        self.taken.iter().find(same).map(|taken| taken.owner)
    }

    /// Reads the clause of a seat that begins with `hand`, `dock`, `fleet` or `ships`.
    pub(super) fn clause(&mut self, owner: Seat, key: &str, line: &mut Reader<'_>) -> Read {
        match key {
            "hand" => {
                while shows_pips(line) {
                    let value = pips(line)?;
                    self.named[owner].push(Place::Hand { value });
                }
            }
            "dock" => {
                let places = self.dock(owner, line)?;
                self.named[owner].extend(places);
            }
            "fleet" => self.count[owner] = Some(line.number("a number of ships")?),
            "ships" => {
                let mut ships = [Place::Stock; SHIPS];
                for ship in &mut ships {
                    *ship = self.place(owner, line)?;
                }
                self.exact[owner] = Some(ships);
            }
            _ => return Err(line.wrong("fuel, ore, supply, hub, cards, hand, dock, fleet or ships")),
        }
        Ok(())
    }

    /// `relic A bay`, `relic A hand 5`, `relic A dock OM1 5`, or its exact place.
    pub(super) fn relic(&mut self, table: &mut Table, line: &mut Reader<'_>) -> Read {
        let holder = line.read()?;
        let place = if line.take("hand") {
            Place::Hand { value: pips(line)? }
        } else if line.take("dock") {
            let places = self.dock(holder, line)?;
            match places.as_slice() {
                &[place] => place,
                _ => return Err(line.error("there is one Relic Ship")),
            }
        } else {
            self.place(holder, line)?
        };
        table.relic = Some(Relic { holder, place });
        Ok(())
    }

    /// A facility, perhaps a group from 1 behind it, and the values of ships there. Without a group they take the
    /// lowest free ports, or the lowest empty group.
    fn dock(&mut self, owner: Seat, line: &mut Reader<'_>) -> Read<Vec<Place>> {
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
        let in_group = |port: u8, group: u8| setup.group_of(facility, port) == group;
        let ports = 0..setup.ports[facility.index()];
        let groups = setup.groups(facility);
        let group = match group {
            None if groups > 1 => (0..groups).find(|&group| {
                let mut ports = ports.clone().filter(|&port| in_group(port, group));
                ports.all(|port| self.holder(setup, owner, facility, port).is_none())
            }),
            group => group,
        };
        let mut places = Vec::new();
        while shows_pips(line) {
            let value = pips(line)?;
            let fits = |port: &u8| {
                let free = self.holder(setup, owner, facility, *port).is_none();
                free && group.is_none_or(|group| in_group(*port, group))
            };
            let Some(port) = ports.clone().find(fits) else {
                return Err(line.wrong("no more ships than free ports"));
            };
            self.taken.push(Taken { owner, facility, port });
            places.push(Place::Docked { facility, port, value });
        }
        if places.is_empty() {
            line.next();
            return Err(line.wrong("values from 1 to 6"));
        }
        Ok(places)
    }

    /// A place as it is written: `stock`, `bay`, `hand:3` or `LM:2:5`.
    fn place(&mut self, owner: Seat, line: &mut Reader<'_>) -> Read<Place> {
        let setup = line.setup;
        let place = line.read()?;
        if let Place::Docked { facility, port, .. } = place {
            if let Some(holder) = self.holder(setup, owner, facility, port) {
                let holder = text(setup, &holder);
                return Err(line.wrong(&format!("a port that no ship of {holder} takes")));
            }
            self.taken.push(Taken { owner, facility, port });
        }
        Ok(place)
    }

    /// Lays the ships out: the named ones, then the rest of the fleet in the bay, then the stock.
    pub(super) fn finish(&self, setup: &Setup, table: &mut Table) -> Result<(), String> {
        for owner in setup.players.seats() {
            let named = &self.named[owner];
            let ships = &mut table.players[owner].ships;
            if let Some(exact) = self.exact[owner] {
                if !named.is_empty() || self.count[owner].is_some() {
                    return Err(format!("the ships of {} are told twice", text(setup, &owner)));
                }
                *ships = exact;
                continue;
            }
            let usual = named.len().max(setup.components.ships.minimum.into());
            let count = self.count[owner].map_or(usual, usize::from);
            if count > SHIPS || named.len() > count {
                let code = text(setup, &owner);
                let named = named.len();
                return Err(format!("{code} has {named} ships, {count} of at most {SHIPS} in all"));
            }
            *ships = [Place::Stock; SHIPS];
            ships[..count].fill(Place::Bay);
            ships[..named.len()].copy_from_slice(named);
        }
        Ok(())
    }
}

/// True if the next word is the value of a die.
fn shows_pips(line: &Reader<'_>) -> bool {
    matches!(line.peek(), Some("1" | "2" | "3" | "4" | "5" | "6"))
}
