#!/usr/bin/env bash
# Whole games over a bad network, with hosts killed and frozen, cables out and a full disk: see bad_network.py.
# Usage: .ci/survive.sh [PODBAY] [--all]. Needs root, iproute2 and python3. Prints "N passed, M failed" last.
# Every game has its host killed, and the other trials one after the other; with --all each trial in every game.
set -uo pipefail
cd "$(dirname "$0")/.."
podbay=${1:-target/release/podbay}
[ -x "$podbay" ] || { echo "no program at $podbay; build it first"; exit 1; }
exec python3 .ci/bad_network.py "$podbay" "${@:2}"
