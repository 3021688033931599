//! The game's options as a form: changed ones stand out, only the host's can be changed.

use super::{
    lobby::{LobbyAction, heading, say},
    look::{Pen, colors, fonts, glyphs, glyphs::Inks, palette, sizes},
    model::TableClient,
    widgets,
};
use crate::{
    games::any::AnyGame,
    protocol::{ClientMessage, TableInfo},
    rules::{Config, SeatCount},
    text::{argo as words, t, t_args},
};
use egui::{Align2, Pos2, Rect, Role as Access, ScrollArea, Sense, Ui, Vec2, WidgetInfo};

/// Seconds on offer for reaction windows.
const WINDOWS: [u16; 6] = [0, 10, 20, 30, 60, 120];

/// One line of the form.
struct Field {
    key: String,
    name: String,
    value: String,
    values: Vec<String>,
    was: Option<String>,
}

fn fields(model: &TableClient, info: &TableInfo<AnyGame>) -> Vec<Field> {
    let was = |key: &str, now: &str| {
        let before = model.options_before.iter().find(|(k, _)| k == key)?;
        (before.1 != now).then(|| before.1.clone())
    };
    let players = info.config.players.get().to_string();
    let window = info.window_seconds.to_string();
    let mut list = vec![
        Field {
            key: "players".to_owned(),
            name: t("lobby-players"),
            was: was("players", &players),
            value: players,
            values: ["2", "3", "4"].map(str::to_owned).to_vec(),
        },
        Field {
            key: "window".to_owned(),
            name: t("lobby-window"),
            was: was("window", &window),
            value: window,
            values: WINDOWS.map(|s| s.to_string()).to_vec(),
        },
    ];
    list.extend(info.options.iter().map(|option| Field {
        key: option.key.clone(),
        name: words::option(&option.key),
        was: was(&option.key, &option.value),
        value: option.value.clone(),
        values: option.values.clone(),
    }));
    list
}

/// A value of an option in words.
fn value_text(key: &str, value: &str) -> String {
    if key == "window" {
        return t_args("lobby-window-value", &[("n", value.parse::<u16>().unwrap_or(0).into())]);
    }
    words::option_value(key, value)
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
    let mut chosen = None;
    let mut inner = ui.new_child(egui::UiBuilder::new().max_rect(card.shrink(8.0)));
    ScrollArea::vertical().auto_shrink(false).show(&mut inner, |ui| {
        ui.spacing_mut().item_spacing = Vec2::new(6.0, 4.0);
        let width = (ui.available_width() - 12.0) / 2.0;
        for pair in fields.chunks(2) {
            ui.horizontal(|ui| {
                for field in pair {
                    if let Some(value) = option_cell(ui, field, width, model.is_host) {
                        chosen = Some((field.key.clone(), value));
                    }
                }
            });
        }
    });
    let (key, value) = chosen?;
    change(info, &key, value)
}

fn change(info: &TableInfo<AnyGame>, key: &str, value: String) -> Option<LobbyAction> {
    if key == "window" {
        return say(ClientMessage::SetWindow {
            seconds: value.parse().ok()?,
        });
    }
    let mut config: Config = info.config.clone();
    if key == "players" {
        config.players = SeatCount::new(value.parse().ok()?)?;
    } else {
        if key == "preset" {
            config.options.clear();
        }
        config.options.insert(key.to_owned(), value);
    }
    say(ClientMessage::SetConfig { config })
}

/// One option; returns the value chosen by the host.
fn option_cell(ui: &mut Ui, field: &Field, width: f32, host: bool) -> Option<String> {
    let p = palette(ui.ctx());
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
    let mut pen = Pen::new(ui.ctx());
    if field.was.is_some() {
        pen.rect(rect, sizes::R_KEY, colors::faded(p.hazard, 0.20));
        pen.rect(
            Rect::from_min_size(rect.min, Vec2::new(5.0, rect.height())),
            2.0,
            p.hazard,
        );
    } else if host && response.hovered() {
        pen.rect(rect, sizes::R_KEY, p.card_hi);
    }
    let x = rect.left() + 16.0;
    let wide = width - if host { 48.0 } else { 28.0 };
    let font = fonts::regular(sizes::LABEL);
    let at = Pos2::new(x, rect.top() + 19.0);
    let (_, cut) = pen.text_within(at, Align2::LEFT_CENTER, &field.name, font.clone(), p.dim, wide);
    let at = Pos2::new(x, rect.top() + 40.0);
    let (shown, _) = pen.text_within(at, Align2::LEFT_CENTER, &value, fonts::bold(sizes::BODY), p.text, wide);
    if let Some(was) = &field.was {
        let was = value_text(&field.key, was);
        let text = t_args("lobby-was", &[("value", was.as_str().into())]);
        let right = rect.right() - if host { 36.0 } else { 12.0 };
        let room = right - shown.right() - 10.0;
        pen.text_within(Pos2::new(right, at.y), Align2::RIGHT_CENTER, &text, font, p.dim, room);
    }
    if host {
        let at = rect.right_center() - Vec2::new(20.0, -1.0);
        glyphs::draw(&mut pen, &glyphs::DOWN, at, 13.0, Inks::new(p.dim, p.card));
    }
    pen.paint(ui.painter());
    widgets::focus_ring(ui, rect.shrink(4.0), sizes::R_KEY, &response);
    let response = if cut { response.on_hover_text(&label) } else { response };
    if host { choose(&response, field) } else { None }
}

fn choose(response: &egui::Response, field: &Field) -> Option<String> {
    let mut chosen = None;
    egui::Popup::menu(response).show(|ui| {
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
