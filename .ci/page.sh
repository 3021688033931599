#!/usr/bin/env bash
# The page that a host serves to browsers, in network namespaces: a real browser reads it in two languages and downloads the
# program, which then joins the table. Others attack the page, and one asks from another network. A game beside downloads
# takes little longer than one without. Needs root, iproute2, python3, Chromium and its driver with Selenium.
# Usage: .ci/page.sh [PODBAY] [FOLDER FOR PICTURES]
# Waits for events with a deadline, cleans up after itself, prints "N passed, M failed" last.
set -uo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/network.sh"
pictures=${2:-$work}
at=10.82.0.1:47200

page() { local ns=$1; shift; inside "$ns" /usr/bin/python3 .ci/page.py "$@"; }

join() { # NAMESPACE ADDRESS NAME: a cable to the switch
  ip netns add "$tag-$1" && ip -n "$tag-$1" link add ve type veth peer name "to-$1" netns "$tag-sw" &&
    ip -n "$tag-sw" link set "to-$1" master switch up && inside "$1" sysctl -qw net.ipv6.conf.all.disable_ipv6=1 &&
    ip -n "$tag-$1" link set lo up && ip -n "$tag-$1" link set ve up && ip -n "$tag-$1" addr add "$2" dev ve
}

build() { # a host and a guest in one network, and a machine in another one that reaches them by routes
  ip netns add "$tag-sw" && ip -n "$tag-sw" link add name switch type bridge mcast_snooping 0 &&
    ip -n "$tag-sw" link set switch up && join host 10.82.0.1/24 && join guest 10.82.0.2/24 && join far 10.83.0.3/24 &&
    ip -n "$tag-host" route add 10.83.0.0/24 dev ve && ip -n "$tag-far" route add 10.82.0.0/24 dev ve
}

offer() { # a table of two with a page, and the file in which the host says how it goes
  : >"$work/table"
  inside host "$podbay" --profile "$work/host" host --headless --name Kitchen --players 2 --seed 7 --page >"$work/table" 2>&1 &
  table=$!
  await 60 grep -q "^page " "$work/table" && await 60 grep -q "^package podbay-.*linux" "$work/table"
}
close() { kill -TERM "$table" 2>/dev/null; wait "$table" 2>/dev/null; true; }

game() { # a whole game between a bot of the guest and another one, in seconds on standard output
  local start
  inside guest "$podbay" --profile "$work/one" join --headless --at 10.82.0.1 --bot greedy >"$work/one.log" 2>&1 &
  local one=$!
  start=$(date +%s%N)
  inside guest timeout 120 "$1" --profile "$work/two" join --headless --at 10.82.0.1 --bot greedy >"$work/two.log" 2>&1 || return 1
  wait $one || return 1
  echo "$((($(date +%s%N) - start) / 1000000))"
}

plays() { # the program that was downloaded plays a game to its end
  chmod +x "$work/downloads"/podbay-*linux* && game "$work"/downloads/podbay-*linux* >/dev/null
}

little_longer() { # the same game without downloads, and beside three that began in the lobby, by a cable of 50 Mbit a second
  local alone beside
  ip netns exec "$tag-host" tc qdisc add dev ve root tbf rate 50mbit burst 64kb latency 50ms || return 1
  offer && alone=$(game "$podbay") && close || return 1
  truncate -s 250M "$work/host/packages/podbay-large-windows.zip"
  offer && await 60 grep -q "^package podbay-large" "$work/table" || return 1
  page guest pull "$at" podbay-large-windows.zip 3 >"$work/pull" &
  local pull=$!
  await 20 grep -q "all begun" "$work/pull" && beside=$(game "$podbay") || return 1
  kill -0 $pull || { echo "the downloads were over before the game"; return 1; }
  kill $pull; close
  echo "a game of $alone ms takes $beside ms beside three downloads"
  [ "$beside" -lt $((2 * alone + 500)) ]
}

build || { echo "the network cannot be built"; exit 1; }
mkdir -p "$work/host/packages" "$work/downloads"
head -c 3000000 /dev/urandom >"$work/host/packages/podbay-9.9.9-setup.exe"
offer || { echo "no page"; cat "$work/table"; exit 1; }
try "a browser reads the page in English" page guest read "$at" en "$work/table" "$pictures"
try "a browser reads the page in German" page guest read "$at" de "$work/table" "$pictures"
try "a browser downloads every package as it is" page guest download "$at" "$work/table" "$work/downloads"
try "nothing else is served" page guest steal "$at"
try "another network is not answered" page far foreign "$at"
try "a thousand connections and slow readers keep nobody out" page guest crowd "$at"
try "the downloaded program plays" plays
close
try "a game beside downloads takes little longer" little_longer

totals
