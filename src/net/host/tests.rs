//! Reasons that a host tells of the whole table. The host runs on the thread of the test, which hears them.

use super::*;
use crate::{
    log_catch::LogCatch,
    net::{
        discovery::MdnsOptions,
        handle::{Access, ClientUpdate, HostOptions},
        host_handle::{HostHandle, HostStatus},
        identity::Identity,
        life::LifeOwner,
    },
    rules::{Config, SeatCount},
    session::Admission,
};
use std::io;

const DEADLINE: Duration = Duration::from_secs(60);
const MDNS: MdnsOptions = MdnsOptions {
    port: 0,
    loopback_only: true,
    adapter: None,
};

/// A table for two.
fn options(access: Access) -> HostOptions {
    HostOptions {
        table: "Kitchen".to_owned(),
        config: Config::new("argo", SeatCount::new(2).unwrap()),
        access,
        seed: Some(Seed::from_number(7)),
        window: Duration::from_secs(20),
        auto_start: true,
        admission: Admission::default(),
        pace: Duration::ZERO,
        record: None,
    }
}

fn open(life: &LifeOwner, options: HostOptions) -> HostHandle {
    start(life.life(), &Identity::generate().unwrap(), MDNS, options).unwrap()
}

/// The status once that holds.
async fn until(host: &HostHandle, holds: impl Fn(&HostStatus) -> bool) -> HostStatus {
    let status = tokio::time::timeout(DEADLINE, host.wait_for(&holds)).await;
    let status = status.expect("in time");
    assert!(holds(&status), "{status:?}");
    status
}

fn add_bot(host: &HostHandle) {
    let (seat, kind) = (None, BotKind::Random);
    host.operate(Operator::AddBot { seat, kind });
}

#[tokio::test]
async fn a_wish_of_this_process_that_is_refused_is_told() {
    let (log, life) = (LogCatch::begin(), LifeOwner::new());
    let host = open(&life, options(Access::Offline));
    host.operate(Operator::Start);
    let status = until(&host, |status| status.refused.is_some()).await;
    let code = status.refused.map_or("", |code| code.code());
    let why = Dropped::OperatorRefused(code);
    assert!(log.has(&why), "{:?}", log.lines());
}

#[tokio::test]
async fn a_record_that_cannot_be_written_is_told() {
    let (log, life) = (LogCatch::begin(), LifeOwner::new());
    let folder = tempfile::tempdir().unwrap();
    let host = open(
        &life,
        HostOptions {
            record: Some(folder.path().join("missing").join("game.podbay")),
            ..options(Access::Offline)
        },
    );
    (0..2).for_each(|_| add_bot(&host));
    until(&host, |status| status.journal.is_some()).await;
    let why = Dropped::Journal(io::ErrorKind::NotFound);
    assert!(log.has(&why), "{:?}", log.lines());
}

#[tokio::test]
async fn a_host_that_counts_no_more_devices_says_so() {
    let (log, life) = (LogCatch::begin(), LifeOwner::new());
    let host = open(&life, options(Access::Offline));
    let options = JoinOptions {
        bot: true,
        spectator: true,
        ..JoinOptions::new("Bot")
    };
    for number in 0..=sending::WELCOMED_MAX {
        assert!(!log.has(&Dropped::DevicesForgotten), "{number}");
        let mut device = DeviceId([0; 32]);
        device.0[..8].copy_from_slice(&(number as u64).to_le_bytes());
        let (control, options) = (host.control.clone(), options.clone());
        let client = client::start_bot((life.life(), succeed), control, device, options);
        let welcome = async {
            while !matches!(
                client.next().await.expect("a table"),
                ClientUpdate::Message(HostMessage::Welcome { .. })
            ) {}
        };
        tokio::time::timeout(DEADLINE, welcome).await.expect("taken in");
    }
    assert!(log.has(&Dropped::DevicesForgotten));
}
