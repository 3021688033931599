//! Pictures of the screens, painted on the processor: those of some are compared, and all are written where a folder for
//! them is named.

use super::{
    screens::{Screen, all},
    walk::{LARGE, SMALL},
    wall::Gallery,
};
use crate::painter::Picture;
use egui::{Pos2, Rect};
use podbay::{
    games::any::GameId,
    store::Theme,
    text::{Language, speaking},
};
use std::{
    path::{Path, PathBuf},
    thread,
};

/// How a window looks: its language, size and theme.
type Look = (Language, [f32; 2], Theme);

const LOOKS: [Look; 8] = [
    (Language::En, SMALL, Theme::Dark),
    (Language::En, SMALL, Theme::Light),
    (Language::En, LARGE, Theme::Dark),
    (Language::En, LARGE, Theme::Light),
    (Language::De, SMALL, Theme::Dark),
    (Language::De, SMALL, Theme::Light),
    (Language::De, LARGE, Theme::Dark),
    (Language::De, LARGE, Theme::Light),
];

/// Paints those of the screens that are wanted, and hands each picture on.
fn paint((language, size, theme): Look, wanted: impl Fn(&Screen) -> bool, mut take: impl FnMut(&Screen, Picture)) {
    speaking(language, || {
        let mut gallery = Gallery::new(size, theme);
        for screen in all().iter().filter(|screen| wanted(screen)) {
            gallery.show(screen);
            take(screen, gallery.picture());
        }
    });
}

fn write(folder: &Path, look: Look) {
    let (language, size, theme) = look;
    let only = std::env::var("PODBAY_PICTURES_OF").unwrap_or_default();
    paint(
        look,
        |screen| screen.name.starts_with(&only),
        |screen, picture| {
            let file = format!("{}-{}-{}-{theme:?}.png", screen.name, language.tag(), size[0]);
            picture.save(&folder.join(file.to_lowercase()));
        },
    );
}

/// Moments of a game that are seen at a glance.
const MOMENTS: [&str; 6] = ["turn", "preview", "list", "other", "past", "end"];

/// The pictures of these moments of every game.
fn glances(look: Look) -> Vec<(String, Picture)> {
    let of_game = |game: &GameId| MOMENTS.map(|what| format!("{}-{what}", game.name()));
    let names: Vec<String> = GameId::ALL.iter().flat_map(of_game).collect();
    let mut pictures = Vec::new();
    let wanted = |screen: &Screen| names.contains(&screen.name);
    paint(look, wanted, |screen, picture| {
        pictures.push((screen.name.clone(), picture))
    });
    assert_eq!(pictures.len(), names.len());
    // Those of a game stand together.
    pictures.sort_by(|(one, _), (other, _)| one.cmp(other));
    pictures
}

/// The least number of pixels in which two screens differ.
const UNLIKE: usize = 400;

/// With `PODBAY_PICTURES` set to a folder, pictures of all screens in all looks are written there as well; with
/// `PODBAY_PICTURES_OF`, only of screens whose names begin so.
#[test]
fn moments_of_a_game_are_unlike_each_other_and_in_both_themes() {
    let (dark, light) = (glances(LOOKS[0]), glances(LOOKS[1]));
    let window = Rect::from_min_size(Pos2::ZERO, SMALL.into());
    let (left, right) = window.split_left_right_at_fraction(0.5);
    for game in dark.chunks(MOMENTS.len()) {
        for (index, (name, picture)) in game.iter().enumerate() {
            for part in [left, right] {
                assert!(
                    picture.colours(part) > 60,
                    "there is little to be seen of {name} at {part:?}"
                );
            }
            for (other, second) in &game[index + 1..] {
                let differs = picture.differs(second);
                assert!(differs > UNLIKE, "{name} and {other} look alike: {differs}");
            }
        }
    }
    for ((name, dark), (_, light)) in dark.iter().zip(light) {
        let differs = dark.differs(&light);
        assert!(
            differs as f32 > window.area() / 3.0,
            "{name} looks alike in both themes: {differs}"
        );
    }
    let Some(folder) = std::env::var_os("PODBAY_PICTURES").map(PathBuf::from) else {
        return;
    };
    std::fs::create_dir_all(&folder).expect("a folder to write to");
    thread::scope(|scope| {
        for look in LOOKS {
            let folder = &folder;
            scope.spawn(move || write(folder, look));
        }
    });
}
