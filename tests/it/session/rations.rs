//! Whatever hostile devices say, and however often: the record, the others' lines and the counters grow slowly.
//!
//! Each kind of message is said by somebody with a seat, by somebody who looks on, and on a second connection that has not
//! joined, in the lobby and in a game. A new kind does not compile here before it is said as well.

use super::{
    play::dig,
    table::{Table, device, key, options, origin},
};
use podbay::{
    diagnostics::Dropped,
    protocol::{
        BotKind, ClientMessage, CodeElement, Colour, DecisionId, HostMessage, Join, LastSeen, LetsPass, MemberId,
        MoveBy, Name, RefusalCode, Remark, RequestKind, SeatMove, ShareHash, Stage, Talk, WhoMayJoin, limits,
        successor_epoch,
    },
    record::{load, verify},
    rules::{
        Config, GameRng, Seat, SeatCount, Seed,
        relics::{Command, Relics},
    },
    session::{ConnectionId, Input, Origin},
};
use std::time::Duration;

/// The guest with a seat, the one who looks on, and their second connections.
const SEATED: u64 = 1;
const LOOKS_ON: u64 = 3;
const BESIDE: u64 = 10;
const OWN: Seat = Seat::wrapping(1);
/// Messages in a second of each connection: fewer than [`limits::RATE_PER_SECOND`].
const PER_SECOND: u32 = 200;

fn in_the_lobby() -> Table<Relics> {
    let mut table = Table::<Relics>::new(options("relics", 3));
    for client in 0..=LOOKS_ON {
        table.join(client, if client == 0 { Origin::Host } else { origin(client) });
    }
    table
}

fn in_a_game() -> Table<Relics> {
    let mut table = in_the_lobby();
    for client in 0..3 {
        table.say(client, ClientMessage::SetReady { ready: true });
    }
    table.say(0, ClientMessage::Start);
    assert_eq!(table.session().stage(), Stage::Playing);
    table
}

/// A flood of messages.
struct Flood {
    table: Table<Relics>,
    number: u32,
    next_connection: u64,
    /// The connections of both devices: the one that joins, and the one beside it.
    lines: [(u64, u64, u64); 2],
}

/// What it has cost.
#[derive(Debug, PartialEq, Eq)]
struct Cost {
    entries: usize,
    /// The most messages that one of the others was sent.
    told: usize,
    /// How much the counters of the table grew.
    counted: u32,
}

impl Flood {
    fn of(table: Table<Relics>) -> Self {
        let lines = [SEATED, LOOKS_ON].map(|number| (number, number, number + BESIDE));
        let mut flood = Self {
            table,
            number: 0,
            next_connection: 100,
            lines,
        };
        for (number, _, beside) in lines {
            flood.table.connect(beside, device(number), origin(number));
        }
        flood
    }

    fn snapshot(&self) -> Option<&podbay::protocol::Snapshot<Relics>> {
        self.table.clients[&0].newest.as_ref()
    }

    fn cost(&self) -> Cost {
        let counters = self.snapshot().map_or(0, |seen| seen.generation + seen.revision);
        let rounds = podbay::protocol::round_of(self.table.session().epoch());
        Cost {
            entries: self.table.records.iter().map(|record| record.entries.len()).sum(),
            told: [0, 2]
                .map(|client: u64| self.table.clients[&client].heard.len())
                .into_iter()
                .max()
                .unwrap(),
            counted: counters + rounds,
        }
    }

    /// A connection of a device: a fresh one for the one that was closed.
    fn line(&mut self, device_at: usize, beside: bool) -> u64 {
        let (number, joined, second) = self.lines[device_at];
        let line = if beside { second } else { joined };
        if self.table.clients[&line].closed.is_none() {
            return line;
        }
        let line = self.next_connection;
        self.next_connection += 1;
        self.table.connect(line, device(number), origin(number));
        if beside {
            self.lines[device_at].2 = line;
        } else {
            self.lines[device_at].1 = line;
            self.table.say_join(line, false);
        }
        line
    }

    /// One connection says one thing.
    fn say(&mut self, kind: RequestKind, device_at: usize, beside: bool) {
        self.number += 1;
        if kind == RequestKind::Join && !beside {
            // Coming again and again is what can be done with it.
            let line = self.line(device_at, false);
            self.table.input(Input::Disconnected {
                connection: ConnectionId(line),
            });
            self.table.clients.get_mut(&line).unwrap().closed = Some(podbay::protocol::Closing::Left);
            self.line(device_at, false);
            return;
        }
        let line = self.line(device_at, beside);
        if let Some(message) = self.message(kind, line) {
            self.table.say(line, message);
        }
    }

    fn member(&self, number: u64) -> MemberId {
        let members = self.table.session().lobby().members;
        members
            .iter()
            .find(|m| m.device == device(number))
            .map_or(MemberId(0), |m| m.id)
    }

    /// The command of the one who is asked, if it is this connection.
    fn command(&self, line: u64) -> Option<ClientMessage<Relics>> {
        let seen = self.table.clients[&line].newest.as_ref()?;
        let (seat, list) = seen.legal.first()?;
        let decision = seen.decisions.iter().find(|open| open.decision.seat == *seat)?.id;
        // What can be stepped back over comes first.
        let command = list.iter().find(|one| **one == dig(2)).or(list.last())?;
        Some(ClientMessage::Command {
            decision,
            seat: *seat,
            command: *command,
        })
    }

    /// The worst that can be said of a kind now.
    #[expect(clippy::too_many_lines, reason = "one table of messages")]
    fn message(&self, kind: RequestKind, line: u64) -> Option<ClientMessage<Relics>> {
        let (n, revision) = (self.number, self.snapshot().map_or(0, |seen| seen.revision));
        // Four connections speak in turn.
        let (odd, session) = (n / 4 % 2 == 1, self.table.session());
        let asked = session.lobby().moves.first().copied().unwrap_or(SeatMove {
            seat: OWN,
            to: self.member(LOOKS_ON),
            by: MoveBy::Owner,
        });
        let decision = self.snapshot().and_then(|seen| seen.decisions.first()).map_or(
            DecisionId {
                epoch: 0,
                generation: 0,
                index: 0,
            },
            |open| open.id,
        );
        Some(match kind {
            RequestKind::Join => ClientMessage::Join(Join {
                name: format!("N{n}"),
                colour: None,
                bot: false,
                spectator: odd,
                may_host: true,
            }),
            RequestKind::TakeSeat => ClientMessage::TakeSeat { seat: None },
            RequestKind::LeaveSeat => ClientMessage::LeaveSeat { seat: OWN },
            RequestKind::SetColour => ClientMessage::SetColour {
                seat: OWN,
                colour: Colour::ALL[n as usize % Colour::ALL.len()],
            },
            RequestKind::SetReady => ClientMessage::SetReady { ready: odd },
            RequestKind::SetConfig => ClientMessage::SetConfig {
                config: Config::new("relics", SeatCount::new(2).unwrap()),
            },
            RequestKind::SetWindow => ClientMessage::SetWindow { seconds: n as u16 % 60 },
            RequestKind::AddBot => ClientMessage::AddBot {
                seat: OWN,
                kind: BotKind::Random,
            },
            RequestKind::RemoveBot => ClientMessage::RemoveBot { seat: OWN },
            RequestKind::Start => ClientMessage::Start,
            RequestKind::ShareHash => ClientMessage::ShareHash {
                game: 1,
                attempt: 1,
                hash: ShareHash([n as u8; 32]),
            },
            RequestKind::SeedShare => ClientMessage::SeedShare { share: [n as u8; 32] },
            RequestKind::Command => return self.command(line),
            RequestKind::StepBack => ClientMessage::StepBack { seat: OWN, revision },
            RequestKind::Displayed => ClientMessage::Displayed { decision },
            RequestKind::LogFrom => ClientMessage::LogFrom { number: 1 },
            RequestKind::LastSeen => {
                let epoch = successor_epoch(session.epoch(), OWN, n);
                ClientMessage::LastSeen(Box::new(LastSeen {
                    table: session.table().0,
                    epoch,
                    sure: if odd { epoch } else { 0 },
                    snapshot: None,
                    mandate: None,
                }))
            }
            RequestKind::HandOver => ClientMessage::HandOver { to: None },
            RequestKind::Rematch => ClientMessage::Rematch,
            RequestKind::Ping => ClientMessage::Ping { nonce: n.into() },
            RequestKind::Leave => ClientMessage::Leave,
            RequestKind::RemoveMember => ClientMessage::RemoveMember { member: self.member(2) },
            RequestKind::AskTakeBack => ClientMessage::AskTakeBack { seat: OWN, revision },
            RequestKind::AnswerTakeBack => ClientMessage::AnswerTakeBack {
                seat: OWN,
                asker: OWN,
                revision,
                agree: odd,
            },
            RequestKind::WithdrawTakeBack => ClientMessage::WithdrawTakeBack { seat: OWN },
            RequestKind::GoForward => ClientMessage::GoForward { seat: OWN, revision },
            RequestKind::SetAway => ClientMessage::SetAway { seconds: Some(0) },
            RequestKind::SetHints => ClientMessage::SetHints { allowed: odd },
            RequestKind::StandIn => ClientMessage::StandIn {
                seat: OWN,
                kind: odd.then_some(BotKind::Random),
            },
            RequestKind::OfferSeat => ClientMessage::OfferSeat {
                seat: OWN,
                to: self.member(if odd { LOOKS_ON } else { SEATED }),
            },
            RequestKind::AskSeat => ClientMessage::AskSeat {
                seat: Seat::wrapping(2),
            },
            RequestKind::AnswerMove => ClientMessage::AnswerMove { asked, agree: true },
            RequestKind::CodeBegin => ClientMessage::CodeBegin {
                element: CodeElement([n as u8; 33]),
            },
            RequestKind::CodeConfirm => ClientMessage::CodeConfirm { confirm: [n as u8; 32] },
            RequestKind::SetWho => ClientMessage::SetWho { who: WhoMayJoin::Ask },
            RequestKind::AnswerKnock => ClientMessage::AnswerKnock {
                device: device(9),
                admit: true,
            },
            RequestKind::BanMember => ClientMessage::BanMember { member: self.member(2) },
            RequestKind::LiftBan => ClientMessage::LiftBan { device: device(9) },
            RequestKind::Promise => ClientMessage::Promise(key(9).seal(b"nothing")),
            RequestKind::Talk => ClientMessage::Talk(Talk::Remark(Remark::parse(&format!("{n}")).unwrap())),
            RequestKind::LetPass => ClientMessage::LetPass {
                seat: OWN,
                time: odd.then_some(LetsPass::UntilOwnTurn),
            },
            RequestKind::MoreTime => ClientMessage::MoreTime { decision },
            RequestKind::NameSeat => ClientMessage::NameSeat {
                seat: OWN,
                name: Name::parse(&format!("N{n}")).unwrap(),
            },
            RequestKind::SwapSeats => ClientMessage::SwapSeats {
                seats: [OWN, Seat::wrapping(2)],
            },
        })
    }

    /// Goes on for so many seconds with kinds that `next` chooses; returns what it has cost.
    fn run(&mut self, seconds: u32, mut next: impl FnMut(u32) -> RequestKind) -> Cost {
        let before = self.cost();
        for number in 0..seconds * PER_SECOND {
            for (device_at, beside) in [(0, false), (1, false), (0, true), (1, true)] {
                self.say(next(number), device_at, beside);
            }
            self.table.pass(Duration::from_secs(1) / PER_SECOND);
        }
        let after = self.cost();
        Cost {
            entries: after.entries - before.entries,
            told: after.told - before.told,
            counted: after.counted.saturating_sub(before.counted),
        }
    }
}

/// What two devices may cost in a few seconds with one kind of message: what they have at once, and a little more.
const MOST: Cost = Cost {
    entries: 200,
    told: 400,
    counted: 400,
};

fn is_too_dear(cost: &Cost, most: &Cost) -> bool {
    cost.entries > most.entries || cost.told > most.told || cost.counted > most.counted
}

#[test]
fn every_kind_of_message_has_a_ration_or_costs_nobody_anything() {
    let mut dear = Vec::new();
    for &kind in RequestKind::ALL {
        for table in [in_the_lobby(), in_a_game()] {
            let stage = table.session().stage();
            let cost = Flood::of(table).run(4, |_| kind);
            if is_too_dear(&cost, &MOST) {
                dear.push((kind, stage, cost));
            }
        }
    }
    assert!(dear.is_empty(), "{dear:#?}");
}

#[test]
fn what_is_done_to_and_fro_has_a_ration_too() {
    use RequestKind::{
        AnswerMove, AskTakeBack, Command, GoForward, Join, Leave, LeaveSeat, OfferSeat, SetReady, StepBack, TakeSeat,
    };
    let in_lobby: [&[RequestKind]; 3] = [&[TakeSeat, LeaveSeat], &[SetReady, TakeSeat, LeaveSeat], &[Leave, Join]];
    let in_game: [&[RequestKind]; 4] = [
        &[OfferSeat, AnswerMove],
        &[Command, StepBack],
        &[Command, StepBack, GoForward],
        &[Command, AskTakeBack, GoForward],
    ];
    let tables = in_lobby.map(|kinds| (in_the_lobby(), kinds)).into_iter();
    for (table, kinds) in tables.chain(in_game.map(|kinds| (in_a_game(), kinds))) {
        let cost = Flood::of(table).run(6, |number| kinds[number as usize % kinds.len()]);
        assert!(!is_too_dear(&cost, &MOST), "{kinds:?}: {cost:?}");
    }
}

#[test]
fn a_device_whose_ration_is_used_up_waits_until_one_more_is_due() {
    let too_fast = |flood: &mut Flood, kind, beside| {
        // Less than one more of any ration, and enough for the number of messages.
        flood.table.now += Duration::from_millis(1);
        let line = flood.line(0, beside);
        let before = flood.table.clients[&line].refusals().len();
        flood.say(kind, 0, beside);
        flood.table.clients[&line].refusals()[before..].contains(&RefusalCode::TooFast)
    };
    for (kind, beside, table, rations) in [
        (RequestKind::LastSeen, true, in_the_lobby(), limits::LAST_SEEN),
        (RequestKind::SetReady, false, in_the_lobby(), limits::SEATINGS),
        (RequestKind::OfferSeat, false, in_a_game(), limits::SEAT_MOVES),
        (RequestKind::LogFrom, false, in_a_game(), limits::LOG_PAGES),
    ] {
        let (mut flood, ration) = (Flood::of(table), rations.device);
        let granted = (0..ration.most).filter(|_| !too_fast(&mut flood, kind, beside));
        assert_eq!(granted.count() as u32, ration.most, "{kind:?}");
        assert!(too_fast(&mut flood, kind, beside), "{kind:?}: one more");
        flood.table.now += ration.each();
        assert!(!too_fast(&mut flood, kind, beside), "{kind:?}: later");
    }
}

#[test]
fn two_keys_that_pass_a_seat_to_and_fro_write_few_entries() {
    let mut table = in_a_game();
    let seats = |table: &Table<Relics>| table.session().lobby().seats[1].device;
    let (mut changes, before) = (0, table.records[0].entries.len());
    for _ in 0..15 * PER_SECOND {
        let (owner, other) = match seats(&table) == Some(device(SEATED)) {
            true => (SEATED, LOOKS_ON),
            false => (LOOKS_ON, SEATED),
        };
        let to = table
            .session()
            .lobby()
            .members
            .iter()
            .find(|m| m.device == device(other))
            .unwrap()
            .id;
        table.say(owner, ClientMessage::OfferSeat { seat: OWN, to });
        if let Some(&asked) = table.session().lobby().moves.first() {
            table.say(other, ClientMessage::AnswerMove { asked, agree: true });
        }
        changes += u32::from(seats(&table) != Some(device(owner)));
        table.pass(Duration::from_secs(1) / PER_SECOND);
    }
    let entries = table.records[0].entries.len() - before;
    assert!(
        (1..=20).contains(&changes) && entries <= 40,
        "{changes} changes, {entries} entries"
    );
}

#[test]
fn a_word_alone_changes_nothing_while_most_are_here() {
    let mut flood = Flood::of(in_a_game());
    let before = flood.cost();
    for _ in 0..20 * PER_SECOND {
        // Two kinds of words, of the one with a seat.
        flood.number += 3;
        flood.say(RequestKind::LastSeen, 0, true);
        flood.table.pass(Duration::from_secs(1) / PER_SECOND);
    }
    assert_eq!((flood.cost(), flood.table.session().epoch()), (before, 0));
    assert!(
        !flood.table.superseded && !flood.table.rivals.is_empty(),
        "it is looked there"
    );
}

#[test]
fn hostile_devices_that_do_everything_fill_no_record() {
    for seed in 0..2 {
        let mut rng = GameRng::new(Seed::from_number(seed));
        let mut flood = Flood::of(in_a_game());
        let kinds = RequestKind::ALL;
        let cost = flood.run(15, |_| kinds[rng.below(kinds.len() as u32) as usize]);
        let most = Cost {
            entries: 1000,
            told: 3000,
            counted: 2000,
        };
        assert!(!is_too_dear(&cost, &most), "seed {seed}: {cost:?}");
        for record in &flood.table.records {
            assert!(verify(record).is_ok());
        }
    }
}

/// Goes to and fro over one command, as slowly as is allowed: two entries of the record, and two of the log.
fn to_and_fro(table: &mut Table<Relics>) {
    table.answer(0, dig(2));
    let revision = table.newest(0).revision;
    let seat = Seat::wrapping(0);
    table.say(0, ClientMessage::StepBack { seat, revision });
    table.now += limits::WAYS.device.each();
    // Nobody needs what was heard.
    table.clients.values_mut().for_each(|client| client.heard.truncate(64));
}

/// Goes to and fro until the record has so many entries.
fn fill(table: &mut Table<Relics>, entries: usize) {
    while table.records[0].entries.len() < entries && table.records.len() == 1 {
        to_and_fro(table);
    }
}

#[test]
fn a_log_that_forgets_its_oldest_entries_is_told_once_and_so_is_each_page_that_lacks_some() {
    let mut table = Table::<Relics>::started(options("relics", 2), 2);
    let last = |table: &Table<Relics>| table.newest(0).log_last as usize;
    while last(&table) + 2 <= limits::LOG_MAX {
        to_and_fro(&mut table);
    }
    table.say(1, ClientMessage::LogFrom { number: 1 });
    assert!(table.dropped.is_empty(), "the whole log is there");
    (0..2).for_each(|_| to_and_fro(&mut table));
    assert_eq!(table.dropped, [Dropped::LogForgotten]);
    let forgotten = (last(&table) - limits::LOG_MAX) as u32;
    table.say(1, ClientMessage::LogFrom { number: forgotten + 1 });
    assert_eq!(table.dropped.len(), 1, "the page lacks nothing");
    table.say(1, ClientMessage::LogFrom { number: forgotten });
    assert_eq!(table.dropped, [Dropped::LogForgotten, Dropped::PageCut]);
}

#[test]
fn a_game_goes_on_in_another_record_before_one_is_too_long() {
    let mut options = options("relics", 3);
    options.seed = None;
    let mut table = Table::<Relics>::started(options, 3);
    fill(&mut table, limits::RECORD_ENTRIES_FULL + 10);
    assert_eq!(table.records.len(), 2, "{} entries", table.records[0].entries.len());
    let bytes = table.records[0].to_bytes().unwrap();
    let loaded = load::<Relics>(&bytes).unwrap();
    assert_eq!(loaded.damage, None);
    assert!(verify(&loaded.record).is_ok());
    // Nobody goes on from the first one; the second one begins with the position and its log.
    let resumed = podbay::session::Session::resume(&loaded.record, &key(0), [9; 32], false);
    assert_eq!(resumed.err(), Some(podbay::session::ResumeError::MovedOn));
    let next = &table.records[1];
    assert_eq!((next.header.table, next.header.number), (loaded.record.header.table, 1));
    assert!(next.entries.len() < limits::LOG_MAX + 100);
    assert!(verify(next).is_ok());
    // It can be gone on with, and everybody plays on and proves its seed.
    table.killed_and_resumed();
    table.join_as(20, device(0), Origin::Host, false);
    for guest in [1, 2] {
        table.join_as(20 + guest, device(guest), origin(guest), false);
    }
    let last = |table: &Table<Relics>| {
        let heard = &table.clients[&21].heard;
        heard
            .iter()
            .any(|message| matches!(message, HostMessage::Welcome { .. }))
    };
    assert!(last(&table) && table.session().stage() == Stage::Playing);
    while table.session().stage() == Stage::Playing {
        let asked = (20..23).find(|client| !table.newest(*client).legal.is_empty()).unwrap();
        let seen = table.newest(asked).clone();
        let (seat, list) = &seen.legal[0];
        let decision = seen
            .decisions
            .iter()
            .find(|open| open.decision.seat == *seat)
            .unwrap()
            .id;
        let command: Command = list[list.len() - 1];
        let seat = *seat;
        table.say(
            asked,
            ClientMessage::Command {
                decision,
                seat,
                command,
            },
        );
    }
    assert!(verify(&table.records[1]).is_ok());
    assert_eq!(
        table.clients[&22].verdict,
        Some(podbay::protocol::SeedVerdict::Verified)
    );
}
