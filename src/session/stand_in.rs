//! Stand-ins: bots of the host that play while the owners of seats are away.
//!
//! The owner keeps the seat; the stand-in only answers for it. Owners play again once they are back and the stand-in is
//! not in the middle of an action.

use super::{
    io::Output,
    seats::StandIn,
    table::{Done, Session, StageData},
};
use crate::{
    protocol::{BotKind, Closing, DeviceId, LogKind, RefusalCode, StepBackOffer, limits},
    record::Action,
    rules::{Game, Seat},
};
use std::time::Duration;

impl<G: Game> Session<G> {
    /// Starts a stand-in for a seat whose owner is away; `None` ends it.
    pub(super) fn set_stand_in(&mut self, seat: Seat, kind: Option<BotKind>) -> Done {
        self.seat_exists(seat)?;
        self.playing()?;
        self.goes_on()?;
        match kind {
            Some(kind) => self.stand_in(seat, kind),
            None if self.seats.stand_in(seat).is_none() => Err(RefusalCode::NoBot),
            None => {
                self.stand_down(seat);
                // The time to wait begins again, or the next bot would come at once.
                let here = self.owner_is_here(seat);
                self.seats.set_away(seat, (!here).then_some(self.now));
                Ok(())
            }
        }
    }

    pub(super) fn stand_in(&mut self, seat: Seat, kind: BotKind) -> Done {
        if self.seats.is_bot(seat) || self.seats.stand_in(seat).is_some() || self.owner_is_here(seat) {
            return Err(RefusalCode::NotAway);
        }
        let device = DeviceId::of_bot(self.options.table, self.next_bot);
        self.next_bot = self.next_bot.wrapping_add(1);
        self.seats.set_stand_in(seat, Some(StandIn { device, kind }));
        self.note_stand_in(seat, Some(kind));
        self.outputs.push_back(Output::SpawnBot { seat, kind, device });
        Ok(())
    }

    /// Ends the stand-in of a seat. The owner is asked again, even while away.
    pub(super) fn stand_down(&mut self, seat: Seat) {
        let Some(bot) = self.seats.set_stand_in(seat, None) else {
            return;
        };
        self.note_stand_in(seat, None);
        self.dismiss(bot.device);
        let owner = self.seats.owner(seat).and_then(|device| self.people.of(device));
        match owner.and_then(|owner| Some((owner.connection?, owner.id))) {
            Some((connection, member)) => {
                self.send_position(connection, member);
                self.resume_clock(seat);
            }
            None => self.pause_clock(seat),
        }
    }

    /// Writes a stand-in's beginning or end to the journal before anybody hears of it.
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
        if let Some((id, connection)) = self.people.of(device).map(|bot| (bot.id, bot.connection)) {
            if let Some(connection) = connection {
                self.close(connection, Closing::Left);
            }
            self.people.forget(id);
        }
        self.outputs.push_back(Output::StopBot { device });
    }

    /// Gives seats back to owners who are here again, and ends all stand-ins after the game.
    pub(super) fn hand_back(&mut self) {
        for seat in self.seats.numbers() {
            let Some(bot) = self.seats.stand_in(seat) else {
                continue;
            };
            if !matches!(self.stage, StageData::Playing(_)) {
                self.seats.set_stand_in(seat, None);
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

    /// Starts a stand-in for each owner who has been away for the time that the table chose.
    pub(super) fn replace_absent(&mut self) {
        while let Some((due, seat)) = self.next_absent()
            && due <= self.now
        {
            // This was just checked. A refusal would repeat for ever, and there is nobody to tell.
            if self.stand_in(seat, BotKind::STAND_IN).is_err() {
                return;
            }
        }
    }

    /// The next seat that gets a stand-in by itself, and when. If the others may have gone on elsewhere, the person at
    /// the host decides, because bots would soon end a game that does not count. A host without a person first waits to
    /// hear of the others.
    pub(super) fn next_absent(&self) -> Option<(Duration, Seat)> {
        let goes_on = self.goes_on().is_ok() && !self.is_closed() && self.somebody_plays();
        let wait = self.away.filter(|_| goes_on)?;
        let wait = match self.is_together() {
            true => wait,
            false if self.people.host().is_some() => return None,
            false => wait.max(limits::STAND_IN_UNATTENDED),
        };
        let due = self.seats.iter();
        let due = due.filter(|(_, state)| state.bot.is_none() && state.stand_in.is_none());
        due.filter_map(|(seat, state)| Some((state.away_since? + wait, seat)))
            .min()
    }

    /// True in a game if an owner is here who is not a bot of this process. Bots alone do not play a game to its end.
    fn somebody_plays(&self) -> bool {
        let here = |seat: Seat| !self.seats.is_bot(seat) && self.owner_is_here(seat);
        matches!(self.stage, StageData::Playing(_)) && self.seats.numbers().any(here)
    }

    /// Notes who is away when a game begins.
    pub(super) fn note_absent(&mut self) {
        for seat in self.seats.numbers() {
            let here = self.owner_is_here(seat);
            self.seats.set_away(seat, (!here).then_some(self.now));
        }
    }
}
