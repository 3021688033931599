//! The scenario files and their format.

use podbay::cli::check::{Report, check};
use podbay::games::{alien_frontiers, aqua_sphere, argo};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use strum::VariantNames;

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
        ("not-listed P0 move * C99", 6),
        ("not-listed P0 move P9.* C01", 6),
        ("only P0 move P0.* C01 | build pod 0,x r*", 6),
        ("listed-count P0 0 activate * P0.captain", 6),
        ("not-asked P0 choose-push P0.pilot C99", 6),
        ("no-event", 6),
        ("no-event mvoed", 6),
        ("no-event moved P0.* * C99", 6),
        ("no-event scored P0 * pots", 6),
        ("then not at C01 P0.captain", 6),
        ("then not dead P9.pilot", 6),
        ("then not score 0 x", 6),
        ("back", 6),
        ("outcome P0", 6),
        ("frobnicate", 6),
        ("do P0 commit", 6),
        ("listed P7 commit", 6),
        ("best P0 move P0.pilot C02", 6),
        ("best P0 move P0.pilot *", 6),
        ("best P0 **", 6),
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

/// The complaint about a position.
fn complaint(position: &str) -> (usize, String) {
    let text = format!("scenario x\nrule A\nposition\n{position}\nend\ninvariants\n");
    let report = check_text(&text);
    let [wrong] = report.failures.as_slice() else {
        panic!("{position}: {report:?}");
    };
    assert_eq!(wrong.expected, "a position", "{position}: {wrong:?}");
    let line = wrong.file.split(':').nth(1).and_then(|place| place.split(' ').next());
    // Three lines stand above the position.
    (line.unwrap().parse::<usize>().unwrap() - 3, wrong.got.clone())
}

#[test]
fn a_position_that_breaks_a_law_is_refused_with_the_law_and_the_line() {
    let dead = "dead P0.chief P0.explorer P0.pilot P0.grunt P0.robot P1.chief P1.explorer P1.pilot P1.grunt P1.robot";
    let over_full = format!("turn 9\n{dead}");
    let full = over_full.replace("P1.pilot P1.grunt P1.robot", "");
    for (position, line, law) in [
        ("tile C01 0,-2\nat C01 P0.pilot P1.pilot", 2, "a tile holds too many"),
        (
            "tile C01 0,-2\nat C01 P0.pilot\n\nat C01 P1.pilot",
            4,
            "a tile holds too many",
        ),
        (
            "tile C03 0,-2\ntile C05 0,-3 r2\ntile C08 2,0 r1\ntile C10 0,2\ntile LAB1 -2,0 r1\ntile C09 0,3\n\
             alien C03 C05 C08 C10 C09 LAB1",
            7,
            "more than five aliens",
        ),
        (
            "tile C09 0,-2\ntile pod2 0,-3\nat pod2 P0.pilot P1.pilot",
            3,
            "a full pod did not leave",
        ),
        ("tile LAB1 0,-2\ntoken LAB1 P0 P0", 2, "\"P0\", expected each only once"),
        (
            "tile LAB1 0,-2\ntoken LAB1 P0\ntoken LAB1 P1",
            3,
            "token LAB1 is told twice",
        ),
        ("tile C01 0,-2\ntoken C01 P0", 2, "more tokens than places"),
        ("tile C01 0,-2\ntile C06 5,5\nactive P1", 2, "the station falls apart"),
        (
            "tile C06 0,-3\ntile C01 0,-2\ntile C02 0,-4 r1",
            3,
            "the station falls apart",
        ),
        ("tile C09 0,-2\ntile pod2 4,4", 2, "a pod is not docked to a module"),
        (full.as_str(), 2, "the track is full"),
        (over_full.as_str(), 2, "the track is over-full"),
        ("score 3 1\npoints P0 1 1 0 0\nturn 4", 2, "points without a source"),
        ("tile C01 0,-2\nalien WR", 2, "an alien where none may be"),
        ("alien C01", 1, "an alien off the board"),
        ("stack C01 C02 C01", 1, "a tile lies twice in the stack"),
        ("stack C01\ntile C01 0,-2", 2, "a tile of the stack lies elsewhere too"),
        ("display C01\nturn 2\ndisplay C02", 3, "display is told twice"),
        ("used 2", 1, "more actions than the phase allows"),
        ("skips 9", 1, "too many skipped builds"),
        ("asked choose-victim C01", 1, "no alien to kill"),
    ] {
        let (found, message) = complaint(position);
        assert_eq!((found, message.as_str()), (line, law), "{position}");
    }
}

#[test]
fn a_block_out_of_format_fails_by_itself() {
    let good = "scenario good\nrule A\nnew\nnot-over\n";
    for bad in [
        "scenario bad\nnew\nover\n",
        "scenario bad\nrule A\nposition\n turn 3\n",
        "scenario bad\nrule A\nplayers many\nnew\nover\n",
        "scenario bad\nrule A\n",
        "scenario\nrule A\nnew\nover\n",
    ] {
        let report = check_text(&format!("{good}{bad}{}", good.replace("good", "better")));
        assert_eq!((report.passed, report.failed), (2, 1), "{bad}: {:?}", report.failures);
    }
}

#[test]
fn a_failed_command_says_the_reason() {
    let text = "scenario x\nrule A\nposition\n tile C01 0,-2\nend\ndo P0 move P1.pilot C01\n";
    let report = check_text(text);
    let got = &report.failures[0].got;
    assert!(got.starts_with("refused for NotYours; listed: "), "{got}");
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
    // A Pilot in company is asked in a pod of three seats only, and the box has none.
    let reasons = argo::Reason::VARIANTS.iter().filter(|code| **code != "not-alone");
    assert_reasons_are_shown("argo", reasons);
    assert!(names.len() >= 180, "only {} scenarios", names.len());
}

/// Every reason for which a command can be refused has a scenario: one in which it stands behind the command.
fn assert_reasons_are_shown<'a>(game: &str, codes: impl IntoIterator<Item = &'a &'a str>) {
    let text = text_of(game);
    let named: BTreeSet<&str> = text
        .split_whitespace()
        .filter_map(|word| word.split('{').next())
        .collect();
    for code in codes {
        // The code `not-a-run` belongs to `NotARun`.
        let words = code.split('-').map(|word| word[..1].to_uppercase() + &word[1..]);
        let name: String = words.collect();
        assert!(
            named.contains(name.as_str()),
            "no scenario of {game} is refused for {name}"
        );
    }
}

#[test]
fn every_case_of_alien_frontiers_has_a_scenario() {
    let names = names("alien_frontiers");
    for row in 1..=142 {
        let found = starting(&names, &format!("T{row:02}-")).count();
        assert!(found > 0, "no scenario for case T{row:02}");
    }
    assert!(starting(&names, "combo-").count() >= 15);
    assert_reasons_are_shown("alien_frontiers", alien_frontiers::Reason::VARIANTS);
    assert!(names.len() >= 240, "only {} scenarios", names.len());
}

#[test]
fn every_case_of_aqua_sphere_has_a_scenario() {
    let names = names("aqua_sphere");
    for row in 1..=100 {
        let found = starting(&names, &format!("T{row:02}-")).count();
        assert!(found > 0, "no scenario for case T{row:02}");
    }
    assert!(starting(&names, "combo-").count() >= 25);
    assert_reasons_are_shown("aqua_sphere", aqua_sphere::Reason::VARIANTS);
    assert!(names.len() >= 190, "only {} scenarios", names.len());
}
