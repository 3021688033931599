//! Lines of the log for somebody else's eyes: addresses, devices, tables, keys and paths become stand-ins, the same one for
//! the same thing. Names of people are in no line to begin with.

use std::net::{IpAddr, SocketAddr};

/// Fewest digits of a number that may be a key or an id.
const KEY_DIGITS: usize = 16;
/// The end of a line that was cut when it was kept.
pub(super) const CUT: char = '…';

/// The things that have a stand-in so far: their kind, and how they stand in the log.
#[derive(Debug, Default)]
pub(super) struct Disguise(Vec<(&'static str, String)>);

impl Disguise {
    /// The line with stand-ins.
    pub(super) fn line(&mut self, line: &str) -> String {
        // Half an address or key is none that could be recognised.
        let whole = line.strip_suffix(CUT).and_then(|line| line.rsplit_once(ends_word));
        let mut out = String::new();
        for piece in whole.map_or(line, |(whole, _)| whole).split_inclusive(ends_word) {
            let word = piece.trim_end_matches(ends_word);
            out.push_str(&self.word(word));
            out.push_str(&piece[word.len()..]);
        }
        out.extend(whole.map(|_| CUT));
        out
    }

    /// A word, or a field such as `from=10.0.0.1:4000`.
    fn word(&mut self, word: &str) -> String {
        let body = word.trim_end_matches([':', '.']);
        let end = &word[body.len()..];
        let (field, value) = body.split_once('=').unwrap_or(("", body));
        let lead = &body[..body.len() - value.len()];
        let shown = match field {
            "device" => self.stand_in("device", value),
            "id" => self.stand_in("table", value),
            _ => match address(value) {
                Some((ip, port)) => self.stand_in("address", &ip.to_string()) + &port,
                None if matches!(field, "from" | "at") => self.stand_in("address", value),
                None if is_key(value) => self.stand_in("key", value),
                None if is_path(value) => self.stand_in("path", value),
                None => value.to_owned(),
            },
        };
        format!("{lead}{shown}{end}")
    }

    /// The kind, and a number by when the thing came first.
    fn stand_in(&mut self, kind: &'static str, thing: &str) -> String {
        let known = |(of, seen): &(&str, String)| *of == kind && seen == thing;
        if !self.0.iter().any(known) {
            self.0.push((kind, thing.to_owned()));
        }
        let number = self.0.iter().filter(|(of, _)| *of == kind).position(known);
        format!("{kind}-{}", number.unwrap_or_default() + 1)
    }
}

fn ends_word(letter: char) -> bool {
    letter.is_whitespace() || "{}(),;\"'<>".contains(letter)
}

/// The address of a machine, and its port with a colon before it, if there is one.
fn address(text: &str) -> Option<(IpAddr, String)> {
    if let Ok(socket) = text.parse::<SocketAddr>() {
        return Some((socket.ip(), format!(":{}", socket.port())));
    }
    let bare = text.trim_matches(['[', ']']);
    let ip = bare.split(['%', '/']).next()?.parse().ok()?;
    Some((ip, String::new()))
}

fn is_key(text: &str) -> bool {
    text.len() >= KEY_DIGITS && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

fn is_path(text: &str) -> bool {
    let drive = || matches!(text.get(1..3), Some(":\\" | ":/"));
    text.len() > 1 && (text.starts_with(['/', '~', '\\']) || drive())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_thing_has_the_same_stand_in_and_the_rest_stays() {
        let mut disguise = Disguise::default();
        let table = "0123456789abcdef0123456789abcdef";
        for (line, expected) in [
            (
                "2026-11-22T23:00:00.123456Z  INFO peer{from=192.168.1.7:4711 device=acid-acorn-age-air-all-arm}: podbay: refused: \
                 protocol 3, ours is 12",
                "2026-11-22T23:00:00.123456Z  INFO peer{from=address-1:4711 device=device-1}: podbay: refused: protocol 3, \
                 ours is 12",
            ),
            (
                &format!(
                    "host{{at=[fe80::1%2]:47200 device=oak}}:table{{id={table}}}: podbay: no host at 192.168.1.7:5: closed"
                ),
                "host{at=address-2:47200 device=device-2}:table{id=table-1}: podbay: no host at address-1:5: closed",
            ),
            ("cut off: 192.168.1.7 has the most", "cut off: address-1 has the most"),
            (&format!("another one, {table}."), "another one, key-1."),
            (
                "at /home/anna/x.toml, or C:\\Users\\Anna: (code 0x131)",
                "at path-1, or path-2: (code 0x131)",
            ),
            (
                "peer{from=printer.local device=oak}: podbay: half 192.16…",
                "peer{from=address-3 device=device-2}: podbay: half…",
            ),
            (
                "podbay: a fault at src/app/window/app.rs:12: :: alone",
                "podbay: a fault at src/app/window/app.rs:12: :: alone",
            ),
        ] {
            assert_eq!(disguise.line(line), expected);
        }
    }
}
