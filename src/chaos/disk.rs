//! The host's disk: record files that may be cut anywhere, and a disk that may be full.

/// A record file, written as `store::JournalFile` writes it.
#[derive(Clone, Debug, Default)]
struct RecordFile {
    bytes: Vec<u8>,
    /// Length of the part that was written completely.
    good: usize,
    /// It may end in a part of what could not be written.
    torn: bool,
    /// The table that it is of, as [`super::laws`] count them.
    book: u32,
}

/// The disk does not take it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DiskFull;

#[derive(Clone, Debug, Default)]
pub(super) struct Disk {
    files: Vec<RecordFile>,
    /// Bytes that still fit; `None` for any number.
    pub(super) room: Option<usize>,
}

impl Disk {
    fn push(&mut self, book: u32) {
        self.files.push(RecordFile {
            book,
            ..RecordFile::default()
        });
    }

    /// Begins a file.
    pub(super) fn create(&mut self, first: &[u8], book: u32) -> Result<(), DiskFull> {
        self.push(book);
        self.append(first).inspect_err(|_| {
            // Half a header is of no use to anybody.
            self.files.pop();
        })
    }

    /// Writes on in the newest file. A failure leaves a part there, which is cut off before the next attempt.
    pub(super) fn append(&mut self, bytes: &[u8]) -> Result<(), DiskFull> {
        let Some(file) = self.files.last_mut() else {
            return Err(DiskFull);
        };
        if file.torn {
            file.bytes.truncate(file.good);
        }
        let fits = self.room.map_or(bytes.len(), |room| room.min(bytes.len()));
        self.room = self.room.map(|room| room - fits);
        file.bytes.extend_from_slice(&bytes[..fits]);
        file.torn = fits < bytes.len();
        if file.torn {
            return Err(DiskFull);
        }
        file.good = file.bytes.len();
        Ok(())
    }

    /// The program dies while it writes: so many bytes get through, of a new file or of the newest.
    pub(super) fn tear(&mut self, bytes: &[u8], through: usize, new: Option<u32>) {
        if let Some(book) = new {
            self.push(book);
        }
        if let Some(file) = self.files.last_mut() {
            if file.torn {
                file.bytes.truncate(file.good);
            }
            file.bytes.extend_from_slice(&bytes[..through.min(bytes.len())]);
        }
    }

    /// The bytes of the newest file; `None` if there is none.
    pub(super) fn newest(&self) -> Option<&[u8]> {
        self.files.last().map(|file| file.bytes.as_slice())
    }

    /// The table that the newest file is of.
    pub(super) fn newest_book(&self) -> Option<u32> {
        self.files.last().map(|file| file.book)
    }

    /// The newest file is of no use.
    pub(super) fn forget_newest(&mut self) {
        self.files.pop();
    }

    /// Goes on with the newest file, of which so many bytes are good; the rest is cut off with the first write.
    pub(super) fn reopen(&mut self, good: usize) {
        if let Some(file) = self.files.last_mut() {
            (file.good, file.torn) = (good, true);
        }
    }
}
