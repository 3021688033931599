//! The laws every state obeys (LAW-2), also for states that come from outside.

use super::{
    board::{Board, Place},
    components::Kind,
    deal::all_astronauts,
    look::{Look, bit, team},
    options::Setup,
    prompt::{Phase, Prompt, WindowKind},
    state::State,
    station::{Links, REACH, in_waking_room, laid},
    types::{ASTRONAUTS, Astronaut, MAX_TILES, Tile, TileSet},
};
use crate::rules::SeatSet;

/// Scores beyond this are nonsense.
const MAX_SCORE: i16 = 10_000;

fn ensure(holds: bool, law: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(law.to_owned()) }
}

/// The one thing that a chain under way may leave open while something is asked.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Unrest {
    /// Nothing is open: every figure has its place.
    None,
    /// One figure too many stands on this tile.
    Crowd(Tile),
    /// A figure is between two teleporters.
    Traveller,
    /// A pushed alien whose target is not chosen yet.
    AlienInHand,
}

/// A whole state.
pub(super) fn state(setup: &Setup, state: &State) -> Result<(), String> {
    written(setup, state)?;
    ensure(
        hidden(state) == unseen(setup, &state.open.board),
        "board, display and stack are not the tiles of the box",
    )
}

/// A state from a written position, which need not say where every module is.
pub(super) fn written(setup: &Setup, state: &State) -> Result<(), String> {
    ensure(
        state.open.box_hash == setup.components.hash,
        "the state belongs to another box",
    )?;
    let unrest = match state.open.task.prompt {
        Some(Prompt::ChoosePush { at, .. }) => Unrest::Crowd(at),
        Some(Prompt::ChooseTeleport { .. }) => Unrest::Traveller,
        Some(Prompt::ChooseAlienPush { .. }) => Unrest::AlienInHand,
        _ => Unrest::None,
    };
    board(setup, &state.open.board, unrest)?;
    if let Some(before) = &state.open.before {
        board(setup, before, Unrest::None).map_err(|e| format!("before the action: {e}"))?;
    }
    seats(setup, state)?;
    actions(state)?;
    stack(setup, state)?;
    question(setup, state)
}

fn seats(setup: &Setup, state: &State) -> Result<(), String> {
    let plays = |s| setup.players.contains(s);
    ensure(plays(state.open.active), "the active seat takes no part")?;
    ensure(
        state.open.interrupter.is_none_or(plays),
        "the interrupter takes no part",
    )?;
    ensure(
        state.open.interrupter != Some(state.open.active),
        "the active seat interrupts itself",
    )?;
    if let Some(window) = &state.open.window {
        let others = |set: SeatSet| set.iter().all(|s| plays(s) && s != state.open.active);
        ensure(others(window.undecided), "a seat is asked that cannot interrupt")?;
        ensure(!window.undecided.is_empty(), "a window is open and nobody is asked")?;
        for (seat, claim) in window.claims.0.iter().enumerate() {
            let Some((tile, activator)) = claim else {
                continue;
            };
            let own = activator.seat().index() == seat && plays(activator.seat());
            ensure(
                own && is_usable(setup, state, *tile, *activator),
                "a claim of what cannot be used",
            )?;
            let open = window.undecided.contains(activator.seat());
            ensure(
                !open && activator.seat() != state.open.active,
                "a claim of a seat that is still asked",
            )?;
        }
    }
    if let Some(countdown) = &state.open.countdown {
        ensure(countdown.waiting.iter().all(plays), "a seat waits that takes no part")?;
        ensure(countdown.stranded.is_none_or(plays), "a stranded seat takes no part")?;
    }
    ensure(
        usize::from(state.open.skips) <= setup.players.get(),
        "too many skipped builds",
    )
}

/// No more actions are used than the phase allows.
fn actions(state: &State) -> Result<(), String> {
    let done = match state.open.phase {
        Phase::Alien | Phase::Build | Phase::Action1 => 0,
        Phase::Action2 => 1,
        Phase::End => 2,
    };
    let counted = matches!(state.open.phase, Phase::Action1 | Phase::Action2) && state.open.interrupter.is_none();
    let open = u8::from(counted && (state.open.before.is_some() || state.open.over.is_some()));
    let fits = |board: &Board, most: u8| board.actions_used <= most;
    ensure(
        fits(&state.open.board, done + open) && state.open.before.as_ref().is_none_or(|before| fits(before, done)),
        "more actions than the phase allows",
    )
}

/// True if the Time Machine could be used before the announced action (TM-1).
fn is_usable(setup: &Setup, state: &State, tile: Tile, activator: Astronaut) -> bool {
    state.open.before.as_ref().is_some_and(|before| {
        let look = Look::before(setup, before, &state.links);
        look.interrupt(activator.seat(), tile, activator).is_ok()
    })
}

fn is_module(setup: &Setup, tile: Tile) -> bool {
    setup.modules.contains(tile)
}

fn stack(setup: &Setup, state: &State) -> Result<(), String> {
    let left = usize::from(state.open.stack_left);
    ensure(left <= state.stack.len(), "the stack is too high")?;
    let hidden = hidden(state);
    ensure(hidden.len() == left, "a tile lies twice in the stack")?;
    let unseen_now = unseen(setup, &state.open.board);
    ensure(hidden.0 & !unseen_now.0 == 0, "a tile of the stack lies elsewhere too")?;
    let before = state.open.before.as_ref();
    ensure(
        before.is_none_or(|before| unseen(setup, before) == unseen_now),
        "tiles came up or went within an action",
    )
}

/// The tiles of the stack.
fn hidden(state: &State) -> TileSet {
    let mut set = TileSet::default();
    let stack = state.stack.iter().take(state.open.stack_left.into());
    stack.for_each(|&tile| set.insert(tile));
    set
}

/// Modules that are neither laid nor on display.
pub(super) fn unseen(setup: &Setup, board: &Board) -> TileSet {
    let mut set = setup.modules.without(laid(board));
    for tile in board.display.iter().flatten() {
        set.remove(*tile);
    }
    set
}

/// A state before the start of its phase: nothing moves, and nothing is asked.
pub(super) fn at_rest(setup: &Setup, state: &State) -> Result<(), String> {
    board(setup, &state.open.board, Unrest::None)?;
    actions(state)
}

/// Everything on the board.
fn board(setup: &Setup, board: &Board, unrest: Unrest) -> Result<(), String> {
    tiles(setup, board)?;
    let links = Links::of(setup, board);
    let modules = laid(board).common(setup.modules);
    ensure(
        links.component(setup, Tile::WAKING_ROOM, None) == modules,
        "the station falls apart",
    )?;
    for &pod in &setup.pods {
        let lies = board.spots[pod.index()].is_some();
        ensure(
            !lies || links.around(pod).next().is_some(),
            "a pod is not docked to a module",
        )?;
    }
    let look = Look::new(setup, board, &links);
    aliens(setup, &look, unrest)?;
    figures(setup, &look, unrest)?;
    track(setup, board)?;
    for tile in 0..MAX_TILES {
        let slots = setup.slots.get(tile).copied().unwrap_or(0);
        let tokens = board.tokens[tile];
        ensure(tokens.len() <= usize::from(slots), "more tokens than places")?;
        ensure(tokens.iter().all(|s| setup.players.contains(s)), "a token of nobody")?;
    }
    for score in board.score.0.iter().chain(board.points.0.iter().flatten()) {
        ensure((0..=MAX_SCORE).contains(score), "an impossible score")?;
    }
    for seat in setup.players.seats() {
        let (score, points) = (board.score[seat], board.points[seat]);
        ensure(points.iter().sum::<i16>() == score, "points without a source")?;
        let gone = |place: &&Place| matches!(place, Place::Saved(_));
        let team = board.places.iter().skip(seat.index() * 5).take(5);
        ensure(
            usize::from(board.saved[seat]) == team.filter(gone).count(),
            "saved figures are counted wrongly",
        )?;
    }
    ensure(
        board.moved_this_turn < 1 << ASTRONAUTS,
        "a figure moved that does not exist",
    )
}

fn tiles(setup: &Setup, board: &Board) -> Result<(), String> {
    let wr = board.spots[0].map(|s| (s.cell.x, s.cell.y, s.rot));
    ensure(wr == Some((0, 0, 0)), "the Waking Room is not in the middle")?;
    let taken = usize::from(board.pods_taken);
    ensure(taken <= setup.pods.len(), "more pods than there are")?;
    let mut docked = 0;
    for (index, spot) in board.spots.iter().enumerate().skip(1) {
        let Some(spot) = spot else {
            continue;
        };
        let reach = -REACH + 1..REACH;
        ensure(
            spot.rot < 4 && reach.contains(&spot.cell.x) && reach.contains(&spot.cell.y),
            "a tile lies nowhere",
        )?;
        ensure(!in_waking_room(setup, spot.cell), "a tile lies on the Waking Room")?;
        let later = board.spots.iter().skip(index + 1).flatten();
        ensure(later.into_iter().all(|s| s.cell != spot.cell), "two tiles on one cell")?;
        let Some(tile) = Tile::from_index(index).filter(|&t| t.index() < setup.components.tiles.len()) else {
            return Err("a tile that is not in the box".to_owned());
        };
        let pod = setup.pods.iter().take(taken).any(|&p| p == tile);
        docked += usize::from(pod);
        ensure(pod || is_module(setup, tile), "a tile that is not in play")?;
    }
    ensure(docked + usize::from(board.pods_left) == taken, "pods were lost")?;
    let mut shown = TileSet::default();
    for &tile in board.display.iter().flatten() {
        let new = is_module(setup, tile) && board.spots[tile.index()].is_none() && !shown.contains(tile);
        ensure(
            new && tile != Tile::WAKING_ROOM,
            "the display shows a tile that lies elsewhere",
        )?;
        shown.insert(tile);
    }
    Ok(())
}

fn aliens(setup: &Setup, look: &Look<'_>, unrest: Unrest) -> Result<(), String> {
    let hand = usize::from(look.board.alien_in_hand.is_some());
    ensure(look.aliens.0 < 1 << MAX_TILES, "an alien on no tile")?;
    ensure(look.aliens.len() + hand <= super::ALIENS, "more than five aliens")?;
    ensure(
        hand == usize::from(unrest == Unrest::AlienInHand),
        "an alien is in hand exactly while it is being pushed",
    )?;
    let laid = laid(look.board);
    for tile in look.aliens.iter().chain(look.board.alien_in_hand) {
        ensure(laid.contains(tile) && is_module(setup, tile), "an alien off the board")?;
        ensure(look.alien_may(tile), "an alien where none may be")?;
    }
    Ok(())
}

fn figures(setup: &Setup, look: &Look<'_>, unrest: Unrest) -> Result<(), String> {
    let board = look.board;
    let laid = laid(board);
    let mut seats_taken = [0_u32; MAX_TILES];
    let mut moving = 0;
    for (index, place) in board.places.iter().enumerate() {
        let plays = index < setup.players.get() * 5;
        ensure(
            plays != (*place == Place::Absent),
            "a team of a seat that takes no part, or a lost figure",
        )?;
        match *place {
            Place::Module(tile) => ensure(laid.contains(tile) && is_module(setup, tile), "a figure off the board")?,
            Place::Aboard(pod, seat) => {
                let docked = laid.contains(pod) && setup.components.is_pod(pod);
                ensure(
                    docked && usize::from(seat) < setup.components.tile(pod).seats.len(),
                    "no such pod or seat",
                )?;
                ensure(seats_taken[pod.index()] >> seat & 1 == 0, "two figures on one seat")?;
                seats_taken[pod.index()] |= 1 << seat;
            }
            Place::Transit(tile) => {
                moving += 1;
                ensure(
                    laid.contains(tile) && is_module(setup, tile),
                    "a figure is teleported from nowhere",
                )?;
                ensure(
                    look.kind(tile) == Kind::Teleporter,
                    "a figure is teleported from no teleporter",
                )?;
            }
            Place::Absent | Place::Saved(_) | Place::Dead => {}
        }
    }
    for &pod in &setup.pods {
        let full = seats_taken[pod.index()].count_ones() as usize >= setup.components.tile(pod).seats.len();
        ensure(!full, "a full pod did not leave")?;
    }
    ensure(
        moving == usize::from(unrest == Unrest::Traveller),
        "a figure is in the air exactly while it is teleported",
    )?;
    for tile in laid.iter().filter(|&t| t != Tile::WAKING_ROOM && is_module(setup, t)) {
        let room = usize::from(setup.components.tile(tile).capacity) + usize::from(unrest == Unrest::Crowd(tile));
        ensure(
            look.on[tile.index()].count_ones() as usize <= room,
            "a tile holds too many",
        )?;
    }
    Ok(())
}

fn track(setup: &Setup, board: &Board) -> Result<(), String> {
    let len = usize::from(board.track.len);
    ensure(len <= setup.track.len().min(ASTRONAUTS), "the track is over-full")?;
    let mut dead = 0_u32;
    for who in &board.track.slots[..len] {
        ensure(
            board.places[who.index()] == Place::Dead && dead & bit(*who) == 0,
            "a living figure on the track",
        )?;
        dead |= bit(*who);
    }
    let rest = board.track.slots[len..].iter().all(|&a| a == super::board::NOBODY);
    ensure(rest, "figures beyond the end of the track")?;
    let lost = all_astronauts(setup).any(|a| board.places[a.index()] == Place::Dead && dead & bit(a) == 0);
    ensure(!lost, "a dead figure is not on the track")?;
    ensure(
        board.track.len as usize != setup.track.len() || board.ending.is_some(),
        "the track is full",
    )
}

/// The question agrees with everything else.
fn question(setup: &Setup, state: &State) -> Result<(), String> {
    let Some(prompt) = state.open.task.prompt else {
        return ensure(
            state.open.over.is_some() && state.open.window.is_none(),
            "nothing is asked and the game goes on",
        );
    };
    ensure(state.open.over.is_none(), "something is asked after the end")?;
    ensure(
        state.open.task.chain < 1 << ASTRONAUTS,
        "a figure in the chain that does not exist",
    )?;
    let known = |tile: Tile| laid(&state.open.board).contains(tile);
    ensure(state.open.task.ban.is_none_or(known), "the banned tile is not laid")?;
    let react = matches!(prompt, Prompt::React { .. });
    ensure(react == state.open.window.is_some(), "a window without its question")?;
    ensure(
        !react || (state.open.before.is_some() && state.open.interrupter.is_none()),
        "a window over nothing",
    )?;
    asked_tiles(setup, state, prompt, &known)?;
    let by_interrupter = matches!(
        prompt,
        Prompt::ChooseAction { interrupt: true } | Prompt::ConfirmInterrupt
    );
    let by_active = matches!(
        prompt,
        Prompt::ChooseAction { interrupt: false }
            | Prompt::ConfirmTurn
            | Prompt::ConfirmAction
            | Prompt::ChooseBuild
            | Prompt::ChooseAlienMove
            | Prompt::ChooseAlienPush { .. }
            | Prompt::React { .. }
    );
    ensure(
        !by_interrupter || state.open.interrupter.is_some(),
        "an interrupter is asked and there is none",
    )?;
    ensure(
        !by_active || state.open.interrupter.is_none(),
        "the active seat is asked during an interrupt",
    )?;
    let of_phase = match prompt {
        Prompt::ChooseAlienMove => state.open.phase == Phase::Alien,
        Prompt::ChooseBuild => state.open.phase == Phase::Build,
        Prompt::ChooseAction { interrupt: false } => matches!(state.open.phase, Phase::Action1 | Phase::Action2),
        Prompt::ConfirmTurn => state.open.phase == Phase::End,
        _ => true,
    };
    ensure(of_phase, "a question of another phase")?;
    for seat in setup.players.seats().filter(|&s| state.is_asked(s)) {
        let any = state.list(setup, seat, &mut crate::games::listing::Any).is_break();
        ensure(any, "a seat is asked and has no answer")?;
    }
    Ok(())
}

fn asked_tiles(setup: &Setup, state: &State, prompt: Prompt, known: &impl Fn(Tile) -> bool) -> Result<(), String> {
    let own = |who: Astronaut| bit(who) & team(state.acting()) != 0;
    let place = |who: Astronaut| state.open.board.places[who.index()];
    if let Some(mover) = state.open.task.mover {
        ensure(own(mover.astronaut), "a foreign figure walks")?;
    }
    match prompt {
        Prompt::ChooseAlienPush { at } => ensure(state.open.board.alien_in_hand == Some(at), "no alien in hand"),
        Prompt::ChooseVictim { at } => ensure(known(at) && state.open.board.aliens.contains(at), "no alien to kill"),
        Prompt::ChooseStep { astronaut, left, .. } => {
            let walks = state
                .open
                .task
                .mover
                .is_some_and(|m| m.astronaut == astronaut && m.left == left);
            ensure(
                walks && left > 0 && matches!(place(astronaut), Place::Module(_)),
                "nobody walks",
            )
        }
        Prompt::ChoosePush { mover, at } => {
            let arrived = place(mover) == Place::Module(at) && state.open.task.chain & bit(mover) != 0;
            ensure(
                arrived && state.open.task.ban.is_some() && is_module(setup, at),
                "nobody arrived to push",
            )
        }
        Prompt::ChooseTeleport { astronaut, portal } => {
            let travels = place(astronaut) == Place::Transit(portal) && state.open.task.chain & bit(astronaut) != 0;
            ensure(travels && state.open.task.ban.is_some(), "nobody travels")
        }
        Prompt::ChoosePilot { astronaut, pod } => ensure(
            known(pod) && matches!(place(astronaut), Place::Aboard(p, _) if p == pod),
            "no Pilot aboard",
        ),
        Prompt::ChooseSwapAstronaut { alien } => ensure(state.open.board.aliens.contains(alien), "no alien to swap"),
        Prompt::ChoosePlace { tile } => ensure(
            known(tile) && tile != Tile::WAKING_ROOM && is_module(setup, tile),
            "no tile to move",
        ),
        Prompt::React { window } => {
            let same = state.open.window.is_some_and(|w| w.kind == window);
            ensure(
                same && !state.open.windows_used[usize::from(window == WindowKind::Mid)],
                "the window is used",
            )
        }
        _ => Ok(()),
    }
}
