//! The seats of the lobby: who sits there, bots, colours, ready.

use super::bots;
use crate::{
    app::{
        client::TableClient,
        frame::{Wish, keys::key_name},
        games::shown,
        look::{
            Pen, badges, colour, fonts,
            glyphs::{self, Glyph},
            palette,
            pen::chamfered,
            sizes,
        },
        widgets::{self, Button, Left, Pill, Weight, colour_button},
    },
    games::any::AnyGame,
    protocol::{BotKind, ClientMessage, Colour, Lobby, Name, Readiness, SeatInfo, Stage},
    rules::Seat,
    store::Shortcut,
    text::{capitalised, t, t_args},
};
use egui::{Align2, Id, Pos2, Rect, Response, Role as Access, Ui, Vec2, pos2, vec2};

/// A message of the player to the host.
type Said = Option<ClientMessage<AnyGame>>;

/// Between two cards.
const BETWEEN: f32 = 10.0;
/// From the left of a card to the middle of its badge.
const BADGE: f32 = 44.0;
/// Room on a free seat that neither words nor buttons take: for the badge and the gaps. And the gap behind a button.
const FREE: f32 = 96.0;
const BEHIND: f32 = 8.0;
/// Width of the largest piece beside a taken seat.
const PIECE: f32 = 34.0;

/// Draws the seats; returns where they end, and what was chosen.
pub(super) fn seats(ui: &mut Ui, rect: Rect, model: &TableClient, lobby: &Lobby) -> (f32, Option<Wish>) {
    widgets::heading(ui, rect, &t("lobby-seats"), &t("lobby-order"));
    let top = rect.top() + 36.0;
    let count = lobby.seats.len().max(1) as f32;
    let high = ((rect.bottom() - top - BETWEEN * (count - 1.0)) / count).clamp(72.0, 92.0);
    let (mut y, mut said) = (top, None);
    for (index, info) in lobby.seats.iter().enumerate() {
        let Some(seat) = Seat::new(index) else { continue };
        let card = Rect::from_min_size(pos2(rect.left(), y), vec2(rect.width(), high));
        let new = match info.device {
            None => free_seat(ui, card, seat, model, lobby).map(Wish::Say),
            Some(_) => taken_seat(ui, card, (seat, info), model, lobby),
        };
        said = new.or(said);
        y += high + BETWEEN;
    }
    let swapped = (model.is_host && lobby.stage == Stage::Lobby)
        .then(|| swaps(ui, pos2(rect.left(), top), high + BETWEEN, lobby))
        .flatten();
    (y - BETWEEN, swapped.map(Wish::Say).or(said))
}

/// Between each two seats the button that swaps them, for the host. `pitch` is the way from one card to the next.
fn swaps(ui: &mut Ui, first: Pos2, pitch: f32, lobby: &Lobby) -> Said {
    let mut said = None;
    for (index, pair) in lobby.seats.windows(2).enumerate() {
        let (Some(above), Some(below)) = (Seat::new(index), Seat::new(index + 1)) else {
            continue;
        };
        if pair.iter().all(|info| info.device.is_none()) {
            continue;
        }
        let numbers = [("a", (index + 1).into()), ("b", (index + 2).into())];
        let label = t_args("lobby-swap", &numbers);
        let center = first + vec2(BADGE, pitch * (index + 1) as f32 - BETWEEN / 2.0);
        let rect = Rect::from_center_size(center, Vec2::splat(sizes::TARGET));
        let button = Button::new("").glyph(&glyphs::SWAP).label(&label);
        if button.show(ui, rect).on_hover_text(&label).clicked() {
            said = Some(ClientMessage::SwapSeats { seats: [above, below] });
        }
    }
    said
}

fn free_seat(ui: &mut Ui, rect: Rect, seat: Seat, model: &TableClient, lobby: &Lobby) -> Said {
    let p = palette(ui.ctx());
    let at = rect.left_center() + vec2(BADGE, 0.0);
    widgets::draw(ui, |pen| {
        pen.dashed_outline(&chamfered(rect.shrink(1.0), 6.0), 1.0, p.line_hi, 7.0, 6.0);
        badges::free_badge(pen, seat, at, 20.0);
    });
    let (left, said) = free_seat_buttons(ui, rect, seat, model, lobby);
    let (at, wide) = (at + vec2(40.0, 0.0), left - rect.left() - FREE);
    let host = model.host.as_ref();
    let offline = host.is_some_and(|host| host.status().addresses.is_empty());
    let more = t(if offline { "lobby-free-here" } else { "lobby-free-more" });
    let (free, pen) = (t("lobby-free"), Pen::new(ui.ctx()));
    let fits = wide >= pen.width(&more, fonts::regular(sizes::LABEL));
    let up = if fits { 11.0 } else { 0.0 };
    let mut large = [sizes::NAME, sizes::LABEL].into_iter();
    if let Some(size) = large.find(|&size| wide >= pen.width(&free, fonts::bold(size))) {
        widgets::bold(ui, at - vec2(0.0, up), &free, size, p.dim, wide);
    } else {
        // The dashes and the buttons say it.
        widgets::named(ui, rect, ("free", seat), Access::Label, &free);
    }
    if fits {
        widgets::regular(ui, at + vec2(0.0, 12.0), &more, sizes::LABEL, p.dim, wide);
    }
    said
}

/// Sit down, or for the host: have a bot sit down. Returns where the buttons begin, and what was chosen.
fn free_seat_buttons(ui: &mut Ui, rect: Rect, seat: Seat, model: &TableClient, lobby: &Lobby) -> (f32, Said) {
    let sits = if model.my_seats().is_empty() {
        "lobby-sit"
    } else {
        "lobby-sit-too"
    };
    let mut right = rect.right_center() - vec2(14.0, 0.0);
    // The words "Free seat" come before those of the second button.
    let free = Pen::new(ui.ctx()).width(&t("lobby-free"), fonts::bold(sizes::LABEL));
    let width = |text: &str| Button::new(t(text)).glyph(&glyphs::SEAT).width(ui) + BEHIND;
    let is_short = width(sits) + width("lobby-add-bot") > right.x - rect.left() - FREE - free;
    let sit = free_seat_button(ui, &mut right, seat, (sits, &glyphs::SEAT), false);
    let takes = ClientMessage::TakeSeat { seat: Some(seat) };
    let mut said = sit.clicked().then_some(takes);
    if model.is_host {
        let add = free_seat_button(ui, &mut right, seat, ("lobby-add-bot", &glyphs::ROBOT), is_short);
        let kind = bots::add_menu(&add, lobby);
        said = kind.map(|kind| ClientMessage::AddBot { seat, kind }).or(said);
    }
    (right.x, said)
}

/// Shows a button of a free seat, left of those before it. A short one has its words on hover.
fn free_seat_button(
    ui: &mut Ui,
    right: &mut Pos2,
    seat: Seat,
    (text, glyph): (&'static str, &'static Glyph),
    is_short: bool,
) -> Response {
    let words = t(text);
    let shown = if is_short { "" } else { words.as_str() };
    let button = Button::new(shown).glyph(glyph).label(&words);
    let size = vec2(button.width(ui), 40.0);
    let response = button.show_left_of(ui, right, size, ("free", seat.index(), text));
    right.x -= BEHIND;
    if is_short {
        response.on_hover_text(words)
    } else {
        response
    }
}

fn taken_seat(
    ui: &mut Ui,
    rect: Rect,
    (seat, info): (Seat, &SeatInfo),
    model: &TableClient,
    lobby: &Lobby,
) -> Option<Wish> {
    let mine = model.is_own(info);
    let look = colour(info.colour);
    widgets::draw(ui, |pen| {
        let p = pen.palette;
        let (width, border) = if mine { (2.0, look.fill) } else { (1.0, p.line) };
        pen.rect_lined(rect, sizes::R_LARGE, p.card, width, border);
        badges::look_badge(pen, look, rect.left_center() + vec2(BADGE, 0.0), 20.0);
    });
    let small = rect.width() < 600.0;
    let named = seat_name(ui, rect, (seat, info), model, lobby);
    let middle = rect.left_center() + vec2(rect.width() * if small { 0.35 } else { 0.36 } + 18.0, 0.0);
    if mine && lobby.stage != Stage::Playing {
        return own_seat(ui, rect, middle, (seat, info), lobby).or(named).map(Wish::Say);
    }
    let (mut right, mut said) = (rect.right_center() - vec2(14.0, 0.0), None);
    for (glyph, label, wish) in removals(seat, info, model, lobby) {
        let button = Button::new("").glyph(glyph).label(&label);
        let response = button.show_left_of(ui, &mut right, Vec2::splat(sizes::BUTTON), (&label, seat.index()));
        right.x -= 8.0;
        if response.on_hover_text(&label).clicked() {
            said = Some(wish);
        }
    }
    let left = if let Some(kind) = changeable_bot(info, model, lobby) {
        let chosen = bots::change(ui, &mut right, (seat, kind), shown_name(seat, info).as_str());
        said = chosen
            .map(|kind| Wish::Say(ClientMessage::AddBot { seat, kind }))
            .or(said);
        // A bot is always ready.
        right.x
    } else {
        ready_sign(ui, right, lobby.readiness(info)).map_or(right.x, |sign| sign.left())
    };
    if let Some(game) = model.game() {
        let first = middle + vec2(6.0, 0.0);
        let apart = pieces_apart(left - first.x, if small { 34.0 } else { 40.0 });
        widgets::draw(ui, |pen| {
            pen.seats[seat.index()] = info.colour;
            (shown(game).pieces)(pen, seat, first, apart);
        });
    }
    said
}

/// The distance of a player's pieces, of which no game shows more than five: the usual one, or a smaller one where they
/// would lie on what follows in this room from the middle of the first on.
fn pieces_apart(room: f32, usual: f32) -> f32 {
    let last = room - PIECE / 2.0 - 8.0;
    (last / 4.0).min(usual)
}

/// Glyph and words of a button, and what is wished for by it.
type Removal = (&'static Glyph, String, Wish);

/// The buttons that free somebody else's seat.
fn removals(seat: Seat, info: &SeatInfo, model: &TableClient, lobby: &Lobby) -> Vec<Removal> {
    if !model.is_host || lobby.stage != Stage::Lobby {
        return Vec::new();
    }
    if info.bot.is_some() {
        let wish = Wish::Say(ClientMessage::RemoveBot { seat });
        return vec![(&glyphs::CLOSE, t("lobby-remove"), wish)];
    }
    let Some(member) = info.member.filter(|&member| Some(member) != model.me) else {
        return Vec::new();
    };
    let label = |id| t_args(id, &[("name", model.name(seat).into())]);
    vec![
        (
            &glyphs::CLOSE,
            label("lobby-send-away"),
            Wish::Say(ClientMessage::RemoveMember { member }),
        ),
        (&glyphs::BAN, label("lobby-ban"), Wish::Ban(member)),
    ]
}

/// The name of the player at a seat; that of a bot also before it has come.
fn shown_name(seat: Seat, info: &SeatInfo) -> Name {
    let bot = || Name::bot(info.bot.and_then(BotKind::character), seat);
    info.name.clone().unwrap_or_else(bot)
}

/// Name and description, with a pill on one's own seat and the face of a bot; where several people share this laptop, a
/// field to say who.
fn seat_name(ui: &mut Ui, rect: Rect, (seat, info): (Seat, &SeatInfo), model: &TableClient, lobby: &Lobby) -> Said {
    let p = palette(ui.ctx());
    let small = rect.width() < 600.0;
    let at = rect.left_center() + vec2(84.0, -12.0);
    let wide = rect.width() * if small { 0.19 } else { 0.24 };
    let name = shown_name(seat, info);
    if model.is_own(info) && model.my_seats().len() > 1 && lobby.stage == Stage::Lobby {
        let field = Rect::from_min_size(rect.left_center() + vec2(76.0, -20.0), vec2(wide + 8.0, 40.0));
        return person(ui, field, seat, name.as_str());
    }
    let has_pill = model.is_own(info) && !small;
    let character = info.bot.and_then(BotKind::character);
    let beside = match character {
        Some(_) => 32.0,
        None if has_pill => 48.0,
        None => 0.0,
    };
    let head = widgets::bold(ui, at, name.as_str(), sizes::RANK, p.text, wide - beside);
    if let Some(character) = character {
        bots::face(ui, pos2(head.right() + 18.0, at.y), seat, character);
    }
    if has_pill {
        let at = pos2(head.right() + 10.0, at.y);
        let you = Pill {
            word: t("lobby-you"),
            glyph: None,
            inks: (p.hull, p.key),
        };
        widgets::draw(ui, |pen| you.draw(pen, at));
    }
    let below = at + vec2(0.0, 25.0);
    widgets::regular(ui, below, &describe(info, model, lobby), sizes::LABEL, p.dim, wide);
    None
}

/// The field with the name of one of several people at this laptop; what was typed counts when the field is left.
fn person(ui: &mut Ui, field: Rect, seat: Seat, name: &str) -> Said {
    let id = Id::unique(("person", seat.index()));
    let typed: Option<String> = ui.data(|data| data.get_temp(id));
    let mut text = typed.unwrap_or_else(|| name.to_owned());
    let label = t_args("lobby-person", &[("n", (seat.index() + 1).into())]);
    let typed = widgets::name_field(ui, field, &label, &mut text);
    let new = widgets::parse_name(ui.ctx(), &text).ok();
    let new = new.filter(|new| new.as_str() != name);
    if typed.response.has_focus() {
        ui.data_mut(|data| data.insert_temp(id, text));
    } else {
        ui.data_mut(|data| data.remove_temp::<String>(id));
    }
    let name = new.filter(|_| matches!(typed.left, Some(Left::Entered | Left::Elsewhere)))?;
    Some(ClientMessage::NameSeat { seat, name })
}

/// The kind of the bot at a seat, if this client may change the kind.
fn changeable_bot(info: &SeatInfo, model: &TableClient, lobby: &Lobby) -> Option<BotKind> {
    info.bot.filter(|_| model.is_host && lobby.stage == Stage::Lobby)
}

fn describe(info: &SeatInfo, model: &TableClient, lobby: &Lobby) -> String {
    if changeable_bot(info, model, lobby).is_some() {
        // The button beside it names the level.
        return t("link-bot");
    }
    if let Some(kind) = info.bot {
        return t_args("lobby-bot", &[("kind", bots::level_word(kind).into())]);
    }
    let member = lobby.members.iter().find(|m| Some(m.id) == info.member);
    let shared = member.filter(|member| member.connected && info.name.as_ref() != Some(&member.name));
    if let Some(member) = shared {
        return t_args("lobby-at-laptop-of", &[("name", member.name.as_str().into())]);
    }
    t(match member.filter(|member| member.connected) {
        None => "lobby-away",
        Some(member) if member.slow => "lobby-slow",
        Some(member) if member.host => "lobby-host",
        Some(_) => "lobby-player",
    })
}

fn own_seat(ui: &mut Ui, rect: Rect, middle: Pos2, (seat, info): (Seat, &SeatInfo), lobby: &Lobby) -> Said {
    let step = if rect.width() < 600.0 { 39.0 } else { 44.0 };
    let mut said = None;
    for (index, colour) in Colour::ALL.into_iter().enumerate() {
        let own = colour == info.colour;
        let free = own || !lobby.seats.iter().any(|s| s.device.is_some() && s.colour == colour);
        let center = middle + vec2(step * index as f32, 0.0);
        if colour_button(ui, center, colour, own, free).clicked() && !own {
            said = Some(ClientMessage::SetColour { seat, colour });
        }
    }
    let mut right = rect.right_center() - vec2(14.0, 0.0);
    // The host is ready with the start.
    if lobby.readiness(info) != Readiness::Host {
        said = ready_button(ui, &mut right, (seat, info)).or(said);
        right.x -= 10.0;
    }
    let label = t("lobby-stand");
    let room = right.x - middle.x - step * 3.0 - 40.0;
    let stand = |text: &str| Button::new(text).glyph(&glyphs::CLOSE).label(&label);
    let whole = stand(&label);
    let stand = if room >= whole.width(ui) { whole } else { stand("") };
    let size = vec2(stand.width(ui).max(sizes::BUTTON), sizes::BUTTON);
    let response = stand.show_left_of(ui, &mut right, size, ("stand", seat.index()));
    if response.on_hover_text(label).clicked() {
        said = Some(ClientMessage::LeaveSeat { seat });
    }
    said
}

/// The button that says that the people of this client are ready, or takes that back.
fn ready_button(ui: &mut Ui, right: &mut Pos2, (seat, info): (Seat, &SeatInfo)) -> Said {
    let button = Button::new(t("lobby-ready"))
        .glyph(&glyphs::CHECK)
        .key(key_name(ui.ctx(), Shortcut::Ready));
    let button = if info.ready {
        button.weight(Weight::Made).label(t("lobby-ready-again"))
    } else {
        button.primary()
    };
    let size = vec2(button.width(ui), sizes::BUTTON_LARGE);
    let response = button.show_left_of(ui, right, size, ("ready", seat.index()));
    response
        .clicked()
        .then_some(ClientMessage::SetReady { ready: !info.ready })
}

/// Draws whether a player is ready, left of a point; returns its place. The host has no such sign.
fn ready_sign(ui: &Ui, right: Pos2, readiness: Readiness) -> Option<Rect> {
    let (text, ready) = match readiness {
        Readiness::Free | Readiness::Host => return None,
        Readiness::Ready => ("lobby-ready", true),
        Readiness::NotReady => ("lobby-not-ready", false),
        Readiness::Away => ("lobby-away", false),
        Readiness::Coming => ("lobby-coming", false),
    };
    let text = capitalised(&t(text));
    let rect = widgets::draw(ui, |pen| {
        let p = pen.palette;
        let width = pen.width(&text, fonts::bold(sizes::LABEL)) + if ready { 44.0 } else { 28.0 };
        let rect = Align2::RIGHT_CENTER.anchor_size(right, vec2(width, 32.0));
        let (color, border) = if ready {
            (p.accent, p.accent)
        } else {
            (p.dim, p.line_hi)
        };
        pen.rect_lined(rect, 16.0, p.card, 1.5, border);
        if ready {
            pen.glyph(
                &glyphs::CHECK,
                rect.left_center() + vec2(18.0, 0.0),
                14.0,
                color,
                p.card,
            );
        }
        let at = right - vec2(14.0, 0.0);
        pen.bold(at, Align2::RIGHT_CENTER, &text, sizes::LABEL, color);
        rect
    });
    widgets::named(ui, rect, ("ready sign", right.y as i32), Access::Label, &text);
    Some(rect)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_end_before_what_follows_and_stand_no_further_apart_than_usual() {
        for room in [90.0, 140.0, 400.0] {
            let apart = pieces_apart(room, 34.0);
            assert!(apart <= 34.0 && 4.0 * apart + PIECE / 2.0 < room, "{room}: {apart}");
        }
        assert_eq!(pieces_apart(400.0, 34.0), 34.0);
    }
}
