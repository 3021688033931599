//! Play that looks ahead over many deals.
//!
//! The search grows one tree from the view of a seat. Each iteration deals everything hidden anew, and walks from the
//! root to a leaf by listed commands alone. So a node stands for all positions that the same commands lead to, and a
//! command that was listed in one deal may be missing in the next. The leaf is evaluated at once, without a playout.
//! Each seat has its own reward there, and each seat on the way prefers the commands that serve itself. A reward mixes
//! the chance to win with the lead in points, and with the chance that some seat wins where the neutral side may. The chance
//! alone is summed beside it, for everybody who reads a thought.
//!
//! The evaluation one command ahead says which commands are tried first. A question with a single answer makes no node.

mod prior;
mod reward;
#[cfg(test)]
mod tests;
mod tree;

pub(super) use self::reward::{MARGIN, of_result};
use self::{
    prior::{LEAST, LEAST_AT_ROOT, priors},
    reward::Worth,
    tree::{Edge, OpenTree, ROOT},
};
use super::{Evaluate, greedy::draw_seed, weights::Weights};
use crate::rules::{GameRng, PerSeat, Seat};

/// Iterations from one look at `Limits::stop` to the next. Each of the first ones weighs a whole list.
const LOOK: u32 = 4;

/// Most edges of a tree, which bounds its memory. A full tree goes on to count, but its leaves get no edges.
const MOST_EDGES: usize = 1 << 18;

/// The end of a thought.
#[derive(Clone, Copy, Debug)]
pub struct Limits<S> {
    /// Iterations at most. `None` leaves the end to `stop` alone. With 0 the best command by prior is the answer.
    pub iterations: Option<u32>,
    /// Turns beyond the present one that it looks into, but never more than the weights can compare.
    pub turns: u32,
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
    /// The chance of each seat to win after the best command, or as it is now if no iteration tried the command, as
    /// [`Weights::told`] corrects it. The chances add up to one, or to less where the neutral side may win.
    pub share: PerSeat<f64>,
    /// The number of iterations that began with the best command.
    pub visits: u32,
    /// The number of all iterations.
    pub iterations: u32,
    /// The best of the other commands; `None` if no iteration tried another one.
    pub second: Option<Alternative<C>>,
}

/// A command beside the best one.
#[derive(Clone, Debug, PartialEq)]
pub struct Alternative<C> {
    /// The command itself.
    pub command: C,
    /// The command and those after it, as in [`Thought::line`].
    pub line: Vec<(Seat, C)>,
    /// The chance of each seat to win after the command, as in [`Thought::share`].
    pub share: PerSeat<f64>,
    /// The number of iterations that began with the command.
    pub visits: u32,
}

/// Searches for the best of the legal commands of a seat, as these weights judge positions. A single command is the
/// answer without any iteration.
///
/// On one system, the answer depends on the arguments alone as long as `Limits::stop` does not end the thought. Systems
/// may round `exp` differently. Returns `None` if there is no legal command, or if this setup cannot produce the view.
pub fn think<G: Evaluate>(
    rng: &mut GameRng,
    setup: &G::Setup,
    weights: &Weights,
    (seat, view): (Seat, &G::View),
    legal: &[G::Command],
    mut limits: Limits<impl FnMut() -> bool>,
) -> Option<Thought<G::Command>> {
    let most = match legal {
        [] => return None,
        [_] => 0,
        _ => limits.iterations.unwrap_or(u32::MAX),
    };
    let root = G::from_view(setup, view, draw_seed(rng)).ok()?;
    let last_turn = root.turn().saturating_add(limits.turns.min(weights.horizon));
    let mut explorer = Explorer::new((setup, weights), last_turn, &root, seat, legal);
    for made in 0..most {
        if made.is_multiple_of(LOOK) && (limits.stop)() {
            break;
        }
        let mut state = root.clone();
        state.redeal(setup, draw_seed(rng));
        explorer.walk(&mut state, seat, legal);
    }
    let told = |share| weights.told(&share, G::seats(setup), root.assess(setup).progress);
    explorer.thought(told)
}

/// A tree that is being grown.
struct Explorer<'a, G: Evaluate> {
    setup: &'a G::Setup,
    weights: &'a Weights,
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
    fn new(
        (setup, weights): (&'a G::Setup, &'a Weights),
        last_turn: u32,
        root: &G,
        seat: Seat,
        legal: &[G::Command],
    ) -> Self {
        let mut explorer = Self {
            setup,
            weights,
            last_turn,
            tree: OpenTree::new(MOST_EDGES),
            list: legal.to_vec(),
            edges: Vec::new(),
            path: Vec::new(),
        };
        explorer.grow(root, ROOT, seat);
        explorer.tree.note(&[ROOT], &Worth::of(root, setup, weights));
        explorer
    }

    /// Walks from the seat's question at the root to a leaf, and notes the worth there along the way. Each walk adds at
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
        let worth = Worth::of(state, self.setup, self.weights);
        self.tree.note(&self.path, &worth);
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
        let least = if node == ROOT { LEAST_AT_ROOT } else { LEAST };
        let priors = priors(state, self.setup, self.weights, seat, &self.list, least);
        self.tree.add(node, seat, &self.list, &priors);
    }

    /// The findings, with the chances as they are told.
    fn thought(&self, told: impl Fn(PerSeat<f64>) -> PerSeat<f64>) -> Option<Thought<G::Command>> {
        let best = self.tree.favourite(ROOT)?;
        let is_other = |edge: &Edge<G::Command>| edge.seat != best.seat || edge.command != best.command;
        let second = self.tree.favourite_among(ROOT, is_other);
        let second = second.and_then(|edge| Some((edge, edge.node?)));
        Some(Thought {
            command: best.command.clone(),
            line: self.line(best),
            share: told(self.tree.share(best.node.unwrap_or(ROOT))),
            visits: best.node.map_or(0, |node| self.tree.visits(node)),
            // The position at the root was evaluated once before the first iteration.
            iterations: self.tree.visits(ROOT).saturating_sub(1),
            second: second.map(|(edge, node)| Alternative {
                command: edge.command.clone(),
                line: self.line(edge),
                share: told(self.tree.share(node)),
                visits: self.tree.visits(node),
            }),
        })
    }

    /// The command of an edge, and then what each seat asked after it prefers.
    fn line(&self, edge: &Edge<G::Command>) -> Vec<(Seat, G::Command)> {
        let mut line = vec![(edge.seat, edge.command.clone())];
        let mut end = edge.node;
        while let Some(next) = end.and_then(|node| self.tree.favourite(node))
            && next.node.is_some()
        {
            line.push((next.seat, next.command.clone()));
            end = next.node;
        }
        line
    }
}
