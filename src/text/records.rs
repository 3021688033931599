//! Records in words: when they were played, and why they end before their end.

use super::{t, t_args};
use crate::record::{Damage, Difference};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Days of which it is said how many they are ago; what is older has a date.
const RECENT: u64 = 7;
const DAY: u64 = 24 * 60 * 60;

/// The time of a change in words, seen from another time: how long ago, or the day.
#[must_use]
pub fn when(changed: SystemTime, now: SystemTime) -> String {
    // A clock that was set back makes it one of this moment.
    let age = now.duration_since(changed).unwrap_or_default();
    if age.as_secs() < RECENT * DAY {
        ago(age)
    } else {
        date(changed)
    }
}

/// An age in words.
#[must_use]
pub fn ago(age: Duration) -> String {
    let minutes = age.as_secs() / 60;
    let (id, n) = match minutes {
        0..60 => ("start-resume-minutes", minutes),
        60..2880 => ("start-resume-hours", minutes / 60),
        _ => ("start-resume-days", minutes / 1440),
    };
    t_args(id, &[("n", n.into())])
}

/// The day in the way that all languages read: `2026-11-23`. It is that of Greenwich.
#[must_use]
pub fn date(time: SystemTime) -> String {
    let seconds = time.duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    let (mut days, mut year) = (seconds / DAY, 1970);
    let is_leap = |year: u64| year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
    let length = |year| if is_leap(year) { 366 } else { 365 };
    // No file is older than its system; one that claims to be of a far year is said to be of the last.
    while days >= length(year) && year < 9999 {
        days -= length(year);
        year += 1;
    }
    let february = if is_leap(year) { 29 } else { 28 };
    let mut month = 1;
    for long in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30] {
        if days < long {
            break;
        }
        days -= long;
        month += 1;
    }
    format!("{year:04}-{month:02}-{:02}", days.min(30) + 1)
}

/// The place from which on a file is damaged.
#[must_use]
pub fn damage(damage: Damage) -> String {
    let id = match damage {
        Damage::Truncated { .. } => "replays-cut",
        Damage::Checksum { .. } => "replays-damaged",
        Damage::TooLong { .. } => "replays-too-long",
    };
    t_args(id, &[("n", damage.entry().into())])
}

/// The place from which on the rules make something else of a record.
#[must_use]
pub fn difference(difference: &Difference) -> String {
    match difference {
        Difference::Start(_) => t("replays-no-start"),
        other => t_args("replays-differs", &[("n", other.entry().into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_their_dates() {
        for (seconds, expected) in [
            (0, "1970-01-01"),
            (DAY - 1, "1970-01-01"),
            (951_782_400, "2000-02-29"),
            (951_868_800, "2000-03-01"),
            (1_735_603_200, "2024-12-31"),
            (1_735_689_600, "2025-01-01"),
            (4_107_542_400, "2100-03-01"),
        ] {
            assert_eq!(date(UNIX_EPOCH + Duration::from_secs(seconds)), expected);
        }
    }

    #[test]
    fn what_is_recent_is_ago_and_what_is_not_has_its_day() {
        let now = UNIX_EPOCH + Duration::from_secs(1_735_689_600);
        crate::text::speaking(crate::text::Language::En, || {
            assert_eq!(when(now - Duration::from_secs(3 * DAY), now), "3 days ago");
            assert_eq!(when(now - Duration::from_secs(8 * DAY), now), "2024-12-24");
            assert_eq!(when(now + Duration::from_secs(DAY), now), "a moment ago");
        });
    }
}
