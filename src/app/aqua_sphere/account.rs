//! The scoring of a round and of the game, step by step.

use super::players::{letters, scores, signed};
use super::spots::{SeaSpot, line_of};
use crate::app::board::drawn::{Account, AccountPage, AccountStep, BoardScene};
use crate::games::aqua_sphere::{Event, LAB, RING, ROUNDS, RoundPart, RoundScore, SUBMARINES, Sector, State, Symbol};
use crate::rules::Seat;
use crate::text::{say, t};
use egui::Rect;

type Scene<'a> = BoardScene<'a, State>;
/// What counts for each player, and the points that it brings.
type Rows = Vec<(String, String)>;

/// A player's scoring of the round as it was told.
#[derive(Default)]
struct Told {
    scored: Option<RoundScore>,
    /// Crystals paid at red lines.
    paid: u8,
    /// The spaces behind red lines that the counter entered, and that at which it stopped, with a chip.
    lines: Vec<(u16, String)>,
    /// Points that were lost at a red line, and those that the counter moved back.
    lost: u16,
    back: u16,
}

impl Told {
    fn of(events: &[Event], whose: Seat) -> Self {
        let mut told = Self::default();
        let prepared = |event: &Event| matches!(event, Event::PreparationDone { .. });
        let since = events.iter().rposition(prepared).unwrap_or(events.len());
        for event in &events[since..] {
            told.take(event, whose);
        }
        told
    }

    fn take(&mut self, event: &Event, whose: Seat) {
        match *event {
            #[rustfmt::skip]
            Event::RoundScored { seat, majority, bots, crystals, octopods } if seat == whose => {
                self.scored = Some(RoundScore { majority, bots, crystals, octopods });
            }
            Event::CrystalPaid { seat } if seat == whose => self.paid += 1,
            Event::LineCrossed { seat, space } if seat == whose => self.lines.push((space, String::new())),
            Event::StoppedAtLine { seat, space, lost } if seat == whose => {
                self.lost = lost;
                self.lines.push((space, say!(&(), "aq-lost", n = lost)));
            }
            Event::PointsLost { seat, points } if seat == whose => self.back = points,
            _ => {}
        }
    }
}

/// The account of a scoring that is on the table.
pub(super) fn account(scene: &Scene<'_>, events: &[Event], table: Rect) -> Option<Account<SeaSpot>> {
    let (setup, board) = (scene.about.setup, &scene.about.view.board);
    if !scores(board) {
        return None;
    }
    let told: Vec<Told> = setup.players.seats().map(|seat| Told::of(events, seat)).collect();
    let finals = setup.players.seats().map(|seat| board.final_scores(setup, seat).sum());
    let finals: Vec<i16> = finals.collect();
    let over = board.stage == RoundPart::Over;
    let before = |(seat, last)| board.players[seat].points().cast_signed() - if over { last } else { 0 };
    let sums: Vec<i16> = setup.players.seats().zip(finals.iter().copied()).map(before).collect();
    let page = |title, steps, sums: Vec<i16>| AccountPage {
        title,
        steps,
        sum: t("aq-knowledge"),
        sums: sums.iter().map(ToString::to_string).collect(),
    };
    let title = say!(&(), "aq-scoring-of", n = board.round());
    let mut pages = vec![page(title, round(scene, &told, &sums), sums.clone())];
    if usize::from(board.round()) == ROUNDS {
        let all = sums.into_iter().zip(finals).map(|(sum, last)| sum + last).collect();
        pages.push(page(t("aq-scoring-final"), last(scene), all));
    }
    Some(Account { pages, table })
}

/// Name and rule of each source of a round, and of the sources of the game.
const STEPS: [[&str; 2]; 9] = [
    ["aq-step-control", "aq-step-control-rule"],
    ["aq-step-bots", "aq-step-bots-rule"],
    ["aq-step-crystals", "aq-step-crystals-rule"],
    ["aq-step-octopods", "aq-step-octopods-rule"],
    ["aq-step-lines", "aq-step-lines-rule"],
    ["aq-step-letters", "aq-step-letters-rule"],
    ["aq-step-time", "aq-step-time-rule"],
    ["aq-step-submarines", "aq-step-submarines-rule"],
    ["aq-step-lab", "aq-step-lab-rule"],
];

/// A step with its words, what it brings each player, and the places that are lit.
fn step(index: usize, rows: Rows, places: Vec<(SeaSpot, Seat, String)>) -> AccountStep<SeaSpot> {
    let [name, rule] = STEPS[index].map(t);
    AccountStep {
        name,
        rule,
        rows,
        places,
    }
}

fn round(scene: &Scene<'_>, told: &[Told], sums: &[i16]) -> Vec<AccountStep<SeaSpot>> {
    let (setup, board) = (scene.about.setup, &scene.about.view.board);
    let seats = || setup.players.seats();
    let lies = board.round_scores(setup);
    let scored: Vec<RoundScore> = seats()
        .zip(told)
        .map(|(seat, told)| told.scored.unwrap_or(lies[seat]))
        .collect();
    let rows = |points: fn(&RoundScore) -> i16, basis: &dyn Fn(Seat) -> String| {
        let row = |(seat, scored)| (basis(seat), signed(points(scored)));
        seats().zip(&scored).map(row).collect::<Rows>()
    };
    let control = |sector: Sector| Some((sector, board.area(sector).control?));
    let held: Vec<(Sector, Seat)> = Sector::ALL.into_iter().filter_map(control).collect();
    let left = |sector: Sector| board.area(sector).goods.octopods;
    let infested = held.iter().copied().filter(|(sector, _)| left(*sector) > 0);
    let fields = held
        .iter()
        .map(|&(sector, seat)| (SeaSpot::Control(sector), seat, String::new()));
    let losses = infested.clone().map(|(sector, seat)| {
        let loss = signed(-setup.components.score.tri(left(sector)));
        (SeaSpot::Area(sector, Symbol::Purple), seat, loss)
    });
    let letters = |seat: Seat| {
        let own = infested.clone().filter(|(_, whose)| *whose == seat);
        own.map(|(sector, _)| <&str>::from(sector))
            .collect::<Vec<_>>()
            .join(" ")
    };
    let bots = |seat: Seat| {
        let player = &board.players[seat];
        say!(
            &(),
            "aq-bots-open",
            n = player.bots_gone(),
            of = player.bots_open(setup)
        )
    };
    let crystals = |seat: Seat| (board.players[seat].crystals + told[seat.index()].paid).to_string();
    let fields_of = |seat: Seat| say!(&(), "aq-share", n = board.controlled(seat), of = RING);
    let lines = seats().zip(told).flat_map(|(seat, told)| {
        let at = move |(space, chip): &(u16, String)| (line_of(setup, *space), seat, chip.clone());
        told.lines.iter().map(at)
    });
    let walked = told
        .iter()
        .zip(&scored)
        .zip(sums)
        .map(|((told, scored), &to)| walked(told, scored.net(), to));
    vec![
        step(0, rows(|of| of.majority, &fields_of), fields.collect()),
        step(1, rows(|of| of.bots, &bots), Vec::new()),
        step(2, rows(|of| of.crystals, &crystals), Vec::new()),
        step(3, rows(|of| of.octopods, &letters), losses.collect()),
        step(4, walked.collect(), lines.collect()),
    ]
}

/// The way of a counter with a sum, and what the red lines asked for it.
fn walked(told: &Told, net: i16, to: i16) -> (String, String) {
    let gained = (net - told.lost.cast_signed()).max(0);
    let from = if net < 0 {
        to + told.back.cast_signed()
    } else {
        to - gained
    };
    let paid = (told.paid > 0).then(|| say!(&(), "aq-crystals", n = told.paid));
    let lost = (told.lost > 0).then(|| say!(&(), "aq-lost", n = told.lost));
    let asked: Vec<String> = paid.into_iter().chain(lost).collect();
    (asked.join(", "), say!(&(), "aq-walked", from, to))
}

/// The scoring of the game, as the board lies at its end.
fn last(scene: &Scene<'_>) -> Vec<AccountStep<SeaSpot>> {
    let (setup, board) = (scene.about.setup, &scene.about.view.board);
    let share = |n: usize, of: usize| say!(&(), "aq-share", n, of);
    let of_seat = |seat: Seat| {
        let (player, score) = (&board.players[seat], board.final_scores(setup, seat));
        [
            (letters(board, setup, seat), signed(score.letters)),
            (player.time.to_string(), signed(score.time)),
            (share(player.submarines.into(), SUBMARINES), signed(score.submarines)),
            (share(player.expansions.len(), LAB), signed(score.lab)),
        ]
    };
    let all: Vec<_> = setup.players.seats().map(of_seat).collect();
    let rows = |index: usize| all.iter().map(|rows| rows[index].clone()).collect();
    (0..4).map(|index| step(5 + index, rows(index), Vec::new())).collect()
}
