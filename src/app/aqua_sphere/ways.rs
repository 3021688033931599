//! The places that stand for each command.

use super::{
    players::next_line,
    spots::{SeaSpot, line_of},
};
use crate::{
    games::aqua_sphere::{Board, Card, Command, Prompt, Setup, State},
    text::About,
};

/// The ways to give a command by a click. Commands that go on, or do without something, have none.
pub(super) fn ways(about: About<'_, State>, prompt: &Prompt, command: &Command) -> Vec<Vec<SeaSpot>> {
    let (setup, board) = (about.setup, &about.view.board);
    let spots = match *command {
        Command::EngineerMove { space } => vec![SeaSpot::Space(space)],
        Command::FreeProgram { symbol } | Command::Deploy { symbol } => vec![SeaSpot::Hexagon(symbol)],
        Command::ReturnBot { symbol } => match prompt {
            // A click on the hexagon deploys its bot.
            Prompt::ChooseMain => vec![SeaSpot::Return(symbol)],
            _ => vec![SeaSpot::Hexagon(symbol)],
        },
        Command::Pass => vec![SeaSpot::Pass(board.passed.len())],
        Command::MoveTo { sector } => vec![SeaSpot::Sector(sector)],
        Command::Perform => match *prompt {
            Prompt::ChooseAction { symbol } => vec![SeaSpot::Area(board.actor().scientist.0, symbol)],
            _ => Vec::new(),
        },
        Command::PlaceLetterBot => match *prompt {
            Prompt::ChooseLetter { letter } => letter_spots(board, SeaSpot::Control(letter)),
            _ => Vec::new(),
        },
        Command::UseCard => match *prompt {
            Prompt::ChooseReward { card } => reward(setup, board, card),
            _ => Vec::new(),
        },
        Command::UseInt { card } => own_card(board, card, true).into_iter().collect(),
        Command::TakeSubTime => vec![SeaSpot::Submarines],
        Command::PayCrystal => match *prompt {
            Prompt::ChooseLine { space } => vec![SeaSpot::Crystals, line_of(setup, space)],
            _ => Vec::new(),
        },
        Command::StopAtLine => vec![SeaSpot::Stop],
        Command::Skip
        | Command::DeclineLetter
        | Command::DeclineCard
        | Command::PrepDone
        | Command::EndTurn
        | Command::Commit => Vec::new(),
    };
    spots.into_iter().map(|spot| vec![spot]).collect()
}

/// The control field of a letter, and the module with the letter.
fn letter_spots(board: &Board, field: SeaSpot) -> Vec<SeaSpot> {
    let taken = board.actor().expansions.len().checked_sub(1);
    [field].into_iter().chain(taken.map(SeaSpot::Module)).collect()
}

/// The card that pays, and the red line that its points meet.
fn reward(setup: &Setup, board: &Board, card: Card) -> Vec<SeaSpot> {
    let line = next_line(setup, board, board.active).map(|space| line_of(setup, space));
    own_card(board, card, false).into_iter().chain(line).collect()
}

/// The place of a card in the lab of the active seat: the first of its kind, or the first one that was not used.
fn own_card(board: &Board, card: Card, fresh: bool) -> Option<SeaSpot> {
    let mut own = board.actor().cards.iter();
    own.position(|own| own.card == card && !(fresh && own.used))
        .map(SeaSpot::Card)
}
