//! The requests of the system to end the program: Ctrl-C, a session that closes, a service that is stopped.

use super::{life::Life, wake::Wake};
use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

/// Tells whether the system asked this program to end.
#[derive(Clone, Debug, Default)]
pub struct StopSign(Arc<AtomicBool>);

impl StopSign {
    /// True once the system has asked.
    #[must_use]
    pub fn is_given(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Watches in the background for the system to ask; `wake` is called then.
    pub(super) fn watch(mut life: Life, wake: Wake) -> Self {
        let sign = Self::default();
        let given = sign.clone();
        tokio::spawn(async move {
            tokio::select! {
                () = asked() => {
                    given.0.store(true, Ordering::Relaxed);
                    wake();
                }
                () = life.ending() => {}
            }
        });
        sign
    }
}

/// Waits until the system asks this program to end: by Ctrl-C, SIGTERM or SIGHUP. A program that was started to outlive
/// its terminal, as by `nohup`, takes no notice of SIGHUP.
#[cfg(unix)]
pub async fn asked() {
    use tokio::signal::unix::SignalKind;
    let hangup = async {
        if hangup_is_ignored() {
            std::future::pending().await
        } else {
            signal(SignalKind::hangup()).await;
        }
    };
    tokio::select! {
        () = signal(SignalKind::interrupt()) => {}
        () = signal(SignalKind::terminate()) => {}
        () = hangup => {}
    }
}

/// Waits for a signal; for ever where the system does not hand it over, because it then acts by itself.
#[cfg(unix)]
async fn signal(kind: tokio::signal::unix::SignalKind) {
    match tokio::signal::unix::signal(kind) {
        Ok(mut signal) => {
            signal.recv().await;
        }
        Err(_) => std::future::pending().await,
    }
}

/// True if SIGHUP was ignored when the program started. Only Linux says so in a file; elsewhere `nohup` needs a new
/// session (`setsid`).
#[cfg(unix)]
fn hangup_is_ignored() -> bool {
    /// The lowest bit of the mask stands for signal 1.
    const HANGUP: u64 = 1;
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    mask.is_some_and(|mask| mask & HANGUP != 0)
}

/// Waits until the system asks this program to end: by Ctrl-C or Ctrl-Break, by the end of its console, of the session
/// or of the system. Windows ends the program some seconds after the last three.
#[cfg(windows)]
pub async fn asked() {
    use tokio::signal::windows::{ctrl_break, ctrl_c, ctrl_close, ctrl_logoff, ctrl_shutdown};
    macro_rules! signal {
        ($open:ident) => {
            async {
                match $open() {
                    Ok(mut signal) => {
                        signal.recv().await;
                    }
                    Err(_) => std::future::pending().await,
                }
            }
        };
    }
    tokio::select! {
        () = signal!(ctrl_c) => {}
        () = signal!(ctrl_break) => {}
        () = signal!(ctrl_close) => {}
        () = signal!(ctrl_logoff) => {}
        () = signal!(ctrl_shutdown) => {}
    }
}
