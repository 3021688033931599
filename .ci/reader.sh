#!/usr/bin/env bash
# Real windows under Xvfb, led by their spoken names on a bus of their own. Without words after it: a turn of each game as
# the reader of a screen plays it (.ci/reader.py). With a folder: pictures of every main screen there (.ci/pictures.py).
# Usage: .ci/reader.sh [FOLDER FOR PICTURES]
set -uo pipefail
cd "$(dirname "$0")/.."
bin=$(realpath "${PODBAY:-target/release/podbay}")
work=$(mktemp -d)
trap 'kill "${xvfb:-}" 2>/dev/null; wait 2>/dev/null; rm -rf "$work"' EXIT
if [ $# = 0 ]; then script=(.ci/reader.py "$bin" "$work"); else script=(.ci/pictures.py "$bin" "$work" "$1"); fi

Xvfb -displayfd 3 -screen 0 1440x900x24 -nolisten tcp 3>"$work/display" 2>"$work/xvfb.log" &
xvfb=$!
for _ in $(seq 100); do [ -s "$work/display" ] && break; read -rt 0.1 <> <(:) || :; done
export DISPLAY=":$(tr -d '\n' <"$work/display")" WAYLAND_DISPLAY= LANG=en_US.UTF-8 PYTHONDONTWRITEBYTECODE=1

# Programs describe their windows only while somebody asks for it. Debian's bindings belong to Debian's Python.
timeout 900 dbus-run-session -- bash -c '
  for what in IsEnabled ScreenReaderEnabled; do
    gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus \
      --method org.freedesktop.DBus.Properties.Set org.a11y.Status $what "<true>" >/dev/null || exit 1
  done
  /usr/bin/python3 "$@"' reader "${script[@]}" 2>"$work/bus.log"
code=$?
[ $code = 0 ] || grep -v '^dbus-daemon' "$work/bus.log" | tail -n 15
exit $code
