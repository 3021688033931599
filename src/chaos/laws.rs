//! The laws of a table, checked against all that its host writes and says and all that its clients hear.

use super::host::Told;
use crate::{
    games::any::{AnyCommand, AnyGame},
    protocol::{
        DecisionId, DeviceId, Digest, Epoch, LastSeen, Lobby, LogEntry, SeedReport, SeedVerdict, Snapshot, TableId,
        limits, reign_of, view_digest,
    },
    record::{self, Action, Entry, Header, Loaded, RecordError, Start, Taken},
    rules::{Game, Outcome, Seat, Status, Viewer},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

/// The record of the running game as the host wrote it.
#[derive(Debug)]
struct Written {
    table: TableId,
    game: u32,
    /// Revision of the first position, as each run of the host's program counted.
    firsts: Vec<u32>,
    /// Digest of the first position and of all that followed.
    positions: Vec<Digest>,
    /// Digest of each entry; some of them lead to no new position.
    entries: Vec<Digest>,
    /// All owners that each seat has had, in order.
    owners: Vec<Vec<DeviceId>>,
    /// The command that lets a reaction window pass, if the game has one.
    pass: Option<AnyCommand>,
}

/// A table at one host, from its opening or succession, through all deaths of that host's program.
#[derive(Debug, Default)]
struct Book {
    written: Option<Written>,
    /// The last revision that the host gave.
    revision: u32,
    /// The place in `Written::positions` of the latest position that anybody has seen of the running game.
    seen: usize,
    /// After a succession, the quorum epoch and revision of the newest position that an elector at the heir had seen.
    base: Option<(Epoch, u32)>,
    /// True if a power cut may have cost the last entries.
    lost_power: bool,
    /// The epoch of the last power cut. Clients may still hear its positions, which the record may have lost.
    cut_in: Option<Epoch>,
}

/// The parts of a position that have to be the same for all members.
#[derive(Debug, PartialEq, Eq)]
struct Position {
    digest: Digest,
    generation: u32,
    questions: Vec<DecisionId>,
}

impl Written {
    /// The place of a position in `positions`; `None` if the record does not contain it.
    fn entries_at(&self, told: Told) -> Option<usize> {
        if self.game != told.game {
            return None;
        }
        let entries = |first: &u32| Some(told.revision.checked_sub(*first)? as usize);
        let mut possible = self.firsts.iter().filter_map(entries);
        possible.find(|&entries| self.positions.get(entries) == Some(&told.digest))
    }
}

#[derive(Debug, Default)]
pub(super) struct Laws {
    /// The violations.
    pub(super) broken: Vec<String>,
    books: BTreeMap<u32, Book>,
    /// By table and epoch: the life of the host that spoke in it.
    hosts: BTreeMap<(TableId, Epoch), u32>,
    positions: BTreeMap<(TableId, Epoch, u32), Position>,
    /// The highest quorum epoch of a position that was told, by its table, revision and digest.
    sure: BTreeMap<(TableId, u32, Digest), Epoch>,
    log: BTreeMap<(TableId, Epoch, u32), Arc<LogEntry<AnyGame>>>,
    /// Ends by table, book and number of the game.
    ends: BTreeMap<(TableId, u32, u32), (Digest, Outcome)>,
    /// All owners that each seat of a game has had at any host: nobody else gets it when the game goes on.
    owners: BTreeMap<(TableId, u32), Vec<Vec<DeviceId>>>,
    /// The epoch of the last command, by table, device and life of the device's program.
    commanded: BTreeMap<(TableId, DeviceId, u32), Epoch>,
    /// Number of times that somebody chose to go on without those who were missing, or that a host could not find the
    /// others. As many further hosts may be left in the end.
    pub(super) apart: u32,
    /// Bots of the host's program, and the seats that they may play.
    helpers: BTreeSet<(Seat, DeviceId)>,
    /// The seats that let everything pass for a while, with the devices that asked for it.
    standing: BTreeSet<(Seat, DeviceId)>,
    /// The reigns in which people chose to continue without most of the others.
    chosen: BTreeSet<Epoch>,
    game_over: Option<u32>,
    /// Commands that were accepted, over all games.
    pub(super) accepted: u64,
}

impl Laws {
    pub(super) fn broke(&mut self, text: String) {
        self.broken.push(text);
    }

    fn hold(&mut self, holds: bool, text: impl FnOnce() -> String) {
        if !holds {
            self.broken.push(text());
        }
    }

    /// Notes that a host runs a bot for a seat, as its owner or as a stand-in.
    pub(super) fn may_play(&mut self, seat: Seat, device: DeviceId) {
        self.helpers.insert((seat, device));
    }

    /// Somebody gives a standing answer for a seat.
    pub(super) fn lets_pass(&mut self, seat: Seat, device: DeviceId) {
        self.standing.insert((seat, device));
    }

    /// Number of the last game that a host found to be over in its record.
    pub(super) const fn game_over(&self) -> Option<u32> {
        self.game_over
    }

    /// The machine with this record had no power for a moment.
    pub(super) fn lost_power(&mut self, book: u32, epoch: Epoch) {
        if let Some(book) = self.books.get_mut(&book) {
            (book.lost_power, book.cut_in) = (true, Some(epoch));
        }
    }

    /// Checks the record of a host that finds its game over. Damage at its end is no violation.
    pub(super) fn over(&mut self, book: u32, loaded: &Loaded<AnyGame>) {
        self.game_over = Some(loaded.record.header.number);
        let header = &loaded.record.header;
        let end = self.ends.get(&(header.table, book, header.number)).cloned();
        let undamaged = Loaded {
            damage: None,
            ..loaded.clone()
        };
        self.check_record(&undamaged, end.as_ref());
    }

    /// Checks the header of a record that a host begins or resumes.
    pub(super) fn begun(&mut self, book: u32, header: &Header<AnyGame>) {
        let Ok(first) = header.first_state() else {
            return self.broke("the first position of a record is impossible".to_owned());
        };
        let seats: Vec<DeviceId> = header.seats.iter().map(|seat| seat.device).collect();
        let owners: Vec<Vec<DeviceId>> = seats.into_iter().map(|device| vec![device]).collect();
        let known = self.owners.entry((header.table, header.number));
        let known = known.or_insert_with(|| owners.clone());
        let taken = matches!(header.start, Start::Taken { .. });
        if !taken && known.len() == owners.len() {
            // Two hosts that do not know of each other may begin with different people.
            known.iter_mut().zip(&owners).for_each(|(had, new)| had.extend(new));
        }
        let has_had = |(had, now): (&Vec<DeviceId>, &Vec<DeviceId>)| had.contains(&now[0]);
        let same = !taken || (known.len() == owners.len() && known.iter().zip(&owners).all(has_had));
        self.hold(same, || {
            "a seat went to another device when the game went on".to_owned()
        });
        let digest = view_digest(&first.view(Viewer::Spectator));
        let of = |from: &Taken<AnyGame>| self.sure.get(&(header.table, from.revision, digest)).copied();
        let from = match &header.start {
            Start::Taken { from, .. } => Some((of(from), from.revision)),
            _ => None,
        };
        let book = self.books.entry(book).or_default();
        book.revision = from.map_or(book.revision, |(_, revision)| revision);
        let newest = from.is_none_or(|(epoch, revision)| book.base <= epoch.map(|epoch| (epoch, revision)));
        book.revision += 1;
        book.seen = 0;
        book.written = Some(Written {
            table: header.table,
            game: header.number,
            firsts: vec![book.revision],
            positions: vec![digest],
            entries: Vec::new(),
            owners,
            pass: AnyGame::pass(&header.setup),
        });
        self.hold(newest, || {
            "the game went on from an older position than somebody there had seen".to_owned()
        });
    }

    /// Checks that more than half of `all` electors `came` to an heir, unless people `asked` to continue without them.
    pub(super) fn gathered(&mut self, asked: bool, (came, all): (usize, usize), epoch: Epoch) {
        self.hold(asked || 2 * came > all, || {
            format!("{came} of {all} went on by themselves")
        });
        if 2 * came <= all {
            self.chosen.insert(reign_of(epoch));
        }
    }

    /// True if people chose to continue in that reign without most of the others.
    pub(super) fn was_chosen(&self, epoch: Epoch) -> bool {
        self.chosen.contains(&reign_of(epoch))
    }

    /// Checks that the lobby of a lost host goes on after this game only if no elector there has seen a later one.
    pub(super) fn lobby_again(&mut self, game: u32, standings: &[LastSeen<AnyGame>]) {
        let mut seen = standings.iter().filter_map(|standing| standing.snapshot.as_ref());
        self.hold(seen.all(|snapshot| snapshot.game <= game), || {
            "a table went on in its lobby while somebody there had seen a game begin".to_owned()
        });
    }

    /// Notes the newest position that electors at an heir have seen, before the heir continues the game.
    pub(super) fn dealt(&mut self, book: u32, standings: &[LastSeen<AnyGame>]) {
        let seen = standings.iter().filter_map(|standing| standing.snapshot.as_ref());
        let newest = seen.max_by_key(|snapshot| (snapshot.game, snapshot.sure, snapshot.revision));
        self.books.entry(book).or_default().base = newest.map(|snapshot| (snapshot.sure, snapshot.revision));
    }

    /// All owners that any seat of a game has had at any host.
    pub(super) fn all_owners(&self, table: TableId, game: u32) -> BTreeSet<DeviceId> {
        let owners = self.owners.get(&(table, game)).into_iter();
        owners.flatten().flatten().copied().collect()
    }

    /// Notes the quorum epoch of a position that a host told a client or another host.
    pub(super) fn passed_on(&mut self, snapshot: &Snapshot<AnyGame>) {
        let at = (snapshot.table, snapshot.revision, snapshot.digest);
        let sure = self.sure.entry(at).or_default();
        *sure = snapshot.sure.max(*sure);
    }

    /// Checks that a device's program gives no command in a lower epoch than before.
    pub(super) fn commanded(&mut self, table: TableId, (device, life): (DeviceId, u32), epoch: Epoch) {
        let last = self.commanded.insert((table, device, life), epoch).unwrap_or_default();
        self.hold(last <= epoch, || {
            format!("a device played on in epoch {epoch} after it had played in {last}")
        });
    }

    /// A device watches at a host. It is no elector, so that host may be in a lower epoch, and may give it a seat later.
    pub(super) fn watches(&mut self, table: TableId, (device, life): (DeviceId, u32)) {
        self.commanded.remove(&(table, device, life));
    }

    /// Notes an entry that a host wrote, and checks that a command is a wish of the seat's owner, or of a bot of the
    /// host, or comes from a standing answer, or from the clock.
    pub(super) fn wrote(&mut self, book: u32, entry: &Entry<AnyGame>, wishes: [Option<DeviceId>; 2]) {
        let Some(book) = self.books.get_mut(&book) else {
            return;
        };
        let Some(written) = &mut book.written else {
            return self.broke("an entry was written before any header".to_owned());
        };
        written.entries.push(entry.digest);
        if moves(&entry.action) {
            book.revision += 1;
            written.positions.push(entry.digest);
        }
        match &entry.action {
            Action::Command {
                seat,
                timed_out,
                command,
            } => {
                self.accepted += 1;
                let owners = written.owners.get(seat.index());
                let owner = owners.and_then(|owners| owners.last()).copied();
                let helps = |device| self.helpers.contains(&(*seat, device));
                let stands = |device| self.standing.contains(&(*seat, device));
                let passes = written.pass.as_ref() == Some(command) && owner.is_some_and(stands);
                let by_owner = wishes
                    .into_iter()
                    .flatten()
                    .any(|wish| Some(wish) == owner || helps(wish));
                self.hold(*timed_out || passes || by_owner, || {
                    format!("a command for seat {} of another device was accepted", seat.index())
                });
            }
            Action::SeatChange { seat, to } => {
                let all = self.owners.get_mut(&(written.table, written.game));
                for owners in [Some(&mut written.owners), all].into_iter().flatten() {
                    owners[seat.index()].push(to.device);
                }
            }
            _ => {}
        }
    }

    /// Checks that a position which a host sends is in its journal by then.
    pub(super) fn said(&mut self, book: u32, told: Told) {
        let written = self.written(book);
        let earlier = written.is_some_and(|written| written.game > told.game);
        let fits = earlier || written.and_then(|written| written.entries_at(told)).is_some();
        self.hold(fits, || {
            format!(
                "revision {} of epoch {} was told before it was written",
                told.revision, told.epoch
            )
        });
    }

    /// The device that has a seat, as the host wrote it.
    pub(super) fn owner(&self, book: u32, seat: Seat) -> Option<DeviceId> {
        self.written(book)?.owners.get(seat.index())?.last().copied()
    }

    fn written(&self, book: u32) -> Option<&Written> {
        self.books.get(&book)?.written.as_ref()
    }

    /// Checks a position that a client heard from a run of a host's program.
    pub(super) fn heard(&mut self, (book, life): (u32, u32), device: DeviceId, snapshot: &Snapshot<AnyGame>) {
        let (table, epoch, revision) = (snapshot.table, snapshot.epoch, snapshot.revision);
        self.spoke((table, epoch), life);
        self.passed_on(snapshot);
        let told = Told {
            game: snapshot.game,
            epoch,
            revision,
            digest: snapshot.digest,
        };
        // A late position of an earlier run of the host's program is in the record as well.
        let known = self
            .written(book)
            .map(|written| (written.entries_at(told), written.game));
        match known {
            Some((Some(entries), _)) => {
                let book = self.books.entry(book).or_default();
                book.seen = book.seen.max(entries);
            }
            Some((None, game)) if game > snapshot.game => {}
            _ if self.books.get(&book).is_some_and(|book| book.cut_in >= Some(epoch)) => {}
            _ => self.broke(format!(
                "revision {revision} of epoch {epoch} was heard and is not in the record"
            )),
        }
        let position = Position {
            digest: snapshot.digest,
            generation: snapshot.generation,
            questions: snapshot.decisions.iter().map(|open| open.id).collect(),
        };
        let known = self
            .positions
            .entry((table, epoch, revision))
            .or_insert_with(|| Position {
                questions: position.questions.clone(),
                ..position
            });
        if *known != position {
            self.broken.push(format!(
                "two clients were told different positions of revision {revision} of epoch {epoch}"
            ));
        }
        for (seat, _) in &snapshot.legal {
            let owners = self.written(book).and_then(|written| written.owners.get(seat.index()));
            let helps = self.helpers.contains(&(*seat, device));
            let own = helps || owners.is_none_or(|owners| owners.contains(&device));
            self.hold(own, || {
                format!("the commands of seat {} were told to another device", seat.index())
            });
        }
        self.log_heard((table, epoch), &snapshot.events);
    }

    /// Checks that one run of a host's program alone speaks in an epoch.
    pub(super) fn spoke(&mut self, (table, epoch): (TableId, Epoch), life: u32) {
        let first = *self.hosts.entry((table, epoch)).or_insert(life);
        self.hold(first == life, || format!("two hosts spoke in epoch {epoch}"));
    }

    pub(super) fn log_heard(&mut self, (table, epoch): (TableId, Epoch), entries: &[Arc<LogEntry<AnyGame>>]) {
        for entry in entries {
            let known = self
                .log
                .entry((table, epoch, entry.number))
                .or_insert_with(|| Arc::clone(entry));
            if known != entry {
                let text = format!("two clients were told different lines {} of the log", entry.number);
                self.broken.push(text);
            }
        }
    }

    /// Checks a lobby that a client heard: the table is not too full, and the seats of a running game keep their
    /// owners.
    pub(super) fn seats_heard(&mut self, book: u32, lobby: &Lobby) {
        let members = lobby.members.len();
        self.hold(members <= limits::MEMBERS_MAX, || {
            format!("{members} members sit at the table")
        });
        let Some(written) = self.written(book).filter(|written| written.game == lobby.game) else {
            return;
        };
        if lobby.stage != crate::protocol::Stage::Playing {
            return;
        }
        let owned = |(seat, owners): (&crate::protocol::SeatInfo, &Vec<DeviceId>)| {
            seat.device.is_some_and(|device| owners.contains(&device))
        };
        let same = lobby.seats.len() == written.owners.len() && lobby.seats.iter().zip(&written.owners).all(owned);
        self.hold(same, || "a seat went to another device".to_owned());
    }

    /// Checks that a client's verdict on a seed is not a failure.
    pub(super) fn verdict(&mut self, report: SeedReport) {
        if let SeedVerdict::Failed(fault) = report.verdict {
            self.broke(format!("the proof of the seed does not hold: {fault}"));
        }
    }

    /// Checks that all clients hear the same end of a game.
    pub(super) fn end_heard(&mut self, (table, book): (TableId, u32), game: u32, end: (Digest, Outcome)) {
        // A host may die after a client has heard the end, and before it reports the end itself.
        let same = *self.ends.entry((table, book, game)).or_insert_with(|| end.clone()) == end;
        self.hold(same, || format!("a client was told another end of game {game}"));
    }

    /// Checks the record of a game when its host reports the end.
    pub(super) fn ended(&mut self, (table, book): (TableId, u32), end: (Digest, Outcome), bytes: Option<&[u8]>) {
        match bytes.map(record::load::<AnyGame>) {
            Some(Ok(loaded)) => self.check_record(&loaded, Some(&end)),
            Some(Err(error)) => self.broke(format!("the record of a game that ended cannot be read: {error}")),
            None => self.broke("a game ended without a record".to_owned()),
        }
        let game = self.written(book).map_or(0, |written| written.game);
        self.ends.insert((table, book, game), end);
    }

    /// Checks that a record is undamaged, verifies, and leads to the end that was told.
    fn check_record(&mut self, loaded: &Loaded<AnyGame>, end: Option<&(Digest, Outcome)>) {
        if let Some(damage) = loaded.damage {
            self.broke(format!("the record of a game that ended is damaged: {damage}"));
        }
        match record::verify(&loaded.record) {
            Err(difference) => self.broke(format!("the record does not verify: {difference}")),
            Ok(cursor) => {
                let status = cursor.status();
                let found = match &status {
                    Status::Finished(outcome) => Some((cursor.digest(), outcome.clone())),
                    Status::Deciding => None,
                };
                let fits = end.is_none_or(|end| found.as_ref() == Some(end));
                self.hold(fits, || "the record leads to another end than was told".to_owned());
            }
        }
    }

    /// Checks the record that a host finds after its death: it has all entries that were written and at most one more,
    /// or after a power cut the first of them.
    pub(super) fn found(&mut self, book: u32, loaded: &Result<Loaded<AnyGame>, RecordError>) {
        let Some(Book {
            written: Some(written),
            seen,
            lost_power,
            ..
        }) = self.books.get(&book)
        else {
            return;
        };
        let (whole, seen, game) = (written.entries.len(), *seen, written.game);
        if *lost_power {
            let loaded = loaded
                .as_ref()
                .ok()
                .filter(|loaded| loaded.record.header.number == game);
            let kept = loaded.is_some_and(|loaded| {
                let mut kept = loaded.record.entries.iter().zip(&written.entries);
                kept.all(|(entry, digest)| entry.digest == *digest)
            });
            return self.hold(kept, || "a power cut cost more than the last entries".to_owned());
        }
        let over = self.ends.keys().any(|(_, of, number)| (*of, *number) == (book, game));
        let loaded = match loaded {
            Ok(loaded) if loaded.record.header.number == game => loaded,
            // A game that nobody heard of was about to begin.
            Ok(_) | Err(RecordError::NoHeader | RecordError::NotARecord) if whole == 0 && seen == 0 => return,
            Err(RecordError::NoHeader | RecordError::NotARecord) if over => return,
            // The next game was about to begin.
            Ok(loaded) if over && loaded.record.header.number > game && loaded.record.entries.is_empty() => return,
            Ok(_) => return self.broke("the newest record is of another game".to_owned()),
            Err(error) => return self.broke(format!("the host's record cannot be read again: {error}")),
        };
        let digests: Vec<Digest> = loaded.record.entries.iter().map(|entry| entry.digest).collect();
        let same = digests.len() >= whole && digests[..whole.min(digests.len())] == written.entries[..];
        self.hold(same && digests.len() <= whole + 1, || {
            format!(
                "{whole} entries were written, {seen} were seen, {} are there again",
                digests.len()
            )
        });
    }

    /// Checks the number of hosts that are left in the end. If no host has most of the people, as at a table of two or
    /// after seats changed hands, only people can choose one.
    pub(super) fn hosts_left(&mut self, open: usize, one_has_most: bool) {
        self.hold(open <= 1 + self.apart as usize || !one_has_most, || {
            format!("{open} hosts have the table in the end")
        });
    }

    /// Notes that a host continues from its record.
    pub(super) fn resumed(&mut self, book: u32, loaded: &Loaded<AnyGame>) {
        let header = &loaded.record.header;
        let accepted = self.accepted;
        let before = self.books.remove(&book).unwrap_or_default();
        self.begun(book, header);
        let mut owners: Vec<DeviceId> = header.seats.iter().map(|seat| seat.device).collect();
        for entry in &loaded.record.entries {
            let owner = match &entry.action {
                Action::Command { seat, .. } => owners.get(seat.index()).copied(),
                Action::SeatChange { seat, to } => {
                    owners[seat.index()] = to.device;
                    None
                }
                _ => None,
            };
            self.wrote(book, entry, [owner, None]);
        }
        let book = self.books.entry(book).or_default();
        if let (Some(written), Some(before)) = (&mut book.written, before.written) {
            written.firsts.extend(before.firsts);
        }
        // The record has lost positions that a power cut cost.
        let seen = before.seen.min(loaded.record.entries.len());
        book.seen = if before.lost_power { seen } else { before.seen };
        book.cut_in = before.cut_in;
        self.accepted = accepted;
    }
}

/// True for an action that leads to a new position with a revision of its own.
const fn moves(action: &Action<AnyGame>) -> bool {
    matches!(
        action,
        Action::Command { .. }
            | Action::StepBack { .. }
            | Action::TakeBack { .. }
            | Action::GoForward { .. }
            | Action::Resumed { .. }
    )
}
