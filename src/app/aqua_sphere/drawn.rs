//! The drawn board of AquaSphere.

use super::ways;
use super::{
    account, acts, art, book, cues, dock_art, feats, foresight, hq_art, labels, pieces, players, station_art, track_art,
};
use super::{geometry::Chart, pieces::SeaPiece, spots, spots::SeaSpot};
use crate::app::board::art::figure;
use crate::app::board::drawn::{Account, ActOf, BoardLayout, BoardScene, Drawn, PieceAt, PlayerScore, SpotAt};
use crate::app::board::story::Deed;
use crate::app::course::Feat;
use crate::app::frame::parts::{Joint, PartState, TurnPart};
use crate::app::look::{Pen, glyphs::ROBOT};
use crate::app::sound::Cue;
use crate::games::aqua_sphere::{Command, Event, Pending, Prompt, ROUNDS, RoundPart, State};
use crate::rules::Seat;
use crate::text::aqua_sphere::SeaTopic;
use crate::text::{About, say, t};
use egui::{Pos2, Rect, vec2};

/// True if the newest turn that has begun with one of the two programs a bot, false if it sends one out. Returns `None` if
/// neither was heard.
fn has_programmed(story: &[Deed<State>]) -> Option<bool> {
    story.iter().rev().find_map(|deed| match deed.command {
        Command::EngineerMove { .. } | Command::FreeProgram { .. } => Some(true),
        Command::Deploy { .. } => Some(false),
        _ => None,
    })
}

impl Drawn for State {
    type Spot = SeaSpot;
    type Piece = SeaPiece;
    const LESSON: &str = include_str!("../../../assets/aqua_sphere/lesson.toml");
    const PUZZLES: &str = include_str!("../../../assets/aqua_sphere/puzzles.toml");
    const MINUTES: &str = "60–100";
    const CARD_HEIGHT: [f32; 2] = [94.0, 118.0];
    const GROUND_RESTS: bool = true;
    fn layout(scene: &BoardScene<'_, Self>) -> BoardLayout<SeaSpot, SeaPiece> {
        let chart = Chart::of(scene);
        let words = |spot| [labels::label, labels::rule, labels::more].map(|words| words(&chart, spot));
        BoardLayout::new(spots::all(&chart), words, pieces::all(&chart))
    }
    fn cue(event: &Event) -> Option<Cue> {
        cues::cue(event)
    }
    fn ground(pen: &mut Pen<'_>, scene: &BoardScene<'_, Self>) {
        let chart = Chart::of(scene);
        station_art::draw(pen, &chart);
        if !chart.compact {
            hq_art::supply(pen, &chart);
        }
        dock_art::draw(pen, &chart);
        hq_art::draw(pen, &chart);
        track_art::draw(pen, &chart);
    }
    fn alike(one: SeaPiece, other: SeaPiece) -> bool {
        matches!((one, other), (SeaPiece::Bot(a, _), SeaPiece::Bot(b, _)) if a == b)
    }
    fn acts(scenes: [&BoardScene<'_, Self>; 2], event: &Event) -> Vec<ActOf<Self>> {
        acts::acts(scenes, event)
    }
    fn touched(about: About<'_, Self>, event: &Event) -> Vec<SeaSpot> {
        acts::touched(about, event)
    }
    fn begins(command: &Command, _: &[Deed<Self>]) -> bool {
        acts::begins(command)
    }
    fn content(about: About<'_, Self>, spot: SeaSpot) -> impl PartialEq + use<> {
        spots::content(about, spot)
    }
    fn holdings(about: About<'_, Self>, seat: Seat) -> impl PartialEq + use<> {
        let player = &about.view.board.players[seat];
        let [cards, modules] = [player.cards.len(), player.expansions.len()];
        (player.time, player.crystals, cards, modules)
    }
    fn piece(pen: &mut Pen<'_>, scene: &BoardScene<'_, Self>, piece: &PieceAt<SeaPiece>) {
        pieces::draw(pen, scene.about.setup, piece);
    }
    /// The rest lies on a player's own board.
    fn is_shared(spot: SeaSpot) -> bool {
        use SeaSpot as S;
        matches!(
            spot,
            S::Sector(_)
                | S::Area(..)
                | S::Control(_)
                | S::Charging(_)
                | S::Lock(_)
                | S::Hub
                | S::Supply
                | S::Space(_)
                | S::Start
                | S::Order
                | S::Pass(_)
                | S::Next
                | S::Track
                | S::Line(_)
                | S::Stop
        )
    }
    fn digit_at(place: &SpotAt<SeaSpot>) -> Pos2 {
        let bounds = place.shape.bounds();
        match place.spot {
            // Before a line stands the number of its row, and numbers begin where submarines and bots do.
            SeaSpot::Line(_) => return bounds.right_center() + vec2(6.0, 0.0),
            SeaSpot::Submarines | SeaSpot::Bots => return bounds.left_center() - vec2(8.0, 0.0),
            // On it stands its own number.
            SeaSpot::Pass(_) => return bounds.center_bottom() + vec2(0.0, 3.0),
            // Between the hexagon and its pill, clear of what it brings.
            SeaSpot::Return(_) => return bounds.left_top() + vec2(3.0, -4.0),
            _ => {}
        }
        let down = if bounds.height() < 24.0 { 10.0 } else { 4.0 };
        bounds.left_top() + vec2(1.0, down)
    }
    fn account(scene: &BoardScene<'_, Self>) -> Option<Account<SeaSpot>> {
        account::account(&Chart::of(scene))
    }
    fn above(pen: &mut Pen<'_>, scene: &BoardScene<'_, Self>) {
        foresight::draw(pen, &Chart::of(scene));
    }
    fn player(pen: &mut Pen<'_>, scene: &BoardScene<'_, Self>, seat: Seat, body: Rect) {
        dock_art::card(pen, scene, seat, body);
    }
    fn rail_height(scene: &BoardScene<'_, Self>) -> f32 {
        [470.0, 448.0, 480.0][scene.breakpoint as usize]
    }
    fn ways(about: About<'_, Self>, prompt: &Prompt, command: &Command) -> Vec<Vec<SeaSpot>> {
        ways::ways(about, prompt, command)
    }
    fn carries_on(command: &Command) -> bool {
        matches!(command, Command::Deploy { .. })
    }
    fn goes_on(command: &Command) -> bool {
        use Command::{Commit, EndTurn, Perform, PrepDone};
        matches!(command, Perform | EndTurn | PrepDone | Commit)
    }
    fn looked_for(about: About<'_, Self>, seat: Seat) -> Vec<Command> {
        ways::looked_for(about, seat)
    }
    fn meant(scene: &BoardScene<'_, Self>, spot: SeaSpot) -> Option<Command> {
        ways::meant(&scene.about.view.board, spot)
    }
    fn topic(scene: &BoardScene<'_, Self>, spot: SeaSpot) -> Option<SeaTopic> {
        book::topic(&Chart::of(scene), spot)
    }
    fn illustrate(pen: &mut Pen<'_>, topic: SeaTopic, place: Rect) {
        book::illustrate(pen, topic, place);
    }
    fn parts(scene: &BoardScene<'_, Self>) -> Vec<TurnPart> {
        // Of the first three parts one is chosen.
        let (about, board) = (scene.about, &scene.about.view.board);
        let (task, turns) = (board.tasks.last(), board.stage == RoundPart::Turns);
        let ends = task == Some(&Pending::Confirm);
        let passed = ends && board.passed.contains(&board.active);
        let of_hq = |task: &Pending| matches!(task, Pending::Entered { .. } | Pending::Third);
        let programs = board.tasks.iter().any(of_hq);
        let option = |chosen: bool, possible: bool| match task {
            _ if !turns => PartState::Done,
            None if possible => PartState::Possible,
            None => PartState::Later,
            Some(_) if !chosen => PartState::Skipped,
            Some(_) if ends => PartState::Done,
            Some(_) => PartState::Now,
        };
        // Once a turn ends, its position does not tell programming from acting any more. Its commands do, where they were heard.
        let was = |wanted: bool| !passed && has_programmed(scene.story).is_none_or(|programmed| programmed == wanted);
        let chosen = |now: bool, wanted: bool| if ends { was(wanted) } else { now };
        let program = option(chosen(programs, true), true);
        let act = option(chosen(!programs, false), !board.actor().programmed.is_empty());
        let pass = option(passed, board.on_exit(about.setup));
        let later = |now: bool| if now { PartState::Now } else { PartState::Later };
        let end = if turns { later(ends) } else { PartState::Done };
        let parts = [
            ("aq-part-program", Some(art::glyph("program")), program, Joint::Next),
            ("aq-part-act", Some(&ROBOT), act, Joint::Or),
            ("aq-part-pass", Some(art::glyph("pass")), pass, Joint::Or),
            ("aq-part-end", None, end, Joint::Next),
            ("aq-part-scoring", Some(art::glyph("sum")), later(!turns), Joint::Apart),
        ];
        let part = |(id, glyph, step, joint)| TurnPart {
            name: t(id),
            glyph,
            step,
            pips: None,
            joint,
        };
        parts.map(part).to_vec()
    }
    fn progress(about: About<'_, Self>) -> String {
        let (players, board) = (about.setup.players.get(), &about.view.board);
        say!(&(), "aq-progress", players, round = board.round(), turn = board.turn)
    }
    fn actor(about: About<'_, Self>) -> Seat {
        about.view.board.active
    }
    fn is_last_round(about: About<'_, Self>) -> bool {
        usize::from(about.view.board.round()) == ROUNDS
    }
    fn score(about: About<'_, Self>, seat: Seat) -> PlayerScore {
        let player = &about.view.board.players[seat];
        let remark = players::controlled(&about.view.board, seat);
        PlayerScore::of(player.points.total(), player.points.named(), remark)
    }
    fn feats(event: &Event) -> Vec<Feat> {
        feats::feats(event)
    }
    fn spoken_player(about: About<'_, Self>, seat: Seat) -> String {
        players::spoken(about, seat)
    }
    fn team(pen: &mut Pen<'_>, seat: Seat, first: Pos2, step: f32) {
        let [scientist, engineer, submarine] = ["scientist", "engineer", "submarine"].map(art::glyph);
        let team = [scientist, engineer, &ROBOT, submarine];
        for (index, silhouette) in team.into_iter().enumerate() {
            let at = first + vec2(step * index as f32, 0.0);
            figure(pen, pen.seat(seat), silhouette, at, 13.0);
        }
    }
}
