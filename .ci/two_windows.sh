#!/usr/bin/env bash
# Two real windows on two machines of one network play one whole game of each kind: see two_windows.py.
# Usage: .ci/two_windows.sh [FOLDER FOR PICTURES]. Needs root, iproute2, Xvfb, xdotool and the bindings of AT-SPI.
set -uo pipefail
cd "$(dirname "$0")/.."
bin=$(realpath "${PODBAY:-target/release/podbay}")
[ -x "$bin" ] || { echo "no program at $bin; build it first"; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
.ci/with_bus 1200 .ci/two_windows.py "$bin" "$work" "$@"
