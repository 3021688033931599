//! Colours of the station under water.

use crate::app::look::{Palette, colors::rgb};
use egui::Color32;

/// The colours that only this board has, in one theme.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sea {
    /// Top of the water.
    pub top: Color32,
    /// Bottom of the water.
    pub bottom: Color32,
    /// The far and the near dune.
    pub silt: [Color32; 2],
    /// Light that falls from above, with its opacity.
    pub shaft: (Color32, f32),
    /// Specks in the water.
    pub mote: Color32,
    /// Rings of air that rise.
    pub bubble: Color32,
    /// Plates of the station.
    pub hull: Color32,
    /// Light on their upper edges.
    pub hull_hi: Color32,
    /// Their borders and recesses.
    pub hull_lo: Color32,
    /// Floors of Sectors.
    pub floor: Color32,
    /// The corridor on a floor.
    pub floor_lo: Color32,
    /// Lines painted on a floor.
    pub decal: Color32,
    /// The dome in the middle, and what is open.
    pub glass: Color32,
    /// Red lines on the track.
    pub barrier: Color32,
}

static DARK: Sea = Sea {
    top: rgb(0x12_333F),
    bottom: rgb(0x07_1820),
    silt: [rgb(0x0D_2731), rgb(0x0A_202A)],
    shaft: (rgb(0x7F_D6D0), 0.05),
    mote: rgb(0x5E_93A0),
    bubble: rgb(0x8F_E0DA),
    hull: rgb(0x38_566A),
    hull_hi: rgb(0x5A_7F92),
    hull_lo: rgb(0x1F_3440),
    floor: rgb(0xE2_E2D4),
    floor_lo: rgb(0xC6_CBBE),
    decal: rgb(0x6C_746C),
    glass: rgb(0x2B_6E78),
    barrier: rgb(0xFF_6A55),
};

static LIGHT: Sea = Sea {
    top: rgb(0xD9_EAEB),
    bottom: rgb(0xB9_D3D8),
    silt: [rgb(0xA9_C6CC), rgb(0x9D_BCC3)],
    shaft: (Color32::WHITE, 0.22),
    mote: rgb(0x8F_B4BC),
    bubble: rgb(0xE7_FBF8),
    hull: rgb(0x6E_93A1),
    hull_hi: rgb(0xA6_C4CD),
    hull_lo: rgb(0x46_6873),
    floor: rgb(0xFB_FBF1),
    floor_lo: rgb(0xDD_E3D8),
    decal: rgb(0x61_706C),
    glass: rgb(0x8C_C7CC),
    barrier: rgb(0xC9_3A28),
};

/// The sea in the theme of a palette.
pub(super) const fn sea(p: &Palette) -> &'static Sea {
    if p.dark { &DARK } else { &LIGHT }
}
