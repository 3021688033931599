//! All integration tests, one binary.
#![allow(clippy::unwrap_used, reason = "a failing test may panic anywhere")]
#![allow(unreachable_pub, reason = "nothing of a test is used elsewhere")]

mod board_ui;
mod changed_dice;
mod colours;
mod conformance;
mod faults;
mod log_lines;
mod looking_back;
mod loopback;
mod notation;
mod notation_alien_frontiers;
mod notation_aqua_sphere;
mod notation_argo;
mod painter;
mod perft;
mod processes;
mod rematch;
#[path = "../rounds.rs"]
mod rounds;
mod rule_ids;
mod scenarios;
mod session;
mod sheets;
mod support;
mod take_back;
mod tidy;
mod visit;
mod window;
