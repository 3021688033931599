//! The facts that a table screen is drawn from; the same for every game but for the game's own types.

use super::table_screen::Wish;
use crate::{
    app::{
        client::TableClient, coach::Coach, course::commands_that_stand, past::Past, playback::Playback, talk::TableTalk,
    },
    games::any::{AnyGame, AnyPrompt, Listed},
    protocol::{
        Character, Chronicle, ClientMessage, Clock, Colour, DecisionId, LetsPass, Lobby, OpenDecision, SeatInfo,
        StepBackOffer,
    },
    rules::{Game, MAX_SEATS, Obligation, Seat, SeatSet},
    text::{About, seat_name},
};

/// The connection of a seat's player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Link {
    /// The player is there.
    Here,
    /// The player is there, by a line that answers late.
    Slow,
    /// Its client is lost; the seat is kept.
    Away,
    /// A bot of the host plays, with this character.
    Bot(Option<Character>),
    /// A bot of the host plays on for somebody who is away.
    StandIn,
}

/// One open question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question<P> {
    /// Its id, named by the answer.
    pub id: DecisionId,
    /// The seat that is asked.
    pub seat: Seat,
    /// It must be answered, or may be let pass.
    pub obligation: Obligation,
    /// The question itself.
    pub prompt: P,
    /// Its clock, if it has one.
    pub clock: Option<Clock>,
}

/// Everything the table screen shows.
#[derive(Clone, Debug)]
pub struct TableModel<'a, G: Game> {
    /// Name of the table.
    pub title: String,
    /// All that is fixed for the match.
    pub setup: &'a G::Setup,
    /// The position as it is seen.
    pub view: &'a G::View,
    /// Number of the position; a new one resets half-made choices.
    pub revision: u32,
    /// Number of the last entry of the log that led to it.
    pub entry: u32,
    /// Names by seat.
    pub names: Vec<String>,
    /// Colours by seat.
    pub colours: [Colour; MAX_SEATS],
    /// Connections by seat.
    pub links: Vec<Link>,
    /// Seats this window plays for.
    pub mine: Vec<Seat>,
    /// The open questions of all seats.
    pub questions: Vec<Question<G::Prompt>>,
    /// Legal commands of one's own asked seats.
    pub legal: &'a [(Seat, Vec<G::Command>)],
    /// The step back that is on offer.
    pub step_back: StepBackOffer,
    /// A seat of this window that may ask everybody for a take-back instead.
    pub take_back: Option<Seat>,
    /// The commands that such a take-back undoes, by seat in the order of the first of each.
    pub undoes: Vec<(Seat, usize)>,
    /// A seat of this window that may go forward again over what was taken back, and whether it may alone.
    pub forward: Option<(Seat, bool)>,
    /// The name of the host, if it is another machine.
    pub host: Option<String>,
    /// Earlier positions that can be looked at, if any are kept.
    pub past: Option<&'a Past>,
    /// A seat of this window that lets everything happen that it could answer.
    pub lets_pass: Option<(Seat, LetsPass)>,
    /// Seconds by seat that its player may still ask for in this game.
    pub reserves: Vec<u16>,
    /// True if somebody at this window may ask for a hint.
    pub hints: bool,
    /// What people have said; `None` where nobody else can hear it.
    pub talk: Option<&'a TableTalk>,
    /// Set while a record is looked at.
    pub playback: Option<&'a Playback>,
    /// Set in a lesson.
    pub coach: Option<&'a Coach>,
}

impl<'a, G: Listed> TableModel<'a, G> {
    /// True if a client has a position of this game.
    #[must_use]
    pub fn is_there(client: &TableClient) -> bool {
        let setup = client.info.as_ref().and_then(|table| G::own_setup(&table.setup));
        let view = client
            .snapshot
            .as_ref()
            .and_then(|snapshot| G::own_view(&snapshot.view));
        setup.is_some() && view.is_some() && client.lobby.is_some() && client.me.is_some()
    }

    /// The legal commands of a client's position, by seat.
    #[must_use]
    pub fn legal_of(client: &TableClient) -> Vec<(Seat, Vec<G::Command>)> {
        let all = client.snapshot.iter().flat_map(|snapshot| &snapshot.legal);
        all.map(|(seat, list)| (*seat, list.iter().filter_map(G::own_command).cloned().collect()))
            .collect()
    }

    /// The model of the table that a client is at, with clocks as they are now; `None` before there is a position, and
    /// if another game is played. The legal commands are given, as they are unpacked only once.
    #[must_use]
    pub fn of(client: &'a TableClient, legal: &'a [(Seat, Vec<G::Command>)]) -> Option<Self> {
        let (table, lobby, member) = (client.info.as_ref()?, client.lobby.as_ref()?, client.me?);
        let snapshot = client.snapshot.as_deref()?;
        let mine = client.my_seats();
        let lets_pass = |&seat: &Seat| Some((seat, lobby.seats.get(seat.index())?.lets_pass?));
        let lets_pass = mine.iter().find_map(lets_pass);
        let of_mine = |seats: SeatSet| mine.iter().copied().find(|&seat| seats.contains(seat));
        // One question at a time.
        let nothing_asked = client.take_back.is_none();
        let take_back = of_mine(snapshot.take_back).filter(|_| nothing_asked);
        let forward = snapshot.forward;
        let forward_seat = of_mine(forward.seats).filter(|_| forward.alone || nothing_asked);
        let host = lobby.members.iter().find(|m| m.host && m.id != member);
        Some(Self {
            title: table.name.to_string(),
            setup: G::own_setup(&table.setup)?,
            view: G::own_view(&snapshot.view)?,
            revision: snapshot.revision,
            entry: snapshot.log_last,
            names: lobby
                .seats
                .iter()
                .map(|seat| seat.name.as_ref().map_or_else(String::new, ToString::to_string))
                .collect(),
            colours: client.colours(),
            links: lobby.seats.iter().map(|seat| link(lobby, seat)).collect(),
            take_back,
            undoes: take_back.map_or_else(Vec::new, |seat| undoes(&client.chronicle, seat)),
            forward: forward_seat.map(|seat| (seat, forward.alone)),
            mine,
            questions: snapshot.decisions.iter().filter_map(question::<G>).collect(),
            legal,
            step_back: snapshot.step_back,
            host: host.map(|m| m.name.to_string()),
            past: Some(&client.past),
            lets_pass,
            reserves: lobby.seats.iter().map(|seat| seat.reserve).collect(),
            hints: table.hints || lobby.plays_alone(member),
            talk: lobby.has_listeners(member).then_some(&client.talk),
            playback: client.playback.as_ref(),
            coach: client.coach.as_ref(),
        })
    }
}

/// A question to a seat of this window with its legal commands.
pub(crate) type Own<'a, G> = (&'a Question<<G as Game>::Prompt>, &'a [<G as Game>::Command]);

impl<'a, G: Game> TableModel<'a, G> {
    /// The open question to one of one's own seats, with its legal commands.
    #[must_use]
    pub fn own(&self) -> Option<Own<'_, G>> {
        let mut own = self.questions.iter().filter(|question| self.is_mine(question.seat));
        own.find_map(|question| {
            let mut legal = self.legal.iter();
            let (_, list) = legal.find(|(seat, list)| *seat == question.seat && !list.is_empty())?;
            Some((question, list.as_slice()))
        })
    }

    /// True if this window plays for nobody and shows the game as it is played.
    #[must_use]
    pub fn watches(&self) -> bool {
        self.mine.is_empty() && self.playback.is_none()
    }

    /// True if this window plays for the seat.
    #[must_use]
    pub fn is_mine(&self, seat: Seat) -> bool {
        self.mine.contains(&seat)
    }

    /// The question that the status line is about: one's own, or the first.
    #[must_use]
    pub fn current(&self) -> Option<&Question<G::Prompt>> {
        let own = self.own().map(|(question, _)| question);
        own.or_else(|| self.questions.first())
    }

    /// The seat addressed as "you".
    #[must_use]
    pub fn you(&self) -> Option<Seat> {
        match self.mine.as_slice() {
            [one] => Some(*one),
            // Several people share this window: whoever is asked is addressed.
            several => several
                .iter()
                .copied()
                .find(|seat| self.questions.iter().any(|q| q.seat == *seat)),
        }
    }

    /// The name of a player; a seat without one is called by its number.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        seat_name(&self.names, seat)
    }

    /// The facts that sentences about this position need.
    #[must_use]
    pub fn about(&self) -> About<'_, G> {
        About {
            setup: self.setup,
            view: self.view,
            names: &self.names,
            you: self.you(),
        }
    }

    /// The same table with an earlier position on it, in which nobody is asked and nothing can be done: its number, and
    /// that of the last entry of the log that led to it.
    #[must_use]
    pub fn in_the_past<'p>(&self, view: &'p G::View, (revision, entry): (u32, u32)) -> TableModel<'p, G>
    where
        'a: 'p,
    {
        TableModel {
            view,
            revision,
            entry,
            questions: Vec::new(),
            legal: &[],
            step_back: StepBackOffer::Nothing,
            take_back: None,
            undoes: Vec::new(),
            forward: None,
            ..self.clone()
        }
    }

    /// Steps back, if somebody at this window can.
    #[must_use]
    pub fn step_back(&self) -> Option<Wish> {
        let (seat, revision) = (self.step_back_seat()?, self.revision);
        Some(Wish::Say(ClientMessage::StepBack { seat, revision }))
    }

    /// Goes forward again, if somebody at this window can.
    #[must_use]
    pub fn go_forward(&self) -> Option<Wish> {
        let ((seat, _), revision) = (self.forward?, self.revision);
        Some(Wish::Say(ClientMessage::GoForward { seat, revision }))
    }

    /// The seat whose step somebody at this window can take back.
    #[must_use]
    pub fn step_back_seat(&self) -> Option<Seat> {
        match self.step_back {
            StepBackOffer::Available { seat } if self.is_mine(seat) => Some(seat),
            _ => None,
        }
    }
}

/// The commands from the last one of a seat on that stand, by seat.
fn undoes(log: &Chronicle<AnyGame>, seat: Seat) -> Vec<(Seat, usize)> {
    let mut out: Vec<(Seat, usize)> = Vec::new();
    for (by, _) in commands_that_stand(log) {
        match out.iter_mut().find(|(other, _)| *other == by) {
            Some((_, count)) => *count += 1,
            None => out.insert(0, (by, 1)),
        }
        if by == seat {
            break;
        }
    }
    out
}

fn link(lobby: &Lobby, seat: &SeatInfo) -> Link {
    let member = lobby.members.iter().find(|m| Some(m.id) == seat.member && m.connected);
    match (seat.bot, member) {
        (Some(kind), _) => Link::Bot(kind.character()),
        _ if seat.stand_in.is_some() => Link::StandIn,
        (None, Some(member)) if member.slow => Link::Slow,
        (None, Some(_)) => Link::Here,
        (None, None) => Link::Away,
    }
}

fn question<G: Listed>(open: &OpenDecision<AnyPrompt>) -> Option<Question<G::Prompt>> {
    Some(Question {
        id: open.id,
        seat: open.decision.seat,
        obligation: open.decision.obligation,
        prompt: G::own_prompt(&open.decision.prompt)?.clone(),
        clock: open.clock,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::{LogEntry, LogKind};

    #[test]
    fn a_take_back_undoes_what_stands_since_the_seats_last_command() {
        let seat = Seat::wrapping;
        let command = |by: usize, revision| LogKind::Command {
            seat: seat(by),
            command: crate::games::argo::State::any_command(crate::games::argo::Command::Commit),
            events: Vec::new(),
            timed_out: false,
            revision,
        };
        let back = LogKind::SteppedBack { seat: seat(2), to: 4 };
        let kinds = [
            command(0, 2),
            command(0, 3),
            command(1, 4),
            command(2, 5),
            back.clone(),
            command(2, 6),
        ];
        let entry = |(number, what)| LogEntry { number, what };
        let log: Chronicle<AnyGame> = (1..).zip(kinds).map(entry).collect();
        assert_eq!(undoes(&log, seat(0)), [(seat(0), 1), (seat(1), 1), (seat(2), 1)]);
        assert_eq!(undoes(&log, seat(2)), [(seat(2), 1)]);
        let forward = LogKind::GoneForward { seat: seat(2), to: 5 };
        let kinds = [command(0, 3), command(1, 4), command(2, 5), back, forward];
        let log: Chronicle<AnyGame> = (1..).zip(kinds).map(entry).collect();
        assert_eq!(undoes(&log, seat(1)), [(seat(1), 1), (seat(2), 1)]);
    }
}
