#!/usr/bin/env bash
# Podbay sends nothing beyond its own network. Two machines in network namespaces have default routes to a router that
# never answers, and foreign name servers. Tables, games, the doctor, pages for browsers, a window that joins and one that
# hosts run there, while nft counts every packet that a machine sends to anything but the two machines and the groups of
# finding. The count has to stay at 0, and it has to notice the packets that the script itself sends elsewhere at the end.
# The packets are counted where a program sends them, because a packet behind a silent router never reaches the wire.
# Needs root, iproute2, nftables and python3; for the windows also Xvfb, xdotool and the bindings of AT-SPI.
# Usage: .ci/offline.sh [PODBAY] [--no-window]
# Waits for events with a deadline, cleans up after itself, prints "N passed, M failed" last.
set -uo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/network.sh"
page_at=10.81.0.1:47200
# Addresses for documentation: nobody has them.
names4=192.0.2.53 names6=2001:db8::53 far4=198.51.100.7 far6=2001:db8::7

clean_all() {
  # The window's helper ends its display itself.
  [ -s "$work/group" ] && kill -TERM -- "-$(cat "$work/group")" 2>/dev/null
  for i in 0 1; do rm -rf "/etc/netns/$tag-$i"; done
  rmdir /etc/netns 2>/dev/null
  cleanup
}
trap clean_all EXIT

build() { # two machines on one switch, each with a way out that leads nowhere
  local i own
  ip netns add "$tag-sw" && ip -n "$tag-sw" link add name switch type bridge mcast_snooping 0 &&
    ip -n "$tag-sw" link set switch up || return 1
  for i in 0 1; do
    own=$((i + 1))
    # `ip netns exec` puts these files over those in /etc. A lookup must not reach a resolver of this machine by a socket.
    mkdir -p "/etc/netns/$tag-$i" &&
      printf 'nameserver %s\nnameserver %s\noptions timeout:1 attempts:1\n' $names4 $names6 >"/etc/netns/$tag-$i/resolv.conf" &&
      echo "hosts: files dns" >"/etc/netns/$tag-$i/nsswitch.conf" || return 1
    ip netns add "$tag-$i" && ip -n "$tag-$i" link add ve type veth peer name "to-$i" netns "$tag-sw" &&
      ip -n "$tag-sw" link set "to-$i" master switch up && inside "$i" sysctl -qw net.ipv6.conf.ve.accept_dad=0 &&
      ip -n "$tag-$i" link set ve addrgenmode none && ip -n "$tag-$i" link set lo up && ip -n "$tag-$i" link set ve up &&
      ip -n "$tag-$i" addr add "10.81.0.$own/24" dev ve && ip -n "$tag-$i" addr add "fd81::$own/64" dev ve &&
      ip -n "$tag-$i" addr add "fe80::$own/64" dev ve && ip -n "$tag-$i" route add default via 10.81.0.254 &&
      ip -n "$tag-$i" -6 route add default via fe80::fe dev ve || return 1
  done
}

# count NAMESPACE: counts from 0 what this machine sends.
# * own: to the two machines
# * groups: to mDNS, to the beacon (src/net/beacon/sockets.rs), to the broadcast address, and the system's own packets
#   to groups of the link
# * leaks: to anything else, the router included, and each question for a name, wherever it goes; `to4` and `to6` say where
# * searches: for the hardware address of anything but the two machines
count() {
  # The system repeats a search that began before.
  ip -n "$tag-$1" neigh flush dev ve nud all
  inside "$1" nft -f - <<'NFT'
flush ruleset
table inet offline {
  counter own { }
  counter groups { }
  counter leaks { }
  counter searches { }
  set to4 { type ipv4_addr . inet_proto . inet_service; flags dynamic; size 1024; counter; }
  set to6 { type ipv6_addr . inet_proto . inet_service; flags dynamic; size 1024; counter; }
  chain leak {
    counter name leaks
    meta nfproto ipv4 add @to4 { ip daddr . meta l4proto . th dport } accept
    meta nfproto ipv6 add @to6 { ip6 daddr . meta l4proto . th dport } accept
  }
  chain out {
    type filter hook output priority 0; policy accept;
    meta l4proto { tcp, udp } th dport { 53, 853 } goto leak
    oifname "lo" accept
    icmpv6 type nd-neighbor-solicit @th,64,128 != {
      0xfd810000000000000000000000000001, 0xfd810000000000000000000000000002,
      0xfe800000000000000000000000000001, 0xfe800000000000000000000000000002
    } counter name searches accept
    ip daddr { 10.81.0.1, 10.81.0.2 } counter name own accept
    ip6 daddr { fd81::1, fd81::2, fe80::1, fe80::2 } counter name own accept
    meta l4proto udp ip daddr { 224.0.0.251, 239.255.80.66, 10.81.0.255 } counter name groups accept
    meta l4proto udp ip6 daddr { ff02::fb, ff12::706f:6462:6179 } counter name groups accept
    meta l4proto igmp ip daddr 224.0.0.0/24 counter name groups accept
    meta l4proto icmpv6 ip6 daddr ff02::/16 counter name groups accept
    goto leak
  }
}
table arp offline {
  counter searches { }
  chain out {
    type filter hook output priority 0; policy accept;
    arp operation request arp daddr ip != { 10.81.0.1, 10.81.0.2 } counter name searches
  }
}
NFT
}

# packets COUNTER…: the sum over both machines
packets() {
  { inside 0 nft list counters && inside 1 nft list counters; } |
    awk -v names=" $* " '$1 == "counter" { name = $2 } $1 == "packets" && index(names, " " name " ") { sum += $2; seen++ }
      END { if (!seen) exit 1; print sum }'
}

# went: where the leaks went
went() {
  local i set
  for i in 0 1; do for set in to4 to6; do inside "$i" nft list set inet offline $set; done; done |
    grep -oE '[0-9a-f.:]+ [.] [a-z0-9-]+ [.] [0-9]+ counter packets [0-9]+'
}

# start NAMESPACE NAME ARGUMENTS…: runs podbay there; its process id is in $last, its output in $work/NAME.out
start() {
  local ns=$1 name=$2; shift 2
  # The trial before this one may have left its output, which the next line empties only some time later.
  : >"$work/$name.out"
  ip netns exec "$tag-$ns" "$podbay" --profile "$work/$name" --json "$@" >"$work/$name.out" 2>"$work/$name.err" &
  last=$!
}

field() { tail -n 1 "$work/$1.out" | python3 -c 'import json,sys; print(json.load(sys.stdin)[sys.argv[1]])' "$2"; }
begins() { await 30 grep -q "$2" "$work/$1.out" || { echo "$1 did not say: $2"; return 1; }; }

no_table() { start 1 tables tables --seconds 2; finish "$last" tables && [ "$(field tables tables)" = "[]" ]; }

doctors() { # [ARGUMENTS…]: on both machines; they may find faults, and they climb the whole ladder
  local i pids=()
  for i in 0 1; do start "$i" "doctor$i" doctor "$@"; pids+=("$last"); done
  for i in 0 1; do
    await 30 ended "${pids[$i]}" || { echo "doctor$i did not end"; return 1; }
    field "doctor$i" rungs | grep -q multicast || { echo "doctor$i found nothing"; return 1; }
  done
}
doctors_at_a_table() {
  local host result
  start 0 host host --headless --name Doctors --players 2; host=$last
  begins host "^table Doctors open" && doctors --at 10.81.0.1; result=$?
  kill -INT "$host"; finish "$host" host && return $result
}

# game NAME WHO WAY GAME: a bot of the host and a guest, who comes by the list, an address, a name or the join code, play to
# the end
game() {
  local name=$1 who=$2 way=$3 host guest words
  start 0 host host --headless --name "$name" --game "$4" --players 2 --bots 1:random --seed 7 --who "$who"; host=$last
  begins host "^table $name open" || return 1
  case $way in
    list) words=(--table "$name") ;;
    code) begins host "^code " || return 1; words=(--code "$(sed -n 's/^code //p' "$work/host.out")") ;;
    *) words=(--at "$way") ;;
  esac
  start 1 guest join --headless "${words[@]}" --wait 30; guest=$last
  finish "$host" host && finish "$guest" guest || return 1
  [ "$(field host digest)" = "$(field guest digest)" ] || { echo "they end differently"; return 1; }
}

# game_by_name GAME ADDRESS…: the guest comes by a name of mDNS; the host's machine answers for it with these addresses
game_by_name() {
  local kind=$1 names result; shift
  : >"$work/names.out"
  ip netns exec "$tag-0" .ci/name.py 10.81.0.1 laptop.local "$@" >"$work/names.out" 2>"$work/names.err" &
  names=$!
  begins names ready && game Name anyone laptop.local "$kind"; result=$?
  kill -KILL "$names"; wait "$names" 2>/dev/null
  return $result
}

page() { # it is read, and its packages are downloaded, before the guest comes
  local host guest
  start 0 host host --headless --name Page --players 2 --bots 1:random --seed 7 --page; host=$last
  begins host "^page http://$page_at" && begins host "^package " && inside 1 python3 .ci/page.py visit $page_at ||
    { kill -KILL "$host"; wait "$host" 2>/dev/null; return 1; }
  start 1 guest join --headless --at 10.81.0.1; guest=$last
  finish "$host" host && finish "$guest" guest
}

nobodys_name() { # mDNS alone is asked for the name, and nobody answers for it
  local command
  for command in "join --headless" doctor; do
    # shellcheck disable=SC2086 # words of a command
    start 1 guest $command --at laptop.local; await 30 ended "$last" || { echo "$command did not end"; return 1; }
    [ "$(field guest error)" = unknown-name ] || { echo "$command blames something else"; return 1; }
  done
}

host_dies() { # the guest looks for it until its patience ends
  local host guest
  start 0 host host --headless --name Dies --players 2 --bots 1:random --seed 8 --pace 100; host=$last
  begins host "^table Dies open" || return 1
  start 1 guest join --headless --table Dies --wait 30 --no-host --patience 6; guest=$last
  begins guest connected || return 1
  kill -KILL "$host"; wait "$host" 2>/dev/null
  await 60 ended "$guest" || { echo "the guest did not end"; return 1; }
  [ "$(field guest error)" = not-back ] || { echo "the guest blames something else"; return 1; }
}

window() { # visit|host NAMESPACE: see offline.py; the process id is in $last
  local profile=$work/window-$1
  mkdir -m 700 "$profile" && echo 'animation = "off"' >"$profile/settings.toml" || return 1
  .ci/with_bus 180 .ci/offline.py "$1" "$podbay" "$profile" "$tag-$2" "$work/group" &
  last=$!
}
window_ends() { # PID
  local result
  wait "$1"; result=$?
  rm -f "$work/group"
  return $result
}

window_joins() {
  local host result
  start 0 host host --headless --name Window --players 2 --bots 1:random --seed 9; host=$last
  begins host "^table Window open" && window visit 1 && window_ends "$last"; result=$?
  kill -KILL "$host"; wait "$host" 2>/dev/null
  return $result
}

listens() { inside 0 ss -Hltn | grep -qF " $page_at "; }
window_hosts() { # the guest comes when the page has been read; the window gives up if nobody comes
  local window guest read result
  window host 0 || return 1
  window=$last
  await 90 listens && inside 1 python3 .ci/page.py look $page_at; read=$?
  [ $read = 0 ] && start 1 guest join --headless --at 10.81.0.1 --no-host --forget && guest=$last
  window_ends "$window"; result=$?
  [ $read = 0 ] || { echo "the page was not read"; return 1; }
  kill -KILL "$guest"; wait "$guest" 2>/dev/null
  return $result
}

try() { # NAME COMMAND…: the trial succeeds, its packets are counted, and none of them goes elsewhere
  local name=$1 result=0 sent away; shift
  if ! count 0 || ! count 1; then note 1 "$name: nothing is counted"; return; fi
  "$@" || { result=1; tail -n 3 "$work"/*.out "$work"/*.err; }
  sent=$(packets own groups) away=$(packets leaks searches)
  [ "${sent:-0}" -gt 0 ] || { echo "it has sent nothing at all"; result=1; }
  [ "${away:-1}" = 0 ] || { echo "elsewhere: $(packets searches) searches for hardware addresses, and"; went; result=1; }
  note $result "$name: ${sent:-no} packets, ${away:-an unknown number} of them elsewhere"
  rm -f "$work"/*.out "$work"/*.err
}

search_counted() { [ "$(packets searches)" -gt 0 ]; }
leak_counted() { [ "$(packets leaks)" -gt 0 ] && went | grep -qF "$1 counter"; }

# caught NAME TARGET COMMAND…: a leak of each machine is noticed, and the count says where it went; the target may be "router"
caught() {
  local name=$1 target=$2 i result=0; shift 2
  local noticed=(leak_counted "$target")
  [ "$target" = router ] && noticed=(search_counted)
  for i in 0 1; do
    if ! count 0 || ! count 1; then result=1; fi
    inside "$i" "$@" >/dev/null 2>&1
    await 5 "${noticed[@]}" || { echo "not noticed on machine $i"; went; result=1; }
  done
  note $result "caught: $name"
}
asks() { echo 'import socket, sys; socket.getaddrinfo(sys.argv[1], 443)'; }
# sends KIND: one packet to an address and a port, without waiting for an answer
sends() {
  echo "import socket, sys
family = socket.AF_INET6 if ':' in sys.argv[1] else socket.AF_INET
with socket.socket(family, socket.SOCK_$1) as end:
    end.setblocking(False)
    end.connect_ex((sys.argv[1], int(sys.argv[2])))
    if end.type == socket.SOCK_DGRAM:
        end.send(b'planted')"
}

build || { echo "the namespaces could not be made"; exit 1; }
try "the list without a table" no_table
try "the doctor without a table" doctors
try "the doctor at a table" doctors_at_a_table
try "a game by the list" game List anyone list argo
try "a game by an address" game Address anyone 10.81.0.1 alien-frontiers
try "a game by an IPv6 address" game Address anyone '[fd81::1]:47200' argo
try "a game by a name" game_by_name argo 10.81.0.1 fd81::1
try "a game by a name with a link-local address alone" game_by_name argo fe80::1
# Anybody can answer for a name, also with an address that leads elsewhere.
try "a game by a name with a forged address" game_by_name argo $far4 $far6 10.81.0.1
try "a name that nobody has" nobodys_name
try "a game by the join code" game Code code code aqua-sphere
try "a host that dies" host_dies
try "a page for browsers, and a game" page
if [ "${2:-}" != --no-window ]; then
  try "a window: start, list, join, some commands" window_joins
  try "a window: start, host, a page for browsers, a guest, some commands" window_hosts
fi
caught "a question for a name" "$names4 . udp . 53" python3 -c "$(asks)" podbay.example
caught "a question for a name of mDNS" "$names4 . udp . 53" python3 -c "$(asks)" laptop.local
caught "a question for a name by IPv6" "$names6 . udp . 53" python3 -c "$(asks)" podbay.example
caught "a connection" "$far4 . tcp . 443" python3 -c "$(sends STREAM)" $far4 443
caught "a connection by IPv6" "$far6 . tcp . 443" python3 -c "$(sends STREAM)" $far6 443
caught "a packet" "$far4 . udp . 9" python3 -c "$(sends DGRAM)" $far4 9
caught "a packet by IPv6" "$far6 . udp . 9" python3 -c "$(sends DGRAM)" $far6 9
caught "a packet to the router" "10.81.0.254 . udp . 5351" python3 -c "$(sends DGRAM)" 10.81.0.254 5351
caught "a packet to a foreign group" "239.255.255.250 . udp . 1900" python3 -c "$(sends DGRAM)" 239.255.255.250 1900
caught "a search for the router" router python3 -c "$(sends DGRAM)" $far4 9
caught "a search for the router by IPv6" router python3 -c "$(sends DGRAM)" $far6 9
totals
