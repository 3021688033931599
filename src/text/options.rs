//! Games and their options in words, by the names, keys and values that they list.

use super::lookup;

/// The name of a game, by its name in files; that name itself if the catalogue does not know it.
#[must_use]
pub fn game(name: &str) -> String {
    lookup(&format!("name-of-{name}"), &[]).unwrap_or_else(|| name.to_owned())
}

/// A sentence about a game; empty if the catalogue does not know it.
#[must_use]
pub fn game_more(name: &str) -> String {
    lookup(&format!("name-of-{name}-more"), &[]).unwrap_or_default()
}

/// The name of an option, by its key; the key itself if the catalogue does not know it.
#[must_use]
pub fn option(key: &str) -> String {
    lookup(&format!("option-{}", key.replace('_', "-")), &[]).unwrap_or_else(|| key.to_owned())
}

/// The effect of an option, in a sentence or two; empty if the catalogue does not know it.
#[must_use]
pub fn option_more(key: &str) -> String {
    lookup(&format!("option-{}-more", key.replace('_', "-")), &[]).unwrap_or_default()
}

/// A value of an option; the value itself if the catalogue does not know it.
#[must_use]
pub fn option_value(key: &str, value: &str) -> String {
    let (key, id) = (key.replace('_', "-"), value.replace('_', "-"));
    lookup(&format!("value-{key}-{id}"), &[])
        .or_else(|| lookup(&format!("value-{id}"), &[]))
        .unwrap_or_else(|| value.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::any::{AnyGame, GameId},
        rules::{Config, Game, SeatCount},
    };
    use std::collections::BTreeSet;

    /// Every id that the games' names, options and values lead to.
    fn named() -> BTreeSet<String> {
        let mut named = BTreeSet::new();
        for game in GameId::ALL.iter().map(|game| game.name()) {
            named.insert(format!("name-of-{game}"));
            named.insert(format!("name-of-{game}-more"));
            for players in 2..=4 {
                let config = Config::new(game, SeatCount::new(players).expect("a number of seats"));
                for spec in AnyGame::options(&config) {
                    let key = spec.key.replace('_', "-");
                    named.insert(format!("option-{key}"));
                    named.insert(format!("option-{key}-more"));
                    named.extend(spec.values.iter().filter_map(|value| value_id(&key, value)));
                }
            }
        }
        named
    }

    /// The id of a value; numbers stand for themselves.
    fn value_id(key: &str, value: &str) -> Option<String> {
        let value = value.replace('_', "-");
        let own = format!("value-{key}-{value}");
        if lookup(&own, &[]).is_some() {
            return Some(own);
        }
        value.parse::<u16>().is_err().then(|| format!("value-{value}"))
    }

    #[test]
    fn every_game_option_and_value_has_its_text_and_no_text_is_left_over() {
        let named = named();
        assert!(named.len() > 50, "only {} ids were found", named.len());
        let missing: Vec<_> = named.iter().filter(|id| lookup(id, &[]).is_none()).collect();
        assert_eq!(missing, Vec::<&String>::new());
        let of_family = |id: &&str| {
            ["name-of-", "option-", "value-"]
                .iter()
                .any(|family| id.starts_with(family))
        };
        let catalogue = include_str!("../../assets/text/en.ftl").lines();
        let ids = catalogue.filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
        let unused: Vec<_> = ids.filter(of_family).filter(|id| !named.contains(*id)).collect();
        assert_eq!(unused, Vec::<&str>::new());
    }

    #[test]
    fn the_first_player_is_called_by_the_seat_that_begins() {
        assert_eq!(option_value("start_player", "P0"), "first seat");
        assert_eq!(option_value("start_player", "P3"), "fourth seat");
    }
}
