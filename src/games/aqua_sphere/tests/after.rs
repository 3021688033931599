//! The second reading of the rules compared with the engine in games at random: what is asked and listed, and what a
//! command changes, as far as it can be said without carrying out what follows by itself.

use super::{
    super::{
        Board, Card, Command, Engineer, LinePayment, OwnCard, Pending, Player, Prize, Prompt, RoundPart, Sector, Setup,
        State, Symbol,
    },
    naive::{Reader, compare, printed, tri},
    setup, take_out,
};
use crate::rounds::rounds;
use crate::rules::{Game, GameRng, Seat, Seed, legal};

/// A command and the boards before and after it.
struct Step<'a> {
    setup: &'a Setup,
    before: &'a Board,
    after: &'a Board,
    seat: Seat,
}

/// Compares what a command did with what the rules say.
fn follows(setup: &Setup, before: &Board, command: Command, after: &Board) {
    let seat = before.asked().unwrap();
    let step = Step {
        setup,
        before,
        after,
        seat,
    };
    step.check(command);
    let three = after.players.0.iter().any(|player| player.programmed.len() == 3);
    assert_eq!(
        three,
        after.prompt() == Some(Prompt::ChooseThird),
        "a third bot goes at once"
    );
    if before.stage != RoundPart::Scoring && after.stage == RoundPart::Scoring {
        step.scored(matches!(command, Command::UseInt { .. } | Command::ReturnBot { .. }));
    }
}

impl Step<'_> {
    fn old(&self) -> Reader<'_> {
        Reader::new(self.setup, self.before, self.seat)
    }
    fn was(&self) -> &Player {
        &self.before.players[self.seat]
    }
    fn is(&self) -> &Player {
        &self.after.players[self.seat]
    }
    fn waits(&self, fits: impl Fn(&Pending) -> bool) -> bool {
        self.before.tasks.iter().any(fits)
    }

    fn check(&self, command: Command) {
        let (was, is) = (self.was(), self.is());
        match command {
            Command::EngineerMove { space } => {
                let symbol = self.old().tile(space);
                assert_eq!(is.engineer, Engineer::On(space));
                assert!(was.bots == 0 || is.programmed.contains(symbol));
                assert_eq!(is.bots, was.bots.saturating_sub(1));
                self.sidestep(self.old().arrows().contains(&space));
                if is.programmed.len() < 3 {
                    self.entered(symbol);
                }
            }
            Command::FreeProgram { symbol } => {
                assert!(is.free_used && is.programmed.contains(symbol) && is.engineer == was.engineer);
                assert_eq!((is.time, is.bots), (was.time - 3, was.bots - 1));
            }
            Command::Deploy { symbol } => {
                assert_eq!(self.after.prompt(), Some(Prompt::ChooseSector { symbol }));
                assert_eq!(was, is);
            }
            Command::ReturnBot { symbol } => self.returned(symbol),
            Command::Pass => {
                assert_eq!(is.engineer, Engineer::Passed);
                assert_eq!(self.after.passed[..], [&self.before.passed[..], &[self.seat]].concat());
            }
            Command::MoveTo { sector } => self.moved(sector),
            Command::Perform => self.performed(),
            Command::Skip | Command::DeclineLetter => {
                assert_eq!((&self.before.areas, was), (&self.after.areas, is));
            }
            Command::PlaceLetterBot => {
                let Some(Prompt::ChooseLetter { letter }) = self.before.prompt() else {
                    panic!()
                };
                self.landed(letter, 1);
            }
            Command::UseCard => assert!(is.points.rewards > was.points.rewards),
            Command::DeclineCard => {
                // A submarine that waited for the answer dives now, and brings points of its own.
                let dives = self.waits(|task| matches!(task, Pending::Action { symbol: Symbol::Blue }));
                assert_eq!(is.points.rewards, was.points.rewards);
                assert!(dives || is.points.total() == was.points.total());
            }
            Command::PayCrystal => {
                assert!(is.points.total() > was.points.total() && is.paid.0 > was.paid.0);
            }
            Command::StopAtLine => assert_eq!(is.paid, was.paid),
            Command::TakeSubTime | Command::PrepDone => {
                let due = if self.before.time_taken { 0 } else { was.submarines };
                assert_eq!(is.time, was.time + self.old().time_got(due));
                assert!(command == Command::TakeSubTime || !is.free_used);
            }
            Command::UseInt { card } => {
                let own = |player: &Player| player.cards.iter().filter(|own| own.card == card && own.used).count();
                assert_eq!(own(is), own(was) + 1);
                assert_eq!(
                    is.bots + is.programmed.len() as u8,
                    was.bots + was.programmed.len() as u8
                );
                assert!(is.programmed.len() < 3 || is.time == was.time - 2);
            }
            Command::EndTurn => self.ended(),
            Command::Commit if self.before.laid.len() == 4 => self.finished(),
            Command::Commit => self.refilled(),
        }
    }
    fn sidestep(&self, arrow: bool) {
        let fresh = |player: &Player| player.cards.iter().any(|own| own.card == Card::Sidestep && !own.used);
        assert_eq!(fresh(self.is()), fresh(self.was()) && arrow);
    }
    /// The rewards for entering a space.
    fn entered(&self, symbol: Symbol) {
        let (was, is, old) = (self.was(), self.is(), self.old());
        let copies = |prize| old.copies(Card::Hq(symbol, prize));
        assert_eq!(is.time, was.time + old.time_got(2 * copies(Prize::Time)));
        if copies(Prize::Points) == 0 {
            let supply = if old.endless() {
                u8::MAX
            } else {
                self.before.general.crystals
            };
            let most = copies(Prize::Crystals).min(supply).min(old.lab()[1] - was.crystals);
            assert_eq!(is.crystals, was.crystals + most);
        } else if !old.meets(4 * copies(Prize::Points)) {
            let points = 4 * i16::from(copies(Prize::Points));
            assert_eq!(is.points.rewards, was.points.rewards + points);
        }
    }
    /// A programmed bot went back.
    fn returned(&self, symbol: Symbol) {
        let (was, is) = (self.was(), self.is());
        let time = match self.before.prompt() {
            Some(Prompt::ChooseLine { .. }) => {
                assert!(is.points.total() > was.points.total() && is.paid.1 > was.paid.1);
                0
            }
            _ => self.old().time_got(2),
        };
        assert!(was.programmed.contains(symbol));
        let more = |task: &Pending| {
            matches!(
                task,
                Pending::Entered { .. } | Pending::Caught { .. } | Pending::Now { .. }
            )
        };
        if self.before.stage == RoundPart::Turns && !self.waits(more) {
            assert_eq!((is.time, is.bots), (was.time + time, was.bots + 1));
            assert!(!is.programmed.contains(symbol));
        }
    }
    /// The way is paid, the bot has the control field, and the action is asked for if it does something.
    fn moved(&self, sector: Sector) {
        let Some(Prompt::ChooseSector { symbol }) = self.before.prompt() else {
            panic!()
        };
        let (was, is, old) = (self.was(), self.is(), self.old());
        // A card may be asked about before the action.
        let mut later = self.after.tasks.iter();
        let dives = symbol == Symbol::Blue && !later.any(|task| matches!(task, Pending::Action { .. }));
        let slot = if dives { old.slot(sector) } else { 0 };
        assert_eq!(is.time, was.time - old.way(sector).0 - slot);
        assert_eq!(is.scientist, (sector, symbol));
        assert!(!is.programmed.contains(symbol) || is.paid.1 > was.paid.1);
        if dives {
            let slots = |board: &Board| board.areas[sector.index()].submarines;
            assert_eq!(slots(self.after)[..], [&slots(self.before)[..], &[self.seat]].concat());
            assert_eq!(
                is.points.submarines,
                was.points.submarines + self.before.laid.len() as i16 + 1
            );
            assert_eq!(is.submarines, was.submarines + 1);
        }
        self.landed(sector, 0);
        if !self
            .after
            .tasks
            .iter()
            .any(|task| matches!(task, Pending::Reward { .. } | Pending::Gain { .. }))
        {
            let acts = symbol != Symbol::Blue && !Reader::new(self.setup, self.after, self.seat).in_vain(symbol);
            assert_eq!(
                self.after.prompt() == Some(Prompt::ChooseAction { symbol }),
                acts,
                "{:#?}",
                self.after
            );
        }
    }
    /// A bot came to a control field, and an overload is over; `spent` bots of it came from the board supply.
    fn landed(&self, sector: Sector, spent: u8) {
        let (old, new) = (&self.before.areas[sector.index()], &self.after.areas[sector.index()]);
        let mut station = old.station.0;
        if let Some(owner) = old.control {
            station[owner.index()] += 1;
        }
        let limit = [2, 4, 5][self.setup.players.get() - 2];
        let overload = station.iter().sum::<u8>() > limit;
        let mut evicted = 0;
        for seat in self.setup.players.seats() {
            let back = if overload {
                station[seat.index()].saturating_sub(1)
            } else {
                0
            };
            station[seat.index()] -= back;
            let (was, is) = (self.before.players[seat].bots, self.after.players[seat].bots);
            if seat == self.seat {
                let lines = self.is().paid.1 - self.was().paid.1;
                assert_eq!(is + spent, was + back + lines as u8);
            } else {
                evicted += back;
                assert_eq!(is, was + back);
            }
        }
        assert_eq!((new.control, new.station.0), (Some(self.seat), station));
        let points = evicted * self.old().copies(Card::Evict);
        let paid = self.is().points.rewards - self.was().points.rewards;
        let asked = matches!(self.after.prompt(), Some(Prompt::ChooseReward { card: Card::Evict }));
        assert!(paid == i16::from(points) || asked && self.old().meets(points));
    }
    /// The action is carried out.
    fn performed(&self) {
        let Some(Prompt::ChooseAction { symbol }) = self.before.prompt() else {
            panic!()
        };
        let (was, is, old) = (self.was(), self.is(), self.old());
        let here = was.scientist.0.index();
        let (there, left) = (&self.before.areas[here], &self.after.areas[here]);
        let [_, crystals, octopods, time] = old.lab();
        match symbol {
            Symbol::Green => {
                let top = *there.expansions.last().unwrap();
                assert_eq!(
                    (is.expansions.last(), is.expansions.len()),
                    (Some(&top), was.expansions.len() + 1)
                );
                assert_eq!(left.expansions.len() + 1, there.expansions.len());
                let first = printed(top).0.chars().next().filter(|_| was.bots > 0);
                let asked = match self.after.prompt() {
                    Some(Prompt::ChooseLetter { letter }) => Some((b'A' + letter.index() as u8) as char),
                    _ => None,
                };
                assert_eq!(asked, first);
            }
            Symbol::Yellow => {
                let room = time - was.time;
                let supply = if old.endless() {
                    u8::MAX
                } else {
                    self.before.general.time
                };
                let more = if there.goods.time < 2 {
                    (2 - there.goods.time).min(supply)
                } else {
                    0
                };
                assert_eq!(is.time, was.time + room.min(there.goods.time + more));
                assert_eq!(left.goods.time, there.goods.time.saturating_sub(room));
            }
            Symbol::Black => {
                let taken = there.goods.crystals.min(crystals - was.crystals);
                assert_eq!(
                    (is.crystals, left.goods.crystals),
                    (was.crystals + taken, there.goods.crystals - taken)
                );
            }
            Symbol::Purple => {
                let caught = there.goods.octopods.min(octopods);
                assert_eq!(is.points.caught, was.points.caught + tri(caught));
                assert_eq!(left.goods.octopods, there.goods.octopods - caught);
                if self.after.prompt() == Some(Prompt::ConfirmTurn) {
                    let prize = 2 * old.copies(Card::Octopods(Prize::Time));
                    assert_eq!(is.time, was.time + old.time_got(prize));
                    assert_eq!(is.points.rewards - was.points.rewards, {
                        let declined = old.meets(tri(caught) as u8 + 3) && is.points.rewards == was.points.rewards;
                        3 * i16::from(old.copies(Card::Octopods(Prize::Points))) * i16::from(!declined)
                    });
                }
            }
            Symbol::Red => self.researched(*there.research.last().unwrap()),
            Symbol::Blue | Symbol::White => self.programmed(old.white(), 2, 0),
        }
    }
    /// A card was taken.
    fn researched(&self, card: Card) {
        let (was, is) = (self.was(), self.is());
        assert_eq!(is.cards.last().map(|own| own.card), Some(card));
        assert_eq!(
            is.points.research,
            was.points.research + self.before.laid.len() as i16 + 1
        );
        match card {
            Card::Now(symbol) if !self.after.tasks.iter().any(|task| matches!(task, Pending::Now { .. })) => {
                if is.paid == was.paid {
                    self.programmed(symbol, 3, 1);
                }
            }
            _ => assert_eq!(is.time, was.time),
        }
    }
    /// A bot came onto a symbol with some time, or more time came because it was occupied.
    fn programmed(&self, symbol: Symbol, occupied: u8, free: u8) {
        let (was, is) = (self.was(), self.is());
        let full = was.programmed.contains(symbol);
        let wanted = if full { occupied } else { free };
        let bots = u8::from(!full && was.bots > 0);
        assert_eq!(
            (is.time, is.bots),
            (was.time + self.old().time_got(wanted), was.bots - bots)
        );
        assert_eq!(is.programmed.contains(symbol), full || bots > 0);
    }
    /// The next seat that has not passed is on turn.
    fn ended(&self) {
        let order = &self.before.order;
        let at = order.iter().position(|seat| *seat == self.seat).unwrap();
        let next = (1..=order.len()).map(|step| order[(at + step) % order.len()]);
        match next
            .into_iter()
            .find(|seat| self.before.players[*seat].engineer != Engineer::Passed)
        {
            Some(next) => {
                assert_eq!((self.after.stage, self.after.active), (RoundPart::Turns, next));
                assert_eq!(self.after.turn, self.before.turn + 1);
            }
            None => assert!(self.after.stage != RoundPart::Turns),
        }
    }
    /// The scoring of a round, and the walk of the counters where nobody was asked anything.
    fn scored(&self, prepared: bool) {
        for seat in self.setup.players.seats() {
            let (was, is) = (&self.before.players[seat], &self.after.players[seat]);
            let score = Reader::new(self.setup, self.before, seat).round();
            let bots = is.points.bots - was.points.bots;
            assert!(prepared || bots == score.bots);
            assert_eq!(is.points.majority - was.points.majority, score.majority);
            assert_eq!(is.points.crystals - was.points.crystals, score.crystals);
            assert_eq!(is.points.octopods - was.points.octopods, score.octopods);
            if self.after.prompt() == Some(Prompt::ConfirmRound) {
                let net = score.majority + bots + score.crystals + score.octopods;
                assert_eq!(is.points.total(), self.counted(was, is, net));
            }
        }
    }
    /// The space that a counter comes to without a question.
    fn counted(&self, was: &Player, is: &Player, net: i16) -> i16 {
        let mut at = was.points.total();
        let mut crystals = was.crystals;
        for _ in 0..net.abs() {
            let line = |space: i16| space % 10 == 0;
            if net < 0 && !line(at) {
                at -= 1;
            } else if net > 0 && !line(at + 1) {
                at += 1;
            } else if net > 0 && crystals > 0 {
                assert_eq!(self.setup.options.red_line_crystal, LinePayment::Forced);
                (at, crystals) = (at + 1, crystals - 1);
            } else {
                assert!(net < 0 || is.programmed.is_empty());
                break;
            }
        }
        assert_eq!(is.crystals, crystals);
        at
    }
    /// The refill and the next round.
    fn refilled(&self) {
        let (before, after, round) = (self.before, self.after, self.before.laid.len() as u8);
        let fits = |players: u8, value: u8| usize::from(players) == self.setup.players.get() && value == round + 1;
        let tile = self
            .setup
            .components
            .centre
            .iter()
            .find(|tile| fits(tile.players, tile.value))
            .unwrap();
        let mut supply = before.general;
        supply.time += before.areas.iter().map(|area| area.goods.time).sum::<u8>();
        let endless = !self.setup.options.finite_supply;
        let draw = |from: &mut u8, wanted: u8| {
            let drawn = if endless { wanted } else { wanted.min(*from) };
            *from = from.saturating_sub(drawn);
            drawn
        };
        let turned = usize::from(before.orientation.unwrap());
        let mut subs: Vec<Vec<Seat>> = before.areas.iter().map(|area| area.submarines.to_vec()).collect();
        for position in 0..6 {
            let edge = (0..6).find(|edge| (edge + turned) % 6 == position).unwrap();
            let sector = before.ring[position].index();
            let (old, new) = (&before.areas[sector], &after.areas[sector]);
            let [time, crystals, octopods] = tile.edges[edge];
            assert_eq!(new.goods.time, draw(&mut supply.time, time));
            assert_eq!(
                new.goods.crystals,
                old.goods.crystals + draw(&mut supply.crystals, crystals)
            );
            assert_eq!(
                new.goods.octopods,
                old.goods.octopods + draw(&mut supply.octopods, octopods)
            );
            assert_eq!((&new.control, &new.station), (&old.control, &old.station));
            assert_eq!(new.research[..old.research.len()], old.research[..]);
            assert_eq!(new.research.len(), old.research.len() + 1);
            assert_eq!(new.expansions.len(), old.expansions.len() + 1);
            if tile.neutral.contains(&(edge as u8)) {
                drift(&mut subs, self.setup.players.get(), before, position);
            }
        }
        for (area, subs) in after.areas.iter().zip(subs) {
            assert_eq!(area.submarines[..], subs[..]);
        }
        assert_eq!(
            (after.laid.last(), after.active),
            (before.next.as_ref(), before.passed[0])
        );
        assert_eq!(
            (&after.order, after.passed.len(), after.stage),
            (&before.passed, 0, RoundPart::Turns)
        );
        for (was, is) in before.players.0.iter().zip(&after.players.0) {
            assert!(is.engineer == Engineer::Start && !is.free_used && is.programmed == was.programmed);
            let again = |card: Card| matches!(card, Card::Interim(_));
            assert!(
                is.cards
                    .iter()
                    .zip(&was.cards)
                    .all(|(is, was)| is.used == (was.used && !again(was.card)))
            );
        }
    }
    /// The final scoring.
    fn finished(&self) {
        assert_eq!(self.after.stage, RoundPart::Over);
        for seat in self.setup.players.seats() {
            let (was, is) = (self.before.players[seat].points, self.after.players[seat].points);
            let last = Reader::new(self.setup, self.before, seat).last();
            assert_eq!([is.letters, is.time, is.all_submarines, is.complete_lab], last);
            assert_eq!(is.total(), was.total() + last.iter().sum::<i16>());
        }
    }
}

/// A neutral submarine in the first Sector from a position on, clockwise, that lacks a colour nobody plays.
fn drift(subs: &mut [Vec<Seat>], players: usize, board: &Board, position: usize) {
    for step in 0..6 {
        let sector = board.ring[(position + step) % 6].index();
        for colour in (players..4).map(Seat::wrapping) {
            let out = subs.iter().filter(|there| there.contains(&colour)).count();
            if out < 6 && !subs[sector].contains(&colour) {
                return subs[sector].push(colour);
            }
        }
    }
}

/// A game in which each seat begins with two research cards out of the deck that change what is possible.
fn rich(setup: &Setup, seed: u64) -> State {
    let mut game = State::new(setup, Seed::from_number(seed));
    for seat in setup.players.seats() {
        for _ in 0..2 {
            let special = |card: &Card| !matches!(card, Card::Hq(..) | Card::Now(_));
            if let Some(at) = game.research.iter().rposition(special) {
                let own = OwnCard {
                    card: take_out(&mut game.research, at),
                    used: false,
                };
                assert!(game.board.players[seat].cards.push(own));
            }
        }
    }
    game.board.research_left = game.research.len() as u8;
    game
}

/// Commands after which less happens than could.
const fn is_idle(command: Command) -> bool {
    matches!(
        command,
        Command::ReturnBot { .. } | Command::Skip | Command::DeclineLetter | Command::StopAtLine | Command::Pass
    )
}

#[test]
fn two_readings_of_the_rules_agree() {
    let options: [&[(&str, &str)]; 6] = [
        &[],
        &[("red_line_crystal", "optional")],
        &[("finite_supply", "no"), ("start_player", "P1")],
        &[("auto_end_turn", "yes")],
        &[
            ("red_line_crystal", "optional"),
            ("auto_end_turn", "yes"),
            ("finite_supply", "no"),
        ],
        &[("start_player", "P0")],
    ];
    let mut compared = 0;
    let games = rounds(18, 90);
    for seed in 0..games {
        let setup = setup(2 + seed as usize % 3, options[seed as usize / 3 % 6]);
        let fresh = State::new(&setup, Seed::from_number(seed + 40));
        let mut game = if seed % 2 == 0 { fresh } else { rich(&setup, seed + 40) };
        let mut rng = GameRng::new(Seed::from_number(seed + 90));
        loop {
            compare(&setup, &game);
            compared += 1;
            let Some(asked) = game.decisions(&setup).pop() else {
                break;
            };
            let list = legal(&game, &setup, asked.seat);
            let mut draws = std::iter::repeat_with(|| list[rng.below(list.len() as u32) as usize]);
            // The more happens, the more is compared.
            let busy = draws.by_ref().take(3).find(|command| !is_idle(*command));
            let command = busy.or_else(|| draws.next()).unwrap();
            let before = game.clone();
            game.apply(&setup, asked.seat, &command).unwrap();
            follows(&setup, &before.board, command, &game.board);
        }
    }
    assert!(compared > games * 200, "{compared} positions of {games} games");
}
