//! The window in which the screens are shown, one after the other.

use super::screens::Screen;
use crate::{
    languages::{flaws, texts},
    painter::{Picture, Textures},
    visit::backend,
};
use egui::{Event, Key, Memory, Modifiers, Rect, Ui, UiBuilder, Vec2, ViewportId, accesskit::Role, vec2};
use egui_kittest::{
    Harness,
    kittest::{NodeT, Queryable},
};
use podbay::{
    app::{App, client::TableClient},
    store::{Settings, Theme},
    text::t,
};
use std::{
    collections::BTreeSet,
    thread,
    time::{Duration, Instant},
};

/// A screen that is drawn without the program around it.
pub type Alone = Box<dyn FnMut(&mut Ui)>;

/// What a window shows.
pub enum Shown {
    /// A screen or sheet of its own.
    Alone(Alone),
    /// The program at a table.
    Table(Box<TableClient>),
}

#[derive(Default)]
struct Wall {
    app: Option<App>,
    alone: Option<Alone>,
}

impl Wall {
    fn frame(&mut self, ui: &mut Ui, settings: &Settings) {
        let ctx = ui.ctx().clone();
        // A harness leaves a margin, which no window has.
        let window = ctx.content_rect();
        let ui = &mut ui.new_child(UiBuilder::new().max_rect(window));
        ui.set_clip_rect(window);
        match (&mut self.app, &mut self.alone) {
            (None, _) => {
                self.app = Some(App::new(&ctx, None, backend(), settings.clone()));
                ctx.request_repaint();
            }
            (Some(_), Some(alone)) => alone(ui),
            (Some(app), None) => {
                app.update(&ctx);
                app.draw(ui);
            }
        }
    }
}

/// One window for all screens: what each of them remembers is forgotten before the next one.
pub struct Gallery {
    harness: Harness<'static, Wall>,
    textures: Textures,
    fresh: Memory,
    size: Vec2,
    /// What is wrong with what was shown since `show`.
    pub found: BTreeSet<String>,
}

/// Seconds from one frame to the next: longer than the dead time of a question.
const STEP: f32 = 0.45;

/// Nothing that is waited for takes longer.
const DEADLINE: Duration = Duration::from_secs(60);

impl Gallery {
    pub fn new(size: [f32; 2], theme: Theme) -> Self {
        let settings = Settings {
            theme,
            reduced_motion: true,
            ..Settings::default()
        };
        let textures = Textures::default();
        let mut harness = Harness::builder()
            .with_size(size)
            .with_step_dt(STEP)
            .renderer(textures.clone())
            .build_ui_state(move |ui, wall: &mut Wall| wall.frame(ui, &settings), Wall::default());
        harness.run_steps(2);
        let fresh = harness.ctx.memory(Memory::clone);
        Self {
            harness,
            textures,
            fresh,
            size: size.into(),
            found: BTreeSet::new(),
        }
    }

    /// Shows a screen as it comes to be by what is pressed on the way to it.
    pub fn show(&mut self, screen: &Screen) {
        let ctx = self.harness.ctx.clone();
        ctx.memory_mut(|memory| memory.clone_from(&self.fresh));
        // A big screen before had another one, by a zoom that is forgotten.
        self.harness.set_size(self.size);
        self.fill_screen(None);
        let later = ctx.input(|input| input.time) + 100.0;
        let shown = (screen.shown)(later);
        let wall = self.harness.state_mut();
        match shown {
            Shown::Alone(alone) => wall.alone = Some(alone),
            Shown::Table(table) => {
                wall.alone = None;
                let app = wall.app.as_mut().expect("the program is there");
                app.enter(&ctx, *table);
            }
        }
        self.found.clear();
        // Notices of the screen before are gone by then.
        self.harness.input_mut().time = Some(later);
        self.harness.run_steps(1);
        self.harness.input_mut().time = None;
        self.steps(1);
        assert_eq!(ctx.content_rect().size(), self.size, "{}", screen.name);
        (screen.then)(self);
    }

    /// Draws some frames, and looks at the last one.
    fn steps(&mut self, frames: usize) {
        self.harness.run_steps(frames);
        self.found.extend(flaws(&self.harness));
    }

    pub fn wait(&mut self) {
        self.steps(1);
    }

    /// Draws frames until something that another thread works out is there, by words of its label.
    pub fn wait_for(&mut self, words: &str) {
        let end = Instant::now() + DEADLINE;
        while self.harness.query_all_by_label_contains(words).next().is_none() {
            assert!(Instant::now() < end, "nothing has {words:?} in time");
            thread::yield_now();
            self.harness.run_steps(1);
        }
        self.steps(1);
    }

    pub fn press(&mut self, role: Role, label: &str) {
        self.harness.get_by_role_and_label(role, label).click_accesskit();
        self.steps(3);
    }

    /// Presses the first of those whose label has these words.
    pub fn press_part(&mut self, words: &str) {
        let mut all = self.harness.query_all_by_label_contains(words);
        all.next()
            .unwrap_or_else(|| panic!("nothing has {words:?}"))
            .click_accesskit();
        drop(all);
        self.steps(3);
    }

    pub fn key(&mut self, key: Key) {
        self.key_with(Modifiers::NONE, key);
    }

    pub fn key_with(&mut self, modifiers: Modifiers, key: Key) {
        let event = |pressed| Event::Key {
            key,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers,
        };
        // In one frame: of a harness, each of them would have one of its own.
        self.harness.input_mut().events.extend([true, false].map(event));
        self.steps(2);
    }

    /// Puts the text into a field, which keeps the keyboard.
    pub fn write(&mut self, field: &str, text: &str) {
        let field = |harness: &Harness<'static, Wall>| harness.get_by_role_and_label(Role::TextInput, field).focus();
        field(&self.harness);
        self.harness.run_steps(1);
        self.harness.event(Event::Text(text.to_owned()));
        self.steps(2);
    }

    /// Presses the last of those that have a role.
    pub fn press_last(&mut self, role: Role) {
        let last = self.harness.query_all_by_role(role).last();
        last.unwrap_or_else(|| panic!("there is no {role:?}")).click_accesskit();
        self.steps(3);
    }

    /// The most lines that a text with these words takes.
    pub fn lines(&self, words: &str) -> usize {
        let mut found = Vec::new();
        for clipped in &self.harness.output().shapes {
            texts(&clipped.shape, &mut found);
        }
        let has_them = found.iter().filter(|text| text.galley.job.text.contains(words));
        has_them.map(|text| text.galley.rows.len()).max().unwrap_or_default()
    }

    /// Returns the names of buttons and codes that the newest notice covers.
    pub fn below_the_notice(&self) -> Vec<String> {
        let close = t("toast-close");
        let at = self.harness.get_by_role_and_label(Role::Button, &close).rect().center();
        // The button for closing is at the right end, at half its height.
        let notice = Rect::from_min_max(at + vec2(-414.0, -30.0), at + vec2(26.0, 30.0)).shrink(1.0);
        let roles = [Role::Button, Role::Image, Role::Tab, Role::RadioButton];
        let things = roles.iter().flat_map(|&role| self.harness.query_all_by_role(role));
        let below = things.filter(|thing| thing.rect().intersects(notice));
        let words = below.map(|thing| thing.accesskit_node().label().unwrap_or_default());
        words.filter(|words| *words != close).collect()
    }

    pub fn has(&self, role: Role, label: &str) -> bool {
        self.harness.query_all_by_role_and_label(role, label).next().is_some()
    }

    /// Fills a screen with the window, or does not.
    pub fn fill_screen(&mut self, fills: Option<bool>) {
        let viewports = &mut self.harness.input_mut().viewports;
        viewports.entry(ViewportId::ROOT).or_default().fullscreen = fills;
        if fills.is_some() {
            self.steps(3);
        }
    }

    pub fn picture(&self) -> Picture {
        Picture::of(&self.harness.ctx, self.harness.output(), &self.textures)
    }
}
