//! The recipe of each sound. They are computed, so no file holds them.
//!
//! A sound is a few tones that are added up. A **bell** is a sine with an overtone of an octave, a **knock** is the same
//! random noise each time, made dull. Each glides from one pitch to another (a knock has none), comes in within four
//! milliseconds, dies away, and ends at nothing, so that no click is heard.

use super::{cue::Cue, loudspeaker::LONGEST};
use std::f32::consts::TAU;

/// Samples in a second.
pub(super) const RATE: u16 = 44_100;
/// Seconds in which a tone comes in, and in which its end goes out.
const EDGE: f32 = 0.004;
/// A tone dies away to e to the power of minus this over its time.
const DECAY: f32 = 4.5;
/// The part of an overtone in a bell.
const OVERTONE: f32 = 0.25;
/// Each sample of a knock takes over so much of the noise: the less, the duller.
const DULL: f32 = 0.22;

/// The voice of a tone.
#[derive(Clone, Copy)]
enum Voice {
    /// From one pitch to another, in hertz.
    Bell(f32, f32),
    Knock,
}
use Voice::{Bell, Knock};

/// A tone: when it begins and how long it sounds, in milliseconds; how loud it is, from 0 to 1.
struct Tone(u16, u16, f32, Voice);

/// The tones of a sound.
const fn tones(cue: Cue) -> &'static [Tone] {
    match cue {
        Cue::Turn => &[
            Tone(0, 260, 0.34, Bell(587.3, 587.3)),
            Tone(120, 460, 0.40, Bell(880.0, 880.0)),
        ],
        Cue::Question => &[
            Tone(0, 140, 0.32, Bell(987.8, 987.8)),
            Tone(110, 140, 0.32, Bell(987.8, 987.8)),
            Tone(220, 320, 0.38, Bell(1318.5, 1318.5)),
        ],
        Cue::End => &[
            Tone(0, 500, 0.24, Bell(523.3, 523.3)),
            Tone(110, 500, 0.24, Bell(659.3, 659.3)),
            Tone(220, 500, 0.24, Bell(784.0, 784.0)),
            Tone(330, 460, 0.28, Bell(1046.5, 1046.5)),
        ],
        Cue::Death => &[Tone(0, 90, 0.30, Knock), Tone(20, 480, 0.50, Bell(311.1, 92.5))],
        Cue::Launch => &[Tone(0, 420, 0.16, Knock), Tone(0, 460, 0.40, Bell(130.8, 523.3))],
        Cue::Dice => &[
            Tone(0, 45, 0.50, Knock),
            Tone(70, 45, 0.42, Knock),
            Tone(125, 40, 0.50, Knock),
            Tone(205, 40, 0.34, Knock),
            Tone(300, 60, 0.44, Knock),
        ],
        Cue::Push => &[
            Tone(0, 70, 0.40, Knock),
            Tone(0, 170, 0.36, Bell(196.0, 130.8)),
            Tone(90, 60, 0.24, Knock),
        ],
        Cue::Move => &[Tone(0, 40, 0.22, Knock), Tone(0, 120, 0.34, Bell(220.0, 174.6))],
        Cue::Remark => &[
            Tone(0, 90, 0.22, Bell(1174.7, 1174.7)),
            Tone(70, 170, 0.24, Bell(1568.0, 1568.0)),
        ],
    }
}

/// The samples of a sound, each from -1 to 1.
pub(super) fn samples(cue: Cue) -> Vec<f32> {
    let rate = f32::from(RATE);
    let count = |ms: u16| usize::from(ms) * usize::from(RATE) / 1000;
    let tones = tones(cue);
    let end = tones.iter().map(|Tone(at, long, ..)| count(at + long)).max();
    let most = (LONGEST as f32 * rate) as usize;
    let mut out = vec![0.0; end.unwrap_or(0).min(most)];
    for &Tone(at, long, loud, voice) in tones {
        let length = count(long);
        let (mut phase, mut noise, mut dull) = (0.0_f32, 0x2545_u32, 0.0_f32);
        for (index, sample) in out.iter_mut().skip(count(at)).take(length).enumerate() {
            let share = index as f32 / length as f32;
            let value = match voice {
                Bell(from, to) => {
                    phase = (phase + (from + (to - from) * share) / rate).fract();
                    ((TAU * phase).sin() + OVERTONE * (2.0 * TAU * phase).sin()) / (1.0 + OVERTONE)
                }
                Knock => {
                    noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    let white = (noise >> 16) as f32 / 32_768.0 - 1.0;
                    dull += DULL * (white - dull);
                    2.0 * dull
                }
            };
            let begun = index as f32 / (EDGE * rate);
            let left = (length - index) as f32 / (EDGE * rate);
            let edge = begun.min(left).min(1.0);
            *sample = (*sample + loud * edge * (-DECAY * share).exp() * value).clamp(-1.0, 1.0);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use strum::VariantArray;

    #[test]
    fn every_sound_is_heard_is_short_and_begins_and_ends_without_a_click() {
        for &cue in Cue::VARIANTS {
            let samples = samples(cue);
            let peak = samples.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
            assert!((0.15..0.95).contains(&peak), "{cue:?}: {peak}");
            let seconds = samples.len() as f64 / f64::from(RATE);
            assert!((0.1..=LONGEST).contains(&seconds), "{cue:?}: {seconds} s");
            let ends = [samples.first(), samples.last()].map(|end| end.copied().unwrap_or(1.0));
            assert!(ends.iter().all(|end| end.abs() < 0.01), "{cue:?}: {ends:?}");
        }
    }

    #[test]
    fn no_two_sounds_are_alike() {
        let all: Vec<Vec<f32>> = Cue::VARIANTS.iter().map(|&cue| samples(cue)).collect();
        for (index, one) in all.iter().enumerate() {
            assert!(all.iter().skip(index + 1).all(|other| other != one), "{index}");
        }
    }

    #[test]
    fn a_bell_has_the_pitch_that_is_written_down() {
        let samples = samples(Cue::Turn);
        // Of the first tone alone: it comes through zero upwards once in each period.
        let part = &samples[..usize::from(RATE) / 10];
        let periods = part.windows(2).filter(|pair| pair[0] <= 0.0 && pair[1] > 0.0).count();
        assert!(
            (57..=60).contains(&periods),
            "{periods} periods of 587 Hz in a tenth of a second"
        );
    }
}
