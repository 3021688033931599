//! The reason why a table waits before its game. All viewers get the same one.

use super::{Lobby, MemberId, SeatInfo, Stage};
use crate::rules::Seat;

/// The reason why a table waits before its game. Each screen puts it in its own words, and none works out another
/// reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LobbyState {
    /// The game is being dealt.
    Dealing,
    /// The people in these seats have not pressed Ready.
    NotReady(Vec<Seat>),
    /// Everybody who is here is ready; the people of these seats are away.
    Away(Vec<Seat>),
    /// A bot that was added has not come yet.
    BotsComing,
    /// So many seats are free.
    SeatsFree(usize),
    /// Nothing but the start is missing.
    CanStart,
}

/// The part of one seat in the reason why a table waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Readiness {
    /// Nobody has the seat.
    Free,
    /// The host member has it, and presses Start instead of Ready.
    Host,
    /// Its player is ready.
    Ready,
    /// Its player is here and has not pressed Ready.
    NotReady,
    /// Its player is away.
    Away,
    /// Its bot has not come yet.
    Coming,
}

impl Lobby {
    /// The reason why the table waits.
    #[must_use]
    pub fn state(&self) -> LobbyState {
        let in_state = |wanted: Readiness| -> Vec<Seat> {
            let seats = self.seats.iter().enumerate();
            let such = seats.filter(|(_, info)| self.readiness(info) == wanted);
            such.filter_map(|(index, _)| Seat::new(index)).collect()
        };
        let (not_ready, away) = (in_state(Readiness::NotReady), in_state(Readiness::Away));
        if self.stage == Stage::Dealing {
            LobbyState::Dealing
        } else if !not_ready.is_empty() {
            LobbyState::NotReady(not_ready)
        } else if !away.is_empty() {
            LobbyState::Away(away)
        } else if !in_state(Readiness::Coming).is_empty() {
            LobbyState::BotsComing
        } else {
            match in_state(Readiness::Free).len() {
                0 => LobbyState::CanStart,
                free => LobbyState::SeatsFree(free),
            }
        }
    }

    /// The part of a seat in the reason why the table waits.
    #[must_use]
    pub fn readiness(&self, info: &SeatInfo) -> Readiness {
        let member = self.members.iter().find(|member| Some(member.id) == info.member);
        match (info.device, info.bot, member) {
            (None, ..) => Readiness::Free,
            (_, None, Some(member)) if member.host => Readiness::Host,
            _ if info.ready => Readiness::Ready,
            (_, Some(_), _) => Readiness::Coming,
            (_, None, Some(member)) if member.connected => Readiness::NotReady,
            _ => Readiness::Away,
        }
    }

    /// True if the table waits for this member to press Ready.
    #[must_use]
    pub fn waits_for(&self, member: MemberId) -> bool {
        let LobbyState::NotReady(seats) = self.state() else {
            return false;
        };
        self.seats_of(member).iter().any(|seat| seats.contains(seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::{BotKind, Colour, DeviceId, MemberInfo, Name};

    /// All that a seat can be.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Sits {
        Nobody,
        Host,
        HostReady,
        Guest,
        GuestReady,
        GuestAway,
        BotComing,
        Bot,
    }

    const ALL: [Sits; 8] = [
        Sits::Nobody,
        Sits::Host,
        Sits::HostReady,
        Sits::Guest,
        Sits::GuestReady,
        Sits::GuestAway,
        Sits::BotComing,
        Sits::Bot,
    ];

    fn lobby(stage: Stage, sits: &[Sits]) -> Lobby {
        let (mut seats, mut members) = (Vec::new(), Vec::new());
        for (index, &sits) in sits.iter().enumerate() {
            let host = matches!(sits, Sits::Host | Sits::HostReady);
            let bot = matches!(sits, Sits::BotComing | Sits::Bot);
            let id = MemberId(if host { 0 } else { index as u32 + 1 });
            let device = DeviceId([id.0 as u8; 32]);
            let taken = sits != Sits::Nobody;
            seats.push(SeatInfo {
                device: taken.then_some(device),
                member: (taken && sits != Sits::BotComing).then_some(id),
                name: None,
                colour: Colour::ALL[index],
                ready: matches!(sits, Sits::HostReady | Sits::GuestReady | Sits::Bot),
                bot: bot.then_some(BotKind::Random),
                stand_in: None,
                lets_pass: None,
                reserve: 0,
            });
            if taken && sits != Sits::BotComing && members.iter().all(|member: &MemberInfo| member.id != id) {
                members.push(MemberInfo {
                    id,
                    name: Name::person(index as u8 + 1),
                    device,
                    host,
                    bot,
                    connected: sits != Sits::GuestAway,
                    slow: false,
                    may_host: true,
                    addresses: Vec::new(),
                });
            }
        }
        Lobby {
            stage,
            game: 0,
            seats,
            members,
            saved: true,
            handed_to: None,
            together: true,
            sure: 0,
            moves: Vec::new(),
        }
    }

    /// Every table of one to four seats.
    fn every_table(mut see: impl FnMut(&[Sits])) {
        for count in 1..=4_u32 {
            for number in 0..8_usize.pow(count) {
                let sits: Vec<Sits> = (0..count).map(|place| ALL[number / 8_usize.pow(place) % 8]).collect();
                see(&sits);
            }
        }
    }

    #[test]
    fn every_table_waits_for_one_thing_that_is_so() {
        let mut seen = 0;
        every_table(|sits| {
            let seats_with = |wanted: Sits| -> Vec<Seat> {
                let found = sits.iter().enumerate().filter(|(_, sits)| **sits == wanted);
                found.filter_map(|(index, _)| Seat::new(index)).collect()
            };
            let has = |wanted: Sits| sits.contains(&wanted);
            let expected = if has(Sits::Guest) {
                LobbyState::NotReady(seats_with(Sits::Guest))
            } else if has(Sits::GuestAway) {
                LobbyState::Away(seats_with(Sits::GuestAway))
            } else if has(Sits::BotComing) {
                LobbyState::BotsComing
            } else if has(Sits::Nobody) {
                LobbyState::SeatsFree(seats_with(Sits::Nobody).len())
            } else {
                LobbyState::CanStart
            };
            assert_eq!(lobby(Stage::Lobby, sits).state(), expected, "{sits:?}");
            assert_eq!(lobby(Stage::Dealing, sits).state(), LobbyState::Dealing);
            seen += 1;
        });
        assert_eq!(seen, 8 + 64 + 512 + 4096);
    }

    #[test]
    fn those_who_are_waited_for_are_those_with_a_sign_that_says_so_and_never_the_host() {
        every_table(|sits| {
            let lobby = lobby(Stage::Lobby, sits);
            for info in &lobby.seats {
                let waited_for = info.member.is_some_and(|member| lobby.waits_for(member));
                let says_so = lobby.readiness(info) == Readiness::NotReady;
                assert_eq!(waited_for, says_so, "{sits:?} {info:?}");
            }
            assert!(!lobby.waits_for(MemberId(0)), "{sits:?}");
        });
    }
}
