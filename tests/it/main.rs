//! All integration tests, one binary.
#![allow(clippy::unwrap_used, reason = "a failing test may panic anywhere")]
#![allow(unreachable_pub, reason = "nothing of a test is used elsewhere")]

#[cfg(target_os = "linux")]
mod attacks;
mod board_ui;
mod boxes;
mod by_ear;
mod changed_dice;
mod chaos;
mod closing;
mod colours;
mod conformance;
mod curves;
mod doctor;
mod dropped;
mod ends;
mod faults;
mod fuzz_seeds;
mod gallery;
mod handed_over;
mod heard;
mod hints;
mod invited;
mod kept_lines;
mod languages;
mod lessons;
mod lobby_again;
mod lobby_options;
#[path = "../log_catch.rs"]
mod log_catch;
mod log_contents;
mod log_lines;
mod looking_back;
mod loopback;
mod names;
mod notation;
mod notation_alien_frontiers;
mod notation_aqua_sphere;
mod notation_argo;
mod notices;
mod other_language;
mod painter;
mod patience;
mod perft;
mod positions;
mod processes;
mod rematch;
mod replay_list;
mod replays;
mod reported;
mod results;
mod resumed;
mod rounded;
#[path = "../rounds.rs"]
mod rounds;
mod rule_ids;
mod rules_pages;
mod scenarios;
mod seats;
mod session;
mod settings;
mod sheets;
mod shortcuts;
mod small_windows;
mod sounds;
mod start_screen;
mod support;
mod take_back;
mod talk;
mod tidy;
mod turned;
mod two_languages;
mod typed;
mod typing;
mod visit;
mod window;
