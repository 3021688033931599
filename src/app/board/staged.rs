//! A choice that lies on the board as a ghost: it can be turned before it is given.

/// A ghost and the commands that it can be turned through.
#[derive(Clone, Debug)]
pub(super) struct Staged<S> {
    /// Its place.
    pub(super) spot: S,
    /// The numbers of the commands.
    pub(super) commands: Vec<usize>,
    /// The place of its command among them.
    pub(super) turn: usize,
}

impl<S> Staged<S> {
    pub(super) const fn new(spot: S, commands: Vec<usize>) -> Self {
        Self {
            spot,
            commands,
            turn: 0,
        }
    }

    /// The number of the command as it is turned.
    pub(super) fn command(&self) -> Option<usize> {
        self.commands.get(self.turn).copied()
    }

    /// Turns it on or back.
    pub(super) fn turn(&mut self, on: bool) {
        let count = self.commands.len().max(1);
        self.turn = (self.turn + if on { 1 } else { count - 1 }) % count;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ghost_is_turned_on_and_back() {
        let mut staged = Staged::new(1, vec![4, 7, 9]);
        staged.turn(true);
        assert_eq!(staged.command(), Some(7));
        staged.turn(false);
        staged.turn(false);
        assert_eq!(staged.command(), Some(9));
    }
}
