#!/usr/bin/env bash
# An optimised build plays as one with every check of the compiler: the same trees, and the same positions in many games
# of bots. The pinned trees and digests are those of `cargo test`, which is the other build. Its searches are fast enough to
# prove all puzzles.
set -uo pipefail
cd "$(dirname "$0")/.."
# As the tests were built: with what only they need left out, most of it would be built once more.
cargo test --locked --quiet --no-run || exit 1
passed=0 failed=0

timeless() { sed -E 's/"(seconds|ms)":[0-9.]+,//'; }

same() { # WORDS…: both builds print the same, but for the time it took
  local one two
  one=$(target/debug/podbay "$@" --json | timeless) || one=failed
  two=$(target/release/podbay "$@" --json | timeless) || two="failed too"
  if [ "$one" = "$two" ]; then passed=$((passed + 1)); echo "ok: $*: $(tail -n 1 <<<"$two")"
  else failed=$((failed + 1)); printf 'FAILED: %s\n  %s\n  %s\n' "$*" "$one" "$two"; fi
}

proves() { # GAME FILE: a search that is ten times as long finds the same best action of every puzzle
  local found
  if found=$(target/release/podbay puzzles --game "$1" --check "$2" --json); then passed=$((passed + 1)); echo "ok: $2: $found"
  else failed=$((failed + 1)); printf 'FAILED: %s\n  %s\n' "$2" "$found"; fi
}

for game in argo alien-frontiers aqua-sphere; do
  proves $game "assets/${game//-/_}/puzzles.toml"
  same perft --game $game --players 3 --seed 2 --depth 6
  same sim --game $game --games 60 --players all
  same sim --game $game --games 12 --players all --bots greedy
done
printf '%d passed, %d failed\n' "$passed" "$failed"
[ $failed -eq 0 ]
