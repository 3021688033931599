#!/usr/bin/env bash
# `podbay doctor` names causes that are planted in network namespaces: each fault is made with ip or nft, and the doctor
# has to name it by its code. Needs root, iproute2 and nftables. Usage: .ci/doctor.sh [PODBAY]
# Waits for events with a deadline, cleans up after itself, prints "N passed, M failed" last.
set -uo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/network.sh"

build() { # a host and a guest on one switch, with IPv4, IPv6 and link-local addresses
  ip netns add "$tag-sw" && ip -n "$tag-sw" link add switch type bridge mcast_snooping 0 && ip -n "$tag-sw" link set switch up || return 1
  local i=1 ns
  for ns in host guest; do
    ip netns add "$tag-$ns" && ip -n "$tag-$ns" link add ve type veth peer name "to-$ns" netns "$tag-sw" &&
      ip -n "$tag-sw" link set "to-$ns" master switch up && inside "$ns" sysctl -qw net.ipv6.conf.ve.accept_dad=0 &&
      ip -n "$tag-$ns" link set lo up && ip -n "$tag-$ns" link set ve up && addresses "$ns" "10.78.0.$i/24" "fd78::$i/64" || return 1
    i=$((i + 1))
  done
  ip netns add "$tag-alone" && ip -n "$tag-alone" link set lo up
}

# addresses NAMESPACE ADDRESS…: these and its link-local one, and no others
addresses() {
  local ns=$1 address; shift
  ip -n "$tag-$ns" addr flush dev ve scope global || return 1
  for address in "$@"; do ip -n "$tag-$ns" addr add "$address" dev ve || return 1; done
}

# filter NAMESPACE FAMILY HOOK RULE: drops what the rule says
filter() {
  printf 'table %s doctor {\n chain %s {\n type filter hook %s priority 0; policy accept;\n %s drop\n }\n}\n' "$2" "$3" "$3" "$4" |
    inside "$1" nft -f -
}
swept() { for ns in host guest sw; do inside "$ns" nft flush ruleset; done; }

open_table() {
  # The table before this one said "open at" in the same file, which the next line empties only some time later.
  : >"$work/table"
  ip netns exec "$tag-host" "$podbay" --profile "$work/host" host --headless --name Kitchen --players 2 >"$work/table" 2>&1 &
  table=$!
  await 30 grep -q "open at" "$work/table"
}
close_table() { kill -KILL "$table"; wait "$table" 2>/dev/null; }

# says NAMESPACE RUNG CAUSE [ARGUMENTS…]: the doctor there finds this cause at this rung, or `ok` (there or at `all` of
# them), within ten seconds
says() {
  local ns=$1 rung=$2 cause=$3; shift 3
  timeout 10 ip netns exec "$tag-$ns" "$podbay" doctor --json "$@" >"$work/found"; local code=$?
  python3 - "$rung" "$cause" "$code" "$work/found" <<'PY'
import json, sys
rung, cause, code, path = sys.argv[1:]
found = json.loads(open(path).read().strip().splitlines()[-1])
here = next((r for r in found["rungs"] if r["rung"] == rung), None)
if rung == "all":
    held = len(found["rungs"]) == 9 and all(r["state"] == "ok" for r in found["rungs"])
else:
    held = here and (here["state"] == "ok" if cause == "ok" else here["cause"] == cause)
failed = any(r["state"] == "failed" for r in found["rungs"])
if not held or int(code) != failed:
    sys.exit(f"expected {cause} at {rung}, exit code {int(failed)}, got {code}: {json.dumps(found)}")
PY
}

well() { # nothing is planted: each rung holds
  open_table || return 1
  local result=0
  says guest all ok --at 10.78.0.1 || result=1
  says host port ok || result=1 # its own table has it
  close_table; return $result
}
# listed PATTERN…: the table is listed, at addresses of each of these patterns, no announced address is silent, and a
# guest who looks for it comes in; all in the time that IPv4 takes
listed() {
  inside guest "$podbay" --profile "$work/guest" --json tables --seconds 2 >"$work/list" 2>/dev/null || return 1
  python3 - "$work/list" "$@" <<'PY' || return 1
import json, re, sys
found = json.loads(open(sys.argv[1]).read().strip().splitlines()[-1])
tables, silent = found["tables"], found["silent"]
places = tables[0]["addresses"] if len(tables) == 1 else []
missing = [pattern for pattern in sys.argv[2:] if not any(re.search(pattern, place) for place in places)]
if missing or silent or tables[0]["found_ms"] > 900:
    sys.exit(f"no address for {missing}: {json.dumps(found)}")
print(f"listed after {tables[0]['found_ms']} ms")
PY
  ip netns exec "$tag-guest" "$podbay" --profile "$work/guest" --json join --headless --any --wait 5 >"$work/joined" 2>/dev/null &
  local guest=$!
  await 5 grep -q connected "$work/joined"; local result=$?
  [ $result = 0 ] || { echo "nobody came in"; cat "$work/joined"; }
  kill -KILL "$guest"; wait "$guest" 2>/dev/null
  return $result
}
both_kinds() { # IPv4 and IPv6, as in most homes
  open_table || return 1
  says guest all ok --at 10.78.0.1 && listed '^10[.]78' '^.fe80' '^.fd78'; local result=$?
  close_table; return $result
}
ipv6_alone() {
  addresses host fd78::1/64 && addresses guest fd78::2/64 && open_table || return 1
  says guest all ok --at '[fd78::1]:47200' && listed '^.fe80' '^.fd78'; local result=$?
  close_table; addresses host 10.78.0.1/24 fd78::1/64; addresses guest 10.78.0.2/24 fd78::2/64
  return $result
}
link_local_alone() {
  local here
  addresses host && addresses guest && open_table || return 1
  here=$(inside host ip -6 -o addr show dev ve scope link | grep -o 'fe80:[^/]*')
  says guest all ok --at "$here%ve" && listed '^.fe80'; local result=$?
  close_table; addresses host 10.78.0.1/24 fd78::1/64; addresses guest 10.78.0.2/24 fd78::2/64
  return $result
}
tunnel_beside() { # a VPN is up: its address is not read out, and the doctor finds no fault in it
  ip -n "$tag-host" link add tun0 type veth peer name far && ip -n "$tag-host" addr add 10.8.0.6/24 dev tun0 &&
    ip -n "$tag-host" link set far up && ip -n "$tag-host" link set tun0 up || return 1
  open_table && ! grep -q '10[.]8[.]0[.]6' "$work/table" && grep -q '10[.]78[.]0[.]1:' "$work/table" && says host port ok &&
    says guest all ok --at 10.78.0.1; local result=$?
  [ $result = 0 ] || cat "$work/table"
  close_table; ip -n "$tag-host" link del tun0
  return $result
}
virtual() {
  ip -n "$tag-alone" link add docker0 type veth peer name vethx && ip -n "$tag-alone" link set vethx up && ip -n "$tag-alone" addr add 172.17.0.1/16 dev docker0 &&
    ip -n "$tag-alone" link set docker0 up && says alone adapters only-virtual
}
made_up() {
  ip -n "$tag-alone" link del docker0
  ip -n "$tag-alone" link add ve type veth peer name vethx && ip -n "$tag-alone" link set vethx up && ip -n "$tag-alone" addr add 169.254.7.7/16 dev ve &&
    ip -n "$tag-alone" link set ve up && says alone adapters no-router
}
port_taken() {
  ip netns exec "$tag-guest" python3 -c 'import socket,time; s=socket.socket(socket.AF_INET,socket.SOCK_DGRAM); s.bind(("",47200)); print(1,flush=True); time.sleep(60)' >"$work/taken" &
  local taken=$!
  await 10 test -s "$work/taken" && says guest port port-taken; local result=$?
  kill "$taken"; wait "$taken" 2>/dev/null; return $result
}
own_firewall() { filter guest inet input 'iifname != "lo" udp dport 47200' && says guest packets packets-blocked; }
no_multicast() { filter guest inet input 'udp dport 5353' && says guest multicast multicast-blocked; }
no_multicast_out() { filter guest inet output 'ip daddr 224.0.0.0/4' && says guest multicast multicast-blocked; }
far_firewall() { # mDNS passes, the table's port does not
  open_table && filter host inet input 'udp dport 47200' && says guest tables far-firewall &&
    says guest address far-firewall --at 10.78.0.1 && told_silent; local result=$?
  close_table; return $result
}
told_silent() { # who joins is told the same
  inside guest "$podbay" --profile "$work/guest" --json join --headless --any --wait 2 >"$work/told"
  grep -q '"error":"no-answer"' "$work/told"
}
isolated() { # the switch lets mDNS pass, and nothing else
  open_table && filter sw bridge forward 'ether daddr != 01:00:5e:00:00:fb' &&
    ip -n "$tag-guest" neigh flush dev ve && says guest address isolated --at 10.78.0.1; local result=$?
  close_table; return $result
}
other_subnet() {
  addresses guest 10.79.0.2/24
  open_table && says guest address other-subnet --at 10.78.0.1; local result=$?
  close_table
  addresses guest 10.78.0.2/24 fd78::2/64
  return $result
}

build || { echo "the namespaces could not be made"; exit 1; }
try "all is well" well
try "all is well with IPv4 and IPv6" both_kinds
try "all is well with IPv6 alone" ipv6_alone
try "all is well with link-local addresses alone" link_local_alone
try "all is well beside a tunnel" tunnel_beside
try "no network" says alone adapters no-network
try "only virtual adapters" virtual
try "no router" made_up
try "the port is taken" port_taken
try "a firewall here" own_firewall
try "multicast does not come in" no_multicast
try "multicast does not go out" no_multicast_out
try "a firewall at the host" far_firewall
try "devices are kept apart" isolated
try "another subnet" other_subnet
try "no table at the address" says guest address nothing-listens --at 10.78.0.1
totals
