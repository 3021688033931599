#!/usr/bin/env bash
# Short fuzz runs on the stable toolchain: decoders and commands.
set -uo pipefail
cd "$(dirname "$0")/.."
command -v cargo-fuzz >/dev/null || cargo install --locked --quiet --debug cargo-fuzz || exit 1
passed=0 failed=0
for target in decode commands; do
  if RUSTC_BOOTSTRAP=1 cargo fuzz run --fuzz-dir tests/fuzz "$target" -- -max_total_time="${FUZZ_SECONDS:-20}" -max_len=4096 2>&1 | tail -n 15; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
  fi
done
printf '%d passed, %d failed\n' "$passed" "$failed"
[ $failed -eq 0 ]
