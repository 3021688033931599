//! Commands, said as what a player would do by choosing them.

use super::{amount, bonus, card, dice, die, facility, field, goods, territory};
use crate::{
    games::alien_frontiers::{
        Amount, Chosen, Class, Command, Dice, Docked, Facility, Field, Final, Goods, Prompt, ShotTarget, State, Tech,
        Territory,
    },
    rules::Seat,
    text::{About, capitalised, t, t_args, yes_no},
};

impl About<'_, State> {
    /// A legal command as a line of the list "What can I do?", such as "Dock 3 3 at the Orbital Market (1 ore for 3
    /// fuel)".
    ///
    /// `prompt` is the question that the command answers: the same die reads differently for different cards.
    #[must_use]
    pub fn command(&self, prompt: Option<&Prompt>, command: &Command) -> String {
        let text = match *command {
            Command::Roll => t("af-command-roll"),
            Command::Dock { facility, dice } => self.dock(facility, dice),
            Command::Trade => {
                let rate = self.view.table.market_rate(self.setup).unwrap_or_default();
                t_args("af-command-trade", &[("goods", goods(Goods::Fuel, rate).into())])
            }
            Command::Cycle => t("af-command-cycle"),
            Command::Claim { card } => of_card("af-command-claim", card),
            Command::Launch => priced("af-command-launch", self.setup.components.hub.launch),
            Command::BuyRelic => priced("af-command-relic", self.setup.components.relic.price),
            Command::UsePower { card } => self.use_power(card),
            Command::DiscardCard { card } => discard(card),
            Command::EndTurn => t_args("af-command-end", &[("left", self.view.table.hand().count().into())]),
            Command::PlaceColony { territory } => {
                self.placing("af-command-place", self.view.table.active, None, territory)
            }
            Command::RaidResources => t("af-command-raid-goods"),
            Command::RaidCard { seat, card } => self.raid_card(seat, card),
            Command::DeclineRaid => t("af-command-raid-nothing"),
            Command::TakeResource { seat, goods: kind } => t_args(
                "af-command-take",
                &[("goods", goods(kind, 1).into()), ("name", self.seat(seat).into())],
            ),
            Command::ChooseDie { class } => choose_die(prompt, class),
            Command::BorrowBonus { territory } => self.borrow(territory),
            Command::RecallShip { facility: from, class } => t_args(
                "af-command-recall",
                &[("die", die(class).into()), ("facility", facility(from).into())],
            ),
            Command::AimAt { facility: at } => t_args("af-command-aim", &[("facility", facility(at).into())]),
            Command::Shoot { group, seat, class } => self.shoot(prompt, ShotTarget { group, seat, class }),
            Command::CeaseFire => t("af-command-cease"),
            Command::Sink {
                facility: at,
                group,
                seat,
                class,
            } => t_args(
                "af-command-sink",
                &[
                    ("ship", self.target(at, ShotTarget { group, seat, class }).into()),
                    ("facility", facility(at).into()),
                ],
            ),
            Command::PlaceField { territory: to } => t_args(
                "af-command-field",
                &[
                    ("field", placed_field(prompt).into()),
                    ("territory", territory(to).into()),
                ],
            ),
            Command::RemoveField { field } => self.lift(field),
            Command::PickColony { seat, territory: on } => t_args(
                "af-command-pick",
                &[
                    ("colony", self.colony(seat).into()),
                    ("territory", territory(on).into()),
                ],
            ),
            Command::MoveColonyTo { territory } => self.move_to(prompt, territory),
            Command::Recover { card } => of_card("af-command-recover", card),
            Command::ReturnSurplus { fuel, ore } => {
                t_args("af-command-return", &[("goods", amount(Amount::new(fuel, ore)).into())])
            }
            Command::Commit => self.commit(prompt),
        };
        capitalised(&text)
    }

    /// A docking with what it costs or brings.
    fn dock(&self, at: Facility, docked: Dice) -> String {
        t_args(
            "af-command-dock",
            &[
                ("dice", dice(docked.iter()).into()),
                ("facility", facility(at).into()),
                ("note", self.dock_note(at, docked).into()),
            ],
        )
    }

    fn dock_note(&self, at: Facility, docked: Dice) -> String {
        let (table, components) = (&self.view.table, &self.setup.components);
        let value = docked.iter().next().map_or(0, |class| class.value);
        let price = table.dock_price(self.setup, at);
        match at {
            Facility::SolarConverter => gain(table.solar_gain(self.setup, value)),
            Facility::LunarMine => gain(Amount::new(0, 1)),
            Facility::OrbitalMarket => {
                let rate = if table.bonus(Territory::HeinleinPlains) {
                    components.territory(Territory::HeinleinPlains).rate
                } else {
                    value
                };
                let rate = table.market_rate(self.setup).map_or(rate, |now| now.min(rate));
                t_args("af-note-market", &[("rate", goods(Goods::Fuel, rate).into())])
            }
            Facility::Shipyard => priced("af-note-ship", price),
            Facility::ColonyConstructor => priced("af-note-colony", price),
            Facility::TerraformingStation => priced("af-note-terraform", price),
            Facility::ColonistHub => {
                let to = self.hub_after();
                t_args(
                    "af-note-hub",
                    &[("to", to.into()), ("circles", components.hub.circles.into())],
                )
            }
            Facility::AlienArtifact => {
                let (have, wanted) = (table.flags.credit.saturating_add(value), components.artifact.claim_at);
                t_args(
                    "af-note-credit",
                    &[
                        ("enough", yes_no(have >= wanted).into()),
                        ("have", have.into()),
                        ("wanted", wanted.into()),
                    ],
                )
            }
            Facility::RaidersOutpost => {
                let there: Vec<_> = table.docked_at(at).map(|docked| docked.ship).collect();
                if there.is_empty() {
                    t("af-note-raid")
                } else {
                    t_args("af-note-raid-bump", &[("ships", self.ships(&there).into())])
                }
            }
        }
    }

    /// The circle of the own colony after one more ship at the Colonist Hub.
    pub(super) fn hub_after(&self) -> u8 {
        let (table, components) = (&self.view.table, &self.setup.components);
        let earned =
            table.flags.hub_docked.saturating_add(1) >= components.territory(Territory::AsimovCrater).min_ships;
        let more = if earned && !table.flags.asimov_used && table.bonus(Territory::AsimovCrater) {
            components.territory(Territory::AsimovCrater).advance
        } else {
            0
        };
        let to = table.actor().hub.saturating_add(1).saturating_add(more);
        to.min(components.hub.circles)
    }

    fn use_power(&self, which: Tech) -> String {
        let price = self.setup.components.card(which).price;
        let (id, price) = match which {
            Tech::DataCrystal => ("af-command-use-per-colony", price),
            Tech::PlasmaCannon => ("af-command-use-per-ship", price),
            _ => ("af-command-use", self.less_pohl(price)),
        };
        t_args(
            id,
            &[
                ("card", card(which).into()),
                ("price", goods(Goods::Fuel, price).into()),
            ],
        )
    }

    /// The fuel of one use of a power.
    fn less_pohl(&self, fuel: u8) -> u8 {
        if self.view.table.bonus(Territory::PohlFoothills) {
            fuel.saturating_sub(self.setup.components.territory(Territory::PohlFoothills).fuel)
        } else {
            fuel
        }
    }

    fn raid_card(&self, from: Seat, which: Tech) -> String {
        let owned = self.view.table.actor().cards.contains(which);
        t_args(
            "af-command-raid-card",
            &[
                ("owned", yes_no(owned).into()),
                ("name", self.seat(from).into()),
                ("card", card(which).into()),
            ],
        )
    }

    fn borrow(&self, from: Territory) -> String {
        let each = self.setup.components.card(Tech::DataCrystal).price;
        let price = self.less_pohl(each.saturating_mul(self.view.table.colonies_on(from)));
        t_args(
            "af-command-borrow",
            &[
                ("territory", territory(from).into()),
                ("price", goods(Goods::Fuel, price).into()),
                ("bonus", bonus(&self.setup.components, from).into()),
            ],
        )
    }

    /// One shot; the first of a use is cheaper with Pohl Foothills.
    fn shoot(&self, prompt: Option<&Prompt>, target: ShotTarget) -> String {
        let price = self.setup.components.card(Tech::PlasmaCannon).price;
        let (ship, first) = match prompt {
            Some(Prompt::ChooseShot { facility, last }) => (self.target(*facility, target), last.is_none()),
            _ => (self.ship(target.seat, target.class), true),
        };
        let price = if first { self.less_pohl(price) } else { price };
        t_args(
            "af-command-shoot",
            &[("ship", ship.into()), ("price", goods(Goods::Fuel, price).into())],
        )
    }

    /// A docked ship that is shot at, with its group where another group holds one like it: "Cleo's 3 in group 2".
    fn target(&self, at: Facility, target: ShotTarget) -> String {
        let ship = self.ship(target.seat, target.class);
        let group = |port: u8| self.setup.group_of(at, port);
        let like = |docked: &Docked| (docked.seat, docked.class()) == (target.seat, target.class);
        let mut docked = self.view.table.docked_at(at).filter(like);
        if docked.all(|docked| group(docked.port) == target.group) {
            return ship;
        }
        let number = target.group.saturating_add(1);
        t_args("af-in-group", &[("ship", ship.into()), ("group", number.into())])
    }

    /// A ship with its owner: "Cleo's 3".
    fn ship(&self, seat: Seat, class: Class) -> String {
        self.of_seat("af-ship-of", seat, &[("value", die(class).into())])
    }

    fn lift(&self, which: Field) -> String {
        let from = self.view.table.field(which).map(territory).unwrap_or_default();
        t_args(
            "af-command-lift",
            &[("field", field(which).into()), ("territory", from.into())],
        )
    }

    fn move_to(&self, prompt: Option<&Prompt>, to: Territory) -> String {
        match prompt {
            Some(Prompt::ChooseDestination { seat, from }) => {
                self.placing("af-command-move-to", *seat, Some(*from), to)
            }
            _ => territory(to),
        }
    }

    /// A colony that comes to a territory, with the control there afterwards.
    fn placing(&self, id: &str, seat: Seat, from: Option<Territory>, to: Territory) -> String {
        let before = self.view.table.control(to);
        let mut then = self.view.table;
        if let Some(from) = from {
            then.colonies[from.index()][seat] = then.colonies[from.index()][seat].saturating_sub(1);
        }
        then.colonies[to.index()][seat] = then.colonies[to.index()][seat].saturating_add(1);
        let effect = self.effect(before, then.control(to));
        t_args(id, &[("territory", territory(to).into()), ("effect", effect.into())])
    }

    fn effect(&self, before: Option<Seat>, after: Option<Seat>) -> String {
        match (before, after) {
            (_, Some(seat)) if before == after => self.of_seat("af-effect-keep", seat, &[]),
            (_, Some(seat)) => self.of_seat("af-effect-take", seat, &[]),
            (Some(seat), None) => self.of_seat("af-effect-break", seat, &[]),
            (None, None) => t("af-effect-nobody"),
        }
    }

    fn commit(&self, prompt: Option<&Prompt>) -> String {
        match prompt {
            Some(Prompt::ChooseReroll { chosen }) => {
                t_args("af-command-reroll", &[("dice", dice(self.chosen_dice(*chosen)).into())])
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
        let relic = self.view.table.hand().map(|(_, class)| class).find(|class| class.relic);
        dice.extend(relic.filter(|_| chosen.relic));
        dice
    }
}

fn of_card(id: &str, which: Tech) -> String {
    t_args(id, &[("card", card(which).into())])
}

fn priced(id: &str, price: Amount) -> String {
    t_args(id, &[("price", amount(price).into())])
}

fn gain(gain: Amount) -> String {
    t_args("af-note-gain", &[("gain", amount(gain).into())])
}

fn discard(which: Tech) -> String {
    let (card, what) = (card(which), discard_for(which));
    t_args("af-command-discard", &[("card", card.into()), ("what", what.into())])
}

/// The effect that a card is discarded for, in a few words.
fn discard_for(which: Tech) -> String {
    match which {
        Tech::BoosterPod => t("af-what-booster-pod"),
        Tech::DataCrystal => t_args("af-what-field", &[("field", field(Field::Positron).into())]),
        Tech::GravityManipulator => t_args("af-what-field", &[("field", field(Field::Repulsor).into())]),
        Tech::StasisBeam => t_args("af-what-field", &[("field", field(Field::Isolation).into())]),
        Tech::OrbitalTeleporter => t("af-what-orbital-teleporter"),
        Tech::PlasmaCannon => t("af-what-plasma-cannon"),
        Tech::PolarityDevice => t("af-what-polarity-device"),
        Tech::TemporalWarper => t("af-what-temporal-warper"),
        // These cannot be discarded for anything.
        Tech::AlienCity | Tech::AlienMonument | Tech::HolographicDecoy | Tech::ResourceCache => t("af-nothing"),
    }
}

/// The choice of a die for a card, with what becomes of the die.
fn choose_die(prompt: Option<&Prompt>, class: Class) -> String {
    let to = match prompt {
        Some(Prompt::ChooseDie { card: Tech::StasisBeam } | Prompt::ChooseLowered) => class.value.saturating_sub(1),
        Some(Prompt::ChooseDie {
            card: Tech::PolarityDevice,
        }) => 7_u8.saturating_sub(class.value),
        Some(Prompt::ChooseReroll { .. }) => {
            return t_args("af-command-die-again", &[("die", die(class).into())]);
        }
        _ => class.value.saturating_add(1),
    };
    t_args("af-command-die-to", &[("die", die(class).into()), ("to", to.into())])
}

fn placed_field(prompt: Option<&Prompt>) -> String {
    match prompt {
        Some(Prompt::ChooseField { field: which, .. }) => field(*which),
        _ => t("af-field"),
    }
}
