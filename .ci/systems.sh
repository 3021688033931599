#!/usr/bin/env bash
# Checks the types of the program and its tests for macOS and Windows, on Debian 12. Fails on an error of any crate
# and on a warning of this one. Needs rustc-web, cargo-web, rust-web-src and binutils-mingw-w64-x86-64, but no C compiler
# and nothing else of the other systems. .ci/systems.sh [macos] [windows]: without a word both, one after the other.
set -euo pipefail
cd "$(dirname "$0")/.."
if [ ! -x /usr/bin/cargo ] || [ ! -d /usr/lib/rustlib/src/rust/library ]; then
  echo "systems.sh needs more packages: apt-get install rustc-web cargo-web rust-web-src binutils-mingw-w64-x86-64" >&2
  exit 1
fi
# Debian has the standard library of other systems only as source, which only the compiler of the same version can build.
# RUSTC_BOOTSTRAP permits that, as it is not stable yet.
export RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 RUSTFLAGS="-D warnings" CARGO_INCREMENTAL=0

check() { # check SYSTEM TARGET
  local crates name=${2//-/_}
  # Two libraries (ring, blake3) contain C and assembly. Nothing is linked here, so nobody reads what a C compiler would
  # write, and a program that does nothing is enough. The types of the Rust code do not depend on it.
  export "CC_$name=true" "AR_$name=true"
  # Cargo prints a line for each crate that it has checked, also if an earlier run did.
  crates=$(/usr/bin/cargo check --locked --quiet --all-targets --target "$2" -Zbuild-std=std,panic_unwind \
    --target-dir "${CARGO_TARGET_DIR:-target}/systems" --message-format json-render-diagnostics |
    grep -cE "\"filenames\":\[\"[^\"]*/$2/debug/[^\"]*\.rmeta\"\]")
  echo "$crates crates checked for $1, 0 warnings"
}

[ $# -gt 0 ] || set -- macos windows
for system; do
  case $system in
    macos) check macOS aarch64-apple-darwin ;;
    windows) check Windows x86_64-pc-windows-gnu ;;
    *) echo "systems.sh does not know $system" >&2; exit 2 ;;
  esac
done
