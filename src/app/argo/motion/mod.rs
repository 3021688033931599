//! Movement: what happened is shown step by step before the pieces rest where they lie.
//!
//! Nothing waits for it. Choices are lit at once where they will be, Space or an answer ends every movement, and with
//! reduced motion there is none.

mod feed;
mod sprites;

pub(super) use sprites::{Actor, Motion};
