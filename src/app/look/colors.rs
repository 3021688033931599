//! Every colour of the window, once for the dark and once for the light theme; and both with strong contrast.

use crate::protocol::Colour;
use egui::Color32;

/// Colour from `0xRRGGBB`.
pub(crate) const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

/// Modules of a QR code, and what lies between and around them: readers want them so in every theme.
pub(crate) const QR_DARK: Color32 = Color32::BLACK;
/// The light ones.
pub(crate) const QR_LIGHT: Color32 = Color32::WHITE;

/// The colours of one theme. Names say what a colour is for, not what it looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// True for the dark theme.
    pub dark: bool,
    /// Top of the board's background.
    pub space_top: Color32,
    /// Bottom of the board's background.
    pub space_bottom: Color32,
    /// Stars and the dots of free cells.
    pub star: Color32,
    /// The planet behind the station.
    pub planet: Color32,
    /// Edge of the planet.
    pub planet_edge: Color32,
    /// Bars, rails, sheets.
    pub panel: Color32,
    /// Cards on panels.
    pub card: Color32,
    /// Hovered or active card, plain button.
    pub card_hi: Color32,
    /// Borders of cards.
    pub line: Color32,
    /// Borders of inputs.
    pub line_hi: Color32,
    /// Colour of text.
    pub text: Color32,
    /// Colour of secondary text.
    pub dim: Color32,
    /// Captions; never on space, never below 12 points.
    pub faint: Color32,
    /// The one primary action, the current phase, ticks.
    pub accent: Color32,
    /// Primary button under the pointer.
    pub accent_hover: Color32,
    /// Primary button held down.
    pub accent_pressed: Color32,
    /// Text on `accent`.
    pub accent_ink: Color32,
    /// Legal targets and selection on the board; always cased in ink.
    pub board_accent: Color32,
    /// Doors, pods, "slow", a changed option.
    pub hazard: Color32,
    /// Text of that meaning.
    pub hazard_text: Color32,
    /// Errors, always with the alert glyph.
    pub bad: Color32,
    /// Alien track accents.
    pub lime: Color32,
    /// Eyes of aliens in both themes.
    pub alien_eye: Color32,
    /// Outlines, casings, bodies of chips, glyphs on colour.
    pub ink: Color32,
    /// Bone: outer line of figures, badges, skull chips.
    pub key: Color32,
    /// Plate of a tile.
    pub hull: Color32,
    /// Light on its top edge.
    pub hull_hi: Color32,
    /// Its border and recesses.
    pub hull_lo: Color32,
    /// Floor that is walked on.
    pub floor: Color32,
    /// Sockets and seams.
    pub floor_lo: Color32,
    /// Rings of sockets.
    pub decal: Color32,
    /// Glyph of a room.
    pub room_glyph: Color32,
    /// Body of an alien.
    pub alien_body: Color32,
    /// Cabin of a pod.
    pub pod_cabin: Color32,
}

impl Palette {
    /// Of two colours as `0xRRGGBB`, for the dark and for the light theme, the one of this theme.
    pub(crate) const fn shade(&self, [dark, light]: [u32; 2]) -> Color32 {
        rgb(if self.dark { dark } else { light })
    }
}

/// The dark theme.
pub const DARK: Palette = Palette {
    dark: true,
    space_top: rgb(0x16_1F3A),
    space_bottom: rgb(0x0B_1122),
    star: rgb(0x5A_6A94),
    planet: rgb(0x18_2446),
    planet_edge: rgb(0x25_3E75),
    panel: rgb(0x12_1A2D),
    card: rgb(0x1B_253C),
    card_hi: rgb(0x26_334F),
    line: rgb(0x34_425F),
    line_hi: rgb(0x66_7AA2),
    text: rgb(0xF2_F4F9),
    dim: rgb(0xB4_BFD3),
    faint: rgb(0x8E_9BB5),
    accent: rgb(0x22_C98B),
    accent_hover: rgb(0x4F_DDA9),
    accent_pressed: rgb(0x1A_A572),
    accent_ink: rgb(0x06_251C),
    board_accent: rgb(0x22_C98B),
    hazard: rgb(0xF2_930D),
    hazard_text: rgb(0xF2_930D),
    bad: rgb(0xFF_8A75),
    lime: rgb(0xB9_F24A),
    alien_eye: rgb(0xB9_F24A),
    ink: rgb(0x0D_1220),
    key: rgb(0xF4_F0E6),
    hull: rgb(0x3B_4968),
    hull_hi: rgb(0x55_668D),
    hull_lo: rgb(0x27_324A),
    floor: rgb(0xE6_E0D0),
    floor_lo: rgb(0xCF_C8B5),
    decal: rgb(0x77_705F),
    room_glyph: rgb(0x2A_3350),
    alien_body: rgb(0x1A_1030),
    pod_cabin: rgb(0xFF_F3DC),
};

/// The light theme.
pub const LIGHT: Palette = Palette {
    dark: false,
    space_top: rgb(0xDD_E5F0),
    space_bottom: rgb(0xC9_D3E2),
    star: rgb(0xAE_BBD0),
    planet: rgb(0xC9_D5E6),
    planet_edge: rgb(0xA9_BCD9),
    panel: rgb(0xF3_F5F9),
    card: rgb(0xFF_FFFF),
    card_hi: rgb(0xE6_EBF3),
    line: rgb(0xC3_CCDA),
    line_hi: rgb(0x7C_8AA3),
    text: rgb(0x12_1829),
    dim: rgb(0x46_536B),
    faint: rgb(0x5C_6880),
    accent: rgb(0x0B_7F63),
    accent_hover: rgb(0x0F_9374),
    accent_pressed: rgb(0x09_6A52),
    accent_ink: rgb(0xFF_FFFF),
    board_accent: rgb(0x0D_A37F),
    hazard_text: rgb(0x8A_4B00),
    bad: rgb(0xB3_261E),
    lime: rgb(0x4E_7A00),
    hull: rgb(0x7C_8BA6),
    hull_hi: rgb(0xA9_B5C9),
    hull_lo: rgb(0x56_647E),
    floor: rgb(0xFF_FBF0),
    floor_lo: rgb(0xE6_DFCF),
    decal: rgb(0x6F_6857),
    ..DARK
};

/// The dark theme with strong contrast: what is read, and the edges of what is pressed.
pub const DARK_STRONG: Palette = Palette {
    space_top: rgb(0x0B_1020),
    space_bottom: rgb(0x02_0409),
    panel: rgb(0x04_070E),
    card: rgb(0x0A_0F1A),
    card_hi: rgb(0x1B_2438),
    line: rgb(0x8E_9BB5),
    line_hi: rgb(0xC9_D3E6),
    text: rgb(0xFF_FFFF),
    dim: rgb(0xE3_E9F4),
    faint: rgb(0xD0_D9EA),
    accent: rgb(0x35_E0A0),
    accent_hover: rgb(0x6B_F0C0),
    board_accent: rgb(0x35_E0A0),
    hazard_text: rgb(0xFF_B54A),
    bad: rgb(0xFF_AB9B),
    ..DARK
};

/// The light theme with strong contrast.
pub const LIGHT_STRONG: Palette = Palette {
    space_top: rgb(0xF4_F7FB),
    space_bottom: rgb(0xE9_EEF5),
    panel: rgb(0xFF_FFFF),
    card_hi: rgb(0xEE_F2F8),
    line: rgb(0x5C_6880),
    line_hi: rgb(0x2E_394F),
    text: rgb(0x00_0000),
    dim: rgb(0x1C_2536),
    faint: rgb(0x2E_394F),
    accent: rgb(0x06_5944),
    accent_hover: rgb(0x0A_6E55),
    accent_pressed: rgb(0x04_4434),
    board_accent: rgb(0x08_7A5E),
    hazard_text: rgb(0x63_3500),
    bad: rgb(0x8E_1812),
    lime: rgb(0x38_5800),
    ..LIGHT
};

/// Shape of a seat's plates and badges, besides colour and letter the third thing that tells players apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatShape {
    /// Round, with the letter O.
    Circle,
    /// Pointed, with the letter A.
    Triangle,
    /// Square, with the letter H.
    Square,
    /// Slanted, with the letter V.
    Diamond,
}

/// The look of a seat. Text is never set in `fill`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatLook {
    /// The colour of its pieces.
    pub fill: Color32,
    /// The shape of its badge.
    pub shape: SeatShape,
    /// Letter, read off the shape.
    pub letter: &'static str,
    /// Colour of glyphs and letters on `fill`.
    pub glyph: Color32,
    /// Catalogue key of the colour's name.
    pub name: &'static str,
}

impl SeatLook {
    const fn new(fill: u32, shape: SeatShape, letter: &'static str, glyph: Color32, name: &'static str) -> Self {
        let fill = rgb(fill);
        Self {
            fill,
            shape,
            letter,
            glyph,
            name,
        }
    }
}

/// The four colours in the order of `Colour::ALL`.
pub const SEATS: [SeatLook; 4] = [
    SeatLook::new(0xFB_E24C, SeatShape::Circle, "O", DARK.ink, "seat-color-sun"),
    SeatLook::new(0x6F_DCFA, SeatShape::Triangle, "A", DARK.ink, "seat-color-ice"),
    SeatLook::new(0xD4_3C55, SeatShape::Square, "H", DARK.key, "seat-color-rose"),
    SeatLook::new(0x8A_4CEE, SeatShape::Diamond, "V", DARK.key, "seat-color-violet"),
];

/// Look of a colour.
#[must_use]
pub const fn colour(colour: Colour) -> &'static SeatLook {
    &SEATS[colour as usize]
}

/// A colour that a game prints on its pieces. A glyph on it says the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tint {
    /// The colour itself.
    pub fill: Color32,
    /// Colour of the glyph on it.
    pub glyph: Color32,
}

impl Tint {
    /// The ground of tiles that are green.
    pub const GREEN: Self = Self::under(0x84_C48E, DARK.ink);
    /// The ground of tiles that are yellow.
    pub const YELLOW: Self = Self::under(0xF0_BC3E, DARK.ink);
    /// The ground of tiles that are black.
    pub const BLACK: Self = Self::under(0x3C_434F, DARK.key);
    /// The ground of tiles that are purple.
    pub const PURPLE: Self = Self::under(0xC3_AFD6, DARK.ink);
    /// The ground of tiles that are blue.
    pub const BLUE: Self = Self::under(0x62_8AE2, DARK.ink);
    /// The ground of tiles that are red.
    pub const RED: Self = Self::under(0xD0_6F4A, DARK.ink);
    /// The ground of tiles that are white.
    pub const WHITE: Self = Self::under(0xF1_EEE4, DARK.ink);

    const fn under(fill: u32, glyph: Color32) -> Self {
        let fill = rgb(fill);
        Self { fill, glyph }
    }
}

/// The same colour with its opacity multiplied, `alpha` 0..=1.
#[must_use]
pub fn faded(color: Color32, alpha: f32) -> Color32 {
    color.gamma_multiply(alpha)
}
