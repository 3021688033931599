//! A line that answers late: everybody at the table sees it, and sees when it is good again.

use super::{person::Person, relay::Relay, *};

/// Whether the other one is slow, as a person sees it; `None` while nobody else is there.
fn sees_slow(person: &Person) -> Option<bool> {
    let lobby = person.lobby.as_ref()?;
    let bo = lobby.members.iter().find(|member| member.name.as_str() == "Bo")?;
    bo.connected.then_some(bo.slow)
}

#[test]
fn a_line_that_answers_late_is_seen_by_all_and_so_is_its_end() {
    let (table, near, far) = (device(0), device(0), device(0));
    let (host, address) = open(&table, 2);
    table.runtime().block_on(async {
        let relay = Relay::to(address).await;
        let mut ada = Person::come(&near, address, "Ada", false);
        let mut bo = Person::come(&far, relay.address, "Bo", false);
        ada.until("Bo is there", |p| sees_slow(p) == Some(false)).await;
        relay.delay(1500);
        ada.until("Bo is slow", |p| sees_slow(p) == Some(true)).await;
        bo.until("Bo knows", |p| sees_slow(p) == Some(true)).await;
        // Who comes now is told so too.
        let mut guest = Person::come(&near, address, "Cy", true);
        guest.until("the table", |p| p.lobby.is_some()).await;
        assert_eq!(sees_slow(&guest), Some(true));
        relay.delay(0);
        // Each prompt answer brings the measure down by an eighth.
        for nonce in 1..=40 {
            bo.settled(nonce).await;
        }
        guest.until("Bo is fast again", |p| sees_slow(p) == Some(false)).await;
        let lobby = guest.lobby.as_ref().unwrap();
        assert!(lobby.members.iter().all(|member| !member.slow));
        host.close();
        host.closed().await;
    });
}
