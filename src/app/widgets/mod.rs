//! Buttons, fields, sheets and notices: controls of every screen.

mod controls;
pub(crate) mod sheet;
pub(crate) mod toasts;

pub(crate) use controls::{
    Button, PILL_GLYPH, backdrop, bar_start, bar_title, bold, card, card_button, choice_button, colour_button,
    field_id, focus_ring, glyph_pill, icon_button, icon_well, key_cap, label, notice_bar, page, paragraph, pill,
    regular, switch, table_bar, text_field,
};
