//! The architecture's absences, enforced: which layer may use what, and what may stand nowhere.

use std::{fs, path::Path};

/// Layers from the bottom; each may name only those before it (and itself).
const LAYERS: [&str; 12] = [
    "rules",
    "games",
    "protocol",
    "diagnostics",
    "record",
    "bot",
    "session",
    "store",
    "net",
    "text",
    "app",
    "cli",
];

/// Crates that may be named only below these folders.
const ONLY_IN: [(&str, &[&str]); 7] = [
    ("quinn", &["src/net"]),
    ("rustls", &["src/net"]),
    ("mdns_sd", &["src/net"]),
    ("tokio", &["src/net", "src/cli"]),
    ("egui", &["src/app"]),
    ("eframe", &["src/app"]),
    ("bincode", &["src/protocol/codec.rs"]),
];

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

fn code_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines()
        .enumerate()
        .map(|(i, l)| (i + 1, l))
        .filter(|(_, l)| !l.trim_start().starts_with("//"))
}

fn layer_of(path: &str) -> Option<usize> {
    let rest = path.strip_prefix("src/")?;
    let top = rest.split('/').next()?.trim_end_matches(".rs");
    LAYERS.iter().position(|l| *l == top)
}

#[test]
fn a_layer_uses_only_those_before_it() {
    let mut broken = Vec::new();
    for (path, text) in all_sources() {
        let Some(own) = layer_of(&path) else { continue };
        for (line, code) in code_lines(&text) {
            for (index, layer) in LAYERS.iter().enumerate().skip(own + 1) {
                if code.contains(&format!("crate::{layer}::")) || code.contains(&format!("crate::{layer};")) {
                    broken.push(format!(
                        "{path}:{line} is in layer {} and names {}",
                        LAYERS[own], LAYERS[index]
                    ));
                }
            }
        }
    }
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

#[test]
fn a_crate_is_named_only_in_its_place() {
    let mut broken = Vec::new();
    for (path, text) in all_sources() {
        for (name, places) in ONLY_IN {
            if places.iter().any(|p| path.starts_with(p)) {
                continue;
            }
            for (line, code) in code_lines(&text) {
                if code.contains(&format!("{name}::")) || code.contains(&format!("use {name};")) {
                    broken.push(format!("{path}:{line} names {name}, which belongs to {places:?}"));
                }
            }
        }
    }
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

#[test]
fn no_game_names_another() {
    let games: Vec<String> = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games"))
        .unwrap()
        .map(|e| e.unwrap().path())
        .filter(|p| p.is_dir())
        .map(|p| p.file_name().unwrap().to_string_lossy().into_owned())
        .collect();
    for (path, text) in all_sources() {
        for game in &games {
            let Some(rest) = path.strip_prefix("src/games/") else {
                continue;
            };
            if !rest.contains('/') || rest.starts_with(&format!("{game}/")) {
                continue;
            }
            assert!(
                !text.contains(&format!("games::{game}")),
                "{path} names the game {game}"
            );
        }
    }
}

#[test]
fn files_stay_readable() {
    let mut broken = Vec::new();
    for (path, text) in all_sources() {
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
