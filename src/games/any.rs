//! The only list of games: one closed enum that is itself a `Game`.

use super::argo;
use crate::rules::{
    Applied, Config, Decision, Game, Illegal, OptionSpec, Seat, SeatCount, Seed, SetupError, Status, ViewError, Viewer,
};
use serde::{Deserialize, Serialize};

macro_rules! any_game {
    ($($variant:ident = $name:literal, $state:ty;)+) => {
        /// Which game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum GameId { $(#[doc = $name] $variant,)+ }

        impl GameId {
            /// All games, in the order they are offered.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)+];
            /// Stable name, used in files, commands and on the wire.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $name,)+ }
            }
            /// The game of that name.
            #[must_use]
            pub fn from_name(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|g| g.name() == name)
            }
        }

        any_value!(#[doc = "State of any game."] AnyGame: $($variant($state),)+);
        any_value!(#[doc = "Setup of any game."] AnySetup: $($variant(<$state as Game>::Setup),)+);
        any_value!(#[doc = "Command of any game."] AnyCommand: $($variant(<$state as Game>::Command),)+);
        any_value!(#[doc = "Event of any game."] AnyEvent: $($variant(<$state as Game>::Event),)+);
        any_value!(#[doc = "Prompt of any game."] AnyPrompt: $($variant(<$state as Game>::Prompt),)+);
        any_value!(#[doc = "View of any game."] AnyView: $($variant(<$state as Game>::View),)+);
        any_value!(#[doc = "Reason of any game."] AnyReason: $($variant(<$state as Game>::Reason),)+);

        impl AnySetup {
            /// Which game it is for.
            #[must_use]
            pub const fn id(&self) -> GameId {
                match self { $(Self::$variant(_) => GameId::$variant,)+ }
            }
        }

        impl Game for AnyGame {
            type Setup = AnySetup;
            type Command = AnyCommand;
            type Event = AnyEvent;
            type Prompt = AnyPrompt;
            type View = AnyView;
            type Reason = AnyReason;

            fn setup(config: &Config) -> Result<AnySetup, SetupError> {
                match GameId::from_name(&config.game) {
                    $(Some(GameId::$variant) => <$state>::setup(config).map(AnySetup::$variant),)+
                    None => Err(SetupError::UnknownGame(config.game.clone())),
                }
            }
            fn options(config: &Config) -> Vec<OptionSpec> {
                match GameId::from_name(&config.game) {
                    $(Some(GameId::$variant) => <$state>::options(config),)+
                    None => Vec::new(),
                }
            }
            fn rules_version(setup: &AnySetup) -> u16 {
                match setup { $(AnySetup::$variant(setup) => <$state>::rules_version(setup),)+ }
            }
            fn seats(setup: &AnySetup) -> SeatCount {
                match setup { $(AnySetup::$variant(setup) => <$state>::seats(setup),)+ }
            }
            fn new(setup: &AnySetup, seed: Seed) -> Self {
                match setup { $(AnySetup::$variant(setup) => Self::$variant(<$state>::new(setup, seed)),)+ }
            }
            // A state never meets a setup of another game: both come from one `Session` or record. With one game in
            // the list the second arm of the matches below cannot be reached.
            #[allow(unreachable_patterns, reason = "with a single game every pair matches")]
            fn status(&self, setup: &AnySetup) -> Status {
                match (self, setup) {
                    $((Self::$variant(game), AnySetup::$variant(setup)) => game.status(setup),)+
                    _ => Status::Deciding,
                }
            }
            #[allow(unreachable_patterns, reason = "with a single game every pair matches")]
            fn decisions(&self, setup: &AnySetup) -> Vec<Decision<AnyPrompt>> {
                match (self, setup) {
                    $((Self::$variant(game), AnySetup::$variant(setup)) => game
                        .decisions(setup)
                        .into_iter()
                        .map(|d| Decision { seat: d.seat, obligation: d.obligation, prompt: AnyPrompt::$variant(d.prompt) })
                        .collect(),)+
                    _ => Vec::new(),
                }
            }
            #[allow(unreachable_patterns, reason = "with a single game every pair matches")]
            fn legal_commands(&self, setup: &AnySetup, seat: Seat, out: &mut Vec<AnyCommand>) {
                match (self, setup) {
                    $((Self::$variant(game), AnySetup::$variant(setup)) => {
                        let mut list = Vec::new();
                        game.legal_commands(setup, seat, &mut list);
                        out.extend(list.into_iter().map(AnyCommand::$variant));
                    })+
                    _ => {}
                }
            }
            fn pass(setup: &AnySetup) -> Option<AnyCommand> {
                match setup { $(AnySetup::$variant(setup) => <$state>::pass(setup).map(AnyCommand::$variant),)+ }
            }
            #[allow(unreachable_patterns, reason = "with a single game every triple matches")]
            fn apply(&mut self, setup: &AnySetup, seat: Seat, command: &AnyCommand) -> Result<Applied<AnyEvent>, Illegal> {
                match (self, setup, command) {
                    $((Self::$variant(game), AnySetup::$variant(setup), AnyCommand::$variant(command)) => {
                        let applied = game.apply(setup, seat, command)?;
                        Ok(Applied { events: applied.events.into_iter().map(AnyEvent::$variant).collect(), reversible: applied.reversible })
                    })+
                    _ => Err(Illegal::WrongGame),
                }
            }
            fn rekey(&mut self, count: u32) {
                match self { $(Self::$variant(game) => game.rekey(count),)+ }
            }
            #[allow(unreachable_patterns, reason = "with a single game every triple matches")]
            fn explain(&self, setup: &AnySetup, seat: Seat, command: &AnyCommand) -> Option<AnyReason> {
                match (self, setup, command) {
                    $((Self::$variant(game), AnySetup::$variant(setup), AnyCommand::$variant(command)) =>
                        game.explain(setup, seat, command).map(AnyReason::$variant),)+
                    _ => None,
                }
            }
            // There is no view of a state under the setup of another game. With one game in the list there is no such
            // pair, and the compiler knows; a second game has to answer this first (a state that carries its game's
            // setup, or a view that says nothing) before it compiles.
            fn view(&self, setup: &AnySetup, viewer: Viewer) -> AnyView {
                match (self, setup) {
                    $((Self::$variant(game), AnySetup::$variant(setup)) => AnyView::$variant(game.view(setup, viewer)),)+
                }
            }
            #[allow(unreachable_patterns, reason = "with a single game every pair matches")]
            fn from_view(setup: &AnySetup, view: &AnyView, seed: Seed) -> Result<Self, ViewError> {
                match (setup, view) {
                    $((AnySetup::$variant(setup), AnyView::$variant(view)) => <$state>::from_view(setup, view, seed).map(Self::$variant),)+
                    _ => Err(ViewError("the view is of another game".to_owned())),
                }
            }
            #[allow(unreachable_patterns, reason = "with a single game every pair matches")]
            fn check_invariants(&self, setup: &AnySetup) -> Result<(), String> {
                match (self, setup) {
                    $((Self::$variant(game), AnySetup::$variant(setup)) => game.check_invariants(setup),)+
                    _ => Err("state and setup are of different games".to_owned()),
                }
            }
        }
    };
}

macro_rules! any_value {
    ($(#[$doc:meta])* $name:ident: $($variant:ident($inner:ty),)+) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        pub enum $name { $(#[doc = "Of that game."] $variant($inner),)+ }
    };
}

any_game! {
    Argo = "argo", argo::State;
}
