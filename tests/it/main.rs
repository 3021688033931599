//! All integration tests, one binary.

mod conformance;
mod notation;
mod scenarios;
mod perft;
mod support;
