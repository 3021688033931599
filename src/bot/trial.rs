//! Games of bots.

use super::{Bot, BotKind, Evaluate};
use crate::rules::{Seed, Viewer, legal};

/// Plays with these bots, whose seeds are counted from `first`, to the end, or as long as `goes_on`, which sees every
/// position, wants to.
pub(super) fn play<G: Evaluate>(
    setup: &G::Setup,
    kinds: &[BotKind],
    [seed, first]: [u64; 2],
    mut goes_on: impl FnMut(&G) -> bool,
) -> G {
    let mut game = G::new(setup, Seed::from_number(seed));
    let seeds = (first..).map(Seed::from_number);
    let mut bots: Vec<Bot> = kinds
        .iter()
        .zip(seeds)
        .map(|(kind, seed)| Bot::new(*kind, seed))
        .collect();
    while goes_on(&game)
        && let Some(asked) = game.decisions(setup).pop()
    {
        let (view, list) = (game.view(Viewer::Seat(asked.seat)), legal(&game, setup, asked.seat));
        let bot = &mut bots[asked.seat.index()];
        let command = bot.choose::<G>(setup, asked.seat, &view, &list, || false);
        let command = command.expect("a command");
        game.apply(setup, asked.seat, &command).expect("listed");
    }
    game
}
