//! Colours by their numbers: contrast, and what people with each kind of colour vision see.

use podbay::app::{
    look::colors::{self, Palette},
    screens::end,
};

/// Red, green, blue of a colour as linear light.
fn linear(color: egui::Color32) -> [f64; 3] {
    [color.r(), color.g(), color.b()].map(|c| {
        let c = f64::from(c) / 255.0;
        if c <= 0.04045 {
            c / 12.92
        } else {
            ((c + 0.055) / 1.055).powf(2.4)
        }
    })
}

type Matrix = [[f64; 3]; 3];

/// From colours to what each kind of colour vision sees (Machado, Oliveira and Fernandes 2009, severity 1).
const VISIONS: [Matrix; 4] = [
    [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    [
        [0.152_286, 1.052_583, -0.204_868],
        [0.114_503, 0.786_281, 0.099_216],
        [-0.003_882, -0.048_116, 1.051_998],
    ],
    [
        [0.367_322, 0.860_646, -0.227_968],
        [0.280_085, 0.672_501, 0.047_413],
        [-0.011_820, 0.042_940, 0.968_881],
    ],
    [
        [1.255_528, -0.076_749, -0.178_779],
        [-0.078_411, 0.930_809, 0.147_602],
        [0.004_733, 0.691_367, 0.303_900],
    ],
];

fn times(m: &Matrix, v: [f64; 3]) -> [f64; 3] {
    [0, 1, 2].map(|row| (0..3).map(|i| m[row][i] * v[i]).sum())
}

/// CIELAB of linear light, white point D65.
fn lab(rgb: [f64; 3]) -> [f64; 3] {
    let to_xyz: Matrix = [
        [0.412_456_4, 0.357_576_1, 0.180_437_5],
        [0.212_672_9, 0.715_152_2, 0.072_175_0],
        [0.019_333_9, 0.119_192_0, 0.950_304_1],
    ];
    let xyz = times(&to_xyz, rgb.map(|c| c.clamp(0.0, 1.0)));
    let f = |t: f64| {
        if t > 0.008_856 {
            t.cbrt()
        } else {
            7.787 * t + 16.0 / 116.0
        }
    };
    let [x, y, z] = [f(xyz[0] / 0.950_47), f(xyz[1]), f(xyz[2] / 1.088_83)];
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// The distance CIEDE2000.
fn distance(a: [f64; 3], b: [f64; 3]) -> f64 {
    let pow7 = |c: f64| (c.powi(7) / (c.powi(7) + 25_f64.powi(7))).sqrt();
    let chroma = (a[1].hypot(a[2]) + b[1].hypot(b[2])) / 2.0;
    let g = 0.5 * (1.0 - pow7(chroma));
    let polar = |v: [f64; 3]| {
        let x = v[1] * (1.0 + g);
        (x.hypot(v[2]), v[2].atan2(x).to_degrees().rem_euclid(360.0))
    };
    let ((c1, h1), (c2, h2)) = (polar(a), polar(b));
    let turn = if c1 * c2 == 0.0 {
        0.0
    } else {
        (h2 - h1 + 540.0).rem_euclid(360.0) - 180.0
    };
    let (l, c) = ((a[0] + b[0]) / 2.0, (c1 + c2) / 2.0);
    let h = if c1 * c2 == 0.0 {
        h1 + h2
    } else {
        (h1 + turn / 2.0).rem_euclid(360.0)
    };
    let cos = |d: f64| d.to_radians().cos();
    let t = 1.0 - 0.17 * cos(h - 30.0) + 0.24 * cos(2.0 * h) + 0.32 * cos(3.0 * h + 6.0) - 0.20 * cos(4.0 * h - 63.0);
    let sl = 1.0 + 0.015 * (l - 50.0).powi(2) / (20.0 + (l - 50.0).powi(2)).sqrt();
    let (sc, sh) = (1.0 + 0.045 * c, 1.0 + 0.015 * c * t);
    let rt = -2.0 * pow7(c) * (60.0 * (-((h - 275.0) / 25.0).powi(2)).exp()).to_radians().sin();
    let dl = (b[0] - a[0]) / sl;
    let dc = (c2 - c1) / sc;
    let dh = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin() / sh;
    (dl * dl + dc * dc + dh * dh + rt * dc * dh).sqrt()
}

#[test]
fn the_distance_is_the_published_one() {
    // A pair of the test data of Sharma, Wu and Dalal (2005).
    let d = distance([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485]);
    assert!((d - 2.0425).abs() < 1e-4, "{d}");
}

/// Distances of each pair of seat colours: normal, protan, deutan, tritan.
const PAIRS: [(usize, usize, [f64; 4]); 6] = [
    (0, 1, [46.6, 45.7, 49.5, 40.3]),
    (0, 2, [60.4, 45.5, 30.9, 36.8]),
    (0, 3, [80.9, 72.8, 72.6, 37.7]),
    (1, 2, [69.0, 43.2, 43.0, 73.0]),
    (1, 3, [41.9, 31.5, 28.2, 40.3]),
    (2, 3, [33.4, 37.8, 50.9, 34.4]),
];

#[test]
fn seat_colours_differ_for_everybody() {
    for (a, b, expected) in PAIRS {
        for (vision, expected) in VISIONS.iter().zip(expected) {
            let seen = |seat: usize| lab(times(vision, linear(colors::SEATS[seat].fill)));
            let got = distance(seen(a), seen(b));
            assert!((got - expected).abs() < 0.1, "{a} {b}: {got}, expected {expected}");
            // Below about ten they would be taken for each other.
            assert!(got > 25.0, "{a} {b}: {got}");
        }
    }
}

#[test]
fn the_colours_of_programs_differ_for_everybody_and_carry_their_glyphs() {
    use colors::Tint;
    let tints = [
        Tint::GREEN,
        Tint::YELLOW,
        Tint::BLACK,
        Tint::PURPLE,
        Tint::BLUE,
        Tint::RED,
        Tint::WHITE,
    ];
    let mut least = f64::MAX;
    for (index, one) in tints.iter().enumerate() {
        for other in &tints[index + 1..] {
            for vision in &VISIONS {
                let seen = |tint: &Tint| lab(times(vision, linear(tint.fill)));
                least = least.min(distance(seen(one), seen(other)));
            }
        }
        let got = contrast(one.glyph, one.fill);
        assert!(got > 5.3, "{:?}: {got}", one.fill);
    }
    assert!((least - 13.8).abs() < 0.1, "{least}");
}

fn contrast(a: egui::Color32, b: egui::Color32) -> f64 {
    let light = |c| {
        let [r, g, b] = linear(c);
        0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
    };
    let (a, b) = (light(a), light(b));
    a.max(b) / a.min(b)
}

/// Contrast of texts on panel, card, card_hi and the bottom of space.
type Row = (&'static str, fn(&Palette) -> egui::Color32, [f64; 4]);

const DARK: [Row; 7] = [
    ("text", |p| p.text, [15.8, 13.9, 11.4, 17.1]),
    ("dim", |p| p.dim, [9.4, 8.2, 6.8, 10.1]),
    ("faint", |p| p.faint, [6.2, 5.5, 4.5, 6.7]),
    ("accent", |p| p.accent, [8.1, 7.1, 5.9, 8.8]),
    ("bad", |p| p.bad, [7.6, 6.6, 5.5, 8.2]),
    ("hazard", |p| p.hazard_text, [7.4, 6.5, 5.4, 8.0]),
    ("lime", |p| p.lime, [13.1, 11.5, 9.5, 14.2]),
];

const LIGHT: [Row; 6] = [
    ("text", |p| p.text, [16.2, 17.7, 14.8, 11.7]),
    ("dim", |p| p.dim, [7.1, 7.8, 6.5, 5.1]),
    ("faint", |p| p.faint, [5.1, 5.6, 4.7, 3.7]),
    ("accent", |p| p.accent, [4.6, 5.0, 4.2, 3.3]),
    ("bad", |p| p.bad, [6.0, 6.5, 5.5, 4.3]),
    ("hazard", |p| p.hazard_text, [6.2, 6.8, 5.7, 4.5]),
];

const ALL: [Palette; 4] = [colors::DARK, colors::LIGHT, colors::DARK_STRONG, colors::LIGHT_STRONG];

#[test]
fn contrasts_are_as_they_were_chosen() {
    for (p, rows) in [(colors::DARK, &DARK[..]), (colors::LIGHT, &LIGHT[..])] {
        for (name, color, expected) in rows {
            for (behind, expected) in [p.panel, p.card, p.card_hi, p.space_bottom].into_iter().zip(expected) {
                let got = contrast(color(&p), behind);
                assert!((got - expected).abs() < 0.1, "{name}: {got}, expected {expected}");
            }
        }
    }
}

#[test]
fn a_seat_is_always_set_off_by_one_of_its_two_lines() {
    let [dark, light] = [colors::DARK, colors::LIGHT];
    // On a dark and a light card, on the dark and the light theme's floor, its glyph on it, ink around it.
    for (seat, expected) in colors::SEATS.iter().zip([
        [11.7, 1.3, 1.0, 1.3, 14.3, 14.3],
        [9.7, 1.6, 1.2, 1.5, 11.8, 11.8],
        [3.3, 4.6, 3.5, 4.4, 4.0, 4.1],
        [3.2, 4.8, 3.7, 4.7, 4.2, 3.9],
    ]) {
        let others = [dark.card, light.card, dark.floor, light.floor, seat.glyph, dark.ink];
        for (other, expected) in others.into_iter().zip(expected) {
            let got = contrast(seat.fill, other);
            assert!(
                (got - expected).abs() < 0.1,
                "{}: {got}, expected {expected}",
                seat.letter
            );
        }
    }
    for p in ALL {
        for behind in [p.panel, p.card, p.floor, p.hull, p.space_top, p.space_bottom] {
            let best = contrast(p.ink, behind).max(contrast(p.key, behind));
            assert!(best > 5.0, "{behind:?}: {best}");
        }
    }
}

#[test]
fn with_strong_contrast_everything_is_read_and_every_edge_is_seen_more_easily() {
    let pairs = [
        (colors::DARK, colors::DARK_STRONG),
        (colors::LIGHT, colors::LIGHT_STRONG),
    ];
    for (usual, strong) in pairs {
        let texts = |p: &Palette| [p.text, p.dim, p.faint, p.accent, p.bad, p.hazard_text, p.lime];
        let edges = |p: &Palette| [p.line, p.line_hi];
        let grounds = |p: &Palette| [p.panel, p.card, p.card_hi, p.space_bottom];
        let each = |of: &dyn Fn(&Palette) -> Vec<egui::Color32>, least: f64| {
            for (before, now) in of(&usual).into_iter().zip(of(&strong)) {
                for (ground_before, ground) in grounds(&usual).into_iter().zip(grounds(&strong)) {
                    let (got, was) = (contrast(now, ground), contrast(before, ground_before));
                    assert!(got >= least && got >= was, "{now:?} on {ground:?}: {got}, {was} before");
                }
            }
        };
        each(&|p| texts(p).to_vec(), 7.0);
        each(&|p| edges(p).to_vec(), 4.5);
    }
}

/// A colour laid over another one.
fn over(top: egui::Color32, alpha: f32, below: egui::Color32) -> egui::Color32 {
    let mix = |t: u8, b: u8| (f32::from(t) * alpha + f32::from(b) * (1.0 - alpha)).round() as u8;
    egui::Color32::from_rgb(
        mix(top.r(), below.r()),
        mix(top.g(), below.g()),
        mix(top.b(), below.b()),
    )
}

#[test]
fn the_headline_can_be_read_on_every_winners_colour() {
    for p in ALL {
        for seat in colors::SEATS {
            for space in [p.space_top, p.space_bottom] {
                let got = contrast(p.text, over(seat.fill, end::HERO.1, space));
                assert!(got >= 4.5, "{}: {got}", seat.letter);
            }
        }
    }
}

#[test]
fn text_can_be_read_on_everything_it_stands_on() {
    for p in ALL {
        for behind in [p.panel, p.card, p.card_hi, p.space_top, p.space_bottom] {
            assert!(contrast(p.text, behind) >= 7.0);
            assert!(contrast(p.dim, behind) >= 4.5, "{}", contrast(p.dim, behind));
        }
        for (fore, behind, least) in [
            (p.faint, p.card, 4.5),
            (p.accent_ink, p.accent, 4.5),
            (p.bad, p.card, 4.5),
            (p.hazard_text, p.card, 4.5),
            (p.ink, p.hazard, 4.5),
            (p.room_glyph, p.floor, 4.5),
            (p.key, p.ink, 7.0),
            (p.line_hi, p.card, 3.0),
        ] {
            let got = contrast(fore, behind);
            assert!(got >= least, "{fore:?} on {behind:?}: {got}");
        }
    }
    for seat in colors::SEATS {
        assert!(contrast(seat.glyph, seat.fill) >= 3.9, "{}", seat.letter);
    }
    // Bars about the table: ink on hazard and on bone; the knob of a switch that is off.
    for p in ALL {
        assert!(contrast(p.ink, p.key) >= 7.0);
        assert!(contrast(p.dim, p.card_hi) >= 4.5);
    }
}
