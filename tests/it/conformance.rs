//! The laws of `Game`, held by every game on random play.

use crate::{
    rounds::rounds,
    support::{codec_copy, config, setup},
};
use podbay::{
    games::{
        alien_frontiers,
        any::{AnyGame, GameId, Listed},
        aqua_sphere, argo,
    },
    rules::{
        Game, GameRng, Illegal, Obligation, Outcome, Ranking, Seat, SeatCount, Seed, Standing, Status, Viewer, legal,
        push_grid::PushGrid, relics::Relics,
    },
};
use std::collections::BTreeSet;

/// One game's settings for the suite.
struct Fixture<G: Game> {
    setups: Vec<G::Setup>,
    /// Random games per setup.
    games: u64,
    /// Expensive checks run every `stride` steps, and at each question of a new kind.
    stride: u32,
    /// Random foreign commands per step.
    foreign: u32,
}

/// One game under test and everything that was said in it.
struct Run<'a, G: Game> {
    setup: &'a G::Setup,
    game: G,
    rng: GameRng,
    seed: Seed,
    record: Vec<(Seat, G::Command)>,
    /// Commands that were listed somewhere, to be tried where they are not.
    pool: &'a mut Vec<G::Command>,
    step: u32,
    /// Kinds of questions that were asked.
    kinds: BTreeSet<String>,
    /// The positions that can be stepped back to, the oldest first.
    back: Vec<G>,
    /// Commands that were refused and changed nothing.
    refused: u32,
}

/// Plays all games of the fixture and returns how many commands were refused.
fn run<G: Game>(fixture: &Fixture<G>) -> u32 {
    let mut refused = 0;
    for (number, setup) in fixture.setups.iter().enumerate() {
        let mut pool = Vec::new();
        for game in 0..fixture.games {
            let seed = Seed::from_number(1000 * number as u64 + game);
            let mut run = Run {
                setup,
                game: G::new(setup, seed),
                rng: GameRng::new(Seed::from_number(game)),
                seed,
                record: Vec::new(),
                pool: &mut pool,
                step: 0,
                kinds: BTreeSet::new(),
                back: Vec::new(),
                refused: 0,
            };
            run.play(fixture);
            refused += run.refused;
        }
    }
    refused
}

impl<G: Game> Run<'_, G> {
    fn play(&mut self, fixture: &Fixture<G>) {
        let bound = G::max_commands(self.setup);
        assert_eq!(self.game.turn(), 1);
        while self.game.status(self.setup) == Status::Deciding {
            self.questions_and_lists_agree();
            if self.is_another_question() || self.step.is_multiple_of(fixture.stride) {
                self.lists_are_in_order();
                self.listed_commands_apply();
                self.what_can_be_taken_back_shows_nothing();
                self.stepping_back_restores();
                self.views_hide_and_restore();
                self.redealing_is_imagining();
                self.other_randomness_shows_nothing();
                self.copies_are_equal();
            }
            self.others_are_refused(fixture.foreign);
            self.one_step();
            assert!(self.step <= bound, "no end after {bound} commands of {:?}", self.seed);
        }
        self.the_end_is_final(fixture.foreign);
        self.a_replay_is_equal();
    }

    /// True if a question of a new kind is asked. Its kind is the names in its debug text, without numbers.
    fn is_another_question(&mut self) -> bool {
        let mut another = false;
        for decision in self.game.decisions(self.setup) {
            let kind: String = format!("{:?}", decision.prompt)
                .split(|c: char| !c.is_alphanumeric())
                .filter(|word| word.starts_with(char::is_alphabetic))
                .collect();
            another |= self.kinds.insert(kind);
        }
        another
    }

    fn seats() -> impl Iterator<Item = Seat> {
        (0..podbay::rules::MAX_SEATS).map(Seat::wrapping)
    }

    fn asked(&self) -> Vec<Seat> {
        self.game
            .decisions(self.setup)
            .iter()
            .map(|decision| decision.seat)
            .collect()
    }

    fn questions_and_lists_agree(&self) {
        let asked = self.asked();
        assert!(!asked.is_empty(), "nobody is asked in {:?}", self.game);
        for seat in Self::seats() {
            let listed = !legal(&self.game, self.setup, seat).is_empty();
            assert_eq!(
                listed,
                asked.contains(&seat),
                "{seat:?} of {asked:?} in {:?}",
                self.game
            );
            assert_eq!(asked.iter().filter(|&&s| s == seat).count(), usize::from(listed));
        }
        for decision in self.game.decisions(self.setup) {
            assert!(asked.len() == 1 || decision.obligation == Obligation::MayPass);
            let list = legal(&self.game, self.setup, decision.seat);
            let can_pass = G::pass(self.setup).is_some_and(|pass| list.contains(&pass));
            assert!(
                can_pass || decision.obligation == Obligation::Must,
                "no way to pass in {list:?}"
            );
        }
    }

    fn lists_are_in_order(&mut self) {
        for seat in self.asked() {
            let list = legal(&self.game, self.setup, seat);
            assert_eq!(
                list,
                legal(&codec_copy(&self.game), self.setup, seat),
                "the order changes"
            );
            let mut appended = vec![list[0].clone()];
            self.game.legal_commands(self.setup, seat, &mut appended);
            assert_eq!(appended[1..], list, "the list is not appended");
            for (place, command) in list.iter().enumerate() {
                assert!(!list[..place].contains(command), "{command:?} is listed twice");
                assert_eq!(*command, codec_copy(command));
                if self.pool.len() < 4000 && !self.pool.contains(command) {
                    self.pool.push(command.clone());
                }
            }
        }
    }

    fn listed_commands_apply(&self) {
        for seat in self.asked() {
            for command in legal(&self.game, self.setup, seat) {
                assert_eq!(
                    self.game.explain(self.setup, seat, &command),
                    None,
                    "{command:?} is listed"
                );
                let mut next = self.game.clone();
                let applied = next.apply(self.setup, seat, &command);
                let applied = applied.unwrap_or_else(|error| panic!("{command:?} is listed, yet {error}"));
                assert_eq!(applied, codec_copy(&applied));
                assert_eq!(
                    next.check_invariants(self.setup),
                    Ok(()),
                    "{command:?} on {:?}",
                    self.game
                );
                let goes_on = !next.decisions(self.setup).is_empty();
                assert_eq!(goes_on, next.status(self.setup) == Status::Deciding);
                assert_eq!(goes_on, next.result(self.setup).is_none());
                let mut trusted = self.game.clone();
                trusted.carry_out(self.setup, seat, &command);
                assert_eq!(trusted, next, "{command:?} on {:?}", self.game);
            }
        }
    }

    /// A command that its actor may step back over neither reveals nor draws: with any hidden order and any randomness
    /// to come it does the same.
    fn what_can_be_taken_back_shows_nothing(&self) {
        let view = self.game.view(Viewer::Spectator);
        let mut keyed = self.game.clone();
        keyed.rekey(7);
        let imagined = G::from_view(self.setup, &view, Seed([0x3C; 32])).expect("the view of a state");
        for seat in self.asked() {
            for command in legal(&self.game, self.setup, seat) {
                let done = [&self.game, &keyed, &imagined].map(|state| {
                    let mut next = state.clone();
                    let applied = next.apply(self.setup, seat, &command).expect("listed");
                    (applied, next.view(Viewer::Spectator))
                });
                assert!(
                    done.iter()
                        .all(|(applied, _)| applied.reversible == done[0].0.reversible)
                );
                if done[0].0.reversible {
                    assert_eq!(done[1], done[0], "{command:?} draws");
                    assert_eq!(done[2], done[0], "{command:?} reveals");
                }
            }
        }
    }

    /// From each position that can be stepped back to, the same commands lead to the same positions again.
    fn stepping_back_restores(&self) {
        let Some(mut again) = self.back.first().cloned() else {
            return;
        };
        let since = self.record.len() - self.back.len();
        let later = self.back.iter().skip(1).chain([&self.game]);
        for ((seat, command), expected) in self.record[since..].iter().zip(later) {
            let applied = again.apply(self.setup, *seat, command).expect("recorded");
            assert!(applied.reversible);
            assert_eq!(again, *expected, "after {command:?} of {seat:?}");
        }
    }

    /// Listed commands of a seat that is not asked, and commands from elsewhere, change nothing.
    fn others_are_refused(&mut self, foreign: u32) {
        let (asked, before) = (self.asked(), self.game.clone());
        let lists: Vec<Vec<G::Command>> = Self::seats().map(|s| legal(&self.game, self.setup, s)).collect();
        for stranger in Self::seats().filter(|seat| !asked.contains(seat)) {
            let command = &lists[asked[0].index()][0];
            assert_eq!(self.game.apply(self.setup, stranger, command), Err(Illegal::NotAsked));
            assert!(self.game.explain(self.setup, stranger, command).is_some());
        }
        for _ in 0..foreign {
            let seat = Seat::wrapping(self.rng.below(4) as usize);
            let Some(command) = self.pool.get(self.rng.below(self.pool.len() as u32) as usize) else {
                break;
            };
            if lists[seat.index()].contains(command) {
                continue;
            }
            let refused = self.game.apply(self.setup, seat, command);
            let expected = if asked.contains(&seat) {
                Illegal::NotListed
            } else {
                Illegal::NotAsked
            };
            assert_eq!(refused, Err(expected), "{seat:?} {command:?} on {before:?}");
            self.refused += 1;
            let reason = self.game.explain(self.setup, seat, command);
            assert!(
                reason.is_some(),
                "no reason against {command:?} of {seat:?} on {before:?}"
            );
            // Unchecked it may lead anywhere, but not into a panic.
            self.game.clone().carry_out(self.setup, seat, command);
        }
        assert_eq!(self.game, before, "a refused command changed the state");
    }

    /// Drawing afresh what is hidden changes no view, question or list.
    fn views_hide_and_restore(&self) {
        let view = self.game.view(Viewer::Spectator);
        assert_eq!(view, codec_copy(&view));
        for seed in [self.seed, Seed::from_number(u64::MAX), Seed([0xA5; 32])] {
            let other = G::from_view(self.setup, &view, seed).expect("the view of a state");
            assert_eq!(other.check_invariants(self.setup), Ok(()));
            for viewer in Self::seats().map(Viewer::Seat).chain([Viewer::Spectator]) {
                assert_eq!(other.view(viewer), self.game.view(viewer));
            }
            assert_eq!(other.decisions(self.setup), self.game.decisions(self.setup));
            assert_eq!(other.status(self.setup), self.game.status(self.setup));
            for seat in self.asked() {
                assert_eq!(legal(&other, self.setup, seat), legal(&self.game, self.setup, seat));
            }
        }
    }

    /// Drawing anew what is hidden, in place, gives the state that the view and the same seed give.
    fn redealing_is_imagining(&self) {
        let view = self.game.view(Viewer::Spectator);
        let mut again = self.game.clone();
        for seed in [self.seed, Seed::from_number(u64::MAX), Seed([0xA5; 32])] {
            // One draw after the other: each has to forget the one before.
            again.redeal(self.setup, seed);
            assert_eq!(
                G::from_view(self.setup, &view, seed).as_ref(),
                Ok(&again),
                "{:?}",
                self.game
            );
        }
    }

    /// Other randomness from here on changes nothing that anybody sees now, and is the same whenever it is repeated.
    fn other_randomness_shows_nothing(&self) {
        let keyed = |count| {
            let mut game = self.game.clone();
            game.rekey(count);
            game
        };
        let other = keyed(1);
        assert_eq!(keyed(1), other);
        assert_eq!(other.check_invariants(self.setup), Ok(()));
        assert_eq!(other.decisions(self.setup), self.game.decisions(self.setup));
        for viewer in Self::seats().map(Viewer::Seat).chain([Viewer::Spectator]) {
            assert_eq!(other.view(viewer), self.game.view(viewer));
        }
        for seat in self.asked() {
            assert_eq!(legal(&other, self.setup, seat), legal(&self.game, self.setup, seat));
        }
    }

    fn copies_are_equal(&self) {
        assert_eq!(self.game, codec_copy(&self.game));
        assert_eq!(*self.setup, codec_copy(self.setup));
        let decisions = self.game.decisions(self.setup);
        assert_eq!(decisions, codec_copy(&decisions));
    }

    fn one_step(&mut self) {
        let asked = self.asked();
        let seat = asked[self.rng.below(asked.len() as u32) as usize];
        let list = legal(&self.game, self.setup, seat);
        let command = list[self.rng.below(list.len() as u32) as usize].clone();
        let (before, turn) = (self.game.clone(), self.game.turn());
        let applied = self.game.apply(self.setup, seat, &command);
        let applied = applied.unwrap_or_else(|error| panic!("{command:?}: {error}"));
        let mut trusted = before.clone();
        trusted.carry_out(self.setup, seat, &command);
        assert_eq!(trusted, self.game, "{command:?} on {before:?}");
        if applied.reversible {
            self.back.push(before);
        } else {
            self.back.clear();
        }
        assert!(
            (turn..=turn + 1).contains(&self.game.turn()),
            "turn {} after {turn}",
            self.game.turn()
        );
        assert_eq!(
            self.game.check_invariants(self.setup),
            Ok(()),
            "after {command:?} of {seat:?}"
        );
        self.record.push((seat, command));
        self.step += 1;
    }

    fn the_end_is_final(&mut self, foreign: u32) {
        let Status::Finished(outcome) = self.game.status(self.setup) else {
            panic!("play stopped before the end");
        };
        assert_eq!(self.game.decisions(self.setup), []);
        let players = G::seats(self.setup);
        let mut seats: Vec<Seat> = outcome.standings.iter().map(|standing| standing.seat).collect();
        assert!(outcome.standings.is_sorted_by_key(|standing| standing.rank));
        seats.sort_unstable();
        assert!(seats.into_iter().eq(players.seats()));
        for standing in &outcome.standings {
            assert_eq!(standing.points.iter().map(|p| p.value).sum::<i32>(), standing.score);
        }
        let ranking = self.game.result(self.setup).expect("the result of a finished game");
        the_result_is_the_outcome(ranking, &outcome);
        self.redealing_is_imagining();
        let before = self.game.clone();
        for seat in Self::seats() {
            assert_eq!(legal(&self.game, self.setup, seat), []);
            for command in self.pool.iter().take(foreign as usize + 1) {
                assert_eq!(self.game.apply(self.setup, seat, command), Err(Illegal::GameOver));
                self.game.clone().carry_out(self.setup, seat, command);
                assert!(self.game.explain(self.setup, seat, command).is_some());
            }
        }
        assert_eq!(self.game, before);
        let view = self.game.view(Viewer::Spectator);
        let other = G::from_view(self.setup, &view, self.seed).expect("the view of a finished game");
        assert_eq!(other.status(self.setup), Status::Finished(outcome));
    }

    /// The same seed and commands give the same game, also when it is saved and loaded after every command.
    fn a_replay_is_equal(&self) {
        let mut again = G::new(self.setup, self.seed);
        let mut saved = again.clone();
        for (step, (seat, command)) in self.record.iter().enumerate() {
            let events = again.apply(self.setup, *seat, command).expect("recorded");
            if step % 5 == 0 {
                saved = codec_copy(&saved);
            }
            assert_eq!(saved.apply(self.setup, *seat, command), Ok(events));
        }
        assert_eq!(again, self.game);
        assert_eq!(saved, self.game);
    }
}

/// Result and outcome tell the same, which is what scores and tie-breaks say; one win is shared by those that won.
fn the_result_is_the_outcome(ranking: Ranking, outcome: &Outcome) {
    let neutral_won = outcome.neutral.is_some_and(|neutral| neutral.won);
    let worth = |standing: &Standing| {
        let ties: Vec<i32> = standing.tie_breaks.iter().map(|points| points.value).collect();
        (standing.score, ties)
    };
    let better = |than: &Standing| {
        outcome
            .standings
            .iter()
            .filter(|other| worth(other) > worth(than))
            .count()
    };
    let winners = outcome.standings.iter().filter(|standing| standing.rank == 1).count();
    for standing in &outcome.standings {
        let seat = standing.seat;
        assert_eq!(
            usize::from(standing.rank),
            1 + usize::from(neutral_won) + better(standing)
        );
        assert_eq!(
            (ranking.ranks[seat], ranking.scores[seat]),
            (standing.rank, standing.score)
        );
        let share = if standing.rank == 1 {
            usize::from(Ranking::WIN) / winners
        } else {
            0
        };
        assert_eq!(usize::from(ranking.share(seat)), share);
    }
    let ranked = outcome.standings.iter().map(|standing| (standing.seat, standing.rank));
    assert!(ranking.best_first().eq(ranked));
    assert_eq!(ranking.neutral, outcome.neutral);
    assert_eq!(ranking.neutral_share() > 0, neutral_won);
    let shares = outcome.standings.iter().map(|standing| ranking.share(standing.seat));
    assert_eq!(shares.sum::<u8>() + ranking.neutral_share(), Ranking::WIN);
}

/// Players and options of a listed game.
type Kind<'a> = (usize, &'a [(&'a str, &'a str)]);

/// Games of every kind of a listed game.
fn listed<G: Listed>(kinds: &[Kind<'_>], games: u64, stride: u32, foreign: u32) -> u32 {
    run::<G>(&Fixture {
        setups: kinds
            .iter()
            .map(|(players, options)| setup::<G>(*players, options))
            .collect(),
        games,
        stride,
        foreign,
    })
}

fn seat_counts() -> Vec<SeatCount> {
    [2, 3, 4].into_iter().filter_map(SeatCount::new).collect()
}

#[test]
fn push_grid_keeps_the_laws() {
    run::<PushGrid>(&Fixture {
        setups: seat_counts(),
        games: 6,
        stride: 3,
        foreign: 20,
    });
}

#[test]
fn relics_keeps_the_laws() {
    run::<Relics>(&Fixture {
        setups: seat_counts(),
        games: rounds(30, 60),
        stride: 1,
        foreign: 10,
    });
}

/// Every preset, and every option of its own that changes what may be done.
const ARGO: [&[(&str, &str)]; 14] = [
    &[("preset", "en")],
    &[("preset", "fr")],
    &[("preset", "nl")],
    &[("preset", "de")],
    &[("preset", "it")],
    &[("preset", "es")],
    &[("preset", "yucata")],
    &[("meaner_teleporter", "yes"), ("difficulty", "easy")],
    &[("allow_voluntary_pass", "yes"), ("auto_end_turn", "yes")],
    &[("launch_on_alien_adjacency", "any"), ("stretch_rooms", "no")],
    &[("stranded", "others_once_more"), ("last_tile_extra", "others")],
    &[("security_center_slots", "unlimited"), ("laser_points", "0")],
    &[("control_rotate_in_place", "no"), ("time_machine", "no")],
    &[("last_tile_counts", "modules"), ("first_turn", "any_action")],
];

#[test]
fn argo_keeps_the_laws() {
    let counts = |(number, options)| {
        let players = [2, 3, 4].into_iter().cycle().skip(number);
        players.take(rounds(1, 3)).map(move |players| (players, options))
    };
    let kinds: Vec<Kind<'_>> = (0..).zip(ARGO).flat_map(counts).collect();
    listed::<argo::State>(&kinds, 1, 29, 8);
}

#[test]
fn any_game_keeps_the_laws() {
    run::<AnyGame>(&Fixture {
        setups: GameId::ALL
            .iter()
            .flat_map(|game| {
                (2..)
                    .take(rounds(1, 3))
                    .map(|players| config(game.name(), players, &[]))
            })
            .map(|config| AnyGame::setup(&config).expect("the default configuration"))
            .collect(),
        games: 1,
        stride: 23,
        foreign: 4,
    });
}

/// A million illegal commands change nothing; less where the compiler does not optimise.
#[test]
fn illegal_commands_change_nothing() {
    let (foreign, wanted) = if cfg!(debug_assertions) {
        (70, rounds(25_000, 100_000))
    } else {
        (700, rounds(250_000, 1_000_000))
    };
    let refused = listed::<argo::State>(&[(2, &[]), (3, &[]), (4, &[])], rounds(1, 4), 40, foreign);
    assert!(refused >= wanted, "{refused} commands were tried");
}

/// A limit of rounds, as random play alone hardly ends, with players and every option that changes what may be done.
const ALIEN_FRONTIERS: [(u64, Kind<'static>); 9] = [
    (60, (2, &[])),
    (60, (3, &[])),
    (60, (4, &[])),
    (30, (2, &[("docking", "free_only")])),
    (30, (4, &[("docking", "free_only"), ("first_player", "P2")])),
    (30, (3, &[("end_mode", "vp_target")])),
    (30, (4, &[("end_mode", "vp_target_short")])),
    (30, (3, &[("long", "yes")])),
    (30, (4, &[("long", "yes")])),
];

#[test]
fn alien_frontiers_keeps_the_laws() {
    for (limit, (players, options)) in ALIEN_FRONTIERS {
        let limit = rounds(limit / 3, limit).to_string();
        let options = [&[("round_limit", limit.as_str())], options].concat();
        listed::<alien_frontiers::State>(&[(players, &options)], 1, 29, 8);
    }
}

/// Every number of players, and every option that changes what may be done.
const AQUA_SPHERE: [Kind<'static>; 8] = [
    (2, &[]),
    (3, &[]),
    (4, &[]),
    (2, &[("red_line_crystal", "optional")]),
    (3, &[("auto_end_turn", "yes"), ("start_player", "P2")]),
    (4, &[("finite_supply", "no")]),
    (4, &[("red_line_crystal", "optional"), ("auto_end_turn", "yes")]),
    (2, &[("finite_supply", "no"), ("start_player", "P1")]),
];

#[test]
fn aqua_sphere_keeps_the_laws() {
    listed::<aqua_sphere::State>(&AQUA_SPHERE, rounds(1, 3), 29, 8);
}
