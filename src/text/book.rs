//! The rules of a game as a book: two pages on the whole of it, and one on every thing that a table has.

use super::{Value, listed, t, t_args};
use crate::rules::Game;
use std::{collections::BTreeSet, fmt::Debug};

/// A paragraph of a page of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Paragraph {
    /// The heading of what follows.
    Heading(String),
    /// Plain text.
    Text(String),
    /// One of several points.
    Point(String),
    /// Something that is reconstructed, as no source confirms it.
    Unsure(String),
}

impl Paragraph {
    /// Its words.
    #[must_use]
    pub fn words(&self) -> &str {
        match self {
            Self::Heading(words) | Self::Text(words) | Self::Point(words) | Self::Unsure(words) => words,
        }
    }
}

/// A chapter of the rules: its heading, and the subjects of its pages in their order.
#[derive(Clone, Debug)]
pub struct Chapter<T> {
    /// The id of its heading: whoever only looks for a page needs no words.
    pub heading: &'static str,
    /// The subjects.
    pub topics: Vec<T>,
}

/// A page of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesPage {
    /// The heading of its chapter.
    pub chapter: String,
    /// Its own title.
    pub title: String,
    /// Its paragraphs.
    pub text: Vec<Paragraph>,
}

/// A game whose rules can be read. Two pages tell the whole of it; of all others each has one subject, such as a room.
pub trait Taught: Game {
    /// The subject of a page.
    type Topic: Copy + PartialEq + Debug + 'static;

    /// All pages by chapter. The first chapter is the game in two pages.
    fn chapters() -> Vec<Chapter<Self::Topic>>;
    /// The title of a page.
    fn title(topic: Self::Topic) -> String;
    /// The paragraphs of a page, with the numbers of the box that is played with.
    fn text(setup: &Self::Setup, topic: Self::Topic) -> Vec<Paragraph>;
    /// The subject of what happened: of a log line about it.
    fn subject(setup: &Self::Setup, event: &Self::Event) -> Self::Topic;
    /// The fields of the box that no source confirms.
    fn unconfirmed(setup: &Self::Setup) -> &[String];
    /// The pages that such a field matters to, and what it is.
    fn doubted(setup: &Self::Setup, field: &str) -> Doubt<Self::Topic>;
}

/// A field of a box that no source confirms, as the rules tell it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Doubt<T> {
    /// The subjects of the pages that tell it.
    pub topics: Vec<T>,
    /// What it is, in a few words.
    pub words: String,
}

/// The subjects of all pages in their order.
pub fn topics<G: Taught>() -> impl Iterator<Item = G::Topic> {
    G::chapters().into_iter().flat_map(|chapter| chapter.topics)
}

/// The pages of a game's rules in their order.
#[must_use]
pub fn pages<G: Taught>(setup: &G::Setup) -> Vec<RulesPage> {
    let doubts = G::unconfirmed(setup).iter().map(|field| G::doubted(setup, field));
    let doubts: Vec<Doubt<G::Topic>> = doubts.collect();
    let page = |heading: &str, topic| {
        let mut text = G::text(setup, topic);
        text.extend(unsure(doubts.iter().filter(|doubt| doubt.topics.contains(&topic))));
        RulesPage {
            chapter: heading.to_owned(),
            title: G::title(topic),
            text,
        }
    };
    let of_chapter = |chapter: Chapter<G::Topic>| {
        let heading = t(chapter.heading);
        let topics = chapter.topics;
        topics
            .into_iter()
            .map(move |topic| page(&heading, topic))
            .collect::<Vec<_>>()
    };
    G::chapters().into_iter().flat_map(of_chapter).collect()
}

/// What no source confirms, each thing once.
fn unsure<'d, T: 'd>(doubts: impl Iterator<Item = &'d Doubt<T>>) -> Option<Paragraph> {
    let fields: BTreeSet<&String> = doubts.map(|doubt| &doubt.words).collect();
    let fields = listed(fields.into_iter().cloned());
    (!fields.is_empty()).then(|| Paragraph::Unsure(t_args("tile-provisional", &[("fields", fields.into())])))
}

/// The number of a subject's page, from 0; `None` if it has none.
#[must_use]
pub fn page_of<G: Taught>(topic: G::Topic) -> Option<usize> {
    topics::<G>().position(|other| other == topic)
}

/// A paragraph by its kind and the id of its text.
pub(in crate::text) type Told = (fn(String) -> Paragraph, &'static str);

/// A chapter by the id of its heading.
pub(in crate::text) fn chapter<T>(heading: &'static str, topics: impl IntoIterator<Item = T>) -> Chapter<T> {
    let topics = topics.into_iter().collect();
    Chapter { heading, topics }
}

/// Paragraphs of their texts, each of which is given the numbers that it may need.
pub(in crate::text) fn tell(told: &[Told], numbers: &[(&str, Value<'_>)]) -> Vec<Paragraph> {
    told.iter().map(|(kind, id)| kind(t_args(id, numbers))).collect()
}

/// Texts by their ids, each as a paragraph.
pub(in crate::text) fn texts(ids: &[&str], numbers: &[(&str, Value<'_>)]) -> Vec<Paragraph> {
    ids.iter().map(|id| Paragraph::Text(t_args(id, numbers))).collect()
}
