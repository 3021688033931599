//! The state: what lies open, the hidden orders and the generator.

use super::types::{
    BOT_SLOTS, CARDS, Card, EXPANSIONS, Engineer, Expansion, HAND, LAB, Pool, RING, ROUNDS, SLOTS, Sector, Symbol,
    Symbols,
};
use crate::rules::{GameRng, List, PerSeat, Seat};
use serde::{Deserialize, Serialize};

/// Most tasks that can wait for one another: a deployment, its letters, and a reward for each card.
pub(super) const TASKS: usize = 24;

/// A research card that a player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct OwnCard {
    /// The kind of the card.
    pub card: Card,
    /// It was used: for good, or an `Interim` card in this round.
    pub used: bool,
}

/// Points by source. They add up to the knowledge points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Sources {
    /// Catches of octopods.
    pub caught: i16,
    /// Submarines that were placed.
    pub submarines: i16,
    /// Research cards taken.
    pub research: i16,
    /// Rewards of research cards.
    pub rewards: i16,
    /// Majorities on the control fields.
    pub majority: i16,
    /// Bots in play.
    pub bots: i16,
    /// Crystals held at a scoring.
    pub crystals: i16,
    /// Octopods left in controlled Sectors, negative.
    pub octopods: i16,
    /// Different letters in the lab.
    pub letters: i16,
    /// Time left at the end.
    pub time: i16,
    /// All submarines out.
    pub all_submarines: i16,
    /// A complete lab.
    pub complete_lab: i16,
    /// Points that red lines took, negative, and losses that a line or 0 held off.
    pub lines: i16,
}

impl Sources {
    /// The sum of all sources: the knowledge points. The laws of a state refuse sums that its type does not hold.
    #[must_use]
    pub const fn total(&self) -> i16 {
        self.caught
            .saturating_add(self.submarines)
            .saturating_add(self.research)
            .saturating_add(self.rewards)
            .saturating_add(self.majority)
            .saturating_add(self.bots)
            .saturating_add(self.crystals)
            .saturating_add(self.octopods)
            .saturating_add(self.letters)
            .saturating_add(self.time)
            .saturating_add(self.all_submarines)
            .saturating_add(self.complete_lab)
            .saturating_add(self.lines)
    }
    /// The sources as a result names them, each thing with all that it brought and cost.
    #[must_use]
    pub const fn named(&self) -> [(&'static str, i16); 9] {
        [
            ("octopods", self.caught.saturating_add(self.octopods)),
            ("submarines", self.submarines.saturating_add(self.all_submarines)),
            ("research", self.research.saturating_add(self.rewards)),
            ("majority", self.majority),
            ("bots", self.bots),
            ("crystals", self.crystals),
            ("lab", self.letters.saturating_add(self.complete_lab)),
            ("time_left", self.time),
            ("red_lines", self.lines),
        ]
    }
}

/// All that a seat has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// Points by source.
    pub points: Sources,
    /// Markers of time.
    pub time: u8,
    /// Crystals in the lab.
    pub crystals: u8,
    /// Bots on the board, 0 to 15.
    pub bots: u8,
    /// Symbols that a bot is programmed for; three while one has to go back.
    pub programmed: Symbols,
    /// Submarines on the Station, 1 to 6.
    pub submarines: u8,
    /// The place of the engineer.
    pub engineer: Engineer,
    /// The Sector of the scientist, and the area there.
    pub scientist: (Sector, Symbol),
    /// The letter of the base lab.
    pub lab: Sector,
    /// The expansions in the order they were taken.
    pub expansions: List<Expansion, LAB>,
    /// The research cards in the order they were taken.
    pub cards: List<OwnCard, HAND>,
    /// The free program of the round was used (PRG-2).
    pub free_used: bool,
    /// Crystals and bots paid at red lines.
    pub paid: (u16, u16),
}

impl Default for Player {
    /// A seat that takes no part.
    fn default() -> Self {
        Self {
            points: Sources::default(),
            time: 0,
            crystals: 0,
            bots: 0,
            programmed: Symbols::empty(),
            submarines: 0,
            engineer: Engineer::Start,
            scientist: (Sector::A, Symbol::Blue),
            lab: Sector::A,
            expansions: List::default(),
            cards: List::default(),
            free_used: false,
            paid: (0, 0),
        }
    }
}

impl Player {
    /// Numbers uncovered on the board (BOT-1).
    #[must_use]
    pub fn bots_gone(&self) -> u8 {
        BOT_SLOTS - self.bots.min(BOT_SLOTS)
    }
    /// Knowledge points: the space of the counter, counted over all laps.
    #[must_use]
    pub fn points(&self) -> u16 {
        self.points.total().max(0) as u16
    }
}

/// Everything in a Sector. Bots and submarines belong to a seat's colour; that of a seat that takes no part is neutral.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Area {
    /// Time, crystals and octopods.
    pub goods: Pool,
    /// The bot on the control field.
    pub control: Option<Seat>,
    /// Bots of each colour in the charging station.
    pub station: PerSeat<u8>,
    /// Submarines in the order of their slots.
    pub submarines: List<Seat, SLOTS>,
    /// Research cards, the top one last.
    pub research: List<Card, ROUNDS>,
    /// Lab expansions, the top one last.
    pub expansions: List<Expansion, ROUNDS>,
}

/// A part of a game: what is asked between its questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RoundPart {
    /// Players take turns.
    Turns,
    /// Players prepare the scoring, one after the other.
    Preparation,
    /// The round is scored.
    Scoring,
    /// The game is over.
    Over,
}

/// The source of a gain of knowledge points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Source {
    /// A catch of octopods.
    Caught,
    /// A submarine that was placed.
    Submarine,
    /// A research card taken.
    Research,
    /// The reward of a research card.
    Reward,
}

/// Something that still has to be done; the last one first. A task that asks stays until it is answered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the text of a variant names its fields")]
pub enum Pending {
    /// Ends the turn, or the scoring of the round, once that is confirmed.
    #[default]
    Confirm,
    /// Asks for the Sector of a deployment.
    Sector { symbol: Symbol },
    /// The action of the bot just deployed.
    Action { symbol: Symbol },
    /// May put a bot on the control field of a letter.
    Letter { letter: Sector },
    /// Returns a programmed bot if three are programmed.
    Third,
    /// Pays the points of a card.
    Reward { card: Card, points: u8 },
    /// Moves the counter on by what is left of a gain; its points are in `lines` as a debt until then.
    Gain { left: u16 },
    /// The rewards for entering the space with this tile.
    Entered { symbol: Symbol },
    /// The rewards for a catch of so many octopods.
    Caught { count: u8 },
    /// The effect of a `Now` card that was taken.
    Now { symbol: Symbol },
    /// Applies the scoring of the round to a seat.
    Score { seat: Seat, net: i16 },
}

/// The open part of a game (VIEW-1): all but the hidden orders and the generator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Board {
    /// The part of the round.
    pub stage: RoundPart,
    /// The tasks that wait, the next one last.
    pub tasks: List<Pending, TASKS>,
    /// Number of the turn, from 1.
    pub turn: u16,
    /// The seat that has the turn, prepares, or is being scored.
    pub active: Seat,
    /// The seat that gave the last command.
    pub last: Seat,
    /// The seats in turn order.
    pub order: List<Seat, SLOTS>,
    /// The seats that passed, in that order.
    pub passed: List<Seat, SLOTS>,
    /// Seats that have prepared this scoring.
    pub prepared: u8,
    /// The preparing seat has taken its submarine time.
    pub time_taken: bool,
    /// The Sector on each position of the ring, clockwise.
    pub ring: [Sector; RING],
    /// Program cards used so far, one a round; the last one lays the tiles.
    pub laid: List<u8, ROUNDS>,
    /// The program card of the next round.
    pub next: Option<u8>,
    /// Orientation of the centre tile on top; `None` in the last round.
    pub orientation: Option<u8>,
    /// The Sectors by letter.
    pub areas: [Area; Sector::COUNT],
    /// All that each seat has.
    pub players: PerSeat<Player>,
    /// The general supply.
    pub general: Pool,
    /// Number of research cards that are face down.
    pub research_left: u8,
    /// Number of expansions that are face down.
    pub expansions_left: u8,
}

/// The truth of a game of AquaSphere. Randomness is used in `new` only, and where a take-back hides an order again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The open part.
    pub board: Board,
    /// Face-down research cards, the next one last.
    pub research: List<Card, CARDS>,
    /// Face-down expansions, the next one last.
    pub expansions: List<Expansion, EXPANSIONS>,
    /// Program cards of the rounds after the next, the next one last.
    pub programs: List<u8, ROUNDS>,
    /// Program cards in the box: a take-back may bring up any that was not seen.
    pub program_cards: u8,
    /// Orientations of the covered centre tiles, the next one last.
    pub orientations: List<u8, ROUNDS>,
    /// The generator of what is hidden.
    pub rng: GameRng,
}
