//! The plan that a seed makes of an evening: the table, the people, the network, and the faults in their order.

use super::lines::Weather;
use crate::{
    games::any::{AnyGame, GameId},
    rules::{Config, Game, GameRng, MAX_SEATS, SeatCount, Seed},
};
use std::{fmt, time::Duration};

/// Most faults of one evening.
const FAULTS_MAX: u32 = 40;
/// Most events between two faults.
const GAP_MAX: u32 = 300;
/// Events of an evening for each command that its games may have. Only an evening that is stuck takes as many.
const STEPS_FOR_A_COMMAND: u64 = 400;

/// A power cut leaves a number of these equal parts of the bytes that were not synced.
pub(super) const KEPT_OF: u32 = 16;
/// One in so many evenings is without announcements.
const HUSHED_ONE_IN: u32 = 6;

/// A fault. The first player is the host's window, if there is one; the people and the spectators follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// The player's program dies, and is started again.
    Crash { player: usize, away: Duration },
    /// The player leaves, and comes back.
    Leave { player: usize, away: Duration },
    /// The player's line dies; each end notices in its own time.
    Break { player: usize },
    /// The player has a new address; the host still keeps the old line.
    Move { player: usize },
    /// The player's machine sleeps.
    Freeze { player: usize, time: Duration },
    /// The player sends messages that it has no right to send, some of them many times.
    Noise { player: usize },
    /// The player sends a lie to a host.
    Lie { player: usize },
    /// The next position that the player gets has a wrong digest.
    Spoil { player: usize },
    /// The machines of the players in this set, as bits, reach no others.
    Partition { players: u32, time: Duration },
    /// The machines of these two players do not reach each other. Both reach everybody else.
    Apart { players: [usize; 2], time: Duration },
    /// Everything is late and much is lost.
    Storm { time: Duration },
    /// The host has a new address.
    HostMoves,
    /// The host's machine sleeps.
    HostFreezes { time: Duration },
    /// The host's program dies `outputs` outputs later, maybe inside a write, and is started again.
    HostCrash { outputs: u32, through: u32, away: Duration },
    /// The host's program dies as with `HostCrash`, and the program of a player dies at once.
    BothCrash {
        player: usize,
        outputs: u32,
        away: Duration,
    },
    /// The host's machine has no power for a while. Of the bytes of the last tenth of a second, `kept` of [`KEPT_OF`]
    /// parts are left.
    PowerCut { kept: u32, away: Duration },
    /// The host's program dies as with `HostCrash`, and comes back only if nobody else continues the table.
    HostGone { outputs: u32, through: u32 },
    /// The host's program dies as with `HostGone`, and the program of a player is away for a minute.
    BothGone { player: usize, outputs: u32 },
    /// The host's program dies `outputs` outputs later, before a game. Its machine starts again after `away`.
    LobbyCrash { outputs: u32, away: Duration },
    /// The host hands the table over.
    HandOver,
    /// The host hands the table over, and the machine that gets it dies when `after` has passed.
    HandOverCrash { after: Duration, away: Duration },
    /// The host's disk has room for this many bytes more.
    DiskFull { room: u32, time: Duration },
    /// Each write stops the host for up to 0.7 s.
    DiskSlow { time: Duration },
}

/// The plan of one evening.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) seed: u64,
    pub(super) config: Config,
    /// The game after the first one, at the same table.
    pub(super) second: Option<Config>,
    /// Time to answer in a reaction window.
    pub(super) window: Duration,
    /// True if the host has a window, whose member has a seat and runs the table. Otherwise games start by themselves.
    pub(super) house: bool,
    /// Seats of the host's bots.
    pub(super) bots: usize,
    /// People elsewhere with a seat.
    pub(super) people: usize,
    pub(super) onlookers: usize,
    pub(super) weather: Weather,
    /// Longest time that a player thinks, in milliseconds.
    pub(super) pace_ms: u32,
    /// Each fault with the number of events since the one before.
    pub(super) faults: Vec<(u32, Fault)>,
    /// A fault in a lobby, with the number of games before it and the number of events in that lobby.
    pub(super) in_lobby: Option<(usize, u32, Fault)>,
    /// A player that promises shares of the seeds and does not reveal them.
    pub(super) withholder: Option<Withholder>,
    /// Further faults, each with the number of the event at which it comes.
    pub(super) fixed: Vec<(u64, Fault)>,
    /// No announcement passes: a member finds a host only at addresses that it was told.
    pub(super) hushed: bool,
}

/// A player that breaks its promises of shares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Withholder {
    pub(super) player: usize,
    /// It reveals another share instead.
    pub(super) lies: bool,
}

impl Plan {
    pub(super) fn new(seed: u64) -> Self {
        let mut rng = stream(seed, 1);
        let counts: Vec<SeatCount> = (2..=MAX_SEATS).filter_map(SeatCount::new).collect();
        let players = counts[rng_usize(&mut rng, counts.len())];
        let config = config(&mut rng, players);
        let seats = players.get();
        let house = rng.below(2) == 0;
        let bots = rng_usize(&mut rng, seats - usize::from(house)).min(rng_usize(&mut rng, 3));
        let people = seats - bots - usize::from(house);
        let onlookers = rng_usize(&mut rng, 3);
        let second = (rng.below(5) == 0).then(|| self::config(&mut rng, players));
        let window = Duration::from_secs([0, 3, 20][rng_usize(&mut rng, 3)]);
        let weather = Weather {
            delay_ms: 1 + rng.below(60),
            jitter_ms: rng.below(40),
            loss: [0, 10, 30, 100][rng_usize(&mut rng, 4)],
        };
        let pace_ms = [20, 200, 1500][rng_usize(&mut rng, 3)];
        let count = rng.below(FAULTS_MAX + 1);
        let players = usize::from(house) + people + onlookers;
        let faults = (0..count)
            .map(|_| (1 + rng.below(GAP_MAX), fault(&mut rng, players)))
            .collect();
        let in_lobby = in_lobby(seed, second.is_some());
        let withholder = withholder(seed, players);
        Self {
            seed,
            config,
            second,
            window,
            house,
            bots,
            people,
            onlookers,
            weather,
            pace_ms,
            faults,
            in_lobby,
            withholder,
            fixed: apart(seed, players).into_iter().chain(power_cut(seed)).collect(),
            hushed: stream(seed, 7).below(HUSHED_ONE_IN) == 0,
        }
    }

    /// The first player that lies, if one does.
    pub(super) fn liar(&self) -> Option<usize> {
        self.faults.iter().find_map(|(_, fault)| match fault {
            Fault::Lie { player } => Some(*player),
            _ => None,
        })
    }

    /// Events after which both games have surely ended.
    pub(super) fn steps_max(&self) -> u64 {
        let configs = std::iter::once(&self.config).chain(&self.second);
        let setups = configs.filter_map(|config| AnyGame::setup(config).ok());
        let commands: u64 = setups.map(|setup| u64::from(AnyGame::max_commands(&setup))).sum();
        commands * STEPS_FOR_A_COMMAND
    }
}

/// The fault in a lobby, in one evening of four.
fn in_lobby(seed: u64, two_games: bool) -> Option<(usize, u32, Fault)> {
    let mut rng = stream(seed, 4);
    if rng.below(4) > 0 {
        return None;
    }
    let games = if two_games { rng_usize(&mut rng, 2) } else { 0 };
    let events = 1 + rng.below(90);
    let fault = Fault::LobbyCrash {
        outputs: rng.below(12),
        away: Duration::from_secs([1, 9, 40, 300][rng_usize(&mut rng, 4)]),
    };
    Some((games, events, fault))
}

/// A generator of its own for one part of the plan, so that a new part changes no other one.
fn stream(seed: u64, number: u8) -> GameRng {
    let mut bytes = Seed::from_number(seed);
    bytes.0[31] = number;
    GameRng::new(bytes)
}

/// Two players that do not reach each other for a while, in one evening of four.
fn apart(seed: u64, players: usize) -> Option<(u64, Fault)> {
    let mut rng = stream(seed, 6);
    if players < 2 || rng.below(4) > 0 {
        return None;
    }
    let one = rng_usize(&mut rng, players);
    let other = (one + 1 + rng_usize(&mut rng, players - 1)) % players;
    let event = u64::from(1 + rng.below(2 * GAP_MAX));
    let time = Duration::from_secs([8, 30, 240][rng_usize(&mut rng, 3)]);
    let players = [one, other];
    Some((event, Fault::Apart { players, time }))
}

/// The host's machine has no power for a while, in one evening of four.
fn power_cut(seed: u64) -> Option<(u64, Fault)> {
    let mut rng = stream(seed, 9);
    if rng.below(4) > 0 {
        return None;
    }
    let event = u64::from(1 + rng.below(4 * GAP_MAX));
    let away = Duration::from_secs([1, 9, 40][rng_usize(&mut rng, 3)]);
    let kept = rng.below(KEPT_OF + 1);
    Some((event, Fault::PowerCut { kept, away }))
}

/// The player that breaks its promises, in one evening of four.
fn withholder(seed: u64, players: usize) -> Option<Withholder> {
    let mut rng = stream(seed, 5);
    (rng.below(4) == 0).then(|| Withholder {
        player: rng_usize(&mut rng, players),
        lies: rng.below(2) == 0,
    })
}

fn rng_usize(rng: &mut GameRng, bound: usize) -> usize {
    // Bounds are small.
    rng.below(bound as u32) as usize
}

/// A game of the list. Each option is drawn with a chance of one in four, and a limit of rounds always.
fn config(rng: &mut GameRng, players: SeatCount) -> Config {
    let game = GameId::ALL[rng_usize(rng, GameId::ALL.len())];
    let mut config = Config::new(game.name(), players);
    for option in AnyGame::options(&config.clone()) {
        // A game in which nobody plays to win ends soon only with a limit of rounds.
        let must = option.key == "round_limit";
        if must || rng.below(4) == 0 {
            let values = if must { &option.values[1..3] } else { &option.values[..] };
            let value = values[rng_usize(rng, values.len())].clone();
            let mut changed = config.clone();
            changed.options.insert(option.key, value);
            // Some options exclude each other.
            if AnyGame::setup(&changed).is_ok() {
                config = changed;
            }
        }
    }
    config
}

fn fault(rng: &mut GameRng, players: usize) -> Fault {
    let player = rng_usize(rng, players);
    let away = Duration::from_millis([300, 3_000, 9_000, 40_000][rng_usize(rng, 4)]);
    let time = Duration::from_millis(u64::from(
        [400, 2_000, 8_000, 30_000][rng_usize(rng, 4)] + rng.below(400),
    ));
    let (outputs, through) = (rng.below(12), rng.below(1 << 20));
    match rng.below(31) {
        0 | 1 => Fault::Crash { player, away },
        2 => Fault::Leave { player, away },
        3 | 4 => Fault::Break { player },
        5 => Fault::Move { player },
        6 => Fault::Freeze { player, time },
        7 => Fault::Noise { player },
        8 => Fault::Spoil { player },
        9 | 10 => Fault::Partition {
            players: rng.below(1 << players),
            time,
        },
        11 => Fault::Storm { time },
        12 => Fault::HostMoves,
        13 => Fault::HostFreezes { time },
        14..=18 => Fault::HostCrash { outputs, through, away },
        19 | 20 => Fault::BothCrash { player, outputs, away },
        23 => Fault::HandOver,
        24 => Fault::HandOverCrash {
            after: Duration::from_millis(rng.below(4000).into()),
            away,
        },
        25 | 26 => Fault::HostGone { outputs, through },
        27 => Fault::BothGone { player, outputs },
        21 | 22 => Fault::DiskFull {
            room: rng.below(400),
            time,
        },
        28 => Fault::DiskSlow { time },
        _ => Fault::Lie { player },
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { config, weather, .. } = self;
        let options: Vec<String> = config
            .options
            .iter()
            .map(|(key, value)| format!("{key}={value}"))
            .collect();
        write!(
            f,
            "{} for {} {}{}; {} people elsewhere{}, {} bots, {} looking on; window {} s; network {}±{} ms, {} of 1000 \
             packets lost{}; {} faults",
            config.game,
            config.players.get(),
            options.join(" "),
            self.second
                .as_ref()
                .map(|next| format!(", then {}", next.game))
                .unwrap_or_default(),
            self.people,
            if self.house { " and the host's window" } else { "" },
            self.bots,
            self.onlookers,
            self.window.as_secs(),
            weather.delay_ms,
            weather.jitter_ms,
            weather.loss,
            if self.hushed { ", no announcements" } else { "" },
            self.faults.len(),
        )
    }
}
