//! What happens at the planet, as it is seen: dice that are rolled, ships that fly, colonies that land, goods that come.

use super::pictures;
use super::spots::{FrontierPiece as Piece, FrontierSpot as Spot};
use crate::app::board::acts::{Act, ChipAt, Gait, Go};
use crate::app::board::drawn::{ActOf, BoardScene};
use crate::games::alien_frontiers::{Amount, Board, Cause, Command, Event, Goods, Ship, State, Tech, Territory};
use crate::rules::Seat;

/// Seconds after which the next of several ships sets off, and the next die.
const SHIP: f64 = 0.06;
const DIE: f64 = 0.04;
/// Seconds for a circle of the hub's track.
const CIRCLE: f64 = 0.22;

type Acts = Vec<ActOf<State>>;

/// What an event does, between the boards of two scenes.
pub(super) fn acts([then, now]: [&BoardScene<'_, State>; 2], event: &Event) -> Acts {
    let [old, new] = [then, now].map(|scene| &scene.about.view.board);
    let one = |gait, piece| vec![Go::new(gait, piece).into()];
    match event {
        Event::Gathered { ships, .. } => fly(ships, Gait::Slide),
        Event::Docked { ships, .. } => fly(ships, Gait::Step),
        Event::Bumped { ships } | Event::Parked { ships } => fly(ships, Gait::Slide),
        Event::Recalled { ship, .. } | Event::ShipShot { ship, .. } => fly(&[*ship], Gait::Slide),
        Event::RelicBought { .. } | Event::RelicReturned { .. } => fly(&[Ship::Relic], Gait::Slide),
        Event::Rolled { dice } | Event::Rerolled { dice } => roll(dice),
        Event::DieChanged { ship, to, .. } => roll(&[(*ship, *to)]),
        Event::ShipBuilt { ship } => one(Gait::Pop, Piece::Ship(*ship)),
        Event::HubAdvanced { seat, from, to, .. } => advance(*seat, to.saturating_sub(*from), *from == 0),
        Event::ColonyPlaced { seat, territory, hub } => land(new, *seat, *territory, *hub),
        Event::ColonyMoved { seat, from, to } => vec![moves(old, new, (*seat, *from), *to).into()],
        Event::ColoniesSwapped { first, second } => vec![
            moves(old, new, *first, second.1).into(),
            moves(old, new, *second, first.1).along(0.0).into(),
        ],
        Event::FieldPlaced { field, from, .. } => {
            let gait = if from.is_some() { Gait::Slide } else { Gait::Pop };
            one(gait, Piece::Field(*field))
        }
        Event::FieldRemoved { field, .. } => one(Gait::Vanish, Piece::Field(*field)),
        _ => chips(new, event),
    }
}

/// Pieces set off one after the other.
fn one_by_one(goes: impl IntoIterator<Item = Go<Piece>>, after: f64) -> Acts {
    let goes = goes.into_iter().enumerate();
    let goes = goes.map(|(place, go)| if place == 0 { go } else { go.along(after) });
    goes.map(Act::from).collect()
}

/// Ships set off one after the other.
fn fly(ships: &[Ship], gait: Gait) -> Acts {
    one_by_one(ships.iter().map(|ship| Go::new(gait, Piece::Ship(*ship))), SHIP)
}

/// Dice show other faces before their own.
fn roll(dice: &[(Ship, u8)]) -> Acts {
    let tumble = |&(ship, value): &(Ship, u8)| {
        // Each time the same ones: the look of a roll is no chance.
        let faces = (1..=5).map(|step| Piece::Face(ship, (value + 2 * step) % 6 + 1));
        Go::new(Gait::Tumble, Piece::Ship(ship)).faces(faces.collect())
    };
    one_by_one(dice.iter().map(tumble), DIE)
}

/// The colony on a track goes on by so many circles, or comes.
fn advance(seat: Seat, circles: u8, comes: bool) -> Acts {
    let gait = if comes { Gait::Pop } else { Gait::Step };
    let go = Go::new(gait, Piece::OnTrack(seat)).takes(CIRCLE * f64::from(circles.max(1)));
    vec![go.into()]
}

/// The piece of the colony that came last to a territory.
fn newest(board: &Board, seat: Seat, territory: Territory) -> Piece {
    let number = board.colonies[territory.index()][seat].saturating_sub(1);
    Piece::Colony(seat, territory, number)
}

/// A colony lands; one from the hub leaves its track.
fn land(new: &Board, seat: Seat, territory: Territory, hub: bool) -> Acts {
    let piece = newest(new, seat, territory);
    let go = match hub {
        true => Go::new(Gait::Step, piece).was(Piece::OnTrack(seat)),
        false => Go::new(Gait::Pop, piece),
    };
    vec![go.into()]
}

/// A colony goes from one territory to another one.
fn moves(old: &Board, new: &Board, (seat, from): (Seat, Territory), to: Territory) -> Go<Piece> {
    Go::new(Gait::Step, newest(new, seat, to)).was(newest(old, seat, from))
}

/// The chips of what an event brings and costs.
fn chips(new: &Board, event: &Event) -> Acts {
    let bits = |text: String| pictures::bits(&text);
    let card = |seat: Seat| ChipAt::Card(seat);
    let gain = |at, seat, text| Act::gain(at, bits(text), Some(seat));
    let cost = |at, seat, text| Act::cost(at, bits(text), Some(seat));
    let place = |seat: Seat, why: Cause| match why {
        Cause::At(facility) => ChipAt::Spot(Spot::Station(facility)),
        Cause::Launch => ChipAt::Spot(Spot::Berth(seat)),
        Cause::Power(_) | Cause::Relic => card(seat),
    };
    let unit = |goods: Goods, sign: &str| match goods {
        Goods::Fuel => pictures::amount(Amount::new(1, 0), sign),
        Goods::Ore => pictures::amount(Amount::new(0, 1), sign),
    };
    let tech = |of: Tech, sign: &str| format!("{sign} :card {}", pictures::short(&of));
    match *event {
        Event::Gained { seat, gain: what, why } => vec![gain(place(seat, why), seat, pictures::amount(what, "+"))],
        Event::Paid { seat, price, why } => vec![cost(place(seat, why), seat, pictures::amount(price, "−"))],
        Event::CachePaid { gain: what, .. } => vec![gain(card(new.active), new.active, pictures::amount(what, "+"))],
        Event::Looted { by, from, goods } => vec![
            cost(card(from), from, unit(goods, "−")),
            gain(card(by), by, unit(goods, "+")),
        ],
        Event::CardStolen { by, from, card: of, .. } => {
            vec![cost(card(from), from, tech(of, "−")), gain(card(by), by, tech(of, "+"))]
        }
        Event::Claimed { seat, card: of } => vec![gain(card(seat), seat, tech(of, "+"))],
        Event::Returned { seat, fuel, ore } => {
            vec![cost(card(seat), seat, pictures::amount(Amount::new(fuel, ore), "−"))]
        }
        Event::ControlChanged { territory, to, .. } => {
            let at = ChipAt::Spot(Spot::Land(territory));
            let sign = if to.is_some() { ":control" } else { ":tie" };
            vec![Act::gain(at, bits(sign.to_owned()), to)]
        }
        Event::ScoreChanged { seat, from, to } => {
            let points = i16::from(to) - i16::from(from);
            vec![gain(card(seat), seat, format!("{points:+}"))]
        }
        _ => Vec::new(),
    }
}

/// The places that an event is about.
pub(super) fn touched(event: &Event) -> Vec<Spot> {
    let berth = |ship: &Ship| match ship {
        Ship::Coloured(seat, _) => Some(Spot::Berth(*seat)),
        Ship::Relic => None,
    };
    match event {
        Event::Docked { ships, .. } => ships.iter().map(|ship| Spot::Docked(*ship)).collect(),
        Event::Bumped { ships } => ships.iter().filter_map(berth).collect(),
        Event::ShipShot { ship, from, .. } | Event::Recalled { ship, from } => {
            [Spot::Station(*from)].into_iter().chain(berth(ship)).collect()
        }
        Event::ShipBuilt { ship } => berth(ship).into_iter().collect(),
        Event::Gained {
            why: Cause::At(facility),
            ..
        } => vec![Spot::Station(*facility)],
        Event::HubAdvanced { seat, .. } | Event::Launched { seat } => vec![Spot::Berth(*seat)],
        Event::ColonyPlaced { territory, .. } | Event::BonusBorrowed { territory, .. } => vec![Spot::Land(*territory)],
        Event::ColonyMoved { from, to, .. } => vec![Spot::Land(*from), Spot::Land(*to)],
        Event::ColoniesSwapped { first, second } => vec![Spot::Land(first.1), Spot::Land(second.1)],
        Event::FieldPlaced { field, .. } => vec![Spot::Field(*field)],
        Event::FieldRemoved { from, .. } => vec![Spot::Land(*from)],
        Event::DisplayDealt { slot, .. } => vec![Spot::Display(*slot)],
        Event::CardDiscarded { .. } => vec![Spot::Pile],
        _ => Vec::new(),
    }
}

/// True if a command begins an action: others answer what it asks, or end the turn.
pub(super) const fn begins(command: &Command) -> bool {
    use Command::{BuyRelic, Claim, Cycle, DiscardCard, Dock, Launch, Roll, Trade, UsePower};
    matches!(
        command,
        Roll | Dock { .. } | Trade | Cycle | Claim { .. } | Launch | BuyRelic | UsePower { .. } | DiscardCard { .. }
    )
}
