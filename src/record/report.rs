//! A bug report: lines of text for people, then the bytes of a record, if there is one.
//!
//! ```text
//! podbay report 1
//! text bytes: N
//! N bytes of text
//! all further bytes: a record
//! ```

use super::{Action, Cursor, Entry, Header, Loaded, Record, RecordError, RecordedSeat, Start, file, verify};
use crate::{
    protocol::{DeviceId, Mandate, Name, TableId, limits},
    rules::{Game, Seed, Status, Viewer},
};

/// The rest of a report's first line, its format, and the beginning of its second line.
const HEAD: &[u8] = b"1\ntext bytes: ";

/// The bytes of a report; the record may be empty.
#[must_use]
pub fn encode_report(text: &str, record: &[u8]) -> Vec<u8> {
    let length = format!("{}\n", text.len());
    [file::REPORT, HEAD, length.as_bytes(), text.as_bytes(), record].concat()
}

/// Reads a record, or the record in a report. A damaged tail is left out and reported.
///
/// # Errors
/// There is no record that this build can play.
pub fn load_replay<G: Game>(bytes: &[u8]) -> Result<Loaded<G>, RecordError> {
    match bytes.strip_prefix(file::REPORT) {
        Some(report) => match record_in(report).ok_or(RecordError::ReportHead)? {
            [] => Err(RecordError::OnlyText),
            record => file::load(record),
        },
        None => file::load(bytes),
    }
}

/// The record behind the text; `None` if the head is invalid or the text too long.
fn record_in(report: &[u8]) -> Option<&[u8]> {
    let rest = report.strip_prefix(HEAD)?;
    let end = rest.iter().position(|&byte| byte == b'\n')?;
    let length: usize = std::str::from_utf8(&rest[..end]).ok()?.parse().ok()?;
    let text_and_record = &rest[end + 1..];
    text_and_record
        .get(length..)
        .filter(|_| length <= limits::REPORT_TEXT_MAX)
}

impl<G: Game> Record<G> {
    /// The same game without the people who played it. Names, devices, the table and the data for hosting it are left
    /// out or have placeholders; every position and digest stays.
    ///
    /// The seed and its shares stay, because they belong to this game alone. The text of the box file stays as well.
    #[must_use]
    pub fn without_people(&self) -> Self {
        let mut people = People::default();
        let seats = self.header.seats.iter().map(|seat| people.seat(seat)).collect();
        let mut entries = self.entries.clone();
        for entry in &mut entries {
            match &mut entry.action {
                Action::SeatChange { to, .. } => *to = people.seat(to),
                Action::Banned { device } => *device = people.device(*device).0,
                Action::Mandate { mandate } => {
                    let host = people.device(mandate.host).0;
                    **mandate = Mandate::without_signatures(mandate.epoch, host);
                }
                Action::Lineage { lineage } => {
                    let mandate = &lineage.mandate;
                    let host = people.device(mandate.host).0;
                    **lineage = Mandate::without_signatures(mandate.epoch, host).into();
                }
                Action::Footing { footing } => **footing = footing.without_signatures(),
                Action::FormerOwners { owners, newcomers } => {
                    for device in owners.iter_mut().chain(newcomers) {
                        *device = people.device(*device).0;
                    }
                }
                Action::Command { .. }
                | Action::StepBack { .. }
                | Action::TakeBack { .. }
                | Action::GoForward { .. }
                | Action::Told { .. }
                | Action::MovedOn
                | Action::Closed
                | Action::Assembled
                | Action::Reserve { .. }
                | Action::Resumed { .. }
                | Action::StandIn { .. } => {}
            }
        }
        let header = Header {
            table: TableId([0; 16]),
            seats,
            hosting: None,
            ..self.header.clone()
        };
        Self { header, entries }
    }
}

/// The game of a record as a report tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReportedGame<G: Game> {
    /// The game is over, and its secret is known to everybody.
    Whole(Record<G>),
    /// The game goes on: only what everybody at the table can see.
    Running(Record<G>),
}

impl<G: Game> ReportedGame<G> {
    /// The game of a record, without people. A running game is reported without its seed and all that follows from the
    /// seed. It begins in the earliest of the last [`limits::UNDO_DEPTH`] positions from which the entries can be
    /// played without the hidden things, or in the last position.
    ///
    /// Returns `None` if the game goes on and the record has no position that can be played from.
    #[must_use]
    pub fn of(record: &Record<G>) -> Option<Self> {
        let record = record.without_people();
        let Ok(mut cursor) = Cursor::new(&record) else {
            return None;
        };
        while let Ok(true) = cursor.step() {}
        if matches!(cursor.status(), Status::Finished(_)) {
            drop(cursor);
            return Some(Self::Whole(record));
        }
        let end = cursor.at();
        let earliest = end.saturating_sub(limits::UNDO_DEPTH);
        let mut known = known_from(&cursor, end)?;
        for place in (earliest..end).rev() {
            cursor.go_to(place);
            match known_from(&cursor, end) {
                Some(earlier) => known = earlier,
                None => break,
            }
        }
        Some(Self::Running(known))
    }

    /// The record to write.
    #[must_use]
    pub const fn record(&self) -> &Record<G> {
        let (Self::Whole(record) | Self::Running(record)) = self;
        record
    }
}

/// A record from the position at the cursor, with its hidden things drawn anew, and the entries from there up to `end`.
/// Returns `None` if these entries need the hidden things or an earlier position.
fn known_from<G: Game>(cursor: &Cursor<'_, G>, end: usize) -> Option<Record<G>> {
    let start = Start::View {
        view: Box::new(cursor.state().view(Viewer::Spectator)),
        seed: Seed([0; 32]),
    };
    let entries = cursor.entries().get(cursor.at()..end)?;
    let goes_back = |entry: &Entry<G>| {
        matches!(
            entry.action,
            Action::StepBack { .. } | Action::TakeBack { .. } | Action::GoForward { .. }
        )
    };
    let known = Record {
        header: Header {
            start,
            ..cursor.header().clone()
        },
        entries: entries.to_vec(),
    };
    let plays = !entries.iter().any(goes_back) && verify(&known).is_ok();
    plays.then_some(known)
}

/// The devices of a record, in the order in which they come up.
#[derive(Default)]
struct People(Vec<DeviceId>);

impl People {
    /// A placeholder for a device, and its number.
    fn device(&mut self, device: DeviceId) -> (DeviceId, u8) {
        if !self.0.contains(&device) {
            self.0.push(device);
        }
        let number = self.0.iter().position(|&known| known == device);
        // Far fewer devices come to a table; if not, the last ones share a placeholder.
        let number = number.and_then(|n| u8::try_from(n + 1).ok()).unwrap_or(u8::MAX);
        (DeviceId([number; 32]), number)
    }

    /// The same seat with placeholders.
    fn seat(&mut self, seat: &RecordedSeat) -> RecordedSeat {
        let (device, number) = self.device(seat.device);
        RecordedSeat {
            device,
            name: Name::person(number),
            bot: seat.bot,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::push_grid::PushGrid;

    fn error(bytes: &[u8]) -> RecordError {
        load_replay::<PushGrid>(bytes).unwrap_err()
    }

    #[test]
    fn a_report_is_no_record_and_gives_back_its_own() {
        let report = encode_report("a line\ntext bytes: 9\n", b"PODREC?");
        assert_eq!(record_in(&report[file::REPORT.len()..]), Some(&b"PODREC?"[..]));
        assert_eq!(error(&report), RecordError::NotARecord);
        assert_eq!(error(&encode_report("only\n", b"")), RecordError::OnlyText);
        assert_eq!(file::load::<PushGrid>(&report), Err(RecordError::Report));
    }

    #[test]
    fn a_head_that_cannot_be_is_refused() {
        let long = limits::REPORT_TEXT_MAX + 1;
        for head in [
            String::new(),
            "2\ntext bytes: 0\n".to_owned(),
            "1\ntext bytes: x\n".to_owned(),
            "1\ntext bytes: -1\n".to_owned(),
            "1\ntext bytes: 99\nabc".to_owned(),
            format!("1\ntext bytes: {}\n", u128::MAX),
            format!("1\ntext bytes: {long}\n{}", " ".repeat(long + 9)),
        ] {
            let bytes = [file::REPORT, head.as_bytes()].concat();
            assert_eq!(error(&bytes), RecordError::ReportHead, "{head:.40}");
        }
    }
}
