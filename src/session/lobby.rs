//! Seats, colours, ready, options and bots, before a game.

use super::{
    io::{ConnectionId, Output},
    seats::SeatState,
    table::{Done, Session, StageData},
};
use crate::{
    diagnostics::Dropped,
    protocol::{BotKind, Colour, DeviceId, HostMessage, MemberId, Name, RefusalCode, limits},
    rules::{BoxFile, Config, Game, Seat},
};
use std::time::Duration;

/// Fewest taken seats with which a game starts while others are free.
pub(super) const FEWEST: usize = 2;

impl<G: Game> Session<G> {
    pub(super) fn take_seat(&mut self, member: MemberId, wish: Option<Seat>) -> Done {
        self.in_lobby()?;
        self.may_take_another(member)?;
        let seat = self.available_seat(wish)?;
        let owner = self.people.get(member).ok_or(RefusalCode::NotJoined)?;
        let (device, bot, name) = (owner.device, owner.bot, owner.name.clone());
        self.people.set_watches(member, false);
        let shares = self.seats.has_owner(device);
        self.evict_from(seat, Some(device).filter(|_| !shares));
        // The new owner was not asked to agree to the proposed game.
        self.proposed = None;
        let person = shares.then(|| self.person_apart(seat, name));
        self.seats.sit(seat, device, person, bot);
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

    /// Notes that a member which is away loses a seat. It stays a voter, because the table may go on at its machine.
    fn evict_from(&mut self, seat: Seat, newcomer: Option<DeviceId>) {
        let before = self.seats.owner(seat).filter(|_| !self.seats.is_bot(seat));
        self.succession.former_owners.evict(before, newcomer);
    }

    pub(super) fn leave_seat(&mut self, member: MemberId, seat: Seat) -> Done {
        self.in_lobby()?;
        self.own_seat(member, seat)?;
        self.free_seat(seat);
        self.number_no_more(member);
        self.people.set_watches(member, true);
        Ok(())
    }

    /// Drops the number from the name of a member's only seat. A name that was typed for the seat stays.
    fn number_no_more(&mut self, member: MemberId) {
        let seats = self.seats_of(member);
        let (Some(owner), &[seat]) = (self.people.get(member), &seats[..]) else {
            return;
        };
        let person = self.seats.get(seat).and_then(|state| state.person.as_ref());
        let number = person.and_then(|person| person.as_str().strip_prefix(owner.name.as_str()));
        if number.is_some_and(|number| number.trim().parse::<u8>().is_ok()) {
            self.seats.set_person(seat, None);
        }
    }

    /// Gives a seat a colour that no other taken seat has.
    pub(super) fn set_colour(&mut self, member: MemberId, seat: Seat, colour: Colour) -> Done {
        self.in_lobby()?;
        self.own_seat(member, seat)?;
        if !self.seats.set_colour(seat, colour) {
            return Err(RefusalCode::ColourTaken);
        }
        self.lobby_changed = true;
        Ok(())
    }

    /// Names the person at a seat of a device that several people share.
    pub(super) fn name_seat(&mut self, member: MemberId, seat: Seat, name: Name) -> Done {
        self.in_lobby()?;
        self.own_seat(member, seat)?;
        // A message may contain a name that nobody can type.
        let name = Name::parse(name.as_str()).map_err(RefusalCode::Name)?;
        let person = self.person_apart(seat, name);
        self.seats.set_person(seat, Some(person));
        self.lobby_changed = true;
        Ok(())
    }

    /// Swaps two seats. The order of the seats, and the first of them, are part of the setup that everybody agrees to.
    pub(super) fn swap_seats(&mut self, [one, other]: [Seat; 2]) -> Done {
        self.in_lobby()?;
        self.seat_exists(one)?;
        self.seat_exists(other)?;
        self.seats.swap(one, other);
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
            if self.seats.get(seat).is_some_and(SeatState::is_persons) {
                self.dropped(None, Dropped::SeatTakenAway);
            }
            self.stop_bot(seat);
            self.seats.remove(seat);
        }
        for colour in Colour::ALL {
            if self.seats.len() < count {
                self.seats.add(colour);
            }
        }
        self.lobby_changed = true;
    }

    /// The seat to remove: a free one, else an absent person's, else a bot's, else any; of several the last one.
    fn most_dispensable(&self) -> Option<Seat> {
        let missed = |seat: &Seat| match self.seats.owner(*seat) {
            None => 0,
            Some(_) if self.seats.is_bot(*seat) => 2,
            Some(_) if self.is_present(*seat) => 3,
            Some(_) => 1,
        };
        self.seats.numbers().rev().min_by_key(missed)
    }

    /// Seats a bot. In the seat of another bot it comes with a name and a device of its own, once that bot has gone.
    pub(super) fn add_bot(&mut self, wish: Option<Seat>, kind: BotKind) -> Done {
        self.in_lobby()?;
        let seat = match wish.filter(|seat| self.seats.is_bot(*seat)) {
            Some(seat) => {
                self.stop_bot(seat);
                seat
            }
            None => self.available_seat(wish)?,
        };
        self.evict_from(seat, None);
        let device = DeviceId::of_bot(self.options.table, self.next_bot);
        self.next_bot = self.next_bot.wrapping_add(1);
        self.seats.sit_bot(seat, device, kind);
        self.lobby_changed = true;
        self.outputs.push_back(Output::SpawnBot { seat, kind, device });
        Ok(())
    }

    pub(super) fn remove_bot(&mut self, seat: Seat) -> Done {
        self.in_lobby()?;
        self.seat_exists(seat)?;
        if !self.seats.is_bot(seat) {
            return Err(RefusalCode::NoBot);
        }
        self.stop_bot(seat);
        Ok(())
    }

    fn stop_bot(&mut self, seat: Seat) {
        let bot = self.seats.bot(seat).and(self.seats.owner(seat));
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
        if self.seats.taken() < self.seats.len() {
            return Err(RefusalCode::SeatsOpen);
        }
        self.all_agree()
    }

    /// Refuses while the owner of a seat is not ready. A present person who does not answer to a rematch counts as
    /// ready after `limits::REMATCH_WAITS`.
    pub(super) fn all_agree(&self) -> Done {
        let waited = self
            .proposed
            .is_some_and(|since| self.now >= since + limits::REMATCH_WAITS);
        let agrees = |(seat, state): (Seat, &SeatState)| {
            state.device.is_none() || state.ready || waited && state.bot.is_none() && self.is_present(seat)
        };
        if self.seats.iter().all(agrees) {
            Ok(())
        } else {
            Err(RefusalCode::NotReady)
        }
    }

    /// Goes back to the lobby after a game, everybody still seated, and proposes another game.
    pub(super) fn rematch(&mut self) -> Done {
        if !matches!(self.stage, StageData::Ended(..)) {
            return Err(RefusalCode::WrongStage);
        }
        self.stage = StageData::Lobby;
        self.succession.former_owners.forget();
        self.unready_all();
        self.proposed = Some(self.now);
        for seat in self.seats.such(SeatState::is_persons) {
            // A bot on another machine that has left is not ready.
            if !self.is_present(seat) {
                self.seats.set_ready(seat, false);
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

    /// Allows people to ask their own program what to do, or forbids it.
    pub(super) fn set_hints(&mut self, allowed: bool) -> Done {
        self.in_lobby()?;
        self.hints = allowed;
        self.table_changed();
        Ok(())
    }
}
