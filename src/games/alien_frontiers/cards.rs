//! Powers and discard powers of the cards.

use super::{
    board::Docked,
    command::Command,
    event::{Cause, Event, RelicLoss},
    prompt::{Chosen, Prompt, ShotTarget},
    run::Run,
    types::{Class, Facility, Field, PerShip, Place, Ship, Tech, Territory},
};
use crate::rules::{EventSink, Seat};

impl Tech {
    /// The value that its power gives one die; `None` if that would leave 1 to 6, or the card changes no single die.
    pub(super) const fn changed(self, value: u8) -> Option<u8> {
        match self {
            Self::BoosterPod if value <= 5 => Some(value + 1),
            Self::StasisBeam if value >= 2 => Some(value - 1),
            Self::PolarityDevice if value >= 1 && value <= 6 => Some(7 - value),
            _ => None,
        }
    }
    /// The field that it places when it is discarded.
    pub(super) const fn field(self) -> Option<Field> {
        match self {
            Self::StasisBeam => Some(Field::Isolation),
            Self::DataCrystal => Some(Field::Positron),
            Self::GravityManipulator => Some(Field::Repulsor),
            _ => None,
        }
    }
    /// The first question of its power; `None` without a power.
    pub(super) fn power_prompt(self) -> Option<Prompt> {
        match self {
            Self::BoosterPod | Self::PolarityDevice | Self::StasisBeam => Some(Prompt::ChooseDie { card: self }),
            Self::GravityManipulator => Some(Prompt::ChooseLowered),
            Self::TemporalWarper => {
                let chosen = Chosen::default();
                Some(Prompt::ChooseReroll { chosen })
            }
            Self::OrbitalTeleporter => Some(Prompt::ChooseDocked),
            Self::DataCrystal => Some(Prompt::ChooseBonus),
            Self::PlasmaCannon => Some(Prompt::ChooseAim),
            Self::AlienCity | Self::AlienMonument | Self::HolographicDecoy | Self::ResourceCache => None,
        }
    }
    /// The first question when it is discarded; `None` if it is not discarded for an effect.
    pub(super) fn discard_prompt(self) -> Option<Prompt> {
        match self {
            Self::BoosterPod => Some(Prompt::ChooseRemoval),
            Self::OrbitalTeleporter => Some(Prompt::ChooseMoved),
            Self::PlasmaCannon => Some(Prompt::ChooseSunk),
            Self::PolarityDevice => Some(Prompt::ChooseSwapFirst),
            Self::TemporalWarper => Some(Prompt::ChooseRecovered),
            _ => self.field().map(|field| Prompt::ChooseField { card: self, field }),
        }
    }
}

impl<E: EventSink<Event>> Run<'_, E> {
    /// Carries out the commands of cards.
    pub(super) fn perform_card(&mut self, command: Command) {
        match command {
            Command::UsePower { card } => self.use_power(card),
            Command::DiscardCard { card } => {
                if let Some(prompt) = card.discard_prompt() {
                    self.ask(prompt);
                }
            }
            Command::ChooseDie { class } => self.choose_die(class),
            Command::BorrowBonus { territory } => self.borrow_bonus(territory),
            Command::RecallShip { facility, class } => self.recall(facility, class),
            Command::AimAt { facility } => self.ask(Prompt::ChooseShot { facility, last: None }),
            Command::Shoot { group, seat, class } => self.shoot(ShotTarget { group, seat, class }),
            Command::CeaseFire => self.done(),
            Command::Sink {
                facility,
                group,
                seat,
                class,
            } => {
                let target = ShotTarget { group, seat, class };
                if let Some(ship) = self.state.board.target(self.setup, facility, target) {
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
        let Some(prompt) = card.power_prompt() else { return };
        let seat = self.seat();
        self.state.board.flags.used.insert(card);
        self.tell(Event::PowerUsed { seat, card });
        if !matches!(card, Tech::DataCrystal | Tech::PlasmaCannon) {
            let price = self.setup.components.card(card).price;
            let price = self.state.board.power_price(self.setup, price);
            self.pay(price, Cause::Power(card));
        }
        self.ask(prompt);
    }

    fn choose_die(&mut self, class: Class) {
        match self.state.board.prompt {
            Some(Prompt::ChooseDie { card }) => {
                let ship = self.state.board.lowest(class, None);
                if let (Some(ship), Some(to)) = (ship, card.changed(class.value)) {
                    self.turn_die(ship, class, to, card);
                }
                self.done();
            }
            Some(Prompt::ChooseLowered) => {
                if let Some(lowered) = self.state.board.lowest(class, None) {
                    self.turn_die(lowered, class, class.value - 1, Tech::GravityManipulator);
                    self.ask(Prompt::ChooseRaised { lowered });
                }
            }
            Some(Prompt::ChooseRaised { lowered }) => {
                if let Some(ship) = self.state.board.lowest(class, Some(lowered)) {
                    self.turn_die(ship, class, class.value + 1, Tech::GravityManipulator);
                }
                self.done();
            }
            Some(Prompt::ChooseReroll { mut chosen }) => {
                chosen.set(class, chosen.count(class) + 1);
                self.ask(Prompt::ChooseReroll { chosen });
            }
            _ => {}
        }
    }

    /// The ships behind chosen classes: the lowest of each, in ascending order.
    pub(super) fn chosen_ships(&self, mut chosen: Chosen) -> PerShip<Ship> {
        let mut ships = PerShip::new();
        for (ship, class) in self.state.board.hand() {
            let left = chosen.count(class);
            if !class.teleported && left > 0 {
                chosen.set(class, left - 1);
                ships.push(ship);
            }
        }
        ships
    }

    fn borrow_bonus(&mut self, territory: Territory) {
        let seat = self.seat();
        if let Ok(price) = self.state.board.borrow_price(self.setup, territory) {
            self.pay(price, Cause::Power(Tech::DataCrystal));
        }
        self.state.board.flags.borrowed = Some(territory);
        self.tell(Event::BonusBorrowed { seat, territory });
        self.done();
    }

    /// A docked ship comes back to the hand with its value.
    fn recall(&mut self, facility: Facility, class: Class) {
        let seat = self.seat();
        let mut own = self.state.board.docked_of(seat);
        let found = own.find(|(at, docked)| *at == facility && docked.class() == class);
        drop(own);
        if let Some((_, Docked { ship, .. })) = found {
            self.put(ship, Place::Hand { value: class.value });
            self.state.board.teleported = Some((ship, facility));
            self.tell(Event::Recalled { ship, from: facility });
        }
        self.done();
    }

    fn shoot(&mut self, target: ShotTarget) {
        let Some(Prompt::ChooseShot { facility, last }) = self.state.board.prompt else {
            return;
        };
        let price = self.state.board.shot_price(self.setup, last);
        let Some(ship) = self.state.board.target(self.setup, facility, target) else {
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
        let Some(Prompt::ChooseField { card, field }) = self.state.board.prompt else {
            return;
        };
        let from = self.state.board.fields[field.index()].replace(territory);
        self.tell(Event::FieldPlaced {
            field,
            from,
            to: territory,
        });
        self.discarded(card);
    }

    fn remove_field(&mut self, field: Field) {
        if let Some(from) = self.state.board.fields[field.index()].take() {
            self.tell(Event::FieldRemoved { field, from });
        }
        self.discarded(Tech::BoosterPod);
    }

    fn pick_colony(&mut self, seat: Seat, territory: Territory) {
        match self.state.board.prompt {
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
        let Some(Prompt::ChooseDestination { seat, from }) = self.state.board.prompt else {
            return;
        };
        self.carry(seat, from, to);
        self.tell(Event::ColonyMoved { seat, from, to });
        self.discarded(Tech::OrbitalTeleporter);
    }

    /// One colony goes from one territory to another.
    fn carry(&mut self, seat: Seat, from: Territory, to: Territory) {
        let colonies = &mut self.state.board.colonies;
        let left = &mut colonies[from.index()][seat];
        *left = left.saturating_sub(1);
        colonies[to.index()][seat] += 1;
    }

    fn recover(&mut self, card: Tech) {
        let seat = self.seat();
        let left = &mut self.state.board.discard[card.index()];
        *left = left.saturating_sub(1);
        self.tell(Event::CardRecovered { seat, card });
        self.drop_card(Tech::TemporalWarper);
        self.state.board.actor_mut().cards.insert(card);
        self.done();
    }

    /// The effect of a discarded card is done: the card goes to the pile (CMD-2).
    fn discarded(&mut self, card: Tech) {
        self.drop_card(card);
        self.done();
    }

    fn drop_card(&mut self, card: Tech) {
        let seat = self.seat();
        let board = &mut self.state.board;
        board.flags.discard_used = true;
        board.actor_mut().cards.remove(card);
        board.discard[card.index()] += 1;
        self.tell(Event::CardDiscarded { seat, card });
    }
}
