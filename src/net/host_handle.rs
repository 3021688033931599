//! The handle of a table hosted here.

use super::{
    Wake, client,
    control::HostControl,
    handle::{ClientHandle, HostStatus, JoinOptions},
    life::Life,
};
use crate::session::Operator;
use tokio::sync::{mpsc, watch};

/// A table hosted here. Clones share it; it goes on until `close`, or until the backend is dropped.
#[derive(Clone, Debug)]
pub struct HostHandle {
    pub(super) control: mpsc::Sender<HostControl>,
    pub(super) status: watch::Receiver<HostStatus>,
    pub(super) runtime: tokio::runtime::Handle,
    pub(super) life: Life,
}

impl HostHandle {
    /// Comes to the table from this machine, as everybody else does. The first one is the host member, who may change
    /// the configuration and start.
    #[must_use]
    pub fn client(&self, options: JoinOptions, wake: Wake) -> ClientHandle {
        let _context = self.runtime.enter();
        client::start_local(self.life.clone(), self.control.clone(), None, options, wake)
    }
    /// The present state of the host.
    #[must_use]
    pub fn status(&self) -> HostStatus {
        self.status.borrow().clone()
    }
    /// Has the table do something without a member who asks for it. A wish that cannot be met shows in the status.
    pub fn operate(&self, operator: Operator) {
        // A full queue empties soon, a closed one has nothing left to do.
        let control = self.control.clone();
        self.runtime
            .spawn(async move { control.send(HostControl::Operate(operator)).await });
    }
    /// Closes the table in order: everybody is told, the record is complete. Returns at once; `closed` waits.
    pub fn close(&self) {
        self.operate(Operator::Close);
    }
    /// Waits until `enough` holds of the status, and returns it; also when the table is closed.
    pub async fn wait_for(&self, enough: impl Fn(&HostStatus) -> bool) -> HostStatus {
        let mut status = self.status.clone();
        // An error says that the host task is gone; its last status stays.
        let _ = status.wait_for(|s| s.closed || enough(s)).await;
        self.status()
    }
    /// Waits until the table is closed; returns its last status.
    pub async fn closed(&self) -> HostStatus {
        self.wait_for(|_| false).await
    }
}
