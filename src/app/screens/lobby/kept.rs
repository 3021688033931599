//! What follows from the configuration of a table, worked out once and not in every frame: the box of a table may be a
//! whole file.

use crate::rules::Config;
use egui::{Id, Ui};
use std::sync::Arc;

/// A value with the configuration and the number of players that it follows from.
struct Kept<T> {
    config: Config,
    players: usize,
    value: T,
}

/// The value of this name that follows from a configuration for so many players; it is worked out when they change.
pub(super) fn kept<T: Clone + Send + Sync + 'static>(
    ui: &Ui,
    name: &'static str,
    (config, players): (&Config, usize),
    work_out: impl FnOnce() -> T,
) -> T {
    let id = Id::unique(name);
    let old: Option<Arc<Kept<T>>> = ui.data(|data| data.get_temp(id));
    let old = old.filter(|old| old.players == players && old.config == *config);
    let kept = old.unwrap_or_else(|| {
        Arc::new(Kept {
            config: config.clone(),
            players,
            value: work_out(),
        })
    });
    ui.data_mut(|data| data.insert_temp(id, Arc::clone(&kept)));
    kept.value.clone()
}
