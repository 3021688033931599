//! A bot plays on for a guest whose laptop is gone, until it is back.

use super::{
    device, options,
    person::{Person, play_at},
};
use podbay::{protocol::SeedVerdict, rules::Seat, session::Operator};

fn stand_in(person: &Person, seat: Seat) -> bool {
    let lobby = person.lobby.as_ref().expect("taken in");
    lobby.seats[seat.index()].stand_in.is_some()
}

#[test]
fn a_bot_plays_on_for_a_guest_who_is_gone_and_gives_the_seat_back() {
    let (table, first, second) = (device(0), device(0), device(0));
    let mut options = options(2, 0, false);
    options.seed = None;
    let host = table.host(options).unwrap();
    host.operate(Operator::SetAway(Some(0)));
    let address = host.status().addresses[0];
    table.runtime().block_on(async {
        let mut ada = Person::come(&first, address, "Ada", false);
        ada.until("the chosen time", |p| {
            p.table.as_ref().is_some_and(|table| table.away_seconds == Some(0))
        })
        .await;
        let mut bo = Person::come(&second, address, "Bo", false);
        bo.until("a seat", |p| p.seat().is_some()).await;
        let seat = bo.seat().unwrap();
        for person in [&ada, &bo] {
            person.say(podbay::protocol::ClientMessage::SetReady { ready: true });
        }
        let all = ada.until("a game", |p| p.newest.is_some());
        let (_, ()) = tokio::join!(all, bo.until("a game", |p| p.newest.is_some()));
        drop(bo);
        ada.until("a bot", |p| stand_in(p, seat)).await;
        let revision = ada.revision();
        // More than a turn, and far less than the shortest game.
        play_at(&mut ada, |p| p.revision() > revision + 16 && p.is_asked()).await;
        let mut bo = Person::come(&second, address, "Bo", false);
        bo.until("the seat again", |p| p.seat() == Some(seat) && !stand_in(p, seat))
            .await;
        tokio::join!(
            play_at(&mut ada, |p| !p.ended.is_empty()),
            play_at(&mut bo, |p| !p.ended.is_empty())
        );
        ada.until("the verdict", |p| p.verdict.is_some()).await;
        assert_eq!(
            (ada.verdict, ada.ended.clone()),
            (Some(SeedVerdict::Verified), bo.ended.clone())
        );
    });
    host.close();
}
