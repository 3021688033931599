//! The board of Alien Frontiers as panels.

use super::{facilities, parts::owner, table};
use crate::{
    app::{
        look::glyphs,
        plain::{
            dice::Owner,
            panels::{Described, Panel, Panels, PlayerCard, Row, Section, TagTone, Token},
        },
    },
    games::alien_frontiers::{Board, Class, Command, Field, Goods, Place, Prompt, Setup, Ship, State, Tech, Territory},
    rules::Seat,
    text::{About, alien_frontiers as words, name, seat_name, t, t_args},
};

impl Described for State {
    fn panels(about: About<'_, Self>) -> Panels {
        let (setup, board) = (about.setup, &about.view.board);
        let whose = about.you.unwrap_or(board.active);
        Panels {
            actor: board.active,
            progress: table::progress(about),
            players: setup.players.seats().map(|seat| player(setup, board, seat)).collect(),
            sections: vec![
                ships(about, board),
                facilities::section(setup, board),
                territories(setup, board),
                display(setup, board),
                cards(about, board, whose),
                deck(board),
            ],
            asked: asked(board.prompt),
        }
    }

    fn looked_for(about: About<'_, Self>, seat: Seat) -> Vec<Command> {
        table::looked_for(about, seat)
    }

    fn goes_on(command: &Command) -> bool {
        table::goes_on(command)
    }

    fn pieces(seat: Seat) -> Vec<Token> {
        table::pieces(seat)
    }
}

/// The section that a question is about, by its place.
const fn asked(prompt: Option<Prompt>) -> usize {
    use Prompt as P;
    match prompt {
        Some(P::ChooseDocked | P::ChooseAim | P::ChooseShot { .. } | P::ChooseSunk | P::Main) => 1,
        Some(
            P::ChooseTerritory { .. }
            | P::ChooseBonus
            | P::ChooseField { .. }
            | P::ChooseRemoval
            | P::ChooseMoved
            | P::ChooseDestination { .. }
            | P::ChooseSwapFirst
            | P::ChooseSwapSecond { .. },
        ) => 2,
        Some(P::Commit { .. }) => 3,
        Some(P::ChooseRecovered) => 5,
        _ => 0,
    }
}

fn player(setup: &Setup, board: &Board, seat: Seat) -> PlayerCard {
    let player = &board.players[seat];
    let score = table::score(setup, board, seat);
    let goods = |goods: Goods, glyph| Token::Count {
        glyph,
        text: words::goods(goods, player.goods.of(goods)),
    };
    let count = |id: &str, n: u8| t_args(id, &[("n", n.into())]);
    let mut rows: Vec<Row> = vec![
        vec![goods(Goods::Fuel, &glyphs::BOLT), goods(Goods::Ore, &glyphs::WAREHOUSE)],
        vec![
            Token::Words(t_args(
                "af-ships",
                &[("n", player.fleet().into()), ("of", player.ships.len().into())],
            )),
            Token::Dim(count("af-colonies-left", player.supply)),
        ],
    ];
    let relic = board.relic.filter(|relic| relic.holder == seat);
    let relic = relic.map(|_| Token::Tag {
        text: t("af-relic-tag"),
        tone: TagTone::Ready,
    });
    rows.push(
        relic
            .into_iter()
            .chain(player.cards.iter().map(|card| tag(board, seat, card)))
            .collect(),
    );
    rows.retain(|row| !row.is_empty());
    PlayerCard {
        seat,
        score: score.points,
        sources: score.sources,
        remark: score.remark,
        rows,
    }
}

/// A card of a player, with whether its power was used in this turn.
fn tag(board: &Board, seat: Seat, card: Tech) -> Token {
    let used = seat == board.active && board.flags.used.contains(card);
    Token::Tag {
        text: name(&card),
        tone: if used { TagTone::Spent } else { TagTone::Plain },
    }
}

/// Ships in hand, and those in the Maintenance Bay.
fn ships(about: About<'_, State>, board: &Board) -> Section {
    let name = seat_name(about.names, board.active);
    let mut hand: Vec<(Ship, Class)> = board.hand().collect();
    hand.sort_by_key(|(_, class)| *class);
    let mut dice: Row = Vec::new();
    for (ship, class) in &hand {
        dice.push(Token::Die {
            owner: owner(*ship, board.active),
            value: class.value,
        });
        if class.teleported {
            dice.push(Token::Dim(t("af-recalled")));
        }
    }
    if dice.is_empty() {
        let rolled = !matches!(board.prompt, Some(Prompt::Start));
        dice.push(Token::Dim(t(if rolled { "af-hand-empty" } else { "af-not-rolled" })));
    }
    let in_bay = |seat: Seat| board.ships_of(seat).filter(|(_, place)| *place == Place::Bay);
    let mut bay: Row = about
        .setup
        .players
        .seats()
        .flat_map(|seat| {
            in_bay(seat).map(move |(ship, _)| Token::Die {
                owner: owner(ship, seat),
                value: 0,
            })
        })
        .collect();
    if bay.is_empty() {
        bay.push(Token::Dim(t("af-nobody")));
    }
    let hand = Panel {
        title: t_args("af-hand-of", &[("name", name.into())]),
        note: String::new(),
        owner: Some(board.active),
        rows: vec![dice],
        rule: String::new(),
    };
    let bay = Panel {
        title: words::bay(),
        note: String::new(),
        owner: None,
        rows: vec![bay],
        rule: String::new(),
    };
    Section {
        title: t("af-section-ships"),
        width: 220.0,
        aligned: false,
        panels: vec![hand, bay],
    }
}

fn territories(setup: &Setup, board: &Board) -> Section {
    Section {
        title: t("af-section-territories"),
        width: 184.0,
        aligned: false,
        panels: Territory::ALL
            .into_iter()
            .map(|place| territory(setup, board, place))
            .collect(),
    }
}

fn territory(setup: &Setup, board: &Board, place: Territory) -> Panel {
    let colonies = &board.colonies[place.index()];
    let mut row: Row = setup
        .players
        .seats()
        .filter(|&seat| colonies[seat] > 0)
        .map(|seat| Token::Chip {
            seat,
            count: colonies[seat],
        })
        .collect();
    for field in Field::ALL {
        if board.has_field(field, place) {
            row.push(Token::Tag {
                text: name(&field),
                tone: if field == Field::Positron {
                    TagTone::Ready
                } else {
                    TagTone::Hazard
                },
            });
        }
    }
    if place == Territory::BurroughsDesert && board.relic.is_none() {
        row.push(Token::Die {
            owner: Owner::Colourless(None),
            value: 0,
        });
        row.push(Token::Words(t("af-relic-tag")));
    }
    if row.is_empty() {
        row.push(Token::Dim(t("af-no-colony")));
    }
    let borrowed = board.flags.borrowed == Some(place);
    Panel {
        title: name(&place),
        note: if borrowed { t("af-borrowed") } else { String::new() },
        owner: board.control(place),
        rows: vec![row],
        rule: words::bonus(&setup.components, place),
    }
}

/// The cards that can be claimed.
fn display(setup: &Setup, board: &Board) -> Section {
    let panels = board
        .display
        .iter()
        .flatten()
        .map(|&card| card_panel(setup, card, Vec::new()))
        .collect();
    Section {
        title: t("af-section-display"),
        width: 184.0,
        aligned: false,
        panels,
    }
}

/// The deck and the discard pile.
fn deck(board: &Board) -> Section {
    let tag = |card: Tech| {
        let (name, count) = (name(&card), board.discard[card.index()]);
        let text = if count > 1 { format!("{name} ×{count}") } else { name };
        Token::Tag {
            text,
            tone: TagTone::Plain,
        }
    };
    let mut pile: Row = Tech::ALL
        .into_iter()
        .filter(|card| board.discard[card.index()] > 0)
        .map(tag)
        .collect();
    if pile.is_empty() {
        pile.push(Token::Dim(t("af-pile-empty")));
    }
    Section {
        title: t("af-section-pile"),
        width: 250.0,
        aligned: false,
        panels: vec![Panel {
            title: t_args("af-pile-of", &[("n", board.pile().into())]),
            note: t_args("af-face-down", &[("n", board.deck_left.into())]),
            owner: None,
            rows: vec![pile],
            rule: String::new(),
        }],
    }
}

fn card_panel(setup: &Setup, card: Tech, row: Row) -> Panel {
    let power = words::power(&setup.components, card);
    let discard = words::discard_power(&setup.components, card);
    Panel {
        title: name(&card),
        note: String::new(),
        owner: None,
        rows: if row.is_empty() { Vec::new() } else { vec![row] },
        rule: match discard {
            Some(discard) => format!("{power}\n{discard}"),
            None => power,
        },
    }
}

/// The cards of one player with what they do.
fn cards(about: About<'_, State>, board: &Board, seat: Seat) -> Section {
    let title = if about.you == Some(seat) {
        t("af-section-own-cards")
    } else {
        t_args("af-section-cards-of", &[("name", seat_name(about.names, seat).into())])
    };
    let panel = |card: Tech| {
        let used = seat == board.active && board.flags.used.contains(card);
        let row = if used {
            vec![Token::Tag {
                text: t("af-used"),
                tone: TagTone::Hazard,
            }]
        } else {
            Vec::new()
        };
        card_panel(about.setup, card, row)
    };
    Section {
        title,
        width: 184.0,
        aligned: false,
        panels: board.players[seat].cards.iter().map(panel).collect(),
    }
}
