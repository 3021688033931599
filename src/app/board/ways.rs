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
pub(super) struct Ways<S> {
    ways: Vec<Way<S>>,
    /// The places of a way are clicked one after the other.
    in_order: bool,
}

/// The effect of a click.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Click {
    /// The place is chosen, and so many of those before it stay chosen.
    Choose(usize),
    /// It is not chosen any more.
    Leave,
    /// The command with this number is given, or one of these from the list.
    Give(Vec<usize>),
}

impl<S: Key> Ways<S> {
    /// Of the ways of each command, in the order of the list.
    pub(super) fn new(commands: impl IntoIterator<Item = Vec<Vec<S>>>, in_order: bool) -> Self {
        let of_one = |(command, ways): (usize, Vec<Vec<S>>)| {
            ways.into_iter().filter_map(move |mut parts| {
                let target = parts.pop()?;
                Some(Way { command, parts, target })
            })
        };
        let ways = commands.into_iter().enumerate().flat_map(of_one).collect();
        Self { ways, in_order }
    }

    /// True if there is a way to give the command with this number.
    pub(super) fn has(&self, command: usize) -> bool {
        self.ways.iter().any(|way| way.command == command)
    }

    /// The ways that all chosen places are on.
    fn open(&self, chosen: &[S]) -> impl Iterator<Item = &Way<S>> {
        self.ways.iter().filter(|way| match self.in_order {
            true => way.parts.starts_with(chosen),
            false => chosen
                .iter()
                .all(|spot| way.parts.contains(spot) || way.target == *spot),
        })
    }

    /// The places that may be clicked next, each once; those that are chosen already are not among them.
    pub(super) fn lit(&self, chosen: &[S]) -> Vec<S> {
        let mut lit = Vec::new();
        for way in self.open(chosen) {
            for (place, &spot) in way.parts.iter().chain([&way.target]).enumerate() {
                let is_next = !self.in_order || place == chosen.len();
                if is_next && !chosen.contains(&spot) && !lit.contains(&spot) {
                    lit.push(spot);
                }
            }
        }
        lit
    }

    /// The places that may be chosen in place of one that is chosen already, where these come in an order; each with the
    /// number of those before it.
    pub(super) fn instead(&self, chosen: &[S]) -> Vec<(S, usize)> {
        let mut out: Vec<(S, usize)> = Vec::new();
        let steps = if self.in_order { chosen.len() } else { 0 };
        for kept in (0..steps).rev() {
            for way in self.open(&chosen[..kept]) {
                if let Some(&spot) = way.parts.get(kept)
                    && !chosen.contains(&spot)
                    && !out.iter().any(|(other, _)| *other == spot)
                {
                    out.push((spot, kept));
                }
            }
        }
        out
    }

    /// The target among the chosen places, if it was chosen before its parts.
    pub(super) fn aim(&self, chosen: &[S]) -> Option<S> {
        let is_target = |spot: &&S| !self.in_order && self.open(chosen).any(|way| way.target == **spot);
        chosen.iter().find(is_target).copied()
    }

    /// True if the commands of a target can be told apart by clicks on their parts: then no list of them is needed.
    pub(super) fn has_parts(&self, chosen: &[S], target: S) -> bool {
        let mut aimed = self.open(chosen).filter(|way| way.target == target).peekable();
        let has_more = |way: &Way<S>| way.parts.iter().any(|part| !chosen.contains(part));
        !self.in_order && aimed.peek().is_some() && aimed.all(has_more)
    }

    /// The commands of ways, each once.
    fn commands<'a>(ways: impl Iterator<Item = &'a Way<S>>) -> Vec<usize> {
        let mut commands: Vec<usize> = ways.map(|way| way.command).collect();
        commands.sort_unstable();
        commands.dedup();
        commands
    }

    /// The effect of a click after a target: on a part of what can be given there, or on the target once more.
    fn click_aimed(&self, chosen: &[S], spot: S) -> Option<Click> {
        let with = [chosen, &[spot]].concat();
        let all: &[S] = if chosen.contains(&spot) { chosen } else { &with };
        let open = Self::commands(self.open(all));
        let whole = Self::commands(self.open(all).filter(|way| way.parts.len() + 1 == all.len()));
        if chosen.contains(&spot) {
            let gives = !whole.is_empty() && self.aim(chosen) == Some(spot);
            return Some(if gives { Click::Give(whole) } else { Click::Leave });
        }
        match open.len() {
            0 => None,
            1 => Some(Click::Give(open)),
            _ if whole == open => Some(Click::Give(whole)),
            _ => Some(Click::Choose(chosen.len())),
        }
    }

    /// The effect of a click on a place; `None` if it has none.
    pub(super) fn click(&self, chosen: &[S], spot: S) -> Option<Click> {
        if self.aim(chosen).is_some() {
            return self.click_aimed(chosen, spot);
        }
        if chosen.contains(&spot) {
            return Some(Click::Leave);
        }
        let targets = |exact: bool| {
            let aimed = self.open(chosen).filter(|way| way.target == spot);
            let fitting = aimed.filter(|way| !exact || way.parts.len() == chosen.len());
            Self::commands(fitting)
        };
        let give = |commands: Vec<usize>| (!commands.is_empty()).then_some(Click::Give(commands));
        let exact = give(targets(true));
        if exact.is_some() {
            return exact;
        }
        let is_part = |way: &Way<S>| match self.in_order {
            true => way.parts.get(chosen.len()) == Some(&spot),
            false => way.parts.contains(&spot),
        };
        if self.open(chosen).any(is_part) {
            return Some(Click::Choose(chosen.len()));
        }
        if self.in_order {
            let instead = self.instead(chosen);
            let found = instead.into_iter().find(|(other, _)| *other == spot);
            return found.map(|(_, kept)| Click::Choose(kept));
        }
        give(targets(false))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Dice 1 to 3, stations from 10: one takes any die, another two of them, a third only the pair 1 and 2.
    fn docking() -> Ways<u8> {
        let first = [vec![vec![1, 10]], vec![vec![2, 10]], vec![vec![3, 10]]];
        let others = [vec![vec![1, 2, 11], vec![2, 3, 11]], vec![vec![1, 2, 12]]];
        Ways::new(first.into_iter().chain(others), false)
    }

    #[test]
    fn a_target_is_given_with_what_was_chosen_before() {
        let ways = docking();
        assert_eq!(ways.lit(&[]), [1, 10, 2, 3, 11, 12]);
        assert_eq!(ways.click(&[], 1), Some(Click::Choose(0)));
        assert_eq!(ways.click(&[1], 10), Some(Click::Give(vec![0])));
        assert_eq!(ways.click(&[2, 1], 12), Some(Click::Give(vec![4])), "in any order");
        assert_eq!(ways.click(&[1], 1), Some(Click::Leave));
        assert_eq!(ways.lit(&[3]), [10, 2, 11]);
        assert_eq!(ways.click(&[3], 12), None);
    }

    #[test]
    fn a_target_alone_is_enough_where_nothing_else_can_be_meant() {
        let ways = docking();
        assert_eq!(ways.click(&[], 12), Some(Click::Give(vec![4])));
        assert_eq!(ways.click(&[1], 12), Some(Click::Give(vec![4])));
        assert_eq!(
            ways.click(&[], 11),
            Some(Click::Give(vec![3])),
            "two ways to one command"
        );
        assert_eq!(ways.click(&[], 10), Some(Click::Give(vec![0, 1, 2])));
    }

    #[test]
    fn after_a_target_its_parts_are_clicked_until_one_command_is_left() {
        let ways = docking();
        assert!(ways.has_parts(&[], 10) && ways.has_parts(&[], 12) && !ways.has_parts(&[], 1));
        assert_eq!(ways.lit(&[10]), [1, 2, 3]);
        assert_eq!(ways.click(&[10], 2), Some(Click::Give(vec![1])));
        assert_eq!(ways.click(&[10], 10), Some(Click::Leave));
        assert_eq!(ways.click(&[10], 11), None);
        // A target that takes one die or two: the target once more gives what is chosen.
        let both = Ways::new([vec![vec![1, 10]], vec![vec![1, 2, 10]], vec![vec![1, 3, 10]]], false);
        assert_eq!(both.click(&[10], 1), Some(Click::Choose(1)));
        assert_eq!(both.click(&[10, 1], 10), Some(Click::Give(vec![0])));
        assert_eq!(both.click(&[10, 1], 3), Some(Click::Give(vec![2])));
        assert_eq!(both.click(&[10, 1], 1), Some(Click::Leave));
        let alone = Ways::new([vec![vec![7]], vec![vec![7]]], false);
        assert!(!alone.has_parts(&[], 7), "nothing tells them apart");
    }

    #[test]
    fn one_place_with_two_commands_offers_both() {
        let ways = Ways::new([vec![vec![7]], vec![vec![7]], vec![]], false);
        assert_eq!(ways.click(&[], 7), Some(Click::Give(vec![0, 1])));
        assert_eq!(ways.lit(&[]), [7]);
    }

    /// Figures 1 and 2 walk to places from 10, room 13 is entered at once.
    #[test]
    fn in_order_one_place_comes_after_the_other_and_another_first_one_takes_its_place() {
        let commands = [vec![vec![1, 10]], vec![vec![1, 11]], vec![vec![2, 11]], vec![vec![13]]];
        let ways = Ways::new(commands, true);
        assert_eq!(ways.lit(&[]), [1, 2, 13]);
        assert_eq!(ways.click(&[], 10), None, "nobody is chosen yet");
        assert_eq!(ways.click(&[], 13), Some(Click::Give(vec![3])));
        assert_eq!((ways.lit(&[1]), ways.instead(&[1])), (vec![10, 11], vec![(2, 0)]));
        assert_eq!(ways.click(&[1], 11), Some(Click::Give(vec![1])));
        assert_eq!(ways.click(&[1], 2), Some(Click::Choose(0)));
        assert_eq!(ways.click(&[1], 13), None, "who is chosen walks");
    }
}
