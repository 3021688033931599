#!/usr/bin/env bash
# The packages for Linux, built, checked by the tools of distributions, and tried in clean Debian 11, 12 and 13; the app for
# macOS, as far as Linux can check it. Needs root and what packaging/linux names. .ci/packages.sh build: only builds.
set -uo pipefail
cd "$(dirname "$0")/.." || exit
# No speed is measured here, so the program is built with few optimisations, in a folder of its own.
export DIST=$PWD/target/trial/linux
export CARGO_PROFILE_RELEASE_OPT_LEVEL=1 CARGO_PROFILE_RELEASE_CODEGEN_UNITS=256
[ "${1:-}" != build ] || exec packaging/linux/build.sh
passed=0 failed=0
try() { # NAME COMMAND…
  local name=$1; shift
  if "$@"; then passed=$((passed + 1)); echo "ok: $name"; else failed=$((failed + 1)); echo "FAILED: $name"; fi
}

macos() { # with the packages of this Python if it has them
  local venv
  if python3 -c 'import icnsutil, PIL' 2>/dev/null; then packaging/macos/check.sh; return; fi
  venv=$(packaging/venv.sh packaging/macos/tools.txt) && PYTHON=$venv/bin/python3 packaging/macos/check.sh
}

try "the program is built" packaging/linux/build.sh
try "the packages are made" packaging/linux/package.sh
if command -v rpmbuild >/dev/null; then try "the rpm is made" packaging/linux/rpm.sh; else echo "left out: the rpm needs rpm"; fi
try "the packages have no faults that tools see" packaging/linux/lint.sh
try "the packages come, run and go in clean systems" packaging/linux/test.sh "$DIST/systems"
try "the app for macOS has no faults that Linux sees" macos
printf '%d passed, %d failed\n' "$passed" "$failed"
[ $failed -eq 0 ]
