//! Names of seats, symbols, cards, expansions and spaces, and the tables of commands, prompts, events and tasks.

use super::super::{
    Card, Cause, Command, Engineer, Event, Expansion, ExpansionData, OwnCard, Pending, Pool, Prize, Prompt, RoundPart,
    Sector, Setup, Source, Space, Symbol,
};
use crate::rules::{
    MAX_SEATS, NotationError, Seat,
    words::{self, Colons, Flag, Form, FromOne, Words, lexicon},
};

/// Words of one line.
pub(super) type Reader<'a> = words::Reader<'a, Setup>;
pub(super) type Writer<'a> = words::Writer<'a, Setup>;
pub(super) type Read<T = ()> = Result<T, NotationError>;

lexicon! {
    enum Command of Setup, "a command such as move, deploy or end";
    "move"    EngineerMove { space }
    "free"    FreeProgram { symbol }
    "deploy"  Deploy { symbol }
    "return"  ReturnBot { symbol }
    "pass"    Pass
    "to"      MoveTo { sector }
    "do"      Perform
    "skip"    Skip
    "place"   PlaceLetterBot
    "decline" DeclineLetter
    "use"     UseCard
    "forgo"   DeclineCard
    "pay"     PayCrystal
    "stop"    StopAtLine
    "time"    TakeSubTime
    "int"     UseInt { card as Shown }
    "done"    PrepDone
    "end"     EndTurn
    "commit"  Commit
}

lexicon! {
    enum Prompt of Setup, "a prompt such as choose-main or confirm-turn";
    "choose-main"        ChooseMain
    "choose-third"       ChooseThird
    "choose-sector"      ChooseSector { symbol }
    "choose-action"      ChooseAction { symbol }
    "choose-letter"      ChooseLetter { letter }
    "choose-reward"      ChooseReward { card }
    "choose-line"        ChooseLine { space }
    "confirm-turn"       ConfirmTurn
    "choose-preparation" ChoosePreparation
    "confirm-round"      ConfirmRound
}

lexicon! {
    enum Event of Setup, "an event such as bot-deployed";
    "turn-started"          TurnStarted { seat }
    "engineer-moved"        EngineerMoved { seat, space, sideways as Flag("sideways") }
    "bot-programmed"        BotProgrammed { seat, symbol }
    "bot-returned"          BotReturned { seat, symbol, why }
    "time-gained"           TimeGained { seat, amount, why }
    "time-paid"             TimePaid { seat, amount, why }
    "crystals-gained"       CrystalsGained { seat, amount, why }
    "crystal-paid"          CrystalPaid { seat }
    "scientist-moved"       ScientistMoved { seat, cost, way }
    "bot-deployed"          BotDeployed { seat, sector, symbol }
    "bot-displaced"         BotDisplaced { sector, owner }
    "station-overloaded"    StationOverloaded { sector, back as Colons }
    "action-without-effect" ActionWithoutEffect { seat, symbol }
    "action-skipped"        ActionSkipped { seat, symbol }
    "expansion-taken"       ExpansionTaken { seat, expansion }
    "letter-bot-placed"     LetterBotPlaced { seat, sector }
    "letter-declined"       LetterDeclined { seat, sector }
    "octopods-caught"       OctopodsCaught { seat, sector, count }
    "submarine-placed"      SubmarinePlaced { seat, sector, slot as FromOne }
    "card-taken"            CardTaken { seat, card }
    "card-rewarded"         CardRewarded { seat, card, points }
    "card-declined"         CardDeclined { seat, card }
    "points-gained"         PointsGained { seat, source, points }
    "line-crossed"          LineCrossed { seat, space }
    "stopped-at-line"       StoppedAtLine { seat, space, lost }
    "passed"                Passed { seat, place }
    "preparation-done"      PreparationDone { seat }
    "round-scored"          RoundScored { seat, majority, bots, crystals, octopods }
    "points-lost"           PointsLost { seat, points }
    "refilled"              Refilled { sector, goods, card, expansion }
    "submarine-drifted"     SubmarineDrifted { sector, owner }
    "tiles-laid"            TilesLaid { program, next }
    "turn-order-set"        TurnOrderSet { order }
    "round-started"         RoundStarted { round }
    "turn-ended"            TurnEnded { seat }
    "committed"             Committed { round }
    "final-scored"          FinalScored { seat, letters, time, submarines, lab }
    "game-over"             GameOver { ranking as Colons }
}

lexicon! {
    enum Pending of Setup, "a task such as confirm or action";
    "confirm" Confirm
    "sector"  Sector { symbol }
    "action"  Action { symbol }
    "letter"  Letter { letter }
    "third"   Third
    "reward"  Reward { card, points }
    "gain"    Gain { left }
    "entered" Entered { symbol }
    "caught"  Caught { count }
    "now"     Now { symbol }
    "score"   Score { seat, net }
}

lexicon! {
    Symbol:
    "GREEN" Green, "YELLOW" Yellow, "BLACK" Black, "PURPLE" Purple, "BLUE" Blue, "RED" Red, "WHITE" White
}
lexicon! { Sector: "A" A, "B" B, "C" C, "D" D, "E" E, "F" F }
lexicon! { Space: "A1" A1, "A2" A2, "B1" B1, "B2" B2, "B3" B3, "C1" C1, "C2" C2 }
lexicon! { Prize: "T" Time, "C" Crystals, "K" Points }
lexicon! { RoundPart: "turns" Turns, "preparation" Preparation, "scoring" Scoring, "over" Over }
lexicon! {
    Source:
    "caught" Caught, "submarine" Submarine, "research" Research, "reward" Reward
}
lexicon! { struct Pool of Setup { time, crystals, octopods } }

/// `P0`: a seat that takes part. `N1` and `N2` are the colours of the seats that take none, in their order.
impl Words<Setup> for Seat {
    fn write(&self, line: &mut Writer<'_>) {
        line.word(match self.index().checked_sub(line.setup.players.get()) {
            None => format!("P{}", self.index()),
            Some(neutral) => format!("N{}", neutral + 1),
        });
    }
    fn read(line: &mut Reader<'_>) -> Read<Self> {
        let all = (0..MAX_SEATS).map(Self::wrapping);
        line.one(all, "a seat such as P0, or a neutral colour such as N1")
    }
}

/// `start`, a space such as `B2`, or `passed`.
impl Words<Setup> for Engineer {
    fn write(&self, line: &mut Writer<'_>) {
        match self {
            Self::Start => line.word("start"),
            Self::On(space) => space.write(line),
            Self::Passed => line.word("passed"),
        }
    }
    fn read(line: &mut Reader<'_>) -> Read<Self> {
        let all = [Self::Start, Self::Passed].into_iter().chain(Space::ALL.map(Self::On));
        line.one(all, "start, a space such as B2, or passed")
    }
}

/// `HQ-RED-K`, `OCT-T`, `OPP`, `INT-BLUE`, `NOW-GREEN` and the like.
impl Words<Setup> for Card {
    fn write(&self, line: &mut Writer<'_>) {
        let colour = |symbol: Symbol| words::text(line.setup, &symbol);
        let prize = |prize: Prize| words::text(line.setup, &prize);
        let name = match *self {
            Self::Hq(symbol, reward) => format!("HQ-{}-{}", colour(symbol), prize(reward)),
            Self::Octopods(reward) => format!("OCT-{}", prize(reward)),
            Self::Opposite => "OPP".to_owned(),
            Self::Evict => "EVICT".to_owned(),
            Self::Lock => "LOCK".to_owned(),
            Self::Submarine => "SUB".to_owned(),
            Self::Sidestep => "SIDESTEP".to_owned(),
            Self::Interim(symbol) => format!("INT-{}", colour(symbol)),
            Self::Now(symbol) => format!("NOW-{}", colour(symbol)),
        };
        line.word(name);
    }
    fn read(line: &mut Reader<'_>) -> Read<Self> {
        line.one(Self::all(), "a card such as HQ-RED-K, OPP or INT-BLUE")
    }
}

/// A card that a player has: `SUB`, or `SIDESTEP:used`.
impl Words<Setup> for OwnCard {
    fn write(&self, line: &mut Writer<'_>) {
        let used = if self.used { ":used" } else { "" };
        line.word(format!("{}{used}", words::text(line.setup, &self.card)));
    }
    fn read(line: &mut Reader<'_>) -> Read<Self> {
        let both = |card| [false, true].map(|used| Self { card, used });
        line.one(Card::all().flat_map(both), "a card such as SUB or SIDESTEP:used")
    }
}

/// The print of an expansion: its letters, then research, crystals, octopods and time that it adds: `A:r1`, `AB:t2`,
/// `-:r1c1`. Of kinds that show the same the second is `A:r1/2`, and so on.
impl Words<Setup> for Expansion {
    fn write(&self, line: &mut Writer<'_>) {
        let kinds = &line.setup.components.expansions;
        let Some(shown) = kinds.get(usize::from(self.0)) else {
            return line.word("?");
        };
        let same = |kind: &&ExpansionData| ExpansionData { count: 0, ..**kind } == ExpansionData { count: 0, ..*shown };
        let earlier = kinds.iter().take(self.0.into()).filter(same).count();
        let number = if earlier > 0 {
            format!("/{}", earlier + 1)
        } else {
            String::new()
        };
        line.word(format!("{}{number}", print(shown)));
    }
    fn read(line: &mut Reader<'_>) -> Read<Self> {
        let kinds = line.setup.components.expansions.len().min(usize::from(u8::MAX) + 1);
        line.one(
            (0..kinds).map(|kind| Self(kind as u8)),
            "an expansion such as A:r1 or -:r1c1",
        )
    }
}

fn print(kind: &ExpansionData) -> String {
    let letters: String = kind.letters.into_iter().flatten().map(<&str>::from).collect();
    let mut text = if letters.is_empty() {
        "-:".to_owned()
    } else {
        letters + ":"
    };
    let adds = [
        ('r', kind.research),
        ('c', kind.crystals),
        ('o', kind.octopods),
        ('t', kind.time),
    ];
    for (mark, amount) in adds.into_iter().filter(|&(_, amount)| amount > 0) {
        text += &format!("{mark}{amount}");
    }
    text
}

/// The cause for which time, crystals or bots came or went: `return`, `third`, `free`, `way`, `slot`, `line`,
/// `submarines`, the symbol of an action, or a card.
impl Words<Setup> for Cause {
    fn write(&self, line: &mut Writer<'_>) {
        match self {
            Self::Return => line.word("return"),
            Self::Third => line.word("third"),
            Self::FreeProgram => line.word("free"),
            Self::Way => line.word("way"),
            Self::Slot => line.word("slot"),
            Self::Action(symbol) => symbol.write(line),
            Self::Card(card) => card.write(line),
            Self::Line => line.word("line"),
            Self::Submarines => line.word("submarines"),
        }
    }
    fn read(line: &mut Reader<'_>) -> Read<Self> {
        let named = [
            Self::Return,
            Self::Third,
            Self::FreeProgram,
            Self::Way,
            Self::Slot,
            Self::Line,
            Self::Submarines,
        ];
        let all = named
            .into_iter()
            .chain(Symbol::ALL.map(Self::Action))
            .chain(Card::all().map(Self::Card));
        line.one(all, "a symbol, a card, or a cause such as way or slot")
    }
}

/// An `Interim` card by the symbol it shows.
struct Shown;

impl Form<Setup, Card> for Shown {
    fn write(&self, card: Card, line: &mut Writer<'_>) {
        match card {
            Card::Interim(symbol) => symbol.write(line),
            card => card.write(line),
        }
    }
    fn read(&self, line: &mut Reader<'_>) -> Read<Card> {
        line.read().map(Card::Interim)
    }
}

/// Values in a row, up to the first word that is none of them; `-` for an empty row.
pub(super) fn row<'a, T>(line: &mut Reader<'a>, read: impl Fn(&mut Reader<'a>) -> Read<T>) -> Read<Vec<T>> {
    if line.take("-") {
        return Ok(Vec::new());
    }
    let mut row = vec![read(line)?];
    while let Some(next) = line.attempt(&read) {
        row.push(next);
    }
    Ok(row)
}
