//! Views hide what they have to and nothing else; and they come from other machines: whatever is changed in one, it is
//! refused or it is a position that can be played.

use super::{
    super::{Amount, Command, Final, Place, Prompt, Setup, State},
    setup,
};
use crate::games::spoil::{Pace, Spoiler, play_on};
use crate::games::trial::{self, kind};
use crate::rounds::rounds;
use crate::rules::{Game, GameRng, Seat, Seed, Viewer};
use std::collections::{BTreeMap, BTreeSet};

/// Plays a game with random choices, often those of cards first, and shows each state before the choice.
pub(super) fn play(setup: &Setup, seed: u64, look: impl FnMut(&State)) {
    play_from(setup, State::new(setup, Seed::from_number(seed)), seed, look);
}

/// A start with whole fleets, many goods and most cards before the seats: a game where everything happens.
pub(super) fn rich(setup: &Setup, seed: u64) -> State {
    let State { mut board, deck, rng } = State::new(setup, Seed::from_number(seed));
    let mut left = Vec::new();
    for (index, card) in deck.into_iter().take(board.deck_left.into()).enumerate() {
        let seat = Seat::wrapping(index % setup.players.get());
        let cards = &mut board.players[seat].cards;
        if cards.contains(card) || cards.len() >= 5 {
            left.push(card);
        } else {
            cards.insert(card);
        }
    }
    for seat in setup.players.seats() {
        let points = board.points(setup, seat);
        let player = &mut board.players[seat];
        (player.goods, player.ships, player.points) = (Amount::new(5, 3), [Place::Bay; 6], points);
    }
    let state = State::with_deck(board, &left, rng);
    assert_eq!(state.check_invariants(setup), Ok(()));
    state
}

/// Any command, but every other time one of cards if there is one.
pub(super) fn choose(list: &[Command], rng: &mut GameRng) -> Command {
    let of_cards = |command: &&Command| {
        matches!(
            command,
            Command::Claim { .. } | Command::UsePower { .. } | Command::DiscardCard { .. }
        )
    };
    let cards: Vec<Command> = list.iter().filter(of_cards).copied().collect();
    let from = if cards.is_empty() || rng.below(2) == 0 {
        list
    } else {
        &cards
    };
    from[rng.below(from.len() as u32) as usize]
}

/// Plays on to the end, as `play`.
pub(super) fn play_from(setup: &Setup, game: State, seed: u64, look: impl FnMut(&State)) {
    trial::play_from(setup, game, seed + 500, choose, look);
}

/// Names that tell prompts apart, commits by what they make final.
fn name(prompt: Option<Prompt>) -> String {
    match prompt {
        Some(Prompt::Commit { what }) => format!("Commit {what:?}"),
        Some(prompt) => kind(&prompt),
        None => "None".to_owned(),
    }
}

#[test]
fn a_state_from_a_view_answers_as_the_true_one() {
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..12 {
        let setup = setup(2 + seed as usize % 3, &[]);
        play_from(&setup, rich(&setup, seed), seed, |state| {
            let times = seen.entry(name(state.board.prompt)).or_default();
            *times += 1;
            if *times > 60 {
                return;
            }
            trial::answers_as_seen(&setup, state, seed);
        });
    }
    let every = [
        "None",
        "Start",
        "Main",
        "ChooseTerritory",
        "ChooseRaid",
        "ChooseLoot",
        "ChooseDie",
        "ChooseLowered",
        "ChooseRaised",
        "ChooseReroll",
        "ChooseBonus",
        "ChooseDocked",
        "ChooseAim",
        "ChooseShot",
        "ChooseSunk",
        "ChooseField",
        "ChooseRemoval",
        "ChooseMoved",
        "ChooseDestination",
        "ChooseSwapFirst",
        "ChooseSwapSecond",
        "ChooseRecovered",
        "ChooseSurplus",
        "Commit Cycle",
        "Commit Claim",
        "Commit End",
    ];
    for prompt in every {
        assert!(seen.contains_key(prompt), "no {prompt} among {seen:?}");
    }
}

#[test]
fn the_order_of_the_deck_and_the_generator_are_hidden() {
    let setup = setup(3, &[]);
    let mut compared = 0;
    play(&setup, 3, |state| {
        let mut other = state.clone();
        let left = usize::from(state.board.deck_left);
        other.deck[..left].reverse();
        other.rng = GameRng::new(Seed::from_number(99));
        assert_eq!(
            other.view(Viewer::Spectator),
            state.view(Viewer::Seat(Seat::wrapping(0)))
        );
        assert_eq!(other.check_invariants(&setup), Ok(()));
        compared += usize::from(other.deck != state.deck);
    });
    assert!(compared > 100);
}

#[test]
fn a_deck_from_a_view_is_in_any_order() {
    let setup = setup(4, &[]);
    let state = State::new(&setup, Seed::from_number(1));
    let view = state.view(Viewer::Spectator);
    let of = |seed| State::from_view(&setup, &view, Seed::from_number(seed)).unwrap();
    let orders: BTreeSet<_> = (0..20).map(|seed| of(seed).deck).collect();
    assert_eq!(orders.len(), 20);
    let sorted = |state: &State| {
        let mut deck = state.deck;
        deck.sort_unstable();
        deck
    };
    assert!((0..20).all(|seed| sorted(&of(seed)) == sorted(&state)));
    assert!(
        of(1).rng != GameRng::new(Seed::from_number(1)),
        "the generator goes on after the shuffle"
    );
}

#[test]
fn a_spoilt_view_is_refused_or_can_be_played() {
    let mut spoiler = Spoiler::new(Pace {
        every: 60,
        times: 25,
        most: 200,
    });
    let options: [&[(&str, &str)]; 3] = [
        &[],
        &[("end_mode", "vp_target")],
        &[("round_limit", "30"), ("docking", "free_only")],
    ];
    for (players, options) in [2, 3, 4].into_iter().zip(options) {
        let setup = setup(players, options);
        spoiler.begin::<State>(&setup);
        play_from(&setup, rich(&setup, 11), 11, |state| spoiler.look(&setup, state));
    }
    let (read, accepted, prompts) = (spoiler.read, spoiler.accepted, spoiler.asked);
    assert!(
        read > 300 && accepted > 80 && prompts.len() > 4,
        "{read} read, {accepted} accepted, {prompts:?}"
    );
}

/// Every field of a prompt with every value, put into tables where something else is asked.
#[test]
fn a_foreign_question_is_refused_or_can_be_answered() {
    let mut rng = GameRng::new(Seed::from_number(6));
    let setup = setup(3, &[]);
    let mut asked: Vec<Prompt> = vec![
        Prompt::Commit { what: Final::Cycle },
        Prompt::Commit { what: Final::Claim },
        Prompt::Commit { what: Final::End },
    ];
    let (mut tried, mut accepted) = (0, 0);
    for seed in 0..rounds(1, 3) {
        play_from(&setup, rich(&setup, seed), seed + 40, |state| {
            if let Some(prompt) = state.board.prompt
                && !asked.contains(&prompt)
            {
                asked.push(prompt);
            }
            let mut view = state.view(Viewer::Spectator);
            for _ in 0..3 {
                view.board.prompt = Some(asked[rng.below(asked.len() as u32) as usize]);
                tried += 1;
                if let Ok(dream) = State::from_view(&setup, &view, Seed::from_number(2)) {
                    accepted += 1;
                    if accepted % 10 == 0 {
                        play_on(&setup, dream, &view, 200, &mut rng);
                    }
                }
            }
        });
    }
    assert!(
        tried > rounds(330, 1000) && accepted > rounds(33, 100),
        "{tried} tried, {accepted} accepted"
    );
}
