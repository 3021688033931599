//! The data of a page, which all visits to it share.

use super::packages::{Package, Places};
use crate::{
    diagnostics::{Dropped, Speaker},
    net::{
        error::NetError,
        host_handle::{HostStatus, TableCode},
        wake::Wake,
    },
    protocol::Name,
};
use std::{
    io,
    net::SocketAddr,
    path::PathBuf,
    sync::{Mutex, PoisonError},
};
use tokio::{sync::watch, time::Interval};

/// Writes the page in the first language of a browser's list that the program speaks; see `Accept-Language` in RFC 9110.
pub type PageWriter = fn(&PageFacts<'_>, &str) -> String;

/// The contents of the page.
#[derive(Clone, Copy, Debug)]
pub struct PageFacts<'a> {
    /// The table's name, as people typed it.
    pub table: &'a Name,
    /// Join code and address of the table.
    pub code: &'a TableCode,
    /// The packages that can be downloaded.
    pub packages: &'a [Package],
}

/// A page to serve.
#[derive(Clone, Debug)]
pub struct PageOptions {
    /// The folder with the packages. No other file in it is served, and no folder below it is looked at.
    pub folder: Option<PathBuf>,
    /// This program, which is served if the folder has no package for this machine's system; see [`own_program`](super::own_program).
    pub program: Option<PathBuf>,
    /// The words of the page.
    pub write: PageWriter,
}

/// The state of a page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PageStatus {
    /// The address of the page; `None` while no lobby is open. Without a network it is one that only this machine reaches.
    pub address: Option<SocketAddr>,
    /// The packages that it offers.
    pub packages: Vec<Package>,
    /// The names of files that would be packages but are too large, or cannot be read for this reason.
    pub unread: Vec<(String, io::ErrorKind)>,
    /// Number of packages that were sent to their end.
    pub sent: u32,
    /// The fault that keeps the page from being served.
    pub fault: Option<NetError>,
}

/// The data that all visits share.
pub(super) struct Page {
    pub(super) host: watch::Receiver<HostStatus>,
    pub(super) write: PageWriter,
    pub(super) places: Places,
    pub(super) status: watch::Sender<PageStatus>,
    pub(super) wake: Wake,
    /// The beat of all downloads, one chunk each.
    pub(super) pace: tokio::sync::Mutex<Interval>,
    pub(super) speaker: Mutex<Speaker>,
}

impl Page {
    pub(super) fn tell(&self, change: impl FnOnce(&mut PageStatus)) {
        self.status.send_modify(change);
        (self.wake)();
    }

    pub(super) fn note(&self, why: Dropped) {
        self.speaker.lock().unwrap_or_else(PoisonError::into_inner).note(why);
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::{net::wake::no_wake, protocol::TableId};
    use std::{path::Path, sync::Arc, time::Duration};

    /// A page with the packages of a folder, of a table without an address.
    pub(in crate::net::page) fn page(folder: &Path) -> Arc<Page> {
        let name = Name::parse("Kitchen").unwrap();
        let status = HostStatus::new(TableId([0; 16]), name, Vec::new());
        Arc::new(Page {
            host: watch::Sender::new(status).subscribe(),
            write: |_, _| String::new(),
            places: Places::new(Some(folder.to_owned()), None),
            status: watch::Sender::new(PageStatus::default()),
            wake: no_wake(),
            pace: tokio::sync::Mutex::new(tokio::time::interval(Duration::from_millis(1))),
            speaker: Mutex::new(Speaker::new()),
        })
    }
}
