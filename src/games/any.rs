//! The only list of games: one closed enum that is itself a `Game`, and the ways from it to each game and back.

use super::choices::Assembled;
use crate::rules::{
    Applied, Config, Decision, Game, Illegal, OptionSpec, Ranking, Seat, SeatCount, Seed, SetupError, Status,
    ViewError, Viewer, scenario::Scripted,
};
use serde::{Deserialize, Serialize};

/// Hands the list of games to a macro: variant, stable name and state of each. A new game is one line here.
macro_rules! games {
    ($with:ident) => {
        $with! {
            Argo = "argo", crate::games::argo::State;
            AlienFrontiers = "alien-frontiers", crate::games::alien_frontiers::State;
            AquaSphere = "aqua-sphere", crate::games::aqua_sphere::State;
        }
    };
}
pub(crate) use games;

/// A game of the list. It converts its own values to those of any game and back.
///
/// `own_…` takes a value of this game out of one of any game; `any_…` is the way back.
pub trait Listed: Game {
    /// The id of the game.
    const ID: GameId;
    /// The state in a state of any game; `None` if it is of another game.
    fn own_game(game: &AnyGame) -> Option<&Self>;
    /// The setup in a setup of any game; `None` if it is of another game.
    fn own_setup(setup: &AnySetup) -> Option<&Self::Setup>;
    /// The command in a command of any game; `None` if it is of another game.
    fn own_command(command: &AnyCommand) -> Option<&Self::Command>;
    /// The event in an event of any game; `None` if it is of another game.
    fn own_event(event: &AnyEvent) -> Option<&Self::Event>;
    /// The prompt in a prompt of any game; `None` if it is of another game.
    fn own_prompt(prompt: &AnyPrompt) -> Option<&Self::Prompt>;
    /// The view in a view of any game; `None` if it is of another game.
    fn own_view(view: &AnyView) -> Option<&Self::View>;
    /// The reason in a reason of any game; `None` if it is of another game.
    fn own_reason(reason: &AnyReason) -> Option<&Self::Reason>;
    /// A state of this game as one of any game.
    fn any_game(game: Self) -> AnyGame;
    /// A setup of this game as one of any game.
    fn any_setup(setup: Self::Setup) -> AnySetup;
    /// A command of this game as one of any game.
    fn any_command(command: Self::Command) -> AnyCommand;
    /// An event of this game as one of any game.
    fn any_event(event: Self::Event) -> AnyEvent;
    /// A prompt of this game as one of any game.
    fn any_prompt(prompt: Self::Prompt) -> AnyPrompt;
    /// A view of this game as one of any game.
    fn any_view(view: Self::View) -> AnyView;
    /// A reason of this game as one of any game.
    fn any_reason(reason: Self::Reason) -> AnyReason;
}

/// Something to do with a game of which only the id is known; see `GameId::visit`.
pub trait GameVisitor {
    /// The result of a visit.
    type Out;
    /// Does it with the game `G`.
    fn visit<G: Scripted + Listed>(self) -> Self::Out;
}

/// The two conversions of one kind of value, for `Listed`.
macro_rules! ways {
    ($own:ident, $any:ident, $enum:ident::$variant:ident, $value:ty) => {
        fn $own(value: &$enum) -> Option<&$value> {
            match value {
                $enum::$variant(own) => Some(own),
                _ => None,
            }
        }
        fn $any(value: $value) -> $enum {
            $enum::$variant(value)
        }
    };
}

macro_rules! any_game {
    ($($variant:ident = $name:literal, $state:ty;)+) => {
        /// A game of the list, by which files, commands and packets tell games apart.
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
            /// The text of the box file that comes with the program.
            #[must_use]
            pub const fn built_in_box(self) -> &'static str {
                match self { $(Self::$variant => <<$state as Game>::Setup as Assembled>::BUILT_IN,)+ }
            }
            /// Runs the visitor with the type of this game.
            pub fn visit<V: GameVisitor>(self, visitor: V) -> V::Out {
                match self { $(Self::$variant => visitor.visit::<$state>(),)+ }
            }
        }

        $(impl Listed for $state {
            const ID: GameId = GameId::$variant;
            ways!(own_game, any_game, AnyGame::$variant, Self);
            ways!(own_setup, any_setup, AnySetup::$variant, Self::Setup);
            ways!(own_command, any_command, AnyCommand::$variant, Self::Command);
            ways!(own_event, any_event, AnyEvent::$variant, Self::Event);
            ways!(own_prompt, any_prompt, AnyPrompt::$variant, Self::Prompt);
            ways!(own_view, any_view, AnyView::$variant, Self::View);
            ways!(own_reason, any_reason, AnyReason::$variant, Self::Reason);
        })+

        any_value!(#[doc = "State of any game."] AnyGame: $($variant($state),)+);
        any_value!(#[doc = "Setup of any game."] AnySetup: $($variant(<$state as Game>::Setup),)+);
        any_value!(#[doc = "Command of any game."] AnyCommand: $($variant(<$state as Game>::Command),)+);
        any_value!(#[doc = "Event of any game."] AnyEvent: $($variant(<$state as Game>::Event),)+);
        any_value!(#[doc = "Prompt of any game."] AnyPrompt: $($variant(<$state as Game>::Prompt),)+);
        any_value!(#[doc = "View of any game."] AnyView: $($variant(<$state as Game>::View),)+);
        any_value!(#[doc = "Reason of any game."] AnyReason: $($variant(<$state as Game>::Reason),)+);

        impl AnySetup {
            /// The game that the setup is for.
            #[must_use]
            pub const fn id(&self) -> GameId {
                match self { $(Self::$variant(_) => GameId::$variant,)+ }
            }
            /// The text of the box file that is played with.
            #[must_use]
            pub fn box_text(&self) -> &str {
                match self { $(Self::$variant(setup) => setup.box_text(),)+ }
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
            fn max_commands(setup: &AnySetup) -> u32 {
                match setup { $(AnySetup::$variant(setup) => <$state>::max_commands(setup),)+ }
            }
            fn new(setup: &AnySetup, seed: Seed) -> Self {
                match setup { $(AnySetup::$variant(setup) => Self::$variant(<$state>::new(setup, seed)),)+ }
            }
            // State and setup come from one table or record and are of one game. Bytes from outside may still bring
            // another game's command, view or setup: it is refused, asks nobody, lists nothing, changes nothing and breaks
            // the invariants.
            fn status(&self, setup: &AnySetup) -> Status {
                match (self, setup) {
                    $((Self::$variant(game), AnySetup::$variant(setup)) => game.status(setup),)+
                    _ => Status::Deciding,
                }
            }
            fn result(&self, setup: &AnySetup) -> Option<Ranking> {
                match (self, setup) {
                    $((Self::$variant(game), AnySetup::$variant(setup)) => game.result(setup),)+
                    _ => None,
                }
            }
            fn turn(&self) -> u32 {
                match self { $(Self::$variant(game) => game.turn(),)+ }
            }
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
            fn apply(&mut self, setup: &AnySetup, seat: Seat, command: &AnyCommand) -> Result<Applied<AnyEvent>, Illegal> {
                match (self, setup, command) {
                    $((Self::$variant(game), AnySetup::$variant(setup), AnyCommand::$variant(command)) => {
                        let applied = game.apply(setup, seat, command)?;
                        Ok(Applied { events: applied.events.into_iter().map(AnyEvent::$variant).collect(), reversible: applied.reversible })
                    })+
                    _ => Err(Illegal::WrongGame),
                }
            }
            fn carry_out(&mut self, setup: &AnySetup, seat: Seat, command: &AnyCommand) {
                match (self, setup, command) {
                    $((Self::$variant(game), AnySetup::$variant(setup), AnyCommand::$variant(command)) =>
                        game.carry_out(setup, seat, command),)+
                    _ => {}
                }
            }
            fn strikes(event: &AnyEvent, seat: Seat) -> bool {
                match event { $(AnyEvent::$variant(event) => <$state>::strikes(event, seat),)+ }
            }
            fn rekey(&mut self, count: u32) {
                match self { $(Self::$variant(game) => game.rekey(count),)+ }
            }
            fn explain(&self, setup: &AnySetup, seat: Seat, command: &AnyCommand) -> Option<AnyReason> {
                match (self, setup, command) {
                    $((Self::$variant(game), AnySetup::$variant(setup), AnyCommand::$variant(command)) =>
                        game.explain(setup, seat, command).map(AnyReason::$variant),)+
                    _ => None,
                }
            }
            fn view(&self, viewer: Viewer) -> AnyView {
                match self { $(Self::$variant(game) => AnyView::$variant(game.view(viewer)),)+ }
            }
            fn from_view(setup: &AnySetup, view: &AnyView, seed: Seed) -> Result<Self, ViewError> {
                match (setup, view) {
                    $((AnySetup::$variant(setup), AnyView::$variant(view)) => <$state>::from_view(setup, view, seed).map(Self::$variant),)+
                    _ => Err(ViewError("the view is of another game".to_owned())),
                }
            }
            fn redeal(&mut self, setup: &AnySetup, seed: Seed) {
                match (self, setup) {
                    $((Self::$variant(game), AnySetup::$variant(setup)) => game.redeal(setup, seed),)+
                    _ => {}
                }
            }
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
        #[allow(clippy::large_enum_variant, reason = "bots copy states all the time: a box would cost more than room")]
        pub enum $name { $(#[doc = "Of that game."] $variant($inner),)+ }
    };
}

games!(any_game);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::legal;

    /// The values of a game come back as they went.
    struct ThereAndBack;

    impl GameVisitor for ThereAndBack {
        type Out = ();
        fn visit<G: Scripted + Listed>(self) {
            let players = SeatCount::new(3).expect("three seats");
            let config = Config::new(G::ID.name(), players);
            let setup = G::setup(&config).expect("the default configuration");
            let game = G::new(&setup, Seed::from_number(1));
            let any = AnyGame::setup(&config).expect("the default configuration");
            assert_eq!(G::any_setup(setup.clone()), any);
            assert_eq!((G::own_setup(&any), any.id()), (Some(&setup), G::ID));
            assert_eq!(G::own_game(&G::any_game(game.clone())), Some(&game));
            let decision = game.decisions(&setup).swap_remove(0);
            let command = legal(&game, &setup, decision.seat).swap_remove(0);
            assert_eq!(G::own_command(&G::any_command(command.clone())), Some(&command));
            assert_eq!(
                G::own_prompt(&G::any_prompt(decision.prompt.clone())),
                Some(&decision.prompt)
            );
        }
    }

    fn table(id: GameId) -> (AnySetup, AnyGame) {
        let players = SeatCount::new(2).expect("two seats");
        let setup = AnyGame::setup(&Config::new(id.name(), players)).expect("the default configuration");
        let game = AnyGame::new(&setup, Seed::from_number(1));
        (setup, game)
    }

    #[test]
    fn values_of_different_games_are_refused_and_change_nothing() {
        let pairs = GameId::ALL
            .iter()
            .flat_map(|a| GameId::ALL.iter().map(move |b| (*a, *b)));
        for (own, other) in pairs.filter(|(own, other)| own != other) {
            let ((setup, mut game), (foreign, stranger)) = (table(own), table(other));
            let before = game.clone();
            let (asked, guest) = (game.decisions(&setup)[0].seat, stranger.decisions(&foreign)[0].seat);
            let command = legal(&stranger, &foreign, guest).swap_remove(0);
            let listed = legal(&game, &setup, asked).swap_remove(0);
            assert_eq!(game.apply(&setup, asked, &command), Err(Illegal::WrongGame));
            assert_eq!(game.apply(&foreign, asked, &listed), Err(Illegal::WrongGame));
            assert_eq!(game.explain(&setup, asked, &command), None);
            game.carry_out(&setup, asked, &command);
            game.carry_out(&foreign, asked, &listed);
            game.redeal(&foreign, Seed::from_number(2));
            assert_eq!(game, before);
            assert_eq!(
                (game.decisions(&foreign), legal(&game, &foreign, asked)),
                (vec![], vec![])
            );
            assert_eq!((game.status(&foreign), game.result(&foreign)), (Status::Deciding, None));
            assert!(game.check_invariants(&foreign).is_err());
            assert!(AnyGame::from_view(&setup, &stranger.view(Viewer::Spectator), Seed::from_number(1)).is_err());
        }
    }

    #[test]
    fn every_game_is_found_by_its_name_and_its_values_come_back() {
        for &id in GameId::ALL {
            assert_eq!(GameId::from_name(id.name()), Some(id));
            id.visit(ThereAndBack);
        }
        assert_eq!(GameId::from_name("chess"), None);
    }
}
