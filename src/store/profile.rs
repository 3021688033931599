//! One identity's folder.

use super::{
    StoreError, access, at, files,
    hold::{LOCK, hold, hold_read_only},
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

const DEVICE_KEY: &str = "device.key";
const HOSTS: &str = "hosts.toml";
const SETTINGS: &str = "settings.toml";
const RECORDS: &str = "records";
/// Records of games at other machines: nobody goes on with those.
const HEARD: &str = "heard";
/// Records that their owner took off the list.
pub(super) const REMOVED: &str = "removed";
const REPORTS: &str = "reports";
const EXPORTS: &str = "exports";
/// Packages that the page of a hosted table offers.
const PACKAGES: &str = "packages";
/// Copies of records of one game and day.
const EXPORTS_MAX: u32 = 1000;
const KNOWN: &str = "known.toml";
const LOG: &str = "newest.log";
/// Most bytes of a file that is read whole: known devices and hosts of many years.
const FILE_MAX: usize = 1024 * 1024;
/// Most bytes of the log of an earlier run that are read: 500 lines, with room to spare.
const LOG_MAX: u64 = 1024 * 1024;

/// Keys of hosts that were joined by a typed address, by that address.
pub type HostMemory = BTreeMap<String, String>;

/// Files of a profile; the names of those that are written anew or set aside begin with the same.
const FILES: [&str; 6] = [LOCK, DEVICE_KEY, HOSTS, SETTINGS, KNOWN, LOG];
/// Its folders.
const FOLDERS: [&str; 6] = [RECORDS, HEARD, REMOVED, REPORTS, EXPORTS, PACKAGES];

/// An identity's folder, held by one process at a time.
///
/// Where it cannot be written it is read all the same, and nothing is kept: see [`Self::trouble`].
#[derive(Debug)]
pub struct Profile {
    /// `None` where the system names no folder.
    folder: Option<PathBuf>,
    /// Locked as long as this lives; the system unlocks it when the process ends, however it ends.
    _lock: Option<File>,
    /// The reason why nothing can be written.
    unwritable: Option<String>,
}

impl Profile {
    /// Opens the folder, or the system's usual one, and makes it if it is not there. A folder that cannot be made or
    /// written is no failure: [`Self::trouble`] says why nothing is kept.
    ///
    /// # Errors
    /// `Locked` if another process has it.
    pub fn open(folder: Option<&Path>) -> Result<Self, StoreError> {
        let Ok(folder) = Self::folder_of(folder) else {
            return Ok(Self {
                folder: None,
                _lock: None,
                unwritable: Some(String::new()),
            });
        };
        let (lock, unwritable) = match hold(&folder) {
            Ok(lock) => (Some(lock), None),
            Err(TryLockError::WouldBlock) => return Err(StoreError::Locked(folder)),
            Err(TryLockError::Error(error)) => (hold_read_only(&folder)?, Some(error.to_string())),
        };
        if unwritable.is_none() {
            access::mend(&folder, &FILES, &FOLDERS);
        }
        Ok(Self {
            folder: Some(folder),
            _lock: lock,
            unwritable,
        })
    }

    /// The reason why nothing is kept in this profile: no record, no settings, no device. `None` if all is kept.
    #[must_use]
    pub fn trouble(&self) -> Option<StoreError> {
        let why = self.unwritable.clone()?;
        Some(match self.folder.clone() {
            Some(folder) => StoreError::Unkept { folder, why },
            None => StoreError::NoHome,
        })
    }

    /// # Errors
    /// Nothing is kept in this profile.
    fn keeps(&self) -> Result<(), StoreError> {
        self.trouble().map_or(Ok(()), Err)
    }

    /// The place of a profile: the folder that was asked for, or the system's usual one. It need not be there.
    ///
    /// # Errors
    /// The system has no such place.
    pub fn folder_of(folder: Option<&Path>) -> Result<PathBuf, StoreError> {
        let usual = || directories::ProjectDirs::from("", "", "Podbay").map(|dirs| dirs.data_dir().to_owned());
        folder.map(Path::to_owned).or_else(usual).ok_or(StoreError::NoHome)
    }

    /// The folder of this identity; `None` where the system names none.
    #[must_use]
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// The path of a file or folder in it.
    ///
    /// # Errors
    /// The system names no folder.
    fn path(&self, name: &str) -> Result<PathBuf, StoreError> {
        Ok(self.folder.as_deref().ok_or(StoreError::NoHome)?.join(name))
    }

    /// The path of a folder in it, made if it is not there.
    pub(super) fn made(&self, name: &str) -> Result<PathBuf, StoreError> {
        let folder = self.path(name)?;
        access::make_folder(&folder).map_err(at(&folder))?;
        Ok(folder)
    }

    /// The device key, if there is one yet.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn device_key(&self) -> Result<Option<Vec<u8>>, StoreError> {
        self.read(DEVICE_KEY)
    }

    /// Keeps the device key. Where that fails nothing else is kept either, because all of it belongs to this device.
    pub fn save_device_key(&mut self, key: &[u8]) {
        if let Err(error) = self.replace(DEVICE_KEY, key) {
            self.unwritable = Some(error.to_string());
        }
    }

    /// The error for a device key that cannot be used.
    #[must_use]
    pub fn device_key_damaged(&self, what: String) -> StoreError {
        match self.path(DEVICE_KEY) {
            Ok(path) => StoreError::DeviceKey { path, what },
            Err(error) => error,
        }
    }

    /// The hosts that were joined by address.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn hosts(&self) -> Result<HostMemory, StoreError> {
        let read = self.text(HOSTS).and_then(|text| {
            let hosts = toml::from_str(&text.unwrap_or_default());
            hosts.map_err(|error| self.damaged(HOSTS, error.to_string()))
        });
        read.inspect_err(|_| Dropped::HostsUnreadable.tell())
    }

    /// Keeps the hosts that were joined by address.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn save_hosts(&self, hosts: &HostMemory) -> Result<(), StoreError> {
        let text = toml::to_string(hosts).map_err(|error| self.damaged(HOSTS, error.to_string()))?;
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
        let text = self.text(KNOWN)?.unwrap_or_default();
        Met::parse(&text).map_err(|what| self.damaged(KNOWN, what))
    }

    fn save_met(&self, met: &Met) -> Result<(), StoreError> {
        let text = met.text().map_err(|what| self.damaged(KNOWN, what))?;
        self.replace(KNOWN, text.as_bytes())
    }

    pub(super) fn damaged(&self, file: &str, what: String) -> StoreError {
        match self.path(file) {
            Ok(path) => StoreError::Damaged { path, what },
            Err(error) => error,
        }
    }

    /// The settings as they lie there.
    ///
    /// # Errors
    /// The file cannot be read.
    pub(super) fn settings(&self) -> Result<Option<Vec<u8>>, StoreError> {
        self.read(SETTINGS)
    }

    /// The error for settings of which something cannot be read.
    pub(super) fn settings_damaged(&self, what: String) -> StoreError {
        self.damaged(SETTINGS, what)
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
    pub(super) fn set_settings_aside(&self) -> Result<PathBuf, StoreError> {
        self.keeps()?;
        let path = self.path(SETTINGS)?;
        let broken = |n: u32| match n {
            1 => format!("{SETTINGS}.broken"),
            n => format!("{SETTINGS}.broken-{n}"),
        };
        let mut names = (1..).map(|n| path.with_file_name(broken(n)));
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
        self.keeps()?;
        self.replace(LOG, lines.as_bytes())?;
        self.path(LOG)
    }

    /// A fresh file name for the record of a game that starts now; `None` in a profile that keeps nothing.
    ///
    /// # Errors
    /// The folder of the records cannot be made.
    pub fn record_path(&self) -> Result<Option<PathBuf>, StoreError> {
        if self.unwritable.is_some() {
            return Ok(None);
        }
        let folder = self.made(RECORDS)?;
        let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |t| t.as_secs());
        Ok(Some(
            folder.join(format!("{seconds}-{:08x}.podbay", rand::random::<u32>())),
        ))
    }

    /// The folder for the packages that the page of a hosted table offers; it need not be there. `None` where the system
    /// names no folder.
    #[must_use]
    pub fn packages_folder(&self) -> Option<PathBuf> {
        self.path(PACKAGES).ok()
    }

    /// Makes the folder for the packages, so that people find it.
    ///
    /// # Errors
    /// The folder cannot be made.
    pub fn make_packages_folder(&self) -> Result<PathBuf, StoreError> {
        self.made(PACKAGES)
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
        self.keeps()?;
        Ok(self.made(REPORTS)?.join(report_name()))
    }

    /// The files of records, newest first.
    ///
    /// # Errors
    /// The folder of the records cannot be read.
    pub fn records(&self) -> Result<Vec<PathBuf>, StoreError> {
        Ok(self.dated_records()?.into_iter().map(|(_, path)| path).collect())
    }

    /// The records with the times of their last changes, newest first.
    ///
    /// # Errors
    /// The folder of the records cannot be read.
    pub fn dated_records(&self) -> Result<Vec<(SystemTime, PathBuf)>, StoreError> {
        self.folder.as_deref().map_or_else(|| Ok(Vec::new()), dated_records)
    }

    /// The records of this profile and those of games that were played at other machines, with the times of their last
    /// changes, newest first.
    ///
    /// # Errors
    /// A folder of records cannot be read.
    pub fn dated_replays(&self) -> Result<Vec<(SystemTime, PathBuf)>, StoreError> {
        let mut found = self.dated_records()?;
        if let Ok(heard) = self.path(HEARD) {
            found.extend(dated_files(&heard)?);
        }
        found.sort_unstable_by(|a, b| b.cmp(a));
        Ok(found)
    }

    /// Keeps the record of a game that was played at another machine, apart from those that can be gone on with. One of
    /// this name that is there already stays. Does nothing in a profile that keeps nothing.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn keep_heard(&self, name: &str, bytes: &[u8]) -> Result<(), StoreError> {
        if self.unwritable.is_some() {
            return Ok(());
        }
        let path = self.made(HEARD)?.join(format!("{name}.podbay"));
        match access::private().create_new(true).open(&path) {
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
        let is_usual = Self::folder_of(None).is_ok_and(|usual| Some(usual) == self.folder);
        let folder = match documents().filter(|_| is_usual) {
            Some(documents) => documents,
            None => self.made(EXPORTS)?,
        };
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

    /// The text of a file; `None` if it is not there.
    fn text(&self, name: &str) -> Result<Option<String>, StoreError> {
        let text = |bytes| files::plain_text(bytes).map_err(|error| self.damaged(name, error.to_string()));
        self.read(name)?.map(text).transpose()
    }

    fn read(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        let Ok(path) = self.path(name) else {
            return Ok(None);
        };
        match files::read_regular(&path, FILE_MAX) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(StoreError::Io { error, .. })
                if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) =>
            {
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }

    /// Writes beside and renames, so that a crash leaves the old file or the new one. Does nothing in a profile that keeps
    /// nothing, which was told when it was opened.
    fn replace(&self, name: &str, bytes: &[u8]) -> Result<(), StoreError> {
        if self.unwritable.is_some() {
            return Ok(());
        }
        let (path, beside) = (self.path(name)?, self.path(&format!("{name}.new"))?);
        let mut options = access::private();
        let mut file = options.create(true).truncate(true).open(&beside).map_err(at(&beside))?;
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
    // A pipe among them would keep whoever reads it for ever.
    let changed = |path: PathBuf| {
        let about = fs::metadata(&path).ok().filter(fs::Metadata::is_file)?;
        Some((about.modified().ok()?, path))
    };
    Ok(files.filter_map(|file| changed(file.ok()?.path())).collect())
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
    use crate::log_catch::LogCatch;

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
        let mut profile = Profile::open(Some(folder.path())).unwrap();
        assert_eq!(profile.device_key().unwrap(), None);
        profile.save_device_key(b"key");
        assert_eq!(profile.device_key().unwrap().as_deref(), Some(&b"key"[..]));
        let hosts = HostMemory::from([("[::1]:4000".to_owned(), "ab".to_owned())]);
        profile.save_hosts(&hosts).unwrap();
        assert_eq!(profile.hosts().unwrap(), hosts);
        profile.forget_host("[::1]:4001").unwrap();
        assert_eq!(profile.hosts().unwrap(), hosts);
        profile.forget_host("[::1]:4000").unwrap();
        assert_eq!(profile.hosts().unwrap(), HostMemory::new());
        std::fs::write(folder.path().join(HOSTS), "= nonsense").unwrap();
        let log = LogCatch::begin();
        assert!(matches!(profile.hosts(), Err(StoreError::Damaged { .. })));
        assert!(log.has(&Dropped::HostsUnreadable));
    }

    #[test]
    fn a_copy_that_fails_leaves_nothing_behind() {
        let folder = tempfile::tempdir().unwrap();
        let profile = Profile::open(Some(folder.path())).unwrap();
        let record = profile.record_path().unwrap().unwrap();
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
