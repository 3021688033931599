//! Who comes back after others have played is shown what has changed since the own last turn.

use super::*;
use egui::ViewportId;
use podbay::games::{alien_frontiers, aqua_sphere, argo};

const HINT: &str = "Corners mark what has changed since your last turn";

/// Commands at random while `goes_on` says so.
fn play<G: Boarded>(table: &mut Table<G>, rng: &mut GameRng, goes_on: impl Fn(&Table<G>) -> bool) {
    while goes_on(table) {
        assert!(!table.is_over(), "the game ended too early");
        let list = table.legal();
        table.command(table.seat(), list[rng.below(list.len() as u32) as usize]);
    }
}

fn is_marked<G: Boarded>(harness: &Window<G>) -> bool {
    harness.query_by_label_contains(HINT).is_some()
}

/// True if the next frame is wanted at once, as while pieces move.
fn moves<G: Boarded>(harness: &Window<G>) -> bool {
    harness.output().viewport_output[&ViewportId::ROOT]
        .repaint_delay
        .is_zero()
}

fn who_comes_back_sees_what_has_changed<G: Boarded>(seed: u64) {
    let mut table = Table::<G>::new(seed, 2, &[]);
    let me = table.seat();
    table.mine = vec![me];
    let mut rng = GameRng::new(Seed::from_number(seed));
    let mut harness = window_at(0.1, table, LARGE);
    assert!(!is_marked(&harness), "nobody has played yet");
    play(harness.state_mut(), &mut rng, |table| table.seat() == me);
    harness.run_steps(30);
    // What follows comes as one position, as after a lost connection.
    play(harness.state_mut(), &mut rng, |table| table.seat() != me);
    harness.run_steps(60);
    let told: Vec<String> = harness
        .state()
        .screen
        .lines
        .iter()
        .map(|line| line.spoken(&NAMES.map(str::to_owned)))
        .collect();
    assert!(is_marked(&harness), "{told:?}");
    assert!(!moves(&harness), "nothing comes to rest");
    press(&mut harness, Key::V);
    assert!(moves(&harness), "nothing is shown again");
    harness.run_steps(60);
    assert!(is_marked(&harness) && !moves(&harness));
}

#[test]
fn who_comes_back_to_argo_sees_what_has_changed() {
    who_comes_back_sees_what_has_changed::<argo::State>(1);
}

#[test]
fn who_comes_back_to_alien_frontiers_sees_what_has_changed() {
    who_comes_back_sees_what_has_changed::<alien_frontiers::State>(1);
}

#[test]
fn who_comes_back_to_aqua_sphere_sees_what_has_changed() {
    who_comes_back_sees_what_has_changed::<aqua_sphere::State>(2);
}
