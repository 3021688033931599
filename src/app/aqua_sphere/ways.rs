//! The places that stand for each command.

use super::players::next_line;
use super::spots::{SeaSpot, line_of};
use crate::games::aqua_sphere::{Card, Command, Prompt, State};
use crate::text::About;

/// The ways to give a command by a click. Commands that go on, or do without something, have none.
pub(super) fn ways(about: About<'_, State>, prompt: &Prompt, command: &Command) -> Vec<Vec<SeaSpot>> {
    let (setup, board) = (about.setup, &about.view.board);
    let player = board.actor();
    // The first card of its kind, or the first one that was not used.
    let card_at = |card: Card, fresh: bool| {
        let wanted = |own: &crate::games::aqua_sphere::OwnCard| own.card == card && !(fresh && own.used);
        player.cards.iter().position(wanted).map(SeaSpot::Card)
    };
    let spots: Vec<SeaSpot> = match (*command, *prompt) {
        (Command::EngineerMove { space }, _) => vec![SeaSpot::Space(space)],
        // A click on the hexagon deploys its bot.
        (Command::ReturnBot { symbol }, Prompt::ChooseMain) => vec![SeaSpot::Return(symbol)],
        (Command::FreeProgram { symbol } | Command::Deploy { symbol } | Command::ReturnBot { symbol }, _) => {
            vec![SeaSpot::Hexagon(symbol)]
        }
        (Command::Pass, _) => vec![SeaSpot::Pass(board.passed.len())],
        (Command::MoveTo { sector }, _) => vec![SeaSpot::Sector(sector)],
        (Command::Perform, Prompt::ChooseAction { symbol }) => vec![SeaSpot::Area(player.scientist.0, symbol)],
        (Command::PlaceLetterBot, Prompt::ChooseLetter { letter }) => {
            let module = player.expansions.len().checked_sub(1).map(SeaSpot::Module);
            [SeaSpot::Control(letter)].into_iter().chain(module).collect()
        }
        (Command::UseCard, Prompt::ChooseReward { card }) => {
            let line = next_line(setup, board, board.active).map(|space| line_of(setup, space));
            card_at(card, false).into_iter().chain(line).collect()
        }
        (Command::UseInt { card }, _) => card_at(card, true).into_iter().collect(),
        (Command::TakeSubTime, _) => vec![SeaSpot::Submarines],
        (Command::PayCrystal, Prompt::ChooseLine { space }) => vec![SeaSpot::Crystals, line_of(setup, space)],
        (Command::StopAtLine, _) => vec![SeaSpot::Stop],
        _ => Vec::new(),
    };
    spots.into_iter().map(|spot| vec![spot]).collect()
}
