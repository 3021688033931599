//! Commands that are looked for, those that go on, and how far the game is.

use crate::{
    games::aqua_sphere::{Board, Card, Command, Prompt, Sector, Setup, Space, State, Symbol},
    rules::Seat,
    text::{About, t_args},
};

/// Commands that a player may look for though they are not legal.
pub(super) fn looked_for(about: About<'_, State>, seat: Seat) -> Vec<Command> {
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

/// True for the commands that go on, and for the action that a bot was sent for.
pub(super) const fn goes_on(command: &Command) -> bool {
    matches!(
        command,
        Command::Perform | Command::EndTurn | Command::PrepDone | Command::Commit
    )
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
