//! Positions and commands of Argo as text.

use crate::notation::{
    any_text, any_text_is_lawful_or_refused, commands_stay_as_written, positions_are_refused, wrong_words_are_named,
};
use podbay::games::argo::State;

#[test]
fn commands_are_written_as_agreed() {
    let lines = [
        "alien C01 C02",
        "alien-to WR",
        "kill P1.robot",
        "build 1 0,-2 r0",
        "build pod -3,4 r3",
        "move P0.pilot C01",
        "push P1.grunt C02",
        "teleport C01",
        "stay",
        "depart",
        "relocate 0,-2 r1",
        "stop",
        "activate INF2 P0.chief",
        "shoot C01",
        "revive P0.explorer",
        "swap-alien C02",
        "swap P1.pilot",
        "lift pod2",
        "put 1,-2 r2",
        "launch pod4",
        "interrupt INF2 P1.chief",
        "pass",
        "commit",
        "end-interrupt",
        "end",
    ];
    commands_stay_as_written::<State>(2, &lines);
}

#[test]
fn a_wrong_word_is_named() {
    let lines = [
        ("", "ends"),
        ("jump", "jump"),
        ("move", "ends"),
        ("move P0.pilot", "ends"),
        ("move P0.pilot C99", "C99"),
        ("move P2.pilot C01", "P2.pilot"),
        ("build 4 0,0 r0", "\"4\""),
        ("end now", "now"),
    ];
    wrong_words_are_named::<State>(2, &lines);
}

/// Words that positions are made of, and some that are in none.
const WORDS: &str = "tile at alien dead saved display stack pods taken phase start build action1 action2 end score countdown \
    token core active window moved activations turn over points skips waiting stranded jump asked mid used before table \
    claim chain alien-chain alien-in-hand ban killed lab mover move transit undecided interrupter saved-count ending track \
    P0 P1 P2 P3 P0.pilot P1.grunt P0.chief P1.robot P3.explorer WR C01 C02 INF2 pod2 pod3 pod9 0,-2 0,-3 1,1 9,9 r0 r1 r3 r9 \
    choose-action choose-build choose-alien-move choose-step react must may interrupt confirm-turn last-tile yes no none \
    - 0 1 2 3 4 5 9 40 255 256 65535 -1 é";

/// Lines that are usual in positions.
const USUAL: &[&str] = &[
    "tile C01 0,-2 r0",
    "tile INF2 0,-2 r1",
    "tile C02 0,-3 r1",
    "at C01 P0.pilot",
    "at INF2 P0.pilot P1.grunt",
    "at WR P1.chief",
    "alien C01",
    "alien C02",
    "dead P1.robot",
    "saved P0.chief",
    "phase start",
    "phase build",
    "phase action1",
    "phase end",
    "active P1",
    "score 1",
    "turn 9",
    "before table",
    "before tile C01 0,-2 r0",
    "asked choose-action",
    "window start",
];

/// A position need not say where every module is, so not every law of a state is one of positions.
#[test]
fn any_text_is_a_position_that_comes_back_or_none() {
    any_text_is_lawful_or_refused::<State>(any_text(WORDS, USUAL), |_, _| Ok(()));
}

#[test]
fn an_impossible_position_is_refused() {
    let texts = [
        ("bogus 1", 1, "bogus"),
        ("at C01 P0.pilot", 1, "off the board"),
        ("tile C01 0,-2 r0\ntile C01 0,-3 r0", 2, "C01 is told twice"),
        ("tile C01 0,-2 r0\ntile C02 0,-2 r0", 2, "0,-2 is taken"),
        ("tile C01 1,1 r0", 1, "1,1 is taken"),
        ("tile pod1 0,-2 r0", 1, "pod1"),
        ("alien WR", 1, "where none may be"),
        ("dead P0.pilot P0.pilot", 1, "in two places"),
        ("stack C01 C01", 1, "twice in the stack"),
        ("stack C01\ntile C01 0,-2 r0", 2, "lies elsewhere too"),
        ("score 1", 1, "ends"),
        ("pods taken 9", 1, "more pods are taken"),
        ("phase lunch", 1, "lunch"),
        ("turn 3\n\ntile C01 0,-2 r9", 3, "r9"),
    ];
    positions_are_refused::<State>(2, &texts);
}
