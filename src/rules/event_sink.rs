//! Takers of the events of a command that is carried out.

/// Takes events in the order in which they happen.
pub trait EventSink<E> {
    /// Takes one more event. A sink that keeps no events does not call `event`.
    fn tell(&mut self, event: impl FnOnce() -> E);
}

impl<E> EventSink<E> for Vec<E> {
    #[inline]
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// Keeps no events, so that none are made.
#[derive(Clone, Copy, Debug)]
pub struct NoEvents;

impl<E> EventSink<E> for NoEvents {
    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> E) {}
}
