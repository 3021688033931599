//! The ways in which a table is opened: anew, from the record of an earlier program, or in place of a lost host.

use super::{
    former::News,
    later,
    state::{Host, Socket},
};
use crate::{
    diagnostics::{Dropped, Speaker},
    games::any::AnyGame,
    net::{
        accept::ConnectionIds,
        client::Successor,
        code::tries::CodeDoor,
        dial::Dialer,
        discovery::MdnsOptions,
        error::HostError,
        handle::{Access, ClientEnd, HostOptions, ResumeOptions},
        host_handle::{HostHandle, HostStatus},
        identity::Identity,
        journal::JournalWriter,
        life::Life,
        line,
        presence::{Announced, Presence},
        tls,
    },
    protocol::{DeviceId, Name, Stage, TableId, limits},
    record::Damage,
    session::{Desk, Input, ResumeError, Session, TableOptions},
    store::{self, StoreError},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    time::{Duration, Instant},
};
use tokio::sync::{mpsc, watch};

/// Number of requests of this process that may wait.
const CONTROLS_MAX: usize = 2 * limits::MEMBERS_MAX;
/// Number of events that may wait for the host task. When it is behind, readers wait, and their peers too.
const EVENTS_MAX: usize = 256;

/// Opens a table on the current runtime.
pub(in crate::net) fn start(
    life: Life,
    identity: &Identity,
    mdns: MdnsOptions,
    options: HostOptions,
) -> Result<HostHandle, HostError> {
    let session = Session::new(TableOptions {
        key: identity.device_key().clone(),
        table: TableId(rand::random()),
        name: Name::parse(&options.table).map_err(HostError::Name)?,
        config: options.config,
        seed: options.seed,
        secret: rand::random(),
        hosts: vec![DeviceId(identity.fingerprint().0)],
        window: options.window,
        auto_start: options.auto_start,
        admission: options.admission,
    })
    .map_err(HostError::Setup)?;
    let table = (session, JournalWriter::new(options.record));
    open_anew((life, identity, mdns), table, (options.access, options.pace))
}

/// Reopens the table of a record, on the current runtime.
pub(in crate::net) fn resume(
    life: Life,
    identity: &Identity,
    mdns: MdnsOptions,
    options: ResumeOptions,
) -> Result<HostHandle, HostError> {
    let unreadable = |error: StoreError| match error {
        error if error.is_empty_record() => HostError::NoRecord(error.to_string()),
        error => HostError::Record(error.to_string()),
    };
    let loaded = store::load_record::<AnyGame>(&options.record).map_err(unreadable)?;
    let (record, key) = (&loaded.record, identity.device_key());
    let (secret, auto_start) = (rand::random(), options.auto_start);
    let mut session = match Session::resume(record, key, secret, auto_start) {
        Err(ResumeError::Over) if options.tells_end => Session::resume_ended(record, key, secret, auto_start),
        Err(ResumeError::MovedOn) if options.although_moved => Session::resume_anyway(record, key, secret, auto_start),
        other => other,
    }?;
    session.know(options.known);
    let journal = match loaded.damage {
        Some(damage @ Damage::TooLong { .. }) => {
            Dropped::RecordTooLong(damage.entry() - 1).tell();
            JournalWriter::after_full(options.record)
        }
        _ => JournalWriter::resume(options.record, loaded.good_bytes).map_err(unreadable)?,
    };
    let socket = Socket::open(identity, &options.access)?;
    let table = (session, journal);
    let comes_back = Opening {
        socket,
        looks_around: true,
    };
    Ok(open(
        life,
        identity,
        mdns,
        table,
        (options.access, options.pace),
        comes_back,
    ))
}

/// The socket of a table, and whether to look for another host of the table before it is announced.
struct Opening {
    socket: Socket,
    looks_around: bool,
}

/// Opens a table at a socket of its own.
fn open_anew(
    (life, identity, mdns): (Life, &Identity, MdnsOptions),
    table: (Session<AnyGame>, JournalWriter),
    (access, pace): (Access, Duration),
) -> Result<HostHandle, HostError> {
    let socket = Socket::open(identity, &access)?;
    let anew = Opening {
        socket,
        looks_around: false,
    };
    Ok(open(life, identity, mdns, table, (access, pace), anew))
}

/// Goes on with the table of a lost host, at the socket that the client had, because the others know its address.
pub(in crate::net) fn succeed(life: Life, dialer: &mut Dialer, successor: Successor) -> Result<HostHandle, ClientEnd> {
    let listening = dialer.socket().map_err(ClientEnd::Net)?;
    let (identity, mdns) = dialer.own();
    let session = Session::succeed(
        successor.legacy,
        identity.device_key(),
        rand::random(),
        successor.agreed,
    );
    let mut session = session.map_err(|error| ClientEnd::Succession(error.to_string()))?;
    let formers = dialer.hosts();
    session.know(successor.known);
    let journal = JournalWriter::new(successor.record);
    let config = tls::server_config(identity).map_err(|error| ClientEnd::Net(error.into()))?;
    listening.endpoint.set_server_config(Some(config));
    let access = Access::Lan {
        ip: None,
        port: None,
        announce: true,
    };
    let socket = Opening {
        socket: Socket {
            listening: Some(listening),
            lent: true,
            formers,
        },
        looks_around: false,
    };
    Ok(open(
        life,
        identity,
        mdns,
        (session, journal),
        (access, successor.pace),
        socket,
    ))
}

fn open(
    life: Life,
    identity: &Identity,
    mdns: MdnsOptions,
    (session, journal): (Session<AnyGame>, JournalWriter),
    (access, pace): (Access, Duration),
    Opening { socket, looks_around }: Opening,
) -> HostHandle {
    let listening = socket.listening.as_ref().map(|listening| &listening.endpoint);
    let (id, name) = session.table();
    let name = name.clone();
    let who = Announced {
        id,
        name: name.clone(),
        identity: identity.fingerprint(),
    };
    let mut presence = Presence::new((access, mdns), listening, who);
    let mut status = HostStatus::new(id, name, presence.addresses());
    // Also if nobody is missing; the first step then ends the gathering and announces the table.
    status.gathering = socket.lent;
    status.in_lobby = session.notice().stage == Stage::Lobby;
    let looks_around = looks_around && presence.is_announced();
    if !status.gathering && !looks_around {
        status.discovery = presence.announce(session.notice()).err();
    }
    if status.discovery.is_some() {
        Dropped::NotAnnounced.tell();
    }
    let (status, status_receiver) = watch::channel(status);
    let (control, controls) = mpsc::channel(CONTROLS_MAX);
    let record = journal.path();
    let mut host = Host {
        desk: Desk::new(session),
        started: Instant::now(),
        device: DeviceId(identity.fingerprint().0),
        ids: ConnectionIds::default(),
        peers: BTreeMap::new(),
        welcomed: BTreeSet::new(),
        events: mpsc::channel(EVENTS_MAX),
        control: (control.clone(), controls),
        bots: BTreeMap::new(),
        pace,
        journal,
        presence,
        lines: tokio::time::interval(line::LOOK_EVERY),
        status,
        socket,
        mdns,
        identity: identity.clone(),
        life: life.clone(),
        closing: false,
        news: News::default(),
        code: CodeDoor::new(),
        speaker: Speaker::new(),
    };
    host.show_code();
    host.note_awaited();
    if looks_around {
        let events = host.events.0.clone();
        tokio::spawn(later::look_around((identity.fingerprint(), mdns), id, events));
    }
    // Carries out what the table does first.
    host.input(Input::Tick);
    tokio::spawn(host.run());
    HostHandle {
        control,
        status: status_receiver,
        runtime: tokio::runtime::Handle::current(),
        life,
        identity: identity.clone(),
        mdns,
        record,
    }
}
