//! The questions of the game. A prompt holds all that its answers depend on besides the board: it is plain data.

use super::types::{Class, Facility, Field, Goods, Ship, Tech, Territory};
use crate::rules::Seat;
use serde::{Deserialize, Serialize};
use strum::VariantNames;

/// The place from which the next colony comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ColonySource {
    /// Colony Constructor or Terraforming Station: the supply, or the track if the supply is empty (R47).
    Supply,
    /// Launched from the track.
    Hub,
}

/// The action that a `Commit` makes final (CMD-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Final {
    /// A new display is dealt.
    Cycle,
    /// The gap in the display is filled.
    Claim,
    /// The game ends.
    End,
}

/// The dice chosen for a re-roll: how many of each class that can be chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Chosen {
    /// Plain coloured dice by value, 1 to 6.
    pub coloured: [u8; 6],
    /// The Relic Ship.
    pub relic: bool,
}

impl Chosen {
    /// True if no die is chosen.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
    /// Number of chosen dice of a class.
    pub(super) fn count(&self, class: Class) -> u8 {
        if class.relic {
            u8::from(self.relic)
        } else {
            let place = usize::from(class.value.wrapping_sub(1));
            self.coloured.get(place).copied().unwrap_or(0)
        }
    }
    /// Chooses this many dice of a class.
    pub(super) fn set(&mut self, class: Class, count: u8) {
        if class.relic {
            self.relic = count > 0;
        } else if let Some(chosen) = self.coloured.get_mut(usize::from(class.value.wrapping_sub(1))) {
            *chosen = count;
        }
    }
}

/// A ship that can be aimed at: its group, owner and class. Targets are shot in this order (CMD-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ShotTarget {
    /// Group number, 0-based; 0 where there are single ports.
    pub group: u8,
    /// The owner of the ship.
    pub seat: Seat,
    /// The class of the ship.
    pub class: Class,
}

/// One question to the active seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, VariantNames)]
#[allow(missing_docs, reason = "the text of a variant names its fields")]
pub enum Prompt {
    /// The roll that begins the turn.
    Start,
    /// The next action of the turn, or its end.
    Main,
    /// The territory of the new colony.
    ChooseTerritory { from: ColonySource },
    /// The choice of goods, a card or nothing.
    ChooseRaid,
    /// The next unit of a raid: `left` are to come, `last` was taken before.
    ChooseLoot { left: u8, last: Option<(Seat, Goods)> },
    /// The die that the power of `card` (Booster Pod, Polarity Device, Stasis Beam) changes.
    ChooseDie { card: Tech },
    /// Gravity Manipulator: the die that is lowered.
    ChooseLowered,
    /// Gravity Manipulator: the die that is raised; `lowered` cannot be chosen again.
    ChooseRaised { lowered: Ship },
    /// Temporal Warper: a further die for the re-roll, or `Commit`.
    ChooseReroll { chosen: Chosen },
    /// Data Crystal: the bonus that is borrowed.
    ChooseBonus,
    /// Orbital Teleporter: the docked ship that comes back.
    ChooseDocked,
    /// Plasma Cannon: the facility that is shot at.
    ChooseAim,
    /// Plasma Cannon: the next ship at `facility`; `last` was hit before.
    ChooseShot {
        facility: Facility,
        last: Option<ShotTarget>,
    },
    /// Plasma Cannon discarded: the ship that goes to its stock.
    ChooseSunk,
    /// The territory that `field` goes to by discarding `card`.
    ChooseField { card: Tech, field: Field },
    /// Booster Pod discarded: the field that is taken away.
    ChooseRemoval,
    /// Orbital Teleporter discarded: the colony that is moved.
    ChooseMoved,
    /// The territory that the colony of `seat` on `from` goes to.
    ChooseDestination { seat: Seat, from: Territory },
    /// Polarity Device discarded: the first colony of the swap.
    ChooseSwapFirst,
    /// The second colony of the swap, on a higher-numbered territory and of another owner.
    ChooseSwapSecond { seat: Seat, from: Territory },
    /// Temporal Warper discarded: the card that comes back.
    ChooseRecovered,
    /// The units that are given back, `surplus` in all.
    ChooseSurplus { surplus: u8 },
    /// The confirmation that makes an action final.
    Commit { what: Final },
}
