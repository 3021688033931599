#!/usr/bin/env bash
# Every bench runs, with little work, and prints its line; PushGrid does the reference's work. It is the build of the
# tests, so that nothing is built twice: figures come from `cargo bench --bench NAME`.
set -uo pipefail
cd "$(dirname "$0")/.."
export PODBAY_BENCH_SMOKE=1
lines=$(mktemp) passed=0 failed=0
trap 'rm -f "$lines"' EXIT
for bench in $(sed -n '/^\[\[bench\]\]/,/^$/s/^name = "\(.*\)"$/\1/p' Cargo.toml); do
  if cargo bench --locked --quiet --profile dev --bench "$bench" | tee "$lines" && python3 - "$lines" "$bench" <<'PY'
import json, sys
last = open(sys.argv[1]).read().strip().splitlines()[-1]
line = json.loads(last)
assert line["bench"] == sys.argv[2], line
figures = [v for v in line.values() if isinstance(v, (int, float))]
assert len(figures) >= 3 and all(v > 0 for v in figures), line
if line["bench"] == "rules":
    assert line["pushgrid_game_1"] == {"plies": 120, "checksum": 249790}, line
PY
  then passed=$((passed + 1)); else failed=$((failed + 1)); fi
done
printf '%d passed, %d failed\n' "$passed" "$failed"
[ $failed -eq 0 ] && [ $passed -ge 3 ]
