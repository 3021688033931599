#!/usr/bin/env bash
# The examples at a real table: two bots of examples/bot.rs play a game that examples/print.rs prints. Needs no root.
# Waits with deadlines; prints "N passed, M failed" last.
set -uo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d) passed=0 failed=0 started=()
cleanup() {
  for pid in "${started[@]}"; do kill "$pid" 2>/dev/null; done
  rm -rf "$work"
}
trap cleanup EXIT
note() { if [ "$1" = 0 ]; then passed=$((passed + 1)); echo "ok: $2"; else failed=$((failed + 1)); echo "FAILED: $2"; fi; }

# await SECONDS COMMAND…: until the command succeeds
await() {
  local until=$((SECONDS + $1)); shift
  until "$@"; do [ "$SECONDS" -lt "$until" ] || return 1; read -rt 0.2 <> <(:) || :; done
}

cargo test --locked --quiet --no-run; note $? "the examples are built"
target=${CARGO_TARGET_DIR:-target}/debug

"$target/podbay" --profile "$work/host" host --headless --name Examples --players 2 --port 0 --json >"$work/host.out" 2>"$work/host.err" &
host=$!; started+=("$host")
await 30 grep -q 'open at' "$work/host.out"; note $? "a table is open"
port=$(sed -n '1s/^.* open at \([^ ,]*\).*$/\1/p' "$work/host.out"); port=${port##*:}
timeout 120 "$target/examples/print" "127.0.0.1:$port" >"$work/print.out" 2>"$work/print.err" &
printer=$!; started+=("$printer")
timeout 120 "$target/examples/bot" "127.0.0.1:$port" >"$work/bot1.out" 2>"$work/bot1.err" &
first=$!; started+=("$first")
timeout 120 "$target/examples/bot" "127.0.0.1:$port" >"$work/bot2.out" 2>"$work/bot2.err" &
second=$!; started+=("$second")
for pid in "$first" "$second"; do wait "$pid"; note $? "a bot played to the end"; done
wait "$printer"; note $? "the printer saw the end"
wait "$host"; note $? "the host closed in order"
grep -q '^1 games, [1-9][0-9]* commands, 0 refused' "$work/bot1.out"; note $? "$(cat "$work/bot1.out")"
grep -q '^1 games, [1-9][0-9]* commands, 0 refused' "$work/bot2.out"; note $? "$(cat "$work/bot2.out")"
# Two bots of one name are told apart by a number; a game whose aliens win early is short.
[ "$(grep -cE "^Example( 2)?: " "$work/print.out")" -ge 20 ]; note $? "$(wc -l <"$work/print.out") lines of the game are printed"
[ "$(grep -c ' points$' "$work/print.out")" = 2 ]; note $? "both results are printed"
[ $failed -eq 0 ] || tail -n 20 "$work"/*.out "$work"/*.err
printf '%d passed, %d failed\n' "$passed" "$failed"
[ $failed -eq 0 ]
