//! The devices of earlier games, and the addresses by which others find this computer.

use super::rows::Room;
use crate::{
    app::{
        look::{Pen, fonts, palette, sizes},
        widgets::{self, Button},
    },
    net::{
        identity::Fingerprint,
        interfaces::{OwnAddress, Reach},
    },
    protocol::{DeviceId, Name},
    store::MetDevice,
    text::{t, t_args},
};
use egui::{Rect, vec2};

/// So many devices are shown, and so many addresses.
const DEVICES: usize = 5;
const ADDRESSES: usize = 3;
/// Height of a device, and room between two.
const ROW: f32 = 38.0;
const GAP: f32 = 2.0;

/// The devices and addresses that the tab shows.
#[derive(Clone, Debug)]
pub struct Nearby {
    /// The devices of earlier games, newest first, or why they cannot be read.
    pub devices: Result<Vec<MetDevice>, String>,
    /// The addresses of this computer, those that reach furthest first.
    pub addresses: Vec<OwnAddress>,
}

impl Default for Nearby {
    fn default() -> Self {
        let (devices, addresses) = (Ok(Vec::new()), Vec::new());
        Self { devices, addresses }
    }
}

/// Draws the tab; returns the device that is to be forgotten, or, if it is the one that was `forgotten` last, to be known
/// again.
pub(super) fn devices(room: &mut Room<'_>, nearby: &Nearby, forgotten: Option<&MetDevice>) -> Option<DeviceId> {
    room.head(&t("settings-devices"));
    let pressed = match &nearby.devices {
        Err(why) => {
            room.note(why);
            None
        }
        Ok(met) if met.is_empty() && forgotten.is_none() => {
            room.note(&t("settings-devices-none"));
            None
        }
        Ok(met) => list(room, met, forgotten),
    };
    room.end();
    addresses(room, &nearby.addresses);
    pressed
}

fn list(room: &mut Room<'_>, met: &[MetDevice], forgotten: Option<&MetDevice>) -> Option<DeviceId> {
    let mut pressed = None;
    let forget = t("settings-forget");
    let wide = Button::new(&*forget).width(room.ui);
    let p = palette(room.ui.ctx());
    for device in met.iter().take(DEVICES) {
        let row = room.take(ROW);
        room.take(GAP);
        let name = name(device);
        let words = Fingerprint(device.id.0).words();
        let (text, place) = row.split_left_right_at_x(row.right() - wide);
        let (left, long) = (text.left_center(), text.width() - 12.0);
        widgets::bold(room.ui, left - vec2(0.0, 8.0), &name, sizes::BODY, p.text, long);
        let fits = Pen::new(room.ui.ctx()).width(&words, fonts::regular(sizes::LABEL)) <= long;
        let size = if fits { sizes::LABEL } else { sizes::SMALL };
        widgets::regular(room.ui, left + vec2(0.0, 8.0), &words, size, p.dim, long);
        let label = t_args("settings-forget-who", &[("name", name.into()), ("words", words.into())]);
        let place = Rect::from_center_size(place.center(), vec2(wide, sizes::BUTTON));
        if Button::new(&*forget).label(label).show(room.ui, place).clicked() {
            pressed = Some(device.id);
        }
    }
    others(room, met.len(), DEVICES);
    match forgotten {
        Some(device) if way_back(room, device) => pressed = Some(device.id),
        Some(_) => {}
        None => room.note(&t("settings-devices-more")),
    }
    pressed
}

fn name(device: &MetDevice) -> String {
    let nameless = || t("settings-device-nameless");
    device.name.as_ref().map_or_else(nameless, Name::to_string)
}

/// Says which device was forgotten last, with a button that takes it back; returns whether that was pressed.
fn way_back(room: &mut Room<'_>, device: &MetDevice) -> bool {
    let args = [("name", name(device).into())];
    let button = Button::new(t("settings-remember")).label(t_args("settings-remember-who", &args));
    let (row, p) = (room.take(ROW), palette(room.ui.ctx()));
    let mut right = row.right_center();
    let size = vec2(button.width(room.ui), sizes::BUTTON);
    let pressed = button.show_left_of(room.ui, &mut right, size, "remember").clicked();
    let wide = right.x - row.left() - 12.0;
    let text = t_args("settings-forgotten", &args);
    widgets::regular(room.ui, row.left_center(), &text, sizes::BODY, p.text, wide);
    pressed
}

/// Says how many are not shown.
fn others(room: &mut Room<'_>, all: usize, shown: usize) {
    if let Some(more @ 1..) = all.checked_sub(shown) {
        room.note(&t_args("settings-others", &[("n", more.into())]));
    }
}

/// The addresses that others can reach; the one of this machine to itself leads nobody here.
fn addresses(room: &mut Room<'_>, all: &[OwnAddress]) {
    room.head(&t("doctor-rung-adapters"));
    let known = Vec::from_iter(all.iter().filter(|own| own.reach != Reach::Here));
    if known.is_empty() {
        room.note(&t("doctor-cause-no-network"));
    }
    let shown = &known[..known.len().min(ADDRESSES)];
    for (reach, text) in [
        (Reach::Network, "settings-reach-network"),
        (Reach::Link, "settings-reach-link"),
        (Reach::Tunnel, "settings-reach-tunnel"),
        (Reach::Inside, "settings-reach-inside"),
    ] {
        let of_reach = shown.iter().filter(|own| own.reach == reach);
        let named = Vec::from_iter(of_reach.map(|own| format!("{} ({})", own.ip, own.adapter)));
        if !named.is_empty() {
            room.note(&t_args(text, &[("addresses", named.join(", ").into())]));
        }
    }
    others(room, known.len(), ADDRESSES);
}
