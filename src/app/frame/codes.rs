//! Codes of things on a board: always there, or only where somebody points.

use egui::{Context, Id};

fn codes_id() -> Id {
    Id::unique("codes on all tiles")
}

/// Sets whether all codes are there, for this and the following frames.
pub(crate) fn set_codes(ctx: &Context, on: bool) {
    ctx.data_mut(|data| data.insert_temp(codes_id(), on));
}

/// True if all codes are there, also where nobody points.
#[must_use]
pub(crate) fn shows_codes(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(codes_id())).unwrap_or(false)
}
