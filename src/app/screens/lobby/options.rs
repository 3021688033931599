//! The game's options as a form: changed ones stand out, only the host's can be changed.

use super::{kept::kept, told};
use crate::{
    app::{
        client::{TableClient, away_value, box_name},
        frame::Wish,
        games::shown,
        look::{Pen, colors, fonts, glyphs, palette, sizes},
        widgets::{self, Button},
    },
    games::any::{AnyGame, GameId},
    protocol::{ClientMessage, Lobby, TableInfo, WhoMayJoin},
    rules::{Config, Game, OptionSpec, SeatCount},
    text::{self, capitalised, t, t_args, yes_no},
};
use egui::{Align2, Id, Rect, Role as Access, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};
use std::{collections::BTreeSet, sync::Arc};

/// The option whose values set others.
const PRESET: &str = "preset";

/// Seconds on offer for reaction windows.
const WINDOWS: [u16; 6] = [0, 10, 20, 30, 60, 120];

/// Seconds on offer before a bot plays on for who is away; the last one is never.
const AWAY: [Option<u16>; 5] = [Some(0), Some(30), Some(120), Some(300), None];

/// The answers on offer to whether hints are allowed.
const HINTS: [bool; 2] = [true, false];

/// Height of the title above the form.
const HEAD: f32 = 36.0;
/// Height of the explanation below the form, and where the form is narrow.
const HINT: f32 = 64.0;
const HINT_NARROW: f32 = 84.0;
/// Height of the fade at the end of a list that goes on.
const FADE: f32 = 58.0;
/// Side of the picture of the game.
const PICTURE: f32 = 42.0;
/// Cells narrower than this stand in one column.
const CELL_MIN: f32 = 230.0;
/// These come first, in this order; the others follow as the game lists them.
const FIRST: [&str; 8] = [
    "game",
    PRESET,
    "difficulty",
    "players",
    "who",
    "window",
    "away",
    "hints",
];

/// One line of the form.
struct Field {
    key: String,
    name: String,
    more: String,
    value: String,
    values: Vec<String>,
    was: Option<String>,
    /// It is as the rulebook has it, and stands among the others of its kind only if all are asked for.
    is_usual: bool,
}

impl Field {
    /// True for the box, which has a sheet instead of a list.
    fn is_box(&self) -> bool {
        self.key == "box"
    }
    /// True for the choice of the game itself.
    fn is_game(&self) -> bool {
        self.key == "game"
    }
}

/// The values that the options have where only those that come first are chosen.
fn usual(ui: &Ui, info: &TableInfo<AnyGame>) -> Arc<[OptionSpec]> {
    let players = info.config.players.get();
    kept(ui, "usual options", (&info.config, players), || {
        let mut config = info.config.clone();
        config.options.retain(|key, _| FIRST.contains(&key.as_str()));
        AnyGame::options(&config).into()
    })
}

fn fields(ui: &Ui, model: &TableClient, info: &TableInfo<AnyGame>) -> Vec<Field> {
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
            is_usual: false,
        }
    };
    let numbers = |list: &[u16]| list.iter().map(u16::to_string).collect();
    let words = (t("lobby-which"), text::game_more(&info.config.game));
    let games = GameId::ALL.iter().map(|game| game.name().to_owned()).collect();
    let mut list = vec![field("game", words, info.config.game.clone(), games)];
    let words = (t("lobby-players"), t("lobby-players-more"));
    let players = info.config.players.get().to_string();
    list.push(field("players", words, players, numbers(&[2, 3, 4])));
    // At a table for this machine alone there is nobody to let in, and nobody who minds a hint.
    if model.host.is_none() || super::invite::has_code(model) {
        let words = (t("lobby-who"), t("lobby-who-more"));
        let names = WhoMayJoin::ALL.map(|who| who.name().to_owned()).to_vec();
        list.push(field("who", words, info.who.name().to_owned(), names));
        let words = (t("lobby-hints"), t("lobby-hints-more"));
        let answers = HINTS.map(|allowed| yes_no(allowed).to_owned()).to_vec();
        list.push(field("hints", words, yes_no(info.hints).to_owned(), answers));
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
    let usual = usual(ui, info);
    list.extend(info.options.iter().map(|option| {
        let words = (text::option(&option.key), text::option_more(&option.key));
        let field = field(&option.key, words, option.value.clone(), option.values.clone());
        let is_first = FIRST.contains(&field.key.as_str());
        let is_usual = !is_first && field.was.is_none() && usual.contains(option);
        Field { is_usual, ..field }
    }));
    let words = (t("lobby-box"), t("lobby-box-more"));
    let own = box_name(info);
    let field = field("box", words, own.clone().unwrap_or_default(), Vec::new());
    if own.is_some() || field.was.is_some() {
        list.push(field);
    } else if model.is_host {
        let is_usual = true;
        list.push(Field { is_usual, ..field });
    }
    list.sort_by_key(|field| FIRST.iter().position(|key| *key == field.key).unwrap_or(FIRST.len()));
    list
}

/// A value of an option in words.
fn value_text(key: &str, value: &str) -> String {
    match key {
        "window" => t_args("lobby-window-value", &[("n", value.parse::<u16>().unwrap_or(0).into())]),
        "away" => capitalised(&text::waiting_time(value.parse().ok())),
        "game" => text::game(value),
        "box" if value.is_empty() => t("box-built-in"),
        "box" => value.to_owned(),
        "who" => text::who_may_join(WhoMayJoin::from_name(value).unwrap_or_default()),
        _ => capitalised(&text::option_value(key, value)),
    }
}

/// Draws the form, with a title above or where a tab bears it; returns what the host chose.
pub(super) fn options(
    ui: &mut Ui,
    (rect, has_title): (Rect, bool),
    model: &TableClient,
    info: &TableInfo<AnyGame>,
) -> Option<Wish> {
    let fields = fields(ui, model, info);
    let mut card = rect;
    if has_title {
        widgets::heading(ui, rect, &t("lobby-game"), "");
        card.min.y += HEAD;
    }
    widgets::draw(ui, |pen| widgets::card(pen, card));
    let high = if rect.width() < 420.0 { HINT_NARROW } else { HINT };
    let (list, hint) = card.split_top_bottom_at_y(card.bottom() - high);
    let told = told_changes(ui, list, &fields, model);
    let list = list.with_max_y(list.bottom() - told);
    let list = list.shrink2(vec2(8.0, 0.0)).with_min_y(list.top() + 8.0);
    let (pointed, chosen) = form(ui, list, &fields, model.is_host);
    explain(ui, hint, pointed, model);
    let (key, value) = chosen?;
    match key {
        "box" => Some(Wish::Box),
        _ => change(info, key, value).map(Wish::Say),
    }
}

/// The cells; returns which one is pointed at, and the key and the value that were chosen.
fn form<'f>(
    ui: &mut Ui,
    rect: Rect,
    fields: &'f [Field],
    host: bool,
) -> (Option<&'f Field>, Option<(&'f str, String)>) {
    let (usual, first): (Vec<&Field>, Vec<&Field>) = fields.iter().partition(|field| field.is_usual);
    let mut inner = ui.new_child(egui::UiBuilder::new().max_rect(rect));
    let scroll = ScrollArea::vertical().auto_shrink(false).show(&mut inner, |ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
        let (mut pointed, mut chosen) = cells(ui, &first, host);
        if !usual.is_empty() && unfolded(ui, usual.len()) {
            let (other, choice) = cells(ui, &usual, host);
            (pointed, chosen) = (other.or(pointed), choice.or(chosen));
        }
        (pointed, chosen)
    });
    let below = scroll.content_size.y - scroll.state.clamped_offset().y - scroll.inner_rect.height();
    if below > 1.0 {
        goes_on(ui, scroll.inner_rect);
    }
    scroll.inner
}

/// Fades the lower end of a list that goes on below, so that no line looks cut, and points down.
fn goes_on(ui: &Ui, list: Rect) {
    let fade = list.with_min_y(list.bottom() - FADE).expand2(vec2(2.0, 0.0));
    widgets::draw(ui, |pen| {
        let p = pen.palette;
        pen.gradient_down(fade, colors::faded(p.card, 0.0), p.card);
        pen.glyph(
            &glyphs::DOWN,
            fade.center_bottom() - vec2(0.0, 9.0),
            16.0,
            p.text,
            p.card,
        );
    });
}

/// The button that shows the options that are as usual; returns whether they are shown.
fn unfolded(ui: &mut Ui, count: usize) -> bool {
    let id = Id::unique("all options");
    let all = ui.data(|data| data.get_temp(id)).unwrap_or(false);
    let (text, glyph) = if all {
        (t("lobby-fewer"), &glyphs::MINUS)
    } else {
        (t_args("lobby-all", &[("n", count.into())]), &glyphs::PLUS)
    };
    let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), 46.0), Sense::hover());
    let pressed = Button::new(text)
        .glyph(glyph)
        .show(ui, place.shrink2(vec2(8.0, 4.0)))
        .clicked();
    ui.data_mut(|data| data.insert_temp(id, all != pressed));
    all != pressed
}

/// Cells side by side where there is room, the game in one of its own; returns what is pointed at and what was chosen.
fn cells<'f>(ui: &mut Ui, fields: &[&'f Field], host: bool) -> (Option<&'f Field>, Option<(&'f str, String)>) {
    let (mut pointed, mut chosen) = (None, None);
    let half = (ui.available_width() - 12.0) / 2.0;
    let (columns, width) = if half < CELL_MIN {
        (1, 2.0 * half + 6.0)
    } else {
        (2, half)
    };
    for row in fields
        .chunk_by(|one, other| !one.is_game() && !other.is_game())
        .flat_map(|row| row.chunks(columns))
    {
        let width = if row[0].is_game() { 2.0 * half + 6.0 } else { width };
        ui.horizontal(|ui| {
            for &field in row {
                let response = option_cell(ui, field, width, host);
                if response.hovered() || response.has_focus() {
                    pointed = Some(field);
                }
                let value = match field.is_box() {
                    true => response.clicked().then(String::new),
                    false if host => choose(&response, field),
                    false => None,
                };
                chosen = value.map(|value| (field.key.as_str(), value)).or(chosen.take());
            }
        });
    }
    (pointed, chosen)
}

/// Tells at the lower end of the form how many options were changed, so that no line moves away from a pointer; returns
/// the height that it takes.
fn told_changes(ui: &mut Ui, form: Rect, fields: &[Field], model: &TableClient) -> f32 {
    let changed = fields.iter().filter(|field| field.was.is_some()).count();
    let Some(lobby) = model.lobby.as_ref().filter(|_| changed > 0) else {
        return 0.0;
    };
    let text = told::changes(model, lobby, changed);
    let (font, color, wide) = (
        fonts::bold(sizes::BODY),
        palette(ui.ctx()).hazard_text,
        form.width() - 48.0,
    );
    let high = Pen::new(ui.ctx()).height(&text, font.clone(), wide) + 16.0;
    let at = pos2(form.left() + 24.0, form.bottom() - high + 8.0);
    widgets::paragraph(ui, at, &text, font, color, wide);
    high
}

/// Explains the option under the pointer or in focus.
fn explain(ui: &mut Ui, rect: Rect, field: Option<&Field>, model: &TableClient) {
    let p = palette(ui.ctx());
    let line = rect.shrink2(vec2(16.0, 0.0)).with_max_y(rect.top() + 1.0);
    widgets::draw(ui, |pen| pen.rect(line, 0.0, p.line));
    let listens = |lobby: &Lobby| model.me.is_some_and(|me| lobby.has_listeners(me));
    let text = match field {
        Some(field) => field.more.clone(),
        None if !model.is_host => t("lobby-options-guest"),
        None if model.lobby.as_ref().is_some_and(listens) => t("lobby-options-hint-others"),
        None => t("lobby-options-hint"),
    };
    let (at, font) = (rect.min + vec2(24.0, 13.0), fonts::regular(sizes::LABEL));
    widgets::paragraph(ui, at, &text, font, p.dim, rect.width() - 48.0);
}

/// The options that no preset of the game sets, so that what was chosen for them stays with another preset.
fn kept_by_presets(config: &Config) -> BTreeSet<String> {
    let with = |preset: Option<&String>| {
        let mut config = Config::new(&config.game, config.players);
        config
            .options
            .extend(preset.map(|preset| (PRESET.to_owned(), preset.clone())));
        AnyGame::options(&config)
    };
    let usual = with(None);
    let presets = usual.iter().find(|spec| spec.key == PRESET);
    let others: Vec<_> = presets
        .iter()
        .flat_map(|spec| &spec.values)
        .map(|preset| with(Some(preset)))
        .collect();
    let stays = usual
        .iter()
        .filter(|spec| others.iter().all(|specs| specs.contains(spec)));
    stays.map(|spec| spec.key.clone()).collect()
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
        "hints" => {
            return Some(ClientMessage::SetHints {
                allowed: value == yes_no(true),
            });
        }
        // Options belong to a game; the seats stay as they are.
        "game" => config = Config::new(&value, config.players),
        "players" => config.players = SeatCount::new(value.parse().ok()?)?,
        _ => {
            if key == PRESET {
                let stays = kept_by_presets(&info.config);
                config.options.retain(|key, _| stays.contains(key));
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
    let game = GameId::from_name(&field.value).filter(|_| field.is_game());
    let minutes = game.map(|game| t_args("game-minutes", &[("minutes", shown(game).minutes.into())]));
    let label = t_args("lobby-option", &words);
    let (sense, role) = match host {
        _ if field.is_box() => (Sense::click(), Access::Button),
        true => (Sense::click(), Access::ComboBox),
        false => (Sense::hover(), Access::Label),
    };
    // Guests read what a box changes.
    let host = host || field.is_box();
    let response = ui.interact(rect, id, sense);
    response.widget_info(|| WidgetInfo::labeled(role, true, &label));
    widgets::draw(ui, |pen| {
        let lit = host && response.hovered();
        ground(pen, rect, field, lit);
        let mut rest = rect;
        if let (Some(game), Some(minutes)) = (game, &minutes) {
            rest = paint_game(pen, rect, game, minutes);
        }
        paint_cell(pen, rest, field, &value, host)
    });
    if let Some(minutes) = minutes {
        widgets::named(ui, rect.with_min_x(rect.center().x), "minutes", Access::Label, &minutes);
    }
    widgets::focus_ring(ui, rect.shrink(4.0), sizes::R_KEY, &response);
    response
}

/// The ground of a cell: a changed option stands out.
fn ground(pen: &mut Pen<'_>, rect: Rect, field: &Field, hovered: bool) {
    let p = pen.palette;
    if field.was.is_some() {
        pen.rect(rect, sizes::R_KEY, colors::faded(p.hazard, 0.20));
        pen.rect(rect.with_max_x(rect.left() + 5.0), 2.0, p.hazard);
    } else if hovered {
        pen.rect(rect, sizes::R_KEY, p.card_hi);
    }
}

/// The picture of a game, and how long it takes; returns the room beside the picture.
fn paint_game(pen: &mut Pen<'_>, rect: Rect, game: GameId, minutes: &str) -> Rect {
    let place = Rect::from_min_size(rect.left_center() + vec2(16.0, -PICTURE / 2.0), vec2(PICTURE, PICTURE));
    (shown(game).illustrate)(pen, 0, place);
    // Below it may stand which game it was.
    let at = pos2(rect.right() - 36.0, rect.top() + 19.0);
    let font = fonts::regular(sizes::LABEL);
    let color = pen.palette.dim;
    pen.text_within(at, Align2::RIGHT_CENTER, minutes, font, color, rect.width() / 2.0);
    rect.with_min_x(place.right())
}

/// The words of a cell.
fn paint_cell(pen: &mut Pen<'_>, rect: Rect, field: &Field, value: &str, host: bool) {
    let p = pen.palette;
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
