//! The drawn board of Alien Frontiers.

use super::planet::position;
use super::spots::{FrontierPiece, FrontierSpot};
use super::table::Table;
use super::{
    acts, art, book, cues, facts, feats, labels, lands, layout, player, preview, rail, sheet, stations, tray, ways,
};
use crate::app::board::drawn::{ActOf, BoardLayout, BoardScene, ComingEnd, Drawn, PieceAt, PlayerScore, SpotAt};
use crate::app::board::story::Deed;
use crate::app::course::Feat;
use crate::app::frame::parts::TurnPart;
use crate::app::look::{Pen, space};
use crate::app::sound::Cue;
use crate::games::alien_frontiers::{Command, Event, Facility, Place, Prompt, Ship, State};
use crate::rules::Seat;
use crate::text::alien_frontiers::FrontierTopic;
use crate::text::{About, Spoken, name, say};
use egui::{Color32, Pos2, Rect, vec2};

/// The number of the round.
fn round(about: About<'_, State>) -> u16 {
    (about.view.board.turn.max(1) - 1) / about.setup.players.get() as u16 + 1
}

impl Drawn for State {
    type Spot = FrontierSpot;
    type Piece = FrontierPiece;
    const LESSON: &str = include_str!("../../../assets/alien_frontiers/lesson.toml");
    const PUZZLES: &str = include_str!("../../../assets/alien_frontiers/puzzles.toml");
    const MINUTES: &str = "60";

    const GROUND_RESTS: bool = true;
    fn layout(scene: &BoardScene<'_, Self>) -> BoardLayout<FrontierSpot, FrontierPiece> {
        layout::layout(&Table::new(scene))
    }
    fn cue(event: &Event) -> Option<Cue> {
        cues::cue(event)
    }
    fn ground(pen: &mut Pen<'_>, scene: &BoardScene<'_, Self>) {
        let table = Table::new(scene);
        space::sky(pen, scene.board);
        lands::below(pen, &table);
        stations::paint(pen, &table);
        lands::paint(pen, &table);
        tray::paint(pen, &table);
        rail::paint(pen, &table);
        sheet::paint(pen, &table);
    }
    fn acts(scenes: [&BoardScene<'_, Self>; 2], event: &Event) -> Vec<ActOf<Self>> {
        acts::acts(scenes, event)
    }
    fn touched(_: About<'_, Self>, event: &Event) -> Vec<FrontierSpot> {
        acts::touched(event)
    }
    fn begins(command: &Command, _: &[Deed<Self>]) -> bool {
        acts::begins(command)
    }
    fn content(about: About<'_, Self>, spot: FrontierSpot) -> impl PartialEq + use<> {
        let board = &about.view.board;
        match spot {
            FrontierSpot::Display(slot) => (board.display.get(usize::from(slot)).copied().flatten(), None),
            FrontierSpot::OwnCard(card) => {
                let has = |seat: &Seat| board.players[*seat].cards.contains(card);
                (about.you.filter(has).map(|_| card), None)
            }
            FrontierSpot::Land(territory) => (None, board.control(territory)),
            _ => (None, None),
        }
    }
    fn holdings(about: About<'_, Self>, seat: Seat) -> impl PartialEq + use<> {
        let player = &about.view.board.players[seat];
        (player.goods, player.cards)
    }
    fn piece(pen: &mut Pen<'_>, scene: &BoardScene<'_, Self>, piece: &PieceAt<FrontierPiece>) {
        let (&PieceAt { piece, at, r }, board) = (piece, &scene.about.view.board);
        match piece {
            FrontierPiece::Ship(ship) => {
                let value = match board.place(ship) {
                    Place::Hand { value } | Place::Docked { value, .. } => value,
                    Place::Bay | Place::Stock => 0,
                };
                art::ship(pen, ship, value, at, r);
                if board.teleported.is_some_and(|(back, _)| back == ship) {
                    art::recalled(pen, at + vec2(0.85, -0.85) * r, 0.5 * r);
                }
            }
            FrontierPiece::Face(ship, value) => art::ship(pen, ship, value, at, r),
            FrontierPiece::Colony(seat, ..) | FrontierPiece::OnTrack(seat) => art::colony(pen, seat, at, r),
            FrontierPiece::Field(field) => art::field(pen, field, at, r),
        }
    }
    /// The rest lies in the tray or on a sheet.
    fn is_shared(spot: FrontierSpot) -> bool {
        use FrontierSpot as S;
        matches!(
            spot,
            S::Station(_)
                | S::Docked(_)
                | S::Berth(_)
                | S::Circle(_)
                | S::Land(_)
                | S::Colonies(..)
                | S::Field(_)
                | S::Relic
                | S::Display(_)
                | S::Deck
                | S::Pile
        )
    }
    /// It hides neither a name nor a number.
    fn digit_at(place: &SpotAt<FrontierSpot>) -> Pos2 {
        use FrontierSpot::*;
        let bounds = place.shape.bounds();
        match place.spot {
            Station(Facility::ColonistHub) => bounds.right_top() + vec2(-22.0, -6.0),
            // Astride the edge where the plate is large, clear of the name.
            Station(_) if bounds.height() > 100.0 => bounds.right_top() + vec2(-22.0, 1.0),
            Station(_) => bounds.right_top() + vec2(-13.0, 12.0),
            Berth(_) => bounds.right_bottom() - vec2(14.0, 14.0),
            Land(territory) => {
                let (row, side) = position(territory);
                // The lowest row is round at the rim.
                if (side < 0.0) == (row < 3) {
                    bounds.left_bottom() + vec2(16.0, -15.0)
                } else {
                    bounds.right_bottom() - vec2(16.0, 15.0)
                }
            }
            Colonies(..) | Docked(_) | Field(_) | Relic | Die(_) | Circle(_) => bounds.left_top() + vec2(1.0, 4.0),
            UnitOf(..) => bounds.right_center() + vec2(17.0, 0.0),
            CardOf(..) | Discarded(_) | RaidGoods | NoRaid | GiveBack => bounds.right_center() - vec2(14.0, 0.0),
            _ => bounds.right_top() + vec2(-10.0, 1.0),
        }
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
        preview::paint(pen, &Table::new(scene));
    }
    fn player(pen: &mut Pen<'_>, scene: &BoardScene<'_, Self>, seat: Seat, body: Rect) {
        player::paint(pen, &Table::new(scene), seat, body);
    }
    const CARD_HEIGHT: [f32; 2] = [129.0, 166.0];
    fn rail_height(scene: &BoardScene<'_, Self>) -> f32 {
        rail::height(&Table::new(scene))
    }

    fn ways(about: About<'_, Self>, prompt: &Prompt, command: &Command) -> Vec<Vec<FrontierSpot>> {
        ways::ways(about, prompt, command)
    }
    fn filed(about: About<'_, Self>, _: &Prompt, command: &Command) -> Option<(Vec<String>, String)> {
        let Command::Dock { facility, .. } = *command else {
            return None;
        };
        Some((vec![name(&facility)], Self::command(about, None, command)))
    }
    fn leads_on(command: &Command, _: FrontierSpot) -> bool {
        *command == Command::RaidResources
    }
    fn digit(scene: &BoardScene<'_, Self>, spot: FrontierSpot) -> Option<usize> {
        match (scene.prompt?, spot) {
            (Prompt::Main, FrontierSpot::Station(facility)) if facility != Facility::ColonistHub => {
                Some(facility.index() + 1)
            }
            (Prompt::Main, FrontierSpot::Berth(seat)) if seat == scene.about.view.board.active => {
                Some(Facility::ColonistHub.index() + 1)
            }
            (Prompt::ChooseRaid | Prompt::ChooseLoot { .. }, _) => sheet::digit(scene, spot),
            _ => None,
        }
    }
    fn picked(scene: &BoardScene<'_, Self>) -> Vec<FrontierSpot> {
        scene
            .prompt
            .map_or_else(Vec::new, |_| ways::picked(&scene.about.view.board))
    }
    fn takes_back(scene: &BoardScene<'_, Self>, spot: FrontierSpot) -> usize {
        match spot {
            // The last choice of a die that shows the same, with those after it.
            FrontierSpot::Die(ship) if scene.steps_back && ways::rerolled(&scene.about.view.board).contains(&ship) => {
                let class = scene.about.view.board.class_in_hand(ship);
                let chosen = |deed: &Deed<Self>| match deed.command {
                    Command::ChooseDie { class } => Some(class),
                    _ => None,
                };
                let mut last = scene.story.iter().rev().map_while(chosen);
                last.position(|other| Some(other) == class).map_or(0, |at| at + 1)
            }
            // A unit of the loot, with those after it.
            FrontierSpot::Loot(index) if scene.steps_back => sheet::loot(scene).len().saturating_sub(index.into()),
            _ => 0,
        }
    }
    fn meant(scene: &BoardScene<'_, Self>, spot: FrontierSpot) -> Option<Command> {
        ways::meant(&scene.about.view.board, spot)
    }
    fn opens(spot: FrontierSpot) -> bool {
        spot == FrontierSpot::Pile
    }
    fn goes_on(command: &Command) -> bool {
        matches!(command, Command::Roll | Command::Commit | Command::EndTurn)
    }
    fn looked_for(about: About<'_, Self>, seat: Seat) -> Vec<Command> {
        facts::looked_for(about, seat)
    }

    fn topic(scene: &BoardScene<'_, Self>, spot: FrontierSpot) -> Option<FrontierTopic> {
        book::topic(&Table::new(scene), spot)
    }
    fn illustrate(pen: &mut Pen<'_>, topic: FrontierTopic, place: Rect) {
        book::illustrate(pen, topic, place);
    }
    fn parts(scene: &BoardScene<'_, Self>) -> Vec<TurnPart> {
        facts::parts(&scene.about.view.board)
    }
    fn progress(about: About<'_, Self>) -> String {
        let (players, turn) = (about.setup.players.get(), about.view.board.turn);
        say!(&about, "af-progress", players, round = round(about), turn)
    }
    fn actor(about: About<'_, Self>) -> Seat {
        about.view.board.active
    }
    fn coming_end(about: About<'_, Self>) -> Option<ComingEnd> {
        facts::coming_end(about)
    }
    fn is_last_round(about: About<'_, Self>) -> bool {
        about
            .setup
            .options
            .round_limit
            .is_some_and(|limit| round(about) >= limit)
    }
    fn score(about: About<'_, Self>, seat: Seat) -> PlayerScore {
        let points = about.view.board.points(about.setup, seat);
        let controlled = labels::controlled(&about.view.board, seat);
        PlayerScore::of(points.total(), points.named(), controlled)
    }
    fn feats(event: &Event) -> Vec<Feat> {
        feats::feats(event)
    }
    fn spoken_player(about: About<'_, Self>, seat: Seat) -> String {
        labels::player(about, seat)
    }
    fn team(pen: &mut Pen<'_>, seat: Seat, first: Pos2, step: f32) {
        for (number, value) in (0_u8..).zip([2, 4, 6]) {
            let at = first + vec2(step * f32::from(number), 0.0);
            art::ship(pen, Ship::Coloured(seat, number), value, at, 12.0);
        }
    }
}
