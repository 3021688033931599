//! A setup that comes from a file or another machine: nothing in it is believed. The rules index by it, so one that does
//! not hold together must not come into being.

use super::{Components, Options, Setup, StartPlayer, Tile, TileSet, load, setup::assemble};
use crate::rules::{BoxFile, SeatCount};
use serde::Deserialize;

/// The bytes of a [`Setup`], field by field.
#[derive(Deserialize)]
pub(super) struct Received {
    players: SeatCount,
    options: Options,
    components: Components,
    modules: TileSet,
    pods: Vec<Tile>,
    track: Vec<u8>,
    slots: Vec<u8>,
}

impl TryFrom<Received> for Setup {
    type Error = String;

    fn try_from(received: Received) -> Result<Self, String> {
        let Received {
            players,
            options,
            components,
            modules,
            pods,
            track,
            slots,
        } = received;
        let seated = match options.start_player {
            StartPlayer::Random => true,
            StartPlayer::Seat(seat) => seat.index() < players.get(),
        };
        if players.get() < 2 || options.laser_points > 1 || !seated {
            return Err("the options are not possible".to_owned());
        }
        let file = BoxFile {
            name: components.name.clone(),
            text: components.text.clone(),
        };
        let own = load::load(Some(&file)).map_err(|error| error.to_string())?;
        let setup = assemble(players, options, own);
        let same = setup.components == components
            && (setup.modules, &setup.pods, &setup.track, &setup.slots) == (modules, &pods, &track, &slots);
        same.then_some(setup)
            .ok_or_else(|| "the setup is not what its options and its box give".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::spoil::only_whole;
    use crate::rules::{Config, Game, Seat};

    #[test]
    fn a_setup_is_read_only_if_it_holds_together() {
        let config = Config::new("argo", SeatCount::new(2).unwrap());
        let whole = super::super::State::setup(&config).unwrap();
        let changes: [fn(&mut Setup); 11] = [
            |s| s.players = SeatCount::new(1).unwrap(),
            |s| s.players = SeatCount::new(4).unwrap(),
            |s| s.options.laser_points = 2,
            |s| s.options.start_player = StartPlayer::Seat(Seat::wrapping(3)),
            |s| s.components.tiles.clear(),
            |s| s.components.first_pod += 1,
            |s| s.components.text.push_str("x = 1"),
            |s| s.modules = TileSet(u64::MAX),
            |s| s.pods.clear(),
            |s| s.track.clear(),
            |s| s.slots.clear(),
        ];
        only_whole(&whole, &changes);
    }
}
