//! Results in words, by the keys that a game puts into its outcome.

use super::{
    About, lookup,
    sentence::{listed, say},
};
use crate::rules::{Game, Ranking, SeatSet};

/// The source of points as the head of a column; the key itself if the catalogue does not know it.
#[must_use]
pub fn source(key: &str) -> String {
    of_family("end-source", key).unwrap_or_else(|| key.to_owned())
}

/// The tie-break as the head of a column; the key itself if the catalogue does not know it.
#[must_use]
pub fn tie_break(key: &str) -> String {
    of_family("tie-break", key).unwrap_or_else(|| key.to_owned())
}

/// A sentence that says what ended the game; empty if the catalogue does not know it.
#[must_use]
pub fn ended_by(key: &str) -> String {
    of_family("ending", key).unwrap_or_default()
}

/// Two sentences about a game that would end with this ranking: who would win, and which points the players behind have.
/// The second one is empty if nobody is behind.
#[must_use]
pub fn would_win<G: Game>(about: &About<'_, G>, ranking: &Ranking) -> [String; 2] {
    let ranked = || ranking.best_first();
    let winners: SeatSet = ranked().filter(|(_, rank)| *rank == 1).map(|(seat, _)| seat).collect();
    let first = match winners.iter().next() {
        Some(seat) if winners.len() == 1 => {
            let (you, n) = (about.is_you(seat), ranking.scores[seat]);
            say!(about, "end-would-win", you, name = seat, n)
        }
        Some(seat) => say!(
            about,
            "end-would-share",
            names = about.people(winners),
            n = ranking.scores[seat]
        ),
        None => say!(
            about,
            "end-would-aliens",
            n = ranking.neutral.map_or(0, |side| side.score)
        ),
    };
    let behind = ranked().filter(|(_, rank)| *rank > 1);
    let behind = listed(behind.map(|(seat, _)| {
        let name = about.people([seat].into_iter().collect());
        format!("{name} {}", ranking.scores[seat])
    }));
    let second = if behind.is_empty() {
        String::new()
    } else {
        say!(about, "end-would-behind", names = behind)
    };
    [first, second]
}

/// The text of a key in a family; `None` if the catalogue does not know it.
pub(super) fn of_family(family: &str, key: &str) -> Option<String> {
    lookup(&format!("{family}-{}", key.replace('_', "-")), &[])
}

#[cfg(test)]
mod tests {
    /// Keys of the games' outcomes; each game's own tests play until they come up.
    const KEYS: &[(&str, &[&str])] = &[
        ("end-source", &["pods", "kills", "aliens", "warehouse"]),
        (
            "end-source",
            &["colonies", "territories", "positron", "city", "monument"],
        ),
        (
            "end-source",
            &[
                "octopods",
                "submarines",
                "research",
                "majority",
                "bots",
                "crystals",
                "lab",
                "time-left",
                "red-lines",
            ],
        ),
        ("tie-break", &["activations", "saved"]),
        ("tie-break", &["cards", "ore", "fuel", "control-fields", "crystals"]),
        ("ending", &["pods", "track", "last-tile", "stranded"]),
        (
            "ending",
            &["colonies", "vp-target", "no-colonies", "rounds", "last-round"],
        ),
    ];

    #[test]
    fn every_key_has_its_text_and_no_text_is_left_over() {
        let keys =
            |(family, keys): &(&str, &[&str])| keys.iter().map(|key| format!("{family}-{key}")).collect::<Vec<_>>();
        let mut named: Vec<String> = KEYS.iter().flat_map(keys).collect();
        named.sort();
        let catalogue = include_str!("../../assets/text/en.ftl").lines();
        let ids = catalogue.filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
        let of_family = |id: &&str| {
            ["end-source-", "tie-break-", "ending-"]
                .iter()
                .any(|family| id.starts_with(family))
        };
        let mut found: Vec<&str> = ids.filter(of_family).collect();
        found.sort_unstable();
        assert_eq!(found, named);
    }
}
