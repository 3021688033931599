#!/usr/bin/env bash
# A compositor of Wayland that draws no frames, as GNOME's: the window draws one of its own, with a title and with a button
# that closes the window. Usage: .ci/frame.sh [PICTURE]. Needs weston, Xvfb, xdotool and ImageMagick.
set -uo pipefail
cd "$(dirname "$0")/.."
bin=${PODBAY:-$PWD/target/release/podbay}
work=$(mktemp -d)
passed=0 failed=0
note() { if [ "$1" = 0 ]; then passed=$((passed + 1)); echo "ok: $2"; else failed=$((failed + 1)); echo "FAILED: $2"; fi; }
cleanup() { kill "${app:-}" "${weston:-}" "${xvfb:-}" 2>/dev/null; wait 2>/dev/null; rm -rf "$work"; }
trap cleanup EXIT
pause() { read -rt 0.1 <> <(:) || :; }
within() { for _ in $(seq 300); do "$@" && return 0; pause; done; return 1; } # COMMAND…: succeeds within 30 seconds

Xvfb -displayfd 3 -screen 0 1440x900x24 -nolisten tcp -noreset 3>"$work/display" 2>"$work/xvfb.log" &
xvfb=$!
within test -s "$work/display"
export DISPLAY=":$(tr -d '\n' <"$work/display")" XDG_RUNTIME_DIR="$work/runtime"
mkdir -m 700 "$XDG_RUNTIME_DIR"
# Without a panel of the compositor, the window's frame is the only one on the screen.
printf '[shell]\npanel-position=none\nbackground-color=0xff00ff00\n' >"$work/weston.ini"
weston --backend=x11-backend.so --config="$work/weston.ini" --socket=frame --width=1400 --height=860 >"$work/weston.log" 2>&1 &
weston=$!
within test -S "$XDG_RUNTIME_DIR/frame"; note $? "weston runs"

mkdir -p "$work/profile"
printf 'theme = "dark"\n' >"$work/profile/settings.toml"
env -u DISPLAY WAYLAND_DISPLAY=frame "$bin" --profile "$work/profile" >"$work/app.log" 2>&1 &
app=$!

# Prints the box of the title bar as WIDTH HEIGHT X Y: the rows that have one of its two colours, active or not.
title_bar() {
  import -window root "$work/screen.png" 2>/dev/null || return 1
  local colour box
  for colour in '#303030' '#242424'; do
    box=$(convert "$work/screen.png" -alpha off -fill white -opaque "$colour" -fill black +opaque white -trim -format '%w %h %X %Y' info: 2>/dev/null)
    read -r width height left top <<<"${box//+/}"
    [ "${width:-0}" -gt 400 ] && [ "${height:-0}" -ge 20 ] && [ "$height" -le 40 ] && return 0
  done
  return 1
}
within title_bar; note $? "the window has a title bar (${width:-0} x ${height:-0} at ${left:-0}, ${top:-0})"
convert "$work/screen.png" -crop "${width:-1}x${height:-1}+${left:-0}+${top:-0}" +repage "$work/bar.png"
[ "$(convert "$work/bar.png" -crop 200x30+$((width / 2 - 100))+0 +repage -colorspace gray -threshold 60% -format '%[fx:mean*w*h>50]' info:)" = 1 ]
note $? "the title stands in its middle"
[ -z "${1:-}" ] || cp "$work/screen.png" "$1"

# The button that closes is the last one of the bar.
xdotool mousemove $((left + width - 22)) $((top + height / 2)) click 1
gone() { ! kill -0 "$app" 2>/dev/null; }
within gone; note $? "the button of the frame closes the window"
gone || kill "$app"
wait "$app"; code=$?
[ $code -eq 0 ]; note $? "the program ends in order: exit code $code"

[ $failed -eq 0 ] || tail -n 20 "$work"/*.log
printf '%d passed, %d failed\n' "$passed" "$failed"
[ $failed -eq 0 ]
