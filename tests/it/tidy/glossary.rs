//! One word, one thing: the glossary names items that exist and are used, and the words that it rejects stand in no
//! documentation.

use super::{all_sources, pages::pages};
use std::{collections::BTreeSet, path::Path};

const GLOSSARY: &str = "src/GLOSSARY.md";
const TERMS_MIN: usize = 30;
/// The folders whose documentation keeps to the glossary.
const FOLDERS: [&str; 5] = ["src/session/", "src/net/", "src/protocol/", "src/chaos/", "src/record/"];
/// The words that declare an item.
const KINDS: [&str; 7] = ["struct", "enum", "trait", "fn", "const", "type", "mod"];
const FORM: &str = "* **term** (`Item` in `src/path.rs`): A sentence. Not: word, word.";

/// Path and text of a file.
type File = (String, String);

/// One line of the glossary.
struct Term<'g> {
    line: usize,
    name: &'g str,
    item: &'g str,
    file: &'g str,
    /// The words that must not stand for it.
    rejected: Vec<&'g str>,
}

/// A word of prose, or a gap that no phrase spans, with its line.
type Word = (usize, Option<String>);

fn read(line: usize, text: &str) -> Option<Term<'_>> {
    let (name, rest) = text.strip_prefix("* **")?.split_once("** (`")?;
    let (item, rest) = rest.split_once("` in `")?;
    let (file, rest) = rest.split_once("`): ")?;
    let rest = rest.strip_suffix('.')?;
    let (sentence, rejected) = rest.split_once(". Not: ").unwrap_or((rest, ""));
    let rejected: Vec<&str> = rejected.split(", ").filter(|word| !word.is_empty()).collect();
    (!sentence.is_empty()).then_some(Term {
        line,
        name,
        item,
        file,
        rejected,
    })
}

/// The terms of a glossary; lines of another form are added to `wrong`.
fn terms<'g>(glossary: &'g str, wrong: &mut Vec<String>) -> Vec<Term<'g>> {
    let mut found = Vec::new();
    for (text, line) in glossary.lines().zip(1..).filter(|(text, _)| text.starts_with("* ")) {
        match read(line, text) {
            Some(term) => found.push(term),
            None => wrong.push(format!("{GLOSSARY}:{line} does not have the form {FORM}")),
        }
    }
    found
}

fn out_of_order(terms: &[Term<'_>], wrong: &mut Vec<String>) {
    for pair in terms.windows(2) {
        let (line, names) = (pair[1].line, [pair[0].name, pair[1].name]);
        match names[0].to_lowercase().cmp(&names[1].to_lowercase()) {
            std::cmp::Ordering::Less => {}
            std::cmp::Ordering::Equal => wrong.push(format!("{GLOSSARY}:{line} defines {} again", names[1])),
            std::cmp::Ordering::Greater => {
                wrong.push(format!("{GLOSSARY}:{line} puts {} behind {}", names[1], names[0]));
            }
        }
    }
}

/// The names and keywords of the code, comments left out.
fn code(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().filter_map(|line| line.split("//").next());
    let words = lines.flat_map(|line| line.split(|c: char| !c.is_ascii_alphanumeric() && c != '_'));
    words.filter(|word| !word.is_empty())
}

fn declares(text: &str, item: &str) -> bool {
    let words: Vec<&str> = code(text).collect();
    words.windows(2).any(|pair| KINDS.contains(&pair[0]) && pair[1] == item)
}

fn without_item(terms: &[Term<'_>], sources: &[File], wrong: &mut Vec<String>) {
    let items: BTreeSet<&str> = terms.iter().map(|term| term.item).collect();
    let used = |(path, text): &'_ File| {
        let named: BTreeSet<String> = code(text)
            .filter(|word| items.contains(word))
            .map(str::to_owned)
            .collect();
        (path.clone(), named)
    };
    let used: Vec<(String, BTreeSet<String>)> = sources.iter().map(used).collect();
    for Term {
        line, name, item, file, ..
    } in terms
    {
        let Some((_, text)) = sources.iter().find(|(path, _)| path == file) else {
            wrong.push(format!("{GLOSSARY}:{line} ({name}) names {file}, which does not exist"));
            continue;
        };
        let mut others = used.iter().filter(|(path, _)| path != file);
        if !declares(text, item) {
            wrong.push(format!("{GLOSSARY}:{line} ({name}): {file} does not declare {item}"));
        } else if !others.any(|(_, named)| named.contains(*item)) {
            wrong.push(format!("{GLOSSARY}:{line} ({name}): only {file} uses {item}"));
        }
    }
}

/// The documentation of a file: a page, or the doc comments of a source. Other lines are `None`.
fn documentation(path: &str, text: &str) -> Vec<Option<String>> {
    let is_page = Path::new(path).extension().is_some_and(|end| end == "md");
    let doc = |line: &str| {
        let line = line.trim_start();
        let doc = line.strip_prefix("///").or_else(|| line.strip_prefix("//!"));
        doc.filter(|doc| !doc.trim().is_empty()).map(str::to_owned)
    };
    let of_page = |line: &str| (!line.trim().is_empty()).then(|| line.to_owned());
    text.lines()
        .map(|line| if is_page { of_page(line) } else { doc(line) })
        .collect()
}

/// The words of documentation in lower case, code left out.
fn prose(path: &str, text: &str) -> Vec<Word> {
    let (mut words, mut in_block, mut in_code) = (Vec::new(), false, false);
    for (doc, line) in documentation(path, text).into_iter().zip(1..) {
        let Some(doc) = doc else {
            in_code = false;
            words.push((line, None));
            continue;
        };
        if doc.trim_start().starts_with("```") {
            in_block = !in_block;
        } else if !in_block {
            for (index, part) in doc.split('`').enumerate() {
                if index > 0 {
                    in_code = !in_code;
                    words.push((line, None));
                }
                if !in_code {
                    let parts = part.split(|c: char| !c.is_alphanumeric() && c != '-' && c != '\'');
                    let parts = parts
                        .map(|word| word.trim_matches(['-', '\'']))
                        .filter(|word| !word.is_empty());
                    words.extend(parts.map(|word| (line, Some(word.to_lowercase()))));
                }
            }
        }
    }
    words
}

/// The lines on which a phrase begins, its plural included.
fn places(words: &[Word], phrase: &str) -> Vec<usize> {
    let phrase: Vec<String> = phrase.split(' ').map(str::to_lowercase).collect();
    let Some((last, first)) = phrase.split_last() else {
        return Vec::new();
    };
    let is = |word: &Word, wanted: &String| word.1.as_ref() == Some(wanted);
    let is_last = |word: &Word| {
        let word = word.1.as_deref();
        word.is_some_and(|word| word == last || word.strip_suffix('s') == Some(last))
    };
    let fits = |window: &&[Word]| {
        window.iter().zip(first).all(|(word, wanted)| is(word, wanted)) && window.last().is_some_and(is_last)
    };
    words
        .windows(phrase.len())
        .filter(fits)
        .map(|window| window[0].0)
        .collect()
}

fn rejected(terms: &[Term<'_>], docs: &[File], wrong: &mut Vec<String>) {
    for (path, text) in docs {
        let words = prose(path, text);
        for Term { name, rejected, .. } in terms {
            for phrase in rejected {
                for line in places(&words, phrase) {
                    wrong.push(format!("{path}:{line} says \"{phrase}\"; {GLOSSARY} calls it {name}"));
                }
            }
        }
    }
}

/// Whatever is wrong with a glossary of at least so many terms, beside these sources and pages.
fn problems(glossary: &str, least: usize, sources: &[File], pages: &[File]) -> Vec<String> {
    let mut wrong = Vec::new();
    let terms = terms(glossary, &mut wrong);
    if terms.len() < least {
        wrong.push(format!("{GLOSSARY} defines {} terms, at least {least}", terms.len()));
    }
    out_of_order(&terms, &mut wrong);
    without_item(&terms, sources, &mut wrong);
    let docs: Vec<File> = sources
        .iter()
        .chain(pages)
        .filter(|(path, _)| FOLDERS.iter().any(|folder| path.starts_with(folder)))
        .cloned()
        .collect();
    rejected(&terms, &docs, &mut wrong);
    wrong
}

#[test]
fn the_glossary_names_what_exists_and_is_kept_to() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let relative = |(page, text): (std::path::PathBuf, String)| {
        let path = page.strip_prefix(root).expect("a page of the project");
        (path.to_string_lossy().replace('\\', "/"), text)
    };
    let pages: Vec<File> = pages().into_iter().map(relative).collect();
    let glossary = pages.iter().find(|(path, _)| path == GLOSSARY).expect("the glossary");
    let wrong = problems(&glossary.1, TERMS_MIN, &all_sources(), &pages);
    assert!(wrong.is_empty(), "{} problems:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn each_broken_law_of_the_glossary_is_found() {
    let file = |path: &str, text: &str| (path.to_owned(), text.to_owned());
    let heir = "* **heir** (`Heir` in `src/net/a.rs`): A member. Not: next one, successor.";
    let seat = "* **seat** (`Seat` in `src/net/a.rs`): A place.";
    let code = file(
        "src/net/a.rs",
        "/// An heir.\npub struct Heir;\npub(super) enum Seat {}\n",
    );
    let user = file("src/app/b.rs", "/// A successor.\nuse crate::net::{Heir, Seat};\n");
    let of = |lines: &[&str], sources: &[&File], pages: &[File]| {
        let sources: Vec<File> = sources.iter().copied().cloned().collect();
        problems(&lines.join("\n"), 2, &sources, pages)
    };
    assert_eq!(of(&[heir, seat], &[&code, &user], &[]), [""; 0]);
    let found = |lines: &[&str], sources: &[&File], message: &str| {
        assert_eq!(of(lines, sources, &[]), [format!("{GLOSSARY}{message}")]);
    };
    found(&[heir], &[&code, &user], " defines 1 terms, at least 2");
    found(&[seat, heir], &[&code, &user], ":2 puts heir behind seat");
    found(&[seat, seat], &[&code, &user], ":2 defines seat again");
    found(
        &[heir, seat, "* seat"],
        &[&code, &user],
        &format!(":3 does not have the form {FORM}"),
    );
    let (gone, none) = (seat.replace("a.rs", "z.rs"), seat.replace("`Seat`", "`Bench`"));
    found(
        &[heir, &gone],
        &[&code, &user],
        ":2 (seat) names src/net/z.rs, which does not exist",
    );
    found(
        &[heir, &none],
        &[&code, &user],
        ":2 (seat): src/net/a.rs does not declare Bench",
    );
    let unused = file("src/app/b.rs", "// Seat\nuse crate::net::Heir;\n");
    found(
        &[heir, seat],
        &[&code, &unused],
        ":2 (seat): only src/net/a.rs uses Seat",
    );
    let docs = file(
        "src/chaos/c.rs",
        "let successor = 1; // successor\n/// The next\n/// one, `successor`.\nfn f() {}\n",
    );
    let page = file("src/net/README.md", "A\nsuccessor's\n\nSuccessors. The next\n\none.\n");
    assert_eq!(
        of(&[heir, seat], &[&code, &user, &docs], &[page]),
        [
            format!("src/chaos/c.rs:2 says \"next one\"; {GLOSSARY} calls it heir"),
            format!("src/net/README.md:4 says \"successor\"; {GLOSSARY} calls it heir"),
        ]
    );
}
