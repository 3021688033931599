//! All integration tests, one binary.

mod conformance;
mod loopback;
mod notation;
mod perft;
mod processes;
mod scenarios;
mod session;
mod support;
mod table_ui;
