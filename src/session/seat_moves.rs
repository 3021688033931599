//! Seats that go to another member in a running game, when both sides have agreed.
//!
//! Owners give their seats away; the host gives the seats of absent owners and of bots. The other side has to agree:
//! the newcomer to an offer, the host to a wish.

use super::{
    io::ConnectionId,
    table::{Done, Session, StageData},
};
use crate::{
    protocol::{LogKind, MemberId, MoveBy, RefusalCode, SeatMove},
    record::{Action, RecordedSeat},
    rules::{Game, Seat},
};

impl<G: Game> Session<G> {
    /// Notes the offer until both sides agree. A host that takes a vacant seat itself gets it at once.
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
            // The host takes the seat itself, so nobody else has to agree.
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
        if self.people.host().is_none() {
            // A host without a window has nobody who could allow it.
            return Err(RefusalCode::NobodyAllows);
        }
        let by = MoveBy::Newcomer;
        self.propose(SeatMove { seat, to, by }, |other| other.to == to && other.by == by);
        Ok(())
    }

    /// Adds a proposal and drops those that it replaces, so that each seat has one offer and each member one wish at most.
    fn propose(&mut self, proposal: SeatMove, replaces: impl Fn(&SeatMove) -> bool) {
        self.seats.propose(proposal, replaces);
        self.lobby_changed = true;
    }

    /// Answers a proposal; either side may say no.
    pub(super) fn answer_move(&mut self, member: MemberId, asked: SeatMove, agree: bool) -> Done {
        let SeatMove { seat, to, by } = asked;
        if !self.seats.moves().contains(&asked) {
            return Err(RefusalCode::Stale);
        }
        let host = self.host_only(member).is_ok();
        let newcomer = member == to;
        let gives = match by {
            MoveBy::Owner => self.seats_of(member).contains(&seat),
            MoveBy::Host | MoveBy::Newcomer => host,
        };
        let waited_for = if by == MoveBy::Newcomer { host } else { newcomer };
        match (agree, waited_for, newcomer || gives) {
            (false, _, true) => {
                self.lobby_changed |= self.seats.forget_moves(|other| *other != asked);
                Ok(())
            }
            (true, true, _) => self.move_seat(seat, to),
            _ => Err(RefusalCode::NotAsked),
        }
    }

    /// Refuses a seat that cannot change hands now, and a bot, the owner or an absent member as the newcomer.
    fn can_move(&self, seat: Seat, to: MemberId) -> Done {
        self.seat_exists(seat)?;
        if !matches!(self.stage, StageData::Playing(_)) {
            return Err(RefusalCode::WrongStage);
        }
        let to = self.people.get(to).filter(|m| !m.bot && m.connection.is_some());
        let to = to.ok_or(RefusalCode::NoSuchGuest)?;
        if self.seats.owner(seat) == Some(to.device) {
            return Err(RefusalCode::SeatTaken);
        }
        Ok(())
    }

    /// Refuses the seat of a person who is here: only that person may give it away.
    fn is_vacant(&self, seat: Seat) -> Done {
        if self.seats.is_bot(seat) || !self.owner_is_here(seat) {
            Ok(())
        } else {
            Err(RefusalCode::SeatTaken)
        }
    }

    fn move_seat(&mut self, seat: Seat, to: MemberId) -> Done {
        self.goes_on()?;
        let new = self.people.get(to).ok_or(RefusalCode::NoSuchGuest)?;
        let new = RecordedSeat {
            device: new.device,
            name: new.name.clone(),
            bot: new.bot,
        };
        self.reseat(seat, new)
    }

    /// Gives a seat to another device. The journal has that before anybody hears of it.
    pub(super) fn reseat(&mut self, seat: Seat, to: RecordedSeat) -> Done {
        self.seat_exists(seat)?;
        self.playing()?;
        self.stand_down(seat);
        let (before, bot) = self.seats.give(seat, &to);
        self.succession
            .former_owners
            .gives_away(before.filter(|_| bot.is_none()));
        if let StageData::Playing(running) = &mut self.stage {
            running.position.noted();
        }
        self.journal(Action::SeatChange { seat, to: to.clone() });
        self.log.push(LogKind::SeatMoved { seat });
        if let (Some(_), Some(device)) = (bot, before) {
            self.dismiss(device);
        }
        // When a record is carried out again the new owner may be unknown: its header lists the first owners only.
        self.people.expect(&to);
        let away = !self.people.is_connected(to.device);
        self.seats.set_away(seat, away.then_some(self.now));
        let concerned = self
            .people
            .iter()
            .filter(|m| Some(m.device) == before || m.device == to.device);
        let clients: Vec<(ConnectionId, MemberId)> = concerned.filter_map(|m| Some((m.connection?, m.id))).collect();
        for (connection, member) in clients {
            self.send_position(connection, member);
        }
        self.resume_clock(seat);
        self.lobby_changed = true;
        Ok(())
    }

    /// Forgets proposals that no longer stand: somebody came or went, or the game is over.
    pub(super) fn forget_moves(&mut self) {
        let moves = self.seats.moves().iter();
        let stand: Vec<SeatMove> = moves.filter(|one| self.stands(one)).copied().collect();
        self.lobby_changed |= self.seats.forget_moves(|one| stand.contains(one));
    }

    fn stands(&self, one: &SeatMove) -> bool {
        let vacant = self.is_vacant(one.seat).is_ok();
        vacant == (one.by != MoveBy::Owner) && self.can_move(one.seat, one.to).is_ok()
    }
}
