//! Codes with which a connection is closed; the reason text says the rest.

use quinn::VarInt;

/// Closed in order: the table is over, or the member left.
pub const DONE: VarInt = VarInt::from_u32(0);
/// The peer broke the protocol.
pub const PROTOCOL: VarInt = VarInt::from_u32(1);
/// Somebody only wanted to see if the table is there.
pub const PROBE: VarInt = VarInt::from_u32(2);
/// The two versions do not fit.
pub const VERSION: VarInt = VarInt::from_u32(3);
/// The table takes no more connections.
pub const BUSY: VarInt = VarInt::from_u32(4);
/// The peer reads nothing of what it is sent.
pub const BEHIND: VarInt = VarInt::from_u32(5);
