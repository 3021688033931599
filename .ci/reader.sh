#!/usr/bin/env bash
# Real windows under Xvfb, led by their spoken names. Without words after it: a turn of each game as the reader of a
# screen plays it (.ci/reader.py). With a folder: pictures of every main screen there (.ci/pictures.py).
# Usage: .ci/reader.sh [FOLDER FOR PICTURES]
set -uo pipefail
cd "$(dirname "$0")/.."
bin=$(realpath "${PODBAY:-target/release/podbay}")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [ $# = 0 ]; then script=(.ci/reader.py "$bin" "$work"); else script=(.ci/pictures.py "$bin" "$work" "$1"); fi
.ci/with_bus 900 "${script[@]}"
