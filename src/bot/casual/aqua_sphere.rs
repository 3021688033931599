//! AquaSphere by three rules: points at once, what the scorings will bring, and time and programs for more.

use super::Casual;
use crate::{
    games::aqua_sphere::{Setup, State},
    rules::Seat,
};

/// Worth of a programmed bot in markers of time: more than it brings if it goes back to the board.
const PROGRAM: i32 = 3;

impl Casual for State {
    /// 1. Score at once, by octopods, submarines and research cards.
    /// 2. Prepare the next scoring and the last one: control fields, bots, crystals and the lab as they are now.
    /// 3. Keep time and programmed bots.
    fn rules(&self, setup: &Setup, seat: Seat) -> [i32; 3] {
        let (board, player) = (&self.board, &self.board.players[seat]);
        let last = board.final_scores(setup, seat);
        let scorings = board.round_scores(setup)[seat].net() + last.letters + last.submarines + last.lab;
        let kept = i32::from(player.time) + PROGRAM * player.programmed.len() as i32;
        [player.points.total().into(), scorings.into(), kept]
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::preferences;
    use super::*;

    #[test]
    fn points_come_first() {
        // Yellow would bring a control field without octopods, and time.
        let found = preferences::<State>(3, "P0 time 1 programmed PURPLE YELLOW\nA octopods 2\n");
        assert_eq!(found, ["deploy PURPLE"]);
    }

    #[test]
    fn a_scoring_is_prepared_before_another_bot_is_programmed() {
        let found = preferences::<State>(3, "P0 programmed BLACK\nA crystals 2\n");
        assert_eq!(found, ["deploy BLACK"]);
    }

    #[test]
    fn time_and_bots_are_kept() {
        let found = preferences::<State>(3, "P0 programmed YELLOW engineer C1\nA time 4 control P0\n");
        assert_eq!(found, ["deploy YELLOW"]);
        // There is no expansion to take, so the bot waits for the next round.
        let found = preferences::<State>(3, "P0 programmed GREEN engineer C1\nA control P0\n");
        assert_eq!(found, ["pass"]);
    }
}
