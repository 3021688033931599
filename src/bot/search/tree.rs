//! The tree of a search: how often each command was tried, and what it brought to whom.

use super::reward::Worth;
use crate::rules::{MAX_SEATS, PerSeat, Seat};

/// The node of the question that is thought about.
pub(super) const ROOT: usize = 0;

/// Weight of what is untried against what has paid. Half and twice as much played no better in trials.
const EXPLORE: f64 = 0.7;

/// Deduction from the mean of a command after a single visit. It shrinks with the root of the visits, as an error does.
const DOUBT: f64 = 0.5;

/// A command with less than this part of the visits of another one is no candidate, as the search lost interest in it.
const LEAST_VISITS: u32 = 10;

/// A command of a seat. The seat belongs to it, as different deals may ask different seats after the same commands.
pub(super) struct Edge<C> {
    pub(super) seat: Seat,
    pub(super) command: C,
    /// Weight among the commands that are listed together, before it is tried.
    weight: f64,
    /// The node after the command, once it was tried.
    pub(super) node: Option<usize>,
}

/// All positions after the same commands.
struct Node<C> {
    visits: u32,
    /// Sums over all visits.
    rewards: PerSeat<f64>,
    /// Sums of the chances to win alone, over all visits.
    shares: PerSeat<f64>,
    edges: Vec<Edge<C>>,
}

impl<C> Node<C> {
    const fn new() -> Self {
        Self {
            visits: 0,
            rewards: PerSeat([0.0; MAX_SEATS]),
            shares: PerSeat([0.0; MAX_SEATS]),
            edges: Vec::new(),
        }
    }

    /// The mean reward of a seat.
    fn mean(&self, seat: Seat) -> f64 {
        self.rewards[seat] / f64::from(self.visits.max(1))
    }
}

/// A tree of questions, whose nodes outlive the deal that they were found in.
pub(super) struct OpenTree<C> {
    nodes: Vec<Node<C>>,
    /// Number of edges that may still be added. Each node but the root hangs on an edge, so this bounds the nodes too.
    room: usize,
}

impl<C: Clone + PartialEq> OpenTree<C> {
    /// A root without edges, in a tree of at most `room` edges.
    pub(super) fn new(room: usize) -> Self {
        Self {
            nodes: vec![Node::new()],
            room,
        }
    }

    pub(super) const fn has_room(&self) -> bool {
        self.room > 0
    }

    pub(super) fn visits(&self, node: usize) -> u32 {
        self.nodes[node].visits
    }

    /// The mean chance of each seat to win at a node, without regard to its lead in points.
    pub(super) fn share(&self, node: usize) -> PerSeat<f64> {
        let node = &self.nodes[node];
        PerSeat(node.shares.0.map(|sum| sum / f64::from(node.visits.max(1))))
    }

    pub(super) fn command(&self, node: usize, edge: usize) -> &C {
        &self.nodes[node].edges[edge].command
    }

    /// Writes the edges of the listed commands of the seat to `found`, as far as the node has them.
    pub(super) fn find(&self, node: usize, seat: Seat, list: &[C], found: &mut Vec<usize>) {
        let edges = &self.nodes[node].edges;
        found.clear();
        for (place, command) in list.iter().enumerate() {
            let is_it = |edge: &Edge<C>| edge.seat == seat && edge.command == *command;
            // Most lists of a node are equal to its first one.
            if edges.get(place).is_some_and(is_it) {
                found.push(place);
            } else {
                found.extend(edges.iter().position(is_it));
            }
        }
    }

    /// Adds an edge for each listed command of the seat that has none, as long as there is room.
    pub(super) fn add(&mut self, node: usize, seat: Seat, list: &[C], weights: &[f64]) {
        let edges = &mut self.nodes[node].edges;
        for (command, &weight) in list.iter().zip(weights) {
            let is_new = edges.iter().all(|edge| edge.seat != seat || edge.command != *command);
            if is_new && self.room > 0 {
                self.room -= 1;
                edges.push(Edge {
                    seat,
                    command: command.clone(),
                    weight,
                    node: None,
                });
            }
        }
    }

    /// The most promising of these edges of the seat: a good mean, a great weight, and few visits so far. An untried
    /// command counts as good as the node itself. Returns the first of equals.
    pub(super) fn choose(&self, node: usize, seat: Seat, edges: &[usize]) -> Option<usize> {
        let node = &self.nodes[node];
        let listed = || edges.iter().map(|&place| (place, &node.edges[place]));
        let tried: u32 = listed()
            .filter_map(|(_, edge)| Some(self.nodes[edge.node?].visits))
            .sum();
        let weight: f64 = listed().map(|(_, edge)| edge.weight).sum();
        let urge = EXPLORE * f64::from(tried.saturating_add(1)).sqrt() / weight;
        let untried = (0, node.mean(seat));
        let mut best: Option<(f64, usize)> = None;
        for (place, edge) in listed() {
            let next = edge.node.map(|next| &self.nodes[next]);
            let (visits, mean) = next.map_or(untried, |next| (next.visits, next.mean(seat)));
            let score = mean + urge * edge.weight / (1.0 + f64::from(visits));
            if best.is_none_or(|(most, _)| score > most) {
                best = Some((score, place));
            }
        }
        best.map(|(_, place)| place)
    }

    /// The node after a command, which is made at the first time.
    pub(super) fn follow(&mut self, node: usize, edge: usize) -> usize {
        let new = self.nodes.len();
        let next = *self.nodes[node].edges[edge].node.get_or_insert(new);
        if next == new {
            self.nodes.push(Node::new());
        }
        next
    }

    /// Counts a visit with this worth at each node of a path.
    pub(super) fn note(&mut self, path: &[usize], worth: &Worth) {
        for &node in path {
            let node = &mut self.nodes[node];
            node.visits += 1;
            for (sums, more) in [(&mut node.rewards, worth.reward), (&mut node.shares, worth.share)] {
                for (sum, more) in sums.0.iter_mut().zip(more.0) {
                    *sum += more;
                }
            }
        }
    }

    /// The edge whose mean is best even after the deduction for doubt. Before any visit it is the edge of the greatest
    /// weight, then the first.
    pub(super) fn favourite(&self, node: usize) -> Option<&Edge<C>> {
        self.favourite_among(node, |_| true)
    }

    /// As `favourite`, but without the edges that `wanted` refuses.
    pub(super) fn favourite_among(&self, node: usize, wanted: impl Fn(&Edge<C>) -> bool) -> Option<&Edge<C>> {
        let visits = |edge: &Edge<C>| edge.node.map_or(0, |node| self.visits(node));
        let bound = |edge: &Edge<C>| {
            let worst = |next: usize| self.nodes[next].mean(edge.seat) - DOUBT / f64::from(self.visits(next)).sqrt();
            edge.node.map_or(f64::NEG_INFINITY, worst)
        };
        let edges = || self.nodes[node].edges.iter().rev().filter(|edge| wanted(edge));
        let least = edges().map(visits).max()? / LEAST_VISITS;
        let candidates = edges().filter(|edge| visits(edge) >= least);
        candidates.max_by(|one, other| {
            let by_bound = bound(one).total_cmp(&bound(other));
            by_bound.then_with(|| one.weight.total_cmp(&other.weight))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEATS: [Seat; 2] = [Seat::wrapping(0), Seat::wrapping(1)];

    /// The worth of a game that seat 0 wins, with this reward for it.
    fn worth(reward: f64) -> Worth {
        Worth {
            reward: PerSeat([reward, 1.0 - reward, 0.0, 0.0]),
            share: PerSeat([1.0, 0.0, 0.0, 0.0]),
        }
    }

    fn found(tree: &OpenTree<char>, seat: Seat, list: &[char]) -> Vec<usize> {
        let mut found = Vec::new();
        tree.find(ROOT, seat, list, &mut found);
        found
    }

    #[test]
    fn a_command_is_found_in_whatever_deal_lists_it_for_its_seat() {
        let mut tree = OpenTree::new(9);
        tree.add(ROOT, SEATS[0], &['a', 'b'], &[1.0, 0.5]);
        tree.add(ROOT, SEATS[0], &['c', 'a'], &[1.0, 0.5]);
        tree.add(ROOT, SEATS[1], &['a'], &[1.0]);
        assert_eq!(found(&tree, SEATS[0], &['c', 'a']), [2, 0]);
        assert_eq!(found(&tree, SEATS[0], &['d', 'b']), [1]);
        assert_eq!(found(&tree, SEATS[1], &['a', 'b']), [3]);
    }

    #[test]
    fn a_full_tree_takes_no_more_edges() {
        let mut tree = OpenTree::new(3);
        tree.add(ROOT, SEATS[0], &['a', 'b', 'c', 'd'], &[1.0; 4]);
        assert!(!tree.has_room());
        tree.add(ROOT, SEATS[1], &['a'], &[1.0]);
        assert_eq!(found(&tree, SEATS[0], &['a', 'b', 'c', 'd']), [0, 1, 2]);
        assert_eq!(tree.choose(ROOT, SEATS[1], &found(&tree, SEATS[1], &['a'])), None);
    }

    #[test]
    fn the_seat_that_is_asked_takes_what_pays_itself() {
        let mut tree = OpenTree::new(9);
        tree.note(&[ROOT], &worth(0.5));
        for (seat, other) in SEATS.into_iter().zip([0.9, 0.1]) {
            tree.add(ROOT, seat, &['a', 'b'], &[1.0, 0.9]);
            let edges = found(&tree, seat, &['a', 'b']);
            // Nothing is known yet, so the weight decides.
            assert_eq!(tree.choose(ROOT, seat, &edges), Some(edges[0]));
            for (edge, pays) in edges.iter().zip([1.0 - other, other]) {
                let next = tree.follow(ROOT, *edge);
                assert_eq!(tree.follow(ROOT, *edge), next);
                tree.note(&[ROOT, next], &worth(pays));
            }
            assert_eq!(tree.choose(ROOT, seat, &edges), Some(edges[1]));
        }
        assert_eq!(tree.visits(ROOT), 5);
        assert_eq!(tree.share(ROOT).0, [1.0, 0.0, 0.0, 0.0]);
        assert!(tree.favourite(ROOT).is_some_and(|edge| edge.command == 'b'));
    }
    /// The favourite of a question with two answers, which were visited so often with such a reward.
    fn favourite(answers: [(u32, f64); 2]) -> Option<char> {
        let mut tree = OpenTree::new(9);
        tree.add(ROOT, SEATS[0], &['a', 'b'], &[1.0, 0.9]);
        for (edge, (visits, reward)) in answers.into_iter().enumerate() {
            for _ in 0..visits {
                let next = tree.follow(ROOT, edge);
                tree.note(&[ROOT, next], &worth(reward));
            }
        }
        tree.favourite(ROOT).map(|edge| edge.command)
    }

    #[test]
    fn a_better_mean_counts_as_far_as_it_is_sure() {
        assert_eq!(favourite([(0, 0.0), (0, 0.0)]), Some('a'), "the greater weight");
        assert_eq!(
            favourite([(400, 0.5), (100, 0.6)]),
            Some('b'),
            "fewer visits, but clearly better"
        );
        assert_eq!(
            favourite([(400, 0.5), (100, 0.51)]),
            Some('a'),
            "too few visits to be sure"
        );
        assert_eq!(favourite([(400, 0.1), (39, 0.9)]), Some('a'), "hardly tried");
        assert_eq!(favourite([(1, 0.4), (0, 0.0)]), Some('a'));
        assert_eq!(
            favourite([(0, 0.0), (1, 0.4)]),
            Some('b'),
            "nothing is known of the other one"
        );
    }
}
