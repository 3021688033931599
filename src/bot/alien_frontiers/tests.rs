use super::super::{Bot, BotKind};
use super::*;
use crate::games::trial;
use crate::rules::{Seed, Viewer, legal};

fn setup(players: usize, mode: &str) -> Setup {
    trial::setup::<State>(players, &[("end_mode", mode)])
}

/// Plays to the end; `None` if there is none within so many turns, else the turns and the winners.
fn play(setup: &Setup, kinds: &[BotKind], seed: u64, turns: u16) -> Option<(u16, Vec<Seat>)> {
    let mut game = State::new(setup, Seed::from_number(seed));
    let mut bots: Vec<Bot> = (0..)
        .zip(kinds)
        .map(|(number, &kind)| Bot::new(kind, Seed::from_number(seed * 10 + number)))
        .collect();
    while game.board.turn <= turns {
        if let Status::Finished(outcome) = game.status(setup) {
            let first = outcome.standings.iter().filter(|standing| standing.rank == 1);
            return Some((game.board.turn, first.map(|standing| standing.seat).collect()));
        }
        let seat = game.decisions(setup).first().expect("somebody is asked").seat;
        let (view, list) = (game.view(Viewer::Seat(seat)), legal(&game, setup, seat));
        let command = bots[seat.index()]
            .choose::<State>(setup, seat, &view, &list)
            .expect("a command");
        game.apply(setup, seat, &command).expect("listed");
    }
    None
}

#[test]
fn greedy_tables_come_to_an_end() {
    for mode in ["colonies", "vp_target"] {
        for players in 2..=4 {
            let setup = setup(players, mode);
            let kinds = vec![BotKind::Greedy; players];
            assert!(play(&setup, &kinds, 1, 150).is_some(), "{mode}, {players} players");
        }
    }
}

#[test]
fn greedy_beats_random() {
    let setup = setup(2, "colonies");
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
