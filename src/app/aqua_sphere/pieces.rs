//! The pieces of the table: where each lies, and how it is drawn.

use super::art::{self, glyph};
use super::{dock_art, geometry::Chart, hq_art, players::scores};
use crate::app::board::art::figure;
use crate::app::board::drawn::{BoardScene, PieceAt};
use crate::app::look::{Pen, badges, glyphs::ROBOT, sizes};
use crate::games::aqua_sphere::{BOT_SLOTS, Board, Engineer, RING, Sector, Setup, Space, State, Symbol};
use crate::rules::{MAX_SEATS, Seat};
use egui::{Align2, Pos2, vec2};

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
pub(super) fn all(scene: &BoardScene<'_, State>, chart: &Chart) -> Pieces {
    let (setup, board) = (scene.about.setup, &scene.about.view.board);
    let mut list = Pieces::new();
    for position in 0..RING {
        station(&mut list, setup, board, chart, position);
    }
    scientists(&mut list, setup, board, chart);
    counters(&mut list, setup, board, chart);
    if !scores(board) {
        engineers(&mut list, setup, board, chart);
        own_bots(&mut list, board, dock_art::whose(scene), chart);
    }
    list
}

fn put(list: &mut Pieces, piece: SeaPiece, (at, r): (Pos2, f32)) {
    list.push(PieceAt { piece, at, r });
}

/// Submarines and bots in a Sector.
fn station(list: &mut Pieces, setup: &Setup, board: &Board, chart: &Chart, position: usize) {
    let (sector, plan) = (board.ring[position], &chart.sectors[position]);
    let area = board.area(sector);
    for (slot, &seat) in area.submarines.iter().enumerate() {
        put(list, SeaPiece::Submarine(seat, sector), plan.slot(slot));
    }
    let seats = (0..MAX_SEATS).map(Seat::wrapping);
    let bots = seats.flat_map(|seat| (0..area.station[seat]).map(move |n| (seat, Berth::Charging(sector, n))));
    let limit = usize::from(setup.components.numbers.limit(setup.players));
    for (index, (seat, berth)) in bots.enumerate() {
        put(list, SeaPiece::Bot(seat, berth), plan.charging(index, limit));
    }
    if let Some(seat) = area.control {
        let r = (13.0 * plan.v).max(9.5);
        put(list, SeaPiece::Bot(seat, Berth::Control(sector)), (plan.control, r));
    }
}

fn scientists(list: &mut Pieces, setup: &Setup, board: &Board, chart: &Chart) {
    for seat in setup.players.seats() {
        let (sector, symbol) = board.players[seat].scientist;
        let here = |other: &Seat| *other < seat && board.players[*other].scientist == (sector, symbol);
        let before = setup.players.seats().filter(here).count();
        let plan = &chart.sectors[board.position(sector)];
        put(list, SeaPiece::Scientist(seat), plan.scientist(symbol, before));
    }
}

fn engineers(list: &mut Pieces, setup: &Setup, board: &Board, chart: &Chart) {
    let plan = &chart.hq;
    // Each has a place of its own, so that nobody moves because somebody else does; compact, there is no room for that.
    for space in Space::ALL {
        let there = hq_art::engineers(setup.players, board, Engineer::On(space));
        for (index, &seat) in there.iter().enumerate() {
            let own = (seat.index(), setup.players.get());
            let (index, of) = if chart.compact { (index, there.len()) } else { own };
            put(list, SeaPiece::Engineer(seat), plan.engineer(space, index, of));
        }
    }
    for seat in hq_art::engineers(setup.players, board, Engineer::Start) {
        put(list, SeaPiece::Engineer(seat), plan.waiting(seat.index()));
    }
    for (index, &seat) in board.passed.iter().enumerate() {
        let (at, r) = plan.pass(index);
        put(list, SeaPiece::Engineer(seat), (at, 0.78 * r));
    }
}

/// The bots on the board that is shown.
fn own_bots(list: &mut Pieces, board: &Board, seat: Seat, chart: &Chart) {
    let (player, plan) = (&board.players[seat], &chart.dock);
    if !plan.compact {
        for index in player.bots_gone()..BOT_SLOTS {
            let rect = plan.bot(index);
            let r = (0.4 * rect.height()).min(0.5 * rect.width());
            put(list, SeaPiece::Bot(seat, Berth::Board(index)), (rect.center(), r));
        }
        if player.bots > BOT_SLOTS {
            let at = plan.bot(0).left_center() - vec2(6.0, 0.0);
            put(list, SeaPiece::Bot(seat, Berth::Board(BOT_SLOTS)), (at, 5.5));
        }
    }
    for symbol in player.programmed {
        put(
            list,
            SeaPiece::Bot(seat, Berth::Programmed(symbol)),
            plan.programmed(symbol),
        );
    }
}

/// The counters on the track; several on a space stand beside each other, or above where rows are high.
fn counters(list: &mut Pieces, setup: &Setup, board: &Board, chart: &Chart) {
    let lap = setup.components.score.lap.max(1);
    let at = |seat: Seat| board.players[seat].points() % lap;
    for seat in setup.players.seats() {
        let space = chart.track.space(at(seat), lap);
        let r = (0.36 * space.height()).clamp(7.0, 9.0);
        let there = setup.players.seats().filter(|other| at(*other) == at(seat));
        let there: Vec<Seat> = there.collect();
        let before = there.iter().take_while(|other| **other != seat).count() as f32;
        let low = space.height() < 24.0;
        let step = if low { vec2(r, 0.0) } else { vec2(0.3 * r, -9.0) };
        let off = step * (before - (there.len() - 1) as f32 / 2.0);
        put(list, SeaPiece::Counter(seat), (space.center() + off, r));
    }
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
        SeaPiece::Scientist(_) => glyph("scientist"),
        SeaPiece::Engineer(_) => glyph("engineer"),
        _ => return badges::look_badge(pen, &look, at, r),
    };
    figure(pen, &look, silhouette, at, r);
}

/// The laps that a counter has behind it, beside it: "50+".
pub(super) fn laps(pen: &mut Pen<'_>, scene: &BoardScene<'_, State>, chart: &Chart) {
    let (setup, board) = (scene.about.setup, &scene.about.view.board);
    let (lap, p) = (setup.components.score.lap.max(1), pen.palette);
    let mut list = Pieces::new();
    counters(&mut list, setup, board, chart);
    for (seat, counter) in setup.players.seats().zip(list) {
        let points = board.players[seat].points();
        // One that stands there already says it for both.
        let mut before = setup.players.seats().take_while(|other| *other != seat);
        let said = before.any(|other| board.players[other].points() == points);
        let right = counter.at.x + 40.0 > chart.track.rect.right();
        let (anchor, side) = if right {
            (Align2::RIGHT_CENTER, -1.0)
        } else {
            (Align2::LEFT_CENTER, 1.0)
        };
        let (at, text) = (
            counter.at + vec2(side * (counter.r + 3.0), 0.0),
            format!("{}+", points / lap * lap),
        );
        if points >= lap && !said {
            pen.bold(at, anchor, &text, sizes::SMALL, p.text);
        }
    }
}

/// The pieces of a player in a row: the two pawns, a bot, and a submarine.
pub(super) fn team(pen: &mut Pen<'_>, seat: Seat, first: Pos2, step: f32) {
    let look = *pen.seat(seat);
    let team = [glyph("scientist"), glyph("engineer"), &ROBOT, glyph("submarine")];
    for (index, silhouette) in team.into_iter().enumerate() {
        figure(pen, &look, silhouette, first + vec2(step * index as f32, 0.0), 13.0);
    }
}
