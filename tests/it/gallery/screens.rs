//! The table of all screens.

use super::{
    lobbies, sheets, tables,
    wall::{Alone, Gallery, Shown},
};
use egui::Ui;
use podbay::app::client::TableClient;

/// A screen of the program in some state.
pub struct Screen {
    /// Its name, in which no other one begins.
    pub name: String,
    /// What the window shows at first; given the time.
    pub shown: Box<dyn Fn(f64) -> Shown>,
    /// What is pressed on the way to it.
    pub then: Box<dyn Fn(&mut Gallery)>,
}

impl Screen {
    /// A screen that is drawn without the program around it.
    pub fn alone<U: FnMut(&mut Ui) + 'static>(name: impl Into<String>, ui: impl Fn() -> U + 'static) -> Self {
        let shown = Box::new(move |_| Shown::Alone(Box::new(ui()) as Alone));
        Self {
            name: name.into(),
            shown,
            then: Box::new(|_| {}),
        }
    }

    /// The program at a table.
    pub fn at_table(name: impl Into<String>, table: impl Fn(f64) -> TableClient + 'static) -> Self {
        Self {
            name: name.into(),
            shown: Box::new(move |now| Shown::Table(Box::new(table(now)))),
            then: Box::new(|_| {}),
        }
    }

    pub fn then(self, then: impl Fn(&mut Gallery) + 'static) -> Self {
        Self {
            then: Box::new(then),
            ..self
        }
    }
}

/// Every screen and every kind of question.
pub fn all() -> Vec<Screen> {
    tables::questions().into_iter().chain(screens()).collect()
}

/// Every screen.
pub fn screens() -> Vec<Screen> {
    [
        lobbies::starts(),
        lobbies::lobbies(),
        tables::tables(),
        tables::bars(),
        tables::ends(),
        sheets::sheets(),
        sheets::settings(),
        sheets::rules_and_lessons(),
        sheets::replays(),
    ]
    .into_iter()
    .flatten()
    .collect()
}
