#!/usr/bin/env bash
# Two real windows on two machines of one network: namespaces joined by a bridge, each with a display of its own. One
# hosts, the other finds it in its list; they play one whole game of each kind: lobby and end with the mouse, moves from
# the list with the keyboard. Needs root, iproute2, Xvfb, xdotool and ImageMagick.
# Usage: .ci/two_windows.sh [FOLDER FOR PICTURES]
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
  await 20 on_start "$i" || return 1
  x "$i" xdotool windowfocus "$id" # there is nobody else to give it the keyboard
}

accent=22c98b
on_start() { is "$1" 796 184 $accent; }                # the well beside "Host a table"
join_button() { is 1 1285 345 $accent; }               # the first row of the list
start_button() { is 0 1250 840 $accent; }              # everybody but the host is ready
listed() { # KEY VALUE: the table as a third program sees it
  ip netns exec "$tag-1" "$podbay" --profile "$work/third" --json tables --seconds 1 |
    python3 -c 'import json,sys; t=json.load(sys.stdin)["tables"]; sys.exit(len(t)!=1 or str(t[0][sys.argv[1]])!=sys.argv[2])' "$@"
}

record() { ls -t "$work"/profile0/records/*.podbay 2>/dev/null | head -n 1 || :; } # the newest
size() { wc -c 2>/dev/null <"$(record)" || echo 0; }
grown() { [ "$(size)" -gt "$1" ]; }
board=840x700+275+115

# The button "What can I do?", where the game at the table has it.
asked() { if [ "$game" = argo ]; then is "$1" 290 794 26334f; else is "$1" 440 866 26334f; fi; }
# answer WINDOW: takes one of the first lines of its list; fails if it is not asked. The other window has to show it.
answer() {
  local me=$1 other=$((1 - $1)) before list seen
  # An Escape after an answer that was only slow has opened the menu.
  ! is "$me" 60 144 $accent || x "$me" xdotool key Escape
  asked "$me" || return 1
  before=$(size) list=$(region "$me" $board) seen=$(region "$other" 1440x900+0+0)
  x "$me" xdotool key h
  await 3 differs "$me" $board "$list" || return 1
  # shellcheck disable=SC2046 # so many keys
  x "$me" xdotool key $(for ((n = RANDOM % 5; n > 0; n--)); do echo Down; done) Return
  await 3 grown "$before" || { x "$me" xdotool key Escape; return 1; }
  count[me]=$((count[me] + 1))
  await 5 differs "$other" 1440x900+0+0 "$seen" || { echo "window $other does not show it"; exit 1; }
}

over() { "$podbay" replay --json "$(record)" | tail -n 1 | python3 -c 'import json,sys; sys.exit(json.load(sys.stdin)["outcome"] is None)'; }

# whole_game: whoever is asked plays, until the record says that the game is over and its end is on the
# host's screen
whole_game() {
  local until=$((SECONDS + 400)) turn=0 rests=0
  count=(0 0) RANDOM=7
  until [ $((rests % 20)) = 19 ] && over; do
    [ $SECONDS -lt $until ] || { echo "no end after ${count[*]} commands"; return 1; }
    if answer $turn; then rests=0; else turn=$((1 - turn)) rests=$((rests + 1)); fi
    # Somebody may be asked about a Time Machine on a sheet: it is let happen. Or a scoring waits where a key left it.
    if [ $((rests % 10)) = 9 ]; then x 0 xdotool key p space; x 1 xdotool key p space; fi
  done
  x 0 xdotool key space mousemove 700 700; x 1 xdotool key space # a scoring that is still walked through
  await 20 is 0 1236 850 $accent || { echo "the host has no button for a rematch"; return 1; }
  "$podbay" replay --verify "$(record)" >/dev/null || { echo "the record does not verify"; return 1; }
  echo "window 0 gave ${count[0]} commands, window 1 gave ${count[1]}"
  [ "${count[0]}" -gt 9 ] && [ "${count[1]}" -gt 9 ]
}

try() { # NAME COMMAND…
  local name=$1; shift
  if "$@"; then passed=$((passed + 1)); echo "ok: $name"
  else failed=$((failed + 1)); echo "FAILED: $name"; shot 0 failed-0; shot 1 failed-1; tail -n 3 "$work"/*.log; result; fi
}
# Each step needs the one before it.
result() { echo "$passed passed, $failed failed"; [ $failed = 0 ]; exit; }

# choose X Y X Y: the option there, and the value in its list
choose() { press 0 "$1" "$2" 620x300+790+160 && click 0 "$3" "$4"; }
# The game, for two: Alien Frontiers with ten rounds, as whoever plays at random hardly ever ends it. Tabs stand above the
# options once somebody is there who can talk.
chosen() {
  case $game in
    argo) choose 930 267 850 318 ;;
    alien-frontiers)
      choose 930 164 850 254 && await 20 listed game alien-frontiers && choose 930 226 850 278 &&
        await 20 listed seats 2 && press 0 1100 347 620x300+790+260 && choose 1240 461 1150 550 ;;
    aqua-sphere) choose 930 164 850 292 && await 20 listed game aqua-sphere && choose 930 226 850 278 ;;
  esac && await 20 listed seats 2
}
ready() { click 1 680 238 && await 20 start_button; }
starts() { before=$(record) && click 0 1310 857 && await 20 listed state playing && await 20 another_record; }
another_record() { [ "$(record)" != "$before" ] && grown 0; }
back() { click 0 1118 858 && await 20 listed state "$1"; }

network || { echo "the namespaces could not be made"; exit 1; }
try "two windows open" eval 'open 0 && open 1'
game=argo
try "one hosts" eval 'press 0 1080 178 400x400+0+50 && await 20 listed state open'
try "the other sees it in its list" await 20 join_button
shot 1 list
try "the host changes the players to two" chosen
try "the other joins from its list" eval 'click 1 1320 358 && await 20 listed state full'
for game in argo alien-frontiers aqua-sphere; do
  [ $game = argo ] || try "$game: back to the lobby, and the other game" eval 'back full && chosen'
  try "$game: ready" ready
  shot 0 "$game-lobby-host"; shot 1 "$game-lobby-guest"
  try "$game: the host starts" starts
  shot 0 "$game-table-host"; shot 1 "$game-table-guest"
  try "$game: both play to its end" whole_game
  shot 0 "$game-end-host"; shot 1 "$game-end-guest"
done
try "once more from the lobby" eval 'back full && ready && starts'
# The start screen offers to go on with the game.
leave() { press 0 28 26 300x200+10+60 && press 0 170 456 400x300+480+300 && click 0 720 568 && await 20 is 0 1245 156 $accent; }
try "the host leaves after a question" leave
try "the guest is told and is back at the start" await 20 on_start 1
shot 1 told
result
