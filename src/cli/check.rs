//! `podbay check`: runs the scenarios below some paths.

use crate::games::any::{GameId, GameVisitor, Listed};
use crate::rules::scenario::{self, Failure, Scenario, Scripted};
use crate::store::{self, StoreError};
use serde::Serialize;
use std::path::{Path, PathBuf};

/// Longest file of scenarios in bytes: twenty times the longest of this project.
const SCENARIOS_MAX: usize = 1024 * 1024;

/// The findings of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Report {
    /// Scenarios that hold.
    pub passed: usize,
    /// Scenarios that do not, and files that cannot be read.
    pub failed: usize,
    /// The failures in the order of the files.
    pub failures: Vec<Wrong>,
}

/// One scenario that does not hold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Wrong {
    /// File, line and name of the scenario.
    pub file: String,
    /// The expected result.
    pub expected: String,
    /// The result that was found.
    pub got: String,
}

/// Runs every `*.scn` file at or below the paths, in sorted order. A path that holds none counts as failed, so that a
/// slip in a path is not taken for success.
#[must_use]
pub fn check(paths: &[PathBuf]) -> Report {
    let mut report = Report::default();
    for path in paths {
        match files(path) {
            Ok(files) if files.is_empty() => report.add_wrong(path, None, missing("no *.scn file here")),
            Ok(files) => files.iter().for_each(|file| check_file(file, &mut report)),
            Err(error) => report.add_wrong(path, None, missing(&error.to_string())),
        }
    }
    report
}

fn missing(got: &str) -> Failure {
    Failure {
        line: 0,
        expected: "scenario files".to_owned(),
        got: got.to_owned(),
    }
}

/// The path itself, or the scenario files below it.
pub(super) fn files(path: &Path) -> std::io::Result<Vec<PathBuf>> {
    if !path.is_dir() {
        return std::fs::metadata(path).map(|_| vec![path.to_owned()]);
    }
    let mut entries = Vec::new();
    for entry in std::fs::read_dir(path)? {
        let entry = entry?;
        // Links are not followed, so that one leading upwards ends nothing.
        entries.push((entry.path(), entry.file_type()?));
    }
    entries.sort_by(|(a, _), (b, _)| a.cmp(b));
    let mut found = Vec::new();
    for (path, kind) in entries {
        if kind.is_dir() {
            found.extend(files(&path)?);
        } else if path.extension().is_some_and(|end| end == "scn") {
            found.push(path);
        }
    }
    Ok(found)
}

/// The scenarios of a file, those that are not in the format as failures.
pub(super) fn read(path: &Path) -> Result<Vec<Result<Scenario, Failure>>, Failure> {
    let text = store::read_text(path, SCENARIOS_MAX).map_err(|error| match error {
        StoreError::Io { error, .. } => missing(&error.to_string()),
        error => missing(&error.to_string()),
    })?;
    let blocks = scenario::parse(&text)?;
    if blocks.is_empty() {
        return Err(missing("no scenario in this file"));
    }
    Ok(blocks)
}

fn check_file(path: &Path, report: &mut Report) {
    let blocks = match read(path) {
        Ok(blocks) => blocks,
        Err(failure) => return report.add_wrong(path, None, failure),
    };
    for block in &blocks {
        match block.as_ref().map(|scenario| (scenario, run(scenario))) {
            Ok((_, Ok(()))) => report.passed += 1,
            Ok((scenario, Err(failure))) => report.add_wrong(path, Some(scenario), failure),
            Err(failure) => report.add_wrong(path, None, failure.clone()),
        }
    }
}

/// A line of a file and the scenario there, for messages. Line 0 is the file as a whole.
pub(super) fn place(path: &Path, line: usize, scenario: Option<&Scenario>) -> String {
    let mut place = path.display().to_string();
    if line > 0 {
        place += &format!(":{line}");
    }
    if let Some(scenario) = scenario {
        place += &format!(" {}", scenario.name);
    }
    place
}

fn run(scenario: &Scenario) -> Result<(), Failure> {
    match GameId::from_name(&scenario.config.game) {
        Some(game) => game.visit(Check(scenario)),
        None => Err(Failure {
            line: scenario.line,
            expected: "a game that can be played".to_owned(),
            got: scenario.config.game.clone(),
        }),
    }
}

/// Runs a scenario by the rules of its game.
struct Check<'a>(&'a Scenario);

impl GameVisitor for Check<'_> {
    type Out = Result<(), Failure>;
    fn visit<G: Scripted + Listed>(self) -> Self::Out {
        scenario::run::<G>(self.0)
    }
}

impl Report {
    fn add_wrong(&mut self, path: &Path, scenario: Option<&Scenario>, failure: Failure) {
        self.failed += 1;
        self.failures.push(Wrong {
            file: place(path, failure.line, scenario),
            expected: failure.expected,
            got: failure.got,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCENARIO: &str = include_str!("../../tests/data/scenarios/argo/commit.scn");

    fn checked(text: &[u8]) -> Report {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.scn");
        std::fs::write(&file, text).unwrap();
        let report = check(&[file]);
        // The folder around it says the same.
        assert_eq!(check(&[folder.path().to_owned()]), report);
        report
    }

    #[test]
    fn a_file_without_a_scenario_fails() {
        for text in ["", "\n", "# nothing yet\n", "\u{feff}", "game argo\n"] {
            let report = checked(text.as_bytes());
            assert_eq!((report.passed, report.failed), (0, 1), "{text:?}");
        }
        assert_eq!(checked(&[0xff, 0xfe, b'a', 0]).failed, 1);
    }

    #[test]
    fn a_byte_order_mark_changes_nothing() {
        let plain = checked(SCENARIO.as_bytes());
        assert!(plain.passed > 3 && plain.failed == 0);
        assert_eq!(checked(format!("\u{feff}{SCENARIO}").as_bytes()), plain);
    }
}
