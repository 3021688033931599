//! A table in simulated time: a session and clients that remember what they heard.

use podbay::{
    diagnostics::Dropped,
    protocol::{
        BotKind, ClientMessage, Closing, Colour, DeviceId, DeviceKey, Epoch, Estate, Finding, HostMessage, Join,
        LastSeen, Mandate, Name, RefusalCode, Seal, SeedProof, SeedVerdict, SeedWitness, Snapshot, TableId,
        TakeBackEnd, TakeBackNews, TakeBackRequest, promise, view_digest,
    },
    record::{Action, Entry, Header, Record},
    rules::{Config, Game, Outcome, Seat, SeatCount, Seed},
    session::{
        Admission, ConnectionId, Desk, DeskTask, Guest, Input, Journal, Operator, Origin, Output, Session, TableNotice,
        TableOptions,
    },
};
use std::{collections::BTreeMap, sync::OnceLock, time::Duration};

/// Everything that one connection heard.
#[derive(Debug)]
pub struct Client<G: Game> {
    pub heard: Vec<HostMessage<G>>,
    pub newest: Option<Snapshot<G>>,
    pub closed: Option<Closing>,
    pub ended: Option<(Outcome, Option<SeedProof>)>,
    /// The open request for a take-back.
    pub request: Option<TakeBackRequest>,
    /// The ends of such requests, in order.
    pub ends: Vec<TakeBackEnd>,
    /// True if it answers a promise with the hash of its share.
    pub shares: bool,
    /// True if it reveals its share when all hashes are told.
    pub reveals: bool,
    pub device: Option<DeviceId>,
    /// True if it runs on the host's machine.
    pub local: bool,
    pub witness: SeedWitness<G>,
    pub verdict: Option<SeedVerdict>,
    /// The deals that were abandoned before the game of the verdict.
    pub abandoned: u32,
    /// The knowledge of the table, and the promises to its hosts.
    pub guest: Guest<G>,
    /// True if it promises to follow the hosts that it comes to.
    pub promises: bool,
}

impl<G: Game> Default for Client<G> {
    fn default() -> Self {
        Self {
            heard: Vec::new(),
            newest: None,
            closed: None,
            ended: None,
            request: None,
            ends: Vec::new(),
            shares: true,
            reveals: true,
            device: None,
            local: false,
            witness: SeedWitness::default(),
            verdict: None,
            abandoned: 0,
            guest: Guest::new(false),
            promises: true,
        }
    }
}

impl<G: Game> Client<G> {
    pub fn refusals(&self) -> Vec<RefusalCode> {
        let code = |m: &HostMessage<G>| match m {
            HostMessage::Refused(refusal) => Some(refusal.code.clone()),
            _ => None,
        };
        self.heard.iter().filter_map(code).collect()
    }
}

pub struct Table<G: Game> {
    pub desk: Desk<G>,
    /// The number of the device that hosts it.
    pub host: u64,
    pub now: Duration,
    pub clients: BTreeMap<u64, Client<G>>,
    pub records: Vec<Record<G>>,
    pub bots: Vec<(DeviceId, BotKind)>,
    pub operator_refusals: Vec<RefusalCode>,
    /// The reasons that the program's log was given.
    pub dropped: Vec<Dropped>,
    pub announced: Vec<TableNotice>,
    /// True while nothing can be written to the journal.
    pub disk_full: bool,
    /// Looks that found nobody, and are not told yet.
    unseen: u32,
    /// The quorum epoch of each other host that is there, by its device.
    pub there: BTreeMap<DeviceId, Epoch>,
    /// The table went on elsewhere.
    pub superseded: bool,
    /// The other hosts that it was told of, with the epochs that they told.
    pub rivals: Vec<(DeviceId, Epoch)>,
    /// What clients tell before they join.
    pub standings: BTreeMap<u64, LastSeen<G>>,
    /// A dishonest host's change to each message to a client.
    pub tamper: Option<Tamper<G>>,
}

pub type Tamper<G> = Box<dyn FnMut(u64, HostMessage<G>) -> Vec<HostMessage<G>>>;

pub fn options(game: &str, players: usize) -> TableOptions {
    TableOptions {
        key: key(0),
        table: TableId([7; 16]),
        name: Name::parse("Friday").unwrap(),
        config: Config::new(game, SeatCount::new(players).unwrap()),
        seed: Some(Seed::from_number(5)),
        secret: [3; 32],
        hosts: vec![device(0)],
        window: Duration::from_secs(20),
        auto_start: false,
        admission: Admission::default(),
    }
}

pub fn device(number: u64) -> DeviceId {
    key(number).device()
}

/// The key of the device with this number.
pub fn key(number: u64) -> DeviceKey {
    static KEYS: OnceLock<Vec<DeviceKey>> = OnceLock::new();
    let made = |number| DeviceKey::from_number(number).unwrap();
    let known = KEYS.get_or_init(|| (0..FIRST_KEYS).map(made).collect());
    known.get(number as usize).cloned().unwrap_or_else(|| made(number))
}

/// Keys that are made once.
const FIRST_KEYS: u64 = 64;

/// The promises of these devices to follow the host with this number.
pub fn sworn(epoch: Epoch, host: u64, by: &[u64]) -> Mandate {
    let table = TableId([7; 16]);
    Mandate {
        epoch,
        host: device(host),
        promises: by
            .iter()
            .map(|by| promise(&key(*by), table, epoch, device(host)))
            .collect(),
        grant: None,
    }
}

/// The key of a device, if it is one of the first numbers.
fn key_of(device: DeviceId) -> Option<DeviceKey> {
    static KEYS: OnceLock<BTreeMap<DeviceId, DeviceKey>> = OnceLock::new();
    let keys = || (0..FIRST_KEYS).map(key).map(|key| (key.device(), key)).collect();
    KEYS.get_or_init(keys).get(&device).cloned()
}

impl<G: Game> Table<G> {
    pub fn session(&self) -> &Session<G> {
        self.desk.session()
    }
    /// True if such an action stands in the first record.
    pub fn wrote(&self, such: impl Fn(&Action<G>) -> bool) -> bool {
        self.records[0].entries.iter().any(|entry| such(&entry.action))
    }

    pub fn new(options: TableOptions) -> Self {
        let mut table = Self::around(Session::new(options).unwrap());
        table.drain();
        table
    }

    pub fn around(session: Session<G>) -> Self {
        Self {
            desk: Desk::new(session),
            host: 0,
            now: Duration::ZERO,
            clients: BTreeMap::new(),
            records: Vec::new(),
            bots: Vec::new(),
            operator_refusals: Vec::new(),
            dropped: Vec::new(),
            announced: Vec::new(),
            disk_full: false,
            unseen: 0,
            there: BTreeMap::new(),
            superseded: false,
            rivals: Vec::new(),
            standings: BTreeMap::new(),
            tamper: None,
        }
    }
    /// A table whose first `players` connections sit in order, the first one as host member, in a running game.
    pub fn started(options: TableOptions, players: u64) -> Self {
        let mut table = Self::new(options);
        for number in 0..players {
            table.join(number, if number == 0 { Origin::Host } else { origin(number) });
            table.say(number, ClientMessage::SetReady { ready: true });
        }
        table.say(0, ClientMessage::Start);
        table
    }
    /// The host's program is killed and goes on from its record; everybody has to come again.
    pub fn killed_and_resumed(&mut self) {
        let record = self.records.last().expect("a game was begun");
        let session = Session::resume(record, &key(self.host), [4; 32], false);
        self.desk = Desk::new(session.expect("the record can be gone on with"));
        self.drain();
    }
    /// All that a client knows of the table.
    pub fn estate(&self, client: u64) -> Estate<G> {
        let mut estate = Estate::default();
        self.clients[&client].heard.iter().for_each(|m| estate.hear(m));
        estate
    }
    /// The table as the device of a client goes on with it; the witnesses of the others come along.
    pub fn succeeded(&mut self, client: u64, agreed: bool) -> Self {
        self.succeeded_knowing(client, agreed, &[])
    }
    /// The same, where these devices were at a table with that device before.
    pub fn succeeded_knowing(&mut self, client: u64, agreed: bool, known: &[DeviceId]) -> Self {
        let legacy = self.estate(client).legacy().expect("a game is on");
        let session = Session::succeed(legacy, &key(client), [6; 32], agreed);
        let mut session = session.expect("it can be gone on with");
        session.know(known.iter().copied());
        let mut table = Self::around(session);
        table.host = client;
        for (number, old) in &mut self.clients {
            let known = Client {
                device: old.device,
                witness: std::mem::take(&mut old.witness),
                ..Client::default()
            };
            table.clients.insert(1000 + number, known);
        }
        table.drain();
        table
    }
    pub fn input(&mut self, input: Input<G>) {
        self.desk.input(self.now, input);
        self.drain();
    }
    pub fn say(&mut self, client: u64, message: ClientMessage<G>) {
        self.input(Input::Message {
            connection: ConnectionId(client),
            message,
        });
    }
    /// Connects with a device of the same number.
    pub fn join(&mut self, client: u64, origin: Origin) {
        self.join_as(client, device(client), origin, false);
    }
    pub fn join_as(&mut self, client: u64, device: DeviceId, origin: Origin, bot: bool) {
        self.connect(client, device, origin);
        self.say_join(client, bot);
    }
    pub fn connect(&mut self, client: u64, device: DeviceId, origin: Origin) {
        let mut new = Client {
            local: !matches!(origin, Origin::Network(_)),
            ..Client::default()
        };
        // A device that comes back remembers what it saw.
        let mut others = self.clients.values_mut().rev();
        if let Some(old) = others.find(|c| c.device == Some(device)) {
            new.witness = std::mem::take(&mut old.witness);
        }
        new.device = Some(device);
        self.clients.insert(client, new);
        self.input(Input::Connected {
            connection: ConnectionId(client),
            device,
            origin,
        });
        if let Some(standing) = self.standings.remove(&client) {
            self.say(client, ClientMessage::LastSeen(Box::new(standing)));
        }
    }
    pub fn say_join(&mut self, client: u64, bot: bool) {
        self.say_join_named(client, &format!("P{client}"), bot);
    }
    pub fn say_join_named(&mut self, client: u64, name: &str, bot: bool) {
        let join = Join {
            name: name.to_owned(),
            colour: None,
            bot,
            spectator: false,
            may_host: true,
        };
        self.say(client, ClientMessage::Join(join));
    }
    /// A stranger comes, and the host member bans it: an entry of the record that leaves the position as it is.
    pub fn bans_a_stranger(&mut self, host: u64) {
        self.connect(7, device(7), origin(7));
        self.say_join(7, false);
        let lobby = self.session().lobby();
        let stranger = lobby.members.iter().find(|member| member.device == device(7));
        let member = stranger.expect("it looks on").id;
        self.say(host, ClientMessage::BanMember { member });
    }
    pub fn drop_client(&mut self, client: u64) {
        self.input(Input::Disconnected {
            connection: ConnectionId(client),
        });
    }
    pub fn operate(&mut self, operator: Operator) {
        self.input(Input::Operator(operator));
    }
    /// Lets time pass, waking the session exactly when it asks for it.
    pub fn pass(&mut self, time: Duration) {
        let (until, mut woken) = (self.now + time, 0);
        while let Some(due) = self.desk.next_deadline().filter(|&due| due <= until) {
            self.now = self.now.max(due);
            self.input(Input::Tick);
            woken += 1;
            assert!(woken < 10_000, "it wants to be woken again and again");
        }
        self.now = until;
        self.input(Input::Tick);
    }
    pub fn newest(&self, client: u64) -> &Snapshot<G> {
        self.clients[&client].newest.as_ref().unwrap()
    }
    pub fn last_refusal(&self, client: u64) -> Option<RefusalCode> {
        self.clients[&client].refusals().pop()
    }
    /// Answers the open question of a client's seat.
    pub fn answer(&mut self, client: u64, command: G::Command) {
        let snapshot = self.newest(client);
        let seat = Seat::wrapping(client as usize);
        let decision = snapshot.decisions.iter().find(|d| d.decision.seat == seat).unwrap().id;
        self.say(
            client,
            ClientMessage::Command {
                decision,
                seat,
                command,
            },
        );
    }

    /// Makes the disk work again, and waits until the desk tries it.
    pub fn free_disk(&mut self) {
        self.disk_full = false;
        while !self.desk.held().is_empty() {
            let due = self.desk.next_deadline().expect("it tries again");
            self.now = self.now.max(due);
            self.input(Input::Tick);
        }
    }

    fn drain(&mut self) {
        let (mut answers, mut promises) = (Vec::new(), Vec::new());
        let waited = self.desk.held().len();
        while let Some(task) = self.desk.poll() {
            match task {
                DeskTask::Write => {
                    if !self.disk_full {
                        let part = self.desk.part().cloned();
                        self.journal(part.expect("there is a part to write"));
                    }
                    self.desk.wrote(self.now, !self.disk_full);
                }
                DeskTask::Do(output) => self.carry_out(output, &mut answers, &mut promises),
                DeskTask::Look { host, rival, .. } => {
                    match rival {
                        Some(epoch) => self.rivals.push((host, epoch)),
                        None => self.superseded = true,
                    }
                    let there = self.there.get(&host).copied();
                    let follows = self.desk.looked(self.now, host, there, rival);
                    self.unseen += u32::from(!follows && (rival.is_none() || there.is_none()));
                }
                DeskTask::Follow { .. } => self.superseded = true,
                DeskTask::Tell(_) | DeskTask::CutOff { .. } => {}
            }
        }
        if waited > 0 {
            let plays = |output: &Output<G>| match output {
                Output::Journal(Journal::Append(entry)) => entry.action != Action::Assembled,
                output => matches!(output, Output::Journal(_)),
            };
            let mut more = self.desk.held().iter().skip(waited);
            assert!(!more.any(plays), "nothing is done while the journal fails");
        }
        for (client, seal) in promises {
            self.say(client, ClientMessage::Promise(seal));
        }
        for (client, answer) in answers {
            self.say(client, answer);
        }
    }

    fn carry_out(
        &mut self,
        output: Output<G>,
        answers: &mut Vec<(u64, ClientMessage<G>)>,
        promises: &mut Vec<(u64, Seal)>,
    ) {
        match output {
            Output::Send { connection, .. } => {
                let number = connection.0;
                while let Some(message) = self.desk.take(connection) {
                    let message = message.into_message();
                    let messages = match &mut self.tamper {
                        Some(tamper) => tamper(number, message),
                        None => vec![message],
                    };
                    if let Some(client) = self.clients.get_mut(&number) {
                        let promise = messages.iter().filter_map(|m| promise_due(client, m));
                        promises.extend(promise.map(|seal| (number, seal)));
                        let heard = messages.into_iter().filter_map(|m| hear(client, m, number));
                        answers.extend(heard.map(|answer| (number, answer)));
                    }
                }
            }
            Output::Close { connection, why } => {
                if let Some(client) = self.clients.get_mut(&connection.0) {
                    client.closed = Some(why);
                }
            }
            Output::SpawnBot { kind, device, .. } => self.bots.push((device, kind)),
            Output::StopBot { device } => self.bots.retain(|(d, _)| *d != device),
            Output::OperatorRefused { code, .. } => self.operator_refusals.push(code),
            Output::Announce(announcement) => self.announced.push(announcement),
            Output::Dropped {
                why: Dropped::NotThere, ..
            } if self.unseen > 0 => self.unseen -= 1,
            Output::Dropped { why, .. } => self.dropped.push(why),
            Output::Ended { .. } => {}
            Output::Journal(_) | Output::Superseded { .. } | Output::Rival { .. } => {
                unreachable!("the desk does these")
            }
        }
    }

    fn journal(&mut self, part: Journal<G>) {
        match part {
            Journal::Begin(header) => {
                let header: Header<G> = *header;
                self.records.push(Record {
                    header,
                    entries: Vec::new(),
                });
            }
            Journal::Append(entry) => {
                let entry: Entry<G> = *entry;
                self.records.last_mut().unwrap().entries.push(entry);
            }
            Journal::Finish => {}
        }
    }
    pub fn colours(&self) -> Vec<Colour> {
        self.session().lobby().seats.iter().map(|s| s.colour).collect()
    }
}

/// Takes a message in; returns the promise to give, if one is due.
fn promise_due<G: Game>(client: &mut Client<G>, message: &HostMessage<G>) -> Option<Seal> {
    client.guest.check(message).ok()?;
    let key = key_of(client.device?)?;
    client.guest.promise(&key).filter(|_| client.promises && !client.local)
}

/// Takes a message in; returns the answer to give, if one is wanted for the seed.
fn hear<G: Game>(client: &mut Client<G>, message: HostMessage<G>, number: u64) -> Option<ClientMessage<G>> {
    let finding = client.witness.hear(&message, || [number as u8 + 1; 32]);
    match &message {
        HostMessage::Snapshot(snapshot) => {
            assert_eq!(view_digest(&snapshot.view), snapshot.digest);
            if client
                .newest
                .as_ref()
                .is_none_or(|old| (old.epoch, old.revision) <= (snapshot.epoch, snapshot.revision))
            {
                client.newest = Some((**snapshot).clone());
            }
        }
        HostMessage::TakeBack(TakeBackNews::Open(request)) => client.request = Some(*request),
        HostMessage::TakeBack(TakeBackNews::Closed(end)) => {
            client.request = None;
            client.ends.push(*end);
        }
        HostMessage::Ended { outcome, proof, .. } => client.ended = Some((outcome.clone(), proof.clone())),
        _ => {}
    }
    client.heard.push(message);
    let answers = match finding? {
        Finding::ShareHash { .. } => client.shares,
        Finding::Share(_) => client.reveals,
        Finding::Verdict { report, .. } => {
            (client.verdict, client.abandoned) = (Some(report.verdict), report.abandoned);
            false
        }
    };
    finding?.answer().filter(|_| answers && !client.local)
}

pub fn origin(number: u64) -> Origin {
    Origin::Network(std::net::SocketAddr::from(([192, 0, 2, number as u8], 4000)))
}
