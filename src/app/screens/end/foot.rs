//! The foot of the result: once more, and with whom.

use crate::{
    app::{
        client::{LinkState, TableClient},
        frame::{Wish, keys::pressed_anew},
        look::{Pen, fonts, glyphs, palette, sizes},
        screens::lobby,
        widgets::{self, Button, Weight},
    },
    protocol::{ClientMessage, Lobby, LobbyState, Stage},
    text::{self, t, t_args},
};
use egui::{Align2, Key, Rect, Ui, vec2};

/// Width of the words beside the buttons.
const WORDS: f32 = 260.0;

/// The foot as the table stands.
struct Foot {
    /// What is waited for.
    words: Option<String>,
    /// Buttons from the right, and what they are pressed for.
    buttons: Vec<(Button, Vec<Wish>)>,
    /// What Enter is pressed for.
    enter: Vec<Wish>,
}

/// Draws the buttons from the right; returns their left end and the wishes.
pub(super) fn end_buttons(ui: &mut Ui, rect: Rect, table: &TableClient, rests: bool) -> (f32, Vec<Wish>) {
    let enter = ui.memory(|m| m.focused().is_none()) && !rests && pressed_anew(ui, Key::Enter);
    let mut foot = foot(ui, table);
    let button = |text, glyph| Button::new(t(text)).glyph(glyph);
    foot.buttons.extend([
        (button("end-look-around", &glyphs::EYE), vec![Wish::LookAround]),
        (button("end-leave", &glyphs::LEFT), vec![Wish::Leave]),
    ]);
    let (mut right, mut wishes) = (rect.right_center(), Vec::new());
    if enter {
        wishes = foot.enter;
    }
    for (index, (button, meaning)) in foot.buttons.into_iter().enumerate() {
        let size = vec2(button.width(ui) + 8.0, sizes::BUTTON_LARGE);
        let button = button.enabled(!rests && !meaning.is_empty());
        if button.show_left_of(ui, &mut right, size, ("end", index)).clicked() {
            wishes = meaning;
        }
        right.x -= 10.0;
    }
    let (p, font) = (palette(ui.ctx()), fonts::regular(sizes::LABEL));
    right.x -= 6.0;
    let Some(words) = foot.words else {
        return (right.x, wishes);
    };
    if is_over(table) {
        let shown = widgets::label(ui, right, Align2::RIGHT_CENTER, &words, font, p.text, WORDS);
        right.x = shown.left() - 16.0;
    } else {
        // What goes on at the table has the place of what was found out about the shuffle.
        let room = rect.with_max_x(right.x - 10.0);
        let high = Pen::new(ui.ctx()).height(&words, font.clone(), room.width());
        let at = room.left_center() - vec2(0.0, high / 2.0);
        widgets::paragraph(ui, at, &words, font, p.text, room.width());
    }
    (right.x, wishes)
}

/// True while the table stands as it did when the game ended.
pub(super) fn is_over(table: &TableClient) -> bool {
    table.stage() == Stage::Ended || matches!(table.link, LinkState::Ended(_))
}

fn foot(ui: &Ui, table: &TableClient) -> Foot {
    match &table.lobby {
        _ if is_over(table) => over(table),
        Some(lobby) if table.stage() == Stage::Lobby => proposed(ui, table, lobby),
        _ => Foot {
            words: Some(t("end-running")),
            buttons: vec![(
                Button::new(t("end-to-game")).glyph(&glyphs::PLAY).primary(),
                vec![Wish::LeaveResult],
            )],
            enter: Vec::new(),
        },
    }
}

/// The game is over, and nobody has proposed another one.
fn over(table: &TableClient) -> Foot {
    let closed = matches!(table.link, LinkState::Ended(_));
    if !table.is_host {
        return Foot {
            words: Some(t(if closed { "end-closed" } else { "end-wait-rematch" })),
            buttons: Vec::new(),
            enter: Vec::new(),
        };
    }
    let rematch = vec![Wish::Say(ClientMessage::Rematch)];
    let once_more = Button::new(t("end-rematch")).glyph(&glyphs::ROTATE);
    Foot {
        words: None,
        buttons: vec![
            (once_more.key(t("key-enter")).primary(), rematch.clone()),
            (
                Button::new(t("end-lobby")).glyph(&glyphs::SEAT),
                vec![Wish::Say(ClientMessage::Rematch), Wish::LeaveResult],
            ),
        ],
        enter: rematch,
    }
}

/// The table is back in its lobby for another game. No key starts it: Enter was meant for the board.
fn proposed(ui: &Ui, table: &TableClient, lobby: &Lobby) -> Foot {
    let to_lobby = Button::new(t("end-lobby")).glyph(&glyphs::SEAT);
    let to_lobby = (to_lobby, vec![Wish::LeaveResult]);
    let waiting = Some(lobby::waiting(table, lobby));
    if table.is_host {
        let (text, wishes) = host_start(ui, table, lobby);
        let start = Button::new(t(text)).glyph(&glyphs::PLAY).primary();
        return Foot {
            words: waiting,
            buttons: vec![(start, wishes), to_lobby],
            enter: Vec::new(),
        };
    }
    let own = lobby.seats.iter().find(|seat| table.is_own(seat));
    let ready = own.is_some_and(|seat| seat.ready);
    let agree = Button::new(t("end-agree")).glyph(&glyphs::CHECK);
    let agree = if ready {
        agree.weight(Weight::Made).label(t("lobby-ready-again"))
    } else {
        agree.primary()
    };
    let said = vec![Wish::Say(ClientMessage::SetReady { ready: !ready })];
    Foot {
        words: if ready { waiting } else { Some(proposal(table)) },
        buttons: own.map(|_| (agree, said)).into_iter().chain([to_lobby]).collect(),
        enter: Vec::new(),
    }
}

/// Words and wishes of the host's start: after a while it waits for nobody who is here.
fn host_start(ui: &Ui, table: &TableClient, lobby: &Lobby) -> (&'static str, Vec<Wish>) {
    let start = || vec![Wish::Say(ClientMessage::Start)];
    let patience = table.patience(ui.input(|input| input.time));
    match (lobby.state(), patience) {
        (LobbyState::CanStart, _) => ("lobby-start", start()),
        (LobbyState::NotReady(_), Some(left)) if left <= 0.0 => ("end-start-anyway", start()),
        (_, left) => {
            if let Some(left) = left {
                ui.ctx().request_repaint_after_secs(left as f32);
            }
            ("lobby-start", Vec::new())
        }
    }
}

/// The host's proposal in words.
fn proposal(table: &TableClient) -> String {
    let game = table.game().map(|game| text::game(game.name())).unwrap_or_default();
    match table.host_name() {
        Some(name) => t_args("end-proposed", &[("name", name.into()), ("game", game.into())]),
        None => t_args("end-proposed-here", &[("game", game.into())]),
    }
}
