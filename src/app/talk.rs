//! What people at the table have said and shown, as this client keeps it.

use crate::protocol::{Colour, DeviceId, Lobby, MemberId, Remark, Talk, limits};
use std::collections::{BTreeMap, VecDeque};

/// Things said that are kept; older ones go.
const KEPT: usize = 200;
/// Fingers that are kept: all that a full table may show in the time in which the host counts them.
const KEPT_SHOWN: usize = limits::MEMBERS_MAX * limits::TALK_BURST;

/// Something that was said or shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Heard {
    /// The device of the speaker.
    pub device: DeviceId,
    /// The speaker's name then.
    pub name: String,
    /// The colour of the speaker's seat then; `None` for somebody who looks on.
    pub colour: Option<Colour>,
    /// True if this client said it.
    pub own: bool,
    /// What it was.
    pub talk: Talk,
    /// When it came, in seconds of the window's clock.
    pub at: f64,
}

impl Heard {
    /// True for a finger on the board.
    #[must_use]
    pub const fn is_shown(&self) -> bool {
        matches!(self.talk, Talk::Point { .. })
    }
}

/// All that is kept of the talk at a table.
#[derive(Clone, Debug, Default)]
pub struct TableTalk {
    said: VecDeque<Heard>,
    shown: VecDeque<Heard>,
    muted: BTreeMap<DeviceId, String>,
    /// What this client has said and not heard yet, with the times at which it was sent.
    sent: VecDeque<(f64, Talk)>,
    /// The number of things that others have said so far.
    pub count: u64,
}

impl TableTalk {
    /// Takes in what a member said at this time, unless it is muted or unknown; `me` is this client. Returns words of
    /// others.
    pub fn take(
        &mut self,
        lobby: &Lobby,
        (member, talk): (MemberId, Talk),
        me: Option<MemberId>,
        now: f64,
    ) -> Option<Heard> {
        let speaker = lobby.members.iter().find(|m| m.id == member)?;
        if self.muted.contains_key(&speaker.device) {
            return None;
        }
        let seat = lobby.seats.iter().find(|seat| seat.member == Some(member));
        let heard = Heard {
            device: speaker.device,
            name: speaker.name.to_string(),
            colour: seat.map(|seat| seat.colour),
            own: Some(member) == me,
            talk,
            at: now,
        };
        let fresh = (!heard.own && !heard.is_shown()).then(|| heard.clone());
        self.count += u64::from(fresh.is_some());
        if heard.own {
            // Everybody hears all in the order in which it was said; of a slow peer what is older was left out.
            let place = self.sent.iter().position(|(_, talk)| *talk == heard.talk);
            self.sent.drain(..place.map_or(0, |place| place + 1));
        }
        let (list, most) = match heard.is_shown() {
            true => (&mut self.shown, KEPT_SHOWN),
            false => (&mut self.said, KEPT),
        };
        list.push_back(heard);
        if list.len() > most {
            list.pop_front();
        }
        fresh
    }

    /// Notes what this client has sent at this time, until it is heard.
    pub fn sent(&mut self, talk: Talk, now: f64) {
        self.sent.push_back((now, talk));
        self.sent.retain(|(at, _)| *at > counted_from(now));
    }

    /// The host has refused the oldest of what was not heard yet. Returns its words.
    pub fn refused(&mut self) -> Option<Remark> {
        self.sent.pop_front().and_then(|(_, talk)| talk.into_remark())
    }

    /// The host is lost, and with it what was on its way there. Returns the words of that.
    pub fn lost(&mut self) -> impl Iterator<Item = Remark> {
        let sent = std::mem::take(&mut self.sent);
        sent.into_iter().filter_map(|(_, talk)| talk.into_remark())
    }

    /// What was said, oldest first: without what was only shown on the board.
    pub fn said(&self) -> impl Iterator<Item = &Heard> {
        self.said.iter()
    }

    /// What was shown on the board after a time, newest first.
    pub fn shown_after(&self, time: f64) -> impl Iterator<Item = &Heard> {
        self.shown.iter().rev().take_while(move |heard| heard.at > time)
    }

    /// The devices of which nothing is heard, with their names.
    pub fn muted(&self) -> impl Iterator<Item = (DeviceId, &str)> {
        self.muted.iter().map(|(device, name)| (*device, name.as_str()))
    }

    /// Hears nothing more of a device, and lets what it said go; or hears it again.
    pub fn set_muted(&mut self, device: DeviceId, muted: bool) {
        if !muted {
            self.muted.remove(&device);
            return;
        }
        let name = self
            .all()
            .find(|heard| heard.device == device)
            .map(|heard| heard.name.clone());
        if let Some(name) = name {
            self.muted.insert(device, name);
            self.said.retain(|heard| heard.device != device);
            self.shown.retain(|heard| heard.device != device);
        }
    }

    fn all(&self) -> impl Iterator<Item = &Heard> {
        self.said.iter().chain(&self.shown)
    }

    /// True if the host lets this client say something more.
    #[must_use]
    pub fn may_speak(&self, now: f64) -> bool {
        let since = counted_from(now);
        let own = self.all().filter(|heard| heard.own && heard.at > since);
        let sent = self.sent.iter().filter(|(at, _)| *at > since);
        own.count() + sent.count() < limits::TALK_BURST
    }
}

/// The time from which on the host counts what is said, with room for its own clock: it counts from when it heard it.
fn counted_from(now: f64) -> f64 {
    now - limits::TALK_TIME.as_secs_f64() - 1.0
}
