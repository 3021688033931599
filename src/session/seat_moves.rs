//! Seats that go to another member in a running game, when both sides have agreed.
//!
//! Owners give their seats away; for who is away, and for bots, the host does. The other side has to agree: the newcomer
//! to an offer, the host to a wish.

use super::table::{Done, Member, Session, StageData};
use crate::{
    protocol::{LogKind, MemberId, MoveBy, RefusalCode, SeatMove},
    record::{Action, RecordedSeat},
    rules::{Game, Seat},
};

impl<G: Game> Session<G> {
    /// Offers a seat to a member.
    pub(super) fn offer_seat(&mut self, from: MemberId, seat: Seat, to: MemberId) -> Done {
        self.can_move(seat, to)?;
        let by = if self.seats_of(from).contains(&seat) {
            MoveBy::Owner
        } else {
            self.host_only(from)?;
            self.is_vacant(seat)?;
            MoveBy::Host
        };
        if from == to {
            // The host takes it: both sides are one.
            return self.move_seat(seat, to);
        }
        self.propose(SeatMove { seat, to, by }, |other| {
            other.seat == seat && other.by != MoveBy::Newcomer
        });
        Ok(())
    }

    /// A member wishes for the seat of a bot, or of somebody who is away.
    pub(super) fn ask_seat(&mut self, to: MemberId, seat: Seat) -> Done {
        self.can_move(seat, to)?;
        self.is_vacant(seat)?;
        if self.members.iter().all(|m| !m.host) {
            // A host without a window has nobody who could allow it.
            return Err(RefusalCode::NobodyAllows);
        }
        let by = MoveBy::Newcomer;
        self.propose(SeatMove { seat, to, by }, |other| other.to == to && other.by == by);
        Ok(())
    }

    /// Keeps a proposal in place of the one before it, so that there are never more than members and seats.
    fn propose(&mut self, proposal: SeatMove, replaces: impl Fn(&SeatMove) -> bool) {
        self.moves.retain(|other| !replaces(other));
        self.moves.push(proposal);
        self.lobby_changed = true;
    }

    /// Answers a proposal; either side may say no.
    pub(super) fn answer_move(&mut self, member: MemberId, asked: SeatMove, agree: bool) -> Done {
        let SeatMove { seat, to, by } = asked;
        let place = self.moves.iter().position(|other| *other == asked);
        let place = place.ok_or(RefusalCode::Stale)?;
        let host = self.host_only(member).is_ok();
        let newcomer = member == to;
        let gives = match by {
            MoveBy::Owner => self.seats_of(member).contains(&seat),
            MoveBy::Host | MoveBy::Newcomer => host,
        };
        let waited_for = if by == MoveBy::Newcomer { host } else { newcomer };
        match (agree, waited_for, newcomer || gives) {
            (false, _, true) => {
                self.moves.remove(place);
                self.lobby_changed = true;
                Ok(())
            }
            (true, true, _) => self.move_seat(seat, to),
            _ => Err(RefusalCode::NotAsked),
        }
    }

    /// Refuses what nobody could agree to.
    fn can_move(&mut self, seat: Seat, to: MemberId) -> Done {
        self.seat_exists(seat)?;
        self.playing()?;
        let to = self
            .members
            .iter()
            .find(|m| m.id == to && !m.bot && m.connection.is_some());
        let to = to.ok_or(RefusalCode::NoSuchGuest)?;
        if self.seats[seat.index()].device == Some(to.device) {
            return Err(RefusalCode::SeatTaken);
        }
        Ok(())
    }

    /// Refuses the seat of a person who is here: that is theirs alone to give.
    fn is_vacant(&self, seat: Seat) -> Done {
        if self.seats[seat.index()].bot.is_some() || !self.owner_is_here(seat) {
            Ok(())
        } else {
            Err(RefusalCode::SeatTaken)
        }
    }

    fn move_seat(&mut self, seat: Seat, to: MemberId) -> Done {
        self.goes_on()?;
        let new = self
            .members
            .iter()
            .find(|m| m.id == to)
            .ok_or(RefusalCode::NoSuchGuest)?;
        let new = RecordedSeat {
            device: new.device,
            name: new.name.clone(),
            bot: new.bot,
        };
        self.reseat(seat, new)
    }

    /// Gives a seat to another device, on the record before anybody hears of it.
    pub(super) fn reseat(&mut self, seat: Seat, to: RecordedSeat) -> Done {
        self.seat_exists(seat)?;
        self.playing()?;
        self.stand_down(seat);
        let state = &mut self.seats[seat.index()];
        let (before, bot) = (state.device.replace(to.device), state.bot.take());
        (state.person, state.lets_pass, state.idle) = (None, None, false);
        (state.ready, state.away_since) = (true, None);
        self.succession.former_owners.gives_away(before);
        if let StageData::Playing(running) = &mut self.stage {
            running.position.noted();
        }
        self.journal(Action::SeatChange { seat, to: to.clone() });
        self.log.push(LogKind::SeatMoved { seat });
        if let (Some(_), Some(device)) = (bot, before) {
            self.dismiss(device);
        }
        let Some(member) = self.members.iter().find(|m| m.device == to.device) else {
            // Only when a record is carried out again: who came later is not in its header.
            self.members.push(Member::absent(MemberId(self.next_member), &to));
            self.next_member += 1;
            self.seats[seat.index()].away_since = Some(self.now);
            return Ok(());
        };
        if member.connection.is_none() {
            self.seats[seat.index()].away_since = Some(self.now);
        }
        let concerned = |device| Some(device) == before || device == to.device;
        let mut clients = self
            .members
            .iter()
            .filter(|m| concerned(m.device))
            .map(|m| (m.connection, m.id));
        for (connection, member) in [clients.next(), clients.next()].into_iter().flatten() {
            if let Some(connection) = connection {
                self.send_position(connection, member);
            }
        }
        self.resume_clock(seat);
        self.lobby_changed = true;
        Ok(())
    }

    /// Forgets proposals that no longer stand: somebody came or went, or the game is over.
    pub(super) fn forget_moves(&mut self) {
        let moves = std::mem::take(&mut self.moves);
        let before = moves.len();
        self.moves = moves.into_iter().filter(|one| self.stands(one)).collect();
        self.lobby_changed |= self.moves.len() != before;
    }

    fn stands(&mut self, one: &SeatMove) -> bool {
        let vacant = self.is_vacant(one.seat).is_ok();
        vacant == (one.by != MoveBy::Owner) && self.can_move(one.seat, one.to).is_ok()
    }
}
