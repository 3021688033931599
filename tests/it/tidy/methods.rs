//! Methods of one type in several files: where these files call each other in a circle, none can be read before the others.

use super::all_sources;
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::{
    collections::{BTreeMap, BTreeSet},
    str::FromStr,
};

/// The circles that are left: folder, type and number of files. A number only ever falls, and nothing is added.
const LEFT: [(&str, &str, usize); 7] = [
    ("src/app", "TableClient", 3),
    ("src/app/window", "App", 10),
    ("src/games/alien_frontiers", "Run", 3),
    ("src/games/aqua_sphere", "Run", 3),
    ("src/games/argo", "Look", 2),
    ("src/games/argo", "Run", 4),
    ("src/games/argo", "State", 3),
];

/// One file's methods of a type, and the methods that they call on `self`, `Self` or a variable with the name of the type.
#[derive(Default)]
struct Part {
    methods: BTreeSet<String>,
    calls: BTreeSet<String>,
}

/// By folder and type: the parts, by file.
type Parts = BTreeMap<(String, String), BTreeMap<String, Part>>;

fn is(token: Option<&TokenTree>, word: &str) -> bool {
    token.is_some_and(|token| token.to_string() == word)
}

/// The type of an `impl`, from the tokens between that word and the body.
fn type_of(head: &[TokenTree]) -> Option<String> {
    let mut depth = 0;
    let mut name = None;
    for (index, token) in head.iter().enumerate() {
        match token {
            TokenTree::Punct(sign) if sign.as_char() == '<' => depth += 1,
            TokenTree::Punct(sign)
                if sign.as_char() == '>' && !is(index.checked_sub(1).and_then(|i| head.get(i)), "-") =>
            {
                depth -= 1;
            }
            TokenTree::Ident(word) if depth == 0 && *word == "for" => name = None,
            TokenTree::Ident(word) if depth == 0 && *word == "where" => break,
            TokenTree::Ident(word) if depth == 0 => name = Some(word.to_string()),
            _ => {}
        }
    }
    name
}

/// Notes the calls among these tokens, at any depth.
fn calls(tokens: TokenStream, receiver: &str, part: &mut Part) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (index, token) in tokens.iter().enumerate() {
        if let TokenTree::Group(group) = token {
            calls(group.stream(), receiver, part);
        }
        let name = match (token.to_string().as_str(), tokens.get(index + 1)) {
            (word, Some(dot)) if (word == "self" || word == receiver) && is(Some(dot), ".") => index + 2,
            ("Self", Some(colon)) if is(Some(colon), ":") => index + 3,
            _ => continue,
        };
        if let [name, TokenTree::Group(_), ..] = &tokens[name.min(tokens.len())..] {
            part.calls.insert(name.to_string());
        }
    }
}

/// Notes the methods of one file.
fn read(path: &str, text: &str, parts: &mut Parts) {
    let tokens: Vec<TokenTree> = TokenStream::from_str(text).expect("it compiles").into_iter().collect();
    let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
    let mut index = 0;
    while index < tokens.len() {
        let begins = is(tokens.get(index), "impl");
        let body =
            |token: &TokenTree| matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace);
        let length = tokens[index..].iter().position(body);
        let (true, Some(length)) = (begins, length) else {
            index += 1;
            continue;
        };
        if let (Some(name), TokenTree::Group(body)) =
            (type_of(&tokens[index + 1..index + length]), &tokens[index + length])
        {
            let receiver = name.to_lowercase();
            let part = parts.entry((folder.to_owned(), name)).or_default();
            let part = part.entry(path.to_owned()).or_default();
            let inside: Vec<TokenTree> = body.stream().into_iter().collect();
            let named = inside.windows(2).filter(|pair| is(pair.first(), "fn"));
            part.methods.extend(named.map(|pair| pair[1].to_string()));
            calls(body.stream(), &receiver, part);
        }
        index += length + 1;
    }
}

/// The number of files in the largest circle among the parts of a type; 0 without a circle.
fn circle(files: &BTreeMap<String, Part>) -> usize {
    let uses = |from: &str| -> BTreeSet<&str> {
        let others = files.iter().filter(|(file, _)| *file != from);
        let used = others.filter(|(_, part)| !part.methods.is_disjoint(&files[from].calls));
        used.map(|(file, _)| file.as_str()).collect()
    };
    let reach = |from: &str| {
        let (mut found, mut open) = (BTreeSet::new(), uses(from));
        while let Some(file) = open.pop_first() {
            if found.insert(file) {
                open.extend(uses(file));
            }
        }
        found
    };
    let reached: BTreeMap<&str, BTreeSet<&str>> = files.keys().map(|file| (file.as_str(), reach(file))).collect();
    let size = |file: &&str| {
        reached[file]
            .iter()
            .filter(|other| reached[*other].contains(*file))
            .count()
    };
    reached.keys().map(size).max().unwrap_or(0)
}

#[test]
fn files_of_one_type_do_not_call_each_other() {
    let mut parts = Parts::new();
    for (path, text) in all_sources() {
        let code = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
        if path.starts_with("src/") {
            read(&path, code, &mut parts);
        }
    }
    let found: Vec<(&str, &str, usize)> = parts
        .iter()
        .map(|((folder, name), files)| (folder.as_str(), name.as_str(), circle(files)))
        .filter(|(.., size)| *size > 0)
        .collect();
    assert_eq!(found, LEFT);
}
