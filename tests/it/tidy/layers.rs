//! Which layer may use what, and the crates in their places.

use super::tree::{Module, Target, Tree, tree};

/// Layers from the bottom; each may use only those before it, and itself.
const LAYERS: [&str; 14] = [
    "rules",
    "games",
    "protocol",
    "diagnostics",
    "record",
    "bot",
    "session",
    "store",
    "chaos",
    "net",
    "text",
    "app",
    "cli",
    "main",
];

/// Crates that may be named only below these paths.
const ONLY_IN: [(&str, &[&str]); 24] = [
    ("quinn", &["src/net"]),
    ("rustls", &["src/net"]),
    ("rcgen", &["src/net"]),
    ("mdns_sd", &["src/net"]),
    ("socket2", &["src/net"]),
    ("if_addrs", &["src/net"]),
    ("hyper", &["src/net/page"]),
    ("hyper_util", &["src/net/page"]),
    ("http_body_util", &["src/net/page"]),
    ("tokio_io_timeout", &["src/net/page"]),
    ("tokio", &["src/net", "src/cli"]),
    ("egui", &["src/app"]),
    ("eframe", &["src/app"]),
    (
        "winit",
        &["src/app/display.rs", "src/app/window/pace.rs", "src/app/window/run.rs"],
    ),
    ("rodio", &["src/app/sound/device.rs"]),
    ("bincode", &["src/protocol/codec.rs"]),
    ("rustix", &["src/bot/thread.rs"]),
    ("ring", &["src/protocol/seal.rs", "src/net/page/packages.rs"]),
    ("clap", &["src/cli"]),
    ("egui_system_font_provider", &["src/app/window/run.rs"]),
    ("epaint_default_fonts", &["src/app/look/scripts.rs"]),
    ("unicode_normalization", &["src/protocol/names.rs"]),
    ("unicode_security", &["src/protocol/names.rs"]),
    ("unicode_segmentation", &["src/protocol/names.rs"]),
];

/// All that the rules and the games may use of other crates: no clock, no file, no randomness but the generator.
const BELOW: [(&str, &[&str]); 2] = [
    (
        "src/rules",
        &["serde", "serde_big_array", "rand_chacha", "strum", "thiserror"],
    ),
    (
        "src/games",
        &["serde", "serde_big_array", "toml", "arrayvec", "enumset", "strum"],
    ),
];

fn layer_of(file: &str) -> Option<usize> {
    let top = file.strip_prefix("src/")?.split('/').next()?.trim_end_matches(".rs");
    LAYERS.iter().position(|layer| *layer == top)
}

/// All that a module names, with the line.
fn named<'t>(tree: &'t Tree, id: usize, module: &'t Module) -> impl Iterator<Item = (usize, String, Target)> + 't {
    let imports = module.imports.iter().map(|import| &import.mention);
    let all = imports.chain(&module.mentions).chain(&module.globs);
    all.filter_map(move |mention| {
        let target = tree.resolve(id, &mention.path)?;
        Some((mention.line, mention.path.join("::"), target))
    })
}

/// One line for each thing that a module must not name, over all modules.
fn broken(wrong: impl Fn(&Tree, &Module, &Target) -> Option<String>) -> Vec<String> {
    let tree = tree();
    let mut seen = 0;
    let mut broken = Vec::new();
    for (id, module) in tree.modules.iter().enumerate() {
        for (line, path, target) in named(tree, id, module) {
            seen += 1;
            if let Some(what) = wrong(tree, module, &target) {
                broken.push(format!("{}:{line} names {path}: {what}", module.file));
            }
        }
    }
    assert!(seen > 5000, "only {seen} names were found");
    broken
}

#[test]
fn a_layer_uses_only_those_before_it() {
    let broken = broken(|tree, module, target| {
        let (Target::Module(used) | Target::Item(used)) = target else {
            return None;
        };
        let own = layer_of(&module.file)?;
        let other = layer_of(&tree.modules[*used].file)?;
        (other > own).then(|| format!("{} stands below {}", LAYERS[own], LAYERS[other]))
    });
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

#[test]
fn every_file_belongs_to_a_layer() {
    let tree = tree();
    let stray = |module: &&Module| !module.test && module.file != "src/lib.rs" && layer_of(&module.file).is_none();
    let stray: Vec<&str> = tree
        .modules
        .iter()
        .filter(stray)
        .map(|module| module.file.as_str())
        .collect();
    assert_eq!(stray, [""; 0]);
}

#[test]
fn a_crate_is_named_only_in_its_place() {
    let broken = broken(|_, module, target| {
        let Target::Crate(name) = target else { return None };
        let places = ONLY_IN.iter().find(|(crate_, _)| crate_ == name);
        if let Some((_, places)) = places
            && !places.iter().any(|place| module.file.starts_with(place))
        {
            return Some(format!("it belongs to {places:?}"));
        }
        let (folder, allowed) = BELOW.iter().find(|(folder, _)| module.file.starts_with(folder))?;
        (!module.test && !allowed.contains(&name.as_str())).then(|| format!("{folder} may use only {allowed:?}"))
    });
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

/// The game that a file belongs to by its path.
fn game_of<'g>(games: &'g [String], file: &str) -> Option<&'g String> {
    let mut parts = file.trim_end_matches(".rs").split('/');
    parts.find_map(|part| games.iter().find(|game| *game == part))
}

#[test]
fn no_game_names_another() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games");
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let games: Vec<String> = entries
        .filter(|path| path.is_dir())
        .map(|path| path.file_name().unwrap().to_string_lossy().into_owned())
        .collect();
    assert!(games.len() > 1, "the games were not found");
    let broken = broken(|tree, module, target| {
        let (Target::Module(used) | Target::Item(used)) = target else {
            return None;
        };
        let own = game_of(&games, &module.file)?;
        let other = game_of(&games, &tree.modules[*used].file)?;
        (own != other).then(|| format!("a file of {own} uses {other}"))
    });
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}
