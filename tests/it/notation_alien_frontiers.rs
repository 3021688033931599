//! Positions and commands of Alien Frontiers as text.

use crate::{
    notation::{
        any_text, any_text_is_lawful_or_refused, commands_stay_as_written, holds, positions_are_refused,
        wrong_words_are_named,
    },
    support::setup,
};
use podbay::{
    games::alien_frontiers::{Class, Command, Dice, Facility, Field, Goods, State, Tech, Territory},
    rules::{Game, MAX_SEATS, Notation, Seat},
};
use proptest::{collection, prelude::*, sample};

/// Any command that can be said with four seats.
fn any_command() -> impl Strategy<Value = Command> {
    let seat = || (0..MAX_SEATS).prop_map(Seat::wrapping);
    let facility = || sample::select(Facility::ALL.to_vec());
    let territory = || sample::select(Territory::ALL.to_vec());
    let card = || sample::select(Tech::ALL.to_vec());
    let class = || {
        (1..=6_u8, any::<bool>(), any::<bool>()).prop_map(|(value, relic, teleported)| Class {
            value,
            relic,
            teleported,
        })
    };
    let goods = || sample::select(Goods::ALL.to_vec());
    let bare = vec![
        Command::Roll,
        Command::Trade,
        Command::Cycle,
        Command::Launch,
        Command::BuyRelic,
        Command::EndTurn,
        Command::RaidResources,
        Command::DeclineRaid,
        Command::CeaseFire,
        Command::Commit,
    ];
    let cards = (card(), 0..4).prop_map(|(card, which)| match which {
        0 => Command::Claim { card },
        1 => Command::UsePower { card },
        2 => Command::DiscardCard { card },
        _ => Command::Recover { card },
    });
    let territories = (territory(), 0..4).prop_map(|(territory, which)| match which {
        0 => Command::PlaceColony { territory },
        1 => Command::BorrowBonus { territory },
        2 => Command::PlaceField { territory },
        _ => Command::MoveColonyTo { territory },
    });
    prop_oneof![
        sample::select(bare),
        cards,
        territories,
        (facility(), collection::vec(class(), 1..=3)).prop_map(|(facility, dice)| Command::Dock {
            facility,
            dice: Dice::of(&dice).unwrap()
        }),
        (seat(), card()).prop_map(|(seat, card)| Command::RaidCard { seat, card }),
        (seat(), goods()).prop_map(|(seat, goods)| Command::TakeResource { seat, goods }),
        class().prop_map(|class| Command::ChooseDie { class }),
        (facility(), class()).prop_map(|(facility, class)| Command::RecallShip { facility, class }),
        facility().prop_map(|facility| Command::AimAt { facility }),
        (0..=254_u8, seat(), class()).prop_map(|(group, seat, class)| Command::Shoot { group, seat, class }),
        (facility(), 0..=254_u8, seat(), class()).prop_map(|(facility, group, seat, class)| Command::Sink {
            facility,
            group,
            seat,
            class
        }),
        sample::select(Field::ALL.to_vec()).prop_map(|field| Command::RemoveField { field }),
        (seat(), territory()).prop_map(|(seat, territory)| Command::PickColony { seat, territory }),
        (any::<u8>(), any::<u8>()).prop_map(|(fuel, ore)| Command::ReturnSurplus { fuel, ore }),
    ]
}

/// Words that positions are made of, and some that are in none.
const WORDS: &str = "A B C D E fuel ore hub supply cards hand dock fleet ships bay stock hand:3 hand:9 LM:1:6 HUB:3:2 OM:0:1 \
    relic A0 B5 A9 teleported colonies field display discard deck flags turn active first asked ending over dice seed rng - \
    city monument booster crystal gravity decoy teleporter plasma polarity cache stasis warper asimov lem burroughs \
    LM OM OM1 OM9 RO TS SC HUB A1 B2 D9 A255 isolation positron repulsor 0 1 2 3 4 5 6 7 9 40 255 256 65535 -1 é credit \
    cycles hub-docked used borrowed discard-used asimov-used hub-excess mine-docked main start commit end claim cycle \
    choose-loot choose-die choose-shot choose-reroll choose-surplus choose-raised choose-field choose-territory colonies";

/// Lines that are usual in positions.
const USUAL: &[&str] = &[
    "A hand 3 3 6",
    "A fuel 4 ore 4 cards booster plasma warper",
    "B dock LM 4 dock OM2 5 5 cards decoy",
    "colonies lem A2 B1",
    "relic A dock SC 2",
    "colonies burroughs A1",
    "flags credit 8 cycles 1 used plasma",
    "asked choose-shot LM",
    "asked choose-raid",
    "dice 2 2",
    "over colonies",
];

#[test]
fn any_text_is_a_lawful_position_or_none() {
    any_text_is_lawful_or_refused::<State>(any_text(WORDS, USUAL), State::check_invariants);
}

proptest! {
    #[test]
    fn every_command_survives_text(command in any_command()) {
        let setup = setup::<State>(4, &[]);
        let text = State::command_text(&setup, &command);
        prop_assert_eq!(State::parse_command(&setup, &text), Ok(command), "{}", text);
    }
}

#[test]
fn commands_are_written_as_agreed() {
    let lines = [
        "roll",
        "dock LM 6",
        "dock OM 3 3r",
        "dock ART 2t",
        "place lem",
        "raid goods",
        "raid none",
        "raid card B decoy",
        "take C ore",
        "trade",
        "cycle",
        "claim plasma",
        "launch",
        "relic",
        "use warper",
        "die 3rt",
        "borrow heinlein",
        "recall LM 6",
        "aim SY",
        "shoot 1 B 3",
        "cease",
        "discard stasis",
        "sink LM B 6",
        "sink OM 2 B 3",
        "field pohl",
        "lift isolation",
        "pick B lem",
        "to asimov",
        "recover city",
        "return 2F 0O",
        "commit",
        "end",
    ];
    commands_stay_as_written::<State>(4, &lines);
}

#[test]
fn a_wrong_word_is_named() {
    let lines = [
        ("", "ends"),
        ("jump", "jump"),
        ("dock", "ends"),
        ("dock XX 3", "XX"),
        ("dock LM", "ends"),
        ("dock LM 7", "7"),
        ("dock LM 3x", "3x"),
        ("dock CC 3 3 3 3", "three dice"),
        ("dock LM é", "é"),
        ("raid C", "\"C\""),
        ("raid card D decoy", "\"D\""),
        ("take B gold", "gold"),
        ("claim laser", "laser"),
        ("shoot 0 B 3", "\"0\""),
        ("sink LM P1 3", "P1"),
        ("lift lem", "lem"),
        ("return 2 0", "\"2\""),
        ("return 2F 300O", "300O"),
        ("end now", "now"),
    ];
    wrong_words_are_named::<State>(3, &lines);
}

#[test]
fn a_short_position_takes_the_defaults() {
    let setup = setup::<State>(4, &[]);
    let text = "active B\nA fleet 4 dock LM 4\nB hand 3 3 6 hub 2\ncolonies lem A2 B1\nA cards plasma\ndice 1 4 6";
    let checks = [
        "turn 10",
        "A bay 3",
        "A stock 2",
        "A at LM 4",
        "A supply 4",
        "B supply 4",
        "C supply 6",
        "B hand 3 3 6",
        "C bay 3",
        "A vp 3",
        "control lem A",
        "display city monument booster",
        "deck 18",
        "copies all 22",
        "discard 0",
        "relic home",
        "field isolation off",
    ];
    let mut dice = holds::<State>(&setup, text, &checks).rng;
    assert_eq!([(); 3].map(|()| dice.below(6) + 1), [1, 4, 6]);
}

#[test]
fn the_last_line_about_the_generator_counts() {
    let setup = setup::<State>(2, &[]);
    let rng = |text: &str| State::parse_position(&setup, text).unwrap().rng;
    assert_ne!(rng("dice 1 4 6"), rng("seed 7"));
    assert_eq!(rng("seed 7\ndice 1 4 6"), rng("dice 1 4 6"));
    assert_eq!(rng("dice 1 4 6\nseed 7"), rng("seed 7"));
    assert_eq!(rng(&format!("dice 1 4 6\nrng {}", rng("seed 7"))), rng("seed 7"));
}

#[test]
fn an_impossible_position_is_refused() {
    let texts = [
        ("turn 3\n\nbogus 1", 3, "bogus"),
        ("A fuel x", 1, "x"),
        ("A", 1, "ends"),
        ("D fuel 1", 1, "\"D\""),
        ("A gold 3", 1, "gold"),
        ("A dock LM", 1, "ends"),
        ("A dock LM 1 2 3 4\nB dock LM 5", 2, "free port"),
        ("A dock OM0 1 1", 1, "OM0"),
        ("A dock OM2 1 1", 1, "free port"),
        ("A ships bay bay LM:9:3 stock stock stock", 1, "LM:9:3"),
        (
            "A ships bay bay LM:1:3 stock stock stock\nB dock HUB 2\nB ships bay LM:1:1",
            3,
            "LM:1:1",
        ),
        ("A ships bay bay bay stock stock stock\nA hand 3", 2, "twice"),
        ("A fleet 7", 1, "7"),
        ("A fleet 3 hand 1 2 3 4", 1, "4"),
        ("A cards plasma plasma", 1, "plasma"),
        ("display plasma plasma\ndiscard plasma", 2, "plasma"),
        ("deck plasma", 1, "nowhere"),
        ("display plasma decoy city stasis", 1, "nothing more"),
        ("colonies lem A8", 1, "colonies"),
        ("colonies lem X1", 1, "X1"),
        ("relic A bay\nrelic A bay", 2, "relic is told twice"),
        ("rng 7", 1, "7"),
        ("dice 1 2 3 4 5 6 1 2", 1, "foretold"),
        ("asked lunch", 1, "lunch"),
        ("asked choose-reroll 1 1 1 1 1 1 1", 1, "six"),
        ("A fuel 2\nB ore 1\nA fuel 3", 3, "A fuel is told twice"),
        ("colonies lem A1\ncolonies lem B1", 2, "colonies lem is told twice"),
        ("colonies lem A1 B1 A2", 1, "told twice"),
        ("flags credit 8\nflags cycles 1", 2, "flags is told twice"),
        ("flags credit 8 cycles 1 credit 7", 1, "flags credit is told twice"),
        ("A cards booster\nflags used booster booster", 2, "each card once"),
        (
            "A ships bay bay bay stock stock stock\nA ships bay bay bay stock stock stock",
            2,
            "A ships is told twice",
        ),
        // What breaks a law of the state.
        ("A fleet 2", 1, ""),
        ("B hand 3", 1, ""),
        ("relic A bay", 1, ""),
        ("B fuel 9", 1, ""),
        ("A supply 1", 1, ""),
        ("A dock OM 2\nB dock OM1 2\nturn 7", 2, "a group of two owners"),
        ("A dock OM 2 3", 1, ""),
    ];
    positions_are_refused::<State>(3, &texts);
}
