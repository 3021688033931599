//! The places of the table and their outlines.

use super::{art, geometry::Chart, players::scores};
use crate::app::board::{art::hexagon, drawn::Outline};
use crate::app::look::pen::chamfered;
use crate::games::aqua_sphere::{Card, Expansion, LAB, Prompt, RING, Sector, Setup, Space, State, Symbol};
use crate::text::About;
use egui::{Rect, vec2};
use serde::{Deserialize, Serialize};

/// A place that is looked at or clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SeaSpot {
    /// A Sector as a whole.
    Sector(Sector),
    /// The area of a Sector with a symbol.
    Area(Sector, Symbol),
    /// The control field of a Sector.
    Control(Sector),
    /// The charging station of a Sector.
    Charging(Sector),
    /// The lock between a position of the ring and the next one clockwise.
    Lock(usize),
    /// The centre tile.
    Hub,
    /// The goods and stacks that nobody has.
    Supply,
    /// A space of the headquarters.
    Space(Space),
    /// The place where engineers set out.
    Start,
    /// The turn order.
    Order,
    /// A place of the pass order, from 0.
    Pass(usize),
    /// The tiles of the next round.
    Next,
    /// A program on the player's board.
    Hexagon(Symbol),
    /// The pill at the foot of a program that takes its bot back.
    Return(Symbol),
    /// The bots on the player's board.
    Bots,
    /// The submarines of the player.
    Submarines,
    /// The time of the player.
    Time,
    /// The crystals of the player.
    Crystals,
    /// The octopods that the player's lab holds.
    Tanks,
    /// The room for research cards.
    Research,
    /// The base lab, 0, or a place for a module of the lab.
    Plate(usize),
    /// A research card of the player.
    Card(usize),
    /// The track of knowledge points.
    Track,
    /// The red line before a space of a lap, from 1.
    Line(u16),
    /// The last space before the red line that is asked about.
    Stop,
}

/// The space of a lap, from 1, that a red line stands before: that before the next lap has the number of the lap.
pub(super) const fn line_of(setup: &Setup, space: u16) -> SeaSpot {
    SeaSpot::Line(space.saturating_sub(1) % setup.components.score.lap + 1)
}

/// What lies at a place besides pieces: goods by their number, a card, a module, a tile.
pub(super) fn content(about: About<'_, State>, spot: SeaSpot) -> (u8, Option<Card>, Option<Expansion>, Option<Symbol>) {
    let board = &about.view.board;
    let own = about.you.map(|seat| &board.players[seat]);
    match spot {
        SeaSpot::Area(sector, symbol) => {
            let area = board.area(sector);
            match symbol {
                Symbol::Yellow => (area.goods.time, None, None, None),
                Symbol::Black => (area.goods.crystals, None, None, None),
                Symbol::Purple => (area.goods.octopods, None, None, None),
                Symbol::Red => (area.research.len() as u8, area.research.last().copied(), None, None),
                Symbol::Green => (area.expansions.len() as u8, None, area.expansions.last().copied(), None),
                _ => (0, None, None, None),
            }
        }
        SeaSpot::Card(index) => (0, own.and_then(|own| Some(own.cards.get(index)?.card)), None, None),
        SeaSpot::Plate(index) => {
            let module = index
                .checked_sub(1)
                .and_then(|module| own?.expansions.get(module).copied());
            (0, None, module, None)
        }
        SeaSpot::Time => (own.map_or(0, |own| own.time), None, None, None),
        SeaSpot::Crystals => (own.map_or(0, |own| own.crystals), None, None, None),
        SeaSpot::Space(space) => (0, None, None, Some(board.tile(about.setup, space))),
        _ => (0, None, None, None),
    }
}

type Places = Vec<(SeaSpot, Outline)>;

/// All places of a position with their outlines; a later one lies over an earlier one.
pub(super) fn all(chart: &Chart<'_>) -> Places {
    let mut list = Places::new();
    for (&letter, plan) in chart.board.ring.iter().zip(&chart.sectors) {
        list.push((
            SeaSpot::Sector(letter),
            Outline::Poly(chamfered(plan.rect, 13.0 * plan.v)),
        ));
        let area = |symbol| (SeaSpot::Area(letter, symbol), Outline::rounded(plan.area(symbol)));
        list.extend(Symbol::ALL.map(area));
        let control = Outline::Disc(plan.control, plan.socket.max(15.0));
        list.push((SeaSpot::Control(letter), control));
        list.push((SeaSpot::Charging(letter), plan.bay.into()));
    }
    list.extend((0..RING).map(|position| (SeaSpot::Lock(position), chart.lock(position).0.into())));
    let tile = Rect::from_center_size(chart.hub.center(), chart.hub.size() * vec2(0.6, 0.8));
    list.push((SeaSpot::Hub, Outline::Poly(art::flat_hexagon(tile))));
    track(&mut list, chart);
    if !scores(chart.board) {
        headquarters(&mut list, chart);
        own(&mut list, chart);
    }
    list
}

fn headquarters(list: &mut Places, chart: &Chart<'_>) {
    let plan = &chart.hq;
    list.extend([(SeaSpot::Order, plan.order.into()), (SeaSpot::Start, plan.start.into())]);
    let node = |space| Outline::Poly(hexagon(plan.node(space), plan.r + 1.0));
    list.extend(Space::ALL.map(|space| (SeaSpot::Space(space), node(space))));
    list.extend((0..chart.setup.players.get()).map(|index| {
        let (at, r) = plan.pass(index);
        (SeaSpot::Pass(index), Outline::Disc(at, r + 1.0))
    }));
    if chart.board.next.is_some() {
        let (tiles, r) = (Space::ALL.map(|space| plan.next(space).0), plan.next(Space::A1).1);
        list.push((SeaSpot::Next, Rect::from_points(&tiles).expand(0.8 * r).into()));
    }
    list.push((SeaSpot::Supply, chart.supply().into()));
}

fn own(list: &mut Places, chart: &Chart<'_>) {
    let (plan, player) = (&chart.dock, &chart.board.players[chart.owner]);
    for symbol in Symbol::ALL {
        let corners = hexagon(plan.hexagon(symbol), plan.r + 1.0);
        list.push((SeaSpot::Hexagon(symbol), Outline::Poly(corners)));
        if player.programmed.contains(symbol) && chart.scene.prompt == Some(&Prompt::ChooseMain) {
            let pill = Outline::Poly(chamfered(plan.pill(symbol), 6.0));
            list.push((SeaSpot::Return(symbol), pill));
        }
    }
    list.push((SeaSpot::Bots, plan.good(4).into()));
    list.push((SeaSpot::Submarines, plan.good(5).into()));
    let goods = [SeaSpot::Time, SeaSpot::Crystals, SeaSpot::Tanks, SeaSpot::Research];
    list.extend((0..).zip(goods).map(|(index, spot)| (spot, plan.good(index).into())));
    list.extend((0..=LAB).map(|index| (SeaSpot::Plate(index), Outline::rounded(plan.plate(index)))));
    let cards = player.cards.len();
    let places = usize::from(chart.board.capacity(chart.setup, chart.owner).research).max(cards);
    list.extend((0..cards).map(|index| (SeaSpot::Card(index), Outline::rounded(plan.card(index, places)))));
}

fn track(list: &mut Places, chart: &Chart<'_>) {
    let (score, plan) = (&chart.setup.components.score, &chart.track);
    list.push((SeaSpot::Track, plan.rect.into()));
    let lines = (1..=plan.lap).filter(|&space| score.is_line(space));
    list.extend(lines.map(|space| (SeaSpot::Line(space), plan.line(space).into())));
    if let Some(Prompt::ChooseLine { space }) = chart.board.prompt() {
        let at = plan.space(space.saturating_sub(1));
        let stop = Rect::from_center_size(at.center() - vec2(5.0, 0.0), at.size().max(vec2(20.0, 18.0)));
        list.push((SeaSpot::Stop, stop.into()));
    }
}
