//! One identity's folder.

use super::{
    StoreError, at,
    met::{Met, MetDevice},
};
use crate::{
    diagnostics::Dropped,
    protocol::{DeviceId, Name},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs::{self, File, TryLockError},
    io::{self, ErrorKind, Read, Write},
    path::{Path, PathBuf},
    time::{SystemTime, UNIX_EPOCH},
};

const LOCK: &str = "lock";
const DEVICE_KEY: &str = "device.key";
const HOSTS: &str = "hosts.toml";
const SETTINGS: &str = "settings.toml";
const RECORDS: &str = "records";
/// Records of games at other machines: nobody goes on with those.
const HEARD: &str = "heard";
const REPORTS: &str = "reports";
const EXPORTS: &str = "exports";
/// Copies of records of one game and day.
const EXPORTS_MAX: u32 = 1000;
const KNOWN: &str = "known.toml";
const LOG: &str = "newest.log";
/// Most bytes of the log of an earlier run that are read: 500 lines, with room to spare.
const LOG_MAX: u64 = 1024 * 1024;

/// Keys of hosts that were joined by a typed address, by that address.
pub type HostMemory = BTreeMap<String, String>;

/// An identity's folder, held by one process at a time.
#[derive(Debug)]
pub struct Profile {
    folder: PathBuf,
    /// Locked as long as this lives; the system unlocks it when the process ends, however it ends.
    _lock: File,
}

impl Profile {
    /// Opens the folder, or the system's usual one, and makes it if it is not there.
    ///
    /// # Errors
    /// `Locked` if another process has it, or it cannot be made.
    pub fn open(folder: Option<&Path>) -> Result<Self, StoreError> {
        let folder = Self::folder_of(folder)?;
        fs::create_dir_all(&folder).map_err(at(&folder))?;
        let path = folder.join(LOCK);
        let lock = File::options()
            .create(true)
            .truncate(false)
            .write(true)
            .open(&path)
            .map_err(at(&path))?;
        match lock.try_lock() {
            Ok(()) => Ok(Self { folder, _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(StoreError::Locked(folder)),
            Err(TryLockError::Error(error)) => Err(at(&path)(error)),
        }
    }

    /// The place of a profile: the folder that was asked for, or the system's usual one. It need not be there.
    ///
    /// # Errors
    /// The system has no such place.
    pub fn folder_of(folder: Option<&Path>) -> Result<PathBuf, StoreError> {
        let usual = || directories::ProjectDirs::from("", "", "Podbay").map(|dirs| dirs.data_dir().to_owned());
        folder.map(Path::to_owned).or_else(usual).ok_or(StoreError::NoHome)
    }

    /// The folder of this identity.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The device key, if there is one yet.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn device_key(&self) -> Result<Option<Vec<u8>>, StoreError> {
        self.read(DEVICE_KEY)
    }

    /// Keeps the device key, readable for this user alone where the system knows such a thing.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn save_device_key(&self, key: &[u8]) -> Result<(), StoreError> {
        self.replace(DEVICE_KEY, key)
    }

    /// The hosts that were joined by address.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn hosts(&self) -> Result<HostMemory, StoreError> {
        let Some(bytes) = self.read(HOSTS)? else {
            return Ok(HostMemory::new());
        };
        let damaged = |what: String| {
            Dropped::HostsUnreadable.tell();
            StoreError::Damaged {
                path: self.folder.join(HOSTS),
                what,
            }
        };
        let text = String::from_utf8(bytes).map_err(|e| damaged(e.to_string()))?;
        toml::from_str(&text).map_err(|e| damaged(e.to_string()))
    }

    /// Keeps the hosts that were joined by address.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn save_hosts(&self, hosts: &HostMemory) -> Result<(), StoreError> {
        let text: String = hosts
            .iter()
            .map(|(address, key)| format!("\"{address}\" = \"{key}\"\n"))
            .collect();
        self.replace(HOSTS, text.as_bytes())
    }

    /// Forgets the key of the host at an address, as it was typed: whoever answers there next is trusted.
    ///
    /// # Errors
    /// The file cannot be read or written.
    pub fn forget_host(&self, address: &str) -> Result<(), StoreError> {
        let mut hosts = self.hosts()?;
        if hosts.remove(address).is_none() {
            return Ok(());
        }
        self.save_hosts(&hosts)
    }

    /// The devices that were in a game with this one.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn known_devices(&self) -> Result<BTreeSet<DeviceId>, StoreError> {
        Ok(self.met_devices()?.into_iter().map(|device| device.id).collect())
    }

    /// The same with what is remembered of them, the one that was met last first.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn met_devices(&self) -> Result<Vec<MetDevice>, StoreError> {
        Ok(self.met()?.newest())
    }

    /// Remembers devices that are in a game with this one now, and what they are called.
    ///
    /// # Errors
    /// The file cannot be read or written.
    pub fn remember_devices(
        &self,
        devices: impl IntoIterator<Item = (DeviceId, Option<Name>)>,
    ) -> Result<(), StoreError> {
        let mut met = self.met()?;
        let now = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .map_or(0, |time| time.as_secs());
        for (device, name) in devices {
            met.remember(device, name, now);
        }
        self.save_met(&met)
    }

    /// Forgets a device: it is a stranger until it is in a game with this one again.
    ///
    /// # Errors
    /// The file cannot be read or written.
    pub fn forget_device(&self, device: DeviceId) -> Result<(), StoreError> {
        let mut met = self.met()?;
        if met.forget(device) {
            return self.save_met(&met);
        }
        Ok(())
    }

    fn met(&self) -> Result<Met, StoreError> {
        let bytes = self.read(KNOWN)?.unwrap_or_default();
        let text = String::from_utf8(bytes).map_err(|error| self.damaged(KNOWN, error.to_string()))?;
        Met::parse(&text).map_err(|what| self.damaged(KNOWN, what))
    }

    fn save_met(&self, met: &Met) -> Result<(), StoreError> {
        let text = met.text().map_err(|what| self.damaged(KNOWN, what))?;
        self.replace(KNOWN, text.as_bytes())
    }

    fn damaged(&self, file: &str, what: String) -> StoreError {
        let path = self.folder.join(file);
        StoreError::Damaged { path, what }
    }

    /// The settings as text, for the window to read.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn settings(&self) -> Result<Option<String>, StoreError> {
        let bytes = self.read(SETTINGS)?;
        let damaged = |e: std::string::FromUtf8Error| StoreError::Damaged {
            path: self.folder.join(SETTINGS),
            what: e.to_string(),
        };
        bytes.map(|b| String::from_utf8(b).map_err(damaged)).transpose()
    }

    /// Keeps the settings.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn save_settings(&self, text: &str) -> Result<(), StoreError> {
        self.replace(SETTINGS, text.as_bytes())
    }

    /// Gives the settings' file another name, which no file has yet, and returns it.
    ///
    /// # Errors
    /// The file cannot be renamed.
    pub fn set_settings_aside(&self) -> Result<PathBuf, StoreError> {
        let path = self.folder.join(SETTINGS);
        let broken = |n: u32| match n {
            1 => format!("{SETTINGS}.broken"),
            n => format!("{SETTINGS}.broken-{n}"),
        };
        let mut names = (1..).map(|n| self.folder.join(broken(n)));
        // The names do not run out before the disk does.
        let kept = names.find(|name| !name.exists()).unwrap_or_else(|| path.clone());
        fs::rename(&path, &kept).map_err(at(&path))?;
        Ok(kept)
    }

    /// Saves the newest lines of the log for whoever reports a fault, and returns the path of the file.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn save_log(&self, lines: &str) -> Result<PathBuf, StoreError> {
        self.replace(LOG, lines.as_bytes())?;
        Ok(self.folder.join(LOG))
    }

    /// A fresh file name for the record of a game that starts now.
    ///
    /// # Errors
    /// The folder of the records cannot be made.
    pub fn record_path(&self) -> Result<PathBuf, StoreError> {
        let folder = self.folder.join(RECORDS);
        fs::create_dir_all(&folder).map_err(at(&folder))?;
        let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |t| t.as_secs());
        Ok(folder.join(format!("{seconds}-{:08x}.podbay", rand::random::<u32>())))
    }

    /// Removes a record that nobody has played on.
    ///
    /// # Errors
    /// The file cannot be removed.
    pub fn remove_record(&self, record: &Path) -> Result<(), StoreError> {
        fs::remove_file(record).map_err(at(record))
    }

    /// A fresh file name for a bug report.
    ///
    /// # Errors
    /// The folder of the reports cannot be made.
    pub fn report_path(&self) -> Result<PathBuf, StoreError> {
        let folder = self.folder.join(REPORTS);
        fs::create_dir_all(&folder).map_err(at(&folder))?;
        Ok(folder.join(report_name()))
    }

    /// The files of records, newest first.
    ///
    /// # Errors
    /// The folder of the records cannot be read.
    pub fn records(&self) -> Result<Vec<PathBuf>, StoreError> {
        Ok(dated_records(&self.folder)?.into_iter().map(|(_, path)| path).collect())
    }

    /// The records with the times of their last changes, newest first.
    ///
    /// # Errors
    /// The folder of the records cannot be read.
    pub fn dated_records(&self) -> Result<Vec<(SystemTime, PathBuf)>, StoreError> {
        dated_records(&self.folder)
    }

    /// The records of this profile and those of games that were played at other machines, with the times of their last
    /// changes, newest first.
    ///
    /// # Errors
    /// A folder of records cannot be read.
    pub fn dated_replays(&self) -> Result<Vec<(SystemTime, PathBuf)>, StoreError> {
        let mut found = dated_files(&self.folder.join(RECORDS))?;
        found.extend(dated_files(&self.folder.join(HEARD))?);
        found.sort_unstable_by(|a, b| b.cmp(a));
        Ok(found)
    }

    /// Keeps the record of a game that was played at another machine, apart from those that can be gone on with. One of
    /// this name that is there already stays.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn keep_heard(&self, name: &str, bytes: &[u8]) -> Result<(), StoreError> {
        let folder = self.folder.join(HEARD);
        fs::create_dir_all(&folder).map_err(at(&folder))?;
        let path = folder.join(format!("{name}.podbay"));
        match File::create_new(&path) {
            Ok(file) => fill(file, &path, bytes),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
            Err(error) => Err(at(&path)(error)),
        }
    }

    /// Copies a record to where its owner finds it: to the documents, or, for a profile in a folder of its own, beside its
    /// records. Returns the copy, whose name begins with this one and is no other file's.
    ///
    /// # Errors
    /// The record cannot be read, or the copy not be written.
    pub fn export(&self, record: &Path, name: &str) -> Result<PathBuf, StoreError> {
        self.export_from(File::open(record).map_err(at(record))?, name)
    }

    /// Writes the bytes of a record to the same place; see [`Self::export`].
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn export_bytes(&self, bytes: &[u8], name: &str) -> Result<PathBuf, StoreError> {
        self.export_from(bytes, name)
    }

    fn export_from(&self, from: impl Read, name: &str) -> Result<PathBuf, StoreError> {
        let own = self.folder.join(EXPORTS);
        let is_usual = Self::folder_of(None).is_ok_and(|usual| usual == self.folder);
        let folder = if is_usual { documents().unwrap_or(own) } else { own };
        fs::create_dir_all(&folder).map_err(at(&folder))?;
        let names = std::iter::once(name.to_owned()).chain((2..=EXPORTS_MAX).map(|n| format!("{name}-{n}")));
        let mut last = folder.clone();
        for name in names {
            last = folder.join(format!("{name}.podbay"));
            match File::create_new(&last) {
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Err(at(&last)(error)),
                Ok(to) => return fill(to, &last, from).map(|()| last),
            }
        }
        Err(at(&last)(ErrorKind::AlreadyExists.into()))
    }

    fn read(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        let path = self.folder.join(name);
        match fs::read(&path) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(at(&path)(error)),
        }
    }

    /// Writes beside and renames, so that a crash leaves the old file or the new one.
    fn replace(&self, name: &str, bytes: &[u8]) -> Result<(), StoreError> {
        let path = self.folder.join(name);
        let beside = self.folder.join(format!("{name}.new"));
        let mut options = File::options();
        options.create(true).truncate(true).write(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(&beside).map_err(at(&beside))?;
        file.write_all(bytes)
            .and_then(|()| file.sync_all())
            .map_err(at(&beside))?;
        fs::rename(&beside, &path).map_err(at(&path))
    }
}

/// The folder in which the user of this system keeps documents.
fn documents() -> Option<PathBuf> {
    let user = directories::UserDirs::new()?;
    let documents = user.document_dir().filter(|folder| folder.is_dir());
    Some(documents.unwrap_or_else(|| user.home_dir()).to_owned())
}

/// A name for a report that no other one has.
#[must_use]
pub fn report_name() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |t| t.as_secs());
    format!("podbay-report-{seconds}-{:04x}.txt", rand::random::<u16>())
}

/// Writes a new file; what cannot be written as a whole is removed.
fn fill(mut file: File, path: &Path, mut from: impl Read) -> Result<(), StoreError> {
    let filled = io::copy(&mut from, &mut file).and_then(|_| file.sync_all());
    filled.map_err(|error| {
        // Half a record is none; that it cannot be removed either is no other trouble.
        let _ = fs::remove_file(path);
        at(path)(error)
    })
}

/// The records of a profile with the times of their last changes, newest first.
pub(super) fn dated_records(profile: &Path) -> Result<Vec<(SystemTime, PathBuf)>, StoreError> {
    let mut found = dated_files(&profile.join(RECORDS))?;
    found.sort_unstable_by(|a, b| b.cmp(a));
    Ok(found)
}

/// The files of a folder with the times of their last changes; none if it is not there.
fn dated_files(folder: &Path) -> Result<Vec<(SystemTime, PathBuf)>, StoreError> {
    let files = match fs::read_dir(folder) {
        Ok(files) => files,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(at(folder)(error)),
    };
    let changed = |file: fs::DirEntry| Some((file.metadata().ok()?.modified().ok()?, file.path()));
    Ok(files.filter_map(|file| changed(file.ok()?)).collect())
}

/// The lines of the log that a program left when it failed; none if there are none that can be read.
pub(super) fn last_log(profile: &Path) -> String {
    let file = File::open(profile.join(LOG));
    let mut bytes = Vec::new();
    let read = file.and_then(|file| file.take(LOG_MAX).read_to_end(&mut bytes));
    if read.is_err() {
        bytes.clear();
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_process_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let first = Profile::open(Some(folder.path())).unwrap();
        assert!(matches!(Profile::open(Some(folder.path())), Err(StoreError::Locked(_))));
        drop(first);
        assert!(Profile::open(Some(folder.path())).is_ok());
    }

    #[test]
    fn what_is_kept_is_found_again() {
        let folder = tempfile::tempdir().unwrap();
        let profile = Profile::open(Some(folder.path())).unwrap();
        assert_eq!(profile.device_key().unwrap(), None);
        profile.save_device_key(b"key").unwrap();
        assert_eq!(profile.device_key().unwrap().as_deref(), Some(&b"key"[..]));
        let hosts = HostMemory::from([("[::1]:4000".to_owned(), "ab".to_owned())]);
        profile.save_hosts(&hosts).unwrap();
        assert_eq!(profile.hosts().unwrap(), hosts);
        profile.forget_host("[::1]:4001").unwrap();
        assert_eq!(profile.hosts().unwrap(), hosts);
        profile.forget_host("[::1]:4000").unwrap();
        assert_eq!(profile.hosts().unwrap(), HostMemory::new());
        std::fs::write(folder.path().join(HOSTS), "= nonsense").unwrap();
        assert!(matches!(profile.hosts(), Err(StoreError::Damaged { .. })));
    }

    #[test]
    fn a_copy_that_fails_leaves_nothing_behind() {
        let folder = tempfile::tempdir().unwrap();
        let profile = Profile::open(Some(folder.path())).unwrap();
        let record = profile.record_path().unwrap();
        // What can be opened and not read.
        fs::create_dir(&record).unwrap();
        assert!(matches!(profile.export(&record, "game"), Err(StoreError::Io { .. })));
        fs::remove_dir(&record).unwrap();
        fs::write(&record, "a record").unwrap();
        let names = [1, 2].map(|_| profile.export(&record, "game").unwrap());
        let names = names.map(|path| path.file_name().unwrap().to_str().unwrap().to_owned());
        assert_eq!(names, ["game.podbay", "game-2.podbay"]);
    }
}
