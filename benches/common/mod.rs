//! Parts of all benches: time on the processor, medians, lines of figures.
#![allow(dead_code, reason = "every bench uses its part of it")]
#![allow(unreachable_pub, reason = "nothing of a bench is used elsewhere")]

use podbay::{games::any::GameId, rules::SeatCount};
use serde_json::{Map, Value};
use std::{
    fmt,
    io::{BufRead, BufReader},
    net::SocketAddr,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

/// Starts this program once more as a host of that role, and returns it with the address that it says.
pub fn begin(role: &str, value: &str) -> (Child, SocketAddr) {
    let mut process = Command::new(std::env::current_exe().expect("a path"))
        .env(role, value)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the host starts");
    let mut line = String::new();
    let output = process.stdout.as_mut().expect("its output is ours");
    BufReader::new(output)
        .read_line(&mut line)
        .expect("it says where it is");
    (process, line.trim().parse().expect("an address"))
}

/// Number of measurements for every figure; the median is printed.
pub fn repeats() -> usize {
    scaled(5, 1)
}

/// Seconds this thread has run so far, if the system tells.
fn cpu_seconds() -> Option<f64> {
    if cfg!(not(target_os = "linux")) {
        return None;
    }
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds: f64 = text.split_whitespace().next()?.parse().ok()?;
    Some(nanoseconds / 1e9)
}

/// Name of the time that is measured: processor time where the system tells it, else wall time.
pub fn timing() -> &'static str {
    if cpu_seconds().is_some() {
        "cpu, median"
    } else {
        "wall, median"
    }
}

/// Seconds that the work takes on the processor, or on the wall where the system does not tell.
pub fn seconds(work: impl FnOnce()) -> f64 {
    let (wall, cpu) = (Instant::now(), cpu_seconds());
    work();
    match (cpu, cpu_seconds()) {
        (Some(before), Some(after)) => after - before,
        _ => wall.elapsed().as_secs_f64(),
    }
}

/// The middle value.
pub fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(0.0)
}

/// Units of work per second, where `work` returns how many it did; it is given another number each time.
pub fn rate(mut work: impl FnMut(u64) -> u64) -> f64 {
    // The system counts processor time in steps of some milliseconds; a sample has to be long beside them.
    let enough = scaled(300, 20) as f64 / 1e3;
    let mut number = 0;
    let samples = (0..repeats()).map(|_| {
        let (mut units, mut taken) = (0, 0.0);
        while units == 0 || taken < enough {
            taken += seconds(|| units += work(number));
            number += 1;
        }
        units as f64 / taken.max(1e-9)
    });
    median(samples.collect())
}

/// The amount of work: `full`, or `smoke` if `PODBAY_BENCH_SMOKE` is set, just to see that the bench runs.
pub fn scaled(full: usize, smoke: usize) -> usize {
    if std::env::var_os("PODBAY_BENCH_SMOKE").is_some() {
        smoke
    } else {
        full
    }
}

/// Rounded for reading.
pub fn hundredths(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}

/// Nanoseconds for each unit of work, from units per second.
pub fn nanoseconds(rate: f64) -> f64 {
    (1e10 / rate).round() / 10.0
}

/// The fixed amount of work that `PODBAY_BENCH_ROUNDS` asks for in place of measurements, so that a tool around the
/// bench can count something.
pub fn rounds() -> Option<usize> {
    let text = std::env::var("PODBAY_BENCH_ROUNDS").ok()?;
    Some(text.parse().expect("PODBAY_BENCH_ROUNDS is a number"))
}

/// True if the arguments of the bench ask for the figure. Each argument asks for the figures whose names contain it, and no
/// argument asks for all.
fn is_wanted(name: &str) -> bool {
    // Cargo adds `--bench`.
    let mut parts = std::env::args()
        .skip(1)
        .filter(|part| !part.starts_with("--"))
        .peekable();
    parts.peek().is_none() || parts.any(|part| name.contains(part.as_str()))
}

/// The figures of a bench, or of a group in it.
pub struct Figures {
    /// The names of the groups around these figures, with a slash behind each.
    path: String,
    values: Map<String, Value>,
}

impl Figures {
    /// The line of a bench of that name, which says how it measures.
    pub fn of(bench: &str) -> Self {
        let mut line = Self {
            path: String::new(),
            values: Map::new(),
        };
        line.put("bench", bench);
        line.put("reps", repeats());
        line.put("timing", timing());
        line
    }
    fn put(&mut self, name: &str, value: impl Into<Value>) {
        self.values.insert(name.to_owned(), value.into());
    }
    /// Adds a figure, unless the arguments of the bench ask for others.
    pub fn add<V: Into<Value>>(&mut self, name: &str, measure: impl FnOnce() -> V) {
        if is_wanted(&format!("{}{name}", self.path)) {
            self.put(name, measure());
        }
    }
    /// Adds a group of figures, unless nothing is in it.
    pub fn group(&mut self, name: &str, fill: impl FnOnce(&mut Self)) {
        let mut group = Self {
            path: format!("{}{name}/", self.path),
            values: Map::new(),
        };
        fill(&mut group);
        if !group.values.is_empty() {
            self.put(name, group.values);
        }
    }
    /// Adds a group for each game with two and with four players, by names such as `argo(players=2)`.
    pub fn tables(&mut self, mut fill: impl FnMut(GameId, SeatCount, &mut Self)) {
        self.group("games", |games| {
            for (game, seats) in GameId::ALL.iter().flat_map(|game| [(*game, 2), (*game, 4)]) {
                let players = SeatCount::new(seats).expect("a number of seats");
                let name = format!("{}(players={seats})", game.name());
                games.group(&name, |figures| fill(game, players, figures));
            }
        });
    }
}

/// One line of JSON.
impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&Value::Object(self.values.clone()), f)
    }
}

/// Times that something took.
pub struct Latencies(Vec<f64>);

impl Latencies {
    /// Sorts the times, in milliseconds.
    pub fn new(taken: Vec<Duration>) -> Self {
        let mut milliseconds: Vec<f64> = taken.iter().map(|time| time.as_secs_f64() * 1e3).collect();
        milliseconds.sort_by(f64::total_cmp);
        Self(milliseconds)
    }
    /// The time in milliseconds that a share of them, from 0 to 1, does not exceed.
    pub fn at(&self, share: f64) -> f64 {
        let last = self.0.len().saturating_sub(1);
        self.0.get((last as f64 * share) as usize).copied().unwrap_or(0.0)
    }
    /// For the JSON line.
    pub fn report(&self) -> serde_json::Value {
        let rounded = |share| (self.at(share) * 1000.0).round() / 1000.0;
        serde_json::json!({ "min": rounded(0.0), "p50": rounded(0.5), "p99": rounded(0.99), "max": rounded(1.0) })
    }
}
