//! The sentences of the docs in the rooms that keep a table alive or play at it: what can be told of them mechanically.

use super::all_sources;

/// The rooms whose docs keep to this. Others may be added, and none is taken away.
const ROOMS: [&str; 6] = [
    "src/bot/",
    "src/chaos/",
    "src/net/",
    "src/protocol/",
    "src/record/",
    "src/session/",
];

/// First words of a sentence without a subject.
const RIDDLES: [&str; 4] = ["Who", "What", "Whoever", "Whatever"];

/// Words that tell nothing beside a name.
const EMPTY: [&str; 22] = [
    "the", "a", "an", "of", "its", "this", "is", "are", "to", "for", "in", "it", "that", "one", "at", "on", "and",
    "or", "if", "by", "with", "as",
];

/// A doc: the number of its first line, its text, and the line of the item below it.
struct Doc<'a> {
    line: usize,
    text: String,
    item: &'a str,
}

fn docs(source: &str) -> Vec<Doc<'_>> {
    let lines: Vec<&str> = source.lines().map(str::trim).collect();
    let is_doc = |line: &&str| line.starts_with("///") || line.starts_with("//!");
    let mut docs = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        let length = lines[at..].iter().take_while(|line| is_doc(line)).count();
        if length > 0 {
            let words = lines[at..at + length].iter().map(|line| line[3..].trim());
            let below = lines[at + length..].iter().find(|line| !line.starts_with("#["));
            docs.push(Doc {
                line: at + 1,
                text: words.collect::<Vec<_>>().join(" "),
                item: below.copied().unwrap_or_default(),
            });
        }
        at += length.max(1);
    }
    docs
}

/// The words of a text or of names, in small letters and without the sign of the plural.
fn words(text: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut before = ' ';
    for letter in text.chars() {
        if !letter.is_ascii_alphabetic() || (letter.is_ascii_uppercase() && before.is_ascii_lowercase()) {
            words.push(String::new());
        }
        if letter.is_ascii_alphabetic()
            && let Some(word) = words.last_mut()
        {
            word.push(letter.to_ascii_lowercase());
        }
        before = letter;
    }
    words.retain(|word| !word.is_empty());
    words
}

fn singular(word: &str) -> &str {
    word.trim_end_matches('s')
}

/// True if a doc of one line says nothing that the item below it does not say.
fn repeats_the_name(doc: &Doc<'_>) -> bool {
    let item = words(doc.item);
    let told = words(&doc.text);
    let mut telling = told.iter().filter(|word| !EMPTY.contains(&word.as_str())).peekable();
    let is_named = |word: &String| item.iter().any(|known| singular(known) == singular(word));
    telling.peek().is_some() && telling.all(is_named)
}

/// True if a text says of a thing that it "is none"; "there is none" is allowed.
fn says_is_none(text: &str) -> bool {
    let text = text.replace("there is none", "").replace("there are none", "");
    let ends = |rest: &str| rest.is_empty() || rest.starts_with(['.', ',', ';', ':']);
    [" is none", " are none"]
        .iter()
        .any(|words| text.split(words).skip(1).any(ends))
}

fn faults(path: &str, source: &str) -> Vec<String> {
    let code = source.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    let mut faults = Vec::new();
    for doc in docs(code) {
        let Doc { line, text, .. } = &doc;
        let first = text.split_whitespace().next().unwrap_or_default();
        if RIDDLES.contains(&first) {
            faults.push(format!("{path}:{line} begins with {first}: name the thing"));
        }
        if says_is_none(text) {
            faults.push(format!("{path}:{line} says \"is none\": say what it is not"));
        }
        if repeats_the_name(&doc) {
            faults.push(format!("{path}:{line} repeats the name below it: {text}"));
        }
    }
    faults
}

#[test]
fn docs_have_a_subject_and_say_more_than_the_name() {
    let all = all_sources();
    let found: Vec<String> = all
        .iter()
        .filter(|(path, _)| ROOMS.iter().any(|room| path.starts_with(room)))
        .flat_map(|(path, text)| faults(path, text))
        .collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn faults_of_docs_are_found() {
    let source = "/// What it says.\nfn says() {}\n/// A packet that is none.\nconst A: u8 = 1;\n/// The owner of a seat.\n\
                  pub fn owner(&self, seat: Seat) {}\n/// The device that plays a seat.\npub fn owner(&self, seat: Seat) {}\n\
                  /// A link is none: it leads elsewhere.\nconst B: u8 = 1;\n/// Holes are none, and count.\nconst C: u8 = 1;\n\
                  /// The first one, 0 if there is none.\nconst D: u8 = 1;\n/// Nothing is sent if there are none: they come.\n\
                  const E: u8 = 1;\n";
    assert_eq!(faults("x.rs", source).len(), 5, "{:?}", faults("x.rs", source));
}
