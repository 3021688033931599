//! Commands that are looked for: each place that one would click says why not.

use crate::{
    games::aqua_sphere::{Card, Command, Prompt, Sector, Space, State, Symbol},
    rules::Seat,
    text::About,
};

/// Commands that a player may look for though they are not legal.
pub(super) fn looked_for(about: About<'_, State>, seat: Seat) -> Vec<Command> {
    let board = &about.view.board;
    let player = &board.players[seat];
    let Some(prompt) = board.prompt() else {
        return Vec::new();
    };
    match prompt {
        Prompt::ChooseMain => {
            let empty = Symbol::ALL
                .into_iter()
                .filter(|symbol| !player.programmed.contains(*symbol));
            let moves = Space::ALL.map(|space| Command::EngineerMove { space }).into_iter();
            let programs = empty.map(|symbol| Command::FreeProgram { symbol });
            let deployed = player.programmed.iter().map(|symbol| Command::Deploy { symbol });
            moves.chain(programs).chain(deployed).chain([Command::Pass]).collect()
        }
        Prompt::ChooseSector { .. } => Sector::ALL.map(|sector| Command::MoveTo { sector }).to_vec(),
        Prompt::ChooseThird => Symbol::ALL.map(|symbol| Command::ReturnBot { symbol }).to_vec(),
        Prompt::ChooseLine { .. } => {
            let bots = Symbol::ALL.map(|symbol| Command::ReturnBot { symbol });
            bots.into_iter().chain([Command::PayCrystal]).collect()
        }
        Prompt::ChoosePreparation => {
            let own = player.cards.iter().map(|own| own.card);
            let interim = own.filter(|card| matches!(card, Card::Interim(_)));
            let cards = interim.map(|card| Command::UseInt { card });
            cards.chain([Command::TakeSubTime]).collect()
        }
        _ => Vec::new(),
    }
}
