//! The types of the frame for Argo.

use crate::{
    app::frame::{Question, TableAction, TableModel},
    games::argo::{Command, Prompt, State},
};

/// What the table's screen is drawn from.
pub type Model<'a> = TableModel<'a, State>;
/// What the player wants done.
pub type Action = TableAction<Command>;
/// An open question.
pub type Asked = Question<Prompt>;
