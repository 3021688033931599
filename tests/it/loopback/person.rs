//! Somebody at a table over real QUIC, who does what a test says.

use super::{DEADLINE, at};
use podbay::{
    games::any::{AnyCommand, AnyGame},
    net::{Backend, ClientHandle, ClientUpdate, JoinOptions, no_wake},
    protocol::{
        ClientMessage, Digest, HostMessage, Knock, Lobby, MemberId, RefusalCode, SeedVerdict, Snapshot, TableInfo,
        TakeBackEnd, TakeBackNews, TakeBackRequest, Talk,
    },
    rules::{GameRng, Seat, Seed},
};
use std::net::SocketAddr;

pub struct Person {
    client: ClientHandle,
    me: Option<MemberId>,
    rng: GameRng,
    pub table: Option<TableInfo<AnyGame>>,
    pub lobby: Option<Lobby>,
    pub newest: Option<Snapshot<AnyGame>>,
    pub request: Option<TakeBackRequest>,
    pub ends: Vec<TakeBackEnd>,
    pub refusals: Vec<RefusalCode>,
    /// Words that were said at the table.
    pub remarks: Vec<String>,
    /// Those who ask to be let in.
    pub knocks: Vec<Knock>,
    /// Number and digest of the games that ended.
    pub ended: Vec<(u32, Digest)>,
    pub verdict: Option<SeedVerdict>,
    /// The reasons for losing the host, in order.
    pub losses: Vec<String>,
}

impl Person {
    pub fn come(device: &Backend, address: SocketAddr, name: &str, spectator: bool) -> Self {
        let options = JoinOptions {
            spectator,
            ..JoinOptions::new(name)
        };
        Self::at(device.join(at(address), options, no_wake()))
    }

    /// A person behind a connection.
    pub fn at(client: ClientHandle) -> Self {
        Self {
            client,
            me: None,
            rng: GameRng::new(Seed::from_number(4)),
            table: None,
            lobby: None,
            newest: None,
            request: None,
            ends: Vec::new(),
            refusals: Vec::new(),
            remarks: Vec::new(),
            knocks: Vec::new(),
            ended: Vec::new(),
            verdict: None,
            losses: Vec::new(),
        }
    }

    pub fn say(&self, message: ClientMessage<AnyGame>) {
        self.client.send(message).expect("the table is there");
    }

    /// Chooses to go on without those who are missing.
    pub fn go_on(&self) {
        self.client.go_on().expect("the program is there");
    }

    /// Listens until something holds.
    pub async fn until(&mut self, what: &str, holds: impl Fn(&Self) -> bool) {
        let listen = async {
            while !holds(self) {
                let update = self.client.next().await.expect("the table is there");
                self.hear(update);
            }
        };
        let heard = tokio::time::timeout(DEADLINE, listen).await;
        assert!(heard.is_ok(), "not in time: {what}; lost before: {:?}", self.losses);
    }

    /// Listens until the host is lost.
    pub async fn until_lost(&mut self) {
        let listen = async {
            loop {
                match self.client.next().await.expect("the table is there") {
                    ClientUpdate::Lost { .. } => return,
                    update => self.hear(update),
                }
            }
        };
        assert!(tokio::time::timeout(DEADLINE, listen).await.is_ok(), "still connected");
    }

    /// Listens until all that was said before is answered.
    pub async fn settled(&mut self, nonce: u64) {
        self.say(ClientMessage::Ping { nonce });
        let listen = async {
            loop {
                match self.client.next().await.expect("the table is there") {
                    ClientUpdate::Message(HostMessage::Pong { nonce: back }) if back == nonce => return,
                    update => self.hear(update),
                }
            }
        };
        assert!(tokio::time::timeout(DEADLINE, listen).await.is_ok(), "no answer");
    }

    fn hear(&mut self, update: ClientUpdate) {
        match update {
            ClientUpdate::Message(message) => self.hear_message(message),
            ClientUpdate::Seed { report, .. } => self.verdict = Some(report.verdict),
            ClientUpdate::Lost { why } => self.losses.push(why.to_string()),
            ClientUpdate::Ended(end) => panic!("{end:?}"),
            _ => {}
        }
    }

    fn hear_message(&mut self, message: HostMessage<AnyGame>) {
        match message {
            HostMessage::Welcome {
                member, table, lobby, ..
            } => {
                (self.me, self.table, self.lobby) = (Some(member), Some(*table), Some(lobby));
                self.request = None;
            }
            HostMessage::Table(table) => self.table = Some(*table),
            HostMessage::Lobby(lobby) => self.lobby = Some(lobby),
            HostMessage::Snapshot(snapshot) => {
                assert!(snapshot.is_intact());
                self.newest = Some(*snapshot);
            }
            HostMessage::TakeBack(TakeBackNews::Open(request)) => self.request = Some(request),
            HostMessage::TakeBack(TakeBackNews::Closed(end)) => {
                self.request = None;
                self.ends.push(end);
            }
            HostMessage::Refused(refusal) => self.refusals.push(refusal.code),
            HostMessage::Said {
                talk: Talk::Remark(words),
                ..
            } => self.remarks.push(words.into()),
            HostMessage::Knocks(knocks) => self.knocks = knocks,
            HostMessage::Ended { game, digest, .. } => self.ended.push((game, digest)),
            _ => {}
        }
    }

    /// The seat this person holds.
    pub fn seat(&self) -> Option<Seat> {
        let lobby = self.lobby.as_ref()?;
        lobby.seats_of(self.me?).first().copied()
    }
    pub fn revision(&self) -> u32 {
        self.newest.as_ref().map_or(0, |snapshot| snapshot.revision)
    }
    pub fn is_asked(&self) -> bool {
        self.newest.as_ref().is_some_and(|snapshot| !snapshot.legal.is_empty())
    }

    /// Gives a random legal command.
    pub fn play(&mut self) {
        let snapshot = self.newest.as_ref().expect("a game is on");
        let (seat, legal): &(Seat, Vec<AnyCommand>) = &snapshot.legal[0];
        let command = legal[self.rng.below(legal.len() as u32) as usize].clone();
        let asked = snapshot.decisions.iter().find(|open| open.decision.seat == *seat);
        let decision = asked.expect("the seat is asked").id;
        let seat = *seat;
        self.say(ClientMessage::Command {
            decision,
            seat,
            command,
        });
    }
}

/// Waits until everybody has heard of the same position.
pub async fn together(people: &mut [Person], revision: u32) {
    for person in people.iter_mut() {
        person.until("the position", |p| p.revision() >= revision).await;
    }
    let first = people[0]
        .newest
        .as_ref()
        .map(|snapshot| (snapshot.revision, snapshot.digest));
    for person in people.iter() {
        let own = person
            .newest
            .as_ref()
            .map(|snapshot| (snapshot.revision, snapshot.digest));
        assert_eq!(own, first);
    }
}

/// Whoever is asked plays, until something holds or the game has ended.
pub async fn play_until(people: &mut [Person], holds: impl Fn(&[Person]) -> bool) {
    let ended = people[0].ended.len();
    while !holds(people) && people[0].ended.len() == ended {
        let asked = people.iter().position(Person::is_asked).expect("somebody is asked");
        let revision = people[asked].revision();
        people[asked].play();
        together(people, revision + 1).await;
        if people[0]
            .newest
            .as_ref()
            .is_some_and(|snapshot| snapshot.decisions.is_empty())
        {
            for person in people.iter_mut() {
                person.until("the end", |p| p.ended.len() > ended).await;
            }
        }
    }
}

/// Reads until there is a question to this person, or something it did is answered.
pub async fn play_at(person: &mut Person, holds: impl Fn(&Person) -> bool) {
    while !holds(person) {
        person.until("a question", |p| p.is_asked() || holds(p)).await;
        if !holds(person) {
            let revision = person.revision();
            person.play();
            person.until("what it did", |p| p.revision() > revision).await;
        }
    }
}
