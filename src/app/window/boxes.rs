//! The box file of a table that is hosted here: reading it, remembering it for its game, and giving it up.

use super::app::{App, Overlay, wake};
use crate::{
    app::screens::lobby::{BoxSheet, BoxWish, box_ui},
    games::any::AnyGame,
    protocol::{ClientMessage, Stage, TableId},
    rules::{BoxFile, Config, Game},
    text::{errors, files},
};
use eframe::egui::{Context, Ui};
use std::path::{Path, PathBuf};

impl App {
    /// Reads what was asked for, and at a new table the file that is remembered for its game.
    pub(super) fn follow_boxes(&mut self, ctx: &Context) {
        self.offer_remembered(ctx);
        let Some((path, read)) = self.boxes.read() else { return };
        let used = read
            .map_err(|error| files::trouble(&error))
            .and_then(|text| self.use_text(ctx, &path, text));
        let trouble = used.err().unwrap_or_default();
        match &mut self.overlay {
            Some(Overlay::Box(sheet)) => sheet.trouble = trouble,
            _ if !trouble.is_empty() => self.failed(ctx, trouble),
            _ => {}
        }
    }

    /// The configuration of a table in its lobby, if it is hosted here.
    fn own_lobby(&self) -> Option<(TableId, &Config)> {
        let table = self.table.as_ref().filter(|table| table.is_host)?;
        let info = table.info.as_ref().filter(|_| table.stage() == Stage::Lobby)?;
        Some((info.table, &info.config))
    }

    /// At a table that was opened here, each game begins with the box that was chosen for it last.
    fn offer_remembered(&mut self, ctx: &Context) {
        let resumed = self.table.as_ref().is_none_or(|table| table.resumed);
        let Some((id, config)) = self.own_lobby().filter(|_| !resumed) else {
            return;
        };
        let (now, free) = ((id, config.game.clone()), config.box_file.is_none());
        if self.boxes.offered.as_ref() == Some(&now) {
            return;
        }
        let path = self.settings.boxes.get(&now.1).map(PathBuf::from);
        self.boxes.offered = Some(now);
        // A file that is still being read was meant for another game.
        self.boxes.stop();
        if let Some(path) = path.filter(|_| free) {
            self.read_box(ctx, path);
        }
    }

    /// Reads a file, which is played with as soon as it is there.
    pub(super) fn read_box(&mut self, ctx: &Context, path: PathBuf) {
        self.boxes.begin(path, wake(ctx));
    }

    /// True for a file that the lobby of a table here takes as its box when it is dropped.
    pub(super) fn is_box(&self, path: &Path) -> bool {
        self.own_lobby().is_some() && path.extension().is_some_and(|kind| kind == "toml")
    }

    /// Plays with a box, and remembers its file for the game.
    fn use_text(&mut self, ctx: &Context, path: &Path, text: String) -> Result<(), String> {
        let Some((_, config)) = self.own_lobby() else {
            return Ok(());
        };
        let mut config = config.clone();
        let named = |name: String| {
            Some(BoxFile {
                name,
                text: text.clone(),
            })
        };
        config.box_file = named(path.display().to_string());
        AnyGame::setup(&config).map_err(|error| errors::setup_error(&error))?;
        // The others learn the last part of its name alone.
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        config.box_file = named(name);
        let file = path.display().to_string();
        self.settings.boxes.insert(config.game.clone(), file);
        self.save(ctx);
        self.say(ctx, ClientMessage::SetConfig { config });
        Ok(())
    }

    /// Plays with the built-in box, also the next time.
    fn give_up_box(&mut self, ctx: &Context) {
        self.boxes.stop();
        let Some((_, config)) = self.own_lobby() else { return };
        let config = Config {
            box_file: None,
            ..config.clone()
        };
        self.settings.boxes.remove(&config.game);
        self.save(ctx);
        self.say(ctx, ClientMessage::SetConfig { config });
    }

    /// Opens the sheet about the box of this table, with the file that is remembered for its game.
    pub(super) fn open_box_sheet(&mut self) {
        let game = self.own_lobby().map(|(_, config)| config.game.clone());
        let path = game.and_then(|game| self.settings.boxes.get(&game).cloned());
        let path = path.unwrap_or_default();
        self.overlay = Some(Overlay::Box(BoxSheet {
            path,
            trouble: String::new(),
        }));
    }

    pub(super) fn box_sheet(&mut self, ui: &Ui, mut sheet: BoxSheet) {
        let Some(table) = &self.table else {
            self.overlay = None;
            return;
        };
        let (wish, closed) = box_ui(ui, &mut sheet, table);
        self.overlay = (!closed).then_some(Overlay::Box(sheet));
        match wish {
            Some(BoxWish::Use(path)) => self.read_box(ui.ctx(), typed_path(&path)),
            Some(BoxWish::BuiltIn) => self.give_up_box(ui.ctx()),
            None => {}
        }
    }
}

/// The path that somebody typed, pasted or dropped: quotes around it and `file://` before it are no part of it.
pub(super) fn typed_path(text: &str) -> PathBuf {
    let bare = text.trim().trim_matches(['"', '\'']);
    PathBuf::from(bare.strip_prefix("file://").unwrap_or(bare))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pasted_path_is_found_with_its_quotes() {
        for text in [
            "/a/my box.toml",
            " \"/a/my box.toml\" ",
            "'/a/my box.toml'",
            "file:///a/my box.toml",
        ] {
            assert_eq!(typed_path(text), Path::new("/a/my box.toml"), "{text}");
        }
    }
}
