//! Commands and the reasons that forbid them (CMD-6).

use super::types::{Card, Sector, Space, Symbol};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

/// One answer. The order is that of the lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the text of a variant names its fields")]
pub enum Command {
    /// Moves the engineer to `space` and programs a bot there.
    EngineerMove { space: Space },
    /// Programs a bot for `symbol` with time; the engineer stays.
    FreeProgram { symbol: Symbol },
    /// Sends the bot programmed for `symbol` to the Station; the Sector is asked next.
    Deploy { symbol: Symbol },
    /// Takes the bot programmed for `symbol` back to the board.
    ReturnBot { symbol: Symbol },
    /// Puts the engineer on the pass-order track.
    Pass,
    /// Chooses the Sector of the deployment.
    MoveTo { sector: Sector },
    /// Carries out the action of the deployed bot.
    Perform,
    /// Leaves the action undone.
    Skip,
    /// Puts a bot on the control field that the letter names.
    PlaceLetterBot,
    /// Puts no bot there.
    DeclineLetter,
    /// Takes the points of the card.
    UseCard,
    /// Does without the points of the card.
    DeclineCard,
    /// Pays a crystal to enter the space behind a red line.
    PayCrystal,
    /// Stops before the red line.
    StopAtLine,
    /// Takes the time of the own submarines.
    TakeSubTime,
    /// Uses an `Interim` card.
    UseInt { card: Card },
    /// The preparation is done; submarine time still due is taken.
    PrepDone,
    /// Ends the turn.
    EndTurn,
    /// Goes on after the scoring of a round.
    Commit,
}

/// The rule that forbids a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs, reason = "the text of a variant names its fields")]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// Another seat is asked.
    NotYourTurn,
    /// The command does not answer what is asked now.
    OtherQuestion,
    /// A bot is programmed for `symbol` already.
    SymbolOccupied { symbol: Symbol },
    /// No arrow leads to `space` (PRG-1).
    NoArrow { space: Space },
    /// The board supply has no bot left (PRG-1); a programmed one can be returned first.
    MustReturnBot,
    /// The board supply has no bot left.
    SupplyEmpty,
    /// It costs `cost` time.
    TooLittleTime { cost: u8 },
    /// The free program of the round was used (PRG-2).
    FreeProgramUsed,
    /// No bot is programmed for `symbol` (DEP-1).
    NotProgrammed { symbol: Symbol },
    /// An own submarine is in `sector` already (ACT-5).
    SubmarineHere { sector: Sector },
    /// All submarines are out (ACT-5).
    NoSubmarine,
    /// The slot costs `cost` time after the way (ACT-5).
    SlotTooDear { cost: u8 },
    /// No Sector in reach takes a submarine that can be paid (CMD-1).
    NoSlot,
    /// The engineer is not on an exit (TURN-3).
    NotOnExit,
    /// The card was used.
    CardUsed,
    /// No such card is held.
    NoCard,
    /// No crystal is held.
    NoCrystal,
    /// The submarine time was taken (PREP-1).
    TimeTaken,
}

/// `Ok`, or the rule against it.
pub(super) type Verdict = Result<(), Reason>;
