//! The rules that forbid commands (CMD-7). A list holds the commands that nothing forbids, `apply` carries out no
//! others, and `explain` gives the rule found here. The rules of docking are in `dock`. Commands may come from
//! anywhere, so nothing they name is trusted.

use super::{
    command::{Command, Reason, Verdict},
    hand::Hand,
    options::Setup,
    prompt::{Chosen, Prompt, ShotTarget},
    state::Board,
    types::{Amount, Class, Facility, Field, Goods, Tech, Territory},
};
use crate::{
    games::listing::{Any, ensure},
    rules::Seat,
};

/// A question to the active seat, with the ships in its hand.
#[derive(Clone, Copy)]
pub(super) struct Question<'a> {
    /// Fixed for the match.
    pub setup: &'a Setup,
    /// The board as it is while the question is open.
    pub board: &'a Board,
    /// The question itself.
    pub prompt: Prompt,
    /// The dice that the active seat can still place.
    pub hand: Hand,
}

impl Board {
    /// The rule against a command of a seat, if there is one.
    pub(super) fn forbids(&self, setup: &Setup, seat: Seat, command: Command) -> Verdict {
        let prompt = self.prompt.ok_or(Reason::GameOver)?;
        ensure(seat == self.active, Reason::NotYourTurn)?;
        Question::new(setup, self, prompt).forbids(command)
    }
    /// The active seat pays only what it has.
    pub(super) fn pays(&self, price: Amount) -> Verdict {
        let Amount { fuel, ore } = price;
        ensure(self.actor().goods.covers(price), Reason::CannotPay { fuel, ore })
    }
    /// Fuel for a power with this full price (POHL-1).
    pub(super) fn power_price(&self, setup: &Setup, fuel: u8) -> Amount {
        let less = if self.bonus(Territory::PohlFoothills) {
            setup.components.territory(Territory::PohlFoothills).fuel
        } else {
            0
        };
        Amount::new(fuel.saturating_sub(less), 0)
    }
    /// Fuel for borrowing a bonus (CRYSTAL-1).
    pub(super) fn borrow_price(&self, setup: &Setup, territory: Territory) -> Result<Amount, Reason> {
        ensure(setup.components.territory(territory).borrowable, Reason::NotBorrowable)?;
        ensure(!self.has_field(Field::Isolation, territory), Reason::Isolated)?;
        ensure(!self.bonus(territory), Reason::BonusOwned)?;
        let colonies = self.colonies_on(territory);
        ensure(colonies > 0, Reason::NoColony)?;
        let each = setup.components.card(Tech::DataCrystal).price;
        Ok(self.power_price(setup, colonies.saturating_mul(each)))
    }
    /// Goods of a seat that a raid can take (DECOY-1).
    #[must_use]
    pub fn loot_of(&self, seat: Seat) -> Amount {
        let player = &self.players[seat];
        if player.cards.contains(Tech::HolographicDecoy) {
            Amount::NONE
        } else {
            player.goods
        }
    }
    /// Units that a raid brings: four, or all there are (R10).
    pub(super) fn lootable(&self, setup: &Setup) -> u8 {
        let all: u16 = setup
            .players
            .others(self.active)
            .map(|seat| self.loot_of(seat).total())
            .sum();
        all.min(setup.components.raid.loot.into()) as u8
    }
}

impl<'a> Question<'a> {
    pub(super) fn new(setup: &'a Setup, board: &'a Board, prompt: Prompt) -> Self {
        let hand = Hand::of(board);
        Self {
            setup,
            board,
            prompt,
            hand,
        }
    }

    /// True if another question would have an answer (CMD-1).
    fn has_answer(&self, prompt: Prompt) -> bool {
        Self { prompt, ..*self }.list(&mut Any).is_break()
    }

    /// The rule against an answer, if there is one.
    pub(super) fn forbids(&self, command: Command) -> Verdict {
        match (self.prompt, command) {
            (Prompt::Start, Command::Roll) | (Prompt::Commit { .. }, Command::Commit) => Ok(()),
            (Prompt::Commit { .. }, _) => Err(Reason::CommitFirst),
            (Prompt::Main, _) if is_main(command) => self.action(command),
            (Prompt::Start, _) if is_main(command) => Err(Reason::OtherQuestion),
            _ if is_main(command) => Err(Reason::OpenChoice),
            (Prompt::ChooseTerritory { .. }, Command::PlaceColony { territory }) => self.unfettered(territory),
            (Prompt::ChooseRaid, _) => self.raid(command),
            (Prompt::ChooseLoot { left, last }, Command::TakeResource { seat, goods }) => {
                self.loot(left, last, (seat, goods))
            }
            (Prompt::ChooseReroll { chosen }, Command::Commit) => ensure(!chosen.is_empty(), Reason::NoEffect),
            (_, Command::ChooseDie { class }) => self.die(class),
            (Prompt::ChooseBonus, Command::BorrowBonus { territory }) => {
                self.board.pays(self.board.borrow_price(self.setup, territory)?)
            }
            (Prompt::ChooseDocked, Command::RecallShip { facility, class }) => self.recall(facility, class),
            (Prompt::ChooseAim, Command::AimAt { facility }) => {
                ensure(self.board.enemies(self.setup)[facility.index()], Reason::NoTarget)
            }
            (Prompt::ChooseShot { facility, last }, Command::Shoot { group, seat, class }) => {
                self.shot(facility, last, ShotTarget { group, seat, class })
            }
            (Prompt::ChooseShot { last, .. }, Command::CeaseFire) => ensure(last.is_some(), Reason::OtherQuestion),
            (Prompt::ChooseField { field, .. }, Command::PlaceField { territory }) => {
                ensure(!self.board.has_field(field, territory), Reason::NoEffect)
            }
            (Prompt::ChooseRemoval, Command::RemoveField { field }) => {
                ensure(self.board.field(field).is_some(), Reason::NoTarget)
            }
            (Prompt::ChooseMoved | Prompt::ChooseSwapFirst | Prompt::ChooseSwapSecond { .. }, _) => {
                self.colony(command)
            }
            (Prompt::ChooseDestination { from, .. }, Command::MoveColonyTo { territory }) => {
                ensure(from != territory, Reason::NoEffect)?;
                self.unfettered(territory)
            }
            (Prompt::ChooseRecovered, Command::Recover { card }) => self.recovery(card),
            (Prompt::ChooseSurplus { surplus }, Command::ReturnSurplus { fuel, ore }) => {
                let back = Amount::new(fuel, ore);
                let exact = back.total() == u16::from(surplus) && self.board.actor().goods.covers(back);
                ensure(exact, Reason::NotTheSurplus { surplus })
            }
            (
                Prompt::ChooseSunk,
                Command::Sink {
                    facility,
                    group,
                    seat,
                    class,
                },
            ) => self.sinking(facility, ShotTarget { group, seat, class }),
            _ => Err(Reason::OtherQuestion),
        }
    }

    /// The rule against a command of the main question.
    fn action(&self, command: Command) -> Verdict {
        let (board, components) = (self.board, &self.setup.components);
        match command {
            Command::Dock { facility, dice } => self.docking(facility, dice),
            Command::Trade => {
                let rate = board.market_rate(self.setup).ok_or(Reason::NoPair)?;
                board.pays(Amount::new(rate, 0))
            }
            Command::Cycle => {
                ensure(board.flags.cycles > 0, Reason::NoCycle)?;
                ensure(board.deck_left > 0 || board.pile() > 0, Reason::PileEmpty)
            }
            Command::Claim { card } => self.claim(card),
            Command::Launch => {
                ensure(board.actor().hub >= components.hub.circles, Reason::HubTrackOpen)?;
                board.pays(components.hub.launch)
            }
            Command::BuyRelic => self.purchase(),
            Command::UsePower { card } => self.power(card),
            Command::DiscardCard { card } => self.discard(card),
            Command::EndTurn => {
                let facilities: Vec<Facility> = self.binding().collect();
                ensure(facilities.is_empty(), Reason::MustDock { facilities })
            }
            _ => Err(Reason::OtherQuestion),
        }
    }

    pub(super) fn claim(&self, card: Tech) -> Verdict {
        let have = self.board.flags.credit;
        ensure(self.board.display.contains(&Some(card)), Reason::NotThere)?;
        ensure(!self.board.actor().cards.contains(card), Reason::AlreadyOwned)?;
        ensure(
            have >= self.setup.components.artifact.claim_at,
            Reason::CreditTooLow { have },
        )
    }

    /// Buying the Relic Ship (BURROUGHS-1, R48).
    fn purchase(&self) -> Verdict {
        let (board, home) = (self.board, Territory::BurroughsDesert);
        ensure(board.relic.is_none(), Reason::RelicAway)?;
        ensure(board.control(home) == Some(board.active), Reason::NotInControl)?;
        ensure(!board.has_field(Field::Isolation, home), Reason::Isolated)?;
        board.pays(self.setup.components.relic.price)
    }

    /// Using the power of a card, which has to have an effect (TECH-1, CMD-1).
    pub(super) fn power(&self, card: Tech) -> Verdict {
        let board = self.board;
        ensure(board.actor().cards.contains(card), Reason::NotOwned)?;
        let prompt = card.power_prompt().ok_or(Reason::NoPower)?;
        ensure(!board.flags.used.contains(card), Reason::CardUsed)?;
        if card != Tech::DataCrystal {
            board.pays(board.power_price(self.setup, self.setup.components.card(card).price))?;
        }
        if self.has_answer(prompt) {
            return Ok(());
        }
        match card {
            Tech::DataCrystal => {
                let prices = Territory::ALL
                    .into_iter()
                    .filter_map(|t| board.borrow_price(self.setup, t).ok());
                let cheapest = prices.min_by_key(|price| price.fuel).ok_or(Reason::NotBorrowable)?;
                board.pays(cheapest)
            }
            Tech::OrbitalTeleporter | Tech::PlasmaCannon => Err(Reason::NoTarget),
            _ if self.hand.plain().next().is_some() => Err(Reason::OutOfRange),
            _ if board.teleported.is_some() => Err(Reason::ValueFixed),
            _ => Err(Reason::NotInHand),
        }
    }

    /// Discarding a card for an effect (TECH-2, CMD-1).
    pub(super) fn discard(&self, card: Tech) -> Verdict {
        let flags = &self.board.flags;
        ensure(self.board.actor().cards.contains(card), Reason::NotOwned)?;
        let prompt = card.discard_prompt().ok_or(Reason::NoPower)?;
        ensure(!flags.used.contains(card), Reason::CardUsed)?;
        ensure(!flags.discard_used, Reason::DiscardUsed)?;
        if self.has_answer(prompt) {
            return Ok(());
        }
        Err(match card {
            Tech::TemporalWarper if self.board.pile() == 0 => Reason::PileEmpty,
            Tech::TemporalWarper => Reason::AlreadyOwned,
            Tech::OrbitalTeleporter | Tech::PolarityDevice => self.no_colony_to_move(card),
            Tech::PlasmaCannon if self.board.enemies(self.setup).contains(&true) => Reason::FleetMinimum,
            Tech::PlasmaCannon => Reason::NoTarget,
            _ => Reason::NoEffect,
        })
    }

    /// The reason why no colony can be moved, or no two be swapped. There is no colony, a swap would change nothing, or
    /// the Repulsor Field protects the colonies in question (R11, FIELD-4).
    fn no_colony_to_move(&self, card: Tech) -> Reason {
        let settled = |seat: &Seat| self.board.colonies.iter().any(|there| there[*seat] > 0);
        let owners = self.setup.players.seats().filter(settled).count();
        let taken = |territory: &Territory| self.board.colonies_on(*territory) > 0;
        let territories = Territory::ALL.into_iter().filter(taken).count();
        if owners == 0 {
            Reason::NoColony
        } else if card == Tech::PolarityDevice && (owners == 1 || territories == 1) {
            Reason::NoEffect
        } else {
            Reason::Repulsor
        }
    }

    /// The rule that forbids a colony to come or go under the Repulsor Field (FIELD-4).
    fn unfettered(&self, territory: Territory) -> Verdict {
        ensure(!self.board.has_field(Field::Repulsor, territory), Reason::Repulsor)
    }

    fn is_opponent(&self, seat: Seat) -> bool {
        seat != self.board.active && self.setup.players.contains(seat)
    }

    fn raid(&self, command: Command) -> Verdict {
        let shielded = |seat: Seat| self.board.players[seat].cards.contains(Tech::HolographicDecoy);
        match command {
            Command::DeclineRaid => Ok(()),
            Command::RaidResources if self.board.lootable(self.setup) > 0 => Ok(()),
            Command::RaidResources => {
                let rich = |seat: &Seat| !self.board.players[*seat].goods.is_none();
                match self.setup.players.others(self.board.active).find(rich) {
                    Some(seat) => Err(Reason::DecoyShields { seat }),
                    None => Err(Reason::NoEffect),
                }
            }
            Command::RaidCard { seat, card } => {
                ensure(self.is_opponent(seat), Reason::NoTarget)?;
                ensure(self.board.players[seat].cards.contains(card), Reason::NotThere)?;
                let open = !shielded(seat) || card == Tech::HolographicDecoy;
                ensure(open, Reason::DecoyShields { seat })
            }
            _ => Err(Reason::OpenChoice),
        }
    }

    /// Taking a unit of a raid: no earlier a source than the last, and one that leaves enough to come (CMD-5, R10).
    fn loot(&self, left: u8, last: Option<(Seat, Goods)>, wanted: (Seat, Goods)) -> Verdict {
        let (board, (seat, goods)) = (self.board, wanted);
        ensure(self.is_opponent(seat), Reason::NoTarget)?;
        let shielded = board.players[seat].cards.contains(Tech::HolographicDecoy);
        ensure(!shielded, Reason::DecoyShields { seat })?;
        ensure(board.players[seat].goods.of(goods) > 0, Reason::NotThere)?;
        let from = |source| self.sources().skip_while(move |other| *other != source);
        let units = |(seat, goods): (Seat, Goods)| u16::from(board.loot_of(seat).of(goods));
        let reachable: u16 = from(wanted).map(units).sum();
        let ordered = last.is_none_or(|last| from(last).any(|source| source == wanted));
        ensure(ordered && reachable >= u16::from(left), Reason::OutOfOrder)
    }

    /// The seats with their goods, in the order in which a raid takes them.
    pub(super) fn sources(&self) -> impl Iterator<Item = (Seat, Goods)> {
        let others = self.setup.players.others(self.board.active);
        others.flat_map(|seat| Goods::ALL.map(|goods| (seat, goods)))
    }

    /// Choosing a die for the power that is open (TECH-4).
    fn die(&self, class: Class) -> Verdict {
        let (value, count) = (class.value, self.hand.count(class));
        ensure(count > 0, Reason::NotInHand)?;
        ensure(!class.teleported, Reason::ValueFixed)?;
        match self.prompt {
            Prompt::ChooseDie { card } => ensure(card.changed(value).is_some(), Reason::OutOfRange),
            Prompt::ChooseLowered => {
                ensure(value >= 2, Reason::OutOfRange)?;
                let raised = |(of, count): (Class, u8)| of.value <= 5 && count > u8::from(of == class);
                ensure(self.hand.plain().any(raised), Reason::NoEffect)
            }
            Prompt::ChooseRaised { lowered } => {
                ensure(value <= 5, Reason::OutOfRange)?;
                ensure(self.board.lowest(class, Some(lowered)).is_some(), Reason::NoEffect)
            }
            Prompt::ChooseReroll { chosen } => self.rerolled(&chosen, class),
            _ => Err(Reason::OtherQuestion),
        }
    }

    /// Choosing a further die for the re-roll: none below those chosen, and no more than there are (CMD-5).
    fn rerolled(&self, chosen: &Chosen, class: Class) -> Verdict {
        let higher = |(of, _): (Class, u8)| of > class && chosen.count(of) > 0;
        let more = chosen.count(class) < self.hand.count(class);
        ensure(more && !self.hand.plain().any(higher), Reason::OutOfOrder)
    }

    /// Recalling an own docked ship (TELEPORTER-1).
    fn recall(&self, facility: Facility, class: Class) -> Verdict {
        let mut own = self.board.docked_of(self.board.active);
        let there = own.any(|(at, docked)| at == facility && docked.class() == class);
        ensure(there && facility != Facility::TerraformingStation, Reason::NoTarget)
    }

    /// Shooting at a ship: paid, and none before the last one hit (CMD-5).
    fn shot(&self, facility: Facility, last: Option<ShotTarget>, target: ShotTarget) -> Verdict {
        let (board, setup) = (self.board, self.setup);
        let rank = |target| board.target_rank(setup, target);
        ensure(board.target(setup, facility, target).is_some(), Reason::NoTarget)?;
        board.pays(board.shot_price(setup, last))?;
        ensure(last.is_none_or(|last| rank(last) <= rank(target)), Reason::OutOfOrder)
    }

    /// Sending a ship to the stock.
    fn sinking(&self, facility: Facility, target: ShotTarget) -> Verdict {
        let found = self.board.target(self.setup, facility, target);
        ensure(found.is_some(), Reason::NoTarget)?;
        self.spared(facility, target)
    }

    /// The rule against sending a ship that is there to the stock: a coloured one goes only if its owner keeps three
    /// others off the Terraforming Station (R18, R19).
    pub(super) fn spared(&self, facility: Facility, target: ShotTarget) -> Verdict {
        let counted = u8::from(facility != Facility::TerraformingStation);
        let others = self.board.players[target.seat].safe_fleet().saturating_sub(counted);
        let keeps = others >= self.setup.components.ships.minimum;
        ensure(target.class.relic || keeps, Reason::FleetMinimum)
    }

    /// Taking up a colony to be moved or swapped; the second of a swap lies behind the first and is another seat's.
    fn colony(&self, command: Command) -> Verdict {
        let Command::PickColony { seat, territory } = command else {
            return Err(Reason::OtherQuestion);
        };
        self.unfettered(territory)?;
        ensure(self.board.colonies[territory.index()][seat] > 0, Reason::NoColony)?;
        match self.prompt {
            Prompt::ChooseSwapFirst => {
                let second = Prompt::ChooseSwapSecond { seat, from: territory };
                ensure(self.has_answer(second), Reason::OutOfOrder)
            }
            Prompt::ChooseSwapSecond { seat: first, from } => {
                ensure(first != seat && from != territory, Reason::NoEffect)?;
                ensure(territory > from, Reason::OutOfOrder)
            }
            _ => Ok(()),
        }
    }

    /// Taking a card back. The Warper itself is on its way to the pile: another one may come back (R28).
    fn recovery(&self, card: Tech) -> Verdict {
        let owned = card != Tech::TemporalWarper && self.board.actor().cards.contains(card);
        ensure(self.board.discard[card.index()] > 0, Reason::NotThere)?;
        ensure(!owned, Reason::AlreadyOwned)
    }
}

/// True for the commands that answer the main question.
const fn is_main(command: Command) -> bool {
    matches!(
        command,
        Command::Dock { .. }
            | Command::Trade
            | Command::Cycle
            | Command::Claim { .. }
            | Command::Launch
            | Command::BuyRelic
            | Command::UsePower { .. }
            | Command::DiscardCard { .. }
            | Command::EndTurn
    )
}
