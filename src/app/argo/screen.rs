//! The station as one of the window's table screens.

use super::{LogContext, TableModel, TableState, art::figures, table_ui};
use crate::{
    app::{
        client::TableClient,
        frame::{Shown, TableScreen, Wish, layout::Layout},
    },
    games::{
        any::{AnyReason, GameId, Listed},
        argo::State,
    },
    text,
};
use egui::{Rect, Ui};

/// Argo on its board.
#[must_use]
pub fn shown() -> Shown {
    Shown {
        screen: || Box::<TableState>::default(),
        pieces: figures::team,
        remark: |_, _| String::new(),
        neutral: figures::alien_shapes,
    }
}

impl TableScreen for TableState {
    fn game(&self) -> GameId {
        State::ID
    }

    fn draw(&mut self, ui: &mut Ui, client: &mut TableClient) -> Option<Wish> {
        let model = TableModel::of(client)?;
        let (entries, gap) = std::mem::take(&mut client.unread);
        if !entries.is_empty() || gap {
            let context: LogContext<'_> = model.about();
            self.log.absorb(context, &entries, gap);
        }
        table_ui(ui, &model, self).map(super::TableAction::wish::<State>)
    }

    fn is_idle(&self) -> bool {
        Self::is_idle(self)
    }

    fn refused(&mut self) {
        Self::refused(self);
    }

    fn reason(&self, reason: &AnyReason) -> Option<String> {
        State::own_reason(reason).map(|reason| text::argo::reason(*reason))
    }

    fn banner(&self, window: Rect) -> Rect {
        Layout::new(window, false).banner
    }
}
