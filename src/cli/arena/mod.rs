//! `podbay arena`: many games of bots against each other, and the share of the games that each of them wins.

mod results;

pub(super) use self::results::rounded;
use self::results::{Results, Showing, wilson};
use super::{
    CliError,
    game::{GameArgs, bot_named},
    threads,
};
use crate::{
    bot::{
        self, Bot, BotKind, Evaluate, EvaluateVisitor, Judgement, Sets, Weights,
        calibration::{Calibration, ChanceSeen},
        casual::{self, Casual},
        search::{self, Limits},
    },
    games::any::Listed,
    rules::{GameRng, PerSeat, Ranking, Seat, SeatCount, Seed, Viewer, legal},
    store,
};
use clap::Args;
use serde_json::Value;
use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

/// Arguments of `podbay arena`.
#[derive(Clone, Debug, Args)]
pub struct ArenaArgs {
    /// Number of games; each has its own deal, and the bots move on by one seat from game to game
    #[arg(long, default_value_t = 100)]
    pub games: u64,
    /// Players, 2 to 4
    #[arg(long, default_value_t = 2)]
    pub players: usize,
    /// The game and its options
    #[command(flatten)]
    pub game: GameArgs,
    /// Bots, separated by commas: random, greedy, easy, normal, hard, a level with a character such as hard:hunter, search
    /// (with the weights of hard), plain, given, one of these three with its iterations such as search:800, or casual (three
    /// written rules for each game); the last one takes all seats that are left
    #[arg(long, value_delimiter = ',', default_values = ["hard", "greedy"])]
    pub bots: Vec<String>,
    /// Number of the first game's seed; the others follow
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    /// Threads; 0 for one per processor
    #[arg(long, default_value_t = 0)]
    pub threads: usize,
    /// Iterations of a decision of search, plain and given
    #[arg(long, default_value_t = 400)]
    pub iterations: u32,
    /// File with the weights of given, as podbay train writes it
    #[arg(long, value_name = "FILE")]
    pub weights: Option<PathBuf>,
}

/// Plays the games and returns the figures by the names of the bots.
///
/// `win_share` counts a shared win in parts, and a win of the neutral side for nobody. `interval` is its 95 % interval by
/// Wilson. `decided` counts the games that the neutral side did not win, and `turns` is a mean. `ms_per_decision` leaves
/// out questions with a single answer. `calibration` is the error of the chances that searches saw on their way. On one
/// system, all figures but the times depend on the arguments alone.
///
/// # Errors
/// An argument that cannot be played: players, option or bot. A fault of the rules that keeps a game from its end.
pub fn run(args: &ArenaArgs) -> Result<Value, CliError> {
    let players = SeatCount::new(args.players).ok_or_else(|| CliError::usage("--players is 2, 3 or 4"))?;
    let entrants = entrants(&args.bots, players)?;
    let arena = Arena {
        args,
        players,
        entrants,
    };
    bot::visit(args.game.game, arena)
}

/// The search with the weights that were trained.
const SEARCH: &str = "search";
/// The search with plain weights.
const PLAIN: &str = "plain";
/// The search with the weights of a file.
const GIVEN: &str = "given";
/// The player with three written rules.
const CASUAL: &str = "casual";

/// A bot that can be named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entrant {
    /// A bot that may sit at any table.
    Table(BotKind),
    /// The search with the weights of that name, and with its own number of iterations, else with the one of the series.
    Search(&'static str, Option<u32>),
    /// A player with three written rules, which no table offers.
    Casual,
}

impl Entrant {
    fn all() -> impl Iterator<Item = Self> {
        let searches = [SEARCH, PLAIN, GIVEN].map(|weights| Self::Search(weights, None));
        let others = searches.into_iter().chain([Self::Casual]);
        BotKind::all().map(Self::Table).chain(others)
    }

    fn name(self) -> String {
        match self {
            Self::Table(kind) => kind.name(),
            Self::Search(weights, None) => weights.to_owned(),
            Self::Search(weights, Some(iterations)) => format!("{weights}:{iterations}"),
            Self::Casual => CASUAL.to_owned(),
        }
    }
}

/// The bot that an argument names, for a search with its iterations after a colon.
fn entrant(name: &str) -> Result<Entrant, CliError> {
    let numbered = name
        .split_once(':')
        .and_then(|(bot, number)| Some((bot, number.parse().ok()?)));
    let (bot, iterations) = numbered.map_or((name, None), |(bot, number)| (bot, Some(number)));
    match (bot_named(bot, Entrant::all(), Entrant::name)?, iterations) {
        (Entrant::Search(weights, _), _) => Ok(Entrant::Search(weights, iterations)),
        (other, None) => Ok(other),
        (_, Some(_)) => Err(CliError::usage(format!(
            "{bot} has no number of iterations; search, plain and given have one"
        ))),
    }
}

/// The bots of all seats; the last name fills the seats that are left.
fn entrants(names: &[String], players: SeatCount) -> Result<Vec<Entrant>, CliError> {
    let mut entrants = names.iter().map(|name| entrant(name)).collect::<Result<Vec<_>, _>>()?;
    let last = *entrants
        .last()
        .ok_or_else(|| CliError::usage("--bots needs at least one name"))?;
    if entrants.len() > players.get() {
        let (bots, seats) = (entrants.len(), players.get());
        return Err(CliError::usage(format!("--bots names {bots} bots for {seats} seats")));
    }
    entrants.resize(players.get(), last);
    Ok(entrants)
}

/// The arguments of `podbay arena`, and what they say of any game.
struct Arena<'a> {
    args: &'a ArenaArgs,
    players: SeatCount,
    entrants: Vec<Entrant>,
}

impl EvaluateVisitor for Arena<'_> {
    type Out = Result<Value, CliError>;
    fn visit<G: Casual + Listed>(self) -> Self::Out {
        let Self {
            args,
            players,
            entrants,
        } = self;
        let config = args.game.options.config(G::ID.name(), players)?;
        let setup = G::setup(&config)?;
        let judgement = G::judgement(&setup);
        let mut weights = BTreeMap::from([(SEARCH, judgement.weights(players)), (PLAIN, judgement.plain())]);
        if let Some(file) = &args.weights {
            weights.insert(GIVEN, given::<G>(file, &setup, players)?);
        } else if entrants
            .iter()
            .any(|entrant| matches!(entrant, Entrant::Search(GIVEN, _)))
        {
            return Err(CliError::usage("the bot given needs --weights"));
        }
        let contest = Contest {
            series: Series {
                games: args.games,
                seed: args.seed,
                threads: args.threads,
                iterations: args.iterations,
            },
            players,
            entrants,
            weights,
        };
        Ok(contest.played::<G>(&setup)?.report())
    }
}

/// How many games are played, and how.
#[derive(Clone, Copy, Debug)]
pub(super) struct Series {
    pub(super) games: u64,
    /// Number of the first game's seed; the others follow.
    pub(super) seed: u64,
    /// 0 for one per processor.
    pub(super) threads: usize,
    /// Iterations of a search for one command.
    pub(super) iterations: u32,
}

/// Games between the bots of all seats.
struct Contest {
    series: Series,
    players: SeatCount,
    /// At least one for each seat. They move on by one from game to game.
    entrants: Vec<Entrant>,
    /// The weights of searches by their names.
    weights: BTreeMap<&'static str, Weights>,
}

/// Reads weights for so many players from a file.
fn given<G: Evaluate + Listed>(file: &Path, setup: &G::Setup, players: SeatCount) -> Result<Weights, CliError> {
    let judgement = G::judgement(setup);
    let unusable = |why: String| {
        let (file, game, players) = (file.display(), G::ID.name(), players.get());
        let make = format!("podbay train --game {game} --players {players} --out FILE");
        let message = format!("{file}: {why}; name another file, or make one with {make}");
        CliError::new("weights", message)
    };
    let text = store::read_output(file)?.ok_or_else(|| unusable("there is no such file".to_owned()))?;
    let sets = Sets::read(&text, judgement.seat, judgement.neutral);
    let sets = sets.map_err(|error| unusable(error.to_string()))?;
    let found = sets.get(players).cloned();
    found.ok_or_else(|| unusable(format!("no weights for {} players", players.get())))
}

/// Plays a search with the first weights against a search with the others, on alternate seats.
///
/// # Errors
/// A fault of the rules that keeps a game from its end.
pub(super) fn gate<G: Casual>(series: Series, setup: &G::Setup, [new, old]: [Weights; 2]) -> Result<Gate, CliError> {
    let players = G::seats(setup);
    let contest = Contest {
        series,
        players,
        entrants: both(players),
        weights: BTreeMap::from([("new", new), ("old", old)]),
    };
    let results = contest.played::<G>(setup)?;
    let [new, old] = ["new", "old"].map(|name| results.wins(name));
    let decided = (new + old).max(1.0);
    Ok(Gate {
        share: new / decided,
        interval: wilson(new, decided),
        neutral_wins: results.neutral_wins,
    })
}

/// The chances that searches with these weights see in games against each other, and who wins.
///
/// # Errors
/// A fault of the rules that keeps a game from its end.
pub(super) fn chances<G: Casual>(
    series: Series,
    setup: &G::Setup,
    weights: Weights,
) -> Result<Vec<ChanceSeen>, CliError> {
    let players = G::seats(setup);
    let contest = Contest {
        series,
        players,
        entrants: vec![Entrant::Search(SEARCH, None); players.get()],
        weights: BTreeMap::from([(SEARCH, weights)]),
    };
    let games = contest.each::<G, _>(setup, |played| played.seen().collect::<Vec<_>>())?;
    Ok(games.into_iter().flatten().collect())
}

/// New and old weights in turn, twice as many as seats: an odd number of seats has more new ones in one game, and more
/// old ones in the next.
fn both(players: SeatCount) -> Vec<Entrant> {
    let entrants = ["new", "old"]
        .map(|weights| Entrant::Search(weights, None))
        .into_iter()
        .cycle();
    entrants.take(2 * players.get()).collect()
}

/// How new weights did against those before them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Gate {
    /// The part of the decided games that the new ones won.
    pub(super) share: f64,
    /// Its 95 % interval.
    pub(super) interval: [f64; 2],
    /// Games that the neutral side won.
    pub(super) neutral_wins: u64,
}

impl Contest {
    fn played<G: Casual>(&self, setup: &G::Setup) -> Result<Results, CliError> {
        let games = self.each::<G, _>(setup, |played| {
            let mut own = Results::default();
            let bots = played.contenders.iter();
            let bots = bots.map(|contender| (contender.name.clone(), played.showing(contender)));
            own.note(&played.ranking, played.turns, bots);
            own
        })?;
        let mut results = Results::default();
        for game in &games {
            results.add(game);
        }
        Ok(results)
    }

    /// Plays all games, and keeps this of each.
    fn each<G: Casual, T: Send>(
        &self,
        setup: &G::Setup,
        kept: impl Fn(&PlayedGame) -> T + Sync,
    ) -> Result<Vec<T>, CliError> {
        let Series { threads, games, .. } = self.series;
        threads::each(threads, games, |number| Ok(kept(&self.play::<G>(setup, number)?)))
    }

    /// One game to its end.
    fn play<G: Casual>(&self, setup: &G::Setup, number: u64) -> Result<PlayedGame, CliError> {
        let seed = self.series.seed.wrapping_add(number);
        let fault = |what: &str| CliError::new("rules", format!("seed {seed}: {what}"));
        let mut game = G::new(setup, Seed::from_number(seed));
        let seats = self.players.seats();
        let contender = |seat| self.contender(seat, number, seed, G::judgement(setup));
        let mut contenders: Vec<Contender> = seats.map(contender).collect();
        for _ in 0..G::max_commands(setup) {
            let Some(seat) = game.decisions(setup).first().map(|asked| asked.seat) else {
                let ranking = game.result(setup);
                return Ok(PlayedGame {
                    ranking: ranking.ok_or_else(|| fault("nobody is asked before the end"))?,
                    turns: game.turn(),
                    contenders,
                });
            };
            let (view, list) = (game.view(Viewer::Seat(seat)), legal(&game, setup, seat));
            let contender = contenders.get_mut(seat.index());
            let command = contender.and_then(|contender| contender.choose::<G>(setup, &view, &list));
            let command = command.ok_or_else(|| fault("a bot has no answer"))?;
            game.apply(setup, seat, &command)
                .map_err(|_| fault("a listed command was refused"))?;
        }
        Err(fault("the game does not end"))
    }

    /// The place of a seat's bot among the entrants. Each game has a deal of its own, as equal bots that change seats
    /// would play the same deal again command by command.
    fn place(&self, seat: Seat, number: u64) -> usize {
        let count = self.entrants.len() as u64;
        ((seat.index() as u64 + number % count) % count) as usize
    }

    fn contender(&self, seat: Seat, number: u64, seed: u64, judgement: &Judgement) -> Contender {
        let place = self.place(seat, number);
        let entrant = self.entrants[place];
        let mut own = Seed::from_number(seed);
        own.0[31] = place as u8 + 1;
        Contender {
            seat,
            name: entrant.name(),
            brain: match entrant {
                Entrant::Table(kind) => Brain::Table(Bot::new(kind, own)),
                Entrant::Search(weights, iterations) => Brain::Search {
                    rng: GameRng::new(own),
                    iterations: iterations.unwrap_or(self.series.iterations),
                    weights: Box::new(self.weights.get(weights).cloned().unwrap_or_else(|| judgement.plain())),
                },
                Entrant::Casual => Brain::Casual(GameRng::new(own)),
            },
            decisions: 0,
            time: Duration::ZERO,
            estimates: Vec::new(),
        }
    }
}

/// A game that was played to its end.
struct PlayedGame {
    ranking: Ranking,
    turns: u32,
    contenders: Vec<Contender>,
}

impl PlayedGame {
    /// The chances that searches saw on their way, and who won.
    fn seen(&self) -> impl Iterator<Item = ChanceSeen> {
        self.contenders.iter().flat_map(|contender| self.seen_by(contender))
    }

    fn seen_by(&self, contender: &Contender) -> impl Iterator<Item = ChanceSeen> {
        let won = PerSeat(std::array::from_fn(|index| {
            f64::from(self.ranking.share(Seat::wrapping(index))) / f64::from(Ranking::WIN)
        }));
        let estimates = contender.estimates.iter();
        estimates.map(move |&(share, progress)| ChanceSeen { share, progress, won })
    }

    /// The figures of a bot.
    fn showing(&self, contender: &Contender) -> Showing {
        let seats = SeatCount::new(self.contenders.len());
        Showing {
            won: self.ranking.share(contender.seat).into(),
            decisions: contender.decisions,
            time: contender.time,
            calibration: seats.map_or_else(Calibration::default, |players| {
                Calibration::of(self.seen_by(contender), players, |one| one.share)
            }),
        }
    }
}

/// A bot on its seat in one game.
struct Contender {
    seat: Seat,
    name: String,
    brain: Brain,
    /// Questions with more than one answer.
    decisions: u64,
    time: Duration,
    /// The chances that a search saw at its decisions, and the part of the game that was over.
    estimates: Vec<(PerSeat<f64>, f32)>,
}

enum Brain {
    Table(Bot),
    Search {
        rng: GameRng,
        iterations: u32,
        weights: Box<Weights>,
    },
    Casual(GameRng),
}

impl Contender {
    /// The bot's answer to a question with this list.
    fn choose<G: Casual>(&mut self, setup: &G::Setup, view: &G::View, legal: &[G::Command]) -> Option<G::Command> {
        if let [only] = legal {
            return Some(only.clone());
        }
        let (started, mut share) = (Instant::now(), None);
        let command = match &mut self.brain {
            Brain::Table(bot) => bot.choose::<G>(setup, self.seat, view, legal, || false),
            Brain::Search {
                rng,
                iterations,
                weights,
            } => {
                let limits = Limits {
                    iterations: Some(*iterations),
                    turns: u32::MAX,
                    stop: || false,
                };
                let thought = search::think::<G>(rng, setup, weights, (self.seat, view), legal, limits);
                share = thought.as_ref().map(|thought| thought.share);
                thought.map(|thought| thought.command)
            }
            Brain::Casual(rng) => casual::choose::<G>(rng, setup, (self.seat, view), legal),
        };
        self.time += started.elapsed();
        self.decisions += 1;
        if let Some(share) = share
            && let Ok(position) = G::from_view(setup, view, Seed::from_number(0))
        {
            self.estimates.push((share, position.assess(setup).progress));
        }
        command
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Words {
        #[command(flatten)]
        arena: ArenaArgs,
    }

    const SERIES: Series = Series {
        games: 1,
        seed: 0,
        threads: 1,
        iterations: 1,
    };

    fn args(words: &str) -> ArenaArgs {
        let words = format!("arena --game aqua-sphere {words}");
        let read = Words::try_parse_from(words.split_whitespace());
        read.expect("arguments of arena").arena
    }

    fn found(words: &str) -> Value {
        run(&args(words)).expect("games are played")
    }

    fn refused(words: &str) -> CliError {
        run(&args(words)).expect_err("it cannot be played")
    }

    #[test]
    fn greedy_beats_random_and_equal_seeds_give_equal_figures() {
        let [mut one, mut same] =
            [1, 3].map(|threads| found(&format!("--bots greedy,random --games 6 --seed 5 --threads {threads}")));
        let times = [&mut one, &mut same].map(|found| found["ms_per_decision"].take());
        assert!(
            times[0]["greedy"].is_number() && times[0]["random"].is_number(),
            "{times:?}"
        );
        assert_eq!(one, same);
        assert_eq!((&one["games"], &one["decided"]), (&6.into(), &6.into()));
        let share = |name: &str| one["win_share"][name].as_f64().expect("a share");
        assert!(share("greedy") > share("random"), "{one}");
        assert!((share("greedy") + share("random") - 1.0).abs() < 0.002, "{one}");
    }

    #[test]
    fn rules_beat_random() {
        let found = found("--bots casual,random --games 4 --seed 5");
        let share = |name: &str| found["win_share"][name].as_f64().expect("a share");
        assert!(share("casual") > share("random"), "{found}");
        assert!(found["ms_per_decision"]["casual"].as_f64() > Some(0.0), "{found}");
    }

    #[test]
    fn bots_that_search_play_and_are_timed() {
        for name in ["search", "easy:builder"] {
            let found = found(&format!("--bots {name},random --games 2 --iterations 16"));
            assert!(found["ms_per_decision"][name].as_f64() > Some(0.0), "{found}");
            let bounds = &found["interval"][name];
            let [least, share, most] = [&bounds[0], &found["win_share"][name], &bounds[1]].map(Value::as_f64);
            assert!(least <= share && share <= most && least < most, "{found}");
        }
    }

    #[test]
    fn every_entrant_sits_on_every_seat() {
        let players = SeatCount::new(3).expect("three seats");
        let entrants = entrants(&["search".to_owned(), "greedy".to_owned()], players).expect("two bots");
        let greedy = Entrant::Table(BotKind::Greedy);
        assert_eq!(entrants, [Entrant::Search(SEARCH, None), greedy, greedy]);
        let contest = Contest {
            series: SERIES,
            players,
            entrants,
            weights: BTreeMap::new(),
        };
        let placed = |game: u64| {
            players
                .seats()
                .map(|seat| contest.place(seat, game))
                .collect::<Vec<_>>()
        };
        assert_eq!([0, 1, 2].map(placed), [[0, 1, 2], [1, 2, 0], [2, 0, 1]]);
    }

    #[test]
    fn new_and_old_weights_have_as_many_seats() {
        for players in (2..=4).filter_map(SeatCount::new) {
            let contest = Contest {
                series: SERIES,
                players,
                entrants: both(players),
                weights: BTreeMap::new(),
            };
            let places = (0..2).flat_map(|game| players.seats().map(move |seat| (seat, game)));
            let places = places.map(|(seat, game)| contest.entrants[contest.place(seat, game)]);
            let new = places
                .filter(|entrant| *entrant == Entrant::Search("new", None))
                .count();
            assert_eq!(new, players.get());
        }
    }

    #[test]
    fn bots_that_cannot_play_are_refused_with_those_that_can() {
        let unknown = refused("--bots greedy,clever");
        assert_eq!(unknown.code, "usage");
        for known in ["random, greedy, easy", "given, casual"] {
            assert!(unknown.message.contains(known), "{unknown:?}");
        }
        let crowd = refused("--bots hard,greedy,random");
        assert!(crowd.message.contains("3 bots for 2 seats"), "{crowd:?}");
        assert_eq!(refused("--players 9").code, "usage");
        assert_eq!(refused("--players 1 --bots hard").code, "setup");
    }
}
