//! What a screen reader says by itself, without being led there.

use egui::{Response, Ui, UiBuilder, accesskit::Live};

/// What is added is said when it comes, and again when its words change: after what is being said, or at once where it is
/// [`Live::Assertive`].
pub(crate) fn said<R>(ui: &mut Ui, live: Live, add: impl FnOnce(&mut Ui) -> R) -> R {
    let room = UiBuilder::new().max_rect(ui.max_rect()).id_salt("said");
    let mut child = ui.new_child(room);
    let id = child.unique_id();
    child.ctx().accesskit_node_builder(id, |node| node.set_live(live));
    add(&mut child)
}

/// The same of something that is already there.
pub(crate) fn said_of(response: &Response, live: Live) {
    response
        .ctx
        .accesskit_node_builder(response.id, |node| node.set_live(live));
}
