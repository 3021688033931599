#!/usr/bin/env bash
# Every bench runs, with little work, and prints its line; PushGrid does the reference's work; a copy in which a command is
# carried out allocates nothing. It is the build of the tests, so that nothing is built twice: figures come from
# `cargo bench --bench NAME`.
set -uo pipefail
cd "$(dirname "$0")/.."
export PODBAY_BENCH_SMOKE=1
lines=$(mktemp) passed=0 failed=0
trap 'rm -f "$lines"' EXIT
count() { if [ "$1" = 0 ]; then passed=$((passed + 1)); else failed=$((failed + 1)); fi; } # STATUS
for bench in $(sed -n '/^\[\[bench\]\]/,/^$/s/^name = "\(.*\)"$/\1/p' Cargo.toml); do
  cargo bench --locked --quiet --profile dev --bench "$bench" | tee "$lines" && python3 - "$lines" "$bench" <<'PY'
import json, sys
last = open(sys.argv[1]).read().strip().splitlines()[-1]
line = json.loads(last)
assert line["bench"] == sys.argv[2], line
groups = [line, *line.get("games", {}).values()]
figures = [v for group in groups for v in group.values() if isinstance(v, (int, float))]
assert len(figures) >= 3 and all(v > 0 for v in figures), line
if line["bench"] == "rules":
    assert line["pushgrid"]["seed1"] == [120, 249790], line
PY
  count $?
done
# Elsewhere than with glibc nothing counts.
if [ "$(uname -s)" = Linux ] && getconf GNU_LIBC_VERSION >/dev/null 2>&1; then
  rules=$(cargo bench --locked --quiet --profile dev --no-run --message-format=json --bench rules |
    python3 -c 'import json, sys; print(*[m["executable"] for m in map(json.loads, sys.stdin) if m.get("executable") and "bench" in m["target"]["kind"]])')
  python3 benches/allocations.py "$rules"
  count $?
fi
printf '%d passed, %d failed\n' "$passed" "$failed"
[ $failed -eq 0 ] && [ $passed -ge 3 ]
