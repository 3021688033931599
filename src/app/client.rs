//! A table as this client knows it: everything the screens show, folded from the updates of the network.

use super::{
    analysis::GameAnalysis, bans::Bans, coach::Coach, past::Past, playback::Playback, table_event::TableEvent,
    talk::TableTalk, tally::Wins,
};
use crate::{
    games::any::{AnyGame, AnySetup, GameId},
    net::{ClientEnd, ClientHandle, ClientUpdate, HostHandle, Loss, SendError, TypedAddress},
    protocol::{
        Chronicle, ClientMessage, Clock, Colour, DecisionId, DeviceId, HostMessage, Knock, Lobby, LobbyState, LogKind,
        MemberId, Name, Refusal, RequestKind, SeatInfo, SeedProof, SeedReport, SeedVerdict, Snapshot, Stage,
        TABLE_INFO_VERSION, TableId, TableInfo, TakeBackNews, TakeBackRequest, WhoMayJoin,
    },
    rules::{Config, MAX_SEATS, Outcome, Seat},
    text::{t, yes_no},
};
use std::{collections::VecDeque, sync::Arc};

/// The state of the connection to the host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkState {
    /// Looked for, for the so-many-th time.
    Connecting(u32),
    /// The host is reached.
    Up,
    /// Lost; it comes back by itself.
    Lost,
    /// The visit is over for good.
    Ended(ClientEnd),
}

/// Nothing is heard before the first try.
impl Default for LinkState {
    fn default() -> Self {
        Self::Connecting(1)
    }
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Ended {
    /// Number of the game at this table.
    pub game: u32,
    /// Ranks and points.
    pub outcome: Outcome,
    /// The finding on the seed, and the deals that were abandoned before.
    pub seed: SeedReport,
    /// The time that it took, as far as this machine was there; `None` for who came in its last minute.
    pub lasted: Option<Lasted>,
    /// The secret of its seed; `None` if that was given by hand.
    pub proof: Option<SeedProof>,
}

/// A game from when on this machine saw it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Began {
    /// Number of the game.
    pub(super) game: u32,
    /// The time, in seconds of the window's clock.
    pub(super) since: f64,
    /// That was its beginning.
    pub(super) whole: bool,
}

/// The time that a game took, or the part of it that this machine was there for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lasted {
    /// The time in seconds.
    pub seconds: f64,
    /// This machine was there from the beginning on.
    pub whole: bool,
}

/// A request for a take-back, with times in seconds of the window's clock.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OpenTakeBack {
    /// As it stands.
    pub request: TakeBackRequest,
    /// The time at which it was first heard of.
    pub since: f64,
    /// The time at which it ends by itself.
    pub until: f64,
}

/// A table as seen from this machine; by default one that nothing is known of.
#[derive(Debug, Default)]
pub struct TableClient {
    pub(super) wire: Option<ClientHandle>,
    /// Messages that were sent without a connection, kept for tests to look at.
    pub recorded: Vec<ClientMessage<AnyGame>>,
    /// Updates that come without a connection, from tests.
    pub updates: VecDeque<ClientUpdate>,
    /// The host's handle, if the table is hosted here.
    pub host: Option<HostHandle>,
    /// It was opened here again after a crash, and the player has not answered to that.
    pub resumed: bool,
    /// The address typed by hand, if the table was joined by one: its host's key is remembered.
    pub typed: Option<TypedAddress>,
    /// The host's key and address, once it was reached.
    pub reached: Option<(crate::net::identity::Fingerprint, std::net::SocketAddr)>,
    /// This client's name at the table.
    pub me: Option<MemberId>,
    /// True if this client runs the table.
    pub is_host: bool,
    /// The state of the connection to the host.
    pub link: LinkState,
    /// The reason for which the host was lost, until it is reached again.
    pub loss: Option<Loss>,
    /// Time at which it was lost, in seconds of the window's clock, until it takes this client in again.
    pub lost_since: Option<f64>,
    /// Name, options and setup.
    pub info: Option<TableInfo<AnyGame>>,
    /// People and seats.
    pub lobby: Option<Lobby>,
    /// Options as they were when nobody was waited for, or the lobby was entered: what differs is shown as changed.
    pub options_before: Vec<(String, String)>,
    /// The newest position.
    pub snapshot: Option<Box<Snapshot<AnyGame>>>,
    /// The number of positions that have come.
    pub snapshots: u64,
    /// The part of the table's log that this client has heard.
    pub chronicle: Chronicle<AnyGame>,
    /// The positions of the running game as they came.
    pub past: Past,
    /// The time of the newest position, in seconds of the window's clock; the clocks of its questions count from there.
    pub snapshot_at: f64,
    /// The machine that had the table last.
    pub(super) hosted_by: Option<DeviceId>,
    /// The host is lost, and this machine could go on with the table.
    pub may_go_on: bool,
    /// The open request for a take-back.
    pub take_back: Option<OpenTakeBack>,
    /// Number of the game that ends now, and the finding on its seed.
    pub seed: Option<(u32, SeedReport)>,
    /// The part of the running game that this machine was there for.
    pub(super) began: Option<Began>,
    /// The games that each person has won at this table.
    pub tally: Wins,
    /// The last result.
    pub ended: Option<Ended>,
    /// The table as it was at the end of the last game, once it has gone on since.
    pub(super) result: Option<Box<Self>>,
    /// The player looks at the result of the last game.
    pub at_result: bool,
    /// The time at which the next game was proposed, in seconds of the window's clock, as long as nothing was changed.
    pub(super) proposed_at: Option<f64>,
    /// True while the host is being asked whether this client may come in.
    pub asked: bool,
    /// Those who ask to be let in, if the table is hosted here.
    pub knocks: Vec<Knock>,
    /// What people have said.
    pub talk: TableTalk,
    /// The analysis of the game that is over, once somebody wanted to see it.
    pub chances: Option<GameAnalysis>,
    /// Set while a record is looked at: nobody plays then.
    pub playback: Option<Playback>,
    /// Set in a lesson: nobody else is there.
    pub coach: Option<Coach>,
    /// Those who are kept out, by name.
    pub bans: Bans,
}

impl TableClient {
    /// A table that is reached by a connection, and perhaps hosted here.
    #[must_use]
    pub fn new(wire: ClientHandle, host: Option<HostHandle>) -> Self {
        Self {
            wire: Some(wire),
            host,
            ..Self::default()
        }
    }

    /// A table that no host runs: of a record, or of a lesson. Nobody has a seat yet.
    #[must_use]
    pub fn hostless(table: TableId, name: Name, config: Config, setup: AnySetup) -> Self {
        let info = TableInfo {
            version: TABLE_INFO_VERSION,
            table,
            name,
            epoch: 0,
            stretch: 0,
            config,
            options: Vec::new(),
            setup,
            window_seconds: 0,
            away_seconds: None,
            hints: true,
            who: WhoMayJoin::Anyone,
            banned: Vec::new(),
            hosts: Vec::new(),
            revision: 0,
        };
        Self {
            link: LinkState::Up,
            info: Some(info),
            ..Self::default()
        }
    }

    /// Takes in everything new; `now` is the window's clock in seconds. Returns what the window reacts to, in order.
    pub fn poll(&mut self, now: f64) -> Vec<TableEvent> {
        let mut events = Vec::new();
        while let Some(update) = self.next_update() {
            events.extend(self.take(update, now));
        }
        events
    }

    fn next_update(&mut self) -> Option<ClientUpdate> {
        let heard = self.wire.as_ref().and_then(ClientHandle::poll);
        heard.or_else(|| self.updates.pop_front())
    }

    /// Takes in one update. Returns what the window reacts to, in order.
    pub fn take(&mut self, update: ClientUpdate, now: f64) -> Vec<TableEvent> {
        let mut events = Vec::new();
        match update {
            ClientUpdate::Connecting { attempt } => self.link = LinkState::Connecting(attempt),
            ClientUpdate::Connected { host } => {
                (self.link, self.loss, self.may_go_on) = (LinkState::Up, None, false);
                self.reached = host.or(self.reached);
            }
            ClientUpdate::Lost { why } => {
                (self.link, self.loss) = (LinkState::Lost, Some(why));
                // A table that was hosted here goes on elsewhere.
                self.host = None;
                self.lost_since.get_or_insert(now);
                events.extend(self.talk.lost().map(TableEvent::Unheard));
            }
            ClientUpdate::Gathering => self.may_go_on = true,
            ClientUpdate::Hosting(host) => {
                self.host = Some(host);
                events.push(TableEvent::TookOver);
            }
            ClientUpdate::Seed { game, report } => self.seed = Some((game, report)),
            ClientUpdate::Ended(end) => self.link = LinkState::Ended(end),
            ClientUpdate::Message(message) => self.take_message(message, now, &mut events),
        }
        events
    }

    fn take_message(&mut self, message: HostMessage<AnyGame>, now: f64, events: &mut Vec<TableEvent>) {
        match message {
            HostMessage::Welcome {
                member,
                host,
                table,
                lobby,
            } => {
                if lobby.stage != Stage::Ended {
                    self.keep_result();
                }
                self.lost_since = None;
                (self.me, self.is_host, self.asked) = (Some(member), host, false);
                self.options_before = option_values(&table);
                self.info = Some(*table);
                self.lobby = Some(lobby);
                events.extend(self.note_host());
                // One that is still open is told after this.
                self.take_back = None;
            }
            HostMessage::Table(table) => {
                self.keep_result();
                let before = self.info.as_ref().map_or(&[][..], |info| &info.banned);
                self.bans.note(before, &table.banned, self.lobby.as_ref());
                (self.info, self.proposed_at) = (Some(*table), None);
            }
            HostMessage::Lobby(lobby) => self.take_lobby(lobby, now, events),
            HostMessage::Started { game, .. } => self.take_start(game, now),
            HostMessage::Snapshot(snapshot) => self.take_snapshot(snapshot, now, events),
            HostMessage::Clocks { clocks } => self.take_clocks(&clocks, now),
            HostMessage::Log { entries, last } => {
                let next = entries.last().map_or(last, |entry| entry.number) + 1;
                self.take_page(entries);
                self.ask_log(next, last);
            }
            HostMessage::Refused(refusal) => self.take_refusal(refusal, events),
            HostMessage::Ended {
                game, outcome, proof, ..
            } => self.take_end(game, outcome, proof, now),
            HostMessage::TakeBack(news) => events.extend(self.take_news(news, now)),
            HostMessage::Asked => self.asked = true,
            HostMessage::Said { member, talk } => {
                if let Some(lobby) = &self.lobby {
                    let said = self.talk.take(lobby, (member, talk), self.me, now);
                    events.extend(said.map(TableEvent::Said));
                }
            }
            HostMessage::Knocks(knocks) => self.knocks = knocks,
            HostMessage::CodeAnswer { .. }
            | HostMessage::Commitment { .. }
            | HostMessage::ShareHashes { .. }
            | HostMessage::HandedOver { .. }
            | HostMessage::Mandate(_)
            | HostMessage::Footing(_)
            | HostMessage::Pong { .. }
            | HostMessage::Closed { .. } => {}
        }
    }

    fn take_refusal(&mut self, refusal: Refusal<AnyGame>, events: &mut Vec<TableEvent>) {
        match refusal.what {
            // The end says whether the share counted.
            RequestKind::ShareHash | RequestKind::SeedShare => return,
            RequestKind::Talk => events.extend(self.talk.refused().map(TableEvent::Unheard)),
            _ => {}
        }
        events.push(TableEvent::Refused(refusal));
    }

    fn take_end(&mut self, game: u32, outcome: Outcome, proof: Option<SeedProof>, now: f64) {
        let found = self.seed.filter(|(of, _)| *of == game);
        let seed = found.map_or(SeedReport::of(SeedVerdict::Incomplete), |(_, report)| report);
        // A host that is reached again tells it again.
        let known = self.ended.as_ref().filter(|old| old.game == game);
        let is_new = known.is_none();
        let lasted = match (known, self.began.filter(|began| began.game == game)) {
            (Some(old), _) => old.lasted,
            (None, began) => began.map(|began| Lasted {
                seconds: now - began.since,
                whole: began.whole,
            }),
        };
        let seats = self.lobby.as_ref().map_or(&[][..], |lobby| &lobby.seats);
        self.tally.count(game, &outcome, |seat| name_in(seats, seat).to_owned());
        self.ended = Some(Ended {
            game,
            outcome,
            seed,
            lasted: lasted.filter(|lasted| lasted.whole || lasted.seconds >= 60.0),
            proof,
        });
        if is_new {
            self.chances = None;
            self.open_result();
        }
    }

    fn take_lobby(&mut self, lobby: Lobby, now: f64, events: &mut Vec<TableEvent>) {
        if lobby.stage != Stage::Ended {
            self.keep_result();
        }
        self.note_proposal(&lobby, now);
        if !matches!(lobby.state(), LobbyState::NotReady(_))
            && let Some(info) = &self.info
        {
            self.options_before = option_values(info);
        }
        if lobby.handed_to.is_none() {
            let heir = self.handed_to().map(ToString::to_string);
            events.extend(heir.map(TableEvent::StaysHere));
        }
        self.lobby = Some(lobby);
        events.extend(self.note_host());
    }

    /// Notes the machine that has the table. Before a game no entry of the log says that it is another one.
    fn note_host(&mut self) -> Option<TableEvent> {
        let lobby = self.lobby.as_ref().filter(|lobby| lobby.together)?;
        let host = self.info.as_ref()?.hosts.last().copied();
        let before = std::mem::replace(&mut self.hosted_by, host);
        if lobby.stage != Stage::Lobby || before.is_none() || before == host {
            return None;
        }
        let seat = lobby.seats.iter().position(|seat| seat.device == host);
        seat.and_then(Seat::new).map(TableEvent::WentOn)
    }

    /// The person to whom this host is handing the table over.
    #[must_use]
    pub fn handed_to(&self) -> Option<&str> {
        let lobby = self.lobby.as_ref().filter(|_| self.link == LinkState::Up)?;
        let to = lobby.handed_to?;
        let member = lobby.members.iter().find(|member| member.id == to);
        member.map(|member| member.name.as_str())
    }

    fn take_snapshot(&mut self, snapshot: Box<Snapshot<AnyGame>>, now: f64, events: &mut Vec<TableEvent>) {
        let when = |s: &Snapshot<AnyGame>| (s.game, s.epoch, s.revision);
        if self.snapshot.as_ref().is_some_and(|old| when(old) > when(&snapshot)) {
            return;
        }
        if self.snapshot.as_ref().is_some_and(|old| old.epoch != snapshot.epoch) {
            self.other_host(&snapshot);
        }
        let known = self.chronicle.last();
        // To a client that has just come, nothing is news.
        let fresh = snapshot.events.iter().filter(|entry| known > 0 && entry.number > known);
        let fresh: Vec<_> = fresh.cloned().collect();
        let hands = fresh.iter().find_map(|entry| match entry.what {
            LogKind::TakenOver { seat, .. } => Some(seat),
            _ => None,
        });
        events.extend(hands.map(TableEvent::WentOn));
        if !fresh.is_empty() {
            events.push(TableEvent::News(fresh));
        }
        snapshot
            .events
            .iter()
            .for_each(|entry| self.chronicle.keep(Arc::clone(entry)));
        if snapshot.gap {
            self.ask_log(self.chronicle.first_missing(), snapshot.log_last);
        }
        self.snapshot_at = now;
        if self.snapshot.as_ref().is_none_or(|old| old.game != snapshot.game) {
            self.past.clear();
        }
        if self.began.is_none_or(|began| began.game != snapshot.game) {
            self.began = Some(Began {
                game: snapshot.game,
                since: now,
                whole: false,
            });
        }
        self.past.note(&snapshot);
        self.snapshot = Some(snapshot);
        self.snapshots += 1;
    }

    /// Sets the clocks of open questions to what would have been left when the position came.
    fn take_clocks(&mut self, clocks: &[(DecisionId, Clock)], now: f64) {
        let later = ((now - self.snapshot_at).max(0.0) * 1000.0) as u32;
        for open in self.snapshot.iter_mut().flat_map(|snapshot| &mut snapshot.decisions) {
            if let Some((_, clock)) = clocks.iter().find(|(of, _)| *of == open.id) {
                let left_ms = clock.left_ms.saturating_add(if clock.running { later } else { 0 });
                open.clock = Some(Clock { left_ms, ..*clock });
            }
        }
    }

    fn take_news(&mut self, news: TakeBackNews, now: f64) -> Option<TableEvent> {
        let request = match news {
            TakeBackNews::Open(request) => request,
            TakeBackNews::Closed(end) => {
                self.take_back = None;
                return Some(TableEvent::TakeBackEnded(end));
            }
        };
        let name = |request: &TakeBackRequest| (request.seat, request.revision);
        let same = self.take_back.filter(|old| name(&old.request) == name(&request));
        self.take_back = Some(OpenTakeBack {
            request,
            since: same.map_or(now, |old| old.since),
            until: now + f64::from(request.left_ms) / 1000.0,
        });
        None
    }

    /// Goes on with the table of a lost host on this machine, with those who come.
    pub fn go_on(&self) {
        if let Some(client) = &self.wire {
            // A client that has ended says so by itself.
            let _ = client.go_on();
        }
    }

    /// The name of the member that goes on with the table if this machine hands it over.
    #[must_use]
    pub fn heir(&self) -> Option<&str> {
        let lobby = self.lobby.as_ref().filter(|lobby| lobby.stage == Stage::Playing)?;
        let heir = lobby.heirs(None).into_iter().next()?;
        let member = lobby.members.iter().find(|m| m.device == heir.device)?;
        Some(member.name.as_str())
    }

    /// Says something to the table.
    ///
    /// # Errors
    /// The connection is behind or ended; nothing was sent.
    pub fn send(&mut self, message: ClientMessage<AnyGame>) -> Result<(), SendError> {
        if let Some(client) = &self.wire {
            return client.send(message);
        }
        self.recorded.push(message);
        Ok(())
    }

    /// The stage of the table; one that nothing is known of is in the lobby.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.lobby.as_ref().map_or(Stage::Lobby, |lobby| lobby.stage)
    }

    /// The game at the table.
    #[must_use]
    pub fn game(&self) -> Option<GameId> {
        self.info.as_ref().map(|info| info.setup.id())
    }

    /// The seats of this client.
    #[must_use]
    pub fn my_seats(&self) -> Vec<Seat> {
        match (&self.lobby, self.me) {
            (Some(lobby), Some(me)) => lobby.seats_of(me),
            _ => Vec::new(),
        }
    }

    /// True for a seat of this client.
    #[must_use]
    pub fn is_own(&self, seat: &SeatInfo) -> bool {
        seat.member.is_some() && seat.member == self.me
    }

    /// True for the seat of a person who is away, and for whom nobody plays.
    #[must_use]
    pub fn is_absent(&self, seat: Seat) -> bool {
        let Some(lobby) = &self.lobby else { return false };
        lobby.seats.get(seat.index()).is_some_and(|info| {
            let here = lobby.members.iter().any(|m| m.connected && Some(m.id) == info.member);
            info.bot.is_none() && info.stand_in.is_none() && info.device.is_some() && !here
        })
    }

    /// Name of the player in a seat, empty if it is free.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.lobby.as_ref().map_or("", |lobby| name_in(&lobby.seats, seat))
    }

    /// Name of the member that runs the table, if it is somebody with a window.
    #[must_use]
    pub fn host_name(&self) -> Option<&str> {
        let members = &self.lobby.as_ref()?.members;
        members.iter().find(|m| m.host).map(|m| m.name.as_str())
    }

    /// Colours by seat.
    #[must_use]
    pub fn colours(&self) -> [Colour; MAX_SEATS] {
        let mut colours = Colour::ALL;
        let seats = self.lobby.iter().flat_map(|lobby| &lobby.seats);
        for (place, seat) in colours.iter_mut().zip(seats) {
            *place = seat.colour;
        }
        colours
    }
}

/// Name of the player in one of these seats, empty if it is free.
fn name_in(seats: &[SeatInfo], seat: Seat) -> &str {
    let name = seats.get(seat.index()).and_then(|info| info.name.as_ref());
    name.map_or("", |name| name.as_str())
}

/// The options in force as plain pairs.
fn option_values(info: &TableInfo<AnyGame>) -> Vec<(String, String)> {
    let own = info.options.iter().map(|o| (o.key.clone(), o.value.clone()));
    let common = [
        ("window", info.window_seconds.to_string()),
        ("away", away_value(info.away_seconds)),
        ("game", info.config.game.clone()),
        ("players", info.config.players.get().to_string()),
        ("hints", yes_no(info.hints).to_owned()),
        ("who", info.who.name().to_owned()),
        ("box", box_name(info).unwrap_or_default()),
    ];
    own.chain(common.map(|(key, value)| (key.to_owned(), value))).collect()
}

/// Most letters of the name of a box that are shown.
const BOX_NAME: usize = 80;

/// The name of the box file of a table; `None` if the built-in box is played with.
#[must_use]
pub fn box_name(info: &TableInfo<AnyGame>) -> Option<String> {
    if info.setup.box_text() == info.setup.id().built_in_box() {
        return None;
    }
    let name = info.config.box_file.as_ref().map_or("", |file| file.name.as_str());
    let shown: String = name
        .chars()
        .filter(|letter| !letter.is_control())
        .take(BOX_NAME)
        .collect();
    Some(if shown.trim().is_empty() {
        t("box-nameless")
    } else {
        shown
    })
}

/// The time after which a bot plays on, as the value of an option.
#[must_use]
pub fn away_value(seconds: Option<u16>) -> String {
    seconds.map_or_else(|| NEVER.to_owned(), |seconds| seconds.to_string())
}

/// The value of an option for a thing that does not come by itself.
const NEVER: &str = "never";
