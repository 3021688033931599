//! The places that stand for each command, and the commands that a player may look for at a place in vain.

use super::{players::next_line, spots::SeaSpot, spots::line_of};
use crate::games::aqua_sphere::{Board, Card, Command, OwnCard, Prompt, Sector, Space, State};
use crate::rules::Seat;
use crate::text::About;

/// The ways to give a command by a click. Commands that go on, or do without something, have none.
pub(super) fn ways(about: About<'_, State>, prompt: &Prompt, command: &Command) -> Vec<Vec<SeaSpot>> {
    let (setup, board) = (about.setup, &about.view.board);
    let player = board.actor();
    // The first card of its kind, or the first one that was not used.
    let card_at = |card: Card, fresh: bool| {
        let wanted = |own: &OwnCard| own.card == card && !(fresh && own.used);
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
            let module = SeaSpot::Plate(player.expansions.len());
            vec![SeaSpot::Control(letter), module]
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

/// Commands for the list of what is not possible: of those that are alike only one.
pub(super) fn looked_for(about: About<'_, State>, seat: Seat) -> Vec<Command> {
    let board = &about.view.board;
    let player = &board.players[seat];
    match board.prompt() {
        Some(Prompt::ChooseMain) => {
            let leads = |space: &Space| board.leads_to(about.setup, *space);
            let moves = Space::ALL.into_iter().filter(leads);
            let moves = moves.map(|space| Command::EngineerMove { space });
            let free = player.programmed.complement().iter().next();
            let free = free.map(|symbol| Command::FreeProgram { symbol });
            let deployed = player.programmed.iter().map(|symbol| Command::Deploy { symbol });
            moves.chain(free).chain(deployed).chain([Command::Pass]).collect()
        }
        Some(Prompt::ChooseSector { .. }) => Sector::ALL.map(|sector| Command::MoveTo { sector }).to_vec(),
        Some(Prompt::ChoosePreparation) => {
            let own = player.cards.iter().map(|own| own.card);
            let interim = own.filter(|card| matches!(card, Card::Interim(_)));
            interim.map(|card| Command::UseInt { card }).collect()
        }
        _ => Vec::new(),
    }
}

/// The command that a click on a place at rest would mean.
pub(super) fn meant(board: &Board, spot: SeaSpot) -> Option<Command> {
    let player = board.actor();
    Some(match (board.prompt()?, spot) {
        (Prompt::ChooseMain, SeaSpot::Space(space)) => Command::EngineerMove { space },
        (Prompt::ChooseMain, SeaSpot::Hexagon(symbol)) if !player.programmed.contains(symbol) => {
            Command::FreeProgram { symbol }
        }
        (Prompt::ChooseMain, SeaSpot::Hexagon(symbol) | SeaSpot::Area(_, symbol)) => Command::Deploy { symbol },
        (Prompt::ChooseMain, SeaSpot::Pass(_)) => Command::Pass,
        (Prompt::ChooseThird | Prompt::ChooseLine { .. }, SeaSpot::Hexagon(symbol)) => Command::ReturnBot { symbol },
        (Prompt::ChooseLine { .. }, SeaSpot::Crystals) => Command::PayCrystal,
        (
            Prompt::ChooseSector { .. },
            SeaSpot::Sector(sector) | SeaSpot::Area(sector, _) | SeaSpot::Control(sector) | SeaSpot::Charging(sector),
        ) => Command::MoveTo { sector },
        (Prompt::ChoosePreparation, SeaSpot::Submarines) => Command::TakeSubTime,
        (Prompt::ChoosePreparation, SeaSpot::Card(index)) => match player.cards.get(index)?.card {
            card @ Card::Interim(_) => Command::UseInt { card },
            _ => return None,
        },
        _ => return None,
    })
}
