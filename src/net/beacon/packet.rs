//! Packets of 23 bytes: a question for tables, or word that a table is or closes at the sender's address.
//!
//! ```text
//! 8 bytes  magic "PODBCN\0\x01", the last byte the version
//! u8       0 a question, 1 a table is here, 2 a table closes
//! u64      number of a question, repeated by its answer; 0 if nobody asked; in a farewell the host's secret number
//! u32      number of the table's news, raised by each change; 0 in other packets
//! u16      the table's UDP port at the sender's address; 0 in a question
//! ```
//! Numbers are little endian. A packet is only a hint where to look, but for a farewell, which its number proves. An
//! answer is as long as its question, so that a host does not amplify a flood of forged questions.

/// First bytes of every packet.
const MAGIC: [u8; 8] = *b"PODBCN\0\x01";
/// Length of every packet.
pub(in crate::net) const LENGTH: usize = 23;

/// The kind of a packet, with its content.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::net) enum Word {
    /// Are there tables?
    Question,
    /// A table is at this port of the sender's address.
    Here { port: u16, news: u32 },
    /// The table at this port of the sender's address closes.
    Gone { port: u16 },
}

/// A packet of the beacon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::net) struct Packet {
    /// Number of the question, which its answer repeats. In a farewell, the number whose hash is on the table's card.
    pub(in crate::net) question: u64,
    pub(in crate::net) word: Word,
}

impl Packet {
    pub(in crate::net) fn to_bytes(self) -> [u8; LENGTH] {
        let (kind, news, port) = match self.word {
            Word::Question => (0, 0, 0),
            Word::Here { port, news } => (1, news, port),
            Word::Gone { port } => (2, 0, port),
        };
        let mut bytes = [0; LENGTH];
        bytes[..8].copy_from_slice(&MAGIC);
        bytes[8] = kind;
        bytes[9..17].copy_from_slice(&self.question.to_le_bytes());
        bytes[17..21].copy_from_slice(&u32::to_le_bytes(news));
        bytes[21..].copy_from_slice(&u16::to_le_bytes(port));
        bytes
    }

    /// Reads a packet; `None` if the bytes are not exactly a packet.
    pub(in crate::net) fn parse(bytes: &[u8]) -> Option<Self> {
        let bytes: &[u8; LENGTH] = bytes.try_into().ok()?;
        let ([magic @ .., kind], rest) = bytes.split_first_chunk::<9>()?;
        let (question, rest) = rest.split_first_chunk::<8>()?;
        let (news, port) = rest.split_first_chunk::<4>()?;
        let news = u32::from_le_bytes(*news);
        let port = u16::from_le_bytes(port.try_into().ok()?);
        let word = match (kind, news, port) {
            (0, 0, 0) => Word::Question,
            (1, news, 1..) => Word::Here { port, news },
            (2, 0, 1..) => Word::Gone { port },
            _ => return None,
        };
        (*magic == MAGIC).then(|| Self {
            question: u64::from_le_bytes(*question),
            word,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_layout_is_fixed() {
        let packet = Packet {
            question: 0x0807_0605_0403_0201,
            word: Word::Here { port: 0xB860, news: 9 },
        };
        let bytes = packet.to_bytes();
        assert_eq!(
            bytes,
            *b"PODBCN\0\x01\x01\x01\x02\x03\x04\x05\x06\x07\x08\x09\0\0\0\x60\xB8"
        );
        assert_eq!(Packet::parse(&bytes), Some(packet));
    }

    #[test]
    fn what_is_not_exactly_a_packet_is_none() {
        let word = Word::Gone { port: 47200 };
        let good = Packet { question: 5, word }.to_bytes();
        assert!(Packet::parse(&good).is_some());
        for end in 0..good.len() {
            assert_eq!(Packet::parse(&good[..end]), None, "{end} bytes");
        }
        assert_eq!(Packet::parse(&[&good[..], &[0]].concat()), None);
        // Magic and version, kind, the news that no farewell has, a port of 0.
        for (at, byte) in [(0, b'X'), (7, 2), (8, 0), (8, 3), (17, 1)] {
            let mut bad = good;
            bad[at] = byte;
            assert_eq!(Packet::parse(&bad), None, "byte {at}");
        }
        let word = Word::Gone { port: 0 };
        assert_eq!(Packet::parse(&Packet { question: 5, word }.to_bytes()), None);
    }
}
