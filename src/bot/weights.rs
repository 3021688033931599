//! Weights of terms as data, and what they make of a position: the chance of each side to win.

use super::terms::{MOST_TERMS, Term, Terms};
use crate::rules::{MAX_SEATS, PerSeat, SeatCount};
use std::{collections::BTreeMap, fmt::Write as _};
use thiserror::Error;

/// The weight of a unit of a term at the start of a game and at its end; in between the weight changes evenly.
pub(super) type Pair = [f32; 2];

/// A weight that is greater than this by amount says more than any term can.
const MOST: f32 = 1000.0;

/// Decimals of a weight in a file.
const DECIMALS: usize = 4;

/// Weights of all terms. A side whose sum is greater by 1 is e times as likely to win.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    pub(super) seat: [Pair; MOST_TERMS],
    pub(super) neutral: [Pair; MOST_TERMS],
    /// True if the neutral side can win.
    pub(super) has_neutral: bool,
    /// The number of turns beyond the present one whose positions these weights can compare with it.
    pub(super) horizon: u32,
    /// The power of the chances that a search tells, at the start of a game and at its end; more than 1 where searches
    /// are too careful. The search itself compares chances as they are.
    pub(super) trust: Pair,
}

/// Bounds of that power, so that few games cannot make every chance even or sure.
pub(super) const POWERS: [f32; 2] = [0.25, 4.0];

/// The power that corrects nothing.
const PLAIN_TRUST: Pair = [1.0; 2];

impl Weights {
    /// The plain weight of each term, times a factor, at the start and at the end.
    pub(super) fn even(seat: &[Term], neutral: &[Term], factor: f32, horizon: u32) -> Self {
        let line = |terms: &[Term]| {
            let mut line = [[0.0; 2]; MOST_TERMS];
            for (pair, term) in line.iter_mut().zip(terms) {
                *pair = [factor * term.plain; 2];
            }
            line
        };
        Self {
            seat: line(seat),
            neutral: line(neutral),
            has_neutral: !neutral.is_empty(),
            horizon,
            trust: PLAIN_TRUST,
        }
    }
    /// The chances of all seats as they are told to people: corrected by what came of such chances in games, when this part
    /// of the game is over. A chance of 0 or 1 stays what it is.
    #[must_use]
    pub fn told(&self, share: &PerSeat<f64>, players: SeatCount, progress: f32) -> PerSeat<f64> {
        let power = f64::from(between(self.trust, progress));
        let raised = |share: f64| power * share.max(0.0).ln();
        let mut told = PerSeat([f64::NEG_INFINITY; MAX_SEATS]);
        for seat in players.seats() {
            told[seat] = raised(share[seat]);
        }
        let rest = 1.0 - share.0.iter().sum::<f64>();
        soften(
            &mut told,
            if self.has_neutral {
                raised(rest)
            } else {
                f64::NEG_INFINITY
            },
        );
        told
    }
    /// The same before any correction of the chances that are told.
    #[must_use]
    pub const fn uncorrected(mut self) -> Self {
        self.trust = PLAIN_TRUST;
        self
    }
    /// The chance of each seat to win. The chances add up to one, or to less where the neutral side may win.
    #[must_use]
    pub fn shares(&self, terms: &Terms, players: SeatCount) -> PerSeat<f64> {
        let mut shares = PerSeat([f64::NEG_INFINITY; MAX_SEATS]);
        for seat in players.seats() {
            shares[seat] = sum(&self.seat, &terms.seats[seat], terms.progress);
        }
        let neutral = if self.has_neutral {
            sum(&self.neutral, &terms.neutral, terms.progress)
        } else {
            f64::NEG_INFINITY
        };
        soften(&mut shares, neutral);
        shares
    }
    /// The same after a change of each term of a seat: a factor of its weight, and an addition to that.
    pub(super) fn changed(mut self, seat: &[Term], mut change: impl FnMut(&Term) -> [f32; 2]) -> Self {
        for (pair, term) in self.seat.iter_mut().zip(seat) {
            let [factor, more] = change(term);
            *pair = pair.map(|weight| weight * factor + more);
        }
        self
    }
    /// The same for a search that looks so many turns beyond the present one.
    #[must_use]
    pub const fn looking(mut self, horizon: u32) -> Self {
        self.horizon = horizon;
        self
    }
    /// The same as a file keeps them: the text of these weights leads back to equal ones.
    #[must_use]
    pub(super) fn rounded(mut self) -> Self {
        let scale = 10_f32.powi(DECIMALS as i32);
        for weight in self
            .seat
            .iter_mut()
            .chain(&mut self.neutral)
            .flatten()
            .chain(&mut self.trust)
        {
            *weight = (*weight * scale).round() / scale;
        }
        self
    }
    /// The addition to a seat's sum for each unit of a term, at this part of the game.
    #[must_use]
    pub fn of_seat(&self, index: usize, progress: f32) -> f32 {
        self.seat.get(index).map_or(0.0, |pair| between(*pair, progress))
    }
    /// The addition to the neutral side's sum for each unit of a term, at this part of the game.
    #[must_use]
    pub fn of_neutral(&self, index: usize, progress: f32) -> f32 {
        self.neutral.get(index).map_or(0.0, |pair| between(*pair, progress))
    }
}

/// Turns sums into shares that add up to one, together with the neutral side's. No sum overflows.
pub(super) fn soften(sums: &mut PerSeat<f64>, neutral: f64) {
    let most = sums.0.iter().copied().fold(neutral, f64::max);
    let all: f64 = sums.0.iter().map(|sum| (sum - most).exp()).sum::<f64>() + (neutral - most).exp();
    for sum in &mut sums.0 {
        *sum = (*sum - most).exp() / all;
    }
}

fn between([start, end]: Pair, progress: f32) -> f32 {
    start + (end - start) * progress
}

fn sum(line: &[Pair; MOST_TERMS], amounts: &[f32; MOST_TERMS], progress: f32) -> f64 {
    let pairs = line.iter().zip(amounts);
    pairs
        .map(|(pair, amount)| between(*pair, progress) * amount)
        .sum::<f32>()
        .into()
}

/// A file of weights that cannot be used.
#[derive(Debug, Error, PartialEq, Eq)]
pub enum WeightsError {
    /// It is no TOML, or has other tables than numbers of players.
    #[error("the weights cannot be read: {0}")]
    Form(String),
    /// A table is no number of players.
    #[error("the weights have a table {0:?}; expected players-2, players-3 or players-4")]
    Players(String),
    /// A term is missing, or a name is no term.
    #[error("the weights of {table} are not those of this game: {name:?}")]
    Term {
        /// The table in the file.
        table: String,
        /// The first name that is missing or too much.
        name: String,
    },
    /// A weight is no finite number of a sensible size.
    #[error("the weight {name:?} of {table} is out of range")]
    Range {
        /// The table in the file.
        table: String,
        /// The name of the term.
        name: String,
    },
}

/// Trained weights for each number of seats, as far as there are any.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sets([Option<Weights>; MAX_SEATS]);

/// A table of a file: the weights by the names of the terms, those of the neutral side apart.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    horizon: u32,
    /// A file that says nothing of it corrects nothing.
    #[serde(default = "plain_trust")]
    trust: Pair,
    seat: BTreeMap<String, Pair>,
    #[serde(default)]
    neutral: BTreeMap<String, Pair>,
}

impl Sets {
    /// Nothing was trained.
    pub const NONE: Self = Self([const { None }; MAX_SEATS]);
    /// Reads a file of weights for these terms.
    ///
    /// # Errors
    /// Names the first table or term that is wrong. Every term of the game has to have its weight.
    pub fn read(text: &str, seat: &[Term], neutral: &[Term]) -> Result<Self, WeightsError> {
        let tables: BTreeMap<String, Table> =
            toml::from_str(text).map_err(|error| WeightsError::Form(error.message().to_owned()))?;
        let mut sets = Self::default();
        for (name, table) in tables {
            let number = name.strip_prefix("players-").and_then(|number| number.parse().ok());
            let players = number.filter(|number| *number > 1).and_then(SeatCount::new);
            // A number that is written in another way could stand for a second table of as many players.
            let players = players.filter(|players| name == title(*players));
            let Some(players) = players else {
                return Err(WeightsError::Players(name));
            };
            sets.set(
                players,
                Weights {
                    seat: line(&name, seat, table.seat)?,
                    neutral: line(&name, neutral, table.neutral)?,
                    has_neutral: !neutral.is_empty(),
                    horizon: table.horizon,
                    trust: trust(&name, table.trust)?,
                },
            );
        }
        Ok(sets)
    }
    /// Reads a file that belongs to the program. One that is wrong counts as empty; a test of each game reads it.
    pub(super) fn built_in(text: &str, seat: &[Term], neutral: &[Term]) -> Self {
        Self::read(text, seat, neutral).unwrap_or_default()
    }
    /// The weights for so many seats; `None` where nothing was trained.
    #[must_use]
    pub fn get(&self, players: SeatCount) -> Option<&Weights> {
        self.0.get(players.get() - 1)?.as_ref()
    }
    /// Puts in the weights for so many seats.
    pub fn set(&mut self, players: SeatCount, weights: Weights) {
        if let Some(place) = self.0.get_mut(players.get() - 1) {
            *place = Some(weights);
        }
    }
    /// The text that `read` makes these weights of, below a heading of comment lines.
    #[must_use]
    pub fn text(&self, heading: &str, seat: &[Term], neutral: &[Term]) -> String {
        let mut text = heading.to_owned();
        let write = |text: &mut String, title: String, terms: &[Term], line: &[Pair; MOST_TERMS]| {
            let _ = write!(text, "\n[{title}]\n");
            for (term, [start, end]) in terms.iter().zip(line) {
                let _ = writeln!(text, "{} = [{start:.DECIMALS$}, {end:.DECIMALS$}]", term.name);
            }
        };
        for (index, weights) in self.0.iter().enumerate() {
            let Some(weights) = weights else { continue };
            // Writing to a string does not fail.
            let (players, [start, end]) = (index + 1, weights.trust);
            let _ = write!(text, "\n[players-{players}]\nhorizon = {}\n", weights.horizon);
            let _ = writeln!(text, "trust = [{start:.DECIMALS$}, {end:.DECIMALS$}]");
            write(&mut text, format!("players-{players}.seat"), seat, &weights.seat);
            if weights.has_neutral {
                write(
                    &mut text,
                    format!("players-{players}.neutral"),
                    neutral,
                    &weights.neutral,
                );
            }
        }
        text
    }
}

/// The name of the table for so many players.
fn title(players: SeatCount) -> String {
    format!("players-{}", players.get())
}

const fn plain_trust() -> Pair {
    PLAIN_TRUST
}

/// The power of a table, if it may be one.
fn trust(table: &str, trust: Pair) -> Result<Pair, WeightsError> {
    let [least, most] = POWERS;
    if trust.iter().all(|power| (least..=most).contains(power)) {
        return Ok(trust);
    }
    Err(WeightsError::Range {
        table: table.to_owned(),
        name: "trust".to_owned(),
    })
}

/// The weights of a table in the order of the terms.
fn line(table: &str, terms: &[Term], mut named: BTreeMap<String, Pair>) -> Result<[Pair; MOST_TERMS], WeightsError> {
    let wrong = |name: &str| WeightsError::Term {
        table: table.to_owned(),
        name: name.to_owned(),
    };
    let mut line = [[0.0; 2]; MOST_TERMS];
    for (to, term) in line.iter_mut().zip(terms) {
        let pair = named.remove(term.name).ok_or_else(|| wrong(term.name))?;
        if !pair.iter().all(|weight| weight.abs() <= MOST) {
            return Err(WeightsError::Range {
                table: table.to_owned(),
                name: term.name.to_owned(),
            });
        }
        *to = pair;
    }
    named.keys().next().map_or(Ok(line), |name| Err(wrong(name)))
}

#[cfg(test)]
mod tests {
    use super::super::terms::Group;
    use super::*;
    use crate::rules::Seat;

    const SEAT: [Term; 2] = [
        Term::new("points", Group::Score, 1.0),
        Term::new("hope", Group::Growth, 0.5),
    ];
    const NEUTRAL: [Term; 1] = [Term::new("dead", Group::Safety, 0.0)];
    const TEXT: &str = "
[players-2]
horizon = 3
[players-2.seat]
points = [1.0, 2.0]
hope = [0.5, 0.0]
[players-2.neutral]
dead = [0.0, 1.0]
";

    fn read(text: &str) -> Result<Sets, WeightsError> {
        Sets::read(text, &SEAT, &NEUTRAL)
    }

    #[test]
    fn weights_come_back_from_their_text() {
        let sets = read(TEXT).expect("weights");
        let two = SeatCount::new(2).expect("two seats");
        let weights = sets.get(two).expect("weights of two");
        assert_eq!((weights.of_seat(0, 0.5), weights.horizon), (1.5, 3));
        assert_eq!(sets.get(SeatCount::new(3).expect("three seats")), None);
        let text = sets.text("# A heading\n", &SEAT, &NEUTRAL);
        assert_eq!(read(&text), Ok(sets));
    }

    #[test]
    fn rounded_weights_come_back_as_they_were_played() {
        let two = SeatCount::new(2).expect("two seats");
        let mut weights = Weights::even(&SEAT, &NEUTRAL, 1.0, 3);
        (weights.seat[0], weights.seat[1]) = ([1.0 / 3.0, -123.456_78], [0.000_04, -0.000_06]);
        weights.neutral[0] = [999.999_9, 0.123_45];
        weights.trust = [1.0 / 3.0, 2.0 / 3.0];
        let back = |weights: &Weights| {
            let mut sets = Sets::NONE;
            sets.set(two, weights.clone());
            let read = read(&sets.text("", &SEAT, &NEUTRAL)).expect("weights");
            read.get(two).cloned().expect("weights of two")
        };
        assert_ne!(back(&weights), weights, "a file keeps fewer decimals");
        let rounded = weights.rounded();
        assert_eq!(back(&rounded), rounded);
    }

    #[test]
    fn weights_of_another_game_and_broken_ones_are_refused() {
        for (from, to, wrong) in [
            ("players-2", "players-5", "players-5"),
            ("players-2.neutral", "players-2.aliens", "unknown field"),
            ("hope", "fear", "hope"),
            ("dead = [0.0, 1.0]", "dead = [0.0, 1.0]\nlive = [0.0, 1.0]", "live"),
            ("[1.0, 2.0]", "[1.0, nan]", "points"),
            ("[1.0, 2.0]", "[1.0, 1e9]", "out of range"),
            ("[1.0, 2.0]", "[1.0]", "cannot be read"),
            ("[1.0, 2.0]", "1.0", "cannot be read"),
            ("[1.0, 2.0]", "[1.0, -inf]", "out of range"),
            ("players-2", "players-02", "players-02"),
            ("players-2", "players-+2", "cannot be read"),
            ("points = [1.0, 2.0]", "[players-2.seat.points]", "cannot be read"),
            ("hope", "points", "duplicate key"),
            ("[players-2.neutral]", "[players-2]", "duplicate key"),
            ("horizon = 3", "horizon = -1", "cannot be read"),
            ("horizon = 3", "horizon = 4294967296", "cannot be read"),
            ("horizon = 3\n", "", "horizon"),
            ("horizon = 3", "horizon = 3\ntrust = [1.0, 0.1]", "trust"),
            ("horizon = 3", "horizon = 3\ntrust = [nan, 1.0]", "trust"),
        ] {
            let error = read(&TEXT.replace(from, to)).expect_err(to);
            assert!(error.to_string().contains(wrong), "{error}");
        }
        assert_eq!(read(""), Ok(Sets::default()));
    }

    #[test]
    fn a_file_that_was_cut_off_is_refused_wherever_that_is() {
        let whole = TEXT.trim_end();
        let beginning = whole.len() - whole.trim_start().len();
        for end in beginning + 1..whole.len() {
            assert!(read(&whole[..end]).is_err(), "{}", &whole[..end]);
        }
        assert!(read(whole).is_ok());
    }

    #[test]
    fn a_file_that_is_nested_however_deep_is_refused() {
        let deep = 20_000;
        for text in [
            format!("players-2 = {}", "[".repeat(deep)),
            format!("players-2 = {}", "{ a = ".repeat(deep)),
            format!("{}players-2 = 1", "players-2.".repeat(deep)),
            format!("[{}players-2]", "players-2.".repeat(deep)),
        ] {
            assert!(matches!(read(&text), Err(WeightsError::Form(_))));
        }
    }

    #[test]
    fn shares_are_even_for_equals_and_survive_any_amount() {
        let two = SeatCount::new(2).expect("two seats");
        let mut weights = Weights::even(&SEAT, &[], 1.0, 0);
        let mut terms = Terms::new(0.0);
        assert_eq!(weights.shares(&terms, two).0, [0.5, 0.5, 0.0, 0.0]);
        terms.set(Seat::wrapping(0), [1e6, 0.0]);
        assert_eq!(weights.shares(&terms, two).0, [1.0, 0.0, 0.0, 0.0]);
        // A side that can win takes its share.
        weights.has_neutral = true;
        terms.set(Seat::wrapping(0), [0.0, 0.0]);
        let third = weights.shares(&terms, two)[Seat::wrapping(0)];
        assert!((third - 1.0 / 3.0).abs() < 1e-9, "{third}");
    }

    #[test]
    fn told_chances_are_corrected_as_that_part_of_the_game_says() {
        let three = SeatCount::new(3).expect("three seats");
        let mut weights = Weights::even(&SEAT, &NEUTRAL, 1.0, 3);
        let share = PerSeat([0.4, 0.2, 0.0, 0.0]);
        let told = |weights: &Weights, progress| weights.told(&share, three, progress).0;
        let whole = |told: [f64; MAX_SEATS]| told.map(|share| (share * 1e6).round() / 1e6);
        assert_eq!(whole(told(&weights, 0.5)), share.0, "nothing was measured");
        weights.trust = [2.0, 1.0];
        // The neutral side has the same chance as the first seat: 4, 1 and 4 parts of 9.
        assert_eq!(whole(told(&weights, 0.0)), [0.444_444, 0.111_111, 0.0, 0.0]);
        assert_eq!(whole(told(&weights, 1.0)), share.0);
        assert_eq!(weights.clone().uncorrected().trust, [1.0, 1.0]);
        let won = PerSeat([0.0, 1.0, 0.0, 0.0]);
        assert_eq!(weights.told(&won, three, 0.0), won);
    }

    #[test]
    fn a_weight_counts_as_its_part_of_the_game_says() {
        let sets = read(TEXT).expect("weights");
        let two = SeatCount::new(2).expect("two seats");
        let weights = sets.get(two).expect("weights of two");
        let lead = |progress: f32, amounts: [f32; 2]| {
            let mut terms = Terms::new(progress);
            terms.set(Seat::wrapping(0), amounts);
            let shares = weights.shares(&terms, two);
            (shares[Seat::wrapping(0)] / shares[Seat::wrapping(1)]).ln()
        };
        assert!((lead(0.0, [0.0, 2.0]) - 1.0).abs() < 1e-6);
        assert!(lead(1.0, [0.0, 2.0]).abs() < 1e-6);
        assert!((lead(0.5, [2.0, 2.0]) - 3.5).abs() < 1e-6);
    }
}
