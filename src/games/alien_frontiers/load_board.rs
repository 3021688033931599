//! Reads where things are drawn, and which ports the dice of absent colours cover.

use super::{
    components::{Board, FacilityData, Plate},
    load::{FACILITIES, TERRITORIES},
    raw::{Named, RawBoard, RawPorts, RawSeats},
    types::Facility,
};
use crate::{games::source::Source, rules::SetupError};
use std::ops::Range;
use toml::Spanned;

/// Width of the board; positions are whole numbers up to it.
const WIDTH: u16 = 1000;

impl Source<'_> {
    /// The board; its pips agree with the number of blocked ports.
    pub(super) fn board(
        &self,
        raw: &RawBoard,
        seats: &Named<RawSeats>,
        facilities: &[FacilityData; Facility::COUNT],
    ) -> Result<Board, SetupError> {
        let size = *raw.size.as_ref();
        if size.iter().any(|side| !(1..=WIDTH).contains(side)) {
            return Err(self.wrong(raw.size.span(), "board.size", format!("1 to {WIDTH} each way")));
        }
        let point = |place: &Spanned<[u16; 2]>, field: &str| {
            let [x, y] = *place.as_ref();
            self.on_board(place.span(), field, size, [x, y, 0, 0]).map(|_| [x, y])
        };
        let plate = |place: &Spanned<[u16; 4]>, field: &str| self.on_board(place.span(), field, size, *place.as_ref());
        let planet = point(&raw.planet, "board.planet")?;
        let radius = *raw.radius.as_ref();
        if radius == 0 || radius > size[0].min(size[1]) / 2 {
            return Err(self.wrong(raw.radius.span(), "board.radius", "at most half the board"));
        }
        let territories = self.named("board.territory", TERRITORIES, &raw.territory)?;
        let mut middles = [[0; 2]; TERRITORIES.len()];
        for (middle, place) in middles.iter_mut().zip(territories) {
            *middle = point(place, "board.territory")?;
        }
        let ports = self.named("board.facility", FACILITIES, &raw.facility)?;
        let nowhere = Plate {
            x: 0,
            y: 0,
            width: 0,
            height: 0,
        };
        let mut plates = [nowhere; Facility::COUNT];
        for (place, ports) in plates.iter_mut().zip(ports) {
            *place = plate(&ports.at, "board.facility.at")?;
        }
        let mut tracks = [nowhere; 4];
        for (track, place) in tracks.iter_mut().zip(&raw.tracks) {
            *track = plate(place, "board.tracks")?;
        }
        for (facility, ports) in Facility::ALL.into_iter().zip(ports) {
            self.pips(facility, ports, seats, &facilities[facility.index()])?;
        }
        Ok(Board {
            size,
            planet,
            radius,
            bay: plate(&raw.bay, "board.bay")?,
            facilities: plates,
            territories: middles,
            tracks,
            pips: ports.map(|ports| ports.pips.as_ref().clone()),
            score_end: self.within(&raw.score_end, "board.score_end", 1..=100)?,
        })
    }

    /// A plate that lies on the board.
    fn on_board(&self, at: Range<usize>, field: &str, size: [u16; 2], place: [u16; 4]) -> Result<Plate, SetupError> {
        let [x, y, width, height] = place;
        let fits = |start: u16, length: u16, side: u16| start.checked_add(length).is_some_and(|end| end <= side);
        if fits(x, width, size[0]) && fits(y, height, size[1]) {
            return Ok(Plate { x, y, width, height });
        }
        let expected = format!("a place on the board of {} by {}", size[0], size[1]);
        Err(self.wrong(at, field, expected))
    }

    /// One number of pips for each port; covered are whole groups, as many ports as each number of players blocks.
    fn pips(
        &self,
        facility: Facility,
        raw: &RawPorts,
        seats: &Named<RawSeats>,
        data: &FacilityData,
    ) -> Result<(), SetupError> {
        let name = FACILITIES[facility.index()];
        let field = format!("board.facility.{name}.pips");
        let wrong = |expected: String| Err(self.wrong(raw.pips.span(), &field, expected));
        let pips = raw.pips.as_ref();
        if pips.len() != usize::from(data.ports) || pips.iter().any(|&pips| pips > 3) {
            return wrong(format!("{} numbers from 0 to 3, one for each port", data.ports));
        }
        let mut groups = pips.chunks(data.group.into());
        if groups.any(|group| group.iter().any(|&pips| Some(&pips) != group.first())) {
            return wrong("the same pips on all ports of a group".to_owned());
        }
        let covered: [fn(u8) -> bool; 3] = [|pips| pips > 0, |pips| pips == 3, |_| false];
        for (players, covered) in ["2", "3", "4"].into_iter().zip(covered) {
            let seats = seats.iter().find(|(key, _)| key.as_ref() == players);
            let blocked = seats.and_then(|(_, seats)| seats.blocked.iter().find(|(key, _)| key.as_ref() == name));
            let blocked = blocked.map_or(0, |(_, ports)| usize::from(*ports.as_ref()));
            if pips.iter().filter(|&&pips| covered(pips)).count() != blocked {
                return wrong(format!(
                    "pips that cover the {blocked} ports blocked with {players} players"
                ));
            }
        }
        Ok(())
    }
}
