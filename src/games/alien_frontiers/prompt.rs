//! The questions of the game. A prompt holds all that its answers depend on beside the table: it is plain data.

use super::types::{Class, Facility, Field, Goods, Ship, Tech, Territory};
use crate::rules::Seat;
use serde::{Deserialize, Serialize};

/// Where the colony comes from that is placed next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ColonySource {
    /// Colony Constructor or Terraforming Station: the supply, or the track if the supply is empty (R47).
    Supply,
    /// Launched from the track.
    Hub,
}

/// What a `Commit` makes final (CMD-3).
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
    /// Whether none is chosen.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// A ship that can be aimed at: its group, owner and class. Targets are shot in this order (CMD-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Target {
    /// Group number, 0-based; 0 where there are single ports.
    pub group: u8,
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub class: Class,
}

/// One question to the active seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the text of a variant names its fields")]
pub enum Prompt {
    /// Roll.
    Start,
    /// What to do.
    Main,
    /// Where the colony is placed.
    ChooseTerritory { from: ColonySource },
    /// What is raided.
    ChooseRaid,
    /// Which unit is taken next: `left` more; `last` was taken before.
    ChooseLoot { left: u8, last: Option<(Seat, Goods)> },
    /// Which die the power of `card` (Booster Pod, Polarity Device, Stasis Beam) changes.
    ChooseDie { card: Tech },
    /// Gravity Manipulator: which die is lowered.
    ChooseLowered,
    /// Gravity Manipulator: which die is raised; `lowered` is out of question.
    ChooseRaised { lowered: Ship },
    /// Temporal Warper: a further die for the re-roll, or `Commit`.
    ChooseReroll { chosen: Chosen },
    /// Data Crystal: which bonus is borrowed.
    ChooseBonus,
    /// Orbital Teleporter: which docked ship comes back.
    ChooseDocked,
    /// Plasma Cannon: which facility is shot at.
    ChooseAim,
    /// Plasma Cannon: the next ship at `facility`; `last` was hit before.
    ChooseShot { facility: Facility, last: Option<Target> },
    /// Plasma Cannon discarded: which ship goes to its stock.
    ChooseSunk,
    /// Where `field` goes, by discarding `card`.
    ChooseField { card: Tech, field: Field },
    /// Booster Pod discarded: which field is taken away.
    ChooseRemoval,
    /// Orbital Teleporter discarded: which colony is moved.
    ChooseMoved,
    /// Where the colony of `seat` on `from` goes.
    ChooseDestination { seat: Seat, from: Territory },
    /// Polarity Device discarded: the first colony of the swap.
    ChooseSwapFirst,
    /// The second one, on a higher-numbered territory and of another owner.
    ChooseSwapSecond { seat: Seat, from: Territory },
    /// Temporal Warper discarded: which card comes back.
    ChooseRecovered,
    /// What is given back of `surplus` units over the limit.
    ChooseSurplus { surplus: u8 },
    /// Make it final.
    Commit { what: Final },
}
