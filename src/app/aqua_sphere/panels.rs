//! The table of AquaSphere as panels.

use super::{headquarters, players, station, supply};
use crate::{
    app::{
        look::glyphs,
        plain::panels::{Described, Panels, Token},
    },
    games::aqua_sphere::{Board, Card, Command, Prompt, Sector, Setup, Space, State, Symbol},
    rules::Seat,
    text::{About, t_args},
};

impl Described for State {
    fn panels(about: About<'_, Self>) -> Panels {
        let (setup, board) = (about.setup, &about.view.board);
        let whose = about.you.or(board.asked()).unwrap_or(board.active);
        Panels {
            actor: board.active,
            progress: progress(about),
            players: setup
                .players
                .seats()
                .map(|seat| players::card(setup, board, seat))
                .collect(),
            sections: vec![
                headquarters::section(setup, board),
                station::section(setup, board),
                players::scoring(about),
                players::cards(about, whose),
                supply::jobs(setup, board),
                supply::section(setup, board),
            ],
            asked: asked(board.prompt()),
        }
    }

    fn looked_for(about: About<'_, Self>, seat: Seat) -> Vec<Command> {
        let board = &about.view.board;
        match board.prompt() {
            Some(Prompt::ChooseMain) => main(about.setup, board, seat),
            Some(Prompt::ChooseSector { .. }) => Sector::ALL.map(|sector| Command::MoveTo { sector }).to_vec(),
            Some(Prompt::ChoosePreparation) => {
                let own = board.players[seat].cards.iter().map(|own| own.card);
                let interim = own.filter(|card| matches!(card, Card::Interim(_)));
                interim.map(|card| Command::UseInt { card }).collect()
            }
            _ => Vec::new(),
        }
    }

    fn goes_on(command: &Command) -> bool {
        matches!(command, Command::EndTurn | Command::PrepDone | Command::Commit)
    }

    fn pieces(seat: Seat) -> Vec<Token> {
        let piece = |glyph| Token::Piece {
            seat,
            glyph: Some(glyph),
        };
        [&glyphs::ROBOT, &glyphs::SUBMARINE, &glyphs::EXPLORER]
            .map(piece)
            .to_vec()
    }
}

/// Players, round and turn in words.
pub(super) fn progress(about: About<'_, State>) -> String {
    let board = &about.view.board;
    t_args(
        "aq-progress",
        &[
            ("players", about.setup.players.get().into()),
            ("round", board.round().into()),
            ("turn", board.turn.into()),
        ],
    )
}

/// The section that a question is about, by its place.
const fn asked(prompt: Option<Prompt>) -> usize {
    match prompt {
        None | Some(Prompt::ChooseMain | Prompt::ChooseThird | Prompt::ConfirmTurn) => 0,
        Some(Prompt::ChooseSector { .. } | Prompt::ChooseAction { .. } | Prompt::ChooseLetter { .. }) => 1,
        Some(Prompt::ChooseLine { .. } | Prompt::ConfirmRound) => 2,
        Some(Prompt::ChooseReward { .. } | Prompt::ChoosePreparation) => 3,
    }
}

/// Main options that a player may look for: spaces that the arrows lead to, one free program, the bots that are
/// programmed, and passing.
fn main(setup: &Setup, board: &Board, seat: Seat) -> Vec<Command> {
    let player = &board.players[seat];
    let moves = Space::ALL.into_iter().filter(|&space| board.leads_to(setup, space));
    let mut list: Vec<Command> = moves.map(|space| Command::EngineerMove { space }).collect();
    let free = Symbol::ALL
        .into_iter()
        .find(|symbol| !player.programmed.contains(*symbol));
    list.extend(free.map(|symbol| Command::FreeProgram { symbol }));
    list.extend(player.programmed.iter().map(|symbol| Command::Deploy { symbol }));
    list.push(Command::Pass);
    list
}
