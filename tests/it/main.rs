//! All integration tests, one binary.

mod conformance;
mod support;
