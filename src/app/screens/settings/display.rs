//! Language, appearance, size, contrast, motion.

use super::{next_scale, rows::Room, scale as scale_of, wished};
use crate::{
    app::widgets,
    store::{Settings, Theme},
    text::{Language, spoken_language, t, t_args},
};

/// Draws the tab.
pub(super) fn display(room: &mut Room<'_>, settings: &mut Settings) {
    languages(room, settings);
    room.end();
    room.head(&t("settings-theme"));
    let themes = Theme::ALL.map(|theme| {
        let name = match theme {
            Theme::System => "settings-theme-system",
            Theme::Dark => "settings-theme-dark",
            Theme::Light => "settings-theme-light",
        };
        (theme, t(name))
    });
    if let Some(theme) = room.choices(themes, settings.theme, 3) {
        settings.theme = theme;
    }
    room.end();
    scale(room, settings);
    room.end();
    room.head(&t("settings-ease"));
    let switches = [
        ("settings-contrast", &mut settings.strong_contrast),
        ("settings-reduced", &mut settings.reduced_motion),
    ];
    room.switches(switches.map(|(text, on)| (t(text), on)));
}

/// Each language has its own name, so that it is found by whoever reads no other.
fn languages(room: &mut Room<'_>, settings: &mut Settings) {
    room.head(&t("settings-language"));
    let names = Language::ALL.map(|language| (language, language.name().to_owned()));
    if let Some(language) = room.choices(names, spoken_language(), 3) {
        settings.language = Some(language.tag().to_owned());
    }
}

fn scale(room: &mut Room<'_>, settings: &mut Settings) {
    room.head(&t("settings-scale"));
    let now = scale_of(settings.scale);
    let percent = t_args("settings-percent", &[("n", now.into())]);
    let next = [false, true].map(|up| next_scale(now, up));
    let labels = ["settings-smaller", "settings-larger"];
    let (pressed, behind) = room.steps(&percent, labels, next.map(|next| next != now));
    if let Some(up) = pressed {
        settings.scale = Some(next_scale(now, up));
    }
    if widgets::choice_button(room.ui, behind, &t("settings-automatic"), settings.scale.is_none()).clicked() {
        settings.scale = None;
    }
    let (shown, native) = {
        let ctx = room.ui.ctx();
        (ctx.zoom_factor(), ctx.content_rect().size() * ctx.zoom_factor())
    };
    room.note(&t(if now > 100 && wished(settings.scale, native) > shown + 0.01 {
        "settings-scale-limited"
    } else {
        "settings-scale-more"
    }));
}
