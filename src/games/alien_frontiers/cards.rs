//! Powers and discard powers of the cards.

use super::{
    command::Command,
    event::{Cause, Event, RelicLoss},
    legal::{changed, discard_prompt},
    prompt::{Chosen, Prompt, Target},
    run::Run,
    targets,
    types::{Class, Facility, Field, Place, Ship, Tech, Territory},
};
use crate::rules::Seat;

impl Run<'_> {
    /// Carries out the commands of cards.
    pub(super) fn perform_card(&mut self, command: Command) {
        match command {
            Command::UsePower { card } => self.use_power(card),
            Command::DiscardCard { card } => {
                if let Some(prompt) = discard_prompt(card) {
                    self.ask(prompt);
                }
            }
            Command::ChooseDie { class } => self.choose_die(class),
            Command::BorrowBonus { territory } => self.borrow_bonus(territory),
            Command::RecallShip { facility, class } => self.recall(facility, class),
            Command::AimAt { facility } => self.ask(Prompt::ChooseShot { facility, last: None }),
            Command::Shoot { group, seat, class } => self.shoot(Target { group, seat, class }),
            Command::CeaseFire => self.done(),
            Command::Sink {
                facility,
                group,
                seat,
                class,
            } => {
                if let Some(ship) =
                    targets::ship(&self.state.table, self.setup, facility, Target { group, seat, class })
                {
                    self.hit(ship, facility, Place::Stock);
                }
                self.discarded(Tech::PlasmaCannon);
            }
            Command::PlaceField { territory } => self.place_field(territory),
            Command::RemoveField { field } => self.remove_field(field),
            Command::PickColony { seat, territory } => self.pick_colony(seat, territory),
            Command::MoveColonyTo { territory } => self.move_colony(territory),
            Command::Recover { card } => self.recover(card),
            // All other commands stand in `perform`.
            _ => {}
        }
    }

    /// Marks the power as used and pays it, except where the price depends on what is chosen (CMD-2).
    fn use_power(&mut self, card: Tech) {
        let seat = self.seat();
        self.state.table.flags.used.insert(card);
        self.tell(Event::PowerUsed { seat, card });
        let (prompt, fixed) = match card {
            Tech::BoosterPod | Tech::PolarityDevice | Tech::StasisBeam => (Prompt::ChooseDie { card }, true),
            Tech::GravityManipulator => (Prompt::ChooseLowered, true),
            Tech::TemporalWarper => {
                let chosen = Chosen::default();
                (Prompt::ChooseReroll { chosen }, true)
            }
            Tech::OrbitalTeleporter => (Prompt::ChooseDocked, true),
            Tech::DataCrystal => (Prompt::ChooseBonus, false),
            Tech::PlasmaCannon => (Prompt::ChooseAim, false),
            Tech::AlienCity | Tech::AlienMonument | Tech::HolographicDecoy | Tech::ResourceCache => return,
        };
        if fixed {
            let price = self
                .state
                .table
                .power_price(self.setup, self.setup.components.card(card).price);
            self.pay(price, Cause::Power(card));
        }
        self.ask(prompt);
    }

    fn choose_die(&mut self, class: Class) {
        match self.state.table.prompt {
            Some(Prompt::ChooseDie { card }) => {
                let ship = self.state.table.lowest(class, None);
                if let (Some(ship), Some(to)) = (ship, changed(card, class.value)) {
                    self.turn_die(ship, class, to, card);
                }
                self.done();
            }
            Some(Prompt::ChooseLowered) => {
                if let Some(lowered) = self.state.table.lowest(class, None) {
                    self.turn_die(lowered, class, class.value - 1, Tech::GravityManipulator);
                    self.ask(Prompt::ChooseRaised { lowered });
                }
            }
            Some(Prompt::ChooseRaised { lowered }) => {
                if let Some(ship) = self.state.table.lowest(class, Some(lowered)) {
                    self.turn_die(ship, class, class.value + 1, Tech::GravityManipulator);
                }
                self.done();
            }
            Some(Prompt::ChooseReroll { mut chosen }) => {
                chosen.add(class);
                self.ask(Prompt::ChooseReroll { chosen });
            }
            _ => {}
        }
    }

    /// The ships behind chosen classes: the lowest of each, in ascending order.
    pub(super) fn chosen_ships(&self, mut chosen: Chosen) -> Vec<Ship> {
        let mut ships = Vec::new();
        for (ship, class) in self.state.table.hand() {
            if !class.teleported && chosen.count(class) > 0 {
                chosen.remove(class);
                ships.push(ship);
            }
        }
        ships
    }

    fn borrow_bonus(&mut self, territory: Territory) {
        let seat = self.seat();
        if let Some(price) = self.state.table.borrow_price(self.setup, territory) {
            self.pay(price, Cause::Power(Tech::DataCrystal));
        }
        self.state.table.flags.borrowed = Some(territory);
        self.tell(Event::BonusBorrowed { seat, territory });
        self.done();
    }

    /// A docked ship comes back to the hand with its value.
    fn recall(&mut self, facility: Facility, class: Class) {
        let seat = self.seat();
        let own = self.state.table.docked_at(facility);
        let found = own
            .filter(|docked| docked.seat == seat && docked.class() == class)
            .map(|docked| docked.ship)
            .next();
        if let Some(ship) = found {
            self.put(ship, Place::Hand { value: class.value });
            self.state.table.teleported = Some((ship, facility));
            self.tell(Event::Recalled { ship, from: facility });
        }
        self.done();
    }

    fn shoot(&mut self, target: Target) {
        let Some(Prompt::ChooseShot { facility, last }) = self.state.table.prompt else {
            return;
        };
        let price = targets::shot_price(&self.state.table, self.setup, last);
        let Some(ship) = targets::ship(&self.state.table, self.setup, facility, target) else {
            return;
        };
        self.pay(price, Cause::Power(Tech::PlasmaCannon));
        let lost = facility == Facility::TerraformingStation;
        self.hit(ship, facility, if lost { Place::Stock } else { Place::Bay });
        self.settle();
        self.ask(Prompt::ChooseShot {
            facility,
            last: Some(target),
        });
    }

    /// A ship leaves its facility; the Relic Ship goes home instead of to a stock.
    fn hit(&mut self, ship: Ship, from: Facility, to: Place) {
        let by = self.seat();
        self.tell(Event::ShipShot { ship, from, to, by });
        if ship == Ship::Relic && to == Place::Stock {
            self.relic_home(RelicLoss::Plasma);
        } else {
            self.put(ship, to);
        }
    }

    fn place_field(&mut self, territory: Territory) {
        let Some(Prompt::ChooseField { card, field }) = self.state.table.prompt else {
            return;
        };
        let from = self.state.table.fields[field.index()].replace(territory);
        self.tell(Event::FieldPlaced {
            field,
            from,
            to: territory,
        });
        self.discarded(card);
    }

    fn remove_field(&mut self, field: Field) {
        if let Some(from) = self.state.table.fields[field.index()].take() {
            self.tell(Event::FieldRemoved { field, from });
        }
        self.discarded(Tech::BoosterPod);
    }

    fn pick_colony(&mut self, seat: Seat, territory: Territory) {
        match self.state.table.prompt {
            Some(Prompt::ChooseMoved) => self.ask(Prompt::ChooseDestination { seat, from: territory }),
            Some(Prompt::ChooseSwapFirst) => self.ask(Prompt::ChooseSwapSecond { seat, from: territory }),
            Some(Prompt::ChooseSwapSecond { seat: first, from }) => {
                self.carry(first, from, territory);
                self.carry(seat, territory, from);
                self.tell(Event::ColoniesSwapped {
                    first: (first, from),
                    second: (seat, territory),
                });
                self.discarded(Tech::PolarityDevice);
            }
            _ => {}
        }
    }

    fn move_colony(&mut self, to: Territory) {
        let Some(Prompt::ChooseDestination { seat, from }) = self.state.table.prompt else {
            return;
        };
        self.carry(seat, from, to);
        self.tell(Event::ColonyMoved { seat, from, to });
        self.discarded(Tech::OrbitalTeleporter);
    }

    /// One colony goes from one territory to another.
    fn carry(&mut self, seat: Seat, from: Territory, to: Territory) {
        let colonies = &mut self.state.table.colonies;
        let left = &mut colonies[from.index()][seat];
        *left = left.saturating_sub(1);
        colonies[to.index()][seat] += 1;
    }

    fn recover(&mut self, card: Tech) {
        let seat = self.seat();
        let left = &mut self.state.table.discard[card.index()];
        *left = left.saturating_sub(1);
        self.tell(Event::CardRecovered { seat, card });
        self.drop_card(Tech::TemporalWarper);
        self.state.table.actor_mut().cards.insert(card);
        self.done();
    }

    /// The effect of a discarded card is done: the card goes to the pile (CMD-2).
    fn discarded(&mut self, card: Tech) {
        self.drop_card(card);
        self.done();
    }

    fn drop_card(&mut self, card: Tech) {
        let seat = self.seat();
        let table = &mut self.state.table;
        table.flags.discard_used = true;
        table.actor_mut().cards.remove(card);
        table.discard[card.index()] += 1;
        self.tell(Event::CardDiscarded { seat, card });
    }
}
