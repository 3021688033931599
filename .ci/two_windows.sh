#!/usr/bin/env bash
# Two real windows on two machines of one network: namespaces joined by a bridge, each with a display of its own. One
# hosts, the other finds it in its list; everything is done with the mouse. Needs root, iproute2, Xvfb, xdotool and
# ImageMagick. Usage: .ci/two_windows.sh [FOLDER FOR PICTURES]
# Waits for pixels, for the list of tables and for the host's record, each with a deadline; "M failed" is printed last.
set -uo pipefail
cd "$(dirname "$0")/.."
podbay=$(realpath "${PODBAY:-target/release/podbay}")
[ -x "$podbay" ] || { echo "no program at $podbay; build it first"; exit 1; }
[ "$(id -u)" = 0 ] || { echo "network namespaces need root"; exit 1; }
pictures=${1:-}
[ -z "$pictures" ] || mkdir -p "$pictures"
tag=pw$$ work=$(mktemp -d) passed=0 failed=0 started=() display=("" "")

cleanup() {
  for pid in "${started[@]}"; do kill "$pid" 2>/dev/null; done
  wait 2>/dev/null
  for i in sw 0 1; do ip netns del "$tag-$i" 2>/dev/null; done
  rm -rf "$work"
}
trap cleanup EXIT

network() {
  ip netns add "$tag-sw" && ip -n "$tag-sw" link add name switch type bridge mcast_snooping 0 && ip -n "$tag-sw" link set switch up || return 1
  for i in 0 1; do
    ip netns add "$tag-$i" &&
      ip -n "$tag-$i" link add "we$i" type veth peer name "pw$i" netns "$tag-sw" &&
      ip -n "$tag-sw" link set "pw$i" master switch up &&
      ip -n "$tag-$i" addr add "10.79.0.$((i + 1))/24" dev "we$i" &&
      ip -n "$tag-$i" link set lo up && ip -n "$tag-$i" link set "we$i" up || return 1
  done
}

# await SECONDS COMMAND…: until the command succeeds
await() {
  local until=$((SECONDS + $1)); shift
  until "$@" >/dev/null 2>&1; do [ $SECONDS -lt $until ] || return 1; read -rt 0.05 <> <(:) || :; done
}

x() { local i=$1; shift; DISPLAY=${display[$i]} "$@"; }
shot() { [ -z "$pictures" ] || x "$1" import -window root "$pictures/$2.png"; } # WINDOW NAME
region() { x "$1" import -window root -crop "$2" +repage rgb:- 2>/dev/null | md5sum; } # WINDOW GEOMETRY
differs() { [ "$(region "$1" "$2")" != "$3" ]; }                                # WINDOW GEOMETRY BEFORE
# is WINDOW X Y HEX: the pixel there has that colour
is() { x "$1" import -window root -crop "1x1+$2+$3" +repage -depth 8 rgb:- 2>/dev/null | od -An -tx1 | tr -d ' \n' | grep -qi "^$4$"; }
click() { x "$1" xdotool mousemove "$2" "$3" click 1; }
# press WINDOW X Y GEOMETRY: clicks and waits until that region has changed
press() {
  local before
  x "$1" xdotool mousemove "$2" "$3"
  before=$(region "$1" "$4")
  x "$1" xdotool click 1
  await 3 differs "$1" "$4" "$before"
}

# new_display WINDOW: a display that answers. The number that Xvfb takes may still be let go of by another one, so a
# second try may be needed.
new_display() {
  local i=$1
  for _ in 1 2 3; do
    : >"$work/display$i"
    Xvfb -displayfd 3 -screen 0 1440x900x24 -nolisten tcp 3>"$work/display$i" 2>"$work/xvfb$i.log" &
    started+=($!)
    await 10 grep -q . "$work/display$i" || continue
    display[i]=":$(tr -d '\n' <"$work/display$i")"
    await 5 ip netns exec "$tag-$i" env DISPLAY="${display[$i]}" xdotool getdisplaygeometry && return 0
  done
  return 1
}

open() { # WINDOW: its display, then the program on it
  local i=$1
  new_display "$i" || return 1
  DISPLAY=${display[$i]} WAYLAND_DISPLAY= ip netns exec "$tag-$i" "$podbay" --profile "$work/profile$i" >"$work/window$i.log" 2>&1 &
  started+=($!)
  await 30 x "$i" xdotool search --name '^Podbay$' || return 1
  local id; id=$(x "$i" xdotool search --name '^Podbay$' | tail -n 1)
  x "$i" xdotool windowmove "$id" 0 0 windowsize "$id" 1440 900
  await 20 on_start "$i"
}

accent=22c98b
on_start() { is "$1" 796 184 $accent; }                # the well beside "Host a table"
join_button() { is 1 1285 345 $accent; }               # the first row of the list
start_button() { is 0 1250 840 $accent; }              # everybody but the host is ready
listed() { # KEY VALUE: the table as a third program sees it
  ip netns exec "$tag-1" "$podbay" --profile "$work/third" --json tables --seconds 1 |
    python3 -c 'import json,sys; t=json.load(sys.stdin)["tables"]; sys.exit(len(t)!=1 or str(t[0][sys.argv[1]])!=sys.argv[2])' "$@"
}

size() { cat "$work"/profile0/records/*.podbay 2>/dev/null | wc -c; }
grown() { [ "$(size)" -gt "$1" ]; }
board=900x660+280+110

# play WINDOW TIMES: so many commands by that window, each seen in the other; fails if it can give none
play() {
  local me=$1 other=$((1 - $1)) done=0 before seen tries=0
  while [ $done -lt "$2" ] && [ $tries -lt 12 ]; do
    tries=$((tries + 1))
    before=$(size) seen=$(region "$other" 1440x900+0+0)
    if is "$me" 990 850 $accent; then
      click "$me" 1062 866                             # Confirm
    else
      press "$me" 348 801 580x200+280+570 || continue  # What can I do?
      click "$me" 426 752                              # the choice at its foot
    fi
    await 5 grown "$before" || continue
    await 5 differs "$other" 1440x900+0+0 "$seen" || { echo "window $other does not show it"; return 1; }
    done=$((done + 1))
    x "$me" xdotool mousemove 1300 700
  done
  [ $done -eq "$2" ] || { echo "window $me gave $done of $2 commands"; return 1; }
}

# turns: whoever is asked plays, until both have played several commands
turns() {
  local count=(0 0) until=$((SECONDS + 150)) last=$SECONDS
  while [ "${count[0]}" -lt 6 ] || [ "${count[1]}" -lt 6 ]; do
    [ $SECONDS -lt $until ] || { echo "window 0: ${count[0]}, window 1: ${count[1]}"; return 1; }
    for i in 0 1; do
      if asked "$i" && play "$i" 1; then count[i]=$((count[i] + 1)) last=$SECONDS; fi
    done
    # With some luck somebody is asked about a Time Machine; it is let happen, wherever its button lies.
    if [ $((SECONDS - last)) -gt 8 ]; then x 0 xdotool key p; x 1 xdotool key p; last=$SECONDS; fi
  done
  echo "window 0 gave ${count[0]} commands, window 1 gave ${count[1]}"
}
asked() { is "$1" 990 850 $accent || x "$1" import -window root -crop 140x30+280+786 +repage -format '%[fx:maxima]' info: | awk '{exit !($1 > 0.9)}'; }

try() { # NAME COMMAND…
  local name=$1; shift
  if "$@"; then passed=$((passed + 1)); echo "ok: $name"
  else failed=$((failed + 1)); echo "FAILED: $name"; shot 0 failed-0; shot 1 failed-1; tail -n 3 "$work"/*.log; result; fi
}
# Each step needs the one before it.
result() { echo "$passed passed, $failed failed"; [ $failed = 0 ]; exit; }

network || { echo "the namespaces could not be made"; exit 1; }
try "two windows open" eval 'open 0 && open 1'
try "one hosts" eval 'press 0 1080 178 400x400+0+50 && await 20 listed state open'
try "the other sees it in its list" await 20 join_button
shot 1 list
two_seats() { press 0 1200 205 300x120+1095+235 && click 0 1110 256 && await 20 listed seats 2; }
try "the host changes the players to two" two_seats
try "the other joins from its list" eval 'click 1 1320 358 && await 20 listed state full'
try "ready" eval 'click 1 680 238 && await 20 start_button'
shot 0 lobby-host; shot 1 lobby-guest
try "the host starts" eval 'click 0 1310 857 && await 20 grown 0 && await 20 listed state playing'
try "both play with the mouse" turns
shot 0 table-host; shot 1 table-guest
leave() { press 0 28 26 300x200+10+60 && press 0 170 248 400x300+480+300 && click 0 720 532 && await 20 on_start 0; }
try "the host leaves after a question" leave
try "the guest is told and is back at the start" await 20 on_start 1
shot 1 told
result
