//! Everything the program says, by id from the Fluent catalogue.
//!
//! Layers below hand over codes and values; here they become sentences, in the language that is spoken now. Each language
//! is a file with the same ids.

use crate::protocol::{Emote, WhoMayJoin};
use fluent_bundle::FluentArgs;
use language::Bundle;

pub mod alien_frontiers;
pub mod any;
pub mod aqua_sphere;
pub mod argo;
pub mod book;
pub mod doctor;
pub mod errors;
pub mod files;
pub mod hints;
mod language;
pub mod network;
mod notices;
mod options;
pub mod outcome;
mod page;
pub mod puzzles;
pub mod records;
pub(crate) mod sentence;
mod spoken;
#[cfg(test)]
mod trial;

pub use fluent_bundle::FluentValue as Value;
pub use language::{Language, speak, speak_here, speaking, spoken_language};
pub use notices::NOTICES;
pub use options::{game, game_more, option, option_more, option_value};
pub use page::page;
pub use sentence::{Named, name, yes_no};
pub use spoken::{About, Line, Spoken, StatusLine, seat_name};

pub(in crate::text) use sentence::{Argument, id_of_code, listed, named};
pub(crate) use sentence::{id_of, say};
pub(in crate::text) use spoken::lines;

/// A time to wait until something comes by itself; `None`: never.
#[must_use]
pub fn waiting_time(seconds: Option<u16>) -> String {
    match seconds {
        None => t("wait-never"),
        Some(0) => t("wait-none"),
        Some(seconds @ ..60) => t_args("wait-seconds", &[("n", seconds.into())]),
        Some(seconds) => t_args("wait-minutes", &[("n", (seconds / 60).into())]),
    }
}

/// The devices that a table takes in unasked.
#[must_use]
pub fn who_may_join(who: WhoMayJoin) -> String {
    t(match who {
        WhoMayJoin::Anyone => "lobby-who-anyone",
        WhoMayJoin::Code => "lobby-who-code",
        WhoMayJoin::Ask => "lobby-who-ask",
        WhoMayJoin::Known => "lobby-who-known",
    })
}

/// A phrase for which nobody has to type.
#[must_use]
pub fn emote(phrase: Emote) -> String {
    t(&id_of_code("emote", phrase))
}

/// The text of an id that takes no arguments.
///
/// An id that the spoken language lacks is said in English, and one that no language has shows as `{id}`; in debug builds,
/// and so in tests, the latter is a panic, as only the program itself names ids here. For ids made of data use [`lookup`].
#[must_use]
pub fn t(id: &str) -> String {
    t_args(id, &[])
}

/// The text of an id with its arguments, such as `t_args("turn", &[("n", 3.into())])`.
///
/// Missing ids and missing arguments behave as in [`t`].
#[must_use]
pub fn t_args(id: &str, args: &[(&str, Value<'_>)]) -> String {
    match format(id, args) {
        Some((text, errors)) => {
            debug_assert!(errors.is_empty(), "text {id:?}: {}", errors.join(", "));
            text
        }
        None => {
            debug_assert!(false, "no text for {id:?} in the catalogue");
            format!("{{{id}}}")
        }
    }
}

/// The text of an id that comes from data (an option of a game, a code sent by a host); `None` if there is none.
#[must_use]
pub fn lookup(id: &str, args: &[(&str, Value<'_>)]) -> Option<String> {
    format(id, args).map(|(text, _)| text)
}

/// Text and the complaints of the formatter.
fn format(id: &str, args: &[(&str, Value<'_>)]) -> Option<(String, Vec<String>)> {
    format_in([spoken_language().bundle(), Language::En.bundle()], id, args)
}

/// The same in the first of these languages that has the text.
fn format_in(bundles: [&Bundle; 2], id: &str, args: &[(&str, Value<'_>)]) -> Option<(String, Vec<String>)> {
    let mut found = bundles
        .into_iter()
        .filter_map(|bundle| Some((bundle, bundle.get_message(id)?.value()?)));
    let (bundle, pattern) = found.next()?;
    let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, value.clone())).collect();
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
    Some((text, errors.iter().map(ToString::to_string).collect()))
}

/// The first letter in upper case, for sentences that begin with a name of a thing.
#[must_use]
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map(|first| first.to_uppercase().chain(letters).collect())
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::{
            alien_frontiers::{self, Facility, Field, Goods, RelicLoss, Tech, Territory},
            aqua_sphere::{self, Prize, Sector, Source, Space, Symbol},
            argo::{self, Cause, Dir, Kind, Phase, PointSource, Role, Skip},
        },
        protocol::{RefusalCode, SeedFault},
        rules::{
            Illegal, SetupError,
            words::{self, Words},
        },
        store::Shortcut,
    };
    use fluent_bundle::FluentResource;
    use std::{collections::BTreeSet, fs, path::Path};
    use strum::{VariantArray, VariantNames};

    /// Ids that are put together from data; each family has a test of its own that walks its members.
    pub(super) const FAMILIES: &[&str] = &[
        "name-of-",
        "option-",
        "value-",
        "end-source-",
        "tie-break-",
        "ending-",
        "reason-",
        "af-reason-",
        "aq-reason-",
        "aq-field-",
        "illegal-",
        "setup-",
        "refused-",
        "end-fault-",
        "doctor-rung-",
        "doctor-cause-",
        "doctor-do-",
        "term-",
        "puzzle-goal-",
        "puzzle-grade-",
    ];

    /// The ids of the texts that a coach says, as the files of the lessons name them.
    fn lessons() -> BTreeSet<String> {
        let files = ["argo", "alien_frontiers", "aqua_sphere"].map(|game| {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("assets/{game}/lesson.toml"));
            fs::read_to_string(path).expect("a lesson")
        });
        let said = files.iter().flat_map(|file| file.lines());
        let said = said.filter_map(|line| line.strip_prefix("text = \"")?.strip_suffix('"'));
        said.map(str::to_owned).collect()
    }

    /// The ids that are made of the values of a type, all of them.
    fn made_of_values() -> BTreeSet<String> {
        let emotes = Emote::VARIANTS.iter().map(|&phrase| id_of_code("emote", phrase));
        let keys = Shortcut::VARIANTS
            .iter()
            .map(|key| format!("settings-key-{}", key.name()));
        emotes.chain(keys).collect()
    }

    #[test]
    fn phrases_keys_and_lessons_have_their_texts_and_no_text_is_left_over() {
        let ids: BTreeSet<String> = ids().into_iter().collect();
        let with = |prefix: &str| {
            ids.iter()
                .filter(|id| id.starts_with(prefix))
                .cloned()
                .collect::<BTreeSet<_>>()
        };
        let made: BTreeSet<String> = with("emote-").union(&with("settings-key-")).cloned().collect();
        assert_eq!(made, made_of_values());
        let lessons = lessons();
        assert!(lessons.len() > 40, "the files of the lessons are read wrongly");
        assert!(lessons.is_subset(&ids), "{:?}", lessons.difference(&ids));
    }

    /// The variables of each text that has words of its own for one thing.
    fn counted(language: Language) -> Vec<(String, String)> {
        let (mut found, mut id) = (Vec::new(), "");
        // What is asked about, from the outside to the inside.
        let mut asked: Vec<&str> = Vec::new();
        for line in language.catalogue().lines() {
            if line.starts_with(|c: char| c.is_ascii_lowercase()) {
                (id, _) = line.split_once(" =").expect("an id and its text");
            }
            if line.contains("[one]") {
                let variable = asked.last().expect("a variable");
                found.push((id.to_owned(), (*variable).to_owned()));
            }
            if let Some((before, _)) = line.rsplit_once(" ->") {
                asked.push(before.rsplit('$').next().unwrap_or_default());
            } else if line.trim() == "}" {
                asked.pop();
            }
        }
        found
    }

    #[test]
    fn one_thing_has_other_words_than_two() {
        let mut same = Vec::new();
        for language in Language::ALL {
            let (counted, variables) = (counted(language), variables(language));
            assert!(counted.len() > 60, "{language:?}: {}", counted.len());
            for (id, variable) in counted {
                let names = variables.iter().find(|(of, _)| *of == id).map(|(_, names)| names);
                let names = names.expect("its variables");
                assert!(names.contains(&variable), "{language:?} {id}: {variable}");
                let say = |n: u8| {
                    // Some texts address their reader, and have other words then.
                    let value = |name: &String| -> Value<'_> {
                        match name.as_str() {
                            name if name == variable => n.into(),
                            "you" => "yes".into(),
                            _ => 5.into(),
                        }
                    };
                    let args: Vec<(&str, Value<'_>)> = names.iter().map(|name| (name.as_str(), value(name))).collect();
                    // The number itself is no other word.
                    speaking(language, || t_args(&id, &args)).replace(&n.to_string(), "#")
                };
                if say(1) == say(2) {
                    same.push((language.tag(), id));
                }
            }
        }
        assert!(same.is_empty(), "{same:?}");
    }

    #[test]
    fn what_a_language_lacks_is_said_in_english() {
        let french = language::bundle_of("fr", "value-yes = oui");
        let bundles = || [&french, Language::En.bundle()];
        let say = |id| format_in(bundles(), id, &[]).map(|(text, _)| text);
        assert_eq!(say("value-yes").as_deref(), Some("oui"));
        assert_eq!(say("value-no").as_deref(), Some("no"));
        assert_eq!(say("no-such-text"), None);
    }

    /// Values of a tile that the box may mark as supposed.
    const FIELDS: [&str; 11] = [
        "kind",
        "doors",
        "capacity",
        "alien",
        "set",
        "robot-forbidden",
        "activation-slots",
        "seats",
        "min-players",
        "printed",
        "footprint",
    ];
    /// Cards that are not discarded for an effect.
    const KEPT: [&str; 4] = ["city", "monument", "decoy", "cache"];

    /// All words of a type: the complaint about a wrong one lists them.
    fn words_of<T: Words<()>>() -> Vec<String> {
        let complaint = words::parse::<(), T>(&(), "?").err().map(|error| error.message);
        let complaint = complaint.unwrap_or_default();
        let (_, words) = complaint.split_once("expected one of ").expect("words of an enum");
        words.split(", ").map(str::to_owned).collect()
    }

    /// The families of texts about things, with the words of the things.
    pub(super) fn families() -> Vec<(&'static str, Vec<String>)> {
        let discarded: Vec<String> = words_of::<Tech>()
            .into_iter()
            .filter(|card| !KEPT.contains(&card.as_str()))
            .collect();
        vec![
            ("role", words_of::<Role>()),
            ("rule", words_of::<Role>()),
            ("kind", words_of::<Kind>()),
            ("rule", words_of::<Kind>()),
            ("direction", words_of::<Dir>()),
            ("phase", words_of::<Phase>()),
            ("skip", words_of::<Skip>()),
            ("points", words_of::<PointSource>()),
            ("cause", words_of::<Cause>()),
            ("field", FIELDS.map(str::to_owned).to_vec()),
            ("af-facility", words_of::<Facility>()),
            ("af-rule", words_of::<Facility>()),
            ("af-line", words_of::<Facility>()),
            ("af-brief", words_of::<Facility>()),
            ("af-short", words_of::<Facility>()),
            ("af-short", words_of::<Tech>()),
            ("af-line", words_of::<Territory>()),
            ("af-land", words_of::<Territory>()),
            ("af-territory", words_of::<Territory>()),
            ("af-bonus", words_of::<Territory>()),
            ("af-card", words_of::<Tech>()),
            ("af-power", words_of::<Tech>()),
            ("af-discard", discarded.clone()),
            ("af-what", discarded),
            ("af-field", words_of::<Field>()),
            ("af-rule", words_of::<Field>()),
            ("af-relic", words_of::<RelicLoss>()),
            ("af", words_of::<Goods>()),
            ("aq-symbol", words_of::<Symbol>()),
            ("aq-job", words_of::<Symbol>()),
            ("aq-matter", words_of::<Symbol>()),
            ("aq-rule", words_of::<Symbol>()),
            ("aq-sector", words_of::<Sector>()),
            ("aq-space", words_of::<Space>()),
            ("aq-prize", words_of::<Prize>()),
            ("aq-source", words_of::<Source>()),
        ]
    }

    /// The ids of all texts about things.
    pub(super) fn things() -> BTreeSet<String> {
        let of_family = |(family, words): (&str, Vec<String>)| -> Vec<String> {
            words.iter().map(|word| format!("{family}-{word}")).collect()
        };
        families().into_iter().flat_map(of_family).collect()
    }

    #[test]
    fn every_thing_has_its_texts() {
        let things = things();
        assert!(things.len() > 120, "only {} ids were found", things.len());
        let missing: Vec<&String> = things.iter().filter(|id| lookup(id, &[]).is_none()).collect();
        assert_eq!(missing, Vec::<&String>::new());
    }

    pub(super) fn ids() -> Vec<String> {
        Language::En
            .catalogue()
            .lines()
            .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
            .filter_map(|line| line.split_once(" ="))
            .map(|(id, _)| id.to_owned())
            .collect()
    }

    fn sources(dir: &Path, out: &mut String) {
        for entry in fs::read_dir(dir).expect("the source tree is there") {
            let path = entry.expect("readable").path();
            if path.is_dir() {
                sources(&path, out);
            } else if path.extension().is_some_and(|e| e == "rs") {
                out.push_str(&fs::read_to_string(path).expect("source text"));
            }
        }
    }

    /// The ids of a catalogue in their order, each with the variables that its text has.
    fn variables(language: Language) -> Vec<(String, BTreeSet<String>)> {
        let mut found: Vec<(String, BTreeSet<String>)> = Vec::new();
        for line in language.catalogue().lines() {
            if line.starts_with(|c: char| c.is_ascii_lowercase()) {
                let (id, _) = line.split_once(" =").expect("an id and its text");
                found.push((id.to_owned(), BTreeSet::new()));
            }
            let names = line.split('$').skip(1).map(|rest| {
                let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-');
                rest[..end.unwrap_or(rest.len())].to_owned()
            });
            if let (false, Some((_, variables))) = (line.starts_with('#'), found.last_mut()) {
                variables.extend(names);
            }
        }
        found
    }

    /// The number of entries of a catalogue that do not parse.
    fn broken(text: &str) -> usize {
        let parsed = FluentResource::try_new(text.to_owned());
        parsed.map_or_else(|(_, errors)| errors.len(), |_| 0)
    }

    #[test]
    fn every_entry_of_every_catalogue_parses() {
        for language in Language::ALL {
            assert_eq!(broken(language.catalogue()), 0, "{language:?}");
        }
    }

    /// The catalogues are part of the program, so that one with an error is never given to anybody: these tests find it.
    #[test]
    fn an_error_in_a_catalogue_is_found_wherever_it_is() {
        for language in Language::ALL {
            let text = language.catalogue();
            let hello = text.lines().find(|line| line.starts_with("emote-hello = "));
            let hello = hello.expect("an entry of one line");
            for error in [
                "emote-hello",
                "emote-hello = ",
                "emote-hello = { $",
                "emote-hello = { }",
                "= Hello",
            ] {
                assert_eq!(broken(&text.replace(hello, error)), 1, "{language:?}: {error}");
            }
        }
    }

    #[test]
    fn every_language_has_the_same_texts_with_the_same_variables() {
        let english = variables(Language::En);
        assert!(english.iter().filter(|(_, variables)| !variables.is_empty()).count() > 400);
        for language in Language::ALL {
            let theirs = variables(language);
            for (ours, theirs) in english.iter().zip(&theirs) {
                assert_eq!(theirs, ours, "{language:?}");
            }
            assert_eq!(theirs.len(), english.len(), "{language:?}");
        }
    }

    #[test]
    fn every_phrase_is_said_in_its_own_words() {
        let said: BTreeSet<String> = Emote::VARIANTS.iter().map(|&phrase| emote(phrase)).collect();
        assert_eq!(said.len(), Emote::VARIANTS.len());
    }

    #[test]
    fn ids_are_unique_and_used() {
        let (ids, things) = (ids(), things());
        let values: BTreeSet<String> = made_of_values().into_iter().chain(lessons()).collect();
        assert!(ids.len() > 20, "the list of ids is read wrongly");
        let mut code = String::new();
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut code);
        let quoted: BTreeSet<&str> = code.split('"').collect();
        for (place, id) in ids.iter().enumerate() {
            assert!(!ids[..place].contains(id), "{id} stands twice in the catalogue");
            let made = things.contains(id) || values.contains(id) || FAMILIES.iter().any(|f| id.starts_with(f));
            let used = made || quoted.contains(id.as_str());
            assert!(used, "{id} is used nowhere");
        }
    }

    #[test]
    fn every_code_has_its_text_and_no_text_is_left_over() {
        // These have no text of their own; an option that does not fit is named.
        let told_otherwise = ["setup", "illegal", "not-joined", "already-joined", "share-not-wanted"];
        let refused = RefusalCode::VARIANTS
            .iter()
            .filter(|code| !told_otherwise.contains(code));
        let refused: Vec<&str> = refused.copied().chain(["option", "other"]).collect();
        for (family, codes) in [
            ("reason-", argo::Reason::VARIANTS),
            ("af-reason-", alien_frontiers::Reason::VARIANTS),
            ("aq-reason-", aqua_sphere::Reason::VARIANTS),
            ("illegal-", Illegal::VARIANTS),
            ("setup-", SetupError::VARIANTS),
            ("refused-", &refused),
            ("end-fault-", SeedFault::VARIANTS),
        ] {
            let ids = ids();
            let mut texts: Vec<&str> = ids.iter().filter_map(|id| id.strip_prefix(family)).collect();
            let mut codes = codes.to_vec();
            texts.sort_unstable();
            codes.sort_unstable();
            assert_eq!(texts, codes, "{family}");
        }
    }

    #[test]
    fn arguments_are_filled_in_without_isolation_marks() {
        assert_eq!(
            t_args("turn-of", &[("turn", 3.into()), ("name", "Bo".into())]),
            "Turn 3, Bo"
        );
    }

    #[test]
    fn an_unknown_id_is_noticed() {
        assert_eq!(lookup("no-such-text", &[]), None);
        assert!(std::panic::catch_unwind(|| t("no-such-text")).is_err() || !cfg!(debug_assertions));
    }
}
