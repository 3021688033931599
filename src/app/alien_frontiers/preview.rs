//! The chips of a preview: what is paid and gained, who takes control.

use super::planet::{LandLine, position};
use super::spots::FrontierSpot as Spot;
use super::table::{SHIP, Table};
use super::{pictures, stations, tray};
use crate::app::board::row::chip;
use crate::app::look::{Pen, badges, sizes};
use crate::games::alien_frontiers::{Board, Command, Facility, Place, Prompt, Territory};
use crate::rules::Seat;
use crate::text::t;
use egui::{Align2, Pos2, pos2, vec2};

/// Paints the chips beside what is previewed.
pub(super) fn paint(pen: &mut Pen<'_>, table: &Table<'_>) {
    gathered(pen, table);
    if table.scene.after.is_none() {
        return;
    }
    values(pen, table);
    let at = match table.scene.pointed {
        Some(Spot::Station(facility)) => {
            let left = table.station(facility).left();
            Some(pos2(left + 6.0, stations::rule_height(table, facility)))
        }
        Some(Spot::Berth(seat)) => Some(pos2(table.berth(seat).left() + 6.0, table.hub.top())),
        _ => None,
    };
    if let Some(at) = at {
        put(pen, table, at, Align2::LEFT_CENTER, &sums(table.board, table.then));
    }
    let along = goes_along(table);
    for territory in Territory::ALL {
        let control = control(table, territory, table.tight || along);
        let (at, _) = table.line(territory, LandLine::Bonus);
        if along {
            put(pen, table, at - vec2(16.0, 0.0), Align2::RIGHT_CENTER, &control);
        } else {
            put(pen, table, at, Align2::CENTER_CENTER, &control);
        }
    }
}

/// Before the roll: dashed rings around the player's docked ships, which are gathered for it.
fn gathered(pen: &mut Pen<'_>, table: &Table<'_>) {
    if table.scene.prompt != Some(&Prompt::Start) {
        return;
    }
    for facility in Facility::ALL {
        let docked = table.board.docked_at(facility);
        for docked in docked.filter(|docked| docked.seat == table.board.active) {
            let (at, r) = table.docked(facility, &docked);
            let color = pen.palette.board_accent;
            badges::dashed_ring(pen, at, 1.3 * r, 2.0, color);
        }
    }
}

/// The new values of dice in hand, above them.
fn values(pen: &mut Pen<'_>, table: &Table<'_>) {
    for (ship, place, at) in tray::slots(table) {
        let then = table.then.place(ship);
        if let (Place::Hand { value: was }, Place::Hand { value }) = (place, then)
            && was != value
        {
            let above = at - vec2(0.0, table.pick(SHIP) + table.pick([8.0, 11.0]));
            put(
                pen,
                table,
                above,
                Align2::CENTER_CENTER,
                &[String::new(), value.to_string()],
            );
        }
    }
}

/// True if a colony goes up or down within a column of territories: its arrow needs the room of the chips.
fn goes_along(table: &Table<'_>) -> bool {
    let Some(Prompt::ChooseDestination { from, .. } | Prompt::ChooseSwapSecond { from, .. }) = table.scene.prompt
    else {
        return false;
    };
    match table.scene.command {
        Some(Command::MoveColonyTo { territory } | Command::PickColony { territory, .. }) => {
            position(*from).1 == position(territory).1
        }
        _ => false,
    }
}

fn put(pen: &mut Pen<'_>, table: &Table<'_>, at: Pos2, anchor: Align2, halves: &[String; 2]) {
    let [cost, gain] = halves.each_ref().map(|text| pictures::bits(text));
    let look = (table.pick([sizes::SMALL, sizes::LABEL]), pen.palette.key);
    chip(pen, at, anchor, [&cost, &gain], look, table.scene.board.shrink(2.0));
}

/// The price that the player who acts pays, and the gain.
fn sums(before: &Board, after: &Board) -> [String; 2] {
    let (was, now) = (before.actor(), &after.players[before.active]);
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
fn control(table: &Table<'_>, territory: Territory, tight: bool) -> [String; 2] {
    let [was, now] = [table.board, table.then].map(|board| board.control(territory));
    let [before, after] = [table.board, table.then].map(|board| board.colonies[territory.index()]);
    let said = |id: &str, seat: Seat| [":control".to_owned(), table.scene.about.of_seat(id, seat)];
    match (was, now) {
        (_, Some(seat)) if was != now => said(if tight { "af-chip-name" } else { "af-chip-control" }, seat),
        (Some(_), None) => [":tie".to_owned(), t("af-chip-tied")],
        (Some(seat), _) if before != after && !tight => said("af-chip-keeps", seat),
        _ => Default::default(),
    }
}
