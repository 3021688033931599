//! The tries that a table grants to those who come with a code.

use super::proof::Confirmation;
use std::time::{Duration, Instant};

/// Wrong tries of one code before there is a new one.
const TRIES: u32 = 3;
/// Tries that may come in a burst, of all codes together: two codes' worth, so that a family may mistype.
const BURST: f64 = 6.0;
/// Time in which one more is granted. What may be guessed in an hour follows from it: see the head of this folder.
const EACH: Duration = Duration::from_secs(10);

/// Counts for the table, not for an address or a device: these cost an attacker nothing.
#[derive(Debug)]
pub(in crate::net) struct Tries {
    /// Tries of the present code that are not spent.
    left: u32,
    /// Those that are spent and have not come to their end.
    open: u32,
    granted: f64,
    at: Instant,
}

impl Tries {
    pub(in crate::net) fn new(now: Instant) -> Self {
        Self {
            left: TRIES,
            open: 0,
            granted: BURST,
            at: now,
        }
    }

    /// Spends a try before anything is answered; false if there is none now.
    pub(in crate::net) fn spend(&mut self, now: Instant) -> bool {
        let gained = now.saturating_duration_since(self.at).as_secs_f64() / EACH.as_secs_f64();
        (self.granted, self.at) = ((self.granted + gained).min(BURST), now);
        let may = self.left > 0 && self.granted >= 1.0;
        if may {
            self.left -= 1;
            self.open += 1;
            self.granted -= 1.0;
        }
        may
    }

    /// A try was right: it comes back.
    pub(in crate::net) fn right(&mut self) {
        self.open = self.open.saturating_sub(1);
        self.left = (self.left + 1).min(TRIES);
        self.granted = (self.granted + 1.0).min(BURST);
    }

    /// A try was wrong, or was given up. True if it was the last one of this code, which is no good any more: the count
    /// begins again.
    pub(in crate::net) fn wrong(&mut self) -> bool {
        self.open = self.open.saturating_sub(1);
        let over = self.left == 0 && self.open == 0;
        if over {
            self.left = TRIES;
        }
        over
    }
}

/// The code that a table has now, and the tries that are left.
#[derive(Debug)]
pub(in crate::net) struct CodeDoor {
    pub(in crate::net) tries: Tries,
    /// The secret of the code, as many of its bits as the code has.
    pub(in crate::net) random: u32,
    /// The number of codes before it.
    pub(in crate::net) renewed: u32,
}

impl CodeDoor {
    pub(in crate::net) fn new() -> Self {
        Self {
            tries: Tries::new(Instant::now()),
            random: rand::random(),
            renewed: 0,
        }
    }

    pub(in crate::net) fn renew(&mut self) {
        self.random = rand::random();
        self.renewed = self.renewed.saturating_add(1);
    }
}

/// The proof of one connection, of which each has one.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::net) enum CodeTry {
    /// Nothing was tried.
    #[default]
    None,
    /// A try is spent; this confirmation is awaited.
    Open(Confirmation),
    /// It has come to its end.
    Over,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_wrong_tries_use_a_code_up() {
        let now = Instant::now();
        let mut tries = Tries::new(now);
        let mut wrong = || tries.spend(now) && tries.wrong();
        assert_eq!([wrong(), wrong(), wrong()], [false, false, true]);
    }

    #[test]
    fn tries_that_run_at_once_are_all_spent_before_any_is_answered() {
        let now = Instant::now();
        let mut tries = Tries::new(now);
        assert_eq!((0..10).filter(|_| tries.spend(now)).count(), 3);
        assert_eq!([tries.wrong(), tries.wrong(), tries.wrong()], [false, false, true]);
        assert!(tries.spend(now));
        tries.right();
        assert_eq!(
            (0..10).filter(|_| tries.spend(now)).count(),
            3,
            "a right one comes back"
        );
    }

    #[test]
    fn who_guesses_on_and_on_has_to_wait() {
        let start = Instant::now();
        let mut tries = Tries::new(start);
        let mut guess = |now| {
            let tried = (0..100).filter(|_| {
                let granted = tries.spend(now);
                if granted {
                    tries.wrong();
                }
                granted
            });
            tried.count()
        };
        assert_eq!(guess(start), 6);
        assert_eq!(guess(start + Duration::from_secs(25)), 2);
        let hour: usize = (0..3600)
            .map(|second| guess(start + Duration::from_secs(25 + second)))
            .sum();
        assert!(hour <= 360, "{hour} in an hour");
    }
}
