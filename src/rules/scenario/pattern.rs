//! Lines that fit a pattern, and numbers that fit a condition.

use crate::rules::words::word_fits;

/// True if a text fits a pattern: word by word, `*` for any letters, a last word `**` for any further words.
pub(super) fn fits(pattern: &str, text: &str) -> bool {
    let mut words = text.split_whitespace();
    for wanted in pattern.split_whitespace() {
        if wanted == "**" {
            return true;
        }
        if !words.next().is_some_and(|word| word_fits(wanted, word)) {
            return false;
        }
    }
    words.next().is_none()
}

/// As `fits`, but further words of the text do not matter.
pub(super) fn begins(pattern: &str, text: &str) -> bool {
    fits(&format!("{pattern} **"), text)
}

/// True if a number fits `3`, `<=3` or `>=3`; `None` if that is no condition.
pub(super) fn number_fits(condition: &str, number: usize) -> Option<bool> {
    if let Some(most) = condition.strip_prefix("<=") {
        most.parse().ok().map(|most: usize| number <= most)
    } else if let Some(least) = condition.strip_prefix(">=") {
        least.parse().ok().map(|least: usize| number >= least)
    } else {
        condition.parse().ok().map(|exact: usize| number == exact)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stars_stand_for_letters_and_words() {
        assert!(fits("move P0.* C01", "move P0.pilot C01"));
        assert!(!fits("move P0.* C01", "move P1.pilot C01"));
        assert!(!fits("move *", "move P1.pilot C01"));
        assert!(fits("move **", "move P1.pilot C01"));
        assert!(begins("move", "move P1.pilot C01"));
        assert!(fits("*", "end"));
        assert!(fits("a*c*e", "abcde") && !fits("a*c*e", "abcd"));
        assert!(!fits("build pod * *", "build 1 0,-2 r0"));
    }

    #[test]
    fn numbers_have_bounds() {
        assert_eq!(number_fits("3", 3), Some(true));
        assert_eq!(number_fits("<=3", 4), Some(false));
        assert_eq!(number_fits(">=3", 4), Some(true));
        assert_eq!(number_fits("many", 4), None);
    }
}
