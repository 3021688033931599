//! The action bar: step back, what the open action costs, buttons, confirm.

use super::{
    art::{Square, arrows, chips, figures, tiles},
    card, input,
    model::ArgoAction,
    overlay,
    preview::Consequences,
    prompts::{self, Anchor, Choice, Effect},
    rails,
    scene::Scene,
    state::ArgoScreen,
};
use crate::{
    app::{
        frame::undo,
        look::{Pen, chips as look_chips, fonts, glyphs, motion, sizes},
        widgets::{self, Button},
    },
    games::argo::{Command, Prompt},
    text::{t, t_args},
};
use egui::{Align2, Pos2, Rect, Ui, vec2};

/// Draws the bar and takes its clicks.
pub(super) fn actions_ui(ui: &mut Ui, scene: &Scene<'_>, state: &mut ArgoScreen) -> Option<ArgoAction> {
    let bar = scene.zones.actions;
    let context = ui.ctx().clone();
    let mut pen = Pen::new(&context);
    pen.rect(bar, 0.0, pen.palette.panel);
    pen.paint(ui.painter());
    let height = sizes::BUTTON_LARGE;
    let y = bar.center().y - height / 2.0;
    let mut action = None;
    let mut left = bar.left() + 12.0;
    // There is nothing to step back over in somebody else's action.
    if !scene.is_reacting() {
        let compact = scene.zones.is_compact();
        let note = (&mut state.note, scene.now);
        action = undo::undo(ui, scene.model, note, Pos2::new(left, y), compact);
        left += undo::width(compact) + 12.0;
    }
    let mut right = bar.right() - 12.0;
    if let Some(choice) = scene.primary() {
        let (pressed, width) = primary(ui, scene, state, &choice, Pos2::new(right, y));
        right -= width + 10.0;
        if pressed {
            action = state.choose(scene.model, &choice, scene.now).or(action);
        }
    }
    let buttons: Vec<Choice> = scene
        .choices
        .iter()
        .copied()
        .filter(|c| c.at == Anchor::Button)
        .collect();
    for choice in buttons {
        let label = scene.label(&choice);
        let button = Button::new(&label);
        let width = button.width(ui).min((right - left).max(40.0));
        let rect = Rect::from_min_size(Pos2::new(right - width, y), vec2(width, height));
        right -= width + 8.0;
        let clicked = button.show(ui, rect).clicked();
        if scene.is_focused(state, &choice) {
            widgets::focus_frame(ui, rect, sizes::R_BUTTON);
        }
        if clicked {
            action = state.choose(scene.model, &choice, scene.now).or(action);
        }
    }
    if overlay::handle(scene, state).is_some() {
        left = turn_button(ui, scene, state, Pos2::new(left, y));
    }
    summary(
        ui,
        scene,
        state,
        Rect::from_min_max(Pos2::new(left, bar.top()), Pos2::new(right, bar.bottom())),
    );
    action
}

/// Steps back further on the way to a link of the chain that was asked for.
pub(super) fn rewind(scene: &Scene<'_>, state: &mut ArgoScreen) -> Option<ArgoAction> {
    let (left, last) = state.rewind;
    let revision = scene.model.revision;
    if left == 0 || last == Some(revision) {
        return None;
    }
    let Some(seat) = scene.model.step_back_seat() else {
        state.rewind = (0, None);
        return None;
    };
    state.rewind = (left - 1, Some(revision));
    Some(ArgoAction::StepBack { seat, revision })
}

/// Makes a build final that was confirmed where its ghost lay.
pub(super) fn confirm_build(scene: &Scene<'_>, state: &mut ArgoScreen) -> Option<ArgoAction> {
    // Until the answer to it comes the build is still asked.
    if !state.confirmed || scene.prompt() == Some(Prompt::ChooseBuild) {
        return None;
    }
    state.confirmed = false;
    if scene.prompt() != Some(Prompt::ConfirmAction) {
        return None;
    }
    state.send(scene.model, Command::Commit, scene.now)
}

/// The button at the far right; returns whether it was pressed and how wide it is.
fn primary(ui: &mut Ui, scene: &Scene<'_>, state: &ArgoScreen, choice: &Choice, right_top: Pos2) -> (bool, f32) {
    let text = match choice.effect {
        Effect::Send(Command::Commit | Command::EndInterrupt | Command::EndTurn | Command::StopMoving) => {
            scene.label(choice)
        }
        _ => t("confirm"),
    };
    let button = Button::new(&text).primary().glyph(&glyphs::CHECK).key("Enter");
    let width = button.width(ui).max(150.0);
    let rect = Rect::from_min_size(right_top - vec2(width, 0.0), vec2(width, sizes::BUTTON_LARGE));
    let clicked = button.show(ui, rect).clicked();
    if scene.is_focused(state, choice) {
        widgets::focus_frame(ui, rect, sizes::R_BUTTON);
    }
    (clicked, width)
}

/// Turns the ghost, where it can be turned; returns where the bar goes on.
fn turn_button(ui: &mut Ui, scene: &Scene<'_>, state: &mut ArgoScreen, at: Pos2) -> f32 {
    let text = t("turn-tile");
    let button = Button::new(&text).glyph(&glyphs::ROTATE).key("R");
    let rect = Rect::from_min_size(at, vec2(button.width(ui), sizes::BUTTON_LARGE));
    if button.show(ui, rect).clicked() {
        input::rotate(scene, state, 1);
    }
    rect.right() + 12.0
}

/// Links of the open action and what they cost, what the choice under the pointer would do, or what is waited for.
fn summary(ui: &mut Ui, scene: &Scene<'_>, state: &mut ArgoScreen, rect: Rect) {
    if rect.width() < 40.0 {
        return;
    }
    let context = ui.ctx().clone();
    let mut pen = Pen::new(&context);
    let y = rect.center().y;
    if scene.is_reacting() {
        nothing_yet(&mut pen, scene, rect);
        pen.paint(&ui.painter_at(rect));
        return;
    }
    let mut x = rect.left();
    if !scene.open.is_empty() {
        x = links(ui, &mut pen, scene, state, Pos2::new(x, y), rect.right());
        x = consequence_chips(&mut pen, scene, &scene.open, Pos2::new(x, y), rect.right());
    }
    let rest = Rect::from_min_max(Pos2::new(x, rect.top()), rect.max);
    if let Some(why) = &state.told {
        told(ui, &mut pen, why, rest);
        return pen.paint(&ui.painter_at(rect));
    }
    let chain = !scene.open.hops.is_empty() || scene.primary().is_some();
    if !pointed_at(&mut pen, scene, state, rest) && (scene.open.is_empty() || !chain) {
        let p = pen.palette;
        let text = hint(scene, state);
        let font = fonts::regular(sizes::LABEL);
        let mut at = Pos2::new(rest.left(), y);
        let legal = scene.own.map_or(&[][..], |(_, legal)| legal);
        if let Some(tile) = prompts::staged(legal, &state.selection).and_then(|command| scene.placed_tile(&command)) {
            card::picture(&mut pen, scene, tile, Square::new(at - vec2(0.0, 20.0), 40.0));
            at.x += 50.0;
        }
        pen.text_within(at, Align2::LEFT_CENTER, &text, font, p.dim, rest.right() - at.x);
    }
    pen.paint(&ui.painter_at(rect));
}

/// Says why a tile that was asked for cannot be built.
fn told(ui: &Ui, pen: &mut Pen<'_>, why: &str, rect: Rect) {
    let p = pen.palette;
    let at = rect.left_center() + vec2(10.0, 0.0);
    glyphs::draw(pen, &glyphs::ALERT, at, 18.0, glyphs::Inks::new(p.bad, p.panel));
    let (font, width) = (fonts::regular(sizes::LABEL), rect.width() - 30.0);
    let high = pen.height(why, font.clone(), width);
    pen.paragraph(at + vec2(18.0, -high / 2.0), why, font, p.text, width);
    let response = ui.interact(rect, ui.scope_id().with("told"), egui::Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::accesskit::Role::Alert, true, why));
}

/// Tells the consequences of the choice under the pointer or in focus, in words and chips; false without one.
fn pointed_at(pen: &mut Pen<'_>, scene: &Scene<'_>, state: &mut ArgoScreen, rect: Rect) -> bool {
    let index = state.hovered.or(state.focus);
    let Some(choice) = index.and_then(|index| scene.choices.get(index)).copied() else {
        return false;
    };
    if rect.width() < 120.0 || choice.at == Anchor::Primary {
        return false;
    }
    let p = pen.palette;
    let y = rect.center().y;
    let (what, exact) = match (choice.effect, scene.own) {
        (Effect::Send(command), Some((question, _))) => match state.preview(scene.model, question.seat, command) {
            Some(found) => (Consequences::of(&found.events), found.exact),
            None => (Consequences::default(), true),
        },
        _ => (Consequences::default(), true),
    };
    let mut text = scene.label(&choice);
    if what.pushes > 0 {
        text = t_args("with-pushes", &[("text", text.into()), ("n", what.pushes.into())]);
    }
    if !exact {
        text = t_args("not-exact", &[("text", text.into())]);
    }
    let chips = if what.scores.is_empty() && what.deaths.is_empty() {
        0.0
    } else {
        170.0
    };
    let font = fonts::regular(sizes::LABEL);
    let room = (rect.width() - chips).max(100.0);
    let (used, _) = pen.text_within(rect.left_center(), Align2::LEFT_CENTER, &text, font, p.text, room);
    consequence_chips(pen, scene, &what, Pos2::new(used.right() + 12.0, y), rect.right());
    true
}

/// Says that an announced action is not final.
fn nothing_yet(pen: &mut Pen<'_>, scene: &Scene<'_>, rect: Rect) {
    let p = pen.palette;
    let (x, y) = (rect.left(), rect.center().y);
    let at = Pos2::new(x, y - 10.0);
    pen.text_within(
        at,
        Align2::LEFT_CENTER,
        &t("nothing-yet"),
        fonts::bold(sizes::BODY),
        p.text,
        rect.width(),
    );
    let name = scene.words.seat(scene.model.view.active);
    let text = t_args("board-shows", &[("name", name.into())]);
    let at = Pos2::new(x, y + 11.0);
    pen.text_within(
        at,
        Align2::LEFT_CENTER,
        &text,
        fonts::regular(sizes::LABEL),
        p.dim,
        rect.width(),
    );
}

fn hint(scene: &Scene<'_>, state: &ArgoScreen) -> String {
    if scene.own.is_none() {
        return if scene.model.questions.is_empty() {
            String::new()
        } else {
            t("hint-watch")
        };
    }
    let legal = scene.own.map_or(&[][..], |(_, legal)| legal);
    if !legal.is_empty() && scene.choices.iter().all(|choice| choice.at == Anchor::Primary) {
        return String::new();
    }
    match prompts::staged(legal, &state.selection).and_then(|command| scene.placed_tile(&command)) {
        Some(tile) if scene.model.setup.components.tile(tile).alien && scene.model.view.board.aliens.len() < 5 => {
            t_args("hint-alien-comes", &[("tile", scene.words.tile_bare(tile).into())])
        }
        Some(tile) => scene.words.tile_bare(tile),
        None => t("hint-choose"),
    }
}

/// The numbered links of a chain; returns where they end. As long as the way back is open, a link can be reopened.
fn links(ui: &mut Ui, pen: &mut Pen<'_>, scene: &Scene<'_>, state: &mut ArgoScreen, at: Pos2, right: f32) -> f32 {
    let mut x = at.x;
    if let Some((tile, activator)) = scene.open.activated {
        let rect = Rect::from_min_size(Pos2::new(x, at.y - 22.0), vec2(70.0, 44.0));
        activation_link(ui, pen, scene, state, (tile, activator), rect);
        x = rect.right() + 14.0;
    }
    for (index, hop) in scene.open.hops.iter().enumerate().take(8) {
        if x + 70.0 > right {
            break;
        }
        let rect = Rect::from_min_size(Pos2::new(x, at.y - 22.0), vec2(62.0, 44.0));
        let hovered = link_button(ui, scene, state, index, rect);
        let p = pen.palette;
        let last = index + 1 == scene.open.hops.len();
        let (width, border) = if last { (2.0, p.accent) } else { (1.0, p.line) };
        let fill = if hovered { p.card_hi } else { p.card };
        pen.rect_lined(rect, sizes::R_BUTTON, fill, width, border);
        arrows::number(pen, rect.left_center() + vec2(17.0, 0.0), 9.5, index + 1);
        let centre = rect.left_center() + vec2(42.0, 0.0);
        let (lod, resting) = (figures::Lod::Silhouette, figures::FigureLook::Resting);
        match hop.who {
            Some(who) => figures::figure_shapes(pen, who, centre, 11.5, lod, resting),
            None => figures::alien_shapes(pen, centre, 26.0),
        }
        if scene.open.deaths.iter().any(|(victim, _)| Some(*victim) == hop.who) {
            rails::skull(pen, centre + vec2(10.0, 9.0), 7.5);
        }
        if !last {
            let inks = glyphs::Inks::new(p.dim, p.panel);
            glyphs::draw(pen, &glyphs::RIGHT, Pos2::new(rect.right() + 7.0, at.y), 12.0, inks);
        }
        x = rect.right() + 14.0;
    }
    x + 4.0
}

/// The room that is activated and by whom, before the chain that follows from it.
fn activation_link(
    ui: &Ui,
    pen: &mut Pen<'_>,
    scene: &Scene<'_>,
    state: &mut ArgoScreen,
    (tile, activator): (crate::games::argo::Tile, crate::games::argo::Astronaut),
    rect: Rect,
) {
    let back = can_take_back(scene, state.story.commands_since_activation());
    let id = if back.is_some() {
        "activation-reopen"
    } else {
        "activation-done"
    };
    let label = t_args(id, &[("tile", scene.words.tile(tile).into())]);
    let hovered = reopening(ui, state, rect, "activation link", back, &label);
    let p = pen.palette;
    let fill = if hovered { p.card_hi } else { p.card };
    pen.rect_lined(rect, sizes::R_BUTTON, fill, 1.0, p.line);
    let glyph = tiles::kind_glyph(scene.model.setup.components.tile(tile).kind);
    let inks = glyphs::Inks::new(p.text, fill);
    glyphs::draw(pen, glyph, rect.left_center() + vec2(19.0, 0.0), 24.0, inks);
    let (lod, resting) = (figures::Lod::Silhouette, figures::FigureLook::Resting);
    figures::figure_shapes(pen, activator, rect.left_center() + vec2(49.0, 0.0), 11.5, lod, resting);
}

/// One link as a button: pressed, everything since is taken back, so that it can be chosen anew. Says whether the
/// pointer is on it.
fn link_button(ui: &Ui, scene: &Scene<'_>, state: &mut ArgoScreen, index: usize, rect: Rect) -> bool {
    let back = can_take_back(scene, state.story.commands_since_hop(index));
    let hop = scene.open.hops[index];
    let who = hop.who.map_or_else(|| t("an-alien"), |who| scene.words.figure(who));
    let args = [
        ("n", (index + 1).into()),
        ("who", who.into()),
        ("to", scene.words.step(hop.from, hop.to).into()),
    ];
    let id = if back.is_some() { "link-reopen" } else { "link-done" };
    reopening(ui, state, rect, ("link", index), back, &t_args(id, &args))
}

/// The number of commands that a press takes back; `None` if nothing can be taken back now.
fn can_take_back(scene: &Scene<'_>, commands: usize) -> Option<usize> {
    (scene.model.step_back_seat().is_some() && commands > 0).then_some(commands)
}

/// A button that takes back so many commands, or a label if it cannot. Says whether the pointer is on the button.
fn reopening(
    ui: &Ui,
    state: &mut ArgoScreen,
    rect: Rect,
    salt: impl std::hash::Hash + std::fmt::Debug,
    back: Option<usize>,
    label: &str,
) -> bool {
    let (sense, role) = match back {
        Some(_) => (egui::Sense::click(), egui::accesskit::Role::Button),
        None => (egui::Sense::hover(), egui::accesskit::Role::Label),
    };
    let response = ui.interact(rect, ui.scope_id().with(salt), sense);
    response.widget_info(|| egui::WidgetInfo::labeled(role, true, label));
    widgets::focus_ring(ui, rect, sizes::R_BUTTON, &response);
    if let Some(back) = back.filter(|_| response.clicked()) {
        state.rewind = (back, None);
    }
    let hovered = response.hovered() && back.is_some();
    response.on_hover_text(label);
    hovered
}

/// Chips for points, deaths and the alien score, as many as fit; others than in the frame before appear.
pub(super) fn consequence_chips(
    pen: &mut Pen<'_>,
    scene: &Scene<'_>,
    what: &Consequences,
    at: Pos2,
    right: f32,
) -> f32 {
    let all = (
        &what.scores,
        &what.deaths,
        what.aliens,
        &what.launches,
        what.aliens_killed,
    );
    let entry = motion::entry(pen.ctx, egui::Id::unique(("chips", all)));
    let mut end = at.x;
    pen.faded(entry.alpha, |pen| {
        end = row_of_chips(pen, scene, what, at + vec2(0.0, entry.below), right);
    });
    end
}

fn row_of_chips(pen: &mut Pen<'_>, scene: &Scene<'_>, what: &Consequences, at: Pos2, right: f32) -> f32 {
    let mut x = at.x;
    let mine = |seat: crate::rules::Seat| scene.model.is_mine(seat);
    let compact = scene.zones.is_compact() && !scene.is_reacting();
    let dead = what.deaths.iter().map(|&(victim, _)| Some(victim.seat()));
    let shot = std::iter::repeat_n(None, what.aliens_killed);
    for victim in dead.chain(shot).filter(|_| !compact) {
        if x + chips::death_width(pen, "") <= right {
            x = chips::death(pen, Pos2::new(x, at.y), victim, "").right() + 8.0;
        }
    }
    for &(seat, points) in &what.scores {
        if compact && !mine(seat) {
            continue;
        }
        let text = format!("{points:+}");
        if x + look_chips::width(pen, &text) <= right {
            x = look_chips::score(pen, Pos2::new(x, at.y), seat, &text).right() + 8.0;
        }
    }
    if let Some((from, to)) = what.aliens.filter(|_| !compact) {
        let text = format!("{from} › {to}");
        if x + look_chips::width(pen, &text) + 4.0 <= right {
            x = chips::aliens(pen, Pos2::new(x, at.y), &text).right() + 8.0;
        }
    }
    for _ in what.launches.iter().filter(|_| !compact) {
        let text = t("chip-launch");
        if x + look_chips::width(pen, &text) + 4.0 <= right {
            x = chips::launch(pen, Pos2::new(x, at.y), &text).right() + 8.0;
        }
    }
    x
}
