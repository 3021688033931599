//! The facts of a table that its board and its rails tell.

use super::table::Table;
use super::{pictures, ways};
use crate::app::board::drawn::ComingEnd;
use crate::app::frame::parts::{Joint, PartState, Pips, TurnPart};
use crate::games::alien_frontiers::{Board, Command, Facility, Final, Place, Prompt, Reason, State};
use crate::rules::{Game, Seat, Seed};
use crate::text::{About, alien_frontiers::card_of, say, t};

/// Commands that a player may look for in the main question. Of dockings there is one for each facility, so that its place
/// can say why it is not possible: if there is none with these dice, one that fails for another reason than its dice.
pub(super) fn looked_for(about: About<'_, State>, seat: Seat) -> Vec<Command> {
    let (setup, board) = (about.setup, &about.view.board);
    let copy = State::from_view(setup, about.view, Seed::from_number(0));
    let (Some(Prompt::Main), Ok(copy)) = (board.prompt, copy) else {
        return Vec::new();
    };
    let against = |command: &Command| copy.explain(setup, seat, command);
    let docking = |facility: Facility| {
        let group = usize::from(setup.components.facility(facility).group.max(1));
        let sets = ways::sets(board).filter(|(ships, _)| ships.len() == group);
        let commands = sets.map(|(_, dice)| Command::Dock { facility, dice });
        commands.min_by_key(|command| match against(command) {
            None => 0,
            Some(Reason::NotEqual | Reason::NotARun | Reason::NotASix) => 2,
            Some(_) => 1,
        })
    };
    let mut list: Vec<Command> = Facility::ALL.into_iter().filter_map(docking).collect();
    // Without a pair there is no rate to name.
    list.extend(board.market_rate(setup).map(|_| Command::Trade));
    list.extend([Command::Launch, Command::BuyRelic]);
    let powers = board.players[seat].cards.iter().map(|card| Command::UsePower { card });
    list.extend(powers.filter(|command| against(command) != Some(Reason::NoPower)));
    list.push(Command::EndTurn);
    list
}

/// The number that counts at a facility at this moment, in words.
pub(super) fn note(table: &Table<'_>, facility: Facility) -> String {
    let id = match facility {
        Facility::LunarMine => "af-at-least",
        Facility::RaidersOutpost => "af-more-than",
        Facility::OrbitalMarket => "af-rate",
        _ => "af-credit",
    };
    let of = table.setup.components.artifact.claim_at;
    number(table, facility).map_or_else(String::new, |n| say!(&(), id, n, of))
}

/// The least value that the Lunar Mine takes, the sum to be topped at the Raiders' Outpost, the rate at the Orbital
/// Market, the credit at the Alien Artifact; `None` while there is none.
pub(super) fn number(table: &Table<'_>, facility: Facility) -> Option<u8> {
    let values = || table.board.docked_at(facility).map(|docked| docked.value);
    let number = match facility {
        Facility::LunarMine => values().max(),
        Facility::RaidersOutpost => Some(values().sum()),
        Facility::AlienArtifact => Some(table.board.flags.credit),
        Facility::OrbitalMarket => table.board.market_rate(table.setup),
        _ => None,
    };
    number.filter(|number| *number > 0)
}

/// Roll, the ships, end of the turn. The middle one is called as the question that is open, and counts the ships that are
/// docked.
pub(super) fn parts(board: &Board) -> Vec<TurnPart> {
    use PartState::{Done, Later, Now};
    let prompt = board.prompt;
    let steps = match prompt {
        Some(Prompt::Start) => [Now, Later, Later],
        Some(Prompt::ChooseSurplus { .. } | Prompt::Commit { what: Final::End }) | None => [Done, Done, Now],
        Some(_) => [Done, Now, Later],
    };
    let middle = match prompt {
        Some(Prompt::ChooseTerritory { .. }) => t("af-phase-colony"),
        Some(Prompt::ChooseRaid | Prompt::ChooseLoot { .. }) => t("af-phase-raid"),
        _ => match prompt.as_ref().and_then(card_of) {
            Some(card) => pictures::short(&card),
            None => t("af-phase-dock"),
        },
    };
    let ships = board.ships_of(board.active).map(|(_, place)| place);
    let pips = ships.fold(Pips { done: 0, of: 0 }, |Pips { done, of }, place| match place {
        Place::Hand { .. } => Pips { done, of: of + 1 },
        Place::Docked { .. } => Pips {
            done: done + 1,
            of: of + 1,
        },
        Place::Bay | Place::Stock => Pips { done, of },
    });
    let pips = (steps[1] == Now).then_some(pips);
    let names = [(t("af-phase-roll"), None), (middle, pips), (t("af-phase-end"), None)];
    let part = |((name, pips), step)| TurnPart {
        name,
        glyph: None,
        step,
        pips,
        joint: Joint::Next,
    };
    names.into_iter().zip(steps).map(part).collect()
}

/// The end that the last colony of a player brings (END-1).
pub(super) fn coming_end(about: About<'_, State>) -> Option<ComingEnd> {
    let board = &about.view.board;
    let seats = board.last_colonies(about.setup);
    if seats.is_empty() {
        return None;
    }
    let [head, rule] = ["af-end-near-head", "af-end-near"].map(|id| say!(&(), id, names = about.people(seats)));
    Some(ComingEnd {
        head,
        rule,
        ranking: board.ranking(about.setup),
        is_next: false,
    })
}
