//! Shared by the commands that play a game: the choice of the game, and its options.

use super::CliError;
use crate::{
    games::{
        any::{AnyGame, AnySetup, GameId},
        boxes,
    },
    protocol::BotKind,
    rules::{BoxFile, Config, Game, MAX_SEATS, SeatCount, SetupError},
    store,
};
use clap::{
    Args,
    builder::{PossibleValuesParser, TypedValueParser},
};
use std::path::{Path, PathBuf};

/// The name of a game of the list, for an argument.
pub fn game_name() -> impl TypedValueParser<Value = GameId> {
    let known = PossibleValuesParser::new(GameId::ALL.iter().map(|game| game.name()));
    known.try_map(|name| GameId::from_name(&name).ok_or("there is no such game"))
}

/// The kind of bot that an argument names.
///
/// # Errors
/// There is no such kind.
pub(super) fn bot_kind(name: &str) -> Result<BotKind, CliError> {
    bot_named(name, BotKind::all(), BotKind::name)
}

/// The one of these bots that an argument names.
///
/// # Errors
/// None of them has this name.
pub(super) fn bot_named<B: Copy>(
    name: &str,
    bots: impl Iterator<Item = B>,
    name_of: impl Fn(B) -> String,
) -> Result<B, CliError> {
    let known: Vec<(String, B)> = bots.map(|bot| (name_of(bot), bot)).collect();
    let found = known.iter().find(|(other, _)| other == name);
    found.map(|(_, bot)| *bot).ok_or_else(|| {
        let names: Vec<&str> = known.iter().map(|(name, _)| name.as_str()).collect();
        CliError::usage(format!(
            "there is no bot {name:?}, expected one of {}",
            names.join(", ")
        ))
    })
}

/// Arguments that choose a game and its options.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct GameArgs {
    /// Name of the game
    #[arg(long, value_name = "NAME", default_value = GameId::Argo.name(), value_parser = game_name())]
    pub game: GameId,
    /// The game's options
    #[command(flatten)]
    pub options: OptionArgs,
}

impl Default for GameArgs {
    fn default() -> Self {
        Self {
            game: GameId::Argo,
            options: OptionArgs::default(),
        }
    }
}

/// Options of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Args)]
pub struct OptionArgs {
    /// Option preset of the game, such as en, fr, nl, de, it, es or yucata of Argo
    #[arg(long, value_name = "NAME")]
    pub preset: Option<String>,
    /// Option difficulty of the game: easy, medium or hard of Argo; the first one if it is left out
    #[arg(long)]
    pub difficulty: Option<String>,
    /// An option of the game and its value, as often as needed
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
}

impl OptionArgs {
    /// The configuration of a game with these options. Its setup tells later if the game has them.
    ///
    /// # Errors
    /// An option without a value.
    pub fn config(&self, game: &str, players: SeatCount) -> Result<Config, CliError> {
        let named = [("preset", &self.preset), ("difficulty", &self.difficulty)];
        let mut chosen: Vec<_> = named
            .into_iter()
            .filter_map(|(key, value)| Some((key, value.as_deref()?)))
            .collect();
        for option in &self.options {
            let pair = option.split_once('=');
            chosen.push(pair.ok_or_else(|| CliError::usage(format!("--option {option}: expected KEY=VALUE")))?);
        }
        Ok(Config::chosen(game, players, &chosen))
    }
}

impl GameArgs {
    /// A setup for each number of seats, `all` for every one that the game is for, and with the preset `all` for each
    /// preset that the game offers; never empty.
    ///
    /// # Errors
    /// The game does not take this number of players, or this option.
    pub fn setups(&self, players: &str) -> Result<Vec<AnySetup>, CliError> {
        let mut setups = Vec::new();
        for count in self.seat_counts(players)? {
            for options in self.with_each_preset(count)? {
                setups.push(AnyGame::setup(&options.config(self.game.name(), count)?)?);
            }
        }
        Ok(setups)
    }

    fn seat_counts(&self, text: &str) -> Result<Vec<SeatCount>, CliError> {
        if text == "all" {
            let all = (1..=MAX_SEATS).filter_map(SeatCount::new);
            let fits = |count: &SeatCount| AnyGame::setup(&Config::new(self.game.name(), *count)).is_ok();
            return Ok(all.filter(fits).collect());
        }
        let count = text.parse().ok().and_then(SeatCount::new);
        let count = count.ok_or_else(|| CliError::usage(format!("--players {text}: expected 2, 3, 4 or all")))?;
        Ok(vec![count])
    }

    fn with_each_preset(&self, players: SeatCount) -> Result<Vec<OptionArgs>, CliError> {
        if self.options.preset.as_deref() != Some("all") {
            return Ok(vec![self.options.clone()]);
        }
        let offered = AnyGame::options(&Config::new(self.game.name(), players));
        let Some(preset) = offered.iter().find(|option| option.key == "preset") else {
            let keys: Vec<&str> = offered.iter().map(|option| option.key.as_str()).collect();
            return Err(CliError::from(SetupError::UnknownOption {
                key: "preset".to_owned(),
                expected: keys.join(", "),
            }));
        };
        let with = |name: &String| OptionArgs {
            preset: Some(name.clone()),
            ..self.options.clone()
        };
        Ok(preset.values.iter().map(with).collect())
    }
}

/// A box file that the window starts with.
#[derive(Debug)]
pub struct StartBox {
    /// The game that it is for.
    pub game: GameId,
    /// The file, by a path that holds wherever the program is started next.
    pub path: PathBuf,
}

/// Reads a box file for the window: of this game, or of the game that it looks like.
///
/// # Errors
/// It cannot be read, or is no box file; the message names the line.
pub fn start_box(path: &Path, game: Option<GameId>) -> Result<StartBox, CliError> {
    let text = store::read_box_file(path)?;
    let game = game.unwrap_or_else(|| boxes::game_of(&text));
    let name = path.display().to_string();
    let players = SeatCount::new(2).ok_or_else(|| CliError::usage("no game is for two"))?;
    let mut config = Config::new(game.name(), players);
    config.box_file = Some(BoxFile { name, text });
    AnyGame::setup(&config)?;
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    Ok(StartBox { game, path })
}

impl From<SetupError> for CliError {
    fn from(error: SetupError) -> Self {
        Self::new("setup", error.to_string())
    }
}
