//! Commands, said as what a player would do by choosing them.

use super::{bonus, dice, die, goods};
use crate::{
    games::alien_frontiers::{
        Amount, Chosen, Class, Command, Dice, Docked, Facility, Final, Goods, Prompt, ShotTarget, State, Tech,
        Territory,
    },
    rules::Seat,
    text::{About, capitalised, id_of, lookup, name, say, t},
};

impl About<'_, State> {
    /// A legal command as a line of the list "What can I do?", such as "Dock 3 3 at the Orbital Market (1 ore for 3
    /// fuel)".
    ///
    /// `prompt` is the question that the command answers: the same die reads differently for different cards.
    #[must_use]
    pub fn command(&self, prompt: Option<&Prompt>, command: &Command) -> String {
        let components = &self.setup.components;
        let text = match *command {
            Command::Roll => t("af-command-roll"),
            Command::Dock { facility, dice: docked } => {
                let note = self.dock_note(facility, docked);
                say!(self, "af-command-dock", dice = dice(docked.iter()), facility, note)
            }
            Command::Trade => {
                let rate = self.view.board.market_rate(self.setup).unwrap_or_default();
                say!(self, "af-command-trade", goods = fuel(rate))
            }
            Command::Cycle => t("af-command-cycle"),
            Command::Claim { card } => say!(self, "af-command-claim", card),
            Command::Launch => say!(self, "af-command-launch", price = components.hub.launch),
            Command::BuyRelic => say!(self, "af-command-relic", price = components.relic.price),
            Command::UsePower { card } => self.use_power(card),
            Command::DiscardCard { card } => say!(self, "af-command-discard", card, what = discard_for(card)),
            Command::EndTurn => say!(self, "af-command-end", left = self.view.board.hand().count()),
            Command::PlaceColony { territory } => {
                self.placing("af-command-place", self.view.board.active, None, territory)
            }
            Command::RaidResources => t("af-command-raid-goods"),
            Command::RaidCard { seat, card } => {
                let owned = self.view.board.actor().cards.contains(card);
                say!(self, "af-command-raid-card", owned, name = seat, card)
            }
            Command::DeclineRaid => t("af-command-raid-nothing"),
            Command::TakeResource { seat, goods: kind } => {
                say!(self, "af-command-take", goods = goods(kind, 1), name = seat)
            }
            Command::ChooseDie { class } => choose_die(prompt, class),
            Command::BorrowBonus { territory } => self.borrow(territory),
            Command::RecallShip { facility, class } => say!(self, "af-command-recall", die = die(class), facility),
            Command::AimAt { facility } => say!(self, "af-command-aim", facility),
            Command::Shoot { group, seat, class } => self.shoot(prompt, ShotTarget { group, seat, class }),
            Command::CeaseFire => t("af-command-cease"),
            Command::Sink {
                facility,
                group,
                seat,
                class,
            } => {
                let ship = self.target(facility, ShotTarget { group, seat, class });
                say!(self, "af-command-sink", ship, facility)
            }
            Command::PlaceField { territory } => {
                let field = match prompt {
                    Some(Prompt::ChooseField { field, .. }) => name(field),
                    _ => t("af-field"),
                };
                say!(self, "af-command-field", field, territory)
            }
            Command::RemoveField { field } => {
                let territory = self.view.board.field(field).as_ref().map(name).unwrap_or_default();
                say!(self, "af-command-lift", field, territory)
            }
            Command::PickColony { seat, territory } => {
                say!(self, "af-command-pick", colony = self.colony(seat), territory)
            }
            Command::MoveColonyTo { territory } => match prompt {
                Some(Prompt::ChooseDestination { seat, from }) => {
                    self.placing("af-command-move-to", *seat, Some(*from), territory)
                }
                _ => name(&territory),
            },
            Command::Recover { card } => say!(self, "af-command-recover", card),
            Command::ReturnSurplus { fuel, ore } => say!(self, "af-command-return", goods = Amount::new(fuel, ore)),
            Command::Commit => self.commit(prompt),
        };
        capitalised(&text)
    }

    /// The cost or the gain of a docking.
    fn dock_note(&self, at: Facility, docked: Dice) -> String {
        let (board, components) = (&self.view.board, &self.setup.components);
        let value = docked.iter().next().map_or(0, |class| class.value);
        let price = board.dock_price(self.setup, at);
        match at {
            Facility::SolarConverter => say!(self, "af-note-gain", gain = board.solar_gain(self.setup, value)),
            Facility::LunarMine => say!(self, "af-note-gain", gain = Amount::new(0, 1)),
            Facility::OrbitalMarket => {
                let rate = if board.bonus(Territory::HeinleinPlains) {
                    components.territory(Territory::HeinleinPlains).rate
                } else {
                    value
                };
                let rate = board.market_rate(self.setup).map_or(rate, |now| now.min(rate));
                say!(self, "af-note-market", rate = fuel(rate))
            }
            Facility::Shipyard => say!(self, "af-note-ship", price),
            Facility::ColonyConstructor => say!(self, "af-note-colony", price),
            Facility::TerraformingStation => say!(self, "af-note-terraform", price),
            Facility::ColonistHub => {
                let (to, circles) = (self.hub_after(), components.hub.circles);
                say!(self, "af-note-hub", to, circles)
            }
            Facility::AlienArtifact => {
                let (have, wanted) = (board.flags.credit.saturating_add(value), components.artifact.claim_at);
                say!(self, "af-note-credit", enough = have >= wanted, have, wanted)
            }
            Facility::RaidersOutpost => {
                let there: Vec<_> = board.docked_at(at).map(|docked| docked.ship).collect();
                if there.is_empty() {
                    t("af-note-raid")
                } else {
                    say!(self, "af-note-raid-bump", ships = self.ships(&there))
                }
            }
        }
    }

    /// The circle of the own colony after one more ship at the Colonist Hub.
    pub(super) fn hub_after(&self) -> u8 {
        let (board, components) = (&self.view.board, &self.setup.components);
        let asimov = components.territory(Territory::AsimovCrater);
        let earned = board.flags.hub_docked.saturating_add(1) >= asimov.min_ships;
        let more = if earned && !board.flags.asimov_used && board.bonus(Territory::AsimovCrater) {
            asimov.advance
        } else {
            0
        };
        let to = board.actor().hub.saturating_add(1).saturating_add(more);
        to.min(components.hub.circles)
    }

    fn use_power(&self, card: Tech) -> String {
        let price = self.setup.components.card(card).price;
        let (id, price) = match card {
            Tech::DataCrystal => ("af-command-use-per-colony", price),
            Tech::PlasmaCannon => ("af-command-use-per-ship", price),
            _ => ("af-command-use", self.less_pohl(price)),
        };
        say!(self, id, card, price = fuel(price))
    }

    /// The fuel of one use of a power.
    fn less_pohl(&self, fuel: u8) -> u8 {
        if self.view.board.bonus(Territory::PohlFoothills) {
            fuel.saturating_sub(self.setup.components.territory(Territory::PohlFoothills).fuel)
        } else {
            fuel
        }
    }

    fn borrow(&self, territory: Territory) -> String {
        let components = &self.setup.components;
        let each = components.card(Tech::DataCrystal).price;
        let price = self.less_pohl(each.saturating_mul(self.view.board.colonies_on(territory)));
        let bonus = bonus(components, territory);
        say!(self, "af-command-borrow", territory, price = fuel(price), bonus)
    }

    /// One shot; the first of a use is cheaper with Pohl Foothills.
    fn shoot(&self, prompt: Option<&Prompt>, target: ShotTarget) -> String {
        let price = self.setup.components.card(Tech::PlasmaCannon).price;
        let (ship, first) = match prompt {
            Some(Prompt::ChooseShot { facility, last }) => (self.target(*facility, target), last.is_none()),
            _ => (self.ship(target.seat, target.class), true),
        };
        let price = if first { self.less_pohl(price) } else { price };
        say!(self, "af-command-shoot", ship, price = fuel(price))
    }

    /// A docked ship that is shot at, with its group where another group holds one like it: "Cleo's 3 in group 2".
    fn target(&self, at: Facility, target: ShotTarget) -> String {
        let ship = self.ship(target.seat, target.class);
        let group = |port: u8| self.setup.group_of(at, port);
        let like = |docked: &Docked| (docked.seat, docked.class()) == (target.seat, target.class);
        let mut docked = self.view.board.docked_at(at).filter(like);
        if docked.all(|docked| group(docked.port) == target.group) {
            return ship;
        }
        let number = target.group.saturating_add(1);
        say!(self, "af-in-group", ship, group = number)
    }

    /// A ship with its owner: "Cleo's 3".
    fn ship(&self, seat: Seat, class: Class) -> String {
        let value = die(class);
        say!(self, "af-ship-of", you = self.is_you(seat), name = seat, value)
    }

    /// A colony that comes to a territory, with the control there afterwards.
    fn placing(&self, id: &str, seat: Seat, from: Option<Territory>, to: Territory) -> String {
        let before = self.view.board.control(to);
        let mut then = self.view.board;
        if let Some(from) = from {
            then.colonies[from.index()][seat] = then.colonies[from.index()][seat].saturating_sub(1);
        }
        then.colonies[to.index()][seat] = then.colonies[to.index()][seat].saturating_add(1);
        let effect = self.effect(before, then.control(to));
        say!(self, id, territory = to, effect)
    }

    fn effect(&self, before: Option<Seat>, after: Option<Seat>) -> String {
        match (before, after) {
            (_, Some(seat)) if before == after => self.of_seat("af-effect-keep", seat),
            (_, Some(seat)) => self.of_seat("af-effect-take", seat),
            (Some(seat), None) => self.of_seat("af-effect-break", seat),
            (None, None) => t("af-effect-nobody"),
        }
    }

    fn commit(&self, prompt: Option<&Prompt>) -> String {
        match prompt {
            Some(Prompt::ChooseReroll { chosen }) => {
                say!(self, "af-command-reroll", dice = dice(self.chosen_dice(*chosen)))
            }
            Some(Prompt::Commit { what: Final::Cycle }) => t("af-command-deal"),
            Some(Prompt::Commit { what: Final::Claim }) => t("af-command-fill"),
            Some(Prompt::Commit { what: Final::End }) => t("af-command-finish"),
            _ => t("command-commit"),
        }
    }

    /// The dice of a re-roll by class.
    fn chosen_dice(&self, chosen: Chosen) -> Vec<Class> {
        let mut dice = Vec::new();
        for (value, count) in (1..).zip(chosen.coloured) {
            dice.extend((0..count).map(|_| Class::plain(value)));
        }
        let relic = self.view.board.hand().map(|(_, class)| class).find(|class| class.relic);
        dice.extend(relic.filter(|_| chosen.relic));
        dice
    }
}

/// Units of fuel with their number.
fn fuel(units: u8) -> String {
    goods(Goods::Fuel, units)
}

/// The effect that a card is discarded for, in a few words.
fn discard_for(card: Tech) -> String {
    lookup(&id_of("af-what", &card), &[]).unwrap_or_else(|| t("af-nothing"))
}

/// The choice of a die for a card, with what becomes of the die.
fn choose_die(prompt: Option<&Prompt>, class: Class) -> String {
    let to = match prompt {
        Some(Prompt::ChooseDie { card: Tech::StasisBeam } | Prompt::ChooseLowered) => class.value.saturating_sub(1),
        Some(Prompt::ChooseDie {
            card: Tech::PolarityDevice,
        }) => 7_u8.saturating_sub(class.value),
        Some(Prompt::ChooseReroll { .. }) => return say!(&(), "af-command-die-again", die = die(class)),
        _ => class.value.saturating_add(1),
    };
    say!(&(), "af-command-die-to", die = die(class), to)
}
