#!/usr/bin/env bash
# A headless host and headless bots in network namespaces of their own, joined by a bridge: they find each other by mDNS
# alone and play whole games. Needs root and iproute2. Usage: .ci/netns.sh [PODBAY]
# Waits for events with a deadline, cleans up after itself, prints "N passed, M failed" last.
set -uo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/network.sh"

build() { # four players on one switch
  ip netns add "$tag-sw" && ip -n "$tag-sw" link add name switch type bridge mcast_snooping 0 && ip -n "$tag-sw" link set switch up || return 1
  for i in 0 1 2 3; do
    ip netns add "$tag-$i" &&
      ip -n "$tag-$i" link add "ve$i" type veth peer name "pt$i" netns "$tag-sw" &&
      ip -n "$tag-sw" link set "pt$i" master switch up &&
      ip -n "$tag-$i" addr add "10.77.0.$((i + 1))/24" dev "ve$i" &&
      ip -n "$tag-$i" link set lo up && ip -n "$tag-$i" link set "ve$i" up || return 1
  done
}

# start NAMESPACE NAME ARGUMENTS…: runs podbay there; its process id is in $last, its output in $work/NAME.out
start() {
  local ns=$1 name=$2; shift 2
  # A run before this one may have left its output, which the next line empties only some time later.
  : >"$work/$name.out"
  ip netns exec "$tag-$ns" "$podbay" --profile "$work/profile-$ns" --json "$@" >"$work/$name.out" 2>"$work/$name.err" &
  last=$!
}

field() { tail -n 1 "$work/$1.out" | python3 -c 'import json,sys; print(json.load(sys.stdin)[sys.argv[1]])' "$2"; }

same_digest() { # NAME…: all end with the same final digest, which is one
  local digest name
  digest=$(field "$1" digest) && [ ${#digest} = 64 ] || { echo "$1 has no digest"; return 1; }
  for name in "$@"; do
    [ "$(field "$name" digest)" = "$digest" ] || { echo "$name ends with another digest than $1"; return 1; }
  done
}

game() { # GAME SEATS [ARGUMENTS…]: a host and as many clients as seats, at most three
  local game=$1 seats=$2 names=(host) pids=() i; shift 2
  start 0 host host --headless --name "Table $seats" --game "$game" --players "$seats" --seed "$seats" "$@"
  pids+=("$last")
  for ((i = 1; i <= seats; i++)); do
    start "$i" "client$i" join --headless --table "Table $seats" --bot random --wait 30
    pids+=("$last"); names+=("client$i")
  done
  for i in "${!pids[@]}"; do finish "${pids[$i]}" "${names[$i]}" || return 1; done
  same_digest "${names[@]}"
}

game4() { # GAME: four seats: three clients elsewhere and a bot of the host
  local names=(host client1 client2 client3) pids=() i
  start 0 host host --headless --name "Table 4" --game "$1" --players 4 --seed 4 --bots 1:random
  pids+=("$last")
  for i in 1 2 3; do
    start "$i" "client$i" join --headless --any --game "$1" --bot random --wait 30; pids+=("$last")
  done
  for i in "${!pids[@]}"; do finish "${pids[$i]}" "${names[$i]}" || return 1; done
  same_digest "${names[@]}"
}

other_games() { # with the same people one game of each kind, one after the other: all are kept
  local i seats name
  game argo 3 --then alien-frontiers --then aqua-sphere || return 1
  for name in host client1 client2 client3; do
    [ "$(field $name games)" = 3 ] && [ "$(field $name reconnects)" = 0 ] || { echo "$name did not play all"; return 1; }
  done
  seats=$(for i in 1 2 3; do field "client$i" seat; done | sort | tr -d '\n')
  [ "$seats" = 012 ] || { echo "seats $seats"; return 1; }
}

named_game() { # a table says in the list what is played, and who wants another game does not join it
  local host
  start 0 host host --headless --name Named --game alien-frontiers --players 2; host=$last
  start 1 tables tables --seconds 2; finish "$last" tables || return 1
  grep -q '"game":"alien-frontiers"' "$work/tables.out" || { echo "the list does not name the game"; return 1; }
  start 1 client join --headless --any --game argo --wait 1; await 30 ended "$last"
  [ "$(field client error)" = unknown-table ] || { echo "it found a table of another game"; return 1; }
  kill -INT "$host"; finish "$host" host
}

joined() { grep -q connected "$work/$1.out"; }
lost() { grep -q "connection lost" "$work/$1.err"; }
came_back() { [ "$(grep -c connected "$work/$1.out")" -ge 2 ]; }

# three_bots NAME PACE: a recorded game of a host and three clients that wait between commands; $host and $clients
three_bots() {
  local i
  start 0 host host --headless --name "$1" --players 3 --seed 11; host=$last; clients=()
  for i in 1 2 3; do
    start "$i" "client$i" join --headless --table "$1" --bot random --pace "$2" --wait 30; clients[i]=$last
  done
}

three_end() { # everybody ends in order, with the same digest
  local i
  finish "$host" host || return 1
  for i in 1 2 3; do finish "${clients[$i]}" "client$i" || return 1; done
  same_digest host client1 client2 client3
}

link_down() { # a client's cable is out for longer than a connection lives
  local host clients
  three_bots Cable 30
  await 30 joined client2 || { echo "not joined"; return 1; }
  ip -n "$tag-2" link set ve2 down
  await 30 lost client2; local lost=$?
  ip -n "$tag-2" link set ve2 up
  [ $lost = 0 ] || { echo "the loss was not noticed"; return 1; }
  await 30 came_back client2 || { echo "it did not return"; return 1; }
  three_end && [ "$(field client2 reconnects)" -ge 1 ] && [ "$(field client1 reconnects)" = 0 ]
}

# ipv6 0|1: whether the host has it; its clients come by IPv6 first
ipv6() { ip netns exec "$tag-0" sh -c "echo $((1 - $1)) > /proc/sys/net/ipv6/conf/ve0/disable_ipv6"; }

host_moves() { # the host gets another address: its clients find the table again
  local host clients i moved=0
  ipv6 0 || return 1
  three_bots Moving 30
  for i in 1 2 3; do await 30 joined "client$i" || { echo "not joined"; return 1; }; done
  ip -n "$tag-0" addr add 10.77.0.99/24 dev ve0 && ip -n "$tag-0" addr del 10.77.0.1/24 dev ve0
  # Deleting the first address may take the later ones of its network along.
  ip -n "$tag-0" addr replace 10.77.0.99/24 dev ve0
  for i in 1 2 3; do await 60 came_back "client$i" || moved=1; done
  [ $moved = 0 ] && three_end || moved=1
  ip -n "$tag-0" addr flush dev ve0 scope global; ip -n "$tag-0" addr add 10.77.0.1/24 dev ve0
  ipv6 1
  return $moved
}

tables_of() { grep -o '"name":"Chosen"' "$work/$1.out"; }
chosen_adapter() { # a host with two networks uses the one that was chosen, and all while that one is not connected
  local host result=0
  ip -n "$tag-0" link add ex0 type veth peer name ex3 netns "$tag-3" &&
    ip -n "$tag-0" addr add 10.78.0.1/24 dev ex0 && ip -n "$tag-3" addr add 10.78.0.4/24 dev ex3 &&
    ip -n "$tag-0" link set ex0 up && ip -n "$tag-3" link set ex3 up || return 1
  start 0 host host --headless --name Chosen --players 2 --adapter ex0; host=$last
  await 30 grep -q "10.78.0.1:" "$work/host.out" || { echo "the host does not say its address there"; result=1; }
  grep -q "10.77.0.1:" "$work/host.out" && { echo "the host says its address in the other network"; result=1; }
  start 3 there tables --seconds 2; finish "$last" there || result=1
  start 1 elsewhere tables --seconds 2; finish "$last" elsewhere || result=1
  [ -n "$(tables_of there)" ] || { echo "it is not found by the chosen adapter"; result=1; }
  [ -z "$(tables_of elsewhere)" ] || { echo "it is found by the other one"; result=1; }
  kill -INT "$host"; finish "$host" host || result=1
  start 0 host host --headless --name Chosen --players 2 --adapter gone0; host=$last
  for i in 1 3; do
    start "$i" "all$i" tables --seconds 2; finish "$last" "all$i" || result=1
    [ -n "$(tables_of "all$i")" ] || { echo "without the adapter it is not found in namespace $i"; result=1; }
  done
  kill -INT "$host"; finish "$host" host || result=1
  ip -n "$tag-0" link del ex0
  return $result
}

by_address() { # no mDNS: the address that the host says
  local names=(host client1 client2) pids=() i
  start 0 host host --headless --name Typed --players 2 --seed 5 --port 47111; pids+=("$last")
  await 30 grep -q "10.77.0.1:47111" "$work/host.out" || { echo "the host does not say its address"; return 1; }
  for i in 1 2; do
    start "$i" "client$i" join --headless --at 10.77.0.1:47111 --bot random --mdns-port 15999; pids+=("$last")
  done
  for i in "${!pids[@]}"; do finish "${pids[$i]}" "${names[$i]}" || return 1; done
  same_digest "${names[@]}"
}

late_link() { # the host's network comes up after the table was opened
  local host client1 client2
  ip -n "$tag-0" link set ve0 down
  start 0 host host --headless --name Late --players 2 --seed 6; host=$last
  await 30 test -s "$work/host.out"
  start 1 client1 join --headless --table Late --bot random --wait 60; client1=$last
  start 2 client2 join --headless --table Late --bot random --wait 60; client2=$last
  ip -n "$tag-0" link set ve0 up
  finish "$host" host && finish "$client1" client1 && finish "$client2" client2 && same_digest host client1 client2
}

worsen() { # a line that is late and loses packets, as far as this machine can make one
  if ip netns exec "$tag-1" tc qdisc add dev ve1 root netem delay 25ms 10ms loss 3% 2>/dev/null; then echo "netem"
  elif command -v nft >/dev/null && printf 'table inet lossy {
    chain in {
      type filter hook input priority 0; policy accept;
      meta l4proto udp numgen random mod 100 < 8 drop
    }
    chain out {
      type filter hook output priority 0; policy accept;
      meta l4proto udp numgen random mod 100 < 8 drop
    }
  }\n' | ip netns exec "$tag-1" nft -f -; then
    ip netns exec "$tag-1" tc qdisc add dev ve1 root tbf rate 1mbit burst 10kb latency 50ms 2>/dev/null
    echo "8 % loss each way, 1 Mbit/s"
  else return 1
  fi
}

bad_line() {
  local host clients how result
  how=$(worsen) || { echo "neither netem nor nft here: not tried"; return 0; }
  echo "the line of client 1: $how"
  three_bots Bad 0
  three_end; result=$?
  ip netns exec "$tag-1" tc qdisc del dev ve1 root 2>/dev/null
  command -v nft >/dev/null && ip netns exec "$tag-1" nft flush ruleset 2>/dev/null
  return $result
}

no_multicast() { # NAMESPACE: nothing arrives there that was sent to more than one
  printf 'table inet narrow {
    chain in {
      type filter hook input priority 0; policy accept;
      meta pkttype { multicast, broadcast } drop
    }
  }\n' | ip netns exec "$tag-$1" nft -f -
}

by_code() { # the network lets no multicast pass: no table is listed, and the join code leads to it
  local names=(host client1 client2) pids=() i code result=0
  command -v nft >/dev/null || { echo "no nft here: not tried"; return 0; }
  for i in 0 1 2; do no_multicast "$i" || return 1; done
  start 0 host host --headless --name Code --players 2 --seed 12 --who code; pids+=("$last")
  await 30 grep -q "^code " "$work/host.out" || { echo "the host does not say its code"; result=1; }
  code=$(sed -n 's/^code //p' "$work/host.out")
  start 1 tables tables --seconds 2; finish "$last" tables || result=1
  grep -q '"name":"Code"' "$work/tables.out" && { echo "the table is listed all the same"; result=1; }
  start 3 stranger join --headless --at 10.77.0.1:47200; await 30 ended "$last"
  [ "$(field stranger error)" = needs-code ] || { echo "a stranger is let in"; result=1; }
  for i in 1 2; do start "$i" "client$i" join --headless --code "$code" --bot random; pids+=("$last"); done
  for i in "${!pids[@]}"; do finish "${pids[$i]}" "${names[$i]}" || result=1; done
  for i in 0 1 2; do ip netns exec "$tag-$i" nft delete table inet narrow; done
  [ $result = 0 ] && same_digest "${names[@]}"
}

written() { stat -c %s "$work/forged.podbay" 2>/dev/null || echo 0; }
# grown SECONDS: bytes a second by which the record grows
grown() { local from; from=$(written); sleep "$1"; echo $((($(written) - from) / $1)); }

forged() { # first packets from addresses that nobody has do not slow a game down
  local host clients=() i before during
  python3 -c 'import cryptography' 2>/dev/null || { echo "python has no module cryptography: not tried"; return 0; }
  start 0 host host --headless --name Forged --game alien-frontiers --players 2 --seed 3 --port 47112 --record "$work/forged.podbay"; host=$last
  for i in 1 2; do
    start "$i" "client$i" join --headless --at 10.77.0.1:47112 --bot random --pace 30 --wait 30; clients[i]=$last
  done
  await 30 test -s "$work/forged.podbay" || { echo "the game did not start"; return 1; }
  before=$(grown 2)
  ip netns exec "$tag-3" python3 .ci/forge.py ve3 10.77.0.1 47112 100 250 60 6 >/dev/null &
  sleep 2; during=$(grown 3)
  ended "$host" && { echo "the game was over before it was measured"; return 1; }
  echo "record: $before bytes a second before, $during with 60 forged packets a second"
  [ $((2 * during)) -gt "$before" ] || { echo "the game slowed down"; return 1; }
  finish "$host" host && finish "${clients[1]}" client1 && finish "${clients[2]}" client2 && same_digest host client1 client2
}

alone() { # no network at all: the table opens, says so, and closes in order
  local host
  ip netns add "$tag-alone" || return 1
  start alone host host --headless --name Alone --players 2; host=$last
  await 30 grep -q "^table Alone open" "$work/host.out"; local open=$?
  kill -INT "$host"
  finish "$host" host && [ $open = 0 ] && grep -q "no network" "$work/host.err"; local result=$?
  start alone client join --headless --any --wait 1
  await 30 ended "$last"
  [ "$(field client error)" = no-network ] || { echo "the client blames something else"; result=1; }
  ip netns del "$tag-alone"
  return $result
}

record_grown() { [ "$(stat -c %s "$1")" -gt "$2" ]; }

comes_back() { # a client is killed in mid-game and started again: its own seat, the same game
  local host clients=() seat i file="$work/comes-back.podbay" size
  start 0 host host --headless --name Back --players 3 --seed 9 --record "$file"; host=$last
  for i in 1 2 3; do
    start "$i" "client$i" join --headless --table Back --bot random --pace 15 --wait 30; clients[i]=$last
  done
  await 60 test -s "$file" || { echo "the game did not start"; return 1; }
  size=$(stat -c %s "$file")
  await 60 record_grown "$file" $((size + 2000)) || { echo "nobody plays"; return 1; }
  kill -KILL "${clients[2]}"; wait "${clients[2]}" 2>/dev/null
  ended "$host" && { echo "the game was over before the kill"; return 1; }
  start 2 client2b join --headless --table Back --bot random --wait 30; clients[2]=$last
  finish "$host" host || return 1
  for i in 1 2 3; do finish "${clients[$i]}" "client$i" || return 1; done
  same_digest host client1 client2b client3 || return 1
  seat=$(printf '%s\n' "$(field client1 seat)" "$(field client2b seat)" "$(field client3 seat)" | sort | tr -d '\n')
  [ "$seat" = 012 ] || { echo "seats $seat"; return 1; }
  [ "$(field host reconnects)" = 1 ] || { echo "$(field host reconnects) reconnects"; return 1; }
}

crashed_host() { # a table whose host was killed is no longer listed
  local host
  start 0 host host --headless --name Gone --players 2; host=$last
  start 1 tables tables --seconds 2; finish "$last" tables || return 1
  grep -q '"name":"Gone"' "$work/tables.out" || { echo "the table is not listed"; return 1; }
  kill -KILL "$host"; wait "$host" 2>/dev/null
  start 1 tables tables --seconds 3; finish "$last" tables || return 1
  ! grep -q '"name":"Gone"' "$work/tables.out"
}

# listed_soon RUNS WORST: host up, then listed elsewhere, in WORST ms at most in all runs but one
listed_soon() {
  local runs=$1 worst=$2 i host times=() slow
  for ((i = 0; i < runs; i++)); do
    start 0 host host --headless --name Soon --players 2; host=$last
    await 30 grep -q "^table Soon open" "$work/host.out" || { echo "the table did not open"; return 1; }
    start 1 tables tables --seconds 2; finish "$last" tables || return 1
    times+=("$(python3 -c 'import json,sys
found = [t for t in json.loads(open(sys.argv[1]).readlines()[-1])["tables"] if t["name"] == "Soon"]
print(found[0]["found_ms"] if found else 99999)' "$work/tables.out")")
    kill -INT "$host"; finish "$host" host || return 1
  done
  slow=$(printf '%s\n' "${times[@]}" | awk -v worst="$worst" '$1 > worst' | wc -l)
  echo "listed after (ms): ${times[*]}"
  [ "$slow" -le 1 ]
}

lossy_list() { # every tenth packet to everybody is lost at both ends
  local i result
  command -v nft >/dev/null || { echo "no nft here: not tried"; return 0; }
  for i in 0 1; do
    printf 'table inet lossy {
      chain in {
        type filter hook input priority 0; policy accept;
        meta pkttype { multicast, broadcast } numgen random mod 100 < 10 drop
      }
    }\n' | ip netns exec "$tag-$i" nft -f - || { echo "no random loss here: not tried"; return 0; }
  done
  listed_soon 6 1000; result=$?
  for i in 0 1; do ip netns exec "$tag-$i" nft flush ruleset; done
  return $result
}

crowd() { # a dozen tables at once are all listed in time; by hand the same script tries more tables, bad lines and forgers
  command -v sysctl >/dev/null || { echo "no sysctl here: not tried"; return 0; }
  python3 .ci/finding.py "$podbay" --trials crowd --crowd 12 --runs 2
}

interrupted() { # Ctrl-C at the host: everybody is told and ends in order
  local host client
  start 0 host host --headless --name Stop --players 2; host=$last
  start 1 client join --headless --table Stop --wait 30; client=$last
  await 30 grep -q connected "$work/client.out" || { echo "not joined"; return 1; }
  kill -INT "$host"
  finish "$host" host && finish "$client" client
}

said() { tail -n 3 "$work"/*.out "$work"/*.err; }
swept() { rm -f "$work"/*.out "$work"/*.err "$work"/*.podbay; }

build || { echo "the namespaces could not be made"; exit 1; }
for game in argo alien-frontiers aqua-sphere; do
  try "two seats, $game" game "$game" 2
  try "three seats, $game" game "$game" 3
  try "four seats, $game" game4 "$game"
done
try "other games with the same people" other_games
try "the list names the game" named_game
try "killed and back in its own seat" comes_back
try "a crashed host is not listed" crashed_host
try "listed at once" listed_soon 6 300
try "listed soon though packets are lost" lossy_list
try "a crowd of tables is listed" crowd
try "ctrl-c at the host" interrupted
try "one of two adapters" chosen_adapter
try "by address, without mdns" by_address
try "a cable out and in again" link_down
try "the host's address changes" host_moves
try "the host's network comes up late" late_link
try "a bad line" bad_line
try "by code, where no multicast passes" by_code
try "forged first packets" forged
try "no network" alone
totals
