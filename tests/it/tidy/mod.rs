//! The laws of the source: which file may use what, and what may stand nowhere.

mod circles;
mod docs;
mod fields;
mod glossary;
mod layers;
mod methods;
mod names;
mod pages;
mod reasons;
mod tree;

use std::{fs, path::Path};

fn sources(dir: &Path, out: &mut Vec<(String, String)>) {
    let mut entries: Vec<_> = fs::read_dir(dir).unwrap().map(|e| e.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            sources(&path, out);
        } else if path.extension().is_some_and(|e| e == "rs") {
            out.push((
                path.to_string_lossy().replace('\\', "/"),
                fs::read_to_string(&path).unwrap(),
            ));
        }
    }
}

fn all_sources() -> Vec<(String, String)> {
    std::env::set_current_dir(env!("CARGO_MANIFEST_DIR")).unwrap();
    let mut out = Vec::new();
    sources(Path::new("src"), &mut out);
    assert!(out.len() > 20, "the sources were not found");
    out
}

#[test]
fn files_stay_readable() {
    let (mut all, mut broken) = (all_sources(), Vec::new());
    for folder in ["benches", "examples", "tests/it"] {
        sources(Path::new(folder), &mut all);
    }
    for (path, text) in all {
        let lines = text.lines().count();
        if lines > 600 {
            broken.push(format!("{path} has {lines} lines, at most 600"));
        }
        for (line, code) in text.lines().enumerate() {
            if code.chars().count() > 140 {
                broken.push(format!("{path}:{} is longer than 140 characters", line + 1));
            }
        }
    }
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

#[test]
fn nothing_is_left_open_in_the_code() {
    let mut broken = Vec::new();
    for (path, text) in all_sources() {
        for token in ["todo!(", "unimplemented!(", "dbg!(", "FIXME", "XXX", "#[ignore"] {
            if text.contains(token) {
                broken.push(format!("{path} contains {token}"));
            }
        }
    }
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}
