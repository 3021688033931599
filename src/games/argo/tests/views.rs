//! Views come from other machines: whatever is changed in one, it is refused or it is a position that can be played.

use super::{
    super::{Phase, Prompt, State},
    course::many_time_machines,
    play, setup_of,
};
use crate::games::spoil::{Pace, Spoiler};
use crate::rounds::rounds;
use crate::rules::{Game, Seed, Viewer};

#[test]
fn a_spoilt_view_is_refused_or_can_be_played() {
    let mut spoiler = Spoiler::new(Pace {
        every: 3,
        times: 20,
        most: 30,
    });
    for setup in [setup_of(2, &[]), many_time_machines(3, &[("meaner_teleporter", "yes")])] {
        for seed in 0..rounds(1, 2) {
            spoiler.begin::<State>(&setup);
            play(&setup, seed, |state, _| spoiler.look(&setup, state));
        }
    }
    let (read, accepted) = (spoiler.read, spoiler.accepted);
    assert!(
        read > rounds(250, 500) && accepted > rounds(75, 150),
        "{read} read, {accepted} accepted"
    );
}

#[test]
fn a_question_of_another_phase_is_refused() {
    let setup = setup_of(2, &[]);
    let mut tried = 0;
    play(&setup, 1, |state, _| {
        let phases: &[Phase] = match state.open.task.prompt {
            Some(Prompt::ChooseAlienMove) => &[Phase::Alien],
            Some(Prompt::ChooseBuild) => &[Phase::Build],
            Some(Prompt::ChooseAction { interrupt: false }) => &[Phase::Action1, Phase::Action2],
            Some(Prompt::ConfirmTurn) => &[Phase::End],
            _ => return,
        };
        assert!(phases.contains(&state.open.phase));
        for phase in [Phase::Alien, Phase::Build, Phase::Action1, Phase::Action2, Phase::End] {
            if !phases.contains(&phase) {
                let mut view = state.view(Viewer::Spectator);
                view.phase = phase;
                assert!(
                    State::from_view(&setup, &view, Seed::from_number(1)).is_err(),
                    "{view:?}"
                );
                tried += 1;
            }
        }
    });
    assert!(tried > 100, "{tried} tried");
}
