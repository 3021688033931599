//! Play by three written rules, as a person plays on a first evening. It is a yardstick for other bots, and no table
//! offers it.
//!
//! A casual player thinks its own action through to the end, and nothing beyond that. The rules stand in an order: the
//! first rule that tells two actions apart decides between them. Chance decides among actions that all rules find equal.

mod alien_frontiers;
mod aqua_sphere;
mod argo;

use super::{Evaluate, greedy::draw_seed, random};
use crate::rules::{Decision, GameRng, Seat, legal};

/// Positions that are looked at for one command. After these the rules judge a position as it stands, in the middle of the
/// action.
const LOOK: u32 = 500;

/// Losses with a minus, and then the amount of each rule. Greater ones are better, and the first difference decides.
type Counts = [i32; 4];

/// The rules of a casual player of a game.
pub trait Casual: Evaluate {
    /// The number of figures that the seat has lost. No rule is worth a figure, so a player gives one up only where every
    /// command costs one. A game whose first rule counts all losses leaves this at 0.
    fn losses(&self, _setup: &Self::Setup, _seat: Seat) -> i32 {
        0
    }
    /// The amount of each rule for a seat, the most important one first. A rule prefers commands that lead to more of it.
    fn rules(&self, setup: &Self::Setup, seat: Seat) -> [i32; 3];
}

/// One of the commands that the rules of a seat prefer to all others; `None` if there is no legal command. An impossible
/// view is answered at random.
pub fn choose<G: Casual>(
    rng: &mut GameRng,
    setup: &G::Setup,
    (seat, view): (Seat, &G::View),
    legal: &[G::Command],
) -> Option<G::Command> {
    if legal.len() < 2 {
        return legal.first().cloned();
    }
    let candidates = match G::from_view(setup, view, draw_seed(rng)) {
        Ok(state) => preferred(&state, setup, seat, legal),
        Err(_) => legal.iter().collect(),
    };
    candidates.get(random::choose(rng, candidates.len())).copied().cloned()
}

/// The listed commands of a seat between which its rules cannot choose, in the order of the list.
fn preferred<'l, G: Casual>(state: &G, setup: &G::Setup, seat: Seat, list: &'l [G::Command]) -> Vec<&'l G::Command> {
    let judge = |command: &G::Command| {
        let mut left = LOOK;
        outlook(state, setup, seat, command, &mut left)
    };
    let judged: Vec<Counts> = list.iter().map(judge).collect();
    let best = judged.iter().max();
    let judged = list.iter().zip(&judged);
    let preferred = judged.filter(|(_, counts)| Some(*counts) == best);
    preferred.map(|(command, _)| command).collect()
}

/// The counts at the best end of the action that begins or goes on with a command. `left` is the number of positions that
/// may still be looked at.
fn outlook<G: Casual>(state: &G, setup: &G::Setup, seat: Seat, command: &G::Command, left: &mut u32) -> Counts {
    *left = left.saturating_sub(1);
    let mut next = state.clone();
    next.carry_out(setup, seat, command);
    let goes_on = |asked: &Decision<G::Prompt>| asked.seat == seat && G::is_follow_up(&asked.prompt);
    if *left > 0 && next.decisions(setup).iter().any(goes_on) {
        let list = legal(&next, setup, seat);
        let ends = list.iter().map(|command| outlook(&next, setup, seat, command, left));
        if let Some(best) = ends.max() {
            return best;
        }
    }
    let [first, second, third] = next.rules(setup, seat);
    [-next.losses(setup, seat), first, second, third]
}

#[cfg(test)]
mod tests {
    use super::super::{EvaluateVisitor, visit};
    use super::*;
    use crate::{
        games::{
            any::{GameId, Listed},
            trial::setup,
        },
        rules::{Notation, Seed, Viewer},
    };

    /// The commands, as text, between which the rules of the seat that is asked cannot choose.
    pub(super) fn preferences<G: Casual + Listed + Notation>(players: usize, position: &str) -> Vec<String> {
        let setup = setup::<G>(players, &[]);
        let state = G::parse_position(&setup, position).expect("a position");
        let seat = state.decisions(&setup)[0].seat;
        let list = legal(&state, &setup, seat);
        assert!(list.len() > 1, "there is no choice: {list:?}");
        let preferred = preferred(&state, &setup, seat, &list).into_iter();
        preferred.map(|command| G::command_text(&setup, command)).collect()
    }

    /// The first commands of a game of casual players.
    struct Opening;

    impl EvaluateVisitor for Opening {
        type Out = Vec<String>;
        fn visit<G: Casual + Listed>(self) -> Self::Out {
            let setup = setup::<G>(2, &[]);
            let mut game = G::new(&setup, Seed::from_number(5));
            let mut rng = GameRng::new(Seed::from_number(6));
            let mut given = Vec::new();
            while given.len() < 40
                && let Some(seat) = game.decisions(&setup).first().map(|asked| asked.seat)
            {
                let (view, list) = (game.view(Viewer::Seat(seat)), legal(&game, &setup, seat));
                let command = choose::<G>(&mut rng, &setup, (seat, &view), &list).expect("a command");
                game.apply(&setup, seat, &command).expect("listed");
                given.push(format!("{command:?}"));
            }
            given
        }
    }

    #[test]
    fn a_casual_player_answers_from_its_view_and_equal_seeds_give_equal_answers() {
        for &game in GameId::ALL {
            assert_eq!(visit(game, Opening), visit(game, Opening), "{game:?}");
        }
    }
}
