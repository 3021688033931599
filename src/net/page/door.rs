//! The door of the page: it lets few browsers in, and only those of the page's own network.

use super::{answer, state::Page};
use crate::{
    diagnostics::Dropped,
    net::{interfaces, ration::Rations},
};
use hyper::{server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::{
    net::{TcpListener, TcpStream},
    task::{AbortHandle, JoinSet},
};
use tokio_io_timeout::TimeoutStream;

/// Most visits at once. Each has a chunk of a package in memory.
const VISITS_MAX: usize = 16;
/// Most visits at once from one address: the page and some downloads.
const VISITS_EACH: usize = 4;
/// Visits that one address may begin at once, and in each second after that.
const BEGINS: (f64, f64) = (32.0, 1.0);
/// Time for a browser to say what it wants.
const ASKS: Duration = Duration::from_secs(5);
/// Most bytes of its request, the least that the library allows.
const ASKS_MAX: usize = 8192;
/// Time for which a browser may take nothing of an answer.
const STALLS: Duration = Duration::from_secs(20);
/// Longest visit: a large package at a bad Wi-Fi.
const WHOLE: Duration = Duration::from_secs(600);
/// Pause after a fault of the system, such as too many open files.
const FAULT: Duration = Duration::from_millis(100);

/// The visits that go on. They end when this is dropped.
pub(super) struct Visits {
    tasks: JoinSet<()>,
    from: Vec<(IpAddr, AbortHandle)>,
    begun: Rations,
}

impl Default for Visits {
    fn default() -> Self {
        Self {
            tasks: JoinSet::new(),
            from: Vec::new(),
            begun: Rations::new(BEGINS.0, BEGINS.1),
        }
    }
}

impl Visits {
    /// Lets browsers in for as long as it is waited for.
    pub(super) async fn receive(&mut self, page: &Arc<Page>, listener: &TcpListener, at: SocketAddr) {
        loop {
            match listener.accept().await {
                Ok((stream, from)) => match self.refusal(from.ip().to_canonical(), at.ip()) {
                    None => self.begin(page, stream, (from, at)),
                    // Dropping the stream closes it.
                    Some(why) => page.note(why),
                },
                Err(error) => {
                    page.note(Dropped::PageFault(error.kind()));
                    tokio::time::sleep(FAULT).await;
                }
            }
        }
    }

    /// The reason why somebody is not let in.
    fn refusal(&mut self, from: IpAddr, at: IpAddr) -> Option<Dropped> {
        // The result of a visit is of no interest.
        while self.tasks.try_join_next().is_some() {}
        self.from.retain(|(_, visit)| !visit.is_finished());
        let same = self.from.iter().filter(|(other, _)| *other == from).count();
        if !self.begun.admit(from, Instant::now()) || same >= VISITS_EACH {
            Some(Dropped::PageTooOften(from))
        } else if self.from.len() >= VISITS_MAX {
            Some(Dropped::PageFull)
        } else {
            (!is_near(from, at)).then_some(Dropped::PageForeign(from))
        }
    }

    fn begin(&mut self, page: &Arc<Page>, stream: TcpStream, (from, at): (SocketAddr, SocketAddr)) {
        let visit = self.tasks.spawn(visit(Arc::clone(page), stream, at));
        self.from.push((from.ip().to_canonical(), visit));
    }
}

/// True if somebody is in the network of the page's own address, so that no router stands between them.
fn is_near(from: IpAddr, at: IpAddr) -> bool {
    let all = interfaces::own().unwrap_or_default();
    from == at || all.iter().any(|own| own.ip == at && own.has_neighbour(from))
}

async fn visit(page: Arc<Page>, stream: TcpStream, at: SocketAddr) {
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(STALLS));
    let answers = service_fn(move |request| answer::answer(Arc::clone(&page), at, request));
    let conversation = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(ASKS)
        .max_buf_size(ASKS_MAX)
        .keep_alive(false)
        .serve_connection(TokioIo::new(Box::pin(stream)), answers);
    // A browser that leaves or takes too long costs nobody else anything, so nothing is said of it.
    let _ = tokio::time::timeout(WHOLE, conversation).await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_network_of_the_page_is_near() {
        let ip = |text: &str| text.parse::<IpAddr>().unwrap();
        let home = ip("127.0.0.1");
        assert!(
            is_near(home, home) && is_near(ip("127.0.0.9"), home),
            "the loopback is a network of 8 bits"
        );
        for foreign in ["8.8.8.8", "128.0.0.1", "::1", "2001:db8::1"] {
            assert!(!is_near(ip(foreign), home), "{foreign}");
        }
        let nobody = ip("192.0.2.1");
        assert!(
            !is_near(ip("192.0.2.2"), nobody),
            "an address that this machine does not have"
        );
    }
}
