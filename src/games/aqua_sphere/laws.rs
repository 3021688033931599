//! The rules that forbid commands (CMD-6), and the legal lists: candidates in their fixed order, of which those go in
//! that nothing forbids. Commands may come from anywhere, so nothing they name is trusted.

use super::{
    command::{Command, Reason, Verdict},
    options::{LinePayment, Setup},
    prompt::Prompt,
    state::Board,
    types::{Card, SUBMARINES, Sector, Space, Symbol},
};
use crate::{
    games::listing::{Sink, ensure},
    rules::Seat,
};
use std::ops::ControlFlow::{self, Continue};

impl Board {
    /// True if a seat may give this command now.
    #[must_use]
    pub fn allows(&self, setup: &Setup, seat: Seat, command: Command) -> bool {
        self.forbids(setup, seat, command).is_ok()
    }

    /// The rule against a command of a seat, if there is one.
    pub(super) fn forbids(&self, setup: &Setup, seat: Seat, command: Command) -> Verdict {
        let prompt = self.prompt().ok_or(Reason::GameOver)?;
        ensure(self.asked() == Some(seat), Reason::NotYourTurn)?;
        self.law(setup, prompt, command)
    }

    /// Lists the legal answers to the open question.
    pub(super) fn list(&self, setup: &Setup, out: &mut impl Sink<Command>) -> ControlFlow<()> {
        let Some(prompt) = self.prompt() else {
            return Continue(());
        };
        match prompt {
            Prompt::ChooseMain => {
                self.list_main(setup, out)?;
                self.list_returns(prompt, out)?;
                self.each(setup, prompt, out, [Command::Pass])
            }
            Prompt::ChooseThird => self.list_returns(prompt, out),
            Prompt::ChooseSector { symbol } => {
                let ways = self.ways(setup, self.active);
                Sector::ALL.into_iter().try_for_each(|sector| {
                    let lands = self.landing(setup, symbol, sector, ways.cost(sector));
                    out.put_if(Command::MoveTo { sector }, lands.is_ok())
                })?;
                self.list_returns(prompt, out)
            }
            Prompt::ChooseAction { .. } => {
                self.each(setup, prompt, out, [Command::Perform, Command::Skip])?;
                self.list_returns(prompt, out)
            }
            Prompt::ChooseLetter { .. } => {
                let answers = [Command::PlaceLetterBot, Command::DeclineLetter];
                self.each(setup, prompt, out, answers)?;
                self.list_returns(prompt, out)
            }
            Prompt::ChooseReward { .. } => {
                self.each(setup, prompt, out, [Command::UseCard, Command::DeclineCard])?;
                self.list_returns(prompt, out)
            }
            Prompt::ChooseLine { .. } => {
                self.each(setup, prompt, out, [Command::PayCrystal])?;
                self.list_returns(prompt, out)?;
                self.each(setup, prompt, out, [Command::StopAtLine])
            }
            Prompt::ConfirmTurn => {
                out.put(Command::EndTurn)?;
                self.list_returns(prompt, out)
            }
            Prompt::ChoosePreparation => {
                self.each(setup, prompt, out, [Command::TakeSubTime])?;
                let cards = Symbol::ALL.map(|symbol| Command::UseInt {
                    card: Card::Interim(symbol),
                });
                self.each(setup, prompt, out, cards)?;
                self.each(setup, prompt, out, [Command::PrepDone])
            }
            Prompt::ConfirmRound => self.each(setup, prompt, out, [Command::Commit]),
        }
    }

    /// Lists what begins a turn. These are most candidates of a game, so each goes to its own law at once.
    fn list_main(&self, setup: &Setup, out: &mut impl Sink<Command>) -> ControlFlow<()> {
        let moves = Space::ALL.into_iter();
        out.put_lawful(moves.map(|space| (Command::EngineerMove { space }, self.engineer_move(setup, space))))?;
        let free = Symbol::ALL.into_iter();
        out.put_lawful(free.map(|symbol| (Command::FreeProgram { symbol }, self.free_program(setup, symbol))))?;
        let programmed = self.actor().programmed.iter();
        out.put_lawful(programmed.map(|symbol| (Command::Deploy { symbol }, self.deployment(setup, symbol))))
    }

    /// Lists the programmed bots that can be taken back.
    fn list_returns(&self, prompt: Prompt, out: &mut impl Sink<Command>) -> ControlFlow<()> {
        let programmed = self.actor().programmed.iter();
        out.put_lawful(programmed.map(|symbol| (Command::ReturnBot { symbol }, self.taking_back(prompt, symbol))))
    }

    /// Lists those of the candidates that nothing forbids.
    fn each(
        &self,
        setup: &Setup,
        prompt: Prompt,
        out: &mut impl Sink<Command>,
        candidates: impl IntoIterator<Item = Command>,
    ) -> ControlFlow<()> {
        let judged = candidates
            .into_iter()
            .map(|command| (command, self.law(setup, prompt, command)));
        out.put_lawful(judged)
    }

    /// The rule against an answer of the seat that is asked.
    fn law(&self, setup: &Setup, prompt: Prompt, command: Command) -> Verdict {
        match (prompt, command) {
            (Prompt::ChooseMain, Command::EngineerMove { space }) => self.engineer_move(setup, space),
            (Prompt::ChooseMain, Command::FreeProgram { symbol }) => self.free_program(setup, symbol),
            (Prompt::ChooseMain, Command::Deploy { symbol }) => self.deployment(setup, symbol),
            (Prompt::ChooseMain, Command::Pass) => ensure(self.on_exit(setup), Reason::NotOnExit),
            (_, Command::ReturnBot { symbol }) => self.taking_back(prompt, symbol),
            (Prompt::ChooseSector { symbol }, Command::MoveTo { sector }) => {
                let cost = self.ways(setup, self.active).cost(sector);
                self.landing(setup, symbol, sector, cost)
            }
            (Prompt::ChooseLine { .. }, Command::PayCrystal) => {
                let asked = setup.options.red_line_crystal == LinePayment::Optional;
                ensure(asked, Reason::OtherQuestion)?;
                ensure(self.actor().crystals > 0, Reason::NoCrystal)
            }
            (Prompt::ChooseLetter { .. }, Command::PlaceLetterBot) => {
                ensure(self.actor().bots > 0, Reason::SupplyEmpty)
            }
            (Prompt::ChoosePreparation, Command::TakeSubTime) => ensure(!self.time_taken, Reason::TimeTaken),
            (Prompt::ChoosePreparation, Command::UseInt { card }) => self.interim(setup, card, self.actor().time),
            (Prompt::ChooseAction { .. }, Command::Perform | Command::Skip)
            | (Prompt::ChooseLetter { .. }, Command::DeclineLetter)
            | (Prompt::ChooseReward { .. }, Command::UseCard | Command::DeclineCard)
            | (Prompt::ChooseLine { .. }, Command::StopAtLine)
            | (Prompt::ConfirmTurn, Command::EndTurn)
            | (Prompt::ChoosePreparation, Command::PrepDone)
            | (Prompt::ConfirmRound, Command::Commit) => Ok(()),
            _ => Err(Reason::OtherQuestion),
        }
    }

    fn engineer_move(&self, setup: &Setup, space: Space) -> Verdict {
        let player = self.actor();
        ensure(self.leads_to(setup, space), Reason::NoArrow { space })?;
        let symbol = self.tile(setup, space);
        ensure(!player.programmed.contains(symbol), Reason::SymbolOccupied { symbol })?;
        // Without any bot the engineer goes alone (PRG-4).
        let can = player.bots > 0 || player.programmed.is_empty();
        ensure(can, Reason::MustReturnBot)
    }

    fn free_program(&self, setup: &Setup, symbol: Symbol) -> Verdict {
        let player = self.actor();
        ensure(!player.free_used, Reason::FreeProgramUsed)?;
        self.programming(symbol)?;
        self.pays(setup.components.numbers.free_program)
    }

    /// The rule against putting a bot from the board supply onto a symbol.
    fn programming(&self, symbol: Symbol) -> Verdict {
        let player = self.actor();
        ensure(!player.programmed.contains(symbol), Reason::SymbolOccupied { symbol })?;
        ensure(player.bots > 0, Reason::SupplyEmpty)
    }

    fn pays(&self, cost: u8) -> Verdict {
        ensure(self.actor().time >= cost, Reason::TooLittleTime { cost })
    }

    fn programmed(&self, symbol: Symbol) -> Verdict {
        let there = self.actor().programmed.contains(symbol);
        ensure(there, Reason::NotProgrammed { symbol })
    }

    /// The rule against taking a programmed bot back: at will, as the third one or at a red line (BOT-2, A-26, A-41).
    fn taking_back(&self, prompt: Prompt, symbol: Symbol) -> Verdict {
        let asked = match prompt {
            Prompt::ChoosePreparation | Prompt::ConfirmRound => false,
            // The bot that is being deployed is on its way.
            Prompt::ChooseSector { symbol: deployed } => symbol != deployed,
            _ => true,
        };
        ensure(asked, Reason::OtherQuestion)?;
        self.programmed(symbol)
    }

    /// A blue bot needs a Sector that takes a submarine (CMD-1); every other one can at least stay.
    pub(super) fn deployment(&self, setup: &Setup, symbol: Symbol) -> Verdict {
        self.programmed(symbol)?;
        if symbol != Symbol::Blue {
            return Ok(());
        }
        let player = self.actor();
        ensure(usize::from(player.submarines) < SUBMARINES, Reason::NoSubmarine)?;
        let lands = |sector: Sector, way: u8| self.landing(setup, symbol, sector, way).is_ok();
        // The ways are asked for last: mostly the scientist can stay, or no slot could be paid even if all ways were free.
        if lands(player.scientist.0, 0) {
            return Ok(());
        }
        let payable = Sector::ALL.into_iter().any(|sector| lands(sector, 0));
        ensure(payable, Reason::NoSlot)?;
        let ways = self.ways(setup, self.active);
        let found = Sector::ALL.into_iter().any(|sector| lands(sector, ways.cost(sector)));
        ensure(found, Reason::NoSlot)
    }

    /// The rule against deploying in a Sector whose way costs so much.
    fn landing(&self, setup: &Setup, symbol: Symbol, sector: Sector, way: u8) -> Verdict {
        self.pays(way)?;
        if symbol != Symbol::Blue {
            return Ok(());
        }
        let own = self.area(sector).submarines.contains(&self.active);
        ensure(!own, Reason::SubmarineHere { sector })?;
        let cost = self.slot_price(setup, self.active, sector);
        let paid = way.checked_add(cost).is_some_and(|both| both <= self.actor().time);
        ensure(paid, Reason::SlotTooDear { cost })
    }

    /// The rule against using an `Interim` card with this much time (RES-6).
    pub(super) fn interim(&self, setup: &Setup, card: Card, time: u8) -> Verdict {
        let Card::Interim(symbol) = card else {
            return Err(Reason::NoCard);
        };
        ensure(self.actor().copies(card) > 0, Reason::NoCard)?;
        ensure(self.actor().can_use(card), Reason::CardUsed)?;
        self.programming(symbol)?;
        let cost = setup.components.card(card).amount;
        ensure(time >= cost, Reason::TooLittleTime { cost })
    }
}
