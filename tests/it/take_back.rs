//! The window's part in a take-back, by accessible label and by key, against a session in simulated time.

use crate::session::table::{Table, options};
use egui_kittest::{Harness, kittest::Queryable};
use podbay::{
    app::{
        client::TableClient,
        frame::{
            TableScreen, Wish,
            take_back::{ended, take_back_ui},
        },
        games::shown,
        look,
        table_event::TableEvent,
    },
    games::any::{AnyGame, GameId},
    net::ClientUpdate,
    protocol::{ClientMessage, StepBackOffer, TakeBackEnd},
    rules::Seat,
};

const ASK: &str = "Ask everybody whether you may take back your last step and all that was done since";

/// A window's table screen without the window around it.
struct Window {
    client: TableClient,
    /// The events that it was told of.
    events: Vec<TableEvent>,
    screen: Box<dyn TableScreen>,
    installed: bool,
}

/// The window of a client that heard all that the session told it, twenty frames a second.
fn window(table: &Table<AnyGame>, number: u64) -> Harness<'static, Window> {
    let (mut client, mut events) = (TableClient::default(), Vec::new());
    for message in &table.clients[&number].heard {
        events.extend(client.take(ClientUpdate::Message(message.clone()), 0.0));
    }
    let game = client.info.as_ref().expect("it came to a table").setup.id();
    let window = Window {
        client,
        events,
        screen: (shown(game).screen)(),
        installed: false,
    };
    let builder = Harness::builder().with_size([1440.0, 900.0]).with_step_dt(0.05);
    let mut harness = builder.build_ui_state(
        |ui, window: &mut Window| {
            if !std::mem::replace(&mut window.installed, true) {
                // The fonts are there from the next frame on.
                look::install(ui.ctx());
                ui.ctx().request_repaint();
                return;
            }
            let below = window.screen.banner(ui.max_rect()).bottom();
            if let Some(Wish::Say(message)) = window.screen.draw(ui, &mut window.client) {
                window.client.send(message).unwrap();
            }
            for message in take_back_ui(ui, &window.client, below) {
                window.client.send(message).unwrap();
            }
        },
        window,
    );
    harness.run_steps(2);
    harness
}

/// The messages about take-backs that the window sent.
fn said(harness: &Harness<'_, Window>) -> Vec<ClientMessage<AnyGame>> {
    let about = |message: &&ClientMessage<AnyGame>| {
        matches!(
            message,
            ClientMessage::AskTakeBack { .. }
                | ClientMessage::AnswerTakeBack { .. }
                | ClientMessage::WithdrawTakeBack { .. }
                | ClientMessage::GoForward { .. }
        )
    };
    harness.state().client.recorded.iter().filter(about).cloned().collect()
}

/// Says to the session what the window said.
fn hand_on(table: &mut Table<AnyGame>, number: u64, harness: &Harness<'_, Window>) {
    let messages = said(harness);
    assert!(!messages.is_empty(), "client {number} said nothing");
    messages.into_iter().for_each(|message| table.say(number, message));
}

/// A game of three at which seat 0 did something that it cannot step back over.
pub fn sealed(game: GameId) -> Table<AnyGame> {
    let mut table = Table::<AnyGame>::started(options(game.name(), 3), 3);
    let mut played = 0;
    let seat = Seat::wrapping(0);
    while !(table.newest(0).take_back.contains(seat) && table.newest(0).step_back == StepBackOffer::Sealed) {
        let asked = (0..3).find(|&client| !table.newest(client).legal.is_empty()).unwrap();
        let command = table.newest(asked).legal[0].1.last().unwrap().clone();
        table.answer(asked, command);
        played += 1;
        assert!(played < 200, "nothing was sealed");
    }
    table
}

#[test]
fn who_cannot_step_back_asks_and_everybody_answers_by_mouse() {
    for &game in GameId::ALL {
        by_mouse(sealed(game));
    }
}

fn by_mouse(mut table: Table<AnyGame>) {
    let mut asker = window(&table, 0);
    asker.get_by_label(ASK).click();
    asker.run_steps(2);
    let revision = table.newest(0).revision;
    let seat = Seat::wrapping(0);
    assert_eq!(said(&asker), [ClientMessage::AskTakeBack { seat, revision }]);
    hand_on(&mut table, 0, &asker);

    let mut second = window(&table, 1);
    assert!(second.query_by_label("P0 asks to take back a step").is_some());
    assert!(second.query_by_label(ASK).is_none(), "one question at a time");
    let waiting = second.query_by_label_contains("would be undone. Waiting for P1, P2.");
    assert!(waiting.is_some());
    second.get_by_label("Take it back").click();
    second.run_steps(2);
    hand_on(&mut table, 1, &second);

    let asker = window(&table, 0);
    assert!(asker.query_by_label("You ask to take back a step").is_some());
    assert!(asker.query_by_label_contains("Waiting for P2.").is_some());
    assert!(asker.query_by_label("Take it back").is_none());
    let again = window(&table, 1);
    assert!(again.query_by_label("Take it back").is_none(), "it said yes already");

    let mut third = window(&table, 2);
    third.get_by_label("No").click();
    third.run_steps(2);
    hand_on(&mut table, 2, &third);
    let asker = window(&table, 0);
    assert!(asker.query_by_label("You ask to take back a step").is_none());
    let declined = TakeBackEnd::Declined {
        seat: Seat::wrapping(2),
    };
    let Window { client, events, .. } = asker.state();
    let is_end = |event: &&TableEvent| matches!(event, TableEvent::TakeBackEnded(_));
    let ends: Vec<&TableEvent> = events.iter().filter(is_end).collect();
    assert_eq!(ends, [&TableEvent::TakeBackEnded(declined)]);
    assert_eq!(ended(client, declined).text, "P2 said no.");
}

#[test]
fn the_keys_ask_answer_and_withdraw_but_not_at_once() {
    let mut table = sealed(GameId::Argo);
    let mut asker = window(&table, 0);
    asker.get_by_label(ASK).focus();
    asker.run_steps(1);
    asker.key_press(egui::Key::Enter);
    asker.run_steps(2);
    hand_on(&mut table, 0, &asker);

    let mut second = window(&table, 1);
    second.key_press(egui::Key::Y);
    second.run_steps(1);
    assert!(said(&second).is_empty(), "a stray key does not answer");
    second.run_steps(10);
    second.key_press(egui::Key::Y);
    second.run_steps(2);
    hand_on(&mut table, 1, &second);
    assert_eq!(said(&second).len(), 1);

    let mut asker = window(&table, 0);
    asker.run_steps(10);
    asker.key_press(egui::Key::X);
    asker.run_steps(2);
    hand_on(&mut table, 0, &asker);
    assert_eq!(table.clients[&2].ends, [TakeBackEnd::Withdrawn]);
}

#[test]
fn one_click_too_many_on_undo_asks_nobody() {
    let mut table = sealed(GameId::Argo);
    let command = table.newest(0).legal[0].1[0].clone();
    table.answer(0, command);
    let seat = Seat::wrapping(0);
    assert_eq!(table.newest(0).step_back, StepBackOffer::Available { seat });
    let mut asker = window(&table, 0);
    asker.get_by_label("Undo").click();
    asker.run_steps(2);
    let heard = table.clients[&0].heard.len();
    let revision = table.newest(0).revision;
    table.say(0, ClientMessage::StepBack { seat, revision });
    for message in &table.clients[&0].heard[heard..] {
        asker
            .state_mut()
            .client
            .take(ClientUpdate::Message(message.clone()), 0.0);
    }
    asker.run_steps(1);
    asker.get_by_label(ASK).click();
    asker.run_steps(2);
    assert!(said(&asker).is_empty());
    asker.run_steps(20);
    asker.get_by_label(ASK).click();
    asker.run_steps(2);
    assert_eq!(said(&asker).len(), 1);
}

/// A game whose seat 0 has taken back what it could not step back over, with everybody's yes.
fn taken_back(game: GameId) -> Table<AnyGame> {
    let mut table = sealed(game);
    let seat = Seat::wrapping(0);
    let revision = table.newest(0).revision;
    table.say(0, ClientMessage::AskTakeBack { seat, revision });
    agree(&mut table, &[1, 2]);
    table
}

fn agree(table: &mut Table<AnyGame>, clients: &[u64]) {
    for &client in clients {
        let request = table.clients[&client].request.expect("a request is open");
        let answer = ClientMessage::AnswerTakeBack {
            seat: Seat::wrapping(client as usize),
            asker: request.seat,
            revision: request.revision,
            agree: true,
        };
        table.say(client, answer);
    }
}

#[test]
fn what_was_taken_back_is_asked_back_by_button_and_by_key() {
    for &game in GameId::ALL {
        let before = sealed(game).newest(0).digest;
        let mut table = taken_back(game);
        let (seat, revision) = (Seat::wrapping(0), table.newest(0).revision);
        let mut asker = window(&table, 0);
        asker
            .get_by_label_contains("Ask everybody whether you may go forward again")
            .click();
        asker.run_steps(2);
        assert_eq!(said(&asker), [ClientMessage::GoForward { seat, revision }]);
        let mut by_key = window(&table, 0);
        by_key.run_steps(10);
        by_key.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Y);
        by_key.run_steps(2);
        assert_eq!(said(&by_key), said(&asker));

        hand_on(&mut table, 0, &asker);
        let mut second = window(&table, 1);
        assert!(second.query_by_label("P0 asks to go forward again").is_some());
        let more = "Ask everybody whether you may go forward again";
        assert!(second.query_by_label_contains(more).is_none(), "one question at a time");
        second.get_by_label("Go forward").click();
        second.run_steps(2);
        hand_on(&mut table, 1, &second);
        agree(&mut table, &[2]);
        assert_eq!(table.newest(0).digest, before);
        let asker = window(&table, 0);
        assert!(asker.query_by_label_contains("go forward again").is_none());
        assert_eq!(
            ended(&asker.state().client, TakeBackEnd::AgreedForward).head,
            "Forward again"
        );
    }
}

#[test]
fn a_step_back_alone_is_gone_forward_over_alone() {
    for &game in GameId::ALL {
        let mut table = sealed(game);
        while !matches!(table.newest(0).step_back, StepBackOffer::Available { .. }) {
            let asked = (0..3).find(|&client| !table.newest(client).legal.is_empty()).unwrap();
            let command = table.newest(asked).legal[0].1[0].clone();
            table.answer(asked, command);
        }
        let StepBackOffer::Available { seat } = table.newest(0).step_back else {
            panic!("just seen")
        };
        let (client, revision, digest) = (seat.index() as u64, table.newest(0).revision, table.newest(0).digest);
        table.say(client, ClientMessage::StepBack { seat, revision });
        let mut window = window(&table, client);
        window
            .get_by_label_contains("Go forward again over what you took back")
            .click();
        window.run_steps(2);
        hand_on(&mut table, client, &window);
        assert_eq!(table.newest(0).digest, digest);
    }
}

#[test]
fn who_looks_on_sees_the_question_and_has_no_answer() {
    let mut table = sealed(GameId::Argo);
    let seat = Seat::wrapping(0);
    let revision = table.newest(0).revision;
    table.join(7, crate::session::table::origin(7));
    table.say(0, ClientMessage::AskTakeBack { seat, revision });
    let mut guest = window(&table, 7);
    assert!(guest.query_by_label("P0 asks to take back a step").is_some());
    assert!(guest.query_by_label("Take it back").is_none() && guest.query_by_label("No").is_none());
    guest.run_steps(10);
    guest.key_press(egui::Key::Y);
    guest.run_steps(2);
    assert!(said(&guest).is_empty());
}
