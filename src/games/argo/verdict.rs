//! What a law says of a command.

use super::command::Reason;

/// Nothing, or the rule against it.
pub(super) type Verdict = Result<(), Reason>;

/// Nothing where the condition holds, else the rule.
pub(super) fn ensure(holds: bool, reason: Reason) -> Verdict {
    if holds { Ok(()) } else { Err(reason) }
}
