//! The number of messages that a client may send, and the rations of what they bring about for others.

use crate::protocol::{
    DeviceId,
    limits::{self, RATE_BURST, RATE_PER_SECOND, RATE_STRIKES, Ration, Rations},
};
use arrayvec::ArrayVec;
use std::{collections::BTreeMap, net::IpAddr, time::Duration};

/// A bucket of messages that fills with time.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rate {
    /// In thousandths of a message.
    level: u64,
    filled_at: Duration,
    strikes: u32,
}

const FULL: u64 = RATE_BURST as u64 * 1000;

impl Rate {
    pub(super) const fn new(now: Duration) -> Self {
        Self {
            level: FULL,
            filled_at: now,
            strikes: 0,
        }
    }
    /// Counts a message. Returns true if it is within bounds.
    pub(super) fn admit(&mut self, now: Duration) -> bool {
        let passed = now.saturating_sub(self.filled_at).as_millis();
        if passed > 0 {
            let gained = u64::try_from(passed)
                .unwrap_or(u64::MAX)
                .saturating_mul(RATE_PER_SECOND.into());
            self.level = self.level.saturating_add(gained).min(FULL);
            self.filled_at = now;
            if self.level == FULL {
                self.strikes = 0;
            }
        }
        if let Some(left) = self.level.checked_sub(1000) {
            self.level = left;
            return true;
        }
        self.strikes += 1;
        false
    }
    /// Takes the count of the last message back, because that message was useful.
    pub(super) fn refund(&mut self) {
        self.level = (self.level + 1000).min(FULL);
    }
    /// True if the client kept sending in spite of refusals.
    pub(super) const fn is_flooding(&self) -> bool {
        self.strikes > RATE_STRIKES
    }
}

/// Something that costs others: an entry of the record, a message to everybody, a counter, or much work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Act {
    Join,
    LastSeen,
    LaterEpoch,
    Seating,
    Way,
    TakeBack,
    SeatMove,
    Talk,
    LogPage,
}

impl Act {
    const COUNT: usize = 9;

    const fn rations(self) -> Rations {
        match self {
            Self::Join => limits::JOINS,
            Self::LastSeen => limits::LAST_SEEN,
            Self::LaterEpoch => limits::LATER_EPOCHS,
            Self::Seating => limits::SEATINGS,
            Self::Way => limits::WAYS,
            Self::TakeBack => limits::TAKE_BACKS,
            Self::SeatMove => limits::SEAT_MOVES,
            Self::Talk => limits::TALK,
            Self::LogPage => limits::LOG_PAGES,
        }
    }
}

/// How much of a ration is used.
#[derive(Clone, Copy, Debug, Default)]
struct Used {
    /// Time until the ration is full again.
    left: Duration,
    at: Duration,
}

impl Used {
    fn now(self, now: Duration) -> Duration {
        self.left.saturating_sub(now.saturating_sub(self.at))
    }

    /// The use after one more act; `None` if the ration is used up.
    fn with_one(self, ration: Ration, now: Duration) -> Option<Self> {
        let left = self.now(now).saturating_add(ration.each());
        (left <= ration.time).then_some(Self { left, at: now })
    }
}

/// All that one device, one address or the whole table has used.
type Account = [Used; Act::COUNT];

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Holder {
    Device(DeviceId),
    Address(IpAddr),
}

/// Accounts that are kept. The one that was used the longest time ago is forgotten for a new one.
const ACCOUNTS_MAX: usize = 512;

/// The client that an act counts against.
#[derive(Clone, Copy, Debug)]
pub(super) struct Caller {
    pub(super) device: DeviceId,
    /// `None` for a client of this process.
    pub(super) address: Option<IpAddr>,
    /// True for a client that joins even if strangers have used up the table's ration.
    pub(super) is_friend: bool,
}

/// Counts the acts of each device, of each address and of the table. The counts outlive connections and members.
#[derive(Debug, Default)]
pub(super) struct Ledger {
    accounts: BTreeMap<Holder, Account>,
    table: Account,
}

impl Ledger {
    /// Returns true, and counts the act, if the caller may do it now. One address has half of the table's ration. If
    /// the whole ration is used up, friends may still join, and a caller's first act in a while is granted if it is
    /// neither a join nor a later epoch.
    pub(super) fn admit(&mut self, caller: Caller, act: Act, now: Duration) -> bool {
        let (index, Rations { device, table }) = (act as usize, act.rations());
        let own = (Holder::Device(caller.device), device);
        let there = caller.address.map(|ip| (Holder::Address(ip), table.half()));
        let mut spent: ArrayVec<(Holder, Used), 2> = ArrayVec::new();
        let mut is_first = true;
        for (holder, ration) in [Some(own), there].into_iter().flatten() {
            let used = self
                .accounts
                .get(&holder)
                .map_or(Used::default(), |account| account[index]);
            let Some(next) = used.with_one(ration, now) else {
                return false;
            };
            is_first &= used.now(now).is_zero();
            spent.push((holder, next));
        }
        let together = self.table[index].with_one(table, now);
        let is_granted = match act {
            // A new key and a new address cost nothing.
            Act::Join => caller.is_friend,
            // Few devices are heard, and each of them may be hostile.
            Act::LaterEpoch => false,
            _ => is_first,
        };
        if together.is_none() && !is_granted {
            return false;
        }
        self.table[index] = together.unwrap_or(self.table[index]);
        for (holder, used) in spent {
            self.account(holder, now)[index] = used;
        }
        true
    }

    fn account(&mut self, holder: Holder, now: Duration) -> &mut Account {
        if self.accounts.len() >= ACCOUNTS_MAX && !self.accounts.contains_key(&holder) {
            let last = |account: &Account| account.iter().map(|used| used.at).max().unwrap_or(now);
            let oldest = self.accounts.iter().min_by_key(|(_, account)| last(account));
            if let Some(oldest) = oldest.map(|(&holder, _)| holder) {
                self.accounts.remove(&oldest);
            }
        }
        self.accounts.entry(holder).or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn caller(number: u8) -> Caller {
        Caller {
            device: DeviceId([number; 32]),
            address: Some(IpAddr::from([192, 0, 2, number])),
            is_friend: false,
        }
    }

    fn granted(ledger: &mut Ledger, caller: Caller, act: Act, now: Duration) -> u32 {
        (0..10_000).filter(|_| ledger.admit(caller, act, now)).count() as u32
    }

    #[test]
    fn each_device_has_so_much_at_once_and_so_much_again_in_the_time_after() {
        let mut ledger = Ledger::default();
        let Ration { most, time } = limits::TALK.device;
        assert_eq!(granted(&mut ledger, caller(1), Act::Talk, Duration::ZERO), most);
        assert_eq!(
            granted(&mut ledger, caller(1), Act::Way, Duration::ZERO),
            limits::WAYS.device.most
        );
        assert_eq!(granted(&mut ledger, caller(1), Act::Talk, time / 2), most / 2);
        assert_eq!(granted(&mut ledger, caller(1), Act::Talk, 2 * time), most);
    }

    #[test]
    fn each_act_has_its_own_rations_for_a_device_and_for_the_table() {
        for (act, Rations { device, table }) in [
            (Act::LastSeen, limits::LAST_SEEN),
            (Act::LaterEpoch, limits::LATER_EPOCHS),
            (Act::Seating, limits::SEATINGS),
            (Act::SeatMove, limits::SEAT_MOVES),
            (Act::LogPage, limits::LOG_PAGES),
        ] {
            let mut ledger = Ledger::default();
            let mut of = |number: u32, now| granted(&mut ledger, caller(number as u8), act, now);
            let (devices, rest) = (table.most / device.most, table.most % device.most);
            for number in 0..devices {
                assert_eq!(of(number, Duration::ZERO), device.most, "{act:?}");
            }
            // A first act is granted beyond the table's ration, and a later epoch is not.
            let first = u32::from(rest == 0 && act != Act::LaterEpoch);
            assert_eq!(of(devices, Duration::ZERO), rest + first, "{act:?}");
            let each = device.each();
            let late = [each - Duration::from_nanos(1), each].map(|now| of(0, now));
            assert_eq!(late, [0, 1], "{act:?}");
        }
    }

    #[test]
    fn one_machine_with_many_keys_has_half_of_what_the_table_has() {
        let mut ledger = Ledger::default();
        let all: u32 = (0..100)
            .map(|key| {
                let crowd = Caller {
                    device: DeviceId([key; 32]),
                    ..caller(1)
                };
                granted(&mut ledger, crowd, Act::Join, Duration::ZERO)
            })
            .sum();
        assert_eq!(all, limits::JOINS.table.most / 2);
        assert!(ledger.admit(caller(200), Act::Join, Duration::ZERO));
    }

    #[test]
    fn a_crowd_from_everywhere_uses_the_tables_ration_up_and_nobodys_first_act() {
        let mut ledger = Ledger::default();
        for act in [Act::Talk, Act::Join] {
            let all: u32 = (0..100)
                .map(|key| granted(&mut ledger, caller(key), act, Duration::ZERO))
                .sum();
            let most = limits::TALK.table.most;
            assert!(act != Act::Talk || (most..=most + 100).contains(&all), "{all}");
            assert!(act != Act::Join || all == limits::JOINS.table.most, "{all}");
        }
        assert!(ledger.admit(caller(200), Act::Talk, Duration::ZERO));
        assert!(
            !ledger.admit(caller(200), Act::Talk, Duration::ZERO),
            "the second one waits"
        );
        assert!(!ledger.admit(caller(200), Act::Join, Duration::ZERO));
        let friend = Caller {
            is_friend: true,
            ..caller(201)
        };
        assert!(ledger.admit(friend, Act::Join, Duration::ZERO));
    }

    #[test]
    fn accounts_are_bounded() {
        let mut ledger = Ledger::default();
        for number in 0..2000_u16 {
            let mut device = [0; 32];
            device[..2].copy_from_slice(&number.to_le_bytes());
            let stranger = Caller {
                device: DeviceId(device),
                ..caller(1)
            };
            ledger.admit(stranger, Act::Talk, Duration::from_secs(number.into()) * 60);
        }
        assert_eq!(ledger.accounts.len(), ACCOUNTS_MAX);
    }
}
