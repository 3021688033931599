//! A position from text.

use super::super::check;
use super::super::deal::empty_table;
use super::super::{Amount, CARDS, Prompt, Setup, State, Table, Tech};
use super::fields::{FLAGS, PLANET, PLAYER, TURN};
use super::fleet::Fleets;
use super::words::{Read, Reader, pips};
use crate::rules::{
    GameRng, Seat, Seed,
    words::{self, Told, take, text as say},
};

/// Most dice that a line `dice` can foretell: the search for them takes six times as long for each further one.
const FORETOLD: usize = 7;
/// Turns that every seat has had before a position that does not say its number.
const TURNS_BEFORE: u16 = 2;

pub(super) fn position(setup: &Setup, text: &str) -> Read<State> {
    words::position(
        setup,
        text,
        || Draft::new(setup),
        Draft::line,
        |draft| draft.finish(setup),
    )
}

/// The position as the lines read so far tell it.
struct Draft {
    table: Table,
    fleets: Fleets,
    /// The next one first.
    deck: Option<Vec<Tech>>,
    rng: GameRng,
    told: Told,
}

impl Draft {
    fn new(setup: &Setup) -> Self {
        let mut table = empty_table(setup, Seat::wrapping(0));
        table.prompt = Some(Prompt::Main);
        table
            .players
            .0
            .iter_mut()
            .for_each(|player| player.goods = Amount::NONE);
        Self {
            table,
            fleets: Fleets::default(),
            deck: None,
            rng: GameRng::new(Seed::from_number(1)),
            told: Told::default(),
        }
    }

    fn line(&mut self, line: &mut Reader<'_>) -> Read {
        let first = line.peek().unwrap_or_default();
        if is_seat(first) {
            let owner = line.read()?;
            return self.player(owner, line);
        }
        let Self { table, told, .. } = self;
        if take(TURN, table, line, told, "")? || take(PLANET, table, line, told, "")? {
            return Ok(());
        }
        self.told.once(line, first.to_owned())?;
        line.next();
        match first {
            "relic" => self.fleets.relic(&mut self.table, line)?,
            "flags" => {
                while !line.done() {
                    if !take(FLAGS, &mut self.table.flags, line, &mut self.told, "flags ")? {
                        line.next();
                        return Err(line.wrong("credit, cycles, hub-docked, used or another flag"));
                    }
                }
            }
            "deck" => self.deck = Some(line.read()?),
            "seed" => self.rng = GameRng::new(Seed::from_number(line.number("the number of a seed")?)),
            "rng" => {
                let text = line.next().unwrap_or_default();
                self.rng = text.parse().map_err(|error: String| line.error(error))?;
            }
            "dice" => {
                let dice = line.list(pips)?;
                if dice.len() > FORETOLD {
                    return Err(line.error(format!("at most {FORETOLD} dice can be foretold")));
                }
                self.rng = showing(&dice).ok_or_else(|| line.error("no seed shows these dice"))?;
            }
            _ => return Err(line.wrong("a line such as A, colonies or asked")),
        }
        Ok(())
    }

    /// Reads the clauses of a seat: any number on one line.
    fn player(&mut self, owner: Seat, line: &mut Reader<'_>) -> Read {
        if line.done() {
            line.next();
            return Err(line.wrong("what the seat has, such as fuel 2"));
        }
        let prefix = format!("{} ", say(line.setup, &owner));
        while !line.done() {
            if take(PLAYER, &mut self.table.players[owner], line, &mut self.told, &prefix)? {
                continue;
            }
            let key = line.next().unwrap_or_default();
            if matches!(key, "fleet" | "ships") {
                self.told.once(line, format!("{prefix}{key}"))?;
            }
            self.fleets.clause(owner, key, line)?;
        }
        Ok(())
    }

    /// The position, or the law that the lines break together.
    fn finish(mut self, setup: &Setup) -> Result<State, String> {
        let offset = (setup.players.get() + self.table.active.index() - self.table.first.index()) % setup.players.get();
        let usual = TURNS_BEFORE * setup.players.get() as u16 + offset as u16 + 1;
        if !self.told.has("turn") {
            self.table.turn = usual;
        }
        if self.told.has("over") {
            self.table.prompt = None;
        }
        self.fleets.finish(setup, &mut self.table)?;
        self.supplies(setup)?;
        let deck = self.deal(setup)?;
        let mut table = self.table;
        for owner in setup.players.seats() {
            table.players[owner].points = table.points(setup, owner);
        }
        let state = State::with_deck(table, &deck, self.rng);
        check::state(setup, &state)?;
        Ok(state)
    }

    /// A supply that is not told is what is left of the seat's colonies.
    fn supplies(&mut self, setup: &Setup) -> Result<(), String> {
        for owner in setup.players.seats() {
            let placed: u16 = self.table.colonies.iter().map(|there| u16::from(there[owner])).sum();
            let player = &mut self.table.players[owner];
            let name = say(setup, &owner);
            if self.told.has(&format!("{name} supply")) {
                continue;
            }
            let left = u16::from(setup.colonies).checked_sub(placed + u16::from(player.hub > 0));
            player.supply = left
                .and_then(|left| left.try_into().ok())
                .ok_or_else(|| format!("{name} has only {} colonies", setup.colonies))?;
        }
        Ok(())
    }

    /// Deals what no line tells in the order of types; the deck, the next one last.
    fn deal(&mut self, setup: &Setup) -> Result<Vec<Tech>, String> {
        let mut left = setup.components.tech.map(|tech| tech.copies);
        let held = setup
            .players
            .seats()
            .flat_map(|owner| self.table.players[owner].cards.iter());
        let shown = self.table.display.into_iter().flatten();
        let told = shown.chain(self.deck.iter().flatten().copied());
        let thrown = Tech::ALL
            .into_iter()
            .flat_map(|c| std::iter::repeat_n(c, self.table.discard[c.index()].into()));
        for used in held.chain(told).chain(thrown) {
            let count = &mut left[used.index()];
            *count = count
                .checked_sub(1)
                .ok_or_else(|| format!("there are more {} than in the box", say(setup, &used)))?;
        }
        let mut rest = Tech::ALL
            .into_iter()
            .flat_map(|c| std::iter::repeat_n(c, left[c.index()].into()));
        if !self.told.has("display") {
            self.table.display = std::array::from_fn(|_| rest.next());
        }
        let mut deck: Vec<_> = rest.collect();
        if let Some(told) = self.deck.take() {
            if let Some(&lost) = deck.first() {
                let more = deck.len() - 1;
                return Err(format!("{} and {more} more cards are nowhere", say(setup, &lost)));
            }
            deck = told;
        }
        if deck.len() > CARDS {
            return Err(format!("at most {CARDS} cards fit into the deck"));
        }
        deck.reverse();
        Ok(deck)
    }
}

/// True for the name of any seat, so that one that takes no part is complained about.
pub(super) fn is_seat(word: &str) -> bool {
    matches!(word, "A" | "B" | "C" | "D")
}

/// A generator whose next dice show these values.
fn showing(dice: &[u8]) -> Option<GameRng> {
    // Six to the power of seven is about 280 000: a tenfold that shows none of these is out of question.
    (0..4_000_000)
        .map(|number| GameRng::new(Seed::from_number(number)))
        .find(|rng| {
            let mut rng = rng.clone();
            dice.iter().all(|&value| rng.below(6) + 1 == u32::from(value))
        })
}
