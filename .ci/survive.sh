#!/usr/bin/env bash
# Whole games over a bad network, with hosts killed and frozen, cables out and a full disk: see bad_network.py.
# Usage: .ci/survive.sh [PODBAY]. Needs root, iproute2 and python3. Prints "N passed, M failed" last.
set -uo pipefail
cd "$(dirname "$0")/.."
podbay=${1:-target/release/podbay}
[ -x "$podbay" ] || { echo "no program at $podbay; build it first"; exit 1; }
# Each trial in one game; every game has its host killed.
status=0
python3 .ci/bad_network.py "$podbay" --trials death || status=1
python3 .ci/bad_network.py "$podbay" --games aqua-sphere --trials frozen,cable,client,address,disk || status=1
exit $status
