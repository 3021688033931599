//! The places of Argo in words: what each is and who is there, and its rule.

use super::consequences::{self, Consequences};
use super::{aliens, geometry, sheet, spots::ArgoSpot as Spot};
use crate::app::board::drawn::BoardScene;
use crate::games::argo::{Astronaut, Kind, Place, State, Tile};
use crate::text::{argo, capitalised, say, t};

/// A place as it is read aloud.
pub(super) fn label(scene: &BoardScene<'_, State>, spot: Spot) -> String {
    let about = &scene.about;
    match spot {
        Spot::Tile(tile) => tile_label(scene, tile),
        Spot::Cell(cell) => capitalised(&about.cell(cell)),
        Spot::Figure(who) => capitalised(&about.figure(who)),
        Spot::Alien(tile) => say!(about, "argo-alien", tile),
        Spot::Source(source) => {
            let tile = about.source_tile(source);
            let tile = tile.map_or_else(|| t("nothing-left"), |tile| about.tile_bare(tile));
            say!(about, "argo-source", n = source + 1, tile)
        }
        Spot::Aliens => aliens::spoken(scene),
        Spot::Dead(who) => say!(about, "figure-dead", role = capitalised(&about.figure(who))),
        Spot::Use(..) | Spot::LetIt => sheet::answer_words(scene, spot),
        Spot::Announcement => sheet::spoken(scene),
        Spot::Activation | Spot::Link(_) => link(scene, spot),
    }
}

/// The name of a place without what stands there.
pub(super) fn title(scene: &BoardScene<'_, State>, spot: Spot) -> String {
    match tile_at(scene, spot) {
        Some(tile) => capitalised(&scene.about.tile_bare(tile)),
        None => label(scene, spot),
    }
}

/// A step of the open action, and that it may be taken back.
fn link(scene: &BoardScene<'_, State>, spot: Spot) -> String {
    let (open, about) = (Consequences::open(scene), &scene.about);
    let back = consequences::takes_back(scene, spot) > 0;
    let Spot::Link(index) = spot else {
        let id = if back { "activation-reopen" } else { "activation-done" };
        return say!(about, id, tile = open.activated.map(|(tile, _)| tile));
    };
    let Some(hop) = open.hops.get(usize::from(index)) else {
        return String::new();
    };
    let who = hop.who.map_or_else(|| t("an-alien"), |who| about.figure(who));
    let id = if back { "link-reopen" } else { "link-done" };
    say!(about, id, n = index + 1, who, to = about.step(hop.from, hop.to))
}

/// Whether the label of a tile says how many it holds.
fn is_labelled_with_capacity(scene: &BoardScene<'_, State>, tile: Tile) -> bool {
    let setup = scene.about.setup;
    let data = setup.components.tile(tile);
    geometry::side(setup, tile) <= 1.0 && data.capacity < 255 && data.seats.is_empty()
}

/// A tile with its capacity and everybody on it.
fn tile_label(scene: &BoardScene<'_, State>, tile: Tile) -> String {
    let (about, setup) = (scene.about, scene.about.setup);
    let board = &about.view.board;
    let data = setup.components.tile(tile);
    let mut parts = vec![capitalised(&about.tile_bare(tile))];
    if is_labelled_with_capacity(scene, tile) {
        parts.push(say!(&(), "holds", n = data.capacity));
    }
    let before = parts.len();
    let there = Astronaut::all().filter(|&who| about.stands_on(who) == Some(tile));
    parts.extend(there.map(|who| about.figure(who)));
    if board.aliens.contains(tile) {
        parts.push(t("an-alien"));
    }
    if parts.len() == before {
        parts.push(t("nobody-there"));
    }
    parts.join(", ")
}

/// The rule of a place in a sentence or two; empty where there is none.
pub(super) fn rule(scene: &BoardScene<'_, State>, spot: Spot) -> String {
    match spot {
        Spot::Tile(_) | Spot::Source(_) => {
            let tile = tile_at(scene, spot).map(|tile| scene.about.setup.components.tile(tile));
            tile.map_or_else(String::new, |tile| argo::rule(&tile.kind))
        }
        Spot::Figure(who) | Spot::Dead(who) => [whereabouts(scene, who), argo::rule(&who.role())].join(". "),
        Spot::Alien(_) => t("rule-alien"),
        Spot::Aliens => aliens::rule(scene),
        _ => String::new(),
    }
}

/// The tile of a place.
fn tile_at(scene: &BoardScene<'_, State>, spot: Spot) -> Option<Tile> {
    match spot {
        Spot::Tile(tile) => Some(tile),
        Spot::Source(source) => scene.about.source_tile(source),
        _ => None,
    }
}

/// What a tile holds, who used it, and which of its values are only supposed; not what its label or its rule says.
pub(super) fn more(scene: &BoardScene<'_, State>, spot: Spot) -> String {
    let Some(tile) = tile_at(scene, spot) else {
        return String::new();
    };
    let (about, setup) = (scene.about, scene.about.setup);
    let (data, is_built) = (setup.components.tile(tile), spot == Spot::Tile(tile));
    let mut facts = Vec::new();
    let is_told = matches!(data.kind, Kind::Pod | Kind::Corridor) || is_built && is_labelled_with_capacity(scene, tile);
    if data.capacity < 255 && !is_told {
        facts.push(say!(&(), "tile-holds", n = data.capacity));
    }
    if data.alien && !is_built {
        facts.push(t("tile-alien"));
    }
    let slots = setup.slots.get(tile.index()).copied().unwrap_or(0);
    if data.kind.activatable() && slots > 0 {
        facts.push(say!(&(), "tile-slots", n = slots));
    }
    let tokens = about.view.board.tokens[tile.index()].iter();
    let users: Vec<String> = tokens.map(|seat| about.seat(seat)).collect();
    if !users.is_empty() {
        facts.push(say!(&(), "tile-used", names = users.join(", ")));
    }
    let supposed: Vec<String> = data.provisional.iter().map(|field| argo::field(field)).collect();
    if !supposed.is_empty() {
        facts.push(say!(&(), "tile-provisional", fields = supposed.join(", ")));
    }
    facts.join(" ")
}

/// A figure's owner and place in words.
fn whereabouts(scene: &BoardScene<'_, State>, who: Astronaut) -> String {
    let (about, name) = (&scene.about, who.seat());
    match (about.view.board.places[who.index()], about.stands_on(who)) {
        (Place::Dead, _) => say!(about, "card-dead", name),
        (Place::Saved(_), _) => say!(about, "card-saved", name),
        (_, Some(tile)) => say!(about, "card-on", name, tile),
        (_, None) => about.seat(name),
    }
}
