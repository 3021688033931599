//! The games. None knows another; `any` is the only list of them.
#![deny(clippy::disallowed_types, clippy::disallowed_methods)]

pub mod any;
pub mod argo;
