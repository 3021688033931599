//! The window's side of the sounds: it hands them on, never waits, and lets only a few be heard at a time.

use super::cue::Cue;
use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
    mpsc::SyncSender,
};

/// A sound is heard again only so many seconds after it began.
const AGAIN: f64 = 0.15;
/// A sound counts as heard for so many seconds; none is longer.
pub(super) const LONGEST: f64 = 0.8;
/// So many sounds are heard at a time.
const AT_ONCE: usize = 3;

/// A sound to be played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Note {
    /// The sound.
    pub cue: Cue,
    /// The factor for its samples, 0 to 1.
    pub gain: f32,
}

/// The way to whoever plays the sounds.
#[derive(Debug)]
pub struct Loudspeaker {
    to: SyncSender<Note>,
    silent: Arc<AtomicBool>,
    /// The sounds that are heard now, with the times at which they began.
    heard: Vec<(Cue, f64)>,
}

impl Loudspeaker {
    /// Hands sounds to a receiver, which sets `silent` while it cannot play any.
    #[must_use]
    pub const fn new(to: SyncSender<Note>, silent: Arc<AtomicBool>) -> Self {
        let heard = Vec::new();
        Self { to, silent, heard }
    }

    /// True if the last sound found no device to play it.
    #[must_use]
    pub fn is_silent(&self) -> bool {
        self.silent.load(Ordering::Relaxed)
    }

    /// Plays these sounds at a loudness in percent: each once, and only as many as can be told apart.
    pub fn play(&mut self, cues: impl IntoIterator<Item = Cue>, percent: u16, now: f64) {
        self.heard.retain(|(_, since)| (0.0..LONGEST).contains(&(now - since)));
        let mut cues: Vec<Cue> = cues.into_iter().collect();
        cues.sort_unstable();
        cues.dedup();
        // Loudness is felt as the square root of the power: half of the way is half as loud.
        let share = f32::from(percent.min(100)) / 100.0;
        let gain = share * share;
        for cue in cues {
            let repeats = self.heard.iter().any(|(of, since)| *of == cue && now - since < AGAIN);
            if repeats || self.heard.len() >= AT_ONCE || percent == 0 {
                continue;
            }
            // Where sounds are not taken fast enough, one that comes late tells nothing any more.
            if self.to.try_send(Note { cue, gain }).is_ok() {
                self.heard.push((cue, now));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::{Receiver, sync_channel};

    fn speaker(room: usize) -> (Loudspeaker, Receiver<Note>) {
        let (to, notes) = sync_channel(room);
        (Loudspeaker::new(to, Arc::default()), notes)
    }

    fn heard(notes: &Receiver<Note>) -> Vec<Cue> {
        notes.try_iter().map(|note| note.cue).collect()
    }

    #[test]
    fn a_burst_is_heard_as_a_few_sounds_and_each_once() {
        let (mut speaker, notes) = speaker(16);
        speaker.play([Cue::Move, Cue::Dice, Cue::Move, Cue::Launch, Cue::Death], 100, 1.0);
        assert_eq!(
            heard(&notes),
            [Cue::Death, Cue::Launch, Cue::Dice],
            "the first ones matter most"
        );
        speaker.play([Cue::Turn], 100, 1.1);
        assert_eq!(heard(&notes), [], "three are heard");
        speaker.play([Cue::Turn], 100, 1.0 + LONGEST);
        speaker.play([Cue::Turn], 100, 1.0 + LONGEST + 0.1);
        assert_eq!(heard(&notes), [Cue::Turn], "not again at once");
        speaker.play([Cue::Turn], 100, 1.0 + LONGEST + 0.2);
        assert_eq!(heard(&notes), [Cue::Turn]);
    }

    #[test]
    fn loudness_is_as_it_is_set_and_none_is_silence() {
        let (mut speaker, notes) = speaker(16);
        speaker.play([Cue::Turn], 0, 1.0);
        assert_eq!(heard(&notes), []);
        speaker.play([Cue::Turn], 50, 2.0);
        speaker.play([Cue::Turn], 900, 4.0);
        let gains: Vec<f32> = notes.try_iter().map(|note| note.gain).collect();
        assert_eq!(gains, [0.25, 1.0]);
    }

    #[test]
    fn whoever_plays_too_slowly_or_no_more_holds_nothing_up() {
        let (mut speaker, notes) = speaker(1);
        speaker.play([Cue::Turn, Cue::Question, Cue::End], 100, 1.0);
        assert_eq!(heard(&notes), [Cue::Turn]);
        drop(notes);
        speaker.play([Cue::Turn], 100, 9.0);
        assert_eq!(speaker.heard, [], "nobody heard it");
    }
}
