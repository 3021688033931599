//! A game that draws its board: places, pieces, and the way from a click to a command.

use super::{acts::Act, lens::Lens, story::Deed};
use crate::{
    app::{
        course::Feat,
        frame::parts::TurnPart,
        look::{
            Pen,
            pen::chamfered,
            sizes::{self, Breakpoint},
        },
        sound::Cue,
    },
    games::any::Listed,
    rules::{Game, Notation, Ranking, Seat},
    store::{Keys, Shortcut},
    text::{About, Spoken, StatusLine, book::Taught, outcome},
};
use egui::{Color32, Pos2, Rect, vec2};
use serde::{Serialize, de::DeserializeOwned};
use std::{fmt::Debug, hash::Hash};

/// A place, a piece or a card that can be told from all others of the game.
pub trait Key: Copy + Eq + Hash + Debug + 'static {}
impl<T: Copy + Eq + Hash + Debug + 'static> Key for T {}

/// A game with a drawn board. The kit finds out what is lit from [`Drawn::ways`] and the legal commands, asks the engine
/// for the position after a command, and draws rings, ghosts and motion; the game draws everything else.
pub trait Drawn: Listed + Taught + Notation + Spoken<Command: Copy + Hash> {
    /// The file of its lesson: pages with what the coach says, positions and commands.
    const LESSON: &str;
    /// The file of its puzzles, which `podbay puzzles` makes.
    const PUZZLES: &str;
    /// How long a game takes as its box has it, in minutes: a number, or the least and the most.
    const MINUTES: &str;
    /// A place that is looked at or clicked: a station, a die in the tray, a Sector.
    type Spot: Key + Serialize + DeserializeOwned;
    /// A thing that lies on a place and moves: a ship, a colony, a bot.
    type Piece: Key;

    /// The places and pieces of a position, in the order in which they cover each other.
    fn layout(scene: &BoardScene<'_, Self>) -> BoardLayout<Self::Spot, Self::Piece>;
    /// Paints everything below the pieces into the board, the upper part of the right rail and the left rail below the
    /// players' cards.
    fn ground(pen: &mut Pen<'_>, scene: &BoardScene<'_, Self>);
    /// True for two pieces that look the same: when one goes as the other one comes, it has moved.
    fn alike(_: Self::Piece, _: Self::Piece) -> bool {
        false
    }
    /// The way by which a piece makes room beside others, in radii of its own: a preview shows a piece that goes no
    /// further where it will lie then, not as a ghost.
    fn makes_room(_: Self::Piece) -> f32 {
        0.0
    }
    /// The colour of the arrow that shows in a preview which way a piece goes, or one that is alike; without one there is
    /// no arrow.
    fn arrow(_: &Pen<'_>, _: Self::Piece) -> Option<Color32> {
        None
    }
    /// What an event does on the board, as it is seen, given the scene before all that led to the position, and the one of
    /// the position. Pieces of which no event tells go straight to where they lie.
    fn acts(scenes: [&BoardScene<'_, Self>; 2], event: &Self::Event) -> Vec<ActOf<Self>>;
    /// The places that an event is about: those of the last action keep corners until the next one.
    fn touched(about: About<'_, Self>, event: &Self::Event) -> Vec<Self::Spot>;
    /// The places that the line of an event names: while somebody points at it, their codes are there.
    fn named(about: About<'_, Self>, event: &Self::Event) -> Vec<Self::Spot> {
        Self::touched(about, event)
    }
    /// True if a command begins an action of its own, after these commands of the one before.
    fn begins(_: &Self::Command, _: &[Deed<Self>]) -> bool {
        true
    }
    /// What lies at a place besides pieces: where it differs from that after the player's own last turn, the place is
    /// marked.
    fn content(about: About<'_, Self>, spot: Self::Spot) -> impl PartialEq + use<Self>;
    /// What a player has: if it differs, the player's card is marked.
    fn holdings(about: About<'_, Self>, seat: Seat) -> impl PartialEq + use<Self>;
    /// Paints a piece. The kit fades it and moves it.
    fn piece(pen: &mut Pen<'_>, scene: &BoardScene<'_, Self>, piece: &PieceAt<Self::Piece>);
    /// The sound of an event, if it has one.
    fn cue(event: &Self::Event) -> Option<Cue>;
    /// True if a place means the same on every screen: not a board or a sheet that each player sees of its own.
    fn is_shared(spot: Self::Spot) -> bool;
    /// The middle of the digit that a place answers to. It lies at the upper right, unless that hides something.
    fn digit_at(place: &SpotAt<Self::Spot>) -> Pos2 {
        let bounds = place.shape.bounds();
        let inwards = if bounds.width() > 60.0 {
            vec2(-18.0, 14.0)
        } else {
            vec2(4.0, 2.0)
        };
        bounds.right_top() + inwards
    }
    /// True for a place that is one of many close together: its digit stands in a ring, where others have a key cap, and
    /// moves to where it hides no other of them.
    fn is_ringed(_: Self::Spot) -> bool {
        false
    }
    /// Paints what lies over the pieces: chips of a preview, arrows.
    fn above(_: &mut Pen<'_>, _: &BoardScene<'_, Self>) {}
    /// The points that the position explains step by step, such as a scoring; `None` if nothing is to be explained. The kit
    /// then paints the upper part of the right rail, the table, and lights the places.
    fn account(_: &BoardScene<'_, Self>) -> Option<Account<Self::Spot>> {
        None
    }
    /// All of a board that can be moved and looked at from nearer, in units of its own: layout and pieces are in these
    /// units, and are seen through [`BoardScene::lens`]. `None` for a board that fills its room.
    fn extent(_: About<'_, Self>) -> Option<Rect> {
        None
    }
    /// True for a place that lies on such a board, and not in a rail or bar beside it.
    fn floats(_: Self::Spot) -> bool {
        false
    }
    /// Paints the rails of such a board; what [`Drawn::ground`] and [`Drawn::above`] paint ends at its edge.
    fn beside(_: &mut Pen<'_>, _: &BoardScene<'_, Self>) {}
    /// Paints what the action bar shows of an action that is open, from the left of a room; returns the width taken.
    fn bar(_: &mut Pen<'_>, _: &BoardScene<'_, Self>, _: Rect) -> f32 {
        0.0
    }
    /// Paints a player's card below its head (badge, name, score), which the kit draws; in a compact window the kit draws
    /// badge, score and name in the upper 48 points.
    fn player(pen: &mut Pen<'_>, scene: &BoardScene<'_, Self>, seat: Seat, body: Rect);
    /// Height of a player's card: in a compact window, and in a larger one. Cards are lower where they find no room.
    const CARD_HEIGHT: [f32; 2];
    /// Height of the right rail that the game paints itself, of all that it may have; the log has the rest, and in a
    /// compact window a button.
    fn rail_height(scene: &BoardScene<'_, Self>) -> f32;

    /// The ways to give a command by clicks: each is the places in the order they are usually clicked, the target last.
    /// The places before the target may be clicked in any order, or left out where no other command is meant then. A
    /// command without a place is given from the list or the large button alone: it has no ways.
    fn ways(about: About<'_, Self>, prompt: &Self::Prompt, command: &Self::Command) -> Vec<Vec<Self::Spot>>;
    /// Opacity of the fill of a place of a board that can be moved, while it may be clicked and while it is pointed at.
    const FILL: [f32; 2] = [0.0; 2];
    /// True for a place where nothing lies yet: its line is dashed while it may be clicked.
    fn is_empty(_: Self::Spot) -> bool {
        false
    }
    /// True if the ground shows nothing of what is pointed at, chosen, lit or may be taken back: only the position, the
    /// command that is previewed and what is looked into.
    const GROUND_RESTS: bool = false;
    /// True if the places of a way are clicked one after the other: only the next ones are lit, and another one may be
    /// chosen in place of one that is.
    const IN_ORDER: bool = false;
    /// The way in which a command comes to its target.
    fn placing(_: &Self::Command) -> Placing {
        Placing::AtOnce
    }
    /// The heads under which a command stands in a long list of all that can be done, and what its line says below them;
    /// `None` for one that stands by itself.
    fn filed(_: About<'_, Self>, _: &Self::Prompt, _: &Self::Command) -> Option<(Vec<String>, String)> {
        None
    }
    /// True for a command that only begins what a further click on its place says in full, such as a raid by a click on
    /// a unit of goods: where that click gives one command it is given at once.
    fn leads_on(_: &Self::Command, _: Self::Spot) -> bool {
        false
    }
    /// True for a command that can be given by dragging its place to one that the next question is about, such as a bot
    /// to a Sector.
    fn carries_on(_: &Self::Command) -> bool {
        false
    }
    /// True for a place that can be looked into at any time, such as a pile of cards.
    fn opens(_: Self::Spot) -> bool {
        false
    }
    /// The places that earlier answers of the open action chose: they have the ring of those that are chosen now.
    fn picked(_: &BoardScene<'_, Self>) -> Vec<Self::Spot> {
        Vec::new()
    }
    /// The number of last commands that a click on a place takes back, where they can be: a link of a chain.
    fn takes_back(_: &BoardScene<'_, Self>, _: Self::Spot) -> usize {
        0
    }
    /// The digit that a place has for good in the question, whether it may be chosen or not; 0 for doing nothing. In a
    /// question with such digits from 1 on no other place has one; in any other the lit places have them in reading order.
    fn digit(_: &BoardScene<'_, Self>, _: Self::Spot) -> Option<usize> {
        None
    }
    /// A letter that stands for a place as a digit does.
    fn letter(_: Self::Spot) -> Option<Shortcut> {
        None
    }
    /// True for a question out of turn: it comes as a sheet over the right rail.
    fn on_sheet(_: &Self::Prompt) -> bool {
        false
    }
    /// True for the command on the large button, which Enter gives: it makes something final or goes on.
    fn goes_on(command: &Self::Command) -> bool;
    /// Commands that a player may look for though they are not legal: the list, and the place of each, say why not.
    fn looked_for(about: About<'_, Self>, seat: Seat) -> Vec<Self::Command>;
    /// The command that a click on a place at rest would mean: while the place is pointed at, the engine says why not.
    fn meant(_: &BoardScene<'_, Self>, _: Self::Spot) -> Option<Self::Command> {
        None
    }

    /// The words of a place's rule that a card beside the board shows; `None` where there is no such card. The action bar
    /// does not say them once more.
    fn on_card(_: &Pen<'_>, _: &BoardScene<'_, Self>, _: Self::Spot) -> Option<String> {
        None
    }
    /// The subject of the rules that a place, or what lies there, stands for; `None` where the rules have nothing of it.
    fn topic(scene: &BoardScene<'_, Self>, spot: Self::Spot) -> Option<Self::Topic>;
    /// Draws the picture of a subject of the rules into a square.
    fn illustrate(pen: &mut Pen<'_>, topic: Self::Topic, place: Rect);

    /// The parts of a turn, for the strip in the top bar.
    fn parts(scene: &BoardScene<'_, Self>) -> Vec<TurnPart>;
    /// The progress of the game in words: "3 players, turn 7".
    fn progress(about: About<'_, Self>) -> String;
    /// The player who acts or had the last turn.
    fn actor(about: About<'_, Self>) -> Seat;
    /// The status line and the seat that it is about, where there is more to say than the question.
    fn banner(_: &BoardScene<'_, Self>, asked: Seat, line: StatusLine) -> (Seat, StatusLine) {
        (asked, line)
    }
    /// The end that comes near, where the board alone does not show it.
    fn coming_end(_: About<'_, Self>) -> Option<ComingEnd> {
        None
    }
    /// True if the game ends with this round, whatever happens.
    fn is_last_round(_: About<'_, Self>) -> bool {
        false
    }
    /// A player's score, with its sources.
    fn score(about: About<'_, Self>, seat: Seat) -> PlayerScore;
    /// Points that an action brings to a player which is not final yet.
    fn pending(_: About<'_, Self>, _: Seat) -> i32 {
        0
    }
    /// A player's card in words, for who cannot see it; without name and score.
    fn spoken_player(about: About<'_, Self>, seat: Seat) -> String;
    /// Draws some of a player's pieces in a row, beside a taken seat of the lobby: the middle of the first piece, and the
    /// distance to the next.
    fn team(pen: &mut Pen<'_>, seat: Seat, first: Pos2, step: f32);
    /// What players did that is worth telling at the end, in the order of its weight; of most events nothing.
    fn feats(event: &Self::Event) -> Vec<Feat>;
    /// The points of the side that nobody plays, if the game has one.
    fn neutral_score(_: About<'_, Self>) -> Option<i32> {
        None
    }
    /// Draws the side that nobody plays, about a middle and of a size: on the end screen.
    fn neutral(_: &mut Pen<'_>, _: Pos2, _: f32) {}
}

/// The way in which a command comes to its target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placing {
    /// A click on the target gives it.
    AtOnce,
    /// A first click shows it as a ghost, which can be turned through all commands of the same places; a second one
    /// gives it.
    AsGhost,
    /// The same, and what makes it final follows by itself.
    AsGhostForGood,
    /// A click on the target, or on the large button, gives it, and what makes it final follows by itself.
    ForGood,
}

/// The facts that a board is drawn from.
pub struct BoardScene<'a, G: Drawn> {
    /// The position with all that sentences about it need.
    pub about: About<'a, G>,
    /// The position after the command under the pointer or in focus, if nothing hidden comes up in it.
    pub after: Option<&'a G::View>,
    /// The events that the command would bring about by itself.
    pub events: &'a [G::Event],
    /// The command under the pointer or in focus, or the one that lies there as a ghost.
    pub command: Option<G::Command>,
    /// The place that is looked into.
    pub opened: Option<G::Spot>,
    /// The place of the ghost.
    pub ghost: Option<G::Spot>,
    /// The seat of this window that is asked, or that this window plays for; `None` for who looks on.
    pub viewer: Option<Seat>,
    /// The question to the viewer.
    pub prompt: Option<&'a G::Prompt>,
    /// The legal answers to it.
    pub legal: &'a [G::Command],
    /// The last commands that stand, oldest first.
    pub story: &'a [Deed<G>],
    /// The last of them can be taken back by somebody at this window.
    pub steps_back: bool,
    /// The places that are chosen so far.
    pub chosen: &'a [G::Spot],
    /// The place under the pointer or in focus.
    pub pointed: Option<G::Spot>,
    /// The places that the line of the log or of the list is about that is pointed at or in focus.
    pub named: &'a [G::Spot],
    /// The places that may be clicked now.
    pub lit: &'a [G::Spot],
    /// Pieces that the ground leaves out, as they are on their way to it.
    pub lifted: &'a [G::Piece],
    /// The part of the board that is seen.
    pub lens: Lens,
    /// The board, between the rails, the status line and the action bar.
    pub board: Rect,
    /// The upper part of the right rail.
    pub rail: Rect,
    /// The left rail below the players' cards; it may be empty.
    pub left: Rect,
    /// The action bar from behind its buttons on.
    pub bar: Rect,
    /// The size of the window.
    pub(crate) breakpoint: Breakpoint,
    /// The keys as they are set.
    pub(crate) keys: Keys,
}

impl<G: Drawn> Clone for BoardScene<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Drawn> Copy for BoardScene<'_, G> {}

impl<'a, G: Drawn> BoardScene<'a, G> {
    /// Of a position alone: board, right and left rail in a window of this size; nothing is asked or pointed at.
    pub(crate) const fn resting(
        about: About<'a, G>,
        [board, rail, left]: [Rect; 3],
        (breakpoint, keys): (Breakpoint, Keys),
    ) -> Self {
        Self {
            about,
            after: None,
            events: &[],
            command: None,
            opened: None,
            ghost: None,
            viewer: None,
            prompt: None,
            legal: &[],
            story: &[],
            steps_back: false,
            chosen: &[],
            pointed: None,
            named: &[],
            lit: &[],
            lifted: &[],
            lens: Lens::STILL,
            board,
            rail,
            left,
            bar: Rect::NOTHING,
            breakpoint,
            keys,
        }
    }
    /// True if the window shows only the essentials.
    #[must_use]
    pub fn is_compact(&self) -> bool {
        self.breakpoint == Breakpoint::Compact
    }
    /// The game's public part of the state as it will be after the command that is previewed, or as it is.
    #[must_use]
    pub fn seen(&self) -> &<G as Game>::View {
        self.after.unwrap_or(self.about.view)
    }
}

/// Everything on a board that can be pointed at, and everything that moves.
#[derive(Clone, Debug)]
pub struct BoardLayout<S, P> {
    /// Places; a later one lies over an earlier one.
    pub places: Vec<SpotAt<S>>,
    /// Pieces; a later one lies over an earlier one.
    pub pieces: Vec<PieceAt<P>>,
}

impl<S: Copy, P> BoardLayout<S, P> {
    /// Places and pieces; `words` are the label of a place, its rule, and more of it.
    pub(crate) fn new(
        places: impl IntoIterator<Item = (S, Outline)>,
        words: impl Fn(S) -> [String; 3],
        pieces: Vec<PieceAt<P>>,
    ) -> Self {
        let place = |(spot, shape)| {
            let [label, rule, more] = words(spot);
            SpotAt {
                spot,
                shape,
                label,
                rule,
                more,
            }
        };
        let places = places.into_iter().map(place).collect();
        Self { places, pieces }
    }
}

/// What an event of a game does.
pub type ActOf<G> = Act<<G as Drawn>::Spot, <G as Drawn>::Piece>;

/// The places and pieces of a game.
pub type LayoutOf<G> = BoardLayout<<G as Drawn>::Spot, <G as Drawn>::Piece>;

/// A place on the board.
#[derive(Clone, Debug)]
pub struct SpotAt<S> {
    /// Its key.
    pub spot: S,
    /// Its outline: a convex polygon, or a disc.
    pub shape: Outline,
    /// What it is and what lies there, as it is read aloud: "Lunar Mine, a port free, your 5".
    pub label: String,
    /// Its rule in a sentence, shown in the action bar while the place is pointed at.
    pub rule: String,
    /// More of it, shown after the rule where there is room: what it holds, which of its values no source confirms.
    pub more: String,
}

/// The outline of a place.
#[derive(Clone, Debug, PartialEq)]
pub enum Outline {
    /// A convex polygon, clockwise.
    Poly(Vec<Pos2>),
    /// A disc: middle and radius.
    Disc(Pos2, f32),
}

impl Outline {
    /// The smallest rectangle around it.
    #[must_use]
    pub fn bounds(&self) -> Rect {
        match self {
            Self::Poly(points) => Rect::from_points(points),
            Self::Disc(centre, r) => Rect::from_center_size(*centre, egui::Vec2::splat(2.0 * r)),
        }
    }

    /// Around something with round corners, such as a card or a button; of a small one nobody sees them.
    pub(crate) fn rounded(rect: Rect) -> Self {
        if rect.width().min(rect.height()) < sizes::TARGET {
            return rect.into();
        }
        Self::Poly(chamfered(rect, 0.6 * sizes::R_BUTTON))
    }

    /// The same on the screen.
    pub(super) fn through(&self, lens: &Lens) -> Self {
        match self {
            Self::Poly(points) => Self::Poly(points.iter().map(|&point| lens.to_screen(point)).collect()),
            Self::Disc(centre, r) => Self::Disc(lens.to_screen(*centre), r * lens.scale()),
        }
    }
}

impl From<Rect> for Outline {
    fn from(rect: Rect) -> Self {
        Self::Poly(vec![
            rect.left_top(),
            rect.right_top(),
            rect.right_bottom(),
            rect.left_bottom(),
        ])
    }
}

/// A piece at its place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PieceAt<P> {
    /// Its key, the same wherever it lies.
    pub piece: P,
    /// Its middle.
    pub at: Pos2,
    /// Its radius.
    pub r: f32,
}

impl<P: Copy> PieceAt<P> {
    /// The same on the screen.
    pub(super) fn through(&self, lens: &Lens) -> Self {
        Self {
            at: lens.to_screen(self.at),
            r: self.r * lens.scale(),
            ..*self
        }
    }
}

/// A player's score.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerScore {
    /// The points in all.
    pub points: i32,
    /// The points by source.
    pub sources: Vec<(String, i32)>,
    /// A remark on it, such as the territories that are controlled; may be empty.
    pub remark: String,
}

impl PlayerScore {
    /// A score from its sources as a result names them; those that brought nothing are left out.
    #[must_use]
    pub fn of<N: Into<i32>>(points: N, sources: impl IntoIterator<Item = (&'static str, N)>, remark: String) -> Self {
        let named = sources.into_iter().map(|(source, points)| (source, points.into()));
        let some = named.filter(|(_, points)| *points != 0);
        Self {
            points: points.into(),
            sources: some.map(|(source, points)| (outcome::source(source), points)).collect(),
            remark,
        }
    }
}

/// An end of the game that comes near.
#[derive(Clone, Debug)]
pub struct ComingEnd {
    /// The state of things in a few words: "Bo: one astronaut left".
    pub head: String,
    /// The same with the rule that ends the game, in whole sentences.
    pub rule: String,
    /// The result if the game ended now.
    pub ranking: Ranking,
    /// True if the game ends unless somebody keeps that from happening.
    pub is_next: bool,
}

/// Points that are explained step by step.
#[derive(Clone, Debug)]
pub struct Account<S> {
    /// The pages of the sheet, such as the scoring of a round and that of the game.
    pub pages: Vec<AccountPage<S>>,
    /// The place of the table of all players.
    pub table: Rect,
    /// The game has ended with them: that is what the status line says then.
    pub over: bool,
}

/// A page of an account: its steps are the columns of the table.
#[derive(Clone, Debug)]
pub struct AccountPage<S> {
    /// The title of the sheet.
    pub title: String,
    /// The steps in the order in which they are explained.
    pub steps: Vec<AccountStep<S>>,
    /// The heading of the last column of the table.
    pub sum: String,
    /// The last column itself, in seat order.
    pub sums: Vec<String>,
    /// Places that no longer count, and the words for that; they are drawn faint.
    pub out: (Vec<S>, String),
}

/// A source of points, with what it brings each player.
#[derive(Clone, Debug)]
pub struct AccountStep<S> {
    /// The name of the source.
    pub name: String,
    /// Its rule in a few words.
    pub rule: String,
    /// For each player, in seat order, what counts and the points that it brings: "3 of 6", "+6".
    pub rows: Vec<(String, String)>,
    /// The places that the points come from, each with its player and a chip that may be empty.
    pub places: Vec<(S, Seat, String)>,
}
