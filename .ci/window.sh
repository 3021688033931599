#!/usr/bin/env bash
# A real window under Xvfb: the start screen opens and is not empty; SIGTERM closes it in order; a Wayland display that is
# not there gives way; without a display, a library or a sensible variable a message says what to do.
set -uo pipefail
cd "$(dirname "$0")/.."
bin=${PODBAY:-$PWD/target/release/podbay}
work=$(mktemp -d)
passed=0 failed=0
note() { if [ "$1" = 0 ]; then passed=$((passed + 1)); echo "ok: $2"; else failed=$((failed + 1)); echo "FAILED: $2"; fi; }
cleanup() { kill "${app:-}" "${weston:-}" "${xvfb:-}" 2>/dev/null; wait 2>/dev/null; rm -rf "$work"; }
trap cleanup EXIT

# Xvfb picks a free display and says which. It must not reset itself between one window and the next: while it does so, it
# refuses connections.
Xvfb -displayfd 3 -screen 0 1440x900x24 -nolisten tcp -noreset 3>"$work/display" 2>"$work/xvfb.log" &
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

kill -TERM "$app"; wait "$app"
code=$?
[ $code -eq 0 ]; note $? "SIGTERM closes the window: exit code $code"

# opens NAME COMMAND…: a window comes up, and is closed again
opens() {
  local name=$1 found=1; shift
  "$@" >"$work/$RANDOM.log" 2>&1 &
  app=$!
  for _ in $(seq 300); do
    xdotool search --name '^Podbay$' >/dev/null 2>&1 && { found=0; break; }
    kill -0 "$app" 2>/dev/null || break
    read -rt 0.1 <> <(:) || :
  done
  note $found "a window opens $name"
  kill -TERM "$app" 2>/dev/null; wait "$app"
}
# says NAME WORDS COMMAND…: no window comes up, and a message without a panic has the words
says() {
  local name=$1 words=$2 code; shift 2
  timeout 30 "$@" >"$work/says.log" 2>&1
  code=$?
  [ $code -eq 1 ] && grep -q "$words" "$work/says.log" && ! grep -q panicked "$work/says.log"
  note $? "$name: exit code $code and a message about $words"
}
mkdir -m 700 "$work/runtime"
opens "beside a Wayland display that is gone" env WAYLAND_DISPLAY=wayland-7 XDG_RUNTIME_DIR="$work/runtime" "$bin" --profile "$work/profile"
opens "beside a Wayland socket that is none" env WAYLAND_SOCKET=x "$bin" --profile "$work/profile"
opens "at twice the size" env WINIT_X11_SCALE_FACTOR=2 "$bin" --profile "$work/profile"
for value in abc 0 -1 NaN; do
  says "a size of $value" WINIT_X11_SCALE_FACTOR env WINIT_X11_SCALE_FACTOR=$value "$bin" --profile "$work/profile"
done
says "a display that is gone" 'host --headless' env DISPLAY=:987 "$bin" --profile "$work/profile"
# without LIBRARY COMMAND…: as on a system where its package is not installed
without() { unshare -m bash -c 'for file in $(ldconfig -p | sed -n "s|.* => \(.*/$1\..*\)|\1|p"); do mount --bind /dev/null "$(readlink -f "$file")"; done; shift; exec "$@"' - "$@"; }
export -f without
if unshare -m true 2>/dev/null; then
  for pair in libxkbcommon-x11.so:libxkbcommon-x11-0 libXcursor.so:libxcursor1 libXi.so:libxi6 libX11-xcb.so:libx11-xcb1 libxkbcommon.so:libxkbcommon0; do
    says "without ${pair%:*}" "${pair#*:}" bash -c 'without "$@"' - "${pair%:*}" "$bin" --profile "$work/profile"
  done
  if command -v weston >/dev/null; then
    XDG_RUNTIME_DIR="$work/runtime" weston --backend=x11-backend.so --socket=podbay --width=640 --height=480 >"$work/weston.log" 2>&1 &
    weston=$!
    for _ in $(seq 300); do [ -S "$work/runtime/podbay" ] && break; read -rt 0.1 <> <(:) || :; done
    says "without libwayland-egl.so" libwayland-egl1 env -u DISPLAY WAYLAND_DISPLAY=podbay XDG_RUNTIME_DIR="$work/runtime" \
      bash -c 'without "$@"' - libwayland-egl.so "$bin" --profile "$work/profile"
  else
    echo "left out: a library of Wayland needs weston"
  fi
else
  echo "left out: missing libraries need root"
fi

env -u DISPLAY -u WAYLAND_DISPLAY "$bin" --profile "$work/other" >"$work/none.log" 2>&1
code=$?
[ $code -ne 0 ] && grep -q 'host --headless' "$work/none.log"; note $? "without a display: exit code $code and a message that names the headless commands"

[ $failed -eq 0 ] || tail -n 20 "$work"/*.log
printf '%d passed, %d failed\n' "$passed" "$failed"
[ $failed -eq 0 ]
