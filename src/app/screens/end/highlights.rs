//! What stood out in a game, and the tally of the evening, on a few cards.

use super::scores::winners;
use crate::{
    app::{
        client::TableClient,
        course::{Course, Most},
        look::{Pen, fonts, palette, sizes},
        widgets,
    },
    rules::{Outcome, Seat},
    text::{t, t_args},
};
use egui::{Rect, Role, Ui, vec2};

/// So many facts are told.
const FACTS: usize = 3;

/// A fact with its heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Highlight {
    head: String,
    text: String,
}

/// Names as a list in words.
pub(super) fn name_list(model: &TableClient, seats: &[Seat]) -> String {
    let mut names: Vec<String> = seats.iter().map(|&seat| model.name(seat).to_owned()).collect();
    let last = names.pop().unwrap_or_default();
    if names.is_empty() {
        return last;
    }
    t_args("end-and", &[("first", names.join(", ").into()), ("last", last.into())])
}

/// Those whom a fact is about; several have as much each.
fn owners(model: &TableClient, seats: &[Seat]) -> String {
    let names = name_list(model, seats);
    match seats.len() {
        0 | 1 => names,
        _ => t_args("end-each", &[("names", names.into())]),
    }
}

/// The facts of a game that stand out most: a deed of the game, the best turn, the course of the lead; then more deeds.
pub(super) fn highlights(model: &TableClient, course: &Course, outcome: &Outcome) -> Vec<Highlight> {
    let fact = |head: &str, text: &str, most: &Most| Highlight {
        head: t(head),
        text: t_args(
            text,
            &[
                ("names", owners(model, &most.seats).into()),
                ("n", most.count.into()),
                ("turn", most.turn.into()),
            ],
        ),
    };
    // What all did equally often stands out for nobody.
    let most_feats = course.most_feats().into_iter();
    let most_feats = most_feats.filter(|(_, most)| most.seats.len() < outcome.standings.len());
    let mut deeds = most_feats.map(|(feat, most)| fact(feat.head, feat.text, &most));
    let mut facts = Vec::from_iter(deeds.next());
    let best_turn = course.best_turn();
    facts.extend(best_turn.map(|most| fact("end-best-turn", "end-best-turn-more", &most)));
    let behind = match winners(outcome).as_slice() {
        [winner] => course.furthest_behind(*winner),
        _ => None,
    };
    let lead = course.longest_lead();
    // Whoever led nearly all the time was behind only for a moment.
    let comeback =
        behind.filter(|behind| behind.count > 2 && lead.as_ref().is_none_or(|lead| lead.seats != behind.seats));
    match (comeback, lead) {
        (Some(behind), _) => facts.push(fact("end-comeback", "end-comeback-more", &behind)),
        (None, Some(lead)) => facts.push(fact("end-lead", "end-lead-more", &lead)),
        (None, None) => {}
    }
    facts.extend(deeds);
    let changes = course.lead_changes();
    if changes > 1 {
        facts.push(Highlight {
            head: t("end-changes"),
            text: t_args("end-changes-more", &[("n", changes.into())]),
        });
    }
    facts.truncate(FACTS);
    facts
}

/// The games that each person has won, from the second game of an evening on.
pub(super) fn tonight(model: &TableClient) -> Option<Highlight> {
    let tally = &model.tally;
    let mut won: Vec<(String, u32)> = tally.won.clone();
    won.extend((tally.neutral > 0).then(|| (t("end-aliens"), tally.neutral)));
    won.sort_by_key(|(_, games)| std::cmp::Reverse(*games));
    let won: Vec<String> = won.iter().map(|(name, games)| format!("{name} {games}")).collect();
    (tally.games > 1).then(|| Highlight {
        head: t_args("end-tonight", &[("n", tally.games.into())]),
        text: won.join(" · "),
    })
}

/// Height that a card needs at this width.
pub(super) fn height(ui: &Ui, card: &Highlight, width: f32) -> f32 {
    let pen = Pen::new(ui.ctx());
    let room = width - 28.0;
    let head = pen.height(&card.head, fonts::bold(sizes::BODY), room);
    head + pen.height(&card.text, fonts::regular(sizes::LABEL), room) + 22.0
}

/// Draws a card.
pub(super) fn card_ui(ui: &Ui, rect: Rect, index: usize, card: &Highlight) {
    let p = palette(ui.ctx());
    widgets::draw(ui, |pen| {
        widgets::card(pen, rect);
        let (at, room) = (rect.min + vec2(14.0, 9.0), rect.width() - 28.0);
        let head = pen.paragraph(at, &card.head, fonts::bold(sizes::BODY), p.text, room);
        let at = head.left_bottom() + vec2(0.0, 2.0);
        pen.paragraph(at, &card.text, fonts::regular(sizes::LABEL), p.dim, room);
    });
    let words = format!("{}. {}", card.head, card.text);
    widgets::named(ui, rect, ("highlight", index), Role::Label, &words);
}
