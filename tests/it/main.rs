//! All integration tests, one binary.

mod conformance;
mod notation;
mod perft;
mod scenarios;
mod session;
mod support;
mod table_ui;
