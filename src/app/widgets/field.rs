//! Text fields, and the one way to learn what was typed: after the field has taken all keys of the frame.

use super::controls::{draw, named};
use crate::{
    app::look::{Pen, fonts, glyphs, palette, scripts, sizes},
    protocol::Name,
    text::{errors, t, t_args},
};
use egui::{Align2, Context, EventFilter, Id, Key, Modifiers, Rect, Response, Role, Shape, Ui, Vec2, WidgetInfo, vec2};

/// Most characters of a field: more than anything has that people type into one.
const FIELD_MAX: usize = 400;
/// Most characters of a path in any system.
const PATH_MAX: usize = 4096;

/// The way in which the keyboard left a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Left {
    /// By Enter. Nothing else hears this Enter.
    Entered,
    /// By Esc. Nothing else hears this Esc.
    PutBack,
    /// By a click, by Tab, or because something else asked for the keyboard.
    Elsewhere,
}

/// The news of a text field in this frame. The value has all keys of the frame by then.
pub(crate) struct Typed {
    /// The field, to give it the keyboard.
    pub response: Response,
    /// Set in the frame in which the keyboard leaves the field.
    pub left: Option<Left>,
}

impl Typed {
    /// True if Enter ended the typing.
    pub(crate) fn is_entered(&self) -> bool {
        self.left == Some(Left::Entered)
    }
    /// True if the text has changed.
    pub(crate) fn is_changed(&self) -> bool {
        self.response.changed()
    }
}

/// The id of a text field, to give it the focus.
#[must_use]
pub(crate) fn field_id(ui: &Ui, name: &str) -> Id {
    ui.scope_id().with(("field", name))
}

/// A text field with a name and a hint. `wrong` says what is wrong with the text: that frames the field and stands below
/// it. Esc leaves the field, and means nothing else then.
pub(crate) fn text_field(
    ui: &mut Ui,
    rect: Rect,
    (name, hint): (&str, &str),
    value: &mut String,
    wrong: impl FnOnce(&str) -> Option<String>,
) -> Typed {
    field(ui, rect, (name, hint), (value, FIELD_MAX), wrong)
}

/// A text field for the path of a file.
pub(crate) fn path_field(ui: &mut Ui, rect: Rect, (name, hint): (&str, &str), value: &mut String) -> Typed {
    field(ui, rect, (name, hint), (value, PATH_MAX), |_| None)
}

/// A text field for the name of a person, which says what is wrong with it.
pub(crate) fn name_field(ui: &mut Ui, rect: Rect, label: &str, value: &mut String) -> Typed {
    let ctx = ui.ctx().clone();
    let wrong = |text: &str| parse_name(&ctx, text).err();
    text_field(ui, rect, (label, &t("start-name")), value, wrong)
}

/// The name that was typed, or what is wrong with it: a name that cannot even be shown here is invalid.
pub(crate) fn parse_name(ctx: &Context, text: &str) -> Result<Name, String> {
    let name = Name::parse(text).map_err(errors::name)?;
    match scripts::unshown(ctx, name.as_str()) {
        Some(sign) => Err(t_args("start-name-no-font", &[("sign", sign.to_string().into())])),
        None => Ok(name),
    }
}

fn field(
    ui: &mut Ui,
    rect: Rect,
    (name, hint): (&str, &str),
    (value, most): (&mut String, usize),
    wrong: impl FnOnce(&str) -> Option<String>,
) -> Typed {
    let id = field_id(ui, name);
    let ground = ui.painter().add(Shape::Noop);
    let response = edit(ui, rect, id, hint, value, most);
    let left = left(ui, &response);
    let error = wrong(value);
    let p = palette(ui.ctx());
    let (width, border) = match (error.is_some(), response.has_focus()) {
        (true, _) => (2.0, p.bad),
        (false, true) => (2.0, p.accent),
        (false, false) => (1.0, p.line_hi),
    };
    let mut pen = Pen::new(ui.ctx());
    pen.rect_lined(rect, sizes::R_BUTTON, p.card, width, border);
    ui.painter().set(ground, Shape::Vec(pen.shapes));
    if let Some(error) = &error {
        tell(ui, rect, name, error);
    }
    let text = value.clone();
    response.widget_info(|| {
        let mut info = WidgetInfo::text_edit(true, text.as_str(), text.as_str(), hint);
        info.label = Some(name.to_owned());
        info
    });
    Typed { response, left }
}

fn edit(ui: &mut Ui, rect: Rect, id: Id, hint: &str, value: &mut String, most: usize) -> Response {
    let p = palette(ui.ctx());
    let edit = egui::TextEdit::singleline(value)
        .id(id)
        .frame(egui::Frame::NONE)
        .hint_text(egui::RichText::new(hint).color(p.faint))
        .font(fonts::regular(sizes::BODY))
        .text_color(p.text)
        .desired_width(rect.width() - 24.0)
        .align(Align2::LEFT_CENTER)
        .event_filter(EventFilter {
            escape: true,
            horizontal_arrows: true,
            vertical_arrows: true,
            tab: false,
        })
        .char_limit(most);
    ui.put(rect.shrink2(Vec2::new(12.0, 0.0)), edit)
}

/// Finds out whether the keyboard has left the field since the last frame, and takes away the key that did it.
fn left(ui: &Ui, response: &Response) -> Option<Left> {
    let pass = ui.ctx().cumulative_pass_nr();
    let kept = response.id.with("had the keyboard");
    let had: Option<u64> = ui.data(|data| data.get_temp(kept));
    let mut how = Left::Elsewhere;
    if response.has_focus() {
        if !ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            ui.data_mut(|data| data.insert_temp(kept, pass));
            return None;
        }
        response.surrender_focus();
        how = Left::PutBack;
    }
    ui.data_mut(|data| data.remove_temp::<u64>(kept));
    had.filter(|had| had + 1 >= pass)?;
    // A click elsewhere in the same frame came first: the field has not seen the key.
    let is_clicked = ui.input(|input| input.pointer.any_pressed());
    if !is_clicked && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter)) {
        how = Left::Entered;
    }
    Some(how)
}

/// Says below a field what is wrong with its text.
fn tell(ui: &Ui, rect: Rect, name: &str, error: &str) {
    draw(ui, |pen| {
        let p = pen.palette;
        let at = rect.left_bottom() + vec2(10.0, 14.0);
        pen.glyph(&glyphs::ALERT, at, 14.0, p.bad, p.card);
        let (at, font) = (at + vec2(14.0, 0.0), fonts::regular(sizes::LABEL));
        // It may reach beyond a short field.
        let wide = ui.max_rect().right().max(rect.right()) - at.x - 10.0;
        pen.text_within(at, Align2::LEFT_CENTER, error, font, p.bad, wide);
    });
    let below = Rect::from_min_size(rect.left_bottom(), vec2(rect.width(), 28.0));
    named(ui, below, ("field error", name), Role::Label, error);
}
