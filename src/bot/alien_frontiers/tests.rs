use super::super::{BotKind, trial};
use super::*;
use crate::{
    games::trial::setup,
    rules::{Game, Status},
};

/// Plays to the end; `None` if there is none within so many turns, else the turns and the winners.
fn play(setup: &Setup, kinds: &[BotKind], seed: u64, turns: u16) -> Option<(u16, Vec<Seat>)> {
    let end = trial::play::<State>(setup, kinds, [seed, seed * 10], |game| game.board.turn <= turns);
    let Status::Finished(outcome) = end.status(setup) else {
        return None;
    };
    let first = outcome.standings.iter().filter(|standing| standing.rank == 1);
    Some((end.board.turn, first.map(|standing| standing.seat).collect()))
}

#[test]
fn greedy_tables_come_to_an_end() {
    for mode in ["colonies", "vp_target"] {
        for players in 2..=4 {
            let setup = setup::<State>(players, &[("end_mode", mode)]);
            let kinds = vec![BotKind::Greedy; players];
            assert!(play(&setup, &kinds, 1, 150).is_some(), "{mode}, {players} players");
        }
    }
}

#[test]
fn greedy_beats_random() {
    let setup = setup::<State>(2, &[("end_mode", "colonies")]);
    let won = |seed: &u64| {
        let greedy = (*seed % 2) as usize;
        let mut kinds = [BotKind::Random; 2];
        kinds[greedy] = BotKind::Greedy;
        let end = play(&setup, &kinds, *seed, 400);
        end.is_some_and(|(_, first)| first == [Seat::wrapping(greedy)])
    };
    let wins = (0..10).filter(won).count();
    assert!(wins >= 9, "greedy won {wins} of 10");
}
