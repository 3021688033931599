//! Files that use each other, directly or around, cannot be read one after the other.

use super::tree::{Mention, Target, Tree, tree};
use std::collections::{BTreeMap, BTreeSet};

/// By file: the files whose items it names, each with the place where it first does.
///
/// Tests do not count, and neither do re-exports from modules below: code that names such an item uses the file
/// that the item stands in.
type Uses = BTreeMap<String, BTreeMap<String, String>>;

fn uses(tree: &Tree) -> Uses {
    let mut uses = Uses::new();
    for (id, module) in tree.modules.iter().enumerate().filter(|(_, module)| !module.test) {
        let imports = module.imports.iter().map(|import| (&import.mention, import.public));
        let rest = module
            .mentions
            .iter()
            .chain(&module.globs)
            .map(|mention| (mention, false));
        for (mention, public) in imports.chain(rest).filter(|(mention, _)| !mention.test) {
            let Some(target) = target(tree, id, mention) else {
                continue;
            };
            let file = &tree.modules[target].file;
            if *file != module.file && !(public && tree.is_below(target, id)) {
                let place = format!("{}:{} names {}", module.file, mention.line, mention.path.join("::"));
                uses.entry(module.file.clone())
                    .or_default()
                    .entry(file.clone())
                    .or_insert(place);
            }
        }
    }
    uses
}

/// The module that the named item stands in; `None` if it is no item of ours.
fn target(tree: &Tree, from: usize, mention: &Mention) -> Option<usize> {
    match tree.resolve(from, &mention.path)? {
        Target::Item(module) => Some(module),
        Target::Module(_) | Target::Crate(_) => None,
    }
}

/// All files that a file uses, directly or around.
fn reach<'u>(uses: &'u Uses, from: &'u str) -> BTreeSet<&'u str> {
    let (mut found, mut open) = (BTreeSet::new(), vec![from]);
    while let Some(file) = open.pop() {
        for next in uses.get(file).into_iter().flat_map(BTreeMap::keys) {
            if found.insert(next.as_str()) {
                open.push(next);
            }
        }
    }
    found
}

#[test]
fn no_files_use_each_other() {
    let uses = uses(tree());
    let reached: BTreeMap<&str, BTreeSet<&str>> = uses.keys().map(|file| (file.as_str(), reach(&uses, file))).collect();
    let mut circles: BTreeSet<Vec<&str>> = BTreeSet::new();
    for (file, others) in reached.iter().filter(|(file, others)| others.contains(*file)) {
        let back = |other: &&str| reached.get(other).is_some_and(|theirs| theirs.contains(file));
        circles.insert(others.iter().copied().filter(back).collect());
    }
    let told: Vec<String> = circles.iter().map(|circle| tell(&uses, circle)).collect();
    assert!(told.is_empty(), "{} circles:\n{}", told.len(), told.join("\n"));
}

fn tell(uses: &Uses, circle: &[&str]) -> String {
    let edges = circle.iter().flat_map(|file| {
        let inside = uses[*file].iter().filter(|(other, _)| circle.contains(&other.as_str()));
        inside.map(|(other, place)| format!("  {place}, which stands in {other}"))
    });
    let edges: Vec<String> = edges.collect();
    format!("{} files:\n{}", circle.len(), edges.join("\n"))
}
