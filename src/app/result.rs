//! The result of a game: it stays on the screen until the player leaves it, whatever the host does with the table.

use super::client::{Began, TableClient};
use crate::protocol::{Lobby, Stage, limits};

/// Seconds after which the host may start the next game without those who have not answered. The host's own clock says
/// so; this one began later.
const PATIENCE: f64 = limits::REMATCH_WAITS.as_secs() as f64;

impl TableClient {
    /// The result is on the screen from now on, and the one before is forgotten.
    pub(super) fn open_result(&mut self) {
        (self.result, self.at_result) = (None, true);
    }

    /// Keeps the table as it is at the end of a game. Called before anything of it changes.
    pub(super) fn keep_result(&mut self) {
        if self.result.is_some() || self.ended.is_none() || self.stage() != Stage::Ended {
            return;
        }
        let kept = Self {
            me: self.me,
            is_host: self.is_host,
            link: self.link.clone(),
            info: self.info.clone(),
            lobby: self.lobby.clone(),
            snapshot: self.snapshot.clone(),
            snapshots: self.snapshots,
            chronicle: self.chronicle.clone(),
            past: self.past.clone(),
            seed: self.seed,
            tally: self.tally.clone(),
            ended: self.ended.clone(),
            chances: self.chances.take(),
            ..Self::default()
        };
        self.result = Some(Box::new(kept));
    }

    /// The table as it was at the end of the last game, as long as its result can be looked at.
    #[must_use]
    pub fn at_end(&self) -> &Self {
        self.result.as_deref().unwrap_or(self)
    }

    /// The player goes from the result to the table, where that has gone on.
    pub fn leave_result(&mut self) {
        self.at_result = false;
        if self.stage() != Stage::Lobby {
            self.result = None;
        }
    }

    /// True if the result of the last game can be looked at again.
    #[must_use]
    pub const fn has_result(&self) -> bool {
        self.result.is_some()
    }

    /// The player looks at the last result again.
    pub fn show_result(&mut self) {
        self.at_result = self.result.is_some();
    }

    /// A game begins: those who wanted it leave the result for it, and the others do so when they like.
    pub(super) fn leave_for_game(&mut self) {
        let own = self.lobby.iter().flat_map(|lobby| &lobby.seats);
        let wanted = self.is_host || own.filter(|seat| self.is_own(seat)).any(|seat| seat.ready);
        if wanted || !self.at_result {
            (self.at_result, self.result) = (false, None);
        }
    }

    /// A game begins, or the one that is on goes on at another host: then all that was seen of it stays.
    pub(super) fn take_start(&mut self, game: u32, now: f64) {
        self.take_back = None;
        let goes_on = self.began.is_some_and(|began| began.game == game) && self.stage() == Stage::Playing;
        if goes_on {
            // An end that only some have heard does not stand.
            if self.ended.take_if(|ended| ended.game == game).is_some() {
                self.leave_for_game();
            }
            return;
        }
        self.keep_result();
        self.leave_for_game();
        self.ended = None;
        self.began = Some(Began {
            game,
            since: now,
            // Whoever comes while another host goes on with it has not seen its beginning.
            whole: self.stage() != Stage::Playing,
        });
        self.snapshot = None;
    }

    /// Notes when the next game was proposed: with the same people in the same seats.
    pub(super) fn note_proposal(&mut self, lobby: &Lobby, now: f64) {
        let devices = |lobby: &Lobby| lobby.seats.iter().map(|seat| seat.device).collect::<Vec<_>>();
        let same = self.lobby.as_ref().is_some_and(|old| devices(old) == devices(lobby));
        self.proposed_at = match (self.stage(), lobby.stage) {
            (Stage::Ended, Stage::Lobby) => Some(now),
            (_, Stage::Lobby) if same => self.proposed_at,
            _ => None,
        };
    }

    /// Seconds until the host may start the next game without those who have not answered; `None` if it may not.
    #[must_use]
    pub fn patience(&self, now: f64) -> Option<f64> {
        Some((self.proposed_at? + PATIENCE - now).max(0.0))
    }
}
