//! A window at a table that goes from one game to another, and what it shows then.

use crate::session::{
    rematch::{config, play_out},
    table::{Table, options},
};
use egui_kittest::{Harness, kittest::Queryable};
use podbay::{
    app::{
        client::TableClient,
        frame::{TableScreen, Wish},
        games::shown,
        look,
    },
    games::any::{AnyGame, GameId},
    net::ClientUpdate,
    protocol::ClientMessage,
    rules::{GameRng, Seed},
};

struct Window {
    client: TableClient,
    screen: Box<dyn TableScreen>,
    installed: bool,
}

/// A window that chooses the table's screen as the program does.
fn window() -> Harness<'static, Window> {
    let window = Window {
        client: TableClient::default(),
        screen: (shown(GameId::Argo).screen)(),
        installed: false,
    };
    Harness::builder().with_size([1440.0, 900.0]).build_ui_state(
        |ui, window: &mut Window| {
            if !std::mem::replace(&mut window.installed, true) {
                look::install(ui.ctx());
                return;
            }
            let Some(game) = window.client.info.as_ref().map(|info| info.setup.id()) else {
                return;
            };
            if window.screen.game() != game {
                window.screen = (shown(game).screen)();
            }
            if let Some(Wish::Say(message)) = window.screen.draw(ui, &mut window.client) {
                window.client.send(message).unwrap();
            }
        },
        window,
    )
}

/// The window hears what client 0 heard since the last time.
fn hear(table: &Table<AnyGame>, heard: &mut usize, harness: &mut Harness<'_, Window>) {
    let now = harness.ctx.input(|input| input.time);
    for message in &table.clients[&0].heard[*heard..] {
        harness
            .state_mut()
            .client
            .take(ClientUpdate::Message(message.clone()), now);
    }
    *heard = table.clients[&0].heard.len();
    harness.run_steps(3);
}

/// Chooses the first line of "What can I do?" by keyboard; true if that was said to the host.
fn plays(harness: &mut Harness<'_, Window>) -> bool {
    let commands = |harness: &Harness<'_, Window>| {
        let list = harness.state().client.recorded.iter();
        list.filter(|message| matches!(message, ClientMessage::Command { .. }))
            .count()
    };
    let before = commands(harness);
    // Keys do nothing for a moment after the question appeared.
    harness.run_steps(60);
    if harness.query_by_label_contains("What can I do?").is_some() {
        harness.key_press(egui::Key::H);
        harness.run_steps(2);
    }
    harness.key_press(egui::Key::Num1);
    harness.run_steps(3);
    commands(harness) == before + 1
}

#[test]
fn the_window_shows_the_game_that_is_played() {
    let mut rng = GameRng::new(Seed::from_number(6));
    let mut table = Table::<AnyGame>::started(options("argo", 2), 2);
    let mut harness = window();
    let mut heard = 0;
    hear(&table, &mut heard, &mut harness);
    assert!(plays(&mut harness), "Argo by keyboard");
    play_out(&mut table, &[0, 1], &mut rng);
    hear(&table, &mut heard, &mut harness);
    for game in [GameId::AlienFrontiers, GameId::Argo] {
        let played = harness.state().client.recorded.len();
        table.say(0, ClientMessage::Rematch);
        let config = config(game, 2);
        table.say(0, ClientMessage::SetConfig { config });
        // With the new game chosen and the old position still at hand nothing of it is shown.
        hear(&table, &mut heard, &mut harness);
        table.say(1, ClientMessage::SetReady { ready: true });
        table.say(0, ClientMessage::Start);
        while table.newest(0).legal.is_empty() {
            let command = table.newest(1).legal[0].1[0].clone();
            table.answer(1, command);
        }
        hear(&table, &mut heard, &mut harness);
        assert_eq!(harness.state().screen.game(), game);
        assert!(harness.query_by_label_contains("The game begins.").is_some());
        assert!(plays(&mut harness), "{game:?} by keyboard");
        assert!(harness.state().client.recorded.len() > played);
        play_out(&mut table, &[0, 1], &mut rng);
        hear(&table, &mut heard, &mut harness);
    }
}
