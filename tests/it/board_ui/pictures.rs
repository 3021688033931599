//! Pictures of boards, drawn on the processor: what is kept looks like what is drawn anew.

use super::*;
use crate::painter::{Picture, Textures};
use egui::{Pos2, Rect, Theme};
use podbay::{
    bot::{Bot, Evaluate},
    games::{alien_frontiers, aqua_sphere, argo},
    protocol::BotKind,
};
use std::path::{Path, PathBuf};

/// A window whose frames can be painted.
pub(super) struct Painted<G: Boarded> {
    pub(super) harness: Window<G>,
    textures: Textures,
}

impl<G: Boarded> Painted<G> {
    pub(super) fn new(table: Table<G>, size: Vec2, theme: Theme) -> Self {
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

    pub(super) fn picture(&self) -> Picture {
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

/// With `PODBAY_PICTURES` set to a folder, pictures of what moves are written there as well.
#[test]
fn a_board_looks_the_same_after_a_preview() {
    kept_is_like_new::<argo::State>();
    kept_is_like_new::<alien_frontiers::State>();
    kept_is_like_new::<aqua_sphere::State>();
    if let Some(folder) = std::env::var_os("PODBAY_PICTURES").map(PathBuf::from) {
        std::fs::create_dir_all(&folder).expect("a folder to write to");
        if std::env::var_os("PODBAY_PICTURES_OF").is_some_and(|of| of == "moments") {
            return moments(&folder);
        }
        write_motion::<alien_frontiers::State>(&folder);
        write_motion::<aqua_sphere::State>(&folder);
        write_motion::<argo::State>(&folder);
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

/// A position in which something is wanted, with its log, from a game that greedy bots play.
fn by_bots<G: Boarded + Evaluate>(players: usize, wanted: impl Fn(&Table<G>) -> bool) -> Table<G> {
    let mut table = Table::<G>::new(3, players, &[]);
    let mut bot = Bot::new(BotKind::Greedy, Seed::from_number(11));
    while !table.is_over() && !wanted(&table) {
        let (seat, list) = (table.seat(), table.legal());
        let view = table.shown().view;
        let command = bot.choose::<G>(&table.setup, seat, &view, &list, || false);
        table.command(seat, command.expect("a command"));
    }
    table
}

/// Writes pictures of moments late in games: at rest, with the list of everything, with something pointed at or chosen.
fn moments(folder: &Path) {
    use argo::Prompt;
    let late = |left: u8, prompt: fn(&Prompt) -> bool| {
        by_bots::<argo::State>(3, |table| {
            table.shown().view.stack_left <= left && prompt(&table.prompt())
        })
    };
    let acts = |prompt: &Prompt| matches!(prompt, Prompt::ChooseAction { .. });
    let builds = |prompt: &Prompt| *prompt == Prompt::ChooseBuild;
    for (name, size) in [("small", SMALL), ("large", LARGE), ("middle", SIZES[2])] {
        for theme in [Theme::Dark, Theme::Light] {
            let write = |game: &str, what: &str, picture: Picture| {
                picture.save(&folder.join(format!("{game}-{what}-{name}-{theme:?}.png").to_lowercase()));
            };
            write("argo", "late", Painted::new(late(2, acts), size, theme).picture());
            let mut painted = Painted::new(late(9, acts), size, theme);
            point(&mut painted);
            press(&mut painted.harness, Key::Enter);
            painted.harness.run_steps(4);
            write("argo", "chosen", painted.picture());
            press(&mut painted.harness, Key::H);
            painted.harness.run_steps(4);
            write("argo", "list", painted.picture());
            let mut painted = Painted::new(late(9, builds), size, theme);
            press(&mut painted.harness, Key::H);
            painted.harness.run_steps(4);
            write("argo", "build-list", painted.picture());
            let room = super::argo::ROOM;
            let mut painted = Painted::new(Table::<argo::State>::new(3, 3, &[]), size, theme);
            let places = painted.harness.state().screen.places();
            let at = places
                .iter()
                .find(|place| place.spot == room)
                .expect("a room")
                .shape
                .bounds();
            painted.harness.hover_at(at.center());
            painted.harness.run_steps(4);
            write("argo", "waking-room", painted.picture());
            let frontiers =
                by_bots::<alien_frontiers::State>(2, |table| table.legal().len() > 12 && table.entries > 40);
            let mut painted = Painted::new(frontiers, size, theme);
            press(&mut painted.harness, Key::Num1);
            painted.harness.run_steps(4);
            write("alien-frontiers", "place", painted.picture());
            press(&mut painted.harness, Key::Escape);
            press(&mut painted.harness, Key::H);
            painted.harness.run_steps(4);
            write("alien-frontiers", "list", painted.picture());
            let mut painted = Painted::new(midway::<aqua_sphere::State>(3, 60), size, theme);
            press(&mut painted.harness, Key::H);
            painted.harness.run_steps(4);
            write("aquasphere", "list", painted.picture());
        }
    }
}
