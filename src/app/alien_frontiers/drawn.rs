//! The drawn board of Alien Frontiers.

use super::{
    art,
    geometry::Geometry,
    lands, layout, player, preview, rail,
    spots::{FrontierPiece, FrontierSpot},
    stations,
    table::{self, Table},
    tray, ways,
};
use crate::{
    app::{
        board::drawn::{Drawn, Layout, Phase, PieceAt, Scene, Score},
        look::{Pen, space},
        plain::panels::Token,
    },
    games::alien_frontiers::{Command, Place, Prompt, Ship, State},
    rules::Seat,
    text::About,
};
use egui::Rect;

impl Drawn for State {
    type Spot = FrontierSpot;
    type Piece = FrontierPiece;

    fn layout(scene: &Scene<'_, Self>) -> Layout<FrontierSpot, FrontierPiece> {
        layout::layout(scene)
    }
    fn ground(pen: &mut Pen<'_>, scene: &Scene<'_, Self>) {
        let geometry = geometry(scene);
        space::board_space(pen, scene.board);
        lands::links(pen, scene, &geometry);
        stations::paint(pen, scene, &geometry);
        stations::hub(pen, scene, &geometry);
        lands::planet(pen, scene, &geometry);
        lands::couplings(pen, scene, &geometry);
        tray::paint(pen, scene, &geometry);
        rail::paint(pen, scene);
    }
    fn piece(pen: &mut Pen<'_>, scene: &Scene<'_, Self>, piece: &PieceAt<FrontierPiece>) {
        let &PieceAt { piece, at, r } = piece;
        match piece {
            FrontierPiece::Ship(ship) => art::ship(pen, ship, value(scene, ship), at, r),
            FrontierPiece::Colony(seat, ..) | FrontierPiece::OnTrack(seat) => art::colony(pen, seat, at, r),
            FrontierPiece::Field(field) => art::field(pen, field, at, r),
        }
    }
    fn above(pen: &mut Pen<'_>, scene: &Scene<'_, Self>) {
        preview::paint(pen, scene, &geometry(scene));
        rail::paint_sheet(pen, scene);
    }
    fn player(pen: &mut Pen<'_>, scene: &Scene<'_, Self>, seat: Seat, body: Rect) {
        player::paint(pen, scene, seat, body);
    }
    fn rail_height(scene: &Scene<'_, Self>) -> f32 {
        rail::height(scene)
    }

    fn ways(about: About<'_, Self>, prompt: &Prompt, command: &Command) -> Vec<Vec<FrontierSpot>> {
        ways::ways(about, prompt, command)
    }
    fn goes_on(command: &Command) -> bool {
        table::goes_on(command)
    }
    fn looked_for(about: About<'_, Self>, seat: Seat) -> Vec<Command> {
        table::looked_for(about, seat)
    }

    fn phases(about: About<'_, Self>) -> Vec<Phase> {
        table::phases(&about.view.board)
    }
    fn progress(about: About<'_, Self>) -> String {
        table::progress(about)
    }
    fn actor(about: About<'_, Self>) -> Seat {
        about.view.board.active
    }
    fn score(about: About<'_, Self>, seat: Seat) -> Score {
        table::score(about.setup, &about.view.board, seat)
    }
    fn spoken_player(about: About<'_, Self>, seat: Seat) -> String {
        table::spoken_player(about, seat)
    }
    fn pieces(seat: Seat) -> Vec<Token> {
        table::pieces(seat)
    }
}

fn geometry(table: &Table<'_>) -> Geometry {
    Geometry::new(table.board, table.breakpoint, table.about.setup)
}

/// The value that a ship shows; 0 for none.
fn value(table: &Table<'_>, ship: Ship) -> u8 {
    match table.about.view.board.place(ship) {
        Place::Hand { value } | Place::Docked { value, .. } => value,
        Place::Bay | Place::Stock => 0,
    }
}
