//! The pages of the rules that places stand for, and their pictures.

use super::art::{glyph, program};
use super::{geometry::Chart, spots::SeaSpot as Spot};
use crate::app::look::{Pen, glyphs, glyphs::Glyph};
use crate::app::widgets;
use crate::games::aqua_sphere::Symbol;
use crate::text::aqua_sphere::{CardKind, SeaPart as Part, SeaTopic as Topic};
use egui::Rect;

/// The page about a place or what lies there.
pub(super) fn topic(chart: &Chart<'_>, spot: Spot) -> Option<Topic> {
    let board = chart.board;
    let topic = match spot {
        Spot::Sector(sector) => Topic::Sector(sector),
        Spot::Area(sector, Symbol::Red) => match board.area(sector).research.last() {
            Some(&card) => Topic::Cards(CardKind::of(card)),
            None => Topic::Action(Symbol::Red),
        },
        Spot::Area(_, symbol) | Spot::Hexagon(symbol) => Topic::Action(symbol),
        Spot::Space(space) => Topic::Action(board.tile(chart.setup, space)),
        Spot::Control(_) | Spot::Charging(_) => Topic::Control,
        Spot::Lock(_) => Topic::Lock,
        Spot::Hub => Topic::Centre,
        Spot::Supply => Topic::Supply,
        Spot::Start | Spot::Next => Topic::Headquarters,
        Spot::Order | Spot::Pass(_) => Topic::Part(Part::Pass),
        Spot::Return(_) | Spot::Bots => Topic::Bots,
        Spot::Submarines => Topic::Action(Symbol::Blue),
        Spot::Time => Topic::Action(Symbol::Yellow),
        Spot::Crystals => Topic::Action(Symbol::Black),
        Spot::Tanks => Topic::Action(Symbol::Purple),
        Spot::Research => Topic::Action(Symbol::Red),
        Spot::Plate(_) => Topic::Lab,
        Spot::Card(index) => Topic::Cards(CardKind::of(board.players[chart.owner].cards.get(index)?.card)),
        Spot::Track | Spot::Line(_) | Spot::Stop => Topic::Track,
    };
    Some(topic)
}

/// Draws the picture of a page.
pub(super) fn illustrate(pen: &mut Pen<'_>, topic: Topic, place: Rect) {
    let (middle, side) = (place.center(), place.width());
    let glyph: &Glyph = match topic {
        Topic::Action(symbol) => return program(pen, symbol, (middle, 0.47 * side), true),
        Topic::Turn => glyph("submarine"),
        Topic::Rest | Topic::Part(Part::Scoring) => glyph("sum"),
        Topic::Part(Part::Program) => glyph("program"),
        Topic::Part(Part::Act) => glyph("scientist"),
        Topic::Part(Part::Pass) => glyph("pass"),
        Topic::Part(Part::Refill) | Topic::Supply => &glyphs::PLUS,
        Topic::Part(Part::End) => &glyphs::TROPHY,
        Topic::Headquarters => glyph("engineer"),
        Topic::Sector(_) | Topic::Control => glyph("control"),
        Topic::Lock => glyph("hatch"),
        Topic::Centre => glyph("bulb"),
        Topic::Bots => &glyphs::ROBOT,
        Topic::Lab => glyph("expansion"),
        Topic::Track => glyph("red_line"),
        Topic::Cards(kind) => of_card(kind),
    };
    widgets::icon_well(pen, middle, side, glyph, false);
}

/// The glyph of a kind of research card.
fn of_card(kind: CardKind) -> &'static Glyph {
    glyph(match kind {
        CardKind::Shift => "engineer",
        CardKind::Catch => "octopod",
        CardKind::Opposite => "opposite",
        CardKind::Evict => "evict",
        CardKind::Lock => "hatch",
        CardKind::Submarine => "half",
        CardKind::Sidestep => "sidestep",
        CardKind::Interim => "sum",
        CardKind::Now => "research",
    })
}
