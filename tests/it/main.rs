//! All integration tests, one binary.

mod support;
