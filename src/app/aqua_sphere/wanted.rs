//! Commands that are not legal and looked for all the same: each place that one would click says why not.

use super::spots::SeaSpot;
use crate::games::aqua_sphere::{Board, Card, Command, Prompt, Sector, Space, State, Symbol};
use crate::rules::Seat;
use crate::text::About;

/// Commands for the list of what is not possible: of those that are alike only one.
pub(super) fn looked_for(about: About<'_, State>, seat: Seat) -> Vec<Command> {
    let board = &about.view.board;
    let player = &board.players[seat];
    match board.prompt() {
        Some(Prompt::ChooseMain) => {
            let moves = Space::ALL
                .into_iter()
                .filter(|&space| board.leads_to(about.setup, space));
            let moves = moves.map(|space| Command::EngineerMove { space });
            let empty = Symbol::ALL
                .into_iter()
                .find(|symbol| !player.programmed.contains(*symbol));
            let free = empty.map(|symbol| Command::FreeProgram { symbol });
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
