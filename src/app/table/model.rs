//! What the table screen is drawn from, and what it gives back.

use crate::{
    games::{
        any::{AnyCommand, AnyGame, AnyPrompt, AnySetup, AnyView},
        argo::{Command, Prompt, Setup, View},
    },
    protocol::{Clock, Colour, DecisionId, Lobby, MemberId, Snapshot, StepBackOffer, TableInfo},
    rules::{MAX_SEATS, Obligation, Seat},
    text::argo::Words,
};

/// How a seat's player is connected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Link {
    /// There.
    Here,
    /// Its client is lost; the seat is kept.
    Away,
    /// A bot of the host plays.
    Bot,
}

/// One open question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// Its id, named by the answer.
    pub id: DecisionId,
    /// Who is asked.
    pub seat: Seat,
    /// Whether it may be let pass.
    pub obligation: Obligation,
    /// What is asked.
    pub prompt: Prompt,
    /// Its clock, if it has one.
    pub clock: Option<Clock>,
}

/// Everything the table screen shows.
#[derive(Clone, Debug)]
pub struct TableModel {
    /// Name of the table.
    pub title: String,
    /// The match.
    pub setup: Setup,
    /// The position.
    pub view: View,
    /// Number of the position; a new one resets half-made choices.
    pub revision: u32,
    /// Names by seat.
    pub names: Vec<String>,
    /// Colours by seat.
    pub colours: [Colour; MAX_SEATS],
    /// Connections by seat.
    pub links: Vec<Link>,
    /// Seats this window plays for.
    pub mine: Vec<Seat>,
    /// Open questions.
    pub questions: Vec<Question>,
    /// Legal commands of one's own asked seats.
    pub legal: Vec<(Seat, Vec<Command>)>,
    /// Whether the last command can be stepped back over.
    pub step_back: StepBackOffer,
    /// The name of the host, if it is another machine.
    pub host: Option<String>,
}

/// What the player wants done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableAction {
    /// Answers a question.
    Command {
        /// Which.
        decision: DecisionId,
        /// For whom.
        seat: Seat,
        /// How.
        command: Command,
    },
    /// Takes back the last step.
    StepBack {
        /// Of whom.
        seat: Seat,
        /// The position seen.
        revision: u32,
    },
    /// A question with a clock is on the screen.
    Displayed {
        /// Which.
        decision: DecisionId,
    },
    /// Opens the menu of the program.
    Menu,
}

impl TableAction {
    /// The same as a message to the host; the menu is none.
    #[must_use]
    pub fn message(self) -> Option<crate::protocol::ClientMessage<AnyGame>> {
        use crate::protocol::ClientMessage;
        match self {
            Self::Command {
                decision,
                seat,
                command,
            } => Some(ClientMessage::Command {
                decision,
                seat,
                command: AnyCommand::Argo(command),
            }),
            Self::StepBack { seat, revision } => Some(ClientMessage::StepBack { seat, revision }),
            Self::Displayed { decision } => Some(ClientMessage::Displayed { decision }),
            Self::Menu => None,
        }
    }
}

impl TableModel {
    /// The model of a table as a client knows it; `None` if it plays another game than Argo.
    #[must_use]
    #[allow(
        irrefutable_let_patterns,
        unreachable_patterns,
        reason = "with a single game every value is Argo's"
    )]
    pub fn new(
        table: &TableInfo<AnyGame>,
        lobby: &Lobby,
        member: MemberId,
        snapshot: &Snapshot<AnyGame>,
    ) -> Option<Self> {
        let (AnySetup::Argo(setup), AnyView::Argo(view)) = (&table.setup, &snapshot.view) else {
            return None;
        };
        let mut colours = Colour::ALL;
        for (place, seat) in colours.iter_mut().zip(&lobby.seats) {
            *place = seat.colour;
        }
        let name = |seat: &crate::protocol::SeatInfo| seat.name.as_ref().map_or_else(String::new, ToString::to_string);
        let host = lobby
            .members
            .iter()
            .find(|m| m.host && m.id != member)
            .map(|m| m.name.to_string());
        Some(Self {
            title: table.name.to_string(),
            setup: setup.clone(),
            view: view.clone(),
            revision: snapshot.revision,
            names: lobby.seats.iter().map(name).collect(),
            colours,
            links: lobby.seats.iter().map(|seat| link(lobby, seat)).collect(),
            mine: lobby.seats_of(member),
            questions: snapshot.decisions.iter().filter_map(question).collect(),
            legal: snapshot
                .legal
                .iter()
                .map(|(seat, list)| (*seat, argo_commands(list)))
                .collect(),
            step_back: snapshot.step_back,
            host,
        })
    }

    /// The open question to one of one's own seats, with its legal commands.
    #[must_use]
    pub fn own(&self) -> Option<(Question, &[Command])> {
        self.questions.iter().find_map(|&question| {
            let legal = self
                .legal
                .iter()
                .find(|(seat, list)| *seat == question.seat && !list.is_empty());
            let (_, list) = legal?;
            self.is_mine(question.seat).then_some((question, list.as_slice()))
        })
    }

    /// Whether this window plays for the seat.
    #[must_use]
    pub fn is_mine(&self, seat: Seat) -> bool {
        self.mine.contains(&seat)
    }

    /// Whether a seat's card says "you": one's own, and of several the one that is asked.
    #[must_use]
    pub fn is_you(&self, seat: Seat) -> bool {
        self.you() == Some(seat)
    }

    /// The question that the status line is about: one's own, or the first.
    #[must_use]
    pub fn current(&self) -> Option<Question> {
        self.own()
            .map(|(question, _)| question)
            .or_else(|| self.questions.first().copied())
    }

    /// Who acts now: the interrupter, or whose turn it is.
    #[must_use]
    pub fn actor(&self) -> Seat {
        self.view.interrupter.unwrap_or(self.view.active)
    }

    /// The seat addressed as "you".
    #[must_use]
    pub fn you(&self) -> Option<Seat> {
        match self.mine.as_slice() {
            [] => None,
            [one] => Some(*one),
            // Several people share this window: whoever is asked is addressed.
            several => several
                .iter()
                .copied()
                .find(|&seat| self.questions.iter().any(|q| q.seat == seat)),
        }
    }

    /// Words for this position.
    #[must_use]
    pub fn words(&self) -> Words<'_> {
        Words {
            setup: &self.setup,
            table: &self.view.table,
            names: &self.names,
            you: self.you(),
        }
    }
}

fn link(lobby: &Lobby, seat: &crate::protocol::SeatInfo) -> Link {
    let connected = lobby.members.iter().any(|m| Some(m.id) == seat.member && m.connected);
    match (seat.bot, connected) {
        (Some(_), _) => Link::Bot,
        (None, true) => Link::Here,
        (None, false) => Link::Away,
    }
}

#[allow(
    irrefutable_let_patterns,
    unreachable_patterns,
    reason = "with a single game every value is Argo's"
)]
fn question(open: &crate::protocol::OpenDecision<AnyPrompt>) -> Option<Question> {
    let AnyPrompt::Argo(prompt) = open.decision.prompt else {
        return None;
    };
    Some(Question {
        id: open.id,
        seat: open.decision.seat,
        obligation: open.decision.obligation,
        prompt,
        clock: open.clock,
    })
}

#[allow(unreachable_patterns, reason = "with a single game every value is Argo's")]
fn argo_commands(list: &[AnyCommand]) -> Vec<Command> {
    list.iter()
        .filter_map(|command| match command {
            AnyCommand::Argo(command) => Some(*command),
            _ => None,
        })
        .collect()
}
