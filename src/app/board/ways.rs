//! From clicks to commands: the places that are lit, and the effect of a click on one of them.

use super::drawn::Key;

/// One way to give a legal command: its number in the list, the places before the target, the target.
#[derive(Clone, Debug)]
struct Way<S> {
    command: usize,
    parts: Vec<S>,
    target: S,
}

/// All ways to answer a question.
#[derive(Clone, Debug)]
pub(super) struct Ways<S>(Vec<Way<S>>);

impl<S> Default for Ways<S> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

/// The effect of a click.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Click {
    /// The place is chosen.
    Choose,
    /// It is not chosen any more.
    Leave,
    /// The command with this number is given.
    Send(usize),
    /// These commands are offered in the list.
    Offer(Vec<usize>),
}

impl<S: Key> Ways<S> {
    /// Of the ways of each command, in the order of the list.
    pub(super) fn new(commands: impl IntoIterator<Item = Vec<Vec<S>>>) -> Self {
        let of_one = |(command, ways): (usize, Vec<Vec<S>>)| {
            ways.into_iter().filter_map(move |mut parts| {
                let target = parts.pop()?;
                Some(Way { command, parts, target })
            })
        };
        Self(commands.into_iter().enumerate().flat_map(of_one).collect())
    }

    /// The ways that all chosen places are on.
    fn open(&self, chosen: &[S]) -> impl Iterator<Item = &Way<S>> {
        self.0
            .iter()
            .filter(|way| chosen.iter().all(|spot| way.parts.contains(spot)))
    }

    /// The places that may be clicked next, each once; those that are chosen already are not among them.
    pub(super) fn lit(&self, chosen: &[S]) -> Vec<S> {
        let mut lit = Vec::new();
        for way in self.open(chosen) {
            for &spot in way.parts.iter().chain([&way.target]) {
                if !chosen.contains(&spot) && !lit.contains(&spot) {
                    lit.push(spot);
                }
            }
        }
        lit
    }

    /// The effect of a click on a place; `None` if it has none.
    pub(super) fn click(&self, chosen: &[S], spot: S) -> Option<Click> {
        if chosen.contains(&spot) {
            return Some(Click::Leave);
        }
        let targets = |exact: bool| {
            let aimed = self.open(chosen).filter(|way| way.target == spot);
            let fitting = aimed.filter(|way| !exact || way.parts.len() == chosen.len());
            let mut commands: Vec<usize> = fitting.map(|way| way.command).collect();
            commands.sort_unstable();
            commands.dedup();
            commands
        };
        let give = |commands: Vec<usize>| match commands.as_slice() {
            [] => None,
            [one] => Some(Click::Send(*one)),
            _ => Some(Click::Offer(commands)),
        };
        if let Some(click) = give(targets(true)) {
            return Some(click);
        }
        if self.open(chosen).any(|way| way.parts.contains(&spot)) {
            return Some(Click::Choose);
        }
        give(targets(false))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Dice 1 to 3, stations from 10: one takes any die, another two of them, a third only the pair 1 and 2.
    fn docking() -> Ways<u8> {
        Ways::new([
            vec![vec![1, 10]],
            vec![vec![2, 10]],
            vec![vec![3, 10]],
            vec![vec![1, 2, 11], vec![2, 3, 11]],
            vec![vec![1, 2, 12]],
        ])
    }

    #[test]
    fn a_target_is_given_with_what_was_chosen_before() {
        let ways = docking();
        assert_eq!(ways.lit(&[]), [1, 10, 2, 3, 11, 12]);
        assert_eq!(ways.click(&[], 1), Some(Click::Choose));
        assert_eq!(ways.click(&[1], 10), Some(Click::Send(0)));
        assert_eq!(ways.click(&[2, 1], 12), Some(Click::Send(4)), "in any order");
        assert_eq!(ways.click(&[1], 1), Some(Click::Leave));
        assert_eq!(ways.lit(&[3]), [10, 2, 11]);
        assert_eq!(ways.click(&[3], 12), None);
    }

    #[test]
    fn a_target_alone_is_enough_where_nothing_else_can_be_meant() {
        let ways = docking();
        assert_eq!(ways.click(&[], 12), Some(Click::Send(4)));
        assert_eq!(ways.click(&[1], 12), Some(Click::Send(4)));
        assert_eq!(ways.click(&[], 11), Some(Click::Send(3)), "two ways to one command");
        assert_eq!(ways.click(&[], 10), Some(Click::Offer(vec![0, 1, 2])));
    }

    #[test]
    fn one_place_with_two_commands_offers_both() {
        let ways = Ways::new([vec![vec![7]], vec![vec![7]], vec![]]);
        assert_eq!(ways.click(&[], 7), Some(Click::Offer(vec![0, 1])));
        assert_eq!(ways.lit(&[]), [7]);
    }
}
