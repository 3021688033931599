//! The drawn board of Argo.

use super::art::Square;
use super::art::figures::{self, FigureLook, Lod};
use super::geometry::{self, CELL};
use super::spots::{ArgoPiece, ArgoSpot};
use super::{acts, aliens, book, card, chain, chips, consequences, cues, feats, layout, player, rail, sheet};
use super::{station, table, ways};
use crate::app::board::drawn::{ActOf, BoardLayout, BoardScene, ComingEnd, Drawn, PieceAt};
use crate::app::board::drawn::{Placing, PlayerScore, SpotAt};
use crate::app::board::story::Deed;
use crate::app::{course::Feat, frame::parts::TurnPart, look::Pen, sound::Cue};
use crate::games::argo::{Astronaut, Command, Difficulty, Event, Place, PointSource, Prompt, State};
use crate::rules::Seat;
use crate::store::Shortcut;
use crate::text::argo::ArgoTopic;
use crate::text::{About, StatusLine, name, option_value, say};
use egui::{Pos2, Rect};

impl Drawn for State {
    type Spot = ArgoSpot;
    type Piece = ArgoPiece;
    const LESSON: &str = include_str!("../../../assets/argo/lesson.toml");
    const PUZZLES: &str = include_str!("../../../assets/argo/puzzles.toml");
    const MINUTES: &str = "30–45";
    const CARD_HEIGHT: [f32; 2] = [78.0, 118.0];
    const IN_ORDER: bool = true;
    const FILL: [f32; 2] = [0.16, 0.34];
    fn is_empty(spot: ArgoSpot) -> bool {
        matches!(spot, ArgoSpot::Cell(_))
    }

    fn layout(scene: &BoardScene<'_, Self>) -> BoardLayout<ArgoSpot, ArgoPiece> {
        layout::layout(scene)
    }
    fn extent(about: About<'_, Self>) -> Option<Rect> {
        Some(geometry::station(about.setup, &about.view.board))
    }
    fn floats(spot: ArgoSpot) -> bool {
        use ArgoSpot::{Alien, Cell, Figure, Tile};
        matches!(spot, Tile(_) | Cell(_) | Figure(_) | Alien(_))
    }
    fn cue(event: &Event) -> Option<Cue> {
        cues::cue(event)
    }
    fn ground(pen: &mut Pen<'_>, scene: &BoardScene<'_, Self>) {
        station::ground(pen, scene);
    }
    fn alike(one: ArgoPiece, other: ArgoPiece) -> bool {
        let is_alien = |piece| matches!(piece, ArgoPiece::Alien(_) | ArgoPiece::AlienInHand);
        is_alien(one) && is_alien(other)
    }
    fn makes_room(_: ArgoPiece) -> f32 {
        3.0
    }
    fn acts(scenes: [&BoardScene<'_, Self>; 2], event: &Event) -> Vec<ActOf<Self>> {
        acts::acts(scenes, event)
    }
    fn touched(_: About<'_, Self>, event: &Event) -> Vec<ArgoSpot> {
        acts::touched(event)
    }
    fn named(_: About<'_, Self>, event: &Event) -> Vec<ArgoSpot> {
        acts::told_of(event)
    }
    fn begins(command: &Command, open: &[Deed<Self>]) -> bool {
        consequences::begins(command, open)
    }
    fn content(about: About<'_, Self>, spot: ArgoSpot) -> impl PartialEq + use<> {
        let board = &about.view.board;
        match spot {
            ArgoSpot::Tile(tile) => (board.spots[tile.index()], Some(board.tokens[tile.index()]), None),
            ArgoSpot::Source(source) => (None, None, about.source_tile(source)),
            _ => (None, None, None),
        }
    }
    fn holdings(about: About<'_, Self>, seat: Seat) -> impl PartialEq + use<> {
        let places = &about.view.board.places;
        let gone = |who: &Astronaut| matches!(places[who.index()], Place::Dead | Place::Saved(_));
        let own = Astronaut::all().filter(|who| who.seat() == seat);
        own.filter(gone).count()
    }
    fn piece(pen: &mut Pen<'_>, scene: &BoardScene<'_, Self>, piece: &PieceAt<ArgoPiece>) {
        let view = scene.about.view;
        match piece.piece {
            ArgoPiece::Figure(who) => {
                let look = match geometry::has_moved(&view.board, view.settled(), who) {
                    true => FigureLook::Pending,
                    false => FigureLook::Resting,
                };
                figures::figure_shapes(pen, who, piece.at, piece.r, Lod::of(CELL * scene.lens.scale()), look);
            }
            ArgoPiece::Alien(_) | ArgoPiece::AlienInHand => figures::alien_shapes(pen, piece.at, 2.0 * piece.r),
            ArgoPiece::Tile(tile) => station::lifted(pen, scene, tile, Square::centered(piece.at, 2.0 * piece.r)),
            ArgoPiece::Pod(pod, rot) => {
                station::leaving(pen, scene, (pod, rot), Square::centered(piece.at, 2.0 * piece.r));
            }
        }
    }
    fn above(pen: &mut Pen<'_>, scene: &BoardScene<'_, Self>) {
        station::over(pen, scene);
        chain::chains(pen, scene);
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
    fn is_shared(spot: ArgoSpot) -> bool {
        use ArgoSpot::{Activation, Announcement, LetIt, Link, Use};
        !matches!(spot, Use(..) | LetIt | Announcement | Activation | Link(_))
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
            _ => rail::height(scene),
        }
    }
    fn player(pen: &mut Pen<'_>, scene: &BoardScene<'_, Self>, seat: Seat, body: Rect) {
        player::paint(pen, scene, seat, body);
    }

    fn ways(about: About<'_, Self>, prompt: &Prompt, command: &Command) -> Vec<Vec<ArgoSpot>> {
        ways::ways(about, prompt, command)
    }
    fn placing(command: &Command) -> Placing {
        match command {
            Command::Build { .. } => Placing::AsGhostForGood,
            Command::PilotRelocate { .. } | Command::PlaceTileAt { .. } => Placing::AsGhost,
            // The end of a walk was seen before, and after the last action there is nothing left but the end of the turn.
            Command::StopMoving | Command::Commit => Placing::ForGood,
            _ => Placing::AtOnce,
        }
    }
    fn leads_on(command: &Command, spot: ArgoSpot) -> bool {
        *command == Command::StopMoving && matches!(spot, ArgoSpot::Figure(_))
    }
    fn picked(scene: &BoardScene<'_, Self>) -> Vec<ArgoSpot> {
        match scene.prompt {
            Some(&Prompt::ChooseStep { astronaut, .. }) => vec![ArgoSpot::Figure(astronaut)],
            _ => Vec::new(),
        }
    }
    fn filed(about: About<'_, Self>, prompt: &Prompt, command: &Command) -> Option<(Vec<String>, String)> {
        about.filed(Some(*prompt), command)
    }
    fn takes_back(scene: &BoardScene<'_, Self>, spot: ArgoSpot) -> usize {
        consequences::takes_back(scene, spot)
    }
    fn digit(scene: &BoardScene<'_, Self>, spot: ArgoSpot) -> Option<usize> {
        match (scene.prompt, spot) {
            (Some(Prompt::ChooseBuild), ArgoSpot::Source(source)) => Some(usize::from(source) + 1),
            _ => None,
        }
    }
    fn letter(spot: ArgoSpot) -> Option<Shortcut> {
        match spot {
            ArgoSpot::Use(..) => Some(Shortcut::StepIn),
            ArgoSpot::LetIt => Some(Shortcut::LetBe),
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

    fn on_card(pen: &Pen<'_>, scene: &BoardScene<'_, Self>, spot: ArgoSpot) -> Option<String> {
        card::words(pen, scene, spot)
    }
    fn topic(scene: &BoardScene<'_, Self>, spot: ArgoSpot) -> Option<ArgoTopic> {
        book::topic(scene, spot)
    }
    fn illustrate(pen: &mut Pen<'_>, topic: ArgoTopic, place: Rect) {
        book::illustrate(pen, topic, place);
    }
    fn parts(scene: &BoardScene<'_, Self>) -> Vec<TurnPart> {
        table::parts(scene.about)
    }
    fn progress(about: About<'_, Self>) -> String {
        let difficulty = match about.setup.options.difficulty {
            Difficulty::Easy => "easy",
            Difficulty::Medium => "medium",
            Difficulty::Hard => "hard",
        };
        let (players, turn) = (about.setup.players.get(), about.view.turn);
        say!(
            &(),
            "turn-line",
            players,
            turn,
            difficulty = option_value("difficulty", difficulty)
        )
    }
    fn actor(about: About<'_, Self>) -> Seat {
        about.view.interrupter.unwrap_or(about.view.active)
    }
    fn banner(scene: &BoardScene<'_, Self>, asked: Seat, line: StatusLine) -> (Seat, StatusLine) {
        table::banner(scene, asked, line)
    }
    fn coming_end(about: About<'_, Self>) -> Option<ComingEnd> {
        table::coming_end(about)
    }
    fn is_last_round(about: About<'_, Self>) -> bool {
        about.view.countdown.is_some()
    }
    fn score(about: About<'_, Self>, seat: Seat) -> PlayerScore {
        use PointSource::{Aliens, Kills, Pods, Warehouse};
        let settled = about.view.settled();
        let names = [Pods, Kills, Aliens, Warehouse].map(|source| name(&source));
        let named = names.into_iter().zip(settled.points[seat].map(i32::from));
        PlayerScore {
            points: settled.score[seat].into(),
            sources: named.filter(|(_, points)| *points != 0).collect(),
            remark: String::new(),
        }
    }
    fn pending(about: About<'_, Self>, seat: Seat) -> i32 {
        let view = about.view;
        i32::from(view.board.score[seat]) - i32::from(view.settled().score[seat])
    }
    fn feats(event: &Event) -> Vec<Feat> {
        feats::feats(event)
    }
    fn neutral_score(about: About<'_, Self>) -> Option<i32> {
        Some(about.setup.alien_score(about.view.settled().track.len).into())
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
