//! The keys of the window that a player may change.

use crate::diagnostics::Dropped;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use strum::{EnumCount, IntoStaticStr, VariantArray};

/// Something in the window that has a key of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumCount, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Shortcut {
    /// Opens the list of everything that can be done.
    List,
    /// Says what would be best now, or closes that.
    Hint,
    /// Shows again, step by step, what the others did.
    ShowAgain,
    /// Turns a tile that lies there as a ghost.
    Turn,
    /// Shows all of a board that can be moved.
    Whole,
    /// Jumps to what is asked about.
    Jump,
    /// While it is held, a click shows a place to everybody at the table, and a drag an arrow.
    Point,
    /// Answers a question out of turn with what it offers, such as an interrupt.
    StepIn,
    /// Answers a question out of turn by letting happen what was announced.
    LetBe,
    /// Agrees to a take-back.
    Agree,
    /// Declines a take-back, or withdraws the own one.
    Decline,
    /// Says in the lobby that this player is ready, or is not.
    Ready,
    /// Fills the screen, or gives it back.
    FullScreen,
}

/// The part of the window in which a key acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Anywhere,
    Lobby,
    Table,
}

impl Shortcut {
    /// The name in the file of the settings, and the end of the id of its text.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The name that it had in files of earlier versions, if that was another one.
    const fn former_name(self) -> Option<&'static str> {
        match self {
            Self::ShowAgain => Some("replay"),
            _ => None,
        }
    }

    /// The name of its key as long as no other one is chosen.
    #[must_use]
    pub const fn usual_key(self) -> &'static str {
        match self {
            Self::List => "H",
            Self::Hint => "T",
            Self::ShowAgain => "V",
            Self::Turn => "R",
            Self::Whole => "F",
            Self::Jump => "N",
            Self::Point => "G",
            Self::StepIn => "U",
            Self::LetBe => "P",
            Self::Agree => "Y",
            Self::Decline => "X",
            Self::Ready => "R",
            Self::FullScreen => "F11",
        }
    }

    const fn place(self) -> Place {
        match self {
            Self::FullScreen => Place::Anywhere,
            Self::Ready => Place::Lobby,
            _ => Place::Table,
        }
    }

    /// True if one key for both would mean two things at once.
    fn meets(self, other: Self) -> bool {
        let (one, two) = (self.place(), other.place());
        self != other && (one == two || one == Place::Anywhere || two == Place::Anywhere)
    }
}

/// The keys that can be chosen: no other one means anything in some part of the window, or writes a digit.
const FREE: [&str; 38] = [
    "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O", "P", "Q", "R", "S", "T", "U", "V", "W",
    "X", "Y", "Z", "F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "F10", "F11", "F12",
];

/// The reason why a key cannot be given to an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyRefusal {
    /// It is no letter and none of F1 to F12.
    Fixed,
    /// It belongs to this action, which acts in the same place.
    Taken(Shortcut),
}

/// The key of every [`Shortcut`]: no two that act in one place have the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keys([&'static str; Shortcut::COUNT]);

impl Default for Keys {
    fn default() -> Self {
        let mut keys = [""; Shortcut::COUNT];
        for (key, shortcut) in keys.iter_mut().zip(Shortcut::VARIANTS) {
            *key = shortcut.usual_key();
        }
        Self(keys)
    }
}

impl Keys {
    /// The name of the key of an action.
    #[must_use]
    pub const fn of(&self, shortcut: Shortcut) -> &'static str {
        self.0[shortcut as usize]
    }

    /// True if all keys are the usual ones.
    #[must_use]
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }

    /// Gives an action the key of this name.
    ///
    /// # Errors
    /// The key means something else already; everything stays as it was.
    pub fn bind(&mut self, shortcut: Shortcut, key: &str) -> Result<(), KeyRefusal> {
        let key = *FREE.iter().find(|free| **free == key).ok_or(KeyRefusal::Fixed)?;
        match self.taken(shortcut, key) {
            Some(other) => Err(KeyRefusal::Taken(other)),
            None => {
                self.0[shortcut as usize] = key;
                Ok(())
            }
        }
    }

    /// The action that already has the key in the same place.
    fn taken(&self, shortcut: Shortcut, key: &str) -> Option<Shortcut> {
        let mut all = Shortcut::VARIANTS.iter().copied();
        all.find(|other| other.meets(shortcut) && self.of(*other) == key)
    }

    /// The keys of a file: what names no action, no key that can be chosen, or one that another action has stays usual.
    fn read(table: &toml::Table) -> Self {
        let mut keys = Self::default();
        for (name, key) in table {
            let named = |shortcut: &&Shortcut| shortcut.name() == name || shortcut.former_name() == Some(name);
            let shortcut = Shortcut::VARIANTS.iter().find(named);
            let key = key.as_str().and_then(|key| FREE.iter().find(|free| **free == key));
            match (shortcut, key) {
                (Some(shortcut), Some(key)) => keys.0[*shortcut as usize] = key,
                _ => Dropped::KeyIgnored.tell(),
            }
        }
        // Usual keys do not meet each other, so that this ends.
        let clash = |keys: &Self| {
            let mut changed = Shortcut::VARIANTS.iter().filter(|s| keys.of(**s) != s.usual_key());
            changed.find(|s| keys.taken(**s, keys.of(**s)).is_some()).copied()
        };
        while let Some(shortcut) = clash(&keys) {
            Dropped::KeyIgnored.tell();
            keys.0[shortcut as usize] = shortcut.usual_key();
        }
        keys
    }
}

impl Serialize for Keys {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let changed = Shortcut::VARIANTS.iter().filter(|s| self.of(**s) != s.usual_key());
        let changed: BTreeMap<_, _> = changed.map(|s| (s.name(), self.of(*s))).collect();
        changed.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Keys {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = toml::Value::deserialize(deserializer)?;
        let Some(table) = value.as_table() else {
            Dropped::KeyIgnored.tell();
            return Ok(Self::default());
        };
        Ok(Self::read(table))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        log_catch::LogCatch,
        store::{Profile, Settings},
    };

    fn read(text: &str) -> Settings {
        let folder = tempfile::tempdir().unwrap();
        let profile = Profile::open(Some(folder.path())).unwrap();
        profile.save_settings(text).unwrap();
        Settings::load(&profile).unwrap()
    }

    #[test]
    fn usual_keys_do_not_meet() {
        let keys = Keys::default();
        for shortcut in Shortcut::VARIANTS {
            assert_eq!(keys.taken(*shortcut, keys.of(*shortcut)), None, "{shortcut:?}");
            assert!(FREE.contains(&shortcut.usual_key()));
        }
    }

    #[test]
    fn a_key_of_another_action_in_the_same_place_is_refused() {
        let mut keys = Keys::default();
        assert_eq!(
            keys.bind(Shortcut::List, "V"),
            Err(KeyRefusal::Taken(Shortcut::ShowAgain))
        );
        assert_eq!(
            keys.bind(Shortcut::List, "F11"),
            Err(KeyRefusal::Taken(Shortcut::FullScreen))
        );
        assert_eq!(
            keys.bind(Shortcut::FullScreen, "R"),
            Err(KeyRefusal::Taken(Shortcut::Turn))
        );
        for fixed in ["Enter", "1", "Space", "h", ""] {
            assert_eq!(keys.bind(Shortcut::List, fixed), Err(KeyRefusal::Fixed), "{fixed}");
        }
        assert!(keys.is_usual());
        // In the lobby no tile is turned, and an action may be given the key that it has.
        assert_eq!(keys.bind(Shortcut::Ready, "H"), Ok(()));
        assert_eq!(keys.bind(Shortcut::List, "H"), Ok(()));
        assert_eq!(keys.bind(Shortcut::List, "L"), Ok(()));
        assert_eq!(keys.bind(Shortcut::ShowAgain, "H"), Ok(()));
    }

    #[test]
    fn chosen_keys_are_kept_and_the_usual_ones_are_not_written() {
        let folder = tempfile::tempdir().unwrap();
        let profile = Profile::open(Some(folder.path())).unwrap();
        Settings::default().save(&profile).unwrap();
        let written = profile.settings().unwrap().unwrap();
        assert!(!String::from_utf8(written).unwrap().contains("keys"));
        let mut settings = Settings::default();
        settings.keys.bind(Shortcut::List, "L").unwrap();
        settings.keys.bind(Shortcut::ShowAgain, "H").unwrap();
        settings.save(&profile).unwrap();
        assert_eq!(Settings::load(&profile).unwrap(), settings);
    }

    #[test]
    fn a_key_under_the_name_of_an_earlier_version_is_kept_and_the_new_name_comes_first() {
        let chosen = |text: &str| read(text).keys.of(Shortcut::ShowAgain);
        assert_eq!(chosen("[keys]\nreplay = \"K\"\n"), "K");
        assert_eq!(chosen("[keys]\nshow-again = \"J\"\nreplay = \"K\"\n"), "J");
        let written = toml::to_string(&read("[keys]\nreplay = \"K\"\n").keys).unwrap();
        assert!(
            written.contains("show-again") && !written.contains("replay"),
            "{written}"
        );
    }

    #[test]
    fn what_is_no_key_is_left_out_and_all_else_stays() {
        let text = "port = 51000\n[keys]\nlist = \"L\"\nshow-again = 3\nturn = \"Enter\"\nfly = \"K\"\nwhole = \"L\"\n";
        let settings = read(text);
        assert_eq!(settings.port, Some(51_000));
        let mut expected = Keys::default();
        // Of two actions that want one key the later one has it.
        expected.bind(Shortcut::Whole, "L").unwrap();
        assert_eq!(settings.keys, expected);
        for broken in ["keys = 3\nport = 51000\n", "keys = []\nport = 51000\n"] {
            assert_eq!((read(broken).keys, read(broken).port), (Keys::default(), Some(51_000)));
        }
        // Two that have changed places.
        let swapped = read("[keys]\nlist = \"V\"\nshow-again = \"H\"\n").keys;
        assert_eq!(
            (swapped.of(Shortcut::List), swapped.of(Shortcut::ShowAgain)),
            ("V", "H")
        );
        // One that takes a key whose action keeps it.
        assert!(read("[keys]\nlist = \"V\"\n").keys.is_usual());
    }

    #[test]
    fn each_key_that_is_left_out_is_told() {
        for (text, told) in [
            ("keys = 3\n", true),
            ("[keys]\nturn = \"Enter\"\n", true),
            ("[keys]\nlist = \"V\"\n", true),
            ("[keys]\nlist = \"V\"\nshow-again = \"H\"\n", false),
        ] {
            let log = LogCatch::begin();
            read(text);
            assert_eq!(log.has(&Dropped::KeyIgnored), told, "{text}");
        }
    }
}
