//! The packages that a page offers: which files they are, and their hashes.

use crate::net::identity;
use ring::digest::{Context, SHA256};
use std::{
    env::consts::{ARCH, EXE_SUFFIX, OS},
    fmt::Write as _,
    fs::{self, File, Metadata},
    io::{self, Read},
    path::{Path, PathBuf},
    time::{Duration, SystemTime},
};

/// Most packages that are offered: those of all systems, in more than one version.
const PACKAGES_MAX: usize = 16;
/// Largest package in bytes, ten times what one of ours takes. Each is read for its hash.
const PACKAGE_MAX: u64 = 256 * 1024 * 1024;
/// Time for which a file has not been written before it is offered. Whatever copies it there may not be at its end.
const SETTLES: Duration = Duration::from_secs(2);
/// Most entries of the folder that are looked at.
const ENTRIES_MAX: usize = 1000;
/// Longest name of a package.
const NAME_MAX: usize = 100;
/// The first letters of a package's name.
const START: &str = "podbay";
/// The last letters of a package's name.
const ENDINGS: [&str; 9] = [
    ".deb", ".rpm", ".flatpak", ".tar.xz", ".tar.gz", ".zip", ".exe", ".msi", ".dmg",
];

/// The system that a package is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum System {
    /// Microsoft's.
    Windows,
    /// Apple's.
    MacOs,
    /// All that run Linux.
    Linux,
}

impl System {
    /// All of them, in the order in which the page shows them.
    pub const ALL: [Self; 3] = [Self::Windows, Self::MacOs, Self::Linux];

    /// The system's own name for itself, which is the same in every language.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Windows => "Windows",
            Self::MacOs => "macOS",
            Self::Linux => "Linux",
        }
    }

    /// The system of this machine.
    #[must_use]
    pub const fn here() -> Self {
        if cfg!(windows) {
            Self::Windows
        } else if cfg!(target_os = "macos") {
            Self::MacOs
        } else {
            Self::Linux
        }
    }

    /// The system that a file name speaks of.
    fn of(name: &str) -> Self {
        let name = name.to_ascii_lowercase();
        let has = |parts: &[&str]| parts.iter().any(|part| name.contains(part));
        // The name of a Mac's kernel has that of Windows in it.
        if name.ends_with(".dmg") || has(&["macos", "darwin", "osx"]) {
            Self::MacOs
        } else if name.ends_with(".exe") || name.ends_with(".msi") || has(&["windows", "win64", "win32"]) {
            Self::Windows
        } else {
            Self::Linux
        }
    }
}

/// A file that a page offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Package {
    /// Its name for those who download it.
    pub name: String,
    /// The system on which it runs.
    pub system: System,
    /// Length in bytes.
    pub bytes: u64,
    /// SHA-256 of its bytes.
    hash: [u8; 32],
    path: PathBuf,
    changed: SystemTime,
}

impl Package {
    /// Reads a file for its hash.
    fn read(name: String, path: PathBuf) -> io::Result<Self> {
        let (file, about) = opened(&path)?;
        if about.len() > PACKAGE_MAX {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        // A file that grows meanwhile is read no further; it has changed by the next look.
        let (mut hash, mut part, mut file) = (Context::new(&SHA256), vec![0; 64 * 1024], file.take(about.len()));
        loop {
            match file.read(&mut part)? {
                0 => break,
                count => hash.update(&part[..count]),
            }
        }
        let digest = hash.finish();
        let mut hash = [0; 32];
        hash.copy_from_slice(digest.as_ref());
        Ok(Self {
            system: System::of(&name),
            bytes: about.len(),
            changed: about.modified()?,
            name,
            hash,
            path,
        })
    }

    /// Eight words for people to compare, of the first 64 bits of the hash.
    #[must_use]
    pub fn words(&self) -> String {
        identity::words(&self.hash)
    }

    /// The whole hash in hexadecimal digits, as the tools of all systems print it.
    #[must_use]
    pub fn sha256(&self) -> String {
        self.hash.iter().fold(String::new(), |mut text, byte| {
            // Writing to a string does not fail.
            let _ = write!(text, "{byte:02x}");
            text
        })
    }

    /// Opens the file.
    ///
    /// # Errors
    /// It cannot be read, or is another one than that whose hash is shown.
    pub(super) fn open(&self) -> io::Result<File> {
        let (file, about) = opened(&self.path)?;
        if self.is(&about) {
            Ok(file)
        } else {
            Err(io::ErrorKind::NotFound.into())
        }
    }

    /// True if this is what the system says of the file whose hash is shown.
    pub(super) fn is(&self, about: &Metadata) -> bool {
        about.len() == self.bytes && about.modified().is_ok_and(|changed| changed == self.changed)
    }
}

/// Opens a file, and nothing else: to open a pipe would wait for somebody who writes into it.
fn opened(path: &Path) -> io::Result<(File, Metadata)> {
    if !fs::metadata(path)?.is_file() {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    let file = File::open(path)?;
    let about = file.metadata()?;
    Ok((file, about))
}

/// This program, if it runs on another machine as a file of its own. The program of a Mac needs the folder around it, and that
/// of a Flatpak the libraries beside it.
#[must_use]
pub fn own_program() -> Option<PathBuf> {
    let is_part = cfg!(target_os = "macos") || Path::new("/.flatpak-info").exists();
    let program = std::env::current_exe().ok().filter(|_| !is_part)?;
    // On Windows the program of the command line lies beside that of the window.
    let window = program.with_extension("exe");
    Some(if cfg!(windows) && window.exists() {
        window
    } else {
        program
    })
}

/// The files that are offered, and the names and faults of those that cannot be.
pub(super) type Found = (Vec<Package>, Vec<(String, io::ErrorKind)>);

/// The places where packages lie.
#[derive(Clone, Debug)]
pub(super) struct Places {
    folder: Option<PathBuf>,
    program: Option<PathBuf>,
}

impl Places {
    pub(super) const fn new(folder: Option<PathBuf>, program: Option<PathBuf>) -> Self {
        Self { folder, program }
    }

    /// The packages that are there now, by system and name. Only files that have changed since `before` are read.
    pub(super) fn packages(&self, before: &[Package]) -> Found {
        let mut found = Found::default();
        for (name, path) in named(self.folder.as_deref()) {
            take(&mut found, name, path, before);
        }
        let has_own = found.0.iter().any(|package| package.system == System::here());
        if let Some(program) = self.program.clone().filter(|_| !has_own) {
            let name = format!("{START}-{}-{OS}-{ARCH}{EXE_SUFFIX}", env!("CARGO_PKG_VERSION"));
            take(&mut found, name, program, before);
        }
        found.0.sort_by(|a, b| (a.system, &a.name).cmp(&(b.system, &b.name)));
        found
    }
}

/// Adds a file to the packages, or to the faults.
fn take((packages, faults): &mut Found, name: String, path: PathBuf, before: &[Package]) {
    match package(name.clone(), path, before) {
        Ok(package) => packages.extend(package),
        Err(error) => faults.push((name, error.kind())),
    }
}

/// The entries of a folder that have the names of packages. Links are left out, because they may lead to any file.
fn named(folder: Option<&Path>) -> Vec<(String, PathBuf)> {
    // A folder that is not there has none.
    let Some(Ok(entries)) = folder.map(fs::read_dir) else {
        return Vec::new();
    };
    let named = entries.take(ENTRIES_MAX).flatten().filter_map(|entry| {
        let name = entry.file_name().into_string().ok()?;
        let is_link = entry.file_type().ok()?.is_symlink();
        (is_package(&name) && !is_link).then(|| (name, entry.path()))
    });
    let mut named: Vec<_> = named.collect();
    named.sort();
    named.truncate(PACKAGES_MAX);
    named
}

/// True for names of our packages. They need no escape in an address or in a page.
fn is_package(name: &str) -> bool {
    let small = name.to_ascii_lowercase();
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '_' | '-' | '+' | '~');
    name.len() <= NAME_MAX
        && name.chars().all(plain)
        && small.starts_with(START)
        && ENDINGS.iter().any(|ending| small.ends_with(ending))
}

/// The package of a file; that of `before` if the file has not changed, and `None` while it is being written.
fn package(name: String, path: PathBuf, before: &[Package]) -> io::Result<Option<Package>> {
    let about = fs::metadata(&path)?;
    let known = before
        .iter()
        .find(|package| package.name == name && package.path == path);
    if let Some(known) = known.filter(|known| known.is(&about)) {
        return Ok(Some(known.clone()));
    }
    // A time to come is that of another machine's clock, and says nothing.
    let age = SystemTime::now().duration_since(about.modified()?);
    if about.is_file() && age.is_ok_and(|age| age < SETTLES) {
        return Ok(None);
    }
    Package::read(name, path).map(Some)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Writes a file, as if that had been a while ago.
    fn written(path: impl AsRef<Path>, contents: &[u8]) {
        fs::write(&path, contents).unwrap();
        let file = File::options().write(true).open(path).unwrap();
        file.set_modified(SystemTime::now() - Duration::from_secs(60)).unwrap();
    }

    #[test]
    fn only_files_with_the_name_of_a_package_are_offered() {
        for good in [
            "podbay_0.1.0_amd64.deb",
            "Podbay-0.1.0-macos.dmg",
            "podbay-0.1.0~rc1+2-windows-x86_64.zip",
        ] {
            assert!(is_package(good), "{good}");
        }
        for bad in [
            "device.key",
            "podbay.toml",
            "podbay",
            "notes-podbay.zip",
            "podbay<b>.zip",
            "podbay/../../x.zip",
            "podbay %2e.zip",
            &format!("podbay{}.zip", "x".repeat(NAME_MAX)),
        ] {
            assert!(!is_package(bad), "{bad}");
        }
    }

    #[test]
    fn a_package_tells_its_system_by_its_name() {
        for (name, system) in [
            ("podbay-0.1.0-setup.exe", System::Windows),
            ("podbay-0.1.0-windows-x86_64.zip", System::Windows),
            ("Podbay-0.1.0-macOS.zip", System::MacOs),
            ("podbay-0.1.0.dmg", System::MacOs),
            ("podbay-0.1.0-aarch64-apple-darwin.tar.gz", System::MacOs),
            ("podbay-0.1.0-win64.zip", System::Windows),
            ("podbay_0.1.0_amd64.deb", System::Linux),
            ("podbay-0.1.0-linux-x86_64.tar.xz", System::Linux),
        ] {
            assert_eq!(System::of(name), system, "{name}");
        }
    }

    #[test]
    fn the_program_itself_is_offered_where_no_package_for_its_system_lies() {
        let folder = tempfile::tempdir().unwrap();
        let program = folder.path().join("program");
        written(&program, b"abc");
        let places = Places::new(Some(folder.path().join("packages")), Some(program));
        let (all, _) = places.packages(&[]);
        let [own] = &all[..] else { panic!("{all:?}") };
        assert_eq!((own.system, own.bytes), (System::here(), 3));
        // The digest of "abc" in FIPS 180-2.
        assert!(own.sha256().starts_with("ba7816bf8f01cfea"), "{}", own.sha256());
        assert_eq!(own.words().split('-').count(), 8);
        let of_here = match System::here() {
            System::Windows => "podbay.exe",
            System::MacOs => "podbay.dmg",
            System::Linux => "podbay.deb",
        };
        fs::create_dir(folder.path().join("packages")).unwrap();
        written(folder.path().join("packages").join(of_here), b"package");
        written(folder.path().join("packages/device.key"), b"secret");
        let names: Vec<String> = places.packages(&[]).0.into_iter().map(|package| package.name).collect();
        assert_eq!(names, [of_here]);
    }

    #[test]
    fn a_file_that_changes_has_another_hash_and_is_not_sent_under_the_old_one() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("podbay.deb");
        written(&file, b"one");
        let places = Places::new(Some(folder.path().to_owned()), None);
        let (before, _) = places.packages(&[]);
        assert!(before[0].open().is_ok());
        assert_eq!(places.packages(&before).0, before);
        fs::write(&file, b"other").unwrap();
        assert!(before[0].open().is_err(), "another length");
        assert_eq!(places.packages(&before).0, [], "it may still be written");
        written(&file, b"other");
        let (after, _) = places.packages(&before);
        assert_ne!(after[0].sha256(), before[0].sha256());
        assert!(after[0].open().is_ok());
    }

    #[cfg(unix)]
    #[test]
    fn a_link_and_a_pipe_are_no_packages() {
        let folder = tempfile::tempdir().unwrap();
        let secret = folder.path().join("secret");
        written(&secret, b"secret");
        std::os::unix::fs::symlink(&secret, folder.path().join("podbay.zip")).unwrap();
        let pipe = folder.path().join("podbay.deb");
        let made = std::process::Command::new("mkfifo").arg(&pipe).status().unwrap();
        assert!(made.success());
        let (all, faults) = Places::new(Some(folder.path().to_owned()), None).packages(&[]);
        let pipe = ("podbay.deb".to_owned(), io::ErrorKind::InvalidInput);
        assert_eq!((all, faults), (Vec::new(), vec![pipe]));
    }

    #[test]
    fn a_file_that_cannot_be_read_is_left_out_and_told() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("podbay.zip")).unwrap();
        let huge = File::create(folder.path().join("podbay.deb")).unwrap();
        huge.set_len(PACKAGE_MAX + 1).unwrap();
        huge.set_modified(SystemTime::now() - Duration::from_secs(60)).unwrap();
        let (all, faults) = Places::new(Some(folder.path().to_owned()), None).packages(&[]);
        let names: Vec<&str> = faults.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!((all.len(), names), (0, vec!["podbay.deb", "podbay.zip"]));
    }
}
