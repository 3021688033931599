//! A table as this client knows it: everything the screens show, folded from the updates of the network.

use super::past::Past;
use crate::{
    games::any::{AnyGame, GameId},
    net::{ClientEnd, ClientHandle, ClientUpdate, HostHandle, Loss, SendError},
    protocol::{
        ClientMessage, Clock, DecisionId, HostMessage, Lobby, LogEntry, MemberId, Refusal, RequestKind, SeedVerdict,
        Snapshot, Stage, TableInfo, TakeBackEnd, TakeBackNews, TakeBackRequest,
    },
    rules::{Outcome, Seat},
};

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

/// The receiver of messages.
#[derive(Debug)]
pub enum Wire {
    /// To a table.
    Live(ClientHandle),
    /// Nowhere: kept for tests to look at.
    Recorded(Vec<ClientMessage<AnyGame>>),
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// Number of the game at this table.
    pub game: u32,
    /// Ranks and points.
    pub outcome: Outcome,
    /// The finding on the seed.
    pub seed: SeedVerdict,
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

/// A table as seen from this machine.
#[derive(Debug)]
pub struct TableClient {
    wire: Wire,
    /// The host's handle, if the table is hosted here.
    pub host: Option<HostHandle>,
    /// The address typed by hand, if the table was joined by one: its host's key is remembered.
    pub typed: Option<std::net::SocketAddr>,
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
    /// Name, options and setup.
    pub info: Option<TableInfo<AnyGame>>,
    /// People and seats.
    pub lobby: Option<Lobby>,
    /// Options as they were when everybody was last ready or the lobby was entered: what differs is shown as changed.
    pub options_before: Vec<(String, String)>,
    /// The newest position.
    pub snapshot: Option<Box<Snapshot<AnyGame>>>,
    /// The number of positions that have come.
    pub snapshots: u64,
    /// The newest entries, oldest first.
    pub log: Vec<LogEntry<AnyGame>>,
    /// The positions of the running game as they came.
    pub past: Past,
    /// Clocks of open questions, and when they were told, in seconds of the window's clock.
    pub clocks: (Vec<(DecisionId, Clock)>, f64),
    /// The time of the newest position, in seconds of the window's clock.
    pub snapshot_at: f64,
    /// Log entries that the log on the screen has not taken in, without a hole, and whether the host no longer has some
    /// before them.
    pub unread: (Vec<LogEntry<AnyGame>>, bool),
    /// Number of the last entry that was handed to `unread`.
    told: u32,
    /// The open request for a take-back.
    pub take_back: Option<OpenTakeBack>,
    /// Ends of requests that are not yet shown.
    pub take_back_ends: Vec<TakeBackEnd>,
    /// Number of the game that ends now, and the finding on its seed.
    pub seed: Option<(u32, SeedVerdict)>,
    /// The last result.
    pub ended: Option<Ended>,
    /// Refusals not yet shown.
    pub refusals: Vec<Refusal<AnyGame>>,
}

/// Entries of the log that are kept; older ones can be asked for again.
const LOG_MAX: usize = 2000;

impl TableClient {
    /// A table nothing is known of yet.
    #[must_use]
    pub fn new(wire: Wire, host: Option<HostHandle>) -> Self {
        Self {
            wire,
            host,
            typed: None,
            reached: None,
            me: None,
            is_host: false,
            link: LinkState::Connecting(1),
            loss: None,
            info: None,
            lobby: None,
            options_before: Vec::new(),
            snapshot: None,
            snapshots: 0,
            log: Vec::new(),
            past: Past::default(),
            clocks: (Vec::new(), 0.0),
            snapshot_at: 0.0,
            unread: (Vec::new(), false),
            told: 0,
            take_back: None,
            take_back_ends: Vec::new(),
            seed: None,
            ended: None,
            refusals: Vec::new(),
        }
    }

    /// Takes in everything new; `now` is the window's clock in seconds. Returns whether anything was.
    pub fn poll(&mut self, now: f64) -> bool {
        let mut any = false;
        while let Wire::Live(client) = &self.wire
            && let Some(update) = client.poll()
        {
            self.take(update, now);
            any = true;
        }
        any
    }

    /// Takes in one update.
    pub fn take(&mut self, update: ClientUpdate, now: f64) {
        match update {
            ClientUpdate::Connecting { attempt } => self.link = LinkState::Connecting(attempt),
            ClientUpdate::Connected { host } => {
                (self.link, self.loss) = (LinkState::Up, None);
                self.reached = host.or(self.reached);
            }
            ClientUpdate::Lost { why } => (self.link, self.loss) = (LinkState::Lost, Some(why)),
            ClientUpdate::Seed { game, verdict } => self.seed = Some((game, verdict)),
            ClientUpdate::Ended(end) => self.link = LinkState::Ended(end),
            ClientUpdate::Message(message) => self.take_message(message, now),
        }
    }

    fn take_message(&mut self, message: HostMessage<AnyGame>, now: f64) {
        match message {
            HostMessage::Welcome {
                member,
                host,
                table,
                lobby,
            } => {
                let other = self.info.as_ref().is_some_and(|info| info.table != table.table);
                if other {
                    self.forget_games();
                }
                (self.me, self.is_host) = (Some(member), host);
                self.options_before = option_values(&table);
                self.info = Some(*table);
                self.lobby = Some(lobby);
                // One that is still open is told after this.
                self.take_back = None;
            }
            HostMessage::Table(table) => self.info = Some(*table),
            HostMessage::Lobby(lobby) => self.take_lobby(lobby),
            HostMessage::Started { .. } => {
                self.ended = None;
                self.snapshot = None;
                self.take_back = None;
                self.clocks = (Vec::new(), now);
            }
            HostMessage::Snapshot(snapshot) => self.take_snapshot(snapshot, now),
            HostMessage::Clocks { clocks } => self.clocks = (clocks, now),
            HostMessage::Log { entries, last } => {
                let next = entries.last().map_or(last, |entry| entry.number) + 1;
                self.take_page(entries);
                self.ask_log(next, last);
            }
            // Who looks on offers a share as well; that it is not wanted is nobody's concern.
            HostMessage::Refused(refusal) if refusal.what == RequestKind::SeedShare => {}
            HostMessage::Refused(refusal) => self.refusals.push(refusal),
            HostMessage::Ended { game, outcome, .. } => {
                let found = self.seed.filter(|(of, _)| *of == game);
                let seed = found.map_or(SeedVerdict::Incomplete, |(_, verdict)| verdict);
                self.ended = Some(Ended { game, outcome, seed });
            }
            HostMessage::TakeBack(news) => self.take_news(news, now),
            HostMessage::Commitment { .. } | HostMessage::Pong { .. } | HostMessage::Closed { .. } => {}
        }
    }

    fn take_lobby(&mut self, lobby: Lobby) {
        let all_ready = lobby.seats.iter().all(|seat| seat.device.is_none() || seat.ready);
        if all_ready && let Some(info) = &self.info {
            self.options_before = option_values(info);
        }
        self.lobby = Some(lobby);
    }

    fn take_snapshot(&mut self, snapshot: Box<Snapshot<AnyGame>>, now: f64) {
        let when = |s: &Snapshot<AnyGame>| (s.game, s.epoch, s.revision);
        if self.snapshot.as_ref().is_some_and(|old| when(old) > when(&snapshot)) {
            return;
        }
        let clocks = snapshot.decisions.iter().filter_map(|d| Some((d.id, d.clock?)));
        self.clocks = (clocks.collect(), now);
        self.take_log(snapshot.events.clone());
        if snapshot.gap {
            self.ask_log(self.first_missing(), snapshot.log_last);
        }
        self.snapshot_at = now;
        if self.snapshot.as_ref().is_none_or(|old| old.game != snapshot.game) {
            self.past.clear();
        }
        self.past.note(&snapshot);
        self.snapshot = Some(snapshot);
        self.snapshots += 1;
    }

    fn take_news(&mut self, news: TakeBackNews, now: f64) {
        self.take_back = match news {
            TakeBackNews::Open(request) => {
                let name = |request: &TakeBackRequest| (request.seat, request.revision);
                let same = self.take_back.filter(|old| name(&old.request) == name(&request));
                Some(OpenTakeBack {
                    request,
                    since: same.map_or(now, |old| old.since),
                    until: now + f64::from(request.left_ms) / 1000.0,
                })
            }
            TakeBackNews::Closed(end) => {
                self.take_back_ends.push(end);
                None
            }
        };
    }

    /// The host was started anew: its games and its log begin from one again.
    fn forget_games(&mut self) {
        (self.snapshot, self.ended, self.seed) = (None, None, None);
        self.log.clear();
        self.unread = (Vec::new(), true);
    }

    /// Number of the first log entry that is not here.
    fn first_missing(&self) -> u32 {
        let hole = self.log.windows(2).find(|pair| pair[0].number + 1 != pair[1].number);
        let before = hole.map(|pair| &pair[0]).or(self.log.last());
        before.map_or(1, |entry| entry.number + 1)
    }

    /// Asks for the log from here on, if there is more.
    fn ask_log(&mut self, number: u32, last: u32) {
        if number <= last {
            // A connection that is behind or lost brings a new position, and with it the next occasion.
            let _ = self.send(ClientMessage::LogFrom { number });
        }
    }

    /// Keeps entries, and hands on those that follow what was handed on before; behind a hole they wait for a page.
    fn take_log(&mut self, entries: Vec<LogEntry<AnyGame>>) {
        for entry in entries {
            if let Err(place) = self.log.binary_search_by_key(&entry.number, |e| e.number) {
                self.log.insert(place, entry);
            }
        }
        let known = self.log.partition_point(|e| e.number <= self.told);
        for entry in &self.log[known..] {
            if entry.number == self.told + 1 {
                self.unread.0.push(entry.clone());
                self.told = entry.number;
            }
        }
        if self.log.len() > LOG_MAX {
            self.log.drain(..self.log.len() - LOG_MAX);
        }
    }

    /// A page that begins later than asked for says that the host no longer has what was before.
    fn take_page(&mut self, entries: Vec<LogEntry<AnyGame>>) {
        let known = self.log.iter().any(|entry| entry.number == self.told + 1);
        if let Some(first) = entries.first().filter(|first| !known && first.number > self.told + 1) {
            self.unread.1 = true;
            self.told = first.number - 1;
        }
        self.take_log(entries);
    }

    /// Says something to the table.
    ///
    /// # Errors
    /// The connection is behind or ended; nothing was sent.
    pub fn send(&mut self, message: ClientMessage<AnyGame>) -> Result<(), SendError> {
        match &mut self.wire {
            Wire::Live(client) => client.send(message),
            Wire::Recorded(list) => {
                list.push(message);
                Ok(())
            }
        }
    }

    /// The messages that were sent without a connection.
    #[must_use]
    pub fn recorded(&self) -> &[ClientMessage<AnyGame>] {
        match &self.wire {
            Wire::Live(_) => &[],
            Wire::Recorded(list) => list,
        }
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

    /// Name of the player in a seat, empty if it is free.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        let info = self.lobby.as_ref().and_then(|lobby| lobby.seats.get(seat.index()));
        let name = info.and_then(|info| info.name.as_ref());
        name.map_or("", |name| name.as_str())
    }

    /// A question's clock with what was left when the newest position came, as far as is known now.
    #[must_use]
    pub fn clock(&self, id: DecisionId) -> Option<Clock> {
        let (_, clock) = self.clocks.0.iter().find(|(of, _)| *of == id)?;
        let later = ((self.clocks.1 - self.snapshot_at).max(0.0) * 1000.0) as u32;
        let left_ms = clock.left_ms.saturating_add(if clock.running { later } else { 0 });
        Some(Clock { left_ms, ..*clock })
    }
}

/// The options in force as plain pairs.
fn option_values(info: &TableInfo<AnyGame>) -> Vec<(String, String)> {
    let own = info.options.iter().map(|o| (o.key.clone(), o.value.clone()));
    let common = [
        ("window", info.window_seconds.to_string()),
        ("game", info.config.game.clone()),
        ("players", info.config.players.get().to_string()),
    ];
    own.chain(common.map(|(key, value)| (key.to_owned(), value))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::LogKind;

    fn entries(numbers: std::ops::RangeInclusive<u32>) -> Vec<LogEntry<AnyGame>> {
        let what = LogKind::Ended { game: 1 };
        let entry = |number| LogEntry {
            number,
            what: what.clone(),
        };
        numbers.map(entry).collect()
    }

    fn told(client: &mut TableClient) -> (Vec<u32>, bool) {
        let (entries, gap) = std::mem::take(&mut client.unread);
        (entries.iter().map(|e| e.number).collect(), gap)
    }

    #[test]
    fn entries_behind_a_hole_wait_until_it_is_filled() {
        let mut client = TableClient::new(Wire::Recorded(Vec::new()), None);
        client.take_log(entries(1..=3));
        client.take_log(entries(6..=7));
        assert_eq!(told(&mut client), (vec![1, 2, 3], false));
        assert_eq!(client.first_missing(), 4);
        client.take_page(entries(4..=5));
        assert_eq!(told(&mut client), (vec![4, 5, 6, 7], false));
    }

    #[test]
    fn what_the_host_no_longer_has_is_a_gap() {
        let mut client = TableClient::new(Wire::Recorded(Vec::new()), None);
        client.take_log(entries(1..=2));
        client.take_page(entries(50..=51));
        assert_eq!(told(&mut client), (vec![1, 2, 50, 51], true));
    }
}
