//! The places in words: the name of each, all that lies there, and its rule.

use super::{
    dock_art, hq_art,
    players::{self, number, share},
    spots::SeaSpot,
};
use crate::{
    app::board::drawn::BoardScene,
    games::aqua_sphere::{
        Area, Board, Command, Engineer, LAB, Player, Pool, Prompt, RING, SUBMARINES, Sector, Setup, Space, State,
        Symbol,
    },
    rules::{MAX_SEATS, Seat},
    text::{About, Spoken, Value, aqua_sphere as words, capitalised, name, seat_name, t, t_args, yes_no},
};

type Seen<'a, 'b> = &'a BoardScene<'b, State>;

fn setup<'b>(scene: Seen<'_, 'b>) -> &'b Setup {
    scene.about.setup
}
fn board<'b>(scene: Seen<'_, 'b>) -> &'b Board {
    &scene.about.view.board
}

/// A text with values that are words.
fn say(id: &str, args: &[(&str, &str)]) -> String {
    let args: Vec<(&str, Value<'_>)> = args.iter().map(|&(key, value)| (key, value.into())).collect();
    t_args(id, &args)
}

/// A thing and what lies there: "Sector A, crystals: 2 crystals".
fn with(what: &str, parts: &[String]) -> String {
    let some: Vec<&str> = parts
        .iter()
        .map(String::as_str)
        .filter(|part| !part.is_empty())
        .collect();
    if some.is_empty() {
        return what.to_owned();
    }
    say("aq-spot", &[("what", what), ("parts", &some.join(", "))])
}

/// A player, or the colour that takes no part.
fn who(about: About<'_, State>, seat: Seat) -> String {
    match seat.index().checked_sub(about.setup.players.get()) {
        None => seat_name(about.names, seat),
        Some(neutral) => number("aq-neutral", neutral as u16 + 1),
    }
}

/// The names of players, or "nobody".
fn names(about: About<'_, State>, seats: impl IntoIterator<Item = Seat>) -> String {
    let names: Vec<String> = seats.into_iter().map(|seat| who(about, seat)).collect();
    if names.is_empty() {
        t("aq-nobody")
    } else {
        names.join(", ")
    }
}

/// A place as it is read aloud: its name, and all that lies there.
pub(super) fn label(scene: Seen<'_, '_>, spot: SeaSpot) -> String {
    let (about, board) = (scene.about, board(scene));
    match spot {
        SeaSpot::Sector(sector) => whole_sector(scene, sector),
        SeaSpot::Area(sector, symbol) => area(scene, sector, symbol),
        SeaSpot::Control(sector) => {
            let what = say("aq-spot-control", &[("sector", &name(&sector))]);
            with(&what, &[names(about, board.area(sector).control)])
        }
        SeaSpot::Charging(sector) => charging(scene, sector),
        SeaSpot::Lock(position) => lock(scene, position),
        SeaSpot::Hub => hub(scene),
        SeaSpot::Supply => with(&t("aq-supply"), &supplies(scene)),
        SeaSpot::Track => {
            let lap = about.setup.components.score.lap;
            with(&t("aq-knowledge"), &[number("aq-lap", lap)])
        }
        SeaSpot::Line(space) => number("aq-spot-line", space),
        SeaSpot::Stop => t("aq-spot-stop"),
        SeaSpot::Scoring => number("aq-scoring-of", board.round()),
        SeaSpot::Score(seat) => {
            let sources = players::sources(board.players[seat].points).into_iter();
            let parts: Vec<String> = sources.map(|(source, n)| format!("{source} {n}")).collect();
            with(
                &format!("{} {}", about.seat(seat), board.players[seat].points()),
                &parts,
            )
        }
        SeaSpot::Space(_) | SeaSpot::Start | SeaSpot::Order | SeaSpot::Pass(_) | SeaSpot::Next => {
            headquarters(scene, spot)
        }
        _ => own(scene, spot),
    }
}

/// A Sector with its scientists; its areas, its control field and its charging station speak for themselves.
fn whole_sector(scene: Seen<'_, '_>, sector: Sector) -> String {
    let mut parts = vec![scientists(scene, sector)];
    if let Some(prompt @ Prompt::ChooseSector { .. }) = scene.prompt {
        parts.push(State::command(scene.about, Some(prompt), &Command::MoveTo { sector }));
    }
    with(&name(&sector), &parts)
}

fn bots_in(area: &Area) -> u8 {
    area.station.0.iter().sum()
}

/// "scientists Ada, Bo" in a Sector; empty without any.
fn scientists(scene: Seen<'_, '_>, sector: Sector) -> String {
    let here = |seat: &Seat| board(scene).players[*seat].scientist.0 == sector;
    let there: Vec<Seat> = setup(scene).players.seats().filter(here).collect();
    if there.is_empty() {
        return String::new();
    }
    say("aq-spot-scientists", &[("names", &names(scene.about, there))])
}

fn area(scene: Seen<'_, '_>, sector: Sector, symbol: Symbol) -> String {
    let (setup, area) = (setup(scene), board(scene).area(sector));
    let goods = area.goods;
    let only = |time, crystals, octopods| {
        words::goods(Pool {
            time,
            crystals,
            octopods,
        })
    };
    let below = |n: usize| {
        if n > 1 {
            number("aq-below", n as u16 - 1)
        } else {
            String::new()
        }
    };
    let parts = match symbol {
        Symbol::Yellow => vec![only(goods.time, 0, 0)],
        Symbol::Black => vec![only(0, goods.crystals, 0)],
        Symbol::Purple => vec![only(0, 0, goods.octopods)],
        Symbol::Green => {
            let top = area
                .expansions
                .last()
                .map(|&top| words::expansion(&setup.components, top));
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
        Symbol::White => vec![words::tile(setup.components.sector(sector).white)],
    };
    let what = say(
        "aq-spot-area",
        &[("sector", &name(&sector)), ("job", &words::job(symbol))],
    );
    with(&what, &parts)
}

fn submarines(scene: Seen<'_, '_>, area: &Area) -> Vec<String> {
    let slots = &setup(scene).components.slots.costs;
    let next = match slots.get(area.submarines.len()) {
        Some(&price) => number("aq-spot-slot", price),
        None => t("aq-spot-no-slot"),
    };
    let there = (!area.submarines.is_empty()).then(|| names(scene.about, area.submarines.iter().copied()));
    there.into_iter().chain([next]).collect()
}

fn charging(scene: Seen<'_, '_>, sector: Sector) -> String {
    let (setup, area) = (setup(scene), board(scene).area(sector));
    let there = share(
        "aq-charging",
        bots_in(area),
        setup.components.numbers.limit(setup.players),
    );
    let what = say("aq-spot-charging", &[("sector", &name(&sector)), ("charging", &there)]);
    let some = (0..MAX_SEATS)
        .map(Seat::wrapping)
        .filter(|&seat| area.station[seat] > 0);
    let some = some.map(|seat| format!("{} {}", who(scene.about, seat), area.station[seat]));
    with(&what, &some.collect::<Vec<_>>())
}

fn lock(scene: Seen<'_, '_>, position: usize) -> String {
    let board = board(scene);
    let (from, to) = (board.ring[position], board.ring[(position + 1) % RING]);
    let price = setup(scene).components.sector(from).lock;
    let what = say("aq-spot-lock", &[("from", &name(&from)), ("to", &name(&to))]);
    with(
        &what,
        &[if price == 0 {
            t("aq-spot-open")
        } else {
            words::time(price)
        }],
    )
}

fn hub(scene: Seen<'_, '_>) -> String {
    let (setup, board) = (setup(scene), board(scene));
    let comes = |position: usize| {
        let pool = board.to_come(setup, position)?;
        let sector = name(&board.ring[position]);
        Some(say(
            "aq-spot-comes",
            &[("sector", &sector), ("goods", &words::goods(pool))],
        ))
    };
    let bulb = say("aq-spot-bulb", &[("points", &words::points(board.bulb().into()))]);
    let parts: Vec<String> = [bulb].into_iter().chain((0..RING).filter_map(comes)).collect();
    with(&t("aq-spot-hub"), &parts)
}

fn supplies(scene: Seen<'_, '_>) -> Vec<String> {
    let (setup, board) = (setup(scene), board(scene));
    let goods = setup.options.finite_supply.then(|| words::goods(board.general));
    let decks = [
        number("aq-cards-left", board.research_left),
        number("aq-expansions-left", board.expansions_left),
    ];
    goods.into_iter().chain(decks).collect()
}

fn headquarters(scene: Seen<'_, '_>, spot: SeaSpot) -> String {
    let (setup, board, about) = (setup(scene), board(scene), scene.about);
    let there = |at: Engineer| {
        let seats = hq_art::engineers(setup.players, board, at);
        let some = !seats.is_empty();
        some.then(|| say("aq-spot-engineers", &[("names", &names(about, seats))]))
    };
    let onward = |from: Engineer| {
        let to: Vec<String> = setup.components.hq.after(from).iter().map(name).collect();
        if to.is_empty() {
            t("aq-exit")
        } else {
            say("aq-ways", &[("spaces", &to.join(", "))])
        }
    };
    let tiles = |tile: &dyn Fn(Space) -> Symbol| {
        let each = |space: Space| format!("{} {}", name(&space), words::tile(tile(space)));
        Space::ALL.map(each).join("; ")
    };
    match spot {
        SeaSpot::Space(space) => {
            let what = format!("{} {}", name(&space), words::tile(board.tile(setup, space)));
            let at = Engineer::On(space);
            with(&what, &[there(at).unwrap_or_default(), onward(at)])
        }
        SeaSpot::Start => {
            let at = Engineer::Start;
            with(&t("aq-start"), &[there(at).unwrap_or_default(), onward(at)])
        }
        SeaSpot::Order => {
            let order = names(about, board.order.iter().copied());
            with(&t("aq-order"), &[order, hq_art::round_of(board)])
        }
        SeaSpot::Pass(index) => {
            let what = number("aq-spot-pass", index as u16 + 1);
            with(&what, &[names(about, board.passed.get(index).copied())])
        }
        _ => {
            let next = board.next.unwrap_or_default();
            with(
                &t("aq-next-round"),
                &[tiles(&|space| setup.components.tile(next, space))],
            )
        }
    }
}

/// A place of the board that is shown.
fn own(scene: Seen<'_, '_>, spot: SeaSpot) -> String {
    let (setup, board, seat) = (setup(scene), board(scene), dock_art::whose(scene));
    let player = &board.players[seat];
    let lab = board.capacity(setup, seat);
    let mine = yes_no(scene.about.you == Some(seat));
    let of = |what: &str| {
        let owner = scene.about.seat(seat);
        say("aq-spot-own", &[("you", mine), ("name", &owner), ("what", what)])
    };
    let goods = |text: String| of(&text);
    match spot {
        SeaSpot::Hexagon(symbol) => {
            let set = player.programmed.contains(symbol);
            with(
                &of(&words::tile(symbol)),
                &[t(if set { "aq-spot-set" } else { "aq-spot-empty" })],
            )
        }
        SeaSpot::Return(symbol) => {
            let command = Command::ReturnBot { symbol };
            of(&State::command(scene.about, scene.prompt, &command))
        }
        SeaSpot::Bots => {
            let left = number("aq-bots-left", player.bots);
            with(&of(&left), &[players::counted(setup, player)])
        }
        SeaSpot::Submarines => goods(share("aq-submarines-out", player.submarines, SUBMARINES as u16)),
        SeaSpot::Time => goods(share("aq-time-of", player.time, lab.time)),
        SeaSpot::Crystals => goods(share("aq-crystals-of", player.crystals, lab.crystals)),
        SeaSpot::Tanks => with(&of(&words::tile(Symbol::Purple)), &[number("aq-tanks", lab.octopods)]),
        SeaSpot::Research => goods(share("aq-cards-of", player.cards.len() as u16, lab.research)),
        SeaSpot::Base => {
            let what = of(&t("aq-spot-base"));
            with(
                &what,
                &[
                    name(&player.lab),
                    share("aq-expansions-of", player.expansions.len() as u16, LAB as u16),
                ],
            )
        }
        SeaSpot::Module(index) => module(setup, player, index, &of),
        SeaSpot::Card(index) => {
            let what = of(&number("aq-spot-card", index as u16 + 1));
            let card = player.cards.get(index);
            let used = card.is_some_and(|card| card.used).then(|| t("aq-used"));
            with(
                &what,
                &[
                    card.map(|card| words::card(card.card)).unwrap_or_default(),
                    used.unwrap_or_default(),
                ],
            )
        }
        _ => of(""),
    }
}

fn module(setup: &Setup, player: &Player, index: usize, of: &impl Fn(&str) -> String) -> String {
    let what = of(&number("aq-spot-module", index as u16 + 1));
    let module = player.expansions.get(index);
    let text = module.map_or_else(
        || t("aq-spot-free"),
        |&which| words::expansion(&setup.components, which),
    );
    with(&what, &[text])
}

/// The rule of a place in a sentence; empty where it has none.
pub(super) fn rule(scene: Seen<'_, '_>, spot: SeaSpot) -> String {
    let (setup, board) = (setup(scene), board(scene));
    let symbol_rule = |symbol| words::symbol_rule(setup, board, symbol);
    match spot {
        SeaSpot::Area(sector, Symbol::Red) => match board.area(sector).research.last() {
            Some(&card) => {
                let rule = words::card_rule(&setup.components, card);
                say("aq-card-rule", &[("card", &words::card(card)), ("rule", &rule)])
            }
            None => symbol_rule(Symbol::Red),
        },
        SeaSpot::Area(_, symbol) | SeaSpot::Hexagon(symbol) => symbol_rule(symbol),
        SeaSpot::Space(space) => symbol_rule(board.tile(setup, space)),
        SeaSpot::Card(index) => {
            let card = board.players[dock_art::whose(scene)].cards.get(index);
            card.map(|own| words::card_rule(&setup.components, own.card))
                .unwrap_or_default()
        }
        SeaSpot::Line(_) | SeaSpot::Stop | SeaSpot::Track => players::lines(setup),
        SeaSpot::Supply => {
            let doubts = words::doubts(&setup.components);
            if doubts.is_empty() {
                String::new()
            } else {
                say("tile-provisional", &[("fields", &doubts)])
            }
        }
        SeaSpot::Scoring => capitalised(&t("aq-scoring-rule")),
        _ => String::new(),
    }
}
