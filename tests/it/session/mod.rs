//! The session in simulated time.

mod admission;
mod argo;
mod decided;
mod forward;
mod frozen;
mod let_pass;
mod limits;
mod lines;
mod lobby;
mod older_formats;
mod persons;
mod play;
mod records;
pub mod rematch;
mod resume;
mod room;
mod seat_moves;
mod seed;
mod simulation;
mod stand_in;
mod standing;
mod succession;
pub mod table;
mod take_back;
mod talk;
mod windows;
mod wire;
