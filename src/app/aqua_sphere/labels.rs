//! The places in words: the name of each, all that lies there, and its rule.

use super::{geometry::Chart, hq_art, players, players::letters, spots::SeaSpot};
use crate::games::aqua_sphere::{Area, Command, Engineer, Pool, Prompt, RING, Sector, Space, State, Symbol};
use crate::rules::{MAX_SEATS, Seat};
use crate::text::{Spoken, aqua_sphere as words, capitalised, name, say, seat_name, t};

/// A thing and what lies there: "Sector A, crystals: 2 crystals". Parts that say nothing are left out.
fn with(what: String, parts: impl IntoIterator<Item = String>) -> String {
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    if parts.is_empty() {
        return what;
    }
    say!(&(), "aq-spot", what, parts = parts.join(", "))
}

/// A player, or the colour that takes no part.
fn who(chart: &Chart<'_>, seat: Seat) -> String {
    match seat.index().checked_sub(chart.setup.players.get()) {
        None => seat_name(chart.scene.about.names, seat),
        Some(neutral) => say!(&(), "aq-neutral", n = neutral + 1),
    }
}

/// The names of players; `None` for nobody.
fn some_names(chart: &Chart<'_>, seats: impl IntoIterator<Item = Seat>) -> Option<String> {
    let names: Vec<String> = seats.into_iter().map(|seat| who(chart, seat)).collect();
    (!names.is_empty()).then(|| names.join(", "))
}

/// The names of players, or "nobody".
fn names(chart: &Chart<'_>, seats: impl IntoIterator<Item = Seat>) -> String {
    some_names(chart, seats).unwrap_or_else(|| t("aq-nobody"))
}

/// A place as it is read aloud: its name, and all that lies there.
pub(super) fn label(chart: &Chart<'_>, spot: SeaSpot) -> String {
    let (setup, board) = (chart.setup, chart.board);
    match spot {
        SeaSpot::Sector(sector) => whole_sector(chart, sector),
        SeaSpot::Area(sector, symbol) => {
            let what = say!(&(), "aq-spot-area", sector, job = words::job(symbol));
            with(what, area(chart, sector, symbol))
        }
        SeaSpot::Control(sector) => {
            let what = say!(&(), "aq-spot-control", sector);
            with(what, [names(chart, board.area(sector).control)])
        }
        SeaSpot::Charging(sector) => charging(chart, sector),
        SeaSpot::Lock(position) => {
            let [from, to] = [position, position + 1].map(|at| board.ring[at % RING]);
            let price = match setup.components.sector(from).lock {
                0 => t("aq-spot-open"),
                price => words::time(price),
            };
            with(say!(&(), "aq-spot-lock", from, to), [price])
        }
        SeaSpot::Hub => {
            let comes = |position: usize| {
                let goods = words::goods(board.to_come(setup, position)?);
                Some(say!(&(), "aq-spot-comes", sector = board.ring[position], goods))
            };
            let bulb = say!(&(), "aq-spot-bulb", points = words::points(board.bulb().into()));
            with(t("aq-spot-hub"), [bulb].into_iter().chain((0..RING).filter_map(comes)))
        }
        SeaSpot::Supply => {
            let goods = setup.options.finite_supply.then(|| words::goods(board.general));
            let cards = say!(&(), "aq-cards-left", n = board.research_left);
            let modules = say!(&(), "aq-expansions-left", n = board.expansions_left);
            with(t("aq-supply"), goods.into_iter().chain([cards, modules]))
        }
        SeaSpot::Track => {
            let counter = |seat| format!("{} {}", chart.scene.about.seat(seat), board.players[seat].points());
            let lap = say!(&(), "aq-lap", n = chart.track.lap);
            with(t("aq-knowledge"), [lap].into_iter().chain(chart.seats().map(counter)))
        }
        SeaSpot::Line(space) => say!(&(), "aq-spot-line", n = space),
        SeaSpot::Stop => t("aq-spot-stop"),
        SeaSpot::Space(_) | SeaSpot::Start | SeaSpot::Order | SeaSpot::Pass(_) | SeaSpot::Next => {
            headquarters(chart, spot)
        }
        _ => own(chart, spot),
    }
}

/// A Sector with its scientists; its areas, its control field and its charging station speak for themselves.
fn whole_sector(chart: &Chart<'_>, sector: Sector) -> String {
    let here = |seat: &Seat| chart.board.players[*seat].scientist.0 == sector;
    let there = some_names(chart, chart.seats().filter(here));
    let scientists = there.map(|names| say!(&(), "aq-spot-scientists", names));
    let prompt = chart.scene.prompt;
    let walks = matches!(prompt, Some(Prompt::ChooseSector { .. }));
    let way = walks.then(|| State::command(chart.scene.about, prompt, &Command::MoveTo { sector }));
    with(name(&sector), scientists.into_iter().chain(way))
}

fn area(chart: &Chart<'_>, sector: Sector, symbol: Symbol) -> Vec<String> {
    let (components, area) = (&chart.setup.components, chart.board.area(sector));
    let (goods, none) = (area.goods, Pool::default());
    let stack = |top: Option<String>, count: usize, empty: &str| {
        let below = count
            .checked_sub(1)
            .filter(|&n| n > 0)
            .map(|n| say!(&(), "aq-below", n));
        top.or_else(|| Some(t(empty))).into_iter().chain(below).collect()
    };
    match symbol {
        Symbol::Yellow => vec![words::goods(Pool {
            time: goods.time,
            ..none
        })],
        Symbol::Black => vec![words::goods(Pool {
            crystals: goods.crystals,
            ..none
        })],
        Symbol::Purple => vec![words::goods(Pool {
            octopods: goods.octopods,
            ..none
        })],
        Symbol::Green => {
            let top = area.expansions.last().map(|&top| words::expansion(components, top));
            stack(top, area.expansions.len(), "aq-no-expansion-left")
        }
        Symbol::Red => {
            let top = area.research.last().map(|&top| words::card(top));
            stack(top, area.research.len(), "aq-no-card-left")
        }
        Symbol::Blue => submarines(chart, area),
        Symbol::White => vec![words::tile(components.sector(sector).white)],
    }
}

fn submarines(chart: &Chart<'_>, area: &Area) -> Vec<String> {
    let price = chart.setup.components.slots.costs.get(area.submarines.len());
    let next = price.map_or_else(|| t("aq-spot-no-slot"), |&price| say!(&(), "aq-spot-slot", n = price));
    let there = some_names(chart, area.submarines.iter().copied());
    there.into_iter().chain([next]).collect()
}

fn charging(chart: &Chart<'_>, sector: Sector) -> String {
    let (setup, station) = (chart.setup, &chart.board.area(sector).station);
    let limit = setup.components.numbers.limit(setup.players);
    let there = say!(&(), "aq-charging", n = station.0.iter().sum::<u8>(), of = limit);
    let some = (0..MAX_SEATS).map(Seat::wrapping).filter(|&seat| station[seat] > 0);
    let some = some.map(|seat| format!("{} {}", who(chart, seat), station[seat]));
    with(say!(&(), "aq-spot-charging", sector, charging = there), some)
}

fn headquarters(chart: &Chart<'_>, spot: SeaSpot) -> String {
    let (setup, board) = (chart.setup, chart.board);
    let space_and_ways = |what: String, at: Engineer| {
        let there = some_names(chart, hq_art::engineers(chart, at));
        let engineers = there.map(|names| say!(&(), "aq-spot-engineers", names));
        let to: Vec<String> = setup.components.hq.after(at).iter().map(name).collect();
        let exit = to.is_empty().then(|| t("aq-exit"));
        let ways = exit.unwrap_or_else(|| say!(&(), "aq-ways", spaces = to.join(", ")));
        with(what, engineers.into_iter().chain([ways]))
    };
    match spot {
        SeaSpot::Space(space) => {
            let what = format!("{} {}", name(&space), words::tile(board.tile(setup, space)));
            space_and_ways(what, Engineer::On(space))
        }
        SeaSpot::Start => space_and_ways(t("aq-start"), Engineer::Start),
        SeaSpot::Order => {
            let order = names(chart, board.order.iter().copied());
            with(t("aq-order"), [order, hq_art::round_of(board)])
        }
        SeaSpot::Pass(index) => {
            let what = say!(&(), "aq-spot-pass", n = index + 1);
            with(what, [names(chart, board.passed.get(index).copied())])
        }
        _ => {
            let tile = |space| setup.components.tile(board.next.unwrap_or_default(), space);
            let each = Space::ALL.map(|space| format!("{} {}", name(&space), words::tile(tile(space))));
            with(t("aq-next-round"), [each.join("; ")])
        }
    }
}

/// A place of the board that is shown.
fn own(chart: &Chart<'_>, spot: SeaSpot) -> String {
    let (setup, board, about) = (chart.setup, chart.board, &chart.scene.about);
    let (player, you) = (&board.players[chart.owner], about.is_you(chart.owner));
    let of = |what: String| say!(about, "aq-spot-own", you, name = chart.owner, what);
    let [time, crystals, tanks, cards, bots, submarines, modules] = players::goods(setup, board, chart.owner);
    let (what, parts) = match spot {
        SeaSpot::Hexagon(symbol) => {
            let set = player.programmed.contains(symbol);
            let bot = t(if set { "aq-spot-set" } else { "aq-spot-empty" });
            (words::tile(symbol), vec![bot])
        }
        SeaSpot::Return(symbol) => {
            let command = Command::ReturnBot { symbol };
            (State::command(*about, chart.scene.prompt, &command), Vec::new())
        }
        SeaSpot::Bots => (bots.words(), vec![players::in_play(player, setup)]),
        SeaSpot::Submarines => (submarines.words(), Vec::new()),
        SeaSpot::Time => (time.words(), Vec::new()),
        SeaSpot::Crystals => (crystals.words(), Vec::new()),
        SeaSpot::Tanks => (words::tile(Symbol::Purple), vec![tanks.words()]),
        SeaSpot::Research => (cards.words(), Vec::new()),
        SeaSpot::Plate(0) => {
            let letters = say!(&(), "aq-letters", letters = letters(board, setup, chart.owner));
            (t("aq-spot-base"), vec![name(&player.lab), modules.words(), letters])
        }
        SeaSpot::Plate(n) => {
            let module = player.expansions.get(n - 1);
            let module = module.map(|&which| words::expansion(&setup.components, which));
            let what = say!(&(), "aq-spot-module", n);
            (what, vec![module.unwrap_or_else(|| t("aq-spot-free"))])
        }
        SeaSpot::Card(index) => {
            let card = player.cards.get(index);
            let used = card.filter(|own| own.used).map(|_| t("aq-used"));
            let parts = card.map(|own| words::card(own.card)).into_iter().chain(used);
            (say!(&(), "aq-spot-card", n = index + 1), parts.collect())
        }
        _ => return String::new(),
    };
    with(of(what), parts)
}

/// The rule of a place in a sentence; empty where it has none.
pub(super) fn rule(chart: &Chart<'_>, spot: SeaSpot) -> String {
    let (setup, board) = (chart.setup, chart.board);
    let card_rule = |card| words::card_rule(&setup.components, card);
    match spot {
        SeaSpot::Area(sector, Symbol::Red) => match board.area(sector).research.last() {
            Some(&card) => say!(&(), "aq-card-rule", card, rule = card_rule(card)),
            None => words::symbol_rule(setup, board, Symbol::Red),
        },
        SeaSpot::Area(_, symbol) | SeaSpot::Hexagon(symbol) => words::symbol_rule(setup, board, symbol),
        SeaSpot::Space(space) => words::symbol_rule(setup, board, board.tile(setup, space)),
        SeaSpot::Card(index) => {
            let card = board.players[chart.owner].cards.get(index);
            card.map_or_else(String::new, |own| card_rule(own.card))
        }
        SeaSpot::Line(_) | SeaSpot::Stop | SeaSpot::Track => words::red_lines(&setup.components),
        _ => String::new(),
    }
}

/// Which values of the box no source confirms, at the supply.
pub(super) fn more(chart: &Chart<'_>, spot: SeaSpot) -> String {
    match words::doubts(&chart.setup.components) {
        fields if spot == SeaSpot::Supply && !fields.is_empty() => capitalised(&say!(&(), "tile-provisional", fields)),
        _ => String::new(),
    }
}
