//! Lists and `apply` agree: of all possible commands, exactly the listed ones are carried out, whatever is asked.

use super::{
    super::{Board, Class, Command, Dice, Facility, Field, Goods, Prompt, State, Tech, Territory},
    setup,
    views::{play_from, rich},
};
use crate::rules::{Game, MAX_SEATS, Seat, legal};
use std::{
    collections::{BTreeMap, BTreeSet},
    ops::RangeInclusive,
};

/// Classes of these values, with every mark.
fn classes(values: RangeInclusive<u8>) -> Vec<Class> {
    let marks = [(false, false), (true, false), (false, true), (true, true)];
    let of = |value| {
        marks.map(|(relic, teleported)| Class {
            value,
            relic,
            teleported,
        })
    };
    values.flat_map(of).collect()
}

/// Up to three dice in any order, with gaps: those in hand and some others.
fn dice(board: &Board) -> Vec<Dice> {
    let mut some: BTreeSet<Option<Class>> = board.hand().map(|(_, class)| Some(class)).collect();
    let recalled = Class {
        teleported: true,
        ..Class::plain(3)
    };
    some.extend([None, Some(Class::plain(4)), Some(recalled)]);
    let mut all = Vec::new();
    for &one in &some {
        for &two in &some {
            all.extend(some.iter().map(|&three| Dice([one, two, three])));
        }
    }
    all
}

/// Every command that has no dice, or one die of these.
fn without_dice(classes: &[Class]) -> Vec<Command> {
    let seats = || (0..MAX_SEATS).map(Seat::wrapping);
    let mut all = vec![
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
    for card in Tech::ALL {
        all.extend([
            Command::Claim { card },
            Command::UsePower { card },
            Command::DiscardCard { card },
            Command::Recover { card },
        ]);
        all.extend(seats().map(|seat| Command::RaidCard { seat, card }));
    }
    for territory in Territory::ALL {
        all.extend([
            Command::PlaceColony { territory },
            Command::BorrowBonus { territory },
            Command::PlaceField { territory },
            Command::MoveColonyTo { territory },
        ]);
        all.extend(seats().map(|seat| Command::PickColony { seat, territory }));
    }
    all.extend(Field::ALL.map(|field| Command::RemoveField { field }));
    all.extend(seats().flat_map(|seat| Goods::ALL.map(|goods| Command::TakeResource { seat, goods })));
    all.extend((0..=12).flat_map(|fuel| (0..=12).map(move |ore| Command::ReturnSurplus { fuel, ore })));
    all.extend(Facility::ALL.map(|facility| Command::AimAt { facility }));
    for &class in classes {
        all.push(Command::ChooseDie { class });
        all.extend(Facility::ALL.map(|facility| Command::RecallShip { facility, class }));
        for (seat, group) in seats().flat_map(|seat| [0, 1, 9].map(|group| (seat, group))) {
            all.push(Command::Shoot { group, seat, class });
            all.extend(Facility::ALL.map(|facility| Command::Sink {
                facility,
                group,
                seat,
                class,
            }));
        }
    }
    all
}

/// True if an answer to the question names a die.
fn is_about_dice(prompt: Prompt) -> bool {
    matches!(
        prompt,
        Prompt::ChooseDie { .. }
            | Prompt::ChooseLowered
            | Prompt::ChooseRaised { .. }
            | Prompt::ChooseReroll { .. }
            | Prompt::ChooseDocked
            | Prompt::ChooseShot { .. }
            | Prompt::ChooseSunk
    )
}

#[test]
fn what_nothing_forbids_is_listed_and_the_other_way_round() {
    // Every class, and two that no die has; to a question about something else a few of them.
    let (all, few) = (without_dice(&classes(0..=7)), without_dice(&classes(3..=3)));
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..6 {
        let docking = if seed % 2 == 0 { "strict" } else { "free_only" };
        let setup = setup(2 + seed as usize % 3, &[("docking", docking)]);
        play_from(&setup, rich(&setup, seed), seed, |state: &State| {
            let name = format!("{:?}", state.board.prompt);
            let kind = name.split([' ', '{']).next().unwrap().to_owned();
            let most = if kind == "Some(Main)" { 40 } else { 8 };
            let times = seen.entry(kind).or_default();
            *times += 1;
            if *times > most {
                return;
            }
            let seat = state.board.active;
            let list: BTreeSet<Command> = legal(state, &setup, seat).into_iter().collect();
            let about_dice = state.board.prompt.is_some_and(is_about_dice);
            let mut commands = if about_dice { all.clone() } else { few.clone() };
            if state.board.prompt == Some(Prompt::Main) {
                let dock = |facility| dice(&state.board).into_iter().map(move |dice| (facility, dice));
                let docks = Facility::ALL.into_iter().flat_map(dock);
                commands.extend(docks.map(|(facility, dice)| Command::Dock { facility, dice }));
            }
            let mut allowed = BTreeSet::new();
            for command in commands {
                if state.explain(&setup, seat, &command).is_none() {
                    allowed.insert(command);
                }
            }
            assert_eq!(allowed, list, "{:#?}", state.board);
        });
    }
    assert!(seen.len() > 20, "{seen:?}");
}
