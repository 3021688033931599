//! The display on which the window opens, and what is missing where it does not.
//!
//! winit takes Wayland wherever a variable names it, and ends by a panic where a library of X11 or a variable is wrong.
//! So Wayland is asked first whether it is there, and what made the window fail is put into words that name the cure.

use crate::{
    diagnostics,
    text::{t, t_args},
};
use eframe::UserEvent;
use winit::event_loop::{EventLoop, EventLoopBuilder};

/// Libraries that the window loads, each with its package of Debian, Fedora and Arch: those of X11, of Wayland, and those that
/// draw.
static LIBRARIES: [(&str, [&str; 3]); 10] = [
    (
        "libxkbcommon-x11.so",
        ["libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"],
    ),
    ("libxkbcommon.so", ["libxkbcommon0", "libxkbcommon", "libxkbcommon"]),
    ("libX11-xcb.so", ["libx11-xcb1", "libX11-xcb", "libx11"]),
    ("libX11.so", ["libx11-6", "libX11", "libx11"]),
    ("libXcursor.so", ["libxcursor1", "libXcursor", "libxcursor"]),
    ("libXi.so", ["libxi6", "libXi", "libxi"]),
    (
        "libwayland-client.so",
        ["libwayland-client0", "libwayland-client", "wayland"],
    ),
    ("libwayland-egl.so", ["libwayland-egl1", "libwayland-egl", "wayland"]),
    ("libEGL.so", ["libegl1", "libglvnd-egl", "libglvnd"]),
    ("libGL.so", ["libgl1", "libglvnd-glx", "libglvnd"]),
];

/// Number of libraries of X11, which stand first in `LIBRARIES`.
const OF_X11: usize = 6;
/// Number of libraries of Wayland alone, which follow those of X11.
const OF_WAYLAND: usize = 2;

/// The loop of the window, on a display that is there.
///
/// # Errors
/// The reason why there is none, in words.
pub fn event_loop() -> Result<EventLoop<UserEvent>, String> {
    system::check()?;
    let mut builder = EventLoop::<UserEvent>::with_user_event();
    choose(&mut builder);
    match diagnostics::quietly(|| builder.build()) {
        Ok(Ok(event_loop)) => Ok(event_loop),
        Ok(Err(error)) => Err(why(&error.to_string())),
        Err(panic) => Err(why(&panic)),
    }
}

/// Takes X11 where Wayland is named and does not answer.
pub fn choose(builder: &mut EventLoopBuilder<UserEvent>) {
    system::choose(builder);
}

/// The reason for a failure of the window's libraries, in words: the packages that are missing, or what they say themselves.
#[must_use]
pub fn why(error: &str) -> String {
    why_with(error, system::has_library)
}

/// Like [`why`]; `has` says which libraries the system has.
fn why_with(error: &str, has: impl Fn(&str) -> bool) -> String {
    let named = LIBRARIES.iter().find(|(library, _)| error.contains(library));
    if let Some((library, packages)) = named.filter(|(library, _)| !has(library)) {
        return missing(library, packages);
    }
    // The error names no library, or one that does not load because it needs another one.
    let lower = error.to_lowercase();
    let absent = match (lower.contains("librar"), lower.contains("wayland")) {
        (true, true) => absent(&LIBRARIES[OF_X11..], has),
        (true, false) => absent(&LIBRARIES[..OF_X11], has),
        (false, _) => Vec::new(),
    };
    if !absent.is_empty() {
        return absent.join("; ");
    }
    if let Some((library, packages)) = named {
        return missing(library, packages);
    }
    // The last part says what is wrong; what stands before is for who builds window libraries.
    let last = error.rsplit(": ").next().unwrap_or_default();
    last.trim_end_matches([')', '.']).to_owned()
}

/// The reason for a window that does not come up although there is a display: nothing draws on it.
#[must_use]
pub fn why_nothing_is_drawn() -> String {
    let words = absent(&LIBRARIES[OF_X11 + OF_WAYLAND..], system::has_library);
    if words.is_empty() {
        t("window-no-drawing")
    } else {
        words.join("; ")
    }
}

/// Those of the libraries of which no file is found, in words.
fn absent(libraries: &[(&str, [&str; 3])], has: impl Fn(&str) -> bool) -> Vec<String> {
    let absent = libraries.iter().filter(|(library, _)| !has(library));
    absent.map(|(library, packages)| missing(library, packages)).collect()
}

fn missing(library: &str, [debian, fedora, arch]: &[&str; 3]) -> String {
    let names = [
        ("library", library),
        ("debian", *debian),
        ("fedora", *fedora),
        ("arch", *arch),
    ];
    t_args("window-no-library", &names.map(|(name, value)| (name, value.into())))
}

#[cfg(all(unix, not(target_os = "macos")))]
mod system {
    use crate::text::t_args;
    use eframe::UserEvent;
    use std::{
        ffi::{OsStr, OsString},
        io::{Read, Write},
        os::unix::{ffi::OsStrExt, net::UnixStream},
        path::{Path, PathBuf},
        time::Duration,
    };
    use winit::{event_loop::EventLoopBuilder, platform::x11::EventLoopBuilderExtX11};

    /// Longest time for a compositor to answer its first question. A healthy one takes a millisecond.
    const ANSWER: Duration = Duration::from_secs(2);
    /// "Tell me when you have come to this" (`wl_display.sync`, object 1, 12 bytes), answered with object 2.
    const SYNC: [u32; 3] = [1, 12 << 16, 2];
    /// Variable that gives the size of everything under X11.
    const SCALE: &str = "WINIT_X11_SCALE_FACTOR";
    /// Folders in which the system looks for libraries, beside those that it has noted.
    const FOLDERS: [&str; 6] = [
        "/lib",
        "/usr/lib",
        "/lib64",
        "/usr/lib64",
        "/usr/local/lib",
        "/run/opengl-driver/lib",
    ];
    const NOTED: &str = "/etc/ld.so.cache";

    fn variable(name: &str) -> Option<OsString> {
        std::env::var_os(name).filter(|value| !value.is_empty())
    }

    fn is_x11() -> bool {
        let named = variable("WAYLAND_DISPLAY")
            .or_else(|| variable("WAYLAND_SOCKET"))
            .is_some();
        variable("DISPLAY").is_some() && !(named && wayland_answers())
    }

    /// # Errors
    /// A variable of the environment that no window opens with, in words.
    pub(super) fn check() -> Result<(), String> {
        let Some(scale) = variable(SCALE).and_then(|value| value.into_string().ok()) else {
            return Ok(());
        };
        if !is_x11() || is_scale(&scale) {
            return Ok(());
        }
        let shown: String = scale.chars().filter(|c| !c.is_control()).take(40).collect();
        Err(t_args(
            "window-wrong-scale",
            &[("name", SCALE.into()), ("value", shown.into())],
        ))
    }

    /// True for a size that winit takes.
    pub(super) fn is_scale(text: &str) -> bool {
        let number = text
            .parse::<f64>()
            .ok()
            .filter(|scale| scale.is_normal() && *scale > 0.0);
        text.to_lowercase() == "randr" || number.is_some()
    }

    pub(super) fn choose(builder: &mut EventLoopBuilder<UserEvent>) {
        if is_x11() {
            builder.with_x11();
        }
    }

    /// True if the compositor that the variables name is there and can be spoken to.
    fn wayland_answers() -> bool {
        if !has_library("libwayland-client.so") || !has_library("libxkbcommon.so") {
            return false;
        }
        if let Some(socket) = variable("WAYLAND_SOCKET") {
            // It can be used once, so that it is not tried.
            let socket = socket.to_str().and_then(|number| number.parse::<u32>().ok());
            return socket.is_some_and(|number| Path::new(&format!("/proc/self/fd/{number}")).exists());
        }
        let runtime = || {
            variable("XDG_RUNTIME_DIR")
                .map(PathBuf::from)
                .filter(|folder| folder.is_absolute())
        };
        let Some(name) = variable("WAYLAND_DISPLAY").map(PathBuf::from) else {
            return false;
        };
        let path = if name.is_absolute() {
            Some(name)
        } else {
            runtime().map(|folder| folder.join(name))
        };
        path.is_some_and(|path| answers(&path).is_ok())
    }

    /// # Errors
    /// Nobody answers there in time.
    pub(super) fn answers(path: &Path) -> std::io::Result<()> {
        let mut socket = UnixStream::connect(path)?;
        socket.set_read_timeout(Some(ANSWER))?;
        socket.set_write_timeout(Some(ANSWER))?;
        let question: Vec<u8> = SYNC.iter().flat_map(|word| word.to_ne_bytes()).collect();
        socket.write_all(&question)?;
        socket.read_exact(&mut [0])
    }

    /// True if a file of this library is anywhere where it is looked for.
    pub(super) fn has_library(name: &str) -> bool {
        let asked = std::env::var_os("LD_LIBRARY_PATH").unwrap_or_default();
        let noted = std::fs::read(NOTED).unwrap_or_default();
        let noted = noted
            .split(|byte| *byte == 0)
            .map(|path| Path::new(OsStr::from_bytes(path)));
        let is_it = |path: &Path| {
            path.file_name()
                .is_some_and(|file| file.as_bytes().starts_with(name.as_bytes()))
        };
        let mut noted = noted.filter(|path| path.is_absolute() && is_it(path));
        let in_folder = |folder: PathBuf| {
            let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
            files.map(|file| file.path()).any(|path| is_it(&path) && is_full(&path))
        };
        noted.any(is_full)
            || std::env::split_paths(&asked).any(in_folder)
            || FOLDERS.iter().map(PathBuf::from).any(in_folder)
    }

    fn is_full(path: &Path) -> bool {
        std::fs::metadata(path).is_ok_and(|about| about.is_file() && about.len() > 0)
    }
}

#[cfg(not(all(unix, not(target_os = "macos"))))]
mod system {
    use eframe::UserEvent;
    use winit::event_loop::EventLoopBuilder;

    pub(super) fn check() -> Result<(), String> {
        Ok(())
    }
    pub(super) fn choose(_: &mut EventLoopBuilder<UserEvent>) {}
    pub(super) fn has_library(_: &str) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{Language, speaking};

    #[test]
    fn a_missing_library_is_named_with_its_package() {
        speaking(Language::En, || {
            for (error, package) in [
                (
                    "os error: opening library failed (libXcursor.so.1: cannot open shared object file: No such file)",
                    "libxcursor1",
                ),
                ("Library libxkbcommon-x11.so could not be loaded.", "libxkbcommon-x11-0"),
                ("Library libxkbcommon.so could not be loaded.", "libxkbcommon0"),
                ("libX11-xcb.so.1: cannot open", "libx11-xcb1"),
                ("libX11.so.6: cannot open", "libx11-6"),
            ] {
                let words = why(error);
                assert!(words.contains(package), "{error}: {words}");
            }
        });
        assert_eq!(why("os error: (neither: of these)"), "of these");
    }

    #[test]
    fn a_system_with_wayland_alone_is_not_told_of_libraries_of_x11() {
        let of_x11 = |library: &str| library.starts_with("libX") || library == "libxkbcommon-x11.so";
        speaking(Language::En, || {
            for (gone, error, package) in [
                (
                    "libwayland-egl.so",
                    "Library libwayland-egl.so could not be loaded.",
                    "libwayland-egl1",
                ),
                (
                    "libxkbcommon.so",
                    "Library libxkbcommon.so could not be loaded.",
                    "libxkbcommon0",
                ),
                (
                    "libwayland-client.so",
                    "os error: The wayland library could not be loaded",
                    "libwayland-client0",
                ),
            ] {
                let words = why_with(error, |library| library != gone && !of_x11(library));
                assert!(words.contains(package) && !words.contains(';'), "{error}: {words}");
            }
        });
    }

    #[test]
    fn a_library_that_does_not_load_for_another_one_is_not_blamed() {
        speaking(Language::En, || {
            let words = why_with("Library libxkbcommon-x11.so could not be loaded.", |library| {
                library != "libxkbcommon.so"
            });
            assert!(words.contains("libxkbcommon0") && !words.contains("x11"), "{words}");
        });
    }

    #[test]
    fn libraries_stand_beside_others_of_their_kind() {
        for (at, (library, _)) in LIBRARIES.iter().enumerate() {
            let of_wayland = (OF_X11..OF_X11 + OF_WAYLAND).contains(&at);
            assert_eq!(library.contains("wayland"), of_wayland, "{library}");
        }
    }

    #[cfg(all(unix, not(target_os = "macos")))]
    #[test]
    fn a_compositor_that_does_not_answer_is_none() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("wayland-9");
        assert!(system::answers(&path).is_err(), "no socket");
        let listener = std::os::unix::net::UnixListener::bind(&path).unwrap();
        assert!(system::answers(&path).is_err(), "nobody takes the connection in");
        let compositor = std::thread::spawn(move || {
            use std::io::Write;
            // The connection from above was given up.
            for _ in 0..2 {
                let _ = listener.accept().unwrap().0.write_all(&[2, 0, 0, 0]);
            }
        });
        assert!(system::answers(&path).is_ok());
        compositor.join().unwrap();
        assert!(system::answers(&path).is_err(), "nobody listens any more");
    }

    #[cfg(all(unix, not(target_os = "macos")))]
    #[test]
    fn sizes_that_no_window_has_are_known_before_it_opens() {
        for good in ["1", "1.5", "randr", "RandR", "2e0"] {
            assert!(system::is_scale(good), "{good}");
        }
        for wrong in ["abc", "0", "-1", "inf", "NaN", "1,5", " 1", "1e-320"] {
            assert!(!system::is_scale(wrong), "{wrong}");
        }
    }
}
