#!/usr/bin/env bash
# Short fuzz runs on the stable toolchain: decoders and commands. The code has no unsafe blocks, so no sanitizer is
# needed; a debug build has overflow checks and is built soonest. FUZZ_SECONDS is the time for each target.
set -uo pipefail
cd "$(dirname "$0")/.."
command -v cargo-fuzz >/dev/null || cargo install --locked --quiet --debug cargo-fuzz || exit 1
export RUSTC_BOOTSTRAP=1
passed=0 failed=0
for target in decode commands; do
  if cargo fuzz run --fuzz-dir tests/fuzz --sanitizer none --dev "$target" -- \
    -max_total_time="${FUZZ_SECONDS:-15}" -max_len=4096 -len_control=0 2>&1 | tail -n 15; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
  fi
done
printf '%d passed, %d failed\n' "$passed" "$failed"
[ $failed -eq 0 ]
