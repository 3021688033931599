//! The scoring of a round and of the game, step by step.

use super::geometry::Chart;
use super::players::{in_letters, letters, scores, signed};
use super::spots::{SeaSpot, line_of};
use crate::app::board::drawn::{Account, AccountPage, AccountStep};
use crate::app::board::story::Deed;
use crate::games::aqua_sphere::{Event, LAB, RING, ROUNDS, RoundPart, RoundScore, SUBMARINES, Sector, State, Symbol};
use crate::rules::Seat;
use crate::text::{say, t};

/// The places that are lit, each with its player and a chip.
type Places = Vec<(SeaSpot, Seat, String)>;
/// What counts for a player in each step, and the points that it brings.
type Rows<const N: usize> = [(String, String); N];

/// All that was told about a player's scoring of the round, or about a counter at red lines.
#[derive(Default)]
pub(super) struct Told {
    scored: Option<RoundScore>,
    /// Crystals paid at red lines.
    pub paid: u8,
    /// The spaces behind red lines that the counter entered, and that at which it stopped, with a chip.
    pub lines: Vec<(u16, String)>,
    /// Points that were lost at a red line.
    pub lost: u16,
    /// Points that the counter moved back.
    back: u16,
}

impl Told {
    pub(super) fn of<'e>(events: impl IntoIterator<Item = &'e Event>, whose: Seat) -> Self {
        let mut told = Self::default();
        for event in events {
            match *event {
                #[rustfmt::skip]
                Event::RoundScored { seat, majority, bots, crystals, octopods } if seat == whose => {
                    told.scored = Some(RoundScore { majority, bots, crystals, octopods });
                }
                Event::CrystalPaid { seat } if seat == whose => told.paid += 1,
                Event::LineCrossed { seat, space } if seat == whose => told.lines.push((space, String::new())),
                Event::StoppedAtLine { seat, space, lost } if seat == whose => {
                    told.lost = lost;
                    told.lines.push((space, say!(&(), "aq-lost", n = lost)));
                }
                Event::PointsLost { seat, points } if seat == whose => told.back = points,
                _ => {}
            }
        }
        told
    }
}

/// The events since the last player was prepared for the scoring.
fn since_prepared(story: &[Deed<State>]) -> Vec<&Event> {
    let prepared = |event: &Event| matches!(event, Event::PreparationDone { .. });
    let deed = story.iter().rposition(|deed| deed.events.iter().any(prepared));
    let later = story[deed.unwrap_or(story.len())..].iter();
    let mut events: Vec<&Event> = later.flat_map(|deed| deed.events.iter()).collect();
    let since = events.iter().rposition(|event| prepared(event));
    events.drain(..since.unwrap_or(0));
    events
}

/// The account of a scoring that is on the table.
pub(super) fn account(chart: &Chart<'_>) -> Option<Account<SeaSpot>> {
    let (setup, board) = (chart.setup, chart.board);
    if !scores(board) {
        return None;
    }
    let events = since_prepared(chart.scene.story);
    let told = chart.seats().map(|seat| Told::of(events.iter().copied(), seat));
    let told: Vec<Told> = told.collect();
    let last = |seat: Seat| board.final_scores(setup, seat).sum();
    let over = board.stage == RoundPart::Over;
    let before = |seat: Seat| board.players[seat].points().cast_signed() - if over { last(seat) } else { 0 };
    let sums: Vec<i16> = chart.seats().map(before).collect();
    let page = |title, steps, sums: &[i16], out| AccountPage {
        title,
        steps,
        out,
        sum: t("aq-knowledge"),
        sums: sums.iter().map(ToString::to_string).collect(),
    };
    let title = say!(&(), "aq-scoring-of", n = board.round());
    let mut pages = vec![page(title, of_round(chart, &told, &sums), &sums, Default::default())];
    if usize::from(board.round()) == ROUNDS {
        let all: Vec<i16> = chart.seats().map(|seat| before(seat) + last(seat)).collect();
        let score = &setup.components.score;
        let lines = (1..=score.lap).filter(|&space| score.is_line(space));
        let out = (lines.map(SeaSpot::Line).collect(), t("aq-lines-over"));
        pages.push(page(t("aq-scoring-final"), of_game(chart), &all, out));
    }
    let table = chart.dock.rect;
    Some(Account { pages, table, over })
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

/// Steps from this one on, with what each brings every player, and the places that are lit.
fn steps<const N: usize>(first: usize, all: &[Rows<N>], places: [Places; N]) -> Vec<AccountStep<SeaSpot>> {
    let steps = STEPS[first..].iter().zip(places).enumerate();
    let step = |(index, ([name, rule], places)): (usize, (&[&str; 2], Places))| AccountStep {
        name: t(name),
        rule: t(rule),
        rows: all.iter().map(|rows| rows[index].clone()).collect(),
        places,
    };
    steps.map(step).collect()
}

fn share(n: usize, of: usize) -> String {
    say!(&(), "aq-share", n, of)
}

/// The scoring of the round. A control field with octopods beside it costs points.
fn of_round(chart: &Chart<'_>, told: &[Told], sums: &[i16]) -> Vec<AccountStep<SeaSpot>> {
    let (setup, board) = (chart.setup, chart.board);
    let control = |sector: Sector| Some((sector, board.area(sector).control?));
    let held = Sector::ALL.into_iter().filter_map(control);
    let left = |sector: Sector| board.area(sector).goods.octopods;
    let infested = held.clone().filter(|(sector, _)| left(*sector) > 0);
    let lies = board.round_scores(setup);
    let of_seat = |((seat, told), to): ((Seat, &Told), &i16)| {
        let (player, scored) = (&board.players[seat], told.scored.unwrap_or(lies[seat]));
        let (gone, open) = (player.bots_gone(), player.bots_open(setup));
        let own = infested.clone().filter(|(_, whose)| *whose == seat);
        let letters = in_letters(own.map(|(sector, _)| sector), " ");
        [
            (share(board.controlled(seat).into(), RING), signed(scored.majority)),
            (say!(&(), "aq-bots-open", n = gone, of = open), signed(scored.bots)),
            ((player.crystals + told.paid).to_string(), signed(scored.crystals)),
            (letters, signed(scored.octopods)),
            walked(told, scored.net(), *to),
        ]
    };
    let rows: Vec<Rows<5>> = chart.seats().zip(told).zip(sums).map(of_seat).collect();
    let field = |(sector, seat)| (SeaSpot::Control(sector), seat, String::new());
    let losses = infested.clone().map(|(sector, seat)| {
        let loss = signed(-setup.components.score.tri(left(sector)));
        (SeaSpot::Area(sector, Symbol::Purple), seat, loss)
    });
    let lines = chart.seats().zip(told).flat_map(|(seat, told)| {
        let at = move |(space, chip): &(u16, String)| (line_of(setup, *space), seat, chip.clone());
        told.lines.iter().map(at)
    });
    let [fields, losses, lines] = [held.clone().map(field).collect(), losses.collect(), lines.collect()];
    steps(0, &rows, [fields, Places::new(), Places::new(), losses, lines])
}

/// The way of a counter with a sum, and what the red lines asked for it.
fn walked(told: &Told, net: i16, to: i16) -> (String, String) {
    let gained = (net - told.lost.cast_signed()).max(0);
    let back = told.back.cast_signed();
    let from = if net < 0 { to + back } else { to - gained };
    let paid = (told.paid > 0).then(|| say!(&(), "aq-crystals", n = told.paid));
    let lost = (told.lost > 0).then(|| say!(&(), "aq-lost", n = told.lost));
    let asked: Vec<String> = paid.into_iter().chain(lost).collect();
    (asked.join(", "), say!(&(), "aq-walked", from, to))
}

/// The scoring of the game, as the board lies at its end.
fn of_game(chart: &Chart<'_>) -> Vec<AccountStep<SeaSpot>> {
    let (setup, board) = (chart.setup, chart.board);
    let of_seat = |seat: Seat| {
        let (player, score) = (&board.players[seat], board.final_scores(setup, seat));
        [
            (letters(board, setup, seat), signed(score.letters)),
            (player.time.to_string(), signed(score.time)),
            (share(player.submarines.into(), SUBMARINES), signed(score.submarines)),
            (share(player.expansions.len(), LAB), signed(score.lab)),
        ]
    };
    let rows: Vec<Rows<4>> = chart.seats().map(of_seat).collect();
    steps(5, &rows, Default::default())
}
