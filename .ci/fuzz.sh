#!/usr/bin/env bash
# Fuzz runs on the stable toolchain. The code has no unsafe blocks, so no sanitizer is needed; overflow and debug checks
# are on. FUZZ_SECONDS is the time for each target. The kept corpora, and what the project has anyway, are copied: nothing
# is written into the tree, and what a run finds is in FUZZ_WORK, if that is set. With the word "build" after it, the
# fuzzers are built and not run.
set -uo pipefail
cd "$(dirname "$0")/.."
command -v cargo-fuzz >/dev/null || cargo install --locked --quiet --debug cargo-fuzz || exit 1
export RUSTC_BOOTSTRAP=1
host=$(rustc -vV | sed -n 's/^host: //p')
work=${FUZZ_WORK:-$(mktemp -d)}
mkdir -p "$work"
cargo fuzz build --fuzz-dir tests/fuzz --sanitizer none --dev || exit 1
[ "${1:-}" = build ] && exit

# Longest input in bytes: a record and what a host tells are as long as the box that they carry.
longest() { case $1 in handshake | journal | boxes | heard | client) echo 65536 ;; *) echo 4096 ;; esac; }

seeds() { # TARGET FOLDER: the corpus of a target
  mkdir -p "$2"
  cp tests/fuzz/corpus/"$1"/* "$2"/
  case $1 in
    boxes) for box in assets/*/box.toml; do cp "$box" "$2/$(basename "$(dirname "$box")")"; done ;;
    scenarios) for file in tests/data/scenarios/*/*.scn; do cp "$file" "$2/$(basename "$(dirname "$file")")-$(basename "$file")"; done ;;
  esac
}

# fuzz TARGET: one run; its line says what it tried.
fuzz() {
  local target=$1 code runs peak coverage word=ok
  seeds "$target" "$work/$target"
  "tests/fuzz/target/$host/debug/$target" "$work/$target" -artifact_prefix="$work/$target-" -print_final_stats=1 \
    -max_total_time="${FUZZ_SECONDS:-20}" -max_len="$(longest "$target")" -len_control=0 -timeout=10 -rss_limit_mb=1024 \
    >"$work/$target.log" 2>&1
  code=$?
  figure() { sed -n "s/^stat::$1: *//p" "$work/$target.log"; }
  runs=$(figure number_of_executed_units) peak=$(figure peak_rss_mb)
  coverage=$(sed -n 's/.* cov: \([0-9]*\).*/\1/p' "$work/$target.log" | tail -n 1)
  # A target that only reads its corpus tries nothing.
  if [ $code -ne 0 ] || [ "${runs:-0}" -le "$(find "$work/$target" -type f | wc -l)" ]; then
    word=FAILED
    tail -n 40 "$work/$target.log"
  fi
  printf '%s: %s: %s inputs, coverage %s, at most %s MB\n' "$word" "$target" "${runs:-0}" "${coverage:-0}" "${peak:-?}"
}
export -f fuzz seeds longest
export host work

# As many at once as there are processors.
targets=(decode handshake commands session journal boxes scenarios heard client files)
printf '%s\n' "${targets[@]}" | xargs -P "$(nproc)" -I{} bash -c 'fuzz {}' | tee "$work/lines"
passed=$(grep -c '^ok: ' "$work/lines")
failed=$((${#targets[@]} - passed))
printf '%d passed, %d failed\n' "$passed" "$failed"
[ $failed -eq 0 ]
