//! The call that tells a waiting thread of news.

use std::sync::Arc;

/// Called from the network's threads whenever something new can be polled; must return at once.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// A call that does nothing, for callers that poll or wait anyway.
#[must_use]
pub fn no_wake() -> Wake {
    Arc::new(|| {})
}
