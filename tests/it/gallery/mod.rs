//! Every screen of the program in one window without a display: looked over in all languages, and painted.

mod games;
mod lobbies;
mod pictures;
mod screens;
mod sheets;
mod tables;
mod walk;
mod wall;
