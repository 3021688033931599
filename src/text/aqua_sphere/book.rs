//! The rules of AquaSphere, page by page.

use super::{
    card, card_rule, job,
    names::time,
    points, red_lines,
    rules::{doubted_part, symbol_rule_at},
};
use crate::{
    games::aqua_sphere::{Card, Cause, Components, Event, Sector, Setup, Source, State, Symbol},
    rules::words,
    text::{
        Value,
        book::{Chapter, Doubt, Paragraph, Taught, Told, chapter, tell, texts},
        capitalised, listed, name, say, t,
    },
};
use Paragraph::{Heading, Point, Text, Unsure};

/// The subject of a page of the rules of AquaSphere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeaTopic {
    /// The aim and the turn.
    Turn,
    /// What else matters, and the end.
    Rest,
    /// A part of a round or of the game.
    Part(SeaPart),
    /// The action of a symbol.
    Action(Symbol),
    /// The headquarters.
    Headquarters,
    /// A Sector.
    Sector(Sector),
    /// Control fields and charging stations.
    Control,
    /// Locks.
    Lock,
    /// The centre tile.
    Centre,
    /// Bots.
    Bots,
    /// The lab of a player.
    Lab,
    /// The track and its red lines.
    Track,
    /// What nobody has.
    Supply,
    /// Research cards of a kind.
    Cards(CardKind),
}

/// A part of a round or of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeaPart {
    /// An engineer programs a bot.
    Program,
    /// A scientist deploys one.
    Act,
    /// Somebody passes.
    Pass,
    /// The scoring after each round.
    Scoring,
    /// What comes after it.
    Refill,
    /// The end of the game, and who wins.
    End,
}

/// A kind of research card, whatever symbol or reward it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardKind {
    /// Rewards at the headquarters.
    Shift,
    /// Rewards for a catch.
    Catch,
    /// The way to the opposite Sector.
    Opposite,
    /// Points for bots that are sent home.
    Evict,
    /// Locks without a price.
    Lock,
    /// Cheaper submarines.
    Submarine,
    /// A step sideways.
    Sidestep,
    /// A bot before a scoring.
    Interim,
    /// A bot at once.
    Now,
}

impl CardKind {
    /// All kinds.
    pub const ALL: [Self; 9] = [
        Self::Shift,
        Self::Catch,
        Self::Opposite,
        Self::Evict,
        Self::Lock,
        Self::Submarine,
        Self::Sidestep,
        Self::Interim,
        Self::Now,
    ];
    /// The kind of a card.
    #[must_use]
    pub const fn of(card: Card) -> Self {
        match card {
            Card::Hq(..) => Self::Shift,
            Card::Octopods(_) => Self::Catch,
            Card::Opposite => Self::Opposite,
            Card::Evict => Self::Evict,
            Card::Lock => Self::Lock,
            Card::Submarine => Self::Submarine,
            Card::Sidestep => Self::Sidestep,
            Card::Interim(_) => Self::Interim,
            Card::Now(_) => Self::Now,
        }
    }
}

const TURN: [Told; 11] = [
    (Heading, "book-aim"),
    (Text, "aq-book-aim"),
    (Heading, "book-turn"),
    (Text, "aq-book-turn"),
    (Point, "aq-book-program"),
    (Point, "aq-book-act"),
    (Point, "aq-book-pass"),
    (Heading, "aq-book-bots-title"),
    (Text, "aq-book-bots"),
    (Heading, "aq-book-actions-title"),
    (Text, "aq-book-actions"),
];
const REST: [Told; 15] = [
    (Heading, "aq-book-control-title"),
    (Text, "aq-book-control"),
    (Heading, "aq-book-round"),
    (Text, "aq-book-prepare"),
    (Point, "aq-book-score-control"),
    (Point, "aq-book-score-bots"),
    (Point, "aq-book-score-crystals"),
    (Point, "aq-book-score-octopods"),
    (Text, "aq-book-refill"),
    (Heading, "aq-step-lines"),
    (Text, "aq-book-lines"),
    (Heading, "book-end"),
    (Text, "aq-book-end"),
    (Text, "aq-book-win"),
    (Unsure, "aq-book-unsure"),
];
const SCORING: [Told; 6] = [
    (Text, "aq-book-prepare"),
    (Point, "aq-book-score-control"),
    (Point, "aq-book-score-bots"),
    (Point, "aq-book-score-crystals"),
    (Point, "aq-book-score-octopods"),
    (Text, "aq-book-lines"),
];

impl Taught for State {
    type Topic = SeaTopic;

    fn chapters() -> Vec<Chapter<SeaTopic>> {
        use SeaPart::{Act, End, Pass, Program, Refill, Scoring};
        use SeaTopic::{Bots, Centre, Control, Headquarters, Lab, Lock, Part, Rest, Supply, Track, Turn};
        let places = [Headquarters].into_iter().chain(Sector::ALL.map(SeaTopic::Sector));
        vec![
            chapter("book-game", [Turn, Rest]),
            chapter("aq-book-rounds", [Program, Act, Pass, Scoring, Refill, End].map(Part)),
            chapter("aq-book-actions-title", Symbol::ALL.map(SeaTopic::Action)),
            chapter(
                "aq-book-places",
                places.chain([Control, Lock, Centre, Bots, Lab, Track, Supply]),
            ),
            chapter("aq-book-cards", CardKind::ALL.map(SeaTopic::Cards)),
        ]
    }

    fn title(topic: SeaTopic) -> String {
        let id = match topic {
            SeaTopic::Action(symbol) => return capitalised(&job(symbol)),
            SeaTopic::Sector(sector) => return name(&sector),
            SeaTopic::Cards(kind) => return title_of(kind),
            SeaTopic::Turn => "book-one",
            SeaTopic::Rest => "book-two",
            SeaTopic::Part(SeaPart::Program) => "aq-part-program",
            SeaTopic::Part(SeaPart::Act) => "aq-part-act",
            SeaTopic::Part(SeaPart::Pass) => "aq-part-pass",
            SeaTopic::Part(SeaPart::Scoring) => "aq-part-scoring",
            SeaTopic::Part(SeaPart::Refill) => "aq-book-refill-title",
            SeaTopic::Part(SeaPart::End) => "book-end",
            SeaTopic::Headquarters => "aq-section-headquarters",
            SeaTopic::Control => "aq-book-control-title",
            SeaTopic::Lock => "aq-book-lock-title",
            SeaTopic::Centre => "aq-spot-hub",
            SeaTopic::Bots => "aq-book-bots-title",
            SeaTopic::Lab => "aq-step-lab",
            SeaTopic::Track => "aq-book-track-title",
            SeaTopic::Supply => "aq-supply",
        };
        capitalised(&t(id))
    }

    fn text(setup: &Setup, topic: SeaTopic) -> Vec<Paragraph> {
        let components = &setup.components;
        let numbers = numbers(setup);
        let told = |ids: &[&str]| texts(ids, &numbers);
        match topic {
            SeaTopic::Turn => tell(&TURN, &numbers),
            SeaTopic::Rest => tell(&REST, &numbers),
            SeaTopic::Part(SeaPart::Program) => told(&["aq-book-program", "aq-book-bots"]),
            SeaTopic::Part(SeaPart::Act) => told(&["aq-book-act", "aq-book-control"]),
            SeaTopic::Part(SeaPart::Pass) => told(&["aq-book-pass"]),
            SeaTopic::Part(SeaPart::Scoring) => tell(&SCORING, &numbers),
            SeaTopic::Part(SeaPart::Refill) => told(&["aq-book-refill"]),
            SeaTopic::Part(SeaPart::End) => told(&["aq-book-end", "aq-book-win", "book-options"]),
            SeaTopic::Action(symbol) => {
                let rule = Text(symbol_rule_at(setup, t("aq-book-bulb"), symbol));
                [vec![rule], told(beside(symbol))].concat()
            }
            SeaTopic::Headquarters => told(&["aq-book-program", "aq-book-hq", "aq-book-pass"]),
            SeaTopic::Sector(sector) => sector_page(components, sector, told(&["aq-book-sector"])),
            SeaTopic::Control => told(&["aq-book-control", "aq-book-charging"]),
            SeaTopic::Lock => told(&["aq-book-lock", "aq-book-act"]),
            SeaTopic::Centre => told(&["aq-book-centre", "aq-book-refill"]),
            SeaTopic::Bots => told(&["aq-book-bots", "aq-book-score-bots"]),
            SeaTopic::Lab => told(&["aq-book-lab"]),
            SeaTopic::Track => [told(&["aq-book-lines"]), vec![Text(red_lines(components))]].concat(),
            SeaTopic::Supply => told(&["aq-book-supply"]),
            SeaTopic::Cards(kind) => cards(components, kind, told(&["aq-book-card"])),
        }
    }

    fn subject(_setup: &Setup, event: &Event) -> SeaTopic {
        use SeaPart::{Act, End, Pass, Program, Refill, Scoring};
        match *event {
            Event::TurnStarted { .. } | Event::TurnEnded { .. } => SeaTopic::Turn,
            Event::EngineerMoved { .. } | Event::TilesLaid { .. } => SeaTopic::Headquarters,
            Event::BotProgrammed { .. } => SeaTopic::Part(Program),
            Event::BotReturned { why, .. }
            | Event::TimeGained { why, .. }
            | Event::TimePaid { why, .. }
            | Event::CrystalsGained { why, .. } => because(why),
            Event::CrystalPaid { .. } | Event::LineCrossed { .. } | Event::StoppedAtLine { .. } => SeaTopic::Track,
            Event::ScientistMoved { .. } => SeaTopic::Part(Act),
            Event::BotDeployed { .. } | Event::BotDisplaced { .. } | Event::StationOverloaded { .. } => {
                SeaTopic::Control
            }
            Event::ActionWithoutEffect { symbol, .. } | Event::ActionSkipped { symbol, .. } => SeaTopic::Action(symbol),
            Event::ExpansionTaken { .. } => SeaTopic::Action(Symbol::Green),
            Event::LetterBotPlaced { .. } | Event::LetterDeclined { .. } => SeaTopic::Lab,
            Event::OctopodsCaught { .. } => SeaTopic::Action(Symbol::Purple),
            Event::SubmarinePlaced { .. } => SeaTopic::Action(Symbol::Blue),
            Event::CardTaken { card, .. } | Event::CardRewarded { card, .. } | Event::CardDeclined { card, .. } => {
                SeaTopic::Cards(CardKind::of(card))
            }
            Event::PointsGained { source, .. } => SeaTopic::Action(match source {
                Source::Caught => Symbol::Purple,
                Source::Submarine => Symbol::Blue,
                Source::Research | Source::Reward => Symbol::Red,
            }),
            Event::Passed { .. } | Event::TurnOrderSet { .. } => SeaTopic::Part(Pass),
            Event::PreparationDone { .. } | Event::RoundScored { .. } | Event::PointsLost { .. } => {
                SeaTopic::Part(Scoring)
            }
            Event::Refilled { .. }
            | Event::SubmarineDrifted { .. }
            | Event::RoundStarted { .. }
            | Event::Committed { .. } => SeaTopic::Part(Refill),
            Event::FinalScored { .. } | Event::GameOver { .. } => SeaTopic::Part(End),
        }
    }

    fn unconfirmed(setup: &Setup) -> &[String] {
        &setup.components.marks.provisional
    }

    fn doubted(_setup: &Setup, field: &str) -> Doubt<SeaTopic> {
        let mut parts = field.split('.');
        let (part, of) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
        let sector = words::parse::<(), Sector>(&(), of).ok();
        let mut topics = match part {
            "sector" => sector
                .map(SeaTopic::Sector)
                .into_iter()
                .chain([SeaTopic::Lock])
                .collect(),
            "slots" => vec![SeaTopic::Action(Symbol::Blue)],
            "program_card" | "hq" => vec![SeaTopic::Headquarters],
            "centre" => vec![SeaTopic::Centre],
            "expansion" | "lab" => vec![SeaTopic::Lab],
            "research" => CardKind::ALL.map(SeaTopic::Cards).to_vec(),
            "score" => vec![SeaTopic::Track, SeaTopic::Part(SeaPart::Scoring)],
            _ => Vec::new(),
        };
        // One page has all of them.
        topics.push(SeaTopic::Supply);
        Doubt {
            topics,
            words: doubted_part(part),
        }
    }
}

/// The subject of what came for a reason.
const fn because(why: Cause) -> SeaTopic {
    match why {
        Cause::Return | Cause::Third => SeaTopic::Bots,
        Cause::FreeProgram => SeaTopic::Part(SeaPart::Program),
        Cause::Way => SeaTopic::Part(SeaPart::Act),
        Cause::Slot => SeaTopic::Action(Symbol::Blue),
        Cause::Action(symbol) => SeaTopic::Action(symbol),
        Cause::Card(card) => SeaTopic::Cards(CardKind::of(card)),
        Cause::Line => SeaTopic::Track,
        Cause::Submarines => SeaTopic::Part(SeaPart::Scoring),
    }
}

/// What more there is to say of an action.
const fn beside(symbol: Symbol) -> &'static [&'static str] {
    match symbol {
        Symbol::Green => &["aq-book-lab"],
        Symbol::Yellow => &["aq-book-time"],
        Symbol::Black => &["aq-book-score-crystals", "aq-book-lines"],
        Symbol::Purple => &["aq-book-catch", "aq-book-score-octopods"],
        Symbol::Blue => &["aq-book-slots", "aq-book-score-bots"],
        Symbol::Red => &["aq-book-card"],
        Symbol::White => &["aq-book-bots"],
    }
}

fn title_of(kind: CardKind) -> String {
    match kind {
        CardKind::Shift => t("aq-book-shift"),
        CardKind::Catch => t("aq-book-good-catch"),
        CardKind::Interim => t("aq-book-night"),
        CardKind::Now => t("aq-book-start"),
        CardKind::Opposite => card(Card::Opposite),
        CardKind::Evict => card(Card::Evict),
        CardKind::Lock => card(Card::Lock),
        CardKind::Submarine => card(Card::Submarine),
        CardKind::Sidestep => card(Card::Sidestep),
    }
}

/// A Sector with what is printed on it.
fn sector_page(components: &Components, sector: Sector, mut page: Vec<Paragraph>) -> Vec<Paragraph> {
    let data = components.sector(sector);
    let (lock, symbol) = (data.lock, data.white);
    page.push(Point(say!(&(), "aq-book-sector-lock", n = lock, price = time(lock))));
    page.push(Point(say!(&(), "aq-book-sector-white", symbol)));
    page
}

/// All cards of a kind, each with its effect, before what holds for all cards.
fn cards(components: &Components, kind: CardKind, rest: Vec<Paragraph>) -> Vec<Paragraph> {
    let of_kind: Vec<Card> = Card::all().filter(|&card| CardKind::of(card) == kind).collect();
    let rule = |&card: &Card| match of_kind.len() {
        1 => Text(card_rule(components, card)),
        _ => Point(say!(&(), "aq-card-rule", card, rule = card_rule(components, card))),
    };
    of_kind.iter().map(rule).chain(rest).collect()
}

/// The numbers of the box that texts may need.
fn numbers(setup: &Setup) -> Vec<(&'static str, Value<'static>)> {
    let components = &setup.components;
    let (box_numbers, score) = (&components.numbers, &components.score);
    let row = score.tri.iter().skip(1).map(u8::to_string);
    vec![
        ("price", time(box_numbers.free_program).into()),
        ("returned", time(box_numbers.returned_bot).into()),
        ("majority", points(box_numbers.majority.into()).into()),
        ("tied", box_numbers.majority_tied.into()),
        ("each", time(box_numbers.submarine_time).into()),
        ("row", listed(row).into()),
        ("submarines", points(box_numbers.all_submarines.into()).into()),
        ("complete", points(box_numbers.complete_lab.into()).into()),
        ("left", points(box_numbers.time_left.into()).into()),
        ("limit", box_numbers.limit(setup.players).into()),
    ]
}
