//! Pictures of boards, drawn on the processor: what is kept looks like what is drawn anew, each scene like no other.

use super::questions::{FRONTIERS, Positions, SPHERE, STATION, kind};
use super::*;
use crate::painter::{Picture, Textures};
use egui::{Pos2, Rect, Theme};
use podbay::games::{alien_frontiers, aqua_sphere, argo};
use std::path::{Path, PathBuf};

/// A window whose frames can be painted.
struct Painted<G: Boarded> {
    harness: Window<G>,
    textures: Textures,
}

impl<G: Boarded> Painted<G> {
    fn new(table: Table<G>, size: Vec2, theme: Theme) -> Self {
        let textures = Textures::default();
        let mut harness = Harness::builder()
            .with_size(size)
            .with_step_dt(STEP)
            .with_max_steps(60)
            .renderer(textures.clone())
            .build_ui_state(|ui, table: &mut Table<G>| table.frame(ui), table);
        harness.ctx.set_theme(theme);
        // Nothing glides any more, and places have stopped to pulse.
        harness.run_steps(12);
        Self { harness, textures }
    }

    fn picture(&self) -> Picture {
        Picture::of(&self.harness.ctx, self.harness.output(), &self.textures)
    }
}

/// A position at some part of a random game.
fn midway<G: Boarded>(players: usize, plies: usize) -> Table<G> {
    let mut table = Table::<G>::new(3, players, &[]);
    let mut rng = GameRng::new(Seed::from_number(9));
    for _ in 0..plies {
        let list = table.legal();
        let command = list[rng.below(list.len() as u32) as usize];
        table.game.apply(&table.setup, table.seat(), &command).unwrap();
        if table.is_over() {
            break;
        }
    }
    table
}

/// Points at the first place that gives a command.
fn point<G: Boarded>(painted: &mut Painted<G>) {
    press(&mut painted.harness, Key::Tab);
    painted.harness.run_steps(2);
}

fn kept_is_like_new<G: Boarded>() {
    let painted = |steps: &dyn Fn(&mut Painted<G>)| {
        let mut painted = Painted::new(midway::<G>(2, 40), SMALL, Theme::Dark);
        steps(&mut painted);
        painted.picture()
    };
    let first = painted(&|_| {});
    let whole = Rect::from_min_size(Pos2::ZERO, SMALL);
    for part in [
        whole.split_left_right_at_fraction(0.5).0,
        whole.split_left_right_at_fraction(0.5).1,
    ] {
        assert!(first.colours(part) > 60, "there is little to be seen at {part:?}");
    }
    let after = painted(&|painted| {
        point(painted);
        press(&mut painted.harness, Key::Escape);
        press(&mut painted.harness, Key::Escape);
        painted.harness.run_steps(12);
    });
    assert_eq!(first.differs(&after), 0, "a preview leaves something behind");
}

#[test]
fn a_board_looks_the_same_after_a_preview() {
    kept_is_like_new::<argo::State>();
    kept_is_like_new::<alien_frontiers::State>();
    kept_is_like_new::<aqua_sphere::State>();
}

/// A number of players, a size of the window and a theme.
type Look = (usize, Vec2, Theme);

const LOOKS: [Look; 4] = [
    (2, SMALL, Theme::Dark),
    (4, LARGE, Theme::Dark),
    (2, LARGE, Theme::Light),
    (4, SMALL, Theme::Light),
];

/// The scenes of a game in one look, by name.
fn scenes<G: Boarded>((players, size, theme): Look) -> Vec<(&'static str, Picture)> {
    let shown = |table: Table<G>, show: &dyn Fn(&mut Painted<G>)| {
        let mut painted = Painted::new(table, size, theme);
        show(&mut painted);
        painted.harness.run_steps(2);
        painted.picture()
    };
    let now = || midway::<G>(players, 60);
    let mut others = now();
    let asked = others.seat();
    others.mine.retain(|seat| *seat != asked);
    vec![
        ("turn", shown(now(), &|_| {})),
        ("preview", shown(now(), &point)),
        ("list", shown(now(), &|painted| press(&mut painted.harness, Key::H))),
        ("another", shown(others, &|_| {})),
        ("end", shown(midway::<G>(players, 5000), &|_| {})),
    ]
}

/// Paints the scenes of a game, each unlike the others, and writes them to a folder if one is given.
fn gallery<G: Boarded>(folder: Option<&PathBuf>) {
    let looks = if folder.is_some() { &LOOKS[..] } else { &LOOKS[..1] };
    for look in looks {
        let scenes = scenes::<G>(*look);
        for (index, (name, picture)) in scenes.iter().enumerate() {
            for (other, second) in &scenes[index + 1..] {
                let differs = picture.differs(second);
                assert!(differs > 400, "{name} and {other} of {:?} look alike: {differs}", G::ID);
            }
            if let Some(folder) = folder {
                let (players, size, theme) = look;
                let file = format!("{}-{name}-{players}-{}-{theme:?}.png", G::ID.name(), size.x);
                picture.save(&folder.join(file.to_lowercase()));
            }
        }
    }
}

/// Writes pictures of what moves after the first command of each kind in a random game, at some seconds after it.
fn write_motion<G: Boarded>(folder: &Path) {
    let mut known = std::collections::BTreeSet::new();
    let mut table = Table::<G>::new(5, 3, &[]);
    let mut rng = GameRng::new(Seed::from_number(5));
    // Later ones look alike.
    while !table.is_over() && table.entries < 150 {
        let list = table.legal();
        let command = list[rng.below(list.len() as u32) as usize];
        let (seat, name) = (table.seat(), format!("{command:?}"));
        let name = name.split([' ', '{', '(']).next().unwrap_or_default().to_lowercase();
        if known.insert(name.clone()) {
            let textures = Textures::default();
            let mut before = Table::of(table.setup.clone(), table.game.clone());
            // As another player sees it.
            before.mine.retain(|other| *other != seat);
            let mut harness = Harness::builder()
                .with_size(LARGE)
                .with_step_dt(0.1)
                .with_max_steps(60)
                .renderer(textures.clone())
                .build_ui_state(|ui, table: &mut Table<G>| table.frame(ui), before);
            harness.ctx.set_theme(Theme::Dark);
            harness.run_steps(30);
            harness.state_mut().command(seat, command);
            for tenths in [3, 6, 9, 12] {
                harness.run_steps(3);
                let picture = Picture::of(&harness.ctx, harness.output(), &textures);
                picture.save(&folder.join(format!("{}-moves-{name}-{tenths:02}.png", G::ID.name())));
            }
        }
        table.command(seat, command);
    }
}

/// Writes a picture of each kind of question, with the first answer pointed at, in each size and theme.
fn write_questions<G: Boarded>(folder: &Path, positions: &Positions<G>) {
    for (setup, game) in positions {
        for (_, size, theme) in LOOKS {
            let table = Table::of(setup.clone(), game.clone());
            let kind = kind(&game.decisions(setup)[0].prompt);
            let mut painted = Painted::new(table, size, theme);
            point(&mut painted);
            let file = format!("{}-asked-{kind}-{}-{theme:?}.png", G::ID.name(), size.x);
            painted.picture().save(&folder.join(file.to_lowercase()));
        }
    }
}

/// With `PODBAY_PICTURES` set to a folder, pictures of more looks and of all questions are made and written there.
#[test]
fn turn_preview_list_and_end_show_on_each_board() {
    let folder = std::env::var_os("PODBAY_PICTURES").map(PathBuf::from);
    if let Some(folder) = &folder {
        std::fs::create_dir_all(folder).expect("a folder to write to");
        write_motion::<alien_frontiers::State>(folder);
        write_motion::<aqua_sphere::State>(folder);
        write_motion::<argo::State>(folder);
    }
    gallery::<argo::State>(folder.as_ref());
    gallery::<alien_frontiers::State>(folder.as_ref());
    gallery::<aqua_sphere::State>(folder.as_ref());
    if let Some(folder) = &folder {
        write_questions(folder, &STATION);
        write_questions(folder, &FRONTIERS);
        write_questions(folder, &SPHERE);
    }
}
