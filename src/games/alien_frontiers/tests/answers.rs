//! The second reading, continued: the answers to what is asked within an action.

use super::{
    super::{Chosen, Class, Command, Facility, Field, Goods, Prompt, Ship, Target, Tech, Territory},
    naive::{Reader, Standing},
};
use crate::rules::Seat;
use std::collections::BTreeSet;

impl Reader<'_> {
    /// Units that a raid may take, by seat from the left, fuel before ore.
    pub(super) fn booty(&self) -> Vec<((usize, Goods), u8)> {
        let open = self
            .others()
            .into_iter()
            .filter(|&seat| !self.owns(seat, Tech::HolographicDecoy));
        let units = |seat: usize| {
            let goods = self.table.players.0[seat].goods;
            [((seat, Goods::Fuel), goods.fuel), ((seat, Goods::Ore), goods.ore)]
        };
        open.flat_map(units).collect()
    }
    /// Which unit can be the next so that exactly `left` more come together, each no earlier than the one before.
    pub(super) fn loot(&self, left: u8, last: Option<(Seat, Goods)>) -> BTreeSet<Command> {
        fn can_finish(booty: &[u8], left: u8) -> bool {
            left == 0
                || (0..booty.len()).any(|next| {
                    let mut rest = booty[next..].to_vec();
                    rest[0] > 0 && {
                        rest[0] -= 1;
                        can_finish(&rest, left - 1)
                    }
                })
        }
        let booty = self.booty();
        let start = last.map_or(0, |(seat, goods)| {
            booty
                .iter()
                .position(|(from, _)| *from == (seat.index(), goods))
                .unwrap()
        });
        let mut found = BTreeSet::new();
        for next in start..booty.len() {
            let mut units: Vec<u8> = booty[next..].iter().map(|(_, units)| *units).collect();
            if units[0] > 0 {
                units[0] -= 1;
                if can_finish(&units, left - 1) {
                    let ((seat, goods), _) = booty[next];
                    found.insert(Command::TakeResource {
                        seat: Seat::wrapping(seat),
                        goods,
                    });
                }
            }
        }
        found
    }
    pub(super) fn raid(&self) -> BTreeSet<Command> {
        let mut found = BTreeSet::from([Command::DeclineRaid]);
        if self.booty().iter().any(|(_, units)| *units > 0) {
            found.insert(Command::RaidResources);
        }
        for seat in self.others() {
            for card in Tech::ALL.into_iter().filter(|&card| self.owns(seat, card)) {
                if !self.owns(seat, Tech::HolographicDecoy) || card == Tech::HolographicDecoy {
                    found.insert(Command::RaidCard {
                        seat: Seat::wrapping(seat),
                        card,
                    });
                }
            }
        }
        found
    }
    pub(super) fn sinks(&self) -> BTreeSet<Command> {
        let sink = |ship: Standing| Command::Sink {
            facility: ship.facility,
            group: self.group(&ship),
            seat: Seat::wrapping(ship.owner),
            class: ship.class(),
        };
        self.standing()
            .into_iter()
            .filter(|ship| self.can_sink(ship))
            .map(sink)
            .collect()
    }
    /// Further dice for the re-roll: none below the highest that is chosen, and no more of a class than there are.
    fn rerolls(&self, chosen: &Chosen) -> BTreeSet<Command> {
        let times = |class: Class| {
            if class.relic {
                u8::from(chosen.relic)
            } else {
                chosen.coloured[usize::from(class.value) - 1]
            }
        };
        let dice: Vec<Class> = self.plain().into_iter().map(|(_, class)| class).collect();
        let highest = dice.iter().copied().filter(|class| times(*class) > 0).max();
        let mut found = BTreeSet::new();
        for class in dice.iter().copied().filter(|class| highest <= Some(*class)) {
            if dice.iter().filter(|other| **other == class).count() > usize::from(times(class)) {
                found.insert(Command::ChooseDie { class });
            }
        }
        if highest.is_some() {
            found.insert(Command::Commit);
        }
        found
    }
    /// Ships of others there that come no earlier than the last one shot: by group, owner from the left, value, Relic.
    fn shots(&self, facility: Facility, last: Option<Target>) -> BTreeSet<Command> {
        let place = |target: &Target| {
            let owner = self
                .others()
                .iter()
                .position(|seat| *seat == target.seat.index())
                .unwrap();
            (target.group, owner, target.class.value, target.class.relic)
        };
        let target = |ship: Standing| Target {
            group: self.group(&ship),
            seat: Seat::wrapping(ship.owner),
            class: ship.class(),
        };
        let price = if last.is_none() { self.power(1) } else { 1 };
        let there = |ship: &Standing| ship.facility == facility && ship.owner != self.me();
        let targets = self.standing().into_iter().filter(there).map(target);
        let next = targets.filter(|target| last.is_none_or(|last| place(&last) <= place(target)));
        let mut found: BTreeSet<Command> = next
            .filter(|_| self.fuel() >= price)
            .map(|Target { group, seat, class }| Command::Shoot { group, seat, class })
            .collect();
        if last.is_some() {
            found.insert(Command::CeaseFire);
        }
        found
    }
    /// Number of the group a ship stands in; single ports are no groups.
    fn group(&self, ship: &Standing) -> u8 {
        match self.ports(ship.facility).1 {
            1 => 0,
            group => ship.port / group,
        }
    }
    /// What can be answered.
    pub(super) fn answers(&self, prompt: Prompt) -> BTreeSet<Command> {
        let free = |territory: &Territory| !self.lies(Field::Repulsor, *territory);
        let everywhere = Territory::ALL.into_iter();
        let dice = |fits: &dyn Fn(u8) -> bool| {
            let fitting = self.plain().into_iter().filter(|(_, class)| fits(class.value));
            fitting.map(|(_, class)| Command::ChooseDie { class }).collect()
        };
        match prompt {
            Prompt::Main => self.main().into_iter().collect(),
            Prompt::ChooseTerritory { .. } => everywhere
                .filter(free)
                .map(|territory| Command::PlaceColony { territory })
                .collect(),
            Prompt::ChooseRaid => self.raid(),
            Prompt::ChooseLoot { left, last } => self.loot(left, last),
            Prompt::ChooseDie { card: Tech::BoosterPod } => dice(&|value| value < 6),
            Prompt::ChooseDie { card: Tech::StasisBeam } => dice(&|value| value > 1),
            Prompt::ChooseDie { .. } => dice(&|_| true),
            Prompt::ChooseRaised { lowered } => {
                let others = self
                    .plain()
                    .into_iter()
                    .filter(|(ship, class)| *ship != lowered && class.value < 6);
                others.map(|(_, class)| Command::ChooseDie { class }).collect()
            }
            Prompt::ChooseBonus => {
                let fitting = everywhere.filter(|&territory| self.borrowable(territory));
                fitting.map(|territory| Command::BorrowBonus { territory }).collect()
            }
            Prompt::ChooseDocked => {
                let mine = |ship: &Standing| ship.owner == self.me() && ship.facility != Facility::TerraformingStation;
                let recall = |ship: Standing| Command::RecallShip {
                    facility: ship.facility,
                    class: ship.class(),
                };
                self.standing().into_iter().filter(mine).map(recall).collect()
            }
            Prompt::ChooseAim => {
                let targets = self.standing().into_iter().filter(|ship| ship.owner != self.me());
                targets
                    .map(|ship| Command::AimAt {
                        facility: ship.facility,
                    })
                    .collect()
            }
            Prompt::ChooseSunk => self.sinks(),
            Prompt::ChooseField { field, .. } => {
                let elsewhere = everywhere.filter(|&territory| !self.lies(field, territory));
                elsewhere.map(|territory| Command::PlaceField { territory }).collect()
            }
            Prompt::ChooseMoved => {
                let pick = |(seat, territory)| Command::PickColony {
                    seat: Seat::wrapping(seat),
                    territory,
                };
                self.loose().into_iter().map(pick).collect()
            }
            Prompt::ChooseDestination { from, .. } => {
                let there = everywhere.filter(|territory| free(territory) && *territory != from);
                there.map(|territory| Command::MoveColonyTo { territory }).collect()
            }
            Prompt::ChooseSwapFirst => {
                let loose = self.loose();
                let first = loose
                    .iter()
                    .filter(|one| loose.iter().any(|two| two.0 != one.0 && two.1 > one.1));
                let pick = |&(seat, territory): &(usize, Territory)| Command::PickColony {
                    seat: Seat::wrapping(seat),
                    territory,
                };
                first.map(pick).collect()
            }
            Prompt::ChooseSwapSecond { seat, from } => {
                let second = self
                    .loose()
                    .into_iter()
                    .filter(|two| two.0 != seat.index() && two.1 > from);
                let pick = |(seat, territory)| Command::PickColony {
                    seat: Seat::wrapping(seat),
                    territory,
                };
                second.map(pick).collect()
            }
            Prompt::ChooseRecovered => {
                let fitting = Tech::ALL.into_iter().filter(|&card| self.recoverable(card));
                fitting.map(|card| Command::Recover { card }).collect()
            }
            Prompt::ChooseSurplus { surplus } => {
                let over = self.fuel() + self.ore() - 8;
                assert_eq!(surplus, over);
                let splits = (0..=over).map(|fuel| (fuel, over - fuel));
                let fitting = splits.filter(|&(fuel, ore)| fuel <= self.fuel() && ore <= self.ore());
                fitting
                    .map(|(fuel, ore)| Command::ReturnSurplus { fuel, ore })
                    .collect()
            }
            Prompt::ChooseLowered => {
                let dice = self.plain();
                let other = |down: Ship| dice.iter().any(|(up, class)| *up != down && class.value < 6);
                let down = dice.iter().filter(|(ship, class)| class.value > 1 && other(*ship));
                down.map(|(_, class)| Command::ChooseDie { class: *class }).collect()
            }
            Prompt::ChooseReroll { chosen } => self.rerolls(&chosen),
            Prompt::ChooseShot { facility, last } => self.shots(facility, last),
            Prompt::ChooseRemoval => {
                let lies = |field: &Field| self.table.fields[field.index()].is_some();
                Field::ALL
                    .into_iter()
                    .filter(lies)
                    .map(|field| Command::RemoveField { field })
                    .collect()
            }
            // The list of these is one command.
            Prompt::Start => BTreeSet::from([Command::Roll]),
            Prompt::Commit { .. } => BTreeSet::from([Command::Commit]),
        }
    }
}
