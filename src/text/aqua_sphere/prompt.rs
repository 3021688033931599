//! Prompts: the status line.

use crate::{
    games::aqua_sphere::{Command, Prompt, ROUNDS, Space, State, Symbol},
    rules::Seat,
    text::{About, StatusLine, capitalised, say, t},
};

impl About<'_, State> {
    /// The status line for the question that is put to `seat`.
    #[must_use]
    pub fn prompt(&self, seat: Seat, prompt: &Prompt) -> StatusLine {
        let frame = match prompt {
            Prompt::ConfirmTurn | Prompt::ConfirmRound => "prompt-do",
            _ => "prompt-choose",
        };
        let wanted = match prompt {
            Prompt::ChooseMain if self.is_you(seat) => self.main_options(seat),
            Prompt::ChooseMain => say!(self, "aq-ask-main", name = seat),
            _ => {
                let what = self.wanted(prompt);
                say!(self, frame, you = self.is_you(seat), name = seat, what)
            }
        };
        StatusLine {
            subject: self.subject(seat, prompt),
            wanted,
        }
    }

    /// Returns a sentence with the main options that the rules allow now.
    fn main_options(&self, seat: Seat) -> String {
        let (setup, board) = (self.setup, &self.view.board);
        let may = |command: Command| board.allows(setup, seat, command);
        let mut symbols = Symbol::ALL.into_iter();
        let options = [
            (
                "aq-do-move",
                Space::ALL.into_iter().any(|space| may(Command::EngineerMove { space })),
            ),
            (
                "aq-do-program",
                symbols.clone().any(|symbol| may(Command::FreeProgram { symbol })),
            ),
            ("aq-do-deploy", symbols.any(|symbol| may(Command::Deploy { symbol }))),
            ("aq-do-pass", may(Command::Pass)),
        ];
        let mut words: Vec<String> = options.iter().filter(|(_, may)| *may).map(|(id, _)| t(id)).collect();
        let last = words.pop().unwrap_or_default();
        let sentence = if words.is_empty() {
            last
        } else {
            say!(&(), "one-of", some = words.join(", "), last)
        };
        format!("{}.", capitalised(&sentence))
    }

    /// The bold part: the matter that the seat is asked about.
    fn subject(&self, seat: Seat, prompt: &Prompt) -> String {
        let id = match *prompt {
            Prompt::ChooseMain | Prompt::ConfirmTurn => "subject-turn",
            Prompt::ChooseThird => "aq-subject-third",
            Prompt::ChooseSector { .. } => "aq-subject-deployment",
            Prompt::ChooseAction { .. } => "aq-subject-action",
            Prompt::ChooseLetter { .. } => "aq-subject-expansion",
            Prompt::ChooseLine { .. } => "aq-subject-line",
            Prompt::ChoosePreparation => "aq-subject-preparation",
            Prompt::ChooseReward { card } => {
                return say!(self, "aq-subject-card", you = self.is_you(seat), name = seat, card);
            }
            Prompt::ConfirmRound => return say!(self, "aq-subject-round", round = self.view.board.round()),
        };
        self.of_seat(id, seat)
    }

    /// The open question as part of a sentence: "where the red bot goes".
    fn wanted(&self, prompt: &Prompt) -> String {
        match *prompt {
            Prompt::ChooseMain => t("aq-wanted-main"),
            Prompt::ChooseThird => t("aq-wanted-third"),
            Prompt::ChooseSector { symbol } => say!(self, "aq-wanted-sector", symbol),
            Prompt::ChooseAction { symbol } => say!(self, "aq-wanted-action", symbol),
            Prompt::ChooseLetter { letter } => say!(self, "aq-wanted-letter", sector = letter),
            Prompt::ChooseReward { .. } => t("aq-wanted-reward"),
            Prompt::ChooseLine { space } => say!(self, "aq-wanted-line", space),
            Prompt::ConfirmTurn => t("wanted-confirm-turn"),
            Prompt::ChoosePreparation => t("aq-wanted-preparation"),
            Prompt::ConfirmRound => self.go_on(),
        }
    }

    /// The step after the scoring of the round.
    pub(super) fn go_on(&self) -> String {
        let round = self.view.board.round();
        let last = usize::from(round) >= ROUNDS;
        say!(self, "aq-go-on", last, round = round.saturating_add(1))
    }
}
