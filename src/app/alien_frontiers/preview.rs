//! The chips of a preview: what is paid and gained, who takes control.

use super::{
    geometry::Geometry,
    pictures,
    planet::{LandLine, position},
    spots::FrontierSpot as Spot,
    stations,
    table::Table,
};
use crate::{
    app::{
        board::row::chip,
        look::{Pen, sizes},
    },
    games::alien_frontiers::{Board, Command, Facility, Prompt, Territory},
    rules::Seat,
    text::t,
};
use egui::{Align2, Pos2, pos2, vec2};

/// Paints the chips beside what is previewed.
pub(super) fn paint(pen: &mut Pen<'_>, table: &Table<'_>, geometry: &Geometry) {
    let Some(after) = table.after else {
        return;
    };
    let (before, after) = (&table.about.view.board, &after.board);
    let at = match table.pointed {
        Some(Spot::Station(facility)) => {
            let left = geometry.station(facility).left();
            Some(pos2(left + 6.0, stations::rule_height(geometry, facility)))
        }
        Some(Spot::Berth(seat)) => {
            let top = geometry.station(Facility::ColonistHub).top();
            Some(pos2(geometry.berth(seat).left() + 6.0, top))
        }
        _ => None,
    };
    if let Some(at) = at {
        put(pen, table, geometry, (at, Align2::LEFT_CENTER), &sums(before, after));
    }
    let along = goes_along(table);
    for territory in Territory::ALL {
        let control = control(table, before, after, territory, geometry.tight || along);
        let (at, _) = geometry.planet.line(territory, LandLine::Bonus);
        let place = if along {
            (at - vec2(16.0, 0.0), Align2::RIGHT_CENTER)
        } else {
            (at, Align2::CENTER_CENTER)
        };
        put(pen, table, geometry, place, &control);
    }
}

/// True if a colony goes up or down within a column of territories: its arrow needs the room of the chips.
fn goes_along(table: &Table<'_>) -> bool {
    let (from, to) = match (table.prompt, table.command) {
        (Some(Prompt::ChooseDestination { from, .. }), Some(Command::MoveColonyTo { territory })) => (*from, territory),
        (Some(Prompt::ChooseSwapSecond { from, .. }), Some(Command::PickColony { territory, .. })) => {
            (*from, territory)
        }
        _ => return false,
    };
    position(from).1 == position(to).1
}

fn put(pen: &mut Pen<'_>, table: &Table<'_>, geometry: &Geometry, (at, anchor): (Pos2, Align2), halves: &[String; 2]) {
    let [cost, gain] = halves.each_ref().map(|text| pictures::bits(text));
    let size = if geometry.tight { sizes::SMALL } else { sizes::LABEL };
    let (look, bounds) = ((size, pen.palette.key), table.board.shrink(2.0));
    chip(pen, at, anchor, [&cost, &gain], look, bounds);
}

/// The price that the player who acts pays, and the gain.
fn sums(before: &Board, after: &Board) -> [String; 2] {
    let seat = before.active;
    let (was, now) = (&before.players[seat], &after.players[seat]);
    let mut gains = vec![pictures::amount(now.goods.less(was.goods), "+")];
    let ships = now.fleet().saturating_sub(was.fleet());
    if ships > 0 {
        gains.push(format!("+{ships} :ship"));
    }
    if now.hub > was.hub {
        gains.push(format!(":HUB {} › {}", was.hub, now.hub));
    }
    if after.flags.credit > before.flags.credit {
        gains.push(format!(":card {} › {}", before.flags.credit, after.flags.credit));
    }
    gains.retain(|gain| !gain.is_empty());
    [pictures::amount(was.goods.less(now.goods), "−"), gains.join(" ")]
}

/// A change of control of a territory: the flag or the equals sign, and who has it now.
fn control(table: &Table<'_>, before: &Board, after: &Board, territory: Territory, tight: bool) -> [String; 2] {
    let (was, now) = (before.control(territory), after.control(territory));
    let changed = before.colonies[territory.index()] != after.colonies[territory.index()];
    let said = |id: &str, seat: Seat| [":control".to_owned(), table.about.of_seat(id, seat)];
    match (was, now) {
        (_, Some(seat)) if was != now => said(if tight { "af-chip-name" } else { "af-chip-control" }, seat),
        (Some(_), None) => [":tie".to_owned(), t("af-chip-tied")],
        (Some(seat), _) if changed && !tight => said("af-chip-keeps", seat),
        _ => Default::default(),
    }
}
