//! No text lies on another one, at every size of the window and at every scale.

use super::questions::{FRONTIERS, Positions, SPHERE, STATION, show};
use super::*;
use egui::{Rect, Shape};
use podbay::{
    app::look::is_glyph,
    text::{Language, speaking},
};
use std::collections::BTreeSet;

/// The texts of a frame as they are seen: with their ink, cut off where their room ends.
pub(super) fn texts(shape: &Shape, clip: Rect, found: &mut Vec<(String, Rect)>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| texts(shape, clip, found)),
        Shape::Text(text) if !is_glyph(text.galley.text()) => {
            let ink = text.galley.mesh_bounds.translate(text.pos.to_vec2()).intersect(clip);
            if ink.is_positive() {
                found.push((text.galley.job.text.clone(), ink));
            }
        }
        _ => {}
    }
}

/// Pairs of texts that lie on each other.
fn overlaps<G: Boarded>(harness: &Window<G>, size: Vec2) -> BTreeSet<String> {
    let mut all = Vec::new();
    for clipped in &harness.output().shapes {
        texts(&clipped.shape, clipped.clip_rect, &mut all);
    }
    // Over a small board a sheet may lie.
    let board = harness.get_by_role(Role::Canvas).rect();
    all.retain(|(_, rect)| size.x > 1200.0 || !board.contains(rect.center()));
    let mut found = BTreeSet::new();
    for (index, (text, rect)) in all.iter().enumerate() {
        for (other, second) in &all[index + 1..] {
            let common = rect.intersect(*second);
            // Pieces with a letter stand close together, and one upon the other.
            let are_pieces = [text, other].iter().all(|text| text.chars().count() == 1);
            if common.width() > 1.0 && common.height() > 1.0 && !are_pieces {
                found.insert(format!("{text:?} {rect:?} and {other:?} {second:?}"));
            }
        }
    }
    found
}

/// Every question at this size and scale, with four players of whom some are away.
fn read<G: Boarded>(positions: &Positions<G>, size: Vec2, scale: f32) {
    let mut harness = Harness::builder()
        .with_size(size)
        .with_pixels_per_point(scale)
        .with_step_dt(STEP)
        .with_max_steps(60)
        .build_ui_state(|ui, table: &mut Table<G>| table.frame(ui), Table::<G>::new(1, 4, &[]));
    wait(&mut harness);
    for position in positions {
        show(&mut harness, position);
        harness.state_mut().links = vec![Link::Away, Link::Slow, Link::Bot(None), Link::StandIn];
        harness.run_steps(1);
        let found = overlaps(&harness, size);
        assert!(
            found.is_empty(),
            "{:?} at {size} and {scale}: {found:#?}",
            harness.state().prompt()
        );
    }
}

fn at_every_size<G: Boarded>(positions: &Positions<G>) {
    for size in SIZES {
        read(positions, size, 1.0);
    }
}

#[test]
fn no_text_of_argo_lies_on_another_at_any_size() {
    at_every_size(&STATION);
}

#[test]
fn no_text_of_alien_frontiers_lies_on_another_at_any_size() {
    at_every_size(&FRONTIERS);
}

#[test]
fn no_text_of_aqua_sphere_lies_on_another_at_any_size() {
    at_every_size(&SPHERE);
}

/// From the least to the largest scale of the settings, where letters are of other widths.
#[test]
fn no_text_lies_on_another_at_any_scale() {
    for scale in [0.75, 1.25, 2.5] {
        speaking(Language::De, || {
            read(&STATION[..4].to_vec(), SMALL, scale);
            read(&FRONTIERS[..4].to_vec(), SMALL, scale);
            read(&SPHERE[..4].to_vec(), SMALL, scale);
        });
    }
}
