//! The laws that the files beside `Laws` check.

use super::{
    super::{
        agenda::{Event, Given, LineId},
        host::refuses_an_offer,
        lines::{End, Line},
        machine::key_of,
        mind::Mind,
        plan::Plan,
        player::Presence,
        standing::StandingAnswers,
        world::World,
    },
    BOOK, Case, FIRST, LIFE, TABLE, command, config, device, fires, game, header, lobby, outcome, owners, position,
    setup, start,
};
use crate::{
    bot::BotKind,
    games::any::{AnyGame, AnyPrompt},
    protocol::{
        ClientMessage, DecisionId, Digest, HostMessage, LetsPass, LogEntry, LogKind, MemberId, Name, OpenDecision,
        PositionMark, Refusal, RefusalCode, RequestKind, Snapshot, TABLE_INFO_VERSION, TableInfo, WhoMayJoin, codec,
    },
    rules::{Game, Illegal, Obligation, Seed},
    session::{Input, Operator},
};
use std::{sync::Arc, time::Duration};

/// The number of the key of the machine that opens the table.
const HOST: u64 = 250;
/// The player without a seat.
const ONLOOKER: usize = 2;
const QUESTION: DecisionId = DecisionId {
    epoch: 0,
    generation: 0,
    index: 0,
};

/// Observes with the fault or without it, and returns the sentences.
type Observe = fn(bool) -> Vec<String>;

pub(super) const CASES: &[Case<Observe>] = &[
    (10, "seat {index} still lets pass what happens to it", |faulty| {
        still_lets_pass(faulty, &welcome(0))
    }),
    (10, "seat {index} still lets pass what happens to it", |faulty| {
        let decisions = vec![question()];
        let asks = Snapshot {
            decisions,
            ..position(1)
        };
        still_lets_pass(faulty, &told(asks))
    }),
    (10, "seat {index} still lets pass what happens to it", |faulty| {
        let what = LogKind::SteppedBack { seat: FIRST, to: 1 };
        let events = vec![Arc::new(LogEntry { number: 1, what })];
        let back = Snapshot { events, ..position(1) };
        still_lets_pass(faulty, &told(back))
    }),
    (12, "a client does not believe the host: {fault}", |faulty| {
        let mut world = at_table();
        let mut damaged = signed();
        damaged.digest.0[0] ^= u8::from(faulty);
        tell(&mut world, 0, &told(damaged));
        world.laws.broken
    }),
    (15, "lines of the log were left out without a word", |faulty| {
        let cut = Snapshot {
            log_last: 1,
            gap: !faulty,
            ..position(1)
        };
        mind_hears([told(cut)])
    }),
    (15, "an older position came after a newer one", |faulty| {
        mind_hears([2, 2 - u32::from(faulty)].map(|revision| told(position(revision))))
    }),
    (
        16,
        "the session wants to be woken again and again without time passing",
        |faulty| {
            let mut world = empty();
            (0..100 + u32::from(faulty)).for_each(|_| world.count_tick());
            world.laws.broken
        },
    ),
    (16, "ever more is on its way", |faulty| {
        let mut world = empty();
        (0..4096 + u32::from(faulty)).for_each(|_| world.agenda.put(Duration::ZERO, Event::Calm));
        world.check();
        world.laws.broken
    }),
    (17, "a command that is offered is refused: {}", |faulty| {
        let newest = Snapshot {
            decisions: vec![question()],
            legal: vec![(FIRST, vec![command()])],
            ..position(1)
        };
        let heard = ClientMessage::Command {
            decision: QUESTION,
            seat: FIRST,
            command: command(),
        };
        let code = if faulty {
            RefusalCode::Stale
        } else {
            RefusalCode::TooFast
        };
        refuses_an_offer(&heard, &refusal(code), &newest).into_iter().collect()
    }),
    (17, "a listed command was refused: {}", |faulty| {
        let listed = RefusalCode::Illegal(Illegal::NotListed);
        let code = if faulty { listed } else { RefusalCode::TooFast };
        mind_hears([HostMessage::Refused(refusal(code))])
    }),
    (
        18,
        "somebody had to choose though most could reach each other",
        |faulty| {
            let mut world = at_table();
            world.has_lost(0, false);
            world.has_lost(1, false);
            world.now += Duration::from_secs(200);
            world.players[0].presence = Presence::Gathering;
            if !faulty {
                world.players[1].presence = Presence::Down;
            }
            world.ponder(0);
            world.laws.broken
        },
    ),
    (
        19,
        "player {number} follows a liar that took an older game over",
        |faulty| {
            let mut world = at_table();
            world.open_table();
            let older = PositionMark {
                revision: 0,
                digest: Digest([9; 32]),
                ..position(1).mark()
            };
            world.machines[0].host.as_mut().unwrap().went_back_to = faulty.then_some(older);
            tell(&mut world, 0, &told(signed()));
            world.laws.broken
        },
    ),
    (20, "player {number} has not heard how the game ended: {:?}", |faulty| {
        let mut world = invited();
        let end = (1, Digest([1; 32]), outcome());
        for player in &mut world.players {
            player.mind.ended = Some(end.clone());
        }
        world.players[0].mind.ended = Some(end).filter(|_| !faulty);
        world.told_end = true;
        world.end().violations
    }),
    (20, "the game stands still with everybody there", |faulty| {
        let mut world = bots_think();
        for seconds in [0, 31, if faulty { 121 } else { 80 }] {
            world.now += Duration::from_secs(seconds);
            world.check();
        }
        world.laws.broken
    }),
    (20, "the game stands still", |faulty| {
        let mut world = at_table();
        world.now = Duration::from_secs(720 + u64::from(faulty));
        world.check();
        world.laws.broken
    }),
    (20, "the game does not end", |faulty| {
        let mut world = empty();
        world.evening.steps = world.steps_max + u64::from(faulty);
        world.check();
        world.laws.broken
    }),
    (20, "nothing is left to happen, and the game is not over", |faulty| {
        let mut world = empty();
        world.over_at = Some(Duration::ZERO).filter(|_| !faulty);
        world.run();
        world.laws.broken
    }),
    (
        21,
        "a table was handed over to somebody who was there, and did not go on there",
        |faulty| {
            let mut world = invited();
            world.open_table();
            // The machine that has the table is the heir, or should have handed it over.
            let (machine, heir) = if faulty { (0, 1) } else { (1, 0) };
            world.has_handed_over(Given {
                machine,
                life: world.machines[machine].life,
                heir,
                upsets: world.upsets,
                resumed: world.resumed,
                gave_way: world.machines[heir].gave_way,
            });
            world.laws.broken
        },
    ),
    (
        22,
        "a host did something on the word of somebody without a seat",
        |faulty| {
            let mut world = invited();
            world.open_table();
            world.hear_lie(ONLOOKER, 0, |host| {
                if faulty {
                    host.input(Input::Operator(Operator::Close));
                }
            });
            world.laws.broken
        },
    ),
];

/// An evening of two people with seats and one without, in which nothing goes wrong.
fn plan() -> Plan {
    // With this seed, each of them may host.
    let mut plan = Plan::new(7);
    plan.config = config();
    (plan.second, plan.in_lobby, plan.withholder) = (None, None, None);
    (plan.house, plan.hushed) = (false, false);
    (plan.people, plan.onlookers, plan.bots) = (2, 1, 0);
    plan.faults.clear();
    plan.fixed.clear();
    plan
}

/// A world without people, in which nothing is about to happen.
fn empty() -> World {
    World::new(plan(), false)
}

/// The people of the evening are about to come.
fn invited() -> World {
    let mut world = empty();
    world.invite();
    world
}

/// Both people with seats have heard the first position of a game.
fn at_table() -> World {
    let mut world = invited();
    world.laws.begun(BOOK, &header(owners(), start()));
    let host = (world.machines[0].device(), world.machines[0].address);
    for number in 0..2 {
        let (now, line) = (world.clock_of(number), line_of(number));
        let player = &mut world.players[number];
        let machines = [player.machine, 0];
        player.presence = Presence::At(line);
        player.visit.reached(now, &mut player.places, host);
        let ends = Line::new(End::Player(number), machines, (LIFE, BOOK));
        world.lines.insert(line, ends);
        tell(&mut world, number, &welcome(number));
        tell(&mut world, number, &told(signed()));
    }
    world
}

/// Two bots play, and each thinks for a long time.
fn bots_think() -> World {
    let mut plan = plan();
    (plan.people, plan.onlookers, plan.bots) = (0, 0, 2);
    plan.pace_ms = 3_600_000;
    let mut world = World::new(plan, false);
    world.begin();
    world.over_at = Some(Duration::from_secs(60));
    world.run();
    world.over_at = None;
    world
}

const fn line_of(number: usize) -> LineId {
    number as LineId + 1
}

/// Has the host say something to a player.
fn tell(world: &mut World, number: usize, message: &HostMessage<AnyGame>) {
    let (now, frame) = (world.now, codec::encode_frame(message).unwrap());
    let line = world.lines.get_mut(&line_of(number)).unwrap();
    line.down.push(frame.into(), now);
    world.client_end(line_of(number));
}

fn told(position: Snapshot<AnyGame>) -> HostMessage<AnyGame> {
    HostMessage::Snapshot(Box::new(position))
}

fn signed() -> Snapshot<AnyGame> {
    position(1).sealed(&key_of(HOST))
}

fn welcome(number: usize) -> HostMessage<AnyGame> {
    HostMessage::Welcome {
        member: MemberId(number as u32 + 1),
        host: false,
        table: Box::new(TableInfo {
            version: TABLE_INFO_VERSION,
            table: TABLE,
            name: Name::person(1),
            epoch: 0,
            stretch: 0,
            config: config(),
            options: Vec::new(),
            setup: setup(),
            window_seconds: 0,
            away_seconds: None,
            hints: true,
            who: WhoMayJoin::Anyone,
            banned: Vec::new(),
            hosts: vec![device(HOST)],
            revision: 0,
        }),
        lobby: lobby(owners()),
    }
}

/// A question that the first seat has to answer.
fn question() -> OpenDecision<AnyPrompt> {
    let mut decision = game().decisions(&setup()).swap_remove(0);
    (decision.seat, decision.obligation) = (FIRST, Obligation::Must);
    OpenDecision {
        id: QUESTION,
        decision,
        clock: None,
    }
}

fn refusal(code: RefusalCode) -> Refusal<AnyGame> {
    Refusal {
        what: RequestKind::Command,
        code,
        reason: None,
    }
}

/// The law that the host breaks towards a mind that hears these messages.
fn mind_hears<const N: usize>(messages: [HostMessage<AnyGame>; N]) -> Vec<String> {
    let mut mind = Mind::new(BotKind::Greedy, Seed::from_number(1), true, None);
    let replies = messages.map(|message| mind.hear(message));
    replies.into_iter().filter_map(|reply| reply.broke).collect()
}

/// The first seat has a standing answer before and after a message that ends it, or none.
fn still_lets_pass(has_one: bool, message: &HostMessage<AnyGame>) -> Vec<String> {
    let mut standing = StandingAnswers::default();
    let mut seats = lobby(owners()).seats;
    seats[FIRST.index()].lets_pass = has_one.then_some(LetsPass::UntilOwnTurn);
    assert_eq!(standing.check(&seats), [""; 0], "nothing has ended it yet");
    standing.note(message);
    standing.check(&seats)
}

#[test]
fn each_law_beside_reports_its_fault_and_nothing_else() {
    for (_, sentence, observe) in CASES {
        fires(sentence, observe);
    }
}
