//! The panels in the middle, and the cards of the players at the left.

use super::{
    panels::{Panel, PlayerCard, Section, TagTone, Token, spoken_row},
    tokens,
};
use crate::{
    app::{
        frame::{
            Link,
            player::{self, Head, link_text},
        },
        look::{Pen, badges, fonts, palette, reduced_motion, sizes, space},
        widgets,
    },
    rules::Seat,
    text::{t, t_args},
};
use egui::{Align2, Pos2, Rect, ScrollArea, Sense, Ui, WidgetInfo, accesskit::Role, style::ScrollAnimation, vec2};

/// Height of a section's heading.
const HEADING: f32 = 30.0;
/// Height of a panel's title.
const TITLE: f32 = 32.0;
/// Padding at the sides of a panel.
const PAD: f32 = 12.0;

/// A movement of the panels by the keyboard.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Scroll {
    /// By so many points.
    pub by: f32,
    /// To the section with this place.
    pub to: Option<usize>,
}

/// Draws the sections, scrolled by the wheel and by the keyboard.
pub(super) fn panels(ui: &mut Ui, rect: Rect, names: &[String], sections: &[Section], scroll: Scroll) {
    let mut pen = Pen::new(ui.ctx());
    space::space(&mut pen, rect);
    pen.paint(&ui.painter_at(rect));
    let inner = rect.shrink2(vec2(sizes::MARGIN, 0.0));
    let mut child = ui.new_child(egui::UiBuilder::new().max_rect(inner).id_salt("panels"));
    child.set_clip_rect(rect);
    child.spacing_mut().item_spacing = vec2(0.0, 0.0);
    ScrollArea::vertical().auto_shrink(false).show(&mut child, |ui| {
        let moving = if reduced_motion(ui.ctx()) {
            ScrollAnimation::none()
        } else {
            ui.style().scroll_animation
        };
        if scroll.by != 0.0 {
            ui.scroll_with_delta_animation(vec2(0.0, -scroll.by), moving);
        }
        // Room for the bar that scrolls.
        let width = ui.available_width() - 10.0;
        for (index, section) in sections.iter().enumerate() {
            if scroll.to == Some(index) {
                ui.scroll_to_cursor_animation(Some(egui::Align::TOP), moving);
            }
            draw_section(ui, names, section, width);
        }
        ui.add_space(sizes::GAP);
    });
}

fn draw_section(ui: &mut Ui, names: &[String], section: &Section, width: f32) {
    let p = palette(ui.ctx());
    let (head, _) = ui.allocate_exact_size(vec2(width, HEADING), Sense::hover());
    let font = fonts::bold(sizes::LABEL);
    let at = Pos2::new(head.left() + 2.0, head.bottom() - 11.0);
    widgets::label(ui, at, Align2::LEFT_CENTER, &section.title, font, p.text, width);
    let fitting = ((width + sizes::GAP) / (section.width + sizes::GAP)).floor();
    let columns = (fitting as usize).clamp(1, section.panels.len().max(1));
    let wide = (width - sizes::GAP * (columns - 1) as f32) / columns as f32;
    let pen = Pen::new(ui.ctx());
    let heights: Vec<f32> = section.panels.iter().map(|panel| height(&pen, panel, wide)).collect();
    let (places, high) = if section.aligned {
        rows(&heights, columns)
    } else {
        masonry(&heights, columns)
    };
    let (rect, _) = ui.allocate_exact_size(vec2(width, high), Sense::hover());
    for (index, (column, top)) in places.into_iter().enumerate() {
        let min = rect.min + vec2((wide + sizes::GAP) * column as f32, top);
        let place = Rect::from_min_size(min, vec2(wide, heights[index]));
        let panel = &section.panels[index];
        // Two cards of one name may lie side by side.
        let id = ui.scope_id().with(("panel", &section.title, index));
        let spoken = panel.spoken(names);
        // It is read aloud as well while it is out of the picture.
        let response = ui.interact(place, id, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Group, true, &spoken));
        if ui.is_rect_visible(place) {
            paint_panel(ui, panel, place);
        }
    }
}

/// Column and top of each panel: it goes where there is room first. The height in all comes with it.
fn masonry(heights: &[f32], columns: usize) -> (Vec<(usize, f32)>, f32) {
    let mut ends = vec![0.0_f32; columns.max(1)];
    let mut places = Vec::with_capacity(heights.len());
    for high in heights {
        // Columns that end about equally high are filled from the left.
        let least = ends.iter().copied().fold(f32::INFINITY, f32::min);
        let column = ends.iter().position(|end| *end <= least + 12.0).unwrap_or(0);
        places.push((column, ends[column]));
        ends[column] += high + sizes::GAP;
    }
    (places, ends.into_iter().fold(0.0, f32::max))
}

/// Column and top of each panel in rows: each row is as high as its highest panel. The height in all comes with them.
fn rows(heights: &[f32], columns: usize) -> (Vec<(usize, f32)>, f32) {
    let mut places = Vec::with_capacity(heights.len());
    let mut top = 0.0;
    for row in heights.chunks(columns.max(1)) {
        places.extend((0..row.len()).map(|column| (column, top)));
        top += row.iter().copied().fold(0.0, f32::max) + sizes::GAP;
    }
    (places, top)
}

fn rule_font() -> egui::FontId {
    fonts::regular(sizes::SMALL)
}

/// Height of a panel of the given width.
fn height(pen: &Pen<'_>, panel: &Panel, width: f32) -> f32 {
    let room = width - 2.0 * PAD;
    let rows: f32 = panel.rows.iter().map(|row| tokens::places(pen, row, room).1).sum();
    let rule = if panel.rule.is_empty() {
        0.0
    } else {
        pen.height(&panel.rule, rule_font(), room) + 4.0
    };
    TITLE + rows + rule + 8.0
}

fn paint_panel(ui: &Ui, panel: &Panel, rect: Rect) {
    let mut pen = Pen::new(ui.ctx());
    let p = pen.palette;
    let (width, border) = panel.owner.map_or((1.0, p.line), |seat| (2.0, pen.seat(seat).fill));
    pen.rect_lined(rect, sizes::R_CARD, p.card, width, border);
    let y = rect.top() + 18.0;
    let mut right = rect.right() - PAD;
    if let Some(seat) = panel.owner {
        badges::badge(&mut pen, seat, Pos2::new(right - 8.0, y), 9.0);
        right -= 24.0;
    }
    if !panel.note.is_empty() {
        let at = Pos2::new(right, y);
        right = pen
            .text(at, Align2::RIGHT_CENTER, &panel.note, sizes::SMALL, p.dim)
            .left()
            - 8.0;
    }
    let at = Pos2::new(rect.left() + PAD, y);
    let font = fonts::bold(sizes::BODY);
    pen.text_within(at, Align2::LEFT_CENTER, &panel.title, font, p.text, right - at.x);
    let mut at = Pos2::new(rect.left() + PAD, rect.top() + TITLE);
    let room = rect.width() - 2.0 * PAD;
    for row in &panel.rows {
        at.y = tokens::row(&mut pen, row, at, room);
    }
    if !panel.rule.is_empty() {
        pen.paragraph(at + vec2(0.0, 2.0), &panel.rule, rule_font(), p.dim, room);
    }
    pen.paint(ui.painter());
}

/// Facts about a player beside the card.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sitting<'a> {
    /// The player's name.
    pub name: &'a str,
    /// True for the reader.
    pub you: bool,
    /// True for the player who acts.
    pub acts: bool,
    /// The player's connection.
    pub link: Link,
    /// Seconds left and in all.
    pub clock: Option<(f32, f32)>,
}

/// Draws the rail of the players.
pub(super) fn players<'a>(
    ui: &mut Ui,
    rect: Rect,
    names: &[String],
    cards: &[PlayerCard],
    who: impl Fn(Seat) -> Sitting<'a>,
) {
    let p = palette(ui.ctx());
    ui.painter().rect_filled(rect, 0.0, p.panel);
    let narrow = rect.width() < 200.0;
    let inner = rect.shrink2(vec2(if narrow { 5.0 } else { sizes::MARGIN }, 0.0));
    let mut child = ui.new_child(egui::UiBuilder::new().max_rect(inner).id_salt("players"));
    child.set_clip_rect(rect);
    child.spacing_mut().item_spacing = vec2(0.0, 0.0);
    ScrollArea::vertical().auto_shrink(false).show(&mut child, |ui| {
        ui.add_space(sizes::GAP);
        let width = ui.available_width();
        for card in cards {
            let sitting = who(card.seat);
            let rows = with_links(card, sitting, narrow);
            let pen = Pen::new(ui.ctx());
            let room = width - 2.0 * PAD;
            let high: f32 = rows.iter().map(|row| tokens::places(&pen, row, room).1).sum();
            let (place, _) = ui.allocate_exact_size(vec2(width, 46.0 + high + 6.0), Sense::hover());
            draw_player(ui, names, card, sitting, &rows, place);
            ui.add_space(sizes::GAP);
        }
    });
}

/// The rows of a card, with how its player is connected; in a narrow rail also whether it is the reader's.
fn with_links(card: &PlayerCard, who: Sitting<'_>, narrow: bool) -> Vec<Vec<Token>> {
    let mut tags = Vec::new();
    if narrow && who.you {
        tags.push((t("you"), TagTone::Plain));
    }
    if let Some(text) = link_text(who.link) {
        let away = who.link == Link::Away;
        tags.push((text, if away { TagTone::Hazard } else { TagTone::Plain }));
    }
    let mut rows = card.rows.clone();
    let tags: Vec<Token> = tags.into_iter().map(|(text, tone)| Token::Tag { text, tone }).collect();
    match rows.first_mut() {
        Some(first) if !narrow => first.extend(tags),
        _ if tags.is_empty() => {}
        _ => rows.insert(0, tags),
    }
    rows
}

fn draw_player(ui: &Ui, names: &[String], card: &PlayerCard, who: Sitting<'_>, rows: &[Vec<Token>], rect: Rect) {
    let mut pen = Pen::new(ui.ctx());
    let p = pen.palette;
    let (width, border, fill) = if who.acts {
        (2.0, pen.seat(card.seat).fill, p.card_hi)
    } else {
        (1.0, p.line, p.card)
    };
    pen.rect_lined(rect, sizes::R_LARGE, fill, width, border);
    let score = card.score.to_string();
    let head = Head {
        seat: card.seat,
        name: who.name,
        you: who.you && rect.width() >= 200.0,
        score: &score,
        delta: 0,
        clock: who.clock,
    };
    player::head(&mut pen, rect, &head);
    let mut at = Pos2::new(rect.left() + PAD, rect.top() + 46.0);
    for row in rows {
        at.y = tokens::row(&mut pen, row, at, rect.width() - 2.0 * PAD);
    }
    pen.paint(ui.painter());
    let mut spoken = vec![t_args(
        "card-of",
        &[("name", who.name.into()), ("score", card.score.into())],
    )];
    spoken.extend(card.sources.iter().map(|(source, points)| format!("{source} {points}")));
    spoken.push(card.remark.clone());
    spoken.extend(rows.iter().map(|row| spoken_row(row, names)));
    spoken.retain(|part| !part.is_empty());
    let spoken = spoken.join(", ");
    let response = ui.interact(rect, ui.scope_id().with(("player", card.seat)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Group, true, &spoken));
    response.on_hover_ui(|ui| {
        for (source, points) in &card.sources {
            ui.label(format!("{points:+}  {source}"));
        }
        if !card.remark.is_empty() {
            ui.label(&card.remark);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::{masonry, rows};

    #[test]
    fn panels_go_where_there_is_room_first() {
        let (places, high) = masonry(&[100.0, 50.0, 55.0, 40.0], 2);
        assert_eq!(places, [(0, 0.0), (1, 0.0), (1, 58.0), (0, 108.0)]);
        assert!((high - 156.0).abs() < 0.01, "{high}");
    }

    #[test]
    fn panels_in_rows_keep_their_order() {
        let (places, high) = rows(&[100.0, 50.0, 55.0], 2);
        assert_eq!(places, [(0, 0.0), (1, 0.0), (0, 108.0)]);
        assert!((high - 171.0).abs() < 0.01, "{high}");
    }
}
