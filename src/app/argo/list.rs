//! "What can I do?": every legal command as text; also the view for screen readers.

use super::{
    art::{chips, figures},
    input,
    model::ArgoAction,
    preview::Consequences,
    scene::Scene,
    state::ArgoScreen,
};
use crate::{
    app::{
        frame::line::{ROW, line},
        look::{Pen, chips as look_chips, glyphs, sizes},
        widgets::{self, Button},
    },
    games::argo::{Astronaut, Command},
    text::{t, t_args},
};
use egui::{Align2, Pos2, Rect, Sense, Ui, vec2};

/// Draws the buttons on the board and, when it is open, the list.
pub(super) fn list_ui(ui: &mut Ui, scene: &Scene<'_>, state: &mut ArgoScreen) -> Option<ArgoAction> {
    board_buttons(ui, scene, state);
    let (_, legal) = scene.own?;
    if !state.list_open || legal.is_empty() {
        return None;
    }
    let board = scene.zones.board;
    let height = (legal.len() as f32 * ROW + 54.0).min(board.height() - 72.0);
    let width = 560.0_f32.min(board.width() - 80.0);
    let sheet = Rect::from_min_size(
        Pos2::new(board.left() + 12.0, board.bottom() - 56.0 - height),
        vec2(width, height),
    );
    // What lies below the sheet is not to be clicked through it.
    ui.interact(sheet, ui.scope_id().with("list"), Sense::click_and_drag());
    let context = ui.ctx().clone();
    let mut pen = Pen::new(&context);
    let p = pen.palette;
    pen.rect_lined(sheet, sizes::R_LARGE, p.card, 1.0, p.line_hi);
    let head = t_args("list-head", &[("n", legal.len().into())]);
    pen.bold(
        sheet.min + vec2(16.0, 23.0),
        Align2::LEFT_CENTER,
        &head,
        sizes::BODY,
        p.text,
    );
    pen.paint(ui.painter());
    let inner = Rect::from_min_max(sheet.min + vec2(6.0, 44.0), sheet.max - vec2(6.0, 6.0));
    let mut child = ui.new_child(egui::UiBuilder::new().max_rect(inner).id_salt("list"));
    child.spacing_mut().item_spacing.y = 0.0;
    let mut chosen = None;
    let mut area = egui::ScrollArea::vertical().auto_shrink(false);
    if let Some(line) = state.list_focus.filter(|_| std::mem::take(&mut state.list_scroll)) {
        let middle = line as f32 * ROW - (inner.height() - ROW) / 2.0;
        area = area.vertical_scroll_offset(middle.max(0.0));
    }
    area.show_rows(&mut child, ROW, legal.len(), |ui, range| {
        for index in range {
            if row(ui, scene, state, index, legal[index]) {
                chosen = Some(legal[index]);
            }
        }
    });
    state.send(scene.model, chosen?, scene.now)
}

fn row(ui: &mut Ui, scene: &Scene<'_>, state: &mut ArgoScreen, index: usize, command: Command) -> bool {
    let what = consequences(scene, state, command);
    let text = line_text(scene, what.as_ref(), command);
    let focused = state.list_focus == Some(index);
    let response = line(ui, (index, &text), focused, |pen, mut room| {
        let y = room.center().y;
        room.min.x += 2.0;
        if let Some(who) = actor(command) {
            let centre = Pos2::new(room.left() + 12.0, y);
            let (lod, resting) = (figures::Lod::Silhouette, figures::FigureLook::Resting);
            figures::figure_shapes(pen, who, centre, 11.5, lod, resting);
            room.min.x += 36.0;
        }
        room.max.x = cost(pen, what.as_ref(), Pos2::new(room.right(), y));
        room
    });
    response.clicked()
}

/// The command in words with what it pushes.
fn line_text(scene: &Scene<'_>, what: Option<&Consequences>, command: Command) -> String {
    let text = scene.words.command(scene.prompt(), &command);
    match what.map(|found| found.pushes) {
        Some(pushes) if pushes > 0 => t_args("with-pushes", &[("text", text.into()), ("n", pushes.into())]),
        _ => text,
    }
}

/// The consequences of a command; the engine is asked once.
#[must_use]
pub(super) fn consequences(scene: &Scene<'_>, state: &mut ArgoScreen, command: Command) -> Option<Consequences> {
    let (question, _) = scene.own?;
    let found = state.preview(scene.model, question.seat, command)?;
    Some(Consequences::of(&found.events))
}

/// Chips at the right end of a line; returns where they begin.
fn cost(pen: &mut Pen<'_>, what: Option<&Consequences>, right: Pos2) -> f32 {
    let Some(what) = what else { return right.x };
    let mut x = right.x;
    for &(seat, points) in &what.scores {
        let text = format!("{points:+}");
        x -= look_chips::width(pen, &text);
        look_chips::score(pen, Pos2::new(x, right.y), seat, &text);
        x -= 6.0;
    }
    for &(victim, _) in &what.deaths {
        x -= chips::death_width(pen, "");
        chips::death(pen, Pos2::new(x, right.y), Some(victim.seat()), "");
        x -= 6.0;
    }
    x
}

/// The figure a command is about.
const fn actor(command: Command) -> Option<Astronaut> {
    match command {
        Command::MoveAstronaut { astronaut, .. }
        | Command::KillVictim { astronaut }
        | Command::Revive { astronaut }
        | Command::SwapAstronaut { astronaut } => Some(astronaut),
        Command::PushAstronaut { victim, .. } => Some(victim),
        Command::Activate { activator, .. } | Command::Interrupt { activator, .. } => Some(activator),
        _ => None,
    }
}

/// The button of the list, and those of the camera.
/// From one button of the view to the next.
const VIEW_STEP: f32 = 42.0;

/// The place of the buttons that move the view.
fn view_buttons(board: Rect) -> Rect {
    let size = vec2(sizes::BUTTON, sizes::BUTTON + 2.0 * VIEW_STEP);
    Rect::from_min_size(board.max - vec2(12.0, 12.0) - size, size)
}

/// The place of the button that opens the list.
fn list_button(width: f32, scene: &Scene<'_>) -> Rect {
    let board = scene.zones.board;
    Rect::from_min_size(
        Pos2::new(board.left() + 12.0, board.bottom() - 48.0),
        vec2(width, sizes::BUTTON),
    )
}

/// The places of the buttons on the board, which nothing else may cover.
#[must_use]
pub(super) fn button_places(ui: &Ui, scene: &Scene<'_>) -> [Rect; 2] {
    let text = t("what-can-i-do");
    let width = Button::new(&text).key("H").width(ui);
    [list_button(width, scene), view_buttons(scene.zones.board)]
}

fn board_buttons(ui: &mut Ui, scene: &Scene<'_>, state: &mut ArgoScreen) {
    let board = scene.zones.board;
    if scene.own.is_some() && !scene.is_reacting() {
        let text = t("what-can-i-do");
        let button = Button::new(&text).key("H");
        let rect = list_button(button.width(ui), scene);
        if button.show(ui, rect).clicked() {
            state.list_open = !state.list_open;
        }
    }
    let column = view_buttons(board);
    let at = |place: f32| {
        Pos2::new(
            column.center().x,
            column.bottom() - sizes::BUTTON / 2.0 - VIEW_STEP * place,
        )
    };
    if widgets::icon_button(ui, at(2.0), &glyphs::PLUS, &t("zoom-in")).clicked() {
        input::zoom(scene, &mut state.camera, true);
    }
    if widgets::icon_button(ui, at(1.0), &glyphs::MINUS, &t("zoom-out")).clicked() {
        input::zoom(scene, &mut state.camera, false);
    }
    if widgets::icon_button(ui, at(0.0), &glyphs::FIT, &t("fit")).clicked() {
        input::fit(scene, state);
    }
}
