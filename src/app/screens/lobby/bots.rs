//! The bots of the lobby: their levels and characters in words and faces, and the menus in which the host chooses them.

use crate::{
    app::{
        look::{Pen, fonts, glyphs, glyphs::Glyph, palette, sizes},
        widgets::{self, Button},
    },
    protocol::{BotKind, Character, Level, Lobby},
    rules::Seat,
    text::{capitalised, t, t_args},
};
use egui::{Align2, Popup, Pos2, Rect, Response, Role as Access, Sense, Ui, Vec2, WidgetInfo, vec2};

/// Side of a face.
const FACE: f32 = 18.0;
/// Height of a line of a menu, and of the heading above several.
const LINE: f32 = 34.0;
const HEAD: f32 = 26.0;
/// From the left of a menu to the check mark of a line, to its face and to its name.
const COLUMNS: [f32; 3] = [17.0, 43.0, 62.0];
/// From the longest name to the sentences, and from the longest sentence to the right of a menu.
const APART: f32 = 14.0;

/// A line of a menu: the kind of bot that it stands for, and its words.
struct Offer {
    kind: BotKind,
    face: Option<&'static Glyph>,
    name: String,
    /// How such a bot plays.
    more: String,
    chosen: bool,
}

/// The level of a bot in a word, or its way of playing if it has none.
pub(super) fn level_word(kind: BotKind) -> String {
    t(match kind {
        BotKind::Random => "bot-random",
        BotKind::Greedy => "bot-greedy",
        BotKind::Level(level, _) => words_of(level)[0],
    })
}

/// The word for a level, and the sentence about it.
const fn words_of(level: Level) -> [&'static str; 2] {
    match level {
        Level::Easy => ["bot-easy", "bot-easy-more"],
        Level::Normal => ["bot-normal", "bot-normal-more"],
        Level::Hard => ["bot-hard", "bot-hard-more"],
    }
}

/// The sentence about a character.
fn taste(character: Character) -> String {
    t(match character {
        Character::Even => "bot-even-more",
        Character::Hunter => "bot-hunter-more",
        Character::Builder => "bot-builder-more",
        Character::Guard => "bot-guard-more",
    })
}

/// A name and the sentence about it, as they are read aloud.
fn spoken(name: &str, more: &str) -> String {
    t_args("lobby-bot-choice", &[("name", name.into()), ("more", more.into())])
}

/// Draws the face of the bot at a seat about a point. The words for it say how the bot plays.
pub(super) fn face(ui: &Ui, center: Pos2, seat: Seat, character: Character) {
    let words = spoken(character.star(), &taste(character));
    widgets::draw(ui, |pen| {
        let p = pen.palette;
        pen.glyph(glyphs::face(Some(character)), center, FACE, p.text, p.card);
    });
    let place = Rect::from_center_size(center, Vec2::splat(FACE));
    widgets::named(ui, place, ("face", seat), Access::Image, &words).on_hover_text(words);
}

/// The menu below a button that adds a bot: a line for each level. Returns the kind that was chosen, which has the first
/// of the characters that the fewest bots of the table have.
pub(super) fn add_menu(button: &Response, lobby: &Lobby) -> Option<BotKind> {
    let bots = |character: &Character| {
        let of_seats = lobby.seats.iter().filter_map(|seat| seat.bot?.character());
        of_seats.filter(|other| other == character).count()
    };
    let character = Character::ALL.into_iter().min_by_key(bots)?;
    let shown = Popup::menu(button).show(|ui| menu(ui, &[(String::new(), levels(character, None))]));
    shown?.inner
}

/// The button with the level of a bot that sits, left of other buttons, and its menu: a line for each level and each
/// character. Returns the kind that was chosen.
pub(super) fn change(ui: &mut Ui, right: &mut Pos2, (seat, kind): (Seat, BotKind), name: &str) -> Option<BotKind> {
    let word = level_word(kind);
    let label = t_args(
        "lobby-bot-change",
        &[("name", name.into()), ("kind", word.as_str().into())],
    );
    let button = Button::new(capitalised(&word)).glyph(&glyphs::DOWN).label(label);
    let size = vec2(button.width(ui), sizes::BUTTON);
    let response = button.show_left_of(ui, right, size, ("bot", seat.index()));
    let (level, character) = match kind {
        BotKind::Level(level, character) => (Some(level), Some(character)),
        BotKind::Random | BotKind::Greedy => (None, None),
    };
    let shown = Popup::menu(&response).show(|ui| {
        let levels = levels(character.unwrap_or(Character::Even), level);
        let characters = characters(level.unwrap_or(Level::Normal), character);
        let heads = ["lobby-bot-level", "lobby-bot-character"].map(t);
        let groups: Vec<_> = heads.into_iter().zip([levels, characters]).collect();
        menu(ui, &groups)
    });
    shown?.inner.filter(|chosen| *chosen != kind)
}

/// The levels for a bot of this character, of which it has one or none.
fn levels(character: Character, own: Option<Level>) -> Vec<Offer> {
    let offer = |level| {
        let [name, more] = words_of(level).map(t);
        Offer {
            kind: BotKind::Level(level, character),
            face: None,
            name: capitalised(&name),
            more,
            chosen: own == Some(level),
        }
    };
    Level::ALL.map(offer).into()
}

/// The characters for a bot of this level, of which it has one or none.
fn characters(level: Level, own: Option<Character>) -> Vec<Offer> {
    let offer = |character: Character| Offer {
        kind: BotKind::Level(level, character),
        face: Some(glyphs::face(Some(character))),
        name: character.star().to_owned(),
        more: taste(character),
        chosen: own == Some(character),
    };
    Character::ALL.map(offer).into()
}

/// Draws the lines of a menu, in groups with a heading or without one. Returns the kind of the line that was pressed.
fn menu(ui: &mut Ui, groups: &[(String, Vec<Offer>)]) -> Option<BotKind> {
    ui.spacing_mut().item_spacing.y = 0.0;
    let pen = Pen::new(ui.ctx());
    let widest = |wide: &dyn Fn(&Offer) -> f32| {
        let offers = groups.iter().flat_map(|(_, offers)| offers);
        offers.map(wide).fold(0.0, f32::max)
    };
    let names = widest(&|offer| pen.width(&offer.name, fonts::bold(sizes::LABEL)));
    let sentences = COLUMNS[2] + names + APART;
    let width = sentences + widest(&|offer| pen.width(&offer.more, fonts::regular(sizes::LABEL))) + APART;
    let mut chosen = None;
    for (head, offers) in groups {
        if !head.is_empty() {
            let (place, _) = ui.allocate_exact_size(vec2(width, HEAD), Sense::hover());
            let (at, ink) = (place.left_center() + vec2(10.0, 0.0), palette(ui.ctx()).dim);
            widgets::regular(ui, at, head, sizes::SMALL, ink, width - 20.0);
        }
        for offer in offers {
            if line(ui, vec2(width, LINE), offer, sentences).clicked() {
                chosen = Some(offer.kind);
                ui.close();
            }
        }
    }
    chosen
}

/// Draws a line of a menu, with its sentence at a distance from its left.
fn line(ui: &mut Ui, size: Vec2, offer: &Offer, sentence: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let words = spoken(&offer.name, &offer.more);
    response.widget_info(|| WidgetInfo::selected(Access::Button, true, offer.chosen, &words));
    widgets::draw(ui, |pen| {
        let p = pen.palette;
        let lit = response.hovered() || response.has_focus();
        let ground = if lit { p.card } else { p.card_hi };
        pen.rect(rect, sizes::R_KEY, ground);
        let [check, face, name] = COLUMNS.map(|x| rect.left_center() + vec2(x, 0.0));
        if offer.chosen {
            pen.glyph(&glyphs::CHECK, check, 15.0, p.accent, ground);
        }
        let name = if let Some(glyph) = offer.face {
            pen.glyph(glyph, face, FACE, p.text, ground);
            name
        } else {
            face - vec2(FACE / 2.0, 0.0)
        };
        pen.bold(name, Align2::LEFT_CENTER, &offer.name, sizes::LABEL, p.text);
        let at = rect.left_center() + vec2(sentence, 0.0);
        pen.text(at, Align2::LEFT_CENTER, &offer.more, sizes::LABEL, p.dim);
    });
    widgets::focus_ring(ui, rect.shrink(4.0), sizes::R_KEY, &response);
    response
}
