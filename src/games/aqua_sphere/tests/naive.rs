//! A second reading of the rules, slow and straight from their text. It shares no query with the game, tries every path
//! around the ring, and knows the printed numbers by itself.

use super::super::{
    Board, Card, Command, Engineer, Expansion, LinePayment, Pending, Player, Prize, Prompt, RoundPart, RoundScore,
    Sector, Setup, Space, State, Symbol,
};
use crate::rules::{Game, Seat, legal};

/// The symbols on the white areas of Sectors A to F.
const WHITE: [Symbol; 6] = [
    Symbol::Green,
    Symbol::Yellow,
    Symbol::Black,
    Symbol::Purple,
    Symbol::Blue,
    Symbol::Red,
];
/// The letters, research cards, crystals, octopods and time of the expansions that are not one letter with one thing.
const ODD: [(&str, [u8; 4]); 6] = [
    ("AB", [0, 0, 0, 2]),
    ("CD", [0, 1, 0, 0]),
    ("EF", [0, 0, 1, 0]),
    ("", [1, 1, 0, 0]),
    ("", [0, 0, 1, 2]),
    ("", [0, 1, 1, 0]),
];

/// The letters of an expansion and what it makes room for.
pub(super) fn printed(expansion: Expansion) -> (String, [u8; 4]) {
    let kind = usize::from(expansion.0);
    if kind < 24 {
        let mut room = [0; 4];
        room[kind % 4] = if kind % 4 == 3 { 2 } else { 1 };
        return ("ABCDEF"[kind / 4..=kind / 4].to_owned(), room);
    }
    (ODD[kind - 24].0.to_owned(), ODD[kind - 24].1)
}

/// The sum of 1 to a number, but 21 at most.
pub(super) fn tri(count: u8) -> i16 {
    (1..=i16::from(count)).sum::<i16>().min(21)
}

fn letter(sector: Sector) -> char {
    b"ABCDEF"[sector.index()].into()
}

/// The board as its readers see it, from one seat.
pub(super) struct Reader<'a> {
    pub(super) board: &'a Board,
    setup: &'a Setup,
    pub(super) seat: Seat,
}

/// A way over the ring: time, steps, jumps, steps against the clock, and the Sectors in between and at the end.
type Way = (u8, usize, usize, usize, Vec<Sector>);

impl<'a> Reader<'a> {
    pub(super) const fn new(setup: &'a Setup, board: &'a Board, seat: Seat) -> Self {
        Self { board, setup, seat }
    }
    pub(super) fn me(&self) -> &Player {
        &self.board.players[self.seat]
    }
    pub(super) fn has(&self, symbol: Symbol) -> bool {
        self.me().programmed.contains(symbol)
    }
    pub(super) fn copies(&self, card: Card) -> u8 {
        self.me().cards.iter().filter(|own| own.card == card).count() as u8
    }
    fn fresh(&self, card: Card) -> bool {
        self.me().cards.iter().any(|own| own.card == card && !own.used)
    }
    pub(super) fn endless(&self) -> bool {
        !self.setup.options.finite_supply
    }
    /// Research cards, crystals, octopods and time that the lab holds.
    pub(super) fn lab(&self) -> [u8; 4] {
        let mut lab = [2, 2, 2, 4];
        for &expansion in &self.me().expansions {
            for (all, more) in lab.iter_mut().zip(printed(expansion).1) {
                *all += more;
            }
        }
        lab
    }
    /// Markers that this much time would bring.
    pub(super) fn time_got(&self, wanted: u8) -> u8 {
        let room = self.lab()[3] - self.me().time;
        let there = if self.endless() {
            u8::MAX
        } else {
            self.board.general.time
        };
        wanted.min(room).min(there)
    }
    /// Different letters, that of the base lab among them.
    fn letters(&self) -> u8 {
        let mut all: Vec<char> = self
            .me()
            .expansions
            .iter()
            .flat_map(|e| printed(*e).0.chars().collect::<Vec<_>>())
            .collect();
        all.push(letter(self.me().lab));
        all.sort_unstable();
        all.dedup();
        all.len() as u8
    }
    /// Every path around the ring that enters no Sector twice.
    fn paths(&self) -> Vec<Way> {
        let home = self.me().scientist.0;
        let mut open = vec![(0, 0, 0, 0, vec![home])];
        let mut all = Vec::new();
        while let Some(way) = open.pop() {
            let at = (0..6)
                .find(|&at| self.board.ring[at] == way.4[way.4.len() - 1])
                .unwrap();
            for (to, jump, back) in [((at + 1) % 6, 0, 0), ((at + 5) % 6, 0, 1), ((at + 3) % 6, 1, 0)] {
                let sector = self.board.ring[to];
                if way.4.contains(&sector) || jump == 1 && self.copies(Card::Opposite) == 0 {
                    continue;
                }
                let gate = if back == 1 { sector } else { self.board.ring[at] };
                let price = if jump == 1 { 1 } else { self.gate(gate) };
                let mut sectors = way.4.clone();
                sectors.push(sector);
                open.push((way.0 + price, way.1 + 1, way.2 + jump, way.3 + back, sectors));
            }
            all.push(way);
        }
        all
    }
    /// Time for the lock that belongs to a Sector.
    fn gate(&self, sector: Sector) -> u8 {
        let lock = [1, 2, 0, 1, 2, 1][sector.index()];
        if lock == 1 && self.copies(Card::Lock) > 0 {
            0
        } else {
            lock
        }
    }
    /// The best way to a Sector: cheap, short, without a jump, clockwise.
    pub(super) fn way(&self, to: Sector) -> Way {
        let ends = |way: &Way| way.4.last() == Some(&to);
        self.paths()
            .into_iter()
            .filter(ends)
            .min_by_key(|way| (way.0, way.1, way.2, way.3))
            .unwrap()
    }
    /// Time for the next submarine slot of a Sector.
    pub(super) fn slot(&self, sector: Sector) -> u8 {
        let cost = self.board.areas[sector.index()].submarines.len() as u8 + 1;
        if self.copies(Card::Submarine) > 0 {
            cost / 2
        } else {
            cost
        }
    }
    /// Sectors where the bot of a symbol can go.
    fn targets(&self, symbol: Symbol) -> Vec<Sector> {
        let fits = |sector: &Sector| {
            let way = self.way(*sector).0;
            let own = self.board.areas[sector.index()].submarines.contains(&self.seat);
            let price = if symbol == Symbol::Blue { self.slot(*sector) } else { 0 };
            way + price <= self.me().time && !(own && symbol == Symbol::Blue)
        };
        Sector::ALL.into_iter().filter(fits).collect()
    }
    /// The tile on a space: each program card begins one tile later.
    pub(super) fn tile(&self, space: Space) -> Symbol {
        Symbol::ALL[(space as usize + usize::from(*self.board.laid.last().unwrap())) % 7]
    }
    /// Spaces that arrows lead to.
    pub(super) fn arrows(&self) -> Vec<Space> {
        match self.me().engineer {
            Engineer::Start => vec![Space::A1, Space::A2],
            Engineer::On(Space::A1) => vec![Space::B1, Space::B2],
            Engineer::On(Space::A2) => vec![Space::B2, Space::B3],
            Engineer::On(Space::B1 | Space::B2 | Space::B3) => vec![Space::C1, Space::C2],
            Engineer::On(Space::C1 | Space::C2) | Engineer::Passed => vec![],
        }
    }
    fn beside(&self) -> Vec<Space> {
        match self.me().engineer {
            Engineer::On(Space::A1) => vec![Space::A2],
            Engineer::On(Space::A2) => vec![Space::A1],
            Engineer::On(Space::B1 | Space::B3) => vec![Space::B2],
            Engineer::On(Space::B2) => vec![Space::B1, Space::B3],
            Engineer::On(Space::C1) => vec![Space::C2],
            Engineer::On(Space::C2) => vec![Space::C1],
            Engineer::Start | Engineer::Passed => vec![],
        }
    }
    /// The white area's symbol where the scientist is.
    pub(super) fn white(&self) -> Symbol {
        WHITE[self.me().scientist.0.index()]
    }
    /// The table of the actions without effect.
    pub(super) fn in_vain(&self, symbol: Symbol) -> bool {
        let area = &self.board.areas[self.me().scientist.0.index()];
        let [research, crystals, _, time] = self.lab();
        let supply = self.endless() || self.board.general.time > 0;
        match symbol {
            Symbol::Green => self.me().expansions.len() == 5 || area.expansions.is_empty(),
            Symbol::Yellow => self.me().time == time || area.goods.time == 0 && !supply,
            Symbol::Black => self.me().crystals == crystals || area.goods.crystals == 0,
            Symbol::Purple => area.goods.octopods == 0,
            Symbol::Blue => false,
            Symbol::Red => self.me().cards.len() == usize::from(research) || area.research.is_empty(),
            Symbol::White if self.has(self.white()) => self.me().time == time || !supply,
            Symbol::White => self.me().bots == 0,
        }
    }
    /// True if a gain meets a red line: one lies before each tenth space.
    pub(super) fn meets(&self, points: u8) -> bool {
        let at = self.me().points.total();
        (at + 1..=at + i16::from(points)).any(|space| space % 10 == 0)
    }
    fn returns(&self) -> Vec<Command> {
        let has = |symbol: &Symbol| self.has(*symbol);
        Symbol::ALL
            .into_iter()
            .filter(has)
            .map(|symbol| Command::ReturnBot { symbol })
            .collect()
    }
    fn main(&self) -> Vec<Command> {
        let (me, mut list) = (self.me(), Vec::new());
        for space in Space::ALL {
            let there = self.arrows().contains(&space) || self.fresh(Card::Sidestep) && self.beside().contains(&space);
            if there && !self.has(self.tile(space)) && (me.bots > 0 || me.programmed.is_empty()) {
                list.push(Command::EngineerMove { space });
            }
        }
        for symbol in Symbol::ALL {
            if !me.free_used && me.time >= 3 && me.bots > 0 && !self.has(symbol) {
                list.push(Command::FreeProgram { symbol });
            }
        }
        for symbol in Symbol::ALL {
            if self.has(symbol) && !self.targets(symbol).is_empty() {
                list.push(Command::Deploy { symbol });
            }
        }
        list.extend(self.returns());
        if matches!(me.engineer, Engineer::On(Space::C1 | Space::C2)) {
            list.push(Command::Pass);
        }
        list
    }
    /// Symbols whose card can be used in the preparation with this much time.
    pub(super) fn interims(&self, time: u8) -> Vec<Symbol> {
        let fits = |symbol: &Symbol| {
            self.fresh(Card::Interim(*symbol)) && !self.has(*symbol) && self.me().bots > 0 && time >= 2
        };
        Symbol::ALL.into_iter().filter(fits).collect()
    }
    fn preparation(&self) -> Vec<Command> {
        let due = if self.board.time_taken { 0 } else { self.me().submarines };
        let later = self.me().time + self.time_got(due);
        assert!(!self.interims(later).is_empty(), "asked without a choice");
        let mut list = Vec::new();
        if !self.board.time_taken {
            list.push(Command::TakeSubTime);
        }
        let card = Card::Interim;
        list.extend(
            self.interims(self.me().time)
                .into_iter()
                .map(|symbol| Command::UseInt { card: card(symbol) }),
        );
        list.push(Command::PrepDone);
        list
    }
    fn line(&self, space: u16) -> Vec<Command> {
        assert_eq!((self.me().points.total() + 1, space % 10), (space as i16, 0));
        let optional = self.setup.options.red_line_crystal == LinePayment::Optional;
        assert!(
            optional || self.me().crystals == 0,
            "a crystal is paid without a question"
        );
        assert!(
            self.me().crystals > 0 || !self.me().programmed.is_empty(),
            "nothing to pay with"
        );
        if self.board.stage == RoundPart::Scoring {
            let waiting = self.board.tasks.iter().rev().filter_map(|task| match task {
                Pending::Score { seat, .. } => Some(*seat),
                _ => None,
            });
            let order = self.board.order.iter().copied();
            let later = order.skip_while(|seat| *seat != self.seat).skip(1);
            assert!(waiting.eq(later), "seats are scored in turn order");
        }
        let mut list = if optional && self.me().crystals > 0 {
            vec![Command::PayCrystal]
        } else {
            vec![]
        };
        list.extend(self.returns());
        list.push(Command::StopAtLine);
        list
    }
    /// The list of a question, which has to be one that is asked here at all (CMD-2).
    fn answers(&self, prompt: Prompt) -> Vec<Command> {
        match prompt {
            Prompt::ChooseMain => self.main(),
            Prompt::ChooseThird => {
                assert_eq!(self.me().programmed.len(), 3);
                self.returns()
            }
            Prompt::ChooseSector { symbol } => {
                let to = |sector| Command::MoveTo { sector };
                let stays = |command: &Command| *command != Command::ReturnBot { symbol };
                let back = self.returns().into_iter().filter(stays);
                self.targets(symbol).into_iter().map(to).chain(back).collect()
            }
            Prompt::ChooseAction { symbol } => {
                assert!(symbol != Symbol::Blue && !self.in_vain(symbol));
                [vec![Command::Perform, Command::Skip], self.returns()].concat()
            }
            Prompt::ChooseLetter { .. } => {
                let (board, back) = (self.me().bots > 0, self.returns());
                assert!(board || !back.is_empty(), "no bot for the letter");
                let place = board.then_some(Command::PlaceLetterBot);
                place.into_iter().chain([Command::DeclineLetter]).chain(back).collect()
            }
            Prompt::ChooseReward { card } => {
                let points = match (card, self.board.tasks.last()) {
                    (Card::Hq(_, Prize::Points), _) => 4,
                    (Card::Octopods(Prize::Points), _) => 3,
                    (Card::Evict, Some(Pending::Reward { points, .. })) => *points,
                    other => panic!("{other:?}"),
                };
                assert!(self.meets(points) && self.copies(card) > 0);
                [vec![Command::UseCard, Command::DeclineCard], self.returns()].concat()
            }
            Prompt::ChooseLine { space } => self.line(space),
            Prompt::ConfirmTurn => {
                assert!(!self.setup.options.auto_end_turn);
                [vec![Command::EndTurn], self.returns()].concat()
            }
            Prompt::ChoosePreparation => self.preparation(),
            Prompt::ConfirmRound => vec![Command::Commit],
        }
    }
    /// The parts of the scoring of a round.
    pub(super) fn round(&self) -> RoundScore {
        let fields = |seat: Seat| {
            self.board
                .areas
                .iter()
                .filter(|area| area.control == Some(seat))
                .count()
        };
        let own = fields(self.seat);
        let rivals = || self.setup.players.others(self.seat).map(fields);
        let majority = match (own, rivals().max().unwrap()) {
            (0, _) => 0,
            (own, best) if own > best => 6,
            (own, best) if own == best => 3,
            _ => 0,
        };
        let left = self.board.areas.iter().filter(|area| area.control == Some(self.seat));
        let gone = 14 - i16::from(self.me().bots).min(14);
        RoundScore {
            majority,
            bots: gone.min(2 + 2 * i16::from(self.me().submarines)),
            crystals: tri(self.me().crystals),
            octopods: -left.map(|area| tri(area.goods.octopods)).sum::<i16>(),
        }
    }
    /// Letters, time, submarines and lab at the end.
    pub(super) fn last(&self) -> [i16; 4] {
        let five = |earned| if earned { 5 } else { 0 };
        let me = self.me();
        [
            tri(self.letters()),
            me.time.into(),
            five(me.submarines == 6),
            five(me.expansions.len() == 5),
        ]
    }
}

/// Compares what the engine reads off a position with what the rules say.
pub(super) fn compare(setup: &Setup, state: &State) {
    let board = &state.board;
    for seat in setup.players.seats() {
        let (reader, ways) = (Reader::new(setup, board, seat), board.ways(setup, seat));
        for sector in Sector::ALL {
            let (best, found) = (reader.way(sector), ways.steps(sector));
            assert_eq!(ways.cost(sector), best.0);
            let same =
                |way: &Way| way.4[1..] == found[..] && (way.0, way.1, way.2, way.3) == (best.0, best.1, best.2, best.3);
            assert!(reader.paths().iter().any(same), "{found:?} or {best:?}");
        }
        let lab = board.capacity(setup, seat);
        assert_eq!([lab.research, lab.crystals, lab.octopods, lab.time], reader.lab());
        assert_eq!(board.round_scores(setup)[seat], reader.round());
        let last = board.final_scores(setup, seat);
        assert_eq!([last.letters, last.time, last.submarines, last.lab], reader.last());
    }
    let Some(asked) = state.decisions(setup).pop() else {
        return;
    };
    let reader = Reader::new(setup, board, asked.seat);
    assert_eq!(
        legal(state, setup, asked.seat),
        reader.answers(asked.prompt),
        "{board:#?}"
    );
}
