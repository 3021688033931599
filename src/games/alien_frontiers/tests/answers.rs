//! The second reading, continued: the answers to what is asked within an action.

use super::{
    super::{Chosen, Class, Command, Facility, Field, Goods, Prompt, Ship, ShotTarget, Tech, Territory},
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
            let goods = self.board.players.0[seat].goods;
            [((seat, Goods::Fuel), goods.fuel), ((seat, Goods::Ore), goods.ore)]
        };
        open.flat_map(units).collect()
    }
    /// The units that can be the next so that exactly `left` more come together, each no earlier than the one before.
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
    fn shots(&self, facility: Facility, last: Option<ShotTarget>) -> BTreeSet<Command> {
        let place = |target: &ShotTarget| {
            let owner = self
                .others()
                .iter()
                .position(|seat| *seat == target.seat.index())
                .unwrap();
            (target.group, owner, target.class.value, target.class.relic)
        };
        let target = |ship: Standing| ShotTarget {
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
            .map(|ShotTarget { group, seat, class }| Command::Shoot { group, seat, class })
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
    /// The answers to a question.
    pub(super) fn answers(&self, prompt: Prompt) -> BTreeSet<Command> {
        match prompt {
            Prompt::Main => self.main().into_iter().collect(),
            Prompt::ChooseRaid => self.raid(),
            Prompt::ChooseLoot { left, last } => self.loot(left, last),
            Prompt::ChooseDie { card: Tech::BoosterPod } => self.dice(|_, value| value < 6),
            Prompt::ChooseDie { card: Tech::StasisBeam } => self.dice(|_, value| value > 1),
            Prompt::ChooseDie { .. } => self.dice(|_, _| true),
            Prompt::ChooseLowered => self.dice(|down, value| {
                let mut others = self.plain().into_iter().filter(|(up, _)| *up != down);
                value > 1 && others.any(|(_, class)| class.value < 6)
            }),
            Prompt::ChooseRaised { lowered } => self.dice(|ship, value| ship != lowered && value < 6),
            Prompt::ChooseReroll { chosen } => self.rerolls(&chosen),
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
                let aim = |ship: Standing| Command::AimAt {
                    facility: ship.facility,
                };
                targets.map(aim).collect()
            }
            Prompt::ChooseShot { facility, last } => self.shots(facility, last),
            Prompt::ChooseSunk => self.sinks(),
            Prompt::ChooseRecovered => {
                let fitting = Tech::ALL.into_iter().filter(|&card| self.recoverable(card));
                fitting.map(|card| Command::Recover { card }).collect()
            }
            Prompt::ChooseSurplus { surplus } => self.splits(surplus),
            // The list of these is one command.
            Prompt::Start => BTreeSet::from([Command::Roll]),
            Prompt::Commit { .. } => BTreeSet::from([Command::Commit]),
            _ => self.on_the_planet(prompt),
        }
    }
    /// Plain dice that fit.
    fn dice(&self, fits: impl Fn(Ship, u8) -> bool) -> BTreeSet<Command> {
        let fitting = self
            .plain()
            .into_iter()
            .filter(|(ship, class)| fits(*ship, class.value));
        fitting.map(|(_, class)| Command::ChooseDie { class }).collect()
    }
    /// Ways to give back what is over eight.
    fn splits(&self, surplus: u8) -> BTreeSet<Command> {
        let over = self.fuel() + self.ore() - 8;
        assert_eq!(surplus, over);
        let splits = (0..=over).map(|fuel| (fuel, over - fuel));
        let fitting = splits.filter(|&(fuel, ore)| fuel <= self.fuel() && ore <= self.ore());
        fitting
            .map(|(fuel, ore)| Command::ReturnSurplus { fuel, ore })
            .collect()
    }
    /// Questions about territories, fields and colonies.
    fn on_the_planet(&self, prompt: Prompt) -> BTreeSet<Command> {
        let territories = |fits: &dyn Fn(Territory) -> bool, command: fn(Territory) -> Command| {
            let fitting = Territory::ALL.into_iter().filter(|territory| fits(*territory));
            fitting.map(command).collect()
        };
        let free = |territory| !self.lies(Field::Repulsor, territory);
        let loose = self.loose();
        let pick = |&(seat, territory): &(usize, Territory)| Command::PickColony {
            seat: Seat::wrapping(seat),
            territory,
        };
        match prompt {
            Prompt::ChooseTerritory { .. } => territories(&free, |territory| Command::PlaceColony { territory }),
            Prompt::ChooseBonus => territories(&|territory| self.borrowable(territory), |territory| {
                Command::BorrowBonus { territory }
            }),
            Prompt::ChooseField { field, .. } => territories(&|territory| !self.lies(field, territory), |territory| {
                Command::PlaceField { territory }
            }),
            Prompt::ChooseDestination { from, .. } => {
                territories(&|territory| free(territory) && territory != from, |territory| {
                    Command::MoveColonyTo { territory }
                })
            }
            Prompt::ChooseRemoval => {
                let lies = |field: &Field| self.board.fields[field.index()].is_some();
                let fields = Field::ALL.into_iter().filter(lies);
                fields.map(|field| Command::RemoveField { field }).collect()
            }
            Prompt::ChooseMoved => loose.iter().map(pick).collect(),
            Prompt::ChooseSwapFirst => {
                let fits = |one: &&(usize, Territory)| loose.iter().any(|two| two.0 != one.0 && two.1 > one.1);
                loose.iter().filter(fits).map(pick).collect()
            }
            Prompt::ChooseSwapSecond { seat, from } => {
                let fits = |two: &&(usize, Territory)| two.0 != seat.index() && two.1 > from;
                loose.iter().filter(fits).map(pick).collect()
            }
            other => panic!("this reading does not know {other:?}"),
        }
    }
}
