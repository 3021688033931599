//! The pieces of the table: where each lies, and how it is drawn.

use super::{
    art,
    geometry::{Chart, SPARE_BOT, SectorPlan},
    hq_art,
    players::scores,
};
use crate::app::board::{art::figure, drawn::PieceAt};
use crate::app::look::{Pen, badges, glyphs::ROBOT, sizes};
use crate::games::aqua_sphere::{BOT_SLOTS, Engineer, Sector, Setup, Space, Symbol};
use crate::rules::{MAX_SEATS, Seat};
use egui::{Align2, Pos2, Rangef, pos2, vec2};

/// The place where a bot stands. All bots of a player are alike, so this tells them apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Berth {
    /// On a number of the player's board, from 0.
    Board(u8),
    /// On a program.
    Programmed(Symbol),
    /// On the control field of a Sector.
    Control(Sector),
    /// In the charging station of a Sector, after so many of its own colour.
    Charging(Sector, u8),
}

/// A thing that lies on the table and moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeaPiece {
    /// The submarine of a player in a Sector: there is never a second one.
    Submarine(Seat, Sector),
    /// A bot of a player.
    Bot(Seat, Berth),
    /// The scientist of a player.
    Scientist(Seat),
    /// The engineer of a player.
    Engineer(Seat),
    /// The counter of a player on the track.
    Counter(Seat),
}

type Pieces = Vec<PieceAt<SeaPiece>>;

/// All pieces of a position; a later one lies over an earlier one.
pub(super) fn all(chart: &Chart<'_>) -> Pieces {
    let mut list = Pieces::new();
    for (&sector, plan) in chart.board.ring.iter().zip(&chart.sectors) {
        station(&mut list, chart, sector, plan);
    }
    scientists(&mut list, chart);
    list.extend(chart.seats().map(|seat| counter(chart, seat)));
    if !scores(chart.board) {
        engineers(&mut list, chart);
        own_bots(&mut list, chart);
    }
    list
}

fn put(list: &mut Pieces, piece: SeaPiece, (at, r): (Pos2, f32)) {
    list.push(PieceAt { piece, at, r });
}

/// Submarines and bots in a Sector.
fn station(list: &mut Pieces, chart: &Chart<'_>, sector: Sector, plan: &SectorPlan) {
    let area = chart.board.area(sector);
    for (slot, &seat) in area.submarines.iter().enumerate() {
        put(list, SeaPiece::Submarine(seat, sector), plan.slot(slot));
    }
    let seats = (0..MAX_SEATS).map(Seat::wrapping);
    let bots = seats.flat_map(|seat| (0..area.station[seat]).map(move |n| (seat, Berth::Charging(sector, n))));
    let limit = chart.setup.components.numbers.limit(chart.setup.players);
    for (index, (seat, berth)) in (0..).zip(bots) {
        put(list, SeaPiece::Bot(seat, berth), plan.charging(index, limit));
    }
    if let Some(seat) = area.control {
        let r = (13.0 * plan.v).max(9.5);
        put(list, SeaPiece::Bot(seat, Berth::Control(sector)), (plan.control, r));
    }
}

fn scientists(list: &mut Pieces, chart: &Chart<'_>) {
    let at = |seat: Seat| chart.board.players[seat].scientist;
    for seat in chart.seats() {
        let (sector, symbol) = at(seat);
        let before = chart.seats().filter(|&other| other < seat && at(other) == at(seat));
        let plan = &chart.sectors[chart.board.position(sector)];
        put(list, SeaPiece::Scientist(seat), plan.scientist(symbol, before.count()));
    }
}

fn engineers(list: &mut Pieces, chart: &Chart<'_>) {
    let plan = &chart.hq;
    // Each has a place of its own, so that nobody moves because somebody else does; compact, there is no room for that.
    for space in Space::ALL {
        let there = hq_art::engineers(chart, Engineer::On(space));
        for (index, &seat) in there.iter().enumerate() {
            let own = (seat.index(), chart.setup.players.get());
            let (index, of) = if chart.compact { (index, there.len()) } else { own };
            put(list, SeaPiece::Engineer(seat), plan.engineer(space, index, of));
        }
    }
    for seat in hq_art::engineers(chart, Engineer::Start) {
        put(list, SeaPiece::Engineer(seat), plan.waiting(seat.index()));
    }
    for (index, &seat) in chart.board.passed.iter().enumerate() {
        let (at, r) = plan.pass(index);
        put(list, SeaPiece::Engineer(seat), (at, 0.78 * r));
    }
}

/// The bots on the board that is shown.
fn own_bots(list: &mut Pieces, chart: &Chart<'_>) {
    let (player, plan, compact) = (&chart.board.players[chart.owner], &chart.dock, chart.compact);
    let mut put = |berth, at| put(list, SeaPiece::Bot(chart.owner, berth), at);
    for index in (player.bots_gone()..BOT_SLOTS).filter(|_| !compact) {
        let rect = plan.bot(index);
        let r = (0.4 * rect.height()).min(0.5 * rect.width());
        put(Berth::Board(index), (rect.center(), r));
    }
    if player.bots > BOT_SLOTS && !compact {
        let at = plan.bot(0).left_center() - vec2(SPARE_BOT + 1.0, 0.0);
        put(Berth::Board(BOT_SLOTS), (at, SPARE_BOT));
    }
    for symbol in player.programmed {
        put(Berth::Programmed(symbol), plan.programmed(symbol));
    }
}

/// A counter on the track; several on a space stand beside each other, or above where rows are high. Where spaces are
/// narrow, counters of a row that would hide each other move apart.
fn counter(chart: &Chart<'_>, seat: Seat) -> PieceAt<SeaPiece> {
    let at = |seat: Seat| chart.board.players[seat].points() % chart.track.lap;
    let space = chart.track.space(at(seat));
    let (piece, r) = (SeaPiece::Counter(seat), (0.36 * space.height()).clamp(7.0, 9.0));
    if space.width() < r {
        let middle = |seat: Seat| chart.track.space(at(seat)).center();
        let mut row: Vec<Seat> = chart
            .seats()
            .filter(|other| middle(*other).y == middle(seat).y)
            .collect();
        row.sort_by_key(|other| at(*other));
        let index = row.iter().take_while(|other| **other != seat).count();
        let row: Vec<f32> = row.into_iter().map(|other| middle(other).x).collect();
        let at = pos2(apart(&row, 1.2 * r, chart.track.across())[index], space.center().y);
        return PieceAt { piece, at, r };
    }
    let there: Vec<Seat> = chart.seats().filter(|other| at(*other) == at(seat)).collect();
    let before = there.iter().take_while(|other| **other != seat).count() as f32;
    let low = space.height() < 24.0;
    let step = if low { vec2(r, 0.0) } else { vec2(0.3 * r, -9.0) };
    let off = step * (before - (there.len() - 1) as f32 / 2.0);
    let at = space.center() + off;
    PieceAt { piece, at, r }
}

/// Places in ascending order, moved so that each is at least so far behind the one before: about the same middle, and
/// within this room.
fn apart(places: &[f32], least: f32, room: Rangef) -> Vec<f32> {
    let mut moved: Vec<f32> = Vec::with_capacity(places.len());
    for &place in places {
        let after = moved.last().map_or(place, |before| place.max(before + least));
        moved.push(after);
    }
    let (Some(first), Some(last)) = (moved.first(), moved.last()) else {
        return moved;
    };
    let sum = |all: &[f32]| all.iter().sum::<f32>();
    let back = (sum(places) - sum(&moved)) / places.len() as f32;
    let by = back.min(room.max - last).max(room.min - first);
    moved.iter().map(|place| place + by).collect()
}

/// Draws a piece.
pub(super) fn draw(pen: &mut Pen<'_>, setup: &Setup, piece: &PieceAt<SeaPiece>) {
    let PieceAt { at, r, .. } = *piece;
    let (SeaPiece::Submarine(seat, _)
    | SeaPiece::Bot(seat, _)
    | SeaPiece::Scientist(seat)
    | SeaPiece::Engineer(seat)
    | SeaPiece::Counter(seat)) = piece.piece;
    let look = art::look(pen, setup.players, seat);
    let silhouette = match piece.piece {
        SeaPiece::Bot(_, Berth::Control(_) | Berth::Programmed(_)) => &ROBOT,
        SeaPiece::Scientist(_) => art::glyph("scientist"),
        SeaPiece::Engineer(_) => art::glyph("engineer"),
        _ => return badges::look_badge(pen, &look, at, r),
    };
    figure(pen, &look, silhouette, at, r);
}

/// The laps that a counter has behind it, beside it: "50+".
pub(super) fn laps(pen: &mut Pen<'_>, chart: &Chart<'_>) {
    let (lap, p) = (chart.track.lap, pen.palette);
    let points = |seat: Seat| chart.board.players[seat].points();
    for seat in chart.seats().filter(|&seat| points(seat) >= lap) {
        // One that stands there already says it for both.
        if chart.seats().any(|other| other < seat && points(other) == points(seat)) {
            continue;
        }
        let PieceAt { at, r, .. } = counter(chart, seat);
        let right = at.x + 40.0 > chart.track.rect.right();
        let (anchor, side) = if right {
            (Align2::RIGHT_CENTER, -1.0)
        } else {
            (Align2::LEFT_CENTER, 1.0)
        };
        let text = format!("{}+", points(seat) / lap * lap);
        pen.bold(at + vec2(side * (r + 3.0), 0.0), anchor, &text, sizes::SMALL, p.text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counters_on_narrow_spaces_do_not_hide_each_other() {
        let room = Rangef::new(0.0, 40.0);
        assert_eq!(apart(&[4.0, 30.0], 8.0, room), [4.0, 30.0]);
        assert_eq!(apart(&[10.0, 10.0, 16.0], 9.0, room), [3.0, 12.0, 21.0]);
        assert_eq!(
            apart(&[0.0, 0.0], 8.0, room),
            [0.0, 8.0],
            "before the first space are numbers"
        );
        assert_eq!(apart(&[40.0, 40.0], 8.0, room), [32.0, 40.0]);
        assert_eq!(apart(&[], 8.0, room), Vec::<f32>::new());
    }
}
