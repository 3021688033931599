#!/usr/bin/env bash
# Plays under Wine what Linux plays too: all scenarios, 300 games with the same digests, a window, and at one table with Linux
# a game of each kind, hosted by either. Usage: games.sh PODBAY [FOLDER] [PICTURE]
# PODBAY is the program of Linux; build.sh made that of Windows. FOLDER as for test.sh. PICTURE shows the window.
# Needs root, Xvfb, xdotool and ImageMagick.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/common.sh"
need Xvfb=xvfb xdotool=xdotool import=imagemagick python3=python3
[ $# -ge 1 ] || { echo "usage: $0 PODBAY [FOLDER] [PICTURE]" >&2; exit 2; }
podbay=$(realpath "$1")
debian=${2:-}
picture=$(realpath -m "${3:-$dist/window.png}")
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/wine.sh"
cp "$dist/podbay.com" "$dist/podbay.exe" "$work"
cp -r "$root/tests/data/scenarios" "$work/scenarios"
windows=Z:$inside/podbay.com
port=47333
linux=(timeout 300 "$podbay")

field() { # NAME FILE: a field of the last line, which is JSON
  tail -n 1 "$2" | python3 -c 'import json, sys; print(json.load(sys.stdin)[sys.argv[1]])' "$1"
}

scenarios() {
  wine "$windows" check "Z:$inside/scenarios" --json >"$work/check"
  echo "  $(field passed "$work/check") passed"
  same 0 "$(field failed "$work/check")"
}

digests() { # GAME
  wine "$windows" sim --game "$1" --games 300 --players all --json >"$work/theirs"
  "${linux[@]}" sim --game "$1" --games 300 --players all --json >"$work/ours"
  same_digest "$work/ours" "$work/theirs"
}

same_digest() { # FILE FILE
  local digest
  digest=$(field digest "$1") && [ -n "$digest" ] || { echo "  there is no digest"; return 1; }
  same "$digest" "$(field digest "$2")"
}

opened() { grep -q "open at" "$1"; }

table() { # GAME HOST: a bot of the host's system plays against one of the other system, to the end
  local host=("${linux[@]}") guest=(wine "$windows") ours=$work/ours theirs=$work/theirs
  [ "$2" = linux ] || { host=(wine "$windows"); guest=("${linux[@]}"); }
  port=$((port + 1))
  # The table before this one said "open at" in the same file.
  : >"$ours"
  "${host[@]}" --profile "$(home "$2")" host --headless --name Mixed --game "$1" --players 2 --bots 1:random --seed 7 \
    --port $port --json >"$ours" 2>&1 &
  local running=$!
  within 60 opened "$ours" || { cat "$ours"; return 1; }
  "${guest[@]}" --profile "$(home "guest of $2")" join --headless --at "127.0.0.1:$port" --bot greedy --json >"$theirs" 2>&1 ||
    { cat "$ours" "$theirs"; return 1; }
  wait $running || { cat "$ours"; return 1; }
  same_digest "$ours" "$theirs"
}

home() { # WHO: a new folder for a profile, as that system calls it
  local folder
  folder=$(mktemp -d "$work/profile.XXXXXX")
  case $1 in linux | "guest of windows") echo "$folder" ;; *) echo "Z:${folder#"$debian"}" ;; esac
}

window() {
  wine "Z:$inside/podbay.exe" --profile "$(home windows)" &
  within 120 xdotool search --name '^Podbay$' >/dev/null || return 1
  within 60 painted
}

painted() { # more colours than an empty window has
  import -window root "$picture" && [ "$(identify -format %k "$picture")" -gt 200 ]
}

mkdir -p "$debian/tmp/.X11-unix" /tmp/.X11-unix
mount --bind /tmp/.X11-unix "$debian/tmp/.X11-unix"
# It must not reset itself when the last program leaves it: while it does so, it refuses connections.
Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp -noreset 3>"$work/display" 2>"$work/xvfb.log" &
screen=$!
within 30 test -s "$work/display" || { cat "$work/xvfb.log"; exit 1; }
DISPLAY=:$(tr -d '\n' <"$work/display")
export DISPLAY
wine+=("DISPLAY=$DISPLAY")

check "all scenarios" scenarios
for game in argo alien-frontiers aqua-sphere; do
  check "digests of 300 games of $game" digests $game
  check "a table of $game at Linux" table $game linux
  check "a table of $game at Windows" table $game windows
done
check "a window" window
totals
