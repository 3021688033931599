//! Threads for the thoughts of bots, so that no thought delays the network or the window.

use crate::bot::{Stop, thinking_thread};
use std::{
    num::NonZero,
    sync::{Arc, Mutex, PoisonError},
    thread,
    time::Duration,
};
use tokio::sync::{Semaphore, oneshot};

/// Number of processors that this program may use.
#[must_use]
pub fn processors() -> NonZero<u16> {
    let all = thread::available_parallelism().ok();
    all.and_then(|all| all.try_into().ok()).unwrap_or(NonZero::<u16>::MIN)
}

/// Number of cores for bots on a machine with so many processors. Without a choice one processor is left to the network
/// and the window, if there are two.
#[must_use]
pub fn cores_for_bots(chosen: Option<NonZero<u16>>, processors: NonZero<u16>) -> NonZero<u16> {
    let all_but_one = NonZero::new(processors.get() - 1).unwrap_or(processors);
    chosen.unwrap_or(all_but_one)
}

/// Places for thoughts. Clones share them, so that all bots of a backend together never think on more threads.
///
/// Each thought has a thread of its own, which ends with the thought, so none is idle and none has to be ended with the
/// backend. Askers wait for a place in their own tasks, in the order in which they came, so there is no queue to bound.
#[derive(Clone, Debug)]
pub(super) struct Thinkers {
    free: Arc<Semaphore>,
    /// Number of all places, with those that are taken.
    all: Arc<Mutex<usize>>,
}

impl Thinkers {
    /// As many places as there are cores for bots unless somebody chooses another number.
    pub(super) fn new() -> Self {
        Self::with_places(cores_for_bots(None, processors()).get().into())
    }

    fn with_places(places: usize) -> Self {
        Self {
            free: Arc::new(Semaphore::new(places)),
            all: Arc::new(Mutex::new(places)),
        }
    }

    /// Changes the number of places. New ones count at once. Those that are too many are taken away as soon as the
    /// thoughts there have ended, on the current runtime.
    pub(super) fn resize(&self, places: NonZero<u16>) {
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        let before = std::mem::replace(&mut *all, places.get().into());
        self.free.add_permits(all.saturating_sub(before));
        let surplus = before.saturating_sub(*all);
        if surplus > 0 {
            let free = Arc::clone(&self.free);
            tokio::spawn(async move {
                if let Ok(places) = free.acquire_many_owned(surplus as u32).await {
                    places.forget();
                }
            });
        }
    }

    /// Waits for a place and carries out the thought there, for at most `limit`. Dropping the future stops the thought.
    /// Returns `None` if the thought panicked or the system gave no thread.
    pub(super) async fn think<A: Send + 'static>(
        self,
        limit: Duration,
        thought: impl FnOnce(&Stop) -> A + Send + 'static,
    ) -> Option<A> {
        let place = self.free.acquire_owned().await.ok()?;
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
        thinking_thread("podbay-think", work).ok()?;
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

    #[tokio::test]
    async fn more_places_count_at_once_and_fewer_as_soon_as_thoughts_have_ended() {
        let thinkers = Thinkers::with_places(1);
        let begin = || {
            let (begins, begun) = mpsc::channel(1);
            let (hold, held) = threads::channel();
            let thought = tokio::spawn(thinkers.clone().think(Duration::MAX, long(begins, held)));
            (thought, begun, hold)
        };
        let mut thoughts = [(); 3].map(|()| begin());
        thinkers.resize(NonZero::new(3).expect("three"));
        for (_, begun, _) in &mut thoughts {
            assert!(soon(begun.recv()).await.is_some(), "there are places for three");
        }
        thinkers.resize(NonZero::<u16>::MIN);
        // The surplus places are waited for from now on.
        tokio::task::yield_now().await;
        for (thought, _, hold) in thoughts {
            drop(hold);
            assert_eq!(soon(thought).await.expect("no fault"), Some(()));
        }
        assert_eq!(soon(thinkers.clone().think(DEADLINE, |_| 2)).await, Some(2));
        assert_eq!(thinkers.free.available_permits(), 1);
    }

    #[test]
    fn bots_leave_a_processor_free_unless_somebody_chooses_otherwise() {
        let cores = |chosen: u16, processors: u16| {
            let processors = NonZero::new(processors).expect("a processor");
            cores_for_bots(NonZero::new(chosen), processors).get()
        };
        assert_eq!([1, 2, 8].map(|processors| cores(0, processors)), [1, 1, 7]);
        assert_eq!([1, 2, 8].map(|processors| cores(2, processors)), [2, 2, 2]);
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
