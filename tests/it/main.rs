//! All integration tests, one binary.
#![allow(clippy::unwrap_used, reason = "a failing test may panic anywhere")]
#![allow(unreachable_pub, reason = "nothing of a test is used elsewhere")]

#[cfg(target_os = "linux")]
mod attacks;
mod board_ui;
mod changed_dice;
mod chaos;
mod colours;
mod conformance;
mod doctor;
mod faults;
mod fuzz_seeds;
mod invited;
mod languages;
mod log_lines;
mod looking_back;
mod loopback;
mod notation;
mod notation_alien_frontiers;
mod notation_aqua_sphere;
mod notation_argo;
mod painter;
mod patience;
mod perft;
mod processes;
mod rematch;
mod reported;
mod results;
mod resumed;
#[path = "../rounds.rs"]
mod rounds;
mod rule_ids;
mod scenarios;
mod seats;
mod session;
mod sheets;
mod support;
mod take_back;
mod tidy;
mod typed;
mod visit;
mod window;
