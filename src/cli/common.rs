//! Shared by the commands with a network: the profile, this device's identity, the backend.

use super::CliError;
use crate::{
    net::{
        Backend, ClientEnd, HostError, NetError, discovery::MdnsOptions, identity::Identity, interfaces::AdapterName,
    },
    store::{Profile, StoreError},
};
use clap::Args;
use std::path::PathBuf;

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
    /// Opens the profile, makes a device key at the first time, and starts the network's threads.
    ///
    /// # Errors
    /// The profile is in use or damaged.
    pub fn open(args: &ProfileArgs) -> Result<Self, CliError> {
        Self::of(Profile::open(args.profile.as_deref())?, args)
    }

    /// The device of a profile that is open.
    ///
    /// # Errors
    /// The profile is damaged, or the system refuses what the network needs.
    pub fn of(profile: Profile, args: &ProfileArgs) -> Result<Self, CliError> {
        let identity = identity(&profile)?;
        let backend = Backend::new(identity, args.mdns())?;
        Ok(Self { profile, backend })
    }
}

/// The device key of a profile, made at the first time.
///
/// # Errors
/// It cannot be read, made or kept.
pub fn identity(profile: &Profile) -> Result<Identity, CliError> {
    let unusable = |e: crate::net::identity::IdentityError| CliError::new("identity", e.to_string());
    if let Some(key) = profile.device_key()? {
        return Identity::from_key_der(&key).map_err(unusable);
    }
    let identity = Identity::generate().map_err(unusable)?;
    profile.save_device_key(identity.key_der())?;
    Ok(identity)
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
