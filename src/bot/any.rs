//! The bots' view of any game, and the way from its id to the game itself.

use super::{Bot, Evaluate, casual::Casual};
use crate::{
    games::any::{AnyCommand, AnySetup, AnyView, GameId, Listed, games},
    rules::{Notation, Seat},
};

/// Something to do with a game that bots can judge, of which only the id is known; see `visit`.
pub trait EvaluateVisitor {
    /// The result of a visit.
    type Out;
    /// Does it with the game `G`.
    fn visit<G: Casual + Notation + Listed>(self) -> Self::Out;
}

macro_rules! evaluate_any {
    ($($variant:ident = $name:literal, $state:ty;)+) => {
        /// Runs the visitor with the type of the game. A search runs on that, as `AnyGame` copies each of its lists.
        pub fn visit<V: EvaluateVisitor>(game: GameId, visitor: V) -> V::Out {
            match game { $(GameId::$variant => visitor.visit::<$state>(),)+ }
        }
    };
}

games!(evaluate_any);

impl Bot {
    /// As [`Bot::choose`], for any game. The bot thinks about the game itself, as `AnyGame` copies each of its lists.
    /// Returns `None` also if the arguments are of different games.
    pub fn choose_any(
        &mut self,
        setup: &AnySetup,
        seat: Seat,
        view: &AnyView,
        legal: &[AnyCommand],
        stop: impl FnMut() -> bool,
    ) -> Option<AnyCommand> {
        let chooser = Chooser {
            bot: self,
            setup,
            seat,
            view,
            legal,
            stop,
        };
        visit(setup.id(), chooser)
    }
}

/// The arguments of `Bot::choose_any`.
struct Chooser<'a, S> {
    bot: &'a mut Bot,
    setup: &'a AnySetup,
    seat: Seat,
    view: &'a AnyView,
    legal: &'a [AnyCommand],
    stop: S,
}

impl<S: FnMut() -> bool> EvaluateVisitor for Chooser<'_, S> {
    type Out = Option<AnyCommand>;
    fn visit<G: Evaluate + Listed>(self) -> Self::Out {
        let Self { bot, seat, stop, .. } = self;
        let (setup, view) = (G::own_setup(self.setup)?, G::own_view(self.view)?);
        let own = |command: &AnyCommand| G::own_command(command).cloned();
        let legal: Vec<G::Command> = self.legal.iter().map(own).collect::<Option<_>>()?;
        let command = bot.choose::<G>(setup, seat, view, &legal, stop);
        command.map(G::any_command)
    }
}

#[cfg(test)]
mod tests {
    use super::super::BotKind;
    use super::*;
    use crate::{
        games::any::AnyGame,
        protocol::{Character, Level},
        rules::{Config, Game, SeatCount, Seed, Viewer, legal},
    };

    fn table(id: GameId) -> (AnySetup, AnyGame) {
        let players = SeatCount::new(2).expect("two seats");
        let setup = AnyGame::setup(&Config::new(id.name(), players)).expect("the default configuration");
        let game = AnyGame::new(&setup, Seed::from_number(1));
        (setup, game)
    }

    #[test]
    fn a_bot_answers_a_question_of_any_game_and_nothing_about_two() {
        for &id in GameId::ALL {
            let (setup, game) = table(id);
            let seat = game.decisions(&setup)[0].seat;
            let (view, list) = (game.view(Viewer::Seat(seat)), legal(&game, &setup, seat));
            let level = BotKind::Level(Level::Easy, Character::Even);
            for kind in [BotKind::Random, BotKind::Greedy, level] {
                let bot = || Bot::new(kind, Seed::from_number(2));
                let command = bot().choose_any(&setup, seat, &view, &list, || false);
                assert!(
                    command.is_some_and(|command| list.contains(&command)),
                    "{id:?} {kind:?}"
                );
                for &other in GameId::ALL.iter().filter(|other| **other != id) {
                    let (foreign, _) = table(other);
                    assert_eq!(bot().choose_any(&foreign, seat, &view, &list, || false), None);
                }
            }
        }
    }
}
