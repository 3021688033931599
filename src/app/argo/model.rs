//! What is Argo's alone in the model of its table.

pub use crate::app::frame::model::{Link, Question, TableAction, TableModel};
use crate::{rules::Seat, text::argo::Words};

impl TableModel {
    /// Who acts now: the interrupter, or whose turn it is.
    #[must_use]
    pub fn actor(&self) -> Seat {
        self.view.interrupter.unwrap_or(self.view.active)
    }

    /// Words for this position.
    #[must_use]
    pub fn words(&self) -> Words<'_> {
        Words {
            setup: &self.setup,
            table: &self.view.table,
            names: &self.names,
            you: self.you(),
        }
    }
}
