//! The course of a turn: roll, dock, raid, trade, end.

use super::{
    board::at,
    command::Command,
    dock::Docks,
    event::{Cause, Ending, Event, HubStep, RelicLoss},
    prompt::{ColonySource, Final, Prompt},
    run::Run,
    state::{Relic, TurnFlags},
    types::{AllShips, Amount, DISPLAY, Dice, Facility, Goods, MAX_DOCKED, PerShip, Place, Ship, Tech, Territory},
};
use crate::rules::{EventSink, GameRng, Seat};
use arrayvec::ArrayVec;

/// Throws one die.
fn roll(rng: &mut GameRng) -> u8 {
    rng.below(6) as u8 + 1
}

impl<E: EventSink<Event>> Run<'_, E> {
    /// Carries out a listed command.
    pub(super) fn perform(&mut self, command: Command) {
        let main = self.state.board.prompt == Some(Prompt::Main);
        if main && command != Command::Launch {
            self.drop_excess();
        }
        match command {
            Command::Roll => self.start_turn(),
            Command::Dock { facility, dice } => self.dock(facility, dice),
            Command::Trade => self.trade(),
            Command::Cycle => {
                let cycles = &mut self.state.board.flags.cycles;
                *cycles = cycles.saturating_sub(1);
                self.ask_always(Prompt::Commit { what: Final::Cycle });
            }
            Command::Claim { card } => self.claim(card),
            Command::Launch => self.launch(),
            Command::BuyRelic => self.buy_relic(),
            Command::EndTurn => self.end_turn(),
            Command::PlaceColony { territory } => self.place_colony(territory),
            Command::RaidResources => {
                let left = self.state.board.lootable(self.setup);
                self.ask(Prompt::ChooseLoot { left, last: None });
            }
            Command::RaidCard { seat, card } => self.raid_card(seat, card),
            Command::DeclineRaid => {
                let seat = self.seat();
                self.tell(Event::RaidDeclined { seat });
                self.done();
            }
            Command::TakeResource { seat, goods } => self.take_resource(seat, goods),
            Command::ReturnSurplus { fuel, ore } => self.return_surplus(fuel, ore),
            Command::Commit => self.commit(),
            _ => self.perform_card(command),
        }
    }

    /// An advance left over is lost with any other command than the launch (R9).
    fn drop_excess(&mut self) {
        if std::mem::take(&mut self.state.board.flags.hub_excess) {
            let seat = self.seat();
            self.tell(Event::HubExcessLost { seat });
        }
    }

    /// Begins a turn: what was terraformed goes, all other ships come back and are rolled (TURN-1, TURN-2).
    fn start_turn(&mut self) {
        self.reversible = false;
        let (seat, turn) = (self.seat(), self.state.board.turn);
        self.tell(Event::TurnStarted { seat, turn });
        let ships: PerShip<(Ship, Place)> = self.state.board.ships_of(seat).collect();
        for (ship, place) in ships {
            if at(&place, Facility::TerraformingStation) {
                self.spend(ship);
            }
        }
        let gathered: PerShip<Ship> = self
            .state
            .board
            .ships_of(seat)
            .filter(|(_, place)| *place != Place::Stock)
            .map(|(ship, _)| ship)
            .collect();
        self.events.tell(|| Event::Gathered {
            seat,
            ships: gathered.to_vec(),
        });
        let dice = self.throw(&gathered);
        self.events.tell(|| Event::Rolled { dice: dice.to_vec() });
        if self.state.board.actor().cards.contains(Tech::ResourceCache) {
            self.pay_cache(&dice);
        }
        self.done();
    }

    /// A terraformed ship is lost.
    fn spend(&mut self, ship: Ship) {
        if ship == Ship::Relic {
            self.relic_home(RelicLoss::Terraformed);
        } else {
            self.put(ship, Place::Stock);
            self.tell(Event::ShipSpent { ship });
        }
    }

    /// Rolls these ships in the order given.
    fn throw(&mut self, ships: &PerShip<Ship>) -> PerShip<(Ship, u8)> {
        let mut dice = PerShip::new();
        for &ship in ships {
            let value = roll(&mut self.state.rng);
            self.put(ship, Place::Hand { value });
            dice.push((ship, value));
        }
        dice
    }

    /// The Resource Cache at the roll (CACHE-1).
    fn pay_cache(&mut self, dice: &[(Ship, u8)]) {
        let odd = dice.iter().filter(|(_, value)| value % 2 == 1).count() as u8;
        let even = dice.len() as u8 - odd;
        let gain = match odd.cmp(&even) {
            std::cmp::Ordering::Greater => Amount::new(0, 1),
            std::cmp::Ordering::Less => Amount::new(1, 0),
            std::cmp::Ordering::Equal => Amount::new(1, 1),
        };
        let seat = self.seat();
        self.add(seat, gain);
        self.tell(Event::CachePaid { odd, even, gain });
        if odd == even {
            self.state.board.actor_mut().cards.remove(Tech::ResourceCache);
            self.state.board.discard[Tech::ResourceCache.index()] += 1;
            self.tell(Event::CacheLost);
        }
    }

    fn dock(&mut self, facility: Facility, dice: Dice) {
        let price = self.state.board.dock_price(self.setup, facility);
        self.pay(price, Cause::At(facility));
        if facility == Facility::RaidersOutpost {
            self.bump();
        }
        let docks = Docks::only(self.setup, &self.state.board, facility);
        let port = docks.free_port(facility).unwrap_or(0);
        let mut ships: ArrayVec<Ship, MAX_DOCKED> = ArrayVec::new();
        let mut values: ArrayVec<u8, MAX_DOCKED> = ArrayVec::new();
        for class in dice.iter() {
            let Some(ship) = self.state.board.lowest(class, None) else {
                continue;
            };
            let place = Place::Docked {
                facility,
                port: port + ships.len() as u8,
                value: class.value,
            };
            self.put(ship, place);
            ships.push(ship);
            values.push(class.value);
        }
        self.events.tell(|| Event::Docked {
            facility,
            port,
            ships: ships.to_vec(),
            values: values.to_vec(),
        });
        self.benefit(facility, dice);
    }

    /// The ships in the Raiders' Outpost go to their owners' bays.
    fn bump(&mut self) {
        let ships: AllShips<Ship> = self
            .state
            .board
            .docked_at(Facility::RaidersOutpost)
            .map(|docked| docked.ship)
            .collect();
        if ships.is_empty() {
            return;
        }
        for &ship in &ships {
            self.put(ship, Place::Bay);
        }
        self.events.tell(|| Event::Bumped { ships: ships.to_vec() });
    }

    /// Gives what a docking at the facility brings.
    fn benefit(&mut self, facility: Facility, dice: Dice) {
        let value = dice.sum() as u8;
        match facility {
            Facility::SolarConverter => {
                let gain = self.state.board.solar_gain(self.setup, value);
                self.gain(gain, Cause::At(facility));
            }
            Facility::LunarMine => {
                self.state.board.flags.mine_docked = true;
                self.gain(Amount::new(0, 1), Cause::At(facility));
            }
            Facility::OrbitalMarket => {}
            Facility::Shipyard => self.build(),
            Facility::ColonyConstructor | Facility::TerraformingStation => {
                return self.ask_always(Prompt::ChooseTerritory {
                    from: ColonySource::Supply,
                });
            }
            Facility::ColonistHub => self.advance(),
            Facility::AlienArtifact => {
                let flags = &mut self.state.board.flags;
                flags.credit = flags.credit.saturating_add(value);
                flags.cycles = flags.cycles.saturating_add(1);
            }
            Facility::RaidersOutpost => return self.ask(Prompt::ChooseRaid),
        }
        self.done();
    }

    /// A new ship waits in the bay.
    fn build(&mut self) {
        let stock = |(_, place): &(Ship, Place)| *place == Place::Stock;
        let seat = self.seat();
        let found = self.state.board.ships_of(seat).find(stock);
        if let Some((ship, _)) = found {
            self.put(ship, Place::Bay);
            self.tell(Event::ShipBuilt { ship });
        }
    }

    /// A ship docked at the hub moves the colony on, and with Asimov Crater once more (R2, R26).
    fn advance(&mut self) {
        self.hub_step(HubStep::Ship);
        let asimov = *self.setup.components.territory(Territory::AsimovCrater);
        let flags = &mut self.state.board.flags;
        flags.hub_docked = flags.hub_docked.saturating_add(1);
        let earned = flags.hub_docked >= asimov.min_ships && !flags.asimov_used;
        if !earned || !self.state.board.bonus(Territory::AsimovCrater) {
            return;
        }
        self.state.board.flags.asimov_used = true;
        for _ in 0..asimov.advance {
            if self.state.board.actor().hub < self.setup.components.hub.circles {
                self.hub_step(HubStep::Asimov);
            } else {
                self.state.board.flags.hub_excess = true;
            }
        }
    }

    /// One circle on; a track without a colony takes one from the supply.
    fn hub_step(&mut self, why: HubStep) {
        let seat = self.seat();
        let player = self.state.board.actor_mut();
        let from = player.hub;
        if from == 0 {
            player.supply = player.supply.saturating_sub(1);
        }
        player.hub += 1;
        let to = player.hub;
        self.tell(Event::HubAdvanced { seat, from, to, why });
    }

    fn trade(&mut self) {
        let seat = self.seat();
        let fuel = self.state.board.market_rate(self.setup).unwrap_or(0);
        let goods = &mut self.state.board.actor_mut().goods;
        *goods = goods.less(Amount::new(fuel, 0));
        self.add(seat, Amount::new(0, 1));
        self.tell(Event::Traded { seat, fuel });
        self.done();
    }

    /// Takes a card; the gap is filled at a commit, unless nothing hidden would come up (CMD-3).
    fn claim(&mut self, card: Tech) {
        let seat = self.seat();
        let board = &mut self.state.board;
        if let Some(slot) = board.display.iter_mut().find(|slot| **slot == Some(card)) {
            *slot = None;
        }
        board.actor_mut().cards.insert(card);
        (board.flags.credit, board.flags.cycles) = (0, 0);
        self.tell(Event::Claimed { seat, card });
        self.done();
        if self.state.board.prompt == Some(Prompt::Main) && self.has_gap() {
            self.ask_always(Prompt::Commit { what: Final::Claim });
        }
    }

    fn launch(&mut self) {
        let seat = self.seat();
        self.pay(self.setup.components.hub.launch, Cause::Launch);
        self.tell(Event::Launched { seat });
        self.ask_always(Prompt::ChooseTerritory {
            from: ColonySource::Hub,
        });
    }

    fn buy_relic(&mut self) {
        let holder = self.seat();
        self.pay(self.setup.components.relic.price, Cause::Relic);
        let board = &mut self.state.board;
        board.relic = Some(Relic {
            holder,
            place: Place::Bay,
        });
        self.tell(Event::RelicBought { seat: holder });
        self.done();
    }

    /// Places a colony from the supply or the track (PLACE-1, R47).
    fn place_colony(&mut self, territory: Territory) {
        let seat = self.seat();
        let launched = matches!(
            self.state.board.prompt,
            Some(Prompt::ChooseTerritory {
                from: ColonySource::Hub
            })
        );
        let player = self.state.board.actor_mut();
        let hub = launched || player.supply == 0;
        if hub {
            player.hub = 0;
        } else {
            player.supply -= 1;
        }
        self.state.board.colonies[territory.index()][seat] += 1;
        self.tell(Event::ColonyPlaced { seat, territory, hub });
        self.done();
        if launched {
            self.start_excess();
        }
    }

    /// The advance left over starts the next colony on the track; it is lost without one, and when the game ends (R9).
    fn start_excess(&mut self) {
        let goes_on = self.state.board.ending.is_none() && self.state.board.actor().supply > 0;
        if goes_on && self.state.board.flags.hub_excess {
            self.state.board.flags.hub_excess = false;
            self.hub_step(HubStep::Excess);
        }
        self.drop_excess();
    }

    fn raid_card(&mut self, from: Seat, card: Tech) {
        let by = self.seat();
        let board = &mut self.state.board;
        board.players[from].cards.remove(card);
        let discarded = board.players[by].cards.contains(card);
        if discarded {
            board.discard[card.index()] += 1;
        } else {
            board.players[by].cards.insert(card);
        }
        self.tell(Event::CardStolen {
            by,
            from,
            card,
            discarded,
        });
        self.done();
    }

    fn take_resource(&mut self, from: Seat, goods: Goods) {
        let Some(Prompt::ChooseLoot { left, .. }) = self.state.board.prompt else {
            return;
        };
        let by = self.seat();
        self.take(from, goods);
        self.tell(Event::Looted { by, from, goods });
        match left.saturating_sub(1) {
            0 => self.done(),
            left => self.ask(Prompt::ChooseLoot {
                left,
                last: Some((from, goods)),
            }),
        }
    }

    /// Parks the ships that did not dock, and asks for the surplus before the turn is closed (TURN-5, TURN-6).
    fn end_turn(&mut self) {
        let ships: PerShip<Ship> = self.state.board.hand().map(|(ship, _)| ship).collect();
        for &ship in &ships {
            self.put(ship, Place::Bay);
        }
        if !ships.is_empty() {
            self.events.tell(|| Event::Parked { ships: ships.to_vec() });
        }
        let goods = self.state.board.actor().goods.total();
        match goods.saturating_sub(self.setup.components.limits.resources.into()) {
            0 => self.close_turn(),
            surplus => self.ask(Prompt::ChooseSurplus {
                surplus: surplus.min(255) as u8,
            }),
        }
    }

    fn return_surplus(&mut self, fuel: u8, ore: u8) {
        let seat = self.seat();
        let goods = &mut self.state.board.actor_mut().goods;
        *goods = goods.less(Amount::new(fuel, ore));
        self.tell(Event::Returned { seat, fuel, ore });
        self.close_turn();
    }

    /// The turn goes on to the next seat, or the agreed rounds are over (END-5).
    fn close_turn(&mut self) {
        self.reversible = false;
        let seat = self.seat();
        self.tell(Event::TurnEnded { seat });
        let players = self.setup.players.get() as u32;
        let board = &mut self.state.board;
        board.flags = TurnFlags::default();
        let limit = self.setup.options.round_limit;
        if limit.is_some_and(|rounds| u32::from(board.turn) >= u32::from(rounds) * players) {
            self.end(Ending::Rounds);
            return self.game_over();
        }
        board.turn = board.turn.saturating_add(1);
        board.active = self.setup.players.after(seat);
        board.prompt = Some(Prompt::Start);
    }

    /// Reveals, rolls, or ends the game (CMD-3).
    fn commit(&mut self) {
        self.reversible = false;
        match self.state.board.prompt {
            Some(Prompt::Commit { what: Final::Cycle }) => {
                self.cycle();
                self.done();
            }
            Some(Prompt::Commit { what: Final::Claim }) => {
                self.fill_display();
                self.done();
            }
            Some(Prompt::Commit { what: Final::End }) => self.game_over(),
            Some(Prompt::ChooseReroll { chosen }) => {
                let ships = self.chosen_ships(chosen);
                let dice = self.throw(&ships);
                self.events.tell(|| Event::Rerolled { dice: dice.to_vec() });
                self.done();
            }
            _ => {}
        }
    }

    /// The display goes to the discard pile and a new one is dealt.
    fn cycle(&mut self) {
        let mut cards: ArrayVec<Tech, DISPLAY> = ArrayVec::new();
        for slot in 0..self.state.board.display.len() {
            if let Some(card) = self.state.board.display[slot].take() {
                self.state.board.discard[card.index()] += 1;
                cards.push(card);
            }
        }
        self.events.tell(|| Event::Cycled { cards: cards.to_vec() });
        self.fill_display();
    }
}
