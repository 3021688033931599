//! Serves a page while the lobby of its table is open.

use super::{
    door::Visits,
    packages::Places,
    state::{Page, PageOptions, PageStatus},
};
use crate::{
    diagnostics::{Dropped, Speaker},
    net::{
        error::NetError,
        host_handle::{HostHandle, HostStatus},
        life::Life,
        wake::Wake,
    },
};
use std::{
    io,
    net::SocketAddr,
    sync::{Arc, Mutex},
    time::Duration,
};
use tokio::{
    net::TcpListener,
    sync::{oneshot, watch},
    time::Interval,
};

/// Pause between two looks at the folder, for somebody who puts a package there while the page is open.
const LOOK_EVERY: Duration = Duration::from_secs(2);
/// Time for each part of all downloads together, which makes 4 MB a second. One of our packages takes three seconds if nobody
/// else downloads, and the Wi-Fi has room for the table.
const CHUNK_TIME: Duration = Duration::from_millis(16);

/// A page that is served until the handle is dropped or the table is closed.
#[derive(Debug)]
pub struct PageHandle {
    status: watch::Receiver<PageStatus>,
    _open: oneshot::Sender<()>,
}

impl PageHandle {
    /// The present state of the page.
    #[must_use]
    pub fn status(&self) -> PageStatus {
        self.status.borrow().clone()
    }
    /// Waits until `enough` holds for the status, or until the table is closed; returns the status.
    pub async fn wait_for(&self, enough: impl Fn(&PageStatus) -> bool) -> PageStatus {
        let mut status = self.status.clone();
        // An error says that the page is no longer served; its last status stays.
        let _ = status.wait_for(|status| enough(status)).await;
        self.status()
    }
}

impl HostHandle {
    /// Serves a page while the lobby is open, until the handle is dropped; `wake` is called when its status changes.
    #[must_use]
    pub fn serve_page(&self, options: PageOptions, wake: Wake) -> PageHandle {
        let status = watch::Sender::new(PageStatus::default());
        let (open, ends) = oneshot::channel();
        let handle = PageHandle {
            status: status.subscribe(),
            _open: open,
        };
        let page = Page {
            host: self.status.clone(),
            write: options.write,
            places: Places::new(options.folder, options.program),
            status,
            wake,
            pace: tokio::sync::Mutex::new(pace(&self.runtime)),
            speaker: Mutex::new(Speaker::new()),
        };
        self.runtime.spawn(Arc::new(page).run(ends, self.life.clone()));
        handle
    }
}

/// The beat of all downloads.
fn pace(runtime: &tokio::runtime::Handle) -> Interval {
    let _context = runtime.enter();
    let mut pace = tokio::time::interval(CHUNK_TIME);
    pace.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    pace
}

impl Page {
    async fn run(self: Arc<Self>, ends: oneshot::Receiver<()>, mut life: Life) {
        tokio::select! {
            () = self.serve() => {}
            // An error as well: nothing is ever sent.
            _ = ends => {}
            () = life.ending() => {}
        }
        self.tell(|status| status.address = None);
    }

    /// Serves the page in each lobby until the table is closed. Downloads that run when a lobby closes go on to their end.
    async fn serve(self: &Arc<Self>) {
        let (mut host, mut visits) = (self.host.clone(), Visits::default());
        loop {
            // An error says that the host is gone.
            let Ok(address) = host
                .wait_for(|status| status.closed || place(status).is_some())
                .await
                .map(|s| place(&s))
            else {
                return;
            };
            let Some(address) = address else { return };
            let mut changes = host.clone();
            tokio::select! {
                _ = changes.wait_for(|status| place(status) != Some(address)) => {}
                () = self.listen(address, &mut visits) => {}
                () = self.look() => {}
            }
            self.tell(|status| (status.address, status.fault) = (None, None));
        }
    }

    /// Serves the page at an address for as long as it is waited for.
    async fn listen(self: &Arc<Self>, address: SocketAddr, visits: &mut Visits) {
        match bind(address).await {
            Ok((listener, at)) => {
                self.tell(|status| status.address = Some(at));
                visits.receive(self, &listener, at).await;
            }
            Err(error) => {
                let fault = NetError::System("a page for browsers", error.to_string());
                self.tell(|status| status.fault = Some(fault));
                std::future::pending().await
            }
        }
    }

    /// Keeps the list of packages as the folder has them.
    async fn look(&self) {
        loop {
            let (places, before) = (self.places.clone(), self.status.borrow().packages.clone());
            let found = tokio::task::spawn_blocking(move || places.packages(&before)).await;
            // The runtime ends, or a look has failed as no look should.
            let Ok((packages, unread)) = found else {
                tokio::time::sleep(LOOK_EVERY).await;
                continue;
            };
            let old = self.status.borrow().clone();
            if (&packages, &unread) != (&old.packages, &old.unread) {
                let faults = unread.iter().filter(|fault| !old.unread.contains(fault));
                faults.for_each(|(_, fault)| self.note(Dropped::PackageUnread(*fault)));
                self.tell(|status| (status.packages, status.unread) = (packages, unread));
            }
            tokio::time::sleep(LOOK_EVERY).await;
        }
    }
}

/// The address of the table while its lobby is open.
fn place(status: &HostStatus) -> Option<SocketAddr> {
    let code = status.code.as_ref().filter(|_| status.in_lobby && !status.closed)?;
    Some(code.address)
}

/// Listens at an address with the number of the table's port, or with any other one if the system does not give that.
async fn bind(address: SocketAddr) -> io::Result<(TcpListener, SocketAddr)> {
    let listener = match TcpListener::bind(address).await {
        Ok(listener) => listener,
        Err(_) => TcpListener::bind((address.ip(), 0)).await?,
    };
    let at = listener.local_addr()?;
    Ok((listener, at))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{log_catch::LogCatch, net::page::state::tests::page};

    #[tokio::test]
    async fn a_package_that_cannot_be_read_is_told() {
        let log = LogCatch::begin();
        let folder = tempfile::tempdir().unwrap();
        std::fs::create_dir(folder.path().join("podbay.zip")).unwrap();
        let page = page(folder.path());
        let mut status = page.status.subscribe();
        let left_out = async { status.wait_for(|now| !now.unread.is_empty()).await.is_ok() };
        tokio::select! {
            () = page.look() => {}
            left_out = tokio::time::timeout(Duration::from_secs(60), left_out) => assert_eq!(left_out, Ok(true)),
        }
        let unread = Dropped::PackageUnread(io::ErrorKind::InvalidInput);
        assert!(log.has(&unread), "{:?}", log.lines());
    }
}
