//! Bots on the Station: deployment, overload, and the seven actions (DEP, ACT, RES).

use super::{
    components::CardData,
    event::{Cause, Event},
    run::Run,
    state::{OwnCard, Pending, Source},
    types::{Card, Pool, Prize, Sector, Symbol},
};
use crate::rules::{EventSink, List, MAX_SEATS, Seat};

impl<E: EventSink<Event>> Run<'_, E> {
    /// The bot programmed for a symbol goes to a Sector with the scientist (DEP-1).
    pub(super) fn deploy(&mut self, symbol: Symbol, sector: Sector) {
        let seat = self.seat();
        let ways = self.state.board.ways(self.setup, seat);
        let cost = ways.cost(sector);
        self.pay_time(cost, Cause::Way);
        if sector != self.state.board.actor().scientist.0 {
            self.events.tell(|| Event::ScientistMoved {
                seat,
                way: ways.steps(sector),
                cost,
            });
        }
        let player = self.state.board.actor_mut();
        player.scientist = (sector, symbol);
        player.programmed.remove(symbol);
        self.tell(Event::BotDeployed { seat, sector, symbol });
        self.push(Pending::Action { symbol });
        self.place(sector);
    }
    /// A bot of the active seat goes onto a control field (DEP-2).
    fn place(&mut self, sector: Sector) {
        let seat = self.seat();
        let area = self.state.board.area_mut(sector);
        if let Some(owner) = area.control.replace(seat) {
            area.station[owner] += 1;
            self.tell(Event::BotDisplaced { sector, owner });
        }
        self.relieve(sector);
    }
    /// Sends bots of an overloaded charging station back to their boards, and pays for those of others (DEP-3, RES-3).
    fn relieve(&mut self, sector: Sector) {
        let board = &mut self.state.board;
        let limit = self.setup.components.numbers.limit(self.setup.players);
        let station = &mut board.areas[sector.index()].station;
        if station.0.iter().sum::<u8>() <= limit {
            return;
        }
        let mut back: List<(Seat, u8), MAX_SEATS> = List::default();
        for owner in self.setup.players.seats() {
            let bots = station[owner].saturating_sub(1);
            station[owner] -= bots;
            board.players[owner].bots += bots;
            if bots > 0 {
                let fits = back.push((owner, bots));
                debug_assert!(fits, "one entry for each seat");
            }
        }
        let others = back.iter().filter(|(owner, _)| *owner != board.active);
        let evicted: u8 = others.map(|(_, bots)| bots).sum();
        let copies = board.actor().copies(Card::Evict);
        self.events.tell(|| Event::StationOverloaded {
            sector,
            back: back.to_vec(),
        });
        let points = evicted.saturating_mul(self.setup.components.card(Card::Evict).amount);
        for _ in 0..copies {
            self.push_reward(Card::Evict, points);
        }
    }
    fn push_reward(&mut self, card: Card, points: u8) {
        if points > 0 {
            self.push(Pending::Reward { card, points });
        }
    }
    /// The action of the bot just deployed (DEP-4); false if it asks.
    pub(super) fn action(&mut self, symbol: Symbol) -> bool {
        let effect = self.state.board.has_effect(self.setup, symbol);
        if effect && symbol != Symbol::Blue {
            return false;
        }
        self.pop();
        if effect {
            self.act(symbol);
        } else {
            let seat = self.seat();
            self.tell(Event::ActionWithoutEffect { seat, symbol });
        }
        true
    }
    /// Carries out the action with a symbol.
    pub(super) fn act(&mut self, symbol: Symbol) {
        let sector = self.state.board.actor().scientist.0;
        match symbol {
            Symbol::Green => self.expand(sector),
            Symbol::Yellow => self.take_time(sector),
            Symbol::Black => self.take_crystals(sector),
            Symbol::Purple => self.catch(sector),
            Symbol::Blue => self.submerge(sector),
            Symbol::Red => self.research(sector),
            Symbol::White => {
                let white = self.setup.components.sector(sector).white;
                self.program_or_time(white, self.setup.components.numbers.white_bonus, Cause::Action(symbol));
            }
        }
    }
    /// ACT-1: the top expansion, and its letters in printed order.
    fn expand(&mut self, sector: Sector) {
        let seat = self.seat();
        let board = &mut self.state.board;
        let Some(expansion) = board.area_mut(sector).expansions.pop() else {
            return;
        };
        if !board.actor_mut().expansions.push(expansion) {
            return;
        }
        self.tell(Event::ExpansionTaken { seat, expansion });
        let letters = self.setup.components.expansion(expansion).letters;
        for letter in letters.into_iter().rev().flatten() {
            self.push(Pending::Letter { letter });
        }
    }
    /// A bot from the board supply goes onto the control field of a letter.
    pub(super) fn place_letter(&mut self) {
        if let Some(Pending::Letter { letter }) = self.pop() {
            let seat = self.seat();
            let player = self.state.board.actor_mut();
            player.bots = player.bots.saturating_sub(1);
            self.tell(Event::LetterBotPlaced { seat, sector: letter });
            self.place(letter);
        }
    }
    /// No bot goes there.
    pub(super) fn decline_letter(&mut self, sector: Sector) {
        let seat = self.seat();
        self.pop();
        self.tell(Event::LetterDeclined { seat, sector });
    }
    /// ACT-2: the Sector's time, and more from the supply if that is little.
    fn take_time(&mut self, sector: Sector) {
        let (seat, room) = (self.seat(), self.room());
        let goods = &mut self.state.board.area_mut(sector).goods;
        let taken = goods.time.min(room);
        goods.time -= taken;
        let emptied = goods.time == 0;
        let short = self.setup.components.numbers.yellow_minimum.saturating_sub(taken);
        let more = if emptied {
            self.take_general(short.min(room - taken))
        } else {
            0
        };
        let amount = taken + more;
        self.state.board.actor_mut().time += amount;
        if amount > 0 {
            let why = Cause::Action(Symbol::Yellow);
            self.tell(Event::TimeGained { seat, amount, why });
        }
    }
    /// ACT-3: the Sector's crystals.
    fn take_crystals(&mut self, sector: Sector) {
        let board = &mut self.state.board;
        let lab = board.capacity(self.setup, board.active);
        let room = lab.crystals.saturating_sub(board.actor().crystals);
        let goods = &mut board.area_mut(sector).goods;
        let amount = goods.crystals.min(room);
        goods.crystals -= amount;
        self.add_crystals(amount, Cause::Action(Symbol::Black));
    }
    /// ACT-4: as many octopods as the lab allows.
    fn catch(&mut self, sector: Sector) {
        let seat = self.seat();
        let board = &mut self.state.board;
        let most = board.capacity(self.setup, seat).octopods;
        let goods = &mut board.area_mut(sector).goods;
        let count = goods.octopods.min(most);
        goods.octopods -= count;
        if self.setup.options.finite_supply {
            board.general.octopods += count;
        }
        self.tell(Event::OctopodsCaught { seat, sector, count });
        self.push(Pending::Caught { count });
        self.gain(Source::Caught, self.setup.components.score.tri(count).unsigned_abs());
    }
    /// ACT-5: the next submarine into the next slot.
    fn submerge(&mut self, sector: Sector) {
        let seat = self.seat();
        let price = self.state.board.slot_price(self.setup, seat, sector);
        let submarines = &mut self.state.board.area_mut(sector).submarines;
        let slot = submarines.len() as u8;
        if !submarines.push(seat) {
            return;
        }
        self.pay_time(price, Cause::Slot);
        self.state.board.actor_mut().submarines += 1;
        self.tell(Event::SubmarinePlaced { seat, sector, slot });
        self.gain(Source::Submarine, self.state.board.bulb().into());
    }
    /// ACT-6: the top research card, its points, and what it brings at once.
    fn research(&mut self, sector: Sector) {
        let seat = self.seat();
        let board = &mut self.state.board;
        let Some(card) = board.area_mut(sector).research.pop() else {
            return;
        };
        let used = matches!(card, Card::Now(_));
        if !board.actor_mut().cards.push(OwnCard { card, used }) {
            return;
        }
        self.tell(Event::CardTaken { seat, card });
        if let Card::Now(symbol) = card {
            self.push(Pending::Now { symbol });
        }
        self.gain(Source::Research, self.state.board.bulb().into());
    }
    /// RES-5: time, then a bot onto the symbol, or more time if it is occupied.
    pub(super) fn now(&mut self, symbol: Symbol) {
        let card = Card::Now(symbol);
        let data = self.setup.components.card(card);
        self.gain_time(data.amount, Cause::Card(card));
        self.program_or_time(symbol, data.more, Cause::Card(card));
    }
    /// A bot from the board supply onto a symbol, if there is one; time instead if the symbol is occupied.
    fn program_or_time(&mut self, symbol: Symbol, time: u8, why: Cause) {
        let player = self.state.board.actor();
        if player.programmed.contains(symbol) {
            self.gain_time(time, why);
        } else if player.bots > 0 {
            self.program(symbol);
        }
    }
    /// The rewards of the cards that pay for so many at once: first all time, then all crystals, then the points one by
    /// one (RES-1, RES-2).
    pub(super) fn prizes(&mut self, count: u8, card: impl Fn(Prize) -> Card) {
        // Mostly no card is held, and then no kind has to be looked up.
        if self.state.board.actor().cards.is_empty() {
            return;
        }
        for prize in Prize::ALL {
            let card = card(prize);
            let CardData { amount, least, .. } = self.setup.components.card(card);
            if count < least {
                continue;
            }
            for _ in 0..self.state.board.actor().copies(card) {
                match prize {
                    Prize::Time => self.gain_time(amount, Cause::Card(card)),
                    Prize::Crystals => self.gain_crystals(amount, Cause::Card(card)),
                    Prize::Points => self.push_reward(card, amount),
                }
            }
        }
    }
    /// Crystals from the general supply, as far as it and the lab go.
    fn gain_crystals(&mut self, amount: u8, why: Cause) {
        let board = &mut self.state.board;
        let lab = board.capacity(self.setup, board.active);
        let wanted = Pool {
            crystals: amount.min(lab.crystals.saturating_sub(board.actor().crystals)),
            ..Pool::default()
        };
        let amount = board.draw(self.setup, wanted).crystals;
        self.add_crystals(amount, why);
    }
    /// The points of a card.
    pub(super) fn reward(&mut self, card: Card, points: u8) {
        let seat = self.seat();
        self.pop();
        self.tell(Event::CardRewarded { seat, card, points });
        self.gain(Source::Reward, points.into());
    }
}
