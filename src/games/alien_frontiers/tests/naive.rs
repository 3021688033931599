//! A second reading of the rules, slow and straight from their text: every subset of the dice in hand is compared with
//! what a facility says. It shares no query with the game and knows the printed numbers by itself.

use super::{
    super::{
        Board, Class, Command, Dice, Docking, Facility, Field, Place, Prompt, Setup, Ship, State, Tech, Territory,
    },
    setup,
    views::{play, play_from, rich},
};
use crate::rounds::rounds;
use crate::rules::{Seat, legal};
use std::collections::BTreeSet;

/// A ship with its owner, its value and its place.
#[derive(Clone, Copy)]
pub(super) struct Standing {
    pub(super) owner: usize,
    pub(super) relic: bool,
    pub(super) value: u8,
    pub(super) facility: Facility,
    pub(super) port: u8,
}

impl Standing {
    pub(super) const fn class(&self) -> Class {
        Class {
            value: self.value,
            relic: self.relic,
            teleported: false,
        }
    }
}

/// The board as its readers see it.
pub(super) struct Reader<'a> {
    pub(super) board: &'a Board,
    players: usize,
    free_only: bool,
}

impl<'a> Reader<'a> {
    pub(super) fn new(setup: &Setup, board: &'a Board) -> Self {
        Self {
            board,
            players: setup.players.get(),
            free_only: setup.options.docking == Docking::FreeOnly,
        }
    }
    pub(super) fn me(&self) -> usize {
        self.board.active.index()
    }
    /// The other seats, from the left.
    pub(super) fn others(&self) -> Vec<usize> {
        (1..self.players)
            .map(|step| (self.me() + step) % self.players)
            .collect()
    }
    pub(super) fn fuel(&self) -> u8 {
        self.board.players.0[self.me()].goods.fuel
    }
    pub(super) fn ore(&self) -> u8 {
        self.board.players.0[self.me()].goods.ore
    }
    pub(super) fn owns(&self, seat: usize, card: Tech) -> bool {
        self.board.players.0[seat].cards.contains(card)
    }
    pub(super) fn hand(&self) -> Vec<(Ship, Class)> {
        let mut found = Vec::new();
        let mut add = |ship, relic, place| {
            if let Place::Hand { value } = place {
                let teleported = self.board.teleported.map(|(ship, _)| ship) == Some(ship);
                found.push((
                    ship,
                    Class {
                        value,
                        relic,
                        teleported,
                    },
                ));
            }
        };
        for number in 0..6 {
            let place = self.board.players.0[self.me()].ships[usize::from(number)];
            add(Ship::Coloured(self.board.active, number), false, place);
        }
        match self.board.relic {
            Some(relic) if relic.holder == self.board.active => add(Ship::Relic, true, relic.place),
            _ => {}
        }
        found
    }
    pub(super) fn standing(&self) -> Vec<Standing> {
        let mut found = Vec::new();
        let mut add = |owner, relic, place| {
            if let Place::Docked { facility, port, value } = place {
                found.push(Standing {
                    owner,
                    relic,
                    value,
                    facility,
                    port,
                });
            }
        };
        for owner in 0..self.players {
            for place in self.board.players.0[owner].ships {
                add(owner, false, place);
            }
        }
        if let Some(relic) = self.board.relic {
            add(relic.holder.index(), true, relic.place);
        }
        found
    }
    fn at(&self, facility: Facility) -> Vec<Standing> {
        self.standing()
            .into_iter()
            .filter(|ship| ship.facility == facility)
            .collect()
    }
    fn control(&self, territory: Territory) -> Option<usize> {
        let colonies = self.board.colonies[territory.index()].0;
        (0..4).find(|&seat| (0..4).all(|other| other == seat || colonies[seat] > colonies[other]))
    }
    pub(super) fn lies(&self, field: Field, territory: Territory) -> bool {
        self.board.fields[field.index()] == Some(territory)
    }
    pub(super) fn bonus(&self, territory: Territory) -> bool {
        let mine = self.control(territory) == Some(self.me()) || self.board.flags.borrowed == Some(territory);
        mine && !self.lies(Field::Isolation, territory)
    }
    /// Printed numbers by seats (SET-4): ports and ports of a group.
    pub(super) fn ports(&self, facility: Facility) -> (u8, u8) {
        let by_seats = |two, three, four| [two, three, four][self.players - 2];
        match facility {
            Facility::SolarConverter => (by_seats(7, 7, 8), 1),
            Facility::LunarMine => (by_seats(3, 4, 5), 1),
            Facility::OrbitalMarket => (by_seats(2, 2, 4), 2),
            Facility::Shipyard => (by_seats(2, 4, 6), 2),
            Facility::ColonyConstructor => (by_seats(3, 6, 6), 3),
            Facility::TerraformingStation => (1, 1),
            Facility::ColonistHub => (3, 1),
            Facility::AlienArtifact => (4, 1),
            Facility::RaidersOutpost => (3, 3),
        }
    }
    /// True if some port is free, or some group is completely empty.
    fn has_room(&self, facility: Facility) -> bool {
        let there = self.at(facility);
        let (ports, group) = self.ports(facility);
        let mine = |ship: &&Standing| facility != Facility::ColonistHub || ship.owner == self.me();
        let taken: Vec<u8> = there.iter().filter(mine).map(|ship| ship.port).collect();
        (0..ports / group).any(|number| (0..group).all(|port| !taken.contains(&(number * group + port))))
    }
    fn fleet(&self, seat: usize) -> usize {
        self.board.players.0[seat]
            .ships
            .iter()
            .filter(|place| **place != Place::Stock)
            .count()
    }
    pub(super) fn price(&self, facility: Facility) -> (u8, u8) {
        match facility {
            Facility::Shipyard => {
                let units = match self.fleet(self.me()) {
                    3 => 1,
                    4 => 2,
                    _ => 3,
                };
                let less = u8::from(self.bonus(Territory::HerbertValley));
                (units - less, units - less)
            }
            Facility::ColonyConstructor if self.bonus(Territory::BradburyPlateau) => (0, 2),
            Facility::ColonyConstructor => (0, 3),
            Facility::TerraformingStation => (1, 1),
            _ => (0, 0),
        }
    }
    fn can_pay(&self, (fuel, ore): (u8, u8)) -> bool {
        self.fuel() >= fuel && self.ore() >= ore
    }
    /// True if exactly these dice may dock there now.
    fn may_dock(&self, facility: Facility, dice: &[Class]) -> bool {
        let me = &self.board.players.0[self.me()];
        let left = self.board.teleported.map(|(_, left)| left);
        if dice.iter().any(|die| die.teleported) && left == Some(facility) {
            return false;
        }
        let equal = dice.iter().all(|die| die.value == dice[0].value);
        let has_colony = me.supply > 0 || me.hub > 0;
        let fits = match facility {
            Facility::SolarConverter | Facility::AlienArtifact => dice.len() == 1,
            Facility::LunarMine => {
                let waived = self.bonus(Territory::VanVogtMountains) && !self.board.flags.mine_docked;
                dice.len() == 1 && (waived || self.at(facility).iter().all(|ship| ship.value <= dice[0].value))
            }
            Facility::OrbitalMarket => dice.len() == 2 && equal,
            Facility::Shipyard => dice.len() == 2 && equal && self.fleet(self.me()) < 6,
            Facility::ColonyConstructor => dice.len() == 3 && equal && has_colony,
            Facility::TerraformingStation => {
                let spare = dice[0].relic || self.fleet(self.me()) > 3;
                dice.len() == 1 && dice[0].value == 6 && has_colony && spare
            }
            Facility::ColonistHub => dice.len() == 1 && ((me.hub == 0 && me.supply > 0) || (1..=6).contains(&me.hub)),
            Facility::RaidersOutpost => {
                let mut values: Vec<u8> = dice.iter().map(|die| die.value).collect();
                values.sort_unstable();
                let run = values.len() == 3 && values[1] == values[0] + 1 && values[2] == values[1] + 1;
                let there: u8 = self.at(facility).iter().map(|ship| ship.value).sum();
                return run && values.iter().sum::<u8>() > there;
            }
        };
        fits && self.has_room(facility) && self.can_pay(self.price(facility))
    }
    /// Every docking: all subsets of up to three dice, each tried everywhere.
    fn docks(&self) -> BTreeSet<(Facility, Vec<Class>)> {
        let hand = self.hand();
        let mut found = BTreeSet::new();
        for subset in 1_u32..1 << hand.len() {
            if subset.count_ones() > 3 {
                continue;
            }
            let chosen = hand.iter().enumerate().filter(|(index, _)| subset >> index & 1 == 1);
            let mut dice: Vec<Class> = chosen.map(|(_, (_, class))| *class).collect();
            dice.sort_unstable();
            for facility in Facility::ALL {
                if self.may_dock(facility, &dice) {
                    found.insert((facility, dice.clone()));
                }
            }
        }
        found
    }
    /// Fuel for one ore.
    fn rate(&self) -> Option<u8> {
        let mine: Vec<Standing> = self
            .at(Facility::OrbitalMarket)
            .into_iter()
            .filter(|s| s.owner == self.me())
            .collect();
        let paired = |ship: &&Standing| {
            mine.iter()
                .any(|other| other.port / 2 == ship.port / 2 && other.port != ship.port)
        };
        let best = mine.iter().filter(paired).map(|ship| ship.value).min();
        best.map(|rate| if self.bonus(Territory::HeinleinPlains) { 1 } else { rate })
    }
    /// Fuel for the use of a power.
    pub(super) fn power(&self, fuel: u8) -> u8 {
        fuel.saturating_sub(u8::from(self.bonus(Territory::PohlFoothills)))
    }
    pub(super) fn borrowable(&self, territory: Territory) -> bool {
        let colonies: u8 = self.board.colonies[territory.index()].0.iter().sum();
        colonies > 0
            && territory != Territory::BurroughsDesert
            && !self.lies(Field::Isolation, territory)
            && self.control(territory) != Some(self.me())
            && self.power(colonies) <= self.fuel()
    }
    /// Dice that cards may change.
    pub(super) fn plain(&self) -> Vec<(Ship, Class)> {
        self.hand().into_iter().filter(|(_, class)| !class.teleported).collect()
    }
    fn can_use(&self, card: Tech) -> bool {
        if self.board.flags.used.contains(card) {
            return false;
        }
        let dice = self.plain();
        let any = |fits: fn(u8) -> bool| dice.iter().any(|(_, class)| fits(class.value));
        let others = self.standing();
        let affordable = |fuel| self.power(fuel) <= self.fuel();
        match card {
            Tech::BoosterPod => affordable(1) && any(|value| value < 6),
            Tech::StasisBeam => affordable(1) && any(|value| value > 1),
            Tech::PolarityDevice | Tech::TemporalWarper => affordable(1) && !dice.is_empty(),
            Tech::GravityManipulator => {
                let pair = |down: &(Ship, Class)| {
                    dice.iter()
                        .any(|up| up.0 != down.0 && up.1.value < 6 && down.1.value > 1)
                };
                affordable(2) && dice.iter().any(pair)
            }
            Tech::OrbitalTeleporter => {
                let mine = |ship: &Standing| ship.owner == self.me() && ship.facility != Facility::TerraformingStation;
                affordable(2) && others.iter().any(mine)
            }
            Tech::PlasmaCannon => affordable(1) && others.iter().any(|ship| ship.owner != self.me()),
            Tech::DataCrystal => Territory::ALL.into_iter().any(|territory| self.borrowable(territory)),
            _ => false,
        }
    }
    /// Colonies that can be moved: owner and territory.
    pub(super) fn loose(&self) -> Vec<(usize, Territory)> {
        let mut found = Vec::new();
        for territory in Territory::ALL.into_iter().filter(|&t| !self.lies(Field::Repulsor, t)) {
            let colonies = self.board.colonies[territory.index()].0;
            found.extend((0..4).filter(|&seat| colonies[seat] > 0).map(|seat| (seat, territory)));
        }
        found
    }
    pub(super) fn can_sink(&self, ship: &Standing) -> bool {
        let fleet = self.board.players.0[ship.owner].ships;
        let elsewhere = |place: &&Place| {
            !matches!(
                place,
                Place::Stock
                    | Place::Docked {
                        facility: Facility::TerraformingStation,
                        ..
                    }
            )
        };
        let safe = fleet.iter().filter(elsewhere).count();
        // A ship on the station is not among those that its owner rolls next.
        let spent = ship.facility == Facility::TerraformingStation;
        ship.owner != self.me() && (ship.relic || safe >= if spent { 3 } else { 4 })
    }
    pub(super) fn recoverable(&self, card: Tech) -> bool {
        let owned = self.owns(self.me(), card) && card != Tech::TemporalWarper;
        self.board.discard[card.index()] > 0 && !owned
    }
    fn can_discard(&self, card: Tech) -> bool {
        if self.board.flags.discard_used || self.board.flags.used.contains(card) {
            return false;
        }
        let loose = self.loose();
        match card {
            Tech::DataCrystal | Tech::GravityManipulator | Tech::StasisBeam => true,
            Tech::BoosterPod => self.board.fields.iter().any(Option::is_some),
            Tech::OrbitalTeleporter => !loose.is_empty(),
            Tech::PlasmaCannon => self.standing().iter().any(|ship| self.can_sink(ship)),
            Tech::PolarityDevice => loose
                .iter()
                .any(|one| loose.iter().any(|two| one.0 != two.0 && one.1 != two.1)),
            Tech::TemporalWarper => Tech::ALL.into_iter().any(|card| self.recoverable(card)),
            _ => false,
        }
    }
    /// The list of Main, in its order (CMD-5).
    pub(super) fn main(&self) -> Vec<Command> {
        let me = &self.board.players.0[self.me()];
        let docks = self.docks();
        let dock = |(facility, dice): &(Facility, Vec<Class>)| Command::Dock {
            facility: *facility,
            dice: Dice::of(dice).unwrap(),
        };
        let mut list: Vec<Command> = docks.iter().map(dock).collect();
        let mut add = |command, legal| {
            if legal {
                list.push(command);
            }
        };
        let face_down = self.board.deck_left > 0 || self.board.discard.iter().any(|&count| count > 0);
        add(Command::Trade, self.rate().is_some_and(|rate| rate <= me.goods.fuel));
        add(Command::Cycle, self.board.flags.cycles > 0 && face_down);
        for card in Tech::ALL {
            let shown = self.board.display.contains(&Some(card)) && !self.owns(self.me(), card);
            add(Command::Claim { card }, shown && self.board.flags.credit >= 8);
        }
        let one_each = self.can_pay((1, 1));
        add(Command::Launch, me.hub == 7 && one_each);
        let desert = Territory::BurroughsDesert;
        let rules = self.control(desert) == Some(self.me()) && !self.lies(Field::Isolation, desert);
        add(Command::BuyRelic, self.board.relic.is_none() && rules && one_each);
        for card in Tech::ALL.into_iter().filter(|&card| self.owns(self.me(), card)) {
            add(Command::UsePower { card }, self.can_use(card));
        }
        for card in Tech::ALL.into_iter().filter(|&card| self.owns(self.me(), card)) {
            add(Command::DiscardCard { card }, self.can_discard(card));
        }
        let binds = |facility: Facility| !self.free_only || self.price(facility) == (0, 0);
        add(Command::EndTurn, !docks.iter().any(|(facility, _)| binds(*facility)));
        list
    }
    /// Colonies, territories, field, city and monument of a seat.
    fn score(&self, seat: usize) -> [u8; 5] {
        let colonies = self.board.colonies.iter().map(|colonies| colonies.0[seat]).sum();
        let controlled: Vec<Territory> = Territory::ALL
            .into_iter()
            .filter(|&t| self.control(t) == Some(seat))
            .collect();
        let positron = controlled
            .iter()
            .any(|&territory| self.lies(Field::Positron, territory));
        [
            colonies,
            controlled.len() as u8,
            positron.into(),
            self.owns(seat, Tech::AlienCity).into(),
            self.owns(seat, Tech::AlienMonument).into(),
        ]
    }
}

fn compare(setup: &Setup, state: &State, compared: &mut [usize; 2]) {
    let reader = Reader::new(setup, &state.board);
    for territory in Territory::ALL {
        assert_eq!(
            state.board.control(territory).map(Seat::index),
            reader.control(territory)
        );
    }
    for seat in setup.players.seats() {
        let of = state.board.players[seat].points;
        let found = [of.colonies, of.territories, of.positron, of.city, of.monument];
        assert_eq!(found, reader.score(seat.index()));
    }
    let Some(prompt) = state.board.prompt else { return };
    let list = legal(state, setup, state.board.active);
    if prompt == Prompt::Main {
        assert_eq!(list, reader.main(), "{:#?}", state.board);
        compared[0] += 1;
    } else {
        let answers = reader.answers(prompt);
        assert_eq!(
            list.iter().copied().collect::<BTreeSet<_>>(),
            answers,
            "{:#?}",
            state.board
        );
        assert_eq!(list.len(), answers.len(), "something is listed twice");
        compared[1] += 1;
    }
}

#[test]
fn two_readings_of_the_rules_list_the_same() {
    let mut compared = [0; 2];
    let options: [&[(&str, &str)]; 3] = [
        &[],
        &[("docking", "free_only")],
        &[("long", "yes"), ("end_mode", "vp_target")],
    ];
    for seed in 0..rounds(3, 12) {
        let players = [4, 2, 3][seed as usize % 3];
        let setup = setup(players, options[seed as usize % 3]);
        play(&setup, seed + 70, |state| compare(&setup, state, &mut compared));
        play_from(&setup, rich(&setup, seed), seed, |state| {
            compare(&setup, state, &mut compared)
        });
    }
    assert!(
        compared[0] > rounds(1250, 5000) && compared[1] > rounds(250, 1000),
        "{compared:?}"
    );
}
