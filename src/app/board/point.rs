//! Fingers on the board: what somebody here points at, and what the others show.

use super::{
    art,
    drawn::{Drawn, SpotAt},
    frame::{BoardFrame, tool_button},
    opened::Finger,
    paint,
    state::BoardScreen,
};
use crate::{
    app::{
        frame::{Wish, keys::held},
        look::{Pen, colors::colour, fonts, sizes},
        talk::Heard,
        widgets,
    },
    protocol::{ClientMessage, SharedPlace, Talk, codec},
    store::Shortcut,
    text::{t, t_args},
};
use egui::{Align2, CursorIcon, Key, Modifiers, Pos2, Rect, Ui, accesskit::Role, vec2};

/// Seconds for which a finger stays on the board.
const STAYS: f64 = 4.0;

/// A place in bytes that only this game's drawing reads; `None` if they are more than a place may have.
pub(super) fn in_bytes<G: Drawn>(spot: G::Spot) -> Option<SharedPlace> {
    SharedPlace::try_from(codec::encode(&spot).ok()?.as_slice()).ok()
}

fn shown<G: Drawn>(at: G::Spot, to: Option<G::Spot>) -> Option<Wish> {
    if ![Some(at), to].into_iter().flatten().all(G::is_shared) {
        return None;
    }
    let at = in_bytes::<G>(at)?;
    let to = match to {
        Some(to) => Some(in_bytes::<G>(to)?),
        None => None,
    };
    Some(Wish::Say(ClientMessage::Talk(Talk::Point { at, to })))
}

/// True while a click shows a place: the key is held, or the button of the hand was pressed.
fn is_armed<G: Drawn>(ui: &Ui, state: &BoardScreen<G>) -> bool {
    state.finger.tool || held(ui.ctx(), Shortcut::Point)
}

/// True while the pointer and Enter show something to others, so that they do nothing else.
pub(super) fn is_pointing<G: Drawn>(ui: &Ui, frame: &BoardFrame<'_, G>, state: &BoardScreen<G>) -> bool {
    frame.model.talk.is_some() && (state.finger.down.is_some() || is_armed(ui, state))
}

/// Takes what is pointed at: while the key is held, or after the button of the hand, a click shows a place to all, and a
/// drag an arrow between two. By keyboard Enter shows the place in focus, with Shift an arrow from the place that was
/// shown before. Returns what is shown, and whether the pointer is busy with it. Where nobody else can see it nothing is
/// shown.
pub(super) fn point<G: Drawn>(
    ui: &Ui,
    frame: &BoardFrame<'_, G>,
    state: &mut BoardScreen<G>,
    under: Option<G::Spot>,
) -> (Option<Wish>, bool) {
    if frame.model.talk.is_none() {
        state.finger = Finger::default();
        return (None, false);
    }
    let armed = is_armed(ui, state);
    let (pressed, released) = ui.input(|input| (input.pointer.primary_pressed(), input.pointer.primary_released()));
    if armed
        && frame
            .zones
            .board
            .contains(ui.input(|input| input.pointer.hover_pos()).unwrap_or_default())
    {
        ui.ctx().set_cursor_icon(CursorIcon::Crosshair);
    }
    if pressed {
        // One that was let go while nothing was drawn is forgotten.
        state.finger.down = under.filter(|_| armed);
    }
    if released && let Some(from) = state.finger.down.take() {
        state.finger.tool = false;
        return (shown::<G>(from, under.filter(|to| *to != from)), true);
    }
    let by_key = if armed { by_keyboard(ui, state) } else { None };
    (by_key, state.finger.down.is_some())
}

fn by_keyboard<G: Drawn>(ui: &Ui, state: &mut BoardScreen<G>) -> Option<Wish> {
    let focus = state.focus?;
    let pressed = |modifiers| ui.input_mut(|input| input.consume_key(modifiers, Key::Enter));
    if pressed(Modifiers::SHIFT) {
        let from = state.finger.last.filter(|from| *from != focus)?;
        state.finger.tool = false;
        return shown::<G>(from, Some(focus));
    }
    if pressed(Modifiers::NONE) {
        (state.finger.last, state.finger.tool) = (Some(focus), false);
        return shown::<G>(focus, None);
    }
    None
}

/// Draws the button of the hand at a corner, where somebody is there to see what is shown; returns the width that it
/// takes, with the gap beside it.
pub(super) fn tool<G: Drawn>(
    ui: &mut Ui,
    frame: &BoardFrame<'_, G>,
    state: &mut BoardScreen<G>,
    (corner, at): (Align2, Pos2),
    high: f32,
) -> f32 {
    if frame.model.talk.is_none() {
        return 0.0;
    }
    let button = tool_button(ui, state.finger.tool);
    let rect = corner.anchor_size(at, vec2(button.width(ui), high));
    if button.show(ui, rect).on_hover_text(t("point-tool")).clicked() {
        state.finger.tool ^= true;
    }
    rect.width() + 8.0
}

/// Draws what others show, and what this player showed, for a while.
pub(super) fn fingers<G: Drawn>(ui: &mut Ui, frame: &BoardFrame<'_, G>) {
    let Some(talk) = frame.model.talk else { return };
    let shown: Vec<&Heard> = talk.shown_after(frame.now - STAYS).collect();
    if let Some(oldest) = shown.last() {
        let left = oldest.at + STAYS - frame.now;
        ui.ctx().request_repaint_after_secs(left.max(0.0) as f32);
    }
    for (index, heard) in shown.into_iter().rev().enumerate() {
        finger(ui, frame, heard, index);
    }
}

/// Draws the finger with this number.
fn finger<G: Drawn>(ui: &mut Ui, frame: &BoardFrame<'_, G>, heard: &Heard, index: usize) {
    let Talk::Point { at, to } = &heard.talk else { return };
    let place = |bytes: &SharedPlace| {
        let spot = codec::decode::<G::Spot>(bytes).ok()?;
        frame
            .places
            .iter()
            .find(|place| place.spot == spot && G::is_shared(spot))
    };
    let (Some(at), to) = (place(at), to.as_ref().and_then(place)) else {
        return;
    };
    let mut pen = Pen::new(ui.ctx());
    let color = heard.colour.map_or(pen.palette.text, |one| colour(one).fill);
    for place in [Some(at), to].into_iter().flatten() {
        paint::around(&mut pen, &place.shape, 3.0, color, 0.25);
    }
    let middle = |place: &SpotAt<G::Spot>| place.shape.bounds().center();
    if let Some(to) = to {
        art::arrow(&mut pen, &[middle(at), middle(to)], 5.0, color, false);
    }
    let name = name_tag(&mut pen, at.shape.bounds(), (ui.clip_rect(), &[]), &heard.name);
    let clip = if frame.has_lens() && G::floats(at.spot) {
        frame.zones.board
    } else {
        ui.clip_rect()
    };
    pen.paint(&ui.painter_at(clip));
    let args = [
        ("name", heard.name.as_str().into()),
        ("at", at.label.as_str().into()),
        ("to", to.map_or("", |to| &to.label).into()),
    ];
    let words = t_args(
        if to.is_some() { "talk-arrow" } else { "talk-point" },
        &args[..if to.is_some() { 3 } else { 2 }],
    );
    widgets::named(
        ui,
        name,
        ("finger", heard.device, heard.at.to_bits(), index),
        Role::Label,
        &words,
    );
}

/// The name of who points at a place, in a room and clear of what else is of interest; returns where it stands.
pub(super) fn name_tag(pen: &mut Pen<'_>, place: Rect, (room, clear_of): (Rect, &[Rect]), name: &str) -> Rect {
    let (font, p) = (fonts::bold(sizes::SMALL), pen.palette);
    let size = vec2(pen.width(name, font) + 16.0, 22.0);
    let tag = tag_at(place, size, room, clear_of);
    pen.rect_lined(tag, 11.0, p.card, 1.0, p.line_hi);
    pen.bold(tag.center(), egui::Align2::CENTER_CENTER, name, sizes::SMALL, p.text);
    tag
}

/// The place of a name: above what it belongs to. If that is outside the room or hides something else of interest, within
/// it, or below what is too small for that.
fn tag_at(place: Rect, size: egui::Vec2, room: Rect, clear_of: &[Rect]) -> Rect {
    let x = (place.center().x - size.x / 2.0).clamp(room.left(), (room.right() - size.x).max(room.left()));
    let at = |y: f32| Rect::from_min_size(Pos2::new(x, y), size);
    let (above, below) = (at(place.top() - size.y - 4.0), at(place.bottom() + 4.0));
    let within = at(place.bottom() - size.y - 4.0);
    let is_in = |tag: &Rect| tag.top() >= room.top() && tag.bottom() <= room.bottom();
    let is_clear = |tag: &Rect| is_in(tag) && !clear_of.iter().any(|other| other.intersects(*tag));
    if is_clear(&above) {
        above
    } else if place.height() > 3.0 * size.y {
        within
    } else if is_clear(&below) || !is_in(&above) {
        below
    } else {
        above
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    #[test]
    fn a_name_hides_nothing_of_interest_if_it_can_stand_elsewhere() {
        let room = Rect::from_min_size(Pos2::ZERO, vec2(400.0, 300.0));
        let (size, place) = (vec2(40.0, 22.0), |y: f32, high: f32| {
            Rect::from_min_size(pos2(100.0, y), vec2(60.0, high))
        });
        let middle = place(100.0, 40.0);
        let above = tag_at(middle, size, room, &[]);
        assert_eq!(above.bottom(), 96.0);
        let below = tag_at(middle, size, room, &[above]);
        assert_eq!(below.top(), 144.0);
        assert_eq!(tag_at(middle, size, room, &[above, below]), above, "too small for it");
        let [low, tall] = [place(0.0, 40.0), place(0.0, 100.0)];
        assert_eq!(tag_at(low, size, room, &[]).top(), 44.0, "no room above");
        assert!(tall.contains_rect(tag_at(tall, size, room, &[])));
    }
}
