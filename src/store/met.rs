//! The devices of earlier games, as the file `known.toml` has them.

use crate::protocol::{DeviceId, Name};
use serde::{Deserialize, Serialize};
use std::{cmp::Reverse, collections::BTreeMap};

/// Devices that are remembered; the one that was met longest ago is forgotten for a new one.
pub(super) const KNOWN_MAX: usize = 256;

/// A device that was in a game with this one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MetDevice {
    /// The device.
    pub id: DeviceId,
    /// The second at which it was met last, since 1970.
    pub when: u64,
    /// The name that it had then; older versions kept none.
    pub name: Option<Name>,
}

/// What the file has of a device: older versions wrote the second alone.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(untagged)]
enum Entry {
    When(u64),
    Named {
        when: u64,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<Name>,
    },
}

impl Entry {
    const fn when(&self) -> u64 {
        match self {
            Self::When(when) | Self::Named { when, .. } => *when,
        }
    }

    fn name(&self) -> Option<&Name> {
        match self {
            Self::When(_) => None,
            Self::Named { name, .. } => name.as_ref(),
        }
    }
}

/// The devices of the file, by their keys as text.
#[derive(Debug)]
pub(super) struct Met(BTreeMap<String, Entry>);

impl Met {
    /// The devices of a file; an error says what is wrong with it.
    pub(super) fn parse(text: &str) -> Result<Self, String> {
        toml::from_str(text)
            .map(Self)
            .map_err(|error| error.message().to_owned())
    }

    /// The text of the file.
    pub(super) fn text(&self) -> Result<String, String> {
        toml::to_string(&self.0).map_err(|error| error.to_string())
    }

    /// Remembers a device that is met now. A name that is known stays where none is told.
    pub(super) fn remember(&mut self, device: DeviceId, name: Option<Name>, when: u64) {
        let key = device.to_string();
        let name = name.or_else(|| self.0.get(&key).and_then(Entry::name).cloned());
        self.0.insert(key, Entry::Named { when, name });
        while self.0.len() > KNOWN_MAX {
            let oldest = self.0.iter().min_by_key(|(_, entry)| entry.when());
            let oldest = oldest.map(|(device, _)| device.clone());
            oldest.and_then(|device| self.0.remove(&device));
        }
    }

    /// Forgets a device; false if it was not known.
    pub(super) fn forget(&mut self, device: DeviceId) -> bool {
        self.0.remove(&device.to_string()).is_some()
    }

    /// The devices, the one that was met last first. What names none is left out.
    pub(super) fn newest(&self) -> Vec<MetDevice> {
        let device = |(key, entry): (&String, &Entry)| {
            let (when, name) = (entry.when(), entry.name().cloned());
            DeviceId::parse(key).map(|id| MetDevice { id, when, name })
        };
        let mut all: Vec<MetDevice> = self.0.iter().filter_map(device).collect();
        all.sort_by_key(|device| (Reverse(device.when), device.id));
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Profile, StoreError};
    use std::collections::BTreeSet;

    fn device(number: u16) -> DeviceId {
        let mut bytes = [7; 32];
        bytes[..2].copy_from_slice(&number.to_le_bytes());
        DeviceId(bytes)
    }

    fn name(name: &str) -> Option<Name> {
        Some(Name::parse(name).unwrap())
    }

    #[test]
    fn devices_are_known_up_to_a_number() {
        let folder = tempfile::tempdir().unwrap();
        let profile = Profile::open(Some(folder.path())).unwrap();
        assert!(profile.known_devices().unwrap().is_empty());
        profile
            .remember_devices([(device(1), None), (device(2), None)])
            .unwrap();
        profile.remember_devices([(device(2), None)]).unwrap();
        assert_eq!(profile.known_devices().unwrap(), [device(1), device(2)].into());
        profile
            .remember_devices((0..1000).map(|number| (device(number), None)))
            .unwrap();
        assert_eq!(profile.known_devices().unwrap().len(), KNOWN_MAX);
    }

    #[test]
    fn a_file_of_an_older_version_is_read_and_gets_names() {
        let folder = tempfile::tempdir().unwrap();
        let profile = Profile::open(Some(folder.path())).unwrap();
        let old = format!("{} = 17\n{} = 18\n", device(1), device(2));
        std::fs::write(folder.path().join("known.toml"), old).unwrap();
        let known = |id, when, name| MetDevice { id, when, name };
        let expected = [known(device(2), 18, None), known(device(1), 17, None)];
        assert_eq!(profile.met_devices().unwrap(), expected);
        profile.remember_devices([(device(1), name("Ana \"Lu\""))]).unwrap();
        let met = profile.met_devices().unwrap();
        assert_eq!((met[0].id, &met[0].name), (device(1), &name("Ana \"Lu\"")));
        assert!(met[0].when > 1_000_000);
        assert_eq!(met[1], known(device(2), 18, None));
    }

    #[test]
    fn the_newest_name_is_kept_and_whoever_is_forgotten_is_gone() {
        let folder = tempfile::tempdir().unwrap();
        let profile = Profile::open(Some(folder.path())).unwrap();
        profile.remember_devices([(device(1), name("Ana"))]).unwrap();
        profile
            .remember_devices([(device(1), name("Bo")), (device(2), None)])
            .unwrap();
        profile.remember_devices([(device(1), None)]).unwrap();
        let names: BTreeSet<_> = profile
            .met_devices()
            .unwrap()
            .into_iter()
            .map(|device| device.name)
            .collect();
        assert_eq!(names, [None, name("Bo")].into());
        profile.forget_device(device(1)).unwrap();
        profile.forget_device(device(9)).unwrap();
        assert_eq!(profile.known_devices().unwrap(), [device(2)].into());
        let text = std::fs::read_to_string(folder.path().join("known.toml")).unwrap();
        assert!(!text.contains(&device(1).to_string()) && !text.contains("Bo"), "{text}");
    }

    #[test]
    fn a_byte_order_mark_before_what_is_known_is_skipped() {
        let folder = tempfile::tempdir().unwrap();
        let profile = Profile::open(Some(folder.path())).unwrap();
        std::fs::write(
            folder.path().join("known.toml"),
            format!("\u{feff}{} = 17\n", device(1)),
        )
        .unwrap();
        assert_eq!(profile.known_devices().unwrap(), [device(1)].into());
        std::fs::write(folder.path().join("hosts.toml"), "\u{feff}\"[::1]:4000\" = \"ab\"\n").unwrap();
        assert_eq!(profile.hosts().unwrap().len(), 1);
    }

    #[test]
    fn a_damaged_file_is_told_and_left_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let profile = Profile::open(Some(folder.path())).unwrap();
        let path = folder.path().join("known.toml");
        std::fs::write(&path, "= nonsense").unwrap();
        let is_damaged = |result: Result<(), StoreError>| matches!(result, Err(StoreError::Damaged { .. }));
        assert!(is_damaged(profile.met_devices().map(|_| ())));
        assert!(is_damaged(profile.remember_devices([(device(1), None)])));
        assert!(is_damaged(profile.forget_device(device(1))));
        assert_eq!(std::fs::read_to_string(path).unwrap(), "= nonsense");
    }
}
