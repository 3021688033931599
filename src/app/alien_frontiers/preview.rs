//! The chips of a preview: what is paid and gained, who takes control.

use super::{
    geometry::Geometry,
    pictures::{self, LineLook},
    planet::LandLine,
    spots::FrontierSpot as Spot,
    stations,
    table::Table,
};
use crate::{
    app::look::{Pen, sizes},
    games::alien_frontiers::{Amount, Board, Facility, Territory},
    rules::Seat,
    text::{seat_name, t, t_args},
};
use egui::{Align2, Pos2, Rect, pos2, vec2};

/// Paints the chips beside what is previewed.
pub(super) fn paint(pen: &mut Pen<'_>, table: &Table<'_>, geometry: &Geometry) {
    let Some(after) = table.after else {
        return;
    };
    let (before, after) = (&table.about.view.board, &after.board);
    if let Some(Spot::Station(facility)) = table.pointed {
        let rect = geometry.station(facility);
        let left = pos2(rect.left() + 6.0, stations::rule_height(geometry, facility));
        chip(pen, table, geometry, left, Align2::LEFT_CENTER, &sums(before, after));
    }
    if let Some(Spot::Berth(seat)) = table.pointed {
        let rect = geometry.berth(seat);
        let left = pos2(rect.left() + 6.0, geometry.station(Facility::ColonistHub).top());
        chip(pen, table, geometry, left, Align2::LEFT_CENTER, &sums(before, after));
    }
    for territory in Territory::ALL {
        let sums = control(table, before, after, territory, geometry.tight);
        let (at, _) = geometry.planet.line(territory, LandLine::Bonus);
        chip(pen, table, geometry, at, Align2::CENTER_CENTER, &sums);
    }
}

/// The price that the player who acts pays, and the gain.
fn sums(before: &Board, after: &Board) -> [String; 2] {
    let seat = before.active;
    let (was, now) = (&before.players[seat], &after.players[seat]);
    let paid = was.goods.less(now.goods);
    let gained = now.goods.less(was.goods);
    let mut gains = vec![pictures::amount(gained, "+")];
    let ships = now.fleet().saturating_sub(was.fleet());
    if ships > 0 {
        gains.push(format!("+{ships} :ship"));
    }
    if now.hub > was.hub {
        gains.push(format!(":hub {} › {}", was.hub, now.hub));
    }
    if after.flags.credit > before.flags.credit {
        gains.push(format!(":card {} › {}", before.flags.credit, after.flags.credit));
    }
    gains.retain(|gain| !gain.is_empty());
    let cost = if paid == Amount::NONE {
        String::new()
    } else {
        pictures::amount(paid, "−")
    };
    [cost, gains.join(" ")]
}

/// A change of control of a territory: the flag or the equals sign, and who has it now.
fn control(table: &Table<'_>, before: &Board, after: &Board, territory: Territory, tight: bool) -> [String; 2] {
    let (was, now) = (before.control(territory), after.control(territory));
    let changed = before.colonies[territory.index()] != after.colonies[territory.index()];
    let said = |id: &str, seat: Seat| {
        let you = if table.about.you == Some(seat) { "yes" } else { "no" };
        let name = seat_name(table.about.names, seat);
        t_args(id, &[("you", you.into()), ("name", name.into())])
    };
    match (was, now) {
        (_, Some(seat)) if was != now => {
            let id = if tight { "af-chip-name" } else { "af-chip-control" };
            [":control".to_owned(), said(id, seat)]
        }
        (Some(_), None) => [":tie".to_owned(), t("af-chip-tied")],
        (Some(seat), _) if changed && !tight => [":control".to_owned(), said("af-chip-keeps", seat)],
        _ => Default::default(),
    }
}

/// A chip of two halves, bone for the cost and ink for the gain; an empty half is left out.
fn chip(pen: &mut Pen<'_>, table: &Table<'_>, geometry: &Geometry, at: Pos2, anchor: Align2, halves: &[String; 2]) {
    let p = pen.palette;
    let (high, size) = if geometry.tight {
        (18.0, sizes::SMALL)
    } else {
        (24.0, sizes::LABEL)
    };
    let look = |index: usize| LineLook {
        size,
        bold: true,
        color: [p.ink, p.key][index],
        behind: [p.key, p.ink][index],
    };
    let wide = |index: usize, pen: &Pen<'_>| match halves[index].as_str() {
        "" => 0.0,
        text => pictures::line_width(pen, text, look(index)) + 18.0,
    };
    let widths = [wide(0, pen), wide(1, pen)];
    let all = widths[0] + widths[1];
    if all <= 0.0 {
        return;
    }
    let rect = anchor.anchor_size(at, vec2(all, high));
    let bounds = table.board.shrink(2.0);
    let left = rect
        .left()
        .clamp(bounds.left(), (bounds.right() - all).max(bounds.left()));
    let rect = Rect::from_min_size(pos2(left, rect.top()), rect.size());
    pen.rect(rect.expand(2.0), high / 2.0 + 2.0, p.ink);
    pen.rect_lined(rect, high / 2.0, p.ink, 1.5, p.key);
    let mut x = rect.left();
    for index in [0, 1] {
        let part = Rect::from_min_size(pos2(x, rect.top()), vec2(widths[index], high));
        if index == 0 && widths[0] > 0.0 {
            let round = if widths[1] > 0.0 { part } else { rect };
            pen.rect(round, high / 2.0, p.key);
            if widths[1] > 0.0 {
                pen.rect(Rect::from_min_max(part.center_top(), part.max), 0.0, p.key);
            }
        }
        if widths[index] > 0.0 {
            pictures::line(
                pen,
                part.center(),
                Align2::CENTER_CENTER,
                &halves[index],
                look(index),
                part.width(),
            );
        }
        x += widths[index];
    }
}
