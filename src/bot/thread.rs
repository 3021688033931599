//! Threads for thoughts, which leave the processors to everything else.

use std::{
    io,
    thread::{self, JoinHandle},
};

/// Steps by which a thinking thread is nicer than the rest of the program. Linux counts them up to 19.
#[cfg(target_os = "linux")]
const NICER: i32 = 10;

/// Starts a thread of this name for a thought. On Linux the thread has a lower priority than the window and the network.
/// Safe code can set the priority of a single thread neither on macOS nor on Windows, so there it stays as it is.
///
/// # Errors
/// The system gives no thread.
pub fn thinking_thread(name: &str, thought: impl FnOnce() + Send + 'static) -> io::Result<JoinHandle<()>> {
    let work = move || {
        step_back();
        thought();
    };
    thread::Builder::new().name(name.to_owned()).spawn(work)
}

/// Lowers the priority of the present thread.
#[cfg(target_os = "linux")]
fn step_back() {
    // On Linux the call counts for the thread alone. Everybody may lower a priority. A sandbox that forbids the call
    // leaves the thread as fast as the others.
    let _ = rustix::process::nice(NICER);
}

#[cfg(not(target_os = "linux"))]
fn step_back() {}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use std::sync::mpsc::channel;

    #[test]
    fn a_thinking_thread_alone_has_a_lower_priority() {
        let own = || rustix::process::getpriority_process(None).expect("a priority");
        let before = own();
        let (tell, told) = channel();
        let thread = thinking_thread("podbay-test", move || tell.send(own()).expect("the test listens"));
        thread.expect("a thread").join().expect("no fault");
        assert_eq!(told.recv(), Ok((before + NICER).min(19)));
        assert_eq!(own(), before, "the thread that started it");
    }
}
