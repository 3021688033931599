//! Assertions that the tests of every game's words share.

use super::{
    About, Language, Line, Spoken, lookup, outcome, speaking,
    tests::{FAMILIES, families, things},
};
use crate::{
    games::trial::{any, kind},
    rules::{Decision, Game, GameRng, Outcome, Seat, Seed, Status, Viewer, legal},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Debug,
};
use strum::VariantNames;

/// String literals that look like ids: lower case, at least one hyphen.
fn ids(source: &str) -> impl Iterator<Item = &str> {
    source.split('"').skip(1).step_by(2).filter(|text| {
        text.len() > 1
            && text.contains('-')
            && text
                .chars()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    })
}

/// Asserts that the catalogue has every id that the sources name, and those about things that are the game's own;
/// there are more than `least`.
pub(super) fn every_named_text_exists(sources: &[&str], is_own: impl Fn(&str) -> bool, least: usize) {
    let (things, families) = (things(), families());
    let stem = |text: &str| text.trim_end_matches('-').to_owned();
    let mut stems: BTreeSet<String> = FAMILIES.iter().map(|family| stem(family)).collect();
    stems.extend(families.iter().map(|(family, _)| stem(family)));
    let written = sources.iter().flat_map(|source| ids(source));
    let written = written.filter(|id| !stems.contains(&stem(id)));
    let named = things.iter().map(String::as_str).filter(|id| is_own(id));
    let all: Vec<&str> = written.chain(named).collect();
    assert!(all.len() > least, "only {} ids were found", all.len());
    let missing: Vec<&str> = all.into_iter().filter(|id| lookup(id, &[]).is_none()).collect();
    assert_eq!(missing, Vec::<&str>::new());
}

/// True if a text is there and nothing of the catalogue shows in it.
pub(super) fn whole(text: &str) -> bool {
    !text.trim().is_empty() && !text.contains(['{', '}']) && !["af-", "aq-"].iter().any(|id| text.contains(id))
}

/// Also a number may stand first.
fn whole_sentence(text: &str) -> bool {
    whole(text) && !text.starts_with(char::is_lowercase)
}

pub(super) fn names() -> Vec<String> {
    ["Ada", "Bo", "Cleo", "Dee"].map(str::to_owned).to_vec()
}

/// Hands the start of a game to a test that wants its words for one reader.
pub(super) fn at_the_start<G: Game>(setup: &G::Setup, you: Option<Seat>, check: impl FnOnce(About<'_, G>)) {
    let view = &G::new(setup, Seed::from_number(1)).view(Viewer::Spectator);
    let names = &names();
    check(About {
        setup,
        view,
        names,
        you,
    });
}

/// A command of a random game: the position before it, its list, and the events that came of it.
pub(super) struct Ply<'a, G: Game> {
    /// The reader is the seat that is asked.
    pub(super) about: About<'a, G>,
    pub(super) asked: &'a Decision<G::Prompt>,
    pub(super) list: &'a [G::Command],
    pub(super) command: &'a G::Command,
    pub(super) events: &'a [G::Event],
}

/// Plays a random game to its end and hands over every command. Returns the result.
pub(super) fn play<G: Game>(setup: &G::Setup, seed: u64, mut look: impl FnMut(Ply<'_, G>)) -> Outcome {
    let mut state = G::new(setup, Seed::from_number(seed));
    let mut rng = GameRng::new(Seed::from_number(seed + 1));
    let names = &names();
    for _ in 0..G::max_commands(setup) {
        if let Status::Finished(result) = state.status(setup) {
            assert_eq!(state.decisions(setup), []);
            return result;
        }
        let asked = &state.decisions(setup)[0];
        let view = &state.view(Viewer::Seat(asked.seat));
        let list = &legal(&state, setup, asked.seat);
        let command = &any(list, &mut rng);
        let events = &state.apply(setup, asked.seat, command).expect("listed").events;
        let you = Some(asked.seat);
        let about = About {
            setup,
            view,
            names,
            you,
        };
        look(Ply {
            about,
            asked,
            list,
            command,
            events,
        });
    }
    panic!("the game does not end");
}

/// The kinds of all that came up in games.
#[derive(Debug, Default)]
pub(super) struct Seen {
    pub(super) commands: BTreeSet<String>,
    pub(super) events: BTreeSet<String>,
    pub(super) questions: BTreeSet<String>,
    /// Lines that the log shows.
    pub(super) lines: usize,
    games: usize,
}

impl Seen {
    /// Plays a random game and asserts that all that comes up has words, and that no list says the same twice. Each game
    /// is told in the next language.
    pub(super) fn play<G: Spoken>(
        &mut self,
        setup: &G::Setup,
        seed: u64,
        line: impl Fn(&About<'_, G>, &G::Event) -> Line,
    ) {
        let language = Language::ALL[self.games % Language::ALL.len()];
        self.games += 1;
        let mut look = |ply: Ply<'_, G>| {
            let (about, prompt) = (ply.about, &ply.asked.prompt);
            self.questions.insert(kind(prompt));
            for you in [about.you, None] {
                let status = G::status_line(About { you, ..about }, ply.asked.seat, prompt);
                assert!(
                    whole(&status.subject) && whole(&status.wanted),
                    "{prompt:?}: {status:?}"
                );
            }
            let mut said = BTreeMap::new();
            for command in ply.list {
                let text = G::command(about, Some(prompt), command);
                assert!(whole_sentence(&text), "{command:?}: {text:?}");
                self.commands.insert(kind(command));
                let other = said.insert(text.clone(), command);
                assert_eq!(other, None, "{command:?} reads the same: {text}");
            }
            for event in ply.events {
                let line = line(&about, event);
                assert!(whole(&line.text), "{event:?}: {line:?}");
                self.events.insert(kind(event));
                self.lines += usize::from(G::event(about, event).is_some());
            }
        };
        speaking(language, || play::<G>(setup, seed, &mut look));
    }
}

/// Asserts that each event has a line, and each another one. Returns their kinds.
pub(super) fn lines_of_their_own<E: Debug + PartialEq>(events: &[E], line: impl Fn(&E) -> Line) -> BTreeSet<String> {
    let mut said = BTreeMap::new();
    for event in events {
        let line = line(event);
        assert!(whole(&line.text), "{event:?}: {line:?}");
        assert_eq!(said.insert(line.text.clone(), event), None, "{}", line.text);
    }
    events.iter().map(kind).collect()
}

/// Asserts that these are all reasons, and that each is a clause of its own.
pub(super) fn clauses_of_their_own<G: Spoken<Reason: VariantNames>>(reasons: &[G::Reason])
where
    for<'a> &'static str: From<&'a G::Reason>,
{
    let codes: BTreeSet<&str> = reasons.iter().map(<&str>::from).collect();
    assert_eq!(codes, G::Reason::VARIANTS.iter().copied().collect());
    let texts: BTreeSet<String> = reasons.iter().map(G::reason).collect();
    assert_eq!(texts.len(), reasons.len());
    for text in &texts {
        assert!(whole_sentence(text) && !text.ends_with('.'), "{text:?}");
    }
}

/// Asserts that no two of the texts are the same, and that each is whole.
pub(super) fn texts_of_their_own(texts: &[String]) {
    let different: BTreeSet<&String> = texts.iter().collect();
    assert_eq!(different.len(), texts.len());
    assert!(texts.iter().all(|text| whole(text)), "{texts:?}");
}

/// Asserts that the result of a random game has words.
pub(super) fn the_result_has_words<G: Game>(setup: &G::Setup) {
    let result = play::<G>(setup, 5, |_| {});
    assert!(
        outcome::ended_by(&result.ended_by).ends_with('.'),
        "{}",
        result.ended_by
    );
    for standing in &result.standings {
        for points in &standing.points {
            assert!(outcome::of_family("end-source", &points.source).is_some(), "{points:?}");
        }
        for points in &standing.tie_breaks {
            assert!(outcome::of_family("tie-break", &points.source).is_some(), "{points:?}");
        }
    }
}
