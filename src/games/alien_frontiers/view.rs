//! What everybody may see, the same for all (rules sections 14 and 22).

use super::state::Table;
use serde::{Deserialize, Serialize};

/// All but the order of the deck and the generator.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// What lies open.
    pub table: Table,
}
