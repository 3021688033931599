//! Carries out the steps of a scenario.

use super::{Exercise, Failure, Scenario, Scripted, pattern};
use crate::rules::{
    Decision, GameRng, NotationError, Outcome, Seat, SeatCount, Seed, Status, Viewer, legal,
    words::{parse_pattern, text as say},
};
use std::collections::BTreeMap;

/// Commands after which a random game counts as endless.
const ENDLESS: usize = 200_000;
/// Commands `play until` waits for.
const UNTIL: usize = 2000;

/// Checks a scenario with all its seeds.
///
/// # Errors
/// The first step that does not hold.
pub fn run<G: Scripted>(scenario: &Scenario) -> Result<(), Failure> {
    if let Some(why) = &scenario.refused {
        return setup_refused::<G>(scenario, why);
    }
    let setup = playable::<G>(scenario)?;
    let (first, last) = scenario.seeds;
    for seed in first..=last {
        one_seed::<G>(scenario, &setup, seed).map_err(|mut failure| {
            if first != last {
                failure.got += &format!(" (seed {seed})");
            }
            failure
        })?;
    }
    Ok(())
}

/// The setup of a scenario, and the questions of its steps `best`, with its first seed.
///
/// # Errors
/// The first step that does not hold, also if it stands after the last question.
pub fn exercises<G: Scripted>(scenario: &Scenario) -> Result<(G::Setup, Vec<Exercise<G>>), Failure> {
    let setup = playable::<G>(scenario)?;
    let exercises = one_seed::<G>(scenario, &setup, scenario.seeds.0)?;
    Ok((setup, exercises))
}

fn playable<G: Scripted>(scenario: &Scenario) -> Result<G::Setup, Failure> {
    G::setup(&scenario.config)
        .map_err(|error| Failure::new(scenario.line, "a setup that can be played", error.to_string()))
}

fn setup_refused<G: Scripted>(scenario: &Scenario, why: &str) -> Step {
    match G::setup(&scenario.config) {
        Err(error) if error.to_string().contains(why) => Ok(()),
        Err(error) => {
            let expected = format!("a setup refused for {why:?}");
            Err(Failure::new(scenario.line, expected, error.to_string()))
        }
        Ok(_) => Err(Failure::new(
            scenario.line,
            "a setup that is refused",
            "it can be played",
        )),
    }
}

/// Carries out all steps. Returns the questions of the steps `best`.
fn one_seed<G: Scripted>(scenario: &Scenario, setup: &G::Setup, seed: u64) -> Result<Vec<Exercise<G>>, Failure> {
    let seed = Seed::from_number(seed);
    let state = match &scenario.position {
        None => G::new(setup, seed),
        Some((line, text)) => G::parse_position(setup, text)
            .map_err(|error| Failure::new(line + error.line, "a position", error.message))?,
    };
    let mut run = Run {
        setup,
        start: state.clone(),
        state,
        log: Vec::new(),
        history: Vec::new(),
        events: Vec::new(),
        marks: BTreeMap::new(),
        exercises: Vec::new(),
        rng: GameRng::new(seed),
        watched: scenario.position.is_none(),
        line: scenario.line,
    };
    for (line, text) in &scenario.steps {
        run.line = *line;
        run.step(text)?;
    }
    Ok(run.exercises)
}

/// A scenario under way.
struct Run<'a, G: Scripted> {
    setup: &'a G::Setup,
    start: G,
    state: G,
    log: Vec<(Seat, G::Command)>,
    /// States that can be stepped back to.
    history: Vec<G>,
    events: Vec<G::Event>,
    marks: BTreeMap<String, G>,
    exercises: Vec<Exercise<G>>,
    rng: GameRng,
    /// True if the invariants are checked after every command.
    watched: bool,
    line: usize,
}

type Step = Result<(), Failure>;

impl<G: Scripted> Run<'_, G> {
    fn fail<T>(&self, expected: impl Into<String>, got: impl Into<String>) -> Result<T, Failure> {
        Err(Failure::new(self.line, expected, got))
    }

    fn expect(&self, holds: bool, expected: &str, got: impl FnOnce() -> String) -> Step {
        if holds { Ok(()) } else { self.fail(expected, got()) }
    }

    fn step(&mut self, text: &str) -> Step {
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let rest = rest.trim();
        match word {
            "do" | "do-first" | "listed" | "not-listed" | "listed-count" | "only" | "ordered" | "best" | "refused" => {
                let (seat, rest) = self.seat(rest)?;
                self.command_step(word, seat, rest, text)
            }
            "asked" | "not-asked" => self.asked(word == "asked", rest, text),
            "event" | "no-event" => self.event(word == "event", rest, text),
            "then" => self.then(rest, text),
            "back" => match self.history.pop() {
                Some(state) => {
                    self.state = state;
                    self.log.pop();
                    Ok(())
                }
                None => self.fail(text, "nothing to step back over"),
            },
            "back-refused" => self.expect(self.history.is_empty(), text, || {
                "the last command can be stepped back over".to_owned()
            }),
            "mark" => {
                self.marks.insert(rest.to_owned(), self.state.clone());
                Ok(())
            }
            "same" | "same-table" => self.same(word == "same", rest, text),
            "play" => self.play(rest, text),
            "finish" => {
                self.play_while(ENDLESS, |_| Ok(true))?;
                self.outcome().map(|_| ())
            }
            "outcome" | "ended" | "over" | "not-over" => self.over(word, rest, text),
            _ => self.law(word, text),
        }
    }

    /// Steps that check one of the laws every game keeps.
    fn law(&self, word: &str, text: &str) -> Step {
        match word {
            "invariants" => self.invariants(),
            "view-equal-hidden" => self.hidden_orders(text),
            "replay-equal" => self.replay(text),
            "text-equal" => {
                let written = self.state.position_text(self.setup);
                match G::parse_position(self.setup, &written) {
                    Ok(read) => {
                        let again = read.position_text(self.setup);
                        self.expect(read == self.state, text, || difference(&written, &again))
                    }
                    Err(error) => self.fail(text, format!("{error} in {written}")),
                }
            }
            _ => self.fail("a step such as do, listed or then", text),
        }
    }

    fn seat<'t>(&self, text: &'t str) -> Result<(Seat, &'t str), Failure> {
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let seat = named_seat(word).filter(|&seat| self.seats().contains(seat));
        seat.map(|seat| (seat, rest.trim()))
            .ok_or_else(|| Failure::new(self.line, "a seat such as P0 or A", word))
    }

    fn seats(&self) -> SeatCount {
        G::seats(self.setup)
    }

    /// The listed commands as text.
    fn listed(&self, seat: Seat) -> Vec<String> {
        legal(&self.state, self.setup, seat)
            .iter()
            .map(|command| G::command_text(self.setup, command))
            .collect()
    }

    fn command(&self, text: &str) -> Result<G::Command, Failure> {
        G::parse_command(self.setup, text).map_err(|error| Failure::new(self.line, "a command", error.message))
    }

    /// Reads a pattern that at least one command can fit; with any other pattern `not-listed` would always hold.
    fn pattern(&self, pattern: &str) -> Step {
        self.names(parse_pattern::<_, G::Command>(self.setup, pattern), "a command")
    }

    fn names(&self, read: Result<(), NotationError>, expected: &str) -> Step {
        read.map_err(|error| Failure::new(self.line, expected, error.message))
    }

    fn command_step(&mut self, word: &str, seat: Seat, rest: &str, text: &str) -> Step {
        let all = self.listed(seat);
        let got = || {
            if all.is_empty() {
                "nothing is listed".to_owned()
            } else {
                format!("listed: {}", all.join(" | "))
            }
        };
        match word {
            "do" => {
                let command = self.command(rest)?;
                let listed = all.contains(&G::command_text(self.setup, &command));
                self.expect(listed, text, || match self.state.explain(self.setup, seat, &command) {
                    Some(why) => format!("refused for {why:?}; {}", got()),
                    None => got(),
                })?;
                self.apply(seat, command)
            }
            "refused" => self.refused(seat, rest, text),
            "best" => self.best(seat, rest, &all, text),
            "listed-count" => {
                let (number, rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
                self.pattern(rest.trim())?;
                let count = all.iter().filter(|c| pattern::fits(rest, c)).count();
                let holds = pattern::number_fits(number, count);
                let holds = holds.ok_or_else(|| Failure::new(self.line, "a number such as 3 or <=3", number))?;
                self.expect(holds, text, || format!("{count}; {}", got()))
            }
            "only" | "ordered" => {
                let wanted: Vec<_> = rest.split('|').map(str::trim).collect();
                wanted.iter().try_for_each(|wanted| self.pattern(wanted))?;
                let holds = if word == "ordered" {
                    all == wanted
                } else {
                    all.iter().all(|c| wanted.iter().any(|w| pattern::fits(w, c)))
                        && wanted.iter().all(|w| all.iter().any(|c| pattern::fits(w, c)))
                };
                self.expect(holds, text, got)
            }
            _ => {
                self.pattern(rest)?;
                let found = all.iter().find(|c| pattern::fits(rest, c));
                self.expect(found.is_some() != (word == "not-listed"), text, got)?;
                match (word, found) {
                    ("do-first", Some(found)) => self.apply(seat, self.command(found)?),
                    _ => Ok(()),
                }
            }
        }
    }

    /// Notes the question of the seat, with the listed commands that fit a pattern as its best answers.
    fn best(&mut self, seat: Seat, rest: &str, listed: &[String], text: &str) -> Step {
        let patterns: Vec<&str> = rest.split('|').map(str::trim).collect();
        patterns.iter().try_for_each(|wanted| self.pattern(wanted))?;
        let is_listed = |wanted: &&str| listed.iter().any(|c| pattern::fits(wanted, c));
        let commands = legal(&self.state, self.setup, seat).into_iter().zip(listed);
        let is_best = |text: &str| patterns.iter().any(|wanted| pattern::fits(wanted, text));
        let best: Vec<G::Command> = commands
            .filter(|(_, text)| is_best(text))
            .map(|(command, _)| command)
            .collect();
        // Where every command is best, there is nothing to find.
        let holds = patterns.iter().all(is_listed) && best.len() < listed.len();
        self.expect(holds, text, || format!("listed: {}", listed.join(" | ")))?;
        let view = self.state.view(Viewer::Seat(seat));
        if let Err(error) = G::from_view(self.setup, &view, Seed::from_number(0)) {
            return self.fail("a position that a bot can think about", error.to_string());
        }
        let state = self.state.clone();
        self.exercises.push(Exercise { state, seat, best });
        Ok(())
    }

    fn apply(&mut self, seat: Seat, command: G::Command) -> Step {
        let before = self.state.clone();
        let applied = match self.state.apply(self.setup, seat, &command) {
            Ok(applied) => applied,
            Err(error) => {
                let text = G::command_text(self.setup, &command);
                return self.fail(format!("the listed command {text} is accepted"), error.to_string());
            }
        };
        self.events = applied.events;
        if applied.reversible {
            self.history.push(before);
        } else {
            self.history.clear();
        }
        self.log.push((seat, command));
        if self.watched { self.invariants() } else { Ok(()) }
    }

    fn invariants(&self) -> Step {
        match self.state.check_invariants(self.setup) {
            Ok(()) => Ok(()),
            Err(broken) => {
                let last = self.log.last().map(|(_, command)| G::command_text(self.setup, command));
                self.fail(
                    "all invariants hold",
                    format!("{broken}, after {}", last.unwrap_or_default()),
                )
            }
        }
    }

    fn refused(&mut self, seat: Seat, rest: &str, text: &str) -> Step {
        let last = rest.split_whitespace().next_back().unwrap_or_default();
        // Reasons are the only words with capital and small letters.
        let name = last.split('{').next().unwrap_or_default();
        let named = name.starts_with(|c: char| c.is_ascii_uppercase())
            && name.bytes().all(|b| b.is_ascii_alphabetic())
            && name.bytes().any(|b| b.is_ascii_lowercase());
        let (command, reason) = if named {
            (rest[..rest.len() - last.len()].trim(), last)
        } else {
            (rest, "")
        };
        let command = self.command(command)?;
        let mut copy = self.state.clone();
        if copy.apply(self.setup, seat, &command).is_ok() {
            return self.fail(text, "it is accepted");
        }
        self.expect(copy == self.state, text, || "refused, but the state changed".to_owned())?;
        match self.state.explain(self.setup, seat, &command) {
            None => self.fail(text, "refused, but no reason is given"),
            Some(why) => {
                let given = format!("{why:?}").replace(' ', "");
                // The name alone stands for any values.
                let name = given.split(['{', '(']).next();
                self.expect(!named || given == reason || name == Some(reason), text, || {
                    given.clone()
                })
            }
        }
    }

    fn asked(&self, wanted: bool, rest: &str, text: &str) -> Step {
        let (seat, prompt) = self.seat(rest)?;
        let open = format!("{prompt} **");
        self.names(parse_pattern::<_, G::Prompt>(self.setup, &open), "a prompt")?;
        let decisions = self.state.decisions(self.setup);
        let asked: Vec<_> = decisions.iter().map(|d| (d.seat, say(self.setup, &d.prompt))).collect();
        let found = asked
            .iter()
            .any(|(who, what)| *who == seat && pattern::begins(prompt, what));
        self.expect(found == wanted, text, || {
            let all: Vec<_> = asked
                .iter()
                .map(|(who, what)| format!("P{} {what}", who.index()))
                .collect();
            format!("asked: {}", all.join(" | "))
        })
    }

    fn event(&self, wanted: bool, rest: &str, text: &str) -> Step {
        self.expect(!rest.is_empty(), "the name of an event", String::new)?;
        let open = format!("{rest} **");
        self.names(parse_pattern::<_, G::Event>(self.setup, &open), "an event")?;
        let all: Vec<_> = self.events.iter().map(|event| say(self.setup, event)).collect();
        let found = all.iter().any(|event| pattern::begins(rest, event));
        self.expect(found == wanted, text, || format!("events: {}", all.join(" | ")))
    }

    fn then(&self, rest: &str, text: &str) -> Step {
        let (wanted, what) = rest
            .strip_prefix("not ")
            .map_or((true, rest), |what| (false, what.trim()));
        let verdict = self.state.check(self.setup, what);
        let verdict = verdict.map_err(|error| Failure::new(self.line, "something to check", error.message))?;
        self.expect(verdict.holds == wanted, text, || verdict.got)
    }

    fn same(&self, whole: bool, mark: &str, text: &str) -> Step {
        let Some(marked) = self.marks.get(mark) else {
            return self.fail("a mark set before", mark);
        };
        let (now, then) = if whole {
            (self.state.position_text(self.setup), marked.position_text(self.setup))
        } else {
            (self.state.table_text(self.setup), marked.table_text(self.setup))
        };
        let same = if whole { *marked == self.state } else { now == then };
        self.expect(same, text, || difference(&then, &now))
    }

    fn play(&mut self, rest: &str, text: &str) -> Step {
        if let Some(wanted) = rest.strip_prefix("until ") {
            self.play_while(UNTIL, |run| {
                let verdict = run.state.check(run.setup, wanted.trim());
                let verdict = verdict.map_err(|error| Failure::new(run.line, "something to check", error.message))?;
                Ok(!verdict.holds)
            })?;
            return self.then(wanted.trim(), text);
        }
        let number = rest
            .strip_prefix("random ")
            .and_then(|number| number.trim().parse().ok());
        let Some(number) = number else {
            return self.fail("play random N or play until CHECK", text);
        };
        self.play_while(number, |_| Ok(true))
    }

    /// Plays random commands while the condition holds and the game goes on, `most` at most.
    fn play_while(&mut self, most: usize, mut more: impl FnMut(&Self) -> Result<bool, Failure>) -> Step {
        for _ in 0..most {
            if self.state.status(self.setup) != Status::Deciding || !more(self)? {
                return Ok(());
            }
            let decisions: Vec<Decision<_>> = self.state.decisions(self.setup);
            let Some(decision) = decisions.get(self.rng.below(decisions.len() as u32) as usize) else {
                return self.fail("somebody is asked", "nobody is, and the game is not over");
            };
            let commands = legal(&self.state, self.setup, decision.seat);
            let Some(command) = commands.get(self.rng.below(commands.len() as u32) as usize) else {
                return self.fail("at least one legal command", format!("none for {decision:?}"));
            };
            self.apply(decision.seat, command.clone())?;
        }
        Ok(())
    }

    fn outcome(&self) -> Result<Outcome, Failure> {
        match self.state.status(self.setup) {
            Status::Finished(outcome) => Ok(outcome),
            Status::Deciding => self.fail("the game is over", "it goes on"),
        }
    }

    fn over(&self, word: &str, rest: &str, text: &str) -> Step {
        if word == "not-over" {
            let on = self.state.status(self.setup) == Status::Deciding;
            return self.expect(on, text, || "the game is over".to_owned());
        }
        let outcome = self.outcome()?;
        let (got, wanted) = match word {
            "over" => return Ok(()),
            "ended" => (outcome.ended_by.replace('_', "-"), rest.to_owned()),
            _ => {
                let numbered = |word: &str| named_seat(word).map_or(word.to_owned(), |s| format!("P{}", s.index()));
                let words: Vec<_> = rest.split_whitespace().map(numbered).collect();
                (winners(&outcome), words.join(" "))
            }
        };
        self.expect(got == wanted, text, || got.clone())
    }

    fn hidden_orders(&self, text: &str) -> Step {
        let all = |state: &G| {
            let lists: Vec<_> = self
                .seats()
                .seats()
                .map(|seat| legal(state, self.setup, seat))
                .collect();
            (state.view(Viewer::Spectator), state.decisions(self.setup), lists)
        };
        let expected = all(&self.state);
        for seed in 0..10 {
            let mut other = self.state.clone();
            other.redeal(self.setup, Seed::from_number(seed));
            self.expect(all(&other) == expected, text, || {
                format!("another view or list with order {seed}")
            })?;
        }
        Ok(())
    }

    fn replay(&self, text: &str) -> Step {
        let mut state = self.start.clone();
        for (seat, command) in &self.log {
            if let Err(error) = state.apply(self.setup, *seat, command) {
                return self.fail(text, format!("{error} at {}", G::command_text(self.setup, command)));
            }
        }
        self.expect(state == self.state, text, || "another state".to_owned())
    }
}

/// `P0` and `A` are the first seat, and so on.
fn named_seat(word: &str) -> Option<Seat> {
    match (word.strip_prefix('P'), word.as_bytes()) {
        (Some(number), _) => Seat::new(number.parse().ok()?),
        (None, &[letter]) => Seat::new(letter.checked_sub(b'A')?.into()),
        _ => None,
    }
}

/// `aliens`, `P0`, or `P0 P1 shared`.
fn winners(outcome: &Outcome) -> String {
    if outcome.neutral.as_ref().is_some_and(|neutral| neutral.won) {
        return "aliens".to_owned();
    }
    let first = outcome.standings.iter().filter(|standing| standing.rank == 1);
    let mut names: Vec<_> = first.map(|standing| format!("P{}", standing.seat.index())).collect();
    names.sort();
    if names.len() > 1 {
        names.push("shared".to_owned());
    }
    names.join(" ")
}

/// The lines in which two texts differ.
fn difference(then: &str, now: &str) -> String {
    let gone = then
        .lines()
        .filter(|line| !now.lines().any(|other| other == *line))
        .map(|line| format!("- {line}"));
    let new = now
        .lines()
        .filter(|line| !then.lines().any(|other| other == *line))
        .map(|line| format!("+ {line}"));
    gone.chain(new).collect::<Vec<_>>().join("; ")
}
