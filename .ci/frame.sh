#!/usr/bin/env bash
# A compositor of Wayland that draws no frames, as GNOME's: the window draws one of its own, with a title.
# Usage: .ci/frame.sh [PICTURE]. Needs weston, Xvfb, xdotool and ImageMagick.
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

Xvfb -displayfd 3 -screen 0 1900x1200x24 -nolisten tcp -noreset 3>"$work/display" 2>"$work/xvfb.log" &
xvfb=$!
within test -s "$work/display"
export DISPLAY=":$(tr -d '\n' <"$work/display")" XDG_RUNTIME_DIR="$work/runtime"
mkdir -m 700 "$XDG_RUNTIME_DIR"
# Without a panel of the compositor, the window's frame is the only one on the screen.
printf '[shell]\npanel-position=none\nbackground-color=0xff00ff00\n' >"$work/weston.ini"
weston --backend=x11-backend.so --config="$work/weston.ini" --socket=frame --width=1880 --height=1180 >"$work/weston.log" 2>&1 &
weston=$!
within test -S "$XDG_RUNTIME_DIR/frame"; note $? "weston runs"

mkdir -p "$work/profile"
printf 'theme = "dark"\n' >"$work/profile/settings.toml"
timeout -k 5 120 env -u DISPLAY WAYLAND_DISPLAY=frame "$bin" --profile "$work/profile" >"$work/app.log" 2>&1 &
app=$!

# bright SIZE SHARE: the rows or columns of which the mask fills this share, by their numbers
bright() { convert "$work/mask.png" -scale "$1" -threshold "$2" txt: | sed -n 's/^\([0-9]*\),\([0-9]*\):.*(255.*/\1 \2/p' | awk '{ print $1 + $2 }'; }
# Finds the box of the title bar: the rows of which one of its two colours, active or not, fills a fifth of the screen.
title_bar() {
  local colour rows columns
  import -window root "$work/screen.png" 2>/dev/null || return 1
  for colour in '#303030' '#242424'; do
    convert "$work/screen.png" -alpha off -fill white -opaque "$colour" -fill black +opaque white "$work/mask.png"
    rows=$(bright '1x1200!' 20%) height=$(wc -w <<<"$rows") top=${rows%%[^0-9]*}
    [ "$height" -ge 20 ] && [ "$height" -le 40 ] || continue
    # The pointer has such pixels as well, but few in each column.
    columns=$(bright '1900x1!' 0.8%) width=$(wc -w <<<"$columns") left=${columns%%[^0-9]*}
    return 0
  done
  return 1
}
# A window that has just come may still move and grow.
settled() { local before="${left:-} ${top:-} ${width:-}"; title_bar && [ "$left $top $width" = "$before" ]; }
within settled; note $? "the window has a title bar (${width:-0} x ${height:-0} at ${left:-0}, ${top:-0})"
has_title() {
  title_bar && convert "$work/screen.png" -crop "200x$height+$((left + width / 2 - 100))+$top" +repage "$work/title.png" &&
    [ "$(convert "$work/title.png" -colorspace gray -threshold 60% -format '%[fx:mean*w*h>50]' info:)" = 1 ]
}
within has_title; note $? "the title stands in its middle"
[ -z "${1:-}" ] || cp "$work/screen.png" "$1"

kill -TERM "$app"
wait "$app"; code=$?
[ $code -eq 0 ]; note $? "the program ends in order: exit code $code"

[ $failed -eq 0 ] || tail -n 20 "$work"/*.log
printf '%d passed, %d failed\n' "$passed" "$failed"
[ $failed -eq 0 ]
