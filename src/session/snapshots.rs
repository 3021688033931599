//! Positions and deals as each client is told of them.

use super::{
    dealing::Dealing,
    io::{ConnectionId, Origin},
    links::Connection,
    table::{Base, Session, StageData},
};
use crate::{
    diagnostics::Dropped,
    protocol::{ForwardOffer, HostMessage, MemberId, SharedMessage, Snapshot, TakeBackNews, TakeBackRequest},
    rules::{Game, Seat, SeatSet, legal},
};
use std::collections::BTreeMap;

/// A snapshot that all members share whose clients answer for the same asked seats.
struct Made<G: Game> {
    asked: Vec<Seat>,
    /// True if earlier entries of the log are missing at these members.
    lacks: bool,
    message: SharedMessage<G>,
}

impl<G: Game> Session<G> {
    /// The part of a snapshot that is equal for all members, signed.
    pub(super) fn snapshot(&self) -> Option<Snapshot<G>> {
        self.position_told().map(|told| self.succession.proofs.seal(told))
    }

    /// True if a connected member on another machine has or had a seat, or has hosted the table. Such a member may have
    /// to prove the position to another host.
    fn is_heard_elsewhere(&self) -> bool {
        let is_elsewhere = |link: &Connection| link.member.is_some() && matches!(link.origin, Origin::Network(_));
        let mut elsewhere = self.links.iter().filter(|(_, link)| is_elsewhere(link));
        elsewhere.any(|(_, link)| self.has_or_had_seat(link.device) || self.options.hosts.contains(&link.device))
    }

    /// The part of a snapshot that is equal for all members, without a signature.
    fn position_told(&self) -> Option<Snapshot<G>> {
        let (StageData::Playing(running) | StageData::Ended(running, _)) = &self.stage else {
            return None;
        };
        Some(Snapshot {
            table: self.options.table,
            epoch: self.counters.epoch,
            sure: self.sure_epoch(),
            game: self.game,
            generation: self.counters.generation,
            revision: self.counters.revision,
            digest: running.position.digest(),
            view: running.position.view().clone(),
            decisions: running.position.open_decisions(self.now),
            legal: Vec::new(),
            step_back: running.position.step_back_offer(),
            take_back: self.take_back_offer(),
            forward: self.forward_offer(),
            events: Vec::new(),
            gap: false,
            log_last: self.log.last(),
            seal: None,
        })
    }

    /// The seats that may ask for a take-back; empty if no question is open.
    pub(super) fn take_back_offer(&self) -> SeatSet {
        match &self.stage {
            StageData::Playing(running) if !running.position.open().is_empty() => running.position.take_back_offer(),
            _ => SeatSet::EMPTY,
        }
    }

    /// The seats that may redo the last undo; empty outside a running game.
    pub(super) fn forward_offer(&self) -> ForwardOffer {
        match &self.stage {
            StageData::Playing(running) => running.position.forward_offer(),
            _ => ForwardOffer::default(),
        }
    }

    /// The state of the open request; `None` without one.
    pub(super) fn request_news(&self) -> Option<TakeBackNews> {
        let StageData::Playing(running) = &self.stage else {
            return None;
        };
        let request = running.asking.request.as_ref()?;
        let left = request.deadline.saturating_sub(self.now);
        Some(TakeBackNews::Open(TakeBackRequest {
            seat: request.seat,
            revision: request.revision,
            to: request.goal.revision,
            commands: request.goal.commands,
            of: request.goal.of,
            agreed: request.agreed,
            waiting: request.waiting,
            left_ms: u32::try_from(left.as_millis()).unwrap_or(u32::MAX),
            forward: request.goal.is_forward(),
        }))
    }

    fn legal_lists(&self) -> BTreeMap<Seat, Vec<G::Command>> {
        let (StageData::Playing(running) | StageData::Ended(running, _)) = &self.stage else {
            return BTreeMap::new();
        };
        let asked = running.position.open().iter().map(|o| o.decision.seat);
        asked
            .map(|seat| (seat, legal(running.position.state(), &self.setup, seat)))
            .collect()
    }

    fn legal_of(&self, member: MemberId, lists: &BTreeMap<Seat, Vec<G::Command>>) -> Vec<(Seat, Vec<G::Command>)> {
        let own = self.played_by(member).into_iter();
        own.filter_map(|seat| lists.get(&seat).map(|list| (seat, list.clone())))
            .collect()
    }

    pub(super) fn broadcast_snapshot(&mut self) {
        // A signature costs as much time as a command, so an unneeded one is left out.
        let common = match self.is_heard_elsewhere() {
            true => self.snapshot(),
            false => self.position_told(),
        };
        let Some(mut common) = common else {
            return;
        };
        common.events = self.log.take_unsent();
        let gap = common.gap;
        common.limit_events();
        if common.gap && !gap {
            self.dropped(None, Dropped::EventsLeftOut);
        }
        // Members with the same asked seats get the same lists; each list is made once.
        let lists = self.legal_lists();
        let members: Vec<_> = self.people.iter().filter_map(|m| Some((m.id, m.connection?))).collect();
        let lacks_events = common.lacks_events();
        let mut made: Vec<Made<G>> = Vec::new();
        for (member, connection) in members {
            let mut asked = self.played_by(member);
            asked.retain(|seat| lists.contains_key(seat));
            // A member that came between two games has not heard the log of the first one.
            let lacks = self.links.is_told(connection) && lacks_events;
            let same = made.iter().find(|made| made.asked == asked && made.lacks == lacks);
            let message = same.map(|made| made.message.clone()).unwrap_or_else(|| {
                let mut snapshot = common.clone();
                snapshot.legal = self.legal_of(member, &lists);
                snapshot.gap |= lacks;
                let message = SharedMessage::from(HostMessage::Snapshot(Box::new(snapshot)));
                made.push(Made {
                    asked,
                    lacks,
                    message: message.clone(),
                });
                message
            });
            self.send(connection, message);
        }
    }

    /// Sends one client the newest position without events, the result of an ended game, the open request and the deal.
    /// While the journal cannot be written, it withholds all of that.
    pub(super) fn send_position(&mut self, connection: ConnectionId, member: MemberId) {
        if self.frozen {
            self.links.withhold(connection);
            return;
        }
        if let Some(mut snapshot) = self.snapshot() {
            snapshot.legal = self.legal_of(member, &self.legal_lists());
            snapshot.gap = snapshot.lacks_events();
            self.links.is_told(connection);
            self.send(connection, HostMessage::Snapshot(Box::new(snapshot)));
        }
        if let Some(ended) = self.ended_message() {
            self.send(connection, ended);
        }
        if let Some(request) = self.request_news() {
            self.send(connection, HostMessage::TakeBack(request));
        }
        self.send_deal(connection);
    }

    pub(super) fn ended_message(&self) -> Option<HostMessage<G>> {
        let StageData::Ended(running, outcome) = &self.stage else {
            return None;
        };
        Some(HostMessage::Ended {
            game: self.game,
            outcome: (**outcome).clone(),
            digest: running.position.digest(),
            proof: running.secret.as_ref().map(|(_, proof)| proof.clone()),
        })
    }

    /// Sends a client that comes during a deal the commitment, and the hashes if they are told.
    pub(super) fn send_deal(&mut self, connection: ConnectionId) {
        let StageData::Dealing(dealing) = &self.stage else {
            return;
        };
        let (promise, hashes) = (self.promise_message(dealing), self.hashes_message(dealing));
        self.send(connection, promise);
        if let Some(hashes) = hashes {
            self.send(connection, hashes);
        }
    }

    pub(super) fn promise_message(&self, dealing: &Dealing<Base<G>>) -> HostMessage<G> {
        let (attempt, commitment) = dealing.promise();
        HostMessage::Commitment {
            game: self.game,
            attempt,
            commitment,
        }
    }

    pub(super) fn hashes_message(&self, dealing: &Dealing<Base<G>>) -> Option<HostMessage<G>> {
        Some(HostMessage::ShareHashes {
            game: self.game,
            attempt: dealing.promise().0,
            hashes: dealing.told_hashes()?.to_vec(),
        })
    }
}
