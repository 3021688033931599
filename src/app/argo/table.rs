//! The facts of a table that bars and lists tell.

use super::art::pictures::named;
use super::{geometry, sheet, spots::ArgoSpot as Spot, station, ways};
use crate::app::board::drawn::{BoardScene, ComingEnd};
use crate::app::frame::parts::{Joint, PartState, TurnPart};
use crate::app::look::glyphs;
use crate::games::argo::{Command, Phase, Prompt, Reason, State, Stranded, Stranding};
use crate::rules::{Game, Seat, Seed};
use crate::store::Shortcut;
use crate::text::{About, StatusLine, name, say, t};
use std::cmp::Ordering;

/// The phases of the turn.
pub(super) fn parts(about: About<'_, State>) -> Vec<TurnPart> {
    use Phase::{Action1, Action2, Alien, Build, End};
    let view = about.view;
    let part = |phase: Phase| TurnPart {
        name: name(&phase),
        pips: None,
        joint: Joint::Next,
        glyph: match phase {
            Alien => Some(named("alien")),
            Build => Some(&glyphs::PLUS),
            Action1 | Action2 => Some(&glyphs::PLAY),
            End => None,
        },
        step: match phase.cmp(&view.phase) {
            Ordering::Equal => PartState::Now,
            // The first turn of a player has one action only.
            _ if phase == Action2 && view.turns_taken[view.active] == 0 => PartState::Skipped,
            Ordering::Less => PartState::Done,
            Ordering::Greater => PartState::Later,
        },
    };
    [Alien, Build, Action1, Action2, End].map(part).to_vec()
}

/// The status line: narrowed to what is chosen; an announcement is told with everybody who is waited for.
pub(super) fn banner(scene: &BoardScene<'_, State>, asked: Seat, mut line: StatusLine) -> (Seat, StatusLine) {
    let mut seat = asked;
    if let Some(wanted) = staged(scene).or_else(|| narrowed(scene)) {
        line.wanted = wanted;
    }
    if let Some(window) = scene.about.view.window {
        let you = |seat: Seat| match scene.about.is_you(seat) {
            true => t("you"),
            false => scene.about.seat(seat),
        };
        let waiting: Vec<String> = window.undecided.iter().map(you).collect();
        seat = scene.about.view.active;
        line = StatusLine {
            subject: sheet::announced(scene),
            wanted: say!(&(), "waiting-for", names = waiting.join(", ")),
        };
    }
    (seat, line)
}

/// The end that a player with hardly anybody left to move brings (END-3).
pub(super) fn coming_end(about: About<'_, State>) -> Option<ComingEnd> {
    let stranding = about.view.stranding(about.setup)?;
    let [head, rule] = match stranding {
        Stranding::Near(seats) => {
            let rule = match about.setup.options.stranded {
                Stranded::Immediate => "argo-end-near",
                Stranded::OthersOnceMore => "argo-end-near-once-more",
            };
            ["argo-end-near-head", rule].map(|id| say!(&(), id, names = about.people(seats)))
        }
        Stranding::Next(seat) => ["argo-end-next-head", "argo-end-next"].map(|id| about.of_seat(id, seat)),
        Stranding::LastRound(seat) => ["argo-end-last-head", "argo-end-last"].map(|id| about.of_seat(id, seat)),
    };
    Some(ComingEnd {
        head,
        rule,
        ranking: about.view.ranking_if_stranded(about.setup),
        is_next: !matches!(stranding, Stranding::Near(_)),
    })
}

/// The wish in words while a tile lies there as a ghost.
fn staged(scene: &BoardScene<'_, State>) -> Option<String> {
    let command = scene.command.filter(|_| scene.ghost.is_some())?;
    let tile = station::placed_tile(scene, &command)?;
    let way = |other: &Command| ways::ways(scene.about, scene.prompt.unwrap_or(&Prompt::ChooseBuild), other);
    let key = scene.keys.of(Shortcut::Turn).to_owned();
    let turns = scene.legal.iter().filter(|other| way(other) == way(&command)).count();
    Some(say!(&scene.about, "wanted-staged", tile, turns = turns > 1, key))
}

/// The wish in words where the legal list or a chosen piece leaves less than the question says.
fn narrowed(scene: &BoardScene<'_, State>) -> Option<String> {
    if !matches!(scene.prompt, Some(Prompt::ChooseAction { .. })) {
        return None;
    }
    if let Some(&Spot::Figure(figure)) = scene.chosen.first() {
        return Some(say!(&scene.about, "wanted-way", figure));
    }
    let moves = |command: &Command| matches!(command, Command::MoveAstronaut { .. });
    scene.legal.iter().all(moves).then(|| t("wanted-move"))
}

/// Commands that a player may look for: of each tile to build the one that says best why it cannot be built.
pub(super) fn looked_for(about: About<'_, State>, seat: Seat) -> Vec<Command> {
    let (setup, view) = (about.setup, about.view);
    let Ok(copy) = State::from_view(setup, view, Seed::from_number(0)) else {
        return Vec::new();
    };
    let asked = copy.decisions(setup).into_iter().find(|open| open.seat == seat);
    if asked.is_none_or(|open| open.prompt != Prompt::ChooseBuild) {
        return Vec::new();
    }
    let cells = geometry::free_cells(setup, &view.board, Some(&Prompt::ChooseBuild), true);
    let why = |command: &Command| copy.explain(setup, seat, command);
    let of_source = |source: u8| {
        let mut best: Vec<(Reason, Command, usize)> = Vec::new();
        for &cell in &cells {
            let turns = (0..4).map(|rot| Command::Build { source, cell, rot });
            // A place where the doors meet in some turn is against the tile for another reason.
            let mut reasons: Vec<(Reason, Command)> = turns
                .map(|command| Some((why(&command)?, command)))
                .collect::<Option<_>>()?;
            reasons.sort_by_key(|(reason, _)| *reason == Reason::DoorsDoNotMeet);
            let &(first, command) = reasons.first()?;
            match best.iter_mut().find(|(reason, ..)| *reason == first) {
                Some((.., count)) => *count += 1,
                None => best.push((first, command, 1)),
            }
        }
        let most = best.into_iter().max_by_key(|(.., count)| *count);
        most.map(|(_, command, _)| command)
    };
    (0..4).filter_map(of_source).collect()
}
