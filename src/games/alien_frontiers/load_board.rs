//! Checks where things are drawn, and which ports the dice of absent colours cover.

use super::{
    components::Components,
    types::{Facility, Territory},
};
use crate::{games::source::Source, rules::SetupError};
use std::collections::BTreeMap;

/// Width of the board; positions are whole numbers up to it.
const WIDTH: u16 = 1000;

impl Source<'_> {
    /// Everything lies on the board, and its pips agree with the number of blocked ports.
    pub(super) fn board(&self, found: &Components) -> Result<(), SetupError> {
        let (board, size) = (&found.board, found.board.size);
        if size.iter().any(|side| !(1..=WIDTH).contains(side)) {
            return Err(self.refuse("board.size", format!("1 to {WIDTH} each way")));
        }
        if board.radius == 0 || board.radius > size[0].min(size[1]) / 2 {
            return Err(self.refuse("board.radius", "at most half the board"));
        }
        self.on_board("planet", &board.planet, size)?;
        self.on_board("bay", &board.bay, size)?;
        for (seat, plate) in board.tracks.iter().enumerate() {
            self.on_board(&format!("tracks.{seat}"), plate, size)?;
        }
        for territory in Territory::ALL {
            let (name, middle) = self.value_for("board.territory", territory, &board.territory)?;
            self.on_board(&format!("territory.{name}"), middle, size)?;
        }
        for facility in Facility::ALL {
            let (name, ports) = self.value_for("board.facility", facility, &board.facility)?;
            self.on_board(&format!("facility.{name}.at"), &ports.at, size)?;
            self.pips(facility, &ports.pips, found)?;
        }
        Ok(())
    }

    /// The name of a key, and the value that a table has to have for it.
    fn value_for<'v, K: Copy + Ord + Into<&'static str>, V>(
        &self,
        table: &str,
        key: K,
        values: &'v BTreeMap<K, V>,
    ) -> Result<(&'static str, &'v V), SetupError> {
        let name = key.into();
        let value = values.get(&key).map(|value| (name, value));
        value.ok_or_else(|| self.lacks(table, format!("a value for \"{name}\"")))
    }

    /// Refuses a point or a plate that does not lie on the board: left and top side, and width and height if it has any.
    fn on_board(&self, key: &str, place: &[u16], size: [u16; 2]) -> Result<(), SetupError> {
        let end = |axis: usize| {
            place
                .iter()
                .skip(axis)
                .step_by(2)
                .map(|&part| u32::from(part))
                .sum::<u32>()
        };
        if (0..2).all(|axis| end(axis) <= size[axis].into()) {
            return Ok(());
        }
        let expected = format!("a place on the board of {} by {}", size[0], size[1]);
        Err(self.refuse(&format!("board.{key}"), expected))
    }

    /// One number of pips for each port; covered are whole groups, as many ports as each number of players blocks.
    fn pips(&self, facility: Facility, pips: &[u8], found: &Components) -> Result<(), SetupError> {
        let path = format!("board.facility.{}.pips", <&str>::from(facility));
        let wrong = |expected: String| Err(self.refuse(&path, expected));
        let data = found.facility(facility);
        if pips.len() != usize::from(data.ports) || pips.iter().any(|&pips| pips > 3) {
            return wrong(format!("{} numbers from 0 to 3, one for each port", data.ports));
        }
        let mut groups = pips.chunks(data.group.into());
        if groups.any(|group| group.iter().any(|&pips| Some(&pips) != group.first())) {
            return wrong("the same pips on all ports of a group".to_owned());
        }
        let covered: [fn(u8) -> bool; 3] = [|pips| pips > 0, |pips| pips == 3, |_| false];
        for (players, (seats, covered)) in (2..).zip(found.seats.iter().zip(covered)) {
            let blocked = seats.blocked[facility.index()];
            if pips.iter().filter(|&&pips| covered(pips)).count() != usize::from(blocked) {
                return wrong(format!(
                    "pips that cover the {blocked} ports blocked with {players} players"
                ));
            }
        }
        Ok(())
    }
}
