//! The languages of the catalogue, and which one is spoken.

use fluent_bundle::{FluentResource, concurrent::FluentBundle};
use std::{
    cell::Cell,
    sync::{
        OnceLock,
        atomic::{AtomicUsize, Ordering},
    },
};
use unic_langid::LanguageIdentifier;

/// The texts of a language.
pub(super) type Bundle = FluentBundle<FluentResource>;

/// A language that everything can be said in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English, which all texts are written in first.
    #[default]
    En,
    /// French.
    Fr,
    /// Dutch.
    Nl,
    /// German.
    De,
    /// Italian.
    It,
    /// Spanish.
    Es,
}

/// The language of the program, as its place in [`Language::ALL`].
static SPOKEN: AtomicUsize = AtomicUsize::new(0);

thread_local! {
    /// The language of this thread, if it has one of its own.
    static HERE: Cell<Option<Language>> = const { Cell::new(None) };
}

impl Language {
    /// All of them, in the order they are shown.
    pub const ALL: [Self; 6] = [Self::En, Self::Fr, Self::Nl, Self::De, Self::It, Self::Es];

    /// The tag of the language, and the catalogue in it.
    const fn source(self) -> (&'static str, &'static str) {
        match self {
            Self::En => ("en", include_str!("../../assets/text/en.ftl")),
            Self::Fr => ("fr", include_str!("../../assets/text/fr.ftl")),
            Self::Nl => ("nl", include_str!("../../assets/text/nl.ftl")),
            Self::De => ("de", include_str!("../../assets/text/de.ftl")),
            Self::It => ("it", include_str!("../../assets/text/it.ftl")),
            Self::Es => ("es", include_str!("../../assets/text/es.ftl")),
        }
    }

    /// The text of the catalogue in this language.
    #[cfg(test)]
    pub(super) const fn catalogue(self) -> &'static str {
        self.source().1
    }

    /// Its tag, such as `de`: the way in which it is saved.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        self.source().0
    }

    /// Its name in itself, so that it is found by whoever reads no other.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Fr => "Français",
            Self::Nl => "Nederlands",
            Self::De => "Deutsch",
            Self::It => "Italiano",
            Self::Es => "Español",
        }
    }

    /// The language of a tag such as `de-AT`, if it is one of these.
    #[must_use]
    pub fn of_tag(tag: &str) -> Option<Self> {
        let wanted: LanguageIdentifier = tag.parse().ok()?;
        let is_wanted = |language: &Self| wanted.language.as_str() == language.tag();
        Self::ALL.into_iter().find(is_wanted)
    }

    /// The first language of the system's list that is one of these; English if none is.
    #[must_use]
    pub fn of_system() -> Self {
        Self::first_of(sys_locale::get_locales())
    }

    fn first_of(mut tags: impl Iterator<Item = String>) -> Self {
        tags.find_map(|tag| Self::of_tag(&tag)).unwrap_or_default()
    }

    /// The texts, parsed once.
    pub(super) fn bundle(self) -> &'static Bundle {
        static BUNDLES: [OnceLock<Bundle>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
        BUNDLES[self as usize].get_or_init(|| {
            let (tag, text) = self.source();
            bundle_of(tag, text)
        })
    }
}

/// The texts of a catalogue in the language of a tag.
pub(super) fn bundle_of(tag: &str, text: &str) -> Bundle {
    // Plural rules depend on the tag; the undetermined one has the simplest.
    let tag = tag.parse::<LanguageIdentifier>().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    // Isolation marks around arguments are for mixed writing directions, which none of these languages has; they would
    // stand between a name and the rest of the line in copied text.
    bundle.set_use_isolating(false);
    // A broken entry is left out of the resource and then found by `every_entry_of_every_catalogue_parses`.
    let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(text.to_owned());
    bundle.add_resource_overriding(resource);
    bundle
}

/// Makes a language the one of the whole program, but for threads that have one of their own.
pub fn speak(language: Language) {
    SPOKEN.store(language as usize, Ordering::Relaxed);
}

/// The language that texts are made in now.
#[must_use]
pub fn spoken_language() -> Language {
    let whole = || Language::ALL.get(SPOKEN.load(Ordering::Relaxed)).copied();
    HERE.get().or_else(whole).unwrap_or_default()
}

/// Makes a language the one of this thread: the window's, when the player chooses another.
pub fn speak_here(language: Language) {
    HERE.set(Some(language));
}

/// Does something in a language, on this thread only.
pub fn speaking<T>(language: Language, act: impl FnOnce() -> T) -> T {
    let before = HERE.replace(Some(language));
    let done = act();
    HERE.set(before);
    done
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{t, t_args};

    #[test]
    fn a_language_is_found_by_its_tag() {
        for language in Language::ALL {
            let tag = language.tag();
            assert_eq!(Language::of_tag(tag), Some(language));
            assert_eq!(Language::of_tag(&format!("{tag}-CH")), Some(language));
        }
        assert_eq!(Language::of_tag("pt-BR"), None);
        assert_eq!(Language::of_tag("C"), None);
        assert_eq!(Language::of_tag(""), None);
    }

    #[test]
    fn the_first_language_of_the_system_that_is_there_is_spoken() {
        for (tags, language) in [
            (&["pt-BR", "it-CH", "de"][..], Language::It),
            (&["de_DE.UTF-8", "de-AT"], Language::De),
            (&["C", "zh-Hans"], Language::En),
            (&[], Language::En),
        ] {
            let tags = tags.iter().map(|&tag| tag.to_owned());
            assert_eq!(Language::first_of(tags), language);
        }
    }

    #[test]
    fn places_in_the_list_are_the_numbers_of_the_languages() {
        for (place, language) in Language::ALL.into_iter().enumerate() {
            assert_eq!(language as usize, place);
        }
    }

    #[test]
    fn a_thread_speaks_its_own_language_for_a_while() {
        assert_eq!(speaking(Language::De, || t("value-yes")), "ja");
        assert_eq!(t("value-yes"), "yes");
        let nested = || speaking(Language::Es, || t("value-yes"));
        assert_eq!(speaking(Language::Nl, nested), "sí");
    }

    #[test]
    fn plurals_follow_the_language() {
        let points = |n: u8| speaking(Language::Fr, || t_args("af-ore", &[("n", n.into())]));
        assert_ne!(points(1), points(2));
    }
}
