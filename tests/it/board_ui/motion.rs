//! What happens is seen to happen: in its order, through doors, by pieces that come and go.

use super::*;
use egui::Pos2;
use podbay::{
    games::{alien_frontiers, aqua_sphere, argo},
    rules::Notation,
};

/// Seconds from one frame to the next.
const FRAME: f32 = 0.02;

/// The pieces of a frame, each with its name, middle and radius.
type Pieces = Vec<(String, Pos2, f32)>;

/// Where the pieces were in the frames after something was done.
fn seen<G: Boarded>(table: Table<G>, act: impl Fn(&mut Table<G>), frames: usize) -> Vec<Pieces> {
    let mut harness = window_at(FRAME, table, LARGE);
    harness.run_steps(30);
    let table = harness.state_mut();
    act(table);
    // All of it comes as one position.
    table.past.clear();
    let pieces = |harness: &Window<G>| {
        let now = harness.ctx.input(|input| input.time);
        let all = harness.state().screen.pieces(now).into_iter();
        all.map(|(at, _)| (format!("{:?}", at.piece), at.at, at.r)).collect()
    };
    let frame = |_| {
        harness.run_steps(1);
        pieces(&harness)
    };
    (0..frames).map(frame).collect()
}

/// The places of a piece, frame by frame, as far as it is there.
fn way(frames: &[Pieces], piece: &str) -> Vec<Option<Pos2>> {
    let of = |frame: &Pieces| frame.iter().find(|(name, ..)| name == piece).map(|(_, at, _)| *at);
    frames.iter().map(of).collect()
}

/// The frames in which a piece moves: the first and the last one.
fn span(way: &[Option<Pos2>]) -> (usize, usize) {
    let moves = |at: &usize| way[*at].zip(way[at + 1]).is_some_and(|(a, b)| a.distance(b) > 0.01);
    let mut moving = (0..way.len() - 1).filter(moves);
    let first = moving.next().expect("it does not move");
    (first, moving.next_back().unwrap_or(first))
}

/// Gives a command in the notation of the game.
fn give(table: &mut Table<argo::State>, text: &str) {
    let command = argo::State::parse_command(&table.setup, text).expect("a command");
    table.command(table.seat(), command);
}

fn figure(frames: &[Pieces], seat: usize, role: &str) -> Vec<Option<Pos2>> {
    let mut names = frames.iter().flatten().map(|(name, ..)| name);
    let who =
        argo::Astronaut::all().find(|who| who.seat() == Seat::wrapping(seat) && format!("{:?}", who.role()) == role);
    let wanted = format!("Figure({:?})", who.expect("an astronaut"));
    assert!(names.any(|name| *name == wanted), "{wanted} is not there");
    way(frames, &wanted)
}

/// The farthest from the middle of a side at which a way leaves its cell for the next one.
fn beside_doors(way: &[Option<Pos2>]) -> f32 {
    let cell = |at: Pos2| (at / 100.0).round();
    let places: Vec<Pos2> = way.iter().flatten().copied().collect();
    let mut worst = 0.0_f32;
    for pair in places.windows(2) {
        let (a, b) = (cell(pair[0]), cell(pair[1]));
        // Cells of the Waking Room have no walls between them.
        let inside = [a, b].iter().all(|cell| cell.x.abs() <= 1.0 && cell.y.abs() <= 1.0);
        if a == b || inside {
            continue;
        }
        let across = if a.x == b.x {
            (pair[0].x - a.x * 100.0).abs()
        } else {
            (pair[0].y - a.y * 100.0).abs()
        };
        worst = worst.max(across);
    }
    worst
}

#[test]
fn a_push_chain_moves_in_its_order_and_never_through_a_wall() {
    let position = "tile C01 0,-2 r0\ntile C02 0,-3 r0\ntile C06 0,-4 r1\ntile C03 1,-4 r1\ntile C04 -1,-4 r1\n\
                    at C01 P1.pilot\nat C02 P1.chief\nat C06 P2.explorer";
    let frames = seen(
        Table::at(position),
        |table| {
            give(table, "move P0.pilot C01");
            // The chain goes on until it is at its end.
            while matches!(table.prompt(), argo::Prompt::ChoosePush { .. }) {
                let push = table.legal()[0];
                table.command(table.seat(), push);
            }
        },
        140,
    );
    let pilot = figure(&frames, 0, "Pilot");
    let chain = [
        &pilot,
        &figure(&frames, 1, "Pilot"),
        &figure(&frames, 1, "Chief"),
        &figure(&frames, 2, "Explorer"),
    ];
    for pair in chain.windows(2) {
        let (first, second) = (span(pair[0]), span(pair[1]));
        assert!(first.1 < second.0 + 2, "{first:?} {second:?}: the pusher arrives first");
        let pause = (second.0 - first.1) as f32 * FRAME;
        assert!((0.05..0.25).contains(&pause), "{pause} s between two links");
    }
    for way in chain {
        let beside = beside_doors(way);
        assert!(beside < 15.0, "{beside} beside the middle of a door");
    }
}

#[test]
fn a_tile_grows_into_its_place_and_a_full_pod_flies_away_with_those_aboard() {
    let build = |table: &Table<argo::State>| {
        let mut list = table.legal().into_iter();
        list.find(|command| matches!(command, argo::Command::Build { .. }))
    };
    let mut table = Table::<argo::State>::new(5, 3, &[]);
    // The alien phase comes first.
    while build(&table).is_none() {
        let first = table.legal()[0];
        table.command(table.seat(), first);
    }
    let frames = seen(
        table,
        |table| table.command(table.seat(), build(table).expect("a tile to build")),
        30,
    );
    let sizes: Vec<f32> = frames
        .iter()
        .flatten()
        .filter(|(name, ..)| name.starts_with("Tile("))
        .map(|(.., r)| *r)
        .collect();
    assert!(sizes.len() > 8 && sizes[0] < 30.0, "{sizes:?}");
    assert!(
        sizes.iter().any(|r| *r > 50.5),
        "a little too large at first: {sizes:?}"
    );

    let pod = "tile C01 0,-2 r0\ntile pod4 0,-3 r0\nat C01 P0.chief\nat pod4 P1.robot\n";
    let frames = seen(Table::at(pod), |table| give(table, "move P0.chief pod4"), 90);
    let flight: Vec<Pos2> = frames
        .iter()
        .flatten()
        .filter(|(name, ..)| name.starts_with("Pod("))
        .map(|(_, at, _)| *at)
        .collect();
    let (first, last) = (flight[0], flight[flight.len() - 1]);
    assert!(
        first.distance(Pos2::new(0.0, -300.0)) < 1.0 && last.y < -900.0,
        "{first:?} {last:?}"
    );
    let robot = figure(&frames, 1, "Robot");
    assert!(
        robot.iter().flatten().last().is_some_and(|at| at.y < -900.0),
        "it is aboard"
    );
}

#[test]
fn dice_show_other_faces_before_they_lie_and_ships_dock_one_after_the_other() {
    let roll = |table: &mut Table<_>| table.command(table.seat(), alien_frontiers::Command::Roll);
    let frames = seen(Table::<alien_frontiers::State>::new(2, 2, &[]), roll, 80);
    let faces: Vec<&String> = frames
        .iter()
        .flatten()
        .map(|(name, ..)| name)
        .filter(|name| name.starts_with("Face("))
        .collect();
    assert!(faces.len() > 20, "{faces:?}");
    let last = frames.last().expect("frames");
    assert!(!last.iter().any(|(name, ..)| name.starts_with("Face(")), "the dice lie");
    // Two dice of one value make a pair that docks together.
    let mut seed = 0;
    let (table, pair) = loop {
        let mut table = Table::<alien_frontiers::State>::new(seed, 2, &[]);
        roll(&mut table);
        let dock = table.legal().into_iter().find(|command| {
            matches!(
                command,
                alien_frontiers::Command::Dock {
                    facility: alien_frontiers::Facility::OrbitalMarket,
                    ..
                }
            )
        });
        match dock {
            Some(dock) => break (table, dock),
            None => seed += 1,
        }
    };
    let frames = seen(table, |table| table.command(table.seat(), pair), 60);
    let ships = (0..3).map(|number| format!("Ship(Coloured(Seat(0), {number}))"));
    let moved: Vec<(usize, usize)> = ships
        .map(|ship| way(&frames, &ship))
        .filter(|way| way.iter().flatten().any(|at| Some(*at) != way[0]))
        .map(|way| span(&way))
        .collect();
    let [first, second] = moved[..] else {
        panic!("{moved:?}")
    };
    assert!(
        second.0 > first.0 && second.0 < first.1,
        "one after the other: {moved:?}"
    );
}

#[test]
fn a_scientist_walks_through_the_locks() {
    let mut walked = 0;
    for seed in 0..5 {
        let mut table = Table::<aqua_sphere::State>::new(seed, 2, &[]);
        let mut rng = GameRng::new(Seed::from_number(seed));
        let to = loop {
            let list = table.legal();
            let mut far = list
                .iter()
                .copied()
                .filter(|command| matches!(command, aqua_sphere::Command::MoveTo { .. }));
            let command = match far.next_back() {
                Some(last) => break last,
                None => list[rng.below(list.len() as u32) as usize],
            };
            table.command(table.seat(), command);
        };
        let seat = table.seat();
        let mut harness = window_at(FRAME, table, LARGE);
        harness.run_steps(30);
        let locks: Vec<egui::Rect> = harness
            .state()
            .screen
            .places()
            .iter()
            .filter(|place| format!("{:?}", place.spot).starts_with("Lock("))
            .map(|place| place.shape.bounds())
            .collect();
        let table = std::mem::replace(harness.state_mut(), Table::new(0, 2, &[]));
        let Table { setup, game, .. } = table;
        let frames = seen(Table::of(setup, game), |table| table.command(table.seat(), to), 120);
        let way = way(&frames, &format!("Scientist({seat:?})"));
        let places: Vec<Pos2> = way.into_iter().flatten().collect();
        let far = places[0].distance(places[places.len() - 1]);
        let hub = harness.ctx.content_rect().center();
        let passes = locks
            .iter()
            .any(|lock| places.iter().any(|at| lock.expand(6.0).contains(*at)));
        if far > 300.0 {
            let across = places.iter().any(|at| at.distance(hub) < 120.0);
            assert!(passes || across, "seed {seed}: from Sector to Sector beside every lock");
            walked += 1;
        }
    }
    assert!(walked > 1, "{walked}");
}
