//! The corpora of the fuzzers, from real play. They stand in `tests/fuzz/corpus`, a folder for each target, and are
//! written again by `PODBAY_SEEDS=write cargo test --test it seeds_of_the_fuzzers`.

#[path = "../fuzz/src/told.rs"]
mod told;

use super::{
    session::table::{Table, options, origin},
    support::setup,
};
use podbay::{
    games::any::{AnyGame, GameId, GameVisitor, Listed},
    net::code::Invitation,
    protocol::{ClientMessage, DeviceId, Hello, HelloAction, HostMessage, Join, codec},
    record::{encode_report, load, load_replay},
    rules::{Game, GameRng, Seed, legal, scenario::Scripted},
    session::{Origin, TableOptions},
};
use std::{fs, path::Path};

/// Commands that are played before something is kept.
const COMMANDS: usize = 24;

/// A corpus file: target, name, bytes.
type Seeds = Vec<(&'static str, String, Vec<u8>)>;

/// The device of this number, which has a key.
fn device(number: u8) -> DeviceId {
    super::session::table::device(number.into())
}

/// A game of two under way.
fn played(game: GameId) -> Table<AnyGame> {
    let mut table = Table::<AnyGame>::new(TableOptions {
        seed: None,
        ..options(game.name(), 2)
    });
    for number in 0..2_u8 {
        let from = if number == 0 { Origin::Host } else { origin(1) };
        table.connect(number.into(), device(number), from);
        table.say_join(number.into(), false);
        table.say(number.into(), ClientMessage::SetReady { ready: true });
    }
    table.say(0, ClientMessage::Start);
    let mut rng = GameRng::new(Seed::from_number(8));
    for _ in 0..COMMANDS {
        let Some((client, list)) = (0..2).find_map(|client| {
            let (_, list) = table.newest(client).legal.iter().find(|(_, list)| !list.is_empty())?;
            Some((client, list.clone()))
        }) else {
            break;
        };
        let choice = rng.below(u32::try_from(list.len()).unwrap());
        table.answer(client, list[choice as usize].clone());
    }
    table
}

/// A message with its length in front, as the fuzzers read it.
fn part(bytes: &[u8]) -> Vec<u8> {
    let low = (bytes.len() & 0x7f) as u8;
    let length = match bytes.len() {
        0..=0x7f => vec![low],
        more => vec![low | 0x80, u8::try_from(more >> 7).expect("at most 32 kB")],
    };
    [&length, bytes].concat()
}

/// What one guest said and heard.
fn messages(game: GameId, seeds: &mut Seeds) {
    let table = played(game);
    let heard = &table.clients[&1].heard;
    let kinds: [fn(&HostMessage<AnyGame>) -> bool; 6] = [
        |message| matches!(message, HostMessage::Lobby(_)),
        |message| matches!(message, HostMessage::Commitment { .. }),
        |message| matches!(message, HostMessage::Snapshot(_)),
        |message| matches!(message, HostMessage::Log { .. }),
        |message| matches!(message, HostMessage::Started { .. }),
        |message| matches!(message, HostMessage::ShareHashes { .. }),
    ];
    let newest = kinds
        .iter()
        .filter_map(|kind| heard.iter().rfind(|message| kind(message)));
    for (number, message) in newest.enumerate() {
        seeds.push((
            "decode",
            format!("host-{}-{number}", game.name()),
            codec::encode(message).unwrap(),
        ));
    }
    let view = codec::encode(&table.newest(1).view).unwrap();
    seeds.push(("decode", format!("view-{}", game.name()), view));
    // A welcome, the promise, the start and two positions: what a client goes on with when its host is gone.
    let mut heard_by_one = vec![4];
    let first = heard
        .iter()
        .filter(|message| matches!(message, HostMessage::Welcome { .. }));
    let last = heard.iter().rev().take(2).rev();
    for message in first
        .chain(heard.iter().filter(|message| kinds[4](message)))
        .chain(last)
    {
        heard_by_one.extend(part(&codec::encode(message).unwrap()));
    }
    seeds.push(("handshake", format!("heard-{}", game.name()), heard_by_one.clone()));
    let begun = codec::encode(&table.records[0].header).unwrap();
    // The lines of a game come with its positions.
    let lines = heard.iter().flat_map(|message| match message {
        HostMessage::Log { entries, .. } => entries.as_slice(),
        HostMessage::Snapshot(snapshot) => snapshot.events.as_slice(),
        _ => &[],
    });
    let lines = lines.map(|entry| codec::encode(entry).unwrap());
    let told: Vec<u8> = std::iter::once(begun)
        .chain(lines)
        .flat_map(|bytes| part(&bytes))
        .collect();
    seeds.push(("heard", game.name().to_owned(), told));
    let log = heard.iter().filter(|message| kinds[3](message));
    let log: Vec<u8> = log.flat_map(|message| part(&codec::encode(message).unwrap())).collect();
    seeds.push(("client", game.name().to_owned(), [&heard_by_one[1..], &log].concat()));
    let mut record = table.records[0].clone();
    record.entries.truncate(COMMANDS / 2);
    let bytes = record.to_bytes().unwrap();
    let report = encode_report("podbay\n", &record.without_people().to_bytes().unwrap());
    seeds.push(("journal", format!("record-{}", game.name()), bytes));
    if game == GameId::Argo {
        seeds.push(("journal", "report-argo".to_owned(), report));
    }
}

/// Positions and commands as text.
struct Text<'a>(&'a mut Seeds);

impl GameVisitor for Text<'_> {
    type Out = ();
    fn visit<G: Scripted + Listed>(self) {
        let setup = setup::<G>(3, &[]);
        let mut game = G::new(&setup, Seed::from_number(4));
        let mut commands = String::new();
        for number in 0..COMMANDS {
            let Some(decision) = game.decisions(&setup).pop() else {
                break;
            };
            let list = legal(&game, &setup, decision.seat);
            let command = &list[number * 7 % list.len()];
            commands += &(G::command_text(&setup, command) + "\n");
            game.apply(&setup, decision.seat, command).unwrap();
        }
        let name = G::ID.name();
        self.0.push((
            "scenarios",
            format!("position-{name}"),
            game.position_text(&setup).into(),
        ));
        self.0.push(("scenarios", format!("commands-{name}"), commands.into()));
    }
}

/// What somebody says before a table is joined.
fn introductions(seeds: &mut Seeds) {
    let mut add = |name: &str, which: u8, bytes: &[u8]| {
        seeds.push(("handshake", name.to_owned(), [&[which], bytes].concat()));
    };
    add("hello", 0, &Hello::ours(HelloAction::Proceed).to_bytes());
    let invitation = Invitation::to("10.0.0.7:4000".parse().unwrap(), &[], 12_345);
    add("code", 1, invitation.to_string().as_bytes());
    add("link", 1, invitation.link("10.0.0.7:4000".parse().unwrap()).as_bytes());
    let beacon = [
        &b"PODBCN\0\x01"[..],
        &[1],
        &[5; 8],
        &[1, 0, 0, 0],
        &4000_u16.to_le_bytes(),
    ]
    .concat();
    add("beacon", 2, &beacon);
    let card = [&[1][..], &[9; 16], &[2, 1, 0, 4], b"argo", &[7], b"Kitchen"].concat();
    add("card", 2, &card);
    let join = ClientMessage::<AnyGame>::Join(Join {
        name: "Ada".to_owned(),
        colour: None,
        bot: false,
        spectator: false,
        may_host: true,
    });
    let join = part(&codec::encode(&join).unwrap());
    // The second and the third device connect, one proves the code, both join.
    for rule in 0..4 {
        let steps: [&[u8]; 5] = [
            &[4, 0],
            &[8, 0],
            &[0x21, 0],
            &[&[0x22], &join[..]].concat(),
            &[&[0x32], &join[..]].concat(),
        ];
        add(&format!("knock-{rule}"), 3, &[&[rule], &steps.concat()[..]].concat());
    }
}

/// An evening at a table, as the session's fuzzer reads it.
fn evenings(seeds: &mut Seeds) {
    let all = |steps: &[&[u8]]| steps.concat();
    let begin: &[u8] = &[0, 0, 0, 1, 25, 0, 25, 1, 29, 0];
    let play: Vec<u8> = (0..40_u8).flat_map(|number| [2, number.wrapping_mul(37)]).collect();
    let back: &[u8] = &[15, 0, 15, 5, 20, 0, 16, 0, 17, 0, 17, 5, 16, 5, 18, 0, 20, 5];
    let away: &[u8] = &[1, 1, 9, 250, 28, 8, 8, 0, 0, 1];
    let seats: &[u8] = &[0, 66, 21, 64, 23, 136, 22, 9, 23, 128];
    for number in 0..GameId::ALL.len() {
        let game = u8::try_from(number).unwrap();
        for (name, rules, steps) in [
            (
                "given",
                0x40,
                all(&[
                    begin,
                    &play,
                    back,
                    &play[..20],
                    seats,
                    &play,
                    away,
                    &play[..20],
                    &[8, 0, 8, 0],
                ]),
            ),
            (
                "bots",
                0xc0,
                all(&[&[0, 0, 10, 0, 25, 0, 26, 1, 10, 4, 8, 0], &play, &[10, 3], &play]),
            ),
            (
                "seeded",
                0xd8,
                all(&[begin, &[26, 0, 26, 1, 8, 0], &play, back, &[29, 128, 14, 1]]),
            ),
        ] {
            let name = format!("{name}-{}", GameId::ALL[number].name());
            seeds.push(("session", name, [&[game, rules], &steps[..]].concat()));
        }
        let play: Vec<u8> = (0..60).map(|n| [0, 2, 64, 70][n % 4] + (n as u8 & 7) * 2).collect();
        seeds.push((
            "commands",
            GameId::ALL[number].name().to_owned(),
            [&[game * 3], &play[..]].concat(),
        ));
    }
}

/// Files of a profile and what is typed, with their numbers in front.
const FILES: [(&str, &str); 5] = [
    (
        "settings",
        "\0name = \"Ana\"\nvolume = 30\ntheme = \"dark\"\n[keys]\nlist = \"L\"\n",
    ),
    (
        "known",
        "\u{1}0707070707070707070707070707070707070707070707070707070707070707 = { when = 17, name = \"Bo\" }\n",
    ),
    ("hosts", "\u{2}\"laptop.local:47200\" = \"ab\"\n"),
    ("address", "\u{3}[fe80::1%eth0]:4000"),
    ("path", "\u{4}file:///home/ana/a%20game.podbay"),
];

fn seeds() -> Seeds {
    let mut seeds = Vec::new();
    seeds.extend(FILES.map(|(name, text)| ("files", name.to_owned(), text.into())));
    introductions(&mut seeds);
    evenings(&mut seeds);
    for &game in GameId::ALL {
        messages(game, &mut seeds);
        game.visit(Text(&mut seeds));
    }
    seeds.push((
        "boxes",
        "short".to_owned(),
        b"[[seat]]\ncolour = \"yellow\" # why\ncertain = false\n".to_vec(),
    ));
    seeds
}

#[test]
fn seeds_of_the_fuzzers_are_what_the_program_reads() {
    let folder = Path::new("tests/fuzz/corpus");
    if std::env::var("PODBAY_SEEDS").is_ok_and(|wish| wish == "write") {
        for (target, name, bytes) in seeds() {
            fs::create_dir_all(folder.join(target)).unwrap();
            fs::write(folder.join(target).join(name), bytes).unwrap();
        }
    }
    let again = "written by an older format; write them again as the head of this file says";
    let read = |target: &str, name: String| fs::read(folder.join(target).join(name)).expect(again);
    for game in GameId::ALL.iter().map(|game| game.name()) {
        let record = read("journal", format!("record-{game}"));
        assert_eq!(
            load::<AnyGame>(&record).expect(again).record.entries.len(),
            COMMANDS / 2
        );
        let view = read("decode", format!("view-{game}"));
        codec::decode::<<AnyGame as Game>::View>(&view).expect(again);
        codec::decode::<HostMessage<AnyGame>>(&read("decode", format!("host-{game}-2"))).expect(again);
        let entries = told::heard(&read("heard", game.to_owned()));
        assert!(
            entries.as_ref().is_ok_and(|&entries| entries >= COMMANDS / 2),
            "{entries:?} entries, {again}"
        );
        let taken = told::client(&read("client", game.to_owned()));
        assert!(taken > 3, "{taken} messages, {again}");
    }
    let profile = tempfile::tempdir().unwrap();
    for (name, _) in FILES {
        assert!(
            told::files(profile.path(), &read("files", name.to_owned())),
            "{name}: {again}"
        );
    }
    load_replay::<AnyGame>(&read("journal", "report-argo".to_owned())).expect(again);
    assert!(
        Hello::parse(&read("handshake", "hello".to_owned())[1..]).is_ok_and(|hello| hello.is_compatible()),
        "{again}"
    );
}
