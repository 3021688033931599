//! The crate as a tree of modules, read from its tokens: what each defines, imports and mentions.
//!
//! Paths are read from code and from the tokens of macros alike. What a macro makes of names of its own is not seen.

use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
    sync::LazyLock,
};

/// The module `n` of [`Tree::modules`].
pub type Id = usize;

/// A path in the code, with the line that it stands on.
#[derive(Clone, Debug)]
pub struct Mention {
    pub path: Vec<String>,
    pub line: usize,
    /// Tests may use what the code beside them may not.
    pub test: bool,
}

/// A name that a `use` brings into a module.
#[derive(Clone, Debug)]
pub struct Import {
    pub name: String,
    pub mention: Mention,
    /// Handed on to others by a `pub use`.
    pub public: bool,
}

/// A type or trait that other layers may use.
#[derive(Clone, Debug)]
pub struct PublicType {
    pub name: String,
    pub line: usize,
}

#[derive(Debug, Default)]
pub struct Module {
    /// The file, such as `src/rules/mod.rs`; several modules may stand in one.
    pub file: String,
    parent: Id,
    children: BTreeMap<String, Id>,
    items: BTreeSet<String>,
    pub imports: Vec<Import>,
    /// Imports of everything in a module or an enum.
    pub globs: Vec<Mention>,
    pub mentions: Vec<Mention>,
    pub types: Vec<PublicType>,
    /// Stands behind `#[cfg(test)]`.
    pub test: bool,
}

/// The thing that a path names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// A module of ours.
    Module(Id),
    /// An item that stands in a module of ours.
    Item(Id),
    /// Something of another crate.
    Crate(String),
}

/// All modules of the library; the first is its root.
#[derive(Debug)]
pub struct Tree {
    pub modules: Vec<Module>,
    /// Names of the crates that the manifest lists, as code names them.
    crates: BTreeSet<String>,
}

static TREE: LazyLock<Tree> = LazyLock::new(Tree::read);

/// The tree, read once for all tests.
pub fn tree() -> &'static Tree {
    &TREE
}

/// More imports of imports than this are a circle of names, such as a macro that is re-exported under its own name.
const IMPORTS_DEEP: usize = 16;

impl Tree {
    /// Reads `src/lib.rs`, all modules below it, and `src/main.rs`.
    fn read() -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut tree = Self {
            modules: Vec::new(),
            crates: crates(root),
        };
        tree.read_file("src/lib.rs", 0, false);
        tree.read_file("src/main.rs", 0, false);
        tree
    }

    fn read_file(&mut self, file: &str, parent: Id, test: bool) -> Id {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{file}: {error}"));
        let tokens: TokenStream = text.parse().unwrap_or_else(|error| panic!("{file}: {error}"));
        let id = self.add(file, parent, test);
        Reader::new(self, id).items(tokens);
        id
    }

    fn add(&mut self, file: &str, parent: Id, test: bool) -> Id {
        self.modules.push(Module {
            file: file.to_owned(),
            parent,
            test,
            ..Module::default()
        });
        self.modules.len() - 1
    }

    /// The thing that a path names in a module; `None` for locals, the standard library and names that macros make.
    pub fn resolve(&self, from: Id, path: &[String]) -> Option<Target> {
        self.follow(from, path, 0)
    }

    fn follow(&self, from: Id, path: &[String], depth: usize) -> Option<Target> {
        let (first, rest) = path.split_first()?;
        let start = match first.as_str() {
            "crate" | "podbay" => Target::Module(0),
            "self" => Target::Module(from),
            "super" => Target::Module(self.modules[from].parent),
            name => self
                .lookup(from, name, !rest.is_empty(), depth)
                .or_else(|| self.crates.contains(name).then(|| Target::Crate(name.to_owned())))?,
        };
        self.walk(start, rest, depth)
    }

    fn walk(&self, start: Target, path: &[String], depth: usize) -> Option<Target> {
        let mut found = start;
        for (place, name) in path.iter().enumerate() {
            let Target::Module(module) = found else { break };
            found = match name.as_str() {
                "super" => Target::Module(self.modules[module].parent),
                "self" => found,
                // What is not seen was made by a macro of that module.
                name => self
                    .lookup(module, name, place + 1 < path.len(), depth)
                    .unwrap_or(Target::Item(module)),
            };
        }
        Some(found)
    }

    /// A name in a module. With more of the path to come it is a module, if there is one of that name.
    fn lookup(&self, module: Id, name: &str, more: bool, depth: usize) -> Option<Target> {
        let here = &self.modules[module];
        let child = here.children.get(name).map(|&child| Target::Module(child));
        if more && child.is_some() {
            return child;
        }
        if here.items.contains(name) {
            return Some(Target::Item(module));
        }
        if depth > IMPORTS_DEEP {
            return child;
        }
        let imported = here.imports.iter().find(|import| import.name == name);
        imported
            .and_then(|import| self.follow(module, &import.mention.path, depth + 1))
            .or(child)
            .or_else(|| self.through_globs(module, name, more, depth))
    }

    fn through_globs(&self, module: Id, name: &str, more: bool, depth: usize) -> Option<Target> {
        self.modules[module].globs.iter().find_map(|glob| {
            let target = self.follow(module, &glob.path, depth + 1)?;
            match target {
                Target::Module(from) if from != module => self.lookup(from, name, more, depth + IMPORTS_DEEP),
                _ => None,
            }
        })
    }

    /// True if a module lies below another one.
    pub fn is_below(&self, mut module: Id, above: Id) -> bool {
        while module != 0 {
            if module == above {
                return true;
            }
            module = self.modules[module].parent;
        }
        above == 0
    }
}

/// The crates that the manifest lists, as code names them.
fn crates(root: &Path) -> BTreeSet<String> {
    let text = fs::read_to_string(root.join("Cargo.toml")).expect("the manifest");
    let manifest: toml::Table = text.parse().expect("the manifest is TOML");
    let systems = manifest["target"].as_table().expect("a table").values();
    let of_systems = systems.map(|system| &system["dependencies"]);
    [&manifest["dependencies"], &manifest["dev-dependencies"]]
        .into_iter()
        .chain(of_systems)
        .flat_map(|table| table.as_table().expect("a table").keys())
        .map(|name| name.replace('-', "_"))
        .collect()
}

/// Reads the tokens of one module.
struct Reader<'t> {
    tree: &'t mut Tree,
    module: Id,
    /// True while reading what stands behind `#[cfg(test)]`.
    test: bool,
}

/// The attributes and visibility in front of an item.
#[derive(Default)]
struct Head {
    /// Visible outside its module.
    public: bool,
    /// Visible outside the crate, if its module is.
    everywhere: bool,
    test: bool,
    /// From `#[path = "…"]`.
    file: Option<String>,
}

impl<'t> Reader<'t> {
    fn new(tree: &'t mut Tree, module: Id) -> Self {
        let test = tree.modules[module].test;
        Self { tree, module, test }
    }

    fn here(&mut self) -> &mut Module {
        &mut self.tree.modules[self.module]
    }

    fn items(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let (mut rest, outside) = (&tokens[..], self.test);
        while !rest.is_empty() {
            let head = self.head(&mut rest);
            let (item, after) = rest.split_at(item_length(rest));
            self.test = outside || head.test;
            self.item(&head, item);
            self.test = outside;
            rest = after;
        }
    }

    /// Takes attributes and visibility.
    fn head(&mut self, rest: &mut &[TokenTree]) -> Head {
        let mut head = Head::default();
        loop {
            match rest {
                [TokenTree::Punct(hash), TokenTree::Group(group), after @ ..] if hash.as_char() == '#' => {
                    self.attribute(group.stream(), &mut head);
                    *rest = after;
                }
                [
                    TokenTree::Punct(hash),
                    TokenTree::Punct(_),
                    TokenTree::Group(_),
                    after @ ..,
                ] if hash.as_char() == '#' => {
                    *rest = after;
                }
                [TokenTree::Ident(word), TokenTree::Group(group), after @ ..]
                    if *word == "pub" && group.delimiter() == Delimiter::Parenthesis =>
                {
                    head.public = true;
                    *rest = after;
                }
                [TokenTree::Ident(word), after @ ..] if *word == "pub" => {
                    (head.public, head.everywhere) = (true, true);
                    *rest = after;
                }
                _ => return head,
            }
        }
    }

    fn attribute(&mut self, tokens: TokenStream, head: &mut Head) {
        let text = tokens.to_string();
        head.test |= text.replace(' ', "") == "cfg(test)";
        if let Some(file) = text.strip_prefix("path = ") {
            head.file = Some(file.trim_matches('"').to_owned());
        }
        self.code(&tokens.into_iter().collect::<Vec<_>>());
    }

    fn item(&mut self, head: &Head, item: &[TokenTree]) {
        let words: Vec<String> = item.iter().take(6).map(ToString::to_string).collect();
        let place = words
            .iter()
            .position(|word| {
                !matches!(word.as_str(), "async" | "unsafe" | "extern" | "const") && !word.starts_with('"')
            })
            .unwrap_or_default();
        // `const NAME: …` is a constant, `const fn name` a function.
        let place = if words[..place].ends_with(&["const".to_owned()]) && words[place] != "fn" {
            place - 1
        } else {
            place
        };
        let name = words.get(place + 1).cloned().unwrap_or_default();
        match words.get(place).map(String::as_str) {
            Some("use") => return self.imports(&[], &item[place + 1..], head.public),
            Some("mod") => return self.child(&name, head, item.last()),
            Some("macro_rules") => {
                self.here().items.insert(words[place + 2].clone());
            }
            Some("struct" | "enum" | "union" | "trait" | "type") => {
                self.here().items.insert(name.clone());
                if head.everywhere && !self.test {
                    let line = line(item[place].span());
                    self.here().types.push(PublicType { name, line });
                }
            }
            Some("fn" | "const" | "static") => {
                self.here().items.insert(name);
            }
            _ => {}
        }
        self.code(item);
    }

    fn child(&mut self, name: &str, head: &Head, last: Option<&TokenTree>) {
        let (file, test) = (self.here().file.clone(), self.test);
        let id = if let Some(TokenTree::Group(body)) = last {
            let id = self.tree.add(&file, self.module, test);
            Reader::new(self.tree, id).items(body.stream());
            id
        } else {
            let found = head
                .file
                .as_ref()
                .map_or_else(|| child_file(&file, name), |own| beside(&file, own));
            self.tree.read_file(&found, self.module, test)
        };
        self.here().children.insert(name.to_owned(), id);
    }

    /// Reads the names that a `use` brings, from the tokens after the word up to the semicolon.
    fn imports(&mut self, prefix: &[String], tokens: &[TokenTree], public: bool) {
        for part in tokens.split(|token| is_punct(token, ',') || is_punct(token, ';')) {
            let Some(first) = part.first() else { continue };
            let (line, test) = (line(first.span()), self.test);
            let (mut path, mut name, mut tokens) = (prefix.to_vec(), None, part.iter());
            let mut glob = false;
            let mut nested = false;
            while let Some(token) = tokens.next() {
                match token {
                    TokenTree::Ident(word) if *word == "as" => name = tokens.next().map(ToString::to_string),
                    TokenTree::Ident(word) => path.push(word.to_string()),
                    TokenTree::Group(group) => {
                        nested = true;
                        self.imports(&path, &group.stream().into_iter().collect::<Vec<_>>(), public);
                    }
                    token => glob |= is_punct(token, '*'),
                }
            }
            if path.len() > 1 && path.last().is_some_and(|last| last == "self") {
                path.pop();
            }
            let mention = Mention { path, line, test };
            if glob {
                self.here().globs.push(mention);
            } else if !nested && let Some(name) = name.or_else(|| mention.path.last().cloned()) {
                self.here().imports.push(Import { name, mention, public });
            }
        }
    }

    /// Paths in code and in macros; imports inside functions count as the module's.
    fn code(&mut self, tokens: &[TokenTree]) {
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            at += 1;
            match token {
                TokenTree::Group(group) => self.code(&group.stream().into_iter().collect::<Vec<_>>()),
                TokenTree::Ident(word) if *word == "use" && !tokens.get(at).is_some_and(|next| is_punct(next, '<')) => {
                    let end = tokens[at..].iter().position(|token| is_punct(token, ';'));
                    let end = end.map_or(tokens.len(), |length| at + length);
                    self.imports(&[], &tokens[at..end], false);
                    at = end;
                }
                TokenTree::Ident(word) => {
                    let (line, mut path) = (line(word.span()), vec![word.to_string()]);
                    while let [first, second, TokenTree::Ident(next), ..] = &tokens[at..]
                        && is_punct(first, ':')
                        && is_punct(second, ':')
                    {
                        path.push(next.to_string());
                        at += 3;
                    }
                    let test = self.test;
                    if path.len() > 1 {
                        self.here().mentions.push(Mention { path, line, test });
                    }
                }
                _ => {}
            }
        }
    }
}

fn is_punct(token: &TokenTree, sign: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == sign)
}

fn line(span: Span) -> usize {
    span.start().line
}

/// Tokens of the first item: up to its semicolon or its body.
fn item_length(tokens: &[TokenTree]) -> usize {
    let word = |place: usize| tokens.get(place).map(ToString::to_string).unwrap_or_default();
    let has_value = matches!(word(0).as_str(), "use" | "static" | "type") || word(0) == "const" && word(2) == ":";
    let end = tokens.iter().position(|token| match token {
        TokenTree::Group(group) => !has_value && group.delimiter() == Delimiter::Brace,
        token => is_punct(token, ';'),
    });
    end.map_or(tokens.len(), |end| end + 1)
}

fn beside(file: &str, name: &str) -> String {
    let (folder, _) = file.rsplit_once('/').expect("a file in a folder");
    format!("{folder}/{name}")
}

/// The file of `mod name;` in a file.
fn child_file(file: &str, name: &str) -> String {
    let (folder, own) = file.rsplit_once('/').expect("a file in a folder");
    let folder = match own.trim_end_matches(".rs") {
        "lib" | "main" | "mod" => folder.to_owned(),
        stem => format!("{folder}/{stem}"),
    };
    let flat = format!("{folder}/{name}.rs");
    if Path::new(env!("CARGO_MANIFEST_DIR")).join(&flat).exists() {
        flat
    } else {
        format!("{folder}/{name}/mod.rs")
    }
}
