//! Play of the bots that have a level: a search whose depth the level decides, with the taste of a character.

use super::{
    Evaluate,
    judgement::Judgement,
    random,
    search::{self, Limits},
    terms::Group,
    weights::Weights,
};
use crate::{
    protocol::{Character, Level},
    rules::{GameRng, Seat, SeatCount, Seed},
};

/// Iterations of a search for one command. Their number is fixed, and not their time, so that the bots of a table are as
/// strong on any machine that hosts it, as long as no thought reaches its limit.
const fn iterations(level: Level, judgement: &Judgement) -> u32 {
    match level {
        Level::Easy => judgement.easy,
        Level::Normal => 400,
        Level::Hard => 4_000,
    }
}

/// Turns beyond its own that a level looks into at most. An easy bot does not see the turns of others.
const fn turns(level: Level) -> u32 {
    match level {
        Level::Easy => 0,
        Level::Normal | Level::Hard => u32::MAX,
    }
}

/// The least and the greatest weight of a term for an easy bot, beside its true weight.
const BELIEFS: [f32; 2] = [0.25, 1.75];

/// How much more or less a character cares for a group of terms.
const fn care(character: Character, group: Group) -> f32 {
    match (character, group) {
        (Character::Hunter, Group::Attack) => 1.6,
        (Character::Hunter, Group::Growth) => 0.85,
        (Character::Builder, Group::Growth) => 1.4,
        (Character::Builder, Group::Attack) => 0.7,
        (Character::Guard, Group::Safety) => 1.6,
        (Character::Guard, Group::Tempo) => 0.85,
        _ => 1.0,
    }
}

/// The weights of a bot. An easy one believes the same wrong things for as long as it plays.
fn weights(judgement: &Judgement, players: SeatCount, (level, character): (Level, Character), belief: Seed) -> Weights {
    let mut beliefs = GameRng::new(belief);
    let [least, most] = BELIEFS;
    judgement.weights(players).changed(judgement.seat, |term| {
        let believed = match level {
            Level::Easy => least + (most - least) * beliefs.below(1000) as f32 / 999.0,
            Level::Normal | Level::Hard => 1.0,
        };
        // Training may leave a term without weight, or turn it round. A greater care has to count all the same.
        let care = care(character, term.group);
        [believed * care.min(1.0), (care - 1.0).max(0.0) / judgement.lead]
    })
}

/// The command that a bot prefers, the best one so far if `stop` ends the search. An impossible view is answered at
/// random.
pub(super) fn choose<G: Evaluate>(
    (rng, belief): (&mut GameRng, Seed),
    setup: &G::Setup,
    (seat, view): (Seat, &G::View),
    legal: &[G::Command],
    kind: (Level, Character),
    stop: impl FnMut() -> bool,
) -> Option<G::Command> {
    let judgement = G::judgement(setup);
    let limits = Limits {
        iterations: Some(iterations(kind.0, judgement)),
        turns: turns(kind.0),
        stop,
    };
    let weights = weights(judgement, G::seats(setup), kind, belief);
    let thought = search::think::<G>(rng, setup, &weights, (seat, view), legal, limits);
    let at_random = || legal.get(random::choose(rng, legal.len())).cloned();
    thought.map(|thought| thought.command).or_else(at_random)
}

#[cfg(test)]
mod tests {
    use super::super::{Bot, BotKind};
    use super::*;
    use crate::rules::{
        Game, SeatCount, Seed, legal,
        push_grid::{PushGrid, Step},
    };

    /// The answer of a bot at the beginning of a game, and the number of times that it asked whether to stop.
    fn first(kind: BotKind, stops: bool) -> (Option<Step>, u32) {
        let setup = SeatCount::new(2).expect("two seats");
        let game = PushGrid::new(&setup, Seed::from_number(3));
        let seat = game.decisions(&setup)[0].seat;
        let (list, mut asked) = (legal(&game, &setup, seat), 0);
        let stop = || {
            asked += 1;
            stops
        };
        let command = Bot::new(kind, Seed::from_number(4)).choose::<PushGrid>(&setup, seat, &game, &list, stop);
        assert!(command.as_ref().is_some_and(|command| list.contains(command)));
        (command, asked)
    }

    #[test]
    fn a_higher_level_thinks_longer_and_every_thought_can_be_stopped() {
        let looks = |level, stops| first(BotKind::Level(level, Character::Even), stops).1;
        let whole = Level::ALL.map(|level| looks(level, false));
        assert!(0 < whole[0] && whole[0] < whole[1] && whole[1] < whole[2], "{whole:?}");
        assert_eq!(Level::ALL.map(|level| looks(level, true)), [1; 3]);
        assert_eq!(first(BotKind::Greedy, true).1, 0, "a look ahead is short");
    }

    #[test]
    fn equal_seeds_give_equal_answers() {
        let kind = BotKind::Level(Level::Normal, Character::Guard);
        assert_eq!(first(kind, false), first(kind, false));
    }

    #[test]
    fn an_easy_bot_keeps_its_own_wrong_beliefs_and_a_character_its_taste() {
        let two = SeatCount::new(2).expect("two seats");
        let judgement = PushGrid::judgement(&two);
        let of = |level, character, seed| {
            let belief = Seed::from_number(seed);
            weights(judgement, two, (level, character), belief).of_seat(0, 0.0)
        };
        let true_weight = judgement.weights(two).of_seat(0, 0.0);
        assert_eq!(of(Level::Hard, Character::Even, 1), true_weight);
        let believed = of(Level::Easy, Character::Even, 1);
        assert_eq!(of(Level::Easy, Character::Even, 1), believed);
        assert_ne!(of(Level::Easy, Character::Even, 2), believed);
        let bounds = BELIEFS.map(|bound| bound * true_weight);
        assert!(
            bounds[0] <= believed && believed <= bounds[1],
            "{believed} of {bounds:?}"
        );
        let tastes = Character::ALL.map(|character| Group::ALL.map(|group| care(character, group)));
        for (index, taste) in tastes.iter().enumerate() {
            assert!(!tastes[..index].contains(taste), "{taste:?}");
        }
    }
}
