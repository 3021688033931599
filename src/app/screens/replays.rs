//! The list of records: what was played here, and a file of somebody else's.

use crate::{
    app::{
        look::{Pen, badges, colour, fonts, glyphs, palette, sizes},
        shelf::{Shelf, Shelved, Summary},
        widgets::{self, Button},
    },
    rules::Seat,
    store,
    text::{self, Language, spoken_language, t, t_args},
};
use egui::{Align2, Key, Pos2, Rect, ScrollArea, Sense, Ui, UiBuilder, Vec2, vec2};
use std::{
    path::PathBuf,
    time::{SystemTime, UNIX_EPOCH},
};

/// A choice in the list of records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplaysAction {
    /// Looks at the game in a file.
    Open(PathBuf),
    /// Copies a record to where others can be given it.
    Export(PathBuf),
    /// Takes a record off the list.
    Remove(PathBuf),
    /// Puts a record back that was taken off a moment ago.
    PutBack(PathBuf),
    /// Opens the rules.
    Rules,
    /// Opens the settings.
    Settings,
    /// Goes back to the start screen.
    Back,
}

/// The memory of the list.
#[derive(Clone, Debug, Default)]
pub struct ReplaysScreen {
    /// The file that is typed.
    path: String,
    /// The keyboard was given to the first record.
    has_begun: bool,
    /// The records in words, as long as these fit.
    rows: Vec<Words>,
    fitted: Option<Fitted>,
}

/// A record in words.
#[derive(Clone, Debug)]
struct Words {
    title: String,
    /// Players, time, length; empty where nothing of it can be read.
    more: String,
    trouble: String,
    /// Height of the row with them.
    high: f32,
}

/// All that the words of a record and their height follow from besides its file.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Fitted {
    language: Language,
    /// Room for the words in a row.
    room: f32,
    pixels_per_point: f32,
    /// The present minute: they say how long ago something was.
    minute: u64,
}

/// Width of the glyph before a record, and the room around its words.
const INDENT: f32 = 70.0;
const MARGIN: f32 = 14.0;
/// Height of a title with its distance to what is below.
const TITLE: f32 = 25.0;
/// Between the two buttons of a row.
const GAP: f32 = 6.0;
/// Widest list; longer lines are hard to read.
const WIDE: f32 = 1000.0;

impl ReplaysScreen {
    /// Draws the list; returns what was chosen.
    pub fn ui(&mut self, ui: &mut Ui, shelf: &Shelf) -> Option<ReplaysAction> {
        let line = match (shelf.waiting(), shelf.files.len()) {
            (0, 0) => t("replays-more"),
            (0, n) => t_args("replays-count", &[("n", n.into())]),
            (n, _) => t_args("replays-reading", &[("n", n.into())]),
        };
        let back = (&*t("replays-back"), ReplaysAction::Back);
        let more = [ReplaysAction::Rules, ReplaysAction::Settings];
        let (body, foot, mut action) = widgets::page(ui, (&t("replays"), &line), back, more);
        let side = ((body.width() - WIDE) / 2.0).max(16.0);
        action = self.file(ui, foot.shrink2(vec2(side, 0.0))).or(action);
        let body = body.shrink2(vec2(side, 16.0));
        let failed = shelf.failed.as_ref().map(text::files::trouble);
        if shelf.waiting() == 0 && shelf.files.is_empty() {
            nothing(ui, body, failed);
        } else {
            action = self.list(ui, body, shelf).or(action);
        }
        let leaves = ui.input(|input| input.key_pressed(Key::Escape));
        action.or(leaves.then_some(ReplaysAction::Back))
    }

    fn list(&mut self, ui: &mut Ui, body: Rect, shelf: &Shelf) -> Option<ReplaysAction> {
        let mut action = None;
        let mut inner = ui.new_child(UiBuilder::new().max_rect(body).id_salt("records"));
        ScrollArea::vertical().auto_shrink(false).show(&mut inner, |ui| {
            ui.spacing_mut().item_spacing = vec2(0.0, sizes::GAP);
            // Right of it runs the bar of the list.
            let wide = ui.available_width() - 12.0;
            let export = Button::new(t("replays-export")).glyph(&glyphs::COPY).width(ui);
            let room = wide - INDENT - export - sizes::BUTTON_LARGE - GAP - 2.0 * MARGIN;
            self.fit(ui, shelf, room);
            // The ring around the first row has its room.
            ui.add_space(sizes::FOCUS_GAP + sizes::FOCUS);
            let rows = std::mem::take(&mut self.rows);
            for (index, (file, words)) in shelf.files.iter().zip(&rows).enumerate() {
                let (_, rect) = ui.allocate_space(vec2(wide, words.high));
                ui.push_id(index, |ui| {
                    action = self.row(ui, (rect, room), file, words).or(action.take());
                });
            }
            self.rows = rows;
        });
        action
    }

    /// Puts the records into words that are not in words yet, or not as they are to be now.
    fn fit(&mut self, ui: &Ui, shelf: &Shelf, room: f32) {
        let now = SystemTime::now();
        let seconds = now.duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
        let fitted = Some(Fitted {
            language: spoken_language(),
            room,
            pixels_per_point: ui.ctx().pixels_per_point(),
            minute: seconds / 60,
        });
        if self.fitted != fitted {
            self.fitted = fitted;
            self.rows.clear();
        }
        let pen = Pen::new(ui.ctx());
        for file in shelf.files.iter().skip(self.rows.len()) {
            let words = words(file, now);
            let high = height(&pen, &words, room);
            self.rows.push(Words { high, ..words });
        }
    }

    /// A record with what can be done about it.
    fn row(&mut self, ui: &mut Ui, (rect, room): (Rect, f32), file: &Shelved, words: &Words) -> Option<ReplaysAction> {
        if file.removed.is_some() {
            return removed_row(ui, rect, file, words);
        }
        let export = Button::new(t("replays-export")).glyph(&glyphs::COPY);
        let size = vec2(export.width(ui), sizes::BUTTON_LARGE);
        let mut action = None;
        let parts = [&words.title, &words.more, &words.trouble].map(String::as_str);
        let spoken = parts
            .iter()
            .filter(|part| !part.is_empty())
            .copied()
            .collect::<Vec<_>>()
            .join(". ");
        if file.content.is_ok() {
            let response = widgets::card_button(ui, rect, &spoken, false, |pen| row(pen, rect, file, words, room));
            if !std::mem::replace(&mut self.has_begun, true) {
                response.request_focus();
            }
            if response.gained_focus() {
                ui.scroll_to_rect(rect, None);
            }
            if response.clicked() {
                action = Some(ReplaysAction::Open(file.path.clone()));
            }
        } else {
            if ui.is_rect_visible(rect) {
                widgets::draw(ui, |pen| {
                    widgets::card(pen, rect);
                    row(pen, rect, file, words, room);
                });
            }
            widgets::named(ui, rect, "record", egui::accesskit::Role::Label, &spoken);
        }
        let mut right = rect.right_center() - vec2(MARGIN, 0.0);
        let of_this = |text| t_args(text, &[("what", words.title.as_str().into())]);
        let remove = Button::new("")
            .glyph(&glyphs::CLOSE)
            .label(of_this("replays-remove-of"));
        let square = Vec2::splat(sizes::BUTTON_LARGE);
        let response = remove.show_left_of(ui, &mut right, square, "remove");
        if response.on_hover_text(t("replays-remove-more")).clicked() {
            action = Some(ReplaysAction::Remove(file.path.clone()));
        }
        right.x -= GAP;
        let export = export.label(of_this("replays-export-of"));
        let response = export.show_left_of(ui, &mut right, size, "export");
        if response.gained_focus() {
            ui.scroll_to_rect(rect, None);
        }
        if response.clicked() {
            action = Some(ReplaysAction::Export(file.path.clone()));
        }
        action
    }

    /// The field for the file of somebody else.
    fn file(&mut self, ui: &mut Ui, foot: Rect) -> Option<ReplaysAction> {
        let open = Button::new(t("replays-open-file")).glyph(&glyphs::EYE);
        let size = vec2(open.width(ui), sizes::BUTTON_LARGE);
        let mut right = foot.right_center();
        let [name, hint] = ["replays-file", "replays-file-hint"].map(t);
        let field = Rect::from_x_y_ranges(foot.left()..=right.x - size.x - sizes::GAP, foot.y_range());
        let field = Rect::from_center_size(field.center(), vec2(field.width(), sizes::BUTTON_LARGE));
        let entered = widgets::path_field(ui, field, (&name, &hint), &mut self.path).is_entered();
        let typed = store::typed_path(&self.path);
        let is_typed = !typed.as_os_str().is_empty();
        let open = open.enabled(is_typed);
        let pressed = open.show_left_of(ui, &mut right, size, "open file").clicked();
        ((pressed || entered) && is_typed).then_some(ReplaysAction::Open(typed))
    }
}

/// A record that was taken off the list a moment ago, with the way back: no button lies where the one was that did it.
fn removed_row(ui: &mut Ui, rect: Rect, file: &Shelved, words: &Words) -> Option<ReplaysAction> {
    let p = palette(ui.ctx());
    widgets::draw(ui, |pen| widgets::card(pen, rect));
    let back = Button::new(t("replays-put-back")).glyph(&glyphs::UNDO);
    let mut right = rect.right_center() - vec2(MARGIN + sizes::BUTTON_LARGE + GAP, 0.0);
    let size = vec2(back.width(ui), sizes::BUTTON_LARGE);
    let pressed = back.show_left_of(ui, &mut right, size, "put back").clicked();
    let (at, wide) = (
        rect.left_center() + vec2(INDENT, 0.0),
        right.x - rect.left() - INDENT - MARGIN,
    );
    widgets::bold(ui, at - vec2(0.0, 11.0), &words.title, sizes::NAME + 1.0, p.dim, wide);
    let below = at + vec2(0.0, 12.0);
    widgets::regular(ui, below, &t("replays-removed"), sizes::LABEL, p.dim, wide);
    pressed.then(|| ReplaysAction::PutBack(file.path.clone()))
}

/// Says that there is no record, or why they cannot be listed.
fn nothing(ui: &mut Ui, body: Rect, failed: Option<String>) {
    let (p, room) = (palette(ui.ctx()), body.shrink(24.0));
    let (head, more) = match failed {
        Some(why) => (t("replays-failed"), why),
        None => (t("replays-none"), t("replays-none-more")),
    };
    let at = room.min + vec2(0.0, 14.0);
    widgets::bold(ui, at, &head, sizes::TITLE, p.text, room.width());
    let font = fonts::regular(sizes::BODY);
    widgets::paragraph(ui, at + vec2(0.0, 26.0), &more, font, p.dim, room.width());
    ui.allocate_rect(body, Sense::hover());
}

/// The words of a record; their height is not known yet.
fn words(file: &Shelved, now: SystemTime) -> Words {
    let when = text::records::when(file.changed, now);
    let content = match &file.content {
        Ok(content) => content,
        Err(error) => {
            let name = file.path.file_name().map(|name| name.to_string_lossy().into_owned());
            return Words {
                title: name.unwrap_or_default(),
                more: when,
                trouble: text::files::unreadable(error),
                high: 0.0,
            };
        }
    };
    let game = text::game(content.game.name());
    let actions = t_args("replays-steps", &[("n", content.actions.into())]);
    let (players, result) = result(content);
    let differs = content.difference.as_ref().map(text::records::difference);
    Words {
        title: match &content.table {
            Some(table) => format!("{game} · {table}"),
            None => game,
        },
        more: [players, result, when, actions].join(" · "),
        trouble: differs
            .or(content.damage.map(text::records::damage))
            .unwrap_or_default(),
        high: 0.0,
    }
}

/// The players, with their points if the game is over, and who won.
fn result(content: &Summary) -> (String, String) {
    let names: Vec<&str> = content.players.iter().map(|(_, name)| name.as_str()).collect();
    let Some(outcome) = &content.outcome else {
        return (names.join(", "), t("replays-not-over"));
    };
    let name = |seat: Seat| names.get(seat.index()).copied().unwrap_or_default();
    let points = |(index, name): (usize, &&str)| {
        let standing = outcome.standings.iter().find(|one| one.seat.index() == index);
        standing.map_or_else(|| (*name).to_owned(), |one| format!("{name}: {}", one.score))
    };
    let mut players: Vec<String> = names.iter().enumerate().map(points).collect();
    if let Some(neutral) = &outcome.neutral {
        players.push(format!("{}: {}", t("end-aliens"), neutral.score));
        if neutral.won {
            return (players.join(", "), t("end-aliens-win"));
        }
    }
    let first = outcome.standings.iter().filter(|standing| standing.rank == 1);
    let winners: Vec<&str> = first.map(|standing| name(standing.seat)).collect();
    let won = match winners.as_slice() {
        [one] => t_args("end-wins", &[("name", (*one).into())]),
        several => t_args("end-win-shared", &[("names", several.join(", ").into())]),
    };
    (players.join(", "), won)
}

/// The height of a row with words in so much room.
fn height(pen: &Pen<'_>, words: &Words, room: f32) -> f32 {
    let font = fonts::regular(sizes::LABEL);
    let high = |text: &str| match text {
        "" => 0.0,
        text => pen.height(text, font.clone(), room) + 3.0,
    };
    let indent = room - BADGES;
    let more = pen.height(&words.more, font.clone(), indent) + 3.0;
    (TITLE + more + high(&words.trouble) + 2.0 * MARGIN).max(72.0)
}

/// Room for the badges of four players before their names.
const BADGES: f32 = 4.0 * 17.0 + 5.0;

/// Draws a record: a glyph, its title, its players, and what is the matter with it.
fn row(pen: &mut Pen<'_>, rect: Rect, file: &Shelved, words: &Words, room: f32) {
    let p = pen.palette;
    let well = rect.left_center() + vec2(INDENT / 2.0, 0.0);
    let glyph = if words.trouble.is_empty() {
        &glyphs::EYE
    } else {
        &glyphs::ALERT
    };
    widgets::icon_well(pen, well, 42.0, glyph, false);
    let font = fonts::regular(sizes::LABEL);
    let high = words.high - 2.0 * MARGIN;
    let mut at = Pos2::new(
        rect.left() + INDENT,
        rect.center().y - high.min(rect.height() - 2.0 * MARGIN) / 2.0,
    );
    let title = at + vec2(0.0, TITLE / 2.0 - 2.0);
    pen.text_within(
        title,
        Align2::LEFT_CENTER,
        &words.title,
        fonts::bold(sizes::NAME + 1.0),
        p.text,
        room,
    );
    at.y += TITLE;
    let mut left = at;
    for (one, _) in file.content.iter().flat_map(|content| &content.players) {
        badges::look_badge(pen, colour(*one), Pos2::new(left.x + 6.5, at.y + 9.0), 6.5);
        left.x += 17.0;
    }
    left.x += if left.x > at.x { 5.0 } else { 0.0 };
    let more = pen.paragraph(left, &words.more, font.clone(), p.dim, room - (left.x - at.x));
    if !words.trouble.is_empty() {
        let below = Pos2::new(at.x, more.bottom() + 3.0);
        pen.paragraph(below, &words.trouble, font, p.hazard_text, room);
    }
}
