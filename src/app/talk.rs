//! What people at the table have said and shown, as this client keeps it.

use crate::protocol::{Colour, DeviceId, Lobby, MemberId, Talk, limits};
use std::collections::{BTreeMap, VecDeque};

/// Things that are kept; older ones go.
const KEPT: usize = 200;

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
    heard: VecDeque<Heard>,
    muted: BTreeMap<DeviceId, String>,
    /// The number of things that others have said so far.
    pub count: u64,
    /// What others said, as long as no notice was made of it.
    pub fresh: Vec<Heard>,
}

impl TableTalk {
    /// Takes in what a member said at this time, unless it is muted or unknown; `me` is this client.
    pub fn take(&mut self, lobby: &Lobby, (member, talk): (MemberId, Talk), me: Option<MemberId>, now: f64) {
        let Some(speaker) = lobby.members.iter().find(|m| m.id == member) else {
            return;
        };
        if self.muted.contains_key(&speaker.device) {
            return;
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
        if !heard.own && !heard.is_shown() {
            self.count += 1;
            self.fresh.push(heard.clone());
        }
        self.heard.push_back(heard);
        if self.heard.len() > KEPT {
            self.heard.pop_front();
        }
    }

    /// What was said, oldest first: without what was only shown on the board.
    pub fn said(&self) -> impl Iterator<Item = &Heard> {
        self.heard.iter().filter(|heard| !heard.is_shown())
    }

    /// What was shown on the board after a time, newest first.
    pub fn shown_after(&self, time: f64) -> impl Iterator<Item = &Heard> {
        let recent = self.heard.iter().rev().take_while(move |heard| heard.at > time);
        recent.filter(|heard| heard.is_shown())
    }

    /// The devices of which nothing is heard, with their names.
    pub fn muted(&self) -> impl Iterator<Item = (DeviceId, &str)> {
        self.muted.iter().map(|(device, name)| (*device, name.as_str()))
    }

    /// Hears nothing more of a device, and lets what it said go; or hears it again.
    pub fn set_muted(&mut self, device: DeviceId, muted: bool) {
        if !muted {
            self.muted.remove(&device);
        } else if let Some(heard) = self.heard.iter().find(|heard| heard.device == device) {
            self.muted.insert(device, heard.name.clone());
            self.heard.retain(|heard| heard.device != device);
        }
    }

    /// True if the host lets this client say something more.
    #[must_use]
    pub fn may_speak(&self, now: f64) -> bool {
        // The host's clock counts from when it heard it.
        let since = now - limits::TALK_TIME.as_secs_f64() - 1.0;
        let own = self.heard.iter().rev().filter(|heard| heard.own && heard.at > since);
        own.count() < limits::TALK_BURST
    }
}
