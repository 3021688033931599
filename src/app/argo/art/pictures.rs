//! The glyphs of Argo, and the drawings that its tiles are made of.

use crate::app::look::glyphs::{self, Glyph, Glyphs};
use crate::rules::words::{self, Words};
use std::sync::LazyLock;

static GLYPHS: LazyLock<Glyphs> = LazyLock::new(|| Glyphs::read(include_str!("../../../../assets/argo/glyphs.txt")));

/// The glyph of this name.
pub(crate) fn named(name: &str) -> &'static Glyph {
    GLYPHS.named(name)
}

/// The glyph of a kind of tile, or the silhouette of a role. Two of them the window itself has.
pub(crate) fn of(thing: &impl Words<()>) -> &'static Glyph {
    match words::text(&(), thing).as_str() {
        "pod" => &glyphs::POD,
        "robot" => &glyphs::ROBOT,
        name => named(name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{argo::Role, argo::State, trial::setup};

    #[test]
    fn every_kind_and_role_has_its_glyph() {
        let mut kinds = setup::<State>(4, &[])
            .components
            .tiles
            .into_iter()
            .map(|tile| tile.kind);
        assert!(kinds.all(|kind| !of(&kind).parts.is_empty()));
        assert!(Role::ALL.iter().all(|role| !of(role).parts.is_empty()));
    }
}
