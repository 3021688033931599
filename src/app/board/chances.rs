//! The moments of a recorded game in words, and the sheet over the board of a replay that shows them.

use super::{drawn::Drawn, frame::BoardFrame};
use crate::{
    app::{
        client::TableClient,
        frame::{
            TableModel,
            chances::{ChancesShown, ChancesWish, chances_ui, rounded},
        },
        look::{glyphs, palette, sizes},
        playback::{Playback, ReplayWish},
        widgets,
    },
    bot::analysis::{ChosenCommand, Swing, SwingCause},
    games::any::AnyGame,
    text::{About, seat_name, t, t_args},
};
use egui::{Sense, Ui, WidgetInfo, accesskit::Role, pos2, vec2};

/// Height of the sheet, and of its head.
const HIGH: f32 = 340.0;
const HEAD: f32 = 44.0;

/// A moment of the game that is over, in words.
pub(super) fn moment<G: Drawn>(client: &TableClient, swing: &Swing<AnyGame>) -> String {
    let model = TableModel::<G>::of(client, &[]);
    model.map_or_else(String::new, |model| sentence::<G>(model.setup, &model.names, swing))
}

/// A moment in words. Its commands are said as in the list "What can I do?".
fn sentence<G: Drawn>(setup: &G::Setup, names: &[String], swing: &Swing<AnyGame>) -> String {
    let name = match swing.side {
        Some(seat) => seat_name(names, seat),
        None => t("chances-aliens"),
    };
    let (turn, name) = (("turn", swing.turn.into()), ("name", name.into()));
    let before = ("before", rounded(swing.before).into());
    let after = ("after", rounded(swing.after).into());
    match &swing.cause {
        SwingCause::Mistake {
            chosen,
            better,
            got,
            best,
        } => {
            let action = |action: &[ChosenCommand<AnyGame>]| said::<G>(setup, names, action);
            let chosen = ("chosen", action(chosen).into());
            let better = ("better", action(better).into());
            let best = ("best", rounded(*best).into());
            let got = ("got", rounded(*got).into());
            t_args("chances-mistake", &[turn, name, chosen, better, best, got])
        }
        SwingCause::Luck => {
            let game = ("game", G::ID.name().into());
            t_args("chances-luck", &[turn, name, before, after, game])
        }
        SwingCause::FinePlay => t_args("chances-fine", &[turn, name, before, after]),
        SwingCause::Unclear => t_args("chances-unclear", &[turn, name, before, after]),
    }
}

/// An action in words, command by command.
fn said<G: Drawn>(setup: &G::Setup, names: &[String], action: &[ChosenCommand<AnyGame>]) -> String {
    let commands = action.iter().filter_map(|chosen| {
        let (view, prompt) = (G::own_view(&chosen.view)?, G::own_prompt(&chosen.prompt)?);
        let about: About<'_, G> = About {
            setup,
            view,
            names,
            you: None,
        };
        Some(G::command(about, Some(prompt), G::own_command(&chosen.command)?))
    });
    let both = |first: String, second: String| {
        let args = [("first", first.into()), ("second", second.into())];
        t_args("chances-then", &args)
    };
    commands.reduce(both).unwrap_or_default()
}

/// The moment that is looked at, in words.
pub(super) fn looked_at<G: Drawn>(frame: &BoardFrame<'_, G>, playback: &Playback) -> Option<String> {
    let chances = playback.chances.as_ref()?;
    let swing = chances.swings.get(playback.moment?)?;
    Some(sentence::<G>(frame.model.setup, &frame.model.names, swing))
}

/// Draws the sheet with the chances while it is open. A moment that is chosen there is shown on the board at once.
pub(super) fn sheet<G: Drawn>(ui: &mut Ui, frame: &BoardFrame<'_, G>, playback: &Playback) -> Option<ReplayWish> {
    let chances = playback.chances.as_ref().filter(|_| playback.chances_open)?;
    let room = frame.zones.board.shrink(sizes::GAP);
    let card = room.with_min_y(room.top().max(room.bottom() - HIGH));
    // What lies below it is not to be clicked through it.
    let ground = ui.interact(card, ui.scope_id().with("chances sheet"), Sense::click_and_drag());
    ground.widget_info(|| WidgetInfo::labeled(Role::Pane, true, t("chances-head")));
    widgets::draw(ui, |pen| widgets::card(pen, card));
    let middle = card.top() + HEAD / 2.0;
    let (p, at) = (palette(ui.ctx()), pos2(card.left() + 18.0, middle));
    let (title, room) = (t("end-course-chances"), card.width() - 80.0);
    widgets::bold(ui, at, &title, sizes::BODY, p.text, room);
    let at = pos2(card.right() - 26.0, middle);
    let closed = widgets::icon_button(ui, at, &glyphs::CLOSE, &t("sheet-close")).clicked();
    let (setup, names) = (frame.model.setup, &frame.model.names);
    let swings = chances.swings.iter();
    let sentences: Vec<String> = swings.map(|swing| sentence::<G>(setup, names, swing)).collect();
    let shown = ChancesShown {
        chances,
        names,
        neutral: G::neutral,
        sentences: &sentences,
        chosen: playback.moment.unwrap_or_default(),
        can_look: true,
    };
    let body = card.with_min_y(card.top() + HEAD).shrink2(vec2(0.0, 8.0));
    let wish = chances_ui(ui, body, &shown).map(|wish| match wish {
        ChancesWish::Choose(moment) => ReplayWish::Moment(moment),
        ChancesWish::Look(moment) => ReplayWish::LookAt(moment),
    });
    wish.or(closed.then_some(ReplayWish::Chances))
}
