//! Parts that several sections use.

use crate::{
    app::plain::dice::Owner,
    games::alien_frontiers::{Class, Command, Dice, Facility, Ship},
    rules::Seat,
};

/// The owner that a ship's die is drawn for; the Relic Ship carries the mark of its holder.
pub(super) const fn owner(ship: Ship, holder: Seat) -> Owner {
    match ship {
        Ship::Coloured(seat, _) => Owner::Seat(seat),
        Ship::Relic => Owner::Colourless(Some(holder)),
    }
}

/// A docking with these dice; `None` if they are more than any facility takes.
pub(super) fn dock(facility: Facility, classes: &[Class]) -> Option<Command> {
    let mut classes = classes.to_vec();
    classes.sort_unstable();
    let dice = Dice::of(&classes)?;
    Some(Command::Dock { facility, dice })
}
