//! The network's threads: where tables are hosted, joined and looked for.

use super::{
    browse::{self, FoundTable, TableList},
    client,
    dial::Dialer,
    discovery::{MdnsOptions, TableState},
    doctor::{self, Checkup, CheckupOptions},
    error::{HostError, NetError},
    handle::{ClientHandle, HostOptions, JoinOptions, ResumeOptions},
    host,
    host_handle::{HostHandle, Target},
    identity::Identity,
    interfaces::AdapterName,
    life::{Life, LifeOwner},
    stop::StopSign,
    thinking::{cores_for_bots, processors},
    wake::{Wake, no_wake},
};
use crate::protocol::{PROTOCOL_VERSION, TableId};
use std::{net::SocketAddr, num::NonZero, time::Duration};

/// Longest time that a closing backend waits for the farewells of its tasks.
const GOODBYE: Duration = Duration::from_secs(3);

/// The network's threads and this device's identity. Dropping it ends all tables and searches on it.
pub struct Backend {
    runtime: Option<tokio::runtime::Runtime>,
    life: Option<LifeOwner>,
    identity: Identity,
    mdns: MdnsOptions,
}

impl Backend {
    /// Starts the network's threads; opens no socket yet.
    ///
    /// # Errors
    /// `System` if the system gives no threads or timers.
    pub fn new(identity: Identity, mdns: MdnsOptions) -> Result<Self, NetError> {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            // One thread for everything: no message waits for another processor to wake up, and there is little to do.
            .worker_threads(1)
            .thread_name("podbay-net")
            .enable_all()
            .build()
            .map_err(|e| NetError::System("threads for the network", e.to_string()))?;
        Ok(Self {
            runtime: Some(runtime),
            life: Some(LifeOwner::new()),
            identity,
            mdns,
        })
    }

    /// The identity of this device.
    #[must_use]
    pub const fn identity(&self) -> &Identity {
        &self.identity
    }

    /// Uses one adapter from now on, or all; what runs already stays as it is.
    pub const fn use_adapter(&mut self, adapter: Option<AdapterName>) {
        self.mdns.adapter = adapter;
    }

    /// Lets the bots of this device think on at most so many threads at once from now on; `None` leaves the choice to the
    /// program. Thoughts that have begun go on.
    pub fn use_cores(&self, cores: Option<NonZero<u16>>) {
        let _context = self.runtime().enter();
        self.life().thinkers().resize(cores_for_bots(cores, processors()));
    }

    /// The runtime, for those who wait instead of polling.
    #[must_use]
    pub fn runtime(&self) -> &tokio::runtime::Runtime {
        // The option is emptied by `drop` alone.
        self.runtime.as_ref().expect("the runtime lives as long as the backend")
    }

    /// Watches for the system to ask this program to end; `wake` is called then.
    #[must_use]
    pub fn watch_for_stop(&self, wake: Wake) -> StopSign {
        let _context = self.runtime().enter();
        StopSign::watch(self.life(), wake)
    }

    fn life(&self) -> Life {
        // The option is emptied by `drop` alone.
        self.life
            .as_ref()
            .expect("tasks are only started while the backend lives")
            .life()
    }

    /// Opens a table.
    ///
    /// # Errors
    /// The configuration or a name cannot be used, or the network refuses.
    pub fn host(&self, options: HostOptions) -> Result<HostHandle, HostError> {
        let _context = self.runtime().enter();
        host::start(self.life(), &self.identity, self.mdns, options)
    }

    /// Reopens the table of a record, with the same seats, and the game where it stopped.
    ///
    /// # Errors
    /// The record cannot be read or gone on with, or the network refuses.
    pub fn resume(&self, options: ResumeOptions) -> Result<HostHandle, HostError> {
        let _context = self.runtime().enter();
        host::resume(self.life(), &self.identity, self.mdns, options)
    }

    /// Joins a table on the network; `wake` is called after every update.
    #[must_use]
    pub fn join(&self, target: Target, options: JoinOptions, wake: Wake) -> ClientHandle {
        let _context = self.runtime().enter();
        let dialer = Dialer::new(self.identity.clone(), self.mdns, target);
        client::start_remote(self.life(), host::succeed, dialer, options, wake)
    }

    /// Returns a table to join: the one at `address`, or without an address an open one that is found within `wait`.
    ///
    /// # Errors
    /// As [`Self::browse`].
    pub fn find(&self, address: Option<SocketAddr>, wait: Duration) -> Result<Option<Target>, NetError> {
        if let Some(address) = address {
            return Ok(Some(Target::at(address)));
        }
        let mut list = self.browse(no_wake())?;
        let any_open = |tables: &[FoundTable]| tables.iter().any(FoundTable::is_open);
        let tables = self.runtime().block_on(list.wait_for(wait, any_open));
        Ok(tables.iter().find(|table| table.is_open()).map(FoundTable::target))
    }

    /// Examines why tables and guests do not find each other; `at` is an address that somebody has read out.
    #[must_use]
    pub fn examine(&self, at: Option<SocketAddr>, wake: Wake) -> Checkup {
        let _context = self.runtime().enter();
        let options = CheckupOptions {
            at,
            ..CheckupOptions::new(self.mdns)
        };
        // A new key, so that no machine learns which device examines it.
        let stranger = Identity::generate().unwrap_or_else(|_| self.identity.clone());
        doctor::examine(stranger, options, wake)
    }

    /// Looks for tables until the list is dropped.
    ///
    /// # Errors
    /// `Discovery` or `System`; typed addresses may work all the same.
    pub fn browse(&self, wake: Wake) -> Result<TableList, NetError> {
        let _context = self.runtime().enter();
        browse::browse(self.mdns, wake)
    }
}

impl HostHandle {
    /// Joins the table from this machine as the host member, who may change the configuration and start. A later client
    /// takes the place of the one before.
    #[must_use]
    pub fn client(&self, options: JoinOptions, wake: Wake) -> ClientHandle {
        let _context = self.runtime.enter();
        let dialer = Dialer::new(self.identity.clone(), self.mdns, Target::default());
        client::start_local(host::succeed, self.clone(), dialer, options, wake)
    }
}

impl FoundTable {
    /// True if the table has a free seat and its host speaks the same protocol version.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.announcement.state == TableState::Open && self.announcement.protocol == PROTOCOL_VERSION
    }
    /// The way to join it. Its key is known, so no other host is accepted from the first visit on.
    #[must_use]
    pub fn target(&self) -> Target {
        Target {
            table: TableId::parse(&self.announcement.id),
            addresses: self.addresses.clone(),
            expected: Some(self.announcement.fingerprint),
            ..Target::default()
        }
    }
}

impl Drop for Backend {
    fn drop(&mut self) {
        if let (Some(runtime), Some(life)) = (self.runtime.take(), self.life.take()) {
            runtime.block_on(life.end(GOODBYE));
            runtime.shutdown_background();
        }
    }
}
