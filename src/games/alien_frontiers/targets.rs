//! Whom the Plasma Cannon can hit (PLASMA-1, R17 to R19, R43).

use super::{
    command::Command,
    options::Setup,
    prompt::Target,
    state::Table,
    table::Docked,
    types::{Class, Facility, Ship, Tech},
};
use crate::games::listing::Sink;
use std::ops::ControlFlow::{self, Continue};

/// Ships of others at a facility.
fn enemies(table: &Table, facility: Facility) -> impl Iterator<Item = Docked> + '_ {
    table.docked_at(facility).filter(|docked| docked.seat != table.active)
}

/// Place of a target in the fixed order: group, owner clockwise from the active seat, value, Relic last.
fn order(setup: &Setup, table: &Table, target: Target) -> (u8, usize, Class) {
    let distance = setup.others(table.active).position(|seat| seat == target.seat);
    (target.group, distance.unwrap_or(usize::MAX), target.class)
}

/// What a ship at a facility is aimed at as. The tracks of the hub are single ports, told apart by their owners.
const fn aimed(setup: &Setup, facility: Facility, docked: &Docked) -> Target {
    Target {
        group: setup.group_of(facility, docked.port),
        seat: docked.seat,
        class: docked.class(),
    }
}

/// The different targets at a facility, in order.
fn targets(table: &Table, setup: &Setup, facility: Facility) -> Vec<Target> {
    let mut found: Vec<Target> = enemies(table, facility)
        .map(|docked| aimed(setup, facility, &docked))
        .collect();
    found.sort_by_key(|target| order(setup, table, *target));
    found.dedup();
    found
}

/// The ship that a target names: the lowest of its class there.
pub(super) fn ship(table: &Table, setup: &Setup, facility: Facility, target: Target) -> Option<Ship> {
    enemies(table, facility)
        .find(|docked| aimed(setup, facility, docked) == target)
        .map(|docked| docked.ship)
}

/// Lists the facilities that can be aimed at.
pub(super) fn aims(table: &Table, out: &mut impl Sink<Command>) -> ControlFlow<()> {
    for facility in Facility::ALL {
        if enemies(table, facility).next().is_some() {
            out.put(Command::AimAt { facility })?;
        }
    }
    Continue(())
}

/// Fuel for the next shot: the first is cheaper with Pohl Foothills (R44).
pub(super) fn shot_price(table: &Table, setup: &Setup, last: Option<Target>) -> super::Amount {
    let each = setup.components.card(Tech::PlasmaCannon).price;
    match last {
        None => table.power_price(setup, each),
        Some(_) => super::Amount::new(each, 0),
    }
}

/// Lists the next shots; `CeaseFire` from the first hit on.
pub(super) fn shots(
    table: &Table,
    setup: &Setup,
    facility: Facility,
    last: Option<Target>,
    out: &mut impl Sink<Command>,
) -> ControlFlow<()> {
    if table.actor().goods.covers(shot_price(table, setup, last)) {
        let least = last.map(|last| order(setup, table, last));
        for target in targets(table, setup, facility) {
            if least.is_none_or(|least| least <= order(setup, table, target)) {
                let Target { group, seat, class } = target;
                out.put(Command::Shoot { group, seat, class })?;
            }
        }
    }
    match last {
        Some(_) => out.put(Command::CeaseFire),
        None => Continue(()),
    }
}

/// Whether a ship may go to its stock: a coloured one only if its owner has more than three off the Terraforming Station,
/// wherever the ship itself is (R18, R19).
pub(super) fn can_sink(table: &Table, setup: &Setup, target: Target) -> bool {
    target.class.relic || table.players[target.seat].safe_fleet() > setup.components.minimum_fleet
}

/// Lists the ships that can be sent to their stock.
pub(super) fn sinks(table: &Table, setup: &Setup, out: &mut impl Sink<Command>) -> ControlFlow<()> {
    for facility in Facility::ALL {
        for target in targets(table, setup, facility) {
            if can_sink(table, setup, target) {
                let Target { group, seat, class } = target;
                out.put(Command::Sink {
                    facility,
                    group,
                    seat,
                    class,
                })?;
            }
        }
    }
    Continue(())
}
