//! Threads for the thoughts of bots, so that no thought delays the network or the window.

use crate::bot::Stop;
use std::{num::NonZero, sync::Arc, thread, time::Duration};
use tokio::sync::{Semaphore, oneshot};

/// Places for thoughts. Clones share them, so that all bots of a backend together never think on more threads.
///
/// Each thought has a thread of its own, which ends with the thought, so none is idle and none has to be ended with the
/// backend. Askers wait for a place in their own tasks, in the order in which they came, so there is no queue to bound.
#[derive(Clone, Debug)]
pub(super) struct Thinkers(Arc<Semaphore>);

impl Thinkers {
    /// One place for each processor but one, which is left to the network and the window. At least one place.
    pub(super) fn new() -> Self {
        let processors = thread::available_parallelism().map_or(1, NonZero::get);
        Self::with_places(processors.saturating_sub(1).max(1))
    }

    fn with_places(places: usize) -> Self {
        Self(Arc::new(Semaphore::new(places)))
    }

    /// Waits for a place and carries out the thought there, for at most `limit`. Dropping the future stops the thought.
    /// Returns `None` if the thought panicked or the system gave no thread.
    pub(super) async fn think<A: Send + 'static>(
        self,
        limit: Duration,
        thought: impl FnOnce(&Stop) -> A + Send + 'static,
    ) -> Option<A> {
        let place = self.0.acquire_owned().await.ok()?;
        // Dropped together with this future.
        let asker = Arc::new(());
        let stop = Stop::new(&asker, limit);
        let (tell, answer) = oneshot::channel();
        let work = move || {
            let answer = thought(&stop);
            drop(place);
            // An error means that nobody waits any more.
            let _ = tell.send(answer);
        };
        let thread = thread::Builder::new().name("podbay-think".to_owned());
        thread.spawn(work).ok()?;
        answer.await.ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{cell::Cell, future, panic, sync::mpsc as threads, time::Instant};
    use tokio::sync::mpsc;

    /// Nothing here takes longer; a test that waits for it has failed.
    const DEADLINE: Duration = Duration::from_secs(60);

    async fn soon<T>(event: impl Future<Output = T>) -> T {
        tokio::time::timeout(DEADLINE, event).await.expect("in time")
    }

    /// A thought that tells its stop when it begins, and lasts until the other end of `held` is dropped.
    fn long(begins: mpsc::Sender<Stop>, held: threads::Receiver<()>) -> impl FnOnce(&Stop) + Send + 'static {
        move |stop: &Stop| {
            begins.blocking_send(stop.clone()).expect("the test listens");
            let _ = held.recv();
        }
    }

    #[tokio::test]
    async fn a_thought_ends_at_its_limit() {
        const LIMIT: Duration = Duration::from_millis(20);
        let began = Instant::now();
        let thought = |stop: &Stop| {
            while !stop.is_due() {
                thread::yield_now();
            }
        };
        assert_eq!(soon(Thinkers::with_places(1).think(LIMIT, thought)).await, Some(()));
        assert!(began.elapsed() >= LIMIT);
    }

    #[tokio::test]
    async fn a_thought_is_told_at_once_that_nobody_waits_any_more() {
        let (begins, mut begun) = mpsc::channel(1);
        let (_hold, held) = threads::channel();
        let mut thought = Box::pin(Thinkers::with_places(1).think(Duration::MAX, long(begins, held)));
        let begin = async {
            tokio::select! {
                stop = begun.recv() => stop.expect("it begins"),
                answer = &mut thought => panic!("{answer:?} before it was let go"),
            }
        };
        let stop = soon(begin).await;
        assert!(!stop.is_due());
        drop(thought);
        assert!(stop.is_due());
    }

    #[tokio::test]
    async fn a_thought_that_panics_is_told_and_leaves_its_place() {
        let thinkers = Thinkers::with_places(1);
        // Unlike the macro, this prints nothing.
        let fault = |_: &Stop| -> u8 { panic::resume_unwind(Box::new("on purpose")) };
        assert_eq!(soon(thinkers.clone().think(DEADLINE, fault)).await, None);
        assert_eq!(soon(thinkers.think(DEADLINE, |_| 2)).await, Some(2));
    }

    #[tokio::test]
    async fn a_thought_without_a_place_waits_and_may_be_given_up_before_it_begins() {
        let thinkers = Thinkers::with_places(1);
        let (begins, mut begun) = mpsc::channel(1);
        let (hold, held) = threads::channel();
        let first = tokio::spawn(thinkers.clone().think(Duration::MAX, long(begins, held)));
        assert!(soon(begun.recv()).await.is_some());
        let (begins, mut begun) = mpsc::channel(1);
        let (_hold, held) = threads::channel();
        let mut second = Box::pin(thinkers.clone().think(Duration::MAX, long(begins, held)));
        tokio::select! {
            biased;
            answer = &mut second => panic!("{answer:?} without a place"),
            () = future::ready(()) => {}
        }
        drop(second);
        assert!(soon(begun.recv()).await.is_none(), "it began without a place");
        drop(hold);
        assert_eq!(soon(first).await.unwrap(), Some(()));
        assert_eq!(soon(thinkers.think(DEADLINE, |_| 2)).await, Some(2));
    }

    thread_local! {
        /// Dropped when its thread ends.
        static OF_THREAD: Cell<Option<mpsc::Sender<()>>> = const { Cell::new(None) };
    }

    #[tokio::test]
    async fn a_thread_ends_with_its_thought() {
        let (of_thread, mut end) = mpsc::channel(1);
        let thought = move |_: &Stop| OF_THREAD.set(Some(of_thread));
        assert_eq!(soon(Thinkers::with_places(1).think(DEADLINE, thought)).await, Some(()));
        assert_eq!(soon(end.recv()).await, None);
    }
}
