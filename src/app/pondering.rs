//! A hint that is thought about beside the window, which goes on drawing meanwhile.

use crate::bot::{
    Stop,
    hint::{Hint, LONGEST},
    thinking_thread,
};
use std::{
    sync::{
        Arc,
        mpsc::{Receiver, TryRecvError, sync_channel},
    },
    task::Poll,
    time::Duration,
};

/// A thought about a hint, on a thread of its own. Dropping it stops the thought.
#[derive(Debug)]
pub(super) struct Pondering {
    /// The thought ends as soon as this is gone.
    _asker: Arc<()>,
    answer: Receiver<Option<Hint>>,
}

impl Pondering {
    /// Begins to think; `wake` is called when that is over, unless nobody waits any more.
    #[must_use]
    pub(super) fn begin(
        think: impl FnOnce(&Stop) -> Option<Hint> + Send + 'static,
        wake: impl FnOnce() + Send + 'static,
    ) -> Self {
        Self::begin_within(LONGEST, think, wake)
    }

    fn begin_within(
        limit: Duration,
        think: impl FnOnce(&Stop) -> Option<Hint> + Send + 'static,
        wake: impl FnOnce() + Send + 'static,
    ) -> Self {
        let asker = Arc::new(());
        let stop = Stop::new(&asker, limit);
        let (tell, answer) = sync_channel(1);
        let thought = move || {
            if tell.send(think(&stop)).is_ok() {
                wake();
            }
        };
        // Without a thread the channel ends at once, and there is no hint.
        let _ = thinking_thread("podbay-hint", thought);
        Self { _asker: asker, answer }
    }

    /// The hint once the thought is over; `None` in it if none was found.
    pub(super) fn poll(&self) -> Poll<Option<Hint>> {
        match self.answer.try_recv() {
            Ok(hint) => Poll::Ready(hint),
            Err(TryRecvError::Empty) => Poll::Pending,
            // The thought panicked, or had no thread.
            Err(TryRecvError::Disconnected) => Poll::Ready(None),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{sync::mpsc::channel, thread, time::Instant};

    /// Nothing here takes longer; a test that waits for it has failed.
    const DEADLINE: Duration = Duration::from_secs(60);

    /// The answer of a thought.
    fn answer(pondering: &Pondering) -> Option<Hint> {
        let end = Instant::now() + DEADLINE;
        loop {
            match pondering.poll() {
                Poll::Ready(hint) => return hint,
                Poll::Pending => assert!(Instant::now() < end, "no answer in time"),
            }
            thread::yield_now();
        }
    }

    fn some_hint() -> Hint {
        Hint {
            line: Vec::new(),
            share: 0.5,
            second: None,
            other: None,
            reasons: Vec::new(),
            iterations: 1,
            certainty: 1.0,
        }
    }

    #[test]
    fn a_thought_is_answered_beside_the_window_which_is_woken() {
        let (goes_on, go_on) = channel();
        let (woken, wake) = channel();
        let think = move |_: &Stop| {
            go_on.recv_timeout(DEADLINE).expect("the test goes on");
            Some(some_hint())
        };
        let pondering =
            Pondering::begin_within(Duration::MAX, think, move || woken.send(()).expect("the test listens"));
        assert!(pondering.poll().is_pending(), "nothing is known yet");
        goes_on.send(()).expect("it thinks");
        wake.recv_timeout(DEADLINE).expect("it is over");
        assert_eq!(answer(&pondering), Some(some_hint()));
    }

    #[test]
    fn a_thought_ends_when_nobody_waits_and_wakes_nobody() {
        let (begun, begins) = channel();
        let (ended, ends) = channel();
        let think = move |stop: &Stop| {
            begun.send(()).expect("the test listens");
            while !stop.is_due() {
                thread::yield_now();
            }
            ended.send(()).expect("the test listens");
            None
        };
        let (woken, wake) = channel::<()>();
        let pondering =
            Pondering::begin_within(Duration::MAX, think, move || woken.send(()).expect("the test listens"));
        begins.recv_timeout(DEADLINE).expect("it begins");
        drop(pondering);
        ends.recv_timeout(DEADLINE).expect("it ends");
        assert!(wake.recv_timeout(DEADLINE).is_err(), "somebody was woken");
    }

    #[test]
    fn a_thought_that_panics_is_no_hint() {
        // Unlike the macro, this prints nothing.
        let fault = |_: &Stop| -> Option<Hint> { std::panic::resume_unwind(Box::new("on purpose")) };
        assert_eq!(answer(&Pondering::begin(fault, || {})), None);
    }
}
