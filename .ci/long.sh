#!/usr/bin/env bash
# The tests that play at random, with all their rounds: `cargo test` plays some of them. Hard bots are asked about positions
# with one clear action, where `cargo test` asks normal ones. A debug build, so that overflow is seen; the optimised one is
# tried by release.sh.
set -uo pipefail
cd "$(dirname "$0")/.."
PODBAY_LONG=1 cargo test --locked -- games:: conformance perft whole_game_is_played no_evening_that_broke \
  good_bots_find
