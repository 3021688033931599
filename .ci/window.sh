#!/usr/bin/env bash
# A real window under Xvfb: the start screen opens and is not empty; without a display a message says what to do.
set -uo pipefail
cd "$(dirname "$0")/.."
bin=${PODBAY:-$PWD/target/release/podbay}
work=$(mktemp -d)
passed=0 failed=0
note() { if [ "$1" = 0 ]; then passed=$((passed + 1)); echo "ok: $2"; else failed=$((failed + 1)); echo "FAILED: $2"; fi; }
cleanup() { kill "${app:-}" "${xvfb:-}" 2>/dev/null; wait 2>/dev/null; rm -rf "$work"; }
trap cleanup EXIT

# Xvfb picks a free display and says which.
Xvfb -displayfd 3 -screen 0 1440x900x24 -nolisten tcp 3>"$work/display" 2>"$work/xvfb.log" &
xvfb=$!
for _ in $(seq 300); do [ -s "$work/display" ] && break; read -rt 0.1 <> <(:) || :; done
export DISPLAY=":$(tr -d '\n' <"$work/display")" WAYLAND_DISPLAY=
for _ in $(seq 300); do xdotool getdisplaygeometry >/dev/null 2>&1 && break; read -rt 0.1 <> <(:) || :; done
xdotool getdisplaygeometry >/dev/null 2>&1; note $? "Xvfb runs on $DISPLAY"

"$bin" --profile "$work/profile" >"$work/app.log" 2>&1 &
app=$!
found=1
for _ in $(seq 300); do
  xdotool search --name '^Podbay$' >/dev/null 2>&1 && { found=0; break; }
  kill -0 "$app" 2>/dev/null || break
  read -rt 0.1 <> <(:) || :
done
note $found "the window opens"

colours=0
for _ in $(seq 100); do
  import -window root "$work/start.png" 2>/dev/null && colours=$(identify -format %k "$work/start.png")
  [ "$colours" -gt 200 ] && break
  read -rt 0.1 <> <(:) || :
done
[ "$colours" -gt 200 ]; note $? "the start screen is drawn ($colours colours)"
kill -0 "$app" 2>/dev/null; note $? "the program still runs"

env -u DISPLAY -u WAYLAND_DISPLAY "$bin" --profile "$work/other" >"$work/none.log" 2>&1
code=$?
[ $code -ne 0 ] && grep -q 'host --headless' "$work/none.log"; note $? "without a display: exit code $code and a message that names the headless commands"

[ $failed -eq 0 ] || tail -n 20 "$work"/*.log
printf '%d passed, %d failed\n' "$passed" "$failed"
[ $failed -eq 0 ]
