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

/// The reason why a visit is over: the member neither speaks with a host nor searches for one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VisitEnd<G: Game> {
    /// The host ended the visit, for this reason.
    Closed(Closing),
    /// The host did not take the member in.
    Refused(Box<Refusal<G>>),
    /// The host has another table than the lost one. A member does not join another table unasked.
    OtherTable {
        /// The other table.
        table: TableId,
        /// The name as that host shows it.
        name: Name,
    },
    /// The host sent invalid messages in several conversations in a row.
    Spoiled,
    /// The first attempt failed, or the host came back with another version of the program.
    NotReached,
    /// The search found the table nowhere within this time.
    NotBack(Duration),
    /// The host in this process is gone.
    Gone,
}

/// The addresses at which a gathering member looks for another host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lookout {
    /// No address: the host handed the table over to this machine, still answers, and only sends members here.
    Nowhere,
    /// The addresses where the table is announced. The last host may gather too; with its higher key it comes here.
    Announced,
    /// The addresses where the table is announced, and those where the last host was.
    Everywhere,
}

/// The next step of a member that has no host.
#[derive(Debug)]
pub enum VisitStep<G: Game> {
    /// Waits for this time, or until the table is announced at an address that was not tried.
    Pause(Duration),
    /// Tries to reach a host, then tells [`super::Visit::reached`] or [`super::Visit::not_reached`].
    Dial {
        /// The heir to try beside the host.
        heir: Option<crate::protocol::Heir>,
        /// True to try only that heir, or without an heir only the last host.
        alone: bool,
        /// Longest time for the attempt; `None` if its parts have limits enough.
        limit: Option<Duration>,
    },
    /// Opens the table at this machine to gather the others, then tells [`super::Visit::opened`].
    Open {
        /// All that this member knows of the table.
        legacy: Box<Legacy<G>>,
        /// True if no quorum is needed: see [`super::Session::succeed`].
        agreed: bool,
    },
    /// Gathers the others at this machine, and looks for another host meanwhile. If the table goes on here, the program
    /// tells [`super::Visit::goes_on_here`]; otherwise it asks for the next step [`super::LOOK_AGAIN`] after the look.
    Look {
        /// The addresses to look at.
        lookout: Lookout,
        /// An heir that may gather the others as well, and to which this member would go.
        heir: Option<crate::protocol::Heir>,
    },
    /// Closes the table at this machine, then tells [`super::Visit::gave_up`].
    GiveUp,
    /// The visit is over.
    End(VisitEnd<G>),
}

/// The outcome of checking a message.
#[derive(Debug, PartialEq, Eq)]
pub enum Checked<G: Game> {
    /// The message may be handed on.
    Believed {
        /// The promise to follow this host, to be sent to it.
        promise: Option<ClientMessage<G>>,
        /// The result of taking part in the making of the seed. Its answer is sent to the host.
        finding: Option<Finding>,
    },
    /// The message is dropped, because that host may not send it yet.
    Ignored,
    /// The message may be handed on, and the conversation is over.
    Closed(Closing),
    /// The message is invalid or out of date. It is dropped, and the conversation is over.
    Fault(HostFault),
    /// The host has another table. The message is dropped, and the program sends `ClientMessage::Leave`.
    OtherTable,
}
