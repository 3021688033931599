//! Evenings with crashes, losses and a bad network: a short run of what `podbay chaos` plays.

use crate::rounds::rounds;
use podbay::{
    chaos::{Evening, play},
    games::any::GameId,
};

/// The parts of a story that tell of each kind of fault, of a host that went on and of a record that was cut.
const MET: [&str; 23] = [
    ": Crash",
    ": Leave",
    ": Break",
    ": Move",
    ": Freeze",
    ": Noise",
    ": Spoil",
    ": Partition",
    ": Storm",
    ": HostMoves",
    ": HostFreezes",
    ": HostCrash",
    ": BothCrash",
    ": HostGone",
    ": BothGone",
    ": HandOver",
    " is gone for good",
    " gives way",
    ": DiskFull",
    ": DiskSlow",
    "goes on after",
    "was cut inside entry",
    "game 2 is over",
];

#[test]
fn no_evening_breaks_a_law() {
    let mut stories = String::new();
    let mut all = Evening::default();
    for seed in 0..rounds(20, 400) {
        let evening = play(seed, true);
        assert_eq!(evening.violations, [""; 0], "again: podbay chaos --seed {seed} -v");
        stories.extend(evening.story.into_iter().map(|line| line + "\n"));
        all.games += evening.games;
        all.steps_back += evening.steps_back;
        all.take_backs += evening.take_backs;
        all.refused += evening.refused;
        all.taken_over += evening.taken_over;
        all.gave_way += evening.gave_way;
    }
    assert!(all.games >= 20, "{} games ended", all.games);
    let counts = [
        all.steps_back,
        all.take_backs,
        all.refused,
        all.taken_over,
        all.gave_way,
    ];
    assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
    let named = GameId::ALL.iter().map(|game| format!(": {} for", game.name()));
    let wanted = MET.iter().map(|part| (*part).to_owned()).chain(named);
    let missed: Vec<String> = wanted.filter(|part| !stories.contains(part.as_str())).collect();
    assert_eq!(missed, [""; 0], "nothing of the kind happened in all these evenings");
}

#[test]
fn a_seed_is_always_the_same_evening() {
    assert_eq!(play(7, true), play(7, true));
}
