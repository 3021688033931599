//! The tabs beside the display: sound, game, profile, network, diagnostics.

use super::{
    about::version,
    rows::{ROW, Room},
};
use crate::{
    app::{
        look::{glyphs, palette, sizes},
        widgets::{self, Button, colour_button},
    },
    net::{
        cores_for_bots,
        endpoint::DEFAULT_PORT,
        interfaces::{AdapterName, OwnAddress, Reach},
    },
    protocol::{Colour, WhoMayJoin},
    store::{Animation, Confirm, Reminder, Settings},
    text::{t, t_args, who_may_join},
};
use egui::vec2;
use std::{num::NonZero, path::Path};

/// Percent of the loudness in a step.
const STEP: u16 = 10;
/// Width of the button beside the cores for bots.
const AUTOMATIC: f32 = 104.0;
/// Width of a field, with room for what is wrong with it.
const FIELD: f32 = 300.0;
/// So many adapters are shown.
const ADAPTERS: usize = 3;
/// Ports below are the system's own.
const FIRST_PORT: u16 = 1024;

/// Draws the tab of the sounds; returns whether one is to be heard.
pub(super) fn sound(room: &mut Room<'_>, settings: &mut Settings, is_silent: bool) -> bool {
    room.head(&t("settings-volume"));
    let now = settings.volume();
    let percent = t_args("settings-percent", &[("n", now.into())]);
    let labels = ["settings-quieter", "settings-louder"];
    let (pressed, behind) = room.steps(&percent, labels, [now > 0, now < 100]);
    if let Some(up) = pressed {
        let step = now / STEP * STEP;
        let below = if step < now { step } else { now.saturating_sub(STEP) };
        settings.volume = Some(if up { (step + STEP).min(100) } else { below });
    }
    let heard = now > 0 && !settings.muted;
    let listen = Button::new(t("settings-listen")).glyph(&glyphs::PLAY).enabled(heard);
    // What is set is heard at once.
    let listens = listen.show(room.ui, behind).clicked() || (pressed.is_some() && !settings.muted);
    room.note(&t("settings-sound-more"));
    room.end();
    room.switches([(t("settings-mute"), &mut settings.muted)]);
    if is_silent {
        room.note(&t("settings-sound-silent"));
    }
    listens
}

/// Draws the tab of what happens while one plays.
pub(super) fn game(room: &mut Room<'_>, settings: &mut Settings, processors: NonZero<u16>) {
    room.head(&t("settings-animation"));
    let speeds = Animation::ALL.map(|speed| {
        let name = match speed {
            Animation::Normal => "settings-animation-normal",
            Animation::Fast => "settings-animation-fast",
            Animation::Off => "settings-animation-off",
        };
        (speed, t(name))
    });
    if let Some(speed) = room.choices(speeds, settings.animation, 3) {
        settings.animation = speed;
    }
    if settings.reduced_motion {
        room.note(&t("settings-animation-reduced"));
    }
    room.end();
    room.head(&t("settings-reminder"));
    let reminders = Reminder::ALL.map(|reminder| {
        let name = match reminder.every() {
            None => t("settings-reminder-once"),
            Some(seconds) => t_args("settings-reminder-every", &[("n", seconds.into())]),
        };
        (reminder, name)
    });
    if let Some(reminder) = room.choices(reminders, settings.reminder, 3) {
        settings.reminder = reminder;
    }
    room.note(&t("settings-reminder-more"));
    room.end();
    room.head(&t("settings-confirm"));
    let rules = Confirm::ALL.map(|confirm| {
        let name = match confirm {
            Confirm::Never => "settings-confirm-never",
            Confirm::Tiles => "settings-confirm-tiles",
            Confirm::Always => "settings-confirm-always",
        };
        (confirm, t(name))
    });
    if let Some(confirm) = room.choices(rules, settings.confirm, 3) {
        settings.confirm = confirm;
    }
    room.note(&t("settings-confirm-more"));
    room.take(10.0);
    room.switches([(t("settings-tile-codes"), &mut settings.tile_codes)]);
    room.take(8.0);
    cores(room, settings, processors);
}

/// Draws the number of cores for bots, on a machine with so many processors.
fn cores(room: &mut Room<'_>, settings: &mut Settings, processors: NonZero<u16>) {
    // The settings may come from a larger machine.
    let now = cores_for_bots(settings.cores, processors).min(processors);
    let labels = ["settings-cores-fewer", "settings-cores-greater"];
    let there = [now > NonZero::<u16>::MIN, now < processors];
    let (pressed, behind) = room.steps(&now.to_string(), labels, there);
    if let Some(up) = pressed {
        settings.cores = if up {
            now.checked_add(1)
        } else {
            NonZero::new(now.get() - 1)
        };
    }
    let (label, automatic) = behind.split_left_right_at_x(behind.right() - AUTOMATIC);
    let (p, wide) = (palette(room.ui.ctx()), label.width() - 8.0);
    let (at, text) = (label.left_center(), t("settings-cores"));
    widgets::regular(room.ui, at, &text, sizes::BODY, p.text, wide);
    if widgets::choice_button(room.ui, automatic, &t("settings-automatic"), settings.cores.is_none()).clicked() {
        settings.cores = None;
    }
}

/// Draws the tab of the player.
pub(super) fn profile(room: &mut Room<'_>, settings: &mut Settings, name: &mut String) {
    let label = t("start-name");
    room.head(&label);
    let row = room.take(ROW);
    let field = row.with_max_x(row.left() + FIELD);
    if widgets::name_field(room.ui, field, &label, name).is_changed()
        && let Ok(name) = widgets::parse_name(room.ui.ctx(), name)
    {
        settings.name = Some(name);
    }
    room.end();
    room.head(&t("settings-colour"));
    let (row, chosen) = (room.take(ROW), settings.colour.unwrap_or(Colour::Sun));
    for (index, one) in Colour::ALL.into_iter().enumerate() {
        let middle = row.left_center() + vec2(20.0 + 48.0 * index as f32, 0.0);
        if colour_button(room.ui, middle, one, one == chosen, true).clicked() {
            settings.colour = Some(one);
        }
    }
    room.note(&t("settings-profile-more"));
}

/// The port that was typed: `None` for none at all, an error for what is no port.
fn port_of(typed: &str) -> Result<Option<u16>, ()> {
    match typed.trim() {
        "" => Ok(None),
        typed => match typed.parse() {
            Ok(port) if port >= FIRST_PORT => Ok(Some(port)),
            _ => Err(()),
        },
    }
}

/// The adapters that lead to others, each once.
fn adapters(all: &[OwnAddress]) -> Vec<&str> {
    let mut found: Vec<&str> = Vec::new();
    let leads = |own: &&OwnAddress| matches!(own.reach, Reach::Network | Reach::Link | Reach::Tunnel);
    for own in all.iter().filter(leads) {
        if !found.contains(&own.adapter.as_str()) && AdapterName::new(&own.adapter).is_some() {
            found.push(&own.adapter);
        }
    }
    found
}

/// Draws the choice of an adapter, where there is any.
fn adapter(room: &mut Room<'_>, settings: &mut Settings, addresses: &[OwnAddress]) {
    let mut all: Vec<(&str, String)> =
        Vec::from_iter(adapters(addresses).into_iter().map(|name| (name, name.to_owned())));
    let chosen = settings.adapter.clone();
    if let Some(chosen) = &chosen
        && all.iter().all(|(name, _)| name != chosen)
    {
        let absent = t_args("settings-adapter-absent", &[("name", chosen.clone().into())]);
        all.insert(0, (chosen, absent));
    }
    // Of very many the chosen one is among those that are shown.
    let at = all.iter().position(|(name, _)| Some(*name) == chosen.as_deref());
    if let Some(at) = at.filter(|at| *at >= ADAPTERS) {
        all.swap(ADAPTERS - 1, at);
    }
    all.truncate(ADAPTERS);
    if all.len() < 2 && chosen.is_none() {
        return;
    }
    room.end();
    room.head(&t("settings-adapter"));
    let automatic = (None, t("settings-automatic"));
    let choices = all.into_iter().map(|(name, shown)| (Some(name), shown));
    let pressed = room.choices(std::iter::once(automatic).chain(choices), chosen.as_deref(), 2);
    if let Some(pressed) = pressed {
        settings.adapter = pressed.map(str::to_owned);
    }
    room.note(&t("settings-adapter-more"));
}

/// Draws the tab of the tables that are opened here, and of the adapters of this computer.
pub(super) fn network(room: &mut Room<'_>, settings: &mut Settings, port: &mut String, addresses: &[OwnAddress]) {
    let label = t("settings-port");
    room.head(&label);
    let row = room.take(ROW);
    let field = row.with_max_x(row.left() + FIELD);
    let hint = t("settings-automatic");
    let typed = widgets::text_field(room.ui, field, (&label, &hint), port, |typed| {
        let bad = || t_args("settings-port-bad", &[("least", FIRST_PORT.to_string().into())]);
        port_of(typed).is_err().then(bad)
    });
    let now = port_of(port);
    if let (true, Ok(port)) = (typed.is_changed(), now) {
        settings.port = port;
    }
    if now.is_err() {
        // The error stands there.
        room.take(sizes::TARGET - 8.0);
    }
    room.note(&t_args(
        "settings-port-more",
        &[("port", DEFAULT_PORT.to_string().into())],
    ));
    room.end();
    room.head(&t("settings-who"));
    let who = WhoMayJoin::ALL.map(|who| (who, who_may_join(who)));
    if let Some(who) = room.choices(who, settings.who_may_join, 2) {
        settings.who_may_join = who;
    }
    room.note(&t("settings-who-more"));
    adapter(room, settings, addresses);
}

/// Draws the tab for whoever looks for a fault; returns whether a report is wanted, and whether the path of the folder.
pub(super) fn diagnostics(room: &mut Room<'_>, folder: Option<&Path>) -> (bool, bool) {
    room.head(&version());
    let report = room.button(Button::new(t("report")).glyph(&glyphs::ALERT));
    room.note(&t("settings-report-more"));
    let Some(folder) = folder else { return (report, false) };
    room.end();
    room.head(&t("settings-folder"));
    room.note(&folder.display().to_string());
    room.take(10.0);
    let copy = room.button(Button::new(t("settings-folder-copy")).glyph(&glyphs::COPY));
    room.note(&t("settings-folder-more"));
    (report, copy)
}
