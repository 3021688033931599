//! Connections of the players on their cards and in the status line.

use super::*;
use crate::languages::flaws;
use podbay::games::{alien_frontiers, aqua_sphere, argo};
use podbay::protocol::Character;
use podbay::text::{Language, speaking};

fn connections<G: Boarded>(size: Vec2) {
    let mut table = Table::<G>::new(1, 4, &[]);
    let asked = table.seat().index();
    let bot = Link::Bot(Some(Character::Guard));
    for (on, link) in [Link::Slow, bot, Link::Away, Link::StandIn].into_iter().enumerate() {
        table.links[(asked + on) % 4] = link;
    }
    table.mine = vec![Seat::wrapping((asked + 3) % 4)];
    let harness = window(table, size);
    let name = |on: usize| NAMES[(asked + on) % 4];
    let cards = labels(&harness, Role::Group);
    for (on, word) in [(0, ", slow"), (1, ", bot"), (2, ", away"), (3, ", bot plays")] {
        let card = cards.iter().find(|card| card.starts_with(&format!("{}, ", name(on))));
        assert!(card.is_some_and(|card| card.ends_with(word)), "{cards:?}");
    }
    let status = labels(&harness, Role::Status).remove(0);
    assert!(
        status.starts_with(name(0)) && status.ends_with(" (slow connection)"),
        "{status}"
    );
}

#[test]
fn who_is_slow_is_named_on_the_card_and_in_the_banner() {
    for size in [SMALL, LARGE] {
        connections::<alien_frontiers::State>(size);
        connections::<aqua_sphere::State>(size);
        connections::<argo::State>(size);
    }
}

#[test]
fn a_name_is_whole_beside_every_connection_in_the_smallest_window() {
    for (language, link) in Language::ALL.into_iter().flat_map(|language| {
        [Link::Here, Link::Slow, Link::Away, Link::Bot(None), Link::StandIn].map(|link| (language, link))
    }) {
        speaking(language, || {
            let mut table = Table::<argo::State>::new(1, 4, &[]);
            table.links = vec![link; 4];
            let cut = flaws(&window(table, SMALL));
            assert!(
                NAMES.iter().all(|name| !cut.contains(*name)),
                "{link:?} in {language:?}: {cut:?}"
            );
        });
    }
}
