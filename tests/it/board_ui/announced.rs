//! What somebody who hears the window is told without looking for it: a question at once, news of the log after that.

use super::*;
use egui::accesskit::Live;
use podbay::{
    games::{alien_frontiers, aqua_sphere, argo},
    rules::GameRng,
};

/// All that is said by itself, with its urgency.
fn said<G: Boarded>(harness: &Window<G>) -> Vec<(Live, String)> {
    let nodes = harness.root().children_recursive();
    let said = nodes.filter_map(|node| {
        let node = node.accesskit_node();
        let words = node.label().or_else(|| node.value())?;
        (node.live() != Live::Off).then_some((node.live(), words))
    });
    said.collect()
}

fn urgent(said: &[(Live, String)]) -> Vec<&str> {
    let urgent = said.iter().filter(|(live, _)| *live == Live::Assertive);
    urgent.map(|(_, words)| words.as_str()).collect()
}

/// Plays at random at a window of the second seat, and listens after each command.
fn turns_are_told<G: Boarded>() {
    let mut table = Table::<G>::new(3, 3, &[]);
    table.mine = vec![Seat::wrapping(1)];
    let mut harness = window(table, LARGE);
    let names = NAMES.map(str::to_owned);
    let mut rng = GameRng::new(Seed::from_number(3));
    let (mut own, mut of_others) = (0, 0);
    while own < 3 || of_others < 3 {
        let table = harness.state_mut();
        let (seat, list, before) = (table.seat(), table.legal(), table.screen.lines.len());
        table.command(seat, list[rng.below(list.len() as u32) as usize]);
        let lines = table.screen.lines[before..].to_vec();
        let (is_mine, over) = (table.seat() == table.mine[0], table.is_over());
        assert!(!over, "the game is over before enough was heard");
        // The last steps of the others are shown before the question.
        harness.run_steps(12);
        let said = said(&harness);
        if let Some(line) = lines.last() {
            let news = line.spoken(&names);
            let polite = |(live, words): &&(Live, String)| *live == Live::Polite && words.ends_with(&news);
            assert_eq!(said.iter().filter(polite).count(), 1, "{news:?} in {said:?}");
            of_others += usize::from(seat != harness.state().mine[0]);
        }
        assert_eq!(urgent(&said).len(), usize::from(is_mine), "{said:?}");
        own += usize::from(is_mine);
    }
}

#[test]
fn a_question_is_told_at_once_and_what_the_others_do_after_that() {
    turns_are_told::<argo::State>();
    turns_are_told::<alien_frontiers::State>();
    turns_are_told::<aqua_sphere::State>();
}

#[test]
fn of_many_lines_at_once_the_newest_are_told_with_the_number_of_the_others() {
    let mut harness = window(Table::<argo::State>::new(3, 3, &[]), LARGE);
    let names = NAMES.map(str::to_owned);
    let mut rng = GameRng::new(Seed::from_number(3));
    let news = |harness: &Window<argo::State>| -> Vec<String> {
        let said = said(harness);
        let news = said.into_iter().filter(|(live, _)| *live == Live::Polite);
        news.map(|(_, words)| words).collect()
    };
    assert_eq!(news(&harness), [""; 0], "nothing has happened");
    let table = harness.state_mut();
    let (shown, entries) = (table.shown(), table.entries);
    let turns = (1..=5).map(|number| {
        Arc::new(LogEntry {
            number: entries + number,
            what: LogKind::StandIn {
                seat: Seat::wrapping(rng.below(3) as usize),
                on: true,
            },
        })
    });
    let unread = Unread {
        entries: turns.collect(),
        ..Unread::default()
    };
    let mut screen = std::mem::take(&mut table.screen);
    screen.absorb(table.model(&shown).about(), &unread);
    table.screen = screen;
    let newest: Vec<String> = table
        .screen
        .lines
        .iter()
        .rev()
        .take(3)
        .map(|line| line.spoken(&names))
        .collect();
    harness.run_steps(2);
    let news = news(&harness);
    assert_eq!(news.len(), 1, "{news:?}");
    let told: Vec<&str> = news[0].lines().collect();
    assert_eq!(told[0], "2 lines of the log came before that:");
    assert_eq!(told[1..].iter().rev().copied().collect::<Vec<_>>(), newest);
}
