//! The facts of a table that its board and its rails tell.

use super::{pictures, ways};
use crate::{
    app::{
        board::drawn::BoardScene,
        frame::parts::{PartState, TurnPart},
    },
    games::alien_frontiers::{Board, Command, Facility, Final, Prompt, Reason, Setup, State, Tech, Territory},
    rules::{Game, Seat, Seed},
    text::{About, alien_frontiers as words, name, say, t, t_args},
};

/// A position on the drawn board.
pub(super) type Table<'a> = BoardScene<'a, State>;

/// Commands that a player may look for in the main question.
pub(super) fn looked_for(about: About<'_, State>, seat: Seat) -> Vec<Command> {
    let board = &about.view.board;
    if board.prompt != Some(Prompt::Main) {
        return Vec::new();
    }
    let mut list = dockings(about, seat);
    // Without a pair there is no rate to name.
    list.extend(board.market_rate(about.setup).map(|_| Command::Trade));
    list.extend([Command::Launch, Command::BuyRelic]);
    let powers = board.players[seat].cards.iter().filter(|card| has_power(*card));
    list.extend(powers.map(|card| Command::UsePower { card }));
    list.push(Command::EndTurn);
    list
}

/// One docking for each facility, so that its place can say why it is not possible: if there is none with these dice,
/// one that fails for another reason than its dice.
fn dockings(about: About<'_, State>, seat: Seat) -> Vec<Command> {
    let (setup, board) = (about.setup, &about.view.board);
    let Ok(copy) = State::from_view(setup, about.view, Seed::from_number(0)) else {
        return Vec::new();
    };
    let one = |facility: Facility| {
        let group = usize::from(setup.components.facility(facility).group.max(1));
        let sets = ways::sets(board).into_iter().filter(|set| set.len() == group);
        let commands = sets.filter_map(|set| {
            Some(Command::Dock {
                facility,
                dice: ways::dice(&set)?,
            })
        });
        commands.min_by_key(|command| match copy.explain(setup, seat, command) {
            None => 0,
            Some(Reason::NotEqual | Reason::NotARun | Reason::NotASix) => 2,
            Some(_) => 1,
        })
    };
    Facility::ALL.into_iter().filter_map(one).collect()
}

/// The number that counts at a facility at this moment, in words.
pub(super) fn note(setup: &Setup, board: &Board, facility: Facility) -> String {
    let id = match facility {
        Facility::LunarMine => "af-at-least",
        Facility::RaidersOutpost => "af-more-than",
        Facility::OrbitalMarket => "af-rate",
        Facility::AlienArtifact => "af-credit",
        _ => return String::new(),
    };
    let of = setup.components.artifact.claim_at;
    number(setup, board, facility).map_or_else(String::new, |n| t_args(id, &[("n", n.into()), ("of", of.into())]))
}

/// The least value that the Lunar Mine takes, the sum to be topped at the Raiders' Outpost, the rate at the Orbital
/// Market, the credit at the Alien Artifact; `None` while there is none.
pub(super) fn number(setup: &Setup, board: &Board, facility: Facility) -> Option<u8> {
    let values = || board.docked_at(facility).map(|docked| docked.value);
    let number = match facility {
        Facility::LunarMine => values().max(),
        Facility::RaidersOutpost => Some(values().sum()),
        Facility::AlienArtifact => Some(board.flags.credit),
        Facility::OrbitalMarket => board.market_rate(setup),
        _ => None,
    };
    number.filter(|number| *number > 0)
}

/// True if a card has a power that is paid for.
const fn has_power(card: Tech) -> bool {
    use Tech::{AlienCity, AlienMonument, HolographicDecoy, ResourceCache};
    !matches!(card, AlienCity | AlienMonument | HolographicDecoy | ResourceCache)
}

/// "Controls Lem Badlands, Pohl Foothills"; empty without any.
pub(super) fn controlled(board: &Board, seat: Seat) -> String {
    let own = |territory: &Territory| board.control(*territory) == Some(seat);
    let lands = Territory::ALL.into_iter().filter(own);
    let names: Vec<String> = lands.map(|land| name(&land)).collect();
    if names.is_empty() {
        return String::new();
    }
    t_args("af-controls", &[("territories", names.join(", ").into())])
}

/// Roll, the ships, end of the turn. The middle one is called as the question that is open.
pub(super) fn parts(board: &Board) -> Vec<TurnPart> {
    use PartState::{Done, Later, Now};
    let steps = match board.prompt {
        Some(Prompt::Start) => [Now, Later, Later],
        Some(Prompt::ChooseSurplus { .. } | Prompt::Commit { what: Final::End }) | None => [Done, Done, Now],
        Some(_) => [Done, Now, Later],
    };
    let names = [t("af-phase-roll"), middle_part(board.prompt), t("af-phase-end")];
    let part = |(name, step)| TurnPart {
        name,
        glyph: None,
        step,
    };
    names.into_iter().zip(steps).map(part).collect()
}

fn middle_part(prompt: Option<Prompt>) -> String {
    match prompt {
        Some(Prompt::ChooseTerritory { .. }) => t("af-phase-colony"),
        Some(Prompt::ChooseRaid | Prompt::ChooseLoot { .. }) => t("af-phase-raid"),
        _ => match prompt.as_ref().and_then(words::card_of) {
            Some(card) => pictures::short(&card),
            None => t("af-phase-dock"),
        },
    }
}

/// A player's goods, ships, colonies and cards in words.
pub(super) fn spoken_player(about: About<'_, State>, seat: Seat) -> String {
    let board = &about.view.board;
    let player = &board.players[seat];
    let mut parts = vec![
        words::amount(player.goods),
        say!(&about, "af-ships", n = player.fleet(), of = player.ships.len()),
        say!(&about, "af-colonies-left", n = player.supply),
    ];
    if board.relic.is_some_and(|relic| relic.holder == seat) {
        parts.push(words::relic_ship());
    }
    parts.extend(player.cards.iter().map(|card| name(&card)));
    parts.join(", ")
}
