//! The seats of a table: their owners, the devices that answer for them, and the state of each in this game. Other files
//! read seats; only this one changes them.

use crate::{
    protocol::{BotKind, Colour, DeviceId, LetsPass, Name, SeatMove, limits},
    record::RecordedSeat,
    rules::Seat,
};
use std::{collections::BTreeSet, time::Duration};

/// A place at the table.
#[derive(Debug)]
pub(super) struct SeatState {
    /// The device that owns the seat.
    pub(super) device: Option<DeviceId>,
    /// The name of the player, if the player is not the owner of the device. Several people can share a laptop.
    pub(super) person: Option<Name>,
    pub(super) colour: Colour,
    pub(super) ready: bool,
    /// Set for a bot of this process.
    pub(super) bot: Option<BotKind>,
    /// The bot that answers while the owner is away.
    pub(super) stand_in: Option<StandIn>,
    /// Time since which the owner has been away in the running game; `None` while it is here.
    pub(super) away_since: Option<Duration>,
    /// True if the player let the last window run out and has not acted since.
    pub(super) idle: bool,
    /// The standing answer with which the seat passes every reaction window.
    pub(super) lets_pass: Option<Standing>,
    /// The extra time that the player may still ask for in this game.
    pub(super) reserve: Duration,
}

/// A standing answer, with the turn in which it was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Standing {
    pub(super) time: LetsPass,
    pub(super) turn: u32,
}

/// A bot of this process that answers for somebody else's seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct StandIn {
    pub(super) device: DeviceId,
    pub(super) kind: BotKind,
}

impl SeatState {
    /// A free seat.
    pub(super) const fn free(colour: Colour) -> Self {
        Self {
            device: None,
            person: None,
            colour,
            ready: false,
            bot: None,
            stand_in: None,
            away_since: None,
            idle: false,
            lets_pass: None,
            reserve: limits::RESERVE,
        }
    }

    /// The device whose client answers for the seat.
    pub(super) fn player(&self) -> Option<DeviceId> {
        self.stand_in.map(|bot| bot.device).or(self.device)
    }

    /// True for the seat of a person, or of a bot on another machine.
    pub(super) const fn is_persons(&self) -> bool {
        self.device.is_some() && self.bot.is_none()
    }

    pub(super) fn reserve_seconds(&self) -> u16 {
        u16::try_from(self.reserve.as_secs()).unwrap_or(u16::MAX)
    }
}

/// All seats of a table, in the order in which they sit, and the proposals about them.
#[derive(Debug, Default)]
pub(super) struct Seats {
    all: Vec<SeatState>,
    /// Seats that are offered or wished for.
    moves: Vec<SeatMove>,
}

impl Seats {
    pub(super) const fn len(&self) -> usize {
        self.all.len()
    }

    /// All seats in order, also free ones.
    pub(super) fn numbers(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.all.len()).filter_map(Seat::new)
    }

    /// The seats with their numbers.
    pub(super) fn iter(&self) -> impl Iterator<Item = (Seat, &SeatState)> {
        self.numbers().zip(&self.all)
    }

    pub(super) fn get(&self, seat: Seat) -> Option<&SeatState> {
        self.all.get(seat.index())
    }

    /// The seats that meet a condition.
    pub(super) fn such(&self, is: impl Fn(&SeatState) -> bool) -> Vec<Seat> {
        let found = self.iter().filter(|(_, seat)| is(seat));
        found.map(|(number, _)| number).collect()
    }

    /// True if a device owns a seat.
    pub(super) fn has_owner(&self, device: DeviceId) -> bool {
        self.all.iter().any(|seat| seat.device == Some(device))
    }

    /// The device that a seat belongs to, also while a stand-in plays; `None` for a free one.
    pub(super) fn owner(&self, seat: Seat) -> Option<DeviceId> {
        self.get(seat)?.device
    }

    /// The device whose client answers for a seat.
    pub(super) fn player(&self, seat: Seat) -> Option<DeviceId> {
        self.get(seat)?.player()
    }

    /// The kind of the bot that owns a seat; `None` unless it is a bot of this process.
    pub(super) fn bot(&self, seat: Seat) -> Option<BotKind> {
        self.get(seat)?.bot
    }

    /// The bot that plays while the owner is away.
    pub(super) fn stand_in(&self, seat: Seat) -> Option<StandIn> {
        self.get(seat)?.stand_in
    }

    /// True if a bot of this process sits at a seat.
    pub(super) fn is_bot(&self, seat: Seat) -> bool {
        self.bot(seat).is_some()
    }

    /// The seats with stand-ins, and the kinds of these.
    pub(super) fn stand_ins(&self) -> Vec<(Seat, BotKind)> {
        let all = self.iter();
        all.filter_map(|(seat, state)| Some((seat, state.stand_in?.kind)))
            .collect()
    }

    /// The devices that own a seat, without the bots of this process.
    pub(super) fn electors(&self) -> BTreeSet<DeviceId> {
        let own = self.all.iter().filter(|seat| seat.bot.is_none());
        own.filter_map(|seat| seat.device).collect()
    }

    /// The number of seats with an owner, bots included.
    pub(super) fn taken(&self) -> usize {
        self.all.iter().filter(|seat| seat.device.is_some()).count()
    }

    /// True if everybody is ready.
    pub(super) fn are_ready(&self) -> bool {
        self.all.iter().all(|seat| seat.ready)
    }

    /// Replaces all seats by these.
    pub(super) fn set(&mut self, all: impl Iterator<Item = SeatState>) {
        self.all = all.collect();
    }

    /// Adds a free seat with a colour. Returns false, and adds none, if another seat has that colour.
    pub(super) fn add(&mut self, colour: Colour) -> bool {
        let is_new = self.all.iter().all(|seat| seat.colour != colour);
        if is_new {
            self.all.push(SeatState::free(colour));
        }
        is_new
    }

    pub(super) fn remove(&mut self, seat: Seat) {
        if seat.index() < self.all.len() {
            self.all.remove(seat.index());
        }
    }

    pub(super) fn swap(&mut self, one: Seat, other: Seat) {
        if one.index().max(other.index()) < self.all.len() {
            self.all.swap(one.index(), other.index());
        }
    }

    /// Gives a seat to a device. `person` is the player's name, if that is not the name of the device's member.
    pub(super) fn sit(&mut self, seat: Seat, device: DeviceId, person: Option<Name>, ready: bool) {
        self.change(seat, |state| {
            (state.device, state.person, state.ready) = (Some(device), person, ready);
        });
    }

    /// A bot of this process gets a seat. It is ready when its client joins.
    pub(super) fn sit_bot(&mut self, seat: Seat, device: DeviceId, kind: BotKind) {
        self.change(seat, |state| {
            (state.device, state.bot, state.ready) = (Some(device), Some(kind), false);
        });
    }

    pub(super) fn free(&mut self, seat: Seat) {
        self.change(seat, |state| {
            (state.device, state.person, state.bot, state.ready) = (None, None, None, false);
        });
    }

    /// Gives a seat of a running game to another device. Returns the former owner, and its kind if it was a bot.
    pub(super) fn give(&mut self, seat: Seat, to: &RecordedSeat) -> (Option<DeviceId>, Option<BotKind>) {
        let mut before = (None, None);
        self.change(seat, |state| {
            before = (state.device.replace(to.device), state.bot.take());
            (state.person, state.lets_pass, state.idle) = (None, None, false);
            (state.ready, state.away_since) = (true, None);
        });
        before
    }

    pub(super) fn set_person(&mut self, seat: Seat, person: Option<Name>) {
        self.change(seat, |state| state.person = person);
    }

    /// Gives a seat a colour; a free seat of that colour gets the seat's own one. Returns false if a taken seat has it.
    pub(super) fn set_colour(&mut self, seat: Seat, colour: Colour) -> bool {
        let Some(previous) = self.get(seat).map(|state| state.colour) else {
            return false;
        };
        if let Some(other) = self.all.iter_mut().find(|state| state.colour == colour) {
            if other.device.is_some() && previous != colour {
                return false;
            }
            other.colour = previous;
        }
        self.change(seat, |state| state.colour = colour);
        true
    }

    pub(super) fn set_ready(&mut self, seat: Seat, ready: bool) {
        self.change(seat, |state| state.ready = ready);
    }

    /// Sets or removes the stand-in of a seat. Returns the previous one.
    pub(super) fn set_stand_in(&mut self, seat: Seat, bot: Option<StandIn>) -> Option<StandIn> {
        let mut before = None;
        self.change(seat, |state| before = std::mem::replace(&mut state.stand_in, bot));
        before
    }

    /// Notes the time since which the owner of a seat has been away; `None` if it is here.
    pub(super) fn set_away(&mut self, seat: Seat, since: Option<Duration>) {
        self.change(seat, |state| state.away_since = since);
    }

    /// Notes whether the player of a seat let the last window run out.
    pub(super) fn set_idle(&mut self, seat: Seat, idle: bool) {
        self.change(seat, |state| state.idle = idle);
    }

    /// Clears the idle mark of every seat.
    pub(super) fn wake_all(&mut self) {
        self.all.iter_mut().for_each(|state| state.idle = false);
    }

    /// Sets or ends the standing answer of a seat.
    pub(super) fn set_lets_pass(&mut self, seat: Seat, standing: Option<Standing>) {
        self.change(seat, |state| state.lets_pass = standing);
    }

    pub(super) fn set_reserve(&mut self, seat: Seat, left: Duration) {
        self.change(seat, |state| state.reserve = left.min(limits::RESERVE));
    }

    /// Gives every seat its whole reserve, when a game begins.
    pub(super) fn renew_reserves(&mut self) {
        self.all.iter_mut().for_each(|state| state.reserve = limits::RESERVE);
    }

    fn change(&mut self, seat: Seat, change: impl FnOnce(&mut SeatState)) {
        if let Some(state) = self.all.get_mut(seat.index()) {
            change(state);
        }
    }

    /// The proposals about seats.
    pub(super) fn moves(&self) -> &[SeatMove] {
        &self.moves
    }

    /// Adds a proposal and drops those that it replaces, so that each seat has one offer and each member one wish at most.
    pub(super) fn propose(&mut self, proposal: SeatMove, replaces: impl Fn(&SeatMove) -> bool) {
        self.moves.retain(|other| !replaces(other));
        self.moves.push(proposal);
    }

    /// Drops the proposals that no longer stand. Returns true if there were any.
    pub(super) fn forget_moves(&mut self, stands: impl Fn(&SeatMove) -> bool) -> bool {
        let before = self.moves.len();
        self.moves.retain(stands);
        self.moves.len() != before
    }
}
