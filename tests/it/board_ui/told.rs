//! What a position tells of how it came about is the same live, when it is looked back at, and in a replay; and it is told
//! to whoever looks.

use super::*;
use podbay::{
    app::{playback::ReplayWish, replay::Replay},
    games::{alien_frontiers, aqua_sphere, argo},
    protocol::{Name, view_digest},
    record::{Action, Entry, Loaded, Record, Start},
    rules::Game,
};
use std::collections::BTreeSet;

const SEED: u64 = 1;

/// A table played at random by its host until a position is wanted, with the commands.
fn played<G: Boarded>(players: usize, wanted: impl Fn(&G, &G::Setup) -> bool) -> (Table<G>, Vec<(Seat, G::Command)>) {
    let mut table = Table::<G>::new(SEED, players, &[]);
    let (mut rng, mut given) = (GameRng::new(Seed::from_number(SEED)), Vec::new());
    while !wanted(&table.game, &table.setup) {
        given.push(at_random(&mut table, &mut rng));
    }
    (table, given)
}

fn at_random<G: Boarded>(table: &mut Table<G>, rng: &mut GameRng) -> (Seat, G::Command) {
    let (seat, list) = (table.seat(), table.legal());
    let command = list[rng.below(list.len() as u32) as usize];
    table.command(seat, command);
    (seat, command)
}

/// The record of these commands.
fn recorded<G: Boarded>(table: &Table<G>, given: &[(Seat, G::Command)]) -> Loaded<AnyGame> {
    let setup = G::any_setup(table.setup.clone());
    let typed = crate::support::header::<G>(&table.setup, Start::Given(Seed::from_number(SEED)));
    let mut header = podbay::record::Header {
        versions: typed.versions,
        table: typed.table,
        number: 1,
        setup: setup.clone(),
        seats: typed.seats,
        start: Start::Given(Seed::from_number(SEED)),
        hosting: None,
    };
    for (seat, name) in header.seats.iter_mut().zip(NAMES) {
        seat.name = Name::parse(name).expect("a name");
    }
    let mut state = AnyGame::new(&setup, Seed::from_number(SEED));
    let entry = |&(seat, command): &(Seat, G::Command)| {
        let command = G::any_command(command);
        state.apply(&setup, seat, &command).expect("it was given");
        let digest = view_digest(&state.view(Viewer::Spectator));
        let timed_out = false;
        let action = Action::Command {
            seat,
            command,
            timed_out,
        };
        Entry { action, digest }
    };
    let entries = given.iter().map(entry).collect();
    Loaded {
        record: Record { header, entries },
        damage: None,
        good_bytes: 0,
    }
}

/// A window with a replay, at a place of it.
fn replay_at(loaded: Loaded<AnyGame>, place: usize) -> Harness<'static, (Replay, bool)> {
    let mut replay = Replay::new(loaded).expect("a record that can be played");
    replay.seek(ReplayWish::To(place));
    let frame = |ui: &mut egui::Ui, (replay, installed): &mut (Replay, bool)| {
        if !std::mem::replace(installed, true) {
            look::install(ui.ctx());
            return ui.ctx().request_repaint();
        }
        let (screen, client) = replay.on_screen();
        screen.draw(ui, client);
    };
    let builder = Harness::builder()
        .with_size(LARGE)
        .with_step_dt(STEP)
        .with_max_steps(60);
    let mut harness = builder.build_ui_state(frame, (replay, false));
    harness.run_steps(6);
    harness
}

/// All that is read aloud and fits.
fn read<S>(harness: &Harness<'_, S>, fits: impl Fn(&str) -> bool) -> BTreeSet<String> {
    let nodes = harness.query_all(egui_kittest::kittest::By::new());
    let labels = nodes.filter_map(|node| node.accesskit_node().label());
    labels.filter(|label| fits(label)).collect()
}

/// Asserts that what fits is told live, by a replay, and when it is looked back at from a later position.
fn told_alike<G: Boarded>(
    (mut table, given): (Table<G>, Vec<(Seat, G::Command)>),
    fits: impl Fn(&str) -> bool + Copy,
    alike: impl Fn(&BTreeSet<String>, &BTreeSet<String>) -> bool,
) {
    let loaded = recorded(&table, &given);
    let (at, lines) = (given.len(), table.screen.lines.len());
    table.quiet = true;
    let mut harness = window(table, LARGE);
    let live = read(&harness, fits);
    assert!(!live.is_empty(), "nothing is told");
    let replay = read(&replay_at(loaded, at), fits);
    assert!(alike(&live, &replay), "{live:?} {replay:?}");
    let mut rng = GameRng::new(Seed::from_number(8));
    harness.state_mut().quiet = false;
    while harness.state().screen.lines.len() == lines {
        at_random(harness.state_mut(), &mut rng);
    }
    harness.run_steps(8);
    press(&mut harness, Key::PageUp);
    harness.run_steps(6);
    let back = read(&harness, fits);
    assert!(alike(&live, &back), "{live:?} {back:?}");
}

/// AquaSphere's scoring with crystals that were paid and points that were lost at red lines.
#[test]
fn a_scoring_is_explained_alike_live_in_a_replay_and_when_looked_back_at() {
    let scores = |game: &aqua_sphere::State, _: &aqua_sphere::Setup| {
        game.board.round() == 3 && game.board.stage == aqua_sphere::RoundPart::Scoring
    };
    let steps = [
        "Control fields",
        "Bots in play",
        "Crystals held",
        "Octopods left",
        "Red lines",
    ];
    let of_step = |label: &str| steps.iter().any(|step| label.starts_with(step)) && label.contains("Ada ");
    told_alike::<aqua_sphere::State>(played(4, scores), of_step, |live, other| live == other);
}

/// Links of Argo's open action: a replay does not offer to take them back.
#[test]
fn the_links_of_an_open_action_are_seen_in_a_replay_and_when_looked_back_at() {
    let walks = |game: &argo::State, _: &argo::Setup| game.open.before.is_some() && game.open.task.mover.is_some();
    let link = |label: &str| label.contains("tep 1: ");
    told_alike::<argo::State>(played(3, walks), link, |live, other| live.len() == other.len());
}

/// True if the next frame of a replay is wanted at once, as while pieces move.
fn moves(harness: &Harness<'_, (Replay, bool)>) -> bool {
    let output = &harness.output().viewport_output[&egui::ViewportId::ROOT];
    output.repaint_delay.is_zero()
}

#[test]
fn a_step_of_a_replay_is_there_at_once_and_its_pieces_go_their_way() {
    let walks = |game: &argo::State, _: &argo::Setup| game.open.before.is_some() && game.open.task.mover.is_some();
    let (table, given) = played(3, walks);
    let mut harness = replay_at(recorded(&table, &given), given.len() - 1);
    harness.run_steps(4);
    assert!(!moves(&harness), "all pieces lie");
    let status = |harness: &Harness<'_, (Replay, bool)>| {
        let status = harness.get_by_role(Role::Status).accesskit_node();
        status.label().unwrap_or_default()
    };
    harness.state_mut().0.seek(ReplayWish::On);
    harness.run_steps(1);
    assert!(
        status(&harness).starts_with(&format!("Step {}", given.len())),
        "{}",
        status(&harness)
    );
    assert!(moves(&harness), "the figure is on its way");
}

/// The labels of all places.
fn places<G: Boarded>(harness: &Window<G>) -> Vec<String> {
    let places = harness.state().screen.places().iter();
    places.map(|place| place.label.clone()).collect()
}

fn whoever_looks_sees_the_own_things<G: Boarded>() {
    let quiet = |mine: usize| {
        let (mut table, _) = played::<G>(2, |game, _| game.turn() == 6);
        (table.mine, table.quiet) = (vec![Seat::wrapping(mine)], true);
        table
    };
    let mut harness = window(quiet(0), LARGE);
    let first = places(&harness);
    // The position stays: a seat was handed over, or another player's eyes are looked through.
    harness.state_mut().mine = vec![Seat::wrapping(1)];
    harness.run_steps(3);
    let other = places(&window(quiet(1), LARGE));
    assert_ne!(first, other, "nothing is of a player's own");
    assert_eq!(places(&harness), other);
}

#[test]
fn a_board_follows_whoever_looks_at_it() {
    whoever_looks_sees_the_own_things::<alien_frontiers::State>();
    whoever_looks_sees_the_own_things::<aqua_sphere::State>();
}
