//! Play that looks ahead over many deals.
//!
//! The search grows one tree from the view of a seat. Each iteration deals everything hidden anew, and walks from the
//! root to a leaf by listed commands alone. So a node stands for all positions that the same commands lead to, and a
//! command that was listed in one deal may be missing in the next. The leaf is evaluated at once, without a playout.
//! Each seat has its own reward there, and each seat on the way prefers the commands that serve itself.
//!
//! The evaluation one command ahead says which commands are tried first. A question with a single answer makes no node.

mod prior;
mod reward;
#[cfg(test)]
mod tests;
mod tree;

use self::{
    prior::weights,
    reward::reward,
    tree::{OpenTree, ROOT},
};
use super::{Evaluate, greedy::draw_seed};
use crate::rules::{GameRng, PerSeat, Seat};

/// Iterations from one look at `Limits::stop` to the next: some tenths of a millisecond.
const LOOK: u32 = 16;

/// Most edges of a tree, which bounds its memory. A full tree goes on to count, but its leaves get no edges.
const MOST_EDGES: usize = 1 << 18;

/// The end of a thought.
#[derive(Clone, Copy, Debug)]
pub struct Limits<S> {
    /// Iterations at most. `None` leaves the end to `stop` alone. With 0 the best command by prior is the answer.
    pub iterations: Option<u32>,
    /// Asked before the first iteration and then every few iterations. Returning true ends the thought with the best command so far.
    pub stop: S,
}

/// The answer of a search to a question.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought<C> {
    /// The best command.
    pub command: C,
    /// The best command, and then what each seat asked after it prefers. Commands without an alternative are left out.
    /// The line is less sure with each command, and later ones need not be legal in the true deal.
    pub line: Vec<(Seat, C)>,
    /// The chance of each seat to win after the best command, or as it is now if no iteration tried the command. The
    /// chances add up to one, or to less where the neutral side may win.
    pub share: PerSeat<f64>,
    /// The number of iterations that began with the best command.
    pub visits: u32,
}

/// Searches for the best of the legal commands of a seat. A single command is the answer without any iteration.
///
/// On one system, the answer depends on the arguments alone as long as `Limits::stop` does not end the thought. Systems
/// may round `exp` differently. Returns `None` if there is no legal command, or if this setup cannot produce the view.
pub fn think<G: Evaluate>(
    rng: &mut GameRng,
    setup: &G::Setup,
    seat: Seat,
    view: &G::View,
    legal: &[G::Command],
    mut limits: Limits<impl FnMut() -> bool>,
) -> Option<Thought<G::Command>> {
    let most = match legal {
        [] => return None,
        [_] => 0,
        _ => limits.iterations.unwrap_or(u32::MAX),
    };
    let root = G::from_view(setup, view, draw_seed(rng)).ok()?;
    let mut explorer = Explorer::new(setup, &root, seat, legal);
    for made in 0..most {
        if made.is_multiple_of(LOOK) && (limits.stop)() {
            break;
        }
        let mut state = root.clone();
        state.redeal(setup, draw_seed(rng));
        explorer.walk(&mut state, seat, legal);
    }
    explorer.thought()
}

/// A tree that is being grown.
struct Explorer<'a, G: Evaluate> {
    setup: &'a G::Setup,
    /// Positions of later turns are leaves.
    last_turn: u32,
    tree: OpenTree<G::Command>,
    /// The listed commands of the present question.
    list: Vec<G::Command>,
    /// The edges of the commands in `list`.
    edges: Vec<usize>,
    /// The nodes from the root to the present one.
    path: Vec<usize>,
}

impl<'a, G: Evaluate> Explorer<'a, G> {
    /// A tree with the edges of the root, whose position is evaluated.
    fn new(setup: &'a G::Setup, root: &G, seat: Seat, legal: &[G::Command]) -> Self {
        let mut explorer = Self {
            setup,
            last_turn: root.turn().saturating_add(G::horizon(setup)),
            tree: OpenTree::new(MOST_EDGES),
            list: legal.to_vec(),
            edges: Vec::new(),
            path: Vec::new(),
        };
        explorer.grow(root, ROOT, seat);
        explorer.tree.note(&[ROOT], &reward(root, setup));
        explorer
    }

    /// Walks from the seat's question at the root to a leaf, and notes the reward there along the way. Each walk adds at
    /// most one node.
    fn walk(&mut self, state: &mut G, seat: Seat, legal: &[G::Command]) {
        self.list.clear();
        self.list.extend_from_slice(legal);
        self.path.clear();
        self.path.push(ROOT);
        let (mut node, mut asked) = (ROOT, Some(seat));
        while let Some(seat) = asked
            && self.tree.visits(node) > 0
            && let Some(edge) = self.choose(state, node, seat)
        {
            state.carry_out(self.setup, seat, self.tree.command(node, edge));
            node = self.tree.follow(node, edge);
            self.path.push(node);
            asked = self.next_question(state);
        }
        let reward = reward(state, self.setup);
        self.tree.note(&self.path, &reward);
    }

    /// Goes on to the next question with more than one answer, and reads its list. Returns `None` at the end of the
    /// game and beyond the horizon.
    fn next_question(&mut self, state: &mut G) -> Option<Seat> {
        while state.turn() <= self.last_turn {
            let seat = state.decisions(self.setup).first()?.seat;
            self.list.clear();
            state.legal_commands(self.setup, seat, &mut self.list);
            match self.list.as_slice() {
                [] => return None,
                [only] => state.carry_out(self.setup, seat, only),
                _ => return Some(seat),
            }
        }
        None
    }

    /// The edge to follow from a node whose question is listed. Returns `None` if the tree is full and has none.
    fn choose(&mut self, state: &G, node: usize, seat: Seat) -> Option<usize> {
        self.tree.find(node, seat, &self.list, &mut self.edges);
        if self.edges.len() < self.list.len() && self.tree.has_room() {
            self.grow(state, node, seat);
            self.tree.find(node, seat, &self.list, &mut self.edges);
        }
        self.tree.choose(node, seat, &self.edges)
    }

    /// Gives an edge to each listed command without one.
    fn grow(&mut self, state: &G, node: usize, seat: Seat) {
        let weights = weights(state, self.setup, seat, &self.list);
        self.tree.add(node, seat, &self.list, &weights);
    }

    fn thought(&self) -> Option<Thought<G::Command>> {
        let best = self.tree.favourite(ROOT)?;
        let mut line = vec![(best.seat, best.command.clone())];
        let mut end = best.node;
        while let Some(next) = end.and_then(|node| self.tree.favourite(node))
            && next.node.is_some()
        {
            line.push((next.seat, next.command.clone()));
            end = next.node;
        }
        Some(Thought {
            command: best.command.clone(),
            line,
            share: self.tree.mean(best.node.unwrap_or(ROOT)),
            visits: best.node.map_or(0, |node| self.tree.visits(node)),
        })
    }
}
