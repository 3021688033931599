#!/usr/bin/env bash
# Whole games over a bad network, with hosts killed and frozen, cables out, a network in two parts and a full disk: see
# bad_network.py; and tables that are handed over, also between windows: see hand_over.py.
# Usage: .ci/survive.sh [PODBAY] [--all]. Needs root, iproute2, python3, Xvfb, xdotool and the bindings of AT-SPI. Prints
# "N passed, M failed" last. Every game has its host killed, and each other trial is made in one of them; with --all in all
# of them. Those without a window go on beside each other, each in a network of its own: they mostly wait.
set -uo pipefail
cd "$(dirname "$0")/.."
podbay=$(realpath "${1:-target/release/podbay}")
[ -x "$podbay" ] || { echo "no program at $podbay; build it first"; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

trials() { # GAME: what is tried in it
  case $1 in
    argo) echo death,cable,disk,wifi ;;
    alien-frontiers) echo death,lobby,client,both ;;
    aqua-sphere) echo death,frozen,address ;;
  esac
}

failed=0
for game in argo alien-frontiers aqua-sphere; do
  named=(--trials "$(trials $game)")
  [ "${2:-}" = --all ] && named=()
  python3 .ci/bad_network.py "$podbay" --games $game "${named[@]}" >"$work/$game" 2>&1 &
done
if [ "${2:-}" != --all ]; then
  for trial in given2 given3 given-dies given-alone split; do
    python3 .ci/bad_network.py "$podbay" --games argo --trials $trial >"$work/$trial" 2>&1 &
  done
fi
for job in $(jobs -p); do wait "$job" || failed=1; done
# Windows draw without a graphics card here: they come alone, one evening after the other.
mkdir "$work/windows"
.ci/with_bus 300 .ci/hand_over.py "$podbay" "$work/windows" --guests 2,3 >"$work/hand-over" 2>&1 || failed=1
told=$(find "$work" -maxdepth 1 -type f)
cat $told
awk '/^[0-9]+ passed, / { passed += $1; failed += $3 } END { printf "%d passed, %d failed\n", passed, failed }' $told
exit $failed
