//! The record of a game as this client heard it, for whoever did not host it.

use super::client::TableClient;
use crate::{
    games::any::AnyGame,
    protocol::{SeedProof, WhoMayJoin, view_digest},
    record::{self, Header, HeardError, HostedSeat, Hosting, Record, RecordedSeat, Start, Versions},
};

/// The secret of the game whose result is known, if this client has all of its log.
fn proof(table: &TableClient) -> Option<&SeedProof> {
    let ended = table.ended.as_ref()?;
    let is_whole = record::whole_log(&table.chronicle, ended.game).is_some();
    ended.proof.as_ref().filter(|_| is_whole)
}

/// True if the game that is over can be recorded here: its seed was revealed, and nothing of its log is missing.
#[must_use]
pub fn can_be_recorded(table: &TableClient) -> bool {
    proof(table).is_some()
}

/// The record of the game that is over, as a file has it.
///
/// # Errors
/// As [`recorded`], or it cannot be written as bytes.
pub fn recorded_bytes(table: &TableClient) -> Result<Vec<u8>, HeardError> {
    Ok(recorded(table)?.to_bytes()?)
}

/// The record of the game that is over.
///
/// # Errors
/// Not all of it was heard, or what was heard does not lead to its last position.
pub fn recorded(table: &TableClient) -> Result<Record<AnyGame>, HeardError> {
    let known = table.info.as_ref().zip(table.lobby.as_ref()).zip(table.ended.as_ref());
    let ((info, lobby), ended) = known.ok_or(HeardError::NotWhole)?;
    let proof = proof(table).ok_or(HeardError::NotWhole)?;
    let seats = lobby.seats.iter().map(|seat| {
        Some(RecordedSeat {
            device: seat.device?,
            name: seat.name.clone()?,
            bot: seat.bot.is_some(),
        })
    });
    let hosted = lobby.seats.iter().map(|seat| HostedSeat {
        colour: seat.colour,
        bot: seat.bot,
    });
    let header = Header {
        versions: Versions::of_this_build::<AnyGame>(&info.config.game, &info.setup),
        table: info.table,
        number: ended.game,
        setup: info.setup.clone(),
        seats: seats.collect::<Option<_>>().ok_or(HeardError::NotWhole)?,
        start: Start::Shared {
            commitment: proof.commitment(),
            proof: proof.clone(),
        },
        hosting: Some(Hosting {
            name: info.name.clone(),
            config: info.config.clone(),
            window_seconds: info.window_seconds,
            away_seconds: info.away_seconds,
            who: WhoMayJoin::Anyone,
            seats: hosted.collect(),
            // There are few seats.
            next_bot: lobby.seats.len() as u32,
            epoch: 0,
            hosts: info.hosts.clone(),
            hints: info.hints,
        }),
    };
    let heard = record::heard(header, &table.chronicle)?;
    let last = table.snapshot.as_ref().filter(|snapshot| snapshot.game == ended.game);
    match (heard.entries.last(), last) {
        (Some(entry), Some(last)) if entry.digest == view_digest(&last.view) => Ok(heard),
        _ => Err(HeardError::NotWhole),
    }
}
