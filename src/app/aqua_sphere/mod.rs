//! The table of AquaSphere as panels.

mod headquarters;
mod panels;
mod parts;
mod players;
mod station;
mod supply;
#[cfg(test)]
mod tests;
