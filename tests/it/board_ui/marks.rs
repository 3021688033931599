//! Marks of what is new: the last action for everybody, and all that changed since the own last turn.

use super::*;
use podbay::games::{alien_frontiers, aqua_sphere, argo};

/// Seconds from one frame to the next.
const FRAME: f32 = 0.3;

/// The places that are marked, by their names.
fn marked<G: Boarded>(harness: &Window<G>) -> Vec<String> {
    let screen = &harness.state().screen;
    let spots = screen.places().iter().map(|place| place.spot);
    spots
        .filter(|&spot| screen.is_marked(spot))
        .map(|spot| format!("{spot:?}"))
        .collect()
}

/// Plays at random until a command has an event that is wanted, gives that command, and returns the event.
fn until<G: Boarded>(table: &mut Table<G>, seed: u64, wanted: impl Fn(Seat, &G::Event) -> bool) -> G::Event {
    let mut rng = GameRng::new(Seed::from_number(seed));
    for _ in 0..3000 {
        let (seat, list) = (table.seat(), table.legal());
        let command = list[rng.below(list.len() as u32) as usize];
        let mut copy = table.game.clone();
        let applied = copy.apply(&table.setup, seat, &command).expect("listed");
        table.command(seat, command);
        if let Some(event) = applied.events.into_iter().find(|event| wanted(seat, event)) {
            return event;
        }
    }
    panic!("it never happens");
}

/// A window of somebody who looks on, or of one player, when that has happened.
fn after<G: Boarded>(mine: Option<Seat>, seed: u64, wanted: impl Fn(Seat, &G::Event) -> bool) -> (Window<G>, G::Event) {
    let mut table = Table::<G>::new(seed, 3, &[]);
    let event = until(&mut table, seed, wanted);
    table.mine = mine.into_iter().collect();
    let mut harness = window_at(FRAME, table, LARGE);
    harness.run_steps(8);
    (harness, event)
}

#[test]
fn the_last_action_is_marked_for_who_looks_on_until_the_next_one() {
    let (mut harness, event) = after::<argo::State>(None, 3, |_, event| matches!(event, argo::Event::Pushed { .. }));
    let argo::Event::Pushed { to, .. } = event else {
        panic!("{event:?}")
    };
    assert!(
        marked(&harness).contains(&format!("Tile({to:?})")),
        "{:?}",
        marked(&harness)
    );
    let before = marked(&harness);
    until(harness.state_mut(), 3, |_, event| {
        matches!(event, argo::Event::Placed { .. })
    });
    harness.run_steps(60);
    assert_ne!(marked(&harness), before);

    let docked = |_, event: &alien_frontiers::Event| matches!(event, alien_frontiers::Event::Docked { .. });
    let (harness, event) = after::<alien_frontiers::State>(None, 1, docked);
    let alien_frontiers::Event::Docked { ships, .. } = event else {
        panic!("{event:?}")
    };
    for ship in ships {
        assert!(
            marked(&harness).contains(&format!("Docked({ship:?})")),
            "{:?}",
            marked(&harness)
        );
    }

    let moved = |_, event: &aqua_sphere::Event| matches!(event, aqua_sphere::Event::BotDeployed { .. });
    let (harness, event) = after::<aqua_sphere::State>(None, 1, moved);
    let aqua_sphere::Event::BotDeployed { sector, .. } = event else {
        panic!("{event:?}")
    };
    assert!(
        marked(&harness).contains(&format!("Control({sector:?})")),
        "{:?}",
        marked(&harness)
    );
}

const ME: Seat = Seat::wrapping(1);

/// A window of one player after others have done something since the own last command, and then something else, so that
/// it is not the last action.
fn since_own_turn<G: Boarded>(wanted: impl Fn(&G::Event) -> bool) -> (Window<G>, G::Event) {
    for seed in 0..40 {
        let mut table = Table::<G>::new(seed, 3, &[]);
        let (mut rng, mut found) = (GameRng::new(Seed::from_number(seed)), None);
        while !table.is_over() {
            let (seat, list) = (table.seat(), table.legal());
            let command = list[rng.below(list.len() as u32) as usize];
            let mut copy = table.game.clone();
            let applied = copy.apply(&table.setup, seat, &command).expect("listed");
            table.command(seat, command);
            if seat == ME {
                found = None;
            } else if let Some(event) = applied.events.into_iter().find(&wanted) {
                found = Some((event, table.revision));
            }
            if let Some((event, _)) = found.take_if(|(_, at)| table.revision >= *at + 3 && table.entries > 40) {
                table.mine = vec![ME];
                let mut harness = window_at(FRAME, table, LARGE);
                harness.run_steps(8);
                return (harness, event);
            }
        }
    }
    panic!("it never happens");
}

#[test]
fn a_tile_that_others_placed_and_a_card_that_they_took_are_marked_until_one_acts() {
    let placed = |event: &argo::Event| matches!(event, argo::Event::Placed { .. });
    let (mut harness, event) = since_own_turn::<argo::State>(placed);
    let argo::Event::Placed { tile, .. } = event else {
        panic!("{event:?}")
    };
    let name = format!("Tile({tile:?})");
    assert!(marked(&harness).contains(&name), "{name}: {:?}", marked(&harness));
    // As soon as one acts oneself, that is no news any more.
    let table = harness.state_mut();
    let mut rng = GameRng::new(Seed::from_number(5));
    while table.seat() != ME {
        let list = table.legal();
        table.command(table.seat(), list[rng.below(list.len() as u32) as usize]);
    }
    let first = table.legal()[0];
    table.command(ME, first);
    press(&mut harness, Key::Space);
    harness.run_steps(8);
    assert!(!marked(&harness).contains(&name), "{:?}", marked(&harness));

    let claimed = |event: &alien_frontiers::Event| matches!(event, alien_frontiers::Event::Claimed { .. });
    let (harness, event) = since_own_turn::<alien_frontiers::State>(claimed);
    let alien_frontiers::Event::Claimed { seat, .. } = event else {
        panic!("{event:?}")
    };
    let players = harness.state().screen.marked_players();
    assert!(players.contains(&seat), "{players:?}");
    assert!(
        marked(&harness).iter().any(|name| name.starts_with("Display(")),
        "{:?}",
        marked(&harness)
    );

    let taken = |event: &aqua_sphere::Event| matches!(event, aqua_sphere::Event::ExpansionTaken { .. });
    let (harness, event) = since_own_turn::<aqua_sphere::State>(taken);
    let aqua_sphere::Event::ExpansionTaken { seat, .. } = event else {
        panic!("{event:?}")
    };
    assert!(harness.state().screen.marked_players().contains(&seat));
    let (sector, _) = harness.state().game.board.players[seat].scientist;
    let area = format!("Area({sector:?}, Green)");
    assert!(marked(&harness).contains(&area), "{area}: {:?}", marked(&harness));
}
