//! A table with people at it, driven by bytes: every two of them are something that somebody does, or that happens.

pub mod told;

use podbay::{
    games::any::{AnyGame, AnySetup, GameId},
    protocol::{
        BotKind, ClientMessage, DeviceId, DeviceKey, Finding, HostMessage, Join, LastSeen, LetsPass, Lobby, Name,
        Snapshot, TableId, TakeBackNews, TakeBackRequest, Talk, WhoMayJoin, codec,
    },
    record::{Action, Record, load, verify},
    rules::{Config, Game, Seat, SeatCount, Seed},
    session::{
        Admission, ConnectionId, Desk, DeskTask, Guest, Input, Journal, Operator, Origin, Output, ResumeError, Session,
        TableOptions,
    },
};
use std::{collections::BTreeMap, net::SocketAddr, time::Duration};

/// Devices that come and go.
const DEVICES: u8 = 8;
/// Commands that are played on with a table that goes on.
const PLAYED: u8 = 6;
/// Longest message that is spelt out byte by byte.
const SPELT: usize = 48;

/// A connection, and what its client knows.
struct Client {
    device: u8,
    guest: Guest<AnyGame>,
    newest: Option<Snapshot<AnyGame>>,
    request: Option<TakeBackRequest>,
}

/// The table.
pub struct Table {
    desk: Desk<AnyGame>,
    now: Duration,
    /// True while nothing can be written to the journal.
    disk_full: bool,
    clients: BTreeMap<u64, Client>,
    next: u64,
    lobby: Option<Lobby>,
    setup: Option<AnySetup>,
    record: Option<Record<AnyGame>>,
    /// The answers of clients to a deal, with their connections.
    answers: Vec<(ConnectionId, ClientMessage<AnyGame>)>,
    /// Its numbers are its own.
    honest: bool,
}

/// The bytes that are left.
pub struct Bytes<'a>(pub &'a [u8]);

impl<'a> Bytes<'a> {
    pub fn next(&mut self) -> Option<u8> {
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first)
    }
    pub fn take(&mut self, most: usize) -> &'a [u8] {
        let (taken, rest) = self.0.split_at(most.min(self.0.len()));
        self.0 = rest;
        taken
    }
}

/// The device of this number.
pub fn device(number: u8) -> DeviceId {
    key(number).device()
}

/// Its key.
pub fn key(number: u8) -> DeviceKey {
    DeviceKey::from_number(number.into()).expect("any number is a key")
}

fn kind(arg: u8) -> BotKind {
    [BotKind::Random, BotKind::STAND_IN][usize::from(arg & 1)]
}

impl Table {
    /// A table whose game, size and rules of admission these bytes choose.
    pub fn new(game: u8, rules: u8) -> Self {
        let id = GameId::ALL[usize::from(game) % GameId::ALL.len()];
        let players = SeatCount::new(2 + usize::from(game >> 4) % 3).expect("2 to 4");
        let who = [WhoMayJoin::Anyone, WhoMayJoin::Code, WhoMayJoin::Ask, WhoMayJoin::Known];
        let options = TableOptions {
            key: key(0),
            hosts: vec![device(0)],
            table: TableId([9; 16]),
            name: Name::parse("Fuzz").expect("a name"),
            config: Config::new(id.name(), players),
            seed: (rules & 0x80 == 0).then(|| Seed::from_number(u64::from(game))),
            secret: [3; 32],
            window: Duration::from_secs(u64::from(rules >> 3 & 3) * 10),
            auto_start: rules & 0x40 == 0,
            admission: Admission {
                who: who[usize::from(rules & 3)],
                known: [device(1), device(2)].into(),
            },
        };
        Self {
            honest: true,
            ..Self::around(Session::new(options).expect("the default configuration"))
        }
    }

    /// A table that goes on; its record is not looked at.
    pub fn around(session: Session<AnyGame>) -> Self {
        let mut table = Self {
            desk: Desk::new(session),
            now: Duration::ZERO,
            disk_full: false,
            clients: BTreeMap::new(),
            next: 0,
            lobby: None,
            setup: None,
            record: None,
            answers: Vec::new(),
            honest: false,
        };
        table.drain();
        table
    }

    /// These devices come, and play on for a little.
    pub fn go_on(&mut self, devices: impl Iterator<Item = DeviceId>) {
        for (number, device) in (0..DEVICES).zip(devices) {
            self.connect_as(number, device, None);
            self.say_join(number, 0);
        }
        for number in 0..PLAYED {
            self.play(number);
            self.way_back(15, number);
            self.deadline();
        }
    }

    /// Hands in one thing, and hears what follows.
    pub fn input(&mut self, input: Input<AnyGame>) {
        self.desk.input(self.now, input);
        self.drain();
    }

    /// One client, by any number.
    fn client(&self, number: u8) -> Option<(u64, &Client)> {
        let place = usize::from(number) % self.clients.len().max(1);
        self.clients.iter().nth(place).map(|(&id, client)| (id, client))
    }

    fn say(&mut self, from: u8, message: impl FnOnce(&Client) -> Option<ClientMessage<AnyGame>>) {
        let said = self.client(from).and_then(|(id, client)| Some((id, message(client)?)));
        if let Some((id, message)) = said {
            let connection = ConnectionId(id);
            self.input(Input::Message { connection, message });
        }
    }

    /// A device connects; the first one is the host's own window.
    pub fn connect(&mut self, number: u8) {
        self.connect_as(number, device(number), None);
    }

    fn connect_as(&mut self, number: u8, device: DeviceId, origin: Option<Origin>) {
        self.next += 1;
        let connection = ConnectionId(self.next);
        let address = SocketAddr::from(([10, 0, 0, number], 4000));
        let origin = origin.unwrap_or(match number {
            0 => Origin::Host,
            _ => Origin::Network(address),
        });
        let client = Client {
            device: number,
            guest: Guest::new(!matches!(origin, Origin::Network(_))),
            newest: None,
            request: None,
        };
        self.clients.insert(self.next, client);
        self.input(Input::Connected {
            connection,
            device,
            origin,
        });
    }

    /// The newest connection asks to be let in.
    fn say_join(&mut self, number: u8, flags: u8) {
        let connection = ConnectionId(self.next);
        let message = ClientMessage::Join(Join {
            name: format!("Guest {number}"),
            colour: None,
            bot: flags & 0x80 != 0,
            spectator: flags & 0x40 != 0,
            may_host: true,
        });
        self.input(Input::Message { connection, message });
    }

    fn join(&mut self, arg: u8) {
        let number = arg % DEVICES;
        self.connect(number);
        if arg & 0x20 != 0 {
            let connection = ConnectionId(self.next);
            self.input(Input::Proved { connection });
        }
        self.say_join(number, arg);
    }

    /// Plays the listed command of this number, of the client from this number on who is asked.
    fn play(&mut self, arg: u8) {
        let asked = self.clients.iter().find_map(|(&id, client)| {
            let snapshot = client.newest.as_ref()?;
            let (seat, list) = snapshot.legal.iter().find(|(_, list)| !list.is_empty())?;
            let open = snapshot.decisions.iter().find(|open| open.decision.seat == *seat)?;
            let command = list[usize::from(arg) % list.len()].clone();
            let (decision, seat) = (open.id, *seat);
            Some((
                id,
                ClientMessage::Command {
                    decision,
                    seat,
                    command,
                },
            ))
        });
        if let Some((id, message)) = asked {
            let connection = ConnectionId(id);
            self.input(Input::Message { connection, message });
        }
    }

    /// One thing that somebody does or that happens; `false` when the bytes are at their end.
    pub fn step(&mut self, bytes: &mut Bytes<'_>) -> bool {
        let (Some(what), Some(arg)) = (bytes.next(), bytes.next()) else {
            return false;
        };
        match what % 32 {
            0 => self.join(arg),
            1 => {
                if let Some((id, _)) = self.client(arg) {
                    self.clients.remove(&id);
                    let connection = ConnectionId(id);
                    self.input(Input::Disconnected { connection });
                }
            }
            2..=7 => self.play(arg),
            8 => self.deadline(),
            9 => {
                self.now += Duration::from_millis(100) * u32::from(arg);
                self.input(Input::Tick);
            }
            10 => self.operate(arg),
            11 => {
                self.disk_full = true;
                self.play(arg);
                if arg & 1 == 0 {
                    self.play(arg >> 1);
                }
                self.free_disk();
            }
            12 => {
                let spelt = bytes.take(SPELT.min(usize::from(arg >> 2)));
                self.say(arg, |_| codec::decode(spelt).ok());
            }
            13 if arg & 0x40 != 0 => self.say(arg, more_time),
            13 => {
                if let Some((id, _)) = self.client(arg) {
                    let (connection, slow) = (ConnectionId(id), arg & 0x80 != 0);
                    self.input(Input::Line { connection, slow });
                }
            }
            14 => self.say(arg, |client| last_seen(client, arg)),
            15..=20 => self.way_back(what % 32, arg),
            21..=24 => self.move_seat(what % 32, arg),
            what => {
                let message = self.order(what, arg);
                self.say(arg & 7, |_| message);
            }
        }
        !self.desk.session().is_closed()
    }

    /// The disk works again, and time passes until all is written that waited for it.
    fn free_disk(&mut self) {
        self.disk_full = false;
        while !self.desk.held().is_empty() {
            assert!(self.desk.next_deadline().is_some(), "it is tried again");
            self.deadline();
        }
    }

    /// Time passes until something is due, and then that is done.
    fn deadline(&mut self) {
        let Some(due) = self.desk.next_deadline() else {
            return;
        };
        self.now = self.now.max(due);
        self.input(Input::Tick);
        if self.is_due() {
            // A game that stood still until now has its own things due, for example a stand-in.
            self.input(Input::Tick);
        }
        assert!(!self.is_due(), "something is still due");
    }

    fn is_due(&self) -> bool {
        self.desk.next_deadline().is_some_and(|next| next <= self.now)
    }

    /// Steps back and forward, alone and with the others.
    fn way_back(&mut self, what: u8, arg: u8) {
        let seat = Seat::wrapping(usize::from(arg & 3));
        self.say(arg >> 2, |client| {
            let revision = client.newest.as_ref()?.revision;
            Some(match what {
                15 => ClientMessage::StepBack { seat, revision },
                16 => ClientMessage::AskTakeBack { seat, revision },
                17 | 18 => ClientMessage::AnswerTakeBack {
                    seat,
                    asker: client.request.as_ref()?.seat,
                    revision: client.request.as_ref()?.revision,
                    agree: what == 17,
                },
                19 => ClientMessage::WithdrawTakeBack { seat },
                _ => ClientMessage::GoForward { seat, revision },
            })
        });
    }

    /// Seats that are taken, left, offered and wished for.
    fn move_seat(&mut self, what: u8, arg: u8) {
        let seat = Seat::wrapping(usize::from(arg & 3));
        let lobby = self.lobby.as_ref();
        let member = lobby.and_then(|lobby| lobby.members.get(usize::from(arg >> 5)).map(|member| member.id));
        let asked = lobby.and_then(|lobby| lobby.moves.first().copied());
        self.say(arg >> 2 & 7, |_| {
            Some(match what {
                21 => ClientMessage::OfferSeat { seat, to: member? },
                22 => ClientMessage::AskSeat { seat },
                23 => ClientMessage::AnswerMove {
                    asked: asked?,
                    agree: arg & 0x80 != 0,
                },
                _ if arg & 0x80 != 0 => ClientMessage::LeaveSeat { seat },
                _ => ClientMessage::TakeSeat { seat: Some(seat) },
            })
        });
    }

    /// What is said about the table itself, by whoever says it.
    fn order(&self, what: u8, arg: u8) -> Option<ClientMessage<AnyGame>> {
        let seat = Seat::wrapping(usize::from(arg >> 3 & 3));
        let lobby = self.lobby.as_ref();
        let member = lobby.and_then(|lobby| lobby.members.get(usize::from(arg >> 4)).map(|member| member.id));
        Some(match what {
            25 if arg & 0x40 == 0 => ClientMessage::SetReady { ready: arg & 0x80 == 0 },
            25 if arg & 0x80 == 0 => ClientMessage::Talk(Talk::Point {
                at: [arg; 3].into_iter().collect(),
                to: None,
            }),
            25 => ClientMessage::NameSeat {
                seat,
                name: Name::parse(&format!("Guest {}", arg & 7)).expect("a name"),
            },
            26 if arg & 0x80 == 0 => ClientMessage::SeedShare { share: [arg; 32] },
            26 => ClientMessage::LetPass {
                seat,
                time: [None, Some(LetsPass::ThisTurn), Some(LetsPass::UntilOwnTurn)][usize::from(arg >> 5 & 3) % 3],
            },
            27 if arg & 0x80 == 0 => ClientMessage::AddBot {
                seat,
                kind: kind(arg >> 5),
            },
            27 if arg & 0x40 == 0 => ClientMessage::RemoveBot { seat },
            27 => ClientMessage::SwapSeats {
                seats: [seat, Seat::wrapping(usize::from(arg & 3))],
            },
            28 if arg & 0x80 == 0 => ClientMessage::StandIn {
                seat,
                kind: (arg & 0x40 == 0).then(|| kind(arg >> 5)),
            },
            28 if arg & 0x40 == 0 => ClientMessage::Rematch,
            28 => ClientMessage::SetHints {
                allowed: arg & 0x20 == 0,
            },
            29 if arg & 0x80 == 0 => ClientMessage::Start,
            29 => ClientMessage::HandOver { to: member },
            30 if arg & 0x80 == 0 => ClientMessage::LogFrom { number: u32::from(arg) },
            30 => ClientMessage::AnswerKnock {
                device: device(arg % DEVICES),
                admit: arg & 0x40 == 0,
            },
            _ if arg & 0x80 == 0 => ClientMessage::Leave,
            _ if arg & 0x08 == 0 => ClientMessage::BanMember { member: member? },
            _ => ClientMessage::RemoveMember { member: member? },
        })
    }

    /// A wish of the host's process.
    fn operate(&mut self, arg: u8) {
        let seat = Seat::wrapping(usize::from(arg >> 4 & 3));
        self.input(Input::Operator(match arg % 12 {
            0 => Operator::AddBot {
                seat: None,
                kind: kind(arg >> 6),
            },
            1 => Operator::RemoveBot { seat },
            2 => Operator::SetAway((arg & 0x80 == 0).then_some(u16::from(arg))),
            3 => Operator::StandIn {
                seat,
                kind: (arg & 0x80 == 0).then(|| kind(arg >> 6)),
            },
            4 | 5 => Operator::Start,
            6 => Operator::Rematch(None),
            7 => Operator::GoOn,
            8 => Operator::GiveUp,
            9 => Operator::HandOver,
            10 => Operator::MoveOn,
            _ => {
                let game = GameId::ALL[usize::from(arg >> 4) % GameId::ALL.len()];
                Operator::SetConfig(Config::new(
                    game.name(),
                    SeatCount::new(2 + usize::from(arg >> 6) % 3).expect("2 to 4"),
                ))
            }
        }));
    }

    /// Does what the desk asks for, and checks what it says.
    fn drain(&mut self) {
        let mut bots = Vec::new();
        while let Some(task) = self.desk.poll() {
            match task {
                DeskTask::Write => {
                    if !self.disk_full {
                        let part = self.desk.part().cloned();
                        self.write(part.expect("there is a part to write"));
                    }
                    self.desk.wrote(self.now, !self.disk_full);
                }
                DeskTask::Do(Output::Send { connection, .. }) => {
                    while let Some(message) = self.desk.take(connection) {
                        self.hear(connection.0, message.into_message());
                    }
                }
                DeskTask::Do(Output::Close { connection, .. }) | DeskTask::CutOff { connection } => {
                    self.clients.remove(&connection.0);
                }
                DeskTask::Do(Output::SpawnBot { device, .. }) => bots.push(device),
                DeskTask::Look { host, rival, .. } => {
                    let follows = self.desk.looked(self.now, host, None, rival);
                    assert!(!follows, "nobody is there");
                }
                DeskTask::Do(_) | DeskTask::Follow { .. } | DeskTask::Tell(_) => {}
            }
        }
        for bot in bots {
            self.connect_as(u8::MAX, bot, Some(Origin::Bot));
            self.say_join(u8::MAX, 0x80);
        }
        for (connection, message) in std::mem::take(&mut self.answers) {
            self.input(Input::Message { connection, message });
        }
        if let (Some(game), Some(setup)) = (self.desk.session().state(), &self.setup) {
            game.check_invariants(setup).expect("invariants");
        }
    }

    fn hear(&mut self, id: u64, message: HostMessage<AnyGame>) {
        let Some(client) = self.clients.get_mut(&id) else {
            return;
        };
        // A table that goes on from made-up numbers soon has some that nobody believes.
        let checked = client.guest.check(&message);
        assert!(checked.is_ok() || !self.honest, "{checked:?} of an honest host");
        let finding = client.guest.bear_witness(&message, || [client.device; 32]);
        let answer = finding.and_then(Finding::answer);
        self.answers.extend(answer.map(|answer| (ConnectionId(id), answer)));
        match message {
            HostMessage::Welcome { table, lobby, .. } => {
                self.setup = Some(table.setup.clone());
                self.lobby = Some(lobby);
            }
            HostMessage::Table(table) => self.setup = Some(table.setup.clone()),
            HostMessage::Lobby(lobby) => self.lobby = Some(lobby),
            HostMessage::Snapshot(snapshot) => client.newest = Some(*snapshot),
            HostMessage::TakeBack(TakeBackNews::Open(request)) => client.request = Some(request),
            HostMessage::TakeBack(TakeBackNews::Closed(_)) => client.request = None,
            _ => {}
        }
    }

    fn write(&mut self, part: Journal<AnyGame>) {
        match part {
            Journal::Begin(header) => {
                self.check_record();
                self.record = Some(Record {
                    header: *header,
                    entries: Vec::new(),
                });
            }
            Journal::Append(entry) => {
                // A table that goes on has begun its record before.
                if let Some(record) = &mut self.record {
                    record.entries.push(*entry);
                }
            }
            _ => {}
        }
    }

    /// What stands in the record is what was played, and can be gone on with.
    pub fn check_record(&self) {
        let Some(record) = &self.record else { return };
        let bytes = record.to_bytes().expect("the record fits");
        let loaded = load::<AnyGame>(&bytes).expect("it was written");
        assert!(loaded.damage.is_none() && loaded.record == *record);
        let end = verify(record).expect("it was played");
        let report = record.without_people();
        assert_eq!(verify(&report).expect("the same game").digest(), end.digest());
        match Session::resume(record, &key(0), [4; 32], false) {
            Ok(session) => assert_eq!(session.state(), Some(end.state())),
            Err(ResumeError::Over | ResumeError::MovedOn) => {}
            Err(error) => panic!("not gone on with: {error}"),
        }
        let moved = record
            .entries
            .iter()
            .rposition(|entry| matches!(entry.action, Action::MovedOn));
        assert!(
            moved.is_none_or(|place| place + 1 == record.entries.len()),
            "nothing follows"
        );
    }
}

/// A client wants more time for the question that it is asked, or for somebody else's.
fn more_time(client: &Client) -> Option<ClientMessage<AnyGame>> {
    let open = client.newest.as_ref()?.decisions.first()?;
    Some(ClientMessage::MoreTime { decision: open.id })
}

/// What a client tells of the table that it was at, or would like others to believe.
fn last_seen(client: &Client, arg: u8) -> Option<ClientMessage<AnyGame>> {
    let mut seen: LastSeen<AnyGame> = client.guest.standing()?;
    seen.epoch = seen.epoch.saturating_add(u64::from(arg >> 4));
    if arg & 4 != 0 {
        seen.sure = seen.epoch;
    }
    if arg & 8 != 0 {
        seen.snapshot = None;
    }
    Some(ClientMessage::LastSeen(Box::new(seen)))
}
