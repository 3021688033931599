//! What a person chose for good.

use super::{Profile, StoreError};
use crate::protocol::{Colour, Name};
use serde::{Deserialize, Serialize};

/// The settings. Unknown keys of later versions are ignored, missing ones are at their default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// How this person is called; `None` until it was asked.
    pub name: Option<Name>,
    /// The colour wished for when joining.
    pub colour: Option<Colour>,
}

impl Settings {
    /// The settings of a profile; the defaults if nothing was saved yet.
    ///
    /// # Errors
    /// The file is there but is not one of settings. It is left as it is.
    pub fn load(profile: &Profile) -> Result<Self, StoreError> {
        let text = profile.settings()?.unwrap_or_default();
        toml::from_str(&text).map_err(|error| StoreError::Damaged {
            path: profile.folder().join("settings.toml"),
            what: error.message().to_owned(),
        })
    }
    /// Saves them.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn save(&self, profile: &Profile) -> Result<(), StoreError> {
        let text = toml::to_string(self).map_err(|error| StoreError::Damaged {
            path: profile.folder().join("settings.toml"),
            what: error.to_string(),
        })?;
        profile.save_settings(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_come_back_and_broken_ones_are_told() {
        let folder = tempfile::tempdir().unwrap();
        let profile = Profile::open(Some(folder.path())).unwrap();
        assert_eq!(Settings::load(&profile).unwrap(), Settings::default());
        let settings = Settings {
            name: Some(Name::parse("Ana \"Lu\"").unwrap()),
            colour: Some(Colour::Rose),
        };
        settings.save(&profile).unwrap();
        assert_eq!(Settings::load(&profile).unwrap(), settings);
        profile.save_settings("name = [1]").unwrap();
        assert!(matches!(Settings::load(&profile), Err(StoreError::Damaged { .. })));
        assert_eq!(profile.settings().unwrap().as_deref(), Some("name = [1]"));
    }
}
