//! The game's options as a form: changed ones stand out, only the host's can be changed.

use crate::{
    app::{
        client::{TableClient, away_value},
        look::{Pen, colors, fonts, glyphs, palette, sizes},
        widgets,
    },
    games::any::{AnyGame, GameId},
    protocol::{ClientMessage, TableInfo, WhoMayJoin},
    rules::{Config, Game, SeatCount},
    text::{self, capitalised, t, t_args},
};
use egui::{Align2, Rect, Role as Access, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};

/// Seconds on offer for reaction windows.
const WINDOWS: [u16; 6] = [0, 10, 20, 30, 60, 120];

/// Seconds on offer before a bot plays on for who is away; the last one is never.
const AWAY: [Option<u16>; 5] = [Some(0), Some(30), Some(120), Some(300), None];

/// Height of the explanation below the form, and where the form is narrow.
const HINT: f32 = 64.0;
const HINT_NARROW: f32 = 84.0;
/// Cells narrower than this stand in one column.
const CELL_MIN: f32 = 230.0;
/// These come first, in this order; the others follow as the game lists them.
const FIRST: [&str; 7] = ["game", "preset", "difficulty", "players", "who", "window", "away"];

/// One line of the form.
struct Field {
    key: String,
    name: String,
    more: String,
    value: String,
    values: Vec<String>,
    was: Option<String>,
}

fn fields(model: &TableClient, info: &TableInfo<AnyGame>) -> Vec<Field> {
    let field = |key: &str, (name, more): (String, String), value: String, values: Vec<String>| {
        let before = model
            .options_before
            .iter()
            .find(|(k, before)| k == key && *before != value);
        Field {
            key: key.to_owned(),
            name,
            more,
            was: before.map(|(_, before)| before.clone()),
            value,
            values,
        }
    };
    let numbers = |list: &[u16]| list.iter().map(u16::to_string).collect();
    let words = (t("lobby-which"), text::game_more(&info.config.game));
    let games = GameId::ALL.iter().map(|game| game.name().to_owned()).collect();
    let mut list = vec![field("game", words, info.config.game.clone(), games)];
    let words = (t("lobby-players"), t("lobby-players-more"));
    let players = info.config.players.get().to_string();
    list.push(field("players", words, players, numbers(&[2, 3, 4])));
    // At a table for this machine alone there is nobody to let in.
    if model.host.is_none() || super::invite::has_code(model) {
        let words = (t("lobby-who"), t("lobby-who-more"));
        let names = WhoMayJoin::ALL.map(|who| who.name().to_owned()).to_vec();
        list.push(field("who", words, info.who.name().to_owned(), names));
    }
    // Only a game with reaction windows has a time to answer them.
    if AnyGame::pass(&info.setup).is_some() {
        let words = (t("lobby-window"), t("lobby-window-more"));
        let seconds = info.window_seconds.to_string();
        list.push(field("window", words, seconds, numbers(&WINDOWS)));
    }
    let words = (t("lobby-when-away"), t("lobby-when-away-more"));
    list.push(field(
        "away",
        words,
        away_value(info.away_seconds),
        AWAY.map(away_value).to_vec(),
    ));
    list.extend(info.options.iter().map(|option| {
        let words = (text::option(&option.key), text::option_more(&option.key));
        field(&option.key, words, option.value.clone(), option.values.clone())
    }));
    list.sort_by_key(|field| FIRST.iter().position(|key| *key == field.key).unwrap_or(FIRST.len()));
    list
}

/// A value of an option in words.
fn value_text(key: &str, value: &str) -> String {
    match key {
        "window" => t_args("lobby-window-value", &[("n", value.parse::<u16>().unwrap_or(0).into())]),
        "away" => capitalised(&text::waiting_time(value.parse().ok())),
        "game" => text::game(value),
        "who" => t(match WhoMayJoin::from_name(value) {
            Some(WhoMayJoin::Code) => "lobby-who-code",
            Some(WhoMayJoin::Ask) => "lobby-who-ask",
            Some(WhoMayJoin::Known) => "lobby-who-known",
            Some(WhoMayJoin::Anyone) | None => "lobby-who-anyone",
        }),
        _ => capitalised(&text::option_value(key, value)),
    }
}

/// Draws the form; returns what the host chose.
pub(super) fn options(
    ui: &mut Ui,
    rect: Rect,
    model: &TableClient,
    info: &TableInfo<AnyGame>,
) -> Option<ClientMessage<AnyGame>> {
    let (p, fields) = (palette(ui.ctx()), fields(model, info));
    let changed = fields.iter().filter(|f| f.was.is_some()).count();
    let note = if changed > 0 {
        t_args("lobby-changed", &[("n", changed.into())])
    } else {
        String::new()
    };
    widgets::heading(ui, rect, &t("lobby-game"), &note, p.hazard_text);
    let card = rect.with_min_y(rect.top() + 36.0);
    widgets::draw(ui, |pen| widgets::card(pen, card));
    let high = if rect.width() < 420.0 { HINT_NARROW } else { HINT };
    let (list, hint) = card.split_top_bottom_at_y(card.bottom() - high);
    let list = list.shrink2(vec2(8.0, 0.0)).with_min_y(list.top() + 8.0);
    let (pointed, chosen) = form(ui, list, &fields, model.is_host);
    explain(ui, hint, pointed, model.is_host);
    let (key, value) = chosen?;
    change(info, key, value)
}

/// The cells; returns which one is pointed at, and the key and the value that were chosen.
fn form<'f>(
    ui: &mut Ui,
    rect: Rect,
    fields: &'f [Field],
    host: bool,
) -> (Option<&'f Field>, Option<(&'f str, String)>) {
    let (mut pointed, mut chosen) = (None, None);
    let mut inner = ui.new_child(egui::UiBuilder::new().max_rect(rect));
    ScrollArea::vertical().auto_shrink(false).show(&mut inner, |ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
        let half = (ui.available_width() - 12.0) / 2.0;
        let (columns, width) = if half < CELL_MIN {
            (1, 2.0 * half + 6.0)
        } else {
            (2, half)
        };
        for cells in fields.chunks(columns) {
            ui.horizontal(|ui| {
                for field in cells {
                    let response = option_cell(ui, field, width, host);
                    if response.hovered() || response.has_focus() {
                        pointed = Some(field);
                    }
                    let value = if host { choose(&response, field) } else { None };
                    chosen = value.map(|value| (field.key.as_str(), value)).or(chosen.take());
                }
            });
        }
    });
    (pointed, chosen)
}

/// Explains the option under the pointer or in focus.
fn explain(ui: &mut Ui, rect: Rect, field: Option<&Field>, host: bool) {
    let p = palette(ui.ctx());
    let line = rect.shrink2(vec2(16.0, 0.0)).with_max_y(rect.top() + 1.0);
    widgets::draw(ui, |pen| pen.rect(line, 0.0, p.line));
    let text = match (field, host) {
        (Some(field), _) => field.more.clone(),
        (None, true) => t("lobby-options-hint"),
        (None, false) => t("lobby-options-guest"),
    };
    let (at, font) = (rect.min + vec2(24.0, 13.0), fonts::regular(sizes::LABEL));
    widgets::paragraph(ui, at, &text, font, p.dim, rect.width() - 48.0);
}

/// The message that sets an option to a value.
fn change(info: &TableInfo<AnyGame>, key: &str, value: String) -> Option<ClientMessage<AnyGame>> {
    let mut config: Config = info.config.clone();
    match key {
        "window" => {
            let seconds = value.parse().ok()?;
            return Some(ClientMessage::SetWindow { seconds });
        }
        "away" => {
            return Some(ClientMessage::SetAway {
                seconds: value.parse().ok(),
            });
        }
        "who" => {
            let who = WhoMayJoin::from_name(&value)?;
            return Some(ClientMessage::SetWho { who });
        }
        // Options belong to a game; the seats stay as they are.
        "game" => config = Config::new(&value, config.players),
        "players" => config.players = SeatCount::new(value.parse().ok()?)?,
        _ => {
            if key == "preset" {
                config.options.clear();
            }
            config.options.insert(key.to_owned(), value);
        }
    }
    Some(ClientMessage::SetConfig { config })
}

/// Draws one option, which the host can open.
fn option_cell(ui: &mut Ui, field: &Field, width: f32, host: bool) -> egui::Response {
    let (rect, _) = ui.allocate_exact_size(vec2(width, 58.0), Sense::hover());
    let id = ui.scope_id().with(("option", &field.key));
    let value = value_text(&field.key, &field.value);
    let words = [("name", field.name.as_str().into()), ("value", value.as_str().into())];
    let label = t_args("lobby-option", &words);
    let (sense, role) = if host {
        (Sense::click(), Access::ComboBox)
    } else {
        (Sense::hover(), Access::Label)
    };
    let response = ui.interact(rect, id, sense);
    response.widget_info(|| WidgetInfo::labeled(role, true, &label));
    widgets::draw(ui, |pen| {
        paint_cell(pen, rect, field, &value, host && response.hovered(), host)
    });
    widgets::focus_ring(ui, rect.shrink(4.0), sizes::R_KEY, &response);
    response
}

fn paint_cell(pen: &mut Pen<'_>, rect: Rect, field: &Field, value: &str, hovered: bool, host: bool) {
    let p = pen.palette;
    if field.was.is_some() {
        pen.rect(rect, sizes::R_KEY, colors::faded(p.hazard, 0.20));
        pen.rect(rect.with_max_x(rect.left() + 5.0), 2.0, p.hazard);
    } else if hovered {
        pen.rect(rect, sizes::R_KEY, p.card_hi);
    }
    let wide = rect.width() - if host { 48.0 } else { 28.0 };
    let font = fonts::regular(sizes::LABEL);
    let at = rect.min + vec2(16.0, 19.0);
    pen.text_within(at, Align2::LEFT_CENTER, &field.name, font.clone(), p.dim, wide);
    let at = at + vec2(0.0, 21.0);
    let (shown, _) = pen.text_within(at, Align2::LEFT_CENTER, value, fonts::bold(sizes::BODY), p.text, wide);
    if let Some(was) = &field.was {
        let was = value_text(&field.key, was);
        let text = t_args("lobby-was", &[("value", was.as_str().into())]);
        let at = pos2(rect.right() - if host { 36.0 } else { 12.0 }, at.y);
        let room = at.x - shown.right() - 10.0;
        pen.text_within(at, Align2::RIGHT_CENTER, &text, font, p.text, room);
    }
    if host {
        let at = rect.right_center() - vec2(20.0, -1.0);
        pen.glyph(&glyphs::DOWN, at, 13.0, p.dim, p.card);
    }
}

fn choose(response: &egui::Response, field: &Field) -> Option<String> {
    let mut chosen = None;
    egui::Popup::menu(response).show(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.set_min_width(response.rect.width() - 16.0);
        for value in &field.values {
            let text = value_text(&field.key, value);
            if ui.selectable_label(*value == field.value, text).clicked() {
                chosen = Some(value.clone());
                ui.close();
            }
        }
    });
    chosen.filter(|value| *value != field.value)
}
