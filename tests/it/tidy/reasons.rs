//! Each reason for dropping something stands in a test, by its name or by words of its line.

use super::{all_sources, sources};
use std::path::Path;

/// Reasons that no test can bring about; the list may only become shorter. The system would have to refuse what it does not
/// refuse (a larger buffer of a new socket, a poller), TLS would have to fail after it has passed, a first write and the
/// removal of the same file would both have to fail, or the program would have to be built with broken lessons.
const WITHOUT: [&str; 6] = [
    "JournalLeft",
    "Lesson",
    "NoChannelKey",
    "NoSearch",
    "SendBuffer",
    "Unproven",
];
/// Reasons whose lines tests put together with their values, and what the tests say of them.
const WITH_VALUES: [(&str, &str); 3] = [
    ("OtherProtocol", "introduction refused: {versions}"),
    ("Panicked", "a fault at src/cli/mod.rs:"),
    ("RecordTooLong", "its first {most} entries"),
];
/// As many words of a line are enough to know it by.
const WORDS: usize = 5;

/// The reasons: the name of each, and the longest part of its line without a value, in words.
fn reasons(code: &str) -> Vec<(String, Vec<String>)> {
    let (_, code) = code.split_once("pub enum Dropped {").expect("the reasons");
    let (code, _) = code.split_once("\n}\n").expect("their end");
    let mut line = "";
    let mut found = Vec::new();
    for text in code.lines().map(str::trim) {
        if let Some(told) = text.strip_prefix("#[error(\"") {
            line = told.split("\")]").next().unwrap_or_default();
        } else if text.starts_with(|first: char| first.is_ascii_uppercase()) {
            let name = text
                .split(|c: char| !c.is_ascii_alphanumeric())
                .next()
                .unwrap_or_default();
            // What stands between the values of the line.
            let parts = line
                .split('{')
                .map(|part| part.split_once('}').map_or(part, |(_, text)| text));
            let words = parts.map(|part| part.split_whitespace().map(str::to_owned).collect::<Vec<_>>());
            found.push((name.to_owned(), words.max_by_key(Vec::len).unwrap_or_default()));
        }
    }
    found
}

/// All code that only tests run.
fn tests() -> String {
    let mut files = Vec::new();
    sources(Path::new("tests"), &mut files);
    // This file names reasons without testing them.
    files.retain(|(path, _)| !path.ends_with("tidy/reasons.rs"));
    let mut code: Vec<String> = files.into_iter().map(|(_, text)| text).collect();
    for (path, text) in all_sources() {
        if path.ends_with("/tests.rs") {
            code.push(text);
        } else if let Some((_, tests)) = text.split_once("#[cfg(test)]\nmod tests {") {
            code.push(tests.to_owned());
        }
    }
    code.join("\n")
}

#[test]
fn each_reason_for_dropping_something_stands_in_a_test() {
    let sources = all_sources();
    let (_, code) = sources
        .iter()
        .find(|(path, _)| path.ends_with("diagnostics/dropped.rs"))
        .expect("the file");
    let (reasons, tests) = (reasons(code), tests());
    assert!(reasons.len() > 100, "the reasons were not read");
    let names = |name: &str| {
        let name = format!("Dropped::{name}");
        let mut after = tests.split(&name).skip(1);
        after.any(|rest| !rest.starts_with(|next: char| next.is_ascii_alphanumeric()))
    };
    let quotes = |words: &[String]| {
        let length = words.len().clamp(1, WORDS);
        words.windows(length).any(|part| tests.contains(&part.join(" ")))
    };
    let with_values = |name: &str| {
        let mut known = WITH_VALUES.iter().filter(|(reason, _)| *reason == name);
        known.any(|(_, words)| tests.contains(words))
    };
    let mut without: Vec<&str> = reasons
        .iter()
        .filter(|(name, words)| !names(name) && !quotes(words) && !with_values(name))
        .map(|(name, _)| name.as_str())
        .collect();
    without.sort_unstable();
    assert_eq!(without, WITHOUT);
}
