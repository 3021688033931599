//! The search that the bots are compared with, as `MCTSBot` of OpenSpiel does it with its random rollouts: UCB1 without
//! priors, and a random game to the end from each leaf. Like the bots it deals what is hidden anew for each of these games.

use podbay::rules::{Game, GameRng, MAX_SEATS, PerSeat, Ranking, Seat, Seed};

/// Weight of what is little tried against what has paid, as the peers' scripts have it.
const EXPLORE: f64 = 1.4;

/// The node of the first question.
const ROOT: usize = 0;

struct Node<C> {
    visits: u32,
    /// Sums over all visits.
    rewards: PerSeat<f64>,
    edges: Vec<Edge<C>>,
}

struct Edge<C> {
    seat: Seat,
    command: C,
    node: usize,
}

impl<C: PartialEq> Node<C> {
    const fn new() -> Self {
        Self {
            visits: 0,
            rewards: PerSeat([0.0; MAX_SEATS]),
            edges: Vec::new(),
        }
    }

    /// The edge of a command that has this place in the list of the seat.
    fn edge(&self, place: usize, seat: Seat, command: &C) -> Option<&Edge<C>> {
        let is_it = |edge: &&Edge<C>| edge.seat == seat && edge.command == *command;
        let at_place = self.edges.get(place).filter(is_it);
        at_place.or_else(|| self.edges.iter().find(is_it))
    }
}

/// The command that is tried most from the first question of a state.
pub(crate) fn best<G: Game>(rng: &mut GameRng, setup: &G::Setup, root: &G, simulations: u64) -> Option<G::Command> {
    let mut tree = vec![Node::new()];
    let (mut path, mut list) = (Vec::new(), Vec::new());
    for _ in 0..simulations {
        let mut state = root.clone();
        state.redeal(setup, Seed::from_number(rng.below(u32::MAX).into()));
        let mut node = ROOT;
        path.clear();
        path.push(node);
        while tree[node].visits > 0
            && let Some(seat) = question(&state, setup, &mut list)
        {
            grow(&mut tree, node, seat, &list);
            let Some(edge) = choose(&tree, node, seat, &list) else {
                break;
            };
            state.carry_out(setup, seat, &edge.command);
            node = edge.node;
            path.push(node);
        }
        play_on(rng, setup, &mut state, &mut list);
        let won = rewards(&state, setup);
        for &node in &path {
            tree[node].visits += 1;
            for (sum, more) in tree[node].rewards.0.iter_mut().zip(won.0) {
                *sum += more;
            }
        }
    }
    let most = tree[ROOT].edges.iter().max_by_key(|edge| tree[edge.node].visits)?;
    Some(most.command.clone())
}

/// The seat that is asked, whose commands become the list. Returns `None` at the end of the game.
fn question<G: Game>(state: &G, setup: &G::Setup, list: &mut Vec<G::Command>) -> Option<Seat> {
    let seat = state.decisions(setup).first()?.seat;
    list.clear();
    state.legal_commands(setup, seat, list);
    Some(seat)
}

/// Gives a node to each listed command that has none.
fn grow<C: Clone + PartialEq>(tree: &mut Vec<Node<C>>, node: usize, seat: Seat, list: &[C]) {
    for (place, command) in list.iter().enumerate() {
        if tree[node].edge(place, seat, command).is_none() {
            let new = tree.len();
            tree.push(Node::new());
            tree[node].edges.push(Edge {
                seat,
                command: command.clone(),
                node: new,
            });
        }
    }
}

/// The most promising of the listed commands. A command that was never tried comes first.
fn choose<'t, C: PartialEq>(tree: &'t [Node<C>], node: usize, seat: Seat, list: &[C]) -> Option<&'t Edge<C>> {
    let node = &tree[node];
    let tries = f64::from(node.visits).ln();
    let promise = |edge: &Edge<C>| {
        let next = &tree[edge.node];
        let visits = f64::from(next.visits);
        if next.visits == 0 {
            f64::INFINITY
        } else {
            next.rewards[seat] / visits + EXPLORE * (tries / visits).sqrt()
        }
    };
    let listed = list.iter().enumerate();
    let edges = listed.filter_map(|(place, command)| node.edge(place, seat, command));
    edges.max_by(|one, other| promise(one).total_cmp(&promise(other)))
}

/// Plays at random to the end of the game.
fn play_on<G: Game>(rng: &mut GameRng, setup: &G::Setup, state: &mut G, list: &mut Vec<G::Command>) {
    for _ in 0..G::max_commands(setup) {
        let Some(seat) = question(state, setup, list) else {
            break;
        };
        let choice = rng.below(list.len() as u32) as usize;
        state.carry_out(setup, seat, &list[choice]);
    }
}

/// The part of the win that each seat has at the end of a game.
fn rewards<G: Game>(state: &G, setup: &G::Setup) -> PerSeat<f64> {
    let ranking = state.result(setup);
    PerSeat(std::array::from_fn(|index| {
        let share = ranking.map_or(0, |ranking| ranking.share(Seat::wrapping(index)));
        f64::from(share) / f64::from(Ranking::WIN)
    }))
}
