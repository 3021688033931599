//! The faults of the plan, each when it is due.

use super::plan::{Fault, Plan};
use std::collections::BTreeSet;

/// The plan's faults that have come, and the time of the next one.
#[derive(Debug)]
pub(super) struct Due {
    next: usize,
    /// Number of the event with which the next fault is due.
    at: u64,
    /// Number of events so far in the lobby that the plan names.
    in_lobby: u32,
    /// The places in `Plan::fixed` of the faults that have come.
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

    /// Counts an event in the lobby after this many games. Returns the fault that is due with it.
    pub(super) fn in_lobby(&mut self, games: usize, plan: &Plan) -> Option<Fault> {
        let (_, events, fault) = plan.in_lobby.filter(|(after, ..)| *after == games)?;
        self.in_lobby += 1;
        (self.in_lobby == events).then_some(fault)
    }
}
