//! Buttons, fields, sheets and notices: controls of every screen.

mod bars;
mod controls;
mod field;
mod places;
mod qr;
mod settle;
pub(crate) mod sheet;
mod spoken;
pub(crate) mod toasts;
pub(crate) mod turns;

pub(crate) use bars::{bar_start, bar_title, buttons_bar, notice_bar, page, table_bar};
pub(crate) use controls::{
    Button, Pill, Weight, backdrop, bold, card, card_button, choice_button, colour_button, draw, focus_ring, head_tab,
    heading, icon_button, icon_well, key_cap, key_cap_colored, label, list_line, named, number_cap, number_key,
    paragraph, paragraph_below, regular, settings_button, switch, tab_button,
};
pub(crate) use field::{Left, Typed, field_id, name_field, parse_name, path_field, text_field};
pub(crate) use places::keep_clear;
pub(crate) use qr::qr_code;
pub(crate) use spoken::{said, said_of};
