//! Commands, said as what a player would do by choosing them.

use super::names::{card, crystals, job, matter, points, time};
use crate::{
    games::aqua_sphere::{Command, Pending, Prompt, Sector, Space, State, Symbol},
    rules::Seat,
    text::{About, capitalised, listed, name, say, t},
};

impl About<'_, State> {
    /// A legal command as a line of the list "What can I do?", such as "To Sector B (1 time)".
    ///
    /// `prompt` is the question that the command answers: a returned bot reads differently at a red line.
    #[must_use]
    pub fn command(&self, prompt: Option<&Prompt>, command: &Command) -> String {
        let numbers = &self.setup.components.numbers;
        let text = match *command {
            Command::EngineerMove { space } => self.engineer_move(space),
            Command::FreeProgram { symbol } => {
                let price = time(numbers.free_program);
                say!(self, "aq-command-free", symbol, price, matter = matter(symbol))
            }
            Command::Deploy { symbol } => say!(self, "aq-command-deploy", symbol, matter = matter(symbol)),
            Command::ReturnBot { symbol } => self.return_bot(prompt, symbol),
            Command::Pass => say!(self, "aq-command-pass", place = self.view.board.passed.len() + 1),
            Command::MoveTo { sector } => self.move_to(prompt, sector),
            Command::Perform => self.perform(prompt),
            Command::Skip => t("aq-command-skip"),
            Command::PlaceLetterBot => self.letter("aq-command-place", prompt),
            Command::DeclineLetter => self.letter("aq-command-decline", prompt),
            Command::UseCard => self.reward("aq-command-use", prompt),
            Command::DeclineCard => self.reward("aq-command-decline-card", prompt),
            Command::PayCrystal => say!(self, "aq-command-pay", crystal = crystals(1)),
            Command::StopAtLine => say!(self, "aq-command-stop", n = self.points_left()),
            Command::TakeSubTime => say!(self, "aq-command-submarine-time", gain = time(self.submarine_time())),
            Command::UseInt { card } => {
                let price = time(self.setup.components.card(card).amount);
                say!(self, "aq-command-interim", card, price)
            }
            Command::PrepDone => self.prepared(),
            Command::EndTurn => t("aq-command-end"),
            Command::Commit => self.go_on(),
        };
        capitalised(&text)
    }

    /// Time that comes to the active seat of this much: what the lab has room for.
    fn fitting(&self, amount: u8) -> u8 {
        let board = &self.view.board;
        let room = board.capacity(self.setup, board.active).time;
        amount.min(room.saturating_sub(board.actor().time))
    }

    fn engineer_move(&self, space: Space) -> String {
        let board = &self.view.board;
        let symbol = board.tile(self.setup, space);
        let sideways = board.sidesteps_to(self.setup, space);
        // Without any bot the engineer goes alone (PRG-4).
        let alone = board.actor().bots == 0;
        say!(
            self,
            "aq-command-engineer",
            space,
            symbol,
            sideways,
            alone,
            matter = matter(symbol)
        )
    }

    fn return_bot(&self, prompt: Option<&Prompt>, symbol: Symbol) -> String {
        if let Some(Prompt::ChooseLine { .. }) = prompt {
            return say!(self, "aq-command-return-line", symbol);
        }
        let n = self.fitting(self.setup.components.numbers.returned_bot);
        say!(self, "aq-command-return", symbol, n)
    }

    /// The way to a Sector with its cost, and the price of the slot there for a submarine.
    fn move_to(&self, prompt: Option<&Prompt>, to: Sector) -> String {
        let board = &self.view.board;
        let ways = board.ways(self.setup, board.active);
        let steps = ways.steps(to);
        let through = steps.split_last().map_or(&[][..], |(_, through)| through);
        let way = listed(through.iter().map(name));
        let slot = match prompt {
            Some(Prompt::ChooseSector { symbol: Symbol::Blue }) => {
                let price = time(board.slot_price(self.setup, board.active, to));
                say!(self, "aq-note-slot", price)
            }
            _ => String::new(),
        };
        let stays = steps.is_empty();
        let (straight, price) = (through.is_empty(), time(ways.cost(to)));
        say!(self, "aq-command-to", sector = to, stays, straight, price, way, slot)
    }

    /// The action of the bot just deployed.
    fn perform(&self, prompt: Option<&Prompt>) -> String {
        let Some(&Prompt::ChooseAction { symbol }) = prompt else {
            return t("aq-command-perform");
        };
        let board = &self.view.board;
        let here = board.area(board.actor().scientist.0);
        match symbol {
            Symbol::Green => {
                let expansion = here.expansions.last().map(|&which| self.expansion(which));
                say!(self, "aq-command-perform-green", expansion)
            }
            Symbol::Red => {
                let card = here.research.last().copied().map(card);
                say!(self, "aq-command-perform-red", card, gain = points(board.bulb().into()))
            }
            Symbol::White => {
                let onto = self.setup.components.sector(board.actor().scientist.0).white;
                let occupied = board.actor().programmed.contains(onto);
                let gain = time(self.fitting(self.setup.components.numbers.white_bonus));
                say!(
                    self,
                    "aq-command-perform-white",
                    symbol = onto,
                    matter = matter(onto),
                    occupied,
                    gain
                )
            }
            Symbol::Yellow | Symbol::Black | Symbol::Purple | Symbol::Blue => {
                say!(self, "aq-command-perform-here", job = job(symbol))
            }
        }
    }

    /// A bot on the control field that a letter names, with the seat that loses it.
    fn letter(&self, id: &str, prompt: Option<&Prompt>) -> String {
        let Some(&Prompt::ChooseLetter { letter }) = prompt else {
            return t("aq-command-letter");
        };
        let held = self.view.board.area(letter).control;
        let note = held.map_or_else(|| t("aq-note-free"), |seat| self.note_of(seat));
        say!(self, id, sector = letter, note)
    }

    /// The bot that would go to the charging station.
    fn note_of(&self, seat: Seat) -> String {
        say!(self, "aq-note-displaces", bot = self.bot_of(seat))
    }

    fn reward(&self, id: &str, prompt: Option<&Prompt>) -> String {
        let card = match prompt {
            Some(&Prompt::ChooseReward { card: which }) => card(which),
            _ => t("aq-card"),
        };
        say!(self, id, card, n = self.points_left())
    }

    /// Points of the gain or the reward that is asked about.
    fn points_left(&self) -> u16 {
        match self.view.board.tasks.last() {
            Some(&Pending::Gain { left }) => left,
            Some(&Pending::Reward { points, .. }) => points.into(),
            _ => 0,
        }
    }

    /// Time of the own submarines that there is room for.
    fn submarine_time(&self) -> u8 {
        let each = self.setup.components.numbers.submarine_time;
        self.fitting(self.view.board.actor().submarines.saturating_mul(each))
    }

    fn prepared(&self) -> String {
        let due = if self.view.board.time_taken {
            0
        } else {
            self.submarine_time()
        };
        say!(self, "aq-command-prepared", n = due)
    }
}
