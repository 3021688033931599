//! The worth of a position of Argo, by terms.
//!
//! Figures walk to pods and board them, keep off the aliens, and nobody feeds the alien track without need. Amounts are in
//! points, as a sound game without training counts them.

use super::{
    Evaluate,
    judgement::Judgement,
    terms::{Group, Term, Terms},
    weights::Sets,
};
use crate::{
    games::argo::{Astronaut, MAX_TILES, Place, Prompt, Role, Setup, State, Tile},
    rules::PerSeat,
};
use arrayvec::ArrayVec;
use std::sync::LazyLock;

/// A printed point of the seat somebody occupies in a docked pod.
const SEATED_POINT: f32 = 0.7;
/// Value of a figure beside a free pod seat, and the loss for every step further away.
const NEAR_POD: f32 = 0.9;
const STEP: f32 = 0.11;
/// The loss of one's own figure, beside what others score for it.
const DEATH: f32 = -1.2;
/// A figure on an alien's tile, and one tile from an alien.
const BITTEN: f32 = -0.8;
const THREATENED: f32 = -0.25;
/// A Grunt one step from an alien has prey.
const PREY: f32 = 0.25;
/// A Time Machine works once: it has to gain this much.
const INTERRUPT: f32 = -0.6;

/// The terms of a seat, in the order of `Team::amounts`.
const SEAT: [Term; 12] = [
    Term::new("points", Group::Score, 1.0),
    Term::new("aboard", Group::Score, 1.0),
    Term::new("near", Group::Tempo, 1.0),
    Term::new("mobile", Group::Growth, 0.0),
    Term::new("cut-off", Group::Safety, 0.0),
    Term::new("bitten", Group::Safety, 1.0),
    Term::new("threatened", Group::Safety, 1.0),
    Term::new("prey", Group::Attack, 1.0),
    Term::new("dead", Group::Safety, 1.0),
    Term::new("machine", Group::Tempo, 1.0),
    Term::new("turn", Group::Turn, 0.0),
    Term::new("actions", Group::Turn, 0.0),
];

/// The terms of the aliens. A seat that lives off the losses of others feeds them, and loses to them together with
/// everybody else.
const ALIENS: [Term; 6] = [
    Term::new("points", Group::Score, 0.6),
    Term::new("dead", Group::Score, 0.0),
    Term::new("track", Group::Score, 0.0),
    Term::new("aliens", Group::Growth, 0.0),
    Term::new("bitten", Group::Tempo, 0.0),
    Term::new("threatened", Group::Tempo, 0.0),
];

static JUDGEMENT: LazyLock<Judgement> = LazyLock::new(|| Judgement {
    seat: &SEAT,
    neutral: &ALIENS,
    lead: 3.0,
    rivalry: 0.5,
    // Everybody's next turn.
    horizon: 4,
    easy: 6,
    sets: Sets::built_in(include_str!("../../assets/argo/weights.toml"), &SEAT, &ALIENS),
});

impl Evaluate for State {
    fn judgement(_: &Setup) -> &'static Judgement {
        &JUDGEMENT
    }

    fn assess(&self, setup: &Setup) -> Terms {
        let (ways, board) = (Ways::of(self, setup), &self.open.board);
        let mut terms = Terms::new(self.progress(setup));
        let (mut bitten, mut threatened) = (0.0, 0.0);
        let used = self.used_machines(setup);
        for seat in setup.players.seats() {
            let mut team = Team::default();
            for figure in Role::ALL.map(|role| Astronaut::new(seat, role)) {
                team.add(self, setup, &ways, figure);
            }
            bitten += team.bitten;
            threatened += team.threatened;
            let points = f32::from(board.score[seat]);
            let machine = INTERRUPT * used[seat];
            let (turn, actions) = if seat == self.open.active {
                (1.0, f32::from(2_u8.saturating_sub(board.actions_used)))
            } else {
                (0.0, 0.0)
            };
            terms.set(seat, team.amounts(points, machine, turn, actions));
        }
        let (dead, length) = (f32::from(board.track.len), setup.track.len().max(1) as f32);
        let filled = dead / length;
        let aliens = board.aliens.len() as f32;
        let score = f32::from(self.alien_score(setup));
        terms.set_neutral([score, dead, filled * filled, aliens, -bitten, -threatened]);
        terms
    }

    fn is_follow_up(prompt: &Prompt) -> bool {
        match prompt {
            Prompt::ChooseAction { interrupt } => *interrupt,
            Prompt::ChooseAlienMove
            | Prompt::ChooseBuild
            | Prompt::React { .. }
            | Prompt::ConfirmAction
            | Prompt::ConfirmInterrupt
            | Prompt::ConfirmTurn => false,
            _ => true,
        }
    }
}

impl State {
    /// The part of the game that is over: the greatest of the parts of pods, of the track and of the stack that are gone.
    fn progress(&self, setup: &Setup) -> f32 {
        let board = &self.open.board;
        let part = |gone: usize, all: usize| gone as f32 / all.max(1) as f32;
        let stack = setup.modules.len();
        part(usize::from(board.pods_left), setup.pods.len())
            .max(part(board.track.len.into(), setup.track.len()))
            .max(part(stack.saturating_sub(self.open.stack_left.into()), stack))
    }

    /// The number of Time Machines that each seat has used.
    fn used_machines(&self, setup: &Setup) -> PerSeat<f32> {
        let mut used = PerSeat::default();
        for machine in setup.time_machines.iter() {
            for seat in self.open.board.tokens[machine.index()].iter() {
                used[seat] += 1.0;
            }
        }
        used
    }
}

/// The amounts of all figures of a seat.
#[derive(Default)]
struct Team {
    aboard: f32,
    near: f32,
    mobile: f32,
    cut_off: f32,
    bitten: f32,
    threatened: f32,
    prey: f32,
    dead: f32,
}

impl Team {
    fn amounts(&self, points: f32, machine: f32, turn: f32, actions: f32) -> [f32; SEAT.len()] {
        [
            points,
            self.aboard,
            self.near,
            self.mobile,
            self.cut_off,
            self.bitten,
            self.threatened,
            self.prey,
            self.dead,
            machine,
            turn,
            actions,
        ]
    }

    /// A Chief counts twice. Of each amount more is better.
    fn add(&mut self, state: &State, setup: &Setup, ways: &Ways, figure: Astronaut) {
        let weight = if figure.role() == Role::Chief { 2.0 } else { 1.0 };
        match state.open.board.places[figure.index()] {
            Place::Absent | Place::Saved(_) => {}
            Place::Dead => self.dead += DEATH,
            Place::Aboard(pod, place) => {
                let seats = &setup.components.tile(pod).seats;
                let printed = seats.get(usize::from(place)).copied().unwrap_or(0);
                self.aboard += weight * SEATED_POINT * f32::from(printed);
            }
            Place::Module(tile) | Place::Transit(tile) => {
                self.mobile += 1.0;
                match ways.to_pod[tile.index()] {
                    Some(steps) => self.near += weight * (NEAR_POD - STEP * f32::from(steps)).max(0.0),
                    None => self.cut_off -= weight,
                }
                let alien_here = state.open.board.aliens.contains(tile);
                match (figure.role(), alien_here, ways.alien_near[tile.index()]) {
                    (Role::Robot, ..) | (_, false, false) => {}
                    (_, true, _) => self.bitten += weight * BITTEN,
                    (Role::Grunt, false, true) => self.prey += weight * PREY,
                    (_, false, true) => self.threatened += weight * THREATENED,
                }
            }
        }
    }
}

/// The way from each tile to pods and aliens.
pub(super) struct Ways {
    /// Steps to the nearest pod with a free seat.
    pub(super) to_pod: [Option<u8>; MAX_TILES],
    /// True if an alien is one step away.
    pub(super) alien_near: [bool; MAX_TILES],
}

impl Ways {
    pub(super) fn of(state: &State, setup: &Setup) -> Self {
        let mut ways = Self {
            to_pod: [None; MAX_TILES],
            alien_near: [false; MAX_TILES],
        };
        for alien in state.open.board.aliens.iter() {
            for tile in state.neighbours(setup, alien) {
                ways.alien_near[tile.index()] = true;
            }
        }
        ways.spread_from_pods(state, setup);
        ways
    }

    /// A breadth-first search from all pods at once; nobody walks through a pod.
    fn spread_from_pods(&mut self, state: &State, setup: &Setup) {
        let mut aboard = [0_usize; MAX_TILES];
        for place in state.open.board.places {
            if let Place::Aboard(pod, _) = place {
                aboard[pod.index()] += 1;
            }
        }
        let mut queue = ArrayVec::<Tile, MAX_TILES>::new();
        for &pod in &setup.pods {
            let seats = setup.components.tile(pod).seats.len();
            if state.open.board.spots[pod.index()].is_some() && aboard[pod.index()] < seats {
                self.to_pod[pod.index()] = Some(0);
                queue.push(pod);
            }
        }
        let mut next = 0;
        while let Some(&tile) = queue.get(next) {
            next += 1;
            let steps = self.to_pod[tile.index()].map_or(1, |steps| steps + 1);
            for neighbour in state.neighbours(setup, tile) {
                if !setup.components.is_pod(neighbour) && self.to_pod[neighbour.index()].is_none() {
                    self.to_pod[neighbour.index()] = Some(steps);
                    queue.push(neighbour);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::trial::setup;
    use crate::rules::{Game, Seat, Seed};

    #[test]
    fn nobody_gains_by_a_death_that_feeds_the_aliens() {
        for players in 2..=4 {
            let setup = setup::<State>(players, &[]);
            let alive = State::new(&setup, Seed::from_number(players as u64));
            let victim = Astronaut::new(Seat::wrapping(1), Role::ALL[0]);
            let mut dead = alive.clone();
            dead.open.board.places[victim.index()] = Place::Dead;
            // As far along the track as it takes to bring the aliens points.
            while dead.alien_score(&setup) == alive.alien_score(&setup) {
                dead.open.board.track.len += 1;
            }
            let [before, after] = [&alive, &dead].map(|state| state.assess(&setup));
            for seat in setup.players.seats() {
                let worth = |terms: &Terms| JUDGEMENT.worth(terms, setup.players, seat);
                assert!(worth(&after) < worth(&before), "{players} players, {seat:?}");
            }
        }
    }
}
