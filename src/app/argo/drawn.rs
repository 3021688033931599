//! The drawn board of Argo.

use super::{
    aliens,
    art::figures,
    card, chain, chips, consequences, geometry, layout, player, rail, sheet,
    spots::{ArgoPiece, ArgoSpot},
    station, table, ways,
};
use crate::{
    app::{
        board::drawn::{BoardLayout, BoardScene, Drawn, PieceAt, Placing, PlayerScore, SpotAt},
        frame::parts::TurnPart,
        look::Pen,
    },
    games::argo::{Command, Prompt, State},
    rules::Seat,
    text::{About, StatusLine},
};
use egui::{Key, Pos2, Rect};

impl Drawn for State {
    type Spot = ArgoSpot;
    type Piece = ArgoPiece;
    const CARD_HEIGHT: [f32; 2] = [78.0, 118.0];
    const IN_ORDER: bool = true;

    fn layout(scene: &BoardScene<'_, Self>) -> BoardLayout<ArgoSpot, ArgoPiece> {
        layout::layout(scene)
    }
    fn extent(about: About<'_, Self>) -> Option<Rect> {
        Some(geometry::station(about.setup, &about.view.board))
    }
    fn floats(spot: ArgoSpot) -> bool {
        use ArgoSpot as Spot;
        matches!(spot, Spot::Tile(_) | Spot::Cell(_) | Spot::Figure(_) | Spot::Alien(_))
    }
    fn ground(pen: &mut Pen<'_>, scene: &BoardScene<'_, Self>) {
        station::ground(pen, scene);
    }
    fn alike(one: ArgoPiece, other: ArgoPiece) -> bool {
        let is_alien = |piece| !matches!(piece, ArgoPiece::Figure(_));
        is_alien(one) && is_alien(other)
    }
    fn piece(pen: &mut Pen<'_>, scene: &BoardScene<'_, Self>, piece: &PieceAt<ArgoPiece>) {
        station::piece(pen, scene, piece);
    }
    fn above(pen: &mut Pen<'_>, scene: &BoardScene<'_, Self>) {
        station::over(pen, scene);
        chain::chains(pen, scene);
        station::glow(pen, scene);
    }
    fn beside(pen: &mut Pen<'_>, scene: &BoardScene<'_, Self>) {
        aliens::paint(pen, scene);
        card::paint(pen, scene);
        match scene.prompt {
            Some(Prompt::React { .. }) => sheet::paint(pen, scene),
            _ if aliens::has_sheet(scene) => {}
            _ => rail::paint(pen, scene),
        }
    }
    fn bar(pen: &mut Pen<'_>, scene: &BoardScene<'_, Self>, room: Rect) -> f32 {
        chips::bar(pen, scene, room)
    }
    fn digit_at(place: &SpotAt<ArgoSpot>) -> Pos2 {
        rail::digit_at(place)
    }
    fn is_ringed(spot: ArgoSpot) -> bool {
        matches!(spot, ArgoSpot::Figure(_) | ArgoSpot::Alien(_))
    }
    fn rail_height(scene: &BoardScene<'_, Self>) -> f32 {
        match scene.prompt {
            Some(Prompt::React { .. }) => sheet::height(scene),
            _ => rail::height(scene.is_compact()),
        }
    }
    fn player(pen: &mut Pen<'_>, scene: &BoardScene<'_, Self>, seat: Seat, body: Rect) {
        player::paint(pen, scene, seat, body);
    }

    fn ways(about: About<'_, Self>, prompt: &Prompt, command: &Command) -> Vec<Vec<ArgoSpot>> {
        ways::ways(about, prompt, command)
    }
    fn placing(command: &Command) -> Placing {
        ways::placing(command)
    }
    fn takes_back(scene: &BoardScene<'_, Self>, spot: ArgoSpot) -> usize {
        consequences::takes_back(scene, spot)
    }
    fn letter(spot: ArgoSpot) -> Option<Key> {
        match spot {
            ArgoSpot::Use(..) => Some(Key::U),
            ArgoSpot::LetIt => Some(Key::P),
            _ => None,
        }
    }
    fn on_sheet(prompt: &Prompt) -> bool {
        matches!(prompt, Prompt::React { .. })
    }
    fn goes_on(command: &Command) -> bool {
        use Command as C;
        matches!(command, C::Commit | C::EndInterrupt | C::EndTurn | C::StopMoving)
    }
    fn looked_for(about: About<'_, Self>, seat: Seat) -> Vec<Command> {
        table::looked_for(about, seat)
    }
    fn meant(scene: &BoardScene<'_, Self>, spot: ArgoSpot) -> Option<Command> {
        ways::meant(scene, spot)
    }

    fn parts(about: About<'_, Self>) -> Vec<TurnPart> {
        table::parts(about)
    }
    fn progress(about: About<'_, Self>) -> String {
        table::progress(about)
    }
    fn actor(about: About<'_, Self>) -> Seat {
        about.view.interrupter.unwrap_or(about.view.active)
    }
    fn banner(scene: &BoardScene<'_, Self>, asked: Seat, line: StatusLine) -> (Seat, StatusLine) {
        table::banner(scene, asked, line)
    }
    fn score(about: About<'_, Self>, seat: Seat) -> PlayerScore {
        player::score(about, seat)
    }
    fn pending(about: About<'_, Self>, seat: Seat) -> i32 {
        let view = about.view;
        let before = view.before.as_ref().unwrap_or(&view.board);
        i32::from(view.board.score[seat]) - i32::from(before.score[seat])
    }
    fn spoken_player(about: About<'_, Self>, seat: Seat) -> String {
        player::spoken(about, seat)
    }
    fn team(pen: &mut Pen<'_>, seat: Seat, first: Pos2, step: f32) {
        figures::team(pen, seat, first, step);
    }
    fn neutral(pen: &mut Pen<'_>, at: Pos2, size: f32) {
        figures::alien_shapes(pen, at, size);
    }
}
