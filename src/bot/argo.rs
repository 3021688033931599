//! What makes a position of Argo good.
//!
//! One hundred is one point. The weights are guesses that play a sound game: figures walk to pods and board them, keep
//! off the aliens, and nobody feeds the alien track without need.

use super::{Evaluate, greedy::verdict};
use crate::{
    games::argo::{Astronaut, Command, MAX_TILES, Place, Prompt, Role, Setup, State, Tile},
    rules::Seat,
};

/// A point on the board.
const POINT: i32 = 100;
/// A printed point of the seat somebody occupies in a docked pod.
const SEATED_POINT: i32 = 70;
/// The loss of one's own figure, beside what others score for it.
const DEATH: i32 = 120;
/// Value of a figure beside a free pod seat, and the loss for every step further away.
const NEAR_POD: i32 = 90;
const STEP: i32 = 11;
/// A figure on an alien's tile, and one tile from an alien.
const BITTEN: i32 = 80;
const THREATENED: i32 = 25;
/// A Grunt one step from an alien has prey.
const PREY: i32 = 25;
/// A point of the aliens hurts everybody.
const ALIEN_POINT: i32 = 60;
/// The rivals' mean is divided by this before it is taken off one's own value: a seat that lives off their losses feeds
/// the aliens, and loses to them together with everybody else.
const RIVALRY: i32 = 2;
/// A Time Machine works once: it has to gain this much.
const INTERRUPT: i32 = 60;

impl Evaluate for State {
    fn value(&self, setup: &Setup, seat: Seat) -> i32 {
        let ways = Ways::of(self, setup);
        let worth = |seat: Seat| self.team_worth(setup, &ways, seat);
        let others = setup.players.seats().filter(|&other| other != seat);
        let rivals = setup.players.get() as i32 - 1;
        let lead = worth(seat) - others.map(worth).sum::<i32>() / (RIVALRY * rivals.max(1));
        let dead = usize::from(self.open.board.track.len);
        let aliens = setup.track.get(dead).or(setup.track.last()).copied().unwrap_or(0);
        lead - ALIEN_POINT * i32::from(aliens) + verdict(self, setup, seat)
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

    fn price(command: &Command) -> i32 {
        if matches!(command, Command::Interrupt { .. }) {
            INTERRUPT
        } else {
            0
        }
    }
}

impl State {
    fn team_worth(&self, setup: &Setup, ways: &Ways, seat: Seat) -> i32 {
        let figures = Role::ALL.into_iter().map(|role| Astronaut::new(seat, role));
        let figures: i32 = figures.map(|figure| self.figure_worth(setup, ways, figure)).sum();
        POINT * i32::from(self.open.board.score[seat]) + figures
    }

    fn figure_worth(&self, setup: &Setup, ways: &Ways, figure: Astronaut) -> i32 {
        let weight = if figure.role() == Role::Chief { 2 } else { 1 };
        match self.open.board.places[figure.index()] {
            Place::Absent | Place::Saved(_) => 0,
            Place::Dead => -DEATH,
            Place::Aboard(pod, place) => {
                let seats = &setup.components.tile(pod).seats;
                let printed = seats.get(usize::from(place)).copied().unwrap_or(0);
                weight * SEATED_POINT * i32::from(printed)
            }
            Place::Module(tile) | Place::Transit(tile) => self.standing_worth(ways, figure, tile, weight),
        }
    }

    fn standing_worth(&self, ways: &Ways, figure: Astronaut, tile: Tile, weight: i32) -> i32 {
        let near = ways.to_pod[tile.index()].map_or(0, |steps| (NEAR_POD - STEP * i32::from(steps)).max(0));
        let alien_here = self.open.board.aliens.contains(tile);
        let alien_near = ways.alien_near[tile.index()];
        let danger = match (figure.role(), alien_here, alien_near) {
            (Role::Robot, ..) | (_, false, false) => 0,
            (_, true, _) => -BITTEN,
            (Role::Grunt, false, true) => PREY,
            (_, false, true) => -THREATENED,
        };
        weight * (near + danger)
    }
}

/// The way from each tile to pods and aliens.
struct Ways {
    /// Steps to the nearest pod with a free seat.
    to_pod: [Option<u8>; MAX_TILES],
    /// True if an alien is one step away.
    alien_near: [bool; MAX_TILES],
}

impl Ways {
    fn of(state: &State, setup: &Setup) -> Self {
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
        let mut queue = Vec::with_capacity(MAX_TILES);
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
    use crate::rules::{Game, Seed};

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
            for seat in setup.players.seats() {
                assert!(
                    dead.value(&setup, seat) < alive.value(&setup, seat),
                    "{players} players, {seat:?}"
                );
            }
        }
    }
}
