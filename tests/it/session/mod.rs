//! The session in simulated time.

mod argo;
mod forward;
mod frozen;
mod limits;
mod lines;
mod lobby;
mod play;
mod records;
pub mod rematch;
mod seed;
mod simulation;
pub mod table;
mod take_back;
mod windows;
mod wire;
