//! Reads where things are drawn, and which ports the dice of absent colours cover.

use super::{
    components::{Board, FacilityData, Plate},
    raw::{RawBoard, RawPorts, RawSeats},
    types::{Facility, Territory},
};
use crate::{games::source::Source, rules::SetupError};
use std::ops::Range;
use toml::Spanned;

/// Width of the board; positions are whole numbers up to it.
const WIDTH: u16 = 1000;

impl Source<'_> {
    /// The board; its pips agree with the number of blocked ports. `seats` are for two, three and four players.
    pub(super) fn board(
        &self,
        raw: RawBoard,
        seats: [&RawSeats; 3],
        facilities: &[FacilityData; Facility::COUNT],
    ) -> Result<Board, SetupError> {
        let size = *raw.size.as_ref();
        if size.iter().any(|side| !(1..=WIDTH).contains(side)) {
            return Err(self.wrong(raw.size.span(), format!("1 to {WIDTH} each way")));
        }
        let radius = *raw.radius.as_ref();
        if radius == 0 || radius > size[0].min(size[1]) / 2 {
            return Err(self.wrong(raw.radius.span(), "at most half the board"));
        }
        let territories = self.each("board.territory", Territory::ALL, raw.territory)?;
        let ports = self.each("board.facility", Facility::ALL, raw.facility)?;
        for (facility, ports) in Facility::ALL.into_iter().zip(&ports) {
            self.pips(facility, ports, seats, &facilities[facility.index()])?;
        }
        for middle in territories.iter().chain([&raw.planet]) {
            let [x, y] = *middle.as_ref();
            self.on_board(middle.span(), Plate::from([x, y, 0, 0]), size)?;
        }
        for plate in ports.iter().map(|ports| &ports.at).chain(&raw.tracks).chain([&raw.bay]) {
            self.on_board(plate.span(), *plate.as_ref(), size)?;
        }
        Ok(Board {
            size,
            planet: raw.planet.into_inner(),
            radius,
            bay: raw.bay.into_inner(),
            facilities: ports.each_ref().map(|ports| *ports.at.as_ref()),
            territories: territories.map(Spanned::into_inner),
            tracks: raw.tracks.map(Spanned::into_inner),
            pips: ports.map(|ports| ports.pips.into_inner()),
            score_end: raw.score_end.0,
        })
    }

    /// Refuses a plate that does not lie on the board.
    fn on_board(&self, at: Range<usize>, plate: Plate, size: [u16; 2]) -> Result<(), SetupError> {
        let fits = |start: u16, length: u16, side: u16| start.checked_add(length).is_some_and(|end| end <= side);
        if fits(plate.x, plate.width, size[0]) && fits(plate.y, plate.height, size[1]) {
            return Ok(());
        }
        let expected = format!("a place on the board of {} by {}", size[0], size[1]);
        Err(self.wrong(at, expected))
    }

    /// One number of pips for each port; covered are whole groups, as many ports as each number of players blocks.
    fn pips(
        &self,
        facility: Facility,
        raw: &RawPorts,
        seats: [&RawSeats; 3],
        data: &FacilityData,
    ) -> Result<(), SetupError> {
        let wrong = |expected: String| Err(self.wrong(raw.pips.span(), expected));
        let pips = raw.pips.as_ref();
        if pips.len() != usize::from(data.ports) || pips.iter().any(|&pips| pips > 3) {
            return wrong(format!("{} numbers from 0 to 3, one for each port", data.ports));
        }
        let mut groups = pips.chunks(data.group.into());
        if groups.any(|group| group.iter().any(|&pips| Some(&pips) != group.first())) {
            return wrong("the same pips on all ports of a group".to_owned());
        }
        let covered: [fn(u8) -> bool; 3] = [|pips| pips > 0, |pips| pips == 3, |_| false];
        for (players, (seats, covered)) in (2..).zip(seats.into_iter().zip(covered)) {
            let blocked = seats
                .blocked
                .get(&facility)
                .map_or(0, |ports| usize::from(*ports.as_ref()));
            if pips.iter().filter(|&&pips| covered(pips)).count() != blocked {
                return wrong(format!(
                    "pips that cover the {blocked} ports blocked with {players} players"
                ));
            }
        }
        Ok(())
    }
}
