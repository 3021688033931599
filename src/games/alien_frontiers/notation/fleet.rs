//! Where ships are, from text: place by place, or told shortly.

use super::super::{Facility, Place, Relic, SHIPS, Setup, Table};
use super::read::{Read, whole};
use super::words::{FACILITIES, Reader, pips, seat};
use crate::rules::{PerSeat, Seat};

/// The ships named so far.
#[derive(Default)]
pub(super) struct Fleets {
    /// Ships told by `hand` and `dock`: they take the lowest numbers in this order.
    named: PerSeat<Vec<Place>>,
    /// Ships in all, told by `fleet`.
    count: PerSeat<Option<u8>>,
    /// Places of all six, told by `ships`.
    exact: PerSeat<Option<[Place; SHIPS]>>,
    /// Taken ports with the owner of the ship.
    taken: Vec<(Seat, Facility, u8)>,
}

impl Fleets {
    /// What follows the seat on its line: `hand`, `dock`, `fleet` or `ships`.
    pub(super) fn clause(&mut self, owner: Seat, key: &str, line: &mut Reader<'_>) -> Read {
        match key {
            "hand" => {
                while line.peek().and_then(pips).is_some() {
                    let value = line.pips()?;
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
        let holder = line.seat()?;
        let place = if line.take("hand") {
            Place::Hand { value: line.pips()? }
        } else if line.take("dock") {
            let places = self.dock(holder, line)?;
            match places.as_slice() {
                &[place] => place,
                _ => return Err(line.error("there is one Relic Ship")),
            }
        } else {
            self.place(holder, line)?
        };
        if table.relic.replace(Relic { holder, place }).is_some() {
            return Err(line.error("there is one Relic Ship"));
        }
        Ok(())
    }

    /// A facility, perhaps a group from 1 behind it, and the values of ships there. Without a group they take the
    /// lowest free ports, or the lowest empty group.
    fn dock(&mut self, owner: Seat, line: &mut Reader<'_>) -> Read<Vec<Place>> {
        let setup = line.setup;
        let found = line.next().and_then(|word| {
            let name = word.trim_end_matches(|c: char| c.is_ascii_digit());
            let &(_, facility) = FACILITIES.iter().find(|(code, _)| *code == name)?;
            match &word[name.len()..] {
                "" => Some((facility, None)),
                group => Some((facility, Some(group.parse::<u8>().ok()?.checked_sub(1)?))),
            }
        });
        let Some((facility, group)) = found else {
            return Err(line.wrong("a facility such as LM, or with its group OM2"));
        };
        let group_of = |port| setup.group_of(facility, port);
        let ports = 0..setup.ports[facility.index()];
        let own = setup.components.facility(facility).own;
        let free = |taken: &[(Seat, Facility, u8)], port| {
            !taken
                .iter()
                .any(|&(of, at, p)| (at, p) == (facility, port) && (of == owner || !own))
        };
        let empty = |taken: &[(Seat, Facility, u8)], group| {
            ports
                .clone()
                .filter(|&port| group_of(port) == group)
                .all(|port| free(taken, port))
        };
        let groups = setup.groups(facility);
        let group = match group {
            None if groups > 1 => (0..groups).find(|&group| empty(&self.taken, group)),
            group => group,
        };
        let mut places = Vec::new();
        while line.peek().and_then(pips).is_some() {
            let value = line.pips()?;
            let fits = |port: &u8| group.is_none_or(|group| group_of(*port) == group) && free(&self.taken, *port);
            let Some(port) = ports.clone().find(fits) else {
                return Err(line.wrong("no more ships than free ports"));
            };
            self.taken.push((owner, facility, port));
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
        let found = line.next().and_then(|word| match word {
            "stock" => Some(Place::Stock),
            "bay" => Some(Place::Bay),
            _ => {
                let (at, value) = word.rsplit_once(':')?;
                let value = pips(value)?;
                if at == "hand" {
                    return Some(Place::Hand { value });
                }
                let (code, port) = at.split_once(':')?;
                let &(_, facility) = FACILITIES.iter().find(|(name, _)| *name == code)?;
                let port = port.parse::<u8>().ok()?.checked_sub(1)?;
                (port < setup.ports[facility.index()]).then_some(Place::Docked { facility, port, value })
            }
        });
        let place = found.ok_or_else(|| line.wrong("a place such as bay, stock, hand:3 or LM:2:5"))?;
        if let Place::Docked { facility, port, .. } = place {
            let own = setup.components.facility(facility).own;
            let same = |&&(of, at, p): &&(Seat, Facility, u8)| (at, p) == (facility, port) && (of == owner || !own);
            if let Some((of, ..)) = self.taken.iter().find(same) {
                return Err(line.wrong(&format!("a port that no ship of {} takes", seat(*of))));
            }
            self.taken.push((owner, facility, port));
        }
        Ok(place)
    }

    /// Lays the ships out: the named ones, then the rest of the fleet in the bay, then the stock.
    pub(super) fn finish(&self, setup: &Setup, table: &mut Table) -> Read {
        for owner in setup.players.seats() {
            let named = &self.named[owner];
            let ships = &mut table.players[owner].ships;
            if let Some(exact) = self.exact[owner] {
                if !named.is_empty() || self.count[owner].is_some() {
                    return Err(whole(format!("the ships of {} are told twice", seat(owner))));
                }
                *ships = exact;
                continue;
            }
            let usual = named.len().max(setup.components.minimum_fleet.into());
            let count = self.count[owner].map_or(usual, usize::from);
            if count > SHIPS || named.len() > count {
                let code = seat(owner);
                return Err(whole(format!(
                    "{code} has {} ships, {count} of at most {SHIPS} in all",
                    named.len()
                )));
            }
            *ships = [Place::Stock; SHIPS];
            ships[..count].fill(Place::Bay);
            ships[..named.len()].copy_from_slice(named);
        }
        Ok(())
    }
}
