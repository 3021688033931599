//! The scenario files and their format.

use podbay::cli::check::{Report, check};
use std::path::{Path, PathBuf};

fn data() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/scenarios")
}

fn check_text(text: &str) -> Report {
    let dir = tempfile::tempdir().unwrap();
    std::fs::write(dir.path().join("a.scn"), text).unwrap();
    check(&[dir.path().to_owned()])
}

#[test]
fn all_scenarios_hold() {
    let report = check(&[data()]);
    assert!(report.failures.is_empty(), "{:#?}", report.failures);
    assert_eq!(report.failed, 0);
    assert!(report.passed >= 1, "no scenario was found");
}

#[test]
fn a_wrong_expectation_fails_with_its_line() {
    let good = "scenario one\nrule MOV-1\nposition\n tile C01 0,-2 r0\nend\nlisted P0 move P0.pilot C01\n";
    assert_eq!(check_text(good).passed, 1);
    for (bad, line) in [
        ("not-listed P0 move P0.pilot C01", 6),
        ("only P0 move P0.pilot C01", 6),
        ("refused P0 move P0.pilot C01", 6),
        ("then at C01 P0.pilot", 6),
        ("then nonsense", 6),
        ("not-listed P0 mvoe P0.pilot *", 6),
        ("back", 6),
        ("outcome P0", 6),
        ("frobnicate", 6),
        ("do P0 commit", 6),
        ("listed P7 commit", 6),
    ] {
        let report = check_text(&good.replace("listed P0 move P0.pilot C01", bad));
        assert_eq!((report.passed, report.failed), (0, 1), "{bad}");
        assert!(
            report.failures[0].file.contains(&format!(":{line}")),
            "{bad}: {:?}",
            report.failures
        );
    }
}

#[test]
fn a_file_out_of_format_is_refused() {
    for (text, expected) in [
        ("do P0 end", "scenario NAME"),
        ("scenario x\nposition\nend\ndo P0 end", "rule ID"),
        ("scenario x\nrule A\n", "position, new or setup-refused"),
        ("scenario x\nrule A\nnew\n", "at least one step"),
        (
            "scenario x\nrule A\nposition\n tile C01 0,-2\n",
            "end behind the position",
        ),
        ("scenario x\nrule A\nplayers 9\nnew\nover", "number of players"),
        ("scenario x\nrule A\noption difficulty=gruesome\nnew\nover", "setup"),
        ("scenario x\nrule A\nposition\n tile C99 0,-2\nend\nover", "a position"),
        ("scenario x\nrule A\nposition\n alien C01\nend\nover", "a position"),
    ] {
        let report = check_text(text);
        assert_eq!((report.passed, report.failed), (0, 1), "{text}");
        assert!(
            report.failures[0].expected.contains(expected),
            "{text}: {:?}",
            report.failures
        );
    }
}

#[test]
fn seats_are_numbers_or_letters() {
    let text = "scenario x\nrule A\nposition\n over pods\n score 3 1\nend\noutcome A\noutcome P0\nover\n";
    assert_eq!(check_text(text).passed, 1);
    assert_eq!(check_text(&text.replace("outcome A", "outcome B")).failed, 1);
    assert_eq!(check_text(&text.replace("outcome A", "listed E pass")).failed, 1);
}

#[test]
fn what_stands_above_the_scenarios_holds_for_all() {
    let text = "players 3\noption difficulty=hard\nscenario x\nrule A\nposition\nend\nthen score 0 0 0\n";
    assert_eq!(check_text(text).passed, 1);
    assert_eq!(
        check_text(&format!("{text}scenario y\nrule A\nplayers 2\nnew\nthen score 0 0\n")).passed,
        2
    );
    assert_eq!(check_text(&format!("rule A\n{text}")).failed, 1);
}

#[test]
fn a_setup_can_be_expected_to_be_refused() {
    let text = "scenario x\nrule A\noption difficulty=gruesome\nsetup-refused gruesome\n";
    assert_eq!(check_text(text).passed, 1);
    for bad in [
        text.replace("gruesome\nsetup", "easy\nsetup"),
        text.replace("refused gruesome", "refused horrid"),
        format!("{text}over\n"),
    ] {
        assert_eq!(check_text(&bad).failed, 1, "{bad}");
    }
}

#[test]
fn a_path_without_scenarios_is_a_failure() {
    assert_eq!(check(&[data().join("nowhere")]).failed, 1);
    let empty = tempfile::tempdir().unwrap();
    assert_eq!(check(&[empty.path().to_owned()]).failed, 1);
}

/// All files of a game.
fn text_of(game: &str) -> String {
    let files = std::fs::read_dir(data().join(game)).unwrap();
    files
        .map(|entry| std::fs::read_to_string(entry.unwrap().path()).unwrap() + "\n")
        .collect()
}

/// Names of the scenarios of a game; none is used twice.
fn names(game: &str) -> Vec<String> {
    let text = text_of(game);
    let found = text.lines().filter_map(|l| l.strip_prefix("scenario "));
    let mut names: Vec<_> = found.map(str::to_owned).collect();
    let count = names.len();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), count, "a name is used twice");
    names
}

fn starting<'a>(names: &'a [String], with: &'a str) -> impl Iterator<Item = &'a String> {
    names.iter().filter(move |name| name.starts_with(with))
}

/// Every numbered case of the rules has a scenario.
#[test]
fn every_case_of_argo_has_a_scenario() {
    let names = names("argo");
    for row in (1..=154)
        .chain([156])
        .map(|row| format!("{row:03}"))
        .chain(["110b".to_owned()])
    {
        let found = starting(&names, &format!("row-{row}-")).count();
        assert!(found > 0, "no scenario for case {row}");
    }
    assert!(starting(&names, "ex-").count() + starting(&names, "combo-").count() >= 25);
    assert!(names.len() >= 180, "only {} scenarios", names.len());
}

/// Every reason for which a command of Alien Frontiers can be refused.
const ALIEN_FRONTIERS_REASONS: [&str; 47] = [
    "GameOver",
    "NotYourTurn",
    "OtherQuestion",
    "OpenChoice",
    "CommitFirst",
    "Unsorted",
    "NotInHand",
    "WrongCount",
    "NoFreePort",
    "GroupNotEmpty",
    "NotEqual",
    "NotARun",
    "NotASix",
    "BelowMineLimit",
    "RunTooLow",
    "CannotPay",
    "FleetMinimum",
    "StockEmpty",
    "NoColony",
    "HubTrackDone",
    "HubTrackOpen",
    "JustTeleported",
    "ValueFixed",
    "OutOfRange",
    "CardUsed",
    "DiscardUsed",
    "NotOwned",
    "AlreadyOwned",
    "NotThere",
    "NoPower",
    "CreditTooLow",
    "NoCycle",
    "PileEmpty",
    "NoPair",
    "Repulsor",
    "Isolated",
    "NotBorrowable",
    "BonusOwned",
    "NotInControl",
    "RelicAway",
    "DecoyShields",
    "NoEffect",
    "NoTarget",
    "OutOfOrder",
    "MustDock",
    "NotTheSurplus",
    "RelicBought",
];

#[test]
fn every_case_of_alien_frontiers_has_a_scenario() {
    let names = names("alien_frontiers");
    for row in 1..=142 {
        let found = starting(&names, &format!("T{row:02}-")).count();
        assert!(found > 0, "no scenario for case T{row:02}");
    }
    assert!(starting(&names, "combo-").count() >= 15);
    let text = text_of("alien_frontiers");
    for reason in ALIEN_FRONTIERS_REASONS {
        let named = text
            .split_whitespace()
            .any(|word| word.split('{').next() == Some(reason));
        assert!(named, "no scenario is refused for {reason}");
    }
    assert!(names.len() >= 240, "only {} scenarios", names.len());
}
