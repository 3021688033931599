# shellcheck shell=bash disable=SC2034
# What the scripts share whose programs run in network namespaces. Each reads this first, with its own arguments: the first
# one is the program, target/release/podbay without it. Namespaces have names that begin with `$tag-`.
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
podbay=${1:-target/release/podbay}
[ -x "$podbay" ] || { echo "no program at $podbay; build it first"; exit 1; }
[ "$(id -u)" = 0 ] || { echo "network namespaces need root"; exit 1; }
podbay=$(realpath "$podbay")
tag=podbay$$ work=$(mktemp -d) passed=0 failed=0

cleanup() { # ends what runs in the namespaces, and removes them
  local own
  own=$(ip netns list | grep -o "^$tag-[^ ]*")
  for ns in $own; do ip netns pids "$ns" | xargs -r kill -KILL 2>/dev/null; done
  wait 2>/dev/null
  for ns in $own; do ip netns del "$ns"; done
  rm -rf "$work"
}
trap cleanup EXIT

inside() { local ns=$1; shift; ip netns exec "$tag-$ns" "$@"; } # NAMESPACE COMMAND…

await() { # SECONDS COMMAND…: until the command succeeds
  local until=$((SECONDS + $1)); shift
  until "$@" 2>/dev/null; do [ $SECONDS -lt $until ] || return 1; sleep 0.05; done
}

ended() { ! kill -0 "$1"; } # PID
finish() { # PID NAME: waits for the end, succeeds if the exit code is 0
  await 120 ended "$1" || { echo "$2 did not end"; return 1; }
  wait "$1" || { echo "$2 ended with $?"; return 1; }
}

note() { # RESULT NAME: counts a trial
  if [ "$1" = 0 ]; then passed=$((passed + 1)); echo "ok: $2"; else failed=$((failed + 1)); echo "FAILED: $2"; said; fi
}
said() { :; } # prints what programs said before a trial failed
swept() { :; } # removes what a trial left

try() { # NAME COMMAND…
  local name=$1; shift
  "$@"; note $? "$name"
  swept
}

totals() { echo "$passed passed, $failed failed"; [ $failed = 0 ]; }
