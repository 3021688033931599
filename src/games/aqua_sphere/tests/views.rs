//! Views hide what they have to and nothing else; and they come from other machines: whatever is changed in one, it is
//! refused or it is a position that can be played.

use super::{
    super::{Card, Command, OwnCard, Pending, Prize, Setup, State},
    setup, take_out,
};
use crate::games::spoil::{Pace, Spoiler, play_on};
use crate::games::trial::{self, any, kind};
use crate::rounds::rounds;
use crate::rules::{Game, GameRng, Seat, Seed, Viewer};
use std::collections::{BTreeMap, BTreeSet};

/// A start with large labs and cards that ask: a game where everything happens.
pub(super) fn rich(setup: &Setup, seed: u64) -> State {
    let mut state = State::new(setup, Seed::from_number(seed));
    for seat in setup.players.seats() {
        for _ in 0..2 {
            let larger = |tile: &_| setup.components.expansion(*tile).research > 0;
            let Some(at) = state.expansions.iter().position(larger) else {
                break;
            };
            let tile = take_out(&mut state.expansions, at);
            assert!(state.board.players[seat].expansions.push(tile));
        }
        let room = state.board.capacity(setup, seat).research;
        for _ in 0..room {
            let asks = |card: &Card| {
                use Card::{Evict, Hq, Interim, Octopods, Opposite, Sidestep};
                matches!(
                    card,
                    Hq(_, Prize::Points) | Octopods(_) | Interim(_) | Evict | Opposite | Sidestep
                )
            };
            let Some(at) = state.research.iter().position(asks) else {
                break;
            };
            let card = take_out(&mut state.research, at);
            assert!(state.board.players[seat].cards.push(OwnCard { card, used: false }));
        }
    }
    state.board.research_left = state.research.len() as u8;
    state.board.expansions_left = state.expansions.len() as u8;
    assert_eq!(state.check_invariants(setup), Ok(()));
    state
}

/// Any command, but not the free way out of a question when another answer is drawn first.
fn choose(list: &[Command], rng: &mut GameRng) -> Command {
    let out = |command| matches!(command, Command::Skip | Command::ReturnBot { .. } | Command::PrepDone);
    let first = any(list, rng);
    if out(first) { any(list, rng) } else { first }
}

/// Plays on to the end with random choices, and shows each state before the choice.
pub(super) fn play_from(setup: &Setup, game: State, seed: u64, look: impl FnMut(&State)) {
    trial::play_from(setup, game, seed + 500, choose, look);
}

const EVERY: [&str; 11] = [
    "None",
    "ChooseMain",
    "ChooseThird",
    "ChooseSector",
    "ChooseAction",
    "ChooseLetter",
    "ChooseReward",
    "ChooseLine",
    "ConfirmTurn",
    "ChoosePreparation",
    "ConfirmRound",
];

#[test]
fn a_state_from_a_view_answers_as_the_true_one() {
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..9 {
        let setup = setup(2 + seed as usize % 3, &[]);
        play_from(&setup, rich(&setup, seed), seed, |state| {
            assert_eq!(state.check_invariants(&setup), Ok(()), "{:#?}", state.board);
            let name = state.board.prompt().map_or("None".to_owned(), |prompt| kind(&prompt));
            let times = seen.entry(name).or_default();
            *times += 1;
            if *times > 40 {
                return;
            }
            trial::answers_as_seen(&setup, state, seed);
        });
    }
    for prompt in EVERY {
        assert!(seen.contains_key(prompt), "no {prompt} among {seen:?}");
    }
}

/// VIEW-1, in every position of a game.
#[test]
fn hidden_orders_and_the_generator_change_no_view() {
    let setup = setup(3, &[]);
    let mut compared = 0;
    play_from(&setup, State::new(&setup, Seed::from_number(3)), 3, |state| {
        let mut other = state.clone();
        other.research.reverse();
        other.expansions.reverse();
        other.programs.reverse();
        for orientation in &mut other.orientations {
            *orientation = (*orientation + 1) % 6;
        }
        other.rng = GameRng::new(Seed::from_number(99));
        let seat = Viewer::Seat(Seat::wrapping(0));
        assert_eq!(other.view(Viewer::Spectator), state.view(seat));
        assert_eq!(other.check_invariants(&setup), Ok(()));
        compared += usize::from(other.orientations != state.orientations);
    });
    assert!(compared > 100, "{compared}");
}

/// Everything that can be hidden is drawn, and nothing that was seen.
#[test]
fn hidden_orders_from_a_view_are_any_orders() {
    let setup = setup(4, &[]);
    let state = State::new(&setup, Seed::from_number(1));
    let view = state.view(Viewer::Spectator);
    let dreams: Vec<State> = (0..40)
        .map(|seed| State::from_view(&setup, &view, Seed::from_number(seed)).unwrap())
        .collect();
    let orders: BTreeSet<_> = dreams.iter().map(|dream| &dream.research[..]).collect();
    let tiles: BTreeSet<_> = dreams.iter().map(|dream| &dream.expansions[..]).collect();
    assert_eq!((orders.len(), tiles.len()), (40, 40));
    let programs: BTreeSet<u8> = dreams.iter().flat_map(|dream| &dream.programs).copied().collect();
    assert_eq!(
        programs.into_iter().collect::<Vec<_>>(),
        view.board.unseen_programs(&setup)
    );
    let orientations: BTreeSet<u8> = dreams.iter().flat_map(|dream| &dream.orientations).copied().collect();
    assert_eq!(orientations.len(), 6);
    let sorted = |state: &State| {
        let mut cards = state.research.to_vec();
        cards.sort_unstable();
        cards
    };
    assert!(dreams.iter().all(|dream| sorted(dream) == sorted(&state)));
    assert!(
        dreams[1].rng != GameRng::new(Seed::from_number(1)),
        "the generator goes on after the shuffles"
    );
}

/// After an agreed take-back nobody knows what comes, though all have seen it once; the same take-back is the same.
#[test]
fn a_take_back_hides_what_was_seen() {
    let setup = setup(2, &[]);
    let before = State::new(&setup, Seed::from_number(4));
    let mut again: Vec<State> = (1..30).map(|_| before.clone()).collect();
    for (count, state) in (1..).zip(&mut again) {
        state.rekey(count);
        assert_eq!(state.view(Viewer::Spectator), before.view(Viewer::Spectator));
        assert_eq!(state.check_invariants(&setup), Ok(()));
    }
    let orders: BTreeSet<_> = again.iter().map(|state| &state.research[..]).collect();
    let programs: BTreeSet<_> = again.iter().map(|state| &state.programs[..]).collect();
    assert_eq!(orders.len(), 29);
    assert!(programs.len() > 5 && !programs.iter().all(|cards| cards[0] == before.programs[0]));
    let mut same = before.clone();
    same.rekey(3);
    assert_eq!(same, again[2]);
}

/// Seats and options that have every kind of question between them.
pub(super) const GAMES: [(usize, &[(&str, &str)]); 3] = [
    (2, &[]),
    (3, &[("red_line_crystal", "optional"), ("auto_end_turn", "yes")]),
    (4, &[("finite_supply", "no")]),
];

#[test]
fn a_spoilt_view_is_refused_or_can_be_played() {
    let mut spoiler = Spoiler::new(Pace {
        every: 20,
        times: rounds(20, 100),
        most: 100,
    });
    for (players, options) in GAMES {
        let setup = setup(players, options);
        spoiler.begin::<State>(&setup);
        play_from(&setup, rich(&setup, 11), 11, |state| spoiler.look(&setup, state));
    }
    let (read, accepted, prompts) = (spoiler.read, spoiler.accepted, spoiler.asked);
    assert!(
        read > 300 && accepted > 40 && prompts.len() > 4,
        "{read} read, {accepted} accepted, {prompts:?}"
    );
}

/// Every stack of tasks that a game has, and parts of it, put where something else is asked.
#[test]
fn foreign_tasks_are_refused_or_can_be_done() {
    let mut rng = GameRng::new(Seed::from_number(6));
    for (players, options) in GAMES {
        let setup = setup(players, options);
        let mut stacks: Vec<Vec<Pending>> = Vec::new();
        let (mut tried, mut accepted) = (0, 0);
        for seed in 0..rounds(1, 4) {
            play_from(&setup, rich(&setup, seed), seed + 40, |state| {
                let own = state.board.tasks.to_vec();
                if !stacks.contains(&own) {
                    stacks.push(own);
                }
                let mut view = state.view(Viewer::Spectator);
                for _ in 0..5 {
                    let mut stack = stacks[rng.below(stacks.len() as u32) as usize].clone();
                    if rng.below(4) == 0 {
                        stack.pop();
                    }
                    view.board.tasks = stack.into_iter().collect();
                    tried += 1;
                    if let Ok(dream) = State::from_view(&setup, &view, Seed::from_number(2)) {
                        accepted += 1;
                        if accepted % 8 == 0 {
                            play_on(&setup, dream, &view, 100, &mut rng);
                        }
                    }
                }
            });
        }
        assert!(
            accepted * 20 > tried && accepted * 2 < tried,
            "{tried} tried, {accepted} accepted"
        );
    }
}
