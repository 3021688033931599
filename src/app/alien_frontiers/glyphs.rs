//! The glyphs of Alien Frontiers. Original drawings made for Podbay, under the licence of its own art.

use crate::app::look::glyphs::{Glyph, Ink::{F, K}, Part::{Disc, Line, Poly, Rect, Ring}};

/// The Solar Converter: a sun over a panel.
pub(super) static SOLAR_CONVERTER: Glyph = Glyph { parts: &[
    Disc(F, [12.0, 4.8], 2.8),
    Line(F, 1.8, &[[5.6, 4.8], [7.4, 4.8]]),
    Line(F, 1.8, &[[16.6, 4.8], [18.4, 4.8]]),
    Poly(F, &[[5.4, 10.6], [18.6, 10.6], [22.4, 20.0], [1.6, 20.0]]),
    Line(K, 1.5, &[[9.8, 10.6], [8.8, 20.0]]),
    Line(K, 1.5, &[[14.2, 10.6], [15.2, 20.0]]),
    Line(K, 1.5, &[[3.0, 15.2], [21.0, 15.2]]),
    Line(F, 2.2, &[[8.0, 22.4], [16.0, 22.4]]),
] };
/// The Lunar Mine: a pickaxe.
pub(super) static LUNAR_MINE: Glyph = Glyph { parts: &[
    Line(F, 3.0, &[[4.4, 20.6], [13.6, 9.6]]),
    Line(F, 3.0, &[[9.37, 3.46], [10.61, 3.66], [11.82, 4.0], [12.98, 4.47], [14.09, 5.07], [15.12, 5.79],
        [16.06, 6.62], [16.9, 7.55], [17.64, 8.57], [18.25, 9.67], [18.74, 10.82], [19.1, 12.03], [19.32, 13.26],
        [19.4, 14.52], [19.34, 15.77]]),
    Poly(F, &[[8.2, 1.4], [10.6, 6.0], [6.8, 5.4]]),
    Poly(F, &[[21.0, 16.6], [17.6, 15.2], [17.8, 12.0]]),
] };
/// The Orbital Market: arrows to and fro.
pub(super) static ORBITAL_MARKET: Glyph = Glyph { parts: &[
    Line(F, 3.0, &[[2.6, 7.6], [15.0, 7.6]]),
    Poly(F, &[[14.6, 2.6], [22.4, 7.6], [14.6, 12.6]]),
    Line(F, 3.0, &[[9.0, 16.6], [21.4, 16.6]]),
    Poly(F, &[[9.4, 11.6], [1.6, 16.6], [9.4, 21.6]]),
] };
/// The Shipyard: a ship below a gantry.
pub(super) static SHIPYARD: Glyph = Glyph { parts: &[
    Line(F, 2.6, &[[1.8, 3.2], [22.2, 3.2]]),
    Line(F, 2.4, &[[4.0, 3.2], [4.0, 22.0]]),
    Line(F, 2.4, &[[20.0, 3.2], [20.0, 22.0]]),
    Poly(F, &[[12.0, 6.8], [16.8, 19.6], [12.0, 16.8]]),
    Poly(F, &[[12.0, 6.8], [12.0, 16.8], [7.2, 19.6]]),
] };
/// The Colony Constructor: a dome on a crane.
pub(super) static COLONY_CONSTRUCTOR: Glyph = Glyph { parts: &[
    Line(F, 2.4, &[[4.6, 22.0], [4.6, 3.0], [19.6, 3.0]]),
    Line(F, 2.0, &[[4.6, 8.2], [9.8, 3.0]]),
    Line(F, 1.8, &[[17.0, 3.0], [17.0, 7.8]]),
    Poly(F, &[[8.2, 19.0], [8.37, 17.49], [8.87, 16.05], [9.68, 14.76], [10.76, 13.68], [12.05, 12.87],
        [13.49, 12.37], [15.0, 12.2], [16.51, 12.37], [17.95, 12.87], [19.24, 13.68], [20.32, 14.76],
        [21.13, 16.05], [21.63, 17.49], [21.8, 19.0]]),
    Rect(F, [7.4, 19.0], [15.2, 2.8], 0.0),
] };
/// The Terraforming Station: a plant on a hill.
pub(super) static TERRAFORMING_STATION: Glyph = Glyph { parts: &[
    Poly(F, &[[2.4, 20.4], [2.64, 18.26], [3.35, 16.23], [4.49, 14.41], [6.01, 12.89], [7.83, 11.75],
        [9.86, 11.04], [12.0, 10.8], [14.14, 11.04], [16.17, 11.75], [17.99, 12.89], [19.51, 14.41],
        [20.65, 16.23], [21.36, 18.26], [21.6, 20.4]]),
    Line(F, 2.2, &[[12.0, 12.0], [12.0, 5.4]]),
    Poly(F, &[[12.0, 8.6], [12.6, 4.6], [16.0, 2.0], [20.4, 1.8], [19.2, 6.0], [16.0, 8.4]]),
    Poly(F, &[[12.0, 10.4], [11.4, 7.0], [8.6, 5.0], [4.8, 5.0], [5.8, 8.4], [8.6, 10.4]]),
    Rect(F, [1.4, 20.4], [21.2, 2.0], 0.0),
] };
/// The Colonist Hub: three discs about a ring.
pub(super) static COLONIST_HUB: Glyph = Glyph { parts: &[
    Ring(F, [12.0, 12.6], 4.2, 2.4),
    Line(F, 2.4, &[[12.0, 8.4], [12.0, 4.0]]),
    Line(F, 2.4, &[[8.4, 14.8], [4.8, 17.0]]),
    Line(F, 2.4, &[[15.6, 14.8], [19.2, 17.0]]),
    Disc(F, [12.0, 3.8], 3.0),
    Disc(F, [4.2, 17.4], 3.0),
    Disc(F, [19.8, 17.4], 3.0),
] };
/// The Alien Artifact: a stone with three eyes.
pub(super) static ALIEN_ARTIFACT: Glyph = Glyph { parts: &[
    Poly(F, &[[12.0, 1.2], [17.2, 7.0], [16.0, 19.6], [8.0, 19.6], [6.8, 7.0]]),
    Rect(F, [4.2, 20.0], [15.6, 2.8], 0.6),
    Disc(K, [12.0, 6.6], 1.6),
    Disc(K, [9.9, 11.6], 1.5),
    Disc(K, [14.1, 11.6], 1.5),
] };
/// The Raiders' Outpost: crossed swords.
pub(super) static RAIDERS_OUTPOST: Glyph = Glyph { parts: &[
    Line(F, 3.0, &[[3.4, 3.4], [17.4, 17.4]]),
    Line(F, 3.0, &[[20.6, 3.4], [6.6, 17.4]]),
    Line(F, 2.4, &[[13.4, 19.0], [19.0, 13.4]]),
    Line(F, 2.4, &[[10.6, 19.0], [5.0, 13.4]]),
    Disc(F, [19.6, 19.6], 2.2),
    Disc(F, [4.4, 19.6], 2.2),
] };
/// The Maintenance Bay: a wrench.
pub(super) static MAINTENANCE_BAY: Glyph = Glyph { parts: &[
    Disc(F, [17.0, 7.0], 5.2),
    Poly(K, &[[17.6, 6.4], [19.4, 0.0], [24.0, 4.6]]),
    Line(F, 4.4, &[[14.6, 9.4], [6.0, 18.0]]),
    Disc(F, [5.6, 18.4], 3.4),
    Disc(K, [5.6, 18.4], 1.3),
] };
/// A colony: a dome with a door.
pub(super) static COLONY: Glyph = Glyph { parts: &[
    Poly(F, &[[3.2, 16.0], [3.42, 14.04], [4.07, 12.18], [5.12, 10.51], [6.51, 9.12], [8.18, 8.07], [10.04, 7.42],
        [12.0, 7.2], [13.96, 7.42], [15.82, 8.07], [17.49, 9.12], [18.88, 10.51], [19.93, 12.18], [20.58, 14.04],
        [20.8, 16.0]]),
    Rect(F, [1.6, 16.8], [20.8, 3.8], 0.8),
    Line(K, 1.5, &[[12.0, 7.4], [12.0, 11.2]]),
    Rect(K, [10.0, 12.0], [4.0, 4.2], 0.0),
] };
/// Fuel, shown as a drop.
pub(super) static FUEL: Glyph = Glyph { parts: &[
    Poly(F, &[[12.0, 1.0], [18.2, 10.6], [5.8, 10.6]]),
    Disc(F, [12.0, 14.8], 7.6),
    Poly(F, &[[5.2, 11.4], [18.8, 11.4], [19.2, 14.0], [4.8, 14.0]]),
    Line(K, 1.9, &[[11.63, 19.08], [10.59, 18.86], [9.64, 18.39], [8.83, 17.71], [8.22, 16.84], [7.83, 15.85],
        [7.7, 14.8]]),
] };
/// Ore, shown as a stone with facets.
pub(super) static ORE: Glyph = Glyph { parts: &[
    Poly(F, &[[7.6, 3.4], [16.6, 2.6], [22.4, 10.4], [20.0, 19.4], [10.6, 21.8], [2.0, 16.2], [2.6, 8.2]]),
    Line(K, 1.6, &[[7.8, 3.8], [10.4, 10.4], [2.8, 14.2]]),
    Line(K, 1.6, &[[10.4, 10.4], [16.0, 12.6], [21.8, 10.2]]),
    Line(K, 1.6, &[[16.0, 12.6], [12.4, 21.0]]),
] };
/// A ship that points upwards.
pub(super) static SHIP: Glyph = Glyph { parts: &[
    Poly(F, &[[12.0, 1.8], [20.4, 21.6], [12.0, 17.0]]),
    Poly(F, &[[12.0, 1.8], [12.0, 17.0], [3.6, 21.6]]),
] };
/// The Relic Ship: a rocket with one eye.
pub(super) static RELIC_SHIP: Glyph = Glyph { parts: &[
    Poly(F, &[[12.0, 1.4], [18.6, 7.0], [18.6, 15.0], [12.0, 19.0], [5.4, 15.0], [5.4, 7.0]]),
    Disc(K, [12.0, 10.0], 3.6),
    Disc(F, [12.0, 10.0], 1.8),
    Poly(F, &[[5.4, 12.0], [5.4, 17.4], [1.4, 22.0]]),
    Poly(F, &[[18.6, 12.0], [18.6, 17.4], [22.6, 22.0]]),
    Line(F, 2.2, &[[9.4, 20.0], [8.6, 22.8]]),
    Line(F, 2.2, &[[14.6, 20.0], [15.4, 22.8]]),
] };
/// A card of alien tech, with three eyes.
pub(super) static TECH_CARD: Glyph = Glyph { parts: &[
    Rect(F, [4.4, 1.6], [15.2, 20.8], 2.4),
    Poly(K, &[[12.0, 5.0], [13.8, 7.6], [12.0, 9.8], [10.2, 7.6]]),
    Poly(K, &[[7.0, 11.0], [10.8, 12.6], [10.0, 14.4], [8.0, 14.0]]),
    Poly(K, &[[17.0, 11.0], [13.2, 12.6], [14.0, 14.4], [16.0, 14.0]]),
    Line(K, 1.5, &[[8.0, 18.6], [16.0, 18.6]]),
] };
/// A pile of cards.
pub(super) static DECK: Glyph = Glyph { parts: &[
    Rect(F, [7.4, 1.4], [13.6, 17.0], 2.0),
    Rect(K, [2.8, 4.6], [14.8, 18.4], 2.4),
    Rect(F, [4.0, 5.8], [12.4, 16.8], 2.0),
    Line(K, 1.5, &[[7.0, 11.0], [13.4, 11.0]]),
    Line(K, 1.5, &[[7.0, 15.0], [13.4, 15.0]]),
] };
/// Control of a territory: a flag.
pub(super) static CONTROL: Glyph = Glyph { parts: &[
    Line(F, 2.4, &[[4.6, 2.0], [4.6, 22.0]]),
    Poly(F, &[[5.6, 2.8], [21.0, 2.8], [17.2, 8.0], [5.6, 8.0]]),
    Poly(F, &[[5.6, 8.0], [17.2, 8.0], [21.0, 13.2], [5.6, 13.2]]),
] };
/// Nobody has control: an equals sign.
pub(super) static TIE: Glyph = Glyph { parts: &[
    Line(F, 3.0, &[[4.0, 8.4], [20.0, 8.4]]),
    Line(F, 3.0, &[[4.0, 15.6], [20.0, 15.6]]),
] };
/// Any ship: a die with a star.
pub(super) static ANY_DIE: Glyph = Glyph { parts: &[
    Rect(F, [3.4, 3.4], [17.2, 17.2], 3.4),
    Line(K, 2.0, &[[12.0, 7.2], [12.0, 16.8]]),
    Line(K, 2.0, &[[7.9, 9.6], [16.1, 14.4]]),
    Line(K, 2.0, &[[16.1, 9.6], [7.9, 14.4]]),
] };
/// A ship that is high enough: a die with an arrow.
pub(super) static HIGH_DIE: Glyph = Glyph { parts: &[
    Rect(F, [3.4, 3.4], [17.2, 17.2], 3.4),
    Line(K, 2.4, &[[7.4, 13.8], [12.0, 9.0], [16.6, 13.8]]),
] };
/// A ship that shows a six.
pub(super) static SIX_DIE: Glyph = Glyph { parts: &[
    Rect(F, [3.4, 3.4], [17.2, 17.2], 3.4),
    Disc(K, [8.4, 7.4], 1.6),
    Disc(K, [8.4, 12.0], 1.6),
    Disc(K, [8.4, 16.6], 1.6),
    Disc(K, [15.6, 7.4], 1.6),
    Disc(K, [15.6, 12.0], 1.6),
    Disc(K, [15.6, 16.6], 1.6),
] };
/// Two equal ships side by side.
pub(super) static PAIR_DICE: Glyph = Glyph { parts: &[
    Rect(F, [1.0, 6.6], [10.2, 10.8], 2.2),
    Rect(F, [12.8, 6.6], [10.2, 10.8], 2.2),
    Disc(K, [6.1, 12.0], 2.0),
    Disc(K, [17.9, 12.0], 2.0),
] };
/// Three equal ships in a heap.
pub(super) static TRIPLE_DICE: Glyph = Glyph { parts: &[
    Rect(F, [7.2, 2.0], [9.6, 9.6], 2.0),
    Rect(F, [1.6, 12.8], [9.6, 9.6], 2.0),
    Rect(F, [12.8, 12.8], [9.6, 9.6], 2.0),
    Disc(K, [12.0, 6.8], 1.8),
    Disc(K, [6.4, 17.6], 1.8),
    Disc(K, [17.6, 17.6], 1.8),
] };
/// Three ships in a row: steps.
pub(super) static RUN_DICE: Glyph = Glyph { parts: &[
    Rect(F, [1.4, 14.0], [6.2, 8.0], 1.2),
    Rect(F, [8.9, 8.4], [6.2, 13.6], 1.2),
    Rect(F, [16.4, 2.8], [6.2, 19.2], 1.2),
] };
/// The Alien City: towers and a dome.
pub(super) static ALIEN_CITY: Glyph = Glyph { parts: &[
    Rect(F, [2.0, 11.0], [4.8, 11.0], 0.0),
    Rect(F, [8.0, 6.4], [4.4, 15.6], 0.0),
    Poly(F, &[[13.6, 14.0], [13.71, 13.02], [14.04, 12.09], [14.56, 11.26], [15.26, 10.56], [16.09, 10.04],
        [17.02, 9.71], [18.0, 9.6], [18.98, 9.71], [19.91, 10.04], [20.74, 10.56], [21.44, 11.26], [21.96, 12.09],
        [22.29, 13.02], [22.4, 14.0]]),
    Rect(F, [13.6, 14.0], [8.8, 8.0], 0.0),
    Poly(F, &[[10.2, 1.4], [12.4, 6.6], [8.0, 6.6]]),
    Rect(K, [3.6, 13.4], [1.6, 2.2], 0.0),
    Rect(K, [9.4, 9.6], [1.6, 2.2], 0.0),
    Rect(K, [9.4, 14.0], [1.6, 2.2], 0.0),
    Rect(K, [17.2, 16.4], [1.6, 5.6], 0.0),
] };
/// The Alien Monument: three steps and a ball.
pub(super) static ALIEN_MONUMENT: Glyph = Glyph { parts: &[
    Rect(F, [1.8, 18.0], [20.4, 4.0], 0.0),
    Rect(F, [4.8, 12.6], [14.4, 4.2], 0.0),
    Rect(F, [7.8, 7.2], [8.4, 4.2], 0.0),
    Disc(F, [12.0, 3.6], 2.4),
] };
/// The Booster Pod: a rocket with a plus.
pub(super) static BOOSTER_POD: Glyph = Glyph { parts: &[
    Poly(F, &[[12.0, 1.2], [16.0, 6.8], [8.0, 6.8]]),
    Rect(F, [8.0, 6.4], [8.0, 9.8], 0.0),
    Poly(F, &[[7.4, 10.4], [7.4, 16.6], [2.6, 18.6]]),
    Poly(F, &[[16.6, 10.4], [16.6, 16.6], [21.4, 18.6]]),
    Poly(F, &[[9.0, 17.4], [15.0, 17.4], [12.0, 23.0]]),
    Line(K, 1.6, &[[12.0, 8.0], [12.0, 13.6]]),
    Line(K, 1.6, &[[9.2, 10.8], [14.8, 10.8]]),
] };
/// The Data Crystal: a cut stone.
pub(super) static DATA_CRYSTAL: Glyph = Glyph { parts: &[
    Poly(F, &[[7.0, 2.6], [17.0, 2.6], [21.6, 9.0], [2.4, 9.0]]),
    Poly(F, &[[2.4, 10.2], [21.6, 10.2], [12.0, 22.6]]),
    Line(K, 1.4, &[[8.6, 10.2], [12.0, 20.0]]),
    Line(K, 1.4, &[[15.4, 10.2], [12.0, 20.0]]),
    Line(K, 1.4, &[[9.0, 3.0], [8.0, 9.0]]),
    Line(K, 1.4, &[[15.0, 3.0], [16.0, 9.0]]),
] };
/// The Gravity Manipulator: one arrow down, one up.
pub(super) static GRAVITY_MANIPULATOR: Glyph = Glyph { parts: &[
    Disc(F, [12.0, 12.0], 3.4),
    Line(F, 2.6, &[[4.6, 2.4], [4.6, 15.0]]),
    Poly(F, &[[0.8, 14.4], [8.4, 14.4], [4.6, 22.0]]),
    Line(F, 2.6, &[[19.4, 21.6], [19.4, 9.0]]),
    Poly(F, &[[15.6, 9.6], [23.2, 9.6], [19.4, 2.0]]),
] };
/// The Holographic Decoy: a face before its shadow.
pub(super) static HOLOGRAPHIC_DECOY: Glyph = Glyph { parts: &[
    Disc(F, [15.2, 13.0], 6.8),
    Disc(K, [13.0, 11.4], 1.4),
    Disc(K, [17.6, 11.4], 1.4),
    Line(F, 1.9, &[[10.52, 16.83], [8.79, 17.19], [7.02, 17.04], [5.37, 16.41], [3.96, 15.33], [2.92, 13.9],
        [2.32, 12.23], [2.22, 10.46], [2.63, 8.73], [3.5, 7.2], [4.78, 5.97], [6.35, 5.15], [8.09, 4.81],
        [9.85, 4.97], [11.5, 5.63]]),
    Disc(F, [6.4, 9.6], 1.4),
    Line(K, 1.5, &[[12.6, 16.0], [17.8, 16.0]]),
] };
/// The Orbital Teleporter: a ship in a ring that turns back.
pub(super) static ORBITAL_TELEPORTER: Glyph = Glyph { parts: &[
    Line(F, 2.4, &[[20.46, 8.92], [20.94, 10.98], [20.93, 13.1], [20.43, 15.15], [19.46, 17.03], [18.08, 18.64],
        [16.36, 19.87], [14.41, 20.67], [12.31, 20.99], [10.21, 20.82], [8.2, 20.16], [6.4, 19.04], [4.91, 17.54],
        [3.81, 15.73], [3.17, 13.72], [3.01, 11.61], [3.35, 9.52], [4.17, 7.57], [5.42, 5.86], [7.03, 4.5],
        [8.92, 3.54]]),
    Poly(F, &[[5.2, 0.6], [13.2, 3.0], [7.0, 8.4]]),
    Poly(F, &[[12.0, 7.4], [15.8, 16.6], [12.0, 14.4]]),
    Poly(F, &[[12.0, 7.4], [12.0, 14.4], [8.2, 16.6]]),
] };
/// The Plasma Cannon: a muzzle and a burst.
pub(super) static PLASMA_CANNON: Glyph = Glyph { parts: &[
    Poly(F, &[[1.4, 7.4], [11.4, 9.8], [11.4, 14.2], [1.4, 16.6]]),
    Disc(F, [15.4, 12.0], 2.6),
    Line(F, 2.0, &[[18.6, 12.0], [22.8, 12.0]]),
    Line(F, 2.0, &[[17.6, 9.2], [20.8, 5.6]]),
    Line(F, 2.0, &[[17.6, 14.8], [20.8, 18.4]]),
    Line(F, 2.0, &[[15.2, 8.0], [15.2, 3.4]]),
    Line(F, 2.0, &[[15.2, 16.0], [15.2, 20.6]]),
    Rect(F, [3.6, 17.6], [5.0, 4.0], 0.0),
] };
/// The Polarity Device: plus and minus in one disc.
pub(super) static POLARITY_DEVICE: Glyph = Glyph { parts: &[
    Ring(F, [12.0, 12.0], 9.2, 2.2),
    Poly(F, &[[12.0, 2.8], [14.05, 3.03], [15.99, 3.71], [17.74, 4.81], [19.19, 6.26], [20.29, 8.01],
        [20.97, 9.95], [21.2, 12.0], [20.97, 14.05], [20.29, 15.99], [19.19, 17.74], [17.74, 19.19],
        [15.99, 20.29], [14.05, 20.97], [12.0, 21.2]]),
    Line(F, 2.0, &[[7.2, 9.0], [7.2, 15.0]]),
    Line(F, 2.0, &[[4.6, 12.0], [9.8, 12.0]]),
    Line(K, 2.0, &[[14.0, 12.0], [18.8, 12.0]]),
] };
/// The Resource Cache: a chest.
pub(super) static RESOURCE_CACHE: Glyph = Glyph { parts: &[
    Rect(F, [1.8, 3.0], [20.4, 4.6], 1.0),
    Rect(F, [3.2, 8.8], [17.6, 13.2], 1.2),
    Rect(K, [6.2, 11.6], [4.4, 7.4], 1.0),
    Poly(K, &[[15.6, 11.2], [18.6, 15.2], [15.6, 19.4], [12.6, 15.2]]),
] };
/// The Stasis Beam: a frozen star.
pub(super) static STASIS_BEAM: Glyph = Glyph { parts: &[
    Line(F, 2.2, &[[12.0, 2.8], [12.0, 21.2]]),
    Disc(F, [12.0, 2.6], 2.0),
    Disc(F, [12.0, 21.4], 2.0),
    Line(F, 2.2, &[[4.03, 7.4], [19.97, 16.6]]),
    Disc(F, [3.86, 7.3], 2.0),
    Disc(F, [20.14, 16.7], 2.0),
    Line(F, 2.2, &[[4.03, 16.6], [19.97, 7.4]]),
    Disc(F, [3.86, 16.7], 2.0),
    Disc(F, [20.14, 7.3], 2.0),
    Disc(F, [12.0, 12.0], 3.6),
    Disc(K, [12.0, 12.0], 1.6),
] };
/// The Temporal Warper: a clock that runs back.
pub(super) static TEMPORAL_WARPER: Glyph = Glyph { parts: &[
    Line(F, 2.4, &[[16.4, 4.98], [18.07, 6.23], [19.4, 7.84], [20.32, 9.72], [20.76, 11.76], [20.71, 13.85],
        [20.17, 15.87], [19.17, 17.7], [17.76, 19.25], [16.03, 20.42], [14.07, 21.15], [12.0, 21.4],
        [9.93, 21.15], [7.97, 20.42], [6.24, 19.25], [4.83, 17.7], [3.83, 15.87], [3.29, 13.85], [3.24, 11.76],
        [3.68, 9.72], [4.6, 7.84], [5.93, 6.23], [7.6, 4.98]]),
    Poly(F, &[[4.0, 1.8], [11.8, 4.2], [6.0, 10.0]]),
    Line(F, 2.2, &[[12.0, 7.6], [12.0, 12.8], [16.0, 15.2]]),
] };
/// The Isolation Field: a crossed ring.
pub(super) static ISOLATION_FIELD: Glyph = Glyph { parts: &[
    Ring(F, [12.0, 12.0], 8.8, 2.6),
    Line(F, 2.6, &[[5.8, 18.2], [18.2, 5.8]]),
    Disc(F, [12.0, 12.0], 2.6),
] };
/// The Positron Field: a plus in a ring.
pub(super) static POSITRON_FIELD: Glyph = Glyph { parts: &[
    Ring(F, [12.0, 12.0], 9.2, 2.2),
    Disc(F, [18.5, 5.5], 3.2),
    Line(F, 2.8, &[[12.0, 7.6], [12.0, 16.4]]),
    Line(F, 2.8, &[[7.6, 12.0], [16.4, 12.0]]),
] };
/// The Repulsor Field: arrows that push apart.
pub(super) static REPULSOR_FIELD: Glyph = Glyph { parts: &[
    Disc(F, [12.0, 12.0], 3.2),
    Line(F, 2.8, &[[6.6, 4.4], [1.8, 12.0], [6.6, 19.6]]),
    Line(F, 2.8, &[[17.4, 4.4], [22.2, 12.0], [17.4, 19.6]]),
] };
/// The land of Asimov Crater: a ring with stones.
pub(super) static CRATER: Glyph = Glyph { parts: &[
    Ring(F, [12.0, 12.0], 8.6, 2.8),
    Disc(F, [12.0, 12.0], 2.6),
    Disc(F, [3.2, 4.0], 1.6),
    Disc(F, [20.4, 20.0], 1.8),
] };
/// The land of Bradbury Plateau: a flat hill.
pub(super) static PLATEAU: Glyph = Glyph { parts: &[
    Poly(F, &[[1.6, 20.4], [5.8, 8.2], [18.2, 8.2], [22.4, 20.4]]),
    Line(K, 1.6, &[[6.4, 12.4], [17.6, 12.4]]),
    Line(K, 1.6, &[[4.8, 16.6], [19.2, 16.6]]),
] };
/// The land of Burroughs Desert: dunes below a sun.
pub(super) static DESERT: Glyph = Glyph { parts: &[
    Disc(F, [17.6, 5.6], 3.0),
    Line(F, 2.4, &[[1.8, 15.4], [6.8, 10.6], [11.4, 15.4], [16.0, 11.6], [22.2, 15.8]]),
    Line(F, 2.4, &[[1.8, 21.0], [6.4, 17.6], [11.4, 20.8], [16.6, 17.4], [22.2, 21.0]]),
] };
/// The land of Heinlein Plains: broken lines.
pub(super) static PLAINS: Glyph = Glyph { parts: &[
    Line(F, 2.4, &[[2.0, 8.0], [14.0, 8.0]]),
    Line(F, 2.4, &[[17.6, 8.0], [22.0, 8.0]]),
    Line(F, 2.4, &[[2.0, 13.6], [6.0, 13.6]]),
    Line(F, 2.4, &[[9.6, 13.6], [22.0, 13.6]]),
    Line(F, 2.4, &[[2.0, 19.2], [17.0, 19.2]]),
] };
/// The land of Herbert Valley: a gap between slopes.
pub(super) static VALLEY: Glyph = Glyph { parts: &[
    Poly(F, &[[1.4, 3.6], [7.6, 3.6], [11.0, 18.4], [1.4, 18.4]]),
    Poly(F, &[[22.6, 3.6], [16.4, 3.6], [13.0, 18.4], [22.6, 18.4]]),
    Line(F, 2.0, &[[12.0, 18.8], [12.0, 22.6]]),
] };
/// The land of Lem Badlands: three spikes.
pub(super) static BADLANDS: Glyph = Glyph { parts: &[
    Poly(F, &[[1.6, 21.0], [5.0, 7.4], [8.6, 21.0]]),
    Poly(F, &[[7.6, 21.0], [11.8, 12.0], [15.4, 21.0]]),
    Poly(F, &[[14.4, 21.0], [18.6, 3.6], [22.4, 21.0]]),
] };
/// The land of Pohl Foothills: round hills.
pub(super) static FOOTHILLS: Glyph = Glyph { parts: &[
    Poly(F, &[[1.4, 20.4], [1.57, 18.93], [2.05, 17.54], [2.84, 16.28], [3.88, 15.24], [5.14, 14.45],
        [6.53, 13.97], [8.0, 13.8], [9.47, 13.97], [10.86, 14.45], [12.12, 15.24], [13.16, 16.28], [13.95, 17.54],
        [14.43, 18.93], [14.6, 20.4]]),
    Poly(F, &[[11.6, 20.4], [11.74, 19.2], [12.13, 18.06], [12.78, 17.03], [13.63, 16.18], [14.66, 15.53],
        [15.8, 15.14], [17.0, 15.0], [18.2, 15.14], [19.34, 15.53], [20.37, 16.18], [21.22, 17.03],
        [21.87, 18.06], [22.26, 19.2], [22.4, 20.4]]),
    Line(F, 1.8, &[[4.0, 9.6], [8.0, 7.0], [12.0, 9.6]]),
] };
/// The land of Van Vogt Mountains: peaks with snow.
pub(super) static MOUNTAINS: Glyph = Glyph { parts: &[
    Poly(F, &[[1.2, 21.0], [9.0, 3.6], [16.8, 21.0]]),
    Poly(F, &[[14.2, 13.6], [17.0, 8.4], [22.8, 21.0], [17.6, 21.0]]),
    Poly(K, &[[9.0, 7.4], [11.0, 12.0], [7.0, 12.0]]),
] };
