//! The door of the page: it lets few browsers in, and only those of the page's own network. In a full page the most
//! crowded address makes way for others.

use super::{answer, state::Page};
use crate::{
    diagnostics::Dropped,
    net::{interfaces, ration::Rations},
};
use hyper::{
    Request, Response,
    body::Incoming,
    server::conn::http1,
    service::{Service, service_fn},
};
use hyper_util::rt::{TokioIo, TokioTimer};
use std::{
    convert::Infallible,
    net::{IpAddr, SocketAddr},
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::{
    net::{TcpListener, TcpStream},
    task::{AbortHandle, JoinSet},
};
use tokio_io_timeout::TimeoutStream;

/// Most visits at once. Each has two parts of a package in memory.
const VISITS_MAX: usize = 16;
/// Most visits at once from one address: the page and some downloads.
const VISITS_EACH: usize = 4;
/// Visits that one address may begin at once, and in each second after that.
const BEGINS: (f64, f64) = (32.0, 1.0);
/// The times of a visit.
const PATIENCE: Patience = Patience {
    request: Duration::from_secs(5),
    stall: Duration::from_secs(20),
    visit: Duration::from_secs(600),
};
/// Most bytes of a request, the least that the library allows.
const REQUEST_MAX: usize = 8192;
/// Pause after a fault of the system, such as too many open files.
const FAULT: Duration = Duration::from_millis(100);

/// How long browsers are waited for.
#[derive(Clone, Copy)]
struct Patience {
    /// Time to say what is wanted.
    request: Duration,
    /// Time for which nothing of an answer may be taken.
    stall: Duration,
    /// Time of a whole visit: a large package at a bad Wi-Fi.
    visit: Duration,
}

/// The visits that go on. They end when this is dropped.
pub(super) struct Visits {
    tasks: JoinSet<()>,
    /// The oldest visit comes first.
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
        let same = self.count(from);
        if !self.begun.admit(from, Instant::now()) || same >= VISITS_EACH {
            Some(Dropped::PageTooOften(from))
        } else if !is_near(from, at) {
            Some(Dropped::PageForeign(from))
        } else {
            // The address that makes way keeps as many visits as the newcomer then has, so that no two of them take turns.
            let has_room = self.from.len() < VISITS_MAX || self.crowd().is_some_and(|(most, _)| same + 1 < most);
            (!has_room).then_some(Dropped::PageFull)
        }
    }

    /// The number of visits from an address.
    fn count(&self, from: IpAddr) -> usize {
        self.from.iter().filter(|(other, _)| *other == from).count()
    }

    /// The number of visits from the most crowded address, and the place of its newest one in the list. Of equal addresses
    /// the one with the newest visit counts.
    fn crowd(&self) -> Option<(usize, usize)> {
        let counts = self.from.iter().enumerate();
        counts.map(|(place, (from, _))| (self.count(*from), place)).max()
    }

    /// Ends the newest visit of the most crowded address if there is no room for another visit. Returns true if it did.
    fn make_room(&mut self) -> bool {
        if self.from.len() >= VISITS_MAX
            && let Some((_, newest)) = self.crowd()
        {
            self.from.remove(newest).1.abort();
            return true;
        }
        false
    }

    fn begin(&mut self, page: &Arc<Page>, stream: TcpStream, (from, at): (SocketAddr, SocketAddr)) {
        if self.make_room() {
            page.note(Dropped::PageFull);
        }
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
    let answers = service_fn(move |request| {
        let page = Arc::clone(&page);
        async move { Ok(answer::answer(&page, at, &request).await) }
    });
    converse(stream, answers, PATIENCE).await;
}

/// Reads one request and sends its answer.
async fn converse<S>(stream: TcpStream, answers: S, patience: Patience)
where
    S: Service<Request<Incoming>, Response = Response<answer::Body>, Error = Infallible>,
{
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(patience.stall));
    let conversation = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience.request)
        .max_buf_size(REQUEST_MAX)
        .keep_alive(false)
        .serve_connection(TokioIo::new(Box::pin(stream)), answers);
    // A browser that leaves or takes too long costs nobody else anything, so nothing is said of it.
    let _ = tokio::time::timeout(patience.visit, conversation).await;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{log_catch::LogCatch, net::page::state::tests::page};
    use http_body_util::{Either, Full};
    use tokio::{
        io::{AsyncReadExt, AsyncWriteExt},
        runtime::Runtime,
    };

    const LONG: Duration = Duration::from_secs(3600);
    const SHORT: Duration = Duration::from_millis(50);
    /// More than fits the buffers of the sockets.
    const MUCH: usize = 64 * 1024 * 1024;

    /// Lets a browser ask and read for as long as it is answered. The conversation has to end.
    fn visited<F: Future<Output = ()>>(patience: Patience, browser: impl FnOnce(TcpStream) -> F) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        runtime.unwrap().block_on(async {
            let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
            let stream = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
            let (ours, _) = listener.accept().await.unwrap();
            let answers = service_fn(|_| async { Ok(Response::new(Either::Left(Full::from(vec![0; MUCH])))) });
            let conversation = tokio::time::timeout(Duration::from_secs(60), converse(ours, answers, patience));
            tokio::select! {
                biased;
                ended = conversation => assert!(ended.is_ok(), "it goes on"),
                () = browser(stream) => panic!("the browser ends first"),
            }
        });
    }

    async fn asks(stream: &mut TcpStream) {
        stream.write_all(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
    }

    #[test]
    fn a_browser_that_asks_nothing_or_reads_nothing_is_not_waited_for() {
        let (request, stall, visit) = (SHORT, LONG, LONG);
        visited(Patience { request, stall, visit }, |mut stream| async move {
            stream.write_all(b"GET / HT").await.unwrap();
            std::future::pending().await
        });
        let (request, stall) = (LONG, SHORT);
        visited(Patience { request, stall, visit }, |mut stream| async move {
            asks(&mut stream).await;
            std::future::pending().await
        });
    }

    #[test]
    fn a_browser_that_reads_on_and_on_is_not_waited_for_longer_than_a_visit_takes() {
        let (request, stall, visit) = (LONG, LONG, SHORT);
        visited(Patience { request, stall, visit }, |mut stream| async move {
            asks(&mut stream).await;
            loop {
                // The end of the connection is that of the conversation, which is looked at first.
                if stream.read_u8().await.is_err() {
                    std::future::pending::<()>().await;
                }
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
        });
    }

    #[test]
    fn an_address_begins_few_visits_and_others_begin_theirs_meanwhile() {
        let mut visits = Visits::default();
        let (loud, at) = ("127.0.0.2".parse().unwrap(), "127.0.0.1".parse().unwrap());
        let start = Instant::now();
        let begun = (0..500).filter(|_| visits.refusal(loud, at).is_none()).count();
        let gained = start.elapsed().as_secs_f64() * BEGINS.1;
        assert!((32..=33 + gained as usize).contains(&begun), "{begun}");
        assert!(visits.refusal("127.0.0.3".parse().unwrap(), at).is_none());
    }

    fn address(last: u8) -> IpAddr {
        IpAddr::from([127, 0, 0, last])
    }

    /// Begins a visit that goes on until it is ended, or returns why it is refused.
    fn enter(visits: &mut Visits, runtime: &Runtime, last: u8) -> Option<Dropped> {
        let refusal = visits.refusal(address(last), address(1));
        if refusal.is_none() {
            visits.make_room();
            let visit = visits.tasks.spawn_on(std::future::pending(), runtime.handle());
            visits.from.push((address(last), visit));
        }
        refusal
    }

    /// Waits until so many visits go on. A task ends when its runtime looks at it.
    fn until_left(visits: &mut Visits, runtime: &Runtime, count: usize) {
        runtime.block_on(async {
            let end = Instant::now() + Duration::from_secs(60);
            while visits.tasks.len() > count {
                assert!(Instant::now() < end, "{} visits go on", visits.tasks.len());
                while visits.tasks.try_join_next().is_some() {}
                tokio::task::yield_now().await;
            }
        });
    }

    #[test]
    fn few_visits_go_on_at_once() {
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        let mut visits = Visits::default();
        for _ in 0..VISITS_EACH {
            assert_eq!(enter(&mut visits, &runtime, 1), None);
        }
        let fifth = enter(&mut visits, &runtime, 1);
        assert_eq!(fifth, Some(Dropped::PageTooOften(address(1))));
        visits.from.drain(1..).for_each(|(_, visit)| visit.abort());
        for last in 2..=16 {
            assert_eq!(enter(&mut visits, &runtime, last), None);
        }
        assert_eq!(enter(&mut visits, &runtime, 17), Some(Dropped::PageFull));
        until_left(&mut visits, &runtime, VISITS_MAX);
        visits.from.iter().take(1).for_each(|(_, visit)| visit.abort());
        until_left(&mut visits, &runtime, VISITS_MAX - 1);
        assert_eq!(enter(&mut visits, &runtime, 17), None);
    }

    #[test]
    fn a_crowd_makes_way_for_others() {
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        let mut visits = Visits::default();
        for crowd in 1..=4 {
            for _ in 0..VISITS_EACH {
                assert_eq!(enter(&mut visits, &runtime, crowd), None);
            }
        }
        let counts = |visits: &Visits| [1, 2, 3, 4, 5, 6].map(|last| visits.count(address(last)));
        for (comes, left) in [
            (5, [4, 4, 4, 3, 1, 0]),
            (5, [4, 4, 3, 3, 2, 0]),
            (6, [4, 3, 3, 3, 2, 1]),
        ] {
            assert_eq!(enter(&mut visits, &runtime, comes), None);
            assert_eq!(counts(&visits), left, "{comes} comes");
        }
        // Those who made way do not come back at the cost of others.
        assert_eq!(enter(&mut visits, &runtime, 4), Some(Dropped::PageFull));
        for last in 7..=15 {
            assert_eq!(enter(&mut visits, &runtime, last), None);
        }
        assert_eq!(counts(&visits), [2, 1, 1, 1, 1, 1]);
        until_left(&mut visits, &runtime, VISITS_MAX);
        assert!(visits.from.iter().all(|(_, visit)| !visit.is_finished()));
    }

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

    #[tokio::test]
    async fn a_browser_of_another_network_and_a_request_under_another_name_are_told() {
        let (log, folder) = (LogCatch::begin(), tempfile::tempdir().unwrap());
        let page = page(folder.path());
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let at = listener.local_addr().unwrap();
        // No machine has the first address, so nobody is near it.
        let elsewhere = SocketAddr::from(([192, 0, 2, 1], at.port()));
        for (own, why) in [(elsewhere, Dropped::PageForeign(at.ip())), (at, Dropped::PageMisnamed)] {
            assert!(!log.has(&why), "{why}");
            let mut visits = Visits::default();
            let browse = async {
                let mut stream = TcpStream::connect(at).await.unwrap();
                asks(&mut stream).await;
                // Either end of the connection will do.
                let _ = stream.read_to_end(&mut Vec::new()).await;
            };
            tokio::select! {
                () = visits.receive(&page, &listener, own) => {}
                ended = tokio::time::timeout(Duration::from_secs(60), browse) => ended.expect("an end"),
            }
            assert!(log.has(&why), "{why}: {:?}", log.lines());
        }
    }

    /// A listener that was shut down lets nobody in; only Linux says so.
    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn a_system_that_lets_nobody_in_is_told() {
        let (log, folder) = (LogCatch::begin(), tempfile::tempdir().unwrap());
        let (page, mut visits) = (page(folder.path()), Visits::default());
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let at = listener.local_addr().unwrap();
        let shut = socket2::SockRef::from(&listener).shutdown(std::net::Shutdown::Both);
        shut.unwrap();
        let fault = Dropped::PageFault(std::io::ErrorKind::InvalidInput);
        let told = async {
            while !log.has(&fault) {
                tokio::task::yield_now().await;
            }
        };
        tokio::select! {
            () = visits.receive(&page, &listener, at) => {}
            told = tokio::time::timeout(Duration::from_secs(60), told) => told.expect("it is told"),
        }
    }
}
