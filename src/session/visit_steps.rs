//! The wishes of a visiting member, the steps that a visit asks its program to take, and their results.

use super::HostFault;
use crate::{
    protocol::{ClientMessage, Closing, Colour, DeviceKey, Finding, Legacy, Name, Refusal, TableId},
    rules::Game,
};
use std::time::Duration;

/// A member's name and wishes.
#[derive(Clone, Debug)]
pub struct VisitOptions {
    /// The key of its device; `None` for a bot of the host's program, which promises nothing and searches for nobody.
    pub key: Option<DeviceKey>,
    /// Name of the person or bot, as typed.
    pub name: String,
    /// The colour wished for.
    pub colour: Option<Colour>,
    /// True if a program plays.
    pub bot: bool,
    /// True for a spectator.
    pub spectator: bool,
    /// True if its machine may go on with the table of a lost host.
    pub may_host: bool,
    /// Longest time for which a lost host is looked for.
    pub patience: Duration,
}

/// The reason why a member no longer speaks with a host, nor looks for one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VisitEnd<G: Game> {
    /// The host ended it.
    Closed(Closing),
    /// The host did not take the member in.
    Refused(Box<Refusal<G>>),
    /// Another table is open at the place of the lost one. Nobody slides into a new game without a word.
    OtherTable {
        /// The table that is there now.
        table: TableId,
        /// The name as that host shows it.
        name: Name,
    },
    /// The host said again and again what cannot be.
    Spoiled,
    /// The first attempt failed, or the host that was found cannot be spoken with.
    NotReached,
    /// The table came back nowhere for this long.
    NotBack(Duration),
    /// The host in this process is gone.
    Gone,
}

/// The place to look for another host while the others are waited for here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lookout {
    /// Nowhere: the host gave the table to this machine, still answers, and only sends back here.
    Nowhere,
    /// At the addresses where the table is announced. The last host may wait for the others as well: of two who wait one goes to the other.
    Announced,
    /// Also where the last host was.
    Everywhere,
}

/// The next thing to do of a member that has no host.
#[derive(Debug)]
pub enum VisitStep<G: Game> {
    /// Lets this time pass, or waits until the table shows up where it was not looked for.
    Pause(Duration),
    /// Tries to reach a host, then tells [`super::Visit::reached`] or [`super::Visit::not_reached`].
    Dial {
        /// The heir to try beside the host.
        heir: Option<crate::protocol::Heir>,
        /// That heir and nobody else; without an heir the last host and nobody else.
        alone: bool,
        /// Longest time for the attempt; `None` if its parts have limits enough.
        limit: Option<Duration>,
    },
    /// Opens the table at this machine, where the others are waited for, then tells [`super::Visit::opened`].
    Open {
        /// All that this member knows of the table.
        legacy: Box<Legacy<G>>,
        /// No quorum is needed: see [`super::Session::succeed`].
        agreed: bool,
    },
    /// Waits for the others at this machine, and looks for another host meanwhile. [`super::Visit::goes_on_here`] tells that the
    /// table goes on here; else the next step is asked for [`super::LOOK_AGAIN`] after the look.
    Look(Lookout),
    /// Closes the table at this machine, then tells [`super::Visit::gave_up`].
    GiveUp,
    /// The visit is over.
    End(VisitEnd<G>),
}

/// The outcome of a message that was looked at.
#[derive(Debug, PartialEq, Eq)]
pub enum Checked<G: Game> {
    /// It may be handed on.
    Believed {
        /// The promise to follow this host, to be sent to it.
        promise: Option<ClientMessage<G>>,
        /// The result of taking part in the making of the seed. Its answer is sent to the host.
        finding: Option<Finding>,
    },
    /// It counts for nothing, and is not handed on: that host may not tell such a thing yet.
    Ignored,
    /// It may be handed on, and the conversation is over.
    Closed(Closing),
    /// No honest host says that: it is not handed on, and the conversation is over.
    Fault(HostFault),
    /// The host has another table. It is not handed on, and the host is told a farewell.
    OtherTable,
}
