//! The board of Alien Frontiers as panels.

mod facilities;
mod panels;
mod parts;
