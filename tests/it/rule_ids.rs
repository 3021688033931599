//! Rule ids: code, texts and scenarios name only ids that `rules.md` of the game defines, and a scenario shows each of
//! those.

use std::{collections::BTreeSet, fs, path::Path};

/// A game with a text of its rules.
struct Game {
    /// Its rules: an id is defined by a line that begins `* **ID**`.
    rules: &'static str,
    /// Files and folders with its code, texts and positions.
    sources: &'static [&'static str],
    /// Files and folders with its scenarios.
    scenarios: &'static [&'static str],
    /// True if a word of code or text has the form of an id.
    is_id: fn(&str) -> bool,
    /// Ids that no scenario can show.
    unshown: &'static [Unshown],
}

/// An id that no scenario can show.
struct Unshown {
    id: &'static str,
    /// The reason why no scenario can show it; only people read this.
    _why: &'static str,
    /// The name of the test that holds it.
    test: &'static str,
}

const GAMES: &[Game] = &[
    Game {
        rules: "src/games/argo/rules.md",
        sources: &[
            "src/games/argo",
            "src/text/argo",
            "assets/argo",
            "assets/text",
            "tests/data/positions/argo.scn",
        ],
        scenarios: &["tests/data/scenarios/argo", "tests/data/scenarios/laws.scn"],
        is_id: has_dash,
        unshown: &[Unshown {
            id: "A-67",
            _why: "all pods of the embedded box have two seats",
            test: "a_pod_for_three",
        }],
    },
    Game {
        rules: "src/games/alien_frontiers/rules.md",
        sources: &[
            "src/games/alien_frontiers",
            "src/text/alien_frontiers",
            "src/bot/alien_frontiers",
            "src/app/alien_frontiers",
            "assets/alien_frontiers",
            "tests/data/positions/alien_frontiers.scn",
        ],
        scenarios: &["tests/data/scenarios/alien_frontiers"],
        is_id: is_ruling_or_has_dash,
        unshown: &[],
    },
    Game {
        rules: "src/games/aqua_sphere/rules.md",
        sources: &[
            "src/games/aqua_sphere",
            "src/text/aqua_sphere",
            "src/bot/aqua_sphere",
            "src/app/aqua_sphere",
            "assets/aqua_sphere",
            "tests/data/positions/aqua_sphere.scn",
        ],
        scenarios: &["tests/data/scenarios/aqua_sphere"],
        is_id: has_dash,
        unshown: &[],
    },
];

/// `R16` and `CMD-3`.
fn is_ruling_or_has_dash(word: &str) -> bool {
    let ruling = word.strip_prefix('R');
    let numbered = ruling.is_some_and(|number| !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit()));
    numbered || has_dash(word)
}

/// `MOV-3` and `KILL-1c`, but neither `UTF-8` nor a join code such as `ABCD-2345`.
fn has_dash(word: &str) -> bool {
    let Some((letters, number)) = word.split_once('-') else {
        return false;
    };
    let digits = number.strip_suffix(|c: char| c.is_ascii_lowercase()).unwrap_or(number);
    let counts = (1..4).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit());
    !letters.is_empty()
        && letters.bytes().all(|b| b.is_ascii_uppercase())
        && counts
        && !["UTF", "FNV"].contains(&letters)
}

/// Name and text of a file.
type File = (String, String);

/// All text files of a file or folder.
fn read(path: &Path, out: &mut Vec<File>) {
    if path.is_dir() {
        let mut below: Vec<_> = fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()).collect();
        below.sort();
        below.iter().for_each(|path| read(path, out));
    } else if let Ok(text) = fs::read_to_string(path) {
        out.push((path.display().to_string(), text));
    }
}

fn files(paths: &[&str]) -> Vec<File> {
    let mut found = Vec::new();
    for path in paths {
        read(&Path::new(env!("CARGO_MANIFEST_DIR")).join(path), &mut found);
    }
    assert!(!found.is_empty(), "nothing to read in {paths:?}");
    found
}

/// The ids that are defined, in order.
fn defined(rules: &str) -> Vec<&str> {
    let after = rules.lines().filter_map(|line| line.strip_prefix("* **"));
    after.filter_map(|line| Some(line.split_once("**")?.0)).collect()
}

/// The ids behind `rule` in a scenario file, each with its line.
fn shown(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text.lines().zip(1..);
    lines.flat_map(|(line, number)| {
        let ids = line
            .split('#')
            .next()
            .and_then(|line| line.trim().strip_prefix("rule "));
        ids.into_iter()
            .flat_map(str::split_whitespace)
            .map(move |id| (number, id))
    })
}

/// The words of a text that have the form of an id, each with its line.
fn named(text: &str, is_id: fn(&str) -> bool) -> impl Iterator<Item = (usize, &str)> {
    let lines = text.lines().zip(1..);
    lines.flat_map(move |(line, number)| {
        let words = line.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
        words
            .map(|word| word.trim_matches('-'))
            .filter(move |word| is_id(word))
            .map(move |word| (number, word))
    })
}

/// Whatever is wrong with the ids of a game.
fn problems(
    rules: &str,
    sources: &[File],
    scenarios: &[File],
    is_id: fn(&str) -> bool,
    unshown: &[&str],
) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut known = BTreeSet::new();
    for id in defined(rules) {
        if !known.insert(id) {
            wrong.push(format!("{id} is defined twice"));
        }
    }
    for (file, text) in sources.iter().chain(scenarios) {
        let unknown = named(text, is_id).filter(|(_, id)| !known.contains(id));
        wrong.extend(unknown.map(|(line, id)| format!("{file}:{line} names {id}, which is not defined")));
    }
    let mut seen = BTreeSet::new();
    for (file, text) in scenarios {
        for (line, id) in shown(text) {
            seen.insert(id);
            if !known.contains(id) {
                wrong.push(format!("{file}:{line} shows {id}, which is not defined"));
            }
        }
    }
    for id in known {
        match (seen.contains(id), unshown.contains(&id)) {
            (false, false) => wrong.push(format!("no scenario shows {id}")),
            (true, true) => wrong.push(format!("{id} is shown, but listed as what cannot be")),
            _ => {}
        }
    }
    wrong
}

#[test]
fn every_rule_id_is_defined_and_shown() {
    for game in GAMES {
        let rules = &files(&[game.rules])[0].1;
        assert!(defined(rules).len() > 20, "{} defines next to nothing", game.rules);
        let (sources, scenarios) = (files(game.sources), files(game.scenarios));
        let unshown: Vec<_> = game.unshown.iter().map(|unshown| unshown.id).collect();
        let wrong = problems(rules, &sources, &scenarios, game.is_id, &unshown);
        assert!(wrong.is_empty(), "{}:\n{}", game.rules, wrong.join("\n"));
        for Unshown { id, test, .. } in game.unshown {
            let held = sources.iter().any(|(_, text)| text.contains(&format!("fn {test}(")));
            assert!(held, "there is no test {test}, which is to hold {id}");
        }
    }
}

#[test]
fn each_broken_law_of_ids_is_found() {
    let file = |text: &str| vec![("a".to_owned(), text.to_owned())];
    let of =
        |rules, source, scenario, unshown: &[&str]| problems(rules, &file(source), &file(scenario), has_dash, unshown);
    let (rules, code, scenario) = (
        "* **A-1** One.\n* **B-2c** Two.\n",
        "/// Text (A-1), UTF-8.",
        "x\nrule A-1 B-2c # A-1\n",
    );
    assert_eq!(of(rules, code, scenario, &[]), [""; 0]);
    assert_eq!(
        of(rules, "\n(A-3)", scenario, &[]),
        ["a:2 names A-3, which is not defined"]
    );
    assert_eq!(of(rules, code, "rule A-1", &[]), ["no scenario shows B-2c"]);
    assert_eq!(of(rules, code, "rule A-1", &["B-2c"]), [""; 0]);
    assert_eq!(of(rules, code, scenario, &["A-1"]).len(), 1);
    assert_eq!(
        of(rules, code, "rule A-1 B-2c 11.5", &[]),
        ["a:1 shows 11.5, which is not defined"]
    );
    assert_eq!(
        of("* **A-1** One.\n* **A-1** Two.\n", code, "rule A-1", &[]),
        ["A-1 is defined twice"]
    );
}

#[test]
fn rulings_are_ids_of_alien_frontiers() {
    let file = |text: &str| vec![("a".to_owned(), text.to_owned())];
    let wrong = problems(
        "* **R7** One.\n",
        &file("R7 and R77, RED, R, T12, CMD-3"),
        &file("rule R7"),
        is_ruling_or_has_dash,
        &[],
    );
    let undefined = ["R77", "CMD-3"].map(|id| format!("a:1 names {id}, which is not defined"));
    assert_eq!(wrong, undefined);
}
