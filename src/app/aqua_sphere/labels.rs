//! The places in words: the name of each, all that lies there, and its rule.

use super::players::{self, letters};
use super::{dock_art, hq_art, spots::SeaSpot};
use crate::app::board::drawn::BoardScene;
use crate::games::aqua_sphere::{
    Area, Command, Engineer, LAB, Pool, Prompt, RING, SUBMARINES, Sector, Space, State, Symbol,
};
use crate::rules::{MAX_SEATS, Seat};
use crate::text::{About, Spoken, aqua_sphere as words, capitalised, name, say, seat_name, t};

type Seen<'a, 'b> = &'a BoardScene<'b, State>;

/// A thing and what lies there: "Sector A, crystals: 2 crystals". Parts that say nothing are left out.
fn with(what: String, parts: impl IntoIterator<Item = String>) -> String {
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    if parts.is_empty() {
        return what;
    }
    say!(&(), "aq-spot", what, parts = parts.join(", "))
}

/// A player, or the colour that takes no part.
fn who(about: &About<'_, State>, seat: Seat) -> String {
    match seat.index().checked_sub(about.setup.players.get()) {
        None => seat_name(about.names, seat),
        Some(neutral) => say!(&(), "aq-neutral", n = neutral + 1),
    }
}

/// The names of players, or "nobody".
fn names(about: &About<'_, State>, seats: impl IntoIterator<Item = Seat>) -> String {
    let names: Vec<String> = seats.into_iter().map(|seat| who(about, seat)).collect();
    if names.is_empty() {
        return t("aq-nobody");
    }
    names.join(", ")
}

/// A place as it is read aloud: its name, and all that lies there.
pub(super) fn label(scene: Seen<'_, '_>, spot: SeaSpot) -> String {
    let (about, setup, board) = (&scene.about, scene.about.setup, &scene.about.view.board);
    match spot {
        SeaSpot::Sector(sector) => whole_sector(scene, sector),
        SeaSpot::Area(sector, symbol) => {
            let what = say!(&(), "aq-spot-area", sector, job = words::job(symbol));
            with(what, area(scene, sector, symbol))
        }
        SeaSpot::Control(sector) => {
            let what = say!(&(), "aq-spot-control", sector);
            with(what, [names(about, board.area(sector).control)])
        }
        SeaSpot::Charging(sector) => charging(scene, sector),
        SeaSpot::Lock(position) => {
            let [from, to] = [position, position + 1].map(|at| board.ring[at % RING]);
            let price = setup.components.sector(from).lock;
            let price = if price == 0 {
                t("aq-spot-open")
            } else {
                words::time(price)
            };
            with(say!(&(), "aq-spot-lock", from, to), [price])
        }
        SeaSpot::Hub => {
            let comes = |position: usize| {
                let goods = words::goods(board.to_come(setup, position)?);
                Some(say!(&(), "aq-spot-comes", sector = board.ring[position], goods))
            };
            let bulb = say!(&(), "aq-spot-bulb", points = words::points(board.bulb().into()));
            let all = [bulb].into_iter().chain((0..RING).filter_map(comes));
            with(t("aq-spot-hub"), all)
        }
        SeaSpot::Supply => {
            let goods = setup.options.finite_supply.then(|| words::goods(board.general));
            let cards = say!(&(), "aq-cards-left", n = board.research_left);
            let modules = say!(&(), "aq-expansions-left", n = board.expansions_left);
            with(t("aq-supply"), goods.into_iter().chain([cards, modules]))
        }
        SeaSpot::Track => {
            let counter = |seat| format!("{} {}", about.seat(seat), board.players[seat].points());
            let lap = say!(&(), "aq-lap", n = setup.components.score.lap);
            with(
                t("aq-knowledge"),
                [lap].into_iter().chain(setup.players.seats().map(counter)),
            )
        }
        SeaSpot::Line(space) => say!(&(), "aq-spot-line", n = space),
        SeaSpot::Stop => t("aq-spot-stop"),
        SeaSpot::Space(_) | SeaSpot::Start | SeaSpot::Order | SeaSpot::Pass(_) | SeaSpot::Next => {
            headquarters(scene, spot)
        }
        _ => own(scene, spot),
    }
}

/// A Sector with its scientists; its areas, its control field and its charging station speak for themselves.
fn whole_sector(scene: Seen<'_, '_>, sector: Sector) -> String {
    let players = &scene.about.view.board.players;
    let here = |seat: &Seat| players[*seat].scientist.0 == sector;
    let there: Vec<Seat> = scene.about.setup.players.seats().filter(here).collect();
    let some = !there.is_empty();
    let scientists = some.then(|| say!(&(), "aq-spot-scientists", names = names(&scene.about, there)));
    let walks = scene
        .prompt
        .filter(|prompt| matches!(prompt, Prompt::ChooseSector { .. }));
    let way = walks.map(|prompt| State::command(scene.about, Some(prompt), &Command::MoveTo { sector }));
    with(name(&sector), scientists.into_iter().chain(way))
}

fn area(scene: Seen<'_, '_>, sector: Sector, symbol: Symbol) -> Vec<String> {
    let components = &scene.about.setup.components;
    let area = scene.about.view.board.area(sector);
    let Pool {
        time,
        crystals,
        octopods,
    } = area.goods;
    let none = Pool::default();
    let below = |n: usize| {
        if n > 1 {
            say!(&(), "aq-below", n = n - 1)
        } else {
            String::new()
        }
    };
    match symbol {
        Symbol::Yellow => vec![words::goods(Pool { time, ..none })],
        Symbol::Black => vec![words::goods(Pool { crystals, ..none })],
        Symbol::Purple => vec![words::goods(Pool { octopods, ..none })],
        Symbol::Green => {
            let top = area.expansions.last().map(|&top| words::expansion(components, top));
            vec![
                top.unwrap_or_else(|| t("aq-no-expansion-left")),
                below(area.expansions.len()),
            ]
        }
        Symbol::Red => {
            let top = area.research.last().map(|&top| words::card(top));
            vec![top.unwrap_or_else(|| t("aq-no-card-left")), below(area.research.len())]
        }
        Symbol::Blue => submarines(scene, area),
        Symbol::White => vec![words::tile(components.sector(sector).white)],
    }
}

fn submarines(scene: Seen<'_, '_>, area: &Area) -> Vec<String> {
    let slots = &scene.about.setup.components.slots.costs;
    let price = slots.get(area.submarines.len());
    let next = price.map_or_else(|| t("aq-spot-no-slot"), |&price| say!(&(), "aq-spot-slot", n = price));
    let there = (!area.submarines.is_empty()).then(|| names(&scene.about, area.submarines.iter().copied()));
    there.into_iter().chain([next]).collect()
}

fn charging(scene: Seen<'_, '_>, sector: Sector) -> String {
    let (setup, station) = (scene.about.setup, &scene.about.view.board.area(sector).station);
    let limit = setup.components.numbers.limit(setup.players);
    let there = say!(&(), "aq-charging", n = station.0.iter().sum::<u8>(), of = limit);
    let seats = (0..MAX_SEATS).map(Seat::wrapping);
    let some = seats.filter(|&seat| station[seat] > 0);
    let some = some.map(|seat| format!("{} {}", who(&scene.about, seat), station[seat]));
    with(say!(&(), "aq-spot-charging", sector, charging = there), some)
}

fn headquarters(scene: Seen<'_, '_>, spot: SeaSpot) -> String {
    let (about, setup, board) = (&scene.about, scene.about.setup, &scene.about.view.board);
    let there = |at: Engineer| {
        let seats = hq_art::engineers(setup.players, board, at);
        let some = !seats.is_empty();
        some.then(|| say!(&(), "aq-spot-engineers", names = names(about, seats)))
    };
    let space_and_ways = |what: String, at: Engineer| {
        let to: Vec<String> = setup.components.hq.after(at).iter().map(name).collect();
        let exit = to.is_empty();
        let ways = if exit {
            t("aq-exit")
        } else {
            say!(&(), "aq-ways", spaces = to.join(", "))
        };
        with(what, there(at).into_iter().chain([ways]))
    };
    match spot {
        SeaSpot::Space(space) => {
            let what = format!("{} {}", name(&space), words::tile(board.tile(setup, space)));
            space_and_ways(what, Engineer::On(space))
        }
        SeaSpot::Start => space_and_ways(t("aq-start"), Engineer::Start),
        SeaSpot::Order => {
            let order = names(about, board.order.iter().copied());
            with(t("aq-order"), [order, hq_art::round_of(board)])
        }
        SeaSpot::Pass(index) => {
            let what = say!(&(), "aq-spot-pass", n = index + 1);
            with(what, [names(about, board.passed.get(index).copied())])
        }
        _ => {
            let tile = |space| setup.components.tile(board.next.unwrap_or_default(), space);
            let each = Space::ALL.map(|space| format!("{} {}", name(&space), words::tile(tile(space))));
            with(t("aq-next-round"), [each.join("; ")])
        }
    }
}

/// A place of the board that is shown.
fn own(scene: Seen<'_, '_>, spot: SeaSpot) -> String {
    let (setup, board, seat) = (scene.about.setup, &scene.about.view.board, dock_art::whose(scene));
    let (player, lab) = (&board.players[seat], board.capacity(setup, seat));
    let of = |what: String| {
        let you = scene.about.is_you(seat);
        say!(&scene.about, "aq-spot-own", you, name = seat, what)
    };
    match spot {
        SeaSpot::Hexagon(symbol) => {
            let set = player.programmed.contains(symbol);
            let bot = t(if set { "aq-spot-set" } else { "aq-spot-empty" });
            with(of(words::tile(symbol)), [bot])
        }
        SeaSpot::Return(symbol) => of(State::command(
            scene.about,
            scene.prompt,
            &Command::ReturnBot { symbol },
        )),
        SeaSpot::Bots => {
            let counted = say!(&(), "aq-in-play", n = player.bots_gone(), of = player.bots_open(setup));
            with(of(say!(&(), "aq-bots-left", n = player.bots)), [counted])
        }
        SeaSpot::Submarines => of(say!(&(), "aq-submarines-out", n = player.submarines, of = SUBMARINES)),
        SeaSpot::Time => of(say!(&(), "aq-time-of", n = player.time, of = lab.time)),
        SeaSpot::Crystals => of(say!(&(), "aq-crystals-of", n = player.crystals, of = lab.crystals)),
        SeaSpot::Tanks => {
            let what = of(words::tile(Symbol::Purple));
            with(what, [say!(&(), "aq-tanks", n = lab.octopods)])
        }
        SeaSpot::Research => of(say!(&(), "aq-cards-of", n = player.cards.len(), of = lab.research)),
        SeaSpot::Base => {
            let modules = say!(&(), "aq-expansions-of", n = player.expansions.len(), of = LAB);
            let letters = say!(&(), "aq-letters", letters = letters(board, setup, seat));
            with(of(t("aq-spot-base")), [name(&player.lab), modules, letters])
        }
        SeaSpot::Module(index) => {
            let module = player.expansions.get(index);
            let text = module.map_or_else(
                || t("aq-spot-free"),
                |&which| words::expansion(&setup.components, which),
            );
            with(of(say!(&(), "aq-spot-module", n = index + 1)), [text])
        }
        SeaSpot::Card(index) => {
            let what = of(say!(&(), "aq-spot-card", n = index + 1));
            let card = player.cards.get(index);
            let used = card.filter(|card| card.used).map(|_| t("aq-used"));
            with(what, card.map(|card| words::card(card.card)).into_iter().chain(used))
        }
        _ => String::new(),
    }
}

/// The rule of a place in a sentence; empty where it has none.
pub(super) fn rule(scene: Seen<'_, '_>, spot: SeaSpot) -> String {
    let (setup, board) = (scene.about.setup, &scene.about.view.board);
    let card_rule = |card| words::card_rule(&setup.components, card);
    match spot {
        SeaSpot::Area(sector, Symbol::Red) if !board.area(sector).research.is_empty() => {
            let top = board.area(sector).research.last();
            top.map_or_else(String::new, |&top| {
                say!(&(), "aq-card-rule", card = words::card(top), rule = card_rule(top))
            })
        }
        SeaSpot::Area(_, symbol) | SeaSpot::Hexagon(symbol) => words::symbol_rule(setup, board, symbol),
        SeaSpot::Space(space) => words::symbol_rule(setup, board, board.tile(setup, space)),
        SeaSpot::Card(index) => {
            let card = board.players[dock_art::whose(scene)].cards.get(index);
            card.map_or_else(String::new, |own| card_rule(own.card))
        }
        SeaSpot::Line(_) | SeaSpot::Stop | SeaSpot::Track => players::lines(setup),
        SeaSpot::Supply => {
            let doubts = words::doubts(&setup.components);
            let some = !doubts.is_empty();
            let told = some.then(|| say!(&(), "tile-provisional", fields = doubts));
            capitalised(&told.unwrap_or_default())
        }
        _ => String::new(),
    }
}
