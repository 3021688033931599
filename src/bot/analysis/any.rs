//! The analysis of a game of which only the setup says which one it is.

use super::super::{Evaluate, EvaluateVisitor, Stop, visit};
use super::{
    analyse,
    findings::{ChancePoint, ChosenCommand, PlayedPosition, Swing, SwingCause},
};
use crate::games::any::{AnyGame, AnySetup, Listed};

/// Analyses a game of the list, as `analyse` does. Returns `None` also if a position is of another game than the setup.
pub fn analyse_any(
    setup: &AnySetup,
    game: &[PlayedPosition<AnyGame>],
    iterations: u32,
    stop: &Stop,
    looked: impl FnMut(ChancePoint, usize),
) -> Option<Vec<Swing<AnyGame>>> {
    let analysis = OfAny {
        setup,
        game,
        iterations,
        stop,
        looked,
    };
    visit(setup.id(), analysis)
}

/// The arguments of an analysis.
struct OfAny<'a, L> {
    setup: &'a AnySetup,
    game: &'a [PlayedPosition<AnyGame>],
    iterations: u32,
    stop: &'a Stop,
    looked: L,
}

impl<L: FnMut(ChancePoint, usize)> EvaluateVisitor for OfAny<'_, L> {
    type Out = Option<Vec<Swing<AnyGame>>>;

    fn visit<G: Evaluate + Listed>(self) -> Self::Out {
        let setup = G::own_setup(self.setup)?;
        let game: Option<Vec<PlayedPosition<G>>> = self.game.iter().map(own_position).collect();
        let swings = analyse::<G>(setup, &game?, self.iterations, self.stop, self.looked)?;
        Some(swings.into_iter().map(any_swing).collect())
    }
}

fn own_position<G: Listed>(played: &PlayedPosition<AnyGame>) -> Option<PlayedPosition<G>> {
    let chosen = match &played.chosen {
        Some((seat, command)) => Some((*seat, G::own_command(command)?.clone())),
        None => None,
    };
    let view = G::own_view(&played.view)?.clone();
    Some(PlayedPosition { view, chosen })
}

fn any_swing<G: Listed>(swing: Swing<G>) -> Swing<AnyGame> {
    let cause = match swing.cause {
        SwingCause::Mistake {
            chosen,
            better,
            got,
            best,
        } => SwingCause::Mistake {
            chosen: any_action(chosen),
            better: any_action(better),
            got,
            best,
        },
        SwingCause::Luck => SwingCause::Luck,
        SwingCause::FinePlay => SwingCause::FinePlay,
        SwingCause::Unclear => SwingCause::Unclear,
    };
    Swing {
        turn: swing.turn,
        place: swing.place,
        side: swing.side,
        before: swing.before,
        after: swing.after,
        cause,
    }
}

fn any_action<G: Listed>(action: Vec<ChosenCommand<G>>) -> Vec<ChosenCommand<AnyGame>> {
    let any = |chosen: ChosenCommand<G>| ChosenCommand {
        view: G::any_view(chosen.view),
        prompt: G::any_prompt(chosen.prompt),
        command: G::any_command(chosen.command),
    };
    action.into_iter().map(any).collect()
}
