//! Evenings with crashes, losses and a bad network: a short run of what `podbay chaos` plays.

use crate::rounds::rounds;
use podbay::{
    chaos::{Evening, play},
    games::any::GameId,
};

/// The parts of a story that tell of each kind of fault, of a host that went on, of a person who chose to go on, and of a
/// record that was cut.
const MET: [&str; 33] = [
    ": PowerCut",
    ": Apart",
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
    ": LobbyCrash",
    " goes to another device",
    " is gone for good",
    " gives way",
    ": DiskFull",
    ": DiskSlow",
    "goes on after",
    "chooses to go on",
    "was cut inside entry",
    "game 2 is over",
    "does not reveal its promised share",
    ": Lie",
    "no announcements",
    "takes an older game over",
    "does not follow a host that went back",
];

/// Seeds that broke a law of a version before this one: three members went to and fro between each other; two hosts came
/// to one epoch; a table was given up for one that died before its record had begun; the second game after a taking over
/// had the proof of the first; a host that was started twice, or that few had come back to, stood above those who had
/// taken its table over; of three that waited nobody knew the others; two hosts gave way to each other, or neither heard of
/// the other; one that knew an older game drew the others to itself again and again; a hand-over was never over; who came
/// while a lost host's lobby was waited for had no seat when it opened; a host came back to a full disk and told of no seats;
/// a standing answer was told that had ended; a table that was given away was closed for one that had not gone on; of a host
/// that died before its record had begun everybody believed that most had been there; a host without a person waited for
/// ever; a guest that kept its promised share kept a hand-over from its end; a table that was handed over and taken back
/// stayed at both machines; former owners without a seat kept a table apart from the one who had all seats; a host that was
/// started again had forgotten whom it had promised to follow, or nobody could prove where the others had gone after seats
/// had changed hands; a table that was taken over on a full disk was left by its own window again and again; promises of a
/// former owner of a seat did not count for a position; one who waited for a lobby knew no new table; former owners were
/// forgotten at a restart, or not looked for; who came while a disk was full did not hear the epoch after that; a share that an
/// heir refused counted as left out, and so did one whose refusal came after the end; nobody had time when a host went late in
/// the evening; a position that no host had signed counted as proven; people could not choose between two gatherings; a table
/// had two hosts in the end: that seed is 1646465125, whose evening has changed with the plan since, so that it only stands
/// for this fault.
const ONCE: [u64; 67] = [
    17, 63, 471, 2255, 3330, 3439, 3884, 4342, 4835, 4892, 13944, 1840, 2312, 3328, 5313, 5522, 5755, 8251, 8417,
    10952, 57833, 61085, 1751, 2093, 9939, 10896, 830, 50827, 903, 61139, 7006941, 7010724, 10003597, 10005693,
    11003515, 12008162, 12009425, 13001553, 13002594, 20003801, 21003436, 21007082, 23000111, 25001846, 477, 24003856,
    31005551, 32003199, 32007044, 33008873, 33034444, 33057967, 33072375, 33075388, 33307210, 33360761, 33451174,
    33632697, 33647194, 33657651, 33767300, 33668313, 33802812, 33825675, 34081839, 34093435, 1646465125,
];

/// An evening of the same kind. Few evenings have a guest that keeps its share.
const WITHHOLDS: u64 = 539;

#[test]
fn no_evening_that_broke_a_law_once_does_so_again() {
    for seed in ONCE.into_iter().take(rounds(8, ONCE.len())) {
        let evening = play(seed, false);
        assert_eq!(evening.violations, [""; 0], "again: podbay chaos --seed {seed} -v");
    }
}

#[test]
fn no_evening_breaks_a_law() {
    let mut stories = String::new();
    let mut all = Evening::default();
    for seed in (0..rounds(20, 400)).chain([WITHHOLDS]) {
        let evening = play(seed, true);
        assert_eq!(evening.violations, [""; 0], "again: podbay chaos --seed {seed} -v");
        stories.extend(evening.story.into_iter().map(|line| line + "\n"));
        all.games += evening.games;
        all.steps_back += evening.steps_back;
        all.take_backs += evening.take_backs;
        all.refused += evening.refused;
        all.taken_over += evening.taken_over;
        all.gave_way += evening.gave_way;
        all.handed_over += evening.handed_over;
    }
    assert!(all.games >= 20, "{} games ended", all.games);
    let counts = [
        all.steps_back,
        all.take_backs,
        all.refused,
        all.taken_over,
        all.gave_way,
        all.handed_over,
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
