//! A TOML file of which one line may be wrong: a person has written in it.

/// Lines that may be wrong before all of the file is given up: each costs a reading of the whole.
const WRONG_MAX: usize = 64;

/// Reads the values of a file, and names what could not be read: by the name before the equals sign, or by the number of the
/// line.
pub(super) fn table(bytes: &[u8]) -> (toml::Table, Vec<String>) {
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    let mut lost = Vec::new();
    let mut lines: Vec<&str> = Vec::new();
    for line in bytes.split(|byte| *byte == b'\n') {
        let text = std::str::from_utf8(line);
        lines.push(text.unwrap_or_else(|_| {
            lost.push(named("", lines.len()));
            ""
        }));
    }
    while lost.len() < WRONG_MAX {
        let text = lines.join("\n");
        let wrong = match toml::from_str(&text) {
            Ok(table) => return (table, lost),
            Err(error) => toml::de::Error::span(&error).and_then(|span| text.get(..span.start)),
        };
        let at = wrong.map_or(0, |before| before.matches('\n').count());
        // An end that is missing is noticed behind it.
        let Some(at) = (0..=at)
            .rev()
            .find(|at| lines.get(*at).is_some_and(|line| !line.trim().is_empty()))
        else {
            break;
        };
        lost.push(named(lines[at], at));
        lines[at] = "";
    }
    (toml::Table::new(), lost)
}

fn named(line: &str, at: usize) -> String {
    let name = line.split_once('=').map_or("", |(name, _)| name.trim());
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
    if name.is_empty() || !name.chars().all(plain) {
        format!("line {}", at + 1)
    } else {
        name.to_owned()
    }
}
