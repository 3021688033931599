//! The facts of a table that its board and its rails tell.

use super::facilities;
use crate::{
    app::{
        board::drawn::BoardScene,
        frame::parts::{PartState, TurnPart},
    },
    games::alien_frontiers::{Board, Command, Final, Prompt, State, Tech, Territory},
    rules::Seat,
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
    let mut list = facilities::dockings(about.setup, board);
    // Without a pair there is no rate to name.
    list.extend(board.market_rate(about.setup).map(|_| Command::Trade));
    list.extend([Command::Launch, Command::BuyRelic]);
    let powers = board.players[seat].cards.iter().filter(|card| has_power(*card));
    list.extend(powers.map(|card| Command::UsePower { card }));
    list.push(Command::EndTurn);
    list
}

/// True if a card has a power that is paid for.
const fn has_power(card: Tech) -> bool {
    !matches!(
        card,
        Tech::AlienCity | Tech::AlienMonument | Tech::HolographicDecoy | Tech::ResourceCache
    )
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
    use Prompt as P;
    let card = match prompt {
        Some(P::ChooseTerritory { .. }) => return t("af-phase-colony"),
        Some(P::ChooseRaid | P::ChooseLoot { .. }) => return t("af-phase-raid"),
        Some(P::ChooseDie { card } | P::ChooseField { card, .. }) => card,
        Some(P::ChooseLowered | P::ChooseRaised { .. }) => Tech::GravityManipulator,
        Some(P::ChooseReroll { .. } | P::ChooseRecovered) => Tech::TemporalWarper,
        Some(P::ChooseBonus) => Tech::DataCrystal,
        Some(P::ChooseDocked | P::ChooseMoved | P::ChooseDestination { .. }) => Tech::OrbitalTeleporter,
        Some(P::ChooseAim | P::ChooseShot { .. } | P::ChooseSunk) => Tech::PlasmaCannon,
        Some(P::ChooseRemoval) => Tech::BoosterPod,
        Some(P::ChooseSwapFirst | P::ChooseSwapSecond { .. }) => Tech::PolarityDevice,
        Some(P::Start | P::Main | P::ChooseSurplus { .. } | P::Commit { .. }) | None => return t("af-phase-dock"),
    };
    super::pictures::short(&card)
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
