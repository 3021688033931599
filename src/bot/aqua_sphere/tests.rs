//! Games of the bots of AquaSphere.

use super::super::{BotKind, Evaluate, trial};
use crate::games::{
    aqua_sphere::{Pending, RoundPart, Setup, State, Symbol},
    trial::setup,
};
use crate::rounds::rounds;
use crate::rules::Seat;

/// The end of a game of these bots; `look` sees every position.
fn played(kinds: &[BotKind], options: &[(&str, &str)], number: u64, mut look: impl FnMut(&State)) -> (Setup, State) {
    let setup = setup::<State>(kinds.len(), options);
    let end = trial::play(&setup, kinds, [number, number * 8], |game| {
        look(game);
        true
    });
    (setup, end)
}

/// Sum of the points of all seats at the end of games of four.
fn points(kind: BotKind, games: u64) -> i32 {
    let of = |number| {
        let (setup, end) = played(&[kind; 4], &[], number, |_| {});
        let points = |seat| i32::from(end.board.players[seat].points.total());
        setup.players.seats().map(points).sum::<i32>()
    };
    (0..games).map(of).sum()
}

#[test]
fn greedy_scores_three_times_what_random_does() {
    let games = rounds(6, 40);
    let (greedy, random) = (points(BotKind::Greedy, games), points(BotKind::Random, games));
    let n = games as i32 * 4;
    assert!(2 * greedy >= 7 * random, "{} and {} a seat", greedy / n, random / n);
    assert!(greedy >= 60 * n, "{} a seat", greedy / n);
}

#[test]
fn greedy_uses_all_seven_actions_and_builds_its_lab() {
    let games = rounds(3, 20);
    let mut acted = [0; Symbol::COUNT];
    let (mut expansions, mut submarines) = (0, 0);
    for number in 100..100 + games {
        let mut turn = 0;
        let (_, end) = played(&[BotKind::Greedy; 4], &[], number, |game| {
            // A turn has one deployment.
            if let Some(Pending::Sector { symbol }) = game.board.tasks.last() {
                acted[symbol.index()] += i32::from(game.board.turn != turn);
                turn = game.board.turn;
            }
        });
        for player in &end.board.players.0 {
            expansions += player.expansions.len() as u64;
            submarines += u64::from(player.submarines);
        }
    }
    assert!(acted.iter().all(|times| *times > 0), "{acted:?}");
    let seats = games * 4;
    assert!(
        expansions >= 2 * seats && submarines >= 2 * seats,
        "{expansions} {submarines} of {seats} seats"
    );
}

#[test]
fn a_new_stage_begins_with_each_change_of_the_scorings_to_come() {
    let (setup, mut stages) = (setup::<State>(2, &[]), Vec::new());
    played(&[BotKind::Greedy; 2], &[], 5, |game| {
        let is_over = game.board.stage == RoundPart::Over;
        stages.push((game.board.scorings(), is_over, game.assess(&setup).stage));
    });
    for pair in stages.windows(2) {
        let [(scorings, is_over, stage), (then_scorings, is_then_over, then_stage)] = [pair[0], pair[1]];
        assert!(stage <= then_stage, "{pair:?}");
        let is_comparable = scorings == then_scorings && is_over == is_then_over;
        assert!(is_comparable || stage < then_stage, "{pair:?}");
    }
    assert!(stages.last().is_some_and(|(_, is_over, _)| *is_over));
}

#[test]
fn greedy_ends_every_game_in_the_black_with_all_options() {
    let options: [&[(&str, &str)]; 3] = [
        &[("red_line_crystal", "optional"), ("auto_end_turn", "yes")],
        &[("finite_supply", "no"), ("start_player", "P1")],
        &[("red_line_crystal", "optional"), ("finite_supply", "no")],
    ];
    for number in 0..rounds(3, 18) {
        let seats = 2 + number as usize % 3;
        let (setup, end) = played(
            &[BotKind::Greedy; 4][..seats],
            options[number as usize / 3 % 3],
            number,
            |_| {},
        );
        assert_eq!(end.board.stage, RoundPart::Over);
        let poor = |seat: &Seat| end.board.players[*seat].points.total() < 20;
        assert_eq!(setup.players.seats().find(poor), None, "seeds of game {number}");
    }
}
