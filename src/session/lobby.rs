//! Seats, colours, ready, options and bots, before a game.

use super::{
    io::{ConnectionId, Output},
    table::{Done, SeatState, Session, StageData},
};
use crate::{
    diagnostics::Dropped,
    protocol::{BotKind, Colour, DeviceId, HostMessage, MemberId, Name, RefusalCode, limits},
    rules::{BoxFile, Config, Game, Seat},
};
use std::time::Duration;

/// Nobody starts a game alone while others may still come.
pub(super) const FEWEST: usize = 2;

impl<G: Game> Session<G> {
    pub(super) fn take_seat(&mut self, member: MemberId, wish: Option<Seat>) -> Done {
        self.in_lobby()?;
        self.may_take_another(member)?;
        let seat = self.available_seat(wish)?;
        let Some(owner) = self.members.iter_mut().find(|m| m.id == member) else {
            return Err(RefusalCode::NotJoined);
        };
        owner.watches = false;
        let (device, bot, name) = (owner.device, owner.bot, owner.name.clone());
        self.evict_from(seat, Some(device).filter(|device| !self.owns_a_seat(*device)));
        // Who sits down now was not asked before.
        self.proposed = None;
        let shares = self.seats.iter().any(|state| state.device == Some(device));
        let person = shares.then(|| self.person_apart(seat, name));
        let state = &mut self.seats[seat.index()];
        state.device = Some(device);
        state.person = person;
        state.ready = bot;
        self.lobby_changed = true;
        Ok(())
    }

    /// Seats somebody who joined, with the colour wished for if it is free.
    pub(super) fn seat_new_member(
        &mut self,
        connection: ConnectionId,
        member: MemberId,
        colour: Option<Colour>,
    ) -> Done {
        if self.available_seat(None).is_err()
            && let (Ok(()), Some(seat)) = (self.in_lobby(), self.seat_to_share())
        {
            self.free_seat(seat);
            self.dropped(Some(connection), Dropped::SeatShared);
        }
        self.take_seat(member, None)?;
        if let (Some(colour), Some(&seat)) = (colour, self.seats_of(member).first()) {
            // A wish only: another colour is no reason to refuse.
            if let Err(code) = self.set_colour(member, seat, colour) {
                self.dropped(Some(connection), Dropped::ColourTaken(code.code()));
            }
        }
        Ok(())
    }

    /// Somebody else gets the seat of one who is away: the table may go on there, which is believed as if nothing were
    /// changed.
    fn evict_from(&mut self, seat: Seat, newcomer: Option<DeviceId>) {
        let state = &self.seats[seat.index()];
        let before = state.device.filter(|_| state.bot.is_none());
        self.succession.former_owners.evict(before, newcomer);
    }

    pub(super) fn leave_seat(&mut self, member: MemberId, seat: Seat) -> Done {
        self.in_lobby()?;
        self.own_seat(member, seat)?;
        self.free_seat(seat);
        self.number_no_more(member);
        if let Some(owner) = self.members.iter_mut().find(|m| m.id == member) {
            owner.watches = true;
        }
        Ok(())
    }

    /// Who has one seat left is called there as everywhere, unless another name was typed.
    fn number_no_more(&mut self, member: MemberId) {
        let seats = self.seats_of(member);
        let (Some(owner), &[seat]) = (self.members.iter().find(|m| m.id == member), &seats[..]) else {
            return;
        };
        let person = &mut self.seats[seat.index()].person;
        let number = person
            .as_ref()
            .and_then(|person| person.as_str().strip_prefix(owner.name.as_str()));
        if number.is_some_and(|number| number.trim().parse::<u8>().is_ok()) {
            *person = None;
        }
    }

    /// A free seat gives its colour up to whoever wants it.
    pub(super) fn set_colour(&mut self, member: MemberId, seat: Seat, colour: Colour) -> Done {
        self.in_lobby()?;
        self.own_seat(member, seat)?;
        let previous = self.seats[seat.index()].colour;
        if let Some(other) = self.seats.iter_mut().find(|s| s.colour == colour) {
            if other.device.is_some() && previous != colour {
                return Err(RefusalCode::ColourTaken);
            }
            other.colour = previous;
        }
        self.seats[seat.index()].colour = colour;
        self.lobby_changed = true;
        Ok(())
    }

    /// Says who of those at one laptop sits at a seat.
    pub(super) fn name_seat(&mut self, member: MemberId, seat: Seat, name: Name) -> Done {
        self.in_lobby()?;
        self.own_seat(member, seat)?;
        // A message may have what nobody can type.
        let name = Name::parse(name.as_str()).map_err(RefusalCode::Name)?;
        self.seats[seat.index()].person = Some(self.person_apart(seat, name));
        self.lobby_changed = true;
        Ok(())
    }

    /// Who sits next to whom, and who begins, is part of what everybody agrees to.
    pub(super) fn swap_seats(&mut self, [one, other]: [Seat; 2]) -> Done {
        self.in_lobby()?;
        self.seat_exists(one)?;
        self.seat_exists(other)?;
        self.seats.swap(one.index(), other.index());
        self.unready_all();
        Ok(())
    }

    pub(super) fn set_ready(&mut self, member: MemberId, ready: bool) -> Done {
        self.in_lobby()?;
        if self.seats_of(member).is_empty() {
            return Err(RefusalCode::NotSeated);
        }
        self.mark_ready(member, ready);
        Ok(())
    }

    pub(super) fn set_window(&mut self, seconds: u16) -> Done {
        self.in_lobby()?;
        let window = Duration::from_secs(seconds.into());
        if window > limits::WINDOW_MAX {
            return Err(RefusalCode::TooLarge);
        }
        self.options.window = window;
        self.table_changed();
        Ok(())
    }

    pub(super) fn set_config(&mut self, config: Config) -> Done {
        self.in_lobby()?;
        let texts = config.options.iter().flat_map(|(key, value)| [key.len(), value.len()]);
        let too_large =
            |file: &BoxFile| file.name.len() > limits::BOX_NAME_MAX || file.text.len() > limits::BOX_FILE_MAX;
        if config.options.len() > limits::OPTIONS_MAX
            || texts
                .chain([config.game.len()])
                .any(|length| length > limits::OPTION_TEXT_MAX)
            || config.box_file.as_ref().is_some_and(too_large)
        {
            return Err(RefusalCode::TooLarge);
        }
        self.setup = G::setup(&config).map_err(RefusalCode::Setup)?;
        self.config = config;
        self.resize_seats();
        self.table_changed();
        Ok(())
    }

    pub(super) fn table_changed(&mut self) {
        self.info_revision += 1;
        self.unready_all();
        let info = self.table_info();
        self.broadcast(&HostMessage::Table(Box::new(info)));
    }

    /// Makes as many seats as the setup has players. People keep theirs, in the same order, while there are enough.
    pub(super) fn resize_seats(&mut self) {
        let count = G::seats(&self.setup).get();
        while self.seats.len() > count {
            let Some(seat) = self.most_dispensable() else {
                return;
            };
            let owner = &self.seats[seat.index()];
            if owner.device.is_some() && owner.bot.is_none() {
                self.dropped(None, Dropped::SeatTakenAway);
            }
            self.stop_bot(seat);
            self.seats.remove(seat.index());
        }
        for colour in Colour::ALL {
            if self.seats.len() < count && self.seats.iter().all(|s| s.colour != colour) {
                self.seats.push(SeatState::free(colour));
            }
        }
        self.lobby_changed = true;
    }

    /// The seat to be taken away: a free one, else of somebody who is away, else of a bot, else of a person; the last of
    /// them.
    fn most_dispensable(&self) -> Option<Seat> {
        let missed = |seat: &Seat| match &self.seats[seat.index()] {
            SeatState { device: None, .. } => 0,
            SeatState { bot: Some(_), .. } => 2,
            SeatState { .. } if self.is_present(*seat) => 3,
            SeatState { .. } => 1,
        };
        (0..self.seats.len()).rev().filter_map(Seat::new).min_by_key(missed)
    }

    pub(super) fn add_bot(&mut self, wish: Option<Seat>, kind: BotKind) -> Done {
        self.in_lobby()?;
        let seat = self.available_seat(wish)?;
        self.evict_from(seat, None);
        let device = DeviceId::of_bot(self.options.table, self.next_bot);
        self.next_bot = self.next_bot.wrapping_add(1);
        let state = &mut self.seats[seat.index()];
        state.device = Some(device);
        state.bot = Some(kind);
        // Becomes ready when its client joins.
        state.ready = false;
        self.lobby_changed = true;
        self.outputs.push_back(Output::SpawnBot { seat, kind, device });
        Ok(())
    }

    pub(super) fn remove_bot(&mut self, seat: Seat) -> Done {
        self.in_lobby()?;
        self.seat_exists(seat)?;
        if self.seats[seat.index()].bot.is_none() {
            return Err(RefusalCode::NoBot);
        }
        self.stop_bot(seat);
        Ok(())
    }

    fn stop_bot(&mut self, seat: Seat) {
        let state = &self.seats[seat.index()];
        let bot = state.bot.and(state.device);
        self.free_seat(seat);
        if let Some(device) = bot {
            self.dismiss(device);
        }
    }

    /// Refuses with the reason if no game could start.
    pub(super) fn can_start(&self) -> Done {
        self.in_lobby()?;
        if self.frozen {
            return Err(RefusalCode::NotSaved);
        }
        if self.seats.iter().any(|s| s.device.is_none()) {
            return Err(RefusalCode::SeatsOpen);
        }
        self.all_agree()
    }

    /// Refuses while somebody with a seat has not said that they are ready. Those who are here and do not answer to a
    /// rematch agree to it after a while.
    pub(super) fn all_agree(&self) -> Done {
        let waited = self
            .proposed
            .is_some_and(|since| self.now >= since + limits::REMATCH_WAITS);
        let agrees = |seat: Seat| {
            let state = &self.seats[seat.index()];
            state.device.is_none() || state.ready || waited && state.bot.is_none() && self.is_present(seat)
        };
        if (0..self.seats.len()).filter_map(Seat::new).all(agrees) {
            Ok(())
        } else {
            Err(RefusalCode::NotReady)
        }
    }

    /// Back to the lobby, everybody where they sat.
    pub(super) fn rematch(&mut self) -> Done {
        if !matches!(self.stage, StageData::Ended(..)) {
            return Err(RefusalCode::WrongStage);
        }
        self.stage = StageData::Lobby;
        self.succession.former_owners.forget();
        self.unready_all();
        self.proposed = Some(self.now);
        for index in 0..self.seats.len() {
            // Who left after the game is not waited for.
            if let Some(seat) = Seat::new(index)
                && self.seats[index].device.is_some()
                && !self.is_present(seat)
                && self.seats[index].bot.is_none()
            {
                self.seats[index].ready = false;
            }
        }
        Ok(())
    }

    /// Sets the time after which a stand-in comes for an absent owner; `None`: never by itself.
    pub(super) fn set_away(&mut self, seconds: Option<u16>) -> Done {
        self.in_lobby()?;
        let wait = seconds.map(|seconds| Duration::from_secs(seconds.into()));
        if wait > Some(limits::STAND_IN_MAX) {
            return Err(RefusalCode::TooLarge);
        }
        self.away = wait;
        self.table_changed();
        Ok(())
    }
}
