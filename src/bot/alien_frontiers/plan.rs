//! A rough estimate of the gains that the ships in hand can still bring in this turn: the best use first, each ship once.

use super::{CIRCLE, FUEL, LANDED, ORE, POINT, SHIP, card_worth, sum};
use crate::games::alien_frontiers::{Amount, Board, Docks, Facility, Final, Gate, Prompt, Setup, Tech};

/// Factor for a planned gain, 5/6: a plan is worth a little less than the deed.
const PLANNED: (i32, i32) = (5, 6);
/// Half the chance of the control of a territory.
const HOPE: i32 = 50;
/// A ship that is rolled again.
const UNKNOWN: i32 = 17;
/// The best of three cards that are still face down.
const DEALT: i32 = 45;
/// A unit that is raided: had by one, missed by others.
const LOOT: i32 = 11;

/// The ships in hand by value.
struct Hand([u8; 7]);

impl Hand {
    /// Takes away this many ships of one value, the highest possible.
    fn take_equal(&mut self, ships: u8, least: u8) -> Option<u8> {
        let value = (least..=6).rev().find(|&value| self.0[usize::from(value)] >= ships)?;
        self.0[usize::from(value)] -= ships;
        Some(value)
    }
    /// Takes away three ships in a row of a higher sum than that.
    fn take_run(&mut self, above: u32) -> bool {
        let first = (1..=4_u8).find(|&first| {
            let has = |value: u8| self.0[usize::from(value)] > 0;
            u32::from(first) * 3 + 3 > above && has(first) && has(first + 1) && has(first + 2)
        });
        let Some(first) = first else { return false };
        for value in first..first + 3 {
            self.0[usize::from(value)] -= 1;
        }
        true
    }
    fn sum(&self) -> i32 {
        (1..)
            .zip(&self.0[1..])
            .map(|(value, &count)| value * i32::from(count))
            .sum()
    }
}

impl Board {
    /// Value of what the active seat can still do in its turn.
    pub(super) fn plan(&self, setup: &Setup) -> i32 {
        let mut hand = Hand([0; 7]);
        for (_, class) in self.hand() {
            if let Some(count) = hand.0.get_mut(usize::from(class.value)) {
                *count += 1;
            }
        }
        let again = self.take_rerolled(&mut hand);
        let docks = Docks::of(setup, self);
        let done = self.colonies_planned(setup, &docks, &mut hand)
            + self.pairs_planned(setup, &docks, &mut hand)
            + self.raid_planned(setup, &docks, &mut hand)
            + self.rest_planned(setup, &docks, &hand)
            + self.claim_planned(setup, &docks, &hand);
        done * PLANNED.0 / PLANNED.1 + again
    }

    /// Ships chosen for a re-roll show nothing that counts.
    fn take_rerolled(&self, hand: &mut Hand) -> i32 {
        let Some(Prompt::ChooseReroll { chosen }) = self.prompt else {
            return 0;
        };
        let mut again = 0;
        for (count, chosen) in hand.0[1..].iter_mut().zip(chosen.coloured) {
            *count = count.saturating_sub(chosen);
            again += i32::from(chosen);
        }
        UNKNOWN * again
    }

    fn colonies_planned(&self, setup: &Setup, docks: &Docks<'_>, hand: &mut Hand) -> i32 {
        let colony = POINT + LANDED + HOPE;
        let mut worth = 0;
        if let Ok(gate) = docks.gate(Facility::ColonyConstructor)
            && hand.take_equal(gate.ships, 1).is_some()
        {
            worth += colony - price(gate.price);
        }
        if let Ok(gate) = docks.gate(Facility::TerraformingStation) {
            let gain = colony - price(gate.price) - SHIP[1] * self.turns_left(setup);
            if gate.coloured && gain > 0 && hand.take_equal(1, 6).is_some() {
                worth += gain;
            }
        }
        worth
    }

    fn pairs_planned(&self, setup: &Setup, docks: &Docks<'_>, hand: &mut Hand) -> i32 {
        let mut worth = 0;
        if let Ok(gate) = docks.gate(Facility::Shipyard) {
            let gain = SHIP[1] * self.turns_left(setup) - price(gate.price);
            if gain > 0 && hand.take_equal(gate.ships, 1).is_some() {
                worth += gain;
            }
        }
        worth
    }

    fn raid_planned(&self, setup: &Setup, docks: &Docks<'_>, hand: &mut Hand) -> i32 {
        let Ok(gate) = docks.gate(Facility::RaidersOutpost) else {
            return 0;
        };
        if !hand.take_run(gate.above) {
            return 0;
        }
        let others = setup.players.others(self.active).map(|seat| &self.players[seat]);
        let open = others.filter(|player| !player.cards.contains(Tech::HolographicDecoy));
        let units: u16 = open.map(|player| player.goods.total()).sum();
        LOOT * i32::from(units.min(setup.components.raid.loot.into()))
    }

    /// Single ships, each where it is worth most. Ports that fill up are not considered.
    fn rest_planned(&self, setup: &Setup, docks: &Docks<'_>, hand: &Hand) -> i32 {
        let open = |facility| docks.gate(facility).ok();
        let (mine, solar) = (open(Facility::LunarMine), open(Facility::SolarConverter));
        let (hub, artifact) = (open(Facility::ColonistHub), open(Facility::AlienArtifact));
        let goods = self.actor().goods;
        let gain = |gain: Amount| {
            let more = Amount::new(goods.fuel.saturating_add(gain.fuel), goods.ore.saturating_add(gain.ore));
            let worth = |goods: Amount| sum(&FUEL, goods.fuel) + sum(&ORE, goods.ore);
            worth(more) - worth(goods)
        };
        let one = |value: u8| {
            let fits = |gate: &Option<Gate>| gate.is_some_and(|gate| value >= gate.at_least);
            let uses = [
                fits(&mine).then(|| gain(Amount::new(0, 1))),
                fits(&solar).then(|| gain(self.solar_gain(setup, value))),
                fits(&hub).then_some(CIRCLE),
                fits(&artifact).then_some(2),
            ];
            uses.into_iter().flatten().max().unwrap_or(0)
        };
        let all = (1..=6_u8).map(|value| i32::from(hand.0[usize::from(value)]) * one(value));
        all.sum()
    }

    /// A card that can be claimed, or could be with the ships that are left.
    fn claim_planned(&self, setup: &Setup, docks: &Docks<'_>, hand: &Hand) -> i32 {
        let wanted = i32::from(setup.components.artifact.claim_at);
        let have = i32::from(self.flags.credit);
        if have == 0 {
            return 0;
        }
        let owned = self.actor().cards;
        let new = self.display.iter().flatten().filter(|card| !owned.contains(**card));
        let points = |card: Tech| POINT * i32::from(setup.components.card(card).points);
        let best = match self.prompt {
            Some(Prompt::Commit { what: Final::Cycle }) => DEALT,
            _ => new.map(|&card| card_worth(card) + points(card)).max().unwrap_or(0),
        };
        let open = docks.gate(Facility::AlienArtifact).is_ok();
        if have >= wanted {
            best
        } else if open && have + hand.sum() >= wanted {
            best * have / wanted
        } else {
            0
        }
    }
}

fn price(price: Amount) -> i32 {
    // What is spent would be among the first units.
    i32::from(price.fuel) * FUEL[1] + i32::from(price.ore) * ORE[1]
}
