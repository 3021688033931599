//! Checks that the goods and neutral pieces of setup and rounds are there.

use super::{
    components::{CentreData, Components, DealData},
    types::{Pool, RING, SUBMARINES},
};
use crate::{
    games::source::Source,
    rules::{MAX_SEATS, SetupError},
};

/// Most pieces of a kind in the general supply.
const MOST_PIECES: u8 = 99;
/// Most pieces of a kind that come to a Sector at a time.
const MOST_GOODS: u8 = 9;
/// Most neutral bots in a charging station.
const MOST_NEUTRAL: u8 = 3;
/// Most bots in a charging station, so that the points for those sent away fit into one gain.
const MOST_CHARGING: u8 = 25;

impl Source<'_> {
    pub(super) fn supply(&self, found: &Components) -> Result<(), SetupError> {
        for (good, number) in named(found.supply) {
            self.within(&format!("supply.{good}"), number, 1..=MOST_PIECES)?;
        }
        Ok(())
    }

    /// The setup for each number of players.
    pub(super) fn deals(&self, found: &Components) -> Result<(), SetupError> {
        let (numbers, lab) = (&found.numbers, &found.lab);
        self.within("const.start_time", numbers.start_time, 0..=lab.time)?;
        self.within("const.start_time_open", numbers.start_time_open, 0..=lab.time)?;
        for (players, deal) in (2..).zip(&found.setup) {
            self.pieces(players, deal)?;
            self.enough(players, deal, found)?;
            let colours = players + u8::from(deal.neutral_bots > 0);
            let limit = numbers.charging_limit[usize::from(players) - 2];
            let path = format!("const.charging_limit.{players}");
            self.within(&path, limit, colours..=MOST_CHARGING)?;
        }
        Ok(())
    }

    /// Each number of a setup is one that can be laid out.
    fn pieces(&self, players: u8, deal: &DealData) -> Result<(), SetupError> {
        let path = |key: &str| format!("setup.{players}.{key}");
        for (good, number) in named(deal.start) {
            self.within(&path(&format!("start.{good}")), number, 0..=MOST_GOODS)?;
        }
        for (row, goods) in deal.rows.iter().enumerate() {
            for (good, &number) in goods.iter().enumerate() {
                self.within(&path(&format!("rows.{row}.{good}")), number, 0..=MOST_GOODS)?;
            }
        }
        for (good, &number) in deal.leftover.iter().enumerate() {
            self.within(&path(&format!("leftover.{good}")), number, 0..=MOST_GOODS)?;
        }
        let submarines = deal.neutral_submarines;
        self.within(&path("neutral_submarines"), submarines, 0..=leftover(players))?;
        let most = if neutral_colours(players) > 0 { MOST_NEUTRAL } else { 0 };
        self.within(&path("neutral_bots"), deal.neutral_bots, 0..=most)
    }

    /// The supply suffices for a setup.
    fn enough(&self, players: u8, deal: &DealData, found: &Components) -> Result<(), SetupError> {
        let (seats, rest) = (u16::from(players), u16::from(leftover(players)));
        let others = |good: usize| {
            let rows: u16 = deal.rows.iter().map(|goods| u16::from(goods[good])).sum();
            rows + rest * u16::from(deal.leftover[good])
        };
        let own = found.numbers.start_time.max(found.numbers.start_time_open);
        let further = [seats * u16::from(own), others(1), others(0)];
        for (((good, start), (_, supply)), further) in
            named(deal.start).into_iter().zip(named(found.supply)).zip(further)
        {
            let sum = seats * u16::from(start) + further;
            if sum > supply.into() {
                let expected = format!("no more than the {supply} of the supply in the setup, not {sum}");
                return Err(self.refuse(&format!("setup.{players}.start.{good}"), expected));
            }
        }
        Ok(())
    }

    /// No two faces are for the same number of players and value, and the neutral submarines suffice for all rounds.
    pub(super) fn centre(&self, found: &Components) -> Result<(), SetupError> {
        let mut submarines = found.setup.each_ref().map(|deal| usize::from(deal.neutral_submarines));
        for (number, face) in found.centre.iter().enumerate() {
            let path = |key: &str| format!("centre.{number}.{key}");
            let same = |other: &CentreData| (other.players, other.value) == (face.players, face.value);
            if found.centre[..number].iter().any(same) {
                return Err(self.refuse(&path("value"), "a face that no other entry is"));
            }
            for (edge, goods) in face.edges.iter().enumerate() {
                for (good, &pieces) in goods.iter().enumerate() {
                    self.within(&path(&format!("edges.{edge}.{good}")), pieces, 0..=MOST_GOODS)?;
                }
            }
            self.neutral_edges(&path("neutral"), face)?;
            let most = SUBMARINES * neutral_colours(face.players);
            let submarines = &mut submarines[usize::from(face.players) - 2];
            *submarines += face.neutral.len();
            if *submarines > most {
                let expected = format!("no more than {most} neutral submarines in a whole game");
                return Err(self.refuse(&path("neutral"), expected));
            }
        }
        Ok(())
    }

    /// The edges with a neutral submarine are different ones; four players leave no colour for it.
    fn neutral_edges(&self, path: &str, face: &CentreData) -> Result<(), SetupError> {
        if neutral_colours(face.players) == 0 && !face.neutral.is_empty() {
            return Err(self.refuse(path, "no edges, as no colour is neutral"));
        }
        for (number, edge) in face.neutral.iter().enumerate() {
            if usize::from(*edge) >= RING || face.neutral[..number].contains(edge) {
                return Err(self.refuse(path, format!("different edges from 0 to {}", RING - 1)));
            }
        }
        Ok(())
    }
}

/// The goods of a pool by their names.
const fn named(pool: Pool) -> [(&'static str, u8); 3] {
    [
        ("time", pool.time),
        ("crystals", pool.crystals),
        ("octopods", pool.octopods),
    ]
}

/// Colours that take no part.
const fn neutral_colours(players: u8) -> usize {
    MAX_SEATS - players as usize
}

/// Sectors without a start and without a row of goods.
const fn leftover(players: u8) -> u8 {
    RING as u8 - players - 2
}
