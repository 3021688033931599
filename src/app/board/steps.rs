//! Positions that are shown one after the other: what others do, at the pace that the player chose, and once more what they
//! did since the player's own last turn.

use super::{
    drawn::Drawn,
    story::{Deed, Story},
};
use crate::{
    app::{
        frame::{LineKind, LogLine, TableModel},
        past::Past,
    },
    rules::Seat,
    text::{StatusLine, t},
};
use std::{ops::RangeInclusive, rc::Rc};

/// Seconds for which a step can be read, and one that touches the player's own things.
const READ: f64 = 0.9;
const READ_TOUCHED: f64 = 1.5;
/// The part of that where what is known is shown again.
const AGAIN: f64 = 0.4;
/// Positions that may wait to be shown; older ones are left out.
const WAITING: usize = 12;
/// Where more than these wait, each is shown for a shorter time.
const UNHURRIED: f64 = 2.0;

/// The pace of a frame.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pace {
    /// Seconds since the program started.
    pub(super) now: f64,
    /// The part of the usual time that a step takes; 0: the newest position is there at once.
    pub(super) time: f64,
    /// The time until which the position that is shown is not left.
    pub(super) busy: f64,
}

/// An earlier position on the screen.
#[derive(Debug)]
pub(super) struct Shown<G: Drawn> {
    view: G::View,
    /// The number of the position, and that of the entry that led to it.
    numbers: (u32, u32),
}

impl<G: Drawn> Shown<G> {
    /// The table as it was then. Nothing can be answered in it.
    pub(super) fn model<'a>(&'a self, now: &TableModel<'a, G>) -> TableModel<'a, G> {
        now.in_the_past(&self.view, self.numbers)
    }
}

/// Whose step it was, and the step in words.
pub(super) type Told = (Seat, StatusLine);

/// The place of the screen in the log: it may be behind the newest position.
#[derive(Debug)]
pub(super) struct Steps<G: Drawn> {
    /// Number of the entry whose position is on the screen.
    at: Option<u32>,
    /// The time since which it is there, and the seconds for which it can be read.
    since: f64,
    reads: f64,
    /// The time until which it is there, if others wait.
    until: f64,
    told: Option<Told>,
    /// The position itself, unless it is the newest one.
    shown: Option<Rc<Shown<G>>>,
    /// What is known is shown again.
    again: bool,
}

impl<G: Drawn> Default for Steps<G> {
    fn default() -> Self {
        Self {
            at: None,
            since: 0.0,
            reads: 0.0,
            until: 0.0,
            told: None,
            shown: None,
            again: false,
        }
    }
}

impl<G: Drawn> Steps<G> {
    /// Goes on to the next position if it is time; returns the one that is shown, unless it is the newest one.
    pub(super) fn go_on(
        &mut self,
        model: &TableModel<'_, G>,
        (lines, story): (&[LogLine], &mut Story<G>),
        pace: Pace,
    ) -> Option<Rc<Shown<G>>> {
        // A clock runs for somebody here: the question is shown at once.
        let hastens = model.own().is_some_and(|(question, _)| question.clock.is_some());
        let unseen = pace.time <= 0.0 && !self.again && pace.busy <= pace.now;
        let at = self.at.filter(|at| *at <= model.entry && !hastens && !unseen);
        let (Some(at), Some(past)) = (at, model.past) else {
            return self.arrive(model.entry);
        };
        let waiting = past.after(at).map_or(0, |next| past.since(next) + 1);
        let hurry = if self.again { 1.0 } else { hurry(waiting) };
        self.until = (self.since + self.reads * hurry).max(pace.busy);
        let left_out = if self.again { 0 } else { waiting.saturating_sub(WAITING) };
        let next = past.after(at).map(|next| next + left_out);
        if let Some((next, numbers)) = next.and_then(|next| Some((next, past.numbers(next)?))) {
            let before = next.checked_sub(1).and_then(|before| past.numbers(before));
            let entries = before.map_or(at, |(_, last)| last.max(at)) + 1..=numbers.1;
            let (lines, deeds) = (told_by(lines, &entries), story.until(numbers.1));
            let own = is_own(model, &lines, (&deeds, &entries));
            // What was done at this window waits for nothing.
            if pace.now < self.until && (self.again || !own) {
                return self.show(model, past);
            }
            self.read(model, &lines, own, pace.time);
            (self.at, self.since, self.shown) = (Some(numbers.1), pace.now, None);
            self.until = pace.now + self.reads;
        }
        self.show(model, past)
    }

    /// Takes in the words of a step, and for how long they can be read. One without words has those of the step before it;
    /// what was done at this window needs none.
    fn read(&mut self, model: &TableModel<'_, G>, lines: &[&LogLine], own: bool, time: f64) {
        let told = if own { None } else { in_words(model, lines) };
        let touches = |line: &&LogLine| {
            let points = line.points.is_some_and(|(seat, _)| model.is_mine(seat));
            points || model.mine.iter().any(|seat| line.struck.contains(*seat))
        };
        let reads = match told {
            None => 0.0,
            Some(_) if lines.iter().any(touches) => READ_TOUCHED,
            Some(_) => READ,
        };
        self.told = told.or_else(|| self.told.take().filter(|_| !own));
        // Without motion what is shown again is a list of its steps.
        let time = if time > 0.0 { time } else { 1.0 };
        self.reads = reads * time * if self.again { AGAIN } else { 1.0 };
    }

    /// The position at which the screen is, unless it is the newest one.
    fn show(&mut self, model: &TableModel<'_, G>, past: &Past) -> Option<Rc<Shown<G>>> {
        let at = self.at.filter(|at| *at < model.entry);
        let kept = || {
            let place = past.place(at?)?;
            let (view, numbers) = (past.view::<G>(place)?, past.numbers(place)?);
            Some(Rc::new(Shown { view, numbers }))
        };
        self.shown = match at {
            Some(_) => self.shown.take().or_else(kept),
            None => None,
        };
        if self.shown.is_none() {
            if at.is_some() {
                return self.arrive(model.entry);
            }
            self.again = false;
        }
        self.shown.clone()
    }

    /// The newest position is on the screen.
    fn arrive(&mut self, entry: u32) -> Option<Rc<Shown<G>>> {
        *self = Self {
            at: Some(entry),
            ..Self::default()
        };
        None
    }

    /// Leaves out all that waits: the newest position is shown in the next frame.
    pub(super) fn skip(&mut self) {
        *self = Self::default();
    }

    /// Shows again what came after an entry of the log, step by step; nothing if nothing did.
    pub(super) fn show_again(&mut self, model: &TableModel<'_, G>, after: u32, now: f64) -> bool {
        let Some(past) = model.past else { return false };
        let first = past.place(after).and_then(|place| past.numbers(place));
        let from = first.or_else(|| past.numbers(0).filter(|(_, entry)| *entry >= after));
        let Some((_, from)) = from.filter(|(_, entry)| past.after(*entry).is_some()) else {
            return false;
        };
        let seat = model.mine.first().copied().unwrap_or(Seat::wrapping(0));
        let line = StatusLine {
            subject: t("log-since"),
            wanted: String::new(),
        };
        *self = Self {
            at: Some(from),
            since: now,
            reads: READ * AGAIN,
            told: Some((seat, line)),
            again: true,
            ..Self::default()
        };
        true
    }

    /// True while an earlier position than the newest one is shown.
    pub(super) const fn is_behind(&self) -> bool {
        self.shown.is_some()
    }

    /// True while what is known is shown again.
    pub(super) const fn is_again(&self) -> bool {
        self.again
    }

    /// What the step on the screen was, while it can be read.
    pub(super) fn told(&self, now: f64) -> Option<&Told> {
        self.told
            .as_ref()
            .filter(|_| self.is_behind() || now < self.since + self.reads)
    }

    /// Seconds until the screen goes on, or until the words of the last step go.
    pub(super) fn due(&self, now: f64) -> Option<f64> {
        let until = if self.is_behind() {
            self.until
        } else {
            self.since + self.reads
        };
        let waits = self.is_behind() || self.told(now).is_some();
        (waits && until.is_finite()).then(|| (until - now).max(0.0))
    }
}

/// The part of its time that a step has while so many others wait.
fn hurry(waiting: usize) -> f64 {
    ((UNHURRIED + 1.0) / (waiting as f64 + 1.0)).min(1.0)
}

/// The lines that tell of these entries of the log; the heads of turns only say whose turn it is.
fn told_by<'l>(lines: &'l [LogLine], entries: &RangeInclusive<u32>) -> Vec<&'l LogLine> {
    let told = |line: &&LogLine| line.kind != LineKind::Turn && entries.contains(&line.entry);
    lines.iter().filter(told).collect()
}

/// True if all of these entries were done at this window, or if they change nothing on the board.
fn is_own<G: Drawn>(
    model: &TableModel<'_, G>,
    lines: &[&LogLine],
    (story, entries): (&[Deed<G>], &RangeInclusive<u32>),
) -> bool {
    let mut deeds = story.iter().filter(|deed| entries.contains(&deed.entry)).peekable();
    let own_line = |line: &&LogLine| line.seat.is_some_and(|seat| model.is_mine(seat));
    match deeds.peek() {
        Some(_) => deeds.all(|deed| model.is_mine(deed.seat) && !deed.timed_out),
        None => lines.iter().all(own_line),
    }
}

/// What these lines of the log say, and whose doing it is.
fn in_words<G: Drawn>(model: &TableModel<'_, G>, lines: &[&LogLine]) -> Option<Told> {
    let seat = lines.iter().find_map(|line| line.seat)?;
    let words = |line: &&LogLine| match line.seat {
        Some(other) if other != seat => line.spoken(&model.names),
        _ => line.text.clone(),
    };
    let line = StatusLine {
        subject: model.name(seat),
        wanted: lines.iter().map(words).collect::<Vec<_>>().join(", "),
    };
    Some((seat, line))
}
