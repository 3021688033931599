//! Argo by three rules: points at once, figures aboard, and the way to the pods.

use super::{super::argo::Ways, Casual};
use crate::{
    games::argo::{Astronaut, Place, Role, Setup, State},
    rules::Seat,
};

/// Steps that count for a figure which cannot reach a free seat of a pod: more than any way has.
const CUT_OFF: i32 = 20;

/// Steps that somebody goes out of the way of an alien.
const WIDE: i32 = 3;

/// The figures of a seat with their places.
fn team(state: &State, seat: Seat) -> impl Iterator<Item = (Role, Place)> {
    let places = state.open.board.places;
    let place = move |role| (role, places[Astronaut::new(seat, role).index()]);
    Role::ALL.into_iter().map(place)
}

impl Casual for State {
    /// The dead.
    fn losses(&self, _: &Setup, seat: Seat) -> i32 {
        team(self, seat).filter(|(_, place)| *place == Place::Dead).count() as i32
    }

    /// 1. Score at once, by a kill, a pod that leaves or a Warehouse.
    /// 2. Board a pod, the dearest seat first.
    /// 3. Walk towards the nearest pod with a free seat, out of the way of aliens, and build towards it.
    fn rules(&self, setup: &Setup, seat: Seat) -> [i32; 3] {
        let ways = Ways::of(self, setup);
        let (mut aboard, mut steps) = (0, 0);
        for (role, place) in team(self, seat) {
            match place {
                Place::Aboard(pod, number) => {
                    let seats = &setup.components.tile(pod).seats;
                    aboard += seats.get(usize::from(number)).map_or(0, |value| i32::from(*value));
                }
                Place::Module(tile) | Place::Transit(tile) => {
                    steps += ways.to_pod[tile.index()].map_or(CUT_OFF, i32::from);
                    // A Robot fears no alien.
                    if role != Role::Robot && ways.alien_near[tile.index()] {
                        steps += WIDE;
                    }
                }
                Place::Absent | Place::Saved(_) | Place::Dead => {}
            }
        }
        [self.open.board.score[seat].into(), aboard, -steps]
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::preferences;
    use super::*;

    #[test]
    fn nobody_walks_into_an_alien_without_need() {
        let position = "tile C01 0,-2 r0\ntile C02 0,2 r0\nalien C01\ndead P0.grunt\n";
        let found = preferences::<State>(2, position);
        let away = ["chief", "explorer", "pilot"].map(|role| format!("move P0.{role} C02"));
        assert_eq!(found, away);
    }

    #[test]
    fn points_come_first() {
        let warehouse = "tile WAR1 0,-2 r1\nat WAR1 P0.chief\n";
        assert_eq!(preferences::<State>(2, warehouse), ["activate WAR1 P0.chief"]);
        // Any figure that enters C01 pushes the Chief onto the alien behind it.
        let push = "tile C01 0,-2 r0\ntile C02 0,-3 r0\ntile C09 0,2 r0\nalien C02\nat C01 P1.chief\n";
        let found = preferences::<State>(2, push);
        assert!(found.iter().all(|command| command.ends_with(" C01")), "{found:?}");
        // The Robot need not fear the alien there.
        assert!(found.contains(&"move P0.robot C01".to_owned()), "{found:?}");
    }

    #[test]
    fn boarding_a_pod_comes_before_a_longer_way() {
        // The Explorer could come nearer by two steps, the Robot boards with one.
        let position = "tile C01 0,-2 r0\ntile pod4 0,-3 r0\ntile C02 0,2 r0\ntile C03 0,3 r0\n\
                        at C01 P0.robot\nat C03 P0.explorer\ndead P0.chief P0.pilot P0.grunt\n";
        assert_eq!(preferences::<State>(3, position), ["move P0.robot pod4"]);
    }

    #[test]
    fn figures_walk_towards_pods_and_pods_are_built_within_reach() {
        let walk = "tile C01 0,-2 r0\ntile C02 0,-3 r0\ntile pod4 0,-4 r0\n\
                    at C01 P0.robot\ndead P0.chief P0.explorer P0.pilot P0.grunt\n";
        assert_eq!(preferences::<State>(3, walk), ["move P0.robot C02"]);
        let build = "tile C01 0,-2 r0\ntile C02 0,-3 r0\ntile C03 0,-4 r0\ndisplay C04 - -\nphase build\n";
        assert_eq!(preferences::<State>(2, build), ["build pod 0,-5 r0"]);
    }
}
