//! Plays the sounds on the device of this machine, in a thread of its own. The device is open only while something is
//! heard: it may come and go, and none at all is silence.

use super::{
    cue::Cue,
    loudspeaker::{Loudspeaker, Note},
    recipe,
};
use crate::diagnostics::Dropped;
use rodio::{DeviceSinkBuilder, DeviceSinkError, MixerDeviceSink, Source, buffer::SamplesBuffer, cpal};
use std::{
    num::NonZero,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::{Receiver, RecvTimeoutError, sync_channel},
    },
    thread,
    time::{Duration, Instant},
};
use strum::VariantArray;

/// The device is closed when nothing was played for so long.
const REST: Duration = Duration::from_secs(10);
/// A device that was not there is looked for again after so long: on Linux its library complains aloud each time.
const LOOK_AGAIN: Duration = Duration::from_secs(30);
/// Sounds that may wait to be played.
const QUEUE: usize = 4;

/// A speaker that plays. The device is looked for when the first sound comes.
pub(super) fn start() -> Option<Loudspeaker> {
    let (to, notes) = sync_channel(QUEUE);
    let silent = Arc::new(AtomicBool::new(false));
    let told = Arc::clone(&silent);
    let thread = thread::Builder::new().name("sound".to_owned());
    match thread.spawn(move || play(&notes, &told)) {
        Ok(_) => Some(Loudspeaker::new(to, silent)),
        Err(error) => {
            Dropped::NoSound(error.to_string()).tell();
            None
        }
    }
}

/// Plays what comes, until nobody sends any more.
fn play(notes: &Receiver<Note>, silent: &AtomicBool) {
    let sounds: Vec<(Cue, SamplesBuffer)> = Cue::VARIANTS
        .iter()
        .filter_map(|&cue| Some((cue, sound(cue)?)))
        .collect();
    let lost = Arc::new(AtomicBool::new(false));
    let mut device: Option<MixerDeviceSink> = None;
    let mut missed: Option<Instant> = None;
    loop {
        let note = match device {
            Some(_) => notes.recv_timeout(REST),
            None => notes.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        let note = match note {
            Ok(note) => note,
            Err(RecvTimeoutError::Timeout) => {
                device = None;
                continue;
            }
            Err(RecvTimeoutError::Disconnected) => return,
        };
        if lost.swap(false, Ordering::Relaxed) {
            device = None;
        }
        if device.is_none() && missed.is_none_or(|missed| missed.elapsed() >= LOOK_AGAIN) {
            device = open(&lost, silent);
            missed = device.is_none().then(Instant::now);
        }
        let sound = sounds.iter().find(|(cue, _)| *cue == note.cue);
        if let (Some(device), Some((_, sound))) = (&device, sound) {
            device.mixer().add(sound.clone().amplify(note.gain));
        }
    }
}

/// The sound of an occasion, ready to be played.
fn sound(cue: Cue) -> Option<SamplesBuffer> {
    let (one, rate) = (NonZero::new(1)?, NonZero::new(u32::from(recipe::RATE))?);
    Some(SamplesBuffer::new(one, rate, recipe::samples(cue)))
}

/// Opens the device; sets `lost` when it goes. That there is none is told once, until there is one.
fn open(lost: &Arc<AtomicBool>, silent: &AtomicBool) -> Option<MixerDeviceSink> {
    match try_open(lost) {
        Ok(device) => {
            silent.store(false, Ordering::Relaxed);
            Some(device)
        }
        Err(error) => {
            if !silent.swap(true, Ordering::Relaxed) {
                Dropped::NoSound(error.to_string()).tell();
            }
            None
        }
    }
}

/// Opens the device, or says why that is impossible.
fn try_open(lost: &Arc<AtomicBool>) -> Result<MixerDeviceSink, DeviceSinkError> {
    let lost = Arc::clone(lost);
    let failed = move |error: cpal::Error| {
        // Time lost in between is heard as a crackle and mends itself.
        if !matches!(error.kind(), cpal::ErrorKind::Xrun | cpal::ErrorKind::RealtimeDenied) {
            lost.store(true, Ordering::Relaxed);
        }
    };
    let builder = DeviceSinkBuilder::from_default_device()?.with_error_callback(failed);
    let mut device = builder.open_sink_or_fallback()?;
    device.log_on_drop(false);
    Ok(device)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{app::sound::start, log_catch::LogCatch};
    use std::time::Instant;

    #[test]
    fn whether_there_is_a_device_or_not_nobody_waits_and_nothing_fails() {
        let mut speaker = start().expect("a speaker");
        let began = Instant::now();
        for second in 0..200_u8 {
            speaker.play(Cue::VARIANTS.iter().copied(), 1, f64::from(second));
        }
        assert!(began.elapsed() < Duration::from_secs(1), "the window would have waited");
        drop(speaker);
    }

    #[test]
    fn a_missing_device_is_silence_and_the_player_of_sounds_ends_with_the_window() {
        let (to, notes) = sync_channel(2);
        for cue in [Cue::Turn, Cue::End] {
            to.send(Note { cue, gain: 0.0 }).expect("there is room");
        }
        drop(to);
        let silent = AtomicBool::new(false);
        let log = LogCatch::begin();
        play(&notes, &silent);
        let is_told = log.lines().iter().any(|line| line.contains("no sound is played: "));
        let device = cpal::traits::HostTrait::default_output_device(&cpal::default_host());
        assert!(device.is_some() || silent.load(Ordering::Relaxed) && is_told);
    }
}
