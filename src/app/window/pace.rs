//! The event loop of the window, which paints no more often than the machine can bear.
//!
//! A mouse reports hundreds of places a second, and each asks for three frames. Where the processor paints, following
//! them all takes more than a core. So frames that answer no key and no click, and in which nothing is on its way, wait
//! until painting has rested for a multiple of the time that a frame takes; with a graphics card that is next to nothing.

use crate::{app::look::motion, net::StopSign};
use eframe::{EframeWinitApplication, UserEvent, egui::Context};
use std::{
    cell::OnceCell,
    rc::Rc,
    time::{Duration, Instant},
};
use winit::{
    application::ApplicationHandler,
    event::{DeviceEvent, DeviceId, ElementState, StartCause, WindowEvent},
    event_loop::{ActiveEventLoop, ControlFlow},
    window::WindowId,
};

/// Frames that an answer to a key or a click needs until everything is in its place.
const ANSWER: u8 = 3;
/// Painting rests for so many times what a frame takes. A software renderer paints on several cores at once, so that
/// this leaves less than a third of one to the pointer.
const REST: u32 = 6;
/// The frames whose least time counts: waiting for the screen makes some of them longer, but not all.
const FRAMES: usize = 8;
/// No frame waits longer, however dear painting is.
const LONGEST: Duration = Duration::from_millis(200);

/// The time that painting takes, and what is to be painted at once.
#[derive(Clone, Debug, Default)]
struct Pace {
    /// The end of the last frame.
    painted: Option<Instant>,
    /// Times of the last frames.
    times: [Duration; FRAMES],
    /// Frames that are still to be painted at once.
    answers: u8,
    /// A button is down: something is dragged.
    pressed: bool,
}

impl Pace {
    /// A key, a click, another size: it is answered at once.
    const fn answer(&mut self) {
        self.answers = ANSWER;
    }

    /// Takes note of a frame.
    fn painted(&mut self, began: Instant, ended: Instant) {
        self.times.rotate_right(1);
        self.times[0] = ended - began;
        self.painted = Some(ended);
        self.answers = self.answers.saturating_sub(1);
    }

    /// The time from which a frame that nobody waits for is painted.
    fn due(&self, now: Instant) -> Instant {
        let Some(painted) = self.painted.filter(|_| self.answers == 0 && !self.pressed) else {
            return now;
        };
        let time = self.times.iter().min().copied().unwrap_or_default();
        painted + (time * REST).min(LONGEST)
    }
}

/// The window's own loop, at a pace.
pub(super) struct Paced<'a> {
    window: EframeWinitApplication<'a>,
    /// Set as soon as the window is open.
    context: Rc<OnceCell<Context>>,
    pace: Pace,
    /// The newest place of the pointer, if the window does not know it yet.
    pointer: Option<(WindowId, WindowEvent)>,
    /// A frame that waits.
    frame: Option<WindowId>,
    stop: StopSign,
}

impl<'a> Paced<'a> {
    pub(super) fn new(window: EframeWinitApplication<'a>, context: Rc<OnceCell<Context>>, stop: StopSign) -> Self {
        Self {
            window,
            context,
            pace: Pace::default(),
            pointer: None,
            frame: None,
            stop,
        }
    }

    /// The time from which what waits goes on.
    fn due(&self, now: Instant) -> Instant {
        if self.context.get().is_some_and(motion::goes_on) {
            now
        } else {
            self.pace.due(now)
        }
    }

    /// Tells the window the newest place of the pointer.
    fn follow(&mut self, event_loop: &ActiveEventLoop) {
        if let Some((id, event)) = self.pointer.take() {
            self.window.window_event(event_loop, id, event);
        }
    }

    fn paint(&mut self, event_loop: &ActiveEventLoop, id: WindowId) {
        self.frame = None;
        let began = Instant::now();
        self.window.window_event(event_loop, id, WindowEvent::RedrawRequested);
        self.pace.painted(began, Instant::now());
    }
}

impl ApplicationHandler<UserEvent> for Paced<'_> {
    fn window_event(&mut self, event_loop: &ActiveEventLoop, id: WindowId, event: WindowEvent) {
        match event {
            WindowEvent::CursorMoved { .. } => self.pointer = Some((id, event)),
            WindowEvent::RedrawRequested => self.frame = Some(id),
            // Comes beside each place of the pointer, and is used by nothing.
            WindowEvent::AxisMotion { .. } => {}
            other => {
                // It happens where the pointer is now.
                self.follow(event_loop);
                if let WindowEvent::MouseInput { state, .. } = other {
                    self.pace.pressed = state == ElementState::Pressed;
                }
                self.pace.answer();
                self.window.window_event(event_loop, id, other);
            }
        }
    }

    fn about_to_wait(&mut self, event_loop: &ActiveEventLoop) {
        if self.stop.is_given() {
            // Whoever asks for that is not asked back, and what is open is closed in order.
            return event_loop.exit();
        }
        self.window.about_to_wait(event_loop);
        if self.pointer.is_none() && self.frame.is_none() {
            return;
        }
        let now = Instant::now();
        let due = self.due(now);
        if due <= now {
            self.follow(event_loop);
            if let Some(id) = self.frame {
                self.paint(event_loop, id);
            }
            return;
        }
        let next = match event_loop.control_flow() {
            ControlFlow::WaitUntil(other) => other.min(due),
            ControlFlow::Wait => due,
            ControlFlow::Poll => return,
        };
        event_loop.set_control_flow(ControlFlow::WaitUntil(next));
    }

    /// Movements of the mouse itself, beside those of the pointer, would each ask for a frame and are used by nothing.
    fn device_event(&mut self, _: &ActiveEventLoop, _: DeviceId, _: DeviceEvent) {}

    // The rest is the window's own; only phones have more.
    fn new_events(&mut self, event_loop: &ActiveEventLoop, cause: StartCause) {
        self.window.new_events(event_loop, cause);
    }
    fn user_event(&mut self, event_loop: &ActiveEventLoop, event: UserEvent) {
        self.window.user_event(event_loop, event);
    }
    fn resumed(&mut self, event_loop: &ActiveEventLoop) {
        self.window.resumed(event_loop);
    }
    fn exiting(&mut self, event_loop: &ActiveEventLoop) {
        self.window.exiting(event_loop);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    /// A pace after frames of these milliseconds, and the end of the last one.
    fn after(times: &[u64]) -> (Pace, Instant) {
        let (mut pace, mut now) = (Pace::default(), Instant::now());
        for &time in times {
            pace.painted(now, now + ms(time));
            now += ms(time);
        }
        (pace, now)
    }

    #[test]
    fn painting_rests_in_proportion_to_what_it_takes() {
        let (pace, now) = after(&[30; FRAMES]);
        assert_eq!(pace.due(now), now + ms(180));
        let (pace, now) = after(&[500; FRAMES]);
        assert_eq!(pace.due(now), now + LONGEST);
        let (pace, now) = after(&[1, 16, 16, 16, 16, 16, 16, 16]);
        assert!(pace.due(now) < now + ms(10), "most of them waited for the screen");
    }

    #[test]
    fn what_is_clicked_or_dragged_is_painted_at_once() {
        let (mut pace, mut now) = after(&[40; FRAMES]);
        pace.answer();
        for _ in 0..ANSWER {
            assert_eq!(pace.due(now), now);
            pace.painted(now, now + ms(40));
            now += ms(40);
        }
        assert!(pace.due(now) > now, "then all is in its place");
        pace.pressed = true;
        assert_eq!(pace.due(now), now);
    }
}
