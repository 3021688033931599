//! The legal lists: candidates in their fixed order (CMD-5), of which those go in that nothing forbids.

use super::{
    command::Command,
    dock::Docks,
    laws::Question,
    prompt::{Prompt, ShotTarget},
    types::{Class, Facility, Field, PerShip, Tech, TechSet, Territory},
};
use crate::games::listing::Sink;
use std::{
    iter::once,
    ops::ControlFlow::{self, Continue},
};

impl Question<'_> {
    /// Lists the legal answers.
    pub(super) fn list(&self, out: &mut impl Sink<Command>) -> ControlFlow<()> {
        let board = self.board;
        match self.prompt {
            Prompt::Start => out.put(Command::Roll),
            Prompt::Main => self.list_main(out),
            Prompt::ChooseTerritory { .. } => {
                self.each(out, territories(|territory| Command::PlaceColony { territory }))
            }
            Prompt::ChooseRaid => self.list_raid(out),
            Prompt::ChooseLoot { .. } => {
                let take = self
                    .sources()
                    .map(|(seat, goods)| Command::TakeResource { seat, goods });
                self.each(out, take)
            }
            Prompt::ChooseDie { .. } | Prompt::ChooseLowered | Prompt::ChooseRaised { .. } => {
                self.each(out, self.dice())
            }
            Prompt::ChooseReroll { .. } => self.each(out, self.dice().chain(once(Command::Commit))),
            Prompt::ChooseBonus => self.each(out, territories(|territory| Command::BorrowBonus { territory })),
            Prompt::ChooseDocked => self.list_recalls(out),
            Prompt::ChooseAim => {
                let enemies = board.enemies(self.setup);
                let aims = Facility::ALL.into_iter();
                aims.zip(enemies)
                    .try_for_each(|(facility, there)| out.put_if(Command::AimAt { facility }, there))
            }
            Prompt::ChooseShot { facility, .. } => {
                let shoot = |ShotTarget { group, seat, class }| Command::Shoot { group, seat, class };
                let targets = board.targets(self.setup, facility).into_iter();
                self.each(out, targets.map(shoot).chain(once(Command::CeaseFire)))
            }
            Prompt::ChooseSunk => self.list_sinkings(out),
            Prompt::ChooseField { .. } => self.each(out, territories(|territory| Command::PlaceField { territory })),
            Prompt::ChooseRemoval => self.each(out, Field::ALL.map(|field| Command::RemoveField { field })),
            Prompt::ChooseMoved | Prompt::ChooseSwapFirst | Prompt::ChooseSwapSecond { .. } => self.list_colonies(out),
            Prompt::ChooseDestination { .. } => {
                self.each(out, territories(|territory| Command::MoveColonyTo { territory }))
            }
            Prompt::ChooseRecovered => self.each(out, Tech::ALL.map(|card| Command::Recover { card })),
            Prompt::ChooseSurplus { surplus } => {
                let goods = board.actor().goods;
                let fuel = surplus.saturating_sub(goods.ore)..=surplus.min(goods.fuel);
                let split = |fuel| Command::ReturnSurplus {
                    fuel,
                    ore: surplus - fuel,
                };
                self.each(out, fuel.rev().map(split))
            }
            Prompt::Commit { .. } => out.put(Command::Commit),
        }
    }

    /// Lists those of the candidates that nothing forbids.
    fn each(&self, out: &mut impl Sink<Command>, candidates: impl IntoIterator<Item = Command>) -> ControlFlow<()> {
        out.put_lawful(candidates.into_iter().map(|command| (command, self.forbids(command))))
    }

    fn list_main(&self, out: &mut impl Sink<Command>) -> ControlFlow<()> {
        let bound = self.list_dockings(out)?;
        self.each(out, [Command::Trade, Command::Cycle])?;
        let shown: TechSet = self.board.display.into_iter().flatten().collect();
        // Each kind of candidates goes to its own law at once.
        out.put_lawful(shown.iter().map(|card| (Command::Claim { card }, self.claim(card))))?;
        self.each(out, [Command::Launch, Command::BuyRelic])?;
        let cards = self.board.actor().cards;
        out.put_lawful(cards.iter().map(|card| (Command::UsePower { card }, self.power(card))))?;
        let discards = cards.iter();
        out.put_lawful(discards.map(|card| (Command::DiscardCard { card }, self.discard(card))))?;
        out.put_if(Command::EndTurn, !bound)
    }

    /// Lists the dockings; true if one of them binds, so that the turn may not end (R7).
    fn list_dockings(&self, out: &mut impl Sink<Command>) -> ControlFlow<(), bool> {
        if self.hand.len() == 0 {
            return Continue(false);
        }
        let docks = Docks::of(self.setup, self.board);
        let mut bound = false;
        for facility in Facility::ALL {
            let mut open = false;
            self.dockings(&docks, facility, &mut |dice| {
                open = true;
                out.put(Command::Dock { facility, dice })
            })?;
            // To go through `binding` for this would open every gate a second time.
            bound |= open && self.compels(facility);
        }
        Continue(bound)
    }

    fn list_raid(&self, out: &mut impl Sink<Command>) -> ControlFlow<()> {
        self.each(out, once(Command::RaidResources))?;
        for seat in self.setup.players.others(self.board.active) {
            let cards = self.board.players[seat].cards.iter();
            self.each(out, cards.map(|card| Command::RaidCard { seat, card }))?;
        }
        self.each(out, once(Command::DeclineRaid))
    }

    /// The dice that a power can be tried on.
    fn dice(&self) -> impl Iterator<Item = Command> {
        self.hand.plain().map(|(class, _)| Command::ChooseDie { class })
    }

    fn list_recalls(&self, out: &mut impl Sink<Command>) -> ControlFlow<()> {
        let mut own: PerShip<(Facility, Class)> = self
            .board
            .docked_of(self.board.active)
            .map(|(facility, docked)| (facility, docked.class()))
            .collect();
        own.sort_unstable();
        let different = own.chunk_by(PartialEq::eq).filter_map(<[_]>::first);
        self.each(
            out,
            different.map(|&(facility, class)| Command::RecallShip { facility, class }),
        )
    }

    fn list_sinkings(&self, out: &mut impl Sink<Command>) -> ControlFlow<()> {
        let enemies = self.board.enemies(self.setup);
        let aims = Facility::ALL.into_iter().zip(enemies).filter(|(_, there)| *there);
        aims.map(|(facility, _)| facility).try_for_each(|facility| {
            // These are there, so their law need not look for them again.
            let judged = |target @ ShotTarget { group, seat, class }| {
                let sink = Command::Sink {
                    facility,
                    group,
                    seat,
                    class,
                };
                (sink, self.spared(facility, target))
            };
            out.put_lawful(self.board.targets(self.setup, facility).into_iter().map(judged))
        })
    }

    /// Lists colonies by territory, then clockwise from the active seat.
    fn list_colonies(&self, out: &mut impl Sink<Command>) -> ControlFlow<()> {
        let active = self.board.active;
        Territory::ALL.into_iter().try_for_each(|territory| {
            let there = &self.board.colonies[territory.index()];
            let owners = once(active).chain(self.setup.players.others(active));
            let owners = owners.filter(|&seat| there[seat] > 0);
            self.each(out, owners.map(|seat| Command::PickColony { seat, territory }))
        })
    }
}

/// A command for each territory.
fn territories(command: impl Fn(Territory) -> Command) -> [Command; Territory::COUNT] {
    Territory::ALL.map(command)
}
