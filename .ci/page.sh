#!/usr/bin/env bash
# The page that a host serves to browsers, in network namespaces: a real browser reads it in two languages and downloads the
# program, which then joins the table. Others attack the page, and one asks from another network. Somebody reads the page
# while a crowd from eight addresses has all its places and a thousand lines open. The host answers a game beside such
# crowds as fast as without, and a game beside downloads takes little longer. Needs root, iproute2, python3, Chromium and
# its driver with Selenium.
# Usage: .ci/page.sh [PODBAY] [FOLDER FOR PICTURES]
# Waits for events with a deadline, cleans up after itself, prints "N passed, M failed" last.
set -uo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/network.sh"
pictures=${2:-$work}
at=10.82.0.1:47200 large=podbay-large-windows.zip

page() { local ns=$1; shift; inside "$ns" /usr/bin/python3 .ci/page.py "$@"; }

join() { # NAMESPACE ADDRESS NAME: a cable to the switch
  ip netns add "$tag-$1" && ip -n "$tag-$1" link add ve type veth peer name "to-$1" netns "$tag-sw" &&
    ip -n "$tag-sw" link set "to-$1" master switch up && inside "$1" sysctl -qw net.ipv6.conf.all.disable_ipv6=1 &&
    ip -n "$tag-$1" link set lo up && ip -n "$tag-$1" link set ve up && ip -n "$tag-$1" addr add "$2" dev ve
}

build() { # a host, a guest and a crowd in one network, and a machine in another one that reaches them by routes
  local last
  ip netns add "$tag-sw" && ip -n "$tag-sw" link add name switch type bridge mcast_snooping 0 &&
    ip -n "$tag-sw" link set switch up && join host 10.82.0.1/24 && join guest 10.82.0.2/24 && join far 10.83.0.3/24 &&
    ip -n "$tag-host" route add 10.83.0.0/24 dev ve && ip -n "$tag-far" route add 10.82.0.0/24 dev ve &&
    join crowd 10.82.0.11/24 || return 1
  for last in {12..18}; do ip -n "$tag-crowd" addr add "10.82.0.$last/24" dev ve || return 1; done
}

offer() { # [ARGUMENTS…]: a table of two with a page, and the file in which the host says how it goes
  : >"$work/table"
  ip netns exec "$tag-host" "$podbay" --profile "$work/host" host --headless --name Kitchen --players 2 --seed 7 --page "$@" \
    >"$work/table" 2>&1 &
  table=$!
  await 60 grep -q "^page " "$work/table" && await 60 all_offered
}
all_offered() { # the host's program is one more
  local packages=("$work/host/packages"/*)
  [ "$(grep -c "^package " "$work/table")" -gt ${#packages[@]} ]
}
close() { kill -TERM "$table" 2>/dev/null; wait "$table" 2>/dev/null; true; }

game() { # PROGRAM: whole games between a bot of the guest and one of this program, in milliseconds on standard output
  local start words=(--json join --headless --at 10.82.0.1 --bot greedy)
  inside guest "$podbay" --profile "$work/one" "${words[@]}" >"$work/one.out" 2>"$work/one.err" &
  local one=$!
  start=$(date +%s%N)
  inside guest timeout 120 "$1" --profile "$work/two" "${words[@]}" >"$work/two.out" 2>"$work/two.err" || return 1
  wait $one || return 1
  echo "$((($(date +%s%N) - start) / 1000000))"
}

plays() { # the program that was downloaded plays a game to its end
  chmod +x "$work/downloads"/podbay-*linux* && game "$work"/downloads/podbay-*linux* >/dev/null
}

gathers() { # a crowd, which has all places of the page when this returns
  : >"$work/crowd"
  ip netns exec "$tag-crowd" /usr/bin/python3 .ci/page.py crowd "$at" "$large" >"$work/crowd" &
  crowd=$!
  await 60 grep -q "^1000 lines beside 16 slow readers" "$work/crowd"
}
disperses() { kill "$crowd" 2>/dev/null; wait "$crowd" 2>/dev/null; true; }
rounds() { grep -c "beside 16 slow readers" "$work/crowd"; } # how often the crowd came while all its readers were served

let_in() { # a person at another address while the crowd is there, and one at an address of the crowd when it has gone
  local i result=0
  gathers || result=1
  for i in 1 2 3; do page guest look "$at" || { echo "the person came in $((i - 1)) times"; result=1; break; }; done
  disperses
  [ $result = 0 ] && await 60 page crowd look "$at"
}

timed() { game "$podbay" >/dev/null && tail -qn 1 "$work/one.out" "$work/two.out" >>"$work/$1"; } # FILE for the guests' figures

# Three games in a row, alone and beside a crowd, three times by turns, because a shared machine is not always equally busy.
# A table that plays has no page: the crowd meets it before and between the games, and the slow readers stay meanwhile.
as_fast() {
  local result before
  for _ in 1 2 3; do
    offer --games 3 && timed alone && close && offer --games 3 && gathers && before=$(rounds) && timed beside &&
      [ "$(rounds)" -gt "$before" ]; result=$?
    disperses; close
    [ $result = 0 ] || { tail -n 3 "$work/crowd" "$work/table" "$work"/*.err; return 1; }
  done
  page guest compare "$work/alone" "$work/beside"
}

little_longer() { # the same game without downloads, and beside three that began in the lobby, by a cable of 50 Mbit a second
  local alone beside
  ip netns exec "$tag-host" tc qdisc add dev ve root tbf rate 50mbit burst 64kb latency 50ms || return 1
  offer && alone=$(game "$podbay") && close && offer || return 1
  page guest pull "$at" "$large" 3 >"$work/pull" &
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
truncate -s 250M "$work/host/packages/$large"
await 60 all_offered; note $? "a package that comes later is offered"
try "a thousand open lines and slow readers in all places keep nobody out" let_in
try "the downloaded program plays" plays
close
try "the host answers a game beside crowds as fast as without" as_fast
try "a game beside downloads takes little longer" little_longer

totals
