//! The pages beside the code: the map stays short, and whatever a page names exists.

use super::{all_sources, sources};
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// Longest map, in bytes: ten minutes to read.
const MAP_MAX: usize = 14 * 1024;
/// The pages that do not stand below `src`.
const PAGES: [&str; 4] = [
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "benches/README.md",
    "tests/README.md",
];
/// Code in backticks that begins with one of these is a path from the root of the project.
const FOLDERS: [&str; 6] = ["src/", "tests/", "benches/", "examples/", "assets/", ".ci/"];
/// A name in backticks with so many underscores is that of a test.
const UNDERSCORES: usize = 4;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All pages, each with its text.
pub(super) fn pages() -> Vec<(PathBuf, String)> {
    let mut found: Vec<PathBuf> = PAGES.iter().map(|page| root().join(page)).collect();
    pages_below(&root().join("src"), &mut found);
    assert!(found.len() > PAGES.len() + 4, "the pages were not found");
    let with_text = |page: PathBuf| {
        let text = fs::read_to_string(&page).unwrap();
        (page, text)
    };
    found.into_iter().map(with_text).collect()
}

fn pages_below(folder: &Path, out: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            pages_below(&path, out);
        } else if ["README.md", "THREATS.md", "GLOSSARY.md"]
            .iter()
            .any(|page| path.ends_with(page))
        {
            out.push(path);
        }
    }
}

/// The code in backticks outside of blocks.
fn code_of(text: &str) -> Vec<String> {
    let mut in_block = false;
    let mut prose = String::new();
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            in_block = !in_block;
        } else if !in_block {
            prose.push_str(line);
            prose.push('\n');
        }
    }
    prose.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// The files that a page links to, as it names them.
fn links_of(text: &str) -> Vec<&str> {
    let targets = text
        .split("](")
        .skip(1)
        .filter_map(|rest| rest.split([')', '#']).next());
    let is_file = |target: &&str| !target.is_empty() && !target.contains("://");
    targets.filter(is_file).collect()
}

fn is_path(code: &str) -> bool {
    FOLDERS.iter().any(|folder| code.starts_with(folder)) && !code.contains(['<', '*', ' ', '\n'])
}

fn is_test(code: &str) -> bool {
    let in_name = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    code.chars().all(in_name) && code.matches('_').count() >= UNDERSCORES
}

/// The names of all functions, those of the tests included.
fn functions() -> BTreeSet<String> {
    let mut files = all_sources();
    sources(Path::new("tests/it"), &mut files);
    let mut names = BTreeSet::new();
    for (_, text) in files {
        for rest in text.split("fn ").skip(1) {
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_');
            names.insert(rest[..end.unwrap_or(rest.len())].to_owned());
        }
    }
    names
}

#[test]
fn the_map_stays_short() {
    let length = fs::read(root().join("ARCHITECTURE.md")).unwrap().len();
    assert!(
        length <= MAP_MAX,
        "ARCHITECTURE.md has {length} bytes, at most {MAP_MAX}: what explains a layer stands in its README.md"
    );
}

#[test]
fn pages_name_only_what_exists() {
    let functions = functions();
    let mut seen = 0;
    let mut broken = Vec::new();
    for (page, text) in pages() {
        for code in code_of(&text) {
            let exists = match (is_path(&code), is_test(&code)) {
                (true, _) => root().join(&code).exists(),
                (false, true) => functions.contains(&code),
                (false, false) => continue,
            };
            seen += 1;
            if !exists {
                broken.push(format!("{} names `{code}`, which does not exist", page.display()));
            }
        }
        for link in links_of(&text) {
            if !page.with_file_name(link).exists() {
                broken.push(format!("{} links to {link}, which does not exist", page.display()));
            }
        }
    }
    assert!(seen > 100, "only {seen} names were found");
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

#[test]
fn a_layers_page_is_in_its_documentation() {
    let mut broken = Vec::new();
    for (page, _) in pages() {
        if page.starts_with(root().join("src")) && page.ends_with("README.md") {
            let module = fs::read_to_string(page.with_file_name("mod.rs")).unwrap();
            if !module.contains("#![doc = include_str!(\"README.md\")]") {
                broken.push(page.display().to_string());
            }
        }
    }
    assert!(broken.is_empty(), "not included by mod.rs: {}", broken.join("\n"));
}
