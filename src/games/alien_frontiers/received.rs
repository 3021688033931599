//! A setup that comes from a file or another machine: nothing in it is believed. The rules count and index by it, so one
//! that does not hold together must not come into being.

use super::{
    components::Components,
    load,
    options::{Options, Setup},
    setup::{assemble, offered},
    types::Facility,
};
use crate::rules::{BoxFile, SeatCount};
use serde::Deserialize;

/// The bytes of a [`Setup`], field by field.
#[derive(Deserialize)]
pub(super) struct Received {
    players: SeatCount,
    options: Options,
    components: Components,
    ports: [u8; Facility::COUNT],
    colonies: u8,
    vp_target: Option<u8>,
}

impl TryFrom<Received> for Setup {
    type Error = String;

    fn try_from(received: Received) -> Result<Self, String> {
        let Received {
            players,
            options,
            components,
            ports,
            colonies,
            vp_target,
        } = received;
        let file = BoxFile {
            name: components.name.clone(),
            text: components.text.clone(),
        };
        let own = load::load(Some(&file)).map_err(|error| error.to_string())?;
        if players.get() < 2 || !offered(players, &options, &own) {
            return Err("the options are not possible".to_owned());
        }
        let setup = assemble(players, options, own);
        let same = setup.components == components
            && (setup.ports, setup.colonies, setup.vp_target) == (ports, colonies, vp_target);
        same.then_some(setup)
            .ok_or_else(|| "the setup is not what its options and its box give".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::super::options::{EndMode, FirstPlayer};
    use super::*;
    use crate::games::spoil::only_whole;
    use crate::rules::{Config, Seat};

    #[test]
    fn a_setup_is_read_only_if_it_holds_together() {
        let config = Config::new("alien_frontiers", SeatCount::new(2).unwrap());
        let whole = super::super::setup::setup(&config).unwrap();
        let mut long = whole.clone();
        long.options.round_limit = Some(200);
        only_whole(&long, &[]);
        let changes: [fn(&mut Setup); 14] = [
            |s| s.players = SeatCount::new(1).unwrap(),
            |s| s.players = SeatCount::new(4).unwrap(),
            |s| s.options.long = true,
            |s| s.options.end_mode = EndMode::VpTarget,
            |s| s.options.end_mode = EndMode::VpTargetShort,
            |s| s.options.first_player = FirstPlayer::Seat(Seat::wrapping(2)),
            |s| s.options.round_limit = Some(0),
            |s| s.options.round_limit = Some(201),
            |s| s.components.loot = 5,
            |s| s.components.text.push_str("x = 1"),
            |s| s.components.board.pips[0].clear(),
            |s| s.ports[0] += 1,
            |s| s.colonies = 9,
            |s| s.vp_target = Some(3),
        ];
        only_whole(&whole, &changes);
    }
}
