//! A short code that leads to a table: the place of its host, and a secret that the host gives to its guests.
//!
//! ```text
//! ABCD-2345     8 characters:  8 bits of the host's address · 2 bits of port · 24 secret bits · check character
//! ABC-DEF-234   9 characters: 16 bits of the host's address · 2 bits of port · 20 secret bits · check character
//! ```
//!
//! * 29 characters stand for a digit each; 29^7 is a little more than 2^34, 29^8 more than 2^38. Every other letter and
//!   digit is read as the one that it looks like, so that nothing typed from a screen means something else. 29 is a
//!   prime, therefore the check character finds each wrong character and each two that were exchanged.
//! * The code has the end of an IPv4 address. The joiner puts it behind the beginnings of its own addresses and tries
//!   all of them. The short form is for networks of up to 256 addresses, as most are at home, the long one for others.
//! * The port is one of [`PORTS`]. Another port, or an IPv6 address, is written behind the code: see [`Invitation`].
//! * The secret never leaves either side. Both prove to each other that they know it by SPAKE2 (`proof`), which allows
//!   one guess for each conversation with the host, and none without it. Each address has tries of its own, which come
//!   back slowly (`tries`), and [`crate::protocol::limits::CODE_TRIES`] bounds the tries of all addresses together.
//!   After wrong tries from several addresses the host makes a new code. An attacker with many addresses can use up the
//!   tries of all strangers, but not those of devices that the host has played with.

mod form;
mod invitation;
mod place;
pub(super) mod proof;
pub(super) mod tries;

pub use form::{CodeError, CodeSecret, JoinCode};
pub use invitation::Invitation;
pub use place::{CodePlace, OwnNetwork, PORTS, own_networks};
