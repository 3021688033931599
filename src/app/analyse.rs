//! The game at a table, as it is analysed once it is over.

use super::{
    analysis::{GameAnalysis, NumberedPosition, positions_of},
    client::TableClient,
    course::lines_that_stand,
    heard::recorded,
};
use crate::{
    bot::analysis::PlayedPosition,
    games::any::AnyGame,
    protocol::{LogEntry, LogKind},
};

impl TableClient {
    /// Begins to look where the game that is over turned, unless that has begun. The number of each position is that of
    /// the entry of the log that led to it.
    pub fn analyse(&mut self) {
        if let Some(result) = &mut self.result {
            return result.analyse();
        }
        let Some(info) = self.info.as_ref().filter(|_| self.chances.is_none()) else {
            return;
        };
        let setup = info.setup.clone();
        let lines = lines_that_stand(&self.chronicle);
        let kept = kept(self, &lines);
        let is_whole = kept.len() == lines.len() + 1;
        // A client that came later, or heard several positions at once, has only the record with all of them.
        let record = if is_whole { None } else { recorded(self).ok() };
        let last = lines.last().map(|line| line.number);
        let before = lines.iter().map(|line| line.number.saturating_sub(1));
        let numbers: Vec<u32> = before.chain(last).collect();
        self.chances = Some(GameAnalysis::begin(setup, move || {
            let played = record.map_or_else(Vec::new, |record| positions_of(&record));
            if played.len() != numbers.len() {
                return kept;
            }
            let played = played.into_iter().map(|(_, played)| played);
            numbers.into_iter().zip(played).collect()
        }));
    }
}

/// The positions that the client has kept: before each of these commands, and the last one.
fn kept(table: &TableClient, lines: &[&LogEntry<AnyGame>]) -> Vec<NumberedPosition> {
    let before = |line: &LogEntry<AnyGame>| match line.what {
        LogKind::Command { revision, .. } => table.past.of_revision(revision.checked_sub(1)?),
        _ => None,
    };
    let places: Vec<Option<usize>> = lines.iter().map(|line| before(line)).collect();
    let mut kept = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        let Some(place) = places.get(index).copied().flatten() else {
            continue;
        };
        let Some(((_, number), view)) = table.past.numbers(place).zip(table.past.any_view(place)) else {
            continue;
        };
        // The last command leads to the newest position, which is always there.
        let is_next = places.get(index + 1).is_none_or(Option::is_some);
        let chosen = match &line.what {
            LogKind::Command { seat, command, .. } if is_next => Some((*seat, command.clone())),
            _ => None,
        };
        kept.push((number, PlayedPosition { view, chosen }));
    }
    let last = table.snapshot.as_ref().map(|snapshot| {
        let (view, chosen) = (snapshot.view.clone(), None);
        (snapshot.log_last, PlayedPosition { view, chosen })
    });
    kept.extend(last);
    kept
}
