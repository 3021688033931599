//! Everything that can be clicked is large enough to be hit, where others leave it the room.

use super::questions::{FRONTIERS, Positions, SPHERE, STATION, show};
use super::*;
use egui::{Rect, accesskit::Action};
use std::collections::BTreeSet;

/// The least side of what is clicked.
const LEAST: f32 = 31.9;

/// What can be clicked on the screen, by label.
fn clickable<G: Boarded>(harness: &Window<G>) -> Vec<(String, Rect)> {
    let all = harness.root().children_recursive();
    let buttons = all.filter(|node| {
        let node = node.accesskit_node();
        // Places at rest only say what they are.
        let rests = matches!(node.role(), Role::Group | Role::Canvas | Role::ScrollBar | Role::Label);
        !rests && node.data().supports_action(Action::Click)
    });
    let named = buttons.map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect()));
    named.collect()
}

/// True if another target leaves no more room at that side: they meet.
fn meets(rect: Rect, others: &[(String, Rect)], across: Vec2) -> bool {
    let beside = |step: Vec2| {
        let next = rect.translate(step);
        others
            .iter()
            .any(|(_, other)| *other != rect && other.intersects(next) && !other.contains_rect(rect))
    };
    beside(across) || beside(-across)
}

/// The targets that are too small and yet have room.
fn too_small<G: Boarded>(positions: &Positions<G>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for size in SIZES {
        let mut harness = window(Table::<G>::new(1, 4, &[]), size);
        for position in positions {
            show(&mut harness, position);
            let all = clickable(&harness);
            for (label, rect) in &all {
                let narrow = rect.width() < LEAST && !meets(*rect, &all, Vec2::new(1.0, 0.0));
                let low = rect.height() < LEAST && !meets(*rect, &all, Vec2::new(0.0, 1.0));
                if narrow || low {
                    found.insert(format!("{size} {label}: {}", rect.size()));
                }
            }
        }
    }
    found
}

fn hit<G: Boarded>(positions: &Positions<G>) {
    let found = too_small(positions);
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn each_target_of_argo_is_large_enough() {
    hit(&STATION);
}

#[test]
fn each_target_of_alien_frontiers_is_large_enough() {
    hit(&FRONTIERS);
}

#[test]
fn each_target_of_aqua_sphere_is_large_enough() {
    hit(&SPHERE);
}
