//! Shared by the commands with a network: the profile, this device's identity, the backend.

use super::{CliError, print};
use crate::{
    net::{
        Backend, ClientEnd, HostError, NetError,
        discovery::MdnsOptions,
        identity::{Identity, IdentityError},
        interfaces::AdapterName,
    },
    store::{Profile, Settings, StoreError},
};
use clap::Args;
use std::{num::NonZero, path::PathBuf};

/// Arguments of all commands that act as a device.
#[derive(Clone, Debug, Default, Args)]
pub struct ProfileArgs {
    /// Folder of this identity: device key, remembered hosts, settings, records; one process at a time
    #[arg(long, value_name = "DIR", global = true)]
    pub profile: Option<PathBuf>,
    /// UDP port of mDNS, to keep tests apart from a real network
    #[arg(long, value_name = "PORT", default_value_t = 5353, global = true, hide = true)]
    pub mdns_port: u16,
    /// mDNS on this machine alone, for tests
    #[arg(long, global = true, hide = true)]
    pub mdns_loopback: bool,
    /// The one network adapter to use, as the system calls it; all of them while it is not connected
    #[arg(long, value_name = "NAME", global = true, value_parser = adapter)]
    pub adapter: Option<AdapterName>,
}

fn adapter(name: &str) -> Result<AdapterName, String> {
    AdapterName::new(name).ok_or_else(|| "longer than 64 bytes, which no adapter's name is".to_owned())
}

impl ProfileArgs {
    /// The port and the interfaces of mDNS.
    #[must_use]
    pub const fn mdns(&self) -> MdnsOptions {
        MdnsOptions {
            port: self.mdns_port,
            loopback_only: self.mdns_loopback,
            adapter: self.adapter,
        }
    }
}

/// A device ready for the network.
pub struct Device {
    /// Its folder, locked.
    pub profile: Profile,
    /// The network's threads of this device.
    pub backend: Backend,
}

impl Device {
    /// Opens the profile, makes a device key at the first time, and starts the network's threads. Bots think on as many cores
    /// as the settings say. A profile that cannot be written and settings that cannot be read are told, and are no failure.
    ///
    /// # Errors
    /// The profile is in use or damaged, or the system refuses what the network needs.
    pub fn open(args: &ProfileArgs) -> Result<Self, CliError> {
        let mut profile = Profile::open(args.profile.as_deref())?;
        let identity = match device_key(&profile)? {
            Some(identity) => identity,
            None => new_device(&mut profile)?,
        };
        if let Some(trouble) = profile.trouble() {
            print::remark(trouble);
        }
        let cores = cores(&profile);
        let device = Self::of(profile, identity, args)?;
        device.backend.use_cores(cores);
        Ok(device)
    }

    /// A device with its profile.
    ///
    /// # Errors
    /// The system refuses what the network needs.
    pub fn of(profile: Profile, identity: Identity, args: &ProfileArgs) -> Result<Self, CliError> {
        let backend = Backend::new(identity, args.mdns())?;
        Ok(Self { profile, backend })
    }
}

/// The number of cores for bots in the settings of a profile; `None` without a choice there.
fn cores(profile: &Profile) -> Option<NonZero<u16>> {
    let settings = Settings::load(profile).unwrap_or_else(|error| {
        print::remark(format_args!("bots think on as many cores as is usual: {error}"));
        Settings::default()
    });
    settings.cores
}

/// The identity that a profile keeps; `None` at the first time.
///
/// # Errors
/// It cannot be read.
pub fn device_key(profile: &Profile) -> Result<Option<Identity>, StoreError> {
    let identity = |key: Vec<u8>| Identity::from_key_der(&key);
    let unusable = |error: IdentityError| profile.device_key_damaged(error.to_string());
    profile.device_key()?.map(identity).transpose().map_err(unusable)
}

/// A new identity, kept in the profile.
///
/// # Errors
/// The system gives no randomness.
pub fn new_device(profile: &mut Profile) -> Result<Identity, CliError> {
    let identity = throw_away()?;
    profile.save_device_key(identity.key_der());
    Ok(identity)
}

/// An identity for one command, which nobody knows again.
///
/// # Errors
/// The system gives no randomness.
pub fn throw_away() -> Result<Identity, CliError> {
    Identity::generate().map_err(|error| CliError::new("identity", error.to_string()))
}

impl From<StoreError> for CliError {
    fn from(error: StoreError) -> Self {
        Self::new(error.code(), error.to_string())
    }
}

impl From<NetError> for CliError {
    fn from(error: NetError) -> Self {
        Self::new(error.code(), error.to_string())
    }
}

impl From<HostError> for CliError {
    fn from(error: HostError) -> Self {
        match error {
            HostError::Net(error) => error.into(),
            HostError::Name(_) => Self::new("name", error.to_string()),
            HostError::Setup(_) => Self::new("setup", error.to_string()),
            HostError::Record(_) | HostError::NoRecord(_) => Self::new("record", error.to_string()),
            HostError::Resume(_) => Self::new("resume", error.to_string()),
        }
    }
}

impl From<ClientEnd> for CliError {
    fn from(end: ClientEnd) -> Self {
        Self::new(end.code(), end.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_without_a_window_has_the_cores_of_the_settings() {
        let folder = tempfile::tempdir().unwrap();
        let profile = Profile::open(Some(folder.path())).unwrap();
        assert_eq!(cores(&profile), None);
        let settings = Settings {
            cores: NonZero::new(3),
            ..Settings::default()
        };
        settings.save(&profile).unwrap();
        assert_eq!(cores(&profile), NonZero::new(3));
        std::fs::write(folder.path().join("settings.toml"), "cores = 0").unwrap();
        assert_eq!(cores(&profile), None, "a broken file is no failure");
    }
}
