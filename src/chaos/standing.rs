//! The standing answers that have to end, as the messages of a host tell.

use crate::{
    games::any::AnyGame,
    protocol::{HostMessage, LogKind, OpenDecision, SeatInfo},
    rules::{Game, MAX_SEATS, Obligation, Seat, SeatSet},
};

/// The seats of a host that may not have a standing answer now.
#[derive(Debug, Default)]
pub(super) struct StandingAnswers {
    /// Seats whose standing answers have to end by the messages of this step.
    ended: SeatSet,
    /// Seats that have to act in the position that was told last.
    must: SeatSet,
    /// Number of the newest line of the log that was told.
    lines: u32,
}

impl StandingAnswers {
    /// Notes the seats whose standing answers have to end by a message that leaves now.
    pub(super) fn note(&mut self, message: &HostMessage<AnyGame>) {
        match message {
            HostMessage::Welcome { member, lobby, .. } => {
                let own = lobby.seats_of(*member).into_iter();
                own.for_each(|seat| self.ended.insert(seat));
            }
            HostMessage::Snapshot(snapshot) => {
                let must = |open: &&OpenDecision<_>| open.decision.obligation == Obligation::Must;
                let open = snapshot.decisions.iter().filter(must);
                self.must = open.map(|open| open.decision.seat).collect();
                let new: Vec<_> = snapshot.events.iter().filter(|e| e.number > self.lines).collect();
                for entry in new {
                    self.lines = entry.number;
                    let ended = ended_by(&entry.what).into_iter();
                    ended.for_each(|seat| self.ended.insert(seat));
                }
            }
            _ => {}
        }
    }

    /// Checks after a step that standing answers have ended where the seat was struck or has to act, where its player has
    /// returned, and everywhere after an undo or redo. Returns the laws that are broken.
    pub(super) fn check(&mut self, seats: &[SeatInfo]) -> Vec<String> {
        let ended = std::mem::take(&mut self.ended);
        let mut broken = Vec::new();
        for (index, seat) in seats.iter().enumerate() {
            let number = Seat::wrapping(index);
            if seat.lets_pass.is_some() && (ended.contains(number) || self.must.contains(number)) {
                broken.push(format!("seat {index} still lets pass what happens to it"));
            }
        }
        broken
    }
}

/// The seats whose standing answers a line of the log ends.
fn ended_by(line: &LogKind<AnyGame>) -> Vec<Seat> {
    let all = (0..MAX_SEATS).filter_map(Seat::new);
    match line {
        LogKind::Command { events, .. } => {
            let struck = |seat: &Seat| events.iter().any(|event| AnyGame::strikes(event, *seat));
            all.filter(struck).collect()
        }
        LogKind::SteppedBack { .. } | LogKind::TakenBack { .. } | LogKind::GoneForward { .. } => all.collect(),
        _ => Vec::new(),
    }
}
