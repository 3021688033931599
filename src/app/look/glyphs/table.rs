//! Glyphs that are written down in a text file: each begins with a line `name: words`, and below it is a line for each
//! part, its kind, its ink and its numbers: `disc f 12 4.8 2.8`. After `edged` the ink of the edge stands as well.

use super::{
    masks,
    shape::{Glyph, Ink, Part},
};
use std::{collections::BTreeMap, sync::LazyLock};

/// The glyphs of a file by their names.
#[derive(Debug)]
pub(crate) struct Glyphs(BTreeMap<&'static str, &'static Glyph>);

/// Stands for a glyph that is missing.
static NOTHING: LazyLock<&'static Glyph> = LazyLock::new(|| masks::glyph(Vec::new()));

impl Glyphs {
    /// Reads a file once for the whole program. What is not a glyph is left out.
    pub(crate) fn read(text: &'static str) -> Self {
        let mut list: Vec<(&'static str, Vec<Part>)> = Vec::new();
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            match (line.split_once(':'), list.last_mut()) {
                (Some((name, _)), _) => list.push((name, Vec::new())),
                (None, Some((_, parts))) => parts.extend(part(line)),
                (None, None) => {}
            }
        }
        Self(
            list.into_iter()
                .map(|(name, parts)| (name, masks::glyph(parts)))
                .collect(),
        )
    }
    /// The glyph of this name.
    pub(crate) fn get(&self, name: &str) -> Option<&'static Glyph> {
        self.0.get(name).copied()
    }
    /// All names in order.
    #[cfg(test)]
    pub(super) fn names(&self) -> impl Iterator<Item = &'static str> {
        self.0.keys().copied()
    }
    /// The glyph of this name, which the program itself gave.
    pub(crate) fn named(&self, name: &str) -> &'static Glyph {
        let found = self.get(name);
        debug_assert!(found.is_some(), "no glyph {name:?}");
        found.unwrap_or(*NOTHING)
    }
}

fn ink_of(word: &str) -> Option<Ink> {
    match word {
        "f" => Some(Ink::F),
        "k" => Some(Ink::K),
        "a" => Some(Ink::A),
        _ => None,
    }
}

/// A part of a glyph; `None` for what is none.
fn part(line: &str) -> Option<Part> {
    let mut words = line.split_whitespace();
    let kind = words.next()?;
    let ink = ink_of(words.next()?)?;
    let edge = if kind == "edged" { ink_of(words.next()?)? } else { ink };
    let numbers: Vec<f32> = words.map(|word| word.parse().ok()).collect::<Option<_>>()?;
    let points = |numbers: &[f32]| -> &'static [[f32; 2]] { numbers.as_chunks::<2>().0.to_vec().leak() };
    Some(match (kind, numbers.as_slice()) {
        ("disc", &[x, y, r]) => Part::Disc(ink, [x, y], r),
        ("ring", &[x, y, r, width]) => Part::Ring(ink, [x, y], r, width),
        ("rect", &[x, y, wide, high, r]) => Part::Rect(ink, [x, y], [wide, high], r),
        ("edged", [width, numbers @ ..]) if numbers.len().is_multiple_of(2) => {
            Part::Edged(ink, edge, *width, points(numbers))
        }
        ("poly", numbers) if numbers.len().is_multiple_of(2) => Part::Poly(ink, points(numbers)),
        ("line", [width, numbers @ ..]) if numbers.len().is_multiple_of(2) => Part::Line(ink, *width, points(numbers)),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{fs, path::Path};

    #[test]
    fn a_file_is_read_part_by_part() {
        let glyphs =
            Glyphs::read("sun: a disc\n  disc f 12 12 4\n\nflag: a line\n  line k 2 1 1 9 1\n  poly f 1 2 3\n");
        let parts = |name| glyphs.get(name).map(|glyph| glyph.parts);
        assert_eq!(parts("sun"), Some(&[Part::Disc(Ink::F, [12.0, 12.0], 4.0)][..]));
        let line = Part::Line(Ink::K, 2.0, &[[1.0, 1.0], [9.0, 1.0]]);
        assert_eq!(parts("flag"), Some(&[line][..]), "three numbers are no points");
        assert_eq!(parts("moon"), None);
    }

    /// True if no corner of a polygon turns the other way: neither masks nor outlines know such ones.
    fn is_convex(part: &Part) -> bool {
        let (Part::Poly(_, points) | Part::Edged(_, _, _, points)) = *part else {
            return true;
        };
        let at = |index: usize| egui::Pos2::from(points[index % points.len()]);
        let turn = |index| {
            let (into, out) = (at(index + 1) - at(index), at(index + 2) - at(index + 1));
            into.x * out.y - into.y * out.x
        };
        let turns: Vec<f32> = (0..points.len()).map(turn).collect();
        turns.iter().all(|&turn| turn >= -0.01) || turns.iter().all(|&turn| turn <= 0.01)
    }

    #[test]
    fn every_line_of_the_glyph_files_is_read_and_no_polygon_has_a_dent() {
        let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        let mut files = 0;
        for entry in fs::read_dir(assets).expect("the assets") {
            let Ok(text) = fs::read_to_string(entry.expect("an entry").path().join("glyphs.txt")) else {
                continue;
            };
            files += 1;
            let parts = text.lines().filter(|line| !line.is_empty() && !line.contains(':'));
            for line in parts {
                assert!(part(line).is_some(), "{line}");
            }
            let glyphs = Glyphs::read(text.leak());
            let parts = glyphs
                .0
                .iter()
                .flat_map(|(name, glyph)| glyph.parts.iter().map(move |part| (name, part)));
            for (name, part) in parts {
                assert!(is_convex(part), "{name}: {part:?}");
            }
            assert!(glyphs.0.len() > 10 && glyphs.0.values().all(|glyph| !glyph.parts.is_empty()));
        }
        assert!(files > 0);
    }
}
