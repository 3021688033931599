//! The types of the frame for Argo.

use crate::{
    app::frame::{Question, TableAction, TableModel},
    games::argo::{Command, Prompt, State},
};

/// The facts that the table's screen is drawn from.
pub type ArgoModel<'a> = TableModel<'a, State>;
/// A wish of the player.
pub type ArgoAction = TableAction<Command>;
/// An open question.
pub type ArgoQuestion = Question<Prompt>;
