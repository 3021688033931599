//! Standing answers: a seat passes every reaction window for a while, without being asked each time.

use super::{
    seats::Standing,
    table::{Session, StageData},
};
use crate::{
    protocol::{LetsPass, MemberId, RefusalCode},
    rules::{Game, Obligation, Seat},
};

impl<G: Game> Session<G> {
    /// Sets or ends the standing answer of a seat.
    pub(super) fn let_pass(&mut self, member: MemberId, seat: Seat, time: Option<LetsPass>) -> Result<(), RefusalCode> {
        self.plays(member, seat)?;
        let StageData::Playing(running) = &self.stage else {
            return Err(RefusalCode::WrongStage);
        };
        self.goes_on()?;
        let turn = running.position.state().turn();
        let mut asked = running.position.open().iter().map(|o| &o.decision);
        if G::pass(&self.setup).is_none() || asked.any(|o| o.seat == seat && o.obligation == Obligation::Must) {
            return Err(RefusalCode::WrongStage);
        }
        self.seats.set_idle(seat, false);
        let standing = time.map(|time| Standing { time, turn });
        self.seats.set_lets_pass(seat, standing);
        self.lobby_changed = true;
        Ok(())
    }

    /// Ends the standing answers for which `ends` is true.
    pub(super) fn end_standing(&mut self, ends: impl Fn(Seat, Standing) -> bool) {
        let standing = self.seats.iter();
        let standing = standing.filter_map(|(seat, state)| Some((seat, state.lets_pass?)));
        let over: Vec<Seat> = standing
            .filter(|(seat, at)| ends(*seat, *at))
            .map(|(seat, _)| seat)
            .collect();
        self.lobby_changed |= !over.is_empty();
        over.into_iter().for_each(|seat| self.seats.set_lets_pass(seat, None));
    }

    /// Ends the standing answers of seats whose turn has come, and those for a turn that is over.
    pub(super) fn end_standing_of_turn(&mut self) {
        let StageData::Playing(running) = &self.stage else {
            return self.end_standing(|_, _| true);
        };
        let open = running.position.open().iter();
        let must: Vec<Seat> = open
            .filter(|o| o.decision.obligation == Obligation::Must)
            .map(|o| o.decision.seat)
            .collect();
        let turn = running.position.state().turn();
        self.end_standing(|seat, standing| {
            must.contains(&seat) || (standing.time == LetsPass::ThisTurn && standing.turn != turn)
        });
    }

    /// The next seat that is asked in a reaction window and has a standing answer.
    pub(super) fn next_to_pass(&self) -> Option<Seat> {
        let StageData::Playing(running) = &self.stage else {
            return None;
        };
        let open = running.position.open().iter();
        let mut asked = open
            .filter(|o| o.decision.obligation == Obligation::MayPass)
            .map(|o| o.decision.seat);
        asked.find(|seat| self.seats.get(*seat).is_some_and(|state| state.lets_pass.is_some()))
    }
}
