//! The sheet with its tabs.

use super::{
    about::AboutTab,
    controls::Controls,
    devices::{self, Nearby},
    display::display,
    rows::Room,
    tabs,
};
use crate::{
    app::{
        look::{glyphs, glyphs::Glyph, sizes},
        widgets::{self, sheet},
    },
    protocol::DeviceId,
    store::{MetDevice, Settings},
    text::t,
};
use egui::{Rect, Ui, Vec2, vec2};
use std::{num::NonZero, path::Path};
use strum::VariantArray;

/// Width and height of the sheet.
const SIZE: Vec2 = Vec2::new(720.0, 576.0);
/// Width of the tabs, the gap between two, and the room between them and what they show.
const TABS: f32 = 176.0;
const TAB_GAP: f32 = 6.0;
const BESIDE: f32 = 28.0;

/// A tab of the settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, VariantArray)]
pub enum Tab {
    /// Language, appearance, size, motion.
    #[default]
    Display,
    /// Loudness.
    Sound,
    /// Speed of pieces, calls of the window, cores for bots.
    Game,
    /// Name and colour.
    Profile,
    /// Keys.
    Controls,
    /// Tables that are opened here.
    Network,
    /// Devices of earlier games, addresses of this computer.
    Devices,
    /// Version, bug report, folder.
    Diagnostics,
    /// Version, own licence, and the licences of the libraries and fonts inside.
    About,
}

impl Tab {
    /// The id of its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Display => "settings-tab-display",
            Self::Sound => "settings-tab-sound",
            Self::Game => "settings-tab-game",
            Self::Profile => "settings-tab-profile",
            Self::Controls => "settings-tab-controls",
            Self::Network => "settings-tab-network",
            Self::Devices => "settings-tab-devices",
            Self::Diagnostics => "settings-tab-diagnostics",
            Self::About => "settings-tab-about",
        }
    }

    fn glyph(self) -> &'static Glyph {
        match self {
            Self::Display => &glyphs::EYE,
            Self::Sound => &glyphs::SOUND,
            Self::Game => &glyphs::PLAY,
            Self::Profile => &glyphs::SEAT,
            Self::Controls => &glyphs::GEAR,
            Self::Network => &glyphs::SIGNAL2,
            Self::Devices => &glyphs::HOST,
            Self::Diagnostics => &glyphs::HELP,
            Self::About => &glyphs::INFO,
        }
    }
}

/// What the sheet shows beside the settings.
#[derive(Clone, Copy, Debug)]
pub struct Facts<'a> {
    /// Number of processors that the program may use.
    pub processors: NonZero<u16>,
    /// `None` for a program without sound; true if the last sound found no device.
    pub silent: Option<bool>,
    /// The folder of the profile.
    pub folder: Option<&'a Path>,
}

impl Default for Facts<'_> {
    fn default() -> Self {
        Self {
            processors: NonZero::<u16>::MIN,
            silent: None,
            folder: None,
        }
    }
}

/// The player's answer to the sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SettingsAnswer {
    /// A setting was changed.
    pub changed: bool,
    /// A bug report is wanted.
    pub report: bool,
    /// A sound is to be heard.
    pub listen: bool,
    /// The path of the folder is to be copied.
    pub copy: bool,
    /// This device is to be forgotten.
    pub forget: Option<DeviceId>,
    /// The device that was forgotten last is to be known again.
    pub remember: bool,
    /// The sheet is to be closed.
    pub closed: bool,
}

/// The memory of the sheet: its tab, and what is being typed.
#[derive(Clone, Debug, Default)]
pub struct SettingsSheet {
    tab: Tab,
    name: String,
    port: String,
    nearby: Nearby,
    /// The device that was forgotten last since the sheet was opened, with a way back.
    forgotten: Option<MetDevice>,
    controls: Controls,
    about: AboutTab,
}

/// The place of the sheet in a window.
#[must_use]
pub fn place(window: Rect) -> Rect {
    sheet::centered(window, SIZE)
}

impl SettingsSheet {
    /// Begins anew with these settings, on the tab that was open last; `name` is what the player is called now.
    pub fn open(&mut self, settings: &Settings, name: &str) {
        (self.name, self.forgotten) = (name.to_owned(), None);
        self.controls = Controls::default();
        self.port = settings.port.map_or_else(String::new, |port| port.to_string());
    }

    /// Shows these devices and addresses from now on.
    pub fn show_nearby(&mut self, nearby: Nearby) {
        self.nearby = nearby;
    }

    /// Gives out the device that was forgotten last, which is to be known again.
    pub fn take_forgotten(&mut self) -> Option<MetDevice> {
        self.forgotten.take()
    }

    /// True while the next key that is pressed is taken for an action.
    #[must_use]
    pub const fn is_listening(&self) -> bool {
        self.controls.is_listening()
    }

    /// Draws the sheet.
    pub fn ui(&mut self, ui: &Ui, settings: &mut Settings, facts: &Facts<'_>) -> SettingsAnswer {
        let before = settings.clone();
        // Before the sheet reads keys: Esc would close it.
        self.controls.listen(ui, &mut settings.keys);
        let rect = place(ui.max_rect());
        let (mut answer, closed) = sheet::sheet(ui, "settings", rect, &t("settings"), |ui, inner| {
            let (left, right) = inner.split_left_right_at_x(inner.left() + TABS);
            self.tabs(ui, left, facts);
            widgets::draw(ui, |pen| {
                let line = right.with_max_x(right.left() + 1.0);
                pen.rect(line.translate(vec2(BESIDE / 2.0, 0.0)), 0.0, pen.palette.line);
            });
            self.shown(ui, right.with_min_x(right.left() + BESIDE), settings, facts)
        });
        (answer.changed, answer.closed) = (*settings != before, closed);
        answer
    }

    fn tabs(&mut self, ui: &mut Ui, rect: Rect, facts: &Facts<'_>) {
        let there = |tab: &&Tab| **tab != Tab::Sound || facts.silent.is_some();
        for (index, &tab) in Tab::VARIANTS.iter().filter(there).enumerate() {
            let down = (sizes::BUTTON_LARGE + TAB_GAP) * index as f32;
            let place = Rect::from_min_size(rect.min + vec2(0.0, down), vec2(rect.width(), sizes::BUTTON_LARGE));
            if widgets::tab_button(ui, place, tab.glyph(), &t(tab.name()), self.tab == tab).clicked() {
                self.tab = tab;
                self.controls = Controls::default();
            }
        }
    }

    fn shown(&mut self, ui: &mut Ui, rect: Rect, settings: &mut Settings, facts: &Facts<'_>) -> SettingsAnswer {
        let mut answer = SettingsAnswer::default();
        let mut room = Room::new(ui, rect);
        match (self.tab, facts.silent) {
            (Tab::Sound, Some(silent)) => answer.listen = tabs::sound(&mut room, settings, silent),
            (Tab::Display | Tab::Sound, _) => display(&mut room, settings),
            (Tab::Game, _) => tabs::game(&mut room, settings, facts.processors),
            (Tab::Profile, _) => tabs::profile(&mut room, settings, &mut self.name),
            (Tab::Controls, _) => self.controls.ui(&mut room, &mut settings.keys),
            (Tab::Network, _) => tabs::network(&mut room, settings, &mut self.port, &self.nearby.addresses),
            (Tab::Devices, _) => {
                let pressed = devices::devices(&mut room, &self.nearby, self.forgotten.as_ref());
                let is_back = |device: &DeviceId| self.forgotten.as_ref().is_some_and(|met| met.id == *device);
                answer.remember = pressed.as_ref().is_some_and(is_back);
                answer.forget = pressed.filter(|_| !answer.remember);
                if let (Some(device), Ok(met)) = (answer.forget, &self.nearby.devices) {
                    self.forgotten = met.iter().find(|met| met.id == device).cloned();
                }
            }
            (Tab::Diagnostics, _) => (answer.report, answer.copy) = tabs::diagnostics(&mut room, facts.folder),
            (Tab::About, _) => self.about.ui(&mut room),
        }
        answer
    }
}
