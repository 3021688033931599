//! Every reason for which something is refused, dropped, merged, cut off or ignored.

use crate::protocol::{Closing, CodecError, HelloError, RequestKind, TableId};
use std::{
    io,
    net::{IpAddr, SocketAddr},
};
use tracing::Level;

/// The end of a line between two machines. No text of the other side is in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LineEnd {
    /// It took longer than it may.
    #[error("too slow")]
    Late,
    /// Nothing was heard for too long.
    #[error("nothing was heard for too long")]
    Silent,
    /// The other side closed the connection.
    #[error("closed by the other side (code {0})")]
    Closed(u64),
    /// The other side takes no connection now.
    #[error("refused by the other side")]
    Refused,
    /// The other side does not know the connection: it was started anew, or what it said at the end was not heard.
    #[error("the other side no longer knows the connection")]
    Forgotten,
    /// This side closed the connection.
    #[error("closed here")]
    Here,
    /// QUIC or TLS failed, with the code of the fault.
    #[error("the transport failed (code {0:#x})")]
    Transport(u64),
}

/// The reason why something was refused, dropped, merged, cut off or ignored. Its text is the line of the log.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Dropped {
    /// A connection that had not joined made way for a new one.
    #[error("connection cut off: {0} has the most that have not joined, and others come")]
    MadeWay(IpAddr),
    /// An address begins more handshakes than one that looks for tables or plays.
    #[error("connection ignored: {0} comes too often")]
    ComesTooOften(IpAddr),
    /// A first packet has a proof of its address that is not one.
    #[error("connection ignored: its proof of its address is invalid")]
    Unproven,
    /// Answers go to addresses of which nobody knows that they exist.
    #[error("answers to addresses that nobody was heard from are held back: too many are asked for")]
    AnswerRationed,
    /// More addresses were heard from than are remembered.
    #[error("an address that was heard from is forgotten: too many came")]
    AddressForgotten,
    /// The send buffer of the socket cannot be made larger.
    #[error("the send buffer of the table's socket stays as it is: {0}")]
    SendBuffer(io::ErrorKind),
    /// The system refuses an option of a socket that QUIC can do without.
    #[error("a socket without notices of congestion is used, because the system has none: {0}")]
    SocketPlain(io::ErrorKind),
    /// Connections come so fast that their lines would fill a disk.
    #[error("connections come too fast; some are not told")]
    TooFast,
    /// A handshake did not come to its end.
    #[error("handshake failed: {0}")]
    Handshake(LineEnd),
    /// A peer has no certificate that can be read.
    #[error("connection ended: no certificate")]
    NoCertificate,
    /// A peer opened no stream and left.
    #[error("somebody only looked whether the table is there")]
    OnlyLooked,
    /// A peer opened no stream in time.
    #[error("connection ended before it said anything: {0}")]
    NoStream(LineEnd),
    /// A peer did not introduce itself in time.
    #[error("connection ended before its introduction: {0}")]
    NoHello(LineEnd),
    /// The first bytes are those of another program.
    #[error("introduction refused: not of Podbay")]
    NotPodbay,
    /// The introduction is broken.
    #[error("introduction refused: broken")]
    HelloBroken,
    /// A peer speaks another version of the protocol.
    #[error("introduction refused: protocol {theirs}, ours is {ours}")]
    OtherProtocol {
        /// The version of the other side.
        theirs: u16,
        /// The version of this program.
        ours: u16,
    },
    /// A member told a position of its lost table that cannot be.
    #[error("position refused: the game has none like it")]
    PositionImpossible,
    /// Somebody told the position of another table, or of one where it has no say.
    #[error("position ignored: of another table, or of somebody without a seat")]
    StandingElsewhere,
    /// Somebody told that the table went on at a host, or of a position, without the signatures that prove it.
    #[error("word ignored: the signatures that would prove it are missing")]
    NotProven,
    /// A promise to follow this host is known already, or is for another host or reign.
    #[error("promise ignored: known already, or for another host")]
    PromiseNotWanted,
    /// A member has promised to follow a later epoch only, and none is taken now.
    #[error("a member follows a later epoch only, and has to come again")]
    PromiseNotMet,
    /// The table went on at another machine.
    #[error("the table has gone on at another machine; it is closed here")]
    MovedOn,
    /// The table is said to have gone on where it is not.
    #[error("the table is said to have gone on at another machine, and is not there; it goes on here")]
    NotThere,
    /// Another member goes on with a table, or this one.
    #[error("the host is lost; {0}")]
    Succession(&'static str),
    /// A device says again that it has the table while it is being looked there, or too many say so.
    #[error("a word that the table has gone on was not followed: it is being looked there already, or too many say so")]
    LookedTwice,
    /// A frame announces more bytes than a frame may have.
    #[error("message refused: {bytes} bytes are too long")]
    TooLong {
        /// The length that it announces.
        bytes: usize,
    },
    /// A frame has bytes after its message.
    #[error("message refused: {bytes} bytes are left over after it")]
    Trailing {
        /// Number of bytes that are left.
        bytes: usize,
    },
    /// A frame ends before its message does.
    #[error("message refused: it ends too early")]
    Truncated,
    /// The bytes of a frame are no message.
    #[error("message refused: its bytes mean nothing")]
    Undecodable,
    /// The stream ended inside a frame.
    #[error("message lost: the stream was closed inside it")]
    CutOff,
    /// A connection is gone.
    #[error("connection lost: {0}")]
    LineLost(LineEnd),
    /// A message of ours is longer than a frame may be.
    #[error("a message cannot be sent: it is longer than a frame may be")]
    Unwritable,
    /// The table refused what a client said.
    #[error("{what:?} refused: {code}")]
    Refused {
        /// The kind of message.
        what: RequestKind,
        /// The code of the refusal.
        code: &'static str,
    },
    /// The host refused what this client said.
    #[error("the host refused {what:?}: {code}")]
    RefusedByHost {
        /// The kind of message.
        what: RequestKind,
        /// The code of the refusal.
        code: &'static str,
    },
    /// The table refused a wish of its own process.
    #[error("a wish of this process was refused: {0}")]
    OperatorRefused(&'static str),
    /// The table ended a connection.
    #[error("connection ended by the table: {}", .0.code())]
    SentAway(Closing),
    /// A message came from a peer that is being sent away.
    #[error("message ignored: its connection is being closed")]
    AfterClosing,
    /// A position took the place of an older one that was not sent yet; its events are kept.
    #[error("a position was merged into a newer one: the peer is behind")]
    Merged,
    /// News of the lobby, the table or the clocks took the place of older news that were not sent yet.
    #[error("older news were left out for newer ones: the peer is behind")]
    Superseded,
    /// Something said was left out for newer things.
    #[error("something said was left out for newer things: the peer is behind")]
    TalkLeftOut,
    /// Events were left out of a position.
    #[error("events were left out of a position; the log of the game has them")]
    EventsLeftOut,
    /// The oldest entries of the log of the game were forgotten.
    #[error("the oldest entries of the log of the game are no longer kept")]
    LogForgotten,
    /// A page of the log of the game begins later than it was asked for.
    #[error("a page of the log begins later than asked for: older entries are no longer kept")]
    PageCut,
    /// A peer reads nothing and is let go.
    #[error("connection cut off: the peer reads nothing of what it is sent")]
    ReadsNothing,
    /// More devices came than are remembered.
    #[error("devices that come back are no longer counted: too many came")]
    DevicesForgotten,
    /// More devices were let in than are remembered.
    #[error("a device that was let in is not remembered: too many came")]
    AdmittedForgotten,
    /// A code was tried wrongly too often, from several addresses.
    #[error("the join code was tried wrongly too often; the table has a new one")]
    CodeRenewed,
    /// The transport gives no key to bind a proof to.
    #[error("a join code could not be checked: the connection gives no key for it")]
    NoChannelKey,
    /// Somebody who is away and has no seat was forgotten for somebody new.
    #[error("somebody who was away was forgotten to make room")]
    AbsentForgotten,
    /// The colour wished for belongs to somebody else.
    #[error("a wished colour was not given: {0}")]
    ColourTaken(&'static str),
    /// A client shows a question that was answered meanwhile.
    #[error("a shown question was ignored: it was answered meanwhile")]
    ShownTooLate,
    /// Somebody's seat was taken away because the game has fewer players now.
    #[error("somebody lost the seat: the game has fewer players now")]
    SeatTakenAway,
    /// A seat of somebody who held more than half of them went to somebody who came and found none.
    #[error("a seat went to somebody who had none, from somebody who had more than half of them")]
    SeatShared,
    /// More devices were sent away for good than are remembered.
    #[error("the device that was sent away first may come again: too many were")]
    BanForgotten,
    /// Shares of the seed did not come in time.
    #[error("the game begins without the seed shares of {0} seats: they did not come in time")]
    SharesMissing(usize),
    /// Seats have promised shares of the seed and not revealed them.
    #[error("the game is dealt anew without the seed shares of {0} seats: they were promised and not revealed")]
    SharesWithheld(usize),
    /// The answer that a deadline gives is not legal.
    #[error("time was up, but the game took no pass; the question stays open")]
    PassRefused,
    /// The record cannot be written.
    #[error("the record cannot be written: {0}")]
    Journal(io::ErrorKind),
    /// The record cannot be written as bytes.
    #[error("the record cannot be written: not a record that can be kept")]
    JournalEntry,
    /// A record has more entries than are read.
    #[error("the record is longer than any game; it goes on from its first {0} entries, in another file")]
    RecordTooLong(usize),
    /// The end of a record may not be on the disk yet.
    #[error("the record could not be brought to the disk at its end: {0}")]
    JournalUnsynced(io::ErrorKind),
    /// Half a record could not be taken away.
    #[error("the beginning of a record that failed could not be removed: {0}")]
    JournalLeft(io::ErrorKind),
    /// A table that should be announced is not.
    #[error("the table is not announced by mDNS; it can be joined by its address")]
    NotAnnounced,
    /// An announcement could not be taken back in time.
    #[error("the announcement could not be taken back; others may list the table a while")]
    StillAnnounced,
    /// The usual port belongs to something else.
    #[error("port {0} is taken; the table opens at another one")]
    PortTaken(u16),
    /// A browser has too many visits to the page, or begins them too fast.
    #[error("the page for browsers: {0} comes too often")]
    PageTooOften(IpAddr),
    /// As many browsers are at the page as it has room for.
    #[error("the page for browsers: too many are there")]
    PageFull,
    /// A browser is not in the network that the page is for.
    #[error("the page for browsers: {0} is outside the page's network")]
    PageForeign(IpAddr),
    /// A request to the page names another host: perhaps a page of the internet wants to read this one.
    #[error("the page for browsers: a request under another name is refused")]
    PageMisnamed,
    /// The system lets nobody in at the page.
    #[error("the page for browsers: the system lets nobody in: {0}")]
    PageFault(io::ErrorKind),
    /// A package cannot be read.
    #[error("the page for browsers: a package is left out, because it cannot be read: {0}")]
    PackageUnread(io::ErrorKind),
    /// The addresses of this machine cannot be read.
    #[error("the addresses of this machine cannot be read: {0}")]
    NoAddresses(io::ErrorKind),
    /// Tasks of the network did not end in time.
    #[error("some of the network's tasks did not end in time")]
    TasksLeft,
    /// A client has lost its host.
    #[error("host lost: {0}")]
    HostLost(String),
    /// A host that was lost came back with another table.
    #[error("not joined: another table is open at the place of the lost one, {0}")]
    OtherTable(TableId),
    /// An attempt to reach a host failed.
    #[error("host not reached: {0}")]
    HostNotReached(&'static str),
    /// An address does not answer as the host should.
    #[error("no host at {address}: {why}")]
    NoHostAt {
        /// The address that was tried.
        address: SocketAddr,
        /// The end of the attempt there.
        why: LineEnd,
    },
    /// Another device than the expected one answers.
    #[error("another device than the expected one answers at {0}")]
    OtherKey(SocketAddr),
    /// A host is known at more addresses than are tried.
    #[error("{0} addresses of a host are not tried: it has too many")]
    AddressesLeftOut(usize),
    /// A lost host cannot be looked for by mDNS.
    #[error("the lost host is not looked for by mDNS; its known addresses have to do")]
    NoSearch,
    /// Something was said to a host that is away.
    #[error("said while the host is away, and dropped: {0:?}")]
    SaidWhileAway(RequestKind),
    /// The host ended the conversation.
    #[error("the host ended the connection: {}", .0.code())]
    EndedByHost(Closing),
    /// A bot found no answer to a question.
    #[error("a bot is asked and has no answer")]
    BotSilent,
    /// A client's message was not taken because too many wait or it has ended.
    #[error("a message of this client was not taken: too many wait, or it has ended")]
    NotTaken,
    /// An mDNS record of our kind cannot be read.
    #[error("mDNS record ignored: it announces nothing that can be read")]
    RecordUnreadable,
    /// More tables answer than are listed.
    #[error("a table is not listed: there are too many")]
    TooManyTables,
    /// Nobody answers where a table is announced.
    #[error("announced table not listed: nobody answers at {0}")]
    TableSilent(SocketAddr),
    /// Another device answers where a listed table was.
    #[error("another device than before answers at {0}; its table is another one")]
    TableOtherKey(SocketAddr),
    /// A table is announced at an address that is in none of this machine's networks.
    #[error("announced table not looked at: its address is outside this machine's networks")]
    PlaceForeign,
    /// An answer to a typed name leads out of this machine's networks.
    #[error("address of a typed name ignored: it is outside this machine's networks")]
    NameForeign,
    /// Tables are announced at more addresses than are looked at.
    #[error("announced table not looked at: too many addresses are announced")]
    PlacesFull,
    /// Tables cannot be asked for or announced by the beacon.
    #[error("the beacon cannot be used in full ({0}); mDNS is all the same")]
    NoBeacon(io::ErrorKind),
    /// A packet of the beacon came from elsewhere.
    #[error("a packet of the beacon ignored: it comes from outside this machine's networks")]
    BeaconForeign,
    /// A packet of the beacon cannot be read.
    #[error("a packet of the beacon ignored: it is invalid")]
    BeaconUnreadable,
    /// Too many ask by the beacon.
    #[error("a question of the beacon not answered: there were too many in this second")]
    BeaconFlood,
    /// An announced table runs another version.
    #[error("announced table passed over: it runs protocol {theirs}, ours is {ours}")]
    TableOtherProtocol {
        /// The version of the other side.
        theirs: u16,
        /// The version of this program.
        ours: u16,
    },
    /// mDNS could not be searched and is searched again.
    #[error("the search by mDNS was interrupted by a flood or a fault; it rests and begins again")]
    SearchAgain,
    /// A settings file of which something cannot be read was kept under another name.
    #[error("settings that cannot be read are back at their defaults; the file was kept under another name")]
    SettingsSetAside,
    /// The settings cannot be written at the end of the program.
    #[error("the settings could not be saved when the window closed: {0}")]
    SettingsUnsaved(&'static str),
    /// Other users can read a file of the profile.
    #[error("a file of the profile can still be read by other users: {0}")]
    StaysOpen(io::ErrorKind),
    /// A settings file cannot be read or moved.
    #[error("the settings cannot be read ({0}) and are at their defaults")]
    SettingsUnreadable(&'static str),
    /// A saved scale is out of range.
    #[error("the saved size is out of range and was brought back into it")]
    ScaleClamped,
    /// A saved loudness is out of range.
    #[error("the saved loudness is out of range and was brought back into it")]
    VolumeClamped,
    /// A saved language is none of this version.
    #[error("the saved language is none that this version has; the system's is spoken")]
    LanguageUnknown,
    /// A saved key is none that can be chosen, or has no action or another one.
    #[error("a key in the settings cannot be used; the usual one holds")]
    KeyIgnored,
    /// No sound can be played.
    #[error("no sound is played: {0}")]
    NoSound(String),
    /// The lesson or the puzzles of a game cannot be played.
    #[error("the lesson or the puzzles of a game cannot be played: {0}")]
    Lesson(String),
    /// A game that was heard has no record.
    #[error("no record is kept of the game: {0}")]
    NotRecorded(String),
    /// The keys of hosts cannot be read.
    #[error("the remembered hosts cannot be read")]
    HostsUnreadable,
    /// A remembered key cannot be read; whoever answers at the address is trusted.
    #[error("a remembered key of a host cannot be read and is not compared")]
    KeyUnreadable,
    /// The filter in `PODBAY_LOG` is not understood.
    #[error("PODBAY_LOG is not understood; warnings are shown")]
    LogFilter,
    /// A part of the program ended by a fault of its own at this place in the code.
    #[error("a part of the program ended by a fault at {0}; a report helps to mend it")]
    Panicked(String),
    /// Further reasons of a peer that gave too many different ones.
    #[error("{0} more things of other kinds")]
    Others(u64),
}

impl Dropped {
    /// Level of the line: debug if it is ordinary, info if others lose by it, warn if it costs this machine's people
    /// something, error if it stops a game.
    const fn level(&self) -> Level {
        match self {
            Self::Journal(_) | Self::JournalEntry | Self::JournalUnsynced(_) | Self::Unwritable | Self::Panicked(_) => {
                Level::ERROR
            }
            Self::NotAnnounced
            | Self::NoAddresses(_)
            | Self::TasksLeft
            | Self::OtherKey(_)
            | Self::PassRefused
            | Self::BotSilent
            | Self::JournalLeft(_)
            | Self::RecordTooLong(_)
            | Self::SettingsSetAside
            | Self::SettingsUnsaved(_)
            | Self::StaysOpen(_)
            | Self::SettingsUnreadable(_)
            | Self::HostsUnreadable
            | Self::KeyUnreadable
            | Self::Lesson(_)
            | Self::NotRecorded(_)
            | Self::LogFilter => Level::WARN,
            Self::MadeWay(_)
            | Self::ComesTooOften(_)
            | Self::AnswerRationed
            | Self::TooFast
            | Self::OtherProtocol { .. }
            | Self::TooLong { .. }
            | Self::Trailing { .. }
            | Self::Truncated
            | Self::Undecodable
            | Self::CutOff
            | Self::LineLost(LineEnd::Silent)
            | Self::SentAway(
                Closing::NotJoined
                | Closing::Flooding
                | Closing::Malformed
                | Closing::Removed
                | Closing::Banned
                | Closing::MadeWay,
            )
            | Self::ReadsNothing
            | Self::AbsentForgotten
            | Self::CodeRenewed
            | Self::SeatTakenAway
            | Self::SeatShared
            | Self::BanForgotten
            | Self::SharesMissing(_)
            | Self::SharesWithheld(_)
            | Self::EndedByHost(_)
            | Self::HostLost(_)
            | Self::OtherTable(_)
            | Self::TableOtherKey(_)
            | Self::PortTaken(_)
            | Self::SocketPlain(_)
            | Self::PageMisnamed
            | Self::PageFault(_)
            | Self::PackageUnread(_)
            | Self::NoSearch
            | Self::NoSound(_) => Level::INFO,
            _ => Level::DEBUG,
        }
    }

    /// Tells it once, within the span that is open.
    pub fn tell(&self) {
        say(self.level(), format_args!("{self}"));
    }

    /// Tells how often it came.
    pub(super) fn tell_times(&self, times: u64) {
        say(self.level(), format_args!("{self} ({times} times in all)"));
    }
}

fn say(level: Level, line: std::fmt::Arguments<'_>) {
    match level {
        Level::ERROR => tracing::error!(target: "podbay", "{line}"),
        Level::WARN => tracing::warn!(target: "podbay", "{line}"),
        Level::INFO => tracing::info!(target: "podbay", "{line}"),
        _ => tracing::debug!(target: "podbay", "{line}"),
    }
}

impl From<&CodecError> for Dropped {
    fn from(error: &CodecError) -> Self {
        match error {
            CodecError::TooLong { got } => Self::TooLong { bytes: *got },
            CodecError::Trailing { left } => Self::Trailing { bytes: *left },
            CodecError::Truncated => Self::Truncated,
            CodecError::Malformed(_) => Self::Undecodable,
            CodecError::Unwritable(_) => Self::Unwritable,
        }
    }
}

impl From<HelloError> for Dropped {
    fn from(error: HelloError) -> Self {
        match error {
            HelloError::NotPodbay => Self::NotPodbay,
            HelloError::Malformed => Self::HelloBroken,
        }
    }
}
