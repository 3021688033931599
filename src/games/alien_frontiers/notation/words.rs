//! Names of seats, facilities, territories, cards, dice and ships, and the tables of commands, prompts and events.

use super::super::{
    Amount, Cause, Chosen, Class, ColonySource, Command, Dice, Ending, Event, Facility, Field, Final, Goods, HubStep,
    Place, Prompt, RelicLoss, SHIPS, Setup, Ship, ShotTarget, Tech, Territory,
};
use crate::rules::{
    NotationError, Seat,
    words::{self, Colons, Flag, Form, FromOne, Tail, Words, lexicon},
};

/// Words of one line.
pub(super) type Reader<'a> = words::Reader<'a, Setup>;
pub(super) type Writer<'a> = words::Writer<'a, Setup>;
pub(super) type Read<T = ()> = Result<T, NotationError>;

lexicon! {
    enum Command of Setup, "a command such as roll, dock or end";
    "roll"       Roll
    "dock"       Dock { facility, dice }
    "trade"      Trade
    "cycle"      Cycle
    "claim"      Claim { card }
    "launch"     Launch
    "relic"      BuyRelic
    "use"        UsePower { card }
    "discard"    DiscardCard { card }
    "end"        EndTurn
    "place"      PlaceColony { territory }
    "raid goods" RaidResources
    "raid card"  RaidCard { seat, card }
    "raid none"  DeclineRaid
    "take"       TakeResource { seat, goods }
    "die"        ChooseDie { class }
    "borrow"     BorrowBonus { territory }
    "recall"     RecallShip { facility, class }
    "aim"        AimAt { facility }
    "shoot"      Shoot { group as FromOne, seat, class }
    "cease"      CeaseFire
    "sink"       Sink { facility & group as Berth, seat, class }
    "field"      PlaceField { territory }
    "lift"       RemoveField { field }
    "pick"       PickColony { seat, territory }
    "to"         MoveColonyTo { territory }
    "recover"    Recover { card }
    "return"     ReturnSurplus { fuel as Units('F'), ore as Units('O') }
    "commit"     Commit
}

lexicon! {
    enum Prompt of Setup, "a prompt such as main or choose-raid";
    "start"              Start
    "main"               Main
    "choose-territory"   ChooseTerritory { from }
    "choose-raid"        ChooseRaid
    "choose-loot"        ChooseLoot { left, last as Tail }
    "choose-die"         ChooseDie { card }
    "choose-lowered"     ChooseLowered
    "choose-raised"      ChooseRaised { lowered }
    "choose-reroll"      ChooseReroll { chosen }
    "choose-bonus"       ChooseBonus
    "choose-docked"      ChooseDocked
    "choose-aim"         ChooseAim
    "choose-shot"        ChooseShot { facility, last as Tail }
    "choose-sunk"        ChooseSunk
    "choose-field"       ChooseField { card, field }
    "choose-removal"     ChooseRemoval
    "choose-moved"       ChooseMoved
    "choose-destination" ChooseDestination { seat, from }
    "choose-swap-first"  ChooseSwapFirst
    "choose-swap-second" ChooseSwapSecond { seat, from }
    "choose-recovered"   ChooseRecovered
    "choose-surplus"     ChooseSurplus { surplus }
    "commit"             Commit { what }
}

lexicon! {
    enum Event of Setup, "an event such as docked";
    "game-started"     GameStarted { first }
    "card-dealt"       CardDealt { seat, card }
    "display-dealt"    DisplayDealt { slot as FromOne, card }
    "turn-started"     TurnStarted { seat, turn }
    "ship-spent"       ShipSpent { ship }
    "relic-returned"   RelicReturned { from, why }
    "gathered"         Gathered { seat, ships }
    "rolled"           Rolled { dice as Colons }
    "cache-paid"       CachePaid { odd, even, gain }
    "cache-lost"       CacheLost
    "docked"           Docked { facility, port as FromOne, values as Commas, ships }
    "bumped"           Bumped { ships }
    "gained"           Gained { seat, gain, why }
    "paid"             Paid { seat, price, why }
    "traded"           Traded { seat, fuel }
    "ship-built"       ShipBuilt { ship }
    "relic-bought"     RelicBought { seat }
    "hub-advanced"     HubAdvanced { seat, from, to, why }
    "hub-excess-lost"  HubExcessLost { seat }
    "launched"         Launched { seat }
    "colony-placed"    ColonyPlaced { seat, territory, hub as Flag("hub") }
    "colony-moved"     ColonyMoved { seat, from, to }
    "colonies-swapped" ColoniesSwapped { first, second }
    "control-changed"  ControlChanged { territory, from, to }
    "looted"           Looted { by, from, goods }
    "card-stolen"      CardStolen { by, from, card, discarded as Flag("discarded") }
    "raid-declined"    RaidDeclined { seat }
    "cycled"           Cycled { cards }
    "reshuffled"       Reshuffled { count }
    "claimed"          Claimed { seat, card }
    "power-used"       PowerUsed { seat, card }
    "die-changed"      DieChanged { ship, from, to, why }
    "rerolled"         Rerolled { dice as Colons }
    "recalled"         Recalled { ship, from }
    "ship-shot"        ShipShot { ship, from, to, by }
    "bonus-borrowed"   BonusBorrowed { seat, territory }
    "card-discarded"   CardDiscarded { seat, card }
    "field-placed"     FieldPlaced { field, from, to }
    "field-removed"    FieldRemoved { field, from }
    "card-recovered"   CardRecovered { seat, card }
    "parked"           Parked { ships }
    "returned"         Returned { seat, fuel as Units('F'), ore as Units('O') }
    "turn-ended"       TurnEnded { seat }
    "score-changed"    ScoreChanged { seat, from, to }
    "end-reached"      EndReached { why }
    "game-over"        GameOver { ranking as Colons }
}

lexicon! {
    Facility:
    "SC" SolarConverter, "LM" LunarMine, "OM" OrbitalMarket, "SY" Shipyard, "CC" ColonyConstructor,
    "TS" TerraformingStation, "HUB" ColonistHub, "ART" AlienArtifact, "RO" RaidersOutpost
}
lexicon! {
    Territory:
    "asimov" AsimovCrater, "bradbury" BradburyPlateau, "burroughs" BurroughsDesert, "heinlein" HeinleinPlains,
    "herbert" HerbertValley, "lem" LemBadlands, "pohl" PohlFoothills, "vanvogt" VanVogtMountains
}
lexicon! {
    Tech:
    "city" AlienCity, "monument" AlienMonument, "booster" BoosterPod, "crystal" DataCrystal,
    "gravity" GravityManipulator, "decoy" HolographicDecoy, "teleporter" OrbitalTeleporter, "plasma" PlasmaCannon,
    "polarity" PolarityDevice, "cache" ResourceCache, "stasis" StasisBeam, "warper" TemporalWarper
}
lexicon! { Field: "isolation" Isolation, "positron" Positron, "repulsor" Repulsor }
lexicon! { Goods: "fuel" Fuel, "ore" Ore }
lexicon! { Ending: "colonies" Colonies, "vp-target" VpTarget, "no-colonies" NoColonies, "rounds" Rounds }
lexicon! { Final: "cycle" Cycle, "claim" Claim, "end" End }
lexicon! { ColonySource: "supply" Supply, "hub" Hub }
lexicon! { RelicLoss: "terraformed" Terraformed, "control" Control, "isolation" Isolation, "plasma" Plasma }
lexicon! { HubStep: "ship" Ship, "asimov" Asimov, "excess" Excess }
lexicon! { struct Amount of Setup { fuel as Units('F'), ore as Units('O') } }
lexicon! { struct ShotTarget of Setup { group as FromOne, seat, class } }

/// Names of the seats.
const SEATS: [&str; 4] = ["A", "B", "C", "D"];

/// `A`: a seat that takes part.
impl Words<Setup> for Seat {
    fn write(&self, line: &mut Writer<'_>) {
        line.word(SEATS[self.index()]);
    }
    fn read(line: &mut Reader<'_>) -> Read<Self> {
        let players = line.setup.players;
        line.one_of(&SEATS[..players.get()]).map(Self::wrapping)
    }
}

/// `A0` to `A5`, or `relic`.
impl Words<Setup> for Ship {
    fn write(&self, line: &mut Writer<'_>) {
        match *self {
            Self::Coloured(owner, number) => line.word(format!("{}{number}", SEATS[owner.index()])),
            Self::Relic => line.word("relic"),
        }
    }
    fn read(line: &mut Reader<'_>) -> Read<Self> {
        let fleet = |owner| (0..SHIPS as u8).map(move |number| Self::Coloured(owner, number));
        let all = line.setup.players.seats().flat_map(fleet).chain([Self::Relic]);
        line.one(all, "a ship such as A0, or relic")
    }
}

/// `3`, `3r` (Relic Ship), `3t` (teleported) or `3rt`.
impl Words<Setup> for Class {
    fn write(&self, line: &mut Writer<'_>) {
        let relic = if self.relic { "r" } else { "" };
        let teleported = if self.teleported { "t" } else { "" };
        line.word(format!("{}{relic}{teleported}", self.value));
    }
    fn read(line: &mut Reader<'_>) -> Read<Self> {
        let marks = [(false, false), (true, false), (false, true), (true, true)];
        let of_value = |value| {
            marks.map(|(relic, teleported)| Self {
                value,
                relic,
                teleported,
            })
        };
        line.one(
            (1..=6).flat_map(of_value),
            "a die such as 3, 3r (Relic) or 3t (teleported)",
        )
    }
}

/// One to three dice: the rest of the line.
impl Words<Setup> for Dice {
    fn write(&self, line: &mut Writer<'_>) {
        self.iter().collect::<Vec<Class>>().write(line);
    }
    fn read(line: &mut Reader<'_>) -> Read<Self> {
        let dice = Self::of(&line.read::<Vec<Class>>()?);
        dice.filter(|dice| !dice.is_empty())
            .ok_or_else(|| line.wrong("one to three dice"))
    }
}

/// The dice chosen for a re-roll, `r` for the Relic Ship.
impl Words<Setup> for Chosen {
    fn write(&self, line: &mut Writer<'_>) {
        let of_value = |(value, &count): (usize, &u8)| vec![(value + 1).to_string(); count.into()];
        let coloured = self.coloured.iter().enumerate().flat_map(of_value);
        let dice: Vec<_> = coloured.chain(self.relic.then(|| "r".to_owned())).collect();
        line.word(if dice.is_empty() {
            "-".to_owned()
        } else {
            dice.join(" ")
        });
    }
    fn read(line: &mut Reader<'_>) -> Read<Self> {
        let mut chosen = Self::default();
        line.list(|line| {
            if line.take("r") {
                chosen.relic = true;
                return Ok(());
            }
            let value = pips(line)?;
            chosen.coloured[usize::from(value) - 1] += 1;
            if usize::from(chosen.coloured.iter().sum::<u8>()) > SHIPS {
                return Err(line.wrong("no more than six coloured dice"));
            }
            Ok(())
        })?;
        Ok(chosen)
    }
}

/// The value that a die shows.
pub(super) fn pips(line: &mut Reader<'_>) -> Read<u8> {
    line.one(1..=6, "a value from 1 to 6")
}

/// `stock`, `bay`, `hand:3`, or facility, port from 1 and value: `LM:2:5`.
impl Words<Setup> for Place {
    fn write(&self, line: &mut Writer<'_>) {
        match *self {
            Self::Stock => line.word("stock"),
            Self::Bay => line.word("bay"),
            Self::Hand { value } => line.word(format!("hand:{value}")),
            Self::Docked { facility, port, value } => {
                let facility = words::text(line.setup, &facility);
                line.word(format!("{facility}:{}:{value}", u16::from(port) + 1));
            }
        }
    }
    fn read(line: &mut Reader<'_>) -> Read<Self> {
        let ports = line.setup.ports;
        let values = || 1..=6_u8;
        let at = |facility: Facility| {
            let of_port = move |port| values().map(move |value| Self::Docked { facility, port, value });
            (0..ports[facility.index()]).flat_map(of_port)
        };
        let hand = values().map(|value| Self::Hand { value });
        let all = [Self::Stock, Self::Bay].into_iter().chain(hand);
        let all = all.chain(Facility::ALL.into_iter().flat_map(at));
        line.one(all, "a place such as bay, stock, hand:3 or LM:2:5")
    }
}

/// The cause for which goods came or went: a facility, a card, `launch` or `relic`.
impl Words<Setup> for Cause {
    fn write(&self, line: &mut Writer<'_>) {
        match self {
            Self::At(facility) => facility.write(line),
            Self::Power(card) => card.write(line),
            Self::Launch => line.word("launch"),
            Self::Relic => line.word("relic"),
        }
    }
    fn read(line: &mut Reader<'_>) -> Read<Self> {
        let facilities = Facility::ALL.into_iter().map(Self::At);
        let cards = Tech::ALL.into_iter().map(Self::Power);
        let all = facilities.chain(cards).chain([Self::Launch, Self::Relic]);
        line.one(all, "a facility, a card, launch or relic")
    }
}

/// A number and what it is of: `2F`.
struct Units(char);

impl Form<Setup, u8> for Units {
    fn write(&self, units: u8, line: &mut Writer<'_>) {
        line.word(format!("{units}{}", self.0));
    }
    fn read(&self, line: &mut Reader<'_>) -> Read<u8> {
        let Self(mark) = *self;
        let all = (0..=u8::MAX).map(|units| (format!("{units}{mark}"), units));
        let expected = format!("a number and {mark}, such as 2{mark}");
        line.parsed(all, &expected, |word| word.strip_suffix(mark)?.parse().ok())
    }
}

/// A facility, and a group from 1 where it has groups: single ports are none, their ships are named without one.
struct Berth;

impl Form<Setup, (Facility, u8)> for Berth {
    fn write(&self, (facility, group): (Facility, u8), line: &mut Writer<'_>) {
        facility.write(line);
        if line.setup.components.facility(facility).group > 1 || group > 0 {
            FromOne.write(group, line);
        }
    }
    fn read(&self, line: &mut Reader<'_>) -> Read<(Facility, u8)> {
        let facility = line.read()?;
        // Seat and die follow.
        let group = if line.left() > 2 { FromOne.read(line)? } else { 0 };
        Ok((facility, group))
    }
}

/// Values in one word.
struct Commas;

impl Form<Setup, Vec<u8>> for Commas {
    fn write(&self, values: Vec<u8>, line: &mut Writer<'_>) {
        line.word(values.iter().map(u8::to_string).collect::<Vec<_>>().join(","));
    }
    fn read(&self, line: &mut Reader<'_>) -> Read<Vec<u8>> {
        line.parts(',')
    }
}
