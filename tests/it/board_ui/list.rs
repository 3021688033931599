//! The list "What can I do?": one font, whole lines, and what the line in focus would do.

use super::questions::{FRONTIERS, Positions, SPHERE, STATION, show};
use super::*;
use crate::languages::texts;
use podbay::{
    games::argo::State,
    text::{Language, speaking},
};

/// The list is opened in every question: its lines are as large as each other, and none is cut by its edge.
fn read<G: Boarded>(positions: &Positions<G>, size: Vec2) {
    let mut harness = window(Table::<G>::new(1, 2, &[]), size);
    for position in positions {
        show(&mut harness, position);
        press(&mut harness, Key::H);
        harness.run_steps(1);
        let list = harness.get_by_role(Role::List).rect();
        let lines = harness.get_all_by_role(Role::ListItem);
        for line in lines.map(|node| node.rect()) {
            assert!(
                line.bottom() <= list.bottom() || line.top() >= list.bottom() - 7.0,
                "{line:?} in {list:?}"
            );
        }
        let mut found = Vec::new();
        // What lies below the list has the whole window as its room.
        let shapes = harness.output().shapes.iter();
        let of_list = shapes.filter(|clipped| list.contains_rect(clipped.clip_rect));
        of_list.for_each(|clipped| texts(&clipped.shape, &mut found));
        let of_list = found.iter().map(|text| &text.galley);
        let of_list =
            of_list.filter(|galley| galley.job.sections[0].format.font_id.family == egui::FontFamily::Proportional);
        let mut heights: Vec<f32> = of_list
            .map(|galley| galley.job.sections[0].format.font_id.size)
            .collect();
        // The caps of the keys stand between the lines.
        heights.sort_by(f32::total_cmp);
        heights.dedup();
        assert!(heights.iter().filter(|size| **size > 14.0).count() == 1, "{heights:?}");
        press(&mut harness, Key::H);
    }
}

#[test]
fn all_lines_are_whole_and_of_one_size() {
    for language in [Language::En, Language::De] {
        speaking(language, || {
            for size in [SMALL, LARGE] {
                read(&STATION, size);
                read(&FRONTIERS, size);
                read(&SPHERE, size);
            }
        });
    }
}

#[test]
fn the_line_in_focus_says_who_dies_and_what_it_scores() {
    let mut told = Vec::new();
    let mut harness = window(Table::<State>::new(1, 2, &[]), LARGE);
    for position in STATION.iter() {
        show(&mut harness, position);
        press(&mut harness, Key::H);
        for _ in 0..harness.state().legal().len().min(12) {
            harness.run_steps(1);
            let lines = labels(&harness, Role::ListItem).into_iter();
            told.extend(lines.filter_map(|line| Some(line.split_once("Then: ")?.1.to_owned())));
            press(&mut harness, Key::ArrowDown);
        }
    }
    let says = |words: &str| told.iter().any(|effect| effect.contains(words));
    assert!(says("dies") && says("point"), "{told:?}");
}
