//! What happens on the Station and in the headquarters, as it is seen: who goes where, what is caught, gained and paid.

use super::art::{bits, card_bits, module_bits};
use super::geometry::Chart;
use super::pieces::{Berth, SeaPiece as Piece};
use super::spots::SeaSpot as Spot;
use crate::app::board::acts::{Act, ChipAt, Gait, Go};
use crate::app::board::drawn::{ActOf, BoardScene};
use crate::app::board::row::Bit;
use crate::games::aqua_sphere::{Cause, Command, Event, Sector, State, Symbol};
use crate::rules::Seat;
use crate::text::About;

/// Seconds for a Sector of the scientist's way, and for which the scientist waits at a lock.
const SECTOR: f64 = 0.36;
const LOCK: f64 = 0.12;
/// Seconds for a bot, and after which the next of several sets off.
const BOT: f64 = 0.26;
const NEXT: f64 = 0.06;
/// Seconds for a space of the track.
const SPACE: f64 = 0.06;

type Acts = Vec<ActOf<State>>;

/// What an event does, between the boards of two scenes.
pub(super) fn acts([then, now]: [&BoardScene<'_, State>; 2], event: &Event) -> Acts {
    let [old, new] = [then, now].map(|scene| &scene.about.view.board);
    let one = |go: Go<Piece>| vec![go.into()];
    // Of the bots on their boards one sees those of one board.
    let own = |seat| Chart::of(now).owner == seat;
    match *event {
        Event::EngineerMoved { seat, .. } | Event::Passed { seat, .. } => {
            one(Go::new(Gait::Step, Piece::Engineer(seat)))
        }
        Event::BotProgrammed { seat, symbol } if own(seat) => {
            let from = Piece::Bot(seat, Berth::Board(old.players[seat].bots_gone()));
            one(Go::new(Gait::Slide, Piece::Bot(seat, Berth::Programmed(symbol))).was(from))
        }
        Event::ScientistMoved { seat, ref way, .. } => walk([then, now], seat, way),
        Event::BotDeployed { seat, sector, symbol } => {
            let bot = Piece::Bot(seat, Berth::Control(sector));
            let from = Piece::Bot(seat, Berth::Programmed(symbol));
            let gait = if own(seat) { Gait::Slide } else { Gait::Pop };
            one(Go::new(gait, bot).was(from).takes(BOT))
        }
        Event::LetterBotPlaced { seat, sector } => one(Go::new(Gait::Pop, Piece::Bot(seat, Berth::Control(sector)))),
        Event::BotDisplaced { sector, owner } => {
            let last = new.area(sector).station[owner].saturating_sub(1);
            let go = Go::new(Gait::Slide, Piece::Bot(owner, Berth::Charging(sector, last)));
            one(go.was(Piece::Bot(owner, Berth::Control(sector))).takes(BOT))
        }
        Event::StationOverloaded { sector, ref back } => {
            let gone = back.iter().flat_map(|&(seat, count)| {
                let first = new.area(sector).station[seat];
                (first..first.saturating_add(count)).map(move |bot| Piece::Bot(seat, Berth::Charging(sector, bot)))
            });
            gone.map(|bot| Go::new(Gait::Vanish, bot).along(NEXT).into()).collect()
        }
        Event::SubmarinePlaced { seat, sector, .. } | Event::SubmarineDrifted { sector, owner: seat } => {
            one(Go::new(Gait::Pop, Piece::Submarine(seat, sector)))
        }
        Event::PointsGained { seat, points, .. } => one(count(now, seat, points)),
        _ => chips(now, event),
    }
}

/// The scientist goes from Sector to Sector, and stops at each lock.
fn walk([then, now]: [&BoardScene<'_, State>; 2], seat: Seat, way: &[Sector]) -> Acts {
    let scientist = |scene: &BoardScene<'_, State>| scene.about.view.board.players[seat].scientist;
    let (_, symbol) = scientist(now);
    let legs = Chart::of(now).legs(scientist(then), way.iter().copied(), symbol);
    let leg = |(place, points)| {
        let go = Go::new(Gait::Slide, Piece::Scientist(seat)).via(points).takes(SECTOR);
        if place == 0 { go } else { go.pause(LOCK) }
    };
    let mut list: Acts = legs.into_iter().enumerate().map(|each| leg(each).into()).collect();
    if list.is_empty() {
        list.push(Go::new(Gait::Slide, Piece::Scientist(seat)).takes(SECTOR).into());
    }
    list
}

/// The counter goes on, space by space.
fn count(now: &BoardScene<'_, State>, seat: Seat, points: u16) -> Go<Piece> {
    let (chart, to) = (Chart::of(now), now.about.view.board.players[seat].points());
    let spaces = to.saturating_sub(points) + 1..=to;
    let via = spaces.map(|space| chart.track.space(space).center()).collect();
    let go = Go::new(Gait::Slide, Piece::Counter(seat)).via(via);
    go.takes(SPACE * f64::from(points.max(3)))
}

/// The chips of what an event brings and costs.
fn chips(now: &BoardScene<'_, State>, event: &Event) -> Acts {
    let (components, board) = (&now.about.setup.components, &now.about.view.board);
    let at = |seat: Seat, symbol| {
        let (sector, _) = board.players[seat].scientist;
        ChipAt::Spot(Spot::Area(sector, symbol))
    };
    let place = |seat: Seat, why: Cause| match why {
        Cause::Action(symbol) => at(seat, symbol),
        _ => ChipAt::Card(seat),
    };
    let gain = |at, seat, bits: Vec<Bit>| vec![Act::gain(at, bits, Some(seat))];
    let paid = |seat, text: String| vec![Act::cost(ChipAt::Card(seat), bits(&text), Some(seat))];
    match *event {
        Event::TimeGained { seat, amount, why } => gain(place(seat, why), seat, bits(&format!("+{amount} :time"))),
        Event::CrystalsGained { seat, amount, why } => {
            gain(place(seat, why), seat, bits(&format!("+{amount} :crystal")))
        }
        Event::TimePaid { seat, amount, .. } => paid(seat, format!("−{amount} :time")),
        Event::CrystalPaid { seat } => paid(seat, "−1 :crystal".to_owned()),
        Event::OctopodsCaught { seat, sector, count } => {
            let at = ChipAt::Spot(Spot::Area(sector, Symbol::Purple));
            gain(at, seat, bits(&format!("+{count} :octopod")))
        }
        Event::CardTaken { seat, card } => gain(at(seat, Symbol::Red), seat, card_bits(components, card)),
        Event::ExpansionTaken { seat, expansion } => {
            gain(at(seat, Symbol::Green), seat, module_bits(components, expansion, false))
        }
        _ => Vec::new(),
    }
}

/// The places that an event is about.
pub(super) fn touched(about: About<'_, State>, event: &Event) -> Vec<Spot> {
    let at = |seat: Seat, symbol| Spot::Area(about.view.board.players[seat].scientist.0, symbol);
    match *event {
        Event::EngineerMoved { space, .. } => vec![Spot::Space(space)],
        Event::Passed { place, .. } => vec![Spot::Pass(usize::from(place.saturating_sub(1)))],
        Event::ScientistMoved { ref way, .. } => way.last().map(|sector| Spot::Sector(*sector)).into_iter().collect(),
        Event::BotDeployed { sector, .. } | Event::LetterBotPlaced { sector, .. } => vec![Spot::Control(sector)],
        Event::BotDisplaced { sector, .. } | Event::StationOverloaded { sector, .. } => vec![Spot::Charging(sector)],
        Event::OctopodsCaught { sector, .. } => vec![Spot::Area(sector, Symbol::Purple)],
        Event::SubmarinePlaced { sector, .. } => vec![Spot::Area(sector, Symbol::Blue)],
        Event::CardTaken { seat, .. } => vec![at(seat, Symbol::Red)],
        Event::ExpansionTaken { seat, .. } => vec![at(seat, Symbol::Green)],
        Event::TimeGained { seat, why, .. } | Event::CrystalsGained { seat, why, .. } => match why {
            Cause::Action(symbol) => vec![at(seat, symbol)],
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

/// True if a command begins an action: others answer what it asks, or end the turn.
pub(super) const fn begins(command: &Command) -> bool {
    use Command::{Deploy, EngineerMove, FreeProgram, Pass};
    matches!(command, EngineerMove { .. } | FreeProgram { .. } | Deploy { .. } | Pass)
}
