//! The tables of the games, what lies over them, and the ends.

use super::{
    games::{Heard, asked, chances, client, moments},
    lobbies::host_with_code,
    screens::Screen,
    wall::Gallery,
};
use crate::{
    board_ui::questions::{FRONTIERS, LAST_COLONY, Position, SPHERE, STATION, STRANDED, kind},
    take_back::sealed,
    window::name,
};
use egui::{Key, Modifiers, accesskit::Role};
use podbay::{
    app::{analysis::GameAnalysis, client::TableClient},
    games::{
        alien_frontiers,
        any::{GameId, Listed},
        aqua_sphere, argo,
    },
    net::{ClientUpdate, Loss},
    protocol::{
        BotKind, ClientMessage, DeviceId, HostMessage, Knock, Lobby, MemberId, MoveBy, Refusal, RefusalCode, Remark,
        RequestKind, SeatMove, Stage, Talk,
    },
    rules::Seat,
    text::{t, t_args},
};
use std::sync::LazyLock;

/// Opens the card with log and talk where it is closed, on this part of it.
fn open_card(gallery: &mut Gallery, part: &str) {
    if !gallery.has(Role::Tab, &t(part)) {
        gallery.press(Role::Button, &t("log"));
    }
    gallery.press(Role::Tab, &t(part));
}

fn of_game(game: GameId) -> Vec<Screen> {
    let named = |what: &str| format!("{}-{what}", game.name());
    let turn = move |now| client(&moments(game).turn, now);
    let watching = move |now| client(&moments(game).onlooker, now);
    let mut all = vec![
        Screen::at_table(named("turn"), turn),
        Screen::at_table(named("preview"), turn).then(|gallery| gallery.key(Key::Tab)),
        Screen::at_table(named("list"), turn).then(|gallery| gallery.key(Key::H)),
        Screen::at_table(named("hint"), turn).then(|gallery| {
            gallery.key(Key::T);
            let best = t_args("hint-best", &[("what", "".into())]);
            gallery.wait_for(best.trim_end_matches('.').trim_end());
        }),
        Screen::at_table(named("other"), move |now| client(&moments(game).other, now)),
        Screen::at_table(named("watching"), watching),
        Screen::at_table(named("big-screen"), watching).then(|gallery| gallery.fill_screen(Some(true))),
        Screen::at_table(named("log"), turn).then(|gallery| open_card(gallery, "log")),
        Screen::at_table(named("talk"), turn).then(|gallery| open_card(gallery, "talk")),
        Screen::at_table(named("past"), turn).then(|gallery| {
            open_card(gallery, "log");
            gallery.press_last(Role::Link);
        }),
    ];
    if let Some(heard) = &moments(game).window {
        all.push(Screen::at_table(named("window"), move |now| client(heard, now)));
    }
    all
}

/// Every kind of question, asked of whoever sits at this window: as it is asked, when points are explained to the end, and
/// with the list of all answers.
fn questions_of<G: Listed>(positions: &'static [Position<G>]) -> Vec<Screen> {
    let question = |position: &'static Position<G>| {
        let (setup, game) = position;
        let kind = kind(&game.decisions(setup)[0].prompt).to_lowercase();
        let name = format!("{}-asked-{kind}", G::ID.name());
        Screen::at_table(name, move |now| asked::<G>(position, now)).then(|gallery| {
            if gallery.has(Role::Button, &t("account-next")) {
                gallery.key(Key::Space);
            }
            gallery.key(Key::H);
        })
    };
    positions.iter().map(question).collect()
}

pub fn questions() -> Vec<Screen> {
    let mut all = questions_of::<argo::State>(&STATION);
    all.extend(questions_of::<alien_frontiers::State>(&FRONTIERS));
    all.extend(questions_of::<aqua_sphere::State>(&SPHERE));
    all
}

/// Tables at which an end comes near.
fn nearly_over() -> Vec<Screen> {
    fn screen<G: Listed>(name: &str, position: &'static Position<G>) -> Screen {
        Screen::at_table(name, move |now| asked::<G>(position, now))
    }
    let [one, none] = &*STRANDED;
    vec![
        screen("argo-ends-soon", one),
        screen("argo-ends-next", none),
        screen::<alien_frontiers::State>("alien-frontiers-ends-soon", &LAST_COLONY),
    ]
}

pub fn tables() -> Vec<Screen> {
    let of_games = GameId::ALL.iter().flat_map(|&game| of_game(game));
    of_games.chain(nearly_over()).collect()
}

/// The table of whoever is asked in the middle of a game of Argo, and something else of it.
fn bar(name: &str, change: impl Fn(&mut TableClient, f64) + 'static) -> Screen {
    at(name, |now| client(&moments(GameId::Argo).turn, now), change)
}

/// The same of another player.
fn other(name: &str, change: impl Fn(&mut TableClient, f64) + 'static) -> Screen {
    at(name, |now| client(&moments(GameId::Argo).other, now), change)
}

fn at(
    name: &str,
    table: impl Fn(f64) -> TableClient + 'static,
    change: impl Fn(&mut TableClient, f64) + 'static,
) -> Screen {
    Screen::at_table(name, move |now| {
        let mut table = table(now);
        change(&mut table, now);
        table
    })
}

fn lobby(table: &mut TableClient) -> &mut Lobby {
    table.lobby.as_mut().expect("a lobby")
}

/// The host does not answer for so many seconds.
fn lost(table: &mut TableClient, now: f64, seconds: f64) {
    lost_by(table, now, seconds, Loss::Silent);
}

fn lost_by(table: &mut TableClient, now: f64, seconds: f64, why: Loss) {
    table.take(ClientUpdate::Lost { why }, now);
    table.lost_since = Some(now - seconds);
}

fn moved(table: &mut TableClient, by: MoveBy) {
    let to = table.me.expect("a member");
    let seat = Seat::wrapping(2);
    table.is_host = true;
    lobby(table).moves = vec![SeatMove { seat, to, by }];
}

/// A question for a take-back, as the player sees it who asks and as another one does.
static TAKE_BACK: LazyLock<[Heard; 2]> = LazyLock::new(|| {
    let mut table = sealed(GameId::Argo);
    let (seat, revision) = (Seat::wrapping(0), table.newest(0).revision);
    table.say(0, ClientMessage::AskTakeBack { seat, revision });
    [0, 1].map(|client| table.clients[&client].heard.clone())
});

/// Presses something in the menu of the table.
fn in_menu(name: &str, what: &'static str) -> Screen {
    bar(name, |_, _| {}).then(move |gallery| {
        gallery.press(Role::Button, &t("menu"));
        gallery.press(Role::Button, &t(what));
    })
}

fn refused(table: &mut TableClient) {
    let refusal = HostMessage::Refused(Refusal {
        what: RequestKind::TakeSeat,
        code: RefusalCode::TooFast,
        reason: None,
    });
    table.updates.push_back(ClientUpdate::Message(refusal));
}

pub fn bars() -> Vec<Screen> {
    let gone = |name, may_go_on| {
        bar(name, move |table, now| {
            lost(table, now, 60.0);
            table.may_go_on = may_go_on;
        })
    };
    let away = |name, is_host| {
        other(name, move |table, _| {
            table.is_host = is_host;
            lobby(table).members[0].connected = false;
        })
    };
    let knock = |number: u8, text| Knock {
        device: DeviceId([number; 32]),
        name: name(text).expect("a name"),
    };
    vec![
        bar("bar-lost", |table, now| lost(table, now, 1.0)),
        bar("bar-went-back", |table, now| lost_by(table, now, 1.0, Loss::WentBack)),
        bar("bar-never-began", |table, now| {
            lost_by(table, now, 1.0, Loss::NeverBegan)
        }),
        bar("bar-other-table", |table, now| {
            lost_by(table, now, 1.0, Loss::OtherTable)
        }),
        gone("bar-gone", false),
        gone("bar-gone-go-on", true),
        bar("bar-resumed", |table, _| {
            (table.host, table.resumed) = (Some(host_with_code()), true)
        }),
        bar("bar-not-saved", |table, _| lobby(table).saved = false),
        away("bar-away-host", true),
        away("bar-away-guest", false),
        bar("bar-finishes", |table, _| {
            lobby(table).seats[0].stand_in = Some(BotKind::STAND_IN);
        }),
        other("bar-apart", |table, _| lobby(table).together = false),
        other("bar-offered", |table, _| moved(table, MoveBy::Owner)),
        other("bar-wished", |table, _| moved(table, MoveBy::Newcomer)),
        bar("bar-handing-over", |table, _| {
            let to = lobby(table).members[1].id;
            lobby(table).handed_to = Some(to);
        }),
        bar("bar-knock", move |table, _| {
            table.knocks = vec![knock(5, "Wilhelmina"), knock(6, "Eve")]
        }),
        Screen::at_table("bar-take-back", |now| client(&TAKE_BACK[1], now)),
        Screen::at_table("bar-take-back-own", |now| client(&TAKE_BACK[0], now)),
        bar("menu", |_, _| {}).then(|gallery| gallery.press(Role::Button, &t("menu"))),
        in_menu("seats", "seats-title"),
        in_menu("seats-give", "seats-title").then(|gallery| {
            gallery.press(Role::Button, &t("menu"));
            gallery.press(Role::Button, &t("seats-title"));
            gallery.press_part(&t("seats-give"));
        }),
        in_menu("leave", "lobby-back"),
        bar("table-settings", |_, _| {}).then(|gallery| gallery.key_with(Modifiers::COMMAND, Key::Comma)),
        bar("table-rules", |_, _| {}).then(|gallery| {
            gallery.key(Key::Questionmark);
            // It takes its place in one frame and is drawn in the next.
            gallery.wait();
        }),
        bar("toast-refused", |table, _| refused(table)),
        bar("toast-said", |table, _| {
            let talk = Talk::Remark(Remark::parse("well played").expect("words"));
            let member = MemberId(lobby(table).members[1].id.0);
            let said = HostMessage::Said { member, talk };
            table.updates.push_back(ClientUpdate::Message(said));
        }),
    ]
}

pub fn ends() -> Vec<Screen> {
    let of_game = |&game: &GameId| {
        let named = |what: &str| format!("{}-{what}", game.name());
        let end = move |now| client(&moments(game).end, now);
        let pressed = move |what: &str, id: &'static str| {
            Screen::at_table(named(what), end).then(move |gallery| {
                if gallery.has(Role::Button, &t(id)) {
                    gallery.press(Role::Button, &t(id));
                } else if gallery.has(Role::Tab, &t(id)) {
                    gallery.press(Role::Tab, &t(id));
                }
            })
        };
        let analysed = move |now| {
            let mut table = end(now);
            table.chances = Some(GameAnalysis::done(chances(game)));
            table
        };
        let to_chances = |gallery: &mut Gallery| {
            if gallery.has(Role::Tab, &t("end-course")) {
                gallery.press(Role::Tab, &t("end-course"));
            }
            gallery.press(Role::RadioButton, &t("end-course-chances"));
        };
        [
            Screen::at_table(named("end-chances"), analysed).then(to_chances),
            Screen::at_table(named("end-moment"), analysed).then(move |gallery| {
                to_chances(gallery);
                gallery.press(Role::Button, &t("chances-look"));
            }),
            Screen::at_table(named("end"), end),
            pressed("end-course", "end-course"),
            pressed("end-talk", "talk"),
            pressed("end-board", "end-look-around"),
        ]
    };
    let proposed = |name: &str, of: usize, stage| {
        Screen::at_table(name, move |now| {
            let mut table = client(&moments(GameId::Argo).end, now);
            let mut next = table.lobby.clone().expect("a lobby");
            next.stage = stage;
            next.seats.iter_mut().for_each(|seat| seat.ready = false);
            table.me = next.seats[of].member;
            table.is_host = next
                .members
                .iter()
                .any(|member| member.host && Some(member.id) == table.me);
            table.take(ClientUpdate::Message(HostMessage::Lobby(next)), now);
            table
        })
    };
    let later = [
        proposed("proposed-by-the-host", 0, Stage::Lobby),
        proposed("proposed-to-a-guest", 1, Stage::Lobby),
        proposed("next-game-runs", 1, Stage::Playing),
    ];
    GameId::ALL.iter().flat_map(of_game).chain(later).collect()
}
