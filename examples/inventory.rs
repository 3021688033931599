//! Lists the libraries in the program on Linux, Windows and macOS, from `cargo metadata`:
//! `cargo run --example inventory notices` prints their licences, `… sbom` a bill of materials in the format CycloneDX.
//!
//! The notices are kept in `assets/notices.txt`, because the program shows them. A test asks for them to be made again when
//! `Cargo.lock` has changed.

use serde_json::{Value, json};
use std::{
    collections::{BTreeMap, BTreeSet},
    error::Error,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

const PLATFORMS: [&str; 4] = [
    "x86_64-unknown-linux-gnu",
    "x86_64-pc-windows-gnu",
    "aarch64-apple-darwin",
    "x86_64-apple-darwin",
];
/// The part that Cargo does not name.
const RUST: &str = "The standard library of Rust (MIT OR Apache-2.0)";
/// The line between two licences.
const RULE: &str = "========================================================================";
/// Beginnings of the names of files with a licence, in capitals.
const TEXTS: [&str; 6] = ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE", "COPYRIGHT"];

type Failure = Box<dyn Error>;

fn main() -> Result<(), Failure> {
    let what = std::env::args().nth(1).unwrap_or_default();
    let parts = parts()?;
    match what.as_str() {
        "notices" => print!("{}", notices(&parts)?),
        "sbom" => println!("{}", serde_json::to_string_pretty(&bill(&parts)?)?),
        _ => return Err("say notices or sbom".into()),
    }
    Ok(())
}

/// A package that the program contains.
struct Part {
    about: Value,
    /// Ids of the packages that it contains itself.
    needs: BTreeSet<String>,
}

impl Part {
    fn text(&self, field: &str) -> &str {
        self.about[field].as_str().unwrap_or_default()
    }

    /// True for the program itself.
    fn is_own(&self) -> bool {
        self.about["source"].is_null()
    }
}

/// All parts by id. Macros, and what only builds or tests, are no parts of the program.
fn parts() -> Result<BTreeMap<String, Part>, Failure> {
    let mut parts: BTreeMap<String, Part> = BTreeMap::new();
    for platform in PLATFORMS {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let words = [
            "metadata",
            "--locked",
            "--format-version=1",
            "--features=sound",
            "--filter-platform",
            platform,
        ];
        let output = Command::new(cargo).args(words).output()?;
        let known: Value = serde_json::from_slice(&output.stdout)?;
        let by_id = |list: &Value| -> BTreeMap<String, Value> {
            let of = |one: &Value| Some((one["id"].as_str()?.to_owned(), one.clone()));
            list.as_array().into_iter().flatten().filter_map(of).collect()
        };
        let (packages, nodes) = (by_id(&known["packages"]), by_id(&known["resolve"]["nodes"]));
        let root = known["resolve"]["root"]
            .as_str()
            .ok_or("cargo metadata names no root")?;
        let mut ahead = vec![root.to_owned()];
        let mut seen = BTreeSet::new();
        while let Some(id) = ahead.pop() {
            if !seen.insert(id.clone()) {
                continue;
            }
            let needs: BTreeSet<String> = (nodes[&id]["deps"].as_array().into_iter().flatten())
                .filter(|dep| is_normal(dep))
                .filter_map(|dep| dep["pkg"].as_str().map(str::to_owned))
                .filter(|id| !is_macro(&packages[id]))
                .collect();
            ahead.extend(needs.iter().cloned());
            let about = || packages[&id].clone();
            let part = parts.entry(id.clone()).or_insert_with(|| Part {
                about: about(),
                needs: BTreeSet::new(),
            });
            part.needs.extend(needs);
        }
    }
    Ok(parts)
}

fn is_normal(dep: &Value) -> bool {
    let mut kinds = dep["dep_kinds"].as_array().into_iter().flatten();
    kinds.any(|kind| kind["kind"].is_null())
}

fn is_macro(package: &Value) -> bool {
    let mut targets = package["targets"].as_array().into_iter().flatten();
    targets.any(|target| target["kind"][0] == "proc-macro")
}

/// A text without the lines that name its holders, and the parts under it with those lines.
#[derive(Default)]
struct Licence {
    text: String,
    parts: BTreeMap<String, BTreeSet<String>>,
}

/// The licences by their words: texts that differ only in their holders or their layout are told once.
fn notices(parts: &BTreeMap<String, Part>) -> Result<String, Failure> {
    let mut licences: BTreeMap<String, Licence> = BTreeMap::new();
    let mut without = Vec::new();
    for part in parts.values().filter(|part| !part.is_own()) {
        let texts = texts(part)?;
        if texts.is_empty() {
            without.push(part);
        }
        for text in texts {
            let (holders, rest) = split(&text);
            let words = rest.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
            let licence = licences.entry(words).or_default();
            if licence.text.is_empty() {
                licence.text = rest;
            }
            licence.parts.entry(title(part)).or_default().extend(holders);
        }
    }
    let own = (RUST.to_owned(), "MIT", "The Rust Project contributors".to_owned());
    let without = without
        .into_iter()
        .map(|part| (title(part), part.text("license"), authors(part)));
    for (title, terms, holder) in std::iter::once(own).chain(without) {
        // The most common text of that licence stands for those that bring none.
        let head = if terms.contains("MIT") {
            "permission is hereby granted"
        } else {
            "apache license"
        };
        let like = licences.iter_mut().filter(|(words, _)| words.contains(head));
        let (_, licence) = like
            .max_by_key(|(_, licence)| licence.parts.len())
            .ok_or("no such text")?;
        licence
            .parts
            .entry(title)
            .or_default()
            .insert(format!("Copyright {holder}"));
    }
    let b612 = Licence {
        text: fs::read_to_string("assets/fonts/B612-COPYRIGHT.txt")?,
        ..Licence::default()
    };
    licences
        .entry("b612".to_owned())
        .or_insert(b612)
        .parts
        .insert("The font B612".to_owned(), BTreeSet::new());
    let mut sorted: Vec<&Licence> = licences.values().collect();
    sorted.sort_by_key(|licence| {
        (
            std::cmp::Reverse(licence.parts.len()),
            licence.parts.keys().next().cloned(),
        )
    });
    let mut told = "The libraries and fonts in Podbay\n".to_owned();
    for licence in sorted {
        told.push_str(&format!("\n{RULE}\n"));
        for (name, holders) in &licence.parts {
            told.push_str(&format!("{name}\n"));
            holders
                .iter()
                .for_each(|holder| told.push_str(&format!("    {holder}\n")));
        }
        told.push_str(&format!("\n{}\n", licence.text.trim_matches('\n')));
    }
    told.push_str(&format!(
        "\n{RULE}\nMade by the Cargo.lock with this digest:\n{}\n",
        digest()?
    ));
    Ok(told)
}

fn authors(part: &Part) -> String {
    let authors = part.about["authors"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str);
    let authors: Vec<&str> = authors.collect();
    if authors.is_empty() {
        "its authors".to_owned()
    } else {
        authors.join(", ")
    }
}

fn title(part: &Part) -> String {
    format!(
        "{} {} ({})",
        part.text("name"),
        part.text("version"),
        part.text("license")
    )
}

/// The digest that the test compares.
fn digest() -> Result<String, Failure> {
    Ok(blake3::hash(&fs::read("Cargo.lock")?).to_hex().to_string())
}

/// The texts of a part, those of its fonts included. Of several licences to choose from, MIT is taken, or else Apache.
fn texts(part: &Part) -> Result<Vec<String>, Failure> {
    let folder = Path::new(part.text("manifest_path"))
        .parent()
        .ok_or("a package without a folder")?;
    let mut files = files(folder, |name| TEXTS.iter().any(|text| name.starts_with(text)))?;
    if !part.text("license").contains(" AND ") {
        let of = |mark: &str| files.iter().any(|(name, _)| name.contains(mark));
        if let Some(mark) = ["MIT", "APACHE"].into_iter().find(|mark| of(mark)) {
            files.retain(|(name, _)| name.contains(mark) || name.starts_with("NOTICE"));
        }
    }
    let fonts = folder.join("fonts");
    if fonts.is_dir() {
        files.extend(self::files(&fonts, |name| name.ends_with(".TXT"))?);
    }
    let read = files
        .into_iter()
        .map(|(_, path)| Ok(String::from_utf8_lossy(&fs::read(path)?).into_owned()));
    read.collect()
}

/// The files of a folder whose name, in capitals, `is_one` accepts, in order.
fn files(folder: &Path, is_one: impl Fn(&str) -> bool) -> Result<Vec<(String, PathBuf)>, Failure> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        if path.is_file() && is_one(&name) {
            files.push((name, path));
        }
    }
    files.sort();
    Ok(files)
}

/// The lines that name holders, and the text without them.
fn split(text: &str) -> (BTreeSet<String>, String) {
    let (mut holders, mut rest) = (BTreeSet::new(), String::new());
    for line in text.lines() {
        let plain = line.trim();
        let low = plain.to_lowercase();
        if low.starts_with("copyright (c)") || low.starts_with("copyright ©") || starts_with_year(&low) {
            holders.insert(plain.to_owned());
        } else {
            rest.push_str(line.trim_end());
            rest.push('\n');
        }
    }
    (holders, rest)
}

fn starts_with_year(line: &str) -> bool {
    let rest = line.strip_prefix("copyright ").unwrap_or_default();
    rest.starts_with(|first: char| first.is_ascii_digit())
}

/// The bill of materials, with the digests that Cargo checks.
fn bill(parts: &BTreeMap<String, Part>) -> Result<Value, Failure> {
    let lock: toml::Table = fs::read_to_string("Cargo.lock")?.parse()?;
    let mut sums = BTreeMap::new();
    for package in lock["package"].as_array().into_iter().flatten() {
        let text = |field: &str| {
            package
                .get(field)
                .and_then(toml::Value::as_str)
                .unwrap_or_default()
                .to_owned()
        };
        sums.insert((text("name"), text("version")), text("checksum"));
    }
    let link = |part: &Part| format!("pkg:cargo/{}@{}", part.text("name"), part.text("version"));
    let component = |part: &Part| {
        let key = (part.text("name").to_owned(), part.text("version").to_owned());
        let hash = sums.get(&key).filter(|sum| !sum.is_empty());
        let hashes: Vec<Value> = hash
            .iter()
            .map(|sum| json!({ "alg": "SHA-256", "content": sum }))
            .collect();
        let mut one = json!({
            "type": if part.is_own() { "application" } else { "library" },
            "bom-ref": link(part), "purl": link(part), "name": part.text("name"), "version": part.text("version"),
            "licenses": [{ "expression": part.text("license").replace('/', " OR ") }],
        });
        if !hashes.is_empty() {
            one["hashes"] = json!(hashes);
        }
        one
    };
    let own = parts
        .values()
        .find(|part| part.is_own())
        .ok_or("the program is no part of itself")?;
    let others: Vec<Value> = parts.values().filter(|part| !part.is_own()).map(component).collect();
    let needs = |part: &Part| {
        let needs: Vec<String> = part.needs.iter().map(|id| link(&parts[id])).collect();
        json!({ "ref": link(part), "dependsOn": needs })
    };
    Ok(json!({
        "bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1,
        "metadata": { "component": component(own) },
        "components": others,
        "dependencies": parts.values().map(needs).collect::<Vec<_>>(),
    }))
}
