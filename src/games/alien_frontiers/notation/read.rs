//! A position from text.

use super::super::check;
use super::super::deal::empty_table;
use super::super::{Amount, CARDS, DISPLAY, Field, Prompt, Setup, State, Table, Tech, Territory};
use super::fleet::Fleets;
use super::words::{Read, Reader, pips};
use crate::rules::{
    GameRng, PerSeat, Seat, Seed,
    words::{self, Told, parse, text as say},
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
    turn: Option<u16>,
    supply: PerSeat<Option<u8>>,
    /// Set by `over`: nothing is asked.
    over: bool,
    display: Option<[Option<Tech>; DISPLAY]>,
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
            turn: None,
            supply: PerSeat::default(),
            over: false,
            display: None,
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
        let words = if matches!(first, "colonies" | "field") { 2 } else { 1 };
        self.told.once(line, line.ahead(words))?;
        let table = &mut self.table;
        match line.next().unwrap_or_default() {
            "turn" => self.turn = Some(line.number("a turn number")?),
            "active" => table.active = line.read()?,
            "first" => table.first = line.read()?,
            "asked" => table.prompt = Some(line.read()?),
            "ending" => table.ending = Some(line.read()?),
            "over" => {
                table.ending = Some(line.read()?);
                self.over = true;
            }
            "relic" => self.fleets.relic(table, line)?,
            "teleported" => table.teleported = Some(line.read()?),
            "colonies" => colonies(table, line)?,
            "field" => {
                let (which, at): (Field, Territory) = line.read()?;
                table.fields[which.index()] = Some(at);
            }
            "flags" => flags(table, line)?,
            _ => self.cards(first, line)?,
        }
        Ok(())
    }

    /// Cards that nobody holds, and randomness.
    fn cards(&mut self, key: &str, line: &mut Reader<'_>) -> Read {
        match key {
            "display" => {
                let mut display = [None; DISPLAY];
                for place in &mut display {
                    *place = if line.done() { None } else { line.read()? };
                }
                self.display = Some(display);
            }
            "discard" => {
                for thrown in line.read::<Vec<Tech>>()? {
                    let count = &mut self.table.discard[thrown.index()];
                    *count = count.saturating_add(1);
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

    /// Reads the possessions of a seat, any number of them on one line.
    fn player(&mut self, owner: Seat, line: &mut Reader<'_>) -> Read {
        if line.done() {
            line.next();
            return Err(line.wrong("what the seat has, such as fuel 2"));
        }
        while !line.done() {
            let key = line.peek().unwrap_or_default();
            if !matches!(key, "cards" | "hand" | "dock") {
                self.told.once(line, format!("{} {key}", say(line.setup, &owner)))?;
            }
            let player = &mut self.table.players[owner];
            match line.next().unwrap_or_default() {
                "fuel" => player.goods.fuel = line.number("units of fuel")?,
                "ore" => player.goods.ore = line.number("units of ore")?,
                "hub" => player.hub = line.number("the circle of the colony on the track, 0 without one")?,
                "supply" => self.supply[owner] = Some(line.number("colonies in the supply")?),
                "cards" if line.take("-") => {}
                "cards" => {
                    while is_card(line) {
                        let held = line.read()?;
                        if player.cards.contains(held) {
                            return Err(line.wrong("a card that the seat does not hold yet"));
                        }
                        player.cards.insert(held);
                    }
                }
                key => self.fleets.clause(owner, key, line)?,
            }
        }
        Ok(())
    }

    /// The position, or the law that the lines break together.
    fn finish(mut self, setup: &Setup) -> Result<State, String> {
        let offset = (setup.players.get() + self.table.active.index() - self.table.first.index()) % setup.players.get();
        let usual = TURNS_BEFORE * setup.players.get() as u16 + offset as u16 + 1;
        self.table.turn = self.turn.unwrap_or(usual);
        if self.over {
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
            let out = placed + u16::from(player.hub > 0);
            let left = u16::from(setup.colonies).checked_sub(out);
            player.supply = match (self.supply[owner], left.and_then(|left| left.try_into().ok())) {
                (Some(told), _) => told,
                (None, Some(left)) => left,
                (None, None) => {
                    let name = say(setup, &owner);
                    return Err(format!("{name} has only {} colonies", setup.colonies));
                }
            };
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
        let told = self
            .display
            .into_iter()
            .flatten()
            .flatten()
            .chain(self.deck.iter().flatten().copied());
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
        self.table.display = self.display.unwrap_or_else(|| std::array::from_fn(|_| rest.next()));
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

fn is_card(line: &Reader<'_>) -> bool {
    line.peek()
        .is_some_and(|word| parse::<_, Tech>(line.setup, word).is_ok())
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

fn colonies(table: &mut Table, line: &mut Reader<'_>) -> Read {
    let at: Territory = line.read()?;
    for (owner, count) in line.list(colony_count)? {
        let there = &mut table.colonies[at.index()][owner];
        if *there > 0 {
            return Err(line.error(format!("the colonies of {} are told twice", say(line.setup, &owner))));
        }
        *there = count;
    }
    Ok(())
}

/// `A2`
pub(super) fn colony_count(line: &mut Reader<'_>) -> Read<(Seat, u8)> {
    let setup = line.setup;
    let found = line.next().and_then(|word| {
        let (owner, count) = word.split_at_checked(1)?;
        let owner = parse(setup, owner).ok()?;
        Some((owner, count.parse().ok()?))
    });
    found.ok_or_else(|| line.wrong("a seat and its colonies, such as A2"))
}

fn flags(table: &mut Table, line: &mut Reader<'_>) -> Read {
    let flags = &mut table.flags;
    while !line.done() {
        match line.next().unwrap_or_default() {
            "credit" => flags.credit = line.number("Artifact credit")?,
            "cycles" => flags.cycles = line.number("a number of cycles")?,
            "hub-docked" => flags.hub_docked = line.number("ships docked at the hub")?,
            "discard-used" => flags.discard_used = true,
            "asimov-used" => flags.asimov_used = true,
            "hub-excess" => flags.hub_excess = true,
            "mine-docked" => flags.mine_docked = true,
            "relic-bought" => flags.relic_bought = true,
            "borrowed" => flags.borrowed = Some(line.read()?),
            "used" => loop {
                let used = line.read()?;
                if flags.used.contains(used) {
                    return Err(line.wrong("each card once"));
                }
                flags.used.insert(used);
                if !is_card(line) {
                    break;
                }
            },
            _ => return Err(line.wrong("credit, cycles, hub-docked, used or another flag")),
        }
    }
    Ok(())
}
