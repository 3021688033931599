//! The scoring of a round and of the game, step by step.

use super::{
    players::{letters, scores, signed},
    spots::{SeaSpot, line_of},
};
use crate::{
    app::board::drawn::{Account, AccountPage, AccountStep, BoardScene},
    games::aqua_sphere::{Event, LAB, RING, ROUNDS, RoundPart, RoundScore, SUBMARINES, Sector, State, Symbol},
    rules::Seat,
    text::{say, t},
};
use egui::Rect;

type Scene<'a> = BoardScene<'a, State>;
/// Places with a player and a chip.
type Lit = Vec<(SeaSpot, Seat, String)>;

/// A player's scoring of the round as it was told.
struct Told {
    seat: Seat,
    scored: RoundScore,
    /// Crystals paid at red lines.
    paid: u8,
    crossed: Vec<u16>,
    /// The space before which the counter stopped, and the points that were lost there.
    stopped: Option<(u16, u16)>,
    /// Points that the counter moved back.
    back: u16,
}

impl Told {
    fn of(scene: &Scene<'_>, events: &[Event], seat: Seat) -> Self {
        let mut told = Self {
            seat,
            scored: scene.about.view.board.round_scores(scene.about.setup)[seat],
            paid: 0,
            crossed: Vec::new(),
            stopped: None,
            back: 0,
        };
        let prepared = |event: &Event| matches!(event, Event::PreparationDone { .. });
        let since = events.iter().rposition(prepared).unwrap_or(events.len());
        for event in &events[since..] {
            match *event {
                Event::RoundScored {
                    seat: whose,
                    majority,
                    bots,
                    crystals,
                    octopods,
                } if whose == seat => {
                    told.scored = RoundScore {
                        majority,
                        bots,
                        crystals,
                        octopods,
                    };
                }
                Event::CrystalPaid { seat: whose } if whose == seat => told.paid += 1,
                Event::LineCrossed { seat: whose, space } if whose == seat => told.crossed.push(space),
                Event::StoppedAtLine {
                    seat: whose,
                    space,
                    lost,
                } if whose == seat => told.stopped = Some((space, lost)),
                Event::PointsLost { seat: whose, points } if whose == seat => told.back = points,
                _ => {}
            }
        }
        told
    }

    /// The points before and after the round's sum.
    fn points(&self, scene: &Scene<'_>) -> (i16, i16) {
        let board = &scene.about.view.board;
        let last = board.final_scores(scene.about.setup, self.seat);
        let added = if board.stage == RoundPart::Over { last.sum() } else { 0 };
        let after = board.players[self.seat].points().cast_signed() - added;
        let lost = self.stopped.map_or(0, |(_, lost)| lost).cast_signed();
        let moved = if self.back > 0 {
            -self.back.cast_signed()
        } else {
            (self.scored.net() - lost).max(0)
        };
        (after - moved, after)
    }
}

/// The account of a scoring that is on the table.
pub(super) fn account(scene: &Scene<'_>, events: &[Event], table: Rect) -> Option<Account<SeaSpot>> {
    let board = &scene.about.view.board;
    if !scores(board) {
        return None;
    }
    let seats = scene.about.setup.players.seats();
    let told: Vec<Told> = seats.map(|seat| Told::of(scene, events, seat)).collect();
    let mut pages = vec![round(scene, &told)];
    if usize::from(board.round()) == ROUNDS {
        pages.push(last(scene, &told));
    }
    Some(Account { pages, table })
}

/// A step with its words, what it brings each player, and the places that are lit.
fn step(id: &str, told: &[Told], row: impl Fn(&Told) -> (String, i16), places: Lit) -> AccountStep<SeaSpot> {
    let signed = |(basis, points): (String, i16)| (basis, signed(points));
    AccountStep {
        name: t(id),
        rule: t(&format!("{id}-rule")),
        rows: told.iter().map(|told| signed(row(told))).collect(),
        places,
    }
}

fn round(scene: &Scene<'_>, told: &[Told]) -> AccountPage<SeaSpot> {
    let (setup, board) = (scene.about.setup, &scene.about.view.board);
    let held = || {
        Sector::ALL
            .into_iter()
            .filter_map(|sector| Some((sector, board.area(sector).control?)))
    };
    let own = |seat: Seat| {
        held()
            .filter(move |(_, whose)| *whose == seat)
            .map(|(sector, _)| sector)
    };
    let left = |sector: Sector| board.area(sector).goods.octopods;
    let control = |told: &Told| {
        (
            say!(&(), "aq-share", n = board.controlled(told.seat), of = RING),
            told.scored.majority,
        )
    };
    let bots = |told: &Told| {
        let player = &board.players[told.seat];
        let basis = say!(
            &(),
            "aq-bots-open",
            n = player.bots_gone(),
            of = player.bots_open(setup)
        );
        (basis, told.scored.bots)
    };
    let crystals = |told: &Told| {
        (
            (board.players[told.seat].crystals + told.paid).to_string(),
            told.scored.crystals,
        )
    };
    let octopods = |told: &Told| {
        let there: Vec<&str> = own(told.seat)
            .filter(|sector| left(*sector) > 0)
            .map(|sector| sector.into())
            .collect();
        (there.join(" "), told.scored.octopods)
    };
    let fields = held()
        .map(|(sector, seat)| (SeaSpot::Control(sector), seat, String::new()))
        .collect();
    let losses = held().filter(|(sector, _)| left(*sector) > 0).map(|(sector, seat)| {
        (
            SeaSpot::Area(sector, Symbol::Purple),
            seat,
            signed(-setup.components.score.tri(left(sector))),
        )
    });
    let mut lines = step("aq-step-lines", told, |_| (String::new(), 0), crossings(scene, told));
    lines.rows = told.iter().map(|told| walked(scene, told)).collect();
    AccountPage {
        title: say!(&(), "aq-scoring-of", n = board.round()),
        steps: vec![
            step("aq-step-control", told, control, fields),
            step("aq-step-bots", told, bots, Lit::new()),
            step("aq-step-crystals", told, crystals, Lit::new()),
            step("aq-step-octopods", told, octopods, losses.collect()),
            lines,
        ],
        sum: t("aq-knowledge"),
        sums: told.iter().map(|told| told.points(scene).1.to_string()).collect(),
    }
}

/// The way of a counter, and what the red lines asked for it.
fn walked(scene: &Scene<'_>, told: &Told) -> (String, String) {
    let (before, after) = told.points(scene);
    let paid = (told.paid > 0).then(|| say!(&(), "aq-crystals", n = told.paid));
    let lost = told.stopped.map(|(_, lost)| say!(&(), "aq-lost", n = lost));
    let asked: Vec<String> = paid.into_iter().chain(lost).collect();
    let way = say!(&(), "aq-walked", from = before, to = after);
    (asked.join(", "), way)
}

/// The red lines that counters crossed, and those that held one up.
fn crossings(scene: &Scene<'_>, told: &[Told]) -> Lit {
    let at = |told: &Told| {
        let seat = told.seat;
        let crossed = told.crossed.iter().map(|space| (*space, String::new()));
        let stopped = told
            .stopped
            .map(|(space, lost)| (space, say!(&(), "aq-lost", n = lost)));
        let all: Vec<_> = crossed.chain(stopped).collect();
        all.into_iter()
            .map(move |(space, chip)| (line_of(scene.about.setup, space), seat, chip))
    };
    told.iter().flat_map(at).collect()
}

/// The scoring of the game, as the board lies at its end.
fn last(scene: &Scene<'_>, told: &[Told]) -> AccountPage<SeaSpot> {
    let (setup, board) = (scene.about.setup, &scene.about.view.board);
    let player = |told: &Told| &board.players[told.seat];
    let score = |told: &Told| board.final_scores(setup, told.seat);
    let different = |told: &Told| (letters(board, setup, told.seat), score(told).letters);
    let time = |told: &Told| (player(told).time.to_string(), score(told).time);
    let out = |told: &Told| {
        (
            say!(&(), "aq-share", n = player(told).submarines, of = SUBMARINES),
            score(told).submarines,
        )
    };
    let lab = |told: &Told| {
        let modules = player(told).expansions.len();
        (say!(&(), "aq-share", n = modules, of = LAB), score(told).lab)
    };
    AccountPage {
        title: t("aq-scoring-final"),
        steps: vec![
            step("aq-step-letters", told, different, Lit::new()),
            step("aq-step-time", told, time, Lit::new()),
            step("aq-step-submarines", told, out, Lit::new()),
            step("aq-step-lab", told, lab, Lit::new()),
        ],
        sum: t("aq-knowledge"),
        sums: told
            .iter()
            .map(|told| (told.points(scene).1 + score(told).sum()).to_string())
            .collect(),
    }
}
