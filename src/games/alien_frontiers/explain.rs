//! Why a command is not legal (CMD-7).

use super::{
    command::{Command, Reason},
    components::Pattern,
    dock::{Closed, Hand},
    legal::{changed, discard_prompt, field_of},
    options::Setup,
    prompt::{Prompt, Target},
    state::Table,
    targets,
    types::{Amount, Class, Dice, Facility, Field, Goods, Tech, Territory},
};
use crate::{games::listing::Find, rules::Seat};

const fn cannot_pay(price: Amount) -> Reason {
    Reason::CannotPay {
        fuel: price.fuel,
        ore: price.ore,
    }
}

impl Table {
    /// The rule that forbids a command; `None` if it is legal.
    pub(super) fn reason(&self, setup: &Setup, seat: Seat, command: Command) -> Option<Reason> {
        let Some(prompt) = self.prompt else {
            return Some(Reason::GameOver);
        };
        if seat != self.active || !setup.players.contains(seat) {
            return Some(Reason::NotYourTurn);
        }
        if self.list(setup, seat, &mut Find(command)).is_break() {
            return None;
        }
        Some(self.forbidden(setup, prompt, command))
    }

    fn forbidden(&self, setup: &Setup, prompt: Prompt, command: Command) -> Reason {
        if is_main(command) {
            return match prompt {
                Prompt::Main => self.not_in_main(setup, command),
                Prompt::Start => Reason::OtherQuestion,
                Prompt::Commit { .. } => Reason::CommitFirst,
                _ => Reason::OpenChoice,
            };
        }
        match (prompt, command) {
            (Prompt::Commit { .. }, _) => Reason::CommitFirst,
            (Prompt::ChooseTerritory { .. }, Command::PlaceColony { .. }) => Reason::Repulsor,
            (Prompt::ChooseRaid, _) => self.not_raided(setup, command),
            (Prompt::ChooseLoot { .. }, Command::TakeResource { seat, goods }) => self.not_looted(setup, seat, goods),
            (Prompt::ChooseReroll { chosen }, Command::Commit) if chosen.is_empty() => Reason::NoEffect,
            (_, Command::ChooseDie { class }) => self.not_that_die(prompt, class),
            (Prompt::ChooseBonus, Command::BorrowBonus { territory }) => self.not_borrowed(setup, territory),
            (Prompt::ChooseDocked, Command::RecallShip { .. })
            | (Prompt::ChooseAim, Command::AimAt { .. })
            | (Prompt::ChooseRemoval, Command::RemoveField { .. }) => Reason::NoTarget,
            (Prompt::ChooseShot { facility, last }, Command::Shoot { group, seat, class }) => {
                let target = Target { group, seat, class };
                self.not_shot(setup, facility, target, last.is_some())
            }
            (
                Prompt::ChooseSunk,
                Command::Sink {
                    facility,
                    group,
                    seat,
                    class,
                },
            ) => match targets::ship(self, setup, facility, Target { group, seat, class }) {
                Some(_) => Reason::FleetMinimum,
                None => Reason::NoTarget,
            },
            (Prompt::ChooseField { .. }, Command::PlaceField { .. }) => Reason::NoEffect,
            (
                Prompt::ChooseMoved | Prompt::ChooseSwapFirst | Prompt::ChooseSwapSecond { .. },
                Command::PickColony { seat, territory },
            ) => self.not_picked(prompt, seat, territory),
            (Prompt::ChooseDestination { from, .. }, Command::MoveColonyTo { territory }) if from == territory => {
                Reason::NoEffect
            }
            (Prompt::ChooseDestination { .. }, Command::MoveColonyTo { .. }) => Reason::Repulsor,
            (Prompt::ChooseRecovered, Command::Recover { card }) if self.discard[card.index()] == 0 => Reason::NotThere,
            (Prompt::ChooseRecovered, Command::Recover { .. }) => Reason::AlreadyOwned,
            (Prompt::ChooseSurplus { surplus }, Command::ReturnSurplus { .. }) => Reason::NotTheSurplus { surplus },
            _ => Reason::OtherQuestion,
        }
    }

    fn not_in_main(&self, setup: &Setup, command: Command) -> Reason {
        let (goods, flags) = (self.actor().goods, &self.flags);
        match command {
            Command::Dock { facility, dice } => self.not_docked(setup, facility, dice),
            Command::Trade => match self.market_rate(setup) {
                Some(fuel) => Reason::CannotPay { fuel, ore: 0 },
                None => Reason::NoPair,
            },
            Command::Cycle if flags.cycles == 0 => Reason::NoCycle,
            Command::Cycle => Reason::PileEmpty,
            Command::Claim { card } if !self.display.contains(&Some(card)) => Reason::NotThere,
            Command::Claim { card } if self.actor().cards.contains(card) => Reason::AlreadyOwned,
            Command::Claim { .. } => Reason::CreditTooLow { have: flags.credit },
            Command::Launch if self.actor().hub < setup.components.circles => Reason::HubTrackOpen,
            Command::Launch => cannot_pay(setup.components.launch_price),
            Command::BuyRelic if self.relic.is_some() => Reason::RelicAway,
            Command::BuyRelic if flags.relic_bought => Reason::RelicBought,
            Command::BuyRelic if self.control(Territory::BurroughsDesert) != Some(self.active) => Reason::NotInControl,
            Command::BuyRelic if self.has_field(Field::Isolation, Territory::BurroughsDesert) => Reason::Isolated,
            Command::BuyRelic if !goods.covers(setup.components.relic_price) => {
                cannot_pay(setup.components.relic_price)
            }
            Command::UsePower { card } => self.not_used(setup, card),
            Command::DiscardCard { card } => self.not_discarded(setup, card),
            Command::EndTurn => Reason::MustDock {
                facilities: Facility::ALL.into_iter().filter(|&f| self.binds(setup, f)).collect(),
            },
            _ => Reason::OtherQuestion,
        }
    }

    /// Why these dice do not dock there: the dice first, then the facility, then how they fit.
    fn not_docked(&self, setup: &Setup, facility: Facility, dice: Dice) -> Reason {
        let hand = Hand::of(self);
        let taken = |class: Class| dice.iter().filter(|of| *of == class).count();
        if dice.iter().any(|class| usize::from(hand.count(class)) < taken(class)) {
            return Reason::NotInHand;
        }
        let values: Vec<Class> = dice.iter().collect();
        if Dice::of(&values) != dice || !values.is_sorted() {
            return Reason::Unsorted;
        }
        let wanted = setup.components.facility(facility).group.max(1);
        if dice.len() != usize::from(wanted) {
            return Reason::WrongCount { wanted };
        }
        let left = self.teleported.filter(|(_, left)| *left == facility);
        if left.is_some() && values.iter().any(|class| class.teleported) {
            return Reason::JustTeleported { facility };
        }
        match self.gate(setup, facility) {
            Err(Closed::NoFreePort) => Reason::NoFreePort,
            Err(Closed::NoEmptyGroup) => Reason::GroupNotEmpty,
            Err(Closed::StockEmpty) => Reason::StockEmpty,
            Err(Closed::NoColony) => Reason::NoColony,
            Err(Closed::HubTrackDone) => Reason::HubTrackDone,
            Err(Closed::CannotPay(price)) => cannot_pay(price),
            Ok(gate) => match gate.pattern {
                Pattern::AtLeastMax | Pattern::Any => Reason::BelowMineLimit { max: gate.at_least },
                Pattern::Six if values.iter().any(|class| class.value != 6) => Reason::NotASix,
                Pattern::Six => Reason::FleetMinimum,
                Pattern::Equal => Reason::NotEqual,
                Pattern::Run if values.windows(2).all(|two| two[0].value + 1 == two[1].value) => Reason::RunTooLow {
                    sum: gate.above.min(255) as u8,
                },
                Pattern::Run => Reason::NotARun,
            },
        }
    }

    fn not_used(&self, setup: &Setup, card: Tech) -> Reason {
        let price = self.power_price(setup, setup.components.card(card).price);
        let payable = self.actor().goods.covers(price);
        let plain: Vec<Class> = Hand::of(self).plain().map(|(class, _)| class).collect();
        match card {
            _ if !self.actor().cards.contains(card) => Reason::NotOwned,
            Tech::AlienCity | Tech::AlienMonument | Tech::HolographicDecoy | Tech::ResourceCache => Reason::NoPower,
            _ if self.flags.used.contains(card) => Reason::CardUsed,
            Tech::DataCrystal => {
                let prices = Territory::ALL.into_iter().filter_map(|t| self.borrow_price(setup, t));
                prices
                    .min_by_key(|price| price.fuel)
                    .map_or(Reason::NotBorrowable, cannot_pay)
            }
            _ if !payable => cannot_pay(price),
            Tech::OrbitalTeleporter | Tech::PlasmaCannon => Reason::NoTarget,
            _ if plain.is_empty() && self.teleported.is_some() => Reason::ValueFixed,
            _ if plain.is_empty() => Reason::NotInHand,
            _ => Reason::OutOfRange,
        }
    }

    fn not_discarded(&self, setup: &Setup, card: Tech) -> Reason {
        if !self.actor().cards.contains(card) {
            Reason::NotOwned
        } else if discard_prompt(card).is_none() {
            Reason::NoPower
        } else if self.flags.used.contains(card) {
            Reason::CardUsed
        } else if self.flags.discard_used {
            Reason::DiscardUsed
        } else {
            match card {
                Tech::TemporalWarper if self.pile() == 0 => Reason::PileEmpty,
                Tech::TemporalWarper => Reason::AlreadyOwned,
                Tech::OrbitalTeleporter | Tech::PolarityDevice => self.no_colony_to_move(setup, card),
                Tech::PlasmaCannon if Facility::ALL.into_iter().any(|f| self.has_enemy(f)) => Reason::FleetMinimum,
                Tech::PlasmaCannon => Reason::NoTarget,
                _ if field_of(card).is_none() => Reason::NoEffect,
                _ => Reason::OtherQuestion,
            }
        }
    }

    /// Why no colony can be moved, or no two be swapped: there is none, it would change nothing, or the Repulsor Field holds
    /// what would do.
    fn no_colony_to_move(&self, setup: &Setup, card: Tech) -> Reason {
        let settled = |seat: &Seat| self.colonies.iter().any(|there| there[*seat] > 0);
        let owners = setup.players.seats().filter(settled).count();
        let territories = Territory::ALL.into_iter().filter(|&t| self.colonies_on(t) > 0).count();
        if owners == 0 {
            Reason::NoColony
        } else if card == Tech::PolarityDevice && (owners == 1 || territories == 1) {
            Reason::NoEffect
        } else {
            Reason::Repulsor
        }
    }

    fn has_enemy(&self, facility: Facility) -> bool {
        self.docked_at(facility).any(|docked| docked.seat != self.active)
    }

    fn not_raided(&self, setup: &Setup, command: Command) -> Reason {
        let shielded = |seat: Seat| self.players[seat].cards.contains(Tech::HolographicDecoy);
        match command {
            Command::RaidResources => {
                let rich = |seat: &Seat| shielded(*seat) && !self.players[*seat].goods.is_none();
                match setup.others(self.active).find(rich) {
                    Some(seat) => Reason::DecoyShields { seat },
                    None => Reason::NoEffect,
                }
            }
            Command::RaidCard { seat, .. } if seat == self.active || !setup.players.contains(seat) => Reason::NoTarget,
            Command::RaidCard { seat, card } if !self.players[seat].cards.contains(card) => Reason::NotThere,
            Command::RaidCard { seat, .. } => Reason::DecoyShields { seat },
            _ => Reason::OpenChoice,
        }
    }

    fn not_looted(&self, setup: &Setup, seat: Seat, goods: Goods) -> Reason {
        if !setup.others(self.active).any(|other| other == seat) {
            return Reason::NoTarget;
        }
        if self.players[seat].cards.contains(Tech::HolographicDecoy) {
            return Reason::DecoyShields { seat };
        }
        if self.players[seat].goods.of(goods) == 0 {
            return Reason::NotThere;
        }
        // Too early a source, or one from which the total cannot be reached any more: both are a matter of order.
        Reason::OutOfOrder
    }

    fn not_that_die(&self, prompt: Prompt, class: Class) -> Reason {
        if class.teleported && Hand::of(self).count(class) > 0 {
            return Reason::ValueFixed;
        }
        if Hand::of(self).count(class) == 0 {
            return Reason::NotInHand;
        }
        match prompt {
            Prompt::ChooseDie { card } if changed(card, class.value).is_none() => Reason::OutOfRange,
            Prompt::ChooseLowered if class.value >= 2 => Reason::NoEffect,
            Prompt::ChooseRaised { .. } if class.value <= 5 => Reason::NoEffect,
            Prompt::ChooseLowered | Prompt::ChooseRaised { .. } => Reason::OutOfRange,
            Prompt::ChooseReroll { .. } => Reason::OutOfOrder,
            _ => Reason::OtherQuestion,
        }
    }

    fn not_borrowed(&self, setup: &Setup, territory: Territory) -> Reason {
        if !setup.components.borrowable[territory.index()] {
            Reason::NotBorrowable
        } else if self.has_field(Field::Isolation, territory) {
            Reason::Isolated
        } else if self.bonus(territory) {
            Reason::BonusOwned
        } else {
            self.borrow_price(setup, territory).map_or(Reason::NoColony, cannot_pay)
        }
    }

    fn not_shot(&self, setup: &Setup, facility: Facility, target: Target, hit: bool) -> Reason {
        match targets::ship(self, setup, facility, target) {
            None => Reason::NoTarget,
            Some(_) => {
                let last = match self.prompt {
                    Some(Prompt::ChooseShot { last, .. }) if hit => last,
                    _ => None,
                };
                let price = targets::shot_price(self, setup, last);
                if self.actor().goods.covers(price) {
                    Reason::OutOfOrder
                } else {
                    cannot_pay(price)
                }
            }
        }
    }

    fn not_picked(&self, prompt: Prompt, seat: Seat, territory: Territory) -> Reason {
        if self.has_field(Field::Repulsor, territory) {
            return Reason::Repulsor;
        }
        if self.colonies[territory.index()][seat] == 0 {
            return Reason::NoColony;
        }
        match prompt {
            Prompt::ChooseSwapSecond { seat: first, from } if first == seat || from == territory => Reason::NoEffect,
            Prompt::ChooseSwapFirst | Prompt::ChooseSwapSecond { .. } => Reason::OutOfOrder,
            _ => Reason::OtherQuestion,
        }
    }
}

/// Whether the command belongs to the main prompt.
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
