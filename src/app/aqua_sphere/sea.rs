//! Colours of the station under water, each for the dark and for the light theme.

/// Top of the water.
pub(super) const TOP: [u32; 2] = [0x12_333F, 0xD9_EAEB];
/// Bottom of the water.
pub(super) const BOTTOM: [u32; 2] = [0x07_1820, 0xB9_D3D8];
/// The far and the near dune.
pub(super) const SILT: [[u32; 2]; 2] = [[0x0D_2731, 0xA9_C6CC], [0x0A_202A, 0x9D_BCC3]];
/// Light that falls from above.
pub(super) const SHAFT: [u32; 2] = [0x7F_D6D0, 0xFF_FFFF];
/// Specks in the water.
pub(super) const MOTE: [u32; 2] = [0x5E_93A0, 0x8F_B4BC];
/// Rings of air that rise.
pub(super) const BUBBLE: [u32; 2] = [0x8F_E0DA, 0xE7_FBF8];
/// Plates of the station.
pub(super) const HULL: [u32; 2] = [0x38_566A, 0x6E_93A1];
/// Light on their upper edges.
pub(super) const HULL_HI: [u32; 2] = [0x5A_7F92, 0xA6_C4CD];
/// Their borders and recesses.
pub(super) const HULL_LO: [u32; 2] = [0x1F_3440, 0x46_6873];
/// Floors of Sectors.
pub(super) const FLOOR: [u32; 2] = [0xE2_E2D4, 0xFB_FBF1];
/// The corridor on a floor.
pub(super) const FLOOR_LO: [u32; 2] = [0xC6_CBBE, 0xDD_E3D8];
/// Lines painted on a floor.
pub(super) const DECAL: [u32; 2] = [0x6C_746C, 0x61_706C];
/// The dome in the middle, and what is open.
pub(super) const GLASS: [u32; 2] = [0x2B_6E78, 0x8C_C7CC];
/// Red lines on the track.
pub(super) const BARRIER: [u32; 2] = [0xFF_6A55, 0xC9_3A28];
