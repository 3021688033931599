//! A position from text.

use super::super::deal::{empty_board, in_order};
use super::super::{Amount, Board, Place, Prompt, SHIPS, Setup, State, Tech, check};
use super::fields::{FLAGS, HIDDEN, PLANET, PLAYER, TURN};
use super::fleet::Fleets;
use super::words::{Read, Reader, pips};
use crate::rules::{
    GameRng, Seat, Seed,
    words::{Told, take, text as say},
};

/// Most dice that a line `dice` can foretell: the search for them takes six times as long for each further one.
const FORETOLD: usize = 7;
/// Turns that every seat has had before a position that does not say its number.
const TURNS_BEFORE: u16 = 2;

/// The position as the lines read so far tell it.
pub(super) struct Draft {
    state: State,
    fleets: Fleets,
    /// The values that the next dice show. A generator for them is sought last, as that takes long.
    dice: Option<Vec<u8>>,
    told: Told,
}

impl Draft {
    pub(super) fn new(setup: &Setup) -> Self {
        let mut board = empty_board(setup, Seat::wrapping(0));
        board.prompt = Some(Prompt::Main);
        for player in &mut board.players.0 {
            player.goods = Amount::NONE;
            player.ships = [Place::Stock; SHIPS];
        }
        Self {
            state: State::with_deck(board, &[], GameRng::new(Seed::from_number(1))),
            fleets: Fleets::default(),
            dice: None,
            told: Told::default(),
        }
    }

    pub(super) fn line(&mut self, line: &mut Reader<'_>) -> Read {
        let first = line.peek().unwrap_or_default();
        if is_seat(first) {
            let owner = line.read()?;
            return self.player(owner, line);
        }
        let Self { state, dice, told, .. } = self;
        let board = &mut state.board;
        if take(TURN, board, line, told, "")?
            || take(PLANET, board, line, told, "")?
            || take(HIDDEN, state, line, told, "")?
        {
            return Ok(());
        }
        told.once(line, first.to_owned())?;
        line.next();
        match first {
            "flags" => {
                while !line.done() {
                    if !take(FLAGS, &mut state.board.flags, line, told, "flags ")? {
                        line.next();
                        return Err(line.wrong("credit, cycles, hub-docked, used or another flag"));
                    }
                }
            }
            // Of several lines about the generator the last one counts.
            "seed" => {
                state.rng = GameRng::new(Seed::from_number(line.number("the number of a seed")?));
                *dice = None;
            }
            "rng" => {
                let text = line.next().unwrap_or_default();
                state.rng = text.parse().map_err(|error: String| line.error(error))?;
                *dice = None;
            }
            "dice" => {
                let foretold = dice.insert(line.list(pips)?);
                if foretold.len() > FORETOLD {
                    return Err(line.error(format!("at most {FORETOLD} dice can be foretold")));
                }
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
        let board = &mut self.state.board;
        let prefix = format!("{} ", say(line.setup, &owner));
        while !line.done() {
            if take(PLAYER, &mut board.players[owner], line, &mut self.told, &prefix)? {
                continue;
            }
            let key = line.next().unwrap_or_default();
            if matches!(key, "fleet" | "ships") {
                self.told.once(line, format!("{prefix}{key}"))?;
            }
            self.fleets.clause(board, owner, key, line)?;
        }
        Ok(())
    }

    /// The position, or the law that the lines break together.
    pub(super) fn finish(self, setup: &Setup) -> Result<State, String> {
        let Self {
            mut state,
            fleets,
            dice,
            told,
        } = self;
        let board = &mut state.board;
        if !told.has("turn") {
            let players = setup.players.get();
            let offset = (players + board.active.index() - board.first.index()) % players;
            board.turn = TURNS_BEFORE * players as u16 + offset as u16 + 1;
        }
        if told.has("over") {
            board.prompt = None;
        }
        fleets.finish(setup, board, &told)?;
        supplies(setup, board, &told)?;
        deal(setup, &mut state, &told)?;
        for owner in setup.players.seats() {
            state.board.players[owner].points = state.board.points(setup, owner);
        }
        check::state(setup, &state)?;
        if let Some(dice) = dice {
            state.rng = showing(&dice).ok_or("no seed shows these dice")?;
        }
        Ok(state)
    }
}

/// A supply that is not told is what is left of the seat's colonies.
fn supplies(setup: &Setup, board: &mut Board, told: &Told) -> Result<(), String> {
    for owner in setup.players.seats() {
        let placed: u16 = board.colonies.iter().map(|there| u16::from(there[owner])).sum();
        let player = &mut board.players[owner];
        let name = say(setup, &owner);
        if told.has(&format!("{name} supply")) {
            continue;
        }
        let left = u16::from(setup.colonies).checked_sub(placed + u16::from(player.hub > 0));
        player.supply = left
            .and_then(|left| left.try_into().ok())
            .ok_or_else(|| format!("{name} has only {} colonies", setup.colonies))?;
    }
    Ok(())
}

/// Deals what no line tells, in the order of types.
fn deal(setup: &Setup, state: &mut State, told: &Told) -> Result<(), String> {
    let mut left = setup.components.tech.map(|tech| tech.copies);
    for card in all_cards(state) {
        let count = &mut left[card.index()];
        *count = count
            .checked_sub(1)
            .ok_or_else(|| format!("there are more {} than in the box", say(setup, &card)))?;
    }
    let mut rest = in_order(left).into_iter();
    if !told.has("display") {
        state.board.display = std::array::from_fn(|_| rest.next());
    }
    if !told.has("deck") {
        let deck: Vec<Tech> = rest.rev().collect();
        *state = State::with_deck(state.board, &deck, state.rng.clone());
    } else if let Some(lost) = rest.next() {
        let (lost, more) = (say(setup, &lost), rest.len());
        return Err(format!("{lost} and {more} more cards are nowhere"));
    }
    Ok(())
}

/// All cards that are somewhere: in hands, on display, in the deck, on the pile.
pub(super) fn all_cards(state: &State) -> impl Iterator<Item = Tech> {
    let State { board, deck, .. } = state;
    let held = board.players.0.iter().flat_map(|player| player.cards.iter());
    let hidden = deck.iter().copied().take(board.deck_left.into());
    held.chain(board.display.into_iter().flatten())
        .chain(hidden)
        .chain(in_order(board.discard))
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
