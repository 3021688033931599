//! The faults of the plan, each when it is due.

use super::plan::{Fault, Plan};
use std::collections::BTreeSet;

/// How far the plan's faults have been brought about.
#[derive(Debug)]
pub(super) struct Due {
    next: usize,
    /// The event with which the next one is due.
    at: u64,
    /// Events in the lobby of the plan.
    in_lobby: u32,
    /// Faults with events of their own that came.
    fixed: BTreeSet<usize>,
}

impl Due {
    pub(super) fn new(plan: &Plan) -> Self {
        Self {
            next: 0,
            at: plan.faults.first().map_or(0, |(gap, _)| u64::from(*gap)),
            in_lobby: 0,
            fixed: BTreeSet::new(),
        }
    }

    /// The fault that is due with this event, counted from the evening's first one. It is due once.
    pub(super) fn with_event(&mut self, event: u64, plan: &Plan) -> Option<Fault> {
        for (index, (at, fault)) in plan.fixed.iter().enumerate() {
            if event >= *at && self.fixed.insert(index) {
                return Some(*fault);
            }
        }
        let &(_, fault) = plan.faults.get(self.next)?;
        if event < self.at {
            return None;
        }
        self.next += 1;
        let gap = plan.faults.get(self.next).map_or(0, |(gap, _)| *gap);
        self.at = event + u64::from(gap);
        Some(fault)
    }

    /// The fault before a game that is due with one more event in a lobby, after so many games.
    pub(super) fn in_lobby(&mut self, games: usize, plan: &Plan) -> Option<Fault> {
        let (_, events, fault) = plan.in_lobby.filter(|(after, ..)| *after == games)?;
        self.in_lobby += 1;
        (self.in_lobby == events).then_some(fault)
    }
}
