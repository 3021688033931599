//! Bots that play on for people who are away.
//!
//! The seat stays its owner's; the bot only answers for it. Owners play again as soon as they are back and no action of
//! the bot is half done.

use super::{
    io::Output,
    table::{Done, SeatState, Session, StageData, StandIn},
};
use crate::{
    protocol::{BotKind, Closing, DeviceId, LogKind, RefusalCode, StepBackOffer, limits},
    record::Action,
    rules::{Game, Seat},
};
use std::time::Duration;

impl SeatState {
    /// The device whose client answers for the seat.
    pub(super) fn player(&self) -> Option<DeviceId> {
        self.stand_in.map(|bot| bot.device).or(self.device)
    }
}

impl<G: Game> Session<G> {
    /// Has a bot play on for a seat whose owner is away, or no longer.
    pub(super) fn set_stand_in(&mut self, seat: Seat, kind: Option<BotKind>) -> Done {
        self.seat_exists(seat)?;
        self.playing()?;
        self.goes_on()?;
        match kind {
            Some(kind) => self.stand_in(seat, kind),
            None if self.seats[seat.index()].stand_in.is_none() => Err(RefusalCode::NoBot),
            None => {
                self.stand_down(seat);
                // The time to wait begins again, or the next bot would come at once.
                let here = self.owner_is_here(seat);
                self.seats[seat.index()].away_since = (!here).then_some(self.now);
                Ok(())
            }
        }
    }

    pub(super) fn stand_in(&mut self, seat: Seat, kind: BotKind) -> Done {
        let state = &self.seats[seat.index()];
        if state.bot.is_some() || state.stand_in.is_some() || self.owner_is_here(seat) {
            return Err(RefusalCode::NotAway);
        }
        let device = DeviceId::of_bot(self.options.table, self.next_bot);
        self.next_bot = self.next_bot.wrapping_add(1);
        self.seats[seat.index()].stand_in = Some(StandIn { device, kind });
        self.note_stand_in(seat, Some(kind));
        self.outputs.push_back(Output::SpawnBot { seat, kind, device });
        Ok(())
    }

    /// The bot goes; the owner is asked again, here or not.
    pub(super) fn stand_down(&mut self, seat: Seat) {
        let Some(bot) = self.seats[seat.index()].stand_in.take() else {
            return;
        };
        self.note_stand_in(seat, None);
        self.dismiss(bot.device);
        let owner = self.seats[seat.index()].device;
        let owner = self.members.iter().find(|m| Some(m.device) == owner);
        match owner.and_then(|owner| Some((owner.connection?, owner.id))) {
            Some((connection, member)) => {
                self.send_position(connection, member);
                self.resume_clock(seat);
            }
            None => self.pause_clock(seat),
        }
    }

    /// On the record, before anybody hears of it.
    fn note_stand_in(&mut self, seat: Seat, kind: Option<BotKind>) {
        if let StageData::Playing(running) = &mut self.stage {
            running.position.noted();
        }
        self.journal(Action::StandIn { seat, kind });
        let on = kind.is_some();
        self.log.push(LogKind::StandIn { seat, on });
        self.lobby_changed = true;
    }

    /// Ends a bot of this process and forgets its member.
    pub(super) fn dismiss(&mut self, device: DeviceId) {
        let bot = self.members.iter().find(|m| m.device == device);
        if let Some(connection) = bot.and_then(|m| m.connection) {
            self.close(connection, Closing::Left);
        }
        self.members.retain(|m| m.device != device);
        self.outputs.push_back(Output::StopBot { device });
    }

    /// Gives seats back to owners who are here again; after the game no stand-in is left.
    pub(super) fn hand_back(&mut self) {
        for seat in (0..self.seats.len()).filter_map(Seat::new) {
            let Some(bot) = self.seats[seat.index()].stand_in else {
                continue;
            };
            if !matches!(self.stage, StageData::Playing(_)) {
                self.seats[seat.index()].stand_in = None;
                self.dismiss(bot.device);
                self.lobby_changed = true;
            } else if self.goes_on().is_ok() && self.owner_is_here(seat) && !self.is_in_the_middle(seat) {
                self.stand_down(seat);
            }
        }
    }

    /// True if the bot of a seat is asked to go on with an action that it has begun.
    fn is_in_the_middle(&self, seat: Seat) -> bool {
        let StageData::Playing(running) = &self.stage else {
            return false;
        };
        let began = running.position.step_back_offer() == StepBackOffer::Available { seat };
        began && self.is_present(seat) && running.position.open().iter().any(|open| open.decision.seat == seat)
    }

    /// Has bots play on for those who have been away for the time that the table chose.
    pub(super) fn replace_absent(&mut self) {
        while let Some((due, seat)) = self.next_absent()
            && due <= self.now
        {
            // Just looked at; a refusal would have nobody to go to, and would come again for ever.
            if self.stand_in(seat, BotKind::Greedy).is_err() {
                return;
            }
        }
    }

    /// The next seat for which a bot is to play on by itself, and when. Where the others may have gone on elsewhere that is
    /// for the person at the host to say: a game that does not count would be over soon. A host without a person waits
    /// long enough to hear of them.
    pub(super) fn next_absent(&self) -> Option<(Duration, Seat)> {
        let goes_on = self.goes_on().is_ok() && !self.is_closed() && self.somebody_plays();
        let wait = self.away.filter(|_| goes_on)?;
        let wait = match self.is_together() {
            true => wait,
            false if self.members.iter().any(|member| member.host) => return None,
            false => wait.max(limits::STAND_IN_UNATTENDED),
        };
        let seats = self.seats.iter().enumerate();
        let due = seats.filter(|(_, seat)| seat.bot.is_none() && seat.stand_in.is_none());
        due.filter_map(|(index, seat)| Some((seat.away_since? + wait, Seat::new(index)?)))
            .min()
    }

    /// True in a game that somebody who is no bot of this process plays now: bots alone play no game to its end.
    fn somebody_plays(&self) -> bool {
        let mut seats = (0..self.seats.len()).filter_map(Seat::new);
        let here = |seat: Seat| self.seats[seat.index()].bot.is_none() && self.owner_is_here(seat);
        matches!(self.stage, StageData::Playing(_)) && seats.any(here)
    }

    /// Notes who is away when a game begins.
    pub(super) fn note_absent(&mut self) {
        for index in 0..self.seats.len() {
            let here = Seat::new(index).is_none_or(|seat| self.owner_is_here(seat));
            self.seats[index].away_since = (!here).then_some(self.now);
        }
    }
}
