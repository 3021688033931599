//! Files that are read beside the window: a share that is gone keeps whoever asks it, for minutes or for ever.

use crate::{
    games::any::AnyGame,
    record::Loaded,
    store::{self, StoreError},
};
use std::{
    path::{Path, PathBuf},
    sync::{
        atomic::{AtomicUsize, Ordering},
        mpsc::{Receiver, TryRecvError, sync_channel},
    },
    time::{Duration, Instant},
};

/// Longest time for a file to be read; one on this computer takes milliseconds.
pub const PATIENCE: Duration = Duration::from_secs(5);
/// Most files that do not answer: each keeps a thread.
const SILENT_MAX: usize = 4;

/// Threads that read at this moment.
static READING: AtomicUsize = AtomicUsize::new(0);

/// The record in a file, while it is read.
#[derive(Debug)]
pub struct Reading {
    path: PathBuf,
    until: Instant,
    read: Receiver<Result<Loaded<AnyGame>, StoreError>>,
}

impl Reading {
    /// Begins to read; `wake` is called when that is over.
    ///
    /// # Errors
    /// Too many files do not answer, or the system gives no thread.
    pub fn begin(path: &Path, wake: impl FnOnce() + Send + 'static) -> Result<Self, StoreError> {
        Self::begin_with(path, store::load_replay_file, wake)
    }

    fn begin_with(
        path: &Path,
        load: impl FnOnce(&Path) -> Result<Loaded<AnyGame>, StoreError> + Send + 'static,
        wake: impl FnOnce() + Send + 'static,
    ) -> Result<Self, StoreError> {
        let (done, read) = sync_channel(1);
        let reading = Self {
            path: path.to_owned(),
            until: Instant::now() + PATIENCE,
            read,
        };
        if READING.fetch_add(1, Ordering::Relaxed) >= SILENT_MAX {
            READING.fetch_sub(1, Ordering::Relaxed);
            return Err(reading.silent());
        }
        let path = path.to_owned();
        let thread = std::thread::Builder::new().name("podbay-file".to_owned());
        let started = thread.spawn(move || {
            let loaded = load(&path);
            READING.fetch_sub(1, Ordering::Relaxed);
            // Nobody waits any more for one that was given up.
            if done.send(loaded).is_ok() {
                wake();
            }
        });
        match started {
            Ok(_) => Ok(reading),
            Err(_) => {
                READING.fetch_sub(1, Ordering::Relaxed);
                Err(reading.silent())
            }
        }
    }

    /// The record, or the reason why there is none; `None` as long as the file is read.
    pub fn poll(&self) -> Option<Result<Loaded<AnyGame>, StoreError>> {
        match self.read.try_recv() {
            Ok(loaded) => Some(loaded),
            Err(TryRecvError::Empty) if Instant::now() < self.until => None,
            Err(TryRecvError::Empty | TryRecvError::Disconnected) => Some(Err(self.silent())),
        }
    }

    fn silent(&self) -> StoreError {
        StoreError::Silent(self.path.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_does_not_answer_is_given_up_and_few_are_waited_for() {
        let path = Path::new("/share/game.podbay");
        let (end, ended) = std::sync::mpsc::channel::<()>();
        let ended = std::sync::Arc::new(std::sync::Mutex::new(ended));
        let begin = || {
            let ended = std::sync::Arc::clone(&ended);
            let load = move |path: &Path| {
                let _ = ended.lock().unwrap().recv();
                Err(StoreError::NoFile(path.to_owned()))
            };
            Reading::begin_with(path, load, || {})
        };
        let mut waiting: Vec<Reading> = (0..SILENT_MAX).map(|_| begin().unwrap()).collect();
        assert!(matches!(begin(), Err(StoreError::Silent(at)) if at == path));
        assert!(waiting[0].poll().is_none());
        waiting[0].until = Instant::now();
        assert!(matches!(waiting[0].poll(), Some(Err(StoreError::Silent(_)))));
        // They answer after all: then there is room again.
        drop(end);
        let deadline = Instant::now() + PATIENCE;
        while READING.load(Ordering::Relaxed) > 0 {
            assert!(Instant::now() < deadline, "threads that have ended count no more");
            std::thread::yield_now();
        }
        assert!(begin().is_ok());
    }

    #[cfg(unix)]
    #[test]
    fn a_pipe_is_no_record_and_keeps_nobody() {
        let folder = tempfile::tempdir().unwrap();
        let pipe = folder.path().join("pipe.podbay");
        assert!(
            std::process::Command::new("mkfifo")
                .arg(&pipe)
                .status()
                .unwrap()
                .success()
        );
        assert!(matches!(
            store::load_replay_file::<AnyGame>(&pipe),
            Err(StoreError::NoFile(_))
        ));
        assert!(matches!(
            store::load_replay_file::<AnyGame>(folder.path()),
            Err(StoreError::NoFile(_))
        ));
        // Nor among the records of a profile.
        let profile = store::Profile::open(Some(folder.path())).unwrap();
        let record = profile.record_path().unwrap().unwrap();
        assert!(
            std::process::Command::new("mkfifo")
                .arg(&record)
                .status()
                .unwrap()
                .success()
        );
        assert!(profile.dated_replays().unwrap().is_empty());
    }
}
