//! The game's options as a form: changed ones stand out, only the host's can be changed.

use super::parts::{LobbyAction, heading, say};
use crate::{
    app::{
        client::TableClient,
        look::{
            Pen, colors, fonts,
            glyphs::{self, Inks},
            palette, sizes,
        },
        widgets,
    },
    games::any::{AnyGame, GameId},
    protocol::{ClientMessage, TableInfo},
    rules::{Config, Game, SeatCount},
    text::{self, capitalised, t, t_args},
};
use egui::{Align2, Pos2, Rect, Role as Access, ScrollArea, Sense, Ui, Vec2, WidgetInfo};

/// Seconds on offer for reaction windows.
const WINDOWS: [u16; 6] = [0, 10, 20, 30, 60, 120];

/// Height of the explanation below the form, and where the form is narrow.
const HINT: f32 = 64.0;
const HINT_NARROW: f32 = 84.0;
/// Cells narrower than this stand in one column.
const CELL_MIN: f32 = 230.0;
/// These come first, in this order; the others follow as the game lists them.
const FIRST: [&str; 5] = ["game", "preset", "difficulty", "players", "window"];

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
    let was = |key: &str, now: &str| {
        let before = model.options_before.iter().find(|(k, _)| k == key)?;
        (before.1 != now).then(|| before.1.clone())
    };
    let field = |key: &str, (name, more): (String, String), value: String, values: Vec<String>| Field {
        key: key.to_owned(),
        name,
        more,
        was: was(key, &value),
        value,
        values,
    };
    let mut list = Vec::new();
    if GameId::ALL.len() > 1 {
        let words = (t("lobby-which"), text::game_more(&info.config.game));
        let all = GameId::ALL.iter().map(|game| game.name().to_owned()).collect();
        list.push(field("game", words, info.config.game.clone(), all));
    }
    let words = (t("lobby-players"), t("lobby-players-more"));
    let players = info.config.players.get().to_string();
    list.push(field(
        "players",
        words,
        players,
        ["2", "3", "4"].map(str::to_owned).to_vec(),
    ));
    // Only a game with reaction windows has a time to answer them.
    if AnyGame::pass(&info.setup).is_some() {
        let words = (t("lobby-window"), t("lobby-window-more"));
        let seconds = info.window_seconds.to_string();
        list.push(field("window", words, seconds, WINDOWS.map(|s| s.to_string()).to_vec()));
    }
    list.extend(info.options.iter().map(|option| Field {
        key: option.key.clone(),
        name: text::option(&option.key),
        more: text::option_more(&option.key),
        was: was(&option.key, &option.value),
        value: option.value.clone(),
        values: option.values.clone(),
    }));
    list.sort_by_key(|field| FIRST.iter().position(|key| *key == field.key).unwrap_or(FIRST.len()));
    list
}

/// A value of an option in words.
fn value_text(key: &str, value: &str) -> String {
    if key == "window" {
        return t_args("lobby-window-value", &[("n", value.parse::<u16>().unwrap_or(0).into())]);
    }
    if key == "game" {
        return text::game(value);
    }
    capitalised(&text::option_value(key, value))
}

pub(super) fn options(ui: &mut Ui, rect: Rect, model: &TableClient, info: &TableInfo<AnyGame>) -> Option<LobbyAction> {
    let fields = fields(model, info);
    let changed = fields.iter().filter(|f| f.was.is_some()).count();
    let note = if changed > 0 {
        t_args("lobby-changed", &[("n", changed.into())])
    } else {
        String::new()
    };
    heading(ui, rect, &t("lobby-game"), &note, true);
    let card = Rect::from_min_max(rect.min + Vec2::new(0.0, 36.0), rect.max);
    let mut pen = Pen::new(ui.ctx());
    widgets::card(&mut pen, card);
    pen.paint(ui.painter());
    let hint = if rect.width() < 420.0 { HINT_NARROW } else { HINT };
    let list = Rect::from_min_max(card.min + Vec2::splat(8.0), card.max - Vec2::new(8.0, hint));
    let (pointed, chosen) = form(ui, list, &fields, model.is_host);
    let hint = Rect::from_min_max(Pos2::new(card.left(), card.bottom() - hint), card.max);
    explain(ui, hint, pointed.map(|index| &fields[index]), model.is_host);
    let (key, value) = chosen?;
    change(info, &key, value)
}

/// The cells; returns which one is pointed at, and what was chosen.
fn form(ui: &mut Ui, rect: Rect, fields: &[Field], host: bool) -> (Option<usize>, Option<(String, String)>) {
    let (mut pointed, mut chosen) = (None, None);
    let mut inner = ui.new_child(egui::UiBuilder::new().max_rect(rect));
    ScrollArea::vertical().auto_shrink(false).show(&mut inner, |ui| {
        ui.spacing_mut().item_spacing = Vec2::new(6.0, 4.0);
        let half = (ui.available_width() - 12.0) / 2.0;
        let (columns, width) = if half < CELL_MIN {
            (1, ui.available_width() - 6.0)
        } else {
            (2, half)
        };
        for (row, cells) in fields.chunks(columns).enumerate() {
            ui.horizontal(|ui| {
                for (index, field) in cells.iter().enumerate() {
                    let (here, value) = option_cell(ui, field, width, host);
                    if here {
                        pointed = Some(row * columns + index);
                    }
                    chosen = value.map(|value| (field.key.clone(), value)).or(chosen.take());
                }
            });
        }
    });
    (pointed, chosen)
}

/// Explains the option under the pointer or in focus.
fn explain(ui: &mut Ui, rect: Rect, field: Option<&Field>, host: bool) {
    let p = palette(ui.ctx());
    let mut pen = Pen::new(ui.ctx());
    let line = Rect::from_min_size(rect.min + Vec2::new(16.0, 0.0), Vec2::new(rect.width() - 32.0, 1.0));
    pen.rect(line, 0.0, p.line);
    pen.paint(ui.painter());
    let text = match (field, host) {
        (Some(field), _) => field.more.clone(),
        (None, true) => t("lobby-options-hint"),
        (None, false) => t("lobby-options-guest"),
    };
    let at = rect.min + Vec2::new(24.0, 13.0);
    let font = fonts::regular(sizes::LABEL);
    widgets::paragraph(ui, at, &text, font, p.dim, rect.width() - 48.0);
}

fn change(info: &TableInfo<AnyGame>, key: &str, value: String) -> Option<LobbyAction> {
    if key == "window" {
        return say(ClientMessage::SetWindow {
            seconds: value.parse().ok()?,
        });
    }
    let mut config: Config = info.config.clone();
    if key == "game" {
        // Options belong to a game; the seats stay as they are.
        config = Config::new(&value, config.players);
    } else if key == "players" {
        config.players = SeatCount::new(value.parse().ok()?)?;
    } else {
        if key == "preset" {
            config.options.clear();
        }
        config.options.insert(key.to_owned(), value);
    }
    say(ClientMessage::SetConfig { config })
}

/// One option; returns whether it is pointed at, and the value chosen by the host.
fn option_cell(ui: &mut Ui, field: &Field, width: f32, host: bool) -> (bool, Option<String>) {
    let sense = if host { Sense::click() } else { Sense::hover() };
    let (rect, _) = ui.allocate_exact_size(Vec2::new(width, 58.0), Sense::hover());
    let response = ui.interact(rect, ui.scope_id().with(("option", &field.key)), sense);
    let value = value_text(&field.key, &field.value);
    let label = t_args(
        "lobby-option",
        &[("name", field.name.as_str().into()), ("value", value.as_str().into())],
    );
    let role = if host { Access::ComboBox } else { Access::Label };
    response.widget_info(|| WidgetInfo::labeled(role, true, &label));
    paint_cell(ui, rect, field, &value, host && response.hovered(), host);
    widgets::focus_ring(ui, rect.shrink(4.0), sizes::R_KEY, &response);
    let here = response.hovered() || response.has_focus();
    (here, if host { choose(&response, field) } else { None })
}

fn paint_cell(ui: &Ui, rect: Rect, field: &Field, value: &str, hovered: bool, host: bool) {
    let p = palette(ui.ctx());
    let mut pen = Pen::new(ui.ctx());
    if field.was.is_some() {
        pen.rect(rect, sizes::R_KEY, colors::faded(p.hazard, 0.20));
        let edge = Rect::from_min_size(rect.min, Vec2::new(5.0, rect.height()));
        pen.rect(edge, 2.0, p.hazard);
    } else if hovered {
        pen.rect(rect, sizes::R_KEY, p.card_hi);
    }
    let x = rect.left() + 16.0;
    let wide = rect.width() - if host { 48.0 } else { 28.0 };
    let font = fonts::regular(sizes::LABEL);
    let at = Pos2::new(x, rect.top() + 19.0);
    pen.text_within(at, Align2::LEFT_CENTER, &field.name, font.clone(), p.dim, wide);
    let at = Pos2::new(x, rect.top() + 40.0);
    let (shown, _) = pen.text_within(at, Align2::LEFT_CENTER, value, fonts::bold(sizes::BODY), p.text, wide);
    if let Some(was) = &field.was {
        let was = value_text(&field.key, was);
        let text = t_args("lobby-was", &[("value", was.as_str().into())]);
        let right = rect.right() - if host { 36.0 } else { 12.0 };
        let room = right - shown.right() - 10.0;
        pen.text_within(Pos2::new(right, at.y), Align2::RIGHT_CENTER, &text, font, p.text, room);
    }
    if host {
        let at = rect.right_center() - Vec2::new(20.0, -1.0);
        glyphs::draw(&mut pen, &glyphs::DOWN, at, 13.0, Inks::new(p.dim, p.card));
    }
    pen.paint(ui.painter());
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
