//! Saved settings.

use super::{Keys, Profile, StoreError, lenient};
use crate::{
    diagnostics::Dropped,
    protocol::{Colour, Name, WhoMayJoin},
};
use serde::{Deserialize, Serialize};
use std::{
    collections::{BTreeMap, BTreeSet},
    num::NonZero,
};

/// The settings. Unknown keys of later versions are ignored, missing ones are at their default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The name of this person; `None` until it was asked.
    pub name: Option<Name>,
    /// The colour wished for when joining.
    pub colour: Option<Colour>,
    /// The tag of the language, such as `de`; `None`: as the system has it.
    pub language: Option<String>,
    /// Light, dark, or as the system has it.
    pub theme: Theme,
    /// True for texts and edges that stand out from their ground as far as they can.
    pub strong_contrast: bool,
    /// Size of everything in percent; `None` lets the window choose by its own size. See [`Settings::SCALES`].
    pub scale: Option<u16>,
    /// True if nothing in the window may move by itself.
    pub reduced_motion: bool,
    /// Loudness of sounds in percent; `None` is [`Settings::VOLUME`].
    pub volume: Option<u16>,
    /// True if no sound may be heard.
    pub muted: bool,
    /// The speed of pieces on the board.
    pub animation: Animation,
    /// How often the window calls while a question waits and another window is in front.
    pub reminder: Reminder,
    /// When a move has to be pressed twice.
    pub confirm: Confirm,
    /// True if the codes of Argo's tiles always stand on them, not only where somebody points.
    pub tile_codes: bool,
    /// Most threads on which bots think at once; `None` lets the program choose.
    pub cores: Option<NonZero<u16>>,
    /// The port of tables that are opened here; `None` lets the program choose.
    pub port: Option<u16>,
    /// Name of the one network adapter to use; `None` for all.
    pub adapter: Option<String>,
    /// The devices that a table opened here takes in unasked.
    pub who_may_join: WhoMayJoin,
    /// Id of the table where this device sat in a game last, to offer the way back.
    pub last_table: Option<String>,
    /// Key of the device that hosted it: the way back leads to no other.
    pub last_host: Option<String>,
    /// Name of the game that was hosted last: the next table opens with it.
    pub last_game: Option<String>,
    /// Name of the record of the table that is open here. Closing the table takes it back: at the start of the program it
    /// tells that the last one ended in the middle.
    pub hosted: Option<String>,
    /// Names of the records that the start screen no longer offers to go on with, newest first, with spaces between.
    pub put_away: Option<String>,
    /// Ids of the puzzles that were solved here.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub solved: BTreeSet<String>,
    /// The box file that was chosen last for a game, by the name of the game. A table of the file begins here.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub boxes: BTreeMap<String, String>,
    /// The keys that are not the usual ones. It comes last, as a table of the file.
    #[serde(skip_serializing_if = "Keys::is_usual")]
    pub keys: Keys,
}

/// The colours of the window: light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// Dark or light as the system is set.
    #[default]
    System,
    /// Always the dark colours.
    Dark,
    /// Always the light colours.
    Light,
}

impl Theme {
    /// All of them, in the order they are shown.
    pub const ALL: [Self; 3] = [Self::System, Self::Dark, Self::Light];
}

/// The speed of pieces on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Animation {
    /// As the eye follows best.
    #[default]
    Normal,
    /// Twice as fast.
    Fast,
    /// Pieces are there at once.
    Off,
}

impl Animation {
    /// All of them, in the order they are shown.
    pub const ALL: [Self; 3] = [Self::Normal, Self::Fast, Self::Off];

    /// The part of the usual time that a piece takes.
    #[must_use]
    pub const fn time(self) -> f64 {
        match self {
            Self::Normal => 1.0,
            Self::Fast => 0.5,
            Self::Off => 0.0,
        }
    }
}

/// How often the window calls a player who is asked and looks at another one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reminder {
    /// Once for a question.
    #[default]
    Once,
    /// Again every 30 seconds.
    HalfMinute,
    /// Again every 60 seconds.
    Minute,
}

impl Reminder {
    /// All of them, in the order they are shown.
    pub const ALL: [Self; 3] = [Self::Once, Self::HalfMinute, Self::Minute];

    /// Seconds after which it calls again.
    #[must_use]
    pub const fn every(self) -> Option<f64> {
        match self {
            Self::Once => None,
            Self::HalfMinute => Some(30.0),
            Self::Minute => Some(60.0),
        }
    }
}

/// When a move is sent only after it was pressed once more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Confirm {
    /// Never; a tile that can be turned still waits for that.
    Never,
    /// When a tile is laid: it lies there as a ghost first.
    #[default]
    Tiles,
    /// Always.
    Always,
}

impl Confirm {
    /// All of them, in the order they are shown.
    pub const ALL: [Self; 3] = [Self::Never, Self::Tiles, Self::Always];
}

impl Settings {
    /// Loudness of sounds in percent until another one is chosen.
    pub const VOLUME: u16 = 70;

    /// Loudness of sounds in percent as it is set.
    #[must_use]
    pub fn volume(&self) -> u16 {
        self.volume.unwrap_or(Self::VOLUME)
    }

    /// Scales on offer, in percent.
    pub const SCALES: [u16; 9] = [75, 90, 100, 110, 125, 150, 175, 200, 250];

    /// The settings of a profile; the defaults if nothing was saved yet.
    ///
    /// # Errors
    /// The file is there, and something in it is not of settings. It is left as it is.
    pub fn load(profile: &Profile) -> Result<Self, StoreError> {
        let (settings, lost) = Self::read(&profile.settings()?.unwrap_or_default());
        if lost.is_empty() {
            Ok(settings)
        } else {
            Err(profile.settings_damaged(lost.join(", ")))
        }
    }

    /// The settings; what cannot be read of them is at its default. The file is then kept under another name, and the error
    /// says which, and what was lost.
    #[must_use]
    pub fn load_or_default(profile: &Profile) -> (Self, Option<StoreError>) {
        let (settings, lost) = match profile.settings() {
            Ok(bytes) => Self::read(&bytes.unwrap_or_default()),
            Err(error) => {
                Dropped::SettingsUnreadable(error.code()).tell();
                return (Self::default(), Some(error));
            }
        };
        if lost.is_empty() {
            return (settings, None);
        }
        let error = settings.set_aside(profile, lost.join(", "));
        match &error {
            StoreError::SetAside { .. } => Dropped::SettingsSetAside.tell(),
            other => Dropped::SettingsUnreadable(other.code()).tell(),
        }
        (settings, Some(error))
    }

    /// Keeps the file under another name, and what could be read of it in its place.
    fn set_aside(&self, profile: &Profile, lost: String) -> StoreError {
        let error = profile.settings_damaged(lost);
        let StoreError::Damaged { path, what } = error else {
            return error;
        };
        if profile.trouble().is_some() {
            return StoreError::Damaged { path, what };
        }
        let aside = profile.set_settings_aside();
        match aside.and_then(|kept| self.save(profile).map(|()| kept)) {
            Ok(kept) => StoreError::SetAside { path, what, kept },
            Err(error) => error,
        }
    }

    /// Reads a file of settings; also returns what could not be read of it: the names of its values, or the numbers of its
    /// lines.
    #[must_use]
    pub fn read(bytes: &[u8]) -> (Self, Vec<String>) {
        let (mut table, mut lost) = lenient::table(bytes);
        table.retain(|key, value| {
            let alone = toml::Table::from_iter([(key.to_owned(), value.clone())]);
            let good = alone.try_into::<Self>().is_ok();
            if !good {
                lost.push(key.to_owned());
            }
            good
        });
        let mut settings: Self = table.try_into().unwrap_or_default();
        let [least, .., most] = Self::SCALES;
        let scale = settings.scale.map(|scale| scale.clamp(least, most));
        if scale != settings.scale {
            Dropped::ScaleClamped.tell();
            settings.scale = scale;
        }
        let volume = settings.volume.map(|volume| volume.min(100));
        if volume != settings.volume {
            Dropped::VolumeClamped.tell();
            settings.volume = volume;
        }
        (settings, lost)
    }

    /// Saves the settings in a profile.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn save(&self, profile: &Profile) -> Result<(), StoreError> {
        let text = toml::to_string(self).map_err(|error| profile.settings_damaged(error.to_string()))?;
        profile.save_settings(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log_catch::LogCatch;

    #[test]
    fn settings_come_back_and_broken_ones_are_told() {
        let folder = tempfile::tempdir().unwrap();
        let profile = Profile::open(Some(folder.path())).unwrap();
        assert_eq!(Settings::load(&profile).unwrap(), Settings::default());
        let settings = Settings {
            name: Some(Name::parse("Ana \"Lu\"").unwrap()),
            colour: Some(Colour::Rose),
            language: Some("de".to_owned()),
            theme: Theme::Light,
            strong_contrast: true,
            scale: Some(125),
            reduced_motion: true,
            volume: Some(30),
            muted: true,
            animation: Animation::Fast,
            reminder: Reminder::HalfMinute,
            confirm: Confirm::Always,
            tile_codes: true,
            cores: NonZero::new(3),
            port: Some(50_000),
            adapter: Some("wlan0".to_owned()),
            who_may_join: WhoMayJoin::Known,
            last_table: Some("ab".to_owned()),
            last_host: Some("cd".to_owned()),
            last_game: Some("alien-frontiers".to_owned()),
            hosted: Some("17-0a".to_owned()),
            put_away: Some("16-0b".to_owned()),
            solved: BTreeSet::from(["0a1b2c3d".to_owned(), "ffffffff".to_owned()]),
            boxes: BTreeMap::from([("aqua-sphere".to_owned(), "/a/my box.toml".to_owned())]),
            keys: Keys::default(),
        };
        settings.save(&profile).unwrap();
        assert_eq!(Settings::load(&profile).unwrap(), settings);
        profile.save_settings("name = [1]").unwrap();
        assert!(matches!(Settings::load(&profile), Err(StoreError::Damaged { .. })));
        assert_eq!(profile.settings().unwrap().as_deref(), Some(&b"name = [1]"[..]));
    }

    #[test]
    fn broken_settings_are_kept_aside_and_never_overwritten() {
        let log = LogCatch::begin();
        let folder = tempfile::tempdir().unwrap();
        let profile = Profile::open(Some(folder.path())).unwrap();
        let path = folder.path().join("settings.toml");
        let cases: [(&[u8], &str); 3] = [
            (b"first = ", "settings.toml.broken"),
            (b"second = ", "settings.toml.broken-2"),
            (&[0xff, 0xfe], "settings.toml.broken-3"),
        ];
        for (bytes, kept) in cases {
            std::fs::write(&path, bytes).unwrap();
            let (settings, error) = Settings::load_or_default(&profile);
            assert_eq!(settings, Settings::default());
            let message = error.unwrap().to_string();
            assert!(message.contains(kept), "{message}");
            assert_eq!(Settings::load(&profile).unwrap(), Settings::default());
        }
        for (bytes, kept) in cases {
            assert_eq!(std::fs::read(folder.path().join(kept)).unwrap(), bytes);
        }
        assert!(log.has(&Dropped::SettingsSetAside));
    }

    #[test]
    fn settings_that_cannot_be_read_at_all_are_told() {
        let log = LogCatch::begin();
        let folder = tempfile::tempdir().unwrap();
        let profile = Profile::open(Some(folder.path())).unwrap();
        std::fs::create_dir(folder.path().join("settings.toml")).unwrap();
        let (settings, error) = Settings::load_or_default(&profile);
        assert_eq!(settings, Settings::default());
        assert!(log.has(&Dropped::SettingsUnreadable(error.unwrap().code())));
    }

    #[test]
    fn a_wrong_value_costs_that_value_alone() {
        let folder = tempfile::tempdir().unwrap();
        let profile = Profile::open(Some(folder.path())).unwrap();
        let good = "\u{feff}name = \"Ana\"\nport = 50000\n";
        // Values of another kind, out of range, of no kind, and lines that are none.
        let wrong = [
            ("volume = \"loud\"\n", "volume"),
            ("volume = -1\n", "volume"),
            ("theme = \"pink\"\n", "theme"),
            ("language = de\n", "language"),
            ("scale = 1.25\n", "scale"),
            ("port = 50000\n", "port"),
            ("cores = 0\n", "cores"),
            ("muted\n", "line 3"),
            ("colour = \"no end\n", "colour"),
            ("who_may_join = []\nmuted = true\n", "who_may_join"),
            ("solved = 3\n", "solved"),
            ("= 3\r\n", "line 3"),
        ];
        for (line, lost) in wrong {
            profile
                .save_settings(&format!("{good}{line}animation = \"fast\"\n[keys]\nlist = \"L\"\n"))
                .unwrap();
            let (settings, error) = Settings::load_or_default(&profile);
            let name = settings.name.as_ref().map(Name::as_str);
            assert_eq!((name, settings.port), (Some("Ana"), Some(50_000)), "{line}");
            assert_eq!(settings.animation, Animation::Fast, "{line}");
            assert_eq!(settings.keys.of(crate::store::Shortcut::List), "L", "{line}");
            assert!(
                matches!(error, Some(StoreError::SetAside { what, .. }) if what == lost),
                "{line}"
            );
            // What was good is kept although nothing else is changed afterwards.
            assert_eq!(Settings::load(&profile).unwrap(), settings);
        }
    }

    #[test]
    fn a_scale_out_of_range_is_brought_back() {
        let folder = tempfile::tempdir().unwrap();
        let profile = Profile::open(Some(folder.path())).unwrap();
        for (text, scale) in [("scale = 5", 75), ("scale = 9000", 250), ("scale = 110", 110)] {
            let log = LogCatch::begin();
            profile.save_settings(text).unwrap();
            assert_eq!(Settings::load(&profile).unwrap().scale, Some(scale));
            assert_eq!(log.has(&Dropped::ScaleClamped), scale != 110, "{text}");
        }
    }

    #[test]
    fn settings_of_an_older_or_a_later_version_are_read_and_too_loud_is_brought_back() {
        let folder = tempfile::tempdir().unwrap();
        let profile = Profile::open(Some(folder.path())).unwrap();
        profile.save_settings("theme = \"dark\"\n").unwrap();
        let old = Settings::load(&profile).unwrap();
        assert_eq!(old.theme, Theme::Dark);
        assert_eq!((old.volume(), old.muted, old.reminder), (70, false, Reminder::Once));
        let later = "volume = 300\nreminder = \"minute\"\nsmell = \"roses\"\n[hands]\nleft = 3\n";
        profile.save_settings(later).unwrap();
        let log = LogCatch::begin();
        let new = Settings::load(&profile).unwrap();
        assert_eq!((new.volume(), new.reminder.every()), (100, Some(60.0)));
        assert!(log.has(&Dropped::VolumeClamped));
    }
}
