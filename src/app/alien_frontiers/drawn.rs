//! The drawn board of Alien Frontiers.

use super::{
    art,
    geometry::Geometry,
    lands, layout, player, preview, rail, sheet,
    spots::{FrontierPiece, FrontierSpot},
    stations,
    table::{self, Table},
    tray, ways,
};
use crate::{
    app::{
        board::drawn::{BoardLayout, BoardScene, Drawn, PieceAt, PlayerScore, SpotAt},
        frame::parts::TurnPart,
        look::{Pen, space},
    },
    games::alien_frontiers::{Command, Place, Prompt, Ship, State},
    rules::Seat,
    text::{About, say},
};
use egui::{Color32, Pos2, Rect, vec2};

impl Drawn for State {
    type Spot = FrontierSpot;
    type Piece = FrontierPiece;

    fn layout(scene: &BoardScene<'_, Self>) -> BoardLayout<FrontierSpot, FrontierPiece> {
        layout::layout(scene, &geometry(scene))
    }
    fn ground(pen: &mut Pen<'_>, scene: &BoardScene<'_, Self>) {
        let geometry = geometry(scene);
        space::sky(pen, scene.board);
        lands::orbits(pen, &geometry, scene.board);
        lands::links(pen, scene, &geometry);
        stations::paint(pen, scene, &geometry);
        stations::hub(pen, scene, &geometry);
        lands::planet(pen, scene, &geometry);
        lands::couplings(pen, scene, &geometry);
        tray::paint(pen, scene, &geometry);
        rail::paint(pen, scene);
        sheet::paint(pen, scene);
    }
    fn piece(pen: &mut Pen<'_>, scene: &BoardScene<'_, Self>, piece: &PieceAt<FrontierPiece>) {
        let &PieceAt { piece, at, r } = piece;
        match piece {
            FrontierPiece::Ship(ship) => {
                art::ship(pen, ship, value(scene, ship), at, r);
                let recalled = scene.about.view.board.teleported;
                if recalled.is_some_and(|(back, _)| back == ship) {
                    art::recalled(pen, at + vec2(0.85, -0.85) * r, 0.5 * r);
                }
            }
            FrontierPiece::Colony(seat, ..) | FrontierPiece::OnTrack(seat) => art::colony(pen, seat, at, r),
            FrontierPiece::Field(field) => art::field(pen, field, at, r),
        }
    }
    fn digit_at(place: &SpotAt<FrontierSpot>) -> Pos2 {
        layout::digit_at(place)
    }
    fn is_ringed(spot: FrontierSpot) -> bool {
        use FrontierSpot::{Colonies, Field, Land};
        matches!(spot, Land(_) | Colonies(..) | Field(_))
    }
    fn alike(one: FrontierPiece, other: FrontierPiece) -> bool {
        one.colonist().is_some() && one.colonist() == other.colonist()
    }
    fn makes_room(piece: FrontierPiece) -> f32 {
        match piece {
            FrontierPiece::Ship(Ship::Coloured(..)) | FrontierPiece::OnTrack(_) => 0.0,
            _ => 6.0,
        }
    }
    fn arrow(pen: &Pen<'_>, piece: FrontierPiece) -> Option<Color32> {
        piece.colonist().map(|seat| pen.seat(seat).fill)
    }
    fn above(pen: &mut Pen<'_>, scene: &BoardScene<'_, Self>) {
        preview::paint(pen, scene, &geometry(scene));
    }
    fn player(pen: &mut Pen<'_>, scene: &BoardScene<'_, Self>, seat: Seat, body: Rect) {
        player::paint(pen, scene, seat, body);
    }
    const CARD_HEIGHT: [f32; 2] = [129.0, 166.0];
    fn rail_height(scene: &BoardScene<'_, Self>) -> f32 {
        rail::height(scene)
    }

    fn ways(about: About<'_, Self>, prompt: &Prompt, command: &Command) -> Vec<Vec<FrontierSpot>> {
        ways::ways(about, prompt, command)
    }
    fn leads_on(command: &Command) -> bool {
        *command == Command::RaidResources
    }
    fn takes_back(scene: &BoardScene<'_, Self>, spot: FrontierSpot) -> usize {
        sheet::takes_back(scene, spot)
    }
    fn meant(scene: &BoardScene<'_, Self>, spot: FrontierSpot) -> Option<Command> {
        ways::meant(scene.about.view.board.prompt, spot)
    }
    fn opens(spot: FrontierSpot) -> bool {
        spot == FrontierSpot::Pile
    }
    fn goes_on(command: &Command) -> bool {
        matches!(command, Command::Roll | Command::Commit | Command::EndTurn)
    }
    fn looked_for(about: About<'_, Self>, seat: Seat) -> Vec<Command> {
        table::looked_for(about, seat)
    }

    fn parts(about: About<'_, Self>) -> Vec<TurnPart> {
        table::parts(&about.view.board)
    }
    fn progress(about: About<'_, Self>) -> String {
        let (players, turn) = (about.setup.players.get(), about.view.board.turn);
        let round = (turn.max(1) - 1) / players as u16 + 1;
        say!(&about, "af-progress", players, round, turn)
    }
    fn actor(about: About<'_, Self>) -> Seat {
        about.view.board.active
    }
    fn score(about: About<'_, Self>, seat: Seat) -> PlayerScore {
        let points = about.view.board.points(about.setup, seat);
        let controlled = table::controlled(&about.view.board, seat);
        PlayerScore::of(points.total(), points.named(), controlled)
    }
    fn spoken_player(about: About<'_, Self>, seat: Seat) -> String {
        table::spoken_player(about, seat)
    }
    fn team(pen: &mut Pen<'_>, seat: Seat, first: Pos2, step: f32) {
        for (number, value) in (0_u8..).zip([2, 4, 6]) {
            let at = first + vec2(step * f32::from(number), 0.0);
            art::ship(pen, Ship::Coloured(seat, number), value, at, 12.0);
        }
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
