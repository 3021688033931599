//! Games from whose tables the screens are shown: played once, and heard by who sits at them and by who looks on.

use crate::{
    board_ui::questions::Position,
    ends::{BOTS, play_until},
    session::table::{Table, device, options, origin},
    turned::made_up,
    window,
};
use podbay::{
    app::{analysis::Chances, client::TableClient, games::shown},
    games::any::{AnyGame, GameId, Listed},
    net::ClientUpdate,
    protocol::{
        BotKind, ClientMessage, Clock, Colour, DecisionId, HostMessage, Join, MemberId, Name, OpenDecision, SeatInfo,
        SeedReport, SeedVerdict, Snapshot, Stage, StepBackOffer, TableId,
    },
    rules::{Config, Game, Viewer, legal},
    session::{Origin, TableOptions},
};
use std::sync::LazyLock;

/// What a window heard of a table, up to the moment that is shown.
pub type Heard = Vec<HostMessage<AnyGame>>;

/// The people at the tables.
pub const NAMES: [&str; 4] = ["Ada", "Bo", "Cleo", "Dex"];
/// Somebody without a seat.
const ONLOOKER: u64 = 7;

/// The moments of a game.
pub struct Moments {
    /// In the middle of the game, by who is asked.
    pub turn: Heard,
    /// The same by another player.
    pub other: Heard,
    /// The same by somebody without a seat.
    pub onlooker: Heard,
    /// A question out of turn, by who is asked; `None` in a game without such questions.
    pub window: Option<Heard>,
    /// The end of the game.
    pub end: Heard,
}

/// A table of people by their names, in a running game with a fair seed.
fn seated(game: GameId) -> Table<AnyGame> {
    let options = TableOptions {
        seed: None,
        ..options(game.name(), NAMES.len())
    };
    let mut table = Table::new(options);
    for (number, name) in (0..).zip(NAMES) {
        let origin = if number == 0 { Origin::Host } else { origin(number) };
        table.connect(number, device(number), origin);
        table.say_join_named(number, name, false);
        table.say(number, ClientMessage::SetReady { ready: true });
    }
    table.say(0, ClientMessage::Start);
    table.connect(ONLOOKER, device(ONLOOKER), origin(ONLOOKER));
    let join = Join {
        name: "Eve".to_owned(),
        colour: None,
        bot: false,
        spectator: true,
        may_host: false,
    };
    table.say(ONLOOKER, ClientMessage::Join(join));
    table
}

/// True if this player is asked out of turn.
fn is_asked_out_of_turn(table: &Table<AnyGame>, game: GameId, client: u64) -> bool {
    let snapshot = table.newest(client);
    let is_own = |asked| snapshot.legal.iter().any(|(seat, _)| *seat == asked);
    let mut open = snapshot.decisions.iter();
    open.any(|open| is_own(open.decision.seat) && (shown(game).out_of_turn)(&open.decision.prompt))
}

impl Moments {
    /// The moments of a game that bots of this kind and seed play.
    fn of(game: GameId, kind: (BotKind, u64)) -> Self {
        let mut table = seated(game);
        let players = NAMES.len() as u64;
        let heard = |table: &Table<AnyGame>, client: u64| table.clients[&client].heard.clone();
        // Somebody in the second round or so, with much to choose from: the longer the log, the longer this takes.
        let own_turn = |table: &Table<AnyGame>| {
            let snapshot = table.newest(0);
            let choices = snapshot.legal.iter().map(|(_, list)| list.len()).sum::<usize>();
            snapshot.revision > 24 && choices > 6 && !is_asked_out_of_turn(table, game, 0)
        };
        play_until(&mut table, players, kind, own_turn);
        let [turn, other, onlooker] = [0, 1, ONLOOKER].map(|client| heard(&table, client));
        let mut asked = None;
        let out_of_turn = |table: &Table<AnyGame>| (0..players).find(|&c| is_asked_out_of_turn(table, game, c));
        play_until(&mut table, players, kind, |table| {
            asked = out_of_turn(table);
            asked.is_some()
        });
        let window = asked.map(|client| heard(&table, client));
        play_until(&mut table, players, kind, |_| false);
        Self {
            turn,
            other,
            onlooker,
            window,
            end: heard(&table, 0),
        }
    }
}

static ARGO: LazyLock<Moments> = LazyLock::new(|| Moments::of(GameId::Argo, (BotKind::Greedy, BOTS)));
/// A tie is broken at the end of this game.
static FRONTIERS: LazyLock<Moments> = LazyLock::new(|| Moments::of(GameId::AlienFrontiers, (BotKind::Greedy, 0)));
static SPHERE: LazyLock<Moments> = LazyLock::new(|| Moments::of(GameId::AquaSphere, (BotKind::Random, BOTS)));

pub fn moments(game: GameId) -> &'static Moments {
    match game {
        GameId::Argo => &ARGO,
        GameId::AlienFrontiers => &FRONTIERS,
        GameId::AquaSphere => &SPHERE,
    }
}

static CHANCES: LazyLock<Vec<Chances>> = LazyLock::new(|| {
    let games = GameId::ALL.iter();
    games.map(|&game| made_up(&client(&moments(game).end, 0.0))).collect()
});

/// The chances over the turns of the game that is at its end.
pub fn chances(game: GameId) -> Chances {
    let place = GameId::ALL.iter().position(|&other| other == game);
    CHANCES[place.expect("a game of the list")].clone()
}

/// What the window knows that heard all this, the last of it now and the rest before.
pub fn client(heard: &[HostMessage<AnyGame>], now: f64) -> TableClient {
    let mut client = TableClient::default();
    client.take(ClientUpdate::Connected { host: None }, now);
    let report = SeedReport::of(SeedVerdict::Verified);
    client.take(ClientUpdate::Seed { game: 1, report }, now);
    for (message, before) in heard.iter().zip((0..heard.len()).rev()) {
        client.take(ClientUpdate::Message(message.clone()), now - 5.0 * before as f64);
    }
    client
}

/// A window that plays for everybody in a position.
pub fn asked<G: Listed>((setup, game): &Position<G>, now: f64) -> TableClient {
    let (setup, game) = (G::any_setup(setup.clone()), G::any_game(game.clone()));
    let players = AnyGame::seats(&setup);
    let config = Config::new(G::ID.name(), players);
    let name = Name::parse("Friday").expect("a name");
    let mut client = TableClient::hostless(TableId([7; 16]), name, config, setup.clone());
    let mut lobby = window::with_guest(true).lobby.expect("a lobby");
    let seat = lobby.seats[0].clone();
    let people = NAMES.into_iter().zip(Colour::ALL).take(players.get());
    lobby.seats = people
        .map(|(name, colour)| SeatInfo {
            name: window::name(name),
            colour,
            ..seat.clone()
        })
        .collect();
    (lobby.stage, lobby.game) = (Stage::Playing, 1);
    (client.me, client.lobby) = (Some(MemberId(1)), Some(lobby));
    let decisions = game.decisions(&setup).into_iter().zip(1..);
    let clock = |out_of_turn: bool| {
        out_of_turn.then_some(Clock {
            total_ms: 20_000,
            left_ms: 20_000,
            running: true,
        })
    };
    let decisions: Vec<_> = decisions
        .map(|(decision, index)| OpenDecision {
            id: DecisionId {
                epoch: 0,
                generation: 0,
                index,
            },
            clock: clock((shown(G::ID).out_of_turn)(&decision.prompt)),
            decision,
        })
        .collect();
    let list = decisions.iter().map(|open| open.decision.seat);
    let snapshot = Snapshot {
        revision: 1,
        legal: list.map(|seat| (seat, legal(&game, &setup, seat))).collect(),
        decisions,
        step_back: StepBackOffer::Nothing,
        ..Snapshot::at_rest(TableId([7; 16]), 1, game.view(Viewer::Spectator))
    };
    client.take(ClientUpdate::Message(HostMessage::Snapshot(Box::new(snapshot))), now);
    client
}
